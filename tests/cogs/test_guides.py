"""Guided games, played as people play them: by menus and buttons, at no table."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from cogs.messages.names import words
from cogs.panels import guides
from cogs.panels.replies import Asker
from fronde.bots import choose
from fronde.core.errors import TableError
from fronde.core.guides import read_condition
from fronde.core.rng import Dice
from fronde.games import GAMES, get_game
from fronde.host.commands.play import Act
from fronde.host.guides import LEVEL, MOST_CHOICES, GuideRun, Progress, resume
from fronde.host.people.actors import User
from tests.cogs.story import Place, ids_of, labels_of, reply_text, restart, walk

TAUGHT = [key for key in GAMES if get_game(key).rules.guide]
NAMES = [f"Bot {number}" for number in range(1, 9)]


async def learn(place: Place, game: str) -> Any:
    """Ann begins a guided game, or goes on with it."""
    return await place.people[0].slash(place.channel, "learn", game=game)


async def begin(place: Place, game: str) -> Any:
    """Ann begins a guided game and reads on to the first question."""
    reply = await learn(place, game)
    while "Continue" in labels_of(reply.response):
        reply = await place.people[0].click(reply.response, label="Continue")
    return reply


async def take_first(place: Place, reply: Any) -> Any:
    """Ann takes the first option of the first question."""
    one = next(
        part
        for part in walk(reply.response.components)
        if part.get("custom_id", "").startswith(("b:guide:", "s:guide:"))
    )
    if one["type"] == 2:
        return await place.people[0].click(reply.response, custom_id=one["custom_id"])
    return await place.people[0].select(reply.response, [one["options"][0]["value"]], custom_id=one["custom_id"])


def bare_ids(reply: Any) -> list[str]:
    """The ids of its buttons and menus, without the marks that tell repeated menus apart."""
    return [re.sub(r":~\d+$", "", id) for id in ids_of(reply.response)]


def say(game: str, key: str) -> str:
    """A text of a game, as in a quote."""
    return words("en", game).say(key)


async def test_a_guided_game_is_played_to_its_end_and_leads_to_a_table(simcord_env: Any) -> None:
    place = Place(simcord_env)
    reply = await learn(place, "toy")
    assert say("toy", "guide-field") in reply_text(reply) and "Undo" not in labels_of(reply.response)
    texts = list[str]()
    for _ in range(40):
        texts.append(reply_text(reply))
        if "Continue" in labels_of(reply.response):  # a page, or the next chapter
            reply = await place.people[0].click(reply.response, label="Continue")
        elif "Open a table" in labels_of(reply.response):
            break
        else:
            reply = await take_first(place, reply)
    for key in ("field", "cards", "won", "round", "bids"):
        assert sum(say("toy", f"guide-{key}") in text for text in texts) == 1, f"{key} is told once"
    assert "You know enough for a table" in reply_text(reply)
    assert place.posts() == [] and await place.bot.store.all_tables() == [], "no post, and no table that counts"
    assert [r for r in place.env.http_requests if r.path.endswith("/users/@me/channels")] == [], "no direct message"
    offer = await place.people[0].click(reply.response, label="Play against bots")
    assert "Sixty Fields" in reply_text(offer) and "bots" in reply_text(offer)
    answer = await place.people[0].click(reply.response, label="Open a table")
    assert "is open" in reply_text(answer) and await place.bot.store.find_open_table(place.channel.id)


async def test_every_choice_hears_whether_it_was_good_and_can_be_undone(simcord_env: Any) -> None:
    place = Place(simcord_env)
    first = await begin(place, "richelieu")
    reply = await take_first(place, first)
    assert "would be better" in reply_text(reply) and "Compared with" in reply_text(reply)
    assert say("richelieu", "guide-marker") in reply_text(reply), "the next idea, with the next question"
    back = await place.people[0].click(reply.response, label="Undo")
    assert say("richelieu", "guide-aim") in reply_text(back) and bare_ids(back) == bare_ids(first)
    assert Progress.read(await place.bot.store.load_guide(place.people[0].id, "richelieu")).groups == [[], []]
    page = await place.people[0].click(back.response, label="Undo")
    assert say("richelieu", "guide-cards") in reply_text(page) and "Undo" not in labels_of(page.response)


async def test_a_guided_game_survives_a_restart_and_old_buttons_lead_nowhere(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    before = await take_first(place, await learn(place, "toy"))
    await restart(place, settings)
    answer = await learn(place, "toy")
    assert "You are back where you left" in reply_text(answer) and bare_ids(answer) == bare_ids(before)
    other = await place.people[1].slash(place.channel, "learn", game="toy")
    assert say("toy", "guide-field") in reply_text(other), "everybody learns apart"
    await take_first(place, before)
    assert words("en").say("error-stale") in reply_text(await take_first(place, answer))
    again = await place.people[0].click((await learn(place, "toy")).response, label="Start again")
    assert say("toy", "guide-field") in reply_text(again)


async def test_how_far_somebody_is_belongs_to_their_data(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob = (person.id for person in place.people[:2])
    for user in (ann, bob):
        await place.bot.store.save_guide(user, "toy", Progress().write())
    export = await place.people[0].slash(place.channel, "settings privacy", choice="export")
    data = json.loads(await export.response.attachments[0].read())
    assert [one["game"] for one in data["guided_games"]] == ["toy"]
    await place.bot.store.forget_person(ann, "someone")
    assert await place.bot.store.load_guide(ann, "toy") is None
    assert await place.bot.store.load_guide(bob, "toy") == Progress().write()


async def test_a_learner_looks_around_without_choosing(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, reply = place.people[0], await begin(place, "richelieu")
    rule = await ann.click(reply.response, label="Rule 3.2")
    assert "3.2" in reply_text(rule) and "left and right end" in reply_text(rule)
    menu = next(id for id in ids_of(reply.response) if id.startswith("s:guide:"))
    menus = await ann.select(rule.response, ["why"], custom_id=menu)
    why = next(part for part in walk(menus.response.components) if part.get("custom_id", "").startswith("s:guide-why"))
    reason = await ann.select(menus.response, [why["options"][1]["value"]], custom_id=why["custom_id"])
    assert "not at an end of its row" in reply_text(reason)
    board = await ann.click((await learn(place, "frondeurs")).response, label="Whole board")
    assert board.response.attachments and "Whole board" not in labels_of(board.response)
    assert Progress.read(await place.bot.store.load_guide(ann.id, "richelieu")).groups == [[], []], "a page, no choice"


async def test_a_guide_that_no_longer_fits_starts_again(simcord_env: Any) -> None:
    place = Place(simcord_env)
    asker = Asker(place.bot.tables, User(1, "Ann"), 1, None, None)
    for odd in ({"chapter": 7, "groups": [[]]}, {"chapter": 0, "groups": [[], [["red", "x", "y"]]]}, {"a": 1}):
        await place.bot.store.save_guide(1, "toy", odd)
        with pytest.raises(TableError):
            await guides.undo(asker, "toy", 0)
        reply = str((await guides.learn(asker, "toy")).parts)
        assert say("toy", "guide-changed") in reply and say("toy", "guide-field") in reply


async def test_a_forged_choice_changes_nothing(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await learn(place, "toy")
    asker = Asker(place.bot.tables, User(place.people[0].id, "Ann"), 1, None, None)
    run = resume(get_game("toy"), Progress(), asker.user, NAMES)
    stale, old = words("en").say("error-stale"), run.stamp + 1
    for stamp, question, picks in ((run.stamp, 9, [0]), (run.stamp, 0, [99]), (old, 0, [0])):
        assert stale in str((await guides.choose(asker, "toy", stamp, question, picks)).parts)
    refusal = await guides.choose(asker, "toy", run.stamp, 0, ["nowhere"])
    assert "nowhere" in str(refusal.parts)
    assert stale in str((await guides.go_on(asker, "toy", run.stamp)).parts)
    assert await place.bot.store.load_guide(asker.user.id, "toy") == Progress().write()


@pytest.mark.parametrize("text", ["turn >= 2", "head/over <= 0", "rows/0/1 >= 7", "rows/0 >= 2", "king >= 1"])
def test_a_condition_reads_a_view(text: str) -> None:
    is_met = read_condition(text)
    assert is_met({"turn": 2, "head": {"over": False}, "rows": [[1, 7]], "king": "red"})
    assert is_met({"turn": 1, "head": {"over": True}, "rows": [[1]]}) is False
    with pytest.raises(ValueError, match="no >= or <="):
        read_condition("turn = 2")


@pytest.mark.parametrize("key", TAUGHT)
def test_a_learner_who_chooses_well_hears_every_idea_within_the_choices(key: str) -> None:
    """By the bots' own choices. An idea that only others' choices bring up may be left out."""
    ideas, count = set[str](), 0
    for number, chapter in enumerate(get_game(key).rules.guide):
        run = resume(get_game(key), Progress(number), User(1, "Ann"), NAMES)
        while not run.is_done:
            ideas |= {run.step.key} if run.step else set()
            if run.is_page:
                run.turn_page()
                continue
            seat = run.questions[0].decision.seat
            action = choose(run.playing.match, seat, LEVEL, Dice(run.count))[0]
            run.choose(Act(action.seat, action.step, action.picks))
            let_bots_play(run)
        count += run.count
        assert run.step is not None, "something is told at the end"
        ideas |= {run.step.key}
        assert len(ideas & {step.key for step in chapter.steps}) >= len(chapter.steps) / 2
    assert count <= MOST_CHOICES


def let_bots_play(run: GuideRun) -> None:
    """Let the bots answer until the learner is asked."""
    while not run.is_done and (request := run.find_request()) is not None:
        dice = Dice(len(run.playing.match.log))
        run.answer(request, choose(run.playing.match, request.seat, LEVEL, dice, request.step))
