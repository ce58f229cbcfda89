"""The position as plain JSON, complete or sparse, and its invariants. RULES.md documents the keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from fronde.core.codec import (
    CardId,
    CardPile,
    EachOf,
    FieldType,
    Flag,
    Keys,
    Later,
    ListOf,
    MapOf,
    Maybe,
    Number,
    Word,
    bad,
    refuse_twice,
    require,
    require_all_cards,
)
from fronde.core.flow import frame
from fronde.core.rng import Dice
from fronde.core.types import Context, Json, Name
from fronde.games.richelieu.data import (
    CARDS,
    COLUMNS,
    DISC_CELLS,
    DISCS,
    MARKERS,
    MARKERS_BACK,
    MOST_CARDS,
    ROWS,
)
from fronde.games.richelieu.model import (
    State,
    count_middle,
    is_ending,
    is_laid,
    laid_cards,
    seats_of,
)
from fronde.games.richelieu.steps import STEPS
from fronde.games.richelieu.steps.setup import deal_rows


class Rows(ListOf[tuple[str | None, ...]]):
    """Four rows of cards, None for an empty cell."""

    def __init__(self) -> None:
        super().__init__(ListOf(Maybe(CARD), other="position-takes-rows"), other="position-takes-rows")

    def read(self, value: Json, key: str) -> tuple[tuple[str | None, ...], ...]:
        rows = super().read(value, key)
        if len(rows) > ROWS or any(len(row) > COLUMNS for row in rows):
            raise bad("rows", key=key, rows=ROWS, columns=COLUMNS)
        refuse_twice([card for row in rows for card in row if card is not None])
        return (*rows, *[()] * (ROWS - len(rows)))


class OnCards(MapOf[str, Any]):
    """Values by card, in the order of the cards' numbers."""

    def __init__(self, item: FieldType[Any], other: str) -> None:
        super().__init__(CARD, item, other)

    def write(self, value: Mapping[str, Json]) -> Json:
        return super().write(dict(sorted(value.items())))


CARD = CardId(CARDS, lambda card: str(card).zfill(2))
CARD_PILE = CardPile(CARD)
DISC = Word(DISCS, "position-unknown-disc")


@cache
def keys_for(seats: tuple[str, ...]) -> Keys:
    """The keys of a position with these seats, except those that combine several values."""
    seat = Word(seats, "position-unknown-seat")
    count = Later(MapOf(seat, Number(0, MARKERS)))
    return Keys(
        STEPS,
        {
            "active": seat,
            "turn": Number(0, 100_000),
            "taken": CARD_PILE,
            "rows": Later(Rows()),
            "aside": CARD_PILE,
            "collections": EachOf(seats, CARD_PILE, (), "position-unknown-seat"),
            "discs": OnCards(Maybe(DISC), "position-takes-discs"),
            "held_discs": EachOf(seats, ListOf(DISC), (), "position-unknown-seat"),
            "spent_discs": ListOf(DISC),
            "markers": OnCards(seat, "position-takes-markers"),
            "stock": count,
            "box": count,
            "over": Flag(),
        },
        {"taken": "picks", "held_discs": "discs_of", "spent_discs": "backs_used", "markers": "marks"},
    )


def keys(state: State) -> Keys:
    """The keys of a position."""
    return keys_for(seats_of(state))


# --- reading ---


def fill_in(state: State, position: Mapping[str, Json], ctx: Context) -> None:
    """Complete a whole position, or a sparse one at the start of the active seat's turn."""
    _fill_rows(position, state, ctx.rng)
    _fill_discs(position, state, ctx.rng)
    _fill_markers(position, state)
    if "stack" not in position:
        state.over = is_ending(state)
        state.stack = [] if state.over else [frame("begin-turn")]


def _fill_rows(position: Mapping[str, Json], state: State, rng: Dice) -> None:
    """Without `rows`, deal all cards that are not named elsewhere. Unnamed cards go to `aside`."""
    absent = {*state.aside, *(card for cards in state.collections.values() for card in cards)}
    if "rows" not in position:
        state.rows = deal_rows([card for card in rng.shuffle(CARDS) if card not in absent])
    elif count_middle(state) != len(laid_cards(state)):
        raise bad("gap", key="rows")
    mentions = [*absent, *laid_cards(state)]
    state.aside = (*state.aside, *(card for card in CARDS if card not in mentions))


def _fill_discs(position: Mapping[str, Json], state: State, rng: Dice) -> None:
    """Set the named discs. The seed chooses a disc for each None, and without `rows` for each cell that has one at
    set-up."""
    disc_by_card: dict[str, str | None] = dict(state.discs)
    if "discs" not in position and "rows" not in position:
        cells = (state.layout[row][column] for row, column in DISC_CELLS)
        count = sum(map(len, state.discs_of.values())) + len(state.backs_used)
        disc_by_card = dict.fromkeys([card for card in cells if card is not None][: max(len(DISC_CELLS) - count, 0)])
    mentions = [*(disc for discs in state.discs_of.values() for disc in discs), *state.backs_used]
    mentions += [disc for disc in disc_by_card.values() if disc is not None]
    refuse_twice(mentions, "disc")
    rest = rng.shuffle(disc for disc in DISCS if disc not in mentions) if None in disc_by_card.values() else []
    require(list(disc_by_card.values()).count(None) <= len(rest), "discs-many", n=len(DISC_CELLS))
    state.discs = {card: disc if disc is not None else rest.pop() for card, disc in disc_by_card.items()}
    state.unused = tuple(sorted(disc for disc in DISCS if disc not in (*mentions, *state.discs.values())))


def _fill_markers(position: Mapping[str, Json], state: State) -> None:
    """Put markers that are not on cards into stock, unless the position puts them into the box."""
    stock = state.stock if "stock" in position else {}
    box = state.box if "box" in position else {}
    state.stock, state.box = {}, {}
    lying = Counter(state.marks.values())
    for seat in seats_of(state):
        free = MARKERS - lying[seat]
        state.box[seat] = box.get(seat, free - stock[seat] if seat in stock else 0)
        state.stock[seat] = stock.get(seat, free - state.box[seat])


# --- what can never be ---


def check(state: State) -> None:
    """Check that every component is in exactly one place. Raises InvariantError."""
    _check_cards(state)
    _check_discs(state)
    _check_markers(state)
    mine = state.collections[state.active]
    require(set(state.picks) <= set(mine) and len(state.picks) <= MOST_CARDS, "taken", n=MOST_CARDS)
    require(state.over == (not state.stack), "over-or-not")
    require(not state.over or is_ending(state), "over-early")


def _check_cards(state: State) -> None:
    middle = laid_cards(state)
    require_all_cards([*middle, *state.aside, *(card for own in state.collections.values() for card in own)], CARDS)
    require(len(middle) == count_middle(state), "gap")


def _check_discs(state: State) -> None:
    lines = [*state.discs.values(), *state.backs_used, *(disc for own in state.discs_of.values() for disc in own)]
    discs = Counter([*lines, *state.unused])
    require(set(discs) == set(DISCS) and max(discs.values()) == 1, "disc-twice")
    require(len(lines) <= len(DISC_CELLS), "discs-many", n=len(DISC_CELLS))
    require(all(is_laid(state, card) for card in state.discs), "disc-nowhere")
    require(all(disc in MARKERS_BACK for disc in state.backs_used), "disc-spent")


def _check_markers(state: State) -> None:
    require(all(is_laid(state, card) for card in state.marks), "marker-nowhere")
    lying = Counter(state.marks.values())
    for seat in seats_of(state):
        total = max(state.stock[seat], 0) + max(state.box[seat], 0) + lying[seat]
        require(total == MARKERS, "markers", seat=Name("seat", seat), n=total, most=MARKERS)
