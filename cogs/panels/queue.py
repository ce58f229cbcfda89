"""Finding people to play with on a server: a ticket for its queue, and the confirmation of a call."""

from __future__ import annotations

from dataclasses import replace

from cogs import ids
from cogs.messages.names import channel_link
from cogs.messages.parts import Part, button, picture, row, text
from cogs.messages.queue import confirm_button, terms_parts, ticket_lines
from cogs.panels import solo
from cogs.panels.handlers import first, handler
from cogs.panels.replies import Asker, Reply, sentence
from cogs.panels.servers import check_role, get_queue_id
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.games import get_game
from fronde.host.commands.queue import Confirm, Enqueue, Withdraw, get_queue
from fronde.host.matchmaking.queue import FILLS, Queue, Ticket, ticket_end
from fronde.host.matchmaking.queues import bring_up_to_date
from fronde.host.people.rights import Right
from fronde.host.tables import Opening
from fronde.host.timekeeping.clocks import PACES
from fronde.host.timekeeping.hours import Rest

PEOPLE = "people"
COMPANY = ("bots", PEOPLE)
"""With whom somebody plays."""
USUAL_PACE, USUAL_FILL = "daily", "late"


@handler(
    Right.ANYBODY,
    clicks={ids.FindPeople: lambda id, picks: (id.game or first(picks),)},
    slow=True,
)
async def find_people(asker: Asker, game: str | None) -> Reply:
    """The games to wait for, or the terms for a game. Raises TableError if the server has no queue."""
    await get_queue_id(asker)
    if not game:
        return replace(await solo.list_games(asker, PEOPLE), edit=True)
    title = get_game(game).title
    seek = ids.Seek.make(game, USUAL_PACE, _sizes_of(game), USUAL_FILL)
    old = (await _read_queue(asker)).find(asker.user.id, title.key)
    if old is not None:
        seek = ids.Seek.make(game, old.pace, old.sizes, old.fill)
    return await _show_terms(asker, seek)


def _sizes_of(game: str) -> list[int]:
    """The numbers of players with which several people can play. Raises TableError if there is none."""
    sizes = [size for size in get_game(game).player_counts({}) if size > 1]
    if not sizes:
        raise TableError(Text("error-queue-alone"))
    return sizes


async def _read_queue(asker: Asker) -> Queue:
    async with asker.tables.hold(await get_queue_id(asker)) as table:
        return get_queue(table).queue


async def _show_terms(asker: Asker, seek: ids.Seek) -> Reply:
    words, ticket = asker.words(seek.game), (await _read_queue(asker)).find(asker.user.id, seek.game)
    cover, facts = await solo.draw_cover(seek.game, words), solo.describe(seek.game, words)
    parts: list[Part] = [picture(), text(facts), *terms_parts(seek, _sizes_of(seek.game), ticket, words)]
    return Reply(parts, [cover], edit=True)


@handler(
    Right.ANYBODY,
    clicks={
        ids.SeekPace: lambda id, picks: (id.change(pace=first(picks)),),
        ids.SeekSizes: lambda id, picks: (id.change(sizes=".".join(picks)),),
        ids.SeekFill: lambda id, picks: (id.change(fill=first(picks)),),
    },
    slow=True,
)
async def change_terms(asker: Asker, seek: ids.Seek) -> Reply:
    """The terms with another choice. Raises TableError for one that is not available."""
    _check(seek)
    return await _show_terms(asker, seek)


def _check(seek: ids.Seek) -> None:
    sizes = seek.player_counts
    are_sizes = 0 < len(sizes) == len(set(sizes)) and set(sizes) <= set(_sizes_of(seek.game))
    if seek.pace not in PACES or seek.fill not in FILLS or not are_sizes:
        raise TableError(Text("error-no-option"))


@handler(Enqueue, clicks={ids.TakeTicket: lambda id, picks: (id,)}, slow=True)
async def take_ticket(asker: Asker, seek: ids.Seek) -> Reply:
    """Wait for others with these terms. Raises TableError if the asker may open no table here, or the queue cannot be
    posted."""
    _check(seek)
    queue_id = await get_queue_id(asker)
    await _check_opening(asker, seek.game)
    async with asker.tables.hold(queue_id) as table:
        channel = table.record.venue.channel
    if not await asker.tables.around.can_post(channel):
        raise TableError(Text("error-queue-silent"))
    now, user = asker.tables.times.now(), asker.user
    rating = await asker.tables.find_rating(user.id, seek.game)
    ticket = Ticket(
        user.id, user.name, seek.game, seek.pace, tuple(seek.player_counts), seek.fill, now, now, user.locale,
        rating=rating.mu if rating else None,
    )  # fmt: skip
    await asker.tables.run(queue_id, user, Enqueue(ticket))
    await bring_up_to_date(asker.tables, queue_id)
    return await _show_ticket(asker, queue_id, seek.game)


async def _check_opening(asker: Asker, game: str) -> None:
    """Raise TableError if the asker could not open a table of the game on this server."""
    guild = asker.get_guild()
    await check_role(asker, await asker.tables.store.server_settings(guild))
    await asker.tables.check_opening(replace(asker.user, click=None), Opening(game, asker.channel, guild))


async def _show_ticket(asker: Asker, queue_id: int, game: str) -> Reply:
    """The asker's ticket; or the call, if there is one already."""
    words, user = asker.words(game), asker.user
    async with asker.tables.hold(queue_id) as table:
        queue, channel = get_queue(table).queue, table.record.venue.channel
    ticket = queue.find(user.id, game)
    if ticket is None:  # they were fast elsewhere
        return sentence(words.say("queue-left"), edit=True)
    leave = button(ids.LeaveQueue(game).button, words.say("button-queue-leave"))
    if ticket.call is not None:
        here = confirm_button(queue_id, ticket.call, words)
        return Reply([text(words.say("queue-ready", title=words.say("game-name"))), row(here, leave)], edit=True)
    person, until = await asker.tables.store.load_person(user.id), ticket_end(ticket, ())
    lines = ticket_lines(ticket, words, channel, until)
    if Rest.read(person.rest).is_on(asker.tables.times.now()):
        lines.append(words.say("queue-ticket-rest"))
    elif person.pings == "none":
        lines.append(words.say("queue-ticket-no-pings"))
    return Reply([text("\n".join(lines)), row(leave)], edit=True)


@handler(Withdraw, clicks=ids.LeaveQueue)
async def leave(asker: Asker, game: str | None) -> Reply:
    """Give back the asker's ticket for a game, or all of them. Raises TableError if there is none, or a table starts
    with them now."""
    queue_id = await get_queue_id(asker)
    await asker.tables.run(queue_id, asker.user, Withdraw(game))
    await bring_up_to_date(asker.tables, queue_id)
    return sentence(asker.words().say("queue-left"), edit=True)


@handler(Confirm, clicks=ids.ConfirmCall, slow=True)
async def confirm(asker: Asker, queue_id: int, number: int) -> Reply:
    """Confirm a call. The table starts once everybody has. Raises StaleDecision if the call is over, TableError if it
    is not for the asker."""
    await check_role(asker, await asker.tables.store.server_settings(asker.get_guild()))
    await bring_up_to_date(asker.tables, queue_id)  # a call whose time is up ends
    await asker.tables.run(queue_id, asker.user, Confirm(number))
    await bring_up_to_date(asker.tables, queue_id)
    return await _tell_confirmation(asker, queue_id, number)


async def _tell_confirmation(asker: Asker, queue_id: int, number: int) -> Reply:
    """Who is missing; or where the table is, which has the thread of the call's message."""
    async with asker.tables.hold(queue_id) as table:
        queue = get_queue(table).queue
    words, is_on = asker.words(), any(call.number == number for call in queue.calls)
    missing = [one.name for one in queue.tickets_of(number) if not one.confirmed]
    if is_on:
        return sentence(words.say("queue-confirmed", missing=missing, count=len(missing)), edit=True)
    if await asker.tables.find_open(asker.message) is not None:
        return sentence(words.say("queue-started", channel=channel_link(asker.message)), edit=True)
    return sentence(words.say("queue-confirmed-over"), edit=True)
