"""Reads a view of Frondeurs et Frondeuses: the players, the pieces on each Space, the changes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from fronde.core.types import Json
from fronde.games.frondeurs.data import BOARD, SpaceData
from fronde.texts import Words
from images import kit
from images.frondeurs.edition import current_board
from images.manifest import Scene, View
from images.outcome import people_of


def short(words: Words, space: str) -> str:
    """A Space's name as printed on the board, where some are shorter."""
    return words.form(f"space-{space}", "board") or words.name("space", space)


def players_of(scene: Scene, factions: Sequence[str]) -> str:
    """The names of the players of some Factions, each once; the Dummy has no player."""
    return " & ".join(people_of(scene, factions))


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything a view puts on one Space."""

    owner: str | None = None
    cubes: int = 0
    control: str | None = None
    crowns: int = 0
    coins: int = 0
    is_arrested: bool = False
    prisoners: int = 0
    king: str | None = None
    commander: bool = False
    musketeer: bool = False


PLAIN = Marks()


def marks(view: View) -> dict[str, Marks]:
    """The pieces on each Space that has any."""
    cubes: Mapping[str, Sequence[Json]] = view.get("cubes") or {}
    control: Mapping[str, str] = view.get("control") or {}
    crowns: Mapping[str, int] = view.get("board_crowns") or {}
    coins: Mapping[str, int] = view.get("board_coins") or {}
    arrests = view.get("arrests") or []
    captives = {a["person"] for a in arrests}
    prisons = [a["fortress"] for a in arrests if a.get("fortress")]
    king = view.get("king") or {}
    tokens: Mapping[str, str] = view.get("musketeers") or {}
    commander = view.get("army_commander")
    holding = {*cubes, *control, *crowns, *coins, *captives, *prisons, king.get("at"), commander}
    holding.update(m for m, holder in tokens.items() if holder == "board")
    standing = {}
    for space in sorted(holding & BOARD.index.keys(), key=BOARD.index.__getitem__):
        stack = cubes.get(space) or (None, 0)
        one = Marks(
            owner=stack[0] if stack[1] else None,
            cubes=int(stack[1]),
            control=control.get(space),
            crowns=int(crowns.get(space, 0)),
            coins=int(coins.get(space, 0)),
            is_arrested=space in captives,
            prisoners=prisons.count(space),
            king=(king.get("placed_by") or "mazarinist") if king.get("at") == space else None,
            commander=commander == space,
            musketeer=tokens.get(space) == "board",
        )
        if one != PLAIN:
            standing[space] = one
    return standing


def cube_change(old: Marks, new: Marks) -> str:
    """The change of the cubes: "+2", "−1", "−2 +1" or ""."""
    if old.owner == new.owner:
        difference = new.cubes - old.cubes
        return kit.with_sign(difference) if difference else ""
    parts = [f"−{old.cubes}" if old.cubes else "", f"+{new.cubes}" if new.cubes else ""]
    return " ".join(p for p in parts if p)


Standing = Mapping[str, Marks]
"""The result of `marks`: Spaces without pieces are left out."""


def changes(before: Standing | None, now: Standing) -> dict[str, str]:
    """The Spaces that differ from the older view, each with its label ("" for a ring alone)."""
    if before is None:
        return {}
    both = {s: (before.get(s, PLAIN), now.get(s, PLAIN)) for s in {*before, *now}}
    return {s: cube_change(*both[s]) for s in sorted(both, key=BOARD.index.__getitem__) if both[s][0] != both[s][1]}


Arrows = dict[tuple[str, str], str]
"""(start, end) of a move between Spaces -> the ink of its arrow."""


def find_moves(scene: Scene) -> Arrows:
    """The moves between Spaces since the older view: the King, prisoners, and cubes as far as events report them; none
    without an older view."""
    before, now = scene.before, scene.view
    if before is None:
        return {}
    arrows: Arrows = {}
    old, new = (before.get("king") or {}).get("at"), (now.get("king") or {}).get("at")
    if old and new and old != new:
        arrows[old, new] = "gold"
    arrows |= _prison_arrows(before, now)
    moves = [data for kind, data in scene.events if kind == "cubes-moved"]
    return arrows | {(start, data["to_space"]): data["seat"] for data in moves for start in data["from_space"]}


def _prison_arrows(before: View, now: View) -> Arrows:
    """Persons put in prison since then, from their own Space, and prisoners moved from one Fortress to another."""
    then = {a["person"]: a.get("fortress") or a["person"] for a in before.get("arrests") or []}
    fortresses = {a["person"]: a["fortress"] for a in now.get("arrests") or [] if a.get("fortress")}
    return {(then.get(p, p), fortress): "iron" for p, fortress in fortresses.items() if then.get(p) != fortress}


def when(view: View, words: Words) -> str:
    """The Season and the number of the Turn."""
    season = words.name("season", str(view.get("season", 0)))
    return f"{season} · {words.say('picture-turn', turn=view.get('turn', 0))}"


def _worth(space: SpaceData) -> int:
    return max(space.pp) + max(space.mp)


def sort_by_worth(ids: Collection[str]) -> list[SpaceData]:
    """The Spaces with these ids, the most valuable first."""
    return sorted((s for s in current_board().spaces if s.id in ids), key=_worth, reverse=True)
