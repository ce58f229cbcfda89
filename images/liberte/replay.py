"""A game of Liberté as a moving picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from fronde.games.liberte.data import SEATS
from fronde.texts import Words
from images import kit
from images.liberte.board import board_image
from images.liberte.measures import WIDTH
from images.liberte.reading import is_over, ranked, say, say_won_by, seats_in, text, total_of
from images.manifest import Scene

WIDTHS = (900, 720, 560)
"""Widths tried, the largest that fits."""


def replay(scenes: Sequence[Scene], words: Words) -> bytes:
    """A GIF under 8 MiB, a frame a scene, what changed marked; the last frame stands longer."""

    def frames(width: int) -> Iterator[Image.Image]:
        for scene in scenes:
            with kit.looking(scale=width / WIDTH):
                yield board_image(scene, words)

    return kit.moving_picture(frames, WIDTHS)


def replay_alt(scenes: Sequence[Scene], words: Words) -> str:
    """The replay in words: who won, how long it is, who led when, how it ended."""
    last = scenes[-1]
    won = [say_won_by(last, words)] if is_over(last.view) else []
    leads = [_say_lead(scenes[at], seat, words) for at, seat in kit.find_leads(map(_totals, scenes))]
    order = ranked(last.view)
    scores = [text("picture-alt-scored", seat=s, n=total_of(last.view, s), player=last.player_of(s)) for s in order]
    end = words.say("picture-alt-replay-end", scores=scores)
    head = [*won, words.say("picture-alt-replay", count=len(scenes))]
    return kit.with_list(head, leads, lambda text: words.say("picture-alt-replay-lead", leads=text), [end])


def _totals(scene: Scene) -> dict[str, int]:
    return {seat: total_of(scene.view, seat) for seat in sorted(seats_in(scene.view), key=SEATS.index)}


def _say_lead(scene: Scene, seat: str, words: Words) -> str:
    turn = words.say("picture-alt-turn", turn=scene.view.get("turn", 0))
    return f"{say(words, 'picture-alt-points', seat=seat, points=total_of(scene.view, seat))} ({turn})"
