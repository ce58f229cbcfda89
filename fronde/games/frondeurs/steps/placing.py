"""Placing Cubes (6.4) and the last resorts (6.4.12 to 6.4.14, 5.22 viii)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fronde.core.codec import Flag, Later, Word
from fronde.core.flow import Frame, call
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.frondeurs.changes import place
from fronde.games.frondeurs.data import D_ARTAGNAN, FACTIONS, SPACES, Spaces, each, names_of
from fronde.games.frondeurs.model import (
    NOBODY,
    State,
    closed_spaces,
    count_supply,
    empty_spaces,
    holds_usable,
    occupied_spaces,
    reach_costly,
    reach_free,
    remove_cubes,
    rival_cubes,
)
from fronde.games.frondeurs.steps.common import (
    CUBE_COUNT,
    SEAT,
    SPACE_SET,
    STOP,
    TARGET,
    FrondeStep,
    seat_of,
    space_of,
    space_options,
)
from fronde.games.frondeurs.steps.removing import find_removals

SOURCES = ("card", "coin", "free", "setup", "last-resort", "anywhere")
CAPPED = ("card", "free", "anywhere")
"""Sources with a limit of two cubes if Gold or Exile was used before (7.62)."""


class Reach(NamedTuple):
    """Where a seat may place, without regard to a card (6.44): Spaces that cost nothing, Spaces that cost one more
    cube, and Spaces that are open whatever the card names (the King's Space, 7.41; origins of lifted cubes, 6.4.14)."""

    free: Spaces
    costly: Spaces
    special: Spaces


def find_reach(state: State, seat: int, origins: Spaces = 0) -> Reach:
    """Where the seat may place now. `origins`: Spaces that its lifted cubes came from, which stay open to them whatever
    the card names (6.4.14, ruling R112)."""
    mine = state.occupancy[seat]
    bans = closed_spaces(state) | state.blocked if seat == state.active else closed_spaces(state)
    empty = state.board.every & ~occupied_spaces(state) & ~bans
    free = (mine & ~bans) | (reach_free(state, mine) & empty)
    costly = reach_costly(state, mine) & empty & ~free
    special = origins & (mine | empty) & ~bans
    if state.king_privilege and seat == state.active and state.king_at != NOBODY:
        special |= 1 << state.king_at & ~rival_cubes(state, seat) & ~bans
    return Reach(free, costly, special)


def find_placements(reach: Reach, cubes: int, target: Spaces) -> Spaces:
    """The Spaces open to a card's cubes, if `cubes` are left (6.44, 6.49)."""
    if cubes < 1:
        return 0
    near = reach.free | reach.costly if cubes > 1 else reach.free
    return (near & target) | reach.special


def find_anywhere(state: State, seat: int) -> Spaces:
    """Every Space open to cubes that need no Adjacent Space (6.44 exception, 6.4.12; rulings R49, R83)."""
    return state.board.every & ~closed_spaces(state) & ~state.blocked & ~rival_cubes(state, seat)


def find_blockers(state: State, seat: int, space: int) -> list[int]:
    """The seats to ask whether they block the Active Player here, in Turn order: the holder of d'Artagnan, and a seat
    that kept a block (7.53, ruling R182). A Space that was allowed is not asked about again this Turn."""
    if seat != state.active or state.allowed >> space & 1:
        return []
    rivals = [(seat + i) % len(FACTIONS) for i in range(1, len(FACTIONS))]
    return [s for s in rivals if not state.allow_all >> s & 1 and (state.block_credit == s or can_block(state, s))]


def can_block(state: State, seat: int) -> bool:
    """Whether the seat may discard d'Artagnan for a block now (5.22 x)."""
    return holds_usable(state, seat, D_ARTAGNAN) and not state.musketeer_users >> seat & 1


def declare(step: FrondeStep, state: State, frame: Frame, space: int, ctx: Context) -> None:
    """Place in a Space through the step, after every seat that may block it has allowed it (7.53)."""
    blockers = find_blockers(state, seat_of(frame), space)
    if blockers:
        call(state, "block-placement", seat=blockers[0], others=tuple(blockers[1:]), space=space)
    else:
        step.carry_out(state, frame, space, ctx)


def about_placing(state: State, frame: Frame) -> dict[str, Json]:
    """The facts about a placement: the card, the class it names, the source of the cubes, the Spaces where the card has
    placed, and the cubes left."""
    play = state.play
    picks = [SPACES[s] for s in each(play.once) for _ in range(1 + (play.twice >> s & 1))]
    about = {"card": play.card or None, "target": frame["target"], "source": frame["source"]}
    return {**about, "picked": picks, "left": count_placeable_cubes(state, frame)}


class PlaceCubes(FrondeStep):
    """Place cubes one by one, in Spaces that the rules and the card allow.

    Frame: `seat`, `cubes` left, `target` (a class of `Board.targets`), `source`: "card", "coin", "free" (Season Card),
    "setup", "last-resort" or "anywhere" (6.4.12); `origins` for lifted cubes; `anywhere` for a Coin's cubes of a seat
    that had none on the board (6.4.12, ruling R111).
    """

    rule = "6.4"
    memory = {
        "seat": SEAT,
        "cubes": CUBE_COUNT,
        "target": TARGET,
        "source": Word(SOURCES),
        "origins": Later(SPACE_SET),
        "anywhere": Later(Flag()),
    }
    open_to_others = True

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = seat_of(frame)
        spaces = self.find_options(state, frame)
        if not spaces:
            return ()
        options = space_options(spaces)
        if self.may_stop(state, frame):
            options.append(STOP)
        return (self.question(FACTIONS[seat], options, **about_placing(state, frame)),)

    def find_options(self, state: State, frame: Frame) -> Spaces:
        """The Spaces open to the next cube."""
        seat, cubes, source = seat_of(frame), count_cubes(state, frame), frame["source"]
        if cubes < 1:
            return 0
        full = state.play.twice if source in ("card", "free", "anywhere") else 0
        if source in ("free", "anywhere"):
            return find_anywhere(state, seat) & ~full
        if frame.get("anywhere"):
            return find_anywhere(state, seat)
        if source == "last-resort":
            return empty_spaces(state) & ~state.blocked
        reach = find_reach(state, seat, frame.get("origins", 0))
        return find_placements(reach, cubes, state.board.targets[frame["target"]]) & ~full

    def may_stop(self, state: State, frame: Frame) -> bool:
        """Whether the seat may place fewer cubes: some portion of an Action must be done (5.22 iv)."""
        source = frame["source"]
        if source in ("coin", "free", "setup"):
            return True
        if source == "last-resort":
            return False
        return bool(state.play.executed) or can_remove_next(state, frame)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        state.play.started = True
        if action.picks[0] == STOP:
            state.stack.pop()
            return
        space = space_of(action.picks[0])
        declare(self, state, frame, space, ctx)

    def carry_out(self, state: State, frame: Frame, space: int, ctx: Context, cubes: int = 1) -> None:
        """Place the declared cube (with d'Artagnan `cubes`), and count the cubes used."""
        seat = seat_of(frame)
        cost = self.cost_of(state, frame, space)
        frame["cubes"] -= 1 + cost
        if frame["source"] != "setup":
            note_placement(state, space, frame["source"])
        place(state, seat, space, ctx, cubes, cost)

    def cost_of(self, state: State, frame: Frame, space: int) -> int:
        """Cubes to discard for the cheapest connection (6.49)."""
        if frame["source"] in ("free", "anywhere", "last-resort") or frame.get("anywhere"):
            return 0
        reach = find_reach(state, seat_of(frame), frame.get("origins", 0))
        return (reach.costly & ~reach.special) >> space & 1


def count_placeable_cubes(state: State, frame: Frame) -> int:
    """Cubes this step may still place or forfeit, within the limit of Gold and Exile (7.62)."""
    cubes = count_cubes(state, frame)
    return min(cubes, state.play.cap - state.play.placed) if frame["source"] in CAPPED else cubes


def count_cubes(state: State, frame: Frame) -> int:
    """Cubes this step may still use, payments for connections included, within the Supply (6.4.11)."""
    if frame["source"] in CAPPED and state.play.placed >= state.play.cap:
        return 0
    return min(int(frame["cubes"]), count_supply(state, seat_of(frame)))


def note_placement(state: State, space: int, source: str) -> None:
    """Count a placed cube for the two-cube limit (6.46), Gold and Exile (7.62) and the King (7.41). A Coin's cube is
    not a portion of the Action (5.22 iv, ruling R117) and not subject to the limit (6.47)."""
    play = state.play
    play.placed += 1
    state.has_placed = True
    if source != "coin":
        play.executed += 1
        play.twice |= play.once & 1 << space
        play.once |= 1 << space


def can_remove_next(state: State, frame: Frame) -> bool:
    """Whether the Remove part of this hybrid Action could still be done, so that no cube has to be placed (6.24)."""
    below = state.stack[-2] if len(state.stack) > 1 else None
    if below is None or below["step"] != "remove-cubes" or below["seat"] != frame["seat"]:
        return False
    return bool(find_removals(state, below["seat"], below["target"], below["anywhere"], below["controlled"]))


class LiftCubes(FrondeStep):
    """Without a Supply: lift own cubes off the board to place them (6.4.14, ruling R85).

    Frame: `seat`, `cubes` the card allows, `lifted` so far, `origins`, `target`.
    """

    rule = "6.4.14"
    memory = {"seat": SEAT, "cubes": CUBE_COUNT, "lifted": CUBE_COUNT, "origins": SPACE_SET, "target": TARGET}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = seat_of(frame)
        if frame["lifted"] >= frame["cubes"] or not state.occupancy[seat]:
            return ()
        options = space_options(state.occupancy[seat] & ~state.arrested)
        if not options:
            return ()
        if frame["lifted"]:
            options.append(STOP)
        about = {"card": state.play.card, "target": frame["target"], "picked": names_of(frame["origins"])}
        return (self.question(FACTIONS[seat], options, **about, left=frame["cubes"] - frame["lifted"]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        state.play.started = True
        if action.picks[0] == STOP:
            self.finish(state, frame, ctx)
            return
        space = space_of(action.picks[0])
        remove_cubes(state, space)
        frame["lifted"] += 1
        frame["origins"] |= 1 << space
        ctx.emit("cube-lifted", seat=FACTIONS[seat_of(frame)], space=SPACES[space])

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        frame.update(step="place-cubes", cubes=frame.pop("lifted"), source="card")
