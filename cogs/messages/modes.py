"""A message to be posted, and what becomes of the one that stands in its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from cogs.messages.parts import Part, Upload
from cogs.messages.pictures import Shot
from fronde.core.types import Seat
from fronde.host.past import Past
from fronde.host.store import COMMON

ASIDE = "aside"
"""The slot of what a channel shows between two turn posts: a question, or that it is answered; one at a time."""


CALL = COMMON
"""The slot of the one direct message that tells somebody which tables wait for them, whichever table it comes from."""
SIGN = "sign"
"""The slot of the message that is pinned where the table stands: it shows what the turn post shows."""


class Manner(Enum):
    """What becomes of the message that stands in the slot already."""

    NEW = "it stays as what is past, and another is posted"
    PAST = "it stays as what is past"
    EDIT = "it is changed; where there is none, another is posted"
    AMEND = "it is changed, if there is one"
    REPLACE = "it goes, and another is posted"
    DROP = "it goes"
    SAY = "its words are changed, and nothing else of it"
    STRIP = "it loses these buttons, which another has now, and nothing else"
    NOTE = "what was posted before a crash takes its place; nothing is posted"


class TimeNote(NamedTuple):
    """Until when seats have time, in the very words of a message: that line, or the moment alone."""

    seats: Sequence[Seat]
    until: str


@dataclass(slots=True, frozen=True)
class Room:
    """A private thread of that name for some users alone. `opens`: it is opened where there is none; where it stands,
    `comers` come into it. `leavers` go."""

    name: str
    people: Sequence[int]
    comers: Sequence[int] = ()
    leavers: Sequence[int] = ()
    opens: bool = False


@dataclass(slots=True)
class Post:
    """One message to be sent, changed or taken away. Nothing is sent for a `replay` that cannot be drawn. What pings is
    `classic`, begins with whom, which game and what, and has a row, which bears its mark. `past`: what it reads once
    another has taken its place; it has no button then. `silent`: it reaches a phone without a sound, as another place
    pings already. `timed`: what it says of time. `pins`: it becomes the table's sign, pinned where the bot may; False:
    it is pinned no more. `file`: what it hands out. `room`: it is posted there, when that is opened; `instead`: what is
    done where there can be none."""

    manner: Manner
    slot: str | None = None
    parts: list[Part] = field(default_factory=list)
    shots: Sequence[Shot] = ()
    ping: Sequence[int] = ()
    classic: bool = False
    past: list[Part] | None = None
    replay: Past | None = None
    silent: bool = False
    timed: TimeNote | None = None
    pins: bool | None = None
    file: Upload | None = None
    room: Room | None = None
    instead: Post | None = None
