"""The database: tables, migrations, one store. It stores the host's records and knows no rules."""

from db.backup import back_up_daily, back_up_to, restore_from
from db.claims import Share
from db.files import find_file
from db.migrate import DatabaseRefusal
from db.move import move_to
from db.reading import open_copy
from db.store import Store

__all__ = [
    "DatabaseRefusal", "Share", "Store", "back_up_daily", "back_up_to", "find_file", "move_to", "open_copy",
    "restore_from",
]  # fmt: skip
