"""What `python -m fronde verify` finds: a key that was not promised, salts, draws, and any bit that was changed."""

from __future__ import annotations

import json
import random
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from fronde.core.records import canonical, seal
from fronde.core.rng import SEATING, Dice, commitment, mix
from fronde.tools import verify

KEY, SALTS = "a7" * 32, ["1310", "1311", "1312"]


def make_record() -> dict[str, Any]:
    """A record whose chance is in order."""
    seed = mix(KEY, SALTS)
    dice, seating = Dice(seed), Dice(seed, SEATING)
    seating.shuffle("abc")
    dice.shuffle(range(30))
    draws = [list(draw) for draw in (*seating.draws, *dice.draws)]
    chance = {"key": KEY, "commitment": commitment(KEY), "salts": SALTS, "seed": seed, "draws": draws}
    return seal({"game": "toy", "actions": [["red", "choose-field", "field:7"]], **chance})


def check(record: dict[str, Any] | bytes, folder: Path) -> int:
    """The exit code of the tool."""
    file = folder / "record.json"
    file.write_bytes(record if isinstance(record, bytes) else canonical(record))
    return verify.run(Namespace(record=str(file)))


def test_a_record_in_order_is_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(make_record(), tmp_path) == 0
    right, seal_line = capsys.readouterr().out.splitlines()
    assert right == "All 31 draws are right, as committed to." and commitment(KEY) in seal_line
    assert len(Path(verify.__file__).read_text().splitlines()) <= 73


def test_a_fixed_seed_proves_nothing_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = {k: v for k, v in make_record().items() if k not in ("key", "commitment", "salts", "digest")}
    assert check(seal(record), tmp_path) == 0
    assert "which proves nothing more" in capsys.readouterr().out


def forge(**changes: Any) -> dict[str, Any]:
    """A record that somebody changed and sealed again."""
    return seal({**{k: v for k, v in make_record().items() if k != "digest"}, **changes})


DRAWS = make_record()["draws"]


@pytest.mark.parametrize(
    ("record", "text"),
    [
        (forge(key="a8" * 32), "not the one that was committed to"),
        (forge(commitment=commitment("a8" * 32)), "not the one that was committed to"),
        (forge(salts=SALTS[:2]), "not made of the key"),
        (forge(seed=7), "not made of the key"),
        (forge(draws=[*DRAWS[:9], [DRAWS[9][0], DRAWS[9][1], DRAWS[9][2] ^ 1], *DRAWS[10:]]), "Draw 7 of 23"),
        (forge(draws=[*DRAWS[:9], *DRAWS[10:]]), "Draw 8 of 22"),
        (forge(draws=[*DRAWS[:2], *DRAWS[3:]]), "Draw 1 of 29"),
        (forge(draws=[*DRAWS, DRAWS[-1]]), "Draw 28 of 2"),
        ({**make_record(), "actions": []}, "The record was changed"),
    ],
)
def test_what_was_forged_is_named(
    record: dict[str, Any], text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(record, tmp_path) == 1
    assert text in capsys.readouterr().out


def test_a_thousand_flipped_bits_are_found(tmp_path: Path) -> None:
    whole, dice = canonical(make_record()), random.Random(5)
    for place in dice.sample(range(8 * len(whole)), 1000):
        forgery = bytearray(whole)
        forgery[place // 8] ^= 1 << place % 8
        assert check(bytes(forgery), tmp_path) != 0, (place, bytes(forgery))
    assert json.loads(whole)


@pytest.mark.parametrize("text", [b"", b"[]", b"{}", b"\xff", b'{"draws": [[0, 0, 0]], "seed": 1, "digest": ""}'])
def test_what_is_no_record_is_refused(text: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(text, tmp_path) == 2
    assert "is no record" in capsys.readouterr().err
