"""The score sheet: the result and its reason, the four quest boards, every track, and the state of every musketeer."""

from __future__ import annotations

from PIL import Image

from fronde.games.mousquetaires.scoring import QUESTS_IN_ALL
from fronde.texts import Words
from images import kit
from images.kit import Picture, Size
from images.manifest import Scene
from images.mousquetaires import people, tracks
from images.mousquetaires.alt import say_tracks
from images.mousquetaires.header import draw_header, say_under
from images.mousquetaires.measures import CAUSEWAY_H, GAP, HALF, LEFT, PERSON_H, RIGHT, TIME_Y, WIDTH
from images.mousquetaires.missions import draw_task
from images.mousquetaires.reading import count_boards, say_end, say_to_move, team_of

SIEGE_Y = TIME_Y + 88
SIDES_Y, SIDE_H = SIEGE_Y + CAUSEWAY_H - 16, 54
BOARDS_TOP, BOARD_H = SIDES_Y + 2 * SIDE_H - 18, 54
FOOT = 10


def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet; before the end of the game with the current state."""
    bottom = BOARDS_TOP + 2 * BOARD_H + 8
    height = bottom + -(-len(team_of(scene.view)) // 2) * PERSON_H + FOOT
    with kit.looking(scale=width / WIDTH):
        image = kit.paper((width, kit.pixels(height)))
        draw_header(image, scene, words)
        _draw_tracks(image, scene, words)
        _draw_boards(image, scene, words)
        people.draw_people(image, scene, words, bottom)
        image = image.convert("RGB")
    return Picture(kit.pack(image), score_alt(scene, words), image.width, image.height)


def _draw_tracks(image: Image.Image, scene: Scene, words: Words) -> None:
    """All tracks: time and La Rochelle over the whole width, the others two to a row."""
    tracks.draw_time(image, scene, words)
    name = words.say("picture-place-la-rochelle")
    kit.write(image, name, LEFT + 4, SIEGE_Y - 38, "bold", Size.BODY, "ink", "lm")
    tracks.draw_siege(image, scene, words, SIEGE_Y)
    ends, middle = (LEFT + 4, LEFT + HALF - 4), LEFT + HALF + GAP + 4
    tracks.draw_constance(image, scene, words, *ends, SIDES_Y)
    tracks.draw_honour(image, scene, words, middle, RIGHT - 4, SIDES_Y)
    tracks.draw_rochefort(image, scene, words, *ends, SIDES_Y + SIDE_H)
    tracks.draw_name(image, words, "louvre", middle, SIDES_Y + SIDE_H, HALF - 200)
    tracks.draw_louvre(image, scene, RIGHT - 4, SIDES_Y + SIDE_H)


def _draw_boards(image: Image.Image, scene: Scene, words: Words) -> None:
    """The four quest boards, ticked if they are completed."""
    wide = (RIGHT - LEFT - 8) / 2
    for at in range(QUESTS_IN_ALL):
        left, top = LEFT + at % 2 * (wide + 8), BOARDS_TOP + at // 2 * BOARD_H
        text = f"{at + 1} · {words.name('quest', str(at + 1))}"
        draw_task(image, text, at < count_boards(scene.view), left, top, wide)


def score_alt(scene: Scene, words: Words) -> str:
    """The score sheet in words."""
    over, count = bool(scene.view.get("over")), count_boards(scene.view)
    head = say_end(scene, words) if over else say_to_move(scene, words)
    boards = [words.name("quest", str(n + 1)) for n in range(count)]
    sentences = [
        words.say("picture-alt-head", head=head, under=say_under(scene, words), turn=scene.view.get("turn", 0)),
        words.say(
            "picture-alt-boards", n=count, all=QUESTS_IN_ALL, boards=", ".join(boards) or words.say("picture-none")
        ),
        say_tracks(scene.view, words),
        *(
            f"{kit.capital(words.name('seat', seat))}: {people.say_state(scene.view, words, seat)}."
            for seat in team_of(scene.view)
        ),
    ]
    return kit.shortest(lambda _: sentences)
