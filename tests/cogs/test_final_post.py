"""The end of a game: final scores, the moving picture, and a crash while that is drawn."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import discord
import pytest
from PIL import Image

import images
from cogs.messages.posts import render
from fronde.host import announcements
from fronde.host.epochs import Fate, check_tables
from fronde.host.timing import Times
from fronde.tools.play import play, player_dice
from images import Manifest, Picture, Replay, Scene, kit
from tests.cogs.story import Place, restart, text_of
from tests.cogs.test_looking import play_some
from tests.cogs.test_together import Panel
from tests.host.conftest import Club
from tests.host.test_epochs import Changed, CountsOtherwise, WantsMore, plant
from tests.toy import install_toy

TIMES = Times(lambda: 0)
GIF = b"GIF89a" + bytes(20)


@pytest.fixture
def moving(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[Any]]:
    """The toy has a moving picture; gives the scenes of each that was drawn."""
    calls: list[Sequence[Any]] = []

    def replay(scenes: Sequence[Scene], words: Any) -> bytes:
        calls.append(scenes)
        return GIF

    install(monkeypatch, Replay(replay, lambda scenes, words: f"{len(scenes)} turns"))
    return calls


def install(monkeypatch: pytest.MonkeyPatch, replay: Replay) -> None:
    """Give the toy pictures: a board that is one dot, and this moving picture."""
    dot = Picture(kit.pack(Image.new("P", (1, 1))), "a dot", 1, 1)
    manifest = Manifest(board=lambda scene, words, width: dot, replay=replay)
    monkeypatch.setattr(images, "find_manifest", lambda key: manifest)


async def finish(place: Place) -> None:
    """Play the toy to its end."""
    dice = random.Random(8)
    while not (await place.table()).match.over:
        await play_some(place, 1, dice)


async def test_the_whole_game_is_posted_as_a_moving_picture(simcord_env: Any, moving: list[Any]) -> None:
    place = Place(simcord_env)
    await place.open(2)
    await finish(place)
    over, replay = place.posts()[-2:]
    assert "Game over" in text_of(over) and "fields" in text_of(over)
    [file] = replay.attachments
    assert (file.filename, await file.read()) == ("replay.gif", GIF)
    [scenes] = moving
    assert file.description == f"{len(scenes)} turns"
    assert all(scene.events for scene in scenes), "what happened since the frame before"
    assert scenes[-1].events[-1][0] == "game-ended"
    views, last = [scene.view for scene in scenes], (await place.table()).view(None)
    assert views[-1] == last and views[0]["fields"] == {}, "from the first position to the last, with people's names"


async def test_a_crash_while_the_moving_picture_is_drawn_loses_nothing(
    simcord_env: Any, settings: Any, moving: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: Any) -> None:
        raise asyncio.CancelledError

    place = Place(simcord_env)
    await place.open(2)
    with monkeypatch.context() as crash:
        crash.setattr("cogs.outbox.posting.draw_replay", die)
        await finish(place)
    assert "Game over" in text_of(place.posts()[-1]) and not moving
    bot = await restart(place, settings)
    await simcord_env.settle()
    posts = [text_of(m) for m in place.posts()]
    assert sum("Game over" in post for post in posts) == 1
    assert sum("turn by turn" in post for post in posts) == 1 and len(moving) == 1
    await bot.store.close()


@pytest.mark.allow_discord_log_errors
async def test_a_moving_picture_that_fails_is_left_out(
    simcord_env: Any, moving: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(scenes: Any, words: Any) -> bytes:
        raise RuntimeError("no ink")

    install(monkeypatch, Replay(fail, lambda scenes, words: ""))
    place = Place(simcord_env)
    await place.open(2)
    await finish(place)
    assert "Game over" in text_of(place.posts()[-1])


async def test_a_game_without_one_ends_with_its_final_post(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    await finish(place)
    assert "Game over" in text_of(place.posts()[-1])
    board = text_of((await place.people[0].slash(place.channel, "board")).response)
    assert "This game is over." in board and "waits" not in board


async def test_a_game_of_which_the_record_is_left_shows_the_same(
    simcord_env: Any, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    await finish(place)
    looks: list[tuple[str, dict[str, Any]]] = [
        ("log", {}),
        ("score", {}),
        ("hand", {}),
        ("board", {}),
        ("review history", {"turn": 1}),
    ]
    looks += [("review history", {"turn": 1, "changes": True})]

    async def look() -> list[str]:
        ann = place.people[0]
        return [text_of((await ann.slash(place.channel, name, **options)).response) for name, options in looks]

    async def export() -> bytes:
        [file] = (await place.people[0].slash(place.channel, "review export")).response.attachments
        return await file.read()

    lines, record, now = [await look() for _ in range(2)][1], await export(), discord.utils.utcnow()
    assert all(lines)
    monkeypatch.setattr(discord.utils, "utcnow", lambda: now + timedelta(hours=25))
    for _ in range(2):
        bot = await restart(place, settings)
        assert (await bot.store.load_table(1))[0].progress.position is None
        assert await look() == lines and await export() == record
    async for finding in check_tables(bot.store):
        assert finding.sorting is not None and finding.sorting.fate == Fate.UNTOUCHED
    await bot.store.close()


async def test_whoever_scored_nothing_has_no_items_behind_the_score() -> None:
    panel = await Panel.at("mousquetaires")
    table = await panel.table()
    for _ in play(table.match, player_dice(3)):
        pass
    final = render(announcements._over(table), table, TIMES)[-1]
    text = "\n".join(part.get("text", "") for part in final.parts)
    assert "wins.**" in text and ": **0**\n" in text and not any(line.endswith("·") for line in text.split("\n"))


@pytest.mark.parametrize("rules", [CountsOtherwise, WantsMore])
async def test_who_has_won_is_told_by_the_rules_it_was_won_by(
    monkeypatch: pytest.MonkeyPatch, moving: list[Any], rules: type[Changed]
) -> None:
    """The final post waits while the rules change, and even where the position is one no more by the new ones."""
    install_toy(monkeypatch)
    house = Club()
    await house.open("toy", 3)
    await house.play(random.Random(3))
    waiting = house.store.tables[1].notices
    over, moved = (next(one for one in waiting if one.kind == kind) for kind in ("over", "replay"))
    then = render(over, await house.look(), TIMES)[-1]
    plant(monkeypatch, rules)
    table = await house.again().look()
    assert render(over, table, TIMES)[-1].parts == then.parts and render(moved, table, TIMES) == []
