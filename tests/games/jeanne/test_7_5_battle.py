"""Battles (7.5 to 7.7) and the cards played in them (4.2 to 4.6)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from fronde.games.jeanne.battle import Laid, Side, judge, play_signs
from fronde.games.jeanne.data import KIND
from tests.games.jeanne.table import SAID, Table, siege

MANY = {
    "angleterre": ["ladders", "ladders", "ram", "engineer", "traitor", "sign-of-god", "retreat"],
    "flandres": ["ram", "cannon", "engineer", "traitor", "sign-of-god", "retreat", "retreat"],
}


def battle(**position: Any) -> Table:
    """England attacks Arras."""
    table = siege(**position)
    table.do("attack:calais:arras")
    return table


def test_7_5_both_sides_are_asked_at_once_and_unseen() -> None:
    table = battle(hands=MANY)
    assert set(table.waited_for()) == {"angleterre", "flandres"}
    assert all(decision.sealed for decision in table.match.decisions)
    before = [table.view(seat) for seat in (None, "flandres")], table.waited_for()
    table.do("cards:ladders+ram", "support:traitor", seat="angleterre")
    assert ([table.view(seat) for seat in (None, "flandres")], table.waited_for()) == before
    table.do("cards:ladders+ladders", seat="angleterre")
    assert not table.told("battle-fought")


def test_7_5_each_side_knows_what_it_needs() -> None:
    table = battle(works={"arras": "castle"})
    (attack,) = [d for d in table.match.decisions if d.step == "attack-cards"]
    assert attack.about == {
        "city": "arras", "way": "road", "source_city": "calais", "attacker_seat": "angleterre",
        "defender_seat": "flandres", "works": 4, "sums": {"cards:ram+sappers": [10, 15]},
    }  # fmt: skip
    (defence,) = [d for d in table.match.decisions if d.step == "defence-cards"]
    assert defence.about["sums"] == {"card:sappers": [10, 15]}
    hints = table.match.game.speech.describe(table.state, attack, "cards:ram+sappers").hint
    assert hints is not None and SAID.text(hints) == "9; with your die and what you know of: 10 to 15"


def test_7_5_the_defender_is_asked_whatever_he_holds() -> None:
    for hand in (["retreat"], ["ram"], ["engineer", "traitor"]):
        assert set(battle(hands={"angleterre": ["ram", "ram"], "flandres": hand}).waited_for()) == {
            "angleterre",
            "flandres",
        }
    assert battle(hands={"angleterre": ["ram", "ram"]}).waited_for() == ["angleterre"]


def test_7_5_1_the_attacker_lays_two_yellow_and_one_thing_more() -> None:
    table = battle(hands=MANY, heroes={"angleterre": True})
    assert table.options("attack-cards") == {"cards:ladders+ladders", "cards:ladders+ram"}
    assert table.options("battle-support", "angleterre") == {
        "support:none", "support:engineer", "support:traitor", "support:hero"
    }  # fmt: skip
    assert table.refused("angleterre", "cards:ram+ram", "one-of-kind") == "7.5.1"
    assert table.refused("angleterre", "cards:ram", "two-cards") == "7.5.1"
    assert table.refused("angleterre", "card:ram", "two-cards") == "7.5.1"
    assert table.refused("angleterre", "cards:ram+ladders+ladders", "two-cards") == "7.5.1"
    assert table.refused("angleterre", "cards:ram+engineer", "not-yellow") == "7.5.1"
    assert table.refused("angleterre", "influence:lots", "option") == "7.5.5"
    assert table.why_not("angleterre", "cards:cannon+ram") == "no-card"
    assert table.why_not("angleterre", "influence:1") == "no-influence"


def test_7_5_2_the_defender_lays_one_as_a_duty() -> None:
    table = battle(hands=MANY, used={"flandres": ["sappers"]})
    assert table.options("defence-cards") == {"card:ram", "card:cannon", "used:sappers"}
    assert table.options("battle-support", "flandres") == {"support:none", "support:engineer"}
    assert table.refused("flandres", "card:none", "one-yellow") == "7.5.2"
    assert table.refused("flandres", "cards:ram+cannon", "one-card") == "7.5.2"
    assert table.refused("flandres", "card:engineer", "not-yellow") == "7.5.1"
    assert table.refused("flandres", "card:ladders", "no-card") == "7.5"


def test_7_5_2_with_used_cards_alone_it_is_none() -> None:
    table = battle(used={"flandres": ["sappers"]}, hands={"angleterre": ["ram", "ram"]})
    assert table.options("defence-cards") == {"card:none", "used:sappers"}
    table.lay(flandres=["used:sappers"], dice=(1, 6))
    assert table.view()["used"]["flandres"] == ["sappers"] and table.last("battle-fought")["result"] == "held"


@pytest.mark.parametrize(("works", "points"), [("", 2), ("castle", 4), ("fortress", 6)])
def test_7_5_3_works_dice_cards_and_influence_are_summed(works: str, points: int) -> None:
    table = battle(works={"arras": works} if works else {}, influence={"angleterre": 1, "flandres": 3})
    table.lay(angleterre=["influence:1"], flandres=["influence:3"], dice=(2, 5))
    told = table.last("battle-fought")
    assert told["attack"]["total"] == 4 + 5 + 1 + 2 and told["defence"]["total"] == 5 + 3 + 5 + points


def test_7_5_4_mountain_and_landing_add_up_wherever_both_are() -> None:
    side = Side(0, Laid(), 1, {"works": 2, "mountain": 1, "landing": 1})
    assert side.total == 5


def test_7_5_5_five_points_at_most_and_spent() -> None:
    table = battle(influence={"angleterre": 6, "flandres": 2})
    assert table.options("battle-influence", "angleterre") == {f"influence:{n}" for n in range(6)}
    table.lay(angleterre=["influence:5"], flandres=["influence:1"], dice=(6, 1))
    assert table.view()["influence"]["angleterre"] == 1 == table.view()["influence"]["flandres"]


def test_4_3_an_engineer_is_spent_and_stopped_by_another() -> None:
    table = battle(hands=MANY, works={"arras": "castle"})
    table.lay(angleterre=["support:engineer"], flandres=["support:engineer", "card:cannon"], dice=(1, 1))
    assert table.last("battle-fought")["defence"]["bonus"]["works"] == 4
    assert [card for card in table.view()["discards"] if card == "engineer"] == ["engineer"] * 2
    table = battle(hands=MANY, works={"arras": "castle"})
    table.lay(angleterre=["support:engineer"], flandres=["card:cannon"], dice=(1, 1))
    assert table.last("battle-fought")["defence"]["bonus"]["works"] == 2


def test_4_4_a_traitor_is_spent() -> None:
    table = battle(hands=MANY, works={"arras": "fortress"})
    table.lay(angleterre=["support:traitor"], flandres=["card:ram"], dice=(1, 1))
    assert table.last("battle-fought")["defence"]["bonus"]["works"] == 0 and "traitor" in table.view()["discards"]


# --- the sign of God, against a plain reading ---


def sides(attack: int, defence: int, signs: tuple[str, str]) -> tuple[Side, Side]:
    """Two sides of those totals, with a Ladders each."""
    ladders = (KIND["ladders"],)
    return (
        Side(0, Laid(ladders, sign=signs[0]), 0, {"works": attack - 3}),
        Side(1, Laid(ladders, sign=signs[1]), 0, {"works": defence - 3}),
    )


@pytest.mark.parametrize(
    ("attack", "defence", "signs", "result", "played"),
    [
        (10, 12, ("city", "none"), "taken", (True, False)),
        (10, 13, ("city", "none"), "held", (False, False)),
        (10, 13, ("result", "none"), "tie", (True, False)),
        (10, 14, ("result", "none"), "held", (False, False)),
        (12, 10, ("city", "city"), "taken", (True, True)),
        (12, 10, ("none", "city"), "held", (False, True)),
        (13, 10, ("none", "city"), "tie", (False, True)),
        (14, 10, ("none", "result"), "taken", (False, False)),
        (10, 10, ("city", "none"), "taken", (True, False)),
        (10, 10, ("none", "city"), "tie", (False, False)),
        (10, 10, ("none", "result"), "held", (False, True)),
        (10, 10, ("city", "city"), "tie", (True, True)),
        (10, 10, ("city", "result"), "tie", (True, True)),
        (10, 12, ("city", "city"), "held", (True, True)),
        (12, 11, ("city", "none"), "taken", (False, False)),
    ],
)
def test_7_6_1_signs_are_played_as_laid_down(
    attack: int, defence: int, signs: tuple[str, str], result: str, played: tuple[bool, bool]
) -> None:
    one, other = sides(attack, defence, signs)
    play_signs(one, other)
    assert judge(one, other) == result
    assert (one.sign is not None, other.sign is not None) == played


def test_7_6_1_a_sign_never_worsens_its_own_result() -> None:
    rank = {"taken": 2, "tie": 1, "held": 0}
    for attack, defence, mine in product(range(5, 15), range(5, 15), ("city", "result")):
        one, other = sides(attack, defence, (mine, "none"))
        before = rank[judge(one, other)]
        play_signs(one, other)
        assert rank[judge(one, other)] >= before
        assert (one.sign is None) == (rank[judge(one, other)] == before)


def test_4_5_a_sign_doubles_the_highest_own_card_and_is_spent_only_when_played() -> None:
    table = battle(hands={"angleterre": ["ladders", "cannon", "sign-of-god"], "flandres": ["ladders"]})
    table.lay(angleterre=["sign:city"], dice=(1, 6))
    told = table.last("battle-fought")["attack"]
    assert (told["sign"] is None and table.hand("angleterre") == ["sign-of-god"]) or told["sign"] == "cannon"
    table = battle(hands={"angleterre": ["ladders", "cannon", "sign-of-god"], "flandres": ["cannon"]})
    table.lay(angleterre=["sign:city"], dice=(1, 6))
    assert table.last("battle-fought")["attack"]["sign"] == "cannon" and table.owner("arras") == "angleterre"
    assert table.view()["used"]["angleterre"] == ["ladders", "cannon"] and "sign-of-god" in table.view()["discards"]


def test_4_5_without_a_card_there_is_nothing_to_double() -> None:
    table = battle(hands={"angleterre": ["ram", "ram"], "flandres": ["sign-of-god"]})
    table.lay(flandres=["sign:result"], dice=(6, 1))
    assert table.hand("flandres") == ["sign-of-god"]


# --- retreats ---


def test_7_6_2_retreats_save_the_highest() -> None:
    table = battle(hands={"angleterre": ["ladders", "cannon", "retreat"], "flandres": ["cannon", "retreat"]})
    assert table.options("plan-retreat", "angleterre") == {"retreat:0", "retreat:1"}
    table.lay(angleterre=["retreat:1"], flandres=["retreat:1"], dice=(1, 6))
    assert table.hand("angleterre") == ["cannon"] and table.hand("flandres") == ["retreat"]
    assert table.view()["discards"] == ["ladders", "retreat"]
    assert table.last("battle-fought")["attack"]["saved"] == ["cannon"]


def test_4_6_a_retreat_saves_from_a_tie_too() -> None:
    table = battle(hands={"angleterre": ["ladders", "ladders", "retreat"], "flandres": ["ram", "retreat"]})
    table.lay(angleterre=["retreat:1"], flandres=["retreat:1"], dice=(2, 2))
    assert table.last("battle-fought")["result"] == "tie"
    assert table.hand("angleterre") == ["ladders"] and table.hand("flandres") == ["ram"]


def test_4_6_a_winner_keeps_the_retreat() -> None:
    table = battle(hands={"angleterre": ["cannon", "cannon", "retreat", "retreat"], "flandres": ["ladders"]})
    table.lay(angleterre=["retreat:2"], dice=(6, 1))
    assert table.hand("angleterre") == ["retreat", "retreat"] and table.view()["used"]["angleterre"] == ["cannon"] * 2


def test_4_6_a_used_card_saved_is_in_the_hand_again() -> None:
    table = battle(hands={"angleterre": ["cannon"] * 2, "flandres": ["retreat"]}, used={"flandres": ["ladders"]})
    table.lay(flandres=["used:ladders", "retreat:1"], dice=(6, 1))
    assert table.hand("flandres") == ["ladders"] and table.view()["used"]["flandres"] == []


# --- results ---


def test_7_7_1_the_city_falls_with_its_works_and_is_noted_as_lost() -> None:
    table = battle(works={"arras": "castle"}, hands={"angleterre": ["cannon"] * 2, "flandres": ["ladders"]})
    table.lay(dice=(6, 1))
    view = table.view()
    assert view["owner"]["arras"] == "angleterre" and view["works"] == {"arras": "castle"}
    assert view["lost"]["flandres"] == ["arras"] and view["attacked"]["angleterre"] == ["arras"]


def test_7_7_1_the_last_city_lost_is_told() -> None:
    table = battle(owner={"calais": "angleterre", "arras": "flandres"}, hands={"angleterre": ["cannon"] * 2})
    table.lay(dice=(6, 1))
    assert table.told("power-fell") == [{"seat": "flandres"}]


def test_7_7_2_a_defender_who_wins_keeps_the_card_for_defence() -> None:
    table = battle()
    table.lay(dice=(1, 6))
    view = table.view()
    assert view["used"]["flandres"] == ["sappers"] and table.hand("flandres") == []
    assert view["discards"] == ["ram", "sappers"] and view["used"]["angleterre"] == []


def test_7_7_3_level_both_lose_all_but_the_city_is_held() -> None:
    table = battle(influence={"flandres": 1})
    table.lay(flandres=["influence:1"], dice=(1, 2))
    assert table.last("battle-fought")["result"] == "tie" and table.owner("arras") == "flandres"
    assert table.view()["discards"] == ["ram", "sappers", "sappers"]


@pytest.mark.parametrize(("dice", "attacker", "defender"), [((6, 1), True, False), ((1, 6), False, True)])
def test_4_8_3_a_hero_is_lost_unless_his_side_wins(dice: tuple[int, int], attacker: bool, defender: bool) -> None:
    table = battle(heroes={"angleterre": True, "flandres": True})
    table.lay(angleterre=["support:hero"], flandres=["support:hero"], dice=dice)
    heroes = table.view()["heroes"]
    assert (heroes["angleterre"], heroes["flandres"]) == (attacker, defender)
    told = table.last("battle-fought")
    assert told["attack"]["total"] == 4 + 5 + 2 + dice[0] and told["defence"]["total"] == 5 + 2 + 2 + dice[1]


def test_4_8_3_a_hero_who_stays_away_is_not_lost() -> None:
    table = battle(heroes={"angleterre": True})
    table.lay(dice=(1, 6))
    assert table.view()["heroes"]["angleterre"]


def test_7_5_a_clock_lays_the_weakest_lawful_cards_and_nothing_else() -> None:
    table = battle(hands=MANY, heroes={"angleterre": True, "flandres": True}, influence={"angleterre": 3})
    table.lay(dice=(1, 1))
    told = table.last("battle-fought")
    assert told["attack"]["cards"] == ["ladders", "ladders"] and told["defence"]["cards"] == ["ram"]
    assert told["attack"]["support"] == told["defence"]["support"] == "none" and told["attack"]["influence"] == 0


def test_7_5_the_story_tells_cards_dice_sums_and_who_stands() -> None:
    table = battle(hands=MANY, influence={"angleterre": 2}, works={"arras": "castle"})
    events = table.lay(
        angleterre=["cards:ladders+ram", "influence:2", "support:traitor"], flandres=["card:cannon"], dice=(6, 1)
    )
    lines = [SAID.text(text) for text in table.match.game.speech.story(events, None)]
    assert lines == [
        "England attacks Arras (Flanders) from Calais. Attack: Ladders 3, Ram 4, influence 2, Traitor, die 6 = 15. "
        "Defence: Cannon 6, works 0, die 1 = 7. England takes Arras."
    ]


def test_7_7_1_navarre_too_may_have_back_what_it_lost() -> None:
    table = siege(owner={"bayonne": "angleterre", "pampelune": "navarre"}, hands={"angleterre": ["cannon"] * 2})
    table.do("attack:bayonne:pampelune")
    table.lay(dice=(6, 1))
    assert table.view()["lost"]["navarre"] == ["pampelune"]
