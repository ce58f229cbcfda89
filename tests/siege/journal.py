"""What the database went through, written down by the database itself: triggers keep every revision of a table, every
action taken in or taken out, who then has which seat, and every notice ever due, given up, or overtaken."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator, Set
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cogs.outbox.delivery import PLAIN_AFTER
from fronde.core.types import Action
from fronde.host.notices import Notice, read_body

TRIGGERS = """
create table siege_journal (seq integer primary key autoincrement, kind text not null, "table" integer not null,
  data text not null);
create trigger siege_revision after update of revision on tables when new.revision <> old.revision begin
  insert into siege_journal (kind, "table", data) values ('revision', new.id,
    json_array(old.sealed, new.sealed, iif(new.epochs <> old.epochs, json_extract(new.epochs, '$[#-1]'), null))); end;
create trigger siege_taken after insert on actions begin
  insert into siege_journal (kind, "table", data)
  values ('taken', new."table", json_array(new.number, new.seat, new.step, new.picks, new.actor)); end;
create trigger siege_undone after delete on actions begin
  insert into siege_journal (kind, "table", data) values ('undone', old."table", json_array(old.number)); end;
create trigger siege_seated after insert on players when new.token <> '' begin
  insert into siege_journal (kind, "table", data) values ('seated', new."table", json_array(new.token, new.user)); end;
create trigger siege_given_up after update of state on outbox when new.state <> 'waiting' begin
  insert into siege_journal (kind, "table", data) values ('given-up', new."table", json_array(new.id)); end;
create trigger siege_overtaken after delete on outbox when old.state <> 'waiting' begin
  insert into siege_journal (kind, "table", data) values ('overtaken', old."table", json_array(old.id)); end;
create trigger siege_plain after update of attempts on outbox when new.attempts - new.failures > {plain} begin
  insert into siege_journal (kind, "table", data) values ('plain', new."table", json_array(new.id)); end;
create trigger siege_due after insert on outbox begin
  insert into siege_journal (kind, "table", data)
  values ('due', new."table", json_array(new.id, new.kind, new."to", new.data, new.nonce)); end;
""".replace("{plain}", str(PLAIN_AFTER))


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


def install(database: Path) -> None:
    """Begin to write down; once is enough."""
    with closing(sqlite3.connect(database, timeout=10)) as c:
        if not c.execute("select 1 from sqlite_master where name = 'siege_journal'").fetchone():
            c.executescript(TRIGGERS)


def copy(database: Path, alive: bool) -> Path:
    """The database as it is now, in a file of its own: of a dead bot the files as they lie, journal and all."""
    target = database.with_name("copy.db")
    for path in target.parent.glob("copy.db*"):
        path.unlink()
    if alive:
        with closing(sqlite3.connect(database, timeout=10)) as c, closing(sqlite3.connect(target)) as to:
            c.backup(to)
        return target
    for path in database.parent.glob(f"{database.name}*"):
        if not path.name.endswith("-shm"):
            shutil.copy(path, path.with_name(path.name.replace(database.name, target.name)))
    return target


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


def read_open(database: Path) -> list[Open]:
    """What is in the outbox, of the database itself or of a copy."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10)) as c:
        rows = c.execute("""select id, "table", "to", state = 'waiting' from outbox order by id""").fetchall()
    return [Open(number, table, to, bool(waits)) for number, table, to, waits in rows]


def read_end(database: Path) -> int:
    """The last line of the journal, of the database itself or of a copy."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10)) as c:
        return int(c.execute("select ifnull(max(seq), 0) from siege_journal").fetchone()[0])


class Journal:
    """Reads a copy of the database, each line of the journal once."""

    def __init__(self) -> None:
        self._read = 0
        self.due: list[Notice] = []
        self.delayed: set[int] = set()
        self.overtaken: set[int] = set()
        self.plain: set[int] = set()

    def revisions(self, database: Path) -> list[Revision]:
        """What happened since it was read last; notices that became due are added to `due`."""
        revisions: list[Revision] = []
        with closing(sqlite3.connect(database)) as c:
            lines = c.execute(
                'select seq, kind, "table", data from siege_journal where seq > ? order by seq', (self._read,)
            )
            for seq, kind, table, data in lines:
                self._read = seq
                self._take_in(revisions, kind, table, json.loads(data))
        return revisions

    def read_rest(self, database: Path) -> Remainder:
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


def read_slots(database: Path) -> Iterator[tuple[int, str, int]]:
    """Of a copy: where the bot thinks its messages stand, as table, slot and message."""
    with closing(sqlite3.connect(database)) as c:
        yield from list(c.execute('select "table", slot, message from messages'))


def read_channels(database: Path) -> dict[int, int]:
    """Of a copy: the channel of every table."""
    with closing(sqlite3.connect(database)) as c:
        return dict(c.execute("select id, channel from tables").fetchall())


def read_calls(database: Path) -> dict[int, int]:
    """Of a copy: the message that tells a user which tables wait."""
    with closing(sqlite3.connect(database)) as c:
        return dict(c.execute("select user, message from direct where message is not null").fetchall())
