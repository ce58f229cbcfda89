"""Richelieu among the games on offer, whether or not the host lists it."""

from __future__ import annotations

import pytest

from fronde.games import GAMES
from fronde.games.richelieu import GAME


@pytest.fixture(autouse=True)
def _on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.key, GAME)
