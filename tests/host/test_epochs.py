"""A started game outlives every fix: twenty-five changes planted in a game's rules, each sorted as it should be."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from fronde.core.errors import InvariantError, PositionError, TableError
from fronde.core.step_rules import StepRules
from fronde.core.types import Context, Decision, Json, Text
from fronde.host.archive.epochs import Fate, Finding, apply_sorting, check_tables, sort_out
from fronde.host.archive.past import find_moments, past_of, view_after
from fronde.host.archive.records import record_of
from fronde.host.commands.life import End
from fronde.host.notices.kinds import NewRules
from fronde.host.store import Status
from fronde.host.table import BrokenTable, Playing
from fronde.tools.recheck import recheck
from fronde.tools.verify import find_fault
from tests import toy
from tests.host.conftest import PEOPLE, Club
from tests.host.memory import MemoryStore
from tests.stored import moves_of
from tests.toy import TOY, Options, State, ToyRules, ToySpeech, entitle, install_toy

ANN, BOB = PEOPLE[:2]


class ChangedRules(ToyRules):
    """The toy's rules, to be changed."""


# --- changes nobody could tell ---


class AsBefore(ChangedRules):
    """Nothing but the version."""


class SaysMore(ChangedRules):
    def decisions(self, state: State) -> Sequence[Decision]:
        return [replace(d, about={**d.about, "more": 1}) for d in super().decisions(state)]


class OtherNumbers(ChangedRules):
    def decisions(self, state: State) -> Sequence[Decision]:
        return [replace(d, rule="9.9") for d in super().decisions(state)]


class OtherDefaults(ChangedRules):
    def default(self, state: State, decision: Decision) -> tuple[str, ...]:
        return decision.options[-decision.least :]


class TellsMore(ChangedRules):
    def apply(self, state: State, action: Any, ctx: Context) -> None:
        ctx.emit("card-discarded", seat=action.seat)
        super().apply(state, action, ctx)


class KeepsMore(ChangedRules):
    """A position has one key more, and does not miss it where it is not there."""

    def dump(self, state: State) -> dict[str, Json]:
        return {**super().dump(state), "weather": "fair"}

    def load(self, position: Mapping[str, Json], *args: Any) -> State:
        return super().load({k: v for k, v in position.items() if k != "weather"}, *args)


class NeverReached(ChangedRules):
    """A question nobody was asked in these games is asked otherwise."""

    def decisions(self, state: State) -> Sequence[Decision]:
        return [replace(d, least=2) if d.step == "mark-fields" else d for d in super().decisions(state)]


# --- changes that make it another game, which can go on ---


class _OtherQuestions(ChangedRules):
    def change(self, decision: Decision) -> Decision | None:
        return decision

    def decisions(self, state: State) -> Sequence[Decision]:
        return [new for old in super().decisions(state) if (new := self.change(old)) is not None]


class FewerFields(_OtherQuestions):
    def change(self, decision: Decision) -> Decision | None:
        if decision.step != "choose-field" or len(decision.options) == 1:
            return decision
        return replace(decision, options=decision.options[:-1])


class FarFieldsAlone(_OtherQuestions):
    """What was chosen is on offer no more."""

    def change(self, decision: Decision) -> Decision | None:
        far = tuple(option for option in decision.options if option > "field:5")
        return replace(decision, options=far) if decision.step == "choose-field" else decision


class NoDie(_OtherQuestions):
    def change(self, decision: Decision) -> Decision | None:
        return replace(decision, options=("chance:hold",)) if decision.step == "take-chance" else decision


class ThreeCards(_OtherQuestions):
    def change(self, decision: Decision) -> Decision | None:
        return replace(decision, most=3) if decision.step == "stake-cards" else decision


class OneCardAlone(_OtherQuestions):
    def change(self, decision: Decision) -> Decision | None:
        return replace(decision, most=1) if decision.step == "stake-cards" else decision


class NoTokens(_OtherQuestions):
    def change(self, decision: Decision) -> Decision | None:
        return None if decision.step == "spend-token" else decision


class TokensAreWaitedFor(_OtherQuestions):
    def change(self, decision: Decision) -> Decision | None:
        return replace(decision, required=True) if decision.step == "spend-token" else decision


class OtherNames(_OtherQuestions):
    """A step is asked under another name, its frames are as they were."""

    def change(self, decision: Decision) -> Decision | None:
        return replace(decision, step="pick-field") if decision.step == "choose-field" else decision

    def apply(self, state: State, action: Any, ctx: Context) -> None:
        super().apply(state, action._replace(step=action.step.replace("pick", "choose")), ctx)


class SeesMore(ChangedRules):
    def view(self, state: State, seat: str | None) -> dict[str, Json]:
        return {**super().view(state, seat), "top": state.deck[:1]}


class CountsOtherwise(ChangedRules):
    def view(self, state: State, seat: str | None) -> dict[str, Json]:
        return {**super().view(state, seat), "points": self.score(state)}

    def score(self, state: State) -> dict[str, dict[str, int]]:
        return {seat: {**items, "total": items["total"] * 2} for seat, items in super().score(state).items()}


class BiggerHands(ChangedRules):
    def begin(self, state: State, ctx: Context) -> None:
        super().begin(state, ctx)
        for who in range(len(state.hands)):
            toy._draw(state, who, ctx)


class ShufflesTwice(ChangedRules):
    """Nobody sees a difference before a card is drawn."""

    def begin(self, state: State, ctx: Context) -> None:
        ctx.rng.below(2)
        super().begin(state, ctx)


class ThrowsMore(ChangedRules):
    def apply(self, state: State, action: Any, ctx: Context) -> None:
        ctx.rng.die()
        super().apply(state, action, ctx)


class FailsAtTheBeginning(ChangedRules):
    def begin(self, state: State, ctx: Context) -> None:
        raise TableError(Text("setup-players"))


class FailsOnTheWay(ChangedRules):
    def apply(self, state: State, action: Any, ctx: Context) -> None:
        if action.step == "answer-claim":
            raise ZeroDivisionError
        super().apply(state, action, ctx)


# --- changes by which the record plays otherwise, and its position cannot be loaded either ---


class KnowsNoStep(ChangedRules):
    steps = {name: step for name, step in ToyRules.steps.items() if name != "discard-card"}


class WantsMore(FewerFields):
    def load(self, position: Mapping[str, Json], *args: Any) -> State:
        raise PositionError(Text("position-unfit"))


class NeverSo(FewerFields):
    def check(self, state: State) -> None:
        if state.round or len(state.deck) < 36:
            raise InvariantError("never so")


class Crashes(FewerFields):
    def load(self, *args: Any) -> State:
        raise RecursionError


class StrictOptions(ChangedRules):
    def read_options(self, options: Mapping[str, Json]) -> Options:
        raise TableError(Text("setup-options"))


class OtherWords(ToySpeech):
    def prompt(self, state: State, decision: Decision) -> Text:
        return Text("setup-players")


PLANTED: list[tuple[type[StepRules[Any, Any]], Fate]] = [
    *((rules, Fate.UNTOUCHED) for rules in (AsBefore, SaysMore, OtherNumbers, OtherDefaults, TellsMore, KeepsMore,
                                            NeverReached)),
    *((rules, Fate.NEW_RULES) for rules in (FewerFields, FarFieldsAlone, NoDie, ThreeCards, OneCardAlone, NoTokens,
                                            TokensAreWaitedFor, OtherNames, SeesMore, CountsOtherwise, BiggerHands,
                                            ShufflesTwice, ThrowsMore, FailsAtTheBeginning, FailsOnTheWay)),
    *((rules, Fate.KEPT) for rules in (KnowsNoStep, WantsMore, NeverSo, Crashes, StrictOptions)),
]  # fmt: skip


PLAYED: list[MemoryStore] = []
"""The store of these games, once they are played."""


@pytest.fixture
async def played(house: Club) -> Club:
    """Six games of four, each left at another moment: a copy of those that were played once for all tests."""
    for channel in range(6 * (not PLAYED)):
        await house.open_at(channel, "toy", 4)
        await house.play(random.Random(channel), 2 + 5 * channel, channel + 1)
    if not PLAYED:
        PLAYED.append(house.store)
    return Club(copy.deepcopy(PLAYED[0]))


def plant(monkeypatch: pytest.MonkeyPatch, rules: type[StepRules[Any, Any]], version: int = 2) -> None:
    """The toy under changed rules of another version."""
    install_toy(monkeypatch, entitle(replace(TOY, rules=rules()), replace(TOY.title, version=version)))


async def look_through(house: Club) -> list[Finding]:
    """What a check finds."""
    return [finding async for finding in check_tables(house.store)]


@pytest.mark.parametrize(("rules", "fate"), PLANTED, ids=lambda value: getattr(value, "__name__", ""))
async def test_a_planted_change_is_sorted_and_changes_nothing(
    played: Club, monkeypatch: pytest.MonkeyPatch, rules: type[StepRules[Any, Any]], fate: Fate
) -> None:
    before = repr(played.store.tables)
    plant(monkeypatch, rules)
    findings = await look_through(played)
    fates = {finding.sorting.fate for finding in findings if finding.sorting}
    assert len(findings) == 6 and repr(played.store.tables) == before
    assert fate in fates and (fate == Fate.KEPT or Fate.KEPT not in fates)
    assert fate != Fate.UNTOUCHED or fates == {Fate.UNTOUCHED}
    assert all((f.sorting.difference is None) == (f.sorting.fate == Fate.UNTOUCHED) for f in findings if f.sorting)
    assert not any(finding.is_changed for finding in findings), "the version says that the rules are others"


@pytest.mark.parametrize(("rules", "fate"), PLANTED, ids=lambda value: getattr(value, "__name__", ""))
async def test_every_game_goes_on_or_is_kept(
    played: Club, monkeypatch: pytest.MonkeyPatch, rules: type[StepRules[Any, Any]], fate: Fate
) -> None:
    plant(monkeypatch, rules)
    fates = {f.record.id: f.sorting.fate for f in await look_through(played) if f.sorting}
    again = played.again()
    for number, fate_of_it in fates.items():
        entry = played.store.tables[number]
        start, moves = len(entry.notices), list(entry.moves)
        table = await again.look(number)
        kinds = [notice.kind for notice in entry.notices[start:]]
        if fate_of_it == Fate.KEPT:
            assert isinstance(table, BrokenTable) and kinds == ["kept"] and entry.record.status == Status.KEPT
            assert entry.moves == moves and entry.record.progress.position is not None
            assert await again.store.find_open_table(entry.record.venue.channel) is None
            continue
        assert isinstance(table, Playing) and entry.record.version == 2
        assert [m.number for m in entry.moves] == [n for n, _ in enumerate(table.match.log, 1)]
        assert [(m.actor, m.seat, m.step, m.picks) for m in entry.moves] == [
            (m.actor, m.seat, m.step, m.picks) for m in moves[: len(entry.moves)]
        ]
        if fate_of_it == Fate.UNTOUCHED:
            assert kinds == [] and entry.moves == moves and len(entry.record.progress.epochs) == 1
        else:
            assert kinds[0] == "new-rules" and len(entry.record.progress.epochs) == 2
            assert entry.notices[start].body == NewRules(lost=len(moves) - len(entry.moves), events=[])
        later = again.again()
        assert (await later.table(number)).match.position() == table.match.position()


async def test_new_rules_touch_no_table(played: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ages from what its people did last."""
    plant(monkeypatch, FewerFields)
    for entry in played.store.tables.values():
        sorting = sort_out(entry.record, entry.moves)
        change = apply_sorting(entry.record.copy_with(updated=17), sorting, entry.moves).change
        assert change.values["updated"] == 17


@pytest.mark.parametrize("rules", [rules for rules, fate in PLANTED if fate == Fate.NEW_RULES])
async def test_what_goes_on_under_new_rules_is_recorded_by_them(
    played: Club, monkeypatch: pytest.MonkeyPatch, rules: type[StepRules[Any, Any]]
) -> None:
    """Choices made since the last settled position are kept as the new rules have them: the record is in order, and
    the next version finds nothing changed."""
    plant(monkeypatch, rules)
    again = played.again()
    for number in again.store.tables:
        await again.look(number)
        if rules is not FailsOnTheWay:
            await again.play(random.Random(number), 8, number)
        entry = again.store.tables[number]
        record = record_of(entry.record, entry.moves)
        assert find_fault(record) is None and recheck(record) is None
    assert {finding.sorting.fate for finding in await look_through(again) if finding.sorting} == {Fate.UNTOUCHED}
    plant(monkeypatch, rules, version=3)
    later = again.again()
    for number, entry in again.store.tables.items():
        start = len(entry.notices)
        await later.look(number)
        assert entry.notices[start:] == [] and entry.record.version == 3


async def test_a_game_under_new_rules_is_played_to_its_end_and_its_past_begins_there(
    played: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, SeesMore)
    again = played.again()
    table = await again.table(6)
    after = table.record.progress.epochs[-1]["after"]
    assert after > 0
    first = find_moments(past_of(table), lambda: None)[0]
    assert first.actions == after and "top" in first.view
    with pytest.raises(TableError):
        view_after(past_of(table), after - 1, lambda: None)
    over = await again.play(random.Random(9), number=6)
    assert over.record.status == Status.OVER
    record = record_of(played.store.tables[6].record, await moves_of(played.store, 6))
    assert [epoch["version"] for epoch in record["epochs"]] == [1, 2]
    assert recheck(record) is None
    plant(monkeypatch, CountsOtherwise, 3)
    assert recheck(record) is not None


async def test_a_change_that_was_not_declared_is_named(played: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, FewerFields, version=1)
    findings = await look_through(played)
    differences = [f.sorting.difference.what.id for f in findings if f.sorting and f.sorting.difference]
    assert set(differences) == {"difference-met"} and len(differences) >= 5
    assert [f.is_changed for f in findings].count(True) == len(differences)


async def test_what_is_kept_back_makes_no_difference(house: Club) -> None:
    """Offers that are composed, and never sent, stand in no log; whoever acts meanwhile is recorded without them."""
    await house.open_with("toy", 3, {"trade": True})
    dice, drafts = random.Random(4), 0
    for _ in range(120):
        table = await house.look()
        if not isinstance(table, Playing):
            break
        drafts += any(decision.draft for decision, _ in table.match.held_answers)
        decision = dice.choice(table.match.decisions)
        picks = dice.sample(decision.options, dice.randint(max(decision.least, 1), decision.most))
        await house.act(table, decision, tuple(picks))
    entry = house.store.tables[1]
    record = record_of(entry.record, entry.moves)
    assert drafts and record["actions"] and recheck(record) is None


async def test_a_damaged_position_is_made_again_from_the_choices(played: Club) -> None:
    entry = played.store.tables[5]
    whole = (await played.table(5)).match.position()
    entry.record.apply(position={})
    again = played.again()
    fates: list[tuple[int, Fate]] = []
    again.tables.around.tell_fate = lambda table, fate: fates.append((table, fate))
    assert (await again.table(5)).match.position() == whole and fates == [(5, Fate.UNTOUCHED)]
    assert entry.record.progress.position


async def test_what_is_broken_beyond_that_can_be_ended_and_its_record_had(played: Club) -> None:
    entry = played.store.tables[5]
    entry.record.apply(position={})
    entry.moves[0] = replace(entry.moves[0], step="nonsense")
    again = played.again()
    assert isinstance(await again.look(5), BrokenTable)
    for person in PEOPLE:
        await again.tables.run(5, person, End())
    assert entry.record.status == Status.ENDED
    assert len(record_of(entry.record, entry.moves)["actions"]) == len(entry.moves)


def test_every_planted_change_is_another() -> None:
    names: list[Callable[..., Any]] = [rules for rules, _ in PLANTED]
    assert len(set(names)) == len(names) >= 20
