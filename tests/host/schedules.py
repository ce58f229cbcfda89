"""Random schedules of what happens to a clock: sleep, pauses, quiet hours, holidays, changed clocks, restarts, hours in
which the bot is away. `python -m tests.host.schedules NUMBER` checks so many (`make fuzz`)."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

from fronde.host import clocks
from fronde.host.clocks import PACES, Asked, Clock, Stage
from fronde.host.hours import DAY, MINUTE, Rest, Span, merge

TURN = Asked("red:1", "turn")


def at(text: str, zone: str = "Europe/Paris") -> int:
    """A moment by a local clock."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


ZONES = ("UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia")


class Schedule:
    """What happens to one clock at random."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.pace = self.dice.choice(list(PACES.values()))
        self.now = self.dice.randrange(at("2026-01-01 00:00"), at("2027-01-01 00:00"))
        self.rest = self._rest()
        self.outages: list[Span] = []
        self.clock = clocks.follow(Clock(self.pace.bank), self.pace, TURN, self.now, self.stops)
        self.paused = False
        self.seen: list[Stage] = []

    def _rest(self) -> Rest:
        start = self.dice.randrange(1440)
        quiet = None if self.dice.random() < 0.3 else (start, (start + self.dice.randrange(1, 600)) % 1440)
        begin = self.now + self.dice.randrange(5 * DAY)
        away = ((begin, begin + self.dice.randrange(1, 9 * DAY)),) if self.dice.random() < 0.4 else ()
        return Rest(self.dice.choice(ZONES), quiet, away)

    def stops(self, since: int) -> Iterator[Span]:
        return merge(self.rest.spans(since), [span for span in self.outages if span[1] > since])

    def run(self) -> None:
        """Until the clock has ended, at a moment it names itself or before."""
        called, before = self.now + self.dice.choice((0, 5 * MINUTE)), self.left()
        self.clock = clocks.tell(self.clock, called)
        self.now = self.dice.randint(self.now, called)
        self.look()
        assert self.left() == before, "nobody's time counts before they are called"
        for _ in range(80):
            if self.clock.wait.stage == Stage.OUT:
                return
            self.dice.choice((self.sleep, self.sleep, self.restart, self.pause, self.extend, self.vanish))()
        while self.clock.wait.stage != Stage.OUT:
            self.sleep(whole=True)

    def left(self) -> int:
        return clocks.settle(self.clock, self.now, self.stops).wait.left

    def sleep(self, *, whole: bool = False) -> None:
        """Until what is due, or less long."""
        if self.paused:
            self.paused = False
            self.clock = clocks.go_on(self.clock, self.now)
        due = clocks.find_due(self.clock, self.pace, self.stops)
        assert due is not None and due - self.now < 80 * DAY, "every clock ends"
        before = self.left()
        self.now = max(self.now, due if whole or self.dice.random() < 0.6 else self.dice.randint(self.now, due))
        assert self.left() <= before
        self.look()

    def look(self) -> None:
        self.clock, stage = clocks.advance(self.clock, self.pace, self.now, self.stops)
        again, none = clocks.advance(self.clock, self.pace, self.now, self.stops)
        assert none is None and again == self.clock, "nothing fires twice"
        if stage is not None:
            self.seen.append(stage)
            self.clock = clocks.tell(self.clock, self.now, late=stage == Stage.LATE)

    def restart(self) -> None:
        """Everything goes through the database."""
        self.clock = Clock.read(self.clock.write())

    def vanish(self) -> None:
        """The bot is away: nobody loses a second by it."""
        before = self.left()
        away = (self.now, self.now + self.dice.randrange(1, 3 * DAY))
        self.outages.append(away)
        self.now = away[1]
        assert self.left() == before
        self.look()

    def pause(self) -> None:
        """The table pauses: it adds nothing and takes nothing."""
        if self.paused:
            return
        before = self.left()
        self.clock = clocks.halt(self.clock, self.now, self.stops)
        self.now += self.dice.randrange(10 * DAY)
        assert clocks.find_due(self.clock, self.pace, self.stops) is None and self.left() == before
        self.clock = clocks.go_on(self.clock, self.now)
        assert self.left() == before

    def extend(self) -> None:
        if self.clock.extensions and self.dice.random() < 0.3:
            before, late = self.left(), self.clock.wait.stage == Stage.LATE
            self.clock = clocks.extend(self.clock, self.now, self.stops)
            assert self.left() == DAY + (0 if late else before)
            self.seen.clear()


def check(seed: int) -> None:
    """Every clock ends, and every stage is told once and in order; the rest is asserted on the way."""
    schedule = Schedule(seed)
    schedule.run()
    assert schedule.seen == sorted(set(schedule.seen)), seed
    assert {Stage.LATE, Stage.OUT} <= set(schedule.seen), seed
    assert schedule.clock.wait is not None and schedule.clock.wait.left >= 0, seed


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        check(number)
    print(f"{sys.argv[1]} schedules: every clock ends, no pause adds time, no reminder is lost or doubled.")
