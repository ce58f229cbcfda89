"""The result of a game is stored with the choice that ends it, and an older game gets the same one later."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from fronde.core.plugins import find_luck
from fronde.core.types import Event
from fronde.games import get_game
from fronde.host.archive.results import find_throws
from fronde.host.commands.life import End, Resume
from fronde.host.commands.rewind import AskBack
from fronde.host.commands.seats import AnswerOffer, GiveSeat, HandOver
from fronde.host.people.actors import User
from fronde.host.store import Ending, GameResult
from fronde.host.table import FinishedTable
from fronde.host.tables import Opening
from fronde.host.timekeeping.hours import DAY
from fronde.host.timekeeping.timing import Times
from tests.host.conftest import PEOPLE, Club
from tests.host.test_opponents import play_on

STEWARD = User(9, "Eve", steward=True, home=2)


def get_result(house: Club, number: int = 1) -> GameResult:
    """The stored result."""
    result = house.store.tables[number].result
    assert result is not None
    return result


@pytest.mark.parametrize(("game", "count"), [("toy", 4), ("richelieu", 2), ("mousquetaires", 2)])
async def test_a_game_that_is_over_has_the_places_and_scores_of_its_rules(house: Club, game: str, count: int) -> None:
    await house.open(game, count)
    over = await house.play(random.Random(count))
    assert isinstance(over, FinishedTable) and over.match.result is not None
    result, victors = get_result(house), over.match.result.winning_seats()
    assert (result.game, result.ending, result.size, result.people) == (game, Ending.RULES, count, count)
    assert (result.guild, result.version, result.choices) == (2, over.game.title.version, len(over.match.log))
    assert result.scores == over.match.score() and result.options == over.match.setup.options
    assert [one.person for one in result.standings] == [player.user for player in over.record.players]
    for player, one in zip(over.record.players, result.standings, strict=True):
        assert set(one.seats) == set(over.find_seats(player)) and one.role == one.seats[0] and one.bot is None
        assert one.is_winner == bool(set(one.seats) & set(victors)) and (one.place == 1) >= one.is_winner
        assert one.score == result.scores[one.role]["total"]
    assert {one.place for one in result.standings} >= {1}


@pytest.mark.parametrize(("game", "sides"), [("mousquetaires", (0, 1)), ("jeanne", range(1, 7))])
async def test_the_dice_of_a_result_are_draws_of_the_game(house: Club, game: str, sides: Sequence[int]) -> None:
    await house.open(game, 3)
    over = await house.play(random.Random(1))
    assert isinstance(over, FinishedTable) and over.match.result is not None
    luck = find_luck(over.game.title)
    assert luck is not None
    draws = Counter(
        luck.faces[result]
        for move in await house.tables.load_moves(over.record)
        for _, size, result in move.draws
        if size == 6
    )
    rolls = find_throws(over.record, await house.tables.load_moves(over.record))
    values = Counter(value for seat in rolls for value in rolls[seat])
    assert values <= draws and set(values) == set(sides) and values.total() > 20
    result = get_result(house)
    assert sum(one.dice for one in result.standings) == values.total()
    assert sum(one.pips for one in result.standings) == sum(values.elements())
    assert all(one.dice == sum(len(rolls.get(seat, ())) for seat in one.seats) for one in result.standings)


def test_a_die_that_was_rerolled_counts_twice(house: Club) -> None:
    luck = find_luck(get_game("mousquetaires").title)
    assert luck is not None and luck.faces == (1, 1, 0, 0, 0, 0)
    again = Event("die-rerolled", {"seat": "athos", "face": "lys", "new_face": "sword"})
    duel = Event("duel-ended", {"seat": "athos", "rounds": [{"blue": ["sword", "lys"], "red": ["sword"], "extra": []}]})
    assert [*luck.find(again), *luck.find(duel)] == [("athos", 0), ("athos", 1), ("athos", 0)]


async def test_dice_that_were_taken_back_do_not_count(house: Club) -> None:
    house.stewards.add((STEWARD.id, 2))
    await house.open("mousquetaires", 1)
    before = await house.play(random.Random(1), 60)
    throws = find_throws(before.record, await house.tables.load_moves(before.record))
    await house.tables.run(1, STEWARD, AskBack(await house.tables.find_back(1, 0, 1)))
    back = await house.look()
    rest = find_throws(back.record, await house.tables.load_moves(back.record))
    assert sum(map(len, rest.values())) < sum(map(len, throws.values()))
    over = await house.play(random.Random(2))
    rolls = find_throws(over.record, await house.tables.load_moves(over.record)).values()
    [one] = get_result(house).standings
    assert (one.dice, one.pips) == (sum(map(len, rolls)), sum(map(sum, rolls))) and one.dice > 0


@pytest.mark.parametrize("shrunk", [False, True])
async def test_an_older_game_gets_the_same_result_once(house: Club, shrunk: bool) -> None:
    await house.open("mousquetaires", 2)
    await house.play(random.Random(2))
    before = get_result(house)
    assert sum(one.dice for one in before.standings) > 0
    if shrunk:
        await house.tables.shrink()
    house.store.tables[1].result = None
    assert await house.again().tables.fill_results() == [] and await house.store.count_results() == (0, 0)
    after = get_result(house)
    waits = [replace(one, wait=None) for one in after.standings]
    assert replace(after, began=0, ended=0, standings=waits) == replace(
        before, began=0, ended=0, standings=[replace(one, wait=None) for one in before.standings]
    )
    assert (after.began, after.ended) == (1, after.choices) and after.standings[0].wait == 1
    assert await house.store.tables_without_result() == []


async def test_an_older_game_that_cannot_be_read_is_counted_and_holds_up_no_other(house: Club) -> None:
    for number in (1, 2, 3):
        await house.open_at(number, "toy", 2)
        await house.play(random.Random(5), number=number)
        house.store.tables[number].result = None
    house.store.tables[1].record.apply(position={"no": "position"})
    house.store.tables[1].record.progress.epochs.append(house.store.tables[1].record.progress.epochs[0])
    house.store.tables[3].record.game = "of-a-package-that-is-gone"
    assert await house.again().tables.fill_results() == []
    assert get_result(house).ending == Ending.UNREADABLE and get_result(house, 2).ending == Ending.RULES
    assert {one.person for one in get_result(house).standings} == {1, 2}
    assert await house.store.count_results() == (1, 1)


async def test_why_people_ended_a_game_is_stored(house: Club) -> None:
    for number in (1, 2):
        await house.open_at(number, "toy", 2)
        await house.play(random.Random(5), 7, number=number)
    for person in PEOPLE[:2]:
        await house.tables.run(1, person, End())
    house.stewards.add((STEWARD.id, 2))
    await house.tables.run(2, STEWARD, End())
    assert [get_result(house, number).ending for number in (1, 2)] == [Ending.VOTE, Ending.STEWARD]
    for one in get_result(house).standings:
        assert one.place is None and not one.is_winner and one.score is not None and one.seats


async def test_a_game_that_rests_counts_as_abandoned_until_somebody_resumes_it(house: Club) -> None:
    house.tables.times = Times(lambda: 1_000_000_000)
    await house.open("toy", 2)
    for days in (60, 70):
        house.tables.times = Times(lambda days=days: 1_000_000_000 + days * DAY)  # type: ignore[misc]
        await house.tables.sweep()
    assert get_result(house).ending == Ending.ABANDONED
    await house.tables.run(1, PEOPLE[0], Resume(1, 2, house.tables.times))
    assert house.store.tables[1].result is None
    await house.play(random.Random(5))
    assert get_result(house).ending == Ending.RULES


async def test_a_lobby_that_closes_has_no_result(house: Club) -> None:
    await house.tables.open(PEOPLE[0], Opening("toy", 1, guild=2, size=2))
    await house.tables.run(1, PEOPLE[0], End())
    assert house.store.tables[1].result is None and await house.store.tables_without_result() == []


async def test_machines_are_told_apart_from_people(house: Club) -> None:
    await house.open_with_opponents("toy", 1, 1)
    dice = random.Random(3)
    while not isinstance(await house.let_opponents_play(), FinishedTable):
        await play_on(house, dice)
    result = get_result(house)
    assert (result.size, result.people) == (2, 1)
    person, machine = sorted(result.standings, key=lambda one: one.bot or "")
    assert (person.person, person.bot, person.bot_from) == (1, None, None)
    assert (machine.person, machine.bot, machine.wait) == (None, "quick", None) and machine.bot_from
    actors = [move.actor for move in house.store.tables[1].moves]
    assert actors.index("machine") + 1 == machine.bot_from


async def test_a_seat_that_changed_hands_says_so_and_one_that_is_lent_names_its_owner(house: Club) -> None:
    ann, bob, cy, _ = PEOPLE
    await house.open("toy", 2)
    await house.play(random.Random(5), 7)
    await house.tables.run(1, bob, HandOver(cy))
    await house.tables.run(1, cy, AnswerOffer(bob.id, accepts=True))
    token = next(p.token for p in (await house.look()).record.players if p.user == ann.id)
    await house.tables.run(1, ann, GiveSeat(token, "quick", ("Ada (bot)",)))
    await house.let_opponents_play(most=3)
    house.stewards.add((STEWARD.id, 2))
    await house.tables.run(1, STEWARD, End())
    by_person = {one.person: one for one in get_result(house).standings}
    assert (by_person[cy.id].replaced, by_person[cy.id].bot) == (True, None)
    assert (by_person[ann.id].replaced, by_person[ann.id].bot) == (False, "quick")
    assert get_result(house).people == 1 and set(by_person) == {ann.id, cy.id}
