"""What an action has cost, what its provinces would vote, and what it leaves to rivals, as it is told before it ends;
and what a turn that is over has brought."""

from __future__ import annotations

from fronde.games.liberte import GAME
from fronde.games.liberte.model import free_tokens
from fronde.texts import words
from tests.games.liberte.table import Table

WORDS = words("en", "liberte")
MIRABEAU, CLUB = 45, 1


def sum_up(table: Table, seat: str = "amber") -> list[str]:
    """What is told of an action before it ends."""
    return [WORDS.text(line) for line in GAME.speech.sum_up_turn(table.state, table.events, seat)]


def test_provinces_tell_what_they_would_elect_and_who_can_answer() -> None:
    table = Table(
        turn=3,
        provinces={"maine": "amber blue 1, green red 1, violet white 3", "anjou": "green red 2"},
        hands={"amber": [CLUB]},
    )
    table.do(f"place:c{CLUB}", "blocks:maine:1")
    lines = sum_up(table)
    assert "If these provinces voted now: Maine goes to Violet (3 white)." in lines
    assert "With the map as it is, you win no province." in lines
    assert "Others can answer with one card: Green can overtake you in Maine." in lines, "Violet is ahead already"
    table.do("discard")
    assert sum_up(table)[0] == f"Costs: {WORDS.name('card', f'c{CLUB}')}."


def test_a_new_stack_costs_a_token_and_leaves_room_beside_it() -> None:
    table = Table(provinces={"anjou": "green red 2"}, hands={"amber": [CLUB]})
    table.do(f"place:c{CLUB}", "blocks:anjou:1")
    lines = sum_up(table)
    tokens = free_tokens(table.state, "amber")
    assert lines[0] == f"Costs: 1 control token ({tokens} left)."
    assert "Room for another stack: Anjou." in lines


def test_a_card_that_was_taken_tells_what_is_left_open() -> None:
    table = Table(open=[CLUB, 2, 33], hands={"amber": []})
    table.do(f"take:c{CLUB}")
    [line] = sum_up(table)
    assert line.startswith("Open cards others can take: ") and WORDS.name("card", "c33") in line


def test_what_ends_an_action_at_once_comes_with_its_sum() -> None:
    table = Table(provinces={"anjou": "green red 2"}, hands={"amber": [CLUB]})
    table.do(f"place:c{CLUB}", "blocks:anjou:1")
    assert table.step == "keep-card" and GAME.speech.ending & table.options() == {"keep-end", "discard-end"}


def test_a_turn_that_is_over_tells_of_battle_government_and_provinces() -> None:
    table = Table(turn=2, provinces={"maine": "amber blue 2", "anjou": "green red 1"}, hands={"amber": [CLUB]})
    before = GAME.rules.view(table.state, None)
    while table.state.turn == 2:
        default = next(d for d in table.match.decisions if d.required)
        pick = "pass" if "pass" in default.options else None
        table.match.submit(default.seat, [pick] if pick else table.match.default(default), default.step)
    lines = [WORDS.text(line) for line in GAME.speech.sum_up(before, GAME.rules.view(table.state, None))]
    assert lines[0] == "Turn 2 is over (1792), turn 3 begins"
    assert "The battle of Valmy was lost." in lines and "Provinces won: Amber 1 and Green 1." in lines
    assert any(line.startswith("Government: ") and "Presence:" in line for line in lines)
