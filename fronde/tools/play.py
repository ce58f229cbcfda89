"""The random player of fuzz, bench and the referee, one with tastes, and the options of the games they play."""

from __future__ import annotations

import argparse
import json
from bisect import bisect
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from itertools import accumulate
from pathlib import Path

from fronde.core.errors import FileRefused, InvariantError
from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Event, Json, Setup
from fronde.texts import words

LONGEST = 20_000
"""Choices after which a game is taken to have no end."""

LIKED, PLAIN, SHUNNED = 200, 12, 1
"""How likely a player with a taste is to take an option, against another."""

Chooser = Callable[[Sequence[Decision], Dice], tuple[Decision, tuple[str, ...]]]
"""A player: of the questions now open, one and an answer to it."""


def choose(decisions: Sequence[Decision], dice: Dice) -> tuple[Decision, tuple[str, ...]]:
    """A question and an answer to it: each option of all open questions is as likely as the next.

    Where several picks are allowed, their number is drawn first, each allowed one alike. Raises InvariantError where
    nothing is on offer.
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
    """The option at that place; where several picks are allowed, any number of them."""
    if decision.least == decision.most == 1:
        return (decision.options[at],)
    count = decision.least + dice.below(min(decision.most, len(decision.options)) - decision.least + 1)
    return tuple(dice.shuffled(decision.options)[:count])


class Taste:
    """A random player that likes some answers better than others, to get where nobody without a plan gets.

    `likes` and `shuns` are shell patterns over a step and an option: "place-cubes space:athos", "* stop". What fits
    both is liked.
    """

    def __init__(self, likes: Sequence[str], shuns: Sequence[str] = ()) -> None:
        self.likes = likes
        self.shuns = shuns
        self._weights: dict[tuple[str, str], int] = {}

    def weigh(self, step: str, option: str) -> int:
        """How likely the option is, against others."""
        weight = self._weights.get((step, option))
        if weight is None:
            answer = f"{step} {option}"
            weight = SHUNNED if any(fnmatchcase(answer, pattern) for pattern in self.shuns) else PLAIN
            weight = LIKED if any(fnmatchcase(answer, pattern) for pattern in self.likes) else weight
            self._weights[step, option] = weight
        return weight

    def choose(self, decisions: Sequence[Decision], dice: Dice) -> tuple[Decision, tuple[str, ...]]:
        """As `choose`, each option as likely as it is liked."""
        offered = [(decision, at) for decision in decisions for at in range(len(decision.options))]
        if not offered:
            raise InvariantError("nothing to choose from")
        weights = list(accumulate(self.weigh(decision.step, decision.options[at]) for decision, at in offered))
        decision, at = offered[bisect(weights, dice.below(weights[-1]))]
        return decision, draw_answer(decision, at, dice)


def play(
    match: Match, dice: Dice, most: int = LONGEST, choose: Chooser = choose
) -> Iterator[tuple[Action, list[Event]]]:
    """Play up to `most` random choices, until the game is over. Yields each choice with its events: none yet for a
    sealed one."""
    for _ in range(most):
        if match.over:
            return
        decision, picks = choose(match.decisions, dice)
        events = match.submit(decision.seat, picks, decision.step)
        yield Action(decision.seat, decision.step, picks), events


def make_setup(game: AnyGame, seed: int, options: Mapping[str, Json] | None = None, count: int | None = None) -> Setup:
    """The set-up of a random game: `count` players, or as many as the seed says of the numbers the game allows."""
    counts = game.title.player_counts
    players = tuple(f"Player {n + 1}" for n in range(count or counts[seed % len(counts)]))
    return Setup(game.key, players, seed, dict(options or {}))


def add_option_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of a game on a command line; `given_options` reads them."""
    parser.add_argument("--options", type=json.loads, default={}, metavar="JSON", help="options of the game")
    parser.add_argument(
        "--file",
        action="append",
        default=[],
        metavar="OPTION=FILE",
        help="an option set by a file",
    )


def given_options(game: AnyGame, args: argparse.Namespace) -> dict[str, Json]:
    """The options of a command line. Raises SystemExit with every fault where a file is wrong, or no option of the
    game's takes one."""
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
        except FileRefused as refusal:
            raise SystemExit("\n".join(map(words("en", game.key).text, refusal.faults))) from refusal
    return options


def option_values(schema: Mapping[str, Json]) -> list[Json]:
    """What an option may be, by its JSON schema: the values named, on and off, or least and most; else nothing, and no
    list."""
    if "anyOf" in schema:
        return [value for kind in schema["anyOf"] for value in option_values(kind)]
    if "enum" in schema:
        return list(schema["enum"])
    if schema.get("type") == "boolean":
        return [True, False]
    return [schema[edge] for edge in ("minimum", "maximum") if edge in schema]


def draw_options(game: AnyGame, dice: Dice) -> dict[str, Json]:
    """Random options: each is left out or given one of its values. Some games refuse some of them together."""
    drawn = {}
    for name, schema in game.rules.options_schema().get("properties", {}).items():
        values = option_values(schema)
        choice = dice.below(len(values) + 1)
        if choice < len(values):
            drawn[name] = values[choice]
    return drawn


def player_dice(seed: int) -> Dice:
    """Dice for the choices of a game with this seed: others than those of the game itself."""
    return Dice(seed ^ 0x5DEECE66D)


def play_out(match: Match, dice: Dice) -> int:
    """Play a game at random to its end and give the number of choices made. Raises InvariantError without an end."""
    count = sum(1 for _ in play(match, dice))
    if not match.over:
        raise InvariantError(f"no end after {count} choices")
    return count
