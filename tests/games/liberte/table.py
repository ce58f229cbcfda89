"""A table laid out for one rule: a sparse position, choices by id, and what is seen afterwards.

table = Table(turn=2, provinces={"maine": "amber red 2, green blue 3"}, hands={"amber": [7, 23]})
table.do("place:c7", "blocks:maine:1", "discard")
assert table.stacks("maine") == "amber red 3, green blue 3"

Stacks are written "seat colour number"; cards are their numbers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from fronde.core.errors import PlayerError, PositionError
from fronde.core.match import Match
from fronde.core.types import Event, Setup
from fronde.games.liberte import GAME
from fronde.games.liberte.data import PLACE
from fronde.games.liberte.model import State
from fronde.texts import words

PLAYERS = ("p1", "p2", "p3", "p4", "p5", "p6")
NO_HANDS: dict[str, list[int]] = {}


def setup_of(seats: int = 4, seed: int = 1, **options: Any) -> Setup:
    """A set-up for so many players."""
    return Setup("liberte", PLAYERS[:seats], seed, options)


def read_stacks(text: str) -> list[dict[str, Any]]:
    """Stacks as a position has them, from "amber red 2, green blue 3"."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return [{"seat": seat, "faction": faction, "n": int(n)} for seat, faction, n in parts]


def many(seat: str, faction: str, *provinces: str, n: int = 3) -> dict[str, str]:
    """A stack of a seat in each of some provinces."""
    return dict.fromkeys(provinces, f"{seat} {faction} {n}")


def position_of(
    provinces: Mapping[str, str] | None = None, votes: Mapping[str, Mapping[str, int]] | None = None, **rest: Any
) -> dict[str, Any]:
    """A sparse position as JSON: stacks and votes told shortly; nobody holds cards that are not named."""
    position: dict[str, Any] = {"hands": NO_HANDS, **rest}
    if provinces is not None:
        position["provinces"] = {name: read_stacks(text) for name, text in provinces.items()}
    if votes is not None:
        position["votes"] = {seat: [tally.get(f, 0) for f in ("white", "blue", "red")] for seat, tally in votes.items()}
    read: dict[str, Any] = json.loads(json.dumps(position))
    return read


class Table:
    """One match at a position; every choice is followed by the check of all invariants."""

    def __init__(self, seats: int = 4, seed: int = 1, options: Mapping[str, Any] | None = None, **position: Any):
        self.match, self.events = Match.at(GAME, setup_of(seats, seed, **(options or {})), position_of(**position))
        GAME.rules.check(self.state)

    @classmethod
    def set_up(cls, seats: int = 4, seed: int = 1, **options: Any) -> Table:
        """A match from its set-up, no position given."""
        table = cls.__new__(cls)
        table.match, table.events = Match.start(GAME, setup_of(seats, seed, **options))
        GAME.rules.check(table.state)
        return table

    # --- choosing ---

    def do(self, *picks: str) -> list[Event]:
        """Make choices one after the other, each by the seat that is asked; picks of one answer stand in one
        string with blanks between; gives the events of all."""
        events: list[Event] = []
        for pick in picks:
            events += self.match.submit(self.seat, pick.split())
            GAME.rules.check(self.state)
        self.events += events
        return events

    def pass_round(self) -> None:
        """Everybody passes from here to the end of the round."""
        number = self.state.round
        while self.step == "choose-action" and self.state.round == number:
            self.do("pass")

    def refusal(self, pick: str, seat: str | None = None, reason: str | None = None) -> str | None:
        """The rule by which a choice is refused; fails where it is not, changes anything, has no words or another
        reason."""
        before, log = self.match.position(), len(self.match.log)
        try:
            self.match.submit(seat or self.seat, pick.split())
        except PlayerError as error:
            assert self.match.position() == before and len(self.match.log) == log, "a refusal left a trace"
            assert words("en", "liberte").text(error.reason)
            assert reason in (None, error.reason.id.removeprefix("refused-")), error.reason
            return error.rule
        raise AssertionError(f"{pick} was accepted")

    # --- what is asked ---

    @property
    def step(self) -> str:
        """The question waited for: its step; "" when the game is over."""
        return next((d.step for d in self.match.decisions), "")

    @property
    def seat(self) -> str:
        """The seat waited for."""
        return next((d.seat for d in self.match.decisions), "amber")

    def options(self, kind: str = "") -> set[str]:
        """Every choice open now; of a kind ("place"), what is behind the colon."""
        choices = {option for d in self.match.decisions for option in d.options}
        return {o.partition(":")[2] for o in choices if o.startswith(f"{kind}:")} if kind else choices

    def prompt(self) -> str:
        """The question as it reads."""
        return words("en", "liberte").text(GAME.speech.prompt(self.state, self.match.decisions[0]))

    def label(self, option: str) -> tuple[str, str]:
        """An option's label and hint as they read."""
        text = GAME.speech.describe(self.state, self.match.decisions[0], option)
        english = words("en", "liberte")
        return english.text(text.label), english.text(text.hint) if text.hint else ""

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

    def stacks(self, province: str) -> str:
        """Who stands in a province."""
        return ", ".join(f"{s.seat} {s.faction} {s.n}" for s in self.state.map[PLACE[province]])

    def supply(self) -> tuple[int, int, int]:
        """White, blue and red blocks in the supplies."""
        return self.state.supply["white"], self.state.supply["blue"], self.state.supply["red"]

    def track(self) -> tuple[int, int, int]:
        """White, blue and red votes as the markers stand."""
        return self.state.track["white"], self.state.track["blue"], self.state.track["red"]

    def votes(self, seat: str) -> tuple[int, int, int]:
        """White, blue and red votes a seat holds."""
        return self.state.votes[seat]

    def points(self, *seats: str) -> list[int]:
        """Victory points of some seats."""
        return [sum(self.state.points[seat]) for seat in seats]

    def hand(self, seat: str) -> list[int]:
        """Cards in a hand, by number."""
        return [int(card[1:]) for card in self.state.hands[seat]]

    def display(self, seat: str) -> list[int]:
        """Cards in a display, by number."""
        return [int(card[1:]) for card in self.state.displays[seat]]

    def discard(self) -> list[int]:
        """The discards, by number."""
        return [int(card[1:]) for card in self.state.discard]

    def cards_out_of_play(self) -> list[int]:
        """Cards out of the game, by number."""
        return [int(card[1:]) for card in self.state.out_of_play]

    def events_of(self, kind: str) -> list[Mapping[str, Any]]:
        """The public data of every event of a kind so far."""
        return [event.data for event in self.events if event.kind == kind]

    def score(self, seat: str) -> dict[str, int]:
        """A seat's points now, item by item."""
        return self.match.score()[seat]

    def winners(self) -> tuple[str, ...]:
        """Who has won."""
        assert self.match.result is not None
        return self.match.result.winning_seats()


def cannot_be(**position: Any) -> str:
    """Why a position is refused; fails where it is not."""
    try:
        Match.at(GAME, setup_of(), position_of(**position))
    except PositionError as error:
        return words("en", "liberte").text(error.reason)
    raise AssertionError(f"accepted: {position}")
