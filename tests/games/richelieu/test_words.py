"""How the game reads: the story of a turn, hints, the rules."""

from __future__ import annotations

from fronde.core.match import Match
from fronde.core.rulebook import find_passages
from fronde.core.types import Setup
from fronde.games.richelieu import GAME
from fronde.texts import words
from tests.games.richelieu.table import Table

WORDS = words("en", "richelieu")
ROWS = [[36, 37, 35], [41, 42, 43], [1, 8, 14]]


def story(table: Table, seat: str | None = None) -> list[str]:
    """What has happened, told."""
    return [WORDS.text(line) for line in GAME.speech.story(table.events, seat)]


def test_a_turn_is_told_in_a_few_lines() -> None:
    table = Table(rows=ROWS, discs={36: "anjou"}, markers={37: "queen"})
    table.do("card:36", "card:37", "place:42")
    assert story(table) == [
        "Richelieu takes Bretagne (shield + sword) from the left of row 1 and Bretagne (shield + cross) from the left "
        "of row 1.",
        "Richelieu takes the disc on Bretagne (shield + sword) and looks at it.",
        "Richelieu pays a marker from stock for Bretagne (shield + cross), which Queen had marked.",
        "Queen gets back the marker on Bretagne (shield + cross).",
        "Richelieu marks Picardie (shield + cross), row 2, column 2.",
    ]
    own = story(table, "richelieu")[1]
    assert own == "Richelieu takes the disc on Bretagne (shield + sword): it is the Disc of Anjou."


def test_paying_from_a_card_and_moving_are_told() -> None:
    table = Table(rows=ROWS, markers={36: "queen", 42: "richelieu", 8: "richelieu", 14: "richelieu"})
    table.do("card:36", "pay:42", "lift:08", "place:43")
    payment = "Richelieu pays for Bretagne (shield + sword) with the marker from Picardie (shield + cross)."
    assert payment in story(table)
    assert story(table)[-1] == (
        "Richelieu moves a marker from Languedoc (2 shields) to Picardie (shield + tower), row 2, column 3."
    )


def test_the_end_names_the_winner() -> None:
    table = Table(rows=[[1]], collections={"queen": [8]})
    text = "The game is over. Points and cards are tied; Richelieu and Queen share the win."
    assert story(table)[-1] == text


def test_hints_show_the_price_and_where_one_stands() -> None:
    table = Table(rows=ROWS, markers={36: "queen", 41: "richelieu"}, collections={"queen": [38]})
    assert table.hint("card:36") == "Bretagne: you 0→1 of 6, Queen 1 · swords: you 0→1 of 9, Queen 0 · costs a marker"
    assert table.hint("card:41").endswith(" · your marker back")
    table.do("card:35")
    assert table.hint("place:37") == "Bretagne: you 2 of 6, Queen 1 · crosses: you 0 of 9, Queen 0 · end of its row"


def test_own_discs_are_reckoned_with_in_one_s_own_hints() -> None:
    table = Table(rows=ROWS, held_discs={"richelieu": ["bretagne"], "queen": ["sword"]})
    assert table.hint("card:36") == "Bretagne: you 1→2 of 6, Queen 0 · swords: you 0→1 of 9, Queen 0"


def look_up(find: str | None) -> list[tuple[str, str, str]]:
    return find_passages(WORDS, find)


def test_rules_by_number_by_chapter_and_by_word() -> None:
    assert [number for number, _, _ in look_up("3.3")] == ["3.3"]
    assert [number for number, _, _ in look_up("3")] == [
        "3.1",
        "3.2",
        "3.3",
        "3.4",
        "3.5",
    ]
    assert {"6.4", "6.6"} <= {number for number, _, _ in look_up("five points")}
    assert look_up("marker back")[0][1] == "Marker back"
    assert look_up("parliament") == []
    assert [number for number, _, _ in look_up(None)] == [
        "1.3",
        "3.1",
        "3.2",
        "3.3",
        "4.1",
        "6.2",
    ]


def test_every_rule_fits_an_answer() -> None:
    every = [rule for chapter in "123456789" for rule in look_up(chapter)]
    assert len(every) == 32 and all(len(title) + len(text) <= 900 for _, title, text in every)


def test_a_menu_takes_as_many_cards_as_the_turn_does() -> None:
    first = Match.start(GAME, Setup("richelieu", ("p1", "p2"), 1))[0]
    [decision] = [d for d in first.decisions if d.step == "take-card"]
    assert GAME.speech.count_along(first.state, decision) == (1, 1), "just one in the first move of the game"
    first.submit(decision.seat, decision.options[:1])
    while (then := first.decisions[0]).seat == decision.seat:
        first.submit(then.seat, ("end-turn",), then.step)
    assert GAME.speech.count_along(first.state, first.decisions[0]) == (2, 2)
