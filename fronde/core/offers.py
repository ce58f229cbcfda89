"""Offers between players, a reusable part for games made of steps: one player gives something and asks for something in
return.

A player composes an offer step by step, in drafts that nobody else sees, then sends or drops it. In a game with
`extras`, the player may add to what they give or ask for. The partner accepts or declines at any time. Nobody waits for
that answer: the question of the player whose turn it is stays open meanwhile. Until the offer is accepted only these
two know of it. At most one offer is open at a time, three may be sent in a turn, and an offer expires at the end of the
turn.

A game defines what may be given and how an accepted offer is carried out. It adds `ask` to its questions
(`StepRules.put`), `answer` to its answers, `end_turn` where a turn ends, `view` to its views, `resample` to its deals,
and `FIELDS` to the keys of its positions. Words: `ask-<step>` for each step below; `option-offer-to`, `-give`, `-ask`,
`-send`, `-drop`, `-accept`, `-decline` (`describe`; arguments `seat`, `given`, `asked`, `way`, each a Name);
`event-offer-made`, `-declined`, `-withdrawn`, `-lapsed` (for the two) and `-accepted` (for all). Arguments of questions
and events (`NAMES`): `seat`, the offering player; `partner_seat`; `given`; `asked`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeVar

from fronde.core.codec import FieldType, Flag, Line, Maybe, Number, Record
from fronde.core.types import Action, Context, Decision, Json, Name, Seat, Text

A_TURN = 3
"""Maximum number of offers sent in a turn."""
COMPOSING = ("offer-to", "offer-give", "offer-ask", "offer-send", "offer-drop")
"""The steps of the player who composes an offer."""
ADDING = "offer-add"
"""The step that adds something to an offer, in games that have `Offers.extras`."""
ANSWERING = "answer-offer"
SEND, DROP, ACCEPT, DECLINE = "offer:send", "offer:drop", "offer:accept", "offer:decline"


@dataclass(slots=True, frozen=True)
class Offer:
    """An offer, possibly unfinished: a part not chosen yet is empty."""

    seat: Seat
    partner: Seat
    gift: str = ""
    price: str = ""
    sent: bool = False

    def concerns(self, seat: Seat | None) -> bool:
        """Whether that seat knows of the offer."""
        return seat == self.seat or (self.sent and seat == self.partner)

    def about(self) -> dict[str, str]:
        """The non-empty parts of the offer as arguments of a text."""
        fields = {"seat": self.seat, "partner_seat": self.partner, "given": self.gift, "asked": self.price}
        return {name: value for name, value in fields.items() if value}


class HasOffers(Protocol):
    """A position in which players make offers. `offer`: the open one; `offers_sent`: the number sent in this turn."""

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
"""The keys that offers add to a position."""
NAMES: Mapping[str, str] = {"seat": "seat", "partner_seat": "seat", "given": "given", "asked": "asked"}
"""The entries that offers add to the names of a game (`Speech.names`)."""


def describe(option: str) -> Text:
    """The text of an option of an offer's question."""
    kind, _, value = option.partition(":")
    if kind == "offer":
        word, _, way = value.partition(":")
        return Text(f"option-offer-{word}", {"way": Name("way", way)})
    argument = _ARGUMENTS[kind]
    return Text(f"option-{kind}", {argument: Name(NAMES[argument], value)})


def name_parts(about: Mapping[str, Json], thing: Callable[[str], object]) -> dict[str, object]:
    """The parts of an offer that are chosen so far, as arguments of a text. `thing`: the name of what is given or
    asked, by its id."""
    seats = {name: Name("seat", about[name]) for name in ("seat", "partner_seat") if name in about}
    return {**seats, **{name: thing(about[name]) for name in ("given", "asked") if about.get(name)}}


_ARGUMENTS = {"offer-to": "seat", "offer-give": "given", "offer-ask": "asked"}


class Offers(ABC, Generic[S]):
    """The offers of one game. `rule`: the number of the rule that allows them."""

    rule: str | None = None

    # --- what a game defines ---

    @abstractmethod
    def partners(self, state: S, seat: Seat) -> Sequence[Seat]:
        """The seats this seat may make an offer to, from public knowledge alone."""

    @abstractmethod
    def gifts(self, state: S, seat: Seat, partner: Seat) -> Sequence[str]:
        """Ids of what the seat may give."""

    @abstractmethod
    def wishes(self, state: S, seat: Seat, partner: Seat, gift: str) -> Sequence[str]:
        """Ids of what the seat may ask for in return, computed only from what the seat may know."""

    def extras(self, state: S, offer: Offer) -> Sequence[str]:
        """Additions to a complete offer: "given:" or "asked:" followed by the text to append behind a "+"."""
        return ()

    @abstractmethod
    def ways(self, state: S, offer: Offer) -> Sequence[str]:
        """The ways in which the partner may accept, one word each, appended to the option. Empty if either of the two
        cannot keep the offer now; `("",)` if there is only one way."""

    @abstractmethod
    def carry_out(self, state: S, offer: Offer, way: str, ctx: Context) -> None:
        """Carry out both halves of an accepted offer."""

    # --- asking ---

    def ask(self, state: S, active: Seat | None) -> list[Decision]:
        """The open questions about offers, to the seat whose turn it is and to its partner. The game adds them to its
        others."""
        offer = state.offer
        if offer is None:
            return self._ask_partner(state, active) if active and state.offers_sent < A_TURN else []
        return self._ask_answer(state, offer) if offer.sent else self._ask_rest(state, offer)

    def _ask_partner(self, state: S, active: Seat) -> list[Decision]:
        partners = [seat for seat in self.partners(state, active) if any(self._pairs(state, active, seat))]
        return [self._question("offer-to", active, partners)] if partners else []

    def _pairs(self, state: S, seat: Seat, partner: Seat) -> Iterator[str]:
        """The gifts for which the seat may ask something in return."""
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
        """The question whether to give up the offer; giving up a sent offer withdraws it irrevocably."""
        about, draft = offer.about(), not offer.sent
        return Decision(offer.seat, "offer-drop", (DROP,), self.rule, required=False, about=about, draft=draft)

    def _question(self, step: str, seat: Seat, options: Iterable[str], offer: Offer | None = None) -> Decision:
        ids, about = tuple(f"{step}:{option}" for option in options), offer.about() if offer else {}
        return Decision(seat, step, ids, self.rule, required=False, about=about, draft=True)

    # --- answering ---

    def answer(self, state: S, action: Action, ctx: Context) -> bool:
        """Carry out an answer to an offer's question and return True. Return False for any other answer."""
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
        """End the turn: the open offer expires, and the count of sent offers restarts."""
        if state.offer is not None and state.offer.sent:
            self._whisper(state.offer, "offer-lapsed", ctx)
        state.offer, state.offers_sent = None, 0

    def _whisper(self, offer: Offer, kind: str, ctx: Context) -> None:
        ctx.whisper(kind, (offer.seat, offer.partner), **offer.about())

    # --- seeing ---

    def view(self, state: S, seat: Seat | None) -> dict[str, Json] | None:
        """The open offer, if it concerns the seat; else None."""
        offer = state.offer
        return {**offer.about(), "sent": offer.sent} if offer is not None and offer.concerns(seat) else None

    def resample(self, state: S, seat: Seat | None, active: Seat | None) -> None:
        """Adapt a resampled position so that no other seat is making an offer, as far as this seat knows."""
        if state.offer is not None and not state.offer.concerns(seat):
            state.offer = None
        if seat != active:
            state.offers_sent = int(state.offer is not None)
