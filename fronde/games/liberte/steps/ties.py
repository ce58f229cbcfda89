"""Breaking ties with cards from the displays, seat by seat in player order (6.3, 7.4, 8.2, 8.5).

A seat is asked only if it has a card that could still change the result of the tie (R39), and in the provinces only if
it has not decided to advance no more cards (R40).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple

from fronde.core.codec import FieldType, ListOf, Number, Record
from fronde.core.flow import Frame, Step, call, option_ids
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.liberte.data import CARDS
from fronde.games.liberte.model import State, without
from fronde.games.liberte.steps.common import CARD, DECLINE, SEAT

TIES = ("battle-tie", "province-tie", "government-tie", "votes-tie")
"""The questions of a tie."""


class Bid(NamedTuple):
    """A seat and the card it advanced."""

    seat: str
    card: str


TIE_MEMORY: dict[str, FieldType[Any]] = {
    "seats": ListOf(SEAT),
    "at": Number(0, 6),
    "bids": ListOf(Record(Bid, {"seat": SEAT, "card": CARD})),
}


class Tie(Step[State]):
    """A tie that cards may break. Frame: `seats` that may advance a card in this pass, in player order; `at`, the index
    of the next; `bids` of this pass."""

    memory = TIE_MEMORY

    # --- what a kind of tie adds ---

    @abstractmethod
    def find_fitting(self, state: State, frame: Frame, seat: str) -> list[str]:
        """The cards in a display that may be advanced here."""

    @abstractmethod
    def resolve(self, state: State, frame: Frame, ctx: Context) -> None:
        """Settle the pass after all seats have answered: end the step, or begin another pass."""

    def is_repeated(self, frame: Frame) -> bool:
        """Whether passes continue among the seats still tied until nobody advances a card (R25)."""
        return True

    def about(self, state: State, frame: Frame) -> dict[str, Json]:
        """The facts about the question."""
        return {}

    def extra_options(self, state: State, frame: Frame, seat: str, useful: Sequence[str]) -> list[str]:
        """Additional answers besides the useful cards and `decline`."""
        return []

    def has_declined_ahead(self, state: State, frame: Frame, seat: str) -> bool:
        """Whether a seat has decided in advance not to advance a card here."""
        return False

    def rival_of(self, frame: Frame, seat: str, card: str) -> str:
        """The side that a card counts for. Cards of one side are not added; the best counts."""
        return seat

    # --- whom to ask ---

    def find_useful(self, state: State, frame: Frame, seat: str) -> list[str]:
        """A seat's cards that could change the result: not beaten by cards advanced before, and in a single pass not
        equal to two tied cards (R39)."""
        bests = self.best_of_each(frame)
        top = max(bests.values(), default=0)
        is_tie = sum(value == top for value in bests.values()) > 1
        useful = []
        for card in self.find_fitting(state, frame, seat):
            value = CARDS[card].value
            is_beaten = value < top or value <= bests.get(self.rival_of(frame, seat, card), 0)
            if not is_beaten and (self.is_repeated(frame) or value > top or not is_tie):
                useful.append(card)
        return useful

    def best_of_each(self, frame: Frame) -> dict[str, int]:
        """The highest value that each side has advanced in this pass."""
        bests: dict[str, int] = {}
        for seat, card in frame["bids"]:
            side = self.rival_of(frame, seat, card)
            bests[side] = max(bests.get(side, 0), CARDS[card].value)
        return bests

    def leaders(self, frame: Frame) -> list[str]:
        """The sides with the highest value in this pass; empty if no card was advanced."""
        bests = self.best_of_each(frame)
        top = max(bests.values(), default=0)
        return [side for side, value in bests.items() if value == top]

    def find_next(self, state: State, frame: Frame) -> int | None:
        """The index of the next seat with a useful card, None if there is none."""
        seats = frame["seats"]
        return next((n for n in range(frame["at"], len(seats)) if self.find_useful(state, frame, seats[n])), None)

    # --- the step ---

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        place = self.find_next(state, frame)
        if place is None or self.has_declined_ahead(state, frame, frame["seats"][place]):
            return ()
        seat = frame["seats"][place]
        useful = self.find_useful(state, frame, seat)
        options = [*option_ids("advance", useful), DECLINE, *self.extra_options(state, frame, seat, useful)]
        return (self.question(seat, options, **self.about(state, frame)),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        kind, _, card = action.picks[0].partition(":")
        frame["at"] = frame["seats"].index(action.seat) + 1
        if card:
            advance(state, action.seat, card, ctx)
            frame["bids"] = (*frame["bids"], Bid(action.seat, card))
            ctx.emit("card-advanced", seat=action.seat, card=card, **self.about(state, frame))
        else:
            ctx.emit("advance-declined", seat=action.seat)
        self.note_kind(state, action.seat, kind)

    def note_kind(self, state: State, seat: str, kind: str) -> None:
        """Record what an answer decides for later ties."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        place = self.find_next(state, frame)
        if place is None:
            self.resolve(state, frame, ctx)
            return
        ctx.no_undo()
        frame["at"] = place + 1
        seat = frame["seats"][place]
        ctx.emit("advance-declined", {"unasked": True}, (seat,), seat=seat)


def advance(state: State, seat: str, card: str, ctx: Context) -> None:
    """Discard a card from a display, whether it wins or not (R23)."""
    state.displays[seat] = without(state.displays[seat], card)
    state.discard += (card,)


def begin_tie(state: State, step: str, seats: Sequence[str], **memory: object) -> None:
    """Start the first pass of a tie."""
    among = tuple(seat for seat in state.order if seat in seats)
    call(state, step, seats=among, at=0, bids=(), **memory)


def repeat_tie(frame: Frame, seats: Sequence[str]) -> None:
    """Start another pass among the seats still tied."""
    frame["seats"] = tuple(seat for seat in frame["seats"] if seat in seats)
    frame["at"], frame["bids"] = 0, ()
