"""What ids name, by the key under which they stand in questions, events and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fronde.core.game import name_ids
from fronde.core.types import Text

NAMES: Mapping[str, str] = {
    "seat": "seat",
    "active_seat": "seat",
    "card": "card",
    "season": "season",
    "musketeer": "musketeer",
    "target": "target",
    **dict.fromkeys(("space", "from_space", "to_space", "start", "to", "picked"), "space"),
    **dict.fromkeys(("person", "persons", "people", "fortress"), "space"),
}


def text(message: str, /, **args: Any) -> Text:
    """A sentence to come; ids stand under the keys of NAMES."""
    return Text(message, name_ids(args, NAMES))
