"""Brings leagues up to date at every look of the clock: whoever is gone is replaced, results come in, games open, a
season ends."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import replace

from fronde.core.errors import StaleDecision, TableError
from fronde.core.types import Text
from fronde.host.commands.league import (
    EndSeason,
    Exclude,
    FillPlaces,
    FinishFixture,
    ReopenFixture,
    ShareFixtures,
    get_league,
)
from fronde.host.commands.seats import Substitute
from fronde.host.deals import is_waited_openly
from fronde.host.matchmaking.designs import Block
from fronde.host.matchmaking.leagues import MOST_TABLES, Entrant, Fixture, League, find_next, finish
from fronde.host.notices import kinds
from fronde.host.notices.kinds import Notice
from fronde.host.people.actors import Clock, House, Machine, User
from fronde.host.store import Fault, Player
from fronde.host.table import LeagueTable, Playing, Table
from fronde.host.tables import Tables
from fronde.host.timekeeping.clocks import PACES, Pace, Stage
from fronde.host.timekeeping.hours import DAY, HOUR, Rest, count_seconds
from fronde.host.timekeeping.timing import Times, has_run_out, is_sealed, owes, stops_of, timing_of

PATIENCE = 60 * HOUR
"""For so many seconds a table waits for a member. Quiet hours count, holidays do not."""
MOST_SILENT = 2
"""A member is gone sooner whose time has run out at so many tables."""


def find_pace(key: str) -> Pace:
    """A pace in a league: time and grace together are no longer than a table waits."""
    pace = PACES[key]
    return replace(pace, most=min(pace.most, PATIENCE - pace.grace))


def order_places(league: League, number: int, players: Sequence[Player]) -> Block:
    """The places of a game in the order of its table's players, once the game has begun: who begins is drawn at random.
    Raises StaleDecision if somebody else sits there."""
    fixture = league.fixtures[number]
    free = {place: league.divisions[fixture.division][place] for place in fixture.places}
    places = []
    for player in players:
        place = next((place for place, one in free.items() if one is not None and one.user == player.user), None)
        if place is None:
            raise StaleDecision(Text("error-stale"))
        del free[place]
        places.append(place)
    return tuple(places)


async def bring_up_to_date(tables: Tables, league_id: int, bot: Entrant, names: Sequence[str]) -> None:
    """Let time pass in a league. `bot` takes the places of members who are gone, if nobody waits for one; `names`: for
    bots at tables."""
    if not (league := await _read(tables, league_id)).is_on:
        return
    for user in await _find_missing(tables, league_id, league):
        await tables.run(league_id, House(), Exclude(user, bot))
    if any(None in members for members in league.divisions):
        await tables.run(league_id, House(), FillPlaces(bot))
    await seat_substitutes(tables, await _read(tables, league_id), bot, names)
    await _read_results(tables, league_id)
    if (league := await _read(tables, league_id)).is_over:
        await tables.run(league_id, House(), EndSeason())
    else:
        await _open_games(tables, league_id, league)


async def _read(tables: Tables, league_id: int) -> League:
    async with tables.hold(league_id) as table:
        return get_league(table).league


async def end_seasons(tables: Tables, guild: int) -> None:
    """End the seasons of a server that put the bot out."""
    for league_id in await _find_seasons(tables, guild):
        await tables.run(league_id, House(), EndSeason())


async def _find_seasons(tables: Tables, guild: int) -> dict[int, League]:
    """The leagues of a server that play a season, by id. Those that cannot be read are left out."""
    leagues = {}
    for league_id in await tables.store.leagues_of(guild):
        async with tables.hold(league_id) as table:
            if isinstance(table, LeagueTable) and table.league.is_on:
                leagues[league_id] = table.league
    return leagues


async def is_silent(tables: Tables, league_id: int) -> bool:
    """Whether nothing can be posted in a league's channel."""
    async with tables.hold(league_id) as table:
        channel = table.record.venue.channel
    return not await tables.around.can_post(channel)


# --- who is gone ---


async def _find_missing(tables: Tables, league_id: int, league: League) -> list[int]:
    """The members for whom tables have waited too long, or whose seats the tables have given to others."""
    silences, losses, now = defaultdict[int, list[int]](list), list[int](), tables.times.now()
    for number, fixture in enumerate(league.fixtures):
        if fixture.is_open:
            try:
                async for user, since in _find_silent(tables, league, fixture):
                    silences[user].append(since)
            except TableError:  # the table is gone, or its channel is, so that nobody can play there
                losses.append(number)
    if losses:
        await tables.run(league_id, House(), ShareFixtures(losses, await is_silent(tables, league_id)))
    return [
        user for user, moments in silences.items() if len(moments) >= MOST_SILENT or min(moments) <= now - PATIENCE
    ]  # fmt: skip


async def _find_silent(tables: Tables, league: League, fixture: Fixture) -> AsyncIterator[tuple[int, int]]:
    """The members who do not play at the table of a game, and since when it has waited for them. Raises TableError if
    there is no table, or no channel for it and nobody has moved it to another."""
    async with tables.hold(fixture.table or 0) as table:
        if not isinstance(table, Playing):
            return
        if _is_lost(table) and table.record.schedule.updated <= tables.times.now() - DAY:
            raise TableError(Text("error-ended"))
        for seat, player in enumerate(table.record.players):
            member = league.member_of(fixture, seat)
            if member is None or member.user is None:
                continue
            tokens = table.record.consent.handovers.get(str(member.user), ())
            if player.user == member.user:
                if has_run_out(table, player):
                    yield member.user, await _find_silence(tables, table, player)
                elif _is_slow(table, player, tables.times) and await _may_tell(tables, table, player):
                    yield member.user, tables.times.now() - PATIENCE
            elif player.owner == member.user or player.token in tokens:
                yield member.user, tables.times.now()


async def _find_silence(tables: Tables, table: Playing, player: Player) -> int:
    """The moment since when a table has waited for a player whose time ran out: that of the choice before the first
    answer that a clock gave for them since they chose something; without one, that of the last change of the table."""
    seats, since = table.find_seats(player), table.record.schedule.updated
    choices = await tables.store.list_choices(table.id)
    for choice in reversed([one for one in choices if one.seat in seats]):
        if choice.actor == Clock.word:
            since = max((one.at for one in choices if one.at < choice.at), default=table.record.schedule.created)
        elif choice.actor != Machine.word:
            break
    return since


def _is_slow(table: Playing, player: Player, times: Times) -> bool:
    """Whether a table has waited too long for a player whose time has not run out because they have quiet hours."""
    timing, now = timing_of(table), times.now()
    wait = timing.clocks[player.token].wait if timing and player.token in timing.clocks else None
    if timing is None or wait is None or wait.since is None:
        return False
    grace = timing.pace.grace if wait.stage == Stage.LATE else 0
    seconds = count_seconds(wait.since, now, stops_of(player, times)(wait.since))
    quiet = times.stops(replace(Rest.read(player.rest), holidays=()))
    most = count_seconds(now - PATIENCE, now, quiet(now - PATIENCE))
    return wait.full + grace - wait.remaining + seconds >= most


async def _may_tell(tables: Tables, table: Playing, player: Player) -> bool:
    """Whether everyone may learn now that a table has waited too long for a player. Never where being asked would tell
    what they hold. While all choose in secret, everyone's clock runs on: then only of those who have not chosen, and
    only once nothing has been carried out for as long."""
    if not is_sealed(table):
        return True
    last, _ = await tables.store.last_signs(table.id)
    return is_waited_openly(table) and owes(table, player) and last <= tables.times.now() - PATIENCE


async def seat_substitutes(tables: Tables, league: League, bot: Entrant, names: Sequence[str]) -> None:
    """Give the seats of those who have left the league to those who have their places."""
    for fixture in league.fixtures if league.departed else ():
        if fixture.table is None or not fixture.is_open or not await _is_played(tables, fixture.table):
            continue
        async with tables.hold(fixture.table) as table:
            users = [player.owner if player.user is None else player.user for player in table.record.players]
        for number, user in enumerate(users):
            member = league.member_of(fixture, number)
            if user in league.departed and member is not None and member.user != user:
                to = User(member.user, member.name, member.locale) if member.user else None
                await tables.run(fixture.table, House(), Substitute(user, to, bot.bot or "", names))


# --- games end and open ---


async def _read_results(tables: Tables, league_id: int) -> None:
    league = await _read(tables, league_id)
    numbers = {one.table: number for number, one in enumerate(league.fixtures) if one.table is not None}
    results = await tables.store.load_standings(list(numbers))
    for table, players in results.items():
        outcome = FinishFixture(numbers[table], [one.place for one in players], [one.score for one in players])
        if finish(league, outcome.number, outcome.places, outcome.scores) != league:
            await tables.run(league_id, House(), outcome)
    for table_id, number in numbers.items():
        if league.fixtures[number].finish and table_id not in results and await _is_played(tables, table_id):
            await tables.run(league_id, House(), ReopenFixture(number))


async def _is_played(tables: Tables, table_id: int) -> bool:
    with suppress(TableError):  # it was deleted
        async with tables.hold(table_id) as table:
            return isinstance(table, Playing) and not _is_lost(table)
    return False


def _is_lost(table: Table) -> bool:
    """Whether the channel of a table was deleted. Its clocks stand still until somebody moves it."""
    return table.record.venue.trouble == Fault.MISSING


async def _open_games(tables: Tables, league_id: int, league: League) -> None:
    """Open the games whose moment has come, as far as the server has room, and say so in the league's channel."""
    async with tables.hold(league_id) as table:
        guild = table.record.venue.guild or 0
    _, here = await tables.store.count_open(0, guild)
    most = (await tables.store.server_settings(guild)).leagues or MOST_TABLES
    seasons = await _find_seasons(tables, guild)
    most -= sum(one.is_open for season in seasons.values() for one in season.fixtures)
    games = []
    for number in find_next(league, tables.times.now(), min(most, tables.quotas.tables - here)):
        if (channel := await tables.around.open_fixture(league_id, number)) is not None:
            games.append((number, channel))
    if games:
        async with tables.hold(league_id) as table:
            await tables.post(table, [Notice(kinds.LeagueGames(season=league.season, games=games))])
