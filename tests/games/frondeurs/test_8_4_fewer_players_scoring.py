"""Scoring with two and three players (rulebook 8.4), and ties among them (8.24)."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.games.frondeurs.data import FACTIONS, SWAP
from tests.games.frondeurs.table import Table, card, end_game, end_season, final, seat_players, worth_exactly

ON_BOARD = {"at": "lyon", "placed_by": "retzist"}
EXAMPLE_MIDGAME = {"condeean": 23, "cabalist": 27, "retzist": 25, "mazarinist": 32}
EXAMPLE_END = {"condeean": 92, "cabalist": 68, "retzist": 45, "mazarinist": 67}
EXAMPLE_USES = {"cabalist": 2, "retzist": 1, "condeean": 1}


def over(players: int, end: dict[str, int], midgame: dict[str, int] | None = None, **more: Any) -> Table:
    """A game over with these Political and Military Points together for every Faction, and those at mid-game."""
    goals = dict.fromkeys(FACTIONS, 0) | end
    position = {"cubes": worth_exactly(goals, "pp", "mp"), "arrests": [], "midgame_pp": midgame, **more}
    table = end_game(players, **{"king": ON_BOARD, **position})
    scores = {f: table.score(f) for f in FACTIONS}
    assert {f: s["pp"] + s["mp"] for f, s in scores.items()} == goals
    return table


# --- the example of 8.421 ---


def test_8_421_mid_game() -> None:
    cubes = worth_exactly(EXAMPLE_MIDGAME, "pp")
    table = seat_players(2, "cabalist", cubes=cubes, arrests=[], hands={"cabalist": [SWAP, card("B")]})
    end_season(table, SWAP)
    assert table.match.position()["midgame_pp"] == EXAMPLE_MIDGAME


def test_8_421_end() -> None:
    table = over(2, EXAMPLE_END, EXAMPLE_MIDGAME, king={"holder": "mazarinist"}, reserve_uses=EXAMPLE_USES)
    adjusted = {f: table.score(f)["total"] - table.score(f)["midgame"] for f in FACTIONS}
    assert adjusted == {"retzist": 40, "cabalist": 58, "condeean": 87, "mazarinist": 67}
    result = table.match.result
    assert result is not None
    assert [table.match.player_of(f) for f in result.ranking] == ["Ann", "Bob"]
    ann, bob = (result.scores[f] for f in result.ranking)
    assert (bob["midgame"], bob["total"] - bob["midgame"], bob["total"]) == (23, 40, 63)
    assert (ann["midgame"], ann["total"] - ann["midgame"], ann["total"]) == (25, 58, 83)
    assert bob["reserve"] == -5 and ann["reserve"] == -10 and bob["king"] == 0
    assert set(result.ranking) == {"cabalist", "retzist"}


# --- two players (8.42) ---


def test_8_42_adjustments_come_before_the_lower_is_taken() -> None:
    end = {"cabalist": 40, "condeean": 44, "mazarinist": 60, "retzist": 60}
    swapped = dict.fromkeys(FACTIONS, 0)
    assert final(over(2, end, swapped))["cabalist"] == 40
    assert final(over(2, end, swapped, reserve_uses={"condeean": 1}))["condeean"] == 39
    assert final(over(2, end, swapped, king={"holder": "cabalist"}))["condeean"] == 44


def test_8_42_at_mid_game_the_lower_of_the_old_pair_counts_at_the_end_of_the_new() -> None:
    midgame = {"condeean": 1, "cabalist": 30, "retzist": 20, "mazarinist": 30}
    table = over(2, {"condeean": 10, "cabalist": 50, "retzist": 50, "mazarinist": 50}, midgame)
    assert final(table) == {"retzist": 51, "condeean": 30}


def test_8_42_the_end_is_compared_without_mid_game_points() -> None:
    midgame = {"condeean": 40, "cabalist": 5, "retzist": 40, "mazarinist": 5}
    table = over(2, {"condeean": 30, "cabalist": 31, "retzist": 33, "mazarinist": 34}, midgame)
    assert final(table) == {"retzist": 38, "condeean": 35}


def test_8_42_without_a_faction_swap_the_first_pairs_are_scored_once() -> None:
    """4.12 (14 iv): the card may not appear at all."""
    table = over(2, {"condeean": 10, "cabalist": 30, "retzist": 20, "mazarinist": 50})
    assert final(table) == {"retzist": 20, "condeean": 10}
    assert [table.match.player_of(f) for f in final(table)] == ["Ann", "Bob"]


def test_8_42_a_negative_score_is_lower_still() -> None:
    table = over(2, {"cabalist": 3}, dict.fromkeys(FACTIONS, 0), reserve_uses={"cabalist": 2})
    assert final(table)["cabalist"] == -7


# --- three players (8.43) ---


def test_8_43_the_third_player_keeps_the_higher_score_each_time() -> None:
    midgame = {"condeean": 12, "cabalist": 1, "retzist": 7, "mazarinist": 2}
    table = over(3, {"condeean": 30, "cabalist": 31, "retzist": 40, "mazarinist": 32}, midgame)
    assert final(table) == {"condeean": 52, "mazarinist": 34, "cabalist": 32}
    assert table.match.player_of("condeean") == "Bob"


@pytest.mark.parametrize(("condeean", "retzist", "points"), [(12, 7, 12), (7, 12, 12), (5, 5, 5)])
def test_8_43_mid_game_counts_whichever_faction_had_more(condeean: int, retzist: int, points: int) -> None:
    midgame = {"condeean": condeean, "cabalist": 0, "retzist": retzist, "mazarinist": 0}
    table = over(3, {"condeean": 20}, midgame)
    assert table.match.result is not None
    assert table.match.result.scores["condeean"]["midgame"] == points


def test_8_43_adjustments_come_before_the_higher_is_taken() -> None:
    zero = dict.fromkeys(FACTIONS, 0)
    end = {"condeean": 40, "retzist": 33}
    assert final(over(3, end, zero))["condeean"] == 40
    assert final(over(3, end, zero, king={"holder": "retzist"}))["condeean"] == 43
    assert final(over(3, end, zero, reserve_uses={"condeean": 2}))["condeean"] == 33


def test_8_43_the_dummy_is_nobody_in_the_ranking() -> None:
    assert set(final(over(3, {}, dict.fromkeys(FACTIONS, 0)))) == {"condeean", "cabalist", "mazarinist"}


def test_8_43_the_others_are_scored_as_ever() -> None:
    midgame = {"condeean": 0, "cabalist": 6, "retzist": 0, "mazarinist": 7}
    uses = {"mazarinist": 1}
    table = over(3, {"cabalist": 20, "mazarinist": 20}, midgame, reserve_uses=uses, king={"holder": "cabalist"})
    assert final(table) == {"cabalist": 36, "mazarinist": 22, "condeean": 0}


def test_5_44_the_condeean_dummys_mid_game_points_are_recorded_too() -> None:
    """Ruling R75."""
    cubes = worth_exactly({"condeean": 9, "cabalist": 3, "retzist": 4, "mazarinist": 5}, "pp")
    table = seat_players(3, "cabalist", cubes=cubes, arrests=[], hands={"cabalist": [SWAP, card("B")]})
    end_season(table, SWAP)
    assert table.match.position()["midgame_pp"] == {"condeean": 9, "cabalist": 3, "retzist": 4, "mazarinist": 5}


# --- ties (8.24; rulings R154, R155) ---

SAME = dict.fromkeys(FACTIONS, 20)
ZERO = dict.fromkeys(FACTIONS, 0)


@pytest.mark.parametrize(
    ("holder", "winner"), [("condeean", "Ann"), ("cabalist", "Ann"), ("retzist", "Bob"), ("mazarinist", "Bob")]
)
def test_8_24_two_players_the_king_in_the_hand_of_either_faction(holder: str, winner: str) -> None:
    """The other Faction of the pair is the lower one, or the Mazarinist himself, so that the King brings no points."""
    raised = "retzist" if holder == "mazarinist" else holder
    table = over(2, SAME | {raised: 25}, ZERO, king={"holder": holder})
    assert len(set(final(table).values())) == 1
    assert table.match.player_of(next(iter(final(table)))) == winner


def test_8_24_two_players_without_the_king_the_factions_that_count_decide() -> None:
    first = over(2, SAME | {"mazarinist": 25, "condeean": 25}, ZERO)
    assert list(final(first)) == ["retzist", "cabalist"]
    second = over(2, SAME | {"retzist": 25, "cabalist": 25}, ZERO)
    assert list(final(second)) == ["condeean", "mazarinist"]


def test_8_24_two_players_two_equal_factions_count_as_the_one_that_wins_ties() -> None:
    assert list(final(over(2, SAME, ZERO))) == ["retzist", "cabalist"]
    assert list(final(over(2, SAME))) == ["retzist", "condeean"]


@pytest.mark.parametrize("dummy_turns", [1, 2, 3])
@pytest.mark.parametrize("holder", ["condeean", "retzist"])
def test_8_24_three_players_the_dummys_king_is_the_third_players(holder: str, dummy_turns: int) -> None:
    """Whoever ran the Dummy last gains nothing by it."""
    end = {"condeean": 10, "retzist": 30, "cabalist": 30, "mazarinist": 30} if holder == "condeean" else {
        "condeean": 30, "retzist": 10, "cabalist": 30, "mazarinist": 30,
    }  # fmt: skip
    table = over(3, end, ZERO, king={"holder": holder}, dummy_turns=dummy_turns)
    assert len(set(final(table).values())) == 1
    assert next(iter(final(table))) == "condeean"


def test_8_24_three_players_another_with_the_king() -> None:
    table = over(
        3, {"condeean": 30, "retzist": 30, "cabalist": 30, "mazarinist": 30}, ZERO, king={"holder": "mazarinist"}
    )
    assert list(final(table)) == ["mazarinist", "condeean", "cabalist"]


def test_8_24_three_players_the_faction_that_counts_decides() -> None:
    dummy = over(3, {"condeean": 20, "retzist": 30, "cabalist": 30, "mazarinist": 30}, ZERO)
    assert list(final(dummy)) == ["condeean", "cabalist", "mazarinist"]
    own = over(3, {"condeean": 30, "retzist": 20, "cabalist": 30, "mazarinist": 30}, ZERO)
    assert list(final(own)) == ["cabalist", "condeean", "mazarinist"]


def decided_by(table: Table) -> tuple[str | None, str]:
    """What decided the first place, and who has won."""
    result = table.match.result
    assert result is not None
    (winner,) = result.winning_seats()
    return result.tie_break, table.match.player_of(winner)


def test_8_24_two_players_the_result_says_what_decided() -> None:
    tied = SAME | {"retzist": 25}
    assert decided_by(over(2, tied, ZERO, king={"holder": "condeean"})) == ("king", "Ann")
    assert decided_by(over(2, tied, ZERO))[0] == "order"
    assert decided_by(over(2, SAME | {"cabalist": 25, "condeean": 25}, ZERO)) == (None, "Ann")


def test_8_24_three_players_the_result_says_what_decided() -> None:
    tied = {"condeean": 30, "retzist": 10, "cabalist": 30, "mazarinist": 30}
    assert decided_by(over(3, tied, ZERO, king={"holder": "mazarinist"})) == ("king", "Cleo")
    assert decided_by(over(3, tied, ZERO)) == ("order", "Ann")
    assert decided_by(over(3, tied | {"mazarinist": 60}, ZERO)) == (None, "Cleo")
