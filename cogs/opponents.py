"""Has machines play their seats: at each table one answer after another, as long as one of them owes any. Nothing of it
is kept: after a restart the same is asked again, and the same is chosen."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from math import ceil
from typing import Any

from cogs.incidents import log_incident
from cogs.rush import Rush
from cogs.thinkers import Thinkers
from fronde.bots import LEVELS
from fronde.core.errors import EngineError, PlayerError
from fronde.core.types import Action, Json, Seat
from fronde.host.opponents import PACES, Manner, Play, Wanted, answer_by_default, find_wanted, imagine
from fronde.host.storing import Notice
from fronde.host.table import Playing, Table
from fronde.host.tables import Tables

log = logging.getLogger("fronde.cogs")

MOST_FAULTS = 3
"""Faults on end after which a table is left alone until somebody does something there."""

CROWD = 4
"""Choices that wait for each process, from which on the quickest machines play for the others."""

Sleep = Callable[[float], Awaitable[object]]


class Opponents:
    """The tables at which machines play now. `sleep` waits until what they do is due."""

    def __init__(self, tables: Tables, thinkers: Thinkers, rush: Rush) -> None:
        self.tables = tables
        self.rush = rush
        self.thinkers = thinkers
        self.sleep: Sleep = asyncio.sleep
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._wanted: dict[int, Wanted] = {}
        self._hurried: set[int] = set()
        self._stopped = False

    # --- starting and stopping ---

    async def begin(self) -> None:
        """Take up what a machine owed when the bot was stopped."""
        for table_id in await self.tables.store.tables_with_opponents():
            try:
                async with self.tables.hold(table_id) as table:
                    self.note(table)
            except EngineError:
                raise
            except Exception as error:  # one table's fault leaves no other
                log_incident(error, f"the opponents of table {table_id}")

    async def close(self) -> None:
        """Play no more; what is being kept is kept."""
        self._stopped = True
        self.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)

    def cancel(self) -> None:
        """End what is under way."""
        self._stopped = True
        for task in self._playing.values():
            task.cancel()
        self.thinkers.stop()

    # --- playing ---

    def note(self, table: Table) -> None:
        """A table has changed: a machine that owes an answer now plays; what another thinks about who is not asked
        the same any more, or sees anything else, is given up."""
        if self._stopped:
            return
        task, wanted = self._playing.get(table.id), self._wanted.get(table.id)
        if task is not None and not task.done():
            if task is asyncio.current_task() or (wanted is not None and wanted.is_open(table)):
                return
            task.cancel()
        if find_wanted(table) is not None:
            self._begin(table.id)

    def _begin(self, table_id: int) -> None:
        task = asyncio.get_running_loop().create_task(self._play(table_id), name=f"opponents of {table_id}")
        self._playing[table_id] = task
        task.add_done_callback(lambda done: self._end(table_id, done))

    def _end(self, table_id: int, task: asyncio.Task[None]) -> None:
        if self._playing.get(table_id) is task:
            del self._playing[table_id]
            self._wanted.pop(table_id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_incident(error, f"the opponents of table {table_id}")

    async def _play(self, table_id: int) -> None:
        """Answer at one table for as long as a machine owes anything."""
        last: Seat | None = None
        faults = 0
        while faults < MOST_FAULTS:
            await self.rush.until_quiet()
            async with self.tables.hold(table_id) as table:
                wanted = find_wanted(table)
                if wanted is None or not isinstance(table, Playing):
                    return
                self._wanted[table_id] = wanted
                request = self._imagine(table, wanted, await self._choose_level(table, wanted))
                first, further = PACES[Manner.of(table.record).pace]
            answer = await self._answer_in_time(request, further if wanted.seat == last else first)
            await self.rush.until_quiet()
            done = await self._give(table_id, wanted, answer)
            faults, last = (0, wanted.seat) if done else (faults + 1, last)

    def _imagine(self, table: Playing, wanted: Wanted, level: str) -> Mapping[str, Json] | None:
        """What the machine is asked; None where its game fails over it."""
        try:
            return imagine(table, wanted.seat, level)
        except Exception as error:
            log_incident(error, f"what an opponent may know at table {table.id}")
            return None

    async def _choose_level(self, table: Playing, wanted: Wanted) -> str:
        """How well it may play now: where too many wait, the quickest plays for the others, and the table is told so,
        once until there is time again."""
        if wanted.level == LEVELS[0] or self.thinkers.waiting < CROWD * self.thinkers.most:
            self._hurried.discard(table.id)
            return wanted.level
        if table.id not in self._hurried:
            self._hurried.add(table.id)
            await self.tables.post(table, [Notice("hurried")])
        return LEVELS[0]

    async def _answer_in_time(self, request: Mapping[str, Json] | None, gap: float) -> Action | None:
        """What the machine chooses, None where it fails: when a whole number of times so many seconds are over."""
        begun = time.monotonic()
        answer = None if request is None else await self._find_answer(request)
        spent = time.monotonic() - begun
        await self.sleep(gap * max(1, ceil(spent / gap)) - spent)
        return answer

    async def _find_answer(self, request: Mapping[str, Json]) -> Action | None:
        try:
            return (await self.tables.think(request))[0]
        except Exception as error:
            log.error("The opponent of %s at %s fails (%s).", request["seat"], request["game"], error)
            return None

    async def _give(self, table_id: int, wanted: Wanted, answer: Action | None) -> bool:
        """Have the answer carried out; where there is none, or none that is lawful, what the table chooses for whoever
        does not answer. Gives whether the machine is asked no more."""
        for given in (answer, None):
            async with self.tables.hold(table_id) as table:
                if not isinstance(table, Playing) or not wanted.is_open(table):
                    return True
                given = given or answer_by_default(table, wanted)
            try:
                await self.tables.run(table_id, wanted.actor, Play(wanted, given))
                return True
            except PlayerError as error:
                log.error("Table %s: %s of an opponent is refused (%s).", table_id, given, error.reason.id)
        return False


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.opponents = Opponents(bot.tables, Thinkers(), bot.delivery.rush)
    bot.tables.think = bot.opponents.thinkers.think
    bot.tables.note_change = bot.opponents.note
    bot.add_listener(bot.opponents.begin, "on_ready")
