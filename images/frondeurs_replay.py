"""A game of Frondeurs et Frondeuses as a moving picture, one frame a turn."""

from __future__ import annotations

import io
import itertools
from collections.abc import Iterator, Sequence

from PIL import Image, ImageChops

from fronde.core.errors import DataError
from fronde.games.frondeurs.data import FACTIONS
from fronde.texts import Words
from images import kit
from images.frondeurs import board_image
from images.frondeurs_edition import in_its_edition
from images.frondeurs_geometry import WIDTH
from images.frondeurs_reading import View, player_of, shortest, total_of

REPLAY_WIDTHS = (900, 720, 560)
"""Widths tried, the largest that fits."""
MOST_BYTES = 8 * 1024 * 1024 - 1024
FRAME_MS, LAST_MS = 900, 6000


@in_its_edition
def replay(views: Sequence[View], words: Words) -> bytes:
    """A GIF under 8 MiB, a frame a view, what changed marked; the last frame stands longer."""
    for width in REPLAY_WIDTHS:
        moving = _encode(list(_frames(views, words, width)))
        if len(moving) <= MOST_BYTES:
            return moving
    raise DataError(f"a replay of {len(views)} turns does not fit")


def _frames(views: Sequence[View], words: Words, width: int) -> Iterator[Image.Image]:
    for before, view in itertools.pairwise([None, *views]):
        assert view is not None
        with kit.looking(scale=width / WIDTH):
            yield board_image(view, words, before)


def _encode(frames: list[Image.Image]) -> bytes:
    """The GIF: of each frame only the pixels that differ from the one before, the others left transparent."""
    free = 255
    shown = [frames[0], *(_difference(a, b, free) for a, b in itertools.pairwise(frames))]
    out = io.BytesIO()
    durations = [FRAME_MS] * (len(shown) - 1) + [LAST_MS]
    shown[0].save(
        out, "GIF", save_all=True, append_images=shown[1:], duration=durations, loop=0, disposal=1,
        transparency=free, optimize=False,
    )  # fmt: skip
    return out.getvalue()


def _difference(before: Image.Image, frame: Image.Image, free: int) -> Image.Image:
    a, b = (Image.frombytes("L", i.size, i.tobytes()) for i in (before, frame))
    same = ImageChops.difference(a, b).point([255] + [0] * 255)
    left = frame.copy()
    left.paste(free, (0, 0), same)
    return left


def replay_alt(views: Sequence[View], words: Words) -> str:
    """The replay in words: how long, who led when, how it ended."""
    first, last = views[0], views[-1]

    def say(longest: int) -> list[str]:
        sentences = [
            words.say(
                "picture-alt-replay",
                count=len(views),
                **{"from": words.name("season", str(first.get("season", 0)))},
                to=words.name("season", str(last.get("season", 0))),
            )
        ]
        leads = _leads(views, words)
        shown = leads[-longest:] if len(leads) > longest else leads
        sentences.append(words.say("picture-alt-replay-lead", leads="; ".join(shown)))
        ranked = sorted(FACTIONS, key=lambda f: -total_of(last, f))
        scores = [f"{words.name('faction', f)} {total_of(last, f)} ({player_of(last, f)})" for f in ranked]
        return [*sentences, words.say("picture-alt-replay-end", scores=", ".join(scores))]

    return shortest(say)


def _leads(views: Sequence[View], words: Words) -> list[str]:
    """Who led from which turn on."""
    found: list[str] = []
    leader = None
    for view in views:
        now = max(FACTIONS, key=lambda f: total_of(view, f))
        if now != leader:
            leader = now
            turn = words.say("picture-turn", turn=view.get("turn", 0))
            found.append(f"{words.name('faction', now)} {total_of(view, now)} ({turn})")
    return found
