"""What people do at a table, for clicks and commands alike: each function runs a command through `Tables.run`, and
replies."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from cogs import ids
from cogs.commands.channels import place_for
from cogs.commands.matching import read_choice
from cogs.messages import options
from cogs.messages.forms import Fields, make_form
from cogs.messages.lobby import ANY, PACE, SIZE, role_name, settings_parts, terms_form
from cogs.messages.names import Markup, Words, channel_link, link_to
from cogs.messages.pace import NONE
from cogs.messages.panel import name_undone, panel_parts, tell_stopped
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
    tell_closed,
    tell_refusal,
)
from cogs.messages.speech import fit, game_title, speak
from cogs.messages.stories import STORY, story
from cogs.panels.actions import action, arguments, is_yes
from cogs.panels.clock import find_pace
from cogs.panels.plans import plan_row, remind
from cogs.panels.replies import Asker, Reply, SeveralTables, run_and_say, sentence
from cogs.panels.servers import check_coming, check_opening
from cogs.panels.views import Absence, keep_looking, tell_missed, tell_rule
from fronde.core.ahead import is_plain
from fronde.core.errors import IllegalAction, PlayerError, StaleDecision, TableError, UndoRefused
from fronde.core.rulebook import find_passages
from fronde.core.types import Decision, Seat, Text
from fronde.games import get_game
from fronde.host.commands.life import End, MoveTo
from fronde.host.commands.lobby import Arrange, Configure, Join, Leave, Resize, SetPace, SetRated, Start, Term
from fronde.host.commands.play import Act, ActTogether, ChooseRest, Confer, Undo
from fronde.host.commands.seats import ANYBODY, FORFEIT, AnswerOffer, AskSubstitute, HandOver
from fronde.host.notices.tips import EVERY_GAME, has_taken_turn, note_turn
from fronde.host.people.rights import Right
from fronde.host.reader import Reader
from fronde.host.store import MoveSubject, Player, TableRecord
from fronde.host.table import (
    Lobby,
    OpenQuestion,
    Playing,
    Table,
    get_game_table,
    get_lobby,
    get_playing,
    options_of,
)
from fronde.host.tables import Opening
from fronde.host.timekeeping.clocks import OWN
from fronde.host.timekeeping.timing import Timing

LONGEST_COMPARISON = 1800
"""Maximum characters of the text that compares choices."""

# --- the lobby ---


def opening(asker: Asker, game: str, seats: int | None, pace: str | None = None) -> Opening:
    """The request to open a table in this channel. Raises TableError in direct messages, and for an unknown pace."""
    return Opening(game, asker.channel, asker.get_guild(), asker.guild_locale, seats, find_pace(pace or NONE))


@action(Right.ANYBODY, slash="table new")
async def open_table(asker: Asker, game: str, seats: int | None, pace: str | None = None) -> Reply:
    """Open a lobby with the asker as host and first player, in the place that the server's settings name. Raises
    TableError if no table can be opened."""
    draft = opening(asker, game, seats, pace)
    await asker.tables.check_opening(asker.user, draft)
    async with place_for(asker.get_interaction(), asker, draft) as (place, homeless):
        await asker.tables.open(asker.user, place)
    words = asker.words(game)
    title = game_title(words, game)
    if place.channel != asker.channel:
        return sentence(words.say("table-opened-in", title=title, channel=channel_link(place.channel)))
    lines = [words.say("table-opened-alone" if seats == 1 else "table-opened", title=title)]
    if seats != 1 and get_game(game).can_be_played_alone:
        lines.append(words.say("table-alone", game=game))
    return sentence("\n".join([*lines, *([words.say("table-opened-homeless")] if homeless else [])]))


@action(Right.PLAYER | Right.LENDER, clicks=ids.Rematch)
async def rematch(asker: Asker, table_id: int) -> Reply:
    """Open a lobby for the players of a finished game, with its options, pace and bots; or join the lobby for it that
    this channel already has. Raises TableError while the game is in progress."""
    here = await asker.tables.find_open(asker.channel)
    async with asker.tables.hold(table_id) as table:
        record = table.record
        played = tuple(user for p in record.players if (user := p.user or p.owner) is not None)
        if record.is_open:
            raise TableError(Text("error-rematch-early"))
    if here is not None:
        return await _sit_down_again(asker, here, record.game)
    guild, timing = asker.get_guild(), Timing.read(record.schedule.timing)
    settings = await asker.tables.store.server_settings(guild)
    await check_opening(asker, settings)
    locale = settings.language or asker.guild_locale
    people = tuple(dict.fromkeys(user for user in played if user != asker.user.id))
    machines = tuple(Player(None, p.name, bot=p.bot) for p in record.players if p.bot and p.owner is None)
    opening = Opening(
        record.game, asker.channel, guild, locale, record.terms.size, timing.pace if timing else None,
        options_of(record), record.terms.files, people, machines=machines, opponents=record.terms.opponents,
    )  # fmt: skip
    lobby = get_lobby(await asker.tables.open(asker.user, opening))
    words = asker.words(record.game)
    key = "table-opened" if lobby.missing else "table-opened-full"
    return sentence(words.say(key, title=game_title(words, record.game), alone=len(lobby.record.people)))


async def _sit_down_again(asker: Asker, table_id: int, game: str) -> Reply:
    """Join the lobby that another player has opened. Raises TableError if it is not a lobby for this game."""
    async with asker.tables.hold(table_id) as table:
        if not isinstance(table, Lobby) or table.record.game != game:
            raise TableError(Text("error-channel-taken"))
    return await join(asker, table_id, None)


@action(
    Join,
    clicks={
        ids.JoinTable: lambda id, picks: (id.table, None),
        ids.ChooseRole: lambda id, picks: (id.table, None if picks[:1] in ([], [ANY]) else picks[0]),
    },
    slash="table join",
)
async def join(asker: Asker, table_id: int, role: Seat | None) -> Reply:
    """Join a lobby in a role, or in any if `role` is None."""
    outcome = await asker.tables.run(table_id, asker.user, Join(role))
    words = asker.words(outcome.table.record.game)
    return sentence(words.say("joined", role=role_name(words, role)))


@action(Leave, clicks=ids.LeaveTable, slash="table leave")
async def leave(asker: Asker, table_id: int) -> Reply:
    """Leave a lobby."""
    record = (await asker.tables.run(table_id, asker.user, Leave())).table.record
    return sentence(asker.words(record.game).say("left" if record.is_open else "table-closed"))


@action(Start, clicks=ids.StartTable, slash="table start")
async def start(asker: Asker, table_id: int) -> Reply:
    """Start the game once the lobby is full."""
    return await run_and_say(asker, table_id, Start(asker.rooms), "started")


@action(Confer, clicks=ids.Confer)
async def confer(asker: Asker, table_id: int) -> Reply:
    """Open a private thread for the asker's side."""
    return await run_and_say(asker, table_id, Confer(), "confer-opening")


@action(Right.ANYBODY, clicks=ids.ShowOptions, slash="table options")
async def show_options(asker: Asker, table_id: int) -> Reply:
    """Show the options. The host can change them until the game begins."""
    async with asker.tables.hold(table_id) as table:
        record = table.record
        return Reply(settings_parts(record, asker.user.id, asker.words(record.game)))


@action(Configure, clicks={ids.SetOption: lambda id, picks: (id.table, id.option, picks)})
async def set_option(asker: Asker, table_id: int, name: str, picks: list[str]) -> Reply:
    """Set one option of the game."""
    async with asker.tables.hold(table_id) as table:
        game, before = get_lobby(table).game, dict(table.record.terms.options)
        value = options.read_choice(game, name, picks, game.rules.fill_options(before).get(name))
    record = (await asker.tables.run(table_id, asker.user, Configure({name: value}))).table.record
    words = asker.words(record.game)
    text = options.tell_changed(record, before, [name], words)
    return Reply(settings_parts(record, asker.user.id, words, text), edit=True)


@action(Configure, Resize, SetPace, clicks=ids.OpenTerms)
async def open_terms(asker: Asker, table_id: int) -> Reply:
    """The form that changes several settings of a lobby at once. If it cannot be opened, the menus."""
    async with asker.tables.hold(table_id) as table:
        record = get_lobby(table).record
    words = asker.words(record.game)
    parts = settings_parts(record, asker.user.id, words, words.say("note-again"))
    return Reply(parts, edit=True, form=terms_form(record, words))


@action(Arrange, forms={ids.SetTerms: lambda id, fields: (id.table, id.stamp, fields)})
async def set_terms(asker: Asker, table_id: int, stamp: int, fields: Fields) -> Reply:
    """Make all changes of the form, or none. If the settings have changed since it was opened, show them."""
    async with asker.tables.hold(table_id) as table:
        record = get_lobby(table).record
        before, words = dict(record.terms.options), asker.words(record.game)
        changes = _read_terms(record, fields)
    try:
        if changes:
            record = (await asker.tables.run(table_id, asker.user, Arrange(changes, stamp))).table.record
    except StaleDecision as error:
        parts = settings_parts(record, asker.user.id, words, tell_refusal(error, words))
        return Reply(parts, edit=True)
    names = [name for change in changes if isinstance(change, Configure) for name in change.options]
    line = options.tell_changed(record, before, names, words)
    return Reply(settings_parts(record, asker.user.id, words, line), edit=True)


def _read_terms(record: TableRecord, fields: Fields) -> list[Term]:
    """The changes that a form asks for. Raises TableError for an unknown value."""
    changed = options.read_options(record, fields)
    changes: list[Term] = [Configure(changed)] if changed else []
    if SIZE in fields and (size := ids.read_number(fields[SIZE])) != record.terms.size:
        changes.append(Resize(size))
    timing, (key,) = Timing.read(record.schedule.timing), fields.get(PACE) or [OWN]
    if key not in (OWN, NONE if timing is None else timing.pace.key):
        pace = find_pace(key)
        changes.append(SetPace(replace(pace, late=timing.pace.late) if pace and timing else pace))
    return changes


@action(Resize, clicks={ids.SetSize: lambda id, picks: (id.table, ids.read_number(picks))})
async def set_size(asker: Asker, table_id: int, size: int) -> Reply:
    """Set the number of players."""
    record = (await asker.tables.run(table_id, asker.user, Resize(size))).table.record
    return Reply(settings_parts(record, asker.user.id, asker.words(record.game)), edit=True)


@action(SetRated, clicks={ids.SetRated: lambda id, picks: (id.table, is_yes(id.answer))})
async def set_rated(asker: Asker, table_id: int, rated: bool) -> Reply:
    """Have the game count for ratings, or not."""
    record = (await asker.tables.run(table_id, asker.user, SetRated(rated))).table.record
    return Reply(settings_parts(record, asker.user.id, asker.words(record.game)), edit=True)


# --- the game ---


@action(
    Right.PLAYER,
    clicks={
        ids.OpenPanel: arguments,
        ids.Page: lambda id, picks: (id.table, OpenPage(id.seat, id.step, id.place, ids.read_number(picks))),
    },
    slash="turn",
    choices="turn",
)
async def open_panel(asker: Asker, table_id: int, opened: OpenPage | None = None) -> Reply:
    """The asker's panel. `opened`: show this page of it, in place of the current one."""
    async with asker.hold_playing(table_id) as (playing, words):
        note = await _read_notes(asker, playing, words)
        missed, lines, ways = Absence(), [note], []
        if opened is None:
            visit = await asker.tables.note_visit(playing, asker.user.id)
            missed = await tell_missed(asker, playing, visit.since, words)
            reader = Reader(playing, asker.user.id)
            lines += [missed.story, remind(reader, visit.plan, words)]
            ways = [*missed.ways, *plan_row(reader, words)]
        parts = panel_parts(playing, asker.user.id, words, "\n".join(lines).strip(), opened)
        room = MOST_PARTS - sum(map(count_parts, parts))
        fits = sum(map(count_parts, ways)) <= room
        return Reply([*parts, *(ways if fits else [])], edit=opened is not None, then=missed.picture)


@action(Act, slash="do", choices={"do": lambda typed: (typed,)})
async def type_choice(
    asker: Asker, table_id: int, typed: str, steps: Collection[str] | None = None, game: str | None = None
) -> Reply:
    """Answer by a typed choice: an option's id or label. `steps`: only the questions that a verb of `game` answers. If
    the question for which it was suggested is closed, show the current one."""
    async with asker.hold_playing(table_id) as (playing, words):
        if game not in (None, playing.record.game):
            raise TableError(Text("error-other-game", {"game": playing.record.game}))
        note = await _read_notes(asker, playing, words)
    try:
        async with asker.tables.explain_repetition(asker.user), asker.tables.hold(table_id) as table:
            command = read_choice(get_playing(table), asker.user.id, typed, words, steps)
            note_turn(get_playing(table), asker.user.id)
        outcome = await asker.tables.run(table_id, asker.user, command)
    except StaleDecision as error:
        return await _refused(asker, table_id, words, note, error)
    lines = story(outcome.table.game, outcome.events, outcome.seat, words, STORY)
    learned = await _learn(asker, outcome.table, words)
    notice = "\n".join([note, *lines, learned]).strip() or words.say("done")
    return Reply(panel_parts(get_game_table(outcome.table), asker.user.id, words, notice))


class QuestionPick(NamedTuple):
    """A clicked choice: which question of which seat it answers, and the picks: options by number, or chains of options
    by id."""

    seat: int
    step: str
    place: int
    stamp: int
    picks: Sequence[int | str]


def read_picked(id: ids.Question, picks: list[str]) -> QuestionPick:
    """The choice that a click makes. Raises TableError for picks that none of our menus offers."""
    option = getattr(id, "option", None)
    return QuestionPick(id.seat, id.step, id.place, id.stamp, ids.read_picks(option, picks))


@action(
    Act,
    ActTogether,
    clicks={ids.Pick: lambda id, picks: (id.table, read_picked(id, picks))},
    forms={
        ids.PickLists: lambda id, fields: (
            id.table,
            read_picked(id, [one for picks in fields.values() for one in picks]),
        )
    },
)
async def pick(asker: Asker, table_id: int, picked: QuestionPick) -> Reply:
    """Answer the question that a panel showed. If it is closed, show the current one."""
    return await keep_looking(asker, table_id, await _pick(asker, table_id, picked))


async def _pick(asker: Asker, table_id: int, picked: QuestionPick) -> Reply:
    async with asker.hold_playing(table_id) as (playing, words):
        note = await _read_notes(asker, playing, words)
        if WHY in picked.picks:
            opened = OpenPage(picked.seat, picked.step, picked.place, 0, why=True)
            return Reply(panel_parts(playing, asker.user.id, words, note, opened), edit=True)
        note_turn(playing, asker.user.id)
        question = _find_question(playing, picked)
        command = None if question is None else read_answer(question, picked.picks)
        names: dict[str, str] = {}
        if question is not None and isinstance(command, ActTogether):
            names = name_beside(Reader(playing), question.decision, words) if command.beside else {}
            names |= name_options(Reader(playing), question.decision, command.chains, words)
    return await _run_in_panel(asker, table_id, words, note, command, names, question.decision if question else None)


@action(ChooseRest, clicks={ids.PickRest: lambda id, picks: (id.table, read_picked(id, []))})
async def pick_rest(asker: Asker, table_id: int, picked: QuestionPick) -> Reply:
    """Let the bot choose the rest of a series at random, and show its choices."""
    async with asker.hold_playing(table_id) as (playing, words):
        note_turn(playing, asker.user.id)
        question, before = _find_question(playing, picked), len(playing.match.log)
        command, labels = None, dict[str, str]()
        if question is not None:
            decision = question.decision
            command = ChooseRest(decision.seat, decision.step, picked.stamp, secrets.randbits(256), picked.place)
            labels = name_options(Reader(playing), decision, [(option,) for option in decision.options], words)
    return await _run_in_panel(asker, table_id, words, "", command, labels, since=before)


@action(Right.PLAYER, clicks={ids.OpenLists: lambda id, picks: (id.table, read_picked(id, []))})
async def open_lists(asker: Asker, table_id: int, picked: QuestionPick) -> Reply:
    """The form with all lists of a question. If it cannot be opened, the panel with its menus."""
    async with asker.hold_playing(table_id) as (playing, words):
        question, form = _find_question(playing, picked), None
        if question is not None and question.decision.seat in playing.seats_of(asker.user.id):
            fields = list_fields(Reader(playing), question.decision, words)
            id = ids.PickLists(table_id, picked.stamp, picked.seat, picked.step, picked.place)
            form = make_form(id, words.say("button-lists"), fields) if fields else None
    if form is None:
        return await _refused(asker, table_id, words, "", StaleDecision(Text("error-stale")))
    parts = panel_parts(playing, asker.user.id, words, words.say("note-again"))
    return Reply(parts, edit=True, form=form)


@action(Right.PLAYER, clicks={ids.WhyNot: lambda id, picks: (id.table, read_picked(id, picks[:1] or [""]))})
async def tell_why(asker: Asker, table_id: int, picked: QuestionPick) -> Reply:
    """Explain in the panel why an option of a question is not available."""
    async with asker.hold_playing(table_id) as (playing, words):
        question, option = _find_question(playing, picked), str(picked.picks[0])
        if question is None or question.decision.seat not in playing.seats_of(asker.user.id):
            raise StaleDecision(Text("error-stale"))
        text, rules = "", []
        if option != BACK:
            reader = Reader(playing)
            reads, refused = reader.closed(question.decision).get(option), reader.refusal(question.decision, option)
            label = speak(words, reads.label) if reads else option
            text = words.say("why-not", label=label, reason=tell_refusal(refused, words))
            rules = [refused.rule] if refused.rule else []
        return Reply(panel_parts(playing, asker.user.id, words, text, rules=rules), edit=True)


def _find_question(table: Playing, picked: QuestionPick) -> OpenQuestion | None:
    """The question that a click answers. None if it is no longer open."""
    seat = dict(enumerate(table.seats)).get(picked.seat)
    question = None if seat is None else table.find_question(seat, picked.step, picked.place)
    return question if question is not None and question.stamp == picked.stamp else None


def read_answer(question: OpenQuestion, picks: Sequence[int | str]) -> Act | ActTogether | None:
    """The command that answers a question with these picks. None for an unknown option."""
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


@action(Right.PLAYER, clicks=ids.Compare)
async def compare(asker: Asker, table_id: int) -> Reply:
    """Show in the panel the result of each of the asker's choices."""
    async with asker.hold_playing(table_id) as (playing, words):
        reader = Reader(playing, asker.user.id)
        lines = [line for one in reader.questions for line in compare_choices(reader, one.decision, words)]
        comparison = "\n".join(fit(lines, LONGEST_COMPARISON))
        return Reply(panel_parts(playing, asker.user.id, words, comparison), edit=True)


@action(Right.PLAYER, clicks=ids.StopCoaching)
async def stop_coaching(asker: Asker, table_id: int) -> Reply:
    """Turn off tips for the asker in all games."""
    async with asker.hold_playing(table_id) as (playing, words):
        await asker.tables.stop_coaching(playing, asker.user.id, EVERY_GAME)
        return Reply(panel_parts(playing, asker.user.id, words, words.say("tips-off")), edit=True)


@action(Right.PLAYER, clicks=ids.ReadRule)
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
    if not isinstance(table, Playing) or not table.coached.get(user) or not has_taken_turn(table, user):
        return ""
    await asker.tables.stop_coaching(table, user, table.record.game)
    return words.say("tips-end")


@action(
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
        get_playing(table)
        words = asker.words(table.record.game)
    return await _run_in_panel(asker, table_id, words, "", Undo(stamp, everything))


async def _run_in_panel(
    asker: Asker,
    table_id: int,
    words: Words,
    note: str,
    command: Act | ActTogether | ChooseRest | Undo | None,
    names: Mapping[str, str] | None = None,
    before: Decision | None = None,
    since: int | None = None,
) -> Reply:
    """Run a command from a panel, and return the updated panel, with any refusal on top. `command` None: the question
    is closed. `names`: the labels of options that were chosen together. `before`: the question they answer. `since`:
    name the choices made after this number of actions."""
    try:
        if command is None:
            async with asker.tables.explain_repetition(asker.user):  # another process may have answered it just now
                raise StaleDecision(Text("error-stale"))
        outcome = await asker.tables.run(table_id, asker.user, command)
    except (IllegalAction, UndoRefused) as error:
        return await _refused(asker, table_id, words, note, error)
    message = name_undone(get_playing(outcome.table), outcome.undone, words) if outcome.undone else ""
    if outcome.stopped is not None:
        message = tell_stopped(get_game_table(outcome.table), outcome.stopped, names or {}, words)
    elif since is not None:
        actions = get_game_table(outcome.table).match.log[since:]
        labels = [(names or {}).get(pick, pick) for a in actions if a.seat == outcome.seat for pick in a.picks]
        message = words.say("rest-chosen", choices=Markup(" · ".join(labels)))
    elif before is not None and isinstance(outcome.table, Playing):
        message = tell_closed(Reader(outcome.table, asker.user.id), before, words)
    learned = await _learn(asker, outcome.table, words)
    text = "\n".join(line for line in (note, message, learned) if line)
    return Reply(panel_parts(get_game_table(outcome.table), asker.user.id, words, text), edit=True)


async def _refused(asker: Asker, table_id: int, words: Words, note: str, error: PlayerError) -> Reply:
    """A refusal, with the current panel below it."""
    rules, text = [error.rule] if error.rule else [], f"{note}\n{tell_refusal(error, words)}".strip()
    async with asker.hold_game(table_id) as (game, _):
        return Reply(panel_parts(game, asker.user.id, words, text, rules=rules), edit=True)


async def _read_notes(asker: Asker, table: Playing, words: Words) -> str:
    """The notes for an asker who opens a game, and the time left."""
    notes = await asker.tables.greet_user(table, asker.user)
    clock = Reader(table, asker.user.id).note_time(asker.tables.times)
    return "\n".join(speak(words, note) for note in [*notes, *([clock] if clock else [])])


# --- leaving ---


@action(End, clicks={ids.EndTable: lambda id, picks: (id.table, is_yes(id.answer))}, slash="table end")
async def end(asker: Asker, table_id: int, agrees: bool = True, as_steward: bool = False) -> Reply:
    """End a table. In a lobby the host decides, in a game the players vote; a steward ends either at once."""
    command = End(agrees, as_steward, await asker.tables.find_presence(table_id))
    record = (await asker.tables.run(table_id, asker.user, command)).table.record
    words = asker.words(record.game)
    if not record.is_open:
        return sentence(words.say("table-closed"))
    return sentence(words.say("vote-counted" if agrees else "vote-refused"))


@action(MoveTo, choices="move")
async def move(asker: Asker, table_id: int) -> Reply:
    """Move a table to the asker's channel. Raises TableError if the server or the table does not allow it."""
    return await _move(asker, table_id, MoveTo(asker.channel, *await check_coming(asker, table_id)))


@action(MoveTo, clicks=ids.AgreeToMove)
async def agree_to_move(asker: Asker, table_id: int, channel: int) -> Reply:
    """Agree to the proposal to move a table to a channel of another server. Raises TableError if it is no longer open,
    or the bot cannot post there."""
    async with asker.tables.hold(table_id) as table:
        subject = table.record.consent.find_subject(MoveSubject, channel)
    if subject is None:
        raise TableError(Text("error-vote-gone"))
    if not await asker.tables.around.can_post(channel):
        raise TableError(Text("error-move-there"))
    return await _move(asker, table_id, MoveTo(channel, subject.guild, subject.locale))


async def _move(asker: Asker, table_id: int, command: MoveTo) -> Reply:
    record = (await asker.tables.run(table_id, asker.user, command)).table.record
    key = "moved" if asker.channel == command.channel else "moved-there"
    key = key if record.venue.channel == command.channel else "move-asked-you"
    return sentence(asker.words(record.game).say(key, link=link_to(command.guild, command.channel)))


@action(MoveTo, slash="table move")
async def move_here(asker: Asker, table_id: int | None = None) -> Reply:
    """Move a table to this channel, by default the asker's own; if it is already here, post it again. Raises
    TableError, for instance SeveralTables if the asker has several."""
    asker.get_guild()
    if table_id is not None:
        return await move(asker, table_id)
    mine, here = await asker.tables.find_mine(asker.user.id), await asker.tables.find_open(asker.channel)
    if here in mine:
        await asker.tables.show_again(here)
        return sentence(asker.words().say("shown-again"))
    if here is not None:
        raise TableError(Text("error-channel-taken"))
    if len(mine) > 1:
        raise SeveralTables(mine, "move")
    return await move(asker, mine[0])


@action(HandOver, AskSubstitute, slash="seat hand-over")
async def hand_over(asker: Asker, table_id: int, offer: HandOver) -> Reply:
    """Offer the asker's seat to a user, or withdraw the offer."""
    outcome = await asker.tables.run(table_id, asker.user, offer)
    words = asker.words(outcome.table.record.game)
    if offer.to is None:
        return sentence(words.say("offer-withdrawn"))
    is_offered = outcome.table.record.consent.offers.get(str(asker.user.id)) == offer.to.id
    return sentence(words.say("offer-made" if is_offered else "swap-known", player=offer.to.name))


@action(AnswerOffer, clicks={ids.TakeSeat: lambda id, picks: (id.table, id.by, is_yes(id.answer))})
async def answer_offer(asker: Asker, table_id: int, by: int, accepts: bool) -> Reply:
    """Take or decline the offered seat of user `by`."""
    command = AnswerOffer(by, accepts, await asker.tables.find_presence(table_id))
    record = (await asker.tables.run(table_id, asker.user, command)).table.record
    words, back = asker.words(record.game), record.find_player(by)
    if accepts and back is not None:
        return sentence(words.say("offer-returned", player=back.name))
    return sentence(words.say("offer-accepted" if accepts else "offer-declined"))


@action(AnswerOffer, slash="seat take")
async def take_seat(asker: Asker, table_id: int, by: int | None) -> Reply:
    """Take the offered seat of user `by`, by default the only seat offered to the asker. Raises TableError if none or
    several are offered."""
    if by is None:
        async with asker.tables.hold(table_id) as table:
            record, fits = table.record, (asker.user.id, ANYBODY, FORFEIT)
            players = [player for player in record.people if record.consent.offers.get(str(player.user)) in fits]
        if not players:
            raise TableError(Text("error-no-offer-yours"))
        if len(players) > 1:
            raise TableError(Text("error-offers-several", {"players": [player.name for player in players]}))
        by = players[0].user
    return await answer_offer(asker, table_id, by or 0, True)
