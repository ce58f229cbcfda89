"""Dice and shuffles with the same results on every computer and Python version, which can be verified afterwards.

Draw number n of a key is HMAC-SHA256(key, n), so anyone who gets the key afterwards can check every draw. A table
commits to a secret before anyone joins (`commitment`). Its key is that secret mixed with a salt of every player
(`mix`), so neither the operator nor a player alone determines the dice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from hmac import digest
from typing import NamedTuple, Self, TypeVar

T = TypeVar("T")
KEYS = 1 << 256
"""The number of possible keys."""
SEATING = 1 << 40
"""The number of the first draw that shuffles seats. These draws precede the game's own, which begin at 0."""
EQUAL = 1e-9
"""Values that differ by less are equal: sums of fractions are a little off."""
_MASK = (1 << 64) - 1
_STATE = re.compile(r"([0-9a-f]{64})\.(0|[1-9][0-9]{0,11})")


class Draw(NamedTuple):
    """One draw: its number, the range, and the result."""

    number: int
    range: int
    result: int


class Dice:
    """The sequence of draws of a secret key. `seed`: any int, the key modulo 2^256; `draw_count`: the number of draws
    made; `draws`: those made by this object.

    >>> Dice(7).die(6) == Dice(7).die(6)
    True
    >>> dice = Dice(7); dice.shuffle("abc"), dice.draw_count
    (['a', 'c', 'b'], 2)
    """

    __slots__ = ("_key", "draw_count", "draws")

    def __init__(self, seed: int, draw_count: int = 0) -> None:
        self._key = (seed % KEYS).to_bytes(32, "big")
        self.draw_count = draw_count
        self.draws: list[Draw] = []

    @classmethod
    def at(cls, state: str) -> Self:
        """Dice in the state that the property `state` wrote. Raises ValueError."""
        read = _STATE.fullmatch(state)
        if read is None:
            raise ValueError(state)
        return cls(int(read[1], 16), int(read[2]))

    @property
    def state(self) -> str:
        """The state to save: the key in hexadecimal, a point, the number of draws made."""
        return f"{self._key.hex()}.{self.draw_count}"

    def copy(self) -> Dice:
        """A copy that yields the same results."""
        new = Dice.__new__(Dice)
        new._key, new.draw_count, new.draws = self._key, self.draw_count, self.draws[:]
        return new

    def back_to(self, draw_count: int) -> None:
        """Undo all draws after the first `draw_count`."""
        while self.draw_count > draw_count and self.draws:
            self.draws.pop()
            self.draw_count -= 1
        self.draw_count = draw_count

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, uniform to within n in 2^256."""
        result = int.from_bytes(digest(self._key, self.draw_count.to_bytes(8, "big"), "sha256"), "big") % n
        self.draws.append(Draw(self.draw_count, n, result))
        self.draw_count += 1
        return result

    def die(self, sides: int = 6) -> int:
        """A roll from 1 to `sides`."""
        return self.below(sides) + 1

    def best(self, options: Sequence[T], values: Sequence[float]) -> tuple[T]:
        """The option with the highest value, as the only pick; a random one of those that are equal."""
        top = max(values) - EQUAL
        best = [option for option, value in zip(options, values, strict=True) if value >= top]
        return (best[self.below(len(best))],)

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """A new list of the items in random order; they themselves stay as they are."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return deck


class LooseDice(Dice):
    """Dice for imagined positions: also the same on every computer, but fast, without proof and without a list of
    draws. Draw number n comes from SplitMix64."""

    __slots__ = ("_start",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._start = seed & _MASK

    def copy(self) -> LooseDice:
        """A copy that yields the same results."""
        new = LooseDice(self._start)
        new.draw_count = self.draw_count
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, uniform to within n in 2^64."""
        self.draw_count += 1
        bits = self._start + self.draw_count * 0x9E3779B97F4A7C15 & _MASK
        bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & _MASK
        return (bits ^ bits >> 31) % n


def commitment(key: str) -> str:
    """The SHA-256 of a secret key, both in hexadecimal, to be published before the game.

    >>> commitment("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return sha256(bytes.fromhex(key)).hexdigest()


def mix(key: str, salts: Sequence[str]) -> int:
    """The seed of a table: its secret key, in hexadecimal, mixed with the salt of every player."""
    return int.from_bytes(digest(bytes.fromhex(key), "\n".join(salts).encode(), "sha256"), "big")
