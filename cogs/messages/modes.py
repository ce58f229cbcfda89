"""A message to be posted, and what happens to the message that is already in its slot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from cogs.messages.parts import Part, Upload
from cogs.messages.pictures import Shot
from fronde.core.types import Seat
from fronde.host.store import COMMON

ASIDE = "aside"
"""The slot for a channel's messages between two turn posts: a question, or a line that it was answered. One at a
time."""


CALL = COMMON
"""The slot of the one direct message that lists all tables waiting for a person, whichever table it comes from."""
LIST = "queue"
"""The slot of the message that lists who waits in a queue."""
SIGN = "sign"
"""The slot of the message pinned in the table's channel (the sign). It shows the same as the turn post."""


class Manner(Enum):
    """What happens to the message that is already in the slot."""

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
    """The deadline of some seats as text in the message: a whole line, or the moment alone."""

    seats: Sequence[Seat]
    until: str


@dataclass(slots=True, frozen=True)
class Room:
    """A private thread of that name for some users. `opens`: open it if there is none. `comers`: users to add to an
    existing thread. `leavers`: users to remove."""

    name: str
    people: Sequence[int]
    comers: Sequence[int] = ()
    leavers: Sequence[int] = ()
    opens: bool = False


@dataclass(slots=True)
class Post:
    """One message to send, change or delete. A post that pings is `classic`: it begins with the people, the game and
    the request, and has a row that carries its mark. `past`: its content once another post replaces it, without
    buttons. `replay`: the page of the game is attached; if it cannot be made, nothing is sent. `silent`: no sound on a
    phone, because another place pings already. `time`: the part about time. `pins`: it becomes the table's sign,
    pinned if the bot may pin; False unpins it. `file`: its attachment. `room`: the private thread to post it in;
    `instead`: the post if there can be no such thread."""

    manner: Manner
    slot: str | None = None
    parts: list[Part] = field(default_factory=list)
    shots: Sequence[Shot] = ()
    ping: Sequence[int] = ()
    classic: bool = False
    past: list[Part] | None = None
    replay: bool = False
    silent: bool = False
    time: TimeNote | None = None
    pins: bool | None = None
    file: Upload | None = None
    room: Room | None = None
    instead: Post | None = None
