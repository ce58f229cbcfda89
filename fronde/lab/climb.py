"""Which weights win? Moves those of a game's quick opponent by chance, and then the way that wins.

In every game half of the players, as near as can be, are quick opponents and the others greedy machines (--beside
quick: all are quick). Every weight is moved up or down by half of it by chance, all at once, for one quick opponent
this way and for the next the other. When the games of a round are over, who has won is held against how each weight was
moved: the effect of a weight is half of what a step up makes of the wins beside a step down. What is surer than chance
moves its weight that way, and the next round begins there. How sure is reckoned as if the opponents of one game did not
depend on each other; as they do, it is a tenth or two less. A weight keeps its sign, and one of nothing stays so.

The table it prints goes into the game's file of weights; --write puts it there. It begins with another table of that
file (--from), so that the same comes of the same call again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import copysign
from typing import NamedTuple

from fronde.bots.defaults import find_opponents, find_weights, read_weights
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
"""By what part of it a weight is moved in a game, and at most in a round."""
CHANCE, SURE = 1.0, 4.0
"""At how many standard errors an effect may be chance, so that its weight is left, and at how many it is moved a whole
step; between the two by a part of one."""

Weights = Mapping[str, float]


class Climb(NamedTuple):
    """One game: the weights that are moved in it, and who plays beside quick opponents."""

    game: str
    seed: int
    players: int
    weights: Weights
    beside: str


class Climber(NamedTuple):
    """A quick opponent of a game that is over: which way each weight was moved, 1 up and -1 down, and what it has won,
    from 0 to 1."""

    moved: Mapping[str, int]
    won: float


def play_climb(climb: Climb) -> list[Climber]:
    """What every quick opponent of a game made of it."""
    game, dice = get_game(climb.game), Dice(climb.seed)
    match = start(game, climb.seed, climb.players)
    seatings = find_seatings(game, climb.players, {}, climb.seed)
    seating = seatings[climb.seed % len(seatings)]
    drawn = draw_ways(climb.weights, dice)
    moved: dict[str, Mapping[str, int]] = {}
    players: dict[str, Player] = {}
    for number, (player, first) in enumerate(zip(match.setup.players, seating, strict=True)):
        own = Dice((climb.seed << 8) + number)
        if first or climb.beside == LEVEL:
            way = -1 if len(moved) % 2 else 1
            moved[player] = {name: one * way for name, one in drawn.items()}
            bot = Quick(game)
            bot.weights = move(climb.weights, moved[player])
            players[player] = seat_bot(bot, own)
        else:
            players[player] = make_player(climb.beside, game, own)
    play_match(match, players)
    assert match.result is not None
    won = [match.player_of(seat) for seat in match.result.won_by()]
    return [Climber(ways, won.count(player) / max(len(won), 1)) for player, ways in moved.items()]


def move(weights: Weights, ways: Mapping[str, float]) -> dict[str, float]:
    """Weights, each so many steps further from nothing."""
    return {name: size * (1 + ways[name] * STEP) for name, size in weights.items()}


def find_effects(climbers: Sequence[Climber]) -> dict[str, tuple[float, float]]:
    """What a step up in each weight adds to what is won, at most a half, and how many standard errors that is."""
    won = [one.won for one in climbers]
    return {name: find_effect([one.moved[name] for one in climbers], won) for name in climbers[0].moved}


def climb(weights: Weights, effects: Mapping[str, tuple[float, float]]) -> dict[str, float]:
    """The weights moved by what a round has shown."""
    return move(weights, {name: copysign(trust(abs(sure)), sure) for name, (_, sure) in effects.items()})


def trust(sure: float) -> float:
    """How much of a step an effect of so many standard errors is worth, from 0 to 1."""
    return max(0.0, min((sure - CHANCE) / (SURE - CHANCE), 1.0))


def tell_round(weights: Weights, effects: Mapping[str, tuple[float, float]]) -> Iterator[str]:
    """What every weight was, and what a step up in it makes of the wins, in per cent and in standard errors; the surest
    first."""
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
    """Play the rounds and print what they show and the weights they lead to. Gives 0. Raises SystemExit for a game
    without weights, or with sides, for a table there is not, and for what could not be made again."""
    game, begin = get_game(args.game), vars(args)["from"]
    opponents = find_opponents(game)
    path = find_weights(game)
    if path is None or opponents.is_opposed is not None:
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
        print(f"# Round {number + 1}: quick ones won {sum(one.won for one in climbers):g} of {args.games} games")
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
