"""What people who ask for advice are told of the map."""

from __future__ import annotations

from tests.bots.advice import ask, read_changes
from tests.games.jeanne.table import HOMES, Table, siege

ORDER = ["angleterre", "flandres", "france", "navarre", "bretagne", "bourgogne"]
OWNER = {"calais": "angleterre", "arras": "flandres", "compiegne": "flandres"}
HANDS = {"angleterre": ["ram", "ram", "cannon", "sappers"], "flandres": ["sappers", "ladders"]}


def at(owner: dict[str, str], **more: object) -> Table:
    """England's turn, with these cities held."""
    return Table(owner=owner, active="angleterre", order=ORDER, war=True, hands=HANDS, **more)


def tell_changes(before: dict[str, str], after: dict[str, str], seat: str = "angleterre") -> list[str]:
    """What is told of cities that change hands."""
    return read_changes("jeanne", at(before).state, at(after).state, seat)


def test_a_city_is_told_with_whose_it_was_its_province_and_who_may_take_it_back() -> None:
    after = {**OWNER, "arras": "angleterre"}
    assert tell_changes(OWNER, after) == [
        "takes Arras from Flanders",
        "gives you all of Artois",
        "means that Flanders no longer holds all of Artois",
        "-leaves Arras open to attack by Flanders this round",
    ]
    assert tell_changes(OWNER, after, "flandres") == [
        "-loses Arras",
        "-means that you no longer hold all of Artois",
        "-gives England all of Artois",
    ]
    assert tell_changes(after, OWNER)[:2] == ["-loses Arras", "-means that you no longer hold all of Artois"]


def test_free_cities_and_provinces_of_others_are_told() -> None:
    assert tell_changes(OWNER, {**OWNER, "rouen": "angleterre"})[0] == "takes Rouen"
    assert tell_changes({**OWNER, "bourges": "france"}, OWNER) == ["means that France no longer holds all of Berry"]


def test_works_that_are_built_are_told() -> None:
    plain, built = at(OWNER), at(OWNER, works={"calais": "castle"})
    assert read_changes("jeanne", plain.state, built.state, "angleterre") == ["builds works at Calais"]


def test_advice_to_attack_says_how_likely_what_is_won() -> None:
    table = siege(order=ORDER, hands=HANDS)
    advice, lines = ask(table.match, "angleterre")
    assert advice.actions[0].picks == ("attack:calais:arras",)
    assert lines[1] == "-# This choice probably takes Arras from Flanders and gives you all of Artois."
    assert lines[2].startswith("-# Compared with **Attack Bruges from Calais**: ") and "whole provinces" in lines[2]


def test_advice_to_expand_names_the_city_and_its_province() -> None:
    advice, lines = ask(at({"calais": "angleterre", "bruges": "flandres"}).match, "angleterre")
    assert advice.actions[0].picks == ("expand:arras",)
    assert lines[1] == "-# This choice takes Arras and gives you all of Artois."


def test_advice_in_a_battle_weighs_what_is_laid_unseen() -> None:
    table = siege(order=ORDER, hands={**HANDS, "flandres": ["cannon", "sappers", "ladders"]})
    table.do("attack:calais:arras")
    advice, lines = ask(table.match, "flandres")
    assert advice.actions[0].picks == ("card:cannon",)
    assert lines[1] == "-# This choice probably loses Arras."
    assert lines[2].startswith("-# Compared with **Ladders**: ")
    assert lines[2].endswith("but 3 fewer battle points in yellow cards.")


def test_what_a_seat_has_laid_itself_counts_and_what_others_have_does_not() -> None:
    table = siege(order=ORDER, hands=HANDS, influence={"flandres": 3})
    table.do("attack:calais:arras")
    before = ask(table.match, "flandres")
    table.match.submit("angleterre", ["cards:ram+sappers"], "attack-cards")
    assert ask(table.match, "flandres") == before, "what England lays is not known"
    table.match.submit("flandres", ["card:ladders"], "defence-cards")
    assert ask(table.match, "flandres")[0].actions[0].step == "battle-influence"


def test_a_vote_is_advised_by_who_leads_and_weighed_beside_those_of_all_others() -> None:
    table = Table(phase="income", owner={**HOMES, "calais": "angleterre"}, province_points={"angleterre": 9})
    assert table.steps() == ["vote"] * 6
    assert ask(table.match, "angleterre")[1] == [
        "A bot (thoughtful) would choose **Peace**, judging only by what your seat may know.",
        "-# By rule of thumb; as far as the bot can calculate, **War** is just as good.",
    ]
    assert ask(table.match, "france")[1] == [
        "A bot (thoughtful) would choose **War**, judging only by what your seat may know.",
        "-# By rule of thumb; as far as the bot can calculate, **Peace** is just as good.",
    ]
    even = Table(phase="income", owner=HOMES)
    assert ask(even.match, "bretagne")[1] == [
        "A bot (thoughtful) would choose **War**, judging only by what your seat may know.",
        "-# Compared with **Peace**: 7.9 more battle points in yellow cards.",
    ], "three of six for war are enough"
