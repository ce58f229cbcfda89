"""What a seat may know, and the deal it could not tell from the real one."""

from __future__ import annotations

import json

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.games.liberte import GAME
from fronde.games.liberte.data import CARDS, SET_B
from fronde.games.liberte.view import deal_again
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
    assert view["deck"] == {"a": 26, "below": 53} and view["pool"] == list(SET_B)


def test_the_phase_and_whose_turn_it_is() -> None:
    assert Table(active="green").match.view(None)["active"] == "green"
    assert Table(turn=2, phase="refresh", hands={"amber": [1]}).match.view(None)["phase"] == "refresh"
    tie = {"bretagne": "amber white 2, green blue 2"}
    table = Table(turn=2, phase="elections", provinces=tie, displays={"amber": [13], "green": [17]})
    view = table.match.view(None)
    assert (view["phase"], view["active"], view["province"]) == ("elections", None, "bretagne")
    assert view["tie"] == {"seats": ["amber", "green"], "bids": []} and table.match.turn.seat is None
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
