"""How the game ends, and who has won (9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.liberte.table import Table, many
from tests.games.liberte.test_8_government import count

LILIES = ("normandie", "bretagne", "maine", "anjou", "vendee", "flandre", "alsace")


def test_9_1_after_four_turns_most_points_win() -> None:
    points = {"amber": [4, 0, 5], "green": [0, 1, 2], "violet": [4, 2, 2]}
    table = count({"green": {"red": 1}}, points=points)
    assert table.over and table.state.end == "turns"
    assert [table.score(seat)["total"] for seat in ("amber", "green", "violet", "black")] == [9, 8, 8, 0]
    assert table.winners() == ("amber",)


def test_9_1_the_third_turn_is_not_the_last() -> None:
    assert not count({"green": {"red": 1}}, turn=3).over


def rank_seats(displays: dict[str, list[int]]) -> Table:
    return count({}, points={"amber": [4, 0, 0], "green": [0, 0, 4], "violet": [0, 1, 0]}, displays=displays)


def test_9_2_then_the_value_of_the_display() -> None:
    table = rank_seats({"amber": [17], "green": [13, 11], "violet": [15, 20]})
    while not table.over:
        table.do("decline")
    assert table.winners() == ("green",) and table.match.result is not None
    assert table.match.result.tie_break == "display"
    assert table.match.result.ranking[:3] == ("green", "amber", "violet")


def test_9_2_then_the_win_is_shared() -> None:
    table = rank_seats({"amber": [17], "green": [18]})
    while not table.over:
        table.do("decline")
    assert table.winners() == ("amber", "green") and table.match.result is not None
    assert table.match.result.tie_break is None
    assert [table.match.result.place(seat) for seat in ("amber", "green", "violet")] == [1, 1, 3]


FOURTEEN = ("normandie", "bretagne", "maine", "anjou", "vendee", "flandre", "picardie", "orleanais", "champagne",
            "lorraine", "alsace", "franche-comte", "bourgogne", "berry")  # fmt: skip


def red(**more: str) -> dict[str, str]:
    """Red in fourteen ordinary provinces, amber in seven and green in seven, and in Paris what is said."""
    return many("amber", "red", *FOURTEEN[:7], n=1) | many("green", "red", *FOURTEEN[7:], n=1) | more


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_9_3_seventeen_red_votes_end_the_game_in_any_turn(turn: int) -> None:
    provinces = red(**{"ile-de-france": "amber red 3"})
    table = Table(turn=turn, phase="elections", provinces=provinces, points={"green": [20, 0, 0]})
    assert table.over and table.state.end == "landslide" and table.winners() == ("amber",)
    assert table.events_of("government-formed") == [], "no government is formed"


def test_9_3_sixteen_are_not_enough() -> None:
    table = Table(turn=2, phase="elections", provinces=red(**{"ile-de-france": "amber red 2"}))
    assert not table.over and table.events_of("provinces-voted")[0]["red"] == 16


def landslide(**position: Any) -> Table:
    return Table(turn=2, phase="elections", provinces=red(**{"ile-de-france": "amber red 3"}), **position)


def test_9_4_red_votes_map_and_cards_count_and_victory_points_do_not() -> None:
    provinces = red(**{"ile-de-france": "amber red 3", "limousin": "green white 2, amber red 1"})
    hands, displays = {"amber": [15, 20], "green": [14, 3, 105]}, {"green": [71, 1]}
    table = Table(turn=2, phase="elections", provinces=provinces, hands=hands, displays=displays,
                  points={"amber": [4, 0, 0]})  # fmt: skip
    assert table.score("amber") == {
        "battles": 0, "provinces": 0, "offices": 0, "sudden-votes": 10, "sudden-map": 1, "sudden-cards": 3, "total": 14,
    }  # fmt: skip
    assert table.score("green")["sudden-cards"] == 6 and table.score("green")["total"] == 13


def test_9_4_ties_go_by_the_cards_alone_and_then_the_win_is_shared() -> None:
    table = landslide(hands={"green": [15]})
    assert table.score("amber")["total"] == table.score("green")["total"] == 10
    assert table.winners() == ("green",) and table.match.result is not None
    assert table.match.result.tie_break == "card-points"


def test_9_4_hands_are_open_at_the_end() -> None:
    table = landslide(hands={"green": [15]})
    assert table.match.view(None)["hands"]["green"] == ["c15"]


def revolt(turn: int, number: int = 7, **position: Any) -> Table:
    """White in some provinces with a fleur-de-lis; amber is to act, with white 1 of Ouest in hand."""
    more = position.pop("provinces", {})
    provinces = many("green", "white", *LILIES[:number], n=2) | more
    return Table(turn=turn, provinces=provinces, hands={"amber": [11, 56, 28]}, **position)


@pytest.mark.parametrize("answer", ["keep", "keep-end", "discard", "discard-end"])
def test_9_5_the_seventh_province_ends_the_game_once_the_card_is_resolved(answer: str) -> None:
    table = revolt(3, 6)
    table.do("place:c28", "blocks:alsace:1")
    assert not table.over, "first it is said what becomes of the card"
    table.do(answer)
    assert table.over and table.state.end == "counter-revolution"
    assert table.events_of("ended-by-counter-revolution")[0]["winners"] == ["green"]


@pytest.mark.parametrize("turn", [1, 2])
def test_9_5_not_before_turn_3(turn: int) -> None:
    table = revolt(turn, 6)
    table.do("place:c28", "blocks:alsace:1", "keep", "end-turn")
    assert not table.over


def test_9_5_nor_in_the_elections_but_at_the_start_of_the_next_turn() -> None:
    provinces = many("green", "white", *LILIES, n=2) | {"alsace": "green white 2, amber red 1"}
    table = Table(turn=2, phase="elections", provinces=provinces)
    assert not table.over, "in Alsace white 1 and red 1 are left"
    table = Table(turn=2, phase="elections", provinces=many("green", "white", *LILIES, n=2))
    assert table.over and table.state.turn == 3 and table.events_of("order-set") == []


def test_9_5_after_turn_4_there_is_none() -> None:
    table = Table(turn=4, phase="elections", provinces=many("green", "white", *LILIES, n=2))
    assert table.over and table.state.end == "turns", "what is left on the map is no counter-revolution any more"


def test_9_5_a_special_can_bring_it_about() -> None:
    table = revolt(3, 6, provinces={"alsace": "green white 1, violet red 1"})
    table.do("special:c56")
    assert table.over, "the one red block is removed unasked"


def test_9_5_red_or_blue_as_high_is_no_white_province() -> None:
    for stacks, white in (("green white 2, violet red 2", False), ("green white 2, violet red 1", True),
                          ("green white 2, violet white 2", True), ("green white 1, violet white 2, black blue 2",
                          False)):  # fmt: skip
        table = revolt(2, 6, provinces={"alsace": stacks})
        assert ("alsace" in table.match.view(None)["revolt"]["provinces"]) is white, stacks


def test_9_5_only_provinces_with_a_fleur_de_lis_count() -> None:
    table = revolt(3, 6, provinces={"champagne": "green white 3", "ile-de-france": "green white 3"})
    table.do("pass")
    assert not table.over


def test_9_6_a_lost_battle_counts_as_one() -> None:
    provinces = many("green", "white", *LILIES[:6], n=2)
    table = Table(turn=3, phase="battle", provinces=provinces)
    assert table.over and table.state.end == "counter-revolution"
    table = Table(turn=3, phase="battle", provinces=provinces, displays={"amber": [32]}, battle_box={"amber": 1})
    assert table.state.end != "counter-revolution"
    table = revolt(3, 4, battles={"valmy": "lost", "fleurus": "lost"})
    table.do("place:c11", "blocks:vendee:1", "discard")
    assert table.over


def test_9_7_white_map_and_cards_count() -> None:
    table = Table(turn=3, phase="turn", provinces=many("green", "white", *LILIES, n=2) | {"maine": "amber white 3"},
                  hands={"amber": [20, 15, 50], "green": [5]}, displays={"black": [13]},
                  points={"violet": [20, 0, 0]})  # fmt: skip
    assert table.over
    assert table.score("green") == {
        "battles": 0, "provinces": 0, "offices": 0, "sudden-votes": 0, "sudden-map": 12, "sudden-cards": 1, "total": 13,
    }  # fmt: skip
    assert [table.score(seat)["total"] for seat in ("amber", "violet", "black")] == [6, 0, 2]
    assert table.winners() == ("green",)


def test_9_7_a_tie_goes_by_the_cards_and_blocks_of_lost_battles_count_for_nobody() -> None:
    provinces = many("green", "white", *LILIES[:3], n=3) | many("amber", "white", *LILIES[3:6], n=3)
    provinces |= {"champagne": "green white 1"}
    table = Table(turn=3, phase="turn", provinces=provinces, battles={"valmy": "lost"}, hands={"amber": [5]})
    assert table.over and table.score("amber")["total"] == table.score("green")["total"] == 10
    assert table.winners() == ("amber",) and table.match.result is not None
    assert table.match.result.tie_break == "card-points"
