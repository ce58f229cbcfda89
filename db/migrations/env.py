"""The environment of Alembic: it uses the connection that `db.migrate` passes."""

from __future__ import annotations

from alembic import context

from db.tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
