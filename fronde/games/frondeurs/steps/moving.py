"""Moving Cubes (6.6): the destination, up to four cubes, and displaced cubes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from fronde.core.codec import ListOf
from fronde.core.flow import Frame, call
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.frondeurs.changes import take_control
from fronde.games.frondeurs.data import FACTIONS, SPACES, Spaces, each
from fronde.games.frondeurs.model import (
    NOBODY,
    State,
    add_cubes,
    adjacent,
    closed_spaces,
    find_entries,
    get_owner,
    occupied_spaces,
    reach,
    remove_cubes,
    rival_control,
)
from fronde.games.frondeurs.steps.common import (
    CUBE_COUNT,
    SEAT,
    SPACE,
    SPACE_SET,
    TARGET,
    FrondeStep,
    seat_of,
    space_of,
    space_options,
)

MOST = 4
GO = "go"


@dataclass(slots=True)
class Network:
    """The Spaces of a seat, and the ways between them that its cubes may pass through (6.64)."""

    state: State
    seat: int
    mine: Spaces
    cache: dict[int, Spaces]

    @classmethod
    def of(cls, state: State, seat: int) -> Network:
        """The seat's current network, without Spaces Under Arrest (7.21)."""
        return cls(state, seat, state.occupancy[seat] & ~state.arrested, {})

    def upstream(self, gate: int) -> Spaces:
        """Own Spaces whose cubes can reach `gate` through own Spaces, including itself. Cached results of other Spaces
        are reused."""
        if gate not in self.cache:
            sources = frontier = 1 << gate
            board = self.state.board
            free, costly = board.free_into, board.costly_into[self.state.commander]
            while frontier:
                near = (reach(free, frontier) | reach(costly, frontier)) & self.mine & ~sources
                sources |= near
                frontier = 0
                for space in each(near):
                    if space in self.cache:
                        sources |= self.cache[space]
                    else:
                        frontier |= 1 << space
            self.cache[gate] = sources
        return self.cache[gate]


@dataclass(slots=True)
class Way:
    """The ways in which a seat's cubes can reach one destination.

    `count`: cubes in every Space. `sources`: Spaces that cubes may come from (6.69). `free`: sources from which they
    arrive at no cost. `free_gates`: own Spaces with a free connection to the destination. `gates`: for each own Space
    with a costly connection to it, the sources that can reach it. `needed`: cubes that must arrive (6.67).
    """

    count: bytearray
    sources: Spaces
    free: Spaces
    free_gates: Spaces
    gates: dict[int, Spaces]
    needed: int

    def cost(self, picks: Sequence[int]) -> tuple[int, ...] | None:
        """The fewest costly connections that carry these cubes, as gates; each carries at least two cubes, one of which
        pays (6.63, rulings R82, R118). None if that is impossible."""
        paying = [s for s in picks if not self.free >> s & 1]
        if not paying:
            return ()
        for gate, sources in self.gates.items():
            if len(paying) > 1 and all(sources >> s & 1 for s in paying):
                return (gate,)
        if len(paying) == MOST:
            for one, other in combinations(self.gates, 2):
                if any(self._left_over(pair, one, other) == (0, 0) for pair in splits(paying)):
                    return (one, other)
        return None

    def is_enough(self, picks: Sequence[int]) -> bool:
        """Whether these cubes are enough for the Move."""
        gates = self.cost(picks)
        return bool(picks) and gates is not None and len(picks) - len(gates) >= self.needed

    def cubes_left(self, spaces: Spaces, picks: Sequence[int]) -> int:
        """The number of cubes in a set of Spaces that are not chosen yet, at most 4."""
        cubes = -sum(spaces >> s & 1 for s in picks)
        for space in each(spaces):
            cubes += self.count[space]
            if cubes >= MOST:
                return MOST
        return cubes

    def sources_to_empty(self, picks: tuple[int, ...]) -> Spaces:
        """The sources whose cubes must all be added to complete the Move; 0 if fewer are enough. Every set of cubes
        from `find_next` can lead to a Move, so all of them together make one."""
        spaces = self.find_next(picks)
        cubes = [s for s in each(spaces) for _ in range(self.count[s] - picks.count(s))]
        if len(cubes) > MOST - len(picks):
            return 0
        fewer = (subset for size in range(len(cubes)) for subset in combinations(cubes, size))
        return 0 if any(self.is_enough((*picks, *subset)) for subset in fewer) else spaces

    def can_finish(self, picks: Sequence[int]) -> bool:
        """Whether these cubes can make the Move, with more cubes or without."""
        room = MOST - len(picks)
        paying = [s for s in picks if not self.free >> s & 1]
        free_left = min(room, self.cubes_left(self.free, picks))
        if not paying and len(picks) + free_left >= self.needed:
            return True
        for sources in self.gates.values():
            if all(sources >> s & 1 for s in paying):
                more = self.cubes_left(sources & ~self.free, picks)
                extra = min(room, more)
                arriving = len(picks) + min(room, more + free_left) - 1
                if len(paying) + extra >= 2 and arriving >= self.needed:
                    return True
        return self.needed <= MOST - 2 and len(paying) == len(picks) and self._fills_two(paying, picks)

    def _fills_two(self, paying: Sequence[int], picks: Sequence[int]) -> bool:
        """Whether the cubes can be completed to two pairs, each with its own costly connection."""
        for one, other in combinations(self.gates, 2):
            for pair in splits(paying):
                needs = self._left_over(pair, one, other)
                if needs is not None and self._has(needs, one, other, picks):
                    return True
        return False

    def _left_over(self, pair: tuple[Sequence[int], Sequence[int]], one: int, other: int) -> tuple[int, int] | None:
        """The number of cubes that each of two connections still needs with these cubes; None if it cannot carry
        them."""
        if any(not self.gates[one] >> s & 1 for s in pair[0]) or any(not self.gates[other] >> s & 1 for s in pair[1]):
            return None
        return 2 - len(pair[0]), 2 - len(pair[1])

    def _has(self, needs: tuple[int, int], one: int, other: int, picks: Sequence[int]) -> bool:
        a, b = self.gates[one] & ~self.free, self.gates[other] & ~self.free
        return (
            self.cubes_left(a, picks) >= needs[0]
            and self.cubes_left(b, picks) >= needs[1]
            and self.cubes_left(a | b, picks) >= sum(needs)
        )

    def find_next(self, picks: tuple[int, ...]) -> Spaces:
        """Sources from which the next cube can still lead to a Move. Sources with the same connections are tested
        once."""
        if len(picks) >= MOST:
            return 0
        empty = sum(1 << s for s in set(picks) if self.count[s] <= picks.count(s))
        kinds = [self.sources & ~empty]
        for group in (self.free, *self.gates.values()):
            kinds = [part for kind in kinds for part in (kind & group, kind & ~group) if part]
        return sum(kind for kind in kinds if self.can_finish((*picks, kind.bit_length() - 1)))


def splits(cubes: Sequence[int]) -> Iterator[tuple[Sequence[int], Sequence[int]]]:
    """Every way to divide cubes into two groups of at most two."""
    for size in range(max(len(cubes) - 2, 0), min(len(cubes), 2) + 1):
        for indices in combinations(range(len(cubes)), size):
            yield [cubes[i] for i in indices], [cubes[i] for i in range(len(cubes)) if i not in indices]


def is_royal(state: State, seat: int, to: int) -> bool:
    """Whether the King is there, so that the seat may move there from anywhere, whatever the card names (7.41)."""
    return state.king_privilege and seat == state.active and state.king_at == to


def find_way(state: State, network: Network, to: int, target: Spaces) -> Way:
    """The ways for a seat's cubes to a Space, with a card that names a class (6.62 to 6.64, 6.69; rulings R54, R80,
    R88)."""
    seat, mine = network.seat, network.mine
    royal = is_royal(state, seat, to)
    sources = mine & ~(1 << to)
    if not royal and not target >> to & 1:
        sources &= target
    owner = get_owner(state, to)
    least = 1 if owner in (NOBODY, seat) else state.count[to] + 1
    if royal:
        return Way(state.count, sources, sources, 0, {}, least)
    if owner == seat:
        return Way(state.count, sources, sources & network.upstream(to), 0, {}, least)
    free_from, costly_from = find_entries(state, to)
    free = 0
    for gate in each(free_from & mine):
        free |= network.upstream(gate)
    gates = {gate: network.upstream(gate) & sources for gate in each(costly_from & mine)}
    useful = {gate: spaces for gate, spaces in gates.items() if spaces & ~free}
    return Way(state.count, sources, sources & free, free_from & mine, useful, least)


def find_destinations(state: State, seat: int, target: str) -> Spaces:
    """Every Space a Move could end in (6.62, 6.67)."""
    return sum(1 << to for to in each_destination(state, seat, target))


def can_move(state: State, seat: int, target: str) -> bool:
    """Whether any Move is possible."""
    return next(each_destination(state, seat, target), None) is not None


def each_destination(state: State, seat: int, target: str) -> Iterator[int]:
    """Iterate over the Spaces a Move could end in."""
    network = Network.of(state, seat)
    bans = closed_spaces(state) | rival_control(state, seat)
    around = adjacent(state, network.mine) | network.mine
    if state.king_privilege and seat == state.active and state.king_at != NOBODY:
        around |= 1 << state.king_at
    for to in each(around & ~bans):
        way = find_way(state, network, to, state.board.targets[target])
        if (way.needed == 1 and way.free) or way.can_finish(()):
            yield to


class MoveDestination(FrondeStep):
    """Choose the destination of the Move (6.61). Frame: `seat`, `target`."""

    rule = "6.61"
    memory = {"seat": SEAT, "target": TARGET}
    open_to_others = True

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = seat_of(frame)
        options = space_options(find_destinations(state, seat, frame["target"]))
        card, target = state.play.card, frame["target"]
        return (self.question(FACTIONS[seat], options, card=card, target=target, left=MOST),) if options else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        state.play.started = True
        frame.update(step="move-cubes", to=space_of(action.picks[0]), picked=())


def about_moving(state: State, frame: Frame) -> dict[str, Json]:
    """The facts about a Move with a known destination: the sources chosen so far, and the number of cubes that may
    follow."""
    picks = [SPACES[s] for s in frame["picked"]]
    about = {"card": state.play.card, "target": frame["target"], "to": SPACES[frame["to"]]}
    return {**about, "picked": picks, "left": MOST - len(picks)}


class MoveCubes(FrondeStep):
    """Choose the cubes one after the other; all are declared before any moves (6.61). If all available cubes are
    needed, each question has only one answer (ruling R181).

    Frame: `seat`, `target`, `to`, `picked`: the Space of each cube.
    """

    rule = "6.62"
    memory = {"seat": SEAT, "target": TARGET, "to": SPACE, "picked": ListOf(SPACE, MOST)}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat, to, picks = seat_of(frame), frame["to"], frame["picked"]
        way = find_way(state, Network.of(state, seat), to, state.board.targets[frame["target"]])
        rest = way.sources_to_empty(picks)
        options = space_options(rest & -rest or way.find_next(picks))
        if not options:
            return ()
        if way.is_enough(picks):
            options.append(GO)
        return (self.question(FACTIONS[seat], options, **about_moving(state, frame)),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == GO:
            self.finish(state, frame, ctx)
        else:
            frame["picked"] = tuple(sorted((*frame["picked"], space_of(action.picks[0]))))

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        way = find_way(state, Network.of(state, seat_of(frame)), frame["to"], state.board.targets[frame["target"]])
        if way.is_enough(frame["picked"]):
            carry_out_move(state, seat_of(frame), frame["to"], frame["picked"], way, ctx)


def carry_out_move(state: State, seat: int, to: int, picks: tuple[int, ...], way: Way, ctx: Context) -> None:
    """Move the cubes, pay for the connections, and ask a rival in the destination to displace cubes (6.63, 6.67)."""
    gates = way.cost(picks) or ()
    barriers = sum(1 << gate for gate in gates) | free_gates_left(picks, way)
    for source in picks:
        remove_cubes(state, source)
    state.play.executed += len(picks)
    rival = get_owner(state, to)
    losses = 0
    if rival not in (NOBODY, seat):
        losses = state.count[to]
        remove_cubes(state, to, losses)
    arriving = len(picks) - len(gates)
    gains_control = add_cubes(state, seat, to, arriving)
    ctx.emit(
        "cubes-moved",
        seat=FACTIONS[seat],
        to_space=SPACES[to],
        from_space=[SPACES[s] for s in picks],
        n=arriving,
        paid=len(gates),
    )
    if losses:
        call(state, "displace-cubes", seat=rival, start=to, cubes=losses, barred=barriers)
    if gains_control:
        take_control(state, seat, to, ctx)


def free_gates_left(picks: Sequence[int], way: Way) -> Spaces:
    """The own Adjacent Spaces from which cubes entered at no cost and which supplied a cube. Other gates keep their
    cubes, so displaced cubes cannot go there anyway."""
    return way.free_gates & sum(1 << source for source in set(picks))


class DisplaceCubes(FrondeStep):
    """The displaced player moves their cubes to Adjacent Spaces at no cost (6.67, rulings R55, R110).

    Frame: `seat`, `start`, `cubes` left, `barred`: Spaces the attackers came through.
    """

    rule = "6.67"
    memory = {"seat": SEAT, "start": SPACE, "cubes": CUBE_COUNT, "barred": SPACE_SET}

    def find_refuges(self, state: State, frame: Frame) -> Spaces:
        """Adjacent Spaces that are empty or hold the displaced player's cubes."""
        seat = seat_of(frame)
        around = adjacent(state, 1 << frame["start"]) & ~closed_spaces(state) & ~frame["barred"]
        return int(around & ~(occupied_spaces(state) & ~state.occupancy[seat]))

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        refuges = self.find_refuges(state, frame)
        if not frame["cubes"] or refuges & (refuges - 1) == 0:
            return ()
        start, mover = SPACES[frame["start"]], FACTIONS[state.active]
        return (
            self.question(
                FACTIONS[seat_of(frame)], space_options(refuges), start=start, seat=mover, left=frame["cubes"]
            ),
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        self.retreat(state, frame, space_of(action.picks[0]), 1, ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """Without a choice left, move all cubes to the only Space, or return them to the Supply."""
        refuges = self.find_refuges(state, frame)
        if frame["cubes"] and refuges:
            self.retreat(state, frame, refuges.bit_length() - 1, frame["cubes"], ctx)
        elif frame["cubes"]:
            ctx.emit("displaced-lost", seat=FACTIONS[seat_of(frame)], n=frame["cubes"], space=SPACES[frame["start"]])
        state.stack.remove(frame)

    def retreat(self, state: State, frame: Frame, space: int, cubes: int, ctx: Context) -> None:
        """Move displaced cubes to a Space; Control gained this way wins its tokens (6.68)."""
        seat = seat_of(frame)
        frame["cubes"] -= cubes
        gains_control = add_cubes(state, seat, space, cubes)
        ctx.emit("cubes-displaced", seat=FACTIONS[seat], space=SPACES[space], n=cubes)
        if gains_control:
            take_control(state, seat, space, ctx)
