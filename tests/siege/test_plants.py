"""What is planted is found: on each database an action that was acknowledged and is not there, one that is there twice,
and on Discord a message posted twice, or not at all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from fronde.host.commands.play import Act
from fronde.host.people.actors import User
from fronde_bot.bot import FrondeBot
from tests.conftest import COUNT
from tests.db.postgres import create_database
from tests.e2e.inside import Person, open_game, running, settings_in
from tests.siege import journal
from tests.siege.campaign import Campaign
from tests.siege.databases import Database, PostgresDatabase, SqliteFile
from tests.siege.players import Player, Seating

FORGET = {
    "sqlite": "create trigger plant before insert on actions begin select raise(ignore); end",
    "postgresql": """create function plant() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger plant before insert on actions for each row execute function plant();""",
}
"""A database that keeps no more actions, and says nothing."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """One of each kind."""
    if request.param == "sqlite":
        return SqliteFile(tmp_path / "fronde.db")
    server: Path = request.getfixturevalue("postgres_server")
    name = f"plant{next(COUNT)}"
    create_database(server, name, request.getfixturevalue("new_postgres"))
    return PostgresDatabase(server, name)


class Table(Campaign):
    """Two people who play at a bot."""

    bot: FrondeBot

    def __init__(self, folder: Path, database: Database) -> None:
        super().__init__(folder, database, 1, 0.0)
        self.crowd.alive = True
        self.people = [Person(self.crowd, name) for name in ("Ann", "Bob")]
        self.at = Seating(self.world.add_channel("#salon"), "richelieu", 2, [person.user for person in self.people])
        self.players = [Player(self.crowd, person.user, [self.at], Random(person.user.id)) for person in self.people]

    async def begin(self) -> None:
        """The game begins, and everything is written down from there."""
        journal.install(self.database)
        await open_game(self.people, self.at.channel, self.at.game)

    async def play(self, times: int) -> None:
        """Each does something so often, if they are asked."""
        for _ in range(times):
            for player in self.players:
                await player.type(self.at)


@pytest.fixture
async def table(tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """The game under way at a bot, which is stopped once the test has planted something and they have played on."""
    table = Table(tmp_path, database)
    await table.loopback.start()
    try:
        async with running(monkeypatch, table.loopback, settings_in(tmp_path, database_url=database.url)) as process:
            table.bot = await process.ready()
            await table.begin()
            await table.play(2)
            yield table
    finally:
        await table.loopback.stop()


async def test_an_action_that_the_database_lost_is_found(table: Table) -> None:
    await table._compare_actions()
    assert table.findings.counts == {} and table.acknowledged
    table.database.run(FORGET[table.database.kind])
    await table.play(1)
    await table._compare_actions()
    assert table.findings.counts["action-lost"]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_an_action_that_was_done_once_more_is_found(table: Table) -> None:
    """One that nobody asked for, as if another bot had heard of a click too."""
    await table.play(1)
    async with table.bot.tables.hold(1) as game:
        decision = next(one for one in game.match.decisions if one.required)
        user, picks = game.player_of(decision.seat).user, game.match.default(decision)
    await table.bot.tables.run(1, User(user, "Ann"), Act(decision.seat, decision.step, picks))
    await table._compare_actions()
    assert table.findings.counts == {"action-doubled": 1}


@pytest.mark.parametrize("finding", ["message-doubled", "message-missing"])
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_message_that_is_there_twice_or_not_at_all_is_found(table: Table, finding: str) -> None:
    await table._compare_letters()
    assert table.findings.counts == {} and table.letters.compared
    last = table.world.standing(table.at.channel)[-1]
    if finding == "message-doubled":  # another bot has posted it too
        table.world.create(last.channel, last.body, last.files)
    else:
        table.world.delete(last)
    await table._compare_letters()
    assert table.findings.counts[finding] == 1
