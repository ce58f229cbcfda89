"""Searches for the turning points of finished games, in the processes in which opponents think, after all opponents'
choices. A restart loses only the work. A search that takes too long ends with what it has found."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from cogs.admin.incidents import log_incident
from cogs.jobs.thinkers import Thinkers
from cogs.messages.pictures import breathe
from fronde.bots.turning import find_points
from fronde.core.errors import EngineError, PlayerError
from fronde.core.types import Json
from fronde.host.archive.past import past_of
from fronde.host.archive.turning import list_requests, stamp_of
from fronde.host.table import get_game_table
from fronde.host.tables import Tables

MOST_TIME = 540.0
"""Seconds after which a search ends. Its reader was promised ten minutes, and the rest of these is for the words."""


class Turning:
    """The searches that run now, by table and user."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables, self.thinkers = tables, thinkers
        self._searches: dict[tuple[int, int], asyncio.Task[None]] = {}

    async def find(self, table_id: int, user: int) -> None:
        """Find the turning points of a user and store them. Joins a search that runs already. Returns without any if
        the search fails or is cancelled."""
        key = table_id, user
        if key not in self._searches:
            search = asyncio.get_running_loop().create_task(self._find(table_id, user), name=f"turning points of {key}")
            self._searches[key] = search
            search.add_done_callback(lambda _: self._searches.pop(key, None))
        await asyncio.wait({self._searches[key]})

    async def _find(self, table_id: int, user: int) -> None:
        try:
            async with self.tables.hold(table_id) as table:
                game = get_game_table(table)
                past = past_of(game)
            actors = [choice.actor for choice in await self.tables.store.list_choices(table_id)]
            requests = await asyncio.to_thread(list_requests, game, past, user, actors, breathe)
            turning = {"stamp": stamp_of(past), **await self._search(requests)}
            async with self.tables.hold(table_id) as table:
                is_known = any(player.user == user for player in table.record.players)
            if is_known:  # else they have been forgotten meanwhile
                await self.tables.store.change_plan(table_id, user, turning=turning)
        except (EngineError, PlayerError, OSError) as error:  # the search can be made again
            log_incident(error, f"the turning points of table {table_id}")

    async def _search(self, requests: Mapping[int, Mapping[str, Json]]) -> dict[str, Json]:
        """The turning points as they are stored. `late`: whether the time ran out."""
        clock = asyncio.get_running_loop().time
        search, reply, end = find_points(requests), None, clock() + MOST_TIME
        while True:
            try:
                request = search.send(reply)
            except StopIteration as stop:
                return {"points": stop.value, "late": clock() >= end}
            is_late = clock() >= end and request["look"] != "explain"
            reply = None if is_late else await self._look_back(request, end)

    async def _look_back(self, request: Mapping[str, Json], end: float) -> Json:
        """The answer to a request; None if the time runs out before, except for the words about a turning point."""
        try:
            async with asyncio.timeout_at(None if request["look"] == "explain" else end):
                return await self.thinkers.look_back(request)
        except TimeoutError:
            return None

    async def close(self) -> None:
        """Give up all searches."""
        self.cancel()
        await asyncio.gather(*self._searches.values(), return_exceptions=True)

    def cancel(self) -> None:
        """The same without waiting."""
        for search in self._searches.values():
            search.cancel()


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.turning = Turning(bot.tables, bot.opponents.thinkers)
