"""The lobby: opening, joining, leaving, options, starting, ending, handing over."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
import simcord

from cogs.intake import INVALID_FORM
from tests.cogs.story import Place, forge, ids_of, labels_of, reply_text, restart, text_of, walk


async def test_ann_opens_a_table_and_everybody_sees_what_is_missing(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    assert "open" in reply_text(await ann.slash(place.channel, "table new", game="toy", seats=3))
    lobby = place.find_post("At the table: 1 of 3")
    assert "2 more" in text_of(lobby) and labels_of(lobby) == ["Join", "Leave", "Start", "Options", "Add a bot"]
    await bob.click(lobby, label="Join")
    assert "1 more" in text_of(place.find_post("At the table: 2 of 3"))
    assert len(place.posts()) == 1, "the lobby is one post, edited"
    assert "1 more player is needed" in reply_text(await ann.click(place.posts()[0], label="Start"))
    await cy.slash(place.channel, "table join", role="blue")
    assert "Cy · Blue" in text_of(place.posts()[0])
    assert "begins" in reply_text(await bob.slash(place.channel, "table start"))
    assert (await place.table()).player_of("blue").name == "Cy"
    assert labels_of(place.posts()[0]) == [] and "has begun" in text_of(place.posts()[0])


async def test_a_role_is_taken_once_and_can_be_changed(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "table new", game="toy", seats=2)
    lobby = place.posts()[0]
    menu = next(i for i in ids_of(lobby) if i.startswith("s:role"))
    assert "Red" in reply_text(await ann.select(lobby, ["red"], custom_id=menu))
    assert "taken by Ann" in reply_text(await bob.slash(place.channel, "table join", role="red"))
    refusal = reply_text(await bob.slash(place.channel, "table join", role="king"))
    assert "no such role; the roles are Red and Blue." in refusal
    assert "Blue" in reply_text(await bob.slash(place.channel, "table join", role="Blue"))
    assert "already" in reply_text(await bob.slash(place.channel, "table join", role="blue"))
    assert "full" in reply_text(await place.people[2].click(place.posts()[0], label="Join"))


async def test_leaving_hands_the_table_on_and_the_last_closes_it(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    await place.open(2, start=False)
    await ann.click(place.posts()[0], label="Leave")
    assert "no seat" in reply_text(await ann.slash(place.channel, "table end"))
    assert "no seat" in reply_text(await cy.slash(place.channel, "table leave"))
    assert "closed" in reply_text(await bob.slash(place.channel, "table leave"))
    assert labels_of(place.posts()[0]) == []
    assert "no game in this channel" in reply_text(await bob.slash(place.channel, "table join"))
    assert "open" in reply_text(await bob.slash(place.channel, "table new", game="toy"))


async def test_the_host_changes_options_and_nobody_else(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await place.open(2, start=False)
    reply = await bob.click(place.posts()[0], label="Options")
    assert not ids_of(reply.response) and "2" in reply_text(reply)
    reply = await ann.slash(place.channel, "table options")
    menu = next(i for i in ids_of(reply.response) if i.endswith(":tokens"))
    answer = await ann.select(reply.response, ["false"], custom_id=menu)
    assert "no" in text_of(answer.response) and "no" in text_of(place.posts()[0])
    await ann.slash(place.channel, "table start")
    assert (await place.table()).match.view(None)["tokens"]["red"] == 0
    menu = next(i for i in ids_of(reply.response) if ":tokens" in i)
    assert "already started" in reply_text(await ann.select(reply.response, ["true"], custom_id=menu))


async def test_options_carry_their_names_and_what_they_are_about(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "table new", game="frondeurs", seats=2)
    reply = await ann.click(place.posts()[0], label="Options")
    assert "**Opening cubes**: yes · Before the first Turn each play" in reply_text(reply)
    assert "**Pace** · " in reply_text(reply) and "**People** · " in reply_text(reply)
    read = await bob.click(place.posts()[0], label="Options")
    assert "**Length**: the whole game · The whole Season Track" in reply_text(read) and not ids_of(read.response)


async def test_shortening_the_game_says_what_it_turns_off(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, *_ = place.people
    await ann.slash(place.channel, "table new", game="frondeurs", seats=2)
    reply = await ann.click(place.posts()[0], label="Options")
    menu = next(c for c in walk(reply.response.components) if c.get("custom_id", "").endswith(":short_game"))
    hints = {o["label"]: o["description"] for o in menu["options"]}
    assert "without mid-game scoring" in hints["short, scored at the end"]
    answer = await ann.select(reply.response, ['"end-scoring"'], custom_id=menu["custom_id"])
    assert "Also changed" in reply_text(answer) and "Spanish Gold and Exile: no" in reply_text(answer)
    again = next(i for i in ids_of(answer.response) if ":short_game" in i)
    back = await ann.select(answer.response, ['"no"'], custom_id=again)
    assert "Spanish Gold and Exile: yes" in reply_text(back)


async def test_the_host_lays_the_table_for_as_many_as_may_play_and_sees_who_plays_what(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    await ann.slash(place.channel, "table new", game="frondeurs", seats=4)
    assert "For 2, 3 or 4 people" in text_of(place.posts()[0])
    await bob.slash(place.channel, "table join", role="condeean")
    reply = await ann.click(place.posts()[0], label="Options")
    menu = next(c for c in walk(reply.response.components) if c.get("custom_id", "").startswith("s:size:"))
    assert next(o["description"] for o in menu["options"]).startswith("Two Factions each: Cabalist and Retzist")
    await ann.select(reply.response, ["3"], custom_id=menu["custom_id"])
    lobby = text_of(place.posts()[0])
    assert "At the table: 2 of 3" in lobby and "Bob · any role" in lobby, "three players have no Condéean"
    await cy.click(place.posts()[0], label="Join")
    assert "any of you can press" in text_of(place.posts()[0]) and "drawn at random" in text_of(place.posts()[0])
    reply = await ann.slash(place.channel, "table options")
    refusal = await ann.select(reply.response, ["2"], custom_id=menu["custom_id"])
    assert "3 people are already at this table" in reply_text(refusal)
    await cy.slash(place.channel, "table start")
    assert (await place.table()).record.terms.size == 3


async def test_what_does_not_go_with_the_number_of_people_is_said_before_the_start(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, *_ = place.people
    await ann.slash(place.channel, "table new", game="frondeurs", seats=3)
    reply = await ann.click(place.posts()[0], label="Options")
    menu = next(i for i in ids_of(reply.response) if i.endswith(":teams"))
    await ann.select(reply.response, ["true"], custom_id=menu)
    assert "With these options 4 people can play" in text_of(place.posts()[0])


async def test_a_game_ends_when_everybody_agrees(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, dee = place.people
    await place.open(2)
    assert "no seat" in reply_text(await cy.slash(place.channel, "table end"))
    assert "when everyone agrees" in reply_text(await ann.slash(place.channel, "table end"))
    vote = place.find_post("without a winner")
    assert [m.id for m in vote.mentions] == [bob.id]
    assert "already" in reply_text(await ann.click(vote, label="End the game"))
    assert "play on" in reply_text(await bob.click(vote, label="Play on"))
    assert "continues" in text_of(next(m for m in place.posts() if m.id == vote.id))
    await bob.slash(place.channel, "table end")
    vote = place.find_post("without a winner")
    assert "closed" in reply_text(await ann.click(vote, label="End the game"))
    assert "ended without a winner" in text_of(place.posts()[-1])
    assert "over" in reply_text(await ann.slash(place.channel, "turn"))
    assert "open" in reply_text(await dee.slash(place.channel, "table new", game="toy"))


async def test_bob_hands_his_seat_to_dee_who_plays_on(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, dee = place.people
    await place.open(2)
    table = await place.table()
    seat = table.seats_of(bob.id)[0]
    assert "already" in reply_text(await bob.slash(place.channel, "seat hand-over", player=ann))
    assert "offered your seat to Dee" in reply_text(await bob.slash(place.channel, "seat hand-over", player=dee))
    offer = place.find_post("offers you")
    assert [m.id for m in offer.mentions] == [dee.id] and labels_of(offer) == ["Take the seat", "No, thank you"]
    bot = await restart(place, settings)
    for other in (ann, cy, bob):
        assert "someone else" in reply_text(await other.click(offer, label="Take the seat"))
        assert "someone else" in reply_text(await other.click(offer, label="No, thank you"))
    assert "no seat" in reply_text(await dee.slash(place.channel, "hand")), "an offer shows nobody a hand"
    assert (await place.table()).seats_of(bob.id) == [seat], "until it is taken the seat is Bob's"
    assert "yours" in reply_text(await dee.click(offer, label="Take the seat"))
    assert labels_of(next(m for m in place.posts() if m.id == offer.id)) == []
    post = place.find_post("has handed")
    assert [m.id for m in post.mentions] == [dee.id]
    assert "no seat" in reply_text(await bob.slash(place.channel, "hand"))
    assert "handed over" in text_of(list(bob.user.dm_channel.history())[-1]), "no card stays with Bob"
    assert dee.user.dm_channel is None or not list(dee.user.dm_channel.history()), "Dee has not asked for messages"
    assert "Only you see this" in reply_text(await dee.click(post, label="Your choices"))
    hand = (await place.table()).match.view(seat)["hands"][seat]
    assert hand[0].partition(":")[2] in text_of(list(dee.user.dm_channel.history())[-1])
    table = await place.table()
    assert table.seats_of(dee.id) == [seat] and table.view(None)["over"] is False
    decision = table.match.decisions[0]
    await place.act_by_panel(decision.seat, decision.step, [decision.options[0]])
    assert "no seat" in reply_text(await cy.slash(place.channel, "seat hand-over", player=bob))
    await bot.store.close()


async def test_an_offer_is_declined_withdrawn_or_made_to_another(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, dee = place.people
    await place.open(2)
    assert "not offered your seat" in reply_text(await bob.slash(place.channel, "seat hand-over"))
    await bob.slash(place.channel, "seat hand-over", player=cy)
    first = place.find_post("offers you")
    await bob.slash(place.channel, "seat hand-over", player=dee)
    assert first.id not in {m.id for m in place.posts()}, "one offer a seat"
    offer = place.find_post("offers you")
    assert [m.id for m in offer.mentions] == [dee.id]
    assert "have declined" in reply_text(await dee.click(offer, label="No, thank you"))
    take = next(i for i in ids_of(offer) if i.endswith(":yes"))
    forge(simcord_env, place.find_post("Your turn"), take)
    assert "no longer available" in reply_text(await dee.click(place.find_post("Your turn"), custom_id=take))
    await bob.slash(place.channel, "seat hand-over", player=cy)
    assert "taken your offer back" in reply_text(await bob.slash(place.channel, "seat hand-over"))
    assert "taken the offer back" in text_of(place.posts()[-1]) and labels_of(place.posts()[-1]) == []
    table = await place.table()
    assert table.record.consent.offers == {} and {p.user for p in table.record.players} == {ann.id, bob.id}


async def test_who_has_taken_one_seat_takes_no_other_and_a_stranger_none(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, _cy, dee = place.people
    await place.open(2)
    for person in (ann, bob):
        await person.slash(place.channel, "seat hand-over", player=dee)
    anns, bobs = (m for m in place.posts() if "offers you" in text_of(m))
    await dee.click(anns, label="Take the seat")
    assert "already" in reply_text(await dee.click(bobs, label="Take the seat"))
    assert (await place.table()).record.consent.offers == {str(bob.id): dee.id}
    stranger = simcord_env.create_user("stranger")
    text = reply_text(await bob.slash(place.channel, "seat hand-over", player=stranger))
    assert "not on this server" in text
    assert (await place.table()).record.consent.offers == {str(bob.id): dee.id}, "a refusal leaves the offer as it was"


async def test_one_game_a_channel_but_another_in_a_thread(simcord_env: Any) -> None:
    place = Place(simcord_env)
    _ann, bob, *_ = place.people
    await place.open(2)
    assert "already" in reply_text(await bob.slash(place.channel, "table new", game="toy"))
    with pytest.raises(simcord.SetupError, match="chess"):
        await bob.slash(place.guild.create_text_channel("b"), "table new", game="chess")
    assert "a game for 2, 3 or 4" in reply_text(
        await bob.slash(place.guild.create_text_channel("c"), "table new", game="toy", seats=9)
    )
    other = place.guild.create_text_channel("other")
    assert "open" in reply_text(await bob.slash(other, "table new", game="toy"))
    options = await bob.autocomplete(other, "table join", "role", "bl")
    assert [c["value"] for c in options] == ["blue"]


async def test_discord_is_told_of_every_command_once(simcord_env: Any) -> None:
    tree = simcord_env.bot.tree
    (payload,) = (r.json for r in simcord_env.http_requests if r.path.endswith("/commands") and r.method == "PUT")
    assert payload == [await one.get_translated_payload(tree, tree.translator) for one in tree.get_commands()]


async def test_a_command_that_discord_will_not_have_is_named(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = simcord_env.bot.tree
    fault = {"name": {"_errors": [{"code": "X", "message": "too strange"}]}}
    payload = {"code": INVALID_FORM, "message": "Invalid Form Body", "errors": {"0": fault}}
    error = discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), payload)
    monkeypatch.setattr(simcord_env.bot.http, "bulk_upsert_global_commands", AsyncMock(side_effect=error))
    with pytest.raises(
        discord.app_commands.CommandSyncFailure, match=f"{tree.get_commands()[0].name}(.|\n)*too strange"
    ):
        await tree.tell(await tree.describe())
    error.code = 0
    with pytest.raises(discord.HTTPException) as other:
        await tree.tell([])
    assert other.value is error


async def test_every_command_is_small_enough_for_discord(simcord_env: Any) -> None:
    from tests.cogs.limits import find_breaches

    payload = [command.to_dict(simcord_env.bot.tree) for command in simcord_env.bot.tree.get_commands()]
    assert find_breaches("PUT", "/applications/1/commands", payload) == []
    names = {c["name"] for c in payload}
    assert names >= {"table", "turn", "do", "hand", "board", "score", "log", "rules", "undo", "frondeurs", "toy"}
    table = next(c for c in payload if c["name"] == "table")
    new = next(o for o in table["options"] if o["name"] == "new")
    assert {"name": "Sixty Fields", "value": "toy"}.items() <= new["options"][0]["choices"][-1].items()
    place = next(o for c in payload if c["name"] == "frondeurs" for o in c["options"] if o["name"] == "place")
    assert [o["name"] for o in place["options"]] == ["space"]
