"""What somebody is at a table, read anew at every use; and whoever acts as host in the place of the host."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fronde.core.errors import StaleDecision, TableError
from fronde.host.archive.past import past_of
from fronde.host.commands.life import End, MoveTo, ReturnAsHost, TakeOver
from fronde.host.commands.lobby import AddOpponent, Configure, Join, Leave, SetPace, Start
from fronde.host.commands.rewind import AskBack, find_back
from fronde.host.commands.seats import AnswerOffer, GiveSeat, HandOver, TakeBack
from fronde.host.people.actors import User
from fronde.host.people.rights import Right, rights_at
from fronde.host.store import Change, Status, TableRecord, Terms, Venue
from fronde.host.table import FinishedTable, Lobby
from fronde.host.tables import Opening
from tests.host.conftest import PEOPLE, Club
from tests.stored import moves_of

ANN, BOB, CY, DEE = PEOPLE
EVE, FLO = User(9, "Eve"), User(8, "Flo")
HOSTS = (Configure({}), SetPace(None), AddOpponent("quick", ("Ada",)))
"""What a host alone does."""


@pytest.fixture
def house() -> Club:
    """A house whose tables Eve and Flo look after."""
    house = Club()
    house.stewards |= {(EVE.id, 2), (FLO.id, 2)}
    return house


async def open_lobby(house: Club, *people: User) -> None:
    """Ann opens a table for four, and others sit down."""
    await house.tables.open(ANN, Opening("toy", 1, guild=2, size=4))
    for person in people:
        await house.tables.run(1, person, Join())


async def hosts(house: Club) -> list[str]:
    """Who may do now what a host does."""
    names = []
    for person in (*PEOPLE, EVE, FLO):
        try:
            await house.tables.check_right(1, person, Right.HOST)
        except TableError:
            continue
        names.append(person.name)
    return names


async def give(house: Club, leaving: User) -> None:
    """Somebody has a machine play on."""
    player = (await house.table()).record.find_player(leaving.id)
    assert player is not None
    await house.tables.run(1, leaving, GiveSeat(player.token, "quick", ("Ada",)))


def test_of_several_rights_any_one_suffices_and_nobody_s_is_none() -> None:
    record = TableRecord("toy", 1, ANN.id, Terms(2), Venue(1, home=2))
    assert rights_at(record, ANN) == Right.ANYBODY | Right.HOST
    assert rights_at(record, replace(EVE, steward=True)) == Right.ANYBODY | Right.STEWARD
    assert rights_at(record, replace(EVE, steward=None)) == Right.ANYBODY
    record.acting = EVE.id
    assert rights_at(record, ANN) == Right.ANYBODY | Right.FORMER_HOST
    assert rights_at(record, EVE) == Right.ANYBODY
    assert rights_at(record, replace(EVE, steward=True)) & Right.HOST
    assert not (Right.NOBODY & rights_at(record, replace(EVE, steward=True)))


async def test_what_a_host_does_is_the_acting_host_s_until_the_host_returns(house: Club) -> None:
    await open_lobby(house, BOB)
    with pytest.raises(TableError, match="host-not-former"):
        await house.tables.run(1, ANN, ReturnAsHost())
    await house.tables.run(1, EVE, TakeOver())
    assert await hosts(house) == ["Eve"]
    for command in HOSTS:
        with pytest.raises(TableError, match="host-only"):
            await house.tables.run(1, ANN, command)
        await house.tables.run(1, EVE, command)
    for person in (BOB, EVE, FLO):
        with pytest.raises(TableError, match="host-not-former"):
            await house.tables.run(1, person, ReturnAsHost())
    await house.tables.run(1, FLO, TakeOver())
    assert await hosts(house) == ["Flo"], "a second steward in the place of the first"
    await house.tables.run(1, ANN, ReturnAsHost())
    assert await hosts(house) == ["Ann"]
    assert [kind for kind, _ in house.notices_of()].count("steward") == 3


async def test_a_lobby_hears_that_a_steward_has_closed_it_as_its_host(house: Club) -> None:
    await open_lobby(house, BOB)
    await house.tables.run(1, EVE, TakeOver())
    with pytest.raises(TableError, match="host-only"):
        await house.tables.run(1, ANN, End())
    await house.tables.run(1, EVE, End())
    assert house.notices_of()[-2:] == [("closed", None), ("steward", None)]


async def test_whoever_acts_as_host_does_so_only_as_a_steward(house: Club) -> None:
    await open_lobby(house, BOB)
    await house.tables.run(1, EVE, TakeOver())
    house.unreachable.add(2)
    for command in HOSTS:
        with pytest.raises(TableError, match="steward-unknown"):
            await house.tables.run(1, EVE, command)
    house.unreachable.clear()
    house.stewards.clear()
    for command in (*HOSTS, Start(), End()):
        with pytest.raises(TableError, match=r"host-only|not-at-table"):
            await house.tables.run(1, EVE, command)
    assert await hosts(house) == [], "nobody, until the host returns"
    await house.tables.run(1, ANN, ReturnAsHost())
    assert await hosts(house) == ["Ann"]


async def test_a_steward_who_plays_acts_as_host_and_stays_a_player_without_being_one(house: Club) -> None:
    house.stewards.add((BOB.id, 2))
    await house.open("toy", 3)
    await house.tables.run(1, BOB, TakeOver())
    assert await hosts(house) == ["Bob"]
    house.stewards.clear()
    assert await hosts(house) == []
    with pytest.raises(TableError, match="steward-only"):
        await house.tables.run(1, BOB, End(as_steward=True))
    await house.tables.run(1, BOB, End())
    assert (await house.table()).record.is_open and ("vote", None) in house.notices_of()


async def test_a_host_who_takes_over_as_a_steward_is_the_host_again(house: Club) -> None:
    await open_lobby(house)
    await house.tables.run(1, EVE, TakeOver())
    house.stewards.add((ANN.id, 2))
    await house.tables.run(1, ANN, TakeOver())
    assert (await house.look()).record.acting is None and await hosts(house) == ["Ann"]


async def test_a_host_who_leaves_hands_on_what_is_theirs_while_another_acts(house: Club) -> None:
    await open_lobby(house, BOB, CY)
    await house.tables.run(1, EVE, TakeOver())
    with pytest.raises(TableError, match="not-at-table"):
        await house.tables.run(1, EVE, Leave())
    await house.tables.run(1, ANN, Leave())
    assert await hosts(house) == ["Eve"]
    with pytest.raises(TableError, match="host-not-former"):
        await house.tables.run(1, ANN, ReturnAsHost())
    await house.tables.run(1, BOB, ReturnAsHost())
    assert await hosts(house) == ["Bob"]


async def test_who_takes_the_host_s_seat_returns_in_their_place(house: Club) -> None:
    await house.open("toy", 3)
    await house.tables.run(1, EVE, TakeOver())
    await house.tables.run(1, ANN, HandOver(DEE))
    await house.tables.run(1, DEE, AnswerOffer(ANN.id, True))
    assert await hosts(house) == ["Eve"]
    with pytest.raises(TableError, match="host-not-former"):
        await house.tables.run(1, ANN, ReturnAsHost())
    await house.tables.run(1, DEE, ReturnAsHost())
    assert await hosts(house) == ["Dee"]


async def test_an_acting_host_who_takes_the_host_s_seat_stays_the_host_when_no_steward_any_more(house: Club) -> None:
    await house.open("toy", 3)
    await house.tables.run(1, EVE, TakeOver())
    await house.tables.run(1, ANN, HandOver(EVE))
    await house.tables.run(1, EVE, AnswerOffer(ANN.id, True))
    house.stewards.clear()
    assert await hosts(house) == ["Eve"]


async def test_what_rests_says_so_to_whoever_would_move_or_host_it(house: Club) -> None:
    await house.open("toy", 3)
    await house.tables.run(1, EVE, TakeOver())
    record = (await house.look()).record
    await house.store.commit(Change(1, record.revision, {"status": Status.RESTING}))
    house.tables.forget(1)
    for person, command in ((ANN, ReturnAsHost()), (FLO, TakeOver()), (BOB, MoveTo(5, 2)), (EVE, End())):
        with pytest.raises(TableError, match="error-resting"):
            await house.tables.run(1, person, command)


async def test_a_machine_in_the_host_s_seat_leaves_the_acting_host_alone(house: Club) -> None:
    await house.open("toy", 3)
    await give(house, ANN)
    first = next(player.user for player in (await house.table()).record.players if player.user)
    standing_in = next(person for person in PEOPLE if person.id == first)
    assert await hosts(house) == ["Ann", standing_in.name], "the first who still plays may do the same"
    await house.tables.run(1, EVE, TakeOver())
    assert await hosts(house) == ["Eve"]
    with pytest.raises(TableError, match="host-not-former"):
        await house.tables.run(1, standing_in, ReturnAsHost())
    await house.tables.run(1, ANN, ReturnAsHost())
    assert await hosts(house) == ["Ann", standing_in.name], "without a seat too"
    await house.tables.run(1, ANN, TakeBack())
    assert await hosts(house) == ["Ann"]


async def test_a_steward_who_lent_their_seat_decides_nothing_alone_about_going_back(house: Club) -> None:
    house.stewards.add((ANN.id, 2))
    await house.open("toy", 3)
    table = await house.table()
    decision = next(d for d in table.match.decisions if d.required)
    await house.act(table, decision, table.match.default(decision))
    await give(house, ANN)

    async def back() -> AskBack:
        table, moves = await house.table(), await moves_of(house.store, 1)
        target = find_back(past_of(table), 0, 0, table.match.rng.draw_count, table.match.revision, moves)
        return AskBack(target, everybody=True)

    with pytest.raises(TableError, match="not-at-table"):
        await house.tables.run(1, ANN, await back())
    assert (await house.table()).match.log
    await house.tables.run(1, EVE, await back())
    assert not (await house.table()).match.log


async def test_the_home_is_asked_only_where_it_matters_and_never_by_where_the_table_is(house: Club) -> None:
    await house.open("toy", 3)
    calls: list[tuple[int, int]] = []
    find = house.tables.around.find_steward

    async def note(user: int, server: int) -> bool | None:
        calls.append((user, server))
        return await find(user, server)

    house.tables.around.find_steward = note
    await house.store.commit(Change(1, (await house.table()).record.revision, {"channel": 7, "guild": 3}))
    house.tables.forget(1)
    house.stewards.add((CY.id, 3))
    calls.clear()
    with pytest.raises(TableError, match="steward-only"):
        await house.tables.run(1, CY, TakeOver())
    assert calls == [(CY.id, 2)]
    calls.clear()
    table = await house.table()
    decision = next(d for d in table.match.decisions if d.required)
    await house.act(table, decision, table.match.default(decision))
    assert calls == []


async def test_a_table_without_a_home_has_no_steward(house: Club) -> None:
    await house.tables.open(ANN, Opening("toy", 1, guild=None, size=2))
    house.stewards |= {(EVE.id, 0), (ANN.id, 2)}
    for person in (EVE, ANN):
        with pytest.raises(TableError, match="steward-only"):
            await house.tables.run(1, person, TakeOver())
    assert isinstance(await house.look(), Lobby)
    await house.tables.run(1, ANN, End())


async def test_where_the_home_cannot_be_asked_a_player_s_vote_counts(house: Club) -> None:
    await house.open("toy", 2)
    house.unreachable.add(2)
    for command in (TakeOver(), End(), MoveTo(5, 2)):
        with pytest.raises(TableError, match="steward-unknown"):
            await house.tables.run(1, EVE, command)
    with pytest.raises(TableError, match="steward-unknown"):
        await house.tables.run(1, ANN, End(as_steward=True))
    await house.tables.run(1, ANN, End())
    await house.tables.run(1, BOB, End())
    assert isinstance(await house.look(), FinishedTable)


async def test_what_the_old_home_says_counts_no_more_once_the_table_has_moved(house: Club) -> None:
    await house.open("toy", 2)
    house.stewards.add((EVE.id, 2))
    find_steward = house.tables.around.find_steward

    async def ask(user: int, server: int) -> bool | None:
        house.tables.around.find_steward = find_steward
        for person in (ANN, BOB):
            await house.tables.run(1, person, MoveTo(50, 6))
        return await find_steward(user, server)

    house.tables.around.find_steward = ask
    with pytest.raises(StaleDecision):
        await house.tables.run(1, EVE, End())
    assert house.store.tables[1].record.venue.home == 6 and not isinstance(await house.look(), FinishedTable)
