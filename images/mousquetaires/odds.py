"""The odds of attempts, as far as a view knows: the exact chances of duels with equipment and abilities, and the cards
that challenges need.

A target is written as in the ids of actions: "paris:nobility", "louvre:cavois", "quest:5" for the token on a space.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from fronde.core.types import Json
from fronde.games.mousquetaires.data import FOES, MUSKETEERS, QUESTS, SKILLS, TABLE, TOKENS
from fronde.games.mousquetaires.fencing import Arms
from fronde.games.mousquetaires.model import combat_of
from fronde.games.mousquetaires.odds import Chances, chances_again, chances_down, chances_of, shares_of
from fronde.games.mousquetaires.steps.duels import COMMITS
from images.manifest import View
from images.mousquetaires.reading import MISSIONS_IN, arms_of, mission_of, part_of, person_of, team_of


class Need(NamedTuple):
    """What a challenge needs from a musketeer. `level`, `own`: its level and his skill; `short`: the number of cards he
    needs; `stock`: the number of matching cards he holds, None if unknown; `power`, `epic`: the number of cards that
    Aramis's power and, on the way to England, epic tokens can replace."""

    level: int
    own: int
    short: int
    stock: int | None
    power: int = 0
    epic: int = 0


class Commit(NamedTuple):
    """What may be committed to a duel: a number of dice, the cards if they are known, and whether Aramis adds any other
    card by his power."""

    dice: int
    cards: tuple[str, ...] = ()
    power: bool = False

    @property
    def cost(self) -> tuple[int, bool]:
        """The sort key, the cheapest first: the number of cards, then whether his power is used."""
        return len(self.cards) + self.power, self.power


# --- targets ---


def targets_at(view: View, where: str) -> list[str]:
    """The targets at a place: the open challenges, and the foes that can be fought there by name."""
    mission = mission_of(view, where)
    if mission is not None:
        open_ = [one["skill"] for one in mission["challenges"] if not one["done"]]
        return [f"{where}:{one}" for one in (*open_, *_foes_of(mission))]
    return [f"quest:{one}" for one in _on_quest(view)] if where == "quest" else []


def _foes_of(mission: Mapping[str, Json]) -> Iterator[str]:
    """The adversaries that the view names, and a conspirator if the Plot needs more duels than adversaries are
    posted."""
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


def _slots_in_play(quest: Mapping[str, Json]) -> Sequence[int]:
    """The spaces of the board that can be reached; in the galleries only those of the current chamber."""
    board = quest.get("board") or ()
    if quest.get("n") == 4:
        first = 3 * int(quest.get("column", 0))
        return range(first, min(first + 3, len(board)))
    return range(len(board))


def place_of(target: str) -> str:
    """The place of a target."""
    return target.partition(":")[0]


def foe_of(view: View, target: str) -> str:
    """The foe of a target; "" for a challenge, and for a token that is unknown or no adversary."""
    slug = target.partition(":")[2]
    if slug.isdigit():
        board = part_of(view, "quest").get("board") or ()
        token = (board[int(slug)]["token"] or "") if int(slug) < len(board) else ""
        return token if token in FOES else ""
    return slug if slug in FOES else ""


# --- challenges ---


def need_of(view: View, seat: str, target: str) -> Need:
    """What a challenge needs from a musketeer."""
    skill = target.partition(":")[2]
    level, own = level_of(view, target), int(person_of(view, seat)["skills"][skill])
    hand = hand_of(view, seat)
    on_quest = [f"quest:{one['skill']}" for one in part_of(view, "quest")["challenges"]]
    epic = int(view["epic"]) if target in on_quest else 0
    if hand is None:
        return Need(level, own, max(level - own, 0), None, 0, epic)
    power = int(has_power(view, seat) and any(card != skill for card in hand))
    return Need(level, own, max(level - own, 0), hand.count(skill), power, epic)


def level_of(view: View, target: str) -> int:
    """The current level of a challenge."""
    where, _, skill = target.partition(":")
    mission = mission_of(view, where)
    challenges = mission["challenges"] if mission else part_of(view, "quest").get("challenges") or ()
    return next((int(one["level"]) for one in challenges if one["skill"] == skill), TOKENS[skill].level)


def hand_of(view: View, seat: str) -> list[str] | None:
    """The cards that a musketeer may play; None if the view does not name them."""
    hand = (view.get("hands") or {}).get(person_of(view, seat)["hand"])
    return None if hand is None or isinstance(hand, int) else list(hand)


# --- duels ---


def commits_of(view: View, seat: str, foe: str) -> list[Commit]:
    """What a musketeer may commit against a foe ("" if face down), by number of dice. If his cards are known, each
    number has the fewest cards for it; otherwise every possible number is listed, without cards."""
    combat, hand = MUSKETEERS[seat].combat, hand_of(view, seat)
    alone = bool(foe) and FOES[foe].ability == "one-combat-card"
    power = has_power(view, seat)
    if hand is None:
        most = combat + 2 + power if alone else TABLE.most_dice
        return [Commit(dice) for dice in range(combat, most + 1)]
    ways: list[tuple[str, ...]] = [(), *(tuple(text.split("+")) for text in COMMITS)]
    options = [cards for cards in ways if not Counter(cards) - Counter(hand) and not (alone and len(cards) > 1)]
    commits: dict[int, Commit] = {}
    for cards in options:
        for spare in (False, True) if power and len(cards) < len(hand) else (False,):
            dice = min(combat + combat_of(cards) + spare, TABLE.most_dice)
            commit = Commit(dice, cards, spare)
            if dice not in commits or commit.cost < commits[dice].cost:
                commits[dice] = commit
    return [commits[dice] for dice in sorted(commits)]


def has_power(view: View, seat: str) -> bool:
    """Whether a musketeer may still add any card to a duel or a challenge in this turn (4.11)."""
    return seat == "aramis" and not person_of(view, seat).get("helped")


def odds_of(view: View, seat: str, foe: str, dice: int, *, sword: bool = True) -> Chances:
    """The exact chances of a duel with a number of dice and all equipment of the musketeer, without his Toledo sword if
    `sword` is false (4.2 to 4.6). Against "" they are those of a token face down, as if it were dealt at random."""
    arms = arms_of(view, seat)
    arms = arms._replace(sword=arms.sword and sword)
    return chances_of(dice, foe, arms) if foe else chances_down(dice, shares_down(view), arms)


def shares_down(view: View) -> dict[str, float]:
    """The probability of each token on a space face down."""
    quest = part_of(view, "quest")
    return shares_of(quest["unseen"], sum(not space["up"] for space in quest["board"]))


def odds_again(view: View, option: str) -> Chances:
    """The chances of the duel under way after an option: the Toledo sword ("reroll:") or Milady ("red:") rerolls a die
    with a face, or none ("keep")."""
    duel, (kind, _, face) = view["duel"], option.partition(":")
    arms: Arms = arms_of(view, duel["seat"])._replace(sword=duel["sword"])
    dice, face = duel["dice"], "" if face == "keep" else face
    return chances_again(dice["blue"], dice["red"], duel["foe"], arms, not duel["rounds"], duel["reroll"],
                         red_die=kind == "red", face=face)  # fmt: skip


# --- Rochefort ---


def rochefort_at(view: View, where: str, seat: str) -> str:
    """Whether Rochefort comes before an attempt of a musketeer at a place: "yes", "no", or "perhaps" if the view does
    not know where Milady is (6.2, 6.5)."""
    milady, life = part_of(view, "milady"), int(((view.get("tracks") or {}).get("rochefort") or {}).get("life", 0))
    passes = seat == "athos" and not (view.get("options") or {}).get("brave_athos")
    if where not in (*MISSIONS_IN, "quest") or passes or not life or where in milady.get("absent", ()):
        return "no"
    if milady.get("place"):
        return "yes" if milady["place"] == where else "no"
    return "perhaps"


def seats_in_order(view: View, where: str) -> list[str]:
    """The musketeers, those at a place first."""
    return sorted(team_of(view), key=lambda seat: person_of(view, seat)["place"] != where)


def next_slot(view: View, path: str) -> int:
    """The space of the first stage of a path of the inn that is not cleared; -1 if all are."""
    board, first = part_of(view, "quest").get("board") or (), QUESTS.paths.index(path) * QUESTS.stages
    return next((n for n in range(first, min(first + QUESTS.stages, len(board))) if not board[n]["gone"]), -1)
