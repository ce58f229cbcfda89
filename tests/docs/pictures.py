"""The pictures of the documents: `python -m tests.docs.pictures` writes docs/pictures/ and docs/style-sheet.png.

A board of each game, from a game between opponents, and what a player sees, photographed at the local table in the
system's Chromium. Look at each of them afterwards.
"""

from __future__ import annotations

import asyncio
import io
import re
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import async_playwright

import images
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Setup
from fronde.games import GAMES, get_game
from fronde.lab.sparring import find_seat, make_player, take_turn
from fronde.texts import words
from images import Scene
from images.style_sheet import style_sheet
from tests.docs.test_links import MOST_BYTES, ROOT
from tests.e2e.conftest import Process, find_port
from tests.e2e.test_local_table import BOT, act_as, click, open_place, settle

DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"
BOARD_WIDTH = 880
SEED, NAMES = 1653, ("Anne", "Bruno", "Claire", "Denis", "Élise", "Félix")
SHOWN = 0.6
"""How much of a game is over on its board."""
WINDOW, WIDE = {"width": 1000, "height": 2000}, 744
PLAYED, PLAYED_SEED = "Liberté", "4"
"""What is photographed: a game with a hand, of a seed in which the choices of `play_turn` are possible."""
FIRST, SECOND = "Round 1: play a card", "Round 2: play a card"
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage"]
CHANNEL = re.compile(r"<#\d+>")
PLAIN = """\
#channel-composer, .message-context-actions { display: none }
.channel-message { padding: 10px 0 !important }
#channel-message-list { padding-bottom: 900px }
"""
"""The page without what does not belong to a message, and with room for a menu below it."""


def main() -> int:
    """Make every picture."""
    PICTURES.mkdir(exist_ok=True)
    for key in GAMES:
        write(draw_board(key), PICTURES / f"{key}.png")
    write(shrink(style_sheet(words(None, "frondeurs"))), DOCS / "style-sheet.png")
    asyncio.run(photograph())
    return 0


def write(png: bytes, path: Path) -> None:
    """Write a picture. Raises SystemExit where it is too large for a page."""
    path.write_bytes(png)
    sys.stderr.write(f"{len(png):7,} {path}\n")
    if len(png) > MOST_BYTES:
        raise SystemExit(f"{path} has more than {MOST_BYTES:,} bytes")


def shrink(picture: Image.Image) -> bytes:
    """A picture as PNG, in 256 colours."""
    content = io.BytesIO()
    colours = picture.convert("RGB").quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    colours.save(content, "PNG", optimize=True)
    return content.getvalue()


# --- boards ---


def draw_board(key: str) -> bytes:
    """The board of a game that is under way, as everybody sees it."""
    views = list(play_game(key))
    now = int(len(views) * SHOWN)
    return images.render(key, Scene(views[now], before=views[now - 1]), width=BOARD_WIDTH).png


def play_game(key: str) -> Iterator[dict[str, Any]]:
    """The board at every turn of a game between quick opponents."""
    game = get_game(key)
    match = Match.start(game, Setup(key, NAMES[: game.title.player_counts[0]], SEED, {}))[0]
    player = make_player("quick", game, Dice(SEED))
    turn = None
    while not match.over:
        take_turn(match, find_seat(match), player)
        view = match.view(None)
        if view["head"]["turn"] != turn:
            turn = view["head"]["turn"]
            yield view


# --- the local table ---


async def photograph() -> None:
    """What a player sees: a lobby; a turn post, the panel and its menu; a direct message."""
    async with local_table() as (context, home):
        await photograph_lobby(await open_place(context, home, "table"))
    async with local_table(FRONDE_SEED=PLAYED_SEED) as (context, home):
        table = await open_place(context, home, "table")
        await begin(table)
        await play_turn(table)
        await photograph_turn(table)
        await photograph_message(await open_place(context, home, "ann"))


@asynccontextmanager
async def local_table(**settings: str) -> AsyncIterator[tuple[Any, str]]:
    """A local table of its own: a browser and the address of the first page."""
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    port = find_port()
    with tempfile.TemporaryDirectory() as folder:
        process = Process([BOT], Path(folder), LOCAL_PORT=str(port), **settings)
        try:
            process.wait_for("local table")
            async with async_playwright() as driver:
                browser = await driver.chromium.launch(executable_path=chromium, args=FLAGS)
                yield await browser.new_context(viewport=WINDOW, bypass_csp=True), f"http://127.0.0.1:{port}/"
        finally:
            process.stop()


async def photograph_lobby(table: Any) -> None:
    """A lobby in which two people and a bot sit."""
    await run_command(table, "table new", PLAYED)
    await table.get_by_text("1 of 4").wait_for()
    await run_command(table, "seat opponent")
    await act_as(table, "Bob")
    await click(table, "^Join$")
    await table.get_by_text("3 of 4").wait_for()
    await keep(table, find_post(table, "At the table"), "lobby")


async def run_command(page: Any, command: str, *choices: str) -> None:
    """Type a slash command, choose its required options by the beginning of their labels, and send it."""
    await page.get_by_role("textbox").last.click()
    await page.keyboard.type(f"/{command}", delay=30)
    await page.get_by_role("option").filter(has_text=f"/{command}").first.click()
    for choice in choices:
        await page.keyboard.type(choice[:4], delay=30)
        await page.get_by_role("option").filter(has_text=choice).first.click()
        await settle(page)
    await page.get_by_role("button", name="Send").click()


async def begin(table: Any) -> None:
    """Ann begins a game against three bots."""
    await run_command(table, "table new", PLAYED)
    await table.get_by_text("1 of 4").wait_for()
    for seated in (2, 3, 4):
        await run_command(table, "seat opponent")
        await table.get_by_text(f"{seated} of 4").last.wait_for()
    await click(table, "^Start$")


async def open_panel(table: Any, call: str, name: str | None = None) -> None:
    """Open Ann's panel by the post that calls her so, of which a picture of that name is made."""
    post = find_post(table, call)
    await post.get_by_role("button", name="Take your turn").wait_for()
    await settle(table)
    if name:
        await keep(table, post, name)
    await click(table, "^Take your turn$")
    await find_menu(table).wait_for()


async def play_turn(table: Any) -> None:
    """Ann's first turn, by the second choice of every menu, so that the next one has something to tell."""
    await open_panel(table, FIRST)
    while await find_menu(table).count():
        await choose(table)


async def photograph_turn(table: Any) -> None:
    """Ann's next turn: its post, the menu, and the panel before the turn ends."""
    await open_panel(table, SECOND, "turn")
    await find_menu(table).evaluate("menu => menu.closest('article').scrollIntoView({ block: 'start' })")
    await find_menu(table).click()
    await settle(table)
    choices = table.get_by_role("listbox")
    await choices.evaluate("list => { list.closest('.select-list').style.maxHeight = 'none' }")
    await keep(table, find_post(table, "Only you can see this"), "menu", choices)
    await table.keyboard.press("Escape")
    while not await table.get_by_text("This turn so far").count():
        await choose(table)
    await keep(table, find_post(table, "This turn so far"), "panel")


async def photograph_message(messages: Any) -> None:
    """The message with Ann's hand. The local table cannot name its channel there, as Discord does."""
    place = messages.get_by_text(CHANNEL).last
    await place.evaluate("""place => { place.innerHTML = 'Played in <span class="mention">#the-table</span>' }""")
    await keep(messages, find_post(messages, PLAYED), "message")


def find_post(page: Any, text: str) -> Any:
    """The last message that says so."""
    return page.locator("#channel-message-list article").filter(has_text=text).last


def find_menu(table: Any) -> Any:
    """The menu of the panel."""
    return table.locator("main").get_by_role("combobox", name="Choose").last


async def choose(table: Any) -> None:
    """Take the second choice of the panel's menu."""
    await find_menu(table).click()
    await settle(table)
    await table.locator("main").get_by_role("listbox").locator('[role=option][data-value="1"]').click()
    if await table.get_by_role("button", name="Apply").count():
        await table.get_by_role("button", name="Apply").last.click()
    await asyncio.sleep(1)
    await settle(table)


async def keep(page: Any, post: Any, name: str, menu: Any = None) -> None:
    """Photograph a message, down to the end of its open menu, as wide as its text may be."""
    await page.add_style_tag(content=PLAIN)
    await page.mouse.move(1, 1)
    await settle(page)
    await post.scroll_into_view_if_needed()
    box, end = await post.bounding_box(), await (menu or post).bounding_box()
    clip = {**box, "width": WIDE, "height": end["y"] + end["height"] + 10 - box["y"]}
    png = await page.screenshot(clip=clip)
    write(shrink(Image.open(io.BytesIO(png))), PICTURES / f"{name}.png")


if __name__ == "__main__":
    raise SystemExit(main())
