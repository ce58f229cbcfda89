"""Pictures drawn by a process of its own, so that nobody's click waits for them: it gives way to everything else, and
ends with the bot, however that ends, for it reads its requests from the bot.

A request is a line of JSON, what `images.drawing` reads; an answer one too, and the bytes it announces.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from fronde.core.errors import EngineError

HANDED_ON = (
    "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "PATH", "HOME", "SYSTEMROOT", "LANG", "LC_ALL", "FRONDE_CACHE",
    "XDG_CACHE_HOME",
)  # fmt: skip
"""What of the environment the process gets: no token and no address of a database."""
ROOT = Path(__file__).parents[1]
TRIES = 2
"""How many processes may end over one picture."""


class Drawn(NamedTuple):
    """What came of a request: the bytes of a picture, and what is known of it."""

    content: bytes
    facts: Mapping[str, Any]


class Easel:
    """One such process at most, started anew where it has ended. Not for two threads at a time, but for `stop`."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = True

    @property
    def stands(self) -> bool:
        """Whether there is, or may be, a process to draw."""
        return not self._stopped

    def start(self) -> None:
        """Have a process from now on. Raises OSError where none can be started."""
        self._stopped = False
        if self._process is None or self._process.poll() is not None:
            self._let_go()
            self._process = subprocess.Popen(
                [sys.executable, "-m", "images.drawing"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT,
                env={name: os.environ[name] for name in HANDED_ON if name in os.environ}, start_new_session=True,
            )  # fmt: skip

    def stop(self) -> None:
        """End the process, whatever it does."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def draw(self, request: bytes) -> Drawn | None:
        """What the process draws; None where there is none, or it could not draw this. Raises EngineError where the
        process ended over it, and the next one too."""
        for _ in range(TRIES):
            if self._stopped:
                return None
            try:
                self.start()
            except OSError:  # no room for another process: whoever asks draws it
                return None
            with contextlib.suppress(OSError, EOFError):
                return self._ask(request)
        raise EngineError("a picture ended the process that draws")

    def _ask(self, request: bytes) -> Drawn | None:
        assert self._process is not None and self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(request + b"\n")
        self._process.stdin.flush()
        facts = json.loads(self._process.stdout.readline() or _end())
        content = self._process.stdout.read(facts.pop("bytes", 0))
        return Drawn(content, facts) if content else None

    def _let_go(self) -> None:
        """Close the pipes to a process that has ended."""
        if self._process is not None:
            for pipe in (self._process.stdin, self._process.stdout):
                with contextlib.suppress(OSError):
                    if pipe is not None:
                        pipe.close()
            self._process = None


def _end() -> bytes:
    raise EOFError
