"""Actions in a game, for clicks and commands: open the panel, answer, undo. Each runs a command by `Tables.run`."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence

from cogs import ids
from cogs.commands.matching import read_choice
from cogs.messages.forms import make_form
from cogs.messages.names import Markup, Words
from cogs.messages.panel import panel_parts, tell_halt, tell_undo
from cogs.messages.parts import MOST_PARTS, count_parts
from cogs.messages.questions import (
    BACK,
    WHY,
    OpenPage,
    compare_choices,
    list_fields,
    name_beside,
    name_options,
    read_chain,
    split_picks,
    tell_closed_options,
    tell_refusal,
)
from cogs.messages.speech import fit, speak
from cogs.messages.stories import STORY, story
from cogs.panels.handlers import arguments, handler
from cogs.panels.plans import plan_row, remind
from cogs.panels.replies import Asker, Reply
from cogs.panels.views import Absence, show_panel, tell_missed_events, tell_rule
from fronde.core.ahead import is_plain
from fronde.core.errors import IllegalAction, PlayerError, StaleDecision, TableError, UndoRefusal
from fronde.core.rulebook import find_passages
from fronde.core.types import Decision, Name, Text
from fronde.host.commands.orders import ChooseRest
from fronde.host.commands.play import Act, ActTogether, Undo
from fronde.host.notices.tips import EVERY_GAME, has_taken_turn, note_turn_for_tips
from fronde.host.people.rights import Right
from fronde.host.reader import Reader
from fronde.host.table import (
    OpenQuestion,
    Playing,
    Table,
    get_game_table,
    get_playing,
)

LONGEST_COMPARISON = 1800
"""Maximum characters of the text that compares choices."""


@handler(
    Right.PLAYER,
    clicks={
        ids.OpenPanel: arguments,
        ids.Page: lambda id, picks: (id.table, OpenPage(id.seat, id.step, id.place, ids.read_number(picks))),
    },
    slash="turn",
    choices="turn",
)
async def open_panel(asker: Asker, table_id: int, page: OpenPage | None = None) -> Reply:
    """The asker's panel. `page`: show this one, in place of the current one."""
    async with asker.hold_playing(table_id) as (playing, words):
        note = await _greet(asker, playing, words)
        absence, lines, ways = Absence(), [note], []
        if page is None:
            visit = await asker.tables.note_visit(playing, asker.user.id)
            absence = await tell_missed_events(asker, playing, visit.since, words)
            reader = Reader(playing, asker.user.id)
            lines += [absence.story, remind(reader, visit.plan, words)]
            ways = [*absence.ways, *plan_row(reader, words)]
        parts = panel_parts(playing, asker.user.id, words, "\n".join(lines).strip(), page)
        room = MOST_PARTS - sum(map(count_parts, parts))
        fits = sum(map(count_parts, ways)) <= room
        return Reply([*parts, *(ways if fits else [])], edit=page is not None, then=absence.picture)


@handler(Act, slash="do", choices={"do": lambda entry: (entry,)})
async def type_choice(
    asker: Asker, table_id: int, entry: str, steps: Collection[str] | None = None, game: str | None = None
) -> Reply:
    """Answer by a typed choice: an option's id or label. `steps`: only the questions that a verb of `game` answers. If
    the question for which it was suggested is closed, show the current one."""
    async with asker.hold_playing(table_id) as (playing, words):
        if game not in (None, playing.record.game):
            raise TableError(Text("error-other-game", {"game": playing.record.game}))
        note = await _greet(asker, playing, words)
    try:
        async with asker.tables.explain_repetition(asker.user, table_id), asker.tables.hold(table_id) as table:
            command = read_choice(get_playing(table), asker.user.id, entry, words, steps)
            note_turn_for_tips(get_playing(table), asker.user.id)
        verdict = await asker.tables.run(table_id, asker.user, command)
    except StaleDecision as error:
        return await _show_refusal(asker, table_id, words, note, error)
    lines = story(verdict.table.game, verdict.events, verdict.seat, words, STORY)
    lesson = await _learn(asker, verdict.table, words)
    notice = "\n".join([note, *lines, lesson]).strip() or words.say("done")
    async with asker.hold_game(table_id) as (table, _):
        return Reply(panel_parts(table, asker.user.id, words, notice))


@handler(
    Act,
    ActTogether,
    clicks={ids.Pick: lambda id, picks: (id.table, id, ids.read_picks(id.option, picks))},
    forms={
        ids.PickLists: lambda id, fields: (
            id.table,
            id,
            ids.read_choices([one for all in fields.values() for one in all]),
        )
    },
)
async def pick(asker: Asker, table_id: int, id: ids.Question, picks: Sequence[int | str]) -> Reply:
    """Answer the question that a panel showed with options by number, or with chains of options by id; or show its
    closed options. If the question is no longer open, show the current one."""
    async with asker.hold_playing(table_id) as (playing, words):
        note = await _greet(asker, playing, words)
        question, names = _find_question(playing, id), dict[str, str]()
        command = None if question is None or WHY in picks else make_command(question, picks)
        if question is not None and isinstance(command, ActTogether):
            names = name_beside(Reader(playing), question.decision, words) if command.beside else {}
            names |= name_options(Reader(playing), question.decision, command.chains, words)
        if WHY not in picks:
            note_turn_for_tips(playing, asker.user.id)
    if WHY in picks:
        page = OpenPage(id.seat, id.step, id.place, 0, why=True)
        return await show_panel(asker, table_id, words, note, page)
    return await _run_in_panel(asker, table_id, words, note, command, names, question.decision if question else None)


@handler(ChooseRest, clicks={ids.PickRest: lambda id, picks: (id.table, id)})
async def pick_rest(asker: Asker, table_id: int, id: ids.Question) -> Reply:
    """Let the bot choose the rest of a series, and show its choices."""
    async with asker.hold_playing(table_id) as (playing, words):
        note_turn_for_tips(playing, asker.user.id)
        question, since = _find_question(playing, id), len(playing.match.log)
        command, labels = None, dict[str, str]()
        if question is not None:
            decision = question.decision
            command = ChooseRest(decision.seat, decision.step, id.stamp, secrets.randbits(256), id.place)
            reader = Reader(playing)
            labels = name_options(reader, decision, [(option,) for option in decision.options], words)
            labels |= {option: speak(words, one.label) for option, one in reader.closed_options(decision).items()}
    return await _run_in_panel(asker, table_id, words, "", command, labels, since=since)


@handler(Right.PLAYER, clicks={ids.OpenLists: lambda id, picks: (id.table, id)})
async def open_lists(asker: Asker, table_id: int, id: ids.Question) -> Reply:
    """The form with all lists of a question. If it cannot be opened, the panel with its menus."""
    async with asker.hold_playing(table_id) as (playing, words):
        question, form = _find_question(playing, id), None
        if question is not None and question.decision.seat in playing.seats_of(asker.user.id):
            fields = list_fields(Reader(playing), question.decision, words)
            form = make_form(ids.PickLists(*id.question), words.say("button-lists"), fields) if fields else None
    if form is None:
        return await _show_refusal(asker, table_id, words, "", StaleDecision(Text("error-stale")))
    parts = panel_parts(playing, asker.user.id, words, words.say("note-again"))
    return Reply(parts, edit=True, form=form)


@handler(
    Right.PLAYER, clicks={ids.WhyNot: lambda id, picks: (id.table, id, str(ids.read_choices(picks[:1] or [""])[0]))}
)
async def tell_why(asker: Asker, table_id: int, id: ids.Question, option: str) -> Reply:
    """Explain in the panel why an option of a question is not available."""
    async with asker.hold_playing(table_id) as (playing, words):
        question = _find_question(playing, id)
        if question is None or question.decision.seat not in playing.seats_of(asker.user.id):
            raise StaleDecision(Text("error-stale"))
        text, rules = "", []
        if option != BACK:
            reader = Reader(playing)
            reads, refusal = (
                reader.closed_options(question.decision).get(option),
                reader.refusal(question.decision, option),
            )
            label = speak(words, reads.label) if reads else option
            text = words.say("why-not", label=label, reason=tell_refusal(refusal, words))
            rules = [refusal.rule] if refusal.rule else []
        return Reply(panel_parts(playing, asker.user.id, words, text, rules=rules), edit=True)


def _find_question(table: Playing, id: ids.Question) -> OpenQuestion | None:
    """The question that a click answers. None if it is no longer open."""
    seat = dict(enumerate(table.seats)).get(id.seat)
    question = None if seat is None else table.find_question(seat, id.step, id.place)
    return question if question is not None and question.stamp == id.stamp else None


def make_command(question: OpenQuestion, picks: Sequence[int | str]) -> Act | ActTogether | None:
    """The command that answers a question with these picks: `Act` for one answer to this question; `ActTogether` for
    several, for chains of answers to the questions that follow, and for answers to other lists of the form. None for an
    unknown option."""
    decision, stamp, place = question.decision, question.stamp, question.place
    if any(isinstance(one, int) and one >= len(decision.options) for one in picks):
        return None
    own, beside = split_picks(picks)
    chains = [read_chain(decision, one) for one in own]
    if beside and is_plain(decision):
        return ActTogether(decision.seat, decision.step, tuple(chains), stamp, place, beside)
    follows = any(chain[0] not in decision.options for chain in chains)  # picked alone, it may answer another question
    if is_plain(decision) and (len(chains) > 1 or follows or any(len(chain) > 1 for chain in chains)):
        return ActTogether(decision.seat, decision.step, tuple(chains), stamp, place)
    return Act(decision.seat, decision.step, tuple(option for chain in chains for option in chain), stamp, place)


@handler(Right.PLAYER, clicks=ids.Compare)
async def compare(asker: Asker, table_id: int) -> Reply:
    """Show in the panel the result of each of the asker's choices."""
    async with asker.hold_playing(table_id) as (playing, words):
        reader = Reader(playing, asker.user.id)
        lines = [line for one in reader.questions for line in compare_choices(reader, one.decision, words)]
        comparison = "\n".join(fit(lines, LONGEST_COMPARISON))
        return Reply(panel_parts(playing, asker.user.id, words, comparison), edit=True)


@handler(Right.PLAYER, clicks=ids.StopCoaching)
async def stop_coaching(asker: Asker, table_id: int) -> Reply:
    """Turn off tips for the asker in all games."""
    async with asker.hold_playing(table_id) as (playing, words):
        await asker.tables.stop_coaching(playing, asker.user.id, EVERY_GAME)
        return Reply(panel_parts(playing, asker.user.id, words, words.say("tips-off")), edit=True)


@handler(Right.PLAYER, clicks=ids.ReadRule)
async def read_rule(asker: Asker, table_id: int, number: str) -> Reply:
    """Show in the panel a rule that it mentions, in our own words. Raises TableError for an unknown rule."""
    async with asker.hold_game(table_id) as (game, words):
        passages = find_passages(words, number)
        if not passages:
            raise TableError(Text("error-old-button"))
        return Reply(panel_parts(game, asker.user.id, words, tell_rule(passages[0], words)), edit=True)


async def _learn(asker: Asker, table: Table, words: Words) -> str:
    """End the tips for a player who has finished their first turn. Returns the sentence about it, or ""."""
    user = asker.user.id
    if not isinstance(table, Playing) or not table.novices.get(user) or not has_taken_turn(table, user):
        return ""
    await asker.tables.stop_coaching(table, user, table.record.game)
    return words.say("tips-end")


@handler(
    Undo,
    clicks={
        ids.UndoLast: arguments,
        ids.UndoAll: lambda id, picks: (id.table, id.stamp, True),
    },
    slash="undo",
    choices="undo",
)
async def undo(asker: Asker, table_id: int, stamp: int | None = None, everything: bool = False) -> Reply:
    """Undo the last step of the asker's draft, their last choice, or with `everything` all that can be undone. With a
    `stamp`, only the choice that the panel offered to undo."""
    async with asker.tables.hold(table_id) as table:
        words = asker.words_at(get_playing(table))
    return await _run_in_panel(asker, table_id, words, "", Undo(stamp, everything))


async def _run_in_panel(
    asker: Asker,
    table_id: int,
    words: Words,
    note: str,
    command: Act | ActTogether | ChooseRest | Undo | None,
    names: Mapping[str, str] | None = None,
    question: Decision | None = None,
    since: int | None = None,
) -> Reply:
    """Run a command from a panel, and return the updated panel, with any refusal on top. `command` None: the question
    is closed. `names`: the labels of options that were chosen together. `question`: the one they answer. `since`:
    name the choices made after this number of actions."""
    try:
        if command is None:
            async with asker.tables.explain_repetition(
                asker.user, table_id
            ):  # another process may have answered it just now
                raise StaleDecision(Text("error-stale"))
        verdict = await asker.tables.run(table_id, asker.user, command)
    except (IllegalAction, UndoRefusal) as error:
        return await _show_refusal(asker, table_id, words, note, error)
    message = tell_undo(get_playing(verdict.table), verdict.undone_action, words) if verdict.undone_action else ""
    if verdict.halt is not None:
        message = tell_halt(get_game_table(verdict.table), verdict.halt, names or {}, words)
    elif since is not None:
        actions = get_game_table(verdict.table).match.log[since:]
        labels = [(names or {}).get(pick, pick) for a in actions if a.seat == verdict.seat for pick in a.picks]
        message = words.say("rest-chosen", choices=Markup(" · ".join(labels)))
        if verdict.change.players is not None:
            message += "\n" + words.say("rest-lasts", seat=Name("seat", verdict.seat or ""))
    elif question is not None and isinstance(verdict.table, Playing) and not verdict.table.match.over:
        message = tell_closed_options(Reader(verdict.table, asker.user.id), question, words)
    lesson = await _learn(asker, verdict.table, words)
    text = "\n".join(line for line in (note, message, lesson) if line)
    return await show_panel(asker, table_id, words, text)


async def _show_refusal(asker: Asker, table_id: int, words: Words, note: str, error: PlayerError) -> Reply:
    """A refusal, with the current panel below it."""
    rules, text = [error.rule] if error.rule else [], f"{note}\n{tell_refusal(error, words)}".strip()
    return await show_panel(asker, table_id, words, text, rules=rules)


async def _greet(asker: Asker, table: Playing, words: Words) -> str:
    """Record that the asker is here. Returns the notes for them, and the time they have left."""
    notes = await asker.tables.greet_user(table, asker.user)
    clock = Reader(table, asker.user.id).note_time(asker.tables.times)
    return "\n".join(speak(words, note) for note in [*notes, *([clock] if clock else [])])
