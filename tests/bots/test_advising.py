"""Advice comes with its reason, by what its seat may know alone, and in words of the game."""

from __future__ import annotations

import pytest

from cogs.messages.names import words
from fronde.bots import advise
from fronde.bots.advising import find_reasons
from fronde.bots.bringing import find_opponents, read_weights
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Setup
from fronde.games import GAMES
from tests.bots.points import find_points
from tests.toy import TOY


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_reason_is_the_same_however_what_is_hidden_was_dealt(key: str) -> None:
    explained = 0
    for number, point in enumerate(find_points(key, 16, seed=9, stride=13)):
        advice = advise(point.match, point.seat, "quick", Dice(number))
        dealt = point.match.resample(point.seat, Dice(1000 + number))
        assert advise(dealt, point.seat, "quick", Dice(number)) == advice
        assert advice.instead != advice.actions[0] and len(advice.reasons) <= 3
        explained += bool(advice.reasons)
    assert explained >= 3


@pytest.mark.parametrize("key", sorted(GAMES))
@pytest.mark.parametrize("way", ["more", "less"])
def test_every_reason_has_words(key: str, way: str) -> None:
    brought, said = find_opponents(GAMES[key]), words(None, key)
    assert brought.reasons
    for word, told in brought.reasons.items():
        assert set(told.features) <= set(brought.names), word
        one, several = (said.say(f"reason-{word}", n=n, way=way) for n in (1, 2.5))
        assert "1" not in several and "{" not in one + several


def test_milady_is_told_the_same_and_wants_the_contrary() -> None:
    game = GAMES["mousquetaires"]
    assert read_weights(find_opponents(game), "quick")["time"] < 0
    nothing = dict.fromkeys(find_opponents(game).names, 0.0)
    for seat, seen, more in (("athos", -2.0, -2.0), ("milady", -2.0, 2.0)):
        reason = find_reasons(game, seat, {**nothing, "time": seen})[0]
        assert (reason.name, reason.more, reason.speaks_for) == ("time", more, True)
        assert not find_reasons(game, seat, {**nothing, "time": -seen})


def test_of_a_game_that_names_nothing_to_see_the_lead_is_told() -> None:
    match, _ = Match.start(TOY, Setup("toy", ("Ann", "Bob"), 1))
    seat = match.still_asked()[0]
    told = {reason.name for seed in range(6) for reason in advise(match, seat, "quick", Dice(seed)).reasons}
    assert told <= {"lead"}
    assert find_reasons(TOY, "red", {"lead": 1.5})[0].more == 1.5
