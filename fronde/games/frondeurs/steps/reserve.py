"""Mazarin's Exile and Spanish Gold (7.6): add cubes to a box, and bring them onto the board at a price."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.flow import Frame, call
from fronde.core.types import Action, Context, Decision
from fronde.games.frondeurs.changes import place
from fronde.games.frondeurs.data import FACTIONS, SPACES, Spaces, each, names_of
from fronde.games.frondeurs.model import (
    MAZARINIST,
    NOBODY,
    State,
    adjacent,
    closed_spaces,
    count_supply,
    get_owner,
    reach_free,
    remove_cubes,
)
from fronde.games.frondeurs.steps.common import SEAT, SPACE_OPTIONS, SPACE_SET, STOP, FrondeStep, seat_of, space_of
from fronde.games.frondeurs.steps.placing import declare

MOST_PLACED = 2
"""The most cubes the card may place for Gold or Exile to be allowed (7.62)."""


def find_reserve_uses(state: State, seat: int) -> list[str]:
    """Options `reserve:add` and `reserve:spend`: allowed before or after the card's Action, not during it, once for
    each card, if it places two cubes or fewer and no token was used with it (7.61 to 7.67; rulings R68, R69). The Dummy
    can only add (5.43, ruling R153)."""
    play = state.play
    if not state.options["gold_and_exile"] or not play.card or not play.action or play.bonus:
        return []
    if play.token or state.token_used or play.placed > MOST_PLACED or (play.started and not play.is_complete):
        return []
    uses = []
    if count_supply(state, seat):
        uses.append("reserve:add")
    if seat != state.dummy and find_entries(state, seat, state.reserve[seat], 0):
        uses.append("reserve:spend")
    return uses


def use_reserve(state: State, seat: int, pick: str) -> None:
    """Begin the bonus action. Before the card's Action, it limits the card to two cubes (7.62)."""
    state.play.bonus = True
    state.bonus_used = True
    if not state.play.is_complete:
        state.play.cap = MOST_PLACED
    if pick == "reserve:add":
        call(state, "add-reserve", seat=seat)
    else:
        call(state, "spend-reserve", seat=seat, visited=0)


def contribution_limit(state: State, seat: int) -> int:
    """Cubes that may be added to the box at once: one; after mid-game scoring three for the lowest score and two for
    one between (7.63). A tied score counts as highest or lowest (ruling R70)."""
    scores = state.midgame
    if scores is None or scores[seat] == max(scores):
        return 1
    return 3 if scores[seat] == min(scores) else 2


def count_addable_cubes(state: State, seat: int) -> int:
    """The most cubes that may be added to the box now."""
    return min(contribution_limit(state, seat), count_supply(state, seat))


class AddReserve(FrondeStep):
    """Add cubes to the box (7.63). Frame: `seat`."""

    rule = "7.63"
    memory = {"seat": SEAT}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = seat_of(frame)
        most = count_addable_cubes(state, seat)
        options = [f"add:{n}" for n in range(1, most + 1)]
        return (self.question(FACTIONS[seat], options, reserve=state.reserve[seat], left=most),) if most > 1 else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        self.add(state, seat_of(frame), int(action.picks[0].removeprefix("add:")), ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        self.add(state, seat_of(frame), count_addable_cubes(state, seat_of(frame)), ctx)

    def add(self, state: State, seat: int, cubes: int, ctx: Context) -> None:
        """Move cubes from the Supply to the box."""
        state.stack.pop()
        state.reserve[seat] += cubes
        ctx.emit("reserve-added", seat=FACTIONS[seat], n=cubes, now=state.reserve[seat])


def price_of(state: State, seat: int, space: int, trail: Spaces) -> tuple[int, int]:
    """(cubes placed, cubes discarded) to enter a Space from the box (7.64, ruling R72): one cube for an empty or own
    Space; for a rival's as many as are there, and one more if it is Controlled. The connection costs one, except to an
    own Space."""
    return _price(state, seat, space, trail, find_free_entries(state, seat, trail))


def _price(state: State, seat: int, space: int, trail: Spaces, free: Spaces) -> tuple[int, int]:
    if trail >> space & 1:
        return 1, 0
    owner = get_owner(state, space)
    if owner == seat:
        return 1, 0
    connection = 1 - (free >> space & 1)
    if owner == NOBODY:
        return 1, connection
    return state.count[space], connection + (state.control[owner] >> space & 1)


def find_free_entries(state: State, seat: int, trail: Spaces) -> Spaces:
    """Spaces entered at no cost: by a solid line from a Space already entered, or, for the Mazarinist's first, from any
    own Space (7.64); the Spanish Peer always costs one."""
    if trail:
        return reach_free(state, trail & state.occupancy[seat])
    return reach_free(state, state.occupancy[seat]) if seat == MAZARINIST else 0


def find_entries(state: State, seat: int, cubes: int, trail: Spaces) -> dict[int, int]:
    """Spaces the box's cubes may enter next and can pay for, in board order, with the price of each (7.64, rulings R72,
    R73)."""
    if not cubes:
        return {}
    if trail:
        near = trail & state.occupancy[seat]
        near |= adjacent(state, near)
    elif seat == MAZARINIST:
        near = adjacent(state, state.occupancy[seat])
    else:
        near = state.board.spanish
    near &= ~closed_spaces(state) & ~state.blocked
    free = find_free_entries(state, seat, trail)
    prices = {space: sum(_price(state, seat, space, trail, free)) for space in each(near)}
    return {space: price for space, price in prices.items() if price <= cubes}


class SpendReserve(FrondeStep):
    """Bring the box's cubes onto the board, one Space after another (7.64). Frame: `seat`, `visited`: Spaces
    entered."""

    rule = "7.64"
    memory = {"seat": SEAT, "visited": SPACE_SET}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = seat_of(frame)
        trail = frame["visited"]
        entries = find_entries(state, seat, state.reserve[seat], trail)
        if not entries:
            return ()
        options = [SPACE_OPTIONS[space] for space in entries]
        if trail:
            options.append(STOP)
        price = {SPACES[space]: cubes for space, cubes in entries.items()}
        return (self.question(FACTIONS[seat], options, left=state.reserve[seat], picked=names_of(trail), price=price),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == STOP:
            state.stack.pop()
            return
        declare(self, state, frame, space_of(action.picks[0]), ctx)

    def carry_out(self, state: State, frame: Frame, space: int, ctx: Context) -> None:
        """Enter the Space: place cubes, or replace a rival's cubes with as many own ones. The first Space costs five
        points."""
        seat = seat_of(frame)
        standing, cost = price_of(state, seat, space, frame["visited"])
        if not frame["visited"]:
            state.reserve_uses[seat] += 1
            ctx.emit("reserve-spent", seat=FACTIONS[seat], uses=state.reserve_uses[seat])
        frame["visited"] |= 1 << space
        state.reserve[seat] -= standing + cost
        state.has_placed = True
        owner = get_owner(state, space)
        if owner not in (NOBODY, seat):
            remove_cubes(state, space, state.count[space])
            ctx.emit("cubes-exchanged", seat=FACTIONS[owner], space=SPACES[space], n=standing)
        place(state, seat, space, ctx, standing, cost)
