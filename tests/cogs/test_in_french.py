"""People whose Discord is in French, on a French server, read nothing but French."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from simcord import interactions

from cogs.messages.links import unlink_commands
from cogs.messages.names import words
from cogs.messages.questions import show_options
from fronde.host.reader import Reader
from tests.cogs.story import Place, labels_of, text_of

ENGLISH = re.compile(r"\b(?:the|you|your|and|with|from|turn|game|cards|choose|seat|none|has|are)\b", re.IGNORECASE)
READ = ("content", "label", "placeholder", "description", "title", "name")


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every client and server speaks French."""
    make = interactions.base_payload

    def make_french(*args: Any, **fields: Any) -> Any:
        record, payload = make(*args, **fields)
        return record, payload | {"locale": "fr", "guild_locale": "fr"}

    monkeypatch.setattr(interactions, "base_payload", make_french)


def read_all(data: Any) -> list[str]:
    """Every text for people in what was sent."""
    if isinstance(data, list):
        return [text for part in data for text in read_all(part)]
    if not isinstance(data, dict):
        return []
    own = [unlink_commands(data[key]) for key in READ if isinstance(data.get(key), str)]
    return own + [text for key, part in data.items() if key not in READ for text in read_all(part)]


async def start(place: Place, game: str, count: int) -> None:
    """Open a table in French, and start it."""
    ann, *others = place.people[:count]
    await ann.slash(place.channel, "table new", game=game, seats=count)
    [lobby] = [post for post in place.posts() if "Rejoindre" in labels_of(post)]
    for person in others:
        await person.click(lobby, label="Rejoindre")
    await ann.click(lobby, label="Lancer la partie")


@pytest.mark.parametrize(("game", "count"), [("richelieu", 2), ("frondeurs", 4)])
async def test_a_game_is_played_in_french(simcord_env: Any, french: None, game: str, count: int) -> None:
    place, dice = Place(simcord_env), random.Random(5)
    since = len(simcord_env.http_requests)
    await start(place, game, count)
    ann = place.people[0]
    for command in (
        "help",
        "settings mine",
        "rules",
        "score",
        "hand",
        "log",
        "undo",
        "table options",
        "seat hand-over",
    ):
        await ann.slash(place.channel, command)
    for _ in range(8):
        decision = dice.choice((await place.table()).match.decisions)
        picks = dice.sample(decision.options, dice.randint(decision.least, decision.most))
        await place.act_by_panel(decision.seat, decision.step, picks)
    texts = [text for request in simcord_env.http_requests[since:] for text in read_all(request.json)]
    plain = [re.sub(r"`[^`]*`|Sixty Fields|Claim fields.*|[\w-]+\.(?:png|html)", "", text) for text in texts]
    assert len(plain) > 200 and "À vous de jouer" in "\n".join(map(text_of, place.posts()))
    assert [text for text in plain if ENGLISH.search(text)] == []


@pytest.mark.parametrize("locale", ["fr", "en"])
async def test_a_choice_is_typed_in_french_or_in_english(simcord_env: Any, french: None, locale: str) -> None:
    place = Place(simcord_env)
    await start(place, "richelieu", 2)
    table = await place.table()
    [decision] = table.match.decisions
    label = show_options(Reader(table), decision, words(locale, "richelieu"))[0].label
    await place.person(table.player_of(decision.seat).user).slash(place.channel, "do", choice=label)
    assert (await place.table()).match.log[0].picks == (decision.options[0],)
