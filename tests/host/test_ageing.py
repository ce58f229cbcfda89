"""Tables nobody touches, and players who are away: who may go on without them, and what happens to the table."""

from __future__ import annotations

import random

import pytest

from fronde.core.errors import TableError
from fronde.host.archive.records import record_of
from fronde.host.commands.life import End, KeepOpen, MoveTo, Resume, TakeOver
from fronde.host.commands.lobby import Join, Start
from fronde.host.commands.play import Act
from fronde.host.commands.seats import AnswerOffer, Replace
from fronde.host.notices.kinds import StewardNote
from fronde.host.people.actors import User
from fronde.host.store import Status
from fronde.host.table import FinishedTable, Playing, Resting
from fronde.host.tables import Opening
from fronde.host.timekeeping.hours import DAY
from fronde.host.timekeeping.timing import Times
from fronde.tools.recheck import recheck
from tests.host.conftest import PEOPLE, Club
from tests.host.test_epochs import SeesMore, plant

ANN, BOB, CY, DEE = PEOPLE
STEWARD, STRANGER = User(9, "Eve"), User(8, "Flo")


@pytest.fixture
def house() -> Club:
    """A house whose clock goes."""
    house = at(Club(), 1_000_000_000)
    house.stewards |= {(STEWARD.id, 2), (STRANGER.id, 3)}
    return house


def at(house: Club, now: int) -> Club:
    """The house at that time."""
    house.tables.times = Times(lambda: now)
    return house


def later(house: Club, days: float) -> None:
    """So many days go by."""
    at(house, int(house.tables.times.now() + days * DAY))


async def slow_and_others(house: Club, count: int) -> tuple[User, list[User]]:
    """Who is to move in a game of so many, and the others, the host first if among them."""
    await house.open("toy", count)
    table = await house.table()
    slow = table.player_of(table.match.waiting_for()[0]).user
    return next(p for p in PEOPLE if p.id == slow), [p for p in PEOPLE[:count] if p.id != slow]


async def end(house: Club, who: User, **how: bool) -> object:
    """Somebody ends the table, or agrees to it."""
    return (await house.tables.run(1, who, End(presence=await house.tables.find_presence(1), **how))).table


async def replace(house: Club, who: User, away: User, to: User) -> object:
    """Somebody has the seat of one who is away offered to another."""
    return (await house.tables.run(1, who, Replace(away.id, to, await house.tables.find_presence(1)))).table


# --- who looks after a server's tables ---


async def test_who_manages_the_channels_ends_any_table_of_that_server_in_the_open(house: Club) -> None:
    await house.open("toy", 3)
    with pytest.raises(TableError, match="not-at-table"):
        await end(house, STRANGER)
    assert isinstance(await end(house, STEWARD), FinishedTable)
    assert [kind for kind, _ in house.notices_of()][-2:] == ["steward", "ended"]
    assert house.store.tables[1].notices[-2].body == StewardNote(player="Eve", what="ended")


async def test_who_sits_there_votes_like_anybody_unless_they_say_so(house: Club) -> None:
    await house.open("toy", 3)
    house.stewards.add((ANN.id, 2))
    assert isinstance(await end(house, ANN), Playing), "a vote"
    with pytest.raises(TableError, match="steward-only"):
        await end(house, BOB, as_steward=True)
    assert isinstance(await end(house, ANN, as_steward=True), FinishedTable)


async def test_a_lobby_whose_host_has_vanished_is_taken_over_started_moved_or_closed(house: Club) -> None:
    await house.tables.open(ANN, Opening("toy", 1, guild=2, size=2))
    await house.tables.run(1, BOB, Join())
    for stranger in (BOB, STRANGER):
        with pytest.raises(TableError, match="steward-only"):
            await house.tables.run(1, stranger, TakeOver())
    await house.tables.run(1, STEWARD, MoveTo(5, 2))
    await house.tables.run(1, STEWARD, TakeOver())
    with pytest.raises(TableError, match="host-already"):
        await house.tables.run(1, STEWARD, TakeOver())
    assert (house.store.tables[1].record.host, house.store.tables[1].record.acting) == (ANN.id, STEWARD.id)
    await house.tables.run(1, STEWARD, Start())
    assert isinstance(await house.look(), Playing)
    await house.tables.open(ANN, Opening("toy", 7, guild=2, size=2))
    with pytest.raises(TableError, match="not-at-table"):
        await house.tables.run(2, BOB, End())
    await house.tables.run(2, BOB, Join())
    with pytest.raises(TableError, match="host-only"):
        await house.tables.run(2, BOB, End())
    await house.tables.run(2, STEWARD, End())
    assert house.store.tables[2].record.status == Status.ENDED and ("steward", None) in house.notices_of(2)


# --- somebody is away ---


async def test_two_weeks_without_a_sign_and_the_others_majority_ends_the_game(house: Club) -> None:
    slow, others = await slow_and_others(house, 4)
    later(house, 13)
    assert isinstance(await end(house, others[0]), Playing)
    assert isinstance(await end(house, others[1]), Playing), "not yet: it wants everybody"
    later(house, 2)
    assert isinstance(await end(house, others[2]), FinishedTable)
    waiting = [n.body.waiting for n in house.store.tables[1].notices if n.kind == "vote"]
    assert [len(names) for names in waiting] == [3, 2]
    assert slow.id in waiting[1]


async def test_who_is_waited_for_is_away_and_nobody_else(house: Club) -> None:
    """The others have not been seen for two weeks either: it was not their turn."""
    slow, others = await slow_and_others(house, 3)
    later(house, 15)
    away = (await house.tables.find_presence(1)).find_away(await house.look())
    assert [player.user for player in away] == [slow.id]
    await house.store.note_visit(1, slow.id, 0)
    house.store.tables[1].signs[slow.id] = house.tables.times.now()
    assert not (await house.tables.find_presence(1)).find_away(await house.look()), "looking is a sign"
    with pytest.raises(TableError, match="not-away"):
        await replace(house, others[0], slow, DEE)


async def test_the_host_replaces_one_who_is_away_and_the_seat_changes_hands_when_it_is_taken(house: Club) -> None:
    slow, others = await slow_and_others(house, 3)
    house.store.tables[1].record.host = others[0].id
    house.tables.forget(1)
    with pytest.raises(TableError, match="not-away"):
        await replace(house, others[0], slow, DEE)
    later(house, 14)
    with pytest.raises(TableError, match="seated"):
        await replace(house, others[0], slow, others[1])
    with pytest.raises(TableError, match="not-at-table"):
        await replace(house, STRANGER, slow, DEE)
    await replace(house, others[0], slow, DEE)
    assert house.store.tables[1].notices[-1].body.away and house.notices_of()[-1] == ("offered", None)
    seats = (await house.table()).seats_of(slow.id)
    await house.tables.run(1, DEE, AnswerOffer(slow.id, True, await house.tables.find_presence(1)))
    table = await house.table()
    assert table.seats_of(DEE.id) == seats and not table.record.consent.votes and not table.record.consent.offers


async def test_the_other_players_majority_replaces_too(house: Club) -> None:
    slow, others = await slow_and_others(house, 4)
    house.store.tables[1].record.host = slow.id
    house.tables.forget(1)
    later(house, 20)
    newcomer = User(7, "Gus")
    await replace(house, others[0], slow, newcomer)
    assert house.notices_of()[-1] == ("swap", None) and not (await house.table()).record.consent.offers
    with pytest.raises(TableError, match="voted"):
        await replace(house, others[0], slow, newcomer)
    await replace(house, others[1], slow, newcomer)
    assert (await house.table()).record.consent.offers == {str(slow.id): newcomer.id}


async def test_who_comes_back_in_time_plays_on(house: Club) -> None:
    slow, others = await slow_and_others(house, 2)
    later(house, 15)
    await replace(house, others[0], slow, DEE)
    table = await house.table()
    decision = table.match.decisions[0]
    await house.tables.run(1, slow, Act(decision.seat, decision.step, decision.options[:1]))
    with pytest.raises(TableError, match="offer-gone"):
        await house.tables.run(1, DEE, AnswerOffer(slow.id, True, await house.tables.find_presence(1)))
    table = await house.table()
    assert table.seats_of(slow.id) and not table.seats_of(DEE.id) and not table.record.consent.offers
    assert [n.body.how for n in house.store.tables[1].notices if n.kind == "offer-closed"] == ["returned"]


async def test_who_only_looks_in_is_back_too(house: Club) -> None:
    slow, others = await slow_and_others(house, 2)
    later(house, 15)
    await replace(house, others[0], slow, DEE)
    house.store.tables[1].signs[slow.id] = house.tables.times.now()
    await house.tables.run(1, DEE, AnswerOffer(slow.id, True, await house.tables.find_presence(1)))
    assert (await house.table()).seats_of(slow.id) and not (await house.table()).record.consent.offers
    assert house.store.tables[1].notices[-1].body.how == "returned"


# --- tables nobody touches ---


async def test_a_lobby_closes_after_a_week_and_says_so_a_day_before(house: Club) -> None:
    await house.tables.open(ANN, Opening("toy", 1, guild=2, size=2))
    later(house, 5.9)
    assert await house.tables.sweep() == [] and house.notices_of() == [("lobby", None)]
    later(house, 0.2)
    for _ in range(3):
        assert await house.tables.sweep() == []
    assert house.notices_of()[1:] == [("ageing", None)], "said once"
    later(house, 0.9)
    await house.tables.sweep()
    assert house.store.tables[1].record.status == Status.LOBBY, "a day from when it was said"
    later(house, 0.2)
    for _ in range(2):
        assert await house.tables.sweep() == []
    assert house.store.tables[1].record.status == Status.ENDED
    assert house.notices_of()[2:] == [("closed", None), ("expired", None)]


async def test_whoever_touches_a_table_keeps_it_open(house: Club) -> None:
    await house.tables.open(ANN, Opening("toy", 1, guild=2, size=3))
    later(house, 6.5)
    await house.tables.sweep()
    with pytest.raises(TableError, match="not-at-table"):
        await house.tables.run(1, STRANGER, KeepOpen())
    await house.tables.run(1, ANN, KeepOpen())
    assert house.notices_of()[-1] == ("ageing-off", None)
    later(house, 5)
    await house.tables.sweep()
    assert house.notices_of()[-1] == ("ageing-off", None)
    later(house, 2)
    await house.tables.sweep()
    assert house.notices_of()[-1] == ("ageing", None), "it is said again"
    await house.tables.run(1, BOB, Join())
    later(house, 2)
    await house.tables.sweep()
    assert house.store.tables[1].record.status == Status.LOBBY


async def test_after_a_long_downtime_it_is_said_before_it_is_done(house: Club) -> None:
    await house.open("toy", 2)
    later(house, 100)
    again = at(house.again(), house.tables.times.now())
    await again.tables.sweep()
    assert again.notices_of()[-1] == ("ageing", None)
    assert again.store.tables[1].notices[-1].body.end == again.tables.times.now() + 7 * DAY
    later(again, 6.9)
    await again.tables.sweep()
    assert again.store.tables[1].record.status == Status.PLAYING


async def test_a_game_is_put_to_rest_keeps_everything_and_goes_on_elsewhere(house: Club) -> None:
    await house.open("toy", 2)
    before = (await house.table()).match.position()
    for days in (54, 8):
        later(house, days)
        await house.tables.sweep()
    resting = await house.look()
    assert isinstance(resting, Resting) and house.notices_of()[-1] == ("rested", None)
    decision = resting.match.decisions[0]
    with pytest.raises(TableError, match="resting"):
        await house.tables.run(1, ANN, Act(decision.seat, decision.step, decision.options[:1]))
    await house.tables.open(CY, Opening("toy", 1, guild=2, size=2))
    again = at(house.again(), house.tables.times.now())
    assert isinstance(await again.look(), Resting)
    assert await again.store.resting_tables(ANN.id) == [1]
    wake = Resume(5, 2, again.tables.times)
    with pytest.raises(TableError, match="not-at-table"):
        await again.tables.run(1, STRANGER, wake)
    await again.tables.run(1, ANN, wake)
    table = await again.table()
    assert table.match.position() == before and table.record.venue.channel == 5
    assert [kind for kind, _ in again.notices_of()][-4:-2] == ["woken", "turn"]
    with pytest.raises(TableError, match="not-resting"):
        await again.tables.run(1, ANN, wake)


async def test_a_game_that_rested_while_its_rules_changed_is_sorted_out_as_it_wakes(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.open("toy", 2)
    for days in (54, 8):
        later(house, days)
        await house.tables.sweep()
    plant(monkeypatch, SeesMore)
    again = at(house.again(), house.tables.times.now())
    assert isinstance(await again.look(), Resting)
    outcome = await again.tables.run(1, ANN, Resume(5, 2, again.tables.times))
    assert isinstance(outcome.table, Playing) and [
        epoch["version"] for epoch in outcome.table.record.progress.epochs
    ] == [1, 2]
    assert "new-rules" in [kind for kind, _ in again.notices_of()]
    await again.play(random.Random(1), 3)
    entry = again.store.tables[1]
    assert recheck(record_of(entry.record, entry.moves)) is None
