"""Chance that can be proved: promised in the lobby, shown at the end, checked from the exported record."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from fronde.core.match import Match
from fronde.games import get_game
from fronde.host.archive.epochs import Fate
from fronde.tools import verify
from fronde.tools.recheck import recheck
from fronde_bot import bot as entry
from tests.cogs.story import Place, restart, text_of
from tests.cogs.test_final_post import finish
from tests.cogs.test_looking import play_some
from tests.host.test_epochs import AsBefore, SeesMore, WantsMore, plant


@pytest.fixture
def settings(database_url: str) -> entry.Settings:
    """A bot whose tables have no fixed seed."""
    return entry.Settings(_env_file=None, database_url=database_url)


def find(pattern: str, text: str) -> str:
    """What stands in the group of a pattern."""
    match = re.search(pattern, text)
    assert match is not None, text
    return match[1]


async def test_what_the_lobby_promises_the_end_shows_and_the_record_proves(simcord_env: Any, tmp_path: Path) -> None:
    place = Place(simcord_env)
    await place.open(3, start=False)
    lobby = text_of(place.find_post("At the table"))
    promise, salts = find(r"`([0-9a-f]{64})`", lobby), find(r"mixed in: ([\d, and]+)", lobby)
    clicks = re.findall(r"\d{15,}", salts)
    assert len(set(clicks)) == 3, "every Join has its number"
    await place.people[0].click(place.find_post("At the table"), label="Start")
    assert promise in text_of(place.find_post("has begun"))
    refusal = await place.people[3].slash(place.channel, "review export")
    assert "when the game is over" in text_of(refusal.response) and not refusal.response.attachments
    key = (await place.table()).record.chance.key
    [early_file] = (await place.people[0].slash(place.channel, "review export")).response.attachments
    assert key.encode() not in await early_file.read()
    await finish(place)
    over = text_of(place.find_post("Game over"))
    assert not any(key in text_of(post) for post in place.posts() if "Game over" not in text_of(post))
    assert find(r"secret `([0-9a-f]{64})`", over) == key and sha256(bytes.fromhex(key)).hexdigest() == promise
    assert all(click in over for click in clicks)
    reply = await place.people[1].slash(place.channel, "review export")
    [file] = reply.response.attachments
    record = tmp_path / file.filename
    record.write_bytes(await file.read())
    data = json.loads(verify.cut_record(record.read_bytes()))
    assert (data["commitment"], data["salts"], data["players"]) == (promise, clicks, ["p1", "p2", "p3"])
    alone = [sys.executable, "-I", str(Path(verify.__file__)), str(record)]
    check = subprocess.run(alone, capture_output=True, text=True, check=False)
    assert check.returncode == 0 and "draws are right, as committed to" in check.stdout
    assert recheck(data) is None
    table = await place.table()
    assert Match.replay(get_game("toy"), data).position() == table.match.position()
    assert len(data["traces"]) == len(data["actions"]) and "Ann" not in str(data)


async def test_whoever_joins_changes_how_the_dice_fall(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    first = (await place.table()).record.chance
    for person in place.people[:2]:
        await person.slash(place.channel, "table end")
    await place.open(2)
    second = (await place.table()).record.chance
    assert first.key != second.key and first.seed != second.seed and first.salts != second.salts


async def test_a_game_goes_on_under_new_rules_and_its_channel_is_told(
    simcord_env: Any, settings: entry.Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    await play_some(place, 9, random.Random(1))
    plant(monkeypatch, SeesMore)
    assert await entry.check(settings) == 0, "a higher version says that it plays otherwise"
    assert "continues under the new rules" in capsys.readouterr().out
    await restart(place, settings)
    await place.people[1].slash(place.channel, "turn")
    await simcord_env.settle()
    lines = [text_of(post) for post in place.posts()]
    assert any("Nothing that has happened is lost. If your last choice" in text for text in lines[-3:]), lines[-3:]
    assert "Your turn" in lines[-1] or "answer" in lines[-1]
    table = await place.table()
    before = len(table.match.log)
    old = await place.people[0].slash(place.channel, "undo")
    assert text_of(old.response)
    await play_some(place, 3, random.Random(2))
    assert len((await place.table()).match.log) >= before
    await finish(place)
    assert "Game over" in text_of(place.find_post("Game over"))


@pytest.mark.parametrize("rules", [AsBefore, SeesMore])
@pytest.mark.parametrize("moment", [0, 1, 2, 3, 4, 11, 17, 33, 36])
async def test_nobody_is_refused_in_any_phase_when_the_version_rises(
    simcord_env: Any, settings: entry.Settings, monkeypatch: pytest.MonkeyPatch, moment: int, rules: type[SeesMore]
) -> None:
    place, dice = Place(simcord_env), random.Random(moment)
    await place.open(4)
    await play_some(place, moment, dice)
    whole = (await place.table()).match
    plant(monkeypatch, rules)
    await restart(place, settings)
    for person in place.people:
        text = text_of((await person.slash(place.channel, "turn")).response)
        assert "Sixty Fields" in text or "waits for" in text, text
    await simcord_env.settle()
    now = (await place.table()).match
    assert now.log == whole.log and list(now.decisions) == list(whole.decisions)
    is_announced = any("were updated" in text_of(post) for post in place.posts())
    assert is_announced == (rules is SeesMore)
    await play_some(place, 2, dice)
    assert len((await place.table()).match.log) > len(whole.log)


async def test_a_game_that_cannot_go_on_frees_its_channel_and_gives_its_record(
    simcord_env: Any, settings: entry.Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    place = Place(simcord_env)
    await place.open(2)
    await play_some(place, 9, random.Random(1))
    plant(monkeypatch, WantsMore)
    await restart(place, settings)
    refusal = await place.people[0].slash(place.channel, "turn")
    await simcord_env.settle()
    assert "cannot continue under the new ones" in text_of(place.posts()[-1])
    assert str(Fate.KEPT) in caplog.text and text_of(refusal.response)
    reply = await place.people[2].slash(place.channel, "review export")
    assert reply.response.attachments
    await place.people[2].slash(place.channel, "table new", game="toy", seats=2)
    assert "At the table" in text_of(place.posts()[-1])
