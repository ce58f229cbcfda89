"""What a clock chooses, standing orders, undo, and how often people are asked."""

from __future__ import annotations

from statistics import fmean, median
from typing import Any

import pytest

from fronde.core.errors import UndoRefusal
from fronde.games.liberte import GAME
from fronde.games.liberte.balance import ACTION, BALANCE, ELECTIONS, find_action, find_elections
from fronde.games.liberte.data import PROVINCES, REGIONS
from fronde.games.liberte.orders import ORDERS
from fronde.games.liberte.steps import STEPS
from fronde.lab.balance import Task
from fronde.lab.interruptions import count_game
from tests.games.liberte.table import Table
from tests.games.liberte.test_words import WORDS

TIE = {"berry": "amber red 1, green red 1", "vendee": "amber red 1, green red 1"}


def test_every_question_names_its_rule() -> None:
    rules = {name: step.rule for name, step in STEPS.items() if WORDS.has(f"ask-{name}")}
    assert rules == {
        "choose-action": "3.1", "place-blocks": "3.4", "keep-card": "3.9", "special-target": None, "terror-card": "4.7",
        "discard-two": "5.1", "take-card": "5.2", "take-second": "5.3", "refresh-discard": "2.6", "refresh-draw": "2.7",
        "battle-tie": "6.3", "province-tie": "7.4", "government-tie": "8.2", "votes-tie": "8.5",
    }  # fmt: skip
    table = Table(turn=2, hands={"amber": [56, 11]}, provinces={"berry": "green red 1, violet blue 1"})
    assert table.match.decisions[0].rule == "3.1"
    table.do("special:c56")
    assert table.match.decisions[0].rule == "4.4"
    table.do("block:berry:green")
    assert (table.step, table.match.decisions[0].rule) == ("go-on", "3.8")


def default(table: Table) -> tuple[str, ...]:
    return table.match.default(table.match.decisions[0])


def test_a_clock_passes_keeps_and_advances_nothing() -> None:
    table = Table(hands={"amber": [22, 11]})
    assert default(table) == ("pass",)
    table.do("place:c22")
    assert default(table) == ("blocks:champagne:3",)
    table.do("blocks:champagne:3")
    assert default(table) == ("keep",)
    table.do("keep")
    assert default(table) == ("end-turn",)
    tie = Table(turn=2, phase="elections", provinces=TIE, displays={"amber": [14]})
    assert default(tie) == ("decline",)
    table = Table(hands={"amber": list(range(1, 10))})
    table.do("take")
    assert default(table) == ("discard:c1", "discard:c2")
    refresh = Table(turn=2, phase="refresh", hands={"amber": [1]})
    assert default(refresh) == ()
    refresh.do("")
    assert default(refresh) == ("take:rest",)


def test_terror_spares_by_default() -> None:
    table = Table(turn=2, hands={"amber": [105]}, provinces={"berry": "green red 1"}, government="red",
                  presence=["amber"], displays={"amber": [1]})  # fmt: skip
    table.do("special:c105")
    assert table.step == "terror-card" and default(table) == ("spare",)


def test_a_special_strikes_somebody_else_by_default() -> None:
    provinces = {"berry": "amber red 1, green red 1"}
    table = Table(hands={"amber": [50, 54]}, provinces=provinces, displays={"amber": [27], "violet": [26]})
    table.do("special:c50")
    assert default(table) == ("block:berry:green",)
    table = Table(hands={"amber": [54]}, displays={"amber": [27, 10], "violet": [26]})
    table.do("special:c54")
    assert default(table) == ("card:c26",)
    table = Table(hands={"amber": [54]}, displays={"amber": [27, 10]})
    table.do("special:c54")
    assert default(table) == ("card:c27",), "where there is nobody else's"


def order(key: str, table: Table, **settings: Any) -> tuple[str, ...] | None:
    kind = next(one for one in ORDERS if one.key == key)
    return kind.answer(table.match.view(table.seat), table.match.decisions[0], settings)


def test_an_order_to_save_cards_for_first_place() -> None:
    table = Table(turn=2, phase="elections", provinces=TIE, displays={"amber": [14]})
    assert order("first-place-only", table) == ("decline",)
    votes = {"amber": {"red": 2}, "green": {"red": 2}, "violet": {"blue": 1}}
    assert order("first-place-only", Table(turn=2, phase="government", votes=votes, displays={"amber": [3]})) is None
    votes = {"amber": {"red": 3}, "green": {"red": 2}, "violet": {"red": 2}}
    table = Table(turn=2, phase="government", votes=votes, displays={"green": [3]})
    assert order("first-place-only", table) == ("decline",)


def test_an_order_by_value() -> None:
    table = Table(turn=2, phase="elections", provinces=TIE, displays={"amber": [14, 3]})
    assert order("high-cards-only", table, value=3) == ("decline",)
    assert order("high-cards-only", table, value=2) is None


@pytest.mark.parametrize("province", PROVINCES)
def test_an_order_by_province_or_region(province: str) -> None:
    """By each of the 27 provinces, by its region, or everywhere; no other setting says anything of it."""
    kind = next(one for one in ORDERS if one.key == "give-up-provinces")
    where = kind.settings["where"]["enum"]
    assert set(where) == {"everywhere", *REGIONS, *PROVINCES}
    table = Table(turn=3, phase="elections", provinces={province: TIE["berry"]}, displays={"amber": [14, 3]})
    refusals = [setting for setting in where if order("give-up-provinces", table, where=setting) == ("decline",)]
    assert refusals == ["everywhere", PROVINCES[province].region, province]


def test_an_action_can_be_taken_back_until_it_ends() -> None:
    table = Table(hands={"amber": [22]})
    before = table.match.position()
    table.do("place:c22", "blocks:alsace:3", "keep")
    for _ in range(3):
        table.match.undo("amber")
    assert table.match.position() == before
    table.do("place:c22", "blocks:alsace:3", "keep", "end-turn")
    with pytest.raises(UndoRefusal):
        table.match.undo("amber")


def test_a_card_seen_cannot_be_put_back() -> None:
    table = Table(hands={"amber": [1]}, open=[30, 35, 40], deck=[90])
    table.do("take:c30")
    assert table.seat == "amber" and not table.match.can_undo("amber")


def test_turns_are_numbered_apart() -> None:
    table = Table()
    numbers = []
    for _ in range(4):
        numbers.append((table.match.turn.seat, table.match.turn.number))
        table.do("pass")
    assert numbers == [("amber", 1), ("green", 2), ("violet", 3), ("black", 4)]


def test_people_are_seldom_asked_in_elections_and_click_little() -> None:
    """In a typical election two interruptions a player, in a typical action six clicks."""
    aims = {kind: aim for stretch in BALANCE.stretches for kind, aim in stretch.aims.items()}
    assert aims == {ELECTIONS: 2, ACTION: 6}
    games = [count_game(Task("liberte", seed, players=count)) for count in (3, 6) for seed in range(3)]
    for kind, aim in aims.items():
        counts = [count for game in games for count in game[kind]]
        assert 0 < median(counts) <= aim and fmean(counts) <= aim
    assert sum(count > 6 for game in games for count in game[ACTION]) < sum(len(game[ACTION]) for game in games) / 10


def test_a_question_is_counted_where_it_is_asked() -> None:
    assert find_elections(Table(turn=3, phase="elections", provinces=TIE, displays={"amber": [1]}).state) == (
        3, ELECTIONS,
    )  # fmt: skip
    assert find_elections(Table(turn=3).state) is None and find_action(Table(turn=3).state) == (1, ACTION)
    assert find_action(Table(turn=3, phase="refresh", open=[30], hands={"amber": [1]}).state) is None


def test_no_private_thing_is_in_what_others_hold() -> None:
    table = Table(hands={"amber": [15], "green": [20]})
    lines = GAME.speech.private_text(table.match.view("green"), "green")
    assert [line.args["card"].id for line in lines] == ["c20"]
