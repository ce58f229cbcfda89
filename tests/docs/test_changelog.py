"""CHANGELOG.md says of every version what happens to running games, and knows the rules versions there are."""

from __future__ import annotations

import re
import tomllib

from fronde.games import GAMES
from fronde.texts import words
from tests.docs.test_links import ROOT

ENTRIES = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.M)[1:]
"""One a version, the newest first."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RULES = {words(None, key).say("game-name"): game.title.version for key, game in GAMES.items()}
"""The rules version there is of each game."""
RUNNING = "\n### What happens to running games\n"


def read_rules(entry: str) -> dict[str, int]:
    """The rules version of each game an entry names."""
    return {game: int(version) for game, version in re.findall(r"^\| (.+?) \| (\d+) \|", entry, re.M)}


def test_the_newest_entry_is_this_version() -> None:
    assert ENTRIES[0].split()[0] == PROJECT["version"]


def test_every_entry_says_what_happens_to_running_games() -> None:
    assert ENTRIES and [entry.split()[0] for entry in ENTRIES if not entry.partition(RUNNING)[2].strip()] == []


def test_the_newest_entry_names_the_rules_of_every_game() -> None:
    assert len(RULES) >= 5 and read_rules(ENTRIES[0].partition(RUNNING)[2]) == RULES


def test_no_rules_version_goes_back() -> None:
    """An entry may leave out a game whose rules it does not change, but for the newest."""
    latest: dict[str, int] = {}
    for entry in reversed(ENTRIES):
        rules = read_rules(entry)
        assert all(version >= latest.get(game, 0) for game, version in rules.items())
        latest |= rules
