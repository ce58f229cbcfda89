"""Every error class.

FrondeError
    PlayerError(reason, rule)     shown as is: a sentence that says what to do instead
        IllegalAction             the choice is refused, nothing changed
            NotYourTurn           this seat has nothing to decide now
            StaleDecision         the answered question is no longer open
            RuleViolation         a rule forbids it
        UndoRefusal
        TableError                lobby, seats, channels: outside the rules of any game
            FileRefusal           a file meant to set an option has faults
    EngineError                   our own fault: logged, never shown in full
        DataError                 a data file is wrong
        ReplayError               a record does not replay
        InvariantError            an impossible position
    PositionError                 a supplied position cannot arise from the components
    UnknownGame                   no game has that key
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fronde.core.types import Text


class FrondeError(Exception):
    """The root of all errors that our code raises on purpose."""


class PlayerError(FrondeError):
    """A refusal that a player reads.

    `reason` is a Text, which `fronde.texts` renders in the reader's language. `rule` is the section of the rulebook,
    such as "6.43", or None. `game` is the key of the game whose words the reason needs, or None.
    """

    game: str | None = None

    def __init__(self, reason: Text, rule: str | None = None) -> None:
        super().__init__(f"{reason.id} {dict(reason.args)}" + (f" ({rule})" if rule else ""))
        self.reason = reason
        self.rule = rule


class IllegalAction(PlayerError):
    """The choice is refused and nothing changed."""


class NotYourTurn(IllegalAction):
    """This seat has nothing to decide now."""


class StaleDecision(IllegalAction):
    """The answered question is no longer open."""


class RuleViolation(IllegalAction):
    """A rule forbids the choice."""


class UndoRefusal(PlayerError):
    """The last choice cannot be undone: it revealed something, or another player made it."""


class TableError(PlayerError):
    """A refusal about lobbies, seats and channels, outside the rules of any game."""


class FileRefusal(TableError):
    """A file meant to set an option of a game has faults. `faults`: all of them as Texts of that game, one line each,
    or the first of them, followed by `more` others. `reason` states the first fault."""

    def __init__(self, reason: Text, faults: tuple[Text, ...], rule: str | None = None, more: int = 0) -> None:
        super().__init__(reason, rule)
        self.faults = faults
        self.more = more


class PositionError(PlayerError):
    """A supplied position cannot arise from the physical components."""


class UnknownGame(PlayerError):
    """No game on offer has that key."""


class EngineError(FrondeError):
    """A fault in our own code or data."""


class DataError(EngineError):
    """A data file is wrong."""


class ReplayError(EngineError):
    """A record does not replay. `number` is the index in the record of the choice that does not fit, counted from 0."""

    def __init__(self, message: str, number: int) -> None:
        super().__init__(message)
        self.number = number


class InvariantError(EngineError):
    """An impossible position. `reason`: the problem as a Text for the person who supplied the position, or None."""

    def __init__(self, problem: str | Text) -> None:
        self.reason = problem if isinstance(problem, Text) else None
        super().__init__(problem if self.reason is None else f"{self.reason.id} {dict(self.reason.args)}")


@contextmanager
def words_of(game: str) -> Iterator[None]:
    """Add the key of a game to all refusals in the block, since their reasons need its words."""
    try:
        yield
    except PlayerError as error:
        error.game = error.game or game
        raise
