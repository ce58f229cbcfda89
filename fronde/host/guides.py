"""Guided games: a learner plays one seat against bots, and a guide tells one idea after the other.

A guided game is no table. All that is stored of it is the choices made so far; everything else, the step of the guide
too, follows from them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import takewhile
from zlib import crc32

from fronde.core.errors import FrondeError, IllegalAction, StaleDecision, TableError
from fronde.core.game import Chapter, Game, GuideStep
from fronde.core.match import Match
from fronde.core.types import Action, Decision, Event, Json, Seat, Setup, Text
from fronde.host.commands.play import Act, ActTogether
from fronde.host.people.actors import User
from fronde.host.people.opponents import AnswerRequest, answer_by_default, find_offer_answer, find_request, imagine
from fronde.host.reader import Reader, TextChoice
from fronde.host.store import Player, Status, TableRecord, Terms, Venue
from fronde.host.table import OpenQuestion, Playing

MOST_CHOICES = 40
"""The most choices of a learner in all chapters of a guided game."""
LEVEL = "quick"
"""The level of the bots in a guided game."""
END = "end"
"""Stands for the end of a chapter among the steps that are asked."""


@dataclass
class Progress:
    """How far a learner is: the chapter, and the actions in it. The first group are those before the learner's first
    choice; each further one begins with a choice of the learner, and has what the bots did after it. An empty one
    stands for a page that the learner has turned."""

    chapter: int = 0
    groups: list[list[Action]] = field(default_factory=lambda: [[]])

    def write(self) -> dict[str, Json]:
        """As JSON."""
        groups = [[[action.seat, action.step, *action.picks] for action in group] for group in self.groups]
        return {"chapter": self.chapter, "groups": groups}

    @classmethod
    def read(cls, data: Json) -> Progress:
        """Raises LookupError, TypeError or ValueError if the data is no progress."""
        groups = [[Action(seat, step, tuple(picks)) for seat, step, *picks in group] for group in data["groups"]]
        return cls(data["chapter"], groups or [[]])


class LearnerReader(Reader):
    """A reader who can take back everything, so no choice is marked as final."""

    def choices(self, decision: Decision) -> list[TextChoice]:
        """All choices of a question."""
        return [replace(choice, final=False) for choice in super().choices(decision)]


@dataclass
class GuideRun:
    """A guided game at a learner's current choice. `events`: those since the last choice. `past_steps`: those told at
    earlier choices; `step`: the one to tell now, if any."""

    chapter: Chapter
    progress: Progress
    learner: User
    playing: Playing
    events: list[Event]
    past_steps: list[GuideStep] = field(default_factory=list)

    @property
    def count(self) -> int:
        """How many choices the learner has made in this chapter."""
        return sum(map(bool, self.progress.groups[1:]))

    @property
    def most(self) -> int:
        """How many choices the learner may make in this chapter."""
        return MOST_CHOICES // len(self.playing.game.rules.guide)

    @property
    def stamp(self) -> int:
        """A number that tells whether a button still belongs to this state."""
        return crc32(repr(self.progress.write()).encode())

    @property
    def seat(self) -> Seat:
        """The seat whose questions come first: one that is asked, or the seat of the chapter."""
        questions = self.questions
        return questions[0].decision.seat if questions else self.chapter.seat

    @property
    def questions(self) -> list[OpenQuestion]:
        """What the learner is asked now, required questions first, without optional ones that the guide will tell of
        later. Nothing on a page and at the end of a chapter."""
        if self.is_page:
            return []
        steps = [*self.past_steps, *([self.step] if self.step else [])]
        early = {name for step in self.chapter.steps if step not in steps for name in step.ask}
        early -= {name for step in steps for name in step.ask}
        return [one for one in self._open if one.decision.required or one.decision.step not in early]

    @property
    def is_page(self) -> bool:
        """Whether the step is told alone, before the question."""
        step = self.step
        return step is not None and not step.ask and not step.after

    @property
    def _open(self) -> list[OpenQuestion]:
        return [] if self.is_done else self.playing.questions_of(self.learner.id)

    @property
    def is_done(self) -> bool:
        """Whether the chapter is over."""
        view = self.playing.view(self.chapter.seat)
        return self.playing.match.over or self.count >= self.most or self.chapter.until(view)

    @property
    def is_last(self) -> bool:
        """Whether this is the last chapter."""
        return self.progress.chapter + 1 == len(self.playing.game.rules.guide)

    @property
    def step(self) -> GuideStep | None:
        """What the guide tells now."""
        return self._find_step({END} if self.is_done else {one.decision.step for one in self._open})

    def _find_step(self, steps: Collection[str]) -> GuideStep | None:
        kinds = {event.kind for event in self.events if event.reaches(self.chapter.seat)}
        fitting = (
            step
            for step in self.chapter.steps
            if step not in self.past_steps
            and (END in step.ask) == (END in steps)
            and (not step.ask or step.ask.intersection(steps))
            and (not step.after or step.after & kinds)
        )
        return next((step for step in fitting if step.when(self.playing.view(self.chapter.seat))), None)

    # --- going on ---

    def add(self, action: Action) -> None:
        """Carry out an action of the current group. Raises IllegalAction."""
        self.events += self.playing.match.submit(action.seat, action.picks, action.step)
        self.progress.groups[-1].append(action)
        self.playing.renew_questions()

    def choose(self, command: Act | ActTogether) -> None:
        """Carry out a choice of the learner. Raises IllegalAction, and changes nothing then."""
        if isinstance(command, Act):
            command.judge(self._copy(), self.learner)
            actions = [Action(command.seat, command.step, command.picks)]
        else:
            trial = self._copy()
            command.judge(trial, self.learner)
            actions = trial.match.log[len(self.playing.match.log) :]
        self._open_group()
        self.events = []
        for action in actions:
            self.add(action)

    def turn_page(self) -> None:
        """Go on from a page. Raises StaleDecision if there is none."""
        if not self.is_page:
            raise StaleDecision(Text("error-stale"))
        self._open_group()

    def _copy(self) -> Playing:
        return Playing(self.playing.record, self.playing.match.copy(), [])

    def _open_group(self) -> None:
        step = self.step
        self.past_steps += [step] if step else []
        self.progress.groups.append([])

    def find_request(self) -> AnswerRequest | None:
        """The next answer that a bot owes, or gives to an offer; None if there is none."""
        if self.playing.match.over:
            return None
        return find_request(self.playing) or find_offer_answer(self.playing)

    def answer(self, request: AnswerRequest, actions: Sequence[Action]) -> None:
        """Carry out the choices of a bot as long as they are legal. If there is none, it chooses as a clock would."""
        count = len(self.progress.groups[-1])
        with suppress(IllegalAction):
            for action in actions:
                self.add(action)
        if len(self.progress.groups[-1]) == count:
            self.add(answer_by_default(self.playing, request))

    # --- looking back ---

    def undo(self) -> Progress:
        """The progress before the last choice. Raises TableError if there is none in this chapter."""
        if len(self.progress.groups) == 1:
            raise TableError(Text("error-undo-nothing"))
        return Progress(self.progress.chapter, self.progress.groups[:-1])

    def list_own(self) -> list[Action]:
        """The actions of the learner's last choice."""
        mine = self.playing.seats_of(self.learner.id)
        return list(takewhile(lambda action: action.seat in mine, self.progress.groups[-1]))


def resume(game: Game[object], progress: Progress, learner: User, names: Sequence[str]) -> GuideRun:
    """The guided game after these choices. `names`: those of the bots. Raises TableError if the game has no such
    chapter, or the choices no longer fit it."""
    guide = game.rules.guide
    try:
        run = _begin(game, guide[progress.chapter], progress.chapter, learner, names)
        for number, group in enumerate(progress.groups):
            if number:
                run._open_group()
                run.events = [] if group else run.events
            for action in group:
                run.add(action)
    except (FrondeError, LookupError, TypeError, ValueError):
        raise TableError(Text("error-guide-changed")) from None
    return run


def _begin(game: Game[object], chapter: Chapter, number: int, learner: User, names: Sequence[str]) -> GuideRun:
    tokens = tuple(f"p{one}" for one in range(1, chapter.players + 1))
    setup = Setup(game.key, tokens, 0, dict(chapter.options))
    match, events = Match.begin(game, setup, chapter.position)
    playing = Playing(_record(game, match, chapter, learner, names), match, [])
    playing.novices[learner.id] = True
    return GuideRun(chapter, Progress(number), learner, playing, events)


def _record(game: Game[object], match: Match, chapter: Chapter, learner: User, names: Sequence[str]) -> TableRecord:
    mine, others = match.player_of(chapter.seat), iter(names)
    players = [
        Player(learner.id, learner.name, token) if token == mine else Player(None, next(others), token, bot=LEVEL)
        for token in match.setup.players
    ]
    terms = Terms(len(players), dict(chapter.options))
    return TableRecord(
        game.key, game.title.version, learner.id, terms, Venue(0), status=Status.PLAYING, players=players,
    )  # fmt: skip


def ask_about(before: GuideRun, own: Sequence[Action], level: str) -> dict[str, Json]:
    """The request for what a bot of that level would have done instead of the learner, and why. Raises StaleDecision
    if the learner has made no choice."""
    if not own:
        raise StaleDecision(Text("error-stale"))
    against = [[action.seat, action.step, list(action.picks)] for action in own]
    return {**imagine(before.playing, own[0].seat, level), "against": against}
