"""The battle (6). Generals: 21 white 2, 32 blue 2, 66 blue 3, 78 blue 2, 83 red 2, 84 blue 1."""

from __future__ import annotations

from typing import Any

from tests.games.liberte.table import Table, many


def battle(box: dict[str, int], displays: dict[str, list[int]], turn: int = 2, **position: Any) -> Table:
    """A battle about to be fought."""
    return Table(turn=turn, phase="battle", battle_box=box, displays=displays, **position)


def test_6_1_there_is_none_in_turn_1() -> None:
    table = Table(turn=1, displays={"amber": [32]})
    table.pass_round()
    assert table.events_of("elections-began") and not table.events_of("battle-unfought")
    assert not table.events_of("battle-won") and not table.events_of("battle-lost")


def test_6_1_tokens_without_a_general_and_a_general_without_tokens_are_nothing() -> None:
    table = battle({"amber": 1, "green": 3}, {"amber": [32], "green": [15], "violet": [66]})
    assert table.events_of("battle-won") == [{"seat": "amber", "battle": "valmy", "n": 4}]


def test_6_2_most_tokens_lead_and_the_general_stays() -> None:
    table = battle({"amber": 1, "green": 2}, {"amber": [66], "green": [84]})
    assert table.points("amber", "green") == [0, 4] and table.display("green") == [84]
    assert table.match.view(None)["battles"][0] == {
        "battle": "valmy", "turn": 2, "points": 4, "leader": "green", "block": False,
    }  # fmt: skip


def test_6_3_level_in_tokens_generals_are_advanced_in_player_order() -> None:
    table = battle({"amber": 2, "green": 2}, {"amber": [84, 15], "green": [83, 66]}, order=["green", "amber", "violet",
                   "black"])  # fmt: skip
    assert (table.step, table.seat) == ("battle-tie", "green")
    assert table.options() == {"advance:c83", "advance:c66", "decline"}
    table.do("decline")
    assert table.seat == "amber" and table.options() == {"advance:c84", "decline"}
    assert table.refusal("advance:c15", reason="not-general") == "6.3"
    table.do("advance:c84")
    assert table.points("amber", "green") == [4, 0] and table.discard() == [84] and table.display("green") == [83, 66]


def test_6_3_whoever_cannot_reach_the_best_is_not_asked() -> None:
    table = battle({"amber": 2, "green": 2}, {"amber": [66], "green": [83]})
    table.do("advance:c66")
    assert table.points("amber", "green") == [4, 0] and table.discard() == [66]


def test_6_3_a_general_of_the_same_value_can_still_spoil_it_and_a_third_cannot() -> None:
    displays = {"amber": [83], "green": [32], "violet": [78]}
    table = battle({"amber": 2, "green": 2, "violet": 2}, displays)
    table.do("advance:c83", "advance:c32")
    assert table.events_of("battle-lost") and table.display("violet") == [78], "violet could change nothing"


def test_6_4_nobody_advances_and_the_battle_is_lost() -> None:
    table = battle({"amber": 2, "green": 2}, {"amber": [84], "green": [83]})
    before = table.supply()[0]
    table.do("decline", "decline")
    assert table.state.battles == {"valmy": "lost"} and table.display("amber") == [84]
    assert table.supply()[0] == before - 1 and table.points("amber", "green") == [0, 0]
    assert table.match.view(None)["battles"][0]["block"]


def test_6_4_a_battle_nobody_can_lead_is_lost_or_by_option_nothing() -> None:
    table = battle({"green": 3}, {"amber": [84]})
    assert table.events_of("battle-lost") == [{"battle": "valmy"}]
    table = battle({"green": 3}, {"amber": [84]}, options={"unled_battles_are_lost": False})
    assert not table.events_of("battle-lost") and table.events_of("battle-unfought") and table.state.battles == {}


def test_6_4_without_a_white_block_it_is_laid_after_the_elections() -> None:
    white = many("green", "white", "normandie", "bretagne", "maine", "anjou", "vendee", "flandre", "picardie",
                 "orleanais")  # fmt: skip
    table = battle({}, {}, provinces=white)
    assert table.state.turn == 3 and table.state.lost_blocks == 1
    assert table.supply()[0] == 7, "eight votes came back, and one of them lies on the battle"


def test_6_4_the_lost_battle_counts_before_its_block_lies_there() -> None:
    white = many("green", "white", "normandie", "bretagne", "maine", "anjou", "vendee", "flandre")
    white |= many("green", "white", "picardie", "orleanais")
    table = battle({}, {}, turn=3, provinces=white)
    assert table.over and table.state.end == "counter-revolution" and table.state.lost_blocks == 0


def test_6_5_all_tokens_come_back() -> None:
    table = battle({"amber": 1, "green": 3}, {"amber": [32]})
    assert set(table.state.battle_box.values()) == {0}
    assert table.match.view(None)["tokens"] == dict.fromkeys(("amber", "green", "violet", "black"), 18)


def test_6_2_the_later_battles_are_fleurus_and_rivoli() -> None:
    for turn, name in ((3, "fleurus"), (4, "rivoli")):
        table = battle({"amber": 1}, {"amber": [32]}, turn=turn)
        assert table.events_of("battle-won") == [{"seat": "amber", "battle": name, "n": 4}]
