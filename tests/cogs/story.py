"""What the stories of the tests have in common: a channel, four people, a table, and eyes to read with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.results import InteractionResult

from cogs.messages.links import unlink_commands

NAMES = ("Ann", "Bob", "Cy", "Dee")
INVITED = int(
    re.search(r"&permissions=(\d+)", (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8"))[1]
)  # type: ignore[index]
"""What the README's link asks for."""
PINS = discord.Permissions(pin_messages=True).value
OLD_PINS = discord.Permissions(manage_messages=True).value
"""What the offline Discord asks for instead of it, as Discord once did."""


class Place:
    """A channel with four people in it, or as many as there are names. The bot may do there all it likes but pin; or
    what the README's link asks for, `is_invited`."""

    def __init__(self, env: simcord.Env, names: Sequence[str] = NAMES, *, is_invited: bool = False) -> None:
        self.env = env
        self.guild = env.create_guild("The club")
        own = next(role for role in env.backend.get_guild(self.guild.id).roles.values() if role.managed)
        rights = INVITED | OLD_PINS if is_invited else own.permissions & ~PINS
        env.backend.edit_role(self.guild.id, own.id, {"permissions": rights})
        self.channel = self.guild.create_text_channel("the-table")
        self.people = [self.guild.add_member(env.create_user(n.lower(), global_name=n)) for n in names]

    @property
    def bot(self) -> Any:
        """The bot that runs now."""
        return self.env.bot

    def posts(self) -> list[discord.Message]:
        """What everybody sees in the channel, oldest first."""
        return list(self.channel.history())

    def find_post(self, words: str) -> discord.Message:
        """The newest public message with these words."""
        return next(m for m in reversed(self.posts()) if words in text_of(m))

    def person(self, user: int) -> Any:
        """The person of a user id."""
        return next(p for p in self.people if p.id == user)

    async def open(self, count: int = 4, start: bool = True, game: str = "toy") -> None:
        """Ann opens a table, the others join by clicks, Ann starts."""
        ann, *others = self.people[:count]
        await ann.slash(self.channel, "table new", game=game, seats=count)
        for person in others:
            await person.click(self.find_post("At the table"), label="Join")
        if start:
            await ann.click(self.find_post("At the table"), label="Start")

    async def table(self) -> Any:
        """The table of the channel, as the bot has it in memory."""
        tables = self.bot.tables
        async with tables.hold(await self.bot.store.find_last_table(self.channel.id)) as table:
            return table

    async def act_by_panel(
        self, seat: str, step: str, picks: list[str], opener: str | None = None
    ) -> InteractionResult:
        """Answer a decision as a person does: open the panel, page where needed, click or select."""
        table = await self.table()
        person = self.person(table.player_of(seat).user)
        reply = await person.slash(self.channel, "turn")
        return await self.pick(person, reply, table, seat, step, picks)

    async def pick(
        self, person: Any, reply: InteractionResult, table: Any, seat: str, step: str, picks: list[str]
    ) -> Any:
        """Click or select in an open panel."""
        decision = next(d for d in table.match.decisions if d.seat == seat and d.step == step)
        numbers = [str(decision.options.index(p)) for p in picks]
        number = table.seats.index(seat)
        ids = ids_of(reply.response)
        stem = next(
            (i for i in ids if re.fullmatch(rf".:(pick|page):{table.id}:\d+:{number}:{step}:\d+(:\d+)?(:~\d+)?", i)),
            None,
        )
        assert stem is not None, (ids, step)
        route, key = stem.split(":")[1], stem.split(":")[2:7]
        if route == "page":
            reply = await self._turn_to(person, reply, ":".join(["s", "page", *key]), numbers)
        name = ":".join(["pick", *key])
        button = f"b:{name}:{numbers[0]}" if numbers else f"b:{name}"
        if button in ids:
            return await person.click(reply.response, custom_id=button)
        menus = [c for c in walk(reply.response.components) if c.get("custom_id", "").startswith(f"s:{name}")]
        for menu in menus:
            offers = [o["value"] for o in menu["options"]]
            chain = next((v for v in offers if len(picks) == 1 and v.startswith(f"{picks[0]}>")), None)
            if set(numbers) <= set(offers) or chain is not None:  # a card goes with its Action
                values = numbers if chain is None or numbers[0] in offers else [chain]
                return await person.select(reply.response, values, custom_id=menu["custom_id"])
        raise AssertionError(f"{picks} in no menu")

    async def _turn_to(self, person: Any, reply: Any, page_id: str, numbers: list[str]) -> Any:
        menu = next(c for c in walk(reply.response.components) if c.get("custom_id", "").startswith(page_id))
        page = reply
        for option in menu["options"]:
            here = next(id for id in ids_of(page.response) if id.startswith(page_id))
            page = await person.select(page.response, [option["value"]], custom_id=here)
            picks = page_id.replace("s:page:", "s:pick:")
            menus = [c for c in walk(page.response.components) if c.get("custom_id", "").startswith(picks)]
            if any(numbers[0] in [o["value"] for o in m["options"]] for m in menus):
                return page
        raise AssertionError(f"{numbers} on no page")


def pings_of(place: Place) -> set[int]:
    """Whom the last post of the channel pinged."""
    path = f"/channels/{place.channel.id}/messages"
    last = [r for r in place.env.http_requests if r.method == "POST" and r.path == path][-1]
    assert not last.json["allowed_mentions"].get("parse")
    return {int(user) for user in last.json["allowed_mentions"].get("users", [])}


def is_turn(message: Any) -> bool:
    """Whether it is a post with board and scores: of a turn, or of a question while it is nobody's, on or past."""
    asks = text_of(message).startswith(("**A question**", "A question for ")) and re.search(
        r"\*\*−?\d+\*\*", text_of(message)
    )
    return bool(asks) or text_of(message).startswith(("**Your turn**", "Turn of **"))


def count_turns(messages: Iterable[Any]) -> int:
    """How many turn posts are among them."""
    return sum(map(is_turn, messages))


def walk(components: Any) -> Any:
    """Every component, nested ones too, as plain data."""
    for component in components or []:
        data = component if isinstance(component, dict) else component.to_dict()
        yield data
        yield from walk(data.get("components"))


def text_of(message: Any) -> str:
    """All that a message says, with commands as they were written."""
    return unlink_commands(raw_text_of(message))


def raw_text_of(message: Any) -> str:
    """All that a message says, as Discord has it."""
    parts = [message.content or "", *(c.get("content", "") for c in walk(message.components))]
    return "\n".join(part for part in parts if part)


def ids_of(message: Any) -> list[str]:
    """The custom ids of a message."""
    return [c["custom_id"] for c in walk(message.components) if c.get("custom_id")]


def labels_of(message: Any) -> list[str]:
    """The labels of its buttons."""
    return [c["label"] for c in walk(message.components) if c.get("type") == 2]


def reply_text(result: InteractionResult) -> str:
    """What somebody was told in answer, which has to be for them alone; or the title of the form that opens."""
    assert result.acknowledged
    if result.modal is not None:
        return str(result.modal["title"])
    messages = [result.response, *result.followups]
    assert all(m.ephemeral for m in messages if m is not None)
    return "\n".join(text_of(m) for m in messages if m is not None)


def forge(env: Any, message: Any, custom_id: str) -> None:
    """Give the first button of a message another custom id, as an older version of the bot might have left it."""
    channel_id = message.channel_id if hasattr(message, "channel_id") else message.channel.id
    source = env.backend.get_message(channel_id, message.id)
    rows = (c for c in source.components if c["type"] == 1)
    next(b for row in rows for b in row["components"] if b["type"] == 2)["custom_id"] = custom_id


async def restart(place: Place, settings: Any) -> Any:
    """Stop the bot and start a new one on the same database; gives the new one."""
    from fronde_bot.bot import create_bot

    old, new = place.env.bot, create_bot(settings)
    await place.env.restart_bot(new)
    await old.store.close()
    return new


async def click_at_once(
    env: simcord.Env, clicks: list[tuple[Any, Any, str, list[str] | None]]
) -> list[InteractionResult]:
    """Several people click before the bot can answer any: each a person, a message, a custom id, and what is chosen."""
    from simcord import interactions
    from simcord.backend import serializers
    from simcord.enums import ComponentType, InteractionType

    records = []
    for person, message, custom_id, picks in clicks:
        source = env.backend.get_message(
            message.channel_id if hasattr(message, "channel_id") else message.channel.id, message.id
        )
        kind = ComponentType.BUTTON if picks is None else ComponentType.STRING_SELECT
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if picks is not None:
            data["values"] = picks
        record, payload = interactions.base_payload(
            env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=source.channel_id,
            guild_id=env.guild.id,
            user_id=person.id,
            data=data,
        )
        payload["message"] = dict(serializers.message_payload(env.backend, source))
        record.source_message_id = source.id
        env.backend.emit("INTERACTION_CREATE", payload)
        records.append(record)
    await env.settle()
    return [InteractionResult(env, record) for record in records]
