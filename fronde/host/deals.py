"""What everybody may know of a table, decided by what stays the same however what is hidden was dealt."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import blake2b

from fronde.core.match import Match, without_head
from fronde.core.rng import Dice
from fronde.core.types import Decision, Seat
from fronde.host.notices import PublicQuestion
from fronde.host.table import GameTable

SAMPLES = 6
"""Deals that are looked at."""


def find_dice(table: GameTable, seat: Seat | None, word: object = "") -> Dice:
    """Dice of what a seat, or a spectator, sees, and nothing else: always the same as long as that is, whatever is done
    unseen meanwhile. A `word` tells one such from the next."""
    text = json.dumps([table.id, seat, str(word), without_head(table.view(seat))], sort_keys=True)
    return Dice(int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big"))


def deal_otherwise(table: GameTable) -> Iterator[Match]:
    """The game as it would stand with what is hidden dealt otherwise, as a spectator could not tell it from how it
    stands: always the same few as long as nothing is seen to change."""
    for number in range(SAMPLES):
        yield table.match.resample(None, find_dice(table, None, number))


def find_open_questions(match: Match, seat: Seat) -> list[tuple[Decision, bool]]:
    """What the game waits for from a seat, as far as everybody may know it, and of each question whether among how many
    options: the same however what is hidden was dealt, and whether the seat has answered unseen."""
    decisions, hidden = [d for d in match.decisions if d.seat == seat and d.required], match.game.speech.hidden
    if any(hidden.get(decision.step) == "question" for decision in decisions):
        return []
    return [(decision, decision.step not in hidden) for decision in decisions]


def find_public_questions(match: Match, seats: Sequence[Seat]) -> list[PublicQuestion]:
    """What seats are asked, as everybody may know it."""
    prompt = match.game.speech.prompt
    return [
        PublicQuestion(seat, prompt(match.state, decision), len(decision.options) if sized else 0)
        for seat in seats
        for decision, sized in find_open_questions(match, seat)
    ]


def is_waited_openly(table: GameTable) -> bool:
    """Whether everybody may know whom the game waits for: whose turn it is, or whoever would be asked however what is
    hidden was dealt."""
    owed = table.match.waiting_for()
    if owed == [table.match.turn.seat]:
        return True
    return table.once("openly", lambda: all(match.waiting_for() == owed for match in deal_otherwise(table)))
