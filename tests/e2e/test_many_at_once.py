"""Many people do something at once while Discord takes no post: each is still answered in time."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from tests.e2e.fake_discord import Loopback
from tests.e2e.inside import running, settings_in, until
from tests.siege.players import COMMAND

POST = re.compile(r"channels/\d+/messages")
MANY = 30
DEFERRED = 5


async def test_who_opens_a_table_is_answered_in_time_whatever_becomes_of_its_post(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    loopback, may_post = Loopback(), asyncio.Event()
    fail_before = loopback._fail_before

    async def hold(request: web.Request, fault: str | None) -> web.Response | None:
        if request.method == "POST" and POST.fullmatch(request.match_info["path"]):
            await may_post.wait()
        return await fail_before(request, fault)

    monkeypatch.setattr(loopback, "_fail_before", hold)
    await loopback.start()
    world = loopback.world
    rooms = [(world.add_user(f"Ann{number}"), world.add_channel(f"room-{number}")) for number in range(MANY)]
    async with running(monkeypatch, loopback, settings_in(tmp_path)) as process:
        await process.ready()
        command = next(c["id"] for c in world.commands if c["name"] == "table")
        game: dict[str, Any] = {"type": 3, "name": "game", "value": "richelieu"}
        typed = {"id": command, "name": "table", "type": 1, "options": [{"type": 1, "name": "new", "options": [game]}]}
        interactions = [world.interact(COMMAND, user, channel) for user, channel in rooms]
        await asyncio.gather(*(loopback.send(one, typed) for one in interactions))
        await until(lambda: all(one.callback for one in interactions))
        assert {one.callback for one in interactions} == {DEFERRED} and not any(
            world.standing(room) for _, room in rooms
        )
        may_post.set()
        await until(lambda: all(one.is_visible for one in interactions))
        assert all(one.answer is not None and "is open" in one.answer.text for one in interactions)
        assert all(len(world.standing(room)) == 1 for _, room in rooms)
    await loopback.stop()
