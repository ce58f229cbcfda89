"""How long do people wait in the queue of a server? Simulates days of people who take tickets for one game.

People arrive at random, at an average number a day. Whoever is called confirms after a random part of the time they
have, or, at the rate of no-shows, not at all. The queue is the bot's own (`fronde.host.matchmaking.queue`). The printed
table gives for each number of arrivals: the median and the 90th percentile of the wait of those who got a table, in
minutes; how many of all people got one; how many of their tables had bots; and how many calls ended without a table.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import log
from typing import NamedTuple

from fronde.core.rng import Dice
from fronde.host.matchmaking.queue import (
    FILLS,
    Call,
    Conditions,
    Queue,
    Ticket,
    advance,
    confirm,
    enqueue,
    finish,
    times_of,
)
from fronde.host.timekeeping.hours import DAY, MINUTE

GAME = "game"
GRAIN = 1_000_000
"""The number of different values of a random part of 1."""


class Habits(NamedTuple):
    """How people behave: arrivals a day, the part of those called who do not confirm, and the terms of all tickets."""

    arrivals: float
    no_show: float = 0.15
    pace: str = "daily"
    sizes: tuple[int, ...] = (4,)
    fill: str = "never"


@dataclass(slots=True)
class Tally:
    """What happened: arrivals; seconds waited by each person who got a table; tables, those with bots, and calls that
    ended without one."""

    people: int = 0
    waits: list[int] = field(default_factory=list)
    tables: int = 0
    with_bots: int = 0
    failures: int = 0

    def wait(self, part: float) -> float:
        """The minutes within which this part of those who got a table had it."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(part * len(waits)))] / MINUTE if waits else 0.0


class Simulation:
    """A queue, the moment, and what will happen: at a moment somebody arrives (call 0) or confirms a call."""

    def __init__(self, habits: Habits, seed: int) -> None:
        self.habits, self.dice = habits, Dice(seed)
        self.queue, self.tally = Queue(), Tally()
        self._coming: list[tuple[int, int, int]] = []
        self._clicks = set[tuple[int, int]]()

    def run(self, days: int) -> Tally:
        """Let these days pass. Raises AssertionError if a table starts with somebody who did not confirm."""
        self._arrive_after(0)
        while self._coming and self._coming[0][0] < days * DAY:
            now, user, number = heappop(self._coming)
            self._happen(now, user, number)
        return self.tally

    def _happen(self, now: int, user: int, number: int) -> None:
        if not number and user:
            ticket = Ticket(user, f"{user}", GAME, self.habits.pace, self.habits.sizes, self.habits.fill, now, now)
            self.queue = enqueue(self.queue, ticket)
            self.tally.people += 1
            self._arrive_after(now)
            if ticket.fill_at is not None:
                heappush(self._coming, (ticket.fill_at, 0, 0))
        elif any(one.call == number and one.user == user for one in self.queue.tickets):
            self._clicks.add((user, number))
            self.queue = confirm(self.queue, user, number, "")
        self._advance(now)

    def _advance(self, now: int) -> None:
        step = advance(self.queue, Conditions(now))
        self.queue = step.queue
        self.tally.failures += len(step.ends)
        for call in step.begins:
            self._answer(call, now)
        for call in self.queue.full_calls():
            self._start(call, now)

    def _answer(self, call: Call, now: int) -> None:
        """Everybody called confirms later, or does not; the queue looks again when the time is over."""
        span = times_of(call.pace).confirm
        for ticket in self.queue.tickets_of(call.number):
            if self._draw() >= self.habits.no_show:
                heappush(self._coming, (now + int(self._draw() * span), ticket.user, call.number))
        heappush(self._coming, (now + span, 0, 0))

    def _start(self, call: Call, now: int) -> None:
        tickets = self.queue.tickets_of(call.number)
        assert len(tickets) == call.people <= call.size
        assert all((one.user, call.number) in self._clicks for one in tickets)
        self.tally.waits += [now - one.since for one in tickets]
        self.tally.tables += 1
        self.tally.with_bots += call.people < call.size
        self.queue = finish(self.queue, call.number)

    def _arrive_after(self, now: int) -> None:
        gap = -log(1 - self._draw()) * DAY / self.habits.arrivals
        heappush(self._coming, (now + int(gap), self.tally.people + 1, 0))

    def _draw(self) -> float:
        return self.dice.below(GRAIN) / GRAIN


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument(
        "--arrivals", type=float, nargs="+", default=[2, 4, 8, 16, 32], help="people a day, one row each"
    )
    parser.add_argument("--no-show", type=float, default=0.15, help="part of those called who do not confirm (0.15)")
    parser.add_argument("--days", type=int, default=10_000, help="days to simulate (10000)")
    parser.add_argument("--pace", default="daily", help="pace of all tickets: brisk is live (daily)")
    parser.add_argument("--players", type=int, nargs="+", default=[4], help="numbers of players everybody accepts (4)")
    parser.add_argument("--fill", choices=FILLS, default="never", help="when bots may fill a table (never)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the simulation (0)")


def tell(tallies: Sequence[tuple[float, Tally]]) -> str:
    """The results as a table in Markdown."""
    lines = ["| arrivals a day | median wait | 90 % within | got a table | with bots | calls without a table |"]
    lines.append("| ---: | ---: | ---: | ---: | ---: | ---: |")
    for arrivals, one in tallies:
        share, bots = (
            part / max(whole, 1) for part, whole in ((len(one.waits), one.people), (one.with_bots, one.tables))
        )
        failures = one.failures / max(one.failures + one.tables, 1)
        minutes = f"{one.wait(0.5):.0f} min | {one.wait(0.9):.0f} min"
        lines.append(f"| {arrivals:g} | {minutes} | {share:.0%} | {bots:.0%} | {failures:.0%} |")
    return "\n".join(lines)


def run(args: argparse.Namespace) -> int:
    """Simulate and print the table. Returns 0."""
    habits = [Habits(n, args.no_show, args.pace, tuple(args.players), args.fill) for n in args.arrivals]
    tallies = [(one.arrivals, Simulation(one, args.seed).run(args.days)) for one in habits]
    print(tell(tallies))
    print(
        f"\n{args.days} days each; {sum(one.tables for _, one in tallies)} tables, all of them confirmed by everyone."
    )
    return 0
