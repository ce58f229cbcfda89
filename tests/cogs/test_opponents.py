"""Opponents in a channel: from the lobby to the final post, with restarts, as one person sees it."""

from __future__ import annotations

import random
import re
import threading
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.jobs.opponents import CALM
from cogs.jobs.thinkers import Thinkers
from cogs.messages.names import words
from cogs.messages.opponents import names_of_opponents
from fronde.bots import LEVELS
from fronde.core.match import Match
from fronde.core.opponents import Advice
from fronde.core.types import Action, Setup
from fronde.games import GAMES, get_game
from fronde.host.commands.lobby import Configure, Resize
from fronde.host.people.actors import User
from fronde.host.people.opponents import AnswerRequest, imagine
from fronde.host.store import Change
from fronde.host.table import Playing
from fronde.tools.thinker import think, think_aloud
from tests.cogs.story import Place, ids_of, labels_of, pings_of, reply_text, restart, text_of, walk
from tests.stored import moves_of

TEXTS = sorted(Path("fronde/games").rglob("*.ftl"))


async def at_once(request: Mapping[str, Any]) -> list[Action]:
    """What an opponent does, without a process."""
    return think(dict(request))


async def aloud(request: Mapping[str, Any]) -> Advice:
    """The same with its reasons."""
    return think_aloud(dict(request))


async def no_wait(seconds: float) -> None:
    """No time passes."""


def hurry(bot: Any) -> None:
    """Let machines answer at once, without a process."""
    bot.tables.around.think, bot.tables.around.think_aloud, bot.opponents.sleep = at_once, aloud, no_wait


async def open_solo(place: Place, opponents: int = 3, game: str = "toy", start: bool = True) -> None:
    """Ann opens a table, has machines sit down, and starts."""
    ann = place.people[0]
    await ann.slash(place.channel, "table new", game=game, seats=opponents + 1)
    reply = await ann.click(place.find_post("At the table"), label="Add a bot")
    for _ in range(opponents):
        reply = await choose(ann, reply, "seat-bot", "quick")
    if start:
        await ann.click(place.find_post("At the table"), label="Start")


async def choose(person: Any, reply: Any, name: str, value: str) -> Any:
    """Choose in a menu of an answer."""
    menu = next(one for one in ids_of(reply.response) if one.startswith(f"s:{name}:"))
    return await person.select(reply.response, [value], custom_id=menu)


async def play_own(place: Place, dice: random.Random, most: int) -> bool:
    """Ann answers what she is asked, at random by panel, so often; gives whether the game is over."""
    for _ in range(most):
        await place.env.settle()
        table = await place.table()
        if not isinstance(table, Playing):
            return True
        mine = [d for d in table.match.decisions if table.player_of(d.seat).user == place.people[0].id]
        decision = dice.choice([d for d in mine if d.required])
        picks = dice.sample(decision.options, dice.randint(max(1, decision.least), decision.most))
        assert (await place.act_by_panel(decision.seat, decision.step, picks)).acknowledged
    return False


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_names_so_short_that_nobody_overlooks_that_they_are_bots(game: str) -> None:
    names = names_of_opponents(words(None, game))
    assert len(set(names)) == len(names) >= max(get_game(game).title.player_counts) - 1
    assert all(name.endswith(" (bot)") and len(name) <= len("Thibaut (bot)") for name in names)
    vocabulary = {word for line in texts_of_games() for word in re.findall(r"\w+", line)}
    assert vocabulary.isdisjoint(name.removesuffix(" (bot)") for name in names), "nobody of any game"


def texts_of_games() -> list[str]:
    """The lines of all games' texts, but for the names of machines."""
    lines = [line for path in TEXTS for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if not line.startswith("bot-names")]


async def test_the_lobby_offers_machines_and_calls_them_bots(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob = place.people[:2]
    await open_solo(place, 2, start=False)
    lobby = place.find_post("At the table")
    assert "3 of 3" in text_of(lobby) and "Ada (bot)" in text_of(lobby) and "Bruno (bot)" in text_of(lobby)
    reply = await bob.click(lobby, label="Add a bot")
    assert "Only the host of the table" in reply_text(reply) and not [
        one for one in ids_of(reply.response) if "seat-bot" in one
    ]
    reply = await ann.click(lobby, label="Add a bot")
    assert "Every seat is taken" in reply_text(reply)
    reply = await choose(ann, reply, "unseat-bot", "Ada (bot)")
    menu = next(c for c in walk(reply.response.components) if "seat-bot" in c.get("custom_id", ""))
    hints = {option["value"]: option["description"] for option in menu["options"]}
    assert all(("Easier" if "quick" in value else "Harder") in hint for value, hint in hints.items())
    reply = await choose(ann, reply, "seat-bot", "quick:blue")
    reply = await choose(ann, reply, "bot-pace", "calm")
    assert "Ada (bot) · quick" in reply_text(reply)
    assert (await place.table()).record.terms.opponents["pace"] == "calm"
    old = await choose(ann, await ann.click(lobby, label="Add a bot"), "unseat-bot", "Bruno (bot)")
    assert "no such" not in reply_text(old).lower()


async def test_who_joins_a_full_table_gets_a_machines_seat_unless_the_host_has_them_stay(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy = place.people[:3]
    await open_solo(place, 2, start=False)
    lobby = place.find_post("At the table")
    assert "gets the seat of a bot" in text_of(lobby)
    assert "You have a seat" in reply_text(await bob.click(lobby, label="Join"))
    assert [(p.name, p.bot) for p in (await place.table()).record.players] == [
        ("Ann", None), ("Ada (bot)", "quick"), ("Bob", None),
    ]  # fmt: skip
    reply = await ann.click(place.find_post("At the table"), label="Add a bot")
    assert "keep their seats when people join" in reply_text(
        await ann.click(reply.response, label="Let bots keep their seats")
    )
    lobby = place.find_post("At the table")
    assert "keep their seats when people join" in text_of(lobby)
    assert "The table is full; its host" in reply_text(await cy.click(lobby, label="Join"))


async def test_the_same_choice_can_be_made_again(simcord_env: Any) -> None:
    """A menu of the same id would show the last choice as taken already."""
    place = Place(simcord_env)
    ann = place.people[0]
    await ann.slash(place.channel, "table new", game="toy", seats=4)
    reply = await ann.click(place.find_post("At the table"), label="Add a bot")
    menus = [next(one for one in ids_of(reply.response) if "seat-bot" in one)]
    for _ in range(2):
        reply = await choose(ann, reply, "seat-bot", "quick")
        menus.append(next(one for one in ids_of(reply.response) if "seat-bot" in one))
    assert len(set(menus)) == 3


@pytest.mark.parametrize("seed", [1, 2])
async def test_one_person_and_machines_play_a_whole_game_with_restarts(
    simcord_env: Any, settings: Any, seed: int
) -> None:
    place, dice = Place(simcord_env), random.Random(seed)
    hurry(place.bot)
    await open_solo(place)
    over = False
    while not over:
        over = await play_own(place, dice, 4)
        if not over:
            bot = await restart(place, settings)
            hurry(bot)
    posts = [text_of(post) for post in place.posts()]
    assert sum("Game over" in post for post in posts) == 1
    assert any("(bot)" in post for post in posts)
    assert not [post for post in posts if "plays now" in post], "machines need no post of their own"
    turns = [post for post in posts if post.startswith("Turn of **")]
    assert turns and all(post.startswith("Turn of **Ann**") for post in turns)
    ann = place.people[0].id
    for request in simcord_env.http_requests:
        if isinstance(request.json, dict) and "allowed_mentions" in request.json:
            assert set(request.json["allowed_mentions"].get("users", [])) <= {str(ann), ann}
    moves = await moves_of(place.bot.store, (await place.table()).id)
    assert {move.actor for move in moves} == {"user", "machine"}
    await place.bot.store.close()


async def test_four_machines_play_a_whole_game_at_a_table_with_restarts(
    simcord_env: Any, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which Discord has no table for: Ann's seat is made a machine's behind its back. The bot is stopped again and
    again while one of them thinks."""
    place = Place(simcord_env)
    count = 0

    async def some(request: Mapping[str, Any]) -> list[Action]:
        nonlocal count
        count += 1
        if count % 7 == 0:
            place.bot.opponents.cancel()
        return think(dict(request))

    monkeypatch.setattr("cogs.jobs.thinkers.Thinkers.think", lambda self, request: some(request))
    monkeypatch.setattr("cogs.jobs.opponents.PACES", {"soon": (0.001, 0.001)})
    await open_solo(place, 3, start=False)
    await place.bot.opponents.close()
    await place.people[0].click(place.find_post("At the table"), label="Start")
    table = await place.table()
    own = table.record.find_player(place.people[0].id)
    players = [replace(p, user=None, bot="quick") if p is own else p for p in table.record.players]
    await place.bot.store.commit(Change(table.id, table.record.revision, players=players))
    restarts = 0
    while restarts == 0 or isinstance(await place.table(), Playing):
        await restart(place, settings)
        await place.env.settle()
        restarts += 1
        assert restarts < 30
    assert restarts > 3
    over, moves = await place.table(), await moves_of(place.bot.store, table.id)
    assert {move.actor for move in moves} == {"machine"} and place.find_post("Game over")
    assert Match.replay(over.game, over.match.record()).position() == over.match.position()
    assert count - len(moves) <= restarts, "what was cut off was taken again, once"
    await place.bot.store.close()


async def test_machines_think_in_a_process_that_is_replaced_when_it_dies(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    monkeypatch.setenv("DISCORD_TOKEN", "a-secret")
    place.bot.opponents.sleep = no_wait
    await open_solo(place, 1)
    await play_own(place, random.Random(1), 6)
    thinkers = place.bot.opponents.thinkers
    first = thinkers.processes
    assert first
    for environment in [Path(f"/proc/{number}/environ") for number in first]:
        assert not environment.exists() or b"a-secret" not in environment.read_bytes()
    for worker in thinkers._every:
        if worker._process is not None:
            worker._process.kill()
            worker._process.wait()
    await play_own(place, random.Random(2), 8)
    assert thinkers.processes and not set(thinkers.processes) & set(first)
    assert "machine" in {move.actor for move in await moves_of(place.bot.store, (await place.table()).id)}
    await place.bot.opponents.close()
    assert thinkers.processes == []


async def test_machines_think_on_where_there_was_no_room_for_a_thread_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(timer: threading.Timer) -> None:
        raise RuntimeError("can't start new thread")

    game = get_game("frondeurs")
    match, _ = Match.start(game, Setup(game.key, ("p1", "p2", "p3", "p4"), 1))
    seat = match.waiting_for()[0]
    request = {
        "game": game.key, "players": list(match.setup.players), "options": {}, "position": match.position(),
        "seat": seat, "level": "quick", "dice": 1,
    }  # fmt: skip
    thinkers = Thinkers(1)
    with monkeypatch.context() as patch:
        patch.setattr(threading.Timer, "start", refuse)
        first = await thinkers.think(request)
    again = await thinkers.think(request)
    thinkers.stop()
    assert first == again and first[0].seat == seat and thinkers.processes == []


async def test_a_machine_that_fails_answers_as_the_clock_would(
    simcord_env: Any, caplog: pytest.LogCaptureFixture
) -> None:
    place = Place(simcord_env)
    hurry(place.bot)

    async def fail(request: Mapping[str, Any]) -> list[Action]:
        raise RuntimeError("no idea")

    async def cheat(request: Mapping[str, Any]) -> list[Action]:
        return [Action(request["seat"], "take-chance", ("chance:win",))]

    await open_solo(place, 1)
    for think_so in (fail, cheat):
        place.bot.tables.around.think = think_so
        before = len((await place.table()).match.log)
        await play_own(place, random.Random(1), 6)
        assert len((await place.table()).match.log) >= before + 6
    moves = await moves_of(place.bot.store, (await place.table()).id)
    assert "machine" in {move.actor for move in moves}
    assert "no idea" in caplog.text and "refused" in caplog.text
    caplog.clear()


async def test_a_machine_plays_on_for_somebody_who_takes_the_seat_back(simcord_env: Any) -> None:
    place = Place(simcord_env)
    hurry(place.bot)
    await place.open(3)
    ann, bob, cy = place.people[:3]
    tokens = {player.user: player.token for player in (await place.table()).record.players}
    suggestions = await bob.autocomplete(place.channel, "seat opponent", "seat", "bo")
    assert [choice["value"] for choice in suggestions] == [tokens[bob.id]]
    assert "Whose seat?" in reply_text(await bob.slash(place.channel, "seat opponent"))
    answer = await bob.slash(place.channel, "seat opponent", seat=tokens[bob.id], level="quick")
    assert "Ada (bot) plays on" in reply_text(answer)
    post = place.find_post("can take the seat back")
    assert "No bot is playing for you" in reply_text(await ann.click(post, label="Take my seat back"))
    assert "no seat" in reply_text(await bob.slash(place.channel, "turn"))
    assert "yours again" in reply_text(await bob.click(post, label="Take my seat back"))
    assert "has handed" in text_of(place.posts()[-1])
    reply = await ann.slash(place.channel, "seat opponent", seat=tokens[cy.id], level="quick")
    assert "when all other players agree" in reply_text(reply)
    assert pings_of(place) == {bob.id}
    assert "plays on" in reply_text(await bob.click(place.find_post("A vote"), label="I agree"))
    assert place.find_post("plays for you")
    assert "yours again" in reply_text(await cy.slash(place.channel, "seat take-back"))


async def test_of_two_people_neither_has_a_machine_play_on_for_the_other(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob = place.people[:2]
    [token] = [player.token for player in (await place.table()).record.players if player.user == ann.id]
    posts = len(place.posts())
    refusal = reply_text(await bob.slash(place.channel, "seat opponent", seat=token, level="quick"))
    assert "Ann is still at the table" in refusal and "time is up" in refusal and "/table end" in refusal
    assert len(place.posts()) == posts


async def test_advice_is_announced_and_given_to_who_asks_alone(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    hurry(place.bot)
    ann, bob = place.people[:2]
    table = await place.table()
    mover = place.person(table.player_of(table.match.waiting_for()[0]).user)
    assert "What would you do?" not in labels_of((await mover.slash(place.channel, "turn")).response)
    assert "Allow advice" not in labels_of((await bob.slash(place.channel, "table options")).response)
    reply = await ann.slash(place.channel, "table options")
    assert "I'll tell the table" in reply_text(await ann.click(reply.response, label="Allow advice"))
    assert "Advice is allowed" in text_of(place.posts()[-1]) and "Ann" in text_of(place.posts()[-1])
    posts = len(place.posts())
    panel = await mover.slash(place.channel, "turn")
    answer = await mover.click(panel.response, label="What would you do?")
    assert "A bot (" in text_of(answer.response) and "would choose" in text_of(answer.response)
    reasons = r"Compared with \*\*.+: a lead [0-9.]+ points? bigger|rates .+ as about equally good"
    assert re.search(reasons, text_of(answer.response))
    assert len(place.posts()) == posts and (await place.table()).match.log == []
    aloud = place.bot.tables.around.think_aloud

    async def find_twin(request: Mapping[str, Any]) -> Advice:
        advice = await aloud(request)
        return advice._replace(instead=advice.actions[0])

    place.bot.tables.around.think_aloud = find_twin
    answer = await mover.click(panel.response, label="What would you do?")
    assert "would choose" in text_of(answer.response) and "Compared with" not in text_of(answer.response)
    assert "about equally good" not in text_of(answer.response), "no card beside its twin"
    other = next(person for person in (ann, bob) if person.id != mover.id)
    assert "What would you do?" not in labels_of((await other.slash(place.channel, "turn")).response)
    reply = await ann.slash(place.channel, "table options")
    await ann.click(reply.response, label="Stop advice")
    refusal = await mover.click(panel.response, label="What would you do?")
    assert "no advice at this table" in reply_text(refusal)


async def test_advice_names_what_changes_on_the_board_to_who_asks_alone(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, game="richelieu")
    hurry(place.bot)
    ann, channel, posts = place.people[0], place.channel, len(place.posts())
    assert (await place.table()).record.terms.opponents.get("advice", False) is False, "off unless the host allows it"
    reply = await ann.slash(channel, "table options")
    await ann.click(reply.response, label="Allow advice")
    [notice] = place.posts()[posts:]
    assert "Advice is allowed" in text_of(notice) and "nobody else sees it" in text_of(notice)
    table = await place.table()
    mover = place.person(table.player_of(table.match.waiting_for()[0]).user)
    panel = await mover.slash(channel, "turn")
    text = text_of((await mover.click(panel.response, label="What would you do?")).response)
    data, count = imagine(table, table.match.waiting_for()[0], LEVELS[-1]), len(place.posts())
    advice = think_aloud(data)
    assert advice.effects and "This choice, with a good one after it," in text
    english = words(None, "richelieu")
    names = [english.name(thing.kind, thing.id) for effect in advice.effects for thing in effect.things]
    assert all(name in text for name in names) and "Compared with **" in text
    assert len(place.posts()) == count == posts + 1, "nobody else reads it"


async def test_where_many_wait_the_quickest_play_and_the_table_is_told_once(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    levels: list[str] = []

    async def note(request: Mapping[str, Any]) -> list[Action]:
        levels.append(request["level"])
        return think({**request, "level": "quick"})

    monkeypatch.setattr("cogs.jobs.opponents.LEVELS", ("quick", "thoughtful"))
    await open_solo(place, 1, start=False)
    (await place.table()).record.players[1].bot = "thoughtful"
    place.bot.tables.around.think, place.bot.opponents.sleep = note, no_wait
    await place.people[0].click(place.find_post("At the table"), label="Start")
    await play_own(place, random.Random(1), 4)
    assert set(levels) == {"thoughtful"}
    levels.clear()
    place.bot.opponents.thinkers.waiting = 100
    await play_own(place, random.Random(1), 8)
    assert set(levels) == {"quick"}
    assert count_hurries(place) == 1


def count_hurries(place: Place) -> int:
    """How often the table was told that machines play quickly for the time being."""
    return sum("play at the quick level" in text_of(post) for post in place.posts())


async def test_a_queue_that_hovers_round_the_limit_is_told_of_once(simcord_env: Any) -> None:
    place = Place(simcord_env)
    hurry(place.bot)
    await open_solo(place)
    opponents, table = place.bot.opponents, await place.table()
    request = AnswerRequest("p2", "blue", "thoughtful", (), table.view("blue"), table.match.revision)

    async def hover() -> None:
        for waiting, level in ((100, "quick"), (0, "thoughtful")) * 3:
            opponents.thinkers.waiting = waiting
            with place.env._bot_scope():
                assert await opponents._choose_level(table, request) == level
        opponents.thinkers.waiting = 0
        await place.env.settle()

    await hover()
    assert count_hurries(place) == 1
    opponents._hurries[table.id] -= CALM
    await hover()
    assert count_hurries(place) == 2, "after an hour without it, it is said again"


async def test_what_a_machine_has_planned_is_not_asked_again(simcord_env: Any) -> None:
    place, calls = Place(simcord_env), 0

    async def plan(request: Mapping[str, Any]) -> list[Action]:
        nonlocal calls
        calls += 1
        setup = Setup(request["game"], tuple(request["players"]), 0, request["options"])
        match = Match.at(get_game(setup.game), setup, request["position"])[0]
        actions: list[Action] = []
        while mine := [d for d in match.decisions_of(request["seat"]) if d.required]:
            actions.append(Action(mine[0].seat, mine[0].step, match.default(mine[0])))
            match.carry_out(mine[0].seat, actions[-1].picks, mine[0].step)
        return actions

    await open_solo(place, 1, start=False)
    place.bot.tables.around.think, place.bot.opponents.sleep = plan, no_wait
    await place.people[0].click(place.find_post("At the table"), label="Start")
    assert await play_own(place, random.Random(1), 100)
    moves = await moves_of(place.bot.store, (await place.table()).id)
    assert calls < sum(move.actor == "machine" for move in moves)


@pytest.mark.allow_discord_log_errors
async def test_what_cannot_be_kept_is_tried_again(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(simcord_env)
    await open_solo(place, 1, start=False)
    hurry(place.bot)
    commit, failures = place.bot.store.commit, []

    async def fail_once(change: Change) -> None:
        if change.moves and change.moves[0].actor == "machine" and len(failures) < 2:
            failures.append(change)
            raise OSError("disk full")
        await commit(change)

    monkeypatch.setattr(place.bot.store, "commit", fail_once)
    await place.people[0].click(place.find_post("At the table"), label="Start")
    await play_own(place, random.Random(1), 6)
    assert len(failures) == 2
    assert "machine" in {move.actor for move in await moves_of(place.bot.store, (await place.table()).id)}


async def test_a_machine_answers_what_it_is_offered_and_nobody_else_hears_of_it(simcord_env: Any) -> None:
    place, dice = Place(simcord_env), random.Random(3)
    hurry(place.bot)
    ann, bob = place.people[:2]
    await open_solo(place, 1, start=False)
    await place.bot.tables.run(1, User(ann.id, "Ann"), Resize(3))
    await bob.click(place.find_post("At the table"), label="Join")
    await place.bot.tables.run(1, User(ann.id, "Ann"), Configure({"trade": True}))
    await ann.click(place.find_post("At the table"), label="Start")
    await place.env.settle()
    table = await place.table()
    while not table.find_question(seat := table.match.waiting_for()[0], "offer-to", 0):
        decision = dice.choice([d for d in table.match.decisions if d.required])
        await place.act_by_panel(decision.seat, decision.step, decision.options[: max(1, decision.least)])
        await place.env.settle()
        table = await place.table()
    giver = place.person(table.player_of(seat).user)
    watcher = next(person for person in (ann, bob) if person is not giver)
    to = next(one for one in table.seats if table.player_of(one).bot)
    posts, before = len(place.posts()), reply_text(await watcher.slash(place.channel, "turn"))
    for choice in (f"offer-to:{to}", "offer-give:token", "offer-ask:card", "offer:send"):
        await giver.slash(place.channel, "do", choice=choice)
    await place.env.settle()
    last = (await moves_of(place.bot.store, 1))[-1]
    assert (last.seat, last.step, last.actor) == (to, "answer-offer", "machine")
    if last.picks == ["offer:decline"]:
        assert len(place.posts()) == posts and reply_text(await watcher.slash(place.channel, "turn")) == before


async def test_what_happens_unseen_makes_no_machine_wait_longer(simcord_env: Any) -> None:
    """Else one would hear by the clock that an offer was declined: its answer begins anew, its delay does not."""
    place = Place(simcord_env)
    opponents = place.bot.opponents
    await open_solo(place, 3, start=False)
    opponents.cancel()
    await place.people[0].click(place.find_post("At the table"), label="Start")
    table = await place.table()
    request = AnswerRequest("p2", "blue", "quick", (), table.view("blue"), table.match.revision)
    first = opponents._find_since(table, request, "quick", goes_on=True)
    assert opponents._find_since(table, request, "quick", goes_on=False) is first
    seat = table.match.pending_seats()[0]
    decision = next(d for d in table.match.decisions if d.seat == seat and d.required)
    table.match.carry_out(seat, decision.options[:1], decision.step)
    later = opponents._find_since(table, request, "quick", goes_on=False)
    assert later is not first and later.gap == 1.0 > first.gap, "what all see begins a new delay"
