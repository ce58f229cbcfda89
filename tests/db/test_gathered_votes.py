"""Votes that were open when each kind was kept in its own way are open still."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import db
from fronde.core.errors import TableError
from fronde.host.archive.past import past_of
from fronde.host.commands.clock import Tick, VotePause
from fronde.host.commands.life import End
from fronde.host.commands.lobby import Join, Start
from fronde.host.commands.rewind import AnswerBack, find_back, mark_of
from fronde.host.commands.seats import GiveSeat
from fronde.host.people.actors import House
from fronde.host.people.votes import LAPSE
from fronde.host.store import PauseSubject, Status, SwapSubject
from fronde.host.table import Playing
from fronde.host.tables import Opening
from fronde.host.timekeeping.clocks import PACES
from fronde.host.timekeeping.timing import Times, timing_of
from tests.host.conftest import PEOPLE, Club, toy
from tests.stored import WITHOUT_RESULTS, moves_of

fixtures = (toy,)
ANN, BOB, CY, _ = PEOPLE


async def open_house(path: Path) -> Club:
    """A house on that file, whose clock goes by itself."""
    store = db.Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    club = Club(store)  # type: ignore[arg-type]
    club.tables.times = Times(lambda: int(store._clock()))
    return club


async def make_older(path: Path, **columns: Any) -> Playing:
    """A game of three with clocks, one choice made, in a database as it was before, these columns as given."""
    house = await open_house(path)
    await house.tables.open(ANN, Opening("toy", 1, guild=2, size=3, pace=PACES["daily"]))
    for person in (BOB, CY):
        await house.tables.run(1, person, Join())
    await house.tables.run(1, ANN, Start())
    table = await house.table()
    await house.act(table, decision := table.match.decisions[0], decision.options[:1])
    table = await house.table()
    await house.store.close()  # type: ignore[attr-defined]
    timing = json.loads(json.dumps(table.record.schedule.timing))
    timing["pause"] = columns.pop("pause", [False, None, []])
    if "asked" in columns:
        columns["asked"]["mark"] = mark_of(table)
    old = {"votes": [], "offers": {}, "swaps": {}, "asked": {}, "timing": timing, **columns}
    with sqlite3.connect(path) as connection:
        connection.execute("alter table tables drop column seen")
        for change in WITHOUT_RESULTS:
            connection.execute(change)
        for column in ("swaps", "asked"):
            connection.execute(f"alter table tables add column {column} json not null default '{{}}'")
        values = [json.dumps(old[column]) for column in old]
        connection.execute(f"update tables set {', '.join(f'{column} = ?' for column in old)}", values)
        connection.execute("update alembic_version set version_num = '1013'")
    connection.close()
    return table


async def reopen(path: Path) -> tuple[Club, dict[str, Any]]:
    """The house as it is brought up to date, and what is voted on there."""
    house = await open_house(path)
    return house, (await house.table()).record.consent.votes


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database file."""
    return tmp_path / "fronde.db"


async def test_the_end_of_a_game_is_voted_on_still_and_its_post_says_until_when(path: Path) -> None:
    await make_older(path, votes=[ANN.id, BOB.id])
    house, votes = await reopen(path)
    assert (votes["end"].by, votes["end"].agreed, list(votes)) == ((ANN.id, "Ann"), [ANN.id, BOB.id], ["end"])
    for table in await house.store.tables_due(house.tables.times.now()):
        await house.tables.run(table, House(), Tick(house.tables.times, {}))
    async with house.tables.hold(1) as table:
        assert table.record.consent.votes["end"].waiting == [CY.id] and table.record.schedule.due
    lapses: list[Any] = []
    while (notice := await house.store.take_notice(1, None)) is not None:  # type: ignore[attr-defined]
        lapses += [notice.body.lapses] if notice.kind == "vote" else []
        await house.store.note_delivery(notice, {})  # type: ignore[attr-defined]
    assert lapses == [votes["end"].since + LAPSE]
    await house.tables.run(1, CY, End())
    assert (await house.look()).record.status == Status.ENDED
    await house.store.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize(("on", "until"), [(False, 2_000_000_000), (True, None)])
async def test_a_pause_or_its_end(path: Path, on: bool, until: int | None) -> None:
    await make_older(path, pause=[on, until, [ANN.id]])
    house, votes = await reopen(path)
    assert votes["pause"].subject == PauseSubject(stand=not on, until=until)
    with pytest.raises(TableError, match="voted"):
        await house.tables.run(1, ANN, VotePause(house.tables.times, not on))
    await house.tables.run(1, BOB, VotePause(house.tables.times, not on))
    timing = timing_of(await house.table())
    assert timing is not None and (timing.pause.on, timing.pause.until) == (not on, until)
    await house.store.close()  # type: ignore[attr-defined]


async def test_a_machine_in_somebodys_seat_and_what_the_table_offers(path: Path) -> None:
    machine = {"to": 1, "name": "quick", "votes": [ANN.id], "offered": False}
    offer = {"to": 44, "name": "Gus", "votes": [CY.id]}
    await make_older(path, swaps={str(CY.id): machine, str(BOB.id): offer}, offers={str(BOB.id): 44})
    house, votes = await reopen(path)
    assert set(votes) == {f"swap:{CY.id}", f"offered:{BOB.id}"}
    token = next(p.token for p in (await house.table()).record.players if p.user == CY.id)
    assert votes[f"swap:{CY.id}"].subject == SwapSubject(CY.id, to=(1, "quick"), token=token)
    await house.tables.run(1, BOB, GiveSeat(token, "quick", ("Ada (bot)",)))
    assert (await house.table()).record.find_player(CY.id) is None
    await house.store.close()  # type: ignore[attr-defined]


async def test_going_back(path: Path) -> None:
    proposal = {"after": 0, "turn": 0, "by": ANN.id, "player": "Ann", "waiting": [BOB.id, CY.id], "told": []}
    table = await make_older(path, asked=proposal)
    house, votes = await reopen(path)
    assert votes["back"].agreed == [ANN.id] and len(votes["back"].subject.tokens) == 3
    await house.tables.run(1, BOB, AnswerBack(True, 0))
    revision, moves = (await house.table()).match.revision, await moves_of(house.store, 1)
    back = find_back(past_of(table), 0, 0, table.match.rng.draw_count, revision, moves)
    await house.tables.run(1, CY, AnswerBack(True, 0, back))
    assert (await house.table()).match.log == []
    await house.store.close()  # type: ignore[attr-defined]


async def test_what_cannot_be_read_is_no_vote(path: Path) -> None:
    await make_older(path, swaps={"x": 5}, votes=[ANN.id])
    house, votes = await reopen(path)
    assert votes == {}
    await house.store.close()  # type: ignore[attr-defined]
