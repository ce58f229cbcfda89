"""The game that docs/adding-a-game.md builds, put together from its blocks, keeps the contract and is fully typed."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

import fronde.api
import images.api
from fronde.__main__ import main
from tests.core.test_door import DOORS
from tests.core.test_new_game import run
from tests.docs.test_links import ROOT, find_code, read
from tests.knobs import list_contract
from tests.stranger.install import install

GUIDE = ROOT / "docs" / "adding-a-game.md"
REFERENCE = ROOT / "docs" / "game-reference.md"


def find_files() -> dict[str, str]:
    """The text of each file of the tutorial: its blocks, one after the other, by the name behind their language."""
    blocks = defaultdict[str, list[str]](list)
    for token in read(GUIDE):
        if token.type == "fence" and " " in token.info:
            blocks[token.info.split()[1]].append(token.content)
    return {name: "\n\n".join(parts) for name, parts in blocks.items()}


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The folder of the game, as somebody has it who has followed the tutorial."""
    assert main(["new-game", "lanterns", "--into", str(tmp_path)]) == 0
    for name, text in find_files().items():
        (tmp_path / "lanterns" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "lanterns" / name).write_text(text, encoding="utf-8")
    return tmp_path / "lanterns"


def test_it_keeps_the_contract(game: Path, tmp_path: Path) -> None:
    install(tmp_path / "site", game)
    result = run("-m", "unittest", "discover", "-s", str(game / "tests"), folder=tmp_path, path=tmp_path / "site")
    assert result.returncode == 0 and "Ran 1 test" in result.stderr, result.stderr
    assert (tmp_path / "site" / "lanterns" / "data" / "opponents.toml").exists()


def test_its_types_fit_what_is_published(game: Path) -> None:
    result = run("-m", "mypy", "--strict", "--follow-imports=silent", "lanterns", "tests", folder=game)
    assert result.returncode == 0, result.stdout


def test_it_imports_by_the_doors_alone_and_is_of_a_length_to_be_read() -> None:
    files = find_files()
    assert files.keys() >= {f"lanterns/{name}.py" for name in ("__init__", "pictures", "opponents")}
    imports = re.compile(r"^(?:from|import) ((?:fronde|images)\S*)", re.MULTILINE)
    assert {door for text in files.values() for door in imports.findall(text)} == DOORS
    assert 300 <= len(GUIDE.read_text(encoding="utf-8").splitlines()) <= 400


def test_the_reference_names_all_there_is_to_set() -> None:
    words = set(re.findall(r"\w+", "\n".join(find_code(REFERENCE))))
    names = {name.partition(".")[2] for name in list_contract()} | {
        *fronde.api.__all__,
        *fronde.api.fields.__all__,
        *images.api.__all__,
    }
    assert sorted(names - words) == []
