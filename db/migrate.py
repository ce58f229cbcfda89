"""Brings a database up to date. Alembic itself is loaded only where there is something to do."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HEAD = "1001"
"""The newest file of `migrations/versions`."""


def find_revision(connection: Connection) -> str | None:
    """The revision the database stands at; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    """Run what migrations are missing. Raises alembic's CommandError where the database is newer than the program."""
    if find_revision(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
