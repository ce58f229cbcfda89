"""Tables over days at random, by the host and its timekeeper alone: people act, sleep, pause, rest, extend, go back and
hand over, the bot restarts; no clock stops for good, nobody's time grows by a pause, no ping is lost or doubled."""

from __future__ import annotations

import contextlib
import json
import random
from collections import Counter
from typing import Any

import pytest

from cogs.jobs.timekeeper import Timekeeper
from fronde.core.errors import PlayerError
from fronde.core.game import AnyGame
from fronde.host.archive.past import find_moments, past_of
from fronde.host.archive.records import record_of
from fronde.host.commands.clock import Extend, SetRest, VotePause
from fronde.host.commands.lobby import Configure, Join, Start
from fronde.host.commands.play import Act, Undo
from fronde.host.commands.rewind import AnswerBack, AskBack, find_back
from fronde.host.commands.seats import AnswerOffer, GiveSeat, HandOver, TakeBack
from fronde.host.people.actors import User
from fronde.host.store import Chance, RewindSubject
from fronde.host.table import Playing
from fronde.host.tables import Opening, Tables
from fronde.host.timekeeping import clocks
from fronde.host.timekeeping.clocks import PACES, Stage
from fronde.host.timekeeping.hours import DAY, HOUR, MINUTE, Rest
from fronde.host.timekeeping.presence import UNKNOWN
from fronde.host.timekeeping.timing import HERE, stops_of, timing_of
from fronde.tools.recheck import recheck
from fronde.tools.verify import find_fault
from tests.host.memory import MemoryStore
from tests.stored import moves_of
from tests.toy import install_toy

CALLS = ("turn", "go-on", "question")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The toy among the games."""
    return install_toy(monkeypatch)


class Days:
    """A table of three, and all that was told there."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.now = 1_780_000_000 + self.dice.randrange(300) * DAY
        self.store = MemoryStore()
        self.people = [User(n, name) for n, name in enumerate(("Ann", "Bob", "Cy"), 1)]
        self.spare = [User(n, f"Sub{n}") for n in range(10, 15)]
        self.notices = 0
        self.counts = Counter[str]()
        self.restart()

    def restart(self) -> None:
        """Nothing is left but what is stored."""
        self.tables = Tables(self.store, lambda: float(self.now), lambda: Chance("", 7), now=lambda: self.now)
        self.tables.times.gap = 2 * HOUR
        self.keeper = Timekeeper(None, self.tables)  # type: ignore[arg-type]

    async def open(self, pace: str | None) -> None:
        """The game begins."""
        await self.keeper.begin()
        ann, *others = self.people
        await self.tables.open(ann, Opening("toy", 1, guild=2, size=3, pace=PACES.get(pace or "")))
        await self.tables.run(1, ann, Configure({"rounds": 10}))
        for person in others:
            await self.tables.run(1, person, Join())
        await self.tables.run(1, ann, Start())
        await self.deliver()

    async def table(self) -> Any:
        """As it stands."""
        async with self.tables.hold(1) as table:
            return table

    async def deliver(self) -> None:
        """What was told arrives; clocks run from then on."""
        while self.notices < len(self.store.tables[1].notices):
            notice = self.store.tables[1].notices[self.notices]
            notice.table = 1
            self.notices += 1
            await self.keeper.start_clocks(notice)

    async def pass_time(self, seconds: int) -> None:
        """Time passes, and every half hour the bot looks at the clock."""
        end = self.now + seconds
        while self.now < end:
            due = self.store.tables[1].record.schedule.due
            self.now = min(end, self.now + HOUR // 2, max(self.now + 1, due) if due is not None else end)
            await self.keeper.beat()
            await self.keeper.sweep()
            await self.deliver()

    async def try_one(self) -> None:
        """Somebody does something; it may be refused."""
        table = await self.table()
        if not isinstance(table, Playing):
            return
        work = self.dice.choice((self.act, self.act, self.act, self.undo, self.pause, self.rest, self.extend,
                                 self.go_back, self.substitute, self.vanish, self.lend, self.jump))  # fmt: skip
        with contextlib.suppress(PlayerError):
            await work(table)
            self.counts[work.__name__] += 1
        await self.deliver()

    def anybody(self, table: Any) -> User:
        user = self.dice.choice([p.user for p in table.record.players if p.user is not None])
        return next(p for p in (*self.people, *self.spare) if p.id == user)

    def who_runs(self, table: Any, seat: str) -> User:
        user = table.player_of(seat).user
        return next(p for p in (*self.people, *self.spare) if p.id == user)

    async def act(self, table: Any) -> None:
        decision = self.dice.choice(
            [d for d in table.match.decisions if d.required and not table.match.find_sealed_answer(d)]
        )
        picks = tuple(self.dice.sample(decision.options, max(decision.least, 1)))
        await self.tables.run(1, self.who_runs(table, decision.seat), Act(decision.seat, decision.step, picks))

    async def undo(self, table: Any) -> None:
        await self.tables.run(1, self.anybody(table), Undo())

    async def pause(self, table: Any) -> None:
        timing, stand = timing_of(table), self.dice.random() < 0.5
        before = None if timing is None else self.rest_of(table)
        until = self.now + self.dice.randrange(1, 2 * DAY) if stand and self.dice.random() < 0.5 else None
        await self.tables.run(1, self.anybody(table), VotePause(self.tables.times, stand, until))
        assert self.rest_of(await self.table()) == before, "a pause neither gives nor takes"

    def rest_of(self, table: Any) -> dict[str, list[int]]:
        """Seconds left of every clock now."""
        seconds = {}
        for player in table.record.players:
            clock = timing_of(table).clocks.get(player.token)
            if clock is not None:
                current = clocks.settle(clock, self.now, stops_of(player, self.tables.times))
                seconds[player.token] = [clock.bank, *(wait.remaining for wait in current.waits)]
        return seconds

    async def rest(self, table: Any) -> None:
        begin, user = self.dice.randrange(1440), self.anybody(table)
        quiet = (begin, (begin + self.dice.randrange(1, 600)) % 1440)
        rest = Rest.read(table.record.find_player(user.id).rest)
        if self.dice.random() < 0.5:
            rest = rest.with_quiet(self.dice.choice(("Europe/Paris", "Asia/Kolkata")), quiet, self.now)
        else:
            start = self.now + DAY + self.dice.randrange(DAY)
            rest = rest.with_holiday((start, start + self.dice.randrange(1, 3 * DAY)), self.now)
        await self.tables.run(1, user, SetRest(self.tables.times, rest))

    async def extend(self, table: Any) -> None:
        await self.tables.run(1, self.anybody(table), Extend(self.tables.times))

    async def go_back(self, table: Any) -> None:
        moments = find_moments(past_of(table), lambda: None)
        moment = self.dice.choice(moments)
        moves = await moves_of(self.store, 1)
        back = find_back(
            past_of(table), moment.actions, moment.turn, table.match.rng.draw_count, table.match.revision, moves
        )
        asker = self.anybody(table)
        everybody = table.record.host == asker.id and self.dice.random() < 0.5
        await self.tables.run(1, asker, AskBack(back, everybody=everybody))
        await self.deliver()
        while subject := (table := await self.table()).record.consent.find_subject(RewindSubject):
            vote = table.record.consent.votes[subject.key]
            back = find_back(
                past_of(table), subject.after, subject.turn, table.match.rng.draw_count, table.match.revision, moves
            )
            agrees = self.dice.random() < 0.7
            user = next(p for p in (*self.people, *self.spare) if p.id == vote.waiting[0])
            await self.tables.run(1, user, AnswerBack(agrees, subject.after, back))

    async def substitute(self, table: Any) -> None:
        if not self.spare:
            return
        leaving, coming = self.anybody(table), self.spare[0]
        if table.record.find_player(coming.id) is not None:
            self.people.append(self.spare.pop(0))
            return
        await self.tables.run(1, leaving, HandOver(coming))
        await self.tables.run(1, coming, AnswerOffer(leaving.id, True, UNKNOWN))

    async def vanish(self, table: Any) -> None:
        """The process ends; perhaps the next begins much later: nobody loses time by it."""
        before = self.rest_of(table) if timing_of(table) is not None else {}
        self.now += self.dice.choice((1, MINUTE, DAY))
        self.restart()
        await self.keeper.begin()
        after = await self.table()
        if timing_of(after) is not None and self.tables.times.outages[-1:] == [(self.now - DAY, self.now)]:
            assert self.rest_of(after) == before

    async def lend(self, table: Any) -> None:
        """A machine plays on, and the player is back at once: the clock is as it was."""
        user = self.anybody(table)
        player = table.record.find_player(user.id)
        clock = timing_of(table) and timing_of(table).clocks.get(player.token)
        await self.tables.run(1, user, GiveSeat(player.token, "quick", ["Ada (bot)", "Bo (bot)", "Cleo (bot)"]))
        await self.tables.run(1, user, TakeBack())
        if clock is not None:
            after = timing_of(await self.table()).clocks[player.token]
            assert (after.bank, after.extensions) == (clock.bank, clock.extensions)

    async def jump(self, table: Any) -> None:
        """The machine's clock is ahead or behind for one look: nobody's time counts, and all clocks go on after it."""
        before, real = self.rest_of(table) if timing_of(table) is not None else {}, self.now
        self.now += (wrong := self.dice.choice((3 * HOUR, DAY, 365 * DAY, -DAY, -365 * DAY)))
        await self.look()
        self.now = real
        await self.look()
        after = await self.table()
        if timing_of(after) is not None and not timing_of(table).pause.on:
            seconds = self.rest_of(after)
            assert seconds == before if wrong > 0 else all(seconds[one] >= before[one] for one in before)

    async def look(self) -> None:
        """The bot looks at the clock."""
        await self.keeper._safely()
        await self.deliver()

    async def check(self) -> None:
        """No clock is lost: where a told player has to answer, it is known when something happens next."""
        table = await self.table()
        timing = timing_of(table) if isinstance(table, Playing) else None
        if timing is None or timing.pause.on:
            return
        for seat in table.match.waiting_for():
            clock = timing.clocks[table.player_of(seat).token]
            wait = clock.wait
            assert wait is not None and wait.remaining >= 0 and clock.bank <= timing.pace.most
            if wait.stage != Stage.OUT:
                assert wait.is_aware and wait.since is not None, "all was delivered"
                assert table.record.schedule.due is not None and table.record.schedule.due < self.now + 100 * DAY


@pytest.mark.parametrize("pace", ["none", "brisk", "daily"])
@pytest.mark.parametrize("seed", [*range(5), 358])
async def test_days_at_random(seed: int, pace: str) -> None:
    days = Days(seed)
    await days.open(pace)
    for _ in range(60):
        await days.try_one()
        await days.check()
        await days.pass_time(days.dice.choice((1, MINUTE, 10 * MINUTE, HOUR, 9 * HOUR)))
        await days.check()
    check_pings(days)
    assert days.counts["act"]
    record = record_of(days.store.tables[1].record, await moves_of(days.store, 1))
    assert find_fault(json.loads(json.dumps(record))) is None and recheck(record) is None, "the record shows what was"


def check_pings(days: Days) -> None:
    """Nobody is told twice of the same call to come."""
    counts = Counter[str]()
    for notice in days.store.tables[1].notices:
        if notice.kind in CALLS:
            counts.clear()
        elif notice.kind == "remind" and notice.body.what == "call":
            counts[f"{notice.to}:{notice.body.user}"] += 1
            assert counts[f"{notice.to}:{notice.body.user}"] == 1


@pytest.mark.parametrize("pace", ["none", "daily"])
async def test_whoever_was_not_pinged_is_told_unless_they_come_back(pace: str) -> None:
    for seed in range(4):
        days = Days(seed)
        await days.open(pace)
        for _ in range(12):
            table = await days.table()
            await days.act(table)
            await days.deliver()
            await days.pass_time(days.dice.choice((MINUTE, 3 * MINUTE)))
        await days.pass_time(2 * HERE)
        table, readers = await days.table(), set[int]()
        for notice in days.store.tables[1].notices:
            if notice.kind in (*CALLS, "remind") and notice.to is None:
                readers |= set(notice.body.ping)
        debtors = {table.player_of(seat).user for seat in table.match.pending_seats()}
        assert debtors <= readers and not table.record.schedule.silences, seed
