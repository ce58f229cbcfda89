"""A copy of the older database for every test, and today's bot on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import find_file
from tests.cogs.conftest import no_swallowed_errors  # noqa: F401
from tests.cogs.limits import find_breaches
from tests.cogs.openapi_check import check_all, load_spec
from tests.upgrade.opened import OpenedCopy, carry_over, opened, unpack


@pytest.fixture
async def upgraded(database_url: str, tmp_path: Path) -> AsyncIterator[OpenedCopy]:
    """Today's bot on the older database; all that it sends keeps Discord's limits."""
    path = unpack(tmp_path)
    if find_file(database_url) is None:
        await carry_over(path, database_url)
    async with opened(database_url) as instance:
        yield instance
        requests = instance.env.http_requests
    assert [breach for r in requests for breach in find_breaches(r.method, r.path, r.json)] == []
    if (spec := load_spec()) is not None:
        assert check_all(spec, requests) == []
