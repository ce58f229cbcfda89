"""Brings a database up to date. Alembic is imported only if migrations are missing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from db.tables import metadata
from fronde.core.errors import EngineError

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "1030"
"""The newest revision in `SCRIPTS`."""
SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x46726F6E6465
"""The number of the lock on PostgreSQL under which one process after another looks for missing migrations."""
BEFORE = ("0001", "0002", "0003")
"""Revisions of earlier versions whose games cannot continue here."""


UNFINISHED = "unfinished-"
"""What stands in the place of a revision begins with this while `db.move` fills a database."""
REVISION = text("select version_num from alembic_version")


class DatabaseRefusal(EngineError):
    """A database that cannot be used and stays unchanged. The message is the reason, as the second half of a
    sentence."""


def find_revision(connection: Connection) -> str | None:
    """The revision of the database. None for an empty one. Raises DatabaseRefusal if an earlier or a later version of
    the program created it."""
    table_names = set(inspect(connection).get_table_names())
    has_version = "alembic_version" in table_names
    revision = connection.execute(REVISION).scalar() if has_version else None
    if str(revision).startswith(UNFINISHED):
        raise DatabaseRefusal("it is an unfinished copy; repeat the same `move-to`, or use another database")
    if revision in BEFORE or (revision is None and table_names & set(metadata.tables)):
        raise DatabaseRefusal(
            "it was made by an earlier version of Fronde; keep it with that version, or start with a new file"
        )
    if revision not in (None, HEAD) and revision not in _revisions():
        raise DatabaseRefusal(
            f"it was made by a later version of Fronde (revision {revision}); keep it with that version, or start with "
            "a new file"
        )
    return revision


def upgrade(connection: Connection) -> None:
    """Run the missing migrations and record them in one transaction: all or nothing. Raises DatabaseRefusal as
    `find_revision` does."""
    begin_alone(connection)
    migrate(connection)


def begin_alone(connection: Connection) -> None:
    """Begin a transaction, before any query, in which no other process looks for missing migrations."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # sqlite3 begins no transaction before DDL
    else:  # after the wait it has to see what another process did meanwhile
        connection.exec_driver_sql("set transaction isolation level read committed")
        connection.exec_driver_sql(f"select pg_advisory_xact_lock({LOCK})")


def migrate(connection: Connection) -> None:
    """Run the missing migrations in such a transaction."""
    if find_revision(connection) == HEAD:
        return
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def _revisions() -> set[str]:
    """Every revision this program knows."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
