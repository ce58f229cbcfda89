"""When a standing order answers: at once where that tells nobody what its seat holds, else when the time is gone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from fronde.core.game import OrderKind, View
from fronde.core.types import Decision
from fronde.host.commands.clock import find_forfeit
from fronde.host.commands.orders import GiveOrder, find_late, find_obeyed, find_unable
from fronde.host.commands.play import Act
from fronde.host.people.actors import Order
from fronde.host.timekeeping.clocks import PACES, Clock, Stage, Wait
from fronde.host.timekeeping.timing import Timing
from tests.host.conftest import PEOPLE, Club
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
    assert [type(fault) for fault in faults] == [KeyError] and house.woken[-1] == table.id
    assert [decision.step for decision in table.match.decisions if decision.required] == ["answer-claim"]


async def test_one_that_depends_on_the_hand_waits_for_the_end_of_the_time(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ask(house, monkeypatch, lambda view, decision, settings: None)
    seat = table.match.waiting_for()[0]
    player = table.player_of(seat)
    monkeypatch.setattr(ToyRules, "orders", (replace(ToyRules.orders[0], answer=_sometimes(table, seat)),))
    assert table.match.decisions and find_obeyed(table) is None, "at once it would tell"
    obeyed = find_late(table, player)
    assert obeyed is not None and obeyed.owner == player.user
    wait = Wait("1", 60, 0, is_aware=True, stage=Stage.OUT)
    table.record.apply(timing=Timing(PACES["brisk"], {player.token: Clock(0, answer=wait)}).write())
    assert find_forfeit(table) == obeyed, "before the default"
    await house.tables.run(table.id, Order(obeyed.owner), obeyed)
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
