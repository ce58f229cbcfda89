"""The position as plain JSON, whole or sparse, and what can never be (the keys are documented in RULES.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fronde.core.errors import InvariantError, PlayerError, PositionError
from fronde.core.flow import frame
from fronde.core.rng import Dice
from fronde.core.types import Setup, Text
from fronde.games.richelieu.data import CARDS, COLUMNS, DISC_CELLS, DISCS, MARKERS, MARKERS_BACK, PLAYER_COUNTS, ROWS
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


def load(given: Mapping[str, Any], setup: Setup, rng: Dice) -> State:
    """A whole position exactly as it was, or a sparse one at the start of the active seat's turn. Raises PositionError
    where it names what there is not, or cannot arise from the components."""
    try:
        state = _load(given, _load_table(given, setup), rng)
        check(state)
    except PlayerError:
        raise
    except InvariantError as error:
        raise bad("impossible", problem=str(error)) from error
    except (KeyError, ValueError, TypeError, AttributeError, IndexError) as error:
        raise bad("unreadable", problem=f"{type(error).__name__}: {error}"[:120]) from error
    return state


def _load_table(given: Mapping[str, Any], setup: Setup) -> State:
    """An empty table with the players and options named, or those of the set-up."""
    players = given.get("players", list(setup.players))
    if not isinstance(players, (list, tuple)) or not all(isinstance(player, str) for player in players):
        raise TypeError("players are a list of names")
    if len(players) not in PLAYER_COUNTS:
        raise bad_players(len(players))
    options = Options.model_validate(given.get("options", setup.options))
    return new_state(tuple(players), options.model_dump())


def bad_players(n: int) -> PositionError:
    """A refusal of a number of players."""
    return PositionError(Text("setup-players", {"n": n}), "9.1")


def _load(given: Mapping[str, Any], state: State, rng: Dice) -> State:
    if unknown := sorted(set(given) - KEYS):
        raise bad("unknown-key", slug=str(unknown[0]))
    state.active = _seat(state, given.get("active", seats_of(state)[0]))
    state.turn = _number(given.get("turn", 0), 100_000)
    state.collections |= {_seat(state, seat): _cards(c) for seat, c in given.get("collections", {}).items()}
    state.held |= {_seat(state, seat): _discs(d) for seat, d in given.get("held_discs", {}).items()}
    state.spent = _discs(given.get("spent_discs", ()))
    _load_rows(given, state, rng)
    _load_discs(given, state, rng)
    _load_markers(given, state)
    if "stack" in given:
        _load_turn(given, state)
    elif is_ending(state):
        state.over = True
    else:
        state.stack = [frame("begin-turn")]
    return state


def _load_rows(given: Mapping[str, Any], state: State, rng: Dice) -> None:
    """The lay-out named; without one, all cards that are not named elsewhere, shuffled. What is left lies aside."""
    aside = _cards(given.get("aside", ()))
    gone = {*aside, *(card for cards in state.collections.values() for card in cards)}
    if "rows" in given:
        rows = [[None if card is None else _card(card) for card in row] for row in given["rows"]]
        if len(rows) > ROWS or any(len(row) > COLUMNS for row in rows):
            raise bad("rows", rows=ROWS, columns=COLUMNS)
        rows += [[] for _ in range(ROWS - len(rows))]
        _refuse_twice([card for row in rows for card in row if card is not None], "card")
        lay_out(state, rows)
        if count_laid(state) != len(laid_cards(state)):
            raise bad("gap")
    else:
        lay_out(state, deal_rows([card for card in rng.shuffled(CARDS) if card not in gone]))
    named = [*gone, *laid_cards(state)]
    state.aside = (*aside, *(card for card in CARDS if card not in named))


def _load_discs(given: Mapping[str, Any], state: State, rng: Dice) -> None:
    """The discs named; a None, and without `rows` each cell that has one at set-up, gets one the seed decides."""
    wanted: dict[str, Any] = dict(given.get("discs", {}))
    if "discs" not in given and "rows" not in given:
        cells = (state.layout[row][column] for row, column in DISC_CELLS)
        seen = sum(map(len, state.held.values())) + len(state.spent)
        wanted = dict.fromkeys([card for card in cells if card is not None][: len(DISC_CELLS) - seen])
    laid = {_card(card): None if disc is None else _disc(disc) for card, disc in wanted.items()}
    named = [*(disc for discs in state.held.values() for disc in discs), *state.spent]
    named += [disc for disc in laid.values() if disc is not None]
    _refuse_twice(named, "disc")
    rest = rng.shuffled(disc for disc in DISCS if disc not in named) if None in laid.values() else []
    state.discs = {card: disc if disc is not None else rest.pop() for card, disc in laid.items()}
    state.unused = tuple(sorted(disc for disc in DISCS if disc not in (*named, *state.discs.values())))


def _load_markers(given: Mapping[str, Any], state: State) -> None:
    """Markers on cards; of the rest, those not said to be in the box are in stock."""
    state.marks = {_card(card): _seat(state, seat) for card, seat in given.get("markers", {}).items()}
    stock, box = given.get("stock", {}), given.get("box", {})
    for seat in (*stock, *box):
        _seat(state, seat)
    lying = Counter(state.marks.values())
    for seat in seats_of(state):
        free = MARKERS - lying[seat]
        state.box[seat] = _number(box.get(seat, free - stock[seat] if seat in stock else 0), MARKERS)
        state.stock[seat] = _number(stock.get(seat, free - state.box[seat]), MARKERS)


def _load_turn(given: Mapping[str, Any], state: State) -> None:
    """What a whole position says beside a sparse one."""
    state.taken = _cards(given["taken"])
    state.over = given["over"] is True
    for entry in given["stack"]:
        known = {"step": STEPS[entry["step"]].name}
        if "card" in entry:
            known["card"] = _card(entry["card"])
        state.stack.append(known)


def _card(value: Any) -> str:
    """A card's id; a number serves as well."""
    card = f"{value:02}" if type(value) is int else value.zfill(2) if isinstance(value, str) else ""
    if card not in CARDS:
        raise bad("unknown-card", slug=str(value)[:40])
    return card


def _cards(values: Sequence[Any]) -> tuple[str, ...]:
    cards = tuple(_card(value) for value in values)
    _refuse_twice(cards, "card")
    return cards


def _disc(value: Any) -> str:
    if not isinstance(value, str) or value not in DISCS:
        raise bad("unknown-disc", slug=str(value)[:40])
    return value


def _discs(values: Sequence[Any]) -> tuple[str, ...]:
    return tuple(_disc(value) for value in values)


def _seat(state: State, value: Any) -> str:
    if value not in seats_of(state):
        raise bad("unknown-seat", slug=str(value)[:40])
    return str(value)


def _number(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(f"{value!r} is not a number from 0 to {most}")
    return value


def _refuse_twice(names: Iterable[str], kind: str) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise bad(f"{kind}-twice", **{kind: name})


# --- what can never be ---


def require(holds: bool, problem: str) -> None:
    """Raise InvariantError unless the condition holds."""
    if not holds:
        raise InvariantError(problem)


def check(state: State) -> None:
    """Every component is somewhere, once. Raises InvariantError."""
    _check_cards(state)
    _check_discs(state)
    _check_markers(state)
    mine = state.collections[state.active]
    require(set(state.taken) <= set(mine) and len(state.taken) <= 2, "a card taken this turn that the seat has not")
    require(state.over == (not state.stack), "over, and still something to do; or nothing to do, and not over")
    require(not state.over or is_ending(state), "over, and cards are left to take")


def _check_cards(state: State) -> None:
    laid = laid_cards(state)
    cards = Counter([*laid, *state.aside, *(card for owned in state.collections.values() for card in owned)])
    require(set(cards) == set(CARDS), "a card is missing or unknown")
    require(max(cards.values()) == 1, "a card is in two places")
    require(len(laid) == count_laid(state), "a gap in a row")


def _check_discs(state: State) -> None:
    shown = [*state.discs.values(), *state.spent, *(disc for held in state.held.values() for disc in held)]
    discs = Counter([*shown, *state.unused])
    require(set(discs) == set(DISCS) and max(discs.values()) == 1, "a disc is missing or in two places")
    require(len(shown) <= len(DISC_CELLS), f"more than {len(DISC_CELLS)} discs in the game")
    require(all(is_laid(state, card) for card in state.discs), "a disc on a card that is gone")
    require(all(disc in MARKERS_BACK for disc in state.spent), "a disc given up that brings no marker back")


def _check_markers(state: State) -> None:
    require(all(is_laid(state, card) for card in state.marks), "a marker on a card that is gone")
    lying = Counter(state.marks.values())
    for seat in seats_of(state):
        require(min(state.stock[seat], state.box[seat]) >= 0, f"{seat}: markers miscounted")
        total = state.stock[seat] + state.box[seat] + lying[seat]
        require(total == MARKERS, f"{seat}: {total} markers instead of {MARKERS}")
