"""A game as a moving picture, one frame per turn, and its alt text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from fronde.texts import Words
from images import kit
from images.manifest import Replay, Scene, View, read
from images.outcome import Side, is_over, ranked, say_scores, say_total, say_winners, total_of, winners_of

Frame = Callable[[Scene, Words, int], Image.Image]
"""(scene, words, width in pixels) -> a frame, in the palette or in full colour."""


def say_length(scenes: Sequence[Scene], words: Words) -> str:
    """The number of frames, in the game's own words if it has some."""
    own = "picture-alt-replay"
    return words.say(own if words.has(own) else "outcome-replay", count=len(scenes))


def replay_of(
    frame: Frame,
    *,
    widths: Sequence[int] = (900, 720, 560),
    last: Frame | None = None,
    order: Callable[[View], Sequence[str]] = ranked,
    winners: Callable[[View], Sequence[Side]] = winners_of,
    when: str = "outcome-turn",
    say_length: Callable[[Sequence[Scene], Words], str] = say_length,
    say_more: Callable[[View, Words], list[str]] = lambda view, words: [],
) -> Replay:
    """The replay of a game whose board `frame` draws, at the first of the `widths` at which the file is small enough.

    `last` draws one more frame of a finished game. `order`: the seats in the order of the final scores. `when`: the
    text that says when somebody took the lead, given the `turn` and the `round` of a view. `say_more`: sentences after
    the final scores.
    """

    def alt(scenes: Sequence[Scene], words: Words) -> str:
        final = scenes[-1]
        winner = [say_winners(final, words, winners(final.view))] if is_over(final.view) else []
        totals = ({seat: total_of(scene.view, seat) for seat in order(scene.view)} for scene in scenes)
        leads = [_say_lead(scenes[at].view, seat, words, when) for at, seat in kit.find_leads(totals)]
        scores = say_scores(final, words, order(final.view))
        end = [words.say("outcome-end", scores=scores), *say_more(final.view, words)]
        head = [*winner, say_length(scenes, words)]
        return kit.with_list(head, leads, lambda text: words.say("outcome-leads", leads=text), end)

    return Replay(movie(frame, widths, last), alt)


def movie(frame: Frame, widths: Sequence[int], last: Frame | None = None) -> Callable[[Sequence[Scene], Words], bytes]:
    """A function that draws a GIF under 8 MiB, one frame per scene, with changes marked; the last frame stays
    longer."""

    def draw(scenes: Sequence[Scene], words: Words) -> bytes:
        frames = [partial(frame, scene, words) for scene in scenes]
        if last is not None and is_over(scenes[-1].view):
            frames.append(partial(last, scenes[-1], words))
        return kit.moving_picture(lambda width: kit.in_one_palette(lambda at: frames[at](width), len(frames)), widths)

    return draw


def _say_lead(view: View, seat: str, words: Words, when: str) -> str:
    moment = words.say(when, turn=read(view, "turn") or 0, round=view.get("round") or 1)
    return f"{say_total(view, seat, words)} ({moment})"
