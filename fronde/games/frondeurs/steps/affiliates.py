"""The affiliate cube (2.46, 5.22 xi, 6.71): once a Turn, place or remove a cube at a Space with the seat's shield."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.flow import Frame
from fronde.core.types import Action, Context, Decision
from fronde.games.frondeurs.changes import place, remove
from fronde.games.frondeurs.data import FACTIONS, SPACES, Spaces
from fronde.games.frondeurs.model import (
    State,
    can_use_affiliates,
    closed_spaces,
    count_supply,
    occupied_spaces,
    rival_cubes,
)
from fronde.games.frondeurs.steps.common import SEAT, FrondeStep, seat_of, space_of, space_options
from fronde.games.frondeurs.steps.placing import declare
from fronde.games.frondeurs.steps.removing import protected_spaces

PLACE = tuple(f"place:{id_}" for id_ in SPACES)
REMOVE = tuple(f"remove:{id_}" for id_ in SPACES)


def find_affiliate_spaces(state: State, seat: int) -> tuple[Spaces, Spaces]:
    """Spaces with the seat's shield where it may place a cube, and where it may remove one, Controlled Spaces included
    (6.71)."""
    mine = state.board.affiliated[seat]
    place_at = mine & ~rival_cubes(state, seat) & ~closed_spaces(state) & ~state.blocked
    if not count_supply(state, seat):
        place_at = 0
    return place_at, mine & occupied_spaces(state) & ~protected_spaces(state, seat)


def can_place_affiliate(state: State, seat: int) -> bool:
    """Whether the seat can still use its affiliate cube this Turn."""
    return not state.affiliate_used and can_use_affiliates(state, seat) and any(find_affiliate_spaces(state, seat))


class AffiliateCube(FrondeStep):
    """Place or remove the cube. Frame: `seat`."""

    rule = "2.46"
    memory = {"seat": SEAT}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = seat_of(frame)
        if not can_place_affiliate(state, seat):
            return ()
        place_at, remove_at = find_affiliate_spaces(state, seat)
        options = space_options(place_at, PLACE) + space_options(remove_at, REMOVE)
        return (self.question(FACTIONS[seat], options, person=SPACES[state.board.avatars[seat]]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        seat, pick = seat_of(frame), action.picks[0]
        space = space_of(pick)
        if pick.startswith("remove:"):
            state.stack.pop()
            state.affiliate_used = True
            ctx.emit("affiliate-used", seat=FACTIONS[seat])
            remove(state, space, ctx)
            return
        declare(self, state, frame, space, ctx)

    def carry_out(self, state: State, frame: Frame, space: int, ctx: Context) -> None:
        """Place the declared cube."""
        state.stack.pop()
        state.affiliate_used = True
        state.has_placed = True
        ctx.emit("affiliate-used", seat=FACTIONS[seat_of(frame)])
        place(state, seat_of(frame), space, ctx)
