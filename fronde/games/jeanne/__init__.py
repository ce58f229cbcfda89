"""Jeanne d'Arc 1429: conquest in the Hundred Years' War. Joins the files beside this one, nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fronde.core.errors import TableError
from fronde.core.game import Game, Speech, title_of
from fronde.core.lessons import read_lessons
from fronde.core.step_rules import StepRules, refuse_players
from fronde.core.types import Action, Context, Decision, Seat, Setup, Text, Turn
from fronde.games.jeanne import orders, position, scoring, words
from fronde.games.jeanne.closed import find_closed
from fronde.games.jeanne.data import PLAYER_COUNTS
from fronde.games.jeanne.defaults import choose_default
from fronde.games.jeanne.model import State, new_state, who_is
from fronde.games.jeanne.refusals import explain
from fronde.games.jeanne.steps import STEPS
from fronde.games.jeanne.steps.cards import BESIDE, answer_beside, ask_beside
from fronde.games.jeanne.steps.diplomacy import OFFERS
from fronde.games.jeanne.steps.setup import Options, goes_with, lay_out, seats_for, swap_in
from fronde.games.jeanne.summary import sum_up
from fronde.games.jeanne.turn_sum import sum_up_turn
from fronde.games.jeanne.view import active_of, build_view, deal_again, phase_of, seat_or_none

TITLE = title_of(
    __name__,
    __file__,
    name="Jeanne d’Arc 1429",
    version=5,
    player_counts=PLAYER_COUNTS,
    verbs=words.VERBS,
)
UNASKED = ("revolt", "raid-source", "return-city", "choose-treaty", "rebel")
"""Questions that are not asked where all can see that there is one answer."""


class JeanneSpeech(Speech[State]):
    """How the game is told."""

    first_steps = words.FIRST_STEPS
    begins = frozenset({"turn-began"})

    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    event_text = staticmethod(words.event_text)
    private_text = staticmethod(words.private_text)
    story = staticmethod(words.tell)
    sum_up = staticmethod(sum_up)
    sum_up_turn = staticmethod(sum_up_turn)
    tell_table = staticmethod(words.tell_table)
    explain = staticmethod(explain)
    find_closed = staticmethod(find_closed)
    along = words.ALONG
    closing = words.CLOSING
    ends_along = frozenset(words.ALONG)
    unsized = words.UNSIZED
    unnamed = words.UNNAMED
    count_along = staticmethod(words.count_along)


class JeanneRules(StepRules[State, Options]):
    """The rules, as `fronde.core.game.Rules` asks for them."""

    steps = STEPS
    options = Options
    orders = orders.ORDERS
    lessons = read_lessons(Path(__file__).parent / "data" / "lessons.toml")
    asked_alone = frozenset({
        "fight", "long-range-attack", "attack-cards", "defence-cards", "duel-card", "play-sign", "play-retreat",
    })  # fmt: skip  # R50, R51

    view = staticmethod(build_view)
    score = staticmethod(scoring.score_all)
    result = staticmethod(scoring.final_result)
    check = staticmethod(position.check)
    default = staticmethod(choose_default)
    dump = staticmethod(position.dump)
    resample = staticmethod(deal_again)

    def takes(self, players: int, options: Mapping[str, Any]) -> bool:
        """Where powers are named, as many people play as there are (9.1)."""
        return goes_with(players, self.fill_options(options))

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """The powers that play, in the printed order (2.1, 9.1)."""
        return seats_for(len(setup.players), self.fill_options(setup.options))

    def roles_beside(self, setup: Setup, picks: Sequence[Seat]) -> Mapping[Seat, Mapping[str, Any]]:
        """The other powers: players may choose which they play (9.1, ruling R55)."""
        return swap_in(self.seats(setup), picks)

    def player_of(self, setup: Setup, state: State, seat: Seat) -> str:
        """Who runs the seat."""
        return state.players[who_is(state, seat)]

    def turn(self, state: State) -> Turn:
        """Whose turn it is."""
        return Turn(seat_or_none(state, active_of(state)), state.turn)

    def stretch(self, state: State) -> int | None:
        """The round, once the garrisons are put."""
        return None if self.is_opening(state) else state.round

    def is_opening(self, state: State) -> bool:
        """Whether garrisons are put before the first round (2.3, 2.4)."""
        return phase_of(state) == "setup"

    def begin(self, setup: Setup, options: Options, ctx: Context) -> State:
        """The map with nobody on it but who must be. Raises TableError where players or options do not fit."""
        return lay_out(setup.players, self._read_table(setup, options), ctx)

    def take_up(self, data: Mapping[str, Any], setup: Setup, options: Options, ctx: Context) -> State:
        """The state of a position, full or sparse."""
        choices = self._read_table(setup, options)
        return position.load(data, new_state(setup.players, choices, seats_for(len(setup.players), choices)))

    def _read_table(self, setup: Setup, options: Options) -> dict[str, Any]:
        """The options as plain data. Raises TableError where the number of players does not fit."""
        choices, count = options.model_dump(), len(setup.players)
        refuse_players(setup, PLAYER_COUNTS, "9.1")
        if not goes_with(count, choices):
            raise TableError(Text("setup-powers", {"n": len(choices["powers"]), "count": count}), "9.1")
        return choices

    def forced(self, state: State, decisions: Sequence[Decision]) -> Action | None:
        """The one answer there is, where everybody can see that."""
        only = decisions[0]
        if only.step in UNASKED and len(only.options) == 1:
            return Action(only.seat, only.step, only.options)
        return None

    def put(self, state: State, decisions: Sequence[Decision]) -> Sequence[Decision]:
        """What the step asks, and in a turn what may be played and offered beside it (4.7, 4.8, 7.2)."""
        step = STEPS[state.stack[-1]["step"]]
        if not step.open_to_others:
            return decisions
        beside = [] if step.name == "buy" else ask_beside(state)
        return [*decisions, *beside, *OFFERS.ask(state, seat_or_none(state, active_of(state)))]

    def answer(self, state: State, action: Action, ctx: Context) -> None:
        """Answer the step, an offer, or what is played beside it."""
        if OFFERS.answer(state, action, ctx):
            return
        if action.step in BESIDE:
            answer_beside(state, action, ctx)
        else:
            super().answer(state, action, ctx)


GAME = Game(TITLE, JeanneRules(), JeanneSpeech())
