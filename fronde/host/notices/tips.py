"""Tips at every step of a first turn, for people who are new to a game."""

from __future__ import annotations

from fronde.host.store import Person
from fronde.host.table import Playing

EVERY_GAME = "*"
"""The entry in `learned` of a person who wants no tips at all."""
MOST_COACHED = 30
"""Number of choices after which a player is no longer new, whatever counts as a turn in that game."""


def is_new(person: Person, game: str) -> bool:
    """Whether a person has not yet taken a turn of this game, and has not declined tips."""
    return not {game, EVERY_GAME}.intersection(person.learned)


def note_turn_for_tips(table: Playing, user: int) -> None:
    """Record that a user is about to choose in their own turn, or in nobody's turn. The set-up (turn 0 or an opening)
    does not count, nor does an answer in another player's turn. `has_taken_turn` reads it after the choice, when the
    turn may already be another's."""
    turn, opening = table.match.turn, table.game.rules.is_opening(table.match.state)
    if not opening and (turn.seat in table.seats_of(user) or (turn.seat is None and turn.number != 0)):
        table.starters.add(user)


def has_taken_turn(table: Playing, user: int) -> bool:
    """Whether a turn in which this user chose is over and the game no longer waits for them."""
    mine, turn = table.seats_of(user), table.match.turn
    count = sum(action.seat in mine for action in table.match.log)
    is_asked = any(question.decision.required for question in table.questions_of(user))
    is_over = turn.seat not in mine and turn.number != 0 and not is_asked
    return count > MOST_COACHED or (is_over and user in table.starters)
