"""A table of Jeanne d'Arc for tests: a position, the dice to come, what is laid and done, and what it looks like then.

table = Table(owner={"calais": "angleterre", "arras": "flandres"}, active="angleterre", war=True,
              hands={"angleterre": ["ram", "sappers"], "flandres": ["sappers"]})
table.do("attack:calais:arras")
table.lay(angleterre=["cards:ram+sappers"], flandres=["card:sappers"], dice=(3, 4))
assert table.owner("arras") == "angleterre"
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fronde.core.errors import PlayerError, PositionError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Decision, Event, Setup
from fronde.games.jeanne import GAME
from fronde.games.jeanne.model import State
from fronde.texts import words

PLAYERS = ("p1", "p2", "p3", "p4", "p5", "p6")
WORDS = words("en", "jeanne")


def setup_of(seats: int = 6, seed: int = 1, **options: Any) -> Setup:
    """A set-up for so many players."""
    return Setup("jeanne", PLAYERS[:seats], seed, options)


class FixedDice(Dice):
    """Dice that show what a test wants to see, then fall as they like."""

    __slots__ = ("throws",)

    def __init__(self, dice: Dice, numbers: Iterable[int]) -> None:
        super().__init__(0)
        self._key, self.draw_count, self.draws = dice._key, dice.draw_count, dice.draws
        self.throws = list(numbers)

    def die(self, sides: int = 6) -> int:
        """The next throw wanted."""
        return self.throws.pop(0) if self.throws else super().die(sides)


class Table:
    """One match at a position; every choice is followed by the check of all invariants."""

    def __init__(
        self, seats: int = 6, seed: int = 1, options: Mapping[str, Any] | None = None, **position: Any
    ) -> None:
        plain_position = json.loads(json.dumps(position))
        self.match, self.events = Match.at(GAME, setup_of(seats, seed, **(options or {})), plain_position)
        GAME.rules.check(self.state)

    @classmethod
    def set_up(cls, seats: int = 6, seed: int = 1, **options: Any) -> Table:
        """A match from its set-up, no position given."""
        table = cls.__new__(cls)
        table.match, table.events = Match.start(GAME, setup_of(seats, seed, **options))
        GAME.rules.check(table.state)
        return table

    # --- choosing ---

    def do(self, *picks: str, seat: str | None = None, dice: Sequence[int] = ()) -> list[Event]:
        """Make choices one after the other, each by the seat it is open to; gives the events of all."""
        if dice:
            self.match.rng = FixedDice(self.match.rng, dice)
        events: list[Event] = []
        for pick in picks:
            decision = self.find(pick, seat)
            events += self.match.submit(
                decision.seat, decision.options if pick == "*" else pick.split(" "), decision.step
            )
            GAME.rules.check(self.state)
        self.events += events
        return events

    def find(self, pick: str, seat: str | None = None) -> Decision:
        """The question that option answers."""
        first = pick.split(" ")[0]
        decisions = [d for d in self.match.decisions if first in d.options and seat in (None, d.seat)]
        assert decisions, f"{pick} is not on offer: {[(d.seat, d.step, d.options) for d in self.match.decisions]}"
        return decisions[0]

    def lay(self, dice: Sequence[int] = (), *, after: bool = True, **answers: Sequence[str]) -> list[Event]:
        """Answer every sealed question, and `after` the dice whether a sign or retreats follow: by seat what it lays,
        else the default."""
        if dice:
            self.match.rng = FixedDice(self.match.rng, dice)
        events: list[Event] = []
        for decision in [d for d in self.match.decisions if d.sealed]:
            events += self._answer(decision, answers)
        while after and (decisions := [d for d in self.match.decisions if d.step in ("play-sign", "play-retreat")]):
            GAME.rules.check(self.state)
            events += self._answer(decisions[0], answers)
        GAME.rules.check(self.state)
        self.events += events
        return events

    def _answer(self, decision: Decision, answers: Mapping[str, Sequence[str]]) -> list[Event]:
        mine = [pick for pick in answers.get(decision.seat, ()) if pick in decision.options]
        return self.match.submit(decision.seat, mine or self.match.default(decision), decision.step)

    def default(self, most: int = 1) -> None:
        """Let the clock choose for whoever is asked first, so many times."""
        for _ in range(most):
            decision = next(d for d in self.match.decisions if d.required and not self.match.find_sealed_answer(d))
            self.events += self.match.submit(decision.seat, self.match.default(decision), decision.step)
            GAME.rules.check(self.state)

    def until(self, step: str) -> None:
        """Defaults until a question of that step is open."""
        for _ in range(500):
            if step in self.steps():
                return
            self.default()
        raise AssertionError(f"{step} is never asked")

    def refusal(self, seat: str, pick: str, reason: str | None = None) -> str | None:
        """The rule by which a choice is refused; fails where it is not, changes anything, has no words or another
        reason."""
        before, log = self.match.position(), len(self.match.log)
        try:
            self.match.submit(seat, [pick])
        except PlayerError as error:
            assert self.match.position() == before and len(self.match.log) == log, "a refusal left a trace"
            assert WORDS.text(error.reason)
            assert reason in (None, error.reason.id.removeprefix("refused-")), error.reason
            return error.rule
        raise AssertionError(f"{pick} was accepted")

    def why_not(self, seat: str, pick: str) -> str:
        """The reason, by name, why a seat may not choose that now."""
        mine = self.match.decisions_of(seat)
        reason, _ = GAME.speech.explain(self.state, seat, mine[0] if mine else None, pick)
        assert WORDS.text(reason)
        return reason.id.removeprefix("refused-")

    # --- what is asked ---

    def steps(self) -> list[str]:
        """The steps of all open questions."""
        return [d.step for d in self.match.decisions]

    def options(self, step: str | None = None, seat: str | None = None) -> set[str]:
        """Every choice open now, narrowed to a step or a seat."""
        return {
            option
            for d in self.match.decisions
            if step in (None, d.step) and seat in (None, d.seat)
            for option in d.options
        }

    def cities(self, kind: str) -> set[str]:
        """The cities that options of a kind name."""
        return {option.partition(":")[2] for option in self.options() if option.startswith(f"{kind}:")}

    def waited_for(self) -> list[str]:
        """The seats somebody waits for."""
        return self.match.waiting_for()

    # --- what is seen ---

    @property
    def state(self) -> State:
        """The position itself."""
        state: State = self.match.state
        return state

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What a seat sees."""
        return self.match.view(seat)

    def owner(self, city: str) -> str | None:
        """Who holds a city."""
        seat: str | None = self.view()["owner"].get(city)
        return seat

    def hand(self, seat: str) -> list[str]:
        """The cards a seat holds."""
        cards: list[str] = self.view(seat)["hands"][seat]
        return cards

    def events_of(self, kind: str) -> list[Mapping[str, Any]]:
        """The public data of every event of a kind so far."""
        return [event.data for event in self.events if event.kind == kind]

    def last(self, kind: str) -> Mapping[str, Any]:
        """The data of the last event of a kind."""
        return self.events_of(kind)[-1]


def cannot_be(seats: int = 6, **position: Any) -> str:
    """Why a position is refused; fails where it is not."""
    try:
        Match.at(GAME, setup_of(seats), json.loads(json.dumps(position)))
    except PositionError as error:
        return WORDS.text(error.reason)
    raise AssertionError(f"accepted: {position}")


def siege(**position: Any) -> Table:
    """England on Calais about to attack Flemish Arras, war, each with a few cards; what is given replaces it."""
    usual: dict[str, Any] = {
        "owner": {"calais": "angleterre", "arras": "flandres", "bruges": "flandres"},
        "active": "angleterre",
        "war": True,
        "hands": {"angleterre": ["ram", "sappers"], "flandres": ["sappers"]},
    }
    table = Table(**{**usual, **position})
    if "expand:done" in table.options():
        table.do("expand:done")
    return table


HOMES = {
    "pampelune": "navarre", "bourges": "france", "calais": "angleterre", "brest": "bretagne", "besancon": "bourgogne",
    "bruges": "flandres",
}  # fmt: skip
"""A city for everybody."""
WHOLE = {
    "pampelune": "navarre", "bourges": "france", "bordeaux": "angleterre", "brest": "bretagne", "moulins": "bourgogne",
    "bruges": "flandres",
}  # fmt: skip
"""The same, those of Navarre, France and Burgundy each the one city of its province."""


def run(event: str, *dice: int, **position: Any) -> Table:
    """A table just after an event began, the first player being Navarre and the dice as wanted; before it came a Treaty
    that brought nothing."""
    usual: dict[str, Any] = {"owner": HOMES, "war": True, "events": ["treaty", event], "phase": "events"}
    table = Table(**{**usual, **position})
    table.do("first:treaty", dice=dice)
    return table


def after_events(*dice: int, **position: Any) -> Table:
    """A table at which two events that change nothing have passed, the dice of the intervention as wanted."""
    usual: dict[str, Any] = {"owner": HOMES, "war": True, "events": ["treaty", "bad-weather"], "phase": "events"}
    table = Table(**{**usual, **position})
    table.do("first:treaty", dice=dice)
    return table


def sea_battle(*dice: int, **position: Any) -> Table:
    """England with three ports lays Sappers and a point of influence, Brittany with two a Ram."""
    ports = dict.fromkeys(("calais", "bordeaux", "bayonne"), "angleterre") | dict.fromkeys(
        ("brest", "nantes"), "bretagne"
    )
    usual: dict[str, Any] = {
        "owner": {**HOMES, **ports},
        "hands": {"angleterre": ["sappers"], "bretagne": ["ram"]},
        "influence": {"angleterre": 1},
    }
    table = run("sea-battle", **{**usual, **position})
    table.lay(dice=dice, angleterre=["influence:1"])
    return table


def field_battle(*dice: int, seats: int = 6, **position: Any) -> Table:
    """Everybody lays a Ram; the dice as wanted, two for each pair in turn."""
    hands = {seat: ["ram"] for seat in HOMES.values()}
    table = run("field-battle", **{"hands": hands, **position}) if seats == 6 else _smaller(seats)
    table.lay(dice=dice)
    return table


def _smaller(seats: int) -> Table:
    playing = Table.set_up(seats).state.seats
    owner = {city: seat for city, seat in HOMES.items() if seat in playing}
    table = Table(
        seats, owner=owner, war=True, events=["treaty", "field-battle"], phase="events",
        hands={seat: ["ram"] for seat in playing},
    )  # fmt: skip
    table.do("first:treaty")
    return table


def ends_after(round_: int, die: int) -> bool:
    """Whether the game is over after a round in which the die showed that."""
    table = Table(owner=HOMES, round=round_, active="flandres")
    if "expand:done" in table.options():
        table.do("expand:done")
    table.do("end-turn", dice=[die])
    return table.match.over
