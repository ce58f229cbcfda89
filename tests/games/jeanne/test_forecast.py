"""What is reckoned of a battle is what comes of it where it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from fronde.core.match import Match
from fronde.core.rng import LooseDice
from fronde.core.types import Action, Context, Decision
from fronde.games.jeanne import GAME
from fronde.games.jeanne.data import CITY
from fronde.games.jeanne.forecast import foresee
from fronde.games.jeanne.greedy import Bot
from fronde.games.jeanne.model import State
from fronde.games.jeanne.opponents import is_resting
from fronde.games.jeanne.steps.common import END_TURN
from fronde.games.jeanne.steps.turn import read_attack
from fronde.tools.play import make_setup, play, player_dice
from tests.games.jeanne.table import Table, siege

TRIES = 40


def fights(seeds: range) -> Iterator[tuple[State, Decision]]:
    """Positions of random games in which somebody may attack."""
    for seed in seeds:
        match, _ = Match.start(GAME, make_setup(GAME, seed, count=6))
        for _ in play(match, player_dice(seed), 700):
            decision = next((d for d in match.decisions if d.step == "fight"), None)
            if decision is not None and len(decision.options) > 1:
                yield match.state, decision


def play_attack(state: State, action: Action, seed: int) -> State:
    """The attack played on the board by the rule of thumb."""
    played, glance, dice = GAME.rules.copy(state), Bot(LooseDice(seed)), LooseDice(seed + 1000)
    GAME.rules.apply(played, action, Context(dice))
    while not is_resting(played, action.seat):
        GAME.rules.apply(played, glance.decide(played, GAME.rules.decisions(played))[0], Context(dice))
    return played


def test_an_attack_succeeds_as_often_as_foreseen() -> None:
    fallen, likely, tries = 0, 0.0, 0
    for number, (state, decision) in enumerate(fights(range(2))):
        action = Action(decision.seat, "fight", decision.options[:1])
        city, outcomes = read_attack(action.picks[0])[1], foresee(state, action)
        assert sum(share for share, _ in outcomes) == pytest.approx(1)
        before = state.owner[city]
        played = Counter(play_attack(state, action, TRIES * number + n).owner[city] != before for n in range(TRIES))
        fallen, tries = fallen + played[True], tries + TRIES
        likely += TRIES * sum(share for share, after in outcomes if after.owner[city] != before)
        if tries > 1000:
            break
    assert tries > 1000
    assert abs(fallen - likely) < 0.05 * tries


def test_what_is_foreseen_changes_nothing_and_marks_the_attack() -> None:
    state, decision = next(fights(range(3)))
    before = GAME.rules.dump(state)
    source, city = read_attack(decision.options[0])
    who = state.seats.index(decision.seat)
    for _, after in foresee(state, Action(decision.seat, "fight", decision.options[:1])):
        assert after.attacked_from[who] >> source & 1 and after.attacked[who] >> city & 1
    ((share, ended),) = foresee(state, Action(decision.seat, "fight", (END_TURN,)))
    assert share == 1 and ended.by_round == state.by_round and ended.active != who
    assert GAME.rules.dump(state) == before


SIGNS = {
    "angleterre": ["cards:ram+cannon", "influence:1"],
    "flandres": ["card:cannon"],
}
HANDS = {"angleterre": ["ram", "cannon", "sign-of-god", "retreat"], "flandres": ["cannon", "sappers", "sign-of-god"]}


def begin_siege() -> Table:
    """Both sides before Arras, each with a sign of God, nothing laid yet."""
    table = siege(hands=HANDS, influence={"angleterre": 2})
    table.do("attack:calais:arras")
    return table


def test_with_all_laid_it_is_foreseen_as_the_36_throws_bring_it() -> None:
    played: Counter[tuple[object, ...]] = Counter()
    for one, other in product(range(1, 7), repeat=2):
        table = begin_siege()
        table.lay(dice=(one, other), after=False, **SIGNS)
        while table.steps()[:1] in (["play-sign"], ["play-retreat"]):
            (action,) = Bot(LooseDice(1)).decide(table.state, table.match.decisions)
            table.do(*action.picks, seat=action.seat)
        played[describe(table.state)] += 1
    table = begin_siege()
    *rest, last = [(d.seat, d.step, pick) for d in table.match.decisions for pick in SIGNS[d.seat] if pick in d.options]
    assert len(rest) == len(table.match.decisions) - 1 == 2
    state = GAME.rules.copy(table.state)
    for seat, step, pick in rest:
        GAME.rules.apply(state, Action(seat, step, (pick,)), Context(LooseDice(1)))
    before, foreseen = GAME.rules.dump(state), Counter[tuple[object, ...]]()
    for share, after in foresee(state, Action(last[0], last[1], (last[2],))):
        foreseen[describe(after)] += round(36 * share)
    assert foreseen == played and len(played) > 3
    assert GAME.rules.dump(state) == before


def describe(state: State) -> tuple[object, ...]:
    """What a battle of two has changed."""
    return state.owner[CITY["arras"]], *map(tuple, (state.hands, state.used, state.influence, state.heroes))


@pytest.mark.parametrize("step", ["attack-cards", "battle-influence", "defence-cards"])
def test_what_is_not_laid_is_laid_at_a_glance(step: str) -> None:
    table = begin_siege()
    decision, arras, england = next(d for d in table.match.decisions if d.step == step), CITY["arras"], "angleterre"
    for option in decision.options:
        action = Action(decision.seat, step, (option,))
        likely = sum(share for share, after in foresee(table.state, action) if holds(after, england, arras))
        fallen = sum(holds(play_attack(table.state, action, n), england, arras) for n in range(400))
        assert 0 < likely < 1 and abs(fallen / 400 - likely) < 0.09


def holds(state: State, seat: str, city: int) -> bool:
    """Whether a city is that seat's."""
    return state.owner[city] == state.seats.index(seat)
