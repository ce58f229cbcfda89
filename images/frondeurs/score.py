"""The score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from fronde.core.types import Name
from fronde.games.frondeurs.data import BOARD
from fronde.texts import Words
from images import kit
from images.frondeurs.alt import cut, name_of
from images.frondeurs.edition import in_its_edition
from images.frondeurs.geometry import ON_FACTION, SUITS
from images.frondeurs.pieces import band
from images.frondeurs.reading import listed_by_worth, players_of, when
from images.frondeurs.sides import Side, items_of, ranked, winners_of
from images.kit import Gap, Ink, Picture, Size
from images.manifest import Scene, View
from images.outcome import say_under, say_winner, say_winners

SHEET = 1200
"""The width of the score sheet, in units."""
COLUMNS = ("pp", "mp", "midgame", "king", "reserve")
ROW, HALF_ROW = 118, 62
HEAD, OVER_HEAD, COLUMN_HEAD = 84, 116, 46
_COLUMN_X = (520.0, 630.0, 748.0, 872.0, 988.0)
TOTAL_X = SHEET - Gap.ROOMY


@in_its_edition
def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet, the highest score first, item by item, with the Spaces under Control; if a player or team has
    two Factions, both are listed below the score that counts."""
    view, sides = scene.view, ranked(scene.view)
    head = OVER_HEAD if view.get("over") else HEAD
    height = head + COLUMN_HEAD + sum(map(_height_of, sides)) + Gap.EVEN
    with kit.looking(scale=width / SHEET):
        image = kit.blank((width, kit.pixels(height)), "paper-deep")
        _draw_head(image, scene, words)
        heads = [*zip(COLUMNS, _COLUMN_X, strict=True), ("total", TOTAL_X)]
        for (column, x), (_, before) in zip(heads, [("", 0.0), *heads], strict=False):
            text, room = words.say(f"picture-column-{column}"), x - before - Gap.TIGHT
            kit.text_on(image, text, x, head + 32, "name", Size.BODY, "ink", "paper-deep", "r", room, Size.NOTE)
        top: float = head + COLUMN_HEAD
        for side in sides:
            _draw_side(image, scene, words, side, top)
            top += _height_of(side)
        return kit.finished(image, score_alt(scene, words, sides), width)


def _draw_head(image: Image.Image, scene: Scene, words: Words) -> None:
    """The title of the sheet and the time; once the game is over, the winners and the reason if a tie was broken."""
    on: Ink = "paper-deep"
    kit.stamp(kit.icon("fleur", 42, "rose"), on).on(image, 16, 18)
    edge = SHEET - 18 - kit.text_on(image, when(scene.view, words), SHEET - 18, 52, "name", Size.LEAD, "ink", on, "r")
    if not scene.view.get("over"):
        kit.text_on(image, words.say("outcome-score-now"), 74, 56, "caps", Size.TITLE, "ink", on)
        return
    winner = kit.fit(say_winner(scene, words, winners_of(scene.view)), "bold", Size.TITLE, edge - 74 - Gap.BROAD)
    kit.text_on(image, winner, 74, 56, "bold", Size.TITLE, "ink", on)
    under = say_under(scene.view, words, words.say("outcome-score-final"))
    under = kit.fit(under, "italic", Size.LEAD, SHEET - 74 - Gap.WIDE)
    kit.text_on(image, under, 74, 98, "italic", Size.LEAD, "ink", on)


def _height_of(side: Side) -> int:
    return ROW + (len(side.factions) * HALF_ROW if len(side.factions) > 1 else 0)


def _draw_side(image: Image.Image, scene: Scene, words: Words, side: Side, top: float) -> None:
    """The score of one side; below it, if the side has two Factions, the score of each."""
    view, on = scene.view, "paper-light"
    left, right, low = Gap.EVEN, SHEET - Gap.EVEN, top + _height_of(side) - 10
    kit.panel(image, (left, top, right, low), on, "ink", 2, 8)
    band(side.counted, 66, ROW - 13, on).on(image, left + 2, top + 2)
    x, alone = left + 84, len(side.factions) == 1
    if alone:
        kit.text_on(image, words.name("faction", side.counted), x, top + 42, "caps", Size.LEAD, "ink", on)
        player = kit.fit(scene.player_of(side.counted), "italic", Size.BODY, 150)
        kit.text_on(image, player, x + 230, top + 42, "italic", Size.BODY, "ink", on)
        note = _best(view, words, side.counted, 8)
    else:
        name = kit.fit(players_of(scene, side.factions), "bold", Size.LEAD, 360)
        kit.text_on(image, name, x, top + 42, "bold", Size.LEAD, "ink", on)
        who = [words.name("faction", f) for f in side.factions]
        note = words.say("picture-side", players=len(view.get("players") or ()), who=who)
    _draw_items(image, side.items, top + 43, Size.HEAD, "ink")
    kit.text_on(image, kit.fit(note, "text", Size.BODY, TOTAL_X - 190 - x), x, top + 84, "text", Size.BODY, "ink", on)
    total = side.total
    kit.text_on(image, kit.minus(total), TOTAL_X, top + 66, "bold", Size.GIANT, "ink", on, "r")
    change = total - _total_then(scene.before, side, total)
    if change:
        kit.text_on(image, kit.signed(change), TOTAL_X, top + 98, "bold", Size.BODY, "mark", on, "r")
    for row, faction in enumerate(side.factions if not alone else ()):
        _draw_faction(image, view, words, side, faction, top + ROW - 10 + row * HALF_ROW)


def _total_then(before: View | None, side: Side, unknown: int) -> int:
    """The total of the same side in an older view."""
    same = [s for s in ranked(before) if set(s.factions) == set(side.factions)] if before is not None else []
    return int(same[0].items.get("total", unknown)) if same else unknown


def _draw_items(image: Image.Image, items: Mapping[str, int], y: float, size: float, ink: Ink) -> None:
    """The items of a score in their columns."""
    for column, at in zip(COLUMNS, _COLUMN_X, strict=True):
        points = int(items.get(column, 0))
        text = "–" if not points and column not in ("pp", "mp") else kit.minus(points)
        if column in ("midgame", "king", "reserve") and points:
            text = kit.signed(points)
        kit.text_on(image, text, at, y, "bold", size, ink, "paper-light", "r")


def _draw_faction(image: Image.Image, view: View, words: Words, side: Side, faction: str, top: float) -> None:
    """The score of one Faction of a side, in full ink if it counts."""
    on: Ink = "paper-light"
    ink: Ink = "ink" if faction == side.counted else "ink-soft"
    kit.panel(image, (Gap.ROOMY, top, SHEET - Gap.ROOMY, top + 1), "paper-edge")
    kit.panel(image, (28, top + 10, 28 + 44, top + 52), faction, "ink", 1, 6)
    kit.stamp(kit.icon(SUITS[faction], 28, ON_FACTION[faction]), faction).on(image, 34, top + 15)
    y = top + 40
    x = 98 + kit.text_on(image, words.name("faction", faction), 98, y, "caps", Size.BODY, ink, on)
    if faction == side.counted:
        kit.text_on(image, words.say("picture-counts"), x + Gap.EVEN, y, "italic", Size.BODY, "mark", on)
    items = items_of(view, faction)
    _draw_items(image, items, y, Size.BODY, ink)
    kit.text_on(image, kit.minus(int(items.get("total", 0))), TOTAL_X, y, "bold", Size.HEAD, ink, on, "r")


def _best(view: View, words: Words, faction: str, longest: int) -> str:
    spaces = {s for s, owner in (view.get("control") or {}).items() if owner == faction and s in BOARD.index}
    places = cut(listed_by_worth(spaces), longest, words, name_of)
    return words.say("picture-best", count=len(spaces), places=places)


def score_alt(scene: Scene, words: Words, sides: Sequence[Side]) -> str:
    """The score sheet in words."""
    view = scene.view

    def say_items(items: Mapping[str, int]) -> list[str] | str:
        entries = [
            words.say("picture-alt-score-item", name=words.say(f"picture-column-{c}"), points=kit.signed(int(items[c])))
            for c in COLUMNS
            if items.get(c)
        ]
        return entries or "0"

    def row(side: Side) -> str:
        total = kit.minus(side.total)
        if len(side.factions) == 1:
            return words.say(
                "picture-alt-score-row", faction=Name("faction", side.counted), total=total,
                player=scene.player_of(side.counted), items=say_items(side.items),
            )  # fmt: skip
        factions = [
            f"{words.name('faction', f)} {kit.minus(int(items_of(view, f).get('total', 0)))}" for f in side.factions
        ]
        return words.say(
            "picture-alt-score-side", side=players_of(scene, side.factions), total=total, items=say_items(side.items),
            factions=factions,
        )  # fmt: skip

    data = {"turn": view.get("turn", 0), "rows": "; ".join(map(row, sides))}
    if view.get("over"):
        text = words.say("picture-alt-score-final", won=say_winners(scene, words, winners_of(view)), **data)
    else:
        text = words.say("picture-alt-score-now", **data)
    best = [f"{words.name('faction', f)}: {_best(view, words, f, 3)}." for side in sides for f in side.factions]
    return kit.shortest(lambda _: [text, *best])
