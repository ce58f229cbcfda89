"""Play random games to their end and look for anything that cannot be.

Checked on the way: the invariants of the game, an end in sight, somebody to wait for, a position that survives JSON,
a record that replays to the same position. A failure prints its seed and log and writes the record to a file, which
`python -m fronde replay` reads. At the end stands which questions, events and cards were reached, and which were not:
known are those a game has texts for, `ask-<step>`, `event-<kind>` (and `event-<kind>-own`) and `card-<id>`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from fronde.core.errors import InvariantError, PlayerError
from fronde.core.match import Match
from fronde.core.types import Action, Event, Game, Json
from fronde.games import GAMES, get_game
from fronde.texts import words
from fronde.tools.play import LONGEST, add_option_arguments, draw_options, given_options, make_setup, play, player_dice

KINDS = ("step", "event", "card")


class Task(NamedTuple):
    """One game to play. Invariants are checked after every `every`-th choice, JSON after every tenth of these."""

    game: str
    seed: int
    options: Mapping[str, Json]
    every: int
    longest: int
    players: int | None = None
    vary: bool = False


@dataclass
class Outcome:
    """What came of one game: choices made, what was reached, and where it failed, what and with which record."""

    task: Task
    choices: int = 0
    reached: set[tuple[str, str]] = field(default_factory=set)
    error: str = ""
    record: dict[str, Json] = field(default_factory=dict)


# --- the checks, which the tests use too ---


def check_waiting(match: Match) -> None:
    """Raise InvariantError unless somebody has to choose, or the game is over and nobody may."""
    if match.over and match.decisions:
        raise InvariantError("over, and still a question is open")
    if not match.over and not match.waiting_for():
        raise InvariantError("a dead end: not over, and nobody to wait for")
    if any(not decision.options for decision in match.decisions):
        raise InvariantError("a question without an answer")


def check_json(match: Match) -> Match:
    """The match taken up from its position through JSON. Raises InvariantError where it differs."""
    position = match.position()
    again = Match.at(match.game, match.setup, json.loads(json.dumps(position)))[0]
    if json.dumps(again.position()) != json.dumps(position):
        raise InvariantError(f"position changed by JSON: {_difference(position, again.position())}")
    if tuple(again.decisions) != tuple(match.decisions):
        raise InvariantError("questions changed by JSON")
    return again


def check_replay(match: Match) -> None:
    """Raise InvariantError unless the record, through JSON, replays to the same position, byte for byte."""
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
    game = get_game(task.game)
    match = None
    try:
        match, events = _start(game, task)
        _note_events(outcome, events)
        check_waiting(match)
        for action, events in play(match, player_dice(task.seed), task.longest):
            outcome.choices += 1
            _note(outcome, action, events)
            check_waiting(match)
            if outcome.choices % task.every == 0:
                game.check(match.state)
            if outcome.choices % (10 * task.every) == 0:
                check_json(match)
        if not match.over:
            raise InvariantError(f"no end after {outcome.choices} choices")
        game.check(match.state)
        check_json(match)
        check_replay(match)
    except Exception as error:  # whatever it is, it is what we look for
        outcome.error = f"{type(error).__name__}: {error}"
        outcome.record = match.record() if match else {"game": game.key, "seed": task.seed, "actions": []}
    return outcome


def _start(game: Game[Any], task: Task) -> tuple[Match, list[Event]]:
    """The match of a task; with options drawn by its seed where they are to vary and the game takes them together."""
    if task.vary:
        drawn = {**draw_options(game, player_dice(task.seed)), **task.options}
        with suppress(PlayerError):
            return Match.start(game, make_setup(game, task.seed, drawn, task.players))
    return Match.start(game, make_setup(game, task.seed, task.options, task.players))


def _note(outcome: Outcome, action: Action, events: Iterable[Event]) -> None:
    outcome.reached.add(("step", action.step))
    outcome.reached.update(("card", part) for pick in action.picks for part in (pick, *pick.split(":")))
    _note_events(outcome, events)


def _note_events(outcome: Outcome, events: Iterable[Event]) -> None:
    for event in events:
        outcome.reached.add(("event", event.kind))
        outcome.reached.update(("card", word) for word in _strings([*event.data.values(), *event.secret.values()]))


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _strings(item)
    elif isinstance(value, Mapping):
        yield from _strings([*value, *value.values()])


# --- what there is to reach ---


def find_known(game: Game[Any]) -> dict[str, set[str]]:
    """Steps, event kinds and cards of a game, as its texts name them."""
    ids = words("en", game.key).ids
    position = Match.start(game, make_setup(game, 0))[0].position()
    cards = {id_.removeprefix("card-") for id_ in ids if id_.startswith("card-")}
    return {
        "step": {id_.removeprefix("ask-") for id_ in ids if id_.startswith("ask-")},
        "event": {id_.removeprefix("event-").removesuffix("-own") for id_ in ids if id_.startswith("event-")},
        "card": cards & set(_strings(position)),
    }


def tell_reach(game: Game[Any], reached: set[tuple[str, str]]) -> Iterator[str]:
    """A line for each kind of thing: how many of them were reached, and which were not."""
    for kind, known in find_known(game).items():
        found = {name for what, name in reached if what == kind}
        if not known:
            continue
        missed = sorted(known - found)
        yield f"  {kind}s reached: {len(known & found)} of {len(known)}; missed: {', '.join(missed) or 'none'}"
        if kind != "card" and found - known:
            yield f"  {kind}s reached that have no text: {', '.join(sorted(found - known))}"


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("--games", type=int, default=2000, help="games to play (default 2000)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game, the next has one more (default 0)")
    parser.add_argument("--game", choices=sorted(GAMES), help="one game only (default: every game, in turn)")
    add_option_arguments(parser)
    parser.add_argument("--vary", action="store_true", help="draw the other options of each game by its seed")
    parser.add_argument("--players", type=int, help="number of players (default: each the game allows, in turn)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--every", type=int, default=10, metavar="K", help="check after every K-th choice (default 10)")
    parser.add_argument("--longest", type=int, default=LONGEST, help=f"choices without an end (default {LONGEST:,})")
    parser.add_argument("--records", type=Path, default=Path(), metavar="DIR", help="where failures are written")


def run(given: argparse.Namespace) -> int:
    """Play them all. Gives 0, or 1 where a game failed."""
    failures = 0
    keys = [given.game] if given.game else sorted(GAMES)
    for place, key in enumerate(keys):
        seeds = range(given.seed + place, given.seed + given.games, len(keys))
        every, options = max(given.every, 1), given_options(get_game(key), given)
        tasks = [Task(key, seed, options, every, given.longest, given.players, given.vary) for seed in seeds]
        outcomes = []
        for outcome in _play_all(tasks, given.jobs):
            outcomes.append(outcome)
            if outcome.error:
                failures += 1
                _report(outcome, given.records)
        choices = sum(outcome.choices for outcome in outcomes)
        longest = max((outcome.choices for outcome in outcomes), default=0)
        failed = sum(bool(outcome.error) for outcome in outcomes)
        print(f"{key}: {len(outcomes):,} games, {choices:,} choices (longest {longest:,}), {failed} failed")
        for line in tell_reach(get_game(key), set().union(*(outcome.reached for outcome in outcomes))):
            print(line)
    return 1 if failures else 0


def _play_all(tasks: list[Task], jobs: int) -> Iterator[Outcome]:
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(play_one, tasks)
        return
    with Pool(jobs) as pool:
        yield from pool.imap(play_one, tasks, chunksize=4)


def _report(outcome: Outcome, folder: Path) -> None:
    file = folder / f"fuzz-{outcome.task.game}-{outcome.task.seed}.json"
    print(f"FAILED {outcome.task.game}, seed {outcome.task.seed}, after {outcome.choices} choices: {outcome.error}")
    print(f"  log: {json.dumps(outcome.record['actions'])}")
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({**outcome.record, "error": outcome.error}), encoding="utf-8")
    print(f"  record: {file}", flush=True)
