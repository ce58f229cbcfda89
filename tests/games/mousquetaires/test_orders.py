"""Standing orders of Mousquetaires du Roy: what they answer, and from what."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.mousquetaires.orders import ORDERS
from tests.games.mousquetaires.table import Table, at, mission

KINDS = {kind.key: kind for kind in ORDERS}


def answer(table: Table, key: str, step: str, **settings: Any) -> str | None:
    """What an order answers to the first question of a step."""
    decision = next(d for d in table.match.decisions if d.step == step)
    picks = KINDS[key].answer(table.view(decision.seat), decision, settings)
    return picks and picks[0]


def besieged(dice: str, life: int) -> Table:
    """Athos at La Rochelle after a throw, red dice first."""
    table = Table(
        active="athos", done=["dartagnan", "aramis", "porthos"], destination="milady-quarters", time=7,
        place=at(athos="la-rochelle", aramis="louvre"), siege_cards=["combat"],
        life={"dartagnan": 3, "athos": life, "aramis": 3, "porthos": 5},
    )  # fmt: skip
    table.rest()
    table.do("reveal:hide", dice=dice)
    assert table.steps() == ["sacrifice"]
    return table


@pytest.mark.parametrize(
    ("dice", "life", "keep", "gives"),
    [
        ("SSX L", 3, 2, "yes"), ("SSX L", 2, 2, "no"), ("SSX L", 2, 1, "yes"), ("SSX L", 3, "never", "no"),
        ("SHX S", 3, 2, "no"),
    ],
)  # fmt: skip
def test_life_is_given_where_red_swords_are_ahead_and_enough_is_kept(
    dice: str, life: int, keep: Any, gives: str
) -> None:
    assert answer(besieged(dice, life), "give-life", "sacrifice", keep=keep) == f"sacrifice:{gives}"


def test_one_for_all_is_played_in_need_or_kept() -> None:
    table = Table(
        active="athos", done=["dartagnan", "aramis", "porthos"], time=13, one_for_all=1, earned=["rochefort"],
        destination="milady-quarters", place=at(aramis="louvre"),
    )  # fmt: skip
    table.rest()
    table.do("reveal:hide")
    assert answer(table, "in-need", "hold-time", play="yes") == "hold:yes"
    assert answer(table, "in-need", "hold-time", play="no") == "hold:no"
    falling = Table(
        active="athos", done=["dartagnan", "aramis", "porthos"], honour=7, louvre_at=3, one_for_all=1,
        earned=["rochefort"], destination="milady-quarters", place=at(aramis="paris"),
        louvre=mission("chancellor", "felton"),
    )  # fmt: skip
    falling.rest()
    falling.do("reveal:hide")
    falling.until("save-queen")
    assert answer(falling, "in-need", "save-queen", play="yes") == "save:yes"


@pytest.mark.parametrize(
    ("dice", "again"), [("SHH SSX", "reroll:keep"), ("SSS HXX", "reroll:keep"), ("LLH XXX", "reroll:shield")]
)
def test_the_sword_throws_the_best_die_again(dice: str, again: str) -> None:
    table = Table(
        active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "henchman", "boisrenard"),
        gear={"athos": ["toledo-sword"]},
    )  # fmt: skip
    table.do("duel:louvre:henchman", "fight:none", dice=dice)
    assert answer(table, "best-die", "reroll") == again


@pytest.mark.parametrize(("hers", "again"), [("red:keep", "reroll:lys"), ("red:shield", "reroll:keep")])
def test_the_sword_reckons_whether_milady_may_still_throw_again(hers: str, again: str) -> None:
    table = Table(
        active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "biscarat", "boisrenard"),
        gear={"athos": ["toledo-sword"]}, hands={"athos": ["combat"]},
    )  # fmt: skip
    table.do("duel:louvre:biscarat", "fight:combat", dice="HHHH HHH")
    table.do("reroll:keep")
    table.do(hers, dice=("H " if hers == "red:shield" else "") + "SSL HX")
    assert answer(table, "best-die", "reroll") == again


def test_milady_stays_hidden_but_where_she_must_show_herself() -> None:
    for destination, expected in (("paris", "reveal:hide"), ("la-rochelle", None)):
        table = Table(
            active="athos", done=["dartagnan", "aramis", "porthos"], destination=destination, siege_cards=["combat"],
            place=at(aramis="louvre"),
        )  # fmt: skip
        table.rest()
        assert answer(table, "stay-hidden", "reveal") == expected
