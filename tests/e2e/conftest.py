"""The bot as a user starts it: a process of its own, in a folder of its own, on loopback ports of its own."""

from __future__ import annotations

import contextlib
import os
import queue
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SETTINGS = ("DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL", "SYNC_GUILD", "FRONDE_SEED", "LOCAL_PORT", "DISPLAY",
            "WAYLAND_DISPLAY")  # fmt: skip
RUNS = "Fronde runs in"
"""What a start says first: the directory, and where the games are."""


def clean_environment(**settings: str) -> dict[str, str]:
    """The environment without any setting of the bot but these."""
    environment = {name: value for name, value in os.environ.items() if name.upper() not in SETTINGS}
    return environment | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"} | settings


@pytest.fixture(autouse=True)
def on_postgresql(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What runs in the process of a test has a database of PostgreSQL, where that is asked for."""
    if request.config.getoption("--postgresql"):
        monkeypatch.setattr("tests.e2e.inside.POSTGRESQL", [request.getfixturevalue("database_url")])


class Process:
    """A running program of ours and every line it has said so far."""

    def __init__(self, arguments: list[str], folder: Path, *, python: str = sys.executable, **settings: str) -> None:
        self.lines: list[str] = []
        self._queue: queue.Queue[str | None] = queue.Queue()
        self.process = subprocess.Popen(
            [python, *arguments],
            cwd=folder,
            env=clean_environment(**settings),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as output:
            for line in output:
                self._queue.put(line.rstrip())
        self._queue.put(None)

    def wait_for(self, words: str, seconds: float = 60) -> str:
        """The first line that holds these words."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                line = self._queue.get(timeout=max(0.01, deadline - time.monotonic()))
            except queue.Empty:
                line = None
            if line is None:
                raise AssertionError(f"never said {words!r}:\n" + "\n".join(self.lines))
            self.lines.append(line)
            if words in line:
                return line

    def stop(self, how: signal.Signals = signal.SIGTERM, seconds: float = 30) -> int:
        """Ask it to end, and give its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(seconds)
        while (line := self._queue.get(timeout=5)) is not None:
            self.lines.append(line)
        return code

    @property
    def text(self) -> str:
        """All it has said."""
        return "\n".join(self.lines)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Start `python …` in an empty folder; what still runs at the end is ended."""
    started: list[Process] = []

    def start(*arguments: str, **settings: str) -> Process:
        started.append(Process(list(arguments), tmp_path, **settings))
        return started[-1]

    yield start
    for each in started:
        with contextlib.suppress(Exception):
            each.process.kill()
            each.process.wait(10)


@pytest.fixture
def run_bot(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run `python bot.py` to its end, in an empty folder."""

    def run(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, str(ROOT / "bot.py"), *arguments],
            cwd=tmp_path,
            env=clean_environment(**settings),
            capture_output=True,
            text=True,
            timeout=60,
        )

    return run


def find_port() -> int:
    """A free port with some free ones after it, where no other worker of the tests looks for one."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 4
    first = 20_000 + 10_000 * worker
    for candidate in range(first + os.getpid() % 5_000, first + 9_990, 10):
        with contextlib.ExitStack() as stack:
            try:
                for number in range(candidate, candidate + 9):
                    stack.enter_context(socket.socket()).bind(("127.0.0.1", number))
            except OSError:
                continue
            return candidate
    raise AssertionError("no free ports")


@pytest.fixture
def port() -> int:
    return find_port()


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[Any]:
    """The system's Chromium; skips where there is none."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    path = next((executable for name in names if (executable := shutil.which(name))), None)
    if path is None:
        pytest.skip("there is no Chromium on this machine (apt install chromium)")
    playwright = pytest.importorskip("playwright.async_api", reason="playwright is not installed")
    async with playwright.async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        context = await browser.new_context(viewport={"width": 1300, "height": 900})
        yield context
        for number, page in enumerate(context.pages):
            await page.screenshot(path=tmp_path / f"page-{number}.png")
        await browser.close()
