"""Whether somebody may be waited for: what time counts at a table."""

from __future__ import annotations

import pytest

from fronde.host.clocks import PACES
from fronde.host.hours import DAY, HOUR, Span
from fronde.host.presence import find_moment, table_time
from fronde.host.storing import TableRecord
from fronde.host.table import Broken, Table
from fronde.host.timing import Pause, Times, Timing

T = 1_700_000_000


def table(*pauses: tuple[int, int | None], on: bool = False, days: int = 0) -> Table:
    """A table that has paused so, in days from T; touched last after so many."""
    spans = tuple((T + begin * DAY, None if end is None else T + end * DAY) for begin, end in pauses)
    timing = Timing(PACES["daily"], pause=Pause(on), pauses=spans).write()
    return Broken(TableRecord(1, "toy", 1, 1, 2, 1, timing=timing, updated=T + days * DAY), None)


def times(day: float, *outages: Span) -> Times:
    """So many days after T, the bot having been away from day to day."""
    found = Times(lambda: int(T + day * DAY))
    found.outages = [(T + begin * DAY, T + end * DAY) for begin, end in outages]
    return found


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
    broken = Broken(TableRecord(1, "toy", 1, 1, 2, 1, timing=spans), None)
    assert table_time(broken, times(100), T) == 10 * DAY


def test_a_moment_to_come_is_as_far_as_pauses_are_known() -> None:
    seen = times(4)
    assert find_moment(table((2, 10)), seen, T, 7 * DAY) == T + 15 * DAY
    moment = find_moment(table((2, None)), seen, T, 7 * DAY)
    assert moment == T + 97 * DAY
    assert table_time(table((2, None)), seen, T, moment) == 7 * DAY


def test_hours_without_a_beat_are_no_table_time_yet() -> None:
    seen = times(16)
    seen.beat = T + DAY
    assert table_time(table(), seen, T) == DAY


def test_a_pause_of_an_older_release_began_when_the_table_was_last_touched() -> None:
    assert table_time(table(on=True, days=3), times(20), T) == 3 * DAY


def test_pauses_are_kept_and_end() -> None:
    paused = Timing(PACES["daily"]).stand(T, None)
    kept = Timing.read(paused.go_on(T + DAY).stand(T + 3 * DAY, T + 9 * DAY).write())
    assert kept is not None and kept.pauses == ((T, T + DAY), (T + 3 * DAY, T + 9 * DAY)) and kept.pause.on
    assert kept.go_on(T + 5 * DAY).pauses[-1] == (T + 3 * DAY, T + 5 * DAY)
    assert kept.stand(T + 800 * DAY, None).pauses == ((T + 800 * DAY, None),)
