"""A game of Richelieu as a moving picture, one frame a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from fronde.texts import Words
from images import kit
from images.manifest import Scene
from images.richelieu.board import table_image
from images.richelieu.outcome import ranked, say_won_by
from images.richelieu.reading import seats_in, total_of

WIDTHS = (900, 720, 560)
"""Widths tried, the largest that fits."""


def replay(scenes: Sequence[Scene], words: Words) -> bytes:
    """A GIF under 8 MiB, a frame a scene, cards just taken marked; the last frame stands longer."""

    def frames(width: int) -> Iterator[Image.Image]:
        return kit.in_one_palette(lambda at: table_image(scenes[at], words, width), len(scenes))

    return kit.moving_picture(frames, WIDTHS)


def replay_alt(scenes: Sequence[Scene], words: Words) -> str:
    """The replay in words: who won, how long it is, who led when, how it ended."""
    last = scenes[-1]
    won = [say_won_by(last, words)] if last.view.get("over") else []
    leads = [_say_lead(scenes[at], seat, words) for at, seat in kit.find_leads(map(_totals, scenes))]
    scores = [f"{_say_points(last, seat, words)} ({last.player_of(seat)})" for seat in ranked(last.view)]
    end = words.say("picture-alt-replay-end", scores=", ".join(scores))
    head = [*won, words.say("picture-alt-replay", count=len(scenes))]
    return kit.with_list(head, leads, lambda text: words.say("picture-alt-replay-lead", leads=text), [end])


def _totals(scene: Scene) -> dict[str, int]:
    return {seat: total_of(scene.view, seat) for seat in seats_in(scene.view)}


def _say_lead(scene: Scene, seat: str, words: Words) -> str:
    turn = words.say("picture-turn-number", turn=scene.view.get("turn", 0))
    return f"{_say_points(scene, seat, words)} ({turn})"


def _say_points(scene: Scene, seat: str, words: Words) -> str:
    return f"{words.name('seat', seat)} {kit.minus(total_of(scene.view, seat))}"
