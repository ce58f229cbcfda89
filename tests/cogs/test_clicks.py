"""Clicks that cross: twice, at once, too late, from another table, before and after a restart."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from fronde.host.store import Person
from tests.cogs.story import Place, click_at_once, forge, ids_of, labels_of, pings_of, reply_text, restart, text_of
from tests.cogs.test_panel import mover


async def to_discard(place: Place) -> None:
    """Play the first options until everybody owes a discard."""
    while True:
        match = (await place.table()).match
        decision = next(d for d in match.decisions if d.required)
        if decision.step == "discard-card":
            return
        await place.act_by_panel(decision.seat, decision.step, [decision.options[-1]])


async def test_the_same_button_twice_at_once_counts_once(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    reply = await person.slash(place.channel, "turn")
    button = next(i for i in ids_of(reply.response) if "spend-token" in i)
    first, second = await click_at_once(simcord_env, [(person, reply.response, button, None)] * 2)
    assert first.acknowledged and second.acknowledged
    assert len((await place.table()).match.log) == 1
    assert "settled" in text_of(second.response), "the panel says so and shows what is asked now"


async def test_a_stale_panel_says_so_and_shows_the_new_one(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    old, older = [await person.slash(place.channel, "turn") for _ in range(2)]
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    menu = next(i for i in ids_of(old.response) if i.startswith("s:pick"))
    reply = await person.select(old.response, ["0"], custom_id=menu)
    assert "settled" in text_of(reply.response) and "Lay one or two cards" in text_of(reply.response)
    stale = await person.click(older.response, label="Spend your token, draw a card")
    assert "settled" in text_of(stale.response) and "Lay one or two" in text_of(stale.response)
    assert len((await place.table()).match.log) == 1


async def test_a_click_that_another_process_carried_out_meanwhile_is_no_stale_one(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    panel = await person.slash(place.channel, "turn")
    await place.act_by_panel(seat, "choose-field", ["field:3"])

    async def confirm(click: int) -> bool:
        return True

    monkeypatch.setattr(place.bot.store, "find_click", confirm)
    reply = await person.click(panel.response, label="Spend your token, draw a card")
    assert "done already" in text_of(reply.response) and "Lay one or two" in text_of(reply.response)


@pytest.mark.usefixtures("elsewhere")
async def test_everybody_discards_at_once_and_every_answer_counts(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(4)
    await to_discard(place)
    post = place.posts()[-1]
    assert all(p.mention in text_of(post) for p in place.people) and "each of you" in text_of(post)
    last = place.person((await place.table()).player_of("red").user)
    assert pings_of(place) == {p.id for p in place.people if p is not last}, "Red sees it in the panel"
    clicks = []
    for person in place.people:
        reply = await person.click(post, label="Answer")
        button = next(i for i in ids_of(reply.response) if "discard-card" in i)
        clicks.append((person, reply.response, button, None))
    before = len((await place.table()).match.log)
    results = await click_at_once(simcord_env, clicks)
    assert all(r.acknowledged for r in results)
    match = (await place.table()).match
    assert [a.step for a in match.log[before:]] == ["discard-card"] * 4
    assert all("settled" not in text_of(r.response) for r in results)
    assert match.view(None)["round"] == 2 and sum("Your turn" in text_of(m) for m in place.posts()) == 1


async def test_two_take_the_last_seat_at_once(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    await place.open(1 + 1, start=False)
    await bob.click(place.posts()[0], label="Leave")
    lobby = place.posts()[0]
    join = next(i for i in ids_of(lobby) if i.startswith("b:join"))
    results = await click_at_once(simcord_env, [(bob, lobby, join, None), (cy, lobby, join, None)])
    lines = [reply_text(r) for r in results]
    assert sum("have a seat" in t for t in lines) == 1 and sum("full" in t for t in lines) == 1
    assert len((await place.table()).record.players) == 2
    start = next(i for i in ids_of(place.posts()[0]) if i.startswith("b:start"))
    results = await click_at_once(simcord_env, [(ann, lobby, start, None), (ann, lobby, start, None)])
    lines = [reply_text(r) for r in results]
    assert sum("begins" in t for t in lines) == 1 and sum("already started" in t for t in lines) == 1
    assert sum("Your turn" in text_of(m) for m in place.posts()) == 1


async def test_every_old_button_answers_after_a_restart(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False)
    bot = await restart(place, settings)
    assert "already" in reply_text(await place.people[1].click(place.posts()[0], label="Join"))
    await place.people[0].click(place.posts()[0], label="Start")
    person, _ = await mover(place)
    panel = await person.click(place.posts()[-1], label="Take your turn")
    await bot.store.close()
    bot = await restart(place, settings)
    for label in sorted(labels_of(panel.response), key=lambda label: not label.startswith("Rule")):
        result = await person.click(panel.response, label=label)
        assert result.acknowledged and (text_of(result.response) or result.followups)
    panel = await person.slash(place.channel, "turn")
    forge(simcord_env, panel.response, "b:once-upon-a-time:1")
    unknown = [await person.click(panel.response, custom_id="b:once-upon-a-time:1")]
    assert "older version" in reply_text(unknown[0])
    await bot.store.close()


async def test_somebody_elses_panel_and_forged_numbers_change_nothing(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    other = next(p for p in place.people[:2] if p is not person)
    reply = await person.slash(place.channel, "turn")
    menu = next(i for i in ids_of(reply.response) if i.startswith("s:pick"))
    pick = menu.replace("s:pick", "b:pick").removesuffix(":0") + ":3"
    lines = []
    for clicker, custom_id in (
        (other, pick),
        (place.people[3], pick),
        (person, "b:turn:999"),
        (person, "b:turn:x"),
        (person, "b:pick:1"),
        (person, "b:pick:1:2:99:choose-field:0:99"),
        (person, "b:turn:" + "0" * 20 + "9" * 30),
        (person, "b:end:1:maybe"),
    ):
        forge(simcord_env, place.posts()[-1], custom_id)
        lines.append(reply_text(await clicker.click(place.posts()[-1], custom_id=custom_id)))
    assert "settled" in lines[0] and "no seat" in lines[1] and "gone" in lines[2]
    assert "older version" in lines[3] and "older version" in lines[4] and "settled" in lines[5]
    assert "older version" in lines[6] and "older version" in lines[7]
    assert (await place.table()).match.log == []


async def test_what_is_delivered_twice_is_done_once(simcord_env: Any, settings: Any) -> None:
    """Discord may deliver a click again when a connection is resumed, and so may any other way; the second time
    nothing is done, not after a restart either."""
    payloads, emit = [], simcord_env.backend.emit

    def note(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE":
            payloads.append(payload)
        return emit(event, payload, *rest, **more)

    async def again() -> int:
        """Deliver the last click once more; gives how many actions there are then."""
        emit("INTERACTION_CREATE", payloads[-1])
        await simcord_env.settle()
        return len((await place.table()).match.log)

    simcord_env.backend.emit = note
    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    await person.slash(place.channel, "do", choice="field:3")
    before = len(simcord_env.http_requests)
    assert await again() == 1
    assert len(simcord_env.http_requests) == before, "the answer is not said anew"
    match = (await place.table()).match
    await person.slash(place.channel, "do", choice=match.decisions_of(match.log[0].seat)[0].options[0])
    assert await again() == 2
    await person.slash(place.channel, "undo")
    assert len((await place.table()).match.log) == 1
    assert await again() == 1, "/undo takes back one action"
    undo = payloads[-1]
    bot = await restart(place, settings)
    payloads.append(undo)
    assert await again() == 1
    tables = await bot.store.open_tables()
    emit("INTERACTION_CREATE", payloads[0])
    await simcord_env.settle()
    assert await bot.store.open_tables() == tables
    await bot.store.close()


async def test_clicks_of_long_ago_are_cleared_away_at_the_next_start(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    clicks = "select count(*) from clicks"
    assert await place.bot.store._run(lambda c: c.execute(text(clicks)).scalar()) > 0
    await place.bot.store._run(lambda c: c.execute(text("update clicks set at = 0")))
    bot = await restart(place, settings)
    await simcord_env.settle()
    assert await bot.store._run(lambda c: c.execute(text(clicks)).scalar()) == 0
    await bot.store.close()


async def test_what_no_game_keeps_is_done_once_too(
    simcord_env: Any, settings: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Following, which the same command ends, and a holiday, of which each table is told: after a restart too, and when
    two processes begin with it at once and neither can see that the other will have done it."""

    async def see_nothing(click: int) -> None: ...

    payloads, emit = [], simcord_env.backend.emit

    def note(event: str, payload: Any, *rest: Any, **more: Any) -> Any:
        if event == "INTERACTION_CREATE":
            payloads.append(payload)
        return emit(event, payload, *rest, **more)

    simcord_env.backend.emit = note
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    await ann.slash(place.channel, "table new", game="toy", seats=2, pace="relaxed")
    await bob.click(place.find_post("At the table"), label="Join")
    await ann.click(place.find_post("At the table"), label="Start")
    await cy.slash(place.channel, "table follow")
    await ann.slash(place.channel, "settings holiday", **{"from": "2026-03-02 06:00", "until": "2026-03-09 06:00"})
    bot = await restart(place, settings)
    monkeypatch.setattr(bot.store, "find_click", see_nothing)
    await bot.store.save_person(ann.id, Person())
    for twice in payloads[-2:]:
        emit("INTERACTION_CREATE", twice)
    await simcord_env.settle()
    assert len(await bot.store.follows_of(cy.id)) == 1
    assert sum("is on holiday from" in text_of(post) for post in place.posts()) == 1
    assert "Incident" not in caplog.text
    await bot.store.close()
