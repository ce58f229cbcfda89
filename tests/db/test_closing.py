"""Closing a store while whoever closes it is told to stop."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from db import Store

pytestmark = pytest.mark.sqlite("a thread of its own holds the connection")


async def test_a_cancelled_close_still_closes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    await store.open()
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    closing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    await store.close()
