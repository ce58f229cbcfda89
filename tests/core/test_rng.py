"""Dice fall alike everywhere and for ever: these numbers never change."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256

import pytest

from fronde.core.rng import Dice, Draw, LooseDice, commitment, mix


def test_a_draw_is_the_hmac_of_its_number() -> None:
    dice = Dice(1234567)
    dice.below(10)
    fell = int.from_bytes(hmac.new((1234567).to_bytes(32, "big"), (1).to_bytes(8, "big"), sha256).digest(), "big")
    assert dice.below(1000) == fell % 1000
    assert dice.draws == [Draw(0, 10, 1), Draw(1, 1000, 467)]


def test_golden_throws_and_shuffles() -> None:
    dice = Dice(0)
    assert [dice.die() for _ in range(12)] == [3, 4, 6, 4, 4, 3, 5, 3, 1, 5, 3, 4]
    assert dice.shuffle(range(10)) == [7, 0, 3, 8, 2, 5, 9, 1, 4, 6]
    assert dice.state == "0" * 64 + ".21"


def test_the_state_is_all_there_is_to_save() -> None:
    dice = Dice(42)
    dice.shuffle(range(50))
    numbers = [dice.copy().below(9) for _ in range(1)] + [Dice(42, 50 + n).below(9) for n in range(9)]
    for again in (Dice.at(dice.state), dice.copy(), Dice(42, 49)):
        assert again.state == dice.state
        assert [again.below(9) for _ in range(10)] == numbers


@pytest.mark.parametrize("state", ["", "7", "g" * 64 + ".0", "A" * 64 + ".0", "0" * 63 + ".0", "0" * 64 + ".-1"])
def test_what_is_no_state_is_refused(state: str) -> None:
    with pytest.raises(ValueError):
        Dice.at(state)


def test_draws_that_are_taken_back_fall_alike_again() -> None:
    dice = Dice(5)
    first = dice.below(100)
    rest = [dice.below(100) for _ in range(3)]
    dice.back_to(1)
    assert dice.draws == [Draw(0, 100, first)]
    assert [dice.below(100) for _ in range(3)] == rest


@pytest.mark.parametrize(
    "seed", [0, -1, 2**64, 2**256 + 7, -(10**90), 10**4000], ids=lambda n: f"{n:.0e}" if abs(n) < 10**99 else "huge"
)
def test_any_int_is_a_seed(seed: int) -> None:
    dice = Dice(seed)
    assert 1 <= dice.die() <= 6
    assert Dice.at(dice.state).below(10**9) == Dice(seed + 2**256, 1).below(10**9)


def test_a_shuffle_keeps_every_item_and_leaves_the_original_alone() -> None:
    items = list("abcdefgh")
    deck = Dice(3).shuffle(items)
    assert sorted(deck) == items == list("abcdefgh")
    assert Dice(3).shuffle([]) == []


def test_every_number_is_as_likely() -> None:
    dice = Dice(99)
    counts = Counter(dice.die() for _ in range(60_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert all(9_600 < n < 10_400 for n in counts.values())
    orders = Counter(tuple(dice.shuffle("abc")) for _ in range(12_000))
    assert len(orders) == 6 and all(1_800 < n < 2_200 for n in orders.values())


def test_a_seed_is_made_of_the_key_and_of_every_salt() -> None:
    key = "5b" * 32
    assert commitment(key) == sha256(bytes.fromhex(key)).hexdigest()
    seeds = {mix(key, salts) for salts in ([], ["1"], ["1", "2"], ["12"], ["2", "1"])}
    assert len(seeds) == 5 and mix("5c" * 32, ["1"]) not in seeds
    assert mix(key, ["1", "2"]) == int(hmac.new(bytes.fromhex(key), b"1\n2", sha256).hexdigest(), 16)


def test_loose_dice_fall_alike_too_and_every_number_is_as_likely() -> None:
    dice = LooseDice(7)
    assert [dice.die() for _ in range(12)] == [4, 1, 1, 4, 5, 4, 5, 1, 6, 6, 2, 5]
    again = dice.copy()
    assert [again.below(100) for _ in range(20)] == [dice.below(100) for _ in range(20)] and not dice.draws
    assert LooseDice(1).below(1 << 30) != LooseDice(2).below(1 << 30)
    counts = Counter(dice.die() for _ in range(60_000))
    assert all(9_600 < counts[face] < 10_400 for face in range(1, 7))
