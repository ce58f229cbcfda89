"""What people may have of what is kept of them, and have forgotten."""

from __future__ import annotations

import json
from typing import Any

from fronde.host.commands.lobby import Join
from fronde.host.people.actors import User
from tests.cogs.story import Place, labels_of, reply_text, text_of


async def test_a_person_gets_what_is_kept_and_nothing_of_others(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "settings hours", zone="Europe/Paris", quiet="22:00-6:00")
    reply = await ann.slash(place.channel, "settings privacy", choice="export")
    [file] = reply.response.attachments
    data = json.loads(await file.read())
    assert data["user"] == ann.id and data["seats"][0]["name"] == "Ann"
    assert data["settings"][0]["rest"]["zone"] == "Europe/Paris"
    assert str(bob.id) not in json.dumps(data) and "hand" not in json.dumps(data)
    assert data["visits"] and not any("seen" in visit for visit in data["visits"]), "offers made unseen are counted"
    assert data["seats"][0]["orders"] == []


async def test_somebody_who_is_forgotten_is_a_former_player(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob, *_ = place.people
    assert "You still play at 1 table" in reply_text(
        await ann.slash(place.channel, "settings privacy", choice="forget")
    )
    await ann.slash(place.channel, "table end")
    await bob.click(place.find_post("A vote"), label="End the game")
    reply = await ann.slash(place.channel, "settings privacy", choice="forget")
    assert labels_of(reply.response) == ["Forget me"]
    assert "I have forgotten you" in text_of((await ann.click(reply.response, label="Forget me")).response)
    table = await place.table()
    assert [p.name for p in table.record.players if p.user is None] == ["a former player"]
    assert bob.id in [p.user for p in table.record.players]
    assert str(ann.id) not in repr(table.record)
    assert "a former player" in reply_text(await bob.slash(place.channel, "score"))
    reply = await ann.slash(place.channel, "settings privacy", choice="export")
    data = json.loads(await reply.response.attachments[0].read())
    assert not any(data[key] for key in data if key != "user")


async def test_who_sits_down_while_being_forgotten_keeps_the_seat(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "table new", game="toy", seats=3)
    reply = await bob.slash(place.channel, "settings privacy", choice="forget")
    tables = place.bot.tables
    table_id, offers_to = (await place.table()).id, tables.store.offers_to

    async def sit_down(user: int) -> Any:
        """Meanwhile, by another click."""
        await tables.run(table_id, User(bob.id, "Bob"), Join())
        return await offers_to(user)

    tables.store.offers_to = sit_down
    assert "You still play at 1 table" in reply_text(await bob.click(reply.response, label="Forget me"))
    assert [p.user for p in (await place.table()).record.players] == [ann.id, bob.id]


async def test_who_is_forgotten_is_offered_no_seat_any_more(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, _, cy, *_ = place.people
    await ann.slash(place.channel, "seat hand-over", player=cy)
    assert (await place.table()).record.consent.offers == {str(ann.id): cy.id}
    reply = await cy.slash(place.channel, "settings privacy", choice="forget")
    assert "I have forgotten you" in text_of((await cy.click(reply.response, label="Forget me")).response)
    assert str(cy.id) not in repr((await place.table()).record)
    assert place.find_post("Nobody has taken the seat; Ann plays on.")


async def forget(place: Place, person: Any) -> None:
    """Somebody has the bot forget them; nothing of the table's record names them then."""
    reply = await person.slash(place.channel, "settings privacy", choice="forget")
    assert "I have forgotten you" in text_of((await person.click(reply.response, label="Forget me")).response)
    assert str(person.id) not in repr((await place.table()).record)


async def test_who_has_seen_a_hand_and_is_forgotten_takes_no_other_seat_unasked(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(3)
    _, bob, cy, dee = place.people
    await bob.slash(place.channel, "seat hand-over", player=dee)
    await dee.click(place.find_post("offers"), label="Take the seat")
    for _ in range(2):  # forgotten twice, the mark stays
        await forget(place, bob)
        place.bot.tables.forget(1)
        await cy.slash(place.channel, "seat hand-over", player=bob)
        record = (await place.table()).record
        assert record.consent.offers == {} and list(record.consent.votes) == [f"swap:{cy.id}"], "the others are asked"
        await cy.slash(place.channel, "seat hand-over")
        assert (await place.table()).record.consent.votes == {}
    await cy.slash(place.channel, "seat hand-over", anybody=True)
    assert "everyone has to agree" in reply_text(
        await bob.click(place.find_post("A seat to take"), label="Take the seat")
    )
    await dee.slash(place.channel, "seat hand-over", player=bob)
    await bob.click(place.find_post("A seat for you"), label="Take the seat")
    assert (await place.table()).record.find_player(bob.id) is not None, "their own seat"


async def test_who_has_lent_a_seat_and_is_forgotten_takes_no_other_unasked(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(3)
    _, bob, cy, _ = place.people
    token = (await place.table()).record.find_player(bob.id).token
    await bob.slash(place.channel, "seat opponent", seat=token, level="quick")
    assert bob.id in [player.owner for player in (await place.table()).record.players]
    await forget(place, bob)
    await cy.slash(place.channel, "seat hand-over", player=bob)
    record = (await place.table()).record
    assert record.consent.offers == {} and list(record.consent.votes) == [f"swap:{cy.id}"]


async def test_a_mark_goes_with_the_game(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob, cy, _ = place.people
    await bob.slash(place.channel, "seat hand-over", player=cy)
    await cy.click(place.find_post("offers"), label="Take the seat")
    await forget(place, bob)
    assert len((await place.table()).record.consent.handovers) == 1
    await ann.slash(place.channel, "table end")
    await cy.click(place.find_post("A vote"), label="End the game")
    place.bot.tables.forget(1)
    assert (await place.table()).record.consent.handovers == {}
