"""A stranger's game: installed from a package of its own, found by its entry point, played and drawn like ours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fronde.games import GAMES
from tests.stranger.install import install

ROOT = Path(__file__).parents[2]
CONTRACT = "tests/games/test_every_game.py"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder with the game installed in it."""
    install(tmp_path / "site")
    return tmp_path / "site"


def run(folder: Path, *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """A Python process that sees what is installed in a folder."""
    where = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    return subprocess.run(
        [sys.executable, *command], input=given, capture_output=True, text=True, cwd=ROOT, env=where, timeout=300
    )


def referee(folder: Path, *requests: dict[str, Any]) -> list[dict[str, Any]]:
    """What the referee answers."""
    done = run(folder, "-m", "fronde", given="".join(json.dumps(request) + "\n" for request in requests))
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_it_is_found_and_played_to_the_end_by_the_referee(installed: Path) -> None:
    new = {"op": "new", "game": "pebbles", "players": ["Ann", "Bob"], "seed": 1, "options": {"heap": 9}}
    games, begun, taken, played, waiting = referee(
        installed,
        {"op": "games"},
        new,
        {"op": "act", "seat": "flint", "choice": "take:3"},
        {"op": "random", "actions": 30, "seed": 1},
        {"op": "waiting"},
    )
    assert "pebbles" in json.dumps(games) and {"frondeurs", "richelieu"} <= {g["id"] for g in games["games"]}
    assert begun["ok"] and "9 pebbles are left" in json.dumps(begun)
    assert taken["ok"] and "Flint takes 3 pebbles." in json.dumps(taken, ensure_ascii=False)
    assert played["ok"] and waiting["over"]


def test_it_keeps_the_contract_of_every_game(installed: Path) -> None:
    """The tests that hold our games to their contract hold a stranger's to it too, without a change."""
    done = run(installed, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", CONTRACT, "-k", "pebbles")
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


DRAW = """
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games import get_game
from images import Scene, render
match = Match.start(get_game("pebbles"), Setup("pebbles", ("Ann", "Bob"), 1))[0]
picture = render("pebbles", Scene(match.view(None)))
print(picture.alt, picture.width, picture.png[:4])
"""


def test_it_is_drawn(installed: Path) -> None:
    done = run(installed, "-c", DRAW)
    assert done.stdout.strip() == "A heap of 12 pebbles. 1600 b'\\x89PNG'", done.stderr


FAULTY = {
    "raising": "raise RuntimeError('no such stone')",
    "no_game": "GAME = 'Pebbles'",
    "no_name": "",
    "twin": "from fronde.games.richelieu import GAME as OURS\nfrom dataclasses import replace\nGAME = replace(OURS)",
    "leaving": "import sys\nsys.exit(3)",
    "nobody": "from pebbles import GAME\nfrom dataclasses import replace\n"
    "GAME = replace(GAME, title=replace(GAME.title, key='nobody', player_counts=()))",
    "loud": "from pebbles import GAME\nfrom dataclasses import replace\n"
    "GAME = replace(GAME, title=replace(GAME.title, key='LOUD'))",
    "mute": "from pebbles import GAME\nfrom dataclasses import replace\n"
    "GAME = replace(GAME, title=replace(GAME.title, key='mute', texts=GAME.title.texts / 'none'))",
}


@pytest.mark.parametrize("fault", FAULTY)
def test_a_faulty_package_closes_its_own_game_and_no_other(installed: Path, tmp_path: Path, fault: str) -> None:
    source = tmp_path / "source"
    (source / fault).mkdir(parents=True)
    (source / fault / "__init__.py").write_text(FAULTY[fault], encoding="utf-8")
    project = (
        f'[project]\nname = "a-{fault}"\nversion = "1"\n[project.entry-points."fronde.games"]\na = "{fault}:GAME"\n'
    )
    (source / "pyproject.toml").write_text(f'{project}[tool.setuptools]\npackages = ["{fault}"]\n', encoding="utf-8")
    install(installed, source)
    said = run(
        installed, "-c", "from fronde.games import GAMES, FAULTS; print(*sorted(GAMES)); print(*FAULTS, sep='|')"
    )
    games, faults = said.stdout.splitlines()
    assert games.split() == sorted({*GAMES, "pebbles"}), said.stderr
    assert len(faults.split("|")) == 1 and (fault in faults or "two games called richelieu" in faults)
