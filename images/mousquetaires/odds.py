"""What attempts promise, as far as a view knows: the exact chances of duels with equipment and abilities, and what
challenges ask for.

A target is written as in the ids of actions: "paris:nobility", "louvre:cavois", "quest:5" for the token on a space.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from fronde.games.mousquetaires.data import ADVENTURE, FOES, MUSKETEERS, QUESTS, SKILLS, TABLE, TOKENS
from fronde.games.mousquetaires.fencing import (
    BLUE_FACES,
    RED_FACES,
    Chances,
    after_sword,
    chances_of,
    mean,
    rerolled,
)
from fronde.games.mousquetaires.model import combat_of
from fronde.games.mousquetaires.steps.duels import COMMITS
from images.manifest import View
from images.mousquetaires.reading import arms_of, mission_of, part_of, person_of, team_of

MISSIONS_IN = ("paris", "louvre")


class Need(NamedTuple):
    """What a challenge asks of a musketeer: its level, his skill, cards he lacks, and those he holds if they are
    known."""

    level: int
    own: int
    short: int
    held: int | None


class Commit(NamedTuple):
    """What may be committed to a duel: how many dice, and the cards where they are known."""

    dice: int
    cards: tuple[str, ...] = ()


# --- what there is to attempt ---


def targets_at(view: View, where: str) -> list[str]:
    """Challenges open at a place, and whoever can be fought there by name."""
    mission = mission_of(view, where)
    if mission is not None:
        open_ = [one["skill"] for one in mission["challenges"] if not one["done"]]
        return [f"{where}:{one}" for one in (*open_, *_foes_of(mission))]
    return [f"quest:{one}" for one in _on_quest(view)] if where == "quest" else []


def _foes_of(mission: Mapping[str, Any]) -> Iterator[str]:
    """Adversaries turned up, and a conspirator beside them for the Plot."""
    yield from mission["posted"] or ()
    if duels := mission["duels"]:
        lying = sum(not back["trap"] for back in mission["backs"])
        if duels["needed"] - duels["won"] > lying:
            yield "conspirator"


def _on_quest(view: View) -> Iterator[str]:
    quest = part_of(view, "quest")
    challenges = [one["skill"] for one in quest.get("challenges") or () if not one["done"]]
    yield from challenges
    if quest.get("n") == 2 and not challenges:
        yield "de-wardes"
    for slot in _slots_in_play(quest):
        space = quest["board"][slot]
        if space["up"] and not space["gone"] and (space["token"] in FOES or space["token"] in SKILLS):
            yield space["token"] if space["token"] in SKILLS else str(slot)


def _slots_in_play(quest: Mapping[str, Any]) -> Sequence[int]:
    """Spaces of the board that can be come to: at the galleries those of the chamber to pass now."""
    board = quest.get("board") or ()
    if quest.get("n") == 4:
        first = 3 * int(quest.get("column", 0))
        return range(first, min(first + 3, len(board)))
    return range(len(board))


def place_of(target: str) -> str:
    """Where a target is."""
    return target.partition(":")[0]


def foe_of(view: View, target: str) -> str:
    """Whom one fights there; "" for a challenge, and for a token nobody knows."""
    slug = target.partition(":")[2]
    if slug.isdigit():
        board = part_of(view, "quest").get("board") or ()
        token = (board[int(slug)]["token"] or "") if int(slug) < len(board) else ""
        return token if token in FOES else ""
    return slug if slug in FOES else ""


# --- challenges ---


def need_of(view: View, seat: str, target: str) -> Need:
    """What a challenge asks of a musketeer."""
    skill = target.partition(":")[2]
    level, own = level_of(view, target), int(person_of(view, seat)["skills"][skill])
    held = hand_of(view, seat)
    return Need(level, own, max(level - own, 0), None if held is None else held.count(skill))


def level_of(view: View, target: str) -> int:
    """The level of a challenge as it stands."""
    where, _, skill = target.partition(":")
    mission = mission_of(view, where)
    told = mission["challenges"] if mission else part_of(view, "quest").get("challenges") or ()
    return next((int(one["level"]) for one in told if one["skill"] == skill), TOKENS[skill].level)


def hand_of(view: View, seat: str) -> list[str] | None:
    """The cards a musketeer may play, None where they are not known."""
    held = (view.get("hands") or {}).get(person_of(view, seat)["hand"])
    return None if held is None or isinstance(held, int) else list(held)


# --- duels ---


def commits_of(view: View, seat: str, foe: str) -> list[Commit]:
    """What a musketeer may commit against somebody: of his cards where they are known, each number of dice once and as
    few cards for it as can be; else every number there is."""
    combat, hand = MUSKETEERS[seat].combat, hand_of(view, seat)
    alone = FOES[foe].ability == "one-combat-card"
    if hand is None:
        most = combat + 2 if alone else TABLE.most_dice
        return [Commit(dice) for dice in range(combat, most + 1)]
    found = {combat: Commit(combat)}
    for text in COMMITS:
        cards = tuple(text.split("+"))
        dice = min(combat + combat_of(cards), TABLE.most_dice)
        if not Counter(cards) - Counter(hand) and not (alone and len(cards) > 1):
            known = found.get(dice)
            if known is None or len(cards) < len(known.cards):
                found[dice] = Commit(dice, cards)
    return [found[dice] for dice in sorted(found)]


def odds_of(view: View, seat: str, foe: str, dice: int) -> Chances:
    """The exact chances of a duel with so many dice, and all the musketeer fights with (4.2 to 4.6)."""
    return chances_of(dice, foe, arms_of(view, seat))


def dice_so_far(view: View) -> int | None:
    """Dice of the duel under way before more is committed; None where that cannot be known: a double combat counts 1 if
    Aramis has played it by his power."""
    told = view["duel"]
    combat, cards = MUSKETEERS[told["seat"]].combat, told["cards"]
    if told["stage"] == "cards":
        return combat + len(cards)
    if told["seat"] == "aramis" and cards and cards[-1] == "double-combat":
        return None
    return combat + sum(max(ADVENTURE[card].value, 1) for card in cards) + int(told["epic"])


def odds_again(view: View, face: str) -> Chances | None:
    """The chances of the duel under way where the sword throws a die of that face again, or "keep" for none; None where
    they hang on whether the adversary has thrown one again before."""
    told = view["duel"]
    foe, first, arms = told["foe"], not told["rounds"], arms_of(view, told["seat"])
    reroll = FOES[foe].ability == "reroll"
    if reroll and not first:
        return None
    blue = tuple(sorted(told["dice"]["blue"], key=BLUE_FACES.index))
    red = tuple(sorted(told["dice"]["red"], key=RED_FACES.index))
    if face == "keep":
        return after_sword(blue, red, foe, arms, first, reroll)
    spent = arms._replace(sword=False)
    return mean([after_sword(one, red, foe, spent, first, reroll) for one in rerolled(blue, face, BLUE_FACES)])


# --- Rochefort ---


def rochefort_at(view: View, where: str, seat: str) -> str:
    """Whether Rochefort comes first where a musketeer attempts something: "yes", "no", or "perhaps" as far as the view
    knows (6.2, 6.5)."""
    milady, life = part_of(view, "milady"), int(((view.get("tracks") or {}).get("rochefort") or {}).get("life", 0))
    passes = seat == "athos" and not (view.get("options") or {}).get("brave_athos")
    if where not in (*MISSIONS_IN, "quest") or passes or not life or where in milady.get("absent", ()):
        return "no"
    if milady.get("place"):
        return "yes" if milady["place"] == where else "no"
    return "perhaps"


def seats_in_order(view: View, where: str) -> list[str]:
    """The musketeers, those in a place first."""
    return sorted(team_of(view), key=lambda seat: person_of(view, seat)["place"] != where)


def next_slot(view: View, path: str) -> int:
    """The space of the first stage of a path of the inn that is not cleared, or -1."""
    board, first = part_of(view, "quest").get("board") or (), QUESTS.paths.index(path) * QUESTS.stages
    return next((n for n in range(first, min(first + QUESTS.stages, len(board))) if not board[n]["gone"]), -1)
