"""The bots' knowledge of this game: the features of a position, the options worth trying, and how far to follow their
effects.

An option is evaluated where its effect is complete: for a card or an Action at the end of that card, for a Move at its
destination. Hidden components (hands, decks, the Coins on the board) are not read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf

from fronde.core.opponents import Explanation, Opponents, Search, Worth
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Seat
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.advice import find_changes
from fronde.games.frondeurs.cube_estimates import (
    CubeEstimates,
    Foresight,
    count_chance_of_end,
    count_points,
)
from fronde.games.frondeurs.data import FACTIONS, INDEX, LAST_SEASON, SPACES, each
from fronde.games.frondeurs.greedy import AVATAR, COIN, CROWN, MUSKETEER, ON_THE_WAY, RIVALS, read_means
from fronde.games.frondeurs.model import (
    MAZARINIST,
    MUSKETEER_SPACES,
    NOBODY,
    SEATS,
    State,
    count_supply,
    empty_spaces,
    get_owner,
    is_season,
    occupied_spaces,
    reach_free,
    value_of,
)
from fronde.games.frondeurs.reasons import MAXIMS, REASONS
from fronde.games.frondeurs.scoring import KING_BONUS, PENALTY
from fronde.games.frondeurs.steps.common import space_of
from fronde.games.frondeurs.steps.moving import GO
from fronde.games.frondeurs.steps.reserve import MOST_PLACED, contribution_limit

# --- what there is to see ---

NAMES = (
    "points", "rivals", "best_rival", "due", "orange", "orange_lead",
    "crowns", "coins", "musketeers", "crowns_near", "coins_near", "musketeers_near",
    "supply", "reserve", "uses", "avatar", "king_denied", "king_at_hand",
    "spaces", "controlled", "cards", "season_cards", "late_points", "late_rivals", "late_tokens", "late_supply",
    "near", "singles", "doubles",
    "addable", "spendable", "late_reserve", "late_uses", "last_points", "last_best", "last_reserve", "last_means",
    "late_singles", "late_doubles",
)  # fmt: skip


class Features:
    """The features of a position. Caches the points of a seat's Spaces, which most options do not change."""

    def __init__(self) -> None:
        self.cache: dict[object, tuple[int, int, int]] = {}

    def __call__(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The values of the features in `NAMES`, for the seat unless a name says otherwise. `due`: PP that mid-game
        scoring will add, less a third of each rival's. `near`: tens of points in empty Spaces that can be entered at no
        cost. `singles`, `doubles`: points in own Spaces with one and two cubes, without Control. `addable`: cubes that
        may still be added to the box with this card; `spendable`: cubes in the box that may be spent, times the
        probability that the game ends before the seat's next Turn. `late_`: a feature times the elapsed share of the
        game; `last_`: times that probability."""
        who = FACTIONS.index(seat)
        values = [self._count(state, one) for one in SEATS]
        points = [sum(values[one][:2]) + _count_rest(state, one) for one in SEATS]
        rivals = sum(points) - points[who]
        due = 0.0 if state.midgame is not None else values[who][0] - sum(values[o][0] for o in SEATS if o != who) / 3
        orange = [value[2] for value in values]
        tokens = _count_tokens(state, who)
        best = max(points[one] for one in SEATS if one != who)
        return (
            points[who],
            rivals,
            best,
            due,
            orange[who],
            orange[who] - max(orange[one] for one in SEATS if one != who),
            *tokens,
            *read_means(state, who),
            state.occupancy[who].bit_count(),
            state.control[who].bit_count(),
            len(state.hands[who]),
            sum(is_season(card) for card in state.hands[who]),
            *_weigh_by_time(state, who, points[who], rivals, best, tokens),
        )

    def _count(self, state: State, who: int) -> tuple[int, int, int]:
        """(PP, MP, MP in orange Spaces)."""
        key = who, state.occupancy[who], state.control[who], state.arrested
        if key not in self.cache:
            board = state.board
            self.cache[key] = (
                value_of(state, who, board.every, "pp"),
                value_of(state, who, board.every, "mp"),
                value_of(state, who, board.orange, "mp"),
            )
        return self.cache[key]


def _weigh_by_time(
    state: State, who: int, points: float, rivals: float, best: float, tokens: Sequence[float]
) -> tuple[float, ...]:
    """The values of the features from `late_points` on."""
    late, last = state.season / LAST_SEASON, count_chance_of_end(state)
    token_value = tokens[0] + tokens[1] / 2 + tokens[2]
    reserve, uses = state.reserve[who], state.reserve_uses[who]
    is_open = is_reserve_open(state, who)
    singles, doubles = count_loose(state, who)
    return (
        late * points,
        late * rivals,
        late * token_value,
        late * count_supply(state, who),
        count_points(state, reach_free(state, state.occupancy[who]) & empty_spaces(state)) / 10,
        singles,
        doubles,
        contribution_limit(state, who) if is_open else 0,
        last * reserve if is_open else 0.0,
        late * reserve,
        late * uses,
        last * points,
        last * best,
        last * reserve,
        last * (token_value + sum(tokens[3:])),
        late * singles,
        late * doubles,
    )


def count_loose(state: State, who: int) -> tuple[int, int]:
    """Points in own Spaces without Control: those with one cube, and those with two."""
    singles = doubles = 0
    for space in each(state.occupancy[who] & ~state.control[who]):
        if state.count[space] == 1:
            singles |= 1 << space
        elif state.count[space] == 2:
            doubles |= 1 << space
    return count_points(state, singles), count_points(state, doubles)


def is_reserve_open(state: State, who: int) -> bool:
    """Whether Gold or Exile can still be used after the card that was played (7.62, 7.66)."""
    play = state.play
    if who != state.active or not play.action or play.bonus or play.token or state.token_used:
        return False
    return play.placed <= MOST_PLACED and bool(state.options["gold_and_exile"])


def _count_rest(state: State, who: int) -> int:
    """Points that do not come from Spaces."""
    king = KING_BONUS if state.king == who != MAZARINIST else 0
    return (state.midgame[who] if state.midgame else 0) + king - PENALTY * state.reserve_uses[who]


def _count_tokens(state: State, who: int) -> tuple[float, ...]:
    """Crowns, Coins and Musketeers held, then those on the board, in proportion to the seat's cubes towards Control of
    their Spaces."""
    spaces, needs, count = state.occupancy[who], state.board.needed[who], state.count
    crowns = coins = musketeers = 0.0
    for space, number in state.board_crowns.items():
        if spaces >> space & 1:
            crowns += number * count[space] / needs[space]
    for space, values in state.board_coins.items():
        if spaces >> space & 1:
            coins += len(values) * count[space] / needs[space]
    if spaces & MUSKETEER_SPACES:
        musketeers = sum(count[space] / needs[space] for space in state.board.musketeers if spaces >> space & 1)
    return state.crowns[who], len(state.coins[who]), state.musketeers.count(who), crowns, coins, musketeers


# --- what belongs to an effect ---

STEPS_BETWEEN_EFFECTS = frozenset({"play-card", "end-turn"})
"""Steps at which the play of a card, or an action between cards, has ended."""
ANSWERS = frozenset({"block-placement", "double-musketeer", "choose-colour", "displace-cubes"})
"""Steps that may directly follow any choice and are part of its effect."""
INTERMEDIATE_STEPS = {
    "move-destination": ANSWERS | {"move-cubes"},
    "move-cubes": ANSWERS | {"move-cubes"},
    "arrest-third": frozenset({"make-room", "imprison"}),
    "season-price": frozenset({"lose-cubes"}),
}
"""For steps whose effect shows a few steps later, the steps in between."""
STEPS_TO_CARD_END = frozenset({"play-card", "choose-action", "season-timing", "choose-prison", "aramis-choice"})
"""Steps whose effect shows only at the end of the card."""
MOST_TRIED, NARROW = 8, 4
"""The most Spaces tried for a question about cubes: those with the highest quick estimate. The second number applies
after earlier choices."""
MANY = 10
"""The most options that thoughtful bots try where gains can be estimated: those with the highest gain."""


def is_idle(action: Action) -> bool:
    """Whether the action only ends the Turn, which changes no feature."""
    return action.step == "end-turn"


def find_follow(state: State, decision: Decision, option: str) -> Sequence[Decision]:
    """The next question that is part of the effect of an option, as a sequence; empty if the effect is complete."""
    follow = _find_next(state, decision, option)
    return () if follow is None else (follow,)


def _find_next(state: State, decision: Decision, option: str) -> Decision | None:
    waiting = [d for d in GAME.rules.decisions(state) if d.required]
    step = decision.step
    if decision.required and step not in STEPS_TO_CARD_END:
        through = INTERMEDIATE_STEPS.get(step, ANSWERS)
        if step == "season-price":
            waiting = [d for d in waiting if d.seat == decision.seat]
        return next((d for d in waiting if d.step in through), None)
    follow = waiting[0] if waiting else None
    if follow is None or follow.step == "end-turn":
        return None
    is_token = decision.step == "play-card" and not option.startswith(("card:", "discard:"))
    return follow if is_token or follow.step not in STEPS_BETWEEN_EFFECTS else None


@dataclass(slots=True, frozen=True)
class CandidateFinder:
    """Finds the options worth trying. `by`: the estimates of single cubes. `is_ranking`: options are tried in the order
    of these estimates, otherwise in the order of `quick_estimate`."""

    by: CubeEstimates
    is_ranking: bool = False

    def candidates(self, state: State, decisions: Sequence[Decision], dice: Dice, before: int) -> list[Action]:
        """Actions for the required question; at the end of a Turn also what may be done at any time: affiliate cube,
        King, Musketeers, Gold."""
        question = next(decision for decision in decisions if decision.required)
        options = self._options(state, question, NARROW if before else MOST_TRIED, dice)
        actions = [Action(question.seat, question.step, (option,)) for option in options]
        if question.step != "end-turn":
            return actions
        free = [d for d in decisions if d.seat == question.seat and not d.required]
        return [*actions, *(Action(d.seat, d.step, (option,)) for d in free for option in d.options)]

    def plan(self, state: State, decisions: Sequence[Decision], dice: Dice) -> tuple[Action, ...]:
        """The cubes before the first Turn go where a single cube gains most, because each connection costs one of the
        few cubes."""
        question = next(decision for decision in decisions if decision.required)
        if question.step != "setup-cubes":
            return ()
        return (Action(question.seat, question.step, (self._best(state, question),)),)

    def foresee(self, state: State, decision: Decision) -> Foresight:
        """The estimated gain of each option of a question; 0 for stopping."""
        foresee = FORESEEN[decision.step](self.by, state, FACTIONS.index(decision.seat), decision)
        return lambda option: foresee(option) if ":" in option else 0.0

    def _best(self, state: State, decision: Decision) -> str:
        return max(decision.options, key=self.foresee(state, decision))

    def _options(self, state: State, decision: Decision, most: int, dice: Dice) -> Sequence[str]:
        """The options worth trying, the most promising first. Most steps have all of theirs."""
        options, seat = decision.options, FACTIONS.index(decision.seat)
        if decision.step == "play-card":
            return find_cards(state, options)
        if most == NARROW and decision.step in FORESEEN:
            return [self._best(state, decision)]
        if self.is_ranking and decision.step in FORESEEN:
            brings = dict(zip(options, map(self.foresee(state, decision), options), strict=True))
            return sorted(dice.shuffle(options), key=lambda o: -brings[o])[:MANY]
        if decision.step in GLANCES and len(options) > most:
            look = GLANCES[decision.step]
            promise = {o: look(state, seat, o) if ":" in o else inf for o in options}
            return sorted(dice.shuffle(options), key=lambda o: -promise[o])[:most]
        if decision.step == "move-cubes":
            return [weigh_cube(self.by, state, seat, decision)]
        if decision.step == "displace-cubes":
            return [max(options, key=lambda o: quick_estimate(state, seat, space_of(o)))]
        if decision.step == "imprison":
            return options[:1]
        return options


def find_cards(state: State, options: Sequence[str]) -> Sequence[str]:
    """The cards to try, and for the last play of the Turn also a Crown, or the highest Coin after the Action."""
    cards = [o for o in options if o.startswith(("card:", "discard:"))]
    if state.plays_left > 1 and cards:
        return cards
    coins = [o for o in options if o.endswith(":after")]
    return [*cards, *(o for o in options if o == "crown"), *coins[-1:]]


def quick_estimate(state: State, seat: int, space: int) -> float:
    """A quick estimate of cubes placed in a Space: its points if the seat has no cube there, and a part of its tokens
    and of the own Avatar unless the seat Controls it."""
    if state.control[seat] >> space & 1:
        return 0.0
    value = CROWN * state.board_crowns.get(space, 0) + COIN * len(state.board_coins.get(space, ()))
    if space == state.board.avatars[seat]:
        value += AVATAR
    elif MUSKETEER_SPACES >> space & 1:
        value += MUSKETEER
    value *= ON_THE_WAY / state.board.needed[seat][space]
    if state.occupancy[seat] >> space & 1:
        return value
    return value + glance_at_points(state, space) * (1 if get_owner(state, space) == NOBODY else 1 + RIVALS)


def glance_at_points(state: State, space: int) -> float:
    """The points of a Space with Influence; PP count twice until mid-game scoring."""
    data = state.board.spaces[space]
    return data.pp[0] * (2 if state.midgame is None else 1) + data.mp[0]


def glance_at_removal(state: State, seat: int, space: int) -> float:
    """A quick estimate of removing a rival's cube: the points of the Space divided by its cubes."""
    if state.occupancy[seat] >> space & 1:
        return -1.0
    return glance_at_points(state, space) / state.count[space]


def glance_at_affiliate(state: State, seat: int, option: str) -> float:
    """A quick estimate of the affiliate cube, placed or removed."""
    look = quick_estimate if option.startswith("place:") else glance_at_removal
    return look(state, seat, space_of(option))


def glance_at_loss(state: State, seat: int, option: str) -> float:
    """A quick estimate of a lost cube, 0 or negative: the points of the Space for its last cube, a little for Control;
    infinite for a token, which the features count."""
    if not option.startswith("space:"):
        return inf
    space = space_of(option)
    remaining, need = state.count[space] - 1, state.board.needed[seat][space]
    if space == state.board.avatars[seat] and remaining < need:
        return -AVATAR
    if remaining < 1:
        data = state.board.spaces[space]
        return -1.0 - data.pp[0] - data.mp[0]
    return -0.5 if state.control[seat] >> space & 1 and remaining < need else 0.0


def glance_at_strike(state: State, seat: int, space: int) -> float:
    """A quick estimate of the King's Progress: points of Spaces that lose their last cube, positive for rivals',
    negative for the seat's own."""
    value = 0.0
    for target in each((state.board.lines[space] | 1 << space) & occupied_spaces(state)):
        if state.count[target] == 1 or target == space:
            value += glance_at_points(state, target) * (-2 if state.occupancy[seat] >> target & 1 else 1)
    return value


def at_space(look: Callable[[State, int, int], float]) -> Callable[[State, int, str], float]:
    """A quick estimate for options that name a Space."""
    return lambda state, seat, option: look(state, seat, space_of(option))


GLANCES = {
    "place-cubes": at_space(quick_estimate),
    "setup-cubes": at_space(quick_estimate),
    "move-destination": at_space(quick_estimate),
    "spend-reserve": at_space(quick_estimate),
    "remove-cubes": at_space(glance_at_removal),
    "affiliate-cube": glance_at_affiliate,
    "lose-cubes": glance_at_loss,
    "king-progress": at_space(glance_at_strike),
}


FORESEEN: Mapping[str, Callable[[CubeEstimates, State, int, Decision], Foresight]] = {
    "place-cubes": CubeEstimates.estimate_placement,
    "setup-cubes": CubeEstimates.estimate_placement,
    "remove-cubes": CubeEstimates.estimate_removal,
    "spend-reserve": CubeEstimates.estimate_entry,
    "affiliate-cube": CubeEstimates.estimate_affiliate,
    "lose-cubes": CubeEstimates.estimate_loss,
    "move-destination": CubeEstimates.estimate_move,
}
"""For each step whose options can be estimated without a new position, the method that does so. After an earlier choice
only the best option is followed."""


def weigh_cube(by: CubeEstimates, state: State, seat: int, decision: Decision) -> str:
    """The cube of a Move whose Space loses least, or `GO` if the Move is possible and another cube would not gain more
    than it costs."""
    picks, to = decision.about["picked"], INDEX[decision.about["to"]]

    def bring(option: str) -> float:
        space = space_of(option)
        return by.worth_of_more(state, seat, space, state.count[space] - picks.count(SPACES[space]), -1)

    best = max((option for option in decision.options if option != GO), key=bring, default=GO)
    if GO not in decision.options or best == GO:
        return best
    there = len(picks) + (state.count[to] if state.occupancy[seat] >> to & 1 else 0)
    return best if by.worth_of_more(state, seat, to, there, 1) + bring(best) > 0 else GO


BY_QUICK = CandidateFinder(CubeEstimates.read("hand"))
BY_THOUGHTFUL = CandidateFinder(CubeEstimates.read("thoughtful"), is_ranking=True)
QUICK: Opponents[State] = Opponents(
    Worth(NAMES, Features),
    Search(
        find_candidates=BY_QUICK.candidates,
        is_idle=is_idle,
        find_follow=find_follow,
        find_plan=BY_QUICK.plan,
        positions=30,
    ),
    Explanation(REASONS, MAXIMS, find_changes=find_changes),
)
THOUGHTFUL = Opponents(
    QUICK.worth,
    replace(
        QUICK.search,
        find_candidates=BY_THOUGHTFUL.candidates,
        find_plan=BY_THOUGHTFUL.plan,
        positions=100,
        iterations=5,
        glances=60,
        turns=0,
    ),
    QUICK.explanation,
)
"""Thoughtful bots: the same features with other weights; they try estimated options in the order of their gain."""
OPPONENTS = replace(QUICK, thoughtful=THOUGHTFUL)
