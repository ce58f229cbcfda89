"""The tracks, each with what is at stake: time, La Rochelle, the Queen's honour, the Louvre, Constance, Rochefort."""

from __future__ import annotations

from PIL import Image

from fronde.games.mousquetaires.data import TRACKS
from fronde.texts import Words
from images import kit
from images.kit import Ink, Size
from images.manifest import Scene
from images.mousquetaires.inks import BLACK, CARDINAL, KING
from images.mousquetaires.measures import LEFT, RIGHT, TRACK_H, TRACKS_TOP
from images.mousquetaires.pieces import draw_hearts
from images.mousquetaires.reading import track_of

CELLS = 286.0
"""Where the cells of a track begin."""
CELL_H = 46.0


def draw_tracks(image: Image.Image, scene: Scene, words: Words) -> None:
    """All tracks, one below the other."""
    _draw_time(image, scene, words, _row(0))
    draw_siege(image, scene, words, _row(1))
    _draw_honour(image, scene, words, _row(2))
    _draw_constance(image, scene, words, _row(3))


def _row(at: int) -> float:
    """The middle of a row."""
    return TRACKS_TOP + TRACK_H * (at + 0.5)


def _name(image: Image.Image, words: Words, key: str, y: float, x: float = LEFT, wide: float = CELLS - 22) -> None:
    """A track's name, and below it what is at stake."""
    name, stake = words.say(f"picture-track-{key}"), words.say(f"picture-stake-{key}")
    kit.write(image, name, x, y - 12, "bold", Size.LEAD, "ink", "lm", wide)
    kit.write(image, stake, x, y + 16, "italic", Size.LABEL, "ink-soft", "lm", wide)


def _cell(image: Image.Image, x: float, y: float, wide: float, fill: Ink, edge: Ink = "line") -> None:
    """A space of a track. Any edge but a plain line is broad."""
    box = (x + 1.5, y - CELL_H / 2, x + wide - 1.5, y + CELL_H / 2)
    kit.panel(image, box, fill, edge, 2 if edge == "line" else 4, 6)


def _token(image: Image.Image, x: float, y: float, wide: float, text: str) -> None:
    """The space a token is on: dark, ringed in gold."""
    _cell(image, x - 2, y, wide + 4, BLACK, "gold")
    kit.write(image, text, x + wide / 2, y, "bold", Size.LEAD, "white")


def _draw_time(image: Image.Image, scene: Scene, words: Words, y: float) -> None:
    """Every space with its number of red dice at La Rochelle, Richelieu's hat on the last."""
    track, old = track_of(scene.view, "time"), track_of(scene.before or scene.view, "time")
    last = int(track["last"])
    _name(image, words, "time-held" if track["held"] else "time", y)
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
    kit.put(image, kit.icon("hat", 36, "white"), x + wide / 2, y)


def draw_siege(image: Image.Image, scene: Scene, words: Words, y: float) -> None:
    """From Milady's end on the left to the musketeers' on the right; what a space does the first time stands on it."""
    track, old = track_of(scene.view, "siege"), track_of(scene.before or scene.view, "siege")
    most, marks = int(track["most"]), set(track["marks"])
    _name(image, words, "siege", y)
    wide = (RIGHT - CELLS) / (2 * most + 1)
    signs = {-most: ("lost", "hat"), track["treachery"]: ("treachery", "cards"), track["epic"]: ("epic", "star"),
             most: ("one-for-all", "sword")}  # fmt: skip
    for at in range(-most, most + 1):
        x = CELLS + wide * (at + most)
        if at == track["at"]:
            _token(image, x, y, wide, kit.signed(at) if at else "0")
            continue
        ground = kit.blend(CARDINAL if at < 0 else KING, "face", 0.22) if at else kit.rgb("face")
        key, icon = signs.get(at, ("", ""))
        fill: Ink = CARDINAL if key == "lost" else ground
        _cell(image, x, y, wide, fill, "mark" if at == old["at"] else "line")
        if icon:
            ink: Ink = "white" if key == "lost" else "line" if key in marks else "ink"
            kit.put(image, kit.icon(icon, 32, ink), x + wide / 2, y)
        if key in marks:
            kit.stroke(image, [(x + 12, y + 16), (x + wide - 12, y - 16)], "ink", 3)


def _draw_honour(image: Image.Image, scene: Scene, words: Words, y: float) -> None:
    """Points of honour left and lost; beside it the Louvre's token on its way to a failed mission."""
    track, old = track_of(scene.view, "honour"), track_of(scene.before or scene.view, "honour")
    most, points = int(track["most"]), int(track["most"]) - int(track["lost"])
    _name(image, words, "honour", y)
    wide = 37.0
    for at in range(most):
        x = CELLS + wide * at
        changed = (at < points) != (at < most - old["lost"])
        _cell(image, x, y, wide, KING if at < points else "paper-edge", "mark" if changed else "line")
        if at < points:
            kit.put(image, kit.icon("crown", 26, "white"), x + wide / 2, y)
    end = CELLS + wide * most
    louvre, before = track_of(scene.view, "louvre"), track_of(scene.before or scene.view, "louvre")
    last, size = int(louvre["last"]), 50.0
    _name(image, words, "louvre", y, end + 18, RIGHT - size * last - end - 24)
    for at in range(1, last + 1):
        x = RIGHT - size * (last - at + 1)
        loss = "−2" if at == last else "−1" if at == louvre["warning"] else "0"
        if at == louvre["at"]:
            _token(image, x, y, size, loss)
            continue
        _cell(image, x, y, size, CARDINAL if at == last else "face", "mark" if at == before["at"] else "line")
        kit.write(image, loss, x + size / 2, y, "bold", Size.BODY, "white" if at == last else "ink")


def _draw_constance(image: Image.Image, scene: Scene, words: Words, y: float) -> None:
    """Swords thrown against Constance; beside it Rochefort's life."""
    track, old = track_of(scene.view, "constance"), track_of(scene.before or scene.view, "constance")
    _name(image, words, "constance", y)
    wide, most = 55.5, int(track["most"])
    for at in range(1, most + 1):
        x = CELLS + wide * (at - 1)
        hit, changed = at <= track["at"], (at <= track["at"]) != (at <= old["at"])
        _cell(image, x, y, wide, CARDINAL if hit else "face", "mark" if changed else "line")
        kit.put(image, kit.icon("sword", 30, "white" if hit else "line"), x + wide / 2, y)
    rochefort, end = track_of(scene.view, "rochefort"), CELLS + wide * most
    _name(image, words, "rochefort", y, end + 18, 160)
    step = 38.0
    first = RIGHT - step * rochefort["most"] + step / 2
    draw_hearts(image, first, y, rochefort["life"], rochefort["most"], 34, step)
