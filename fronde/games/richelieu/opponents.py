"""What opponents know of this game: how each majority stands, what is still to come, and what the next may take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fronde.core.opponents import Opponents
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Seat
from fronde.games.richelieu.data import CARDS, CATEGORIES, PENALTY
from fronde.games.richelieu.model import (
    State,
    can_pay,
    count_each,
    is_laid,
    laid_cards,
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


def count_categories(state: State, seat: Seat) -> dict[Seat, dict[str, Count]]:
    """How every seat stands everywhere, as one of them may know it: it knows its own discs."""
    left, cards = _count_left(tuple(laid_cards(state)))
    seats = seats_of(state)
    plain = {one: _count_cards(state.collections[one]) for one in seats}
    held = {**plain, seat: count_each(state, seat, with_discs=True)} if state.held[seat] else plain
    found = {}
    for one in seats:
        own, has, rivals = held[one], plain[one], [held[other] for other in seats if other != one]
        found[one] = {
            c: Count(own[c], max([rival[c] for rival in rivals]), left[c], cards[c], has[c] > 0) for c in CATEGORIES
        }
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
    counts = count_categories(state, seat)
    rows = {one: _read_seat(state, one, counts[one]) for one in counts}
    rivals = [row for one, row in rows.items() if one != seat]
    against = [
        own - sum(column) / len(rivals) for own, column in zip(rows[seat], zip(*rivals, strict=True), strict=True)
    ]
    taken = sum(map(len, state.collections.values())) / len(CARDS)
    gains = _read_threats(state, seat, counts)
    threats = gains[0] if gains else 0.0, sum(gains[:3])
    return (*against[:9], *threats, against[9], taken * against[1], taken * against[2])


def _read_seat(state: State, seat: Seat, counts: Mapping[str, Count]) -> tuple[float, ...]:
    sure = sum(c.own for c in counts.values() if c.own - c.best > c.left)
    lead = sum((c.own + c.best + c.left) * max(min((c.own - c.best) / (c.left + 1), 1), -1) for c in counts.values())
    marked = [card for card, owner in state.marks.items() if owner == seat]
    ends = set(row_ends(state))
    return (
        sure,
        sum(map(expect, counts.values())),
        lead,
        -PENALTY * sum(map(miss, counts.values())),
        state.stock[seat],
        state.box[seat],
        sum(gain(counts, card) for card in marked),
        sum(gain(counts, card) for card in marked if card in ends),
        len(state.held[seat]),
        len(state.collections[seat]),
    )


def _read_threats(state: State, seat: Seat, counts: Mapping[Seat, Mapping[str, Count]]) -> list[float]:
    """What the cards at the ends would bring the seat whose turn it is, best first; of one's own turn nothing."""
    mover = state.active
    if mover == seat or state.over:
        return []
    able = can_pay(state, mover)
    free = [card for card in row_ends(state) if able or owner_to_pay(state, mover, card) is None]
    price = {card: 0.0 if owner_to_pay(state, mover, card) is None else PAYING for card in free}
    return sorted((gain(counts[mover], card) - price[card] for card in free), reverse=True)


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
    counts = count_categories(state, decision.seat)[decision.seat]
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
    turns=2,
)
