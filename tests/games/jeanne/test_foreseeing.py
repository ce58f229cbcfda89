"""What is reckoned of a battle is what comes of it where it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from fronde.core.match import Match
from fronde.core.rng import LooseDice
from fronde.core.types import Action, Context, Decision
from fronde.games.jeanne import GAME
from fronde.games.jeanne.bots import Bot
from fronde.games.jeanne.foreseeing import foresee
from fronde.games.jeanne.model import State
from fronde.games.jeanne.opponents import is_resting
from fronde.games.jeanne.steps.common import END_TURN
from fronde.games.jeanne.steps.turn import read_attack
from fronde.tools.play import make_setup, play, player_dice

TRIES = 40


def fights(seeds: range) -> Iterator[tuple[State, Decision]]:
    """Positions of random games in which somebody may attack."""
    for seed in seeds:
        match, _ = Match.start(GAME, make_setup(GAME, seed, count=6))
        for _ in play(match, player_dice(seed), 700):
            asked = next((d for d in match.decisions if d.step == "fight"), None)
            if asked is not None and len(asked.options) > 1:
                yield match.state, asked


def play_attack(state: State, action: Action, seed: int) -> State:
    """The attack played on the board by the rule of thumb."""
    played, glance, dice = GAME.rules.copy(state), Bot(LooseDice(seed)), LooseDice(seed + 1000)
    GAME.rules.apply(played, action, Context(dice))
    while not is_resting(played, action.seat):
        GAME.rules.apply(played, glance.decide(played, GAME.rules.decisions(played))[0], Context(dice))
    return played


def test_an_attack_succeeds_as_often_as_foreseen() -> None:
    fallen, likely, tries = 0, 0.0, 0
    for number, (state, asked) in enumerate(fights(range(2))):
        action = Action(asked.seat, "fight", asked.options[:1])
        city, found = read_attack(action.picks[0])[1], foresee(state, action)
        assert sum(share for share, _ in found) == pytest.approx(1)
        before = state.owner[city]
        played = Counter(play_attack(state, action, TRIES * number + n).owner[city] != before for n in range(TRIES))
        fallen, tries = fallen + played[True], tries + TRIES
        likely += TRIES * sum(share for share, after in found if after.owner[city] != before)
        if tries > 1000:
            break
    assert tries > 1000
    assert abs(fallen - likely) < 0.05 * tries


def test_what_is_foreseen_changes_nothing_and_marks_the_attack() -> None:
    state, asked = next(fights(range(3)))
    before = GAME.rules.dump(state)
    source, city = read_attack(asked.options[0])
    who = state.seats.index(asked.seat)
    for _, after in foresee(state, Action(asked.seat, "fight", asked.options[:1])):
        assert after.attacked_from[who] >> source & 1 and after.attacked[who] >> city & 1
    ((share, ended),) = foresee(state, Action(asked.seat, "fight", (END_TURN,)))
    assert share == 1 and ended.by_round == state.by_round and ended.active != who
    assert GAME.rules.dump(state) == before
