"""The only entrance for uploaded files: each is read in a separate process, with little memory and little time, which
returns only plain data."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

from fronde.core.errors import EngineError, TableError
from fronde.core.types import Json, Text
from fronde.tools.file_reader import Answer, Request, too_much

log = logging.getLogger("fronde.cogs")

LARGEST = 256 * 1024
"""Largest size of a file, in bytes."""
PATIENCE = 15.0
"""Maximum seconds for a reading process, generous enough for a busy computer."""
KILLED = {"posix": (-9, -24, -6, -11)}.get(os.name, ())
"""Exit codes of a process that reached a limit: ended by SIGKILL or SIGXCPU, or by a lack of memory."""
HANDED_ON = ("PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "PATH", "HOME", "SYSTEMROOT", "LANG", "LC_ALL")
"""The environment variables for a reading process, without the token and the address of the database."""
ROOT = Path(__file__).parents[2]

_readers = ThreadPoolExecutor(2, "upload")
"""Threads that wait for reading processes: at most two at a time."""


async def read_upload(request: Request, content: bytes) -> Json:
    """The value of an option that a file contains. Raises TableError, FileRefusal with every fault, and EngineError if
    the game's reader failed."""
    if len(content) > LARGEST:
        raise TableError(Text("error-file-size", {"most": LARGEST // 1024}))
    payload = json.dumps(asdict(request)).encode() + b"\n" + content
    return await asyncio.get_running_loop().run_in_executor(_readers, _read, payload)


def _read(payload: bytes) -> Json:
    command = [sys.executable, "-m", "fronde.tools.file_reader"]
    environment = {name: os.environ[name] for name in HANDED_ON if name in os.environ}
    try:
        result = subprocess.run(
            command, input=payload, capture_output=True, timeout=PATIENCE, cwd=ROOT, env=environment, check=False
        )
    except subprocess.TimeoutExpired:
        raise too_much() from None
    if result.returncode in KILLED or result.stderr.rstrip().endswith(b"MemoryError"):
        raise too_much()
    if result.returncode:
        log.error("A file could not be read:\n%s", result.stderr.decode("utf-8", "replace")[-2000:])
        raise EngineError("a file could not be read")
    return Answer(**json.loads(result.stdout)).get_value()
