"""The evaluation of a battle: what both sides committed, dice, totals, signs of God, and the result (7.5, 7.6).

Nothing here changes a position or asks a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from fronde.core.flow import Frame
from fronde.core.types import Json
from fronde.games.jeanne.data import CITIES, DEFENCE, ENGINEER, KIND, KINDS, MOUNTAINS, STRENGTH, TABLE, TRAITOR, VALUES
from fronde.games.jeanne.model import NOBODY, Cards, State, sum_of

Way = Literal["road", "landing", "raid", "foreign", "fleet"]
"""The kind of an attack: by road, over sea, as the long-range attack, or of a foreign power by land or by sea."""
WAYS: tuple[Way, ...] = ("road", "landing", "raid", "foreign", "fleet")
AFTER_DICE = ("play-sign", "play-retreat")
"""Questions asked after the dice are rolled."""
Verdict = Literal["taken", "held", "tie"]


class Stake(NamedTuple):
    """The hidden commitment of a side. `used`: its card has won a battle before."""

    cards: Cards = ()
    used: bool = False
    influence: int = 0
    support: str = "none"

    @property
    def reds(self) -> Cards:
        """The red card of the support, if any."""
        return tuple(KIND[name] for name in (self.support,) if name in KIND)


@dataclass
class Side:
    """A side of a battle: a player, or NOBODY for a foreign power."""

    who: int
    stake: Stake
    die: int = 0
    bonus: dict[str, int] = field(default_factory=dict)
    """Points in addition to cards, influence, die and hero: works, mountain, landing, strength."""
    sign: int | None = None
    """The card that a sign of God has doubled."""
    saved: Cards = ()
    """The cards taken back with retreats."""

    @property
    def best(self) -> int:
        """The strongest committed card."""
        return max(self.stake.cards, key=lambda card: VALUES[card])

    @property
    def total(self) -> int:
        """Battle points (7.5.3)."""
        sums = sum_of(self.stake.cards) + self.stake.influence + self.die + sum(self.bonus.values())
        hero = TABLE.battle.hero if self.stake.support == "hero" else 0
        return sums + hero + (0 if self.sign is None else VALUES[self.sign])


def read_stake(answers: Sequence[Sequence[str]]) -> Stake:
    """The commitment of a side, from its answers: (question, option) each."""
    stake = Stake()
    for step, option in answers:
        kind, _, word = option.partition(":")
        if step in AFTER_DICE:
            continue
        if kind in ("cards", "card", "used"):
            stake = stake._replace(cards=cards_in(option), used=kind == "used")
        elif kind == "influence":
            stake = stake._replace(influence=int(word))
        else:
            stake = stake._replace(support=word)
    return stake


def cards_in(option: str) -> Cards:
    """The cards that an option names, separated by "+"."""
    word = option.partition(":")[2]
    return () if word == "none" else tuple(sorted(KIND[id_] for id_ in word.split("+")))


def read_sides(state: State, frame: Frame) -> tuple[Side, Side]:
    """Both sides of a battle after the dice, with the signs and retreats played."""
    attack, defence = make_sides(state, frame, (stake_of(state, frame, "attacker"), stake_of(state, frame, "defender")),
                                 frame["dice"])  # fmt: skip
    for side in (attack, defence):
        answers = dict(answers_of(state, frame, side.who))
        side.sign = next(iter(cards_in(answers.get("play-sign", "sign:none"))), None)
        side.saved = cards_in(answers.get("play-retreat", "retreat:none"))
    return attack, defence


def is_thrown(frame: Frame) -> bool:
    """Whether the dice of a battle are rolled. From then on the commitments are open and no longer in the hands."""
    return bool(frame.get("dice"))


def answers_of(state: State, frame: Frame, who: int) -> list[tuple[str, str]]:
    """A player's answers in a battle, (question, option) each; empty for a foreign power."""
    if who == NOBODY:
        return []
    return [(step, option) for seat, step, option in frame["answers"] if seat == state.seats[who]]


def stake_of(state: State, frame: Frame, side: str) -> Stake:
    """The commitment of the "attacker" or the "defender"."""
    return read_stake(answers_of(state, frame, frame[side]))


def reds_of(frame: Frame, side: str) -> Cards:
    """The red cards that help the "attacker" or the "defender"; none against a foreign power (4.3, 4.4, ruling R38)."""
    if NOBODY in (frame["attacker"], frame["defender"]):
        return ()
    return (ENGINEER, TRAITOR) if side == "attacker" else (ENGINEER,)


def bonuses(state: State, frame: Frame) -> dict[str, int]:
    """The points that the city gives its defender in addition to works: mountain and landing, for players only (7.5.4,
    rulings R37, R38). In a long-range attack terrain does not count (ruling R44)."""
    city, way = frame["city"], frame["way"]
    if frame["defender"] == NOBODY:
        return {"strength": STRENGTH}
    mountain = MOUNTAINS >> city & 1 and way != "raid"
    landing = way in ("landing", "fleet")
    points = {"mountain": TABLE.battle.mountain * bool(mountain), "landing": TABLE.battle.landing * landing}
    return {name: n for name, n in points.items() if n}


def works_against(state: State, frame: Frame, attack: Stake, defence: Stake) -> int:
    """The points of the works: none with a traitor, one step less with an engineer, unless the defender has one too
    (4.3, 4.4)."""
    works = state.works[frame["city"]]
    if attack.support == "traitor":
        return 0
    if attack.support == "engineer" and defence.support != "engineer":
        return DEFENCE[works - 1] if works else 0
    return DEFENCE[works]


def make_sides(state: State, frame: Frame, stakes: tuple[Stake, Stake], dice: tuple[int, int]) -> tuple[Side, Side]:
    """Attacker and defender with all their points except signs."""
    attack = Side(frame["attacker"], stakes[0], dice[0])
    if frame["attacker"] == NOBODY:
        attack.bonus["strength"] = STRENGTH
    defence = Side(frame["defender"], stakes[1], dice[1])
    if frame["defender"] != NOBODY:
        defence.bonus["works"] = works_against(state, frame, *stakes)
    defence.bonus |= bonuses(state, frame)
    return attack, defence


def compare_side(attack: Side, defence: Side, side: Side) -> int:
    """The result for a side: 1 ahead, 0 tied, -1 behind."""
    attack_total, defence_total = attack.total, defence.total
    ahead = (attack_total > defence_total) - (attack_total < defence_total)
    return ahead if side is attack else -ahead


def try_sign(attack: Side, defence: Side, side: Side, card: int) -> tuple[int, int]:
    """The result for a side now, and with a sign of God on the card."""
    before, side.sign = compare_side(attack, defence, side), card
    after, side.sign = compare_side(attack, defence, side), None
    return before, after


def sign_would_help(attack: Side, defence: Side, side: Side) -> bool:
    """Whether doubling its strongest card would improve a side's result, which is public after the dice. Each side may
    play one sign in a battle (4.5)."""
    if side.who == NOBODY or not side.stake.cards or side.sign is not None:
        return False
    before, after = try_sign(attack, defence, side, side.best)
    return after > before


def find_first(attack: Side, defence: Side) -> tuple[Side, Side]:
    """The sides in the order in which they may play signs of God: the one that is behind first, in a tie the attacker
    (4.5, ruling R15)."""
    return (attack, defence) if attack.total <= defence.total else (defence, attack)


def find_verdict(attack: Side, defence: Side) -> Verdict:
    """The higher total wins; in a tie the defender keeps the city and both lose what they committed (7.7.1, 7.7.3)."""
    if attack.total == defence.total:
        return "tie"
    return "taken" if attack.total > defence.total else "held"


def tell_side(state: State, side: Side) -> dict[str, Json]:
    """A side of a battle as the data of an event."""
    return {
        "seat": None if side.who == NOBODY else state.seats[side.who],
        "cards": [KINDS[card] for card in side.stake.cards],
        "influence": side.stake.influence,
        "support": side.stake.support,
        "die": side.die,
        "bonus": dict(side.bonus),
        "sign": None if side.sign is None else KINDS[side.sign],
        "saved": [KINDS[card] for card in side.saved],
        "total": side.total,
    }


def tell_sides(state: State, frame: Frame) -> dict[str, Json]:
    """Both sides of a battle after the dice, as the data of events and views."""
    attack, defence = read_sides(state, frame)
    return {"attack": tell_side(state, attack), "defence": tell_side(state, defence)}


def describe_battle(state: State, frame: Frame) -> dict[str, Json]:
    """A battle as the data of questions and events: the city, both sides, and the kind of attack."""
    data: dict[str, Json] = {"city": CITIES[frame["city"]], "way": frame["way"]}
    if frame["source"] >= 0:
        data["source_city"] = CITIES[frame["source"]]
    for name in ("attacker", "defender"):
        if frame[name] != NOBODY:
            data[f"{name}_seat"] = state.seats[frame[name]]
    if frame["foreigner"]:
        data["foreigner"] = frame["foreigner"]
    return data
