"""What the database went through, written down by the database itself: triggers keep every revision of a table, every
action taken in or taken out, who then has which seat, and every notice ever due, given up, or overtaken."""

from __future__ import annotations

import json
from collections.abc import Set
from dataclasses import dataclass, field
from typing import Any

from cogs.outbox.delivery import PLAIN_AFTER
from fronde.core.types import Action
from fronde.host.notices.kinds import Notice, read_body
from tests.siege.databases import Database

TABLE = """create table siege_journal (seq {serial}, tx bigint {transaction}, kind text not null,
  "table" bigint not null, data text not null);"""
TRIGGERS = (
    ("revision", "update of revision on tables", "new.revision <> old.revision", "new.id", "old.sealed{text}, "
     "new.sealed{text}, case when new.epochs{text} <> old.epochs{text} then new.epochs -> {last} end"),
    ("taken", "insert on actions", "true", 'new."table"',
     "new.number, new.seat, new.step, new.picks{text}, new.actor"),
    ("undone", "delete on actions", "true", 'old."table"', "old.number"),
    ("seated", "insert on players", "new.token <> ''", 'new."table"', 'new.token, new."user"'),
    ("given-up", "update of state on outbox", "new.state <> 'waiting'", 'new."table"', "new.id"),
    ("overtaken", "delete on outbox", "old.state <> 'waiting'", 'old."table"', "old.id"),
    ("plain", "update of attempts on outbox", f"new.attempts - new.failures > {PLAIN_AFTER}", 'new."table"', "new.id"),
    ("due", "insert on outbox", "true", 'new."table"', 'new.id, new.kind, new."to", new.data{text}, new.nonce'),
)  # fmt: skip
"""What is written down: its kind, after what, when, of which table, and the values."""
TRIGGER = {
    "sqlite": """create trigger "siege-{kind}" after {event} when {condition} begin
      insert into siege_journal (kind, "table", data) values ('{kind}', {table}, json_array({values})); end;""",
    "postgresql": """create function "siege-{kind}"() returns trigger language plpgsql as $$ begin
      insert into siege_journal (kind, "table", data) values ('{kind}', {table}, json_build_array({values}));
      return null; end $$;
      create trigger "siege-{kind}" after {event} for each row when ({condition}) execute function "siege-{kind}"();""",
}
DIALECT = {
    "sqlite": {"serial": "integer primary key autoincrement", "transaction": "", "text": "", "last": "'$[#-1]'"},
    "postgresql": {"serial": "bigserial primary key", "text": "::text", "last": "-1",
                   "transaction": "default (pg_current_xact_id()::text::bigint)"},
}  # fmt: skip


@dataclass(slots=True)
class Revision:
    """One command that was kept: what it put into the log, and by whom, how many it took out, the answers held back
    before and after, where the game goes on from when it went back, and who plays what afterwards, where that changed:
    users by token."""

    table: int
    actions_before: list[Action]
    actions_after: list[Action]
    actions: list[Action] = field(default_factory=list)
    by: str = ""
    undone: int = 0
    epoch: dict[str, Any] | None = None
    seated: dict[str, int | None] = field(default_factory=dict)


def install(database: Database) -> None:
    """Begin to write down; once is enough."""
    master = {"sqlite": "sqlite_master", "postgresql": "(select relname as name from pg_class) c"}[database.kind]
    if database.query(f"select 1 as one from {master} where name = 'siege_journal'"):
        return
    words = DIALECT[database.kind]
    parts = [TABLE.format(**words)]
    for kind, event, condition, table, values in TRIGGERS:
        value_list = values.format(**words)
        parts.append(
            TRIGGER[database.kind].format(kind=kind, event=event, condition=condition, table=table, values=value_list)
        )
    database.run("\n".join(parts))


@dataclass(frozen=True)
class Remainder:
    """What the outbox still holds: the ids of notices that wait, and of those that were given up. `delayed`: given up
    once; `overtaken`: given up, and dropped for a later one; `plain`: sent without pictures, as its attempts had ended
    with the process."""

    waiting: list[int]
    failures: set[int]
    delayed: Set[int] = frozenset()
    overtaken: Set[int] = frozenset()
    plain: Set[int] = frozenset()


@dataclass(frozen=True)
class Open:
    """A notice in the outbox."""

    id: int
    table: int
    to: int | None
    waits: bool


def read_open(database: Database) -> list[Open]:
    """What is in the outbox, of the database itself or of a copy."""
    rows = database.query("""select id, "table", "to", state = 'waiting' as waits from outbox order by id""")
    return [Open(number, table, to, bool(waits)) for number, table, to, waits in rows]


def read_end(database: Database) -> int:
    """The last line of the journal, of the database itself or of a copy."""
    return int(database.query("select coalesce(max(seq), 0) as last from siege_journal")[0][0])


class Journal:
    """Reads a copy of the database, each line of the journal once."""

    def __init__(self) -> None:
        self._read = 0
        self.due: list[Notice] = []
        self.delayed: set[int] = set()
        self.overtaken: set[int] = set()
        self.plain: set[int] = set()

    def revisions(self, database: Database) -> list[Revision]:
        """What happened since it was read last, transaction by transaction; notices that became due are added to
        `due`."""
        revisions: list[Revision] = []
        new = f"""select seq, kind, "table", data, min(seq) over (partition by tx) as begun from siege_journal
          where seq > {self._read} order by begun, seq"""
        for seq, kind, table, data, _ in database.query(new):
            self._read = max(self._read, seq)
            self._take_in(revisions, kind, table, json.loads(data))
        return revisions

    def read_rest(self, database: Database) -> Remainder:
        """What became of the notices, as a copy that was read tells."""
        notices = read_open(database)
        waiting, failures = [n.id for n in notices if n.waits], {n.id for n in notices if not n.waits}
        return Remainder(waiting, failures, set(self.delayed), set(self.overtaken), set(self.plain))

    def _take_in(self, revisions: list[Revision], kind: str, table: int, data: list[Any]) -> None:
        if kind == "revision":
            *action_lists, epoch = data
            revisions.append(
                Revision(table, *(_actions(json.loads(actions or "[]")) for actions in action_lists), epoch=epoch)
            )
        elif kind == "taken":
            revisions[-1].actions.append(Action(data[1], data[2], tuple(json.loads(data[3]))))
            revisions[-1].by = data[4]
        elif kind == "undone":
            revisions[-1].undone += 1
        elif kind == "seated":
            if revisions and revisions[-1].table == table:
                revisions[-1].seated[data[0]] = data[1]
        elif kind == "given-up":
            self.delayed.add(data[0])
        elif kind == "overtaken":
            self.overtaken.add(data[0])
        elif kind == "plain":
            self.plain.add(data[0])
        else:
            number, what, to, payload, nonce = data
            self.due.append(Notice(read_body(what, json.loads(payload)), to, nonce, id=number, table=table))


def _actions(rows: list[list[str]]) -> list[Action]:
    return [Action(seat, step, tuple(picks)) for seat, step, *picks in rows]


def read_slots(database: Database) -> list[tuple[Any, ...]]:
    """Where the bot thinks its messages stand, as table, slot and message."""
    return database.query('select "table", slot, message from messages')


def read_channels(database: Database) -> dict[int, int]:
    """The channel of every table."""
    return dict(database.query("select id, channel from tables order by id"))


def read_calls(database: Database) -> dict[int, int]:
    """The message that tells a user which tables wait."""
    return dict(database.query('select "user", message from direct where message is not null'))
