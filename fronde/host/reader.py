"""The view of one person at a table, computed once per revision and only from what their seats may know.

Everything a reader gets about a question (its text, its choices with marks and hints, the closed options and the
reasons) is computed from a position imagined for the seat that is asked. That position stays the same as long as the
seat's view does. So no text can reveal what is hidden from its reader.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, TypeVar

from fronde.core.ahead import (
    MOST_TOGETHER,
    Chain,
    Outcome,
    count_along,
    count_together,
    find_question,
    is_plain,
    try_out,
)
from fronde.core.game import OrderKind
from fronde.core.rng import Dice
from fronde.core.types import Decision, OptionText, PlayerRefusal, Seat, Text
from fronde.host.people.opponents import Manner
from fronde.host.store import Plan
from fronde.host.table import OpenQuestion, Playing
from fronde.host.timekeeping.clocks import Stage
from fronde.host.timekeeping.timing import Times, find_deadlines, timing_of

MOST_DOUBLED = 60
"""Maximum number of options with which each option is also listed a second time, so that it can be chosen twice."""
MOST_NAMED, ALL = 4, 25
"""Maximum number of options named as the result of a choice: in the hint beside it, and in a comparison of choices."""
WORLDS = 3
"""The number of imagined positions in all of which a choice must be final to be marked as final."""
LINK, OF = ">", "@"
"""The first separates the options of a chain; the other one a step from a chain that answers its question."""
T = TypeVar("T", "Text | None", str)

REST = ":rest"
"""Ends an option that lets the dice of the game choose the rest (`Rules.pick_at_random`)."""


@dataclass(slots=True, frozen=True)
class Choice(Generic[T]):
    """A choice of a question, with Texts or with the strings its reader sees. `value`: its id in a menu or button: the
    index of an option in the decision, or the ids of a chain. `final`: it draws or reveals something, or ends the
    turn."""

    value: str
    chain: Chain
    label: T
    hint: T
    group: T
    final: bool = False

    @property
    def id(self) -> str:
        """The last option of the chain. Most chains have only one."""
        return self.chain[-1]

    @property
    def is_double(self) -> bool:
        """Whether it is the same option twice."""
        return self.chain == (self.id, self.id)


TextChoice = Choice[Text | None]


class Beside(NamedTuple):
    """Another question that the form of a question asks, its choices, and how many of them may be made at once."""

    decision: Decision
    choices: list[TextChoice]
    most: int


@dataclass(slots=True, frozen=True)
class Intent:
    """The planned choice of a seat: the answer to a question of `step`, and `then` to the questions it leads to.
    `labels`: their texts at the time of planning. `answered`: the number of questions of that step the seat had
    answered by then."""

    seat: Seat
    step: str
    picks: tuple[str, ...]
    then: tuple[str, ...]
    labels: list[str]
    answered: int

    @classmethod
    def of(cls, plan: Plan) -> Intent | None:
        """The intent of a plan, or None if the plan is only a note."""
        data = plan.intent
        return cls(**{**data, "picks": tuple(data["picks"]), "then": tuple(data["then"])}) if data else None

    def write(self) -> dict[str, Any]:
        """As JSON."""
        data = {"seat": self.seat, "step": self.step, "picks": list(self.picks), "then": list(self.then)}
        return {**data, "labels": self.labels, "answered": self.answered}


class Reader:
    """What one person is asked, may choose, plans and may undo, and their deadline. `seats`: their seats. `questions`:
    their open questions, required ones first. `undoable`: the number of consecutive choices they may undo; a draft
    counts as one. Without a `user`, it describes questions for anyone."""

    def __init__(self, table: Playing, user: int | None = None) -> None:
        self.table = table
        self.game = table.game
        self.seats: list[Seat] = [] if user is None else table.seats_of(user)
        self.questions: list[OpenQuestion] = [] if user is None else table.questions_of(user)
        self.owes = any(one.decision.required for one in self.questions)
        match = table.match
        self.undoable = max((match.count_undoable(seat) or match.can_undo(seat) for seat in self.seats), default=0)

    def imagine(self, seat: Seat, number: int = 0) -> Any:
        """The position as a seat knows it, with its own draft. What is hidden from the seat is imagined, differently
        for each `number`."""
        return self.table.once(("known", seat, number), lambda: self.table.match.imagine(seat, Dice(number)))

    # --- what is asked ---

    def prompt(self, decision: Decision) -> Text:
        """The text of a question."""
        return self.game.speech.prompt(self.imagine(decision.seat), decision)

    def options(self, decision: Decision) -> list[TextChoice]:
        """The options of a question as single choices."""
        state, speech = self.imagine(decision.seat), self.game.speech
        entries = [
            (n, option, speech.describe(state, decision, option))
            for n, option in enumerate(decision.options)
            if not (option.endswith(REST) and pick_rest(self.table, decision, Dice(0)))
        ]
        entries.sort(key=lambda one: not one[2].is_first)
        return [Choice(str(n), (option,), one.label, one.hint, one.group) for n, option, one in entries]

    def choices(self, decision: Decision) -> list[TextChoice]:
        """All choices of a question: its options, and the chains that they begin in this game."""
        return self.table.once(("choices", repr(decision)), lambda: [*self._list(decision)])

    def most(self, decision: Decision) -> int:
        """An upper bound for the choices of a question made at once, without an expensive search."""
        if not is_plain(decision):
            return decision.most
        if decision.step not in self.game.speech.along or self._holds_back(decision.seat):
            return 1
        state, others = self.imagine(decision.seat), [o for o in decision.options if o not in self.game.speech.closing]
        if all(try_out(self.game, state, decision, option).final for option in others):
            return 1
        return max(1, count_along(self.game, state, [decision], decision.seat, {decision.step}))

    def count(self, decision: Decision, chains: Sequence[Chain]) -> int | None:
        """The number of these chains that can really be chosen at once. None if the search would take too long."""
        most, seat, speech = self.most(decision), decision.seat, self.game.speech
        if decision.step in speech.along and not any(chain[-1] in speech.closing for chain in chains):
            without, whole = speech.count_along(self.imagine(seat), decision)
            most = max(1, most - (whole - without))
        if (most := min(most, len(chains))) < 2 or not is_plain(decision):
            return most
        key = self.game, self.imagine(seat), seat, self.steps(decision), chains, most
        return self.table.once(("count", repr(decision), *chains), lambda: count_together(*key))

    def steps(self, decision: Decision) -> frozenset[str]:
        """The steps whose questions may be answered together with this one."""
        speech, nothing = self.game.speech, frozenset[str]()
        return frozenset({decision.step}).union(*(s.get(decision.step, nothing) for s in (speech.along, speech.leads)))

    def may_leave_rest(self, decision: Decision) -> bool:
        """Whether this user may leave the question, and those like it that follow, to the bot."""
        return decision.seat in self.seats and pick_rest(self.table, decision, Dice(0)) is not None

    def beside(self, decision: Decision) -> list[Beside]:
        """What the form of a question asks too (`Speech.forms`): questions open beside it, and those it leads to."""
        return self.table.once(("beside", repr(decision)), lambda: [*self._find_beside(decision)])

    def closed_options(self, decision: Decision) -> Mapping[str, OptionText]:
        """The unavailable options of a question, with their texts. Empty for a question that offers only its end."""
        if self.game.speech.closing.issuperset(decision.options):
            return {}
        return self.game.speech.find_unavailable(self.imagine(decision.seat), decision)

    def refusal(self, decision: Decision, option: str) -> PlayerRefusal:
        """The reason an option of a question is unavailable."""
        return self.game.speech.explain(self.imagine(decision.seat), decision.seat, decision, option)

    def compares(self, decision: Decision) -> bool:
        """Whether a question must be answered and its choices lead to further questions."""
        return decision.required and decision.step in self.game.speech.leads and not self._holds_back(decision.seat)

    def compare(self, decision: Decision) -> Iterator[tuple[Text | None, Text | None]]:
        """The choices of that question, each with its results, by name and points."""
        for choice in self.choices(decision) if self.compares(decision) else ():
            if len(choice.chain) > 1:
                outcome = self._follow(decision.seat, choice.chain, 0)
                yield choice.label, outcome and self._tell_reach(outcome, decision.seat, points=True)

    def ends_turn(self, decision: Decision) -> bool:
        """Whether an answer may end the turn, so that nothing can be undone after it."""
        ends = self.game.speech.ending.intersection(decision.options)
        if not (ends and decision.required and is_plain(decision)) or self._holds_back(decision.seat):
            return False
        state = self.imagine(decision.seat)
        return any(try_out(self.game, state, decision, option).is_end for option in ends)

    # --- what is meant to be chosen, and until when there is time ---

    def intend(self, decision: Decision, chains: Sequence[Chain], labels: list[str]) -> Intent:
        """The intent to choose these chains once the question is asked; `labels` are their texts."""
        picks, count = tuple(chain[0] for chain in chains), self._count_answers(decision.seat, decision.step)
        return Intent(decision.seat, decision.step, picks, chains[0][1:], labels, count)

    def find_intent(self, plan: Plan) -> tuple[Intent, PlayerRefusal | None] | None:
        """The reader's intent, and why it cannot be chosen if the question is open now. None if there is no intent, it
        has been carried out, or the seat now belongs to another player, since its choices are private."""
        intent = Intent.of(plan)
        if intent is None or intent.seat not in self.seats:
            return None
        if self._count_answers(intent.seat, intent.step) > intent.answered:
            return None
        decisions = [one.decision for one in self.table.questions[intent.seat] if one.decision.step == intent.step]
        refusals = [self.find_hindrance(decision, intent) for decision in decisions]
        return intent, refusals[0] if all(refusals) and refusals else None

    def find_hindrance(self, decision: Decision, intent: Intent) -> PlayerRefusal | None:
        """Why an intent cannot be chosen now that the question is open. None if it can."""
        seat, speech = intent.seat, self.game.speech
        if absent := [pick for pick in intent.picks if pick not in decision.options]:
            return self.refusal(decision, absent[0])
        if not is_plain(decision):
            return None
        steps: frozenset[str] = speech.leads.get(decision.step, frozenset())
        outcome = try_out(self.game, self.imagine(seat), decision, intent.picks[0])
        for option in intent.then:
            question = None if outcome.is_end else find_question(outcome.decisions, seat, option, steps)
            if question is None:
                other = next((d for d in outcome.decisions if d.seat == seat and d.step in steps), None)
                return speech.explain(outcome.state, seat, other, option)
            outcome = try_out(self.game, outcome.state, question, option, outcome.decisions)
        return None

    def _count_answers(self, seat: Seat, step: str) -> int:
        return sum((action.seat, action.step) == (seat, step) for action in self.table.match.log)

    def find_deadline(self, times: Times) -> int | None:
        """The reader's deadline, as if they were informed now. None if there is none."""
        deadlines = find_deadlines(self.table, times)
        return min((deadlines[seat] for seat in self.seats if seat in deadlines), default=None)

    def note_time(self, times: Times) -> Text | None:
        """The sentences for the reader about their time."""
        timing, at = timing_of(self.table), self.find_deadline(times)
        if timing is None or not self.owes:
            return None
        if timing.pause.on:
            return Text("note-paused")
        clock = timing.clocks.get(self.table.player_of(self.seats[0]).token)
        late = clock is not None and clock.wait is not None and clock.wait.stage == Stage.LATE
        return None if at is None else Text("note-clock-late" if late else "note-clock", {"at": str(at)})

    # --- what there is to choose ---

    def _holds_back(self, seat: Seat) -> bool:
        """Whether answers of that seat are held back, so that the result of another answer cannot be predicted."""
        return any(action.seat == seat for _, action in self.table.match.held_answers)

    def _list(self, decision: Decision) -> Iterator[TextChoice]:
        speech, options = self.game.speech, self.options(decision)
        if not is_plain(decision) or self._holds_back(decision.seat):
            yield from options
            return
        state = self.imagine(decision.seat)
        decisions = self.game.rules.decisions(state)
        outcomes = {option.id: try_out(self.game, state, decision, option.id, decisions) for option in options}
        options = [self._mark(option, decision.seat, outcomes[option.id]) for option in options]
        if decision.step in speech.leads:
            for option in options:
                yield from self._lead_on(decision, option, outcomes[option.id])
        elif self.most(decision) > 1 and len(options) <= MOST_DOUBLED:
            yield from self._list_along(decision, options, outcomes)
        else:
            yield from options
        yield from self._list_ends(decision)

    def _lead_on(self, decision: Decision, option: TextChoice, outcome: Outcome) -> Iterator[TextChoice]:
        """An option combined with each answer to the question it leads to, with a hint about the next options. The
        option alone if it leads to none."""
        steps, seat, describe = self.game.speech.leads[decision.step], decision.seat, self.game.speech.describe
        question = next((d for d in outcome.decisions if d.seat == seat and d.step in steps and is_plain(d)), None)
        if question is None or outcome.is_end:
            yield option
            return
        for then in question.options:
            reads, chain = describe(outcome.state, question, then), (*option.chain, then)
            label = Text("choice-then", {"first": option.label, "then": reads.label})
            after = try_out(self.game, outcome.state, question, then, outcome.decisions)
            hint = reads.hint or self._tell_reach(after, seat)
            yield self._mark(Choice(LINK.join(chain), chain, label, hint, option.group), seat, after)

    def _tell_reach(self, outcome: Outcome, seat: Seat, *, points: bool = False) -> Text | None:
        """The number of options there would be, and some of them by name. With `points`: with gain or loss for the
        seat, the best first. None if that cannot be predicted."""
        decision = next((d for d in outcome.decisions if d.seat == seat and d.required), None)
        if outcome.is_end or decision is None:
            return None
        rules, speech = self.game.rules, self.game.speech
        options, labels = [option for option in decision.options if option not in speech.closing], list[Text]()
        gains, before = dict.fromkeys(options, 0), rules.score(self.imagine(seat))[seat]["total"] if points else 0
        for option in options if points else ():
            after = try_out(self.game, outcome.state, decision, option, outcome.decisions)
            gains[option] = rules.score(after.state)[seat]["total"] - before
        for option in sorted(options, key=lambda option: -gains[option])[: ALL if points else MOST_NAMED]:
            gain, label = gains[option], speech.describe(outcome.state, decision, option).label
            change = Text(f"score-{'gain' if gain > 0 else 'loss'}", {"n": abs(gain)})
            labels.append(Text("compare-option", {"label": label, "change": change}) if gain else label)
        return Text("choice-reach", {"count": len(options), "labels": labels, "more": len(options) - len(labels)})

    def _list_along(
        self, decision: Decision, options: Sequence[TextChoice], outcomes: Mapping[str, Outcome]
    ) -> list[TextChoice]:
        """The options. An option that could be chosen twice is followed by its double, unless a single option has the
        same result. The last ones are options that appear only after others: answers to other questions, and options
        that end the series."""
        speech, seat, choices = self.game.speech, decision.seat, list[TextChoice]()
        along, ids = speech.along[decision.step], set(decision.options)
        later: dict[str, TextChoice] = {}
        for option in options:
            outcome = outcomes[option.id]
            choices.append(option)
            decisions = [d for d in outcome.decisions if d.seat == seat and d.step in along and is_plain(d)]
            for question in [] if outcome.is_end else decisions:
                if option.id in question.options and option.id not in speech.closing:
                    twice = try_out(self.game, outcome.state, question, option.id, outcome.decisions)
                    if not any(self.game.rules.is_same(twice.state, once.state) for once in outcomes.values()):
                        choices.append(self._double(outcome, twice, question, option))
                others = (then for then in question.options if then not in ids | later.keys())
                for then in others:
                    if then in speech.closing or question.step != decision.step:
                        later[then] = self._show_later(outcome.state, question, then, option.chain)
        return [*choices, *sorted(later.values(), key=lambda choice: choice.id in speech.closing)]

    def _list_ends(self, decision: Decision) -> Iterator[TextChoice]:
        """Options of other open questions that may be chosen along with this one to end the series."""
        speech, seat = self.game.speech, decision.seat
        along = speech.along.get(decision.step, frozenset()) - {decision.step}
        for question in self.table.match.decisions_of(seat):
            for option in question.options if question.step in along else ():
                if option in speech.closing:
                    yield self._show_later(self.imagine(seat), question, option, ())

    def _find_beside(self, decision: Decision) -> Iterator[Beside]:
        steps, seat, looks = self.game.speech.forms.get(decision.step, ()), decision.seat, set[tuple[str, str]]()
        outcomes: dict[str, list[tuple[Decision, Outcome, str]]] = {}
        if not steps or not is_plain(decision) or self._holds_back(seat):
            return
        for outcome, before in self._look_ahead(decision, steps):
            questions = [d for d in outcome.decisions if d.seat == seat and is_plain(d) and d != decision]
            first = next((d.step for d in questions if d.required), "")
            for question in questions:
                if question.step in steps and (question.required or (first, question.step) not in looks):
                    looks.add((first, question.step))
                    outcomes.setdefault(question.step, []).append((question, outcome, before))
        for step in (step for step in steps if step in outcomes):
            by_value: dict[str, TextChoice] = {}
            here = {f"{step}{OF}{option}" for option in decision.options if step == decision.step}
            for question, outcome, before in outcomes[step]:
                exclusions = by_value.keys() | here | {f"{step}{OF}{before}"}
                for choice in self._list_beside(question, outcome, exclusions):
                    label = Text("choice-later", {"label": choice.label}) if step == decision.step else choice.label
                    by_value.setdefault(choice.value, replace(choice, label=label))
            most = max(count_along(self.game, o.state, [q], seat, {step}) for q, o, _ in outcomes[step])
            yield Beside(outcomes[step][0][0], [*by_value.values()], max(most, 1))

    def _look_ahead(self, decision: Decision, steps: Collection[str]) -> Iterator[tuple[Outcome, str]]:
        """The position now; those after each option of a question, at once and when its step has ended; and after one
        of them those after each further one of these steps. Nothing that depends on chance or another seat. Each with
        the option it begins with, which nobody chooses to take back at once."""
        state, is_known = self.imagine(decision.seat), False
        now = Outcome(state, self.game.rules.decisions(state), False, False)
        yield now, ""
        for option in decision.options:
            once = try_out(self.game, state, decision, option, now.decisions)
            if decision.step in steps and not once.is_end:
                yield once, option
            outcome = self._end_step(now, decision, option)
            while outcome is not None:
                yield outcome, option
                question = self._find_required_question(outcome, decision.seat)
                if question is None or is_known or question.step not in steps:
                    break
                if self.game.speech.closing.issuperset(question.options):
                    is_known = True
                    break
                outcome = self._end_step(outcome, question, question.options[0])

    def _end_step(self, outcome: Outcome, question: Decision, option: str) -> Outcome | None:
        """The outcome of an option once the step of its question has ended, as soon as it can. None if it cannot be
        known."""
        closing = self.game.speech.closing
        for _ in range(MOST_TOGETHER):
            outcome = try_out(self.game, outcome.state, question, option, outcome.decisions)
            following = None if outcome.is_end else self._find_required_question(outcome, question.seat)
            if following is None or following.step != question.step:
                return None if outcome.is_end else outcome
            question = following
            option = next((one for one in question.options if one in closing), question.options[0])
        return None

    def _find_required_question(self, outcome: Outcome, seat: Seat) -> Decision | None:
        """The question that a seat has to answer next; None if it has none, or no plain one."""
        return next((d for d in outcome.decisions if d.seat == seat and d.required and is_plain(d)), None)

    def _list_beside(self, question: Decision, outcome: Outcome, exclusions: Collection[str]) -> Iterator[TextChoice]:
        """The choices of a question that a form asks too, each after the step that it answers."""
        describe, closing = self.game.speech.describe, self.game.speech.closing
        for option in question.options:
            if (value := f"{question.step}{OF}{option}") in exclusions:
                continue
            label, hint, group, _ = describe(outcome.state, question, option)
            choice = Choice(value, (option,), label, hint, group)
            leads = question.step in self.game.speech.leads
            if not leads and option not in closing:
                yield choice
                continue
            after = try_out(self.game, outcome.state, question, option, outcome.decisions)
            if leads:
                for lead in self._lead_on(question, choice, after):
                    yield lead if lead is choice else replace(lead, value=f"{question.step}{OF}{lead.value}")
            else:
                yield replace(choice, final=self._is_final(choice, after))

    def _double(self, outcome: Outcome, twice: Outcome, decision: Decision, option: TextChoice) -> TextChoice:
        """The double of an option. `outcome`: the result of choosing it once; `twice`: of choosing it again."""
        chain = (*option.chain, option.id)
        hint = self.game.speech.describe(outcome.state, decision, option.id).hint or option.hint
        label = Text("choice-twice", {"label": option.label})
        return self._mark(Choice(LINK.join(chain), chain, label, hint, option.group), decision.seat, twice)

    def _show_later(self, state: Any, decision: Decision, then: str, before: Chain) -> TextChoice:
        """An option that becomes available after others."""
        label, hint, group, _ = self.game.speech.describe(state, decision, then)
        choice = Choice(then, (then,), Text("choice-later", {"label": label}), hint, group)
        if then not in self.game.speech.closing:
            return choice
        return self._mark(choice, decision.seat, try_out(self.game, state, decision, then), before)

    def _mark(self, choice: TextChoice, seat: Seat, outcome: Outcome, before: Chain = ()) -> TextChoice:
        """The choice, marked as final if its result cannot be undone in any imagined position. `outcome`: its result in
        the first one."""
        if not self._is_final(choice, outcome):
            return choice
        for number in range(1, WORLDS):
            other = self._follow(seat, (*before, *choice.chain), number)
            if other is None or not self._is_final(choice, other):
                return choice
        return replace(choice, final=True)

    def _is_final(self, choice: TextChoice, outcome: Outcome) -> bool:
        """Whether something is drawn or revealed, or the turn ends."""
        turn = self.table.match.turn
        is_over = turn.seat is not None and self.game.rules.turn(outcome.state) != turn
        return outcome.final or (outcome.is_end and (is_over or choice.id in self.game.speech.ending))

    def _follow(self, seat: Seat, chain: Chain, number: int) -> Outcome | None:
        """The outcome of a chain in an imagined position. None if the chain is not possible there."""
        outcome = Outcome(state := self.imagine(seat, number), self.game.rules.decisions(state), False, False)
        for option in chain:
            steps = {decision.step for decision in outcome.decisions}
            question = None if outcome.is_end else find_question(outcome.decisions, seat, option, steps)
            if question is None:
                return None
            outcome = try_out(self.game, outcome.state, question, option, outcome.decisions)
        return outcome


def kinds_of(table: Playing) -> dict[str, OrderKind]:
    """The orders that can be given now, by key. One that lasts through the set-up chooses as a bot would, so a rated
    table has none."""
    rules = table.game.rules
    lasts = rules.is_opening(table.match.state) and not Manner.of(table.record).rated
    return {kind.key: kind for kind in rules.orders if kind.ends != "opening" or lasts}


def find_lasting(table: Playing, step: str) -> OrderKind | None:
    """The order that answers the questions of this step through the set-up, if there is one."""
    return next((kind for kind in kinds_of(table).values() if kind.ends == "opening" and step in kind.steps), None)


def pick_rest(table: Playing, decision: Decision, dice: Dice) -> str | None:
    """What the bot chooses for a player who leaves this question, and those like it that follow, to it: by the order
    that lasts through the set-up, except what ends the series, or at random (`Rules.pick_at_random`). None for a
    question that is not of such a series."""
    if not is_plain(decision):
        return None
    match, game, seat = table.match, table.game, decision.seat
    if (lasting := find_lasting(table, decision.step)) is None:
        return game.rules.pick_at_random(match.imagine(seat, Dice(0)), decision, dice)
    picks = lasting.answer(match.view(seat), decision, {})
    return picks[0] if picks and picks[0] not in game.speech.closing else None
