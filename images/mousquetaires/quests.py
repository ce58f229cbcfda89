"""The current quest board: its spaces, cleared or open, with tokens face down or up."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from fronde.core.types import Json, Name
from fronde.games.mousquetaires.data import QUESTS, SKILLS, TOKENS
from fronde.games.mousquetaires.scoring import QUESTS_IN_ALL
from fronde.texts import Words
from images import kit
from images.kit import Ink, Size
from images.manifest import Scene, View
from images.mousquetaires.inks import BLACK, KING, RED_DIE
from images.mousquetaires.measures import LEFT, QUEST_H, QUEST_TOP, QUEST_W, VIGNETTE_W, quest_box
from images.mousquetaires.missions import HEAD, draw_task
from images.mousquetaires.pieces import draw_tick, figure, sign
from images.mousquetaires.reading import part_of, person_of, team_of
from images.mousquetaires.scenery import vignette

TILE_W, TILE_H = 76.0, 48.0
BOARD_LEFT = LEFT + VIGNETTE_W + 14.0
"""The left edge of the board, next to the picture of the quest."""
BOARD_W = QUEST_W - VIGNETTE_W - 24.0
NONE: Mapping[str, Json] = {"token": None, "up": False, "gone": False}


def draw_quest(image: Image.Image, scene: Scene, words: Words, top: float = QUEST_TOP) -> None:
    """The current board under its name, with a ring for each of the four boards, ticked if it is completed."""
    n = int(part_of(scene.view, "quest").get("n", 1))
    box = quest_box(top)
    kit.panel(image, box, "paper-light", "line", 2, 8)
    kit.panel(image, (*box[:3], top + HEAD), KING, "line", 2, 8, (True, True, False, False))
    kit.put(image, vignette(n, VIGNETTE_W, QUEST_H - HEAD - 6), LEFT + 3 + VIGNETTE_W / 2, (top + HEAD + box[3]) / 2)
    kit.write(image, say_title(scene.view, words), LEFT + 14, top + HEAD / 2, "bold", Size.BODY, "white", "lm")
    for at in range(QUESTS_IN_ALL):
        draw_tick(image, box[2] - 28 - (QUESTS_IN_ALL - 1 - at) * 34, top + HEAD / 2, 28, at < n - 1, "white")
    draw = {1: _draw_inn, 2: _draw_passage, 3: _draw_return, 4: _draw_galleries}.get(n)
    if draw is None:
        kit.put(image, sign("quest", 140, "gold"), (BOARD_LEFT + LEFT + QUEST_W) / 2, top + 126)
    else:
        draw(image, scene, words, top)


def say_title(view: View, words: Words) -> str:
    """The title of the current board, or that all boards are completed."""
    n = int(part_of(view, "quest").get("n", 1))
    if n > QUESTS_IN_ALL:
        return words.say("picture-quest-done")
    return words.say("picture-quest", n=n, all=QUESTS_IN_ALL, quest=Name("quest", str(n)))


def space_of(view: Mapping[str, Json] | None, at: int) -> Mapping[str, Json]:
    """A space of the board; an empty one if nothing is on it yet."""
    board = part_of(view, "quest").get("board") or []
    space: Mapping[str, Json] = board[at] if at < len(board) else NONE
    return space


def _is_new(scene: Scene, at: int) -> bool:
    """Whether a space has changed since the older view, if that shows the same board."""
    before = part_of(scene.before, "quest")
    same = before.get("n") == part_of(scene.view, "quest").get("n")
    return scene.before is not None and same and space_of(scene.before, at) != space_of(scene.view, at)


def _draw_inn(image: Image.Image, scene: Scene, words: Words, head: float) -> None:
    """Three paths of four stages, with the musketeers on each."""
    for row, path in enumerate(QUESTS.paths):
        y = head + HEAD + 33 + row * 57
        here = [seat for seat in team_of(scene.view) if person_of(scene.view, seat)["path"] == path]
        name_y = y - 15 if here else y
        kit.write(image, words.say(f"picture-path-{path}"), BOARD_LEFT, name_y, "bold", Size.BODY, "ink", "lm")
        for at, seat in enumerate(here):
            kit.put(image, figure(seat, 31), BOARD_LEFT + 16 + at * 33, y + 12)
        first = BOARD_LEFT + 212
        kit.stroke(image, [(first, y), (first + 3 * (TILE_W + 5), y)], "line", 4)
        for stage in range(QUESTS.stages):
            at = row * QUESTS.stages + stage
            draw_token(image, words, scene, at, first + stage * (TILE_W + 5), y)


def _draw_passage(image: Image.Image, scene: Scene, words: Words, head: float) -> None:
    """Four challenges in any order, then de Wardes."""
    wide = (BOARD_W - 8) / 2
    for at, one in enumerate(part_of(scene.view, "quest")["challenges"]):
        left, top = BOARD_LEFT + at % 2 * (wide + 8), head + HEAD + 12 + at // 2 * 54
        draw_task(image, f"{words.name('skill', one['skill'])} {one['level']}", one["done"], left, top, wide)
    text = words.say("picture-then-duel", foe=Name("foe", "de-wardes"))
    draw_task(image, text, False, BOARD_LEFT, head + HEAD + 120, BOARD_W)


def _draw_return(image: Image.Image, scene: Scene, words: Words, head: float) -> None:
    """Three tokens from left to right."""
    y = head + HEAD + 88
    kit.stroke(image, [(BOARD_LEFT + 10, y), (BOARD_LEFT + BOARD_W - 10, y)], "line", 5)
    for at in range(QUESTS.returning):
        draw_token(image, words, scene, at, BOARD_LEFT + BOARD_W * (at + 0.5) / QUESTS.returning, y, 1.6)


def _draw_galleries(image: Image.Image, scene: Scene, words: Words, head: float) -> None:
    """Four chambers, each a challenge above two adversaries; the current one has a gold edge, those passed are
    ticked."""
    column, wide = int(part_of(scene.view, "quest").get("column", 0)), BOARD_W / QUESTS.columns
    for chamber in range(QUESTS.columns):
        left, top = BOARD_LEFT + chamber * wide, head + HEAD + 6
        is_past, now = chamber < column, chamber == column
        ground = kit.rgb("cleared") if is_past else kit.rgb("face" if now else "paper-light")
        edge: Ink = "green" if is_past else "gold" if now else "line"
        kit.panel(image, (left + 2, top, left + wide - 2, head + QUEST_H - 8), ground, edge, 5 if now else 2, 8)
        middle = left + wide / 2
        for row in range(3):
            draw_token(image, words, scene, chamber * 3 + row, middle, top + 30 + row * 54, wide=wide - 18)
        if is_past:
            draw_tick(image, left + wide - 20, head + QUEST_H - 24, 30, True, ground)


def draw_token(
    image: Image.Image, words: Words, scene: Scene, at: int, x: float, y: float, large: float = 1, wide: float = TILE_W
) -> None:
    """The token on a space: a question mark if unknown, its face, or a tick if it is cleared. A dashed line marks a
    face that not everyone sees."""
    space, new = space_of(scene.view, at), _is_new(scene, at)
    half_w, half_h = wide * large / 2, TILE_H * large / 2
    box = (x - half_w, y - half_h, x + half_w, y + half_h)
    ground: Ink = "iron" if space["token"] is None else "face"
    edge: Ink = "mark" if new else "green" if space["gone"] else BLACK
    kit.panel(image, box, kit.rgb("cleared") if space["gone"] else ground, edge, 5 if new else 2, 8)
    if space["gone"]:
        kit.put(image, sign("check", 30 * large, "green"), x, y)
    elif space["token"] is None:
        kit.write(image, "?", x, y, "bold", Size.LEAD * large, "white")
    else:
        _draw_face(image, words, space["token"], x, y, large)
        if not space["up"]:
            kit.stroke(image, [(box[0] + 8, box[3] - 6), (box[2] - 8, box[3] - 6)], "iron", 4, (8, 6))


def _draw_face(image: Image.Image, words: Words, token: str, x: float, y: float, large: float) -> None:
    """The face of a token: its dice, the swords and shields of a fixed result, the heart that a snare costs, a
    challenge with its level, or a dash for a blank."""
    if token in SKILLS:
        text = words.say(f"picture-code-{token}", level=TOKENS[token].level)
        kit.write(image, text, x, y, "bold", Size.BODY * large, "ink")
    elif token == "snare":
        kit.write(image, "−1", x - 18 * large, y, "bold", Size.BODY * large, "rose")
        kit.put(image, kit.icon("hearts", 28 * large, "rose"), x + 16 * large, y)
    elif token == "blank":
        kit.write(image, "–", x, y, "bold", Size.LEAD * large, "ink-soft")
    elif (result := TOKENS[token].result) is not None:
        _draw_result(image, result, x, y, large)
    else:
        kit.write(image, str(TOKENS[token].dice), x - 17 * large, y, "bold", Size.LEAD * large, "ink")
        kit.put(image, kit.icon("die", 32 * large, RED_DIE), x + 15 * large, y)


def _draw_result(image: Image.Image, result: tuple[int, int], x: float, y: float, large: float) -> None:
    signs = [(n, icon) for n, icon in zip(result, ("sword", "shield"), strict=True) if n]
    step = 36 * large
    for at, (n, icon) in enumerate(signs):
        middle = x + (at - (len(signs) - 1) / 2) * step
        kit.write(image, str(n), middle - 10 * large, y, "bold", Size.LABEL * large, "ink")
        kit.put(image, kit.icon(icon, 19 * large, "ink-soft"), middle + 7 * large, y)
