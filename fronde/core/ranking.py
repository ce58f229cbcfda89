"""Ranks seats: a reusable part for games in which every seat plays for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fronde.core.types import Result, Seat

Keys = Mapping[Seat, tuple[int, ...]]
"""Seat -> sort key, in turn order; a higher key is better. Seats with equal keys share a place."""


def find_first(keys: Keys) -> list[Seat]:
    """The winner, or all seats that share the win."""
    best = max(keys.values())
    return [seat for seat, key in keys.items() if key == best]


def find_decider(keys: Keys, words: Sequence[str]) -> str:
    """The word for the first part of the keys that separates the first two seats; "shared" if their keys are equal.

    >>> find_decider({"red": (9, 2), "blue": (9, 4)}, ["points", "cards"])
    'cards'
    """
    first, second = sorted(keys.values(), reverse=True)[:2]
    return next((word for word, one, other in zip(words, first, second, strict=True) if one != other), "shared")


def rank(keys: Keys, scores: Mapping[Seat, Mapping[str, int]], tie_break: str | None = None) -> Result:
    """The result of a game that is over. `tie_break`: the word for what decided between equals."""
    ranking = sorted(keys, key=keys.__getitem__, reverse=True)
    order = [keys[seat] for seat in ranking]
    places = {seat: order.index(keys[seat]) + 1 for seat in ranking}
    return Result(tuple(ranking), scores, places=places, tie_break=tie_break)
