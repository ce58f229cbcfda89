"""What can be read off a view of Frondeurs et Frondeuses: what stands on each Space, what changed, the alt text."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fronde.core.types import Text
from fronde.games.frondeurs.data import BOARD, FACTIONS, SpaceData
from fronde.texts import Words
from images.frondeurs_edition import edition

View = Mapping[str, Any]

ALT_LIMIT = 1024
"""The longest description Discord takes, in characters."""


def short(words: Words, space: str) -> str:
    """A Space's name as it stands on the board."""
    return words.say(f"space-{space}.short")


def player_of(view: View, faction: str | None) -> str:
    """Who plays a Faction, the Faction's id where nobody is named."""
    return str((view.get("seats") or {}).get(faction) or faction or "")


def players_of(view: View, factions: Sequence[str]) -> str:
    """Who plays some Factions; the Dummy is nobody's."""
    return " & ".join(dict.fromkeys(player_of(view, f) for f in factions if f != view.get("dummy")))


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything a view puts on one Space."""

    owner: str | None = None
    cubes: int = 0
    control: str | None = None
    crowns: int = 0
    coins: int = 0
    arrested: bool = False
    prisoners: int = 0
    king: str | None = None
    commander: bool = False
    musketeer: bool = False


PLAIN = Marks()


def marks(view: View) -> dict[str, Marks]:
    """What stands on each Space that holds anything."""
    cubes: Mapping[str, Sequence[Any]] = view.get("cubes") or {}
    control: Mapping[str, str] = view.get("control") or {}
    crowns: Mapping[str, int] = view.get("board_crowns") or {}
    coins: Mapping[str, int] = view.get("board_coins") or {}
    arrests = view.get("arrests") or []
    arrested = {a["person"] for a in arrests}
    prisons = [a["fortress"] for a in arrests if a.get("fortress")]
    king = view.get("king") or {}
    tokens: Mapping[str, str] = view.get("musketeers") or {}
    commander = view.get("army_commander")
    holding = {*cubes, *control, *crowns, *coins, *arrested, *prisons, king.get("at"), commander}
    holding.update(m for m, holder in tokens.items() if holder == "board")
    found = {}
    for space in sorted(holding & BOARD.index.keys(), key=BOARD.index.__getitem__):
        held = cubes.get(space) or (None, 0)
        one = Marks(
            owner=held[0] if held[1] else None,
            cubes=int(held[1]),
            control=control.get(space),
            crowns=int(crowns.get(space, 0)),
            coins=int(coins.get(space, 0)),
            arrested=space in arrested,
            prisoners=prisons.count(space),
            king=(king.get("placed_by") or "mazarinist") if king.get("at") == space else None,
            commander=commander == space,
            musketeer=tokens.get(space) == "board",
        )
        if one != PLAIN:
            found[space] = one
    return found


def cube_change(old: Marks, new: Marks) -> str:
    """What became of the cubes: "+2", "−1", "−2 +1" or nothing."""
    if old.owner == new.owner:
        difference = new.cubes - old.cubes
        return f"+{difference}" if difference > 0 else f"−{-difference}" if difference else ""
    parts = [f"−{old.cubes}" if old.cubes else "", f"+{new.cubes}" if new.cubes else ""]
    return " ".join(p for p in parts if p)


Standing = Mapping[str, Marks]
"""What `marks` gives: Spaces that hold nothing are left out."""


def changes(before: Standing | None, now: Standing) -> dict[str, str]:
    """The Spaces that differ from what stood before, with the label each gets ("" for a ring alone)."""
    if before is None:
        return {}
    both = {s: (before.get(s, PLAIN), now.get(s, PLAIN)) for s in {*before, *now}}
    return {s: cube_change(*both[s]) for s in sorted(both, key=BOARD.index.__getitem__) if both[s][0] != both[s][1]}


Arrows = dict[tuple[str, str], str]
"""(start, end) of what went from one Space to another, with the ink of its arrow."""


def find_moves(before: View, now: View) -> Arrows:
    """What went from one Space to another: the King, prisoners, cubes; of cubes, what a view's `told` says, the public
    events since `before`, each [kind, data]."""
    found: Arrows = {}
    old, new = (before.get("king") or {}).get("at"), (now.get("king") or {}).get("at")
    if old and new and old != new:
        found[old, new] = "gold"
    found |= _led_away(before, now)
    moved = [data for kind, data in now.get("told") or [] if kind == "cubes-moved"]
    return found | {(start, data["to_space"]): data["seat"] for data in moved for start in data["from_space"]}


def _led_away(before: View, now: View) -> Arrows:
    """Persons put in prison since, from where they stood, and prisoners brought from one Fortress to another."""
    then = {a["person"]: a.get("fortress") or a["person"] for a in before.get("arrests") or []}
    held = {a["person"]: a["fortress"] for a in now.get("arrests") or [] if a.get("fortress")}
    return {(then.get(p, p), fortress): "iron" for p, fortress in held.items() if then.get(p) != fortress}


def alt_text(view: View, before: View | None, words: Words) -> str:
    """The picture in at most 1,024 characters: details are left out from the end, lists are cut short."""
    return shortest(lambda longest: _alt_sentences(view, before, words, longest))


def shortest(say: Callable[[int], list[str]]) -> str:
    """Sentences with lists as long as they can be in 1,024 characters; then the last ones are left out."""
    sentences: list[str] = []
    for longest in (12, 8, 5, 3, 2, 1):
        sentences = say(longest)
        if len(" ".join(sentences)) <= ALT_LIMIT:
            return " ".join(sentences)
    while len(" ".join(sentences)) > ALT_LIMIT and len(sentences) > 1:
        sentences.pop()
    text = " ".join(sentences)
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"


def _alt_sentences(view: View, before: View | None, words: Words, longest: int) -> list[str]:
    sentences = [intro(view, words), words.say("picture-alt-scores", scores=_alt_scores(view, before))]
    if counting := _alt_sides(view, words):
        sentences.append(words.say("picture-alt-sides", sides=counting))
    if before is not None:
        sentences += say_changes(view, before, BOARD.ids, words, longest)
    sentences.append(words.say("picture-alt-leads", lines="; ".join(_alt_controls(view, words, longest))))
    if held := _alt_held(view, words, longest):
        sentences.append(words.say("picture-alt-contested", spaces=held))
    king = view.get("king") or {}
    if king.get("at"):
        sentences.append(words.say("picture-alt-king", place=short(words, king["at"])))
    elif king.get("holder"):
        sentences.append(words.say("picture-alt-king-holder", faction=king["holder"]))
    if prisoners := [short(words, a["person"]) for a in view.get("arrests") or []]:
        sentences.append(words.say("picture-alt-prisoners", people=prisoners))
    return sentences


def intro(view: View, words: Words) -> str:
    """The first sentence of an alt text: when it is, and whose turn."""
    season, turn = words.name("season", str(view.get("season", 0))), int(view.get("turn", 0))
    if view.get("over"):
        return words.say("picture-alt-over", season=season, turn=turn)
    active = view.get("active")
    return words.say("picture-alt-turn", season=season, turn=turn, player=player_of(view, active), faction=active or "")


def total_of(view: View, faction: str) -> int:
    """A Faction's points."""
    return int(((view.get("score") or {}).get(faction) or {}).get("total", 0))


def signed(points: int) -> str:
    """A number with its sign, a minus as wide as a digit."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def _alt_scores(view: View, before: View | None) -> list[Text]:
    ranked = sorted(FACTIONS, key=lambda f: (-total_of(view, f), FACTIONS.index(f)))
    scores = []
    for f in ranked:
        points = total_of(view, f)
        args = {"faction": f, "points": points, "player": player_of(view, f)}
        change = 0 if before is None else points - total_of(before, f)
        key = "picture-alt-score-change" if change else "picture-alt-score"
        scores.append(Text(key, {**args, "change": signed(change)} if change else args))
    return scores


def _alt_sides(view: View, words: Words) -> list[str]:
    """What counts for each player, or team, where some have two Factions."""
    sides = view.get("sides") or []
    if all(len(side["factions"]) == 1 for side in sides):
        return []
    return [
        words.say("picture-alt-side", who=players_of(view, side["factions"]), points=int(side["items"]["total"]))
        for side in sides
    ]


def say_changes(view: View, before: View, spaces: Collection[str], words: Words, longest: int) -> list[str]:
    """What became of some Spaces since an older view, as a sentence; none where nothing did."""
    then, now = marks(before), marks(view)
    new = changes(then, now).keys() & set(spaces)
    if not new:
        return []
    said = what_changed(then, now, new, longest, words)
    return [words.say("picture-alt-changed-since", spaces=said, turn=int(before.get("turn", 0)), count=len(new))]


def cut(spaces: Sequence[SpaceData], longest: int, words: Words, say: Callable[[SpaceData], str]) -> list[str]:
    """What is said of the first Spaces, and how many more there are."""
    said = [say(space) for space in spaces[:longest]]
    if len(spaces) > longest:
        said.append(words.say("picture-alt-more", count=len(spaces) - longest))
    return said


def _worth(space: SpaceData) -> int:
    return max(space.pp) + max(space.mp)


def what_changed(old: Standing, now: Standing, spaces: Collection[str], longest: int, words: Words) -> list[str]:
    """What became of some Spaces, the most valuable first."""

    def say(space: SpaceData) -> str:
        what = ", ".join(_alt_what(old.get(space.id, PLAIN), now.get(space.id, PLAIN), words))
        return words.say("picture-alt-change", place=short(words, space.id), what=what).strip()

    return cut(listed_by_worth(spaces), longest, words, say)


def _alt_what(was: Marks, now: Marks, words: Words) -> list[str]:
    parts = []
    if was.owner == now.owner and now.owner and now.cubes != was.cubes:
        gained = now.cubes > was.cubes
        parts.append(_gained(words, now.owner, abs(now.cubes - was.cubes), gained))
    elif was.owner != now.owner:
        parts += [_gained(words, was.owner, was.cubes, False)] if was.owner else []
        parts += [_gained(words, now.owner, now.cubes, True)] if now.owner else []
    if now.control != was.control:
        if now.control:
            parts.append(words.say("picture-alt-control-now", faction=now.control))
        elif now.owner:
            parts.append(words.say("picture-alt-control-lost"))
    if now.crowns < was.crowns or now.coins < was.coins:
        parts.append(words.say("picture-alt-reward-won"))
    if now.arrested != was.arrested:
        parts.append(words.say("picture-alt-arrested" if now.arrested else "picture-alt-freed"))
    if now.king and not was.king:
        parts.append(words.say("picture-alt-king-here"))
    return parts


def _gained(words: Words, faction: str, cubes: int, gained: bool) -> str:
    return words.say("picture-alt-gained" if gained else "picture-alt-lost", faction=faction, cubes=cubes)


def listed_by_worth(ids: Collection[str]) -> list[SpaceData]:
    """The Spaces with these ids, the most valuable first."""
    return sorted((s for s in edition().spaces if s.id in ids), key=_worth, reverse=True)


def _alt_controls(view: View, words: Words, longest: int) -> list[str]:
    control: Mapping[str, str] = view.get("control") or {}
    lines = []
    for faction in FACTIONS:
        held = listed_by_worth({s for s, owner in control.items() if owner == faction})
        names = cut(held, longest, words, lambda space: short(words, space.id))
        lines.append(words.say("picture-alt-controls", faction=faction, count=len(held), places=names))
    return lines


def _alt_held(view: View, words: Words, longest: int) -> list[str]:
    """Spaces with cubes but no Control, the most valuable first."""
    control: Mapping[str, str] = view.get("control") or {}
    cubes: Mapping[str, Sequence[Any]] = view.get("cubes") or {}

    def say(space: SpaceData) -> str:
        faction, count = cubes[space.id]
        return words.say(
            "picture-alt-held", place=short(words, space.id), faction=faction, cubes=int(count), needed=space.control
        )

    held = [s for s in listed_by_worth(set(cubes) - set(control)) if s.control and not s.avatar_of]
    return cut(held, longest, words, say)
