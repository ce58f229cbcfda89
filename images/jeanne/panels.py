"""Below the map: the powers in their order of play, with all public information about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PIL import Image

from fronde.texts import Words
from images import kit
from images.jeanne.geometry import HEADER, MAP_HEIGHT, WIDTH
from images.jeanne.pieces import shield_on, sign_on
from images.jeanne.reading import (
    cities_of,
    count_hand,
    count_works,
    letters_of,
    mover_of,
    number_of,
    rank_seats,
    seats_of,
    used_cards,
    winners_of,
)
from images.kit import Box, Gap, Ink, Size, Stamp
from images.manifest import Scene, View
from images.outcome import total_of

TOP = HEADER + MAP_HEIGHT + 10
HIGH, SPACE = 186.0, 10.0
Sign = tuple[str, str, Ink, str]
"""An icon, a number, the icon's ink, and an addition to the number, "" for none."""


def draw_panels(image: Image.Image, scene: Scene, words: Words) -> None:
    """Panels that fill the space below the map, in order of play; at the end, the winner first."""
    order = rank_seats(scene.view) if scene.view.get("over") else seats_of(scene.view)
    first = order if len(order) < 4 else order[: (len(order) + 1) // 2]
    rows = [row for row in (first, order[len(first) :]) if row]
    high = HIGH if len(rows) > 1 else 2 * HIGH + SPACE
    for number, row in enumerate(rows):
        wide, top = (WIDTH - 20 + SPACE) / len(row), TOP + number * (HIGH + SPACE)
        for place, seat in enumerate(row):
            left = 10 + place * wide
            _draw_panel(image, scene, words, seat, (left, top, left + wide - SPACE, top + high))


def _draw_panel(image: Image.Image, scene: Scene, words: Words, seat: str, box: Box) -> None:
    view, (left, top, right, low) = scene.view, box
    is_marked = seat in winners_of(view) if view.get("over") else seat == mover_of(scene)
    ground: Ink = "face" if is_marked else "paper-light"
    kit.panel(image, box, ground, "ink", 2, 12)
    kit.panel(image, (left + 3, top + 3, left + 16, low - 3), seat, None, 1, 8, (True, False, False, True))
    if is_marked:
        kit.panel(image, (left + 16, top + 2, right - 2, low - 2), None, "orange", 6, 10)
    shield_on(ground, seat, 84, letters_of(seat, words)).on(image, left + 26, top + 12)
    room = _draw_points(image, scene, seat, right - 18, top, ground) - left - 136
    kit.text_on(image, scene.player_of(seat), left + 124, top + 46, "bold", Size.HEAD, "ink", ground, room=room,
                least=Size.BODY)  # fmt: skip
    power = words.name("seat", seat)
    wide = kit.text_on(image, power, left + 124, top + 80, "italic", Size.BODY, "ink-soft", ground)
    if (view.get("heroes") or {}).get(seat):
        hero, x = words.name("hero", seat), left + 124 + wide
        sign_on(ground, "flag", 24, "rose").on(image, x + 10, top + 58)
        kit.text_on(image, hero, x + 40, top + 80, "name", Size.LABEL, "rose", ground, room=room - wide - 40)
    end = draw_signs(image, purse_of(view, seat), left + 28, top + 136, ground, Size.TITLE)
    x = draw_signs(image, holdings_of(view, seat), left + 28, top + 174, ground, Size.LEAD)
    provinces = [words.name("province", one) for one in (view.get("provinces") or {}).get(seat) or ()]
    cities = [words.name("city", city) for city in cities_of(view, seat)]
    if low - top > HIGH:
        y = _draw_list(image, provinces, (left + 28, top + 186, right - 20, low - 70), ground, "bold", Size.LEAD)
        _draw_list(image, cities, (left + 28, y + 4, right - 20, low), ground, "italic", Size.LEAD)
    elif right - end > ROOMY:
        y = _draw_list(image, provinces, (end, top + 92, right - 12, low - 48), ground, "bold", Size.LABEL)
        _draw_list(image, cities, (end, y, right - 12, low), ground, "italic", Size.LABEL)
    else:
        line = top + 150 if right - end < ROOMY / 2 else top + 126
        _draw_list(image, provinces, (max(x, end) if line < top + 150 else x, line, right - 12, low), ground, "italic",
                   Size.LABEL)  # fmt: skip


ROOMY = 260.0
"""The least width of the space in which the cities are named too."""


def _draw_list(image: Image.Image, names: list[str], box: Box, ground: Ink, role: kit.Role, size: float) -> float:
    """Draw names in as many lines as there is room for; return the lower edge of the last one."""
    left, top, right, low = box
    lines = kit.wrap(", ".join(names), role, size, right - left)
    most = max(1, int((low - top - 4) / (size * 1.2)))
    if len(lines) > most:
        lines[most - 1 :] = [" ".join(lines[most - 1 :])]
    for row, line in enumerate(lines):
        y = top + (row + 1) * size * 1.2
        kit.text_on(image, line, left, y, role, size, "ink", ground, room=right - left)
    return top + len(lines) * size * 1.2


def _draw_points(image: Image.Image, scene: Scene, seat: str, right: float, top: float, ground: Ink) -> float:
    """Throne points, their change, and the value of the provinces held now; returns the left edge."""
    points, due = total_of(scene.view, seat), number_of(scene.view, "due", seat)
    wide = kit.text_on(image, str(points), right, top + 62, "bold", Size.GIANT * 0.86, "ink", ground, "r")
    _crown(ground).on(image, right - wide - 54, top + 20)
    change, x = points - total_of(scene.before, seat) if scene.before else 0, right
    if due and not scene.view.get("over"):
        x -= kit.text_on(image, kit.with_sign(due), x, top + 94, "bold", Size.LEAD, "ink-soft", ground, "r") + 34
        sign_on(ground, "hourglass", 26, "ink-soft").on(image, x - 2, top + 70)
    if change:
        kit.text_on(image, kit.with_sign(change), x - 10, top + 94, "bold", Size.LEAD, "mark", ground, "r")
    return right - wide - 60


@kit.cache(8)
def _crown(ground: Ink) -> Stamp:
    return kit.stamp(kit.icon("crown", 38, "gold", "black", 2), ground)


def draw_signs(image: Image.Image, signs: Iterable[Sign], x: float, y: float, ground: Ink, size: float) -> float:
    """Draw numbers on one line, each after its sign; return the right end of the row."""
    for icon, text, ink, more in signs:
        sign_on(ground, icon, size, ink).on(image, x, y - size * 0.86)
        x += size + 6 + kit.text_on(image, text, x + size + 6, y, "bold", size, "ink", ground)
        if more:
            x += 2 + kit.text_on(image, more, x + 3, y, "name", size * 0.7, "ink-soft", ground)
        x += Gap.WIDE
    return x


def purse_of(view: View, seat: str) -> Iterator[Sign]:
    """The resources of a power: money with the current income, influence, cards in hand, and cards that have won."""
    income, used_count = number_of(view, "income", seat), len(used_cards(view, seat))
    over = view.get("over")
    yield "purse", str(number_of(view, "money", seat)), "gold", kit.with_sign(income) if income and not over else ""
    yield "star", str(number_of(view, "influence", seat)), "purple", ""
    yield "cards", str(count_hand(view, seat)), "ink-soft", ""
    if used_count:
        yield "used", str(used_count), "ink-soft", ""


def holdings_of(view: View, seat: str) -> Iterator[Sign]:
    """The possessions of a power on the map: cities with the castles and fortresses among them, and the garrisons
    left."""
    stone: Ink = "iron" if kit.look().style == "light" else "silver"
    yield "town", str(len(cities_of(view, seat))), stone, ""
    yield "tower", str(count_works(view, seat, "castle")), stone, ""
    yield "fort", str(count_works(view, seat, "fortress")), stone, ""
    yield "shield", str(number_of(view, "garrisons", seat)), "line", ""
