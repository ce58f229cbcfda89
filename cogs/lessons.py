"""Taking lessons: the list of them, a step, the step that would be right. No table is touched, nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import ids
from cogs.acting import read_answer
from cogs.actions import action
from cogs.messages.lessons import ALL, lesson_parts, lesson_shot, lessons_menu
from cogs.messages.names import Words
from cogs.messages.pictures import draw
from cogs.messages.questions import Opened
from cogs.replies import Asker, Reply, refusal
from fronde.core.errors import IllegalAction, StaleDecision, TableError
from fronde.core.types import Text
from fronde.games import get_game
from fronde.host.lessons import NOWHERE, Taken, go_on, take
from fronde.host.rights import Right
from images import Picture

LONGEST_WAY = 50
"""Characters of a way that buttons have room for: a dozen steps, where a lesson takes seven at most."""


@action(Right.ANYBODY, slash="learn")
async def list_lessons(asker: Asker, game: str, *, edit: bool = False) -> Reply:
    """The lessons of a game. Raises TableError where it has none."""
    found, said = get_game(game), asker.words(game)
    if not found.rules.lessons:
        raise TableError(Text("error-no-lessons"))
    return Reply(lessons_menu(found, said), edit=edit)


@action(
    Right.ANYBODY,
    clicks={
        ids.ChooseLesson: lambda id, chosen: (id.game, ids.read_number(chosen)),
        ids.TakeLesson: lambda id, chosen: (id.game, id.number, id.way),
    },
    slow=True,
)
async def open_lesson(asker: Asker, game: str, number: int, way: str = NOWHERE) -> Reply:
    """A lesson as far as somebody has come in it."""
    if number == ALL:
        return await list_lessons(asker, game, edit=True)
    return await _show(asker, _take(asker, game, number, way))


@action(
    Right.ANYBODY,
    clicks={
        ids.Learn: lambda id, chosen: (id.game, id.number, id.way, id.question, ids.read_picks(id.option, chosen)),
    },
    slow=True,
)
async def answer(asker: Asker, game: str, number: int, way: str, question: int, chosen: Sequence[int | str]) -> Reply:
    """A step of it; a refusal stands above what may be done."""
    taken, said = _take(asker, game, number, way), asker.words(game)
    asked = dict(enumerate(taken.playing.asked[taken.lesson.seat])).get(question)
    command = None if asked is None else read_answer(asked, chosen)
    if command is None:
        raise StaleDecision(Text("error-lesson-changed"))
    try:
        way = go_on(taken, command, asker.user)
    except IllegalAction as error:
        taken = _take(asker, game, number, way)
        return await _show(asker, taken, refusal(error, said))
    if len(way) > LONGEST_WAY:
        return await _show(asker, _take(asker, game, number, taken.way), said.say("lesson-other-way"))
    return await open_lesson(asker, game, number, way)


@action(
    Right.ANYBODY,
    clicks={ids.LearnLeaf: lambda id, chosen: (id.game, id.number, id.way, id.question, ids.read_number(chosen))},
    slow=True,
)
async def open_page(asker: Asker, game: str, number: int, way: str, question: int, page: int) -> Reply:
    """A page of a question with a long list."""
    taken = _take(asker, game, number, way)
    asked = dict(enumerate(taken.playing.asked[taken.lesson.seat])).get(question)
    if asked is None:
        raise StaleDecision(Text("error-lesson-changed"))
    seat = taken.playing.seats.index(taken.lesson.seat)
    return await _show(asker, taken, opened=Opened(seat, asked.decision.step, asked.place, page))


@action(Right.ANYBODY, clicks={ids.ShowNext: lambda id, chosen: (id.game, id.number, id.way)}, slow=True)
async def show_next(asker: Asker, game: str, number: int, way: str) -> Reply:
    """The step that would be right, made; whoever went another way hears so."""
    taken, said = _take(asker, game, number, way), asker.words(game)
    onward = taken.shown_next()
    if onward is None:
        return await _show(asker, taken, said.say("lesson-other-way"))
    return await open_lesson(asker, game, number, onward)


def _take(asker: Asker, game: str, number: int, way: str) -> Taken:
    return take(get_game(game), number, way, asker.user, asker.words(game).say("lesson-rival"))


async def _show(asker: Asker, taken: Taken, notice: str = "", opened: Opened | None = None) -> Reply:
    said = asker.words(taken.playing.record.game)
    drawn = await _draw(asker, taken, said)
    return Reply(lesson_parts(taken, said, notice, opened), [drawn], edit=True)


async def _draw(asker: Asker, taken: Taken, said: Words) -> Picture | None:
    """The picture; none for whoever asks too often."""
    try:
        asker.tables.pictures.take(asker.user.id)
    except TableError:
        return None
    return await draw(lesson_shot(taken), said.locale)
