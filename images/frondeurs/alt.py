"""The alt texts of the board's pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from fronde.core.types import Json, Name, Text
from fronde.games.frondeurs.data import BOARD, FACTIONS, SpaceData
from fronde.texts import Words
from images import kit
from images.frondeurs.reading import (
    PLAIN,
    Marks,
    Standing,
    changes,
    marks,
    players_of,
    sort_by_worth,
)  # fmt: skip
from images.frondeurs.sides import ranked_factions, winners_of
from images.manifest import Scene, View
from images.outcome import say_winners, total_of


def alt_text(scene: Scene, words: Words) -> str:
    """The picture in at most 1,024 characters: the last details are left out, lists are shortened."""
    return kit.shortest(lambda longest: _alt_sentences(scene, words, longest))


def _alt_sentences(scene: Scene, words: Words, longest: int) -> list[str]:
    view = scene.view
    sentences = [intro(scene, words), words.say("picture-alt-scores", scores=_alt_scores(scene))]
    if counting := _alt_sides(scene, words):
        sentences.append(words.say("picture-alt-sides", sides=counting))
    sentences += say_changes(scene, BOARD.ids, words, longest)
    sentences.append(words.say("picture-alt-leads", lines="; ".join(_alt_controls(view, words, longest))))
    if spaces := _say_cubes(view, words, longest):
        sentences.append(words.say("picture-alt-contested", spaces=spaces))
    king = view.get("king") or {}
    if king.get("at"):
        sentences.append(words.say("picture-alt-king", place=Name("space", king["at"])))
    elif king.get("holder"):
        sentences.append(words.say("picture-alt-king-holder", faction=Name("faction", king["holder"])))
    if prisoners := [Name("space", a["person"]) for a in view.get("arrests") or []]:
        sentences.append(words.say("picture-alt-prisoners", people=prisoners))
    return sentences


def intro(scene: Scene, words: Words) -> str:
    """The first sentence of an alt text: the Season, the Turn and the active player, or the winners."""
    view = scene.view
    season, turn = Name("season", str(view.get("season", 0))), int(view.get("turn", 0))
    if view.get("over"):
        winner = say_winners(scene, words, winners_of(view))
        return words.say("picture-alt-over", won=winner, season=season, turn=turn)
    active = view.get("active")
    faction = Name("faction", active or "")
    return words.say("picture-alt-turn", season=season, turn=turn, player=scene.player_of(active), faction=faction)


def _alt_scores(scene: Scene) -> list[Text]:
    view, before = scene.view, scene.before
    scores = []
    for f in ranked_factions(view):
        points = total_of(view, f)
        args = {"faction": Name("faction", f), "points": points, "player": scene.player_of(f)}
        change = 0 if before is None else points - total_of(before, f)
        key = "picture-alt-score-change" if change else "picture-alt-score"
        scores.append(Text(key, {**args, "change": kit.with_sign(change)} if change else args))
    return scores


def _alt_sides(scene: Scene, words: Words) -> list[str]:
    """The points that count for each player or team, if some have two Factions."""
    sides = scene.view.get("sides") or []
    if all(len(side["factions"]) == 1 for side in sides):
        return []
    return [
        words.say("picture-alt-side", who=players_of(scene, side["factions"]), points=int(side["items"]["total"]))
        for side in sides
    ]


def say_changes(scene: Scene, spaces: Collection[str], words: Words, longest: int) -> list[str]:
    """The changes of some Spaces since the older view, as one sentence; none if nothing changed."""
    before = scene.before
    if before is None:
        return []
    then, now = marks(before), marks(scene.view)
    new = changes(then, now).keys() & set(spaces)
    if not new:
        return []
    entries = list_changes(then, now, new, longest, words)
    return [words.say("picture-alt-changed-since", spaces=entries, turn=int(before.get("turn", 0)), count=len(new))]


def name_of(space: SpaceData) -> Name:
    """The name of a Space."""
    return Name("space", space.id)


def cut(
    spaces: Sequence[SpaceData], longest: int, words: Words, say: Callable[[SpaceData], str | Name]
) -> list[str | Name]:
    """The entries of the first Spaces, and the number of further ones."""
    entries = [say(space) for space in spaces[:longest]]
    if len(spaces) > longest:
        entries.append(words.say("picture-alt-more", count=len(spaces) - longest))
    return entries


def list_changes(old: Standing, now: Standing, spaces: Collection[str], longest: int, words: Words) -> list[str | Name]:
    """The changes of some Spaces, the most valuable first."""

    def say(space: SpaceData) -> str:
        what = ", ".join(_alt_what(old.get(space.id, PLAIN), now.get(space.id, PLAIN), words))
        return words.say("picture-alt-change", place=Name("space", space.id), what=what).strip()

    return cut(sort_by_worth(spaces), longest, words, say)


def _alt_what(before: Marks, now: Marks, words: Words) -> list[str]:
    parts = []
    if before.owner == now.owner and now.owner and now.cubes != before.cubes:
        is_gain = now.cubes > before.cubes
        parts.append(_say_gain(words, now.owner, abs(now.cubes - before.cubes), is_gain))
    elif before.owner != now.owner:
        parts += [_say_gain(words, before.owner, before.cubes, False)] if before.owner else []
        parts += [_say_gain(words, now.owner, now.cubes, True)] if now.owner else []
    if now.control != before.control:
        if now.control:
            parts.append(words.say("picture-alt-control-now", faction=Name("faction", now.control)))
        elif now.owner:
            parts.append(words.say("picture-alt-control-lost"))
    if now.crowns < before.crowns or now.coins < before.coins:
        parts.append(words.say("picture-alt-reward-won"))
    if now.is_arrested != before.is_arrested:
        parts.append(words.say("picture-alt-arrested" if now.is_arrested else "picture-alt-freed"))
    if now.king and not before.king:
        parts.append(words.say("picture-alt-king-here"))
    return parts


def _say_gain(words: Words, faction: str, cubes: int, is_gain: bool) -> str:
    name = Name("faction", faction)
    return words.say("picture-alt-gained" if is_gain else "picture-alt-lost", faction=name, cubes=cubes)


def _alt_controls(view: View, words: Words, longest: int) -> list[str]:
    control: Mapping[str, str] = view.get("control") or {}
    lines = []
    for faction in FACTIONS:
        spaces = sort_by_worth({s for s, owner in control.items() if owner == faction})
        names = cut(spaces, longest, words, name_of)
        faction_name = Name("faction", faction)
        lines.append(words.say("picture-alt-controls", faction=faction_name, count=len(spaces), places=names))
    return lines


def _say_cubes(view: View, words: Words, longest: int) -> list[str | Name]:
    """Spaces with cubes but no Control, the most valuable first."""
    control: Mapping[str, str] = view.get("control") or {}
    cubes: Mapping[str, Sequence[Json]] = view.get("cubes") or {}

    def say(space: SpaceData) -> str:
        faction, count = cubes[space.id]
        args = {"place": name_of(space), "faction": Name("faction", faction), "cubes": int(count)}
        return words.say("picture-alt-held", **args, needed=space.control)

    spaces = [s for s in sort_by_worth(set(cubes) - set(control)) if s.control and not s.avatar_of]
    return cut(spaces, longest, words, say)


def say_space_marks(words: Words, space: SpaceData, what: Marks) -> str:
    """A Space in a few words: its owner, the cubes there and the number needed for Control, or the tokens on it."""
    place = name_of(space)
    if what.is_arrested:
        return words.say("picture-alt-space-arrested", place=place)
    if not what.owner:
        there = _lying_there(words, what)
        return words.say("picture-alt-space-prize", place=place, prizes=there) if there else words.name(*place)
    args: dict[str, object] = {"place": place, "faction": Name("faction", what.owner), "cubes": what.cubes}
    if what.control:
        return words.say("picture-alt-space-control", **args)
    if not space.control or space.avatar_of:
        return words.say("picture-alt-space-influence", **args)
    return words.say("picture-alt-held", **args, needed=space.control)


def _lying_there(words: Words, what: Marks) -> list[str]:
    """The tokens on an empty Space."""
    pieces = [
        (what.crowns, "crown"), (what.coins, "coin"), (what.musketeer, "musketeer"), (what.prisoners, "prisoners-here"),
        (what.king, "king-there"), (what.commander, "commander"),
    ]  # fmt: skip
    return [words.say(f"picture-alt-{name}") for present, name in pieces if present]


def say_held_and_empty(words: Words, spaces: Collection[str], now: Standing, longest: int) -> list[str]:
    """Sentences about some Spaces: occupied ones one by one, empty ones by name."""
    by_worth = sort_by_worth(spaces)
    full = [s for s in by_worth if now.get(s.id, PLAIN) != PLAIN]
    empty = [s for s in by_worth if now.get(s.id, PLAIN) == PLAIN]
    sentences = []
    if full:
        lines = cut(full, longest * 2, words, lambda s: say_space_marks(words, s, now[s.id]))
        sentences.append(words.say("picture-alt-held-here", spaces=lines))
    if empty:
        names = cut(empty, longest, words, name_of)
        sentences.append(words.say("picture-alt-empty", spaces=names))
    return sentences
