"""Whose turn waits for whom is said where it betrays nothing, and nobody is pinged in two places for one question."""

from __future__ import annotations

from typing import Any

import pytest

from fronde.core.match import Match
from fronde.host.deals import is_waited_openly
from tests.cogs.story import Place, ids_of, labels_of, pings_of, text_of
from tests.cogs.test_orders import claim, give, other_of
from tests.cogs.test_panel import mover
from tests.cogs.test_pings import long_game

SILENT = 1 << 12
"""Discord's flag for a message that makes no sound."""


async def make_claim(place: Place) -> tuple[Any, Any]:
    """Whoever is to move plays until the other is asked, who has not been here for some time; gives both."""
    place.bot.tables.times._acts.clear()
    person, seat = await mover(place)
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    card = (await place.table()).match.decisions_of(seat)[0].options[0]
    await place.act_by_panel(seat, "stake-cards", [card])
    await place.act_by_panel(seat, "take-chance", ["chance:hold"])
    return person, next(p for p in place.people[:2] if p is not person)


def letters_to(place: Place, person: Any) -> list[Any]:
    """The requests that have written to somebody directly, but for the hand."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    return [r.json for r in place.env.http_requests if r.method == "POST" and r.path == path and r.json.get("content")]


async def test_the_channel_says_whose_turn_waits_for_whom(simcord_env: Any) -> None:
    place = await long_game(simcord_env)
    holder, responder = await make_claim(place)
    table = await place.table()
    name = table.player_of(table.match.turn.seat).name
    post = place.posts()[-1]
    assert f"<@{responder.id}>" in text_of(post) and f"the turn of {name} (" in text_of(post)
    assert text_of(post).startswith("**A question** for ") and table.player_of(table.match.turn.seat).user == holder.id


@pytest.mark.parametrize(
    ("pings", "in_channel", "silent"), [("channel", True, True), ("dm", False, False), ("both", True, False)]
)
async def test_a_question_pings_in_one_place(simcord_env: Any, pings: str, in_channel: bool, silent: bool) -> None:
    place = await long_game(simcord_env)
    for person in place.people[:2]:
        await person.slash(place.channel, "settings table", pings=pings)
    _, responder = await make_claim(place)
    assert (responder.id in pings_of(place)) == in_channel
    [letter] = [body for body in letters_to(place, responder) if body["content"].startswith("**A question for you**")]
    assert bool(int(letter.get("flags") or 0) & SILENT) == silent


async def test_nothing_is_said_in_the_channel_where_a_hold_would_betray_a_hand(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that asks somebody only for what they hold: had they held something else, others would be waited for."""
    place = await long_game(simcord_env)
    true_resample = Match.resample

    def deal_others(match: Match, seat: Any, rng: Any) -> Match:
        world = true_resample(match, seat, rng)
        world.decisions = [d for d in world.decisions if d.step != "answer-claim"]
        return world

    monkeypatch.setattr(Match, "resample", deal_others)
    before = len(place.posts())
    _, responder = await make_claim(place)
    table = await place.table()
    assert table.match.waiting_for() != [table.match.turn.seat] and not is_waited_openly(table)
    assert len(place.posts()) == before and "A question" not in text_of(place.posts()[-1])
    [letter] = [body for body in letters_to(place, responder) if body["content"].startswith("**A question for you**")]
    assert not int(letter.get("flags") or 0) & SILENT, "the letter is all there is, and is heard"
    await place.act_by_panel(table.match.waiting_for()[0], "answer-claim", ["claim:allow"])
    assert "Your turn" in text_of(place.posts()[-1])


async def test_who_has_left_word_is_not_pinged_for_what_is_answered_by_it(simcord_env: Any) -> None:
    place = await long_game(simcord_env)
    owner = await other_of(place)
    await give(place, owner)
    place.bot.tables.times._acts.clear()
    before = len(simcord_env.http_requests)
    assert await claim(place, 1) is owner
    path = f"/channels/{place.channel.id}/messages"
    bodies = [r.json for r in simcord_env.http_requests[before:] if r.method == "POST" and r.path == path]
    question, turn = bodies
    assert "A question" in question["content"] and question["allowed_mentions"]["users"] == []
    assert "Your turn" in turn["content"] and turn["allowed_mentions"]["users"] == [owner.id], "once, for their turn"


async def test_what_is_wanted_most_stands_first_among_the_answers(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch, toy: Any
) -> None:
    place = await long_game(simcord_env)
    describe = type(toy.speech).describe

    def list_first(speech: Any, state: Any, decision: Any, option: str) -> Any:
        return describe(speech, state, decision, option)._replace(is_first=option == "claim:contest")

    monkeypatch.setattr(type(toy.speech), "describe", list_first)
    _, responder = await make_claim(place)
    table = await place.table()
    assert [d.options[0] for d in table.match.decisions if d.step == "answer-claim"] == ["claim:allow"]
    letter = list(responder.user.dm_channel.history())[-1]
    assert labels_of(letter)[0] == "Contest it"
    first = next(id for id in ids_of(letter) if ":answer-claim:" in id)
    assert first.split(":~")[0].endswith(":1"), "it answers what it says"
