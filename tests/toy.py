"""A small complete game for tests of the host: hidden hands, dice, undo, reactions, several answers owed at once.

In a round each seat in turn chooses one of sixty fields, lays one or two cards on it face down, and may throw the die;
its left-hand neighbour lets that pass or contests it. At the end of the round everybody discards a card at once. A
seat may spend its token for a card at any moment, on anyone's turn.

Options add what the contract has besides: sealed bids, a volunteer who begins, two answers of one kind owed at once,
offers, and ends other than a ranking.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field

from fronde.core.codec import Flag, Index, Keys, ListBy, ListOf, Number, Word
from fronde.core.errors import InvariantError, TableError
from fronde.core.flow import Frame, Step, find_steps, frame, queue
from fronde.core.game import Game, OrderKind, Speech, Title, View, name_ids
from fronde.core.offers import ANSWERING, COMPOSING, NAMES, Offer, Offers, describe
from fronde.core.offers import FIELDS as FIELDS_OF_OFFERS
from fronde.core.rng import Dice
from fronde.core.step_rules import StepRules, StepState, first_of
from fronde.core.types import (
    Action,
    Context,
    Decision,
    Event,
    Json,
    OptionText,
    PlayerRefusal,
    Result,
    Seat,
    Text,
)

SEATS = ("red", "blue", "green", "gold")
FIELDS = tuple(f"field:{n}" for n in range(60))
CARDS = tuple(f"card:{suit}{value}" for suit in "abcd" for value in range(1, 10))
HAND, TRADED = 3, 3
FREE, NOBODY = -1, -1
WHO, FIELD, STAKE = Number(0, len(SEATS) - 1), Number(0, len(FIELDS) - 1), ListOf(Word(CARDS), 2)


class Options(BaseModel):
    """The toy's options."""

    model_config = ConfigDict(extra="forbid", strict=True)

    rounds: int = Field(default=2, ge=1, le=10, description="How many rounds are played.")
    tokens: bool = Field(default=True, description="Whether each seat begins with a token.")
    bids: bool = Field(default=False, description="Whether a round begins with sealed bids for a token.")
    volunteer: bool = Field(default=False, description="Whether whoever volunteers begins the round.")
    marks: bool = Field(default=False, description="Whether the first seat marks two fields that are worth more.")
    trade: bool = Field(default=False, description="Whether tokens, three more, are offered for cards, not spent.")
    ending: Literal["points", "together", "hunt"] = Field(
        default="points", description="Most points win, or all together, or red alone against the rest."
    )


@dataclass
class State(StepState):
    """The whole position. Hidden: hands, deck, staked and discarded cards."""

    rounds: int
    owner: list[int] = field(default_factory=lambda: [FREE] * len(FIELDS))
    hands: list[tuple[str, ...]] = field(default_factory=list)
    deck: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    open_cards: tuple[str, ...] = ()
    tokens: list[int] = field(default_factory=list)
    marks: tuple[str, ...] = ()
    offer: Offer | None = None
    offers_sent: int = 0
    round: int = 1
    over: bool = False


def _value(card: str) -> int:
    return int(card[-1])


def _worth(number: int) -> int:
    return number % 7 + 1


def _draw(state: State, who: int, ctx: Context) -> None:
    if not state.deck:
        state.deck = tuple(ctx.rng.shuffle(state.discarded + state.open_cards))
        state.discarded = state.open_cards = ()
    if not state.deck:
        return
    card, state.deck = state.deck[0], state.deck[1:]
    state.hands[who] += (card,)
    ctx.emit("card-drawn", {"card": card}, (SEATS[who],), seat=SEATS[who])
    ctx.no_undo()


class TakeTurn(Step[State]):
    """A seat's turn: three choices of its own, one of its neighbour."""

    memory = {"who": WHO}

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        who = frame_["who"]
        state.stack.pop()
        for _ in range(HAND - len(state.hands[who])):
            _draw(state, who, ctx)
        queue(
            state,
            frame("choose-field", who=who),
            frame("stake-cards", who=who, field=0),
            frame("take-chance", who=who, field=0, staked=()),
            frame("answer-claim", who=who, field=0, staked=(), bonus=0),
        )


class ChooseField(Step[State]):
    """One of the free fields, sixty at first."""

    rule = "1.1"
    memory = {"who": WHO}

    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        free = tuple(f for f, owner in zip(FIELDS, state.owner, strict=True) if owner == FREE)
        return (Decision(SEATS[frame_["who"]], self.name, free, self.rule),)

    def answer(self, state: State, frame_: Frame, action: Action, ctx: Context) -> None:
        state.stack.pop()
        for later in state.stack[-3:]:
            later["field"] = FIELDS.index(action.picks[0])
        ctx.emit("field-chosen", seat=action.seat, field=action.picks[0])


class StakeCards(Step[State]):
    """One or two cards of the hand, face down."""

    rule = "1.2"
    memory = {"who": WHO, "field": FIELD}

    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        who = frame_["who"]
        hand = state.hands[who]
        if not hand:
            return ()
        field_ = FIELDS[frame_["field"]]
        return (Decision(SEATS[who], self.name, hand, self.rule, 1, min(2, len(hand)), about={"field": field_}),)

    def answer(self, state: State, frame_: Frame, action: Action, ctx: Context) -> None:
        state.stack.pop()
        who = frame_["who"]
        state.hands[who] = tuple(c for c in state.hands[who] if c not in action.picks)
        for later in state.stack[-2:]:
            later["staked"] = action.picks
        cards = list(action.picks)
        ctx.emit("cards-staked", {"cards": cards}, (action.seat,), seat=action.seat, count=len(cards))


class TakeChance(Step[State]):
    """The die, or not."""

    rule = "1.3"
    memory = {"who": WHO, "field": FIELD, "staked": STAKE}

    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        cards = len(frame_["staked"])
        seat = SEATS[frame_["who"]]
        return (Decision(seat, self.name, ("chance:roll", "chance:hold"), self.rule, about={"cards": cards}),)

    def answer(self, state: State, frame_: Frame, action: Action, ctx: Context) -> None:
        state.stack.pop()
        if action.picks[0] == "chance:roll":
            state.stack[-1]["bonus"] = value = ctx.rng.die() + 1
            ctx.emit("die-thrown", seat=action.seat, value=value - 1)
            ctx.no_undo()


class AnswerClaim(Step[State]):
    """The neighbour lets the claim pass, or has the cards shown."""

    rule = "1.4"
    memory = {"who": WHO, "field": FIELD, "staked": STAKE, "bonus": Number(0, 7)}

    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        claimant = frame_["who"]
        neighbour = SEATS[(claimant + 1) % len(state.players)]
        about = {"seat": SEATS[claimant], "field": FIELDS[frame_["field"]]}
        return (Decision(neighbour, self.name, ("claim:allow", "claim:contest"), self.rule, about=about),)

    def answer(self, state: State, frame_: Frame, action: Action, ctx: Context) -> None:
        state.stack.pop()
        winner, staked = frame_["who"], frame_["staked"]
        if action.picks[0] == "claim:contest":
            ctx.emit("claim-contested", seat=action.seat, cards=list(staked))
            ctx.no_undo()
            state.open_cards += staked
            if sum(map(_value, staked)) + frame_["bonus"] <= 5:
                winner = SEATS.index(action.seat)
        else:
            ctx.emit("claim-allowed", seat=action.seat)
            state.discarded += staked
        OFFERS.end_turn(state, ctx)
        state.owner[frame_["field"]] = winner
        ctx.emit("field-won", seat=SEATS[winner], field=FIELDS[frame_["field"]])


class DiscardCard(Step[State]):
    """Everybody discards a card, in any order, face down."""

    rule = "1.5"
    memory = {"answered": ListOf(Word(SEATS), len(SEATS))}

    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        return [
            Decision(SEATS[who], self.name, hand, self.rule)
            for who, hand in enumerate(state.hands)
            if hand and SEATS[who] not in frame_["answered"]
        ]

    def answer(self, state: State, frame_: Frame, action: Action, ctx: Context) -> None:
        who, card = SEATS.index(action.seat), action.picks[0]
        frame_["answered"] += (action.seat,)
        state.hands[who] = tuple(c for c in state.hands[who] if c != card)
        state.discarded += (card,)
        ctx.emit("card-discarded", {"card": card}, (action.seat,), seat=action.seat)


BIDS = tuple(f"bid:{n}" for n in range(4))
HALVES = (FIELDS[:30], FIELDS[30:])


class SealBid(Step[State]):
    """Everybody bids unseen; whoever alone bids most wins a token."""

    rule = "2.1"
    memory = {"bids": ListOf(Index(BIDS), len(SEATS))}

    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        seats = SEATS[len(frame_["bids"]) : len(state.players)]
        return [Decision(seat, self.name, BIDS, self.rule, sealed=True) for seat in seats]

    def answer(self, state: State, frame_: Frame, action: Action, ctx: Context) -> None:
        frame_["bids"] += (BIDS.index(action.picks[0]),)
        ctx.emit("bid-opened", seat=action.seat, bid=frame_["bids"][-1])

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        state.stack.pop()
        best = max(frame_["bids"])
        if frame_["bids"].count(best) == 1:
            state.tokens[frame_["bids"].index(best)] += 1
            ctx.emit("bid-won", seat=SEATS[frame_["bids"].index(best)])


class GoFirst(Step[State]):
    """Whoever says so first begins, and says in which direction turns go."""

    rule = "2.2"

    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        seats = SEATS[: len(state.players)]
        return [Decision(seat, self.name, ("go:left", "go:right"), self.rule, first_come=True) for seat in seats]

    def answer(self, state: State, frame_: Frame, action: Action, ctx: Context) -> None:
        state.stack.pop()
        who, count = SEATS.index(action.seat), len(state.players)
        way = 1 if action.picks[0] == "go:left" else -1
        ctx.emit("volunteered", seat=action.seat)
        queue(state, *(frame("take-turn", who=(who + way * n) % count) for n in range(count)))


class MarkFields(Step[State]):
    """The first seat marks a field in each half: two answers of one kind, in any order."""

    rule = "2.3"

    def ask(self, state: State, frame_: Frame) -> Sequence[Decision]:
        halves = [half for half in HALVES if not set(half) & set(state.marks)]
        return [Decision(SEATS[0], self.name, half, self.rule) for half in halves]

    def answer(self, state: State, frame_: Frame, action: Action, ctx: Context) -> None:
        state.marks += action.picks
        ctx.emit("field-marked", seat=action.seat, field=action.picks[0])


class TokenForCard(Offers[State]):
    """A token for any card of the other."""

    rule = "2.4"

    def partners(self, state: State, seat: Seat) -> Sequence[Seat]:
        return [other for other in SEATS[: len(state.players)] if other != seat]

    def gifts(self, state: State, seat: Seat, partner: Seat) -> Sequence[str]:
        return ("token",) if state.tokens[SEATS.index(seat)] else ()

    def wishes(self, state: State, seat: Seat, partner: Seat, gift: str) -> Sequence[str]:
        return ("card",) if state.hands[SEATS.index(partner)] else ()

    def ways(self, state: State, offer: Offer) -> Sequence[str]:
        return state.hands[SEATS.index(offer.partner)] if state.tokens[SEATS.index(offer.seat)] else ()

    def carry_out(self, state: State, offer: Offer, way: str, ctx: Context) -> None:
        seat, partner = SEATS.index(offer.seat), SEATS.index(offer.partner)
        state.tokens[seat] -= 1
        state.tokens[partner] += 1
        state.hands[partner] = tuple(card for card in state.hands[partner] if card != way)
        state.hands[seat] += (way,)
        ctx.whisper("card-swapped", (offer.seat, offer.partner), seat=offer.seat, card=way)


OFFERS = TokenForCard()


class EndRound(Step[State]):
    """The next round, or the end."""

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        state.stack.pop()
        if state.round == state.rounds:
            state.over = True
            ctx.emit("game-ended", seat=_ranking(state)[0])
            return
        state.round += 1
        _begin_round(state, ctx)


STEPS: dict[str, Step[State]] = find_steps(sys.modules[__name__])


def _begin_round(state: State, ctx: Context, first: int = 0) -> None:
    ctx.emit("round-begun", round=state.round)
    options, count = state.options, len(state.players)
    before = [frame("seal-bid", bids=())] * options["bids"] + [frame("mark-fields")] * options["marks"]
    turns = [frame("take-turn", who=who) for who in range(first, count)]
    queue(
        state,
        *before,
        *([frame("go-first")] if options["volunteer"] else turns),
        frame("discard-card", answered=()),
        frame("end-round"),
    )


def _points(state: State, who: int) -> dict[str, int]:
    fields = sum(_worth(n) + 3 * (FIELDS[n] in state.marks) for n, owner in enumerate(state.owner) if owner == who)
    tokens = 2 * state.tokens[who]
    return {"fields": fields, "tokens": tokens, "total": fields + tokens}


def _ranking(state: State) -> tuple[Seat, ...]:
    order = sorted(range(len(state.players)), key=lambda who: (-_points(state, who)["total"], who))
    return tuple(SEATS[who] for who in order)


def _winners(state: State) -> tuple[Seat, ...] | None:
    """Who has won where it is not whoever has most points: all or nobody, or red or all the others."""
    seats, points = SEATS[: len(state.players)], [_points(state, who)["total"] for who in range(len(state.players))]
    if state.options["ending"] == "together":
        return seats if sum(points) >= 9 * len(seats) else ()
    if state.options["ending"] == "hunt":
        return seats[:1] if points[0] >= max(points[1:]) else seats[1:]
    return None


def _tie_break(state: State) -> str | None:
    first, second = (_points(state, SEATS.index(seat))["total"] for seat in _ranking(state)[:2])
    return "turn-order" if first == second and state.options["ending"] == "points" else None


def _let_pass(view: View, decision: Decision, settings: Mapping[str, Json]) -> tuple[str, ...] | None:
    """Let a claim pass that has few enough cards on it."""
    few = view["staked"][decision.about["seat"]] <= settings["most"]
    return ("claim:allow",) if few else None


LET_PASS = OrderKind(
    "let-pass",
    ("answer-claim",),
    _let_pass,
    {"most": {"type": "integer", "minimum": 0, "maximum": 2, "default": 1}},
)
PLAYER_COUNTS = (2, 3, 4)
TITLE = Title(__name__, 1, PLAYER_COUNTS)


def retitle(title: Title, parts: Mapping[str, str] = {}, **changed: Any) -> Title:
    """A title with other fields, and what follows from its package changed as well. `parts`: name of a part -> its
    module."""
    names = {one.name for one in fields(Title)}
    derived = {name: value for name, value in changed.items() if name not in names}
    derived["find_part"] = lambda self, name: parts.get(name) or title.find_part(name)
    kind = type("OtherTitle", (Title,), derived)
    other: Title = kind(**{name: changed.get(name, getattr(title, name)) for name in names})
    return other


class ToyRules(StepRules[State, Options]):
    """The rules of the toy."""

    title = TITLE
    steps = STEPS
    options = Options
    seats = first_of(SEATS)
    orders = (LET_PASS,)

    def find_misfit(self, players: int, options: Options) -> TableError | None:
        """Two cannot hunt one."""
        if players == 2 and options.ending == "hunt":
            return TableError(Text("toy-error-hunt"))
        return super().find_misfit(players, options)

    def is_asked_alone(self, state: State, decision: Decision) -> bool:
        """It asks everybody at once, however few cards they hold."""
        return decision.step == "discard-card"

    def new_state(self, players: tuple[str, ...], options: dict[str, Any]) -> State:
        """A table with nothing on it."""
        tokens = [options["tokens"] + TRADED * options["trade"]] * len(players)
        return State(players, options, options["rounds"], hands=[()] * len(players), tokens=tokens)

    def begin(self, state: State, ctx: Context) -> None:
        """A shuffled deck, three cards each."""
        state.deck = tuple(ctx.rng.shuffle(CARDS))
        for who in range(len(state.players)):
            state.hands[who], state.deck = state.deck[:HAND], state.deck[HAND:]
        _begin_round(state, ctx)

    def keys(self, state: State) -> Keys:
        """What stands under each key of a position."""
        return _keys(len(state.players))

    def fill_in(self, state: State, position: Mapping[str, Json], ctx: Context) -> None:
        """The other cards in the deck, and a round that begins with `active`."""
        if "stack" not in position:
            cards = {c for hand in state.hands for c in hand} | {*state.deck, *state.discarded, *state.open_cards}
            state.deck += tuple(ctx.rng.shuffle(c for c in CARDS if c not in cards))
            active = Index(SEATS[: len(state.players)]).read(position.get("active", SEATS[0]), "active")
            _begin_round(state, ctx, active)

    def put(self, state: State, decisions: Sequence[Decision]) -> Sequence[Decision]:
        """What the step asks, and a token for each seat that has one; or offers of the seat whose turn it is."""
        top = state.stack[-1]
        if top["step"] not in ("choose-field", "stake-cards", "take-chance", "answer-claim"):
            return decisions
        if state.options["trade"]:
            return [*decisions, *OFFERS.ask(state, SEATS[top["who"]])]
        if not state.deck:
            return decisions
        spend = [
            Decision(SEATS[who], "spend-token", ("token:draw",), "1.6", required=False)
            for who, tokens in enumerate(state.tokens)
            if tokens
        ]
        return [*decisions, *spend]

    def answer(self, state: State, action: Action, ctx: Context) -> None:
        """Answer the step, or spend a token."""
        if OFFERS.answer(state, action, ctx):
            return
        if action.step != "spend-token":
            super().answer(state, action, ctx)
            return
        who = SEATS.index(action.seat)
        state.tokens[who] -= 1
        ctx.emit("token-spent", seat=action.seat)
        _draw(state, who, ctx)

    def default(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The cheapest card; no chance taken; else the first that is on offer."""
        cards = sorted((option for option in decision.options if option in CARDS), key=_value)
        return (
            ("chance:hold",) if decision.step == "take-chance" else tuple(cards or decision.options)[: decision.least]
        )

    def dump(self, state: State) -> dict[str, Json]:
        """The whole position; it never named its game, and recorded games hold its digest."""
        position = super().dump(state)
        return {**{key: position[key] for key in position if key not in ("game", "options")}, "options": state.options}

    def view(self, state: State, seat: Seat | None) -> dict[str, Json]:
        """The board, the counts, and one's own hand; one's own stake while it lies there."""
        top = state.stack[-1] if state.stack else {}
        staked = [(f["who"], f["staked"]) for f in state.stack if f.get("staked")]
        return {
            "seat": seat,
            "round": state.round,
            "step": top.get("step"),
            "fields": {FIELDS[n]: SEATS[owner] for n, owner in enumerate(state.owner) if owner != FREE},
            "hands": {
                SEATS[who]: list(hand) if SEATS[who] == seat else len(hand) for who, hand in enumerate(state.hands)
            },
            "staked": {SEATS[who]: list(cards) if SEATS[who] == seat else len(cards) for who, cards in staked},
            "deck": len(state.deck),
            "shown": list(state.open_cards),
            "discarded": len(state.discarded),
            "tokens": {SEATS[who]: tokens for who, tokens in enumerate(state.tokens)},
            "marks": list(state.marks),
            "offer": OFFERS.view(state, seat),
            "over": state.over,
        }

    def score(self, state: State) -> dict[Seat, dict[str, int]]:
        """Fields and tokens."""
        return {SEATS[who]: _points(state, who) for who in range(len(state.players))}

    def result(self, state: State) -> Result | None:
        """The ranking once the last round is over."""
        if not state.over:
            return None
        return Result(_ranking(state), self.score(state), winners=_winners(state), tie_break=_tie_break(state))

    def check(self, state: State) -> None:
        """Every card is in one place."""
        staked = next((f["staked"] for f in state.stack if f.get("staked")), ())
        cards = [*state.deck, *state.discarded, *state.open_cards, *staked, *(c for hand in state.hands for c in hand)]
        if sorted(cards) != sorted(CARDS):
            raise InvariantError(Text("position-never-cards"))
        if not all(owner == FREE or 0 <= owner < len(state.players) for owner in state.owner):
            raise InvariantError(f"no such owner: {state.owner}")

    def resample(self, state: State, seat: Seat | None, rng: Dice) -> State:
        """Other hands, other stakes, deck and discards are dealt again."""
        new = state.copy()
        new.open_decisions = None
        OFFERS.resample(new, seat, _active(new))
        mine = SEATS.index(seat) if seat else NOBODY
        holder, staked = next(((f["who"], f["staked"]) for f in new.stack if f.get("staked")), (mine, ()))
        hidden = [*new.deck, *new.discarded, *(() if holder == mine else staked)]
        hidden += [c for who, hand in enumerate(new.hands) if who != mine for c in hand]
        pool = rng.shuffle(sorted(hidden))

        def deal(count: int) -> tuple[str, ...]:
            return tuple(pool.pop() for _ in range(count))

        new.deck, new.discarded = deal(len(new.deck)), deal(len(new.discarded))
        new.hands = [hand if who == mine else deal(len(hand)) for who, hand in enumerate(new.hands)]
        if holder != mine:
            again = deal(len(staked))
            for waiting in new.stack:
                if waiting.get("staked"):
                    waiting["staked"] = again
        return new


class ToySpeech(Speech[State]):
    """How the toy is told."""

    names = NAMES

    def private_text(self, view: View, seat: Seat) -> list[Text]:
        """The hand."""
        return [Text("private-line", {"card": card.partition(":")[2]}) for card in view["hands"][seat]]

    def explain(self, state: State, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
        """A field taken, or no such option."""
        if pick in FIELDS and state.owner[FIELDS.index(pick)] != FREE:
            return PlayerRefusal(Text("toy-error-field-taken", {"field": self._field(pick)}), "1.1")
        return PlayerRefusal(Text("toy-error-no-option", {"pick": pick}), decision.rule if decision else None)

    def _field(self, option: str) -> Text:
        return Text("toy-field", {"number": FIELDS.index(option) + 1})

    def _card(self, option: str) -> Text:
        return Text("toy-card", {"value": option.partition(":")[2]})

    def describe(self, state: State, decision: Decision, option: str) -> OptionText:
        """A field with its worth, a card with its suit, or a word."""
        kind, _, slug = option.partition(":")
        if decision.step in (*COMPOSING, ANSWERING):
            return OptionText(self._offered(option))
        if kind == "field":
            number = int(slug)
            row = number // 10 + 1
            hint = Text("toy-field-hint", {"row": row, "worth": _worth(number)})
            return OptionText(self._field(option), hint, Text("toy-field-group", {"row": row}))
        if kind == "card":
            return OptionText(self._card(option), Text("toy-card-hint", {"suit": slug[0]}))
        has_hint = slug in ("roll", "hold", "contest")
        return OptionText(Text(f"toy-{slug}"), Text(f"toy-{slug}-hint") if has_hint else None)

    def _offered(self, option: str) -> Text:
        text = describe(option)
        way = text.args.get("way")
        return Text(text.id, {"way": self._card(way.id)}) if way and way.id else text

    def _readable(self, data: Mapping[str, Json]) -> dict[str, Any]:
        reads: dict[str, Callable[[Any], Any]] = {
            "field": self._field,
            "card": self._card,
            "cards": lambda cards: [self._card(c) for c in cards] if isinstance(cards, list) else cards,
        }
        values = name_ids(data, self.names)
        return {key: reads[key](value) if key in reads else value for key, value in values.items()}

    def prompt(self, state: State, decision: Decision) -> Text:
        """`ask-<step>`."""
        return Text(f"ask-{decision.step}", self._readable(decision.about))

    def event_text(self, event: Event, seat: Seat | None) -> Text | None:
        """`event-<kind>`, with "-own" behind it for those who may read more."""
        if not event.reaches(seat):
            return None
        has_secret = bool(event.secret) and seat in event.to
        name = f"event-{event.kind}" + ("-own" if has_secret and not event.is_hidden else "")
        return Text(name, self._readable(event.data_for(seat)))


def _active(state: State) -> Seat | None:
    """Whose turn it is."""
    who = next((f["who"] for f in reversed(state.stack) if "who" in f), None)
    return None if who is None else SEATS[who]


@cache
def _keys(players: int) -> Keys:
    """What stands under each key of a position of so many players."""
    seats, cards = SEATS[:players], ListOf(Word(CARDS))
    return Keys(
        STEPS,
        {
            "rounds": Number(0, 100),
            "owner": ListBy(FIELDS, Index(seats), FREE, keep=False),
            "hands": ListBy(seats, cards, ()),
            "deck": cards,
            "discarded": cards,
            "shown": cards,
            "tokens": ListBy(seats, Number(0, 100), 0),
            "marks": ListOf(Word(FIELDS), 100),
            **FIELDS_OF_OFFERS,
            "round": Number(0, 100),
            "over": Flag(),
        },
        {"shown": "open_cards"},
        {"active": None},
    )


Toy = Game[State]
TOY = Game(ToyRules(), ToySpeech())


def entitle(game: Game[Any], title: Title) -> Game[Any]:
    """The game under another title."""
    return replace(game, rules=type("Entitled", (type(game.rules),), {"title": title})())


def move_data(monkeypatch: pytest.MonkeyPatch, key: str, folder: Path) -> Path:
    """Let a game read and write its data in a folder of the test; gives where its weights then stand."""
    from fronde.games import GAMES  # not sooner: where the toy is installed like any game, it is imported by this

    monkeypatch.setitem(GAMES, key, entitle(GAMES[key], retitle(GAMES[key].title, folder=folder)))
    (folder / "data").mkdir()
    return folder / "data" / "opponents.toml"


def install_toy(monkeypatch: pytest.MonkeyPatch, game: Toy = TOY) -> Toy:
    """Put the toy into GAMES, for one test."""
    from fronde import texts  # not sooner: where the toy is installed like any game, it is imported by these two
    from fronde.games import GAMES

    monkeypatch.setitem(GAMES, game.key, game)
    texts.words.cache_clear()
    return game
