"""What opponents make of this game."""

from __future__ import annotations

import pytest

from fronde.bots import LEVELS, choose
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.games.jeanne import GAME
from fronde.games.jeanne.opponents import (
    MOST_TRIED,
    NAMES,
    ROUNDS,
    find_candidates,
    read_carefully,
    read_features,
    rounds_left,
    will_be_forbidden,
)
from fronde.tools.play import make_setup, play, player_dice
from tests.games.jeanne.table import siege
from tests.games.jeanne.test_7_2_bargains import OWNER, market, offer


def test_provinces_count_as_often_as_they_are_still_scored() -> None:
    match, _ = Match.start(GAME, make_setup(GAME, 2, count=6))
    assert rounds_left(match.state) == ROUNDS
    for _ in play(match, player_dice(2)):
        assert rounds_left(match.state) == (0 if match.over else ROUNDS - match.state.round + 1)
    due = NAMES.index("due")
    assert all(read_features(match.state, seat)[due] == 0 for seat in match.seats)


def test_few_of_many_attacks_are_tried_and_none_twice_on_one_city() -> None:
    count = 0
    for seed in range(3):
        match, _ = Match.start(GAME, make_setup(GAME, seed, count=6))
        for _ in play(match, player_dice(seed), 1500):
            decision = next((d for d in match.decisions if d.required), None)
            if decision is None or decision.step != "fight" or len(decision.options) < 8:
                continue
            own = [d for d in match.decisions if d.seat == decision.seat]
            actions = find_candidates(match.state, own, Dice(1), 0)
            targets = [action.picks[0].rpartition(":")[2] for action in actions if action.step == "fight"]
            assert len(actions) <= MOST_TRIED + 2 and len(set(targets)) >= len(targets) - 1
            count += 1
    assert count > 3


@pytest.mark.parametrize(
    ("gift", "price", "answer"),
    [
        ("city:gand", "city:troyes", "accept"),
        ("city:melun", "city:bruxelles", "decline"),
        ("money:5", "promise", "decline"),
        ("promise", "money:1", "decline"),
    ],
)
def test_an_opponent_takes_what_is_better_for_it_and_deals_in_no_promises(gift: str, price: str, answer: str) -> None:
    traded = {"gand": "angleterre", "melun": "angleterre", "bruxelles": "flandres", "troyes": "flandres"}
    table = market(owner={**OWNER, **traded})
    offer(table, gift, price)
    (action,) = choose(table.match, "flandres", "quick", Dice(1), "answer-offer")
    assert action.picks == (f"offer:{answer}",)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_lands_at_a_city_of_the_ruler_of_the_sea(level: str) -> None:
    owners = {"calais": "angleterre", "bordeaux": "flandres", "bruges": "flandres", "brest": "bretagne"}
    hands = {"angleterre": ["cannon"] * 3, "flandres": []}
    table = siege(owner=owners, ruler="bretagne", hands=hands, influence={"flandres": 0})
    who = table.state.seats.index("angleterre")
    assert "attack:calais:brest" in table.options("fight")
    assert [will_be_forbidden(table.state, who, f"attack:calais:{city}") for city in ("brest", "bordeaux")] == [
        True,
        False,
    ]
    for seed in range(20):
        assert choose(table.match, "angleterre", level, Dice(seed))[0].picks != ("attack:calais:brest",)


def test_cards_are_ahead_only_where_something_can_still_be_attacked() -> None:
    ahead, hands = NAMES.index("ahead"), {"angleterre": ["cannon"] * 4, "flandres": []}
    table = siege(hands=hands, owner={"calais": "angleterre", "bruges": "flandres"})
    assert read_carefully(table.state, "angleterre")[ahead] > 0
    after = siege(
        hands=hands, owner={"calais": "angleterre", "bruges": "flandres"}, attacked_from={"angleterre": ["calais"]}
    )
    assert read_carefully(after.state, "angleterre")[ahead] == 0
