"""Draws pictures in a separate process, so that no click waits for them and their memory is not the bot's. The process
yields to everything else, and always ends with the bot, because its requests come from there.

A request is a line of JSON that `images.drawing` reads. An answer is a line of JSON, followed by the bytes it
announces.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from fronde.core.errors import EngineError
from fronde.core.types import Json

HANDED_ON = (
    "PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "PATH", "HOME", "SYSTEMROOT", "LANG", "LC_ALL", "FRONDE_CACHE",
    "XDG_CACHE_HOME",
)  # fmt: skip
"""The environment variables passed on to the process: no token and no address of a database."""
ROOT = Path(__file__).parents[1]
TRIES = 2
"""The number of processes that one picture may crash."""
NICE = 5
"""The niceness of the process. It counts only within a session, since Linux shares the processor among sessions first;
so the process stays in the bot's, and its own process group keeps Ctrl-C from it."""


class Drawing(NamedTuple):
    """The answer to a request: the bytes of a picture, and its description."""

    content: bytes
    facts: Mapping[str, Json]


class Worker:
    """At most one drawing process, restarted after it has ended. `lasting`: it stays for the next picture; otherwise it
    ends after each one, which frees its memory. Only `stop` may be called from a second thread."""

    def __init__(self, module: str = "images.drawing", *, lasting: bool = True) -> None:
        self.module = module
        self.lasting = lasting
        self._process: subprocess.Popen[bytes] | None = None
        self._is_stopped = True

    @property
    def process(self) -> int | None:
        """The id of the process, None if there is none."""
        return None if self._process is None or self._process.poll() is not None else self._process.pid

    def start(self) -> None:
        """Start the process; one that is not `lasting` starts when it is needed. Raises OSError if none can be
        started."""
        self._is_stopped = False
        if self.lasting:
            self._begin()

    def _begin(self) -> None:
        if self._process is None or self._process.poll() is not None:
            self._end()
            self._process = subprocess.Popen(
                [sys.executable, "-m", self.module], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT,
                env={name: os.environ[name] for name in HANDED_ON if name in os.environ}, process_group=0,
            )  # fmt: skip
            with contextlib.suppress(AttributeError, OSError):  # not on every system, or it has ended already
                os.setpriority(os.PRIO_PROCESS, self._process.pid, NICE)

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self._is_stopped = True
        self._end()

    def draw(self, request: bytes) -> Drawing | None:
        """The process's drawing; None if there is no process, or it could not draw this. Raises EngineError if two
        processes in a row died over it, or if the process was stopped meanwhile, when nobody waits for the picture."""
        if self._is_stopped:
            return None
        for _ in range(TRIES):
            try:
                self._begin()
            except OSError:  # no resources for a process: the caller draws
                return None
            with contextlib.suppress(OSError, EOFError, ValueError):  # the process has ended, or is being stopped
                picture = self._ask(request)
                if not self.lasting:
                    self._end()
                return picture
            self._end()
            if self._is_stopped:
                raise EngineError("it was stopped")
        raise EngineError("a picture ended the process that draws")

    def _ask(self, request: bytes) -> Drawing | None:
        process = self._process
        if self._is_stopped or process is None or process.stdin is None or process.stdout is None:
            raise EOFError  # perhaps stopped at its start, and so ended now
        process.stdin.write(request + b"\n")
        process.stdin.flush()
        line = process.stdout.readline()
        facts = json.loads(line) if line.endswith(b"\n") else {"bytes": -1}
        length = facts.pop("bytes")
        content = process.stdout.read(max(length, 0))
        if len(content) != length:
            raise EOFError
        return Drawing(content, facts) if content else None

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    if pipe is not None:
                        pipe.close()
