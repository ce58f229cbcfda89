"""Maps that answer one question: a large region; the results of elections; the state of the sudden ends."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from PIL import Image, ImageDraw

from fronde.core.errors import DataError
from fronde.games.liberte.data import FACTIONS, LANDSLIDE, PROVINCES, REGIONS, TURN
from fronde.texts import Words
from images import kit
from images.kit import Gap, Ink, Picture, Port, Sheet, Size
from images.kit.flat import lay, write
from images.liberte.alt import elections_alt, region_alt, revolt_alt, targets_alt
from images.liberte.board import draw_stacks, draw_voting
from images.liberte.cards import land
from images.liberte.chart import WHOLE, Chart, area_mask, chart, draw_outline
from images.liberte.geography import box_around, geography
from images.liberte.inks import FACTION_PATTERNS, ON_SEAT, SEAT_INKS, faction_ink
from images.liberte.measures import HEADER, KEY_H, MAP_H, WIDTH
from images.liberte.panels import draw_revolt, draw_supply, draw_track, draw_votes, lily
from images.liberte.patterns import pattern_mask
from images.liberte.pieces import chip, mark_of, stack
from images.liberte.plates import lay_plates
from images.liberte.reading import foremost, headline, results_in, revolts_in, votes_now
from images.liberte.rows import Signs, changed_sign, draw_key
from images.manifest import Scene, View

HEAD = 104
"""The height of the head above a region."""
FAINTEST = 0.75
"""The distance from ink within which a colour counts as writing, as a share of the distance to paper."""


# --- a region ---


def region(scene: Scene, words: Words, width: int, name: str) -> Picture:
    """A region, large. Raises DataError for an unknown one."""
    if name not in REGIONS:
        raise DataError(f"no region {name!r}; there are {', '.join(REGIONS)}")
    port = port_of(name)
    with kit.looking(scale=width / port.width):
        base = chart(words, port)
        part = base.flat.copy()
        draw_stacks(part, base, scene, words, {one for one, data in PROVINCES.items() if data.region == name})
        image = _with_head(part, scene, words, words.name("region", name), 88, port)
        lay(image, land, name, 60.0, 34.0, x=46, y=28, ground="paper-deep")
        return kit.finish(image, region_alt(scene, words, name), width)


def port_of(region_id: str) -> Port:
    """The part of the map with a region."""
    return port_around([name for name, data in PROVINCES.items() if data.region == region_id])


def port_around(provinces: Collection[str]) -> Port:
    """The part of the map with some provinces."""
    left, top, right, low = box_around(provinces)
    left, top = max(0, round(left - Gap.ROOMY)), max(0, round(top - Gap.ROOMY))
    right, low = min(WIDTH, round(right + Gap.ROOMY)), min(MAP_H, round(low + Gap.ROOMY))
    return Port(left, top, right - left, low - top)


def _with_head(part: Image.Image, scene: Scene, words: Words, title: str, x: float, port: Port) -> Image.Image:
    """A part of the map; above it a title, and the active player in the seat's colours."""
    ground: Ink = "paper-deep"
    wide = port.width
    image = kit.blank((part.width, kit.pixels(HEAD + port.height)), ground)
    image.paste(part, (0, kit.pixels(HEAD)))
    kit.panel(image, (0, HEAD - 2, wide, HEAD + 1), "ink")
    write(image, title, x, 28, "caps", Size.HEAD, "ink", ground, room=wide - x - 232)
    turn = words.say("picture-turn", turn=scene.view.get("turn", 0), year=str(scene.view.get("year") or ""))
    write(image, turn, wide - Gap.EVEN, 28, "bold", Size.BODY, "ink", ground, "r")
    seat = foremost(scene.view)
    field: Ink = SEAT_INKS[seat] if seat else "ink"
    on: Ink = ON_SEAT[seat] if seat else "on-ink"
    kit.panel(image, (10, 54, wide - 10, HEAD - 10), field, "ink", 2, 8)
    text = " · ".join(headline(scene, words))
    if kit.text_width(text, "bold", Size.BODY) > wide - 50:
        text = headline(scene, words)[0]
    write(image, text, 24, 74, "bold", Size.BODY, on, field, room=wide - 50)
    return image


# --- maps of the whole ---


def _new_map(words: Words) -> tuple[Image.Image, Chart, Image.Image]:
    """An empty sheet with room for a head and a key; the chart; and a copy of its image."""
    image = kit.blank((kit.pixels(WIDTH), kit.pixels(HEADER + MAP_H + KEY_H)), "paper-deep")
    base = chart(words, WHOLE)
    return image, base, base.flat.copy()


def _finish_map(image: Image.Image, ground: Image.Image, title: str, under: str, sign: str) -> None:
    """Put the map on the sheet, with a title above it."""
    image.paste(ground, (0, kit.pixels(HEADER)))
    for y in (HEADER, HEADER + MAP_H):
        kit.panel(image, (0, y - 2, WIDTH, y + 1), "ink")
    lay(image, kit.icon, sign, 72, "rose", x=66, y=HEADER / 2, ground="paper-deep")
    write(image, title, 124, 48, "bold", Size.GIANT - 18, "ink", "paper-deep", room=WIDTH - 150)
    write(image, under, 124, 100, "text", Size.LEAD, "ink-soft", "paper-deep", room=WIDTH - 150)


@kit.cache(maxsize=32)
def _on_ground(ground: Ink) -> list[int]:
    """For each index of the palette its index on another ground: writing and icons stay."""
    writing, paper = kit.rgb("ink"), kit.rgb("paper")
    stay = {kit.rgb("rose"), kit.rgb("gold")}
    table = []
    for colour in kit.palette():
        far = math.dist(colour, writing) / math.dist(paper, writing)
        share = min(1.0, max(0.0, (FAINTEST - far) / FAINTEST))
        table.append(kit.index(colour if colour in stay else kit.blend("ink", ground, share)))
    return table + [table[0]] * (256 - len(table))


@kit.cache(maxsize=64)
def _area(province: str, port: Port = WHOLE) -> tuple[tuple[int, int, int, int], Image.Image]:
    """The box of a province on a part of the map in pixels, and the province's shape in it as a mask."""
    left, top, right, low = map(kit.pixels, kit.bounds(port.at(*point) for point in geography().areas[province]))
    box = (left, top, right + 1, low + 1)
    whole = area_mask([province], port, port.size)
    return box, whole.crop(box).convert("1")


def tint(
    image: Image.Image, province: str, ground: Ink, pattern: str = "", ink: Ink = "ink-soft", port: Port = WHOLE
) -> None:
    """Give a province on a copy of the chart another ground below its name and lines, and a pattern that leaves the
    name free."""
    box, mask = _area(province, port)
    part = image.crop(box).point(_on_ground(ground))
    if pattern:
        lines = pattern_mask(pattern, *mask.size, 15, 2.4).point([0] * 100 + [255] * 156).convert("1")
        draw = ImageDraw.Draw(lines)
        name_x, name_y = geography().rooms[province].name
        x, y = kit.pixels(name_x) - box[0], kit.pixels(name_y) - box[1]
        wide, high = kit.pixels(84), kit.pixels(14)
        draw.rectangle((x - wide, y - high, x + wide, y + high), fill=0)
        part.paste(kit.index(ink), (0, 0, *part.size), lines)
    image.paste(part, box[:2], mask)


def elections(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The results of the last elections, or of the current ones so far."""
    image, base, ground = _new_map(words)
    results = results_in(scene.view)
    for province in PROVINCES:
        _draw_result(ground, base, words, province, results.get(province))
    draw_voting(ground, base, scene)
    title = words.say("picture-elections", year=_year_of(scene.view))
    title = title if results else words.say("picture-elections-none")
    _finish_map(image, ground, title, words.say("picture-elections-under"), "scroll")
    draw_track(image, scene.view, words)
    _draw_key(image, (*((chip, (faction, 30.0), words.name("faction", faction)) for faction in FACTIONS),
                             (tied_sign, (34.0,), words.say("picture-key-tied")),
                             (_swatch, (), words.say("picture-key-empty"))))  # fmt: skip
    return kit.finish(image, elections_alt(scene, words), width)


def _year_of(view: View) -> str:
    """The year of the elections shown: those of the previous turn if this one has not voted yet."""
    turn = int(view.get("turn") or 1)
    has_voted = view.get("phase") == "elections" or view.get("end") in ("turns", "landslide")
    return str(TURN[turn if has_voted else max(1, turn - 1)].year)


def _draw_result(ground: Image.Image, base: Chart, words: Words, province: str, one: View | None) -> None:
    """The ground of a province in the winner's colour, with the winner's blocks and token."""
    if one is None:
        tint(ground, province, "won-none")
        return
    x, y = geography().rooms[province].slots(1)[0]
    if not one["faction"]:
        tint(ground, province, "won-tied", "crossed", "grey")
        base.lay(ground, "tied", tied_sign(56.0), x, y)
        return
    faction = one["faction"]
    tint(ground, province, f"won-{faction}", FACTION_PATTERNS[faction], faction_ink(faction))
    looks = one["seat"], mark_of(words, one["seat"]), one["faction"], max(1, one["votes"]), 0
    base.lay(ground, looks, stack(*looks), x, y)


@kit.cache(maxsize=4)
def _swatch() -> Image.Image:
    """The ground of a province that has not voted."""
    return kit.plates(18, 13, (0, "ink-soft", 4), (2, "won-none", 3))


@kit.cache(maxsize=16)
def tied_sign(size: float) -> Image.Image:
    """The sign of an unbroken tie: two bars of equal length."""
    half = size / 2
    sheet = Sheet(half, half)
    sheet.disc(0, 0, half, "black")
    sheet.disc(0, 0, half * 0.9, "silver")
    for y in (-0.24, 0.24):
        sheet.box(-half * 0.5, half * (y - 0.13), half * 0.5, half * (y + 0.13), "black")
    return sheet.finish()


# --- the sudden ends ---


def revolt(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The provinces of the counter-revolution with their stacks, and the votes if every province voted now."""
    view = scene.view
    image, base, ground = _new_map(words)
    lilies = {province for province, data in PROVINCES.items() if data.fleur_de_lis}
    holding: Collection[str] = (view.get("revolt") or {}).get("provinces") or ()
    for province in PROVINCES:
        if province in holding:
            tint(ground, province, "won-white")
        elif province not in lilies:
            tint(ground, province, "won-none")
    for province in holding:
        draw_outline(ground, base, province, "rose")
    draw_stacks(ground, base, Scene(view), words)
    count, losses, target = revolts_in(view)
    title = words.say("picture-royalists-hold", n=count, needed=target)
    _finish_map(image, ground, title, words.say("picture-royalists-lost", lost=losses), "fleur")
    draw_revolt(image, view, words)
    now = votes_now(view)
    draw_votes(image, words, words.say("picture-votes-now"), now)
    text = words.say("picture-landslide-now", n=now["red"], needed=LANDSLIDE)
    write(image, text, 34, HEADER + 208, "italic", Size.LABEL, "ink-soft", "paper-light", room=560)
    _draw_key(image, ((lily, (True, 34.0), words.say("picture-key-held")),
                             (kit.icon, ("fleur", 30, "rose"), words.say("picture-key-not-held"))))  # fmt: skip
    return kit.finish(image, revolt_alt(scene, words), width)


# --- what may be chosen ---


NARROWEST, WIDEST = 0.3, 0.8
"""The least width of the part shown, as a share of the map's width; and the share above which the whole map is
shown."""


def targets(scene: Scene, words: Words, width: int, names: str) -> Picture:
    """The part of the map with the provinces that may be chosen, ringed; the rest is pale. Raises DataError for an
    unknown province."""
    picks = names.split(",") if names else []
    if not picks or not set(picks) <= PROVINCES.keys():
        raise DataError(f"no provinces {names!r}")
    port = port_for(picks)
    if port == WHOLE:
        return _targets_on_all(scene, words, width, picks)
    with kit.looking(scale=width / port.width):
        base = chart(words, port)
        part = base.flat.copy()
        _ring(part, base, scene, words, picks)
        image = _with_head(part, scene, words, words.say("picture-targets", count=len(picks)), Gap.EVEN, port)
        return kit.finish(image, targets_alt(scene, words, picks), width)


def port_for(picks: Collection[str]) -> Port:
    """The part of the map that shows what may be chosen."""
    port = port_around(picks)
    if max(port.width, port.height) > WIDTH * WIDEST:
        return WHOLE
    room = max(0.0, WIDTH * NARROWEST - port.width)
    left = min(max(0.0, port.left - room / 2), WIDTH - port.width - room)
    return port._replace(left=round(left), width=round(port.width + room))


def _ring(ground: Image.Image, base: Chart, scene: Scene, words: Words, picks: Collection[str]) -> None:
    """Ring the provinces that may be chosen, keep their names clear, and fade the rest."""
    for province in PROVINCES:
        if province not in picks:
            tint(ground, province, "won-none", port=base.port)
    plain = ground.copy()
    for province in picks:
        draw_outline(ground, base, province, "mark")
    for province in picks:
        x, y = base.port.at(*geography().rooms[province].name)
        half = kit.text_width(words.name("province", province), "bold", Size.LABEL) / 2 + 12
        box = (kit.pixels(x - half), kit.pixels(y - 10), kit.pixels(x + half), kit.pixels(y + 10))
        ground.paste(plain.crop(box), box[:2])
    draw_stacks(ground, base, Scene(scene.view), words)
    lay_plates(ground, words, base.port, picks, scene.view)


def _targets_on_all(scene: Scene, words: Words, width: int, picks: Sequence[str]) -> Picture:
    image, base, ground = _new_map(words)
    _ring(ground, base, scene, words, picks)
    title, under = headline(scene, words)
    _finish_map(image, ground, title, under, "star")
    draw_supply(image, scene.view, words)
    _draw_key(image, ((changed_sign, (30.0,), words.say("picture-key-target")),))
    return kit.finish(image, targets_alt(scene, words, picks), width)


def _draw_key(image: Image.Image, signs: Signs) -> None:
    """The meaning of the signs, in one line."""
    draw_key(image, signs, 20, HEADER + MAP_H + KEY_H / 2, 18, Gap.ROOMY, Size.BODY)
