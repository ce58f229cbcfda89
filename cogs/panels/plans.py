"""Plans made while others play: a private note, and planned choices."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cogs import ids
from cogs.messages.forms import label, make_form, write
from cogs.messages.names import Words, plain
from cogs.messages.parts import Part, button, menu, row, text
from cogs.messages.questions import MOST_MENUS, in_words, make_leaves, tell_refusal
from cogs.messages.speech import OPTION, game_title, speak
from cogs.panels.handlers import first, handler
from cogs.panels.replies import Asker, Reply
from fronde.core.errors import StaleDecision, TableError
from fronde.core.types import Decision, Name, Seat, Text
from fronde.host.analysis import deal_from_view, foresee, is_theirs
from fronde.host.people.rights import Right
from fronde.host.reader import LINK, Choice, Reader
from fronde.host.store import Plan
from fronde.host.table import Playing, get_playing

LONGEST_NOTE = 600
"""Maximum characters of a note."""


@handler(Right.PLAYER, clicks=ids.ShowPlan, slash="plan", choices="plan")
async def show(asker: Asker, table_id: int, *, edit: bool = False) -> Reply:
    """The asker's note and planned choices, and the choices that will be available. Raises TableError."""
    plan = await asker.tables.store.load_plan(table_id, asker.user.id)
    future = await _foresee(asker, table_id)
    async with asker.hold_playing(table_id) as (playing, words):
        parts = [text(words.say("plan-title", title=game_title(words, playing.record.game)))]
        parts += [text(remind(Reader(playing, asker.user.id), plan, words) or words.say("plan-none"))]
        if future is None:
            parts.append(text(words.say("plan-now" if _is_on(playing, asker.user.id) else "plan-unknown")))
        else:
            parts += _menus(table_id, future, playing.seats_of(asker.user.id), words)
    tools = [button(ids.WriteNote(table_id).button, words.say("button-note"))]
    if plan.intent:
        tools.append(button(ids.DropPlan(table_id).button, words.say("button-plan-drop")))
    return Reply([*parts, row(*tools)], edit=edit)


def remind(reader: Reader, plan: Plan, words: Words) -> str:
    """The note and the planned choice, and, once the question is asked, the reason if the choice is impossible; empty
    if there is neither."""
    lines, pair = [words.say("plan-note", note=plan.note)] if plan.note else [], reader.find_intent(plan)
    if pair is not None:
        label, hindrance = ", ".join(pair[0].labels), pair[1]
        why = None if hindrance is None else tell_refusal(hindrance, words)
        lines.append(
            words.say("plan-hindered", label=label, reason=why) if why else words.say("plan-meant", label=label)
        )
    return "\n".join(lines)


def plan_row(reader: Reader, words: Words) -> list[Part]:
    """The button that opens the plan, for a player who waits."""
    return [] if reader.owes else [row(button(ids.ShowPlan(reader.table.id).button, words.say("button-plan")))]


@handler(Right.PLAYER, clicks={ids.PlanChoice: lambda id, picks: (id.table, id.seat, picks)})
async def choose(asker: Asker, table_id: int, number: int, picks: Sequence[str]) -> Reply:
    """Store a planned choice for one of the asker's seats. Raises StaleDecision if no such choice is foreseen."""
    future = await _foresee(asker, table_id, number)
    async with asker.hold_playing(table_id) as (playing, words):
        if future is None:
            raise StaleDecision(Text("error-stale"))
        decision = _find_question(future, playing.seats[number])
        by_value = {_value(choice): choice for choice in _list_choices(future, decision, words)}
        if not set(picks) <= set(by_value) or not 1 <= len(picks) <= decision.most:
            raise StaleDecision(Text("error-stale"))
        choices = [by_value[value] for value in picks]
        labels = [plain(choice.label) for choice in choices]
        intent = Reader(playing).intend(decision, [choice.chain for choice in choices], labels)
    await asker.tables.store.change_plan(table_id, asker.user.id, intent=intent.write())
    return await show(asker, table_id, edit=True)


@handler(Right.PLAYER, clicks=ids.DropPlan)
async def drop(asker: Asker, table_id: int) -> Reply:
    """Delete the planned choices; the note stays."""
    await asker.tables.store.change_plan(table_id, asker.user.id, intent={})
    return await show(asker, table_id, edit=True)


@handler(Right.PLAYER, clicks=ids.WriteNote, slash="note")
async def open_form(asker: Asker, table_id: int) -> Reply:
    """The form for the note."""
    plan = await asker.tables.store.load_plan(table_id, asker.user.id)
    async with asker.tables.hold(table_id) as table:
        get_playing(table)
        words = asker.words(table.record.game)
    field = label(words.say("note-label"), write("note", plan.note, LONGEST_NOTE, long=True))
    form = make_form(ids.KeepNote(table_id), words.say("note-form"), [field])
    return Reply([text(words.say("note-again"))], form=form)


@handler(
    Right.PLAYER,
    forms={ids.KeepNote: lambda id, fields: (id.table, first(fields.get("note", [])))},
    choices={"note": lambda argument: (argument,)},
)
async def write_note(asker: Asker, table_id: int, note: str) -> Reply:
    """Store a note; an empty one deletes it."""
    async with asker.tables.hold(table_id) as table:
        get_playing(table)
    await asker.tables.store.change_plan(table_id, asker.user.id, note=note.strip()[:LONGEST_NOTE])
    return await show(asker, table_id, edit=True)


# --- the content ---


def _is_on(table: Playing, user: int) -> bool:
    """Whether it is the turn of one of a user's seats."""
    return any(is_theirs(table.match, seat) for seat in table.seats_of(user))


async def _foresee(asker: Asker, table_id: int, number: int | None = None) -> Playing | None:
    """The expected position when one of the asker's seats is asked next. `number`: only this seat counts. None if it is
    already their turn, or the game cannot be foreseen. Raises TableError without such a seat."""
    async with asker.tables.hold(table_id) as table:
        playing = get_playing(table)
        mine = playing.seats_of(asker.user.id)
        seats = mine if number is None else [seat for seat in mine if playing.seats.index(seat) == number]
        if not seats:
            raise TableError(Text("error-not-at-table"))
        if _is_on(playing, asker.user.id):
            return None
        match = deal_from_view(playing, seats[0])
    future = await asyncio.to_thread(foresee, playing, match, seats)
    if future is None or is_theirs(future.match, seats[0]):
        return future
    first = next(seat for seat in seats if is_theirs(future.match, seat))  # foresee again with what this seat knows
    return await _foresee(asker, table_id, playing.seats.index(first))


def _find_question(future: Playing, seat: Seat) -> Decision:
    return next(d for d in future.match.decisions_of(seat) if d.required)


def _list_choices(future: Playing, decision: Decision, words: Words) -> list[Choice[str]]:
    """The choices that can be planned: options, and options with the answer they lead to."""
    leads = decision.step in future.game.speech.leads
    choices = [in_words(choice, words) for choice in Reader(future).choices(decision)]
    choices = [one for one in choices if one.chain[0] in decision.options and (leads or len(one.chain) == 1)]
    return [one for one in choices if len(_value(one)) <= OPTION]


def _value(choice: Choice[str]) -> str:
    """A choice as a menu's value: ids only, because the game may continue meanwhile."""
    return LINK.join(choice.chain)


def _menus(table_id: int, future: Playing, mine: Sequence[Seat], words: Words) -> list[Part]:
    """Menus of the choices that the foreseen question offers."""
    seat = next(seat for seat in mine if is_theirs(future.match, seat))
    decision, number = _find_question(future, seat), future.seats.index(seat)
    prompt = speak(words, Reader(future).prompt(decision))
    parts = [text(words.say("plan-foreseen", prompt=prompt, seat=Name("seat", seat)))]
    leaves = list(make_leaves(_list_choices(future, decision, words)))
    for place, leaf in enumerate(leaves[:MOST_MENUS]):
        entries = [(_value(choice), choice.label, choice.hint) for choice in leaf.options]
        title = leaf.title if len(leaves) > 1 else words.say("menu-choose")
        parts.append(menu(ids.PlanChoice(table_id, number, place).menu, title, entries, 1, decision.most))
    return parts
