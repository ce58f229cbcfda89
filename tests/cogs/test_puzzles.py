"""Puzzles, from the command to the solution and back after a restart; and one a day in a channel."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from cogs.jobs import puzzles as daily_puzzles
from cogs.jobs.puzzles import find_daily, post_puzzles
from cogs.messages.names import words
from cogs.messages.puzzles import Rate, puzzle_parts, set_up
from cogs.panels.puzzles import choose_next
from fronde.bots.puzzles import find_puzzles
from fronde.games import GAMES, get_game
from fronde.host.timekeeping.hours import DAY
from tests.cogs.story import Place, forge, ids_of, labels_of, reply_text, restart, text_of, walk
from tests.cogs.test_servers import add_administrator

GAME = "richelieu"
PUZZLES = list(find_puzzles(get_game(GAME)).values())


async def pick(person: Any, reply: Any, option: str) -> Any:
    """Answer the puzzle of a reply."""
    one = next(part for part in walk(reply.response.components) if "puzzle-pick" in part.get("custom_id", ""))
    key = one["custom_id"].split(":")[3]
    puzzle = find_puzzles(get_game(GAME))[key]
    questions = puzzle.load(get_game(GAME)).decisions_of(puzzle.seat)
    number = str(next(question for question in questions if question.step == puzzle.step).options.index(option))
    if one["type"] == 3:
        return await person.select(reply.response, [number], custom_id=one["custom_id"])
    return await person.click(reply.response, custom_id=f"b:puzzle-pick:{GAME}:{key}:{number}")


async def test_a_puzzle_is_solved_and_counted_once(simcord_env: Any, settings: Any) -> None:
    place, first, other = Place(simcord_env), PUZZLES[0], PUZZLES[1]
    ann, bob, *_ = place.people
    reply = await ann.slash(place.channel, "learn", game=GAME, what="puzzle")
    text = reply_text(reply)
    assert f"puzzle 1 of {len(PUZZLES)}" in text and "is by the thoughtful bot," in text and "Solved" not in text
    assert labels_of(reply.response)[-3:] == ["Hint", "Show the solution", "Try it on a board"]
    assert "the best choice is **" in reply_text(await ann.click(reply.response, label="Hint"))
    wrong = await pick(ann, reply, first.second)
    assert "Not quite" in reply_text(wrong) and "0% of 1 person" in reply_text(wrong)
    assert f"{round(100 * first.chances[first.solution])}%" in reply_text(wrong)

    await restart(place, settings)
    right = await pick(bob, await bob.slash(place.channel, "learn", game=GAME, what="puzzle"), first.solution)
    assert "Right" in reply_text(right) and "50% of 2 people" in reply_text(right)
    following = await bob.click(right.response, label="Next puzzle")
    assert f"puzzle 2 of {len(PUZZLES)}" in reply_text(following)
    solution = await bob.click(following.response, label="Show the solution")
    assert "Solution:" in reply_text(solution) and "0% of 1 person" in reply_text(solution)
    assert "You see what your seat knows" in reply_text(await bob.click(solution.response, label="Try it on a board"))
    with simcord_env._bot_scope():
        await place.bot.store.note_try(ann.id, f"{GAME}:{first.key}", True)
        assert await place.bot.store.find_tries(ann.id) == {f"{GAME}:{first.key}": False}, "only the first try counts"
        tries = {f"{GAME}:{first.key}": True, f"{GAME}:{other.key}": False}
        assert await place.bot.store.find_tries(bob.id) == tries
        assert (await place.bot.store.export_person(bob.id))["puzzles"][0]["is_solved"]
        await place.bot.store.forget_person(bob.id, "Somebody")
        assert await place.bot.store.find_tries(bob.id) == {}
        assert await place.bot.store.count_tries(f"{GAME}:{first.key}") == (1, 2), "the counts stay"
    forge(simcord_env, reply.response, f"b:puzzle-hint:{GAME}:0-0")
    assert "no longer exists" in reply_text(await ann.click(reply.response, custom_id=f"b:puzzle-hint:{GAME}:0-0"))
    assert "no puzzles yet" in reply_text(await ann.slash(place.channel, "learn", game="toy", what="puzzle"))
    nowhere = await ann.slash(place.channel, "learn", what="puzzle")  # the toy comes first among the games
    assert "Frondeurs et Frondeuses: puzzle 1" in reply_text(nowhere)
    for options in ("", ":-1", ":999999999999999999999999"):
        forge(simcord_env, nowhere.response, f"b:puzzle-pick:{GAME}:{other.key}{options}")
        reply = await ann.click(nowhere.response, custom_id=f"b:puzzle-pick:{GAME}:{other.key}{options}")
        assert len(reply.followups) == 1, "a refusal in one sentence"


def test_puzzles_come_in_order_the_unsolved_ones_first() -> None:
    keys = ["a", "b", "c"]
    assert choose_next("toy", keys, {}) == "a" and choose_next("toy", keys, {}, "a") == "b"
    assert choose_next("toy", keys, {"toy:b": True}, "a") == "c"
    tries = {"toy:a": False, "toy:b": True, "toy:c": False}
    assert choose_next("toy", keys, tries, "a") == "c" and choose_next("toy", keys, tries, "c") == "a"


def test_every_puzzle_reads_well_in_both_languages() -> None:
    for key in GAMES:
        game = get_game(key)
        for place, one in enumerate(find_puzzles(game).values(), 1):
            for locale in ("en", "fr"):
                position = set_up(game, one, (place, place), words(locale, key))
                parts = puzzle_parts(position, words(locale, key), Rate(1, 3))
                assert any("puzzle-pick" in str(part) for part in parts) and "33" in str(parts), (key, one.key)


async def test_a_channel_gets_one_puzzle_a_day(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    eve, daily = add_administrator(place), place.guild.create_text_channel("puzzles")
    assert "no channel for the daily puzzle" in reply_text(await eve.slash(place.channel, "fronde setup"))
    text = reply_text(await eve.slash(place.channel, "fronde setup", puzzles=daily, language="fr"))
    assert f"<#{daily.id}>" in text and "once I'm allowed" not in text
    for _ in range(2):
        with simcord_env._bot_scope():
            assert await post_puzzles(place.bot) == []
    (post,) = daily.history()
    assert "le problème du jour" in text_of(post) and labels_of(post) == ["Résoudre le problème"]
    await eve.slash(place.channel, "fronde setup", language="en")
    await restart(place, settings)
    with simcord_env._bot_scope():
        assert await post_puzzles(place.bot) == []
        assert len(list(daily.history())) == 1, "neither a restart nor a change of settings posts it again"
        today, now = place.bot.tables.times.now() // DAY, place.bot.tables.times.now
        place.bot.tables.times.now = lambda: now() + DAY
        assert await post_puzzles(place.bot) == []
    post = list(daily.history())[-1]
    assert "the puzzle of the day" in text_of(post) and len(list(daily.history())) == 2
    position = find_daily(today + 1, "en")
    assert position is not None and position.puzzle.key in ids_of(post)[0]
    answer = await place.people[0].click(post, label="Solve it")
    assert "Hint" in labels_of(answer.response) and answer.ephemeral
    assert "no channel for the daily puzzle" in reply_text(await eve.slash(place.channel, "fronde setup", reset=True))


async def test_a_fault_on_one_server_takes_no_puzzle_from_another(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    places, posts = [Place(simcord_env, ["Ann"]), Place(simcord_env, ["Bob"])], []
    for place in places:
        daily = place.guild.create_text_channel("puzzles")
        await add_administrator(place).slash(place.channel, "fronde setup", puzzles=daily)

    async def post(channel: discord.TextChannel, *_: Any) -> None:
        posts.append(channel.guild.id)
        raise aiohttp.ClientConnectionError("the line is cut")

    monkeypatch.setattr(daily_puzzles, "_post", post)
    with simcord_env._bot_scope():
        faults = await post_puzzles(places[0].bot)
    assert [type(fault) for fault in faults] == [aiohttp.ClientConnectionError] * 2
    assert sorted(posts) == sorted(place.guild.id for place in places)
