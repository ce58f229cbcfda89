"""A PostgreSQL of the tests' own: Debian's, started on a socket in a folder of its own, and gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

USER = "fronde"


def find_programs() -> Path | None:
    """The folder of its programs; None where there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else (found[-1].parent if found else None)


def _demote() -> dict[str, object]:
    """It will not run as root."""
    if os.getuid():
        return {}
    with suppress(KeyError):
        someone = pwd.getpwnam("postgres")
        return {"user": someone.pw_uid, "group": someone.pw_gid, "extra_groups": []}
    return {"user": 65534, "group": 65534, "extra_groups": []}


@contextmanager
def started(programs: Path) -> Iterator[Path]:
    """A server while the block lasts; gives the folder of its socket."""
    folder, who = Path(tempfile.mkdtemp(prefix="fronde-pg-")), _demote()
    if who:
        os.chown(folder, who["user"], who["group"])  # type: ignore[arg-type]
    data = folder / "data"
    how = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, **who}
    try:
        subprocess.run([programs / "initdb", "-D", data, "-U", USER, "-A", "trust", "-N", "-E", "UTF8"], **how)  # type: ignore[call-overload]
        options = f"-c listen_addresses='' -k {folder} -F"
        subprocess.run([programs / "pg_ctl", "-D", data, "-w", "-o", options, "-l", folder / "log", "start"], **how)  # type: ignore[call-overload]
        try:
            yield folder
        finally:
            subprocess.run([programs / "pg_ctl", "-D", data, "-m", "immediate", "stop"], **how)  # type: ignore[call-overload]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def address(folder: Path, database: str) -> str:
    """What DATABASE_URL is for a database of that server."""
    return f"postgresql+asyncpg://{USER}@/{database}?host={folder}"
