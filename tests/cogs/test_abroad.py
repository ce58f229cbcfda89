"""Whoever installed the bot for themselves: what works on a server without it, for their eyes alone."""

from __future__ import annotations

import random
from typing import Any

from simcord import interactions
from simcord.results import InteractionResult

from cogs.commands.slash import ANYWHERE
from fronde.host.store import ServerSettings
from tests.cogs.story import Place, ids_of, reply_text, walk
from tests.cogs.test_places import play_on
from tests.cogs.test_servers import add_administrator


async def use(place: Place, person: Any, kind: int, channel: Any, data: dict[str, Any]) -> InteractionResult:
    """What somebody gets who installed the bot and uses it on a server that has not."""
    record, payload = interactions.base_payload(
        place.env.backend, type=kind, channel_id=channel.id, guild_id=place.guild.id, user_id=person.id, data=data
    )
    payload["authorizing_integration_owners"] = {"1": str(person.id)}
    place.env.backend.emit("INTERACTION_CREATE", payload)
    await place.env.settle()
    result = InteractionResult(place.env, record)
    assert len(result.followups) <= 5 and len(reply_text(result)) > 5
    return result


async def type_in(place: Place, person: Any, channel: Any, name: str, **options: Any) -> InteractionResult:
    """The same with a command."""
    first, *below = name.split()
    nodes: list[Any] = [
        {"name": key, "type": 4 if isinstance(value, int) else 3, "value": value} for key, value in options.items()
    ]
    if below:
        nodes = [{"type": 1, "name": below[0], "options": nodes}]
    return await use(place, person, 2, channel, {"id": "1", "type": 1, "name": first, "options": nodes})


async def test_only_what_needs_no_table_here_is_offered_everywhere(simcord_env: Any) -> None:
    tree = simcord_env.bot.tree
    for payload in (command.to_dict(tree) for command in tree.get_commands()):
        is_everywhere = payload["name"] in ANYWHERE
        assert payload["integration_types"] == ([0, 1] if is_everywhere else [0]), payload["name"]
        if payload["name"] != "fronde":
            assert payload["contexts"] == ([0, 1, 2] if is_everywhere else [0, 1]), payload["name"]
    assert tree.get_command("fronde").guild_only


async def test_guides_rules_and_help_work_on_any_server_and_post_nothing(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, channel = place.people[0], place.guild.create_text_channel("elsewhere")
    assert "/play" in reply_text(await type_in(place, ann, channel, "help"))
    assert "6.43" in reply_text(await type_in(place, ann, channel, "rules", find="6.43", game="frondeurs"))
    answer = await type_in(place, ann, channel, "learn", game="richelieu")
    on = next(id for id in ids_of(answer.response) if id.startswith("b:guide-on"))
    await use(place, ann, 3, channel, {"custom_id": on, "component_type": 2})
    assert list(channel.history()) == []


async def test_guides_rules_and_help_work_in_direct_messages(simcord_env: Any) -> None:
    ann = Place(simcord_env).people[0].user
    assert "/play" in reply_text(await ann.slash("help"))
    assert "6.43" in reply_text(await ann.slash("rules", find="6.43", game="frondeurs"))
    answer = await ann.slash("learn", game="richelieu")
    assert any(id.startswith("b:guide-on") for id in ids_of(answer.response))
    puzzle = await ann.slash("learn", game="richelieu", what="puzzle")
    assert any("puzzle" in id for id in ids_of(puzzle.response))


async def test_finished_games_of_one_s_own_are_looked_back_at_anywhere(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    await play_on(place, random.Random(1))
    ann, dee = place.people[0], place.people[3]
    channel = place.guild.create_text_channel("elsewhere")
    export = await type_in(place, ann, channel, "review export")
    assert "record" in reply_text(export) and export.response.attachments
    await type_in(place, ann, channel, "review history", turn=1)
    board = await type_in(place, ann, channel, "review analyse", turn=1)
    assert any(":try" in one for one in ids_of(board.response))
    assert (await ann.user.slash("review export")).response.attachments
    assert not (await type_in(place, dee, channel, "review export")).response.attachments
    await place.open(2)
    both = await type_in(place, ann, channel, "review analyse", turn=1)
    menu = next(c for c in walk(both.response.components) if c.get("custom_id", "").startswith("s:table:analyse:1"))
    assert [option["value"] for option in menu["options"]] == ["2", "1"], "the game in progress, and the finished one"
    assert list(channel.history()) == []


async def test_what_somebody_may_do_on_another_server_gives_them_no_right(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    eve, channel = add_administrator(place), place.channel
    before = len(place.posts()), (await place.table()).record.revision
    assert "those who manage" in reply_text(await type_in(place, eve, channel, "fronde setup", language="en"))
    await type_in(place, eve, channel, "table end")
    await type_in(place, eve, channel, "table new", game="toy")
    assert (len(place.posts()), (await place.table()).record.revision) == before
    assert await place.bot.store.server_settings(place.guild.id) == ServerSettings()
