"""A game in a package of its own, found by its entry point, from the lobby to the final post."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fronde.games
from tests.cogs.story import Place, restart, said, text_of
from tests.cogs.test_whole_game import play_on
from tests.stranger.install import install


@pytest.fixture(autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The stranger's package where installed packages lie, and the games found anew."""
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    monkeypatch.syspath_prepend(folder)
    for key, game in fronde.games._register().items():
        monkeypatch.setitem(fronde.games.GAMES, key, game)
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "pebbles"]:
        del sys.modules[name]


async def test_a_strangers_game_from_the_lobby_to_the_final_post(
    simcord_env: Any, settings: Any, tmp_path: Path
) -> None:
    place = Place(simcord_env)
    ann = place.people[0]
    await place.open(3, game="pebbles")
    assert "Take the last pebble" in text_of(place.posts()[0])
    assert {"pebbles take"} <= set(ann.available_commands(place.channel))
    post = place.posts()[-1]
    assert "Your turn" in text_of(post) and post.attachments[0].description == "A heap of 12 pebbles."
    bot = await restart(place, settings)
    await play_on(place, random.Random(3))
    over = place.posts()[-1]
    assert "Game over · Pebbles" in text_of(over) and "wins" in text_of(over) and over.attachments
    assert "last pebble" in said(await ann.slash(place.channel, "rules", find="last pebble"))
    assert "has taken the last pebble" in said(await ann.slash(place.channel, "log"))
    await bot.store.close()
