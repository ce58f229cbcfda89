"""What a Turn has cost and opens for others, as it is told before the Turn ends."""

from __future__ import annotations

from fronde.core.types import Event
from fronde.games.frondeurs import GAME
from fronde.texts import words
from tests.games.frondeurs.table import Table, card, hold, placing, removing

WORDS = words("en", "frondeurs")


def sum_up(table: Table, events: list[Event] | None = None) -> list[str]:
    """What is told of a Turn before it ends, as the Active Player knows it."""
    lines = GAME.speech.sum_up_turn(table.state, table.events if events is None else events, table.active)
    return [WORDS.text(line) for line in lines]


def test_cubes_paid_and_tokens_given_are_told() -> None:
    table = placing("retzist", hold("retzist", "retz", n=3))
    table.place("lyon")
    assert sum_up(table) == ["Costs: 1 cube for a connection."]
    hands = {"retzist": [card("A"), card("C"), card("A", nth=1)]}
    table = Table("retzist", cubes=hold("retzist", "retz", n=3), hands=hands, crowns={"retzist": 1})
    table.do("crown", f"card:{card('A')}", "action:a")
    assert sum_up(table) == ["Costs: a Crown."]


def test_a_space_that_is_left_empty_is_open_to_the_rivals_who_reach_it() -> None:
    cubes = hold("retzist", "retz", n=3) | hold("cabalist", "caumartin") | hold("mazarinist", "charlotte-chevreuse")
    table = removing("retzist", cubes)
    table.place("caumartin")
    assert sum_up(table) == ["Opens for others: Caumartin (Mazarinist)."], "the Cabalist has no cube beside it"


def test_control_that_ends_is_told_where_cubes_still_stand() -> None:
    cubes = hold("retzist", "retz", n=3) | hold("cabalist", "gondi", n=3)
    table = removing("retzist", cubes, "persons", controlled=True)
    table.place("gondi")
    assert sum_up(table) == ["No longer under Control: Arch. Gondi. Cubes there can be removed."]
    table.place("gondi")
    assert sum_up(table)[-1] == "No longer under Control: Arch. Gondi. Cubes there can be removed."


def test_a_turn_that_cost_nothing_and_opens_nothing_says_nothing() -> None:
    table = placing("retzist", hold("retzist", "retz", n=3))
    table.place("caumartin")
    assert sum_up(table) == []
