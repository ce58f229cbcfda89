"""The reach of a Faction, and the Spaces that may be chosen: some Spaces at full strength, the others faded."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence

from PIL import Image

from fronde.core.errors import DataError
from fronde.core.types import Name
from fronde.games.frondeurs.data import BOARD, FACTIONS, ConnectorData, SpaceData
from fronde.texts import Words
from images import kit
from images.frondeurs.alt import cut, intro, say_space_marks
from images.frondeurs.background import draw_connector
from images.frondeurs.board import draw_position, scale_for
from images.frondeurs.edition import current_board, edition_of, in_its_edition
from images.frondeurs.framing import frame_part
from images.frondeurs.geometry import HEADER, PANEL_TOP, WHOLE, WIDTH, value, visible
from images.frondeurs.layers import keep_frame, layer, spaces_mask
from images.frondeurs.plates import lay_plates
from images.frondeurs.reading import PLAIN, Marks, marks, short, sort_by_worth
from images.frondeurs.regions import port_of
from images.kit import Picture, Port
from images.manifest import Scene, View


def find_reach(view: View, faction: str) -> tuple[set[str], set[str], set[str]]:
    """A Faction's own Spaces; those it can enter from them at no extra cost; those that cost one cube more.

    None of them contains Spaces with rival cubes, Persons Under Arrest, or Musketeers whose token has been taken.
    """
    cubes = view.get("cubes") or {}
    own = {s for s, (owner, n) in cubes.items() if owner == faction and n}
    closed_spaces = {s for s, (owner, n) in cubes.items() if owner != faction and n}
    captives = {a["person"] for a in view.get("arrests") or []}
    closed_spaces |= captives | {m for m, holder in (view.get("musketeers") or {}).items() if holder != "board"}
    board = edition_of(view)
    commander = board.index.get(str(view.get("army_commander")), board.index["conde"])
    free = costly = 0
    for space in own - captives:
        free |= board.free[board.index[space]]
        costly |= board.costly[commander][board.index[space]]
    enters = set(board.names(free)) - own - closed_spaces
    return own, enters, set(board.names(costly)) - own - closed_spaces - enters


@in_its_edition
def reach(scene: Scene, words: Words, width: int, faction: str) -> Picture:
    """The reach of a Faction from its Spaces; the rest of the board is faded. Raises DataError for an unknown
    Faction."""
    if faction not in FACTIONS:
        raise DataError(f"no Faction {faction!r}")
    own, free, costly = find_reach(scene.view, faction)
    caption = words.say("picture-reach", faction=Name("faction", faction), free=len(free), costly=len(costly))

    def lines(line: ConnectorData) -> bool:
        ends = {line.start, line.end}
        return bool(ends & own) and bool(ends & (free | costly))

    rings = dict.fromkeys(free, False) | dict.fromkeys(costly, True)
    port = reach_port(words, {*own, *rings})
    title = words.say("picture-reach-of", faction=Name("faction", faction))
    image = draw_emphasis(scene, words, width, port, {*own, *rings}, rings, (title, caption), lines)

    def say(longest: int) -> list[str]:
        now = marks(scene.view)
        sentences = [intro(scene, words), f"{title}: {caption}."]
        for key, spaces in (("free", free), ("costly", costly)):
            if spaces:
                names = cut(sort_by_worth(spaces), longest * 2, words, lambda s: _say_worth(words, s))
                sentences.append(words.say(f"picture-alt-reach-{key}", spaces=names))
        entries = cut(sort_by_worth(own), longest, words, lambda s: say_space_marks(words, s, now.get(s.id, PLAIN)))
        return [*sentences, words.say("picture-alt-held-here", spaces=entries)] if entries else sentences

    return kit.finish(image, kit.shortest(say), width)


def _say_worth(words: Words, space: SpaceData) -> str:
    kinds = [words.say(f"worth-{k}", **{k: value(p)}) for k, p in (("pp", space.pp), ("mp", space.mp)) if any(p)]
    return f"{short(words, space.id)} ({', '.join(kinds)})" if kinds else short(words, space.id)


@in_its_edition
def targets(scene: Scene, words: Words, width: int, slugs: str) -> Picture:
    """The Spaces that may be chosen, ringed; the rest of the board is faded. Raises DataError for an unknown Space."""
    picks = [s for s in slugs.split(",") if s]
    for space in picks:
        if space not in BOARD.index:
            raise DataError(f"no Space {space!r}")
    caption = words.say("picture-targets", count=len(picks))
    rings = dict.fromkeys(picks, False)
    image = draw_emphasis(scene, words, width, reach_port(words, picks), picks, rings, (caption, ""), None)
    now = marks(scene.view)

    def say(longest: int) -> list[str]:
        spaces = sort_by_worth(picks)
        lines = cut(spaces, longest * 3, words, lambda s: _say_target(words, s, now.get(s.id, PLAIN)))
        return [intro(scene, words), words.say("picture-alt-targets", count=len(picks), spaces=lines)]

    return kit.finish(image, kit.shortest(say), width)


def _say_target(words: Words, space: SpaceData, what: Marks) -> str:
    return say_space_marks(words, space, what) if what.owner or what.is_arrested else _say_worth(words, space)


GRID = 100
"""The grid of the edges of parts, in units, so that similar parts share one drawing."""
WIDEST = 0.85
"""The greatest width of a part, as a share of the board's width; otherwise the whole board is shown."""
TALLEST = 1.3
"""The greatest height of a part, as a share of its width; a higher part is widened."""


def reach_port(words: Words, spaces: Collection[str]) -> Port:
    """The part of the board with some Spaces; the whole board if that is not much larger."""
    if not spaces:
        return WHOLE
    port = port_of(words, spaces, GRID)
    width = max(port.width, math.ceil(port.height / TALLEST / GRID) * GRID)
    if width > WIDTH * WIDEST:
        return WHOLE
    left = min(max(port.left - (width - port.width) / 2, -port.frame), WIDTH + port.frame - width)
    return Port(round(left), port.top, width, port.height, port.frame)


def draw_emphasis(
    scene: Scene,
    words: Words,
    width: int,
    port: Port,
    focus: Collection[str],
    rings: dict[str, bool],
    captions: tuple[str, str],
    lines: Callable[[ConnectorData], bool] | None,
) -> Image.Image:
    """A part of the board, or the whole, with only some Spaces and lines at full strength. `rings`: for each ringed
    Space, whether the ring is dashed; `captions`: a title and a note."""
    with kit.looking(scale=scale_for(width) if port == WHOLE else width / port.width):
        board = layer(words, port)
        image = board.flat.copy()
        draw_position(image, board, scene, {s: "dashed" if d else "whole" for s, d in rings.items()})
        whole = image.copy()
        image.paste(kit.fade(image), (0, 0))
        if lines:
            _draw_lines(image, board.port, [line for line in current_board().connectors if lines(line)])
        image.paste(whole, (0, 0), spaces_mask(image.size, port, set(focus) & board.visible, board.names, 13))
        lay_plates(image, words, board.port, rings, set(focus) & board.visible)
        keep_frame(image, board)
        if port == WHOLE:
            image = image.crop((0, kit.pixels(HEADER - 6), image.width, kit.pixels(PANEL_TOP)))
        image = frame_part(image, scene, words, *captions, port.width)
        return image if width == image.width else kit.resize(image, width)


def _draw_lines(image: Image.Image, port: Port, lines: Sequence[ConnectorData]) -> None:
    over = Image.new("RGBA", image.size, (0, 0, 0, 0))
    for line in lines:
        draw_connector(over, line, [port.at(*point) for point in visible(line)], "ink")
    kit.lay_over(image, over)
