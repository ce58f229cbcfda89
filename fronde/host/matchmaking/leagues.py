"""The leagues of a server: who plays in which division, which games are to come, and how the season stands.

All here is calculation: a function takes a league and returns the next one. A person plays for a place of a division.
Whoever leaves is replaced at their place, so the games of all others stay the same. The points belong to the place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from fronde.core.errors import StaleDecision, TableError
from fronde.core.rng import Dice
from fronde.core.types import Json, Text
from fronde.host.matchmaking.designs import MOST_BLOCKS, MOST_PLACES, Block, make_design
from fronde.host.timekeeping.clocks import PACES
from fronde.host.timekeeping.hours import DAY

POINTS = (10, 6, 3, 1)
"""The points for a place at a table; those who share places share their points."""
MOST_MEMBERS = 500
"""Most people in a league."""
MOST_TABLES = 20
"""How many tables the leagues of a server may have open at a time, unless the server sets another number."""
MOST_SEASONS = 20
"""How many past seasons a league remembers."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person in a league, or a bot of a level."""

    user: int | None
    name: str
    locale: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game of a season: its division, and the places of its seats; once it is played at a `table`, those of
    the table's players. `finish`: who came
    first, second ... in the order of the seats, from 1, once it has ended; all come first if the game has no result.
    `shares`: each one's share of the winner's score."""

    division: int
    places: Block
    table: int | None = None
    finish: tuple[int, ...] = ()
    shares: tuple[float, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether it is played now."""
        return self.table is not None and not self.finish


@dataclass(frozen=True, slots=True)
class Final:
    """How somebody stood at the end of a season: their division, and their rank in it, both from 1. `began` and `ends`:
    when the season began, and was planned to end; 0 in leagues of older releases."""

    season: int
    division: int
    rank: int
    member: Entrant
    games: int
    points: float
    wins: float
    began: int = 0
    ends: int = 0


@dataclass(frozen=True, slots=True)
class Terms:
    """What a league plays. `size`: people in a division, `seats`: those at a table, `blocks`: games in each seat.
    `at_once`: most games of a person at a time, `moves`: how many rise and fall, `days`: how long a season lasts;
    `pace`: the key of a pace."""

    game: str
    seats: int
    size: int
    blocks: int = 1
    at_once: int = 2
    moves: int = 1
    days: int = 90
    pace: str = "daily"


RANGES = {"blocks": (1, MOST_BLOCKS), "at_once": (1, 10), "moves": (0, 3), "days": (7, 365)}
"""What an organiser may choose."""


def check_terms(terms: Terms, counts: Collection[int]) -> None:
    """Raise TableError for terms that no season can have. `counts`: the numbers of players of the game."""
    if terms.seats not in counts or terms.seats < 2:
        raise TableError(Text("error-league-seats", {"counts": sorted(count for count in counts if count > 1)}))
    if not terms.seats <= terms.size <= MOST_PLACES:
        raise TableError(Text("error-league-size", {"least": terms.seats, "most": MOST_PLACES}))
    if terms.pace not in PACES:
        raise TableError(Text("error-league-pace"))
    if any(not least <= getattr(terms, name) <= most for name, (least, most) in RANGES.items()):
        raise TableError(Text("error-no-option"))


@dataclass(frozen=True, slots=True)
class League:
    """A league. `members`: those who wait for the next season, the best first; during a season they can stand in for
    others. `divisions`: who plays for each place, None if nobody does; a season that `is_closed` keeps them until the
    next begins. `ends`: when the season is planned to end. `departed`: users who have lost their place this season.
    `past`: the ends of earlier seasons. `seed`: decides what else is equal. `trouble`: why no games can open, as the
    organiser knows: the id of the reason."""

    terms: Terms
    members: tuple[Entrant, ...] = ()
    divisions: tuple[tuple[Entrant | None, ...], ...] = ()
    fixtures: tuple[Fixture, ...] = ()
    season: int = 0
    began: int = 0
    ends: int = 0
    seed: int = 0
    is_closed: bool = False
    departed: frozenset[int] = frozenset()
    past: tuple[Final, ...] = ()
    trouble: str = ""

    @property
    def is_on(self) -> bool:
        """Whether a season is being played."""
        return bool(self.divisions) and not self.is_closed

    @property
    def is_over(self) -> bool:
        """Whether all games of the season have ended."""
        return self.is_on and all(one.finish for one in self.fixtures)

    def find_member(self, user: int) -> Entrant | None:
        """A user who waits for the next season, or plays in this one."""
        players = (one for members in self.divisions if self.is_on for one in members)
        return next((one for one in (*self.members, *players) if one is not None and one.user == user), None)

    def find_place(self, user: int) -> tuple[int, int] | None:
        """The division and the place of a user in the season."""
        for division, members in enumerate(self.divisions if self.is_on else ()):
            for place, member in enumerate(members):
                if member is not None and member.user == user:
                    return division, place
        return None

    def member_of(self, fixture: Fixture, seat: int) -> Entrant | None:
        """Who plays a seat of a game."""
        return self.divisions[fixture.division][fixture.places[seat]]

    def is_waiting(self, number: int) -> bool:
        """Whether a game of the season still has to open."""
        return self.is_on and self.fixtures[number].table is None and not self.fixtures[number].finish

    def change(self, number: int, change: Callable[[Fixture], Fixture]) -> League:
        """The league with another fixture of this number."""
        fixtures = tuple(change(one) if n == number else one for n, one in enumerate(self.fixtures))
        return replace(self, fixtures=fixtures)


# --- what people do ---


def join(league: League, member: Entrant) -> League:
    """The league with one more member. Raises TableError if they are in it, or it is full."""
    if member.user is not None and league.find_member(member.user) is not None:
        raise TableError(Text("error-league-joined"))
    players = sum(map(len, league.divisions)) if league.is_on else 0
    if len(league.members) + players >= MOST_MEMBERS:
        raise TableError(Text("error-league-full", {"most": MOST_MEMBERS}))
    return replace(league, members=(*league.members, member))


def leave(league: League, user: int, bot: Entrant) -> League:
    """The league without a member. If they play, whoever has waited longest takes their place, or else a bot. Raises
    TableError if they are no member."""
    if league.find_member(user) is None:
        raise TableError(Text("error-league-no-member"))
    if (where := league.find_place(user)) is not None:
        return replace(_replace(league, where, bot), departed=league.departed | {user})
    return replace(league, members=tuple(one for one in league.members if one.user != user))


def fill(league: League, bot: Entrant) -> League:
    """The league in which every place has somebody: forgotten members are replaced too."""
    for division, members in enumerate(league.divisions if league.is_on else ()):
        for place in [place for place, member in enumerate(members) if member is None]:
            league = _replace(league, (division, place), bot)
    return league


def _replace(league: League, where: tuple[int, int], bot: Entrant) -> League:
    division, place = where
    substitute, members = (league.members or (bot,))[0], league.members[1:]
    places = [list(one) for one in league.divisions]
    if substitute is bot:
        in_use, numbers = {one.name for one in places[division] if one is not None}, range(2, MOST_PLACES + 2)
        names = (bot.name, *(f"{bot.name} {number}" for number in numbers))
        substitute = replace(bot, name=next(name for name in names if name not in in_use))
    places[division][place] = substitute
    return replace(league, members=members, divisions=tuple(map(tuple, places)))


# --- seasons ---


def begin(league: League, now: int, seed: int) -> League:
    """The league at the start of a season. Raises TableError if one is played, or too few people have joined."""
    terms = league.terms
    if league.is_on:
        raise TableError(Text("error-league-on"))
    if len(league.members) < terms.seats:
        raise TableError(Text("error-league-few", {"least": terms.seats}))
    divisions = tuple(divide(league.members, terms.size))
    fixtures = [
        Fixture(number, game)
        for number, members in enumerate(divisions)
        for game in make_design(len(members), terms.seats, terms.blocks).games
    ]
    season, past = league.season + 1, (*league.past, *_find_finals(league))
    past = tuple(one for one in past if one.season >= season - MOST_SEASONS)
    ends = now + terms.days * DAY
    return League(terms, (), divisions, tuple(fixtures), season, now, ends, seed=seed, past=past)


def _find_finals(league: League) -> Iterator[Final]:
    for division in range(len(league.divisions)):
        for number, row in enumerate(rank(league, division), 1):
            if row.member is not None:
                points, wins = float(row.points), float(row.wins)
                about = (league.season, division + 1, number, row.member, row.games, points, wins)
                yield Final(*about, began=league.began, ends=league.ends)


def finals_of(league: League, season: int, division: int) -> list[Final]:
    """How a division stood at the end of a season, or stands in this one; both numbers begin at 1. Raises TableError if
    the league has no such division."""
    finals = [one for one in (*league.past, *_find_finals(league)) if one.season == season]
    here = [one for one in finals if one.division == division]
    if not here:
        raise TableError(Text("error-league-division", {"count": len({one.division for one in finals})}))
    return here


def divide(members: Sequence[Entrant], size: int) -> Iterator[tuple[Entrant, ...]]:
    """Divisions of members in their order, of equal sizes up to one: as many of `size` people as there are, unless
    they would be too large.

    >>> [len(one) for one in divide([Entrant(n, "") for n in range(30)], 7)]
    [8, 8, 7, 7]
    """
    count = max(1, len(members) // size, -(-len(members) // MOST_PLACES))
    least, more = divmod(len(members), count)
    start = 0
    for number in range(count):
        end = start + least + (number < more)
        yield tuple(members[start:end])
        start = end


def end(league: League) -> League:
    """The league after its season. The best of a division change places with the last of the one above; those who
    waited come last. A game that has not ended counts as shared by all. Raises TableError if no season is played."""
    if not league.is_on:
        raise TableError(Text("error-league-off"))
    nothing = [None] * league.terms.seats
    for number in [number for number, one in enumerate(league.fixtures) if not one.finish]:
        league = finish(league, number, nothing, nothing)
    people = _rank_people(league)
    for upper, lower, (falls, rises) in zip(people, people[1:], find_moves(league), strict=False):
        upper[len(upper) - len(falls) :], lower[: len(rises)] = rises, falls
    members = (*(one for members in people for one in members), *league.members)
    return replace(league, members=members, is_closed=True, trouble="")


def _rank_people(league: League) -> list[list[Entrant]]:
    """The people of each division, the best first."""
    ranks = [[row.member for row in rank(league, number)] for number in range(len(league.divisions))]
    return [[one for one in members if one is not None and one.bot is None] for members in ranks]


def find_moves(league: League) -> list[tuple[list[Entrant], list[Entrant]]]:
    """Between each division and the next: who falls, and who rises, as the season stands."""
    moves = []
    for upper, lower in pairwise(_rank_people(league)):
        count = min(league.terms.moves, len(upper) // 2, len(lower) // 2)
        moves.append((upper[len(upper) - count :], lower[:count]))
    return moves


# --- games ---


def find_next(league: League, now: int, room: int) -> list[int]:
    """The numbers of the games to open now, at most `room`: those whose moment has come and whose people have few
    enough games. A game's moment depends on its number; all come in the first half of the season."""
    busy, numbers = Counter[tuple[int, int]](), list[int]()
    for one in league.fixtures:
        if one.is_open:
            busy.update(_people(one))
    for number, one in enumerate(league.fixtures):
        is_free = all(busy[place] < league.terms.at_once for place in _people(one))
        if league.is_waiting(number) and len(numbers) < room and is_free and opens_at(league, number) <= now:
            busy.update(_people(one))
            numbers.append(number)
    return numbers


def opens_at(league: League, number: int) -> int:
    """The moment from which a game may open: evenly for each division."""
    same = [n for n, one in enumerate(league.fixtures) if one.division == league.fixtures[number].division]
    return league.began + league.terms.days * DAY // 2 * same.index(number) // len(same)


def _people(fixture: Fixture) -> list[tuple[int, int]]:
    return [(fixture.division, place) for place in fixture.places]


def start(league: League, number: int, table: int, places: Block) -> League:
    """The league after a game has its table. `places`: those of the game, in the order of the table's players. Raises
    StaleDecision if it has one, or other places."""
    is_ours = 0 <= number < len(league.fixtures) and league.is_waiting(number)
    if not is_ours or sorted(league.fixtures[number].places) != sorted(places):
        raise StaleDecision(Text("error-stale"))
    return league.change(number, lambda one: replace(one, table=table, places=places))


def reopen(league: League, number: int) -> League:
    """The league in which a game is being played again, because its table has gone back."""
    return league.change(number, lambda one: replace(one, finish=(), shares=()))


def finish(league: League, number: int, places: Sequence[int | None], scores: Sequence[int | None]) -> League:
    """The league with the result of a game, in the order of its seats. Without places it is shared by all. Another
    result replaces an earlier one. Raises StaleDecision if there is no such game."""
    if not 0 <= number < len(league.fixtures) or len(places) != league.terms.seats:
        raise StaleDecision(Text("error-stale"))
    final = tuple(place for place in places if place is not None)
    final = final if len(final) == len(places) else (1,) * len(places)
    shares = _share(final, scores)
    return league.change(number, lambda one: replace(one, finish=final, shares=shares))


def _share(final: Sequence[int], scores: Sequence[int | None]) -> tuple[float, ...]:
    """Each one's share of the winner's score, from 0 to 1; 0 where there is none."""
    best = max((score or 0 for place, score in zip(final, scores, strict=True) if place == min(final)), default=0)
    return tuple(min(1.0, max(0.0, (score or 0) / best)) if best > 0 else 0.0 for score in scores)


# --- standings ---


class Row(NamedTuple):
    """How a place of a division stands."""

    place: int
    member: Entrant | None
    games: int
    points: Fraction
    wins: Fraction
    seconds: Fraction
    share: float


def rank(league: League, division: int) -> list[Row]:
    """A division, the best first: by points, then wins, second places, the mean share of the winner's score; what is
    still equal is decided at random, the same way whenever it is asked."""
    games = [one for one in league.fixtures if one.division == division and one.finish]
    members = league.divisions[division]
    order = Dice(league.seed + division).shuffle(range(len(members)))
    rows = [_row(place, member, games) for place, member in enumerate(members)]
    return sorted(rows, key=lambda row: (-row.points, -row.wins, -row.seconds, -row.share, order.index(row.place)))


def _row(place: int, member: Entrant | None, games: Sequence[Fixture]) -> Row:
    points, wins, seconds, shares = Fraction(), Fraction(), Fraction(), []
    for game in games:
        if place in game.places:
            seat = game.places.index(place)
            points += split_points(game.finish, seat)
            wins += _share_of(game.finish, seat, 1)
            seconds += _share_of(game.finish, seat, 2)
            shares.append(game.shares[seat])
    return Row(place, member, len(shares), points, wins, seconds, sum(shares) / len(shares) if shares else 0.0)


def split_points(finish: Sequence[int], seat: int) -> Fraction:
    """The points of a seat. Those who tie share the points of all places that they take together.

    >>> split_points([1, 2, 2, 4], 1)
    Fraction(9, 2)
    """
    return sum((_share_of(finish, seat, n) * points for n, points in enumerate(POINTS, 1)), Fraction())


def _share_of(finish: Sequence[int], seat: int, place: int) -> Fraction:
    """Which part of a place at the table belongs to a seat."""
    before = sum(other < finish[seat] for other in finish)
    ties = finish.count(finish[seat])
    return Fraction(before < place <= before + ties, ties)


# --- stored ---


_TERMS, _MEMBER, _FIXTURES = TypeAdapter(Terms), TypeAdapter(Entrant), TypeAdapter(tuple[Fixture, ...])
_FINAL = TypeAdapter(Final)


def write(league: League) -> dict[str, Json]:
    """As JSON. The keys of people begin with the user, so that they can be found and deleted; those of a division
    continue with it and the place."""
    return {
        "terms": asdict(league.terms),
        "members": {f"{one.user}:": asdict(one) for one in league.members},
        "places": {
            f"{one.user}:{division}.{place}": asdict(one)
            for division, members in enumerate(league.divisions) for place, one in enumerate(members) if one is not None
        },
        "sizes": [len(members) for members in league.divisions],
        "fixtures": _FIXTURES.dump_python(league.fixtures, mode="json"),
        "season": league.season, "began": league.began, "ends": league.ends, "seed": league.seed,
        "is_closed": league.is_closed, "trouble": league.trouble,
        "departed": {f"{user}:": True for user in sorted(league.departed)},
        "past": {f"{one.member.user}:{one.season}.{one.division}.{one.rank}": asdict(one) for one in league.past},
    }  # fmt: skip


def read(data: Mapping[str, Any]) -> League:
    """Read what `write` returns, also without people who were forgotten, or from a release that did not store when a
    season ends. Raises ValueError, KeyError or TypeError for anything else."""
    places = {key.split(":")[1]: _MEMBER.validate_python(one) for key, one in data["places"].items()}
    divisions = [[places.get(f"{n}.{place}") for place in range(size)] for n, size in enumerate(data["sizes"])]
    members = tuple(map(_MEMBER.validate_python, data["members"].values()))
    season, began, seed = (int(data[name]) for name in ("season", "began", "seed"))
    fixtures = _FIXTURES.validate_python(data["fixtures"])
    if any(not set(one.places) <= set(range(len(divisions[one.division]))) for one in fixtures):
        raise ValueError("a game at a place that does not exist")
    terms = _TERMS.validate_python(data["terms"])
    ends = int(data.get("ends", began + terms.days * DAY))
    return League(
        terms, members, tuple(map(tuple, divisions)), fixtures, season, began, ends, seed, bool(data["is_closed"]),
        frozenset(int(key.split(":")[0]) for key in data["departed"]),
        tuple(map(_FINAL.validate_python, data["past"].values())), str(data["trouble"]),
    )  # fmt: skip
