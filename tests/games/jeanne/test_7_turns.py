"""Turns (7.1), expansion (7.3), attacks (7.4), the end of a round (7.8), standing orders."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from fronde.core.errors import UndoRefusal
from fronde.games.jeanne import GAME
from fronde.games.jeanne.data import CITIES, NEIGHBOURS, PORTS
from tests.games.jeanne.table import HOMES, Table, siege

TWENTY = dict.fromkeys(CITIES[10:30], "angleterre")


def test_7_1_turns_in_the_order_of_play() -> None:
    order = ["flandres", "france", "navarre", "bourgogne", "bretagne", "angleterre"]
    table, seats = Table(owner=HOMES, order=order), []
    while "vote" not in table.steps():
        if table.view()["phase"] == "turns" and table.view()["active"] not in seats:
            seats.append(table.view()["active"])
        table.default()
    assert seats == order


def test_7_1_expansion_comes_first_and_is_not_taken_up_again() -> None:
    table = siege()
    assert table.steps()[0] == "fight" and table.refusal("angleterre", "expand:arras", "moment") == "7.3.1"
    assert table.why_not("flandres", "expand:gand") == "turn"


def test_7_3_1_two_cities_by_road_from_old_ones_alone() -> None:
    table = Table(owner={"calais": "angleterre"}, active="angleterre")
    assert table.cities("expand") == {"arras", "bruges", "done"}
    table.do("expand:arras")
    assert table.cities("expand") == {"bruges", "done"} and not table.cities("sail")
    assert table.refusal("angleterre", "expand:amiens", "no-road") == "7.3.1"
    table.do("expand:bruges")
    assert table.steps()[0] == "fight"


def test_7_3_1_only_free_cities() -> None:
    table = Table(owner={"calais": "angleterre", "arras": "flandres", "bruges": "foreign"}, active="angleterre")
    assert table.refusal("angleterre", "expand:arras", "held") == "7.3"
    assert table.refusal("angleterre", "expand:bruges", "foreign") == "7.3"
    assert table.refusal("angleterre", "expand:calais", "own") == "7.3"
    assert table.refusal("angleterre", "expand:atlantis", "unknown-city") == "7.3.1"


def test_7_3_1_an_expansion_can_be_undone() -> None:
    table = Table(owner={"calais": "angleterre"}, active="angleterre")
    table.do("expand:arras")
    table.match.undo("angleterre")
    assert table.owner("arras") is None and "expand:arras" in table.options()


def test_7_3_2_one_port_over_sea_and_nothing_else() -> None:
    table = Table(owner={"calais": "angleterre"}, active="angleterre")
    assert {"brest", "marseille", "bayonne"} <= table.cities("sail") and "bruges" not in table.cities("sail")
    assert table.refusal("angleterre", "sail:bruges", "by-road") == "7.3.1"
    assert table.refusal("angleterre", "sail:paris", "no-port") == "7.3.2"
    table.do("sail:marseille")
    assert table.steps()[0] == "fight" and table.last("city-joined")["way"] == "sea"


def test_7_3_2_no_port_no_sea() -> None:
    table = Table(owner={"paris": "france"}, active="france")
    assert not table.cities("sail") and table.refusal("france", "sail:brest", "no-port") == "7.3.2"


def test_7_3_3_twenty_garrisons_are_all() -> None:
    table = Table(
        owner={**TWENTY, "arras": "flandres"}, active="angleterre", war=True, hands={"angleterre": ["ram"] * 3}
    )
    assert table.view()["garrisons"]["angleterre"] == 0 and not table.options("expand")
    one_less = {city: seat for city, seat in TWENTY.items() if city != CITIES[10]}
    assert len(Table(owner=one_less, active="angleterre").cities("expand")) > 1


def test_7_3_3_with_twenty_garrisons_placed_one_may_attack_and_then_moves_one() -> None:
    table = Table(
        owner={**TWENTY, "arras": "flandres"}, active="angleterre", war=True, works={"arras": "castle"},
        hands={"angleterre": ["cannon"] * 4},
    )  # fmt: skip
    table.do("attack:compiegne:arras")
    table.lay(dice=(6, 1))
    assert table.steps()[:1] == ["move-garrison"] and table.waited_for() == ["angleterre"]
    assert table.cities("empty") == set(TWENTY) and table.owner("arras") == "flandres"
    assert table.view()["phase"] == "turns"
    assert table.refusal("angleterre", "empty:arras", "not-yours") == "7.3.3"
    again = Table(**table.match.position())
    assert again.match.position() == table.match.position()
    emptied = next(city for city in TWENTY if city != "compiegne")
    table.do(f"empty:{emptied}")
    assert table.owner("arras") == "angleterre" and table.owner(emptied) is None
    assert table.view()["works"] == {"arras": "castle"} and table.view()["lost"]["flandres"] == ["arras"]
    assert table.view()["garrisons"]["angleterre"] == 0 and table.events_of("power-fell") == [{"seat": "flandres"}]
    assert table.steps()[0] == "fight"


def test_7_4_attacks_are_on_offer_before_expand_no_further() -> None:
    table = Table(
        owner={"calais": "angleterre", "arras": "flandres", "bruges": "flandres"}, active="angleterre", war=True,
        hands={"angleterre": ["ram", "sappers"], "flandres": ["sappers"]},
    )  # fmt: skip
    assert table.options("expand") >= {"sail:brest", "attack:calais:arras", "attack:calais:bruges", "expand:done"}
    assert table.refusal("angleterre", "attack:calais:brest", "free") == "7.4"
    table.do("attack:calais:arras")
    table.lay(dice=(1, 6))
    assert table.steps()[0] == "fight", "an attack ends the expansion"
    none = Table(owner={"calais": "angleterre", "arras": "flandres"}, active="angleterre", war=True)
    assert not [option for option in none.options("expand") if option.startswith("attack:")]
    assert none.refusal("angleterre", "attack:calais:arras", "two-yellow") == "7.4.1"


def test_7_4_an_attack_chosen_along_with_two_cities_is_announced_by_itself_then() -> None:
    table = Table(
        owner={"bourges": "france", "orleans": "angleterre"}, active="france", war=True,
        hands={"france": ["ram", "sappers"]},
    )  # fmt: skip
    table.do("expand:nevers", "expand:moulins")
    (decision,) = [d for d in table.match.decisions if d.step == "fight"]
    assert "attack:bourges:orleans" in decision.options
    assert table.why_not("france", "attack:bourges:orleans") == "attack-alone"


def test_7_4_a_city_just_joined_may_attack() -> None:
    table = Table(
        owner={"calais": "angleterre", "gand": "flandres"}, active="angleterre", war=True,
        hands={"angleterre": ["ram", "sappers"]},
    )  # fmt: skip
    table.do("expand:bruges")
    assert "attack:bruges:gand" in table.options("expand")


def test_7_4_nobody_has_to_attack() -> None:
    table = siege()
    table.do("end-turn")
    assert table.view()["active"] == "bretagne" and table.events_of("turn-ended") == [{"seat": "angleterre"}]


@pytest.mark.parametrize("hand", [[], ["ram"], ["ram", "traitor", "engineer"]])
def test_7_4_1_two_yellow_cards_in_hand(hand: list[str]) -> None:
    table = siege(hands={"angleterre": hand}, used={"angleterre": ["cannon", "cannon"]})
    assert table.options("fight") == {"end-turn"}
    assert table.refusal("angleterre", "attack:calais:arras", "two-yellow") == "7.4.1"


def test_7_4_2_by_road_or_from_port_to_port() -> None:
    owner = {
        "calais": "angleterre", "paris": "angleterre", "arras": "flandres", "bruges": "flandres", "brest": "bretagne",
        "rennes": "bretagne", "metz": "foreign", "reims": "foreign", "compiegne": "angleterre",
    }  # fmt: skip
    table = siege(owner=owner)
    attacks = {option for option in table.options("fight") if option != "end-turn"}
    assert attacks == {
        "attack:calais:arras", "attack:calais:bruges", "attack:calais:brest", "attack:compiegne:arras",
        "attack:compiegne:reims",
    }  # fmt: skip
    assert table.refusal("angleterre", "attack:paris:brest", "no-way") == "7.4.2"
    assert table.refusal("angleterre", "attack:calais:paris", "own") == "7.4"
    assert table.refusal("angleterre", "attack:arras:bruges", "not-yours") == "7.4.2"
    assert table.refusal("angleterre", "attack:calais:amiens", "free") == "7.4"


def test_7_4_2_ports_a_road_joins_are_attacked_by_road() -> None:
    table = siege()
    table.do("attack:calais:bruges")
    assert table.view()["battle"]["way"] == "road"


def test_7_4_3_once_from_each_and_once_at_each() -> None:
    table = siege(
        owner={"calais": "angleterre", "amiens": "angleterre", "arras": "flandres", "bruges": "flandres"},
        hands={"angleterre": ["ladders"] * 6, "flandres": ["cannon"] * 3},
    )
    table.do("attack:calais:arras")
    table.lay(dice=(1, 6))
    assert table.refusal("angleterre", "attack:calais:bruges", "source-used") == "7.4.3"
    assert table.refusal("angleterre", "attack:amiens:arras", "target-used") == "7.4.3"


def test_7_4_4_in_war_from_a_city_just_won() -> None:
    table = siege(
        owner={"calais": "angleterre", "bruges": "flandres", "gand": "flandres"},
        hands={"angleterre": ["cannon"] * 4, "flandres": []},
    )
    table.do("attack:calais:bruges")
    table.lay(dice=(6, 1))
    assert "attack:bruges:gand" in table.options("fight")


def test_7_4_4_once_in_peace() -> None:
    table = siege(
        war=False, owner={"calais": "angleterre", "amiens": "angleterre", "arras": "flandres", "bruges": "flandres"},
        hands={"angleterre": ["cannon"] * 4},
    )  # fmt: skip
    table.do("attack:amiens:arras")
    table.lay(dice=(6, 1))
    assert table.options("fight") == {"end-turn"}
    assert table.refusal("angleterre", "attack:calais:bruges", "one-attack") == "7.4.4"


def test_7_8_all_cards_go_back_after_the_last_turn() -> None:
    table = Table(
        owner=HOMES, active="flandres", hands={"france": ["ram"], "flandres": ["cannon"]},
        used={"navarre": ["sappers"]}, discards=["ladders"], heroes={"france": True}, banned=["paris"], ruler="france",
    )  # fmt: skip
    table.until("fight")
    table.do("end-turn")
    view = table.view()
    assert view["deck"] == 74 and set(view["hands"].values()) == {0} and view["discards"] == []
    assert not any(view["heroes"].values()) and view["banned"] == [] and view["ruler"] is None
    assert view["round"] == 2 and not any(view["used"].values())


def test_7_8_what_was_lost_is_what_a_treaty_may_bring_back() -> None:
    table = Table(owner=HOMES, active="flandres", lost={"france": ["paris"]}, lost_before={"france": ["metz"]})
    table.until("fight")
    table.do("end-turn")
    assert table.view()["lost_before"]["france"] == ["paris"] and table.view()["lost"]["france"] == []


@pytest.mark.parametrize(("which", "mine", "foreign"), [("none", 0, 0), ("mine", 1, 0), ("all", 1, 1)])
def test_6_6_a_standing_order_settles_landings(which: str, mine: bool, foreign: bool) -> None:
    order = GAME.rules.orders[0]
    for ruler, forbidden in (("bretagne", mine), ("flandres", foreign)):
        table = siege(owner={"calais": "angleterre", "brest": "bretagne"}, ruler=ruler)
        table.do("attack:calais:brest")
        (decision,) = table.match.decisions
        picks = order.answer(table.view(ruler), decision, {"which": which})
        assert picks == (("landing:forbid",) if forbidden else ("landing:allow",))


@pytest.mark.parametrize(("card", "card_pick"), [("weakest", "card:ladders"), ("strongest", "card:cannon")])
def test_7_5_2_a_standing_order_defends(card: str, card_pick: str) -> None:
    order, table = (
        GAME.rules.orders[1],
        siege(
            hands={"angleterre": ["ram", "ram"], "flandres": ["ram", "cannon", "ladders", "sign-of-god"]},
            influence={"flandres": 2, "angleterre": 1},
        ),
    )
    table.do("attack:calais:arras")
    settings: dict[str, Any] = {"card": card, "influence": 5}
    for seat, expected in (("flandres", {card_pick, "influence:2"}), ("angleterre", set())):
        answers = [order.answer(table.view(seat), d, settings) for d in table.match.decisions if d.seat == seat]
        assert {pick for picks in answers if picks for pick in picks} == expected


@pytest.mark.parametrize("answer", ["landing:allow", "landing:forbid"])
def test_6_6_what_the_ruler_says_stands(answer: str) -> None:
    table = siege(owner={"calais": "angleterre", "brest": "bretagne"}, ruler="bretagne")
    table.do("attack:calais:brest", answer)
    with pytest.raises(UndoRefusal):
        table.match.undo("bretagne")


def test_7_4_2_no_way_leads_where_there_is_no_road_and_no_pair_of_ports() -> None:
    for one, other in combinations(range(len(CITIES)), 2):
        owner = {CITIES[one]: "angleterre", CITIES[other]: "flandres"}
        if NEIGHBOURS[one] >> other & 1 or (PORTS >> one & 1 and PORTS >> other & 1) or (one + other) % 7:
            continue
        table = siege(owner=owner)
        assert table.why_not("angleterre", f"attack:{CITIES[one]}:{CITIES[other]}") == "no-way"
