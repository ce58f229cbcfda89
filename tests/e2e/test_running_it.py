"""For whoever runs the bot: health, numbers, a log for programs, errors told, copies, what is left behind forgotten."""

from __future__ import annotations

import asyncio
import json
import logging
import platform
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import web

import db
from cogs.admin import alarm
from cogs.admin.incidents import log_incident
from cogs.admin.redaction import JsonFormatter
from fronde.host.store import ServerSettings, Status
from fronde.host.tables import CURRENT
from fronde_bot import bot
from tests.db.test_store import record
from tests.e2e.fake_discord import Loopback
from tests.e2e.inside import Person, crowd_at, open_game, running, settings_in, until


@pytest.fixture
async def loopback() -> AsyncIterator[Loopback]:
    """A Discord in this event loop."""
    discord = Loopback()
    await discord.start()
    yield discord
    await discord.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def fetch(port: int, path: str) -> tuple[int, str]:
    """What the port says."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_health_and_numbers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, loopback: Loopback, caplog: pytest.LogCaptureFixture
) -> None:
    port = free_port()
    world = loopback.world
    channel = world.add_channel("games")
    async with running(monkeypatch, loopback, settings_in(tmp_path, metrics_port=port)) as process:
        await process.ready()
        crowd = crowd_at(loopback)
        people = [Person(crowd, "Ann"), Person(crowd, "Bob")]
        await open_game(people, channel)
        assert await fetch(port, "/healthz") == (200, '{"alive": true, "database": "there", "ready": true}')
        assert (await fetch(port, "/readyz"))[0] == 200
        status, text = await fetch(port, "/metrics")
        lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert status == 200 and float(lines["fronde_games"]) == 1 and float(lines["fronde_tables_loaded"]) == 1
        assert float(lines["fronde_acknowledgement_seconds_count"]) >= 3
        assert float(lines['fronde_usage{what="filled"}']) == 1 and float(lines['fronde_turn_gaps{days="3"}']) == 0
        assert "fronde_oldest_letter_seconds" in lines and "fronde_loop_lag_seconds" in lines
        errors = float(lines.get('fronde_errors_total{kind="KeyError"}', 0))
        log_incident(KeyError("secret"), "a test")
        assert f'fronde_errors_total{{kind="KeyError"}} {errors + 1}' in (await fetch(port, "/metrics"))[1]
        await process.bot.store.close()
        assert (await fetch(port, "/healthz"))[0] == 503
    with pytest.raises(aiohttp.ClientError):
        await fetch(port, "/healthz")


async def test_a_port_that_is_taken_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, loopback: Loopback
) -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        settings = settings_in(tmp_path, metrics_port=listener.getsockname()[1])
        async with running(monkeypatch, loopback, settings) as process:
            with pytest.raises(bot.StartError, match="METRICS_PORT"):
                await process.ready()


def test_a_line_of_the_log_is_json_with_its_table_and_no_secret() -> None:
    formatter = JsonFormatter("%(message)s", ["a.secret.token"])
    CURRENT.set((7, 42))
    record = logging.LogRecord("fronde", logging.ERROR, "f", 1, 'a.secret.token said "%s"', ("seed=123",), None)
    entry = json.loads(formatter.format(record))
    CURRENT.set(None)
    assert entry["table"] == 7 and entry["revision"] == 42 and entry["level"] == "ERROR"
    assert "secret" not in entry["message"] and "123" not in entry["message"]


async def test_errors_are_told_to_the_webhook_not_too_fast_and_redacted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, loopback: Loopback
) -> None:
    messages: list[dict[str, Any]] = []

    async def hear(request: web.Request) -> web.Response:
        messages.append(await request.json())
        return web.Response(status=204)

    app = web.Application()
    app.router.add_post("/hook", hear)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    monkeypatch.setattr(alarm, "PAUSE", 0.01)
    async with running(monkeypatch, loopback, settings_in(tmp_path, error_webhook=address)) as process:
        await process.ready()
        logging.getLogger("fronde").error("the token=abcdefghijkl was seen at @everyone")
        for number in range(2 * alarm.MOST):
            logging.getLogger("fronde").error("and %s", number)
        await until(lambda: len(messages) >= alarm.MOST)
        await asyncio.sleep(0.05)
    await runner.cleanup()
    assert len(messages) == alarm.MOST and "abcdefghijkl" not in messages[0]["content"]
    assert "and 21 more" in messages[0]["content"]
    assert all(one["allowed_mentions"] == {"parse": []} and len(one["content"]) <= 2000 for one in messages)
    assert not any(isinstance(each, alarm.Alarm) for each in logging.getLogger().handlers)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other libraries return memory in their own way")
def test_large_blocks_are_returned_when_they_are_free() -> None:
    """Many blocks are freed between small ones that stay."""
    program = """
from fronde_bot.bot import return_memory
from tests.load import read_memory
import os

return_memory()
for size in (24 << 20, 20 << 20):  # glibc would keep blocks as large as these from now on
    bytearray(size)
blocks = [(bytearray(1 << 20), bytearray(50_000)) for _ in range(100)]
before, small = read_memory(os.getpid()), [block for _, block in blocks]
del blocks
print(before - read_memory(os.getpid()))
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert float(run.stdout) > 90, "MiB"


async def test_what_a_server_leaves_behind_is_forgotten_unless_it_comes_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, loopback: Loopback
) -> None:
    world = loopback.world
    channel = world.add_channel("games")
    async with running(monkeypatch, loopback, settings_in(tmp_path)) as process:
        running_bot = await process.ready()
        crowd = crowd_at(loopback)
        await open_game([Person(crowd, "Ann"), Person(crowd, "Bob")], channel)
        store, keeping = running_bot.store, running_bot.housekeeping
        await until(lambda: len(running_bot.guilds) == 1)
        guild = running_bot.guilds[0]
        await store.set_server(guild.id, ServerSettings(threads=True))
        await keeping.note_removal(guild)
        assert await store.forget_servers(30) == 0
        now = store._clock()
        monkeypatch.setattr(store, "_clock", lambda: now + 31 * 86_400)
        await keeping.note_back(guild)
        assert await store.forget_servers(30) == 0 and await store.all_tables()
        await store.set_server(771, ServerSettings(threads=True))
        await store.note_removal(guild.id, True)
        await keeping._note_servers()
        await keeping._forget_servers()
        servers = await store.known_servers()
        assert servers[guild.id] is None and servers[771] is not None, "what happened while nobody was there to see"
        await loopback.gateway.tell("GUILD_DELETE", {"id": str(world.guild)})
        await until(lambda: not running_bot.guilds)
        monkeypatch.setattr(store, "_clock", lambda: now + 70 * 86_400)
        await asyncio.sleep(0.05)
        assert await store.forget_servers(30) == 1
        assert await store.all_tables() == [] and await store.server_settings(guild.id) == ServerSettings()


@pytest.mark.sqlite("copies of a PostgreSQL are its own affair")
async def test_a_copy_of_every_day_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, loopback: Loopback) -> None:
    async with running(monkeypatch, loopback, settings_in(tmp_path)) as process:
        await process.ready()
        await until(lambda: list(tmp_path.glob("fronde.db.daily-*")))


@pytest.mark.sqlite("copies of a PostgreSQL are its own affair")
async def test_every_start_says_that_the_database_is_suspicious(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, loopback: Loopback, caplog: pytest.LogCaptureFixture
) -> None:
    store = db.Store(f"sqlite+aiosqlite:///{tmp_path}/fronde.db")
    await store.open()
    await store.create_table(record(status=Status.OVER))
    await store.close()
    assert db.back_up_daily(store.url, "2026-01-01", 7) is not None
    (tmp_path / "fronde.db").unlink()
    for _ in range(2):
        caplog.clear()
        async with running(monkeypatch, loopback, settings_in(tmp_path)) as process:
            keeping = (await process.ready()).housekeeping
            await until(lambda keeping=keeping: keeping.suspicion)
            assert "1 tables of fronde.db.daily-2026-01-01 are missing" in keeping.suspicion
        assert keeping.suspicion in caplog.text
        assert {path.name for path in tmp_path.glob("fronde.db.[ds]*")} == {
            "fronde.db.daily-2026-01-01", "fronde.db.suspicious"
        }  # fmt: skip


@pytest.mark.sqlite("copies of a PostgreSQL are its own affair")
def test_backup_restore_and_check_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "")
    (data := tmp_path / "data").mkdir()

    def run(*task: str) -> tuple[int, str]:
        monkeypatch.chdir(tmp_path)
        code = bot.main([*task, "--data", "data"])
        words = "".join(capsys.readouterr())
        assert f"{data}/fronde.db" in words, "each names the database with its folder"
        return code, words

    async def make() -> None:
        async with bot.create_bot(settings_in(data)) as new_bot:
            await new_bot.open_store()

    assert run("backup", "copy.db")[0] == 2
    asyncio.run(make())
    assert run("backup", "copy.db") == (0, f"Copied {data}/fronde.db to {tmp_path}/copy.db.\n")
    code, words = run("backup", "copy.db")
    assert code == 2 and "is there already" in words
    code, words = run("restore", "copy.db")
    assert code == 0 and words.startswith(f"Restored {data}/fronde.db from {tmp_path}/copy.db. ")
    assert f"{data}/fronde.db.before-restore-1" in words
    assert run("check") == (0, f"No fault found in {data}/fronde.db.\n")
    (tmp_path / "letter").write_bytes(b"no database" * 100)
    code, words = run("restore", "letter")
    assert code == 2 and "not a database" in words
