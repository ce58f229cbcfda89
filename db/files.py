"""The file of a SQLite database: where it lies, and what it says of itself before anything is done to it."""

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
"""The ends of the names of the files SQLite keeps beside a database."""
IN_USE = "another process has it open; stop that one first, or use another file"
RESTORING = ".restoring-"
"""What stands between the name of a database and a number in that of a copy that is to take its place."""
MAGIC, WITH_LOG = b"SQLite format 3\0", 2
"""How a database begins, and the number, two bytes further, of one that has a log."""
JSON_COLUMNS = """select m.name, c.name from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and c.type = 'JSON'"""


def find_file(url: str) -> Path | None:
    """The file behind a URL of SQLAlchemy; None for a database in memory, and on a server."""
    parts = make_url(url)
    name, query = parts.database or ":memory:", parts.query
    if parts.get_backend_name() != "sqlite" or ":memory:" in name or query.get("mode") == "memory":
        return None
    return Path(unquote(urlsplit(name).path) if name.startswith("file:") else name).resolve()


def keep_others_out(path: Path, prepare: Callable[[], object]) -> ExitStack:
    """Let no other process open this database alone until what comes back is closed or this process ends, however it
    does; `prepare` is done while nobody else does it. Raises DatabaseRefused where another has it, OSError.

    The lock beside it holds while there is no file; the one on the file itself, whatever name the file goes by and
    whoever deletes the other. On Linux alone that is none of SQLite's own locks."""
    with ExitStack() as stack:
        beside = path.with_name(f"{path.name}.lock")
        make_private(beside, path if path.exists() else path.parent)
        try:
            stack.enter_context(FileLock(beside, timeout=0, thread_local=False, is_singleton=True))
        except Timeout as error:
            raise migrate.DatabaseRefused(IN_USE) from error
        prepare()
        if sys.platform == "linux" and path.is_file():
            stack.enter_context(_locked(path))
        return stack.pop_all()


_LOCKED: dict[tuple[int, int], list[int]] = {}
"""The files this process has locked, by device and inode: the descriptor, and how many stores share it."""


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Lock a database itself, by a descriptor: whatever locks a path may write to it."""
    key = _identify(path)
    if key not in _LOCKED:
        descriptor = os.open(path, os.O_RDONLY)
        try:
            if not lock_descriptor(descriptor, blocking=False):
                raise migrate.DatabaseRefused(IN_USE)
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
    """Do what must be done before a database is opened: refuse one of another version untouched, and let nobody else
    read it; a missing one is made. Raises DatabaseRefused, SQLAlchemyError, OSError."""
    look_into(path)
    make_private(path, path.parent)


def pending_restore(path: Path) -> Path | None:
    """The copy that is to take the place of a database, where that was cut off."""
    return next(path.parent.glob(f"{escape(path.name)}{RESTORING}*[0-9]"), None)


def check_log(path: Path) -> None:
    """Raise DatabaseRefused where what lies beside a database is of another file than the one that is there. SQLite
    would play such a log over it, or delete it. A copy says that it has no log, until it is opened."""
    if pending_restore(path) is not None:
        raise migrate.DatabaseRefused("a restore of it was cut off; start the bot or restore once more to finish it")
    log = path.with_name(f"{path.name}-wal")
    if not log.exists() or not log.stat().st_size or (path.exists() and _identify(path) in _LOCKED):
        return
    with suppress(FileNotFoundError), path.open("rb") as file:
        start = file.read(len(MAGIC) + 3)
    if not path.exists() or not start or (start.startswith(MAGIC) and start[len(MAGIC) + 2] != WITH_LOG):
        raise migrate.DatabaseRefused(f"{log.name} beside it is the log of another file; restore a copy in their place")


def look_into(path: Path) -> str | None:
    """The revision a database file stands at, without a byte of it being touched; None where it is empty or missing.
    Raises DatabaseRefused for another version's, and as `check_log` does, SQLAlchemyError for a file that is none."""
    check_log(path)
    if not path.exists():
        return None
    with _looking(path) as connection:
        return migrate.find_revision(connection)


@contextmanager
def _looking(path: Path) -> Iterator[Connection]:
    log = path.with_name(f"{path.name}-wal")
    how = "mode=ro" if log.exists() else "immutable=1"  # the first may leave a -shm behind
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(f"{path.as_uri()}?{how}", uri=True), poolclass=NullPool
    )
    with engine.connect() as connection:
        yield connection


def check_whole(path: Path) -> None:
    """Raise DatabaseRefused for a file that is empty, damaged or another version's, SQLAlchemyError for one that is no
    database, OSError for a missing one."""
    if not path.exists():
        raise FileNotFoundError(f"there is no file {path.name}")
    if look_into(path) is None:
        raise migrate.DatabaseRefused("there is no game in it")
    if (damage := damage_of(path)) is not None:
        raise migrate.DatabaseRefused(f"it is damaged ({damage})")


def damage_of(path: Path) -> str | None:
    """What is wrong with a file, whatever its version; None where nothing is."""
    try:
        with _looking(path) as connection:
            return find_damage(connection)
    except SQLAlchemyError as error:
        return str(getattr(error, "orig", error))


def find_damage(connection: Connection) -> str | None:
    """What is wrong with a SQLite file, as SQLite says it, and where it holds no JSON though it should: a page of a
    long text SQLite does not look at. None where nothing is."""
    report = str(connection.exec_driver_sql("pragma integrity_check(1)").scalar_one())
    if report != "ok":
        return " ".join(report.split())
    for table, column in connection.exec_driver_sql(JSON_COLUMNS).all():
        if connection.exec_driver_sql(f'select 1 from "{table}" where not json_valid("{column}") limit 1').first():
            return f"{table}.{column} cannot be read"
    return None if connection.exec_driver_sql("select 1 from sqlite_master").first() else "it is empty"


def back_up(path: Path) -> None:
    """Keep a copy of a database that is to be brought up to date beside it, named after the revision it stands at; it
    appears when it is whole, in the place of an earlier one. Raises DatabaseRefused where it is damaged, OSError."""
    revision = look_into(path)
    if revision in (None, migrate.HEAD):
        return
    half = copy_beside(path, path.with_name(f"{path.name}.{revision}.bak"), path)
    half.replace(half.with_suffix(""))


def copy_beside(path: Path, to: Path, owner: Path, *, whole: bool = True) -> Path:
    """Copy a database beside the place where it is to be, for the owner of a file or folder; gives the copy, if it is
    `whole`. Raises OSError, and as `check_whole` does."""
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
    """Copy a database as it stands now, whoever has it open meanwhile; the copy says that it has no log. Raises
    OSError."""
    try:
        reading = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
        with closing(reading) as source, closing(sqlite3.connect(to)) as target:
            source.backup(target)
            target.execute("pragma journal_mode=delete")
    except sqlite3.Error as error:
        raise OSError(f"copying it failed ({error})") from error


def make_private(path: Path, owner: Path) -> None:
    """Let nobody but the owner read a database, which holds hands and seeds, nor what SQLite keeps beside it, which
    gets the rights of the file itself; a missing file is made, for the owner of another, or of the folder, where root
    makes it. Raises OSError where it cannot be made, or written.

    A file that is there is not opened: closing it again would take SQLite's locks from it in this whole process."""
    with suppress(FileExistsError):
        path.touch(PRIVATE, exist_ok=False)
        whose = owner.stat()
        with suppress(PermissionError, AttributeError):  # who is not root owns it anyway; Windows knows no such owners
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
    """A database, and what SQLite keeps beside it, whether it is there or not."""
    return [path.with_name(f"{path.name}{end}") for end in ("", *BESIDE)]
