"""The queue of a server: who waits for others to play with, who is called to a table, and who has confirmed.

All here is calculation: a function takes a queue and returns the next one. The same queue, moment and conditions give
the same result. A table is called once enough people wait for the same game at the same pace. It can start only when
everyone called has confirmed. If somebody does not confirm in time, their ticket ends, and those who did confirm go to
the front.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from fronde.core.errors import StaleDecision, TableError
from fronde.core.plain import find_misfits
from fronde.core.types import Json, Text
from fronde.host.timekeeping.hours import DAY, HOUR, MINUTE, Span, find_end

T = TypeVar("T")
MOST_TICKETS = 200
"""Most tickets of one queue."""
AGAIN = 10 * MINUTE
"""Seconds for which nobody is called after a table could not be opened."""


class Times(NamedTuple):
    """The times of a pace, in seconds: how long a ticket is valid, and how long people have to confirm; and by a
    player's choice, how long they wait before bots fill the table."""

    ticket: int
    confirm: int
    fill: Mapping[str, int]


LIVE = "brisk"
"""The pace at which people play in one sitting."""
LIVE_TIMES = Times(HOUR, 2 * MINUTE, {"soon": 10 * MINUTE, "late": 30 * MINUTE})
SLOW_TIMES = Times(DAY, 12 * HOUR, {"soon": 3 * HOUR, "late": 12 * HOUR})
FILLS = ("soon", "late", "never")
"""When bots may fill a table, as players choose it."""


def times_of(pace: str) -> Times:
    """The times of a pace."""
    return LIVE_TIMES if pace == LIVE else SLOW_TIMES


@dataclass(frozen=True, slots=True)
class Ticket:
    """A person who waits for a game at a pace, with any of these numbers of players. `since`: the moment that decides
    their place; `began`: the moment from which the ticket's time counts. `in_front`: they confirmed once, and somebody
    else did not. `call`: the number of the call they have to confirm, and `confirmed` whether they did; `salt`: that
    click's share in the chance of the table. `rating`: how well they play this game, if known."""

    user: int
    name: str
    game: str
    pace: str
    sizes: tuple[int, ...]
    fill: str
    since: int
    began: int
    locale: str | None = None
    rating: float | None = None
    in_front: bool = False
    call: int | None = None
    confirmed: bool = False
    salt: str = ""

    @property
    def place(self) -> tuple[bool, int, int]:
        """What orders the tickets: the smallest comes first."""
        return not self.in_front, self.since, self.user

    @property
    def fill_at(self) -> int | None:
        """From when on they accept bots at their table. None: never."""
        seconds = times_of(self.pace).fill.get(self.fill)
        return None if seconds is None else self.since + seconds


@dataclass(frozen=True, slots=True)
class Call:
    """A table that can start once `people` have confirmed; bots take the other seats of its `size`. `key`: the secret
    of its dice, fixed before anybody confirms."""

    number: int
    game: str
    pace: str
    size: int
    people: int
    began: int
    key: str = ""


@dataclass(frozen=True, slots=True)
class Queue:
    """The tickets and calls of a server. `serial`: the number of the last call. Before `resumes`, nobody is called."""

    tickets: tuple[Ticket, ...] = ()
    calls: tuple[Call, ...] = ()
    serial: int = 0
    resumes: int = 0

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Queue:
        """Read what `write` returns, without tickets and calls that cannot be read."""
        tickets, calls = (data.get(name) or {} for name in ("tickets", "calls"))
        moments = {name: value for name in ("serial", "resumes") if isinstance(value := data.get(name), int)}
        return cls(tuple(_read(Ticket, tickets)), tuple(_read(Call, calls)), **moments)

    def write(self) -> dict[str, Json]:
        """As JSON. The keys of tickets begin with the user, so that they can be found and deleted."""
        tickets = {f"{one.user}:{one.game}": {**asdict(one), "sizes": [*one.sizes]} for one in self.tickets}
        calls = {str(one.number): asdict(one) for one in self.calls}
        return {"tickets": tickets, "calls": calls, "serial": self.serial, "resumes": self.resumes}

    def find(self, user: int, game: str) -> Ticket | None:
        """The ticket of a user for a game."""
        return next((one for one in self.tickets if (one.user, one.game) == (user, game)), None)

    def tickets_of(self, number: int) -> list[Ticket]:
        """The tickets of a call, in order."""
        return sorted((one for one in self.tickets if one.call == number), key=lambda one: one.place)

    def is_full(self, call: Call) -> bool:
        """Whether everybody called has confirmed."""
        tickets = self.tickets_of(call.number)
        return len(tickets) == call.people and all(one.confirmed for one in tickets)

    def full_calls(self) -> list[Call]:
        """The calls whose table can start."""
        return [call for call in self.calls if self.is_full(call)]

    def get_call(self, number: int) -> Call:
        """A call. Raises StaleDecision if it is over."""
        for call in self.calls:
            if call.number == number:
                return call
        raise StaleDecision(Text("error-queue-call-over"))

    def change(self, change: Callable[[Ticket], Ticket | None]) -> Queue:
        """The same with changed tickets, without those that become None."""
        return replace(self, tickets=tuple(one for one in map(change, self.tickets) if one is not None))


def _read(kind: type[T], rows: Mapping[str, Any]) -> Iterator[T]:
    for values in rows.values() if isinstance(rows, dict) else ():
        if isinstance(values, dict) and isinstance(values.get("sizes", []), list):
            names = {field.name for field in fields(kind)} & set(values)  # type: ignore[arg-type]
            data = {name: tuple(values[name]) if name == "sizes" else values[name] for name in names}
            with suppress(TypeError):  # a value is missing
                if not find_misfits(kind, data) and data.get("sizes") != ():
                    yield kind(**data)


class Conditions(NamedTuple):
    """What a queue depends on: the moment, when the bot was away, how many tables the server has room for, whether the
    queue's channel can be written to, the users who rest now, and what draws the secret of a call."""

    now: int
    stops: Sequence[Span] = ()
    room: int = 1_000
    is_reachable: bool = True
    resting: frozenset[int] = frozenset()
    draw_key: Callable[[], str] = str


class CallEnd(NamedTuple):
    """A call that ended without a table: "late", "withdrawn", or "failed" to open a table. `people`: who was called;
    `absent`: who did not confirm in time, has withdrawn or left."""

    call: Call
    how: str
    people: Sequence[Ticket]
    absent: Sequence[Ticket]


class Step(NamedTuple):
    """The next queue, the calls that begin, and those that end without a table."""

    queue: Queue
    begins: Sequence[Call] = ()
    ends: Sequence[CallEnd] = ()


# --- what people do ---


def enqueue(queue: Queue, ticket: Ticket) -> Queue:
    """The queue with another ticket. A ticket for the same game is replaced, and keeps its place if the pace stays the
    same. Raises TableError if that one is called, or the queue is full."""
    old = queue.find(ticket.user, ticket.game)
    if old is not None and old.call is not None:
        raise TableError(Text("error-queue-called"))
    if old is None and len(queue.tickets) >= MOST_TICKETS:
        raise TableError(Text("error-queue-full", {"most": MOST_TICKETS}))
    if old is not None and old.pace == ticket.pace:
        ticket = replace(ticket, since=old.since, in_front=old.in_front)
    return replace(queue, tickets=(*(one for one in queue.tickets if one is not old), ticket))


def withdraw(queue: Queue, user: int, game: str | None = None) -> Queue:
    """The queue without a user's ticket for a game, or without all of theirs. Raises TableError if they have none, or
    if one of them has a table that is about to start."""
    leaving = [one for one in queue.tickets if one.user == user and game in (None, one.game)]
    if not leaving:
        raise TableError(Text("error-queue-no-ticket"))
    if any(queue.is_full(call) for call in queue.calls for one in leaving if one.call == call.number):
        raise TableError(Text("error-queue-starts"))
    return queue.change(lambda one: None if one in leaving else one)


def confirm(queue: Queue, user: int, number: int, salt: str) -> Queue:
    """The queue in which a user has confirmed a call. Raises StaleDecision if it is over, and TableError if it is not
    theirs or they have confirmed it before."""
    queue.get_call(number)
    ticket = next((one for one in queue.tickets_of(number) if one.user == user), None)
    if ticket is None:
        raise TableError(Text("error-queue-not-yours"))
    if ticket.confirmed:
        raise TableError(Text("error-queue-confirmed"))
    return queue.change(lambda one: replace(one, confirmed=True, salt=salt) if one is ticket else one)


# --- time passes ---


def advance(queue: Queue, at: Conditions) -> Step:
    """The queue now: tickets that have expired are gone, calls that nobody can confirm any more have ended, and people
    are called to a table while enough of them wait."""
    ends = list(_find_ends(queue, at))
    for end in ends:
        queue = release(queue, end, at.now, keep=not at.is_reachable)
    queue = queue.change(lambda one: None if one.call is None and ticket_end(one, at.stops) <= at.now else one)
    begins: list[Call] = []
    while (match := find_match(queue, at, at.room - len(queue.calls))) is not None:
        queue, call = _begin(queue, match, at)
        begins.append(call)
    return Step(queue, begins, ends)


def ticket_end(ticket: Ticket, stops: Sequence[Span]) -> int:
    """Until when a ticket is valid. The time while the bot was away does not count."""
    return find_end(ticket.began, times_of(ticket.pace).ticket, stops)


def call_end(call: Call, stops: Sequence[Span]) -> int:
    """Until when a call can be confirmed, in the same way."""
    return find_end(call.began, times_of(call.pace).confirm, stops)


def _find_ends(queue: Queue, at: Conditions) -> Iterator[CallEnd]:
    for call in queue.calls:
        tickets = queue.tickets_of(call.number)
        if len(tickets) < call.people:
            yield CallEnd(call, "withdrawn", tickets, ())
        elif not queue.is_full(call) and call_end(call, at.stops) <= at.now:
            yield CallEnd(call, "late", tickets, [one for one in tickets if not one.confirmed])


def release(queue: Queue, end: CallEnd, now: int, *, keep: bool = False) -> Queue:
    """The queue after a call has ended without a table. Those who confirmed go to the front, and their tickets last
    longer by the time of the call. Those who were absent lose their ticket, unless `keep`."""

    def free(ticket: Ticket) -> Ticket | None:
        if ticket.call != end.call.number:
            return ticket
        if ticket in end.absent and not keep:
            return None
        began = ticket.began + max(0, now - end.call.began)
        front = ticket.in_front or ticket.confirmed
        return replace(ticket, call=None, confirmed=False, salt="", began=began, in_front=front)

    after = queue.change(free)
    return replace(after, calls=tuple(call for call in after.calls if call != end.call))


def finish(queue: Queue, number: int) -> Queue:
    """The queue after the table of a call has started. Whoever plays live now waits for no other live game."""
    call = queue.get_call(number)
    players = {one.user for one in queue.tickets_of(number)} if call.pace == LIVE else set()

    def keep(ticket: Ticket) -> Ticket | None:
        plays = ticket.user in players and ticket.call is None and ticket.pace == LIVE
        return None if plays or ticket.call == number else ticket

    rest = queue.change(keep)
    return replace(rest, calls=tuple(one for one in rest.calls if one is not call))


# --- who plays with whom ---


class Match(NamedTuple):
    """People who can play together, at a table of this size."""

    size: int
    tickets: Sequence[Ticket]


def find_match(queue: Queue, at: Conditions, room: int) -> Match | None:
    """The next table: for whoever has waited longest, as many people as they accept; if nobody has enough people, a
    table with bots for whoever has waited as long as they wanted to. Nobody is called twice at a time."""
    if room <= 0 or not at.is_reachable or at.now < queue.resumes:
        return None
    busy = {one.user for one in queue.tickets if one.call is not None} | at.resting
    free = sorted((one for one in queue.tickets if one.user not in busy), key=lambda one: one.place)
    patient = [one for one in free if one.fill_at is None or at.now < one.fill_at]
    ready = [one for one in free if one not in patient]
    full = (_fill_with_people(head, free) for head in free)
    return next(filter(None, full), None) or next((_fill_with_bots(head, ready) for head in ready), None)


def closeness(head: Ticket, other: Ticket) -> tuple[bool, float, int, int]:
    """How well somebody suits whoever has waited longest: the smallest suits best. Who confirmed before comes first,
    then the nearest rating if they have one, where none counts as that of a beginner, then who has waited longer."""
    far = 0.0 if head.rating is None else abs(head.rating - (other.rating or 0.0))
    return not other.in_front, far, other.since, other.user


def _suitable(head: Ticket, others: Iterable[Ticket], size: int) -> list[Ticket]:
    same = (one for one in others if one is not head and (one.game, one.pace) == (head.game, head.pace))
    return sorted((one for one in same if size in one.sizes), key=partial(closeness, head))


def _fill_with_people(head: Ticket, free: Sequence[Ticket]) -> Match | None:
    for size in sorted(head.sizes, reverse=True):
        others = _suitable(head, free, size)
        if len(others) >= size - 1:
            return Match(size, [head, *islice(others, size - 1)])
    return None


def _fill_with_bots(head: Ticket, ready: Sequence[Ticket]) -> Match:
    """As many people as possible, then as few bots."""
    matches = [Match(size, [head, *_suitable(head, ready, size)[: size - 1]]) for size in head.sizes]
    return max(matches, key=lambda match: (len(match.tickets), -match.size))


def _begin(queue: Queue, match: Match, at: Conditions) -> tuple[Queue, Call]:
    head, number = match.tickets[0], queue.serial + 1
    call = Call(number, head.game, head.pace, match.size, len(match.tickets), at.now, at.draw_key())
    with_call = queue.change(lambda one: replace(one, call=number) if one in match.tickets else one)
    return replace(with_call, calls=(*queue.calls, call), serial=number), call
