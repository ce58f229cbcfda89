"""The quest for the jewels (8), by the numbers of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.mousquetaires.data import FIGHTING, TOKENS
from tests.games.mousquetaires.table import LIFE, Table, at, board, mission

QUIET = {"destination": "milady-quarters", "paris": None}
INN = (
    "red-2",
    "red-3",
    "blank",
    "snare",
    "blank",
    "red-4",
    "red-4",
    "blank",
    "blank",
    "fixed-2s",
    "fixed-1s2h",
    "red-2",
)


def quest(n: int, *tokens: str, seat: str = "athos", **position: Any) -> Table:
    """A musketeer on a quest board."""
    layout = {"board": board(*tokens)} if tokens else {}
    return Table(active=seat, quest=n, place=at(**{seat: "quest"}), **{**QUIET, **layout, **position})


def inn(*changed: str, **position: Any) -> Table:
    """Athos at the inn, the first stages as given."""
    return quest(1, *changed, *INN[len(changed) :], **position)


def test_8_1_nineteen_tokens_fight() -> None:
    assert len(FIGHTING) == 19 and FIGHTING.count("snare") == 2
    assert sum(token.count for token in TOKENS.values()) == 27
    assert [token.level for token in TOKENS.values() if token.level] == [8] * 4


def test_8_1_a_snare_costs_life_armour_or_not() -> None:
    table = inn("-red-2", "-red-3", "-blank", path={"athos": "bedrooms"}, gear={"athos": ["armor"]})
    table.do("inn:bedrooms")
    assert table.state.life["athos"] == 2 and "snared" in table.kinds() and table.state.quest == 2


def test_8_2_the_first_stage_is_met_at_once() -> None:
    table = inn()
    assert {"inn:bedrooms", "inn:stables", "inn:cellar"} <= table.options("act")
    assert "face down" in table.hint("inn:bedrooms")
    table.do("inn:bedrooms")
    assert table.state.board[0].up and table.state.duel.foe == "red-2" and table.state.path["athos"] == "bedrooms"
    table.do("fight:none", dice="HHH HH HH H H")
    assert not table.state.board[0].is_empty and "2 dice" not in table.hint("inn:bedrooms")
    table.do("inn:bedrooms", "fight:none", dice="LLL HH")
    assert table.state.board[0].is_empty and table.state.action_points["athos"] == 1


def test_8_2_a_blank_costs_the_action() -> None:
    table = inn()
    table.do("inn:stables")
    assert table.state.board[4].is_empty and table.state.duel is None and table.state.action_points["athos"] == 2
    assert "token-blank" in table.kinds()


def test_8_2_a_cleared_path_is_entered_for_an_action() -> None:
    table = inn("-red-2", "-red-3")
    table.do("inn:bedrooms")
    assert not table.state.board[2].up and table.state.action_points["athos"] == 2 and "path-entered" in table.kinds()
    table.do("inn:bedrooms")
    assert table.state.board[2].is_empty
    table.do("move:paris")
    assert table.state.path["athos"] == ""


@pytest.mark.parametrize("before", ["", "cellar"])
def test_8_2_who_is_stopped_by_rochefort_enters_no_path(before: str) -> None:
    table = inn(destination="quest", path={"dartagnan": before}, seat="dartagnan")
    table.do("inn:stables")
    assert table.state.duel.foe == "rochefort" and table.state.path["dartagnan"] == before
    table.do("fight:none", dice="HHH HHHH HH HHH H HH H")
    while "reroll-red" in table.steps():
        table.do("red:keep")
    assert "action-lost" in table.kinds() and table.state.path["dartagnan"] == before
    assert not table.state.board[4].up and table.state.action_points["dartagnan"] == 2


def test_8_2_who_wounds_rochefort_enters_his_path_and_meets_its_token() -> None:
    table = inn(destination="quest", seat="porthos")
    table.do("inn:stables", "fight:none", dice="LLL SSSS")
    while "reroll-red" in table.steps():
        table.do("red:keep")
    assert table.state.is_home and table.state.path["porthos"] == "stables"
    assert table.state.board[4].is_empty and table.state.action_points["porthos"] == 2


def test_8_2_a_cleared_path_is_entered_past_rochefort() -> None:
    table = inn("-red-2", destination="quest", seat="porthos")
    table.do("inn:bedrooms")
    assert table.state.path["porthos"] == "bedrooms" and not table.state.revealed


def test_8_2_four_stages_complete_the_board() -> None:
    table = inn("-red-2", "-red-3", "-blank", "red-2", path={"athos": "bedrooms"}, hands={})
    table.do("inn:bedrooms", "fight:none", dice="LLL HH")
    assert table.state.quest == 2 and table.state.board == () and table.state.path["athos"] == ""
    assert len(table.hand("athos")) == 2 and "board-completed" in table.kinds()


def test_8_3_an_epic_token_turns_three_up() -> None:
    table = inn(epic=1)
    table.do("scout", "space:1 space:5 space:12")
    assert [n for n, space in enumerate(table.state.board) if space.up] == [0, 4, 11] and table.state.epic == 0
    assert table.state.action_points["athos"] == 3
    assert table.refusal("athos", "scout", "few-epic") == "8.3"
    assert quest(2, epic=1).refusal("athos", "scout", "other-board") == "8.3"


def test_8_3_to_turn_tokens_up_is_no_action_and_begins_nobodys_turn() -> None:
    table = inn(epic=3)
    table.do("end-turn")
    everybody = ["dartagnan", "aramis", "porthos"]
    assert table.waited_for() == everybody and table.view()["active"] is None
    table.do("scout", seat="porthos")
    assert table.waited_for() == ["porthos"] and table.steps() == ["scout-tokens"]
    table.do("space:1 space:5 space:12")
    assert table.waited_for() == everybody and table.view()["active"] is None
    assert table.state.action_points["porthos"] == 3 and table.view()["waiting"] == everybody
    table.do("move:louvre", seat="aramis")
    assert table.state.active == "aramis" and table.waited_for() == ["aramis"]
    table.do("scout", "space:2 space:6 space:11", seat="aramis")
    assert table.state.active == "aramis" and table.state.action_points["aramis"] == 2


def test_8_3_what_is_left_is_turned_up_at_once() -> None:
    table = inn(*(f"+{token}" for token in INN[:9]), epic=2)
    table.do("end-turn")
    table.do("scout", seat="porthos")
    assert all(space.up for space in table.state.board) and table.state.active == ""
    assert table.waited_for() == ["dartagnan", "aramis", "porthos"] and "scout" not in table.options("act")


def test_8_4_four_challenges_then_de_wardes() -> None:
    table = quest(2, passed=["erudition", "gallantry", "panache"], hands={"athos": ["nobility", "kitty"]})
    assert table.refusal("athos", "duel:quest:de-wardes", "passage-first") == "8.4"
    table.do("challenge:quest:nobility", "play:1")
    assert len(table.state.passed) == 4
    table.do("duel:quest:de-wardes", "fight:none", dice="LLL SSSS")
    assert table.state.quest == 3 and table.steps() == ["lay-tokens"] and len(table.hand("athos")) == 3
    assert table.find("token:rest").about == {"quest": "3", "n": 1, "all": 3, "stage": 1}


def test_8_4_epic_tokens_make_it_easier_but_not_the_duel() -> None:
    table = quest(2, epic=3, hands={})
    table.do("challenge:quest:gallantry", "ease", "ease")
    (decision,) = [d for d in table.match.decisions if d.required]
    assert (decision.step, decision.about["n"], table.state.epic) == ("play-cards", 2, 1)
    wardes = quest(2, passed=["erudition", "gallantry", "nobility", "panache"], epic=3)
    wardes.do("duel:quest:de-wardes", "fight:none")
    assert "add-epic" not in wardes.steps()


def test_8_5_cards_before_the_token_is_turned_up_and_epic_tokens_after() -> None:
    table = quest(3, "red-4", "snare", "red-2", epic=4, hands={"athos": ["combat"]})
    assert "return:0" in table.options("act") and "return:1" not in table.options("act")
    table.do("return:0")
    assert not table.state.board[0].up and table.hint("fight:combat").startswith("face down; with 4 dice, ")
    assert table.view()["duel"]["foe"] is None
    table.do("fight:combat")
    assert table.steps() == ["add-epic"] and table.options("add-epic") == {"epic:0", "epic:1", "epic:2"}
    table.do("epic:2", dice="LLLSSS XXXX")
    assert table.state.epic == 2 and len(table.state.duel.rounds[0].blue) == 6 and table.state.board[0].is_empty


def test_8_5_who_was_not_beaten_is_known_when_he_is_confronted_again() -> None:
    table = quest(3, "red-4", "snare", "red-2")
    table.do("return:0", "fight:none", dice="HHH HHHH HH HHH H HH HHHH")
    assert table.state.board[0].up and not table.state.board[0].is_empty
    table.do("return:0")
    assert table.view()["duel"]["foe"] == "red-4"
    assert table.hint("fight:none").startswith("with 3 dice, 35% to hurt him")


def test_8_5_not_against_rochefort() -> None:
    table = quest(3, "red-4", "snare", "red-2", epic=4, seat="porthos", destination="quest")
    table.do("return:0", "fight:none")
    assert "add-epic" not in table.steps()


def test_8_5_a_snare_counts_as_dealt_with_and_the_third_completes() -> None:
    table = quest(3, "-red-4", "-red-3", "snare", hands={})
    table.do("return:2", "fight:none")
    assert table.state.life["athos"] == 2 and table.state.quest == 4 and len(table.hand("athos")) == 2


GALLERY = ("+nobility", "+red-2", "+snare", "erudition", "red-3", "red-4", "panache", "fixed-2s", "red-2", "gallantry",
           "red-3", "red-3")  # fmt: skip


def test_8_6_the_challenge_passes_the_chamber() -> None:
    table = quest(4, *GALLERY, hands={"athos": ["nobility"] * 3})
    table.do("challenge:quest:nobility", "play:3")
    assert table.state.column == 1 and all(space.is_empty for space in table.state.board[:3])
    assert [space.up for space in table.state.board[3:7]] == [True, True, True, False]


def test_8_6_or_both_opponents_a_snare_among_them() -> None:
    table = quest(4, *GALLERY)
    assert {"duel:quest:1", "duel:quest:2"} <= table.options("act") and "life point" in table.hint("duel:quest:2")
    table.do("duel:quest:2")
    assert table.state.life["athos"] == 2 and table.state.column == 0
    table.do("duel:quest:1", "fight:none", dice="LLL SS")
    assert table.state.column == 1


def test_8_7_a_secret_passage() -> None:
    table = quest(4, *GALLERY, epic=3)
    table.do("passage")
    assert (table.state.column, table.state.epic, table.state.action_points["athos"]) == (1, 0, 2)
    assert quest(4, *GALLERY, epic=2).refusal("athos", "passage", "few-epic") == "8.7"
    assert inn(epic=3).refusal("athos", "passage", "other-board") == "8.2"


def test_8_8_what_is_left_leaves_the_game_and_the_next_board_is_set_up() -> None:
    table = quest(2, passed=["erudition", "gallantry", "nobility", "panache"])
    table.do("duel:quest:de-wardes", "fight:none", dice="LLL SSSS")
    reserve = len(table.state.reserve)
    assert reserve == 11 and table.waited_for() == ["milady"]
    table.do("token:rest")
    assert len(table.state.board) == 3 and len(table.state.reserve) == 8 and table.state.active == "athos"
    table = quest(3, "-red-4", "-red-3", "red-2", hands={})
    table.do("return:2", "fight:none", dice="LLL HH")
    assert table.state.quest == 4
    table.do("token:nobility", "token:rest")
    assert [space.up for space in table.state.board] == [True] * 3 + [False] * 9 and not table.state.reserve


def test_8_8_elsewhere_the_quest_is_out_of_reach() -> None:
    assert Table(active="athos", louvre=mission("chancellor"), life=LIFE).refusal("athos", "inn:cellar") == "8.2"
