"""Advice: what a machine would do in the place of whoever asks, where the table has allowed that."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import ids
from cogs.actions import action, is_yes
from cogs.messages.names import Said, Words
from cogs.messages.panel import panel_parts
from cogs.messages.speech import speak
from cogs.replies import Asker, Reply, sentence
from fronde.bots import LEVELS
from fronde.core.errors import EngineError, StaleDecision, TableError
from fronde.core.match import Match
from fronde.core.opponents import Advice, Effect, Reason
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Name, Text
from fronde.host.opponents import Manner, SetAdvice, imagine
from fronde.host.rights import Right
from fronde.host.table import get_playing

LEVEL = {"weighed": "advice-level", "close": "advice-close"}
"""What is said of the next best where nothing speaks for the choice."""


@action(SetAdvice, clicks={ids.SetAdvice: lambda id, chosen: (id.table, is_yes(id.answer))})
async def set_advice(asker: Asker, table_id: int, allowed: bool) -> Reply:
    """Allow advice at a table, or no more."""
    record = (await asker.tables.run(table_id, asker.user, SetAdvice(allowed))).table.record
    return sentence(asker.words(record.game).say("advice-allowed" if allowed else "advice-ended"))


@action(Right.PLAYER, clicks=ids.Advise, slow=True)
async def advise(asker: Asker, table_id: int) -> Reply:
    """What the best machine there is would choose, by what the asker's seat may know and nothing else; the panel stands
    below. Nobody waits for it, and nobody else learns of it."""
    async with asker.tables.hold(table_id) as table:
        playing = get_playing(table)
        if not Manner.of(playing.record).advice:
            raise TableError(Text("error-no-advice"))
        asked = playing.asked_of(asker.user.id)[:1]
        if not asked or not asked[0].decision.required:
            raise TableError(Text("error-no-advice-now"))
        seat = asked[0].decision.seat
        before, request = playing.asked[seat], imagine(playing, seat, LEVELS[-1])
        asker.tables.pictures.take(asker.user.id)
    try:
        advice = await asker.tables.think_aloud(request)
    except EngineError:
        raise TableError(Text("error-no-advice-found")) from None
    async with asker.tables.hold(table_id) as table:
        playing, said = get_playing(table), asker.words(table.record.game)
        if playing.asked[seat] != before:
            raise StaleDecision(Text("error-stale"))
        told = Said("\n".join(tell_advice(playing.match, [one.decision for one in before], advice, said)))
        return Reply(panel_parts(playing, asker.user.id, said, told), edit=True)


def tell_advice(match: Match, asked: Sequence[Decision], advice: Advice, said: Words) -> list[str]:
    """What a machine would choose of what is asked, what becomes of the board by it, and why that rather than what it
    would choose next: a sentence each, the latter two where there is anything to tell."""
    labels = _name(match, asked, advice.actions[0], said)
    other = labels if advice.instead is None else _name(match, asked, advice.instead, said)
    told = said.say("advice", labels=labels, level=said.name("level", LEVELS[-1]))
    return [told, *_tell_effects(advice, said), *_explain(advice, labels, other, said)]


def _tell_effects(advice: Advice, said: Words) -> list[str]:
    good, bad = (_tell([one for one in advice.effects if one.good == is_good], said) for is_good in (True, False))
    if not (good or bad):
        return []
    message = "advice-effects-though" if good and bad else "advice-effects"
    alike = all(effect.shared for effect in advice.effects)
    return [said.say(message, effects=good or bad, though=bad, further=_yes(advice.further), alike=_yes(alike))]


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _tell(effects: Sequence[Effect], said: Words) -> list[str]:
    """Some effects, those that are sure first, and the others by how likely they are."""
    told: dict[str, list[str]] = {chance: [] for chance in ("sure", "likely", "probable", "possible")}
    for one in effects:
        things: list[Name | Text] = [*one.things, *([Text("advice-more", {"n": one.more})] if one.more else [])]
        seats = [Name("seat", seat) for seat in one.seats]
        told[one.chance].append(said.say(f"change-{one.word}", things=things, seats=seats))
    return [said.say(f"advice-{chance}", effects=alike) for chance, alike in told.items() if alike]


def _explain(advice: Advice, labels: list[str], other: list[str], said: Words) -> list[str]:
    """Why so, beside what the machine would choose next; nothing where that reads the same: another card alike. Where
    it goes by a rule of thumb against what it reckons, that rule is told."""
    if advice.ground == "only":
        return [said.say("advice-only")]
    good = [_word(reason, said) for reason in advice.reasons if reason.speaks_for]
    bad = [_word(reason, said) for reason in advice.reasons if not reason.speaks_for]
    if advice.ground == "thumb" and not good:
        return _tell_maxim(advice, other if other != labels else [], said)
    if other == labels:
        return []
    if not good:
        return [said.say(LEVEL[advice.ground], other=other)]
    message = "advice-why" if not bad else "advice-why-though"
    return [said.say(message, other=other, reasons=good, though=bad, late=_yes(advice.late))]


def _tell_maxim(advice: Advice, other: list[str], said: Words) -> list[str]:
    """The rule of thumb, as the game says it, and what comes to the same; of a choice without such a rule of which
    something comes, nothing more."""
    if advice.maxim:
        maxim = said.say(f"maxim-{advice.maxim}")
        return [said.say("advice-maxim-level" if other else "advice-maxim", maxim=maxim, other=other)]
    if other:
        return [said.say("advice-level-thumb", other=other)]
    return [] if advice.effects or advice.instead else [said.say("advice-thumb")]


def _word(reason: Reason, said: Words) -> str:
    more = abs(reason.more)
    way = "more" if reason.more > 0 else "less"
    return said.say(f"reason-{reason.name}", n=int(more) if more.is_integer() else more, way=way)


def _name(match: Match, asked: Sequence[Decision], answer: Action, said: Words) -> list[str]:
    """What the machine would choose, as its reader knows it."""
    fits = (decision for decision in asked if set(answer.picks) <= set(decision.options))
    decision = next((one for one in fits if one.step == answer.step), None)
    if decision is None or not answer.picks:
        return [said.say("button-nothing")]
    state, describe = match.imagine(decision.seat, Dice(0)), match.game.speech.describe
    return [speak(said, describe(state, decision, pick).label) for pick in answer.picks]
