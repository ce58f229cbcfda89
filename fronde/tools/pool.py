"""Games played in several processes."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import Pool
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def play_all(play: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """What comes of each task, in their order; in so many processes, where there are several."""
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(play, tasks)
        return
    with Pool(jobs, gc.freeze) as pool:  # as where opponents think for a table
        yield from pool.imap(play, tasks)
