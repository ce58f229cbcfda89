"""What is kept: tables, migrations, one store. Keeps the host's records, knows no rule."""

from db.migrate import DatabaseRefused
from db.reading import looked_at
from db.store import Store

__all__ = ["DatabaseRefused", "Store", "looked_at"]
