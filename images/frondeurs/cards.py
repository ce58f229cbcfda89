"""Cards: their faces and backs."""

from __future__ import annotations

from PIL import Image

from fronde.games.frondeurs.data import ACTION_CARDS, SEASON_CARDS, ActionData
from fronde.texts import Words
from images import kit
from images.kit import Gap, Ink, Sheet, Size

CARD_W, CARD_H, GAP = 382, 276, Gap.WIDE
TARGET_RINGS: dict[str, tuple[Ink, ...]] = {
    "all": ("ink",), "persons": ("ink",), "institutions": ("ink",), "green-blue": ("green", "blue"),
    "purple": ("purple",),
}  # fmt: skip


@kit.cache(maxsize=64)
def card_back(seat: str, text: str) -> kit.Stamp:
    """A card back with a text, for cards of which only the number is known."""
    image = kit.clear(CARD_W, CARD_H)
    kit.panel(image, (0, 0, CARD_W - 1, CARD_H - 1), "ink", None, 1, 14)
    kit.panel(image, (3, 3, CARD_W - 4, CARD_H - 4), "paper-light", None, 1, 11)
    kit.put(image, kit.icon("cards", 110, kit.blend("ink", "paper-light", 0.3)), CARD_W / 2, CARD_H / 2 - 26)
    kit.write(image, text, CARD_W / 2, CARD_H - 62, "italic", Size.BODY, "ink", room=CARD_W - 30)
    return kit.stamp(image, "paper-deep")


@kit.cache(maxsize=256)
def card_face(card: str, is_aside: bool, words: Words) -> kit.Stamp:
    """The face of a card: its name, its target and both Actions; for a Season Card, its effect."""
    image = kit.clear(CARD_W, CARD_H)
    season = card in SEASON_CARDS
    kit.panel(image, (0, 0, CARD_W - 1, CARD_H - 1), "ink", None, 1, 14)
    kit.panel(image, (3, 3, CARD_W - 4, CARD_H - 4), "face", None, 1, 11)
    kit.panel(image, (3, 3, CARD_W - 4, 60), "retzist" if season else "paper-deep", None, 1, 11,
              (True, True, False, False))  # fmt: skip
    ink: Ink = "white" if season else "ink"
    name = words.name("card", card)
    size = kit.shrink(name, "caps", Size.BODY, CARD_W - 32, Size.LABEL)
    lines = kit.wrap(name, "caps", size, CARD_W - 22)
    for at, line in enumerate(lines):
        kit.write(image, line, CARD_W / 2, 32 + (at - (len(lines) - 1) / 2) * 24, "caps", size, ink, room=CARD_W - 20)
    if season:
        _season_body(image, card, words)
    else:
        _action_body(image, card, words)
    if is_aside:
        low = (3, CARD_H - 29, CARD_W - 4, CARD_H - 4)
        kit.panel(image, low, "iron", None, 1, 11, (False, False, True, True))
        kit.write(image, words.say("picture-laid-aside"), CARD_W / 2, CARD_H - 17, "name", Size.LABEL, "white")
    return kit.stamp(image, "paper-deep")


def _season_body(image: Image.Image, card: str, words: Words) -> None:
    kind, _, text = words.say(f"hint-season-{SEASON_CARDS[card].kind}").partition(": ")
    kit.put(image, kit.icon("star", 34, "rose"), 34, 92)
    kit.write(image, kind.rstrip(), 62, 92, "bold", Size.BODY, "ink", "lm")
    for row, line in enumerate(kit.wrap(text or kind, "text", Size.BODY, CARD_W - 44)[:4]):
        kit.write(image, line, 22, 134 + row * 31, "text", Size.BODY, "ink", "lm")


def _action_body(image: Image.Image, card: str, words: Words) -> None:
    data = ACTION_CARDS[card]
    kit.put(image, target_sign(data.target), 34, 84)
    kit.write(image, words.say(f"target-{data.target}"), 60, 84, "italic", Size.BODY, "ink", "lm")
    kit.panel(image, (18, 106, CARD_W - 18, 107), "paper-edge")
    for row, (letter, action) in enumerate((("a", data.a), ("b", data.b))):
        y = 112 + row * 66
        kit.put(image, kit.discs((16, "ink")), 36, y + 28)
        kit.write(image, words.say(f"picture-action-{letter}"), 36, y + 28, "caps", Size.LABEL, "on-ink")
        kit.put(image, action_sign(action), 82, y + 28)
        lines = kit.wrap(does(words, action), "name", Size.BODY, CARD_W - 128)[:2]
        for at, line in enumerate(lines):
            kit.write(image, line, 114, y + 28 + (at - (len(lines) - 1) / 2) * 29, "name", Size.BODY, "ink", "lm")


def does(words: Words, action: ActionData) -> str:
    """An Action in a few words, without its target."""
    suffix = "-controlled" if action.controlled else ""
    return kit.capital(words.say(f"brief-{action.action}{suffix}", n=action.cubes or action.place))


@kit.cache(maxsize=8)
def target_sign(target: str) -> Image.Image:
    """The target of a card: round for Persons, square for Institutions, rings in the border's colour."""
    sheet = Sheet(24, 15)
    rings = TARGET_RINGS[target]
    for place, ink in enumerate(rings):
        x = (place - (len(rings) - 1) / 2) * 22
        if target in ("all", "persons"):
            sheet.disc(x - (7 if target == "all" else 0), 0, 11, ink)
            sheet.disc(x - (7 if target == "all" else 0), 0, 8, "face")
        if target in ("all", "institutions"):
            shift = 10 if target == "all" else 0
            sheet.box(x - 10 + shift, -10, x + 10 + shift, 10, ink)
            sheet.box(x - 7 + shift, -7, x + 7 + shift, 7, "face")
        if target not in ("all", "persons", "institutions"):
            sheet.disc(x, 0, 11, "ink")
            sheet.disc(x, 0, 10, ink)
            sheet.disc(x, 0, 6, "ink")
            sheet.disc(x, 0, 5, "face")
    return sheet.finish()


@kit.cache(maxsize=8)
def action_sign(action: ActionData) -> Image.Image:
    """A cube that is placed, removed or moved."""
    sheet = Sheet(24, 18)
    cubes = {"place": [(-8, True)], "remove": [(-8, False)], "move": [(-13, False), (13, True)], "hybrid": [(-8, True)]}
    for x, whole in cubes[action.action]:
        sheet.box(x - 10, -10, x + 10, 10, "ink", 3)
        sheet.box(x - 8.5, -8.5, x + 8.5, 8.5, "gold" if whole else "face", 2)
    if action.action in ("place", "hybrid"):
        sheet.box(7, -1.8, 19, 1.8, "ink")
        sheet.box(11.2, -6, 14.8, 6, "ink")
    elif action.action == "remove":
        sheet.box(7, -1.8, 19, 1.8, "ink")
    else:
        sheet.polygon([(-4, -5), (5, 0), (-4, 5)], "ink")
    return sheet.finish()
