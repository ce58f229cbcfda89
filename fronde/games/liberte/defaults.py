"""The default answer when the time of a player is up: it costs nothing and commits the player to nothing."""

from __future__ import annotations

from fronde.core.types import Decision, Seat
from fronde.games.liberte.model import State
from fronde.games.liberte.steps.actions import DISCARD, KEEP
from fronde.games.liberte.steps.common import DECLINE, END_TURN, PASS
from fronde.games.liberte.steps.specials import SPARE
from fronde.games.liberte.steps.turn import FILL_UP

CHEAP = (PASS, END_TURN, DECLINE, KEEP, DISCARD, SPARE, FILL_UP, "take:deck")
"""The cheapest options, chosen wherever they are available."""


def choose_default(state: State, decision: Decision) -> tuple[str, ...]:
    """Pass, end the turn, advance nothing, keep the card, draw from the deck, or strike a rival; otherwise the first
    options, as many as required."""
    if decision.least != 1 or decision.most != 1:
        return decision.options[: decision.least]
    cheap = [option for option in CHEAP if option in decision.options]
    others = [option for option in decision.options if not is_own(state, decision.seat, option)]
    return ((*cheap, *others, *decision.options)[0],)


def is_own(state: State, seat: Seat, option: str) -> bool:
    """Whether an option strikes the seat's own card or stack."""
    kind, _, rest = option.partition(":")
    if kind == "card":
        return rest in state.displays[seat]
    return kind in ("block", "stack") and rest.endswith(f":{seat}")
