"""A league from the first member to the next season: people act, games are played, and all is in the database."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, replace

import pytest
from sqlalchemy import select

import db
from db.tables import outbox, tables
from fronde.core.errors import PlayerError, StaleDecision, TableError
from fronde.core.types import Text
from fronde.host.commands.league import (
    BeginSeason,
    Depart,
    EndSeason,
    Enter,
    Exclude,
    StartFixture,
    TellTrouble,
    get_league,
)
from fronde.host.commands.life import Age, End, Resume
from fronde.host.commands.lobby import Start
from fronde.host.commands.seats import GiveSeat, TakeBack
from fronde.host.matchmaking.fixtures import bring_up_to_date, order_places
from fronde.host.matchmaking.leagues import Entrant, Fixture, League, Terms, finals_of, rank
from fronde.host.people.actors import House, User
from fronde.host.store import Chance, Player, ServerSettings, Status, Venue
from fronde.host.table import BrokenTable, LeagueTable, Playing
from fronde.host.tables import Opening, Tables
from fronde.host.timekeeping.hours import DAY
from tests.db.test_store import store
from tests.host.conftest import PEOPLE, Club
from tests.toy import install_toy

__all__ = ["store"]
NOW = 1_000_000_000
ORGANISER = User(10**17, "Org")
ENTRANTS = [replace(user, id=10**17 + user.id) for user in PEOPLE]
BOT, NAMES = Entrant(None, "Bot", bot="quick"), ["Bot", "Other"]


@dataclass
class LeagueClub(Club):
    """A club whose league opens its games in channels of their own."""

    league: int = 0

    def __init__(self, store: db.Store) -> None:
        super().__init__()
        self.now = NOW
        self.tables = Tables(store, lambda: self.now, lambda: Chance("", 7), now=lambda: int(self.now))
        self.tables.around.open_fixture = self.open_fixture
        self.tables.around.find_steward = self.find_steward
        self.openings: list[int] = []

    async def look_at_league(self) -> League:
        """The league as it stands."""
        async with self.tables.hold(self.league) as table:
            return get_league(table).league

    async def open_fixture(self, league_id: int, number: int) -> int:
        """Open the table of a game: people first, then bots."""
        async with self.tables.hold(league_id) as table:
            league = get_league(table).league
        fixture, channel = league.fixtures[number], 100 * league_id + number
        seats = sorted(range(league.terms.seats), key=lambda seat: not _member(league, fixture, seat).user)
        members = [_member(league, fixture, seat) for seat in seats]
        host, *others = [User(one.user, one.name) for one in members if one.user is not None]
        machines = tuple(Player(None, one.name, bot=one.bot) for one in members if one.user is None)
        opening = Opening("toy", channel, guild=2, size=len(seats), companions=tuple(others), machines=machines)
        table_id = (await self.tables.open(host, opening)).id
        await self.tables.run(table_id, host, Start())
        async with self.tables.hold(table_id) as table:
            places = order_places(league, number, table.record.players)
        await self.tables.run(league_id, House(), StartFixture(number, table_id, places))
        self.openings.append(table_id)
        return channel

    async def let_time_pass(self) -> None:
        """The next look of the clock, and the games that are open are played to their end."""
        await bring_up_to_date(self.tables, self.league, BOT, NAMES)
        while self.openings:
            await self.play(random.Random(self.openings[-1]), number=self.openings.pop())


def _member(league: League, fixture: Fixture, seat: int) -> Entrant:
    member = league.member_of(fixture, seat)
    assert member is not None
    return member


@pytest.fixture
async def club(store: db.Store, monkeypatch: pytest.MonkeyPatch) -> LeagueClub:
    """A club with a league of the toy that four people have joined."""
    install_toy(monkeypatch)
    monkeypatch.setattr("tests.host.conftest.PEOPLE", ENTRANTS)
    house = LeagueClub(store)
    house.league = await house.tables.open_league(ORGANISER, Venue(9, 2, 2), Terms("toy", 2, 4, at_once=1, days=10))
    for user in ENTRANTS:
        await house.tables.run(house.league, user, Enter())
    return house


async def test_a_season_is_played_and_the_next_one_begins(club: LeagueClub) -> None:
    await club.tables.run(club.league, ORGANISER, BeginSeason(NOW, 5))
    assert await club.tables.store.tables_due(NOW) == [club.league], "the clock looks at it"
    for _ in range(10):
        await club.let_time_pass()
        club.now += DAY
    league = await club.look_at_league()
    assert league.is_closed and all(one.finish and one.table for one in league.fixtures)
    assert {row.games for row in rank(league, 0)} == {2}
    assert [member.user for member in league.members] == [row.member.user for row in rank(league, 0) if row.member]
    again = LeagueClub(club.tables.store)  # type: ignore[arg-type]
    again.league = club.league
    assert await again.look_at_league() == league, "all of it is stored"
    await again.tables.run(again.league, ORGANISER, BeginSeason(NOW, 6))
    assert (await again.look_at_league()).season == 2
    assert [one.member for one in finals_of(await again.look_at_league(), 1, 1)] == list(league.members)


async def test_the_result_of_a_table_belongs_to_the_places_of_its_players(club: LeagueClub) -> None:
    await club.tables.run(club.league, ORGANISER, BeginSeason(NOW, 5))
    await club.let_time_pass()
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    league = await club.look_at_league()
    fixture = next(one for one in league.fixtures if one.finish)
    async with club.tables.hold(fixture.table or 0) as table:
        players = {player.user: number for number, player in enumerate(table.record.players)}
    standings = (await club.tables.store.load_standings([fixture.table or 0]))[fixture.table or 0]
    for seat, place in enumerate(fixture.finish):
        member = league.member_of(fixture, seat)
        assert member is not None and standings[players[member.user]].place == place


async def test_whoever_leaves_is_replaced(club: LeagueClub) -> None:
    await club.tables.run(club.league, ORGANISER, BeginSeason(NOW, 5))
    late = User(10**17 + 50, "Late")
    await club.tables.run(club.league, late, Enter())
    await club.tables.run(club.league, ENTRANTS[0], Depart(BOT))
    await club.tables.run(club.league, ORGANISER, Exclude(ENTRANTS[1].id, BOT))
    names = [member.name for member in (await club.look_at_league()).divisions[0] if member]
    assert names == ["Late", "Bot", "Cy", "Dee"]


async def test_a_member_who_is_forgotten_leaves_a_place_that_is_filled(club: LeagueClub, store: db.Store) -> None:
    await club.tables.run(club.league, ORGANISER, BeginSeason(NOW, 5))
    club.tables.forget(club.league)
    export = await store.export_person(ENTRANTS[2].id)
    assert [one["name"] for one in export["leagues"]] == ["Cy"]  # type: ignore[union-attr, index, call-overload]
    await store.forget_person(ENTRANTS[2].id, "a former player")
    assert [one and one.name for one in (await club.look_at_league()).divisions[0]] == ["Ann", "Bob", None, "Dee"]
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    assert [one and one.name for one in (await club.look_at_league()).divisions[0]] == ["Ann", "Bob", "Bot", "Dee"]


async def play_all(club: LeagueClub, days: int = 12) -> League:
    """Days pass, and all games are played."""
    for _ in range(days):
        await club.let_time_pass()
        club.now += DAY
    return await club.look_at_league()


async def open_first(club: LeagueClub) -> int:
    """The first game of a season opens; its table."""
    await club.tables.run(club.league, ORGANISER, BeginSeason(NOW, 5))
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    return club.openings.pop()


async def test_two_clicks_at_once_are_one_member(club: LeagueClub) -> None:
    late = User(10**17 + 50, "Late")
    both = [club.tables.run(club.league, late, Enter()) for _ in range(2)]
    refusals = [one for one in await asyncio.gather(*both, return_exceptions=True) if isinstance(one, Exception)]
    assert [str(one) for one in refusals] == ["error-league-joined {}"]
    assert [one.name for one in (await club.look_at_league()).members].count("Late") == 1


async def test_a_table_that_a_steward_ends_is_shared(club: LeagueClub) -> None:
    table = await open_first(club)
    club.stewards.add((10**17 + 60, 2))
    await club.tables.run(table, User(10**17 + 60, "Steve"), End(as_steward=True))
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    league = await club.look_at_league()
    assert next(one for one in league.fixtures if one.table == table).finish == (1, 1)
    assert (await play_all(club)).is_closed


async def test_an_archived_game_counts_as_shared_until_somebody_resumes_it(club: LeagueClub) -> None:
    table = await open_first(club)
    for days in (54, 8):
        club.now += days * DAY
        await club.tables.run(table, House(), Age(club.tables.times))
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    assert next(one for one in (await club.look_at_league()).fixtures if one.table == table).finish == (1, 1)
    player = (await club.look(table)).record.players[0]
    await club.tables.run(table, User(player.user or 0, player.name), Resume(9, 2, club.tables.times))
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    assert next(one for one in (await club.look_at_league()).fixtures if one.table == table).is_open
    club.openings.append(table)
    league = await play_all(club)
    assert league.is_closed and all(set(one.finish) == {1, 2} or one.table is None for one in league.fixtures)


async def test_a_season_that_is_closed_leaves_its_tables_to_their_players(club: LeagueClub) -> None:
    table = await open_first(club)
    await club.tables.run(club.league, ORGANISER, EndSeason())
    league = await club.look_at_league()
    assert league.is_closed and all(one.finish == (1, 1) for one in league.fixtures)
    assert isinstance(await club.look(table), Playing)
    await club.tables.run(club.league, ORGANISER, BeginSeason(NOW, 6))
    await club.play(random.Random(1), number=table)
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    league = await club.look_at_league()
    assert not any(one.table == table or one.finish for one in league.fixtures), "it counts for neither season"
    assert [one.rank for one in finals_of(league, 1, 1)] == [1, 2, 3, 4], "the first can be read"


async def test_one_league_does_not_touch_the_tables_of_another(
    club: LeagueClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await club.tables.open_league(ORGANISER, Venue(9, 3, 3), Terms("toy", 2, 4, at_once=1, days=10))
    for user in ENTRANTS:
        await club.tables.run(other, user, Enter())
    table = await open_first(club)
    await club.tables.run(other, ORGANISER, BeginSeason(NOW, 5))
    users = [player.user for player in (await club.look(table)).record.players]
    for user in ENTRANTS[:1]:
        await club.tables.run(other, user, Depart(BOT))
    await bring_up_to_date(club.tables, other, BOT, NAMES)
    assert [player.user for player in (await club.look(table)).record.players] == users


async def test_leagues_open_no_more_tables_than_the_server_wants(club: LeagueClub, store: db.Store) -> None:
    await store.set_server(2, ServerSettings(leagues=1))
    await open_first(club)
    club.now += 9 * DAY
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    assert not club.openings, "one is open"
    await store.set_server(2, ServerSettings())
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    assert len(club.openings) == 1


async def test_a_table_that_was_deleted_is_shared(club: LeagueClub) -> None:
    await club.tables.run(club.league, ORGANISER, BeginSeason(NOW, 5))
    places = (await club.look_at_league()).fixtures[0].places
    await club.tables.run(club.league, House(), StartFixture(0, 999, places))
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    assert (await club.look_at_league()).fixtures[0].finish == (1, 1)


async def test_the_organiser_is_told_once_what_stops_games(club: LeagueClub, store: db.Store) -> None:
    await club.tables.run(club.league, ORGANISER, BeginSeason(NOW, 5))
    for why in (Text("error-league-channel"), None):
        await club.tables.run(club.league, House(), TellTrouble(why, is_silent=True))
        with pytest.raises(StaleDecision):
            await club.tables.run(club.league, House(), TellTrouble(why, is_silent=True))
    kinds = await store._run(lambda c: list(c.execute(select(outbox.c.kind, outbox.c.to))))
    assert kinds == [("league-open", None), ("league-begin", None), ("league-trouble", ORGANISER.id)]


async def test_only_the_organiser_begins_a_season(club: LeagueClub) -> None:
    with pytest.raises(PlayerError, match="error-organiser-only"):
        await club.tables.run(club.league, ENTRANTS[0], BeginSeason(NOW, 5))
    assert not (await club.look_at_league()).is_on


@pytest.mark.parametrize(
    ("terms", "why"),
    [
        (Terms("toy", 9, 9), "error-league-seats"),
        (Terms("toy", 1, 9), "error-league-seats"),
        (Terms("toy", 2, 65), "error-league-size"),
        (Terms("toy", 2, 1), "error-league-size"),
        (Terms("toy", 2, 7, days=1), "error-no-option"),
        (Terms("toy", 2, 7, at_once=0), "error-no-option"),
        (Terms("toy", 2, 7, pace="none"), "error-league-pace"),
    ],
)
async def test_impossible_terms_are_refused(club: LeagueClub, terms: Terms, why: str) -> None:
    with pytest.raises(TableError, match=why):
        await club.tables.open_league(ORGANISER, Venue(9, 2, 2), terms)
    assert await club.tables.store.leagues_of(2) == [club.league]


async def test_a_league_that_cannot_be_read_is_broken_and_others_are_not(club: LeagueClub, store: db.Store) -> None:
    other = await club.tables.open_league(ORGANISER, Venue(9, 3, 3), Terms("toy", 2, 4))
    club.tables.forget(other)
    await store._run(lambda c: c.execute(tables.update().where(tables.c.id == other).values(league={"terms": 3})))
    async with club.tables.hold(other) as table:
        assert isinstance(table, BrokenTable)
    async with club.tables.hold(club.league) as table:
        assert isinstance(table, LeagueTable)
    stages = await store._run(lambda c: set(c.execute(select(tables.c.status)).scalars()))
    assert stages == {Status.LEAGUE}


async def test_a_seat_that_a_leaver_has_lent_goes_to_their_substitute_too(club: LeagueClub) -> None:
    await club.tables.run(club.league, ORGANISER, BeginSeason(NOW, 5))
    late = User(10**17 + 50, "Late")
    await club.tables.run(club.league, late, Enter())
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    table = club.openings[0]
    seated = next(player for player in (await club.look(table)).record.players if player.user)
    leaver = next(user for user in ENTRANTS if user.id == seated.user)
    await club.tables.run(table, leaver, GiveSeat(seated.token, "quick", ("Ada (bot)",)))
    await club.tables.run(club.league, leaver, Depart(BOT))
    await bring_up_to_date(club.tables, club.league, BOT, NAMES)
    players = (await club.look(table)).record.players
    assert [player.user for player in players if player.token == seated.token] == [late.id]
    assert leaver.id not in {player.owner for player in players}
    with pytest.raises(TableError):
        await club.tables.run(table, leaver, TakeBack())
