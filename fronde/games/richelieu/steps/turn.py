"""A turn from start to end: a seat that cannot take a card stops (4.7), and after the last card the score is counted
(6.1)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.flow import Frame, Step, begin_step, option_ids
from fronde.core.ranking import find_decider, find_first
from fronde.core.types import Action, Context, Decision
from fronde.games.richelieu.data import CARDS
from fronde.games.richelieu.model import (
    State,
    can_move,
    can_place,
    cards_with_marker,
    could_use_disc,
    find_ends_to_take,
    find_takeable,
    is_ending,
    next_seat,
    seats_of,
    unmarked_cards,
)
from fronde.games.richelieu.scoring import DECIDERS, find_keys
from fronde.games.richelieu.steps.common import END_TURN, PASS, USE_DISC
from fronde.games.richelieu.steps.discs import ask_disc, use_disc
from fronde.games.richelieu.steps.markers import lift_marker, place_marker
from fronde.games.richelieu.steps.taking import begin_taking


class BeginTurn(Step[State]):
    """Begin a seat's turn; a seat that cannot take a card is passed over for as long as that lasts (4.7)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.picks = ()
        able, hopes = bool(find_takeable(state)), could_use_disc(state, state.active)
        if not able:
            ctx.emit("player-stopped", seat=state.active)
        if not able and not hopes:
            state.active = next_seat(state, state.active)
            return
        state.turn += 1
        ctx.emit("turn-began", seat=state.active, turn=state.turn)
        begin_step(frame, "take-card" if able else "stopped")


class Stopped(Step[State]):
    """No card can be taken, but a face-down disc might change that. The seat is asked whatever its discs are, so that
    the question reveals nothing (ruling R22)."""

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        return [self.question(state.active, (PASS,), step="stopped", rule="4.7"), *ask_disc(state)]

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == USE_DISC:
            use_disc(state, ctx)
            begin_step(frame, "take-card")
            return
        ctx.emit("turn-passed", seat=state.active)
        begin_step(frame, "close-turn")


class TakeCard(Step[State]):
    """Take the first card, which is compulsory (3.1). A single card is not asked for, unless the seat might use a
    marker back (ruling R30)."""

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        cards = find_takeable(state)
        if len(cards) == 1 and not could_use_disc(state, state.active):
            return ()
        return [self.question(state.active, option_ids("card", cards), rule="3.2"), *ask_disc(state)]

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        """Take the only card."""
        begin_step(frame, "go-on")
        begin_taking(state, find_takeable(state)[0], ctx)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == USE_DISC:
            use_disc(state, ctx)
            return
        begin_step(frame, "go-on")
        begin_taking(state, action.picks[0].partition(":")[2], ctx)


class GoOn(Step[State]):
    """After a card, take a second one, place a marker, or end the turn. The turn ends at once if nothing else is
    possible."""

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat, cards = state.active, option_ids("card", find_takeable(state))
        placing, moving = can_place(state, seat), can_move(state, seat)
        if not (cards or placing or moving or could_disc_help(state)):
            return ()
        step, rule = ("second-card", "3.3") if cards else ("end-turn", "3.1")
        decisions = [self.question(state.active, (*cards, END_TURN), step=step, rule=rule, region=self._region(state))]
        if placing:
            options = option_ids("place", unmarked_cards(state))
            decisions.append(
                self.question(
                    state.active, options, step="place-marker", rule="4.1", required=False, n=state.stock[seat]
                )
            )
        elif moving:
            decisions.append(
                self.question(
                    state.active,
                    option_ids("lift", cards_with_marker(state, seat)),
                    step="move-marker",
                    rule="4.3",
                    required=False,
                )
            )
        return [*decisions, *ask_disc(state)]

    def _region(self, state: State) -> str:
        return CARDS[state.picks[0]].region

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        kind, _, card = action.picks[0].partition(":")
        if kind == "card":
            begin_taking(state, card, ctx)
        elif kind == "disc":
            use_disc(state, ctx)
        elif kind == "lift":
            lift_marker(state, card)
        else:
            if kind == "place":
                place_marker(state, card, ctx)
            begin_step(frame, "close-turn")

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        begin_step(frame, "close-turn")


def could_disc_help(state: State) -> bool:
    """Whether a face-down disc of the active seat could still change something this turn, from public knowledge (ruling
    R22)."""
    if not could_use_disc(state, state.active):
        return False
    return bool(find_ends_to_take(state)) or (not is_ending(state) and bool(unmarked_cards(state)))


class CloseTurn(Step[State]):
    """Begin the next seat's turn, or end the game."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        if is_ending(state):
            end_game(state, ctx)
            return
        state.active = next_seat(state, state.active)
        begin_step(frame, "begin-turn")


def end_game(state: State, ctx: Context) -> None:
    """End the game: all discs are turned over, and the points are final (5.2, 6.1)."""
    state.over = True
    state.picks = ()
    state.stack = []
    ctx.no_undo()
    for seat in seats_of(state):
        if state.discs_of[seat]:
            ctx.emit("discs-shown", seat=seat, disc=list(state.discs_of[seat]))
    keys = find_keys(state)
    ctx.emit("game-ended", winner_seat=find_first(keys), why=find_decider(keys, DECIDERS))
