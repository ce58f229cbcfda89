"""Pictures of positions: RENDER = {game: picture of a view}. Everything is drawn from a view, never from a position."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fronde.core.errors import DataError
from fronde.texts import Words, best_locale, words
from images import frondeurs
from images.kit import Picture

__all__ = ["RENDER", "Picture", "draw", "render", "warm_up"]

View = Mapping[str, Any]

RENDER: dict[str, Callable[[View, Words, View | None, int], Picture]] = {"frondeurs": frondeurs.picture}
"""One entry a game: (view, words, older view or None, width) to a picture."""

WIDTHS = range(320, 3201)
"""The widths a picture may have, in pixels."""

_POOL = ThreadPoolExecutor(max_workers=1, thread_name_prefix="picture")
_UNDER_WAY: dict[tuple[Any, ...], asyncio.Task[Picture]] = {}


def render(
    game_key: str, view: View, *, before: View | None = None, locale: str | None = None, width: int = 1600
) -> Picture:
    """The board as this view knows it, `width` pixels wide; what differs from `before`, an older view, is marked.

    Raises DataError for a width out of range.
    """
    if width not in WIDTHS:
        raise DataError(f"a picture is {WIDTHS.start} to {WIDTHS.stop - 1} pixels wide, not {width}")
    return RENDER[game_key](view, words(locale, game_key), before, width)


async def draw(
    game_key: str, view: View, *, before: View | None = None, locale: str | None = None, width: int = 1600
) -> Picture:
    """The same, drawn in a thread of its own; who asks for what is being drawn already waits for that drawing."""
    loop = asyncio.get_running_loop()
    key = (id(loop), game_key, best_locale(locale), width, _fingerprint(view), _fingerprint(before))
    task = _UNDER_WAY.get(key)
    if task is None:
        task = loop.create_task(_in_thread(game_key, view, before, locale, width))
        _UNDER_WAY[key] = task
        task.add_done_callback(lambda _: _UNDER_WAY.pop(key, None))
    return await asyncio.shield(task)


async def warm_up(game_key: str, locale: str | None = None) -> None:
    """Make ready what every picture of a game needs, so that the first one is not slower than the rest."""
    await draw(game_key, {}, locale=locale)


async def _in_thread(game_key: str, view: View, before: View | None, locale: str | None, width: int) -> Picture:
    def work() -> Picture:
        return render(game_key, view, before=before, locale=locale, width=width)

    return await asyncio.get_running_loop().run_in_executor(_POOL, work)


def _fingerprint(view: View | None) -> str:
    return json.dumps(view, sort_keys=True)
