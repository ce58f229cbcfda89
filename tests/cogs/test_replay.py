"""The page of a game: its words, what it hides, and what Chromium makes of it without a network."""

from __future__ import annotations

import base64
import importlib.util
import io
import json
import random
import re
from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

import images
from cogs.messages.names import words
from cogs.messages.parts import Upload
from cogs.messages.replay import Chronicle, tell_game
from cogs.panels import replies
from cogs.panels.replies import Reply
from fronde.core.match import Match
from fronde.core.records import canonical
from fronde.core.types import Event, Seat, Setup
from fronde.games import GAMES, get_game
from fronde.host.archive import past as history
from fronde.host.archive.past import Past
from fronde.host.table import FinishedTable
from fronde.tools import verify
from fronde.tools.play import choose, player_dice
from fronde.tools.replay import read_record
from tests.cogs.story import Place, text_of
from tests.cogs.test_looking import play_some
from tests.e2e.conftest import browser  # noqa: F401
from tests.games.readers import lay, redeal

NAMES = ("</script><b>x 🎲", "ليلى שרה", "Zoë", "Dan & Eve")
AXE = importlib.util.find_spec("axe_playwright_python")


def read_story(page: str) -> Any:
    """The words of a page."""
    return json.loads(page.partition('id="game">')[2].partition("</script>")[0])


def tell(key: str, *, actions: int | None = None, seat: Seat | None = None) -> Chronicle:
    """A random game, finished or some actions long, of people with odd names."""
    game = get_game(key)
    match, opening = Match.start(game, Setup(key, tuple(f"p{n}" for n in range(1, game.title.player_counts[0] + 1)), 3))
    groups: list[Sequence[Event]] = [opening]
    dice = player_dice(3)
    while not match.over and (actions is None or len(match.log) < actions):
        decision, picks = choose(match.decisions, dice)
        groups += [one.events for one in match.carry_out(decision.seat, picks, decision.step)]
    table = lay(match)
    for player, name in zip(table.record.players, NAMES, strict=False):
        player.name = name
    if actions is None:
        table = FinishedTable(table.record, match, [])  # type: ignore[assignment]
    record = canonical(match.record()).decode() if actions is None else None
    return Chronicle(table, Past(game, match.setup, tuple(match.log), table.names), groups, seat, record)


def write(chronicle: Chronicle, boards: int | None = None) -> bytes:
    """The page of a game, with the boards of its first steps or of all."""
    key = chronicle.table.game.key
    story, scenes = tell_game(chronicle, words(None, key))
    return images.write_replay(key, story, scenes[:boards], chronicle.record)


# --- from the table to the file ---


async def test_the_page_tells_what_the_log_and_the_score_tell(simcord_env: Any, tmp_path: Path) -> None:
    place, dice = Place(simcord_env), random.Random(8)
    await place.open(2)
    while not (await place.table()).match.over:
        await play_some(place, 1, dice)
    post = place.posts()[-1]
    assert "turn by turn" in text_of(post)
    [file] = post.attachments
    ann = place.people[0]
    [export] = (await ann.slash(place.channel, "review export")).response.attachments
    content = await file.read()
    assert content == await export.read() and file.filename == "toy-1.html"
    story, table = read_story(content.decode()), await place.table()
    log = text_of((await place.people[2].slash(place.channel, "log")).response).replace("\\", "").splitlines()
    lines = [line for step in story["steps"] for line in step["lines"]]
    heads = [step["head"] for step in story["steps"]]
    assert lines[-3:] == log[-3:] and all(f"**{head}**" in log for head in heads[-1:])
    assert story["steps"][-1]["totals"] == [table.score[seat]["total"] for seat in table.seats]
    assert len({step["id"] for step in story["steps"]}) == len(story["steps"])
    page = tmp_path / file.filename
    page.write_bytes(content)
    assert verify.run(Namespace(record=str(page))) == 0
    assert read_record(str(page))["players"] == ["p1", "p2"]


@pytest.mark.usefixtures("toy")
def test_a_changed_page_fails_whatever_was_changed(tmp_path: Path) -> None:
    content = write(tell("toy"))
    assert content.count(b'id="record">{"page"') == 1
    for old, new in ((b"Before the first turn", b"After"), (b'"seed":3', b'"seed":4'), (b'"page":"', b'"page":"0')):
        assert old in content
        page = tmp_path / "page.html"
        page.write_bytes(content.replace(old, new))
        assert verify.run(Namespace(record=str(page))) != 0
    assert verify.cut_record(b'{"game": "toy"}') == b'{"game": "toy"}'


# --- what it hides ---


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("key", sorted([*GAMES, "toy"]))
def test_a_seats_edition_is_the_same_byte_for_byte_when_all_it_cannot_see_is_dealt_again(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chronicle = tell(key, actions=40)
    replay = history.replay
    for seat in chronicle.table.seats[:2]:

        def deal(past: Past, *args: Any, seat: Seat = seat) -> Iterator[tuple[Match, list[Event]]]:
            yield from ((next(redeal(match, seat)), events) for match, events in replay(past, *args))

        own = chronicle._replace(seat=seat)
        real = tell_game(own, words(None, key))
        with monkeypatch.context() as patch:
            patch.setattr(history, "replay", deal)
            again = tell_game(own, words(None, key))
        pages = [
            json.dumps([scene.to_json() for scene in scenes]).encode() + images.replay.write(story, [], None, None)
            for story, scenes in (real, again)
        ]
        assert pages[0] == pages[1] and b'id="record">null<' in pages[0]
        assert not any("hands" in step for step in real[0]["steps"])


# --- its boards ---


def compose(story: Any) -> Iterator[Image.Image]:
    """The board of each step, laid of its tiles as the page does it."""
    tiles, grid, edge = list[Image.Image](), dict[int, int](), story["tile"]
    for board in (step["board"] for step in story["steps"]):
        if board["sheet"]:
            sheet = Image.open(io.BytesIO(base64.b64decode(board["sheet"].partition(",")[2])))
            for n in range(board["count"]):
                left, top = n % story["columns"] * edge, n // story["columns"] * edge
                tiles.append(sheet.crop((left, top, left + edge, top + edge)))
        place = tile = 0
        for more, other in zip(*board["cells"], strict=True):
            place, tile = place + more, tile + other
            grid[place] = tile
        across, image = -(-board["width"] // edge), Image.new("RGB", (board["width"], board["height"]))
        for place, tile in grid.items():
            if place // across * edge < board["height"]:
                image.paste(tiles[tile], (place % across * edge, place // across * edge))
        yield image


@pytest.mark.parametrize("key", ["mousquetaires", "richelieu"])
def test_the_tiles_give_the_very_boards_that_were_drawn(key: str) -> None:
    chronicle = tell(key, actions=8)
    story, scenes = tell_game(chronicle, words(None, key))
    page = images.write_replay(key, story, scenes, None)
    boards, before = list(compose(read_story(page.decode()))), None
    assert len(boards) == len(scenes) > 1
    for board, scene in zip(boards, scenes, strict=True):
        true = images.render(key, images.Scene(scene.view, scene.names, before, scene.events))
        assert board.tobytes() == Image.open(io.BytesIO(true.png)).convert("RGB").tobytes()
        before = scene.view


def test_a_page_too_large_has_coarser_boards_then_one_a_round_then_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(scene: images.Scene) -> images.Picture:
        dots = random.Random(scene.view["turn"]).randbytes(192 * 192 * 3)
        out = io.BytesIO()
        Image.frombytes("RGB", (192, 192), dots).save(out, "PNG")
        return images.Picture(out.getvalue(), "dots", 192, 192)

    scenes = [images.Scene({"turn": n}) for n in range(6)]
    story = {"lang": "en", "title": "Dots", "steps": [{"round": n // 2} for n in range(6)]}
    notes = []
    for most in (4_000_000, 800_000, 38_000, 20_000):
        monkeypatch.setattr(images.replay, "MOST_BYTES", most)
        page = images.replay.write(story, scenes, draw, None)
        result = read_story(page.decode())
        numbers = [n for n, step in enumerate(result["steps"]) if step["board"]]
        notes.append((result["note"], numbers))
        assert len(page) <= most
    every = list(range(6))
    assert notes == [("", every), ("coarse", every), ("rounds", [0, 1, 3, 5]), ("bare", [])]
    monkeypatch.setattr(images.replay, "MOST_BYTES", 4_000_000)
    monkeypatch.setattr(images.replay, "thread_time", count().__next__)
    for seconds, note in ((6, ""), (5, "rounds"), (3, "bare")):
        monkeypatch.setattr(images.replay, "MOST_SECONDS", seconds)
        assert read_story(images.replay.write(story, scenes, draw, None).decode())["note"] == note


# --- in Chromium ---


async def open_page(context: Any, content: bytes, folder: Path, anchor: str = "") -> tuple[Any, list[str]]:
    """The page from disk in a tab, and whatever it complains of or asks the network for."""
    file = folder / "page.html"
    file.write_bytes(content)
    tab, complaints = await context.new_page(), list[str]()
    tab.on("console", lambda message: complaints.append(message.text))
    tab.on("pageerror", lambda error: complaints.append(str(error)))
    tab.on("request", lambda request: complaints.append(request.url) if request.url.startswith("http") else None)
    await tab.goto(f"file://{file}{anchor}")
    return tab, complaints


READ = """() => ({
  head: document.querySelector("#head").textContent,
  lines: [...document.querySelectorAll("#lines li")].map(one => one.textContent),
  totals: [...document.querySelectorAll("#score .total")].map(one => Number(one.textContent.replace("−", "-"))),
  hash: location.hash,
  hands: document.querySelectorAll("#hands dd").length,
  wide: document.documentElement.scrollWidth,
})"""


@pytest.mark.usefixtures("toy")
async def test_every_step_is_reached_by_keyboard_and_shows_its_words(
    browser: Any,  # noqa: F811
    tmp_path: Path,
) -> None:
    content = write(tell("toy"))
    story = read_story(content.decode())
    tab, complaints = await open_page(browser, content, tmp_path)
    await tab.set_viewport_size({"width": 390, "height": 844})
    for number, step in enumerate(story["steps"]):
        if number:
            await tab.keyboard.press("ArrowRight")
        state = await tab.evaluate(READ)
        assert (state["head"], state["lines"], state["totals"]) == (step["head"], step["lines"], step["totals"])
        assert not number or state["hash"] == f"#{step['id']}"
        assert not state["hands"] and state["wide"] == 390
    await tab.keyboard.press("Home")
    assert (await tab.evaluate(READ))["head"] == story["steps"][0]["head"]
    await tab.goto(f"{tab.url.partition('#')[0]}#{story['steps'][3]['id']}")
    assert (await tab.evaluate(READ))["head"] == story["steps"][3]["head"]
    assert await tab.locator("nav a[aria-current]").inner_text() == story["steps"][3]["head"]
    curves = await tab.locator("#chart polyline").evaluate_all("all => all.map(one => one.points.length)")
    assert curves == [len(story["steps"])] * len(story["seats"])
    await tab.locator("#chart").click(position={"x": 1, "y": 20})
    assert (await tab.evaluate(READ))["head"] == story["steps"][0]["head"], "a click on the chart leads to its step"
    await tab.goto(f"{tab.url.partition('#')[0]}#{story['steps'][3]['id']}")
    await tab.get_by_label("Show hands").check()
    assert story["steps"][3]["hands"] and not complaints
    texts = await tab.locator("body").inner_text()
    assert all(name in texts for name in NAMES[: len(story["seats"])]) and not await tab.locator("b").count()


@pytest.mark.skipif(AXE is None, reason="axe-playwright-python is not installed")
async def test_axe_finds_nothing(browser: Any, tmp_path: Path) -> None:  # noqa: F811
    assert AXE is not None and AXE.origin is not None
    tab, complaints = await open_page(browser, write(tell("mousquetaires"), 3), tmp_path)
    await tab.keyboard.press("ArrowRight")
    await tab.get_by_label("Show hands").check()
    await tab.locator('#board[data-step="1"]').wait_for()
    await tab.evaluate(Path(AXE.origin).with_name("axe.min.js").read_text(encoding="utf-8"))
    for scheme, width in (("light", 390), ("dark", 1280)):
        await tab.emulate_media(color_scheme=scheme)
        await tab.set_viewport_size({"width": width, "height": 844})
        result = await tab.evaluate("() => axe.run()")
        assert [(one["id"], [n["html"] for n in one["nodes"]]) for one in result["violations"]] == []
        await tab.get_by_role("button", name="Full size").click()
    assert not complaints


@pytest.mark.usefixtures("toy")
async def test_no_script_but_the_pages_own_runs(browser: Any, tmp_path: Path) -> None:  # noqa: F811
    content = write(tell("toy")).replace(b"</main>", b"</main><script>document.title = 'taken over'</script>")
    tab, complaints = await open_page(browser, content, tmp_path)
    assert await tab.title() != "taken over" and any("Content Security Policy" in one for one in complaints)
    policy = r"content=\"default-src 'none'; img-src data:; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; base"
    assert re.search(policy, content.decode())


async def test_a_page_that_discord_refuses_is_not_met_with_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = list[Reply]()

    async def send(interaction: Any, reply: Reply) -> None:
        answers.append(reply)
        if reply.file is not None:
            raise discord.HTTPException(SimpleNamespace(status=413, reason=""), {"code": 40005, "message": ""})  # type: ignore[arg-type]

    monkeypatch.setattr(replies, "_send", send)
    monkeypatch.setattr(replies, "asker_of", lambda interaction: SimpleNamespace(words=lambda: words(None)))
    page = Reply([], file=Upload("game.html", b"page", ""))
    assert await replies._try_to_send(SimpleNamespace(extras={}), page)  # type: ignore[arg-type]
    assert "won't accept the file" in str(answers[-1].parts) and answers[-1].file is None
