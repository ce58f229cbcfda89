"""The cost of the current turn, and the cards it leaves to others; shown before it ends."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.types import Event, Seat, Text
from fronde.games.richelieu.model import State, row_of
from fronde.games.richelieu.names import text


def sum_up_turn(state: State, events: Sequence[Event], seat: Seat) -> list[Text]:
    """The markers the turn has cost the seat, and the cards that it has uncovered."""
    cost = sum(event.kind == "marker-paid" and event.data["seat"] == seat for event in events)
    lines = [text("sum-costs", n=cost)] if cost else []
    if cards := find_uncovered_cards(state, events, seat):
        lines.append(text("sum-opens", card=cards))
    return lines


def find_uncovered_cards(state: State, events: Sequence[Event], seat: Seat) -> list[str]:
    """The cards now at the ends of rows from which the seat has taken."""
    records = [e.data for e in events if e.kind == "card-taken" and e.data["seat"] == seat]
    rows = [(row_of(state, data["row"] - 1), data["side"]) for data in records]
    return list(dict.fromkeys(row[-1 if side == "right" else 0] for row, side in rows if row))
