"""The wheel: what it holds, and the bot where it is installed, in an empty directory and with `-I`, so that nothing of
the checkout is found."""

from __future__ import annotations

import json
import re
import site
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from zipfile import ZipFile

import pytest

from fronde_bot import bot
from tests.e2e.conftest import ROOT, RUNS, Process, clean_environment
from tests.e2e.test_local_table import fetch

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PACKAGES = {"fronde", "cogs", "db", "images", "fronde_bot"}
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
WHERE = """
import importlib.metadata, cogs, db, fronde, fronde_bot, images
for package in (cogs, db, fronde, fronde_bot, images): print(package.__file__)
print(importlib.metadata.version("fronde"))
"""
DEALT = "frondeurs"
Run = Callable[..., CompletedProcess[str]]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `pip wheel .` makes."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [*PIP, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True)
    [path] = folder.iterdir()
    return path


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which the wheel is installed, beside what the tests' own has of others."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    [packages] = folder.glob("lib/python*/site-packages")
    (packages / "others.pth").write_text("\n".join(site.getsitepackages()))
    python = folder / "bin" / "python"
    subprocess.run([*PIP, "--python", str(python), "install", "--no-deps", "--no-index", str(wheel)], check=True)
    return python.parent


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Run:
    """Run the environment's Python to its end, in an empty directory."""

    def run(*arguments: str) -> CompletedProcess[str]:
        command = [str(installed / "python"), "-I", *arguments]
        return subprocess.run(
            command, cwd=tmp_path, env=clean_environment(PYTHONPATH=""), capture_output=True, text=True, timeout=60
        )

    return run


def test_the_wheel_holds_the_product_whole_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    about = f"fronde-{PROJECT['version']}.dist-info"
    assert {name.partition("/")[0] for name in names} == PACKAGES | {about}
    files = {path for package in PACKAGES for path in (ROOT / package).rglob("*") if path.is_file()}
    product = {path.relative_to(ROOT).as_posix() for path in files if "__pycache__" not in path.parts}
    assert {name for name in names if not name.startswith(about)} == product


def test_it_is_found_where_it_is_installed(run: Run, installed: Path) -> None:
    result = run("-c", WHERE)
    assert result.returncode == 0, result.stderr
    *places, version = result.stdout.split()
    assert len(places) == 5 and all(Path(place).is_relative_to(installed.parent) for place in places)
    assert version == PROJECT["version"]


def test_it_writes_a_new_game_from_what_it_brings(run: Run, tmp_path: Path) -> None:
    result = run("-m", "fronde", "new-game", "nine-stones")
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "nine-stones" / "nine_stones" / "texts" / "en" / "nine_stones.ftl").exists()


def test_what_it_needs_is_told_where_it_is_missing(run: Run, installed: Path, tmp_path: Path) -> None:
    """Without the packages of the extra `local`, as without the directory it should work in."""
    absent = "from fronde_bot import bot; bot.LOCAL_PACKAGES = ('no_such_package',); raise SystemExit(bot.main([]))"
    result = run("-c", absent)
    assert result.returncode == 2 and "'fronde-….whl[local]'" in result.stderr
    result = run(str(installed / "fronde"), "check", "--data", "nowhere")
    assert (result.returncode, result.stdout) == (2, "") and "nowhere (--data)" in result.stderr


@pytest.mark.sqlite("its database is a file")
def test_the_local_table_deals_and_a_checkout_reads_its_games_and_the_other_way_round(
    run: Run, installed: Path, tmp_path: Path, port: int, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    (data := tmp_path / "data").mkdir()
    fronde, home, cache = str(installed / "fronde"), f"http://127.0.0.1:{port}/", tmp_path / "cache"
    process = Process(
        ["-I", fronde, "--data", str(data)], tmp_path, python=str(installed / "python"),
        PYTHONPATH="", LOCAL_PORT=str(port), FRONDE_CACHE=str(cache),
    )  # fmt: skip
    try:
        assert f"{RUNS} {data}" in process.wait_for(RUNS)
        process.wait_for("this is the local table")
        token = re.findall(r'name="token" value="([^"]+)"', fetch(home))[0]
        fetch(f"{home}deal", f"place=table&game={DEALT}&token={token}".encode())
        [table] = [place for place in json.loads(fetch(f"{home}state"))["places"] if place["key"] == "table"]
        assert "Your turn" in table["last"]
        assert any(cache.rglob("*")), "no picture was drawn"
        assert process.stop() == 0 and "Traceback" not in process.text
    finally:
        process.process.kill()
    monkeypatch.chdir(tmp_path)
    assert bot.main(["check", "--data", "data"]) == 0 and DEALT in capsys.readouterr().out.lower()
    assert bot.main(["backup", "copy.db"]) == 0
    assert run(fronde, "--data", "data", "restore", "data/copy.db").returncode == 0
    result = run(fronde, "check", "--data", "data")
    assert result.returncode == 0 and "No fault found" in result.stdout, result.stderr
