"""Ratings are a cache: computed from results in order, again from the first one on that changes, and to the same
bytes. Whoever is forgotten moves nobody else's."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update

import db
from db.ratings import save_ratings
from db.results import write_result
from db.tables import outbox, ratings, results, standings, tables
from fronde.core.game import AnyGame
from fronde.host.archive.ratings import find_teams, rate_all
from fronde.host.commands.lobby import Join, SetRating, Start
from fronde.host.commands.seats import AnswerOffer, GiveSeat, HandOver
from fronde.host.store import (
    Chance,
    Change,
    Ending,
    GameResult,
    Person,
    Rank,
    Rating,
    RatingStatus,
    Scope,
    Standing,
    UnratedResults,
)
from fronde.host.table import FinishedTable
from fronde.host.tables import Opening, Tables
from tests.db.test_personal import fill
from tests.db.test_results import end
from tests.db.test_stats import game
from tests.db.test_store import move, path, record, store
from tests.host.conftest import PEOPLE, Club

fixtures = (path, store)
ANN, BOB, CY = 5, 6, 7
Rows = list[tuple[Any, ...]]


def seat(person: int, place: int, side: int) -> Standing:
    """A player of a rated game."""
    role = ("red", "blue", "green")[side]
    return Standing(person, [role], role, place, place == 1, starter=person, start=role, side=side)


def rated_game(*people: int, ended: int, **values: Any) -> GameResult:
    """A rated game in which these people came in this order; the roles change with the time."""
    turn = [*range(len(people))]
    dice = random.Random(ended)
    dice.shuffle(turn)
    seats = [seat(person, place, side) for (place, person), side in zip(enumerate(people, 1), turn, strict=True)]
    return game(*seats, ended=ended, rated=RatingStatus.ON, **values)


def make_tables(store: db.Store) -> Tables:
    """Tables of nobody."""
    return Tables(store, time.monotonic, Chance)


async def read(store: db.Store) -> Rows:
    """Every rating."""
    query = select(ratings).order_by(ratings.c.table, ratings.c.number)
    return await store._run(lambda c: [tuple(row) for row in c.execute(query)])


async def compute_all(store: db.Store) -> Rows:
    """Every rating, computed from nothing."""
    await store._run(lambda c: c.execute(delete(ratings)))
    await make_tables(store).rate()
    return await read(store)


async def play_many(store: db.Store, count: int = 12) -> Rows:
    """So many games of three in two titles, one a second, all rated as they end."""
    tables = make_tables(store)
    for number in range(1, count + 1):
        people = random.Random(number).sample((ANN, BOB, CY, 8), 3)
        await end(store, rated_game(*people, ended=number * 10, game="toy" if number % 4 else "other"), number)
        await tables.rate()
    return await read(store)


async def test_ratings_are_those_that_all_results_give_from_nothing_byte_for_byte(store: db.Store) -> None:
    rows = await play_many(store)
    assert len(rows) == 12 * 6 and repr(await compute_all(store)) == repr(rows) == repr(await compute_all(store))
    assert await store.find_unrated_results(9) is None
    counts: dict[tuple[str, int], int] = {}
    for _, _, title, _, person, _, _, _, games in rows:
        if person is not None:
            counts[title, person] = counts.get((title, person), 0) + 1
            assert games == counts[title, person]
    last = await store.load_ratings("toy", [ANN, "role 3 red", 99, "no such role"])
    assert set(last) == {ANN, "role 3 red"} and last[ANN].games == counts["toy", ANN]


async def test_a_game_that_changes_changes_the_ratings_after_it_in_its_title_and_no_others(store: db.Store) -> None:
    before = await play_many(store)
    fifth = (await store._run(lambda c: c.execute(select(results.c.table).where(results.c.ended == 50)))).scalar_one()
    new_result = rated_game(8, ANN, BOB, ended=50, game="toy")
    await store.commit(Change(fifth, 1, {"status": "over"}, result=new_result))
    rest = await read(store)
    assert rest == [row for row in before if row[3] < 50 or row[2] == "other"], "a later rating waits"
    await make_tables(store).rate()
    after = await read(store)
    assert after[: len([row for row in before if row[3] < 50])] == [row for row in before if row[3] < 50]
    assert [row for row in after if row[2] == "other"] == [row for row in before if row[2] == "other"]
    assert after != before and repr(await compute_all(store)) == repr(after)
    await store.commit(Change(fifth, 2, {"status": "playing"}, keep=0))
    await make_tables(store).rate()
    without = await read(store)
    assert fifth not in {row[0] for row in without} and repr(await compute_all(store)) == repr(without)
    await store.drop_table(without[0][0])
    await make_tables(store).rate()
    assert repr(await compute_all(store)) == repr(await read(store)) != repr(without)


async def test_whoever_is_forgotten_moves_no_rating_by_a_byte(store: db.Store) -> None:
    before = await play_many(store)
    export = (await store.export_person(ANN))["ratings"]
    assert sorted((row["table"], row["mu"]) for row in export) == [(row[0], row[6]) for row in before if row[4] == ANN]
    await store.forget_person(ANN, "a former player")
    [key] = {row[4] for row in await read(store)} - {None, BOB, CY, 8}
    expected = [
        tuple(key if value == ANN and place == 4 else value for place, value in enumerate(row)) for row in before
    ]
    assert key < 0 and repr(await read(store)) == repr(expected) == repr(await compute_all(store))
    assert await store.load_ratings("toy", [ANN]) == {} and not (await store.export_person(ANN))["ratings"]
    await store.save_person(BOB, Person(stats="never"))
    rows = [(*row[:4], *row[5:]) for row in await compute_all(store)]
    assert rows == [(*row[:4], *row[5:]) for row in before] and BOB not in {row[4] for row in await read(store)}


@pytest.mark.parametrize("how", ["forget", "never"])
async def test_whoever_is_hidden_while_ratings_are_computed_stays_hidden(store: db.Store, how: str) -> None:
    await end(store, rated_game(ANN, BOB, ended=20))
    batch = await store.find_unrated_results(9)
    assert batch is not None
    after = rate_all({number: find_teams(result) for number, result in batch.results.items()}, {})
    if how == "forget":
        await store.forget_person(ANN, "a former player")
    else:
        await store.save_person(ANN, Person(stats="never"))
    assert not await store.save_ratings(batch.game, batch.stamp, after)
    await make_tables(store).rate()
    assert ANN not in {row[4] for row in await read(store)} and await store.load_ratings("toy", [ANN]) == {}


async def test_what_roles_are_worth_is_told_of_all_sizes_the_commonest_first(store: db.Store) -> None:
    for number, size in enumerate([*(3, 4, 5) * 5, *[6] * 6]):
        roles = [f"r{side}" for side in range(size)]
        seats = [replace(seat(10 + n, n + 1, 0), start=role, side=n) for n, role in enumerate(roles)]
        await end(store, game(*seats, ended=number, rated=RatingStatus.ON), number + 1)
    await make_tables(store).rate()
    names = [one.name for one in (await store.load_stats(Scope(game="toy"), 1, None)).handicaps]
    assert len(names) == 3 + 4 + 5 + 6 and all(name.startswith("role 6 ") for name in names[:6])


async def test_a_former_player_and_a_hidden_one_are_strangers_to_ratings(store: db.Store) -> None:
    await store.save_person(BOB, Person(stats="never"))
    left = replace(seat(BOB, 2, 1), person=CY, has_left=True)
    await end(
        store, game(seat(ANN, 1, 0), left, replace(seat(8, 3, 2), person=None, starter=None), rated=RatingStatus.ON)
    )
    await make_tables(store).rate()
    people = [row[4] for row in await read(store) if row[4] is not None]
    assert ANN in people and len(people) == 3 and sum(person < 0 for person in people) == 2


async def test_games_that_end_in_another_order_than_they_are_stored_are_rated_in_their_order(store: db.Store) -> None:
    tables = make_tables(store)
    for channel, moment in enumerate((30, 10, 20, 20), 1):
        await end(store, rated_game(ANN, BOB, ended=moment), channel)
        await tables.rate()
    rows = await read(store)
    assert repr(await compute_all(store)) == repr(rows)
    assert [row[8] for row in sorted(rows, key=lambda row: (row[3], row[0])) if row[4] == ANN] == [1, 2, 3, 4]


async def test_a_result_that_rates_nobody_is_looked_at_once(store: db.Store) -> None:
    await end(store, game(seat(ANN, 1, 0), rated=RatingStatus.ON))
    await end(store, rated_game(ANN, BOB, ended=1, ending=Ending.VOTE), 2)
    await end(store, game(seat(ANN, 1, 0), seat(BOB, 2, 1), rated=RatingStatus.STEWARD), 3)
    batch = await store.find_unrated_results(9)
    assert isinstance(batch, UnratedResults) and len(batch.results) == 1
    await make_tables(store).rate()
    assert await store.find_unrated_results(9) is None and await store.load_ratings("toy", [ANN, BOB]) == {}


async def test_what_changes_while_ratings_are_computed_is_not_overwritten(store: db.Store) -> None:
    await end(store, rated_game(ANN, BOB, ended=20))
    batch = await store.find_unrated_results(9)
    assert batch is not None
    await end(store, rated_game(BOB, ANN, ended=10), 2)
    after = {table: {ANN: Rating(1.0, 1.0, 1)} for table in batch.results}
    assert not await store.save_ratings(batch.game, batch.stamp, after) and await read(store) == []
    await make_tables(store).rate()
    assert [row[0] for row in await read(store) if row[4] == ANN] and await store.find_unrated_results(9) is None


@pytest.mark.parametrize("is_stored_first", [True, False])
async def test_ratings_that_meet_a_result_of_another_process_are_computed_again(
    postgres: str, is_stored_first: bool
) -> None:
    async with AsyncExitStack() as stack:
        one, other = db.Store(postgres), db.Store(postgres)
        for store in (one, other):
            await store.open()
            stack.push_async_callback(store.close)
        await end(one, rated_game(ANN, BOB, ended=20))
        table = await one.create_table(record(channel=2))
        batch = await other.find_unrated_results(9)
        assert batch is not None and one._runner is not None
        after = rate_all({number: find_teams(result) for number, result in batch.results.items()}, {})
        result = rated_game(BOB, ANN, ended=10)
        async with one._runner._engine.begin() as connection:
            if is_stored_first:
                await connection.run_sync(write_result, table, result)
                second = asyncio.create_task(other.save_ratings(batch.game, batch.stamp, after))
            else:
                assert await connection.run_sync(save_ratings, batch.game, batch.stamp, after)
                change = Change(table, 0, {"status": "over"}, moves=[move(1)], result=result)
                second = asyncio.create_task(other.commit(change))  # type: ignore[arg-type]
            await asyncio.sleep(0.2)
        assert await second is not True
        await make_tables(one).rate()
        rows = await read(one)
        assert {row[0] for row in rows} == {1, table} and repr(await compute_all(one)) == repr(rows)


async def test_what_two_processes_rate_at_once_is_stored_once(postgres: str) -> None:
    async with AsyncExitStack() as stack:
        stores = [db.Store(postgres) for _ in range(3)]
        for store in stores:
            await store.open()
            stack.push_async_callback(store.close)
        for number in range(1, 13):
            await end(stores[0], rated_game(ANN, BOB, ended=number), number)
            await asyncio.gather(*(make_tables(store).rate() for store in stores))
        rows = await read(stores[0])
        assert len({row[0] for row in rows}) == 12 and repr(await compute_all(stores[0])) == repr(rows)


async def test_what_a_rating_needs_comes_back_from_a_result(store: db.Store) -> None:
    machine = Standing(None, ["green"], "green", 3, bot="quick", start="green", side=2, weights="abc")
    one = game(
        seat(ANN, 1, 0), replace(seat(BOB, 2, 1), has_left=True), machine, rated=RatingStatus.ON, options={"a": [1]}
    )
    await end(store, one)
    batch = await store.find_unrated_results(9)
    assert batch is not None
    [result] = batch.results.values()
    assert find_teams(result) == find_teams(one) and (result.options, result.size) == (one.options, one.size)


async def test_statistics_show_ratings_to_those_who_may_see_them(store: db.Store) -> None:
    tables = make_tables(store)
    for number in range(1, 7):
        await end(store, rated_game(ANN, BOB, *([CY] if number < 4 else []), ended=number), number)
    await tables.rate()
    [mine] = (await store.load_stats(Scope(ANN), ANN, None)).ratings
    assert (mine.name, mine.game, mine.rating) == ("Ann", "toy", await tables.find_rating(ANN, "toy"))
    assert [(await store.load_stats(Scope(CY), CY, None)).ratings[0].rating.games] == [3]
    for scope in (Scope(game="toy"), Scope(guild=9)):
        assert [one.name for one in (await store.load_stats(scope, ANN, None)).ratings] == ["Ann"], "Bob hides his"
    await store.save_person(BOB, Person(stats="shown"))
    await store.save_person(CY, Person(stats="shown"))
    title = (await store.load_stats(Scope(game="toy"), ANN, None)).ratings
    assert [one.name for one in title] == ["Ann", "Bob"] and isinstance(title[0], Rank), "Cy has too few games"
    assert (await store.load_stats(Scope(guild=8), ANN, None)).ratings == []
    handicaps = (await store.load_stats(Scope(game="toy"), ANN, None)).handicaps
    assert handicaps == [], "no role was played five times"
    for number in range(7, 10):
        await end(store, rated_game(ANN, BOB, ended=number), number)
    await tables.rate()
    handicaps = (await store.load_stats(Scope(game="toy"), ANN, None)).handicaps
    assert [(one.name, one.game) for one in handicaps] == [("role 2 blue", "toy"), ("role 2 red", "toy")]
    assert {one.name: one.rating for one in handicaps} == await store.load_ratings("toy", ["role 2 blue", "role 2 red"])
    assert (await store.load_stats(Scope(ANN, "toy"), ANN, None)).handicaps == []
    await store.save_person(BOB, Person(stats="shown", ratings=False))
    assert [one.name for one in (await store.load_stats(Scope(game="toy"), ANN, None)).ratings] == ["Ann"]
    assert (await store.load_stats(Scope(BOB), BOB, None)).ratings == []


@pytest.mark.parametrize("count", [1000])
async def test_many_results_are_rated_in_batches(store: db.Store, count: int) -> None:
    """A hundred thousand of four take 29 seconds on a quiet machine; this is a sample, with room for a slow machine."""
    dice, rows = random.Random(3), []
    for number in range(1, count + 1):
        order = dice.sample(range(4), 4)
        for side, person in enumerate(dice.sample(range(1, 300), 4)):
            plain = {"table": number, "number": side, "person": person, "starter": person, "seats": [], "side": side}
            rows.append({**plain, "start": f"s{side}", "place": order[side] + 1, "is_winner": not order[side]})
    over = {"channel": 1, "status": "over", "sealed": []}
    plain = {"game": "toy", "ending": "rules", "rated": "on", "size": 4, "people": 4}

    def work(c: Any) -> None:
        numbers = range(1, count + 1)
        c.execute(insert(tables), [fill(tables, {**over, "id": n}) for n in numbers])
        c.execute(insert(results), [fill(results, {**plain, "table": n, "ended": n // 3}) for n in numbers])
        c.execute(insert(standings), [fill(standings, row) for row in rows])

    await store._run(work)
    since = time.process_time()
    await make_tables(store).rate()
    assert time.process_time() - since < 30 * count / 100_000 * 6
    first = await read(store)
    assert len(first) == count * 8
    change = update(results).where(results.c.table == count - 10).values(rated="off")
    await store._run(lambda c: (c.execute(delete(ratings).where(ratings.c.table >= count - 10)), c.execute(change)))
    await make_tables(store).rate()
    after = await read(store)
    assert len(after) == (count - 1) * 8 and after[: (count - 11) * 8] == first[: (count - 11) * 8]


class RatedClub(Club):
    """Rated games of three people, with a real database."""

    def __init__(self, store: db.Store) -> None:
        super().__init__()
        self.store = store
        self.tables = Tables(store, lambda: self.now, lambda: Chance("", 7), now=lambda: int(self.now))

    async def begin(self, channel: int) -> int:
        """Start a rated game of the three."""
        host, *others = PEOPLE[:3]
        table = (await self.tables.open(host, Opening("toy", channel, guild=2, size=3))).id
        await self.tables.run(table, host, SetRating(True))
        for user in others:
            await self.tables.run(table, user, Join())
        await self.tables.run(table, host, Start())
        return table

    async def read_end(self, table: int) -> Any:
        """The notice of the end of a game."""
        query = select(outbox.c.data).where(outbox.c.table == table, outbox.c.kind == "over")
        return await self.store._run(lambda c: c.execute(query).scalar_one())


@pytest.mark.parametrize("heir", ["bot", "person"])
async def test_a_quitter_who_is_forgotten_changes_the_ratings_of_others_as_one_who_stays_known(
    store: db.Store, toy: AnyGame, heir: str
) -> None:
    club, results_of_others = RatedClub(store), []
    quitter, *_ = PEOPLE
    for channel, is_forgotten in enumerate((False, True), 1):
        await store._run(
            lambda c: (c.execute(delete(ratings)), c.execute(delete(standings)), c.execute(delete(results)))
        )
        table = await club.begin(channel)
        await club.play(random.Random(5), 7, number=table)
        token = next(one.token for one in (await club.look(table)).record.players if one.user == quitter.id)
        if heir == "bot":
            await club.tables.run(table, quitter, GiveSeat(token, "quick", ("Ada (bot)",)))
        else:
            await club.tables.run(table, quitter, HandOver(PEOPLE[3]))
            await club.tables.run(table, PEOPLE[3], AnswerOffer(quitter.id, accepts=True))
        if is_forgotten:
            club.tables.forget(table)
            await store.forget_person(quitter.id, "a former player")
        dice = random.Random(3)
        while not isinstance(await club.look(table), FinishedTable):
            await club.let_opponents_play(table)
            await club.play(dice, 1, number=table)
        await club.tables.rate()
        rows = {row[4]: row[6:] for row in await read(store) if row[4] is not None}
        others = {user.id for user in PEOPLE[1:3]}
        results_of_others.append([rows[user] for user in sorted(others)])
        [other] = rows.keys() - others
        assert rows[other][0] < 0 and (other < 0) == is_forgotten, "whoever abandons is last"
        assert (await club.read_end(table))["rated"] == "on"
    assert results_of_others[0] == results_of_others[1]


async def test_the_final_post_names_nobody_who_wants_no_ratings_any_more(store: db.Store, toy: AnyGame) -> None:
    club = RatedClub(store)
    for channel in range(1, 7):
        table = await club.begin(channel)
        await club.play(random.Random(channel), 5, number=table)
        if channel == 6:
            await store.save_person(PEOPLE[1].id, Person(ratings=False))
        await club.play(random.Random(channel), number=table)
        await club.tables.rate()
        club.now += 100
    players = (await club.look(table)).record.players
    hidden = next(player.role for player in players if player.user == PEOPLE[1].id)
    changes = (await club.read_end(table))["ratings"]
    assert len(changes) == 2 and hidden not in changes
