"""Who may meet in an arena: the levels of opponents, the greedy machine of `balance`, and a random player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from time import process_time_ns
from typing import Any

from fronde.bots import LEVELS
from fronde.bots.contract import Bot
from fronde.bots.players import ask, find_bot, still_offered
from fronde.core.errors import InvariantError
from fronde.core.game import Game
from fronde.core.match import Match
from fronde.core.offers import ANSWERING
from fronde.core.opponents import Machine
from fronde.core.rng import Dice
from fronde.core.types import Action, Seat
from fronde.lab.balance import make_machine
from fronde.tools.play import LONGEST, choose

KINDS = ("random", "greedy", *LEVELS)
HUNDREDTH_MS = 10_000
"""Nanoseconds in a hundredth of a millisecond."""
TIMED = 7
"""One choice of so many is timed: to ask for the CPU time may cost more than to choose."""
Chooser = Callable[[Match, Seat], tuple[Action, ...]]


class Meter:
    """What choices have cost: hundredths of a millisecond of CPU time -> how many; nothing finer than a twentieth of
    it is kept apart."""

    def __init__(self) -> None:
        self.costs: Counter[int] = Counter()

    def note(self, nanoseconds: int) -> None:
        """Note a choice."""
        cost = nanoseconds // HUNDREDTH_MS
        step = 10 ** max(len(str(cost)) - 2, 0)
        self.costs[cost // step * step] += 1


class Player:
    """One player of a game, and where its costs are noted."""

    def __init__(self, choose: Chooser, meter: Meter) -> None:
        self.choose = choose
        self.meter = meter
        self.moves = 0

    def play(self, match: Match, seat: Seat) -> None:
        """Make the choices it makes in a seat that owes an answer. Raises IllegalAction where one is not lawful."""
        self.moves += 1
        timed = self.moves % TIMED == 0
        before = process_time_ns() if timed else 0
        actions = self.choose(match, seat)
        if timed:
            self.meter.note(process_time_ns() - before)
        own = [action for action in actions if action.seat == seat]
        for action in still_offered(match, own[: _before_others(actions, seat)]):
            match.submit(action.seat, action.picks, action.step)


def _before_others(actions: tuple[Action, ...], seat: Seat) -> int:
    """How many choices of a plan come before somebody else's."""
    return next((number for number, action in enumerate(actions) if action.seat != seat), len(actions))


def make_player(kind: str, game: Game[Any], seed: int, meter: Meter) -> Player:
    """A player of that kind, whose dice fall by the seed."""
    dice = Dice(seed)
    if kind == "random":
        return Player(lambda match, seat: _at_random(match, seat, dice), meter)
    if kind == "greedy":
        return Player(_of_machine(make_machine(game, dice)), meter)
    return seat_bot(find_bot(game, kind), seed, meter)


def seat_bot(bot: Bot, seed: int, meter: Meter) -> Player:
    """A player for whom that opponent chooses, every time by dice of its own."""
    dice = Dice(seed)
    return Player(lambda match, seat: ask(bot, match, seat, Dice(dice.below(1 << 62))), meter)


def play_match(match: Match, players: Mapping[str, Player]) -> None:
    """Play a game to its end, by the player of each name. Raises InvariantError where it has none, or a choice is not
    lawful."""
    while not match.over:
        offered = (decision.seat for decision in match.decisions if decision.step == ANSWERING)
        seat = next(offered, match.pending_seats()[0])
        players[match.player_of(seat)].play(match, seat)
        if len(match.log) > LONGEST:
            raise InvariantError(f"{match.game.key}, seed {match.setup.seed}: no end after {LONGEST} choices")


def _at_random(match: Match, seat: Seat, dice: Dice) -> tuple[Action, ...]:
    """Any option of the questions a seat owes an answer to."""
    decisions = [d for d in match.decisions_of(seat) if d.required]
    decision, picks = choose(decisions, dice)
    return (Action(seat, decision.step, picks),)


def _of_machine(machine: Machine[Any]) -> Chooser:
    """A machine that looks at positions sees its own questions alone."""
    return lambda match, seat: machine(match.state, [d for d in match.decisions_of(seat) if not d.answered])
