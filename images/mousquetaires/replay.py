"""A game of Mousquetaires du Roy as a moving picture, one frame a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from fronde.texts import Words
from images import kit
from images.manifest import Scene
from images.mousquetaires.alt import say_tracks
from images.mousquetaires.board import board_image
from images.mousquetaires.reading import boards_done, say_end

WIDTHS = (720, 560, 420)
"""Widths tried, the largest that fits."""


def replay(scenes: Sequence[Scene], words: Words) -> bytes:
    """A GIF under 8 MiB, a frame a scene, what changed marked; the last frame stands longer."""

    def frames(width: int) -> Iterator[Image.Image]:
        return kit.in_one_palette(lambda at: board_image(scenes[at], words, width), len(scenes))

    return kit.moving_picture(frames, WIDTHS)


def replay_alt(scenes: Sequence[Scene], words: Words) -> str:
    """The replay in words: who won and why, how long it is, when quest boards were completed, how it ended."""
    last = scenes[-1].view
    ended = []
    if last.get("over"):
        why = words.say(f"picture-end-{last.get('end') or 'quest'}")
        ended = [words.say("picture-alt-ended", won=say_end(scenes[-1], words), why=why)]
    boards = list(_find_boards(scenes, words))

    def say(_: int) -> list[str]:
        return [
            *ended,
            words.say("picture-alt-replay", count=len(scenes)),
            *([words.say("picture-alt-replay-boards", boards="; ".join(boards))] if boards else []),
            words.say("picture-alt-replay-end", tracks=say_tracks(last, words)),
        ]

    return kit.shortest(say)


def _find_boards(scenes: Sequence[Scene], words: Words) -> Iterator[str]:
    """Each quest board completed, with its turn."""
    count = 0
    for scene in scenes:
        for n in range(count, boards_done(scene.view)):
            turn = words.say("picture-turn", turn=scene.view.get("turn", 0))
            yield f"{words.name('quest', str(n + 1))} ({turn})"
        count = max(count, boards_done(scene.view))
