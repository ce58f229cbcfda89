"""People may be called anything, the ids of messages too: they are named as they call themselves."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.messages import posts
from cogs.messages.hands import hand_parts
from cogs.messages.lobby import lobby_parts
from cogs.messages.names import inert, words
from cogs.messages.panel import panel_parts, waiting_line
from cogs.messages.parts import Part
from fronde.host.notices import announcements
from fronde.host.timekeeping.timing import Times
from tests.cogs.story import Place, reply_text, text_of
from tests.cogs.test_panel import mover

ODD = ("seat", "player", "{ $x }", "-term", "{", "*[other] x", "{ FORM($x) }", "red", "deck")
"""What is no message, and yet has a meaning in Fluent files or to a game."""


@pytest.mark.parametrize("names", [("seat", "lobby-title"), ("{ $x }", "player-seat"), ("red", "list-and")])
async def test_people_called_like_messages_sit_down_start_and_play(simcord_env: Any, names: tuple[str, str]) -> None:
    place = Place(simcord_env, names)
    inert_names = [inert(name) for name in names]
    await place.open(2, start=False)
    assert all(f"{name} · any role" in text_of(place.posts()[0]) for name in inert_names)
    reply = await place.people[0].slash(place.channel, "table join", role="red")
    assert "Red" in reply_text(reply)
    refusal = await place.people[1].slash(place.channel, "table join", role="red")
    assert f"Red is taken by {names[0]};" in reply_text(refusal).replace("\\", "")
    await place.people[1].slash(place.channel, "table start")
    announcement, turn = text_of(place.posts()[0]), text_of(place.posts()[-1])
    assert f"{inert_names[0]} plays Red." in announcement and f"{inert_names[1]} plays Blue." in announcement
    assert all(f"{name} ({seat})" in turn for name, seat in zip(inert_names, ("Red", "Blue"), strict=True))
    person, seat = await mover(place)
    assert seat.title() in reply_text(await person.slash(place.channel, "turn"))
    other = next(p for p in place.people if p is not person)
    waits = f"waits for {inert_names[place.people.index(person)]} ({seat.title()})"
    assert waits in reply_text(await other.slash(place.channel, "turn"))
    assert "There is no" not in reply_text(await person.slash(place.channel, "score"))


def sentences(parts: list[Part]) -> str:
    """What messages say."""
    return "\n".join(part["text"] for part in parts if "text" in part)


@pytest.mark.parametrize("game", ["frondeurs", "richelieu"])
async def test_people_called_like_any_message_are_named_rightly(simcord_env: Any, game: str) -> None:
    place, language = Place(simcord_env), words(None, game)
    await place.open(4, start=False, game=game)
    lobby = await place.table()
    await place.people[0].slash(place.channel, "table start")
    playing = await place.table()
    assert len(language.ids) > 400
    every = [*ODD, *sorted(language.ids)]
    for names in (every[at : at + 4] for at in range(0, len(every), 4)):
        for table in (lobby, playing):
            for player, name in zip(table.record.players, names, strict=False):
                player.name = name
        people = [inert(player.name) for player in lobby.record.players]
        lines = sentences(lobby_parts(lobby, language))
        assert all(f"- {name} · any role" in lines for name in people)
        announcement = sentences(lobby_parts(playing, language))
        assert all(f"{name} plays " in announcement for name in people)
        turn = [
            sentences(post.parts)
            for post in posts.render(announcements.repost_notices(playing)[0], playing, Times(lambda: 0))
        ][-1]
        seats = {seat: playing.player_of(seat) for seat in playing.seats}
        labels = [f"{inert(player.name)} ({language.name('seat', seat)})" for seat, player in seats.items()]
        assert all(name in turn for name in labels)
        waiting = waiting_line(playing, language)
        assert any(name in waiting for name in labels)
        reader = playing.player_of(playing.match.waiting_for()[0]).user or 0
        assert sentences(panel_parts(playing, reader, language)) and sentences(hand_parts(playing, reader, language))
