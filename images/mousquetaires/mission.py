"""A mission in full: its tasks and its cost, the posted cards, and the odds of every target there; or of one challenge
or adversary, for each musketeer with everything he may commit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from PIL import Image

from fronde.core.errors import DataError
from fronde.core.types import Json, Name, Text
from fronde.games.mousquetaires.data import MUSKETEERS, TOKENS, TRAPS
from fronde.texts import Words
from images import kit
from images.kit import Picture, Size
from images.manifest import Scene, View
from images.mousquetaires.bars import Group, Row, draw_groups, height_of, say_groups
from images.mousquetaires.duel import say_foe
from images.mousquetaires.header import draw_banner
from images.mousquetaires.inks import KING
from images.mousquetaires.measures import HEADER, LEFT, RIGHT, WIDTH
from images.mousquetaires.missions import draw_task, find_posts, post_inks, say_progress, say_tasks
from images.mousquetaires.notes import draw_notes, height_of_notes, say_all_again, say_posts, say_rochefort
from images.mousquetaires.odds import (
    Commit,
    commits_of,
    foe_of,
    need_of,
    odds_of,
    place_of,
    seats_in_order,
    targets_at,
)
from images.mousquetaires.pieces import sign
from images.mousquetaires.reading import MISSIONS_IN, arms_of, mission_of, person_of, team_of

TOLL_H, TASK_H, POST_H, CHOSEN_H, FOOT = 50.0, 54.0, 50.0, 52.0, 10.0


def mission(scene: Scene, words: Words, width: int, which: str) -> Picture:
    """The mission of a place. `which`: "paris" or "louvre", and after a colon the only target with odds. Raises
    DataError for another place, and for a target that cannot be attempted there."""
    where, _, slug = which.partition(":")
    if where not in MISSIONS_IN:
        raise DataError(f"no mission in {where!r}")
    lying = mission_of(scene.view, where)
    if lying is None:
        return _no_mission(words, where, width)
    targets = chosen_targets(scene.view, where, slug)
    groups, notes = groups_of(scene.view, words, targets, bool(slug)), notes_of(scene.view, words, where, targets)
    tasks, posts = list(say_tasks(words, lying)), list(_tell_posts(words, lying))
    target_y = HEADER + TOLL_H + -(-len(tasks) // 2) * TASK_H + len(posts) * POST_H + 6
    low = target_y + (CHOSEN_H if slug else 0)
    with kit.sheet(width, WIDTH, low + height_of(groups) + height_of_notes(notes) + FOOT) as image:
        draw_head(image, words.name("mission", lying["mission"]), _under(words, where, lying), where)
        toll = words.say(f"picture-toll-{lying['mission']}")
        kit.write(image, toll, LEFT + 4, HEADER + TOLL_H / 2, "italic", Size.LEAD, "rose", "lm", RIGHT - LEFT)
        top = _draw_tasks(image, tasks, HEADER + TOLL_H)
        _draw_posts(image, posts, top)
        if slug:
            draw_target(image, scene.view, words, targets[0], target_y)
        draw_notes(image, notes, draw_groups(image, words, groups, low))
    return kit.finish(image, mission_alt(scene.view, words, which, groups, notes), width)


def _no_mission(words: Words, where: str, width: int) -> Picture:
    """A picture that says that the place has no mission."""
    title = words.say("picture-mission-in", place=words.say(f"picture-place-{where}"))
    with kit.sheet(width, WIDTH, HEADER) as image:
        draw_head(image, title, words.say("picture-no-mission"), where)
    return kit.finish(image, f"{title}. {words.say('picture-no-mission')}", width)


def chosen_targets(view: View, where: str, slug: str) -> list[str]:
    """The targets with odds: all of a place, or the one with this slug. Raises DataError if the place has no such
    target."""
    targets = targets_at(view, where)
    if slug and f"{where}:{slug}" not in targets:
        raise DataError(f"nothing called {slug!r} to attempt in {where!r}")
    return [f"{where}:{slug}"] if slug else targets


def draw_head(image: Image.Image, title: str, under: str, where: str) -> None:
    """A header with the sign of a place."""
    draw_banner(image, KING, sign(where, 62, "gold"), LEFT + 48, title, under)


def _under(words: Words, where: str, lying: Mapping[str, Json]) -> str:
    place = words.say("picture-mission-in", place=words.say(f"picture-place-{where}"))
    return f"{place} · {words.say('picture-strength', n=lying['strength'])}"


def _draw_tasks(image: Image.Image, tasks: Sequence[tuple[str, bool]], top: float) -> float:
    """The tasks, two to a row. Returns the y of their lower end."""
    wide = (RIGHT - LEFT - 8) / 2
    for at, (text, is_complete) in enumerate(tasks):
        draw_task(image, text, is_complete, LEFT + at % 2 * (wide + 8), top + at // 2 * TASK_H, wide)
    return top + -(-len(tasks) // 2) * TASK_H


# --- posted cards ---


def _tell_posts(words: Words, lying: Mapping[str, Json]) -> Iterator[tuple[str, str, bool, bool]]:
    """Each posted card: (name and strength, ability, whether it is a trap, whether it is face down)."""
    ids = None if lying["posted"] is None else [*lying["posted"], *([lying["trap"]] if lying["trap"] else [])]
    for at, post in enumerate(find_posts(words, lying)):
        if ids is None:
            n = lying["backs"][at]["strength"]
            yield words.say("picture-post-down", kind="trap" if post.trap else "foe", n=n), "", post.trap, True
        else:
            more = [words.say(f"picture-trap-{ids[at]}")] if ids[at] in TRAPS else say_foe(words, ids[at])
            yield post.text, ", ".join(more), post.trap, post.down


def _draw_posts(image: Image.Image, posts: Sequence[tuple[str, str, bool, bool]], top: float) -> None:
    for at, (name, more, trap, down) in enumerate(posts):
        y, (face, edge, ink) = top + at * POST_H, post_inks(trap, down)
        kit.panel(image, (LEFT, y, RIGHT, y + POST_H - 6), face, edge, 3, 6)
        middle = y + POST_H / 2 - 3
        room = RIGHT - LEFT - 60 - kit.write(image, name, LEFT + 16, middle, "bold", Size.BODY, ink, "lm")
        kit.write(image, more, RIGHT - 16, middle, "text", Size.BODY, ink, "rm", room)


# --- the odds ---


def groups_of(view: View, words: Words, targets: Sequence[str], one: bool) -> list[Group]:
    """One group per target, with each musketeer without committed cards; with `one` a group per musketeer, with
    everything that he may commit."""
    if one:
        return [group for target in targets for group in _by_musketeer(view, words, target)]
    return [Group(*name_target(view, words, target), _rows_of_all(view, words, target)) for target in targets]


def name_target(view: View, words: Words, target: str) -> tuple[str, str]:
    """(name, note) of a target. The note is a foe's dice or ability, "" for a foe on a token, or the word for a
    challenge."""
    foe = foe_of(view, target)
    if foe:
        return kit.capital(words.name("foe", foe)), "" if foe in TOKENS else ", ".join(say_foe(words, foe)[:1])
    level = need_of(view, next(iter(MUSKETEERS)), target).level
    return f"{words.name('skill', target.partition(':')[2])} {level}", words.say("picture-challenge")


def say_target(view: View, words: Words, target: str) -> str:
    """The heading above the odds of a target."""
    name = " · ".join(part for part in name_target(view, words, target) if part)
    return words.say("picture-odds-of", what=name)


def draw_target(image: Image.Image, view: View, words: Words, target: str, top: float) -> None:
    """The heading in the picture."""
    text = say_target(view, words, target)
    kit.write(image, text, LEFT + 4, top + CHOSEN_H / 2, "bold", Size.LEAD, "ink", "lm", RIGHT - LEFT)


def _rows_of_all(view: View, words: Words, target: str) -> list[Row]:
    """A row for every musketeer without cards; in a duel a second one if he has a Toledo sword."""
    foe, rows = foe_of(view, target), list[Row]()
    for seat in seats_in_order(view, place_of(target)):
        name = words.name("seat", seat)
        if foe:
            rows += sword_rows(view, words, seat, foe, MUSKETEERS[seat].combat, name)
        else:
            rows.append(tell_need(view, words, seat, target, name))
    return rows


def _by_musketeer(view: View, words: Words, target: str) -> Iterator[Group]:
    foe, where = foe_of(view, target), place_of(target)
    for seat in seats_in_order(view, where):
        here = person_of(view, seat)["place"] == where
        under = words.say("picture-is-there") if here else ""
        rows = duel_rows(view, words, seat, foe) if foe else [tell_need(view, words, seat, target, "")]
        yield Group(words.name("seat", seat), under, rows, seat)


def duel_rows(view: View, words: Words, seat: str, foe: str) -> list[Row]:
    """The rows for everything that a musketeer may commit to a duel."""
    commits = commits_of(view, seat, foe)
    return [row for one in commits for row in sword_rows(view, words, seat, foe, one.dice, say_commit(words, one))]


def sword_rows(view: View, words: Words, seat: str, foe: str, dice: int, label: str) -> list[Row]:
    """The chances with a number of dice; for a musketeer with a Toledo sword a row without it, then one with it."""
    row = Row(label, odds_of(view, seat, foe, dice, sword=False))
    if not arms_of(view, seat).sword:
        return [row]
    return [row, Row(words.say("picture-with-sword"), odds_of(view, seat, foe, dice))]


def say_commit(words: Words, commit: Commit) -> str:
    """A number of dice, and the cards that they take."""
    if not commit.cost[0]:
        return words.say("picture-odds-dice", n=commit.dice)
    counts = Counter(words.name("card", card) for card in commit.cards)
    lines = [name if n == 1 else f"{n} × {name}" for name, n in counts.items()]
    cards = " + ".join([*lines, *([words.say("picture-any-card")] if commit.power else [])])
    return words.say("picture-odds-cards", n=commit.dice, cards=cards)


def tell_need(view: View, words: Words, seat: str, target: str, label: str) -> Row:
    """The skill and cards that a challenge needs from a musketeer, and whether he has enough."""
    need = need_of(view, seat, target)
    counts = {"own": need.own, "n": need.short, "held": need.stock or 0}
    if not need.short:
        return Row(label, None, words.say("picture-need-none", **counts), True)
    if need.stock is None:
        return Row(label, None, words.say("picture-need-unknown", **counts), None)
    if need.stock >= need.short:
        return Row(label, None, words.say("picture-need-enough", **counts), True)
    if need.stock + need.power + need.epic < need.short:
        return Row(label, None, words.say("picture-need-short", **counts), False)
    by = "power" if need.stock + need.power >= need.short else "both" if need.power else "epic"
    return Row(label, None, words.say("picture-need-helped", by=by, **counts), True)


def notes_of(view: View, words: Words, where: str, targets: Sequence[str]) -> list[str]:
    """The notes below the odds of targets at a place."""
    foes = [foe_of(view, target) for target in targets]
    again = say_all_again(view, words, team_of(view), foes) if any(foes) else ()
    return [say_rochefort(view, words, where), *say_posts(view, words, where), *again]


def mission_alt(view: View, words: Words, which: str, groups: Sequence[Group], notes: Sequence[str]) -> str:
    """The mission, the notes and the odds in words."""
    where, _, slug = which.partition(":")
    lying = mission_of(view, where) or {}
    tasks = ", ".join(say_progress(words, say_tasks(words, lying)))
    posts = ", ".join(name for name, *_ in _tell_posts(words, lying)) or words.say("picture-unposted")
    place, name = words.say(f"picture-place-{where}"), Name("mission", lying["mission"])
    toll = words.say(f"picture-toll-{lying['mission']}")
    return kit.shortest(lambda most: [
        words.say("picture-alt-mission", place=place, mission=name, tasks=tasks, posts=posts),
        f"{kit.capital(toll)}.",
        *notes,
        *([f"{say_target(view, words, which)}."] if slug else []),
        *say_groups(words, groups, most),
    ])  # fmt: skip


def offers(view: View) -> dict[str, Text]:
    """The picture for every target that can be attempted now, with its label."""
    texts = {}
    for where in (*MISSIONS_IN, "quest"):
        for target in targets_at(view, where):
            foe, slug = foe_of(view, target), target.partition(":")[2]
            name = Name("foe", foe) if foe else Name("skill", slug)
            show = target if where == "quest" else f"mission:{target}"
            texts[show] = Text("view-odds", {"what": name, "place": Name("place", where)})
    return texts
