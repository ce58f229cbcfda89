"""Pictures of positions, always drawn from the view of a viewer, in a `Scene`, never from the position itself.

`render` and `draw` return any picture by its name, `show`: "board" is the whole board. The `Manifest` of a game
(`images/manifest.py`), found by the game's key, lists the others. Usual names:

region:<region>           a part of the board, large
reach:<seat>              where a seat can go from its place
targets:<place>,<place>   the options
hand:<seat>               cards and tokens of a seat, as far as the view names them
score                     the score sheet; images/sheet.py draws it for a game without its own
changed                   the part of the board where it differs from the older view

`write_replay` returns a whole game as one HTML file.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from functools import lru_cache
from importlib import import_module
from typing import Any, TypeVar

from fronde.core.errors import DataError
from fronde.core.plugins import check_fields, guard_plugin
from fronde.core.types import Json, Text
from fronde.games import get_game
from fronde.texts import Words, best_locale, words
from images import kit, pages, replay, sheet
from images.crop import NothingToShow, cut_out
from images.kit import Picture, Style
from images.manifest import Manifest, Scene, View
from images.pages import Page
from images.store import Shelf
from images.worker import Worker

__all__ = [
    "CHANGED", "FAULTS", "Manifest", "NothingToShow", "Page", "Picture", "Scene", "Style", "View", "draw", "draw_apart",
    "draw_page", "draw_replay", "find_manifest", "has_view", "is_on_board", "offered_pictures", "offers", "parts_of",
    "picture_of", "render", "targets_of", "warm_up", "write_replay",
]  # fmt: skip

T = TypeVar("T")

WIDTHS = range(320, 3201)
"""The allowed widths of a picture, in pixels."""

CHANGED = "changed"
"""The part of a board that has changed."""

BOARD_WIDTH = 1600
"""The usual width of a board from which parts are cut."""

WIDEST_PART, FEWEST_APART = 0.5, 3
"""The greatest distance between options in one picture, as a share of the board's width; and the number of options that
may be any distance apart."""

FAULTS: dict[str, str] = {}
"""Modules of pictures that could not be loaded, with the reason."""

_POOL = ThreadPoolExecutor(max_workers=1, thread_name_prefix="picture")
_SLOW = ThreadPoolExecutor(max_workers=1, thread_name_prefix="replay")
_PICTURES = Worker()
_REPLAYS = Worker(lasting=False)
_LAST: Shelf[Picture] = Shelf(2)
_UNDER_WAY: dict[tuple[Any, ...], asyncio.Task[Any]] = {}


# --- the pictures of a game ---


def find_manifest(game_key: str) -> Manifest | None:
    """The pictures of a game, None if it has none. Raises UnknownGame."""
    module = get_game(game_key).title.find_part("pictures")
    return None if module is None or module in FAULTS else _load(module)


@lru_cache(maxsize=64)
def _load(module: str) -> Manifest | None:
    """The manifest of a module. If an installed game's pictures cannot be loaded, the game is played without
    pictures."""
    try:
        with guard_plugin():
            manifest: Manifest = import_module(module).MANIFEST
            check_fields(manifest, Manifest)
    except DataError as error:
        FAULTS[module] = f"The pictures {module} cannot be loaded: {error}."
        return None
    return manifest


def has_view(game_key: str, show: str) -> bool:
    """Whether a game has that picture; anything after its colon is ignored."""
    manifest, kind = find_manifest(game_key), show.partition(":")[0]
    if manifest is None or kind == CHANGED:
        return manifest is not None and manifest.find_changes is not None
    return kind in ("board", "score") or kind in manifest.views


def offered_pictures(game_key: str) -> tuple[str, ...]:
    """The pictures that any player may ask for besides the board; a game's texts name them: `view-<picture>`, with ":"
    written as "-"."""
    manifest = find_manifest(game_key)
    return manifest.on_offer if manifest else ()


def offers(game_key: str, view: View) -> dict[str, Text]:
    """The further pictures of a position that any player may ask for, with their labels."""
    manifest = find_manifest(game_key)
    return dict(manifest.offers(view)) if manifest and manifest.offers else {}


def targets_of(game_key: str, view: View, options: Iterable[str]) -> str | None:
    """The value of `show` for a picture of these options (`kind:<place>`, several places separated by colons); None if
    a game has no such picture, or if it shows none of them. A game may choose the picture itself."""
    manifest = find_manifest(game_key)
    if manifest is not None and manifest.choices is not None:
        return manifest.choices(view, list(options))
    if manifest is None or manifest.spots is None:
        return None
    places = manifest.spots(view)
    slugs = [slug for option in options for slug in option.split(":")[1:] if slug in places]
    return f"targets:{','.join(dict.fromkeys(slugs))}" if slugs else None


def parts_of(game_key: str, view: View, show: str) -> list[str]:
    """The picture of the options, divided into parts if they are too far apart to be readable on a phone."""
    manifest, (kind, _, rest) = find_manifest(game_key), show.partition(":")
    if manifest is None or manifest.spots is None or kind != "targets":
        return [show]
    places, every = rest.split(","), manifest.spots(view)
    spots = {place: spot for place in places if (spot := every.get(place)) is not None}
    if len(spots) < len(places):
        return [show]
    return [f"targets:{','.join(part)}" for part in _split(places, spots)]


def _split(places: list[str], spots: Mapping[str, tuple[float, float]]) -> list[list[str]]:
    """The places divided into parts that are not too wide or too high, halved along the longer side. A few places stay
    together."""
    spans = [max(values) - min(values) for values in zip(*(spots[place] for place in places), strict=True)]
    if max(spans) <= WIDEST_PART or len(places) <= FEWEST_APART:
        return [places]
    axis = spans.index(max(spans))
    middle = min(spots[place][axis] for place in places) + spans[axis] / 2
    halves = [[p for p in places if (spots[p][axis] > middle) == beyond] for beyond in (False, True)]
    return [part for half in halves for part in _split(half, spots)]


def is_on_board(show: str) -> bool:
    """Whether a picture of options is the board with those marked."""
    return show.partition(":")[0] == "targets"


# --- one picture ---


def render(
    game_key: str,
    scene: Scene,
    *,
    locale: str | None = None,
    width: int = 1600,
    show: str = "board",
    style: Style = "light",
) -> Picture:
    """The picture `show` of this scene, `width` pixels wide; changes from `scene.before` are marked.

    Raises DataError for a width out of range and for an unavailable picture, and its subclass NothingToShow if there is
    nothing to show.
    """
    if width not in WIDTHS:
        raise DataError(f"a picture is {WIDTHS.start} to {WIDTHS.stop - 1} pixels wide, not {width}")
    manifest = find_manifest(game_key)
    kind, wording = show.partition(":")[0], words(locale, game_key)
    if manifest is None or not has_view(game_key, kind):
        raise DataError(f"no picture {show!r} of {game_key}")
    with kit.looking(style, 1.0, inks=manifest.inks):
        picture = _draw_view(game_key, manifest, scene, wording, width, show)
    return replace(picture, alt=kit.typeset(picture.alt, wording))


def _draw_view(game_key: str, manifest: Manifest, scene: Scene, words: Words, width: int, show: str) -> Picture:
    """A picture as the game draws it. Raises NothingToShow."""
    kind, _, rest = show.partition(":")
    if kind == "board":
        return _draw_board(game_key, manifest, scene, words, width)
    if kind == CHANGED and manifest.find_changes is not None:
        change = manifest.find_changes(scene, words)
        if not change.boxes:
            raise NothingToShow("nothing has changed")
        return cut_out(_draw_board(game_key, manifest, scene, words, BOARD_WIDTH), change, width, words)
    return manifest.views.get(kind, sheet.score)(scene, words, width, rest)


def _draw_board(game_key: str, manifest: Manifest, scene: Scene, words: Words, width: int) -> Picture:
    """A board. The last two are kept, because the next request is usually for a part of one, in either of two
    languages."""
    key = (game_key, words.locale, kit.look(), width, _fingerprint(scene))
    return _LAST.get(key, lambda: manifest.board(scene, words, width))


async def draw(
    game_key: str,
    scene: Scene,
    *,
    locale: str | None = None,
    width: int = 1600,
    show: str = "board",
    style: Style = "light",
) -> Picture:
    """The picture of `render`, drawn off the event loop. Equal requests share one drawing."""
    fields = {"game": game_key, "locale": best_locale(locale), "width": width, "show": show, "style": style}
    request = json.dumps({**fields, "scene": scene.to_json()}, sort_keys=True).encode()

    def work() -> Picture:
        picture = _PICTURES.draw(request)
        if picture is not None and picture.facts.get("nothing"):
            raise NothingToShow("nothing has changed")
        if picture is not None:
            return Picture(picture.content, **picture.facts)
        return render(game_key, scene, locale=locale, width=width, show=show, style=style)

    return await _share_work((request,), work)


@contextlib.contextmanager
def draw_apart() -> Iterator[None]:
    """Draw apart from the bot during the block: one process for the requests to `draw`, another for each replay. If no
    process can start, a thread draws."""
    with contextlib.suppress(OSError):
        _PICTURES.start()
    _REPLAYS.start()
    try:
        yield
    finally:
        _PICTURES.stop()
        _REPLAYS.stop()


async def warm_up(game_key: str) -> None:
    """Prepare everything that all pictures of a game need, so that the first one is no slower than the rest."""
    await draw(game_key, Scene({}))


async def draw_page(page: Page, locale: str | None = None, width: int = 1200) -> Picture:
    """A page of figures in a language, drawn off the event loop."""
    request = json.dumps({"page": asdict(page), "width": width}).encode()

    def work() -> Picture:
        sheet = _PICTURES.draw(request)
        picture = pages.draw(page, width) if sheet is None else Picture(sheet.content, **sheet.facts)
        return replace(picture, alt=kit.typeset(picture.alt, words(locale)))

    return await _share_work((request, locale), work)


# --- a whole game ---


def write_replay(
    game_key: str, story: Mapping[str, Json], scenes: Sequence[Scene], record: str | None, locale: str | None = None
) -> bytes:
    """A game as one HTML file (`images/replay`), with the board of each scene if the game has pictures."""
    manifest, wording = find_manifest(game_key), words(locale, game_key)
    if manifest is None:
        return replay.write(story, scenes, None, record)

    def draw_board(scene: Scene) -> Picture:
        picture = manifest.board(scene, wording, BOARD_WIDTH)
        return replace(picture, alt=kit.typeset(picture.alt, wording))

    with kit.looking("light", 1.0, inks=manifest.inks, is_packed=False):
        return replay.write(story, scenes, draw_board, record)


async def draw_replay(
    game_key: str, story: Mapping[str, Json], scenes: Sequence[Scene], record: str | None, locale: str | None = None
) -> bytes:
    """The file of `write_replay`, made off the event loop; pictures do not wait for it."""

    def work() -> bytes:
        result = _REPLAYS.draw(request)
        return write_replay(game_key, story, scenes, record, locale) if result is None else result.content

    fields = {"game": game_key, "story": story, "record": record, "locale": locale}
    request = json.dumps({**fields, "scenes": [scene.to_json() for scene in scenes]}).encode()
    return await _share_work((request,), work, _SLOW)


# --- threads ---


async def _share_work(key: tuple[Any, ...], work: Callable[[], T], pool: ThreadPoolExecutor = _POOL) -> T:
    """The result of work done in the pictures' thread, shared by all requests for it that arrive meanwhile."""
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


def _fingerprint(scene: Scene) -> str:
    return json.dumps(scene.to_json(), sort_keys=True)
