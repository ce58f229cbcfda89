"""Views of Frondeurs et Frondeuses that are no map: a hand of cards, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PIL import Image

from fronde.core.errors import DataError
from fronde.games.frondeurs.data import ACTION_CARDS, BOARD, FACTIONS, SEASON_CARDS, ActionData
from fronde.texts import Words
from images import kit
from images.frondeurs_edition import in_its_edition
from images.frondeurs_geometry import ON_FACTION, SUITS
from images.frondeurs_maps import finished
from images.frondeurs_panels import band, draw_pieces, held_tokens, minus, reserve_text
from images.frondeurs_reading import View, cut, listed_by_worth, player_of, players_of, short, shortest, signed
from images.kit import Gap, Ink, Picture, Sheet, Size

# --- The hand --------------------------------------------------------------------------------------------------------

SHEET = 1200
"""Width of the score sheet, and of a hand of three cards in a row, in units."""
CARD_W, CARD_H, GAP = 382, 276, Gap.WIDE
HEAD, FOOT = 74, 62
TARGET_RINGS: dict[str, tuple[Ink, ...]] = {
    "all": ("ink",), "persons": ("ink",), "institutions": ("ink",), "green-blue": ("green", "blue"),
    "purple": ("purple",),
}  # fmt: skip


@in_its_edition
def hand(view: View, words: Words, before: View | None, width: int, seat: str) -> Picture:
    """The cards of a seat as far as the view names them, with its tokens. Raises DataError for no seat."""
    if seat not in FACTIONS:
        raise DataError(f"no seat {seat!r}")
    cards, hidden = _split((view.get("hands") or {}).get(seat, 0))
    aside, aside_hidden = _split((view.get("laid_aside") or {}).get(seat, 0))
    shown = [(card, False) for card in cards] + [(card, True) for card in aside]
    backs = hidden + aside_hidden
    count = max(1, len(shown) + bool(backs))
    columns = 2 if count in (1, 2, 4) else 3
    rows = -(-count // columns)
    wide = GAP + columns * (CARD_W + GAP)
    with kit.looking(scale=width / wide):
        image = kit.blank((width, kit.pixels(HEAD + rows * (CARD_H + GAP) + FOOT)), "paper-deep")
        _hand_head(image, view, words, seat, wide)
        for place, (card, laid) in enumerate(shown):
            card_face(card, laid, words).on(image, *_card_at(place, columns))
        if backs or not shown:
            text = words.say("picture-hidden", count=backs) if backs else words.say("picture-no-cards")
            card_back(seat, text).on(image, *_card_at(len(shown), columns))
        _hand_foot(image, view, words, seat, HEAD + rows * (CARD_H + GAP), wide)
        return finished(image, hand_alt(view, words, seat), width)


def _split(pile: Any) -> tuple[list[str], int]:
    """The cards that are named, and how many are only counted."""
    return ([], int(pile)) if isinstance(pile, int) else (list(pile), 0)


def _card_at(place: int, columns: int) -> tuple[float, float]:
    return GAP + place % columns * (CARD_W + GAP), HEAD + place // columns * (CARD_H + GAP)


def _hand_head(image: Image.Image, view: View, words: Words, seat: str, wide: float) -> None:
    on = ON_FACTION[seat]
    kit.panel(image, (0, 0, wide, HEAD - GAP), seat)
    kit.stamp(kit.icon(SUITS[seat], 40, on), seat).on(image, 14, 8)
    season = words.name("season", str(view.get("season", 0)))
    turn = f"{season} · {words.say('picture-turn', turn=view.get('turn', 0))}"
    edge = wide - Gap.WIDE - kit.text_on(image, turn, wide - Gap.WIDE, 40, "name", Size.LABEL, on, seat, "r")
    x = 68 + kit.text_on(image, words.say("picture-hand-of", faction=seat), 68, 42, "caps", Size.LEAD, on, seat)
    name = kit.fit(player_of(view, seat), "italic", Size.LEAD, max(60, edge - x - Gap.BROAD))
    kit.text_on(image, name, x + Gap.WIDE, 42, "italic", Size.LEAD, on, seat)


def _hand_foot(image: Image.Image, view: View, words: Words, seat: str, top: float, wide: float) -> None:
    y = top + 36
    parts = [f"{words.say('picture-supply')} {(view.get('supply') or {}).get(seat, 0)}"]
    parts += [text for text in (reserve_text(view, words, seat),) if text]
    said = " · ".join(parts)
    edge = wide - Gap.WIDE - kit.text_on(image, said, wide - Gap.WIDE, y, "name", Size.BODY, "ink", "paper-deep", "r")
    x = Gap.WIDE + kit.text_on(image, words.say("picture-tokens"), Gap.WIDE, y, "caps", Size.BODY, "ink", "paper-deep")
    x += Gap.WIDE
    if pieces := held_tokens(view, words, seat):
        draw_pieces(image, pieces, x, y, "paper-deep", edge - x)
    else:
        kit.text_on(image, words.say("picture-no-tokens"), x, y, "italic", Size.BODY, "ink", "paper-deep")


@kit.kept(maxsize=64)
def card_back(seat: str, text: str) -> kit.Stamp:
    """Cards that are only counted."""
    image = kit.clear(CARD_W, CARD_H)
    kit.panel(image, (0, 0, CARD_W - 1, CARD_H - 1), "ink", None, 1, 14)
    kit.panel(image, (3, 3, CARD_W - 4, CARD_H - 4), "paper-light", None, 1, 11)
    kit.put(image, kit.icon("cards", 110, kit.blend("ink", "paper-light", 0.3)), CARD_W / 2, CARD_H / 2 - 26)
    kit.write(
        image, kit.fit(text, "italic", Size.BODY, CARD_W - 30), CARD_W / 2, CARD_H - 62, "italic", Size.BODY, "ink"
    )
    return kit.stamp(image, "paper-deep")


@kit.kept(maxsize=256)
def card_face(card: str, laid: bool, words: Words) -> kit.Stamp:
    """One card: its name, what it may be played on, both Actions; a Season Card what it does."""
    image = kit.clear(CARD_W, CARD_H)
    season = card in SEASON_CARDS
    kit.panel(image, (0, 0, CARD_W - 1, CARD_H - 1), "ink", None, 1, 14)
    kit.panel(image, (3, 3, CARD_W - 4, CARD_H - 4), "face", None, 1, 11)
    kit.panel(image, (3, 3, CARD_W - 4, 60), "retzist" if season else "paper-deep", None, 1, 11,
              (True, True, False, False))  # fmt: skip
    ink: Ink = "white" if season else "ink"
    name, size = words.name("card", card), float(Size.BODY)
    while size > Size.NOTE and kit.text_width(name, "caps", size) > CARD_W - 32:
        size -= 1
    kit.write(image, kit.fit(name, "caps", size, CARD_W - 26), CARD_W / 2, 32, "caps", size, ink)
    if season:
        _season_body(image, card, words)
    else:
        _action_body(image, card, words)
    if laid:
        low = (3, CARD_H - 29, CARD_W - 4, CARD_H - 4)
        kit.panel(image, low, "iron", None, 1, 11, (False, False, True, True))
        kit.write(image, words.say("picture-laid-aside"), CARD_W / 2, CARD_H - 17, "name", Size.LABEL, "white")
    return kit.stamp(image, "paper-deep")


def _season_body(image: Image.Image, card: str, words: Words) -> None:
    kind, _, told = words.say(f"hint-season-{SEASON_CARDS[card].kind}").partition(": ")
    kit.put(image, kit.icon("star", 34, "rose"), 34, 92)
    kit.write(image, kind, 62, 92, "bold", Size.BODY, "ink", "lm")
    for row, line in enumerate(kit.wrapped(told or kind, "text", Size.BODY, CARD_W - 44)[:4]):
        kit.write(image, line, 22, 134 + row * 31, "text", Size.BODY, "ink", "lm")


def _action_body(image: Image.Image, card: str, words: Words) -> None:
    data = ACTION_CARDS[card]
    kit.put(image, target_sign(data.target), 34, 84)
    kit.write(image, words.say(f"target-{data.target}"), 60, 84, "italic", Size.BODY, "ink", "lm")
    kit.panel(image, (18, 106, CARD_W - 18, 107), "paper-edge")
    for row, (letter, action) in enumerate((("a", data.a), ("b", data.b))):
        y = 112 + row * 66
        sheet = Sheet(17, 17)
        sheet.disc(0, 0, 16, "ink")
        kit.put(image, sheet.done(), 36, y + 28)
        kit.write(image, words.say(f"picture-action-{letter}"), 36, y + 28, "caps", Size.LABEL, "on-ink")
        kit.put(image, action_sign(action), 82, y + 28)
        lines = kit.wrapped(does(words, action), "name", Size.BODY, CARD_W - 128)[:2]
        for at, line in enumerate(lines):
            kit.write(image, line, 114, y + 28 + (at - (len(lines) - 1) / 2) * 29, "name", Size.BODY, "ink", "lm")


def does(words: Words, action: ActionData) -> str:
    """An Action in a few words, its target left out."""
    controlled = "-controlled" if action.controlled else ""
    text = words.say(f"brief-{action.action}{controlled}", n=action.cubes or action.place)
    return text[:1].upper() + text[1:]


@kit.kept(maxsize=8)
def target_sign(target: str) -> Image.Image:
    """What a card may be played on: round for Persons, square for Institutions, rings of the border's colour."""
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
    return sheet.done()


@kit.kept(maxsize=8)
def action_sign(action: ActionData) -> Image.Image:
    """A cube that comes, goes or moves."""
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
    return sheet.done()


def hand_alt(view: View, words: Words, seat: str) -> str:
    """A hand in words."""
    cards, hidden = _split((view.get("hands") or {}).get(seat, 0))
    aside, aside_hidden = _split((view.get("laid_aside") or {}).get(seat, 0))
    named = [_card_said(words, card) for card in cards]
    if hidden:
        named.append(words.say("picture-hidden", count=hidden))
    said = "; ".join(named) or words.say("picture-no-cards")
    sentences = [words.say("picture-alt-hand", player=player_of(view, seat), faction=seat, cards=said)]
    laid = [_card_said(words, card) for card in aside]
    if aside_hidden:
        laid.append(words.say("picture-hidden", count=aside_hidden))
    if laid:
        sentences.append(words.say("picture-alt-aside", cards="; ".join(laid)))
    tokens = _tokens_said(view, words, seat) or [words.say("picture-no-tokens")]
    sentences.append(words.say("picture-alt-tokens", tokens=tokens))
    return shortest(lambda _: sentences)


def _card_said(words: Words, card: str) -> str:
    if card in SEASON_CARDS:
        return words.say("picture-alt-season-card", card=card)
    data = ACTION_CARDS[card]
    target = words.say(f"target-{data.target}")
    args: Mapping[str, str] = {"a": does(words, data.a).lower(), "b": does(words, data.b).lower()}
    return words.say("picture-alt-card", card=card, target=target, **args)


def _tokens_said(view: View, words: Words, seat: str) -> list[str]:
    said = []
    if crowns := int((view.get("crowns") or {}).get(seat, 0)):
        said.append(words.say("picture-alt-token-crown", count=crowns))
    if coins := (view.get("coins") or {}).get(seat):
        values = "+".join(map(str, coins)) if isinstance(coins, (list, tuple)) else str(coins)
        said.append(words.say("picture-alt-token-coins", values=values))
    said += [short(words, m) for m, holder in (view.get("musketeers") or {}).items() if holder == seat]
    if (view.get("king") or {}).get("holder") == seat:
        said.append(words.say("picture-alt-token-king"))
    return said


# --- The score sheet -------------------------------------------------------------------------------------------------

COLUMNS = ("pp", "mp", "midgame", "king", "reserve")
ROW, HALF_ROW = 118, 62
SCORE_HEAD, COLUMN_HEAD = 84, 46
_COLUMN_X = (520.0, 630.0, 748.0, 872.0, 988.0)
TOTAL_X = SHEET - Gap.ROOMY
TIES = ("retzist", "cabalist", "condeean", "mazarinist")
"""Who goes before whom where scores are tied and the King decides nothing (8.24)."""


class Side(NamedTuple):
    """One player, or one team: the Factions it is scored by, the one that counts, what counts."""

    factions: tuple[str, ...]
    counted: str
    items: Mapping[str, int]


def ranked(view: View) -> list[Side]:
    """Players, or teams, by what counts for them; the King in hand goes first among equals, then the order of 8.24."""
    told = view.get("sides") or [{"factions": (f,), "counted": f, "items": _items(view, f)} for f in FACTIONS]
    sides = [Side(tuple(side["factions"]), side["counted"], side["items"]) for side in told]
    holder = (view.get("king") or {}).get("holder")
    return sorted(sides, key=lambda s: (-int(s.items.get("total", 0)), holder not in s.factions, TIES.index(s.counted)))


@in_its_edition
def score(view: View, words: Words, before: View | None, width: int, _: str) -> Picture:
    """The score sheet, the highest score first, item by item, with what is Controlled; where a player or a team has two
    Factions, both are listed beneath what counts."""
    sides = ranked(view)
    height = SCORE_HEAD + COLUMN_HEAD + sum(map(_height_of, sides)) + Gap.EVEN
    with kit.looking(scale=width / SHEET):
        image = kit.blank((width, kit.pixels(height)), "paper-deep")
        title = words.say("picture-score-final" if view.get("over") else "picture-score-now")
        kit.stamp(kit.icon("fleur", 42, "rose"), "paper-deep").on(image, 16, 18)
        kit.text_on(image, title, 74, 56, "caps", Size.TITLE, "ink", "paper-deep")
        season = words.name("season", str(view.get("season", 0)))
        turn = f"{season} · {words.say('picture-turn', turn=view.get('turn', 0))}"
        kit.text_on(image, turn, SHEET - 18, 52, "name", Size.LEAD, "ink", "paper-deep", "r")
        heads = [*zip(COLUMNS, _COLUMN_X, strict=True), ("total", TOTAL_X)]
        for column, x in heads:
            text = words.say(f"picture-column-{column}")
            kit.text_on(image, text, x, SCORE_HEAD + 32, "name", Size.BODY, "ink", "paper-deep", "r")
        top: float = SCORE_HEAD + COLUMN_HEAD
        for side in sides:
            _draw_side(image, view, before, words, side, top)
            top += _height_of(side)
        return finished(image, score_alt(view, words, sides), width)


def _height_of(side: Side) -> int:
    return ROW + (len(side.factions) * HALF_ROW if len(side.factions) > 1 else 0)


def _items(view: View, faction: str) -> Mapping[str, int]:
    return (view.get("score") or {}).get(faction) or {}


def _draw_side(image: Image.Image, view: View, before: View | None, words: Words, side: Side, top: float) -> None:
    """What counts for one side, and below it, where there are two, the scores of its Factions."""
    on: Ink = "paper-light"
    left, right, low = Gap.EVEN, SHEET - Gap.EVEN, top + _height_of(side) - 10
    kit.panel(image, (left, top, right, low), on, "ink", 2, 8)
    band(side.counted, 66, ROW - 13, on).on(image, left + 2, top + 2)
    x, alone = left + 84, len(side.factions) == 1
    if alone:
        kit.text_on(image, words.name("faction", side.counted), x, top + 42, "caps", Size.LEAD, "ink", on)
        player = kit.fit(player_of(view, side.counted), "italic", Size.BODY, 150)
        kit.text_on(image, player, x + 230, top + 42, "italic", Size.BODY, "ink", on)
        note = _best(view, words, side.counted, 8)
    else:
        name = kit.fit(players_of(view, side.factions), "bold", Size.LEAD, 360)
        kit.text_on(image, name, x, top + 42, "bold", Size.LEAD, "ink", on)
        who = [words.name("faction", f) for f in side.factions]
        note = words.say("picture-side", players=len(view.get("players") or ()), who=who)
    _draw_items(image, side.items, top + 43, Size.HEAD, "ink")
    kit.text_on(image, kit.fit(note, "text", Size.BODY, TOTAL_X - 190 - x), x, top + 84, "text", Size.BODY, "ink", on)
    total = int(side.items.get("total", 0))
    kit.text_on(image, minus(total), TOTAL_X, top + 66, "bold", Size.GIANT, "ink", on, "r")
    change = total - _total_then(before, side, total)
    if change:
        kit.text_on(image, signed(change), TOTAL_X, top + 98, "bold", Size.BODY, "mark", on, "r")
    for row, faction in enumerate(side.factions if not alone else ()):
        _draw_faction(image, view, words, side, faction, top + ROW - 10 + row * HALF_ROW)


def _total_then(before: View | None, side: Side, unknown: int) -> int:
    """What counted for the same side in an older view."""
    same = [s for s in ranked(before) if set(s.factions) == set(side.factions)] if before is not None else []
    return int(same[0].items.get("total", unknown)) if same else unknown


def _draw_items(image: Image.Image, items: Mapping[str, int], y: float, size: float, ink: Ink) -> None:
    """The items of a score in their columns."""
    for column, at in zip(COLUMNS, _COLUMN_X, strict=True):
        points = int(items.get(column, 0))
        text = "–" if not points and column not in ("pp", "mp") else minus(points)
        if column in ("midgame", "king", "reserve") and points:
            text = signed(points)
        kit.text_on(image, text, at, y, "bold", size, ink, "paper-light", "r")


def _draw_faction(image: Image.Image, view: View, words: Words, side: Side, faction: str, top: float) -> None:
    """The score of one Faction of a side: in full ink where it counts."""
    on: Ink = "paper-light"
    ink: Ink = "ink" if faction == side.counted else "ink-soft"
    kit.panel(image, (Gap.ROOMY, top, SHEET - Gap.ROOMY, top + 1), "paper-edge")
    kit.panel(image, (28, top + 10, 28 + 44, top + 52), faction, "ink", 1, 6)
    kit.stamp(kit.icon(SUITS[faction], 28, ON_FACTION[faction]), faction).on(image, 34, top + 15)
    y = top + 40
    x = 98 + kit.text_on(image, words.name("faction", faction), 98, y, "caps", Size.BODY, ink, on)
    if faction == side.counted:
        kit.text_on(image, words.say("picture-counts"), x + Gap.EVEN, y, "italic", Size.BODY, "mark", on)
    items = _items(view, faction)
    _draw_items(image, items, y, Size.BODY, ink)
    kit.text_on(image, minus(int(items.get("total", 0))), TOTAL_X, y, "bold", Size.HEAD, ink, on, "r")


def _best(view: View, words: Words, faction: str, longest: int) -> str:
    held = {s for s, owner in (view.get("control") or {}).items() if owner == faction and s in BOARD.index}
    places = cut(listed_by_worth(held), longest, words, lambda s: short(words, s.id))
    return words.say("picture-best", count=len(held), places=places)


def score_alt(view: View, words: Words, sides: Sequence[Side]) -> str:
    """The score sheet in words."""

    def said(items: Mapping[str, int]) -> list[str] | str:
        named = [
            words.say("picture-alt-score-item", name=words.say(f"picture-column-{c}"), points=signed(int(items[c])))
            for c in COLUMNS
            if items.get(c)
        ]
        return named or "0"

    def row(side: Side) -> str:
        total = minus(int(side.items.get("total", 0)))
        if len(side.factions) == 1:
            return words.say(
                "picture-alt-score-row", faction=side.counted, total=total, player=player_of(view, side.counted),
                items=said(side.items),
            )  # fmt: skip
        factions = [f"{words.name('faction', f)} {minus(int(_items(view, f).get('total', 0)))}" for f in side.factions]
        return words.say(
            "picture-alt-score-side", side=players_of(view, side.factions), total=total, items=said(side.items),
            factions=factions,
        )  # fmt: skip

    final = "final" if view.get("over") else "now"
    text = words.say(f"picture-alt-score-{final}", turn=view.get("turn", 0), rows="; ".join(map(row, sides)))
    best = [f"{words.name('faction', f)}: {_best(view, words, f, 3)}." for side in sides for f in side.factions]
    return shortest(lambda _: [text, *best])
