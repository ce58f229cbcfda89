"""The default answer when the time of a seat is up: to pass, or what costs the seat least. It uses a token only if
there is no other answer. It is always the same, and depends only on open information and the seat's own hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fronde.core.types import Decision
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.model import NOBODY, State, get_owner, occupied_spaces
from fronde.games.frondeurs.steps.common import STEPS, space_of
from fronde.games.frondeurs.steps.moving import Network, find_way
from fronde.games.frondeurs.steps.placing import PlaceCubes

EASIEST = ("stop", "go", "let-pass", "keep-block", "pay", "forfeit", "spend:0")
"""Options that are chosen wherever they are available, even if they are not first."""
Weight = tuple[int, ...]
"""The cost of an option: the lowest is chosen, and the first of those that are equal."""


def choose_default(state: State, decision: Decision) -> tuple[str, ...]:
    """The default answer to a question. For an optional question it is simply the first option, because no clock runs
    for it."""
    for pick in EASIEST:
        if pick in decision.options:
            return (pick,)
    weigh = WEIGHTS.get(decision.step)
    if weigh is None:
        return decision.options[:1]
    return (min(decision.options, key=lambda option: weigh(state, decision, option)),)


def is_own(state: State, decision: Decision, space: int) -> bool:
    """Whether the cubes in a Space are those of the seat that is asked."""
    return bool(state.occupancy[FACTIONS.index(decision.seat)] >> space & 1)


def weigh_kind(*kinds: str) -> Callable[[State, Decision, str], Weight]:
    """A function that ranks options by kind, the cheapest kind first, and Coins by value."""

    def weigh(state: State, decision: Decision, option: str) -> Weight:
        kind, _, rest = option.partition(":")
        return kinds.index(kind), int(rest.partition(":")[0]) if kind == "coin" else 0

    return weigh


def weigh_own(state: State, decision: Decision, option: str) -> Weight:
    """Spaces with the seat's own cubes first."""
    return (0 if is_own(state, decision, space_of(option)) else 1,)


def weigh_others(state: State, decision: Decision, option: str) -> Weight:
    """Spaces without the seat's own cubes first."""
    return (1 if is_own(state, decision, space_of(option)) else 0,)


def weigh_loss(state: State, decision: Decision, option: str) -> Weight:
    """The loss of an own cube: whether it is the last in its Space, whether it ends Control, and the points of the
    Space."""
    seat, space = FACTIONS.index(decision.seat), space_of(option)
    remaining, data = state.count[space] - 1, state.board.spaces[space]
    ends = state.control[seat] >> space & 1 and remaining < state.board.needed[seat][space]
    return int(not remaining), int(ends), data.pp[0] + data.mp[0]


def weigh_removal(state: State, decision: Decision, option: str) -> Weight:
    """A rival's cube before an own one."""
    own = is_own(state, decision, space_of(option))
    return weigh_loss(state, decision, option) if own else ()


def weigh_cube(state: State, decision: Decision, option: str) -> Weight:
    """In this order: place a cube with own cubes, place it elsewhere, remove a rival's cube, remove an own one."""
    own = is_own(state, decision, space_of(option))
    return (2 + own,) if option.startswith("remove:") else (1 - own,)


def weigh_placement(state: State, decision: Decision, option: str) -> Weight:
    """The cost of the connection (6.49), then Spaces with own cubes first."""
    frame, step, space = state.stack[-1], STEPS[decision.step], space_of(option)
    assert isinstance(step, PlaceCubes)
    return step.cost_of(state, frame, space), *weigh_own(state, decision, option)


def weigh_control(state: State, decision: Decision, option: str) -> Weight:
    """The cubes needed for full Control (7.53)."""
    space = space_of(option)
    return (state.board.needed[FACTIONS.index(decision.seat)][space] - state.count[space],)


def weigh_destination(state: State, decision: Decision, option: str) -> Weight:
    """In this order: an own Space, an empty one, a rival's; then whether the connection has to be paid (6.63)."""
    seat, to = FACTIONS.index(decision.seat), space_of(option)
    owner = get_owner(state, to)
    way = find_way(state, Network.of(state, seat), to, state.board.targets[decision.about["target"]])
    return 0 if owner == seat else 1 if owner == NOBODY else 2, int(not way.free)


def weigh_source(state: State, decision: Decision, option: str) -> Weight:
    """A cube that arrives at no cost first, then the cube whose loss costs least in its Space."""
    frame, seat = state.stack[-1], FACTIONS.index(decision.seat)
    way = find_way(state, Network.of(state, seat), frame["to"], state.board.targets[frame["target"]])
    return int(not way.free >> space_of(option) & 1), *weigh_loss(state, decision, option)


def weigh_king(state: State, decision: Decision, option: str) -> Weight:
    """The seat's own cubes that the King removes, then all that he removes (7.41)."""
    seat, space = FACTIONS.index(decision.seat), space_of(option)
    lines = state.board.lines[space]
    own = state.count[space] if is_own(state, decision, space) else 0
    return own + (lines & state.occupancy[seat]).bit_count(), state.count[space] + (
        lines & occupied_spaces(state)
    ).bit_count()


def weigh_prison(state: State, decision: Decision, option: str) -> Weight:
    """The seat's own cubes that liberation removes (7.25)."""
    return (state.count[space_of(option)],)


def weigh_entry(state: State, decision: Decision, option: str) -> Weight:
    """The cubes it takes from the box (7.64)."""
    return (decision.about["price"][option.partition(":")[2]],)


def weigh_colour(state: State, decision: Decision, option: str) -> Weight:
    """The seat's own colour first."""
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
"""The function that gives the cost of an option, by step. For other steps the first option is chosen."""
