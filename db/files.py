"""The file of a SQLite database: where it is, and checks before anything is done to it."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from glob import escape
from pathlib import Path
from urllib.parse import unquote, urlsplit

from filelock import FileLock, Timeout, lock_descriptor
from sqlalchemy import Connection, NullPool, create_engine, make_url
from sqlalchemy.exc import SQLAlchemyError

from db import migrate

log = logging.getLogger("fronde.db")

PRIVATE, OF_OTHERS = 0o600, 0o077
BESIDE = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite keeps beside a database."""
IN_USE = "another process has it open; stop that one first, or use another database"
RESTORING = ".restoring-"
"""The part of a file name between the database's name and a number, for a copy that will replace the database."""
MAGIC, WITH_LOG = b"SQLite format 3\0", 2
"""The first bytes of a database; and the value, two bytes after them, that marks one with a write-ahead log."""
JSON_COLUMNS = """select m.name, c.name from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and c.type = 'JSON'"""


def find_file(url: str) -> Path | None:
    """The file behind a SQLAlchemy URL. None for a database in memory or on a server."""
    parts = make_url(url)
    name, query = parts.database or ":memory:", parts.query
    if parts.get_backend_name() != "sqlite" or ":memory:" in name or query.get("mode") == "memory":
        return None
    return Path(unquote(urlsplit(name).path) if name.startswith("file:") else name).resolve()


def keep_others_out(path: Path, prepare: Callable[[], object]) -> ExitStack:
    """Lock a database against other processes until the returned stack is closed or this process ends. Runs `prepare`
    under the lock. Raises DatabaseRefusal if another process has the lock, and OSError.

    The lock file beside the database works before the database exists. The lock on the database itself works under any
    name, and even if the lock file is deleted; only on Linux is it separate from SQLite's own locks.
    """
    with ExitStack() as stack:
        beside = path.with_name(f"{path.name}.lock")
        make_private(beside, path if path.exists() else path.parent)
        try:
            stack.enter_context(FileLock(beside, timeout=0, thread_local=False, is_singleton=True))
        except Timeout as error:
            raise migrate.DatabaseRefusal(IN_USE) from error
        prepare()
        if sys.platform == "linux" and path.is_file():
            stack.enter_context(_hold_lock(path))
        return stack.pop_all()


_LOCKED: dict[tuple[int, int], list[int]] = {}
"""The files this process has locked, by device and inode: the descriptor, and the number of stores that share it."""


@contextmanager
def _hold_lock(path: Path) -> Iterator[None]:
    """Lock the database itself through an open descriptor, since a lock by path may write to the file."""
    key = _identify(path)
    if key not in _LOCKED:
        descriptor = os.open(path, os.O_RDONLY)
        try:
            if not lock_descriptor(descriptor, blocking=False):
                raise migrate.DatabaseRefusal(IN_USE)
        except BaseException as error:
            if not isinstance(error, OSError) or error.errno != errno.ENOSYS:  # a file system without such locks
                os.close(descriptor)
                raise
        _LOCKED[key] = [descriptor, 0]
    _LOCKED[key][1] += 1
    try:
        yield
    finally:
        _LOCKED[key][1] -= 1
        if not _LOCKED[key][1]:
            os.close(_LOCKED.pop(key)[0])


def _identify(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_dev, status.st_ino


def make_ready(path: Path) -> None:
    """Prepare to open a database: refuse one of another version, unchanged; make it readable only by its owner; create
    a missing one. Raises DatabaseRefusal, SQLAlchemyError, OSError."""
    read_revision(path)
    make_private(path, path.parent)


def pending_restore(path: Path) -> Path | None:
    """The copy that would replace the database in an interrupted restore, or None."""
    return next(path.parent.glob(f"{escape(path.name)}{RESTORING}*[0-9]"), None)


def check_log(path: Path) -> None:
    """Raise DatabaseRefusal if the log beside a database belongs to another file. SQLite would apply such a log to the
    database, or delete it. A copy is marked as having no log until it is opened."""
    if pending_restore(path) is not None:
        raise migrate.DatabaseRefusal("a restore of it was cut off; start the bot or restore once more to finish it")
    log = path.with_name(f"{path.name}-wal")
    if not log.exists() or not log.stat().st_size or (path.exists() and _identify(path) in _LOCKED):
        return
    with suppress(FileNotFoundError), path.open("rb") as file:
        start = file.read(len(MAGIC) + 3)
    if not path.exists() or not start or (start.startswith(MAGIC) and start[len(MAGIC) + 2] != WITH_LOG):
        raise migrate.DatabaseRefusal(f"{log.name} beside it is the log of another file; restore a copy in their place")


def read_revision(path: Path) -> str | None:
    """The revision of a database file, without changing a byte of it. None if it is empty or missing. Raises
    DatabaseRefusal for another version and as `check_log` does, and SQLAlchemyError if it is no database."""
    check_log(path)
    if not path.exists():
        return None
    with looking(path) as connection:
        return migrate.find_revision(connection)


@contextmanager
def looking(path: Path) -> Iterator[Connection]:
    """A connection that changes nothing in a file."""
    log = path.with_name(f"{path.name}-wal")
    how = "mode=ro" if log.exists() else "immutable=1"  # mode=ro may leave a -shm behind
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(f"{path.as_uri()}?{how}", uri=True), poolclass=NullPool
    )
    with engine.connect() as connection:
        yield connection


def check_whole(path: Path) -> None:
    """Raise DatabaseRefusal if a file is empty, damaged or of another version, SQLAlchemyError if it is no database,
    and OSError if it is missing."""
    if not path.exists():
        raise FileNotFoundError(f"there is no file {path.name}")
    if read_revision(path) is None:
        raise migrate.DatabaseRefusal("there is no game in it")
    if (damage := damage_of(path)) is not None:
        raise migrate.DatabaseRefusal(f"it is damaged ({damage})")


def damage_of(path: Path) -> str | None:
    """A description of the damage of a file of any version. None if there is none."""
    try:
        with looking(path) as connection:
            return find_damage(connection)
    except SQLAlchemyError as error:
        return str(getattr(error, "orig", error))


def find_damage(connection: Connection) -> str | None:
    """A description of the damage of a SQLite file: SQLite's own words, or the column whose JSON is invalid, since
    SQLite does not check the pages of long texts. None if there is none."""
    report = str(connection.exec_driver_sql("pragma integrity_check(1)").scalar_one())
    if report != "ok":
        return " ".join(report.split())
    for table, column in connection.exec_driver_sql(JSON_COLUMNS).all():
        if connection.exec_driver_sql(f'select 1 from "{table}" where not json_valid("{column}") limit 1').first():
            return f"{table}.{column} cannot be read"
    return None if connection.exec_driver_sql("select 1 from sqlite_master").first() else "it is empty"


def back_up(path: Path) -> None:
    """Before an upgrade, copy a database to a file beside it, named after its revision. The copy gets its name only
    once it is complete, and replaces an earlier one. Raises DatabaseRefusal if the database is damaged, and OSError."""
    revision = read_revision(path)
    if revision in (None, migrate.HEAD):
        return
    half = copy_beside(path, path.with_name(f"{path.name}.{revision}.bak"), path)
    half.replace(half.with_suffix(""))


def copy_beside(path: Path, to: Path, owner: Path, *, whole: bool = True) -> Path:
    """Copy a database to a file beside `to`, for the owner of the file or folder `owner`. Returns the path of the copy.
    `whole`: check it first. Raises OSError, and as `check_whole` does."""
    half = to.with_name(f"{to.name}.part")
    for old in _with_others(half):
        old.unlink(missing_ok=True)
    make_private(half, owner)
    try:
        copy(path, half)
        if whole:
            check_whole(half)
    except BaseException:
        half.unlink()
        raise
    return half


def copy(path: Path, to: Path) -> None:
    """Copy the current database, even while other processes use it. The copy is marked as having no log. Raises
    OSError."""
    try:
        reading = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
        with closing(reading) as source, closing(sqlite3.connect(to)) as target:
            source.backup(target)
            target.execute("pragma journal_mode=delete")
    except sqlite3.Error as error:
        raise OSError(f"copying it failed ({error})") from error


def make_private(path: Path, owner: Path) -> None:
    """Make a database readable only by its owner, since it contains hands and seeds; likewise the files SQLite keeps
    beside it, which get the permissions of the database. A missing file is created; if root creates it, it gets the
    owner of `owner`, a file or folder. Raises OSError if it cannot be created or written to.

    An existing file is not opened: closing it would release SQLite's locks on it for the whole process.
    """
    with suppress(FileExistsError):
        path.touch(PRIVATE, exist_ok=False)
        whose = owner.stat()
        with suppress(PermissionError, AttributeError):  # other users than root own it; Windows has no owners
            os.chown(path, whose.st_uid, whose.st_gid)
    for file in (path.parent, *filter(Path.exists, _with_others(path))):
        if not os.access(file, os.W_OK):
            raise PermissionError(f"{file} cannot be written by this user")
        if file != path.parent and file.stat().st_mode & OF_OTHERS:
            try:
                file.chmod(PRIVATE)
            except PermissionError:
                log.warning("Others may read %s, and it belongs to another user: its rights stay as they are.", file)


def _with_others(path: Path) -> list[Path]:
    """A database and the files SQLite may keep beside it."""
    return [path.with_name(f"{path.name}{end}") for end in ("", *BESIDE)]
