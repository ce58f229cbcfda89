"""Pictures drawn by a process of their own: the same ones, whatever becomes of the process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import images
from fronde.core.errors import DataError, EngineError
from images import Scene
from images.worker import NICE, Worker
from tests.images.positions import NAMES, view_of

SCENE = Scene(view_of(), NAMES, before=view_of(turn=16))


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """What `images.draw` asks, with a process."""
    with images.draw_apart():
        yield images._PICTURES


def lives(process: int) -> bool:
    """Whether a process runs; one that has ended and was not asked for yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("show", ["board", "score", "region:lower-left"])
async def test_the_process_draws_the_very_same_picture(
    worker: Worker, show: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = images.render("frondeurs", SCENE, show=show, width=800, style="dark")
    with monkeypatch.context() as patch:
        patch.setattr(images, "render", None)  # so it was not drawn here
        assert await images.draw("frondeurs", SCENE, show=show, width=800, style="dark") == here


def test_the_process_yields_to_the_bot_from_its_first_moment(worker: Worker) -> None:
    new = Worker("fronde.tools.thinker")
    new.start()
    try:
        for process in (worker.process, new.process):
            assert process is not None
            assert os.getpriority(os.PRIO_PROCESS, process) == NICE
            assert os.getsid(process) == os.getsid(0)  # niceness does not count between sessions
            assert os.getpgid(process) != os.getpgid(0)  # Ctrl-C does not reach it
    finally:
        new.stop()


STORY = {"lang": "en", "title": "A game", "steps": [{"round": 1}] * 3}


async def test_a_page_is_drawn_by_a_process_of_its_own_which_ends_with_it(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenes = [Scene(view_of(turn=turn), NAMES) for turn in (1, 9, 16)]
    here, drawing = images.write_replay("frondeurs", STORY, scenes, None), worker.process
    with monkeypatch.context() as patch:
        patch.setattr(images, "write_replay", None)
        assert await images.draw_replay("frondeurs", STORY, scenes, None) == here
    assert images._REPLAYS.process is None and worker.process == drawing


GROWS = """
import asyncio, images
from images import Scene
from tests.images.positions import NAMES, view_of

def rss():
    return int(next(line for line in open("/proc/self/status") if line.startswith("VmRSS")).split()[1]) // 1024

async def run():
    scenes = [Scene(view_of(turn=turn), NAMES) for turn in range(1, 13)]
    await images.draw("frondeurs", scenes[0])
    before = rss()
    story = {"lang": "en", "title": "A game", "steps": [{"round": 1}] * len(scenes)}
    assert await images.draw_replay("frondeurs", story, scenes, None)
    print(rss() - before)

with images.draw_apart():
    asyncio.run(run())
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
def test_a_page_leaves_the_bot_no_larger() -> None:
    result = subprocess.run([sys.executable, "-c", GROWS], capture_output=True, text=True, check=True)
    assert int(result.stdout) < 30, "MB"


async def test_what_cannot_be_drawn_is_refused_as_ever(worker: Worker) -> None:
    with pytest.raises(DataError, match="no picture 'nonsense'"):
        await images.draw("frondeurs", SCENE, show="nonsense")


async def test_the_process_may_die_and_the_picture_comes(worker: Worker) -> None:
    first = worker.process
    assert first is not None
    os.kill(first, signal.SIGKILL)
    picture = await images.draw("frondeurs", SCENE, width=400)
    assert picture == images.render("frondeurs", SCENE, width=400)
    assert worker.process not in (None, first)


def test_where_every_process_ends_the_picture_fails_and_nothing_else() -> None:
    worker = Worker("images.no_such_module")
    worker.start()
    with pytest.raises(EngineError, match="ended the process"):
        worker.draw(b"{}")
    worker.stop()


async def test_where_no_process_can_be_started_it_is_drawn_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(images, "_PICTURES", Worker())
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with images.draw_apart():
        picture = await images.draw("frondeurs", SCENE, width=400)
    assert picture == images.render("frondeurs", SCENE, width=400)


def test_stopping_leaves_no_process_behind() -> None:
    worker = Worker()
    worker.start()
    process = worker.process
    assert process is not None and lives(process)
    worker.stop()
    assert not lives(process) and worker.process is None
    assert worker.draw(b"{}") is None, "and none is started again"


def test_a_process_that_began_while_it_was_stopped_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    worker, begin = Worker(), Worker._begin
    processes: list[int | None] = []

    def begin_late(self: Worker) -> None:
        self.stop()
        begin(self)
        processes.append(self.process)

    worker.start()
    monkeypatch.setattr(Worker, "_begin", begin_late)
    with pytest.raises(EngineError, match="stopped"):
        worker.draw(b"{}")
    assert processes[0] is not None and not lives(processes[0]) and worker.process is None


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
def test_a_bot_that_is_killed_leaves_no_process_behind() -> None:
    script = (
        "import images, os, signal\n"
        "with images.draw_apart():\n"
        "    print(images._PICTURES.process, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert result.returncode == -signal.SIGKILL
    deadline = time.monotonic() + 60
    while lives(int(result.stdout)):
        assert time.monotonic() < deadline
        time.sleep(0.02)
