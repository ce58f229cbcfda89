"""A turn from its start to its end: player order, refreshing hands (2), and the end after the last turn (9.1)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Number
from fronde.core.flow import Frame, Step, begin_step, call, frame, option_ids, queue
from fronde.core.ranking import find_decider, find_first
from fronde.core.types import Action, Context, Decision
from fronde.games.liberte.data import FACTIONS, HAND, TURNS, WAITING, WAITING_UNTIL
from fronde.games.liberte.model import State, in_order, is_counter_revolution, seats_of, total_points
from fronde.games.liberte.scoring import find_keys
from fronde.games.liberte.steps.common import (
    DECK,
    can_draw,
    discard_from_hand,
    draw_to_hand,
    take_open,
)

FILL_UP = "take:rest"
"""Draw all missing cards from the deck (R42)."""


class BeginTurn(Step[State]):
    """Begin a turn: in turn 2 return the blocks set aside (2.3), check for a counter-revolution (9.5), and queue its
    phases (2.1)."""

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        state.turn += 1
        state.stack.clear()
        ctx.no_undo()
        ctx.emit("turn-began", turn=state.turn)
        if state.turn >= WAITING_UNTIL and state.waiting:
            return_waiting(state, ctx)
        if end_by_revolt(state, ctx):
            return
        set_order(state, ctx)
        return_displays(state, ctx)
        queue_turn(state, "refresh-hands")


def queue_turn(state: State, first: str) -> None:
    """Queue the phases of a turn from one of them on."""
    phases = ("refresh-hands", "action-rounds", "fight-battle", "hold-elections", "end-of-turn")
    frames = [frame(name, **FIRST_MEMORY.get(name, {})) for name in phases[phases.index(first) :]]
    queue(state, *frames)


FIRST_MEMORY = {"refresh-hands": {"at": 0}, "action-rounds": {"at": 0}}
"""The initial fields of the phases' frames."""


def return_waiting(state: State, ctx: Context) -> None:
    """Return the blocks set aside to their supplies (2.3)."""
    state.waiting = False
    for faction in FACTIONS:
        state.supply[faction] += WAITING
    ctx.emit("blocks-came", n=WAITING)


def set_order(state: State, ctx: Context) -> None:
    """Set the player order by victory points, with ties in random order (2.4, R37)."""
    order = ctx.rng.shuffle(seats_of(state))
    state.order = tuple(sorted(order, key=lambda seat: -total_points(state, seat)))
    state.active = state.order[0]
    ctx.emit("order-set", order=list(state.order))


def return_displays(state: State, ctx: Context) -> None:
    """Return the cards of every display to its owner's hand, all at once (2.5, R4)."""
    for seat in state.order:
        state.hands[seat] = in_order((*state.hands[seat], *state.displays[seat]))
        state.displays[seat] = ()
    ctx.emit("displays-returned")


# --- refreshing hands (2.6, 2.7) ---


class RefreshHands(Step[State]):
    """The seats discard and refill their hands, one after the other (2.6, 2.7). Frame: `at`, the index in player
    order."""

    memory = {"at": Number(0, 6)}

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        if frame_["at"] == len(state.order):
            state.stack.pop()
            return
        state.active = state.order[frame_["at"]]
        frame_["at"] += 1
        state.moves += 1
        call(state, "refresh-discard")


class RefreshDiscard(Step[State]):
    """Choose any number of cards to discard before the hand is refilled (2.6)."""

    rule = "2.6"

    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        hand = state.hands[state.active]
        if not hand:
            return ()
        return (self.question(state.active, option_ids("discard", hand), least=0, most=len(hand), n=len(hand)),)

    def answer(self, state: State, frame_: Frame, action: Action, ctx: Context) -> None:
        if action.picks:
            discard_from_hand(state, action.seat, (pick.partition(":")[2] for pick in action.picks), ctx)
        begin_step(frame_, "refresh-draw")

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        begin_step(frame_, "refresh-draw")


class RefreshDraw(Step[State]):
    """Fill the hand up to seven, one card at a time, from the open cards or the deck (2.7)."""

    rule = "2.7"

    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        missing = HAND - len(state.hands[state.active])
        if missing <= 0 or not state.open:
            return ()
        options = option_ids("take", state.open)
        if can_draw(state):
            options.append(DECK)
        if can_draw(state) and missing > 1:
            options.append(FILL_UP)
        return (self.question(state.active, options, n=missing),)

    def answer(self, state: State, frame_: Frame, action: Action, ctx: Context) -> None:
        pick = action.picks[0]
        if pick == FILL_UP:
            fill_up(state, ctx)
        elif pick == DECK:
            draw_to_hand(state, action.seat, ctx)
        else:
            take_open(state, action.seat, pick.partition(":")[2], ctx)

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        """Without open cards, draw from the deck."""
        fill_up(state, ctx)
        state.stack.pop()


def fill_up(state: State, ctx: Context) -> None:
    """Fill the active hand from the deck, as far as possible."""
    while len(state.hands[state.active]) < HAND and can_draw(state):
        draw_to_hand(state, state.active, ctx)


# --- the end ---


class EndOfTurn(Step[State]):
    """Begin the next turn, or end the game after the fourth (9.1)."""

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        if state.turn == TURNS:
            end_game(state, "turns", ctx)
        else:
            begin_step(frame_, "begin-turn")


def end_by_revolt(state: State, ctx: Context) -> bool:
    """End the game if there is a counter-revolution now (9.5). Returns whether there is."""
    if not is_counter_revolution(state):
        return False
    end_game(state, "counter-revolution", ctx)
    return True


def end_game(state: State, end: str, ctx: Context) -> None:
    """End the game: hands are shown and the winner is determined."""
    state.end = end
    state.stack.clear()
    ctx.no_undo()
    keys = find_keys(state)
    ctx.emit(f"ended-by-{end}", winners=find_first(keys), why=find_decider(keys, ("points", "cards")))
