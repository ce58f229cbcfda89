"""The random player of fuzz, bench and the referee, a player with tastes, and random options for their games."""

from __future__ import annotations

import argparse
import json
from bisect import bisect
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from itertools import accumulate
from pathlib import Path

from fronde.core.errors import FileRefusal, InvariantError
from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Event, Json, Setup
from fronde.texts import words

LONGEST = 20_000
"""Choices after which a game is assumed never to end."""

LIKED, PLAIN, SHUNNED = 200, 12, 1
"""Relative weights of the options that a player with a taste likes, has no opinion on, or shuns."""

Chooser = Callable[[Sequence[Decision], Dice], tuple[Decision, tuple[str, ...]]]
"""A player: picks one of the open questions and answers it."""


def choose(decisions: Sequence[Decision], dice: Dice) -> tuple[Decision, tuple[str, ...]]:
    """A question and an answer to it, with equal probability for every option of all open questions.

    If several picks are allowed, their number is drawn first, uniformly. Raises InvariantError if nothing is on offer.
    """
    total = 0
    for decision in decisions:
        total += len(decision.options)
    if not total:
        raise InvariantError("nothing to choose from")
    at = dice.below(total)
    for decision in decisions:
        if at < len(decision.options):
            break
        at -= len(decision.options)
    return decision, draw_answer(decision, at, dice)


def draw_answer(decision: Decision, at: int, dice: Dice) -> tuple[str, ...]:
    """The option at that index; if several picks are allowed, a random selection of random size."""
    if decision.least == decision.most == 1:
        return (decision.options[at],)
    count = decision.least + dice.below(min(decision.most, len(decision.options)) - decision.least + 1)
    return tuple(dice.shuffle(decision.options)[:count])


class Taste:
    """A random player that prefers some answers, to reach situations that random play hardly ever reaches.

    `likes` and `shuns` are shell patterns over a step and an option: "place-cubes space:athos", "* stop". An option
    that matches both is liked.
    """

    def __init__(self, likes: Sequence[str], shuns: Sequence[str] = ()) -> None:
        self.likes = likes
        self.shuns = shuns
        self._weights: dict[tuple[str, str], int] = {}

    def weigh(self, step: str, option: str) -> int:
        """The relative weight of an option."""
        weight = self._weights.get((step, option))
        if weight is None:
            answer = f"{step} {option}"
            weight = SHUNNED if any(fnmatchcase(answer, pattern) for pattern in self.shuns) else PLAIN
            weight = LIKED if any(fnmatchcase(answer, pattern) for pattern in self.likes) else weight
            self._weights[step, option] = weight
        return weight

    def choose(self, decisions: Sequence[Decision], dice: Dice) -> tuple[Decision, tuple[str, ...]]:
        """Like the function `choose`, but weighted by taste."""
        places = [(decision, at) for decision in decisions for at in range(len(decision.options))]
        if not places:
            raise InvariantError("nothing to choose from")
        weights = list(accumulate(self.weigh(decision.step, decision.options[at]) for decision, at in places))
        decision, at = places[bisect(weights, dice.below(weights[-1]))]
        return decision, draw_answer(decision, at, dice)


def play(
    match: Match, dice: Dice, most: int = LONGEST, choose: Chooser = choose
) -> Iterator[tuple[Action, list[Event]]]:
    """Play up to `most` random choices, until the game is over. Yields each choice with its events; a sealed one may
    have none yet."""
    for _ in range(most):
        if match.over:
            return
        decision, picks = choose(match.decisions, dice)
        events = match.submit(decision.seat, picks, decision.step)
        yield Action(decision.seat, decision.step, picks), events


def make_setup(game: AnyGame, seed: int, options: Mapping[str, Json] | None = None, count: int | None = None) -> Setup:
    """The set-up of a random game with `count` players, or with a number that the seed selects from those the game
    allows."""
    counts = game.title.player_counts
    players = tuple(f"Player {n + 1}" for n in range(count or counts[seed % len(counts)]))
    return Setup(game.key, players, seed, dict(options or {}))


def add_option_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for a game's options; `given_options` reads them."""
    parser.add_argument("--options", type=json.loads, default={}, metavar="JSON", help="options of the game")
    parser.add_argument(
        "--file",
        action="append",
        default=[],
        metavar="OPTION=FILE",
        help="an option set by a file",
    )


def given_options(game: AnyGame, args: argparse.Namespace) -> dict[str, Json]:
    """The options of a command line. Raises SystemExit with every fault if a file has faults, or if no option of that
    name takes a file."""
    options = dict(args.options)
    for setting in args.file:
        name, _, file = setting.partition("=")
        read = game.title.option_files.get(name)
        if read is None:
            raise SystemExit(f"{game.key} has no option “{name}” that a file sets")
        try:
            options[name] = read(Path(file).read_text(encoding="utf-8"), file)
        except (OSError, ValueError) as error:
            raise SystemExit(f"{file}: {error}") from error
        except FileRefusal as refusal:
            raise SystemExit("\n".join(map(words("en", game.key).text, refusal.faults))) from refusal
    return options


def option_values(schema: Mapping[str, Json]) -> list[Json]:
    """Typical values of an option, from its JSON schema: its enumerated values, both booleans, or minimum and maximum;
    empty for any other type, such as a list."""
    if "anyOf" in schema:
        return [value for kind in schema["anyOf"] for value in option_values(kind)]
    if "enum" in schema:
        return list(schema["enum"])
    if schema.get("type") == "boolean":
        return [True, False]
    return [schema[edge] for edge in ("minimum", "maximum") if edge in schema]


def draw_options(game: AnyGame, dice: Dice) -> dict[str, Json]:
    """Random options: each is omitted or gets one of its values. Some games refuse certain combinations."""
    options = {}
    for name, schema in game.rules.options_schema().get("properties", {}).items():
        values = option_values(schema)
        choice = dice.below(len(values) + 1)
        if choice < len(values):
            options[name] = values[choice]
    return options


def player_dice(seed: int) -> Dice:
    """Dice for the choices of a game with this seed, different from the dice of the game itself."""
    return Dice(seed ^ 0x5DEECE66D)


def play_out(match: Match, dice: Dice) -> int:
    """Play a game at random to its end and return the number of choices. Raises InvariantError if it does not end."""
    count = sum(1 for _ in play(match, dice))
    if not match.over:
        raise InvariantError(f"no end after {count} choices")
    return count
