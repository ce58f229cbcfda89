"""What a turn has cost, what its provinces bring, and what stands open to attack, as it is told before it ends."""

from __future__ import annotations

from fronde.games.jeanne import GAME
from fronde.games.jeanne.turn_sum import tell_costs
from tests.games.jeanne.table import WORDS, Table

OWNER = {"calais": "angleterre", "arras": "flandres", "bruges": "flandres", "paris": "france"}
CARDS = {"angleterre": ["ram", "sappers", "traitor"], "flandres": ["sappers", "ladders"], "france": ["ram"]}
ORDER = ["angleterre", "flandres", "france", "navarre", "bretagne", "bourgogne"]


def sum_up(table: Table, seat: str = "angleterre") -> list[str]:
    """What is told of a turn before it ends."""
    return [WORDS.text(line) for line in GAME.speech.sum_up_turn(table.state, table.events, seat)]


def fight(*, dice: tuple[int, int], owner: dict[str, str] = OWNER) -> Table:
    """England attacks Arras in war, with a traitor and one influence."""
    influence = {"angleterre": 2}
    table = Table(owner=owner, active="angleterre", order=ORDER, war=True, hands=CARDS, influence=influence)
    table.do("expand:done", "attack:calais:arras")
    table.lay(angleterre=["cards:ram+sappers", "influence:1", "support:traitor"], flandres=["card:ladders"], dice=dice)
    while "fight" not in table.steps():
        table.default()
    return table


def test_a_battle_that_was_won_costs_what_helped_and_binds_its_cards() -> None:
    lines = sum_up(fight(dice=(6, 1)))
    assert lines[0] == "Costs: Traitor and 1 influence." or lines[0].startswith("Costs: Traitor")
    assert lines[1].startswith("Cards that can only defend for the rest of the round: ") and "Ram" in lines[1]


def test_a_battle_that_was_lost_costs_its_cards() -> None:
    table = Table(owner=OWNER, active="angleterre", order=ORDER, war=True, hands=CARDS, works={"arras": "fortress"})
    table.do("expand:done", "attack:calais:arras")
    table.lay(angleterre=["cards:ram+sappers"], flandres=["card:ladders"], dice=(1, 6))
    while "fight" not in table.steps():
        table.default()
    assert "Ram" in sum_up(table)[0] and "Sappers" in sum_up(table)[0]
    assert not any("can only defend" in line for line in sum_up(table))


def test_cities_stand_open_to_those_alone_who_play_later_with_cards_enough() -> None:
    table = Table(owner=OWNER, active="angleterre", order=ORDER, hands=CARDS)
    while "fight" not in table.steps():
        table.do("expand:done")
    assert sum_up(table)[-1] == "Open to attack this round: Calais (by Flanders; defence 2)."
    last = Table(owner=OWNER, active="angleterre", order=[*ORDER[1:], "angleterre"], hands=CARDS)
    while "fight" not in last.steps():
        last.do("expand:done")
    assert not any("Open to attack" in line for line in sum_up(last)), "all have had their turn"


def test_provinces_held_whole_are_told_with_what_they_bring() -> None:
    table = Table(owner=OWNER, active="france", order=ORDER, hands={})
    while "fight" not in table.steps():
        table.do("expand:done")
    assert sum_up(table, "france") == ["You hold no whole province: no throne points at the moment."]
    assert sum_up(table, "flandres") == [], "it is not its turn"


def test_retreats_beside_frances_own_are_a_cost() -> None:
    table = Table(
        owner={"paris": "france", "arras": "flandres"}, active="france", war=True, options={"france_retreat": True},
        hands={"france": ["ram", "sappers", "retreat"], "flandres": ["cannon"]}, works={"arras": "fortress"},
    )  # fmt: skip
    battle = {"result": "held", "attack": {"cards": ["ram", "sappers"], "saved": ["ram", "sappers"], "influence": 0}}
    battle["attack"] |= {"support": "none", "sign": None}
    costs = [WORDS.text(line) for line in tell_costs(table.state, [], [battle], "france")]
    assert costs == ["Costs: Retreat."]
