"""What a musketeer may choose now, with the odds of each: challenges and duels on offer, cards for a duel, epic tokens,
a die to throw again."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from fronde.core.errors import DataError
from fronde.core.types import Name
from fronde.games.mousquetaires.data import TABLE
from fronde.games.mousquetaires.model import combat_of
from fronde.texts import Words
from images import kit
from images.kit import Picture, Size
from images.manifest import Scene, View
from images.mousquetaires.bars import Group, Row, draw_groups, height_of, say_groups
from images.mousquetaires.duel import name_foe, say_foe
from images.mousquetaires.inks import SEAT_COLOURS
from images.mousquetaires.measures import HEADER, LEFT, RIGHT, WIDTH
from images.mousquetaires.mission import NOTE_H, duel_rows, name_target, say_commit, say_rochefort, tell_need
from images.mousquetaires.odds import Commit, dice_so_far, foe_of, next_slot, odds_again, odds_of, rochefort_at
from images.mousquetaires.pieces import figure
from images.mousquetaires.reading import person_of, player_of, team_of

ATTEMPTS = ("challenge", "duel", "inn", "return", "escape")
"""Kinds of actions with odds of their own."""
COMMITS = ("fight", "epic", "reroll")
"""Kinds of choices in a duel with odds of their own."""
GUARD = "guard"
"""Whom one fights to get out of the Bastille."""
FOOT = 10.0


def choices(view: View, options: Sequence[str]) -> str | None:
    """The picture of a question a musketeer is asked; None where nothing of it has odds."""
    told = [option for option in options if has_odds(view, option)]
    return f"deeds:{','.join(told)}" if told and view.get("viewer") in team_of(view) else None


def has_odds(view: View, option: str) -> bool:
    """Whether what follows of a choice can be reckoned."""
    kind, _, rest = option.partition(":")
    duel = view.get("duel")
    if kind not in COMMITS or not duel or not duel["foe"]:
        return kind in ATTEMPTS
    if kind == "reroll":
        return odds_again(view, rest) is not None
    return dice_so_far(view) is not None


def deeds(scene: Scene, words: Words, width: int, listed: str) -> Picture:
    """What the viewer of the scene may choose, of these options. Raises DataError where it is no musketeer's, or
    nothing of it has odds."""
    view, seat = scene.view, scene.view.get("viewer")
    options = [option for option in listed.split(",") if has_odds(view, option)]
    if seat not in team_of(view) or not options:
        raise DataError(f"no odds of {listed!r}")
    groups, title = groups_of(view, words, seat, options), say_title(view, words, seat, options)
    note = _say_warning(view, words, seat) if _is_attempt(options[0]) else ""
    low = HEADER + height_of(groups)
    with kit.looking(scale=width / WIDTH):
        image = kit.paper((width, kit.pixels(low + (NOTE_H if note else 0) + FOOT)))
        _draw_head(image, scene, seat, title)
        draw_groups(image, words, groups, HEADER)
        kit.write(image, note, LEFT + 4, low + NOTE_H / 2, "italic", Size.BODY, "ink-soft", "lm")
        image = image.convert("RGB")
    sentences = [f"{title}.", *([note] if note else []), *say_groups(words, groups)]
    return Picture(kit.pack(image), kit.shortest(lambda _: sentences), image.width, image.height)


def _say_warning(view: View, words: Words, seat: str) -> str:
    """That Rochefort comes first, or may; nothing where he does not."""
    where = person_of(view, seat)["place"]
    return "" if rochefort_at(view, where, seat) == "no" else say_rochefort(view, words, where, seat)


def _is_attempt(option: str) -> bool:
    return option.partition(":")[0] in ATTEMPTS


def say_title(view: View, words: Words, seat: str, options: Sequence[str]) -> str:
    """What is chosen."""
    if _is_attempt(options[0]):
        return words.say("picture-deeds", seat=Name("seat", seat))
    return words.say("picture-duel", seat=Name("seat", seat), foe=name_foe(words, view["duel"]))


def _draw_head(image: Image.Image, scene: Scene, seat: str, title: str) -> None:
    kit.panel(image, (0, 0, WIDTH, HEADER - 4), "paper-deep")
    kit.panel(image, (LEFT, 10, RIGHT, HEADER - 10), SEAT_COLOURS[seat], "ink", 2, 10)
    kit.put(image, figure(seat, 66), LEFT + 46, HEADER / 2)
    room, size = RIGHT - LEFT - 110, float(Size.TITLE)
    while size > Size.BODY and kit.text_width(title, "bold", size) > room:
        size -= 1
    kit.write(image, kit.fit(title, "bold", size, room), LEFT + 92, 38, "bold", size, "white", "lm")
    name = kit.fit(player_of(scene, seat), "text", Size.BODY, room)
    kit.write(image, name, LEFT + 92, 76, "text", Size.BODY, "white", "lm")


# --- what there is to choose ---


def groups_of(view: View, words: Words, seat: str, options: Sequence[str]) -> list[Group]:
    """A group for everything that can be attempted; one for all that may be committed to a duel."""
    if _is_attempt(options[0]):
        return [_attempt_group(view, words, seat, option) for option in options]
    foe = view["duel"]["foe"]
    under = ", ".join(say_foe(words, foe))
    return [Group(kit.capital(words.name("foe", foe)), under, [_commit_row(view, words, o) for o in options])]


def _attempt_group(view: View, words: Words, seat: str, option: str) -> Group:
    """An attempt under its name; of a token face down nothing is known."""
    kind, _, target = option.partition(":")
    if kind == "escape":
        return Group(kit.capital(words.name("foe", GUARD)), "", duel_rows(view, words, seat, GUARD))
    if kind in ("inn", "return"):
        slot = next_slot(view, target) if kind == "inn" else int(target)
        foe = foe_of(view, f"quest:{slot}")
        name = words.say(f"picture-path-{target}") if kind == "inn" else words.say("picture-space", n=slot + 1)
        rows = duel_rows(view, words, seat, foe) if foe else [Row("", None, words.say("picture-odds-unknown"))]
        return Group(name, words.name("foe", foe) if foe else "", rows)
    foe = foe_of(view, target)
    rows = duel_rows(view, words, seat, foe) if foe else [tell_need(view, words, seat, target, "")]
    return Group(*name_target(view, words, target), rows)


def _commit_row(view: View, words: Words, option: str) -> Row:
    """A choice in a duel: cards, a card by Aramis's power, epic tokens, or a die to throw again."""
    kind, _, rest = option.partition(":")
    duel = view["duel"]
    if kind == "reroll":
        keep = rest == "keep"
        label = words.say("picture-keep") if keep else words.say("picture-throw", face=Name("face", rest))
        return Row(label, odds_again(view, rest))
    cards = () if kind == "epic" or rest == "none" else tuple(rest.split("+"))
    more = int(rest) if kind == "epic" else combat_of(cards)
    dice = min((dice_so_far(view) or 0) + more, TABLE.most_dice)
    return Row(say_commit(words, Commit(dice, cards)), odds_of(view, duel["seat"], duel["foe"], dice))
