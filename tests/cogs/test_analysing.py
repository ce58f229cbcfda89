"""A board of one's own to try things on, which touches no game and tells no secret."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import discord

from cogs.ids import TryBack
from fronde.host.analysis import MOST_OPEN, Analysis, keep_open
from fronde.tools.verify import cut_record
from tests.cogs.story import Place, forge, ids_of, labels_of, reply_text, text_of
from tests.cogs.test_panel import mover


def board_of(place: Place, person: Any) -> Analysis:
    """The board somebody has open."""
    return place.bot.tables.analyses[person.id]


async def try_on(person: Any, reply: Any) -> Any:
    """Click the first button that tries something, page by page."""
    ids = ids_of(reply.response)
    if button := next((one for one in ids if one.startswith("b:try:")), None):
        return await person.click(reply.response, custom_id=button)
    menu = next((one for one in ids if one.startswith("s:try:")), None)
    if menu is None:
        page = next(one for one in ids if one.startswith("s:tryleaf:"))
        return await try_on(person, await person.select(reply.response, ["0"], custom_id=page))
    return await person.select(reply.response, ["0"], custom_id=menu)


async def test_one_tries_things_as_ones_seat_knows_the_game_and_the_game_stays(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    table = await place.table()
    before, view = table.match.position(), table.view(seat)
    reply = await person.slash(place.channel, "review analyse")
    assert "A board of your own" in reply_text(reply)
    assert board_of(place, person).playing.view(seat) == view
    again = await try_on(person, reply)
    assert len(board_of(place, person).playing.match.log) == 1 and "Undo" in labels_of(again.response)
    back = await person.click(again.response, label="Undo")
    assert board_of(place, person).playing.view(seat) == view and "Undo" not in labels_of(back.response)
    assert (await place.table()).match.position() == before and len(place.posts()) == 2
    assert "no seat" in reply_text(await place.people[3].slash(place.channel, "review analyse"))
    assert "earlier turn" in reply_text(await person.slash(place.channel, "review analyse", turn=0))


async def test_a_game_that_is_over_is_walked_through(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    for _ in range(4):
        decision = next(d for d in (await place.table()).match.decisions if d.required)
        await place.act_by_panel(decision.seat, decision.step, list((await place.table()).match.default(decision)))
    ann, bob, cy, _ = place.people
    await ann.slash(place.channel, "table end")
    await bob.click(place.find_post("A vote"), label="End the game")
    await cy.slash(place.channel, "review analyse", turn=1)
    board = board_of(place, cy)
    table = await place.table()
    assert board.playing.match.log == table.match.log[: len(board.playing.match.log)]
    assert "no such turn" in reply_text(await cy.slash(place.channel, "review analyse", turn=99))


async def test_a_board_put_away_says_so(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    reply = await person.slash(place.channel, "review analyse")
    boards = place.bot.tables.analyses
    for user in range(MOST_OPEN):
        keep_open(boards, user, board_of(place, person) if user == 0 else boards[0])
    assert person.id not in boards and len(boards) == MOST_OPEN
    assert "That board is closed" in reply_text(await try_on(person, reply))


async def export_game(place: Place) -> bytes:
    """The record of a game some choices long, that was ended."""
    await place.open(2)
    for _ in range(6):
        decision = next(d for d in (await place.table()).match.decisions if d.required)
        await place.act_by_panel(decision.seat, decision.step, list((await place.table()).match.default(decision)))
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "table end")
    await bob.click(place.find_post("A vote"), label="End the game")
    reply = await ann.slash(place.channel, "review export")
    return bytes(await reply.response.attachments[0].read())


def forbid_threads(place: Place) -> None:
    """Have members open no threads."""
    everybody = place.env.backend.get_guild(place.guild.id).roles[place.guild.id]
    rights = everybody.permissions & ~discord.Permissions(create_public_threads=True).value
    place.env.backend.edit_role(place.guild.id, everybody.id, {"permissions": rights})


async def test_a_record_is_checked_played_again_and_walked_through(simcord_env: Any) -> None:
    place = Place(simcord_env)
    content = await export_game(place)
    forbid_threads(place)
    cy = place.people[2]
    reply = await cy.slash(place.channel, "review import", file=("game.json", content))
    assert "by direct message" in reply_text(reply), "nobody opens threads here"
    [board] = [m for m in cy.user.dm_channel.history() if "A board to try things on" in text_of(m)]
    assert "plays back exactly" in text_of(board) and "Back to turn" not in str(labels_of(board))
    [on] = [label for label in labels_of(board) if label.startswith("On to turn")]
    later = await cy.user.click(board, label=on)
    assert board_of(place, cy).playing.match.log and "Back to turn" in str(labels_of(later.response))
    trial = await try_on(cy.user, later)
    assert "Undo" in labels_of(trial.response)
    forgery = content.replace(b"Before the first turn", b"After the last turn")
    change = json.loads(cut_record(content))
    change["actions"][0][2] = "field:9"
    for other in (forgery, json.dumps(change).encode()):
        assert "was changed" in reply_text(await cy.slash(place.channel, "review import", file=("game.html", other)))
    for wrong in (b"no record", b"[]", b'{"game": "chess"}'):
        refusal = reply_text(await cy.slash(place.channel, "review import", file=("game.json", wrong)))
        assert "That is not the record" in refusal or "minute" in refusal


async def test_where_threads_may_be_opened_all_walk_through_a_game_together(simcord_env: Any) -> None:
    place = Place(simcord_env, is_invited=True)
    content = await export_game(place)
    ann, _, cy, _ = place.people
    text = reply_text(await cy.slash(place.channel, "review import", file=("game.json", content)))
    [thread] = [t for t in place.bot.get_guild(place.guild.id).threads if "opened by Cy" in t.name]
    assert f"<#{thread.id}>" in text and cy.id not in place.bot.tables.analyses
    [post] = [m async for m in thread.history()]
    assert "all hands are open" in text_of(post) and not post.flags.ephemeral
    [on] = [label for label in labels_of(post) if label.startswith("On to turn")]
    await ann.click(post, label=on)
    [post] = [m async for m in thread.history()]
    assert "Back to turn" in str(labels_of(post)) and place.bot.tables.analyses[thread.id].playing.match.log
    reply = await try_on(cy, ShownBoard(post))
    [post] = [m async for m in thread.history()]
    assert "Undo" in labels_of(post) and reply.acknowledged, "whoever is there goes on from the same board"
    await ann.click(post, label="Undo")
    assert place.bot.tables.analyses[thread.id].back == []


@dataclass
class ShownBoard:
    """A message of a thread, as if it were an answer."""

    response: Any


async def test_nobody_opens_a_thread_who_may_not_and_closed_messages_leave_the_answer(simcord_env: Any) -> None:
    place = Place(simcord_env, is_invited=True)
    content = await export_game(place)
    cy = place.people[2]
    forbid_threads(place)
    simcord_env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    reply = await cy.slash(place.channel, "review import", file=("game.json", content))
    assert "only you see this board" in reply_text(reply) and not place.bot.get_guild(place.guild.id).threads
    assert board_of(place, cy).language is None


async def test_a_board_of_a_game_under_way_is_never_anybody_elses(simcord_env: Any) -> None:
    place = Place(simcord_env, is_invited=True)
    await place.open(2)
    person, _ = await mover(place)
    reply = await person.slash(place.channel, "review analyse")
    assert reply.response.ephemeral and not place.bot.get_guild(place.guild.id).threads
    other = next(p for p in place.people[:2] if p is not person)
    board = board_of(place, person)
    button = TryBack(board.number, board.revision).button
    forge(simcord_env, place.posts()[-1], button)
    assert "That board is closed" in reply_text(await other.click(place.posts()[-1], custom_id=button))


async def test_ones_own_board_is_tried_on_in_the_thread_of_a_shared_one_too(simcord_env: Any) -> None:
    place = Place(simcord_env, is_invited=True)
    content = await export_game(place)
    await place.open(2)
    person, _ = await mover(place)
    await place.people[2].slash(place.channel, "review import", file=("game.json", content))
    [thread] = place.channel.threads
    reply = await person.slash(thread, "review analyse")
    assert "A board of your own" in reply_text(reply)
    trial = await try_on(person, reply)
    assert "Undo" in labels_of(trial.response) and board_of(place, person).revision == 1
    assert place.bot.tables.analyses[thread.id].revision == 0, "what all see stays"
