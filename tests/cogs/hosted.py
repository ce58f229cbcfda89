"""The toy as a game tells more of itself: verbs, rules to look up, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fronde.core.types import Json, Seat
from fronde.texts import Words
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

    def rules(self, words: Words, find: str | None) -> list[tuple[str, str, str]]:
        """The rules with a word or a number in them."""
        every = [("1.1", "Fields", "Choose a free field."), ("1.2", "Stakes", "Lay one or two cards on it.")]
        asked = (find or "").casefold()
        return [rule for rule in every if asked in rule[0] or asked in rule[2].casefold()]

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        """The toy's view, with whose turn it is."""
        top: dict[str, Any] = state.stack[-1] if state.stack else {}
        active = SEATS[top["who"]] if top.get("step") in TURN_STEPS else None
        return {**super().view(state, seat), "active": active}


HOSTED = HostedToy()
