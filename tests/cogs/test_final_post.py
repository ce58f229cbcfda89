"""The end of a game: final scores, the page, and a crash while that is made."""

from __future__ import annotations

import asyncio
import random
from datetime import timedelta
from typing import Any

import discord
import pytest
from PIL import Image

import images
from cogs.messages.posts import render
from fronde.host.archive.epochs import Fate, check_tables
from fronde.host.notices import announcements
from fronde.host.timekeeping.timing import Times
from fronde.tools.play import play, player_dice
from images import Manifest, Picture, Scene, kit
from tests.cogs.story import Place, restart, text_of
from tests.cogs.test_looking import play_some
from tests.cogs.test_replay import read_story
from tests.cogs.test_together import Panel
from tests.host.conftest import Club
from tests.host.test_epochs import ChangedRules, CountsOtherwise, WantsMore, plant
from tests.toy import install_toy

TIMES = Times(lambda: 0)


@pytest.fixture
def toy_scenes(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """The toy has a board of one dot; gives the scenes of which it was drawn."""
    scenes: list[Scene] = []

    def draw(scene: Scene, *_: Any) -> Picture:
        scenes.append(scene)
        return Picture(kit.pack(Image.new("P", (1, 1))), "a dot", 1, 1)

    install(monkeypatch, draw)
    return scenes


def install(monkeypatch: pytest.MonkeyPatch, draw: Any) -> None:
    """Give the toy a board."""
    monkeypatch.setattr(images, "find_manifest", lambda key: Manifest(board=draw))


def find_page(place: Place) -> Any:
    """The page of the game, posted after the final post."""
    over, page = place.posts()[-2:]
    assert "Game over" in text_of(over) and "turn by turn" in text_of(page)
    [file] = page.attachments
    assert file.filename == "toy-1.html"
    return file


async def finish(place: Place) -> None:
    """Play the toy to its end."""
    dice = random.Random(8)
    while not (await place.table()).match.over:
        await play_some(place, 1, dice)


async def test_the_whole_game_is_posted_as_a_page(simcord_env: Any, toy_scenes: list[Scene]) -> None:
    place = Place(simcord_env)
    await place.open(2)
    await finish(place)
    steps = read_story((await find_page(place).read()).decode())["steps"]
    scenes = toy_scenes[-len(steps) :]
    assert all(step["board"]["alt"] == "a dot" for step in steps)
    assert all(scene.events for scene in scenes[1:]), "what happened since the step before"
    assert [scene.before for scene in scenes] == [None, *(scene.view for scene in scenes[:-1])]
    assert scenes[-1].events[-1][0] == "game-ended"
    assert scenes[-1].view == (await place.table()).view(None) and scenes[0].view["fields"] == {}


async def test_a_crash_while_the_page_is_made_loses_nothing(
    simcord_env: Any, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: Any) -> None:
        raise asyncio.CancelledError

    place = Place(simcord_env)
    await place.open(2)
    with monkeypatch.context() as crash:
        crash.setattr("cogs.outbox.delivery.make_replay", die)
        await finish(place)
    assert "Game over" in text_of(place.posts()[-1])
    bot = await restart(place, settings)
    await simcord_env.settle()
    posts = [text_of(m) for m in place.posts()]
    assert sum("Game over" in post for post in posts) == sum("turn by turn" in post for post in posts) == 1
    await bot.store.close()


@pytest.mark.allow_discord_log_errors
async def test_boards_that_fail_are_left_out(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Picture:
        raise RuntimeError("no ink")

    install(monkeypatch, fail)
    place = Place(simcord_env)
    await place.open(2)
    await finish(place)
    story = read_story((await find_page(place).read()).decode())
    assert story["note"] == "bare" and all(step["lines"] and not step["board"] for step in story["steps"][1:])


async def test_a_game_without_pictures_has_its_log_and_scores(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    await finish(place)
    story = read_story((await find_page(place).read()).decode())
    assert story["note"] == "" and not any(step["board"] for step in story["steps"])
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
    final = render(announcements._make_final_post(table), table, TIMES)[-1]
    text = "\n".join(part.get("text", "") for part in final.parts)
    assert "wins.**" in text and ": **0**\n" in text and not any(line.endswith("·") for line in text.split("\n"))


@pytest.mark.parametrize("rules", [CountsOtherwise, WantsMore])
async def test_who_has_won_is_told_by_the_rules_it_was_won_by(
    monkeypatch: pytest.MonkeyPatch, rules: type[ChangedRules]
) -> None:
    """The final post waits while the rules change, and even where the position is one no more by the new ones."""
    install_toy(monkeypatch)
    house = Club()
    await house.open("toy", 3)
    await house.play(random.Random(3))
    waiting = house.store.tables[1].notices
    over, page = (next(one for one in waiting if one.kind == kind) for kind in ("over", "replay"))
    then = render(over, await house.look(), TIMES)[-1]
    plant(monkeypatch, rules)
    table = await house.again().look()
    assert render(over, table, TIMES)[-1].parts == then.parts and render(page, table, TIMES) == []
