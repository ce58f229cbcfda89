"""What a seat sees: every field of the view, and a deal it could not tell from the real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from fronde.core.match import without_head
from fronde.core.rng import Dice
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import BOARD, FACTIONS, SWAP
from fronde.games.frondeurs.model import State
from tests.games.frondeurs.table import Table, card, hold, placing, season, seat_players, set_up_for

NOTHING = dict.fromkeys(FACTIONS, 0)
LENS = season("battle", location="frontier-northeast", cubes=4)


def full_table() -> Table:
    """A table with something everywhere."""
    return Table(
        "retzist",
        cubes=hold("retzist", "retz", n=3) | hold("cabalist", "lyon", n=2),
        hands={"retzist": ["a01", "a02", LENS], "cabalist": ["a03", "s03", "s04"]},
        laid_aside={"cabalist": ["a04"]},
        discard_row=["a05"],
        spent_actions=["a06", "a07"],
        spent_seasons=["s05"],
        crowns={"retzist": 1},
        coins={"cabalist": [2, 3]},
        board_coins={"lyon": [4, 4], "gondi": [1]},
        board_crowns={"conti": 1},
        musketeers={"athos": "cabalist"},
        reserve={"mazarinist": 2},
        reserve_uses={"mazarinist": 1},
        midgame_pp={"cabalist": 7},
        season=9,
    )


def test_a_view_tells_what_lies_open() -> None:
    view = full_table().match.view(None)
    expected: dict[str, Any] = {
        "game": "frondeurs",
        "viewer": None,
        "players": ["Ann", "Bob", "Cleo", "Dan"],
        "seats": dict(zip(FACTIONS, ("Ann", "Bob", "Cleo", "Dan"), strict=True)),
        "dummy": None,
        "active": "retzist",
        "turn": 1,
        "season": 9,
        "over": False,
        "cubes": {"retz": ["retzist", 3], "lyon": ["cabalist", 2]},
        "control": {"retz": "retzist"},
        "supply": {"condeean": 100, "cabalist": 98, "retzist": 97, "mazarinist": 98},
        "hands": {"condeean": 0, "cabalist": 3, "retzist": 3, "mazarinist": 0},
        "season_cards": {"condeean": 0, "cabalist": 2, "retzist": 1, "mazarinist": 0},
        "laid_aside": NOTHING | {"cabalist": 1},
        "discard_row": ["a05"],
        "spent_actions": ["a06", "a07"],
        "spent_seasons": ["s05", SWAP],
        "crowns": NOTHING | {"retzist": 1},
        "coins": {f: [] for f in FACTIONS} | {"cabalist": [2, 3]},
        "new_crowns": NOTHING,
        "new_coins": {f: [] for f in FACTIONS},
        "board_crowns": {"conti": 1},
        "board_coins": {"gondi": 1, "lyon": 2},
        "musketeers": {"d-artagnan": "board", "athos": "cabalist", "aramis": "board", "porthos": "board"},
        "king": {"holder": "mazarinist"},
        "army_commander": "conde",
        "reserve": NOTHING | {"mazarinist": 2},
        "reserve_uses": NOTHING | {"mazarinist": 1},
        "midgame_pp": NOTHING | {"cabalist": 7},
        "card_in_play": "",
    }
    assert {name: view[name] for name in expected} == expected
    assert set(view) == {*expected, "options", "action_deck", "season_deck", "arrests", "score", "sides", "head"}
    assert view["action_deck"] == 90 - 7 and view["season_deck"] == 21 - 5
    assert view["score"] == full_table().match.score()
    assert [side["counted"] for side in view["sides"]] == list(FACTIONS)
    assert {side["shown"]: side["items"] for side in view["sides"]} == view["score"]
    assert [side["factions"] for side in view["sides"]] == [[f] for f in FACTIONS]
    assert view["options"]["faction_swap"] == "eighth"
    assert view["arrests"] == full_table().match.position()["arrests"]


def test_8_4_a_view_names_the_factions_that_count_for_each_player() -> None:
    def sides(table: Table) -> list[tuple[str, list[str]]]:
        return [(side["shown"], side["factions"]) for side in table.match.view(None)["sides"]]

    two = seat_players(2, reserve_uses={"retzist": 1, "condeean": 1})
    assert sides(two) == [("retzist", ["cabalist", "retzist"]), ("condeean", ["condeean", "mazarinist"])]
    assert [side["items"]["total"] for side in two.match.view(None)["sides"]] == [-5, -5]
    three = seat_players(3)
    assert sides(three) == [
        ("retzist", ["condeean", "retzist"]), ("cabalist", ["cabalist"]), ("mazarinist", ["mazarinist"]),
    ]  # fmt: skip
    teams = Table(options={"teams": True})
    assert sides(teams) == [("cabalist", ["cabalist", "retzist"]), ("mazarinist", ["mazarinist", "condeean"])]
    swapped = Table(options={"teams": True}, midgame_pp={"cabalist": 1})
    assert sides(swapped) == [("cabalist", ["cabalist", "condeean"]), ("mazarinist", ["mazarinist", "retzist"])]


def test_a_seat_sees_its_own_cards_and_how_many_others_hold() -> None:
    view = full_table().match.view("cabalist")
    assert view["viewer"] == "cabalist"
    assert view["hands"]["cabalist"] == ["a03", "s03", "s04"] and view["laid_aside"]["cabalist"] == ["a04"]
    assert view["hands"]["retzist"] == 3 and view["laid_aside"]["retzist"] == 0


def test_what_is_won_this_turn_is_shown_apart() -> None:
    table = placing("retzist", hold("retzist", "retz", "gondi", n=3), board_coins={"gondi": [2]})
    table.place("hotel-de-ville")
    assert table.match.view(None)["card_in_play"] == card("A")
    table = placing("retzist", hold("retzist", "gondi", n=2) | hold("retzist", "retz"), board_coins={"gondi": [2]})
    table.place("gondi")
    assert table.match.view(None)["new_coins"]["retzist"] == [2] == table.match.view(None)["coins"]["retzist"]


def test_4_12_while_setting_up_the_seat_that_places_is_the_one_to_move() -> None:
    table = set_up_for(4)
    assert table.match.view(None)["active"] == "mazarinist"
    table.do("stop")
    assert table.match.view(None)["active"] == table.seat == "retzist"


# --- dealt again ---


def again(table: Table, seat: str | None) -> list[State]:
    """Deals the seat could not tell from the real one."""
    return [GAME.rules.resample(table.state, seat, Dice(seed)) for seed in range(30)]


HIDDEN: list[tuple[str, Callable[[State], object]]] = [
    ("a rival's hand", lambda state: state.hands[1]),
    ("a rival's cards laid aside", lambda state: state.crown_cards[1]),
    ("the Action Deck", lambda state: state.action_deck),
    ("the Season Deck", lambda state: state.season_deck),
    ("the Coins on the board", lambda state: state.board_coins[BOARD.index["lyon"]]),
    ("the Coins in the box", lambda state: state.box_coins),
]


@pytest.mark.parametrize(("what", "part"), HIDDEN, ids=[what for what, _ in HIDDEN])
def test_what_a_seat_cannot_see_is_dealt_again(what: str, part: Callable[[State], object]) -> None:
    deals = again(full_table(), "retzist")
    assert len({repr(part(state)) for state in deals}) > 5, what


def test_what_a_seat_sees_stays_and_every_component_too() -> None:
    table = full_table()
    for state in again(table, "retzist"):
        GAME.rules.check(state)
        assert state.hands[2] == ("a01", "a02", LENS) and state.open_decisions is None
        assert [c[0] for c in state.hands[1]] == ["a", "s", "s"], "Season Cards are known to be such (R102)"
        assert list(state.box_coins) == sorted(state.box_coins)
        assert Counter(state.coins[1]) == Counter([2, 3])
        assert GAME.rules.view(state, "retzist") == without_head(table.match.view("retzist"))
    assert {state.hands[2] for state in again(table, "cabalist")} != {("a01", "a02", LENS)}


def test_a_deal_leaves_the_real_one_alone() -> None:
    table = full_table()
    before = table.match.position()
    again(table, None)
    assert table.match.position() == before


def test_5_42_the_dummys_open_cards_are_not_dealt_again() -> None:
    table = seat_players(3, "cabalist", hands={"condeean": ["a01", "a02"], "mazarinist": ["a03"]})
    assert {state.hands[0] for state in again(table, None)} == {("a01", "a02")}
    assert len({state.hands[3] for state in again(table, None)}) > 5


def test_8_5_season_cards_left_in_the_box_are_dealt_again_in_no_order() -> None:
    table = set_up_for(4, short_game="end-scoring")
    boxes = [state.box_seasons for state in again(table, None)]
    assert len(set(boxes)) > 20 and all(list(box) == sorted(box) for box in boxes)
    assert {len(box) for box in boxes} == {len(table.state.box_seasons)}


def draw_up_to(table: Table, remaining: int) -> Table:
    """The same with so many Season Cards left in the deck."""
    deck = table.state.season_deck
    table.state.season_deck, table.state.spent_seasons = deck[-remaining:], deck[:-remaining]
    return table


@pytest.mark.parametrize(("count", "places"), [(0, {5, 6, 7, 8, 9}), (5, {0, 1, 2, 3, 4}), (7, {0, 1, 2})])
def test_4_12_a_faction_swap_sixth_to_tenth_may_be_anywhere_still_possible(count: int, places: set[int]) -> None:
    for seed in range(40):
        table = set_up_for(4, seed, faction_swap="sixth-to-tenth")
        if table.state.season_deck.index(SWAP) > count:
            deals = again(draw_up_to(table, 21 - count), None)
            assert {state.season_deck.index(SWAP) for state in deals} == places
            return
    raise AssertionError("no deck with the card deep enough")


def test_4_12_on_top_the_faction_swap_may_be_next_or_not_when_its_place_is_not_known() -> None:
    for seed in range(60):
        table = set_up_for(4, seed, faction_swap="sixth-to-tenth")
        at = table.state.season_deck.index(SWAP)
        if at == 9:
            deals = again(draw_up_to(table, 12), None)
            assert {state.season_deck.index(SWAP) for state in deals} == {0}, "tenth at the latest"
            return
    raise AssertionError("no deck with the card tenth")


def test_9_27_once_the_faction_swap_is_drawn_every_season_card_may_be_anywhere() -> None:
    table = set_up_for(4)
    draw_up_to(table, 10)
    assert SWAP not in table.state.season_deck
    for place in range(10):
        assert len({state.season_deck[place] for state in again(table, None)}) > 3
