"""Makes puzzles from games of the quick opponent: questions with one answer that is clearly best.

It looks at the questions of the last part of a game that take one pick, values their answers as the thoughtful
opponent does, and plays on from the best of them to the end of the game, in the same imagined worlds. A first set of
games stops as soon as no answer leads: most questions are given up after four worlds, and once a game is decided for a
seat its later questions too. A second set, with other seeds and as many games, must agree. The file of puzzles is
written after every game, so the same command goes on. Puzzles under older rules are dropped. Several games take turns.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice
from math import sqrt
from time import process_time
from typing import NamedTuple

from fronde.bots import LEVELS, choose
from fronde.bots.advice import WORLDS, explain, try_others
from fronde.bots.chances import find_chances, find_slope
from fronde.bots.lookahead import THROWS, Plan
from fronde.bots.players import hand_over_answers
from fronde.bots.puzzles import Puzzle, find_path, read_puzzles, write_puzzles
from fronde.bots.quick import Candidate, own_part
from fronde.bots.thoughtful import Rival, Thoughtful
from fronde.bots.turning import GLANCES, tell_apart
from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.opponents import Advice
from fronde.core.rng import KEYS, Dice, LooseDice
from fronde.core.types import Action, Decision, Seat
from fronde.lab.runs import add_shared_arguments, find_games, start
from fronde.lab.sparring import find_seat, make_player, take_turn

BY = LEVELS[0]
"""Who plays the games."""
FEWEST, MOST = 3, 25
"""How many answers a puzzle offers; more do not fit in one menu."""
MOST_COMPARED = 4
"""The most answers to play on: the quick opponent's, and the best others by value."""
MOST_WEIGHED, MOST_TRIED, MOST_FROM_ONE = 40, 10, 2
"""The most questions of a game to compare by value and to play on, and the most puzzles from it."""
LATE = 0.8
"""The part of a game before its first question that is looked at. What comes later takes less time to play on from, and
more often decides the game."""
OPEN = 0.2, 0.7
"""The chances to win between which a game is still open for a seat; the maps of some games understate the rest."""
QUICK_TRIES = 5
"""How often the quick opponent is asked: its answer may depend on the dice."""
SOON, BATCH, LEAST, LONGEST = 2, 4, 24, 48
"""Worlds after which a decided game is given up; of a batch of games, after which the first set may give up; at least
and at most in one set."""
LONGEST_GAME = 4000
"""Choices after which a game is given up, and counts for nobody."""
LEAST_MARGIN, PROMISING = 0.08, 0.12
"""The smallest chance to win by which the second-best answer must be behind in each set; and in the first set after
each batch, so that the time goes to the clearest questions."""
SURE = 3.0
"""Standard errors by which the best answer must lead in both sets together."""
OTHER = 1 << 40
"""What the second set adds to the seed of the first."""


class Idea(NamedTuple):
    """A question that may become a puzzle: what the seat knew, the number of choices before, the plan of each answer
    that is played on, by its pick, and by how much of a chance to win the first answer leads in value."""

    match: Match
    actions: int
    decision: Decision
    plans: Mapping[str, Sequence[Action]]
    gap: float = 0.0


class Lead(NamedTuple):
    """The best and the second-best answer by the games, how much less the second-best wins, and the standard error of
    that."""

    best: str
    second: str
    margin: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether the margin is certainly large enough."""
        return self.margin >= max(LEAST_MARGIN, SURE * self.error)


Wins = Mapping[str, list[bool]]
"""Whether the seat wins after each answer, alone or with others, world by world."""


def find_ideas(game: AnyGame, seed: int, players: int | None) -> list[Idea]:
    """The questions of the last part of a game to play on, where it is still open. The choice is among some of each
    step: those whose best answer leads by most in value come first, for they become puzzles about twice as often."""
    match, dice = start(game, seed, players), Dice(seed)
    player, by_step = make_player(BY, game, dice), dict[str, list[tuple[Match, Seat]]]()
    while not match.over:
        seat = find_seat(match)
        if (decision := find_puzzling(match, seat)) is not None:
            by_step.setdefault(decision.step, []).append((match.copy(), seat))
        take_turn(match, seat, player)
    begin = len(match.log) * LATE
    late = [
        [(before, seat) for before, seat in questions if len(before.log) >= begin and is_open(before, seat)]
        for questions in by_step.values()
    ]
    rows = [enumerate(dice.shuffle(questions)) for questions in late]
    in_turn = [one for _, one in sorted((one for row in rows for one in row), key=lambda one: one[0])]
    ideas = [_compare(before, seat, dice) for before, seat in in_turn[:MOST_WEIGHED]]
    return sorted((one for one in ideas if one is not None), key=lambda one: -one.gap)[:MOST_TRIED]


def is_open(match: Match, seat: Seat) -> bool:
    """Whether a game is still open for a seat, as far as can be told without playing on."""
    chances = find_chances(match.game)
    return chances is None or OPEN[0] < chances(match.state, seat) < OPEN[1]


def find_puzzling(match: Match, seat: Seat) -> Decision | None:
    """The only question that a seat has to answer, if it takes one pick of a few."""
    decisions = [one for one in match.decisions_of(seat) if one.required and not one.answered]
    if len(decisions) != 1 or decisions[0].draft or decisions[0].sealed:
        return None
    (one,) = decisions
    return one if one.least == one.most == 1 and FEWEST <= len(one.options) <= MOST else None


def _compare(before: Match, seat: Seat, dice: Dice) -> Idea | None:
    """The most promising answers to a question, as far as the seat can tell; None if the quick opponent prefers an
    optional choice."""
    match, bot = before.resample(seat, dice), Thoughtful(before.game)
    decision, choice = find_puzzling(match, seat), choose(match, seat, BY, dice)[0]
    if decision is None or choice.step != decision.step:
        return None
    quick = hand_over_answers(bot, match, seat)
    own = Dice(dice.below(KEYS))
    candidates = try_others(quick, [decision], lambda dice: match.imagine(seat, dice), own, choice)
    first, second, *rest = sorted((one.value for one in candidates), reverse=True)
    gap = (first - second) * find_slope(match.game, match.state, seat)
    plans = {one.plan.actions[0].picks[0]: own_part(one.plan) or one.plan.actions[:1] for one in candidates}
    few = dict(islice(plans.items(), MOST_COMPARED))
    return Idea(match, len(before.log), decision, few, gap) if first > rest[-1] and len(few) >= FEWEST else None


# --- playing on ---


def make_puzzle(idea: Idea, seed: int, first: Wins, *, plain: bool) -> Puzzle | None:
    """The puzzle of a question; None if no answer is clearly best in both sets of games, or if there is nothing to say
    for it over the second-best. `first`: an empty set, to be filled. `plain`: whether the best may be the answer of the
    quick opponent."""
    quick = ask_quick(idea.match, idea.decision.seat)
    if not play_first(idea, first, Dice(seed ^ idea.actions), () if plain else quick):
        return None
    other, dice = play_none(idea), Dice((seed ^ idea.actions) + OTHER)
    for _ in range(count_games(first)):
        play_world(idea, other, dice)
    again = find_lead(other)
    if again.best != find_lead(first).best or again.margin < LEAST_MARGIN:
        return None
    wins = {pick: [*first[pick], *other[pick]] for pick in idea.plans}
    lead = find_lead(wins)
    if not lead.is_clear:
        return None
    why = {pick: tell_why(idea, lead.best, pick, seed) for pick in idea.plans if pick != lead.best}
    has_words = why[lead.second].reasons or why[lead.second].effects
    return _describe(idea, wins, quick, why, seed) if has_words else None


def ask_quick(match: Match, seat: Seat) -> list[str]:
    """The answers that the quick opponent gives to a question of one pick."""
    return sorted({choose(match, seat, BY, Dice(number))[0].picks[0] for number in range(QUICK_TRIES)})


def play_none(idea: Idea) -> Wins:
    """A set without games."""
    return {pick: [] for pick in idea.plans}


def count_games(wins: Wins) -> int:
    """The number of games after each answer."""
    return len(next(iter(wins.values())))


def play_first(idea: Idea, wins: Wins, dice: Dice, without: Sequence[str] = ()) -> bool:
    """Play the first set of games. Returns whether one answer is clearly best in it, and none of `without`."""
    for number in range(1, LONGEST + 1):
        play_world(idea, wins, dice)
        if number == SOON and is_decided(wins):
            return False
        if number % BATCH:
            continue
        lead = find_lead(wins)
        if lead.margin < PROMISING or lead.best in without:
            return False
        if number >= LEAST and lead.is_clear:
            return True
    return find_lead(wins).margin >= LEAST_MARGIN


def is_decided(wins: Wins) -> bool:
    """Whether the seat wins all games of a set, or none."""
    return len({result for results in wins.values() for result in results}) == 1


def play_world(idea: Idea, wins: Wins, dice: Dice) -> None:
    """Play on from each answer in one imagined world, with the same dice, and note whether the seat wins."""
    match, seat = idea.match, idea.decision.seat
    bot, rules = Thoughtful(match.game), match.game.rules
    bot.search = replace(bot.search, glances=GLANCES)
    hand_over_answers(bot, match, seat)
    world, seed = match.imagine(seat, dice), dice.below(THROWS)
    for pick, plan in idea.plans.items():
        state, machine = rules.copy(world), bot.make_glance(bot.quick.make_value(), LooseDice(seed))
        bot.follow(state, plan, machine, LooseDice(seed), lambda: False, LONGEST_GAME)
        result = rules.result(state)
        wins[pick].append(result is not None and seat in result.winning_seats())


def find_lead(wins: Wins) -> Lead:
    """The lead of the best answer over the second-best."""
    best, second, *_ = sorted(wins, key=lambda pick: -sum(wins[pick]))
    losses = [int(more) - int(less) for more, less in zip(wins[best], wins[second], strict=True)]
    mean = sum(losses) / len(losses)
    spread = sum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1)
    return Lead(best, second, mean, sqrt(spread / len(losses)))


def tell_why(idea: Idea, best: str, other: str, seed: int) -> Advice:
    """What speaks for the best answer over another one, at once or else after a turn or two of playing on. Values that
    prefer the other, against the games, are no reason: what remains are the effects."""
    plans, seat, dice = [idea.plans[best], idea.plans[other]], idea.decision.seat, Dice(seed)
    advice = tell_apart(idea.match, seat, plans, dice)
    if not advice.reasons:
        advice = _tell_later(idea.match, seat, plans, dice)
    return advice if advice.reasons else advice._replace(instead=None, late=False, ground="thumb")


def _tell_later(match: Match, seat: Seat, plans: Sequence[Sequence[Action]], dice: Dice) -> Advice:
    bot, draw = Thoughtful(match.game), LooseDice(dice.below(THROWS))
    quick = hand_over_answers(bot, match, seat)
    rivals = [Rival(Candidate(0.0, Plan(0.0, tuple(plan), None, len(plan)))) for plan in plans]
    value = quick.make_value()
    for _ in range(WORLDS):
        world, throw = match.imagine(seat, draw), draw.below(THROWS)
        for rival in rivals:
            bot.play_on(world, rival, throw, value)
    better, own = (rival.result() for rival in rivals)
    return explain(quick, seat, lambda dice: match.imagine(seat, dice), dice, [(better, own)])


def _describe(idea: Idea, wins: Wins, quick: Sequence[str], why: Mapping[str, Advice], seed: int) -> Puzzle:
    match, decision = idea.match, idea.decision
    games = count_games(wins)
    chances = {pick: round(sum(wins[pick]) / games, 3) for pick in sorted(wins, key=lambda pick: -sum(wins[pick]))}
    return Puzzle(
        match.game.title.version, seed, idea.actions, match.setup.players, match.setup.options, match.position(),
        decision.seat, decision.step, chances, games, quick, json.loads(json.dumps(why)),
    )  # fmt: skip


def find_in_game(game: AnyGame, seed: int, players: int | None, puzzles: Sequence[Puzzle], aim: int) -> list[Puzzle]:
    """The puzzles of one game, as far as they are still needed. At most half of all puzzles are what the quick
    opponent plays. After a question at which the game is decided for a seat, its later ones are left out."""
    new: list[Puzzle] = []
    limits: dict[Seat, int] = {}
    for idea in find_ideas(game, seed, players):
        seat, wins = idea.decision.seat, play_none(idea)
        if idea.actions >= limits.get(seat, idea.actions + 1):
            continue
        easy = sum(one.solution in one.quick for one in (*puzzles, *new))
        plain = 2 * (easy + 1) <= len(puzzles) + len(new) + 1
        if (puzzle := make_puzzle(idea, seed, wins, plain=plain)) is not None:
            new.append(puzzle)
        if is_decided(wins):
            limits[seat] = idea.actions
        if len(new) >= min(MOST_FROM_ONE, aim - len(puzzles)):
            break
    return new


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    add_shared_arguments(parser, games=1000, seed=700_000, every=True)
    parser.add_argument("--aim", type=int, default=20, help="puzzles of each game (default 20)")


def run(args: argparse.Namespace) -> int:
    """Make the puzzles of every game. Returns 0, or 1 if the games did not suffice."""
    games = find_games(args)
    while games:
        games = [game for game in games if _add(game, args)]
    return int(any(len(_read(game)[1]) < args.aim for game in find_games(args)))


def _read(game: AnyGame) -> tuple[int, list[Puzzle]]:
    """The seed of the next game to look at, and the puzzles under the current rules."""
    following, puzzles = read_puzzles(find_path(game))
    return following, [one for one in puzzles if one.version == game.title.version]


def _add(game: AnyGame, args: argparse.Namespace) -> bool:
    """Add the puzzles of one more game, unless there are enough of them or of games; returns whether there were not."""
    before, (following, puzzles) = process_time(), _read(game)
    seed = max(following, args.seed)
    if len(puzzles) >= args.aim or seed >= args.seed + args.games:
        return False
    puzzles += find_in_game(game, seed, args.players, puzzles, args.aim)
    write_puzzles(find_path(game), seed + 1, puzzles)
    seconds = f"{process_time() - before:.0f} s"
    print(f"{game.key}: {len(puzzles)} of {args.aim} after game {seed}, {seconds}", file=sys.stderr, flush=True)
    return True
