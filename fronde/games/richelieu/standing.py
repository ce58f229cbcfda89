"""The state of each majority, and the gain of each card for a seat, from what a viewer may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from fronde.core.types import Seat
from fronde.games.richelieu.data import CARDS, CATEGORIES, DISCS, PENALTY
from fronde.games.richelieu.model import State

REMEMBERED = 256
"""The number of cached positions. With 2,048, a garbage collection over all of them took up to 45 ms in the middle of a
choice."""


class Count(NamedTuple):
    """A category: the seat's count, the best rival's, the count left to take, the number of cards with it, and whether
    the seat has a card of it."""

    own: int
    best: int
    remaining: int
    cards: int
    has: bool


class Gains(dict[str, float]):
    """The gain of each card for a seat, in expected points and avoided penalties; computed when first needed."""

    def __init__(self, counts: Mapping[str, Count]) -> None:
        super().__init__()
        self.counts = counts

    def __missing__(self, card: str) -> float:
        data = CARDS[card]
        gain = _gain(self.counts[data.region], data.shields)
        self[card] = gain = gain + _gain(self.counts[data.symbol], 1) if data.symbol else gain
        return gain


class Standing(NamedTuple):
    """A seat's prospects: its count in each category, the gain of each card, and totals over all categories: certain
    points, expected points, the lead, and expected penalties."""

    counts: Mapping[str, Count]
    gains: Mapping[str, float]
    sure: float
    expected: float
    lead: float
    missed: float


class Holding(NamedTuple):
    """The cards of a seat, and its known discs."""

    cards: tuple[str, ...]
    discs: tuple[str, ...]


def count_seats(state: State, viewer: Seat) -> Mapping[Seat, Standing]:
    """The prospects of every seat, from the knowledge of a viewer, who knows only its own discs."""
    rows = tuple([row[left:right] for row, left, right in zip(state.layout, state.left, state.right, strict=True)])
    pairs = tuple([(cards, state.discs_of[one] if one == viewer else ()) for one, cards in state.collections.items()])
    return _count_seats(rows, tuple(state.collections), pairs)


@lru_cache(maxsize=REMEMBERED)
def _count_seats(
    rows: Sequence[Sequence[str | None]], seats: Sequence[Seat], pairs: Sequence[tuple[tuple[str, ...], ...]]
) -> Mapping[Seat, Standing]:
    cards = tuple(card for row in rows for card in row if card is not None)
    holdings = [Holding(*one) for one in pairs]
    return {
        seat: _find_standing(cards, own, [other for other in holdings if other is not own])
        for seat, own in zip(seats, holdings, strict=True)
    }


def _find_standing(middle: tuple[str, ...], own: Holding, rivals: Sequence[Holding]) -> Standing:
    remaining, cards = _count_remaining(middle)
    mine, plain, others = _count_holding(own), _count_cards(own.cards), [_count_holding(rival) for rival in rivals]
    counts = {
        c: Count(mine[c], max([other[c] for other in others]), remaining[c], cards[c], plain[c] > 0) for c in CATEGORIES
    }
    every = counts.values()
    return Standing(
        counts,
        Gains(counts),
        sum(c.own for c in every if c.own - c.best > c.remaining),
        sum(map(expected_points, every)),
        sum((c.own + c.best + c.remaining) * max(min((c.own - c.best) / (c.remaining + 1), 1), -1) for c in every),
        -PENALTY * sum(map(chance_of_none, every)),
    )


@lru_cache(maxsize=1024)
def _count_holding(holding: Holding) -> dict[str, int]:
    """Shields and symbols on a seat's cards and discs."""
    counts = dict(_count_cards(holding.cards))
    for disc in holding.discs:
        if category := DISCS[disc].region or DISCS[disc].symbol:
            counts[category] += 1
    return counts


@lru_cache(maxsize=1024)
def _count_cards(cards: tuple[str, ...]) -> dict[str, int]:
    """Shields and symbols on some cards."""
    counts = dict.fromkeys(CATEGORIES, 0)
    for card in cards:
        data = CARDS[card]
        counts[data.region] += data.shields
        if data.symbol:
            counts[data.symbol] += 1
    return counts


@lru_cache(maxsize=1024)
def _count_remaining(cards: tuple[str, ...]) -> tuple[dict[str, int], dict[str, int]]:
    """(shields and symbols on the remaining cards, number of cards with each)."""
    number = dict.fromkeys(CATEGORIES, 0)
    for card in cards:
        data = CARDS[card]
        number[data.region] += 1
        if data.symbol:
            number[data.symbol] += 1
    return _count_cards(cards), number


@lru_cache(maxsize=65536)
def expected_points(count: Count) -> float:
    """The expected points of a category: the probability of the majority, times its approximate size."""
    lead = count.own - count.best
    if lead > count.remaining:
        return count.own
    if count.own + count.remaining <= count.best:
        return 0.0
    likely = 0.5 + 0.5 * lead / (count.remaining + 1)
    return likely * (count.own + count.remaining * (1 + likely) / 3)


def chance_of_none(count: Count) -> float:
    """The probability that the seat never gets a card of a category; lower with more cards left."""
    return 0.0 if count.has else 0.5**count.cards


@lru_cache(maxsize=65536)
def _gain(before: Count, n: int) -> float:
    """The gain from `n` more shields or symbols."""
    after = Count(before.own + n, before.best, before.remaining - n, before.cards - 1, True)
    return expected_points(after) - expected_points(before) + PENALTY * chance_of_none(before)
