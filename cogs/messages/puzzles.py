"""A puzzle as its solver sees it: the position, the question as in a panel, and the solution with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs import ids
from cogs.messages.hands import hand_lines
from cogs.messages.names import Words
from cogs.messages.opponents import names_of_opponents
from cogs.messages.panel import find_option_picture
from cogs.messages.parts import Part, button, picture, row, text
from cogs.messages.pictures import Shot
from cogs.messages.questions import question
from cogs.messages.speech import game_title, speak
from cogs.messages.stories import Score
from fronde.bots import LEVELS
from fronde.bots.puzzles import Puzzle
from fronde.core.game import AnyGame
from fronde.core.types import Action, Decision, Name, Seat
from fronde.host.analysis import stand_alone
from fronde.host.notices.announcements import scene
from fronde.host.reader import Reader, TextChoice
from fronde.host.table import OpenQuestion, Playing

MOST_HAND = 600
"""Characters for the hand of the seat that has to choose."""


class PuzzleReader(Reader):
    """A reader who gives one answer, and sees neither what follows from it nor what is not on offer."""

    def choices(self, decision: Decision) -> list[TextChoice]:
        """The options of a question."""
        return self.options(decision)

    def most(self, decision: Decision) -> int:
        """One."""
        return 1

    def closed_options(self, decision: Decision) -> dict[str, object]:  # type: ignore[override]
        """Nothing."""
        return {}


class Rate(NamedTuple):
    """How many people have solved a puzzle at their first try, and how many have tried."""

    solutions: int
    tries: int


class Position(NamedTuple):
    """A puzzle of a game, its place among the game's puzzles, its position, and its question."""

    game: AnyGame
    puzzle: Puzzle
    place: tuple[int, int]
    playing: Playing
    question: OpenQuestion

    @property
    def seat(self) -> Seat:
        """The seat that has to choose."""
        return self.puzzle.seat

    def make_answer(self, pick: str) -> Action:
        """An answer to the question."""
        return Action(self.seat, self.puzzle.step, (pick,))


def set_up(game: AnyGame, puzzle: Puzzle, place: tuple[int, int], words: Words) -> Position:
    """A puzzle with its position. Raises PositionError or StopIteration if the rules have changed too much."""
    playing = stand_alone(puzzle.load(game), names_of_opponents(words))
    open_question = next(one for one in playing.questions[puzzle.seat] if one.decision.step == puzzle.step)
    return Position(game, puzzle, place, playing, open_question)


def puzzle_shot(position: Position) -> Shot:
    """The picture of the options on the board if there is one, otherwise the plain board."""
    show = find_option_picture(position.playing, position.seat, on_board=True)
    return Shot(position.game.key, scene(position.playing, position.seat), show or "board")


def puzzle_parts(position: Position, words: Words, rate: Rate, note: str = "", lines: Sequence[str] = ()) -> list[Part]:
    """The puzzle with its question, or with the `lines` of its solution instead. `note`: above the question."""
    number, count = position.place
    heading = words.say("puzzle-title", title=game_title(words, position.game.key), number=number, count=count)
    parts = [text("\n".join([heading, *_about(position, words, rate)])), picture(), *_stand(position, words)]
    if lines:
        return [*parts, text("\n".join(lines)), _tools(position, words, ids.NextPuzzle, ids.TryPuzzle)]
    reader = PuzzleReader(position.playing)
    block = [_readdress(part, position) for part in question(reader, position.question, words)]
    return [*parts, text(note), *block, _tools(position, words, ids.HintPuzzle, ids.SolvePuzzle, ids.TryPuzzle)]


def daily_parts(position: Position, words: Words) -> list[Part]:
    """A puzzle as it is posted in a channel, with the button that opens it for one reader."""
    heading = words.say("puzzle-daily", title=game_title(words, position.game.key))
    reader = PuzzleReader(position.playing)
    prompt = words.say("prompt", prompt=speak(words, reader.prompt(position.question.decision)))
    lines = [heading, *_about(position, words, Rate(0, 0))]
    return [text("\n".join(lines)), picture(), text(prompt), _tools(position, words, ids.OpenPuzzle)]


def _about(position: Position, words: Words, rate: Rate) -> list[str]:
    """Whose choice it is, what makes an answer the best, and how people fared."""
    level = words.name("level", LEVELS[-1])
    turn = position.playing.match.turn.number or 0
    lines = [words.say("puzzle-about", seat=Name("seat", position.seat), turn=turn, level=level)]
    percent = round(100 * rate.solutions / max(rate.tries, 1))
    return [*lines, *([words.say("puzzle-rate", percent=percent, people=rate.tries)] if rate.tries else [])]


def _stand(position: Position, words: Words) -> list[Part]:
    """The score, and the hand without the cards that are options."""
    hand = hand_lines(position.playing, position.seat, words, MOST_HAND, position.question.decision.options)
    lines = [Score.of(position.playing).line(words), *([words.say("panel-hand"), *hand] if hand else [])]
    return [text("\n".join(lines))]


def _readdress(part: Part, position: Position) -> Part:
    """A part of a table's question, with buttons and menus that answer the puzzle instead."""
    if "menu" in part:
        return {**part, "menu": _answer(part["menu"], position).menu}
    if "buttons" not in part:
        return part
    return row(*({**one, "id": _answer(one["id"], position).button} for one in part["buttons"]))


def _answer(id: str, position: Position) -> ids.AnswerPuzzle:
    return ids.AnswerPuzzle(position.game.key, position.puzzle.key, ids.Pick.read(id.split(":")[2:]).option)


def _tools(position: Position, words: Words, *kinds: type[ids.OfPuzzle]) -> Part:
    key = position.game.key, position.puzzle.key
    return row(*(button(kind(*key).button, words.say(f"button-{kind.name}")) for kind in kinds))
