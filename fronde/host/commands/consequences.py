"""The consequences of a change, stored with it: clocks, pings, questions in direct messages, and results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from fronde.host.archive.upkeep import add_result, check_rating_consent
from fronde.host.commands.base import Verdict
from fronde.host.commands.seats import end_forfeit
from fronde.host.notices.announcements import settle
from fronde.host.notices.pings import drop_pings, set_due
from fronde.host.people.actors import Actor
from fronde.host.people.votes import stamp
from fronde.host.store import Change, Player, Status, Store
from fronde.host.table import GameTable, OpenQuestion, Playing, Table
from fronde.host.timekeeping.timing import Times, keep_time


async def add_consequences(
    store: Store,
    times: Times,
    verdict: Verdict,
    table: Table,
    questions: Mapping[int, list[OpenQuestion]],
    actor: Actor,
) -> None:
    """Add to a change the actor's click, the time, and its consequences: clocks, omitted pings, updates of questions in
    direct messages, and the settings of newcomers. The open questions of the game are computed anew. `table`: with its
    record as stored; the match of a game has already changed. `questions`: those that were open before."""
    change = verdict.change
    change.click = actor.click
    if now := times.now():
        change.values.setdefault("updated", now)
    await check_rating_consent(store, table, change, actor)
    for place, player in enumerate(change.players or ()):
        if player.user is not None and table.record.find_player(player.user) is None and change.players:
            change.players[place] = await with_settings(store, player, table.record.venue.guild)
    end_forfeit(table, actor, change)
    if isinstance(verdict.table, Playing) and _is_asked_anew(change):
        verdict.table.renew_questions()
    change.notices[:0] = settle(questions, verdict.table, change, actor)
    drop_pings(verdict.table, change, actor, times)
    stamp(verdict.table, change, times)
    has_moved = _is_asked_anew(change) or change.players is not None or "turn" in change.values
    if has_moved and "timing" not in change.values:
        keep_time(verdict.table, change, actor, times, is_undo=verdict.undone_action is not None)
    set_due(verdict.table, change, times)
    if "status" in change.values and (isinstance(verdict.table, GameTable) or table.record.status != Status.LOBBY):
        await add_result(store, verdict, times.now())


def _is_asked_anew(change: Change) -> bool:
    """Whether a change makes, keeps or takes back a choice, so that the questions may be others now."""
    return bool(change.moves) or change.keep is not None or "sealed" in change.values or "opening" in change.values


async def with_settings(store: Store, player: Player, guild: int | None) -> Player:
    """A newcomer with their settings for all tables, or with those of the server in place of missing ones."""
    person, pings = await store.load_person(player.user or 0), None
    if person.pings is None and guild is not None:
        pings = (await store.server_settings(guild)).pings
    return replace(player, rest=person.rest, pings=person.pings or pings or "channel")
