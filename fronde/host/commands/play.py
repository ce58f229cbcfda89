"""In the game: answer questions, undo answers, confer with the other players of a side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from fronde.core.ahead import MOST_TOGETHER, Chain, Course, find_order, find_question
from fronde.core.errors import RuleViolation, StaleDecision, TableError
from fronde.core.match import ActionResult, Match
from fronde.core.traces import See, trace
from fronde.core.types import Action, Json, Name, PlayerRefusal, Seat, Text
from fronde.host.commands.base import Halt, Verdict, get_user
from fronde.host.notices.announcements import Facts, add_notices, find_facts, open_room
from fronde.host.people.actors import Actor, User
from fronde.host.people.opponents import AnswerRequest
from fronde.host.people.rights import Right
from fronde.host.reader import Reader
from fronde.host.store import Epoch, Move, Player
from fronde.host.table import FinishedTable, Playing, Table, get_playing, write_events


@dataclass(slots=True, frozen=True)
class Act:
    """Answer a question. With a `stamp`, only the question that a panel showed: the seat's question number `place` of
    that step, with that stamp."""

    right: ClassVar[Right] = Right.PLAYER
    seat: Seat
    step: str
    picks: tuple[str, ...]
    stamp: int | None = None
    place: int = 0

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises IllegalAction, and StaleDecision if the question is no longer open."""
        playing = get_playing(table)
        actor.check_seat(playing, self.seat)
        if self.stamp is not None:
            check_fresh(playing, self.seat, self.step, self.place, self.stamp)
        before = find_facts(playing)
        results = playing.match.carry_out(self.seat, self.picks, self.step)
        return record_answers(playing, before, results, actor, self.seat)


@dataclass(slots=True, frozen=True)
class ActTogether:
    """Answer a question and those that follow it: `chains` of options chosen together, in an order in which all are
    legal, if there is one. `beside`: chains for other steps that a form asks too (`Speech.forms`), each with its step.
    Each is a separate choice, but all are one change. It stops at a refusal, when another seat must answer, and when
    something is revealed."""

    right: ClassVar[Right] = Right.PLAYER
    seat: Seat
    step: str
    chains: tuple[Chain, ...]
    stamp: int
    place: int = 0
    beside: tuple[tuple[str, Chain], ...] = ()

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises IllegalAction if nothing can be carried out or too many options are chosen, and StaleDecision if the
        question is no longer open."""
        playing = get_playing(table)
        actor.check_seat(playing, self.seat)
        check_fresh(playing, self.seat, self.step, self.place, self.stamp)
        before, courses = find_facts(playing), self._find_courses(playing)
        also = playing.game.speech.forms.get(self.step, ()) if self.beside else ()
        state = Reader(playing).imagine(self.seat)
        order = find_order(playing.game, state, self.seat, courses, {self.step, *also} if also else ())
        results, halt = self._carry_out(playing.match, order)
        verdict = record_answers(playing, before, results, actor, self.seat)
        verdict.halt = halt
        return verdict

    def _find_courses(self, playing: Playing) -> list[Course]:
        """The chains with the steps whose questions they may answer."""
        reader, question = Reader(playing), playing.find_question(self.seat, self.step, self.place)
        assert question is not None
        speech, decision = reader.game.speech, question.decision
        most, count = reader.most(decision), len(self.chains)
        together = most if count > most else most + MOST_TOGETHER
        if not 1 <= count + len(self.beside) <= together:
            raise RuleViolation(Text("error-count", {"least": 1, "most": together}), decision.rule)
        if not {step for step, _ in self.beside} <= {*speech.forms.get(self.step, ())}:
            raise StaleDecision(Text("error-stale"))
        own, nothing = reader.steps(decision), frozenset[str]()
        beside = [Course(chain, frozenset({step}) | speech.leads.get(step, nothing)) for step, chain in self.beside]
        return [*(Course(chain, own) for chain in self.chains), *beside]

    def _carry_out(self, match: Match, courses: Sequence[Course]) -> tuple[list[ActionResult], Halt | None]:
        """The results of the actions that were carried out, and why the rest were not. Raises RuleViolation if the
        first option is refused."""
        options = [(option, course.steps) for course in courses for option in course.chain]
        debtors = match.waiting_for()
        results: list[ActionResult] = []
        rule: str | None = None
        for number, (option, steps) in enumerate(options):
            rest = tuple(one for one, _ in options[number:])
            if results and match.is_settled:
                return results, Halt(rest, waiting=tuple(s for s in match.waiting_for() if s not in debtors))
            question = find_question(match.decisions, self.seat, option, steps)
            if question is None:
                begins = {option, *(course.chain[0] for course in courses)}
                refusals: dict[str, PlayerRefusal] = {}
                for one, other_steps in options[number:]:
                    if one in begins and one not in refusals:
                        refusals[one] = self._explain(match, one, other_steps, rule)
                if not results:
                    raise RuleViolation(*refusals[option])
                return results, Halt(rest, refusals)
            results += match.carry_out(self.seat, (option,), question.step)
            rule = question.rule
        return results, None

    def _explain(self, match: Match, option: str, steps: frozenset[str], rule: str | None) -> PlayerRefusal:
        """Why an option is refused in this position. `rule`: that of the last question answered, which may be
        closed; None if there was none."""
        decision = next((d for d in match.decisions if d.seat == self.seat and d.step in steps), None)
        if decision is None and rule is not None:
            return PlayerRefusal(Text("error-used-up"), rule)
        return match.explain(self.seat, decision, option)


@dataclass(slots=True, frozen=True)
class Play:
    """Give the answer of a machine."""

    right: ClassVar[Right] = Right.NOBODY
    request: AnswerRequest
    answer: Action

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision if the seat's view or questions have changed, and IllegalAction."""
        if not self.request.is_open(table) or self.answer.seat != self.request.seat:
            raise StaleDecision(Text("error-stale"))
        return Act(*self.answer).judge(table, actor)


@dataclass(slots=True, frozen=True)
class Undo:
    """Undo the last step of the user's draft, their last choice, or with `everything` all that can be undone. With a
    `stamp`, only the choice that a panel offered to undo."""

    right: ClassVar[Right] = Right.PLAYER
    stamp: int | None = None
    everything: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises UndoRefusal, StaleDecision."""
        playing, user = get_playing(table), get_user(actor)
        if self.stamp is not None and self.stamp != playing.undo_stamp(user.id):
            raise StaleDecision(Text("error-stale"))
        match, before = playing.match, find_facts(playing)
        seat, length = _find_undoing(playing, user), len(match.log)
        undone_action = match.undo(seat)
        while self.everything and match.can_undo(seat):
            match.undo(seat)
        change = table.change({"sealed": write_sealed_answers(match)}, players=_withdraw_orders(playing, seat))
        if steps_back := length - len(match.log):
            change.keep = len(match.log)
            change.values["action_count"] = min(playing.record.report.action_count, change.keep)
            change.values["action_revision"] = change.expected + 1
            del playing.untold[-steps_back:]
        add_notices(playing, before, change, actor)
        return Verdict(change, playing, seat=seat, undone_action=None if self.everything else undone_action)


def _find_undoing(table: Playing, user: User) -> Seat:
    """The seat whose choice a user undoes: one with a draft, else the one that chose last, else any."""
    seats, match = table.seats_of(user.id), table.match
    drafting = [decision.seat for decision, _ in match.held_answers if decision.draft and decision.seat in seats]
    last = [action.seat for action in match.log[-1:] if action.seat in seats]
    return [*drafting, *last, *seats][0]


def _withdraw_orders(table: Playing, seat: Seat) -> list[Player] | None:
    """The players without the seat's orders that would answer its open questions again, or None if there is none."""
    steps = {decision.step for decision in table.match.decisions if decision.seat == seat}
    keys = {kind.key for kind in table.game.rules.orders if not steps.isdisjoint(kind.steps)}
    player = table.player_of(seat)
    orders = [one for one in player.orders if one["seat"] != seat or one["key"] not in keys]
    return None if orders == player.orders else table.players_with(player, replace(player, orders=orders))


@dataclass(slots=True, frozen=True)
class Confer:
    """Open a private thread for the user's side, which the others cannot read, or add the user to it again."""

    right: ClassVar[Right] = Right.PLAYER

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the user is not on a side that may confer."""
        playing, user = get_playing(table), get_user(actor)
        if not playing.team:
            raise TableError(Text("error-confer-nobody"))
        if user.id not in [player.user for player in playing.team]:
            seats = playing.game.rules.conferring(playing.match.setup)
            raise TableError(Text("error-confer-other", {"seats": [Name("seat", seat) for seat in seats]}))
        return Verdict(table.change(notices=[open_room(playing, user.id)]), playing)


# --- what is stored of it ---


def record_answers(
    playing: Playing, before: Facts, results: Sequence[ActionResult], actor: Actor, seat: Seat
) -> Verdict:
    """The verdict on answers, sealed ones included: the change that stores them, with its notices."""
    match = playing.match
    change = playing.change({"sealed": write_sealed_answers(match)})
    change.moves, change.witness = moves_of(match, results, actor.word, playing.view), actor.user_id
    if results:
        change.values["action_revision"] = change.expected + 1
    if results and len(match.log) - match.unsettled_count > playing.record.progress.settled:
        change.values["settled"], change.values["position"] = match.settled_position()
    playing.untold += [list(one.events) for one in results]
    events = [event for one in results for event in one.events]
    add_notices(playing, before, change, actor, events)
    return Verdict(change, table_after(playing), events, seat, [a for one in results for a in one.forced_actions])


def table_after(playing: Playing) -> Table:
    """The table of a game after a change of its match, which may be over."""
    return FinishedTable(playing.record, playing.match, playing.untold) if playing.match.over else playing


def moves_of(match: Match, results: Sequence[ActionResult], word: str, see: See | None = None) -> list[Move]:
    """The last actions of a match in their stored form, marked with an actor's word. The last one contains the trace of
    the position. `see` returns views with less work than the match does."""
    first = len(match.log) - len(results) + 1
    moves = [
        Move(
            number, word, one.action.seat, one.action.step, list(one.action.picks), write_events(one.events),
            [list(draw) for draw in one.draws],
        )
        for number, one in enumerate(results, first)
    ]  # fmt: skip
    return [*moves[:-1], replace(moves[-1], **trace(match, see)._asdict())] if moves else []


def epoch_of(match: Match, position: dict[str, Json] | None) -> Epoch:
    """The epoch that begins at the current point of a match. `position` None: right after the set-up."""
    return Epoch(version=match.game.title.version, after=len(match.log), position=position, met=list(trace(match)))


def write_sealed_answers(match: Match) -> list[list[str]]:
    """The held-back answers, sealed ones and drafts, as JSON."""
    return [[a.seat, a.step, *a.picks] for _, a in match.held_answers]


def check_fresh(table: Playing, seat: Seat, step: str, place: int, stamp: int) -> None:
    """Raise StaleDecision if the question that a panel showed is no longer open."""
    question = table.find_question(seat, step, place)
    if question is None or question.stamp != stamp:
        raise StaleDecision(Text("error-stale"))
