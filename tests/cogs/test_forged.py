"""Ids, values and options nobody but a forger sends: each gets a sentence, and nothing changes."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

import pytest
from discord import AppCommandType
from hypothesis import given, settings
from hypothesis import strategies as st
from simcord import interactions
from simcord.backend import serializers
from simcord.results import InteractionResult

from cogs import clicks, ids
from cogs.clicks import FORMS, ROUTES
from cogs.messages.names import words
from cogs.messages.speech import speak
from cogs.panels.replies import Asker
from fronde.core.errors import PlayerError, TableError
from fronde.core.types import Text
from fronde.host.people.actors import User
from tests.cogs.story import Place, click_at_once, forge, ids_of, reply_text

NUMBERS = (
    "0", "1", "2", "-1", "+1", "01", "1.5", "1e9", "1_0", "", " ", " 1", "1 ", "٣", "１", "²", "Ⅷ", "x", "None", "true",
    "0x1", "99", str(2**31), str(2**63 - 1), str(2**63), str(2**64), "9" * 30, "\u200b1", "1\n", "\0",
)  # fmt: skip
WORDS = (
    "", " ", "yes", "no", "maybe", "choose-field", "seal-bid", "tokens", "rounds", "board", "x" * 40, "é", "😀",
    "\u202e", "__class__", "../..", "'; drop table tables", "{0}", "%s", "null", "true",
)  # fmt: skip
VALUES = (*NUMBERS, *WORDS, "any", "red", "blue", "king", '"x"', "[]", "{}", "1" * 99)


def forge_ids(count: int) -> list[str]:
    """So many ids after a colon: of the right shape with odd parts, or with parts too many, too few, changed."""
    chance = random.Random(17)
    custom_ids: list[str] = []
    while len(custom_ids) < count:
        route = ROUTES[chance.choice(sorted(ROUTES))]
        kinds = [str(kind.type) for kind in fields(route.kind)]
        parts = [chance.choice(NUMBERS if kind.startswith("int") else WORDS) for kind in kinds]
        if parts and chance.random() < 0.5:
            parts = ["1" if kind.startswith("int") else part for kind, part in zip(kinds, parts, strict=True)]
            parts[chance.randrange(len(parts))] = chance.choice(NUMBERS)
        change = chance.choice(("none", "none", "none", "drop", "add", "rename", "join"))
        parts = parts[:-1] if change == "drop" else [*parts, chance.choice(NUMBERS)] if change == "add" else parts
        name = chance.choice(("", "Join", "joın", "pick2", "undo ")) if change == "rename" else route.kind.name
        custom_id = ("" if change == "join" else ":").join([name, *parts])
        if custom_id and len(custom_id) <= 98 and custom_id not in custom_ids:
            custom_ids.append(custom_id)
    return custom_ids


async def test_forged_ids_each_get_a_sentence_and_change_nothing(simcord_env: Any) -> None:
    """Straight to where a click leads, by the same path as every button and menu."""
    place = Place(simcord_env)
    await place.open(2)
    table, chance = await place.table(), random.Random(5)
    before = table.match.position(), table.record.revision, list(table.record.players)
    english = words(None, "toy")
    stranger = Asker(place.bot.tables, User(place.people[3].id, "Dee"), place.channel.id, place.guild.id, None)
    lines = []
    for rest in forge_ids(1500):
        name, *arguments = rest.split(":")
        route, picks = ROUTES.get(name), [chance.choice(VALUES) for _ in range(chance.choice((0, 1, 1, 2)))]
        try:
            if route is None:
                continue  # `follow` itself refuses it; some of these go through Discord below
            reply = await route.handler.check_and_run(stranger, *route.take(route.kind.read(arguments), picks))
            lines.append("".join(part.get("text", "") for part in reply.parts))
        except PlayerError as error:
            lines.append(english.text(error.reason))
    assert len(lines) >= 1000 and all(len(sentence) > 5 for sentence in lines)
    again = await place.table()
    assert (again.match.position(), again.record.revision, again.record.players) == before


async def test_forged_ids_through_discord_each_get_one_answer_for_the_clicker_alone(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    dee, post = place.people[3], place.posts()[-1]
    before = (await place.table()).record.revision
    button = next(i for i in ids_of(post) if i.startswith("b:turn"))
    source = simcord_env.backend.get_message(place.channel.id, post.id)
    component = next(b for row in source.components if row["type"] == 1 for b in row["components"])
    assert component["custom_id"] == button
    for rest in forge_ids(500)[:120:2]:
        component["custom_id"] = f"b:{rest}"
        (result,) = await click_at_once(simcord_env, [(dee, post, f"b:{rest}", None)])
        text = reply_text(result)
        assert len(text) > 5 and "Something went wrong" not in text, rest
    assert (await place.table()).record.revision == before


async def test_values_no_menu_offers_get_a_sentence(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False)
    ann = place.people[0]
    lobby = place.posts()[0]
    menu = next(i for i in ids_of(lobby) if i.startswith("s:role"))
    for value in ("king", "", "\u202e", "9" * 90, "RED", "__class__", "red "):
        (result,) = await click_at_once(simcord_env, [(ann, lobby, menu, [value])])
        assert "no such role" in reply_text(result), value
    (result,) = await click_at_once(simcord_env, [(ann, lobby, menu, [])])
    assert "Something" not in reply_text(result)
    reply = await ann.slash(place.channel, "table options")
    option = next(i for i in ids_of(reply.response) if i.endswith(":tokens"))
    for value in ("maybe", "", "2", "TRUE", "[true]", "NaN"):
        (result,) = await click_at_once(simcord_env, [(ann, reply.response, option, [value])])
        assert "no such option" in reply_text(result), value


HUGE = "x" * 100_000
WRONG: tuple[Any, ...] = (
    None, True, 7, 10**40, 1.5, float("1e300"), "", "1", HUGE, [], [[]], [None], [7], ["1", 7], [{}], [["1"]],
    {}, {"1": "1"}, ["1"] * 500, [HUGE], {"value": {"value": ["1"]}},
)  # fmt: skip
ROWS: tuple[Any, ...] = (
    None, 7, "", [], {}, {"type": 1}, {"type": 1, "components": []}, {"type": 1, "components": None},
    {"type": 1, "components": [None]}, {"type": 1, "components": [7]}, {"type": 1, "components": [[]]},
    {"type": 1, "components": {"0": {}}}, {"type": 1, "components": [{"type": 1, "components": []}]},
    {"type": 18, "component": {}}, {"type": 18, "component": {"custom_id": [], "value": "x"}},
    {"type": 18, "component": None}, {"type": 18, "component": []}, {"type": 18, "component": "x"},
    *({"type": 1, "components": [{"type": 4, "custom_id": "note", "value": value}]} for value in WRONG),
    *({"type": 18, "component": {"type": 4, "custom_id": "note", "value": value}} for value in WRONG),
    *({"type": 18, "component": {"type": 22, "custom_id": "note", "values": value}} for value in WRONG),
)  # fmt: skip


async def send(place: Place, person: Any, kind: int, data: Any, post: Any = None) -> Any:
    """What a client sends who makes it up; what it is answered."""
    record, payload = interactions.base_payload(
        place.env.backend, type=kind, channel_id=place.channel.id, guild_id=place.guild.id, user_id=person.id, data={}
    )
    payload["data"] = data
    if post is not None:
        source = place.env.backend.get_message(place.channel.id, post.id)
        payload["message"] = dict(serializers.message_payload(place.env.backend, source))
        record.source_message_id = source.id
    place.env.backend.emit("INTERACTION_CREATE", payload)
    await place.env.settle()
    return InteractionResult(place.env, record)


def forms_of(table: int) -> list[str]:
    """A form of every kind there is, and one of none."""
    numbers = [f"m:{name}" + ":1" * len(fields(route.kind)) for name, route in {**ROUTES, **FORMS}.items()]
    return [*numbers, f"m:note:{table}", "m:", "m:no-such"]


async def test_forms_and_menus_with_anything_in_them_get_a_sentence_and_change_nothing(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, post = place.people[0], place.posts()[-1]
    before = (await place.table()).record.revision
    routes = sorted((name, route) for name, route in ROUTES.items() if name != "keep")  # which needs no choice
    menus = [f"s:{name}" + ":1" * len(fields(route.kind)) for name, route in routes]
    payloads: list[tuple[int, Any]] = [
        *((5, {"custom_id": "m:note:1", "components": [row]}) for row in ROWS),
        *((5, {"custom_id": "m:note:1", "components": rows}) for rows in ([], [[]], [ROWS[4]] * 40)),
        *((5, {"custom_id": custom_id, "components": [ROWS[4]]}) for custom_id in forms_of(1)),
        *((3, {"custom_id": menus[n % len(menus)], "component_type": 3, "values": v}) for n, v in enumerate(WRONG * 3)),
    ]
    for kind, data in payloads:
        result = await send(place, ann, kind, data, post)
        text = reply_text(result)
        assert len(text) > 5 and "Something went wrong" not in text, (kind, str(data)[:300])
    assert (await place.table()).record.revision == before


def nest(value: Any, is_focused: bool = False) -> Any:
    """The only option of a command."""
    return {"name": "choice", "type": 3, "value": value, **({"focused": True} if is_focused else {})}


async def test_commands_and_suggestions_with_anything_in_them_are_answered_without_an_incident(
    simcord_env: Any,
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann = place.people[0]
    before = (await place.table()).record.revision
    odd: list[Any] = [
        None, 7, "x", {}, [], [None], [7], [[]], [{}], [{"name": 7}], [{"name": "choice"}], [{"type": 1, "name": "x"}],
        [{"type": 1, "name": "take-back", "options": 7}], [nest(1), nest(2)], [{**nest("x"), "type": "3"}],
    ]  # fmt: skip
    for kind in (2, 4):
        for name in ("do", "table", "turn", "toy", "no-such", ""):
            for options in [*odd, *([nest(value, kind == 4)] for value in WRONG)] if name == "do" else odd:
                result = await send(place, ann, kind, {"id": "1", "type": 1, "name": name, "options": options})
                assert result.acknowledged, (kind, name, str(options)[:200])
                if kind == 2:
                    text = reply_text(result)
                    assert len(text) > 5 and "Something went wrong" not in text, (name, str(options)[:200])
    for value in WRONG:
        seats = [{"name": "game", "type": 3, "value": "toy"}, {"name": "seats", "type": 4, "value": value}]
        opening = {"name": "table", "options": [{"type": 1, "name": "new", "options": seats}]}
        text = reply_text(await send(place, ann, 2, {"id": "1", "type": 1, **opening}))
        assert len(text) > 5 and "Something went wrong" not in text, value
    menu = next(iter(place.bot.tree.get_commands(type=AppCommandType.message))).name
    shapes: list[dict[str, Any]] = [
        {"name": menu, "type": 3, "target_id": target, "resolved": targets}
        for target in (None, "x", "1", [7])
        for targets in (None, {}, {"messages": {"1": {}}}, {"members": {"1": 7}}, {"users": 7})
    ]
    for data in [*shapes, {"type": 3}, {"type": "x", "name": menu}, {"name": ["do"]}, {"name": None}, {}]:
        text = reply_text(await send(place, ann, 2, data))
        assert len(text) > 5 and "Something went wrong" not in text, data
    assert (await place.table()).record.revision == before


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(ROUTES)), st.lists(st.one_of(st.sampled_from(NUMBERS), st.text(max_size=30)), max_size=8))
def test_an_id_is_read_whole_or_refused(name: str, arguments: list[str]) -> None:
    kind = ROUTES[name].kind
    try:
        read = kind.read(arguments)
    except TableError as error:
        assert error.reason.id == "error-old-button"
        return
    for part in fields(kind):
        value = getattr(read, part.name)
        if str(part.type).startswith("int"):
            assert value is None or (isinstance(value, int) and 0 <= value <= ids.LARGEST)


@given(st.lists(st.one_of(st.sampled_from(NUMBERS), st.text(max_size=30)), max_size=4))
def test_numbers_of_a_menu_are_read_or_refused(picks: list[str]) -> None:
    for read in (ids.read_choices, ids.read_number):
        try:
            value = read(picks)
        except TableError as error:
            assert error.reason.id == "error-old-button"
        else:
            values = value if isinstance(value, list) else [value]
            assert all(ids.CHOICE.fullmatch(one) if isinstance(one, str) else 0 <= one <= ids.LARGEST for one in values)


@pytest.mark.parametrize("custom_id", ["b:", "s:", "b::", "x:1", "b:pick", "b:" + ":" * 90, "b:turn:1\n"])
def test_templates_take_everything_that_is_ours(custom_id: str) -> None:
    assert bool(clicks.ID.fullmatch(custom_id)) == (custom_id[:2] in ("b:", "s:"))


async def test_to_confer_where_there_are_no_sides_is_refused_with_a_sentence(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    dee, post = place.people[0], place.posts()[-1]
    forge(simcord_env, post, "b:confer:1")
    (result,) = await click_at_once(simcord_env, [(dee, post, "b:confer:1", None)])
    assert reply_text(result) == "No side at this table may confer in private."


def test_a_text_without_words_is_logged_and_its_id_shown_to_nobody(caplog: pytest.LogCaptureFixture) -> None:
    english = words(None, "richelieu")
    gaps = Text("no-such-text"), Text("error-role-taken"), Text("error-confer-other", {"seats": [Text("no-such-text")]})
    for text in gaps:
        line = speak(english, text)
        assert "A sentence is missing" in line and "-" not in line
    assert ["no-such-text" in r.getMessage() or "lacks" in r.getMessage() for r in caplog.records] == [True] * 3
    caplog.clear()
