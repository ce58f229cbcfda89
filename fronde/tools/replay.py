"""Print a recorded game choice by choice, with its score and the SHA-256 of its last position.

A forced choice, which the game makes without asking, is listed by its ids under the choice it followed. FILE holds a
record from the referee's `record`, or one that `fuzz` wrote; "-" reads standard input.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from fronde.core.errors import FrondeError, PlayerError
from fronde.core.match import Match
from fronde.core.types import Action, Event, Json, Seat
from fronde.games import GAMES, get_game
from fronde.texts import Words, words
from fronde.tools.verify import cut_record


def tell(record: dict[str, Json], upto: int | None, seat: Seat | None) -> Iterator[str]:
    """The game since its last epoch, line by line, as that seat or a spectator reads it. Raises FrondeError if it does
    not replay."""
    game = get_game(record["game"])
    english = words("en", game.key)
    after = record["epochs"][-1]["after"] if record.get("epochs") else 0
    match = Match.replay(game, {**record, "actions": record["actions"][:after], "sealed": []})
    choices = [*record["actions"], *record.get("sealed", [])]
    for number, (who, step, *picks) in enumerate(choices[after:upto], after + 1):
        decision = match.find_decision(who, picks, step)
        labels = [english.text(game.speech.describe(match.state, decision, pick).label) for pick in picks]
        yield f"{number:5} {_choice(Action(who, step, tuple(labels)), english, seat)}"
        for result in match.carry_out(who, picks, step):
            for action in result.forced_actions:
                yield f"      {_choice(action, english, seat)} (taken unasked)"
            yield from _lines(match, result.events, english, seat)
    yield from _score(match, english)


def _choice(action: Action, words: Words, seat: Seat | None) -> str:
    """A choice as a line. Another seat's answer may be secret, so its picks appear only if the reader is its own seat
    or no seat is named."""
    answer = ", ".join(action.picks) if seat in (None, action.seat) else "…"
    return f"{words.name('seat', action.seat)}, {action.step}: {answer}"


def _lines(match: Match, events: Sequence[Event], words: Words, seat: Seat | None) -> Iterator[str]:
    for event in events:
        text = match.game.speech.event_text(event, seat)
        if text is not None:
            yield f"          {words.text(text)}"


def _score(match: Match, words: Words) -> Iterator[str]:
    yield "The game is over." if match.over else f"Waiting for: {', '.join(match.waiting_for())}"
    for seat, items in match.score().items():
        text = ", ".join(f"{words.name('score', item)} {points}" for item, points in items.items())
        yield f"  {words.name('seat', seat)} ({match.player_of(seat)}): {text}"
    yield f"Position: {fingerprint(match)}"


def fingerprint(match: Match) -> str:
    """The SHA-256 of the whole position as JSON, in hexadecimal; the same wherever the same game is played."""
    return sha256(json.dumps(match.position()).encode()).hexdigest()


def read_record(file: str) -> dict[str, Json]:
    """The record in a file. Raises ValueError or OSError if there is none."""
    content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    data = json.loads(cut_record(content))
    record = data.get("record", data) if isinstance(data, dict) else None
    if not isinstance(record, dict) or not {"game", "players", "seed", "actions"} <= set(record):
        raise ValueError("no record of a game: it needs game, players, seed and actions")
    return record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("file", metavar="FILE", help="the record, or - for standard input")
    parser.add_argument("--upto", type=int, help="stop after that many choices")
    parser.add_argument("--seat", help="tell it as this seat read it (default: as a spectator, choices shown)")


def run(args: argparse.Namespace) -> int:
    """Print the game. Returns 0; 1 if it does not replay; 2 if the file is not a record."""
    try:
        record = read_record(args.file)
    except (OSError, ValueError) as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return 2
    try:
        for line in tell(record, args.upto, args.seat):
            print(line)
    except FrondeError as error:
        print(f"does not replay: {_explain(record, error)}", file=sys.stderr)
        return 1
    return 0


def _explain(record: dict[str, Json], error: FrondeError) -> str:
    """Why a record does not replay, as a sentence. If it was made under another version of the rules, that is the
    reason."""
    game = GAMES.get(record["game"])
    version = record.get("version")
    if game is not None and version not in (None, game.title.version):
        now = f"{words('en', game.key).say('game-name')} goes by version {game.title.version} now"
        return f"it was made under version {version} of the rules, and {now}, by which it plays otherwise."
    if not isinstance(error, PlayerError):
        return str(error)
    return words("en", error.game or record["game"]).text(error.reason)
