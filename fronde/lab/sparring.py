"""The players of an arena: the levels of opponents, a beginner, the greedy machine of a game, and a random player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import takewhile
from time import process_time_ns
from typing import Any

from fronde.bots import LEVELS
from fronde.bots.defaults import find_balance
from fronde.bots.greedy import Greedy
from fronde.bots.players import Bot, ask, find_bot, open_actions
from fronde.core.errors import InvariantError
from fronde.core.game import AnyGame, Game, S
from fronde.core.match import Match
from fronde.core.offers import ANSWERING
from fronde.core.opponents import Machine
from fronde.core.rng import Dice
from fronde.core.types import Action, Seat
from fronde.tools.play import LONGEST, choose

BEGINNER = "beginner"
KINDS = ("random", "greedy", BEGINNER, *LEVELS)
SLIPS = 10
"""One choice in this many of a beginner is random; for the others they play as a quick opponent."""
HUNDREDTH_MS = 10_000
"""Nanoseconds in a hundredth of a millisecond."""
TIMED = 7
"""One choice in this many is timed, since reading the CPU time may cost more than choosing."""
Player = Callable[[Match, Seat], tuple[Action, ...]]
"""A player: makes one or more choices, in order, for a seat that owes an answer."""


class Meter:
    """The cost of choices: hundredths of a millisecond of CPU time, rounded down to two significant digits -> number of
    choices."""

    def __init__(self) -> None:
        self.costs: Counter[int] = Counter()
        self.moves = 0

    def watch(self, player: Player) -> Player:
        """The same player, with some of its choices timed."""

        def play(match: Match, seat: Seat) -> tuple[Action, ...]:
            self.moves += 1
            if self.moves % TIMED:
                return player(match, seat)
            before = process_time_ns()
            actions = player(match, seat)
            self.note(process_time_ns() - before)
            return actions

        return play

    def note(self, nanoseconds: int) -> None:
        """Record the time of a choice."""
        cost = nanoseconds // HUNDREDTH_MS
        step = 10 ** max(len(str(cost)) - 2, 0)
        self.costs[cost // step * step] += 1


def make_machine(game: Game[S], dice: Dice) -> Machine[S]:
    """The greedy machine of a game."""
    balance = find_balance(game)
    return balance.make_bot(dice) if balance.make_bot else Greedy(game, dice, balance.make_value).decide


def make_player(kind: str, game: AnyGame, dice: Dice) -> Player:
    """A player of that kind."""
    if kind == "random":
        return lambda match, seat: choose_any(match, seat, dice)
    if kind == BEGINNER:
        player = make_player(LEVELS[0], game, dice)
        return lambda match, seat: player(match, seat) if dice.below(SLIPS) else choose_any(match, seat, dice)
    return seat_machine(make_machine(game, dice)) if kind == "greedy" else seat_bot(find_bot(game, kind), dice)


def seat_bot(bot: Bot, dice: Dice) -> Player:
    """An opponent as a player, with new dice for every choice."""
    return lambda match, seat: ask(bot, match, seat, Dice(dice.below(1 << 62)))


def seat_machine(machine: Machine[Any]) -> Player:
    """A machine as a player. The machine gets only the open questions of its seat."""
    return lambda match, seat: machine(match.state, [d for d in match.decisions_of(seat) if not d.answered])


def choose_any(match: Match, seat: Seat, dice: Dice) -> tuple[Action, ...]:
    """A random answer to one of the seat's required questions."""
    decision, picks = choose([d for d in match.decisions_of(seat) if d.required], dice)
    return (Action(seat, decision.step, picks),)


def find_seat(match: Match) -> Seat:
    """The next seat to ask: one with an offer to answer comes first."""
    partners = (decision.seat for decision in match.decisions if decision.step == ANSWERING)
    return next(partners, match.pending_seats()[0])


def play_match(match: Match, players: Mapping[str, Player]) -> None:
    """Play a game to its end with these players, by name. Raises InvariantError if the game does not end, IllegalAction
    for an illegal choice."""
    while not match.over:
        seat = find_seat(match)
        take_turn(match, seat, players[match.player_of(seat)])
        if len(match.log) > LONGEST:
            raise InvariantError(f"{match.game.key}, seed {match.setup.seed}: no end after {LONGEST} choices")


def take_turn(match: Match, seat: Seat, player: Player) -> None:
    """Carry out a player's choices, up to the first of another seat, as long as they are on offer."""
    actions = takewhile(lambda action: action.seat == seat, player(match, seat))
    for action in open_actions(match, list(actions)):
        match.submit(action.seat, action.picks, action.step)
