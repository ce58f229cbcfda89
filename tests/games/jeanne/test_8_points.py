"""Points (8.1 to 8.3), return (8.4), the end (8.5, 8.6), and the national variants (9.2 to 9.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jeanne.table import WHOLE, Table, ends_after, run, siege


def scored(**position: Any) -> Table:
    """A table just after its points were scored."""
    return Table(**{"phase": "points", "owner": WHOLE, **position})


def test_8_1_whole_provinces_score_paris_twice() -> None:
    owner = {**WHOLE, **dict.fromkeys(("paris", "compiegne", "melun", "arras", "metz"), "angleterre")}
    table = scored(owner=owner)
    assert table.match.score()["angleterre"] == {"provinces": 3, "duels": 0, "total": 3}
    data = next(data for data in table.events_of("points-scored") if data["seat"] == "angleterre")
    assert data["provinces"] == ["artois", "ile-de-france"] and data["n"] == 3
    assert table.match.score()["bourgogne"]["total"] == 1 and table.match.score()["flandres"]["total"] == 0


def test_8_1_points_add_up() -> None:
    table = scored(province_points={"france": 5}, duel_points={"france": 2})
    assert table.match.score()["france"] == {"provinces": 6, "duels": 2, "total": 8}


def test_8_1_the_points_of_every_round_are_kept() -> None:
    every = {seat: [0, 3] for seat in WHOLE.values()} | {"france": [2, 0], "navarre": [1, 1]}
    table = scored(round=3, by_round=every, gained={"france": 1, "flandres": 2})
    assert table.view()["rounds"] == {
        "navarre": [1, 1, 1], "france": [2, 0, 2], "angleterre": [0, 3, 0], "bretagne": [0, 3, 0],
        "bourgogne": [0, 3, 1], "flandres": [0, 3, 2],
    }  # fmt: skip
    assert table.view()["gained"] == dict.fromkeys(every, 0), "the next round has begun"


def test_8_1_a_round_of_the_plague_has_its_place_among_them() -> None:
    table = run("plague", round=2, gained={"france": 1})
    assert table.view()["rounds"]["france"] == [1] and table.view()["rounds"]["navarre"] == [0]


@pytest.mark.parametrize(("duels", "before", "now"), [(0, 0, 0), (1, 0, 1), (2, 0, 1), (3, 0, 2), (9, 4, 6), (1, 6, 6)])
def test_8_2_half_the_points_of_the_round_8_3_up_to_six(duels: int, before: int, now: int) -> None:
    table = scored(gained={"france": duels}, influence={"france": before})
    assert table.view()["influence"]["france"] == now


def test_8_4_who_has_no_city_comes_back() -> None:
    owner = {**WHOLE, "pampelune": "france", "rouen": "france"}
    starts = {
        "navarre": ["pampelune", "rouen", "orthez"],
        **{seat: [city] for city, seat in WHOLE.items() if seat != "navarre"},
    }
    table = Table(phase="income", owner=owner, starts=starts)
    assert table.refusal("navarre", "return:bourges", "not-start") == "8.4"
    table.do("return:rouen")
    assert table.owner("rouen") == "navarre" and table.owner("pampelune") == "france"
    assert table.view()["money"]["navarre"] == 1


def test_8_4_one_city_is_no_choice_and_may_drive_out_another() -> None:
    owner = {city: seat for city, seat in WHOLE.items() if city not in ("pampelune", "bourges")} | {
        "pampelune": "france"
    }
    starts = {seat: [city] for city, seat in WHOLE.items()}
    table = Table(phase="income", owner=owner, starts=starts)
    assert table.owner("pampelune") == "navarre" and table.events_of("power-fell") == [{"seat": "france"}]
    assert table.steps() == ["vote"] * 6 and table.owner("bourges") is None


@pytest.mark.parametrize(("round_", "most"), [(1, 0), (7, 0), (8, 2), (9, 4), (10, 6)])
@pytest.mark.parametrize("die", range(1, 7))
def test_8_5_the_end(round_: int, most: int, die: int) -> None:
    assert ends_after(round_, die) is (die <= most)


def over(**position: Any) -> Table:
    """A game that is over, on the map as given."""
    return Table(**{"owner": WHOLE, "over": True, **position})


@pytest.mark.parametrize(
    ("position", "winners", "why"),
    [
        ({"province_points": {"navarre": 3, "france": 2}, "money": {"france": 9}}, ("navarre",), None),
        ({"duel_points": {"bretagne": 1}}, ("bretagne",), None),
        ({"works": {"bordeaux": "castle", "bruges": "fortress"}}, ("flandres",), "fortresses"),
        (
            {"works": {"bordeaux": "castle", "bruges": "castle", "brest": "castle"}},
            ("navarre", "france", "bourgogne"),
            None,
        ),
        ({"works": {"bourges": "castle", "bordeaux": "castle"}}, ("france",), "castles"),
        (
            {"money": {"france": 2}},
            ("france",),
            "money",
        ),
        ({}, ("navarre", "france", "bourgogne"), None),
    ],
)
def test_8_6_ties(position: dict[str, Any], winners: tuple[str, ...], why: str | None) -> None:
    result = over(**position).match.result
    assert result is not None and (result.winning_seats(), result.tie_break) == (winners, why)


def test_8_6_more_provinces_before_castles() -> None:
    result = over(works={"bordeaux": "castle", "brest": "castle"}).match.result
    assert result is not None and set(result.winning_seats()) == {"navarre", "france", "bourgogne"}
    two = over(owner={"pampelune": "navarre", "calais": "angleterre", "arras": "angleterre", "amiens": "angleterre"})
    assert two.match.result is not None and two.match.result.tie_break == "provinces"
    assert [two.match.result.place(seat) for seat in two.match.result.ranking] == [1, 2, 3, 3, 3, 3]


# --- national variants ---


def test_9_2_navarre_spins_an_intrigue_each_turn() -> None:
    hands = {"france": ["ram", "traitor"], "flandres": ["ram"]}
    table = Table(owner=WHOLE, active="navarre", hands=hands, options={"navarre_intrigue": True})
    assert table.cities("intrigue") == {"france", "angleterre", "bretagne", "bourgogne", "flandres"}
    table.do("intrigue:france")
    assert table.hand("france") == ["ram"] and "navarre-intrigue" not in table.steps()
    assert table.refusal("navarre", "intrigue:flandres", "intrigue-used") == "9.2"
    assert "navarre-intrigue" not in Table(owner=WHOLE, active="navarre", hands=hands).steps()
    other = Table(owner=WHOLE, active="flandres", hands={"france": ["ram"]}, options={"navarre_intrigue": True})
    assert "navarre-intrigue" not in other.steps()


def test_9_3_flanders_names_the_city_that_pays_twice() -> None:
    owner, works = {**WHOLE, "gand": "flandres"}, {"gand": "fortress", "bruges": "castle"}
    plain = Table(phase="income", owner=owner, works=works)
    assert plain.view()["money"]["flandres"] == 5
    position = {"phase": "income", "owner": owner, "works": works, "options": {"flanders_income": True}}
    table = Table(**position)
    assert table.steps() == ["double-income"] and table.waited_for() == ["flandres"]
    assert table.options() == {"double:bruges", "double:gand"} and table.view()["phase"] == "income"
    assert table.refusal("flandres", "double:pampelune", "not-yours") == "9.3"
    table.do("double:bruges")
    assert table.last("income-doubled") == {"seat": "flandres", "city": "bruges", "n": 2}
    assert table.view()["money"]["flandres"] == 7 and table.view()["money"]["france"] == 1
    table = Table(**position)
    table.default()
    assert table.view()["money"]["flandres"] == 8, "a clock names the richest"
    table = Table(**position, storm=True)
    table.do("double:gand")
    assert table.view()["money"]["flandres"] == 4


def test_9_3_where_all_cities_pay_alike_nobody_is_asked() -> None:
    position = {"phase": "income", "options": {"flanders_income": True}}
    table = Table(**position, owner={**WHOLE, "gand": "flandres"})
    assert table.steps()[0] == "vote" and table.view()["money"]["flandres"] == 3
    works = {"gand": "fortress", "bruges": "castle"}
    table = Table(**position, owner={**WHOLE, "gand": "flandres"}, works=works, plundered=["gand"])
    assert table.steps()[0] == "vote" and table.view()["money"]["flandres"] == 4
    three = {**WHOLE, "gand": "flandres", "arras": "flandres"}
    table = Table(**position, owner=three, works=works, plundered=["gand"])
    assert table.refusal("flandres", "double:gand", "pays-nothing") == "9.3"


def test_9_4_burgundy_is_dealt_one_more() -> None:
    for war, cards in ((True, 7), (False, 5)):
        hands = Table(phase="cards", war=war, options={"burgundy_card": True}).view()["hands"]
        assert hands["bourgogne"] == cards and hands["france"] == cards - 1
    assert Table(phase="cards", war=True).view()["hands"]["bourgogne"] == 6


def besieged(**position: Any) -> Table:
    """Bourges is attacked, France holding one Ram."""
    table = Table(
        owner={"bourges": "france", "tours": "angleterre"}, active="angleterre", war=True,
        hands={"angleterre": ["cannon"] * 4, "france": ["ram", "retreat"]}, options={"france_retreat": True},
        **position,
    )  # fmt: skip
    table.do("expand:done", "attack:tours:bourges")
    return table


def test_9_5_france_saves_a_card_without_a_retreat_once_a_round() -> None:
    table = besieged()
    table.lay(dice=(6, 1), after=False)
    assert table.options("play-retreat") == {"retreat:none", "retreat:ram"}
    table.do("retreat:ram", "retreat:none")
    assert table.hand("france") == ["ram", "retreat"] and table.view()["retreated"]
    table = besieged(retreated=True)
    table.lay(france=["retreat:ram"], dice=(6, 1))
    assert table.hand("france") == ["ram"] and "retreat" in table.view()["discards"]
    plain = siege(hands={"angleterre": ["ram", "ram"], "flandres": ["ram"]}, options={"france_retreat": True})
    plain.do("attack:calais:arras")
    plain.lay(dice=(6, 1), after=False)
    assert not plain.options("play-retreat")


def test_9_6_england_gains_three_influence_at_least() -> None:
    assert scored(options={"england_influence": True}).view()["influence"]["angleterre"] == 3
    assert scored(options={"england_influence": True}, gained={"angleterre": 8}).view()["influence"]["angleterre"] == 4
    assert (
        scored(options={"england_influence": True}, influence={"angleterre": 5}).view()["influence"]["angleterre"] == 6
    )
    assert scored().view()["influence"]["angleterre"] == 0
