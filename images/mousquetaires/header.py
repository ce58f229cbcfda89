"""The header of the board: the players to move or the winners, the turn, and the duel or phase."""

from __future__ import annotations

from PIL import Image

from fronde.core.types import Name
from fronde.texts import Words
from images import kit
from images.kit import Colour, Ink, Size
from images.manifest import Scene
from images.mousquetaires.inks import CARDINAL, KING, SEAT_COLOURS
from images.mousquetaires.measures import BANNER_H, HEADER, LEFT, RIGHT, WIDTH
from images.mousquetaires.pieces import figure
from images.mousquetaires.reading import say_end, say_to_move, to_move, winners_of

BANNER = 716.0


def draw_header(image: Image.Image, scene: Scene, words: Words) -> None:
    """The header in the colour of the only seat to move, or of the side that has won."""
    view, seats = scene.view, to_move(scene.view)
    title = say_end(scene, words) if view.get("over") else say_to_move(scene, words)
    kit.panel(image, (0, 0, WIDTH, BANNER_H), "paper-deep")
    kit.panel(image, (LEFT, 7, BANNER, BANNER_H - 6), _ground(scene, seats), "ink", 2, 10)
    x = LEFT + 18.0
    shield = 58.0 if len(seats) < 2 else 50.0
    for seat in seats:
        kit.put(image, figure(seat, shield), x - 5 + shield / 2, BANNER_H / 2)
        x += shield + 8
    room = BANNER - x - 16
    kit.write(image, title, x, 30, "bold", Size.TITLE, "white", "lm", room, Size.LEAD)
    kit.write(image, say_under(scene, words), x, 62, "text", Size.BODY, "white", "lm", room)
    turn = words.say("picture-turn", turn=view.get("turn", 0))
    kit.write(image, turn, RIGHT, 30, "caps", Size.TITLE, "ink", "rm")
    kit.write(image, words.say("picture-title"), RIGHT, 62, "name", Size.BODY, "ink", "rm")


def draw_banner(
    image: Image.Image, ground: Ink, piece: Image.Image, x: float, title: str, under: str, least: float = Size.LEAD
) -> None:
    """The header of a picture other than the board: a piece with its middle at x, a title no smaller than `least`, and
    a line below it."""
    kit.panel(image, (0, 0, WIDTH, HEADER - 4), "paper-deep")
    kit.panel(image, (LEFT, 10, RIGHT, HEADER - 10), ground, "ink", 2, 10)
    kit.put(image, piece, x, HEADER / 2)
    x, room = x + 46, RIGHT - x - 64
    kit.write(image, title, x, 38, "bold", Size.TITLE, "white", "lm", room, least)
    kit.write(image, under, x, 76, "text", Size.BODY, "white", "lm", room)


def _ground(scene: Scene, seats: list[str]) -> Colour:
    if scene.view.get("over"):
        return KING if any(seat != "milady" for seat in winners_of(scene.view)) else CARDINAL
    return SEAT_COLOURS[seats[0]] if len(seats) == 1 else KING


def say_under(scene: Scene, words: Words) -> str:
    """The reason for the end of the game, or the duel under way, otherwise the phase."""
    view, duel = scene.view, scene.view.get("duel")
    if view.get("over"):
        return words.say(f"picture-end-{view.get('end') or 'quest'}")
    if duel and not duel["over"]:
        foe = Name("foe", duel["foe"]) if duel["foe"] else words.say("picture-foe-unknown")
        return words.say("picture-duel", seat=Name("seat", duel["seat"]), foe=foe)
    phase = words.say(f"picture-phase-{view.get('phase') or 'setup'}")
    if view.get("budget") is not None:
        return words.say("picture-budget", phase=phase, n=view["budget"])
    return phase
