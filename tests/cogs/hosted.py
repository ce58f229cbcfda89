"""The toy as a game tells more of itself: verbs, rules to look up, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fronde.core.types import Json, Seat
from tests.toy import SEATS, State, Toy

TURN_STEPS = ("choose-field", "stake-cards", "take-chance", "answer-claim")


class HostedToy(Toy):
    """The toy with everything a game may tell the host beside the protocol."""

    verbs: Mapping[str, tuple[str, ...]] = {
        "place": ("choose-field",),
        "lay": ("stake-cards",),
        "die": ("take-chance",),
        "claim": ("answer-claim",),
        "discard": ("discard-card",),
        "token": ("spend-token",),
    }

    def rules(self, find: str) -> list[tuple[str, str]]:
        """The rules with a word or a number in them."""
        every = [("1.1", "Choose a free field."), ("1.2", "Lay one or two cards on it.")]
        return [(number, rule) for number, rule in every if find in number or find.casefold() in rule.casefold()]

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        """The toy's view, with whose turn it is."""
        top: dict[str, Any] = state.stack[-1] if state.stack else {}
        active = SEATS[top["who"]] if top.get("step") in TURN_STEPS else None
        return {**super().view(state, seat), "active": active}


HOSTED = HostedToy()
