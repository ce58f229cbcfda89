"""The missions of Paris and the Louvre: their tasks, those done and those open, and the posted cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from PIL import Image

from fronde.core.types import Json, Name
from fronde.games.mousquetaires.data import TRAPS
from fronde.texts import Words
from images import kit
from images.kit import Ink, Size
from images.manifest import Scene
from images.mousquetaires.inks import BLACK, CARDINAL, KING
from images.mousquetaires.measures import HALF, mission_box
from images.mousquetaires.pieces import draw_tick
from images.mousquetaires.reading import MISSIONS_IN, mission_of
from images.mousquetaires.tracks import draw_louvre

HEAD = 36.0
POST_H = 27.0


class Post(NamedTuple):
    """A posted card: its name with its strength, whether it is a trap, whether it is face down."""

    text: str
    trap: bool
    down: bool


def draw_missions(image: Image.Image, scene: Scene, words: Words) -> None:
    """The mission of Paris on the left, that of the Louvre on the right."""
    for where in MISSIONS_IN:
        _draw_mission(image, scene, words, where)


def _draw_mission(image: Image.Image, scene: Scene, words: Words, where: str) -> None:
    """A mission under its name: its cost, tasks and posted cards; at the Louvre also the track of its token."""
    mission, (left, top, right, low) = mission_of(scene.view, where), mission_box(where)
    has_changed = scene.before is not None and mission != mission_of(scene.before, where)
    edge: Ink = "mark" if has_changed else "line"
    kit.panel(image, (left, top, right, low), "paper-light", edge, 5 if has_changed else 2, 8)
    kit.panel(image, (left, top, right, top + HEAD), KING, edge, 3 if has_changed else 2, 8, (True, True, False, False))
    if where == "louvre":
        draw_louvre(image, scene, right - 10, top + 54)
    if mission is None:
        title = words.say("picture-mission-in", place=words.say(f"picture-place-{where}"))
        kit.write(image, title, left + 12, top + HEAD / 2, "bold", Size.BODY, "white", "lm")
        kit.write(image, words.say("picture-no-mission"), left + 12, top + 88, "italic", Size.BODY, "ink-soft", "lm")
        return
    strength = words.say("picture-strength", n=mission["strength"])
    room = HALF - 36 - kit.write(image, strength, right - 12, top + HEAD / 2, "text", Size.LABEL, "white", "rm")
    name, toll = words.name("mission", mission["mission"]), words.say(f"picture-toll-{mission['mission']}")
    kit.write(image, name, left + 12, top + HEAD / 2, "bold", Size.LEAD, "white", "lm", room, Size.LABEL)
    kit.write(image, toll, left + 12, top + 54, "italic", Size.LABEL, "rose", "lm", HALF - 24)
    _draw_tasks(image, words, mission, left + 12, top + 73)
    _draw_posts(image, words, mission, left + 12, top + 117)


def say_tasks(words: Words, mission: Mapping[str, Json]) -> Iterator[tuple[str, bool]]:
    """The tasks of a mission: (text, whether it is done)."""
    for one in mission["challenges"]:
        yield f"{words.name('skill', one['skill'])} {one['level']}", bool(one["done"])
    if duels := mission["duels"]:
        yield words.say("picture-duels", won=duels["won"], needed=duels["needed"]), duels["won"] >= duels["needed"]


def say_progress(words: Words, tasks: Iterable[tuple[str, bool]]) -> list[str]:
    """The tasks in words, each as done or open."""
    return [f"{text} {words.say('picture-alt-done' if is_done else 'picture-alt-open')}" for text, is_done in tasks]


def _draw_tasks(image: Image.Image, words: Words, mission: Mapping[str, Json], left: float, top: float) -> None:
    tasks = list(say_tasks(words, mission))
    wide = min(300.0, (HALF - 24 - 8 * (len(tasks) - 1)) / max(1, len(tasks)))
    for at, (text, is_complete) in enumerate(tasks):
        draw_task(image, text, is_complete, left + at * (wide + 8), top, wide, 40)


def draw_task(
    image: Image.Image, text: str, is_complete: bool, left: float, top: float, wide: float, high: float = 44
) -> None:
    """A task: its text, and a ring that is ticked if it is done."""
    ground = kit.rgb("cleared") if is_complete else kit.rgb("face")
    box = (left, top, left + wide, top + high)
    kit.panel(image, box, ground, "green" if is_complete else "line", 3 if is_complete else 2, 8)
    draw_tick(image, left + 25, top + high / 2, 30, is_complete, ground)
    size = float(Size.BODY)
    while kit.text_width(text, "bold", size) > wide - 54:
        size -= 0.5
    kit.write(image, text, left + 46, top + high / 2, "bold", size, "ink", "lm")


def find_posts(words: Words, mission: Mapping[str, Json]) -> list[Post]:
    """All posted cards, named if the view names them."""
    if mission["posted"] is None:
        return [Post(words.say("picture-post", n=one["strength"]), one["trap"], True) for one in mission["backs"]]
    cards = [*mission["posted"], *([mission["trap"]] if mission["trap"] else [])]
    posts = []
    for one, back in zip(cards, mission["backs"], strict=True):
        name = words.name("trap" if one in TRAPS else "foe", one)
        if one == "nemesis" and mission["target"]:
            name = words.say("picture-nemesis", seat=Name("seat", mission["target"]))
        posts.append(Post(f"{name} {back['strength']}", back["trap"], not mission["up"]))
    return posts


def post_inks(trap: bool, down: bool) -> tuple[Ink, Ink, Ink]:
    """The ground and the edge of a posted card, and the ink of its name."""
    ground: Ink = CARDINAL if trap else BLACK
    return (ground, "gold", "white") if down else ("face", ground, "rose" if trap else "ink")


def _draw_posts(image: Image.Image, words: Words, mission: Mapping[str, Json], left: float, top: float) -> None:
    """The posted cards as chips: face down black with a gold edge, face up light with a black edge. A trap has red
    instead of black."""
    posts = find_posts(words, mission)
    if not posts:
        kit.write(image, words.say("picture-unposted"), left + 2, top + 18, "italic", Size.LABEL, "ink-soft", "lm")
        return
    x, y = left, top
    for post in posts:
        text = kit.fit(post.text, "bold", Size.LABEL, HALF - 40)
        wide = kit.text_width(text, "bold", Size.LABEL) + 20
        if x + wide > left + HALF - 22:
            x, y = left, y + POST_H + 2
        face, edge, ink = post_inks(post.trap, post.down)
        kit.panel(image, (x, y, x + wide, y + POST_H), face, edge, 3, 5)
        kit.write(image, text, x + wide / 2, y + POST_H / 2, "bold", Size.LABEL, ink)
        x += wide + 6
