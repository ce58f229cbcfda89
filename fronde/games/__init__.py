"""The games there are: every package beside this file, and whatever is installed under the entry point group
`fronde.games`. Each has its Game as `GAME`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from fronde.core.errors import UnknownGame
from fronde.core.game import AnyGame
from fronde.core.plugins import find_games
from fronde.core.types import Text

GROUP = "fronde.games"
"""The entry point group of games that live in packages of their own; each names its module's Game."""

FAULTS: list[str] = []
"""Why installed games are not among them, a sentence each: whatever is broken in one closes no other."""


def _register() -> dict[str, AnyGame]:
    own_games = [import_module(f"{__name__}.{module.name}").GAME for module in iter_modules(__path__)]
    games: dict[str, AnyGame] = {game.key: game for game in own_games}
    for game in find_games(GROUP, games, FAULTS):
        games[game.key] = game
    return games


GAMES: dict[str, AnyGame] = _register()


def close(key: str, why: Exception) -> None:
    """Offer a game no more."""
    FAULTS.append(f"The game {key} cannot be offered: {why}.")
    del GAMES[key]


def get_game(key: str) -> AnyGame:
    """The game of that key. Raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(Text("error-unknown-game", {"key": key}))
    return GAMES[key]
