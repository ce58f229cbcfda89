"""Views of a game: the board now and earlier, the score, the story, hands, the rules."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import NamedTuple

import images
from cogs import ids
from cogs.messages.hands import hand_parts
from cogs.messages.names import Markup, Words
from cogs.messages.panel import choices_parts, find_part, panel_parts, waiting_line
from cogs.messages.parts import MOST_PARTS, Part, button, count_parts, picture, row, text
from cogs.messages.pictures import Shot, breathe, draw
from cogs.messages.questions import OpenPage
from cogs.messages.speech import MESSAGE, clip_lines, speak
from cogs.messages.stories import Score, story, whole_story
from cogs.panels.handlers import handler
from cogs.panels.replies import Asker, Reply, SeveralTables, Work, sentence
from fronde.core.errors import TableError
from fronde.core.game import View
from fronde.core.rulebook import find_passages
from fronde.core.types import Event, Name, Seat, Text
from fronde.games import GAMES, get_game
from fronde.host.archive.past import Moment, Past, find_moments, list_rules, past_of, view_after
from fronde.host.notices.announcements import scene
from fronde.host.people.rights import Right
from fronde.host.table import GameTable, Playing, Table, find_acting, get_game_table, opening_of
from images import Picture, Scene, Style

MISSED = 8
"""Maximum lines of the story that a user missed."""
CHANGES = 14
"""Maximum lines of the story since a user's last visit, or of an earlier turn."""
LARGE = 2400
"""Width in pixels of the large board."""
BOARDS = ("mine", "all", "large", "dark")
"""The pictures that show the board itself."""
VISIT = "visit"
"""The name of the picture of the board with all changes since the reader's last visit."""


async def _draw(asker: Asker, shot: Shot, words: Words) -> Picture | None:
    """A picture on request. Raises TableError for a user who asks too often."""
    asker.tables.pictures.take(asker.user.id)
    return await draw(shot, words.locale)


async def try_draw(asker: Asker, shot: Shot, words: Words) -> Picture | None:
    """A picture that accompanies an answer; None for a user who asks too often."""
    with contextlib.suppress(TableError):
        return await _draw(asker, shot, words)
    return None


def find_turn(moments: Sequence[Moment], turn: int) -> int:
    """The index of the moment at which a turn begins. Raises TableError for a turn that was not played."""
    place = next((n for n, moment in enumerate(moments) if moment.turn == turn), None)
    if place is None:
        raise TableError(Text("error-no-turn", {"first": moments[0].turn, "last": moments[-1].turn}))
    return place


def tell_rule(passage: tuple[str, str, str], words: Words) -> str:
    """A rule in our words, below its number and title."""
    number, title, rule = map(Markup, passage)
    return words.say("rule-line", number=number, title=title, rule=rule)


# --- in the panel ---


@handler(
    Right.PLAYER,
    clicks={
        ids.LookAtBoard: lambda id, picks: (id.table, id.seat, "board"),
        ids.LookAtReach: lambda id, picks: (id.table, id.seat, "reach"),
        ids.LookAtHand: lambda id, picks: (id.table, id.seat, "hand"),
    },
    slow=True,
)
async def look_at(asker: Asker, table_id: int, number: int | None, what: str) -> Reply:
    """The panel with a picture of the board, of a seat's destinations, or of its cards."""
    return await _look(asker, table_id, number, lambda _, seat: what if what == "board" else f"{what}:{seat}")


async def _look(
    asker: Asker, table_id: int, number: int | None, show: Callable[[GameTable, Seat], str], *, choices: bool = False
) -> Reply:
    """The panel with a picture from one of the reader's seats. The next choice removes the picture, unless it shows the
    options."""
    user = asker.user.id
    async with asker.hold_game(table_id) as (game, words):
        seat = _find_seat(game, user, number)
        if isinstance(game, Playing) and not choices:
            game.watching.pop(user, None)
        notice = _tell_part(game, user, seat, words) if choices else ""
        shot = Shot(game.record.game, scene(game, seat), show(game, seat))
    picture = await _draw(asker, shot, words)
    async with asker.tables.hold(table_id) as table:  # not held while drawing
        return Reply(panel_parts(get_game_table(table), user, words, notice, looking=True), [picture], edit=True)


@handler(Right.PLAYER, clicks=ids.LookAtChoices, slow=True)
async def look_at_choices(asker: Asker, table_id: int, number: int | None) -> Reply:
    """The panel with a picture of one seat's options. Each further click in the same turn shows the next part. The
    picture stays for the rest of the turn, or until the reader looks at another one."""
    user = asker.user.id
    async with asker.tables.hold(table_id) as table:
        if isinstance(table, Playing):
            seat = _find_seat(table, user, number)
            *view, part = table.watching.get(user, (None, None, -1))
            table.watching[user] = table.match.turn, seat, part + 1 if view == [table.match.turn, seat] else 0
    return await _look(asker, table_id, number, lambda game, seat: _show_choices(game, user, seat), choices=True)


def _find_seat(table: GameTable, user: int, number: int | None) -> Seat:
    """The user's seat of this number, or the one they act with. Raises TableError if it is not theirs."""
    seat = find_acting(table, user) if number is None else dict(enumerate(table.seats)).get(number)
    if seat is None or seat not in table.seats_of(user):
        raise TableError(Text("error-not-at-table"))
    return seat


def _show_choices(table: GameTable, user: int, seat: Seat) -> str:
    """The picture of a seat's options, in the part that the user has reached; the board if no question is open."""
    parts = choices_parts(table, seat) if isinstance(table, Playing) else []
    return parts[find_part(table, user, seat, parts) or 0] if isinstance(table, Playing) and parts else "board"


def _tell_part(table: GameTable, user: int, seat: Seat, words: Words) -> Markup | str:
    """The line that says which part of the options is shown; empty if one picture shows all."""
    parts = choices_parts(table, seat) if isinstance(table, Playing) else []
    if not isinstance(table, Playing) or len(parts) < 2:
        return ""
    return words.say("choices-part", part=(find_part(table, user, seat, parts) or 0) + 1, parts=len(parts))


def _find_watched_seat(table: GameTable, user: int) -> tuple[Seat, Shot] | None:
    """The seat whose options a user has asked to see in this turn, and their picture. None if there is none."""
    if not isinstance(table, Playing) or user not in table.watching:
        return None
    _, seat, _ = table.watching[user]
    parts = choices_parts(table, seat) if seat in table.seats_of(user) else []
    part = find_part(table, user, seat, parts)
    return None if part is None else (seat, Shot(table.record.game, scene(table, seat), parts[part]))


async def show_panel(
    asker: Asker,
    table_id: int,
    words: Words,
    notice: str,
    page: OpenPage | None = None,
    rules: Sequence[str] = (),
) -> Reply:
    """A Reply that replaces the clicked panel by the asker's panel as the game is now. It includes the picture of their
    options if they asked for one in this turn, unless they have had too many pictures or the game changed while it was
    drawn."""
    user = asker.user.id
    async with asker.hold_game(table_id) as (game, _):
        revision, watch = game.record.revision, _find_watched_seat(game, user)
    seat, shot = watch or (None, None)
    board = await try_draw(asker, shot, words) if shot else None
    async with asker.hold_game(table_id) as (game, _):  # not held while drawing
        parts = panel_parts(game, user, words, notice, page, rules=rules)
        if seat is None or board is None or game.record.revision != revision:
            return Reply(parts, edit=True)
        note = _tell_part(game, user, seat, words)
    full = [*parts[:1], *([text(note)] if note else []), picture(), *parts[1:]]
    fits = sum(map(count_parts, full)) <= MOST_PARTS
    return Reply(full, [board], edit=True) if fits else Reply(parts, edit=True)


# --- the board, for anybody ---


def label_pictures(table: Table, user: int, words: Words) -> dict[str, str]:
    """The choices of `/board` with their labels: the board, the changes, the destinations of seats (the user's own
    first), the game's other pictures, and those of this position."""
    game = table.record.game
    labels: dict[str, str] = {name: words.say(f"board-view-{name}") for name in (*BOARDS, VISIT)}
    if isinstance(table, GameTable):
        mine = table.seats_of(user)
        for seat in sorted(table.seats, key=lambda seat: seat not in mine):
            if images.has_view(game, f"reach:{seat}"):
                labels[f"reach:{seat}"] = words.say("board-view-reach", seat=Name("seat", seat))
    always = {show: words.say(f"view-{show.replace(':', '-')}") for show in images.offered_pictures(game)}
    return labels | always | {show: speak(words, text) for show, text in _offers(table).items()}


async def suggest(asker: Asker) -> dict[str, str]:
    """The choices of `/board` at the asker's table."""
    async with asker.tables.hold(await asker.find_table()) as table:
        return label_pictures(table, asker.user.id, asker.words(table.record.game))


def _offers(table: Table) -> dict[str, Text]:
    """The pictures of the position that everyone may see."""
    return images.offers(table.record.game, table.view(None)) if isinstance(table, GameTable) else {}


@handler(
    Right.ANYBODY,
    clicks={ids.LookHere: lambda id, picks: (id.table, "all")},
    slash="board",
    slow=True,
    choices={"board": lambda argument: (argument,)},
)
async def board(asker: Asker, table_id: int, whose: str) -> Reply:
    """The current board, as everyone or the reader's own seat sees it, with the changes since the last turn post
    marked. `whose`: a key of `label_pictures`, for instance the large or dark board. Raises TableError for an unknown
    one."""
    if whose == VISIT:
        return await since_visit(asker, table_id)
    async with asker.hold_game(table_id) as (game, words):
        if whose not in label_pictures(game, asker.user.id, words):
            raise TableError(Text("error-no-picture"))
        await asker.tables.note_visit(game, asker.user.id)
        own = whose == "mine" or whose in _offers(game)
        seat = find_acting(game, asker.user.id) if own else None
        parts: list[Part] = [picture(), text(Score.of(game).line(words)), text(waiting_line(game, words))]
        shot = _shot_of_board(game, seat, whose)
    return Reply(parts, [await _draw(asker, shot, words)])


def _shot_of_board(table: GameTable, seat: Seat | None, whose: str) -> Shot:
    style: Style = "dark" if whose == "dark" else "light"
    show = "board" if whose in BOARDS else whose
    board_scene = scene(table, seat)
    return Shot(table.record.game, board_scene, show, LARGE if whose == "large" else 1600, style)


@handler(Right.ANYBODY, clicks=ids.LookSince, slow=True)
async def since_visit(asker: Asker, table_id: int) -> Reply:
    """The changes since the reader's last visit, in words and marked on the board."""
    async with asker.hold_game(table_id) as (game, words):
        since, past = (await asker.tables.note_visit(game, asker.user.id)).since, past_of(game)
        is_seated = bool(game.seats_of(asker.user.id))
    heading = words.say("since-visit" if since else "since-begun" if is_seated else "since-beginning")
    return await _show_changes(asker, table_id, past, max(since, past.after), heading, visit=True)


async def picture_since(asker: Asker, table_id: int, since: int) -> Reply:
    """The board with all changes after this number of actions marked."""
    async with asker.hold_game(table_id) as (game, words):
        past, view = past_of(game), game.view(None)
    before = await asyncio.to_thread(view_after, past, max(since, past.after), breathe)
    parts = [text(words.say("since-visit")), picture()]
    return Reply(parts, [await _draw(asker, _shot_of_past(past, view, before), words)])


class Absence(NamedTuple):
    """The events that a user missed: their story, and a picture of all changes, or for a game without pictures a button
    that shows them."""

    story: str = ""
    ways: Sequence[Part] = ()
    picture: Work | None = None


async def tell_missed_events(asker: Asker, table: Playing, since: int, words: Words) -> Absence:
    """The events since the reader's last visit, except those that the panel shows anyway. Empty if the user missed
    nothing, or has already read them."""
    user, end = asker.user.id, table.record.report.action_count
    if not since or since >= end or table.readings.get(user) == since:
        return Absence()
    table.readings[user] = since
    groups = await asker.tables.load_events(table)
    events = table.leave_out(table.seats_of(user), groups[since:end], end)
    lines = story(table.game, events, find_acting(table, user), words, MISSED)
    if not lines:
        return Absence()
    text = "\n".join(f"-# {line.removeprefix('-# ')}" for line in lines)
    summary = f"{words.say('since-visit-panel')}\n{text}"
    if images.find_manifest(table.record.game) is not None:
        return Absence(summary, picture=partial(picture_since, table_id=table.id, since=since))
    return Absence(summary, [row(button(ids.LookSince(table.id).button, words.say("button-since")))])


async def _show_changes(
    asker: Asker, table_id: int, past: Past, since: int, heading: str, *, visit: bool = False
) -> Reply:
    """The story after this number of actions, and the board with all changes marked. The story of a `visit` leaves out
    the reader's own actions."""
    before = await asyncio.to_thread(view_after, past, since, breathe)
    async with asker.hold_game(table_id) as (game, words):
        line = await _tell_actions(asker, game, words, since, None, game.seats_of(asker.user.id) if visit else ())
        view, score = game.view(None), Score.of(game).line(words)
    parts = [picture(), text(heading), text(line or words.say("since-nothing")), text(score)]
    return Reply(parts, [await _draw(asker, _shot_of_past(past, view, before), words)])


def _shot_of_past(past: Past, view: View, before: View | None) -> Shot:
    return Shot(past.game.key, Scene(view, past.names, before))


async def _tell_actions(
    asker: Asker, table: GameTable, words: Words, first: int, end: int | None, own: Sequence[Seat] = ()
) -> str:
    """The summary of a range of actions, as the reader may know it, without the actions of their `own` seats."""
    groups = (await asker.tables.load_events(table))[first:end]
    events, seat = table.leave_out(own, groups, first + len(groups)), find_acting(table, asker.user.id)
    return "\n".join(_name_seat(asker, table, words, story(table.game, events, seat, words, CHANGES)))


def _tell(asker: Asker, table: GameTable, words: Words, events: list[Event]) -> list[str]:
    """The full story, as one of the reader's seats knows it."""
    lines = whole_story(table.game, events, find_acting(table, asker.user.id), words)
    return _name_seat(asker, table, words, lines)


def _name_seat(asker: Asker, table: GameTable, words: Words, lines: list[str]) -> list[str]:
    """The lines; for a reader with several seats, the last line names the seat whose knowledge they show."""
    seat = find_acting(table, asker.user.id)
    if seat and lines and len(table.seats_of(asker.user.id)) > 1:
        lines.append(words.say("log-seat", seat=Name("seat", seat)))
    return lines


@handler(Right.ANYBODY, clicks=ids.WholeTurn)
async def whole_turn(asker: Asker, table_id: int, first: int, end: int) -> Reply:
    """The full story from action `first` to `end`, as the reader may know it; with `end` 0, all that the clicked post
    covers. Raises TableError if the message is not a turn post."""
    if not end:
        post = await asker.tables.store.find_post_span(asker.message)
        if post is None:
            raise TableError(Text("error-nothing-told"))
        first, end = post.first, post.end
    async with asker.hold_game(table_id) as (game, words):
        groups = (await asker.tables.load_events(game))[first:end]
        lines = _tell(asker, game, words, [event for group in groups for event in group])
    return sentence("\n".join(clip_lines(lines, MESSAGE - 100)) or words.say("log-empty"))


@handler(Right.ANYBODY, slash="menu-explain")
async def explain(asker: Asker, message: int) -> Reply:
    """The full story of a turn post, as the reader may know it, and the rules involved. Raises TableError for any other
    message."""
    span = await asker.tables.store.find_post_span(message)
    if span is None:
        raise TableError(Text("error-nothing-told"))
    async with asker.hold_game(span.table) as (game, words):
        seat = find_acting(game, asker.user.id)
        groups = (await asker.tables.load_events(game))[span.first : span.end]
        opening = [] if span.first else opening_of(game.record)
        events = [event for group in [opening, *groups] for event in group]
        lines = _tell(asker, game, words, events)
        numbers = [n for n, group in enumerate(groups, span.first + 1) if any(event.reaches(seat) for event in group)]
        try:
            past = past_of(game)
        except TableError:  # a game under older rules cannot be replayed: tell only the results
            past = None
    citations = (
        [] if past is None or span.first < past.after else await asyncio.to_thread(list_rules, past, numbers, breathe)
    )
    story = "\n".join(clip_lines(lines, MESSAGE // 2)) or words.say("log-empty")
    return sentence("\n".join([words.say("explained"), story, *_tell_rules(citations, words)]))


def _tell_rules(numbers: Sequence[str], words: Words) -> list[str]:
    """Rules in our words, as many as fit, and the numbers of the rest."""
    lines, rest, room = list[str](), list[str](), MESSAGE // 2 - 200
    for number in numbers:
        for _, title, rule in find_passages(words, number)[:1]:
            line = tell_rule((number, title, rule), words)
            room -= len(line)
            lines += [line] if room >= 0 else []
            rest += [] if room >= 0 else [number]
    return [
        *([words.say("explained-rules")] if lines else []),
        *lines,
        *([words.say("explained-more", rules=rest)] if rest else []),
    ]


def write_turn(turn: int | None, changes: bool) -> str:
    """The turn and the changes of `past_board` as one string."""
    return f"{'' if turn is None else turn}{'+' * changes}"


def read_turn(word: str) -> tuple[int | None, bool]:
    """The turn and the changes of `past_board`, read from that string."""
    number = word.rstrip("+")
    return int(number) if number.isdecimal() else None, word.endswith("+")


@handler(Right.ANYBODY, slash="review history", choices={"history": lambda argument: read_turn(argument)})
async def past_board(asker: Asker, table_id: int, turn: int | None, changes: bool) -> Reply:
    """The board at the start of a turn, and the events of that turn. With `changes`, the current board with all changes
    since then marked. Without a turn, the changes since the reader's last visit. Raises TableError for a turn that was
    not played."""
    if turn is None:
        return await since_visit(asker, table_id)
    async with asker.hold_game(table_id) as (game, words):
        await asker.tables.note_visit(game, asker.user.id)
        past = past_of(game)
    moments = await asyncio.to_thread(find_moments, past, breathe)
    place = find_turn(moments, turn)
    then = moments[place]
    if changes:
        return await _show_changes(asker, table_id, past, then.actions, words.say("since-turn", turn=turn))
    following = next((m.actions for m in moments[place + 1 :] if m.turn != turn), None)
    async with asker.tables.hold(table_id) as table:
        line = await _tell_actions(asker, get_game_table(table), words, then.actions, following)
    parts = [picture(), text(words.say("past-board", turn=turn)), text(line)]
    before = moments[place - 1].view if place else None
    return Reply(parts, [await _draw(asker, _shot_of_past(past, then.view, before), words)])


# --- in words ---


@handler(Right.PLAYER, slash="hand", slow=True, choices="hand")
async def hand(asker: Asker, table_id: int) -> Reply:
    """The private information of the reader: each of their seats under its name, with a picture."""
    user = asker.user.id
    asker.tables.pictures.take(user)
    async with asker.hold_game(table_id) as (game, words):
        notes = await asker.tables.greet_user(game, asker.user)
        parts = [text("\n".join(speak(words, note) for note in notes)), *hand_parts(game, user, words)]
        shots = [
            Shot(game.record.game, Scene(game.view(seat), game.names), f"hand:{seat}") for seat in game.seats_of(user)
        ]
    return Reply(parts, [await draw(shot, words.locale) for shot in shots])


@handler(Right.ANYBODY, slash="score", choices="score")
async def score(asker: Asker, table_id: int) -> Reply:
    """Every seat's score item by item."""
    async with asker.hold_game(table_id) as (game, words):
        await asker.tables.note_visit(game, asker.user.id)
        return sentence("\n".join(Score.of(game).details(words)))


@handler(Right.ANYBODY, slash="rules")
async def rules(asker: Asker, find: str | None, game_key: str | None) -> Reply:
    """A rule by number or word; without a search, how to play."""
    game = get_game(game_key or await game_here(asker))
    words = asker.words(game.key)
    passages = find_passages(words, find)
    if not passages and not find:
        raise TableError(Text("error-no-rules", {"game": game.key}))
    lines = [tell_rule(one, words) for one in passages]
    head = [line for line, length in zip(lines, accumulate(map(len, lines)), strict=True) if length < MESSAGE - 100]
    return sentence("\n".join(head) or words.say("rules-none", find=find or ""))


async def game_here(asker: Asker) -> str:
    """The game of this channel's table, or the first game on offer."""
    try:
        table_id = await asker.find_table()
    except SeveralTables as several:
        table_id = several.tables[0]
    except TableError:
        return next(iter(GAMES))
    async with asker.tables.hold(table_id) as table:
        return table.record.game
