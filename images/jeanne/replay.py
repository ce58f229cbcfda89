"""A game of Jeanne d'Arc 1429 as a moving picture, a frame a turn, and the score sheet at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from fronde.texts import Words
from images import kit
from images.jeanne.board import board_image
from images.jeanne.geometry import HEIGHT, WIDTH
from images.jeanne.reading import points_of, ranked, round_of, say_rounds, say_won_by, seats_of
from images.jeanne.score import SHEET, height_of, sheet_image
from images.manifest import Scene, View

WIDTHS = (800, 640, 480)
"""Widths tried, the largest that fits."""


def replay(scenes: Sequence[Scene], words: Words) -> bytes:
    """A GIF under 8 MiB, a frame a scene, what changed marked; of a game that is over the last frame is its score."""

    def frames(width: int) -> Iterator[Image.Image]:
        with kit.looking(scale=width / WIDTH):
            size = kit.pixels(WIDTH), kit.pixels(HEIGHT)
        for scene in scenes:
            with kit.looking(scale=width / WIDTH):
                yield board_image(scene, words)
        if scenes[-1].view.get("over"):
            yield _final(scenes[-1], words, size)

    return kit.moving_picture(frames, WIDTHS)


def _final(scene: Scene, words: Words, size: tuple[int, int]) -> Image.Image:
    """The score sheet, as large as a board."""
    scale = min(size[0] / SHEET, size[1] / height_of(scene.view, words))
    with kit.looking(scale=scale):
        sheet = sheet_image(Scene(scene.view, scene.names), words)
        image = kit.blank(size, "paper-deep")
        image.paste(sheet, ((size[0] - sheet.width) // 2, 0))
    return image


def replay_alt(scenes: Sequence[Scene], words: Words) -> str:
    """The replay in words: who won, how long it is, who led when, what each gained round by round, how it ended."""
    last = scenes[-1]
    won = [say_won_by(last, words)] if last.view.get("over") else []
    totals = [{seat: points_of(scene.view, seat) for seat in seats_of(scene.view)} for scene in scenes]
    leads = [_say_lead(scenes[at].view, seat, words) for at, seat in kit.find_leads(totals)]
    scores = [f"{words.name('seat', s)} {points_of(last.view, s)} ({last.player_of(s)})" for s in ranked(last.view)]
    end = [words.say("picture-alt-replay-end", scores=", ".join(scores)), *say_rounds(last.view, words)]
    head = [*won, words.say("picture-alt-replay", count=len(scenes))]
    return kit.with_list(head, leads, lambda text: words.say("picture-alt-replay-lead", leads=text), end)


def _say_lead(view: View, seat: str, words: Words) -> str:
    return f"{words.name('seat', seat)} {points_of(view, seat)} ({words.say('picture-round', round=round_of(view))})"
