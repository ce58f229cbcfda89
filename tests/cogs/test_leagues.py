"""Leagues: from `/league open` to the standings of a season whose games are played in threads."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from itertools import product
from typing import Any

import discord
import pytest
from pydantic import Field
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType
from sqlalchemy import select

from cogs.jobs import fixtures
from cogs.jobs.timekeeper import Timekeeper
from cogs.messages.leagues import standings_lines
from cogs.messages.names import words
from cogs.messages.speech import MESSAGE
from cogs.outbox.delivery import Delivery
from db.tables import standings
from fronde.core.errors import StaleDecision
from fronde.core.types import Decision, Text
from fronde.games import GAMES
from fronde.host.commands.league import get_league
from fronde.host.commands.lobby import Join
from fronde.host.commands.play import Act
from fronde.host.matchmaking import fixtures as league_fixtures
from fronde.host.matchmaking.designs import MOST_BLOCKS, MOST_PLACES
from fronde.host.matchmaking.leagues import Entrant, Fixture, League, Terms, begin, finals_of, finish, rank, write
from fronde.host.people.actors import User
from fronde.host.store import Player, Status, Venue
from fronde.host.table import Lobby, Playing
from fronde.host.timekeeping import timing
from fronde.host.timekeeping.hours import DAY, HOUR
from tests.cogs.story import Place, reply_text, text_of
from tests.cogs.test_opponents import hurry
from tests.cogs.test_servers import add_administrator
from tests.cogs.test_stats import alt_of
from tests.toy import TOY, Options, ToyRules

TERMS = {"game": "toy", "seats": 2, "size": 4, "at_once": 1, "days": 8}


@pytest.fixture(autouse=True)
def hourly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's loops turn every six hours, so that days pass quickly here."""
    for loop in (Timekeeper.run_round, Delivery.sweep):
        monkeypatch.setattr(loop, "_seconds", 6.0 * HOUR)
    monkeypatch.setattr(timing.Times.__init__, "__defaults__", (18 * HOUR,))


class Club(Place):
    """A server with a league."""

    async def furnish(self, **terms: Any) -> Club:
        """Eve, who manages the server, opens the league, and all join."""
        self.eve = add_administrator(self)
        self.place, self.channel = self.channel, self.guild.create_text_channel("league")
        self.page = await self.eve.slash(self.channel, "league open", **TERMS | terms)
        for person in self.people:
            await person.slash(self.channel, "league join")
        return self

    async def begin(self, **terms: Any) -> Club:
        """The same, and a season begins with its first game."""
        await self.furnish(**terms)
        await self.eve.slash(self.channel, "league begin")
        await self.env.advance_time(7 * HOUR)
        return self

    async def look(self) -> League:
        """The league as it stands."""
        tables = self.bot.tables
        async with tables.hold(await tables.find_league(self.guild.id, "toy")) as table:
            return get_league(table).league

    async def find_open(self) -> list[tuple[int, Fixture]]:
        """The games that are open: the id of the table of each, and its people."""
        return [(one.table or 0, one) for one in (await self.look()).fixtures if one.is_open]

    def member(self, league: League, fixture: Fixture, seat: int) -> Any:
        """Who plays a seat."""
        member = league.member_of(fixture, seat)
        return next(one for one in self.people if member is not None and one.id == member.user)

    async def play(self, away: Collection[int] = ()) -> None:
        """People play every game that is open as far as nobody who is `away` has to answer, with random choices."""
        for table_id, _ in await self.find_open():
            await self.play_at(table_id, away)

    async def play_at(self, table_id: int, away: Collection[int] = ()) -> None:
        """The same at one table."""
        dice = random.Random(table_id)
        while debts := await self.find_owed(table_id):
            free = [(decision, player) for decision, player in debts if player.bot is None and player.user not in away]
            if free:
                decision, player = dice.choice(free)
                picks = dice.sample(decision.options, dice.randint(max(decision.least, 1), decision.most))
                act = Act(decision.seat, decision.step, tuple(picks))
                await self.bot.tables.run(table_id, User(player.user, player.name), act)
            elif any(player.bot is not None for _, player in debts):
                await self.env.settle()
            else:
                return

    async def find_owed(self, table_id: int) -> list[tuple[Decision, Player]]:
        """Which answers a table needs, and whose."""
        async with self.bot.tables.hold(table_id) as table:
            if not isinstance(table, Playing):
                return []
            debts = [
                one for one in table.match.decisions if one.required and table.match.find_sealed_answer(one) is None
            ]
            return [(one, table.player_of(one.seat)) for one in debts]

    async def pass_days(self, count: int) -> None:
        """Days pass, and all play what is open."""
        for _ in range(count):
            await self.play()
            await self.env.advance_time(DAY)

    async def count_roles(self) -> Counter[tuple[int, int, str | None]]:
        """How often each place of each division played each role, by the results of the tables."""
        rows = select(standings.c.table, standings.c.number, standings.c.role)
        roles = {tuple(row[:2]): row[2] for row in await self.bot.tables.store._run(lambda c: c.execute(rows).all())}
        return Counter(
            (one.division, place, roles[one.table, number])
            for one in (await self.look()).fixtures
            for number, place in enumerate(one.places)
        )

    def announcements(self, text: str) -> list[str]:
        """The messages in the league's channel that contain a text."""
        return [text_of(message) for message in self.channel.history() if text in text_of(message)]


async def test_a_season_is_played_in_threads(simcord_env: Any) -> None:
    club = await Club(simcord_env).furnish()
    ann, bob = club.people[:2]
    text = reply_text(club.page)
    assert "division of 4, everyone plays 2 games" in text and "the difference is" in text
    assert "in this league already" in reply_text(await ann.slash(club.channel, "league join"))
    assert "organiser" in reply_text(await ann.slash(club.channel, "league begin"))
    text = reply_text(await club.eve.slash(club.channel, "league begin"))
    spread = "Some pairs of people meet more often than others: the difference is"
    assert f"Season 1 begins, with one division. {spread}" in text
    text = reply_text(await ann.slash(club.channel, "league standings"))
    assert "No game of this division has ended. Ann, Bob, Cy and Dee play in it" in text, "nobody is ahead"
    await club.env.advance_time(7 * HOUR)
    assert len(club.channel.threads) == 1
    report = reply_text(await bob.slash(club.channel, "league report"))
    assert f"play in <#{club.channel.threads[0].id}>" in report and "3 games are still to come" in report
    await club.pass_days(6)
    league = await club.look()
    assert league.is_closed and len(club.channel.threads) == 4
    assert all(one.table is not None and len(set(one.finish)) <= 2 for one in league.fixtures)
    begins, ends = (
        club.announcements("season 1 of the league begins"),
        club.announcements("season 1 of the league has ended"),
    )
    assert "**Division 1** · Ann, Bob, Cy and Dee" in begins[0] and "<t:1" in begins[0]
    assert len(club.announcements("new games of season 1")) == 4
    roles = await club.count_roles()
    assert roles == dict.fromkeys(product([0], range(4), ["red", "blue"]), 1), "everyone had each seat once"
    best = rank(league, 0)[0].member
    assert best is not None and f"1. {best.name} (" in ends[0]
    page = await ann.slash(club.channel, "league standings")
    assert "season 1, division 1" in alt_of(page) and f"1. {best.name}: games 2, wins" in alt_of(page)
    await club.eve.slash(club.channel, "league begin")
    page = await ann.slash(club.channel, "league standings", season=1)
    assert f"1. {best.name}: games 2, wins" in alt_of(page), "a season stays to be read"
    assert f"Began <t:{league.began}:D>, planned until <t:{league.ends}:D>" in reply_text(page)
    assert "no such season" in reply_text(await ann.slash(club.channel, "league standings", season=9))


async def test_a_league_opens_once_in_a_text_channel_for_whoever_opens_it_last(simcord_env: Any) -> None:
    club = Club(simcord_env)
    ann, eve, voice = club.people[0], add_administrator(club), club.guild.create_voice_channel("talk")
    assert "in threads of a text channel" in reply_text(await eve.slash(voice, "league open", **TERMS))
    tables, venue = club.bot.tables, Venue(club.channel.id, club.guild.id, club.guild.id, "en")
    with simcord_env._bot_scope():
        opening = [tables.open_league(User(ann.id, "Ann"), venue, Terms("toy", 2, 4)) for _ in range(3)]
        assert len(set(await asyncio.gather(*opening))) == 1, "three at once"
    for person in club.people[:2]:
        await person.slash(club.channel, "league join")
    assert "organiser" in reply_text(await eve.slash(club.channel, "league begin"))
    assert "you begin the season" in reply_text(await eve.slash(club.channel, "league open", **TERMS))
    assert "Season 1 begins" in reply_text(await eve.slash(club.channel, "league begin")), "as the earlier may be gone"


async def test_a_table_that_was_opened_before_the_process_ended_is_found(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(fixtures, "order_places", lambda *_: ())
        club = await Club(simcord_env).begin()
    assert len(club.channel.threads) == 1
    assert not any(one.table for one in (await club.look()).fixtures)
    await club.env.advance_time(7 * HOUR)
    assert len([one for one in (await club.look()).fixtures if one.is_open]) == 1
    assert len(club.channel.threads) == 1


async def test_a_lobby_in_which_some_have_roles_even_those_of_others_starts(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def join_first(role: str) -> Join:
        if role != "red":
            raise StaleDecision(Text("error-stale"))
        return Join(role)

    with monkeypatch.context() as patch:
        patch.setattr(fixtures, "Join", join_first)
        club = await Club(simcord_env).begin()
    [table_id] = {table for one in club.people for table in await club.bot.tables.store.open_tables(one.id)}
    async with club.bot.tables.hold(table_id) as table:
        assert isinstance(table, Lobby) and {one.role for one in table.record.players} == {"red", None}
    red, other = sorted(table.record.players, key=lambda one: one.role is None)
    assert red.user and other.user
    for player, role in ((red, None), (other, "red"), (red, "blue")):
        await club.bot.tables.run(table_id, User(player.user, player.name), Join(role))
    await club.env.advance_time(7 * HOUR)
    assert [number for number, _ in await club.find_open()] == [table_id] and len(club.channel.threads) == 1
    assert not (await club.look()).trouble


async def test_whoever_leaves_or_is_removed_is_replaced_at_their_tables(simcord_env: Any) -> None:
    club = await Club(simcord_env).begin()
    hurry(club.bot)
    [(table_id, fixture)] = await club.find_open()
    league = await club.look()
    person, other = (club.member(league, fixture, seat) for seat in (0, 1))
    late = club.guild.add_member(club.env.create_user("fay", global_name="Fay"))
    await late.slash(club.channel, "league join")
    assert "takes your place" in reply_text(await person.slash(club.channel, "league leave"))
    async with club.bot.tables.hold(table_id) as table:
        assert [one.user for one in table.record.players if one.user != other.id] == [late.id]
    assert "aren't in this league" in reply_text(await person.slash(club.channel, "league leave"))
    reply = await club.people[3].slash(club.channel, "league remove", player=other)
    assert "organiser" in reply_text(reply)
    reply = await club.eve.slash(club.channel, "league remove", player=other)
    assert "takes the removed member's place and seats" in reply_text(reply)
    assert any("lost your place in the league" in text_of(one) for one in other.user.dm_channel.history())
    async with club.bot.tables.hold(table_id) as table:
        assert [one.bot is not None for one in table.record.players] == [
            one.user is None for one in table.record.players
        ]
        assert {one.user for one in table.record.players} == {late.id, None}
        thread = next(one for one in club.channel.threads if one.id == table.record.venue.channel)
    posts = [text_of(one) for one in thread.history()]
    assert any(" instead of " in post and " for the rest of the game." in post for post in posts)
    assert "No bot is playing for you" in reply_text(await other.slash(thread, "seat take-back"))
    await club.eve.slash(club.channel, "league remove", player=late)
    await simcord_env.advance_time(7 * HOUR)
    assert table_id not in dict(await club.find_open()), "bots play it to its end"


@pytest.mark.parametrize("is_gone", [True, False])
async def test_the_organiser_is_told_why_no_game_opens(simcord_env: Any, is_gone: bool) -> None:
    club = await Club(simcord_env).furnish()
    if is_gone:
        simcord_env.backend.delete_channel(club.channel.id)
        await club.eve.slash(club.place, "league begin")
    else:
        me = club.guild.me.id
        denial = discord.Permissions(create_public_threads=True).value
        simcord_env.backend.set_overwrite(club.channel.id, Overwrite(me, OverwriteType.MEMBER, 0, denial))
        await club.eve.slash(club.channel, "league begin")
    await simcord_env.advance_time(20 * HOUR)
    assert not any(one.table for one in (await club.look()).fixtures)
    if is_gone:
        letters = [text_of(message) for message in club.eve.user.dm_channel.history()]
        assert ["channel is gone" in letter for letter in letters] == [True], "once, by direct message"
    else:
        [post] = club.announcements("I can't open a game")
        assert f"<@{club.eve.id}>" in post and "open threads" in post
        simcord_env.backend.set_overwrite(club.channel.id, Overwrite(me, OverwriteType.MEMBER, denial, 0))
        await simcord_env.advance_time(7 * HOUR)
        assert await club.find_open() and not (await club.look()).trouble, "it opens by itself"


async def test_a_game_whose_thread_was_deleted_counts_as_shared(simcord_env: Any) -> None:
    club = await Club(simcord_env, ["Ann", "Bob"]).begin(size=2)
    [(table_id, _)] = await club.find_open()
    simcord_env.backend.delete_channel(club.channel.threads[0].id)
    await simcord_env.advance_time(4 * DAY)
    first, second = (await club.look()).fixtures
    assert (first.table, first.finish) == (table_id, (1, 1)) and second.is_open, "its people go on"
    [post] = club.announcements("The thread of a game")
    assert f"<@{club.eve.id}>" in post and "counts as a tie between all its players" in post


async def test_a_league_is_deleted_for_good_between_seasons(simcord_env: Any) -> None:
    club = await Club(simcord_env).begin()
    ann, league_id = club.people[0], await club.bot.tables.find_league(club.guild.id, "toy")
    assert "organiser" in reply_text(await ann.slash(club.channel, "league close", for_good=True))
    assert "Close it first" in reply_text(await club.eve.slash(club.channel, "league close", for_good=True))
    await club.eve.slash(club.channel, "league close")
    assert "`/league close for_good:`" in reply_text(await club.eve.slash(club.channel, "league close"))
    assert "are deleted" in reply_text(await club.eve.slash(club.channel, "league close", for_good=True))
    assert "no such league" in reply_text(await ann.slash(club.channel, "league standings"))
    assert club.announcements("has ended for good")
    async with club.bot.tables.hold(league_id) as table:
        assert table.record.status == Status.ENDED and str(ann.id) not in json.dumps(table.record.league)
    await club.eve.slash(club.channel, "league open", **TERMS)
    assert (await club.look()).season == 0, "another one may open"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_standings_of_the_largest_division_are_complete_in_words(locale: str) -> None:
    people = [Entrant(number, f"{number:02}{'x' * 30}") for number in range(MOST_PLACES)]
    league = begin(League(Terms("toy", 4, MOST_PLACES, MOST_BLOCKS), tuple(people)), 1, 1)
    for number in range(len(league.fixtures)):
        league = finish(league, number, [1, 2, 2, 4], [9, 5, 5, 3])
    lines = standings_lines(league, finals_of(league, 1, 1), words(locale))
    assert len(lines) == 1 + MOST_PLACES + 1 and len("\n".join(lines)) <= MESSAGE


async def test_a_member_is_forgotten_during_a_season(simcord_env: Any) -> None:
    club = await Club(simcord_env).begin()
    hurry(club.bot)
    league = await club.look()
    [(_, fixture)] = await club.find_open()
    person = club.member(league, fixture, 0)
    question = await person.slash(club.channel, "settings privacy", choice="forget")
    assert "still" in reply_text(question)
    await person.slash(club.channel, "league leave")
    question = await person.slash(club.channel, "settings privacy", choice="forget")
    await person.click(question.response, label="Forget me")
    after = await club.look()
    assert after.find_place(person.id) is None and not after.departed
    assert str(person.id) not in json.dumps(write(after)), "and the season goes on with a bot"
    assert [len(one) for one in after.divisions] == [4]


async def test_a_season_ends_on_a_server_that_put_the_bot_out(simcord_env: Any) -> None:
    club = await Club(simcord_env).begin()
    await club.bot.housekeeping._note_removal(club.guild.id, "The club")
    assert (await club.look()).is_closed


class BidOptions(Options):
    """The toy's options; a round begins with bids in secret."""

    bids: bool = Field(default=True, description="Whether a round begins with sealed bids for a token.")


class BidRules(ToyRules):
    """The toy, with those options."""

    options = BidOptions


async def test_whoever_vanishes_while_all_choose_in_secret_is_replaced_after_60_hours(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", replace(TOY, rules=BidRules()))
    club = await Club(simcord_env, ["Ann", "Bob"]).begin(size=2, pace="relaxed")
    [(table_id, fixture)] = await club.find_open()
    league = await club.look()
    silent, other = (club.member(league, fixture, seat) for seat in (0, 1))
    for person in (silent, other):
        await person.slash(club.channel, "settings hours", zone="UTC", quiet="12:00-22:00")
    await club.play([silent.id])
    for _ in range(9):
        await club.env.advance_time(STEP * HOUR)
        assert not (await club.look()).departed, "54 hours tell nothing"
    with monkeypatch.context() as patch:
        patch.setattr(league_fixtures, "PATIENCE", 0)
        async with club.bot.tables.hold(table_id) as table:
            is_open = [await league_fixtures._may_tell(club.bot.tables, table, one) for one in table.record.players]
            assert is_open == [one.user == silent.id for one in table.record.players], "never of who has chosen"
    await club.env.advance_time(2 * STEP * HOUR)
    assert (await club.look()).departed == {silent.id}


# --- a season with people who leave ---

PEOPLE, SPEEDS = int(os.environ.get("LEAGUE_PEOPLE", "6")), os.environ.get("LEAGUE_PACES", "relaxed").split()
"""How many people play the season, and at which paces. `python -m tests.leagues` plays it with 28 at every pace."""
STEP = 6
"""Hours between two looks."""
LONGEST = 72
"""Hours that a game may wait for somebody who has left."""


class Drama:
    """The result of a season in which 15 % of the people leave: some say so, some leave the server, some fall silent
    and have quiet hours.
    `waits`: for how many hours in all a table has waited for each of those who left."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.leavers = random.Random(1).sample(club.people, max(3, round(len(club.people) * 0.15)))
        self.away: set[int] = set()
        self.waits: Counter[tuple[int, int]] = Counter()

    async def go_on(self, step: int) -> None:
        """Six hours pass."""
        if step % 4 == 2 and self.leavers:
            await self.part_with(self.leavers.pop(), len(self.leavers) % 3)
        await self.club.play(self.away)
        for table_id, _ in await self.club.find_open():
            debts = await self.club.find_owed(table_id)
            self.waits.update((table_id, one.user) for _, one in debts if one.user in self.away)
        await self.club.env.advance_time(STEP * HOUR)

    async def part_with(self, person: Any, how: int) -> None:
        """Somebody leaves the league, the server, or nothing but silence."""
        if how == 0:
            await person.slash(self.club.channel, "league leave")
            return
        self.away.add(person.id)
        if how == 1:
            self.club.env.backend.remove_member(self.club.guild.id, person.id)
        else:
            await person.slash(self.club.channel, "settings hours", zone="UTC", quiet="22:00-8:00")


@pytest.mark.parametrize("pace", SPEEDS)
async def test_a_season_ends_whoever_leaves(simcord_env: Any, pace: str) -> None:
    club = Club(simcord_env, [f"P{number:02}" for number in range(PEOPLE)])
    hurry(club.bot)
    await club.begin(seats=3 if PEOPLE < 20 else 4, size=7, at_once=2, days=10, pace=pace)
    drama, step = Drama(club), 0
    while (await club.look()).is_on and step < 4 * 60:
        await drama.go_on(step)
        step += 1
    league = await club.look()
    assert league.is_closed and all(one.finish for one in league.fixtures), "every game has ended"
    for number in range(len(league.divisions)):
        assert {row.games for row in rank(league, number)} == {league.terms.seats}, "every place is decided"
    assert not drama.away & {one.user for one in league.members}, "whoever vanished was replaced"
    roles, places = await club.count_roles(), sum(map(len, league.divisions))
    assert len(roles) == places * league.terms.seats and set(roles.values()) == {1}, "each place had each seat once"
    assert drama.waits and max(drama.waits.values()) * STEP <= LONGEST
    longest, games = max(drama.waits.values()) * STEP, len(league.fixtures)
    ties = sum(len(set(one.finish)) == 1 for one in league.fixtures)
    print(
        f"{pace}: {PEOPLE} people, {games} games in {step * STEP // 24} days, {ties} shared, longest wait {longest} h"
    )
