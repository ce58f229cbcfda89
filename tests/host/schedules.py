"""Random schedules of what happens to a clock: sleep, pauses, quiet hours set anew, holidays, time zones, a seat that
is handed back and forth or lent to a machine, restarts, hours in which the bot is away or suspended, a machine whose
clock is ahead for a moment. `python -m tests.host.schedules NUMBER` checks so many (`make fuzz`)."""

from __future__ import annotations

import contextlib
import random
import sys
from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

from fronde.core.errors import TableError
from fronde.host.store import find_outages
from fronde.host.timekeeping import clocks
from fronde.host.timekeeping.clocks import EXTENSIONS, PACES, Clock, Demand, Stage
from fronde.host.timekeeping.hours import ALLOWANCE, DAY, HOUR, MINUTE, MOST_QUIET, Rest, Span, count_seconds
from fronde.host.timekeeping.timing import Times

TURN, ANSWER = Demand("red:1", "turn"), Demand(None, "answer", "4")


def at(text: str, zone: str = "Europe/Paris") -> int:
    """A moment by a local clock."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


ZONES = ("UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia")


class Schedule:
    """What happens to one clock at random."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.pace = self.dice.choice(list(PACES.values()))
        self.demand = self.dice.choice((TURN, TURN, ANSWER))
        self.now = self.dice.randrange(at("2026-01-01 00:00"), at("2027-01-01 00:00"))
        self.times = Times(lambda: self.now)
        self.times.beat = self.now
        self.rest = self._rest()
        self.clock = clocks.follow(Clock(self.pace.bank), self.pace, self.demand, self.now, self.stops)
        self.most = self.clock.wait.full + EXTENSIONS * DAY + self.pace.answer + (EXTENSIONS + 2) * self.pace.grace
        self.counts = self.waits = 0
        self.stages: list[Stage] = []

    def _quiet(self) -> tuple[int, int]:
        start = self.dice.randrange(1440)
        return start, (start + self.dice.randrange(1, 600)) % 1440

    def _rest(self) -> Rest:
        quiet = None if self.dice.random() < 0.3 else self._quiet()
        begin = self.now + self.dice.randrange(5 * DAY)
        away = ((begin, begin + self.dice.randrange(1, 9 * DAY)),) if self.dice.random() < 0.4 else ()
        return Rest(self.dice.choice((*ZONES, "Mars/Olympus")), quiet, away)

    def stops(self, since: int) -> Iterator[Span]:
        return self.times.stops(self.rest)(since)

    def beat(self) -> None:
        """The bot looks at the time."""
        self.times.outages = find_outages(self.times.outages, self.times.beat, self.now, self.times.gap)
        self.times.beat = self.now

    def run(self) -> None:
        """Until the clock has ended, at a moment it names itself or before."""
        call, before = self.now + self.dice.choice((0, 5 * MINUTE)), self.seconds_left()
        self.clock = clocks.start_clock(self.clock, call)
        self.now = self.dice.randint(self.now, call)
        self.look()
        assert self.seconds_left() == before, "nobody's time counts before they are called"
        moves = (self.sleep, self.sleep, self.restart, self.pause, self.extend, self.vanish, self.set_quiet,
                 self.put_off, self.take_holiday, self.hand_over, self.lend, self.jump_ahead, self.suspend)  # fmt: skip
        if self.dice.random() < 0.3:  # somebody who wants to win time by one of them, again and again
            moves = (self.dice.choice((self.put_off, *moves)),)
        for _ in range(120):
            if self.clock.wait.stage == Stage.OUT:
                return
            bank = self.bank()
            self.dice.choice(moves)()
            assert self.bank() <= bank, "no bank grows"
            self.check_bound()
        while self.clock.wait.stage != Stage.OUT:
            self.sleep(whole=True)
            self.check_bound()

    def check_bound(self) -> None:
        """In table time every question is late once its time, what may be added to it, and the nights of these days are
        over; holidays are at most what a half year has."""
        most = self.most * DAY // (DAY - MOST_QUIET) + 2 * DAY
        assert self.counts <= most and self.waits <= most + ALLOWANCE, "every question is late in the end"

    def seconds_left(self) -> int:
        return clocks.settle(self.clock, self.now, self.stops).wait.remaining

    def bank(self) -> int:
        """What there was in the bank if the turn were over now."""
        return clocks.follow(self.clock, self.pace, Demand(), self.now, self.stops).bank

    def pass_time(self, until: int) -> None:
        """Time passes, and the bot is there."""
        begin, self.now = self.now, max(self.now, until)
        self.waits += self.now - begin
        self.counts += count_seconds(begin, self.now, self.rest.holidays)
        self.times.beat = self.now

    def sleep(self, *, whole: bool = False) -> None:
        """Until what is due, or less long."""
        due = clocks.find_due(self.clock, self.stops)
        assert due is not None and due - self.now < 80 * DAY, "every clock ends"
        before, until = self.seconds_left(), max(due, self.now)
        self.pass_time(until if whole or self.dice.random() < 0.4 else self.dice.randint(self.now, until))
        assert self.seconds_left() <= before
        self.look()

    def look(self) -> None:
        self.clock, stage = clocks.advance(self.clock, self.pace, self.now, self.stops)
        again, none = clocks.advance(self.clock, self.pace, self.now, self.stops)
        assert none is None and again == self.clock, "nothing fires twice"
        if stage is not None:
            self.stages.append(stage)
            self.clock = clocks.start_clock(self.clock, self.now, late=stage == Stage.LATE)

    def restart(self) -> None:
        """Everything goes through the database."""
        self.clock, self.rest = Clock.read(self.clock.write()), Rest.read(self.rest.write())

    def vanish(self) -> None:
        """The bot is away: nobody loses a second by it."""
        before = self.seconds_left()
        self.now += self.dice.randrange(1 * HOUR, 3 * DAY)
        self.beat()
        assert self.seconds_left() == before
        self.look()

    def suspend(self) -> None:
        """The machine sleeps; somebody clicks before the bot has looked at the time."""
        before = self.seconds_left()
        self.now += self.dice.randrange(HOUR, 3 * DAY)
        assert self.seconds_left() == before
        self.clock = clocks.settle(self.clock, self.now, self.stops)
        self.beat()
        assert self.seconds_left() == before

    def jump_ahead(self) -> None:
        """The clock of the machine is ahead for a moment: nobody's time counts, nor does it stop."""
        before, real = self.seconds_left(), self.now
        self.now += self.dice.randrange(HOUR, 400 * DAY)
        self.beat()
        self.look()
        assert self.seconds_left() == before
        self.now = real + 30
        self.beat()
        self.look()
        assert before - 30 <= self.seconds_left() <= before
        assert all(end <= self.now for _, end in self.times.outages)

    def pause(self) -> None:
        """The table pauses: it adds nothing and takes nothing."""
        before = self.seconds_left()
        self.clock = clocks.halt(self.clock, self.now, self.stops)
        self.now += self.dice.randrange(10 * DAY)
        self.times.beat = self.now
        assert clocks.find_due(self.clock, self.stops) is None and self.seconds_left() == before
        self.clock = clocks.go_on(self.clock, self.now)
        assert self.seconds_left() == before

    def extend(self) -> None:
        if self.clock.extensions and self.dice.random() < 0.3:
            before, late = self.seconds_left(), self.clock.wait.stage == Stage.LATE
            self.clock = clocks.extend(self.clock, self.now, self.stops)
            assert self.seconds_left() == DAY + (0 if late else before)
            self.stages.clear()

    def put_off(self) -> None:
        """Quiet hours that begin now, until they are over."""
        begin = datetime.fromtimestamp(self.now, ZoneInfo("UTC"))
        minute = begin.hour * 60 + begin.minute
        self.clock = clocks.settle(self.clock, self.now, self.stops)
        self.rest = self.rest.with_quiet("UTC", (minute, (minute + 600) % 1440), self.now)
        self.pass_time(self.now + MOST_QUIET)
        self.look()

    def set_quiet(self) -> None:
        """Other quiet hours, none, or another zone."""
        zone, quiet = self.dice.choice(ZONES), self._quiet() if self.dice.random() < 0.7 else None
        self.clock = clocks.settle(self.clock, self.now, self.stops)
        self.rest = self.rest.with_quiet(zone, quiet, self.now)

    def take_holiday(self) -> None:
        """A holiday, or the end of one."""
        self.clock = clocks.settle(self.clock, self.now, self.stops)
        begin = self.now + DAY + self.dice.randrange(2 * DAY)
        with contextlib.suppress(TableError):
            self.rest = self.rest.with_holiday((begin, begin + self.dice.randrange(1, 31 * DAY)), self.now)
        if self.dice.random() < 0.3:
            self.rest = self.rest.without_holidays(self.now)

    def hand_over(self) -> None:
        """The seat changes hands, and back: for one question once there is the time of an answer."""
        for _ in range(self.dice.randrange(1, 4)):
            before, wait = self.seconds_left(), self.clock.wait
            self.clock = clocks.change_player(self.clock, self.pace, self.now, self.stops)
            self.clock = clocks.follow(self.clock, self.pace, self._at_hand(), self.now, self.stops)
            remaining = 0 if wait.stage == Stage.LATE else before
            if wait.helped or remaining >= self.pace.answer:
                assert self.seconds_left() == before and self.clock.wait.stage == wait.stage
            else:
                assert self.seconds_left() == self.pace.answer and self.clock.wait.helped
                self.stages.clear()

    def lend(self) -> None:
        """A machine plays on, and the player is back before it has chosen."""
        before = self.seconds_left()
        self.clock = clocks.lend(self.clock, self.now, self.stops)
        assert clocks.find_due(self.clock, self.stops) is None
        self.clock = clocks.follow(self.clock, self.pace, self._at_hand(), self.now, self.stops)
        assert self.seconds_left() == before and clocks.find_due(self.clock, self.stops) is not None

    def _at_hand(self) -> Demand:
        return self.demand._replace(at_hand=True)


def check(seed: int) -> None:
    """Every clock ends, and every stage is told once and in order; the rest is asserted on the way."""
    schedule = Schedule(seed)
    schedule.run()
    assert schedule.stages == sorted(set(schedule.stages)), seed
    assert {Stage.LATE, Stage.OUT} <= set(schedule.stages), seed
    assert schedule.clock.wait is not None and schedule.clock.wait.remaining >= 0, seed


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        check(number)
    print(f"{sys.argv[1]} schedules: every clock ends, no bank grows, no reminder is lost or doubled.")
