"""Richelieu: the Cardinal against the Queen. Joins the files beside this one, nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from fronde.core.errors import PositionError, TableError
from fronde.core.flow import settle
from fronde.core.game import Game, Rules, Speech, Title
from fronde.core.positions import read_list, read_table, reading
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Seat, Setup, Text, Turn
from fronde.games.richelieu import position, scoring, words
from fronde.games.richelieu.data import PLAYER_COUNTS, SEATS
from fronde.games.richelieu.model import State, seats_of
from fronde.games.richelieu.refusals import explain
from fronde.games.richelieu.steps import STEPS
from fronde.games.richelieu.steps.setup import Options, deal
from fronde.games.richelieu.view import build_view, deal_again

TITLE = Title(
    key="richelieu",
    name="Richelieu",
    version=2,
    player_counts=PLAYER_COUNTS,
    texts=Path(__file__).parent / "texts",
    pictures="images.richelieu",
    verbs=words.VERBS,
)


class RichelieuSpeech(Speech[State]):
    """How the game is told."""

    first_steps = words.FIRST_STEPS

    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    event_text = staticmethod(words.event_text)
    private_text = staticmethod(words.private_text)
    story = staticmethod(words.tell)
    explain = staticmethod(explain)


class RichelieuRules(Rules[State]):
    """The rules, as `fronde.core.game.Rules` asks for them."""

    view = staticmethod(build_view)
    score = staticmethod(scoring.score_all)
    result = staticmethod(scoring.final_result)
    check = staticmethod(position.check)
    dump = staticmethod(position.dump)
    resample = staticmethod(deal_again)

    def options_schema(self) -> dict[str, Any]:
        """The JSON schema of the options."""
        return Options.model_json_schema()

    def fill_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option in force."""
        return read_options(options).model_dump()

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """The seats in turn order, as many as there are players."""
        return SEATS[: len(setup.players)]

    def player_of(self, setup: Setup, state: State, seat: Seat) -> str:
        """Who runs the seat."""
        return state.players[seats_of(state).index(seat)]

    def turn(self, state: State) -> Turn:
        """Whose turn it is."""
        return Turn(state.active, state.turn)

    def setup(self, setup: Setup, ctx: Context) -> State:
        """The cards laid out, the first seat asked. Raises TableError where players or options do not fit."""
        if len(setup.players) not in PLAYER_COUNTS:
            raise TableError(Text("setup-players", {"n": len(setup.players)}), "9.1")
        state = deal(setup.players, read_options(setup.options), ctx)
        self._settle(state, ctx)
        return state

    def decisions(self, state: State) -> Sequence[Decision]:
        """Every question open now."""
        if state.asked is None:
            self._settle(state, Context(Dice(0)))
        assert state.asked is not None
        return state.asked

    def apply(self, state: State, action: Action, ctx: Context) -> None:
        """Carry out a choice, and whatever follows until somebody is asked again."""
        state.asked = None
        frame = state.stack[-1]
        STEPS[frame["step"]].answer(state, frame, action, ctx)
        self._settle(state, ctx)

    def copy(self, state: State) -> State:
        """A copy for undo."""
        return state.copy()

    def load(self, given: Mapping[str, Any], setup: Setup, ctx: Context) -> State:
        """Take up a position, full or sparse. Raises PositionError."""
        with reading("players"):
            players = read_list(given.get("players", setup.players))
        if len(players) not in PLAYER_COUNTS or not all(isinstance(player, str) for player in players):
            raise PositionError(Text("setup-players", {"n": len(players)}), "9.1")
        options = read_position_options(given.get("options", setup.options))
        state = position.load(given, players, options, ctx.rng)
        with reading("stack"):
            self._settle(state, ctx)
        return state

    def _settle(self, state: State, ctx: Context) -> None:
        """Run on until somebody is asked, and keep the questions."""
        state.asked = tuple(settle(state, STEPS, ctx))


def read_options(options: Mapping[str, Any]) -> Options:
    """The options of a table, defaults filled in. Raises TableError naming the one that is wrong."""
    try:
        return Options.model_validate(dict(options))
    except ValidationError as error:
        wrong = error.errors()[0]
        why = {"slug": ".".join(map(str, wrong["loc"])), "why": wrong["msg"]}
        raise TableError(Text("setup-option", why)) from None


def read_position_options(options: Mapping[str, Any]) -> Options:
    """The options a position names. Raises PositionError naming the one that is wrong."""
    with reading("options"):
        given = read_table(options)
    try:
        return read_options(given)
    except TableError as error:
        raise PositionError(error.reason) from error


GAME = Game(TITLE, RichelieuRules(), RichelieuSpeech())
