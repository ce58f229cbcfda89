"""A lesson as its learner sees it: the goal, the result of the last step, and the questions as in a panel."""

from __future__ import annotations

from cogs.ids import ChooseLesson, Learn, LearnLeaf, Page, Pick, ShowNext, TakeLesson
from cogs.messages.hands import hand_lines
from cogs.messages.names import Words
from cogs.messages.panel import find_option_picture
from cogs.messages.parts import PER_MENU, Part, button, menu, picture, row, text
from cogs.messages.pictures import Shot
from cogs.messages.questions import OpenPage, question
from cogs.messages.speech import game_title
from cogs.messages.stories import story
from fronde.core.game import Game
from fronde.core.types import Name
from fronde.host.announcements import scene
from fronde.host.lessons import NOWHERE, LessonRun
from fronde.host.reader import Reader

SUMMARY, MOST_HAND = 6, 500
"""Lines for the result of a step; characters for a hand."""
ALL = 0
"""The number that stands for the list of all lessons."""


def lessons_menu(game: Game[object], words: Words) -> list[Part]:
    """The menu of a game's lessons."""
    listed = [
        (str(number), words.say("lesson-entry", number=number, lesson=words.say(f"lesson-{lesson.key}")), "")
        for number, lesson in enumerate(game.rules.lessons[:PER_MENU], 1)
    ]
    heading = words.say("lessons-title", title=game_title(words, game.key), count=len(listed))
    return [text(heading), menu(ChooseLesson(game.key).menu, words.say("lessons-choose"), listed)]


def lesson_parts(session: LessonRun, words: Words, notice: str = "", opened: OpenPage | None = None) -> list[Part]:
    """The current step of a lesson: its goal, or praise once the goal is reached, and the buttons to continue."""
    key, playing = session.lesson.key, session.playing
    count, title = len(playing.game.rules.lessons), words.say(f"lesson-{key}.title")
    seat = Name("seat", session.lesson.seat)
    heading = words.say("lesson-title", number=session.number, count=count, title=title, seat=seat)
    lines = [f"-# {line}" for line in story(playing.game, session.events, session.lesson.seat, words, SUMMARY)]
    parts = [text(heading), text(words.say(f"lesson-{key}.goal")), picture(), text("\n".join(lines)), text(notice)]
    if session.reached:
        return [
            *parts,
            text(words.say("lesson-reached", praise=words.say(f"lesson-{key}.praise"))),
            _onward(session, words),
        ]
    hand = hand_lines(playing, session.lesson.seat, words, MOST_HAND)
    parts.append(text("\n".join([words.say("panel-hand"), *hand]) if hand else ""))
    if session.is_astray and not notice:
        parts.append(text(words.say("lesson-astray")))
    for place, open_question in enumerate(playing.questions[session.lesson.seat]):
        parts += [_readdress(part, session, place) for part in question(Reader(playing), open_question, words, opened)]
    return [*parts, _tools(session, words)]


def lesson_shot(session: LessonRun) -> Shot:
    """The picture of a lesson: the options on the board, otherwise the plain board."""
    playing, seat = session.playing, session.lesson.seat
    show = None if session.reached else find_option_picture(playing, seat, on_board=True)
    return Shot(playing.record.game, scene(playing, seat), show or "board")


def _readdress(part: Part, session: LessonRun, place: int) -> Part:
    """A part of a table's question, with buttons and menus that lead to the lesson instead."""
    if "menu" in part:
        if part["menu"].startswith(f"s:{Page.name}:"):
            return {**part, "menu": LearnLeaf(*_where(session), place).menu}
        return {**part, "menu": _learn(part["menu"], session, place).menu}
    if "buttons" not in part:
        return part
    return {**part, "buttons": [{**one, "id": _learn(one["id"], session, place).button} for one in part["buttons"]]}


def _learn(id: str, session: LessonRun, place: int) -> Learn:
    return Learn(*_where(session), place, Pick.read(id.split(":")[2:]).option)


def _where(session: LessonRun) -> tuple[str, int, str]:
    return session.playing.record.game, session.number, session.way


def _onward(session: LessonRun, words: Words) -> Part:
    """Buttons for the next lesson, the same lesson again, and the list of lessons."""
    game, number, _ = _where(session)
    last = number == len(session.playing.game.rules.lessons)
    more = (
        [] if last else [button(TakeLesson(game, number + 1, NOWHERE).button, words.say("button-lesson-next"), "main")]
    )
    return row(*more, _again(session, words), _all(session, words))


def _tools(session: LessonRun, words: Words) -> Part:
    game, number, way = _where(session)
    back = [] if way == NOWHERE else [button(TakeLesson(game, number, session.before).button, words.say("button-undo"))]
    again = [] if session.before == NOWHERE else [_again(session, words)]
    demo = button(ShowNext(game, number, way).button, words.say("button-lesson-show"))
    return row(*back, *again, demo, _all(session, words))


def _again(session: LessonRun, words: Words) -> dict[str, str]:
    game, number, _ = _where(session)
    return button(TakeLesson(game, number, NOWHERE).button, words.say("button-lesson-again"))


def _all(session: LessonRun, words: Words) -> dict[str, str]:
    return button(TakeLesson(session.playing.record.game, ALL, NOWHERE).button, words.say("button-lessons"))
