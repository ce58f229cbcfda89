"""Ratings, computed from stored results alone: Plackett and Luce's model of rankings, by `openskill`. A person has a
rating in each game, and plays beside a second member, the role they began in: what the role is worth is its rating,
not theirs. Where all win or lose together, the task they face has a rating."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from fronde.core.plain import stamp_of
from fronde.core.types import Seat
from fronde.host.store import SHOWN_FROM, TOGETHER, GameResult, Member, Rating, Standing


def _trust_all(*_: object) -> float:
    """The share of what a game tells that narrows the uncertainty. The library's default is far below 1, so its ratings
    stay uncertain: in simulated games of people whose strength is known, 1 halves the error after 80 games each, and
    the truth is within two deviations of 9 ratings in 10 with either."""
    return 1.0


MODEL = PlackettLuce(mu=0.0, gamma=_trust_all)
"""Every setting is here, none in a call: the library keeps some of those."""
PERSON = Rating(0.0, MODEL.sigma, 0)
"""The rating of a person before the first game, and of a task."""
ROLE = Rating(0.0, MODEL.beta, 0)
"""That of a role: roles differ less than people do."""
MIDDLE, POINTS = 1500, 30
"""Points of a rating of 0, and of each unit above it, so that 400 points between two players are odds of about 10 to
1."""

ANCHORS: Mapping[str | None, Mapping[str, float]] = {
    "6070c067": {"thoughtful": 8.4},  # Frondeurs
    "bd80342c": {"thoughtful": 6.2},  # Jeanne d'Arc
    "fa2a12e0": {"thoughtful": 5.8},  # Liberté
    "6d47b2f0": {"thoughtful": 1.5},  # Mousquetaires: four of them add up
    "2ed552e6": {"thoughtful": 3.0},  # Richelieu
}
"""Version of weights -> level -> rating of a machine, which never changes; that of level 1 is 0. From `docs/ladder.md`:
a share of p of the games won against level 1, with n at the table, is a lead of ln(p / (1 - p)) * beta * sqrt(n). A new
version gets a line of its own, and the old ones stay for the games they played."""
ANCHOR: Mapping[str, float] = {"thoughtful": 5.0}
"""The same for weights that were never measured."""


class FreshTeams(list[list[PlackettLuceRating]]):
    """Teams that nobody else has. The library copies its input deeply, half of its time; these it may change."""

    def __deepcopy__(self, _: object) -> list[list[PlackettLuceRating]]:
        return list(self)


class Team(NamedTuple):
    """People who win and lose together, with their role or as a task: members with a rating, and the fixed ratings of
    machines."""

    place: int
    members: Sequence[Member]
    anchors: Sequence[float] = ()


# --- who plays against whom ---


def find_teams(result: GameResult) -> list[Team]:
    """The teams of a result; none if it rates nobody. Whoever left is last, alone. The seat of a person who plays alone
    then counts for nobody; in a team a machine of level 1 stands for it."""
    if not result.is_rated:
        return []
    sides: dict[int | None, list[Standing]] = {}
    for one in result.standings:
        sides.setdefault(one.side, []).append(one)
    everybody = set(sides) == {TOGETHER}
    teams = [_make_team(result, side, everybody) for side in sides.values() if len(side) > 1 or not side[0].has_left]
    if everybody and teams:
        is_victory = any(one.is_winner for one in result.standings)
        teams = [teams[0]._replace(place=1 if is_victory else 2), Team(2 if is_victory else 1, [name_task(result)])]
    last = 1 + max((team.place for team in teams), default=0)
    teams += [Team(last, [one.starter]) for one in result.standings if one.has_left and one.starter is not None]
    return teams if len(teams) > 1 else []


def _make_team(result: GameResult, side: Sequence[Standing], everybody: bool) -> Team:
    people = [one.starter for one in side if one.starter is not None and not one.has_left]
    machines = [find_anchor(one) for one in side if one.starter is None or one.has_left]
    roles = sorted(one.start or "" for one in side)
    role = [] if everybody else [f"role {result.size} {'+'.join(roles)}"]
    return Team(min(one.place or 1 for one in side), [*people, *role], machines)


def name_task(result: GameResult) -> str:
    """The name of what people face together: it depends on their number and the options."""
    return f"task {result.size} {stamp_of(result.options)}"


def read_name(name: str) -> tuple[list[Seat], int]:
    """The seats of a role, none for a task, and the number of players."""
    kind, size, rest = name.split(" ", 2)
    return (rest.split("+") if kind == "role" else []), int(size)


def find_anchor(one: Standing) -> float:
    """The rating of the machine that plays a seat, or of one of level 1 that stands for whoever took the seat over."""
    return 0.0 if one.starter is not None else ANCHORS.get(one.weights, ANCHOR).get(one.bot or "", 0.0)


# --- what a game changes ---


def find_members(teams: Sequence[Team]) -> set[Member]:
    """All whose rating a game of these teams changes."""
    return {member for team in teams for member in team.members}


def rate(
    teams: Sequence[Team], ratings: Mapping[Member, Rating], boxes: Sequence[PlackettLuceRating] = ()
) -> dict[Member, Rating]:
    """The ratings of all whose rating a game of these teams changes. `ratings`: those before; who has none begins.
    `boxes`: objects of the library to write over, since it takes longer to make some than to rate with them."""
    if not teams:
        return {}
    before = {member: _find_before(member, ratings) for team in teams for member in team.members}
    free = chain(boxes, (MODEL.rating() for _ in range(_count(teams) - len(boxes))))
    fresh_teams = FreshTeams()
    for team in teams:
        members = [_write(member, before[member], next(free)) for member in team.members]
        fresh_teams.append([*members, *[_fill(next(free), mu, 0.0) for mu in team.anchors]])
    after = MODEL.rate(fresh_teams, ranks=[float(team.place) for team in teams])
    return {
        member: Rating(new.mu, new.sigma, before[member].games + 1)
        for team, news in zip(teams, after, strict=True)
        for member, new in zip(team.members, news, strict=False)
    }


def rate_all(games: Mapping[int, Sequence[Team]], ratings: Mapping[Member, Rating]) -> dict[int, dict[Member, Rating]]:
    """The new ratings after each of some games, by table in order."""
    present, after = dict(ratings), dict[int, dict[Member, Rating]]()
    boxes = [MODEL.rating() for _ in range(max((_count(teams) for teams in games.values()), default=0))]
    for table, teams in games.items():
        after[table] = rate(teams, present, boxes)
        present |= after[table]
    return after


def _find_before(member: Member, ratings: Mapping[Member, Rating]) -> Rating:
    return ratings.get(member) or (ROLE if str(member).startswith("role") else PERSON)


def _count(teams: Sequence[Team]) -> int:
    return sum(len(team.members) + len(team.anchors) for team in teams)


def _write(member: Member, one: Rating, box: PlackettLuceRating) -> PlackettLuceRating:
    """A rating for the library, in a box. A person may have changed since the last game, which the library allows for;
    a role or task has not, so this is taken off first."""
    drift = 0.0 if isinstance(member, int) else MODEL.tau
    return _fill(box, one.mu, math.sqrt(max(0.0, one.sigma**2 - drift**2)))


def _fill(box: PlackettLuceRating, mu: float, sigma: float) -> PlackettLuceRating:
    box.mu, box.sigma = mu, sigma
    return box


# --- how it reads ---


def show(rating: Rating | None) -> tuple[int, int] | None:
    """A rating in points, and how far the true one may be from it (two deviations). None before it is shown."""
    if rating is None or rating.games < SHOWN_FROM:
        return None
    points, spread = weigh(rating)
    return MIDDLE + points, spread


def weigh(rating: Rating) -> tuple[int, int]:
    """What a role or task is worth in points, and how far the truth may be from that."""
    return round(POINTS * rating.mu), round(2 * POINTS * rating.sigma)


def find_changes(
    people: Collection[Member], before: Mapping[Member, Rating], after: Mapping[Member, Rating]
) -> dict[int, tuple[int, int, int]]:
    """For each person whose rating is shown after a game: points, uncertainty, and by how many points it changed."""
    changes = {}
    for person in people:
        if isinstance(person, int) and (points := show(after.get(person))) is not None:
            old, _ = weigh(_find_before(person, before))
            changes[person] = (*points, points[0] - MIDDLE - old)
    return changes
