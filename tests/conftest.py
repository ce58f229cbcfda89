"""What every test may ask for."""

from __future__ import annotations

import gc
import itertools
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from fronde import texts
from tests.db.postgres import USER, address, find_programs, started
from tests.toy import Toy, install_toy


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Toy]:
    """The toy game among the games on offer, with its texts."""
    yield install_toy(monkeypatch)
    texts.words.cache_clear()


def pytest_collection() -> None:
    """Nothing is garbage while modules are imported and tests listed: to look for it takes a third of that time."""
    gc.disable()


def pytest_collection_finish() -> None:
    """From here on garbage is looked for among what the tests make, not in all that was imported."""
    gc.freeze()
    gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--postgresql`: what needs a database gets one of PostgreSQL instead of a SQLite file."""
    parser.addoption("--postgresql", action="store_true", help="run on PostgreSQL what else runs on SQLite")


COUNT = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Path]:
    """The folder of a server's socket; skips where there is no PostgreSQL."""
    programs = find_programs()
    if programs is None:
        pytest.skip("there is no PostgreSQL on this machine (apt install postgresql)")
    with started(programs) as folder:
        yield folder


@pytest.fixture
def postgres(postgres_server: Path) -> str:
    """The address of an empty database of PostgreSQL."""
    name = f"test{next(COUNT)}"
    psql = ["psql", "-q", "-h", str(postgres_server), "-U", USER, "-d", "postgres", "-c", f"create database {name}"]
    subprocess.run(psql, check=True, cwd="/")
    return address(postgres_server, name)


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of this test's own."""
    if request.config.getoption("--postgresql"):
        return str(request.getfixturevalue("postgres"))
    return f"sqlite+aiosqlite:///{tmp_path}/table.db"


@pytest.fixture
def only_sqlite(request: pytest.FixtureRequest) -> None:
    """Skips a test of what SQLite alone does, its file and its locks."""
    if request.config.getoption("--postgresql"):
        pytest.skip("a matter of SQLite's file")
