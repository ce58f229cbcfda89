"""Games written down as they end, a JSON line each: the same call goes on where it was broken off."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path

from fronde.bots.defaults import find_opponents
from fronde.core.types import Json
from fronde.games import get_game


def read_lines(path: Path | None) -> list[Json]:
    """What stands in a file, nothing where there is none; half a line at its end is taken out of it."""
    text = path.read_text(encoding="utf-8") if path and path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if path and whole != text:
        path.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def add_line(path: Path | None, row: Json) -> None:
    """Write a line down, where there is a file."""
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


@cache
def edition(key: str, *, thoughtful: bool) -> str:
    """A game with the version of its rules and what its opponents make of it: other weights are other players."""
    game = get_game(key)
    worth = find_opponents(game).worth
    files = [worth.weights] if worth.weights else []
    if thoughtful and worth.prospects:
        files.append(worth.prospects.weights)
    digest = sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:8] if files else "none"
    return f"{key} {game.title.version} {digest}"
