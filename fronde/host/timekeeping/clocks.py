"""The time of a player: a bank, to which every turn adds, and a separate time for every answer out of turn.

Everything here is calculation: functions take a clock and return the next moments, or the new clock. A clock runs only
once its player has been informed (`start_clock`). It does not run in the spans of `Stops`: quiet hours, holidays,
outages of the bot. A pause stops it (`halt`, `go_on`) and adds no time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, fields, replace
from enum import IntEnum, StrEnum
from typing import Any, NamedTuple

from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.timekeeping.hours import DAY, HOUR, MINUTE, Span, count_seconds, find_end

EXTENSIONS = 2
"""The number of one-day extensions a player may take in a game."""
LEAST_HALF = 2 * HOUR
"""Seconds from which a clock's time is long enough for a reminder at half-time."""
LONGEST, SHORTEST = 30 * DAY, MINUTE
"""The limits of any time that people set, in seconds."""
AHEAD = 10 * MINUTE
"""Seconds in the future at which a clock may start. A later start was stored while the computer's clock was ahead; such
a clock runs from now on."""

Stops = Callable[[int], Iterator[Span]]
"""A function that returns the spans in which a player's clocks do not run, in order, from a moment on."""


class Late(StrEnum):
    """What happens to a question that nobody answers in time."""

    WAIT = "wait"
    PASS = "pass"
    STAND_IN = "stand-in"
    """A machine answers (`fronde.host.people.opponents`)."""
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a table plays, in seconds: the initial `bank`; what every `turn` adds, up to `most`; the time for an
    `answer` out of turn; and the `grace` after all that is used up."""

    key: str
    bank: int
    turn: int
    most: int
    answer: int
    grace: int
    late: Late = Late.PASS

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Pace:
        """Read what `write` returns."""
        return cls(**{**data, "late": Late(data["late"])})

    def write(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)

    def check(self) -> None:
        """Raise TableError if a time is too short or too long to play by."""
        if not all(SHORTEST <= time <= LONGEST for time in (self.bank, self.turn, self.most, self.answer, self.grace)):
            raise TableError(Text("error-pace", {"days": LONGEST // DAY}))


PACES = {
    pace.key: pace
    for pace in (
        Pace("relaxed", 24 * HOUR, 12 * HOUR, 72 * HOUR, 24 * HOUR, 12 * HOUR),
        Pace("daily", 12 * HOUR, 24 * HOUR, 36 * HOUR, 12 * HOUR, 6 * HOUR),
        Pace("brisk", 30 * MINUTE, 10 * MINUTE, HOUR, 15 * MINUTE, 5 * MINUTE),
    )
}
"""The predefined paces."""
OWN = "own"
"""The key of a custom pace."""


class Stage(IntEnum):
    """How far a clock has run down."""

    FRESH = 0
    HALF = 1
    NUDGED = 2
    LATE = 3
    """The time is used up. The grace runs once the player knows this."""
    OUT = 4
    """The grace is used up too."""


@dataclass(frozen=True, slots=True)
class Wait:
    """A question to a player, with its time. `key` distinguishes questions. `remaining` seconds of `full` were left at
    `since`, the moment from which it runs (seconds since 1970); `since` None: it does not run. `on`: the game needs the
    answer now. `is_aware`: the player has been informed. `sealed`: the answer is secret. `again`: it is late, and the
    game has since waited for others, so a new call counts as informing the player. `helped`: a new player of the seat
    got extra time for it."""

    key: str
    full: int
    remaining: int
    on: bool = True
    is_aware: bool = False
    since: int | None = None
    stage: Stage = Stage.FRESH
    sealed: bool = False
    again: bool = False
    helped: bool = False


@dataclass(frozen=True, slots=True)
class Clock:
    """One player's time. `bank` keeps its value from the start of a turn until the turn is over. `lent`: seconds of the
    turn that come from extensions and do not go into the bank. `turn` is kept while others' answers interrupt it.
    `missed`: time and grace ran out, and the player has chosen nothing since; never set for secret choices."""

    bank: int
    extensions: int = EXTENSIONS
    lent: int = 0
    turn: Wait | None = None
    answer: Wait | None = None
    missed: bool = False

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Clock:
        """Read what `write` returns."""
        waits = {name: _read_wait(data[name]) for name in ("turn", "answer")}
        return cls(**{**data, **waits})

    def write(self) -> dict[str, Any]:
        """As JSON."""
        waits = {name: _write_wait(wait) for name, wait in (("turn", self.turn), ("answer", self.answer))}
        return {**asdict(self), **waits}

    @property
    def waits(self) -> list[Wait]:
        """The waits of the turn and of the answer, as far as there are any."""
        return [wait for wait in (self.turn, self.answer) if wait is not None]

    def change_waits(self, change: Callable[[Wait], Wait]) -> Clock:
        """The same clock with its demands changed."""
        return replace(self, turn=self.turn and change(self.turn), answer=self.answer and change(self.answer))

    @property
    def wait(self) -> Wait | None:
        """The wait whose answer the game needs now, or None."""
        return next((wait for wait in self.waits if wait.on), None)

    @property
    def has_run_out(self) -> bool:
        """Whether time and grace are used up and the player has not chosen since, as far as everyone may know."""
        return self.missed or any(wait.stage == Stage.OUT and not wait.sealed for wait in self.waits)


_KEYS = {"remaining": "left", "is_aware": "told"}
"""Field of a `Wait` -> its key in stored clocks, where the two differ."""


def _read_wait(data: Mapping[str, Any] | None) -> Wait | None:
    if data is None:
        return None
    values = {field.name: data[key] for field in fields(Wait) if (key := _KEYS.get(field.name, field.name)) in data}
    return Wait(**{**values, "stage": Stage(data["stage"])})


def _write_wait(wait: Wait | None) -> dict[str, Any] | None:
    return None if wait is None else {_KEYS.get(name, name): value for name, value in asdict(wait).items()}


class Demand(NamedTuple):
    """The current question to a player. `turn`: the key of their turn, even while others answer. `waits`: "turn",
    "answer" or None. `answer`: the number of the answer. `at_hand`: the player sees the question at once. `is_undo`: it
    is asked again because a choice was undone. `is_secret`: all choose in secret."""

    turn: str | None = None
    waits: str | None = None
    answer: str = ""
    at_hand: bool = False
    is_undo: bool = False
    is_secret: bool = False


# --- the game goes on ---


def follow(clock: Clock, pace: Pace, demand: Demand, now: int, stops: Stops, *, is_paused: bool = False) -> Clock:
    """The clock after a choice. It runs for the current question. The rest of a finished turn returns to the bank."""
    clock = settle(clock, now, stops)
    clock = replace(clock, missed=clock.has_run_out and not demand.at_hand)
    if clock.turn is not None and clock.turn.key != demand.turn:
        clock = replace(clock, bank=_rest_of(clock, clock.turn), lent=0, turn=None)
    if demand.turn is not None and clock.turn is None:
        extra = 0 if demand.is_undo else pace.turn
        bank = max(clock.bank, min(clock.bank + extra, pace.most))
        clock = replace(clock, bank=bank, turn=Wait(demand.turn, bank, bank))
    turn = clock.turn and _call(clock.turn, demand.waits == "turn", demand, now, is_paused)
    answer, on = clock.answer, demand.waits == "answer"
    if on and (answer is None or int(answer.key) < int(demand.answer)):  # an answer that is asked again keeps its time
        answer = Wait(demand.answer, pace.answer, pace.answer)
    answer = answer and _call(answer, on, demand, now, is_paused)
    return replace(clock, turn=turn, answer=answer if on or not answer or answer.stage < Stage.OUT else None)


def _rest_of(clock: Clock, turn: Wait) -> int:
    """The seconds that a turn leaves in the bank. Extensions are spent first; the rest of them expires."""
    return 0 if turn.stage >= Stage.LATE else max(0, min(clock.bank, turn.remaining - clock.lent))


def _call(wait: Wait, on: bool, demand: Demand, now: int, is_paused: bool) -> Wait:
    if not on:
        return replace(wait, on=False, is_aware=False, since=None, again=wait.stage == Stage.LATE)
    wait = replace(wait, on=True, sealed=demand.is_secret)
    return _start(wait, now, is_paused) if demand.at_hand and not wait.is_aware else wait


def _start(wait: Wait, now: int, is_paused: bool) -> Wait:
    return replace(wait, is_aware=True, since=None if is_paused or wait.stage == Stage.OUT else now)


def start_clock(clock: Clock, now: int, *, late: bool = False, is_paused: bool = False) -> Clock:
    """The clock once the player knows the question: it runs from `now`, which may be later than the question. With
    `late`, they know that they are late, and the grace runs. A second call changes nothing."""

    def tell_wait(wait: Wait) -> Wait:
        if not wait.on or wait.is_aware:
            return wait
        is_late = wait.stage == Stage.LATE
        return _start(wait, now, is_paused) if late == is_late or (is_late and wait.again) else wait

    return clock.change_waits(tell_wait)


# --- time passes ---


def settle(clock: Clock, now: int, stops: Stops) -> Clock:
    """The same clock, with the remaining time as of now. Needed before `stops` change."""
    return clock.change_waits(lambda wait: _settle_wait(wait, now, stops))


def _settle_wait(wait: Wait, now: int, stops: Stops) -> Wait:
    if wait.since is None or now < wait.since <= now + AHEAD:
        return wait
    seconds = count_seconds(wait.since, now, stops(wait.since))
    return replace(wait, remaining=max(0, wait.remaining - seconds), since=now)


def _next(wait: Wait) -> tuple[Stage, int] | None:
    """The next stage, and the seconds left when it begins. None if there is none."""
    if wait.stage == Stage.FRESH and wait.full >= LEAST_HALF:
        return Stage.HALF, wait.full // 2
    if wait.stage < Stage.NUDGED:
        return Stage.NUDGED, min(wait.full // 6, 2 * HOUR)
    if wait.stage == Stage.NUDGED:
        return Stage.LATE, 0
    return (Stage.OUT, 0) if wait.stage == Stage.LATE else None


def advance(clock: Clock, pace: Pace, now: int, stops: Stops) -> tuple[Clock, Stage | None]:
    """The clock now, and the stage it has newly reached, or None."""
    before = clock.wait
    clock = settle(clock, now, stops).change_waits(lambda wait: _advance(wait, pace))
    after = clock.wait
    return clock, after.stage if before and after and after.stage != before.stage else None


def _advance(wait: Wait, pace: Pace) -> Wait:
    while wait.since is not None and (coming := _next(wait)) is not None and wait.remaining <= coming[1]:
        wait = replace(wait, stage=coming[0])
        if wait.stage == Stage.LATE:
            wait = replace(wait, remaining=pace.grace, is_aware=False, since=None)
        elif wait.stage == Stage.OUT:
            wait = replace(wait, since=None)
    return wait


def find_due(clock: Clock, stops: Stops) -> int | None:
    """When the clock reaches its next stage, or None."""
    moments = []
    for wait in clock.waits:
        coming = _next(wait)
        if wait.since is not None and coming is not None:
            moments.append(find_end(wait.since, wait.remaining - coming[1], stops(wait.since)))
    return min(moments, default=None)


def find_deadline(clock: Clock, now: int, stops: Stops) -> int | None:
    """When the time for the missing answer, or its grace, ends. For a player who has not been informed it is as if they
    were informed now. None if no answer is missing, or all time is used up."""
    wait = clock.wait
    if wait is None or wait.stage == Stage.OUT:
        return None
    since = now if wait.since is None or wait.since > now + AHEAD else wait.since
    return find_end(since, wait.remaining, stops(since))


# --- what people do to it ---


def extend(clock: Clock, now: int, stops: Stops, *, is_paused: bool = False) -> Clock:
    """The clock with one more day. Raises TableError if no answer is missing or no extension is left."""
    wait = clock.wait
    if wait is None or wait.stage == Stage.OUT:
        raise TableError(Text("error-extend-nothing"))
    if not clock.extensions:
        raise TableError(Text("error-extend-none", {"count": EXTENSIONS}))
    current = _settle_wait(wait, now, stops)
    longer = _start(_lengthen(current, DAY), max(now, current.since or now), is_paused)
    clock = replace(clock, extensions=clock.extensions - 1)
    return replace(clock, answer=longer) if wait is clock.answer else _lend_turn(clock, longer, DAY)


def _lengthen(wait: Wait, seconds: int) -> Wait:
    remaining = seconds + (0 if wait.stage >= Stage.LATE else wait.remaining)
    return replace(wait, remaining=remaining, full=remaining, stage=Stage.FRESH)


def _lend_turn(clock: Clock, longer: Wait, seconds: int) -> Clock:
    """The clock with a longer turn. The added time does not go into the bank."""
    bank = 0 if clock.turn is None or clock.turn.stage >= Stage.LATE else clock.bank
    return replace(clock, turn=longer, lent=clock.lent + seconds, bank=bank)


def change_player(clock: Clock, pace: Pace, now: int, stops: Stops) -> Clock:
    """The clock of a seat when another user takes it over: unchanged, but they have at least the time of an answer for
    the open question. They get this only once, even if the seat changes hands again."""
    clock = replace(settle(clock, now, stops), missed=False)
    for wait in clock.waits:
        more = pace.answer - (0 if wait.stage >= Stage.LATE else wait.remaining)
        if more > 0 and not wait.helped:
            longer = replace(_lengthen(wait, more), is_aware=False, since=None, helped=True)
            clock = replace(clock, answer=longer) if wait is clock.answer else _lend_turn(clock, longer, more)
    return clock


def halt(clock: Clock, now: int, stops: Stops) -> Clock:
    """The clock, stopped from now on."""
    return settle(clock, now, stops).change_waits(lambda wait: replace(wait, since=None))


def lend(clock: Clock, now: int, stops: Stops) -> Clock:
    """The clock while a machine plays for its player. It is stopped and measures nothing."""
    return halt(clock, now, stops).change_waits(lambda wait: replace(wait, on=False, is_aware=False))


def go_on(clock: Clock, now: int) -> Clock:
    """The clock, running again if its player has been informed, or is late. A player who becomes late is not informed
    while the clock is stopped."""

    def run(wait: Wait) -> Wait:
        runs = wait.on and (wait.is_aware or wait.stage == Stage.LATE)
        return _start(wait, now, False) if runs else wait

    return clock.change_waits(run)
