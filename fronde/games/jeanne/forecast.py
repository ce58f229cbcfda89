"""The possible results of an attack, or of a commitment in a battle, and their probabilities. The battle is evaluated
for every roll of the dice without playing it, with missing commitments by rule of thumb. Cards of others are those of
the given position, which is an imagined one.
"""

from __future__ import annotations

from fronde.core.flow import Frame
from fronde.core.types import Action
from fronde.games.jeanne.battle import (
    Side,
    Stake,
    Verdict,
    answers_of,
    find_first,
    find_verdict,
    make_sides,
    read_stake,
    reds_of,
    try_sign,
)
from fronde.games.jeanne.data import KINDS, SIGN, TABLE, VALUES
from fronde.games.jeanne.greedy import decides, weigh_influence
from fronde.games.jeanne.model import (
    FOREIGN,
    NOBODY,
    State,
    count_retreats,
    discard,
    player_index,
    way_of,
    yellow_of,
)
from fronde.games.jeanne.steps.battle import begin_battle, lay_open, pay_retreats, settle_side
from fronde.games.jeanne.steps.common import END_TURN, take_city
from fronde.games.jeanne.steps.turn import read_attack

FACES = 6
LAID_BY = {
    "attack-cards": ("cards", "used"),
    "defence-cards": ("cards", "used"),
    "battle-influence": ("influence",),
    "battle-support": ("support",),
}
"""The fields of a `Stake` that each question of a battle sets."""
Outcome = tuple[float, State]


def foresee(state: State, action: Action) -> list[Outcome]:
    """The possible results of an attack, of ending a turn of attacks, or of a commitment in a battle: (probability,
    position). Empty for any other choice."""
    if action.step in LAID_BY:
        return _lay_more(state, action)
    return _attack(state, action) if action.step == "fight" else []


def _lay_more(state: State, action: Action) -> list[Outcome]:
    """The current battle with one more commitment."""
    new = state.copy_anew()
    battle = new.stack.pop()
    answers = (*battle["answers"], (action.seat, action.step, action.picks[0]))
    return fight_out(new, {**battle, "answers": answers})


def _attack(state: State, action: Action) -> list[Outcome]:
    option, who = action.picks[0], player_index(state, action.seat)
    if option == END_TURN:
        return [(1.0, _end_turn(state))]
    source, city = read_attack(option)
    after = state.copy_anew()
    after.attacked_from[who] |= 1 << source
    after.attacked[who] |= 1 << city
    way = way_of(source, city)
    if way == "landing" and state.ruler not in (NOBODY, who) and state.owner[city] == state.ruler:
        return [(1.0, after)]
    return fight_out(after, begin_battle(after, who, source, city, way))


def _end_turn(state: State) -> State:
    """The position without further attacks. The round is not scored in it, so that the last player's attacks are
    evaluated like those of others."""
    new = state.copy()
    new.active, new.open_decisions = NOBODY, None
    new.stack.pop()
    return new


def fight_out(state: State, frame: Frame) -> list[Outcome]:
    """A battle with the commitments made and, for missing ones, quick choices. One entry for each result and each use
    of signs of God."""
    stakes = complete_stake(state, frame, "attacker"), complete_stake(state, frame, "defender")
    ways: dict[tuple[Verdict, int | None, int | None], int] = {}
    sides: list[tuple[Side, Side]] = []
    for ahead in range(1 - FACES, FACES):
        attack, defence = make_sides(state, frame, stakes, (ahead, 0))
        play_signs(state, attack, defence)
        way = find_verdict(attack, defence), attack.sign, defence.sign
        if way not in ways:
            sides.append((attack, defence))
        ways[way] = ways.get(way, 0) + FACES - abs(ahead)
    return [
        (count / FACES**2, apply_verdict(state, frame, *both, verdict))
        for both, ((verdict, *_), count) in zip(sides, ways.items(), strict=True)
    ]


def play_signs(state: State, attack: Side, defence: Side) -> None:
    """Both sides play a sign of God on their strongest card if that decides who gets the city."""
    for side in find_first(attack, defence):
        if side.who == NOBODY or SIGN not in state.hands[side.who] or not side.stake.cards:
            continue
        if decides(*try_sign(attack, defence, side, side.best), attacks=side is attack):
            side.sign = side.best


def apply_verdict(state: State, frame: Frame, attack: Side, defence: Side, verdict: Verdict) -> State:
    """The position after a battle; a side that does not win takes back as many cards as it can."""
    new = state.copy()
    for side, win in ((attack, "taken"), (defence, "held")):
        lay_open(new, side)
        if side.who != NOBODY:
            discard(new, side.who, [SIGN] * (side.sign is not None))
        if side.who != NOBODY and verdict != win:
            best = sorted(side.stake.cards, key=lambda card: -VALUES[card])
            side.saved = tuple(best[: count_retreats(new, side.who)])
            pay_retreats(new, side.who, len(side.saved))
        settle_side(new, side, wins=verdict == win)
    if verdict == "taken":
        take_city(new, frame["city"], FOREIGN if attack.who == NOBODY else attack.who, is_robbery=True)
    return new


def complete_stake(state: State, frame: Frame, side: str) -> Stake:
    """The commitment of a side, with quick choices for what is missing."""
    who = frame[side]
    if who == NOBODY:
        return Stake()
    answers = answers_of(state, frame, who)
    stake, fields = read_stake(answers), [name for step, _ in answers for name in LAID_BY[step]]
    return choose_quick_stake(state, frame, side)._replace(**{name: getattr(stake, name) for name in fields})


def choose_quick_stake(state: State, frame: Frame, side: str) -> Stake:
    """A quick choice: the strongest cards, a little influence, and the best support available."""
    who = frame[side]
    hand, attacks = state.hands[who], side == "attacker"
    yellow = sorted(yellow_of(hand), key=lambda card: -VALUES[card])
    best = max(state.used[who], key=lambda card: VALUES[card], default=None)
    support = [KINDS[card] for card in reversed(reds_of(frame, side)) if card in hand]
    if state.heroes[who]:
        support.insert(support[:1] == ["traitor"], "hero")
    stake = Stake(
        influence=max(range(TABLE.battle.influence + 1), key=lambda n: weigh_influence(state, who, f"influence:{n}")),
        support=support[0] if support else "none",
    )
    if attacks:
        return stake._replace(cards=tuple(sorted(yellow[:2])))
    if best is not None and (not yellow or VALUES[best] >= VALUES[yellow[0]]):
        return stake._replace(cards=(best,), used=True)
    return stake._replace(cards=tuple(yellow[:1]))
