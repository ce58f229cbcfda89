"""Battles (7.5 to 7.7) and the cards played in them (4.2 to 4.6)."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.core.errors import UndoRefusal
from fronde.games.jeanne.battle import Side, Stake
from tests.games.jeanne.table import WORDS, Table, siege

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
    assert not table.events_of("battle-fought")


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
    assert hints is not None
    assert WORDS.text(hints) == "worth 9; with your die and all you know so far, your total is from 10 to 15"


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
    assert table.refusal("angleterre", "cards:ram+ram", "one-of-kind") == "7.5.1"
    assert table.refusal("angleterre", "cards:ram", "two-cards") == "7.5.1"
    assert table.refusal("angleterre", "card:ram", "two-cards") == "7.5.1"
    assert table.refusal("angleterre", "cards:ram+ladders+ladders", "two-cards") == "7.5.1"
    assert table.refusal("angleterre", "cards:ram+engineer", "not-yellow") == "7.5.1"
    assert table.refusal("angleterre", "influence:lots", "option") == "7.5.5"
    assert table.why_not("angleterre", "cards:cannon+ram") == "no-card"
    assert table.why_not("angleterre", "influence:1") == "no-influence"


def test_7_5_2_the_defender_lays_one_as_a_duty() -> None:
    table = battle(hands=MANY, used={"flandres": ["sappers"]})
    assert table.options("defence-cards") == {"card:ram", "card:cannon", "used:sappers"}
    assert table.options("battle-support", "flandres") == {"support:none", "support:engineer"}
    assert table.refusal("flandres", "card:none", "one-yellow") == "7.5.2"
    assert table.refusal("flandres", "cards:ram+cannon", "one-card") == "7.5.2"
    assert table.refusal("flandres", "card:engineer", "not-yellow") == "7.5.1"
    assert table.refusal("flandres", "card:ladders", "no-card") == "7.5"


def test_7_5_2_with_used_cards_alone_it_is_none() -> None:
    table = battle(used={"flandres": ["sappers"]}, hands={"angleterre": ["ram", "ram"]})
    assert table.options("defence-cards") == {"card:none", "used:sappers"}
    table.lay(flandres=["used:sappers"], dice=(1, 6))
    assert table.view()["used"]["flandres"] == ["sappers"] and table.last("battle-fought")["result"] == "held"


@pytest.mark.parametrize(("works", "points"), [("", 2), ("castle", 4), ("fortress", 6)])
def test_7_5_3_works_dice_cards_and_influence_are_summed(works: str, points: int) -> None:
    table = battle(works={"arras": works} if works else {}, influence={"angleterre": 1, "flandres": 3})
    table.lay(angleterre=["influence:1"], flandres=["influence:3"], dice=(2, 5))
    data = table.last("battle-fought")
    assert data["attack"]["total"] == 4 + 5 + 1 + 2 and data["defence"]["total"] == 5 + 3 + 5 + points


def test_7_5_4_mountain_and_landing_add_up_wherever_both_are() -> None:
    side = Side(0, Stake(), 1, {"works": 2, "mountain": 1, "landing": 1})
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


# --- the sign of God ---

GOD = {"angleterre": ["ladders", "cannon", "sign-of-god"], "flandres": ["cannon", "sign-of-god"]}


def rolled(*dice: int, **position: Any) -> Table:
    """The same battle with these dice thrown, nothing played after them yet."""
    table = battle(**{"hands": GOD, **position})
    table.lay(dice=dice, after=False, flandres=["influence:2"], angleterre=["support:hero"])
    return table


def steps_of(table: Table) -> list[tuple[str, str]]:
    """Who is asked what."""
    return [(d.seat, d.step) for d in table.match.decisions]


def test_7_6_1_the_dice_and_all_that_was_laid_are_known_before_a_sign_is_asked_for() -> None:
    table = rolled(1, 3)
    assert steps_of(table) == [("angleterre", "play-sign")] and not table.match.decisions[0].sealed
    data = table.last("battle-rolled")
    assert (data["attack"]["total"], data["defence"]["total"]) == (10, 11) and not table.events_of("battle-fought")
    battle_view = table.view()["battle"]
    assert battle_view["attack"] == data["attack"] and battle_view["defence"]["cards"] == ["cannon"]
    assert table.view()["hands"]["angleterre"] == 1, "what lies open is in no hand"
    (question,) = table.match.decisions
    text = WORDS.text(table.match.game.speech.prompt(table.state, question))
    assert text.startswith("Arras: 10 for the attack, 11 for the defence. Result so far: Arras stays with Flanders.")
    hints = [table.match.game.speech.describe(table.state, question, option).hint for option in question.options]
    assert [WORDS.text(hint) for hint in hints if hint] == [
        "the totals do not change", "your total becomes 13", "your total becomes 16",
    ]  # fmt: skip


def test_4_5_a_sign_doubles_a_card_of_ones_choice_and_is_spent() -> None:
    table = rolled(1, 3)
    assert table.options("play-sign") == {"sign:none", "sign:ladders", "sign:cannon"}
    table.do("sign:ladders")
    assert table.last("battle-rolled")["attack"]["sign"] == "ladders"
    assert "sign-of-god" in table.view()["discards"]
    assert steps_of(table) == [("flandres", "play-sign")], "the other side answers"
    table.do("sign:none", "retreat:none")
    data = table.last("battle-fought")
    assert data["attack"]["sign"] == "ladders" and data["attack"]["total"] == 13 and data["result"] == "taken"


def test_7_6_1_the_other_side_may_answer_with_its_own() -> None:
    table = rolled(1, 3)
    table.do("sign:cannon", "sign:cannon")
    data = table.last("battle-fought")
    assert (data["attack"]["total"], data["defence"]["total"], data["result"]) == (16, 17, "held")


def test_7_6_1_each_side_plays_one_alone() -> None:
    both = {"angleterre": ["ladders", "cannon", "sign-of-god", "sign-of-god"], "flandres": GOD["flandres"]}
    table = rolled(1, 3, hands=both)
    table.do("sign:cannon", "sign:cannon")
    assert "play-sign" not in table.steps() and table.hand("angleterre") == ["sign-of-god"]


def test_7_6_1_whoever_declines_is_not_asked_again() -> None:
    table = rolled(1, 3)
    table.do("sign:none")
    assert steps_of(table) == [("flandres", "play-retreat")], "who is ahead needs none"


def test_7_6_1_of_equals_the_attacker_says_first_and_then_the_defender() -> None:
    table = rolled(2, 3)
    assert steps_of(table) == [("angleterre", "play-sign")]
    table.do("sign:none")
    assert steps_of(table) == [("flandres", "play-sign")], "who holds the city may still keep the cards"
    table.do("sign:cannon")
    assert steps_of(table) == [("angleterre", "play-retreat")], "Flanders has no card left"
    table.do("retreat:none")
    assert table.last("battle-fought")["result"] == "held" and table.view()["used"]["flandres"] == ["cannon"]


@pytest.mark.parametrize("rest", ["sign-of-god", "retreat", "ladders", "ambassador"])
def test_7_6_1_whoever_has_a_card_left_is_asked_whatever_it_is(rest: str) -> None:
    table = battle(hands={"angleterre": ["ladders", "cannon", rest], "flandres": ["cannon"]})
    table.lay(dice=(1, 3), after=False, angleterre=["cards:ladders+cannon"])
    assert steps_of(table) == [("angleterre", "play-sign")]
    signs = {"sign:ladders", "sign:cannon"} if rest == "sign-of-god" else set()
    assert table.options() == {"sign:none", *signs}
    if not signs:
        assert table.refusal("angleterre", "sign:cannon", "no-card") == "4.5"


def test_7_6_1_nobody_is_asked_without_a_card_or_where_no_sign_could_better_anything() -> None:
    none = rolled(1, 3, hands={"angleterre": ["ladders", "cannon"], "flandres": ["cannon"]})
    assert none.last("battle-fought")["result"] == "held" and not none.events_of("battle-rolled")
    far = rolled(1, 6, works={"arras": "fortress"})
    assert far.last("battle-rolled")["defence"]["total"] - far.last("battle-rolled")["attack"]["total"] == 8
    assert steps_of(far) == [("flandres", "play-retreat")]


def test_7_6_1_a_sign_may_bring_a_tie() -> None:
    table = rolled(1, 1, works={"arras": "fortress"}, influence={"flandres": 2})
    sums = table.last("battle-rolled")
    assert (sums["attack"]["total"], sums["defence"]["total"]) == (10, 15)
    table.do("sign:cannon")
    sums = table.view()["battle"]
    assert (sums["attack"]["total"], sums["defence"]["total"]) == (16, 15)
    tie = rolled(1, 2, works={"arras": "fortress"}, influence={"flandres": 2})
    tie.do("sign:cannon", "sign:none", "retreat:none")
    assert tie.last("battle-fought")["result"] == "tie" and tie.view()["discards"].count("cannon") == 2


def test_4_5_without_a_card_there_is_nothing_to_double() -> None:
    table = battle(hands={"angleterre": ["ram", "ram"], "flandres": ["sign-of-god"]})
    table.lay(dice=(6, 1))
    assert table.hand("flandres") == ["sign-of-god"] and not table.events_of("battle-rolled")


def test_7_6_why_a_sign_or_a_retreat_cannot_be_played() -> None:
    table = rolled(1, 3)
    assert table.refusal("angleterre", "sign:ram", "not-laid") == "4.5"
    assert table.refusal("angleterre", "sign:pike", "option") == "4.5"
    assert table.why_not("flandres", "sign:cannon") == "no-better"
    assert table.why_not("angleterre", "retreat:cannon") == "no-card"
    assert table.why_not("france", "sign:cannon") == "moment"
    assert table.why_not("angleterre", "cards:ladders+cannon") == "moment" == table.why_not("flandres", "card:cannon")
    hands = {"angleterre": ["ladders", "cannon", "retreat"], "flandres": ["cannon"]}
    table = rolled(1, 6, hands=hands, works={"arras": "fortress"})
    assert table.refusal("angleterre", "retreat:ladders+cannon", "few-retreats") == "4.6"
    assert table.refusal("angleterre", "retreat:ram", "not-laid") == "4.6"


# --- retreats ---


def test_7_6_2_a_loser_takes_back_the_cards_it_likes() -> None:
    hands = {"angleterre": ["ladders", "cannon", "retreat"], "flandres": ["cannon", "retreat"]}
    table = rolled(1, 6, hands=hands, works={"arras": "fortress"})
    assert steps_of(table) == [("flandres", "play-retreat")], "the defender first"
    table.do("retreat:none")
    assert table.options("play-retreat") == {"retreat:none", "retreat:ladders", "retreat:cannon"}
    table.do("retreat:ladders")
    assert table.hand("angleterre") == ["ladders"] and table.hand("flandres") == ["retreat"]
    assert table.view()["discards"] == ["cannon", "retreat"] and table.view()["used"]["flandres"] == ["cannon"]
    assert table.last("battle-fought")["attack"]["saved"] == ["ladders"]


def test_7_6_2_several_retreats_take_back_several_cards() -> None:
    hands = {"angleterre": ["ram", "ram", "retreat", "retreat"], "flandres": ["cannon"]}
    table = rolled(1, 6, hands=hands, works={"arras": "fortress"})
    assert table.options("play-retreat") == {"retreat:none", "retreat:ram", "retreat:ram+ram"}
    table.do("retreat:ram+ram")
    assert table.hand("angleterre") == ["ram", "ram"] and table.view()["discards"] == ["retreat", "retreat"]


def test_4_6_a_winner_may_retreat_and_attack_with_that_card_again() -> None:
    table = battle(
        owner={"calais": "angleterre", "arras": "flandres", "compiegne": "flandres"},
        hands={"angleterre": ["cannon", "cannon", "ram", "retreat"], "flandres": ["ladders"]},
    )
    table.lay(dice=(6, 1), angleterre=["cards:cannon+cannon"], after=False)
    assert steps_of(table) == [("angleterre", "play-retreat")]
    (question,) = table.match.decisions
    assert "England takes Arras." in WORDS.text(table.match.game.speech.prompt(table.state, question))
    table.do("retreat:cannon")
    assert table.hand("angleterre") == ["ram", "cannon"] and table.view()["used"]["angleterre"] == ["cannon"]
    assert table.view()["discards"] == ["ladders", "retreat"] and table.owner("arras") == "angleterre"
    assert "attack:arras:compiegne" in table.options("fight")


def test_4_6_a_defender_who_wins_may_retreat_too() -> None:
    table = battle(hands={"angleterre": ["ladders", "ladders"], "flandres": ["cannon", "retreat"]})
    table.lay(dice=(1, 6), flandres=["retreat:cannon"])
    assert table.hand("flandres") == ["cannon"] and table.view()["used"]["flandres"] == []


def test_4_6_whoever_wins_need_not() -> None:
    table = battle(hands={"angleterre": ["cannon", "cannon", "retreat", "retreat"], "flandres": ["ladders"]})
    table.lay(dice=(6, 1))
    assert table.hand("angleterre") == ["retreat", "retreat"] and table.view()["used"]["angleterre"] == ["cannon"] * 2


def test_4_6_a_retreat_saves_from_a_tie_too() -> None:
    table = battle(hands={"angleterre": ["ladders", "ladders", "retreat"], "flandres": ["ram", "retreat"]})
    table.lay(angleterre=["retreat:ladders"], flandres=["retreat:ram"], dice=(2, 2))
    assert table.last("battle-fought")["result"] == "tie"
    assert table.hand("angleterre") == ["ladders"] and table.hand("flandres") == ["ram"]


def test_4_6_a_used_card_taken_back_is_in_the_hand_again() -> None:
    table = battle(hands={"angleterre": ["cannon"] * 2, "flandres": ["retreat"]}, used={"flandres": ["ladders"]})
    table.lay(flandres=["used:ladders", "retreat:ladders"], dice=(6, 1))
    assert table.hand("flandres") == ["ladders"] and table.view()["used"]["flandres"] == []


def test_7_6_nothing_after_the_dice_can_be_undone() -> None:
    table = rolled(1, 3)
    table.do("sign:none")
    with pytest.raises(UndoRefusal):
        table.match.undo("angleterre")


def test_7_6_a_battle_whose_dice_are_thrown_is_taken_up_as_it_was() -> None:
    table = rolled(1, 3)
    table.do("sign:cannon")
    again = Table(**table.match.position())
    assert again.match.position() == table.match.position() and again.view() == table.view()
    assert steps_of(again) == steps_of(table)


def test_7_5_what_the_dice_brought_is_told_once_the_end_is_known_in_one_line() -> None:
    table = battle(hands=GOD)
    events = table.lay(dice=(1, 3), after=False)
    speech = table.match.game.speech
    opening = "England attacks Arras (Flanders) from Calais. Attack: Ladders 3, Cannon 6"
    assert [WORDS.text(text) for text in speech.story(events, None)] == [
        f"{opening}, die 1 = 10. Defence: Cannon 6, works 2, die 3 = 11."
    ]
    played, rest = table.do("sign:ladders"), table.do("sign:none", "retreat:none")
    assert [WORDS.text(text) for text in speech.story(played, None)] == [
        f"{opening}, die 1, Sign of God 3 = 13. Defence: Cannon 6, works 2, die 3 = 11."
    ]
    whole = [f"{opening}, die 1, Sign of God 3 = 13. Defence: Cannon 6, works 2, die 3 = 11. England takes Arras."]
    assert [WORDS.text(text) for text in speech.story(rest, None)] == whole, (
        "in full, whatever a reader has seen before"
    )
    assert [WORDS.text(text) for text in speech.story([*events, *played, *rest], None)] == whole


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
    assert table.events_of("power-fell") == [{"seat": "flandres"}]


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
    data = table.last("battle-fought")
    assert data["attack"]["total"] == 4 + 5 + 2 + dice[0] and data["defence"]["total"] == 5 + 2 + 2 + dice[1]


def test_4_8_3_a_hero_who_stays_away_is_not_lost() -> None:
    table = battle(heroes={"angleterre": True})
    table.lay(dice=(1, 6))
    assert table.view()["heroes"]["angleterre"]


def test_7_5_a_clock_lays_the_weakest_lawful_cards_and_nothing_else() -> None:
    table = battle(hands=MANY, heroes={"angleterre": True, "flandres": True}, influence={"angleterre": 3})
    table.lay(dice=(1, 1))
    data = table.last("battle-fought")
    assert data["attack"]["cards"] == ["ladders", "ladders"] and data["defence"]["cards"] == ["ram"]
    assert data["attack"]["support"] == data["defence"]["support"] == "none" and data["attack"]["influence"] == 0


def test_7_5_the_story_tells_cards_dice_sums_and_who_stands() -> None:
    table = battle(hands=MANY, influence={"angleterre": 2}, works={"arras": "castle"})
    events = table.lay(
        angleterre=["cards:ladders+ram", "influence:2", "support:traitor"], flandres=["card:cannon"], dice=(6, 1)
    )
    lines = [WORDS.text(text) for text in table.match.game.speech.story(events, None)]
    assert lines == [
        "England attacks Arras (Flanders) from Calais. Attack: Ladders 3, Ram 4, influence 2, Traitor, die 6 = 15. "
        "Defence: Cannon 6, works 0, die 1 = 7. England takes Arras."
    ]


def test_7_7_1_navarre_too_may_have_back_what_it_lost() -> None:
    table = siege(owner={"bayonne": "angleterre", "pampelune": "navarre"}, hands={"angleterre": ["cannon"] * 2})
    table.do("attack:bayonne:pampelune")
    table.lay(dice=(6, 1))
    assert table.view()["lost"]["navarre"] == ["pampelune"]


def test_4_4_why_a_red_card_cannot_be_laid() -> None:
    table = battle(hands={"angleterre": ["ram", "ram"], "flandres": ["ram", "traitor", "engineer"]})
    assert table.refusal("flandres", "support:traitor", "traitor-attacks") == "4.4"
    assert table.why_not("angleterre", "support:engineer") == "no-card"
    abroad = siege(
        owner={"calais": "angleterre", "arras": "foreign"}, hands={"angleterre": ["ram", "ram", "traitor", "engineer"]}
    )
    abroad.do("attack:calais:arras")
    assert abroad.refusal("angleterre", "support:traitor", "no-works-there") == "4.4"


def test_7_6_a_defender_may_have_answered_all_there_is() -> None:
    hands = {
        "angleterre": ["cannon", "cannon", "retreat"],
        "flandres": ["ladders", "engineer", "sign-of-god", "retreat"],
    }
    table = battle(hands=hands, influence={"flandres": 1}, works={"arras": "fortress"})
    picks = ["card:ladders", "influence:1", "support:engineer"]
    table.lay(dice=(3, 3), after=False, angleterre=["cards:cannon+cannon"], flandres=picks)
    assert steps_of(table) == [("flandres", "play-sign")]
    table.do("sign:ladders")
    while table.match.decisions[0].seat != "flandres" or table.match.decisions[0].step != "play-retreat":
        table.do(table.match.decisions[0].options[0], seat=table.match.decisions[0].seat)
    table.do("retreat:ladders")
    assert steps_of(table) == [("angleterre", "play-retreat")]
    again = Table(**table.match.position())
    assert again.match.position() == table.match.position()
    assert again.view()["battle"]["defence"]["saved"] == ["ladders"]


def test_7_6_whoever_is_asked_on_cannot_undo_it_either() -> None:
    table = battle(hands={"angleterre": ["cannon", "cannon", "ram"], "flandres": ["ladders"]})
    table.lay(dice=(6, 1), angleterre=["cards:cannon+cannon"])
    assert table.steps()[0] == "fight" and table.match.log[-1].step == "play-retreat"
    with pytest.raises(UndoRefusal):
        table.match.undo("angleterre")
