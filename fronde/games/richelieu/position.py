"""The position as plain JSON, whole or sparse, and what can never be (the keys are documented in RULES.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from fronde.core.errors import InvariantError, PositionError
from fronde.core.flow import frame
from fronde.core.positions import LONGEST, about, read_list, read_number, read_table, read_truth, reading, show
from fronde.core.rng import Dice
from fronde.core.types import Text
from fronde.games.richelieu.data import CARDS, COLUMNS, DISC_CELLS, DISCS, MARKERS, MARKERS_BACK, MOST_CARDS, ROWS
from fronde.games.richelieu.model import (
    State,
    count_laid,
    is_ending,
    is_laid,
    laid_cards,
    lay_out,
    new_state,
    seats_of,
)
from fronde.games.richelieu.steps import STEPS
from fronde.games.richelieu.steps.setup import Options, deal_rows

KEYS = {
    "game", "random", "players", "options", "active", "rows", "aside", "collections", "discs", "held_discs",
    "spent_discs", "markers", "stock", "box", "turn", "taken", "over", "stack",
}  # fmt: skip
"""Every key a position may have."""
MOST_TURNS = 100_000
V = TypeVar("V")


# --- writing ---


def dump_rows(state: State) -> list[list[str | None]]:
    """The lay-out as it is now: four rows of twelve, None where a card is gone."""
    return [
        [card if state.left[row] <= column < state.right[row] else None for column, card in enumerate(cards)]
        for row, cards in enumerate(state.layout)
    ]


def dump(state: State) -> dict[str, Any]:
    """The whole position; `load` takes it up exactly as it was."""
    return {
        "game": "richelieu",
        "players": list(state.players),
        "options": dict(state.options),
        "active": state.active,
        "turn": state.turn,
        "taken": list(state.taken),
        "rows": dump_rows(state),
        "aside": list(state.aside),
        "collections": {seat: list(cards) for seat, cards in state.collections.items()},
        "discs": dict(sorted(state.discs.items())),
        "held_discs": {seat: list(discs) for seat, discs in state.held.items()},
        "spent_discs": list(state.spent),
        "markers": dict(sorted(state.marks.items())),
        "stock": dict(state.stock),
        "box": dict(state.box),
        "over": state.over,
        "stack": [dict(entry) for entry in state.stack],
    }


# --- reading ---


def bad(problem: str, /, **args: Any) -> PositionError:
    """A refusal of a position."""
    return PositionError(Text(f"position-{problem}", args))


def load(given: Mapping[str, Any], players: tuple[str, ...], options: Options, rng: Dice) -> State:
    """A whole position exactly as it was, or a sparse one at the start of the active seat's turn. Raises PositionError
    where it names what there is not, or cannot arise from the components."""
    if unknown := sorted(set(given) - KEYS):
        raise bad("unknown-key", slug=unknown[0][:LONGEST])
    state = _load(given, new_state(players, options.model_dump()), rng)
    try:
        check(state)
    except InvariantError as error:
        raise bad("impossible", problem=error.reason) from error
    return state


def _load(given: Mapping[str, Any], state: State, rng: Dice) -> State:
    with reading("active"):
        state.active = _seat(state, given.get("active", seats_of(state)[0]))
    with reading("turn"):
        state.turn = read_number(given.get("turn", 0), 0, MOST_TURNS)
    with reading("collections"):
        state.collections |= _by_seat(state, given.get("collections", {}), _cards)
    with reading("held_discs"):
        state.held |= _by_seat(state, given.get("held_discs", {}), _discs)
    with reading("spent_discs"):
        state.spent = _discs(given.get("spent_discs", ()))
    _load_layout(given, state, rng)
    _load_discs(given, state, rng)
    _load_markers(given, state)
    if "stack" in given:
        _load_turn(given, state)
    elif is_ending(state):
        state.over = True
    else:
        state.stack = [frame("begin-turn")]
    return state


def _load_layout(given: Mapping[str, Any], state: State, rng: Dice) -> None:
    """The lay-out named; without one, all cards that are not named elsewhere, shuffled. What is left lies aside."""
    with reading("aside"):
        aside = _cards(given.get("aside", ()))
    gone = {*aside, *(card for cards in state.collections.values() for card in cards)}
    if "rows" in given:
        with reading("rows"):
            lay_out(state, _rows(given["rows"]))
            if count_laid(state) != len(laid_cards(state)):
                raise bad("gap")
    else:
        lay_out(state, deal_rows([card for card in rng.shuffled(CARDS) if card not in gone]))
    named = [*gone, *laid_cards(state)]
    state.aside = (*aside, *(card for card in CARDS if card not in named))


def _rows(given: Any) -> list[list[str | None]]:
    """Four rows of cards, None for an empty cell."""
    rows = [[None if card is None else _card(card) for card in read_list(row)] for row in read_list(given)]
    if len(rows) > ROWS or any(len(row) > COLUMNS for row in rows):
        raise bad("rows", rows=ROWS, columns=COLUMNS)
    _refuse_twice([card for row in rows for card in row if card is not None], "card")
    return rows + [[] for _ in range(ROWS - len(rows))]


def _load_discs(given: Mapping[str, Any], state: State, rng: Dice) -> None:
    """The discs named; a None, and without `rows` each cell that has one at set-up, gets one the seed decides."""
    if "discs" in given or "rows" in given:
        with reading("discs"):
            wanted = read_table(given.get("discs", {})).items()
            laid = {_card(card): None if disc is None else _disc(disc) for card, disc in wanted}
    else:
        cells = (state.layout[row][column] for row, column in DISC_CELLS)
        seen = sum(map(len, state.held.values())) + len(state.spent)
        laid = dict.fromkeys([card for card in cells if card is not None][: max(len(DISC_CELLS) - seen, 0)])
    named = [*(disc for discs in state.held.values() for disc in discs), *state.spent]
    named += [disc for disc in laid.values() if disc is not None]
    with reading("discs"):
        _refuse_twice(named, "disc")
    rest = rng.shuffled(disc for disc in DISCS if disc not in named) if None in laid.values() else []
    if list(laid.values()).count(None) > len(rest):
        raise about("discs", Text("position-never-discs-many", {"n": len(DISC_CELLS)}))
    state.discs = {card: disc if disc is not None else rest.pop() for card, disc in laid.items()}
    state.unused = tuple(sorted(disc for disc in DISCS if disc not in (*named, *state.discs.values())))


def _load_markers(given: Mapping[str, Any], state: State) -> None:
    """Markers on cards; of the rest, those not said to be in the box are in stock."""
    with reading("markers"):
        marks = read_table(given.get("markers", {}))
        state.marks = {_card(card): _seat(state, seat) for card, seat in marks.items()}
    with reading("stock"):
        stock = _by_seat(state, given.get("stock", {}), _markers)
    with reading("box"):
        box = _by_seat(state, given.get("box", {}), _markers)
    lying = Counter(state.marks.values())
    for seat in seats_of(state):
        free = MARKERS - lying[seat]
        with reading("markers"):
            state.box[seat] = _left_over(box.get(seat, free - stock[seat] if seat in stock else 0), seat, lying)
            state.stock[seat] = _left_over(stock.get(seat, free - state.box[seat]), seat, lying)


def _left_over(markers: int, seat: str, lying: Mapping[str, int]) -> int:
    """The markers of a seat that lie nowhere else; there are never fewer than none."""
    if markers < 0:
        raise bad("never-markers", seat=seat, n=MARKERS - markers, most=MARKERS)
    return markers


def _load_turn(given: Mapping[str, Any], state: State) -> None:
    """What a whole position says beside a sparse one."""
    for key in ("taken", "over"):
        if key not in given:
            raise about(key, Text("error-position-missing"))
    with reading("taken"):
        state.taken = _cards(given["taken"])
    with reading("over"):
        state.over = read_truth(given["over"])
    with reading("stack"):
        state.stack = [_frame(entry) for entry in read_list(given["stack"])]


def _frame(entry: Any) -> dict[str, Any]:
    """A step under way, and the card it is about."""
    known = {"step": STEPS[read_table(entry)["step"]].name}
    return known | ({"card": _card(entry["card"])} if "card" in entry else {})


def _card(value: Any) -> str:
    """A card's id; a number serves as well."""
    card = f"{value:02}" if type(value) is int else value.zfill(2) if isinstance(value, str) else ""
    if card not in CARDS:
        raise bad("unknown-card", slug=show(value))
    return card


def _cards(values: Any) -> tuple[str, ...]:
    cards = tuple(_card(value) for value in read_list(values))
    _refuse_twice(cards, "card")
    return cards


def _disc(value: Any) -> str:
    if not isinstance(value, str) or value not in DISCS:
        raise bad("unknown-disc", slug=show(value))
    return value


def _discs(values: Any) -> tuple[str, ...]:
    return tuple(_disc(value) for value in read_list(values))


def _seat(state: State, value: Any) -> str:
    if value not in seats_of(state):
        raise bad("unknown-seat", slug=show(value))
    return str(value)


def _by_seat(state: State, values: Any, read: Callable[[Any], V]) -> dict[str, V]:
    return {_seat(state, seat): read(value) for seat, value in read_table(values).items()}


def _markers(value: Any) -> int:
    return read_number(value, 0, MARKERS)


def _refuse_twice(names: Iterable[str], kind: str) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise bad(f"{kind}-twice", **{kind: name})


# --- what can never be ---


def require(holds: bool, problem: str, /, **args: Any) -> None:
    """Raise InvariantError unless the condition holds; `position-never-<problem>` says what is wrong."""
    if not holds:
        raise InvariantError(Text(f"position-never-{problem}", args))


def check(state: State) -> None:
    """Every component is somewhere, once. Raises InvariantError."""
    _check_cards(state)
    _check_discs(state)
    _check_markers(state)
    mine = state.collections[state.active]
    require(set(state.taken) <= set(mine) and len(state.taken) <= MOST_CARDS, "taken", n=MOST_CARDS)
    require(state.over == (not state.stack), "over-or-not")
    require(not state.over or is_ending(state), "over-early")


def _check_cards(state: State) -> None:
    laid = laid_cards(state)
    cards = Counter([*laid, *state.aside, *(card for owned in state.collections.values() for card in owned)])
    require(set(cards) == set(CARDS), "card-missing")
    require(max(cards.values()) == 1, "card-twice", card=[card for card, times in cards.items() if times > 1])
    require(len(laid) == count_laid(state), "gap")


def _check_discs(state: State) -> None:
    shown = [*state.discs.values(), *state.spent, *(disc for held in state.held.values() for disc in held)]
    discs = Counter([*shown, *state.unused])
    require(set(discs) == set(DISCS) and max(discs.values()) == 1, "disc-twice")
    require(len(shown) <= len(DISC_CELLS), "discs-many", n=len(DISC_CELLS))
    require(all(is_laid(state, card) for card in state.discs), "disc-nowhere")
    require(all(disc in MARKERS_BACK for disc in state.spent), "disc-spent")


def _check_markers(state: State) -> None:
    require(all(is_laid(state, card) for card in state.marks), "marker-nowhere")
    lying = Counter(state.marks.values())
    for seat in seats_of(state):
        total = state.stock[seat] + state.box[seat] + lying[seat]
        fits = total == MARKERS and min(state.stock[seat], state.box[seat]) >= 0
        require(fits, "markers", seat=seat, n=total, most=MARKERS)
