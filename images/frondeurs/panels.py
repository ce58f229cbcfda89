"""Below the board: a panel for each Faction."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PIL import Image

from fronde.core.types import Json
from fronde.games.frondeurs.data import FACTIONS, MUSKETEERS
from fronde.texts import Words
from images import kit
from images.frondeurs.geometry import PANEL_TOP
from images.frondeurs.pieces import band, flat
from images.frondeurs.reading import short
from images.kit import Gap, Ink, Size
from images.manifest import Scene, View
from images.outcome import total_of

PANEL_WIDTH, TOP, PANEL_HEIGHT = 388, PANEL_TOP + Gap.SNUG, 190
BAND = 60
"""The width of the coloured band on the left of a panel."""


def draw_panels(image: Image.Image, scene: Scene, words: Words) -> None:
    """A panel for each Faction."""
    for place, faction in enumerate(FACTIONS):
        _draw_panel(image, scene, words, faction, place)


def _draw_panel(image: Image.Image, scene: Scene, words: Words, faction: str, place: int) -> None:
    """One Faction's panel: total, items of the score, cards and cubes, tokens."""
    view, before = scene.view, scene.before
    left, top = 10 + place * (PANEL_WIDTH + 9), TOP
    on: Ink = "paper-light"
    right, low = left + PANEL_WIDTH, top + PANEL_HEIGHT
    if view.get("active") == faction and not view.get("over"):
        kit.panel(image, (left - 6, top - 6, right + 6, low + 6), "mark", None, 1, 12)
    kit.panel(image, (left, top, right, low), on, "ink", 2, 8)
    letter = words.say(f"picture-letter-{faction}")
    band(faction, BAND - 2, PANEL_HEIGHT - 3, on, letter).on(image, left + 2, top + 2)
    score = (view.get("score") or {}).get(faction) or {}
    total = int(score.get("total", 0))
    edge = right - Gap.EVEN
    ink = "rose" if total < 0 else "ink"
    wide = kit.text_on(image, kit.minus(total), edge, top + 60, "bold", Size.GIANT, ink, on, "r")
    room = float(edge)
    if before is not None and (change := total - total_of(before, faction)):
        room -= kit.text_on(image, kit.with_sign(change), edge, top + 94, "bold", Size.LEAD, "mark", on, "r") + Gap.SNUG
    x = left + BAND + Gap.EVEN
    name, beside = words.name("faction", faction), edge - x - wide - Gap.SNUG
    size = kit.shrink(name, "caps", Size.LEAD, beside, Size.LABEL)
    kit.text_on(image, name, x, top + 34, "caps", size, "ink", on)
    kit.text_on(image, scene.player_of(faction), x, top + 66, "italic", Size.LEAD, "ink", on, room=beside)
    _score_items(image, words, score, x, top + 102, room)
    draw_pieces(image, held_cards(view, faction), x, top + 138, on)
    draw_pieces(image, held_tokens(view, words, faction), x, top + 174, on, edge - x)


def _score_items(image: Image.Image, words: Words, score: Mapping[str, Json], x: float, y: float, right: float) -> None:
    on: Ink = "paper-light"
    for key, shape in (("pp", "fleur"), ("mp", "flag")):
        flat(shape, 24, "ink", on).on(image, x - 2, y - 22)
        x += 27 + kit.text_on(image, str(score.get(key, 0)), x + 27, y, "bold", Size.LEAD, "ink", on) + Gap.EVEN
    parts = [
        words.say(f"picture-{name}", points=kit.with_sign(int(score[key])))
        for key, name in (("midgame", "mid-game"), ("king", "king-bonus"), ("reserve", "reserve-cost"))
        if score.get(key)
    ]
    note = ", ".join(parts)
    size = Size.NOTE if len(kit.wrap(note, "text", Size.NOTE, right - x)) < 3 else Size.FINE
    lines = kit.wrap(note, "text", size, right - x) if parts else []
    for row, text in enumerate(lines):
        kit.text_on(image, text, x, y - 1 + size * (row - (len(lines) - 1) / 2), "text", size, "ink", on)


Piece = tuple[str, Ink, str]
"""An icon, its ink, and the text beside it."""


def held_cards(view: View, faction: str) -> list[Piece]:
    """Cards in hand, Season Cards among them, cubes in the Supply, and the Spanish Gold or Exile box if it is or was in
    use."""
    pieces: list[Piece] = [
        ("cards", "ink", str(count_of((view.get("hands") or {}).get(faction, 0)))),
        ("star", "rose", str((view.get("season_cards") or {}).get(faction, 0))),
        ("cube", "ink", str((view.get("supply") or {}).get(faction, 0))),
    ]
    box, uses = _reserve_of(view, faction)
    if box or uses:
        text = f"{box} ({uses}×)" if uses else str(box)
        pieces.append(("hat", "retzist", text) if faction == "mazarinist" else ("chest", "ink", text))
    return pieces


def _reserve_of(view: View, faction: str) -> tuple[int, int]:
    """The cubes in the Spanish Gold or Exile box, and the number of times it was used."""
    return int((view.get("reserve") or {}).get(faction, 0)), int((view.get("reserve_uses") or {}).get(faction, 0))


def held_tokens(view: View, words: Words, faction: str) -> list[Piece]:
    """Crowns, coins, Musketeers, the King: (icon, ink, text beside it)."""
    pieces: list[Piece] = []
    if crowns := int((view.get("crowns") or {}).get(faction, 0)):
        pieces.append(("crown", "gold", str(crowns) if crowns > 1 else ""))
    if coins := (view.get("coins") or {}).get(faction):
        pieces.append(("coin", "gold", "+".join(map(str, coins)) if isinstance(coins, (list, tuple)) else str(coins)))
    tokens = view.get("musketeers") or {}
    pieces += [("sword", "iron", short(words, m)) for m in MUSKETEERS if tokens.get(m) == faction]
    if (view.get("king") or {}).get("holder") == faction:
        pieces.append(("pawn", "gold", ""))
    return pieces


def draw_pieces(
    image: Image.Image, pieces: Sequence[Piece], x: float, y: float, on: Ink, width: float = math.inf
) -> float:
    """Icons in a row, each with its text; names are shortened if the row is too long. Returns the right end of the
    row."""
    texts = [text for _, _, text in pieces]
    if sum(30 + Gap.EVEN + kit.text_width(text, "text", Size.BODY) for text in texts) > width:
        texts = [text if text[:1].isdigit() else text[:3] for text in texts]
    for (shape, colour, _), text in zip(pieces, texts, strict=True):
        edge: Ink | None = None if colour in ("ink", "rose") else "ink"
        flat(shape, 24, colour, on, edge).on(image, x - 2, y - 22)
        x += 30
        if text:
            x += kit.text_on(image, text, x, y, "text", Size.BODY, "ink", on)
        x += Gap.EVEN
    return x


def reserve_text(view: View, words: Words, faction: str) -> str:
    """The Spanish Gold or Exile box, "" if it was never used."""
    box, uses = _reserve_of(view, faction)
    if not box and not uses:
        return ""
    name = words.say("picture-exile" if faction == "mazarinist" else "picture-spanish-gold") + f" {box}"
    return words.say("picture-uses", box=name, times=uses) if uses else name


def count_of(cards: Json) -> int:
    """The number of cards, whether they are named or only counted."""
    return cards if isinstance(cards, int) else len(cards)
