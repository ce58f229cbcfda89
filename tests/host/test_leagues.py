"""Leagues as calculation: whoever leaves, every game has its people and every place is decided."""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fronde.core.errors import PlayerError
from fronde.host.matchmaking.leagues import (
    POINTS,
    Entrant,
    League,
    Terms,
    begin,
    end,
    fill,
    find_next,
    finish,
    join,
    leave,
    opens_at,
    rank,
    read,
    split_points,
    start,
    write,
)
from fronde.host.timekeeping.hours import DAY

NOW = 1_000_000_000
BOT = Entrant(None, "Bot", bot="easy")
FIRST = 10**17
"""The user id of the first person: ids are longer than any number of a place."""


def league(people: int, *, seats: int = 4, size: int = 7, **terms: int) -> League:
    one = League(Terms("toy", seats, size, **terms))
    for number in range(people):
        one = join(one, Entrant(FIRST + number, f"P{number}"))
    return one


def season(people: int, *, seed: int = 1, **terms: int) -> League:
    return begin(league(people, **terms), NOW, seed)


def play_out(one: League, chance: Random, *, drop_out: float = 0.0) -> League:
    """Play a season: games open and end in any order, people leave, and the bounds hold at any moment."""
    at = NOW
    while not one.is_over:
        one = open_games(one, at, chance.randint(1, 12))
        playing = [number for number, game in enumerate(one.fixtures) if game.is_open]
        if not playing:
            at += DAY
            continue
        number = chance.choice(playing)
        if chance.random() < drop_out:
            one = drop(one, number, chance)
        places, scores = outcome(one.terms.seats, chance)
        one = finish(one, number, places, scores)
    return one


def open_games(one: League, at: int, room: int) -> League:
    numbers = find_next(one, at, room)
    assert len(numbers) <= room
    for number in numbers:
        assert opens_at(one, number) <= at
        one = start(one, number, 100 + number, one.fixtures[number].places[::-1])
    busy = Counter((game.division, place) for game in one.fixtures if game.is_open for place in game.places)
    assert max(busy.values(), default=0) <= one.terms.at_once
    return one


def drop(one: League, number: int, chance: Random) -> League:
    """Somebody at a game leaves the league; their games are those that have not ended."""
    seat = chance.randrange(one.terms.seats)
    member, where = one.member_of(one.fixtures[number], seat), one.fixtures[number]
    if member is None or member.user is None:
        return one
    after = leave(one, member.user, BOT)
    substitute = after.member_of(where, seat)
    assert substitute == one.members[0] if one.members else substitute and substitute.bot == BOT.bot
    assert member.user in after.departed
    assert after.find_place(member.user) is None
    assert after.fixtures == one.fixtures
    return after


def outcome(seats: int, chance: Random) -> tuple[list[int | None], list[int | None]]:
    """Places with ties, now and then none, and scores that agree with them."""
    scores = [
        chance.choice([None, chance.randint(-3, 9)]) if chance.random() < 0.1 else chance.randint(0, 9)
        for _ in range(seats)
    ]
    if chance.random() < 0.05:
        return [None] * seats, list(scores)
    values = [score or 0 for score in scores]
    return [1 + sum(other > value for other in values) for value in values], list(scores)


def check_bounds(one: League) -> None:
    """What holds in every season, whoever left."""
    terms = one.terms
    for number, members in enumerate(one.divisions):
        rows = rank(one, number)
        assert {row.place for row in rows} == set(range(len(members)))
        assert {row.games for row in rows} == {terms.seats * terms.blocks}
        games = len(members) * terms.blocks
        assert sum(row.points for row in rows) == games * sum(POINTS[: terms.seats])
        assert sum(row.wins for row in rows) == sum(row.seconds for row in rows) == games
        assert all(0 <= row.share <= 1 for row in rows)
        assert rows == rank(one, number)
        keys = [(row.points, row.wins, row.seconds, row.share) for row in rows]
        assert keys == sorted(keys, reverse=True)


FIELDS = int(os.environ.get("LEAGUE_FIELDS", "60"))
"""How many seasons the test calculates. `python -m tests.leagues` calculates 10,000."""


def test_random_fields_with_drop_outs_keep_the_bounds() -> None:
    chance = Random(1)
    for _ in range(FIELDS):
        seats = chance.choice([3, 4])
        one = season(
            chance.randint(seats, 16), seats=seats, size=chance.randint(seats, 9), seed=chance.getrandbits(64),
            at_once=chance.randint(1, 3), moves=chance.randint(0, 3),
        )  # fmt: skip
        for number in range(chance.randint(0, 3)):
            one = join(one, Entrant(2 * FIRST + number, f"Late {number}"))
        one = play_out(one, chance, drop_out=0.15)
        check_bounds(one)
        people = {m.user for members in one.divisions for m in members if m and m.user} | {m.user for m in one.members}
        after = end(one)
        assert {member.user for member in after.members} == people
        assert len(after.members) == len(people)


def test_points_of_those_who_tie_are_split() -> None:
    assert [split_points([1, 2, 3, 4], seat) for seat in range(4)] == [10, 6, 3, 1]
    assert [split_points([1, 1, 3, 4], seat) for seat in range(4)] == [8, 8, 3, 1]
    assert split_points([1, 1, 1, 1], 2) == 5
    assert split_points([2, 1, 2], 0) == Fraction(9, 2)


@given(st.lists(st.integers(0, 5), min_size=2, max_size=4))
def test_splitting_neither_adds_nor_loses_points(values: list[int]) -> None:
    places = [1 + sum(other > value for other in values) for value in values]
    points = [split_points(places, seat) for seat in range(len(values))]
    assert sum(points) == sum(POINTS[: len(values)])
    for (value, mine), (other, theirs) in zip(
        zip(values, points, strict=True), list(zip(values, points, strict=True))[1:], strict=False
    ):
        assert (value > other) == (mine > theirs)


def test_wins_decide_before_seconds_and_shares_before_chance() -> None:
    one = season(4, size=4)
    seats = {game.places: number for number, game in enumerate(one.fixtures)}
    assert len(seats) == 4
    for number, game in enumerate(one.fixtures):
        one = finish(one, number, [1 + (place + number) % 4 for place in game.places], [10, 10, 10, 10])
    rows = rank(one, 0)
    assert {row.points for row in rows} == {20}
    assert {row.share for row in rows} == {1.0}
    orders = {tuple(row.place for row in rank(replace(one, seed=seed), 0)) for seed in range(40)}
    assert len(orders) > 5


def test_a_higher_share_of_the_winners_score_is_better() -> None:
    one = season(3, seats=3, size=3)
    close = {place: 9 - place for place in range(3)}
    for number, game in enumerate(one.fixtures):
        places = [1 + (place + number) % 3 for place in game.places]
        one = finish(
            one,
            number,
            places,
            [10 if at == 1 else close[place] for at, place in zip(places, game.places, strict=True)],
        )
    rows = rank(one, 0)
    assert len({(row.points, row.wins, row.seconds) for row in rows}) == 1
    assert [row.place for row in rows] == [0, 1, 2]


def test_the_best_rise_and_the_last_fall() -> None:
    one = season(21, moves=2)
    one = play_out(one, Random(3))
    ranks = [[row.member.user for row in rank(one, number) if row.member] for number in range(3)]
    after = begin(end(one), NOW, 2)
    assert after.season == 2
    divisions = [[member.user for member in members if member] for members in after.divisions]
    assert set(divisions[0]) == {*ranks[0][:5], *ranks[1][:2]}
    assert set(divisions[1]) == {*ranks[0][5:], *ranks[1][2:5], *ranks[2][:2]}
    assert set(divisions[2]) == {*ranks[1][5:], *ranks[2][2:]}


def test_those_who_left_and_bots_are_not_in_the_next_season() -> None:
    one = leave(season(7), FIRST, BOT)
    one = join(one, Entrant(FIRST, "Back"))
    after = end(play_out(one, Random(1)))
    assert [member.user for member in after.members][-1] == FIRST
    assert len(after.members) == 7


def test_games_come_in_the_first_half_of_a_season() -> None:
    one = season(28)
    assert find_next(one, NOW - 1, 99) == []
    first = find_next(one, NOW, 99)
    assert [one.fixtures[number].division for number in first] == [0, 1, 2, 3]
    half = one.began + one.terms.days * DAY // 2
    assert max(opens_at(one, number) for number in range(len(one.fixtures))) < half < one.ends


def test_a_corrected_result_replaces_the_first() -> None:
    one = finish(season(7), 0, [1, 2, 3, 4], [9, 8, 7, 6])
    other = finish(one, 0, [4, 3, 2, 1], [6, 7, 8, 9])
    assert other == finish(season(7), 0, [4, 3, 2, 1], [6, 7, 8, 9]) != one


def test_a_season_that_is_closed_early_shares_the_games_that_have_not_ended() -> None:
    one = finish(season(7), 0, [1, 2, 3, 4], [9, 8, 7, 6])
    first, second, third, fourth = (one.member_of(one.fixtures[0], seat) for seat in range(4))
    rest = [member for member in one.divisions[0] if member not in (first, second, third, fourth)]
    after = end(one)
    assert not after.is_on
    assert [after.members[0], after.members[1], *after.members[5:]] == [first, second, third, fourth]
    assert set(after.members[2:5]) == set(rest)


def test_what_is_not_possible_is_refused() -> None:
    one = season(7)
    refusals = [
        (lambda: join(one, Entrant(FIRST, "P0")), "error-league-joined"),
        (lambda: join(league(2), Entrant(FIRST, "P0")), "error-league-joined"),
        (lambda: join(league(500), Entrant(1, "Late")), "error-league-full"),
        (lambda: leave(one, 1, BOT), "error-league-no-member"),
        (lambda: begin(one, NOW, 1), "error-league-on"),
        (lambda: begin(league(3), NOW, 1), "error-league-few"),
        (lambda: end(league(7)), "error-league-off"),
        (lambda: start(start(one, 0, 5, one.fixtures[0].places), 0, 6, one.fixtures[0].places), "error-stale"),
        (lambda: start(one, 7, 5, ()), "error-stale"),
        (lambda: start(one, 0, 5, one.fixtures[1].places), "error-stale"),
        (lambda: finish(one, 7, [1, 2, 3, 4], [None] * 4), "error-stale"),
        (lambda: finish(one, 0, [1, 2, 3], [None] * 3), "error-stale"),
    ]
    for attempt, why in refusals:
        with pytest.raises(PlayerError, match=why):
            attempt()


def test_a_league_is_stored_and_read_again() -> None:
    one = join(leave(season(16), FIRST, BOT), Entrant(FIRST + 99, "Late"))
    one = start(start(one, 0, 5, one.fixtures[0].places), 1, 6, one.fixtures[1].places)
    one = finish(one, 0, [1, 1, 3, 4], [9, 9, 4, None])
    assert read(json.loads(json.dumps(write(one)))) == one
    assert read(json.loads(json.dumps(write(league(3))))) == league(3)


def test_the_planned_end_of_a_season_stays_when_the_terms_of_the_next_one_change() -> None:
    one = season(7)
    after = replace(end(one), terms=replace(one.terms, days=one.terms.days + 7))
    assert after.ends == one.ends == NOW + one.terms.days * DAY
    data = write(one)
    del data["ends"]
    assert read(data).ends == one.ends, "older releases stored none"


def test_a_past_season_of_an_older_release_has_no_dates() -> None:
    one = begin(end(season(7)), NOW + DAY, 1)
    assert {(final.began, final.ends) for final in one.past} == {(NOW, NOW + 90 * DAY)}
    data = write(one)
    for final in data["past"].values():
        del final["began"], final["ends"]
    assert {(final.began, final.ends) for final in read(data).past} == {(0, 0)}


def test_a_forgotten_member_is_replaced() -> None:
    one = season(7)
    data = json.loads(json.dumps(write(one)))
    data["places"] = {key: value for key, value in data["places"].items() if not key.startswith(f"{FIRST}:")}
    after = read(data)
    assert after.divisions[0][0] is None
    assert rank(after, 0)[0].games == 0
    assert fill(after, BOT).divisions[0] == (BOT, *one.divisions[0][1:])


@pytest.mark.parametrize("key", ["terms", "places", "sizes", "fixtures", "season"])
def test_a_damaged_league_is_an_error(key: str) -> None:
    data = json.loads(json.dumps(write(season(7))))
    with pytest.raises((ValueError, KeyError, TypeError)):
        read({name: value for name, value in data.items() if name != key})
    with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
        read({**data, key: "x"})
