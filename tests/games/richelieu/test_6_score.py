"""The score (6), the end (7), the variant (8), three and four players (9)."""

from __future__ import annotations

import pytest

from fronde.core.ranking import find_decider, find_first
from fronde.games.richelieu.data import CARDS, CATEGORIES
from fronde.games.richelieu.scoring import DECIDERS, find_keys
from tests.games.richelieu.table import Table, cards_of, finish_game

ALL = [int(card) for card in CARDS]


def points(table: Table, category: str) -> tuple[int, ...]:
    """What each seat scores for a region or symbol, penalties apart."""
    return tuple(items[category] for items in table.match.score().values())


def has_penalty(table: Table, seat: str, category: str) -> bool:
    """Whether a seat is without a card of a region or symbol; its penalties are five for each of these."""
    missing = [c for c in CATEGORIES if not set(cards_of(c)) & set(table.collection(seat))]
    assert table.score(seat)["missing"] == -5 * len(missing)
    return category in missing


# --- the sheet's examples ---


def test_example_1_bourgogne_five_and_the_disc_against_five() -> None:
    table = finish_game({"richelieu": [1, 2, 4], "queen": [3, 5, 6, 7]}, held_discs={"richelieu": ["bourgogne"]})
    assert points(table, "bourgogne") == (6, 0)


def test_example_2_normandie_four_and_four() -> None:
    table = finish_game({"richelieu": [14, 15], "queen": [16, 17, 18, 19]})
    assert points(table, "normandie") == (0, 0)


def test_example_3_provence_all_seven_against_the_disc_alone() -> None:
    table = finish_game({"richelieu": [], "queen": cards_of("provence")}, held_discs={"richelieu": ["provence"]})
    assert points(table, "provence") == (0, 7)
    assert has_penalty(table, "richelieu", "provence") and not has_penalty(table, "queen", "provence")


def test_example_4_crosses_five_and_four_and_what_a_disc_would_do() -> None:
    crosses = cards_of("cross")
    split = {"richelieu": crosses[:5], "queen": crosses[5:]}
    assert points(finish_game(split), "cross") == (5, 0)
    assert points(finish_game(split, held_discs={"queen": ["cross"]}), "cross") == (0, 0)


# --- rule by rule ---


def test_6_1_counted_when_the_last_card_has_been_taken() -> None:
    table = Table(rows=[[1], [8]])
    table.do("card:01")
    assert not table.over
    table.do("end-turn")
    assert [data["card"] for data in table.events_of("card-taken")] == ["01", "08"], "the last of all is taken unasked"
    assert table.over and table.match.decisions == () and table.events_of("game-ended")


def test_6_2_shields_count_not_cards() -> None:
    table = finish_game({"richelieu": [8, 9], "queen": [11, 12, 13]})
    assert points(table, "languedoc") == (4, 0)


def test_6_4_five_less_for_every_region_without_a_card() -> None:
    table = finish_game({"richelieu": ALL, "queen": []})
    assert table.score("queen")["missing"] == -60 and table.score("richelieu")["missing"] == 0


def test_6_4_sweep() -> None:
    table = finish_game({"richelieu": ALL, "queen": []})
    assert (table.score("richelieu")["total"], table.score("queen")["total"]) == (91, -60)


def test_6_6_a_disc_is_no_card_of_a_symbol() -> None:
    table = finish_game({"richelieu": [], "queen": cards_of("tower")}, held_discs={"richelieu": ["tower"]})
    assert points(table, "tower") == (0, 9)
    assert has_penalty(table, "richelieu", "tower")


def test_6_majority_by_the_disc_alone_scores_beside_the_penalty() -> None:
    table = finish_game({"richelieu": [], "queen": []}, held_discs={"queen": ["anjou"]})
    assert table.score("queen")["anjou"] == 1 and table.score("queen")["missing"] == -60


def test_6_the_total_is_the_sum_of_its_items() -> None:
    table = finish_game({"richelieu": ALL[::2], "queen": ALL[1::2]})
    for items in table.match.score().values():
        assert items["total"] == sum(n for item, n in items.items() if item != "total")


# --- the winner (7) ---


def ending(richelieu: list[int], queen: list[int]) -> tuple[list[str], str]:
    """Who wins with these cards, and by what."""
    table = finish_game({"richelieu": richelieu, "queen": queen})
    return find_first(find_keys(table.state)), find_decider(find_keys(table.state), DECIDERS)


def test_7_1_most_points() -> None:
    assert ending([1], [8, 9]) == (["queen"], "points")


FEWER = [1, 3, 4, 5, 6, 8, 9, 12, 13, 15, 16, 17, 21, 22, 29, 33, 34, 38, 42, 43, 45, 47, 48]
"""Twenty-three cards worth as much as the other twenty-five."""
LEVEL = [1, 5, 7, 9, 10, 11, 13, 16, 18, 20, 21, 23, 24, 28, 30, 31, 33, 36, 39, 40, 41, 43, 44, 45]
"""Twenty-four cards worth as much as the other twenty-four."""


@pytest.mark.parametrize("few", ["richelieu", "queen"])
def test_7_2_of_equal_points_fewer_cards(few: str) -> None:
    many = "queen" if few == "richelieu" else "richelieu"
    table = finish_game({few: FEWER, many: [card for card in ALL if card not in FEWER]})
    assert table.score(few)["total"] == table.score(many)["total"] == 29
    assert (find_first(find_keys(table.state)), find_decider(find_keys(table.state), DECIDERS)) == ([few], "cards")
    assert table.match.result is not None and table.match.result.ranking == (few, many)
    view = table.match.view(None)
    assert (view["winners"], view["tie_break"]) == ([few], "fewer-cards")


def test_7_2_all_level_the_win_is_shared() -> None:
    rest = [card for card in ALL if card not in LEVEL]
    table = finish_game({"richelieu": rest, "queen": LEVEL})
    assert table.score("richelieu")["total"] == table.score("queen")["total"] == 31
    assert ending(rest, LEVEL) == (["richelieu", "queen"], "shared")
    view = table.match.view(None)
    assert (view["winners"], view["tie_break"]) == (["richelieu", "queen"], None)


def test_7_2_discs_are_no_cards() -> None:
    discs = {"richelieu": ["marker-back-1", "marker-back-2"]}
    table = finish_game({"richelieu": FEWER, "queen": [c for c in ALL if c not in FEWER]}, held_discs=discs)
    assert find_first(find_keys(table.state)) == ["richelieu"]


# --- the variant (8) ---


def test_8_1_scored_at_once_when_three_rows_are_empty() -> None:
    table = Table(rows=[[], [], [31, 35], []], discs={31: "anjou"}, options={"three_rows": True})
    assert table.over and table.match.result is not None
    assert points(table, "anjou") == (0, 0)


def test_8_1_the_turn_that_empties_the_third_row_is_played_out() -> None:
    table = Table(rows=[[], [], [31, 35], [34]], options={"three_rows": True})
    table.do("card:34")
    assert table.step == "second-card" and not table.options("place-marker")
    table.do("card:31")
    assert table.over and table.collection("richelieu") == [34, 31]


def test_8_1_without_the_variant_the_last_row_is_played() -> None:
    table = Table(rows=[[], [], [31, 35], [34]])
    table.do("card:34", "end-turn")
    assert not table.over and table.seat == "queen"


# --- three and four players (9) ---


def test_9_1_turns_go_round() -> None:
    table = Table(3, rows=[[1, 8, 14, 20, 25]])
    for seat in ("richelieu", "queen", "gaston", "richelieu"):
        assert table.seat == seat
        table.do(sorted(table.options("take-card"))[0], "end-turn")


def test_9_1_a_foreign_marker_costs_one_whoever_owns_it() -> None:
    table = Table(4, active="queen", rows=[[1, 8, 14]], markers={1: "conde", 14: "gaston"})
    table.do("card:01")
    assert table.markers("queen")[:2] == (2, 1) and table.markers("conde") == (3, 0, set())
    assert table.markers("gaston") == (2, 0, {14})


def test_9_1_only_a_sole_majority_scores() -> None:
    table = finish_game({"richelieu": [8], "queen": [9], "gaston": [11]}, 3)
    assert points(table, "languedoc") == (0, 0, 0)
    table = finish_game({"richelieu": [8, 12], "queen": [9], "gaston": [11]}, 3)
    assert points(table, "languedoc") == (3, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_9_1_every_penalty_is_each_player_s_own(seats: int) -> None:
    table = finish_game({"richelieu": [1]}, seats)
    assert [items["missing"] for items in table.match.score().values()] == [-55] + [-60] * (seats - 1)
