"""A table of Mousquetaires du Roy for tests: a position, the dice to come, what is done, and what it looks like then.

table = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor"),
              hands={"athos": ["nobility"] * 2})
table.do("challenge:louvre:nobility", "play:2")
assert table.state.louvre.card != "chancellor"
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fronde.core.errors import PlayerError
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Decision, Event, Setup
from fronde.games.mousquetaires import GAME
from fronde.games.mousquetaires.data import BLUE, RED
from fronde.games.mousquetaires.model import State, hand_of
from fronde.texts import words

PLAYERS = ("p1", "p2", "p3", "p4", "p5", "p6")
WORDS = words("en", "mousquetaires")
MUSKETEERS = ("dartagnan", "athos", "aramis", "porthos")
HOME = {"dartagnan": "paris", "athos": "vieux-colombier", "aramis": "la-rochelle", "porthos": "louvre"}
LIFE = {"dartagnan": 3, "athos": 3, "aramis": 3, "porthos": 5}
FACES = {"S": "sword", "H": "shield", "L": "lys", "X": "cross"}
"""How a test writes a die: sword, shield, lys, cross."""


def setup_of(players: int = 5, seed: int = 1, **options: Any) -> Setup:
    """A set-up for so many people."""
    return Setup("mousquetaires", PLAYERS[:players], seed, options)


def mission(card: str, *posted: str, **more: Any) -> dict[str, Any]:
    """A mission in play, its posts turned up."""
    return {"card": card, "done": [], "posted": list(posted), "trap": "", "up": True, "target": "", "token": 0, **more}


def board(*tokens: str) -> list[dict[str, Any]]:
    """A quest board: "red-2" lies face down, "+red-2" is turned up, "-red-2" is cleared."""
    return [{"token": t.lstrip("+-"), "up": t[0] in "+-", "gone": t[0] == "-"} for t in tokens]


def at(**places: str) -> dict[str, str]:
    """Where the musketeers stand, the others where they begin."""
    return {**HOME, **places}


class FixedDice(Dice):
    """Dice that show what a test wants to see, then fall as they like."""

    __slots__ = ("throws",)

    def __init__(self, dice: Dice, numbers: Iterable[int]) -> None:
        super().__init__(0)
        self._key, self.draw_count, self.draws = dice._key, dice.draw_count, dice.draws
        self.throws = list(numbers)

    def below(self, n: int) -> int:
        """The next throw wanted."""
        return self.throws.pop(0) if self.throws and n == len(BLUE) else super().below(n)


def throws(faces: str) -> list[int]:
    """Numbers of dice that show these faces: "SSH SX" is two blue swords and a shield, then a red sword and a cross."""
    return [(RED if face == "X" else BLUE).index(FACES[face]) for face in faces if face in FACES]


class Table:
    """One match at a position; every choice is followed by the check of all invariants."""

    def __init__(self, players: int = 5, seed: int = 1, **position: Any) -> None:
        options = position.pop("options", {})
        plain_position = json.loads(json.dumps(position))
        self.match, self.events = Match.at(GAME, setup_of(players, seed, **options), plain_position)
        GAME.rules.check(self.state)

    @classmethod
    def set_up(cls, players: int = 5, seed: int = 1, **options: Any) -> Table:
        """A match from its set-up, no position given."""
        table = cls.__new__(cls)
        table.match, table.events = Match.start(GAME, setup_of(players, seed, **options))
        GAME.rules.check(table.state)
        return table

    # --- choosing ---

    def do(self, *picks: str, seat: str | None = None, dice: str = "") -> list[Event]:
        """Make choices one after the other, each by the seat it is open to; gives the events of all."""
        if dice:
            self.match.rng = FixedDice(self.match.rng, throws(dice))
        events: list[Event] = []
        for pick in picks:
            decision = self.find(pick, seat)
            events += self.match.submit(decision.seat, pick.split(" "), decision.step)
            GAME.rules.check(self.state)
        self.events += events
        return events

    def find(self, pick: str, seat: str | None = None) -> Decision:
        """The question that option answers."""
        first = pick.split(" ")[0]
        decisions = [d for d in self.match.decisions if first in d.options and seat in (None, d.seat)]
        assert decisions, f"{pick} is not on offer: {[(d.seat, d.step, d.options) for d in self.match.decisions]}"
        return decisions[0]

    def default(self, most: int = 1) -> None:
        """Let the clock choose for whoever is asked first, so many times."""
        for _ in range(most):
            decision = next(d for d in self.match.decisions if d.required)
            self.events += self.match.submit(decision.seat, self.match.default(decision), decision.step)
            GAME.rules.check(self.state)

    def until(self, step: str) -> None:
        """Defaults until a question of that step is open, or the game is over."""
        for _ in range(500):
            if step in self.steps() or self.match.over:
                return
            self.default()
        raise AssertionError(f"{step} is never asked")

    def rest(self) -> None:
        """Every musketeer ends his turn."""
        turn = self.state.turn
        while "act" in self.steps() and self.state.turn == turn:
            self.do("end-turn")

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

    # --- what it looks like ---

    @property
    def state(self) -> State:
        """The position."""
        return self.match.state  # type: ignore[no-any-return]

    def steps(self) -> list[str]:
        """The steps of all open questions somebody waits for."""
        return [d.step for d in self.match.decisions if d.required]

    def waited_for(self) -> list[str]:
        """The seats waited for."""
        return self.match.waiting_for()

    def options(self, step: str | None = None, seat: str | None = None) -> set[str]:
        """Every choice open now, narrowed to a step or a seat."""
        return {
            option
            for d in self.match.decisions
            if step in (None, d.step) and seat in (None, d.seat)
            for option in d.options
        }

    def view(self, seat: str | None = None) -> Mapping[str, Any]:
        """What that seat sees."""
        return self.match.view(seat)

    def kinds(self) -> list[str]:
        """Kinds of all events so far."""
        return [event.kind for event in self.events]

    def hand(self, seat: str) -> list[str]:
        """The cards a musketeer plays from."""
        return list(hand_of(self.state, seat))

    def hint(self, option: str) -> str:
        """The consequence an option is offered with."""
        decision = self.find(option)
        text = GAME.speech.describe(self.state, decision, option).hint
        assert text is not None
        return WORDS.text(text)

    def sentences(self, events: Sequence[Event], seat: str | None = None) -> list[str]:
        """How events read to a seat."""
        texts = [GAME.speech.event_text(event, seat) for event in events]
        return [WORDS.text(text) for text in texts if text is not None]
