"""La Rochelle (7.1 to 7.4)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Flag, ListOf
from fronde.core.flow import Frame, Step
from fronde.core.types import Action, Context, Decision, Json, Seat
from fronde.games.mousquetaires.data import BLUE, RED, TRACKS
from fronde.games.mousquetaires.model import Siege, State, blue_siege_dice, find_mission, healthy, red_siege_dice
from fronde.games.mousquetaires.steps.common import (
    WHO,
    draw_treachery,
    earn_one_for_all,
    end_game,
    gain_epic,
    turn_up_posts,
    wound,
)

YES, NO = "sacrifice:yes", "sacrifice:no"
SIEGE_CARD = "card"
"""In Milady's location deck without a player: the mark that the card of La Rochelle has been added (9.10)."""


class Sacrifice(Step[State]):
    """Roll both sides' dice, let musketeers there give life points, and move the token. Frame: `thrown`; `asked`: the
    musketeers already asked."""

    rule = "7.2"
    memory = {"thrown": Flag(), "asked": ListOf(WHO, 5)}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        throw = state.siege_throw
        if not frame["thrown"] or throw is None or not red_swords(throw):
            return ()
        seats = [seat for seat in present(state) if seat not in frame["asked"]]
        about: dict[str, Json] = {"n": red_swords(throw), "own": throw.blue.count("sword")}
        return (self.question(seats[0], (YES, NO), **about, life=state.life[seats[0]]),) if seats else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        frame["asked"] += (action.seat,)
        if action.picks[0] == YES and state.siege_throw is not None:
            state.siege_throw = state.siege_throw._replace(payers=(*state.siege_throw.payers, action.seat))
            ctx.emit("life-given", seat=action.seat)
            wound(state, action.seat, 1, ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        if not frame["thrown"]:
            frame["thrown"] = True
            throw_dice(state, ctx)
            return
        state.stack.pop()
        assert state.siege_throw is not None
        move_siege(state, state.siege_throw.blue.count("sword") - red_swords(state.siege_throw), ctx)


def present(state: State) -> list[Seat]:
    """Able musketeers at La Rochelle."""
    return [seat for seat in healthy(state) if state.place[seat] == "la-rochelle"]


def red_swords(throw: Siege) -> int:
    """Red swords that are not cancelled."""
    return throw.red.count("sword") - len(throw.payers)


def throw_dice(state: State, ctx: Context) -> None:
    """Roll both sides' dice at once (7.1). Felton is turned up if he adds a die (ruling R42)."""
    ctx.no_undo()
    for where in ("paris", "louvre"):
        mission = find_mission(state, where)
        if mission and "felton" in mission.posted:
            turn_up_posts(state, where, ctx)
    red = tuple(RED[ctx.rng.below(6)] for _ in range(red_siege_dice(state)))
    blue = tuple(BLUE[ctx.rng.below(6)] for _ in range(blue_siege_dice(state)))
    state.siege_throw = Siege(blue, red, (), state.siege)
    ctx.emit("siege-thrown", blue=list(blue), red=list(red), own=blue.count("sword"), n=red.count("sword"))


def move_siege(state: State, by: int, ctx: Context) -> None:
    """Move the token and apply the spaces it reaches or passes for the first time (7.3, 7.4)."""
    before = state.siege
    state.siege = max(-TRACKS.siege, min(TRACKS.siege, before + by))
    ctx.emit("siege-moved", n=state.siege, by=state.siege - before)
    if before > TRACKS.siege_treachery >= state.siege and mark_siege_space(state, "treachery"):
        draw_treachery(state, 1, ctx)
    if before < TRACKS.siege_epic <= state.siege and mark_siege_space(state, "epic"):
        gain_epic(state, 1, ctx)
    if state.siege == TRACKS.siege and mark_siege_space(state, "one-for-all"):
        earn_one_for_all(state, "siege", ctx)
    if state.siege == -TRACKS.siege:
        end_game(state, "siege", ctx)


def mark_siege_space(state: State, space: str) -> bool:
    """Mark a space as reached. Returns whether it is the first time."""
    if space in state.siege_marks:
        return False
    state.siege_marks = tuple(sorted((*state.siege_marks, space)))
    return True
