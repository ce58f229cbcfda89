"""The printed board: paper, frame, title, lines and Spaces."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PIL import Image

from fronde.games.frondeurs.data import ConnectorData
from fronde.texts import Words
from images import kit
from images.frondeurs.edition import current_board
from images.frondeurs.geometry import HEADER, HEIGHT, PANEL_TOP, PLACES, TITLE, WHOLE, WIDTH
from images.frondeurs.legend import draw_legend
from images.frondeurs.margin import Exit, course_of, draw_neatline, draw_stubs, exits_of
from images.frondeurs.reading import short
from images.frondeurs.spaces import draw_body, draw_trim
from images.frondeurs.track import draw_track
from images.kit import Box, Ink, Point, Port, Size


def draw_static(words: Words, port: Port, space_ids: Collection[str]) -> Image.Image:
    """Paper, lines and Spaces, in the palette; the whole sheet also has the frame, the track and the legend."""
    image = kit.paper(port.size)
    if port == WHOLE:
        draw_frame(image)
    exits = draw_connectors(image, port, space_ids)
    for space in current_board().spaces:
        if space.id in space_ids:
            kit.put(image, draw_body(space.id), *port.at(*PLACES[space.id]))
            kit.put(image, draw_trim(space.id, short(words, space.id)), *port.at(*PLACES[space.id]))
    if port == WHOLE:
        draw_title(image, words)
        draw_track(image, words)
        draw_legend(image, words)
    elif port.frame:
        draw_stubs(image, port, space_ids, words)
        draw_neatline(image, port, exits, words)
    return kit.to_palette_by_bands(image)


def draw_frame(image: Image.Image) -> None:
    """A double rule around the board, with a fleur-de-lys in each corner."""
    kit.panel(image, (0, 0, WIDTH, HEADER - 6), "paper-deep")
    kit.panel(image, (0, PANEL_TOP, WIDTH, HEIGHT), "paper-deep")
    left, top, right, low = 3, HEADER - 3, WIDTH - 4, PANEL_TOP - 4
    kit.panel(image, (left, top, right, low), None, "line", 3)
    kit.panel(image, (left + 5, top + 5, right - 5, low - 5), None, "paper-edge", 1)
    for x in (left + 17, right - 17):
        for y in (top + 18, low - 18):
            kit.put(image, kit.icon("fleur", 22, "line"), x, y)


def draw_title(image: Image.Image, words: Words) -> None:
    """The title of the game between two fleurs-de-lys."""
    text = words.say("picture-title")
    kit.put(image, kit.icon("fleur", 34, "rose"), 32, TITLE / 2 + 3)
    kit.write(image, text, 58, TITLE / 2 + 4, "caps", Size.TITLE, "ink", "lm")
    kit.put(image, kit.icon("fleur", 34, "rose"), 84 + kit.text_width(text, "caps", Size.TITLE), TITLE / 2 + 3)


KINDS = ("solid", "dashed", "arrow", "lovers")


def draw_connectors(image: Image.Image, port: Port, space_ids: Collection[str]) -> list[Exit]:
    """The lines of the Spaces shown, each in the style of its kind; if two cross, the later one passes over the earlier
    through a gap. Returns the points at which lines leave the picture."""
    courses: list[tuple[Box, list[Point]]] = []
    exits: list[Exit] = []
    for line in sorted(current_board().connectors, key=lambda c: KINDS.index(c.type)):
        if not {line.start, line.end} & set(space_ids):
            continue
        exits += exits_of(line, port, space_ids)
        points = [port.at(*point) for point in course_of(line, space_ids)]
        coarse = [*points[::10], points[-1]]
        box = kit.bounds(coarse)
        for other, course in courses:
            if kit.meet(box, other):
                for before, after in kit.crossings(coarse, course):
                    kit.stroke(image, kit.middle_of(before, after, 18), "paper", 9)
        courses.append((box, coarse))
        draw_connector(image, line, points)
    return exits


def draw_connector(image: Image.Image, line: ConnectorData, points: Sequence[Point], ink: Ink = "line") -> None:
    """A line in the style of its kind: solid, dashed, with an arrow head, or rose with a heart."""
    if line.type == "solid":
        kit.stroke(image, points, ink, 3.4)
    elif line.type == "dashed":
        kit.stroke(image, points, ink, 3.0, dash=(8, 6))
    elif line.type == "arrow":
        kit.stroke(image, points, ink, 3.0, dash=(8, 6))
        kit.arrow_head(image, points, ink)
    else:
        middle = len(points) // 2
        kit.stroke(image, points[: middle + 1], "rose", 3.4)
        kit.stroke(image, points[middle:], "rose", 3.0, dash=(6, 5))
        kit.put(image, kit.icon("hearts", 17, "rose", "paper", 7), *points[middle])
