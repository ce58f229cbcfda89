"""Puzzles: positions of games that machines played, each with a question that has one clearly best answer.

A game's puzzles are a file of its data, which `python -m fronde lab puzzles` writes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.types import Json, Seat, Setup


@dataclass(slots=True, frozen=True)
class Puzzle:
    """A position as one seat knows it, the rest dealt again, and the answer that wins most when machines play on by
    rule of thumb. It need not be what the thoughtful opponent answers.

    `seed`, `actions`: the game that it comes from, and the choices made before. `chances`: the seat's chance to win,
    alone or with others, after each answer that was played on, the best first; the others are worth less by value.
    `games`: how many times each was played on. `quick`: the answers that the quick opponent gives. `why`: the advice
    for the solution over each of the other answers in `chances`, as `fronde.tools.thinker` reads it. `version`: that of
    the rules.
    """

    version: int
    seed: int
    actions: int
    players: Sequence[str]
    options: Mapping[str, Json]
    position: Mapping[str, Json]
    seat: Seat
    step: str
    chances: Mapping[str, float]
    games: int
    quick: Sequence[str]
    why: Mapping[str, Json]

    @property
    def key(self) -> str:
        """Its name among the puzzles of its game; the same as long as the puzzle is."""
        return f"{self.seed}-{self.actions}"

    @property
    def solution(self) -> str:
        """The best answer."""
        return next(iter(self.chances))

    @property
    def second(self) -> str:
        """The second-best answer."""
        return list(self.chances)[1]

    @property
    def margin(self) -> float:
        """How much smaller the chance to win is after the second-best answer."""
        return self.chances[self.solution] - self.chances[self.second]

    def load(self, game: AnyGame) -> Match:
        """The match at the position. Raises PositionError."""
        return Match.at(game, Setup(game.key, tuple(self.players), 0, self.options), self.position)[0]


def find_path(game: AnyGame) -> Path:
    """The file of a game's puzzles, which need not exist."""
    return game.title.folder / "data" / "puzzles.json"


def read_puzzles(path: Path) -> tuple[int, list[Puzzle]]:
    """The seed of the next game to look at, and the puzzles of a file; 0 and none without a file."""
    if not path.exists():
        return 0, []
    data = json.loads(path.read_text(encoding="utf-8"))
    return data["next"], [Puzzle(**one) for one in data["puzzles"]]


def write_puzzles(path: Path, next_seed: int, puzzles: Sequence[Puzzle]) -> None:
    """Write a file of puzzles, one a line."""
    lines = ",\n".join(json.dumps(asdict(one), ensure_ascii=False, separators=(",", ":")) for one in puzzles)
    part = path.with_suffix(".part")  # a process killed while writing leaves the old file
    part.write_text(f'{{"next": {next_seed}, "puzzles": [\n{lines}\n]}}\n', encoding="utf-8")
    part.replace(path)


@cache
def find_puzzles(game: AnyGame) -> Mapping[str, Puzzle]:
    """The puzzles of a game, by key."""
    return {one.key: one for one in read_puzzles(find_path(game))[1]}
