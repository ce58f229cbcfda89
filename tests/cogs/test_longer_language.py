"""People read in a language a third longer than English: nothing breaks Discord's limits, and no English is left."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from simcord import interactions
from simcord.results import InteractionResult

from cogs import ids
from cogs.clicks import FORMS
from cogs.messages.speech import OPTION
from tests import pseudo
from tests.cogs.story import NAMES, Place, ids_of, labels_of
from tests.cogs.test_in_french import read_all
from tests.cogs.test_servers import add_administrator


@pytest.fixture
def longer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Every client and server speaks the longer language."""
    make = interactions.base_payload

    def make_longer(*args: Any, **fields: Any) -> Any:
        record, payload = make(*args, **fields)
        return record, payload | {"locale": pseudo.LOCALE, "guild_locale": pseudo.LOCALE}

    monkeypatch.setattr(interactions, "base_payload", make_longer)
    pseudo.install(monkeypatch, tmp_path)
    yield
    monkeypatch.undo()
    pseudo.forget()


OWN = (*NAMES, *map(str.lower, NAMES), "the-table", "The club", "TestBot", "Sixty Fields", "UTC")


async def start(place: Place, game: str, count: int) -> None:
    """Open a table, look at the forms of its lobby, and start it."""
    ann, *others = place.people[:count]
    await ann.slash(place.channel, "table new", game=game, seats=count)
    [lobby] = [post for post in place.posts() if labels_of(post)]
    for person in others:
        await person.click(lobby, label=say("Join"))
    await open_forms(ann, await ann.slash(place.channel, "table options"))
    await ann.click(lobby, label=say("Start"))


async def open_forms(person: Any, page: InteractionResult) -> None:
    """Open every form that a button of a page opens."""
    for id in ids_of(page.response) if page.response else ():
        if id.split(":")[1] in OPENERS:
            await person.click(page.response, custom_id=id)


OPENERS = {one.name for one in (ids.OpenTerms, ids.OpenSettings, ids.OpenSetup, ids.OpenLists, ids.WriteReport)}


async def act(place: Place, dice: random.Random) -> None:
    """Answer any decision from a panel, whose form is opened first if it has one."""
    table = await place.table()
    decision = dice.choice(table.match.decisions)
    picks = dice.sample(decision.options, dice.randint(decision.least, decision.most))
    person = place.person(table.player_of(decision.seat).user)
    await open_forms(person, await person.slash(place.channel, "turn"))
    await place.act_by_panel(decision.seat, decision.step, picks)


def check(requests: list[Any]) -> None:
    """What was sent has no English, and nothing is cut but the hint of an option, and a label above its whole text."""
    texts = [text for request in requests for text in read_all(request.json)]
    assert len(texts) > 200
    english = {text for text in texts if pseudo.is_english(text, OWN)}
    assert not english, "\n".join(english)
    cut = {text for text in texts if text.count(pseudo.OPEN) != text.count(pseudo.CLOSE)}
    short = {text for text in cut if not OPTION - 5 < len(text) <= OPTION}
    assert all(any(text[:-1] in whole for whole in texts if whole not in cut) for text in short), short


@pytest.mark.parametrize(("game", "count"), [("richelieu", 2), ("frondeurs", 4)])
async def test_a_game_is_played_in_a_longer_language(longer: None, simcord_env: Any, game: str, count: int) -> None:
    place, dice = Place(simcord_env), random.Random(5)
    since = len(simcord_env.http_requests)
    await start(place, game, count)
    for _ in range(8):
        await act(place, dice)
    if game == "richelieu":
        await look_at_everything(place, place.people[0])
    check(simcord_env.http_requests[since:])


async def test_every_form_opens_in_a_longer_language(longer: None, simcord_env: Any) -> None:
    place, dice = Place(simcord_env), random.Random(5)
    since = len(simcord_env.http_requests)
    await start(place, "frondeurs", 4)
    ann, eve = place.people[0], add_administrator(place)
    await open_forms(eve, await eve.slash(place.channel, "fronde setup"))
    for command in ("note", "help", "settings mine"):
        await open_forms(ann, await ann.slash(place.channel, command))
    await ann.context_menu(place.channel, "Report this text", place.posts()[-1])
    while not (forms := forms_in(simcord_env.http_requests[since:])) >= FORMS.keys():
        assert len((await place.table()).match.log) < 20, FORMS.keys() - forms
        await act(place, dice)
    check(simcord_env.http_requests[since:])


def forms_in(requests: list[Any]) -> set[str]:
    """The names of the forms that were opened."""
    forms = [request.json["data"] for request in requests if isinstance(request.json, dict) and "data" in request.json]
    ids = [data["custom_id"] for data in forms if data and "custom_id" in data]
    return {id.split(":")[1] for id in ids}


def say(label: str) -> str:
    return pseudo.OPEN + pseudo.lengthen(label) + pseudo.CLOSE


async def look_at_everything(place: Place, person: Any) -> None:
    """Give every command that asks for nothing."""
    for command in place.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command) and not any(one.required for one in command.parameters):
            is_open = (command.root_parent or command).default_permissions is None
            if is_open and command.qualified_name not in THINKING:
                await person.slash(place.channel, command.qualified_name)


THINKING = {"play"}
"""Commands after which a bot thinks."""
