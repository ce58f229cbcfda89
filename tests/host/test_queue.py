"""The queue as calculation: whatever people do and however time passes, nobody plays who has not confirmed, and nobody
who has loses their place."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fronde.__main__ import main
from fronde.core.errors import PlayerError, StaleDecision, TableError
from fronde.host.matchmaking import queue as calculations
from fronde.host.matchmaking.queue import (
    FILLS,
    MOST_TICKETS,
    CallEnd,
    Conditions,
    Queue,
    Ticket,
    advance,
    call_end,
    closeness,
    confirm,
    enqueue,
    finish,
    release,
    times_of,
    withdraw,
)
from fronde.host.timekeeping.hours import DAY, HOUR, MINUTE
from fronde.lab.waiting import Habits, Simulation

NOW = 1_000_000_000


def ticket(user: int, since: int = NOW, **terms: Any) -> Ticket:
    """A ticket for a live game of three."""
    values = {"game": "toy", "pace": "brisk", "sizes": (3,), "fill": "never"} | terms
    return Ticket(user, f"U{user}", since=since, began=since, **values)


def line_up(*tickets: Ticket, at: int = NOW, **conditions: Any) -> Queue:
    """A queue of these tickets, brought up to date."""
    queue = Queue()
    for one in tickets:
        queue = enqueue(queue, one)
    return advance(queue, Conditions(at, **conditions)).queue


def users(queue: Queue, number: int | None) -> list[int]:
    """Who is in a call, or in none, in order."""
    return [one.user for one in sorted(queue.tickets, key=lambda one: one.place) if one.call == number]


# --- whatever happens ---

USERS, GAMES, PACES = st.integers(101, 105), st.sampled_from("aab"), st.sampled_from(["brisk", "brisk", "daily"])
SIZES = st.sampled_from([(2,), (3,), (2, 3), (2, 3, 4)])
JOINS = st.tuples(st.just("join"), USERS, GAMES, PACES, SIZES, st.sampled_from(FILLS))
CONFIRMS = st.tuples(st.just("confirm"), st.integers(0, 2))
EVENTS = st.one_of(
    JOINS,
    JOINS,
    CONFIRMS,
    CONFIRMS,
    st.tuples(st.just("start")),
    st.tuples(st.just("leave"), USERS, st.one_of(st.none(), GAMES)),
    st.tuples(st.just("fail"), st.booleans()),
    st.tuples(st.just("wait"), st.sampled_from([1, MINUTE, 10 * MINUTE, 12 * HOUR])),
)


class World:
    """A queue in which things happen, and what must hold after each."""

    def __init__(self) -> None:
        self.queue, self.now = Queue(), NOW

    def happen(self, event: tuple[Any, ...]) -> None:
        """Do it, if the queue does not refuse, and let no time pass."""
        before = self.queue
        try:
            getattr(self, event[0])(*event[1:])
        except PlayerError:
            assert self.queue is before, "what is refused changes nothing"
        step = advance(self.queue, Conditions(self.now, room=2))
        tickets = {(one.user, one.game) for one in step.queue.tickets}
        for end in step.ends:
            mine = {(one.user, one.game): one for one in end.people if one.confirmed}
            assert mine.keys() <= tickets, "who confirmed keeps their ticket"
            assert all(not one.confirmed for one in end.absent)
        self.queue = step.queue
        self.check()

    def join(self, user: int, game: str, pace: str, sizes: tuple[int, ...], fill: str) -> None:
        """Somebody takes a ticket."""
        self.queue = enqueue(self.queue, Ticket(user, f"U{user}", game, pace, sizes, fill, self.now, self.now))

    def leave(self, user: int, game: str | None) -> None:
        """Somebody leaves."""
        self.queue = withdraw(self.queue, user, game)

    def confirm(self, place: int) -> None:
        """Somebody who is called confirms."""
        open_calls = [one for one in self.queue.tickets if one.call and not one.confirmed]
        one = open_calls[place % len(open_calls)] if open_calls else None
        self.queue = confirm(self.queue, one.user if one else 0, (one and one.call) or 0, "7")

    def start(self) -> None:
        """Every table that can start does."""
        for call in self.queue.full_calls():
            tickets = self.queue.tickets_of(call.number)
            assert len(tickets) == call.people and all(one.confirmed for one in tickets)
            assert len({one.user for one in tickets}) == call.people <= call.size
            self.queue = finish(self.queue, call.number)

    def fail(self, leaves: bool) -> None:
        """A table cannot be opened; or somebody has left the server."""
        for call in self.queue.full_calls()[:1]:
            people = self.queue.tickets_of(call.number)
            end = CallEnd(call, "failed", people, people[:1] if leaves else [])
            self.queue = release(self.queue, end, self.now)
            front = [one.user for one in self.queue.tickets if one.game == call.game and one.in_front]
            assert {one.user for one in people[leaves:]} <= set(front), "who was here is in front"

    def check(self) -> None:
        """What holds at any time."""
        queue = self.queue
        assert Queue.read(json.loads(json.dumps(queue.write()))) == queue
        assert max(Counter((one.user, one.game) for one in queue.tickets).values(), default=1) == 1
        assert max(Counter(one.user for one in queue.tickets if one.call).values(), default=1) == 1, "one call each"
        assert {one.call for one in queue.tickets} - {None} == {call.number for call in queue.calls}
        assert len(queue.calls) <= 2, "the server has room for no more"
        assert all(one.call is not None or not one.confirmed for one in queue.tickets)
        for call in queue.calls:
            tickets = queue.tickets_of(call.number)
            assert len(tickets) == call.people
            assert all((one.game, one.pace) == (call.game, call.pace) and call.size in one.sizes for one in tickets)
            if call.people < call.size:
                assert all(one.fill_at is not None and one.fill_at <= call.began for one in tickets)
            assert queue.is_full(call) or call_end(call, ()) > self.now
        again = advance(queue, Conditions(self.now, room=2))
        assert again.queue == queue and not again.begins and not again.ends, "looking twice changes nothing"

    def wait(self, seconds: int) -> None:
        """Time passes."""
        self.now += seconds


@settings(max_examples=80, deadline=None)
@given(st.lists(EVENTS, min_size=20, max_size=80))
def test_whatever_people_do_nobody_plays_without_having_confirmed(events: list[tuple[Any, ...]]) -> None:
    world = World()
    for event in events:
        world.happen(event)


@settings(max_examples=50, deadline=None)
@given(st.lists(st.tuples(USERS, SIZES, st.sampled_from(FILLS)), min_size=1, max_size=7), st.randoms())
def test_the_order_in_which_tickets_are_stored_changes_nothing(people: list[Any], random: Any) -> None:
    tickets = {user: ticket(user, NOW + n, sizes=sizes, fill=fill) for n, (user, sizes, fill) in enumerate(people)}
    mixture = list(tickets.values())
    random.shuffle(mixture)
    at = Conditions(NOW + 31 * MINUTE)
    one, other = (advance(Queue(tuple(some)), at).queue for some in (tickets.values(), mixture))
    assert [users(one, call.number) for call in one.calls] == [users(other, call.number) for call in other.calls]


# --- who plays with whom ---


def test_whoever_waits_longest_is_called_first_with_as_many_as_they_accept() -> None:
    queue = line_up(*(ticket(n, NOW + n, sizes=(2, 3)) for n in (1, 2)), ticket(3, NOW + 3, sizes=(3,)), at=NOW + 5)
    assert users(queue, 1) == [1, 2, 3] and queue.calls[0].size == 3, "all three at once, rather than two"
    assert users(line_up(ticket(1), ticket(2, sizes=(2,)), ticket(3, pace="daily"), ticket(4, game="b")), None) == [
        1, 2, 3, 4,
    ]  # fmt: skip
    assert users(line_up(*map(ticket, range(1, 8))), 1) == [1, 2, 3]
    assert users(line_up(*map(ticket, range(1, 8))), 2) == [4, 5, 6]


def test_ratings_decide_among_those_who_wait_and_waiting_where_there_is_none() -> None:
    strong, weak = ticket(2, NOW + 1, rating=30.0, sizes=(2,)), ticket(3, NOW + 2, rating=21.0, sizes=(2,))
    queue = line_up(ticket(1, rating=20.0, sizes=(2,)), strong, weak)
    assert users(queue, 1) == [1, 3]
    assert users(line_up(ticket(1, sizes=(2,)), strong, weak), 1) == [1, 2]
    new = ticket(4, NOW + 3, sizes=(2,))
    assert users(line_up(ticket(1, rating=20.0, sizes=(2,)), weak, new), 1) == [1, 3], "a beginner is no near-equal"
    head, first = ticket(1, rating=20.0), replace(strong, in_front=True)
    assert closeness(head, first) < closeness(head, weak), "who confirmed before comes before the nearest rating"


def test_another_pace_is_another_wait() -> None:
    queue = enqueue(Queue(), ticket(1, pace="daily", sizes=(3,), fill="late"))
    now = NOW + 5 * 60 * MINUTE
    queue = enqueue(queue, replace(ticket(1, now, sizes=(3,), fill="soon"), began=now))
    assert advance(queue, Conditions(now)).begins == [], "bots wait as long as somebody who has just come wants"
    assert len(advance(queue, Conditions(now + 10 * MINUTE)).begins) == 1


def test_bots_take_the_empty_seats_of_those_who_have_waited_as_long_as_they_wanted() -> None:
    queue = Queue()
    for one in (ticket(1, fill="soon"), ticket(2, fill="late"), ticket(3, NOW, pace="daily", fill="soon")):
        queue = enqueue(queue, one)
    assert advance(queue, Conditions(NOW + 10 * MINUTE - 1)).begins == []
    alone = advance(queue, Conditions(NOW + 10 * MINUTE)).queue
    assert users(alone, 1) == [1] and (alone.calls[0].people, alone.calls[0].size) == (1, 3)
    assert users(advance(queue, Conditions(NOW + 30 * MINUTE)).queue, 1) == [1, 2], "people before bots"


def test_nobody_is_called_twice_at_a_time_nor_while_they_rest_nor_without_room() -> None:
    both = [one for game in "ab" for one in (ticket(1, game=game, sizes=(2,)), ticket(2, game=game, sizes=(2,)))]
    assert len(line_up(*both).calls) == 1
    two = [ticket(1, sizes=(2,)), ticket(2, sizes=(2,))]
    assert not line_up(*two, resting=frozenset({2})).calls
    assert not line_up(*two, room=0).calls and not line_up(*two, is_reachable=False).calls


# --- how a call ends ---


def call_three() -> Queue:
    """Three people who are called, while a fourth waits."""
    return line_up(ticket(1), ticket(2, NOW + 1), ticket(3, NOW + 2), ticket(4, NOW + 3), at=NOW + 3)


def test_whoever_confirmed_is_in_front_if_another_did_not() -> None:
    queue = confirm(confirm(call_three(), 2, 1, ""), 3, 1, "")
    step = advance(queue, Conditions(NOW + 3 + 2 * MINUTE))
    assert [(end.how, [one.user for one in end.absent]) for end in step.ends] == [("late", [1])]
    assert step.queue.find(1, "toy") is None, "who did not confirm waits no longer"
    assert users(step.queue, 2) == [2, 3, 4], "the others are called again at once, with the next"
    assert [one.in_front for one in step.queue.tickets_of(2)] == [True, True, False]
    assert not any(one.confirmed for one in step.queue.tickets), "and confirm again"


def test_a_ticket_lasts_as_long_as_its_pace_says_and_longer_by_the_calls_that_failed() -> None:
    queue = line_up(ticket(1), ticket(2, pace="daily"))
    assert users(advance(queue, Conditions(NOW + HOUR)).queue, None) == [2]
    assert users(advance(queue, Conditions(NOW + DAY)).queue, None) == []
    end = NOW + 3 + 2 * MINUTE
    late = advance(confirm(call_three(), 3, 1, ""), Conditions(end, room=0)).queue
    assert users(late, None) == [3, 4]
    lasting = advance(late, Conditions(NOW + 2 + HOUR, room=0)).queue
    assert users(lasting, None) == [3, 4], "a minute of the call is given back"
    assert users(advance(late, Conditions(NOW + 3 + HOUR, room=0)).queue, None) == [3]


def test_the_time_while_the_bot_was_away_does_not_count() -> None:
    away = [(NOW + 10, NOW + HOUR)]
    queue = confirm(call_three(), 2, 1, "")
    assert advance(queue, Conditions(NOW + HOUR, away)).ends == []
    assert advance(queue, Conditions(NOW + HOUR + 2 * MINUTE, away)).ends


def test_where_nobody_can_see_the_call_nobody_loses_a_ticket() -> None:
    step = advance(call_three(), Conditions(NOW + HOUR - 1, is_reachable=False))
    assert step.ends and users(step.queue, None) == [1, 2, 3, 4]


def test_a_withdrawal_ends_the_call_until_the_table_starts() -> None:
    queue = confirm(call_three(), 2, 1, "")
    step = advance(withdraw(queue, 1), Conditions(NOW + 4))
    assert [end.how for end in step.ends] == ["withdrawn"] and users(step.queue, 2) == [2, 3, 4]
    full = confirm(confirm(queue, 1, 1, ""), 3, 1, "")
    with pytest.raises(TableError, match="error-queue-starts"):
        withdraw(full, 1)
    assert not advance(full, Conditions(NOW + DAY)).ends, "it is not over before its table has started"


@pytest.mark.parametrize(
    ("work", "reason"),
    [
        (lambda queue: confirm(queue, 4, 1, ""), "error-queue-not-yours"),
        (lambda queue: confirm(confirm(queue, 1, 1, ""), 1, 1, ""), "error-queue-confirmed"),
        (lambda queue: confirm(queue, 1, 9, ""), "error-queue-call-over"),
        (lambda queue: finish(queue, 9), "error-queue-call-over"),
        (lambda queue: withdraw(queue, 9), "error-queue-no-ticket"),
        (lambda queue: withdraw(queue, 1, "other"), "error-queue-no-ticket"),
        (lambda queue: enqueue(queue, ticket(1)), "error-queue-called"),
    ],
)
def test_what_does_not_fit_is_refused(work: Any, reason: str) -> None:
    with pytest.raises((TableError, StaleDecision), match=reason):
        work(call_three())


def test_a_queue_has_an_end() -> None:
    queue = Queue(tuple(ticket(n) for n in range(MOST_TICKETS)))
    with pytest.raises(TableError, match="error-queue-full"):
        enqueue(queue, ticket(MOST_TICKETS))
    assert len(enqueue(queue, ticket(5, NOW + 9)).tickets) == MOST_TICKETS, "who waits already changes their terms"
    assert enqueue(queue, ticket(5, NOW + 9)).find(5, "toy") == replace(ticket(5), began=NOW + 9), (
        "and keeps their place"
    )


def test_who_plays_live_waits_for_no_other_live_game() -> None:
    queue = call_three()
    for one in (ticket(1, game="b"), ticket(1, game="c", pace="daily"), ticket(4, game="b")):
        queue = enqueue(queue, one)
    for user in (1, 2, 3):
        queue = confirm(queue, user, 1, "")
    rest = finish(queue, 1)
    assert [(one.user, one.game) for one in rest.tickets] == [(4, "toy"), (1, "c"), (4, "b")] and not rest.calls


def test_what_cannot_be_read_is_left_out() -> None:
    data = call_three().write()
    data["tickets"] |= {"x": 5, "y": {"user": 1}, "z": {**data["tickets"]["4:toy"], "sizes": []}}
    data["tickets"]["4:toy"]["user"] = "4"
    data["calls"] |= {"2": []}
    assert users(Queue.read(data), 1) == [1, 2, 3] and len(Queue.read(data).tickets) == 3
    assert Queue.read({}) == Queue.read({"tickets": 3, "calls": None, "serial": "x"}) == Queue()


def test_live_and_slow_paces_have_their_times() -> None:
    assert (times_of("brisk").ticket, times_of("brisk").confirm) == (60 * MINUTE, 2 * MINUTE)
    assert {(times_of(pace).ticket, times_of(pace).confirm) for pace in ("daily", "relaxed")} == {
        (24 * HOUR, 12 * HOUR)
    }
    assert set(FILLS) == {"never", *times_of("brisk").fill, *times_of("daily").fill}


# --- the simulation ---


def test_in_simulated_days_more_people_wait_less_and_no_shows_cost_tables() -> None:
    few, many = (Simulation(Habits(arrivals), 1).run(150) for arrivals in (4, 20))
    assert few.people < many.people and few.wait(0.5) > many.wait(0.5)
    surely = Simulation(Habits(20, no_show=0.0), 1).run(150)
    assert surely.failures == 0 < many.failures and len(surely.waits) > len(many.waits)
    full = Simulation(Habits(4, fill="soon"), 1).run(150)
    assert full.with_bots and len(full.waits) > len(few.waits)
    assert vars_of(Simulation(Habits(4), 1).run(150)) == vars_of(few), "the same seed gives the same days"


def vars_of(tally: Any) -> list[Any]:
    """What a tally counts."""
    return [getattr(tally, name) for name in type(tally).__slots__]


def test_the_simulation_would_notice_a_table_without_confirmation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calculations.Queue, "is_full", lambda queue, call: True)
    with pytest.raises(AssertionError):
        Simulation(Habits(20), 1).run(5)


def test_the_command_prints_the_wait_by_arrivals(capsys: pytest.CaptureFixture[str]) -> None:
    command = "lab queue --days 20 --arrivals 5 10 --no-show 0.3 --players 2 3 --pace brisk --fill late"
    assert main(command.split()) == 0
    text = capsys.readouterr().out
    assert text.count("\n| 5 |") == text.count("\n| 10 |") == 1 and "confirmed by everyone" in text
