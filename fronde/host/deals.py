"""What everybody may know of a table, decided by what stays the same however what is hidden was dealt."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.host.table import Dealt

SAMPLES = 6
"""Deals that are looked at."""


def deal_otherwise(table: Dealt) -> Iterator[Match]:
    """The game as it would stand with what is hidden dealt otherwise, as a spectator could not tell it from how it
    stands: always the same few after so many actions."""
    for number in range(SAMPLES):
        seed = blake2b(f"{table.id}:{len(table.match.log)}:{number}".encode(), digest_size=8).digest()
        yield table.match.resample(None, Dice(int.from_bytes(seed, "big")))


def is_waited_openly(table: Dealt) -> bool:
    """Whether everybody may know whom the game waits for: however what is hidden was dealt, it would be the same."""
    owed = table.match.waiting_for()
    return all(match.waiting_for() == owed for match in deal_otherwise(table))
