"""Richelieu: the Cardinal against the Queen. Joins the files beside this one, nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fronde.core.game import Game, Speech, title_of
from fronde.core.lessons import read_lessons
from fronde.core.step_rules import StepRules, refuse_players
from fronde.core.types import Context, Seat, Setup, Turn
from fronde.games.richelieu import position, scoring, words
from fronde.games.richelieu.data import PLAYER_COUNTS, SEATS
from fronde.games.richelieu.defaults import choose_default
from fronde.games.richelieu.model import State, new_state, seats_of
from fronde.games.richelieu.names import NAMES
from fronde.games.richelieu.refusals import explain
from fronde.games.richelieu.steps import STEPS
from fronde.games.richelieu.steps.setup import Options, deal
from fronde.games.richelieu.summary import count_stretch, sum_up
from fronde.games.richelieu.turn_sum import sum_up_turn
from fronde.games.richelieu.view import build_view, deal_again, deal_anew

TITLE = title_of(
    __name__,
    __file__,
    name="Richelieu",
    version=4,
    player_counts=PLAYER_COUNTS,
    verbs=words.VERBS,
)


class RichelieuSpeech(Speech[State]):
    """How the game is told."""

    first_steps = words.FIRST_STEPS
    begins = frozenset({"turn-began"})
    names = NAMES
    along = words.ALONG
    closing = words.CLOSING
    unsized = frozenset({"stopped", "pay-marker", "use-disc"})
    count_along = staticmethod(words.count_along)
    find_closed = staticmethod(words.find_closed)

    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    event_text = staticmethod(words.event_text)
    private_text = staticmethod(words.private_text)
    story = staticmethod(words.tell)
    sum_up = staticmethod(sum_up)
    sum_up_turn = staticmethod(sum_up_turn)
    explain = staticmethod(explain)


class RichelieuRules(StepRules[State, Options]):
    """The rules, as `fronde.core.game.Rules` asks for them."""

    steps = STEPS
    options = Options
    lessons = read_lessons(Path(__file__).parent / "data" / "lessons.toml")
    asked_alone = frozenset({"end-turn", "stopped", "take-card", "pay-marker"})  # R22, R30

    view = staticmethod(build_view)
    score = staticmethod(scoring.score_all)
    result = staticmethod(scoring.final_result)
    check = staticmethod(position.check)
    default = staticmethod(choose_default)
    dump = staticmethod(position.dump)
    resample = staticmethod(deal_again)
    deal_anew = staticmethod(deal_anew)

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """The seats in turn order, as many as there are players."""
        return SEATS[: len(setup.players)]

    def player_of(self, setup: Setup, state: State, seat: Seat) -> str:
        """Who runs the seat."""
        return state.players[seats_of(state).index(seat)]

    def turn(self, state: State) -> Turn:
        """Whose turn it is."""
        return Turn(state.active, state.turn)

    def stretch(self, state: State) -> int | None:
        """Dozens of cards that are taken."""
        return count_stretch(state)

    def begin(self, setup: Setup, options: Options, ctx: Context) -> State:
        """The cards laid out. Raises TableError where players or options do not fit."""
        refuse_players(setup, PLAYER_COUNTS, "9.1")
        return deal(setup.players, options, ctx)

    def take_up(self, data: Mapping[str, Any], setup: Setup, options: Options, ctx: Context) -> State:
        """The state of a position, full or sparse."""
        refuse_players(setup, PLAYER_COUNTS, "9.1")
        return position.load(data, new_state(setup.players, options.model_dump()), ctx.rng)


GAME = Game(TITLE, RichelieuRules(), RichelieuSpeech())
