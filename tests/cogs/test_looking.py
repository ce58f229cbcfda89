"""What can be drawn, in the panel and by commands; and boards of the past."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from cogs.panels import views
from fronde.core.match import Match
from fronde.core.types import Decision, Setup
from fronde.games import get_game
from fronde.host.commands.play import Act, Undo
from fronde.host.people.actors import User
from tests.cogs.story import Place, labels_of, reply_text, text_of
from tests.cogs.test_panel import mover
from tests.cogs.test_pictures import pictures


async def play_some(place: Place, count: int, dice: random.Random) -> None:
    """Required choices at random, past every button."""
    for _ in range(count):
        table = await place.table()
        decision = next(d for d in table.match.decisions if d.required)
        picks = dice.sample(decision.options, dice.randint(decision.least, decision.most))
        await play(place, table, decision, picks)
    await post_all(place)


async def play(place: Place, table: Any, decision: Decision, picks: Sequence[str]) -> None:
    """Answer a question past every button."""
    player = table.player_of(decision.seat)
    command = Act(decision.seat, decision.step, tuple(picks))
    await place.bot.tables.run(table.id, User(player.user, player.name, player.locale), command)


async def post_all(place: Place) -> None:
    """Wait until all that was done past the buttons is told."""
    while place.bot.delivery._tasks:
        await asyncio.sleep(0.01)


def shown_alt(result: Any) -> str:
    """The alt text of the first picture of an answer."""
    return str(pictures(result)[0].description)


async def test_the_panel_shows_choices_reach_hand_and_board_in_its_own_message(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(4, game="frondeurs")
    person, seat = await mover(place)
    panel = await person.slash(place.channel, "turn")
    looks = ["Board", "Show choices", "Show reach", "Show hand"]
    assert labels_of(panel.response) == ["Choose the rest for me", *looks, "No more tips", "Rule 4.12"]
    assert not panel.response.attachments, "opening it waits for no picture"
    for label in looks:
        look = await person.click(panel.response, label=label)
        assert look.response.id == panel.response.id, "the panel itself, not one message more"
        assert len(look.response.attachments) == 1 and "Place your opening cubes" in text_of(look.response)
        assert look.response.attachments[0].description
    table = await place.table()
    decision = table.match.decisions_of(seat)[0]
    reply = await place.pick(person, look, table, seat, decision.step, [decision.options[0]])
    assert not reply.response.attachments, "the picture goes with the next choice, which waits for none"


async def test_a_panel_whose_game_changed_while_its_picture_was_drawn_is_the_present_one(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, draw = Place(simcord_env), views.draw
    await place.open(4, game="frondeurs")
    person, seat = await mover(place)
    panel = await person.slash(place.channel, "turn")
    picture = await person.click(panel.response, label="Show choices")
    table = await place.table()
    step, (first, second, *_) = table.match.decisions_of(seat)[0].step, table.match.decisions_of(seat)[0].options
    second_picture = await place.pick(person, picture, table, seat, step, [first])
    assert len(second_picture.response.attachments) == 1, "it stays for the turn"

    async def draw_slowly(*args: Any) -> Any:
        await place.bot.tables.run(table.id, User(person.id, "Ann"), Undo())
        return await draw(*args)

    monkeypatch.setattr(views, "draw", draw_slowly)
    late = await place.pick(person, second_picture, await place.table(), seat, step, [second])
    assert not late.response.attachments and labels_of(late.response) == labels_of(second_picture.response)


async def test_the_choices_of_each_seat_of_a_person_are_shown_for_themselves(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, game="frondeurs")
    person, seat = await mover(place)
    table = await place.table()
    other = next(one for one in table.seats_of(person.id) if one != seat)
    table.watching[person.id] = (table.match.turn, other, 0)
    panel = await person.slash(place.channel, "turn")
    step, options = table.match.decisions_of(seat)[0].step, table.match.decisions_of(seat)[0].options
    reply = await place.pick(person, panel, table, seat, step, [options[0]])
    assert not reply.response.attachments, "of the other seat"
    await person.click(reply.response, label="Show choices")
    assert (await place.table()).watching[person.id][1:] == (seat, 0)


async def test_choices_are_offered_only_where_a_place_is_asked(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(4, game="frondeurs")
    await play_some(place, 32, random.Random(1))
    for _ in range(60):
        table = await place.table()
        decision = next(d for d in table.match.decisions if d.required)
        person = place.person(table.player_of(decision.seat).user)
        labels = labels_of((await person.slash(place.channel, "turn")).response)
        if decision.step == "play-card":
            optional = [o for d in table.match.decisions_of(decision.seat) for o in d.options if ":" in o]
            assert ("Show choices" in labels) == any(o.startswith(("space:", "place:")) for o in optional)
            return
        await play_some(place, 1, random.Random(2))
    raise AssertionError("no card was ever played")


async def test_a_look_that_comes_too_late_shows_the_panel_as_it_is_now(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(4, game="frondeurs")
    person, seat = await mover(place)
    old = await person.slash(place.channel, "turn")
    table = await place.table()
    while (decision := table.match.decisions[0]).seat == seat:
        await place.act_by_panel(seat, decision.step, [decision.options[0]])
        table = await place.table()
    late = await person.click(old.response, label="Show choices")
    assert "waits for" in text_of(late.response) and len(late.response.attachments) == 1


async def test_nobody_looks_into_a_hand_by_a_button_of_somebody_else(simcord_env: Any) -> None:
    from tests.cogs.story import forge

    place = Place(simcord_env)
    await place.open(4, game="frondeurs")
    person, _ = await mover(place)
    table = await place.table()
    panel = await person.slash(place.channel, "turn")
    seats = table.game.rules.seats(table.match.setup)
    others = next(n for n, seat in enumerate(seats) if seat not in table.seats_of(person.id))
    forge(simcord_env, panel.response, f"b:hand:{table.id}:{others}")
    answer = await person.click(panel.response, custom_id=f"b:hand:{table.id}:{others}")
    assert "no seat" in reply_text(answer) and not pictures(answer)


async def test_board_offers_reach_of_every_seat_ones_own_first(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, game="frondeurs")
    ann, watcher = place.people[0], place.people[3]
    mine = (await place.table()).seats_of(ann.id)
    options = await ann.autocomplete(place.channel, "board", "view", "can go")
    assert [c["value"] for c in options][:2] == [f"reach:{seat}" for seat in mine] and len(options) == 4
    assert "can go" in options[0]["name"]
    assert len(pictures(await watcher.slash(place.channel, "board", view="reach:retzist"))) == 1
    assert "no such picture" in reply_text(await watcher.slash(place.channel, "board", view="reach:nobody"))
    assert "no such picture" in reply_text(await watcher.slash(place.channel, "board", view="hand:retzist"))


async def test_history_shows_the_board_as_a_turn_began_and_what_happened_in_it(simcord_env: Any) -> None:
    place, dice = Place(simcord_env), random.Random(4)
    await place.open(4, game="frondeurs")
    while (await place.table()).match.view(None)["turn"] < 4:
        await play_some(place, 1, dice)
    watcher = place.people[0]
    past = await watcher.slash(place.channel, "review history", turn=2)
    assert past.ephemeral and "As turn 2 began" in reply_text(past)
    assert "Turn 2" in shown_alt(past) or "turn 2" in shown_alt(past)
    answer = await watcher.slash(place.channel, "review history", turn=2, changes=True)
    assert "Since turn 2 began" in reply_text(answer) and "turn 4" in shown_alt(answer).lower()
    refusal = reply_text(await watcher.slash(place.channel, "review history", turn=99))
    assert "from 0 to 4" in refusal


async def test_since_my_last_visit_begins_where_i_looked_last(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, now = Place(simcord_env), [1_800_000_000.0]
    monkeypatch.setattr(place.bot.store, "_clock", lambda: now[0])
    await place.open(2)
    watcher = place.people[3]
    first = await watcher.slash(place.channel, "board", view="visit")
    assert "Your first visit" in reply_text(first)
    own = await place.people[0].slash(place.channel, "review history")
    assert "Since the game began" in reply_text(own) and "first visit" not in reply_text(own)
    _, seat = await mover(place)
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    assert "wants Field 4" in reply_text(await watcher.slash(place.channel, "review history"))
    now[0] += 3600
    table = await place.table()
    await place.act_by_panel(seat, "stake-cards", [table.match.decisions_of(seat)[0].options[0]])
    for _ in range(2):
        again = reply_text(await watcher.slash(place.channel, "review history"))
        assert "Since your last visit" in again and "face down" in again and "wants Field 4" not in again
    now[0] += 3600
    assert "Nothing has happened" in reply_text(await watcher.slash(place.channel, "review history"))


async def test_rules_of_any_game_anywhere(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann = place.people[0]
    matches = reply_text(await ann.slash(place.channel, "rules", game="toy", find="field"))
    assert "Choose a free field" in matches
    assert reply_text(await ann.slash(place.channel, "rules", game="richelieu", find="marker"))
    assert "Choose a free field" not in reply_text(await ann.slash(place.channel, "rules", find="cube"))


async def test_a_turn_post_s_picture_is_told_what_happened_since_the_one_before(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Any] = []

    async def note(shot: Any, _: Any) -> None:
        calls.append(shot.scene)

    monkeypatch.setattr("cogs.outbox.posting.draw", note)
    place = Place(simcord_env)
    await place.open(2, game="frondeurs")
    dice = random.Random(3)
    for _ in range(30):
        await play_some(place, 1, dice)  # each turn's post stands before the next: none is skipped as out of date
    record = (await place.table()).match.record()
    match, events = Match.start(get_game("frondeurs"), Setup("frondeurs", *(record[k] for k in ("players", "seed"))))
    for seat, step, *picks in record["actions"]:
        events += match.submit(seat, picks, step)
    # the last board of the opening and the first turn tell the same
    stories = [scene.events for scene, last in pairwise([*calls, None]) if last is None or scene.events != last.events]
    lines = [line for story in stories for line in story]
    assert len([scene for scene in calls if scene.before]) > 3
    assert lines == [[event.kind, dict(event.data)] for event in events][: len(lines)]
