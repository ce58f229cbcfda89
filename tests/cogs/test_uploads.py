"""Files people hand in are read in a process of their own, which has little memory and time, and no secrets."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from cogs.jobs import uploads
from cogs.jobs.uploads import read_upload
from fronde.core.errors import EngineError, FileRefusal, TableError
from fronde.core.plain import read_text, write_text
from fronde.core.types import Name, Text
from fronde.games import get_game
from fronde.games.frondeurs.data import BOARD_TEXT
from fronde.texts import words
from fronde.tools.file_reader import Answer, Request
from tests.cogs.story import Place, reply_text, text_of

TOY = Request("toy", "board", "mine.txt")
NEEDS_LIMITS = pytest.mark.skipif(sys.platform != "linux", reason="the limit on memory is Linux's")


async def test_a_good_file_makes_the_option(toy: Any) -> None:
    assert await read_upload(TOY, b"NORTH\nSOUTH\n") == {"fields": ["NORTH", "SOUTH"]}
    ours = Request("frondeurs", "board", "ours.toml")
    value = await read_upload(ours, BOARD_TEXT.encode())
    assert value == get_game("frondeurs").title.option_files["board"](BOARD_TEXT, "ours.toml")


@NEEDS_LIMITS
@pytest.mark.parametrize("greed", ["ALL MEMORY", "ALL TIME", "ALL SLEEP"])
async def test_a_file_that_takes_too_much_is_refused(toy: Any, greed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if greed == "ALL SLEEP":
        monkeypatch.setattr(uploads, "PATIENCE", 1.0)
    with pytest.raises(TableError) as refusal:
        await read_upload(TOY, greed.encode())
    assert refusal.value.reason.id == "error-file-limits"
    assert words(None).text(refusal.value.reason).endswith("shorter and simpler.")


async def test_a_reader_that_fails_is_our_fault_and_one_that_prints_is_not_heard(toy: Any, caplog: Any) -> None:
    with pytest.raises(EngineError):
        await read_upload(TOY, b"A FAULT")
    assert "ZeroDivisionError" in caplog.text
    caplog.clear()
    assert await read_upload(TOY, b"A FLOOD") == {"fields": ["A FLOOD"]}


async def test_a_reading_process_has_no_secrets(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    environments: list[dict[str, str]] = []
    run = uploads.subprocess.run

    def note(command: Any, *, env: dict[str, str], **how: Any) -> Any:
        environments.append(env)
        return run(command, env=env, **how)

    monkeypatch.setattr(uploads.subprocess, "run", note)
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "FRONDE_SEED"):
        monkeypatch.setenv(name, "a secret")
    await read_upload(TOY, b"NORTH")
    assert "a secret" not in environments[0].values()


async def test_a_file_larger_than_it_said_is_refused(toy: Any) -> None:
    with pytest.raises(TableError, match="error-file-size"):
        await read_upload(TOY, b"A" * (uploads.LARGEST + 1))


def test_texts_come_back_as_they_were() -> None:
    text = Text("a", {"n": 1, "who": Name("seat", "red"), "rest": Text("b", {"names": ["x", Name("y", "z")]})})
    assert read_text(write_text(text)) == text
    answer = Answer(reason=write_text(text), rule="6.1", faults=(write_text(text),), more=3)
    with pytest.raises(FileRefusal) as error:
        answer.get_value()
    assert (error.value.reason, error.value.faults, error.value.rule, error.value.more) == (text, (text,), "6.1", 3)


@NEEDS_LIMITS
async def test_the_bot_survives_the_attack_and_answers_in_a_sentence(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann = place.people[0]
    await ann.slash(place.channel, "table new", game="frondeurs", seats=4)
    killer = b"a." * 32_000 + b"a=1"
    text = reply_text(await ann.slash(place.channel, "table board", file=("board.toml", killer)))
    assert "longer than 1,000 characters" in text
    await ann.slash(place.channel, "table end")
    await ann.slash(place.channel, "table new", game="toy", seats=2)
    text = reply_text(await ann.slash(place.channel, "table board", file=("b.txt", b"ALL MEMORY\n")))
    assert "too much memory or time" in text and "Something went wrong" not in text
    assert "Board: as it comes with the game" in text_of(place.posts()[-1])


async def test_files_and_pictures_are_to_be_had_so_often_and_no_oftener(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await place.open(2, start=False)
    tables, quotas = place.bot.tables, place.bot.settings.quotas
    assert (tables.quotas, tables.uploads.most, tables.pictures.most) == (quotas, quotas.uploads, quotas.pictures)
    place.bot.tables.uploads.most = place.bot.tables.pictures.most = 1
    await ann.slash(place.channel, "table board", file=("b.txt", b"NORTH"))
    text = reply_text(await ann.slash(place.channel, "table board", file=("b.txt", b"SOUTH")))
    assert "once a minute; try again in" in text and "second" in text
    await ann.click(place.posts()[0], label="Start")
    assert "minute" not in reply_text(await ann.slash(place.channel, "board"))
    assert "try again in" in reply_text(await ann.slash(place.channel, "board"))
    assert "minute" not in reply_text(await bob.slash(place.channel, "board")), "each has a minute of their own"
