"""Where people are pinged, when their clocks stand, which tables there are, and digests for who follows one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from sqlalchemy import text

from fronde.host.commands.lobby import Configure, Leave, Start
from fronde.host.commands.play import Act
from fronde.host.people.actors import User
from fronde.host.timekeeping.hours import DAY, HOUR, MINUTE, get_zone
from tests.cogs.story import Place, count_turns, ids_of, labels_of, pings_of, reply_text, restart, text_of
from tests.cogs.test_clocks import moment, mover, open_timed_game, pass_time, seldom  # noqa: F401
from tests.cogs.test_delivery_kills import play_round


def letters(person: Any, words: str) -> list[Any]:
    """The direct messages with these words."""
    return [m for m in person.user.dm_channel.history() if words in text_of(m)]


@pytest.mark.usefixtures("elsewhere")
async def test_pings_go_where_each_wants_them(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    text = reply_text(await ann.slash(place.channel, "settings mine", pings="dm"))
    assert "Pings: by direct message" in text
    await place.open(2)
    table = await place.table()
    assert {p.user: p.pings for p in table.record.players} == {ann.id: "dm", bob.id: "channel"}
    assert (await mover(place)).id == bob.id and pings_of(place) == {bob.id}
    await bob.slash(place.channel, "settings table", pings="both")
    assert "changes this for one table" in reply_text(await bob.slash(place.channel, "settings mine"))
    table = await place.table()
    assert next(p.pings for p in table.record.players if p.user == bob.id) == "both"


async def test_who_wants_direct_messages_gets_the_turn_there(simcord_env: Any) -> None:
    place = Place(simcord_env)
    for person in place.people[:2]:
        await person.slash(place.channel, "settings mine", pings="dm")
    await place.open(2)
    assert pings_of(place) == set(), "named in the channel, pinged by direct message"
    person = await mover(place)
    [call] = letters(person, "Your turn")
    assert "at the table in" in text_of(call) and labels_of(call) == ["Take your turn"]
    assert re.search(r"Choose a free field.*\(\d+ choices\)", text_of(call)), "the question, and how big it is"
    other = next(p for p in place.people[:2] if p is not person)
    assert letters(other, "Your turn") == []


async def test_quiet_hours_move_the_deadline(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env, "daily")
    person = await mover(place)
    before = moment((await person.slash(place.channel, "turn")).response)
    text = reply_text(await person.slash(place.channel, "settings hours", zone="Europe/Paris", quiet="23:00-8:30"))
    assert "Quiet hours: 23:00 to 8:30, Europe/Paris" in text
    after = moment((await person.slash(place.channel, "turn")).response)
    assert after - before >= 9 * HOUR
    assert "10 hours" in reply_text(await person.slash(place.channel, "settings hours", quiet="8:00-23:00"))
    assert "no time zone" in reply_text(await person.slash(place.channel, "settings hours", zone="Mars/Olympus"))
    options = await person.autocomplete(place.channel, "settings hours", "zone", "paris")
    assert [choice["value"] for choice in options] == ["Europe/Paris"]
    assert "No quiet hours" in reply_text(await person.slash(place.channel, "settings hours", quiet="none"))
    assert moment((await person.slash(place.channel, "turn")).response) == before


@pytest.mark.simcord(settle_timeout=60)
async def test_quiet_hours_set_ever_anew_put_off_no_deadline(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env, "daily")
    person = await mover(place)
    for step in range(9):
        begin = step * 10 % 24
        text = reply_text(
            await person.slash(place.channel, "settings hours", quiet=f"{begin}:00-{(begin + 10) % 24}:00")
        )
        assert ("the new ones apply from <t:" in text) == (step > 0), "the first count at once"
        await pass_time(place, 10 * HOUR)
    assert any(text_of(post).startswith("**Late**") or "is up" in text_of(post) for post in place.posts())


async def test_a_zone_of_this_machine_alone_is_neither_suggested_nor_taken(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env, "daily")
    person = await mover(place)
    for zone in ("localtime", "Factory", "posixrules"):
        assert await person.autocomplete(place.channel, "settings hours", "zone", zone) == []
        assert "no time zone" in reply_text(await person.slash(place.channel, "settings hours", zone=zone))


@pytest.mark.sqlite("JSON is replaced as text")
async def test_a_zone_kept_elsewhere_is_utc_here_and_said_once_in_the_log(
    simcord_env: Any, settings: Any, caplog: pytest.LogCaptureFixture
) -> None:
    place = await open_timed_game(simcord_env, "daily")
    person = await mover(place)
    await person.slash(place.channel, "settings hours", zone="Europe/Paris", quiet="23:00-8:30")
    for table in ("players", "people"):
        query = text(f"update {table} set rest = replace(rest, 'Europe/Paris', 'Mars/Olympus')")
        assert (await place.bot.store._run(lambda c, query=query: c.execute(query).rowcount)) >= 1
    get_zone.cache_clear()
    bot = await restart(place, settings)
    table = await place.table()
    decision = next(d for d in table.match.decisions if d.required)
    await place.act_by_panel(decision.seat, decision.step, list(table.match.default(decision)))
    assert "8:30, Mars/Olympus" in reply_text(await person.slash(place.channel, "settings mine", pings="dm"))
    await pass_time(place, 2 * HOUR)
    assert sum("Mars/Olympus" in line and "read as UTC" in line for line in caplog.text.splitlines()) == 1
    assert "Incident" not in caplog.text
    await bot.store.close()


async def test_a_holiday_is_told_to_the_table_and_stops_the_clock(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env, "relaxed")
    person = await mover(place)
    before = moment((await person.slash(place.channel, "turn")).response)
    assert "hours from now" in reply_text(
        await person.slash(place.channel, "settings holiday", **{"from": "2026-01-01", "until": "2026-01-09"})
    )
    text = reply_text(
        await person.slash(
            place.channel, "settings holiday", **{"from": "2026-01-02 06:00", "until": "2026-01-09 06:00"}
        )
    )
    assert "Holiday:" in text
    assert "is on holiday from" in text_of(place.posts()[-1]) and pings_of(place) == set()
    assert moment((await person.slash(place.channel, "turn")).response) == before + 7 * DAY
    await person.slash(place.channel, "settings holiday", back=True)
    assert moment((await person.slash(place.channel, "turn")).response) == before


async def test_a_table_left_meanwhile_is_no_fault_of_the_settings(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await place.open(2, start=False)
    table = await place.table()
    tables, bot_store = place.bot.tables, place.bot.store
    find_tables = bot_store.open_tables

    async def leave_meanwhile(user: int) -> list[int]:
        numbers = await find_tables(user)
        await tables.run(table.id, User(user, "Bob"), Leave())
        return numbers

    monkeypatch.setattr(bot_store, "open_tables", leave_meanwhile)
    text = reply_text(await bob.slash(place.channel, "settings hours", zone="Europe/Paris", quiet="23:00-8:30"))
    assert "Quiet hours: 23:00 to 8:30" in text
    assert {p.user for p in (await place.table()).record.players} == {ann.id}
    assert "Incident" not in caplog.text


async def test_a_pause_is_voted_and_stops_every_clock(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env)
    ann, bob, *_ = place.people
    person = await mover(place)
    await pass_time(place, 6 * MINUTE)
    before = moment((await person.slash(place.channel, "turn")).response)
    assert "no seat" in reply_text(await place.people[3].slash(place.channel, "clock pause"))
    assert "You agree" in reply_text(await ann.slash(place.channel, "clock pause"))
    vote = place.find_post("A pause?")
    assert pings_of(place) == {bob.id} and labels_of(vote) == ["Pause"]
    assert "one more is needed" in text_of(vote)
    assert "already" in reply_text(await ann.click(vote, label="Pause"))
    await bob.click(vote, label="Pause")
    assert "The table is paused" in text_of(place.posts()[-1])
    turn = next(post for post in place.posts() if "Your turn" in text_of(post))
    assert "the clocks are stopped" in text_of(turn) and "<t:" not in text_of(turn)
    await pass_time(place, 3 * HOUR)
    assert not any("nearly up" in text_of(post) or "Late" in text_of(post) for post in place.posts())
    assert "the clocks are stopped" in reply_text(await person.slash(place.channel, "turn"))
    for someone in (ann, bob):
        await someone.slash(place.channel, "clock resume")
    after = moment((await person.slash(place.channel, "turn")).response)
    assert abs(after - before - 3 * HOUR) <= MINUTE
    assert moment(next(post for post in place.posts() if post.id == turn.id)) == after


async def test_a_pause_until_a_moment_ends_by_itself(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env)
    ann, bob, *_ = place.people
    assert "past" in reply_text(await ann.slash(place.channel, "clock pause", until="2025-01-01"))
    assert "can't read that date" in reply_text(await ann.slash(place.channel, "clock pause", until="soon"))
    await ann.slash(place.channel, "clock pause", until="2026-01-01 05:00")
    await bob.click(place.find_post("A pause?"), label="Pause")
    await pass_time(place, 5 * HOUR + 10 * MINUTE)
    assert any("The pause is over" in text_of(post) for post in place.posts())
    remaining = moment((await (await mover(place)).slash(place.channel, "turn")).response) - int(
        simcord_env.now().timestamp()
    )
    assert 28 * MINUTE <= remaining <= 31 * MINUTE, "it runs from five o'clock on"


async def test_a_day_more(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env)
    person = await mover(place)
    before = moment((await person.slash(place.channel, "turn")).response)
    assert "one more day" in reply_text(await person.slash(place.channel, "clock extend"))
    notice = place.posts()[-1]
    assert "takes one more day" in text_of(notice) and moment(notice) == before + DAY
    assert moment(next(post for post in place.posts() if "Your turn" in text_of(post))) == before + DAY
    await person.slash(place.channel, "clock extend")
    assert "2 extra days" in reply_text(await person.slash(place.channel, "clock extend"))
    other = next(p for p in place.people[:2] if p is not person)
    assert "nothing to decide now" in reply_text(await other.slash(place.channel, "clock extend"))


async def test_the_list_of_tables(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env)
    ann, bob, cy, _ = place.people
    other = place.guild.create_text_channel("other")
    await cy.slash(other, "table new", game="toy", seats=3)
    person = await mover(place)
    text = reply_text(await person.slash(place.channel, "table list"))
    assert "**waiting for you** until <t:" in text and "1 of 3 have joined" in text
    reply = await bob.slash(place.channel, "table list", which="seats")
    assert labels_of(reply.response) == ["Join: Sixty Fields"] and "Your tables" not in reply_text(reply)
    assert "You have a seat" in reply_text(await bob.click(reply.response, label="Join: Sixty Fields"))
    assert "none" in reply_text(await ann.user.slash("table list", which="here"))


async def test_a_secret_channel_is_on_nobodys_list(simcord_env: Any) -> None:
    import discord

    place = Place(simcord_env)
    ann, bob, *_ = place.people
    secret = discord.PermissionOverwrite(view_channel=False)
    visible = discord.PermissionOverwrite(view_channel=True)
    den = place.guild.create_text_channel(
        "den", overwrites={place.guild.default_role: secret, ann: visible, place.guild.me: visible}
    )
    await ann.slash(den, "table new", game="toy", seats=2)
    assert "Sixty Fields" in reply_text(await ann.slash(place.channel, "table list", which="here"))
    assert "none that you can see" in reply_text(await bob.slash(place.channel, "table list", which="here"))


async def test_a_digest_a_day_for_who_follows(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    cy = place.people[2]
    assert "You follow this game" in reply_text(await cy.slash(place.channel, "table follow"))
    assert "You play at this table" in reply_text(await place.people[0].slash(place.channel, "table follow"))
    await pass_time(place, DAY)
    assert cy.user.dm_channel is None or letters(cy, "A digest") == [], "nothing has happened"
    table = await place.table()
    seat = table.match.waiting_for()[0]
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    await pass_time(place, HOUR)
    await pass_time(place, HOUR)
    [digest] = letters(cy, "A digest")
    assert "wants Field 4" in text_of(digest) and labels_of(digest) == ["Board", "Stop following"]
    await play_round(place)
    await cy.slash(place.channel, "settings hours", quiet="20:00-6:00")
    await pass_time(place, 23 * HOUR)
    [digest] = letters(cy, "A digest")
    assert "wants Field 4" in text_of(digest), "not at night"
    await pass_time(place, 6 * HOUR)
    [digest] = letters(cy, "A digest")
    assert "wants Field 4" not in text_of(digest) and "Field 4 goes to" in text_of(digest)
    assert "no longer" in reply_text(await cy.user.click(digest, label="Stop following"))
    assert await place.bot.store.follows_of(cy.id) == []


@pytest.mark.parametrize("choice", ["none", "brisk"])
async def test_the_host_sets_the_pace_in_the_lobby(simcord_env: Any, choice: str) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False)
    ann, bob, *_ = place.people
    lobby = place.posts()[0]
    assert "no clocks" in text_of(lobby)
    reply = await ann.click(lobby, label="Options")
    reply = await ann.select(reply.response, [choice], custom_id="s:pace:1")
    if choice == "brisk":
        late = next(id for id in ids_of(reply.response) if id.startswith("s:late:1"))
        await ann.select(reply.response, ["wait"], custom_id=late)
        assert "Pace: brisk" in text_of(place.posts()[0]) and "the table waits" in text_of(place.posts()[0])
    assert "Only the host" in reply_text(await bob.slash(place.channel, "clock pace", pace="daily"))
    await ann.slash(place.channel, "clock pace", pace="own", bank="2d", turn="6h", late="open")
    assert "own times · 2 days at the start, 6 hours more" in text_of(place.posts()[0])
    assert "can't read that time" in reply_text(await ann.slash(place.channel, "clock pace", pace="own", bank="long"))
    assert "at most" in reply_text(await ann.slash(place.channel, "clock pace", pace="own", bank="90d"))


@pytest.mark.parametrize("pace", ["none", "daily"])
async def test_who_is_there_is_not_pinged_and_told_later_unless_they_come_back(
    simcord_env: Any, settings: Any, pace: str
) -> None:
    place = await open_timed_game(simcord_env, pace)
    person = await mover(place)
    assert "Your turn" in text_of(place.posts()[-1]) and pings_of(place) == set(), "everybody has just clicked here"
    bot = await restart(place, settings)
    await pass_time(place, 6 * MINUTE)
    post = place.posts()[-1]
    assert text_of(post).startswith("**It is your turn**") and pings_of(place) == {person.id}
    assert ("<t:" in text_of(post)) == (pace != "none") and labels_of(post) == ["Take your turn"]
    await pass_time(place, HOUR)
    assert place.posts()[-1].id == post.id, "once"
    table = await place.table()
    assert table.record.schedule.silences == {} and (table.record.schedule.due is None) == (pace == "none")
    await bot.store.close()


async def test_minutes_in_which_nobody_pings_are_nobodys_time(simcord_env: Any) -> None:
    place = await open_timed_game(simcord_env, "brisk")
    start, turn = int(simcord_env.now().timestamp()), place.find_post("Your turn")
    person = await mover(place)
    assert pings_of(place) == set() and moment(turn) == start + 45 * MINUTE, "40 once they are called"
    await pass_time(place, 2 * MINUTE)
    assert moment((await person.slash(place.channel, "turn")).response) == moment(turn), "it stands, and says so"
    await pass_time(place, 4 * MINUTE)
    assert moment(turn) == moment(place.find_post("Your turn")) and "nearly up" not in text_of(place.posts()[-1])
    await pass_time(place, 32 * MINUTE + 30)
    assert moment(place.find_post("nearly up")) == moment(turn)


async def test_who_is_pinged_meanwhile_is_not_called_for_the_same_once_more(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    first = await mover(place)
    for words in ("Your turn", "It is your turn"):
        await pass_time(place, 4 * MINUTE)
        assert words in text_of(place.posts()[-1])
    bodies = [r.json for r in simcord_env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    assert [body for body in bodies if str(first.id) in map(str, body["allowed_mentions"].get("users", []))][1:] == []


async def test_a_turn_that_comes_back_at_once_pings_nobody_twice(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    await pass_time(place, 6 * MINUTE)
    before = len(simcord_env.http_requests)
    for _ in range(3):
        await pass_time(place, MINUTE)
        await play_round(place)
    bodies = [r.json for r in simcord_env.http_requests[before:] if r.method == "POST" and r.path.endswith("/messages")]
    pings = [user for body in bodies for user in body["allowed_mentions"].get("users", [])]
    assert count_turns(place.posts()) == 4 and len(pings) == len(set(pings))
    await pass_time(place, MINUTE)
    await (await mover(place)).slash(place.channel, "turn")
    await pass_time(place, 20 * MINUTE)
    assert "It is your turn" not in text_of(place.posts()[-1]), "they have looked since"


async def test_who_acts_in_direct_messages_is_called_there_without_a_sound(simcord_env: Any) -> None:
    place = Place(simcord_env)
    for person in place.people[:2]:
        await person.slash(place.channel, "settings mine", pings="dm")
    await place.open(2)
    await play_turn(place)
    bodies = [r.json for r in simcord_env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
    calls = [body for body in bodies if (body.get("content") or "").startswith("**Your turn**, as")]
    silent = [bool((body.get("flags") or 0) & 4096) for body in calls]
    assert silent == [False, True], "the second has just answered there"


async def play_turn(place: Place) -> None:
    """A whole turn, typed in direct messages."""
    table = await place.table()
    seat = table.match.turn.seat
    while table.match.turn.seat == seat:
        decision = next(d for d in table.match.decisions if d.required)
        person = place.person(table.player_of(decision.seat).user)
        await person.user.slash("do", choice=table.match.default(decision)[0])
        table = await place.table()


async def test_other_tables_that_wait_are_named_in_one_message(simcord_env: Any) -> None:
    place = Place(simcord_env)
    for person in place.people[:2]:
        await person.slash(place.channel, "settings mine", pings="dm")
    await place.open(2)
    first = await mover(place)
    others = [p for p in place.people[:2] if p is not first]
    place.channel = place.guild.create_text_channel("other")
    for _ in range(6):
        await place.open(2)
        if (await mover(place)) is first:
            break
        await place.people[0].slash(place.channel, "table end")
        await place.people[1].click(place.find_post("A vote"), label="End the game")
    else:
        raise AssertionError(f"it is always the turn of {others}")
    [letter] = letters(first, "Your turn")
    first_table, second_table = await place.bot.tables.find_asking(first.id)
    words = text_of(letter)
    assert "Also waiting for you" in words and len(re.findall("Sixty Fields", words)) == 2
    assert ids_of(letter)[0] == f"b:turn:{second_table}" and f"b:turn:{first_table}:" in ids_of(letter)[1]
    reply = await first.user.click(letter, label="Take your turn")
    assert "Sixty Fields" in reply_text(reply)
    table = await place.table()
    while first.id in [table.player_of(seat).user for seat in table.match.waiting_for()]:
        decision = next(d for d in table.match.decisions if d.required)
        await place.act_by_panel(decision.seat, decision.step, list(table.match.default(decision)))
        table = await place.table()
    [latest] = letters(first, "Waiting for you")
    assert latest.id == letter.id and labels_of(latest) == ["1 · Sixty Fields"]


async def test_a_digest_does_not_tell_that_something_was_done_unseen(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False)
    ann, _, cy, _ = place.people
    tables, host = place.bot.tables, User(ann.id, "Ann")
    table = await place.table()
    await tables.run(table.id, host, Configure({"trade": True}))
    await tables.run(table.id, host, Start())
    await cy.slash(place.channel, "table follow")
    table = await place.table()
    seat = table.match.waiting_for()[0]
    other = next(one for one in table.seats if one != seat)
    choices = [("offer-to", f"offer-to:{other}"), ("offer-give", "offer-give:token"), ("offer-ask", "offer-ask:card")]
    for step, pick in [*choices, ("offer-send", "offer:send")]:
        await tables.run(table.id, User(table.player_of(seat).user, "X"), Act(seat, step, (pick,)))
    assert (await place.table()).match.log
    await pass_time(place, DAY + HOUR)
    assert cy.user.dm_channel is None or letters(cy, "A digest") == []
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    await pass_time(place, HOUR)
    assert len(letters(cy, "A digest")) == 1


async def test_somebody_reads_in_the_language_they_choose(simcord_env: Any, settings: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    ann, bob, *_ = place.people
    reply = await ann.slash(place.channel, "settings mine", language="fr")
    assert "Langue\u00a0: français" in reply_text(reply)
    assert (await place.table()).record.find_player(ann.id).locale == "fr"
    assert "Language: as in Discord" in reply_text(await bob.slash(place.channel, "settings mine"))
    assert "jamais" not in reply_text(await ann.slash(place.channel, "settings hours", quiet="22:00-7:30"))
    assert "Pas d’heures de repos" in reply_text(await ann.slash(place.channel, "settings hours", quiet="aucune"))
    await restart(place, settings)
    assert "Langue\u00a0: français" in reply_text(await ann.slash(place.channel, "settings mine"))
    assert "Language: as in Discord" in reply_text(await ann.slash(place.channel, "settings mine", language="client"))
    assert (await place.table()).record.find_player(ann.id).locale == "en-US"
