"""The log: turn by turn under headings, page by page, or of one thing alone."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.messages import chapters, posts
from cogs.messages.names import words
from fronde.core.match import Match
from fronde.core.types import Event, Name, Text
from fronde.games import get_game
from fronde.host.archive.past import Beginning
from fronde.tools.play import make_setup, play, player_dice
from tests.cogs.story import Place, ids_of, labels_of, reply_text, text_of
from tests.cogs.test_looking import play_some
from tests.cogs.test_pings import long_game


async def test_the_log_is_told_turn_by_turn_and_pages_through_the_whole_game(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await long_game(simcord_env)
    await play_some(place, 40, random.Random(3))
    watcher = place.people[3]
    whole = reply_text(await watcher.slash(place.channel, "log"))
    assert whole.startswith("### What happened · Sixty Fields") and "Page" not in whole
    headings = [line for line in whole.split("\n") if line.startswith("**Turn ")]
    assert len(headings) > 3 and any("Ann (" in heading for heading in headings)
    assert headings == sorted(set(headings), key=headings.index), "each turn once"
    monkeypatch.setattr(chapters, "PAGE", 300)
    reply = await watcher.slash(place.channel, "log")
    pages = [reply_text(reply)]
    assert "Page " in pages[0] and "Later" not in labels_of(reply.response)
    while "Earlier" in labels_of(reply.response):
        reply = await watcher.click(reply.response, label="Earlier")
        pages.insert(0, text_of(reply.response))
    assert labels_of(reply.response) == ["Later", "Latest"] and len(pages) > 5
    lines = [line for page in pages for line in page.split("\n") if not line.startswith(("**Turn", "###", "-# Page"))]
    assert lines == [line for line in whole.split("\n") if not line.startswith(("**Turn", "###"))], "nothing is lost"
    newest = await watcher.click(reply.response, label="Latest")
    assert text_of(newest.response) == pages[-1]


async def test_the_log_of_one_thing_tells_what_names_it_and_nothing_else(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(4, game="frondeurs")
    await play_some(place, 5, random.Random(5))
    ann, table = place.people[0], await place.table()
    options = await ann.autocomplete(place.channel, "log", "about", "")
    english = words(None, "frondeurs")
    seats = [f"{table.player_of(seat).name} ({english.name('seat', seat)})" for seat in table.seats]
    assert [choice["name"] for choice in options[:4]] == seats
    placings = [event for event in table.recent() if event.kind == "cube-placed"] or [
        event for events in await place.bot.tables.load_events(table) for event in events if event.kind == "cube-placed"
    ]
    space, owner = placings[0].data["space"], placings[0].data["seat"]
    label = english.name("space", space)
    [choice] = [one for one in await ann.autocomplete(place.channel, "log", "about", label) if one["name"] == label]
    for about in (choice["value"], label.lower()):
        text = reply_text(await ann.slash(place.channel, "log", about=about))
        assert f"Only what mentions {label}." in text
        lines = [line for line in text.split("\n") if not line.startswith(("#", "-#", "**"))]
        assert lines and all(label in line for line in lines)
    of_owner = reply_text(await ann.slash(place.channel, "log", about=f"seat:{owner}"))
    assert label in of_owner and english.name("seat", owner) in of_owner
    assert "Nothing that happened mentions “the moon”" in reply_text(
        await ann.slash(place.channel, "log", about="the moon")
    )


def test_what_a_line_names_is_found_however_deep_it_stands() -> None:
    inner = Text("inner", {"space": Name("space", "lyon"), "n": 3})
    line = Text("line", {"deeds": [inner, "plain"], "seat": Name("seat", "conde"), "more": Text("x", {"y": inner})})
    assert set(chapters.names_in(line)) == {Name("space", "lyon"), Name("seat", "conde")}
    groups = chapters.keep_lines([(None, [line, Text("other", {})])], Name("space", "lyon"))
    assert groups == [(None, [line])]


def test_a_season_card_stands_under_the_turn_that_begins_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice that ends a turn brings the beginning of the next, too: each event stands where it belongs."""
    game = get_game("frondeurs")
    match, opening = Match.start(game, make_setup(game, 1))
    turns, groups = [Beginning(match.turn.number or 0, match.turn.seat, 0)], [opening]
    for action, (_, events) in enumerate(play(match, player_dice(1), 150), 1):
        groups.append(events)
        if match.turn.number != turns[-1].turn:
            turns.append(Beginning(match.turn.number or 0, match.turn.seat, action))
    table: Any = SimpleNamespace(game=SimpleNamespace(speech=LogReply()))
    monkeypatch.setattr(chapters, "tell", lambda game, events, seat: game.speech.story(events, seat))
    turn_kinds = chapters_of(table, turns, groups)
    assert [kind for kinds in turn_kinds for kind in kinds] == [event.kind for group in groups for event in group]
    began = [kinds.index("turn-began") for kinds in turn_kinds[1:-1]]
    assert began == [0] * len(began) and any(kinds[2:3] == ["card-played"] for kinds in turn_kinds)


class LogReply:
    """Speech that tells kinds of events."""

    def story(self, events: list[Event], seat: str | None) -> list[str]:
        """The kinds."""
        return [event.kind for event in events]


def chapters_of(table: Any, turns: list[Beginning], groups: list[list[Event]]) -> list[Any]:
    """What each turn of the log tells."""
    return [lines for _, lines in chapters.make_chapters(table, turns, groups, None)]


async def test_a_secret_stands_in_the_log_of_its_seat_alone(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    table = await place.table()
    seat = table.match.waiting_for()[0]
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    card = table.match.decisions_of(seat)[0].options[0]
    await place.act_by_panel(seat, "stake-cards", [card])
    label = words(None, "toy").name(*card.split(":"))
    own = table.player_of(seat).user
    for person in place.people[:3]:
        text = reply_text(await person.slash(place.channel, "log"))
        assert (label in text) == (person.id == own)


@pytest.mark.parametrize("key", ["frondeurs", "richelieu", "liberte", "jeanne", "mousquetaires"])
def test_whatever_the_log_may_be_asked_for_has_a_name(key: str) -> None:
    """One choice without a name, and Discord refuses all that are suggested with it."""
    game, english = get_game(key), words(None, key)
    match, events = Match.start(game, make_setup(game, 1))
    all_events = [*events, *(event for _, group in play(match, player_dice(1)) for event in group)]
    names = {name for line in game.speech.story(all_events, None) for name in chapters.names_in(line)}
    assert len(names) > 20 and all(english.name(*name).strip() for name in names)


async def test_a_post_that_is_too_long_opens_whole_and_its_button_counts_nothing(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How many actions a turn took, hidden ones among them, stands in no id everybody gets."""
    monkeypatch.setattr(posts, "STORY", 1)
    place = await long_game(simcord_env)
    watcher, dice, long_posts = place.people[3], random.Random(5), list[Any]()
    while not long_posts:
        await play_some(place, 3, dice)
        long_posts = [post for post in place.posts() if "The whole turn" in labels_of(post)]
    post = long_posts[-1]
    assert f"b:whole:{(await place.table()).id}:0:0" in map(bare, ids_of(post))
    lines = text_of((await watcher.click(post, label="The whole turn")).response).split("\n")
    assert "and 5 more" in text_of(post) and len(lines) == 5 and lines[0].endswith("wants Field 48.")


def bare(custom_id: str) -> str:
    """An id without the mark of its message."""
    return custom_id.partition(":~")[0]
