"""Chances as bars: a bar is divided by who is hurt, each part as wide as it is probable. Bars are in groups, one per
musketeer or target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from fronde.games.mousquetaires.odds import Chances
from fronde.texts import Words
from images import kit
from images.kit import Ink, Size
from images.mousquetaires.inks import CARDINAL, GREEN
from images.mousquetaires.measures import LEFT, RIGHT
from images.mousquetaires.pieces import figure

ROW_H, LINE, GROUP_GAP, LEAST_GROUP = 46.0, 27.0, 10.0, 76.0
NAME_WIDTH, LABELLED = 226.0, 372.0
"""The width of the field with a group's name, and the greatest width of its labels."""
PARTS: tuple[tuple[str, Ink, Ink], ...] = (
    ("foe", GREEN, "white"), ("both", "gold", "ink"), ("nobody", "paper-edge", "ink"), ("own", CARDINAL, "white"),
)  # fmt: skip
"""The parts of a bar from the left: (who is hurt, ground, ink of the number)."""
LEGEND_H = 54.0


class Row(NamedTuple):
    """One way to attempt something: a label with what is committed, and its chances. A row without chances has a text
    instead, and `sure`: whether the attempt succeeds (None: unknown)."""

    label: str
    chances: Chances | None = None
    text: str = ""
    sure: bool | None = None


class Group(NamedTuple):
    """The ways to attempt something, with a name and a line below it; `seat`: the musketeer whose shield is drawn."""

    name: str
    under: str
    rows: Sequence[Row]
    seat: str = ""


def percent(share: float) -> str:
    """A share in percent, without the sign: "<1" for less than 0.5 but more than 0, ">99" for 99.5 or more but less
    than 100."""
    if 0 < share < 0.005:
        return "<1"
    return ">99" if 0.995 <= share < 1 else str(round(100 * share))


def height_of(groups: Sequence[Group]) -> float:
    """The height of the groups, with the legend if there are bars."""
    return sum(_group_height(group) + GROUP_GAP for group in groups) + (LEGEND_H if has_bars(groups) else 0)


def has_bars(groups: Sequence[Group]) -> bool:
    """Whether any row has chances."""
    return any(row.chances is not None for group in groups for row in group.rows)


def _group_height(group: Group) -> float:
    return max(LEAST_GROUP, len(group.rows) * ROW_H + 12)


def draw_groups(image: Image.Image, words: Words, groups: Sequence[Group], top: float) -> float:
    """The groups one below another, then the legend if there are bars. Returns the y of their lower end."""
    widths = (kit.text_width(row.label, "text", Size.BODY) for group in groups for row in group.rows)
    label_width = min(max(widths, default=0.0), LABELLED)
    for group in groups:
        _draw_group(image, words, group, top, label_width)
        top += _group_height(group) + GROUP_GAP
    if has_bars(groups):
        _draw_legend(image, words, top + LEGEND_H / 2 - 6)
        top += LEGEND_H
    return top


def _draw_group(image: Image.Image, words: Words, group: Group, top: float, label_width: float) -> None:
    low = top + _group_height(group)
    kit.panel(image, (LEFT, top, RIGHT, low), "paper-light", "line", 2, 8)
    x, y = LEFT + 14.0, (top + low) / 2
    if group.seat:
        kit.put(image, figure(group.seat, 52), x + 24, y)
        x += 58
    _write_name(image, group, x, LEFT + NAME_WIDTH - x, y)
    first = y - (len(group.rows) - 1) * ROW_H / 2
    for at, row in enumerate(group.rows):
        _draw_row(image, row, LEFT + NAME_WIDTH + 8, first + at * ROW_H, label_width)


def _write_name(image: Image.Image, group: Group, x: float, room: float, y: float) -> None:
    """A group's name on at most two lines, and below it as much of `under` as the height allows."""
    names = kit.wrap(group.name, "bold", Size.BODY, room)[:2]
    most = max(1, int((_group_height(group) - 16) / LINE) - len(names))
    under = kit.wrap(group.under, "italic", Size.LABEL, room)[:most] if group.under else []
    top = y - (len(names) + len(under) - 1) * LINE / 2
    for at, name in enumerate(names):
        kit.write(image, name, x, top + at * LINE, "bold", Size.BODY, "ink", "lm", room)
    for at, line in enumerate(under, len(names)):
        kit.write(image, line, x, top + at * LINE, "italic", Size.LABEL, "ink-soft", "lm", room)


def _draw_row(image: Image.Image, row: Row, left: float, y: float, label_width: float) -> None:
    kit.write(image, row.label, left + label_width, y, "text", Size.BODY, "ink", "rm", label_width)
    start = left + (label_width + 12 if row.label else 0)
    if row.chances is not None:
        _draw_bar(image, row.chances, start, RIGHT - 12, y)
        return
    ground: Ink = "paper-edge" if row.sure is None else GREEN if row.sure else CARDINAL
    kit.panel(image, (start, y - 19, RIGHT - 12, y + 19), ground, "ink", 2, 6)
    ink: Ink = "ink" if row.sure is None else "white"
    kit.write(image, row.text, start + 12, y, "bold", Size.BODY, ink, "lm", RIGHT - start - 32)


def _draw_bar(image: Image.Image, chances: Chances, left: float, right: float, y: float) -> None:
    """A bar with the percentage on each part that is wide enough for it."""
    x = left
    for name, ground, ink in PARTS:
        share = float(getattr(chances, name))
        end = x + (right - left) * share
        if end - x >= 1:
            kit.panel(image, (x, y - 19, end, y + 19), ground)
            _draw_pattern(image, name, x, end, y, 15)
        text = percent(share)
        if kit.text_width(text, "bold", Size.BODY) + 8 <= end - x:
            kit.write(image, text, (x + end) / 2, y, "bold", Size.BODY, ink)
        x = end
    kit.panel(image, (left, y - 19, right, y + 19), None, "ink", 2)


def _draw_pattern(image: Image.Image, name: str, left: float, right: float, y: float, half: float) -> None:
    """Lines that tell the parts apart without colour: at the top if the adversary is hurt, at the bottom if the
    musketeer is."""
    lines = {"both": (y - half, y + half), "own": (y + half,), "foe": (y - half,)}.get(name, ())
    if right - left > 8:
        for level in lines:
            kit.panel(image, (left + 3, level - 1, right - 3, level + 1), "white" if name != "both" else "ink")


def _draw_legend(image: Image.Image, words: Words, y: float) -> None:
    wide = (RIGHT - LEFT) / len(PARTS)
    for at, (name, ground, _) in enumerate(PARTS):
        x = LEFT + at * wide
        kit.panel(image, (x, y - 15, x + 36, y + 15), ground, "ink", 2)
        _draw_pattern(image, name, x, x + 36, y, 10)
        kit.write(image, words.say(f"picture-odds-{name}"), x + 44, y, "text", Size.BODY, "ink", "lm", wide - 50)


def say_groups(words: Words, groups: Sequence[Group], most: int) -> Iterator[str]:
    """The groups in words, one sentence each, with at most `most` rows; the first sentence explains the numbers."""
    if has_bars(groups):
        yield words.say("picture-alt-odds-read")
    for group in groups:
        rows = "; ".join(_say_row(words, row) for row in group.rows[:most])
        name = f"{group.name} ({group.under})" if group.under else group.name
        yield f"{kit.capital(name)}: {rows}."


def _say_row(words: Words, row: Row) -> str:
    if row.chances is None:
        return f"{row.label} {row.text}".strip()
    shares = {name: percent(getattr(row.chances, name)) for name, _, _ in PARTS}
    return words.say("picture-alt-odds", label=row.label, **shares)
