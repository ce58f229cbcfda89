"""Mousquetaires du Roy: Milady against the King's musketeers. This module only joins the modules of the package."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.errors import TableError
from fronde.core.game import Game, Headlines, Speech, Title
from fronde.core.rng import Dice
from fronde.core.step_rules import StepRules
from fronde.core.types import Action, Context, Decision, Seat, Setup, Text
from fronde.games.mousquetaires import orders, position, scoring, stories, words
from fronde.games.mousquetaires.data import MILADY, TABLE
from fronde.games.mousquetaires.dealing import deal_again, deal_anew
from fronde.games.mousquetaires.defaults import choose_default
from fronde.games.mousquetaires.model import State, hand_of, has_milady, new_state, player_of, roles_for, seats_for
from fronde.games.mousquetaires.refusals import explain
from fronde.games.mousquetaires.steps import STEPS, one_for_all
from fronde.games.mousquetaires.steps.setup import Options, lay_out, pick_token
from fronde.games.mousquetaires.steps.trade import OFFERS
from fronde.games.mousquetaires.summary import sum_up
from fronde.games.mousquetaires.turn_sum import sum_up_turn
from fronde.games.mousquetaires.unavailable import find_unavailable
from fronde.games.mousquetaires.view import build_view

USUAL = 5
PLAYER_COUNTS = (USUAL, *(n for n in range(1, TABLE.players[1] + 1) if n != USUAL))
"""The numbers of players, the usual number first; a single player plays without Milady (9.6)."""
TITLE = Title(__name__, version=3, player_counts=PLAYER_COUNTS, minutes=150, verbs=words.VERBS)


class MousquetairesSpeech(Speech[State]):
    """Every text of the game that players read."""

    apart = words.APART
    headlines = Headlines(stories.HEADLINES)
    secrets = words.SECRETS
    along = words.ALONG

    count_along = staticmethod(words.count_along)
    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    event_text = staticmethod(words.event_text)
    private_text = staticmethod(words.private_text)
    story = staticmethod(stories.tell)
    sum_up = staticmethod(sum_up)
    explain = staticmethod(explain)
    find_unavailable = staticmethod(find_unavailable)
    sum_up_turn = staticmethod(sum_up_turn)


class MousquetairesRules(StepRules[State, Options]):
    """The rules of the game, as an implementation of `fronde.core.game.Rules`."""

    title = TITLE
    steps = STEPS
    options = Options
    players_rule = "9.6"
    orders = orders.ORDERS
    new_state = staticmethod(new_state)
    begin = staticmethod(lay_out)
    keys = staticmethod(position.keys)
    fill_in = staticmethod(position.fill_in)
    view = staticmethod(build_view)
    score = staticmethod(scoring.score_all)
    result = staticmethod(scoring.final_result)
    check = staticmethod(position.check)
    default = staticmethod(choose_default)
    resample = staticmethod(deal_again)
    deal_anew = staticmethod(deal_anew)

    def find_misfit(self, players: int, options: Options) -> TableError | None:
        """The error where the options do not fit the number of players: six need a Milady player, and a musketeer can
        only be left out with three musketeer players (9.6)."""
        if misfit := super().find_misfit(players, options):
            return misfit
        if players == TABLE.players[1] and options.milady == "nobody":
            return TableError(Text("setup-six", {"n": players}), "9.6")
        three = players - has_milady(players, options.model_dump()) == 3
        if three or options.absent == Options.model_validate({}).absent:
            return None
        return TableError(Text("setup-absent", {"n": players}), "9.6")

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """Milady if a player plays her, and the musketeers in play (9.6)."""
        choices = self.fill_options(setup.options)
        return seats_for(len(setup.players), has_milady(len(setup.players), choices), choices["absent"])

    def roles(self, setup: Setup) -> tuple[Seat, ...]:
        """Milady, and a musketeer for each hand; some players have a second musketeer, or all of them (9.6)."""
        choices = self.fill_options(setup.options)
        return roles_for(len(setup.players), has_milady(len(setup.players), choices), choices["absent"])

    def conferring(self, setup: Setup) -> tuple[Seat, ...]:
        """The musketeers, if a player plays Milady against them; otherwise empty."""
        seats = self.seats(setup)
        return seats[1:] if seats[0] == MILADY else ()

    def player_of(self, setup: Setup, state: State, seat: Seat) -> str:
        """The player who runs the seat."""
        return player_of(state, seat)

    def stretch(self, state: State) -> int | None:
        """The number of the turn, None during set-up."""
        return None if state.phase == "setup" else state.turn

    def is_asked_alone(self, state: State, decision: Decision) -> bool:
        """Whether to ask a question with only one answer, because not everybody can see that there is only one (R36,
        R46)."""
        sure = decision.step == "play-cards" and not decision.about["n"]
        sure = sure or (decision.step == "pay-card" and len(hand_of(state, decision.seat)) == 1)
        return decision.step in words.ASKED_ALONE and not sure

    def pick_at_random(self, state: State, decision: Decision, dice: Dice) -> str | None:
        """A random token for the next space of a quest board (8.1), None for other questions."""
        return f"token:{pick_token(state, dice)}" if decision.step == "lay-tokens" else None

    def put(self, state: State, decisions: Sequence[Decision]) -> Sequence[Decision]:
        """The questions of the step, trades of the active musketeer (3.5), and One for all at any moment (7.8)."""
        trades = OFFERS.ask(state, state.active or None) if state.stack[-1]["step"] == "act" else []
        return [*decisions, *trades, *one_for_all.optional_questions(state)]

    def answer(self, state: State, action: Action, ctx: Context) -> None:
        """Carry out an answer: to the step, in a trade, or One for all."""
        if OFFERS.answer(state, action, ctx):
            return
        if action.step == one_for_all.STEP:
            one_for_all.play(state, action, ctx)
        else:
            super().answer(state, action, ctx)


GAME = Game(MousquetairesRules(), MousquetairesSpeech())
