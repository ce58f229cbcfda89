"""Which weights win? Moves those of a game's quick opponent at random, and then in the direction that wins.

In every game about half of the players are quick opponents and the others greedy machines (--beside quick: all are
quick). All weights move at once, each up or down by half its size at random; every second quick opponent gets the
opposite moves. After the games of a round, the wins are compared with the moves: the effect of a weight is half the
difference in wins between a step up and a step down. If an effect is unlikely to be chance, its weight moves that way,
and the next round begins there. The certainty is computed as if the opponents of one game were independent; as they are
not, it is really lower by 10 or 20 %. A weight keeps its sign, and a weight of 0 stays 0.

Copy the printed table into the game's file of weights, or use --write. The run must begin with another table of that
file (--from), so that the same command gives the same result again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import copysign
from typing import NamedTuple

from fronde.bots.defaults import find_opponents, find_weights, has_sides, read_weights
from fronde.bots.quick import LEVEL, Quick
from fronde.core.game import AnyGame
from fronde.core.rng import Dice
from fronde.games import get_game
from fronde.lab.runs import add_shared_arguments, draw_ways, put_table, start, tell_call, tell_weights, watch
from fronde.lab.screen import WIDTH, find_effect
from fronde.lab.seatings import find_seatings
from fronde.lab.sparring import Player, make_player, play_match, seat_bot
from fronde.tools.pool import play_all

STEP = 0.5
"""The fraction of itself by which a weight moves in a game, and the most by which it moves in a round."""
CHANCE, SURE = 1.0, 4.0
"""Standard errors of an effect up to which its weight does not move, and from which it moves a whole step; in between
it moves part of a step."""

Weights = Mapping[str, float]


class Climb(NamedTuple):
    """One game: the weights to move in it, and the kind of the other players."""

    game: str
    seed: int
    players: int
    weights: Weights
    beside: str


class Climber(NamedTuple):
    """A quick opponent in a finished game: the direction in which each weight moved, 1 up and -1 down, and its share of
    the win, from 0 to 1."""

    ways: Mapping[str, int]
    share: float


def play_climb(climb: Climb) -> list[Climber]:
    """The results of all quick opponents in one game."""
    game, dice = get_game(climb.game), Dice(climb.seed)
    match = start(game, climb.seed, climb.players)
    seatings = find_seatings(game, climb.players, {}, climb.seed)
    seating = seatings[climb.seed % len(seatings)]
    ways = draw_ways(climb.weights, dice)
    ways_of: dict[str, Mapping[str, int]] = {}
    players: dict[str, Player] = {}
    for number, (player, first) in enumerate(zip(match.setup.players, seating, strict=True)):
        own = Dice((climb.seed << 8) + number)
        if first or climb.beside == LEVEL:
            way = -1 if len(ways_of) % 2 else 1
            ways_of[player] = {name: one * way for name, one in ways.items()}
            bot = Quick(game)
            bot.weights = move(climb.weights, ways_of[player])
            players[player] = seat_bot(bot, own)
        else:
            players[player] = make_player(climb.beside, game, own)
    play_match(match, players)
    assert match.result is not None
    winners = [match.player_of(seat) for seat in match.result.winning_seats()]
    return [Climber(ways, winners.count(player) / max(len(winners), 1)) for player, ways in ways_of.items()]


def move(weights: Weights, ways: Mapping[str, float]) -> dict[str, float]:
    """The weights, each moved by that number of steps away from 0."""
    return {name: size * (1 + ways[name] * STEP) for name, size in weights.items()}


def find_effects(climbers: Sequence[Climber]) -> dict[str, tuple[float, float]]:
    """The effect of a step up in each weight on the share of the win, at most a half, and that effect in standard
    errors."""
    shares = [one.share for one in climbers]
    return {name: find_effect([one.ways[name] for one in climbers], shares) for name in climbers[0].ways}


def climb(weights: Weights, effects: Mapping[str, tuple[float, float]]) -> dict[str, float]:
    """The weights after a round, moved by its effects."""
    return move(weights, {name: copysign(step_fraction(abs(sure)), sure) for name, (_, sure) in effects.items()})


def step_fraction(sure: float) -> float:
    """The part of a step, from 0 to 1, that an effect of that many standard errors justifies."""
    return max(0.0, min((sure - CHANCE) / (SURE - CHANCE), 1.0))


def tell_round(weights: Weights, effects: Mapping[str, tuple[float, float]]) -> Iterator[str]:
    """A line for every weight: its size, and the effect of a step up on wins, in percent and in standard errors; the
    most certain first."""
    for name, (effect, sure) in sorted(effects.items(), key=lambda item: -abs(item[1][1])):
        if weights[name]:
            yield f"{name.ljust(WIDTH)} {weights[name]:8.4g} {100 * effect:+6.1f} % {sure:+5.1f}"


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, "write", "jobs", games=1000, seed=700_000)
    parser.add_argument("--rounds", type=int, default=1, help="rounds of so many games (default 1)")
    parser.add_argument("--from", metavar="TABLE", default=LEVEL, help=f"where to begin ({LEVEL})")
    parser.add_argument("--beside", choices=("greedy", LEVEL), default="greedy", help="who the others are (greedy)")


def run(args: argparse.Namespace) -> int:
    """Play the rounds and print their effects and the resulting weights. Returns 0. Raises SystemExit for a game
    without weights or with opposed sides, for an unknown table, without a game or round to play, and for a result that
    could not be reproduced."""
    game, begin = get_game(args.game), vars(args)["from"]
    opponents = find_opponents(game)
    path = find_weights(game)
    if path is None or has_sides(game):
        raise SystemExit(f"{game.key} brings no weights that all its seats have")
    weights: Weights = read_weights(game, opponents.worth, begin)
    if not any(weights.values()):
        raise SystemExit(f"{path.name} has no table {begin}")
    if args.games < 1 or args.rounds < 1:
        raise SystemExit("there is nothing to learn without a game")
    if args.write and begin == LEVEL:
        raise SystemExit(f"--write would put the table in place of {LEVEL}, where it began; begin --from another")
    for number in range(args.rounds):
        climbers = play_round(game, weights, number, args)
        effects = find_effects(climbers)
        print(f"# Round {number + 1}: quick ones won {sum(one.share for one in climbers):g} of {args.games} games")
        print(*(f"# {line}" for line in tell_round(weights, effects)), sep="\n", flush=True)
        weights = climb(weights, effects)
    call = tell_call(args, "game", "from", "beside", "games", "rounds", "seed", "players")
    put_table(path, LEVEL, tell_weights(weights), call, args)
    return 0


def play_round(game: AnyGame, weights: Weights, number: int, args: argparse.Namespace) -> list[Climber]:
    """The quick opponents of all games of a round."""
    players, first = args.players or game.player_counts({})[0], args.seed + number * args.games
    tasks = [Climb(game.key, first + n, players, weights, args.beside) for n in range(args.games)]
    batches = watch(play_all(play_climb, tasks, args.jobs), len(tasks), f"round {number + 1}")
    return [climber for batch in batches for climber in batch]
