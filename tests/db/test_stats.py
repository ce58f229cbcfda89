"""What statistics count, and that ten thousand games are counted within the time somebody waits for an answer."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from sqlalchemy import Table, insert, text

import db
from db.stats import MOST_REIGNS
from db.tables import players, ratings, results, standings, tables
from fronde.host.store import Ending, GameResult, Person, PersonRow, Scope, ServerSettings, Standing, Tally, Throws
from tests.db.test_personal import fill
from tests.db.test_results import end
from tests.db.test_store import path, store

fixtures = (path, store)
ANN, BOB = 5, 6
SERVER = 9


def seat(person: int | None, role: str, place: int | None, **values: Any) -> Standing:
    """A player."""
    return Standing(person, [role], role, place, place == 1, **values)


def game(*seats: Standing, **values: Any) -> GameResult:
    """A game that is over."""
    people = sum(one.bot is None for one in seats)
    plain = {"game": "toy", "version": 1, "ending": Ending.RULES, "guild": SERVER, "pace": None, "options": {},
             "scores": {}, "size": len(seats), "people": people, "choices": 3, "began": 0, "ended": 1}  # fmt: skip
    return GameResult(**{**plain, **values}, standings=[*seats])


GAMES = (
    game(seat(ANN, "red", 1, wait=10, dice=4, pips=9), seat(BOB, "blue", 2, wait=50, dice=1, pips=6), ended=100),
    game(seat(ANN, "red", 2, wait=20, dice=9, pips=50, replaced=True), seat(BOB, "blue", 1), ended=200),
    game(seat(ANN, "blue", 1, wait=90), seat(BOB, "red", 1), seat(None, "green", 3, bot="quick"), ended=300),
    game(seat(ANN, "red", 1, dice=3, pips=12), seat(None, "blue", 2, bot="quick", dice=7, pips=7)),
    game(seat(ANN, "red", None, dice=9, pips=9), seat(BOB, "blue", None), ending=Ending.VOTE),
    game(seat(ANN, "red", 2, bot="quick", bot_from=3), seat(BOB, "blue", 1), seat(7, "green", 3)),
    game(seat(ANN, "red", 1, wait=60), seat(7, "blue", 2), game="other", guild=8, ended=400),
)


async def store_all(store: db.Store) -> None:
    """Every game at a table of its own; Bob and Ann sit there."""
    for channel, result in enumerate(GAMES, 1):
        await end(store, result, channel)


async def test_a_person_sees_their_games_apart_from_those_against_machines(store: db.Store) -> None:
    await store_all(store)
    stats = await store.load_stats(Scope(ANN), ANN, SERVER)
    assert (stats.total, stats.apart, stats.unfinished) == (Tally((), 4, 3), Tally((), 1, 1), 2)
    assert stats.places == {1: 3, 2: 1} and stats.waits == (10, 20, 60)
    assert stats.games == [Tally(("toy",), 3, 2), Tally(("other",), 1, 1)]
    assert stats.roles == [Tally(("toy", "red"), 2, 1), Tally(("other", "red"), 1, 1), Tally(("toy", "blue"), 1, 1)]
    assert stats.sizes == [Tally(("2",), 3, 2), Tally(("3",), 1, 1)]
    assert stats.people == [PersonRow("Bob", 3, 1, 1), PersonRow("", 1, 1, 0)]
    assert stats.throws == [Throws("toy", 7, 21)], "of their own seats, in games that ended by their rules"
    assert [one.ended for one in stats.longest] == [400, 300, 200, 100]
    assert [(one.role, one.holder, one.since) for one in stats.reigns] == [
        ("blue", "Ann", 300), ("red", "Bob", 300), ("red", "Ann", 100), ("blue", "Bob", 1),
    ]  # fmt: skip
    assert (await store.load_stats(Scope(ANN, "other"), ANN, None)).total == Tally((), 1, 1)
    nobody = await store.load_stats(Scope(77), 77, SERVER)
    assert (nobody.total.games, nobody.people, nobody.waits, nobody.longest) == (0, [], None, [])


async def test_a_server_and_a_title_count_games_and_name_nobody_who_does_not_want_it(store: db.Store) -> None:
    await store_all(store)
    server = await store.load_stats(Scope(guild=SERVER), ANN, SERVER)
    assert (server.total.games, server.apart.games, server.unfinished) == (4, 1, 1)
    assert server.games == [Tally(("toy",), 4, 0)] and server.places == {}
    assert server.sizes == [Tally(("2",), 2, 0), Tally(("3",), 2, 0)]
    assert {one.key: (one.games, one.wins) for one in server.roles} == {
        ("toy", "blue"): (4, 3), ("toy", "green"): (1, 0), ("toy", "red"): (3, 2),
    }  # fmt: skip
    assert server.throws == [Throws("toy", 8, 27)]
    assert server.people == [PersonRow("Ann", 3, 2, 1)], "Bob lets nobody see his"
    assert {one.holder for one in server.reigns} == {"Ann", None}
    await store.save_person(BOB, Person(stats="shown"))
    server = await store.load_stats(Scope(guild=SERVER), 77, SERVER)
    assert server.people == [PersonRow("Bob", 4, 3, 1)]
    title = await store.load_stats(Scope(game="other"), 77, None)
    assert (title.total.games, title.people, title.reigns) == (1, [], [])
    anns = await store.load_stats(Scope(ANN), BOB, SERVER)
    assert anns.people == [PersonRow("Bob", 3, 1, 1)] and {one.holder for one in anns.reigns} == {"Bob", None}


async def test_a_title_counts_no_game_of_a_server_that_wants_no_statistics(store: db.Store) -> None:
    await store_all(store)
    await store.set_server(SERVER, ServerSettings(stats=False))
    await store.set_server(8, ServerSettings(stats=True))
    for key, count in (("toy", 0), ("other", 1)):
        assert (await store.load_stats(Scope(game=key), ANN, None)).total.games == count
    assert (await store.load_stats(Scope(ANN), ANN, None)).total.games == 4, "their own stay theirs"


async def test_a_title_that_is_played_seldom_keeps_its_holder(store: db.Store) -> None:
    await end(store, game(seat(ANN, "red", 1), seat(BOB, "blue", 2), game="other", ended=5), 1)
    for number in range(2 * MOST_REIGNS):
        winner = (ANN, BOB)[number % 2]
        await end(store, game(seat(winner, "red", 1), seat(7, "blue", 2), ended=10 + number), 2 + number)
    reigns = (await store.load_stats(Scope(guild=SERVER), ANN, SERVER)).reigns
    assert [(one.game, one.since) for one in reigns][-1] == ("other", 5)
    assert len(reigns) == 1 + MOST_REIGNS


async def test_whoever_wants_no_statistics_has_none_from_then_on(store: db.Store) -> None:
    await store_all(store)
    await store.save_person(BOB, Person(stats="never"))
    assert (await store.load_stats(Scope(BOB), BOB, SERVER)).total.games == 0
    anns = await store.load_stats(Scope(ANN), ANN, SERVER)
    assert anns.total == Tally((), 4, 3) and [one.name for one in anns.people] == [""], "hers stay as they were"
    await end(store, replace(GAMES[0]), 99)
    assert (await store.load_stats(Scope(BOB), BOB, SERVER)).total.games == 0


def multiply(c: Any, part: Table, row: dict[str, Any], **values: str) -> None:
    """Ten thousand rows like one, but for these columns: each an expression of n, the number of the row."""
    quote, columns = c.dialect.identifier_preparer.quote, part.columns.keys()
    c.execute(insert(part).values(**fill(part, {**row, "table" if "table" in columns else "id": 0})))
    first, key = quote(part.name), quote("table" if "table" in columns else "id")
    names = ", ".join(quote(part.c[name].name) for name in columns)
    expressions = ", ".join(values.get(name, quote(part.c[name].name)) for name in columns)
    count = "with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 10000)"
    number = f" and number = {row['number']}" if "number" in columns else ""
    copies = f"{count} select {expressions} from {first}, counted where {key} = 0{number}"
    c.execute(text(f"insert into {first} ({names}) {copies}"))


async def test_ten_thousand_games_are_counted_within_two_seconds(store: db.Store) -> None:
    def work(c: Any) -> None:
        over = {"channel": 1, "status": "over", "sealed": [], "guild": SERVER, "created": 0, "updated": 0}
        multiply(c, tables, over, id="n")
        multiply(c, players, {"number": 0, "user": ANN, "name": "Ann"}, table="n")
        plain = {"game": "toy", "guild": SERVER, "ending": "rules", "size": 4, "people": 4, "began": 0}
        multiply(c, results, plain, table="n", ended="n * 7919 % 1000003")
        for number, who in enumerate((str(ANN), "10 + n % 400", "500 + n % 70", "600 + n % 3")):
            place, role = f"(n * 31 + {number}) % 4 + 1", f"'role' || ((n + {number}) % 4)"
            one = {"number": number, "seats": [], "is_winner": False, "replaced": False, "dice": 9, "pips": 30}
            victory = f"(n * 31 + {number}) % 4 = 0"
            multiply(
                c,
                standings,
                one,
                table="n",
                person=who,
                role=role,
                place=place,
                is_winner=victory,
                wait="n * 77 % 9999",
            )
            rating = {"game": "toy", "word": "", "mu": 25.0, "sigma": 4.0, "games": 9}
            multiply(c, ratings, rating | {"number": number}, table="n", ended="n * 7919 % 1000003", person=who)
            worth = {"number": 4 + number, "person": None}
            multiply(c, ratings, rating | worth, table="n", ended="n * 7919 % 1000003", word=role)
        c.execute(text("analyze"))  # a server does so by itself, a little later

    await store._run(work)
    for scope in (Scope(ANN), Scope(guild=SERVER), Scope(game="toy"), Scope(ANN, "toy", SERVER)):
        since = time.perf_counter()
        stats = await store.load_stats(scope, ANN, SERVER)
        assert time.perf_counter() - since < 2, scope
        assert stats.total.games in (10_000, 10_001) and len(stats.people) == (12 if scope.person else 1)
