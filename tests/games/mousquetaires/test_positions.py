"""Positions: what a sparse one begins, what is refused, and what can never be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fronde.core.errors import InvariantError, PositionError
from fronde.core.match import Match
from fronde.games.mousquetaires import GAME
from fronde.games.mousquetaires.model import Duel, Mission, Space
from fronde.tools.fuzz import check_json
from tests.games.mousquetaires.table import LIFE, WORDS, Table, at, board, mission, setup_of

TURN = [{"step": "run-turn", "next": 1}]
FELTON = {"step": "attempt", "who": "athos", "what": "duel:louvre:felton", "stage": 0, "met": False}
"""A duel with somebody who is not there."""
INN = {"step": "attempt", "who": "athos", "what": "inn:cellar", "met": False}
"""A token faced at the inn, which is no challenge."""


def test_a_sparse_position_begins_miladys_phase_or_a_musketeers_actions() -> None:
    assert Table().steps() == Table(active="").steps() == Table(active="milady").steps() == ["choose-destination"]
    table = Table(active="porthos")
    assert table.waited_for() == ["porthos"] and table.state.phase == "musketeers"
    assert len(Table(4, options={"milady": "nobody"}).waited_for()) == 4
    assert len(table.state.board) == 12 and len(table.state.reserve) == 11 and len(table.hand("athos")) == 5


def test_a_sparse_position_may_be_of_a_game_that_is_over() -> None:
    match = Table(end="time").match
    assert match.over and match.result is not None and match.result.winners == ("milady",)
    assert match.view(None)["phase"] == "over"


@pytest.mark.parametrize(("quest", "board_", "reserve"), [(1, 12, 11), (2, 0, 11), (3, 3, 8), (4, 12, 0)])
def test_every_quest_board_is_filled(quest: int, board_: int, reserve: int) -> None:
    state = Table(active="athos", quest=quest).state
    assert (len(state.board), len(state.reserve)) == (board_, reserve)


def test_milady_who_was_driven_off_may_have_been_where_rochefort_no_longer_takes_her() -> None:
    milady = {"destination": "paris", "revealed": True, "driven": True}
    assert Table(active="athos", rochefort=0, absent=["paris"], **milady).steps() == ["act"]
    assert Table(active="athos", rochefort=0, destination="la-rochelle").steps() == ["act"]


def test_in_the_middle_of_everything_a_position_survives_json() -> None:
    table = Table(active="porthos", destination="louvre", place=at(porthos="louvre", athos="louvre"),
                  louvre=mission("provocation", "biscarat", trap="courtesan"), gear={"porthos": ["toledo-sword"]},
                  hands={"porthos": ["combat", "panache"], "athos": ["kitty"]}, one_for_all=1,
                  earned=["siege"])  # fmt: skip
    picks = ("duel:louvre:biscarat", "fight:combat", "reroll:keep", "red:keep", "fight:none", "reroll:keep")
    for pick, dice in zip(picks, ("", "LLLH HHHH", "", "", "", ""), strict=True):
        table.do(pick, dice=dice)
        check_json(table.match)
    table = Table(
        active="athos", place=at(porthos="vieux-colombier"), hands={"athos": ["kitty"], "porthos": ["combat"]}
    )
    for pick in ("offer-to:porthos", "offer-give:thing:kitty", "offer-ask:thing:combat", "offer:send"):
        table.do(pick)
        check_json(table.match)


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"hands": {"athos": ["kitty", "kitty"]}}, "cards"),
        ({"treachery": ["balm"] * 3}, "treachery"),
        ({"siege_cards": ["nobility"]}, "siege-cards"),
        ({"one_for_all": 1}, "one-for-all"),
        ({"place": at(athos="milady-quarters")}, "place"),
        ({"life": {**LIFE, "athos": 0}}, "life"),
        ({"life": {**LIFE, "athos": 5}}, "life"),
        ({"life": {**LIFE, "porthos": 6}}, None),
        ({"down": ["athos"], "life": {**LIFE, "athos": 0}, "place": at(athos="paris")}, "down"),
        ({"path": {"athos": "cellar"}}, "path"),
        ({"banned": ["athos"], "place": at(athos="quest")}, "banned"),
        ({"gear": {"athos": ["pistol", "armor", "thoroughbred", "toledo-sword"]}}, "gear"),
        ({"gear": {"athos": ["balm"]}}, "gear"),
        ({"gear": {"athos": ["pistol"]}, "stock": {"pistol": 2}}, "stock"),
        ({"paris": mission("chancellor")}, "mission"),
        ({"paris": mission("watch", done=["panache"])}, "mission"),
        ({"louvre": mission("chancellor", token=1)}, "mission"),
        ({"paris": mission("watch", "lubin"), "louvre": mission("chancellor", "lubin")}, "posted"),
        ({"paris": mission("watch", "felton", up=False)}, "strength"),
        ({"paris": mission("watch", "lubin", trap="assassin")}, "strength"),
        ({"louvre": mission("chancellor", "felton", "lubin")}, "strength"),
        ({"paris": mission("watch", done=["nobility"])}, "mission-done"),
        ({"rochefort": 0, "destination": "paris"}, "rochefort"),
        ({"rochefort": 0, "destination": "quest", "revealed": True}, "rochefort"),
        ({"destination": "louvre", "absent": ["louvre"]}, "absent"),
        ({"paris_hand": ["watch"], "paris_gone": ["watch"]}, "paris"),
        ({"honour": 9}, "honour"),
        ({"siege": -6}, "siege"),
        ({"time": 14}, "time"),
        ({"cavois": 0}, "cavois"),
        ({"board": board("red-2")}, "board"),
        ({"board": board(*["red-4"] * 4, *["blank"] * 4, *["red-2"] * 4)}, "tokens"),
        ({"board": board("red-2", "-red-2", *["blank"] * 4, *["red-3"] * 4, *["red-4"] * 2)}, "board"),
        ({"board": board(*["-red-2"] * 4, *["blank"] * 4, *["red-3"] * 4)}, "board"),
        ({"quest": 3, "board": board("-red-4", "-red-2", "-red-3")}, "board"),
        ({"quest": 4, "board": board("nobility", *["red-2"] * 11)}, "tokens"),
        ({"column": 1}, "column"),
        ({"passed": ["panache"]}, "passed"),
        ({"end": "time", "stack": [], "phase": "over"}, None),
    ],
)
def test_what_can_never_be_is_refused_in_words(position: dict[str, Any], problem: str | None) -> None:
    with pytest.raises(PositionError) as refusal:
        Match.at(GAME, setup_of(), json.loads(json.dumps({"active": "athos", **position})))
    assert WORDS.text(refusal.value.reason)
    if problem:
        assert refusal.value.reason.args["problem"].id == f"position-never-{problem}"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"phase": "siege"}, "active"), ({"active": ""}, None), ({"end": "time"}, "over-or-not"),
        ({"paris": Mission("watch", posted=("spies",))}, "mission"), ({"trading": "athos", "active": ""}, "offer"),
        ({"duel": Duel("athos", "lubin", "louvre", -1, stage="sword")}, "duel"),
        ({"board": tuple(Space("red-2") for _ in range(12))}, "tokens"),
        ({"stack": [{"step": "act"}]}, "stack"),
        ({"stack": [{"step": "act"}, {"step": "run-turn", "next": 6}]}, "stack"),
        ({"phase": "milady", "active": ""}, "stack"),
        ({"phase": "milady", "active": "", "stack": [*TURN, {"step": "obey", "who": "athos"}]}, "stack"),
        ({"phase": "milady", "active": "", "stack": [*TURN, {"step": "pay-spies", "who": "athos", "where": "paris"}]},
         "stack"),
        ({"stack": [{"step": "run-turn", "next": 1}, {"step": "post", "where": "paris"}]}, "stack"),
        ({"stack": [{"step": "run-turn", "next": 1}, {"step": "duel"}]}, "stack"),
        ({"stack": [{"step": "run-turn", "next": 6}, {"step": "act"}, FELTON]}, "stack"),
        ({"place": at(athos="quest"), "stack": [{"step": "run-turn", "next": 6}, {"step": "act"}, {**INN, "stage": 1},
                                                {**INN, "step": "play-cards", "epic": 0, "any": ""}]}, "stack"),
    ],
)  # fmt: skip
def test_what_can_never_be_is_noticed(change: dict[str, Any], problem: str | None) -> None:
    state = Table(active="athos").state.copy()
    for name, value in change.items():
        setattr(state, name, value)
    if problem is None:
        GAME.rules.check(state)
        return
    with pytest.raises(InvariantError) as error:
        GAME.rules.check(state)
    assert error.value.reason is not None and error.value.reason.id == f"position-never-{problem}"


@pytest.mark.parametrize(
    ("item", "bought", "fits"),
    [("", 1, True), ("pistol", 0, True), ("pistol", 1, True), ("", 0, False), ("", 2, False), ("pistol", 2, False),
     ("balm", 0, False)],
)  # fmt: skip
def test_whoever_buys_has_bought_what_can_be(item: str, bought: int, fits: bool) -> None:
    """The second thing is chosen after the first, and nobody buys three, or what they cannot buy."""
    state = Table(active="athos", pistoles=9).state.copy()
    state.stack = [*state.stack, {"step": "buy", "who": "athos", "item": item, "n": bought}]
    if fits:
        GAME.rules.check(state)
        return
    with pytest.raises(InvariantError):
        GAME.rules.check(state)


def test_what_is_attempted_has_to_be_there() -> None:
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "lubin"))
    table.do("duel:louvre:lubin")
    duel = table.state.duel
    for change in (
        {"louvre": Mission("chancellor")}, {"duel": None}, {"duel": duel._replace(seat="porthos")},
        {"place": at(athos="paris")}, {"duel": duel._replace(slot=3)}, {"duel": duel._replace(where="paris")},
        {"duel": duel._replace(foe="rochefort")}, {"duel": duel._replace(foe="")},
        {"duel": duel._replace(stage="over")},
    ):  # fmt: skip
        state = table.state.copy()
        for name, value in change.items():
            setattr(state, name, value)
        with pytest.raises(InvariantError) as error:
            GAME.rules.check(state)
        assert error.value.reason is not None and WORDS.text(error.value.reason)


def test_a_duel_that_has_just_begun_stands_in_a_position_like_this() -> None:
    table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "lubin"))
    table.do("duel:louvre:lubin")
    position = table.match.position()
    assert position["game"] == "mousquetaires" and position["duel"] == {
        "seat": "athos", "foe": "lubin", "where": "louvre", "slot": -1, "cards": [], "any": "", "epic": 0,
        "blue": 0, "red": 0, "blue_dice": [], "red_dice": [], "sword": False, "reroll": False, "rounds": [],
        "stage": "cards", "hurt": 0, "struck": 0,
    }  # fmt: skip


def test_a_duel_that_is_over_stands_in_a_position_and_a_snare_that_was_met() -> None:
    table = Table(active="athos", place=at(athos="quest"), quest=3, board=board("red-4", "snare", "red-2"))
    table.do("return:0", "fight:none", dice="LLL SSSS")
    check_json(table.match)
    position = table.match.position()
    position["duel"]["rounds"][0]["extra"] = [0, 0, 0]
    with pytest.raises(PositionError) as refusal:
        Match.at(GAME, setup_of(), position)
    assert refusal.value.reason.id == "position-not-four"
    table.do("return:1", "fight:none")
    check_json(table.match)
    assert table.match.position()["duel"]["foe"] == "snare" and table.state.board[1].is_empty


def test_milady_posts_at_the_next_mission_while_the_challenge_is_not_over() -> None:
    """And nothing but a challenge waits for that."""
    table = Table(
        active="athos", place=at(athos="louvre"), louvre=mission("chancellor"), hands={"athos": ["nobility"] * 2}
    )
    table.do("challenge:louvre:nobility", "play:2")
    assert table.steps() == ["post"] and table.state.stack[-2]["what"] == "challenge:louvre:nobility"
    check_json(table.match)
    state = table.state.copy()
    state.stack[-2] = {**state.stack[-2], "what": "escape"}
    with pytest.raises(InvariantError):
        GAME.rules.check(state)


@pytest.mark.parametrize("slot", [0, 3])
def test_a_token_that_is_cleared_or_not_there_fights_no_more(slot: int) -> None:
    table = Table(active="athos", place=at(athos="quest"), quest=3, board=board("-red-4", "red-2", "red-3"))
    table.do("return:1")
    state = table.state.copy()
    assert state.duel is not None and state.duel.slot == 1
    state.duel = state.duel._replace(slot=slot)
    with pytest.raises(InvariantError) as error:
        GAME.rules.check(state)
    assert error.value.reason is not None and error.value.reason.id == "position-never-duel"


def test_8_6_of_the_galleries_the_columns_so_far_are_turned_up_and_no_more() -> None:
    state = Table(active="athos", quest=4, place=at(athos="quest")).state.copy()
    state.board = tuple(space._replace(up=True) for space in state.board)
    with pytest.raises(InvariantError) as error:
        GAME.rules.check(state)
    assert error.value.reason is not None and error.value.reason.id == "position-never-column"
