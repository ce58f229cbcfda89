"""A lesson as its learner sees it: the goal, what came of the last step, the questions as a panel has them."""

from __future__ import annotations

from cogs.ids import ChooseLesson, Learn, LearnLeaf, Page, Pick, ShowNext, TakeLesson
from cogs.messages.hands import hand_lines
from cogs.messages.names import Words
from cogs.messages.panel import choices_shown
from cogs.messages.parts import PER_MENU, Part, button, menu, picture, row, text
from cogs.messages.pictures import Shot
from cogs.messages.questions import Opened, question
from cogs.messages.speech import game_title
from cogs.messages.stories import story
from fronde.core.game import Game
from fronde.core.types import Name
from fronde.host.lessons import NOWHERE, Taken
from fronde.host.reader import Reader
from fronde.host.telling import scene
from images import Scene

SUMMARY, HELD = 6, 500
"""Lines of what came of a step, characters of what one holds."""
ALL = 0
"""The number that stands for no lesson, but for the list of them."""


def lessons_menu(game: Game[object], said: Words) -> list[Part]:
    """The lessons of a game, to choose one."""
    listed = [
        (str(number), said.say("lesson-entry", number=number, lesson=said.say(f"lesson-{lesson.key}")), "")
        for number, lesson in enumerate(game.rules.lessons[:PER_MENU], 1)
    ]
    heading = said.say("lessons-title", title=game_title(said, game.key), count=len(listed))
    return [text(heading), menu(ChooseLesson(game.key).menu, said.say("lessons-choose"), listed)]


def lesson_parts(taken: Taken, said: Words, notice: str = "", opened: Opened | None = None) -> list[Part]:
    """The lesson as it stands: its goal or, once that is reached, a word of praise; and the way on."""
    key, playing = taken.lesson.key, taken.playing
    count, title = len(playing.game.rules.lessons), said.say(f"lesson-{key}.title")
    seat = Name("seat", taken.lesson.seat)
    heading = said.say("lesson-title", number=taken.number, count=count, title=title, seat=seat)
    told = [f"-# {line}" for line in story(playing.game, taken.told, taken.lesson.seat, said, SUMMARY)]
    parts = [text(heading), text(said.say(f"lesson-{key}.goal")), picture(), text("\n".join(told)), text(notice)]
    if taken.reached:
        return [*parts, text(said.say("lesson-reached", praise=said.say(f"lesson-{key}.praise"))), _onward(taken, said)]
    held = hand_lines(playing, taken.lesson.seat, said, HELD)
    parts.append(text("\n".join([said.say("panel-hand"), *held]) if held else ""))
    if taken.is_astray and not notice:
        parts.append(text(said.say("lesson-astray")))
    for place, asked in enumerate(playing.asked[taken.lesson.seat]):
        parts += [_readdress(part, taken, place) for part in question(Reader(playing), asked, said, opened)]
    return [*parts, _tools(taken, said)]


def lesson_shot(taken: Taken) -> Shot:
    """The picture that goes with it: what may be chosen on the board, else the board."""
    playing, seat = taken.playing, taken.lesson.seat
    shown = None if taken.reached else choices_shown(playing, seat, on_board=True)
    return Shot(playing.record.game, Scene.from_json(scene(playing, seat)), shown or "board")


def _readdress(part: Part, taken: Taken, place: int) -> Part:
    """A part of a table's question, its buttons and menus leading to the lesson's."""
    if "menu" in part:
        if part["menu"].startswith(f"s:{Page.name}:"):
            return {**part, "menu": LearnLeaf(*_where(taken), place).menu}
        return {**part, "menu": _learn(part["menu"], taken, place).menu}
    if "buttons" not in part:
        return part
    return {**part, "buttons": [{**one, "id": _learn(one["id"], taken, place).button} for one in part["buttons"]]}


def _learn(id: str, taken: Taken, place: int) -> Learn:
    return Learn(*_where(taken), place, Pick.read(id.split(":")[2:]).option)


def _where(taken: Taken) -> tuple[str, int, str]:
    return taken.playing.record.game, taken.number, taken.way


def _onward(taken: Taken, said: Words) -> Part:
    """The next lesson, the same once more, all of them."""
    game, number, _ = _where(taken)
    last = number == len(taken.playing.game.rules.lessons)
    more = (
        [] if last else [button(TakeLesson(game, number + 1, NOWHERE).button, said.say("button-lesson-next"), "main")]
    )
    return row(*more, _again(taken, said), _all(taken, said))


def _tools(taken: Taken, said: Words) -> Part:
    game, number, way = _where(taken)
    back = [] if way == NOWHERE else [button(TakeLesson(game, number, taken.before).button, said.say("button-undo"))]
    again = [] if taken.before == NOWHERE else [_again(taken, said)]
    shown = button(ShowNext(game, number, way).button, said.say("button-lesson-show"))
    return row(*back, *again, shown, _all(taken, said))


def _again(taken: Taken, said: Words) -> dict[str, str]:
    game, number, _ = _where(taken)
    return button(TakeLesson(game, number, NOWHERE).button, said.say("button-lesson-again"))


def _all(taken: Taken, said: Words) -> dict[str, str]:
    return button(TakeLesson(taken.playing.record.game, ALL, NOWHERE).button, said.say("button-lessons"))
