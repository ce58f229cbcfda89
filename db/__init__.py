"""What is kept: tables, migrations, one store. Keeps records, knows no rule."""

from db.records import (
    AMEND,
    ASK,
    DROP,
    EDIT,
    NEW,
    Change,
    DirectMessages,
    Letter,
    Message,
    Move,
    Player,
    StaleRevision,
    Status,
    TableRecord,
)
from db.store import ChannelTaken, Store

__all__ = [
    "AMEND",
    "ASK",
    "DROP",
    "EDIT",
    "NEW",
    "Change",
    "ChannelTaken",
    "DirectMessages",
    "Letter",
    "Message",
    "Move",
    "Player",
    "StaleRevision",
    "Status",
    "Store",
    "TableRecord",
]
