"""Bargains: cities swapped, money paid (7.2)."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.jeanne import GAME
from tests.games.jeanne.table import HOMES, WORDS, Table, siege

OWNER = {**HOMES, "arras": "angleterre", "gand": "flandres"}


def market(**position: Any) -> Table:
    """England's turn; a castle each at Calais and Bruges."""
    usual: dict[str, Any] = {
        "owner": OWNER, "works": {"calais": "castle", "bruges": "castle"}, "active": "angleterre",
        "money": {"angleterre": 5, "flandres": 3},
    }  # fmt: skip
    return Table(**{**usual, **position})


def offer(table: Table, gift: str, price: str, to: str = "flandres") -> None:
    """England composes an offer and sends it."""
    table.do(f"offer-to:{to}", f"offer-give:{gift}", f"offer-ask:{price}", "offer:send", seat="angleterre")


def test_7_2_1_cities_of_equal_defence_are_swapped_at_once() -> None:
    table = market()
    offer(table, "city:calais", "city:bruges")
    assert table.owner("calais") == "angleterre" and table.waited_for() == ["angleterre"]
    table.do("offer:accept", seat="flandres")
    assert (table.owner("calais"), table.owner("bruges")) == ("flandres", "angleterre")
    assert table.view()["works"] == {"calais": "castle", "bruges": "castle"}
    assert table.last("cities-swapped") == {
        "seat": "angleterre", "partner_seat": "flandres", "city": "calais", "other_city": "bruges"
    }  # fmt: skip


def test_7_2_1_only_equals_may_be_asked_for() -> None:
    table = market()
    table.do("offer-to:flandres", "offer-give:city:arras")
    assert table.options("offer-ask") == {"offer-ask:city:gand"}
    assert table.refusal("angleterre", "offer-ask:city:bruges", "no-bargain") == "7.2.1"


def test_7_2_1_the_two_alone_know_until_it_is_accepted() -> None:
    table = market()
    before = {seat: table.view(seat) for seat in (None, "france", "navarre")}
    offer(table, "city:calais", "city:bruges")
    assert {seat: table.view(seat) for seat in before} == before
    assert table.view("flandres")["offer"]["given"] == "city:calais"
    events = [event for event in table.events if event.kind == "offer-made"]
    assert events[0].is_hidden and set(events[0].to) == {"angleterre", "flandres"}
    table.do("offer:accept", seat="flandres")
    assert table.events_of("offer-accepted") == [{"seat": "angleterre", "partner_seat": "flandres"}]


def test_7_2_1_an_offer_lapses_with_the_turn() -> None:
    table = market()
    offer(table, "city:calais", "city:bruges")
    table.do("expand:done", "end-turn")
    assert "answer-offer" not in table.steps() and table.view("flandres")["offer"] is None
    assert table.owner("calais") == "angleterre"


def test_7_2_1_declined_or_withdrawn_nothing_changes() -> None:
    for answer, seat in (("offer:decline", "flandres"), ("offer:drop", "angleterre")):
        table = market()
        offer(table, "city:calais", "city:bruges")
        table.do(answer, seat=seat)
        assert table.owner("calais") == "angleterre" and table.view("flandres")["offer"] is None


def test_7_2_1_never_while_a_battle_is_fought() -> None:
    table = siege(owner=OWNER, hands={"angleterre": ["ram", "ram"], "flandres": ["ram"]}, money={"angleterre": 2})
    offer(table, "money:1", "promise")
    table.do("attack:calais:bruges")
    assert "answer-offer" not in table.steps() and "offer-to" not in table.steps()
    table.lay(dice=(1, 6))
    assert "answer-offer" in table.steps()


def test_7_2_1_what_is_no_longer_there_cannot_be_accepted() -> None:
    table = siege(owner=OWNER, hands={"angleterre": ["cannon", "cannon"], "flandres": []})
    offer(table, "city:calais", "city:bruges")
    table.do("attack:calais:bruges")
    table.lay(dice=(6, 1))
    assert table.options("answer-offer") == {"offer:decline"}


def test_7_2_2_money_for_a_promise_and_a_promise_for_money() -> None:
    table = market()
    offer(table, "money:5", "promise")
    table.do("offer:accept", seat="flandres")
    assert (table.view()["money"]["angleterre"], table.view()["money"]["flandres"]) == (0, 8)
    offer(table, "promise", "money:8")
    table.do("offer:accept", seat="flandres")
    assert (table.view()["money"]["angleterre"], table.view()["money"]["flandres"]) == (8, 0)
    assert table.last("money-paid") == {"seat": "flandres", "partner_seat": "angleterre", "n": 8}


def test_7_2_2_nobody_offers_more_than_there_is() -> None:
    table = market()
    table.do("offer-to:flandres")
    assert "offer-give:money:5" in table.options() and "offer-give:money:6" not in table.options()


def test_7_2_2_any_sum_can_be_offered_and_asked_for() -> None:
    table = market(money={"angleterre": 14, "flandres": 123})
    table.do("offer-to:flandres")
    assert {f"offer-give:money:{n}" for n in range(1, 15)} <= table.options("offer-give")
    offer_ = table.find("offer-give:money:13")
    label = table.match.game.speech.describe(table.state, offer_, "offer-give:money:13")
    assert WORDS.text(label.label) == "13 Louis d’Or" and WORDS.text(label.group) == "Money, 1 to 20 Louis d’Or"
    table.do("offer-give:promise")
    assert table.options("offer-ask") == {f"offer-ask:money:{n}" for n in range(1, 124)}
    table.do("offer-ask:money:101", "offer:send")
    table.do("offer:accept", seat="flandres")
    assert table.view()["money"]["angleterre"] == 115


@pytest.mark.parametrize(("add", "mine", "theirs"), [("given:money:4", 1, 7), ("asked:money:3", 8, 0)])
def test_7_2_1_money_may_go_with_a_city_on_either_side(add: str, mine: int, theirs: int) -> None:
    table = market()
    table.do("offer-to:flandres", "offer-give:city:calais", "offer-ask:city:bruges")
    assert table.options("offer-add") == {
        *(f"offer-add:given:money:{n}" for n in range(1, 6)), *(f"offer-add:asked:money:{n}" for n in range(1, 4)),
    }  # fmt: skip
    groups = [table.match.game.speech.describe(table.state, table.find(one), one) for one in table.options("offer-add")]
    assert {WORDS.text(one.group) for one in groups} == {
        "You add money, 1 to 20 Louis d’Or",
        "You ask for money on top, 1 to 20 Louis d’Or",
    }
    assert table.refusal("angleterre", "offer-add:given:money:6", "no-bargain") == "7.2.1"
    table.do(f"offer-add:{add}")
    assert "offer-add" not in table.steps(), "on one side, once"
    again = Table(**table.match.position())
    assert again.view("angleterre")["offer"] == table.view("angleterre")["offer"]
    table.do("offer:send")
    (question,) = [d for d in table.match.decisions if d.step == "answer-offer"]
    text = WORDS.text(table.match.game.speech.prompt(table.state, question))
    assert text in (
        "England offers you Calais and 4 Louis d’Or and asks for Bruges.",
        "England offers you Calais and asks for Bruges and 3 Louis d’Or.",
    )
    table.do("offer:accept", seat="flandres")
    assert (table.owner("calais"), table.owner("bruges")) == ("flandres", "angleterre")
    assert (table.view()["money"]["angleterre"], table.view()["money"]["flandres"]) == (mine, theirs)


def test_7_2_1_a_city_with_money_that_is_no_longer_there_cannot_be_accepted() -> None:
    table = market()
    table.do("offer-to:flandres", "offer-give:city:calais", "offer-ask:city:bruges", "offer-add:asked:money:3")
    table.do("offer:send")
    table.state.money[table.state.seats.index("flandres")] = 2
    table.state.open_decisions = None
    assert GAME.rules.decisions(table.state)[-2].options == ("offer:decline",)


def test_7_2_2_money_for_a_promise_takes_no_addition() -> None:
    table = market()
    table.do("offer-to:flandres", "offer-give:money:2", "offer-ask:promise")
    assert "offer-add" not in table.steps()


def test_7_2_three_offers_a_turn_and_in_ones_own_turn_alone() -> None:
    table = market()
    for _ in range(3):
        offer(table, "money:1", "promise")
        table.do("offer:decline", seat="flandres")
    assert "offer-to" not in table.steps() and table.why_not("angleterre", "offer-to:france") == "no-bargain"
    assert table.why_not("flandres", "offer-to:france") == "turn"


def test_7_2_bargains_are_struck_while_buying_in_order_too() -> None:
    table = market(phase="buying", active="angleterre", money={"angleterre": 5, "france": 4})
    offer(table, "money:5", "promise")
    table.do("offer:accept", seat="flandres")
    assert table.waited_for() == ["flandres"] and table.view()["offer"] is None
    assert table.state.offers_sent == 0


def test_7_2_an_offer_reads_as_a_sentence() -> None:
    table = market()
    offer(table, "city:calais", "city:bruges")
    (question,) = [d for d in table.match.decisions if d.step == "answer-offer"]
    assert (
        WORDS.text(table.match.game.speech.prompt(table.state, question))
        == "England offers you Calais and asks for Bruges."
    )


@pytest.mark.parametrize("pick", ["offer-to:flandres", "offer:send", "offer:accept", "offer-give:money:1"])
def test_7_2_whoever_has_not_the_turn_is_told_why(pick: str) -> None:
    assert market().why_not("france", pick) in ("turn", "no-bargain")
