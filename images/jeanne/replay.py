"""A game of Jeanne d'Arc 1429 as a moving picture, a frame a turn, and the throne points round by round at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from fronde.texts import Words
from images import kit
from images.jeanne.board import board_image
from images.jeanne.geometry import HEIGHT, WIDTH
from images.jeanne.reading import player_of, points_of, ranked, round_of, say_won_by, seats_of
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
            yield _final(scenes, words, size)

    return kit.moving_picture(frames, WIDTHS)


def _final(scenes: Sequence[Scene], words: Words, size: tuple[int, int]) -> Image.Image:
    """The score sheet with its rounds, as large as a board."""
    rounds = points_by_round([scene.view for scene in scenes])
    rows = [(words.say("picture-round", round=number), points) for number, points in rounds.items()]
    high = height_of(scenes[-1].view, words, rows)
    scale = min(size[0] / SHEET, size[1] / high)
    with kit.looking(scale=scale):
        sheet = sheet_image(Scene(scenes[-1].view, scenes[-1].names), words, rows)
        image = kit.blank(size, "paper-deep")
        image.paste(sheet, ((size[0] - sheet.width) // 2, 0))
    return image


def points_by_round(views: Sequence[View]) -> dict[int, dict[str, int]]:
    """Round -> what each seat gained in it, from the views of a game in their order."""
    begun: dict[int, View] = {}
    for view in views:
        begun.setdefault(round_of(view), view)
    last = round_of(views[-1])
    for number in range(last, 0, -1):  # in a round of the plague there is no turn
        begun.setdefault(number, begun.get(number + 1, views[-1]))
    ends = {number: begun.get(number + 1, views[-1]) for number in range(1, last + 1)}
    return {
        number: {seat: points_of(end, seat) - points_of(begun[number], seat) for seat in seats_of(end)}
        for number, end in ends.items()
    }


def replay_alt(scenes: Sequence[Scene], words: Words) -> str:
    """The replay in words: who won, how long it is, who led when, what each gained round by round, how it ended."""
    last = scenes[-1]
    won = [say_won_by(last, words)] if last.view.get("over") else []
    totals = [{seat: points_of(scene.view, seat) for seat in seats_of(scene.view)} for scene in scenes]
    leads = [_say_lead(scenes[at].view, seat, words) for at, seat in kit.find_leads(totals)]
    scores = [f"{words.name('seat', s)} {points_of(last.view, s)} ({player_of(last, s)})" for s in ranked(last.view)]
    rounds = points_by_round([scene.view for scene in scenes])
    gains = [
        f"{words.name('seat', seat)} {' '.join(str(points[seat]) for points in rounds.values())}"
        for seat in ranked(last.view)
    ]

    def say(longest: int) -> list[str]:
        return [
            *won,
            words.say("picture-alt-replay", count=len(scenes)),
            *([words.say("picture-alt-replay-lead", leads="; ".join(leads[-longest:]))] if leads else []),
            words.say("picture-alt-replay-end", scores=", ".join(scores)),
            words.say("picture-alt-replay-rounds", gains="; ".join(gains)),
        ]

    return kit.shortest(say)


def _say_lead(view: View, seat: str, words: Words) -> str:
    return f"{words.name('seat', seat)} {points_of(view, seat)} ({words.say('picture-round', round=round_of(view))})"
