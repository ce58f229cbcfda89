"""What a musketeer may choose now, with the odds of each: challenges and duels on offer, cards for a duel, epic tokens,
a die to throw again; and Milady where she may throw one."""

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
"""Kinds of actions with odds of their own."""
COMMITS, AGAIN = ("fight", "any", "epic"), ("reroll", "red")
"""Kinds of choices in a duel with odds of their own: what is committed, and dice thrown again."""
ROCHEFORT, FACE_DOWN = "rochefort", ""
GUARD = "guard"
"""Whom one fights to get out of the Bastille."""
FOOT = 10.0


def choices(view: View, options: Sequence[str]) -> str | None:
    """The picture of a question somebody is asked; None where nothing of it has odds."""
    lines = [option for option in options if has_odds(view, option)]
    return f"deeds:{','.join(lines)}" if lines else None


def has_odds(view: View, option: str) -> bool:
    """Whether a choice of the viewer's leads to an attempt, or to what comes of the duel under way."""
    kind, duel, seat = option.partition(":")[0], view.get("duel"), view.get("viewer")
    if seat == MILADY:
        return kind == "red" and bool(duel)
    if seat not in team_of(view):
        return False
    return kind in ATTEMPTS or (kind in (*COMMITS, *AGAIN) and duel is not None and not duel["over"])


def deeds(scene: Scene, words: Words, width: int, listed: str) -> Picture:
    """What the viewer of the scene may choose, of these options. Raises DataError where none of it is his, or has
    odds."""
    view = scene.view
    options = [option for option in listed.split(",") if has_odds(view, option)]
    if not options:
        raise DataError(f"no odds of {listed!r}")
    seat = str(view["viewer"])
    groups, title = groups_of(view, words, seat, options), say_title(view, words, seat, options)
    notes = list(_say_notes(view, words, seat, options))
    with kit.sheet(width, WIDTH, HEADER + height_of(groups) + height_of_notes(notes) + FOOT) as image:
        under = player_of(scene, seat)
        draw_banner(image, SEAT_COLOURS[seat], figure(seat, 66), LEFT + 46, title, under, Size.BODY)
        draw_notes(image, notes, draw_groups(image, words, groups, HEADER))
    alt = kit.shortest(lambda most: [f"{title}.", *notes, *say_groups(words, groups, most)])
    return kit.finished(image, alt, width)


def _say_notes(view: View, words: Words, seat: str, options: Sequence[str]) -> Iterator[str]:
    """Who comes in between, how what is face down is reckoned, and by which policy dice are thrown again."""
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
    """Whom an attempt of the viewer's leads to: "" face down, None where it leads to no duel."""
    kind, _, target = option.partition(":")
    if kind == "escape":
        return GUARD
    if kind not in ("inn", "return"):
        return foe_of(view, target) or None
    if only_enters(view, option):
        return None
    return FACE_DOWN if find_token(view, option) is None else foe_of(view, f"quest:{_slot_of(view, option)}") or None


def _slot_of(view: View, option: str) -> int:
    """The space of the quest board an attempt leads to."""
    kind, _, target = option.partition(":")
    return next_slot(view, target) if kind == "inn" else int(target)


def find_token(view: View, option: str) -> str | None:
    """The token there; None while it is face down."""
    token: str | None = part_of(view, "quest")["board"][_slot_of(view, option)]["token"]
    return token


def only_enters(view: View, option: str) -> bool:
    """Whether the viewer only comes to the last cleared stage of a path (8.2)."""
    kind, _, path = option.partition(":")
    entered = person_of(view, str(view.get("viewer")))["path"] == path
    return kind == "inn" and not entered and _slot_of(view, option) % QUESTS.stages > 0


def comes_first(view: View, seat: str, options: Sequence[str]) -> bool:
    """Whether Rochefort comes before what may be attempted, or may."""
    return _is_attempt(options[0]) and rochefort_at(view, person_of(view, seat)["place"], seat) != "no"


def _is_attempt(option: str) -> bool:
    return option.partition(":")[0] in ATTEMPTS


def say_title(view: View, words: Words, seat: str, options: Sequence[str]) -> str:
    """What is chosen."""
    if _is_attempt(options[0]):
        return words.say("picture-deeds", seat=Name("seat", seat))
    duel = view["duel"]
    return words.say("picture-duel", seat=Name("seat", duel["seat"]), foe=name_foe(words, duel))


# --- what there is to choose ---


def groups_of(view: View, words: Words, seat: str, options: Sequence[str]) -> list[Group]:
    """A group for everything that can be attempted; one for all that may be committed to a duel."""
    if _is_attempt(options[0]):
        first = [_rochefort_group(view, words, seat)] if comes_first(view, seat, options) else []
        return [*first, *(_attempt_group(view, words, seat, option) for option in options)]
    duel = view["duel"]
    rows = dict.fromkeys(row for option in options for row in _commit_rows(view, words, option))
    return [Group(kit.capital(name_foe(words, duel)), ", ".join(say_foe(words, duel["foe"] or "")), list(rows))]


def _rochefort_group(view: View, words: Words, seat: str) -> Group:
    """Rochefort, who comes first or may."""
    under = words.say(f"picture-first-{rochefort_at(view, person_of(view, seat)['place'], seat)}")
    return Group(words.name("foe", ROCHEFORT), under, duel_rows(view, words, seat, ROCHEFORT))


def _attempt_group(view: View, words: Words, seat: str, option: str) -> Group:
    """An attempt under its name: what a challenge asks, or the odds against whom it leads to, known or face down."""
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
    """What comes of a step on a quest board that leads to no duel."""
    return words.say("picture-path-on" if only_enters(view, option) else f"picture-lies-{find_token(view, option)}")


def _commit_rows(view: View, words: Words, option: str) -> list[Row]:
    """A choice in a duel: cards, a card by Aramis's power, epic tokens, or a die to throw again."""
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
