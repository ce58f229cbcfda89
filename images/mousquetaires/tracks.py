"""The tracks and what each decides: time, La Rochelle, Constance, the Queen's honour, the Louvre, Rochefort."""

from __future__ import annotations

from PIL import Image

from fronde.games.mousquetaires.data import TRACKS
from fronde.texts import Words
from images import kit
from images.kit import Ink, Size
from images.manifest import Scene
from images.mousquetaires.inks import BLACK, CARDINAL, KING
from images.mousquetaires.measures import LEFT, RIGHT, TIME_Y, TRACK_H
from images.mousquetaires.pieces import draw_hearts
from images.mousquetaires.reading import track_of

CELLS = 214.0
"""The left edge of the first space of time."""
COUNT_W = 30.0
SIGNS = {"lost": "hat", "treachery": "cards", "epic": "star", "one-for-all": "sword"}
"""The sign of each effect on the track of La Rochelle, which a space has only the first time."""


def draw_name(image: Image.Image, words: Words, key: str, x: float, y: float, wide: float) -> None:
    """A track's name, and below it what is at stake."""
    name, stake = words.say(f"picture-track-{key}"), words.say(f"picture-stake-{key}")
    kit.write(image, name, x, y - 9, "bold", Size.BODY, "ink", "lm", wide, Size.LABEL)
    kit.write(image, stake, x, y + 13, "italic", Size.LABEL, "ink-soft", "lm", wide)


def _cell(image: Image.Image, x: float, y: float, wide: float, fill: Ink, edge: Ink = "line", high: float = 0) -> None:
    """A space of a track. Its edge is thick unless its ink is "line"."""
    half = (high or TRACK_H) / 2
    kit.panel(image, (x + 1.5, y - half, x + wide - 1.5, y + half), fill, edge, 2 if edge == "line" else 4, 6)


def _token(image: Image.Image, x: float, y: float, wide: float, text: str, high: float = 0) -> None:
    """The space with the token: dark, with a gold edge."""
    _cell(image, x - 2, y, wide + 4, BLACK, "gold", high)
    kit.write(image, text, x + wide / 2, y, "bold", Size.BODY if high else Size.LEAD, "white")


def draw_time(image: Image.Image, scene: Scene, words: Words) -> None:
    """The spaces of time with their numbers of red dice at La Rochelle; Richelieu's hat on the last."""
    track, old, y = track_of(scene.view, "time"), track_of(scene.before or scene.view, "time"), TIME_Y
    last = int(track["last"])
    draw_name(image, words, "time-held" if track["held"] else "time", LEFT + 4, y, CELLS - LEFT - 6)
    wide = (RIGHT - CELLS) / last
    for at in range(1, last):
        x = CELLS + wide * (at - 1)
        dice = str(TRACKS.time[at - 1])
        if at == track["at"]:
            _token(image, x, y, wide, dice)
            continue
        past = at < track["at"]
        _cell(image, x, y, wide, "paper-edge" if past else "face", "mark" if at == old["at"] else "line")
        kit.write(image, dice, x + wide / 2, y, "bold", Size.BODY, "ink-soft" if past else "ink")
    x = CELLS + wide * (last - 1)
    _cell(image, x, y, wide, CARDINAL, "gold" if track["at"] >= last else "line")
    kit.put(image, kit.icon("hat", 34, "white"), x + wide / 2, y)


def draw_siege(image: Image.Image, scene: Scene, words: Words, y: float) -> None:
    """The track of La Rochelle, with Milady's end on the left. A space with an effect shows its sign, and the effect's
    name below it."""
    track, old = track_of(scene.view, "siege"), track_of(scene.before or scene.view, "siege")
    most, marks = int(track["most"]), set(track["marks"])
    wide = (RIGHT - LEFT - 8) / (2 * most + 1)
    keys = {-most: "lost", track["treachery"]: "treachery", track["epic"]: "epic", most: "one-for-all"}
    for at in range(-most, most + 1):
        x, key = LEFT + 4 + wide * (at + most), keys.get(at, "")
        if at == track["at"]:
            _token(image, x, y, wide, kit.with_sign(at) if at else "0")
        else:
            fill: Ink = CARDINAL if key == "lost" else kit.blend(CARDINAL if at < 0 else KING, "face", 0.2 * bool(at))
            _cell(image, x, y, wide, fill, "mark" if at == old["at"] else "line")
            _draw_effect(image, key, kit.with_sign(at) if at else "0", key in marks, x + wide / 2, y)
        if key:
            anchor, shift = ("lm", 2.0) if at == -most else ("rm", wide - 2) if at == most else ("mm", wide / 2)
            ink: Ink = "ink-soft" if key in marks else "ink"
            kit.write(image, words.say(f"picture-mark-{key}"), x + shift, y + 34, "text", Size.LABEL, ink, anchor)


def _draw_effect(image: Image.Image, key: str, number: str, is_spent: bool, x: float, y: float) -> None:
    """The sign of a space's effect, struck through if it is spent; the number of a space without an effect."""
    if not key:
        kit.write(image, number, x, y, "text", Size.BODY, "ink-soft")
        return
    kit.put(image, kit.icon(SIGNS[key], 30, "white" if key == "lost" else "line" if is_spent else "ink"), x, y)
    if is_spent:
        kit.stroke(image, [(x - 20, y + 14), (x + 20, y - 14)], "ink", 3)


def _draw_count(image: Image.Image, n: int, is_new: bool, right: float, y: float) -> None:
    """The number of filled spaces of a track, to the left of the first one."""
    kit.write(image, str(n), right - COUNT_W / 2, y, "bold", Size.LEAD, "mark" if is_new else "ink")


def draw_honour(image: Image.Image, scene: Scene, words: Words, left: float, right: float, y: float) -> None:
    """The Queen's points of honour, left and lost."""
    track, old = track_of(scene.view, "honour"), track_of(scene.before or scene.view, "honour")
    most, points, wide = int(track["most"]), int(track["most"]) - int(track["lost"]), 26.0
    first = right - wide * most
    draw_name(image, words, "honour", left, y, first - left - COUNT_W)
    _draw_count(image, points, points != most - old["lost"], first, y)
    for at in range(most):
        x = first + wide * at
        has_changed = (at < points) != (at < most - old["lost"])
        _cell(image, x, y, wide, KING if at < points else "paper-edge", "mark" if has_changed else "line", 36)
        if at < points:
            kit.put(image, kit.icon("crown", 17, "white"), x + wide / 2, y)


def draw_louvre(image: Image.Image, scene: Scene, right: float, y: float) -> None:
    """The Louvre's token on its way to a failed mission, and the honour that each space costs."""
    track, old = track_of(scene.view, "louvre"), track_of(scene.before or scene.view, "louvre")
    last, size = int(track["last"]), 44.0
    for at in range(1, last + 1):
        x = right - size * (last - at + 1)
        loss = "−2" if at == last else "−1" if at == track["warning"] else "0"
        if at == track["at"]:
            _token(image, x, y, size, loss, 30)
            continue
        _cell(image, x, y, size, CARDINAL if at == last else "face", "mark" if at == old["at"] else "line", 30)
        kit.write(image, loss, x + size / 2, y, "bold", Size.LABEL, "white" if at == last else "ink")


def draw_constance(image: Image.Image, scene: Scene, words: Words, left: float, right: float, y: float) -> None:
    """The swords rolled against Constance."""
    track, old = track_of(scene.view, "constance"), track_of(scene.before or scene.view, "constance")
    wide, most = 41.0, int(track["most"])
    first = right - wide * most
    draw_name(image, words, "constance", left, y, first - left - COUNT_W)
    _draw_count(image, int(track["at"]), track["at"] != old["at"], first, y)
    for at in range(1, most + 1):
        x = first + wide * (at - 1)
        hit, has_changed = at <= track["at"], (at <= track["at"]) != (at <= old["at"])
        _cell(image, x, y, wide, CARDINAL if hit else "face", "mark" if has_changed else "line", 36)
        kit.put(image, kit.icon("sword", 24, "white" if hit else "line"), x + wide / 2, y)


def draw_rochefort(image: Image.Image, scene: Scene, words: Words, left: float, right: float, y: float) -> None:
    """Rochefort's life."""
    track, old = track_of(scene.view, "rochefort"), track_of(scene.before or scene.view, "rochefort")
    step, most = 30.0, int(track["most"])
    ink: Ink = "ink" if track["life"] == old["life"] else "mark"
    kit.write(image, words.say("picture-track-rochefort"), left, y, "bold", Size.BODY, ink, "lm")
    draw_hearts(image, right - step * (most - 0.5), y, track["life"], most, 27, step)
