# mypy: ignore-errors
# It is written for the bot of that commit, not for the one beside it.
"""Makes the database and the Discord of an older version, as people's play leaves them. Run at commit 0709e97 (schema
1012), with this folder put into a worktree of it:

    python -m tests.upgrade.make FOLDER

writes `table.db.gz` and `world.json.gz` there. Everything in them was done by clicks and commands through the bot of
that commit; only long stretches of play go to the tables directly, as the users whose turn it is. It is kept so
that the files can be understood, and does not run with the tests. `tests/upgrade/__init__.py` says what there is.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import discord
import simcord

from cogs.clicks import ROUTES
from cogs.jobs.timekeeper import Timekeeper
from cogs.outbox.delivery import MOST_KILLS, Delivery
from cogs.outbox.posting import Posting
from fronde.host.commands.play import Act
from fronde.host.people.actors import User
from fronde.host.table import Playing
from fronde.host.timekeeping import timing
from fronde_bot.bot import Settings, create_bot
from tests.cogs.story import INVITED, OLD_PINS, Place, ids_of, text_of, walk
from tests.cogs.test_opponents import hurry
from tests.upgrade.world import freeze

HOUR, DAY = 3600, 86400
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")
STEWARD, FOLLOWER, CLOSED = "Eve", "Fay", "Gus"
"""Who manages the club's channels, who follows a table, and who takes no direct messages."""


class Story:
    """Two servers, eight people on both, and a table in every channel."""

    def __init__(self, env: simcord.Env, settings: Settings) -> None:
        self.env, self.settings = env, settings
        self.dice = random.Random(36)
        self.place = Place(env, NAMES, is_invited=True)
        self.club = self.place.guild
        self.people = dict(zip(NAMES, self.place.people, strict=True))
        self.house = env.create_guild("The other house")
        own = next(role for role in env.backend.get_guild(self.house.id).roles.values() if role.managed)
        env.backend.edit_role(self.house.id, own.id, {"permissions": INVITED | OLD_PINS})
        self.there = {name: self.house.add_member(person.user) for name, person in self.people.items()}
        role = self.club.create_role("stewards", permissions=discord.Permissions(manage_channels=True))
        env.backend.get_guild(self.club.id).members[self.people[STEWARD].id].role_ids.append(role.id)
        self.tables: dict[str, int] = {}
        self.channels: dict[str, Any] = {}
        self.forms: list[dict[str, Any]] = []

    # --- what people do ---

    def name_of(self, user: int) -> str:
        return next(name for name, person in self.people.items() if person.id == user)

    async def open(self, key: str, game: str, names: Sequence[str], pace: str | None = None, **options: Any) -> int:
        """The first opens a table in a channel of its own, the others join by clicks, and it begins."""
        host, *others = [self.people[name] for name in names]
        self.channels[key] = channel = self.club.create_text_channel(key)
        await host.slash(channel, "table new", game=game, seats=options.get("seats", len(names)), **_options(pace=pace))
        for person in others:
            await person.click(self.post(key, "At the table"), label="Join")
        self.tables[key] = table = await self.env.bot.store.find_last_table(channel.id)
        for level in options.get("machines", ()):
            reply = await host.click(self.post(key, "At the table"), label="Add a bot")
            menu = next(one for one in ids_of(reply.response) if one.startswith("s:seat-bot:"))
            await host.select(reply.response, [level], custom_id=menu)
        if options.get("start", True):
            await host.click(self.post(key, "At the table"), label="Start")
        return int(table)

    def post(self, key: str, words: str) -> Any:
        return next(m for m in reversed(self.channels[key].history()) if words in text_of(m))

    async def look(self, key: str) -> Any:
        async with self.env.bot.tables.hold(self.tables[key]) as table:
            return table

    async def act(self, key: str, only: Callable[[Any], bool] = lambda decision: True) -> str | None:
        """Somebody who is asked answers at random; gives who, or None where nobody is asked so or the game is over."""
        table = await self.look(key)
        if not isinstance(table, Playing):
            return None
        decisions = [d for d in table.match.decisions if d.required and not d.answered and only(d)]
        decisions = [d for d in decisions if table.player_of(d.seat).user]
        if not decisions:
            return None
        decision = self.dice.choice(decisions)
        picks = self.dice.sample(decision.options, self.dice.randint(max(1, decision.least), decision.most))
        user = table.player_of(decision.seat).user
        name = self.name_of(user)
        with self.env._bot_scope():
            await self.env.bot.tables.run(table.id, User(user, name), Act(decision.seat, decision.step, tuple(picks)))
        return name

    async def play(self, key: str, most: int, until: Callable[[Playing], bool] = lambda table: False) -> None:
        """So many answers, or until the table stands so."""
        for count in range(most):
            table = await self.look(key)
            if not isinstance(table, Playing) or until(table):
                break
            if await self.act(key) is None:
                await self.env.settle()
            if count % 10 == 0:
                await self.env.settle()
        await self.env.settle()

    async def click_panel(self, key: str) -> None:
        """Whoever is asked answers by the panel."""
        table = await self.look(key)
        decision = next(d for d in table.match.decisions if d.required and table.player_of(d.seat).user)
        self.place.channel = self.channels[key]
        picks = list(decision.options[: max(1, decision.least)])
        try:
            await self.place.act_by_panel(decision.seat, decision.step, picks)
        except AssertionError:  # a chain, which the story's panel does not know
            await self.act(key)

    def users_to_answer(self, table: Playing) -> list[str]:
        """Who has to answer."""
        return [self.name_of(p.user) for p in table.people(table.match.waiting_for()) if p.user]

    # --- the story ---

    async def tell(self) -> None:
        people = self.people
        await people["Bob"].slash(self.club.create_text_channel("hall"), "settings", pings="dm")
        await people["Gus"].slash(self.club.channels["hall"], "settings", pings="both")
        await people["Dee"].slash(self.club.channels["hall"], "settings", zone="Europe/Paris", quiet="23:00-7:00")
        # seventy days ago: one is played to its end, one is left alone
        await self.open("finished", "richelieu", ["Ann", "Bob"])
        await self.play("finished", 2000)
        assert not isinstance(await self.look("finished"), Playing)
        await self.open("resting", "frondeurs", ["Ann", "Cy"])
        await self.play("resting", 40)
        await self.days(47)
        # for two weeks nobody hears of whoever is asked
        await self.open("absent", "mousquetaires", ["Ann", "Bob", "Cy", "Dee"])
        await self.click_panel("absent")
        await self.play("absent", 60, lambda table: len(self.users_to_answer(table)) == 1 and len(table.match.log) > 15)
        await self.days(9)
        await self.open("ageing", "jeanne", ["Cy", "Dee"], start=False, seats=4)
        await self.days(6.6)
        assert "is archived" in text_of(self.channels["resting"].history()[-1])
        await self.begin_the_rest()
        await self.days(0.9)
        await self.go_on()
        await self.vote()
        await self.look_around()
        await self.refuse()

    async def begin_the_rest(self) -> None:
        people = self.people
        for key, game, names, pace in (
            ("end-vote", "frondeurs", ["Ann", "Bob", "Cy", "Dee"], "relaxed"),
            ("pause-vote", "liberte", ["Bob", "Cy", "Dee"], "daily"),
            ("resume-vote", "liberte", ["Ann", "Cy", "Eve"], "relaxed"),
            ("rewind-vote", "richelieu", ["Bob", "Dee", "Eve"], None),
            ("machine-vote", "mousquetaires", ["Ann", "Bob", "Dee", "Eve"], None),
            ("sealed", "jeanne", ["Ann", "Bob", "Cy"], "relaxed"),
            ("offers", "frondeurs", ["Ann", "Bob", "Cy"], None),
            ("moved", "jeanne", ["Ann", "Dee", "Cy", "Bob"], None),
            ("refused", "liberte", ["Gus", "Ann", "Bob"], None),
            ("killed", "richelieu", ["Cy", "Dee"], None),
        ):
            await self.open(key, game, names, pace)
            await self.click_panel(key)
            await self.play(key, 25)
            assert isinstance(await self.look(key), Playing), key
        await self.open("machines", "richelieu", ["Ann", "Bob"], None, seats=3, machines=("quick",))
        await self.play("machines", 12)
        await people[FOLLOWER].slash(self.channels["end-vote"], "table follow")
        await people[FOLLOWER].slash(self.channels["machines"], "table follow")
        await people["Cy"].slash(self.channels["end-vote"], "holiday", **{"from": "2026-03-20", "until": "2026-04-02"})
        await self.open("lobby", "liberte", ["Dee", "Ann"], "daily", seats=5, machines=("quick",), start=False)
        await people["Hal"].click(self.post("lobby", "At the table"), label="Join")

    async def go_on(self) -> None:
        for key in ("end-vote", "pause-vote", "resume-vote", "rewind-vote", "machine-vote", "offers", "moved"):
            await self.play(key, 12)
        await self.days(0.3)

    async def vote(self) -> None:
        people, env = self.people, self.env
        # a table moves to another server
        self.channels["moved-from"] = self.channels["moved"]
        self.channels["moved"] = self.house.create_text_channel("moved")
        await self.there["Ann"].slash(self.channels["moved"], "table move", table=str(self.tables["moved"]))
        await self.play("moved", 6)
        # the votes, each with one voice so far
        await people["Ann"].slash(self.channels["end-vote"], "table end")
        await people["Bob"].slash(self.channels["pause-vote"], "table pause")
        for name in ("Ann", "Eve"):
            await people[name].slash(self.channels["resume-vote"], "table pause")
        await people["Cy"].slash(self.channels["resume-vote"], "table resume")
        table = await self.look("absent")
        (slow,) = self.users_to_answer(table)
        host = self.name_of(table.record.host)
        asker = next(name for name in ("Bob", "Cy", "Dee", "Ann") if name not in (slow, host))
        await people[asker].slash(self.channels["absent"], "table replace", player=people[slow])
        assert (await self.look("absent")).record.swaps
        table = await self.look("machine-vote")
        leaving = next(p for p in table.record.players if p.user == people["Dee"].id)
        await people["Bob"].slash(self.channels["machine-vote"], "table opponent", seat=leaving.token, level="quick")
        assert (await self.look("machine-vote")).record.swaps
        table = await self.look("rewind-vote")
        last = self.name_of(table.player_of(table.match.log[-1].seat).user)
        await people[last].slash(self.channels["rewind-vote"], "table rewind")
        assert (await self.look("rewind-vote")).record.asked
        # sealed answers, some of them given
        key = "sealed"
        while not ((table := await self.look(key)).match.held_answers and sealed_users(table)):
            await self.play(key, 400, lambda table: len(sealed_users(table)) >= 2)
            assert await self.act(key, lambda decision: decision.sealed)
            await env.settle()
        # seats on offer, and one a machine plays meanwhile
        await people["Ann"].slash(self.channels["offers"], "table hand-over", player=people["Eve"])
        await people["Bob"].slash(self.channels["offers"], "table hand-over", anybody=True)
        table = await self.look("machines")
        token = next(p.token for p in table.record.players if p.user == people["Bob"].id)
        await people["Bob"].slash(self.channels["machines"], "table opponent", seat=token, level="quick")
        await env.settle()
        # a private thread, where the game knows one
        reply = await people["Ann"].slash(self.channels["machine-vote"], "turn")
        if confer := next((one for one in ids_of(reply.response) if one.startswith("b:confer:")), None):
            await people["Ann"].click(reply.response, custom_id=confer)

    async def look_around(self) -> None:
        """Everybody has panels open: of every table, and some of every kind."""
        people = self.people
        for key in self.tables:
            table = await self.look(key)
            channel, here = self.channels[key], self.there if key == "moved" else people
            seated = [self.name_of(p.user) for p in table.record.players if p.user]
            if not isinstance(table, Playing):
                continue
            if key == "absent":  # whoever is away does not look
                seated = [name for name in seated if name not in self.users_to_answer(table)]
            for name in seated:
                await here[name].slash(channel, "turn")
            waiting = [name for name in seated if name not in self.users_to_answer(table)] or seated
            name = waiting[0]
            reply = await here[name].slash(channel, "plan")
            menu = next(
                (c for c in walk(reply.response.components) if c.get("custom_id", "").startswith("s:mean:")), None
            )
            if menu is not None:
                await here[name].select(reply.response, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
            form = await here[name].slash(channel, "note")
            await here[name].submit_modal(form, {"note": f"watch the others at {key}"})
            form = await here[name].slash(channel, "note")
            self.forms.append({"channel": channel.id, "user": here[name].id, "modal": form.modal})
            reply = await here[name].slash(channel, "order")
            give = next((one for one in ids_of(reply.response) if one.startswith("b:order:")), None)
            if give is not None:
                await here[name].click(reply.response, custom_id=give)
            for command in ("log", "board", "score", "table history"):
                await here[name].slash(channel, command)
        hall = self.club.channels["hall"]
        await people["Ann"].slash(hall, "turn")
        await people["Ann"].user.slash("turn")
        await people["Ann"].slash(hall, "table list")
        await people["Hal"].slash(hall, "table list", which="seats")
        await people["Hal"].slash(hall, "learn")
        await people["Hal"].slash(hall, "privacy forget")
        await people["Dee"].click(self.post("lobby", "At the table"), label="Options")
        await people["Dee"].click(self.post("lobby", "At the table"), label="Add a bot")

    async def refuse(self) -> None:
        """Discord fails: for good at one table, with the process at another, for now everywhere."""
        env, gus = self.env, self.people[CLOSED]
        env.inject_error("POST", f"/channels/{gus.user.dm_channel.id}/messages", status=403, code=50007, times=None)
        refused = self.channels["refused"].id
        env.inject_error("POST", f"/channels/{refused}/messages", status=403, code=50013, times=None)
        await self.play("refused", 60, lambda table: CLOSED not in self.users_to_answer(table))
        await self.play("refused", 60, lambda table: CLOSED in self.users_to_answer(table))
        await self.minutes(10)
        await self.kill("killed")
        env.bot.delivery.first_pause = 1000.0
        env.inject_error("POST", "/channels/*/messages", status=500, times=None)
        env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
        env.inject_error("DELETE", "/channels/*/messages/*", status=500, times=None)
        for key in ("offers", "pause-vote", "moved"):
            before = (await self.look(key)).record.told
            await self.play(key, 40, lambda table, before=before: table.record.told > before)  # type: ignore[misc]
        await self.minutes(10)

    async def kill(self, key: str) -> None:
        """The process ends in the middle of every attempt to write to a channel."""
        run, channel = Posting.run, self.channels[key].id

        async def hang(self: Posting, *args: Any) -> Any:
            if self.to.channel == channel:
                await asyncio.sleep(10**7)
            return await run(self, *args)

        Posting.run = hang  # type: ignore[method-assign]
        before = (await self.look(key)).record.told
        await self.play(key, 40, lambda table: table.record.told > before)
        for _ in range(MOST_KILLS):
            await self.restart()
        Posting.run = run  # type: ignore[method-assign]

    async def restart(self) -> None:
        old, new = self.env.bot, create_bot(self.settings)
        await self.env.restart_bot(new)
        await old.store.close()
        hurry(new)

    async def minutes(self, count: float) -> None:
        """Minutes go by, and the bot looks at the clock."""
        await self.env.advance_time(count * 60)
        with self.env._bot_scope():
            await self.env.bot.timekeeper._safely()
        await self.env.settle()

    async def days(self, count: float) -> None:
        await self.env.advance_time(count * DAY)

    # --- the old buttons ---

    async def buttons(self) -> list[dict[str, Any]]:
        """Every button and menu that stands anywhere, and who may use it."""
        entries = []
        for channel, messages in self.env.backend.messages.items():
            for message in messages.values():
                for part in walk(message.components):
                    custom_id = part.get("custom_id")
                    if custom_id is None or part.get("disabled"):
                        continue
                    users = await self.find_users(channel, message, custom_id)
                    values = [option["value"] for option in part.get("options", [])]
                    one = {"channel": channel, "message": message.id, "custom_id": custom_id, "users": users}
                    entries.append({**one, "values": values[: part.get("min_values", 1)]} if values else one)
        return entries

    async def find_users(self, channel: int, message: Any, custom_id: str) -> list[int]:
        """Whoever may use a button of a message."""
        if message.is_ephemeral:
            return [int(message.interaction_metadata["user"]["id"])]
        dm = next((user for user, one in self.env.backend.dm_channels.items() if one == channel), None)
        if dm is not None:
            return [dm]
        _, name, *arguments = custom_id.partition(":~")[0].split(":")
        id = ROUTES[name].kind.read(arguments)
        async with self.env.bot.tables.hold(id.table) as table:
            return sorted(self.permitted(table, name, id))

    def permitted(self, table: Any, name: str, id: Any) -> set[int]:
        record = table.record
        seated = {p.user for p in record.players if p.user}
        everyone = {person.id for person in self.people.values()}
        if name in ("join", "role"):
            return everyone - seated if name == "join" else everyone - seated or everyone
        if name in ("start",):
            return {record.host}
        if name == "end":
            return seated - set(record.votes)
        if name == "rest":
            return seated - set(timing.timing_of(table).pause.votes)
        if name == "swap":
            return seated - {id.away} - set(record.swaps.get(str(id.away), {}).get("votes", ()))
        if name == "take-back":
            return {p.owner for p in record.players if p.owner}
        if name == "seat":
            to = record.offers.get(str(id.by))
            return {to} if to in everyone else everyone - seated
        if name == "back":
            return set(record.asked["waiting"])
        if name in ("turn", "pick") and isinstance(table, Playing):
            return {p.user for p in table.people(table.match.waiting_for()) if p.user} or seated
        return seated


def sealed_users(table: Playing) -> set[str]:
    """The seats that have yet to answer a sealed question."""
    return {d.seat for d in table.match.decisions if d.sealed and d.required and not d.answered}


def _options(**options: Any) -> dict[str, Any]:
    return {name: value for name, value in options.items() if value is not None}


async def make(folder: Path) -> None:
    """Tell the story, and write down what is left of it."""
    for loop in (Timekeeper.run_round, Delivery.sweep):
        loop._seconds = 3.0 * HOUR  # the bot's loops turn seldom, so that months pass quickly
    timing.Times.__init__.__defaults__ = (6 * HOUR,)
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "table.db"
        settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{path}", backups=0)
        bot = create_bot(settings)
        env = simcord.Env(bot, shard_count=1, settle_timeout=120)
        await env.start()
        hurry(bot)
        story = Story(env, settings)
        try:
            await story.tell()
            world = {**freeze(env), "tables": story.tables, "forms": story.forms, "buttons": await story.buttons()}
            world["names"] = {name: person.id for name, person in story.people.items()}
        finally:
            await env.shutdown()
            await env.bot.store.close()
        with sqlite3.connect(path) as database:
            database.execute("pragma wal_checkpoint(truncate)")
            database.execute("pragma journal_mode=delete")
            database.execute("vacuum")
        write(folder / "table.db.gz", path.read_bytes())
        write(folder / "world.json.gz", json.dumps(world, ensure_ascii=False, separators=(",", ":")).encode())


def write(path: Path, data: bytes) -> None:
    """The same bytes give the same file."""
    path.write_bytes(gzip.compress(data, mtime=0))


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(message)s")
    asyncio.run(make(Path(sys.argv[1])))
