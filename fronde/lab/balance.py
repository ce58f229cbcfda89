"""Is a game fair? Machines play it against each other; the figures show the results of each seat.

With --level, opponents of that level play. Otherwise a game may supply its own machines (its `balance` module). The
default is a greedy machine. It tries every answer on a copy of the position, in which all that its seat cannot see is
dealt again, and takes the one with the largest lead in the score; its own dice break ties. It ignores optional
questions.

Where turn order belongs to the seats, only the machines can rotate: machine 1 plays another seat in every game, and
every game has its own seed for cards and dice. Since the machines are equal, each should win equally often; this checks
the run itself.

Shares come with Wilson's interval, means with the normal one, both at 95 %. Events within one game are not independent,
so where there is both a share and a mean per game, the mean is more reliable.

With --record every game is logged when it ends, and the same command, or one with more seeds, continues from there.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fronde.bots import LEVELS
from fronde.bots.defaults import find_balance
from fronde.bots.players import open_actions
from fronde.core.errors import InvariantError
from fronde.core.game import AnyGame, Balance, S
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Json, Seat, Setup
from fronde.games import get_game
from fronde.lab.figures import mean, share, tell_mean, tell_share
from fronde.lab.runs import add_shared_arguments, edition, find_games, play_with_log
from fronde.lab.sparring import Player, find_seat, make_player
from fronde.tools.play import LONGEST, add_option_arguments, given_options

NO_ONE = "nobody"


# --- games ---


@dataclass(frozen=True)
class GameOutcome:
    """The result of one game: seats and machines, winners, every score by item, and the measures."""

    seats: tuple[Seat, ...]
    bots: tuple[str, ...]
    winners: tuple[Seat, ...]
    winning_bots: tuple[str, ...]
    tie_break: str | None
    end: str
    """The kind of the last event."""
    scores: Mapping[Seat, Mapping[str, int]]
    counted: list[Counter[Seat]]
    """For each measure of the game, the count of each seat, or of "nobody"."""
    choices: int


class Task(NamedTuple):
    """One game to play. `players` None: the usual number. `level`: the level of its opponents; None for the game's own
    machines."""

    game: str
    seed: int
    options: Mapping[str, Json] = {}
    players: int | None = None
    level: str | None = None


def seat_machines(task: Task) -> tuple[Match, dict[str, Player]]:
    """A new match, and name -> machine."""
    game = get_game(task.game)
    names = tuple(f"Bot {n + 1}" for n in range(task.players or game.player_counts(task.options)[0]))
    turn = task.seed % len(names)
    match, _ = Match.start(game, Setup(game.key, names[turn:] + names[:turn], task.seed, task.options))
    kind = task.level or "greedy"
    return match, {name: make_player(kind, game, Dice((task.seed << 8) + n)) for n, name in enumerate(names)}


def choices(match: Match, machines: Mapping[str, Player]) -> Iterator[Action]:
    """The machines' choices up to the end of the game. The caller must carry out each before it takes the next. Raises
    InvariantError if the game does not end."""
    count = 0
    while not match.over:
        for action in open_actions(match, decide(match, machines)):
            yield action
            count += 1
        if count > LONGEST:
            raise InvariantError(f"{match.setup.game}, seed {match.setup.seed}: no end after {count} choices")


def play_one(task: Task) -> GameOutcome:
    """Play one game to its end. Raises InvariantError if it has none."""
    balance = find_balance(get_game(task.game))
    match, machines = seat_machines(task)
    count, end, counters = 0, "", [Counter[Seat]() for _ in balance.measures]
    for action in choices(match, machines):
        count += 1
        for event in match.submit(action.seat, action.picks, action.step):
            end = event.kind
            for measure, counter in zip(balance.measures, counters, strict=True):
                if hit := measure.find(event):
                    counter[hit[0] or NO_ONE] += hit[1]
    assert match.result is not None
    winners, tie_break = match.result.winning_seats(), match.result.tie_break
    winning_bots = tuple(dict.fromkeys(map(match.player_of, winners)))
    bots, scores = tuple(machines), match.score()
    return GameOutcome(match.seats, bots, winners, winning_bots, tie_break, end, scores, counters, count)


def decide(match: Match, players: Mapping[str, Player]) -> tuple[Action, ...]:
    """The choices of the machine in the next seat to ask."""
    seat = find_seat(match)
    return players[match.player_of(seat)](match, seat)


# --- a log of games ---


def name_task(task: Task) -> tuple[Json, ...]:
    """The key of a game in a log."""
    players = edition(task.game, thoughtful=task.level == "thoughtful")
    return players, task.level, task.players, json.dumps(task.options, sort_keys=True), task.seed


def read_game(data: Mapping[str, Json]) -> GameOutcome:
    """The result of a game from a log."""
    lists = {name: tuple(data[name]) for name in ("seats", "bots", "winners", "winning_bots")}
    return GameOutcome(**{**data, **lists, "counted": [Counter(counts) for counts in data["counted"]]})


# --- figures ---


def measure(balance: Balance[S], games: Sequence[GameOutcome]) -> dict[str, Json]:
    """All figures of some games, in the form of the table."""
    seats, bots, items = games[0].seats, games[0].bots, list(games[0].scores[games[0].seats[0]])
    return {
        "games": len(games),
        "choices_per_game": mean([game.choices for game in games]),
        "wins": {s: share(sum(s in game.winners for game in games), len(games)) for s in seats},
        "wins_by_bot": {b: share(sum(b in game.winning_bots for game in games), len(games)) for b in bots},
        "score": {i: {s: mean([game.scores[s][i] for game in games]) for s in seats} for i in items},
        "measures": {one.name: _figures_of(balance, n, games) for n, one in enumerate(balance.measures)},
        "winners_per_game": _tally(str(len(game.winners)) for game in games),
        "tie_breaks": _tally(game.tie_break or "none" for game in games),
        "ends": _tally(game.end for game in games),
    }


def _figures_of(balance: Balance[S], number: int, games: Sequence[GameOutcome]) -> dict[str, Json]:
    """The figures of one measure, seat by seat."""
    one, columns = balance.measures[number], games[0].seats
    if one.nobodys:
        columns = (*columns, NO_ONE)
    if not one.share:
        return {s: mean([game.counted[number][s] for game in games]) for s in columns}
    whole = sum(game.counted[number].total() for game in games)
    return {s: share(sum(game.counted[number][s] for game in games), whole) for s in columns}


def _tally(words: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(words).items(), key=lambda pair: (-pair[1], pair[0])))


def tell(figures: Mapping[str, Json]) -> Iterator[str]:
    """The lines of the table."""
    seats, measures = list(figures["wins"]), figures["measures"]
    nobody = [NO_ONE] * any(NO_ONE in row for row in measures.values())
    choices = figures["choices_per_game"]["mean"]
    yield f"{figures['games']} games, {choices:.0f} choices each; 95 % intervals in brackets"
    yield _row("", [*seats, *nobody])
    yield _row("games won", [tell_share(figures["wins"][s]) for s in seats])
    for item, by_seat in figures["score"].items():
        yield _row(f"score: {item}", [tell_mean(by_seat[s]) for s in seats])
    for name, by_seat in measures.items():
        yield _row(name, [tell_share(f) if "share" in f else tell_mean(f) for f in by_seat.values()])
    yield _row("", list(figures["wins_by_bot"]))
    yield _row("games won", [tell_share(share) for share in figures["wins_by_bot"].values()])
    for name, key in (("winners a game", "winners_per_game"), ("decided ties", "tie_breaks"), ("ended with", "ends")):
        yield f"{name:<20}" + ", ".join(f"{word}: {count}" for word, count in figures[key].items())


def _row(name: str, cells: Sequence[str]) -> str:
    return f"{name:<20}" + "".join(f"{cell:>21}" for cell in cells)


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, "record", "jobs", "json", games=400, every=True)
    add_option_arguments(parser)
    parser.add_argument("--level", choices=LEVELS, help="opponents of that level (default: the game's own machines)")


def run(args: argparse.Namespace) -> int:
    """Play the games and print how each seat did. Returns 0."""
    figures = {game.key: measure_game(game, args) for game in find_games(args)}
    if args.json:
        print(json.dumps(figures, indent=2))
        return 0
    for key, table in figures.items():
        print(key, *tell(table), sep="\n")
    return 0


def measure_game(game: AnyGame, args: argparse.Namespace) -> dict[str, Json]:
    """The figures of one game, from the requested number of plays."""
    options, numbers = given_options(game, args), range(max(args.games, 1))
    tasks = [Task(game.key, args.seed + number, options, args.players, args.level) for number in numbers]
    games = play_with_log(play_one, {name_task(task): task for task in tasks}, read_game, game.key, args)
    return measure(find_balance(game), games)
