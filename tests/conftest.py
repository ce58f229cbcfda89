"""What every test may ask for."""

from __future__ import annotations

import asyncio
import gc
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Pool, event

from db import Store
from fronde import texts
from tests.db.postgres import create_database, find_programs, run_server
from tests.toy import Toy, install_toy


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Toy]:
    """The toy game among the games on offer, with its texts."""
    yield install_toy(monkeypatch)
    texts.words.cache_clear()


def pytest_collection() -> None:
    """Nothing is garbage while modules are imported and tests listed: to look for it takes a third of that time."""
    gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The files that take longest come first: the last file of all is short, so that no worker is idle for long."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


def pytest_collection_finish() -> None:
    """From here on garbage is looked for among what the tests make, not in all that was imported."""
    gc.freeze()
    gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--postgresql`: what needs a database gets one of PostgreSQL instead of a SQLite file."""
    parser.addoption("--postgresql", action="store_true", help="run on PostgreSQL what else runs on SQLite")


def pytest_configure(config: pytest.Config) -> None:
    """Assertions of the contract tell what they compared.

    The marker of tests that have nothing to do on PostgreSQL, each with its reason."""
    pytest.register_assert_rewrite("fronde.testing.contract")
    config.addinivalue_line("markers", "sqlite(why): a test about SQLite's files, skipped with --postgresql")
    if config.getoption("--postgresql"):  # a bot that a test kills leaves its connections behind
        config.addinivalue_line("filterwarnings", "ignore:unclosed:ResourceWarning")
        config.addinivalue_line("filterwarnings", "ignore::pytest.PytestUnraisableExceptionWarning")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what is about SQLite's files; note what opens PostgreSQL from here on."""
    CONNECTED.clear()
    marker = item.get_closest_marker("sqlite")
    if marker is not None and item.config.getoption("--postgresql"):
        pytest.skip(f"{OF_SQLITE}: {marker.args[0]}")


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Have the report say what the test has opened: it gets from a worker to whoever counts."""
    if CONNECTED:
        item.user_properties.append((POSTGRESQL, True))


@event.listens_for(Pool, "connect")
def _note_connection(connection: object, _: object) -> None:
    if "asyncpg" in type(connection).__name__:
        CONNECTED.append(True)


def count_databases(terminal: pytest.TerminalReporter) -> tuple[int, int]:
    """How many tests opened PostgreSQL, and how many were skipped for being about SQLite's files."""
    reports = [one for kind in terminal.stats.values() for one in kind if isinstance(one, pytest.TestReport)]
    opened = {one.nodeid for one in reports if dict(one.user_properties).get(POSTGRESQL)}
    return len(opened), sum(one.skipped and OF_SQLITE in str(one.longrepr) for one in reports)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """A run on PostgreSQL in which nothing opened it has tested nothing."""
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    needs_postgresql = session.config.getoption("--postgresql") and not session.config.option.collectonly
    if (
        needs_postgresql
        and not hasattr(session.config, "workerinput")
        and terminal
        and not count_databases(terminal)[0]
    ):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say how much was done on PostgreSQL."""
    opened, skipped = count_databases(terminalreporter)
    if config.getoption("--postgresql") or opened:
        terminalreporter.write_line(f"{opened} tests opened PostgreSQL; {skipped} are about SQLite's files.")


LONG = ("tests/e2e/", "tests/upgrade/", "tests/games/test_every_game.py")
"""Where tests take minutes."""
POSTGRESQL, OF_SQLITE = "postgresql", "about SQLite's files"
CONNECTED: list[bool] = []
COUNT = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Path]:
    """The folder of a server's socket; skips where there is no PostgreSQL."""
    programs = find_programs()
    if programs is None:
        pytest.skip("there is no PostgreSQL on this machine (apt install postgresql)")
    with run_server(programs) as folder:
        yield folder


@pytest.fixture(scope="session")
def new_postgres(postgres_server: Path) -> str:
    """The name of a database with every table and nothing in them, for others to be copies of."""
    store = Store(create_database(postgres_server, "made"))

    async def make() -> None:
        await store.open()
        await store.close()

    asyncio.run(make())
    return "made"


@pytest.fixture
def postgres(postgres_server: Path) -> str:
    """The address of an empty database of PostgreSQL."""
    return create_database(postgres_server, f"test{next(COUNT)}")


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database of this test's own: an empty file, or a PostgreSQL with all its tables."""
    if request.config.getoption("--postgresql"):
        server, template = (request.getfixturevalue(name) for name in ("postgres_server", "new_postgres"))
        return create_database(server, f"test{next(COUNT)}", template)
    return f"sqlite+aiosqlite:///{tmp_path}/table.db"
