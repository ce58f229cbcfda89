"""Where the games lie that people play: one file of SQLite, or a database of PostgreSQL that several bots share."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tests.db.postgres import USER, address

Row = tuple[Any, ...]


class Database(Protocol):
    """Asked without the bot's own code. `url`: what DATABASE_URL is for it; `kind`: which SQL it takes."""

    kind: str

    @property
    def url(self) -> str: ...

    def query(self, sql: str) -> list[Row]:
        """The rows of a query."""

    def run(self, script: str) -> None:
        """Change something."""

    def copy(self, alive: bool) -> Database:
        """What it holds now, where nothing more is written; of PostgreSQL itself, which whoever reads must look at."""


@dataclass(frozen=True)
class SqliteFile:
    """A file. What is written there by others waits while it is read."""

    path: Path
    kind = "sqlite"

    @property
    def url(self) -> str:
        return f"sqlite+aiosqlite:///{self.path}"

    def query(self, sql: str) -> list[Row]:
        with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True, timeout=10)) as c:
            return list(c.execute(sql))

    def run(self, script: str) -> None:
        with closing(sqlite3.connect(self.path, timeout=10)) as c:
            c.executescript(script)

    def copy(self, alive: bool) -> SqliteFile:
        """A file of its own: of a dead bot the files as they lie, journal and all."""
        target = self.path.with_name("copy.db")
        for path in target.parent.glob("copy.db*"):
            path.unlink()
        if alive:
            with closing(sqlite3.connect(self.path, timeout=10)) as c, closing(sqlite3.connect(target)) as to:
                c.backup(to)
            return SqliteFile(target)
        for path in self.path.parent.glob(f"{self.path.name}*"):
            if not path.name.endswith("-shm"):
                shutil.copy(path, path.with_name(path.name.replace(self.path.name, target.name)))
        return SqliteFile(target)


@dataclass(frozen=True)
class PostgresDatabase:
    """A database of the server whose socket is in `folder`."""

    folder: Path
    name: str
    kind = "postgresql"

    @property
    def url(self) -> str:
        return address(self.folder, self.name)

    @property
    def process(self) -> int:
        """The server's first process."""
        return int((self.folder / "data/postmaster.pid").read_text().split()[0])

    def query(self, sql: str) -> list[Row]:
        rows = json.loads(self._psql(f"select coalesce(json_agg(row_to_json(q)), '[]') from ({sql}) q"))
        return [tuple(row.values()) for row in rows]

    def run(self, script: str) -> None:
        self._psql(script)

    def copy(self, alive: bool) -> PostgresDatabase:
        return self

    def _psql(self, words: str) -> str:
        options = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", str(self.folder), "-U", USER]
        command = ["psql", *options, self.name]
        return subprocess.run(command, input=words, text=True, check=True, capture_output=True, cwd="/").stdout
