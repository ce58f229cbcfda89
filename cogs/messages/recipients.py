"""The reader of a notice, and the registry of the functions that make messages of notices, by kind."""

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
from fronde.host.notices import kinds
from fronde.host.notices.kinds import Events, Notice
from fronde.host.store import Message
from fronde.host.table import GameTable, Table


class WaitingTable(NamedTuple):
    """A table that waits for a person: the seats to answer, the deadline (None: there is none), the first question, and
    the number of its options."""

    table: int
    game: str
    channel: int
    seats: Sequence[Seat]
    until: int | None
    prompt: Text
    option_count: int


@dataclass(slots=True)
class Recipient:
    """The reader of a notice: a user, or None for the table's channel; with the reader's words, the seats' deadlines,
    the current messages by slot, and the tables that wait for the user."""

    table: Table
    user: int | None
    words: Words
    deadlines: Mapping[Seat, int]
    messages: Mapping[str, Message]
    waiting: Sequence[WaitingTable]

    @property
    def title(self) -> Markup:
        """The name of the game."""
        return game_title(self.words, self.table.record.game)

    def say(self, message: str, /, **args: object) -> Markup:
        """A message as a sentence."""
        return self.words.say(message, **args)

    def describe(self, body: kinds.PlayerBody) -> dict[str, object]:
        """The arguments of most sentences about a notice: the game, the people it asks or pings, the seats and the
        player."""
        people = [mention(user) for user in (body.waiting if isinstance(body, kinds.VoteBody) else body.ping)]
        seats = [Name("seat", seat) for seat in body.seats]
        return {"title": self.title, "people": people, "seats": seats, "player": body.player}

    def find_deadline(self, seats: Sequence[Seat]) -> int | None:
        """The deadline of these seats."""
        return next((self.deadlines[seat] for seat in seats if seat in self.deadlines), None)

    def tell(self, events: Events, longest: int) -> str:
        """The public story of some events, in at most this number of lines."""
        return public_story(self.table.game, events, self.words, longest)

    def sign(self, parts: Sequence[Part], shots: Sequence[Shot] = (), pins: bool | None = None) -> Post:
        """The new content of the message pinned in the table's channel, which was the lobby: that of the turn post,
        above the roles and the source of the dice. `pins` False unpins it."""
        lobby = lobby_parts(self.table, self.words) if isinstance(self.table, GameTable) else []
        return Post(Manner.AMEND, SIGN, [*parts, *lobby], shots, pins=pins)

    def open_button(self, label: str) -> dict[str, str]:
        """The button that opens the panel."""
        return button(OpenPanel(self.table.id).button, self.say(label), "main")


def words_of(notice: Notice, table: Table) -> Words:
    """The words of a notice's reader, for the seats they sit in."""
    reader = notice.body if isinstance(notice.body, kinds.ForeignBody) else table.record.find_player(notice.to or 0)
    locale = table.record.venue.locale if notice.to is None else None if reader is None else reader.locale
    seats = table.seats_of(notice.to) if isinstance(table, GameTable) and notice.to is not None else ()
    return words(locale, table.record.game).to(seats)


@singledispatch
def make_posts(body: kinds.Body, to: Recipient) -> list[Post]:
    """The messages of a notice. At most one of them is posted as a new message, and it is the last; empty if nothing
    needs to be said."""
    raise TypeError(f"nothing renders {type(body).__name__}")
