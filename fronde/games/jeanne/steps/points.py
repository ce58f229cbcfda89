"""Throne points and influence (8.1, 8.2), and the end of a round and of the game (7.8, 8.5)."""

from __future__ import annotations

from fronde.core.flow import Frame, Step, frame
from fronde.core.ranking import find_decider, find_first
from fronde.core.types import Context
from fronde.games.jeanne.data import DECK, END_DICE, TABLE
from fronde.games.jeanne.model import NOBODY, State, add_influence, full_provinces, throne_points
from fronde.games.jeanne.scoring import DECIDERS, find_keys
from fronde.games.jeanne.steps.common import roll


class ScoreRound(Step[State], once=True):
    """Score throne points for complete provinces, and influence for half of the round's points (8.1, 8.2)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        for who, seat in enumerate(state.seats):
            points = throne_points(state, who)
            state.province_points[who] += points
            state.gained[who] += points
            influence = add_influence(state, who, influence_due(state, who))
            provinces = full_provinces(state, who)
            ctx.emit("points-scored", seat=seat, n=points, provinces=provinces, influence=influence)


def influence_due(state: State, who: int) -> int:
    """Half the throne points of the round, rounded down (8.2); in a variant England gains at least three (9.6)."""
    due = state.gained[who] // TABLE.influence.share
    if state.options["england_influence"] and state.seats[who] == "angleterre":
        return max(due, TABLE.influence.england)
    return due


class EndRound(Step[State], once=True):
    """Return all cards; then begin the next round, or end the game (7.8, 8.5)."""

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        ctx.no_undo()
        reset_round(state)
        if roll_for_end(state, ctx):
            state.over = True
            keys = find_keys(state)
            ctx.emit("game-ended", winner_seats=find_first(keys), why=find_decider(keys, DECIDERS))
            return
        state.round += 1
        state.stack.append(frame("begin-round"))


def reset_round(state: State) -> None:
    """Return hands and used cards to the deck, reset what lasts for one round, and record its throne points (7.8)."""
    nothing = [0] * len(state.seats)
    state.hands, state.used = [()] * len(state.seats), [()] * len(state.seats)
    state.deck, state.discards = DECK, ()
    state.heroes = [False] * len(state.seats)
    state.by_round = [(*points, gain) for points, gain in zip(state.by_round, state.gained, strict=True)]
    state.lost_before, state.lost = state.lost, nothing[:]
    state.built, state.attacked_from, state.attacked = nothing[:], nothing[:], nothing[:]
    state.banned, state.ruler, state.retreated, state.active, state.events = 0, NOBODY, False, NOBODY, ()


def roll_for_end(state: State, ctx: Context) -> bool:
    """Whether the game ends now: by a roll after the eighth and the ninth round, always after the tenth (8.5)."""
    if state.round >= TABLE.end.rounds:
        return True
    if state.round not in END_DICE:
        return False
    die = roll(ctx)
    over = die <= END_DICE[state.round]
    ctx.emit("end-rolled", round=state.round, die=die, over=over)
    return over
