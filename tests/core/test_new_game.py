"""`python -m fronde new-game NAME` writes a package that keeps the contract under its own name, fully typed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fronde.__main__ import main
from tests.stranger.install import install

ROOT = Path(__file__).parents[2]


def run(*command: str, folder: Path, path: Path = ROOT) -> subprocess.CompletedProcess[str]:
    mypy = {"MYPYPATH": str(ROOT), "MYPY_CACHE_DIR": str(ROOT / ".mypy_cache" / "games")}
    where = {**os.environ, "PYTHONPATH": os.pathsep.join((str(path), str(ROOT))), **mypy}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, cwd=folder, env=where, timeout=300
    )


@pytest.fixture
def game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The folder of a new game."""
    assert main(["new-game", "nine-stones", "--into", str(tmp_path)]) == 0
    assert "pip install -e" in capsys.readouterr().out
    return tmp_path / "nine-stones"


def test_it_has_its_own_name_everywhere(game: Path) -> None:
    texts = {str(file.relative_to(game)): file.read_text() for file in game.rglob("*.*") if file.is_file()}
    assert {"pyproject.toml", "nine_stones/texts/en/nine_stones.ftl", "tests/test_contract.py"} <= texts.keys()
    assert not [file for file, text in texts.items() if "pebble" in file + text.lower()]
    assert "game-name = Nine Stones" in texts["nine_stones/texts/en/nine_stones.ftl"]
    assert '"fronde-nine-stones"' in texts["pyproject.toml"]


def test_its_tests_pass_and_notice_a_fault(game: Path, tmp_path: Path) -> None:
    install(tmp_path / "site", game)
    tests = ("-m", "unittest", "discover", "-s", str(game / "tests"))
    result = run(*tests, folder=tmp_path, path=tmp_path / "site")
    assert result.returncode == 0 and "Ran 1 test" in result.stderr, result.stderr
    texts = tmp_path / "site" / "nine_stones" / "texts" / "en" / "nine_stones.ftl"
    texts.write_text(texts.read_text().replace("seat-flint = Flint\n", ""))
    result = run(*tests, folder=tmp_path, path=tmp_path / "site")
    assert result.returncode == 1 and "no text seat-flint" in result.stderr


def test_it_is_found_in_the_folder_it_was_written_in(tmp_path: Path) -> None:
    """As `pip install -e` leaves it, beside a folder of the same name."""
    assert main(["new-game", "ducks", "--into", str(tmp_path)]) == 0
    install(tmp_path / "site", tmp_path / "ducks", editable=True)
    contract = "import site; site.addsitedir('site'); from fronde.__main__ import main; main()"
    result = run("-c", contract, "contract", "--game", "ducks", folder=tmp_path, path=tmp_path)
    assert result.stdout == "ducks keeps the contract\n", result.stderr


def test_its_types_fit_what_is_published(game: Path) -> None:
    result = run("-m", "mypy", "--strict", "--follow-imports=silent", "nine_stones", "tests", folder=game)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [("richelieu", "already"), ("random", "already"), ("Nine", "small letters"), ("../x", "small letters"),
     ("class", "already"), ("nine-stones", "is there already")],
)  # fmt: skip
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "nine-stones").mkdir()
    assert main(["new-game", name, "--into", str(tmp_path)]) == 2
    assert why in capsys.readouterr().err and [*tmp_path.rglob("*")] == [tmp_path / "nine-stones"]
