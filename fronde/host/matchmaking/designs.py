"""Who plays whom in a division of a league: everyone plays equally many games and has each seat equally often, and any
two meet as often as any others, as far as possible.

A design is cyclic. A block is a set of places, one for each seat; the games are the block and all its translations, as
many as there are places. So each block gives everyone one game in each seat. How often two people meet depends only on
the distance of their places, and the search looks for blocks in which all distances are equally frequent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from fronde.core.errors import TableError
from fronde.core.rng import Dice
from fronde.core.types import Text

MOST_PLACES = 64
"""Most people in a division."""
MOST_BLOCKS = 3
"""How many games in each seat a person may have in a season."""
MOST_SPREAD = 2
"""How much more often than others two people may meet."""
TRIES, MOST_TRIES = 20_000, 1_000_000
"""How many changes of a block the search tries for the least spread, and how many for one that is small enough. At 25
seats or fewer no search of those measured took more than 18 seconds; at 32 seats one took 33 and found none."""

Block = tuple[int, ...]
"""The places of a game, in the order of its seats."""


class Design(NamedTuple):
    """The games of a division of `places`. `spread`: how much more often than others some two people meet."""

    places: int
    blocks: Sequence[Block]
    spread: int

    @property
    def games(self) -> list[Block]:
        """All games, each as the places of its seats. At any moment everyone has had about equally many."""
        rest = [
            tuple((one + shift) % self.places for one in block) for block in self.blocks for shift in range(self.places)
        ]
        counts, games = [0] * self.places, list[Block]()
        while rest:
            game = min(rest, key=lambda one: sum(counts[place] for place in one))
            rest.remove(game)
            games.append(game)
            for place in game:
                counts[place] += 1
        return games


@cache
def make_design(places: int, seats: int, blocks: int = 1) -> Design:
    """The games of a division in which everyone has each seat `blocks` times. The same numbers give the same design.
    Raises TableError for numbers that have none, or if the search finds none that is small enough.

    >>> make_design(7, 3)
    Design(places=7, blocks=((0, 4, 6),), spread=0)
    """
    if not (2 <= seats <= places <= MOST_PLACES and 1 <= blocks <= MOST_BLOCKS):
        raise TableError(Text("error-league-size", {"least": max(2, seats), "most": MOST_PLACES}))
    goal, best, tries, start = least_spread(places, seats, blocks), Design(places, (), places), 0, 0
    while (best.spread > goal and tries < TRIES) or (best.spread > MOST_SPREAD and tries < MOST_TRIES):
        design, count = _improve(places, _guess(places, seats, blocks, start))
        best = min(best, design, key=lambda one: one.spread)
        tries, start = tries + count, start + 1
    if best.spread > MOST_SPREAD:
        raise TableError(Text("error-league-uneven", {"places": places}))
    return best._replace(blocks=tuple(_normalise(block, places) for block in best.blocks))


def least_spread(places: int, seats: int, blocks: int) -> int:
    """Below this no spread is possible: everybody meets everybody else equally often only if the meetings can be
    divided by the number of others.

    >>> least_spread(7, 3, 1), least_spread(8, 3, 1)
    (0, 1)
    """
    return min(1, blocks * seats * (seats - 1) % max(1, places - 1))


def _guess(places: int, seats: int, blocks: int, start: int) -> list[list[int]]:
    """Blocks that look random; other ones for each start."""
    dice = Dice(start)
    return [dice.shuffle(range(places))[:seats] for _ in range(blocks)]


def _improve(places: int, blocks: list[list[int]]) -> tuple[Design, int]:
    """Move one seat of a block to another place as long as that makes the distances more even. Returns the design, and
    how many moves were tried."""
    meets, tries, better = [0] * places, 0, True
    for block in blocks:
        for seat in range(len(block)):
            _count(meets, block[seat], block[:seat], 1)
    cost = _cost(meets)
    while better:
        better = False
        for block, seat, place in _moves(places, blocks):
            before, others, tries = block[seat], block[:seat] + block[seat + 1 :], tries + 1
            _count(meets, before, others, -1)
            _count(meets, place, others, 1)
            if (after := _cost(meets)) < cost:
                block[seat], cost, better = place, after, True
            else:
                _count(meets, place, others, -1)
                _count(meets, before, others, 1)
    return Design(places, tuple(map(tuple, blocks)), cost[0]), tries


def _moves(places: int, blocks: Sequence[list[int]]) -> Iterator[tuple[list[int], int, int]]:
    for block in blocks:
        for seat in range(1, len(block)):
            yield from ((block, seat, place) for place in range(places) if place not in block)


def _count(meets: list[int], place: int, others: Sequence[int], change: int) -> None:
    """Count the distances of a place from others. `meets`: distance -> how often two people meet; the distance in
    either direction, so a negative one counts from the end."""
    for other in others:
        meets[place - other] += change
        meets[other - place] += change


def _cost(meets: Sequence[int]) -> tuple[int, int]:
    """The spread, and the sum of squares of all meetings of a person: the smallest is best."""
    others = meets[1:]
    return max(others) - min(others), sum(count * count for count in others)


def _normalise(block: Block, places: int) -> Block:
    """The same games, with the block that comes first."""
    return min(tuple((one - first) % places for one in block) for first in block)
