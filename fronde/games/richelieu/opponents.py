"""What opponents know of this game: how each majority stands, what is still to come, and what the next may take."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fronde.core.opponents import Opponents
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Seat
from fronde.games.richelieu.data import CARDS, CATEGORIES, DISCS, PENALTY
from fronde.games.richelieu.model import (
    State,
    can_pay,
    is_laid,
    owner_to_pay,
    row_ends,
    seats_of,
)
from fronde.games.richelieu.reasons import REASONS

MOST_MARKED, NARROW = 4, 1
"""Cards a marker is tried on, and where a card is still to be taken: those worth most."""
PAYING = 2.0
"""What a marker paid is worth."""
WITHIN_REACH = 3
"""How far from an end a card lies that is worth a marker."""
TURN_STEPS = frozenset(
    {"take-card", "second-card", "end-turn", "place-marker", "move-marker", "put-marker", "pay-marker"}
)
"""The questions of a turn: what is chosen first is worth what the rest of the turn makes of it."""


class Count(NamedTuple):
    """A category: what a seat has of it, what the best of the others has, what is left to take, and on how many cards;
    whether the seat has a card of it."""

    own: int
    best: int
    left: int
    cards: int
    has: bool


class Standing(NamedTuple):
    """How a seat stands everywhere: category by category, and what that comes to in all: points it is sure of, those it
    may expect, how far it leads, and penalties to be feared."""

    counts: Mapping[str, Count]
    sure: float
    expected: float
    lead: float
    missed: float


def count_seat(state: State, seat: Seat, viewer: Seat) -> Standing:
    """How a seat stands, as one of them may know it: it knows its own discs."""
    laid = tuple(row[left:right] for row, left, right in zip(state.layout, state.left, state.right, strict=True))
    known = {one: state.held[one] if one == viewer else () for one in state.collections}
    holdings = {one: Holding(cards, known[one]) for one, cards in state.collections.items()}
    own = holdings.pop(seat)
    return _find_standing(laid, own, tuple(holdings.values()))


class Holding(NamedTuple):
    """The cards of a seat, and the discs it is known to hold."""

    cards: tuple[str, ...]
    discs: tuple[str, ...]


@lru_cache(maxsize=8192)
def _find_standing(laid: Sequence[Sequence[str | None]], own: Holding, rivals: Sequence[Holding]) -> Standing:
    left, cards = _count_left(tuple(card for row in laid for card in row if card is not None))
    mine, plain, others = _count_held(own), _count_cards(own.cards), [_count_held(rival) for rival in rivals]
    counts = {
        c: Count(mine[c], max([other[c] for other in others]), left[c], cards[c], plain[c] > 0) for c in CATEGORIES
    }
    every = counts.values()
    return Standing(
        counts,
        sum(c.own for c in every if c.own - c.best > c.left),
        sum(map(expect, every)),
        sum((c.own + c.best + c.left) * max(min((c.own - c.best) / (c.left + 1), 1), -1) for c in every),
        -PENALTY * sum(map(miss, every)),
    )


@lru_cache(maxsize=1024)
def _count_held(held: Holding) -> dict[str, int]:
    """Shields and symbols on some cards, and discs."""
    found = dict(_count_cards(held.cards))
    for disc in held.discs:
        if category := DISCS[disc].region or DISCS[disc].symbol:
            found[category] += 1
    return found


@lru_cache(maxsize=1024)
def _count_cards(cards: tuple[str, ...]) -> dict[str, int]:
    """Shields and symbols on some cards."""
    found = dict.fromkeys(CATEGORIES, 0)
    for card in cards:
        data = CARDS[card]
        found[data.region] += data.shields
        if data.symbol:
            found[data.symbol] += 1
    return found


@lru_cache(maxsize=1024)
def _count_left(cards: tuple[str, ...]) -> tuple[dict[str, int], dict[str, int]]:
    """Shields and symbols on the cards still there, and on how many of them."""
    number = dict.fromkeys(CATEGORIES, 0)
    for card in cards:
        data = CARDS[card]
        number[data.region] += 1
        if data.symbol:
            number[data.symbol] += 1
    return _count_cards(cards), number


@lru_cache(maxsize=65536)
def expect(count: Count) -> float:
    """What a category may be expected to bring: how likely its majority is, times about what it would be then."""
    lead = count.own - count.best
    if lead > count.left:
        return count.own
    if count.own + count.left <= count.best:
        return 0.0
    likely = 0.5 + 0.5 * lead / (count.left + 1)
    return likely * (count.own + count.left * (1 + likely) / 3)


def miss(count: Count) -> float:
    """How likely no card of a category is ever had: less, the more of them are left."""
    return 0.0 if count.has else 0.5**count.cards


def gain(counts: Mapping[str, Count], card: str) -> float:
    """What a card would bring a seat, expected points and penalties spared."""
    data = CARDS[card]
    total = _gain(counts[data.region], data.shields)
    return total + _gain(counts[data.symbol], 1) if data.symbol else total


@lru_cache(maxsize=65536)
def _gain(before: Count, n: int) -> float:
    """What so many shields or symbols more would bring."""
    after = Count(before.own + n, before.best, before.left - n, before.cards - 1, True)
    return expect(after) - expect(before) + PENALTY * miss(before)


NAMES = (
    "sure", "expected", "lead", "missed", "markers", "paid", "marked", "marked_at_end", "discs", "threat", "threats",
    "cards", "late_expected", "late_lead",
)  # fmt: skip


def read_features(state: State, seat: Seat) -> tuple[float, ...]:
    """How the seat stands against the mean of the others, and what the next seat may take."""
    ends = set(row_ends(state))
    rows = {one: _read_seat(state, one, count_seat(state, one, seat), ends) for one in seats_of(state)}
    rivals = [row for one, row in rows.items() if one != seat]
    against = [
        own - sum(column) / len(rivals) for own, column in zip(rows[seat], zip(*rivals, strict=True), strict=True)
    ]
    taken = sum(map(len, state.collections.values())) / len(CARDS)
    gains = _read_threats(state, seat)
    threats = gains[0] if gains else 0.0, sum(gains[:3])
    return (*against[:9], *threats, against[9], taken * against[1], taken * against[2])


def _read_seat(state: State, seat: Seat, standing: Standing, ends: Collection[str]) -> tuple[float, ...]:
    marked = {card: gain(standing.counts, card) for card, owner in state.marks.items() if owner == seat}
    return (
        *standing[1:],
        state.stock[seat],
        state.box[seat],
        sum(marked.values()),
        sum(value for card, value in marked.items() if card in ends),
        len(state.held[seat]),
        len(state.collections[seat]),
    )


def _read_threats(state: State, seat: Seat) -> list[float]:
    """What the cards at the ends would bring the seat whose turn it is, best first; of one's own turn nothing."""
    mover = state.active
    if mover == seat or state.over:
        return []
    able = can_pay(state, mover)
    free = [card for card in row_ends(state) if able or owner_to_pay(state, mover, card) is None]
    price = {card: 0.0 if owner_to_pay(state, mover, card) is None else PAYING for card in free}
    counts = count_seat(state, mover, seat).counts
    return sorted((gain(counts, card) - price[card] for card in free), reverse=True)


def find_candidates(state: State, decisions: Sequence[Decision], dice: Dice, before: int) -> list[Action]:
    """Every answer of a turn, but of the cards a marker may be laid on the best within reach."""
    found = []
    for decision in decisions:
        options = decision.options
        if decision.step in ("place-marker", "put-marker"):
            options = _find_worth_marking(state, decision, NARROW if before else MOST_MARKED)
        found += [Action(decision.seat, decision.step, (option,)) for option in options]
    return found


def _find_worth_marking(state: State, decision: Decision, most: int) -> tuple[str, ...]:
    counts = count_seat(state, decision.seat, decision.seat).counts
    card_of = {option: option.partition(":")[2] for option in decision.options}
    near = [option for option in decision.options if _depth(state, card_of[option]) < WITHIN_REACH]
    ranked = sorted(near or decision.options, key=lambda option: -gain(counts, card_of[option]))
    return tuple(ranked[:most])


def _depth(state: State, card: str) -> int:
    """How many cards lie between a card and the nearer end."""
    if not is_laid(state, card):
        return len(CARDS)
    row, column = state.cells[card]
    return min(column - state.left[row], state.right[row] - 1 - column)


def find_follow(state: State, decision: Decision, option: str) -> Sequence[Decision]:
    """The rest of the turn."""
    asked = state.asked or ()
    if state.over or not asked or asked[0].seat != decision.seat or decision.step == "use-disc":
        return ()
    first = decision.step == "stopped" or asked[0].step == "take-card"
    return () if first else tuple(d for d in asked if d.step in TURN_STEPS)


OPPONENTS: Opponents[State] = Opponents(
    names=NAMES,
    make_features=lambda: read_features,
    weights=Path(__file__).parent / "data" / "opponents.toml",
    reasons=REASONS,
    find_candidates=find_candidates,
    find_follow=find_follow,
    iterations=5,
    playouts=1600,
    turns=2,
)
