"""A file somebody handed in for an option of a game, read in a process of its own, which may take so much memory and
time and no more: `python -m fronde.tools.file_reader`.

Standard input: a `Request` as a line of JSON, then the bytes of the file. Standard output: an `Answer` as JSON, plain
data and nothing else. `cogs/jobs/uploads.py` asks. An error in a game's own reader ends the process with exit code 1.
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

from fronde.core.errors import FileRefused, PlayerError, TableError
from fronde.core.match import Match
from fronde.core.plain import read_text, write_text
from fronde.core.types import Json, Text
from fronde.games import get_game
from fronde.tools.recheck import recheck
from fronde.tools.verify import find_fault

RECORD = "record"
"""Stands for the option where the file is the record of a game."""
ROOM = 128 << 20
"""Bytes of memory that reading a file may take, beyond what the program itself takes."""
ROOM_ELSEWHERE = 1 << 30
"""Bytes the process may have in all, where the system does not tell how many it has."""
SECONDS = 2
"""Seconds of work, beyond those the start took."""
LONGEST_ANSWER = 4 << 20
"""Bytes of an answer."""
MOST_FAULTS = 200
"""Faults that are handed on; a file may have ten thousand."""


@dataclass(frozen=True, slots=True)
class Request:
    """Which option of which game a file is for, what the file is called, and the other options that are chosen."""

    game: str
    option: str
    name: str
    options: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Answer:
    """The option's value, or why the file is refused: the reason, every fault by itself, how many more there are."""

    value: Json = None
    reason: Json = None
    rule: str | None = None
    faults: tuple[Json, ...] = ()
    more: int = 0

    def get_value(self) -> Json:
        """The option's value. Raises FileRefused."""
        if self.reason is None:
            return self.value
        raise FileRefused(read_text(self.reason), tuple(map(read_text, self.faults)), self.rule, self.more)


def read_file(request: Request, content: bytes) -> Answer:
    """Read a file and check the option it makes beside the others."""
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
    """Where the rules of a record begin, as whoever opens it relies on it."""

    model_config = ConfigDict(strict=True)

    after: int = Field(ge=0)
    position: dict[str, Json] | None


class _Record(BaseModel):
    """What whoever opens a record relies on."""

    model_config = ConfigDict(strict=True)

    players: list[str]
    seed: int
    options: dict[str, Json] = {}
    position: dict[str, Json] | None = None
    epochs: list[_Epoch] = []
    actions: list[Annotated[list[str], Field(min_length=2)]]

    @property
    def begins(self) -> int:
        """After how many actions its last rules begin."""
        return self.epochs[-1].after if self.epochs else 0


def read_record(text: str) -> Answer:
    """The record of a game: what it says of itself is checked, and it is played again and compared."""
    try:
        record = json.loads(text)
        fault = find_fault(record)
        changed = None if fault else _find_difference(record)
    except (MemoryError, RecursionError):
        return refuse(too_much())
    except Exception:  # whatever a file holds, it is a record of a game there is here or it is none
        return refuse(TableError(Text("error-no-record")))
    if fault:
        return refuse(TableError(Text("error-record-changed")))
    return Answer(record) if changed is None else refuse(TableError(changed))


def _find_difference(data: dict[str, Json]) -> Text | None:
    """Why a record does not play again as it says, if so. Raises where it is not one game that its players play."""
    json.dumps(data, allow_nan=False)
    shape, game = _Record.model_validate(data), get_game(data["game"])
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
    """The refusal of a file that takes more memory or time than it may."""
    return TableError(Text("error-file-limits"))


def refuse(error: PlayerError) -> Answer:
    """A refusal as plain data."""
    faults = error.faults if isinstance(error, FileRefused) else ()
    lines = tuple(map(write_text, faults[:MOST_FAULTS]))
    return Answer(reason=write_text(error.reason), rule=error.rule, faults=lines, more=max(len(faults) - len(lines), 0))


# --- the process ---


def limit_process() -> None:
    """Take no more memory and time from here on than a file may take, where the system can see to it."""
    try:
        import resource
    except ImportError:  # Windows: there is only the time the one who waits gives it
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    seconds = int(used.ru_utime + used.ru_stime) + SECONDS
    for what, most in ((resource.RLIMIT_AS, _most_bytes()), (resource.RLIMIT_CPU, seconds)):
        with contextlib.suppress(ValueError, OSError):  # a lower limit is in force already
            resource.setrlimit(what, (most, most))


def _most_bytes() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as status:
            return int(status.read().split()[0]) * os.sysconf("SC_PAGE_SIZE") + ROOM
    except OSError:
        return ROOM_ELSEWHERE


def main() -> int:
    """Read the one file that standard input holds."""
    request = Request(**json.loads(sys.stdin.buffer.readline()))
    content = sys.stdin.buffer.read()
    limit_process()
    with contextlib.redirect_stdout(sys.stderr):
        answer = json.dumps(asdict(read_file(request, content)), allow_nan=False)
    sys.stdout.write(answer if len(answer) <= LONGEST_ANSWER else json.dumps(asdict(refuse(too_much()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
