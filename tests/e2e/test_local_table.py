"""The local table: its ids and pages without a browser, and the whole of it in Chromium."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import ROOT, Process, clean_environment

pytest.importorskip("simcord", reason="the local table's packages are not installed")

from simcord import preview

from fronde import texts
from fronde.core.types import Text
from fronde_bot import bot, local_table
from fronde_bot.local_pages import Place
from fronde_bot.local_pages.client import LITERALS, VALUE, translate

Start = Callable[..., Process]
BOT = str(ROOT / "bot.py")
STATIC = Path(preview.__file__).parent / "static"
THREAD_ID = 1_500_000_000_000_000_123
TELEPHONE = {"width": 390, "height": 844}
SIMCORD_TOOLS = ("messages-toggle", "refresh", "capture-open", "inspector-toggle", "close", "back-activity",
                 "view-action-output")  # fmt: skip
MOST_CLICKS = {"Richelieu": 3, "Frondeurs et Frondeuses": 5, "Jeanne d’Arc 1429": 5, "Liberté": 5,
               "Mousquetaires du Roy": 5}  # fmt: skip
"""From the first page to the first move."""
HEIGHTS = """picture => {
  const height = () => picture.getBoundingClientRect().height, there = height();
  picture.removeAttribute("src");
  return [there, height()];
}"""
"""What a picture takes when it is there, and when it is not there yet."""
BARS = """[...document.querySelectorAll(".table-bar, .preview-toolbar, .channel-header, .channel-composer")]
  .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)"""
STILL = """() => {
  const { ready, renderGeneration, publishedRevision } = window.simcordPreview;
  const now = performance.now(), seen = `${renderGeneration} ${publishedRevision}`;
  if (!ready || window.seen !== seen) { window.seen = seen; window.since = now; }
  return now - window.since > 250;
}"""
"""Whether a page has answered what was asked of it, and has been the same for a quarter of a second."""


@pytest.fixture
def settings(tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch) -> bot.Settings:
    for name in bot.Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    return bot.Settings(database_url=database_url)


def ids(offline: local_table.OfflineDiscord) -> list[int]:
    return [
        offline.env.backend.application_id,
        offline.guild.id,
        offline.channel.id,
        *[person.id for person in offline.people],
        *[person.user.dm_channel.id for person in offline.people],
    ]


async def test_ids_are_the_same_at_every_start_and_messages_are_not(settings: bot.Settings) -> None:
    id_lists, posted = [], []
    for _ in range(2):
        this_bot = bot.create_bot(settings)
        this_bot.sync_always = True
        async with local_table.OfflineDiscord(this_bot) as offline:
            id_lists.append(ids(offline))
            assert this_bot.get_channel(offline.channel.id) is not None
            commands = offline.people[0].available_commands(offline.channel)
            assert {"table new", "table join", "turn", "do"} <= set(commands)

            async def speak(here: Any = offline, speaker: Any = this_bot) -> None:
                posted.append((await speaker.get_channel(here.channel.id).send("hello")).id)

            await offline.run_as_bot(speak)
        await this_bot.store.close()
    assert id_lists[0] == id_lists[1]
    assert len(set(id_lists[0])) == len(id_lists[0])
    assert posted[0] != posted[1]


def list_names(specs: Any) -> list[Any]:
    """The names of commands and of all their options."""
    return [(spec["name"], list_names(spec.get("options") or [])) for spec in specs]


async def test_the_bot_speaks_the_language_of_the_page(settings: bot.Settings) -> None:
    this_bot = bot.create_bot(settings)
    async with local_table.OfflineDiscord(this_bot) as offline:
        replies = []
        for locale in ("fr", "en"):
            offline.bar.words = texts.words(locale)
            replies.append(await offline.people[0].slash(offline.channel, "help"))
        assert ["Jouer contre des bots" in str(reply.response.components) for reply in replies] == [True, False]
        for command in offline._visible(user_id=offline.people[0].id, channel_id=offline.channel.id):
            french = local_table._localize(command, "fr")
            assert list_names(local_table._delocalize([french], [command], "fr")) == list_names([command])
    await this_bot.store.close()


async def test_a_thread_is_there_again_under_its_id(settings: bot.Settings) -> None:
    this_bot = bot.create_bot(settings)
    offline = local_table.OfflineDiscord(this_bot)
    offline.recreate_thread(THREAD_ID, "our game")
    offline.recreate_thread(THREAD_ID, "our game")
    async with offline:
        assert [(thread.id, thread.name) for thread in offline.threads()] == [(THREAD_ID, "our game")]
        thread = this_bot.get_channel(THREAD_ID)
        assert thread is not None and thread.parent_id == offline.channel.id

        async def speak() -> None:
            await thread.send(f"**Your turn**, <@{offline.people[1].id}>")

        await offline.run_as_bot(speak)
        title = Text("local-place-thread", {"name": "our game"})
        place = Place("thread", title, offline.threads()[0], offline.people)
        assert offline.last_words(place) == "Your turn, Bob"
    await this_bot.store.close()


async def test_a_bot_that_is_replaced_and_one_that_is_stopped_end_what_they_are_at(
    settings: bot.Settings, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots: list[bot.FrondeBot] = []
    ended: list[tuple[int, bool]] = []
    end = bot.FrondeBot.close

    async def close(self: bot.FrondeBot) -> None:
        await asyncio.sleep(0.01)  # what was begun takes a moment
        await end(self)
        ended.append((bots.index(self), self.is_closed()))

    def make(bot_settings: bot.Settings) -> bot.FrondeBot:
        bots.append(bot.create_bot(bot_settings))
        return bots[-1]

    ready = asyncio.Event()
    monkeypatch.setattr(bot.FrondeBot, "close", close)
    monkeypatch.setattr(local_table.LocalTable, "announce", lambda _: ready.set())
    table = local_table.LocalTable(settings.model_copy(update={"local_port": port}), make)
    served = asyncio.ensure_future(table.run())
    await asyncio.wait_for(ready.wait(), 20)
    table.restart_request.set()
    while table.restart_request.is_set() and not served.done():
        await asyncio.sleep(0.02)
    served.cancel()
    await asyncio.gather(served, return_exceptions=True)
    assert ended == [(0, True), (1, True)]


def fetch(url: str, data: bytes | None = None, **headers: str) -> Any:
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=10) as answer:
        return answer.read().decode()


def test_it_answers_this_computer_only_and_a_thread_outlives_the_process(start: Start, port: int) -> None:
    home, urls = f"http://127.0.0.1:{port}/", []
    for run in range(2):
        process = start(BOT, LOCAL_PORT=str(port))
        assert home in process.wait_for("local table"), "it says where it is"
        if run == 0:
            check_page(home, port)
            fetch(home + "thread", data=b"second game")
        places = json.loads(fetch(home + "state"))["places"]
        urls.append([place["key"] for place in places if place["title"] == "Thread: second game"])
        assert process.stop() == 0
        assert "Traceback" not in process.text
    assert len(urls[0]) == 1 and urls[0] == urls[1], "the same thread under the same id"


def check_page(home: str, port: int) -> None:
    """The first page, its state, and what it refuses."""
    page = fetch(home)
    for name in (*local_table.PEOPLE, local_table.CHANNEL, "/table new", "Viewing as"):
        assert name in page
    french = fetch(home, **{"Accept-Language": "de-DE,fr-FR;q=0.9,en;q=0.8"})
    assert '<html lang="fr">' in french and "Jouer contre des bots" in french and "Play" not in french
    assert fetch(home) == page, "a browser without a language has English"
    state = json.loads(fetch(home + "state"))
    assert [place["key"] for place in state["places"]] == ["table", *(name.lower() for name in local_table.PEOPLE)]
    assert len(local_table.PEOPLE) == 6
    assert all(place["url"].startswith("http://127.0.0.1:") for place in state["places"])
    for headers in ({"Host": f"evil.example:{port}"}, {"Origin": "http://evil.example"}):
        with pytest.raises(urllib.error.HTTPError, match="403"):
            fetch(home + "state", **headers)
    for path in local_table.FORMS:
        with pytest.raises(urllib.error.HTTPError, match="403"):
            fetch(home.rstrip("/") + path, data=b"place=table&game=frondeurs&who=bob&token=guessed")


async def open_place(browser: Any, home: str, key: str) -> Any:
    """The page of a place, reached as a user reaches it: by its link on the first page."""
    lobby = await browser.new_page()
    await lobby.goto(home)
    async with browser.expect_page() as opened:
        await lobby.click(f"#place-{key}")
    page = await opened.value
    await page.wait_for_selector("main")
    await lobby.close()
    return page


async def settle(page: Any) -> None:
    """Wait until the page has nothing under way and has not been drawn anew for a moment."""
    await page.wait_for_function(STILL, polling=50)


async def act_as(page: Any, name: str) -> None:
    """Be somebody else from now on."""
    await page.get_by_label("Viewing as").select_option(name)
    await settle(page)


async def type_command(page: Any, command: str) -> None:
    """Type a slash command, and Enter."""
    await page.get_by_role("textbox").last.click()
    await page.keyboard.type(command, delay=30)
    await page.keyboard.press("Enter")


async def click(page: Any, label: str) -> None:
    """Click the last button that reads so, and wait until the page has shown what follows."""
    await page.get_by_role("button", name=re.compile(label)).last.click()
    await settle(page)


async def choose_something(table: Any, folder: Path, number: int) -> None:
    """As whoever is to move, open the panel and take a choice of its menu; it must be stored as that number."""
    await table.get_by_text("Your turn").last.wait_for()
    await take_turn(table)
    await choose_second(table, folder, number, take_turn)


async def take_turn(table: Any) -> None:
    """Be whoever is to move, and open the panel."""
    names = re.findall(r"Your turn, @(\w+)", await table.inner_text("main"))
    await act_as(table, names[-1])
    await click(table, "^Take your turn$")


async def choose_second(
    table: Any, folder: Path, number: int, begin_again: Callable[[Any], Awaitable[None]] | None = None
) -> None:
    """Take the second option of the panel's menu; it must be stored as that number.

    On a slow machine the page is drawn anew while one clicks, which shuts a menu, loses a click, or makes one somebody
    else: then, as a person would, `begin_again`, or else go on with what is there.
    """
    from playwright.async_api import TimeoutError as TooLate

    menu = table.locator("main").get_by_role("combobox", name="Choose").last
    option = table.locator("main").get_by_role("listbox").locator('[role=option][data-value="1"]')
    apply = table.get_by_role("button", name="Apply")  # where several may be chosen
    for attempt in range(10):
        with contextlib.suppress(TooLate):
            if attempt and begin_again is not None:
                await begin_again(table)
            elif not await menu.count():
                await click(table, "^Take your turn$")
            if count_choices(folder) == number:
                return  # it came late
            await settle(table)
            await menu.click(timeout=3000)
            await option.click(timeout=3000)
            if await apply.count():
                await apply.last.click(timeout=3000)
        with contextlib.suppress(AssertionError):
            return await wait_for_choices(folder, number, seconds=2 + 2 * attempt)
    raise AssertionError(f"{count_choices(folder)} choices are stored, not {number}")


async def wait_for_choices(folder: Path, number: int, seconds: float = 2) -> None:
    """Until the database holds so many choices."""
    deadline = time.monotonic() + seconds
    while count_choices(folder) != number:
        assert time.monotonic() < deadline, f"{count_choices(folder)} choices are stored, not {number}"
        await asyncio.sleep(0.1)


def count_choices(folder: Path) -> int:
    """The accepted choices the database holds."""
    with contextlib.closing(sqlite3.connect(folder / "fronde.db")) as file:
        return int(file.execute("select count(*) from actions").fetchone()[0])


async def begin_game(table: Any) -> None:
    """Open a table of Frondeurs for the four people, and start it. As on Discord, `/table new` and Enter is not said in
    the channel, and the games are listed before one types."""
    await type_command(table, "/table new")
    await table.get_by_role("option", name="Richelieu").wait_for()
    await table.get_by_role("option", name="Frondeurs et Frondeuses").click()
    await table.get_by_role("button", name="Send").click()
    await table.get_by_text("1 of 4").wait_for()
    assert await table.locator("main").get_by_text("/table new").count() == 0, "nothing was said"
    for seated, name in enumerate(local_table.PEOPLE[1 : local_table.DEALT], 2):
        await act_as(table, name)
        await click(table, "^Join$")
        await table.get_by_text(f"{seated} of 4").wait_for()
    await act_as(table, local_table.PEOPLE[0])
    await click(table, "^Start$")


@pytest.mark.sqlite("choices are counted in the file")
async def test_four_people_play_through_two_restarts(start: Start, port: int, browser: Any, tmp_path: Path) -> None:
    """Two cubes are placed by the second option each, the second from a menu in the very place of the first. For that
    one is taken back before: an answer then stands above the menu, as nothing does above the first question."""
    home = f"http://127.0.0.1:{port}/"
    process = start(BOT, LOCAL_PORT=str(port), FRONDE_SEED="4")
    process.wait_for("local table")
    table = await open_place(browser, home, "table")

    await begin_game(table)
    await choose_something(table, tmp_path, 1)
    await click(table, "^Undo$")
    await wait_for_choices(tmp_path, 0, seconds=10)
    await choose_second(table, tmp_path, 1)
    await choose_second(table, tmp_path, 2)
    await expect_same_rooms(table)
    await click(table, "^Undo$")
    await wait_for_choices(tmp_path, 1, seconds=10)

    lobby = await browser.new_page()
    await lobby.goto(home)
    await lobby.get_by_text("Tools").click()
    await lobby.click("#restart")
    await lobby.get_by_text("Restarted.").wait_for()
    process.wait_for("found 1 game")
    await choose_something(table, tmp_path, 2)  # by the button the former bot posted
    await click(table, "^End turn$")
    await wait_for_choices(tmp_path, 3, seconds=10)

    assert process.stop() == 0
    again = start(BOT, LOCAL_PORT=str(port))
    again.wait_for("found 1 game")
    again.wait_for("local table")
    table = await open_place(browser, home, "table")
    await choose_something(table, tmp_path, 4)  # by the post that was made again
    await type_command(table, "/rules")
    await table.get_by_role("button", name="Command /rules").wait_for()
    assert again.stop() == 0
    assert "Traceback" not in process.text + again.text


async def expect_open(table: Any) -> None:
    """The panel's menu stays open; the page may be drawn anew just then and shut it, but not each time."""
    menu = table.locator("main").get_by_role("combobox", name="Choose").last
    for _ in range(4):
        await menu.click()
        await settle(table)
        opened = await menu.get_attribute("aria-expanded") == "true"
        await table.keyboard.press("Escape")
        await settle(table)
        if opened:
            return
    raise AssertionError("the menu shuts as soon as it opens")


async def test_a_menu_stays_open_at_the_width_of_a_telephone(
    start: Start, port: int, browser: Any, tmp_path: Path
) -> None:
    """On a page that is made narrow, and on one that is opened so, a menu opens and a choice is taken; a picture has
    its room even while the page, drawn anew, has not got it yet."""
    process = start(BOT, LOCAL_PORT=str(port), FRONDE_SEED="4")
    process.wait_for("local table")
    home = f"http://127.0.0.1:{port}/"
    wide = await browser.new_page()
    await wide.goto(home)
    await wide.get_by_role("button", name="Sit at every seat: Frondeurs et Frondeuses").click()
    await wide.get_by_role("button", name="Take your turn").wait_for()
    await wide.set_viewport_size(TELEPHONE)
    await choose_something(wide, tmp_path, 1)
    await wide.close()

    narrow = await browser.new_page()
    await narrow.set_viewport_size(TELEPHONE)
    await narrow.goto(home)
    await narrow.goto(await narrow.locator("#place-table").get_attribute("href"))
    await narrow.get_by_text("Your turn").last.wait_for()
    await take_turn(narrow)
    await expect_open(narrow)
    await choose_second(narrow, tmp_path, 2, take_turn)
    await expect_same_rooms(narrow)
    assert await narrow.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off sideways"
    await act_as(narrow, "Fay")  # whose bar has a button for the player to move
    assert await narrow.evaluate("(bar => bar.scrollWidth <= bar.clientWidth)(document.querySelector('.table-bar'))")
    assert process.stop() == 0
    assert "Traceback" not in process.text


async def expect_same_rooms(page: Any) -> None:
    """A menu that opens has the page drawn anew: what stands below a picture that comes again does not move, which
    would shut the menu."""
    pictures = await page.locator("main img").all()
    assert pictures, "the board is to be seen"
    for picture in pictures:
        there, coming = await picture.evaluate(HEIGHTS)
        assert there > 100 and abs(there - coming) <= 1, "a picture keeps its room until it is there"


async def expect_in_sight(button: Any) -> None:
    """A channel opens at its last message, also when a picture above it comes late."""
    deadline = time.monotonic() + 10
    script = "box => { const at = box.getBoundingClientRect(); return at.top > 0 && at.bottom < innerHeight }"
    while not await button.evaluate(script):
        assert time.monotonic() < deadline, "it is out of sight"
        await asyncio.sleep(0.1)


async def test_a_newcomer_plays_by_the_buttons_of_the_page(
    start: Start, port: int, browser: Any, tmp_path: Path
) -> None:
    """A game is dealt, a move made; a second person looks on; another game goes to a thread; it starts again."""
    process = start(BOT, LOCAL_PORT=str(port), FRONDE_SEED="4")
    process.wait_for("local table")
    table, home = await browser.new_page(), f"http://127.0.0.1:{port}/"
    await table.goto(home)
    await table.get_by_role("button", name="Sit at every seat: Frondeurs et Frondeuses").click()
    await table.get_by_role("button", name="Take your turn").wait_for()
    await choose_something(table, tmp_path, 1)

    await open_menu(table, "Another player's page")
    async with table.expect_popup() as opened:
        await table.get_by_role("button", name="Bob").click()
    bob = await opened.value
    await bob.get_by_text("Your turn").last.wait_for()
    await expect_in_sight(bob.get_by_role("button", name="Take your turn").last)
    assert await bob.get_by_label("Viewing as").evaluate("box => box.selectedOptions[0].textContent") == "Bob"

    await table.get_by_role("link", name="All games").click()
    await table.get_by_role("button", name="Sit at every seat: Richelieu").click()
    await table.get_by_role("heading", name="Richelieu 2").wait_for()
    await table.get_by_text("as Gaston · Richelieu").last.wait_for()
    mover = table.get_by_role("button", name=re.compile(r"^Play as \w+$"))
    await click(table, r"^Play as \w+$")
    names = re.findall(r"Your turn, @(\w+)", await table.inner_text("main"))
    viewer = await table.get_by_label("Viewing as").evaluate("box => box.selectedOptions[0].textContent")
    assert viewer == names[-1] and not await mover.is_visible(), "one is whoever is to move"
    await click(table, "^Take your turn$")
    await expect_in_sight(table.get_by_role("combobox", name=re.compile("^Choose")).last)

    await open_menu(bob, "Start again")
    await bob.get_by_role("button", name="End this game and start it again").click()
    await bob.get_by_text("has ended without a winner").last.wait_for()
    await bob.get_by_role("button", name="Take your turn").wait_for()
    assert await bob.get_by_role("button", name="Take your turn").count() == 1, "what is past has no button"
    assert process.stop() == 0
    assert "Traceback" not in process.text


async def open_menu(page: Any, part: str) -> None:
    """Open a part of the bar's menu."""
    await page.locator("#bar-menu > summary").click()
    await page.locator("#bar-menu summary", has_text=part).click()


class Newcomer:
    """Somebody on a telephone who plays against bots: their clicks are counted."""

    def __init__(self, page: Any, folder: Path) -> None:
        self.page, self.folder, self.clicks = page, folder, 0

    async def click(self, thing: Any) -> None:
        self.clicks += 1
        await thing.click(timeout=10_000)

    async def begin(self, game: str) -> None:
        """Start a game from the first page, and come to its panel, which must be in sight."""
        await self.click(self.page.get_by_role("button", name=f"Play against bots: {game}"))
        await self.page.get_by_text("Only you can see this").last.wait_for()
        await settle(self.page)
        await expect_in_sight(self.page.locator("main").get_by_role("combobox", name="Choose").last)

    async def choose(self) -> None:
        """Take the first choices of the panel's menu, as many as it wants; they must be stored. On a slow machine the
        page is drawn anew and shuts the menu: then from the start, without counting what was lost."""
        from playwright.async_api import TimeoutError as TooLate

        stored, clicks = count_choices(self.folder), self.clicks
        for _ in range(5):
            self.clicks = clicks
            with contextlib.suppress(TooLate, AssertionError):
                await self.pick()
                return await self.expect_more(stored)
            await self.page.keyboard.press("Escape")
        raise AssertionError("the move is not stored")

    async def pick(self) -> None:
        """Open the menu, and take what it wants."""
        menu = self.page.locator("main").get_by_role("combobox", name="Choose").last
        exact = re.search(r"exactly (\d)", await menu.inner_text())
        await self.click(menu)
        for number in range(int(exact[1]) if exact else 1):
            await self.click(self.page.locator("main [role=option]:visible").nth(number))
        apply = self.page.get_by_role("button", name="Apply")
        if await apply.count():
            await self.click(apply)

    async def expect_more(self, stored: int) -> None:
        """More choices are stored than these, and the page has shown it."""
        deadline = time.monotonic() + 5
        while count_choices(self.folder) == stored:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.1)
        await settle(self.page)


async def expect_welcome(page: Any, channel: str) -> None:
    """The empty channel says what can be done there; its button leads to a guided game."""
    await page.goto(channel)
    await page.get_by_text("Nobody is playing here yet").wait_for()
    await page.get_by_role("button", name="Learn a game").click()
    chooser = page.locator("main").get_by_role("combobox", name="Choose a game").last
    await chooser.wait_for()
    await settle(page)
    await chooser.click()
    await page.locator("main [role=option]:visible", has_text="Richelieu").click()
    await page.get_by_role("heading", name="your guided first game").wait_for()
    assert not await page.get_by_text("Nobody is playing here yet").is_visible()


@pytest.mark.sqlite("choices are counted in the file")
async def test_few_clicks_lead_from_the_page_to_the_first_move(
    start: Start, port: int, browser: Any, tmp_path: Path
) -> None:
    """On a telephone, in every game. The page shows each with its picture and its whole name, and one to start with. An
    empty channel offers what the help does."""
    process = start(BOT, LOCAL_PORT=str(port), FRONDE_SEED="4")
    process.wait_for("local table")
    page, home = await browser.new_page(), f"http://127.0.0.1:{port}/"
    await page.set_viewport_size(TELEPHONE)
    await page.goto(home)
    games = await page.locator(".game h2").all_inner_texts()
    assert games[0] == "Richelieu" and set(games) == set(MOST_CLICKS)
    assert await page.locator(".game", has_text="Start here").locator("h2").all_inner_texts() == ["Richelieu"]
    assert await page.evaluate(
        "[...document.querySelectorAll('h2')].every(each => each.scrollWidth <= each.clientWidth)"
    )
    await page.wait_for_function("[...document.querySelectorAll('.game img')].every(each => each.naturalWidth > 300)")
    await expect_welcome(page, await page.locator("#place-table").get_attribute("href"))
    for game, most in MOST_CLICKS.items():
        await page.goto(home)
        newcomer = Newcomer(page, tmp_path)
        await newcomer.begin(game)
        await newcomer.choose()
        assert newcomer.clicks <= most, game
    bars = await page.evaluate(BARS)
    assert 0 < bars < 120, "the bars together"
    for tool in SIMCORD_TOOLS:
        assert not await page.locator(f"#{tool}").is_visible()
    assert process.stop() == 0
    assert "Traceback" not in process.text


async def test_the_button_of_who_is_called_goes_round_all_a_post_calls(browser: Any) -> None:
    """Nobody sees who has answered a sealed question: after one of several the next is offered, not the same again."""
    people = ("Ann", "Bob", "Cy", "Dee")
    options = "".join(f"<option>{name}</option>" for name in people)
    mentions = "".join(f'<span class="mention">@{name}</span>' for name in ("Dee", "Ann", "Cy"))
    page = await browser.new_page()
    parts = ("new-messages", "bar-menu")
    await page.set_content(
        f'<form id="channel-composer"><input id="channel-composer-input"></form>'
        f'<label class="viewer-control"><select id="viewer-picker">{options}</select></label>'
        f"""<button id="be-mover" data-calls='["Answer"]' data-label="Play as @" hidden></button>"""
        f"{''.join(f'<div id={part}></div>' for part in parts)}"
        f'<div><div id="channel-message-list"><article>{mentions}<button>Answer</button>'
        '<span class="command-mention">/table new</span></article></div></div>'
    )
    await page.add_script_tag(path=ROOT / "fronde_bot" / "local_pages" / "bar.js")
    picker, mover = page.locator("#viewer-picker"), page.locator("#be-mover")
    viewers = []
    for viewer in (*people, "Ann"):
        await picker.select_option(viewer)
        viewers.append(await mover.text_content())
    assert viewers == [f"Play as {name}" for name in ("Cy", "Dee", "Dee", "Ann", "Cy")]
    await page.locator(".command-mention").click()
    assert await page.locator("#channel-composer-input").input_value() == "/table new"
    for name in ("Cy", "Dee", "Ann", "Cy"):
        await mover.click()
        assert await picker.evaluate("box => box.selectedOptions[0].textContent") == name


def test_the_environment_of_the_tests_holds_no_setting() -> None:
    assert not set(clean_environment()) & {name.upper() for name in bot.Settings.model_fields}


async def test_commands_are_listed_and_typed_in_the_language_of_the_page(start: Start, port: int, browser: Any) -> None:
    """French names of options and choices lead to the same command as the English ones."""
    process, home = start(BOT, LOCAL_PORT=str(port)), f"http://127.0.0.1:{port}/"
    process.wait_for("local table")
    await browser.set_extra_http_headers({"Accept-Language": "fr"})
    page = await browser.new_page()
    await page.goto(home)
    await page.goto(json.loads(fetch(home + "state"))["places"][0]["url"])
    await page.locator("#channel-composer-input").fill("/learn")
    await page.locator("[role=option]", has_text="Apprendre un jeu par une première partie guidée").click()
    await page.locator("#channel-composer").get_by_text(re.compile(r"^\+\d")).click()
    await page.get_by_role("option", name=re.compile("^quoi")).click()
    await page.get_by_role("option", name="un problème").click()
    await page.locator("#channel-composer").get_by_text(re.compile(r"^\+\d")).click()
    await page.get_by_role("option", name=re.compile("^jeu")).click()
    await page.get_by_role("option", name="Richelieu").click()
    await page.get_by_role("button", name="Envoyer").click()
    await page.get_by_role("heading", name="Richelieu : problème 1 sur").wait_for()
    await settle(page)
    post = page.locator("#channel-message-list article").last
    await post.get_by_text("Ce message n’est visible que pour vous").wait_for()
    assert f"{local_table.PEOPLE[0]} a utilisé /learn" in await post.inner_text()
    assert re.search(r"\d\d/\d\d/\d{4} \d\d:\d\d", await post.locator(".message-time").inner_text())
    assert process.stop() == 0


def test_the_words_of_the_client_are_replaced_by_ours() -> None:
    """Every literal of the list stands in a page of this version of simcord, and none is left in a French one."""
    files = [file.read_text(encoding="utf-8") for file in STATIC.iterdir() if file.suffix in (".js", ".html")]
    literals = [literal for group in LITERALS.values() for literal in group]
    assert not [literal for literal in literals if not any(literal in file for file in files)]
    french = [translate(file, texts.words("fr")) for file in files]
    spoken = [literal for literal in literals if re.search("[A-Za-z]{2}", VALUE.sub("", literal))]
    assert not [literal for literal in spoken if any(literal in file for file in french)]
