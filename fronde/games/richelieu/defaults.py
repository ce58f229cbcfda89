"""The default answer when the time of a player is up."""

from __future__ import annotations

from fronde.core.types import Decision
from fronde.games.richelieu.model import State, owner_to_pay
from fronde.games.richelieu.steps.common import END_TURN, PASS

CHEAP = (END_TURN, PASS, "pay:stock")
"""The cheapest options, chosen wherever they are available."""


def choose_default(state: State, decision: Decision) -> tuple[str, ...]:
    """End the turn, pay with a marker from stock, or take a card at no cost; otherwise the first option."""
    cheap = (option for option in CHEAP if option in decision.options)
    free = (option for option in decision.options if is_free(state, decision.seat, option))
    return (next(cheap, next(free, decision.options[0])),)


def is_free(state: State, seat: str, option: str) -> bool:
    """Whether the option takes a card without a foreign marker (4.4)."""
    kind, _, card = option.partition(":")
    return kind == "card" and owner_to_pay(state, seat, card) is None
