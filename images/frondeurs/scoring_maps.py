"""The political and the military map, which show only the Spaces that score."""

from __future__ import annotations

from PIL import Image

from fronde.core.types import Name
from fronde.games.frondeurs.data import FACTIONS, SpaceData
from fronde.texts import Words
from images import kit
from images.frondeurs.alt import cut, intro
from images.frondeurs.edition import current_board, in_its_edition
from images.frondeurs.framing import draw_scores
from images.frondeurs.geometry import (
    BOARD_HEIGHT,
    HEADER,
    NAME_SIZE,
    ON_FACTION,
    PLACES,
    SUITS,
    WIDTH,
    value,
)  # fmt: skip
from images.frondeurs.pieces import draw_shape, lay_pattern
from images.frondeurs.reading import PLAIN, Marks, marks, short, when
from images.kit import Gap, Ink, Picture, Sheet, Size
from images.manifest import Scene

MAP_HEAD, MAP_FOOT = 90, 80


@in_its_edition
def scoring_map(scene: Scene, words: Words, width: int, kind: str) -> Picture:
    """Each Space with PP ("pp") or MP ("mp"), drawn as large as its value, in its owner's colours; the others are
    dots."""
    now = marks(scene.view)
    with kit.looking(scale=width / WIDTH):
        sheet = kit.paper((width, kit.pixels(MAP_HEAD + BOARD_HEIGHT + MAP_FOOT)))
        for space in current_board().spaces:
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
        kit.text_on(image, when(scene.view, words), WIDTH - Gap.WIDE, 38, "name", Size.LEAD, "ink", "paper-deep", "r")
        note = words.say("picture-map-note")
        kit.text_on(image, note, WIDTH - Gap.WIDE, 68, "text", Size.BODY, "ink", "paper-deep", "r")
        top = MAP_HEAD + BOARD_HEIGHT
        kit.panel(image, (0, top, WIDTH, top + MAP_FOOT), "paper-deep")
        draw_scores(image, scene, top + 9, 1, kind)
        return kit.finish(image, map_alt(scene, words, kind), width)


@kit.cache(maxsize=2)
def _dot() -> Image.Image:
    return kit.discs((5, "paper-edge"))


def points_of(space: SpaceData, what: Marks, kind: str) -> int:
    """The current points of a Space: none Under Arrest, the higher figure with Control."""
    low, high = getattr(space, kind)
    return 0 if what.is_arrested or not what.owner else int(high if what.control else low)


def _draw_worth(sheet: Image.Image, words: Words, space: SpaceData, what: Marks, kind: str, x: float, y: float) -> None:
    """One Space on a scoring map."""
    pair = getattr(space, kind)
    kit.put(
        sheet, _worth_piece(space.kind == "person", max(pair), what.owner, bool(what.control), what.is_arrested), x, y
    )
    points = str(points_of(space, what, kind)) if what.owner and not what.is_arrested else value(pair)
    ink: Ink = "ink" if what.is_arrested or not what.owner else ON_FACTION[what.owner]
    r = worth_radius(max(pair))
    if what.owner and not what.is_arrested:
        kit.put(sheet, kit.icon(SUITS[what.owner], r * 0.72, ink), x - r * 0.4, y)
        kit.write(sheet, points, x + r * 0.42, y, "bold", r * 1.05, ink)
    else:
        kit.write(sheet, points, x, y, "bold", r * (1.05 if len(points) == 1 else 0.8), ink)
    if what.is_arrested:
        kit.put(sheet, kit.icon("ball", 24, "iron", "ink"), x + r, y - r)
    kit.write(sheet, short(words, space.id), x, y + r + (17 if what.control else 12), "name", NAME_SIZE, "ink")


def worth_radius(points: int) -> float:
    """The radius with which a Space of this value is drawn."""
    return min(36.0, 20 + 3.2 * points)


@kit.cache(maxsize=256)
def _worth_piece(person: bool, points: int, owner: str | None, control: bool, is_arrested: bool) -> Image.Image:
    r = worth_radius(points)
    sheet = Sheet(r + 7, r + 7)

    def shape(size: float, ink: Ink) -> None:
        draw_shape(sheet, person, size, ink, 4)

    holder = owner if owner and not is_arrested else None
    if holder and control:
        shape(r + 6, "ink")
        shape(r + 4.5, holder)
        shape(r + 1.5, "paper-light")
    shape(r, "ink" if holder else "line")
    shape(r - 1.6, holder or ("silver" if is_arrested else "face"))
    image = sheet.finish()
    if holder:
        lay_pattern(image, holder)
    return image


def map_alt(scene: Scene, words: Words, kind: str) -> str:
    """A scoring map in words: totals, owners, and Spaces that are still open."""
    now, scores = marks(scene.view), scene.view.get("score") or {}
    worth = [s for s in current_board().spaces if any(getattr(s, kind))]
    worth.sort(key=lambda s: -max(getattr(s, kind)))

    def entry(space: SpaceData) -> str:
        what = now.get(space.id, PLAIN)
        points = points_of(space, what, kind) if what.owner else value(getattr(space, kind))
        return f"{short(words, space.id)} {points}"

    def say(longest: int) -> list[str]:
        totals = [f"{words.name('faction', f)} {int((scores.get(f) or {}).get(kind, 0))}" for f in FACTIONS]
        sentences = [intro(scene, words), words.say(f"picture-map-{kind}") + ": " + ", ".join(totals) + "."]
        for faction in FACTIONS:
            holdings = [s for s in worth if (w := now.get(s.id, PLAIN)).owner == faction and not w.is_arrested]
            if holdings:
                spaces = cut(holdings, longest, words, entry)
                sentences.append(words.say("picture-alt-map-held", faction=Name("faction", faction), spaces=spaces))
        free = [s for s in worth if not now.get(s.id, PLAIN).owner and not now.get(s.id, PLAIN).is_arrested]
        if free:
            sentences.append(words.say("picture-alt-map-open", spaces=cut(free, longest, words, entry)))
        return sentences

    return kit.shortest(say)


def political(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The map of Political Points."""
    return scoring_map(scene, words, width, "pp")


def military(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The map of Military Points."""
    return scoring_map(scene, words, width, "mp")
