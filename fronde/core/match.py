"""Match: the only place that checks, applies, undoes and replays actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from fronde.core.codec import Number
from fronde.core.errors import (
    IllegalAction,
    InvariantError,
    NotYourTurn,
    PositionError,
    ReplayError,
    RuleViolation,
    StaleDecision,
    UndoRefused,
)
from fronde.core.game import Game
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Event, Json, Result, Seat, Setup, Text, Turn

_RANDOM = Number(0, (1 << 64) - 1)


class Done(NamedTuple):
    """An action that was logged: what happened, and the forced choices that followed unasked."""

    action: Action
    events: tuple[Event, ...]
    taken: tuple[Action, ...]


class Match:
    """One game in progress. Deterministic: the same setup and actions give the same position, byte for byte.

    `log` holds every action that stands, in order. `revision` counts every change, undone ones too, and never goes
    back: whoever shows a question remembers it to notice that the question is stale. `sealed` holds the answers given
    so far to sealed questions, each with its question: they are applied together, in the order of the seats, once the
    last of them is in.
    """

    __slots__ = ("_past", "decisions", "game", "log", "origin", "revision", "rng", "sealed", "seats", "setup", "state")

    def __init__(
        self, game: Game[Any], setup: Setup, state: Any, rng: Dice, origin: Mapping[str, Json] | None = None
    ) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.rng = rng
        self.origin = origin
        self.log: list[Action] = []
        self.revision = 0
        self.seats: tuple[Seat, ...] = game.rules.seats(setup)
        self.decisions: Sequence[Decision] = game.rules.decisions(state)
        self.sealed: list[tuple[Decision, Action]] = []
        self._past: list[tuple[Any, int, Sequence[Decision]]] = []

    @classmethod
    def start(cls, game: Game[Any], setup: Setup) -> tuple[Match, list[Event]]:
        """A new match and the events of its set-up. Raises PlayerError where players or options do not fit."""
        rng = Dice(setup.seed)
        ctx = Context(rng)
        state = game.rules.setup(setup, ctx)
        return cls(game, setup, state, rng), ctx.events

    @classmethod
    def at(cls, game: Game[Any], setup: Setup, position: Mapping[str, Json]) -> tuple[Match, list[Event]]:
        """A match taken up at a position, full or sparse. Raises PositionError."""
        rng = Dice(_RANDOM.read(position.get("random", Dice(setup.seed).state), "random"))
        ctx = Context(rng)
        own = {key: value for key, value in position.items() if key != "sealed"}
        state = game.rules.load(own, setup, ctx)
        match = cls(game, setup, state, rng, dict(position))
        match._take_up_sealed(position.get("sealed", []))
        if match.over == bool(match.waiting_for()) or not all(d.options for d in match.decisions):
            raise PositionError(Text("error-position-stuck"))
        return match, ctx.events

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        setup: Setup,
        position: Mapping[str, Json],
        before: Sequence[Action],
        after: Sequence[Action],
        revision: int,
        sealed: Sequence[Action] = (),
    ) -> Match:
        """A match as it was put away: its last settled position, the actions before it, those since, and the sealed
        answers that wait for the others.

        Undo reaches as far as it did, since a settled position is where undo ends. Raises ReplayError.
        """
        match = cls.at(game, setup, position)[0]
        match.origin = None
        match.log.extend(before)
        match._play([*after, *sealed])
        match.revision = revision
        return match

    def copy(self) -> Match:
        """The same match, undo included, to try things on: what happens to one never reaches the other."""
        copied = self.game.rules.copy
        new = Match(self.game, self.setup, copied(self.state), Dice(self.rng.state), self.origin)
        new.log, new.revision, new.sealed = self.log[:], self.revision, self.sealed[:]
        new._past = [(copied(state), rng, asked) for state, rng, asked in self._past]
        return new

    def resample(self, seat: Seat | None, rng: Dice) -> Match:
        """A match that seat, or a spectator, could not tell from this one, settled: what is hidden is dealt again, and
        which of the others have answered sealed questions, and what, is as the dice fall."""
        new = self.copy()
        new._past.clear()
        new.state = self.game.rules.resample(self.state, seat, rng)
        new.decisions = self.game.rules.decisions(new.state)
        new.sealed = [pair for pair in self.sealed if pair[0].seat == seat]
        others = rng.shuffled(d for d in new.decisions if d.sealed and d.seat != seat)
        for decision in others[: rng.below(len(others))] if others else ():
            picks = tuple(rng.shuffled(decision.options)[: max(decision.least, min(1, decision.most))])
            new.sealed.append((decision, Action(decision.seat, decision.step, picks)))
        return new

    def _play(self, actions: Sequence[Action]) -> None:
        for action in actions:
            try:
                self.submit(action.seat, action.picks, action.step)
            except IllegalAction as error:
                raise ReplayError(f"action {len(self.log)}: {action}: {error}", len(self.log)) from error

    @classmethod
    def replay(cls, game: Game[Any], record: Mapping[str, Json], upto: int | None = None) -> Match:
        """The match of a record, up to that many of its actions. Raises ReplayError where it does not replay."""
        setup = Setup(record["game"], tuple(record["players"]), record["seed"], record.get("options", {}))
        start = record.get("position")
        match = cls.start(game, setup)[0] if start is None else cls.at(game, setup, start)[0]
        match._play(_read_actions(record["actions"][:upto]))
        if upto is None:
            match._play(_read_actions(record.get("sealed", [])))
        return match

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.result is not None

    @property
    def result(self) -> Result | None:
        """The outcome once the game is over, else None."""
        return self.game.rules.result(self.state)

    @property
    def turn(self) -> Turn:
        """Whose turn it is."""
        return self.game.rules.turn(self.state)

    def decisions_of(self, seat: Seat) -> list[Decision]:
        """The questions this seat may answer now; a sealed one it has answered may be answered anew."""
        mine = [d for d in self.decisions if d.seat == seat]
        return [replace(d, required=False, answered=True) if self.find_sealed(d) else d for d in mine]

    def find_sealed(self, decision: Decision) -> Action | None:
        """What that seat has answered to a sealed question so far."""
        return next((action for asked, action in self.sealed if asked == decision), None)

    def waiting_for(self) -> list[Seat]:
        """The seats the game waits for as everybody may know it, in the order they were asked: a seat that has answered
        a sealed question stands among them until all have."""
        return list(dict.fromkeys(d.seat for d in self.decisions if d.required))

    def default(self, decision: Decision) -> tuple[str, ...]:
        """What a clock chooses where nobody answers."""
        return self.game.rules.default(self.state, decision)

    def find_decision(self, seat: Seat, picks: Sequence[str], step: str | None = None) -> Decision:
        """The question of this seat that `picks` answers.

        Raises NotYourTurn where the seat has none, StaleDecision where `step` is named and not asked, RuleViolation
        with the rule's number where a pick is not on offer or there are too few or too many.
        """
        for decision in self.decisions:
            if decision.seat != seat or (step is not None and decision.step != step):
                continue
            if len(picks) == decision.least == 1 and picks[0] in decision.options:
                return decision
        mine = self.decisions_of(seat)
        if not mine:
            raise NotYourTurn(Text("error-not-your-turn", {"seat": seat}))
        asked = [d for d in mine if step is None or d.step == step]
        if not asked:
            raise StaleDecision(Text("error-stale"))
        for decision in asked:
            if all(pick in decision.options for pick in picks) and (picks or not decision.least):
                break
        else:
            decision = asked[0]
            if not picks:
                raise RuleViolation(_count(decision), decision.rule)
            wrong = next((p for p in picks if p not in decision.options), "")
            reason, rule = self.game.speech.explain(self.state, seat, decision, wrong)
            raise RuleViolation(reason, rule)
        if not decision.least <= len(picks) <= decision.most or len(set(picks)) != len(picks):
            raise RuleViolation(_count(decision), decision.rule)
        return decision

    def submit(self, seat: Seat, picks: Sequence[str], step: str | None = None) -> list[Event]:
        """Carry out one choice and give what happened. Raises IllegalAction and changes nothing where it is refused."""
        return [event for done in self.carry_out(seat, picks, step) for event in done.events]

    def carry_out(self, seat: Seat, picks: Sequence[str], step: str | None = None) -> list[Done]:
        """Carry out one choice and give the actions it logged: one; none for a sealed answer while others are still
        choosing; all of them for the last. Raises IllegalAction and changes nothing where it is refused."""
        decision = self.find_decision(seat, picks, step)
        action = Action(seat, decision.step, tuple(picks))
        if not decision.sealed:
            return self._apply([action])
        sealed = [pair for pair in self.sealed if pair[0] != decision] + [(decision, action)]
        if len(sealed) == sum(d.sealed for d in self.decisions):
            order = sorted(sealed, key=lambda pair: self.seats.index(pair[0].seat))
            return self._apply([given for _, given in order])
        self.sealed = sealed
        self.revision += 1
        return []

    def _apply(self, actions: Sequence[Action]) -> list[Done]:
        """Apply and log actions, all or none. Several are sealed answers: none of them may close another's question."""
        before = (self.game.rules.copy(self.state), self.rng.state, self.decisions)
        waited = {d.seat for d in self.decisions if d.required}
        done, undoable = [], len(actions) == 1
        try:
            for number, action in enumerate(actions):
                if number and not any(d.seat == action.seat and d.step == action.step for d in self.decisions):
                    raise InvariantError(f"a sealed question to {action.seat} was closed by another's answer")
                ctx = Context(self.rng)
                self.game.rules.apply(self.state, action, ctx)
                self.decisions = self.game.rules.decisions(self.state)
                done.append(Done(action, tuple(ctx.events), tuple(ctx.taken)))
                undoable = undoable and ctx.undoable
        except BaseException:
            self.state, self.rng.state, self.decisions = before
            raise
        self._past.append(before)
        self.log += actions
        self.revision += 1
        self.sealed = [pair for pair in self.sealed if len(actions) == 1 and pair[0] in self.decisions]
        if not undoable or any(
            d.sealed or (d.required and d.seat not in (*waited, done[-1].action.seat)) for d in self.decisions
        ):
            self._past.clear()
        return done

    def _take_up_sealed(self, answers: Json) -> None:
        """The sealed answers of a position. Raises PositionError."""
        try:
            self._play(_read_actions(answers))
        except (ReplayError, TypeError, ValueError, AttributeError):
            raise PositionError(Text("error-position-sealed")) from None
        if len(self.sealed) != len(answers):
            raise PositionError(Text("error-position-sealed"))

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat may take back its last choice."""
        return bool(self._past) and self.log[-1].seat == seat

    @property
    def settled(self) -> bool:
        """Whether nothing can be taken back: a position stored now needs no memory of what came before."""
        return not self._past

    def undo(self, seat: Seat) -> Action:
        """Take back this seat's last choice and give it. Raises UndoRefused."""
        if not self.log or not any(a.seat == seat for a in self.log):
            raise UndoRefused(Text("error-undo-nothing"))
        if not self._past:
            raise UndoRefused(Text("error-undo-revealed"))
        if self.log[-1].seat != seat:
            raise UndoRefused(Text("error-undo-others"))
        self.state, self.rng.state, self.decisions = self._past.pop()
        self.sealed = [pair for pair in self.sealed if pair[0] in self.decisions]
        self.revision += 1
        return self.log.pop()

    def position(self) -> dict[str, Json]:
        """The whole position, secrets and random state included, as plain JSON."""
        return {**self.game.rules.dump(self.state), "random": self.rng.state, **self._sealed_answers()}

    def _sealed_answers(self) -> dict[str, Json]:
        return {"sealed": [[a.seat, a.step, *a.picks] for _, a in self.sealed]} if self.sealed else {}

    def record(self) -> dict[str, Json]:
        """The game as setup and choices."""
        start = {} if self.origin is None else {"position": dict(self.origin)}
        return {
            "game": self.game.key,
            "version": self.game.title.version,
            "players": list(self.setup.players),
            "seed": self.setup.seed,
            "options": dict(self.setup.options),
            **start,
            "actions": [[a.seat, a.step, *a.picks] for a in self.log],
            **self._sealed_answers(),
        }

    def view(self, seat: Seat | None) -> dict[str, Json]:
        """What that seat, or a spectator, may know; of a finished game also `winners`, seats, and `tie_break`, what
        decided between equal scores, or None."""
        view = self.game.rules.view(self.state, seat)
        result = self.result
        return view if result is None else {**view, "winners": list(result.won_by()), "tie_break": result.tie_break}

    def score(self) -> dict[Seat, dict[str, int]]:
        """The score now, seat by seat, item by item."""
        return self.game.rules.score(self.state)

    def player_of(self, seat: Seat) -> str:
        """The player who runs this seat now."""
        return self.game.rules.player_of(self.setup, self.state, seat)


def _read_actions(stored: Sequence[Sequence[str]]) -> list[Action]:
    return [Action(seat, step, tuple(picks)) for seat, step, *picks in stored]


def _count(decision: Decision) -> Text:
    return Text("error-count", {"least": decision.least, "most": decision.most})
