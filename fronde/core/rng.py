"""Dice and shuffles that fall alike on every machine and Python, and can be proved to have fallen so.

The n-th draw of a key is HMAC-SHA256(key, n), so that whoever is shown the key afterwards can check every draw. A table
commits itself to a secret before anybody sits down (`commitment`), and its key is that secret mixed with a salt of
every player (`mix`): neither the house nor a player alone decides how the dice fall.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from hmac import digest
from typing import NamedTuple, Self, TypeVar

T = TypeVar("T")
KEYS = 1 << 256
"""How many keys there are."""
SEATING = 1 << 40
"""The number of the draw from which on seats are shuffled, before the game's own draws, which begin at 0."""
_MASK = (1 << 64) - 1
_STATE = re.compile(r"([0-9a-f]{64})\.(0|[1-9][0-9]{0,11})")


class Draw(NamedTuple):
    """One draw: which of its key, out of how many, and what came."""

    number: int
    range: int
    result: int


class Dice:
    """The draws of a secret key, one after another. `seed`: any int, the key modulo 2^256; `drawn`: the number of draws
    made; `draws`: those made by this object.

    >>> Dice(7).die(6) == Dice(7).die(6)
    True
    >>> dice = Dice(7); dice.shuffled("abc"), dice.drawn
    (['a', 'c', 'b'], 2)
    """

    __slots__ = ("_key", "drawn", "draws")

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self._key = (seed % KEYS).to_bytes(32, "big")
        self.drawn = drawn
        self.draws: list[Draw] = []

    @classmethod
    def at(cls, state: str) -> Self:
        """Dice as `state` wrote them. Raises ValueError."""
        read = _STATE.fullmatch(state)
        if read is None:
            raise ValueError(state)
        return cls(int(read[1], 16), int(read[2]))

    @property
    def state(self) -> str:
        """All there is to save: the key in hexadecimal, a point, the number of draws made."""
        return f"{self._key.hex()}.{self.drawn}"

    def copy(self) -> Dice:
        """The same dice, which fall alike."""
        new = Dice.__new__(Dice)
        new._key, new.drawn, new.draws = self._key, self.drawn, self.draws[:]
        return new

    def back_to(self, drawn: int) -> None:
        """Take back the draws after the first so many."""
        while self.drawn > drawn and self.draws:
            self.draws.pop()
            self.drawn -= 1
        self.drawn = drawn

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the next to within n in 2^256."""
        result = int.from_bytes(digest(self._key, self.drawn.to_bytes(8, "big"), "sha256"), "big") % n
        self.draws.append(Draw(self.drawn, n, result))
        self.drawn += 1
        return result

    def die(self, sides: int = 6) -> int:
        """A throw from 1 to `sides`."""
        return self.below(sides) + 1

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """A new list of the items in random order."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return deck


class LooseDice(Dice):
    """Dice to imagine with: they fall alike everywhere too, but quickly, where nobody will ever ask for a proof, and
    keep no draws. The n-th is SplitMix64's."""

    __slots__ = ("_start",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._start = seed & _MASK

    def copy(self) -> LooseDice:
        """The same dice, which fall alike."""
        new = LooseDice(self._start)
        new.drawn = self.drawn
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the next to within n in 2^64."""
        self.drawn += 1
        mixed = self._start + self.drawn * 0x9E3779B97F4A7C15 & _MASK
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return (mixed ^ mixed >> 31) % n


def commitment(key: str) -> str:
    """The SHA-256 of a secret key, both in hexadecimal: it is published before the game.

    >>> commitment("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return sha256(bytes.fromhex(key)).hexdigest()


def mix(key: str, salts: Sequence[str]) -> int:
    """The seed of a table: its secret key, in hexadecimal, mixed with the salt of every player."""
    return int.from_bytes(digest(bytes.fromhex(key), "\n".join(salts).encode(), "sha256"), "big")
