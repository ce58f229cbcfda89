"""Who is new to a game: a first turn comes with a tip at every step."""

from __future__ import annotations

from fronde.host.storing import Person
from fronde.host.table import Playing

EVERY_GAME = "*"
"""Stands among the games somebody has learned where they want no coaching at all."""
MOST_COACHED = 30
"""Choices after which somebody is new no more, whatever a turn is in that game."""


def is_new(person: Person, game: str) -> bool:
    """Whether somebody has not taken a turn of this game yet, and has not asked to be left alone."""
    return not {game, EVERY_GAME}.intersection(person.learned)


def has_taken_turn(table: Playing, user: int) -> bool:
    """Whether a turn of this user at the table is over, and nothing is asked of them any more; setting up, which games
    number 0, is none."""
    mine = table.seats_of(user)
    chosen = sum(action.seat in mine for action in table.match.log)
    turn = table.match.turn
    is_over = turn.seat not in mine and turn.number != 0 and not any(a.decision.required for a in table.asked_of(user))
    return chosen > MOST_COACHED or bool(chosen and is_over)
