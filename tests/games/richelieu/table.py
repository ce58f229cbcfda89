"""A table laid out for one rule: a sparse position, choices by id, and what is seen afterwards.

table = Table(rows=[[31, 32, 1], [4, 2]], markers={4: "queen"})
table.do("card:31", "card:32")
assert table.refused("card:33") == "3.1"
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from fronde.core.errors import PlayerError, PositionError
from fronde.core.match import Match
from fronde.core.types import Event, Setup
from fronde.games.richelieu import GAME
from fronde.games.richelieu.data import CARDS
from fronde.games.richelieu.model import State
from fronde.texts import words

PLAYERS = ("Ann", "Bob", "Cleo", "Dan")


def setup_of(seats: int = 2, seed: int = 1, **options: Any) -> Setup:
    """A set-up for so many players."""
    return Setup("richelieu", PLAYERS[:seats], seed, options)


class Table:
    """One match at a position; every choice is followed by the check of all invariants."""

    def __init__(
        self, seats: int = 2, seed: int = 1, options: Mapping[str, Any] | None = None, **position: Any
    ) -> None:
        plain_position = json.loads(json.dumps(position))
        self.match, self.events = Match.at(GAME, setup_of(seats, seed, **(options or {})), plain_position)
        GAME.rules.check(self.state)

    @classmethod
    def set_up(cls, seats: int = 2, seed: int = 1, **options: Any) -> Table:
        """A match from its set-up, no position given."""
        table = cls.__new__(cls)
        table.match, table.events = Match.start(GAME, setup_of(seats, seed, **options))
        GAME.rules.check(table.state)
        return table

    # --- choosing ---

    def do(self, *picks: str) -> list[Event]:
        """Make choices one after the other, each by the seat that is asked; gives the events of all."""
        events: list[Event] = []
        for pick in picks:
            events += self.match.submit(self.seat, [pick])
            GAME.rules.check(self.state)
        self.events += events
        return events

    def undo(self) -> None:
        """Take the last choice back."""
        self.match.undo(self.match.log[-1].seat)

    def refusal(self, pick: str, seat: str | None = None, reason: str | None = None) -> str | None:
        """The rule by which a choice is refused; fails where it is not, changes anything, has no words or another
        reason."""
        before, log = self.match.position(), len(self.match.log)
        try:
            self.match.submit(seat or self.seat, [pick])
        except PlayerError as error:
            assert self.match.position() == before and len(self.match.log) == log, "a refusal left a trace"
            assert words("en", "richelieu").text(error.reason)
            assert reason in (None, error.reason.id.removeprefix("refused-")), error.reason
            return error.rule
        raise AssertionError(f"{pick} was accepted")

    # --- what is asked ---

    @property
    def step(self) -> str:
        """The question waited for: its step; "" when the game is over."""
        return next((d.step for d in self.match.decisions if d.required), "")

    @property
    def seat(self) -> str:
        """The seat waited for."""
        return next((d.seat for d in self.match.decisions if d.required), self.state.active)

    def options(self, step: str | None = None) -> set[str]:
        """Every choice open now, narrowed to a step; empty where that is not asked."""
        return {option for d in self.match.decisions if step in (None, d.step) for option in d.options}

    def cards(self) -> set[int]:
        """The cards that may be taken now, by number."""
        return {int(option.removeprefix("card:")) for option in self.options() if option.startswith("card:")}

    def hint(self, option: str) -> str:
        """An option's hint as it reads."""
        decision = next(d for d in self.match.decisions if option in d.options)
        text = GAME.speech.describe(self.state, decision, option).hint
        return words("en", "richelieu").text(text) if text else ""

    # --- what is seen ---

    @property
    def state(self) -> State:
        """The position itself."""
        state: State = self.match.state
        return state

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.match.over

    def markers(self, seat: str) -> tuple[int, int, set[int]]:
        """A seat's markers: in stock, in the box, and the cards they lie on."""
        on_cards = {int(card) for card, owner in self.state.marks.items() if owner == seat}
        return self.state.stock[seat], self.state.box[seat], on_cards

    def collection(self, seat: str) -> list[int]:
        """The cards a seat has taken, by number."""
        return [int(card) for card in self.state.collections[seat]]

    def events_of(self, kind: str) -> list[Mapping[str, Any]]:
        """The public data of every event of a kind so far."""
        return [event.data for event in self.events if event.kind == kind]

    def score(self, seat: str) -> dict[str, int]:
        """A seat's points now, item by item."""
        return self.match.score()[seat]


def finish_game(collections: Mapping[str, Sequence[int]], seats: int = 2, **position: Any) -> Table:
    """A game that is over: what each seat has taken, and nothing laid out."""
    return Table(seats, rows=[], collections=dict(collections), **position)


def cards_of(category: str) -> list[int]:
    """All cards of a region, or with a symbol, by number."""
    return [int(card.id) for card in CARDS.values() if category in (card.region, card.symbol)]


def cannot_be(**position: Any) -> str:
    """Why a position is refused; fails where it is not."""
    try:
        Match.at(GAME, setup_of(), json.loads(json.dumps(position)))
    except PositionError as error:
        return words("en", "richelieu").text(error.reason)
    raise AssertionError(f"accepted: {position}")
