"""A stranger's game: installed from a package of its own, found by its entry point, played and drawn like ours."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fronde.games import GAMES
from fronde.template.pebbles import Options, State
from fronde.template.pebbles.opponents import read_features
from tests.stranger.broken import BROKEN, break_in
from tests.stranger.install import install

ROOT = Path(__file__).parents[2]


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder with the game installed in it."""
    install(tmp_path / "site")
    return tmp_path / "site"


def run(folder: Path, *command: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """A Python process that sees what is installed in a folder."""
    where = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    return subprocess.run(
        [sys.executable, *command], input=stdin, capture_output=True, text=True, cwd=ROOT, env=where, timeout=300
    )


def referee(folder: Path, *requests: dict[str, Any]) -> list[dict[str, Any]]:
    """What the referee answers."""
    result = run(folder, "-m", "fronde", stdin="".join(json.dumps(request) + "\n" for request in requests))
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_it_is_found_and_played_to_the_end_by_the_referee(installed: Path) -> None:
    new = {"op": "new", "game": "pebbles", "players": ["Ann", "Bob"], "seed": 1, "options": {"heap": 9}}
    games, start, move, played, waiting = referee(
        installed,
        {"op": "games"},
        new,
        {"op": "act", "seat": "flint", "choice": "take:3"},
        {"op": "random", "actions": 30, "seed": 1},
        {"op": "waiting"},
    )
    assert "pebbles" in json.dumps(games) and {"frondeurs", "richelieu"} <= {g["id"] for g in games["games"]}
    assert start["ok"] and "9 stones are left" in json.dumps(start)
    assert move["ok"] and "Flint takes 3 stones." in json.dumps(move, ensure_ascii=False)
    assert played["ok"] and waiting["over"]


def test_its_opponents_play_by_what_it_tells_them(installed: Path) -> None:
    arena = ("-m", "fronde", "lab", "arena", "quick", "random", "--game", "pebbles", "--games", "40", "--json")
    (figures,) = json.loads(run(installed, *arena).stdout)
    assert figures["verdict"] == "stronger" and figures["won"]["share"] > 0.8


def test_its_opponents_know_who_moved_last_of_three() -> None:
    state = State((), Options(), heap=4, stones={"flint": 0, "slate": 2, "chalk": 1}, active="flint")
    assert [seat for seat in state.stones if read_features(state, seat)[0]] == ["chalk"]


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
    result = run(installed, "-c", DRAW)
    assert result.stdout.strip() == "A heap of 12 stones. 1600 b'\\x89PNG'", result.stderr


def test_a_broken_package_closes_its_own_game_in_every_process(installed: Path) -> None:
    """The referee and the processes that draw, think and read files find the games by themselves."""
    for case in BROKEN:
        break_in(installed, case)
    listing = "import fronde.games as g; print(*sorted(g.GAMES)); print(*g.FAULTS, sep='\\n')"
    games, *faults = run(installed, "-c", listing).stdout.splitlines()
    assert {*GAMES, "pebbles"} <= {*games.split()} <= {*GAMES, "pebbles", "broken", "table"}
    assert len(faults) >= len(BROKEN) - 10 and all("cannot be played: " in fault for fault in faults)
    (reply,) = referee(installed, {"op": "games"})
    assert reply["ok"]


def test_what_a_package_prints_is_no_answer_of_the_referee(installed: Path) -> None:
    source = installed / "pebbles" / "__init__.py"
    source.write_text(source.read_text(encoding="utf-8") + "\nprint('Hello!')\n", encoding="utf-8")
    (reply,) = referee(installed, {"op": "games"})
    assert "pebbles" in [game["id"] for game in reply["games"]]


@pytest.mark.parametrize("body", ["time.sleep(60)", "while True:\n  try: time.sleep(60)\n  except Exception: pass"])
def test_a_package_whose_import_never_ends_is_given_up(installed: Path, body: str) -> None:
    (installed / "pebbles" / "__init__.py").write_text(f"import time\n{body}\n", encoding="utf-8")
    listing = "import fronde.core.plugins as s; s.PATIENCE = 0.5; import fronde.games as g; print(*g.GAMES, *g.FAULTS)"
    result = run(installed, "-c", listing)
    assert "liberte" in result.stdout and "The game pebbles:GAME cannot be played: it takes longer" in result.stdout, (
        result
    )


@pytest.mark.parametrize("body", ["time.sleep(60)", "try: time.sleep(60)\nexcept BaseException: pass"])
def test_a_ctrl_c_while_a_package_is_imported_ends_the_process(installed: Path, body: str) -> None:
    (installed / "pebbles" / "__init__.py").write_text(
        f"import sys, time\nsys.stderr.write('here\\n')\n{body}\n", encoding="utf-8"
    )
    where = {**os.environ, "PYTHONPATH": os.pathsep.join((str(installed), str(ROOT)))}
    command = [sys.executable, "-c", "import fronde.games; print('started')"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=where, text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # the tests may run where it is ignored
    ) as process:  # fmt: skip
        assert process.stderr is not None and process.stderr.readline() == "here\n"
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=20)[0] == ""
    assert process.returncode in (-signal.SIGINT, 1, 130)
