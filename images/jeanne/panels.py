"""Below the map: the powers in their order of play, with all they have that everybody may see."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from fronde.texts import Words
from images import kit
from images.jeanne.geometry import HEADER, MAP_HEIGHT
from images.jeanne.pieces import shield, sign
from images.jeanne.reading import (
    count_hand,
    count_works,
    letters_of,
    mover_of,
    number_of,
    ranked,
    seats_of,
    used_of,
    winners_of,
)
from images.kit import Gap, Ink, Size
from images.manifest import Scene, View
from images.outcome import total_of

TOP = HEADER + MAP_HEIGHT + 8
WIDE, HIGH, STEP_X, STEP_Y = 520.0, 170.0, 530.0, 178.0


def draw_panels(image: Image.Image, scene: Scene, words: Words) -> None:
    """Three panels a row, the first to play first; at the end whoever has won first."""
    order = ranked(scene.view) if scene.view.get("over") else seats_of(scene.view)
    for place, seat in enumerate(order):
        left, top = 10 + place % 3 * STEP_X, TOP + place // 3 * STEP_Y
        _draw_panel(image, scene, words, seat, left, top)


def _draw_panel(image: Image.Image, scene: Scene, words: Words, seat: str, left: float, top: float) -> None:
    view = scene.view
    marked = seat in winners_of(view) if view.get("over") else seat == mover_of(scene)
    kit.panel(image, (left, top, left + WIDE, top + HIGH), "face" if marked else "paper-light", "ink", 2, 12)
    ground: Ink = "face" if marked else "paper-light"
    kit.panel(image, (left + 3, top + 3, left + 16, top + HIGH - 3), seat, None, 1, 8, (True, False, False, True))
    if marked:
        kit.panel(image, (left + 16, top + 2, left + WIDE - 2, top + HIGH - 2), None, "orange", 6, 10)
    kit.stamp(shield(seat, 84, letters_of(seat, words)), ground).on(image, left + 26, top + 14)
    _draw_points(image, scene, seat, left + WIDE - 18, top, ground)
    kit.text_on(image, scene.player_of(seat), left + 124, top + 50, "bold", Size.HEAD, "ink", ground, room=262)
    power = words.name("seat", seat)
    wide = kit.text_on(image, power, left + 124, top + 84, "italic", Size.BODY, "ink-soft", ground)
    if (view.get("heroes") or {}).get(seat):
        hero, x = words.name("hero", seat), left + 124 + wide
        kit.stamp(kit.icon("flag", 24, "rose"), ground).on(image, x + 10, top + 62)
        kit.text_on(image, hero, x + 42, top + 84, "name", Size.LABEL, "rose", ground, room=262 - wide - 40)
    _draw_purse(image, view, seat, left + 28, top + 150, ground)


def _draw_points(image: Image.Image, scene: Scene, seat: str, right: float, top: float, ground: Ink) -> None:
    """Throne points, what they have changed by, and what the provinces of the moment are worth."""
    points, due = total_of(scene.view, seat), number_of(scene.view, "due", seat)
    wide = kit.text_on(image, str(points), right, top + 62, "bold", Size.GIANT * 0.86, "ink", ground, "r")
    kit.stamp(kit.icon("crown", 38, "gold", "black", 2), ground).on(image, right - wide - 54, top + 20)
    change = points - total_of(scene.before, seat) if scene.before else 0
    if change:
        kit.text_on(image, kit.signed(change), right - 60, top + 94, "bold", Size.BODY, "mark", ground, "r")
    if due and not scene.view.get("over"):
        wide = kit.text_on(image, kit.signed(due), right, top + 94, "bold", Size.LEAD, "ink-soft", ground, "r")
        kit.stamp(sign("shield", 22, "ink-soft"), ground).on(image, right - 32 - wide, top + 72)


def _draw_purse(image: Image.Image, view: View, seat: str, x: float, y: float, ground: Ink) -> None:
    for icon, text, ink in purse_of(view, seat):
        kit.stamp(sign(icon, 30, ink), ground).on(image, x, y - 27)
        x += 38 + kit.text_on(image, text, x + 36, y, "bold", Size.LEAD, "ink", ground) + Gap.WIDE


def purse_of(view: View, seat: str) -> Iterator[tuple[str, str, Ink]]:
    """What a power has, each with its sign: money, influence, cards in hand and those that have won, garrisons left,
    castles, fortresses."""
    used = len(used_of(view, seat))
    yield "purse", str(number_of(view, "money", seat)), "gold"
    yield "star", str(number_of(view, "influence", seat)), "purple"
    yield "cards", f"{count_hand(view, seat)}{f'+{used}' if used else ''}", "ink-soft"
    yield "shield", str(number_of(view, "garrisons", seat)), "line"
    yield "tower", str(count_works(view, seat, "castle")), "iron" if kit.look().style == "light" else "silver"
    yield "fort", str(count_works(view, seat, "fortress")), "iron" if kit.look().style == "light" else "silver"
