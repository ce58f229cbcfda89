"""Ids, values and options nobody but a forger sends: each gets a sentence, and nothing changes."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs import clicks, ids
from cogs.clicks import ROUTES
from cogs.messages.names import words
from cogs.replies import Asker
from fronde.core.errors import PlayerError, TableError
from fronde.host.actors import User
from tests.cogs.story import Place, click_at_once, ids_of, said

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
    found: list[str] = []
    while len(found) < count:
        route = ROUTES[chance.choice(sorted(ROUTES))]
        kinds = [str(kind.type) for kind in fields(route.kind)]
        parts = [chance.choice(NUMBERS if kind.startswith("int") else WORDS) for kind in kinds]
        if chance.random() < 0.5:
            parts = ["1" if kind.startswith("int") else part for kind, part in zip(kinds, parts, strict=True)]
            parts[chance.randrange(len(parts))] = chance.choice(NUMBERS)
        change = chance.choice(("none", "none", "none", "drop", "add", "rename", "join"))
        parts = parts[:-1] if change == "drop" else [*parts, chance.choice(NUMBERS)] if change == "add" else parts
        name = chance.choice(("", "Join", "joın", "pick2", "undo ")) if change == "rename" else route.kind.name
        made = ("" if change == "join" else ":").join([name, *parts])
        if made and len(made) <= 98 and made not in found:
            found.append(made)
    return found


async def test_forged_ids_each_get_a_sentence_and_change_nothing(simcord_env: Any) -> None:
    """Straight to where a click leads, by the same path as every button and menu."""
    place = Place(simcord_env)
    await place.open(2)
    table, chance = await place.table(), random.Random(5)
    before = table.match.position(), table.record.revision, list(table.record.players)
    said = words(None, "toy")
    stranger = Asker(place.bot.tables, User(place.people[3].id, "Dee"), place.channel.id, place.guild.id, None)
    told = []
    for rest in forge_ids(1500):
        name, *arguments = rest.split(":")
        route, chosen = ROUTES.get(name), [chance.choice(VALUES) for _ in range(chance.choice((0, 1, 1, 2)))]
        try:
            if route is None:
                continue  # `follow` itself refuses it; some of these go through Discord below
            reply = await route.follow(stranger, arguments, chosen)
            told.append("".join(part.get("text", "") for part in reply.parts))
        except PlayerError as error:
            told.append(said.text(error.reason))
    assert len(told) >= 1000 and all(len(sentence) > 5 for sentence in told)
    again = await place.table()
    assert (again.match.position(), again.record.revision, again.record.players) == before


async def test_forged_ids_through_discord_each_get_one_answer_for_the_clicker_alone(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    dee, post = place.people[3], place.posts()[-1]
    before = (await place.table()).record.revision
    button = next(i for i in ids_of(post) if i.startswith("b:turn"))
    stored = simcord_env.backend.get_message(place.channel.id, post.id)
    component = next(b for row in stored.components if row["type"] == 1 for b in row["components"])
    assert component["custom_id"] == button
    for rest in forge_ids(500)[:120:2]:
        component["custom_id"] = f"b:{rest}"
        (result,) = await click_at_once(simcord_env, [(dee, post, f"b:{rest}", None)])
        told = said(result)
        assert len(told) > 5 and "Something went wrong" not in told, rest
    assert (await place.table()).record.revision == before


async def test_values_no_menu_offers_get_a_sentence(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False)
    ann = place.people[0]
    lobby = place.posts()[0]
    menu = next(i for i in ids_of(lobby) if i.startswith("s:role"))
    for value in ("king", "", "\u202e", "9" * 90, "RED", "__class__", "red "):
        (result,) = await click_at_once(simcord_env, [(ann, lobby, menu, [value])])
        assert "no such role" in said(result), value
    (result,) = await click_at_once(simcord_env, [(ann, lobby, menu, [])])
    assert "Something" not in said(result)
    shown = await ann.slash(place.channel, "table options")
    option = next(i for i in ids_of(shown.response) if i.endswith(":tokens"))
    for value in ("maybe", "", "2", "TRUE", "[true]", "NaN"):
        (result,) = await click_at_once(simcord_env, [(ann, shown.response, option, [value])])
        assert "no such option" in said(result), value


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
def test_numbers_of_a_menu_are_read_or_refused(chosen: list[str]) -> None:
    for read in (ids.read_choices, ids.read_number):
        try:
            found = read(chosen)
        except TableError as error:
            assert error.reason.id == "error-old-button"
        else:
            told = found if isinstance(found, list) else [found]
            assert all(ids.CHOICE.fullmatch(one) if isinstance(one, str) else 0 <= one <= ids.LARGEST for one in told)


@pytest.mark.parametrize("custom_id", ["b:", "s:", "b::", "x:1", "b:pick", "b:" + ":" * 90, "b:turn:1\n"])
def test_templates_take_everything_that_is_ours(custom_id: str) -> None:
    assert bool(clicks.ID.fullmatch(custom_id)) == (custom_id[:2] in ("b:", "s:"))
