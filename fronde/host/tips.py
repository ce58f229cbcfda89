"""Who is new to a game: a first turn comes with a tip at every step."""

from __future__ import annotations

from fronde.host.store import Person
from fronde.host.table import Playing

EVERY_GAME = "*"
"""Stands among the games somebody has learned where they want no coaching at all."""
MOST_COACHED = 30
"""Choices after which somebody is new no more, whatever a turn is in that game."""


def is_new(person: Person, game: str) -> bool:
    """Whether somebody has not taken a turn of this game yet, and has not asked to be left alone."""
    return not {game, EVERY_GAME}.intersection(person.learned)


def note_turn(table: Playing, user: int) -> None:
    """Remember of a user who is about to choose that it is in a turn of their own, or in one that is nobody's in
    particular; setting up, which games number 0 or call an opening, is none, and to answer in another's is none."""
    turn, opening = table.match.turn, table.game.rules.is_opening(table.match.state)
    if not opening and (turn.seat in table.seats_of(user) or (turn.seat is None and turn.number != 0)):
        table.starters.add(user)


def has_taken_turn(table: Playing, user: int) -> bool:
    """Whether a turn in which this user chose at the table is over, and nothing is asked of them any more."""
    mine = table.seats_of(user)
    count = sum(action.seat in mine for action in table.match.log)
    turn = table.match.turn
    is_over = (
        turn.seat not in mine and turn.number != 0 and not any(a.decision.required for a in table.questions_of(user))
    )
    return count > MOST_COACHED or (is_over and user in table.starters)
