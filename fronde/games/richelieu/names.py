"""What ids name, by the key under which they stand in questions, events and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fronde.core.game import name_ids
from fronde.core.types import Text

NAMES: Mapping[str, str] = {
    **dict.fromkeys(("seat", "owner_seat", "winner_seat", "best_seat"), "seat"),
    **dict.fromkeys(("card", "from_card"), "card"),
    "disc": "disc",
    "side": "side",
    "region": "region",
    "category": "category",
}


def text(message: str, /, **args: Any) -> Text:
    """A sentence to come; ids stand under the keys of NAMES."""
    return Text(message, name_ids(args, NAMES))
