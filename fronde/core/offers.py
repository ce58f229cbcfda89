"""Offers between players, a ready part for games made of steps: give me this, and I give you that.

One player composes an offer step by step, in drafts nobody else knows of, then sends or drops it; where a game has
`extras`, something may be added to what is given or asked for. The other accepts or declines at any moment; nobody
waits for that, and the question of whoever's turn it is stays open meanwhile. Until it is accepted the two alone know
of it. One is open at a time, three may be sent in a turn, and it lapses with the turn.

A game says what may be given and how it is carried out; it adds `ask` to its questions (`StepRules.put`), `answer` to
its answers, `end_turn` where a turn ends, `view` to its views, `resample` to its deals, and `FIELDS` to the keys of its
positions. Words: `ask-<step>` for each step below; `option-offer-to`, `-give`, `-ask`, `-send`, `-drop`, `-accept`,
`-decline` (`describe`; arguments `seat`, `given`, `asked`, `way`, each a Name); `event-offer-made`, `-declined`,
`-withdrawn`, `-lapsed` (for the two) and `-accepted` (for all). What questions and events say (`NAMES`): `seat`, who
offers; `partner_seat`; `given`; `asked`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeVar

from fronde.core.codec import FieldType, Flag, Line, Maybe, Number, Record
from fronde.core.types import Action, Context, Decision, Json, Name, Seat, Text

A_TURN = 3
"""Offers that may be sent in a turn."""
COMPOSING = ("offer-to", "offer-give", "offer-ask", "offer-send", "offer-drop")
"""The steps of whoever composes an offer."""
ADDING = "offer-add"
"""The step at which something is added to an offer, in games that have `Offers.extras`."""
ANSWERING = "answer-offer"
SEND, DROP, ACCEPT, DECLINE = "offer:send", "offer:drop", "offer:accept", "offer:decline"


@dataclass(slots=True, frozen=True)
class Offer:
    """An offer as far as it is composed: empty is what is not chosen yet."""

    seat: Seat
    partner: Seat
    gift: str = ""
    price: str = ""
    sent: bool = False

    def concerns(self, seat: Seat | None) -> bool:
        """Whether that seat knows of it."""
        return seat == self.seat or (self.sent and seat == self.partner)

    def about(self) -> dict[str, str]:
        """The offer as words take it."""
        fields = {"seat": self.seat, "partner_seat": self.partner, "given": self.gift, "asked": self.price}
        return {name: value for name, value in fields.items() if value}


class HasOffers(Protocol):
    """A position in which offers are made. `offer`: the one open; `offers_sent`: those sent in this turn."""

    offer: Offer | None
    offers_sent: int


S = TypeVar("S", bound=HasOffers)
_OFFER = Record(
    Offer,
    {"seat": Line(), "partner": Line(), "given": Line(), "asked": Line(), "sent": Flag()},
    {"given": "gift", "asked": "price"},
)
FIELDS: Mapping[str, FieldType[Offer | None] | FieldType[int]] = {
    "offer": Maybe(_OFFER),
    "offers_sent": Number(0, A_TURN),
}
"""What offers add to the keys of a position."""
NAMES: Mapping[str, str] = {"seat": "seat", "partner_seat": "seat", "given": "given", "asked": "asked"}
"""What they add to the names of a game (`Speech.names`)."""


def describe(option: str) -> Text:
    """How an option of an offer's question reads."""
    kind, _, value = option.partition(":")
    if kind == "offer":
        word, _, way = value.partition(":")
        return Text(f"option-offer-{word}", {"way": Name("way", way)})
    argument = _ARGUMENTS[kind]
    return Text(f"option-{kind}", {argument: Name(NAMES[argument], value)})


_ARGUMENTS = {"offer-to": "seat", "offer-give": "given", "offer-ask": "asked"}


class Offers(ABC, Generic[S]):
    """Offers in one game. `rule`: the number of the rule that allows them."""

    rule: str | None = None

    # --- what a game says ---

    @abstractmethod
    def partners(self, state: S, seat: Seat) -> Sequence[Seat]:
        """Whom this seat may make an offer, as far as everybody knows."""

    @abstractmethod
    def gifts(self, state: S, seat: Seat, partner: Seat) -> Sequence[str]:
        """Ids of what the seat may give."""

    @abstractmethod
    def wishes(self, state: S, seat: Seat, partner: Seat, gift: str) -> Sequence[str]:
        """Ids of what it may ask for that, from what the seat may know alone."""

    def extras(self, state: S, offer: Offer) -> Sequence[str]:
        """What may be added to an offer that is whole: "given:" or "asked:" and what then stands there behind a "+"."""
        return ()

    @abstractmethod
    def ways(self, state: S, offer: Offer) -> Sequence[str]:
        """How the partner may accept, a word each, appended to the option; none where either of the two cannot keep to
        it now, and `("",)` where there is one way."""

    @abstractmethod
    def carry_out(self, state: S, offer: Offer, way: str, ctx: Context) -> None:
        """Both halves of an offer that was accepted."""

    # --- asking ---

    def ask(self, state: S, active: Seat | None) -> list[Decision]:
        """The questions of an offer, to be put beside others: to the seat whose turn it is, and to its partner."""
        offer = state.offer
        if offer is None:
            return self._ask_partner(state, active) if active and state.offers_sent < A_TURN else []
        return self._ask_answer(state, offer) if offer.sent else self._ask_rest(state, offer)

    def _ask_partner(self, state: S, active: Seat) -> list[Decision]:
        partners = [seat for seat in self.partners(state, active) if any(self._pairs(state, active, seat))]
        return [self._question("offer-to", active, partners)] if partners else []

    def _pairs(self, state: S, seat: Seat, partner: Seat) -> Iterator[str]:
        """What the seat may give that something may be asked for, one after the other."""
        return (gift for gift in self.gifts(state, seat, partner) if self.wishes(state, seat, partner, gift))

    def _ask_rest(self, state: S, offer: Offer) -> list[Decision]:
        if not offer.gift:
            return [self._question("offer-give", offer.seat, self._pairs(state, offer.seat, offer.partner), offer)]
        if not offer.price:
            wishes = self.wishes(state, offer.seat, offer.partner, offer.gift)
            return [self._question("offer-ask", offer.seat, wishes, offer)]
        send = Decision(offer.seat, "offer-send", (SEND,), self.rule, required=False, about=offer.about())
        extras = self.extras(state, offer)
        add = [self._question(ADDING, offer.seat, extras, offer)] if extras else []
        return [send, *add, self._ask_drop(offer)]

    def _ask_answer(self, state: S, offer: Offer) -> list[Decision]:
        ways = [f"{ACCEPT}:{way}" if way else ACCEPT for way in self.ways(state, offer)]
        answer = Decision(offer.partner, ANSWERING, (DECLINE, *ways), self.rule, required=False, about=offer.about())
        return [answer, self._ask_drop(offer)]

    def _ask_drop(self, offer: Offer) -> Decision:
        """Whether to give up an offer: one that was sent is withdrawn for good."""
        about, draft = offer.about(), not offer.sent
        return Decision(offer.seat, "offer-drop", (DROP,), self.rule, required=False, about=about, draft=draft)

    def _question(self, step: str, seat: Seat, options: Iterable[str], offer: Offer | None = None) -> Decision:
        ids, about = tuple(f"{step}:{option}" for option in options), offer.about() if offer else {}
        return Decision(seat, step, ids, self.rule, required=False, about=about, draft=True)

    # --- answering ---

    def answer(self, state: S, action: Action, ctx: Context) -> bool:
        """Carry out an answer, where it is one to an offer's question; else False."""
        if action.step == ANSWERING:
            self._settle(state, action.picks[0], ctx)
        elif action.step in (*COMPOSING, ADDING):
            self._compose(state, action, ctx)
        else:
            return False
        return True

    def _compose(self, state: S, action: Action, ctx: Context) -> None:
        _, _, value = action.picks[0].partition(":")
        offer = state.offer
        if offer is None:
            state.offer = Offer(action.seat, value)
        elif action.step == "offer-give":
            state.offer = replace(offer, gift=value)
        elif action.step == "offer-ask":
            state.offer = replace(offer, price=value)
        elif action.step == ADDING:
            part, _, thing = value.partition(":")
            whole = f"{offer.gift if part == 'given' else offer.price}+{thing}"
            state.offer = replace(offer, gift=whole) if part == "given" else replace(offer, price=whole)
        elif action.step == "offer-drop":
            self._drop(state, offer, ctx)
        else:
            state.offer = replace(offer, sent=True)
            state.offers_sent += 1
            ctx.no_undo()
            self._whisper(offer, "offer-made", ctx)

    def _drop(self, state: S, offer: Offer, ctx: Context) -> None:
        state.offer = None
        if offer.sent:
            ctx.no_undo()
            self._whisper(offer, "offer-withdrawn", ctx)

    def _settle(self, state: S, pick: str, ctx: Context) -> None:
        offer, state.offer = state.offer, None
        assert offer is not None
        ctx.no_undo()
        if pick == DECLINE:
            self._whisper(offer, "offer-declined", ctx)
            return
        ctx.emit("offer-accepted", seat=offer.seat, partner_seat=offer.partner)
        self.carry_out(state, offer, pick.removeprefix(ACCEPT).removeprefix(":"), ctx)

    def end_turn(self, state: S, ctx: Context) -> None:
        """The turn is over: what is open lapses, and offers are counted anew."""
        if state.offer is not None and state.offer.sent:
            self._whisper(state.offer, "offer-lapsed", ctx)
        state.offer, state.offers_sent = None, 0

    def _whisper(self, offer: Offer, kind: str, ctx: Context) -> None:
        ctx.whisper(kind, (offer.seat, offer.partner), **offer.about())

    # --- seeing ---

    def view(self, state: S, seat: Seat | None) -> dict[str, Json] | None:
        """The open offer, for the two it concerns."""
        offer = state.offer
        return {**offer.about(), "sent": offer.sent} if offer is not None and offer.concerns(seat) else None

    def resample(self, state: S, seat: Seat | None, active: Seat | None) -> None:
        """Make a dealt-again position one in which nobody but that seat makes offers, as far as it knows."""
        if state.offer is not None and not state.offer.concerns(seat):
            state.offer = None
        if seat != active:
            state.offers_sent = int(state.offer is not None)
