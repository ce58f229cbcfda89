"""The games there are: every package beside this file, and whatever is installed under the entry point group
`fronde.games`. Each has its Game as `GAME`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from fronde.core.errors import UnknownGame
from fronde.core.game import Game
from fronde.core.types import Text

GROUP = "fronde.games"
"""The entry point group of games that live in packages of their own; each names its module's Game."""

FAULTS: list[str] = []
"""Why installed games are not among them, a sentence each: a stranger's fault closes his own game and no other."""


def _find_games() -> Iterator[Game[Any]]:
    for module in iter_modules(__path__):
        yield import_module(f"{__name__}.{module.name}").GAME
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found = entry.load()
        except (Exception, SystemExit) as error:
            FAULTS.append(f"The game {entry.value} cannot be loaded: {type(error).__name__}: {error}")
            continue
        if fault := _find_fault(found):
            FAULTS.append(f"{entry.value} {fault}.")
        else:
            yield found


def _find_fault(found: object) -> str | None:
    """Why an installed game cannot be offered, seen from its title."""
    if not isinstance(found, Game):
        return "is no game"
    title = found.title
    if not re.fullmatch("[a-z][a-z0-9-]*", title.key):
        return f"has the key {title.key!r}, which is not in small letters"
    if not title.player_counts:
        return "can be played by nobody"
    return None if title.texts.is_dir() else f"has no folder of texts {title.texts}"


def _register() -> dict[str, Game[Any]]:
    games: dict[str, Game[Any]] = {}
    for game in _find_games():
        if games.setdefault(game.key, game) is not game:
            FAULTS.append(f"There are two games called {game.key}; the first is played.")
    return games


GAMES: dict[str, Game[Any]] = _register()


def get_game(key: str) -> Game[Any]:
    """The game of that key. Raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(Text("error-unknown-game", {"key": key}))
    return GAMES[key]
