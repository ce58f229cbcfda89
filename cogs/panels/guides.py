"""Guided games: to begin one or go on with it, to choose in it, and to look around. They use no table."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from typing import Concatenate, ParamSpec
from weakref import WeakValueDictionary

from cogs import ids
from cogs.messages.guides import guide_parts, guide_shot
from cogs.messages.names import Words
from cogs.messages.opponents import names_of_opponents
from cogs.messages.pictures import draw
from cogs.messages.questions import WHY, OpenPage, tell_refusal
from cogs.messages.speech import speak
from cogs.panels.advice import tell_review
from cogs.panels.handlers import arguments, handler
from cogs.panels.moves import make_command
from cogs.panels.replies import Asker, Reply
from cogs.panels.views import tell_rule
from fronde.bots import LEVELS
from fronde.core.errors import EngineError, IllegalAction, StaleDecision, TableError
from fronde.core.rulebook import find_passages
from fronde.core.types import Text
from fronde.games import get_game
from fronde.host.guides import LEVEL, GuideRun, Progress, ask_about, resume
from fronde.host.people.opponents import imagine
from fronde.host.people.rights import Right
from fronde.host.reader import Reader
from fronde.host.table import OpenQuestion

P = ParamSpec("P")
Work = Callable[Concatenate[Asker, str, int, P], Awaitable[Reply]]
LOCKS: WeakValueDictionary[int, Lock] = WeakValueDictionary()
"""A lock for each user, held while their guided game changes."""


def or_current(work: Work[P]) -> Work[P]:
    """Answer a click on an outdated panel with the current one."""

    @wraps(work)
    async def answer(asker: Asker, game: str, stamp: int, /, *args: P.args, **kwargs: P.kwargs) -> Reply:
        try:
            return await work(asker, game, stamp, *args, **kwargs)
        except StaleDecision as error:
            run = await _load(asker, game)
            return await _show(asker, run, tell_refusal(error, asker.words(game)))

    return answer


@handler(
    Right.ANYBODY,
    clicks=dict.fromkeys(ids.OLD_LESSONS, lambda id, picks: (id.game,)),
    slash="learn",
    slow=True,
)
async def learn(asker: Asker, game: str) -> Reply:
    """Begin the guided game of a game, or go on with it. Raises TableError if the game has none."""
    if not get_game(game).rules.guide:
        raise TableError(Text("error-no-guide"))
    words, note = asker.words(game), ""
    async with hold_guides(asker.user.id):
        if await asker.tables.store.load_guide(asker.user.id, game) is None:
            run = _resume(asker, game, Progress())
        else:
            try:
                run = await _load(asker, game)
                note = words.say("guide-back") if len(run.progress.groups) > 1 or run.progress.chapter else ""
            except TableError:
                run, note = _resume(asker, game, Progress()), words.say("guide-changed")
        await _let_bots_play(asker, run)
    return await _show(asker, run, note, edit=False)


@handler(
    Right.ANYBODY,
    clicks={ids.Learn: lambda id, picks: (id.game, id.stamp, id.question, ids.read_picks(id.option, picks))},
    slow=True,
)
@or_current
async def choose(asker: Asker, game: str, stamp: int, place: int, picks: Sequence[int | str]) -> Reply:
    """Make a choice, let the bots play, and say whether there was a better one. A refusal is shown above the
    options."""
    async with _hold(asker, game, stamp) as run:
        question = _get_question(run, place)
        if WHY in picks:
            return await _show(asker, run, page=_page(run, question, 0, why=True))
        command = make_command(question, picks)
        if command is None:
            raise StaleDecision(Text("error-stale"))
        try:
            run.choose(command)
        except IllegalAction as error:
            return await _show(asker, run, tell_refusal(error, asker.words(game)))
        await _let_bots_play(asker, run)
    return await _show(asker, run, review=await _review(asker, run))


@handler(
    Right.ANYBODY,
    clicks={ids.LearnLeaf: lambda id, picks: (id.game, id.stamp, id.question, ids.read_number(picks))},
    slow=True,
)
@or_current
async def open_page(asker: Asker, game: str, stamp: int, place: int, page: int) -> Reply:
    """Show another page of a question with many options."""
    async with _hold(asker, game, stamp) as run:
        return await _show(asker, run, page=_page(run, _get_question(run, place), page))


@handler(
    Right.ANYBODY,
    clicks={ids.LearnWhy: lambda id, picks: (id.game, id.stamp, id.question, (picks or [""])[0])},
    slow=True,
)
@or_current
async def tell_why(asker: Asker, game: str, stamp: int, place: int, option: str) -> Reply:
    """Explain why something is not among the options of a question."""
    words = asker.words(game)
    async with _hold(asker, game, stamp) as run:
        reader, decision = Reader(run.playing), _get_question(run, place).decision
        text = ""
        if (reads := reader.closed_options(decision).get(option)) is not None:
            why = tell_refusal(reader.refusal(decision, option), words)
            text = words.say("why-not", label=speak(words, reads.label), reason=why)
        return await _show(asker, run, text)


@handler(Right.ANYBODY, clicks=ids.LearnLook, slow=True)
@or_current
async def look(asker: Asker, game: str, stamp: int, place: int) -> Reply:
    """Show another picture."""
    async with _hold(asker, game, stamp) as run:
        return await _show(asker, run, look=place)


@handler(Right.ANYBODY, clicks=ids.LearnRule, slow=True)
@or_current
async def read_rule(asker: Asker, game: str, stamp: int, number: str) -> Reply:
    """Show a rule in our own words. Raises TableError for an unknown rule."""
    words = asker.words(game)
    passages = find_passages(words, number)
    if not passages:
        raise TableError(Text("error-old-button"))
    async with _hold(asker, game, stamp) as run:
        return await _show(asker, run, tell_rule(passages[0], words))


@handler(Right.ANYBODY, clicks=ids.LearnBack, slow=True)
@or_current
async def undo(asker: Asker, game: str, stamp: int) -> Reply:
    """Take back the last choice, with all that the bots did after it."""
    async with _hold(asker, game, stamp) as run:
        return await _show(asker, await _go_to(asker, game, run.undo()), asker.words(game).say("undone"))


@handler(Right.ANYBODY, clicks={ids.LearnAgain: arguments})
@or_current
async def again(asker: Asker, game: str, stamp: int) -> Reply:
    """Start the guided game again."""
    async with _hold(asker, game, stamp):
        return await _show(asker, await _go_to(asker, game, Progress()))


@handler(Right.ANYBODY, clicks=ids.LearnOn, slow=True)
@or_current
async def go_on(asker: Asker, game: str, stamp: int) -> Reply:
    """Turn a page, or go on to the next chapter. Raises StaleDecision if there is no page and the chapter is not
    over."""
    async with _hold(asker, game, stamp) as run:
        if run.is_page:
            run.turn_page()
            await _let_bots_play(asker, run)
            return await _show(asker, run)
        if not run.is_done or run.is_last:
            raise StaleDecision(Text("error-stale"))
        return await _show(asker, await _go_to(asker, game, Progress(run.progress.chapter + 1)))


# --- what is stored ---


def hold_guides(user: int) -> Lock:
    """The lock of a user's guided games."""
    return LOCKS.setdefault(user, Lock())


@asynccontextmanager
async def _hold(asker: Asker, game: str, stamp: int) -> AsyncIterator[GuideRun]:
    """The asker's guided game, held for the block. Raises TableError if there is none, and StaleDecision if it is no
    longer as the button saw it."""
    async with hold_guides(asker.user.id):
        run = await _load(asker, game)
        if run.stamp != stamp:
            raise StaleDecision(Text("error-stale"))
        yield run


async def _load(asker: Asker, game: str) -> GuideRun:
    """The asker's guided game as it is stored. Raises TableError if there is none, or it no longer fits."""
    try:
        return _resume(asker, game, Progress.read(await asker.tables.store.load_guide(asker.user.id, game)))
    except (LookupError, TypeError, ValueError):
        raise TableError(Text("error-guide-changed")) from None


def _resume(asker: Asker, game: str, progress: Progress) -> GuideRun:
    return resume(get_game(game), progress, asker.user, names_of_opponents(asker.words(game)))


async def _go_to(asker: Asker, game: str, progress: Progress) -> GuideRun:
    """The guided game at an earlier choice or another chapter, stored."""
    run = _resume(asker, game, progress)
    await _let_bots_play(asker, run)
    return run


async def _let_bots_play(asker: Asker, run: GuideRun) -> None:
    """Let the bots answer until the learner is asked, then store it all. A chapter that is over asks nobody."""
    while not run.is_done and (request := run.find_request()) is not None:
        try:
            actions = await asker.tables.around.think(imagine(run.playing, request.seat, LEVEL, request.step))
        except EngineError:
            actions = []
        run.answer(request, actions)
    await asker.tables.store.save_guide(asker.user.id, run.playing.record.game, run.progress.write())


# --- what is shown ---


def _get_question(run: GuideRun, place: int) -> OpenQuestion:
    questions = run.questions
    if place >= len(questions):
        raise StaleDecision(Text("error-stale"))
    return questions[place]


def _page(run: GuideRun, question: OpenQuestion, page: int, *, why: bool = False) -> OpenPage:
    seat = run.playing.seats.index(question.decision.seat)
    return OpenPage(seat, question.decision.step, question.place, page, why)


async def _review(asker: Asker, run: GuideRun) -> str:
    """Whether the last choice was a good one, and why; empty if there was no other, or no bot has an answer."""
    game = run.playing.record.game
    before, own = _resume(asker, game, run.undo()), run.list_own()
    if not own or not any(one.decision.required for one in before.questions):
        return ""
    try:
        advice = await asker.tables.around.think_aloud(ask_about(before, own, LEVELS[-1]))
    except EngineError:
        return ""
    decisions = [one.decision for one in before.questions]
    return "\n".join(tell_review(before.playing.match, decisions, own, advice, asker.words_at(run.playing)))


async def _show(
    asker: Asker,
    run: GuideRun,
    note: str = "",
    *,
    review: str = "",
    page: OpenPage | None = None,
    look: int = 0,
    edit: bool = True,
) -> Reply:
    words: Words = asker.words(run.playing.record.game)
    picture = await draw(guide_shot(run, look), words.locale)
    here = asker.guild is not None
    return Reply(guide_parts(run, words, note, review, page, look=look, here=here), [picture], edit=edit)
