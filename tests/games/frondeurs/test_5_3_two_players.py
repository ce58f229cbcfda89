"""Two players, two Factions each (rulebook 5.3)."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.core.rng import Dice
from fronde.games.frondeurs.data import FACTIONS, SWAP
from fronde.tools.play import play
from tests.games.frondeurs.table import Table, card, end_season, hold, season, seat_players, set_up_for

BEFORE = {"condeean": "Bob", "cabalist": "Ann", "retzist": "Ann", "mazarinist": "Bob"}
AFTER = {"condeean": "Ann", "cabalist": "Ann", "retzist": "Bob", "mazarinist": "Bob"}
AVATARS = (
    hold("condeean", "conde", n=3)
    | hold("cabalist", "duchesse-longueville", n=3)
    | hold("retzist", "retz", n=3)
    | hold("mazarinist", "mazarin", n=3)
)
GOVERNMENT = season("removal", scope="government")


def runs(table: Table) -> dict[str, str]:
    """Who runs each Faction, as the host asks and as everybody sees."""
    players = {f: table.match.player_of(f) for f in FACTIONS}
    assert all(table.match.view(viewer)["seats"] == players for viewer in (*FACTIONS, None))
    return players


def swap_in_hand(players: int = 2, active: str = "cabalist", **more: Any) -> Table:
    """The Faction Swap in the Active Player's hand."""
    hands = {active: [SWAP, card("B")], **more.pop("hands", {})}
    return seat_players(players, active, **{"cubes": AVATARS, "hands": hands, **more})


def test_5_31_mazarinist_with_condeean_cabalist_with_retzist() -> None:
    assert runs(set_up_for(2)) == BEFORE


@pytest.mark.parametrize("seed", range(3))
def test_5_32_each_faction_takes_its_own_turn_in_the_regular_order(seed: int) -> None:
    table = set_up_for(2, seed, short_game="midgame-scoring")
    turns = [e.data["seat"] for _, events in play(table.match, Dice(seed)) for e in events if e.kind == "turn-began"]
    assert len(turns) > 20
    assert turns == [FACTIONS[i % 4] for i in range(len(turns))]


def test_5_32_a_card_of_ones_other_faction_cannot_be_played() -> None:
    hands = {"cabalist": [card("A"), card("C")], "retzist": [card("A", nth=1)]}
    table = seat_players(2, "cabalist", cubes=AVATARS, hands=hands)
    assert table.refusal(f"card:{card('A', nth=1)}") == "6.14"
    assert not table.decisions(seat="retzist")


def test_5_32_losses_are_paid_by_each_faction() -> None:
    cubes = AVATARS | hold(
        "cabalist", "la-garnache", "brienne", "conseil-en-haut", "conseil-prive", "phelypeaux", "arret-union"
    )
    cubes |= hold("retzist", "d-avaux", "d-aubespine", "capuchins", "jesuits", "dominicans", "hotel-de-ville")
    table = seat_players(2, "cabalist", cubes=cubes, hands={"cabalist": [GOVERNMENT, card("B")]})
    table.do(f"card:{GOVERNMENT}", "free-last")
    assert {d.seat for d in table.decisions("lose-cubes")} == {"cabalist", "retzist"}
    assert {table.match.player_of(d.seat) for d in table.decisions("lose-cubes")} == {"Ann"}


# --- the swap (5.33) ---


def test_5_33_the_secondary_factions_change_hands() -> None:
    table = swap_in_hand()
    assert runs(table) == BEFORE
    end_season(table, SWAP)
    assert runs(table) == AFTER
    assert table.events_of("factions-swapped")[-1]["runs"] == AFTER


def test_5_33_not_before_the_turn_is_over() -> None:
    table = swap_in_hand()
    table.do(f"card:{SWAP}", "stop")
    assert table.step == "end-turn" and runs(table) == BEFORE


def test_5_33_the_marker_advances_then_scores_then_the_swap() -> None:
    table = swap_in_hand()
    lines = [e.kind for e in end_season(table, SWAP)]
    steps = ["season-advanced", "midgame-scored", "factions-swapped", "turn-began"]
    assert [kind for kind in lines if kind in steps] == steps


def test_5_33_each_factions_score_is_kept_separate() -> None:
    table = swap_in_hand(cubes=AVATARS | hold("retzist", "gondi") | hold("condeean", "dijon", "lenet"))
    end_season(table, SWAP)
    expected = {"condeean": 5, "cabalist": 0, "retzist": 2, "mazarinist": 0}
    assert table.match.position()["midgame_pp"] == expected
    assert table.events_of("midgame-scored")[-1]["scores"] == expected


def test_5_33_no_physical_change_takes_place() -> None:
    coins = {"retzist": [2], "condeean": [3]}
    hands = {"condeean": [card("A")], "retzist": [card("A", nth=1)], "mazarinist": [card("C")]}
    table = swap_in_hand(coins=coins, reserve={"condeean": 4}, hands=hands)
    table.do(f"card:{SWAP}", "stop")
    before = table.match.position()
    table.end_turn()
    after = table.match.position()
    for key in ("cubes", "coins", "crowns", "reserve", "musketeers", "king", "arrests", "discard_row"):
        assert after[key] == before[key], key
    for faction in ("condeean", "mazarinist"):
        assert after["hands"][faction] == before["hands"][faction]
    assert after["hands"]["retzist"][0] == before["hands"]["retzist"][0]


@pytest.mark.parametrize(
    ("active", "then"), list(zip(FACTIONS, (*FACTIONS[1:], FACTIONS[0]), strict=True)), ids=FACTIONS
)
def test_5_33_play_goes_on_where_it_left_off(active: str, then: str) -> None:
    table = swap_in_hand(active=active)
    end_season(table, SWAP)
    assert (table.active, table.match.player_of(then)) == (then, AFTER[then])


def test_5_33_the_swap_is_for_the_rest_of_the_game() -> None:
    table = set_up_for(2, 3)
    seatings = []
    for _, events in play(table.match, Dice(3)):
        seatings += [tuple(table.match.player_of(f) for f in FACTIONS)] if events else []
    changes = [one for i, one in enumerate(seatings) if i == 0 or one != seatings[i - 1]]
    assert changes == [tuple(BEFORE.values()), tuple(AFTER.values())]


def test_5_33_a_position_after_mid_game_scoring_is_swapped() -> None:
    assert runs(seat_players(2, midgame_pp={"retzist": 4})) == AFTER
    assert runs(seat_players(2)) == BEFORE


def test_5_33_with_four_players_nothing_changes_hands() -> None:
    table = swap_in_hand(4)
    whose = runs(table)
    end_season(table, SWAP)
    assert table.match.position()["midgame_pp"] is not None
    assert runs(table) == whose == dict(zip(FACTIONS, ("Ann", "Bob", "Cleo", "Dan"), strict=True))
    assert not table.events_of("factions-swapped")


# --- Gold and Exile by each Faction's own score (7.63, ruling R70) ---


def hidden_cubes(faction: str, midgame: dict[str, int] | None, players: int = 2) -> int:
    """The most cubes a Faction may lay away at a time."""
    hands = {faction: [card("A"), card("C")]}
    table = seat_players(players, faction, cubes=AVATARS, hands=hands, midgame_pp=midgame)
    table.play(card("A"), "a")
    table.do("reserve:add")
    if table.step == "add-reserve":
        return len(table.options("add-reserve"))
    return int(table.events_of("reserve-added")[-1]["n"])


@pytest.mark.parametrize(("faction", "most"), [("condeean", 3), ("cabalist", 2), ("retzist", 2), ("mazarinist", 1)])
def test_7_63_each_faction_lays_away_by_its_own_mid_game_score(faction: str, most: int) -> None:
    scores = {"condeean": 3, "cabalist": 8, "retzist": 9, "mazarinist": 20}
    assert hidden_cubes(faction, scores) == most
    assert hidden_cubes(faction, None) == 1


def test_7_63_tied_scores_are_both_highest_or_both_lowest() -> None:
    scores = {"condeean": 9, "cabalist": 2, "retzist": 2, "mazarinist": 9}
    assert [hidden_cubes(f, scores) for f in FACTIONS] == [1, 3, 3, 1]
    assert [hidden_cubes(f, dict.fromkeys(FACTIONS, 5)) for f in FACTIONS] == [1, 1, 1, 1]
