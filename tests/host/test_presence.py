"""Whether somebody may be waited for: what time counts at a table, and who is away from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from fronde.core.errors import TableError
from fronde.host.commands.clock import SetRest, StartClocks, Tick, VotePause
from fronde.host.commands.life import End, Resume
from fronde.host.commands.lobby import Join, Start
from fronde.host.commands.seats import GiveSeat, Replace
from fronde.host.people.actors import House
from fronde.host.store import Schedule, Status, TableRecord, Terms, Venue, find_outages
from fronde.host.table import BrokenTable, FinishedTable, Playing, Table
from fronde.host.tables import Opening
from fronde.host.timekeeping.clocks import PACES, Late
from fronde.host.timekeeping.hours import DAY, HOUR, Rest, Span, count_seconds
from fronde.host.timekeeping.presence import find_excused_spans, find_moment
from fronde.host.timekeeping.timing import Pause, Times, Timing, timing_of
from tests.host.conftest import PEOPLE, Club

T = 1_700_000_000


def table(*pauses: tuple[int, int | None], on: bool = False, days: int = 0) -> Table:
    """A table that has paused so, in days from T; touched last after so many."""
    spans = tuple((T + begin * DAY, None if end is None else T + end * DAY) for begin, end in pauses)
    timing = Timing(PACES["daily"], pause=Pause(on), pauses=spans).write()
    schedule = Schedule(timing, updated=T + days * DAY)
    return BrokenTable(TableRecord("toy", 1, 1, Terms(2), Venue(1), schedule=schedule), None)


def times(day: float, *outages: Span) -> Times:
    """So many days after T, the bot having been away from day to day."""
    result = Times(lambda: int(T + day * DAY))
    result.outages = [(T + begin * DAY, T + end * DAY) for begin, end in outages]
    return result


def table_time(table: Table, times: Times, since: int, until: int | None = None) -> int:
    """The seconds of table time between two moments, the second being now where it is None."""
    excuses = find_excused_spans(table, times.find_outages())
    return count_seconds(since, times.now() if until is None else until, excuses)


@pytest.mark.parametrize(
    ("pauses", "outages", "day", "counted"),
    [
        ((), (), 20, 20),
        (((5, 15),), (), 20, 10),
        ((), ((1, 16),), 20, 5),
        (((2, 10),), ((5, 15),), 20, 7),  # one moment is excused once
        (((5, None),), (), 20, 5),
        (((5, 30),), (), 20, 5),
        (((5, None),), (), 100, 10),  # 90 days, then it counts again
        ((), ((5, 370),), 370, 280),
        (((0, 60),), ((60, 120),), 120, 30),
        (((0, 60), (62, 122)), (), 122, 2),  # another pause, after time in which they could have played
    ],
)
def test_pauses_and_outages_excuse_ninety_days_in_a_row(pauses: tuple, outages: tuple, day: int, counted: int) -> None:
    assert table_time(table(*pauses), times(day, *outages), T) == counted * DAY


def test_a_moment_between_two_pauses_begins_no_new_row() -> None:
    pauses = ((T, T + 80 * DAY), (T + 80 * DAY + HOUR, None))
    spans = Timing(PACES["daily"], pause=Pause(True), pauses=pauses).write()
    bad_table = BrokenTable(TableRecord("toy", 1, 1, Terms(2), Venue(1), schedule=Schedule(spans)), None)
    assert table_time(bad_table, times(100), T) == 10 * DAY


def test_a_moment_to_come_is_as_far_as_pauses_are_known() -> None:
    clock = times(4)
    assert find_moment(table((2, 10)), clock, T, 7 * DAY) == T + 15 * DAY
    moment = find_moment(table((2, None)), clock, T, 7 * DAY)
    assert moment == T + 97 * DAY
    assert table_time(table((2, None)), clock, T, moment) == 7 * DAY


def test_hours_without_a_beat_are_no_table_time_yet() -> None:
    clock = times(16)
    clock.beat = T + DAY
    assert table_time(table(), clock, T) == DAY


def test_a_pause_of_an_older_release_began_when_the_table_was_last_touched() -> None:
    pause = table(on=True, days=3)
    assert table_time(pause, times(20), T) == 3 * DAY
    timing = timing_of(pause)
    assert timing is not None and timing.go_on(T + 9 * DAY).pauses == ((T + 3 * DAY, T + 9 * DAY),)


def test_pauses_are_kept_and_end() -> None:
    pause = Timing(PACES["daily"]).stand(T, None)
    timing = Timing.read(pause.go_on(T + DAY).stand(T + 3 * DAY, T + 9 * DAY).write())
    assert timing is not None and timing.pauses == ((T, T + DAY), (T + 3 * DAY, T + 9 * DAY)) and timing.pause.on
    assert timing.go_on(T + 5 * DAY).pauses[-1] == (T + 3 * DAY, T + 5 * DAY)
    assert timing.stand(T + 800 * DAY, None).pauses == ((T + 800 * DAY, None),)


# --- who is away ---

ANN, BOB, CY, DEE = PEOPLE
LATER = replace(PACES["relaxed"], key="own", late=Late.WAIT)


class Waiting:
    """A game of three that waits for one of the guests, and what goes by."""

    def __init__(self) -> None:
        self.house, self.day = Club(), 0.0
        self.times = Times(lambda: int(T + self.day * DAY))
        self.house.tables.times = self.times

    async def open(self, count: int = 3) -> Waiting:
        """The game begins; its host is not waited for."""
        tables = self.house.tables
        ann, *others = PEOPLE[:count]
        await tables.open(ann, Opening("toy", 1, guild=2, size=count, pace=LATER))
        for person in others:
            await tables.run(1, person, Join())
        await tables.run(1, ann, Start())
        table = await self.house.table()
        self.slow = next(p for p in PEOPLE if p.id == table.player_of(table.match.waiting_for()[0]).user)
        self.others = [p for p in PEOPLE[:count] if p is not self.slow]
        self.house.store.tables[1].record.host = self.others[0].id
        tables.forget(1)
        return self

    async def holiday(self, days: int) -> None:
        """The one who has to answer goes on holiday for so many days, tomorrow."""
        rest = Rest().with_holiday((int(T + DAY), int(T + (1 + days) * DAY)), T)
        await self.house.tables.run(1, self.slow, SetRest(self.times, rest))

    async def pause(self, days: float | None) -> None:
        """The table votes for a pause of so many days."""
        until = None if days is None else int(T + (self.day + days) * DAY)
        for person in self.others:
            await self.house.tables.run(1, person, VotePause(self.times, True, until))

    async def outage(self, days: float) -> None:
        """The bot is away for so many days, and is back for a minute."""
        begin, self.day = int(T + self.day * DAY), self.day + days
        self.times.outages = find_outages(self.times.outages, begin, self.times.now(), 120)
        self.day += 1 / 1440

    async def is_away(self) -> bool:
        """Whether the host alone may replace the one who has to answer; asked in each way there is."""
        presence, tables = await self.house.tables.find_presence(1), self.house.tables
        away = presence.find_away(await self.house.look())
        token = (await self.house.table()).record.find_player(self.slow.id).token
        for command in (Replace(self.slow.id, DEE, presence), GiveSeat(token, "quick", ["Ada"], presence)):
            if away:
                command.judge(await self.house.look(), self.others[0])
            elif isinstance(command, Replace):
                with pytest.raises(TableError, match="not-away"):
                    command.judge(await self.house.look(), self.others[0])
            else:
                verdict = command.judge(await self.house.look(), self.others[0])
                assert verdict.change.players is None, "a vote"
        tables.forget(1)
        return bool(away)


@pytest.mark.parametrize(
    ("goes_by", "last", "first"),
    [
        (lambda game: game.holiday(20), 33.9, 34.1),
        (lambda game: game.holiday(30), 43.9, 44.1),
        (lambda game: game.pause(15), 28.9, 29.1),
        (lambda game: game.pause(None), 103.9, 104.1),
        (lambda game: game.pause(200), 103.9, 104.1),
        (lambda game: game.outage(15), 28.9, 29.1),
        (lambda game: game.outage(365), 365 + 13.9 - 275, None),
    ],
)
async def test_holidays_pauses_and_outages_are_no_absence(
    goes_by: Callable[[Waiting], Awaitable[None]], last: float, first: float | None
) -> None:
    game = await Waiting().open()
    await goes_by(game)
    for day in (14.1, 15.1, 16.1, last):
        game.day = max(game.day, day)
        if first is None:
            assert await game.is_away(), "of a year 90 days are excused"
            return
        assert not await game.is_away(), game.day
    game.day = first
    assert await game.is_away()


@pytest.mark.parametrize("what", ["holiday", "pause", "outage", "nothing"])
async def test_the_majority_does_not_end_a_game_for_who_may_not_be_waited_for(what: str) -> None:
    game = await Waiting().open(4)
    await {"holiday": lambda: game.holiday(20), "pause": lambda: game.pause(20), "outage": lambda: game.outage(16)}.get(
        what, lambda: game.holiday(0.5)
    )()
    game.day = max(game.day, 16)
    for person in game.others[:2]:
        outcome = await game.house.tables.run(1, person, End(presence=await game.house.tables.find_presence(1)))
    assert isinstance(outcome.table, Playing if what != "nothing" else FinishedTable)


async def test_a_sign_of_a_clock_that_was_ahead_is_none() -> None:
    game = await Waiting().open()
    game.house.store.tables[1].signs[game.slow.id] = T + 365 * DAY
    game.day = 15
    assert await game.is_away()


async def test_nobody_was_waited_for_while_a_game_was_at_rest() -> None:
    game = await Waiting().open()
    for game.day in (54, 62):
        assert await game.house.tables.sweep() == []
    assert (await game.house.look()).record.status == Status.RESTING
    game.day = 100
    await game.house.tables.run(1, game.others[1], Resume(1, 2, game.times))
    game.day = 101
    assert not await game.is_away()
    game.day = 114.1
    assert await game.is_away()


@pytest.mark.parametrize(("what", "rests"), [("pause", 61 + 90), ("outage", 61 + 90), ("nothing", 61)])
async def test_a_table_ages_in_table_time(what: str, rests: int) -> None:
    """A pause, or an outage, of 200 days excuses 90, then the game ages; it is said a week before."""
    game = await Waiting().open()
    await {"pause": lambda: game.pause(None), "outage": lambda: game.outage(200)}.get(what, lambda: game.holiday(0.5))()
    days: dict[str, float] = {}
    while game.day < 300 and (await game.house.look()).record.status == Status.PLAYING:
        assert await game.house.tables.sweep() == []
        for kind, _ in game.house.notices_of():
            days.setdefault(kind, game.day)
        game.day += 0.25
    rest = days["rested"]
    assert rest - days["ageing"] >= 7
    if what == "outage":
        assert 200 <= days["ageing"] <= 201, "it is said before it is done, however long ago that was due"
    else:
        assert abs(rest - rests) <= 1


async def test_what_the_bot_does_by_itself_touches_no_table() -> None:
    game = await Waiting().open()
    seats = (await game.house.table()).match.waiting_for()
    before = (await game.house.table()).record.schedule.updated
    await game.house.tables.run(1, House(), StartClocks(game.times, seats))
    for game.day in (1, 2, 3, 9):
        await game.house.tables.run(1, House(), Tick(game.times, {}))
    kinds = [kind for kind, _ in game.house.notices_of()]
    assert {"remind", "late"} <= set(kinds) and (await game.house.table()).record.schedule.updated == before


async def test_a_lobby_does_not_close_in_an_outage() -> None:
    house = Club()
    times = Times(lambda: T + 8 * DAY)
    house.tables.times = Times(lambda: T)
    await house.tables.open(ANN, Opening("toy", 1, guild=2, size=2))
    house.tables.times, times.outages = times, [(T, T + 8 * DAY - 60)]
    assert await house.tables.sweep() == [] and house.notices_of() == [("lobby", None)]


async def test_what_was_said_by_a_clock_that_was_ahead_is_said_again() -> None:
    game = await Waiting().open()
    game.day = 365
    assert await game.house.tables.sweep() == [] and game.house.notices_of()[-1][0] == "ageing"
    for game.day in (54, 62):
        assert await game.house.tables.sweep() == []
    assert [kind for kind, to in game.house.notices_of() if to is None][-3:] == ["ageing", "ageing", "rested"]
