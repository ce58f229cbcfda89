"""The quest board by itself: every token face up or down, and the musketeers on the way; on request also the odds of
one adversary or challenge."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from fronde.games.mousquetaires.data import QUESTS
from fronde.games.mousquetaires.scoring import QUESTS_IN_ALL
from fronde.texts import Words
from images import kit
from images.kit import Picture, Size
from images.manifest import Scene, View
from images.mousquetaires.bars import Group, draw_groups, height_of, say_groups
from images.mousquetaires.measures import LEFT, QUEST_H, QUEST_W, WIDTH
from images.mousquetaires.mission import (
    CHOSEN_H,
    chosen_targets,
    draw_target,
    groups_of,
    notes_of,
    say_target,
)
from images.mousquetaires.missions import say_progress
from images.mousquetaires.notes import draw_notes, height_of_notes
from images.mousquetaires.pieces import draw_hearts, figure
from images.mousquetaires.quests import draw_quest, say_title
from images.mousquetaires.reading import part_of, person_of, standing_in

SHEET = QUEST_W + 2 * LEFT
TOP, COMPANY_H, NOBODY_H, FOOT = 10.0, 74.0, 44.0, 10.0
QUEST = "quest"


def quest(scene: Scene, words: Words, width: int, slug: str) -> Picture:
    """The current quest board; `slug`: the target with odds, or "" for none. Raises DataError for a target that cannot
    be attempted."""
    targets = chosen_targets(scene.view, QUEST, slug)
    groups = groups_of(scene.view, words, targets, one=True) if slug else []
    with kit.looking(scale=width / SHEET):
        image = _draw_board(scene, words, width, len(standing_in(scene.view, QUEST)))
    if slug:
        with kit.looking(scale=width / WIDTH):
            image = _with_odds(image, scene.view, words, width, targets[0], groups)
    return kit.finish(image, quest_alt(scene.view, words, slug, groups), width)


def _draw_board(scene: Scene, words: Words, width: int, company: int) -> Image.Image:
    """The board, and the musketeers on it in a row below."""
    low = TOP + QUEST_H + 8
    image = kit.paper((width, kit.pixels(low + (COMPANY_H if company else NOBODY_H) + FOOT)))
    draw_quest(image, scene, words, TOP)
    if not company:
        text = words.say("picture-nobody-on-quest")
        kit.write(image, text, LEFT + 4, low + NOBODY_H / 2, "italic", Size.BODY, "ink-soft", "lm")
    step = min(QUEST_W / max(company, 1), 210.0)
    for at, seat in enumerate(standing_in(scene.view, QUEST)):
        x, person = LEFT + at * step, person_of(scene.view, seat)
        kit.put(image, figure(seat, 60), x + 32, low + COMPANY_H / 2)
        heart = min(26.0, (step - 76) / person["most"])
        draw_hearts(image, x + 82, low + COMPANY_H / 2, person["life"], person["most"], heart, heart)
    return image


def _with_odds(
    board: Image.Image, view: View, words: Words, width: int, target: str, groups: Sequence[Group]
) -> Image.Image:
    """The board, and the odds of a target below it."""
    top = board.height * WIDTH / width
    low, notes = top + CHOSEN_H, notes_of(view, words, QUEST, [target])
    image = kit.paper((width, kit.pixels(low + height_of(groups) + height_of_notes(notes) + FOOT)))
    image.paste(board, (0, 0))
    draw_target(image, view, words, target, top)
    draw_notes(image, notes, draw_groups(image, words, groups, low))
    return image


def quest_alt(view: View, words: Words, slug: str, groups: Sequence[Group]) -> str:
    """The board space by space, the musketeers there, and the odds."""
    title = say_title(view, words)
    if part_of(view, QUEST).get("n", 1) > QUESTS_IN_ALL:
        return f"{title}."
    spaces = "; ".join(_say_spaces(view, words))
    here = [_say_walker(view, words, seat) for seat in standing_in(view, QUEST)]
    return kit.shortest(lambda most: [
        f"{title}: {spaces}.",
        words.say("picture-alt-company", people="; ".join(here))
        if here
        else f"{words.say('picture-nobody-on-quest')}.",
        *([f"{say_target(view, words, f'{QUEST}:{slug}')}."] if slug else []),
        *(notes_of(view, words, QUEST, [f"{QUEST}:{slug}"]) if slug else []),
        *say_groups(words, groups, most),
    ])  # fmt: skip


def _say_spaces(view: View, words: Words) -> list[str]:
    """The spaces in order, by path or chamber, each with its token or as cleared or face down; on the second board the
    challenges."""
    state = part_of(view, QUEST)
    board = state.get("board") or []
    if state.get("n", 1) == 1 and board:
        rows = (board[at * QUESTS.stages : (at + 1) * QUESTS.stages] for at in range(len(QUESTS.paths)))
        return [
            f"{words.say(f'picture-path-{path}')} {', '.join(_say_space(words, space) for space in row)}"
            for path, row in zip(QUESTS.paths, rows, strict=True)
        ]
    if state.get("n") == 4:
        chambers = [board[at : at + 3] for at in range(0, len(board), 3)]
        return [
            words.say("picture-alt-chamber", n=n, tokens=", ".join(_say_space(words, space) for space in chamber))
            for n, chamber in enumerate(chambers, 1)
        ]
    challenges = state.get("challenges") or ()
    tasks = [(f"{words.name('skill', one['skill'])} {one['level']}", bool(one["done"])) for one in challenges]
    spaces = [words.say("picture-alt-space", n=n, token=_say_space(words, space)) for n, space in enumerate(board, 1)]
    return [*say_progress(words, tasks), *spaces]


def _say_space(words: Words, space: dict[str, object]) -> str:
    if space["gone"]:
        return words.say("picture-alt-cleared")
    if space["token"] is None:
        return words.say("picture-alt-face-down")
    return words.name("token", str(space["token"]))


def _say_walker(view: View, words: Words, seat: str) -> str:
    person = person_of(view, seat)
    life = words.say("picture-alt-life", life=person["life"])
    path = words.say(f"picture-path-{person['path']}") if person["path"] else ""
    return ", ".join(part for part in (words.name("seat", seat), path, life) if part)
