"""bot.py as a user meets it: what it says, and how it ends."""

from __future__ import annotations

import logging
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from fronde.host.people.quotas import Quotas
from fronde_bot import bot
from tests.e2e.conftest import ROOT, RUNS, Process, clean_environment, find_port
from tests.e2e.fake_discord import TOKEN, FakeDiscord

Run = Callable[..., CompletedProcess[str]]
Start = Callable[..., Process]

AT_ONCE = 5.0
"""Seconds within which it has to end."""
AT_A_FAKE_DISCORD = """
import os, sys, discord.http
from fronde_bot import bot
discord.http.Route.BASE = os.environ["FAKE_DISCORD"]
sys.exit(bot.main([]))
"""
LOADED = "print([name for name in ('simcord', 'fronde_bot.local_table') if name in sys.modules])"
"""What only the local table needs."""


PRESSED = """
import os, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
os.kill(os.getpid(), signal.SIGINT)
"""


@pytest.fixture
def discord_now() -> Iterator[FakeDiscord]:
    with FakeDiscord() as fake:
        yield fake


@pytest.fixture
def run_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Run]:
    """`python bot.py` with these settings alone, in an empty folder, but in this process: of each kind of refusal one
    test has a process of its own."""
    libraries = [logging.getLogger(name) for name in ("discord", "alembic")]
    levels = [library.level for library in libraries]

    def run(**settings: str) -> CompletedProcess[str]:
        monkeypatch.chdir(tmp_path)
        for name in bot.Settings.model_fields:
            monkeypatch.setenv(name.upper(), settings.get(name.upper(), ""))
        return CompletedProcess([], bot.main([]), *capsys.readouterr())

    yield run
    for library, level in zip(libraries, levels, strict=True):
        library.setLevel(level)


def assert_refusal(result: CompletedProcess[str], *words: str) -> None:
    """One sentence on standard error after where it runs, exit code 2, nothing else."""
    assert result.returncode == 2, result.stderr
    assert result.stdout == ""
    assert len([line for line in result.stderr.strip().splitlines() if RUNS not in line]) == 1, result.stderr
    assert result.stderr.rstrip().endswith(".")
    for word in words:
        assert word in result.stderr


def test_help_tells_everything(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        bot.main(["--help"])
    assert end.value.code == 0
    text = capsys.readouterr().out
    for word in ("local table", "DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL", "SYNC_GUILD", "FRONDE_SEED", "LOCAL_PORT",
                 "fronde.db", "127.0.0.1:8765", ".env", "make play"):  # fmt: skip
        assert word in text
    assert max(map(len, text.splitlines())) <= 100


def test_every_setting_is_documented_everywhere() -> None:
    for name in bot.Settings.model_fields:
        for place in (ROOT / ".env.example", ROOT / "docs" / "operating.md"):
            assert name.upper() in place.read_text(encoding="utf-8"), f"{name} in {place.name}"
        assert name.upper() in bot.HELP


@pytest.mark.parametrize(
    ("name", "value"),
    [("LOCAL_PORT", "eight"), ("LOCAL_PORT", "70000"), ("SYNC_GUILD", "my server"), ("FRONDE_SEED", "lucky"),
     ("LOG_LEVEL", "loud"), ("DATABASE_URL", "fronde.db"), ("DATABASE_URL", "sqlite:///fronde.db")],
)  # fmt: skip
def test_a_bad_setting_is_named(run_here: Run, name: str, value: str) -> None:
    assert_refusal(run_here(**{name: value}), name)


def test_settings_come_from_the_env_file_too(run_bot: Run, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOCAL_PORT=nine\n", encoding="utf-8")
    assert_refusal(run_bot(), "LOCAL_PORT", "nine")


UNREADABLE = {
    "an unclosed quote": b'LOG_LEVEL=INFO\nDISCORD_TOKEN="abc\n',
    "one closed lines later": b'DISCORD_TOKEN="abc\nLOG_LEVEL=INFO"\n',
    "no equals sign": b"DISCORD_TOKEN abc\n",
    "a name alone": b"DISCORD_TOKEN\n",
    "a colon": b"DISCORD_TOKEN: abc\n",
    "another encoding": "DISCORD_TOKEN=abc\n".encode("utf-16"),
    "no text": b"DISCORD_TOKEN=\xff\xfe\n",
}


@pytest.mark.parametrize("how", [*UNREADABLE, "a folder", "a link to nothing", "somebody else's"])
def test_an_env_file_that_cannot_be_read_is_told_and_no_local_table_opens(
    run_here: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    env = tmp_path / ".env"
    if how == "a folder":
        env.mkdir()
    elif how == "a link to nothing":
        env.symlink_to(tmp_path / "nowhere")
    elif how == "somebody else's":
        env.write_text("DISCORD_TOKEN=abc")
        env.chmod(0)
        if os.access(env, os.R_OK):
            pytest.skip("root reads everything")
    else:
        env.write_bytes(UNREADABLE[how])
    assert_refusal(run_here(), "DISCORD_TOKEN" if how == "one closed lines later" else ".env")
    assert not bot.is_local()


def test_the_mark_some_editors_put_first_is_no_part_of_a_setting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    (tmp_path / ".env").write_bytes(b"\xef\xbb\xbfDISCORD_TOKEN=abc\r\n")
    assert bot.token_of(bot.read_settings()) == "abc"


@pytest.mark.parametrize(
    ("env", "local"),
    [("", True), ("DISCORD_TOKEN=abc", False), ("discord_token = 'abc'", False), ("DISCORD_TOKEN=", True),
     ("DISCORD_TOKEN=abc\nDISCORD_TOKEN=", True), ("#DISCORD_TOKEN=abc", True), ("DISCORD_TOKEN=' '", True),
     ('DISCORD_TOKEN="abc', False)],
)  # fmt: skip
def test_what_the_local_table_needs_is_asked_of_what_opens_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, env: str, local: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    (tmp_path / ".env").write_text(env, encoding="utf-8")
    assert bot.is_local() is local


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_make_play_asks_the_bot_whether_there_is_a_token(tmp_path: Path) -> None:
    rule = "--eval=asked: ; @$(HAS_TOKEN) && echo token || echo packages"
    command = ["make", "-s", f"PY={sys.executable}", "-f", str(ROOT / "Makefile"), rule, "asked"]

    def run() -> CompletedProcess[str]:
        return subprocess.run(
            command, cwd=tmp_path, env=clean_environment(), capture_output=True, text=True, timeout=60
        )

    for env, answer in (("DISCORD_TOKEN=abc\nDISCORD_TOKEN=", "packages\n"), ("discord_token = 'abc'", "token\n")):
        (tmp_path / ".env").write_text(env, encoding="utf-8")
        assert run().stdout == answer
    (tmp_path / "discord.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)", encoding="utf-8")
    assert run().stderr == "", "Ctrl-C leaves no traceback"


def test_an_empty_setting_counts_as_not_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in bot.Settings.model_fields:
        monkeypatch.setenv(name.upper(), "")
    settings = bot.read_settings()
    assert settings.discord_token is None
    assert settings.database_url == bot.DATABASE_DEFAULT
    assert settings.local_port == 8765


def test_what_one_person_and_one_server_may_have_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    names = ("LOBBIES_PER_USER", "TABLES_PER_SERVER", "UPLOADS_PER_MINUTE", "PICTURES_PER_MINUTE")
    for name in names:
        monkeypatch.delenv(name, raising=False)
    assert bot.read_settings().quotas == Quotas() == Quotas(5, 50, 3, 20)
    for number, name in enumerate(names, 1):
        monkeypatch.setenv(name, str(number))
    assert bot.read_settings().quotas == Quotas(1, 2, 3, 4)


def test_the_token_never_shows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "very secret")
    assert "very secret" not in repr(bot.read_settings())
    assert bot.name_database("postgresql+asyncpg://me:very@secret@host/db") == "postgresql+asyncpg://me:***@host/db"
    assert bot.name_database("postgresql+asyncpg://me:very@secret@host:port/db").count("secret") == 0


def test_a_wrong_token(start: Start, discord_now: FakeDiscord) -> None:
    process = start("-c", AT_A_FAKE_DISCORD, DISCORD_TOKEN="no.such.token", FAKE_DISCORD=discord_now.base)
    process.process.wait(60)
    assert process.stop() == 2
    assert len(process.lines) == 2 and RUNS in process.lines[0] and "DISCORD_TOKEN" in process.lines[1]
    assert "no.such.token" not in process.text


def test_a_start_without_network_waits_for_it(start: Start, port: int) -> None:
    process = start("-c", AT_A_FAKE_DISCORD, DISCORD_TOKEN=TOKEN, FAKE_DISCORD=f"http://127.0.0.1:{port}/api/v10")
    process.wait_for("the next attempt is in 1 seconds")
    with FakeDiscord(port=port):
        process.wait_for("sits in 0 servers")
        assert process.stop() == 0
    assert "Traceback" not in process.text and "Unclosed" not in process.text


def test_a_server_it_may_not_enter(start: Start, discord_now: FakeDiscord) -> None:
    process = start(
        "-c", AT_A_FAKE_DISCORD, DISCORD_TOKEN=TOKEN, FAKE_DISCORD=discord_now.base, SYNC_GUILD="5", LOG_LEVEL="ERROR"
    )
    process.process.wait(60)
    assert process.stop() == 2
    assert len(process.lines) == 1 and "applications.commands" in process.lines[0]


def test_on_discord_it_greets_syncs_once_and_stops(start: Start, discord_now: FakeDiscord) -> None:
    settings = {"DISCORD_TOKEN": TOKEN, "FAKE_DISCORD": discord_now.base, "FRONDE_SEED": "7"}
    telling = AT_A_FAKE_DISCORD.replace("sys.exit(bot.main([]))", f"code = bot.main([])\n{LOADED}\nsys.exit(code)")
    for how in (signal.SIGTERM, signal.SIGINT):
        process = start("-c", telling, **settings)
        process.wait_for("foresees the dice")
        process.wait_for("sits in 0 servers and found 0 games")
        assert process.stop(how) == 0
        assert "Traceback" not in process.text
        assert process.lines[-1] == "[]", "simcord is never imported on Discord"
    assert discord_now.synced == ["applications/1000/commands"], "the second start had nothing new to tell"
    assert discord_now.intents == 1, "servers and channels, no privileged intent"
    places = {(*command["contexts"], *command["integration_types"]) for command in discord_now.loopback.world.commands}
    assert places == {(0, 1, 0), (0, 1, 2, 0, 1)}, "on servers and with the bot; some wherever a person installed it"


def test_it_stops_while_discord_lets_it_wait(start: Start, discord_now: FakeDiscord) -> None:
    process = start("-c", AT_A_FAKE_DISCORD, DISCORD_TOKEN=TOKEN, FAKE_DISCORD=discord_now.base)
    process.wait_for("sits in")
    discord_now.break_off()
    assert process.stop(seconds=AT_ONCE) == 0
    assert "Traceback" not in process.text


def test_a_trial_server_gets_the_commands_and_is_cleared_afterwards(start: Start, discord_now: FakeDiscord) -> None:
    settings = {"DISCORD_TOKEN": TOKEN, "FAKE_DISCORD": discord_now.base}
    for trial in ({"SYNC_GUILD": "77"}, {}):
        process = start("-c", AT_A_FAKE_DISCORD, **settings, **trial)
        process.wait_for("sits in")
        process.stop()
    on_trial, everywhere = "applications/1000/guilds/77/commands", "applications/1000/commands"
    assert discord_now.synced == [on_trial, on_trial, everywhere]


def test_a_database_in_no_folder(run_here: Run, port: int) -> None:
    result = run_here(DATABASE_URL="sqlite+aiosqlite:////no/such/folder/fronde.db", LOCAL_PORT=str(port))
    assert_refusal(result, "DATABASE_URL", "/no/such/folder")


def test_a_database_that_is_none(run_bot: Run, tmp_path: Path, port: int) -> None:
    (tmp_path / "fronde.db").write_bytes(b"this is a letter, and not a database at all" * 100)
    assert_refusal(run_bot(LOCAL_PORT=str(port)), "DATABASE_URL", "not a database")


def test_a_database_newer_than_the_program(run_here: Run, tmp_path: Path, port: int) -> None:
    with closing(sqlite3.connect(tmp_path / "fronde.db")) as newer, newer:
        newer.execute("create table alembic_version (version_num varchar(32) not null)")
        newer.execute("insert into alembic_version values ('9999')")
    assert_refusal(run_here(LOCAL_PORT=str(port)), "DATABASE_URL", "9999")


def test_a_database_without_its_driver(run_here: Run, port: int) -> None:
    result = run_here(DATABASE_URL="postgresql+asyncpg://me:secret@127.0.0.1:9/fronde", LOCAL_PORT=str(port))
    assert_refusal(result, "DATABASE_URL")
    assert "secret" not in result.stderr


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that nobody may write to")
def test_a_database_that_cannot_be_written(run_here: Run, port: int) -> None:
    result = run_here(DATABASE_URL="sqlite+aiosqlite:////proc/fronde.db", LOCAL_PORT=str(port))
    assert_refusal(result, "DATABASE_URL", "/proc/fronde.db")


def test_ctrl_c_while_its_modules_load_leaves_no_traceback(run_bot: Run, tmp_path: Path) -> None:
    (tmp_path / "discord.py").write_text(PRESSED, encoding="utf-8")
    result = run_bot(PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    assert (result.returncode, result.stdout, result.stderr) == (130, "", "")


def test_a_port_in_use(run_bot: Run, port: int) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        assert_refusal(run_bot(LOCAL_PORT=str(port)), "LOCAL_PORT", str(port))


def test_a_port_beside_one_in_use_is_not_taken_for_a_local_table() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", first := find_port()))
        assert find_port() > first
