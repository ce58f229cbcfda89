"""A greedy bot, for `python -m fronde lab balance`.

It evaluates each answer by itself: what a city adds to a province, how likely an attack is to win. It knows its own
hand, and the number of cards of others. It makes no offers and declines all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from fronde.core.rng import Dice
from fronde.core.types import Action, Decision
from fronde.games.jeanne.battle import cards_in, find_verdict, read_sides, try_sign
from fronde.games.jeanne.data import CITIES_OF, CITY, NEIGHBOURS, POINTS, PORTS, PROVINCE_OF, TABLE, VALUES, each
from fronde.games.jeanne.defaults import choose_default
from fronde.games.jeanne.model import (
    FOREIGN,
    FREE,
    State,
    cities_of,
    defence_of,
    full_provinces,
    income_of,
    is_landing,
    player_index,
    sum_of,
    yellow_of,
)
from fronde.games.jeanne.scoring import key_of
from fronde.games.jeanne.steps.cards import OPTIONAL_STEPS
from fronde.games.jeanne.steps.common import points_in
from fronde.games.jeanne.steps.turn import read_attack

WHOLE, PART, BROKEN = 3.0, 1.0, 1.5
"""The value of a throne point each round: in a province completed, in one in progress, and in a rival's that is
broken."""
MONEY = 0.3
"""The value of a Louis d'Or each round."""
CARD = 4.2
"""The value of an unknown yellow card in a battle."""
WORTH_TRYING = 0.45
"""The lowest probability of winning for which an attack is worth trying."""
RESERVE = 1
"""Yellow cards to keep for defence, if possible."""

Weigh = Callable[[State, int, str], float]


class Bot:
    """A bot; its dice break ties."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def decide(self, state: State, decisions: Sequence[Decision]) -> tuple[Action, ...]:
        """The answer to the first required question, or before it a red card of the same seat's turn."""
        question = next(decision for decision in decisions if decision.required)
        beside = [d for d in decisions if d.seat == question.seat and d.step in OPTIONAL_STEPS]
        decision = beside[0] if beside else question
        return (Action(decision.seat, decision.step, self.choose(state, decision)),)

    def choose(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The options with the highest values; the default answer if the step has no values."""
        weigh = _WEIGH.get(decision.step)
        if weigh is None:
            return choose_default(state, decision)
        who = player_index(state, decision.seat)
        ranking = sorted(self.dice.shuffle(decision.options), key=lambda option: -weigh(state, who, option))
        return tuple(ranking[: decision.least])


# --- what things are worth ---


def worth_of(state: State, who: int, city: int) -> float:
    """The value of one more city for a player."""
    province = PROVINCE_OF[city]
    cities = CITIES_OF[province]
    mine = (cities & (cities_of(state, who) | 1 << city)).bit_count()
    size = cities.bit_count()
    points = POINTS[province] * (WHOLE if mine == size else PART * mine / size)
    return points + MONEY * max(income_of(state, city), 1) + 0.2 * (PORTS >> city & 1)


def harm_of(state: State, who: int, city: int) -> float:
    """The value of a city's loss to its holder, if that is a rival; negative for an own city."""
    owner = state.owner[city]
    if owner in (FREE, FOREIGN):
        return 0.0
    whole = CITIES_OF[PROVINCE_OF[city]] & ~cities_of(state, owner) == 0
    cost = BROKEN * POINTS[PROVINCE_OF[city]] * whole + MONEY * income_of(state, city)
    return -3 * cost if owner == who else cost * (1.5 if is_leading(state, owner) else 1.0)


def is_leading(state: State, who: int) -> bool:
    """Whether no player is ahead of this one."""
    points = [sum(both) for both in zip(state.province_points, state.duel_points, strict=True)]
    if points[who] < max(points) or points.count(points[who]) == 1:
        return points[who] == max(points)
    return key_of(state, who) == max(key_of(state, other) for other in range(len(state.seats)))


def is_border(state: State, who: int, city: int) -> bool:
    """Whether an enemy could attack the city by road."""
    return any(state.owner[other] not in (who, FREE) for other in each(NEIGHBOURS[city]))


@cache
def chance(margin: float) -> float:
    """The probability that one die with this advantage beats another."""
    wins = sum(one + margin > other for one in range(1, 7) for other in range(1, 7))
    return wins / 36


def defence_against(state: State, city: int, landing: bool) -> float:
    """The expected defence of a city, without the die."""
    owner = state.owner[city]
    if owner == FOREIGN:
        return float(TABLE.income.fortress)
    card = CARD if state.hands[owner] or state.used[owner] else 0.0
    return defence_of(state, city) + card + landing


# --- the answers ---


def weigh_place(state: State, who: int, option: str) -> float:
    """A city to begin in or to expand into; the value is 0 for stopping, and lower for attacks, which come later."""
    kind, _, city = option.partition(":")
    if kind == "attack":
        return -1.0
    return worth_of(state, who, CITY[city]) if city in CITY else 0.0


def weigh_vote(state: State, who: int, option: str) -> float:
    """A leader votes for peace, others for war."""
    return float((option == "vote:peace") == is_leading(state, who))


def weigh_purchase(state: State, who: int, option: str) -> float:
    """Cards up to a hand of eight, a castle on the border of a complete province, then a fortress there."""
    kind, _, rest = option.partition(":")
    if kind == "cards":
        hand_size = len(state.hands[who]) + int(rest)
        return 2.0 + int(rest) / 10 if hand_size <= 8 else 0.0
    if rest not in CITY:
        return 1.0
    city = CITY[rest]
    whole = PROVINCE_OF[city] in full_provinces(state, who)
    return 3.0 + harm_of(state, FREE, city) if whole and is_border(state, who, city) else 0.5


def weigh_attack(state: State, who: int, option: str) -> float:
    """The value of an attack: that of the city times the probability of taking it, less a cost for cards."""
    if not option.startswith("attack:"):
        return 0.0
    source, city = read_attack(option)
    return weigh_target(state, who, city, is_landing(source, city))


def weigh_raid(state: State, who: int, option: str) -> float:
    """The value of the long-range attack, as for any attack."""
    city = option.partition(":")[2]
    return weigh_target(state, who, CITY[city], landing=False) if city in CITY else 0.0


def weigh_target(state: State, who: int, city: int, landing: bool) -> float:
    """The value of attacking a city; negative if that is unlikely to succeed or leaves too few cards."""
    yellow = sorted(yellow_of(state.hands[who]), reverse=True)
    spare = len(yellow) - RESERVE >= TABLE.battle.attacker or state.round >= 8
    likely = chance(sum_of(yellow[:2]) - defence_against(state, city, landing))
    if likely < WORTH_TRYING or not spare:
        return -1.0
    return likely * (worth_of(state, who, city) + harm_of(state, who, city)) - 0.3


def weigh_cards(state: State, who: int, option: str) -> float:
    """The strongest cards."""
    return points_in(option) if "none" not in option else 0.0


def weigh_influence(state: State, who: int, option: str) -> float:
    """At most two points, and never the last one."""
    points = int(option.partition(":")[2])
    return float(points) if points <= 2 and points <= state.influence[who] - 1 else -float(points)


def weigh_support(state: State, who: int, option: str) -> float:
    """The traitor, the hero, the engineer, in this order."""
    return {"support:traitor": 3.0, "support:hero": 2.0, "support:engineer": 1.0}.get(option, 0.0)


def decides(before: int, after: int, *, attacks: bool) -> bool:
    """Whether a change of the result gives a side the city; in a tie the defender has it."""
    return before < attacks <= after


def weigh_sign(state: State, who: int, option: str) -> float:
    """A sign if it decides who gets the city, on the card that gains most."""
    attack, defence = read_sides(state, state.stack[-1])
    side, cards = attack if who == attack.who else defence, cards_in(option)
    if not cards:
        return 0.0
    standings = try_sign(attack, defence, side, cards[0])
    return float(VALUES[cards[0]]) if decides(*standings, attacks=side is attack) else -1.0


def weigh_retreat(state: State, who: int, option: str) -> float:
    """All cards that would be lost; of cards that won, those needed for another attack this turn."""
    result, attacks = find_verdict(*read_sides(state, state.stack[-1])), who == state.stack[-1]["attacker"]
    cards = cards_in(option)
    if result != ("taken" if attacks else "held"):
        return float(points_in(option))
    enough = len(yellow_of(state.hands[who])) + len(cards) >= TABLE.battle.attacker
    return float(points_in(option)) if attacks and state.war and state.active == who and enough else -len(cards)


def weigh_harm(state: State, who: int, option: str) -> float:
    """The city whose loss hurts a rival most, times the probability that a die achieves it."""
    city = CITY[option.partition(":")[2]]
    likely = max(6 - defence_of(state, city), 0) / 6
    gain = worth_of(state, who, city) if option.startswith("rebel:") else 0.0
    return likely * (harm_of(state, who, city) + gain)


def weigh_plunder(state: State, who: int, option: str) -> float:
    """A certain Louis d'Or from a free city, or two from a rival."""
    return weigh_harm(state, who, option) + (0.5 if state.owner[CITY[option.partition(":")[2]]] == FREE else 0.0)


def weigh_rival(state: State, who: int, option: str) -> float:
    """The player with the most cards."""
    return float(len(state.hands[player_index(state, option.partition(":")[2])]))


def weigh_ban(state: State, who: int, option: str) -> float:
    """The player's own most valuable complete province."""
    kind, _, id_ = option.partition(":")
    if kind == "city":
        return 0.0
    cities = CITIES_OF[id_]
    border = any(is_border(state, who, city) for city in each(cities))
    return float(POINTS[id_] + border) if id_ in full_provinces(state, who) else 0.0


def weigh_landing(state: State, who: int, option: str) -> float:
    """Forbid landings at the player's own ports only."""
    mine = state.owner[state.stack[-1]["city"]] == who
    return float((option == "landing:forbid") == mine)


_WEIGH: dict[str, Weigh] = {
    **dict.fromkeys(("choose-start", "place-third", "return-city", "expand", "choose-treaty"), weigh_place),
    "vote": weigh_vote,
    "buy": weigh_purchase,
    "revolt": weigh_harm,
    "rebel": weigh_harm,
    "play-plunderers": weigh_plunder,
    **dict.fromkeys(("confiscate", "court-intrigue", "navarre-intrigue"), weigh_rival),
    "papal-ban": weigh_ban,
    "long-range-attack": weigh_raid,
    "forbid-landing": weigh_landing,
    "fight": weigh_attack,
    **dict.fromkeys(("attack-cards", "defence-cards", "duel-card"), weigh_cards),
    **dict.fromkeys(("battle-influence", "duel-influence"), weigh_influence),
    "battle-support": weigh_support,
    "play-sign": weigh_sign,
    "play-retreat": weigh_retreat,
    "move-garrison": lambda state, who, option: -weigh_place(state, who, option),
}
