"""Rows that cannot be read: their table can be ended, by its host, its players and a steward, and no other table, nor
anything that goes through all of them, is kept from anything."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from sqlalchemy import JSON, text

from db.tables import actions, players, tables
from fronde.host.store import Status
from fronde_bot.bot import check
from tests.cogs.story import Place, reply_text, text_of

TABLES = {table.name: table for table in (tables, players, actions)}
COLUMNS = [
    (table.name, column.name)
    for table in TABLES.values()
    for column in table.columns
    if isinstance(column.type, JSON) or column.name in ("position", "shown")
]
WAYS = {"torn": '{"torn', "null": "null", "list": "[7]", "object": '{"x": 1}', "number": "7"}
DAMAGES = [
    *((f'update {table} set "{column}" = {WAYS[way]!r}', table) for table, column in COLUMNS for way in WAYS),
    *((f"delete from {table}", f"{table} number = {number}") for table in ("players", "actions") for number in (0, 1)),
    ("delete from players", "players"),
]
IN_TURN = [
    damage for number, damage in enumerate(DAMAGES) if number % 5 == number // 5 % 5 or number >= 5 * len(COLUMNS)
]
"""Of each column one way, the next of the next column: a lobby is read as a game is."""


class Rows:
    """The database, changed behind the bot's back."""

    def __init__(self, place: Place) -> None:
        self.place = place

    async def run(self, statement: str, **values: Any) -> None:
        await self.place.bot.store._run(lambda c: c.execute(text(statement), values))

    async def copy(self, table: int, channel: int, number: int) -> int:
        """The same table once more, in another channel."""
        for db_table in TABLES.values():
            own = {"id": number, "table": number, "channel": channel}
            names = [f'"{column.name}"' for column in db_table.columns]
            picks = [f":{name[1:-1]}" if name[1:-1] in own else name for name in names]
            key = "id" if db_table is tables else '"table"'
            values = {name: value for name, value in own.items() if f":{name}" in picks}
            insert = f"insert into {db_table.name} ({', '.join(names)}) select {', '.join(picks)} from {db_table.name}"
            await self.run(f"{insert} where {key} = {table}", **values)
        return number

    async def damage(self, table: int, statement: str, where: str) -> None:
        """Have one row of a table hold what nobody wrote there, or be gone."""
        table_name, _, row = where.partition(" ")
        key = "id" if table_name == "tables" else '"table"'
        await self.run(f"{statement} where {key} = {table} {row and 'and'} {row}")


async def go_round(place: Place) -> None:
    """What the bot does by itself at all tables."""
    bot = place.bot
    await bot.timekeeper.sweep()
    await bot.timekeeper._tell_anew()
    assert await bot.tables.sweep() == []
    await bot.opponents.begin()
    await bot.tables.shrink()
    await bot.tables.post_again()


@pytest.mark.sqlite("PostgreSQL lets no damaged JSON in")
@pytest.mark.allow_discord_log_errors
@pytest.mark.parametrize(("kind", "damages"), [("playing", DAMAGES), ("lobby", IN_TURN)], ids=["playing", "lobby"])
async def test_a_table_with_a_damaged_row_can_be_ended_and_holds_up_no_other(
    simcord_env: Any, settings: Any, kind: str, damages: list[tuple[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    """By its host, by the vote of its players, and by a steward; every command gets a sentence."""
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    role = place.guild.create_role("stewards", permissions=discord.Permissions(manage_channels=True))
    eve = place.guild.add_member(simcord_env.create_user("eve", global_name="Eve"), roles=[role])
    await ann.slash(place.channel, "table new", game="toy", seats=2, pace="daily")
    await bob.slash(place.channel, "table join")
    if kind == "playing":
        await ann.slash(place.channel, "table start")
        await place.act_by_panel((await place.table()).match.decisions[0].seat, "choose-field", ["field:3"])
    first, rows, store = place.channel, Rows(place), place.bot.store
    whole = await store.find_last_table(first.id)
    channels = [place.guild.create_text_channel(f"table-{number}") for number, _ in enumerate(damages)]
    for number, (channel, damage) in enumerate(zip(channels, damages, strict=True), 100):
        await rows.damage(await rows.copy(whole, channel.id, number), *damage)
    await rows.run("update tables set due = 1")
    await go_round(place)
    await check(settings)
    assert "cannot be read" in capsys.readouterr().out or kind == "lobby"
    for number, (channel, damage) in enumerate(zip(channels, damages, strict=True), 100):
        assert len(reply_text(await ann.slash(channel, "turn"))) > 5
        for ender in [eve] if number % 2 else [ann, bob]:
            answer = reply_text(await ender.slash(channel, "table end"))
            assert "Something went wrong" not in answer, (kind, damage)
            if (await store.load_table(number))[0].status == Status.ENDED:
                break
        assert (await store.load_table(number))[0].status == Status.ENDED, (kind, damage, answer)
    if kind == "playing":
        decision = (await place.table()).match.decisions[0]
        await place.act_by_panel(decision.seat, decision.step, [decision.options[0]])
        assert len((await place.table()).match.log) == 2
    else:
        await ann.click(place.find_post("At the table"), label="Start")
        assert "Your turn" in text_of(place.posts()[-1])
