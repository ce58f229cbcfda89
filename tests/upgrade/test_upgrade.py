"""What an older version left goes on with this one: games, messages, buttons, votes, secrets."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from cogs.messages.names import words
from db import Store
from db.migrate import HEAD
from fronde.host.table import Playing
from fronde_bot.bot import Settings, check
from tests.cogs.story import is_turn, labels_of, text_of
from tests.upgrade.opened import UPGRADED_FROM, OpenedCopy, answer_of, route_of, unpack

WENT_ON = ("offers", "pause-vote", "moved", "refused", "killed")
"""Tables that were played at after everybody had opened a panel."""
NEVER = (words(None).say("error-old-button"), words(None).say("apology", incident="#").partition("#")[0])
"""What no button of that day may be answered."""
PICTURES = ("board", "hand", "reach", "choices")
LAST = (
    *("pick", "undo", "undo-all", "order", "ordered", "unorder", "mean", "unplan", "seat", "take-back", "swap", "rest"),
    *("back", "end", "role", "join", "start", "leave", "unfollow", "rematch"),
)
"""Where a button leads that changes what others show: pressed after all the rest, in this order."""


def settings_on(path: Path) -> Settings:
    return Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{path}", backups=0)


def read_rows(path: Path) -> list[Any]:
    """Every choice that was ever made, and who plays."""
    with closing(sqlite3.connect(path)) as file:
        choices = file.execute('select "table", number, actor, seat, step, picks, at from actions order by 1, 2')
        return [
            *choices,
            *file.execute('select "table", number, user, name, token, bot, owner from players order by 1, 2'),
        ]


def test_a_copy_opens_and_keeps_every_choice(tmp_path: Path) -> None:
    path = unpack(tmp_path)
    before = read_rows(path)

    async def open_once() -> None:
        store = Store(f"sqlite+aiosqlite:///{path}")
        await store.open()
        await store.close()

    asyncio.run(open_once())
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("select version_num from alembic_version").fetchall() == [(HEAD,)]
    assert read_rows(path) == before and len(before) > 500


def test_no_game_plays_otherwise_but_a_battle_of_jeanne(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its rules 5 ask for signs and retreats after the dice: the game goes on from before the battle."""
    path = unpack(tmp_path)
    assert asyncio.run(check(settings_on(path))) == 0
    text = capsys.readouterr().out
    assert "No fault found" in text and text.count(": continues unchanged.") == 13, text
    battle = next(line for line in text.splitlines() if "continues unchanged" not in line and "table" in line)
    assert "table 10, rules 4" in battle and "continues under the new rules from its last settled position" in battle
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute("select version_num from alembic_version").fetchall()
    assert rows == [(UPGRADED_FROM,)], "to look changes nothing"


async def test_games_that_ended_before_get_their_results(upgraded: OpenedCopy) -> None:
    """One was over and one rested; a kill between the two would do no harm."""
    store, tables = upgraded.bot.store, upgraded.bot.tables
    assert await tables.fill_results() == [] and await store.count_results() == (0, 0)
    query = text('select "table", game, ending, size, people from results order by 1')
    rows = await store._run(lambda c: [tuple(row) for row in c.execute(query)])
    assert rows == [(1, "richelieu", "rules", 2, 2), (2, "frondeurs", "abandoned", 2, 2)]
    query = text('select place, is_winner, score > 0 from standings where "table" = 1 order by place')
    assert await store._run(lambda c: [tuple(map(int, row)) for row in c.execute(query)]) == [(1, 1, 1), (2, 0, 1)]


async def test_what_waited_is_told_and_what_was_given_up_can_be_sent_again(upgraded: OpenedCopy) -> None:
    assert await upgraded.bot.store.tables_with_notices() == []
    for key in ("offers", "pause-vote", "moved", "refused"):
        assert is_turn((await upgraded.posts(key))[-1]), key
        reply = await upgraded.slash(_somebody(await upgraded.table(key), upgraded), key, "turn")
        assert "couldn't show" not in answer_of(reply)
    assert {notice.fault for notice in await upgraded.bot.store.find_failures()} == {"closed", "killed"}
    gus = upgraded.actor("Gus", upgraded.env.backend.dm_channels[upgraded.world["names"]["Gus"]])
    before = len(gus.dm_channel.history()), len(await upgraded.posts("killed"))
    with upgraded.env._bot_scope():
        await upgraded.bot.repost()
    await upgraded.env.settle()
    assert await upgraded.bot.store.find_failures() == [] == await upgraded.bot.store.tables_with_notices()
    assert len(gus.dm_channel.history()) > before[0] and len(await upgraded.posts("killed")) >= before[1]
    assert is_turn((await upgraded.posts("killed"))[-1]) and is_turn((await upgraded.posts("resume-vote"))[-1])


def _somebody(table: Playing, upgraded: OpenedCopy) -> str:
    return upgraded.name_of(next(p.user for p in table.record.players if p.user))


def _same(button: Mapping[str, Any]) -> tuple[Any, ...]:
    """What buttons that do the same have in common: of those that draw a picture, one a table and kind will do."""
    name = button["custom_id"].partition(":~")[0]
    return tuple(name.split(":")[:3]) if route_of(button) in PICTURES else (name, button["users"][0])


async def test_every_old_button_is_answered(upgraded: OpenedCopy) -> None:
    pressed, missing = defaultdict(list), 0
    distinct = {_same(button): button for button in upgraded.buttons()}
    for button in sorted(distinct.values(), key=lambda b: LAST.index(route_of(b)) if route_of(b) in LAST else -1):
        if not upgraded.stands(button):
            missing += 1
            continue
        result = await upgraded.press(button)
        text = answer_of(result)
        assert result.acknowledged and text, button
        assert not any(never in text for never in NEVER), (button, text)
        pressed[route_of(button)].append(text)
    for form in upgraded.world["forms"]:
        result = await upgraded.send_form(form, "a note of that day")
        assert result.acknowledged and not any(never in answer_of(result) for never in NEVER), form
    assert len(pressed) >= 45 and missing < 20, (sorted(pressed), missing)


async def test_a_choice_in_an_old_panel_counts(upgraded: OpenedCopy) -> None:
    """Of every game somebody chooses in a panel that was open all along; where the game went on it says so."""
    played: set[str] = set()
    for key in upgraded.world["tables"]:
        table = await upgraded.table(key)
        picks = [b for b in upgraded.buttons(key, "pick") if b["users"][0] in _questions(table)]
        if not isinstance(table, Playing) or not picks:
            continue
        before = _so_far(table)
        lines, went_on = [], False
        while not went_on and picks and len(lines) < 4:  # what is chosen secretly may be chosen again, and be the same
            lines.append(answer_of(await upgraded.press(picks.pop())))
            went_on = _so_far(await upgraded.table(key)) != before
        assert went_on == (key not in WENT_ON), (key, lines)
        assert went_on or "is already settled" in lines[0], key
        played |= {table.record.game} if went_on else set()
    assert played == {"frondeurs", "jeanne", "liberte", "mousquetaires", "richelieu"}


def _questions(table: Any) -> set[int]:
    if not isinstance(table, Playing):
        return set()
    return {table.player_of(d.seat).user for d in table.match.decisions if d.required and not d.answered}


def _so_far(table: Playing) -> tuple[Any, ...]:
    return tuple(table.match.log), tuple(action for _, action in table.match.held_answers)


# --- votes and offers ---


async def agree(upgraded: OpenedCopy, key: str, route: str, answer: str = "") -> None:
    """Whoever is still asked agrees in the post of that day, one after the other."""
    button = next(b for b in upgraded.buttons(key, route) if b["custom_id"].partition(":~")[0].endswith(answer))
    for user in button["users"]:
        if not upgraded.stands(button):
            break
        text = answer_of(await upgraded.press(button, upgraded.name_of(user)))
        assert not any(never in text for never in NEVER), text


async def test_every_vote_is_completed_and_carried_out(upgraded: OpenedCopy) -> None:
    await agree(upgraded, "end-vote", "end", "yes")
    assert not isinstance(await upgraded.table("end-vote"), Playing)
    home = await upgraded.home("end-vote")
    opened = await upgraded.actor("Dee", home.id).slash(home, "table new", game="richelieu", seats=2)
    assert "is open" in answer_of(opened), "the channel is free"

    await agree(upgraded, "pause-vote", "rest", "pause")
    assert "**The table is paused**" in await upgraded.read("pause-vote")
    await agree(upgraded, "resume-vote", "rest", "resume")
    assert "**The table resumes**" in await upgraded.read("resume-vote")
    await agree(upgraded, "rewind-vote", "back", "yes:" + _after(upgraded))
    assert "goes back** to the start of turn" in await upgraded.read("rewind-vote")

    await agree(upgraded, "machine-vote", "swap")
    assert "(bot) plays for you" in await upgraded.read("machine-vote")
    assert not (await upgraded.table("machine-vote")).seats_of(upgraded.world["names"]["Dee"])
    await agree(upgraded, "absent", "swap")
    seat = next(post for post in reversed(await upgraded.posts("absent")) if "A free seat" in text_of(post))
    reply = await upgraded.actor("Fay", seat.channel.id).click(seat, label="Take the seat")
    assert "seat is yours" in answer_of(reply)
    assert (await upgraded.table("absent")).seats_of(upgraded.world["names"]["Fay"])


def _after(upgraded: OpenedCopy) -> str:
    vote = next(b for b in upgraded.buttons("rewind-vote", "back") if ":yes:" in b["custom_id"])
    return str(vote["custom_id"].partition(":~")[0].rpartition(":")[2])


async def test_seats_on_offer_are_taken_and_taken_back(upgraded: OpenedCopy) -> None:
    personal, open_to_all = (b for b in upgraded.buttons("offers", "seat") if ":yes" in b["custom_id"])
    if len(personal["users"]) > 1:
        personal, open_to_all = open_to_all, personal
    refused = answer_of(await upgraded.press(personal, "Hal"))
    assert "seat is yours" not in refused and refused
    assert "seat is yours" in answer_of(await upgraded.press(personal, "Eve"))
    assert "seat is yours" in answer_of(await upgraded.press(open_to_all, "Hal"))
    table = await upgraded.table("offers")
    seats_by_name = {name: table.seats_of(upgraded.world["names"][name]) for name in ("Ann", "Bob", "Cy", "Eve", "Hal")}
    assert {name for name, seats in seats_by_name.items() if seats} == {"Cy", "Eve", "Hal"}
    (back,) = upgraded.buttons("machines", "take-back")
    text = answer_of(await upgraded.press(back))
    assert (await upgraded.table("machines")).seats_of(upgraded.world["names"]["Bob"]), text


async def test_a_lobby_of_that_day_is_kept_open_and_begins(upgraded: OpenedCopy) -> None:
    (keep,) = upgraded.buttons("ageing", "keep")
    assert "stays open" in answer_of(await upgraded.press(keep))
    (join,) = upgraded.buttons("lobby", "join")
    text = answer_of(await upgraded.press(join))
    assert "You have a seat" in text
    (start,) = upgraded.buttons("lobby", "start")
    await upgraded.press(start)
    assert isinstance(await upgraded.table("lobby"), Playing)


async def test_what_people_chose_for_themselves_is_kept(upgraded: OpenedCopy) -> None:
    text = answer_of(await upgraded.slash("Dee", "end-vote", "settings mine"))
    assert "Europe/Paris" in text and "23:00" in text
    home = (await upgraded.home("end-vote")).id
    planner = next(upgraded.name_of(form["user"]) for form in upgraded.world["forms"] if form["channel"] == home)
    assert "watch the others at end-vote" in answer_of(await upgraded.slash(planner, "end-vote", "plan"))
    assert "Take it back" in labels_of((await upgraded.slash(planner, "end-vote", "order")).response)
    (digest,) = (b for b in upgraded.buttons("end-vote", "unfollow"))
    assert "no longer" in answer_of(await upgraded.press(digest, "Fay")), "Fay followed it"


async def test_who_looks_after_a_server_does_so_still_and_of_no_other(upgraded: OpenedCopy) -> None:
    assert "You now act as the host" in answer_of(await upgraded.slash("Eve", "killed", "seat take-over"))
    assert "You now act as the host" not in answer_of(await upgraded.slash("Eve", "moved", "seat take-over"))
    assert "You now act as the host" not in answer_of(await upgraded.slash("Hal", "killed", "seat take-over"))


# --- games go on ---


async def test_sealed_answers_are_held_until_all_have_answered(upgraded: OpenedCopy) -> None:
    table = await upgraded.table("sealed")
    assert not table.match.held_answers, "the one answer held was when to play a sign, which is not asked so any more"
    await upgraded.play("sealed", 1, lambda table: bool(table.match.held_answers))
    table = await upgraded.table("sealed")
    answers = [action for _, action in table.match.held_answers]
    seats = {d.seat for d in table.match.decisions if d.sealed and d.required and not d.answered}
    assert answers and seats
    others = {upgraded.name_of(table.player_of(seat).user) for seat in seats}
    first = len(table.match.log)
    for name in others:
        text = answer_of(await upgraded.slash(name, "sealed", "turn"))
        assert "Jeanne" in text and not any(never in text for never in NEVER)

    def is_settled(table: Playing) -> bool:
        answers[:] = [action for _, action in table.match.held_answers] or answers
        return not table.match.held_answers

    await upgraded.play("sealed", 20, is_settled)
    await upgraded.env.settle()
    log = (await upgraded.table("sealed")).match.log
    assert set(answers) <= set(log[first:]), "as they were given"


async def test_every_game_is_played_on(upgraded: OpenedCopy, capsys: pytest.CaptureFixture[str]) -> None:
    assert "resumes here" in answer_of(await upgraded.slash("Ann", "resting", "table wake"))
    home = upgraded.env.backend.channels[(await upgraded.home("moved")).id]
    assert home.guild_id == upgraded.server("The other house")
    (back,) = upgraded.buttons("machines", "take-back")
    await upgraded.press(back)
    games = [key for key in upgraded.world["tables"] if isinstance(await upgraded.table(key), Playing)]
    assert len(games) == 13
    for key in games:
        enough = len((await upgraded.table(key)).match.log) + 60  # with those of machines
        played = await upgraded.play(key, 60, lambda table, enough=enough: len(table.match.log) >= enough)  # type: ignore[misc]
        await upgraded.env.settle()
        table = await upgraded.table(key)
        assert played == 60 or not isinstance(table, Playing) or len(table.match.log) >= enough, key
    assert await upgraded.bot.store.tables_with_notices() == []
    assert await check(upgraded.settings) == 0, capsys.readouterr().out
