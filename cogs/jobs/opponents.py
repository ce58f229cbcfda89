"""Lets machines play their seats: at each table one answer after another, as long as a machine owes one. Nothing is
stored: after a restart the same question leads to the same choice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

from discord.ext import tasks

from cogs.admin.incidents import log_incident
from cogs.jobs.thinkers import Thinkers
from cogs.priorities import Rush
from fronde.bots import LEVELS
from fronde.core.errors import EngineError, PlayerError
from fronde.core.game import View
from fronde.core.types import Action, Json, Seat
from fronde.host.commands.play import Play
from fronde.host.notices.kinds import HurryNote, Notice
from fronde.host.people.opponents import (
    PACES,
    AnswerRequest,
    Manner,
    answer_by_default,
    find_offer_answer,
    find_request,
    find_rest,
    imagine,
    is_from_machine,
)
from fronde.host.store import ClosedStore
from fronde.host.table import Playing, Table
from fronde.host.tables import Tables

log = logging.getLogger("fronde.cogs")

MOST_FAULTS = 3
"""Consecutive faults after which machines do not play at a table until a person acts there."""

CROWD = 4
"""Number of waiting choices per process at which the quickest machine starts to play for the others."""

CALM = 60 * 60.0
"""Seconds between two notices to a table that the quickest machine plays for the others."""

THOUGHT = 1.0
"""Minimum time, in seconds, for a choice of any machine but the quickest, so that few choices take visibly longer than
others."""

PATIENCE = 10.0
"""Seconds until an answer that could not be stored is tried again."""

LONGEST_WAIT = 300.0
"""Longest time, in seconds, that a person waits for machines to answer."""

Sleep = Callable[[float], Awaitable[object]]


class Plan(NamedTuple):
    """The planned next choices of a machine that has just chosen, valid if nobody acts in between: its seat, the
    choices, and the table's revision from which it continues."""

    seat: Seat | None = None
    actions: tuple[Action, ...] = ()
    revision: int | None = None

    def fits(self, table: Playing, request: AnswerRequest) -> bool:
        """Whether the next of these choices may be made now."""
        if not self.actions or (request.seat, request.revision) != (self.seat, self.revision):
            return False
        step, picks = self.actions[0].step, set(self.actions[0].picks)
        decisions = (one.decision for one in table.questions[request.seat])
        return any(one.step == step and picks <= set(one.options) for one in decisions)


Find = Callable[[Table], AnswerRequest | None]
"""A function that finds an answer for a machine to give: one that it owes (`find_request`), or one to an offer made to
it (`find_offer_answer`). Each kind has its own task, so that the delay of another answer does not reveal an offer."""


class WaitStart(NamedTuple):
    """The time when a seat was asked, as everyone sees it, and the unit of the delay in seconds. Hidden changes, such
    as a declined offer, do not lengthen the delay."""

    seat: Seat
    view: View
    at: float
    gap: float


class Opponents:
    """The tables at which machines play now. `sleep` waits until their answers are due."""

    def __init__(self, tables: Tables, thinkers: Thinkers, rush: Rush) -> None:
        self.tables = tables
        self.rush = rush
        self.thinkers = thinkers
        self.sleep: Sleep = asyncio.sleep
        self._playing: dict[tuple[int, Find], asyncio.Task[None]] = {}
        self._requests: dict[tuple[int, Find], AnswerRequest] = {}
        self._since: dict[int, WaitStart] = {}
        self._hurries: dict[int, float] = {}
        self._is_stopped = False

    # --- starting and stopping ---

    async def begin(self) -> None:
        """Start with the answers that machines owe, for instance since before a restart."""
        for table_id in await self.tables.store.tables_with_opponents():
            try:
                async with self.tables.hold(table_id) as table:
                    self.note(table)
            except ClosedStore:  # the bot is stopping
                return
            except Exception as error:  # a fault at one table must not affect others
                log_incident(error, f"the opponents of table {table_id}")

    @tasks.loop(minutes=30)
    async def retry_tables(self) -> None:
        """Retry tables that were left alone after too many faults."""
        if self.retry_tables.current_loop:
            await self.begin()

    async def run(self) -> None:
        """Start the loop, unless the bot is stopping."""
        try:
            await self.begin()
        except EngineError:  # the store is closed
            if not self._is_stopped:
                raise
        if not (self._is_stopped or self.retry_tables.is_running()):
            self.retry_tables.start()

    async def close(self) -> None:
        """Stop playing. An answer that is being stored is completed."""
        self._is_stopped = True
        self.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)

    async def wait_until_idle(self, table_id: int) -> None:
        """Wait until no machine owes an answer at a table, but at most LONGEST_WAIT, since a machine may think for
        long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_WAIT):
                while (task := self._playing.get((table_id, find_request))) is not None:
                    await asyncio.wait({task})

    def cancel(self) -> None:
        """Cancel the current work."""
        self._is_stopped = True
        self.retry_tables.cancel()
        for task in self._playing.values():
            task.cancel()
        self.thinkers.stop()

    # --- playing ---

    def note(self, table: Table) -> None:
        """React to a change of a table. A machine that owes an answer plays now; a machine whose question or view has
        changed stops thinking."""
        if self._is_stopped:
            return
        try:
            for find in (find_request, find_offer_answer):
                self._note(table, find)
        except Exception as error:  # the action at the table stands
            log_incident(error, f"the opponents of table {table.id}")

    def _note(self, table: Table, find: Find) -> None:
        task, request = self._playing.get((table.id, find)), self._requests.get((table.id, find))
        if task is not None and not task.done():
            if task is asyncio.current_task() or (request is not None and request.is_open(table)):
                return
            task.cancel()
        if find(table) is not None:
            self._begin(table.id, find)

    def _begin(self, table_id: int, find: Find) -> None:
        task = asyncio.get_running_loop().create_task(self._play(table_id, find), name=f"opponents of {table_id}")
        self._playing[table_id, find] = task
        task.add_done_callback(lambda future: self._end(table_id, find, future))

    def _end(self, table_id: int, find: Find, task: asyncio.Task[None]) -> None:
        if self._playing.get((table_id, find)) is task:
            del self._playing[table_id, find]
            self._requests.pop((table_id, find), None)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if not isinstance(error, PlayerError):  # otherwise the table is gone
            log_incident(error, f"the opponents of table {table_id}")

    async def _play(self, table_id: int, find: Find) -> None:
        """Answer at one table until `find` returns nothing."""
        plan = Plan()
        faults = 0
        while faults < MOST_FAULTS:
            async with self.rush.machine(), self.tables.hold(table_id) as table:
                duty = find(table)
                if duty is None or not isinstance(table, Playing):
                    break
                self._requests[table_id, find] = duty
                level = await self._choose_level(table, duty)
                since = self._find_since(table, duty, level, goes_on=duty.seat == plan.seat)
                goes_on = plan.fits(table, duty)
                request = None if goes_on else self._imagine(table, duty, level)
            actions = await self._choose_in_time(list(plan.actions) if goes_on else request, since)
            revision = await self._give_if_possible(table_id, duty, actions[0] if actions else None)
            faults = faults + 1 if revision is None else 0
            plan = Plan(duty.seat, tuple(actions[1:]), revision)
        if find is find_request:
            self._since.pop(table_id, None)

    def _find_since(self, table: Playing, request: AnswerRequest, level: str, *, goes_on: bool) -> WaitStart:
        """The time when the seat was asked, and the unit of the delay. An offer from another machine is answered in
        half the usual time, before that machine goes on."""
        now, (first, further) = time.monotonic(), PACES[Manner.of(table.record).pace]
        if request.step is not None:
            gap = further / 2 if is_from_machine(table, request) else first
            return WaitStart(request.seat, request.view, now, gap)
        gap = max(further if goes_on else first, 0.0 if level == LEVELS[0] else THOUGHT)
        since, view = self._since.get(table.id), table.view(None)
        if since is None or (since.seat, since.view) != (request.seat, view):
            since = WaitStart(request.seat, view, now, gap)
        self._since[table.id] = since
        return since

    def _imagine(self, table: Playing, request: AnswerRequest, level: str) -> Mapping[str, Json] | None:
        """The request for the machine's choice; None if its game raises an error."""
        try:
            return imagine(table, request.seat, level, request.step)
        except Exception as error:
            log_incident(error, f"what an opponent may know at table {table.id}")
            return None

    async def _choose_level(self, table: Playing, request: AnswerRequest) -> str:
        """The level at which the machine may play now. If too many choices wait, the quickest machine plays, and the
        table gets a notice, unless it got one recently (`CALM`)."""
        if request.level not in LEVELS[1:] or request.step is not None:
            return LEVELS[0]
        if self.thinkers.waiting < CROWD * self.thinkers.most:
            return request.level
        now = time.monotonic()
        self._hurries = {key: at for key, at in self._hurries.items() if now - at < CALM}
        is_known, self._hurries[table.id] = table.id in self._hurries, now
        if not is_known:
            await self.tables.post(table, [Notice(HurryNote())])
        return LEVELS[0]

    async def _choose_in_time(
        self, request: list[Action] | Mapping[str, Json] | None, since: WaitStart
    ) -> list[Action]:
        """The machine's choice, or an empty list if it fails, returned after a whole number of delay units since the
        question. A planned choice is not requested again."""
        actions = request if isinstance(request, list) else await self._ask(request) if request is not None else []
        await self.sleep(find_rest(time.monotonic() - since.at, since.gap))
        return actions

    async def _ask(self, request: Mapping[str, Json]) -> list[Action]:
        try:
            return await self.tables.around.think(request)
        except Exception as error:
            log.error("The opponent of %s at %s fails (%s).", request["seat"], request["game"], error)
            return []

    async def _give_if_possible(self, table_id: int, request: AnswerRequest, answer: Action | None) -> int | None:
        """The result of `_give`. If the answer cannot be stored, pauses and returns None."""
        try:
            async with self.rush.machine():
                return await self._give(table_id, request, answer)
        except OSError as error:  # the disk is full, or the database out of reach
            log_incident(error, f"the opponents of table {table_id}")
        await self.sleep(PATIENCE)
        return None

    async def _give(self, table_id: int, request: AnswerRequest, answer: Action | None) -> int | None:
        """Carry out the answer. If there is none, or it is illegal, the table's default choice for a late player
        replaces it. Returns the table's new revision, 0 if the machine is no longer asked, None if the default choice
        is refused too."""
        for action in (answer, None):
            async with self.tables.hold(table_id) as table:
                if not isinstance(table, Playing) or not request.is_open(table):
                    return 0
                action = action or answer_by_default(table, request)
            try:
                verdict = await self.tables.run(table_id, request.actor, Play(request, action))
                return verdict.table.record.revision
            except PlayerError as error:
                async with self.tables.hold(table_id) as table:
                    if not isinstance(table, Playing) or not request.is_open(table):
                        return 0  # somebody was faster, perhaps in another process
                log.error("Table %s: %s of an opponent is refused (%s).", table_id, action, error.reason.id)
        return None


async def setup(bot: Any) -> None:
    """Called by `cogs.extension`."""
    bot.opponents = Opponents(bot.tables, Thinkers(), bot.delivery.rush)
    bot.add_listener(bot.opponents.run, "on_ready")
