"""Clocks by themselves: what is left, what comes next and when, whatever stops them."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from itertools import pairwise

import pytest

from fronde.core.errors import TableError
from fronde.host.store import find_outages
from fronde.host.timekeeping import clocks
from fronde.host.timekeeping.clocks import EXTENSIONS, PACES, Clock, Demand, Late, Pace, Stage
from fronde.host.timekeeping.hours import (
    ALLOWANCE,
    DAY,
    HOUR,
    MINUTE,
    UNKNOWN_ZONES,
    Rest,
    count_seconds,
    find_end,
    find_zones,
    get_zone,
    read_clock,
    read_duration,
    read_moment,
)
from tests.host.schedules import TURN, Schedule, at, check

RELAXED = PACES["relaxed"]
NEVER = lambda since: iter(())  # noqa: E731


def start_clock(pace: Pace = RELAXED, now: int = 0, stops: clocks.Stops = NEVER) -> Clock:
    """A clock that runs for a turn."""
    return clocks.start_clock(clocks.follow(Clock(pace.bank), pace, TURN, now, stops), now)


def test_a_turn_adds_to_the_bank_up_to_the_most() -> None:
    clock = Clock(RELAXED.bank)
    hours = []
    for turn in range(7):
        clock = clocks.follow(clock, RELAXED, Demand(f"red:{turn}", "turn", at_hand=True), 0, NEVER)
        hours.append(clock.wait.remaining // HOUR)
        clock = clocks.follow(clock, RELAXED, Demand(), 0, NEVER)
    assert hours == [36, 48, 60, 72, 72, 72, 72]


def test_a_clock_runs_from_when_its_player_is_told() -> None:
    clock = clocks.follow(Clock(RELAXED.bank), RELAXED, TURN, 0, NEVER)
    assert clocks.find_due(clock, NEVER) is None
    clock = clocks.start_clock(clock, 5 * DAY)
    assert clocks.start_clock(clock, 6 * DAY) == clock, "told again, nothing changes"
    assert clocks.find_deadline(clock, 5 * DAY, NEVER) == 5 * DAY + 36 * HOUR
    assert clocks.find_due(clock, NEVER) == 5 * DAY + 18 * HOUR


def test_the_stages_come_in_order_and_the_grace_waits_for_its_notice() -> None:
    clock, now, stages = start_clock(), 0, []
    while (due := clocks.find_due(clock, NEVER)) is not None:
        assert due >= now
        now = due
        clock, stage = clocks.advance(clock, RELAXED, now, NEVER)
        stages.append((stage, now // HOUR))
    assert stages == [(Stage.HALF, 18), (Stage.NUDGED, 34), (Stage.LATE, 36)]
    clock = clocks.start_clock(clock, now + DAY)
    assert clock.wait.since is None, "it has been told of the turn, not that it is late"
    clock = clocks.start_clock(clock, now + DAY, late=True)
    assert clocks.find_due(clock, NEVER) == now + DAY + RELAXED.grace
    clock, stage = clocks.advance(clock, RELAXED, now + DAY + RELAXED.grace, NEVER)
    assert stage == Stage.OUT and clocks.find_due(clock, NEVER) is None
    clock = clocks.follow(clock, RELAXED, Demand(), now + 2 * DAY, NEVER)
    assert clock.bank == 0


def test_the_grace_goes_on_where_others_were_waited_for_meanwhile_or_the_table_paused() -> None:
    late = clocks.advance(start_clock(), RELAXED, 36 * HOUR, NEVER)[0]
    for initial in (clocks.start_clock(late, 37 * HOUR, late=True), late):
        clock = clocks.follow(initial, RELAXED, Demand("red:1", None), 38 * HOUR, NEVER)
        clock = clocks.follow(clock, RELAXED, Demand("red:1", "turn"), 39 * HOUR, NEVER)
        assert clock.wait.stage == Stage.LATE and clocks.find_due(clock, NEVER) is None
        clock = clocks.start_clock(clock, 40 * HOUR)
        assert clocks.find_due(clock, NEVER) in (51 * HOUR, 52 * HOUR), "it is called again, and so told"
    clock = clocks.go_on(clocks.halt(late, 37 * HOUR, NEVER), 50 * HOUR)
    assert clocks.find_due(clock, NEVER) == 50 * HOUR + RELAXED.grace


def test_of_stages_that_were_missed_only_the_last_is_told() -> None:
    clock, stage = clocks.advance(start_clock(), RELAXED, 35 * HOUR, NEVER)
    assert stage == Stage.NUDGED and clocks.advance(clock, RELAXED, 35 * HOUR, NEVER)[1] is None


def test_a_table_that_waits_waits() -> None:
    pace = clocks.replace(RELAXED, late=Late.WAIT)
    clock, stage = clocks.advance(start_clock(pace), pace, 40 * HOUR, NEVER)
    assert stage == Stage.LATE
    clock = clocks.start_clock(clock, 40 * HOUR, late=True)
    clock, stage = clocks.advance(clock, pace, 60 * HOUR, NEVER)
    assert stage == Stage.OUT and clock.has_run_out and clocks.find_due(clock, NEVER) is None
    asleep = clocks.follow(clock, pace, Demand(), 61 * HOUR, NEVER)
    assert asleep.has_run_out and Clock.read(asleep.write()) == asleep, "somebody else answered"
    assert not clocks.follow(clock, pace, Demand(at_hand=True), 61 * HOUR, NEVER).has_run_out


def test_nobody_learns_whose_time_has_run_out_where_all_choose_unseen() -> None:
    clock = clocks.follow(Clock(HOUR), RELAXED, Demand(None, "answer", "1", is_secret=True), 0, NEVER)
    clock = clocks.advance(clocks.start_clock(clock, 0), RELAXED, 25 * HOUR, NEVER)[0]
    clock = clocks.advance(clocks.start_clock(clock, 25 * HOUR, late=True), RELAXED, 40 * HOUR, NEVER)[0]
    assert clock.wait.stage == Stage.OUT and not clock.has_run_out
    assert not clocks.follow(clock, RELAXED, Demand(), 41 * HOUR, NEVER).has_run_out


def test_a_turn_stands_while_others_answer() -> None:
    clock = clocks.follow(start_clock(), RELAXED, Demand("red:1", None), 10 * HOUR, NEVER)
    assert clock.wait is None and clock.turn.remaining == 26 * HOUR
    clock = clocks.follow(clock, RELAXED, Demand("red:1", "turn"), 30 * HOUR, NEVER)
    clock = clocks.start_clock(clock, 31 * HOUR)
    assert clocks.find_deadline(clock, 31 * HOUR, NEVER) == 57 * HOUR


def test_an_answer_has_time_of_its_own_and_the_bank_keeps_what_it_has() -> None:
    demand = Demand(None, "answer", "3")
    clock = clocks.start_clock(clocks.follow(Clock(5 * HOUR), RELAXED, demand, 0, NEVER), 0)
    assert clocks.find_deadline(clock, 0, NEVER) == 24 * HOUR
    clock = clocks.follow(clock, RELAXED, demand, 3 * HOUR, NEVER)
    assert clocks.find_deadline(clock, 3 * HOUR, NEVER) == 24 * HOUR, "what others do changes nothing"
    clock = clocks.follow(clock, RELAXED, Demand(None, "answer", "4", at_hand=True), 4 * HOUR, NEVER)
    assert clocks.find_deadline(clock, 4 * HOUR, NEVER) == 28 * HOUR, "another question"
    assert clocks.follow(clock, RELAXED, Demand(), 9 * HOUR, NEVER).bank == 5 * HOUR


def test_undo_gives_no_time() -> None:
    clock = clocks.follow(start_clock(), RELAXED, Demand(), 10 * HOUR, NEVER)
    clock = clocks.follow(clock, RELAXED, Demand("red:1", "turn", at_hand=True, is_undo=True), 10 * HOUR, NEVER)
    assert clock.wait.remaining == 26 * HOUR


def test_answers_taken_back_again_and_again_are_late_in_the_end() -> None:
    """Several answers of one seat follow each other: 9 is chosen, then 10, and both are taken back."""
    clock, now, is_late = Clock(HOUR), 0, False
    for _ in range(40):
        for number, is_undo in ((9, False), (10, False), (11, False), (10, True), (9, True)):
            demand = Demand(None, "answer", str(number), at_hand=True, is_undo=is_undo)
            clock = clocks.follow(clock, RELAXED, demand, now, NEVER)
            now += HOUR
            clock, stage = clocks.advance(clock, RELAXED, now, NEVER)
            is_late |= stage == Stage.LATE
    assert is_late
    clock = clocks.follow(clock, RELAXED, Demand(None, "answer", "12", at_hand=True), now, NEVER)
    assert clock.wait.remaining == RELAXED.answer and clock.wait.stage == Stage.FRESH, "another question"
    clock = clocks.follow(clock, RELAXED, Demand(), now + HOUR, NEVER)
    clock = clocks.follow(clock, RELAXED, Demand(None, "answer", "12", at_hand=True, is_undo=True), now + HOUR, NEVER)
    assert clock.wait.remaining == RELAXED.answer - HOUR


def test_a_day_more_is_lent_and_twice_a_game() -> None:
    clock = clocks.extend(start_clock(), 10 * HOUR, NEVER)
    assert clocks.find_deadline(clock, 10 * HOUR, NEVER) == 60 * HOUR
    assert clocks.follow(clock, RELAXED, Demand(), 12 * HOUR, NEVER).bank == 24 * HOUR, "what is left of it goes first"
    clock = clocks.extend(clock, 12 * HOUR, NEVER)
    with pytest.raises(TableError, match="extend-none"):
        clocks.extend(clock, 12 * HOUR, NEVER)
    with pytest.raises(TableError, match="extend-nothing"):
        clocks.extend(Clock(5), 0, NEVER)


def test_who_is_late_may_take_a_day_more() -> None:
    clock = clocks.start_clock(clocks.advance(start_clock(), RELAXED, 36 * HOUR, NEVER)[0], 36 * HOUR, late=True)
    clock = clocks.extend(clock, 37 * HOUR, NEVER)
    assert clocks.find_deadline(clock, 37 * HOUR, NEVER) == 61 * HOUR and clock.wait.stage == Stage.FRESH
    assert clocks.follow(clock, RELAXED, Demand(), 38 * HOUR, NEVER).bank == 0


def test_a_pause_adds_nothing() -> None:
    clock = clocks.halt(start_clock(), 10 * HOUR, NEVER)
    assert clocks.find_due(clock, NEVER) is None
    clock = clocks.go_on(clock, 100 * HOUR)
    assert clocks.find_deadline(clock, 100 * HOUR, NEVER) == 126 * HOUR


# --- quiet hours, holidays, the calendar ---

NIGHT = Rest("Europe/Paris", (22 * 60, 8 * 60))


def test_quiet_hours_stop_a_clock_in_local_time() -> None:
    clock = start_clock(now=at("2026-01-10 18:00"), stops=NIGHT.spans)
    deadline = clocks.find_deadline(clock, at("2026-01-10 18:00"), NIGHT.spans)
    assert deadline == at("2026-01-13 12:00"), "4 + 14 + 14 + 4 hours"


@pytest.mark.parametrize(("day", "seconds"), [("2026-03-28", 9), ("2026-03-27", 10), ("2026-10-24", 11)])
def test_a_night_is_as_long_as_it_is_when_clocks_are_put_on_or_back(day: str, seconds: int) -> None:
    begin, end = next(NIGHT.spans(at(f"{day} 21:00")))
    assert begin == at(f"{day} 22:00") and end - begin == seconds * HOUR


def test_quiet_hours_that_a_changed_clock_skips_or_shows_twice() -> None:
    gap = Rest("Europe/Paris", (2 * 60 + 15, 2 * 60 + 45))
    spans = [span for span, _ in zip(gap.spans(at("2026-03-28 12:00")), range(3), strict=False)]
    assert all(end > begin for begin, end in spans) and all(a[1] < b[0] for a, b in pairwise(spans))
    twice = Rest("Europe/Paris", (2 * 60, 3 * 60))
    begin, end = next(twice.spans(at("2026-10-25 00:30")))
    assert begin == at("2026-10-25 02:00") and end - begin == 2 * HOUR


def test_a_holiday_is_told_beforehand_and_a_year_has_so_many() -> None:
    now = at("2026-06-01 12:00")
    with pytest.raises(TableError, match="holiday-notice"):
        Rest().with_holiday((now + HOUR, now + DAY), now)
    rest = Rest().with_holiday((now + 2 * DAY, now + 2 * DAY + ALLOWANCE), now)
    with pytest.raises(TableError, match="holiday-long"):
        rest.with_holiday((now + 50 * DAY, now + 51 * DAY), now)
    later = (now + 300 * DAY, now + 301 * DAY)
    assert later in rest.with_holiday(later, now).holidays
    assert rest.without_holidays(now + 3 * DAY).holidays == ((now + 2 * DAY, now + 3 * DAY),)
    assert Rest.read(rest.write()) == rest


def test_holidays_of_two_years_do_not_follow_each_other() -> None:
    now = at("2026-11-20 12:00")
    rest = Rest().with_holiday((at("2026-12-02 00:00"), at("2027-01-01 00:00")), now)
    for day in ("2027-01-01", "2027-01-03", "2027-03-01", "2027-05-30"):
        with pytest.raises(TableError, match="holiday-long"):
            rest.with_holiday((at(f"{day} 00:00"), at(f"{day} 00:00") + 30 * DAY), now)
    rest = rest.with_holiday((at("2027-07-01 00:00"), at("2027-07-31 00:00")), now)
    with pytest.raises(TableError, match="holiday-long"):
        rest.with_holiday((at("2027-06-28 00:00"), at("2027-07-01 00:00")), now)


def quiet_seconds(rest: Rest, begin: int, end: int) -> int:
    """How much of that time is quiet."""
    return end - begin - count_seconds(begin, end, rest.spans(begin))


def test_other_quiet_hours_count_a_day_later() -> None:
    now = at("2026-06-01 22:00")
    rest = Rest().with_quiet("Europe/Paris", (22 * 60, 8 * 60), now)
    assert rest.is_on(now) and not rest.is_on(now - 1), "the first count at once"
    now += 10 * HOUR
    assert not rest.is_on(now)
    other = rest.with_quiet("Europe/Paris", (8 * 60, 18 * 60), now)
    assert not other.is_on(now) and not other.is_on(now + DAY - 1) and other.is_on(now + DAY)
    assert Rest.read(other.write()) == other
    again = other.with_quiet("Europe/Paris", (9 * 60, 18 * 60), now + HOUR)
    assert again.since == other.since, "what never counted is changed at no cost"
    assert rest.with_quiet("Europe/Paris", rest.quiet, now) == rest, "nothing has changed"
    none = rest.with_quiet("Europe/Paris", None, now)
    assert quiet_seconds(none, now, now + 9 * DAY) == 0
    assert none.with_quiet("UTC", (6 * 60, 16 * 60), now + 1).since == now + DAY, "nor is it won by way of none"
    assert Rest.read({"zone": "UTC", "quiet": [60, 120], "holidays": []}).is_on(at("2026-06-01 01:30", "UTC"))


@pytest.mark.parametrize("hours", [1, 5, 10, 24])
def test_quiet_hours_set_ever_anew_are_ten_a_day(hours: int) -> None:
    now, rest, quiet = at("2026-06-01 00:00", "UTC"), Rest(), 0
    for step in range(60 * 24 // hours):
        begin = step * hours % 24 * 60
        zone, shift = ("UTC", 0) if step % 2 else ("Asia/Kolkata", 330)
        rest = rest.with_quiet(zone, ((begin + shift) % 1440, (begin + shift + 600) % 1440), now)
        quiet += quiet_seconds(rest, now, now + hours * HOUR)
        now += hours * HOUR
    assert quiet <= 60 * 10 * HOUR


@pytest.mark.parametrize(
    "zone", ["localtime", "Factory", "posixrules", "posix/Europe/Paris", "right/UTC", "Mars/Olympus"]
)
def test_a_zone_that_is_none_everywhere_is_not_taken(zone: str) -> None:
    assert zone not in find_zones()
    with pytest.raises(TableError, match="zone"):
        Rest().with_quiet(zone, None)


@pytest.mark.parametrize(
    "zone", ["Mars/Olympus", "localtime", "Europe", "../../etc/passwd", "/etc/localtime", "", "a\0b"]
)
def test_a_stored_zone_unknown_here_is_read_as_utc(zone: str) -> None:
    UNKNOWN_ZONES.clear()
    get_zone.cache_clear()
    rest = Rest(zone, (22 * 60, 8 * 60))
    now = at("2026-06-01 12:00", "UTC")
    assert next(rest.spans(now)) == (at("2026-06-01 22:00", "UTC"), at("2026-06-02 08:00", "UTC"))
    assert clocks.find_due(start_clock(now=now, stops=rest.spans), rest.spans) is not None
    assert read_moment("2026-08-01", zone) == at("2026-08-01 00:00", "UTC")
    assert {zone} == UNKNOWN_ZONES, "told once"


# --- a seat changes hands, and the clock of the machine is wrong ---


def test_a_seat_keeps_its_bank_and_extensions_when_it_changes_hands() -> None:
    clock = start_clock()
    clock = clocks.extend(clock, 0, NEVER)
    now = 20 * HOUR  # of 60
    mine = clocks.change_player(clock, RELAXED, now, NEVER)
    assert (mine.extensions, mine.bank, mine.wait.remaining) == (EXTENSIONS - 1, clock.bank, 40 * HOUR)
    assert mine.wait.is_aware and mine.wait.since == now, "it runs on"


@pytest.mark.parametrize("late", [False, True])
def test_whoever_takes_over_has_the_time_of_an_answer_once_a_question(late: bool) -> None:
    clock = clocks.advance(start_clock(), RELAXED, 40 * HOUR, NEVER)[0]
    now = 35 * HOUR
    clock = clock if late else start_clock()
    turn = Demand("red:1", "turn", at_hand=True)
    theirs = clocks.follow(clocks.change_player(clock, RELAXED, now, NEVER), RELAXED, turn, now, NEVER)
    assert theirs.wait.remaining == RELAXED.answer and theirs.wait.stage == Stage.FRESH and theirs.wait.since == now
    assert clocks.follow(theirs, RELAXED, Demand(), now, NEVER).bank <= (0 if late else HOUR), "it is lent"
    for hours in range(1, 24):
        again = clocks.change_player(theirs, RELAXED, now + hours * HOUR, NEVER)
        again = clocks.follow(again, RELAXED, turn, now + hours * HOUR, NEVER)
        assert again.wait.remaining == RELAXED.answer - hours * HOUR, "handed back and forth it is no more"
    assert clocks.follow(theirs, RELAXED, Demand("red:2", "turn"), now, NEVER).wait.helped is False, "the next question"
    assert Clock.read(theirs.write()) == theirs


def test_a_clock_that_begins_in_a_year_begins_now() -> None:
    clock = replace(start_clock(), turn=replace(start_clock().turn, since=365 * DAY, remaining=HOUR))
    assert clocks.find_deadline(clock, 0, NEVER) == HOUR
    clock, _ = clocks.advance(clock, RELAXED, 0, NEVER)
    assert clock.wait.since == 0 and clocks.advance(clock, RELAXED, HOUR, NEVER)[1] == Stage.LATE


def test_an_outage_ends_now_at_the_latest() -> None:
    outages = find_outages([], 1000, 1000 + 365 * DAY, 120)
    assert outages == [(1000, 1000 + 365 * DAY)]
    assert find_outages(outages, 1000 + 365 * DAY, 1030, 120) == [(1000, 1030)], "the machine's clock was ahead"
    assert find_outages(outages, 1000 + 365 * DAY, 10, 120) == [], "nor when it goes back further"
    assert find_outages([(1000, 1000 + 365 * DAY)], 2000, 2030, 120) == [(1000, 2030)], "as an older release kept it"
    assert find_outages(outages, None, 1000 + 900 * DAY, 120) == [], "long past"


def test_what_people_type() -> None:
    assert read_clock("22:00-7:30") == (1320, 450) and read_clock("9–17") == (540, 1020)
    assert read_duration("1d 12h") == 36 * HOUR and read_duration("90m") == 90 * MINUTE
    assert read_moment("2026-08-01", "Europe/Paris") == at("2026-08-01 00:00")
    for read, text in ((read_clock, "25:00-7"), (read_clock, "7"), (read_duration, "h"), (read_duration, "12")):
        with pytest.raises(TableError):
            read(text)
    for text in ("soon", "9999-12-31", "9999-12-31 23:59"):
        with pytest.raises(TableError):
            read_moment(text, "UTC")
    for quiet in ((0, 660), (60, 60)):
        with pytest.raises(TableError, match="quiet"):
            Rest().with_quiet("Europe/Paris", quiet)
    with pytest.raises(TableError, match="zone"):
        Rest().with_quiet("Mars/Olympus", None)


# --- random schedules ---


@pytest.mark.parametrize("part", range(2))
def test_every_clock_ends_and_no_reminder_is_lost_or_doubled(part: int) -> None:
    """A twentieth of what `make fuzz` does."""
    for seed in range(part * 250, part * 250 + 250):
        check(seed)


def test_time_is_counted_the_same_both_ways() -> None:
    for seed in range(300):
        schedule = Schedule(seed)
        seconds = schedule.dice.randrange(5 * DAY)
        end = find_end(schedule.now, seconds, schedule.stops(schedule.now))
        assert count_seconds(schedule.now, end, schedule.stops(schedule.now)) == seconds


def test_quiet_time_is_what_local_clocks_say() -> None:
    for seed in range(40):
        rest = Schedule(seed).rest
        start = at("2026-03-20 12:00") + seed * DAY // 3
        minutes = range(start, start + 3 * DAY, MINUTE)
        loud = sum(not is_quiet(rest, moment) for moment in minutes)
        seconds = count_seconds(start, start + 3 * DAY, Rest(rest.zone, rest.quiet).spans(start))
        assert abs(loud * MINUTE - seconds) <= HOUR, "but for the hour in which clocks are put on or back"


def is_quiet(rest: Rest, moment: int) -> bool:
    """Whether a clock on the wall shows a quiet time."""
    if rest.quiet is None:
        return False
    wall = datetime.fromtimestamp(moment, get_zone(rest.zone))
    minute, (begin, end) = wall.hour * 60 + wall.minute, rest.quiet
    return begin <= minute < end if begin <= end else not end <= minute < begin
