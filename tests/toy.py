"""A small complete game for tests of the host: hidden hands, dice, undo, reactions, several answers owed at once.

In a round each seat in turn chooses one of sixty fields, lays one or two cards on it face down, and may throw the die;
its left-hand neighbour lets that pass or contests it. At the end of the round everybody discards a card at once. A
seat may spend its token for a card at any moment, on anyone's turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict, Field

from fronde import texts
from fronde.core.codec import Flag, FrameOf, Index, Keys, Line, ListBy, ListOf, Number, StackOf, Word
from fronde.core.errors import InvariantError, TableError
from fronde.core.flow import Frame, Step, frame, queue
from fronde.core.game import Game, Speech, Title, View
from fronde.core.rng import Dice
from fronde.core.step_rules import StepRules
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
    Setup,
    Text,
    Turn,
)
from fronde.games import GAMES

SEATS = ("red", "blue", "green", "gold")
FIELDS = tuple(f"field:{n}" for n in range(60))
CARDS = tuple(f"card:{suit}{value}" for suit in "abcd" for value in range(1, 10))
HAND = 3
FREE, NOBODY = -1, -1
WHO, FIELD, STAKE = Number(0, len(SEATS) - 1), Number(0, len(FIELDS) - 1), ListOf(Word(CARDS), 2)


class Options(BaseModel):
    """The toy's options."""

    model_config = ConfigDict(extra="forbid", strict=True)

    rounds: int = Field(default=2, ge=1, le=10, description="How many rounds are played.")
    tokens: bool = Field(default=True, description="Whether each seat begins with a token.")


@dataclass
class State:
    """The whole position. Hidden: hands, deck, staked and discarded cards."""

    players: tuple[str, ...]
    rounds: int
    owner: list[int] = field(default_factory=lambda: [FREE] * len(FIELDS))
    hands: list[tuple[str, ...]] = field(default_factory=list)
    deck: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    tokens: list[int] = field(default_factory=list)
    round: int = 1
    over: bool = False
    stack: list[Frame] = field(default_factory=list)
    asked: tuple[Decision, ...] | None = field(default=None, repr=False, compare=False)

    def copy(self) -> State:
        """The same, sharing nothing that changes."""
        new = State.__new__(State)
        new.__dict__.update(self.__dict__)
        new.owner, new.hands, new.tokens = self.owner[:], self.hands[:], self.tokens[:]
        new.stack = [f.copy() for f in self.stack]
        return new


def _value(card: str) -> int:
    return int(card[-1])


def _worth(number: int) -> int:
    return number % 7 + 1


def _draw(state: State, who: int, ctx: Context) -> None:
    if not state.deck:
        state.deck = tuple(ctx.rng.shuffled(state.discarded + state.shown))
        state.discarded = state.shown = ()
    if not state.deck:
        return
    card, state.deck = state.deck[0], state.deck[1:]
    state.hands[who] += (card,)
    ctx.emit("card-drawn", {"card": card}, (SEATS[who],), seat=SEATS[who])
    ctx.no_undo()


class TakeTurn(Step[State]):
    """A seat's turn: three choices of its own, one of its neighbour."""

    name = "take-turn"
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

    name, rule, open_to_others = "choose-field", "1.1", True
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

    name, rule, open_to_others = "stake-cards", "1.2", True
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

    name, rule, open_to_others = "take-chance", "1.3", True
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

    name, rule, open_to_others = "answer-claim", "1.4", True
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
            state.shown += staked
            if sum(map(_value, staked)) + frame_["bonus"] <= 5:
                winner = SEATS.index(action.seat)
        else:
            ctx.emit("claim-allowed", seat=action.seat)
            state.discarded += staked
        state.owner[frame_["field"]] = winner
        ctx.emit("field-won", seat=SEATS[winner], field=FIELDS[frame_["field"]])


class DiscardCard(Step[State]):
    """Everybody discards a card, in any order, face down."""

    name, rule = "discard-card", "1.5"
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


class EndRound(Step[State]):
    """The next round, or the end."""

    name = "end-round"

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        state.stack.pop()
        if state.round == state.rounds:
            state.over = True
            ctx.emit("game-ended", seat=_ranking(state)[0])
            return
        state.round += 1
        _begin_round(state, ctx)


STEPS: dict[str, Step[State]] = {
    step.name: step
    for step in (TakeTurn(), ChooseField(), StakeCards(), TakeChance(), AnswerClaim(), DiscardCard(), EndRound())
}
EVENTS = (
    "round-begun", "field-chosen", "cards-staked", "die-thrown", "claim-allowed", "claim-contested", "field-won",
    "card-drawn", "token-spent", "card-discarded", "game-ended",
)  # fmt: skip


def _begin_round(state: State, ctx: Context, first: int = 0) -> None:
    ctx.emit("round-begun", round=state.round)
    turns = [frame("take-turn", who=who) for who in range(first, len(state.players))]
    queue(state, *turns, frame("discard-card", answered=()), frame("end-round"))


def _points(state: State, who: int) -> dict[str, int]:
    fields = sum(_worth(n) for n, owner in enumerate(state.owner) if owner == who)
    tokens = 2 * state.tokens[who]
    return {"fields": fields, "tokens": tokens, "total": fields + tokens}


def _ranking(state: State) -> tuple[Seat, ...]:
    order = sorted(range(len(state.players)), key=lambda who: (-_points(state, who)["total"], who))
    return tuple(SEATS[who] for who in order)


PLAYER_COUNTS = (2, 3, 4)
TEXTS = Path(__file__).parent / "texts"
TITLE = Title("toy", "The Toy", 1, PLAYER_COUNTS, TEXTS)


class ToyRules(StepRules[State, Options]):
    """The rules of the toy."""

    steps = STEPS
    options = Options

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        """As many seats as players."""
        return SEATS[: len(setup.players)]

    def player_of(self, setup: Setup, state: State, seat: Seat) -> str:
        """Whoever sat down there."""
        return state.players[SEATS.index(seat)]

    def turn(self, state: State) -> Turn:
        """Nobody's in particular."""
        return Turn()

    def begin(self, setup: Setup, options: Options, ctx: Context) -> State:
        """A shuffled deck, three cards each."""
        state = _new(setup, options)
        state.deck = tuple(ctx.rng.shuffled(CARDS))
        for who in range(len(setup.players)):
            state.hands[who], state.deck = state.deck[:HAND], state.deck[HAND:]
        _begin_round(state, ctx)
        return state

    def put(self, state: State, asked: Sequence[Decision]) -> Sequence[Decision]:
        """What the step asks, and a token for each seat that has one."""
        if not STEPS[state.stack[-1]["step"]].open_to_others or not state.deck:
            return asked
        spend = [
            Decision(SEATS[who], "spend-token", ("token:draw",), "1.6", required=False)
            for who, tokens in enumerate(state.tokens)
            if tokens
        ]
        return [*asked, *spend]

    def answer(self, state: State, action: Action, ctx: Context) -> None:
        """Answer the step, or spend a token."""
        if action.step != "spend-token":
            super().answer(state, action, ctx)
            return
        who = SEATS.index(action.seat)
        state.tokens[who] -= 1
        ctx.emit("token-spent", seat=action.seat)
        _draw(state, who, ctx)

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
            "shown": list(state.shown),
            "discarded": len(state.discarded),
            "tokens": {SEATS[who]: tokens for who, tokens in enumerate(state.tokens)},
            "over": state.over,
        }

    def score(self, state: State) -> dict[Seat, dict[str, int]]:
        """Fields and tokens."""
        return {SEATS[who]: _points(state, who) for who in range(len(state.players))}

    def result(self, state: State) -> Result | None:
        """The ranking once the last round is over."""
        return Result(_ranking(state), self.score(state)) if state.over else None

    def check(self, state: State) -> None:
        """Every card is in one place."""
        staked = next((f["staked"] for f in state.stack if f.get("staked")), ())
        cards = [*state.deck, *state.discarded, *state.shown, *staked, *(c for hand in state.hands for c in hand)]
        if sorted(cards) != sorted(CARDS):
            raise InvariantError(f"cards do not add up: {sorted(cards)}")
        if not all(owner == FREE or 0 <= owner < len(state.players) for owner in state.owner):
            raise InvariantError(f"no such owner: {state.owner}")

    def resample(self, state: State, seat: Seat | None, rng: Dice) -> State:
        """Other hands, other stakes, deck and discards are dealt again."""
        new = state.copy()
        new.asked = None
        mine = SEATS.index(seat) if seat else NOBODY
        holder, staked = next(((f["who"], f["staked"]) for f in new.stack if f.get("staked")), (mine, ()))
        hidden = [*new.deck, *new.discarded, *(() if holder == mine else staked)]
        hidden += [c for who, hand in enumerate(new.hands) if who != mine for c in hand]
        pool = rng.shuffled(hidden)

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

    def dump(self, state: State) -> dict[str, Json]:
        """Every field under its own name."""
        return _keys(len(state.players)).write(state)

    def take_up(self, position: Mapping[str, Json], setup: Setup, options: Options, ctx: Context) -> State:
        """A full position; or a sparse one of any of its keys and `active`."""
        state = _new(setup, options)
        _keys(len(state.players)).read(position, state, ("random", "options", "active"))
        if "stack" not in position:
            named = {c for hand in state.hands for c in hand} | {*state.deck, *state.discarded, *state.shown}
            state.deck += tuple(ctx.rng.shuffled(c for c in CARDS if c not in named))
            active = Index(self.seats(setup)).read(position.get("active", SEATS[0]), "active")
            _begin_round(state, ctx, active)
        return state


class ToySpeech(Speech[State]):
    """How the toy is told."""

    first_steps = ("1-1",)

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
        if kind == "field":
            number = int(slug)
            row = number // 10 + 1
            hint = Text("toy-field-hint", {"row": row, "worth": _worth(number)})
            return OptionText(self._field(option), hint, Text("toy-field-group", {"row": row}))
        if kind == "card":
            return OptionText(self._card(option), Text("toy-card-hint", {"suit": slug[0]}))
        has_hint = slug in ("roll", "hold", "contest")
        return OptionText(Text(f"toy-{slug}"), Text(f"toy-{slug}-hint") if has_hint else None)

    def _readable(self, data: Mapping[str, Json]) -> dict[str, Any]:
        reads: dict[str, Callable[[Any], Any]] = {
            "field": self._field,
            "card": self._card,
            "cards": lambda cards: [self._card(c) for c in cards] if isinstance(cards, list) else cards,
        }
        return {key: reads[key](value) if key in reads else value for key, value in data.items()}

    def prompt(self, state: State, decision: Decision) -> Text:
        """`ask-<step>`."""
        return Text(f"ask-{decision.step}", self._readable(decision.about))

    def event_text(self, event: Event, seat: Seat | None) -> Text | None:
        """`event-<kind>`, with "-own" behind it for those who may read more."""
        told = bool(event.secret) and seat in event.to
        name = f"event-{event.kind}" + ("-own" if told else "")
        return Text(name, self._readable(event.data_for(seat)))


def _new(setup: Setup, options: Options) -> State:
    """A table with nothing on it. Raises TableError for a number of players there is no seat for."""
    count = len(setup.players)
    if count not in PLAYER_COUNTS:
        raise TableError(Text("toy-error-players"))
    return State(setup.players, options.rounds, hands=[()] * count, tokens=[int(options.tokens)] * count)


@cache
def _keys(players: int) -> Keys:
    """What stands under each key of a position of so many players."""
    seats, cards = SEATS[:players], ListOf(Word(CARDS))
    return Keys(
        {
            "players": ListOf(Line()),
            "rounds": Number(0, 100),
            "owner": ListBy(FIELDS, Index(seats), FREE, keep=False),
            "hands": ListBy(seats, cards, ()),
            "deck": cards,
            "discarded": cards,
            "shown": cards,
            "tokens": ListBy(seats, Number(0, 100), 0),
            "round": Number(0, 100),
            "over": Flag(),
            "stack": StackOf(FrameOf(STEPS)),
        }
    )


Toy = Game[State]
TOY = Game(TITLE, ToyRules(), ToySpeech())


def install_toy(monkeypatch: pytest.MonkeyPatch, game: Toy = TOY) -> Toy:
    """Put the toy into GAMES, for one test."""
    monkeypatch.setitem(GAMES, game.key, game)
    texts.words.cache_clear()
    return game
