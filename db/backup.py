"""Copies of a SQLite database: made while a bot runs, put back while none does, some of the last days kept."""

from __future__ import annotations

from pathlib import Path

from db.files import copy, find_file, keep_others_out, look_into, make_private
from db.migrate import DatabaseRefused

DAILY = ".daily-"
"""What stands between the name of a database and the day of a copy."""


def get_file(url: str) -> Path:
    """The file behind a URL. Raises DatabaseRefused where there is none."""
    path = find_file(url)
    if path is None:
        raise DatabaseRefused("it is no SQLite file: use what its server has for copies, pg_dump for PostgreSQL")
    return path


def back_up_to(url: str, to: Path) -> None:
    """Copy a database to a file as it stands now, whoever has it open; the copy appears when it is whole. Raises
    DatabaseRefused, SQLAlchemyError, OSError."""
    path = get_file(url)
    if not path.exists():
        raise FileNotFoundError(f"there is no file {path.name}")
    if to.exists():
        raise FileExistsError(f"{to} is there already; nothing is written over")
    _copy_whole(path, to)


def _copy_whole(path: Path, to: Path) -> None:
    half = to.with_name(f"{to.name}.part")
    half.unlink(missing_ok=True)
    make_private(half)
    try:
        copy(path, half)
        half.replace(to)
    finally:
        half.unlink(missing_ok=True)


def restore_from(url: str, source: Path) -> Path | None:
    """Put a copy in the place of a database, which no bot may have open; gives where the old one is kept. Raises
    DatabaseRefused where one has, and for another version's copy, SQLAlchemyError for a file that is none, OSError."""
    path, source = get_file(url), source.resolve()
    if look_into(source) is None:
        raise DatabaseRefused(f"there is no game in {source.name}")
    lock = keep_others_out(path)
    try:
        new = path.with_name(f"{path.name}.restoring")
        _copy_whole(source, new)
        kept = _put_aside(path) if path.exists() else None
        new.replace(path)
    finally:
        lock.release()
    return kept


def _put_aside(path: Path) -> Path:
    """Keep a database under another name, with what its log holds."""
    kept = next(
        free for n in range(1, 10_000) if not (free := path.with_name(f"{path.name}.before-restore-{n}")).exists()
    )
    _copy_whole(path, kept)
    for end in ("-wal", "-shm"):
        path.with_name(f"{path.name}{end}").unlink(missing_ok=True)
    return kept


def back_up_daily(url: str, day: str, keep: int) -> Path | None:
    """Keep a copy of this day beside the database, and of those copies the last so many; None where the day has one
    already. Raises DatabaseRefused, OSError."""
    path = get_file(url)
    made = path.with_name(f"{path.name}{DAILY}{day}")
    if made.exists():
        return None
    _copy_whole(path, made)
    copies = sorted(path.parent.glob(f"{path.name}{DAILY}*"))
    for old in copies[: max(0, len(copies) - keep)]:
        old.unlink()
    return made
