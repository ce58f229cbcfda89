"""A greedy bot, for `python -m fronde lab balance`: it evaluates choices by the results of elections held now.

It counts the immediate effects of its blocks, cards and tokens, and its own dice break ties. It reads nothing hidden
from its seat, and does not consider the answers of others.
"""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.rng import Dice
from fronde.core.types import Action, Decision
from fronde.games.liberte.data import CARDS, FACTIONS, PARIS, PLACE, TURN
from fronde.games.liberte.model import (
    State,
    can_keep,
    find_stack,
    highest_stacks,
    is_general,
    reach_of,
)
from fronde.games.liberte.steps.actions import find_plays
from fronde.games.liberte.steps.elections import is_small, points_at_stake
from fronde.games.liberte.steps.specials import TARGETS

AHEAD, LEVEL, BEHIND = 0.9, 0.45, 0.1
"""The probability that a stack wins its province if it is the highest, one of the highest, or lower."""
GOVERNS, FOLLOWS, LAST = 1.5, 1.0, 0.6
"""The value of a vote of the leading faction, of the second, and of the third."""
DRAWN = 0.35
"""The factor for taking a card, compared with placing blocks."""
SPECIAL_AGAINST = 0.5
"""The factor for a rival's loss, compared with an own gain."""
SPARED = 2
"""Cards that a bot keeps for more important ties."""
TASTE = 40
"""The largest random preference of a bot for or against a faction, in per cent."""
ENDING = 0.02
"""The value of ending the action; a card with less value is not played."""
POINT = 0.5
"""The value of a victory point, compared with a vote."""


class Bot:
    """A bot; its dice give it random preferences for factions."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.taste: dict[str, float] = {faction: 1 + (dice.below(2 * TASTE + 1) - TASTE) / 100 for faction in FACTIONS}

    def decide(self, state: State, decisions: Sequence[Decision]) -> tuple[Action, ...]:
        """The answer to the required question."""
        decision = next(one for one in decisions if one.required)
        picks = getattr(self, CHOOSERS[decision.step])(state, decision)
        return (Action(decision.seat, decision.step, picks),)

    # --- what things are worth ---

    def worth(self, state: State, seat: str) -> dict[str, float]:
        """The value of a vote of each faction for a seat, from the faction's rank and the bot's preferences."""
        leads: dict[str, float] = dict.fromkeys(FACTIONS, 0.0)
        for stacks in state.map:
            highest = highest_stacks(stacks)
            for stack in highest:
                leads[stack.faction] += 1 / len(highest)
        ranking = sorted(leads, key=lambda faction: -leads[faction])
        by_rank = dict(zip(ranking, (GOVERNS, FOLLOWS, LAST), strict=True))
        return {faction: by_rank[faction] * self.taste[faction] for faction in FACTIONS}

    def gain(self, state: State, seat: str, faction: str, place: int, n: int) -> float:
        """The gain from `n` more blocks in a province."""
        own = find_stack(state, place, seat)
        before, rival = own.n if own else 0, max((s.n for s in state.map[place] if s.seat != seat), default=0)
        votes = before + n if place == PARIS else 1
        prize = votes + POINT * points_at_stake(state, place)
        return (chance(before + n, rival) - (chance(before, rival) if before else 0)) * prize

    def card_gain(self, state: State, seat: str, card: str, worth: dict[str, float], options: Sequence[int]) -> float:
        """The gain from a card in the best province of `options`."""
        faction, value = CARDS[card].faction or "", CARDS[card].value
        gains = [
            self.gain(state, seat, faction, place, min(value, 3 - (own.n if own else 0)))
            for place in options
            if (own := find_stack(state, place, seat)) is None or (own.faction == faction and own.n < 3)
            if own is not None or len(state.map[place]) < 3
        ]
        return worth[faction] * max(gains, default=0.0) if state.supply[faction] else 0.0

    # --- an action ---

    def choose_action(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The card with the highest gain, or a card from the table if none has much."""
        seat, worth = decision.seat, self.worth(state, decision.seat)
        values = [self.value_of(state, seat, option, worth) for option in decision.options]
        return self.dice.best(decision.options, values)

    def value_of(self, state: State, seat: str, option: str, worth: dict[str, float]) -> float:
        """The value of an action."""
        kind, _, card = option.partition(":")
        if kind == "place":
            return self.card_gain(state, seat, card, worth, reach_of(card)) + 0.01 * CARDS[card].value
        if kind == "cannon":
            return self.cannon_gain(state, seat, card)
        if kind == "special":
            return self.special_gain(state, seat, card, worth)
        if kind == "take":
            room = len(state.hands[seat]) < 8
            value = CARDS[card].value if card in CARDS else 1.4
            return DRAWN * (0.6 + 0.2 * value) if room else 0.0
        return ENDING if option == "end-turn" else 0.0

    def cannon_gain(self, state: State, seat: str, card: str) -> float:
        """The value of a token in the Battle Box: for a seat with a general, or a card that is one, until it leads by
        two."""
        generals = [own for own in state.displays[seat] if is_general(own)]
        if not generals and not is_general(card):
            return 0.0
        rival = max(n for other, n in state.battle_box.items() if other != seat)
        lead = state.battle_box[seat] - rival
        if lead > 1:
            return 0.0
        return POINT * TURN[state.turn].points * (0.5 if lead >= 0 else 0.35) + 0.1 * is_general(card)

    def special_gain(self, state: State, seat: str, card: str, worth: dict[str, float]) -> float:
        """The value of a Special, at its best target."""
        targets = TARGETS[CARDS[card].effect or ""](state)
        return max((self.strike_gain(state, seat, target, worth) for target in targets), default=0.0)

    def strike_gain(self, state: State, seat: str, target: str, worth: dict[str, float]) -> float:
        """The value of removing a block, a stack or a displayed card; negative if it is an own one."""
        kind, _, rest = target.partition(":")
        if kind == "card":
            owner = next((own for own, display in state.displays.items() if rest in display), seat)
            return -1.0 if owner == seat else SPECIAL_AGAINST * 0.3 * CARDS[rest].value
        province, _, owner = rest.partition(":")
        place = PLACE[province]
        stack = find_stack(state, place, owner)
        if stack is None or owner == seat:
            return -1.0
        rival = max((s.n for s in state.map[place] if s.seat != owner), default=0)
        remaining = 0 if kind == "stack" else stack.n - 1
        loss = chance(stack.n, rival) - (chance(remaining, rival) if remaining else 0)
        own = find_stack(state, place, seat)
        mine = worth[own.faction] * (chance(own.n, remaining) - chance(own.n, stack.n)) if own else 0.0
        return SPECIAL_AGAINST * worth[stack.faction] * loss + mine

    def choose_place(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The province where blocks gain most for their number."""
        return self.dice.best(decision.options, [self.place_gain(state, decision.seat, o) for o in decision.options])

    def place_gain(self, state: State, seat: str, option: str) -> float:
        """The gain from blocks of the current card in a province."""
        _, province, n = option.split(":")
        return self.gain(state, seat, CARDS[state.playing].faction or "", PLACE[province], int(n)) - 0.05 * int(n)

    def choose_keep(self, state: State, decision: Decision) -> tuple[str, ...]:
        """Keep a card that is useful in ties or battles, and end the action unless another card is worth playing."""
        display, card = state.displays[decision.seat], state.playing
        worthy = CARDS[card].value > 1 or is_general(card) or len(display) < 2
        choice = "keep" if worthy and can_keep(display, card) else "discard"
        return (choice if self.goes_on(state, decision.seat) else f"{choice}-end",)

    def goes_on(self, state: State, seat: str) -> bool:
        """Whether another card is worth playing in this action."""
        worth = self.worth(state, seat)
        plays = find_plays(state, state.stack[-2])
        return any(self.value_of(state, seat, play, worth) > ENDING for play in plays)

    def choose_target(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The target where a Special hurts rivals most."""
        worth = self.worth(state, decision.seat)
        values = [0.0 if o == "spare" else self.strike_gain(state, decision.seat, o, worth) for o in decision.options]
        return self.dice.best(decision.options, values)

    # --- hands ---

    def choose_discards(self, state: State, decision: Decision) -> tuple[str, ...]:
        """As few cards as required, Specials and low cards first."""
        cards = sorted(decision.options, key=lambda option: CARDS[option.partition(":")[2]].value)
        return tuple(cards[: decision.least])

    def choose_card(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The open card or the deck, by value."""
        values = []
        for option in decision.options:
            card = option.partition(":")[2]
            value = CARDS[card].value if card in CARDS else {"rest": 1.7, "deck": 1.6, "": 0.0}.get(card, 0.0)
            values.append(value)
        return self.dice.best(decision.options, values)

    # --- ties ---

    def choose_advance(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The lowest card that leads, if much is at stake or there are cards to spare; in small provinces otherwise
        nothing until more is at stake."""
        cards = [option.partition(":")[2] for option in decision.options if option.startswith("advance:")]
        best = max((CARDS[bid.card].value for bid in state.stack[-1]["bids"]), default=0)
        ahead = sorted((card for card in cards if CARDS[card].value > best), key=lambda card: CARDS[card].value)
        province = decision.about.get("province")
        if province is not None and is_small(state, PLACE[province]):
            spare = max(len(state.displays[decision.seat]) - SPARED, 0)
            if not (ahead and spare):
                return ("decline-small",)
            last = f"last:{ahead[0]}"
            return (last if spare == 1 and last in decision.options else f"advance:{ahead[0]}",)
        if decision.step == "government-tie" and not self.has_stake(state, decision, ahead):
            return ("decline",)
        return (f"advance:{ahead[0]}",) if ahead else ("decline",)

    def has_stake(self, state: State, decision: Decision, ahead: Sequence[str]) -> bool:
        """Whether the seat has votes of the faction of its best card."""
        if not ahead:
            return False
        return state.votes[decision.seat][FACTIONS.index(CARDS[ahead[0]].faction or "white")] > 0


def chance(own: int, rival: int) -> float:
    """The probability that a stack wins against the highest other stack."""
    return AHEAD + 0.03 * (own - rival) if own > rival else LEVEL if own == rival else BEHIND


CHOOSERS = {
    "choose-action": "choose_action", "go-on": "choose_action", "place-blocks": "choose_place",
    "keep-card": "choose_keep", "special-target": "choose_target", "terror-card": "choose_target",
    "refresh-discard": "choose_discards", "discard-two": "choose_discards", "refresh-draw": "choose_card",
    "take-card": "choose_card", "take-second": "choose_card", "battle-tie": "choose_advance",
    "province-tie": "choose_advance", "government-tie": "choose_advance", "votes-tie": "choose_advance",
}  # fmt: skip
"""The method that answers each question."""
