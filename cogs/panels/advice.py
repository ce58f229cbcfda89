"""Advice: the choice of a machine in the asker's place, if the table allows it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import ids
from cogs.messages.names import Markup, Words
from cogs.messages.panel import panel_parts
from cogs.messages.speech import speak
from cogs.panels.handlers import handler, is_yes
from cogs.panels.replies import Asker, Reply, run_and_say
from fronde.bots import LEVELS
from fronde.core.errors import EngineError, StaleDecision, TableError
from fronde.core.match import Match
from fronde.core.opponents import Advice, Effect, Reason
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Name, Text
from fronde.host.commands.lobby import SetAdvice
from fronde.host.people.opponents import Manner, imagine
from fronde.host.people.rights import Right
from fronde.host.table import get_playing

LEVEL = {"weighed": "advice-level", "close": "advice-close"}
"""The sentence about the second-best choice if no reason supports the best one."""


@handler(SetAdvice, clicks={ids.SetAdvice: lambda id, picks: (id.table, is_yes(id.answer))})
async def set_advice(asker: Asker, table_id: int, is_allowed: bool) -> Reply:
    """Allow or forbid advice at a table."""
    return await run_and_say(asker, table_id, SetAdvice(is_allowed), "advice-allowed" if is_allowed else "advice-ended")


@handler(Right.PLAYER, clicks=ids.Advise, slow=True)
async def advise(asker: Asker, table_id: int) -> Reply:
    """The choice of the best available machine, knowing only what the asker's seat may know, with the panel below. The
    table is not locked meanwhile, and nobody else learns of it."""
    async with asker.tables.hold(table_id) as table:
        playing = get_playing(table)
        if not Manner.of(playing.record).advice:
            raise TableError(Text("error-no-advice"))
        questions = playing.questions_of(asker.user.id)[:1]
        if not questions or not questions[0].decision.required:
            raise TableError(Text("error-nothing-now"))
        seat = questions[0].decision.seat
        before, request = playing.questions[seat], imagine(playing, seat, LEVELS[-1])
        asker.tables.pictures.take(asker.user.id)
    try:
        advice = await asker.tables.around.think_aloud(request)
    except EngineError:
        raise TableError(Text("error-no-advice-found")) from None
    async with asker.hold_playing(table_id) as (playing, words):
        if playing.questions[seat] != before:
            raise StaleDecision(Text("error-stale"))
        text = Markup("\n".join(tell_advice(playing.match, [one.decision for one in before], advice, words)))
        return Reply(panel_parts(playing, asker.user.id, words, text), edit=True)


def tell_advice(match: Match, decisions: Sequence[Decision], advice: Advice, words: Words) -> list[str]:
    """The sentences of an advice: a machine's choice among the open questions, its effect on the board, and why it is
    better than the second-best choice, as far as there is something to say."""
    labels = name_answer(match, decisions, advice.actions[0], words)
    other = labels if advice.instead is None else name_answer(match, decisions, advice.instead, words)
    text = words.say("advice", labels=labels, level=words.name("level", LEVELS[-1]))
    return [text, *_tell_effects(advice, words), *_explain(advice, labels, other, words)]


def tell_review(
    match: Match, decisions: Sequence[Decision], own: Sequence[Action], advice: Advice, words: Words
) -> list[str]:
    """Whether a learner's choices were good ones, and why: a machine's advice compared with them. Nothing if there was
    no other choice, or the machine answers another question."""
    if advice.ground == "only" or advice.actions[0].step not in {action.step for action in own}:
        return []
    options = {option for decision in decisions for option in decision.options}
    best, mine = name_answer(match, decisions, advice.actions[0], words), list[str]()
    for one in own:
        mine += name_answer(match, decisions, one, words) if options.issuperset(one.picks) else []
    if advice.actions[0] in own or set(own) <= set(advice.actions) or best == mine:
        return [words.say("review-good"), *_tell_effects(advice, words)]
    good, bad = (max((abs(one.more) for one in advice.reasons if one.speaks_for == is_good), default=0)
                 for is_good in (True, False))  # fmt: skip
    if advice.ground != "close" and good > bad:  # a machine's reason that loses more than it gains teaches nothing
        return [words.say("review-better", labels=best), *_explain(advice, best, mine, words)]
    return [words.say("review-fair")]


def _tell_effects(advice: Advice, words: Words) -> list[str]:
    good, bad = (_tell([one for one in advice.effects if one.good == is_good], words) for is_good in (True, False))
    if not (good or bad):
        return []
    message = "advice-effects-though" if good and bad else "advice-effects"
    alike = all(effect.is_shared for effect in advice.effects)
    return [words.say(message, effects=good or bad, though=bad, further=_yes(advice.further), alike=_yes(alike))]


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _tell(effects: Sequence[Effect], words: Words) -> list[str]:
    """The effects: the certain ones first, the others by likelihood."""
    lines_by_chance: dict[str, list[str]] = {chance: [] for chance in ("sure", "likely", "probable", "possible")}
    for one in effects:
        things: list[Name | Text] = [*one.things, *([Text("advice-more", {"n": one.more})] if one.more else [])]
        seats = [Name("seat", seat) for seat in one.seats]
        lines_by_chance[one.chance].append(words.say(f"change-{one.word}", things=things, seats=seats))
    return [words.say(f"advice-{chance}", effects=alike) for chance, alike in lines_by_chance.items() if alike]


def _explain(advice: Advice, labels: list[str], other: list[str], words: Words) -> list[str]:
    """Why the machine prefers this to its second-best choice; empty if both have the same label, as with two equal
    cards. If it follows a rule of thumb against its own calculation, this states the rule."""
    if advice.ground == "only":
        return [words.say("advice-only")]
    good = [_word(reason, words) for reason in advice.reasons if reason.speaks_for]
    bad = [_word(reason, words) for reason in advice.reasons if not reason.speaks_for]
    if advice.ground == "thumb" and not good:
        return _tell_maxim(advice, other if other != labels else [], words)
    if other == labels:
        return []
    if not good:
        return [words.say(LEVEL[advice.ground], other=other)]
    message = "advice-why" if not bad else "advice-why-though"
    return [words.say(message, other=other, reasons=good, though=bad, late=_yes(advice.late))]


def _tell_maxim(advice: Advice, other: list[str], words: Words) -> list[str]:
    """The rule of thumb in the game's words, and the choices it ranks equal. Without a rule the sentence is left out if
    the advice names effects."""
    if advice.maxim:
        maxim = words.say(f"maxim-{advice.maxim}")
        return [words.say("advice-maxim-level" if other else "advice-maxim", maxim=maxim, other=other)]
    if other:
        return [words.say("advice-level-thumb", other=other)]
    return [] if advice.effects or advice.instead else [words.say("advice-thumb")]


def _word(reason: Reason, words: Words) -> str:
    more = abs(reason.more)
    way = "more" if reason.more > 0 else "less"
    return words.say(f"reason-{reason.name}", n=int(more) if more.is_integer() else more, way=way)


def name_answer(match: Match, decisions: Sequence[Decision], answer: Action, words: Words) -> list[str]:
    """The labels of the machine's picks, in the reader's language."""
    fits = (decision for decision in decisions if set(answer.picks) <= set(decision.options))
    decision = next((one for one in fits if one.step == answer.step), None)
    if decision is None or not answer.picks:
        return [words.say("button-nothing")]
    state, describe = match.imagine(decision.seat, Dice(0)), match.game.speech.describe
    return [speak(words, describe(state, decision, pick).label) for pick in answer.picks]
