"""What can be told apart of a game, step by step: how many answers were legal, and a digest of the questions, of what
each seat sees, and of the result. Two programs that play the same record with the same traces play the same game."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import NamedTuple

from fronde.core.match import Match
from fronde.core.types import Decision, Json, Seat

LENGTH = 8
"""Hexadecimal digits of a digest."""
See = Callable[[Seat | None], Mapping[str, Json]]


class Trace(NamedTuple):
    """A position as its players meet it."""

    options: int
    """Answers that are legal, over all questions."""
    digest: str


def trace(match: Match, see: See | None = None) -> Trace:
    """The trace of a match now. `see`: where its views are to be had cheaper than from the match."""
    see = see or match.view
    views = [see(seat) for seat in (None, *match.seats)]
    result = match.result
    ended = None if result is None else [list(result.ranking), result.scores, list(result.won_by()), result.tie_break]
    seen = json.dumps([list(map(_essence, match.decisions)), views, ended], sort_keys=True)
    return Trace(sum(len(d.options) for d in match.decisions), sha256(seen.encode()).hexdigest()[:LENGTH])


def _essence(asked: Decision) -> list[Json]:
    """What of a question decides how the game goes on: not how it is put."""
    flags = [asked.required, asked.sealed, asked.first_come, asked.draft]
    return [asked.seat, asked.step, list(asked.options), asked.least, asked.most, flags]
