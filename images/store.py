"""Caches of drawings: in memory, and for static layers on disk under the hash of all their sources. The disk cache is
optional, and its failure harmless.

The folder is `$FRONDE_CACHE`, by default `fronde` in the user's cache directory; "" turns the cache off.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, TypeVar

import PIL
from PIL import Image

from fronde import games
from images import kit

T = TypeVar("T")
VARIABLE = "FRONDE_CACHE"
MOST = 40
"""The most files kept; the oldest are deleted first."""


class Shelf(Generic[T]):
    """A cache in memory of the most recently used items. Each is made once, in the thread that first asks for it."""

    def __init__(self, most: int) -> None:
        self._most, self._lock = most, threading.Lock()
        self._items: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The item of a key, made if it is missing."""
        with self._lock:
            if key not in self._items:
                self._items[key] = make()
                if len(self._items) > self._most:
                    self._items.popitem(last=False)
            self._items.move_to_end(key)
            return self._items[key]

    def clear(self) -> None:
        """Empty the cache."""
        self._items.clear()


def folder() -> Path | None:
    """The folder of the layers, None if the disk cache is off."""
    value = os.environ.get(VARIABLE)
    if value is not None:
        return Path(value) if value else None
    with contextlib.suppress(RuntimeError):
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "fronde"
    return None


@lru_cache(maxsize=8)
def _hash_of(files: tuple[Path, ...]) -> bytes:
    whole = sha256(PIL.__version__.encode())
    for file in files:
        whole.update(file.read_bytes())
    return whole.digest()


def fingerprint(files: Iterable[Path], parts: Iterable[Any]) -> str:
    """A hash of files, of Pillow's version, of the text font's measures, and of the `repr` of the parts."""
    whole = sha256(_hash_of(tuple(files)))
    whole.update(repr(kit.font("text", 40).getbbox("Mgé")).encode())
    for part in parts:
        whole.update(repr(part).encode())
    return whole.hexdigest()[:32]


@lru_cache(maxsize=8)
def _sources_of(package: Path) -> tuple[Path, ...]:
    """The files that determine a game's pictures: its drawing, the kit, and the game's data."""
    folders = package, package.parent / "kit", Path(games.__file__).parent / package.name / "data"
    return tuple(sorted(file for place in folders for file in place.glob("*.*") if file.is_file()))


def kept_picture(package: Path, parts: Iterable[Any], draw: Callable[[], Image.Image]) -> Image.Image:
    """The palette picture that the code in `package` draws from these parts: read from the disk; otherwise drawn and,
    if possible, stored there."""
    where = folder()
    if where is None:
        return draw()
    path = where / f"{fingerprint(_sources_of(package), parts)}.png"
    with contextlib.suppress(OSError, ValueError, SyntaxError):
        with Image.open(path) as file:
            file.load()
        image: Image.Image = file
        if image.mode == "P" and image.getpalette() == kit.blank((1, 1), "paper").getpalette():
            return image
    picture = draw()
    _keep(path, picture)
    return picture


def _keep(path: Path, image: Image.Image) -> None:
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as file:
            image.save(file, "PNG", compress_level=3)
        Path(file.name).replace(path)
        paths = sorted(path.parent.glob("*.png"), key=lambda p: p.stat().st_mtime)
        for old in paths[:-MOST]:
            old.unlink(missing_ok=True)
