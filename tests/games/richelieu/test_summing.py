"""What a turn has cost and leaves to the others, as it is told before the turn ends."""

from __future__ import annotations

from fronde.games.richelieu import GAME
from fronde.texts import words
from tests.games.richelieu.table import Table

WORDS = words("en", "richelieu")


def sum_up(table: Table, seat: str) -> list[str]:
    """What is told of a turn before it ends."""
    return [WORDS.text(line) for line in GAME.speech.sum_up_turn(table.state, table.events, seat)]


def test_the_cards_a_turn_uncovers_are_named() -> None:
    table = Table(rows=[[31, 32, 1], [4, 2]])
    seat = table.seat
    table.do("card:31")
    uncovered = WORDS.name("card", "32")
    assert sum_up(table, seat) == [f"Uncovers for others: {uncovered}."]


def test_a_marker_paid_is_a_cost() -> None:
    table = Table(rows=[[31, 32, 1], [4, 2]], markers={"31": "queen"}, active="richelieu")
    table.do("card:31")
    assert sum_up(table, "richelieu")[0] == "Costs: a marker."


def test_the_last_card_of_a_row_uncovers_none() -> None:
    table = Table(rows=[[31], [4, 2]])
    seat = table.seat
    table.do("card:31")
    assert sum_up(table, seat) == []


def test_each_dozen_of_cards_tells_who_took_them_and_who_leads_alone() -> None:
    table = Table(rows=[[31, 32, 1], [4, 2]])
    seat, before = table.seat, GAME.rules.view(table.state, None)
    table.do("card:31")
    lines = [WORDS.text(line) for line in GAME.speech.sum_up(before, GAME.rules.view(table.state, None))]
    assert lines[0] == "1 card taken, 4 left" and lines[1] == f"Cards taken: {WORDS.name('seat', seat)} 1."
    assert lines[2].startswith(f"{WORDS.name('seat', seat)} now leads in ")


def test_a_dozen_is_full_when_the_turn_is_over_in_which_its_last_card_was_taken() -> None:
    table = Table(rows=[[31, 32, 1], [4, 2]], collections={"queen": [str(n) for n in range(5, 16)]}, active="queen")
    table.do("card:31")
    assert GAME.rules.stretch(table.state) == 0, "it may still be taken back"
    table.do("end-turn")
    assert GAME.rules.stretch(table.state) == 1
