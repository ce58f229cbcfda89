"""Whether the reason for a refusal is the one that really refused.

Nothing in the first test knows a rule. A choice that was open to a question and is so no more is refused by what has
changed since: its reason may not be one that could have been given while it was open. What could have been given then
is asked for in that very position, with the choice taken off the question and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

import pytest

from fronde.core.match import Match
from fronde.core.types import Decision, PlayerRefusal, Seat
from fronde.games import GAMES, get_game
from fronde.tools.play import make_setup, play, player_dice
from tests.games.test_every_game import GAMES_A_TEST, GENERIC

KEPT = 6
"""Options of a question that are remembered until it is asked again."""
WHOLE_RULES: Mapping[str, Mapping[str, str]] = {
    "frondeurs": {
        "at-any-time": "reserve affiliate king-progress recover-king",
        "spend-reserve": "price stop",
        "move-destination": "move-price outnumbered",
        "move-cubes": "go no-way",
        "remove-cubes": "stop",
        "place-cubes": "stop",
        "play-card": "coin crown discard nothing-to-do",
        "pay-for-king": "recover-king",
        "choose-action": "action-idle liberate",
        "king-progress": "last-cube",
        "displace-cubes": "refuge-far",
    },
    "jeanne": {
        "revolt": "tried",
        "buy": "hand-full",
        "expand": "no-road no-port",
        "play-plunderers": "plundered",
        "fight": "moment",
    },
    "liberte": {
        "refresh-discard": "not-in-hand",
        "go-on": "no-second no-target",
        "choose-action": "no-target no-token",
        "refresh-draw": "one-card",
        "take-second": "second-taken",
        "place-blocks": "how-many",
        "province-tie": "decline-here too-low",
        "votes-tie": "decline-here too-low",
        "government-tie": "decline-here too-low",
        "battle-tie": "decline-here too-low",
    },
    "mousquetaires": {
        "act": "no-partner no-foe no-actions no-pistole",
        "treachery": "no-treachery",
        "fight": "helped combat-cards",
        "play-cards": "helped",
        "lay-tokens": "token-here",
        "reveal": "option",
        "pay-card": "pay-combat",
        "pay-spies": "pay-two",
        "reroll": "no-such-die",
        "reroll-red": "no-such-die",
        "take-paris": "paris-not",
        "first-paris": "paris-not",
    },
    "richelieu": {"take-card": "cannot-pay"},
}
"""By step the reasons that stand last, where nothing else is in the way: they say the rule as a whole, and are true of
every choice that is refused."""


class Closed(NamedTuple):
    """A choice that was open when the question was asked the last time: what is said of it now, and what could have
    been said then."""

    decision: Decision
    option: str
    now: PlayerRefusal
    then: PlayerRefusal


def find_closed(key: str, seed: int) -> Iterator[Closed]:
    """Every choice of a random game that was remembered and is open no more."""
    game, dice = get_game(key), player_dice(seed + 100)
    match, _ = Match.start(game, make_setup(game, seed))
    open_before: dict[tuple[Seat, str], dict[str, PlayerRefusal]] = {}
    for _ in play(match, player_dice(seed)):
        if match.sealed or match.over:
            open_before.clear()
            continue
        for decision in match.decisions:
            offered = {o for other in match.decisions if other.seat == decision.seat for o in other.options}
            for option, then in open_before.get((decision.seat, decision.step), {}).items():
                if option not in offered:
                    now = game.speech.explain(match.state, decision.seat, decision, option)
                    yield Closed(decision, option, now, then)
        for decision in match.decisions:
            kept = dice.shuffled(decision.options)[:KEPT]
            open_before[decision.seat, decision.step] = {o: explain_without(match, decision, o) for o in kept}


def explain_without(match: Match, decision: Decision, option: str) -> PlayerRefusal:
    """What would be said of a choice that is open, were it not."""
    rules, state = match.game.rules, match.state
    less = replace(decision, options=tuple(one for one in decision.options if one != option))
    if hasattr(state, "asked"):  # a position that keeps its questions
        state = rules.copy(state)
        state.asked = tuple(less if one == decision else one for one in rules.decisions(state))
    return match.game.speech.explain(state, decision.seat, less, option)


@pytest.mark.parametrize("key", GAMES)
def test_a_reason_is_not_one_that_could_have_been_given_while_the_choice_was_open(key: str) -> None:
    whole = {(step, f"refused-{name}") for step, names in WHOLE_RULES[key].items() for name in names.split()}
    reasons = set[tuple[str, str]]()
    for seed in range(1, 1 + 2 * GAMES_A_TEST):
        for decision, option, now, then in find_closed(key, seed):
            told = (decision.step, now.reason.id)
            if told not in whole:
                assert now.reason.id not in GENERIC and now.rule, (seed, decision, option, now)
                assert now != then, (seed, decision, option, now)
                reasons.add(told)
    assert len(reasons) >= LEAST[key], len(reasons)


LEAST = {"frondeurs": 20, "jeanne": 8, "liberte": 20, "mousquetaires": 10, "richelieu": 7}
"""Kinds of refusals that are met at least, each a reason given to a question."""
