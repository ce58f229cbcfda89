"""For learners: lessons, and tips at every step of a first turn.

A lesson is a game without a table that is not stored. Each step rebuilds it from the learner's answers so far (their
"way"), which the buttons carry.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from fronde.core.errors import FrondeError, TableError
from fronde.core.game import Game, Lesson
from fronde.core.match import Match
from fronde.core.types import Action, Event, Seat, Setup, Text
from fronde.host.actors import User
from fronde.host.commands.play import Act, ActTogether
from fronde.host.store import Person, Player, Status, TableRecord, Terms, Venue
from fronde.host.table import Playing

NOWHERE = "-"
"""The way of a learner who has not answered anything."""
ANSWER = re.compile(r"\d{1,3}\.(\d{1,4}(\+\d{1,4})*)?", re.ASCII)
"""An answer in a way."""
EVERY_GAME = "*"
"""The entry in `learned` of a person who wants no tips at all."""
MOST_COACHED = 30
"""Number of choices after which a player is no longer new, whatever counts as a turn in that game."""


@dataclass
class LessonRun:
    """A lesson and its learner's progress. `way`: the answers so far, each as the index of its question among those of
    the seat, and the indexes of its options. `events`: those of the last answer."""

    lesson: Lesson
    number: int
    playing: Playing
    way: str = NOWHERE
    events: list[Event] = field(default_factory=list)

    @property
    def reached(self) -> bool:
        """Whether the learner has reached the goal."""
        return self.lesson.reached(self.playing.view(self.lesson.seat))

    @property
    def is_astray(self) -> bool:
        """Whether the learner has taken as many steps as the solution without reaching the goal."""
        count = 0 if self.way == NOWHERE else self.way.count("_") + 1
        return count >= len(self.lesson.solution) and not self.reached

    @property
    def before(self) -> str:
        """The way without its last answer."""
        return "_".join(self.way.split("_")[:-1]) or NOWHERE

    def solve_next(self) -> str | None:
        """The way with the next answer of the solution. None if the learner has left the solution or has finished."""
        answers = [action.picks for action in self.playing.match.log if action.seat == self.lesson.seat]
        steps = self.lesson.solution
        if len(answers) >= len(steps) or answers != list(steps[: len(answers)]):
            return None
        match = self.playing.match
        decision = match.find_decision(self.lesson.seat, steps[len(answers)])
        return _go_on(self.way, _write(match, Action(self.lesson.seat, decision.step, steps[len(answers)])))


def take(game: Game[object], number: int, way: str, learner: User, rival: str) -> LessonRun:
    """A lesson after these answers. `rival`: the name of the other players. Raises TableError if the lesson is unknown
    or the way does not fit it."""
    if not 1 <= number <= len(game.rules.lessons):
        raise TableError(Text("error-no-lesson"))
    lesson = game.rules.lessons[number - 1]
    match = _begin(game, lesson)
    events: list[Event] = []
    try:
        for answer in way.split("_") if way != NOWHERE else []:
            action = _read(match, lesson.seat, answer)
            events = match.submit(action.seat, action.picks, action.step)
            events += _let_others_answer(match, lesson.seat)
    except (FrondeError, ValueError, IndexError):
        raise TableError(Text("error-lesson-changed")) from None
    return LessonRun(lesson, number, Playing(_record(game, match, lesson, learner, rival), match, []), way, events)


def go_on(session: LessonRun, command: Act | ActTogether, learner: User) -> str:
    """The way with the current choice, sealed ones included. Raises PlayerError if that is refused."""
    seat, match = session.lesson.seat, session.playing.match.copy()
    start = len(match.log)
    command.judge(session.playing, learner)
    if isinstance(command, Act):  # a draft is not in the log
        return _go_on(session.way, _write(match, Action(seat, command.step, command.picks)))
    way = session.way
    for action in session.playing.match.log[start:]:
        way = _go_on(way, _write(match, action))
        match.submit(action.seat, action.picks, action.step)
    return way


def _begin(game: Game[object], lesson: Lesson) -> Match:
    tokens = tuple(f"p{number}" for number in range(1, lesson.players + 1))
    setup = Setup(game.key, tokens, 0, {})
    match = Match.at(game, setup, lesson.position)[0]
    _let_others_answer(match, lesson.seat)
    return match


def _record(game: Game[object], match: Match, lesson: Lesson, learner: User, rival: str) -> TableRecord:
    mine = match.player_of(lesson.seat)
    players = [
        Player(learner.id, learner.name, token) if token == mine else Player(None, rival, token)
        for token in match.setup.players
    ]
    terms = Terms(len(players))
    return TableRecord(
        game.key, game.title.version, learner.id, terms, Venue(0), status=Status.PLAYING, players=players
    )


def _let_others_answer(match: Match, seat: Seat) -> list[Event]:
    """Answer by default for the others until that seat is asked, or nobody is."""
    events: list[Event] = []
    while others := [d for d in match.decisions if d.required and not match.find_sealed(d)]:
        if seat in [decision.seat for decision in others]:
            break
        first = others[0]
        events += match.submit(first.seat, match.default(first), first.step)
    return events


# --- the way, as buttons carry it ---


def _go_on(way: str, answer: str) -> str:
    return answer if way == NOWHERE else f"{way}_{answer}"


def _write(match: Match, action: Action) -> str:
    """An answer as text: the index of its question, and of each option in it."""
    decisions = match.decisions_of(action.seat)
    fits = (d.step == action.step and set(action.picks) <= set(d.options) for d in decisions)
    place = next(number for number, fit in enumerate(fits) if fit)
    return f"{place}." + "+".join(str(decisions[place].options.index(pick)) for pick in action.picks)


def _read(match: Match, seat: Seat, answer: str) -> Action:
    if not ANSWER.fullmatch(answer):
        raise ValueError(answer)
    place, _, numbers = answer.partition(".")
    decision = match.decisions_of(seat)[int(place)]
    return Action(seat, decision.step, tuple(decision.options[int(n)] for n in numbers.split("+") if n))


# --- tips in a first turn ---


def is_new(person: Person, game: str) -> bool:
    """Whether a person has not yet taken a turn of this game, and has not declined tips."""
    return not {game, EVERY_GAME}.intersection(person.learned)


def note_turn(table: Playing, user: int) -> None:
    """Record that a user is about to choose in their own turn, or in nobody's turn. The set-up (turn 0 or an opening)
    does not count, nor does an answer in another player's turn."""
    turn, opening = table.match.turn, table.game.rules.is_opening(table.match.state)
    if not opening and (turn.seat in table.seats_of(user) or (turn.seat is None and turn.number != 0)):
        table.starters.add(user)


def has_taken_turn(table: Playing, user: int) -> bool:
    """Whether a turn in which this user chose is over and the game no longer waits for them."""
    mine, turn = table.seats_of(user), table.match.turn
    count = sum(action.seat in mine for action in table.match.log)
    is_asked = any(question.decision.required for question in table.questions_of(user))
    is_over = turn.seat not in mine and turn.number != 0 and not is_asked
    return count > MOST_COACHED or (is_over and user in table.starters)
