"""Views of the board of Frondeurs et Frondeuses beside the whole of it: a region, a reach, targets, PP and MP maps."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from typing import Any

from PIL import Image

from fronde.core.errors import DataError
from fronde.games.frondeurs.data import BOARD, FACTIONS, ConnectorData, SpaceData
from fronde.texts import Words
from images import kit
from images.frondeurs_board import FRAME, draw_connector, keep_frame, layer, spaces_mask
from images.frondeurs_edition import edition, in_its_edition
from images.frondeurs_geometry import (
    BOARD_HEIGHT,
    HEADER,
    NAME_SIZE,
    ON_FACTION,
    PANEL_TOP,
    PLACES,
    SUITS,
    WHOLE,
    WIDTH,
    Port,
    boxes_of,
    value,
    visible,
)
from images.frondeurs_panels import minus, since
from images.frondeurs_pieces import lay_pattern
from images.frondeurs_reading import (
    PLAIN,
    Marks,
    View,
    cut,
    intro,
    listed_by_worth,
    marks,
    player_of,
    say_changes,
    short,
    shortest,
)
from images.kit import Gap, Ink, Picture, Sheet, Size

REGIONS = ("upper-left", "upper-middle", "upper-right", "lower-left", "lower-middle", "lower-right")


def finished(image: Image.Image, alt: str, width: int) -> Picture:
    """A picture in the palette, brought to its width."""
    if image.width != width:
        image = kit.scaled(image, width)
    return Picture(kit.encode(image), alt, image.width, image.height)


def said_of(view: View, words: Words, space: SpaceData, what: Marks) -> str:
    """A Space in a few words: who holds it, with how many of how many cubes, what can be won there."""
    place = short(words, space.id)
    if what.arrested:
        return words.say("picture-alt-space-arrested", place=place)
    if not what.owner:
        there = _lying_there(words, what)
        return words.say("picture-alt-space-prize", place=place, prizes=there) if there else place
    args: dict[str, Any] = {"place": place, "faction": what.owner, "cubes": what.cubes}
    if what.control:
        return words.say("picture-alt-space-control", **args)
    if not space.control or space.avatar_of:
        return words.say("picture-alt-space-influence", **args)
    return words.say("picture-alt-held", **args, needed=space.control)


def _lying_there(words: Words, what: Marks) -> list[str]:
    """What an empty Space has on it."""
    found = [
        (what.crowns, "crown"), (what.coins, "coin"), (what.musketeer, "musketeer"), (what.prisoners, "prisoners-here"),
        (what.king, "king-there"), (what.commander, "commander"),
    ]  # fmt: skip
    return [words.say(f"picture-alt-{name}") for present, name in found if present]


def say_held_and_empty(
    view: View, words: Words, spaces: Collection[str], now: dict[str, Marks], longest: int
) -> list[str]:
    """Sentences on some Spaces: those that hold something one by one, the empty ones by name."""
    ordered = listed_by_worth(spaces)
    held = [s for s in ordered if now.get(s.id, PLAIN) != PLAIN]
    empty = [s for s in ordered if now.get(s.id, PLAIN) == PLAIN]
    sentences = []
    if held:
        lines = cut(held, longest * 2, words, lambda s: said_of(view, words, s, now[s.id]))
        sentences.append(words.say("picture-alt-held-here", spaces=lines))
    if empty:
        names = cut(empty, longest, words, lambda s: short(words, s.id))
        sentences.append(words.say("picture-alt-empty", spaces=names))
    return sentences


# --- One region ------------------------------------------------------------------------------------------------------


BOARD_EDGES = (8.0, HEADER + 2.0, WIDTH - 8.0, PANEL_TOP - 9.0)
BY_THE_EDGE = 50
"""How near to the board's edge a part of it reaches to it: lines run along there."""


def region_port(words: Words, region: str) -> Port:
    """The part of the sheet that holds a region's Spaces and their names."""
    return port_of(words, {s.id for s in edition().spaces if s.region == region})


def port_of(words: Words, spaces: Collection[str], grid: int = 1) -> Port:
    """The part of the board that holds some Spaces and their names, a frame around it, its edges on a grid."""
    boxes = [box for s in edition().spaces if s.id in spaces for box in boxes_of(s, short(words, s.id))]
    edges = BOARD_EDGES
    left, top = min(b[0] for b in boxes) - Gap.WIDE, min(b[1] for b in boxes) - Gap.WIDE
    right, low = max(b[2] for b in boxes) + Gap.WIDE, max(b[3] for b in boxes) + Gap.EVEN
    left, top = (e if at < e + BY_THE_EDGE else at for at, e in zip((left, top), edges[:2], strict=True))
    right, low = (e if at > e - BY_THE_EDGE else at for at, e in zip((right, low), edges[2:], strict=True))
    left, top = (max(e, math.floor(at / grid) * grid) for at, e in zip((left, top), edges[:2], strict=True))
    right, low = (min(e, math.ceil(at / grid) * grid) for at, e in zip((right, low), edges[2:], strict=True))
    left, top, right, low = round(left - FRAME), round(top - FRAME), round(right + FRAME), round(low + FRAME)
    return Port(left, top, right - left, low - top, FRAME)


@in_its_edition
def region(view: View, words: Words, before: View | None, width: int, name: str) -> Picture:
    """A part of the board, large. Raises DataError for one there is not."""
    from images.frondeurs import draw_position

    if name not in REGIONS:
        raise DataError(f"no region {name!r}; there are {', '.join(REGIONS)}")
    port = region_port(words, name)
    with kit.looking(scale=width / port.width):
        board = layer(words, port)
        part = board.flat.copy()
        draw_position(part, board, view, before)
        title = words.say(f"region-{name}")
        image = framed(part, view, words, title, since(view, before, words), port.width)
        return finished(image, region_alt(view, words, before, name), width)


def framed(part: Image.Image, view: View, words: Words, title: str, note: str, width: float) -> Image.Image:
    """A picture between a title and everybody's score; the letters are as large as on the whole board."""
    unit = width / WIDTH
    head, foot = 96 * unit, 78 * unit
    image = kit.blank((part.width, part.height + kit.pixels(head) + kit.pixels(foot)), "paper-deep")
    image.paste(part, (0, kit.pixels(head)))
    edge = width - Gap.WIDE * unit
    season = words.name("season", str(view.get("season", 0)))
    turn = f"{season} · {words.say('picture-turn', turn=view.get('turn', 0))}"
    wide = max(kit.text_width(text, "name", Size.LEAD * unit) for text in (turn, note))
    for text, y in ((turn, 40), (note, 78)) if note else ((turn, 60),):
        kit.text_on(image, text, edge, y * unit, "name", Size.LEAD * unit, "ink", "paper-deep", "r")
    size, room = Size.TITLE * unit, edge - wide - Gap.BROAD * unit
    while size > Size.LEAD * unit and kit.text_width(title, "caps", size) > room:
        size -= unit
    kit.text_on(image, kit.fit(title, "caps", size, room), Gap.WIDE * unit, 62 * unit, "caps", size, "ink",
                "paper-deep")  # fmt: skip
    top = (part.height + kit.pixels(head)) / kit.look().scale
    _draw_scores(image, view, words, top + 6 * unit, unit, "total")
    return image


def _draw_scores(image: Image.Image, view: View, words: Words, top: float, unit: float, item: str) -> None:
    """The four Factions in a row with one item of their scores."""
    for place, faction in enumerate(FACTIONS):
        left = (Gap.EVEN + place * 396) * unit
        kit.panel(image, (left, top, left + 388 * unit, top + 62 * unit), faction, "ink", 2 * unit, 8 * unit)
        on, y = ON_FACTION[faction], top + 42 * unit
        icon = kit.stamp(kit.icon(SUITS[faction], 40 * unit, on), faction)
        icon.on(image, left + 10 * unit, top + 10 * unit)
        points = minus(int(((view.get("score") or {}).get(faction) or {}).get(item, 0)))
        room = 324 * unit - kit.text_width(points, "bold", Size.TITLE * unit)
        name = kit.fit(player_of(view, faction), "name", Size.LEAD * unit, room - Gap.EVEN * unit)
        kit.text_on(image, name, left + 58 * unit, y, "name", Size.LEAD * unit, on, faction)
        kit.text_on(image, points, left + 376 * unit, y + 4 * unit, "bold", Size.TITLE * unit, on, faction, "r")


def region_alt(view: View, words: Words, before: View | None, name: str) -> str:
    """A region in words: what changed there, who holds what, what is empty."""
    now = marks(view)
    inside = {s.id for s in edition().spaces if s.region == name}

    def say(longest: int) -> list[str]:
        sentences = [intro(view, words), words.say(f"region-{name}") + "."]
        if before is not None:
            sentences += say_changes(view, before, inside, words, longest)
        return sentences + say_held_and_empty(view, words, inside, now, longest)

    return shortest(say)


# --- Reach and targets -----------------------------------------------------------------------------------------------


@in_its_edition
def find_reach(view: View, faction: str) -> tuple[set[str], set[str], set[str]]:
    """A Faction's own Spaces; those it can enter from them at no extra cost; those that cost one cube more.

    Spaces where rivals stand, Persons Under Arrest and Musketeers whose token is away are in none of them.
    """
    cubes = view.get("cubes") or {}
    own = {s for s, (owner, n) in cubes.items() if owner == faction and n}
    closed = {s for s, (owner, n) in cubes.items() if owner != faction and n}
    arrested = {a["person"] for a in view.get("arrests") or []}
    closed |= arrested | {m for m, holder in (view.get("musketeers") or {}).items() if holder != "board"}
    board = edition()
    commander = board.index.get(str(view.get("army_commander")), board.index["conde"])
    free = costly = 0
    for space in own - arrested:
        free |= board.free[board.index[space]]
        costly |= board.costly[commander][board.index[space]]
    enters = set(board.names(free)) - own - closed
    return own, enters, set(board.names(costly)) - own - closed - enters


@in_its_edition
def reach(view: View, words: Words, before: View | None, width: int, faction: str) -> Picture:
    """Where a Faction can go from its Spaces; the rest of the board faded. Raises DataError for no Faction."""
    if faction not in FACTIONS:
        raise DataError(f"no Faction {faction!r}")
    own, free, costly = find_reach(view, faction)
    caption = words.say("picture-reach", faction=faction, free=len(free), costly=len(costly))

    def lines(line: ConnectorData) -> bool:
        ends = {line.start, line.end}
        return bool(ends & own) and bool(ends & (free | costly))

    rings = dict.fromkeys(free, False) | dict.fromkeys(costly, True)
    port = reach_port(words, {*own, *rings})
    title = words.say("picture-reach-of", faction=faction)
    image = emphasized(view, words, before, width, port, {*own, *rings}, rings, (title, caption), lines)

    def say(longest: int) -> list[str]:
        now = marks(view)
        sentences = [intro(view, words), f"{title}: {caption}."]
        for key, spaces in (("free", free), ("costly", costly)):
            if spaces:
                names = cut(listed_by_worth(spaces), longest * 2, words, lambda s: _worth_said(words, s))
                sentences.append(words.say(f"picture-alt-reach-{key}", spaces=names))
        held = cut(listed_by_worth(own), longest, words, lambda s: said_of(view, words, s, now.get(s.id, PLAIN)))
        return [*sentences, words.say("picture-alt-held-here", spaces=held)] if held else sentences

    return finished(image, shortest(say), width)


def _worth_said(words: Words, space: SpaceData) -> str:
    kinds = [words.say(f"worth-{k}", **{k: value(p)}) for k, p in (("pp", space.pp), ("mp", space.mp)) if any(p)]
    return f"{short(words, space.id)} ({', '.join(kinds)})" if kinds else short(words, space.id)


@in_its_edition
def targets(view: View, words: Words, before: View | None, width: int, named: str) -> Picture:
    """Some Spaces ringed, the rest of the board faded: what may be chosen. Raises DataError for an unknown Space."""
    chosen = [s for s in named.split(",") if s]
    for space in chosen:
        if space not in BOARD.index:
            raise DataError(f"no Space {space!r}")
    caption = words.say("picture-targets", count=len(chosen))
    rings = dict.fromkeys(chosen, False)
    image = emphasized(view, words, before, width, WHOLE, chosen, rings, (caption, ""), None)
    now = marks(view)

    def say(longest: int) -> list[str]:
        spaces = listed_by_worth(chosen)
        lines = cut(spaces, longest * 3, words, lambda s: _target_said(view, words, s, now.get(s.id, PLAIN)))
        return [intro(view, words), words.say("picture-alt-targets", count=len(chosen), spaces=lines)]

    return finished(image, shortest(say), width)


def _target_said(view: View, words: Words, space: SpaceData, what: Marks) -> str:
    return said_of(view, words, space, what) if what.owner or what.arrested else _worth_said(words, space)


GRID = 100
"""Parts of the board are cut to a grid of so many units, so that like ones are drawn once."""
WIDEST = 0.85
"""Which share of the board's width a part of it may have at most; else the whole is shown."""
TALLEST = 1.3
"""How much higher than wide a part of the board may be; else more is shown beside it."""


def reach_port(words: Words, spaces: Collection[str]) -> Port:
    """The part of the board some Spaces are on, where it is much smaller than the whole."""
    if not spaces:
        return WHOLE
    port = port_of(words, spaces, GRID)
    width = max(port.width, math.ceil(port.height / TALLEST / GRID) * GRID)
    if width > WIDTH * WIDEST:
        return WHOLE
    left = min(max(port.left - (width - port.width) / 2, -port.frame), WIDTH + port.frame - width)
    return Port(round(left), port.top, width, port.height, port.frame)


def emphasized(
    view: View,
    words: Words,
    before: View | None,
    width: int,
    port: Port,
    kept: Collection[str],
    rings: dict[str, bool],
    captions: tuple[str, str],
    lines: Callable[[ConnectorData], bool] | None,
) -> Image.Image:
    """A part of the board, or the whole, with only some Spaces and lines at full strength. `rings`: Space to whether
    dashed; `captions`: what is shown, and a note on it."""
    from images.frondeurs import draw_position, scale_for

    with kit.looking(scale=scale_for(width) if port == WHOLE else width / port.width):
        board = layer(words, port)
        image = board.flat.copy()
        draw_position(image, board, view, before, {s: "dashed" if d else "whole" for s, d in rings.items()})
        whole = image.copy()
        image.paste(kit.faded(image), (0, 0))
        if lines:
            _draw_lines(image, board.port, [line for line in edition().connectors if lines(line)])
        image.paste(whole, (0, 0), spaces_mask(image.size, port, set(kept) & board.shown, board.names, 13))
        keep_frame(image, board)
        if port == WHOLE:
            image = image.crop((0, kit.pixels(HEADER - 6), image.width, kit.pixels(PANEL_TOP)))
        image = framed(image, view, words, *captions, port.width)
        return image if width == image.width else kit.scaled(image, width)


def _draw_lines(image: Image.Image, port: Port, lines: Sequence[ConnectorData]) -> None:
    over = Image.new("RGBA", image.size, (0, 0, 0, 0))
    for line in lines:
        draw_connector(over, line, [port.at(*point) for point in visible(line)], "ink")
    box = over.getbbox()
    if box:
        kit.stamp(over.crop(box), image.crop(box).convert("RGBA")).at_pixel(image, box[0], box[1])


# --- Political and military map --------------------------------------------------------------------------------------

MAP_HEAD, MAP_FOOT = 90, 80


@in_its_edition
def scoring_map(view: View, words: Words, before: View | None, width: int, kind: str) -> Picture:
    """Only what scores: each Space with PP ("pp") or MP ("mp") as large as it is worth, in its owner's colours."""
    now = marks(view)
    with kit.looking(scale=width / WIDTH):
        sheet = kit.paper((width, kit.pixels(MAP_HEAD + BOARD_HEIGHT + MAP_FOOT)))
        for space in edition().spaces:
            x, y = PLACES[space.id]
            x, y = x, y - HEADER + MAP_HEAD
            if any(getattr(space, kind)):
                _draw_worth(sheet, words, space, now.get(space.id, PLAIN), kind, x, y)
            else:
                kit.put(sheet, _dot(), x, y)
        image = kit.to_palette_by_bands(sheet)
        kit.panel(image, (0, 0, WIDTH, MAP_HEAD - 10), "paper-deep")
        kit.panel(image, (0, MAP_HEAD - 10, WIDTH, MAP_HEAD - 7), "line")
        icon = kit.stamp(kit.icon({"pp": "fleur", "mp": "flag"}[kind], 46, "ink"), "paper-deep")
        icon.on(image, 16, 14)
        kit.text_on(image, words.say(f"picture-map-{kind}"), 78, 55, "caps", Size.TITLE, "ink", "paper-deep")
        season = words.name("season", str(view.get("season", 0)))
        turn = f"{season} · {words.say('picture-turn', turn=view.get('turn', 0))}"
        kit.text_on(image, turn, WIDTH - Gap.WIDE, 38, "name", Size.LEAD, "ink", "paper-deep", "r")
        note = words.say("picture-map-note")
        kit.text_on(image, note, WIDTH - Gap.WIDE, 68, "text", Size.BODY, "ink", "paper-deep", "r")
        top = MAP_HEAD + BOARD_HEIGHT
        kit.panel(image, (0, top, WIDTH, top + MAP_FOOT), "paper-deep")
        _draw_scores(image, view, words, top + 9, 1, kind)
        return finished(image, map_alt(view, words, kind), width)


@kit.kept(maxsize=2)
def _dot() -> Image.Image:
    sheet = Sheet(6, 6)
    sheet.disc(0, 0, 5, "paper-edge")
    return sheet.done()


def points_of(space: SpaceData, what: Marks, kind: str) -> int:
    """What a Space counts now: nothing Under Arrest, the higher figure with Control."""
    low, high = getattr(space, kind)
    return 0 if what.arrested or not what.owner else int(high if what.control else low)


def _draw_worth(sheet: Image.Image, words: Words, space: SpaceData, what: Marks, kind: str, x: float, y: float) -> None:
    """One Space on a scoring map."""
    pair = getattr(space, kind)
    kit.put(sheet, _worth_piece(space.kind == "person", max(pair), what.owner, bool(what.control), what.arrested), x, y)
    points = str(points_of(space, what, kind)) if what.owner and not what.arrested else value(pair)
    ink: Ink = "ink" if what.arrested or not what.owner else ON_FACTION[what.owner]
    r = worth_radius(max(pair))
    if what.owner and not what.arrested:
        kit.put(sheet, kit.icon(SUITS[what.owner], r * 0.72, ink), x - r * 0.4, y)
        kit.write(sheet, points, x + r * 0.42, y, "bold", r * 1.05, ink)
    else:
        kit.write(sheet, points, x, y, "bold", r * (1.05 if len(points) == 1 else 0.8), ink)
    if what.arrested:
        kit.put(sheet, kit.icon("ball", 24, "iron", "ink"), x + r, y - r)
    kit.write(sheet, short(words, space.id), x, y + r + (17 if what.control else 12), "name", NAME_SIZE, "ink")


def worth_radius(points: int) -> float:
    """How large a Space is drawn for what it is worth."""
    return min(36.0, 20 + 3.2 * points)


@kit.kept(maxsize=256)
def _worth_piece(person: bool, points: int, owner: str | None, control: bool, arrested: bool) -> Image.Image:
    r = worth_radius(points)
    sheet = Sheet(r + 7, r + 7)

    def shape(size: float, ink: Ink) -> None:
        if person:
            sheet.disc(0, 0, size, ink)
        else:
            sheet.box(-size, -size, size, size, ink, 4)

    held = owner if owner and not arrested else None
    if held and control:
        shape(r + 6, "ink")
        shape(r + 4.5, held)
        shape(r + 1.5, "paper-light")
    shape(r, "ink" if held else "line")
    shape(r - 1.6, held or ("silver" if arrested else "face"))
    image = sheet.done()
    if held:
        lay_pattern(image, held)
    return image


def map_alt(view: View, words: Words, kind: str) -> str:
    """A scoring map in words: totals, who holds what, what is still open."""
    now, scores = marks(view), view.get("score") or {}
    worth = [s for s in edition().spaces if any(getattr(s, kind))]
    worth.sort(key=lambda s: -max(getattr(s, kind)))

    def entry(space: SpaceData) -> str:
        what = now.get(space.id, PLAIN)
        points = points_of(space, what, kind) if what.owner else value(getattr(space, kind))
        return f"{short(words, space.id)} {points}"

    def say(longest: int) -> list[str]:
        totals = [f"{words.name('faction', f)} {int((scores.get(f) or {}).get(kind, 0))}" for f in FACTIONS]
        sentences = [intro(view, words), words.say(f"picture-map-{kind}") + ": " + ", ".join(totals) + "."]
        for faction in FACTIONS:
            held = [s for s in worth if (w := now.get(s.id, PLAIN)).owner == faction and not w.arrested]
            if held:
                spaces = cut(held, longest, words, entry)
                sentences.append(words.say("picture-alt-map-held", faction=faction, spaces=spaces))
        free = [s for s in worth if not now.get(s.id, PLAIN).owner and not now.get(s.id, PLAIN).arrested]
        if free:
            sentences.append(words.say("picture-alt-map-open", spaces=cut(free, longest, words, entry)))
        return sentences

    return shortest(say)


def political(view: View, words: Words, before: View | None, width: int, _: str) -> Picture:
    """The map of Political Points."""
    return scoring_map(view, words, before, width, "pp")


def military(view: View, words: Words, before: View | None, width: int, _: str) -> Picture:
    """The map of Military Points."""
    return scoring_map(view, words, before, width, "mp")
