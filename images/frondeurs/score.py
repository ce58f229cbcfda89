"""The score sheet: the score item by item, the highest first, and the Spaces under Control."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from PIL import Image

from fronde.core.types import Name
from fronde.games.frondeurs.data import BOARD
from fronde.texts import Words
from images import kit, sheet
from images.frondeurs.alt import cut, name_of
from images.frondeurs.edition import in_its_edition
from images.frondeurs.geometry import ON_FACTION, SUITS
from images.frondeurs.reading import players_of, sort_by_worth, when
from images.frondeurs.sides import Side, items_of, rank_sides, winners_of, winning_sides
from images.kit import Picture
from images.manifest import Scene, View
from images.outcome import is_over, people_of, say_under, say_winner, say_winners

COLUMNS = ("pp", "mp", "midgame", "king", "reserve")
NOTE = 42
"""The height of a note."""
Score = tuple[sheet.Column, Mapping[str, int]]
"""A column with its score item by item."""


@in_its_edition
def score(scene: Scene, words: Words, width: int, _: str) -> Picture:
    """The score sheet, the highest score first, with the Spaces under Control. If a player or team has two Factions,
    the score that counts comes before those of both."""
    view, sides = scene.view, rank_sides(scene.view)

    scores = [one for side in sides for one in _list_scores(scene, words, side)]
    columns, rows = [column for column, _ in scores], [_make_row(words, item, scores) for item in COLUMNS]
    spaces = [_say_spaces(view, words, faction) for side in sides for faction in side.factions]
    notes = [sheet.Row(text, high=NOTE) for text in (*_say_sides(scene, words, sides), *spaces)]
    alt = score_alt(scene, words, sides)
    return sheet.draw(words, width, alt, _make_title(scene, words), columns, rows, notes)


def _list_scores(scene: Scene, words: Words, side: Side) -> Iterator[Score]:
    """The scores of a side: what counts, and with two Factions that of each; nobody plays a dummy."""
    is_alone = len(side.factions) == 1
    if not is_alone:
        name, *others = people_of(scene, side.factions) or [""]
        note = f"& {others[0]}" if others else words.say("picture-counts")
        wins, change = side.factions in winners_of(scene.view), side.total - _total_then(scene.before, side)
        column = sheet.Column(name, note, side.total, change, wins, colour="mark", text="on-mark")
        yield replace(column, sign=(kit.icon, "fleur", 44, "on-mark")), side.items
    for faction in side.factions:
        on, column = ON_FACTION[faction], sheet.make_column(scene, words, faction)
        player = " & ".join(people_of(scene, faction))
        column = replace(column, player=player, colour=faction, text=on, sign=(kit.icon, SUITS[faction], 44, on))
        counts = faction == side.scorer
        yield column if is_alone else replace(column, counts=counts, wins=False), items_of(scene.view, faction)


def _draw_suit(faction: str) -> Image.Image:
    """A Faction's suit on a disc of its colour."""
    image = kit.discs((38, "ink"), (35, faction))
    kit.put(image, kit.icon(SUITS[faction], 44, ON_FACTION[faction]), *kit.middle(image))
    return image


def _total_then(before: View | None, side: Side) -> int:
    """The total of the same side in an older view; the same total without one."""
    same = [s for s in rank_sides(before) if set(s.factions) == set(side.factions)] if before is not None else []
    return same[0].total if same else side.total


def _make_title(scene: Scene, words: Words) -> sheet.Title:
    time, sides = when(scene.view, words), winning_sides(scene.view)
    if not is_over(scene.view):
        return sheet.Title(words.say("outcome-score-now"), time)
    winners = say_winner(scene, words, [side.factions for side in sides])
    sign = (_draw_suit, sides[0].scorer) if len(sides) == 1 else ()
    return sheet.Title(winners, say_under(scene.view, words, words.say("outcome-score-final")), time, sign)


def _make_row(words: Words, item: str, scores: Sequence[Score]) -> sheet.Row:
    numbers = [int(items.get(item, 0)) for _, items in scores]
    candidates = [number for number, (column, _) in zip(numbers, scores, strict=True) if column.counts]
    say = kit.minus if item in ("pp", "mp") else kit.with_sign
    return sheet.make_row(words.name("score", item), numbers, say, candidates=candidates)


def _say_sides(scene: Scene, words: Words, sides: Sequence[Side]) -> Iterator[str]:
    """For each side with two Factions, which these are."""
    count = len(scene.view.get("players") or ())
    for side in sides:
        if len(who := [words.name("faction", faction) for faction in side.factions]) > 1:
            yield f"{players_of(scene, side.factions)}: {words.say('picture-side', players=count, who=who)}"


def _say_spaces(view: View, words: Words, faction: str) -> str:
    return f"{words.name('faction', faction)}: {_best(view, words, faction, 5)}"


def _best(view: View, words: Words, faction: str, longest: int) -> str:
    spaces = {s for s, owner in (view.get("control") or {}).items() if owner == faction and s in BOARD.index}
    places = cut(sort_by_worth(spaces), longest, words, name_of)
    return words.say("picture-best", count=len(spaces), places=places)


def score_alt(scene: Scene, words: Words, sides: Sequence[Side]) -> str:
    """The score sheet in words."""
    view = scene.view

    def say_items(items: Mapping[str, int]) -> list[str] | str:
        entries = [
            words.say(
                "picture-alt-score-item", name=words.say(f"picture-column-{c}"), points=kit.with_sign(int(items[c]))
            )
            for c in COLUMNS
            if items.get(c)
        ]
        return entries or "0"

    def row(side: Side) -> str:
        total = kit.minus(side.total)
        if len(side.factions) == 1:
            return words.say(
                "picture-alt-score-row", faction=Name("faction", side.scorer), total=total,
                player=scene.player_of(side.scorer), items=say_items(side.items),
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
