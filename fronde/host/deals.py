"""Public knowledge about a table: only what is the same in every deal of the hidden things."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import blake2b

from fronde.core.match import Match, without_head
from fronde.core.rng import Dice
from fronde.core.types import Decision, Seat
from fronde.host.notices.kinds import PublicQuestion
from fronde.host.table import GameTable

SAMPLES = 6
"""Number of deals to compare."""


def find_dice(table: GameTable, seat: Seat | None, word: object = "") -> Dice:
    """Dice seeded only by the view of a seat, or of a spectator: they stay the same as long as the view does, even if
    others act in secret. `word` makes separate dice for separate uses."""
    text = json.dumps([table.id, seat, str(word), without_head(table.view(seat))], sort_keys=True)
    return Dice(int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big"))


def deal_otherwise(table: GameTable) -> Iterator[Match]:
    """The game with hidden things dealt again, so that a spectator could not distinguish the deals from the real one.
    The deals stay the same as long as the public view does."""
    for number in range(SAMPLES):
        yield table.match.resample(None, find_dice(table, None, number))


def find_open_questions(match: Match, seat: Seat) -> list[tuple[Decision, bool]]:
    """The questions that a seat owes an answer, as far as everyone may know, each with whether its number of options is
    public. The result is the same for every deal, and whether or not the seat has answered in secret."""
    decisions, secrets = [d for d in match.decisions if d.seat == seat and d.required], match.game.speech.secrets
    if any(secrets.get(decision.step) == "question" for decision in decisions):
        return []
    return [(decision, decision.step not in secrets) for decision in decisions]


def find_public_questions(match: Match, seats: Sequence[Seat]) -> list[PublicQuestion]:
    """The public form of the questions to these seats."""
    prompt = match.game.speech.prompt
    return [
        PublicQuestion(seat, prompt(match.state, decision), len(decision.options) if is_sized else 0)
        for seat in seats
        for decision, is_sized in find_open_questions(match, seat)
    ]


def is_waited_openly(table: GameTable) -> bool:
    """Whether everyone may know who must answer: the seat whose turn it is, or the same seats in every deal of the
    hidden things."""
    debtors = table.match.waiting_for()
    if debtors == [table.match.turn.seat]:
        return True
    return table.once("openly", lambda: all(match.waiting_for() == debtors for match in deal_otherwise(table)))
