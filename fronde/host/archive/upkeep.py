"""Results and ratings in the store: those of a game that ends, and those that are missing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from fronde.core.errors import TableError
from fronde.core.plugins import find_luck
from fronde.core.types import Text
from fronde.games import GAMES, get_game
from fronde.host.archive.ratings import find_changes, find_members, find_teams, rate, rate_all
from fronde.host.archive.results import ENDINGS, Throws, choices_after, find_throws, rebuild_result, result_of
from fronde.host.commands.base import Verdict
from fronde.host.notices import kinds
from fronde.host.notices.kinds import Notice
from fronde.host.people.actors import Actor
from fronde.host.people.opponents import Manner
from fronde.host.store import Change, Ending, GameResult, Member, Rating, RatingStatus, Status, Store
from fronde.host.table import Table

FILL_PAUSE = 0.05
"""Seconds between two results of earlier games, so that their computation does not slow down other work."""
RATED_AT_ONCE = 1000
"""Most games rated in one go; then whatever waits for the database has its turn."""


async def check_rating_consent(store: Store, before: Table, change: Change, actor: Actor) -> None:
    """Raise TableError if a lobby would be rated with a person, or on a server, that wants no ratings. Whoever has a
    seat already counts when the table becomes rated, and when the game starts."""
    record, opponents = before.record, change.values.get("opponents")
    is_new = opponents is not None or "status" in change.values
    is_rated = Manner(**(record.terms.opponents if opponents is None else opponents)).rated
    if record.status != Status.LOBBY or not is_rated or change.values.get("status") == Status.ENDED:
        return
    home = record.venue.home
    if is_new and home is not None and (await store.server_settings(home)).ratings is False:
        raise TableError(Text("error-rated-server"))
    for player in change.players or record.players:
        if player.user is None or (not is_new and record.find_player(player.user) is not None):
            continue
        if not (await store.load_person(player.user)).can_be_rated:
            mine = player.user == actor.user_id
            raise TableError(Text("error-rated-mine" if mine else "error-rated-player", {"player": player.name}))


async def add_result(store: Store, verdict: Verdict, now: int) -> None:
    """Add to a change that ends a game its result, and to its final post how ratings change."""
    change = verdict.change
    ending = change.ending or ENDINGS.get(change.values["status"])
    if ending is not None:
        choices = choices_after(await store.list_choices(change.table), change, now)
        throws = await _find_throws(store, verdict) if ending == Ending.RULES else {}
        change.result = result_of(verdict.table, choices, ending, now, throws, change)
        await _tell_ratings(store, change.result, change.notices)


async def _find_throws(store: Store, verdict: Verdict) -> Throws:
    """The dice of a game that a change ends."""
    record, change = verdict.table.record, verdict.change
    if record.game not in GAMES or find_luck(get_game(record.game).title) is None:
        return {}
    entry = await store.load_table(change.table, whole=True)
    return find_throws(record, [*(entry[1] if entry else [])[: change.keep], *change.moves])


async def _tell_ratings(store: Store, result: GameResult, notices: Sequence[Notice]) -> None:
    """Have the final post of a rated game say how ratings change, where they are shown. A player who was forgotten
    counts as somebody without a rating, as in the stored result."""
    final = next((notice.body for notice in notices if isinstance(notice.body, kinds.GameEnd)), None)
    if final is None or result.rated == RatingStatus.OFF:
        return
    standings = [
        replace(one, starter=-1 - number) if one.began_with_stranger else one
        for number, one in enumerate(result.standings)
    ]
    teams = find_teams(replace(result, standings=standings))
    members = find_members(teams)
    before = await store.load_ratings(result.game, members)
    changes = find_changes(members, before, rate(teams, before))
    seats = {one.starter: one.seats[0] for one in result.standings if one.seats and not one.has_left}
    seats = {one: seat for one, seat in seats.items() if one and (await store.load_person(one)).can_be_rated}
    final.rated = result.rated if members or result.rated != RatingStatus.ON else "nobody"
    final.ratings = {seats[person]: change for person, change in changes.items() if person in seats}


async def fill_result(store: Store, table_id: int) -> None:
    """Store the result of a game that ended before results were stored. Skipped if it has one."""
    entry = await store.load_table(table_id, whole=True)
    if entry is not None and entry[0].game in GAMES:
        record, moves = entry
        result = await asyncio.to_thread(rebuild_result, record, moves, await store.list_choices(table_id))
        await store.fill_result(record, result)
        await asyncio.sleep(FILL_PAUSE)


async def rate_missing(store: Store) -> None:
    """Compute the ratings that are missing, from the first result on that was stored or changed since."""
    present: dict[Member, Rating] = {}
    game = ""
    while (batch := await store.find_unrated_results(RATED_AT_ONCE)) is not None:
        present, game = present if game == batch.game else {}, batch.game
        teams = {table: find_teams(result) for table, result in batch.results.items()}
        members = {member for one in teams.values() for member in find_members(one)}
        present |= await store.load_ratings(game, members - present.keys())
        after = await asyncio.to_thread(rate_all, teams, present)
        for one in after.values():
            present |= one
        if not await store.save_ratings(game, batch.stamp, after):
            present = {}
