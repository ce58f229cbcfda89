"""Two and three people run four factions: it is always plain for which one acts, and two hands never mix."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.cogs.story import Place, labels_of, reply_text, text_of, walk
from tests.cogs.test_looking import play, play_some, post_all
from tests.cogs.test_pictures import pictures
from tests.cogs.test_whole_game import check_secrets

NAMES = {"condeean": "Condéean", "cabalist": "Cabalist", "retzist": "Retzist", "mazarinist": "Mazarinist"}


def held_words(table: Any, seat: str) -> set[str]:
    """The names of the cards a seat holds."""
    from fronde.texts import words

    game_words = words(None, "frondeurs")
    return {game_words.name("card", card) for card in table.match.position()["hands"].get(seat, [])}


def sections(text: str) -> dict[str, str]:
    """What a message says under each heading that names a faction."""
    parts: dict[str, str] = {}
    for part in re.split(r"(?m)^### ", text)[1:]:
        heading, _, rest = part.partition("\n")
        for name in NAMES.values():
            if heading.split(" · ")[-1] == name:
                parts[name] = rest
    return parts


def check_hands(table: Any, text: str, seats: list[str]) -> None:
    """No faction's heading stands over a card of another of these seats."""
    parts = sections(text)
    for seat in seats:
        foreign = set().union(*(held_words(table, other) for other in seats if other != seat))
        private = parts.get(NAMES[seat], "").partition("Only you see this")[2].split("**")[0]
        assert not [word for word in foreign - held_words(table, seat) if word in private], (seat, text)


@pytest.mark.parametrize("count", [2, 3])
async def test_a_game_by_clicks_reads_plainly(simcord_env: Any, count: int) -> None:
    place, dice = Place(simcord_env), random.Random(count)
    await place.open(count, game="frondeurs")
    began = text_of(place.find_post("The game has begun"))
    assert all(f"{name} plays " in began for name in ("Ann", "Bob", "Cy")[:count])
    assert ("Condéean belongs to nobody" in began) == (count == 3)
    dummies = 0
    for _ in range(45):
        table = await place.table()
        decision = next(d for d in table.match.decisions if d.required)
        person, seat = place.person(table.player_of(decision.seat).user), decision.seat
        mine = table.seats_of(person.id)
        panel = await person.slash(place.channel, "turn")
        assert next(iter(sections(reply_text(panel)))) == NAMES[seat], "the panel is headed by the faction that acts"
        check_hands(table, reply_text(panel), mine)
        idle = [s for s in mine if not table.match.decisions_of(s)]
        assert all(NAMES[s] in reply_text(panel).partition("You also run")[2] for s in idle)
        call = [m for m in place.posts() if "Your turn" in text_of(m)][-1]
        if table.match.view(None)["active"] == seat:
            assert f"<@{person.id}>, as **{NAMES[seat]}**" in text_of(call)
            dummies += (seat in table.nobodys) and table.match.view(None)["turn"] > 0
            assert ("belongs to nobody" in text_of(call)) == (seat in table.nobodys)
            assert (f"this turn is for {NAMES[seat]} alone" in text_of(call)) == (len(mine) > 1)
        before = len(simcord_env.http_requests)
        picks = dice.sample(decision.options, dice.randint(decision.least, decision.most))
        await place.pick(person, panel, table, seat, decision.step, picks)
        check_secrets(place, await place.table(), before)
    assert count == 2 or dummies, "the Dummy had a Turn"


async def test_hand_and_direct_message_give_each_faction_its_own_heading_and_picture(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, game="frondeurs")
    while (await place.table()).match.view(None)["turn"] < 2:
        await play_some(place, 1, random.Random(1))
    for person in place.people[:2]:
        table = await place.table()
        mine = table.seats_of(person.id)
        reply = await person.slash(place.channel, "hand")
        assert [list(sections(reply_text(reply)))] == [[NAMES[seat] for seat in mine]]
        images = pictures(reply)
        assert len(images) == len(mine) == 2
        for seat, other, picture in zip(mine, reversed(mine), images, strict=True):
            own, foreign = held_words(table, seat), held_words(table, other)
            assert all(word in picture.description for word in own)
            assert not [word for word in foreign - own if word in picture.description]
            under = sections(reply_text(reply))[NAMES[seat]]
            assert all(word in under for word in own) and not [w for w in foreign - own if w in under]
        items = [i for c in walk(reply.response.components) for i in c.get("items", [])]
        assert len(items) == 2, "each picture stands under its own heading"
        direct = text_of(list(person.user.dm_channel.history())[-1])
        assert list(sections(direct)) == [NAMES[seat] for seat in mine]


async def test_the_dummys_hand_is_shown_as_open_and_its_score_is_nobodys(simcord_env: Any) -> None:
    place, dice = Place(simcord_env), random.Random(9)
    await place.open(3, game="frondeurs")
    while True:
        table = await place.table()
        decision = next(d for d in table.match.decisions if d.required)
        if decision.seat in table.nobodys and table.match.view(None)["turn"]:
            break
        await place.act_by_panel(decision.seat, decision.step, [dice.choice(decision.options)])
    person = place.person(table.player_of(table.nobodys[0]).user)
    panel = await person.slash(place.channel, "turn")
    under = sections(reply_text(panel))[NAMES[table.nobodys[0]]]
    assert "Everybody may see this" in under and "Only you see this" not in under.partition("### ")[0]
    post = [m for m in place.posts() if "Your turn" in text_of(m)][-1]
    assert f"({NAMES[table.nobodys[0]]})" not in text_of(post)
    assert "nobody's" in reply_text(await person.slash(place.channel, "score"))


async def test_two_factions_asked_at_once_stand_under_their_own_headings(simcord_env: Any) -> None:
    place, dice = Place(simcord_env), random.Random(12)
    await place.open(2, game="frondeurs")
    tables, checks = place.bot.tables, 0
    for _ in range(400):
        async with tables.hold(await place.bot.store.find_last_table(place.channel.id)) as table:
            if table.match.over:
                break
            seats = {d.seat for d in table.match.decisions}
            both = [p for p in table.record.players if len(seats & {*table.seats_of(p.user)}) > 1]
            decision = next(d for d in table.match.decisions if d.required)
            picks = dice.sample(decision.options, dice.randint(decision.least, decision.most))
        if both and checks < 5:
            checks += 1
            person = place.person(both[0].user)
            panel = await person.slash(place.channel, "turn")
            assert len(sections(reply_text(panel))) == 2
            assert not [label for label in labels_of(panel.response) if label == "Show hand"], "each hand is named"
            check_hands(table, reply_text(panel), table.seats_of(person.id))
        await play(place, table, decision, picks)
        await post_all(place)
        if checks == 5:
            break
    assert checks, "never were both asked at once"
