"""The elections in the provinces, one after the other (7), and the sudden end that may follow (9.3)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Number
from fronde.core.flow import Frame, Step, begin_step, option_ids
from fronde.core.types import Context, Json
from fronde.games.liberte.data import (
    CARDS,
    FACTIONS,
    FIRST_SCORING_TURN,
    LANDSLIDE,
    PARIS,
    POINTS_OF,
    PROVINCE_IDS,
    TURN,
)
from fronde.games.liberte.model import (
    ALL,
    NO_VOTES,
    PROVINCE,
    SMALL,
    UNDECIDED,
    ProvinceResult,
    Stack,
    State,
    find_stack,
    highest_stacks,
    score,
    take_blocks,
)
from fronde.games.liberte.steps.common import PLACE
from fronde.games.liberte.steps.ties import TIE_MEMORY, Tie, begin_tie, repeat_tie
from fronde.games.liberte.steps.turn import end_game

ADVANCE_LAST, DECLINE_SMALL, DECLINE_ALL = "last", "decline-small", "decline-all"
"""Advance a card here, or none, and then none until Paris or a province with points is at stake; advance none in any
province (R40)."""
DECLINES_AHEAD = {ADVANCE_LAST: SMALL, DECLINE_SMALL: SMALL, DECLINE_ALL: ALL}


class HoldElections(Step[State]):
    """End the presence of the last government, and begin the elections (7.1)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.presence, state.presence_tokens = (), ()
        state.results = ()
        state.track = dict.fromkeys(FACTIONS, 0)
        for seat in state.order:
            state.votes[seat], state.holding[seat] = NO_VOTES, UNDECIDED
        ctx.emit("elections-began", turn=state.turn, year=str(TURN[state.turn].year))
        begin_step(frame, "elect-provinces", at=0)


class ElectProvinces(Step[State]):
    """Elect province by province (7.2, 7.3). Frame: `at`, the index of the next."""

    memory = {"at": Number(0, len(PROVINCE_IDS))}

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        while (place := frame["at"]) < len(PROVINCE_IDS):
            frame["at"] += 1
            highest = highest_stacks(state.map[place])
            if len(highest) > 1:
                seats = [stack.seat for stack in highest]
                ctx.emit("province-tied", province=PROVINCE_IDS[place], seats=seats, n=highest[0].n)
                begin_tie(state, "province-tie", seats, province=place)
                return
            if highest:
                elect(state, place, highest[0], ctx, is_tie=False)
        close_provinces(state, frame, ctx)


class ProvinceTie(Tie):
    """Tied seats may advance a card of the colour of their stack (7.4). Additional field: `province`."""

    rule = "7.4"
    memory = {**TIE_MEMORY, "province": PLACE}

    def find_fitting(self, state: State, frame: Frame, seat: str) -> list[str]:
        stack = find_stack(state, frame["province"], seat)
        return [card for card in state.displays[seat] if stack and CARDS[card].faction == stack.faction]

    def about(self, state: State, frame: Frame) -> dict[str, Json]:
        return {"province": PROVINCE_IDS[frame["province"]]}

    def extra_options(self, state: State, frame: Frame, seat: str, useful: Sequence[str]) -> list[str]:
        if not is_small(state, frame["province"]):
            return [DECLINE_ALL]
        more = len(state.displays[seat]) > 1
        return [*(option_ids(ADVANCE_LAST, useful) if more else ()), DECLINE_SMALL, DECLINE_ALL]

    def has_declined_ahead(self, state: State, frame: Frame, seat: str) -> bool:
        scope = state.holding[seat]
        return scope == ALL or (scope == SMALL and is_small(state, frame["province"]))

    def note_kind(self, state: State, seat: str, kind: str) -> None:
        """Record what the seat decides not to advance cards for; only that seat knows."""
        if kind in DECLINES_AHEAD:
            state.holding[seat] = DECLINES_AHEAD[kind]

    def is_repeated(self, frame: Frame) -> bool:
        """Only in Paris (7.8)."""
        return bool(frame["province"] == PARIS)

    def resolve(self, state: State, frame: Frame, ctx: Context) -> None:
        place, leaders = frame["province"], self.leaders(frame)
        if place == PARIS and len(leaders) > 1:
            repeat_tie(frame, leaders)
            return
        state.stack.pop()
        if len(leaders) == 1:
            stack = find_stack(state, place, leaders[0])
            assert stack is not None
            elect(state, place, stack, ctx, is_tie=True)
        else:
            state.results += (ProvinceResult(place, "", "", 0, True),)
            level = [stack.seat for stack in highest_stacks(state.map[place])]
            ctx.emit("province-split", province=PROVINCE_IDS[place], seats=level)
        clear_province(state, place)


def is_small(state: State, place: int) -> bool:
    """Whether a province gives one vote and no points."""
    return place != PARIS and not points_at_stake(state, place)


def points_at_stake(state: State, place: int) -> int:
    """Victory points of a province in this turn (7.9)."""
    return POINTS_OF[place] if state.turn >= FIRST_SCORING_TURN else 0


def elect(state: State, place: int, stack: Stack, ctx: Context, *, is_tie: bool) -> None:
    """A stack wins a province: one block, in Paris all of them, becomes votes of its owner (7.3, 7.7), who also scores
    the points of the province (7.9, R31)."""
    n = stack.n if place == PARIS else 1
    rivals = [rival.seat for rival in highest_stacks(state.map[place]) if rival is not stack]
    take_blocks(state, place, stack.seat, n)
    state.track[stack.faction] += n
    votes = list(state.votes[stack.seat])
    votes[FACTIONS.index(stack.faction)] += n
    state.votes[stack.seat] = (votes[0], votes[1], votes[2])
    points = points_at_stake(state, place)
    if points:
        score(state, stack.seat, PROVINCE, points)
    state.results += (ProvinceResult(place, stack.faction, stack.seat, n, is_tie),)
    ctx.emit(
        "province-elected",
        province=PROVINCE_IDS[place],
        seat=stack.seat,
        faction=stack.faction,
        n=n,
        points=points,
        tied=is_tie,
        rivals=rivals,
    )


def clear_province(state: State, place: int) -> None:
    """Return every block left in the province to its supply after a tie (7.6, R26)."""
    for stack in state.map[place]:
        state.supply[stack.faction] += stack.n
    state.map[place] = ()


def close_provinces(state: State, frame: Frame, ctx: Context) -> None:
    """End the provincial elections: with a landslide of the Radicals, or by forming a government (9.3, R34)."""
    for seat in state.order:
        state.holding[seat] = UNDECIDED
    ctx.emit("provinces-voted", white=state.track["white"], blue=state.track["blue"], red=state.track["red"])
    if state.track["red"] >= LANDSLIDE:
        end_game(state, "landslide", ctx)
    else:
        begin_step(frame, "form-government")
