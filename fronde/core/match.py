"""Match: the only code that checks, applies, undoes and replays actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from fronde.core.codec import Line, ListOf, bad, show
from fronde.core.errors import (
    IllegalAction,
    InvariantError,
    NotYourTurn,
    PositionError,
    ReplayError,
    RuleViolation,
    StaleDecision,
    UndoRefusal,
    words_of,
)
from fronde.core.game import AnyGame
from fronde.core.records import seal
from fronde.core.rng import KEYS, Dice, Draw
from fronde.core.types import (
    Action,
    Context,
    Decision,
    Event,
    Json,
    Name,
    PlayerRefusal,
    Result,
    Seat,
    Setup,
    Text,
    Turn,
)

_ANSWERS = ListOf(ListOf(Line()), 100)


class ActionResult(NamedTuple):
    """A logged action: its events, the forced choices after it, and its draws."""

    action: Action
    events: tuple[Event, ...]
    forced_actions: tuple[Action, ...]
    draws: tuple[Draw, ...] = ()


class Match:
    """One game in progress. Deterministic: the same setup and actions give the same position, byte for byte.

    `log` holds every action that was not undone, in order. `revision` counts every change, including undone ones, and
    never decreases. `held_answers` holds the held-back
    answers, each with its question. Answers to sealed questions are applied together, in seat order, once the last of
    them arrives. Drafts of a seat are applied before its first answer that is not a draft. Until then they affect
    nobody else's questions, view or undo.
    """

    __slots__ = (
        "_drafting", "_past", "decisions", "game", "held_answers", "log", "origin", "revision", "rng", "seats", "setup",
        "state",
    )  # fmt: skip

    def __init__(
        self, game: AnyGame, setup: Setup, state: object, rng: Dice, origin: Mapping[str, Json] | None = None
    ) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.rng = rng
        self.origin = origin
        self.log: list[Action] = []
        self.revision = 0
        self.seats: tuple[Seat, ...] = game.rules.seats(setup)
        self.decisions: Sequence[Decision] = self._find_questions(state)
        self.held_answers: list[tuple[Decision, Action]] = []
        self._past: list[tuple[Any, int]] = []
        self._drafting: dict[Seat, Any] = {}

    @classmethod
    def start(cls, game: AnyGame, setup: Setup) -> tuple[Match, list[Event]]:
        """A new match and the events of its set-up. Raises PlayerError if players or options do not fit."""
        rng = Dice(setup.seed)
        ctx = Context(rng)
        with words_of(game.key):
            state = game.rules.setup(setup, ctx)
        return cls(game, setup, state, rng), ctx.events

    @classmethod
    def at(cls, game: AnyGame, setup: Setup, position: Mapping[str, Json]) -> tuple[Match, list[Event]]:
        """A match that starts from a full or sparse position, and its events. Raises PositionError."""
        rng = _read_dice(position["random"]) if "random" in position else Dice(setup.seed)
        ctx = Context(rng)
        own = {key: value for key, value in position.items() if key != "sealed"}
        with words_of(game.key):
            state = game.rules.load(own, setup, ctx)
        match = cls(game, setup, state, rng, own)
        match._restore_answers(position.get("sealed", []))
        if match.over == bool(match.waiting_for()) or not all(d.options for d in match.decisions):
            raise PositionError(Text("error-position-stuck"))
        return match, ctx.events

    @classmethod
    def resume(
        cls,
        game: AnyGame,
        setup: Setup,
        position: Mapping[str, Json],
        before: Sequence[Action],
        after: Sequence[Action],
        revision: int,
        held_answers: Sequence[Action] | None = None,
    ) -> Match:
        """A stored match: its last settled position, the actions before and after it, and the sealed answers so far.
        `held_answers` None: those of the position, if there are no actions after it.

        The match can be undone as far as before it was stored, since undo never goes past a settled position. Raises
        ReplayError.
        """
        answers = position.get("sealed", []) if held_answers is None and not after else []
        match = cls.at(game, setup, {**position, "sealed": answers})[0]
        match.origin = None
        match.log.extend(before)
        match._play([*after, *(held_answers or ())])
        match.revision = revision
        return match

    def copy(self) -> Match:
        """An independent copy for trials, without shared state. It keeps undo."""
        copy_state = self.game.rules.copy
        new = Match(self.game, self.setup, copy_state(self.state), self.rng.copy(), self.origin)
        new.log, new.revision, new.held_answers = self.log[:], self.revision, self.held_answers[:]
        new._past = [(copy_state(state), rng) for state, rng in self._past]
        new._ask()
        return new

    def imagine(self, seat: Seat, rng: Dice) -> Any:
        """A position that the seat cannot distinguish from the real one; it includes the seat's drafts."""
        return self.game.rules.resample(self._drafting.get(seat, self.state), seat, rng)

    def resample(self, seat: Seat | None, rng: Dice) -> Match:
        """A match, starting at this position, that the seat or spectator cannot distinguish from this one. Hidden
        things are dealt again. The dice decide which other seats have answered sealed questions, and how; other seats
        have no drafts. The result, including its own dice and seed, depends only on what the seat sees and on `rng`."""
        state = self.game.rules.resample(self.state, seat, rng)
        seed = rng.below(KEYS)
        new = Match(self.game, replace(self.setup, seed=seed), state, Dice(seed))
        new.origin = new.position()
        new.held_answers = [pair for pair in self.held_answers if pair[0].seat == seat]
        new._ask()
        others = rng.shuffle(d for d in new.decisions if d.sealed and d.seat != seat)
        open_ = len(others) + sum(d.sealed and d.seat == seat for d in new.decisions)
        open_ -= sum(decision.sealed for decision, _ in new.held_answers)
        for decision in others[: rng.below(min(open_, len(others) + 1))] if others else ():
            picks = tuple(rng.shuffle(decision.options)[: max(decision.least, min(1, decision.most))])
            new.held_answers.append((decision, Action(decision.seat, decision.step, picks)))
        new.held_answers = new._in_order(new.held_answers)
        return new

    def deal_anew(self, draw_count: int) -> tuple[dict[str, Json], list[Draw]]:
        """The position with everything that nobody has seen dealt again, and the draws used. These come after the first
        `draw_count` draws of the key, so none of them was used before."""
        dice = self.rng.copy()
        dice.draw_count, dice.draws = max(draw_count, dice.draw_count), []
        state = self.game.rules.deal_anew(self.state, dice)
        return {**self.game.rules.dump(state), "random": dice.state}, dice.draws

    def _play(self, actions: Sequence[Action]) -> None:
        for action in actions:
            try:
                self.submit(action.seat, action.picks, action.step)
            except IllegalAction as error:
                raise ReplayError(f"action {len(self.log)}: {action}: {error}", len(self.log)) from error

    @classmethod
    def replay(cls, game: AnyGame, record: Mapping[str, Json], upto: int | None = None) -> Match:
        """The match of a record, up to `upto` of its actions. For a game played under several versions of the rules,
        the match starts at the last epoch. Raises ReplayError."""
        setup = game.setup_of(record)
        after, start = 0, record.get("position")
        if record.get("epochs"):
            after, start = record["epochs"][-1]["after"], record["epochs"][-1]["position"]
        if upto is not None and upto < after:
            raise ReplayError(f"the first {after} choices were made under older rules", upto)
        actions = _read_actions(record["actions"][:upto])
        match, _ = cls.begin(game, setup, start, actions[:after])
        match._play(actions[after:])
        if upto is None:
            match._play(_read_actions(record.get("sealed", [])))
        return match

    @classmethod
    def begin(
        cls, game: AnyGame, setup: Setup, position: Mapping[str, Json] | None, before: Sequence[Action] = ()
    ) -> tuple[Match, list[Event]]:
        """A new match, or one at a position that followed the actions `before`, which cannot be replayed; and its
        events until the first question. Raises PositionError, PlayerError."""
        if position is None:
            return cls.start(game, setup)
        match, events = cls.at(game, setup, position)
        match.log.extend(before)
        return match, events

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
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
        """The questions this seat may answer now. A sealed question that it has answered is included, so that it can
        change its answer."""
        mine = [d for d in self.decisions if d.seat == seat]
        return [replace(d, required=False, answered=True) if self.find_sealed_answer(d) else d for d in mine]

    def find_sealed_answer(self, decision: Decision) -> Action | None:
        """The seat's answer so far to a sealed question; else None."""
        if decision.answered:  # the form its seat sees
            decision = replace(decision, required=True, answered=False)
        return next(
            (action for question, action in self.held_answers if question == decision and question.sealed), None
        )

    def waiting_for(self) -> list[Seat]:
        """The seats the game publicly waits for, in the order of their questions. A seat that has answered a sealed
        question stays among them until all have."""
        return list(dict.fromkeys(d.seat for d in self.decisions if d.required))

    def pending_seats(self) -> list[Seat]:
        """The seats that still have to answer. This must be kept secret for sealed questions."""
        return list(dict.fromkeys(d.seat for d in self.decisions if d.required and self.find_sealed_answer(d) is None))

    def default(self, decision: Decision) -> tuple[str, ...]:
        """The default answer to a question: the picks that a clock makes if nobody answers."""
        return self.game.rules.default(self.state, decision)

    def find_decision(self, seat: Seat, picks: Sequence[str], step: str | None = None) -> Decision:
        """The question of this seat that `picks` answers.

        Raises NotYourTurn if the seat has none, StaleDecision if no question of `step` is open, and RuleViolation with
        the rule's number if a pick is not on offer or the number of picks is wrong.
        """
        for decision in self.decisions:
            if decision.seat != seat or (step is not None and decision.step != step):
                continue
            if len(picks) == decision.least == 1 and picks[0] in decision.options:
                return decision
        mine = [d for d in self.decisions if d.seat == seat]
        if not mine:
            raise NotYourTurn(Text("error-not-your-turn", {"seat": Name("seat", seat)}))
        decisions = [d for d in mine if step is None or d.step == step]
        if not decisions:
            raise StaleDecision(Text("error-stale"))
        for decision in decisions:
            if all(pick in decision.options for pick in picks) and (picks or not decision.least):
                break
        else:
            raise self._refuse(seat, decisions, picks)
        if not decision.least <= len(picks) <= decision.most or len(set(picks)) != len(picks):
            raise RuleViolation(_count(decision), decision.rule)
        return decision

    def _refuse(self, seat: Seat, decisions: Sequence[Decision], picks: Sequence[str]) -> RuleViolation:
        """The refusal of picks that answer none of the questions: no picks, one that is not on offer, or picks from
        different questions."""
        decision = decisions[0]
        if not picks:
            return RuleViolation(_count(decision), decision.rule)
        on_offer = {option for d in decisions for option in d.options}
        wrong = next((pick for pick in picks if pick not in on_offer), None)
        if wrong is None:
            return RuleViolation(Text("error-two-questions"), decision.rule)
        refusal = RuleViolation(*self.explain(seat, decision, wrong))
        refusal.game = self.game.key
        return refusal

    def explain(self, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
        """Why a pick is refused, computed only from what that seat may know."""
        return self.game.speech.explain(self.imagine(seat, Dice(0)), seat, decision, pick)

    def submit(self, seat: Seat, picks: Sequence[str], step: str | None = None) -> list[Event]:
        """Carry out one choice and return its events. Raises IllegalAction and changes nothing if it is refused."""
        return [event for result in self.carry_out(seat, picks, step) for event in result.events]

    def carry_out(self, seat: Seat, picks: Sequence[str], step: str | None = None) -> list[ActionResult]:
        """Carry out one choice and return the actions it logged. That is the choice, with the drafts before it; none
        for a draft, or for a sealed answer while others are still choosing; all sealed answers with the last of them.
        Raises IllegalAction and changes nothing if it is refused."""
        decision = self.find_decision(seat, picks, step)
        action = Action(seat, decision.step, tuple(picks))
        if decision.sealed:
            return self._hold_sealed_answer(decision, action)
        if decision.draft:
            self._hold([*self.held_answers, (decision, action)])
            return []
        drafts = [action for _, action in self._drafts_of(seat)]
        if drafts and decision in self.game.rules.decisions(self.state):
            drafts = []
        return self._apply([*drafts, action])

    def _hold_sealed_answer(self, decision: Decision, action: Action) -> list[ActionResult]:
        """Hold a sealed answer back; if it is the last one, carry all of them out."""
        pairs = [*(pair for pair in self.held_answers if pair[0] != decision), (decision, action)]
        questions, pairs = self._sealed_questions(), self._in_order(pairs)
        if sum(decision.sealed for decision, _ in pairs) == len(questions):
            return self._apply([answer for decision, answer in pairs if decision.sealed], together=True)
        self._hold(pairs)
        return []

    def _in_order(self, pairs: Sequence[tuple[Decision, Action]]) -> list[tuple[Decision, Action]]:
        """The held-back answers in an order that does not reveal who answered first: sealed ones in the order they are
        applied, then drafts."""
        sealed_pairs = [pair for decision in self._sealed_questions() for pair in pairs if pair[0] == decision]
        return [*sealed_pairs, *(pair for pair in pairs if pair[0].draft)]

    def _hold(self, pairs: list[tuple[Decision, Action]]) -> None:
        """Hold these answers back. If the game raises an error for them, nothing changes."""
        before, self.held_answers = (self.held_answers, self._drafting), pairs
        try:
            self._ask()
        except BaseException:
            self.held_answers, self._drafting = before
            raise
        self.revision += 1

    def _ask(self) -> None:
        """Compute the open questions: those of the position, and for a seat with a draft those its draft leads to.
        Drops every held-back answer whose question is gone."""
        decisions = list(self._find_questions(self.state))
        self._drafting = {}
        pairs = [pair for pair in self.held_answers if not pair[0].draft and pair[0] in decisions]
        for seat in dict.fromkeys(decision.seat for decision, _ in self.held_answers if decision.draft):
            state, drafts = self._draft(seat)
            if not self.game.rules.is_same(state, self.state):
                self._drafting[seat] = state
                pairs += drafts
                decisions = [d for d in decisions if d.seat != seat]
                decisions += [d for d in self._find_questions(state) if d.seat == seat]
        self.held_answers, self.decisions = pairs, decisions

    def _find_questions(self, state: object) -> Sequence[Decision]:
        """The questions of a position. Raises InvariantError for a sealed question that could never be answered,
        because an earlier one takes all of its options."""
        decisions = self.game.rules.decisions(state)
        sealed_questions = [decision for decision in decisions if decision.sealed]
        for number, one in enumerate(sealed_questions):
            for before in sealed_questions[:number]:
                if (one.seat, one.step) == (before.seat, before.step) and set(one.options) <= set(before.options):
                    both = f"{one.seat} is asked two sealed questions of step {one.step} at once"
                    raise InvariantError(f"{both}, and no option tells the second from the first")
        return decisions

    def _draft(self, seat: Seat) -> tuple[Any, list[tuple[Decision, Action]]]:
        """The position after the part of a seat's draft that is still possible, and the answers of that part."""
        state, fitting = self.game.rules.copy(self.state), []
        for _, action in self._drafts_of(seat):
            decision = next((d for d in self.game.rules.decisions(state) if _drafts(d, action)), None)
            if decision is None:
                break
            self.game.rules.apply(state, action, Context(Dice(0)))
            fitting.append((decision, action))
        return state, fitting

    def _drafts_of(self, seat: Seat) -> list[tuple[Decision, Action]]:
        """The steps of a seat's draft so far."""
        return [pair for pair in self.held_answers if pair[0].draft and pair[0].seat == seat]

    def _sealed_questions(self) -> list[Decision]:
        """The sealed questions in seat order, in which their answers are applied."""
        return sorted((d for d in self.decisions if d.sealed), key=lambda d: self.seats.index(d.seat))

    def _apply(self, actions: Sequence[Action], *, together: bool = False) -> list[ActionResult]:
        """Apply and log actions, all or none: a single one; a draft with the action that completes it; or the answers
        to all sealed questions, which the rules get together and whose events are in the last result. Undo ends where
        something is revealed, where another seat must choose, where a draft is carried out, and at a sealed
        question."""
        before = (self.game.rules.copy(self.state), self.rng.draw_count, self.decisions)
        seats_before = {d.seat for d in self.decisions if d.required}
        results, undoable = [], len(actions) == 1 and not any(d.sealed for d in self.decisions)
        try:
            for acts in [actions] if together else [[action] for action in actions]:
                ctx, draw_count = Context(self.rng), len(self.rng.draws)
                if together:
                    self.game.rules.apply_together(self.state, acts, ctx)
                else:
                    self.game.rules.apply(self.state, acts[0], ctx)
                self.decisions = self._find_questions(self.state)
                results += [ActionResult(action, (), ()) for action in acts[:-1]]
                results.append(
                    ActionResult(
                        acts[-1], tuple(ctx.events), tuple(ctx.forced_actions), tuple(self.rng.draws[draw_count:])
                    )
                )
                undoable = undoable and ctx.undoable
        except BaseException:
            self.state, _, self.decisions = before
            self.rng.back_to(before[1])
            raise
        self._past.append(before[:2])
        self.log += actions
        self.revision += 1
        undoable = self._forget(actions) and undoable
        if not undoable or any(
            d.sealed or (d.required and d.seat not in (*seats_before, results[-1].action.seat)) for d in self.decisions
        ):
            self._past.clear()
        return results

    def _forget(self, actions: Sequence[Action]) -> bool:
        """Drop those held-back answers that were carried out or are no longer possible. Returns False if one is no
        longer possible: that draft is lost, so undo must end there too."""
        if not self.held_answers:
            return True
        pairs = self.held_answers = [pair for pair in self.held_answers if pair[1] not in actions]
        self._ask()
        return len(self.held_answers) == len(pairs)

    def _restore_answers(self, answers: Json) -> None:
        """Restore the sealed answers of a position. Raises PositionError."""
        rows = _ANSWERS.read(answers, "sealed")
        try:
            self._play(_read_actions(rows))
        except (ReplayError, ValueError):
            raise PositionError(Text("error-position-sealed")) from None
        if len(self.held_answers) != len(rows):
            raise PositionError(Text("error-position-sealed"))
        self.revision = 0

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat may undo the last step of its draft, or its last choice."""
        return bool(self._drafts_of(seat)) or (bool(self._past) and self.log[-1].seat == seat)

    def count_undoable(self, seat: Seat) -> int:
        """The number of consecutive choices this seat may undo, not counting drafts."""
        last = self.log[-len(self._past) :] if self._past else []
        return next((n for n, action in enumerate(reversed(last)) if action.seat != seat), len(last))

    @property
    def is_settled(self) -> bool:
        """Whether nothing can be undone: a position stored now needs no history."""
        return not self._past

    @property
    def unsettled_count(self) -> int:
        """The number of choices since the last settled position."""
        return len(self._past)

    def settled_position(self) -> tuple[int, dict[str, Json]]:
        """The number of actions before the last settled position, and that position without held-back answers."""
        state, draw_count = self._past[0] if self._past else (self.state, self.rng.draw_count)
        dice = self.rng.copy()
        dice.back_to(draw_count)
        return len(self.log) - len(self._past), {**self.game.rules.dump(state), "random": dice.state}

    def undo(self, seat: Seat) -> Action:
        """Undo the last step of this seat's draft, or, without a draft, its last choice. Returns the undone action.
        Raises UndoRefusal."""
        if drafts := self._drafts_of(seat):
            self._hold([pair for pair in self.held_answers if pair is not drafts[-1]])
            return drafts[-1][1]
        if not self.log or not any(a.seat == seat for a in self.log):
            raise UndoRefusal(Text("error-undo-nothing"))
        if not self._past:
            raise UndoRefusal(Text("error-undo-revealed"))
        if self.log[-1].seat != seat:
            raise UndoRefusal(Text("error-undo-others"))
        before = self.state, self.held_answers, self._drafting
        self.state, draw_count = self._past[-1]
        try:
            self._ask()
        except BaseException:
            self.state, self.held_answers, self._drafting = before
            raise
        self.rng.back_to(draw_count)
        self._past.pop()
        self.revision += 1
        return self.log.pop()

    def position(self) -> dict[str, Json]:
        """The whole position as plain JSON, including secrets and the dice."""
        return {**self.game.rules.dump(self.state), "random": self.rng.state, **self._sealed_answers()}

    def _sealed_answers(self) -> dict[str, Json]:
        return {"sealed": [[a.seat, a.step, *a.picks] for _, a in self.held_answers]} if self.held_answers else {}

    def record(self) -> dict[str, Json]:
        """The game as setup and choices, with every draw as number, range and result."""
        start = {} if self.origin is None else {"position": dict(self.origin)}
        data = {
            "game": self.game.key,
            "version": self.game.title.version,
            "players": list(self.setup.players),
            "seed": self.setup.seed,
            "options": dict(self.setup.options),
            **start,
            "actions": [[a.seat, a.step, *a.picks] for a in self.log],
            **self._sealed_answers(),
            "draws": [list(draw) for draw in self.rng.draws],
        }
        return seal(data)

    def view(self, seat: Seat | None, public: Mapping[str, Json] | None = None) -> dict[str, Json]:
        """The view of that seat, or of a spectator. `head` holds the standard head of every game. A finished game adds
        `winners`, the winning seats, and `tie_break`, what decided between equal scores, or None. A seat with sealed
        answers gets `sealed`, each answer as step and picks. `public`: the spectator's current view, if the caller has
        it."""
        rules, state = self.game.rules, self._drafting.get(seat, self.state) if seat else self.state
        if public is not None and seat is not None and state is self.state:
            view, head = rules.view_beside(public, state, seat), public.get("head")
        else:
            view, head = rules.view(state, seat), None
        if own := [[a.step, *a.picks] for decision, a in self.held_answers if decision.sealed and a.seat == seat]:
            view = {**view, "sealed": own}
        result = self.result
        view = {**view, "head": head or self._head(state, result)}
        return (
            view if result is None else {**view, "winners": list(result.winning_seats()), "tie_break": result.tie_break}
        )

    def _head(self, state: object, result: Result | None) -> dict[str, Json]:
        """The public part that the views of all games share: `over`, whether the game has ended; `winners`, seats;
        `turn`, its number; `seats`, seat -> player; `scores`, seat -> item -> points."""
        rules = self.game.rules
        return {
            "over": result is not None,
            "winners": list(result.winning_seats()) if result else [],
            "turn": rules.turn(state).number,
            "seats": {seat: rules.player_of(self.setup, state, seat) for seat in self.seats},
            "scores": rules.score(state),
        }

    def score(self) -> dict[Seat, dict[str, int]]:
        """The score now: seat -> item -> points."""
        return self.game.rules.score(self.state)

    def player_of(self, seat: Seat) -> str:
        """The player who runs this seat now."""
        return self.game.rules.player_of(self.setup, self.state, seat)


def without_head(view: Mapping[str, Json]) -> dict[str, Json]:
    """A view without the standard head; digests and records use this form."""
    return {key: value for key, value in view.items() if key != "head"}


def _drafts(decision: Decision, action: Action) -> bool:
    """Whether a draft still answers this question."""
    same = decision.draft and (decision.seat, decision.step) == (action.seat, action.step)
    return same and set(action.picks) <= set(decision.options)


def _read_dice(state: Json) -> Dice:
    """The dice of a position. Raises PositionError."""
    try:
        return Dice.at(state)
    except (TypeError, ValueError):
        raise bad("not-dice", given=show(state)) from None


def _read_actions(rows: Sequence[Sequence[str]]) -> list[Action]:
    return [Action(seat, step, tuple(picks)) for seat, step, *picks in rows]


def _count(decision: Decision) -> Text:
    return Text("error-count", {"least": decision.least, "most": decision.most})
