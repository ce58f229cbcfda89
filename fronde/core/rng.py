"""Dice and shuffles that fall alike on every machine and Python. The state is one int, kept in the position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Dice:
    """SplitMix64. `state` is all there is to save; nobody at the table is ever shown it."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def bits(self) -> int:
        """64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the next."""
        limit = _MASK + 1 - (_MASK + 1) % n
        while (value := self.bits()) >= limit:
            pass
        return value % n

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
