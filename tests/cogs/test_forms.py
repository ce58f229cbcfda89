"""Forms: what one holds when it opens, and that what it changes goes through the one door, all of it or nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord import AppCommandType
from simcord import interactions
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType
from simcord.results import InteractionResult

from cogs import ids
from cogs.clicks import FORMS, ROUTES
from cogs.panels import replies
from cogs.panels.handlers import HANDLERS
from fronde.host.store import ServerSettings
from fronde.host.timekeeping.hours import Rest
from tests.cogs.story import Place, labels_of, reply_text, restart, text_of
from tests.cogs.test_servers import add_administrator


def fields_of(form: InteractionResult) -> dict[str, dict[str, Any]]:
    """The fields of a form by name."""
    assert form.modal is not None
    return {part["component"]["custom_id"]: part["component"] for part in form.modal["components"]}


def ticks_of(field: dict[str, Any]) -> list[str]:
    """What is chosen or ticked in a field when the form opens."""
    return [option["value"] for option in field["options"] if option.get("default")]


async def open_terms(place: Place, person: Any) -> InteractionResult:
    """The form with the settings of a lobby."""
    page = await person.slash(place.channel, "table options")
    return await person.click(page.response, label="Change several at once")


# --- a lobby ---


async def test_a_host_changes_options_and_people_in_one_form(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False, game="frondeurs")
    ann, before = place.people[0], (await place.table()).record.revision
    form = await open_terms(place, ann)
    fields = fields_of(form)
    assert list(fields) == ["checks", "faction_swap", "card_order", "short_game", "size"], "a form has five fields"
    assert ticks_of(fields["checks"]) == ["setup_placement", "gold_and_exile"] and ticks_of(fields["size"]) == ["2"]
    bot = await restart(place, settings)
    values = {"faction_swap": '"eighth"', "card_order": '"historical"', "short_game": '"no"'}
    text = reply_text(await ann.submit_modal(form, {"checks": ["gold_and_exile"], "size": "3", **values}))
    record = (await place.table()).record
    assert "**Options**" in text and record.terms.size == 3 and record.revision == before + 1, "all of it in one change"
    assert record.terms.options == {"setup_placement": False, "card_order": "historical"}
    await bot.store.close()


async def test_a_form_of_a_lobby_that_changed_meanwhile_or_does_not_fit_changes_nothing(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(3, start=False, game="richelieu")
    ann, bob = place.people[:2]
    values = {"checks": ["three_rows"], "first": '"queen"', "pace": "daily"}
    first, second, third = [await open_terms(place, ann) for _ in range(3)]
    before = (await place.table()).record.revision
    assert "3 people are already" in (text := reply_text(await ann.submit_modal(first, {**values, "size": "2"}))), text
    assert (await place.table()).record.revision == before
    await ann.submit_modal(second, {**values, "size": "4"})
    record = (await place.table()).record
    assert record.revision == before + 1 and record.schedule.timing["pace"]["key"] == "daily"
    assert record.terms.options == {"three_rows": True, "first": "queen"}
    assert "has changed since you opened" in reply_text(await ann.submit_modal(third, {**values, "size": "3"}))
    assert (await place.table()).record.terms.size == 4
    stale = await open_terms(place, ann)
    await bob.click(place.find_post("At the table"), label="Leave")
    assert "has changed" not in reply_text(await ann.submit_modal(stale, {**values, "size": "3"})), (
        "of the settings alone"
    )
    assert (await place.table()).record.terms.size == 3


async def test_a_form_that_is_delivered_twice_counts_once_and_only_its_host_may_send_it(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False, game="richelieu")
    ann, bob = place.people[:2]
    payloads: list[Any] = []
    emit = simcord_env.backend.emit

    def note(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE":
            payloads.append(payload)
        return emit(event, payload, *rest, **more)

    simcord_env.backend.emit = note
    form = await open_terms(place, ann)
    await ann.submit_modal(form, {"checks": [], "first": '"queen"', "size": "3", "pace": "none"})
    revision, data = (await place.table()).record.revision, dict(payloads[-1]["data"])
    emit("INTERACTION_CREATE", payloads[-1])
    await simcord_env.settle()
    record, payload = interactions.base_payload(
        simcord_env.backend, type=5, channel_id=place.channel.id, guild_id=place.guild.id, user_id=bob.id, data=data
    )
    emit("INTERACTION_CREATE", payload)
    await simcord_env.settle()
    assert "host" in reply_text(InteractionResult(simcord_env, record))
    assert (await place.table()).record.revision == revision


# --- one's own settings ---


async def test_settings_are_changed_in_one_form(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann = place.people[0]
    page = await ann.slash(place.channel, "settings mine")
    first, second = [await ann.click(page.response, label="Change them") for _ in range(2)]
    assert [field.get("value") for name, field in fields_of(first).items() if name != "pings"] == [
        "UTC",
        None,
        None,
        None,
    ]
    holiday = {"from": "2026-01-05", "until": "2026-01-09"}
    wrong = {"pings": "dm", "zone": "Mars/Olympus", "quiet": "", **holiday}
    assert "no time zone" in reply_text(await ann.submit_modal(first, wrong))
    assert (await place.bot.store.load_person(ann.id)).pings is None, "all of it or nothing"
    right = {"pings": "dm", "zone": "Europe/Paris", "quiet": "23:00-7:30", **holiday}
    text = reply_text(await ann.submit_modal(second, right))
    assert "by direct message" in text and "23:00 to 7:30, Europe/Paris" in text and "Holiday: <t:" in text
    player = (await place.table()).record.find_player(ann.id)
    assert player.pings == "dm" and Rest.read(player.rest).quiet == (23 * 60, 7 * 60 + 30)


async def test_a_form_of_settings_that_changed_meanwhile_is_refused_and_an_empty_one_changes_little(
    simcord_env: Any,
) -> None:
    place = Place(simcord_env)
    dee = place.people[3].user
    page = await dee.slash("settings hours", zone="Europe/Paris", quiet="23:00-7:30")
    stale, fresh = [await dee.click(page.response, label="Change them") for _ in range(2)]
    assert fields_of(fresh)["quiet"]["value"] == "23:00-7:30"
    half = {"zone": "Europe/Paris", "quiet": "23:00-7:30", "from": "2026-01-05", "until": ""}
    assert "the first and the last day" in reply_text(await dee.submit_modal(stale, half))
    again = await dee.click(page.response, label="Change them")
    empty = {"zone": "", "quiet": "", "from": "", "until": ""}
    text = reply_text(await dee.submit_modal(fresh, empty))
    assert "No quiet hours; time zone Europe/Paris" in text and "as each server sets it" in text
    text = reply_text(await dee.submit_modal(again, {**empty, "quiet": "1:00-2:00"}))
    assert "has changed since you opened" in text and "No quiet hours" in text


async def test_a_form_that_cannot_open_in_time_leaves_the_page_it_would_change(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    ann, load = place.people[0], place.bot.store.load_person
    page = await ann.slash(place.channel, "settings mine")

    async def load_slowly(user: int) -> Any:
        await asyncio.sleep(0.1)
        return await load(user)

    monkeypatch.setattr(replies, "PATIENCE", 0.01)
    monkeypatch.setattr(replies, "MOMENT", 0.0)
    monkeypatch.setattr(place.bot.store, "load_person", load_slowly)
    late = await ann.click(page.response, label="Change them")
    panel = next(m for m in place.channel.history(viewer=ann) if m.id == page.response.id)
    assert late.modal is None and "took too long" in text_of(panel) and labels_of(panel) == ["Change them"]


WITHOUT = {
    "terms": (ids.SetOption, ids.SetSize, "clock pace pace"),
    "settings": ("settings mine pings", "settings hours zone", "settings hours quiet", "settings holiday from"),
    "setup": ("fronde setup channel", "fronde setup role", "fronde setup language", "fronde setup stats"),
    "picks": (ids.Pick, ids.Page),
    "note": ("note words",),
    "report": ("help text", "help remark"),
}
"""Each form -> what does the same without it: other clicks, and options of commands."""


async def test_every_form_has_a_way_without_it(simcord_env: Any) -> None:
    assert WITHOUT.keys() == FORMS.keys(), "a form needs a way without it"
    commands = {one.qualified_name: one for one in simcord_env.bot.tree.walk_commands(type=AppCommandType.chat_input)}
    for way in (way for ways in WITHOUT.values() for way in ways):
        if isinstance(way, str):
            name, _, option = way.rpartition(" ")
            assert option in [parameter.display_name for parameter in commands[name].parameters], way
        else:
            assert way.name in ROUTES


def test_no_form_follows_an_answer_that_is_put_off() -> None:
    openers = {ids.OpenTerms, ids.OpenSettings, ids.OpenSetup, ids.OpenLists, ids.WriteNote, ids.WriteReport}
    opening = [one for one in HANDLERS if one.clicks.keys() & openers]
    assert len(opening) == len(openers) == len(FORMS) and not any(one.slow for one in opening)


# --- a server's settings ---


async def test_a_server_is_set_up_in_forms(simcord_env: Any) -> None:
    place = Place(simcord_env)
    eve, players = add_administrator(place), place.guild.create_role("players")
    home = place.guild.create_text_channel("games")
    page = await eve.slash(place.channel, "fronde setup")
    form = await eve.click(page.response, label="Change who opens tables, and where")
    values = {"channel": [home], "role": [players], "threads": "yes"}
    text = reply_text(await eve.submit_modal(form, values))
    assert f"<#{home.id}>" in text and f"<@&{players.id}>" in text and "gets its own thread" in text
    form = await eve.click(page.response, label="Change pings, language and more")
    talk = {"pings": "dm", "language": "en", "stats": "no", "ratings": "no"}
    text = reply_text(await eve.submit_modal(form, talk))
    assert f"<#{home.id}>" in text and "by direct message" in text and "I speak: English" in text
    assert "Statistics: off" in text and "Ratings: off" in text and "at most 20 tables" in text
    form = await eve.click(page.response, label="Change leagues and the daily puzzle")
    assert ticks_of(fields_of(form)["leagues"]) == ["20"]
    assert "at most 5 tables" in reply_text(await eve.submit_modal(form, {"leagues": "5"}))
    stale, form = [await eve.click(page.response, label="Change who opens tables, and where") for _ in range(2)]
    fields = fields_of(form)
    assert [one["id"] for one in fields["channel"]["default_values"]] == [home.id]
    assert ticks_of(fields["threads"]) == ["yes"]
    text = reply_text(await eve.submit_modal(form, {"threads": "no"}))
    assert "any channel" in text and "Anyone can open tables" in text and "in the channel itself" in text
    assert "has changed since you opened" in reply_text(await eve.submit_modal(stale, values))
    settings = await place.bot.store.server_settings(place.guild.id)
    assert settings == ServerSettings(pings="dm", language="en", stats=False, ratings=False, leagues=5)


@pytest.mark.parametrize(
    ("key", "lack"), [("channel", "attach files"), ("queue", "open threads"), ("puzzles", "attach files")]
)
async def test_every_channel_of_a_servers_settings_is_checked_before_anything_is_saved(
    simcord_env: Any, key: str, lack: str
) -> None:
    place = Place(simcord_env)
    eve = add_administrator(place)
    rights = {place.guild.me: discord.PermissionOverwrite(attach_files=False, create_public_threads=False)}
    home, store = place.guild.create_text_channel("games", overwrites=rights), place.bot.store
    reply = await eve.slash(place.channel, "fronde setup", language="fr", **{key: home})
    assert "Nothing is saved yet" in reply_text(reply) and lack in reply_text(reply)
    assert await store.server_settings(place.guild.id) == ServerSettings()
    await eve.click(reply.response, label="Save it anyway")
    assert await store.server_settings(place.guild.id) == ServerSettings(language="fr", **{key: home.id})


async def test_threads_in_any_channel_need_the_right_on_the_server(simcord_env: Any) -> None:
    place = Place(simcord_env)
    no = discord.Permissions(administrator=True, create_public_threads=True).value
    for role in list(simcord_env.backend.get_guild(place.guild.id).roles.values()):
        simcord_env.backend.edit_role(place.guild.id, role.id, {"permissions": role.permissions & ~no})
    await simcord_env.settle()
    eve = add_administrator(place)
    reply = await eve.slash(place.channel, "fronde setup", threads=True)
    assert "Nothing is saved yet" in reply_text(reply) and "open threads" in reply_text(reply)
    assert await place.bot.store.server_settings(place.guild.id) == ServerSettings()


async def test_what_rights_are_missing_is_said_before_a_server_s_settings_are_saved(simcord_env: Any) -> None:
    place = Place(simcord_env)
    eve = add_administrator(place)
    rights = {place.guild.me: discord.PermissionOverwrite(send_messages=False, create_public_threads=False)}
    home = place.guild.create_text_channel("games", overwrites=rights)
    page = await eve.slash(place.channel, "fronde setup")
    form = await eve.click(page.response, label="Change who opens tables, and where")
    reply = await eve.submit_modal(form, {"channel": [home], "threads": "yes"})
    page = next(m for m in place.channel.history(viewer=eve) if m.id == page.response.id)
    assert reply.acknowledged and "not allowed to send messages, attach files and open threads" in text_of(page)
    assert await place.bot.store.server_settings(place.guild.id) == ServerSettings()
    with simcord_env._bot_scope():
        me = place.guild.me.id
        simcord_env.backend.set_overwrite(
            home.id, Overwrite(me, OverwriteType.MEMBER, discord.Permissions.all().value, 0)
        )
    await simcord_env.settle()
    text = reply_text(await eve.click(page, label="Check again"))
    assert f"<#{home.id}>" in text and "Nothing is saved" not in text
    assert await place.bot.store.server_settings(place.guild.id) == ServerSettings(channel=home.id, threads=True)
