"""A greedy player, for `python -m fronde balance`.

It looks one step ahead over the score: it tries every option on a copy of the position and takes the best, ties by its
own dice. Where an option shows its effect only later (a card, an Action, where a Move ends) it plays on greedily, to
the end of that card. What a seat cannot see (hands, decks, the Coins that lie on the board) it does not weigh.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import FACTIONS, INDEX, SPACES
from fronde.games.frondeurs.model import (
    MAZARINIST,
    MUSKETEER_SPACES,
    NOBODY,
    SEATS,
    State,
    count_supply,
    get_owner,
    value_of,
)
from fronde.games.frondeurs.scoring import score_seat
from fronde.games.frondeurs.steps.common import STOP, space_of
from fronde.games.frondeurs.steps.moving import GO

# --- what a position is worth to a seat ---

RIVALS = 1 / 3
"""What a rival's point costs, against one of one's own."""
CROWN, COIN, MUSKETEER = 8.0, 4.0, 8.0
"""What a reward token is worth; Coins alike, for what is on the board is not known."""
ON_THE_WAY = 0.8
"""Of a token's worth, what cubes on the way to Control of its Space are good for."""
AVATAR = 10.0
"""Control of one's own Avatar: a cube more every Turn (2.46)."""
KING_AT_HAND = 8.0
"""Standing where the King does, so that he can be had for nothing."""
KING_DENIED = 5.0
"""The King in the Mazarinist's hand, who alone gets no points for him (7.46)."""
SUPPLY = 0.15
RESERVE = 0.4
LASTING = 60.0
"""What a use of Gold or Exile costs a bot beside its five points: these are lost for good, what it gains is soon lost
again. Tried in play: a bot that counts 60 does better among others that count 20, one that counts 5 does worse."""
ORANGE = 0.25
"""An MP on an orange Space, beside what it scores: battles are won with it."""
ENOUGH = 0.01
"""By how much doing something must beat doing nothing."""


class Judge:
    """What positions are worth; remembers what a seat makes of its Spaces, which most options leave as it is."""

    def __init__(self) -> None:
        self.known: dict[object, tuple[int, float]] = {}

    def evaluate(self, state: State, seat: int) -> float:
        """Points of a seat less a third of each rival's, PP twice while mid-game scoring is to come, and small terms
        for what is not points yet. Reads nothing that is hidden from the seat."""
        points, means = self.count_points(state, seat)
        rivals = sum(self.count_points(state, other)[0] for other in SEATS if other != seat)
        return points - RIVALS * rivals + means + count_tokens(state, seat) + count_means(state, seat)

    def count_points(self, state: State, seat: int) -> tuple[int, float]:
        """(the seat's points, what its orange Spaces are good for beside them)."""
        king = seat if state.king == seat else NOBODY
        key = (seat, king, state.held[seat], state.control[seat], state.arrested, state.reserve_uses[seat])
        if key not in self.known:
            items = score_seat(state, seat)
            points = items["total"] + (items["pp"] if state.midgame is None else 0)
            self.known[key] = points, ORANGE * value_of(state, seat, state.board.orange, "mp")
        return self.known[key]


def count_tokens(state: State, seat: int) -> float:
    """Tokens held, and those on the board in part where the seat is on the way to Control."""
    value = CROWN * state.crowns[seat] + COIN * len(state.coins[seat]) + MUSKETEER * state.musketeers.count(seat)
    held, needed = state.held[seat], state.board.needed[seat]
    for space in state.board_crowns:
        if held >> space & 1:
            value += ON_THE_WAY * CROWN * state.board_crowns[space] * state.count[space] / needed[space]
    for space in state.board_coins:
        if held >> space & 1:
            value += ON_THE_WAY * COIN * len(state.board_coins[space]) * state.count[space] / needed[space]
    if held & MUSKETEER_SPACES:
        for space in state.board.musketeers:
            if held >> space & 1:
                value += ON_THE_WAY * MUSKETEER * state.count[space] / needed[space]
    return value


def count_means(state: State, seat: int) -> float:
    """The Avatar, the King, cubes left, and what Gold and Exile have cost."""
    value = SUPPLY * count_supply(state, seat) + RESERVE * state.reserve[seat]
    value -= LASTING * state.reserve_uses[seat]
    avatar = state.board.avatars[seat]
    if state.held[seat] >> avatar & 1:
        value += AVATAR * min(state.count[avatar] / state.board.needed[seat][avatar], 1)
    if seat == MAZARINIST:
        value += KING_DENIED * (state.king == seat)
    elif state.king == NOBODY and seat != state.king_by and state.held[seat] >> state.king_at & 1:
        value += KING_AT_HAND
    return value


# --- a bot ---

RESTS = frozenset({"play-card", "end-turn"})
"""Where the play of a card, or what was done between cards, has come to its end."""
ANSWERS = frozenset({"block-placement", "double-musketeer", "choose-colour", "displace-cubes"})
"""What may follow any choice at once, and belongs to its effect."""
LOOKS_THROUGH = {
    "move-destination": ANSWERS | {"move-cubes"},
    "move-cubes": ANSWERS | {"move-cubes"},
    "arrest-third": frozenset({"make-room", "imprison"}),
    "season-price": frozenset({"lose-cubes"}),
}
"""Steps whose options show their effect a few steps on: the steps in between."""
TO_THE_END = frozenset({"play-card", "choose-action", "season-timing", "choose-prison", "aramis-choice"})
"""Steps whose options show their effect at the end of the card only."""
MOST_TRIED = 8
"""Spaces that are tried out where a cube may be placed, removed or moved: those worth most at a glance, ties all."""


class Plan(NamedTuple):
    """Some choices one after the other, the position they lead to, and its worth to who makes the first."""

    value: float
    actions: tuple[Action, ...]
    state: State


class Bot:
    """A greedy player; its dice break ties."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.judge = Judge()

    def decide(self, state: State, decisions: Sequence[Decision]) -> tuple[Action, ...]:
        """What to do about the first question somebody waits for: one choice, or all those of a card."""
        self.judge = Judge()
        decision = next(d for d in decisions if d.required)
        if decision.step == "end-turn":
            return self.end_turn(state, decision, decisions)
        return self.find_best(state, decision).actions

    def end_turn(self, state: State, decision: Decision, decisions: Sequence[Decision]) -> tuple[Action, ...]:
        """End the Turn once nothing that may be done at any time is worth it: affiliate, King, Musketeers, Gold."""
        seat = FACTIONS.index(decision.seat)
        plans = [
            self.try_out(state, free, option)
            for free in decisions
            if free.seat == decision.seat and not free.required
            for option in free.options
        ]
        plan = self.pick_best(plans) if plans else None
        if plan and plan.value > self.judge.evaluate(state, seat) + ENOUGH:
            return plan.actions
        return (Action(decision.seat, decision.step, decision.options),)

    def find_best(self, state: State, decision: Decision) -> Plan:
        """The best answer to a question, and what it brings about."""
        options = find_candidates(state, decision)
        return self.pick_best([self.try_out(state, decision, option) for option in options])

    def pick_best(self, plans: Sequence[Plan]) -> Plan:
        """The plan of the highest value, ties by the dice."""
        if len(plans) == 1:
            return plans[0]
        most = max(plan.value for plan in plans)
        best = [plan for plan in plans if plan.value == most]
        return best[self.dice.below(len(best))] if len(best) > 1 else best[0]

    def try_out(self, state: State, decision: Decision, option: str) -> Plan:
        """What comes of one option, as far as it has to be followed."""
        seat = FACTIONS.index(decision.seat)
        actions = [Action(decision.seat, decision.step, (option,))]
        after = GAME.rules.copy(state)
        GAME.rules.apply(after, actions[0], Context(Dice(0)))
        while (follow := find_next(after, decision, option)) is not None:
            plan = self.find_best(after, follow)
            actions += plan.actions
            after = plan.state
        return Plan(self.judge.evaluate(after, seat), tuple(actions), after)


def find_next(state: State, decision: Decision, option: str) -> Decision | None:
    """The next question that belongs to the effect of an option; None where its effect is there to see."""
    waiting = [d for d in GAME.rules.decisions(state) if d.required]
    step = decision.step
    if decision.required and step not in TO_THE_END:
        through = LOOKS_THROUGH.get(step, ANSWERS)
        if step == "season-price":
            waiting = [d for d in waiting if d.seat == decision.seat]
        return next((d for d in waiting if d.step in through), None)
    follow = waiting[0] if waiting else None
    if follow is None or follow.step == "end-turn":
        return None
    is_token = decision.step == "play-card" and not option.startswith(("card:", "discard:"))
    return follow if is_token or follow.step not in RESTS else None


def find_candidates(state: State, decision: Decision) -> Sequence[str]:
    """The options worth trying out: all but in a few steps."""
    options, seat = decision.options, FACTIONS.index(decision.seat)
    if decision.step == "play-card":
        return find_cards(state, options)
    if decision.step in GLANCES and len(options) > MOST_TRIED:
        look = GLANCES[decision.step]
        values = [inf if o == STOP else look(state, seat, space_of(o)) for o in options]
        least = sorted(values)[-MOST_TRIED]
        return [o for o, value in zip(options, values, strict=True) if value >= least]
    if decision.step == "move-cubes":
        return [pick_cube(state, seat, decision)]
    if decision.step == "displace-cubes":
        return [max(options, key=lambda o: glance(state, seat, space_of(o)))]
    if decision.step == "imprison":
        return options[:1]
    return options


def find_cards(state: State, options: Sequence[str]) -> Sequence[str]:
    """Cards, and beside the last of the Turn a Crown, or the highest Coin."""
    cards = [o for o in options if o.startswith(("card:", "discard:"))]
    if state.plays_left > 1 and cards:
        return cards
    coins = [o for o in options if o.endswith(":after")]
    return [*cards, *(o for o in options if o == "crown"), *coins[-1:]]


def glance(state: State, seat: int, space: int) -> float:
    """What cubes in a Space might bring: its points where one is not there yet, its tokens and the own Avatar where
    one has no Control."""
    if state.control[seat] >> space & 1:
        return 0.0
    value = CROWN * state.board_crowns.get(space, 0) + COIN * len(state.board_coins.get(space, ()))
    if space == state.board.avatars[seat]:
        value += AVATAR
    elif MUSKETEER_SPACES >> space & 1:
        value += MUSKETEER
    value *= ON_THE_WAY / state.board.needed[seat][space]
    if state.held[seat] >> space & 1:
        return value
    return value + glance_at_points(state, space) * (1 if get_owner(state, space) == NOBODY else 1 + RIVALS)


def glance_at_points(state: State, space: int) -> float:
    """The points of a Space with Influence, PP twice while mid-game scoring is to come."""
    data = state.board.spaces[space]
    return data.pp[0] * (2 if state.midgame is None else 1) + data.mp[0]


def glance_at_removal(state: State, seat: int, space: int) -> float:
    """What taking a rival's cube might bring: the points of the Space with the last."""
    if state.held[seat] >> space & 1:
        return -1.0
    return glance_at_points(state, space) / state.count[space]


GLANCES = {
    "place-cubes": glance,
    "setup-cubes": glance,
    "move-destination": glance,
    "remove-cubes": glance_at_removal,
}


def pick_cube(state: State, seat: int, decision: Decision) -> str:
    """The cube of a Move one misses least; no more than are needed, but for a token."""
    sources = [o for o in decision.options if o != GO]
    best = min(sources, key=lambda o: price_of_cube(state, seat, space_of(o), decision.about["picked"]), default=GO)
    if GO not in decision.options or best == GO:
        return best
    to = INDEX[decision.about["to"]]
    wants_more = (to in state.board_crowns or to in state.board_coins) and not state.control[seat] >> to & 1
    spare = price_of_cube(state, seat, space_of(best), decision.about["picked"]) == 0
    return best if wants_more and spare else GO


def price_of_cube(state: State, seat: int, space: int, picked: Sequence[str]) -> float:
    """What taking one more cube from an own Space costs: its points with the last, something where Control goes."""
    left = state.count[space] - picked.count(SPACES[space]) - 1
    if space == state.board.avatars[seat] and left < state.board.needed[seat][space]:
        return AVATAR
    if left < 1:
        return 1.0 + state.board.spaces[space].pp[0] + state.board.spaces[space].mp[0]
    return 0.5 if state.control[seat] >> space & 1 and left < state.board.needed[seat][space] else 0.0
