"""The records as plain data: what a row of each table holds."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from fronde.core.errors import EngineError


class Status(StrEnum):
    """Where a table is in its life. The first two are open: there is one such table a channel."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    ENDED = "ended"


class DirectMessages(StrEnum):
    """What is known of a player's direct messages."""

    UNASKED = "unasked"
    """The player has not acted at this table yet, so nothing is sent."""
    OPEN = "open"
    CLOSED = "closed"
    """Discord refused one; the player has not been told."""
    NOTED = "noted"
    """The player has been told; tried again only when the player acts."""


class StaleRevision(EngineError):
    """Somebody else changed the table first; nothing was written."""


@dataclass(slots=True)
class Player:
    """Somebody at a table. `token` is what the game calls the player and never changes; `name` is what people read."""

    user: int
    name: str
    token: str = ""
    role: str | None = None
    """The seat chosen in the lobby; None: any."""
    locale: str | None = None
    dm: DirectMessages = DirectMessages.OPEN


@dataclass(slots=True)
class TableRecord:
    """One table. `position` is the last settled one and `settled` the number of actions before it; `told` counts the
    actions the last turn post told of, `shown` is the public view it showed, as JSON text, `turn` whose turn it was."""

    channel: int
    game: str
    version: int
    host: int
    size: int
    seed: int
    guild: int | None = None
    locale: str | None = None
    status: Status = Status.LOBBY
    options: dict[str, Any] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    """The options that were read from a file, and what it is called."""
    revision: int = 0
    position: dict[str, Any] | None = None
    settled: int = 0
    opening: list[Any] = field(default_factory=list)
    """The events of the set-up."""
    told: int = 0
    shown: str | None = None
    turn: list[Any] | None = None
    votes: list[int] = field(default_factory=list)
    """The users who agreed to end the table."""
    trouble: str | None = None
    """Why the channel could not be written to: "missing" or "forbidden"."""
    id: int = 0
    created: int = 0
    updated: int = 0
    players: list[Player] = field(default_factory=list)

    @property
    def is_open(self) -> bool:
        """Whether the table still holds its channel."""
        return self.status in (Status.LOBBY, Status.PLAYING)

    def find_player(self, user: int) -> Player | None:
        """The player of that user, if any."""
        return next((player for player in self.players if player.user == user), None)


@dataclass(slots=True, frozen=True)
class Move:
    """An accepted action: who chose what, and the events it brought, as JSON."""

    number: int
    user: int
    seat: str
    step: str
    picks: list[str]
    events: list[Any]


NEW, EDIT, AMEND, ASK, DROP = "new", "edit", "amend", "ask", "drop"
"""The kinds of Letter."""


def new_nonce() -> str:
    """A word Discord has not seen from us: a message sent twice with it appears once."""
    return secrets.token_hex(12)


@dataclass(slots=True)
class Letter:
    """Something to tell, written with the change it tells of and sent after it.

    `kind` says how: a NEW message; an EDIT of the message that stands in `slot`, or a new one where none does (such a
    letter takes the place of waiting edits of its slot); AMEND or DROP the message in the slot, if there is one; ASK a
    player what is then still open. `user` is whose direct messages it goes to, None for the channel.
    """

    kind: str
    payload: dict[str, Any] = field(default_factory=dict)
    slot: str | None = None
    user: int | None = None
    nonce: str = field(default_factory=new_nonce)
    attempts: int = 0
    id: int = 0
    table: int = 0


@dataclass(slots=True, frozen=True)
class Message:
    """Where a message stands."""

    channel: int
    message: int


@dataclass(slots=True)
class Change:
    """All that one accepted action, or one step in the lobby, writes: everything or nothing.

    `expected` is the revision it was made from. `values` are columns of the table; `players` the new list, where it
    changed; `move` is appended, the action number `undone` taken out.
    """

    table: int
    expected: int
    values: dict[str, Any] = field(default_factory=dict)
    players: list[Player] | None = None
    move: Move | None = None
    undone: int | None = None
    letters: list[Letter] = field(default_factory=list)
