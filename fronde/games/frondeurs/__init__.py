"""Frondeurs et Frondeuses: France 1648-53. This module only joins the modules of the package into one game."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.errors import TableError
from fronde.core.game import Game, Headlines, Speech, Title
from fronde.core.step_rules import StepRules
from fronde.core.types import Action, Context, Decision, Seat, Setup, Text, Turn
from fronde.games.frondeurs import boards, factions, position, scoring, stories, words
from fronde.games.frondeurs.changes import tell_control_losses
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.dealing import deal_again, deal_anew
from fronde.games.frondeurs.defaults import choose_default
from fronde.games.frondeurs.model import NOBODY, State, new_state
from fronde.games.frondeurs.names import NAMES
from fronde.games.frondeurs.orders import ORDERS
from fronde.games.frondeurs.refusals import explain
from fronde.games.frondeurs.steps import STEPS
from fronde.games.frondeurs.steps.any_time import AT_ANY_TIME, USE_MUSKETEER, ask_any_time, do_any_time
from fronde.games.frondeurs.steps.setup import Options, lay_out
from fronde.games.frondeurs.steps.single_answers import is_asked_alone
from fronde.games.frondeurs.summary import sum_up
from fronde.games.frondeurs.turn_sum import sum_up_turn
from fronde.games.frondeurs.unavailable import find_unavailable
from fronde.games.frondeurs.view import build_view, to_move, view_beside

TITLE = Title(
    __name__,
    version=7,
    player_counts=(4, 3, 2),
    minutes=180,
    verbs=words.VERBS,
    option_files={"board": boards.read_board},
)


class FrondeursSpeech(Speech[State]):
    """Every text of the game that players read."""

    names = NAMES
    leads = words.LEADS
    along = words.ALONG
    forms = words.FORMS
    closing = words.CLOSING
    ending = words.ENDING
    headlines = Headlines(stories.HEADLINES, stories.find_headlines, stories.tell_headline)
    secrets = words.SECRETS
    count_along = staticmethod(words.count_along)

    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    event_text = staticmethod(words.event_text)
    private_text = staticmethod(words.private_text)
    story = staticmethod(stories.tell)
    sum_up = staticmethod(sum_up)
    sum_up_turn = staticmethod(sum_up_turn)
    explain = staticmethod(explain)
    find_unavailable = staticmethod(find_unavailable)


class FrondeursRules(StepRules[State, Options]):
    """The rules of the game, as an implementation of `fronde.core.game.Rules`."""

    title = TITLE
    steps = STEPS
    options = Options
    players_rule = "1.21"
    orders = ORDERS

    new_state = staticmethod(new_state)
    begin = staticmethod(lay_out)
    keys = staticmethod(position.keys)
    fill_in = staticmethod(position.fill_in)
    view = staticmethod(build_view)
    view_beside = staticmethod(view_beside)
    score = staticmethod(scoring.score_all)
    result = staticmethod(scoring.final_result)
    check = staticmethod(position.check)
    resample = staticmethod(deal_again)
    deal_anew = staticmethod(deal_anew)
    default = staticmethod(choose_default)
    is_asked_alone = staticmethod(is_asked_alone)

    def find_misfit(self, players: int, options: Options) -> TableError | None:
        """The error where the number of players does not allow the options: teams (8.61), an unseeded Faction Swap
        (4.12)."""
        if options.teams and players in (2, 3):
            return TableError(Text("setup-teams"), "8.61")
        if options.faction_swap == "unseeded" and players == 3:
            return TableError(Text("setup-unseeded"), "4.12")
        return super().find_misfit(players, options)

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """The four Factions in turn order (5.13)."""
        return FACTIONS

    def roles(self, setup: Setup) -> tuple[Seat, ...]:
        """The Faction each player chooses, in the order of `setup.players` (5.31, 4.22)."""
        return factions.role_names(len(setup.players))

    def player_of(self, setup: Setup, state: State, seat: Seat) -> str:
        """The player who runs a Faction now."""
        return factions.player_name(state, FACTIONS.index(seat))

    def turn(self, state: State) -> Turn:
        """The seat whose Turn it is (during set-up the seat that places), and the number of the Turn."""
        return Turn(FACTIONS[to_move(state)], state.turn)

    def is_opening(self, state: State) -> bool:
        """Whether the game is still in the placement of cubes before the first Turn (4.12, step 11)."""
        return not state.turn and not state.over

    def nobodys(self, state: State) -> tuple[Seat, ...]:
        """The Dummy in a game of three players (5.4), otherwise empty."""
        return () if state.dummy == NOBODY else (FACTIONS[state.dummy],)

    def put(self, state: State, decisions: Sequence[Decision]) -> Sequence[Decision]:
        """The questions of the step, and those that may be answered at any moment."""
        return (*decisions, *ask_any_time(state))

    def apply(self, state: State, action: Action, ctx: Context) -> None:
        """Carry out a choice and its consequences, and report the Control that it ended."""
        before = tuple(state.control)
        super().apply(state, action, ctx)
        tell_control_losses(state, before, ctx)

    def answer(self, state: State, action: Action, ctx: Context) -> None:
        """Carry out a choice."""
        if action.step in (AT_ANY_TIME, USE_MUSKETEER):
            do_any_time(state, action, ctx)
        else:
            super().answer(state, action, ctx)

    def stretch(self, state: State) -> int | None:
        """The Season, or None during set-up."""
        return None if self.is_opening(state) else state.season


GAME = Game(FrondeursRules(), FrondeursSpeech())
