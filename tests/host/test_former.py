"""A default changes (`Title.former`), and no game begun before it plays otherwise; a new table has the new one."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any, Literal

import pytest
from pydantic import Field

from fronde.core.match import Match
from fronde.core.types import Json
from fronde.games import get_game
from fronde.host.analysis import past_of_record
from fronde.host.archive.epochs import Fate, check_tables
from fronde.host.archive.past import past_of
from fronde.host.archive.records import record_of
from fronde.host.commands.life import Resume
from fronde.host.commands.lobby import Join, Start
from fronde.host.store import Status
from fronde.host.table import FinishedTable, Resting
from fronde.host.tables import Opening
from fronde.tools.file_reader import read_record
from fronde.tools.recheck import recheck
from tests.host.conftest import PEOPLE, Club
from tests.toy import TOY, Options, State, ToyRules, entitle, install_toy


class LongerOptions(Options):
    """The same, with other defaults, and an option there was not."""

    rounds: int = Field(default=3, ge=1, le=10)
    cards: Literal["first", "second"] = "second"


class Longer(ToyRules):
    """Three rounds are usual now, and the second cards have other backs."""

    options = LongerOptions

    def view(self, state: State, seat: str | None) -> dict[str, Json]:
        back = {"back": "red"} if state.options["cards"] == "second" else {}
        return {**super().view(state, seat), **back}


FORMER: dict[int, dict[str, Json]] = {2: {"rounds": 2, "cards": "first"}}


def lengthen(monkeypatch: pytest.MonkeyPatch, version: int = 2) -> None:
    """The toy with the new defaults."""
    title = replace(TOY.title, version=version, former=FORMER)
    install_toy(monkeypatch, entitle(replace(TOY, rules=Longer()), title))


async def fates(house: Club) -> set[Fate]:
    """What a check finds of all games."""
    return {finding.sorting.fate async for finding in check_tables(house.store) if finding.sorting}


def export(house: Club, number: int = 1) -> dict[str, Any]:
    """The record of a table as a file holds it."""
    entry = house.store.tables[number]
    return dict(json.loads(json.dumps(record_of(entry.record, entry.moves))))


def test_of_several_versions_that_name_an_option_the_next_wins() -> None:
    title = replace(TOY.title, former={2: {"a": 1, "b": 1}, 4: {"a": 2, "c": 2}, 5: {"c": 3}})
    assert title.options_of(1, {"b": 9}) == {"a": 1, "b": 9, "c": 2}
    assert title.options_of(2, {}) == title.options_of(3, {}) == {"a": 2, "c": 2}
    assert title.options_of(4, {}) == {"c": 3} and title.options_of(5, {"d": 1}) == {"d": 1}


@pytest.mark.parametrize("moves", [0, 5, 14])
async def test_a_game_under_way_plays_on_as_it_was_begun(
    house: Club, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    await house.open("toy", 3)
    await house.play(random.Random(moves), moves)
    lengthen(monkeypatch)
    assert await fates(house) == {Fate.UNTOUCHED}
    again = house.again()
    assert (await again.table()).record.terms.options == {"rounds": 2, "cards": "first"}
    lengthen(monkeypatch, 3)
    over = await again.again().play(random.Random(1))
    assert isinstance(over, FinishedTable) and over.match.state.round == 2
    record = export(again)
    assert record["options"] == {"rounds": 2, "cards": "first"} and recheck(record) is None


async def test_a_game_that_is_over_and_one_shrunk_are_as_they_were(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for channel in (1, 2):
        await house.open_at(channel, "toy", 3)
        await house.play(random.Random(channel), number=channel)
    views = [(await house.look(n)).match.view(None) for n in (1, 2)]
    await house.tables.shrink()
    records = [export(house, n) for n in (1, 2)]
    notices = [list(entry.notices) for entry in house.store.tables.values()]
    lengthen(monkeypatch)
    assert await fates(house) == {Fate.UNTOUCHED}
    again = house.again()
    for number, view in enumerate(views, 1):
        game = await again.look(number)
        assert isinstance(game, FinishedTable) and game.match.view(None) == view
        assert past_of(game).after == 0 and game.record.version == 2, "its past can be looked at"
    assert [entry.notices for entry in again.store.tables.values()] == notices
    for record in records:
        assert recheck(record) is None and read_record(json.dumps(record)).reason is None
        assert Match.replay(get_game("toy"), record).over
        table, past = past_of_record(record)
        assert table.terms.options == past.setup.options == {"rounds": 2, "cards": "first"}
        assert past.play_to(len(record["actions"])).over


async def test_one_that_is_over_and_whole_is_as_it_was(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open("toy", 2)
    view = (await house.play(random.Random(1))).match.view(None)
    lengthen(monkeypatch)
    assert await fates(house) == {Fate.UNTOUCHED}
    table = await house.again().look()
    assert isinstance(table, FinishedTable) and table.match.view(None) == view and past_of(table).after == 0


async def test_a_resting_game_wakes_as_it_was(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open("toy", 2)
    await house.play(random.Random(1), 4)
    before = (await house.table()).match.view(None)
    house.store.tables[1].record.status = Status.RESTING
    lengthen(monkeypatch)
    again = house.again()
    game = await again.look()
    assert isinstance(game, Resting) and game.match.view(None) == before and past_of(game).after == 0
    await again.tables.run(1, PEOPLE[0], Resume(5, 2, again.tables.times))
    table = await again.table()
    assert table.match.view(None) == before and table.record.terms.options == {"rounds": 2, "cards": "first"}
    assert len(table.record.progress.epochs) == 1


async def test_a_new_table_and_a_lobby_have_the_new_default(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.tables.open(PEOPLE[0], Opening("toy", 1, guild=2, size=2))
    lengthen(monkeypatch)
    again = house.again()
    await again.tables.run(1, PEOPLE[1], Join())
    await again.tables.run(1, PEOPLE[0], Start())
    table = await again.table()
    assert table.match.view(None)["back"] == "red" and table.match.state.rounds == 3
    assert table.record.terms.options == {} and table.record.version == 2
    assert (await again.again().table()).match.state.rounds == 3
