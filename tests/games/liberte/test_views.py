"""What a seat may know, and the deal it could not tell from the real one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fronde.core.match import Match, without_head
from fronde.core.rng import Dice
from fronde.games.liberte import GAME
from fronde.games.liberte.data import CARDS, PRINTINGS, PROVINCES
from fronde.games.liberte.dealing import deal_again
from fronde.tools.play import play
from tests.games.liberte.table import Table, many, setup_of


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = Table(hands={"amber": [15, 20], "green": [14]}, displays={"green": [13]})
    assert table.match.view("amber")["hands"] == {"amber": ["c15", "c20"], "green": 1, "violet": 0, "black": 0}
    assert table.match.view(None)["hands"]["amber"] == 2
    assert table.match.view("amber")["displays"]["green"] == ["c13"]
    assert GAME.speech.private_text(table.match.view("amber"), "amber")[0].args["card"].id == "c15"


def test_the_deck_is_counted_by_its_two_parts() -> None:
    view = Table.set_up(4).match.view("amber")
    assert view["deck"] == {"a": 26, "below": 53} and view["pool"] == list(PRINTINGS["second"].set_b)


def test_the_phase_and_whose_turn_it_is() -> None:
    assert Table(active="green").match.view(None)["active"] == "green"
    assert Table(turn=2, phase="refresh", hands={"amber": [1]}).match.view(None)["phase"] == "refresh"
    tie = {"bretagne": "amber white 2, green blue 2"}
    table = Table(turn=2, phase="elections", provinces=tie, displays={"amber": [13], "green": [17]})
    view = table.match.view(None)
    assert (view["phase"], view["active"], view["province"]) == ("elections", None, "bretagne")
    assert view["tie"] == {"seats": ["amber", "green"], "past": 0, "bids": []} and table.match.turn.seat is None
    table.do("advance:c13")
    assert table.match.view(None)["tie"]["bids"] == [{"seat": "amber", "card": "c13"}]
    battle = Table(turn=2, phase="battle", battle_box={"amber": 1, "green": 1},
                   displays={"amber": [32], "green": [78]})  # fmt: skip
    assert battle.match.view(None)["phase"] == "battle" and battle.match.view(None)["province"] is None


def test_the_results_of_the_last_elections_are_kept() -> None:
    table = Table(turn=2, phase="elections", provinces={"berry": "amber red 1", "anjou": "amber red 1, green blue 1"})
    assert table.match.view(None)["results"] == [
        {"province": "anjou", "faction": "", "seat": "", "votes": 0, "tied": True},
        {"province": "berry", "faction": "red", "seat": "amber", "votes": 1, "tied": False},
    ]
    assert table.match.view(None)["year"] == 1795


def test_revolt_tells_how_near_it_is() -> None:
    table = Table(turn=2, provinces=many("green", "white", "maine", "anjou"), battles={"valmy": "lost"})
    assert table.match.view(None)["revolt"] == {"provinces": ["maine", "anjou"], "lost": 1, "needed": 7}
    assert table.match.view(None)["battles"][0]["block"] is True


def test_of_two_worlds_a_seat_cannot_tell_apart_the_same_dice_deal_the_same() -> None:
    match = Match.start(GAME, setup_of(4, 3))[0]
    for _ in play(match, Dice(3), 60):
        pass
    for seat in (None, *match.seats):
        twin = match.resample(seat, Dice(7))
        again = [deal_again(m.state, seat, Dice(11)) for m in (match, twin)]
        assert json.dumps(GAME.rules.dump(again[0])) == json.dumps(GAME.rules.dump(again[1]))


def test_a_deal_keeps_set_a_above_set_b_and_out_of_what_was_never_shuffled_in() -> None:
    match = Match.start(GAME, setup_of(6, 3))[0]
    for number in range(12):
        state = match.resample("amber", Dice(number)).state
        sets = [CARDS[card].set for card in state.deck]
        assert sets == sorted(sets) and {CARDS[c].set for hand in state.hands.values() for c in hand} == {"A"}
    rest = [n for n in range(1, 111) if n not in (1, 2, 3, 30, 40, 41, 71, 72, 73)]
    table = Table(turn=2, hands={"amber": [1], "green": [2, 3]}, open=[30, 40, 41], deck=[71, 72, 73], gone=rest)
    for number in range(12):
        twin = table.match.resample("amber", Dice(number)).state
        assert set(twin.deck) == {"c71", "c72", "c73"} and twin.hands["green"] == ("c2", "c3")
    spectator = table.match.resample(None, Dice(1)).state
    assert {*spectator.hands["amber"], *spectator.hands["green"]} == {"c1", "c2", "c3"}


def test_a_spectator_after_the_end_sees_every_hand() -> None:
    table = Table(turn=3, phase="turn", hands={"amber": [15]}, provinces=many(
        "green", "white", "normandie", "bretagne", "maine", "anjou", "vendee", "flandre", "alsace"))  # fmt: skip
    view = table.match.view(None)
    assert view["hands"]["amber"] == ["c15"] and view["phase"] == "over" and view["end"] == "counter-revolution"
    assert view["winners"] == ["green"] and table.match.resample(None, Dice(2)).state.hands == table.state.hands


def test_the_whole_of_a_view() -> None:
    result = {"province": "maine", "faction": "white", "seat": "amber", "votes": 1, "tied": False}
    table = Table(3, turn=3, provinces={"maine": "amber white 2, green red 1"}, round=3, open=[30, 40, 41],
                  hands={"amber": [15, 20], "green": [14]}, displays={"green": [13]}, discard=[71], gone=[72],
                  points={"amber": [4, 1, 5]}, battle_box={"green": 2}, battles={"valmy": "amber"}, government="red",
                  opposition="white", presence=["green"], results=[result])  # fmt: skip
    view = without_head(table.match.view("amber"))
    provinces = view.pop("provinces")
    assert list(provinces) == list(PROVINCES) and {name for name, stacks in provinces.items() if stacks} == {"maine"}
    assert provinces["maine"] == [
        {"seat": "amber", "faction": "white", "n": 2}, {"seat": "green", "faction": "red", "n": 1},
    ]  # fmt: skip
    assert view.pop("score")["amber"]["total"] == 10 and view.pop("pool") == list(PRINTINGS["first"].set_b)
    seats = ("amber", "green", "violet")
    assert view == {
        "game": "liberte", "viewer": "amber", "players": ["p1", "p2", "p3"],
        "seats": {"amber": "p1", "green": "p2", "violet": "p3"},
        "options": {"unled_battles_are_lost": True},
        "turn": 3, "year": 1795, "phase": "action", "round": 3, "last_round": False, "order": list(seats),
        "active": "amber", "supply": {"white": 22, "blue": 28, "red": 29}, "waiting": 0,
        "tokens": {"amber": 17, "green": 14, "violet": 18},
        "revolt": {"provinces": ["maine"], "lost": 0, "needed": 7}, "deck": {"a": 50, "below": 51},
        "open": ["c30", "c40", "c41"], "discard": ["c71"], "gone": ["c72"], "playing": None,
        "hands": {"amber": ["c15", "c20"], "green": 1, "violet": 0},
        "displays": {"amber": [], "green": ["c13"], "violet": []},
        "points": {"amber": {"battles": 4, "provinces": 1, "offices": 5},
                   **{key: {"battles": 0, "provinces": 0, "offices": 0} for key in ("green", "violet")}},
        "battle_box": {"amber": 0, "green": 2, "violet": 0},
        "battles": [
            {"battle": "valmy", "turn": 2, "points": 4, "leader": "amber", "block": False},
            {"battle": "fleurus", "turn": 3, "points": 4, "leader": None, "block": False},
            {"battle": "rivoli", "turn": 4, "points": 4, "leader": None, "block": False},
        ],
        "government": "red", "opposition": "white", "presence": ["green"],
        "track": {"white": 0, "blue": 0, "red": 0},
        "votes": {key: {"white": 0, "blue": 0, "red": 0} for key in seats},
        "results": [result], "province": None, "tie": None, "holding": "", "end": "",
    }  # fmt: skip
    table.do("place:c20")
    assert table.match.view(None)["playing"] == "c20" and table.match.view(None)["hands"]["amber"] == 1


def test_another_deal_is_another_deal() -> None:
    match = Match.start(GAME, setup_of(4, 3))[0]
    twins = [match.resample("amber", Dice(number)).state for number in range(6)]
    assert len({twin.hands["green"] for twin in twins}) > 1 and len({twin.deck for twin in twins}) == 6
    assert {twin.hands["amber"] for twin in twins} == {match.state.hands["amber"]}
    assert all(len(hand) == 7 for twin in twins for hand in twin.hands.values())
    whole = sorted((*match.state.deck, *(c for hand in match.state.hands.values() for c in hand)))
    assert all(sorted((*t.deck, *(c for hand in t.hands.values() for c in hand))) == whole for t in twins)


def test_what_others_left_word_of_is_not_dealt() -> None:
    provinces = {"bretagne": "amber white 2, green blue 2", "maine": "amber white 1, green blue 1"}
    table = Table(turn=2, phase="elections", provinces=provinces, displays={"amber": [13, 10], "green": [17]})
    table.do("decline-small")
    assert table.match.resample("green", Dice(1)).state.holding["amber"] == ""
    assert table.match.resample("amber", Dice(1)).state.holding["amber"] == "small"


@pytest.mark.parametrize(("phase", "position"), [
    ("elections", {"provinces": {"berry": "amber red 1, green red 1, violet blue 1"}}),
    ("battle", {"battle_box": {"amber": 2, "green": 2, "violet": 2}}),
    ("government", {"votes": {"amber": {"red": 2}, "green": {"red": 2}, "violet": {"blue": 1}}}),
])  # fmt: skip
def test_whom_a_tie_asks_and_what_hangs_on_the_displays_alone(phase: str, position: dict[str, Any]) -> None:
    """Whatever is in the hands: who is asked, or passed over, has shown why (R39)."""
    displays = {"green": [83, 3], "violet": [32]}
    hands = ({}, {"amber": [15, 66], "green": [71], "violet": [17]}, {"amber": [84], "green": [2], "violet": [79, 1]})
    decisions = [
        Table(turn=2, phase=phase, displays=displays, hands=hand, **position).match.decisions for hand in hands
    ]
    assert decisions[0] and decisions[0] == decisions[1] == decisions[2] and decisions[0][0].seat == "green"


def test_r45_a_view_names_the_second_printing_alone() -> None:
    """So that games begun before there was one are seen as they were."""
    assert Table.set_up(4).match.view(None)["options"]["printing"] == "second"
    assert "printing" not in Table.set_up(4, printing="first").match.view(None)["options"]
