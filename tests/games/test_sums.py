"""The sum of a turn, told before it ends, in every game: in words, and from what its player may know."""

from __future__ import annotations

import pytest

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Event
from fronde.games import GAMES, get_game
from fronde.texts import words
from fronde.tools.play import make_setup, play, player_dice


@pytest.mark.parametrize("key", sorted(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
def test_the_sum_of_a_turn_tells_nothing_its_player_may_not_know(key: str, seed: int) -> None:
    game, default_words = get_game(key), words(None, key)
    match, dice = Match.start(game, make_setup(game, seed))[0], Dice(seed)
    events: list[Event] = []
    for _, happened in play(match, player_dice(seed), 120):
        events = [*events, *happened][-20:]
        seat = match.turn.seat
        if seat is None:
            continue
        texts = game.speech.sum_up_turn(match.state, events, seat)
        assert game.speech.sum_up_turn(match.resample(seat, dice).state, events, seat) == texts
        assert all(default_words.text(line) for line in texts)


@pytest.mark.parametrize("key", ["frondeurs", "richelieu", "liberte", "jeanne", "mousquetaires"])
def test_a_turn_ends_with_an_option_the_panel_knows(key: str) -> None:
    game = get_game(key)
    match = Match.start(game, make_setup(game, 1))[0]
    offers = (d.options for _ in play(match, player_dice(1), 400) for d in match.decisions)
    assert any(game.speech.ending.intersection(options) for options in offers)
