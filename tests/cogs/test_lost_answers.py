"""Discord fails while an answer is given: nobody reads an apology, and the answer comes where it can."""

from __future__ import annotations

import json
import logging
from typing import Any

import aiohttp
import discord
import pytest

from cogs.panels import replies
from tests.cogs.story import Place, text_of

LOST = [
    aiohttp.ClientPayloadError("cut"),
    aiohttp.ServerDisconnectedError(),
    json.JSONDecodeError("broken", "{", 1),
    ConnectionResetError(),
    TimeoutError(),
]


@pytest.mark.parametrize("error", LOST, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("slow", [True, False])
async def test_an_answer_that_is_lost_ends_quietly(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception, slow: bool
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    kind = discord.InteractionResponse

    async def lose(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr(kind, "defer" if slow else "send_message", lose)
    monkeypatch.setattr(replies, "PATIENCE", 0.0 if slow else 9.0)
    monkeypatch.setattr(replies, "MOMENT", 0.0)
    with caplog.at_level(logging.INFO, "fronde.cogs"):
        reply = await place.people[0].slash(place.channel, "score")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    if slow:
        assert "tokens" in text_of(reply.response), "the answer itself still comes"


async def test_an_answer_that_arrived_unknown_to_us_is_completed(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord took the postponement, and only its answer was lost: the reply goes where it was put off to."""
    place = Place(simcord_env)
    defer = discord.InteractionResponse.defer

    async def lose(self: Any, **how: Any) -> None:
        await defer(self, **how)
        self._response_type = None
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.InteractionResponse, "defer", lose)
    monkeypatch.setattr(replies, "PATIENCE", 0.0)
    monkeypatch.setattr(replies, "MOMENT", 0.0)
    answer = await place.people[0].slash(place.channel, "table new", game="toy", seats=2)
    assert "open" in text_of(answer.response)
    assert sum("At the table" in text_of(post) for post in place.posts()) == 1
