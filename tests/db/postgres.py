"""A PostgreSQL of the tests' own: Debian's, started on a socket in a folder of its own, and gone afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url

USER = "fronde"


def find_programs() -> Path | None:
    """The folder of its programs; None where there is none."""
    paths = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else (paths[-1].parent if paths else None)


def _demote() -> dict[str, object]:
    """It will not run as root."""
    if os.getuid():
        return {}
    with suppress(KeyError):
        someone = pwd.getpwnam("postgres")
        return {"user": someone.pw_uid, "group": someone.pw_gid, "extra_groups": []}
    return {"user": 65534, "group": 65534, "extra_groups": []}


@contextmanager
def run_server(programs: Path) -> Iterator[Path]:
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


def restart(folder: Path) -> None:
    """Have the server of that folder crash, and start it again."""
    programs = find_programs()
    assert programs is not None
    command = [programs / "pg_ctl", "-D", folder / "data", "-w", "-m", "immediate", "-l", folder / "log", "restart"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder, **_demote())  # type: ignore[call-overload]


def address(folder: Path, database: str) -> str:
    """What DATABASE_URL is for a database of that server."""
    return f"postgresql+asyncpg://{USER}@/{database}?host={folder}"


def create_database(folder: Path, name: str, like: str = "template1") -> str:
    """Make a database as another is; gives what DATABASE_URL is for it."""
    make = f"create database {name} template {like}"
    psql = ["psql", "-q", "-h", str(folder), "-U", USER, "-d", "postgres", "-c", make]
    subprocess.run(psql, check=True, cwd="/")
    return address(folder, name)


class Line:
    """A way to a server that can be cut "before" the server gets something, "after" it has answered, or "unnoticed": it
    gets nothing, and waits."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.cuts = 0
        self._cut, self._words, self._skips = "", b"", 0
        self.meeting: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.StreamWriter] = set()

    def address(self, url: str) -> str:
        """The address of a database of that server, by this way."""
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{make_url(url).database}"

    def cut_next(self, where: str, words: bytes = b"", skip: int = 0) -> None:
        """Cut it once, when a client sends something with these words, the first so many times excepted."""
        self._cut, self._words, self._skips = where, words, skip

    def cut_now(self) -> None:
        """Cut every connection there is."""
        self.cuts += 1
        for end in self._ends:
            end.transport.abort()

    def _is_cut_at(self, chunk: bytes) -> bool:
        fits = bool(self._cut) and self._words in chunk
        self._skips -= fits
        return fits and self._skips < 0

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry what a client and the server say to each other."""
        task = asyncio.current_task()
        assert task is not None
        self.meeting.add(task)
        task.add_done_callback(self.meeting.discard)
        try:
            there, server = await asyncio.open_unix_connection(self.folder / ".s.PGSQL.5432")
        except OSError:  # the server is starting
            writer.transport.abort()
            return
        mine = {writer, server}
        self._ends |= mine
        deaf = asyncio.Event()

        async def ask() -> None:
            while chunk := await reader.read(65536):
                if not self._is_cut_at(chunk):
                    server.write(chunk)
                    continue
                where, self._cut = self._cut, ""
                self.cuts += 1
                if where == "after":
                    deaf.set()
                    server.write(chunk)
                    return  # the answer comes, and is not passed on
                if where == "unnoticed":
                    mine.discard(server)
                writer.transport.abort()
                return

        async def answer() -> None:
            while chunk := await there.read(65536):
                if deaf.is_set():
                    writer.transport.abort()
                    return
                writer.write(chunk)

        asking, answering = asyncio.ensure_future(ask()), asyncio.ensure_future(answer())
        await asyncio.wait([asking, answering], return_when=asyncio.FIRST_COMPLETED)
        if deaf.is_set():
            await asyncio.wait([answering])
        for task in (asking, answering):
            task.cancel()
        await asyncio.gather(asking, answering, return_exceptions=True)
        for end in mine:
            end.transport.abort()
        self._ends -= mine


@asynccontextmanager
async def line_to(folder: Path) -> AsyncIterator[Line]:
    """A way to the server of that folder while the block lasts."""
    line = Line(folder)
    listening = await asyncio.start_server(line.meet, "127.0.0.1", 0)
    line.port = listening.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        listening.close()
        line.cut_now()
        if line.meeting:
            await asyncio.wait(line.meeting)
