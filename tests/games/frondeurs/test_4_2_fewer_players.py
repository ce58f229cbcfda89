"""Set-up for two and three players (rulebook 4.2)."""

from __future__ import annotations

import pytest

from fronde.core.types import Event
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import BOARD, FACTIONS
from tests.games.frondeurs.table import PLAYERS, Table, card, seat_players, set_up_for

TWO = {"condeean": "Bob", "cabalist": "Ann", "retzist": "Ann", "mazarinist": "Bob"}
THREE = {"condeean": "Bob", "cabalist": "Ann", "retzist": "Bob", "mazarinist": "Cleo"}
ROUND = ["mazarinist", "retzist", "cabalist", "condeean"]


def place_all(table: Table) -> list[tuple[str, str]]:
    """Place every set-up cube in the Avatars; gives (Faction asked, player who decides) cube by cube."""
    order = []
    while table.step == "setup-cubes":
        order.append((table.seat, table.match.player_of(table.seat)))
        table.place(BOARD.ids[BOARD.avatars[FACTIONS.index(table.seat)]])
    return order


@pytest.mark.parametrize(
    ("players", "roles"), [(2, ("cabalist", "mazarinist")), (3, ("cabalist", "retzist", "mazarinist")), (4, FACTIONS)]
)
def test_4_12_each_player_chooses_a_side(players: int, roles: tuple[str, ...]) -> None:
    table = set_up_for(players)
    assert GAME.rules.roles(table.match.setup) == roles
    assert GAME.rules.seats(table.match.setup) == FACTIONS
    assert [table.match.player_of(role) for role in roles] == list(PLAYERS[:players])


@pytest.mark.parametrize("players", [2, 3])
def test_4_11_the_game_is_always_set_up_for_four(players: int) -> None:
    table, whole = set_up_for(players), set_up_for(4)
    one, other = table.match.position(), whole.match.position()
    differ = {key for key in one if one[key] != other[key]}
    assert differ <= {"players", "runs", "dummy"}


@pytest.mark.parametrize(("players", "runs"), [(2, TWO), (3, THREE)])
def test_4_21_4_22_who_sets_up_which_faction(players: int, runs: dict[str, str]) -> None:
    table = set_up_for(players)
    assert {f: table.match.player_of(f) for f in FACTIONS} == runs
    assert set(place_all(table)) == set(runs.items())


@pytest.mark.parametrize("players", [2, 3])
def test_4_21_4_22_cubes_are_deployed_by_faction_in_the_normal_order(players: int) -> None:
    order = [faction for faction, _ in place_all(set_up_for(players))]
    assert order == [f for _ in range(3) for f in ROUND for _ in range(2)] + ROUND


def test_4_21_the_pair_of_one_player_has_two_hands() -> None:
    table = set_up_for(2)
    place_all(table)
    assert [len(table.hand(f)) for f in FACTIONS] == [2, 1, 1, 1]
    view = table.match.view("cabalist")
    assert view["hands"]["cabalist"] == list(table.hand("cabalist"))
    assert (view["hands"]["retzist"], view["hands"]["mazarinist"], view["hands"]["condeean"]) == (1, 1, 2)


def test_4_21_cards_are_dealt_to_each_faction_in_secret() -> None:
    table = set_up_for(2)
    events = place_last(table)
    deals = [event for event in events if event.kind == "card-dealt"]
    assert [event.to for event in deals] == [(f,) for f in FACTIONS]
    assert all("card" not in event.data and "card" in event.secret for event in deals)
    assert not [event for event in events if event.kind == "cards-shown"]


def place_last(table: Table) -> list[Event]:
    """Place every set-up cube; gives the events of the last."""
    table.events.clear()
    place_all(table)
    return table.events


def test_4_21_tokens_belong_to_one_faction() -> None:
    hands = {f: [card("A", nth=i), card("C", nth=i)] for i, f in enumerate(("cabalist", "retzist"))}
    table = seat_players(2, "cabalist", hands=hands, coins={"retzist": [2]}, crowns={"retzist": 1})
    assert not [o for o in table.options("play-card") if o.startswith(("coin", "crown"))]
    assert f"card:{hands['retzist'][0]}" not in table.options()
    other = seat_players(2, "retzist", hands=hands, coins={"retzist": [2]}, crowns={"retzist": 1})
    assert {"coin:2:before", "crown"} <= other.options("play-card")


# --- three players (4.22) ---


def test_4_22_the_condeeans_are_the_dummy_as_play_begins() -> None:
    table = set_up_for(3)
    place_all(table)
    assert table.match.view(None)["dummy"] == "condeean"
    assert table.match.position()["dummy"] == "condeean"
    assert (table.active, table.match.player_of("condeean")) == ("condeean", "Bob")


@pytest.mark.parametrize("players", [2, 4])
def test_4_22_no_dummy_with_two_or_four(players: int) -> None:
    table = set_up_for(players)
    assert table.match.view(None)["dummy"] is None and table.match.position()["dummy"] is None


@pytest.mark.parametrize("viewer", [*FACTIONS, None])
def test_4_22_the_dummys_cards_lie_face_up_for_all(viewer: str | None) -> None:
    table = set_up_for(3)
    place_all(table)
    hands = table.match.view(viewer)["hands"]
    assert hands["condeean"] == list(table.hand("condeean")) and len(hands["condeean"]) == 2
    for faction in FACTIONS[1:]:
        assert hands[faction] == (list(table.hand(faction)) if faction == viewer else 1)


def test_4_22_the_dummys_cards_are_told_to_all() -> None:
    table = set_up_for(3)
    events = place_last(table)
    reveals = [event for event in events if event.kind == "cards-shown"]
    assert all(event.data["seat"] == "condeean" and not event.secret for event in reveals)
    assert tuple(c for event in reveals for c in event.data["card"]) == table.hand("condeean")
    assert [event.to for event in events if event.kind == "card-dealt"] == [(f,) for f in FACTIONS[1:]]


def test_4_22_the_view_names_who_runs_what() -> None:
    assert set_up_for(2).match.view(None)["seats"] == TWO
    assert set_up_for(3).match.view("mazarinist")["seats"] == THREE
