"""What a choice would bring about, told before it is made: every kind of question, beside what a Space is worth."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.core.types import Decision
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import BOARD, INDEX
from fronde.texts import words
from tests.games.frondeurs.table import Table, card, hold, moving, placing, removing, season

WORDS = words("en", "frondeurs")
RETZ = hold("retzist", "retz", n=3)
PLACE, REMOVE = card("A", "all"), card("C", "all")


def hint_of(table: Table, option: str, step: str | None = None) -> str:
    """The hint of an option on offer."""
    decision = next(d for d in table.decisions(step) if option in d.options)
    text = GAME.speech.describe(table.state, decision, option).hint
    assert text is not None
    return WORDS.text(text)


def follows(table: Table, option: str, step: str | None = None) -> str:
    """The same without what the Space is worth."""
    return hint_of(table, option, step).partition(" · ")[2]


def control_cost(space: str, faction: str = "retzist") -> int:
    """Cubes for Control."""
    return BOARD.needed[("condeean", "cabalist", "retzist", "mazarinist").index(faction)][INDEX[space]]


# --- placing ---


def test_6_81_a_cube_that_wins_tokens_says_which() -> None:
    lying: dict[str, Any] = {"board_crowns": {"gondi": 2}, "board_coins": {"gondi": [1, 3]}}
    table = placing("retzist", RETZ | hold("retzist", "gondi", n=control_cost("gondi") - 1), **lying)
    assert follows(table, "space:gondi").endswith("· gains Control, wins 2 Crowns and 2 Coins")
    table = placing("retzist", RETZ | hold("retzist", "gondi", n=control_cost("gondi") - 2), **lying)
    assert follows(table, "space:gondi").endswith("· then 1 more cube wins 2 Crowns and 2 Coins")
    table = placing("retzist", RETZ, board_coins={}, board_crowns={"gondi": 1})
    assert follows(table, "space:gondi") == f"empty · then {control_cost('gondi') - 1} more cubes win a Crown"
    table = placing("retzist", RETZ, board_coins={"gondi": [1]}, board_crowns={})
    assert follows(table, "space:gondi") == f"empty · then {control_cost('gondi') - 1} more cubes win a Coin"
    table = placing("retzist", RETZ, board_coins={}, board_crowns={})
    assert follows(table, "space:gondi") == "empty"
    table = placing("retzist", RETZ | hold("retzist", "gondi", n=control_cost("gondi")), board_coins={"lyon": [1]})
    assert follows(table, "space:gondi") == f"Retzist {control_cost('gondi')}, Control"


def test_7_51_a_cube_that_wins_a_musketeer_says_that_the_cubes_go() -> None:
    table = Table(
        "retzist", cubes=RETZ | hold("retzist", "athos", n=control_cost("athos") - 1), hands={"retzist": [PLACE]}
    )
    table.play(PLACE, "a")
    assert follows(table, "space:athos").endswith("· gains Control, wins Athos (the cubes leave)")


def test_2_54_where_control_cannot_be_had_nothing_is_promised() -> None:
    table = Table("retzist", cubes=RETZ, board_crowns={"conde": 1})
    decision = Decision("retzist", "place-cubes", ("space:conde",))
    hint = GAME.speech.describe(table.state, decision, "space:conde").hint
    assert hint is not None and WORDS.text(hint).partition(" · ")[2] == "empty"


def test_6_46_the_affiliate_cube_beside_ones_own() -> None:
    table = Table(
        "retzist", cubes=RETZ | hold("retzist", "gondi", n=control_cost("gondi") - 1), board_coins={"gondi": [2]}
    )
    table.do("affiliate")
    assert follows(table, "place:gondi").endswith("· gains Control, wins a Coin")
    assert follows(table, "remove:gondi") == f"Retzist {control_cost('gondi') - 1}"


def test_7_53_a_cube_added_to_a_rivals_counts_for_the_rival() -> None:
    cubes = RETZ | hold("cabalist", "conti", n=control_cost("conti", "cabalist") - 1)
    lying: dict[str, Any] = {"board_coins": {"conti": [1]}, "board_crowns": {}}
    table = Table("retzist", cubes=cubes, musketeers={"athos": "retzist"}, **lying)
    table.do("musketeer:athos")
    assert follows(table, "place:conti").endswith("· gains Control, wins a Coin")
    assert follows(table, "remove:conti") == f"Cabalist {control_cost('conti', 'cabalist') - 1}"


def test_7_53_d_artagnan_brings_control_whatever_stands_there() -> None:
    table = placing("retzist", RETZ, musketeers={"d-artagnan": "retzist"}, board_coins={"gondi": [4]})
    table.do("musketeer:d-artagnan")
    assert follows(table, "space:gondi", "d-artagnan-control") == "empty · gains Control, wins a Coin"


@pytest.mark.parametrize(("rivals", "outcome"), [(0, "empty"), (2, "Mazarinist 2"), (9, "Mazarinist 9, Control")])
def test_7_64_gold_says_what_the_box_pays(rivals: int, outcome: str) -> None:
    holdings = hold("mazarinist", "charles-iv", n=rivals) if rivals else {}
    cubes = hold("cabalist", "duchesse-longueville", n=3) | holdings
    position: dict[str, Any] = {"hands": {"cabalist": [PLACE]}, "reserve": {"cabalist": 20}, "arrests": []}
    table = Table("cabalist", cubes=cubes, board_coins={}, board_crowns={}, **position)
    table.play(PLACE, "a")
    table.do("reserve:spend")
    text = follows(table, "space:charles-iv", "spend-reserve")
    table.do("space:charles-iv")
    gained = " · gains Control" if table.control("charles-iv") == "cabalist" else ""
    assert text == f"{outcome}{gained} · uses {20 - table.state.reserve[1]} cubes from the box"


# --- removing ---


def test_6_54_a_cube_removed_may_end_control_or_be_the_last() -> None:
    cubes = RETZ | hold("cabalist", "gondi", n=3) | hold("cabalist", "lyon") | hold("cabalist", "aix", n=2)
    towns = season("economic-depression", token="coin")
    table = Table("cabalist", cubes=cubes, hands={"cabalist": [towns, PLACE]})
    table.do("free-last")
    assert follows(table, "space:gondi", "lose-cubes") == "Cabalist 3, Control · ends Control"
    assert follows(table, "space:lyon", "lose-cubes") == "Cabalist 1 · takes away its last cube"
    assert follows(table, "space:aix", "lose-cubes") == "Cabalist 2"
    table = removing("retzist", cubes)
    assert follows(table, "space:lyon", "remove-cubes") == "Cabalist 1 · takes away its last cube"


def test_9_24_old_noll_takes_two_where_two_stand() -> None:
    zones = hold("retzist", "frontier-german", n=2) | hold("retzist", "frontier-italian", n=9)
    table = Table("retzist", cubes=RETZ | zones, hands={"retzist": [season("old-noll"), PLACE]})
    table.do("free-last")
    hints = {}
    while table.step == "old-noll":
        (pick,) = (option for option in table.options("old-noll") if option.startswith("remove"))
        hints[pick] = follows(table, pick, "old-noll")
        table.do(pick)
    assert hints == {
        "remove:frontier-german": "Retzist 2 · takes away its last 2 cubes",
        "remove:frontier-italian": "Retzist 9, Control · takes away 2 of its cubes",
    }


def test_7_25_a_prison_says_who_goes_free_and_what_it_costs() -> None:
    cubes = hold("condeean", "conde", n=3) | hold("condeean", "metz", n=4) | hold("condeean", "stenay", n=5)
    arrests = [{"person": p, "fortress": f} for p, f in (("gaston", "metz"), ("seguier", "metz"), ("mole", "stenay"))]
    table = Table(cubes=cubes, hands={"condeean": [PLACE, REMOVE]}, arrests=arrests)
    table.do(f"card:{PLACE}", "liberate")
    names = [WORDS.name("space", person) for person in sorted(("gaston", "seguier"), key=INDEX.__getitem__)]
    assert follows(table, "fortress:metz") == f"Condéean 4, Control · frees {' and '.join(names)}, costs 4 cubes"
    assert follows(table, "fortress:stenay").endswith(f"frees {WORDS.name('space', 'mole')}, costs 5 cubes")


# --- moving ---


def test_6_63_a_move_by_a_dashed_line_says_that_a_cube_goes() -> None:
    table = moving("retzist", RETZ)
    costly = BOARD.costly[table.state.commander][INDEX["retz"]] & ~BOARD.free[INDEX["retz"]]
    for option in sorted(table.options("move-destination")):
        space = INDEX[option.partition(":")[2]]
        assert hint_of(table, option, "move-destination").endswith("costs at least one cube") == bool(
            costly >> space & 1
        )


def test_6_63_a_cube_that_has_to_pay_its_way_says_so() -> None:
    """Two ways into Arch. Gondi: from Retz by a solid line, from elsewhere by a dashed one or an icon."""
    board, to = BOARD, INDEX["gondi"]
    dashed = board.costly_into[INDEX["conde"]][to] & ~board.free_into[to]
    far = next(i for i in board.ids if dashed >> INDEX[i] & 1 and not board.free_into[INDEX["retz"]] >> INDEX[i] & 1)
    table = moving("retzist", RETZ | hold("retzist", far, n=2), arrests=[])
    table.do("space:gondi")
    assert hint_of(table, f"space:{far}", "move-cubes").endswith("on a route that costs a cube")
    assert "costs" not in hint_of(table, "space:retz", "move-cubes")


def test_6_61_each_cube_that_leaves_says_what_stays() -> None:
    table = moving("retzist", hold("retzist", "retz", n=4) | hold("retzist", "dominicans"))
    table.do("space:gondi")
    assert follows(table, "space:retz", "move-cubes") == "Retzist 4, Control"
    table.do("space:retz")
    assert follows(table, "space:retz", "move-cubes") == "Retzist 4, Control · ends Control"
    table.do("space:retz", "space:retz")
    assert follows(table, "space:retz", "move-cubes").endswith("takes away its last 4 cubes, ends Control")


def test_6_68_the_cubes_that_go_say_whether_control_comes_of_it() -> None:
    cubes = RETZ | hold("retzist", "gondi", n=control_cost("gondi") - 1)
    ends = {"no token there": {}, "a Coin there": {"board_coins": {"gondi": [1]}}}
    lines = []
    for lying in ends.values():
        table = moving("retzist", cubes, **{"board_coins": {}, "board_crowns": {}, **lying})
        table.do("space:gondi", "space:retz")
        lines.append(hint_of(table, "go", "move-cubes"))
    assert lines == ["1 cube arrives · gains Control", "1 cube arrives · gains Control, wins a Coin"]


def test_6_67_a_move_onto_rivals_says_how_many_drive_them_out() -> None:
    table = moving("retzist", RETZ | hold("cabalist", "caumartin", n=2) | hold("retzist", "gondi"))
    ousting = "Cabalist 2 · the rival is driven out if 3 cubes arrive"
    assert follows(table, "space:caumartin", "move-destination") == ousting
    assert "driven out" not in follows(table, "space:gondi", "move-destination")
