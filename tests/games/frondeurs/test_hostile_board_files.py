"""Board files that mean harm (hostile_files.py) are refused in no time, whatever they are."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from fronde.core.errors import FileRefusal
from fronde.games.frondeurs.boards import read_board
from fronde.texts import words

pytest.importorskip("resource", reason="this system does not limit a process")

from tests.games.frondeurs.hostile_files import KILLERS, MOST_BYTES, MOST_SECONDS, read_files

FILES = 255
"""17 of every kind; `make fuzz` reads 2,000."""
WORDS = words("en", "frondeurs")


@pytest.mark.skipif(sys.platform != "linux", reason="the limit on memory is Linux's")
def test_no_file_takes_long_or_much_memory() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        times, grown = process.submit(read_files, FILES).result()
    assert len(times) == FILES + len(KILLERS)
    assert max(times)[0] < MOST_SECONDS, max(times)
    assert grown < MOST_BYTES


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a key of 32,000 parts", "bad.toml:1: this line is longer than 1,000 characters."),
        ("keys of 40 parts over many lines", "bad.toml:1: this key has more than 8 parts with dots between them."),
        ("a list in a list over lines", "bad.toml:9: more than 8 brackets are nested here."),
        ("as many faults as lines", "bad.toml:2001: this is one table too many: the file may have at most 2,000."),
    ],
)
def test_a_killer_is_refused_with_its_line_and_a_sentence(name: str, text: str) -> None:
    with pytest.raises(FileRefusal) as refusal:
        read_board(KILLERS[name], "bad.toml")
    assert [WORDS.text(fault) for fault in refusal.value.faults] == [text]
