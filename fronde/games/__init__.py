"""All games: the packages in this folder, and the installed entry points of the group `fronde.games`. Each package has
its Game as `GAME`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from fronde.core.errors import UnknownGame
from fronde.core.game import AnyGame
from fronde.core.plugins import find_games
from fronde.core.types import Text

GROUP = "fronde.games"
"""The entry point group of separately installed games; each entry names a module's Game."""

FAULTS: list[str] = []
"""The reasons why installed games could not be loaded, one sentence each. A fault in one game does not affect the
others."""


def _register() -> dict[str, AnyGame]:
    own_games = [import_module(f"{__name__}.{module.name}").GAME for module in iter_modules(__path__)]
    games: dict[str, AnyGame] = {game.key: game for game in own_games}
    for game in find_games(GROUP, games, FAULTS):
        games[game.key] = game
    return games


GAMES: dict[str, AnyGame] = _register()


def close(key: str, why: Exception) -> None:
    """Stop offering a game."""
    FAULTS.append(f"The game {key} cannot be offered: {why}.")
    del GAMES[key]


def get_game(key: str) -> AnyGame:
    """The game with that key. Raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(Text("error-unknown-game", {"key": key}))
    return GAMES[key]
