"""Copies of a SQLite database: made while a bot runs, restored while no bot runs. Copies of the last days are kept."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from glob import escape
from pathlib import Path

from db import files
from db.migrate import DatabaseRefusal

DAILY, SUSPICIOUS = ".daily-", ".suspicious"
"""Parts of a copy's file name, after the database's name: before the day of a daily copy, and for a copy that is not
good."""
DELETED, RESTORED = "tables_deleted", "restored"
"""Keys in `meta`: how many tables were deleted on purpose, and when the database was restored."""


def get_file(url: str) -> Path:
    """The file behind a URL. Raises DatabaseRefusal if there is none."""
    path = files.find_file(url)
    if path is None:
        raise DatabaseRefusal("it is no SQLite file: use what its server has for copies, pg_dump for PostgreSQL")
    return path


def back_up_to(url: str, to: Path) -> None:
    """Copy the current database to a file, even while other processes use it. The copy gets its name only after it was
    checked. Raises DatabaseRefusal, SQLAlchemyError, OSError."""
    path = get_file(url)
    files.check_log(path)
    if not path.exists():
        raise FileNotFoundError(f"there is no file {path.name}")
    if (to := to.resolve()).exists():
        raise FileExistsError(f"{to} is there already; nothing is written over")
    files.copy_beside(path, to, to.parent).replace(to)


def restore_from(url: str, source: Path) -> Path | None:
    """Replace a database, which no bot may have open, with a copy. Returns the path where the old one is kept
    unchanged. If the restore is interrupted once the copy is ready, the next start finishes it. Raises DatabaseRefusal
    if a bot has the database open, or the copy is damaged or of another version; SQLAlchemyError if the copy is no
    database; OSError."""
    path, source = get_file(url), source.resolve()
    files.check_whole(source)
    with files.keep_others_out(path, lambda: finish_restore(path)):
        aside = (path.with_name(f"{path.name}.before-restore-{n}") for n in range(1, 10_000))
        backup = next(free for free in aside if not any(free.parent.glob(f"{escape(free.name)}*")))
        new = path.with_name(f"{path.name}{files.RESTORING}{backup.name.rpartition('-')[2]}")
        half = files.copy_beside(source, path, path if path.exists() else path.parent)
        _note(half, RESTORED, str(time.time()))
        half.replace(new)
        file = finish_restore(path)
        files.check_whole(path)
    return file


def finish_restore(path: Path) -> Path | None:
    """If a copy is ready, move the files in its place aside unchanged, and move the copy there. Returns the path of the
    old file or of what was left of it. The caller must hold the lock on the database. Raises OSError."""
    file = None
    if (new := files.pending_restore(path)) is not None:
        for end in ("", *files.BESIDE):
            old = path.with_name(f"{path.name}{end}")
            backup = path.with_name(f"{path.name}.before-restore-{new.name.rpartition('-')[2]}{end}")
            if old.exists():
                old.replace(backup)
            file = file or (backup if backup.exists() else None)
        new.replace(path)
    return file


def back_up_daily(url: str, day: str, keep: int) -> Path | None:
    """Make today's copy beside the database, and keep the `keep` newest good ones. Returns None if today has a copy
    already. Raises DatabaseRefusal if the database turns out to be damaged or the new copy is suspicious. A suspicious
    copy replaces an earlier suspicious one, and no good copy is deleted. Raises SQLAlchemyError, OSError."""
    path = get_file(url)
    file = path.with_name(f"{path.name}{DAILY}{day}")
    if file.exists():
        if fault := files.damage_of(path):
            raise DatabaseRefusal(f"it is damaged ({fault})")
        return None
    suspicious = files.copy_beside(path, file, path, whole=False).replace(path.with_name(f"{path.name}{SUSPICIOUS}"))
    copies = sorted(path.parent.glob(f"{escape(path.name)}{DAILY}*[0-9]"), key=_usefulness)
    if fault := files.damage_of(suspicious) or _find_loss(suspicious, copies):
        raise DatabaseRefusal(f"{fault}; the copy is kept as {suspicious.name}, and every good one of before stays")
    _note(suspicious, DELETED, _count(suspicious)[1] or "0")
    suspicious.replace(file)
    for old in copies[: max(0, len(copies) + 1 - keep)]:
        old.unlink()
    return file


def _usefulness(copy: Path) -> tuple[bool, float, str]:
    """The sort key of copies, the most useful last: undamaged ones after damaged ones, then by time. A time in the
    future is wrong, so it counts as the oldest."""
    mtime = copy.stat().st_mtime
    return files.damage_of(copy) is None, mtime if mtime <= time.time() else 0.0, copy.name


def _find_loss(copy: Path, others: list[Path]) -> str | None:
    """A sentence on the tables that a copy lacks compared with the last good one, apart from tables deleted on purpose.
    None if it lacks none, there is no good one, or the database was restored since then."""
    tables, deletions, restore = _count(copy)
    if not others or files.damage_of(others[-1]) or others[-1].stat().st_mtime < float(restore or 0):
        return None
    before, deletions_before, _ = _count(others[-1])
    loss = 0 if deletions_before is None else before + int(deletions_before) - tables - int(deletions or 0)
    return f"{loss} tables of {others[-1].name} are missing" if loss > 0 else None


def _count(copy: Path) -> tuple[int, str | None, str | None]:
    with closing(sqlite3.connect(f"{copy.as_uri()}?immutable=1", uri=True)) as reading:
        row: tuple[int, str | None, str | None] = reading.execute(
            f"select (select count(*) from tables), (select value from meta where key = '{DELETED}'), "
            f"(select value from meta where key = '{RESTORED}')"
        ).fetchone()
    return row


def _note(copy: Path, key: str, value: str) -> None:
    with closing(sqlite3.connect(copy)) as writing, writing:
        writing.execute("insert or replace into meta (key, value) values (?, ?)", (key, value))
