"""What a rating is: properties of the library as we call it, who is rated against whom, and which games count."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from itertools import groupby, pairwise, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fronde.core.errors import TableError
from fronde.games import GAMES
from fronde.host.archive.ratings import ANCHORS, MODEL, PERSON, Team, find_changes, find_teams, rate, rate_all, show
from fronde.host.archive.results import result_of as result_of_table
from fronde.host.commands.life import End
from fronde.host.commands.lobby import Configure, Join, Leave, SetAdvice, SetRating, Start
from fronde.host.commands.rewind import AskBack
from fronde.host.commands.seats import AnswerOffer, GiveSeat, HandOver
from fronde.host.notices.kinds import GameEnd
from fronde.host.people.actors import User
from fronde.host.store import (
    TOGETHER,
    Choice,
    Ending,
    GameResult,
    Member,
    Person,
    Rating,
    RatingStatus,
    ServerSettings,
    Standing,
)
from fronde.host.table import FinishedTable, Lobby
from fronde.host.tables import Opening
from tests.host.conftest import PEOPLE, Club
from tests.host.test_opponents import play_on
from tests.host.test_results import STEWARD, get_result

ANN, BOB, CY, _ = PEOPLE
RATINGS = st.builds(Rating, st.floats(-40, 40), st.floats(0.5, 25 / 3), st.integers(0, 99))


def teams_of(places: list[int]) -> list[Team]:
    """Person n in place n of a list, each with a role."""
    return [Team(place, [person, f"role {person}"]) for person, place in enumerate(places, 1)]


def result_of(*standings: Standing, **values: Any) -> GameResult:
    """A rated game that is over."""
    plain: dict[str, Any] = {"rated": RatingStatus.ON, "ending": Ending.RULES, "options": {}, "size": len(standings)}
    rest = {"version": 1, "guild": 2, "pace": None, "scores": {}, "people": 2, "choices": 9, "began": 0, "ended": 1}
    return GameResult("toy", **{**plain, **rest, **values}, standings=[*standings])


def seat(starter: int | None, place: int, side: int, **values: Any) -> Standing:
    """A player."""
    plain: dict[str, Any] = {"person": starter, "role": f"seat{side}", "start": f"seat{side}", "is_winner": place == 1}
    return Standing(**{**plain, "seats": [f"seat{side}"], **values}, place=place, starter=starter, side=side)


# --- the library ---


@settings(max_examples=60, deadline=None)
@given(st.permutations(range(1, 7)), st.integers(2, 6))
def test_a_better_place_never_loses_to_a_worse_one(order: list[int], count: int) -> None:
    places = [place for place in order if place <= count]
    after = rate(teams_of(places), {})
    by_place = [after[places.index(place) + 1].mu for place in range(1, count + 1)]
    assert by_place == sorted(by_place, reverse=True) and len(set(by_place)) == count
    assert by_place[0] > 0 > by_place[-1], "the first gains and the last loses"


@settings(max_examples=60, deadline=None)
@given(st.lists(RATINGS, min_size=2, max_size=6), st.integers(0, 5))
def test_nobody_loses_by_a_better_place_of_their_own(before: list[Rating], number: int) -> None:
    count, number = len(before), number % len(before)
    ratings: dict[Member, Rating] = dict(enumerate(before, 1))
    others = [n for n in range(count) if n != number]
    gains = []
    for place in range(count):
        order = [*others[:place], number, *others[place:]]
        gains.append(rate(teams_of([order.index(n) + 1 for n in range(count)]), ratings)[number + 1].mu)
    assert all(better >= worse - 1e-9 for better, worse in pairwise(gains))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(RATINGS, st.integers(1, 4)), min_size=2, max_size=5), st.randoms())
def test_players_in_another_order_have_the_same_ratings(one: list[tuple[Rating, int]], dice: random.Random) -> None:
    ratings: dict[Member, Rating] = {person: rating for person, (rating, _) in enumerate(one, 1)}
    teams = teams_of([place for _, place in one])
    after = rate(teams, ratings)
    for member, rating in rate(dice.sample(teams, len(teams)), ratings).items():
        assert rating == pytest.approx(after[member], abs=1e-9)


def test_ten_thousand_equal_games_do_not_drift() -> None:
    """Every order of three equal players equally often: nobody gets ahead, their mean stays, and no uncertainty grows
    or ends."""
    orders = [teams_of([*order]) for order in permutations((1, 2, 3))]
    dice, games = random.Random(1), [one for _ in range(1667) for one in orders]
    dice.shuffle(games)
    ratings, means = dict[Member, Rating](), []
    for teams in games:
        ratings |= rate(teams, ratings)
        means.append(sum(ratings[person].mu for person in (1, 2, 3)) / 3)
    people = [ratings[person] for person in (1, 2, 3)]
    assert max(abs(one.mu) for one in people) < 3 and abs(means[-1] - means[1000]) < 0.3
    assert all(0.5 < one.sigma < 2 and one.games == len(games) for one in people)
    ties: dict[Member, Rating] = {}
    for _ in range(1000):
        ties |= rate(teams_of([1, 1, 1]), ties)
    assert all(abs(one.mu) < 1e-9 for one in ties.values())


def test_nothing_leaks_from_one_call_to_another() -> None:
    teams, before = teams_of([2, 1, 3]), {1: Rating(3.0, 2.0, 7)}
    first = rate(teams, before)
    for places in ([1, 1], [4, 3, 2, 1], [1, 2]):
        rate(teams_of(places), {})
    assert rate(teams, before) == first and before == {1: Rating(3.0, 2.0, 7)}
    games = {n: teams_of([(n * place) % 5 for place in (1, 2, 3)]) for n in range(1, 200)}
    assert repr(rate_all(games, {})) == repr(rate_all(games, {})), "twice the same bytes"


# --- who plays against whom ---


def test_a_strong_role_is_a_handicap_and_no_skill() -> None:
    """Two equal people take turns in a role that wins three games in four."""
    dice, ratings = random.Random(4), dict[Member, Rating]()
    for number in range(400):
        strong, weak = (1, 2) if number % 2 else (2, 1)
        is_upset = dice.random() < 0.25
        game = result_of(seat(strong, 1 + is_upset, 0), seat(weak, 2 - is_upset, 1))
        ratings |= rate(find_teams(game), ratings)
    assert ratings["role 2 seat0"].mu - ratings["role 2 seat1"].mu > 3
    assert abs(ratings[1].mu - ratings[2].mu) < 3


@pytest.mark.parametrize("shares", [(0.196, 0.263, 0.262, 0.279), (0.32, 0.18, 0.25, 0.25)])
def test_two_thousand_games_of_equal_machines_tell_the_share_of_each_role_within_three_points(
    shares: tuple[float, ...],
) -> None:
    """Machines that win as those of `docs/balance.md` do in Frondeurs, and the same by chance in places behind."""
    dice, ratings = random.Random(9), dict[Member, Rating]()
    victories = [0] * len(shares)
    for _ in range(2000):
        luck = [dice.expovariate(share) for share in shares]
        order = sorted(range(len(shares)), key=luck.__getitem__)
        victories[order[0]] += 1
        machines = [seat(None, order.index(side) + 1, side, bot="quick") for side in range(len(shares))]
        ratings |= rate(find_teams(result_of(*machines)), ratings)
    roles = [ratings[f"role {len(shares)} seat{side}"] for side in range(len(shares))]
    spread = math.sqrt(sum(one.sigma**2 + MODEL.beta**2 for one in roles))
    chances = [math.exp(one.mu / spread) for one in roles]
    for chance, count in zip(chances, victories, strict=True):
        assert abs(chance / sum(chances) - count / 2000) < 0.03


def test_machines_are_fixed_and_a_person_is_rated_against_them() -> None:
    [(weights, levels)] = [*ANCHORS.items()][:1]
    machine = replace(seat(None, 2, 1), bot="thoughtful", weights=weights)
    teams = find_teams(result_of(seat(1, 1, 0), machine))
    assert teams == [Team(1, [1, "role 2 seat0"], []), Team(2, ["role 2 seat1"], [levels["thoughtful"]])]
    weaker = find_teams(result_of(seat(1, 1, 0), replace(machine, bot="quick")))
    assert rate(teams, {})[1].mu > rate(weaker, {})[1].mu > 0


def test_every_version_of_our_weights_was_measured() -> None:
    """Whoever changes weights says what the machines are worth now, and leaves the line of the old version."""
    ours = {game.title.weights for key, game in GAMES.items() if game.title.package.startswith("fronde.games.")}
    assert ours <= ANCHORS.keys() and len(ours) == 5


def test_who_plays_together_is_a_team_against_the_others_or_against_the_task() -> None:
    milady = find_teams(result_of(seat(9, 1, 0), seat(1, 2, 1), seat(2, 2, 1), seat(None, 2, 1, bot="quick")))
    assert [team.members for team in milady] == [[9, "role 4 seat0"], [1, 2, "role 4 seat1+seat1+seat1"]]
    assert milady[1].anchors == [0.0]
    together = [seat(1, 1, TOGETHER), seat(2, 1, TOGETHER)]
    for is_winner, places in ((True, [1, 2]), (False, [2, 1])):
        standings = [replace(one, is_winner=is_winner) for one in together]
        easy, hard = (find_teams(result_of(*standings, options={"level": level})) for level in (1, 2))
        assert [team.place for team in easy] == places and easy[0].members == [1, 2]
        assert str(easy[1].members[0]).startswith("task 2 ") and easy[1] != hard[1]
    assert len(find_teams(result_of(seat(1, 1, TOGETHER)))) == 2 and not find_teams(result_of(seat(1, 1, 0))), "alone"


def test_whoever_leaves_is_last_and_whoever_comes_is_not_rated() -> None:
    left = replace(seat(1, 1, 0), person=3, replaced=True, has_left=True)
    teams = find_teams(result_of(left, seat(2, 2, 1), seat(4, 3, 2)))
    assert [(team.place, team.members[0]) for team in teams] == [(2, 2), (3, 4), (4, 1)]
    after = rate(teams, {})
    assert after[1].mu < after[4].mu < after[2].mu and 3 not in after and "role 3 seat0" not in after
    [rest, last] = find_teams(result_of(replace(left, bot="quick"), seat(2, 2, 1)))
    assert (rest.members[0], last.members) == (2, [1])
    assert find_teams(result_of(left, replace(seat(2, 2, 1), has_left=True))) == [Team(1, [1]), Team(1, [2])]


@pytest.mark.parametrize(
    "values", [{"rated": RatingStatus.OFF}, {"rated": RatingStatus.STEWARD}, {"ending": Ending.VOTE}]
)
def test_only_rated_games_that_ended_by_their_rules_count(values: dict[str, Any]) -> None:
    assert find_teams(result_of(seat(1, 1, 0), seat(2, 2, 1), **values)) == []
    assert rate([], {1: PERSON}) == {}


def test_a_rating_is_shown_after_five_games() -> None:
    assert show(None) is None and show(Rating(1.0, 4.0, 4)) is None and show(Rating(1.0, 4.0, 5)) == (1530, 240)
    after: dict[Member, Rating] = {1: Rating(1.0, 4.0, 5), 2: Rating(0.0, 4.0, 4), "role": Rating(0.0, 1.0, 9)}
    assert find_changes([1, 2, "role"], {1: Rating(1.4, 4.1, 4)}, after) == {1: (1530, 240, -12)}


# --- a table ---


async def lay(house: Club, game: str = "toy", count: int = 2, channel: int = 1) -> int:
    """A rated lobby for so many people, all there."""
    table = (await house.tables.open(ANN, Opening(game, channel, guild=2, size=count))).id
    await house.tables.run(table, ANN, SetRating(True))
    for person in PEOPLE[1:count]:
        await house.tables.run(table, person, Join())
    return table


async def finish(house: Club, seed: int = 5, number: int = 1) -> GameEnd:
    """The final post of a game played at random."""
    assert isinstance(await house.play(random.Random(seed), number=number), FinishedTable)
    bodies = [notice.body for notice in house.store.tables[number].notices]
    return next(body for body in bodies if isinstance(body, GameEnd))


async def test_six_games_of_two_rate_both_and_say_so_from_the_fifth_on(house: Club) -> None:
    for number in range(1, 7):
        await lay(house, channel=number)
        await house.tables.run(number, ANN, Start())
        final = await finish(house, number, number)
        assert final.rated == "on" and len(final.ratings) == (2 if number >= 5 else 0)
        result = get_result(house, number)
        assert result.is_rated and {one.starter for one in result.standings} == {1, 2}
        assert {one.start for one in result.standings} == {"red", "blue"} and not any(
            one.has_left for one in result.standings
        )
    for person in (1, 2):
        rating = await house.tables.find_rating(person, "toy")
        assert rating is not None and rating.games == 6
        assert show(rating) in [change[:2] for change in final.ratings.values()]
    assert await house.tables.find_rating(3, "toy") is None


async def test_a_table_that_chose_nothing_is_not_rated(house: Club) -> None:
    await house.open()
    final = await finish(house)
    assert final.rated == "" and not final.ratings and get_result(house).rated == RatingStatus.OFF
    assert await house.tables.find_rating(1, "toy") is None


async def test_musketeers_are_one_team_and_without_milady_the_task_is_rated(house: Club) -> None:
    await lay(house, "mousquetaires", 4)
    await house.tables.run(1, ANN, Start())
    await finish(house)
    [milady], musketeers = sorted(
        ([member for member in team.members if isinstance(member, int)] for team in find_teams(get_result(house))),
        key=len,
    )
    assert {milady, *musketeers} == {1, 2, 3, 4}

    await lay(house, "mousquetaires", 2, channel=2)
    await house.tables.run(2, ANN, Configure({"milady": "nobody"}))
    await house.tables.run(2, ANN, Start())
    await finish(house, number=2)
    teams = find_teams(get_result(house, 2))
    assert set(teams[0].members) == {1, 2} and str(teams[1].members[0]).startswith("task 2 ")
    assert teams[0].place == (1 if get_result(house, 2).standings[0].is_winner else 2)


async def test_a_rated_table_has_no_advice_and_stays_rated(house: Club) -> None:
    await house.tables.open(ANN, Opening("toy", 1, guild=2, size=2))
    await house.tables.run(1, ANN, SetAdvice(True))
    await house.tables.run(1, ANN, SetRating(True))
    assert (await house.look()).record.terms.opponents["advice"] is False
    with pytest.raises(TableError, match="error-rated-advice"):
        await house.tables.run(1, ANN, SetAdvice(True))
    await house.tables.run(1, BOB, Join())
    await house.tables.run(1, ANN, Start())
    for command in (SetAdvice(True), SetRating(False)):
        with pytest.raises(TableError):
            await house.tables.run(1, ANN, command)
    await house.tables.run(1, ANN, SetAdvice(False))


async def test_who_wants_no_ratings_sits_at_no_rated_table(house: Club) -> None:
    await lay(house)
    for person in (Person(ratings=False), Person(stats="never")):
        await house.store.save_person(CY.id, person)
        await house.store.save_person(BOB.id, person)
        await house.tables.run(1, BOB, Leave())
        with pytest.raises(TableError, match="error-rated-mine"):
            await house.tables.run(1, BOB, Join())
        await house.tables.run(1, ANN, SetRating(False))
        await house.tables.run(1, BOB, Join())
        with pytest.raises(TableError, match="error-rated-player"):
            await house.tables.run(1, ANN, SetRating(True))
        await house.store.save_person(BOB.id, Person())
        await house.tables.run(1, ANN, SetRating(True))
    await house.store.save_person(ANN.id, Person(ratings=False))
    with pytest.raises(TableError, match="error-rated-player"):
        await house.tables.run(1, BOB, Start())


async def test_a_server_that_wants_no_ratings_has_no_rated_table(house: Club, monkeypatch: Any) -> None:
    await lay(house)

    async def refuse(guild: int) -> ServerSettings:
        return ServerSettings(ratings=False)

    monkeypatch.setattr(house.store, "server_settings", refuse)
    with pytest.raises(TableError, match="error-rated-server"):
        await house.tables.run(1, ANN, Start())
    await house.tables.run(1, ANN, SetRating(False))
    with pytest.raises(TableError, match="error-rated-server"):
        await house.tables.run(1, ANN, SetRating(True))
    await house.tables.run(1, ANN, Start())


async def test_a_seat_that_changes_hands_is_the_last_place_of_whoever_left_it(house: Club) -> None:
    await lay(house)
    await house.tables.run(1, ANN, Start())
    await house.play(random.Random(5), 7)
    await house.tables.run(1, BOB, HandOver(CY))
    await house.tables.run(1, CY, AnswerOffer(BOB.id, accepts=True))
    await finish(house)
    one, two = sorted(get_result(house).standings, key=lambda one: one.starter or 0)
    assert (one.starter, one.has_left) == (ANN.id, False)
    assert (two.starter, two.person, two.has_left) == (BOB.id, CY.id, True)
    ratings = house.store.ratings["toy"]
    assert {member for member in ratings if isinstance(member, int)} == {ANN.id, BOB.id}
    assert ratings[ANN.id].mu > 0 > ratings[BOB.id].mu


async def test_a_seat_that_a_machine_plays_at_the_end_is_a_last_place_too(house: Club) -> None:
    await lay(house)
    await house.tables.run(1, ANN, Start())
    await house.play(random.Random(5), 7)
    token = next(p.token for p in (await house.look()).record.players if p.user == ANN.id)
    await house.tables.run(1, ANN, GiveSeat(token, "quick", ("Ada (bot)",)))
    dice = random.Random(3)
    while not isinstance(await house.let_opponents_play(), FinishedTable):
        await play_on(house, dice)
    machine = next(one for one in get_result(house).standings if one.bot)
    assert (machine.starter, machine.person, machine.has_left, machine.weights) == (ANN.id, ANN.id, True, None)
    assert house.store.ratings["toy"][BOB.id].mu > 0 > house.store.ratings["toy"][ANN.id].mu


async def test_a_person_is_rated_against_the_bots_of_their_table(house: Club) -> None:
    table = (await house.tables.open(ANN, Opening("toy", 1, guild=2, size=3))).id
    await house.tables.run(table, ANN, SetRating(True))
    await house.seat_opponents(table, 2)
    await house.tables.run(table, ANN, Start())
    dice = random.Random(3)
    while not isinstance(await house.let_opponents_play(), FinishedTable):
        await play_on(house, dice)
    result = get_result(house)
    teams = find_teams(result)
    assert len(teams) == 3 and sorted(team.anchors for team in teams) == [[], [0.0], [0.0]]
    ours = {one.starter: one.weights for one in result.standings}
    assert ours == {ANN.id: None, None: GAMES["toy"].title.weights}
    assert set(house.store.ratings["toy"]) == {ANN.id, *(f"role 3 {one.start}" for one in result.standings)}


async def test_a_player_whose_last_choice_a_machine_made_for_them_has_left(house: Club) -> None:
    """A machine stood in when their time was up, and they did not come back."""
    await lay(house)
    await house.tables.run(1, ANN, Start())
    over = await house.play(random.Random(5))
    choices = await house.store.list_choices(1)
    seats = over.find_seats(next(player for player in over.record.players if player.user == BOB.id))
    own = [number for number, one in enumerate(choices) if one.seat in seats]
    for number, expected in ((own[-1], True), (own[-2], False)):
        acts = [one._replace(actor="machine") if n == number else one for n, one in enumerate(choices)]
        bob = next(one for one in result_of_table(over, acts, Ending.RULES, 9, {}).standings if one.starter == BOB.id)
        assert bob.has_left == expected and bob.bot_from == number + 1

    turns = [[*run] for is_own, run in groupby(range(len(choices)), lambda n: choices[n].seat in seats) if is_own]
    for late, expected in ((turns[-2:], True), (turns[-1:], False), (turns[-3:-1], False)):  # once may be a little late
        acts = [
            one._replace(actor="clock" if any(n in turn for turn in late) else "user") for n, one in enumerate(choices)
        ]
        bob = next(one for one in result_of_table(over, acts, Ending.RULES, 9, {}).standings if one.starter == BOB.id)
        assert bob.has_left == expected and bob.bot_from is None
    acts = [*choices[: own[-1]], Choice("machine", choices[own[-1]].seat, 5), Choice("machine", "elsewhere", 5)]
    bob = next(one for one in result_of_table(over, acts, Ending.RULES, 9, {}).standings if one.starter == BOB.id)
    assert not bob.has_left, "an answer in secret, told with the machine's, which came last"


@pytest.mark.parametrize(("game", "count"), [("frondeurs", 3), ("jeanne", 4), ("liberte", 3), ("richelieu", 2)])
async def test_the_role_of_a_rating_is_the_one_a_player_began_in(house: Club, game: str, count: int) -> None:
    await lay(house, game, count)
    lobby = await house.look()
    assert isinstance(lobby, Lobby)
    role = lobby.find_free()[-1]
    await house.tables.run(1, BOB, Join(role))
    await house.tables.run(1, ANN, Start())
    table = await house.table()
    starts = {one.starter: one.start for one in result_of_table(table, [], Ending.RULES, 9, {}).standings}
    assert starts[BOB.id] == role and len({*starts.values()}) == count
    for person, start in starts.items():
        assert start in table.seats_of(person or 0)


async def test_a_game_that_a_vote_or_a_steward_changed_is_not_rated(house: Club) -> None:
    await lay(house)
    await house.tables.run(1, ANN, Start())
    await house.play(random.Random(5), 7)
    for person in (ANN, BOB):
        await house.tables.run(1, person, End())
    assert get_result(house).ending == Ending.VOTE and not get_result(house).is_rated

    await lay(house, channel=2)
    await house.tables.run(2, ANN, Start())
    await house.play(random.Random(5), 7, number=2)
    house.stewards.add((STEWARD.id, 2))
    back = await house.tables.find_back(2, 0, 1)
    await house.tables.run(2, User(STEWARD.id, "Eve", steward=True, home=2), AskBack(back))
    final = await finish(house, number=2)
    assert (final.rated, get_result(house, 2).rated) == ("steward", RatingStatus.STEWARD)
    assert not house.store.ratings
