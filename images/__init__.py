"""Pictures of positions: RENDER = {game: picture of a view}. Everything is drawn from a view, never from a position.

`render` and `draw` give any of them by its name, `show`:

board                     the whole board
region:<region>           a part of it, large: upper-left, upper-middle, upper-right, lower-left, lower-middle, …
reach:<seat>              where a seat can go from where it stands
political, military       what scores
targets:<space>,<space>   what may be chosen
hand:<seat>               cards and tokens of a seat, as far as the view names them
score                     the score sheet

`replay` gives one moving picture of many views.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from fronde.core.errors import DataError
from fronde.games import GAMES
from fronde.games.frondeurs.data import board_of
from fronde.texts import Words, best_locale, words
from images import frondeurs_maps, frondeurs_replay, frondeurs_sheets, kit
from images.kit import Picture, Style

__all__ = [
    "OFFERED", "RENDER", "REPLAY", "VIEWS", "Picture", "Style", "draw", "draw_replay", "has_view", "render", "replay",
    "replay_alt", "targets_of", "warm_up",
]  # fmt: skip

View = Mapping[str, Any]
T = TypeVar("T")

RENDER: dict[str, Callable[[View, Words, View | None, int], Picture]] = {
    key: import_module(f"images.{key}").picture for key in GAMES if find_spec(f"images.{key}")
}
"""One entry a game, from the module of its name: (view, words, older view or None, width) to a picture."""

VIEWS: dict[str, dict[str, Callable[[View, Words, View | None, int, str], Picture]]] = {
    "frondeurs": {
        "region": frondeurs_maps.region,
        "reach": frondeurs_maps.reach,
        "political": frondeurs_maps.political,
        "military": frondeurs_maps.military,
        "targets": frondeurs_maps.targets,
        "hand": frondeurs_sheets.hand,
        "score": frondeurs_sheets.score,
    }
}
"""Other pictures than the board: (view, words, older view or None, width, what stands after the colon) to a picture."""

OFFERED: dict[str, tuple[str, ...]] = {
    "frondeurs": (
        "political", "military", "score", "region:upper-left", "region:upper-middle", "region:upper-right",
        "region:lower-left", "region:lower-middle", "region:lower-right",
    )
}  # fmt: skip
"""The pictures anybody may ask for beside the board; a game's texts name them: `view-<picture>`, ":" as "-"."""

PLACES: dict[str, Callable[[View], Collection[str]]] = {
    "frondeurs": lambda view: board_of(view.get("options", {})).index
}
"""The places on the board of a view that "targets" can show."""

REPLAY: dict[str, tuple[Callable[[Sequence[View], Words], bytes], Callable[[Sequence[View], Words], str]]] = {
    "frondeurs": (frondeurs_replay.replay, frondeurs_replay.replay_alt)
}
"""Moving pictures: views, a turn each, to a GIF; and to its alt text."""

WIDTHS = range(320, 3201)
"""The widths a picture may have, in pixels."""

_POOL = ThreadPoolExecutor(max_workers=1, thread_name_prefix="picture")
_SLOW = ThreadPoolExecutor(max_workers=1, thread_name_prefix="replay")
_UNDER_WAY: dict[tuple[Any, ...], asyncio.Task[Any]] = {}


def render(
    game_key: str,
    view: View,
    *,
    before: View | None = None,
    locale: str | None = None,
    width: int = 1600,
    show: str = "board",
    style: Style = "light",
) -> Picture:
    """What `show` names as this view knows it, `width` pixels wide; what differs from `before`, an older view, is
    marked.

    Raises DataError for a width out of range and for what there is no picture of.
    """
    if width not in WIDTHS:
        raise DataError(f"a picture is {WIDTHS.start} to {WIDTHS.stop - 1} pixels wide, not {width}")
    kind, _, rest = show.partition(":")
    said = words(locale, game_key)
    with kit.looking(style, 1.0):
        if kind == "board":
            return RENDER[game_key](view, said, before, width)
        if not has_view(game_key, show):
            raise DataError(f"no picture {show!r} of {game_key}")
        return VIEWS[game_key][kind](view, said, before, width, rest)


def has_view(game_key: str, show: str) -> bool:
    """Whether a game has that picture, whatever stands after its colon."""
    kind = show.partition(":")[0]
    return game_key in RENDER if kind == "board" else kind in VIEWS.get(game_key, {})


def targets_of(game_key: str, view: View, options: Iterable[str]) -> str | None:
    """What `show` has to be for a picture of these options (`kind:<place>`, several places with colons between them);
    None where a game has no such picture or none of them names a place on its board."""
    if game_key not in PLACES or not has_view(game_key, "targets"):
        return None
    known = PLACES[game_key](view)
    named = [slug for option in options for slug in option.split(":")[1:] if slug in known]
    return f"targets:{','.join(dict.fromkeys(named))}" if named else None


async def draw(
    game_key: str,
    view: View,
    *,
    before: View | None = None,
    locale: str | None = None,
    width: int = 1600,
    show: str = "board",
    style: Style = "light",
) -> Picture:
    """The same, drawn in a thread of its own; who asks for what is being drawn already waits for that drawing."""

    def work() -> Picture:
        return render(game_key, view, before=before, locale=locale, width=width, show=show, style=style)

    key = (game_key, best_locale(locale), width, show, style, _fingerprint(view), _fingerprint(before))
    return await _shared(key, work)


def replay(game_key: str, views: Sequence[View], locale: str | None = None) -> bytes:
    """A GIF of a game, one frame a view, under 8 MiB. Raises DataError where there is nothing to play."""
    if game_key not in REPLAY or not views:
        raise DataError(f"no replay of {game_key} with {len(views)} views")
    return REPLAY[game_key][0](views, words(locale, game_key))


def replay_alt(game_key: str, views: Sequence[View], locale: str | None = None) -> str:
    """What a replay shows, in at most 1,024 characters."""
    return REPLAY[game_key][1](views, words(locale, game_key))


async def draw_replay(game_key: str, views: Sequence[View], locale: str | None = None) -> bytes:
    """The same, in a thread of its own, so that no picture waits for it."""
    key = (game_key, best_locale(locale), "replay", len(views), *map(_fingerprint, views[-1:]))
    return await _shared(key, lambda: replay(game_key, views, locale), _SLOW)


async def warm_up(game_key: str, locale: str | None = None) -> None:
    """Make ready what every picture of a game needs, so that the first one is not slower than the rest."""
    await draw(game_key, {}, locale=locale)


async def _shared(key: tuple[Any, ...], work: Callable[[], T], pool: ThreadPoolExecutor = _POOL) -> T:
    """The answer of work done in the pictures' thread, once for all who ask for it meanwhile."""
    loop = asyncio.get_running_loop()
    key = (id(loop), *key)
    task = _UNDER_WAY.get(key)
    if task is None:
        task = loop.create_task(_in_thread(work, pool))
        _UNDER_WAY[key] = task
        task.add_done_callback(lambda _: _UNDER_WAY.pop(key, None))
    answer: T = await asyncio.shield(task)
    return answer


def _in_thread(work: Callable[[], T], pool: ThreadPoolExecutor) -> Coroutine[Any, Any, T]:
    async def run() -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    return run()


def _fingerprint(view: View | None) -> str:
    return json.dumps(view, sort_keys=True)
