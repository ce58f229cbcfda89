"""Copies of a SQLite database: made while a bot runs, put back while none does, some of the last days kept."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from glob import escape
from pathlib import Path

from db import files
from db.migrate import DatabaseRefused

DAILY, SUSPICIOUS = ".daily-", ".suspicious"
"""What stands behind the name of a database in that of a copy: before its day, and where that is no good copy."""
DELETED, RESTORED = "tables_deleted", "restored"
"""Under which keys of `meta` stand how many tables were deleted on purpose, and when the database was put there."""


def get_file(url: str) -> Path:
    """The file behind a URL. Raises DatabaseRefused where there is none."""
    path = files.find_file(url)
    if path is None:
        raise DatabaseRefused("it is no SQLite file: use what its server has for copies, pg_dump for PostgreSQL")
    return path


def back_up_to(url: str, to: Path) -> None:
    """Copy a database to a file as it stands now, whoever has it open; the copy appears when it has been found whole.
    Raises DatabaseRefused, SQLAlchemyError, OSError."""
    path = get_file(url)
    files.check_log(path)
    if not path.exists():
        raise FileNotFoundError(f"there is no file {path.name}")
    if (to := to.resolve()).exists():
        raise FileExistsError(f"{to} is there already; nothing is written over")
    files.copy_beside(path, to, to.parent).replace(to)


def restore_from(url: str, source: Path) -> Path | None:
    """Put a copy in the place of a database, which no bot may have open; gives where the old one is kept, as it was.
    From the moment in which the copy lies ready a restore that is cut off is finished by the next start. Raises
    DatabaseRefused where a bot has it open, and for a copy that is damaged or another version's, SQLAlchemyError for a
    file that is none, OSError."""
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
    """Put aside all that is in the place of a copy that lies ready, byte for byte, and the copy there; gives where the
    old file is, or what was left of it. Whoever does this has locked the database. Raises OSError."""
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
    """Keep a copy of this day beside the database, and of the good ones those made last; None where the day has one
    already. Raises DatabaseRefused for a database that is damaged meanwhile, or a copy that is suspicious, which is
    kept in the place of an earlier such one, while no good one goes; SQLAlchemyError, OSError."""
    path = get_file(url)
    file = path.with_name(f"{path.name}{DAILY}{day}")
    if file.exists():
        if fault := files.damage_of(path):
            raise DatabaseRefused(f"it is damaged ({fault})")
        return None
    suspicious = files.copy_beside(path, file, path, whole=False).replace(path.with_name(f"{path.name}{SUSPICIOUS}"))
    copies = sorted(path.parent.glob(f"{escape(path.name)}{DAILY}*[0-9]"), key=_usefulness)
    if fault := files.damage_of(suspicious) or _find_loss(suspicious, copies):
        raise DatabaseRefused(f"{fault}; the copy is kept as {suspicious.name}, and every good one of before stays")
    _note(suspicious, DELETED, _count(suspicious)[1] or "0")
    suspicious.replace(file)
    for old in copies[: max(0, len(copies) + 1 - keep)]:
        old.unlink()
    return file


def _usefulness(copied: Path) -> tuple[bool, float, str]:
    """By which copies are sorted, the most useful last: whole, and made last; when one from the future was made nobody
    knows."""
    mtime = copied.stat().st_mtime
    return files.damage_of(copied) is None, mtime if mtime <= time.time() else 0.0, copied.name


def _find_loss(copied: Path, others: list[Path]) -> str | None:
    """What a copy lacks that the last good one has, less what was deleted on purpose, and since it was restored."""
    tables, deleted, restored = _count(copied)
    if not others or files.damage_of(others[-1]) or others[-1].stat().st_mtime < float(restored or 0):
        return None
    before, deleted_before, _ = _count(others[-1])
    lost = 0 if deleted_before is None else before + int(deleted_before) - tables - int(deleted or 0)
    return f"{lost} tables of {others[-1].name} are missing" if lost > 0 else None


def _count(copied: Path) -> tuple[int, str | None, str | None]:
    with closing(sqlite3.connect(f"{copied.as_uri()}?immutable=1", uri=True)) as reading:
        row: tuple[int, str | None, str | None] = reading.execute(
            f"select (select count(*) from tables), (select value from meta where key = '{DELETED}'), "
            f"(select value from meta where key = '{RESTORED}')"
        ).fetchone()
    return row


def _note(copied: Path, key: str, value: str) -> None:
    with closing(sqlite3.connect(copied)) as writing, writing:
        writing.execute("insert or replace into meta (key, value) values (?, ?)", (key, value))
