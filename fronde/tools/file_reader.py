"""Reads an uploaded file for an option of a game in a separate process with limited memory and time: `python -m
fronde.tools.file_reader`.

Standard input: a `Request` as a line of JSON, then the bytes of the file. Standard output: an `Answer` as JSON, plain
data and nothing else. `cogs/jobs/uploads.py` is the caller. An unexpected error in a game's own reader ends the process
with exit code 1.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from fronde.core.errors import FileRefusal, PlayerError, TableError
from fronde.core.match import Match
from fronde.core.plain import read_text, write_text
from fronde.core.types import Json, Text
from fronde.games import get_game
from fronde.tools.recheck import recheck
from fronde.tools.verify import find_fault

RECORD = "record"
"""The `option` of a request if the file is the record of a game."""
ROOM = 128 << 20
"""Bytes of memory for reading a file, in addition to those of the program itself."""
ROOM_ELSEWHERE = 1 << 30
"""Total bytes for the process, if the system does not report its current size."""
SECONDS = 2
"""CPU seconds for reading a file, in addition to those of the start."""
LONGEST_ANSWER = 4 << 20
"""Maximum bytes of an answer."""
MOST_FAULTS = 200
"""Maximum number of faults in an answer; a file may have ten thousand."""


@dataclass(frozen=True, slots=True)
class Request:
    """The game and option that a file is for, the file's name, and the other chosen options."""

    game: str
    option: str
    name: str
    options: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answer:
    """The option's value, or why the file is refused: the reason, the individual faults, and how many `more` there
    are."""

    value: Json = None
    reason: Json = None
    rule: str | None = None
    faults: tuple[Json, ...] = ()
    more: int = 0

    def get_value(self) -> Json:
        """The option's value. Raises FileRefusal."""
        if self.reason is None:
            return self.value
        raise FileRefusal(read_text(self.reason), tuple(map(read_text, self.faults)), self.rule, self.more)


def read_file(request: Request, content: bytes) -> Answer:
    """Read a file, and check its option together with the others."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return refuse(TableError(Text("error-file-text")))
    if request.option == RECORD:
        return read_record(text)
    game = get_game(request.game)
    try:
        value = game.title.option_files[request.option](text, request.name)
        game.rules.fill_options({**request.options, request.option: value})
    except PlayerError as error:
        return refuse(error)
    except (MemoryError, RecursionError):
        return refuse(too_much())
    return Answer(value)


class _Epoch(BaseModel):
    """The parts of an epoch that readers of a record use."""

    model_config = ConfigDict(strict=True)

    after: int = Field(ge=0)
    position: dict[str, Json] | None


class _RecordParts(BaseModel):
    """The parts of a record that its readers use."""

    model_config = ConfigDict(strict=True)

    players: list[str]
    seed: int
    options: dict[str, Json] = {}
    position: dict[str, Json] | None = None
    epochs: list[_Epoch] = []
    actions: list[Annotated[list[str], Field(min_length=2)]]

    @property
    def begins(self) -> int:
        """The number of actions before the last epoch."""
        return self.epochs[-1].after if self.epochs else 0


def read_record(text: str) -> Answer:
    """The record of a game, if its own proofs hold and it replays as recorded; else a refusal."""
    try:
        record = json.loads(text)
        fault = find_fault(record)
        difference = None if fault else _find_difference(record)
    except (MemoryError, RecursionError):
        return refuse(too_much())
    except Exception:  # any error means that the file is not a record of a game we have
        return refuse(TableError(Text("error-no-record")))
    if fault:
        return refuse(TableError(Text("error-record-changed")))
    return Answer(record) if difference is None else refuse(TableError(difference))


def _find_difference(data: dict[str, Json]) -> Text | None:
    """A description of the first difference in the replay of a record; None if there is none. Raises if it is not one
    game of its players."""
    json.dumps(data, allow_nan=False)
    shape, game = _RecordParts.model_validate(data), get_game(data["game"])
    if any(epoch.after > len(shape.actions) for epoch in shape.epochs):
        raise ValueError("an epoch after the last action")
    match = Match.replay(game, {**data, "actions": data["actions"][: shape.begins], "sealed": []})
    if len(shape.players) not in game.title.player_counts or len(set(shape.players)) < len(shape.players):
        raise ValueError("players there cannot be")
    if not {*map(match.player_of, match.seats)} <= {*shape.players} or {*match.score()} != {*match.seats}:
        raise ValueError("seats that are not those of the players")
    difference = recheck(data, every=len(shape.actions) + 1)
    return None if difference is None else Text("error-record-otherwise", {"number": difference.choice})


def too_much() -> TableError:
    """The refusal of a file that exceeds the limits on memory or time."""
    return TableError(Text("error-file-limits"))


def refuse(error: PlayerError) -> Answer:
    """A refusal as plain data."""
    faults = error.faults if isinstance(error, FileRefusal) else ()
    lines = tuple(map(write_text, faults[:MOST_FAULTS]))
    return Answer(reason=write_text(error.reason), rule=error.rule, faults=lines, more=max(len(faults) - len(lines), 0))


# --- the process ---


def limit_process() -> None:
    """Limit memory and time from here on to what a file may use, if the system supports it."""
    try:
        import resource
    except ImportError:  # Windows: only the caller's timeout applies
        return
    usage = resource.getrusage(resource.RUSAGE_SELF)
    seconds = int(usage.ru_utime + usage.ru_stime) + SECONDS
    for what, most in ((resource.RLIMIT_AS, _most_bytes()), (resource.RLIMIT_CPU, seconds)):
        with contextlib.suppress(ValueError, OSError):  # a lower limit is already in force
            resource.setrlimit(what, (most, most))


def _most_bytes() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as status:
            return int(status.read().split()[0]) * os.sysconf("SC_PAGE_SIZE") + ROOM
    except OSError:
        return ROOM_ELSEWHERE


def main() -> int:
    """Read the file on standard input and write the answer."""
    request = Request(**json.loads(sys.stdin.buffer.readline()))
    content = sys.stdin.buffer.read()
    limit_process()
    with contextlib.redirect_stdout(sys.stderr):
        answer = json.dumps(asdict(read_file(request, content)), allow_nan=False)
    sys.stdout.write(answer if len(answer) <= LONGEST_ANSWER else json.dumps(asdict(refuse(too_much()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
