"""Every error class.

FrondeError
    PlayerError(reason, rule)     shown as is: a sentence that says what can be done instead
        IllegalAction             the choice is refused, nothing changed
            NotYourTurn           this seat has nothing to decide now
            StaleDecision         the question answered is no longer the one asked
            RuleViolation         a rule forbids it
        UndoRefused
        TableError                lobby, seats, channels: outside the rules of any game
            FileRefused           a file that was to set an option has faults
    EngineError                   ours to mend: logged, never shown in full
        DataError                 a data file is wrong
        ReplayError               a record does not replay
        InvariantError            a position that cannot be
    PositionError                 a position somebody handed in cannot arise from the components
    UnknownGame                   no game of that key
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fronde.core.types import Text


class FrondeError(Exception):
    """The root of all errors raised on purpose."""


class PlayerError(FrondeError):
    """A refusal a player reads.

    `reason` is a Text (rendered in the reader's language by `fronde.texts`); `rule` is the section of the
    rulebook, such as "6.43", or None; `game` the key of the game whose words it needs, where it needs any.
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
    """The question that was answered is no longer the one asked."""


class RuleViolation(IllegalAction):
    """A rule forbids the choice."""


class UndoRefused(PlayerError):
    """The last choice stands: something was revealed since, or it was another's."""


class TableError(PlayerError):
    """A refusal about lobbies, seats and channels, outside the rules of any game."""


class FileRefused(TableError):
    """A file that was to set an option of a game has faults. `faults`: all of them, a line each, as Texts of that game,
    or the first and how many `more` there are; `reason` tells the first."""

    def __init__(self, reason: Text, faults: tuple[Text, ...], rule: str | None = None, more: int = 0) -> None:
        super().__init__(reason, rule)
        self.faults = faults
        self.more = more


class PositionError(PlayerError):
    """A position handed in cannot arise from the physical components."""


class UnknownGame(PlayerError):
    """No game of that key is on offer."""


class EngineError(FrondeError):
    """A fault of ours."""


class DataError(EngineError):
    """A data file is wrong."""


class ReplayError(EngineError):
    """A record does not replay. `number` is the place in it of the choice that does not fit, counted from 0."""

    def __init__(self, message: str, number: int) -> None:
        super().__init__(message)
        self.number = number


class InvariantError(EngineError):
    """A position that cannot be. `reason`: the same for whoever handed it in, where there are words for it."""

    def __init__(self, problem: str | Text) -> None:
        self.reason = problem if isinstance(problem, Text) else None
        super().__init__(problem if self.reason is None else f"{self.reason.id} {dict(self.reason.args)}")


@contextmanager
def words_of(game: str) -> Iterator[None]:
    """Tells every refusal raised inside whose words it needs."""
    try:
        yield
    except PlayerError as error:
        error.game = error.game or game
        raise
