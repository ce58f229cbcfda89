"""What is a role worth? Machines of one kind play each other, the bot's own ratings are computed from those games, and
the share of rivals that each role would be placed before by its rating stands beside that of rivals it was placed
before. The same for games won: a rating counts every place, so a role that is often second wins less than it says.

    python -m tests.roles --game KEY --players N --level quick --games 2000 --seed 9910000 --record games.jsonl

The games are those of `python -m fronde lab balance` with the same arguments, whose shares `docs/balance.md` gives.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import NamedTuple

from pydantic import TypeAdapter

from fronde.bots import LEVELS
from fronde.core.types import Json
from fronde.host.archive.ratings import MODEL, Team, find_teams, rate_all, weigh
from fronde.host.archive.results import result_of
from fronde.host.store import Ending, GameResult, Member, Player, Rating, TableRecord, Terms, Venue
from fronde.host.table import GameTable
from fronde.lab.balance import Task, choices, name_task, seat_machines
from fronde.lab.figures import share, tell_share
from fronde.lab.runs import add_shared_arguments, find_games, play_with_log


@dataclass(frozen=True)
class StoredResult:
    """The result of a game as the bot stores it, as JSON."""

    result: dict[str, Json]


class Figure(NamedTuple):
    """What is known of a role: its games, those won, those to win by the ratings of all, and the rivals placed behind
    it, as a share of all, and by the ratings. Who tie share a win."""

    games: int
    wins: float
    chances: float
    rivals: float
    chances_of_rivals: float


def play_one(task: Task) -> StoredResult:
    """Play one game to its end."""
    match, machines = seat_machines(task)
    for action in choices(match, machines):
        match.submit(action.seat, action.picks, action.step)
    players = [Player(None, name, name, bot=task.level or "greedy") for name in match.setup.players]
    terms = Terms(len(players), dict(match.setup.options), opponents={"rated": True})
    record = TableRecord(task.game, match.game.title.version, 0, terms, Venue(0), players=players)
    return StoredResult(asdict(result_of(GameTable(record, match, []), [], Ending.RULES, 0, {})))


def read_game(data: Mapping[str, Json]) -> StoredResult:
    """A game from a log."""
    return StoredResult(data["result"])


def find_figures(games: Sequence[Sequence[Team]]) -> tuple[dict[Member, Figure], dict[Member, Rating]]:
    """Each role's figures, and its rating after all games."""
    ratings: dict[Member, Rating] = {}
    for after in rate_all(dict(enumerate(games)), {}).values():
        ratings |= after
    sums: dict[Member, list[float]] = {member: [0.0] * len(Figure._fields) for member in ratings}
    for teams in games:
        best = [team for team in teams if team.place == min(one.place for one in teams)]
        chances = find_chances(teams, ratings)
        for team, chance in zip(teams, chances, strict=True):
            rivals = [(one, other) for one, other in zip(teams, chances, strict=True) if one is not team]
            ahead = sum((team.place < one.place) + (team.place == one.place) / 2 for one, _ in rivals)
            odds = sum(chance / (chance + other) for _, other in rivals)
            game = (1, (team in best) / len(best), chance, ahead / len(rivals), odds / len(rivals))
            for member in team.members:
                sums[member] = [total + value for total, value in zip(sums[member], game, strict=True)]
    return {member: Figure(int(count), *rest) for member, (count, *rest) in sums.items()}, ratings


def find_chances(teams: Sequence[Team], ratings: Mapping[Member, Rating]) -> list[float]:
    """How likely each team is to win by its ratings, in the model of `fronde.host.archive.ratings`."""
    variances = [ratings[member].sigma ** 2 for team in teams for member in team.members]
    spread = math.sqrt(sum(variances) + len(teams) * MODEL.beta**2)
    totals = [sum(ratings[member].mu for member in team.members) + sum(team.anchors) for team in teams]
    weights = [math.exp(total / spread) for total in totals]
    return [weight / sum(weights) for weight in weights]


def tell(games: Sequence[Sequence[Team]]) -> Iterator[str]:
    """The lines of a table: a role, its points, rivals placed behind it by its rating and in fact, and games won by its
    rating and in fact."""
    figures, ratings = find_figures(games)
    yield f"{len(games)} games; points, rivals behind by rating and in fact, won by rating and in fact (95 % interval)"
    for member, one in sorted(figures.items(), key=lambda pair: str(pair[0])):
        points, spread = weigh(ratings[member])
        shares = [f"{100 * n / one.games:.1f} %" for n in (one.chances_of_rivals, one.rivals, one.chances)]
        win_share = tell_share(share(one.wins, one.games))
        yield f"{member!s:<50}{points:>+6} ±{spread:<4}{''.join(f'{one:>9}' for one in shares)}{win_share:>24}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_shared_arguments(parser, "record", "jobs", games=2000, seed=9910000)
    parser.add_argument("--level", choices=LEVELS, help="opponents of that level (default: the game's own machines)")
    args = parser.parse_args()
    [game] = find_games(args)
    tasks = [Task(game.key, args.seed + number, {}, args.players, args.level) for number in range(args.games)]
    games = play_with_log(play_one, {name_task(task): task for task in tasks}, read_game, game.key, args)
    read = TypeAdapter(GameResult).validate_python
    print(*tell([find_teams(read(one.result)) for one in games]), sep="\n")
