"""What can be read off a view of Frondeurs et Frondeuses: what stands on each Space, what changed, the alt text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fronde.core.types import Text
from fronde.games.frondeurs.data import BOARD, FACTIONS, SpaceData
from fronde.texts import Words

View = Mapping[str, Any]

ALT_LIMIT = 1024
"""The longest description Discord takes, in characters."""


def short(words: Words, space: str) -> str:
    """A Space's name as it stands on the board."""
    return words.say(f"space-{space}.short")


def player_of(view: View, faction: str | None) -> str:
    """Who plays a Faction, the Faction's id where nobody is named."""
    return str((view.get("seats") or {}).get(faction) or faction or "")


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
    found = {}
    for space in BOARD.spaces:
        held = cubes.get(space.id) or (None, 0)
        one = Marks(
            owner=held[0] if held[1] else None,
            cubes=int(held[1]),
            control=control.get(space.id),
            crowns=int(crowns.get(space.id, 0)),
            coins=int(coins.get(space.id, 0)),
            arrested=space.id in arrested,
            prisoners=prisons.count(space.id),
            king=(king.get("placed_by") or "mazarinist") if king.get("at") == space.id else None,
            commander=commander == space.id,
            musketeer=tokens.get(space.id) == "board",
        )
        if one != PLAIN:
            found[space.id] = one
    return found


def cube_change(old: Marks, new: Marks) -> str:
    """What became of the cubes: "+2", "−1", "−2 +1" or nothing."""
    if old.owner == new.owner:
        difference = new.cubes - old.cubes
        return f"+{difference}" if difference > 0 else f"−{-difference}" if difference else ""
    parts = [f"−{old.cubes}" if old.cubes else "", f"+{new.cubes}" if new.cubes else ""]
    return " ".join(p for p in parts if p)


def changes(before: View | None, view: View) -> dict[str, str]:
    """The Spaces that differ from an older view, with the label each gets ("" for a ring alone)."""
    if before is None:
        return {}
    old, new = marks(before), marks(view)
    return {
        s.id: cube_change(old.get(s.id, PLAIN), new.get(s.id, PLAIN))
        for s in BOARD.spaces
        if old.get(s.id, PLAIN) != new.get(s.id, PLAIN)
    }


def alt_text(view: View, before: View | None, words: Words) -> str:
    """The picture in at most 1,024 characters: details are left out from the end, lists are cut short."""
    for longest in (8, 5, 3, 2, 1):
        sentences = _alt_sentences(view, before, words, longest)
        text = " ".join(sentences)
        if len(text) <= ALT_LIMIT:
            return text
    while len(text) > ALT_LIMIT and len(sentences) > 1:
        sentences.pop()
        text = " ".join(sentences)
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"


def _alt_sentences(view: View, before: View | None, words: Words, longest: int) -> list[str]:
    active = view.get("active")
    season = words.name("season", str(view.get("season", 0)))
    turn = int(view.get("turn", 0))
    if view.get("over"):
        sentences = [words.say("picture-alt-over", season=season, turn=turn)]
    else:
        player = player_of(view, active)
        sentences = [words.say("picture-alt-turn", season=season, turn=turn, player=player, faction=active or "")]
    sentences.append(words.say("picture-alt-scores", scores=_alt_scores(view)))
    if changed := _alt_changes(view, before, words):
        sentences.append(words.say("picture-alt-changed", spaces=_cut(changed, longest, words)))
    sentences.append(words.say("picture-alt-leads", lines="; ".join(_alt_controls(view, words, longest))))
    if held := _alt_held(view, words):
        sentences.append(words.say("picture-alt-contested", spaces=_cut(held, longest, words)))
    king = view.get("king") or {}
    if king.get("at"):
        sentences.append(words.say("picture-alt-king", place=short(words, king["at"])))
    elif king.get("holder"):
        sentences.append(words.say("picture-alt-king-holder", faction=king["holder"]))
    if prisoners := [short(words, a["person"]) for a in view.get("arrests") or []]:
        sentences.append(words.say("picture-alt-prisoners", people=prisoners))
    return sentences


def _alt_scores(view: View) -> list[Text]:
    scores = view.get("score") or {}
    ranked = sorted(FACTIONS, key=lambda f: (-int((scores.get(f) or {}).get("total", 0)), FACTIONS.index(f)))
    return [
        Text(
            "picture-alt-score",
            {"faction": f, "points": int((scores.get(f) or {}).get("total", 0)), "player": player_of(view, f)},
        )
        for f in ranked
    ]


def _cut(items: Sequence[str], longest: int, words: Words) -> list[str]:
    """The first items, and how many more there are."""
    if len(items) <= longest:
        return list(items)
    return [*items[:longest], words.say("picture-alt-more", count=len(items) - longest)]


def _worth(space: SpaceData) -> int:
    return max(space.pp) + max(space.mp)


def _alt_changes(view: View, before: View | None, words: Words) -> list[str]:
    if before is None:
        return []
    old, new = marks(before), marks(view)
    found = []
    for space in sorted(BOARD.spaces, key=_worth, reverse=True):
        was, now = old.get(space.id, PLAIN), new.get(space.id, PLAIN)
        if was == now:
            continue
        what = ", ".join(_alt_what(was, now, words))
        found.append(words.say("picture-alt-change", place=short(words, space.id), what=what).strip())
    return found


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


def _alt_controls(view: View, words: Words, longest: int) -> list[str]:
    control: Mapping[str, str] = view.get("control") or {}
    lines = []
    for faction in FACTIONS:
        held = sorted((s for s in BOARD.spaces if control.get(s.id) == faction), key=_worth, reverse=True)
        names = _cut([short(words, s.id) for s in held], longest, words)
        lines.append(words.say("picture-alt-controls", faction=faction, count=len(held), places=names))
    return lines


def _alt_held(view: View, words: Words) -> list[str]:
    """Spaces with cubes but no Control, the most valuable first."""
    control: Mapping[str, str] = view.get("control") or {}
    cubes: Mapping[str, Sequence[Any]] = view.get("cubes") or {}
    held = [s for s in BOARD.spaces if s.id in cubes and s.id not in control and s.control and not s.avatar_of]
    held.sort(key=_worth, reverse=True)
    return [
        words.say(
            "picture-alt-held",
            place=short(words, s.id),
            faction=cubes[s.id][0],
            cubes=int(cubes[s.id][1]),
            needed=s.control,
        )
        for s in held
    ]
