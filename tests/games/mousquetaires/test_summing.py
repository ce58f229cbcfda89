"""What a musketeer's turn has cost and what comes next, as it is told before it ends; what a turn of all brought."""

from __future__ import annotations

from fronde.games.mousquetaires import GAME
from tests.games.mousquetaires.table import WORDS, Table, at, mission


def sum_up(table: Table, seat: str) -> list[str]:
    """What is told of a turn before it ends."""
    return [WORDS.text(line) for line in GAME.speech.sum_up_turn(table.state, table.events, seat)]


def test_actions_pistoles_and_cards_are_costs_and_the_clocks_are_told() -> None:
    table = Table(
        active="athos",
        place=at(athos="la-rochelle"),
        hands={"athos": ["combat"]},
        time=6,
        louvre=mission("chancellor"),
        louvre_at=2,
        pistoles=6,
    )
    table.do("reinforce:combat", "buy:pistol", "buy:done")
    lines = sum_up(table, "athos")
    price = table.view()["prices"]["pistol"]
    assert lines[0] == f"Costs: 2 of 3 actions, {price} pistoles and a card."
    assert lines[1] == "You lose your last action if you end your turn."
    assert "the time token goes to space 7 of 14 (3 red dice at La Rochelle)" in lines[-2]
    assert "the Louvre token goes to space 3 of 4 (the Queen loses 1 honour)" in lines[-2]


def test_what_others_did_is_none_of_his_costs() -> None:
    table = Table(active="athos", place=at(athos="la-rochelle"), hands={"athos": ["combat"]})
    table.do("reinforce:combat", "end-turn", seat="athos")
    table.do("move:paris", seat="porthos")
    assert sum_up(table, "porthos")[0] == "Costs: 1 of 3 actions."
    assert "Athos" not in sum_up(table, "porthos")[2], "he has acted"
    assert sum_up(table, "athos") == [] and sum_up(table, "milady") == []


def test_where_milady_is_stands_there_as_far_as_all_know() -> None:
    lines = [sum_up(Table(active="athos", destination="paris", left={"athos": 2}, **facts), "athos")[-1] for facts in (
        {}, {"absent": ["louvre"]}, {"revealed": True}, {"driven": True})]  # fmt: skip
    assert lines[0].startswith("Milady is hidden. Where she is") and "Paris" not in lines[0]
    assert lines[1].startswith("Milady is hidden, but not at the Louvre.")
    assert lines[2] == "Milady is in Paris with Rochefort (5 life points)."
    assert lines[3] == "Rochefort cannot stop anyone for the rest of this turn."


def test_a_turn_that_is_over_tells_what_has_moved_and_nothing_else() -> None:
    table = Table(active="athos", time=6, louvre=mission("chancellor"), louvre_at=1)
    before = table.view()
    table.rest()
    while table.state.turn == before["turn"]:
        table.default()
    lines = [WORDS.text(line) for line in GAME.speech.sum_up(before, table.view())]
    assert lines[0] == "Turn 1 is over, turn 2 begins"
    assert "time 7 of 14" in lines[1] and not any(line.startswith("Life") for line in lines)


def test_milady_has_not_chosen_where_she_goes_before_the_first_turn() -> None:
    table = Table.set_up()
    lines = [WORDS.text(line) for line in GAME.speech.private_text(table.view("milady"), "milady")]
    assert lines[0] == "You have not chosen yet where to go."


def test_what_a_musketeer_does_is_a_line_and_a_duel_is_one() -> None:
    jussac = mission("chancellor", "jussac")
    table = Table(active="athos", place=at(athos="paris"), louvre=jussac, hands={"athos": ["combat"]}, pistoles=6)
    table.do("buy:pistol", "buy:done", "move:louvre", "duel:louvre:jussac", "fight:combat", dice="SSSS XXX")
    table.do("draw") if "act" in table.steps() and "draw" in table.options("act", "athos") else None
    lines = [WORDS.text(line) for line in GAME.speech.story(table.events, None)]
    assert any(line.startswith("Athos buys: Pistol.") and "Athos goes to the Louvre." in line for line in lines)
    assert sum("fights Jussac" in line for line in lines) == 1 and not any("ends his turn" in line for line in lines)
