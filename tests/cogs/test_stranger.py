"""A game in a package of its own, found by its entry point, from the lobby to the final post."""

from __future__ import annotations

import logging
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandType

import fronde.games
from cogs import extension
from cogs.commands import slash
from fronde.games import GAMES
from fronde.host.table import Playing
from fronde_bot import local_table
from fronde_bot.bot import create_bot
from tests.cogs.story import Place, reply_text, restart, text_of
from tests.cogs.test_whole_game import play_on
from tests.stranger.broken import BROKEN, break_in
from tests.stranger.install import install


@pytest.fixture(autouse=True)
def installed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """The stranger's package where installed packages lie, with others that are broken, and the games found anew."""
    folder = tmp_path_factory.mktemp("site")
    install(folder)
    for case in getattr(request, "param", ()):
        break_in(folder, case)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(fronde.games, "FAULTS", faults := [])
    monkeypatch.setattr(extension, "FAULTS", faults)
    before = {**fronde.games.GAMES}
    fronde.games.GAMES.update(fronde.games._register())
    yield
    fronde.games.GAMES.clear()
    fronde.games.GAMES.update(before)
    for name in [name for name in sys.modules if name.startswith(("pebbles", "broken_"))]:
        del sys.modules[name]


async def test_a_strangers_game_from_the_lobby_to_the_final_post(
    simcord_env: Any, settings: Any, tmp_path: Path
) -> None:
    place = Place(simcord_env)
    ann = place.people[0]
    await place.open(3, game="pebbles")
    assert "Take the last stone" in text_of(place.posts()[0])
    assert {"pebbles take"} <= set(ann.available_commands(place.channel))
    post = place.posts()[-1]
    assert "Your turn" in text_of(post) and post.attachments[0].description == "A heap of 12 stones."
    bot = await restart(place, settings)
    await play_on(place, random.Random(3))
    over = place.posts()[-2]
    assert "Game over · Pebbles" in text_of(over) and "wins" in text_of(over) and over.attachments
    [result] = (await bot.store.export_person(ann.id))["results"]
    assert result["ending"] == "rules" and result["seats"] and result["place"] in (1, 2, 3)
    assert "last stone" in reply_text(await ann.slash(place.channel, "rules", find="last stone"))
    assert "has taken the last stone" in reply_text(await ann.slash(place.channel, "log"))
    await bot.store.close()


OFFERED = {*GAMES, "pebbles"}


@pytest.mark.parametrize("installed", [pytest.param((case,), id=case) for case in BROKEN], indirect=True)
def test_whatever_is_broken_in_a_package_closes_its_own_game_and_no_other(
    caplog: pytest.LogCaptureFixture, installed: None, request: pytest.FixtureRequest
) -> None:
    """A line says which and why, and Discord takes what is made of the others."""
    (case,) = request.node.callspec.params["installed"]
    extension.admit_games()
    assert {*GAMES} == OFFERED
    [line] = [r.getMessage() for r in caplog.records]
    names = f"broken_{case.replace('-', '_')}:GAME", "broken", "table"
    assert line.startswith(tuple(f"The game {name} cannot be " for name in names))
    assert "\n" not in line and len(line) < 350
    caplog.clear()


@pytest.mark.parametrize("installed", [pytest.param(["texts-endless-name", "texts-argument-name"])], indirect=True)
def test_the_local_table_opens_beside_a_game_without_a_name(settings: Any, installed: None) -> None:
    assert "broken" in GAMES
    local_table.LocalTable(settings, create_bot)


@pytest.mark.parametrize("installed", [pytest.param([*BROKEN], id="all")], indirect=True)
async def test_with_every_broken_package_installed_the_bot_starts_and_the_other_games_are_played(
    simcord_env: Any, caplog: pytest.LogCaptureFixture, installed: None
) -> None:
    place = Place(simcord_env)
    ann = place.people[0]
    assert {*GAMES} == {*OFFERED, "toy"}
    assert len([r for r in caplog.get_records("setup") if r.levelno >= logging.WARNING]) == len(BROKEN)
    assert "Broken" not in reply_text(await ann.slash(place.channel, "help"))
    commands = {command.name for command in place.bot.tree.get_commands(type=AppCommandType.chat_input)}
    assert commands - {*GAMES} == slash.find_names()
    for game in sorted(OFFERED):
        place.channel = place.guild.create_text_channel(game)
        await place.open(min(n for n in GAMES[game].title.player_counts if n > 1), game=game)
        assert isinstance(await place.table(), Playing) and any(post.attachments for post in place.posts()), game


@pytest.mark.parametrize("start", [True, False])
async def test_tables_of_a_game_that_is_gone_can_be_ended(simcord_env: Any, settings: Any, start: bool) -> None:
    place = Place(simcord_env)
    ann, bob = place.people[:2]
    await place.open(2, game="pebbles", start=start)
    other = place.guild.create_text_channel("other")
    del GAMES["pebbles"]
    bot = await restart(place, settings)
    assert "no game" in reply_text(await ann.slash(place.channel, "turn")) or not start
    await bot.timekeeper.sweep()
    assert await bot.tables.sweep() == [] == await bot.tables.post_again()
    assert "closed" in reply_text(await ann.slash(place.channel, "table end")) or start
    assert "closed" in reply_text(await bob.slash(place.channel, "table end")) or not start
    assert "is open" in reply_text(await ann.slash(other, "table new", game="toy", seats=2))
    await bot.store.close()
