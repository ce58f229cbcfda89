"""What a clock chooses for whoever does not answer: to pass, or what costs that seat least; never a token where
anything else will do. The same every time, and from what lies open and the seat's own hand alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fronde.core.types import Decision
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.model import NOBODY, State, get_owner, occupied
from fronde.games.frondeurs.steps.common import STEPS, space_of
from fronde.games.frondeurs.steps.moving import Network, find_way
from fronde.games.frondeurs.steps.placing import PlaceCubes

EASIEST = ("stop", "go", "let-pass", "keep-block", "pay", "forfeit", "spend:0")
"""Taken wherever offered, though it is not the first answer."""
Weight = tuple[int, ...]
"""How dear an answer is: of two the lesser is taken, of equals the one offered first."""


def choose_default(state: State, decision: Decision) -> tuple[str, ...]:
    """The one answer a clock gives. Of a question nobody waits for it is merely the first, since no clock asks it."""
    for pick in EASIEST:
        if pick in decision.options:
            return (pick,)
    weigh = WEIGHTS.get(decision.step)
    if weigh is None:
        return decision.options[:1]
    return (min(decision.options, key=lambda option: weigh(state, decision, option)),)


def is_own(state: State, decision: Decision, space: int) -> bool:
    """Whether the cubes there are those of the seat asked."""
    return bool(state.occupancy[FACTIONS.index(decision.seat)] >> space & 1)


def weigh_kind(*kinds: str) -> Callable[[State, Decision, str], Weight]:
    """Kinds of answers, the cheapest first; a Coin by its value."""

    def weigh(state: State, decision: Decision, option: str) -> Weight:
        kind, _, rest = option.partition(":")
        return kinds.index(kind), int(rest.partition(":")[0]) if kind == "coin" else 0

    return weigh


def weigh_own(state: State, decision: Decision, option: str) -> Weight:
    """Where one's own cubes stand."""
    return (0 if is_own(state, decision, space_of(option)) else 1,)


def weigh_others(state: State, decision: Decision, option: str) -> Weight:
    """Where one's own cubes do not stand."""
    return (1 if is_own(state, decision, space_of(option)) else 0,)


def weigh_loss(state: State, decision: Decision, option: str) -> Weight:
    """An own cube: whether it is the last there, whether it ends Control, and what the Space is worth."""
    seat, space = FACTIONS.index(decision.seat), space_of(option)
    remaining, data = state.count[space] - 1, state.board.spaces[space]
    ends = state.control[seat] >> space & 1 and remaining < state.board.needed[seat][space]
    return int(not remaining), int(ends), data.pp[0] + data.mp[0]


def weigh_removal(state: State, decision: Decision, option: str) -> Weight:
    """A rival's cube, then an own one."""
    own = is_own(state, decision, space_of(option))
    return weigh_loss(state, decision, option) if own else ()


def weigh_cube(state: State, decision: Decision, option: str) -> Weight:
    """A cube placed beside one's own, placed elsewhere, removed from a rival, removed from oneself."""
    own = is_own(state, decision, space_of(option))
    return (2 + own,) if option.startswith("remove:") else (1 - own,)


def weigh_placement(state: State, decision: Decision, option: str) -> Weight:
    """What the connection costs (6.49), then whether one stands there already."""
    frame, step, space = state.stack[-1], STEPS[decision.step], space_of(option)
    assert isinstance(step, PlaceCubes)
    return step.cost_of(state, frame, space), *weigh_own(state, decision, option)


def weigh_control(state: State, decision: Decision, option: str) -> Weight:
    """Cubes it takes to make full Control (7.53)."""
    space = space_of(option)
    return (state.board.needed[FACTIONS.index(decision.seat)][space] - state.count[space],)


def weigh_destination(state: State, decision: Decision, option: str) -> Weight:
    """Among one's own, into an empty Space, against a rival; and whether a connection has to be paid (6.63)."""
    seat, to = FACTIONS.index(decision.seat), space_of(option)
    owner = get_owner(state, to)
    way = find_way(state, Network.of(state, seat), to, state.board.targets[decision.about["target"]])
    return 0 if owner == seat else 1 if owner == NOBODY else 2, int(not way.free)


def weigh_source(state: State, decision: Decision, option: str) -> Weight:
    """A cube by a way that costs nothing, then the one least missed where it stood."""
    frame, seat = state.stack[-1], FACTIONS.index(decision.seat)
    way = find_way(state, Network.of(state, seat), frame["to"], state.board.targets[frame["target"]])
    return int(not way.free >> space_of(option) & 1), *weigh_loss(state, decision, option)


def weigh_king(state: State, decision: Decision, option: str) -> Weight:
    """Own cubes struck, then all (7.41)."""
    seat, space = FACTIONS.index(decision.seat), space_of(option)
    lines = state.board.lines[space]
    own = state.count[space] if is_own(state, decision, space) else 0
    return own + (lines & state.occupancy[seat]).bit_count(), state.count[space] + (lines & occupied(state)).bit_count()


def weigh_prison(state: State, decision: Decision, option: str) -> Weight:
    """Own cubes that opening it removes (7.25)."""
    return (state.count[space_of(option)],)


def weigh_entry(state: State, decision: Decision, option: str) -> Weight:
    """Cubes out of the box (7.64)."""
    return (decision.about["price"][option.partition(":")[2]],)


def weigh_colour(state: State, decision: Decision, option: str) -> Weight:
    """One's own, then any."""
    return (0 if option == f"faction:{decision.seat}" else 1,)


WEIGHTS: Mapping[str, Callable[[State, Decision, str], Weight]] = {
    "play-card": weigh_kind("card", "discard", "coin", "crown"),
    "choose-action": weigh_kind("action", "liberate"),
    "season-price": weigh_kind("coin", "crown", "cancel"),
    "setup-cubes": weigh_placement,
    "place-cubes": weigh_placement,
    "lift-cubes": weigh_loss,
    "lose-cubes": weigh_loss,
    "pay-for-king": weigh_loss,
    "remove-cubes": weigh_removal,
    "affiliate-cube": weigh_cube,
    "musketeer-cubes": weigh_cube,
    "old-noll": weigh_cube,
    "choose-colour": weigh_colour,
    "d-artagnan-control": weigh_control,
    "move-destination": weigh_destination,
    "move-cubes": weigh_source,
    "displace-cubes": weigh_own,
    "king-progress": weigh_king,
    "arrest-third": weigh_others,
    "make-room": weigh_own,
    "release-prisoner": weigh_own,
    "liberate-prisoners": weigh_own,
    "choose-prison": weigh_prison,
    "spend-reserve": weigh_entry,
}
"""Question -> how dear an answer to it is; of any other the first answer is as good as the next."""
