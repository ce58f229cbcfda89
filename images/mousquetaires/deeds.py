"""The options of a musketeer with their odds: challenges, duels, cards for a duel, epic tokens, or a die to reroll; for
Milady a die to reroll."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fronde.core.errors import DataError
from fronde.core.types import Name
from fronde.games.mousquetaires.data import MILADY, QUESTS, TABLE
from fronde.games.mousquetaires.model import combat_of
from fronde.texts import Words
from images import kit
from images.kit import Picture, Size
from images.manifest import Scene, View
from images.mousquetaires.bars import Group, Row, draw_groups, height_of, say_groups
from images.mousquetaires.duel import name_foe, say_foe
from images.mousquetaires.header import draw_banner
from images.mousquetaires.inks import SEAT_COLOURS
from images.mousquetaires.measures import HEADER, LEFT, WIDTH
from images.mousquetaires.mission import duel_rows, name_target, say_commit, sword_rows, tell_need
from images.mousquetaires.notes import (
    draw_notes,
    height_of_notes,
    say_again,
    say_all_again,
    say_down,
    say_posts,
    say_rochefort,
)
from images.mousquetaires.odds import Commit, foe_of, next_slot, odds_again, rochefort_at
from images.mousquetaires.pieces import figure
from images.mousquetaires.reading import part_of, person_of, player_of, team_of

ATTEMPTS = ("challenge", "duel", "inn", "return", "escape")
"""The kinds of options that are attempts."""
COMMITS, AGAIN = ("fight", "any", "epic"), ("reroll", "red")
"""The kinds of options in a duel: what to commit, and dice to reroll."""
ROCHEFORT, FACE_DOWN = "rochefort", ""
GUARD = "guard"
"""The foe in a duel to escape from the Bastille."""
FOOT = 10.0


def choices(view: View, options: Sequence[str]) -> str | None:
    """The picture for a question, with those of its options that have odds; None if there are none."""
    lines = [option for option in options if has_odds(view, option)]
    return f"deeds:{','.join(lines)}" if lines else None


def has_odds(view: View, option: str) -> bool:
    """Whether an option of the viewer is an attempt, or a choice in the duel under way; for Milady only a die to
    reroll."""
    kind, duel, seat = option.partition(":")[0], view.get("duel"), view.get("viewer")
    if seat == MILADY:
        return kind == "red" and bool(duel)
    if seat not in team_of(view):
        return False
    return kind in ATTEMPTS or (kind in (*COMMITS, *AGAIN) and duel is not None and not duel["over"])


def deeds(scene: Scene, words: Words, width: int, which: str) -> Picture:
    """The odds of some of the viewer's options; `which`: their ids, separated by commas. Raises DataError if none of
    them has odds for the viewer."""
    view = scene.view
    options = [option for option in which.split(",") if has_odds(view, option)]
    if not options:
        raise DataError(f"no odds of {which!r}")
    seat = str(view["viewer"])
    groups, title = groups_of(view, words, seat, options), say_title(view, words, seat, options)
    notes = list(_say_notes(view, words, seat, options))
    with kit.sheet(width, WIDTH, HEADER + height_of(groups) + height_of_notes(notes) + FOOT) as image:
        under = player_of(scene, seat)
        draw_banner(image, SEAT_COLOURS[seat], figure(seat, 66), LEFT + 46, title, under, Size.BODY)
        draw_notes(image, notes, draw_groups(image, words, groups, HEADER))
    alt = kit.shortest(lambda most: [f"{title}.", *notes, *say_groups(words, groups, most)])
    return kit.finish(image, alt, width)


def _say_notes(view: View, words: Words, seat: str, options: Sequence[str]) -> Iterator[str]:
    """The notes below the odds: Rochefort, posted cards, tokens face down, and the assumption about rerolls."""
    if not _is_attempt(options[0]):
        duel = view["duel"]
        if not duel["foe"]:
            yield say_down(view, words)
        yield from say_again(words, duel["sword"], duel["reroll"])
        return
    where = person_of(view, seat)["place"]
    if rochefort_at(view, where, seat) != "no":
        yield say_rochefort(view, words, where, seat)
    yield from say_posts(view, words, where)
    foes = [foe for foe in (find_foe(view, option) for option in options) if foe is not None]
    if FACE_DOWN in foes:
        yield say_down(view, words)
    if foes or comes_first(view, seat, options):
        more = [ROCHEFORT] if comes_first(view, seat, options) else []
        yield from say_all_again(view, words, [seat], [*foes, *more])


def find_foe(view: View, option: str) -> str | None:
    """The foe of an attempt by the viewer: "" if face down, None if the attempt leads to no duel."""
    kind, _, target = option.partition(":")
    if kind == "escape":
        return GUARD
    if kind not in ("inn", "return"):
        return foe_of(view, target) or None
    if only_enters(view, option):
        return None
    return FACE_DOWN if find_token(view, option) is None else foe_of(view, f"quest:{_slot_of(view, option)}") or None


def _slot_of(view: View, option: str) -> int:
    """The index of the quest board's space to which an attempt leads."""
    kind, _, target = option.partition(":")
    return next_slot(view, target) if kind == "inn" else int(target)


def find_token(view: View, option: str) -> str | None:
    """The token on the space to which an attempt leads; None if the viewer cannot see it."""
    token: str | None = part_of(view, "quest")["board"][_slot_of(view, option)]["token"]
    return token


def only_enters(view: View, option: str) -> bool:
    """Whether an attempt only takes the viewer to the last cleared stage of a path (8.2)."""
    kind, _, path = option.partition(":")
    is_inside = person_of(view, str(view.get("viewer")))["path"] == path
    return kind == "inn" and not is_inside and _slot_of(view, option) % QUESTS.stages > 0


def comes_first(view: View, seat: str, options: Sequence[str]) -> bool:
    """Whether the options are attempts before which Rochefort comes, or may come."""
    return _is_attempt(options[0]) and rochefort_at(view, person_of(view, seat)["place"], seat) != "no"


def _is_attempt(option: str) -> bool:
    return option.partition(":")[0] in ATTEMPTS


def say_title(view: View, words: Words, seat: str, options: Sequence[str]) -> str:
    """The title: whose attempts these are, or the duel under way."""
    if _is_attempt(options[0]):
        return words.say("picture-deeds", seat=Name("seat", seat))
    duel = view["duel"]
    return words.say("picture-duel", seat=Name("seat", duel["seat"]), foe=name_foe(words, duel))


# --- groups of bars ---


def groups_of(view: View, words: Words, seat: str, options: Sequence[str]) -> list[Group]:
    """The groups of bars: one per attempt, after that of Rochefort if he comes or may come first; in a duel a single
    one with all options."""
    if _is_attempt(options[0]):
        first = [_rochefort_group(view, words, seat)] if comes_first(view, seat, options) else []
        return [*first, *(_attempt_group(view, words, seat, option) for option in options)]
    duel = view["duel"]
    rows = dict.fromkeys(row for option in options for row in _commit_rows(view, words, option))
    return [Group(kit.capital(name_foe(words, duel)), ", ".join(say_foe(words, duel["foe"] or "")), list(rows))]


def _rochefort_group(view: View, words: Words, seat: str) -> Group:
    """The odds against Rochefort, who comes first or may do so."""
    under = words.say(f"picture-first-{rochefort_at(view, person_of(view, seat)['place'], seat)}")
    return Group(words.name("foe", ROCHEFORT), under, duel_rows(view, words, seat, ROCHEFORT))


def _attempt_group(view: View, words: Words, seat: str, option: str) -> Group:
    """One attempt: the cards that a challenge needs, the odds against a foe, known or face down, or the result of a
    step that leads to no duel."""
    kind, _, target = option.partition(":")
    foe = find_foe(view, option)
    if kind in ("inn", "return"):
        place = f"picture-path-{target}" if kind == "inn" else "picture-space"
        name = words.say(place, n=int(target) + 1 if kind == "return" else 0)
        if foe is None:
            return Group(name, "", [Row("", None, _say_way(view, words, option))])
        under = words.name("foe", foe) if foe else words.say("picture-face-down")
        return Group(name, under, duel_rows(view, words, seat, foe))
    if foe is None:
        return Group(*name_target(view, words, target), [tell_need(view, words, seat, target, "")])
    heading = (kit.capital(words.name("foe", GUARD)), "") if kind == "escape" else name_target(view, words, target)
    return Group(*heading, duel_rows(view, words, seat, foe))


def _say_way(view: View, words: Words, option: str) -> str:
    """The result of a step on the quest board that leads to no duel."""
    return words.say("picture-path-on" if only_enters(view, option) else f"picture-lies-{find_token(view, option)}")


def _commit_rows(view: View, words: Words, option: str) -> list[Row]:
    """The rows of an option in a duel: cards, a card by Aramis's power, epic tokens, or a die to reroll."""
    kind, _, rest = option.partition(":")
    duel = view["duel"]
    if kind in AGAIN:
        keep = rest == "keep"
        label = words.say("picture-keep") if keep else words.say("picture-throw", face=Name("face", rest))
        return [Row(label, odds_again(view, option))]
    cards = tuple(rest.split("+")) if kind == "fight" and rest != "none" else ()
    more = {"epic": int(rest) if kind == "epic" else 0, "any": 1}.get(kind, combat_of(cards))
    commit = Commit(min(duel["committed"] + more, TABLE.most_dice), cards, kind == "any")
    return sword_rows(view, words, duel["seat"], duel["foe"] or "", commit.dice, say_commit(words, commit))
