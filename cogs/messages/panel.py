"""The panel: a game's questions to a player as text, buttons and menus, with everything around them. Knows no game and
no rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

import images
from cogs.ids import (
    Advise,
    Compare,
    LookAtBoard,
    LookAtChoices,
    LookAtHand,
    LookAtReach,
    OpenPanel,
    ReadRule,
    StopCoaching,
    UndoAll,
    UndoLast,
)
from cogs.messages.chapters import find_beginning
from cogs.messages.hands import hand_lines
from cogs.messages.names import Markup, Words, channel_link
from cogs.messages.parts import (
    MOST_PARTS,
    MOST_ROWS,
    PER_ROW,
    Part,
    button,
    count_parts,
    is_row,
    picture,
    row,
    rows,
    text,
)
from cogs.messages.questions import MOST_MENUS, OpenPage, question, show_options, tell_refusal
from cogs.messages.speech import fit, game_title, speak
from cogs.messages.stories import Score, story
from fronde.core.rulebook import find_rules
from fronde.core.types import Action, Event, Name, Seat
from fronde.host.commands.base import Halt
from fronde.host.deals import is_waited_openly
from fronde.host.people.opponents import Manner
from fronde.host.reader import Reader
from fronde.host.table import GameTable, OpenQuestion, Playing

SUMMARY = 8
"""Maximum lines of the running summary."""
MOST_RULES = 3
"""Maximum number of buttons for the rules that a panel names."""
MOST_SUMMED = 1000
"""Maximum characters for the events of a turn, and for the summary of the turn."""
MOST_HELD = 1000
"""Maximum characters for a seat's hand."""


def panel_parts(
    table: GameTable,
    user: int,
    words: Words,
    notice: str = "",
    page: OpenPage | None = None,
    *,
    looking: bool = False,
    most_menus: int = MOST_MENUS,
    rules: Sequence[str] = (),
    forms: bool = True,
) -> list[Part]:
    """All open decisions of a user, seat by seat: the preceding events, the hand, and the questions, each in at most
    `most_menus` menus; then undo and the views of the board. `notice`, which names these `rules`, is directly above the
    questions, and the picture the user is `looking` at below it: a user who has just pressed a button is at the end of
    the panel, and would not see its top on a phone. `forms`: with the buttons that open forms."""
    notice_parts = [text(notice), *([picture()] if looking else [])]
    if not isinstance(table, Playing):
        return [*notice_parts, text(words.say("panel-over"))]
    reader = Reader(table, user)
    acting = list(dict.fromkeys(one.decision.seat for one in reader.questions))
    tools = _tools(reader, user, words, acting, rules)
    if not reader.questions:
        return [*notice_parts, text(waiting_line(table, words)), *tools]
    ending = _ending(reader, words)
    show_hand, *blocks = _blocks(reader, words, acting, page, forms)
    tip = find_tip(table, user, words, reader.questions)
    tips = [text(words.say("panel-tip", tip=words.say(tip)))] if tip else []
    parts = [*_heading(reader, acting[0], words), *tips, *show_hand(most_menus), *notice_parts]
    room = MOST_PARTS - sum(map(count_parts, [*parts, *ending, *tools]))
    for make in blocks:
        for most in (most_menus, 1):
            block = make(most)
            if sum(map(count_parts, block)) <= room:
                parts += block
                room -= sum(map(count_parts, block))
                break
    return [*parts, *ending, *tools]


def _blocks(
    reader: Reader, words: Words, acting: Sequence[Seat], page: OpenPage | None, forms: bool
) -> Iterator[Callable[[int], list[Part]]]:
    """The blocks of a panel in order: for each seat its hand, then its questions. Each is made for a maximum number of
    menus."""
    table, questions = reader.table, reader.questions
    for seat in acting:
        own = () if seat in table.nobodys else questions
        options = {option for one in own if one.decision.seat == seat for option in one.decision.options}
        lines = hand_lines(table, seat, words, MOST_HELD // len(acting), options)
        heading = words.say("panel-hand-open" if seat in table.nobodys else "panel-hand")
        seat_title = [text(words.say("panel-seat", seat=Name("seat", seat)))] if seat != acting[0] else []
        hand = [*seat_title, *([text("\n".join([heading, *lines]))] if lines else [])]
        yield lambda most, hand=hand: hand  # type: ignore[misc]
        mine = (one for one in questions if one.decision.seat == seat)
        yield from (partial(question, reader, one, words, page, form=forms) for one in mine)


def _ending(reader: Reader, words: Words) -> list[Part]:
    """The players that the game waits for, if the reader is not one of them, and those of the reader's seats that have
    no question."""
    acting = {one.decision.seat for one in reader.questions}
    idle = [Name("seat", seat) for seat in reader.seats if seat not in acting]
    waiting = [] if reader.owes else [text(waiting_line(reader.table, words))]
    return [*waiting, *([text(words.say("panel-idle", seats=idle))] if idle else [])]


def find_tip(table: Playing, user: int, words: Words, questions: Sequence[OpenQuestion]) -> str | None:
    """The message id of a tip on the first question, for a player new to the game; None if there is none."""
    if not table.novices.get(user) or not questions:
        return None
    ends = table.game.speech.ending.issuperset(questions[0].decision.options)
    message = "coach-end-turn" if ends else f"coach-{questions[0].decision.step}"
    return message if words.has(message) else None


def _heading(reader: Reader, seat: Seat, words: Words) -> list[Part]:
    """The game, the acting seat, and the events since the last turn post, as that seat knows them; at the end of its
    turn, the summary of the turn."""
    table = reader.table
    heading = words.say("panel-title", title=game_title(words, table.record.game), seat=Name("seat", seat))
    changes = Score.of(table, table.record.report.score).changes(words)
    if table.match.turn.seat == seat and any(reader.ends_turn(one.decision) for one in reader.questions):
        events = since_turn_began(table)
        if lines := story(table.game, events, seat, words, SUMMARY):
            return [text(heading), text(sum_up(reader, seat, events, lines, changes, words))]
    own = [] if table.match.turn.seat in (None, seat) else [seat, *reader.seats]  # a turn so far is summed up whole
    recent = table.leave_out(own, table.untold, len(table.match.log))
    summary = [f"-# {line.removeprefix('-# ')}" for line in story(table.game, recent, seat, words, SUMMARY)]
    if changes:
        summary.append(words.say("panel-points", changes=changes))
    return [text(heading), text("\n".join(fit(summary, MOST_SUMMED)))]


def since_turn_began(table: Playing) -> list[Event]:
    """The events since the last turn post, or since the turn began if that was later."""
    events = table.recent()
    return events[find_beginning(events) :] or events


def sum_up(
    reader: Reader, seat: Seat, events: Sequence[Event], story_lines: Sequence[str], changes: str, words: Words
) -> str:
    """The summary of a turn: its events, the changes of points, its costs and what it makes possible for others, as its
    seat may know it."""
    more = [speak(words, line) for line in reader.game.speech.sum_up_turn(reader.imagine(seat), events, seat)]
    points = [words.say("panel-sum-points", changes=Markup(changes))] if changes else []
    lines = [line.removeprefix("-# ") for line in story_lines]
    room = MOST_SUMMED - sum(map(len, (*more, *points)))
    items = [f"- {line}" for line in (*fit(lines, room), *points, *more)]
    return "\n".join([words.say("panel-sum"), *items])


def question_parts(table: Playing, user: int, words: Words) -> list[Part] | None:
    """The content of a question sent by direct message; None if there is no open question."""
    reader = Reader(table, user)
    if not reader.owes:
        return None
    title, channel = game_title(words, table.record.game), channel_link(table.record.venue.channel)
    seats = [Name("seat", seat) for seat in dict.fromkeys(one.decision.seat for one in reader.questions)]
    call = words.say("question-direct", seats=seats, title=title, channel=channel)
    return panel_letter(table, user, words, call)


def panel_letter(table: Playing, user: int, words: Words, notice: str) -> list[Part]:
    """A panel as a classic message below its subject. Questions with too many menus for one message are paged. There is
    no room for buttons that open forms."""
    full = panel_parts(table, user, words, forms=False)
    if sum(map(is_row, full)) > MOST_ROWS:
        full = letter(table, panel_parts(table, user, words, most_menus=1, forms=False), words)
    return [text(notice), *full]


def letter(table: Playing, panel: list[Part], words: Words) -> list[Part]:
    """A panel as a classic message. One with too many rows gets a button that opens it instead."""
    if sum(map(is_row, panel)) <= MOST_ROWS:
        return panel
    texts = [part for part in panel if not is_row(part)]
    return [*texts, row(button(OpenPanel(table.id).button, words.say("button-answer"), "main"))]


def waiting_line(table: GameTable, words: Words) -> str:
    """The line that names the players the game waits for, if everyone may know them; or says that the game is over."""
    if table.match.over:
        return words.say("panel-over")
    if not is_waited_openly(table):
        return words.say("panel-waiting-hidden")
    people = [
        words.say("player-seat", mention=table.player_of(seat).name, seat=Name("seat", seat))
        for seat in table.match.waiting_for()
    ]
    return words.say("panel-waiting", people=people)


def tell_undo(table: Playing, action: Action, words: Words) -> str:
    """The sentence about an undone choice, which is open again."""
    decisions = [decision for decision in table.match.decisions_of(action.seat) if decision.step == action.step]
    labels = {
        option.id: option.label for decision in decisions for option in show_options(Reader(table), decision, words)
    }
    if not action.picks or not set(action.picks) <= set(labels):
        return words.say("undone")
    return words.say("undone-choice", choice=", ".join(labels[pick] for pick in action.picks))


def tell_halt(table: GameTable, halt: Halt, names: Mapping[str, str], words: Words) -> str:
    """The sentence about a choice, of several made together, that was not carried out, and why. A missing choice that
    would only have ended the question is not mentioned."""
    options = [option for option in halt.rest if option not in table.game.speech.closing]
    remaining = [Markup(name) for name in dict.fromkeys(names.get(option, "") for option in options) if name]
    if not remaining:
        return ""
    if halt.refusals:
        reasons: dict[Markup, dict[Markup, None]] = {}
        for option in options:
            if (refusal := halt.refusals.get(option)) is not None:
                reasons.setdefault(tell_refusal(refusal, words), {})[Markup(names.get(option, ""))] = None
        return "\n".join(words.say("stopped-refused", left=list(them), reason=why) for why, them in reasons.items())
    seats = [Name("seat", seat) for seat in halt.waiting if is_waited_openly(table)]
    return words.say(
        "stopped-waiting" if seats else "stopped-revealed", left=remaining, count=len(remaining), seats=seats
    )


# --- around the questions ---


def find_option_picture(table: Playing, seat: Seat, *, on_board: bool = False) -> str | None:
    """The picture of a seat's options; None if its question has none. `on_board`: only a picture of the board
    itself."""
    game, view = table.record.game, table.view(seat)
    decisions = sorted((one.decision for one in table.questions[seat]), key=lambda d: not d.required)
    shows = (show for d in decisions if (show := images.targets_of(game, view, d.options)))
    return next((show for show in shows if images.is_on_board(show) or not on_board), None)


def choices_parts(table: Playing, seat: Seat) -> list[str]:
    """The pictures of a seat's options, split so that each is readable on a phone; empty if there are none."""
    show = find_option_picture(table, seat)
    return [] if show is None else images.parts_of(table.record.game, table.view(seat), show)


def find_part(table: Playing, user: int, seat: Seat, parts: Sequence[str]) -> int | None:
    """The number of the part of a seat's options that a user sees in this turn; None for a user who has not asked to
    see them."""
    *view, part = table.watching.get(user, (None, None, 0))
    return part % len(parts) if parts and view == [table.match.turn, seat] else None


def _tools(reader: Reader, user: int, words: Words, acting: Sequence[Seat], rules: Sequence[str] = ()) -> list[Part]:
    """The buttons below a panel: undo, if allowed; the board and the other pictures for the acting seats, or for all of
    the user's seats; and the rules that the panel names."""
    table, questions, lines = reader.table, reader.questions, list(acting) or reader.seats
    buttons: list[dict[str, Any]] = []
    if reader.undoable:
        buttons.append(button(UndoLast(table.id, table.undo_stamp(user)).button, words.say("button-undo")))
    if reader.undoable > 1:
        buttons.append(button(UndoAll(table.id, table.undo_stamp(user)).button, words.say("button-undo-all")))
    if Manner.of(table.record).advice and reader.owes:
        buttons.append(button(Advise(table.id).button, words.say("button-advise")))
    if any(reader.compares(one.decision) for one in questions):
        buttons.append(button(Compare(table.id).button, words.say("button-compare")))
    buttons.append(button(LookAtBoard(table.id).button, words.say("button-board")))
    for seat in lines:
        buttons += _looks(table, user, seat, words, is_asked=seat in acting, is_one_of=len(lines))
    if find_tip(table, user, words, questions):
        buttons.append(button(StopCoaching(table.id).button, words.say("button-no-coach")))
    for rule in list_rules(words, [*rules, *(one.decision.rule for one in questions)]):
        buttons.append(button(ReadRule(table.id, rule).button, words.say("button-rule", rule=Markup(rule))))
    return rows(buttons[: 2 * PER_ROW])


def list_rules(words: Words, candidates: Sequence[str | None]) -> list[str]:
    """The first few of these rules for which we have a text."""
    return [rule for rule in dict.fromkeys(candidates) if rule and _is_found(words, rule)][:MOST_RULES]


@lru_cache(maxsize=256)
def _is_found(words: Words, rule: str) -> bool:
    """Whether there is a text for a rule. The result is cached, since every panel asks."""
    return bool(find_rules(words, rule))


def _looks(
    table: Playing, user: int, seat: Seat, words: Words, *, is_asked: bool, is_one_of: int
) -> Iterator[dict[str, Any]]:
    game, number = table.record.game, table.seats.index(seat)
    parts = choices_parts(table, seat) if is_asked else []
    part = find_part(table, user, seat, parts)
    looks = (
        (LookAtChoices(table.id, number), bool(parts)),
        (LookAtReach(table.id, number), images.has_view(game, f"reach:{seat}")),
        (LookAtHand(table.id, number), images.has_view(game, f"hand:{seat}")),
    )
    for look, has_picture in looks:
        if has_picture:
            further = look.name == "choices" and len(parts) > 1 and part is not None
            label = "button-choices-more" if further else f"button-{look.name}"
            args = {"seat": Name("seat", seat), "several": int(is_one_of > 1), "parts": len(parts)}
            yield button(look.button, words.say(label, **args, part=((part or 0) + 1) % max(len(parts), 1) + 1))
