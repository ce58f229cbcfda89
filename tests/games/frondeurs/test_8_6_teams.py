"""Two teams of two (rulebook 8.6)."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.core.errors import TableError
from fronde.core.rng import Dice
from fronde.games.frondeurs.data import FACTIONS, SWAP
from fronde.tools.play import play
from tests.games.frondeurs.table import (
    Table,
    card,
    end_game,
    end_season,
    final,
    hold,
    seat_players,
    set_up_for,
    worth_exactly,
)

BEFORE = {"condeean": "Ann", "cabalist": "Bob", "retzist": "Cleo", "mazarinist": "Dan"}
AFTER = {"condeean": "Cleo", "cabalist": "Bob", "retzist": "Ann", "mazarinist": "Dan"}
TEAMS = {"teams": True}
ON_BOARD = {"at": "lyon", "placed_by": "retzist"}
ZERO = dict.fromkeys(FACTIONS, 0)


def over(end: dict[str, int], midgame: dict[str, int] | None = None, **more: Any) -> Table:
    """A team game over with these points at the end, and those at mid-game."""
    cubes = worth_exactly(ZERO | end, "pp", "mp")
    options = TEAMS | more.pop("options", {})
    return end_game(
        4, **{"king": ON_BOARD, "cubes": cubes, "arrests": [], "midgame_pp": midgame, "options": options, **more}
    )


def runs(table: Table) -> dict[str, str]:
    """Who runs each Faction."""
    return {f: table.match.player_of(f) for f in FACTIONS}


@pytest.mark.parametrize("players", [2, 3])
def test_8_61_for_four_players_only(players: int) -> None:
    with pytest.raises(TableError) as refusal:
        set_up_for(players, **TEAMS)
    assert refusal.value.rule == "8.61"


def test_8_61_each_player_runs_a_faction_of_his_own() -> None:
    table = set_up_for(4, **TEAMS)
    assert runs(table) == BEFORE
    assert table.match.view(None)["dummy"] is None


def test_8_62_the_secondary_factions_are_swapped_between_the_persons() -> None:
    table = seat_players(4, "cabalist", hands={"cabalist": [SWAP, card("B")]}, options=TEAMS)
    end_season(table, SWAP)
    assert runs(table) == AFTER
    assert table.events_of("factions-swapped")[-1]["runs"] == AFTER == table.match.view(None)["seats"]


def test_8_62_only_in_teams() -> None:
    table = seat_players(4, "cabalist", hands={"cabalist": [SWAP, card("B")]})
    end_season(table, SWAP)
    assert runs(table) == BEFORE


def test_8_62_hands_go_with_the_faction() -> None:
    hands = {"cabalist": [SWAP, card("B")], "condeean": [card("A")], "retzist": [card("C"), card("D")]}
    table = seat_players(4, "cabalist", hands=hands, options=TEAMS)
    end_season(table, SWAP)
    assert table.match.view("retzist")["hands"]["retzist"] == [card("C"), card("D")]
    assert table.match.view("condeean")["hands"]["condeean"] == [card("A")]
    assert table.match.view("condeean")["hands"]["retzist"] == 2
    assert "cards-shown" not in {e.kind for e in table.events}


def test_8_63_the_players_stay_in_their_teams() -> None:
    """Ann and Dan against Bob and Cleo, whoever of them has the Condéeans."""
    before = over({"condeean": 1, "mazarinist": 50, "cabalist": 20, "retzist": 20})
    after = over({"condeean": 50, "mazarinist": 50, "cabalist": 20, "retzist": 1}, ZERO)
    assert final(before) == {"cabalist": 20, "mazarinist": 1}
    assert final(after) == {"cabalist": 20, "mazarinist": 1}


@pytest.mark.parametrize("viewer", ["mazarinist", "cabalist"])
def test_8_61_partners_do_not_see_each_others_cards(viewer: str) -> None:
    hands = {f: [card("F", "persons", nth=i)] for i, f in enumerate(FACTIONS)}
    table = seat_players(4, "cabalist", hands=hands, options=TEAMS)
    hands = table.match.view(viewer)["hands"]
    assert [f for f in FACTIONS if isinstance(hands[f], list)] == [viewer]


def test_8_64_mid_game_every_factions_score_is_recorded() -> None:
    cubes = hold("retzist", "gondi") | hold("mazarinist", "mole", "talon") | hold("condeean", "lenet")
    table = seat_players(4, "cabalist", cubes=cubes, hands={"cabalist": [SWAP, card("B")]}, options=TEAMS)
    end_season(table, SWAP)
    expected = {"condeean": 3, "cabalist": 0, "retzist": 2, "mazarinist": 3}
    assert table.match.position()["midgame_pp"] == expected


def test_8_65_only_the_lower_total_of_a_team_counts() -> None:
    """Ruling R95: mid-game and end are added up for each Faction first."""
    midgame = {"condeean": 40, "cabalist": 5, "retzist": 40, "mazarinist": 5}
    table = over({"condeean": 10, "cabalist": 40, "retzist": 12, "mazarinist": 41}, midgame)
    assert {f: table.score(f)["total"] for f in FACTIONS} == {
        "condeean": 50, "cabalist": 45, "retzist": 52, "mazarinist": 46,
    }  # fmt: skip
    assert final(table) == {"mazarinist": 46, "cabalist": 45}


def test_8_65_adjustments_count_for_the_faction_first() -> None:
    end = {"condeean": 33, "cabalist": 30, "retzist": 31, "mazarinist": 40}
    assert final(over(end, ZERO)) == {"mazarinist": 31, "cabalist": 30}
    assert final(over(end, ZERO, reserve_uses={"condeean": 1})) == {"mazarinist": 31, "cabalist": 28}
    assert final(over(end, ZERO, king={"holder": "cabalist"})) == {"cabalist": 33, "mazarinist": 31}


def test_8_65_a_team_stands_under_its_primary_faction() -> None:
    """Ruling R157."""
    table = over({"condeean": 1, "cabalist": 30, "retzist": 2, "mazarinist": 40}, ZERO)
    assert final(table) == {"mazarinist": 2, "cabalist": 1}
    assert table.match.result is not None
    items = table.match.result.scores["mazarinist"]
    assert items["pp"] + items["mp"] == 2


@pytest.mark.parametrize("holder", ["condeean", "cabalist", "retzist", "mazarinist"])
def test_8_24_in_a_tie_the_king_in_the_hand_of_either_partner(holder: str) -> None:
    raised = "retzist" if holder == "mazarinist" else holder
    table = over(dict.fromkeys(FACTIONS, 20) | {raised: 25}, ZERO, king={"holder": holder})
    assert len(set(final(table).values())) == 1
    assert next(iter(final(table))) == ("cabalist" if holder in ("condeean", "cabalist") else "mazarinist")


def test_8_24_without_the_king_the_factions_that_count_decide() -> None:
    """Ruling R155."""
    same = dict.fromkeys(FACTIONS, 20)
    assert list(final(over(same | {"mazarinist": 25}, ZERO))) == ["mazarinist", "cabalist"]
    assert list(final(over(same | {"retzist": 25}, ZERO))) == ["cabalist", "mazarinist"]
    assert list(final(over(same, ZERO))) == ["mazarinist", "cabalist"]


def test_8_24_the_result_says_what_decided_and_both_partners_win() -> None:
    same = dict.fromkeys(FACTIONS, 20)
    for king, end, decided in (
        ({"holder": "cabalist"}, same, "king"),
        (ON_BOARD, same | {"retzist": 25}, "order"),
        (ON_BOARD, same | {"retzist": 25, "cabalist": 25, "condeean": 25}, None),
    ):
        result = over(end, ZERO, king=king).match.result
        assert result is not None and result.tie_break == decided
        assert result.winning_seats() == result.partners[result.ranking[0]] and len(result.winning_seats()) == 2


def test_8_52_in_a_short_game_without_mid_game_scoring_nothing_is_swapped() -> None:
    options = {"short_game": "end-scoring", **TEAMS}
    cubes = worth_exactly({"condeean": 10, "cabalist": 20, "retzist": 15, "mazarinist": 30}, "pp", "mp")
    table = seat_players(
        4, "cabalist", season=7, hands={"cabalist": [SWAP, card("B")]}, options=options, cubes=cubes, arrests=[],
        king=ON_BOARD,
    )  # fmt: skip
    end_season(table, SWAP)
    assert runs(table) == BEFORE and final(table) == {"cabalist": 15, "mazarinist": 10}


def test_8_53_in_the_other_they_are() -> None:
    table = set_up_for(4, 2, short_game="midgame-scoring", **TEAMS)
    for _ in play(table.match, Dice(2)):
        pass
    assert runs(table) == AFTER and set(final(table)) == {"cabalist", "mazarinist"}
