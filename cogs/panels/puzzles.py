"""Puzzles: to get one, to answer it, and to see its solution. They use no table; only the first try is stored."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence

from cogs import ids
from cogs.messages.names import Words
from cogs.messages.puzzles import Position, Rate, puzzle_parts, puzzle_shot, set_up
from cogs.panels.advice import name_answer, tell_advice
from cogs.panels.analysis import show as show_board
from cogs.panels.handlers import handler
from cogs.panels.moves import make_command
from cogs.panels.replies import Asker, Reply
from cogs.panels.views import try_draw
from fronde.bots.puzzles import find_puzzles
from fronde.core.errors import StaleDecision, TableError
from fronde.core.types import Text
from fronde.games import GAMES, get_game
from fronde.host.analysis import keep_open, open_from_view
from fronde.host.commands.play import Act
from fronde.host.people.rights import Right
from fronde.tools.thinker import read_answer


@handler(Right.ANYBODY, clicks=ids.NextPuzzle, slow=True)
async def next_puzzle(asker: Asker, game: str, after: str = "") -> Reply:
    """A puzzle of a game: first those that the asker has not tried, then those that they have not solved. Raises
    TableError if the game has none."""
    keys = list(find_puzzles(get_game(game)))
    if not keys:
        raise TableError(Text("error-no-puzzles"))
    tries = await asker.tables.store.find_tries(asker.user.id)
    position = _find(asker, game, choose_next(game, keys, tries, after))
    return await _show(asker, position, edit=bool(after))


def find_game(here: str) -> str:
    """The game of a puzzle if nobody names one: that of the place, or else the first with puzzles."""
    return next((key for key in (here, *GAMES) if find_puzzles(get_game(key))), here)


def choose_next(game: str, keys: Sequence[str], tries: Mapping[str, bool], after: str = "") -> str:
    """The next puzzle `after` another: an untried one if there is any, else an unsolved one."""
    start = keys.index(after) + 1 if after in keys else 0
    in_turn = [*keys[start:], *keys[:start]]
    state = {key: tries.get(name_puzzle(game, key)) for key in keys}
    return min(in_turn, key=lambda key: (state[key] is not None, bool(state[key])))


def name_puzzle(game: str, key: str) -> str:
    """The name of a puzzle under which tries are stored."""
    return f"{game}:{key}"


@handler(Right.ANYBODY, clicks=ids.OpenPuzzle, slow=True)
async def open_puzzle(asker: Asker, game: str, key: str) -> Reply:
    """A puzzle that was posted in a channel."""
    return await _show(asker, _find(asker, game, key), edit=False)


@handler(
    Right.ANYBODY,
    clicks={ids.AnswerPuzzle: lambda id, picks: (id.game, id.key, ids.read_picks(id.option, picks))},
    slow=True,
)
async def answer(asker: Asker, game: str, key: str, picks: Sequence[int | str]) -> Reply:
    """Whether an answer is the best, what was better, and why. The first try counts."""
    position, words = _find(asker, game, key), asker.words(game)
    command = make_command(position.question, picks)
    options = position.question.decision.options
    if not isinstance(command, Act) or len(command.picks) != 1 or command.picks[0] not in options:
        raise StaleDecision(Text("error-stale"))
    pick, solution = command.picks[0], position.puzzle.solution
    await asker.tables.store.note_try(asker.user.id, name_puzzle(game, key), pick == solution)
    own, best = _name(asker, position, pick), _name(asker, position, solution)
    verdict = "puzzle-right" if pick == solution else "puzzle-wrong"
    return await _show(asker, position, lines=[words.say(verdict, own=own, best=best), *_tell(asker, position, pick)])


@handler(Right.ANYBODY, clicks=ids.HintPuzzle, slow=True)
async def hint(asker: Asker, game: str, key: str) -> Reply:
    """The two best answers, in the order of the options."""
    position, words = _find(asker, game, key), asker.words(game)
    best = sorted((position.puzzle.solution, position.puzzle.second), key=position.question.decision.options.index)
    first, other = (_name(asker, position, pick) for pick in best)
    return await _show(asker, position, note=words.say("puzzle-hint", first=first, other=other))


@handler(Right.ANYBODY, clicks=ids.SolvePuzzle, slow=True)
async def solve(asker: Asker, game: str, key: str) -> Reply:
    """The solution and its reasons. Whoever has not tried before has not solved it at the first try."""
    position, words = _find(asker, game, key), asker.words(game)
    await asker.tables.store.note_try(asker.user.id, name_puzzle(game, key), False)
    line = words.say("puzzle-solution", best=_name(asker, position, position.puzzle.solution))
    return await _show(asker, position, lines=[line, *_tell(asker, position, position.puzzle.solution)])


@handler(Right.ANYBODY, clicks=ids.TryPuzzle, slow=True)
async def try_puzzle(asker: Asker, game: str, key: str) -> Reply:
    """An analysis board with the position."""
    position = _find(asker, game, key)
    board = open_from_view(position.playing, position.seat, secrets.randbits(64))
    keep_open(asker.tables.analyses, asker.user.id, board)
    return await show_board(asker, board)


def _find(asker: Asker, game: str, key: str) -> Position:
    """A puzzle with its position. Raises TableError if there is no such puzzle any more."""
    puzzles, title = find_puzzles(get_game(game)), get_game(game)
    if key not in puzzles:
        raise TableError(Text("error-puzzle-gone"))
    place = list(puzzles).index(key) + 1, len(puzzles)
    return set_up(title, puzzles[key], place, asker.words(game))


def _words_for(asker: Asker, position: Position) -> Words:
    """The asker's words, in the seat of the puzzle."""
    return asker.words(position.game.key).to([position.seat])


def _name(asker: Asker, position: Position, pick: str) -> Sequence[str]:
    words = _words_for(asker, position)
    decisions = [position.question.decision]
    return name_answer(position.playing.match, decisions, position.make_answer(pick), words)


def _tell(asker: Asker, position: Position, pick: str) -> list[str]:
    """Why the solution is better than a pick, or than the second-best answer if that pick was not played on."""
    puzzle, words = position.puzzle, _words_for(asker, position)
    other = pick if pick in puzzle.why else puzzle.second
    more, less = (round(100 * puzzle.chances[one]) for one in (puzzle.solution, other))
    best, behind = (_name(asker, position, one) for one in (puzzle.solution, other))
    chances = words.say("puzzle-chances", games=puzzle.games, best=best, more=more, other=behind, less=less)
    decisions = [position.question.decision]
    _, *why = tell_advice(position.playing.match, decisions, read_answer(puzzle.why[other]), words)
    return [chances, *why]


async def _show(
    asker: Asker, position: Position, *, note: str = "", lines: Sequence[str] = (), edit: bool = True
) -> Reply:
    words = _words_for(asker, position)
    rate = Rate(*await asker.tables.store.count_tries(name_puzzle(position.game.key, position.puzzle.key)))
    parts = await asyncio.to_thread(puzzle_parts, position, words, rate, note, lines)
    return Reply(parts, [await try_draw(asker, puzzle_shot(position), words)], edit=edit)
