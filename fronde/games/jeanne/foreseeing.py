"""What may come of an attack, and how likely it is: the battle fought out by rule of thumb with every throw of the
dice, without playing it. Cards of others are those of the position that is looked at, an imagined one.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

from fronde.core.flow import Frame
from fronde.core.types import Action
from fronde.games.jeanne.battle import Laid, Side, Verdict, make_sides, saved_cards
from fronde.games.jeanne.bots import weigh_influence
from fronde.games.jeanne.data import ENGINEER, SIGN, TABLE, TRAITOR, VALUES
from fronde.games.jeanne.model import (
    FOREIGN,
    NOBODY,
    State,
    count_retreats,
    is_landing,
    who_is,
    yellow_of,
)
from fronde.games.jeanne.steps.battle import begin_battle, settle_side
from fronde.games.jeanne.steps.common import END_TURN, take_city
from fronde.games.jeanne.steps.turn import read_attack

THROWS = 36
Outcome = tuple[float, State]


def foresee(state: State, action: Action) -> list[Outcome]:
    """What may come of an attack, or of ending a turn of attacks: how likely, and the position then. Nothing for any
    other choice."""
    if action.step != "fight":
        return []
    option, who = action.picks[0], who_is(state, action.seat)
    if option == END_TURN:
        return [(1.0, _end_turn(state))]
    source, city = read_attack(option)
    marked = state.copy()
    marked.asked = None
    marked.attacked_from[who] |= 1 << source
    marked.attacked[who] |= 1 << city
    landing = is_landing(source, city)
    if landing and state.ruler not in (NOBODY, who) and state.owner[city] == state.ruler:
        return [(1.0, marked)]
    return fight_out(marked, begin_battle(marked, who, source, city, "landing" if landing else "road"))


def _end_turn(state: State) -> State:
    """The position as it is, with no more attacks to come. A round that ends with it is not scored yet, so that the
    last player's attacks are weighed as anybody's."""
    new = state.copy()
    new.active, new.asked = NOBODY, None
    new.stack.pop()
    return new


def fight_out(state: State, frame: Frame) -> list[Outcome]:
    """A battle with what both sides would lay at a glance."""
    laid = lay(state, frame, "attacker"), lay(state, frame, "defender")
    attack, defence = make_sides(state, frame, laid, (0, 0))
    signs = _strongest(attack), _strongest(defence)
    more = tuple(0 if card is None else VALUES[card] for card in signs)
    found = []
    for verdict, count, signed in _throws(attack.total - defence.total, *more):
        attack.sign, defence.sign = (card if played else None for card, played in zip(signs, signed, strict=True))
        found.append((count / THROWS, settle(state, frame, attack, defence, verdict)))
    return found


def _strongest(side: Side) -> int | None:
    """The card a sign of God would double, where one is laid down to decide who has the city."""
    return max(side.laid.cards, key=lambda card: VALUES[card]) if side.laid.sign == "city" and side.laid.cards else None


@cache
def _throws(margin: int, attack: int, defence: int) -> tuple[tuple[Verdict, int, tuple[bool, bool]], ...]:
    """By how much the attack is ahead without dice, and what a sign would add to either side: every result, how many
    throws bring it, and which signs are played for it, as far as one can say (4.5, ruling R15)."""
    found: dict[Verdict, Counter[tuple[bool, bool]]] = {}
    for one, other in product(range(1, 7), repeat=2):
        ahead, signed = _play_signs(margin + one - other, attack, defence)
        verdict: Verdict = "tie" if ahead == 0 else "taken" if ahead > 0 else "held"
        found.setdefault(verdict, Counter())[signed] += 1
    return tuple((verdict, sum(ways.values()), ways.most_common(1)[0][0]) for verdict, ways in found.items())


def _play_signs(ahead: int, attack: int, defence: int) -> tuple[int, tuple[bool, bool]]:
    """By how much the attack is ahead once signs are played, where they decide who has the city, and which are: the
    side that is behind first, the attacker of a tie."""
    signed = [False, False]
    for side in (0, 1) if ahead <= 0 else (1, 0):
        if side == 0 and ahead <= 0 < ahead + attack:
            ahead, signed[0] = ahead + attack, True
        if side == 1 and ahead - defence <= 0 < ahead:
            ahead, signed[1] = ahead - defence, True
    return ahead, (signed[0], signed[1])


def settle(state: State, frame: Frame, attack: Side, defence: Side, verdict: Verdict) -> State:
    """The position after a battle."""
    new = state.copy()
    for side, won in ((attack, "taken"), (defence, "held")):
        settle_side(new, side, () if verdict == won else saved_cards(side), won=verdict == won)
    if verdict == "taken":
        take_city(new, frame["city"], FOREIGN if attack.who == NOBODY else attack.who, robbed=True)
    return new


def lay(state: State, frame: Frame, side: str) -> Laid:
    """What a side would lay at a glance: the strongest cards, a little influence, whatever else it has."""
    who = frame[side]
    if who == NOBODY:
        return Laid()
    hand, attacks = state.hands[who], side == "attacker"
    yellow = sorted(yellow_of(hand), key=lambda card: -VALUES[card])
    used = max(state.used[who], key=lambda card: VALUES[card], default=None)
    other = frame["defender" if attacks else "attacker"]
    reds = () if other == NOBODY else (TRAITOR, ENGINEER) if attacks else (ENGINEER,)
    names = {TRAITOR: "traitor", ENGINEER: "engineer"}
    support = [names[card] for card in reds if card in hand]
    if state.heroes[who]:
        support.insert(support[:1] == ["traitor"], "hero")
    laid = Laid(
        influence=max(range(TABLE.battle.influence + 1), key=lambda n: weigh_influence(state, who, f"influence:{n}")),
        support=support[0] if support else "none",
        sign="city" if SIGN in hand else "none",
    )
    most = TABLE.battle.attacker if attacks else TABLE.battle.defender
    laid = laid._replace(retreats=min(count_retreats(state, who), most))
    if attacks:
        return laid._replace(cards=tuple(sorted(yellow[:2])))
    if used is not None and (not yellow or VALUES[used] >= VALUES[yellow[0]]):
        return laid._replace(cards=(used,), used=True)
    return laid._replace(cards=tuple(yellow[:1]))
