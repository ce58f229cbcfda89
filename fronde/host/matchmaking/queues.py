"""Brings queues up to date: at every look of the clock, and after whatever somebody does there."""

from __future__ import annotations

from fronde.host.commands.queue import Advance, Outlook, get_queue
from fronde.host.matchmaking.queue import Conditions
from fronde.host.people.actors import House
from fronde.host.tables import Tables
from fronde.host.timekeeping.hours import Rest


async def look(tables: Tables, table_id: int) -> Outlook:
    """What a queue depends on now."""
    async with tables.hold(table_id) as table:
        queue, venue = get_queue(table).queue, table.record.venue
    store, now = tables.store, tables.times.now()
    default = (await store.server_settings(venue.guild or 0)).pings or "channel"
    people = {user: await store.load_person(user) for user in sorted({one.user for one in queue.tickets})}
    _, tables_here = await store.count_open(0, venue.guild)
    at = Conditions(
        now,
        tables.times.find_outages(),
        tables.quotas.tables - tables_here,
        await tables.around.can_post(venue.channel),
        frozenset(user for user, person in people.items() if Rest.read(person.rest).is_on(now)),
        lambda: tables.draw_chance().key,
    )
    return Outlook(at, {user: person.pings or default for user, person in people.items()})


async def bring_up_to_date(tables: Tables, table_id: int) -> None:
    """Let time pass in a queue, and start the tables that everybody called to has confirmed."""
    command = Advance(await look(tables, table_id))
    async with tables.hold(table_id) as table:
        is_needed = command.is_needed(get_queue(table))
    if is_needed:
        await tables.run(table_id, House(), command)
    async with tables.hold(table_id) as table:
        can_start = bool(get_queue(table).queue.full_calls())
    if can_start:
        await tables.around.start_full_calls(table_id)
