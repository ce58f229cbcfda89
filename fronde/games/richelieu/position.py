"""The position as plain JSON, whole or sparse, and what can never be (the keys are documented in RULES.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from fronde.core.codec import (
    EachOf,
    FieldType,
    Flag,
    FrameOf,
    Keys,
    ListOf,
    MapOf,
    Maybe,
    Number,
    StackOf,
    Word,
    bad,
    show,
)
from fronde.core.errors import InvariantError
from fronde.core.flow import frame
from fronde.core.rng import Dice
from fronde.core.types import Name
from fronde.games.richelieu.data import (
    CARDS,
    COLUMNS,
    DISC_CELLS,
    DISCS,
    MARKERS,
    MARKERS_BACK,
    MOST_CARDS,
    ROWS,
    SEATS,
)
from fronde.games.richelieu.model import (
    State,
    count_laid,
    is_ending,
    is_laid,
    laid_cards,
    lay_out,
    seats_of,
)
from fronde.games.richelieu.names import text
from fronde.games.richelieu.steps import STEPS
from fronde.games.richelieu.steps.setup import deal_rows

KEYS = (
    "game", "players", "options", "active", "turn", "taken", "rows", "aside", "collections", "discs", "held_discs",
    "spent_discs", "markers", "stock", "box", "over", "stack", "random",
)  # fmt: skip
"""Every key a position may have, in the order they are written."""


class CardId(FieldType[str]):
    """A card's id; a number serves as well."""

    def read(self, value: Any, key: str) -> str:
        card = f"{value:02}" if type(value) is int else value.zfill(2) if isinstance(value, str) else ""
        if card not in CARDS:
            raise bad("unknown-card", key=key, slug=show(value))
        return card


class CardPile(ListOf[str]):
    """Cards in order, none of them twice."""

    def read(self, value: Any, key: str) -> tuple[str, ...]:
        cards = super().read(value, key)
        _refuse_twice(cards, "card", key)
        return cards


CARD = CardId()
CARD_PILE = CardPile(CARD)
DISC = Word(DISCS, "position-unknown-disc")
ROWS_OF_CARDS = ListOf(ListOf(Maybe(CARD), other="position-takes-rows"), other="position-takes-rows")


@cache
def keys_for(seats: tuple[str, ...]) -> Keys:
    """What stands under each key of a position with these seats, but for what needs more than its own value."""
    seat = Word(seats, "position-unknown-seat")
    return Keys(
        {
            "active": seat,
            "turn": Number(0, 100_000),
            "taken": CARD_PILE,
            "aside": CARD_PILE,
            "collections": EachOf(seats, CARD_PILE, (), "position-unknown-seat"),
            "discs": MapOf(CARD, Maybe(DISC), "position-takes-discs"),
            "held_discs": EachOf(seats, ListOf(DISC), (), "position-unknown-seat"),
            "spent_discs": ListOf(DISC),
            "markers": MapOf(CARD, seat, "position-takes-markers"),
            "over": Flag(),
            "stack": StackOf(FrameOf(STEPS)),
        },
        {"taken": "picks", "held_discs": "discs_of", "spent_discs": "backs_used", "markers": "marks"},
    )


OTHER_KEYS = set(KEYS) - set(keys_for(SEATS).types)
"""Keys read here one by one."""


# --- writing ---


def dump_rows(state: State) -> list[list[str | None]]:
    """The lay-out as it is now: four rows of twelve, None where a card is gone."""
    return [
        [card if state.left[row] <= column < state.right[row] else None for column, card in enumerate(cards)]
        for row, cards in enumerate(state.layout)
    ]


def dump(state: State) -> dict[str, Any]:
    """The whole position; `load` takes it up exactly as it was."""
    data = {
        **keys_for(seats_of(state)).write(state),
        "game": "richelieu",
        "players": list(state.players),
        "options": dict(state.options),
        "rows": dump_rows(state),
        "discs": dict(sorted(state.discs.items())),
        "markers": dict(sorted(state.marks.items())),
        "stock": dict(state.stock),
        "box": dict(state.box),
    }
    return {key: data[key] for key in KEYS if key in data}


# --- reading ---


def load(position: Mapping[str, Any], state: State, rng: Dice) -> State:
    """Lay out a whole position exactly as it was, or a sparse one at the start of the active seat's turn, on an empty
    table. Raises PositionError where it names what there is not."""
    keys_for(seats_of(state)).read(position, state, OTHER_KEYS)
    _load_rows(position, state, rng)
    _load_discs(position, state, rng)
    _load_markers(position, state)
    if "stack" not in position:
        state.over = is_ending(state)
        state.stack = [] if state.over else [frame("begin-turn")]
    return state


def _load_rows(position: Mapping[str, Any], state: State, rng: Dice) -> None:
    """The lay-out named; without one, all cards that are not named elsewhere, shuffled. What is left lies aside."""
    absent = {*state.aside, *(card for cards in state.collections.values() for card in cards)}
    if "rows" in position:
        lay_out(state, _read_rows(position["rows"]))
        if count_laid(state) != len(laid_cards(state)):
            raise bad("gap", key="rows")
    else:
        lay_out(state, deal_rows([card for card in rng.shuffled(CARDS) if card not in absent]))
    mentions = [*absent, *laid_cards(state)]
    state.aside = (*state.aside, *(card for card in CARDS if card not in mentions))


def _read_rows(value: Any) -> list[tuple[str | None, ...]]:
    """Four rows of cards, None for an empty cell."""
    rows = ROWS_OF_CARDS.read(value, "rows")
    if len(rows) > ROWS or any(len(row) > COLUMNS for row in rows):
        raise bad("rows", key="rows", rows=ROWS, columns=COLUMNS)
    _refuse_twice([card for row in rows for card in row if card is not None], "card", "rows")
    return [*rows, *[()] * (ROWS - len(rows))]


def _load_discs(position: Mapping[str, Any], state: State, rng: Dice) -> None:
    """The discs named; a None, and without `rows` each cell that has one at set-up, gets one the seed decides."""
    disc_by_card: dict[str, str | None] = dict(state.discs)
    if "discs" not in position and "rows" not in position:
        cells = (state.layout[row][column] for row, column in DISC_CELLS)
        count = sum(map(len, state.discs_of.values())) + len(state.backs_used)
        disc_by_card = dict.fromkeys([card for card in cells if card is not None][: max(len(DISC_CELLS) - count, 0)])
    mentions = [*(disc for discs in state.discs_of.values() for disc in discs), *state.backs_used]
    mentions += [disc for disc in disc_by_card.values() if disc is not None]
    _refuse_twice(mentions, "disc", "discs")
    rest = rng.shuffled(disc for disc in DISCS if disc not in mentions) if None in disc_by_card.values() else []
    require(list(disc_by_card.values()).count(None) <= len(rest), "discs-many", n=len(DISC_CELLS))
    state.discs = {card: disc if disc is not None else rest.pop() for card, disc in disc_by_card.items()}
    state.unused = tuple(sorted(disc for disc in DISCS if disc not in (*mentions, *state.discs.values())))


def _load_markers(position: Mapping[str, Any], state: State) -> None:
    """Of the markers that lie on no card, those not said to be in the box are in stock."""
    counts = MapOf(Word(seats_of(state), "position-unknown-seat"), Number(0, MARKERS))
    stock, box = (counts.read(position.get(key, {}), key) for key in ("stock", "box"))
    lying = Counter(state.marks.values())
    for seat in seats_of(state):
        free = MARKERS - lying[seat]
        state.box[seat] = box.get(seat, free - stock[seat] if seat in stock else 0)
        state.stock[seat] = stock.get(seat, free - state.box[seat])


def _refuse_twice(names: Iterable[str], kind: str, key: str) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise bad(f"{kind}-twice", key=key, **{kind: Name(kind, name)})


# --- what can never be ---


def require(holds: bool, problem: str, /, **args: Any) -> None:
    """Raise InvariantError unless the condition holds; `position-never-<problem>` says what is wrong."""
    if not holds:
        raise InvariantError(text(f"position-never-{problem}", **args))


def check(state: State) -> None:
    """Every component is somewhere, once. Raises InvariantError."""
    _check_cards(state)
    _check_discs(state)
    _check_markers(state)
    mine = state.collections[state.active]
    require(set(state.picks) <= set(mine) and len(state.picks) <= MOST_CARDS, "taken", n=MOST_CARDS)
    require(state.over == (not state.stack), "over-or-not")
    require(not state.over or is_ending(state), "over-early")


def _check_cards(state: State) -> None:
    middle = laid_cards(state)
    cards = Counter([*middle, *state.aside, *(card for owned in state.collections.values() for card in owned)])
    require(set(cards) == set(CARDS), "card-missing")
    require(max(cards.values()) == 1, "card-twice", card=[card for card, times in cards.items() if times > 1])
    require(len(middle) == count_laid(state), "gap")


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
        require(total == MARKERS, "markers", seat=seat, n=total, most=MARKERS)
