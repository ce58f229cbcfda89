"""Opens the tables of a league's games, each in a thread of the league's channel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from cogs.commands.channels import A_WEEK, delete_or_archive
from cogs.discord_errors import UNREACHABLE, will_pass
from cogs.jobs.calls import check_threads, find_absent
from cogs.messages.modes import Room
from cogs.messages.names import plain, words
from cogs.messages.opponents import make_bot, names_of_opponents
from cogs.messages.speech import THREAD, clip, game_title
from cogs.outbox.rooms import let_in
from fronde.core.errors import PlayerError, StaleDecision, TableError
from fronde.core.types import Text
from fronde.host.commands.league import Exclude, FinishFixture, StartFixture, TellTrouble, get_league
from fronde.host.commands.lobby import Join, Start
from fronde.host.matchmaking.fixtures import find_pace, is_silent, order_places
from fronde.host.matchmaking.leagues import Entrant, League
from fronde.host.people.actors import House, User
from fronde.host.store import Player, Venue
from fronde.host.table import Lobby
from fronde.host.tables import Opening, Tables

log = logging.getLogger("fronde.cogs")

REFUSED = Text("error-league-no-thread")
"""What the organiser reads if Discord refuses a thread."""


class Opener:
    """Opens the tables of a league's games, in the process of its server."""

    def __init__(self, bot: Any, tables: Tables) -> None:
        self.bot = bot
        self.tables = tables
        self._lock = asyncio.Lock()

    async def open_fixture(self, league_id: int, number: int) -> int | None:
        """Open the table of a game. Returns its channel. What fails is tried again at the next look of the clock, and
        the organiser is told unless it passes by itself. Whoever has left the server is replaced first."""
        async with self._lock:
            try:
                channel = await self._open_or_share(league_id, number)
            except StaleDecision:  # somebody has left meanwhile, or the season has ended
                return None
            except (PlayerError, *UNREACHABLE, discord.DiscordException) as error:
                log.info("League %s: a table could not open yet: %s", league_id, type(error).__name__)
                if isinstance(error, PlayerError) or not will_pass(error):
                    await self._tell(league_id, error.reason if isinstance(error, PlayerError) else REFUSED)
                return None
            if channel is not None:
                await self._tell(league_id, None)
            return channel

    async def _tell(self, league_id: int, why: Text | None) -> None:
        with suppress(StaleDecision):  # the organiser knows it
            await self.tables.run(league_id, House(), TellTrouble(why, await is_silent(self.tables, league_id)))

    async def _open_or_share(self, league_id: int, number: int) -> int | None:
        """The channel of a game that has opened. None for a game of bots alone, which is shared by all, or if somebody
        had to be replaced. Raises what discord.py raises, and PlayerError."""
        async with self.tables.hold(league_id) as table:
            league, venue = get_league(table).league, table.record.venue
        if not (league.is_waiting(number) and self.bot.store.is_mine(venue.guild)):
            raise StaleDecision(Text("error-stale"))
        seats = range(league.terms.seats)
        members = [league.member_of(league.fixtures[number], seat) for seat in seats]
        people = _people(members)
        if not people:
            nothing = [None for _ in seats]
            await self.tables.run(league_id, House(), FinishFixture(number, nothing, nothing))
            return None
        if absent := await find_absent(self.bot, venue.guild, [one.id for one in people]):
            bot = make_bot(words(venue.locale, league.terms.game))
            for user in absent:
                await self.tables.run(league_id, House(), Exclude(user, bot))
            return None
        table_id = await self._find_open(venue, league, people) or await self._open(venue, league, members)
        await self._begin(table_id, members)
        async with self.tables.hold(table_id) as table:
            record = table.record
        places = order_places(league, number, record.players)
        await self.tables.run(league_id, House(), StartFixture(number, table_id, places))
        return record.venue.channel

    async def _find_open(self, venue: Venue, league: League, people: Sequence[User]) -> int | None:
        """The table of a game that was opened before the process ended: the league does not know it yet."""
        others = {one.table for one in league.fixtures}
        for table_id in await self.tables.store.open_tables(people[0].id):
            async with self.tables.hold(table_id) as table:
                record = table.record
            thread = self.bot.get_channel(record.venue.channel)
            is_here = isinstance(thread, discord.Thread) and thread.parent_id == venue.channel
            same = {player.user for player in record.people} == {one.id for one in people}
            is_new = table_id not in others and record.schedule.created >= league.began
            if is_here and is_new and same and record.game == league.terms.game:
                return table_id
        return None

    async def _open(self, venue: Venue, league: League, members: Sequence[Entrant | None]) -> int:
        """Open a lobby with everyone in it. Raises what discord.py raises, and TableError."""
        terms, says, people = league.terms, words(venue.locale, league.terms.game), _people(members)
        channel = self.bot.get_channel(venue.channel)
        if not isinstance(channel, discord.TextChannel):
            raise TableError(Text("error-league-channel"))
        check_threads(channel)
        names = iter(names_of_opponents(says))
        machines = tuple(Player(None, next(names), bot=one.bot) for one in members if one is not None and one.bot)
        opening = Opening(
            terms.game, channel.id, venue.guild, venue.locale, terms.seats, find_pace(terms.pace),
            machines=machines, companions=tuple(people[1:]),
        )  # fmt: skip
        await self.tables.check_opening(people[0], opening)
        name = clip(plain(f"{game_title(says, terms.game)} · {', '.join(one.name for one in people)}"), THREAD)
        kind = discord.ChannelType.public_thread
        thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=A_WEEK)
        try:
            table_id = (await self.tables.open(people[0], replace(opening, channel=thread.id))).id
        except PlayerError:
            await delete_or_archive(thread)
            raise
        await let_in(thread, Room(thread.name, [one.id for one in people]), is_new=True)
        return table_id

    async def _begin(self, table_id: int, members: Sequence[Entrant | None]) -> None:
        """Start the game of a lobby."""
        async with self.tables.hold(table_id) as table:
            is_lobby = isinstance(table, Lobby)
        if is_lobby:
            await self._seat(table_id, members)
            await self.tables.run(table_id, _people(members)[0], Start())

    async def _seat(self, table_id: int, members: Sequence[Entrant | None]) -> None:
        """Give every person the role of their seat, if the game has a role for each player. Roles that people have
        chosen are free first: they may be those of others, and which roles there are may depend on them."""
        people = {one.id: one for one in _people(members)}
        async with self.tables.hold(table_id) as table:
            choosers = [player.user for player in table.record.players if player.role is not None]
        for user in people.keys() & choosers:
            await self.tables.run(table_id, people[user], Join())
        async with self.tables.hold(table_id) as table:
            roles = table.roles if isinstance(table, Lobby) else ()
        if len(roles) == len(members):
            for role, one in zip(roles, members, strict=True):
                if one is not None and one.user:
                    await self.tables.run(table_id, people[one.user], Join(role))


def _people(members: Sequence[Entrant | None]) -> list[User]:
    """The people among the members, as they sit down."""
    return [User(one.user, one.name, one.locale) for one in members if one is not None and one.user]


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.opener = Opener(bot, bot.tables)
