"""Who reads a notice, and the registry of what makes messages of it, by its kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import NamedTuple

from cogs.ids import OpenPanel
from cogs.messages.lobby import lobby_parts
from cogs.messages.modes import SIGN, Manner, Post
from cogs.messages.names import Markup, Words, mention, words
from cogs.messages.parts import Part, button
from cogs.messages.pictures import Shot
from cogs.messages.speech import game_title
from cogs.messages.stories import public_story
from fronde.core.types import Name, Seat, Text
from fronde.host import notices as kinds
from fronde.host.notices import Events, Notice
from fronde.host.store import Message
from fronde.host.table import GameTable, Table


class WaitingTable(NamedTuple):
    """A table that waits for somebody: the seats it asks, until when (None: there is no such moment), and what it asks
    first, among how many options."""

    table: int
    game: str
    channel: int
    seats: Sequence[Seat]
    until: int | None
    prompt: Text
    option_count: int


@dataclass(slots=True)
class Recipient:
    """Who reads a notice of a table: a user, None for its channel; with their words, until when seats have time, the
    messages that stand now, by slot, and the tables that wait for the user."""

    table: Table
    user: int | None
    words: Words
    deadlines: Mapping[Seat, int]
    messages: Mapping[str, Message]
    waiting: Sequence[WaitingTable]

    @property
    def title(self) -> Markup:
        """What the game is called."""
        return game_title(self.words, self.table.record.game)

    def say(self, message: str, /, **args: object) -> Markup:
        """A message as a sentence."""
        return self.words.say(message, **args)

    def describe(self, body: kinds.About) -> dict[str, object]:
        """The arguments of most sentences about a notice: the game, the people it asks or pings, seats and player."""
        people = [mention(user) for user in (body.waiting if isinstance(body, kinds.Vote) else body.ping)]
        seats = [Name("seat", seat) for seat in body.seats]
        return {"title": self.title, "people": people, "seats": seats, "player": body.player}

    def find_deadline(self, seats: Sequence[Seat]) -> int | None:
        """Until when these seats have time."""
        return next((self.deadlines[seat] for seat in seats if seat in self.deadlines), None)

    def tell(self, events: Events, longest: int, own: Seat | None = None) -> str:
        """What happened, for everybody, in at most so many lines."""
        return public_story(self.table.game, events, self.words, longest, own=own)

    def sign(self, parts: Sequence[Part], shots: Sequence[Shot] = (), pins: bool | None = None) -> Post:
        """What the message shows that is pinned where the table stands: it was the lobby, and shows what the turn post
        does, above who plays what and what the dice fall from. `pins` False: it is pinned no more."""
        lobby = lobby_parts(self.table, self.words) if isinstance(self.table, GameTable) else []
        return Post(Manner.AMEND, SIGN, [*parts, *lobby], shots, pins=pins)

    def open_button(self, label: str) -> dict[str, str]:
        """The button that opens the panel."""
        return button(OpenPanel(self.table.id).button, self.say(label), "main")


def words_of(notice: Notice, table: Table) -> Words:
    """The words of whoever reads a notice."""
    reader = notice.body if isinstance(notice.body, kinds.Foreign) else table.record.find_player(notice.to or 0)
    locale = table.record.venue.locale if notice.to is None else None if reader is None else reader.locale
    return words(locale, table.record.game)


@singledispatch
def make_posts(body: kinds.Body, to: Recipient) -> list[Post]:
    """The messages of a notice, that which is posted anew last, and at most one is; none where nothing is to be said
    any more."""
    raise TypeError(f"nothing renders {type(body).__name__}")
