"""A board of one's own: an option of the lobby that is set by a file."""

from __future__ import annotations

from typing import Any

from cogs.panels.files import LARGEST, tell_faults
from fronde.texts import words
from tests.cogs.limits import COMPONENTS_V2, find_breaches
from tests.cogs.story import Place, ids_of, reply_text, text_of

GOOD = ("mine.txt", b"NORTH\nSOUTH\n")


async def test_the_host_sets_a_board_of_her_own_and_takes_it_back(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann = place.people[0]
    await place.open(2, start=False)
    assert "Board: as it comes with the game" in text_of(place.posts()[0])
    assert "mine.txt" in reply_text(await ann.slash(place.channel, "table board", file=GOOD))
    assert "Board: one of your own (mine.txt)" in text_of(place.posts()[0])
    assert "NORTH" not in text_of(place.posts()[0]), "the file itself is not poured out"
    reply = await ann.slash(place.channel, "table options")
    assert "one of your own (mine.txt)" in reply_text(reply) and "`/table board`" in reply_text(reply)
    assert not [i for i in ids_of(reply.response) if i.endswith(":board")], "no menu holds a board"
    table = await place.table()
    assert table.record.terms.options["board"] == {"fields": ["NORTH", "SOUTH"]}
    assert "comes with the game" in reply_text(await ann.slash(place.channel, "table board"))
    assert "Board: as it comes with the game" in text_of(place.posts()[0])
    assert "board" not in (await place.table()).record.terms.options


async def test_a_board_is_kept_by_the_game_and_by_the_disk(simcord_env: Any, settings: Any) -> None:
    from tests.cogs.story import restart

    place = Place(simcord_env)
    ann = place.people[0]
    await place.open(2, start=False)
    await ann.slash(place.channel, "table board", file=GOOD)
    bot = await restart(place, settings)
    assert (await place.table()).record.terms.files == {"board": "mine.txt"}
    await ann.slash(place.channel, "table start")
    assert (await place.table()).match.setup.options["board"] == {"fields": ["NORTH", "SOUTH"]}
    assert "already started" in reply_text(await ann.slash(place.channel, "table board", file=GOOD))
    await bot.store.close()


async def test_every_fault_of_a_board_is_told_to_the_host_alone(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await place.open(2, start=False)
    text = reply_text(await ann.slash(place.channel, "table board", file=("bad.txt", b"NORTH\nsouth\neast\n")))
    assert "can't play on bad.txt" in text
    assert "Line 2: “south”" in text and "Line 3: “east”" in text and "Line 1" not in text
    many = b"\n".join(b"low %d" % n for n in range(900))
    text = reply_text(await ann.slash(place.channel, "table board", file=("long.txt", many)))
    assert "Line 1:" in text and "more problems" in text and len(text) < 4000
    assert "Board: as it comes with the game" in text_of(place.posts()[0])
    assert "Only the host" in reply_text(await bob.slash(place.channel, "table board", file=GOOD))


async def test_what_is_no_board_gets_one_clear_sentence(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann = place.people[0]
    assert "no game in this channel" in reply_text(await ann.slash(place.channel, "table board", file=GOOD))
    await place.open(2, start=False)
    assert "256 KiB" in reply_text(
        await ann.slash(place.channel, "table board", file=("big.txt", b"A" * (LARGEST + 1)))
    )
    assert "not a text file" in reply_text(
        await ann.slash(place.channel, "table board", file=("a.png", b"\x89PNG\xff\xfe"))
    )
    await ann.slash(place.channel, "table end")
    await ann.slash(place.channel, "table new", game="richelieu", seats=2)
    assert "Richelieu always uses its own board" in reply_text(await ann.slash(place.channel, "table board", file=GOOD))


def test_faults_are_cut_to_a_message_with_a_count_of_the_rest() -> None:
    text = tell_faults(["x" * 290] * 40, "a.toml", words(None, None))
    assert text.count("xxx") and "… and " in text and "more problems" in text
    body = {"components": [{"type": 10, "content": text}], "flags": COMPONENTS_V2}
    assert find_breaches("POST", "/channels/1/messages", body) == []
    assert len(text) < 3800
    assert "more" not in tell_faults(["one fault"], "a.toml", words(None, None))


async def test_a_file_of_ten_thousand_faults_is_told_and_counted(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, start=False)
    many = b"low\n" * 10_000
    text = reply_text(await place.people[0].slash(place.channel, "table board", file=("long.txt", many)))
    count = text.count("Line ")
    assert 20 < count < 200 and f"{10_000 - count:,} more problems" in text
