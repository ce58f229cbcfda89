"""What is kept of a position as its players meet it, and where: enough that a record which plays otherwise is found."""

from __future__ import annotations

import json
from typing import Any

from fronde.core.match import Match
from fronde.core.plain import write_json
from fronde.core.traces import Step, Trace, digest, is_digest, play_again, trace
from fronde.core.types import Setup
from fronde.games import get_game

MANY = 1_000_000


def begin() -> Match:
    """A game of Frondeurs before its first choice."""
    return Match.start(get_game("frondeurs"), Setup("frondeurs", ("p1", "p2", "p3", "p4"), 11))[0]


def play(choices: int) -> list[Step]:
    """So many choices by default, each with its trace."""
    match, steps = begin(), []
    for _ in range(choices):
        decision = next(d for d in match.decisions if d.required)
        match.submit(decision.seat, match.default(decision), decision.step)
        steps.append(Step(match.log[-1], None, trace(match)))
    return steps


def test_a_digest_stands_where_a_turn_begins_and_where_nothing_can_be_taken_back() -> None:
    match = begin()
    for _ in range(60):
        decision = next(d for d in match.decisions if d.required)
        match.submit(decision.seat, match.default(decision), decision.step)
        whole, draw_count = match.unsettled_count <= 1, len(match.rng.draws)
        assert trace(match) == Trace(trace(match).options, digest(match) if whole else None)
        assert len(match.rng.draws) == draw_count and trace(match, match.view) == trace(match)
    flags = [step.trace.digest is not None for step in play(60) if step.trace]
    assert any(flags) and not all(flags)


def test_views_that_are_built_beside_a_spectators_give_the_same_digest() -> None:
    match = begin()
    public = match.view(None)
    assert digest(match, lambda seat: match.view(seat, public)) == digest(match)
    assert digest(match, lambda seat: match.game.rules.view(match.state, seat)) == digest(match), "without the head"


def test_digests_of_older_records_are_held_to_what_is_met_too() -> None:
    match = begin()
    old = "d6c1bd"
    assert is_digest(old, match) and not is_digest("d6c1be", match)
    assert is_digest(digest(match), match) and not is_digest(digest(match)[:-1], match)
    match.submit(match.decisions[0].seat, match.default(match.decisions[0]))
    assert not is_digest(old, match)


def test_what_plays_otherwise_is_named_even_where_few_digests_are_compared() -> None:
    steps = play(60)
    assert play_again(begin(), steps) is None and play_again(begin(), steps, MANY) is None
    last = max(n for n, step in enumerate(steps) if step.trace and step.trace.digest)
    assert last < len(steps)
    original: Any = steps[last].trace
    steps[last] = steps[last]._replace(trace=original._replace(digest="other"))
    difference = play_again(begin(), steps, MANY)
    assert difference is not None and (difference.choice, difference.what.id) == (last + 1, "difference-seen")


def test_a_choice_without_a_digest_is_held_to_the_number_of_answers() -> None:
    steps = play(60)
    middle = next(n for n, step in enumerate(steps) if step.trace and step.trace.digest is None)
    steps[middle] = steps[middle]._replace(trace=Trace(MANY, None))
    difference = play_again(begin(), steps, MANY)
    assert difference is not None and (difference.choice, difference.what.id) == (middle + 1, "difference-options")


def test_whatever_json_holds_is_written_so_that_it_reads_as_it_was() -> None:
    for odd in ({"b": 2**70, "a": 1}, {"b": "\ud800", "a": "é"}, {"b": [1.5, None, True], "a": {}}):
        assert json.loads(write_json(odd)) == json.loads(write_json(odd, sort=True)) == odd
        assert write_json(odd, sort=True) == write_json(dict(sorted(odd.items())), sort=True)
