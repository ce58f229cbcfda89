"""Red cards of one's own turn: plunderers and the ambassador (4.7, 4.8)."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.jeanne.data import CITIES
from fronde.games.jeanne.steps.cards import read_mission
from tests.games.jeanne.table import HOMES, WORDS, Table, siege


def test_4_7_plunderers_go_anywhere_but_home_fortress_and_foreign_city() -> None:
    table = siege(
        hands={"angleterre": ["plunderers"]}, works={"bruges": "fortress"},
        owner={"calais": "angleterre", "arras": "flandres", "bruges": "flandres", "lyon": "foreign"},
    )  # fmt: skip
    assert table.cities("plunder") == set(CITIES) - {"calais", "bruges", "lyon"}
    for city, reason in (("calais", "own"), ("bruges", "is-fortress"), ("lyon", "is-foreign")):
        assert table.refusal("angleterre", f"plunder:{city}", reason) == "4.7"


@pytest.mark.parametrize(
    ("city", "works", "die", "money"),
    [
        ("paris", "", 1, 1),
        ("arras", "", 3, 1),
        ("arras", "", 2, 0),
        ("arras", "castle", 5, 2),
        ("arras", "castle", 4, 0),
    ],
)
def test_4_7_a_die_above_the_defence_brings_money(city: str, works: str, die: int, money: int) -> None:
    table = siege(hands={"angleterre": ["plunderers"]}, works={"arras": works} if works else {})
    table.do(f"plunder:{city}", dice=[die])
    assert table.view()["money"]["angleterre"] == money
    assert table.view()["plundered"] == ([city] if money else []) and table.view()["discards"] == ["plunderers"]


def test_4_7_a_plundered_city_has_nothing_left_and_ten_markers_are_all() -> None:
    table = siege(hands={"angleterre": ["plunderers"]}, plundered=["paris"])
    assert table.refusal("angleterre", "plunder:paris", "plundered") == "4.7"
    table = siege(hands={"angleterre": ["plunderers"]}, plundered=list(CITIES[20:30]))
    assert "play-plunderers" not in table.steps()


def test_4_7_only_in_ones_own_turn_and_with_the_card() -> None:
    table = siege(hands={"flandres": ["plunderers", "ambassador"]})
    assert {"play-plunderers", "play-ambassador"}.isdisjoint(table.steps())
    assert table.refusal("angleterre", "plunder:paris", "no-card") == "4.7"
    assert table.refusal("angleterre", "ambassador", "no-card") == "4.8"
    assert table.why_not("flandres", "plunder:paris") == "turn"


def test_4_7_while_a_battle_waits_nothing_is_played() -> None:
    table = siege(hands={"angleterre": ["ram", "ram", "plunderers"], "flandres": ["ram"]})
    table.do("attack:calais:arras")
    assert "play-plunderers" not in table.steps() and table.why_not("angleterre", "plunder:paris") == "waits"


def test_4_7_also_before_expansion() -> None:
    table = Table(owner=HOMES, active="france", hands={"france": ["plunderers"]})
    assert set(table.steps()) >= {"expand", "play-plunderers"}


@pytest.mark.parametrize(
    ("total", "mission"),
    [(n, "rebellion" if n <= 5 else "help" if n <= 8 else "hero" if n <= 10 else "intrigue") for n in range(2, 13)],
)
def test_4_8_two_dice_decide(total: int, mission: str) -> None:
    assert read_mission(total) == mission
    table = siege(hands={"angleterre": ["ambassador"], "flandres": ["ram"]})
    table.do("ambassador", dice=[min(total - 1, 6), total - min(total - 1, 6)])
    assert table.last("ambassador-sent")["mission"] == mission


def sent(*dice: int, **position: Any) -> Table:
    """England has sent its ambassador."""
    usual: dict[str, Any] = {"hands": {"angleterre": ["ambassador"], "flandres": ["ram"]}}
    table = siege(**{**usual, **position})
    table.do("ambassador", dice=dice)
    return table


@pytest.mark.parametrize(("die", "owner"), [(2, "flandres"), (3, "angleterre")])
def test_4_8_1_rebellion(die: int, owner: str) -> None:
    table = sent(1, 2, works={"bruges": "fortress"})
    assert "rebel" not in table.steps()  # one city alone: not asked
    table = sent(1, 2)
    assert table.cities("rebel") == {"arras", "bruges"} and table.why_not("angleterre", "rebel:calais") == "own"
    table.do("rebel:arras", dice=[die])
    assert table.owner("arras") == owner and table.view()["lost"]["flandres"] == (["arras"] if die > 2 else [])


def test_4_8_1_no_city_no_rebellion() -> None:
    table = sent(1, 2, owner={"calais": "angleterre", "lyon": "foreign"})
    assert table.events_of("mission-void") == [{"seat": "angleterre", "mission": "rebellion"}]


def test_4_8_2_help_brings_two_cards() -> None:
    table = sent(3, 4, hands={"angleterre": ["ambassador"] + ["ladders"] * 12})
    assert len(table.hand("angleterre")) == 14 and table.events_of("cards-drawn")[-1] == {"seat": "angleterre", "n": 2}


def test_4_8_2_an_empty_deck_is_made_anew_of_the_discards() -> None:
    rest = list(Table(owner=HOMES).match.position()["deck"])
    rest.remove("ambassador")
    table = siege(hands={"angleterre": ["ambassador"]}, deck=[], discards=rest)
    table.do("ambassador", dice=[3, 4])
    assert len(table.hand("angleterre")) == 2 and table.view()["discards"] == [] and table.view()["deck"] == 72


def test_4_8_3_the_hero_takes_the_field() -> None:
    assert sent(4, 5).view()["heroes"]["angleterre"]
    assert sent(4, 6, heroes={"angleterre": True}).view()["heroes"]["angleterre"]


def test_4_8_4_intrigue_takes_red_first_and_asks_whom() -> None:
    table = sent(6, 5, hands={"angleterre": ["ambassador"], "flandres": ["ram", "traitor"], "france": ["ram"]})
    rivals = {"navarre", "france", "bretagne", "bourgogne", "flandres"}
    assert table.cities("intrigue") == rivals
    assert table.refusal("angleterre", "intrigue:angleterre", "yourself") == "4.8.4"
    assert table.refusal("angleterre", "intrigue:castile", "option") == "4.8.4"
    table.do("intrigue:flandres")
    assert table.hand("flandres") == ["ram"] and table.last("card-lost")["card"] == "traitor"


def test_4_8_4_an_opponent_without_cards_may_be_named_and_nothing_is_taken_unasked() -> None:
    position = {
        "players": ["a", "b", "c"],
        "options": {"powers": "crowns"},
        "active": "france",
        "war": True,
        "owner": {"bourges": "france", "calais": "angleterre", "dijon": "bourgogne"},
        "hands": {"france": ["ambassador"], "bourgogne": ["ram"]},
    }
    table = Table(3, seed=4, **position)
    table.do("ambassador", dice=[6, 5])
    assert table.options("court-intrigue") == {"intrigue:angleterre", "intrigue:bourgogne"}
    assert table.refusal("france", "intrigue:flandres", "no-player") == "4.8.4"
    (event,) = table.do("intrigue:angleterre")[:1]
    assert table.hand("bourgogne") == ["ram"] and table.view()["discards"] == ["ambassador"]
    text = table.match.game.speech.event_text(event, None)
    assert text is not None and WORDS.text(text) == "France intrigues against England, who has no card to lose."


def test_4_8_4_nobody_with_cards() -> None:
    assert sent(6, 6, hands={"angleterre": ["ambassador"]}).events_of("mission-void")[-1]["mission"] == "intrigue"
