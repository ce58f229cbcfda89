"""Plays games in several processes."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import Pool
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def play_all(play: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """The result of each task, in order. Uses up to `jobs` processes."""
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(play, tasks)
        return
    with Pool(jobs, gc.freeze) as pool:  # as in the process that thinks for opponents
        yield from pool.imap(play, tasks)
