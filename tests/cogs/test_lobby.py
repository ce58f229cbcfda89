"""The lobby: opening, joining, leaving, options, starting, ending, handing over."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from tests.cogs.story import Place, ids_of, labels_of, said, text_of


async def test_ann_opens_a_table_and_everybody_sees_what_is_missing(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    assert "open" in said(await ann.slash(place.channel, "table new", game="toy", seats=3))
    lobby = place.find_post("At the table: 1 of 3")
    assert "2 more" in text_of(lobby) and labels_of(lobby) == ["Join", "Leave", "Start", "Options"]
    await bob.click(lobby, label="Join")
    assert "1 more" in text_of(place.find_post("At the table: 2 of 3"))
    assert len(place.posts()) == 1, "the lobby is one post, edited"
    assert "1 more player is missing" in said(await ann.click(place.posts()[0], label="Start"))
    await cy.slash(place.channel, "table join", role="blue")
    assert "Cy · Blue" in text_of(place.posts()[0])
    assert "begins" in said(await bob.slash(place.channel, "table start"))
    assert (await place.table()).player_of("blue").name == "Cy"
    assert labels_of(place.posts()[0]) == [] and "has begun" in text_of(place.posts()[0])


async def test_a_role_is_taken_once_and_can_be_changed(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "table new", game="toy", seats=2)
    lobby = place.posts()[0]
    menu = next(i for i in ids_of(lobby) if i.startswith("s:role"))
    assert "Red" in said(await ann.select(lobby, ["red"], custom_id=menu))
    assert "taken by Ann" in said(await bob.slash(place.channel, "table join", role="red"))
    assert "no such role; the roles are Red, Blue" in said(await bob.slash(place.channel, "table join", role="king"))
    assert "Blue" in said(await bob.slash(place.channel, "table join", role="Blue"))
    assert "already" in said(await bob.slash(place.channel, "table join", role="blue"))
    assert "full" in said(await place.people[2].click(place.posts()[0], label="Join"))


async def test_leaving_hands_the_table_on_and_the_last_closes_it(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    await place.open(2, start=False)
    await ann.click(place.posts()[0], label="Leave")
    assert "Only the host" in said(await ann.slash(place.channel, "table end"))
    assert "no seat" in said(await cy.slash(place.channel, "table leave"))
    assert "closed" in said(await bob.slash(place.channel, "table leave"))
    assert labels_of(place.posts()[0]) == []
    assert "no game in this channel" in said(await bob.slash(place.channel, "table join"))
    assert "open" in said(await bob.slash(place.channel, "table new", game="toy"))


async def test_the_host_changes_options_and_nobody_else(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await place.open(2, start=False)
    shown = await bob.click(place.posts()[0], label="Options")
    assert not ids_of(shown.response) and "2" in said(shown)
    shown = await ann.slash(place.channel, "table options")
    menu = next(i for i in ids_of(shown.response) if i.endswith(":tokens"))
    changed = await ann.select(shown.response, ["false"], custom_id=menu)
    assert "no" in text_of(changed.response) and "no" in text_of(place.posts()[0])
    await ann.slash(place.channel, "table start")
    assert (await place.table()).match.view(None)["tokens"]["red"] == 0
    assert "begun already" in said(await ann.select(shown.response, ["true"], custom_id=menu))


async def test_a_game_ends_when_everybody_agrees(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, dee = place.people
    await place.open(2)
    assert "no seat" in said(await cy.slash(place.channel, "table end"))
    assert "when everybody does" in said(await ann.slash(place.channel, "table end"))
    vote = place.find_post("without a winner")
    assert [m.id for m in vote.mentions] == [bob.id]
    assert "already" in said(await ann.click(vote, label="End the game"))
    assert "play on" in said(await bob.click(vote, label="Play on"))
    assert "goes on" in text_of(next(m for m in place.posts() if m.id == vote.id))
    await bob.slash(place.channel, "table end")
    vote = place.find_post("without a winner")
    assert "closed" in said(await ann.click(vote, label="End the game"))
    assert "ended by agreement" in text_of(place.posts()[-1])
    assert "over" in said(await ann.slash(place.channel, "turn"))
    assert "open" in said(await dee.slash(place.channel, "table new", game="toy"))


async def test_bob_hands_his_seat_to_dee_who_plays_on(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, dee = place.people
    await place.open(2)
    table = await place.table()
    seat = table.seats_of(bob.id)[0]
    assert "already" in said(await bob.slash(place.channel, "table hand-over", player=ann))
    assert "Dee plays on" in said(await bob.slash(place.channel, "table hand-over", player=dee))
    told = place.find_post("hands over")
    assert [m.id for m in told.mentions] == [dee.id]
    assert "no seat" in said(await bob.slash(place.channel, "hand"))
    assert "handed over" in text_of(list(bob.user.dm_channel.history())[-1]), "no card stays with Bob"
    assert dee.user.dm_channel is None or not list(dee.user.dm_channel.history()), "Dee has not asked for messages"
    assert "Only you see this" in said(await dee.click(told, label="Your choices"))
    held = (await place.table()).match.view(seat)["hands"][seat]
    assert held[0].partition(":")[2] in text_of(list(dee.user.dm_channel.history())[-1])
    table = await place.table()
    assert table.seats_of(dee.id) == [seat] and table.view(None)["over"] is False
    decision = table.match.decisions[0]
    await place.act_by_panel(decision.seat, decision.step, [decision.options[0]])
    assert "no seat" in said(await cy.slash(place.channel, "table hand-over", player=bob))


async def test_one_game_a_channel_but_another_in_a_thread(simcord_env: Any) -> None:
    place = Place(simcord_env)
    _ann, bob, *_ = place.people
    await place.open(2)
    assert "already" in said(await bob.slash(place.channel, "table new", game="toy"))
    with pytest.raises(simcord.SetupError, match="chess"):
        await bob.slash(place.guild.create_text_channel("b"), "table new", game="chess")
    assert "played by 2, 3, 4" in said(
        await bob.slash(place.guild.create_text_channel("c"), "table new", game="toy", seats=9)
    )
    other = place.guild.create_text_channel("other")
    assert "open" in said(await bob.slash(other, "table new", game="toy"))
    offered = await bob.autocomplete(other, "table join", "role", "bl")
    assert [c["value"] for c in offered] == ["blue"]


async def test_every_command_is_small_enough_for_discord(simcord_env: Any) -> None:
    from tests.cogs.limits import find_breaches

    payload = [command.to_dict(simcord_env.bot.tree) for command in simcord_env.bot.tree.get_commands()]
    assert find_breaches("PUT", "/applications/1/commands", payload) == []
    names = {c["name"] for c in payload}
    assert names >= {"table", "turn", "do", "hand", "board", "score", "log", "rules", "undo", "frondeurs", "toy"}
    table = next(c for c in payload if c["name"] == "table")
    assert {o["name"] for o in table["options"]} == {
        "new", "join", "leave", "start", "end", "options", "board", "history", "move", "hand-over",
    }  # fmt: skip
    new = next(o for o in table["options"] if o["name"] == "new")
    assert {"name": "Sixty Fields", "value": "toy"}.items() <= new["options"][0]["choices"][-1].items()
    place = next(o for c in payload if c["name"] == "frondeurs" for o in c["options"] if o["name"] == "place")
    assert [o["name"] for o in place["options"]] == ["space"]
