"""A fingerprint of a game, step by step: the number of legal answers, and, where at most one answer can be undone, a
digest of the questions, of every seat's view, and of the result. A record that replays with the same traces and draws
is the same game."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from fronde.core.errors import IllegalAction
from fronde.core.match import Match, without_head
from fronde.core.plain import write_json
from fronde.core.types import Action, Decision, Json, Name, Seat, Text

LENGTH, OLD_LENGTH = 8, 6
"""Hexadecimal digits of a digest, and of a digest in older records. Both cover the same data in different encodings."""
See = Callable[[Seat | None], Mapping[str, Json]]


class Trace(NamedTuple):
    """A position as its players see it."""

    options: int
    """The number of legal answers over all questions."""
    digest: str | None
    """The digest of everything else, or None if it was not recorded."""


class Step(NamedTuple):
    """A recorded action, the draws it made, and the trace after it; None where these were not recorded."""

    action: Action
    draws: Sequence[Sequence[int]] | None = None
    trace: Trace | None = None


class Difference(NamedTuple):
    """The first difference between a record and its replay: the choice, counted from 1, and what differs."""

    choice: int
    what: Text


def trace(match: Match, see: See | None = None) -> Trace:
    """The trace of a match now. It has a digest at the end and where at most one answer can be undone; a later digest
    covers the positions between. `see` as in `digest`."""
    whole = match.unsettled_count <= 1 or match.over
    return Trace(count_options(match), digest(match, see) if whole else None)


def digest(match: Match, see: See | None = None) -> str:
    """A digest of what the players of a match see now. It excludes sealed answers, since no log contains them. `see`: a
    source of the views that needs less work than the match."""
    return sha256(write_json(_view_of(match, see), sort=True)).hexdigest()[:LENGTH]


def is_digest(text: str, match: Match) -> bool:
    """Whether this is the digest of a match now, including the format of older records."""
    if len(text) != OLD_LENGTH:
        return text == digest(match)
    payload = json.dumps(_view_of(match, None), sort_keys=True).encode()
    return text == sha256(payload).hexdigest()[:OLD_LENGTH]


def is_met(match: Match, options: int | None, text: str | None) -> bool:
    """Whether a recorded trace matches the position now. None: this part was not recorded."""
    return options in (None, count_options(match)) and (text is None or is_digest(text, match))


def _view_of(match: Match, see: See | None) -> Json:
    """The questions, the views of the spectator and of all seats, and the result of the game."""
    if match.held_answers:
        see = partial(match.game.rules.view, match.state)
    views = [without_head((see or match.view)(seat)) for seat in (None, *match.seats)]
    result = match.result
    outcome = result and [list(result.ranking), result.scores, list(result.winning_seats()), result.tie_break]
    return [list(map(_essence, _questions(match))), views, outcome]


def count_options(match: Match) -> int:
    """The number of legal answers now over all questions, except those that a draft leads to."""
    return sum(len(decision.options) for decision in _questions(match))


def _questions(match: Match) -> Sequence[Decision]:
    return match.game.rules.decisions(match.state) if match.held_answers else match.decisions


def _essence(decision: Decision) -> list[Json]:
    """The parts of a question that affect how the game continues, as opposed to its wording."""
    flags = [decision.required, decision.sealed, decision.first_come, decision.draft]
    return [decision.seat, decision.step, list(decision.options), decision.least, decision.most, flags]


def read_steps(record: Mapping[str, Json]) -> list[Step]:
    """The steps of a record file, with traces if it has them, without draws."""
    traces = record.get("traces") or [None] * len(record["actions"])
    return [
        Step(Action(seat, step, tuple(picks)), None, Trace(*entry) if entry else None)
        for (seat, step, *picks), entry in zip(record["actions"], traces, strict=True)
    ]


def play_again(match: Match, steps: Sequence[Step], every: int = 1) -> Difference | None:
    """Play the following steps and return the first that differs from the record. Digests cost most, so only every
    `every`th step and the last step with a digest compare them. Raises any error of a game that cannot continue."""
    due: list[list[int]] = []
    draw_count, first = len(match.rng.draws), len(match.log)
    last = max((n for n, step in enumerate(steps, first + 1) if step.trace and step.trace.digest), default=0)
    for number, step in enumerate(steps, first + 1):
        try:
            match.submit(step.action.seat, step.action.picks, step.action.step)
        except IllegalAction as error:
            return _differ(number, step, "refused", reason=error.reason)
        due += map(list, step.draws or ())
        if len(match.log) < number:  # sealed until others have answered
            continue
        fell = [list(draw) for draw in match.rng.draws[draw_count:]]
        if step.draws is not None and fell != due:
            return _differ(number, step, "draws")
        due, draw_count = [], len(match.rng.draws)
        if step.trace is None:
            continue
        if count_options(match) != step.trace.options:
            return _differ(number, step, "options", then=step.trace.options, now=count_options(match))
        text = step.trace.digest if number % every == 0 or number == last else None
        if text is not None and not is_digest(text, match):
            return _differ(number, step, "seen")
    return None


def _differ(number: int, step: Step, what: str, **about: object) -> Difference:
    question = {"seat": Name("seat", step.action.seat), "step": step.action.step}
    return Difference(number, Text(f"difference-{what}", {"number": number, **question, **about}))
