"""The contract of every game, for game authors: it finds the faults of a game and their places.

`find_faults` checks a game; `python -m fronde contract --game KEY` prints the faults. It needs no pytest and no
Discord, so the tests of a game may consist of `assert not list(find_faults("pebbles"))`.
"""

from __future__ import annotations

import linecache
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb
from typing import NamedTuple

from fronde.core.errors import UnknownGame
from fronde.core.game import AnyGame
from fronde.core.plugins import begin_everywhere, check_title, find_junk
from fronde.core.types import Text
from fronde.games import GAMES, GROUP
from fronde.testing.contract import CHECKS, GAMES_A_TEST, Check, Failure
from fronde.testing.outside import find_missing
from fronde.testing.places import Places

__all__ = ["Fault", "find_faults"]


class Fault(NamedTuple):
    """A fault of a game: the file, the line and the problem."""

    path: Path
    line: int
    problem: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.problem}"


def find_faults(key: str) -> Iterator[Fault]:
    """Yield the faults of an installed game, as far as a few games show them. Raises UnknownGame."""
    entry = None if key in GAMES else _find_entry(key)
    package = GAMES[key].title.package if entry is None else entry.module
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise UnknownGame(Text("error-unknown-game", {"key": key}))
    places = Places(Path(spec.origin).parent)
    yield from (Fault(file, line, f"no Fluent: {why}") for file, line, why in find_junk(places.folder / "texts"))
    try:
        game: AnyGame = GAMES[key] if entry is None else entry.load()
        check_title(game)
        GAMES.setdefault(game.key, game)
        begin_everywhere(game)
    except Exception as error:
        yield _tell(error, "it begins", places, places.of_error(error) or (Path(spec.origin), 1))
    else:
        yield from _find_text_faults(game, places)
        yield from (fault for check in CHECKS for fault in _run(check, game, places))


def _find_entry(key: str) -> EntryPoint:
    """The entry point of an installed game that could not be loaded. Raises UnknownGame."""
    for entry in entry_points(group=GROUP):
        if key in (entry.name, entry.module.rpartition(".")[2].replace("_", "-")):
            return entry
    raise UnknownGame(Text("error-unknown-game", {"key": key}))


def _find_text_faults(game: AnyGame, places: Places) -> Iterator[Fault]:
    for message, option in find_missing(game):
        kind = getattr(game.rules, "options", None)
        field = places.of_field(kind, option) if option and isinstance(kind, type) else None
        place = field or places.of_text(message) or places.of_texts()
        yield Fault(*place, f"no text {message}")


def _run(check: Check, game: AnyGame, places: Places) -> Iterator[Fault]:
    """The first fault that a check finds, if any."""
    for arguments in [(seed,) for seed in range(GAMES_A_TEST)] if check.by_seed else [()]:
        try:
            check.run(game.key, *arguments)
        except Exception as error:
            while isinstance(error, Failure) and isinstance(error.__cause__, Exception):
                error = error.__cause__
            problem = _describe(error)
            place = places.of_error(error) or places.of_subject(game, problem) or places.of_text(problem)
            yield _tell(error, check.name, places, place or places.of_part(game, check.part))
            return


def _tell(error: Exception, name: str, places: Places, place: tuple[Path, int]) -> Fault:
    return Fault(*place, f"{name}: {_describe(error)}")


def _describe(error: Exception) -> str:
    """The message of an error; for an assertion without a message, its line of code."""
    if isinstance(error, AssertionError):
        last = extract_tb(error.__traceback__)[-1]
        return str(error).split("\n")[0] or linecache.getline(last.filename, last.lineno or 1).strip()
    return f"{type(error).__name__}: {error}".split("\n")[0]
