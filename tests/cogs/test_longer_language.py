"""People read in a language a third longer than English: nothing breaks Discord's limits, and no English is left."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from simcord import interactions

from cogs.messages.speech import OPTION
from tests import pseudo
from tests.cogs.story import NAMES, Place, labels_of
from tests.cogs.test_in_french import read_all


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


@pytest.mark.parametrize(("game", "count"), [("richelieu", 2), ("frondeurs", 4)])
async def test_a_game_is_played_in_a_longer_language(longer: None, simcord_env: Any, game: str, count: int) -> None:
    place, dice = Place(simcord_env), random.Random(5)
    since = len(simcord_env.http_requests)
    ann, *others = place.people[:count]
    await ann.slash(place.channel, "table new", game=game, seats=count)
    [lobby] = [post for post in place.posts() if labels_of(post)]
    for person in others:
        await person.click(lobby, label=say("Join"))
    await ann.click(lobby, label=say("Start"))
    for _ in range(8):
        decision = dice.choice((await place.table()).match.decisions)
        picks = dice.sample(decision.options, dice.randint(decision.least, decision.most))
        await place.act_by_panel(decision.seat, decision.step, picks)
    if game == "richelieu":
        await look_at_everything(place, ann)
    texts = [text for request in simcord_env.http_requests[since:] for text in read_all(request.json)]
    assert len(texts) > 200
    english = {text for text in texts if pseudo.is_english(text, OWN)}
    assert not english, "\n".join(english)
    cut = {text for text in texts if text.count(pseudo.OPEN) != text.count(pseudo.CLOSE)}
    assert all(OPTION - 5 < len(text) <= OPTION for text in cut), "nothing but the hint of an option is cut"


def say(label: str) -> str:
    return pseudo.OPEN + pseudo.lengthen(label) + pseudo.CLOSE


async def look_at_everything(place: Place, person: Any) -> None:
    """Give every command that asks for nothing, and open the forms of the answers."""
    for command in place.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command) and not any(one.required for one in command.parameters):
            is_open = (command.root_parent or command).default_permissions is None
            if is_open and command.qualified_name not in THINKING:
                await person.slash(place.channel, command.qualified_name)


THINKING = {"play"}
"""Commands after which a bot thinks."""
