"""New rules take up a position and it runs on by itself: a question is asked no more, dice fall, the game ends. All of
it is told, recorded, timed, and played again to the same."""

from __future__ import annotations

import json
import random
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import pytest

from fronde.core.flow import Frame
from fronde.core.types import Context, Decision
from fronde.host.archive.epochs import Fate
from fronde.host.archive.past import past_of
from fronde.host.archive.records import record_of
from fronde.host.commands.life import Resume
from fronde.host.commands.lobby import Join, Start
from fronde.host.commands.rewind import AskBack, find_back
from fronde.host.notices.kinds import Notice, PositionBody
from fronde.host.store import Status
from fronde.host.table import FinishedTable, Playing, opening_of
from fronde.host.tables import Opening
from fronde.host.timekeeping.clocks import PACES
from fronde.host.timekeeping.timing import find_deadlines
from fronde.tools.recheck import recheck
from fronde.tools.replay import run as run_replay
from fronde.tools.verify import find_fault
from tests.host.conftest import PEOPLE, Club
from tests.host.test_ageing import at
from tests.host.test_epochs import AsBefore, ChangedRules, SeesMore, look_through, plant
from tests.stored import moves_of
from tests.toy import SEATS, AnswerClaim, ChooseField, State, TakeChance


class _ClaimPasses(AnswerClaim):
    """Nobody is asked about a claim any more: the die decides."""

    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        return ()

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        state.stack.pop()
        state.discarded += frame_["staked"]
        ctx.emit("die-thrown", seat=SEATS[frame_["who"]], value=ctx.rng.die())
        state.owner[frame_["field"]] = frame_["who"]
        ctx.emit("field-won", seat=SEATS[frame_["who"]], field=f"field:{frame_['field']}")


class ClaimsPass(ChangedRules):
    """A position that waits for an answer to a claim runs on, with a throw of the die, to the next seat's turn."""

    steps = {**ChangedRules.steps, "answer-claim": _ClaimPasses()}


class _NoChance(TakeChance):
    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        return ()


class TurnsPass(ClaimsPass):
    """Whoever has staked cards is asked no more, and the next seat's turn begins."""

    steps = {**ClaimsPass.steps, "take-chance": _NoChance()}


class _ClaimEnds(_ClaimPasses):
    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        super().finish(state, frame_, ctx)
        state.stack.clear()
        state.over = True
        ctx.emit("game-ended", seat=SEATS[0])


class ClaimsEnd(ChangedRules):
    """The same ends the game."""

    steps = {**ChangedRules.steps, "answer-claim": _ClaimEnds()}


class _NobodyChooses(ChooseField):
    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        return ()

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        ctx.emit("die-thrown", seat=SEATS[frame_["who"]], value=ctx.rng.die())
        super().finish(state, frame_, ctx)


class NobodyChooses(ChangedRules):
    """The first question of all is asked no more."""

    steps = {**ChangedRules.steps, "choose-field": _NobodyChooses()}


class DealsMore(ChangedRules):
    def begin(self, state: State, ctx: Context) -> None:
        ctx.rng.die()
        super().begin(state, ctx)


async def play_to(house: Club, step: str, number: int = 1) -> Playing:
    """Defaults until that is asked."""
    while True:
        table = await house.table(number)
        decision = next(d for d in table.match.decisions if d.required)
        if decision.step == step:
            return table
        await house.act(table, decision, decision.options[: decision.least])


async def take_up(house: Club, rules: type[ChangedRules], monkeypatch: pytest.MonkeyPatch) -> tuple[Club, list[Notice]]:
    """The same house under new rules, and what its channel hears of that."""
    start = len(house.store.tables[1].notices)
    plant(monkeypatch, rules)
    again = house.again()
    await again.look()
    return again, [notice for notice in house.store.tables[1].notices[start:] if notice.to is None]


def check_record(house: Club) -> None:
    """The record is in order and plays again."""
    entry = house.store.tables[1]
    record = record_of(entry.record, entry.moves)
    assert find_fault(record) is None and recheck(record) is None


async def test_a_game_that_ends_as_it_is_taken_up_is_over_and_says_so(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.open("toy", 3)
    await play_to(house, "answer-claim")
    again, notices = await take_up(house, ClaimsEnd, monkeypatch)
    table = await again.look()
    assert isinstance(table, FinishedTable) and table.record.status == Status.OVER
    assert [notice.kind for notice in notices][-2:] == ["over", "replay"]
    assert table.record.report.action_count == len(table.match.log) and table.record.schedule.due is None
    check_record(again)
    assert isinstance(await again.again().look(), FinishedTable)


async def test_what_comes_of_itself_is_told_once_and_stands_in_the_log(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.open("toy", 3)
    before = await play_to(house, "answer-claim")
    again, notices = await take_up(house, ClaimsPass, monkeypatch)
    assert [notice.kind for notice in notices] == ["new-rules", "turn"]
    assert [kind for kind, _ in notices[0].body.events] == ["die-thrown", "field-won"]
    assert "field-won" not in [kind for kind, _ in notices[1].body.scene.events]
    events = (await again.tables.load_events(await again.table()))[len(before.match.log) - 1]
    assert [event.kind for event in events][-2:] == ["die-thrown", "field-won"]
    count = len(again.store.tables[1].notices)
    await again.again().table()
    table = await again.table()
    assert table.record.report.turn and table.record.report.turn[0] in table.match.waiting_for()
    assert len(again.store.tables[1].notices) == count


@pytest.mark.parametrize("step", ["stake-cards", "discard-card"])
async def test_what_was_played_since_the_last_post_is_told_with_the_next(
    house: Club, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    await house.open("toy", 3)
    before = await play_to(house, step)
    first = next(d for d in before.match.decisions if d.required)
    await house.act(before, first, first.options[:1])
    before = await house.table()
    untold = [event.kind for event in before.recent()]
    assert len(untold) >= 1
    again, notices = await take_up(house, SeesMore, monkeypatch)
    bodies = [notice.body for notice in notices if isinstance(notice.body, PositionBody)]
    scene_kinds = [kind for body in bodies for kind, _ in body.scene.events]
    assert [*scene_kinds, *(event.kind for event in (await again.table()).recent())] == untold
    kinds = [event.kind for event in (await again.again().table()).recent()]
    assert [*scene_kinds, *kinds] == untold


async def test_what_comes_before_the_first_choice_is_told_with_the_set_up(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.open("toy", 2)
    again, notices = await take_up(house, NobodyChooses, monkeypatch)
    assert [kind for kind, _ in notices[0].body.events] == ["die-thrown"]
    assert [event.kind for event in opening_of((await again.table()).record)][-1] == "die-thrown"
    await again.play(random.Random(1))
    check_record(again)


@pytest.mark.parametrize("rules", [ClaimsPass, ClaimsEnd, NobodyChooses, DealsMore])
@pytest.mark.parametrize("moves", [0, 3, 9, 20])
async def test_draws_made_on_the_way_stand_in_the_record(
    house: Club, monkeypatch: pytest.MonkeyPatch, rules: type[ChangedRules], moves: int
) -> None:
    await house.open("toy", 4)
    await house.play(random.Random(moves), moves)
    again, _ = await take_up(house, rules, monkeypatch)
    check_record(again)
    await again.play(random.Random(1), 6)
    check_record(again)
    assert {finding.sorting.fate for finding in await look_through(again) if finding.sorting} == {Fate.UNTOUCHED}
    plant(monkeypatch, AsBefore, version=3)
    if rules is not ClaimsEnd:
        third = again.again()
        await third.play(random.Random(2))
        check_record(third)


async def test_a_game_goes_on_twice_without_a_choice_between(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where an epoch begins is kept too: that it is another one is found though nothing was chosen in it."""
    await house.open("toy", 3)
    await play_to(house, "answer-claim")
    again, _ = await take_up(house, ClaimsPass, monkeypatch)
    steps = {**ClaimsPass.steps, "choose-field": _NobodyChooses()}
    plant(monkeypatch, type("Both", (ClaimsPass,), {"steps": steps}), version=3)
    third = again.again()
    table = await third.table()
    assert [epoch["version"] for epoch in table.record.progress.epochs] == [1, 2, 3]
    check_record(third)


async def test_a_game_goes_back_to_where_new_rules_took_it_up(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open("toy", 2)
    await play_to(house, "answer-claim")
    again, _ = await take_up(house, ClaimsPass, monkeypatch)
    after = len((await again.table()).match.log)
    await again.play(random.Random(1), 3)
    table, moves = await again.table(), await moves_of(again.store, 1)
    back = find_back(past_of(table), after, 1, table.match.rng.draw_count, table.match.revision, moves)
    await again.tables.run(1, PEOPLE[0], AskBack(back, everybody=table.record.host != PEOPLE[0].id))
    check_record(again)


async def test_the_clock_runs_for_whoever_is_asked_then(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    at(house, 1_000_000)
    await house.tables.open(PEOPLE[0], Opening("toy", 1, guild=2, size=3, pace=PACES["daily"]))
    for person in PEOPLE[1:3]:
        await house.tables.run(1, person, Join())
    await house.tables.run(1, PEOPLE[0], Start())
    before = await play_to(house, "take-chance")
    plant(monkeypatch, TurnsPass)
    again = at(house.again(), 1_000_000)
    table = await again.table()
    clocks, debtors = table.record.schedule.timing["clocks"], set(table.match.waiting_for())
    assert debtors and set(find_deadlines(table, again.tables.times)) == debtors
    waits = {token for token, clock in clocks.items() if any(w and w["on"] for w in (clock["turn"], clock["answer"]))}
    assert waits == {table.player_of(seat).token for seat in debtors}
    assert before.match.log == table.match.log and debtors.isdisjoint(before.match.waiting_for())


async def test_who_was_called_for_a_turn_is_not_called_again(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open("toy", 3)
    before = await house.table()
    _, notices = await take_up(house, SeesMore, monkeypatch)
    assert [notice.kind for notice in notices] == ["new-rules", "turn"]
    assert notices[1].body.ping == [] and (await house.again().table()).record.report.turn == before.record.report.turn


async def test_the_record_is_told_from_where_its_last_rules_begin(
    house: Club, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    await house.open("toy", 3)
    after = len((await play_to(house, "answer-claim")).match.log)
    again, _ = await take_up(house, ClaimsPass, monkeypatch)
    await again.play(random.Random(1))
    entry, file = again.store.tables[1], tmp_path / "record.json"
    file.write_text(json.dumps(record_of(entry.record, entry.moves)), encoding="utf-8")
    assert run_replay(Namespace(file=str(file), upto=None, seat=None)) == 0
    assert capsys.readouterr().out.startswith(f"{after + 1:5} ")
    plant(monkeypatch, AsBefore, version=3)
    assert run_replay(Namespace(file=str(file), upto=None, seat=None)) == 1
    assert "made under version 2" in capsys.readouterr().err


async def test_a_resting_game_that_ends_as_it_wakes_is_over(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open("toy", 3)
    await play_to(house, "answer-claim")
    house.store.tables[1].record.status = Status.RESTING
    plant(monkeypatch, ClaimsEnd)
    again = house.again()
    outcome = await again.tables.run(1, PEOPLE[0], Resume(5, 2, again.tables.times))
    assert isinstance(outcome.table, FinishedTable) and [kind for kind, _ in again.notices_of()][-2:] == [
        "over",
        "replay",
    ]
    check_record(again)
