"""The sign of a table: the message that is pinned where it stands. It was the lobby, and shows what the turn post does,
above who plays what and what the dice fall from."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.lobby import lobby_parts
from cogs.messages.modes import SIGN, Manner, Post
from cogs.messages.names import Words
from cogs.messages.parts import Part
from cogs.messages.pictures import Shot
from fronde.host.table import GameTable, Table


def sign(table: Table, words: Words, parts: Sequence[Part], shots: Sequence[Shot] = ()) -> Post:
    """What it shows now."""
    lobby = lobby_parts(table, words) if isinstance(table, GameTable) else []
    return Post(Manner.AMEND, SIGN, [*parts, *lobby], shots)


def sign_off(table: Table, words: Words, parts: Sequence[Part], shots: Sequence[Shot] = ()) -> Post:
    """What it says of a table that is over, rests or has moved on; it is pinned no more."""
    last = sign(table, words, parts, shots)
    last.pins = False
    return last
