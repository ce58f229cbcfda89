"""What a clock chooses for whoever does not answer: what costs nothing and binds to nothing."""

from __future__ import annotations

from fronde.core.types import Decision, Seat
from fronde.games.liberte.model import State
from fronde.games.liberte.steps.actions import DISCARD, KEEP
from fronde.games.liberte.steps.common import DECLINE, END_TURN, PASS
from fronde.games.liberte.steps.specials import SPARE
from fronde.games.liberte.steps.turn import FILL_UP

CHEAP = (PASS, END_TURN, DECLINE, KEEP, DISCARD, SPARE, FILL_UP, "take:deck")
"""What costs least wherever it is on offer."""


def choose_default(state: State, decision: Decision) -> tuple[str, ...]:
    """Pass, end the turn, advance nothing, keep the card, draw unseen, strike somebody else; discard what comes first
    where it must be, and else the first answer, which places most."""
    if decision.least != 1 or decision.most != 1:
        return decision.options[: decision.least]
    cheap = [option for option in CHEAP if option in decision.options]
    others = [option for option in decision.options if not is_own(state, decision.seat, option)]
    return ((*cheap, *others, *decision.options)[0],)


def is_own(state: State, seat: Seat, option: str) -> bool:
    """Whether an option strikes what is one's own."""
    kind, _, rest = option.partition(":")
    if kind == "card":
        return rest in state.displays[seat]
    return kind in ("block", "stack") and rest.endswith(f":{seat}")
