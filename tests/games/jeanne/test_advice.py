"""What people who ask for advice are told of the map."""

from __future__ import annotations

from tests.bots.advice import ask, read_changes
from tests.games.jeanne.table import Table, siege

ORDER = ["angleterre", "flandres", "france", "navarre", "bretagne", "bourgogne"]
OWNER = {"calais": "angleterre", "arras": "flandres", "gand": "flandres"}
HANDS = {"angleterre": ["ram", "ram", "cannon", "sappers"], "flandres": ["sappers", "ladders"]}


def at(owner: dict[str, str], **more: object) -> Table:
    """England's turn, with these cities held."""
    return Table(owner=owner, active="angleterre", order=ORDER, war=True, hands=HANDS, **more)


def changed(before: dict[str, str], after: dict[str, str], seat: str = "angleterre") -> list[str]:
    """What is told of cities that change hands."""
    return read_changes("jeanne", at(before).state, at(after).state, seat)


def test_a_city_is_told_with_whose_it_was_its_province_and_who_may_take_it_back() -> None:
    taken = {**OWNER, "arras": "angleterre"}
    assert changed(OWNER, taken) == [
        "takes Arras from Flanders",
        "gives you the whole of Artois",
        "costs Flanders the whole of Artois",
        "-opens Arras to Flanders in this round",
    ]
    assert changed(OWNER, taken, "flandres") == [
        "-loses Arras",
        "-costs you the whole of Artois",
        "-gives England the whole of Artois",
    ]
    assert changed(taken, OWNER)[:2] == ["-loses Arras", "-costs you the whole of Artois"]


def test_free_cities_and_provinces_of_others_are_told() -> None:
    assert changed(OWNER, {**OWNER, "rouen": "angleterre"})[0] == "takes Rouen"
    assert changed({**OWNER, "bourges": "france"}, OWNER) == ["costs France the whole of Berry"]


def test_works_that_are_built_are_told() -> None:
    plain, built = at(OWNER), at(OWNER, works={"calais": "castle"})
    assert read_changes("jeanne", plain.state, built.state, "angleterre") == ["builds at Calais"]


def test_advice_to_attack_says_how_likely_what_is_won() -> None:
    table = siege(order=ORDER, hands=HANDS)
    advice, told = ask(table.match, "angleterre")
    assert advice.actions[0].picks == ("attack:calais:arras",)
    assert told[1] == "-# It probably takes Arras from Flanders and gives you the whole of Artois."
    assert told[2].startswith("-# Beside **Attack Bruges from Calais**: ") and "whole provinces" in told[2]


def test_advice_to_expand_names_the_city_and_its_province() -> None:
    advice, told = ask(at({"calais": "angleterre", "bruges": "flandres"}).match, "angleterre")
    assert advice.actions[0].picks == ("expand:arras",)
    assert told[1] == "-# It takes Arras and gives you the whole of Artois."
