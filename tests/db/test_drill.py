"""The drill of docs/operating.md: a game under way, a kill, damage; then restore, check, start, and play on."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from subprocess import CompletedProcess, run
from typing import Any

import pytest

import db
from db import backup, files, migrate
from fronde_bot import bot
from tests.db.test_migrations import later
from tests.db.test_store import record
from tests.e2e.conftest import ROOT, RUNS, clean_environment
from tests.e2e.fake_discord import Loopback
from tests.e2e.fake_discord.world import World
from tests.e2e.inside import Person, crowd_at, open_game, running, settings_in
from tests.stored import moves_of

fixtures = (later,)
ENDS = ("", "-wal", "-shm", "-journal")
NAME = "fronde.db"


class Club:
    """A channel of a Discord, and two people."""

    def __init__(self) -> None:
        self.world = World()
        self.channel = self.world.add_channel("games")
        self.users = [self.world.add_user(name) for name in ("Ann", "Bob")]

    @asynccontextmanager
    async def opened(self, folder: Path) -> AsyncIterator[bot.FrondeBot]:
        """The bot is there, on the database of a folder, and people are."""
        loopback = Loopback(self.world)
        await loopback.start()
        crowd = crowd_at(loopback)
        self.people = [Person(crowd, user.name, user) for user in self.users]
        with pytest.MonkeyPatch.context() as patch:
            async with running(patch, loopback, settings_in(folder)) as process:
                yield await process.ready()
        await loopback.stop()

    async def play(self, choices: int) -> None:
        """Whoever may choose something does."""
        for _ in range(choices):
            offers = [(person, await person.suggest(self.channel, "do", "choice")) for person in self.people]
            person, options = next((each for each in offers if each[1]), (self.people[0], ["nothing"]))
            await person.type(self.channel, "do", choice=options[0])


CLUB = Club()


def url_of(folder: Path) -> str:
    """The database of a folder."""
    return f"sqlite+aiosqlite:///{folder}/{NAME}"


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as a kill in mid-game leaves it, and `copy.db`, which the bot's operator made some choices before."""
    alive, folder = tmp_path_factory.mktemp("alive"), tmp_path_factory.mktemp("killed")

    async def work() -> None:
        async with CLUB.opened(alive) as running_bot:
            await open_game(CLUB.people, CLUB.channel)
            await CLUB.play(2)
            db.back_up_to(url_of(alive), folder / "copy.db")
            await running_bot.store._run(lambda c: c.exec_driver_sql("pragma wal_checkpoint(truncate)"))
            await CLUB.play(4)
            for end in ENDS[:3]:
                shutil.copy(alive / f"{NAME}{end}", folder / f"{NAME}{end}")

    asyncio.run(work())
    return folder


@pytest.fixture
def folder(killed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Such a folder, where an operator is now."""
    shutil.copytree(killed, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    for name in bot.Settings.model_fields:
        monkeypatch.setenv(name.upper(), "")
    return tmp_path


def free_port() -> str:
    """A port for the local table, which would be the first to complain."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return str(sock.getsockname()[1])


def as_operator(*arguments: str) -> CompletedProcess[str]:
    """`python bot.py …` here, in a process of its own."""
    command = [sys.executable, str(ROOT / "bot.py"), *arguments]
    return run(command, env=clean_environment(LOCAL_PORT=free_port()), capture_output=True, text=True, timeout=60)


def assert_one_sentence(result: CompletedProcess[str], *words: str) -> None:
    """Exit code 2, and one sentence on standard error, after where it runs."""
    assert result.returncode == 2, result.stderr
    lines = [line for line in result.stderr.strip().splitlines() if RUNS not in line]
    assert len(lines) == 1 and result.stderr.rstrip().endswith("."), result.stderr
    assert all(word in result.stderr for word in words), result.stderr


def contents(folder: Path, name: str) -> list[bytes | None]:
    """A database and what lies beside it, byte for byte, but for the index of the log, which is written to read it, and
    for a log of nothing."""
    every = {end: folder / f"{name}{end}" for end in ENDS}
    return [(path.read_bytes() or None) if end != "-shm" and path.exists() else None for end, path in every.items()]


def choices_in(path: Path) -> int:
    """How many choices a database holds that nobody has open."""
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("select count(*) from actions").fetchone()[0])


def play_on(folder: Path) -> int:
    """Start the bot on what is there, and play; gives how many choices there were before."""

    async def work() -> int:
        async with CLUB.opened(folder) as running_bot:
            before = len(await moves_of(running_bot.store, 1))
            await CLUB.play(1)
            assert len(await moves_of(running_bot.store, 1)) == before + 1
            return before

    return asyncio.run(work())


def overwrite(path: Path, at: int, what: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(what)


def settle(path: Path) -> None:
    """Let the log be in the file: what is in both is damaged in none."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("pragma wal_checkpoint(truncate)")


def overwrite_a_page_of_actions(path: Path) -> None:
    """A page inside, which no start looks at."""
    with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as database:
        (page,) = database.execute("select rootpage from sqlite_master where name = 'actions'").fetchone()
    overwrite(path, (page - 1) * 4096, random.Random(1).randbytes(4096))


DAMAGES: dict[str, Callable[[Path], Any]] = {
    "first page": lambda path: overwrite(path, 0, random.Random(1).randbytes(4096)),
    "truncated": lambda path: path.write_bytes(path.read_bytes()[:9000]),
    "garbage": lambda path: path.write_bytes(random.Random(1).randbytes(20_000)),
    "zero bytes": lambda path: path.write_bytes(b""),
    "one page inside": overwrite_a_page_of_actions,
    "moved away": Path.unlink,
    "stale log": lambda path: shutil.copy(path.with_name("copy.db"), path),
}
IN_THE_LOG = ("zero bytes", "moved away", "stale log")
SAID_BY_CHECK = {
    "first page": "not a database",
    "truncated": "malformed",
    "garbage": "not a database",
    "zero bytes": "is the log of another file",
    "one page inside": "malformed",
    "moved away": "is the log of another file",
    "stale log": "is the log of another file",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damage_is_told_then_restored_and_played_on(
    folder: Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert choices_in(folder / "copy.db") == 2
    if damage not in IN_THE_LOG:
        settle(folder / NAME)
    DAMAGES[damage](folder / NAME)
    before = contents(folder, NAME)
    assert bot.main(["check"]) in (1, 2)
    assert SAID_BY_CHECK[damage] in "".join(capsys.readouterr())
    assert bot.main(["backup", "another.db"]) == 2 and not (folder / "another.db").exists()
    assert bot.main(["restore", "another.db"]) == 2
    assert contents(folder, NAME) == before, "not a byte is touched before a whole copy is there"
    assert bot.main(["restore", "copy.db"]) == 0
    file_name = "fronde.db.before-restore-1" + ("-wal" if damage == "moved away" else "")
    assert file_name in capsys.readouterr().out
    assert contents(folder, "fronde.db.before-restore-1") == before, "what was there is kept as it was"
    assert contents(folder, NAME)[1:] == [None, None, None]
    assert bot.main(["check"]) == 0 and "No fault found" in capsys.readouterr().out
    assert play_on(folder) == 2


def test_a_kill_alone_loses_nothing(folder: Path) -> None:
    assert play_on(folder) == 6


def test_the_drill_as_an_operator_does_it(folder: Path) -> None:
    """The same with processes of their own, as `docs/operating.md` has it."""
    settle(folder / NAME)
    DAMAGES["first page"](folder / NAME)
    assert_one_sentence(as_operator(), "DATABASE_URL", "not a database")
    result = as_operator("restore", "copy.db")
    assert result.returncode == 0 and f"Restored {folder / NAME} from" in result.stdout, result.stderr
    result = as_operator("check")
    assert result.returncode == 0 and "No fault found" in result.stdout, result.stderr
    assert as_operator("backup", "again.db").returncode == 0
    assert choices_in(folder / "again.db") == 2


async def test_a_start_over_a_log_of_another_file_is_refused(folder: Path) -> None:
    for damage in ("stale log", "zero bytes", "moved away"):
        DAMAGES[damage](folder / NAME)
        before = contents(folder, NAME)
        async with bot.create_bot(settings_in(folder)) as other:
            with pytest.raises(
                bot.StartError, match=r"fronde\.db-wal beside it is the log of another file; restore a copy"
            ):
                await other.open_store()
        assert contents(folder, NAME) == before, "SQLite would play the log over the copy, or delete it"


@pytest.mark.parametrize(
    "damage", ["first page", "truncated", "garbage", "zero bytes", "one page inside", "last page of a text"]
)
def test_a_damaged_copy_takes_no_place(folder: Path, damage: str, capsys: pytest.CaptureFixture[str]) -> None:
    if damage == "last page of a text":
        blank_the_end_of_a_long_text(folder / "copy.db")
    else:
        DAMAGES[damage](folder / "copy.db")
    before = contents(folder, NAME)
    assert bot.main(["restore", "copy.db"]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert contents(folder, NAME) == before
    assert {path.name for path in folder.iterdir()} == {*(f"{NAME}{end}" for end in ENDS[:3]), "copy.db"}


def blank_the_end_of_a_long_text(path: Path) -> None:
    """Blank the last page of a long text, which SQLite itself does not find."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("insert into servers (guild, settings) values (1, ?)", (f'{{"a": "{"x" * 6000}"}}',))
    whole = path.read_bytes()
    page = next(n for n in range(len(whole) // 4096) if b'x"}' in whole[n * 4096 : (n + 1) * 4096] and n)
    overwrite(path, page * 4096, bytes(4096))
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("renames", range(5))
def test_a_restore_that_is_killed_leaves_the_old_or_the_new(
    folder: Path, renames: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Killed after so many of its renames: of the old file, its log, its index; before them, of the copy."""
    before, rename, targets = contents(folder, NAME), Path.replace, []

    def replace(path: Path, to: Path) -> Path:
        if len(targets) == renames:
            raise KeyboardInterrupt
        targets.append(to)
        return rename(path, to)

    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(KeyboardInterrupt):
        backup.restore_from(url_of(folder), folder / "copy.db")
    monkeypatch.setattr(Path, "replace", rename)
    if renames == 0:
        assert contents(folder, NAME) == before
        assert play_on(folder) == 6
        return
    for task in (["check"], ["backup", "another.db"]):
        assert bot.main(task) == 2
        assert "a restore of it was cut off; start the bot or restore once more" in capsys.readouterr().err
    assert play_on(folder) == 2
    assert contents(folder, "fronde.db.before-restore-1") == before


def test_a_restore_after_one_that_was_killed_keeps_both(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = contents(folder, NAME)
    with monkeypatch.context() as patch:
        patch.setattr(
            backup,
            "finish_restore",
            lambda path: (_ for _ in ()).throw(KeyboardInterrupt) if files.pending_restore(path) else None,
        )
        with pytest.raises(KeyboardInterrupt):
            backup.restore_from(url_of(folder), folder / "copy.db")
    assert bot.main(["restore", "copy.db"]) == 0
    assert contents(folder, "fronde.db.before-restore-1") == before
    assert choices_in(folder / "fronde.db.before-restore-2") == choices_in(folder / NAME) == 2


async def test_a_copy_of_an_older_version_is_put_back_and_brought_up_to_date(
    tmp_path: Path, later: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    store = db.Store(url_of(tmp_path))
    await store.open()
    await store.create_table(record(channel=1))
    await store.close()
    db.back_up_to(url_of(tmp_path), tmp_path / "copy.db")
    monkeypatch.setattr(migrate, "SCRIPTS", tmp_path / "migrations")
    monkeypatch.setattr(migrate, "HEAD", later)
    DAMAGES["garbage"](tmp_path / NAME)
    db.restore_from(url_of(tmp_path), tmp_path / "copy.db")
    store = db.Store(url_of(tmp_path), alone=True)
    await store.open()
    assert await store.all_tables() == [1]
    await store.close()
    assert files.read_revision(tmp_path / NAME) == later
    monkeypatch.undo()
    before = contents(tmp_path, NAME)
    db.restore_from(url_of(tmp_path), tmp_path / "copy.db")
    with pytest.raises(db.DatabaseRefusal, match="later version"):
        db.restore_from(url_of(tmp_path), tmp_path / "fronde.db.before-restore-2")
    assert contents(tmp_path, "fronde.db.before-restore-2") == before


NOBODY = 65534
AS_NOBODY = f"import os; os.setgroups([]); os.setgid({NOBODY}); os.setuid({NOBODY})"
FULL = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))"
OPEN = "import asyncio, db; store = db.Store('sqlite+aiosqlite:///fronde.db', alone=True); asyncio.run(store.open())"


def as_somebody(who: str, code: str) -> CompletedProcess[str]:
    """Some code here as another user, who gets what is imported while it is root's process."""
    command = [sys.executable, "-c", f"import sys\nfrom fronde_bot import bot, local_table\n{who}\n{code}"]
    return run(command, env=clean_environment(LOCAL_PORT=free_port()), capture_output=True, text=True, timeout=60)


@pytest.fixture
def nobodys(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Such a folder of somebody else's, at which root looks."""
    if sys.platform != "linux" or os.getuid() != 0:
        pytest.skip("only root gives files away")
    with tempfile.TemporaryDirectory() as place:
        shutil.copytree(folder, place, dirs_exist_ok=True)
        for path in (Path(place), *Path(place).iterdir()):
            os.chown(path, NOBODY, NOBODY)
        monkeypatch.chdir(place)
        yield Path(place)
        monkeypatch.undo()


def test_what_root_puts_back_belongs_to_whom_the_database_belongs(nobodys: Path) -> None:
    for is_missing in (False, True):
        if is_missing:  # then to whom the folder belongs
            (nobodys / NAME).unlink()
        assert bot.main(["restore", "copy.db"]) == 0
        assert {path.stat().st_uid for path in nobodys.glob(f"{NAME}*")} == {NOBODY}
        result = as_somebody(AS_NOBODY, OPEN)
        assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("what", ["root's file", "root's log", "read-only file", "read-only folder", "root's lock"])
def test_a_database_that_may_not_be_written_is_told_in_one_sentence(nobodys: Path, what: str) -> None:
    whose, kind = what.removesuffix("'s file").split()[0], what.split()[-1]
    path = {"log": nobodys / f"{NAME}-wal", "lock": nobodys / f"{NAME}.lock", "folder": nobodys}.get(
        kind, nobodys / NAME
    )
    path.touch()
    if whose.startswith("root"):
        os.chown(path, 0, 0)
        path.chmod(0o644)
    else:
        path.chmod(0o555 if kind == "folder" else 0o444)
    before = contents(nobodys, NAME)
    assert_one_sentence(as_somebody(AS_NOBODY, "sys.exit(bot.main([]))"), "DATABASE_URL", NAME)
    assert contents(nobodys, NAME) == before


def test_a_start_on_a_full_disk_is_told_in_one_sentence(folder: Path) -> None:
    (folder / f"{NAME}.lock").touch()
    result = as_somebody(FULL, "sys.exit(bot.main([]))")
    assert_one_sentence(result, "DATABASE_URL")
    assert_one_sentence(as_somebody(FULL, "sys.exit(bot.main(['backup', 'another.db']))"), "No copy of")
    assert not (folder / "another.db").exists()
    assert play_on(folder) == 6
