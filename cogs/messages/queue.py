"""The queue of a server in words: the list of who waits, a call to a table, and the choices for a ticket."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cogs import ids
from cogs.messages.modes import LIST, Manner, Post
from cogs.messages.names import Markup, Words, channel_link, link_to, mention
from cogs.messages.pace import say_duration
from cogs.messages.parts import Part, button, menu, row, text
from cogs.messages.recipients import Recipient, make_posts
from cogs.messages.speech import MESSAGE, first_lines, game_title, speak
from fronde.core.rng import commitment
from fronde.host.matchmaking.queue import FILLS, Call, Queue, Ticket, call_end, times_of
from fronde.host.notices import kinds
from fronde.host.table import QueueTable
from fronde.host.timekeeping.clocks import PACES

ROOM = MESSAGE - 800
"""Most characters of the lines in the list."""


# --- the list ---


def list_parts(queue: Queue, words: Words) -> list[Part]:
    """Who waits for which game, and the buttons to join and leave."""
    calls = [words.say("queue-calling", title=game_title(words, one.game), count=one.people) for one in queue.calls]
    lines = first_lines([*calls, *_waiting_lines(queue, words)], ROOM, words)
    join = button(ids.FindPeople().button, words.say("button-queue-join"), "good")
    leave = button(ids.LeaveQueue().button, words.say("button-queue-leave"))
    body = "\n".join(lines) if lines else words.say("queue-empty")
    return [text(words.say("queue-title")), text(body), text(words.say("queue-how")), row(join, leave)]


def _waiting_lines(queue: Queue, words: Words) -> list[str]:
    free = sorted((one for one in queue.tickets if one.call is None), key=lambda one: (one.game, one.pace, one.place))
    lines: list[str] = []
    for (game, pace), tickets in groupby(free, key=lambda one: (one.game, one.pace)):
        people = list(tickets)
        title, name = game_title(words, game), words.say(f"pace-name-{pace}")
        lines.append(words.say("queue-group", title=title, pace=name, count=len(people)))
        lines += [_line(one, words) for one in people]
    return lines


def _line(ticket: Ticket, words: Words) -> str:
    at = ticket.fill_at
    return words.say(
        "queue-line", player=ticket.name, sizes=_say_sizes(ticket.sizes), since=str(ticket.since),
        bots="never" if at is None else "later", at=str(at),
    )  # fmt: skip


def _say_sizes(sizes: Sequence[int]) -> list[str]:
    return [str(size) for size in sorted(sizes)]


def _list(body: kinds.QueuePost, to: Recipient) -> list[Post]:
    if not isinstance(to.table, QueueTable):
        return []
    return [Post(Manner.REPLACE if body.anew else Manner.EDIT, LIST, list_parts(to.table.queue, to.words))]


def _queue_end(body: kinds.QueueEnd, to: Recipient) -> list[Post]:
    return [Post(Manner.DROP, LIST)]


# --- a call ---


def _find_call(to: Recipient, number: int) -> Call | None:
    """A call that is still on."""
    queue = to.table.queue if isinstance(to.table, QueueTable) else Queue()
    return next((call for call in queue.calls if call.number == number), None)


def slot_of(number: int) -> str:
    """The slot of a call's message."""
    return f"call:{number}"


def confirm_button(table: int, number: int, words: Words) -> dict[str, str]:
    """The button that confirms a call."""
    return button(ids.ConfirmCall(table, number).button, words.say("button-queue-here"), "good")


def _call_parts(call: Call, to: Recipient) -> list[Part]:
    """Who is called, who has confirmed, and until when."""
    assert isinstance(to.table, QueueTable)
    tickets = to.table.queue.tickets_of(call.number)
    here, missing = ([mention(one.user) for one in tickets if one.confirmed == is_here] for is_here in (True, False))
    lines = [
        to.say(
            "queue-call", title=game_title(to.words, call.game), people=[mention(one.user) for one in tickets],
            pace=to.say(f"pace-name-{call.pace}"), bots=call.size - call.people, at=str(call_end(call, ())),
        ),
        *([to.say("queue-call-here", here=here, missing=missing)] if here else []),
        *([to.say("queue-call-chance", commitment=commitment(call.key))] if call.key else []),
    ]  # fmt: skip
    leave = button(ids.LeaveQueue(call.game).button, to.say("button-queue-leave"))
    return [text("\n".join(lines)), row(confirm_button(to.table.id, call.number, to.words), leave)]


def _call(body: kinds.QueueCall, to: Recipient) -> list[Post]:
    if (call := _find_call(to, body.number)) is None:
        return []
    return [Post(Manner.REPLACE, slot_of(call.number), _call_parts(call, to), ping=body.ping, classic=True)]


def _call_update(body: kinds.QueueCallUpdate, to: Recipient) -> list[Post]:
    if (call := _find_call(to, body.number)) is None:
        return []
    return [Post(Manner.AMEND, slot_of(call.number), _call_parts(call, to), classic=True)]


def _call_over(body: kinds.QueueCallEnd, to: Recipient) -> list[Post]:
    """The call as what is past: its table starts, or why it does not."""
    people, absent = ([one.name for one in some] for some in (body.people, body.absent))
    here = [one.name for one in body.people if one not in body.absent]
    title, why = game_title(to.words, body.game), speak(to.words, body.why) if body.why else ""
    channel = channel_link(body.channel or 0)
    line = to.say(
        f"queue-over-{body.how}", title=title, people=people, absent=absent, here=here, others=len(here),
        channel=channel, why=why,
    )  # fmt: skip
    return [Post(Manner.PAST, slot_of(body.number), [text(line)])]


def _letter(body: kinds.QueueLetter, to: Recipient) -> list[Post]:
    if (call := _find_call(to, body.number)) is None:
        return []
    venue = to.table.record.venue
    message = to.say(
        "queue-letter", title=game_title(to.words, call.game), at=str(call_end(call, ())),
        link=link_to(venue.guild or 0, venue.channel),
    )  # fmt: skip
    return [Post(Manner.NEW, None, [text(message)])]


for renderer in (_list, _queue_end, _call, _call_update, _call_over, _letter):
    make_posts.register(renderer)


# --- a ticket ---


def terms_parts(seek: ids.Seek, sizes: Sequence[int], ticket: Ticket | None, words: Words) -> list[Part]:
    """The menus for a ticket, and the buttons to take it and to give it back. `sizes`: those the game allows."""
    how = {name: getattr(seek, name) for name in vars(seek)}
    paces = [(key, words.say(f"pace-name-{key}"), _pace_hint(key, words)) for key in PACES]
    fills = [(key, _say_fill(key, seek.pace, words), "") for key in FILLS]
    counts = [(str(size), words.say("size-entry", count=size), "") for size in sorted(sizes)]
    parts = [
        text(words.say("queue-terms", confirm=say_duration(words, times_of(seek.pace).confirm))),
        text(words.say("queue-pace")),
        menu(ids.SeekPace(**how).menu, words.say("pace-name"), paces, current=seek.pace),
    ]
    if len(counts) > 1:
        current = [str(size) for size in seek.player_counts]
        choose = menu(ids.SeekSizes(**how).menu, words.say("size-choose"), counts, most=len(counts), current=current)
        parts += [text(words.say("queue-sizes")), choose]
    choose = menu(ids.SeekFill(**how).menu, words.say("queue-fill-choose"), fills, current=seek.fill)
    parts += [text(words.say("queue-fill")), choose]
    label = words.say("button-queue-change" if ticket else "button-queue-join")
    take = button(ids.TakeTicket(**how).button, label, "good")
    leave = [button(ids.LeaveQueue(seek.game).button, words.say("button-queue-leave"))] if ticket else []
    return [*parts, row(take, *leave)]


def _pace_hint(pace: str, words: Words) -> str:
    return words.say("queue-pace-hint", ticket=say_duration(words, times_of(pace).ticket), live=int(pace == "brisk"))


def _say_fill(fill: str, pace: str, words: Words) -> str:
    if (seconds := times_of(pace).fill.get(fill)) is None:
        return words.say("queue-fill-never")
    return words.say("queue-fill-after", wait=say_duration(words, seconds))


def ticket_lines(ticket: Ticket, words: Words, channel: int, until: int) -> list[Markup]:
    """What somebody's ticket says, and what happens next."""
    title, pace = game_title(words, ticket.game), words.say(f"pace-name-{ticket.pace}")
    args = {"title": title, "pace": pace, "sizes": _say_sizes(ticket.sizes), "channel": channel_link(channel)}
    lines = [words.say("queue-ticket", until=str(until), **args)]
    if ticket.fill_at is not None:
        lines.append(words.say("queue-ticket-bots", at=str(ticket.fill_at)))
    return lines
