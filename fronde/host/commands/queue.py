"""The queue of a server: people take tickets and confirm calls, time passes, tables start."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.commands.base import Verdict, get_user
from fronde.host.matchmaking.queue import (
    AGAIN,
    CallEnd,
    Conditions,
    Queue,
    Ticket,
    advance,
    confirm,
    enqueue,
    finish,
    release,
    withdraw,
)
from fronde.host.notices import kinds
from fronde.host.notices.kinds import Notice, Occupant
from fronde.host.people.actors import Actor
from fronde.host.people.rights import Right
from fronde.host.table import QueueTable, Table


def get_queue(table: Table) -> QueueTable:
    """The table as a queue. Raises TableError if it is none."""
    if isinstance(table, QueueTable):
        return table
    raise TableError(Text("error-no-queue"))


def _change(table: QueueTable, queue: Queue, notices: Sequence[Notice] = ()) -> Verdict:
    """A change of who waits. The list is renewed."""
    return Verdict(table.change({"queue": queue.write()}, [*notices, Notice(kinds.QueuePost())]), table)


# --- what people do ---


@dataclass(slots=True, frozen=True)
class Enqueue:
    """Take a ticket, or change the terms of one's ticket for that game."""

    right: ClassVar[Right] = Right.ANYBODY
    ticket: Ticket

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the actor is called to a table of that game, or the queue is full."""
        queue, user = get_queue(table), get_user(actor)
        ticket = replace(self.ticket, user=user.id, name=user.name, locale=user.locale)
        return _change(queue, enqueue(queue.queue, ticket))


@dataclass(slots=True, frozen=True)
class Withdraw:
    """Give back one's ticket for a game, or all tickets."""

    right: ClassVar[Right] = Right.ANYBODY
    game: str | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the actor has no such ticket, or a table starts with them right now."""
        queue = get_queue(table)
        return _change(queue, withdraw(queue.queue, get_user(actor).id, self.game))


@dataclass(slots=True, frozen=True)
class Confirm:
    """Confirm a call by its number."""

    right: ClassVar[Right] = Right.ANYBODY
    number: int

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision if the call is over, and TableError if it is not for the actor or confirmed already."""
        queue, user = get_queue(table), get_user(actor)
        salt = "" if user.salt is None else str(user.salt)
        after = confirm(queue.queue, user.id, self.number, salt)
        return _change(queue, after, [Notice(kinds.QueueCallUpdate(number=self.number))])


# --- time passes, tables start ---


class Outlook(NamedTuple):
    """What a queue depends on, and where its people want to be pinged, by user."""

    at: Conditions
    pings: Mapping[int, str]


@dataclass(slots=True, frozen=True)
class Advance:
    """Bring the queue up to date. Somebody whose settings are unknown is not called yet."""

    right: ClassVar[Right] = Right.NOBODY
    outlook: Outlook

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Never refuses a queue."""
        queue, (at, pings) = get_queue(table), self.outlook
        unknown = {one.user for one in queue.queue.tickets} - set(pings)
        step = advance(queue.queue, at._replace(resting=at.resting | unknown))
        notices = [_end(end) for end in step.ends]
        for call in step.begins:
            notices += _call(call.number, step.queue.tickets_of(call.number), pings)
        return _change(queue, step.queue, notices)

    def is_needed(self, table: QueueTable) -> bool:
        """Whether this changes anything."""
        return self.judge(table, Actor()).change.values["queue"] != table.queue.write()


def _call(number: int, tickets: Sequence[Ticket], pings: Mapping[int, str]) -> list[Notice]:
    """A call in the channel, which pings those who want that, and to those who want a direct message."""
    here = [one.user for one in tickets if pings[one.user] in ("channel", "both")]
    letters = [
        Notice(kinds.QueueLetter(number=number, locale=one.locale, silent=one.user in here), one.user)
        for one in tickets if pings[one.user] in ("dm", "both")
    ]  # fmt: skip
    return [Notice(kinds.QueueCall(number=number, ping=here)), *letters]


@dataclass(slots=True, frozen=True)
class CallHere:
    """Ping somebody in the channel whom no direct message reaches, for a call that they have not confirmed."""

    right: ClassVar[Right] = Right.NOBODY
    number: int
    user: int

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision if the call is over."""
        queue = get_queue(table)
        queue.queue.get_call(self.number)
        waits = any(one.user == self.user and not one.confirmed for one in queue.queue.tickets_of(self.number))
        calls = [Notice(kinds.QueueCall(number=self.number, ping=[self.user]))] if waits else []
        return Verdict(queue.change(None, calls), queue)


def _end(end: CallEnd, why: Text | None = None) -> Notice:
    people, absent = (_name(tickets) for tickets in (end.people, end.absent))
    body = kinds.QueueCallEnd(
        number=end.call.number, game=end.call.game, how=end.how, people=people, absent=absent, why=why
    )
    return Notice(body)


def _name(tickets: Sequence[Ticket]) -> list[Occupant]:
    return [Occupant(one.user, one.name) for one in tickets]


@dataclass(slots=True, frozen=True)
class Finish:
    """The table of a call has started in a channel."""

    right: ClassVar[Right] = Right.NOBODY
    number: int
    channel: int

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision if this is known already."""
        queue = get_queue(table)
        call, people = queue.queue.get_call(self.number), _name(queue.queue.tickets_of(self.number))
        body = kinds.QueueCallEnd(number=call.number, game=call.game, how="starts", people=people, channel=self.channel)
        return _change(queue, finish(queue.queue, self.number), [Notice(body)])


@dataclass(slots=True, frozen=True)
class Fail:
    """The table of a call could not be opened: `why`, or some users have left the server. The others go to the front.
    Unless somebody left, nobody is called for a while."""

    right: ClassVar[Right] = Right.NOBODY
    number: int
    now: int
    why: Text | None = None
    absent: Collection[int] = ()

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision if the call is over."""
        queue = get_queue(table)
        people = queue.queue.tickets_of(self.number)
        absent = [one for one in people if one.user in self.absent]
        how = "late" if absent else "failed"
        end = CallEnd(queue.queue.get_call(self.number), how, people, absent)
        after = release(queue.queue, end, self.now)
        after = after if absent else replace(after, resumes=self.now + AGAIN)
        return _change(queue, after, [_end(end, self.why)])


# --- where it is ---


@dataclass(slots=True, frozen=True)
class Place:
    """The queue moves to another channel."""

    right: ClassVar[Right] = Right.NOBODY
    channel: int
    locale: str | None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if it is no queue."""
        queue = get_queue(table)
        change = queue.change({"channel": self.channel, "locale": self.locale, "trouble": None})
        change.notices = [Notice(kinds.QueuePost(anew=self.channel != queue.record.venue.channel))]
        return Verdict(change, queue)


@dataclass(slots=True, frozen=True)
class Close:
    """The server wants no queue any more: all tickets end."""

    right: ClassVar[Right] = Right.NOBODY

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if it is no queue."""
        queue = get_queue(table)
        ends = [CallEnd(call, "withdrawn", queue.queue.tickets_of(call.number), ()) for call in queue.queue.calls]
        return Verdict(queue.change({"queue": {}}, [*map(_end, ends), Notice(kinds.QueueEnd())]), queue)
