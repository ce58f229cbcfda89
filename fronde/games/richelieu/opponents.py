"""The bots' knowledge of this game: the state of each majority, the cards still to come, and what the next seat may
take."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from fronde.core.flow import option_ids
from fronde.core.opponents import Explanation, Opponents, Search, Worth
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Seat
from fronde.games.richelieu.advice import find_changes
from fronde.games.richelieu.data import CARDS
from fronde.games.richelieu.model import (
    State,
    can_pay,
    owner_to_pay,
    row_ends,
    seats_of,
)
from fronde.games.richelieu.reasons import REASONS
from fronde.games.richelieu.standing import Standing, count_seats

MOST_MARKED, NARROW = 4, 1
"""The most cards to try for a marker; the second number applies after earlier choices. The most valuable come first."""
MOST_TAKEN = 3
"""The most cards to try in a future turn: the most valuable ones."""
PAYING = 2.0
"""The value of a marker to be paid."""
WITHIN_REACH = 3
"""The most cards from an end at which a card is worth a marker."""
TURN_STEPS = frozenset(
    {"take-card", "second-card", "end-turn", "place-marker", "move-marker", "put-marker", "pay-marker"}
)
"""The questions of a turn; the first choice is evaluated after the rest of the turn."""


NAMES = (
    "sure", "expected", "lead", "missed", "markers", "paid", "marked", "marked_at_end", "discs", "threat", "threats",
    "cards", "late_expected", "late_lead",
)  # fmt: skip


def read_features(state: State, seat: Seat) -> tuple[float, ...]:
    """The values of the features in `NAMES`: the seat's, less the mean of its rivals, and what the next seat may
    take."""
    ends, standings = row_ends(state), count_seats(state, seat)
    rows = {one: _read_seat(state, one, standings[one], ends) for one in seats_of(state)}
    rivals = [row for one, row in rows.items() if one != seat]
    against = [
        own - sum(column) / len(rivals) for own, column in zip(rows[seat], zip(*rivals, strict=True), strict=True)
    ]
    progress = sum(map(len, state.collections.values())) / len(CARDS)
    gains = _read_threats(state, seat, standings[state.active], ends)
    threats = gains[0] if gains else 0.0, sum(gains[:3])
    return (*against[:9], *threats, against[9], progress * against[1], progress * against[2])


def _read_seat(state: State, seat: Seat, standing: Standing, ends: Collection[str]) -> tuple[float, ...]:
    marks = {card: standing.gains[card] for card, owner in state.marks.items() if owner == seat}
    return (
        *standing[2:],
        state.stock[seat],
        state.box[seat],
        sum(marks.values()),
        sum(value for card, value in marks.items() if card in ends),
        len(state.discs_of[seat]),
        len(state.collections[seat]),
    )


def _read_threats(state: State, seat: Seat, mover: Standing, ends: Sequence[str]) -> list[float]:
    """The gains that the ends offer to the active seat, best first; empty in the seat's own turn."""
    if state.active == seat or state.over:
        return []
    able, gains = can_pay(state, state.active), mover.gains
    free = [card for card in ends if owner_to_pay(state, state.active, card) is None]
    costly = [card for card in ends if card not in free] if able else []
    return sorted([*(gains[card] for card in free), *(gains[card] - PAYING for card in costly)], reverse=True)


def find_candidates(state: State, decisions: Sequence[Decision], dice: Dice, before: int) -> list[Action]:
    """All answers of a turn, but for markers only the best cards near an end."""
    actions = []
    for decision in decisions:
        options = decision.options
        if decision.step in ("place-marker", "put-marker"):
            options = _find_worth_marking(state, decision, NARROW if before else MOST_MARKED)
        elif decision.step == "take-card" and before:
            options = _find_worth_taking(state, decision)
        actions += [Action(decision.seat, decision.step, (option,)) for option in options]
    return actions


def _find_worth_marking(state: State, decision: Decision, most: int) -> tuple[str, ...]:
    gains, near = count_seats(state, decision.seat)[decision.seat].gains, set(option_ids("place", _find_near(state)))
    options = [option for option in decision.options if option in near] or decision.options
    return tuple(sorted(options, key=lambda option: -gains[option.partition(":")[2]])[:most])


def _find_worth_taking(state: State, decision: Decision) -> tuple[str, ...]:
    gains = count_seats(state, decision.seat)[decision.seat].gains

    def find_worth(option: str) -> float:
        card = option.partition(":")[2]
        return gains[card] - PAYING * (owner_to_pay(state, decision.seat, card) is not None)

    return tuple(sorted(decision.options, key=find_worth, reverse=True)[:MOST_TAKEN])


def _find_near(state: State) -> Iterator[str]:
    """The cards near enough to an end to be worth a marker, some of them twice."""
    for row, left, right in zip(state.layout, state.left, state.right, strict=True):
        for end in (row[left : min(left + WITHIN_REACH, right)], row[max(right - WITHIN_REACH, left) : right]):
            yield from (card for card in end if card is not None)


def find_follow(state: State, decision: Decision, option: str) -> Sequence[Decision]:
    """The questions of the rest of the turn."""
    decisions = state.open_decisions or ()
    if state.over or not decisions or decisions[0].seat != decision.seat or decision.step == "use-disc":
        return ()
    first = decision.step == "stopped" or decisions[0].step == "take-card"
    return () if first else tuple(d for d in decisions if d.step in TURN_STEPS)


OPPONENTS: Opponents[State] = Opponents(
    Worth(NAMES, lambda: read_features),
    Search(find_candidates, find_follow=find_follow, positions=60, iterations=5, playouts=1200, turns=2),
    Explanation(REASONS, find_changes=find_changes),
)
