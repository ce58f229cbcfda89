"""When a standing order answers: at once where that tells nobody what its seat holds, else when the time is gone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from fronde.core.errors import PlayerError, StaleDecision
from fronde.core.game import OrderKind, View
from fronde.core.types import Decision
from fronde.games.frondeurs import FrondeursRules
from fronde.host.archive.past import past_of
from fronde.host.commands.clock import find_forfeit
from fronde.host.commands.orders import (
    ChooseRest,
    GiveOrder,
    Obey,
    find_late,
    find_order_answer,
    find_unable,
    orders_of,
)
from fronde.host.commands.play import Act
from fronde.host.commands.rewind import find_back, go_back
from fronde.host.people.actors import Order
from fronde.host.reader import Reader
from fronde.host.table import OpenQuestion
from fronde.host.timekeeping.clocks import PACES, Clock, Stage, Wait
from fronde.host.timekeeping.timing import Timing
from tests.host.conftest import PEOPLE, Club
from tests.stored import moves_of
from tests.toy import ToyRules


async def ask(house: Club, monkeypatch: pytest.MonkeyPatch, answer: Any) -> Any:
    """A table whose second player, who has given an order, is asked about a claim."""
    kind = OrderKind("let-pass", ("answer-claim",), answer)
    monkeypatch.setattr(ToyRules, "orders", (kind,))
    await house.open("toy", 2)
    table = await house.table()
    seat = table.match.waiting_for()[0]
    other = next(one for one in table.seats if one != seat)
    owner = next(person for person in PEOPLE if person.id == table.player_of(other).user)
    await house.tables.run(table.id, owner, GiveOrder(other, "let-pass", {}))
    for step, pick in (("choose-field", "field:3"), ("stake-cards", None), ("take-chance", "chance:hold")):
        decision = next(d for d in table.match.decisions if d.seat == seat and d.step == step)
        person = next(p for p in PEOPLE if p.id == table.player_of(seat).user)
        await house.tables.run(table.id, person, Act(seat, step, (pick or decision.options[0],)))
    return await house.table()


async def test_an_order_that_always_answers_does_so_at_once(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ask(house, monkeypatch, lambda view, decision, settings: ("claim:allow",))
    assert "order" in {move.actor for move in house.store.tables[table.id].moves}
    assert [n.to for n in house.store.tables[table.id].notices if n.kind == "obeyed"]


async def test_a_fault_in_an_order_does_not_hide_that_the_choice_before_it_is_made(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(view: View, decision: Decision, settings: Mapping[str, Any]) -> tuple[str, ...]:
        raise KeyError("a fault of the game")

    faults: list[Exception] = []
    house.tables.around.log = lambda error, where: faults.append(error)
    table = await ask(house, monkeypatch, answer)
    assert [type(fault) for fault in faults] == [KeyError] and house.wakes[-1] == table.id
    assert [decision.step for decision in table.match.decisions if decision.required] == ["answer-claim"]


async def test_one_that_depends_on_the_hand_waits_for_the_end_of_the_time(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ask(house, monkeypatch, lambda view, decision, settings: None)
    seat = table.match.waiting_for()[0]
    player = table.player_of(seat)
    monkeypatch.setattr(ToyRules, "orders", (replace(ToyRules.orders[0], answer=_sometimes(table, seat)),))
    assert table.match.decisions and find_order_answer(table) is None, "at once it would tell"
    order = find_late(table, player)
    assert order is not None and order.owner == player.user
    wait = Wait("1", 60, 0, is_aware=True, stage=Stage.OUT)
    table.record.apply(timing=Timing(PACES["brisk"], {player.token: Clock(0, answer=wait)}).write())
    assert find_forfeit(table) == order, "before the default"
    await house.tables.run(table.id, Order(order.owner), order)
    assert house.store.tables[table.id].moves[-1].actor == "order"


async def test_one_the_rules_do_not_allow_leaves_the_question_to_its_owner_who_is_told_once(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ask(house, monkeypatch, lambda view, decision, settings: ("claim:eat",))
    assert [d.step for d in table.match.decisions if d.required] == ["answer-claim"]
    owner = table.player_of(table.match.waiting_for()[0])
    readers = [n.to for n in house.store.tables[table.id].notices if n.kind == "unable"]
    assert readers == [owner.user] and find_unable(table) is None
    await house.tables.run_orders(table.id)
    assert sum(n.kind == "unable" for n in house.store.tables[table.id].notices) == 1
    assert find_late(table, owner) is None, "the clock gives the default"


def _sometimes(table: Any, seat: str) -> Any:
    """Answers with the hand there is, and with no other."""
    mine = table.view(seat)

    def answer(view: View, decision: Decision, settings: Mapping[str, Any]) -> tuple[str, ...] | None:
        return ("claim:allow",) if view == mine else None

    return answer


async def set_up(house: Club, **values: Any) -> tuple[Any, OpenQuestion, Any]:
    """A game of Frondeurs with its first question and the person who is asked."""
    await house.open("frondeurs", 4)
    table = await house.table()
    table.record.apply(**values)
    [question] = [one for questions in table.questions.values() for one in questions]
    return table, question, owner_of(table, question.decision)


async def test_a_rated_table_places_opening_cubes_for_nobody(house: Club) -> None:
    table, question, person = await set_up(house, opponents={"rated": True})
    seat = question.decision.seat
    assert not Reader(table, person.id).may_leave_rest(question.decision)
    for command in (GiveOrder(seat, "opening", {}), ChooseRest(seat, "setup-cubes", question.stamp, 1)):
        with pytest.raises(PlayerError):
            await house.tables.run(table.id, person, command)


async def test_an_order_that_ended_with_the_set_up_answers_nothing(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, question, person = await set_up(house)
    await house.tables.run(table.id, person, ChooseRest(question.decision.seat, "setup-cubes", question.stamp, 1))
    table = await house.table()
    [order] = orders_of(table, table.player_of(question.decision.seat))
    command = Obey(person.id, order, Act(order.seat, "setup-cubes", ("stop",)))
    monkeypatch.setattr(FrondeursRules, "is_opening", lambda self, state: False)
    with pytest.raises(StaleDecision):
        await house.tables.run(table.id, Order(person.id), command)


async def test_who_takes_the_game_back_has_no_order_left(house: Club) -> None:
    table, question, person = await set_up(house)
    await house.tables.run(table.id, person, ChooseRest(question.decision.seat, "setup-cubes", question.stamp, 1))
    table = await house.table()
    assert any(player.orders for player in table.record.players)
    moves = await moves_of(house.store, table.id)
    back = find_back(past_of(table), 0, 0, table.match.rng.draw_count, table.match.revision, moves)
    verdict = go_back(table, back, "Ann", "agreed")
    assert verdict.change.players is not None and not any(player.orders for player in verdict.change.players)


async def test_what_a_cube_reveals_does_not_end_the_rest(house: Club) -> None:
    await house.open("frondeurs", 4)
    table, picks = await house.table(), ["space:conti", "space:conti", "stop"]
    while picks or table.match.decisions[0].seat != "condeean":
        [decision] = table.match.decisions
        pick = picks.pop(0) if decision.seat == "condeean" else "stop"
        await house.tables.run(1, owner_of(table, decision), Act(decision.seat, decision.step, (pick,)))
        table = await house.table()
    [question] = table.questions["condeean"]
    choose = ChooseRest("condeean", "setup-cubes", question.stamp, 1)
    await house.tables.run(1, owner_of(table, question.decision), choose)
    table = await house.again().table()
    first, second = table.match.log[-2:]
    assert first.picks == ("space:conti",) and second.step == "setup-cubes", "the Crown of Conti, then the last cube"
    assert table.match.count_undoable("condeean") == 1, "the Crown stays"


def owner_of(table: Any, decision: Decision) -> Any:
    """Whoever is asked."""
    return next(person for person in PEOPLE if person.id == table.player_of(decision.seat).user)
