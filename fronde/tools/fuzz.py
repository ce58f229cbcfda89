"""Play random games of every configuration to their end and look for impossible states.

A configuration is a number of players, or one value of an option with a number of players that allows it; all other
options have their defaults. The game's `data/fuzz.toml`, if it has one, adds sets of options to combine, with each
number of players, and positions to start from. With --mixed there are also random mixes of options. In half of the
games the players choose at random, in the other half they have a taste from that file.

Checks during play: the invariants of the game hold, the game ends, some seat always has to choose, a position survives
JSON, a record replays to the same position. A failure prints its seed and log and writes the record to a file, which
`python -m fronde replay` reads. The end of the report says which questions, events and cards were reached, and which
were not. The known ones are those with a text in the game: `ask-<step>`, `event-<kind>` (and `event-<kind>-own`) and
`card-<id>`. If a known one was never reached, that is a failure too, unless the command line selects one configuration.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from fronde.core.errors import InvariantError, PlayerError
from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Event, Json
from fronde.games import GAMES, get_game
from fronde.texts import words
from fronde.tools.play import (
    LONGEST,
    Chooser,
    Taste,
    add_option_arguments,
    choose,
    draw_options,
    given_options,
    make_setup,
    option_values,
    play,
    player_dice,
)
from fronde.tools.pool import play_all

KINDS = ("step", "event", "card")
RARE = Path("data") / "fuzz.toml"
"""The file, in a game's folder, with its tastes, combined options and starts."""
DRAWS = 100
"""Maximum attempts to draw a mix of options that the game accepts."""


class Configuration(NamedTuple):
    """A configuration of a game. `players` None: by the seed. `is_mixed`: the seed draws the other options. `start` and
    `together`: the name of a position, or of these options, in the game's `fuzz.toml`."""

    game: str
    players: int | None = None
    options: Mapping[str, Json] = {}
    is_mixed: bool = False
    start: str = ""
    together: str = ""

    @property
    def name(self) -> str:
        """The name in the table."""
        parts = [f"{self.players} players" if self.players else "players by seed"]
        options = [f"{name}: {_short(value)}" for name, value in self.options.items()]
        parts += [self.together] if self.together else options
        parts += ["mixed options"] * self.is_mixed + [f"from {self.start}"] * bool(self.start)
        return ", ".join(parts)


def _short(value: Json) -> str:
    return "as given" if isinstance(value, (dict, list)) else json.dumps(value)


class Task(NamedTuple):
    """One game to play. Invariants are checked after every `every`-th choice, JSON after every tenth of these. `stop`:
    abandon the game after that many choices."""

    configuration: Configuration
    seed: int
    every: int = 10
    longest: int = LONGEST
    stop: int | None = None


@dataclass
class Outcome:
    """The result of one game: the number of choices, the questions, events and cards it reached, and after a failure
    the error and the record."""

    task: Task
    choices: int = 0
    reach: set[tuple[str, str]] = field(default_factory=set)
    error: str = ""
    record: dict[str, Json] = field(default_factory=dict)


@dataclass
class Tally:
    """The sum of several results."""

    games: int = 0
    choices: int = 0
    longest: int = 0
    failures: int = 0
    reach: set[tuple[str, str]] = field(default_factory=set)

    def add(self, outcome: Outcome) -> None:
        """Add the result of a game."""
        self.games += 1
        self.choices += outcome.choices
        self.longest = max(self.longest, outcome.choices)
        self.failures += bool(outcome.error)
        self.reach |= outcome.reach

    def row(self, name: str) -> str:
        """A line of the table."""
        return f"  {name:<52}{self.games:>7,}{self.choices:>12,}{self.longest:>9,}{self.failures:>10}"


HEAD = f"  {'configuration':<52}{'games':>7}{'choices':>12}{'longest':>9}{'failures':>10}"


# --- what to play ---


@cache
def _read_rare(key: str) -> dict[str, Json]:
    """The game's `fuzz.toml`; empty if it has none."""
    file = get_game(key).title.folder / RARE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


@cache
def find_tastes(key: str) -> dict[str, Taste]:
    """The tastes that players of a game may have, by name."""
    return {name: Taste(**taste) for name, taste in _read_rare(key).get("tastes", {}).items()}


def find_starts(key: str) -> dict[str, dict[str, Json]]:
    """The positions to start games from, by name."""
    return {name: start["position"] for name, start in _read_rare(key).get("starts", {}).items()}


def find_together(key: str) -> dict[str, dict[str, Json]]:
    """The combinations of options to play with, by name."""
    return dict(_read_rare(key).get("together", {}))


def find_leeway(key: str) -> dict[str, Json]:
    """The exceptions to the contract that the game declares (`fronde/testing/contract.py::Leeway`)."""
    return dict(_read_rare(key).get("leeway", {}))


def find_configurations(game: AnyGame) -> Iterator[Configuration]:
    """Yield a configuration for every number of players; for every non-default value of an option and every combination
    of options, with each number that allows it; and for every start."""
    changes: list[tuple[str, dict[str, Json]]] = [("", {})]
    for name, schema in game.rules.options_schema().get("properties", {}).items():
        changes += [("", {name: value}) for value in option_values(schema) if value != schema.get("default")]
    for together, options in (*changes, *find_together(game.key).items()):
        for count in sorted(game.title.player_counts, reverse=True):
            if _is_taken(game, options, count):
                yield Configuration(game.key, count, options, together=together)
    for start in find_starts(game.key):
        yield Configuration(game.key, game.title.player_counts[0], start=start)


def _is_taken(game: AnyGame, options: Mapping[str, Json], count: int) -> bool:
    try:
        Match.start(game, make_setup(game, 0, options, count))
    except PlayerError:
        return False
    return True


# --- the checks, which tests use too ---


def check_waiting(match: Match) -> None:
    """Raise InvariantError unless a seat has to choose, or the game is over and no question is open."""
    if match.over and match.decisions:
        raise InvariantError("over, and still a question is open")
    if not match.over and not match.waiting_for():
        raise InvariantError("a dead end: not over, and nobody to wait for")
    if any(not decision.options for decision in match.decisions):
        raise InvariantError("a question without an answer")


def check_json(match: Match) -> Match:
    """The match restored from its position through JSON. Raises InvariantError if it differs."""
    position = match.position()
    again = Match.at(match.game, match.setup, json.loads(json.dumps(position)))[0]
    if json.dumps(again.position()) != json.dumps(position):
        raise InvariantError(f"position changed by JSON: {_difference(position, again.position())}")
    if tuple(again.decisions) != tuple(match.decisions):
        raise InvariantError("questions changed by JSON")
    return again


def check_replay(match: Match) -> None:
    """Raise InvariantError unless the record, through JSON, replays to the same position byte for byte."""
    again = Match.replay(match.game, json.loads(json.dumps(match.record())))
    if json.dumps(again.position()) != json.dumps(match.position()):
        raise InvariantError(f"replay differs: {_difference(match.position(), again.position())}")


def _difference(one: Mapping[str, Json], other: Mapping[str, Json]) -> str:
    keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
    return ", ".join(f"{key}: {one.get(key)} / {other.get(key)}" for key in keys) or "order of keys"


# --- one game ---


def play_one(task: Task) -> Outcome:
    """Play one game with all checks."""
    outcome = Outcome(task)
    game = get_game(task.configuration.game)
    match = None
    try:
        match, events = _start(game, task)
        _note_events(outcome, events)
        check_waiting(match)
        for action, events in play(match, player_dice(task.seed), task.stop or task.longest, _find_player(task)):
            outcome.choices += 1
            _note(outcome, action, events)
            check_waiting(match)
            if outcome.choices % task.every == 0:
                game.rules.check(match.state)
            if outcome.choices % (10 * task.every) == 0:
                check_json(match)
        if not match.over and not task.stop:
            raise InvariantError(f"no end after {outcome.choices} choices")
        game.rules.check(match.state)
        check_json(match)
        check_replay(match)
    except Exception as error:  # any error is a finding
        outcome.error = f"{type(error).__name__}: {error}"
        outcome.record = match.record() if match else {"game": game.key, "seed": task.seed, "actions": []}
    return outcome


def _start(game: AnyGame, task: Task) -> tuple[Match, list[Event]]:
    """The match of a task, and its first events."""
    kind, dice = task.configuration, player_dice(task.seed)
    setup = make_setup(game, task.seed, kind.options, kind.players)
    if kind.start:
        return Match.at(game, setup, find_starts(game.key)[kind.start])
    for _ in range(DRAWS if kind.is_mixed else 0):
        options = {**draw_options(game, dice), **kind.options}
        if _is_taken(game, options, len(setup.players)):
            setup = make_setup(game, task.seed, options, kind.players)
            break
    return Match.start(game, setup)


def _find_player(task: Task) -> Chooser:
    """The player for this seed: in half the games one with a taste, if the game has tastes."""
    tastes = [*find_tastes(task.configuration.game).values()]
    number = Dice(~task.seed).below(2 * len(tastes) or 1)
    return tastes[number].choose if number < len(tastes) else choose


def _note(outcome: Outcome, action: Action, events: Iterable[Event]) -> None:
    outcome.reach.add(("step", action.step))
    outcome.reach.update(("card", part) for pick in action.picks for part in (pick, *pick.split(":")))
    _note_events(outcome, events)


def _note_events(outcome: Outcome, events: Iterable[Event]) -> None:
    for event in events:
        outcome.reach.add(("event", event.kind))
        outcome.reach.update(("card", word) for word in _strings(event.data))


def _strings(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _strings(item)
    elif isinstance(value, Mapping):
        yield from _strings([*value, *value.values()])


# --- what to reach ---


def find_text_ids(game: AnyGame) -> dict[str, set[str]]:
    """Steps, event kinds and cards that the game's texts name."""
    ids = words("en", game.key).ids
    position = Match.start(game, make_setup(game, 0))[0].position()
    cards = {id_.removeprefix("card-") for id_ in ids if id_.startswith("card-")}
    return {
        "step": {id_.removeprefix("ask-") for id_ in ids if id_.startswith("ask-")},
        "event": {id_.removeprefix("event-").removesuffix("-own") for id_ in ids if id_.startswith("event-")},
        "card": cards & set(_strings(position)),
    }


def find_gaps(game: AnyGame, reach: set[tuple[str, str]]) -> list[tuple[str, str]]:
    """The known questions, events and cards that were not reached, sorted by kind."""
    items = {(kind, name) for kind, names in find_text_ids(game).items() for name in names}
    return sorted(items - reach)


def tell_reach(game: AnyGame, reach: set[tuple[str, str]]) -> Iterator[str]:
    """A line for each kind (step, event, card): how many were reached, and which were not."""
    for kind, names in find_text_ids(game).items():
        hits = {name for what, name in reach if what == kind}
        if not names:
            continue
        gaps = sorted(names - hits)
        yield f"  {kind}s reached: {len(names & hits)} of {len(names)}; missed: {', '.join(gaps) or 'none'}"
        if kind != "card" and hits - names:
            yield f"  {kind}s reached that have no text: {', '.join(sorted(hits - names))}"


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("--games", type=int, default=20, help="games of each configuration (default 20)")
    parser.add_argument("--mixed", type=int, default=0, help="games of each kind with mixed options (default 0)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game, the next has one more (default 0)")
    parser.add_argument("--game", choices=sorted(GAMES), help="one game only (default: every game, in turn)")
    add_option_arguments(parser)
    parser.add_argument("--players", type=int, help="one configuration only, as with --options: its number of players")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--every", type=int, default=10, metavar="K", help="check after every K-th choice (default 10)")
    parser.add_argument("--longest", type=int, default=LONGEST, help=f"choices without an end (default {LONGEST:,})")
    parser.add_argument("--records", type=Path, default=Path(), metavar="DIR", help="where failures are written")


def run(args: argparse.Namespace) -> int:
    """Play all configurations. Returns 0, or 1 if a game failed or something known was never reached."""
    keys = [args.game] if args.game else sorted(GAMES)
    unsound = [key for key in keys if not fuzz_game(get_game(key), args)]
    return 1 if unsound else 0


def fuzz_game(game: AnyGame, args: argparse.Namespace) -> bool:
    """Play every configuration of a game, or the selected one, and print the result. Returns whether there was no
    failure."""
    options = given_options(game, args)
    one = bool(options) or args.players is not None
    kinds = [Configuration(game.key, args.players, options)] if one else list(find_configurations(game))
    counts = [(kind, args.games) for kind in kinds]
    if args.mixed:
        counts.append((Configuration(game.key, args.players, options, is_mixed=True), args.mixed))
    whole = Tally()
    print(f"{game.key}\n{HEAD}")
    results = play_all(play_one, make_tasks(counts, args), args.jobs)
    for kind, outcomes in groupby(results, lambda o: o.task.configuration):
        tally = Tally()
        for outcome in outcomes:
            tally.add(outcome)
            whole.add(outcome)
            if outcome.error:
                _report(outcome, args.records)
        print(tally.row(kind.name), flush=True)
    print(whole.row("in all"), *tell_reach(game, whole.reach), sep="\n", flush=True)
    return not whole.failures and (one or not find_gaps(game, whole.reach))


def make_tasks(counts: Iterable[tuple[Configuration, int]], args: argparse.Namespace) -> list[Task]:
    """The tasks: as many games of each configuration as `counts` says, each with its own seed."""
    kinds = [kind for kind, count in counts for _ in range(count)]
    every = max(args.every, 1)
    return [Task(kind, seed, every, args.longest) for seed, kind in enumerate(kinds, args.seed)]


def _report(outcome: Outcome, folder: Path) -> None:
    key, seed = outcome.task.configuration.game, outcome.task.seed
    file = folder / f"fuzz-{key}-{seed}.json"
    print(f"FAILED {key}, seed {seed}, after {outcome.choices} choices: {outcome.error}")
    print(f"  log: {json.dumps(outcome.record['actions'])}")
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({**outcome.record, "error": outcome.error}), encoding="utf-8")
    print(f"  record: {file}", flush=True)
