"""The final post calls the winner, gives the record, and offers another game with the same people and options."""

from __future__ import annotations

import json
import random
from typing import Any

from fronde.host.commands.lobby import Configure, SetMachines
from fronde.host.people.actors import User
from fronde.tools.verify import cut_record
from tests.cogs.story import Place, forge, labels_of, pings_of, reply_text, text_of
from tests.cogs.test_final_post import finish
from tests.cogs.test_looking import post_all
from tests.cogs.test_opponents import hurry, open_solo, play_own


async def finish_game(env: Any, **options: Any) -> tuple[Place, Any]:
    """A game that two have played to its end, and its final post."""
    place = Place(env)
    await place.open(2, start=False)
    await place.bot.tables.run(1, User(place.people[0].id, "Ann"), Configure(options or {"rounds": 1}))
    await place.people[0].click(place.find_post("At the table"), label="Start")
    await finish(place)
    await post_all(place)
    return place, place.find_post("Game over")


async def test_the_final_post_mentions_the_winner_and_hands_out_the_record(simcord_env: Any) -> None:
    place, post = await finish_game(simcord_env)
    table = await place.table()
    [winner] = {table.player_of(seat).user for seat in table.match.result.winning_seats()}
    assert f"**<@{winner}> wins.**" in text_of(post) and winner in {m.id for m in post.mentions}
    assert labels_of(post) == ["Rematch", "Board", "My turning points", "The game as a file"]
    reply = await place.people[3].click(post, label="The game as a file")
    [file] = reply.response.attachments
    assert json.loads(cut_record(await file.read()))["game"] == "toy"


async def test_a_rematch_is_a_lobby_with_the_same_options_for_the_same_people(simcord_env: Any) -> None:
    place, post = await finish_game(simcord_env, rounds=1, tokens=False)
    ann, bob, cy = place.people[:3]
    assert "Only the players of this game" in reply_text(await cy.click(post, label="Rematch"))
    assert "is open" in reply_text(await bob.click(post, label="Rematch"))
    call = place.posts()[-1]
    assert text_of(call).startswith(f"**A rematch**, <@{ann.id}> · Sixty Fields: Bob ")
    assert pings_of(place) == {ann.id} and labels_of(call) == ["Join"]
    lobby = await place.table()
    assert (lobby.id, lobby.record.host, lobby.record.terms.size) == (2, bob.id, 2)
    assert lobby.record.terms.options == {"rounds": 1, "tokens": False}
    assert [player.user for player in lobby.record.players] == [bob.id], "each sits down by a click of their own"
    assert "You have a seat" in reply_text(await ann.click(post, label="Rematch")), "the second to ask sits down"
    [call] = [post for post in place.posts() if post.id == call.id]
    assert "everyone is here" in text_of(call) and "Join" not in text_of(call) and labels_of(call) == []
    await bob.click(place.find_post("At the table"), label="Start")
    assert "Your turn" in text_of(place.posts()[-1]) and call.id not in [post.id for post in place.posts()]
    assert "There is already a game in this channel" in reply_text(await ann.click(post, label="Rematch"))


async def test_a_rematch_seats_the_same_machines_again(simcord_env: Any) -> None:
    place = Place(simcord_env)
    hurry(place.bot)
    ann = place.people[0]
    await open_solo(place, 2, start=False)
    await place.bot.tables.run(1, User(ann.id, "Ann"), SetMachines("calm"))
    await place.bot.tables.run(1, User(ann.id, "Ann"), Configure({"rounds": 1}))
    await ann.click(place.find_post("At the table"), label="Start")
    assert await play_own(place, random.Random(1), 200)
    await post_all(place)
    text = reply_text(await ann.click(place.find_post("Game over"), label="Rematch"))
    assert "every seat is taken: press Start whenever you like" in text and "Join" not in text
    assert "press **Start** whenever you like" in text_of(place.find_post("At the table"))
    lobby = (await place.table()).record
    assert {(p.name, p.bot) for p in lobby.players[1:]} == {("Ada (bot)", "quick"), ("Bruno (bot)", "quick")}
    assert lobby.id == 2 and lobby.terms.opponents["pace"] == "calm"
    await ann.click(place.find_post("At the table"), label="Start")
    assert (await place.table()).record.status == "playing"


async def test_nobody_is_called_to_rematches_without_end(simcord_env: Any) -> None:
    place, post = await finish_game(simcord_env)
    bob = place.people[1]
    for _ in range(3):
        assert "is open" in reply_text(await bob.click(post, label="Rematch"))
        await bob.slash(place.channel, "table end")
    calls = len(place.posts())
    assert "3 times an hour; try again in 60 minutes" in reply_text(await bob.click(post, label="Rematch"))
    assert len(place.posts()) == calls


async def test_a_game_that_goes_on_has_no_rematch(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    post = place.posts()[-1]
    forge(simcord_env, post, "b:rematch:1")
    assert "not over yet" in reply_text(await place.people[0].click(post, custom_id="b:rematch:1"))
    assert await place.bot.store.open_tables() == [1]
