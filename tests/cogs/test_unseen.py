"""Choices others must not learn of, or may take away: sealed answers, offers, who begins; two questions of a kind."""

from __future__ import annotations

from typing import Any

from tests.cogs.story import Place, click_at_once, ids_of, reply_text, restart, text_of


async def open_with(place: Place, count: int, option: str) -> None:
    """A table of the toy with one of its options on, begun."""
    await place.open(count, start=False)
    ann = place.people[0]
    reply = await ann.slash(place.channel, "table options")
    menu = next(i for i in ids_of(reply.response) if i.endswith(f":{option}"))
    await ann.select(reply.response, ["true"], custom_id=menu)
    await ann.slash(place.channel, "table start")


async def seats_by_person(place: Place) -> dict[Any, str]:
    """Who sits where."""
    table = await place.table()
    return {place.person(table.player_of(seat).user): seat for seat in table.seats}


def direct(person: Any) -> list[Any]:
    """What somebody got by direct message."""
    return list(person.user.dm_channel.history()) if person.user.dm_channel else []


async def test_nobody_learns_who_has_chosen_before_all_have(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    await open_with(place, 3, "bids")
    call = place.posts()[-1]
    people = await seats_by_person(place)
    assert "each of you" in text_of(call) and all(person.mention in text_of(call) for person in people)
    first, second, third = people
    waiting = await second.slash(place.channel, "turn")
    before, posts = reply_text(waiting), len(place.posts())
    letters = [len(direct(person)) for person in (second, third)]
    reply = await place.act_by_panel(people[first], "seal-bid", ["bid:1"])
    assert "You have chosen" in text_of(reply.response) and "until everyone has chosen" in text_of(reply.response)
    bot = await restart(place, settings)
    assert reply_text(await second.slash(place.channel, "turn")) == before, "nothing tells that somebody has chosen"
    assert len(place.posts()) == posts and [len(direct(person)) for person in (second, third)] == letters
    assert (await place.table()).match.log == []
    answer = await place.act_by_panel(people[first], "seal-bid", ["bid:3"])
    assert "You have chosen" in text_of(answer.response), "one may change one's mind"
    old = next(i for i in ids_of(waiting.response) if "seal-bid" in i and i.endswith(":2"))
    assert "settled" not in text_of((await second.click(waiting.response, custom_id=old)).response)
    assert "has bid" not in "\n".join(map(text_of, place.posts()))
    await place.act_by_panel(people[third], "seal-bid", ["bid:0"])
    table = await place.table()
    bids = {action.seat: action.picks for action in table.match.log}
    assert bids == {people[first]: ("bid:3",), people[second]: ("bid:2",), people[third]: ("bid:0",)}
    assert [action.seat for action in table.match.log] == list(table.seats), "applied in the order of the seats"
    assert "has bid" in text_of(place.posts()[-1])
    assert "has bid" in reply_text(await place.people[3].slash(place.channel, "log"))
    await bot.store.close()


async def test_whoever_answers_first_goes_on(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await open_with(place, 2, "volunteer")
    assert "the first answer counts" in text_of(place.posts()[-1])
    clicks = []
    for person in place.people[:2]:
        reply = await person.slash(place.channel, "turn")
        button = next(i for i in ids_of(reply.response) if "go-first" in i)
        clicks.append((person, reply.response, button, None))
    first, second = await click_at_once(simcord_env, clicks)
    assert first.acknowledged and "settled" in text_of(second.response)
    table = await place.table()
    assert [action.step for action in table.match.log] == ["go-first"]
    assert table.match.waiting_for() == [table.match.log[0].seat]


async def test_two_questions_of_a_kind_are_answered_each_by_its_own_menu(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await open_with(place, 2, "marks")
    table = await place.table()
    low, high = table.match.decisions_of("red")
    person = place.person(table.player_of("red").user)
    reply = await person.slash(place.channel, "turn")
    menus = [i for i in ids_of(reply.response) if i.startswith("s:pick") and "mark-fields" in i]
    assert {menu.split(":")[6] for menu in menus} == {"0", "1"}
    await person.select(reply.response, ["0"], custom_id=next(m for m in menus if m.split(":")[6] == "1"))
    assert (await place.table()).match.log[-1].picks == high.options[:1]
    await person.slash(place.channel, "do", choice=low.options[3])
    assert (await place.table()).match.view(None)["marks"] == [high.options[0], low.options[3]]


async def test_an_offer_being_composed_is_taken_back_step_by_step_from_the_panel(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await open_with(place, 3, "trade")
    seat = (await place.table()).match.waiting_for()[0]
    giver = place.person((await place.table()).player_of(seat).user)
    to = next(other for other in (await place.table()).seats if other != seat)
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    for choice in (f"offer-to:{to}", "offer-give:token"):
        await giver.slash(place.channel, "do", choice=choice)
    posts = len(place.posts())
    for last_pick in ("offer-to:" + to, None):
        reply = await giver.click((await giver.slash(place.channel, "turn")).response, label="Undo")
        assert "taken back" in text_of(reply.response)
        match = (await place.table()).match
        assert len(match.log) == 1 and [a.picks[0] for _, a in match.held_answers] == ([last_pick] if last_pick else [])
    assert "taken back" in reply_text(await giver.slash(place.channel, "undo")) and len(place.posts()) == posts
    assert (await place.table()).match.log == []


async def test_an_offer_is_seen_by_the_two_alone_until_it_is_accepted(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await open_with(place, 3, "trade")
    people = await seats_by_person(place)
    table = await place.table()
    giver = place.person(table.player_of(table.match.waiting_for()[0]).user)
    taker, watcher = (person for person in people if person is not giver)
    await taker.slash(place.channel, "turn")
    before, posts = reply_text(await watcher.slash(place.channel, "turn")), len(place.posts())
    letters, watcher_letters = len(direct(taker)), len(direct(watcher))
    for choice in (f"offer-to:{people[taker]}", "offer-give:token", "offer-ask:card", "offer:send"):
        assert "settled" not in reply_text(await giver.slash(place.channel, "do", choice=choice))
    assert reply_text(await watcher.slash(place.channel, "turn")) == before
    assert "offer" not in reply_text(await watcher.slash(place.channel, "log")).lower()
    assert len(place.posts()) == posts and len(direct(watcher)) == watcher_letters
    offer = direct(taker)[-1]
    assert len(direct(taker)) == letters + 1 and "For you alone" in text_of(offer) and "offers" in text_of(offer)
    accept = next(i for i in ids_of(offer) if "answer-offer" in i and i.endswith(":1"))
    await taker.user.click(offer, custom_id=accept)
    assert (await place.table()).match.log[-1].step == "answer-offer"
    assert "have traded" in reply_text(await watcher.slash(place.channel, "log"))
