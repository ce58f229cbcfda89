"""Told to stop, the process has ended within five seconds, whatever is being drawn, thought about or copied."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

import db
from tests.e2e.conftest import Process
from tests.e2e.fake_discord import TOKEN, FakeDiscord
from tests.e2e.test_entry_points import AT_A_FAKE_DISCORD, AT_ONCE
from tests.host.conftest import Club

Start = Callable[..., Process]
A_DISK_THAT_HANGS = "import time, db\ndb.back_up_daily = lambda *given: time.sleep(60)\n"


@pytest.fixture
def discord_now() -> Iterator[FakeDiscord]:
    with FakeDiscord() as fake:
        yield fake


async def lay_out(folder: Path, channel: int, *, over: bool) -> None:
    """A database with one game: over, nothing told but that its page is due; or a machine is to move."""
    store = db.Store(f"sqlite+aiosqlite:///{folder}/fronde.db")
    await store.open()
    club = Club(store)  # type: ignore[arg-type]
    if over:
        await club.play(random.Random(1), number=await club.open_at(channel, "liberte", 3))
    else:
        await club.open_with_opponents("liberte", 1, 2, channel=channel)
    await store.close()
    with closing(sqlite3.connect(folder / "fronde.db")) as c, c:
        c.execute("delete from outbox where kind <> 'replay'")


def read_outbox(folder: Path) -> list[tuple[str, int]]:
    """What still has to be told, and how many attempts at it seem to have ended the process."""
    with closing(sqlite3.connect(folder / "fronde.db")) as c:
        return c.execute("select kind, attempts - failures from outbox").fetchall()


def helpers_of(process: Process, module: str) -> list[int]:
    """The processes it has started to run that module, of those that are at work."""
    pids = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if parent == process.process.pid and module.encode() in words:
            pids.append(int(folder.name))
    return pids


def wait_until(true: Callable[[], object], seconds: float = 60) -> None:
    limit = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < limit
        time.sleep(0.02)


def stop(process: Process) -> None:
    """Ends it as a service manager does, in time and in good order."""
    assert process.stop(seconds=AT_ONCE) == 0
    assert "Traceback" not in process.text and "ERROR" not in process.text


pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")


def test_while_a_page_is_made_which_the_next_start_makes_anew(
    start: Start, tmp_path: Path, discord_now: FakeDiscord
) -> None:
    channel = discord_now.loopback.world.add_channel("games")
    asyncio.run(lay_out(tmp_path, channel.id, over=True))
    process = start("-c", AT_A_FAKE_DISCORD, DISCORD_TOKEN=TOKEN, FAKE_DISCORD=discord_now.base)
    wait_until(lambda: len(helpers_of(process, "images.drawing")) == 2)
    stop(process)
    assert read_outbox(tmp_path) == [("replay", 0)], "three that ended the process, and it would not be drawn any more"
    assert not discord_now.loopback.world.standing(channel)


def test_while_a_machine_thinks_and_a_copy_is_made(start: Start, tmp_path: Path, discord_now: FakeDiscord) -> None:
    channel = discord_now.loopback.world.add_channel("games")
    asyncio.run(lay_out(tmp_path, channel.id, over=False))
    program = A_DISK_THAT_HANGS + AT_A_FAKE_DISCORD
    process = start("-c", program, DISCORD_TOKEN=TOKEN, FAKE_DISCORD=discord_now.base)
    wait_until(lambda: helpers_of(process, "fronde.tools.thinker"))
    stop(process)
