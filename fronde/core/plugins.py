"""Third-party games, found by their entry points. Each is loaded and tried out; a fault in one excludes only that
game."""

from __future__ import annotations

import contextlib
import io
import re
import signal
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import FrameType
from typing import Any, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from fronde.core.errors import DataError
from fronde.core.game import AnyGame, Chapter, Game, GuideStep, Luck, OrderKind, Title
from fronde.core.match import Match
from fronde.core.opponents import Opponents
from fronde.core.plain import find_misfits
from fronde.core.types import Json, Setup

LONGEST = 200
"""Maximum characters of an error message."""
PATIENCE = 30.0
"""Seconds after which third-party code is interrupted."""


class TooLong(BaseException):
    """Third-party code takes too long. A BaseException, so that `except Exception` in that code does not swallow it."""


def find_games(group: str, keys: Collection[str], faults: list[str]) -> Iterator[AnyGame]:
    """The playable games of an entry point group whose key is not already in `keys`. Each other game adds a sentence to
    `faults`."""
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
        try:
            with guard_plugin():
                game = entry.load()
                _try_out(game)
                if game.key in keys:
                    raise DataError(f"there is a game {game.key} already")
        except DataError as error:
            faults.append(f"The game {entry.value} cannot be played: {error}.")
        else:
            yield game


@contextlib.contextmanager
def guard_plugin() -> Iterator[None]:
    """Guard third-party code that runs inside. All its errors, KeyboardInterrupt and SystemExit included, become a
    DataError of one line, and its output is dropped. Only the operator's Ctrl-C still ends the process. Code that takes
    too long is interrupted, if this is the main thread and the system has the alarm signal."""
    before: Any = None
    signals: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        if callable(before):
            signals.append(number)
            before(number, frame)

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooLong(f"it takes longer than {PATIENCE:.0f} seconds")

    with contextlib.suppress(ValueError, AttributeError):  # not in the main thread; no alarms
        before = signal.signal(signal.SIGINT, note)
        signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE, 1.0)  # repeats, in case the code catches it
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            yield
    except BaseException as error:
        if not signals:
            raise DataError(_describe(error)) from None
    finally:
        if before is not None:
            signal.signal(signal.SIGINT, before)
            if hasattr(signal, "setitimer"):
                signal.setitimer(signal.ITIMER_REAL, 0)
    if signals:
        raise KeyboardInterrupt


def _describe(error: BaseException) -> str:
    try:
        text = f"{error}"
    except BaseException:  # its __str__ is broken too
        text = ""
    line = " ".join(text.encode(errors="replace").decode().split())[:LONGEST].rstrip(".")
    return line if isinstance(error, DataError | TooLong) else f"{type(error).__name__}: {line}".rstrip(": ")


def check_fields(thing: object, kind: type) -> None:
    """Raise DataError if an object is not of a dataclass, or if one of its fields has the wrong type."""
    if not isinstance(thing, kind):
        raise DataError(f"{kind.__name__} is a {type(thing).__name__}")
    if misfits := find_misfits(kind, {name: getattr(thing, name) for name in get_type_hints(kind)}):
        raise DataError(f"{kind.__name__}: the wrong type has {', '.join(misfits)}")


def _try_out(game: Any) -> None:
    """Exercise a game's title, its texts, and everything that runs before its first choice. Raises their errors, and
    DataError for a wrong type, key, text or player count."""
    check_title(game)
    for file, _, _ in find_junk(game.title.texts):
        raise DataError(f"its texts {file.parent.name}/{file.name} are no Fluent")
    if not any("game-name" in list_messages(file) for file in game.title.texts.glob("en/*.ftl")):
        raise DataError(f"{game.title.texts} has no English texts with a game-name")
    begin_everywhere(game)


def check_title(game: Any) -> None:
    """Raise DataError if an object is not a Game, or if its title or key is not valid."""
    check_fields(game, Game)
    check_fields(game.title, Title)
    if not re.fullmatch("[a-z][a-z0-9-]{0,31}", game.key):
        raise DataError(f"its key {game.key!r} is not 1 to 32 small letters, digits and dashes")


def find_luck(title: Title) -> Luck | None:
    """The LUCK of a game. None without such a part."""
    module = title.find_part("luck")
    luck: Luck | None = import_module(module).LUCK if module else None
    return luck


def begin_everywhere(game: AnyGame) -> None:
    """Raise whatever comes of asking a game for its opponents, options and orders, and of a first question with each
    number of players and in each chapter of its guided game."""
    if (opponents := game.title.find_part("opponents")) is not None:
        check_fields(import_module(opponents).OPPONENTS, Opponents)
    if (luck := find_luck(game.title)) is not None:
        check_fields(luck, Luck)
    dict(game.rules.options_schema()["properties"])
    dict(game.rules.fill_options({}))
    if min(game.player_counts({}), default=0) < 1:
        raise DataError("it can be played by nobody")
    for count in game.player_counts({}):
        _begin(game, count)
    for order in game.rules.orders:
        check_fields(order, OrderKind)
    for chapter in game.rules.guide:
        check_fields(chapter, Chapter)
        for step in chapter.steps:
            check_fields(step, GuideStep)
        _begin(game, chapter.players, chapter.position, chapter.options)


def find_junk(texts: Path) -> Iterator[tuple[Path, int, str]]:
    """Yield the entries that are not valid Fluent in a folder of `<locale>/*.ftl`: file, line, and the parser's
    message."""
    for file in sorted(texts.glob("*/*.ftl")):
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Junk):
                at = entry.span.start if entry.span else 0
                yield file, source.count("\n", 0, at) + 1, str(entry.annotations[0].message)


def list_messages(file: Path) -> dict[str, int]:
    """The messages of a Fluent file, and the line where each begins."""
    source = file.read_text(encoding="utf-8")
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    return {one.id.name: source.count("\n", 0, one.id.span.start if one.id.span else 0) + 1 for one in messages}


def _begin(
    game: AnyGame, count: int, position: Mapping[str, Json] | None = None, options: Mapping[str, Json] | None = None
) -> None:
    setup = Setup(game.key, tuple(f"p{number}" for number in range(1, count + 1)), 0, options or {})
    if position is None and len(game.rules.roles(setup)) < count:
        raise DataError(f"it has no seat for each of {count} players")
    match, events = Match.start(game, setup) if position is None else Match.at(game, setup, position)
    match.view(None)
    for seat in match.seats:
        game.speech.story(events, seat)
        game.speech.private_text(match.view(seat), seat)
    for decision in match.decisions:
        game.speech.prompt(match.state, decision)
        game.speech.describe(match.state, decision, decision.options[0])
