"""Is the board of Frondeurs et Frondeuses fair? Greedy bots play it with four players; what each Faction makes of it.

A bot looks one step ahead over the score: it tries every option on a copy of the position and takes the best, ties by
its own dice. Where an option shows its effect only later (a card, an Action, where a Move ends) it plays on greedily,
to the end of that card. What a seat cannot see (hands, decks, the Coins that lie on the board) it does not weigh.

Turn order belongs to the Factions (5.13), so a seat is a Faction and cannot rotate; the bots do. Bot 1 plays another
Faction in every game of four, and every game has its own seed for cards, Coins and dice. The bots being equal, each
should win a quarter: a check on the run itself.

Shares are given with Wilson's interval, means with the normal one, both for 95 %. Cards of one game are not
independent, so for the battle cards the mean a game is the safer figure.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from multiprocessing import Pool
from statistics import fmean, stdev
from typing import NamedTuple

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Event, Json, Seat, Setup
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


# --- games ---

TOKENS = ("crowns", "coins", "musketeers")
NO_ONE = "nobody"
BOTS = tuple(f"Bot {n}" for n in range(1, len(FACTIONS) + 1))


@dataclass
class Played:
    """What came of one game: who won, every score by item, and by Faction what it won on the way."""

    winner: Seat
    bot: str
    scores: Mapping[Seat, Mapping[str, int]]
    battles: Counter[Seat] = field(default_factory=Counter)
    """Battle cards by winner; a tie stands under "nobody"."""
    tokens: dict[str, Counter[Seat]] = field(default_factory=lambda: {kind: Counter() for kind in TOKENS})
    choices: int = 0


class Task(NamedTuple):
    """One game to play."""

    seed: int
    options: Mapping[str, Json]


def play_one(task: Task) -> Played:
    """Play one game to its end."""
    turn = task.seed % len(BOTS)
    players = BOTS[turn:] + BOTS[:turn]
    match, _ = Match.start(GAME, Setup(GAME.key, players, task.seed, task.options))
    bots = {name: Bot(Dice((task.seed << 8) + number)) for number, name in enumerate(BOTS)}
    played = Played("", "", {})
    while not match.over:
        seat = match.waiting_for()[0]
        bot = bots[GAME.rules.player_of(match.setup, match.state, seat)]
        for action in bot.decide(match.state, match.decisions):
            note(played, match.submit(action.seat, action.picks, action.step))
            played.choices += 1
    assert match.result is not None
    played.winner, played.scores = match.result.ranking[0], match.result.scores
    played.bot = GAME.rules.player_of(match.setup, match.state, played.winner)
    return played


def note(played: Played, events: Iterable[Event]) -> None:
    """Count the battles and tokens won."""
    for event in events:
        if event.kind == "battle-won":
            played.battles[event.data["seat"]] += 1
        elif event.kind == "battle-tied":
            played.battles[NO_ONE] += 1
        elif event.kind == "crown-won":
            played.tokens["crowns"][event.data["seat"]] += event.data["n"]
        elif event.kind == "coins-won":
            played.tokens["coins"][event.data["seat"]] += len(event.data["values"])
        elif event.kind == "musketeer-won":
            played.tokens["musketeers"][event.data["seat"]] += 1


def play_all(tasks: Sequence[Task], jobs: int) -> Iterator[Played]:
    """Play the games, in several processes where asked to."""
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(play_one, tasks)
        return
    with Pool(jobs) as pool:
        yield from pool.imap(play_one, tasks, chunksize=2)


# --- figures ---

Z95 = 1.959964
"""Standard deviations either side that hold 95 %."""


def share(hits: int, of: int) -> dict[str, float]:
    """A share with Wilson's 95 % interval; of nothing, anything."""
    if not of:
        return {"count": 0, "share": 0.0, "low": 0.0, "high": 1.0}
    p, z = hits / of, Z95**2 / of
    middle, half = (p + z / 2) / (1 + z), sqrt(p * (1 - p) * z + z * z / 4) / (1 + z)
    return {"count": hits, "share": p, "low": max(middle - half, 0.0), "high": min(middle + half, 1.0)}


def mean(values: Sequence[float]) -> dict[str, float]:
    """A mean with its normal 95 % interval; of a single value, that value alone."""
    middle = fmean(values)
    half = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": middle, "low": middle - half, "high": middle + half}


def measure(games: Sequence[Played]) -> dict[str, Json]:
    """Every figure of some games, as the table shows them."""
    cards = sum(game.battles.total() for game in games)
    items = list(games[0].scores[FACTIONS[0]])
    return {
        "games": len(games),
        "choices_per_game": mean([game.choices for game in games]),
        "wins": {f: share(sum(game.winner == f for game in games), len(games)) for f in FACTIONS},
        "wins_by_bot": {b: share(sum(game.bot == b for game in games), len(games)) for b in BOTS},
        "score": {i: {f: mean([game.scores[f][i] for game in games]) for f in FACTIONS} for i in items},
        "battle_cards": {f: share(sum(game.battles[f] for game in games), cards) for f in (*FACTIONS, NO_ONE)},
        "battle_cards_per_game": {f: mean([game.battles[f] for game in games]) for f in (*FACTIONS, NO_ONE)},
        "tokens": {t: {f: mean([game.tokens[t][f] for game in games]) for f in FACTIONS} for t in TOKENS},
    }


def tell(figures: Mapping[str, Json]) -> Iterator[str]:
    """The table, line by line."""
    choices = figures["choices_per_game"]["mean"]
    yield f"{figures['games']} games, {choices:.0f} choices each; 95 % intervals in brackets"
    yield _row("", [*FACTIONS, NO_ONE])
    yield _row("games won", [_percent(figures["wins"][f]) for f in FACTIONS])
    for item, by_faction in figures["score"].items():
        yield _row(f"score: {item}", [_number(by_faction[f]) for f in FACTIONS])
    yield _row("battle cards won", [_percent(s) for s in figures["battle_cards"].values()])
    yield _row("battle cards a game", [_number(m) for m in figures["battle_cards_per_game"].values()])
    for token, by_faction in figures["tokens"].items():
        yield _row(f"{token} won", [_number(by_faction[f]) for f in FACTIONS])
    yield _row("", list(BOTS))
    yield _row("games won", [_percent(figures["wins_by_bot"][b]) for b in BOTS])


def _row(name: str, cells: Sequence[str]) -> str:
    return f"{name:<20}" + "".join(f"{cell:>21}" for cell in cells)


def _percent(figure: Mapping[str, float]) -> str:
    return f"{100 * figure['share']:.1f} % [{100 * figure['low']:.1f}, {100 * figure['high']:.1f}]"


def _number(figure: Mapping[str, float]) -> str:
    return f"{figure['mean']:.2f} [{figure['low']:.2f}, {figure['high']:.2f}]"


# --- the tool ---


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("--games", type=int, default=400, help="games to play (default 400)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game, the next has one more (default 0)")
    parser.add_argument("--options", type=json.loads, default={}, metavar="JSON", help="options of the game")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(given: argparse.Namespace) -> int:
    """Play the games and print what each Faction made of them. Gives 0."""
    tasks = [Task(given.seed + number, given.options) for number in range(max(given.games, 1))]
    figures = measure(list(play_all(tasks, given.jobs)))
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        print("\n".join(tell(figures)))
    return 0
