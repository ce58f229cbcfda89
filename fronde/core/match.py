"""Match: the only place that checks, applies, undoes and replays actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fronde.core.errors import (
    IllegalAction,
    NotYourTurn,
    PositionError,
    ReplayError,
    RuleViolation,
    StaleDecision,
    UndoRefused,
)
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Event, Game, Json, Result, Seat, Setup, Text


class Match:
    """One game in progress. Deterministic: the same setup and actions give the same position, byte for byte.

    `log` holds every action that stands, in order. `revision` counts every change, undone ones too, and never goes
    back: whoever shows a question remembers it to notice that the question is stale.
    """

    __slots__ = ("_past", "decisions", "game", "log", "origin", "revision", "rng", "setup", "state")

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
        self.decisions: Sequence[Decision] = game.decisions(state)
        self._past: list[tuple[Any, int, Sequence[Decision]]] = []

    @classmethod
    def start(cls, game: Game[Any], setup: Setup) -> tuple[Match, list[Event]]:
        """A new match and the events of its set-up. Raises PlayerError where players or options do not fit."""
        rng = Dice(setup.seed)
        ctx = Context(rng)
        state = game.setup(setup, ctx)
        return cls(game, setup, state, rng), ctx.events

    @classmethod
    def at(cls, game: Game[Any], setup: Setup, position: Mapping[str, Json]) -> tuple[Match, list[Event]]:
        """A match taken up at a position, full or sparse. Raises PositionError."""
        rng = Dice(position.get("random", setup.seed))
        ctx = Context(rng)
        state = game.load(position, setup, ctx)
        match = cls(game, setup, state, rng, dict(position))
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
    ) -> Match:
        """A match as it was put away: its last settled position, the actions before it, and those since.

        Undo reaches as far as it did, since a settled position is where undo ends. Raises ReplayError.
        """
        match = cls.at(game, setup, position)[0]
        match.origin = None
        match.log.extend(before)
        match._play(after)
        match.revision = revision
        return match

    def copy(self) -> Match:
        """The same match, undo included, to try things on: what happens to one never reaches the other."""
        new = Match(self.game, self.setup, self.game.copy(self.state), Dice(self.rng.state), self.origin)
        new.log, new.revision = self.log[:], self.revision
        new._past = [(self.game.copy(state), rng, asked) for state, rng, asked in self._past]
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
        match._play([Action(seat, step, tuple(picks)) for seat, step, *picks in record["actions"][:upto]])
        return match

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.result is not None

    @property
    def result(self) -> Result | None:
        """The outcome once the game is over, else None."""
        return self.game.result(self.state)

    def decisions_of(self, seat: Seat) -> list[Decision]:
        """The questions this seat may answer now."""
        return [d for d in self.decisions if d.seat == seat]

    def waiting_for(self) -> list[Seat]:
        """The seats the game waits for, in the order they were asked."""
        return list(dict.fromkeys(d.seat for d in self.decisions if d.required))

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
            reason, rule = self.game.explain(self.state, seat, decision, wrong)
            raise RuleViolation(reason, rule)
        if not decision.least <= len(picks) <= decision.most or len(set(picks)) != len(picks):
            raise RuleViolation(_count(decision), decision.rule)
        return decision

    def submit(self, seat: Seat, picks: Sequence[str], step: str | None = None) -> list[Event]:
        """Carry out one choice and give what happened. Raises IllegalAction and changes nothing where it is refused."""
        decision = self.find_decision(seat, picks, step)
        action = Action(seat, decision.step, tuple(picks))
        self._past.append((self.game.copy(self.state), self.rng.state, self.decisions))
        ctx = Context(self.rng)
        waited = {d.seat for d in self.decisions if d.required}
        try:
            self.game.apply(self.state, action, ctx)
        except BaseException:
            self.state, self.rng.state, self.decisions = self._past.pop()
            raise
        self.decisions = self.game.decisions(self.state)
        self.log.append(action)
        self.revision += 1
        if not ctx.undoable or any(d.required and d.seat != seat and d.seat not in waited for d in self.decisions):
            self._past.clear()
        return ctx.events

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
        self.revision += 1
        return self.log.pop()

    def position(self) -> dict[str, Json]:
        """The whole position, secrets and random state included, as plain JSON."""
        return {**self.game.dump(self.state), "random": self.rng.state}

    def record(self) -> dict[str, Json]:
        """The game as setup and choices."""
        start = {} if self.origin is None else {"position": dict(self.origin)}
        return {
            "game": self.game.key,
            "version": self.game.version,
            "players": list(self.setup.players),
            "seed": self.setup.seed,
            "options": dict(self.setup.options),
            **start,
            "actions": [[a.seat, a.step, *a.picks] for a in self.log],
        }

    def view(self, seat: Seat | None) -> dict[str, Json]:
        """What that seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def score(self) -> dict[Seat, dict[str, int]]:
        """The score now, seat by seat, item by item."""
        return self.game.score(self.state)

    def player_of(self, seat: Seat) -> str:
        """The player who runs this seat now."""
        return self.game.player_of(self.setup, self.state, seat)


def _count(decision: Decision) -> Text:
    return Text("error-count", {"least": decision.least, "most": decision.most})
