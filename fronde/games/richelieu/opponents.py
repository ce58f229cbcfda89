"""What opponents know of this game: how each majority stands, what is still to come, and what the next may take."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path

from fronde.core.opponents import Opponents
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Seat
from fronde.games.richelieu.advice import find_changes
from fronde.games.richelieu.data import CARDS
from fronde.games.richelieu.model import (
    State,
    can_pay,
    is_laid,
    owner_to_pay,
    row_ends,
    seats_of,
)
from fronde.games.richelieu.reasons import REASONS
from fronde.games.richelieu.standing import Standing, count_seat, gain

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
    find_changes=find_changes,
    find_candidates=find_candidates,
    find_follow=find_follow,
    iterations=5,
    playouts=1600,
    turns=2,
)
