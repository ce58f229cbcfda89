"""The notes below odds: whether Rochefort comes first, the assumption about rerolls, and what is unknown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PIL import Image

from fronde.games.mousquetaires.data import FOES
from fronde.texts import Words
from images import kit
from images.kit import Size
from images.manifest import View
from images.mousquetaires.measures import LEFT, RIGHT
from images.mousquetaires.odds import rochefort_at
from images.mousquetaires.reading import arms_of, has_milady, mission_of

LINE, EDGE = 30.0, 14.0


def say_rochefort(view: View, words: Words, where: str, seat: str = "") -> str:
    """Whether Rochefort comes first: before an attempt of a musketeer, or of anyone if `seat` is empty."""
    return words.say(f"picture-rochefort-{rochefort_at(view, where, seat)}")


def say_all_again(view: View, words: Words, seats: Iterable[str], foes: Iterable[str]) -> Iterator[str]:
    """The assumption about rerolls in duels that have not begun; nothing if no seat has a Toledo sword and no foe
    rerolls."""
    own = any(arms_of(view, seat).sword for seat in seats)
    yield from say_again(words, own, any(FOES[foe].ability == "reroll" for foe in foes if foe))


def say_again(words: Words, own: bool, his: bool) -> Iterator[str]:
    """The assumption about rerolls by the musketeer's sword (`own`) or by Milady (`his`); nothing without either."""
    if own or his:
        yield words.say("picture-again", who="both" if own and his else "own" if own else "foe")


def say_down(view: View, words: Words) -> str:
    """The assumption about a token face down."""
    return words.say("picture-down-reckoned", laid="milady" if has_milady(view) else "chance")


def say_posts(view: View, words: Words, where: str) -> Iterator[str]:
    """A note if posted cards are face down to the viewer, and one if the Assassin strikes first."""
    mission = mission_of(view, where)
    if mission and mission["backs"] and mission["posted"] is None:
        yield words.say("picture-posts-down")
    if mission and mission["trap"] == "assassin":
        yield words.say("picture-assassin-first")


def lines_of(notes: Iterable[str]) -> list[str]:
    """The notes in lines no wider than a picture."""
    return [line for note in notes for line in kit.wrap(note, "italic", Size.BODY, RIGHT - LEFT - 8)]


def height_of_notes(notes: Sequence[str]) -> float:
    """The height of the notes; 0 if there are none."""
    return LINE * len(lines_of(notes)) + EDGE if notes else 0.0


def draw_notes(image: Image.Image, notes: Sequence[str], top: float) -> None:
    """The notes one below another."""
    for at, line in enumerate(lines_of(notes)):
        y = top + EDGE / 2 + (at + 0.5) * LINE
        kit.write(image, line, LEFT + 4, y, "italic", Size.BODY, "ink-soft", "lm")
