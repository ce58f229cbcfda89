"""Jeanne d'Arc 1429: conquest in the Hundred Years' War. This module only joins the modules of the package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fronde.core.errors import TableError
from fronde.core.game import Game, Headlines, Speech, Title
from fronde.core.step_rules import StepRules
from fronde.core.types import Action, Context, Decision, Json, Seat, Setup, Text, Turn
from fronde.games.jeanne import orders, position, scoring, stories, words
from fronde.games.jeanne.data import PLAYER_COUNTS
from fronde.games.jeanne.dealing import deal_again
from fronde.games.jeanne.defaults import choose_default
from fronde.games.jeanne.model import State, new_state, player_index
from fronde.games.jeanne.refusals import explain
from fronde.games.jeanne.steps import STEPS
from fronde.games.jeanne.steps.cards import OPTIONAL_STEPS, answer_optional, optional_questions
from fronde.games.jeanne.steps.diplomacy import OFFERS
from fronde.games.jeanne.steps.setup import Options, lay_out, seats_for, swap_in
from fronde.games.jeanne.summary import sum_up
from fronde.games.jeanne.turn_sum import sum_up_turn
from fronde.games.jeanne.unavailable import find_unavailable
from fronde.games.jeanne.view import active_of, build_view, phase_of, seat_or_none

TITLE = Title(__name__, version=5, player_counts=PLAYER_COUNTS, minutes=180, verbs=words.VERBS)


class JeanneSpeech(Speech[State]):
    """Every text of the game that players read."""

    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    event_text = staticmethod(words.event_text)
    private_text = staticmethod(words.private_text)
    story = staticmethod(stories.tell)
    sum_up = staticmethod(sum_up)
    sum_up_turn = staticmethod(sum_up_turn)
    tell_table = staticmethod(words.tell_table)
    explain = staticmethod(explain)
    find_unavailable = staticmethod(find_unavailable)
    along = words.ALONG
    closing = words.CLOSING
    headlines = Headlines(stories.HEADLINES)
    secrets = words.SECRETS
    count_along = staticmethod(words.count_along)


class JeanneRules(StepRules[State, Options]):
    """The rules of the game, as an implementation of `fronde.core.game.Rules`."""

    title = TITLE
    steps = STEPS
    options = Options
    players_rule = "9.1"
    orders = orders.ORDERS
    is_asked_alone = staticmethod(lambda state, decision: decision.step in words.ASKED_ALONE)

    begin = staticmethod(lay_out)
    keys = staticmethod(position.keys)
    fill_in = staticmethod(position.fill_in)
    view = staticmethod(build_view)
    score = staticmethod(scoring.score_all)
    result = staticmethod(scoring.final_result)
    check = staticmethod(position.check)
    default = staticmethod(choose_default)
    resample = staticmethod(deal_again)

    def find_misfit(self, players: int, options: Options) -> TableError | None:
        """The error where the option `powers` names another number of powers than there are players (9.1)."""
        misfit = super().find_misfit(players, options)
        if misfit or isinstance(options.powers, str) or len(options.powers) == players:
            return misfit
        return TableError(Text("setup-powers", {"n": len(options.powers), "count": players}), "9.1")

    def new_state(self, players: tuple[str, ...], options: dict[str, Json]) -> State:
        """An empty table."""
        return new_state(players, options, seats_for(len(players), options))

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """The powers in play, in the printed order (2.1, 9.1)."""
        return seats_for(len(setup.players), self.fill_options(setup.options))

    def roles_beside(self, setup: Setup, picks: Sequence[Seat]) -> Mapping[Seat, Mapping[str, Json]]:
        """The powers not in play, which players may choose instead of others (9.1, ruling R55)."""
        return swap_in(self.seats(setup), picks)

    def player_of(self, setup: Setup, state: State, seat: Seat) -> str:
        """The player who runs the seat."""
        return state.players[player_index(state, seat)]

    def turn(self, state: State) -> Turn:
        """The seat whose turn it is, and the number of the turn."""
        return Turn(seat_or_none(state, active_of(state)), state.turn)

    def is_opening(self, state: State) -> bool:
        """Whether garrisons are being placed before the first round (2.3, 2.4)."""
        return phase_of(state) == "setup"

    def put(self, state: State, decisions: Sequence[Decision]) -> Sequence[Decision]:
        """The questions of the step, and in a turn the cards and offers that are possible in addition (4.7, 4.8,
        7.2)."""
        step = state.stack[-1]["step"]
        if step not in ("buy", "expand", "fight"):
            return decisions
        beside = [] if step == "buy" else optional_questions(state)
        return [*decisions, *beside, *OFFERS.ask(state, seat_or_none(state, active_of(state)))]

    def answer(self, state: State, action: Action, ctx: Context) -> None:
        """Carry out an answer: to the step, to an offer, or for a card played in addition."""
        if OFFERS.answer(state, action, ctx):
            return
        if action.step in OPTIONAL_STEPS:
            answer_optional(state, action, ctx)
        else:
            super().answer(state, action, ctx)

    def stretch(self, state: State) -> int | None:
        """The number of the round, None during set-up."""
        return None if self.is_opening(state) else state.round


GAME = Game(JeanneRules(), JeanneSpeech())
