"""The only list of games."""

from __future__ import annotations

from typing import Any

from fronde.core.errors import UnknownGame
from fronde.core.types import Game, Text
from fronde.games.frondeurs import GAME as FRONDEURS
from fronde.games.richelieu import GAME as RICHELIEU

GAMES: dict[str, Game[Any]] = {game.key: game for game in (FRONDEURS, RICHELIEU)}


def get_game(key: str) -> Game[Any]:
    """The game of that key. Raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame(Text("error-unknown-game", {"key": key}))
    return GAMES[key]
