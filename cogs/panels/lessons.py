"""Lessons: the list, making a step, and showing the right step. They use no table and store nothing."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import ids
from cogs.messages.lessons import ALL, lesson_parts, lesson_shot, lessons_menu
from cogs.messages.questions import OpenPage
from cogs.panels.actions import action, arguments
from cogs.panels.moves import read_answer
from cogs.panels.replies import Asker, Reply, refusal
from cogs.panels.views import try_draw
from fronde.core.errors import IllegalAction, StaleDecision, TableError
from fronde.core.types import Text
from fronde.games import get_game
from fronde.host.lessons import NOWHERE, LessonRun, go_on, take
from fronde.host.rights import Right

LONGEST_WAY = 50
"""Most characters of the steps made so far in a button's id: about a dozen steps. No lesson needs more than seven."""


@action(Right.ANYBODY, slash="learn")
async def list_lessons(asker: Asker, game: str, *, edit: bool = False) -> Reply:
    """The lessons of a game. Raises TableError if it has none."""
    definition, words = get_game(game), asker.words(game)
    if not definition.rules.lessons:
        raise TableError(Text("error-no-lessons"))
    return Reply(lessons_menu(definition, words), edit=edit)


@action(
    Right.ANYBODY,
    clicks={
        ids.ChooseLesson: lambda id, picks: (id.game, ids.read_number(picks)),
        ids.TakeLesson: arguments,
    },
    slow=True,
)
async def open_lesson(asker: Asker, game: str, number: int, way: str = NOWHERE) -> Reply:
    """Show a lesson after the steps made so far (`way`), or the list of lessons."""
    if number == ALL:
        return await list_lessons(asker, game, edit=True)
    return await _show(asker, _take(asker, game, number, way))


@action(
    Right.ANYBODY,
    clicks={
        ids.Learn: lambda id, picks: (id.game, id.number, id.way, id.question, ids.read_picks(id.option, picks)),
    },
    slow=True,
)
async def answer(asker: Asker, game: str, number: int, way: str, question: int, picks: Sequence[int | str]) -> Reply:
    """Make a step. A refusal is shown above the options."""
    session, words = _take(asker, game, number, way), asker.words(game)
    open_question = dict(enumerate(session.playing.questions[session.lesson.seat])).get(question)
    command = None if open_question is None else read_answer(open_question, picks)
    if command is None:
        raise StaleDecision(Text("error-lesson-changed"))
    try:
        way = go_on(session, command, asker.user)
    except IllegalAction as error:
        session = _take(asker, game, number, way)
        return await _show(asker, session, refusal(error, words))
    if len(way) > LONGEST_WAY:
        return await _show(asker, _take(asker, game, number, session.way), words.say("lesson-other-way"))
    return await open_lesson(asker, game, number, way)


@action(
    Right.ANYBODY,
    clicks={ids.LearnLeaf: lambda id, picks: (id.game, id.number, id.way, id.question, ids.read_number(picks))},
    slow=True,
)
async def open_page(asker: Asker, game: str, number: int, way: str, question: int, page: int) -> Reply:
    """Show another page of a question with many options."""
    session = _take(asker, game, number, way)
    open_question = dict(enumerate(session.playing.questions[session.lesson.seat])).get(question)
    if open_question is None:
        raise StaleDecision(Text("error-lesson-changed"))
    seat = session.playing.seats.index(session.lesson.seat)
    return await _show(asker, session, opened=OpenPage(seat, open_question.decision.step, open_question.place, page))


@action(Right.ANYBODY, clicks=ids.ShowNext, slow=True)
async def show_next(asker: Asker, game: str, number: int, way: str) -> Reply:
    """Make the right step, or say that the steps so far have left the lesson's path."""
    session, words = _take(asker, game, number, way), asker.words(game)
    onward = session.solve_next()
    if onward is None:
        return await _show(asker, session, words.say("lesson-other-way"))
    return await open_lesson(asker, game, number, onward)


def _take(asker: Asker, game: str, number: int, way: str) -> LessonRun:
    return take(get_game(game), number, way, asker.user, asker.words(game).say("lesson-rival"))


async def _show(asker: Asker, session: LessonRun, notice: str = "", opened: OpenPage | None = None) -> Reply:
    words = asker.words(session.playing.record.game)
    picture = await try_draw(asker, lesson_shot(session), words)
    return Reply(lesson_parts(session, words, notice, opened), [picture], edit=True)
