"""Where a game goes back, what nobody had seen is dealt anew, and no seat can tell."""

from __future__ import annotations

import random

import pytest

from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games import GAMES

DRAWN_AS_NEEDED = {"jeanne"}
"""Games whose cards lie in no order before they are drawn."""

UNSEEN = {
    "frondeurs": {"action_deck", "season_deck", "board_coins", "box_coins"},
    "jeanne": set(),
    "liberte": {"deck"},
    "mousquetaires": {"deck", "louvre_deck", "treachery_deck"},
    "richelieu": {"discs"},
}
"""What nobody has seen: the keys of a position that differ where a game is dealt anew, and no other."""


def play_some(key: str, seed: int, most: int) -> Match:
    """A game with its usual number of players after so many random choices, or before its last."""
    dice, game = random.Random(seed), GAMES[key]
    players = tuple(f"p{n}" for n in range(1, game.title.player_counts[0] + 1))
    match = Match.start(game, Setup(key, players, seed))[0]
    for _ in range(most):
        if match.over:
            break
        decision = dice.choice([d for d in match.decisions if d.required])
        match.submit(decision.seat, dice.sample(decision.options, max(decision.least, 1)), decision.step)
    return match


@pytest.mark.parametrize("key", sorted(GAMES))
def test_no_seat_can_tell_and_the_draws_are_new(key: str) -> None:
    changed, keys = 0, set[str]()
    for seed in range(3):
        match = play_some(key, seed, 40 + 25 * seed)
        draw_count = match.rng.draw_count + 7
        position, draws = match.deal_anew(draw_count)
        again, _ = Match.begin(match.game, match.setup, position, match.log)
        view, seats = match.game.rules.view, (*match.seats, None)
        assert [view(again.state, seat) for seat in seats] == [view(match.state, seat) for seat in seats]
        assert again.decisions == match.decisions or [d.seat for d in again.decisions] == [
            d.seat for d in match.decisions
        ]
        assert [draw.number for draw in draws] == list(range(draw_count, draw_count + len(draws)))
        assert again.rng.draw_count == draw_count + len(draws)
        again.game.rules.check(again.state)
        changed += bool(draws)
        keys |= {name for name, value in match.position().items() if position.get(name, value) != value} - {"random"}
    assert changed == (0 if key in DRAWN_AS_NEEDED else 3)
    assert keys == UNSEEN[key]
