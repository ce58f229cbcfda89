"""Frondeurs et Frondeuses: France 1648-53. Joins the files beside this one, nothing else."""

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
from fronde.games.frondeurs import boards, factions, position, scoring, words
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.defaults import choose_default
from fronde.games.frondeurs.model import NOBODY, State
from fronde.games.frondeurs.refusals import explain
from fronde.games.frondeurs.steps import STEPS
from fronde.games.frondeurs.steps.any_time import AT_ANY_TIME, USE_MUSKETEER, ask_any_time, do_any_time
from fronde.games.frondeurs.steps.forced import find_forced
from fronde.games.frondeurs.steps.setup import Options, begin_setup, new_state
from fronde.games.frondeurs.view import build_view, deal_again, to_move

TITLE = Title(
    key="frondeurs",
    name="Frondeurs et Frondeuses",
    version=3,
    player_counts=(4, 3, 2),
    texts=Path(__file__).parent / "texts",
    pictures="images.frondeurs",
    verbs=words.VERBS,
    option_files={"board": boards.read_board},
    option_samples={"board": Path(__file__).parent / "data" / "board.toml"},
    balance="fronde.games.frondeurs.balance",
)


class FrondeursSpeech(Speech[State]):
    """How the game is told."""

    first_steps = words.FIRST_STEPS

    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    event_text = staticmethod(words.event_text)
    private_text = staticmethod(words.private_text)
    story = staticmethod(words.tell)
    explain = staticmethod(explain)


class FrondeursRules(Rules[State]):
    """The rules, as `fronde.core.game.Rules` asks for them."""

    view = staticmethod(build_view)
    score = staticmethod(scoring.score_all)
    result = staticmethod(scoring.final_result)
    check = staticmethod(position.check)
    dump = staticmethod(position.dump)
    resample = staticmethod(deal_again)
    default = staticmethod(choose_default)

    def options_schema(self) -> dict[str, Any]:
        """The JSON schema of the options."""
        return Options.model_json_schema()

    def fill_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option in force: a short game leaves Gold and Exile out unless they are asked for (8.54)."""
        return read_options(options).model_dump()

    def takes(self, players: int, options: Mapping[str, Any]) -> bool:
        """Teams and an unseeded Faction Swap go with some numbers of players alone (8.61, 4.12)."""
        return find_misfit(read_options(options), players) is None

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """The four Factions in turn order (5.13)."""
        return FACTIONS

    def roles(self, setup: Setup) -> tuple[Seat, ...]:
        """The Faction each player chooses, in the order of `setup.players` (5.31, 4.22)."""
        return factions.role_names(len(setup.players))

    def player_of(self, setup: Setup, state: State, seat: Seat) -> str:
        """Who runs the Faction now."""
        return factions.player_name(state, FACTIONS.index(seat))

    def turn(self, state: State) -> Turn:
        """Whose Turn it is; while setting up, who places."""
        return Turn(FACTIONS[to_move(state)], state.turn)

    def nobodys(self, state: State) -> tuple[Seat, ...]:
        """The Dummy of three players (5.4)."""
        return () if state.dummy == NOBODY else (FACTIONS[state.dummy],)

    def setup(self, setup: Setup, ctx: Context) -> State:
        """The board laid out, the first seat asked. Raises TableError where players or options do not fit."""
        if len(setup.players) not in TITLE.player_counts:
            raise TableError(Text("setup-players", {"n": len(setup.players)}), "1.21")
        options = read_options(setup.options)
        refuse_misfits(options, len(setup.players))
        state = new_state(setup.players, options, ctx.rng)
        begin_setup(state, ctx)
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
        if action.step in (AT_ANY_TIME, USE_MUSKETEER):
            do_any_time(state, action, ctx)
        else:
            self._answer(state, action, ctx)
        self._settle(state, ctx)

    def copy(self, state: State) -> State:
        """A copy for undo."""
        return state.copy()

    def load(self, given: Mapping[str, Any], setup: Setup, ctx: Context) -> State:
        """Take up a position, full or sparse. Raises PositionError."""
        with reading("players"):
            players = read_list(given.get("players", setup.players))
        if len(players) not in TITLE.player_counts or not all(isinstance(p, str) for p in players):
            raise PositionError(Text("setup-players", {"n": len(players)}))
        options = read_position_options(given.get("options", setup.options))
        state = position.load(given, players, options, ctx.rng)
        refuse_misfits(options, len(players))
        with reading("stack"):
            self._settle(state, ctx)
        return state

    def _answer(self, state: State, action: Action, ctx: Context) -> None:
        frame = state.stack[-1]
        STEPS[frame["step"]].answer(state, frame, action, ctx)

    def _settle(self, state: State, ctx: Context) -> None:
        """Run on until somebody has a choice, and keep the questions."""
        asked = settle(state, STEPS, ctx)
        while forced := find_forced(state, asked):
            ctx.take(forced)
            self._answer(state, forced, ctx)
            asked = settle(state, STEPS, ctx)
        state.asked = (*asked, *ask_any_time(state)) if asked else ()


def read_options(options: Mapping[str, Any]) -> Options:
    """The options of a table, defaults filled in. Raises TableError naming the one that is wrong."""
    try:
        read = Options.model_validate(dict(options))
    except ValidationError as error:
        wrong = error.errors()[0]
        raise TableError(
            Text("setup-option", {"slug": ".".join(map(str, wrong["loc"])), "why": wrong["msg"]})
        ) from None
    return read if read.board is None else read.model_copy(update={"board": boards.check_plain(read.board)})


def read_position_options(options: Mapping[str, Any]) -> Options:
    """The options a position names. Raises PositionError naming the one that is wrong."""
    with reading("options"):
        given = read_table(options)
    try:
        return read_options(given)
    except TableError as error:
        raise PositionError(error.reason, error.rule) from error


def refuse_misfits(options: Options, players: int) -> None:
    """Raise TableError where options do not go with the number of players."""
    if misfit := find_misfit(options, players):
        raise misfit


def find_misfit(options: Options, players: int) -> TableError | None:
    """What speaks against playing with these options and so many players."""
    if options.teams and players != 4:
        return TableError(Text("setup-teams"), "8.61")
    if options.faction_swap == "unseeded" and players == 3:
        return TableError(Text("setup-unseeded"), "4.12")
    return None


GAME = Game(TITLE, FrondeursRules(), FrondeursSpeech())
