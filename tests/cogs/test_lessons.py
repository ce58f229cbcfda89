"""Lessons, taken as people take them: by menus and buttons, at no table."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ids import Learn, LearnLeaf
from cogs.messages.names import words
from cogs.panels import lessons
from cogs.panels.moves import read_answer
from cogs.panels.replies import Asker
from fronde.core.errors import TableError
from fronde.games import GAMES, get_game
from fronde.host.actors import User
from fronde.host.lessons import NOWHERE, go_on, take
from tests.cogs.story import Place, ids_of, reply_text

TAUGHT = [key for key in GAMES if get_game(key).rules.lessons]


async def begin(place: Place, game: str, number: int = 1) -> Any:
    """Ann takes a lesson of a game."""
    reply = await place.people[0].slash(place.channel, "learn", game=game)
    return await place.people[0].select(reply.response, values=[str(number)], custom_id=f"s:lessons:{game}")


async def choose(place: Place, reply: Any, game: str, number: int, way: str, pick: str) -> Any:
    """Ann chooses an option of what a lesson shows."""
    ann = place.people[0]
    session = take(get_game(game), number, way, User(ann.id, "Ann"), "Rival")
    questions = session.playing.questions[session.lesson.seat]
    question = next(n for n, one in enumerate(questions) if pick in one.decision.options)
    option = questions[question].decision.options.index(pick)
    button = Learn(game, number, way, question, option).button
    if button in ids_of(reply.response):
        return await ann.click(reply.response, custom_id=button)
    leaf = LearnLeaf(game, number, way, question).menu
    if leaf in ids_of(reply.response):
        reply = await ann.select(reply.response, values=["0"], custom_id=leaf)
    menu = next(i for i in ids_of(reply.response) if i.startswith(Learn(game, number, way, question).menu))
    return await ann.select(reply.response, values=[str(option)], custom_id=menu)


async def test_a_lesson_is_taken_step_by_step_and_praised(simcord_env: Any) -> None:
    place = Place(simcord_env)
    before = len(place.posts())
    reply = await begin(place, "richelieu", 2)
    assert "Take two cards of Bourgogne" in reply_text(reply) and reply.response.attachments
    reply = await choose(place, reply, "richelieu", 2, NOWHERE, "card:07")
    assert "you take them one after the other" not in reply_text(reply) and "takes" in reply_text(reply)
    reply = await place.people[0].click(reply.response, label="Undo")
    for _ in range(2):
        reply = await place.people[0].click(reply.response, label="Show me")
    assert "you take them one after the other" in reply_text(reply)
    following = await place.people[0].click(reply.response, label="Next lesson")
    assert "Lesson 3 of 8" in reply_text(following)
    assert len(place.posts()) == before and await place.bot.store.open_tables() == [], "at no table"


async def test_whoever_goes_another_way_hears_so_and_finds_back(simcord_env: Any) -> None:
    place = Place(simcord_env)
    panel = await begin(place, "toy")
    elsewhere = await choose(place, panel, "toy", 1, NOWHERE, "field:1")
    other = await place.people[0].click(elsewhere.response, label="Show me")
    assert "differ from the solution" in reply_text(other)
    reply = await place.people[0].click(other.response, label="All lessons")
    assert "short lessons" in reply_text(reply)


async def test_whoever_has_missed_the_goal_hears_so_and_not_before(simcord_env: Any) -> None:
    place = Place(simcord_env)
    reply = await begin(place, "jeanne")
    assert "not reach the goal" not in reply_text(reply)
    missed = await place.people[0].click(reply.response, label="Peace")
    assert "This does not reach the goal" in reply_text(missed)
    back = await place.people[0].click(missed.response, label="Undo")
    assert "not reach the goal" not in reply_text(back)
    outcome = await place.people[0].click(back.response, label="War")
    assert words("en", "jeanne").say("lesson-war.praise") in reply_text(outcome)


async def test_every_lesson_of_every_game_can_be_shown_to_its_end(simcord_env: Any) -> None:
    """Each panel on the way keeps Discord's limits, as every message sent does in these tests."""
    place = Place(simcord_env)
    for game in TAUGHT:
        for number, lesson in enumerate(get_game(game).rules.lessons, 1):
            reply = await begin(place, game, number)
            for _ in lesson.solution:
                reply = await place.people[0].click(reply.response, label="Show me")
            assert words("en", game).say(f"lesson-{lesson.key}.praise") in reply_text(reply), (game, lesson.key)


@pytest.mark.parametrize("key", TAUGHT)
def test_every_lesson_is_solved_by_choosing_what_it_asks(key: str) -> None:
    """What is chosen unseen too: it is no choice yet in the game's log, while others have not chosen."""
    ann = User(1, "Ann")
    for number, lesson in enumerate(get_game(key).rules.lessons, 1):
        way = NOWHERE
        for picks in lesson.solution:
            session = take(get_game(key), number, way, ann, "Rival")
            question = next(a for a in session.playing.questions[lesson.seat] if set(picks) <= set(a.decision.options))
            command = read_answer(question, [question.decision.options.index(pick) for pick in picks])
            assert command is not None
            onward = go_on(session, command, ann)
            assert onward != way, (lesson.key, picks)
            way = onward
        assert take(get_game(key), number, way, ann, "Rival").reached, lesson.key


def test_an_offer_is_composed_and_sent_in_a_lesson() -> None:
    """Its steps are drafts: each is kept back, and the last brings all of them into the log."""
    ann, way, sent = User(1, "Ann"), NOWHERE, 0
    number = next(n for n, one in enumerate(get_game("jeanne").rules.lessons, 1) if one.key == "plunder")
    for step in ("offer-to", "offer-give", "offer-ask", "offer-send"):
        session = take(get_game("jeanne"), number, way, ann, "Rival")
        question = next(a for a in session.playing.questions["france"] if a.decision.step == step)
        command = read_answer(question, [0])
        assert command is not None
        way, sent = go_on(session, command, ann), sent + 1
        assert way.count("_") + 1 == sent
    offered = take(get_game("jeanne"), number, way, ann, "Rival").playing.match
    assert [action.step for action in offered.log[:4]] == ["offer-to", "offer-give", "offer-ask", "offer-send"]


async def test_who_strays_further_than_buttons_carry_hears_to_turn_back(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    asker = Asker(place.bot.tables, User(1, "Ann"), 1, None, None)
    monkeypatch.setattr(lessons, "LONGEST_WAY", 5)
    reply = await lessons.answer(asker, "jeanne", 1, NOWHERE, 0, [0])
    assert "differ from the solution" not in str(reply.parts)
    monkeypatch.setattr(lessons, "LONGEST_WAY", 2)
    reply = await lessons.answer(asker, "jeanne", 1, NOWHERE, 0, [0])
    assert "differ from the solution" in str(reply.parts) and "b:learn:jeanne:1:-:0:0" in str(reply.parts)


def test_another_choice_in_a_lesson_leaves_what_is_drafted() -> None:
    ann = User(1, "Ann")
    number = next(n for n, one in enumerate(get_game("jeanne").rules.lessons, 1) if one.key == "plunder")
    way = NOWHERE
    for step, picks in (("offer-to", None), ("plunder", "plunder:orleans")):
        session = take(get_game("jeanne"), number, way, ann, "Rival")
        mine = session.playing.questions["france"]
        fits = (a for a in mine if a.decision.step == step or picks in a.decision.options)
        question = next(fits)
        command = read_answer(question, [question.decision.options.index(picks) if picks else 0])
        assert command is not None
        way = go_on(session, command, ann)
    assert way.count("_") == 1 and take(get_game("jeanne"), number, way, ann, "Rival").reached


@pytest.mark.parametrize("way", ["x", "9.0", "0.99", "0.0_0.99", "-1.0", "0.-1", "0", "٣.0", "0.0+0"])
async def test_a_way_nobody_went_gets_a_sentence(simcord_env: Any, way: str) -> None:
    place = Place(simcord_env)
    asker = Asker(place.bot.tables, User(1, "Ann"), 1, None, None)
    with pytest.raises(TableError):
        await lessons.open_lesson(asker, "toy", 1, way)


async def test_help_names_the_games(simcord_env: Any) -> None:
    place = Place(simcord_env)
    text = reply_text(await place.people[0].slash(place.channel, "help"))
    assert "Frondeurs et Frondeuses" in text and "/learn" in text
