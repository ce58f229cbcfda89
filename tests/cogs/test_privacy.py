"""What people may have of what is kept of them, and have forgotten."""

from __future__ import annotations

import json
from typing import Any

from fronde.host.actors import User
from fronde.host.commands import Join
from tests.cogs.story import Place, labels_of, said, text_of


async def test_a_person_gets_what_is_kept_and_nothing_of_others(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "settings", zone="Europe/Paris", quiet="22:00-6:00")
    shown = await ann.slash(place.channel, "privacy export")
    [file] = shown.response.attachments
    found = json.loads(await file.read())
    assert found["user"] == ann.id and found["seats"][0]["name"] == "Ann"
    assert found["settings"][0]["rest"]["zone"] == "Europe/Paris"
    assert str(bob.id) not in json.dumps(found) and "hand" not in json.dumps(found)
    assert found["visits"] and not any("seen" in visit for visit in found["visits"]), "offers made unseen are counted"
    assert found["seats"][0]["orders"] == []


async def test_somebody_who_is_forgotten_is_a_former_player(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob, *_ = place.people
    assert "You still play at 1 table" in said(await ann.slash(place.channel, "privacy forget"))
    await ann.slash(place.channel, "table end")
    await bob.click(place.find_post("A vote"), label="End the game")
    shown = await ann.slash(place.channel, "privacy forget")
    assert labels_of(shown.response) == ["Forget me"]
    assert "You are forgotten" in text_of((await ann.click(shown.response, label="Forget me")).response)
    table = await place.table()
    assert [p.name for p in table.record.players if p.user is None] == ["a former player"]
    assert bob.id in [p.user for p in table.record.players]
    assert str(ann.id) not in repr(table.record)
    assert "a former player" in said(await bob.slash(place.channel, "score"))
    shown = await ann.slash(place.channel, "privacy export")
    found = json.loads(await shown.response.attachments[0].read())
    assert not any(found[key] for key in found if key != "user")


async def test_who_sits_down_while_being_forgotten_keeps_the_seat(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "table new", game="toy", seats=3)
    shown = await bob.slash(place.channel, "privacy forget")
    tables = place.bot.tables
    table_id, offers_to = (await place.table()).id, tables.store.offers_to

    async def sit_down(user: int) -> Any:
        """Meanwhile, by another click."""
        await tables.run(table_id, User(bob.id, "Bob"), Join())
        return await offers_to(user)

    tables.store.offers_to = sit_down
    assert "You still play at 1 table" in said(await bob.click(shown.response, label="Forget me"))
    assert [p.user for p in (await place.table()).record.players] == [ann.id, bob.id]


async def test_who_is_forgotten_is_offered_no_seat_any_more(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, _, cy, *_ = place.people
    await ann.slash(place.channel, "table hand-over", player=cy)
    assert (await place.table()).record.offers == {str(ann.id): cy.id}
    shown = await cy.slash(place.channel, "privacy forget")
    assert "You are forgotten" in text_of((await cy.click(shown.response, label="Forget me")).response)
    assert str(cy.id) not in repr((await place.table()).record)
    assert place.find_post("Nobody takes the seat; Ann plays on.")
