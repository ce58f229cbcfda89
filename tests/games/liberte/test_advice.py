"""What people who ask for advice are told of the map."""

from __future__ import annotations

from fronde.texts import words
from tests.bots.advice import ask, read_changes
from tests.games.liberte.table import Table

WORDS = words("en", "liberte")
CLUB = 1


def tell_changes(before: str, after: str, seat: str = "amber") -> list[str]:
    """What is told of Maine when its stacks change."""
    states = [Table(turn=3, provinces={"maine": text, "anjou": "black red 1"}).state for text in (before, after)]
    return read_changes("liberte", *states, seat)


def test_a_province_is_told_by_who_would_be_elected() -> None:
    assert tell_changes("", "amber blue 1") == ["takes the lead in Maine"]
    assert tell_changes("green red 1", "green red 1, amber blue 3") == ["takes the lead in Maine from Green"]
    assert tell_changes("green red 1", "green red 1, amber blue 1")[:1] == ["ties with Green in Maine"]
    assert tell_changes("amber blue 1", "amber blue 3") == ["makes Maine safer"]
    assert tell_changes("amber blue 3", "amber blue 1") == ["-makes Maine less safe"]
    assert tell_changes("amber blue 1", "amber blue 1, green red 3") == ["-loses Maine to Green"]
    assert tell_changes("amber blue 1", "amber blue 1, green red 1")[:1] == ["-lets Green tie in Maine"]
    assert tell_changes("green red 1", "") == ["costs Green the lead in Maine"]
    assert tell_changes("", "green red 1") == ["-gives Green the lead in Maine"]


def test_who_could_pass_one_there_with_a_card_is_told() -> None:
    opened = "-lets Green overtake you in Maine with one card"
    assert tell_changes("green red 1", "green red 1, amber blue 2") == ["takes the lead in Maine from Green", opened]
    assert tell_changes("green red 1", "green red 1, amber blue 1")[1:] == [opened]


def test_the_lead_in_the_battle_box_is_told() -> None:
    states = [Table(turn=2, battle_box=box).state for box in ({"green": 1}, {"green": 1, "amber": 2})]
    assert read_changes("liberte", *states, "amber") == ["takes the lead in the Battle Box for Valmy"]


def test_advice_names_the_provinces_and_what_the_choice_adds_to_the_chance_to_win() -> None:
    table = Table(turn=3, provinces={"anjou": "green red 3"}, hands={"amber": [CLUB]})
    table.do(f"place:c{CLUB}")
    advice, lines = ask(table.match, "amber")
    province = advice.actions[0].picks[0].split(":")[1]
    assert lines[1] == f"-# This choice takes the lead in {WORDS.name('province', province)}."
    [reason] = advice.reasons
    assert reason.name == "turns" and lines[2].endswith(f": {reason.more:.0f}% higher chance to win on points.")
