"""All games: every package beside this file, and every installed entry point of the group `fronde.games`. Each package
has its Game as `GAME`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from fronde.core.errors import UnknownGame
from fronde.core.game import AnyGame
from fronde.core.plugins import find_games
from fronde.core.types import Text

GROUP = "fronde.games"
"""The entry point group of games in packages of their own; each entry names the module's Game."""

FAULTS: list[str] = []
"""Why some installed games are missing, one sentence each. A fault in one game closes no other."""


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
