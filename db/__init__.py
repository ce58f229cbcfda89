"""What is kept: tables, migrations, one store. Keeps the host's records, knows no rule."""

from db.backup import back_up_daily, back_up_to, restore_from
from db.files import find_file
from db.migrate import DatabaseRefused
from db.reading import looked_at
from db.store import Store

__all__ = ["DatabaseRefused", "Store", "back_up_daily", "back_up_to", "find_file", "looked_at", "restore_from"]
