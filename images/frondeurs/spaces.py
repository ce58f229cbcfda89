"""Spaces: body, border, name and values; and the overlay of a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PIL import Image

from fronde.games.frondeurs.data import SpaceData
from images import kit
from images.frondeurs.edition import space_of
from images.frondeurs.geometry import BORDERS, NAME_SIZE, ON_FACTION, PEERS, SLOTS, SUITS, radius, slot, value
from images.frondeurs.pieces import (
    badge,
    bars,
    change_ring,
    cube,
    draw_shape,
    faded_cube,
    king_pawn,
    musketeer_token,
    owner_ring,
    prison,
    put_shield,
    seal,
    target_ring,
    tint,
    token,
)
from images.frondeurs.reading import Marks
from images.kit import Ink, Sheet, Size


@kit.cache(maxsize=1024)
def draw_body(space_id: str) -> Image.Image:
    """A Space's body and border, with the ears that hold its values; Control is drawn over it."""
    space = space_of(space_id)
    r = radius(space)
    sheet = Sheet(r + 26, r + 4)
    _ear(sheet, space, -1, any(space.pp))
    _ear(sheet, space, 1, any(space.mp))
    _body(sheet, space, r)
    image = sheet.finish()
    if space.avatar_of:
        cx, cy = sheet.half
        kit.put(image, kit.icon(SUITS[space.avatar_of], 36, kit.blend(space.avatar_of, "face", 0.3)), cx, cy - 2)
    return image


@kit.cache(maxsize=1024)
def draw_trim(space_id: str, name: str) -> Image.Image:
    """The parts of a Space that are never covered: name, values, Control number, shields, Peers."""
    space = space_of(space_id)
    r = radius(space)
    half = kit.text_width(name, "name", NAME_SIZE) / 2 + 7
    sheet = Sheet(max(half, r + 26) + 2, r + 22)
    ribbon: Ink = space.avatar_of or "paper-light"
    ink = ON_FACTION[space.avatar_of] if space.avatar_of else "ink"
    corner = 10 if space.kind == "person" else 2
    sheet.box(-half, r - 4, half, r + 19, "ink-soft", corner)
    sheet.box(-half + 1.2, r - 2.8, half - 1.2, r + 17.8, ribbon, corner - 1)
    has_marks = space.control != 3 and not space.avatar_of
    if has_marks:
        sheet.disc(0, -r, 10, "paper-light")
        sheet.disc(0, -r, 9, "ink")
    image = sheet.finish()
    cx, cy = sheet.half
    kit.write(image, name, cx, cy + r + 7.5, "name", NAME_SIZE, ink)
    if has_marks:
        kit.write(image, str(space.control or "∞"), cx, cy - r, "bold", Size.NOTE, "on-ink")
    for side, pair, shape in (("w", space.pp, "fleur"), ("e", space.mp, "flag")):
        if any(pair):
            x, y = slot(space, side)
            kit.put(image, kit.icon(shape, 13, "ink"), cx + x, cy + y - 8)
            text = value(pair)
            kit.write(image, text, cx + x, cy + y + 6, "bold", Size.FINE if len(text) > 1 else Size.NOTE, "ink")
    for faction in space.affiliates:
        if not space.avatar_of:
            x, y = slot(space, "nw")
            put_shield(image, faction, cx + x, cy + y)
    for peer, at in zip(space.peers, peer_slots(space), strict=False):
        shape, colour, edge = PEERS[peer]
        x, y = slot(space, at)
        kit.put(image, kit.icon(shape, 16, colour, "paper-light" if colour == edge else edge), cx + x, cy + y)
    return image


def peer_slots(space: SpaceData) -> list[str]:
    """The slots of the Peer icons, one per Peer."""
    free = ["sw", "se"] + ([] if any(space.pp) else ["w"]) + ([] if any(space.mp) else ["e"])
    return free[: len(space.peers)]


def _ear(sheet: Sheet, space: SpaceData, side: int, has_ear: bool) -> None:
    if not has_ear:
        return
    r = radius(space)
    left, right = sorted((side * (r - 8), side * (r + 23)))
    sheet.box(left, -21, right, 10, "ink-soft", 6)
    sheet.box(left + 1.2, -19.8, right - 1.2, 8.8, "paper-light", 5)


def _body(sheet: Sheet, space: SpaceData, r: float) -> None:
    def ring(size: float, ink: Ink) -> None:
        draw_shape(sheet, space.kind == "person", size, ink, 2 if size > 24 else 0, 1)

    ring(r, "ink")
    if space.avatar_of:
        ring(r - 1.5, space.avatar_of)
        ring(r - 7.5, "ink")
        ring(r - 8.5, "face")
        return
    if "musketeer" in space.classes:
        ring(r - 1.5, "face")
        ring(r - 3, "cabalist")
        ring(r - 6, "face")
        return
    if space.border:
        ring(r - 1.5, BORDERS[space.border])
        ring(r - 5.5, "ink")
        ring(r - 6.5, ground(space))
    else:
        ring(r - 1.8, ground(space))
    if "fortress" in space.classes:
        edge, deep = r - 2.8, 13
        for sx in (-1, 1):
            for sy in (-1, 1):
                corner = [(sx * edge, sy * edge), (sx * (edge - deep), sy * edge), (sx * edge, sy * (edge - deep))]
                sheet.polygon(corner, "ink")


def ground(space: SpaceData) -> str:
    """The colour of a Space's body."""
    return "orange" if "orange" in space.classes else "face"


OVERLAY = (176, 152)


def overlay(
    space: SpaceData,
    what: Marks,
    change: str | None,
    name: str,
    loss: tuple[str, int] | None = None,
    target: str = "",
) -> Image.Image:
    """The pieces on a Space, transparent elsewhere; the Space's origin is in the middle.

    `loss`: cubes that have left; `target`: "whole" or "dashed" if the Space may be chosen.
    """
    image = kit.clear(*OVERLAY)
    _lay_rings(image, space, change is not None, target)
    _lay_control(image, space, what.control)
    if what.control or change is not None or target:
        kit.put(image, draw_trim(space.id, name), *kit.middle(image))
    _lay_cubes(image, space, what, loss)
    if what.is_arrested:
        kit.put(image, bars(space.kind == "person", radius(space)), *kit.middle(image))
    _lay_small_things(image, space, _small_things(what, change))
    return image


def _lay_rings(image: Image.Image, space: SpaceData, has_changed: bool, target: str) -> None:
    """The ring of a target or of a change, with the body inside it."""
    at, person, r = kit.middle(image), space.kind == "person", radius(space)
    if target:
        kit.put(image, target_ring(person, r, target == "dashed"), *at)
    elif has_changed:
        kit.put(image, change_ring(person, r), *at)
    if has_changed or target:
        kit.put(image, draw_body(space.id), *at)


def _lay_control(image: Image.Image, space: SpaceData, faction: str | None) -> None:
    """The border and the ground of a Space under Control."""
    if not faction:
        return
    at, person, r = kit.middle(image), space.kind == "person", radius(space)
    kit.put(image, owner_ring(person, r, faction), *at)
    if ground(space) == "face":
        inner = r - (8.5 if space.avatar_of else 6.5 if space.border or "musketeer" in space.classes else 1.8)
        kit.put(image, tint(person, inner, faction), *at)


def _lay_cubes(image: Image.Image, space: SpaceData, what: Marks, loss: tuple[str, int] | None) -> None:
    """The cubes or the seal, and the faded cubes that have left."""
    x, y = kit.middle(image)
    if loss:
        aside = 9 if what.owner else 0
        kit.put(image, faded_cube(*loss), x - aside, y - aside)
    if what.owner:
        piece = seal(what.owner, what.cubes) if what.control == what.owner else cube(what.owner, what.cubes)
        kit.put(image, piece, x, y + (2 if space.control != 3 and not space.avatar_of else 0))


SmallThing = tuple[Image.Image, tuple[str, ...]]
"""A piece, and the slots it may take, the best first."""


def _small_things(what: Marks, change: str | None) -> Iterator[SmallThing]:
    """The small things around a Space's body, last the change."""
    if what.is_arrested:
        yield kit.icon("ball", 22, "iron", "ink"), ("sw", "se", "nw")
    if what.prisoners:
        yield prison(what.prisoners), ("se", "w", "nw")
    if what.crowns:
        yield token("crown", what.crowns), ("ne", "nw")
    if what.coins:
        yield token("coin", what.coins), ("ne", "nw", "se")
    if what.commander:
        yield kit.icon("banner", 24, "gold", "ink"), ("ne", "nw", "e")
    if what.musketeer:
        yield musketeer_token(), ("ne",)
    if what.king:
        yield king_pawn(what.king), ("ne", "nw", "e", "w")
    if change:
        yield badge(change), ("ne", "nw", "e", "w", "se", "sw")


def _lay_small_things(image: Image.Image, space: SpaceData, things: Iterable[SmallThing]) -> None:
    """Draw each in the first of its slots that is free, otherwise over the piece in its best one."""
    x, y = kit.middle(image)
    free = _free_slots(space)
    for piece, places in things:
        at = next((place for place in places if place in free), places[0])
        free.discard(at)
        dx, dy = slot(space, at)
        kit.put(image, piece, x + dx, y + dy)


def _free_slots(space: SpaceData) -> set[str]:
    full_slots = set(peer_slots(space))
    if space.affiliates and not space.avatar_of:
        full_slots.add("nw")
    if any(space.pp):
        full_slots.add("w")
    if any(space.mp):
        full_slots.add("e")
    return set(SLOTS) - full_slots
