"""Dice fall alike everywhere and for ever: these numbers never change."""

from __future__ import annotations

from collections import Counter

import pytest

from fronde.core.rng import Dice


def test_golden_bits_are_those_of_splitmix64() -> None:
    dice = Dice(1234567)
    assert [dice.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_golden_throws_and_shuffles() -> None:
    dice = Dice(0)
    assert [dice.die() for _ in range(12)] == [2, 1, 2, 5, 2, 1, 6, 3, 6, 3, 2, 5]
    assert dice.shuffled(range(10)) == [5, 4, 7, 0, 2, 9, 8, 1, 6, 3]
    assert [dice.below(1000) for _ in range(5)] == [181, 18, 660, 241, 859]
    assert dice.state == 1270680123050334754


def test_the_state_is_all_there_is_to_save() -> None:
    dice = Dice(42)
    dice.shuffled(range(50))
    again = Dice(dice.state)
    assert [dice.bits() for _ in range(10)] == [again.bits() for _ in range(10)]


@pytest.mark.parametrize("seed", [0, -1, 2**64, 2**64 + 7, -(10**30), 10**4000])
def test_any_int_is_a_seed(seed: int) -> None:
    dice = Dice(seed)
    assert 0 <= dice.state < 2**64
    assert 1 <= dice.die() <= 6


def test_a_shuffle_keeps_every_item_and_leaves_the_original_alone() -> None:
    items = list("abcdefgh")
    shuffled = Dice(3).shuffled(items)
    assert sorted(shuffled) == items == list("abcdefgh")
    assert Dice(3).shuffled([]) == []


def test_every_number_is_as_likely() -> None:
    dice = Dice(99)
    counts = Counter(dice.die() for _ in range(60_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(9_600 < n < 10_400 for n in counts.values())
    orders = Counter(tuple(dice.shuffled("abc")) for _ in range(12_000))
    assert len(orders) == 6 and all(1_800 < n < 2_200 for n in orders.values())
