"""Every message that code names is there, in the words of whoever reads it: a game's own and the host's; where the host
names one for any game, in the host's or in every game's."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fronde.core.errors import PlayerError
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games import GAMES
from fronde.texts import Words, words

ROOT = Path(__file__).parents[2]
PRODUCT = [
    path
    for top in ("fronde", "cogs", "images", "db", "fronde_bot")
    for path in sorted((ROOT / top).rglob("*.py"))
    if "template" not in path.parts  # a game of its own, whose texts the contract checks
]
CALLS = {"Text", "say", "command_text"}
REFUSE = "refuse"
"""Makes a Text of "refused-" and what follows, in the games."""
TEXT = "text"
"""Makes a Text in the games."""


SOME = {r"luck\-unit", r"rules\-noise", r"board\-checked", r"board\-unreadable"}
"""What some games have and others need not: it is asked whether they do, or they have board files."""


def game_of(path: Path) -> str | None:
    """The game a file belongs to."""
    parts = path.relative_to(ROOT).parts
    at = parts[2:3] if parts[:2] == ("fronde", "games") else parts[1:2] if parts[0] == "images" else ()
    return at[0] if at and at[0] in GAMES else None


def patterns_of(argument: ast.expr) -> Iterator[str]:
    """What ids an argument may be, as patterns; nothing of one that is worked out elsewhere."""
    if isinstance(argument, ast.IfExp):
        yield from patterns_of(argument.body)
        yield from patterns_of(argument.orelse)
    elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield re.escape(argument.value)
    elif isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant):
        yield "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in argument.values)


def names_in(path: Path) -> Iterator[tuple[int, str]]:
    """The lines on which a file names messages, and what these are."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if function in CALLS or (function in (REFUSE, TEXT) and game_of(path)):
                first = "refused-" if function == REFUSE else ""
                yield from ((node.lineno, first + pattern) for pattern in patterns_of(node.args[0]) if pattern)


def has(words: Words, pattern: str) -> bool:
    """Whether there is such a message, or attribute of one."""
    if "+" not in pattern:
        return words.has(pattern.replace("\\", ""))
    return any(re.fullmatch(pattern.split(r"\.")[0], text_id) for text_id in words.ids)


def is_there(pattern: str, game: str | None) -> bool:
    """Whether whoever is told so has the words for it."""
    if game is not None or has(words(None, None), pattern):
        return has(words(None, game), pattern)
    among = [has(words(None, key), pattern) for key in GAMES]
    return any(among) if "+" in pattern or pattern in SOME else all(among)


@pytest.mark.parametrize("path", PRODUCT, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_message_that_code_names_is_there(path: Path) -> None:
    game = game_of(path)
    missing = [(line, pattern) for line, pattern in names_in(path) if not is_there(pattern, game)]
    assert missing == []


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_refusal_of_a_game_tells_whose_words_it_needs(key: str) -> None:
    """Whoever catches one, at a table or anywhere else, has the words for it."""
    game = GAMES[key]
    players = tuple(f"p{number}" for number in range(max(game.title.player_counts)))
    match = Match.start(game, Setup(key, players, 1))[0]
    decision = match.decisions[0]
    errors: list[PlayerError] = []
    for attempt in (
        lambda: Match.start(game, Setup(key, players * 3, 1)),
        lambda: Match.start(game, Setup(key, players, 1, {"no-such-option": 1})),
        lambda: Match.at(game, Setup(key, players, 1), {"no-such-key": 1}),
        lambda: match.submit(decision.seat, ["no-such-option"]),
        lambda: match.submit(decision.seat, ["a:b"]),
    ):
        with pytest.raises(PlayerError) as refusal:
            attempt()
        errors.append(refusal.value)
    for error in errors:
        assert error.game == key and len(words(None, error.game).text(error.reason)) > 10
