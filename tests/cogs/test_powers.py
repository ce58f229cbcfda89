"""Jeanne d'Arc in the lobby: any set of powers, chosen by the host or picked one by one."""

from __future__ import annotations

from typing import Any

from tests.cogs.story import Place, reply_text, text_of, walk


def find_menu(message: Any, end: str) -> Any:
    """The menu of a message whose id ends so, but for what tells one edit from the next."""
    return next(c for c in walk(message.components) if c.get("custom_id", "").partition(":~")[0].endswith(end))


def ticked_values(menu: Any) -> list[str]:
    """The values of a menu that are ticked."""
    return [option["value"].strip('"') for option in menu["options"] if option["default"]]


async def test_people_pick_their_country_whatever_set_is_suggested(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    await ann.slash(place.channel, "table new", game="jeanne", seats=3)
    assert "Powers: suggested for 3: Navarre, England, Burgundy" in text_of(place.posts()[0])
    assert "This is the suggested set for 3 players" in text_of(place.posts()[0])
    roles = find_menu(place.posts()[0], f"{(await place.table()).id}")
    assert {option["value"] for option in roles["options"]} == {
        "navarre", "france", "angleterre", "bretagne", "bourgogne", "flandres", "any",
    }  # fmt: skip
    await ann.select(place.posts()[0], ["flandres"], custom_id=roles["custom_id"])
    assert "Powers: Navarre, England and Flanders" in text_of(place.posts()[0])
    assert "Ann · Flanders" in text_of(place.posts()[0]) and "suggested set" not in text_of(place.posts()[0])
    await bob.slash(place.channel, "table join", role="bretagne")
    assert "Powers: Navarre, Brittany and Flanders" in text_of(place.posts()[0])
    assert "taken by Ann" in reply_text(await cy.slash(place.channel, "table join", role="flandres"))
    await cy.slash(place.channel, "table join", role="france")
    assert "Powers: France, Brittany and Flanders" in text_of(place.posts()[0])
    refusal = reply_text(await cy.slash(place.channel, "table join", role="king"))
    assert "no such role" in refusal
    await ann.slash(place.channel, "table start")
    table = await place.table()
    assert {seat: table.player_of(seat).name for seat in table.seats} == {
        "france": "Cy", "bretagne": "Bob", "flandres": "Ann",
    }  # fmt: skip


async def test_a_machine_can_play_a_power_outside_the_set(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, *_ = place.people
    await ann.slash(place.channel, "table new", game="jeanne", seats=3)
    await ann.slash(place.channel, "seat opponent", seat="france", level="quick")
    assert "Powers: Navarre, France and England" in text_of(place.posts()[0])


async def test_the_host_ticks_a_set_and_goes_back_to_a_suggestion(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "table new", game="jeanne", seats=3)
    await bob.slash(place.channel, "table join", role="navarre")
    reply = await ann.slash(place.channel, "table options")
    menu = find_menu(reply.response, ":powers")
    assert ticked_values(menu) == ["usual"] and menu["max_values"] == 6 and menu["min_values"] == 1
    reply = await ann.select(reply.response, ['"usual"'], custom_id=menu["custom_id"])
    menu = find_menu(reply.response, ":powers")
    assert "Powers: suggested" in text_of(place.posts()[0])
    two = ['"usual"', '"france"', '"bretagne"']
    assert "list of 3 to 6" in reply_text(await ann.select(reply.response, two, custom_id=menu["custom_id"]))
    reply = await ann.slash(place.channel, "table options")
    menu = find_menu(reply.response, ":powers")
    four = [*two, '"flandres"', '"bourgogne"']
    await ann.select(reply.response, four, custom_id=menu["custom_id"])
    lobby = text_of(place.posts()[0])
    assert (
        "Powers: France, Brittany, Flanders and Burgundy" in lobby and "With these options 4 people can play" in lobby
    )
    assert "Bob · any role" in lobby, "Navarre does not play any more"
    reply = await ann.slash(place.channel, "table options")
    menu = find_menu(reply.response, ":powers")
    assert ticked_values(menu) == ["france", "bretagne", "bourgogne", "flandres"]
    sizes = next(c for c in walk(reply.response.components) if c.get("custom_id", "").startswith("s:size:"))
    assert [option["value"] for option in sizes["options"]] == ["4"]
    await ann.select(reply.response, ["4"], custom_id=sizes["custom_id"])
    assert "At the table: 2 of 4" in text_of(place.posts()[0])
    reply = await ann.slash(place.channel, "table options")
    await ann.select(
        reply.response, [*(f'"{one}"' for one in ticked_values(menu)), '"north"'], custom_id=menu["custom_id"]
    )
    assert "Powers: the north" in text_of(place.posts()[0])


async def test_a_table_laid_for_another_number_than_its_powers_does_not_begin(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    await ann.slash(place.channel, "table new", game="jeanne", seats=3)
    await bob.slash(place.channel, "table join")
    await cy.slash(place.channel, "table join")
    reply = await ann.slash(place.channel, "table options")
    menu = find_menu(reply.response, ":powers")
    four = ['"france"', '"bretagne"', '"flandres"', '"bourgogne"']
    await ann.select(reply.response, four, custom_id=menu["custom_id"])
    assert "for 4 people" in reply_text(await ann.slash(place.channel, "table start"))


async def test_what_the_host_chose_comes_back_with_whoever_leaves_or_picks_again(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    await ann.slash(place.channel, "table new", game="jeanne", seats=3)
    await bob.slash(place.channel, "table join", role="flandres")
    lobby = text_of(place.posts()[0])
    assert "Powers: Navarre, England and Flanders" in lobby and "suggested set" not in lobby
    reply = await ann.slash(place.channel, "table options")
    assert ticked_values(find_menu(reply.response, ":powers")) == ["usual"], "the host's own choice stands"
    assert "**Powers**: Navarre, England and Flanders" in reply_text(reply)
    sizes = next(c for c in walk(reply.response.components) if c.get("custom_id", "").startswith("s:size:"))
    by_size = {option["value"]: option["description"] for option in sizes["options"]}
    assert "Flanders" in by_size["3"] and len(by_size) == 4, "as many may play as with the host's choice"
    await bob.slash(place.channel, "table leave")
    lobby = text_of(place.posts()[0])
    assert "Powers: suggested for 3: Navarre, England, Burgundy" in lobby and "This is the suggested set" in lobby
    await cy.slash(place.channel, "table join", role="bretagne")
    await bob.slash(place.channel, "table join", role="flandres")
    assert "Powers: Navarre, Brittany and Flanders" in text_of(place.posts()[0])
    await bob.slash(place.channel, "table join", role="navarre")
    assert "Powers: Navarre, England and Brittany" in text_of(place.posts()[0])
    await cy.select(place.posts()[0], ["any"], custom_id=find_menu(place.posts()[0], ":1")["custom_id"])
    assert "Powers: suggested" in text_of(place.posts()[0])


async def test_a_set_the_host_names_comes_back_and_picks_outlast_other_options(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "table new", game="jeanne", seats=3)

    async def choose(option: str, values: list[str]) -> None:
        reply = await ann.slash(place.channel, "table options")
        await ann.select(reply.response, values, custom_id=find_menu(reply.response, f":{option}")["custom_id"])

    await choose("powers", ['"france"', '"bretagne"', '"flandres"'])
    await bob.slash(place.channel, "table join", role="navarre")
    assert "Powers: Navarre, France and Brittany" in text_of(place.posts()[0])
    await choose("buying", ['"at-once"'])
    assert "Bob · Navarre" in text_of(place.posts()[0])
    assert "Powers: Navarre, France and Brittany" in text_of(place.posts()[0])
    await bob.slash(place.channel, "table leave")
    assert "Powers: France, Brittany and Flanders" in text_of(place.posts()[0])
    await bob.slash(place.channel, "table join", role="navarre")
    await choose("powers", ['"france"', '"bretagne"', '"angleterre"'])
    assert "Bob · any role" in text_of(place.posts()[0]), "what the host names is what plays"
    assert "Powers: France, Brittany and England" in text_of(place.posts()[0])


async def test_the_game_is_played_with_the_powers_that_were_picked(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    await ann.slash(place.channel, "table new", game="jeanne", seats=3)
    await bob.slash(place.channel, "table join", role="flandres")
    await cy.slash(place.channel, "table join")
    await ann.slash(place.channel, "table start")
    assert set((await place.table()).seats) == {"navarre", "angleterre", "flandres"}
    place.bot.tables.forget(1)
    assert set((await place.table()).seats) == {"navarre", "angleterre", "flandres"}, "after a restart too"
    assert "**Powers**: Navarre, England and Flanders" in reply_text(await ann.slash(place.channel, "table options"))
