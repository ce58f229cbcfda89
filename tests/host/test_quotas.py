"""How much one person or one server may have and ask for."""

from __future__ import annotations

import asyncio

import pytest

from fronde.core.errors import TableError
from fronde.host.commands.lobby import Join, Start
from fronde.host.people.quotas import MINUTE, MOST_REMEMBERED, Quotas, Rate
from fronde.host.tables import Opening
from tests.host.conftest import PEOPLE, Club

ANN, BOB, CY, _ = PEOPLE


async def test_a_host_has_so_many_lobbies_and_a_game_that_began_is_none(house: Club) -> None:
    house.tables.quotas = Quotas(lobbies=2)
    openings = [house.tables.open(ANN, Opening("toy", channel=n, guild=n, size=2)) for n in range(4)]
    outcomes = await asyncio.gather(*openings, return_exceptions=True)
    refusals = [o for o in outcomes if isinstance(o, TableError)]
    assert [error.reason.id for error in refusals] == ["error-many-lobbies"] * 2, "not even all at once"
    await house.tables.open(BOB, Opening("toy", channel=8, guild=1))
    await house.tables.run(1, CY, Join())
    await house.tables.run(1, ANN, Start())
    await house.tables.open(ANN, Opening("toy", channel=9))


async def test_a_server_has_so_many_tables(house: Club) -> None:
    house.tables.quotas = Quotas(tables=1)
    await house.tables.open(ANN, Opening("toy", channel=1, guild=5))
    with pytest.raises(TableError, match="error-many-tables"):
        await house.tables.open(BOB, Opening("toy", channel=2, guild=5))
    await house.tables.open(BOB, Opening("toy", channel=3, guild=6))


def test_a_rate_says_when_to_try_again_and_forgets() -> None:
    now = 100.0
    rate = Rate(2, lambda: now)
    rate.take(1)
    now += 10.5
    rate.take(1)
    rate.take(2)
    with pytest.raises(TableError) as refusal:
        rate.take(1)
    assert refusal.value.reason.args == {"most": 2, "in": "minute", "seconds": 50, "minutes": 0}
    now += 49.5
    rate.take(1)
    now += MINUTE
    for user in range(MOST_REMEMBERED + 3):
        rate.take(user)
    now += MINUTE + 1
    rate.take(1)
    assert len(rate._times) == 1
