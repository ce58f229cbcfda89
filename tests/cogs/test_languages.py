"""Words come from the Fluent files: the reader's for answers, the server's for the channel, commands in both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

import fronde.texts
from cogs.commands import translation
from cogs.commands.translation import Translator
from cogs.messages import posts
from cogs.messages.speech import clip, clip_lines, command_text, cut
from fronde.host.notices import announcements
from fronde.host.timekeeping.timing import Times
from fronde.texts import words
from tests.cogs.limits import find_breaches
from tests.cogs.story import Place, reply_text, text_of
from tests.cogs.test_panel import mover

SECOND = """
turn-call = **À vous**, { $mention } ({ $seat }).
command-turn = Montrer ce que vous pouvez décider
button-turn = Jouer
menu-explain = Expliquer ceci, et tout ce qui s’y est passé
command-options =
    .game = jeu
    .seats = Nombre de places
"""


@pytest.fixture
def second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A second language, in part."""
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "table.ftl").write_text(SECOND, encoding="utf-8")
    monkeypatch.setattr(fronde.texts, "FOLDERS", [*fronde.texts.FOLDERS, tmp_path])
    monkeypatch.setattr(fronde.texts, "locales", lambda: ["en", "de"])
    forget()
    yield
    forget()


def forget() -> None:
    """What is known of the languages there are."""
    fronde.texts.words.cache_clear()
    translation._is_spoken.cache_clear()


async def test_the_channel_speaks_the_servers_language(simcord_env: Any, second: None) -> None:
    place = Place(simcord_env)
    await place.open(2)
    table = await place.table()
    table.record.apply(locale="de")
    turn = posts.render(announcements.repost_notices(table)[0], table, Times(lambda: 0))[-1]
    text = str(turn.parts)
    assert "À vous" in text and "Jouer" in text and "Red" in text
    person, _ = await mover(place)
    assert "Choose a free field" in reply_text(await person.slash(place.channel, "turn"))
    assert "Your turn" in text_of(place.posts()[-1])


async def test_the_host_changes_the_language_of_a_running_game(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    host, guest = place.people[:2]
    refusal = reply_text(await guest.slash(place.channel, "settings table", language="fr"))
    assert "host" in refusal and (await place.table()).record.venue.locale != "fr"
    both = reply_text(await host.slash(place.channel, "settings table", language="fr", pings="both"))
    assert "either" in both and (await place.table()).record.venue.locale != "fr"
    assert "Français" in reply_text(await host.slash(place.channel, "settings table", language="fr"))
    table = await place.table()
    turn = posts.render(announcements.repost_notices(table)[0], table, Times(lambda: 0))[-1]
    assert "À vous" in str(turn.parts), "the public posts are in the host's choice"
    person, _ = await mover(place)
    assert "Choose a free field" in reply_text(await person.slash(place.channel, "turn")), "a reader keeps their own"


async def test_commands_are_translated(second: None) -> None:
    context = discord.app_commands.TranslationContext(
        discord.app_commands.TranslationContextLocation.command_description, None
    )
    translator = Translator()
    assert await translator.translate(command_text("command-turn"), discord.Locale.german, context) == (
        "Montrer ce que vous pouvez décider"
    )
    assert await translator.translate(command_text("command-turn"), discord.Locale.italian, context) is None
    assert await translator.translate(discord.app_commands.locale_str("x"), discord.Locale.german, context) is None


async def test_options_are_called_as_the_reader_says_and_commands_keep_their_names(
    second: None, simcord_env: Any
) -> None:
    payload = next(r.json for r in simcord_env.http_requests if r.path.endswith("/commands"))
    assert find_breaches("PUT", "/commands", payload) == []

    def names_of(path: str) -> dict[str, str]:
        nodes, child = payload, {}
        for word in path.split():
            child = next(node for node in nodes if node["name"] == word)
            nodes = child.get("options") or []
        return child.get("name_localizations") or {}

    assert names_of("table new game") == {"de": "jeu"} == names_of("play game")
    assert names_of("table new seats") == {}, "no name for Discord"
    assert names_of("table") == names_of("table new") == names_of("turn") == names_of("richelieu take") == {}
    menu = next(node for node in payload if node["type"] == 3)
    assert menu["name"] == "Explain this" and menu["name_localizations"]["de"].startswith("Expliquer ceci")


def test_every_word_of_the_cogs_is_there() -> None:
    """Every message id that the cogs and the host name is in the host's texts."""
    source = "\n".join(
        path.read_text(encoding="utf-8") for top in ("cogs", "fronde/host") for path in Path(top).rglob("*.py")
    )
    message_ids = set(re.findall(r"""(?:say|Text|command_text)\(\s*"([a-z][a-z-]+(?:\.[a-z]+)?)\"""", source))
    assert len(message_ids) > 60
    english = words(None, None)
    assert [name for name in sorted(message_ids) if not english.has(name) and not name.startswith("game-")] == []


def test_of_a_line_that_tells_many_things_the_first_and_the_last_are_kept() -> None:
    line = "Ann plays a card: loses 1; Bob loses 2; Cy loses 3; places 2 at Lyon"
    assert cut(line, len(line)) == line
    assert cut(line, 55) == "Ann plays a card: loses 1; …; places 2 at Lyon"
    assert cut(line, 30) == "Ann plays a card: loses 1; Bo…", "not even two"
    assert cut("one\ntwo\nthree", 10) == "one\ntwo\n…"


def test_words_are_cut_to_what_discord_takes() -> None:
    assert clip("x" * 101, 100) == "x" * 99 + "…" and clip("x", 100) == "x"
    assert clip_lines(["a" * 50, "b" * 50], 60) == ["b" * 50]
    french = "Anne joue une carte : perd 1\u202f; Bob perd 2\u202f; Cy perd 3\u202f; 2 à Lyon"
    assert cut(french, 56) == "Anne joue une carte : perd 1\u202f; …\u202f; Cy perd 3\u202f; 2 à Lyon"
