"""Optional actions: Musketeers at any moment (5.22 x), and in the seat's own Turn the affiliate cube (5.22 xi), the
King (7.4), prisoners (7.27), Gold and Exile (7.6)."""

from __future__ import annotations

from fronde.core.flow import call
from fronde.core.types import Action, Context, Decision
from fronde.games.frondeurs.data import FACTIONS, SPACES
from fronde.games.frondeurs.model import NOBODY, SEATS, State
from fronde.games.frondeurs.steps.affiliates import can_place_affiliate
from fronde.games.frondeurs.steps.arrests import find_prisoner_moves
from fronde.games.frondeurs.steps.common import STEPS
from fronde.games.frondeurs.steps.king import PRICE, can_recover_king, recover_king
from fronde.games.frondeurs.steps.musketeers import find_musketeer_uses, use_musketeer
from fronde.games.frondeurs.steps.reserve import find_reserve_uses, use_reserve

USE_MUSKETEER = "use-musketeer"
AT_ANY_TIME = "at-any-time"


def ask_any_time(state: State) -> list[Decision]:
    """The optional questions that are open in addition to the one on top of the stack."""
    if not STEPS[state.stack[-1]["step"]].open_to_others or not state.turn:
        return []
    questions = []
    active, king_at = FACTIONS[state.active], None if state.king_at == NOBODY else SPACES[state.king_at]
    for seat in SEATS:
        options = find_own_turn_options(state, seat) if seat == state.active else []
        if state.king == NOBODY and can_recover_king(state, seat):
            options.append("recover-king")
        if options:
            about = {"seat": active, "space": king_at, "price": PRICE if seat == state.king_by else 0}
            questions.append(Decision(FACTIONS[seat], AT_ANY_TIME, tuple(options), "5.22", required=False, about=about))
    for seat in {holder for holder in state.musketeers if holder != NOBODY}:
        if uses := find_musketeer_uses(state, seat):
            questions.append(
                Decision(FACTIONS[seat], USE_MUSKETEER, tuple(uses), "7.53", required=False, about={"seat": active})
            )
    return questions


def find_own_turn_options(state: State, seat: int) -> list[str]:
    """The actions that the Active Player may take between two steps of the Turn."""
    options = []
    if can_place_affiliate(state, seat):
        options.append("affiliate")
    if state.king == seat and not state.king_recovered and not state.bonus_used:
        options.append("king-progress")
    if state.arrests and find_prisoner_moves(state, seat):
        options.append("move-prisoners")
    options += find_reserve_uses(state, seat)
    return options


def do_any_time(state: State, action: Action, ctx: Context) -> None:
    """Begin the chosen action."""
    seat, pick = FACTIONS.index(action.seat), action.picks[0]
    if action.step == USE_MUSKETEER:
        use_musketeer(state, seat, pick, ctx)
    elif pick == "affiliate":
        call(state, "affiliate-cube", seat=seat)
    elif pick == "king-progress":
        call(state, "king-progress", seat=seat)
    elif pick == "move-prisoners":
        call(state, "move-prisoners", seat=seat)
    elif pick.startswith("reserve:"):
        use_reserve(state, seat, pick)
    elif seat == state.king_by:
        call(state, "pay-for-king", seat=seat, left=PRICE)
    else:
        recover_king(state, seat, ctx)
