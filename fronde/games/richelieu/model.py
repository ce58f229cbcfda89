"""The position and its basic queries and changes. Nothing here emits events or asks a player.

Seats, cards, discs and regions are ids; a cell is a row and a column from 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from fronde.core.step_rules import StepState
from fronde.core.types import Json
from fronde.games.richelieu.data import (
    CARDS,
    CARDS_AT_FIRST,
    CATEGORIES,
    COLUMNS,
    DISCS,
    MARKERS,
    MARKERS_BACK,
    MOST_CARDS,
    MOST_SHIELDS,
    ROWS,
    ROWS_OF_VARIANT,
    SEATS,
    Cell,
)

Layout = tuple[tuple[str | None, ...], ...]
"""Rows of cells; each has a card's id or None."""


@dataclass
class State(StepState):
    """The complete position, without the dice. Hidden part: the place of each disc, except the seat's own.

    `layout` keeps every card where it was dealt; the remaining columns of row `r` are `left[r]` to `right[r] - 1`.
    """

    layout: Layout = ()
    cells: dict[str, Cell] = field(default_factory=dict)
    """The cell of each card in `layout`, which never changes."""
    left: list[int] = field(default_factory=lambda: [0] * ROWS)
    right: list[int] = field(default_factory=lambda: [0] * ROWS)
    aside: tuple[str, ...] = ()
    """Cards that a sparse position does not name, which are out of the game."""
    collections: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Cards taken by each seat, in order."""

    discs: dict[str, str] = field(default_factory=dict)
    """For cards still in the lay-out, the face-down disc on them."""
    discs_of: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Discs in front of each seat, seen only by that seat until the game is over."""
    backs_used: tuple[str, ...] = ()
    """Marker backs that were used, which are public."""
    unused: tuple[str, ...] = ()
    """Discs in the box, seen by nobody."""

    stock: dict[str, int] = field(default_factory=dict)
    box: dict[str, int] = field(default_factory=dict)
    """Markers in front of each seat, and those it paid."""
    marks: dict[str, str] = field(default_factory=dict)
    """For cards with a marker, its seat."""

    active: str = SEATS[0]
    turn: int = 0
    picks: tuple[str, ...] = ()
    """Cards taken this turn."""
    over: bool = False

    @property
    def rows(self) -> Layout:
        """The current lay-out: None where a card was taken."""
        return tuple(
            tuple(card if left <= column < right else None for column, card in enumerate(cards))
            for cards, left, right in zip(self.layout, self.left, self.right, strict=False)
        )

    @rows.setter
    def rows(self, rows: Sequence[Sequence[str | None]]) -> None:
        """Put cards into the cells. In each row they must be adjacent, with empty cells only at the ends."""
        self.layout = tuple(tuple(row) + (None,) * (COLUMNS - len(row)) for row in rows)
        for number, row in enumerate(self.layout):
            columns = [column for column, card in enumerate(row) if card is not None]
            self.left[number] = columns[0] if columns else 0
            self.right[number] = columns[-1] + 1 if columns else 0
            self.cells.update((card, (number, column)) for column, card in enumerate(row) if card is not None)


def new_state(players: tuple[str, ...], options: dict[str, Json]) -> State:
    """An empty table; every seat has three markers."""
    state = State(players, options)
    for seat in seats_of(state):
        state.collections[seat], state.discs_of[seat] = (), ()
        state.stock[seat], state.box[seat] = MARKERS, 0
    return state


# --- seats ---


def seats_of(state: State) -> tuple[str, ...]:
    """The seats in turn order."""
    return SEATS[: len(state.players)]


def next_seat(state: State, seat: str) -> str:
    """The next seat in turn order."""
    seats = seats_of(state)
    return seats[(seats.index(seat) + 1) % len(seats)]


# --- the lay-out ---


def is_laid(state: State, card: str) -> bool:
    """Whether a card is still in the lay-out."""
    if card not in state.cells:
        return False
    row, column = state.cells[card]
    return state.left[row] <= column < state.right[row]


def row_of(state: State, row: int) -> list[str]:
    """The remaining cards of a row, from the left."""
    return [card for card in state.layout[row][state.left[row] : state.right[row]] if card is not None]


def laid_cards(state: State) -> list[str]:
    """The remaining cards of the lay-out, row by row."""
    rows = zip(state.layout, state.left, state.right, strict=False)
    return [card for row, left, right in rows for card in row[left:right] if card is not None]


def count_middle(state: State) -> int:
    """The number of cards left in the lay-out."""
    return sum(state.right) - sum(state.left)


def row_ends(state: State) -> list[str]:
    """The cards at the ends of the rows (3.2), row by row, the left end first; a single card appears once."""
    cards = []
    for row, left, right in zip(state.layout, state.left, state.right, strict=False):
        ends = (row[left], row[right - 1]) if right - left > 1 else row[left:right]
        cards += [card for card in ends if card is not None]
    return cards


def side_of(state: State, card: str) -> str:
    """The position of a card in its row: "left", "right", "only" or "inner"."""
    row, column = state.cells[card]
    at_left, at_right = column == state.left[row], column == state.right[row] - 1
    return "only" if at_left and at_right else "left" if at_left else "right" if at_right else "inner"


def is_ending(state: State) -> bool:
    """Whether this turn is the last: no card is left, or in the variant three rows are empty (6.1, 8.1)."""
    empty = sum(left == right for left, right in zip(state.left, state.right, strict=True))
    return empty >= (ROWS_OF_VARIANT if state.options["three_rows"] else ROWS)


# --- taking cards (3) ---


def is_first_move(state: State) -> bool:
    """Whether this is the first move of the game: no card was taken before this turn (3.4)."""
    return count_middle(state) + len(state.picks) == len(CARDS)


def count_shields(cards: Iterable[str]) -> int:
    """Shields on some cards."""
    return sum(CARDS[card].shields for card in cards)


def owner_to_pay(state: State, seat: str, card: str) -> str | None:
    """The seat to which taking a card costs a marker; None if the card is free (4.4, 4.6)."""
    owner = state.marks.get(card)
    return None if owner == seat else owner


def find_payments(state: State, seat: str) -> list[str]:
    """Sources of a marker to pay with: "stock", then cards with the seat's markers (4.4)."""
    on_cards = [card for card in laid_cards(state) if state.marks.get(card) == seat]
    return ["stock", *on_cards] if state.stock[seat] else on_cards


def can_pay(state: State, seat: str) -> bool:
    """Whether a seat has a marker that is not in the box (4.7)."""
    return state.box[seat] < MARKERS


def may_be_second(state: State, card: str) -> bool:
    """Whether a card may be taken after the first one: same region, at most two shields, not in the first move, and no
    third card (3.1, 3.3, 3.4)."""
    most = CARDS_AT_FIRST if is_first_move(state) else MOST_CARDS
    if not 0 < len(state.picks) < most:
        return False
    fits = count_shields((*state.picks, card)) <= MOST_SHIELDS
    return fits and CARDS[state.picks[0]].region == CARDS[card].region


def find_ends_to_take(state: State) -> list[str]:
    """The ends that may be taken, apart from their price: any as a first card, suitable ones as a second."""
    if len(state.picks) == MOST_CARDS:
        return []
    ends = row_ends(state)
    return [card for card in ends if may_be_second(state, card)] if state.picks else ends


def find_takeable(state: State) -> list[str]:
    """The cards the active seat may take now."""
    seat = state.active
    able = can_pay(state, seat)
    return [card for card in find_ends_to_take(state) if able or owner_to_pay(state, seat, card) is None]


# --- markers and discs (4, 5) ---


def unmarked_cards(state: State) -> list[str]:
    """The remaining cards without a marker (4.2)."""
    return [card for card in laid_cards(state) if card not in state.marks]


def cards_with_marker(state: State, seat: str) -> list[str]:
    """The cards with a marker of a seat, row by row."""
    return [card for card in laid_cards(state) if state.marks.get(card) == seat]


def can_place(state: State, seat: str) -> bool:
    """Whether a seat may place a marker (4.1); not in the last turn, where it would have no effect."""
    return not is_ending(state) and bool(state.stock[seat]) and bool(unmarked_cards(state))


def can_move(state: State, seat: str) -> bool:
    """Whether a seat may move a marker instead: only without one in stock (4.3)."""
    if is_ending(state) or state.stock[seat] or not cards_with_marker(state, seat):
        return False
    return bool(unmarked_cards(state))


def can_use_disc(state: State, seat: str) -> bool:
    """Whether the seat can use a marker back: it has one, and one of its markers is in the box (5.3)."""
    return bool(state.box[seat]) and any(disc in MARKERS_BACK for disc in state.discs_of[seat])


def could_use_disc(state: State, seat: str) -> bool:
    """Whether the seat might have a usable marker back, from public knowledge. Whether a seat is asked may depend on
    this, but never on `can_use_disc`, which would reveal its discs (ruling R22)."""
    return bool(state.box[seat]) and bool(state.discs_of[seat]) and len(state.backs_used) < len(MARKERS_BACK)


# --- counting (6) ---


def count_each(state: State, seat: str, *, with_discs: bool) -> dict[str, int]:
    """A seat's shields of every region and symbols of every kind, with its discs if `with_discs` (5.2)."""
    counts = dict.fromkeys(CATEGORIES, 0)
    for card in state.collections[seat]:
        data = CARDS[card]
        counts[data.region] += data.shields
        if data.symbol:
            counts[data.symbol] += 1
    for disc in state.discs_of[seat] if with_discs else ():
        category = DISCS[disc].region or DISCS[disc].symbol
        if category:
            counts[category] += 1
    return counts


# --- the changes everything is made of ---


def take_card(state: State, seat: str, card: str) -> str | None:
    """Move a card from the end of its row to a seat's collection. The marker on it returns to its owner's stock;
    returns the owner."""
    row, column = state.cells[card]
    if column == state.left[row]:
        state.left[row] += 1
    else:
        state.right[row] -= 1
    state.collections[seat] += (card,)
    state.picks += (card,)
    owner = state.marks.pop(card, None)
    if owner is not None:
        state.stock[owner] += 1
    return owner


def pay_marker(state: State, seat: str, source: str) -> None:
    """Put a marker of a seat into the box, from its stock or from a card."""
    if source == "stock":
        state.stock[seat] -= 1
    else:
        del state.marks[source]
    state.box[seat] += 1


def spend_disc(state: State, seat: str) -> str:
    """Use a marker back: one marker of the seat leaves the box. Returns the disc."""
    disc = next(disc for disc in state.discs_of[seat] if disc in MARKERS_BACK)
    state.discs_of[seat] = tuple(other for other in state.discs_of[seat] if other != disc)
    state.backs_used += (disc,)
    state.box[seat] -= 1
    state.stock[seat] += 1
    return disc
