"""The panel: whatever a game asks a player, as text, buttons and menus. Knows no game and no rule.

Up to five options are buttons, up to 25 a menu, more a menu of pages and one of the page chosen: lists of any length,
grouped as the game groups them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import images
from cogs.ids import LookAtBoard, LookAtChoices, LookAtHand, LookAtReach, OpenPanel, Page, Pick, Question, UndoLast
from cogs.messages.hands import hand_lines
from cogs.messages.names import Said, Words, channel_link
from cogs.messages.parts import (
    MOST_PARTS,
    MOST_ROWS,
    PER_MENU,
    PER_ROW,
    Part,
    button,
    count_parts,
    is_row,
    menu,
    picture,
    row,
    rows,
    text,
)
from cogs.messages.speech import clip, clip_lines, game_title, speak
from cogs.messages.stories import story
from fronde.core.types import Action, Decision, Name, OptionText, Seat
from fronde.host.table import Asked, Dealt, Playing

SUMMARY = 8
"""Lines of the running summary."""
MOST_HINTS, MOST_HELD = 900, 1000
"""Characters of hints listed beside buttons, and of what is held in private."""


@dataclass(slots=True, frozen=True)
class Shown:
    """An option as its reader sees it; `number` is its place among the decision's options."""

    number: int
    id: str
    label: str
    hint: str
    group: str


@dataclass(slots=True, frozen=True)
class Leaf:
    """Options listed together, a menu's length at most."""

    title: str
    options: list[Shown]


@dataclass(slots=True, frozen=True)
class Opened:
    """The page of a long question that is shown: the seat's number, the step and place, and the page's."""

    seat: int
    step: str
    place: int
    page: int


def panel_parts(
    table: Dealt, user: int, said: Words, notice: str = "", opened: Opened | None = None, *, looking: bool = False
) -> list[Part]:
    """All that a user may decide now, seat by seat: what came before, the hand, the questions; then undo and looks at
    the board. `notice` stands on top, and below it a picture where the user is `looking` at one."""
    top = [text(notice), *([picture()] if looking else [])]
    if not isinstance(table, Playing):
        return [*top, text(said.say("panel-over"))]
    asked = table.asked_of(user)
    acting = list(dict.fromkeys(one.decision.seat for one in asked))
    tools = _tools(table, user, said, acting)
    if not asked:
        return [*top, text(waiting_line(table, said)), *tools]
    ending = _ending(table, user, said, asked)
    parts = [*top, *_heading(table, acting[0], said)]
    room = MOST_PARTS - sum(map(count_parts, [*parts, *ending, *tools]))
    for shown in _questions(table, said, asked, acting, opened):
        room -= sum(map(count_parts, shown))
        if room >= 0:
            parts += shown
    return [*parts, *ending, *tools]


def _questions(
    table: Playing, said: Words, asked: Sequence[Asked], acting: Sequence[Seat], opened: Opened | None
) -> Iterator[list[Part]]:
    """Seat by seat what it holds and what it is asked."""
    for seat in acting:
        lines = hand_lines(table, seat, said, MOST_HELD // len(acting))
        heading = said.say("panel-hand-open" if seat in table.nobodys else "panel-hand")
        named = [text(said.say("panel-seat", seat=Name("seat", seat)))] if seat != acting[0] else []
        yield [*named, *([text("\n".join([heading, *lines]))] if lines else [])]
        yield from (question(table, one, said, opened) for one in asked if one.decision.seat == seat)


def _ending(table: Playing, user: int, said: Words, asked: Sequence[Asked]) -> list[Part]:
    """Whom the game waits for where it is not the reader, and which of the reader's seats are not asked."""
    acting = {one.decision.seat for one in asked}
    idle = [Name("seat", seat) for seat in table.seats_of(user) if seat not in acting]
    waiting = [] if any(one.decision.required for one in asked) else [text(waiting_line(table, said))]
    return [*waiting, *([text(said.say("panel-idle", seats=idle))] if idle else [])]


def _heading(table: Playing, seat: Seat, said: Words) -> list[Part]:
    """The game, the seat that acts, and what happened since the last turn post, as that seat knows it."""
    told = story(table.game, table.recent(), seat, said, SUMMARY)
    summary = [f"-# {line.removeprefix('-# ')}" for line in told]
    heading = said.say("panel-title", title=game_title(said, table.record.game), seat=Name("seat", seat))
    return [text(heading), text("\n".join(clip_lines(summary, 900)))]


def question_parts(table: Playing, user: int, said: Words) -> list[Part] | None:
    """What a question by direct message shows; None where nothing is asked any more."""
    if not any(one.decision.required for one in table.asked_of(user)):
        return None
    title, channel = game_title(said, table.record.game), channel_link(table.record.channel)
    seats = [Name("seat", seat) for seat in dict.fromkeys(one.decision.seat for one in table.asked_of(user))]
    called = said.say("question-direct", seats=seats, title=title, channel=channel)
    return letter(table, panel_parts(table, user, said, called), said)


def letter(table: Playing, panel: list[Part], said: Words) -> list[Part]:
    """A panel as a classic message; one with too many rows for that has a button that opens it instead."""
    if sum(map(is_row, panel)) <= MOST_ROWS:
        return panel
    told = [part for part in panel if not is_row(part)]
    return [*told, row(button(OpenPanel(table.id).button, said.say("button-answer"), "main"))]


def waiting_line(table: Dealt, said: Words) -> str:
    """Whom the game waits for."""
    people = [
        said.say("player-seat", mention=table.player_of(seat).name, seat=Name("seat", seat))
        for seat in table.match.waiting_for()
    ]
    return said.say("panel-waiting", people=people)


# --- one question ---


def show_options(table: Playing, decision: Decision, said: Words) -> list[Shown]:
    """The options of a decision as they read."""
    state, describe = table.match.state, table.game.speech.describe
    return [_show(n, o, describe(state, decision, o), said) for n, o in enumerate(decision.options)]


def name_undone(table: Playing, undone: Action, said: Words) -> str:
    """What was taken back; it is among the choices again."""
    asked = [decision for decision in table.match.decisions_of(undone.seat) if decision.step == undone.step]
    labels = {option.id: option.label for decision in asked for option in show_options(table, decision, said)}
    if not undone.picks or not set(undone.picks) <= set(labels):
        return said.say("undone")
    return said.say("undone-choice", choice=", ".join(labels[pick] for pick in undone.picks))


def _show(number: int, option: str, reads: OptionText, said: Words) -> Shown:
    return Shown(number, option, speak(said, reads.label), speak(said, reads.hint), speak(said, reads.group))


def question(table: Playing, asked: Asked, said: Words, opened: Opened | None = None) -> list[Part]:
    """A question with its options."""
    decision = asked.decision
    options = show_options(table, decision, said)
    key = Question(table.id, asked.stamp, table.seats.index(decision.seat), decision.step, asked.place)
    prompt = text(_prompt(table, decision, options, said))
    if len(options) <= PER_ROW and decision.most == 1:
        return [prompt, *_buttons(decision, key, options, said)]
    nothing = [] if decision.least else [row(button(_pick(key).button, said.say("button-nothing")))]
    if len(options) <= PER_MENU:
        return [prompt, _menu(decision, key, options, said.say("menu-choose"), said), *nothing]
    return [prompt, *_leafed(decision, key, options, said, opened), *nothing]


def _prompt(table: Playing, decision: Decision, options: Sequence[Shown], said: Words) -> str:
    prompt = speak(said, table.game.speech.prompt(table.match.state, decision))
    if decision.rule:
        prompt = said.say("prompt-rule", prompt=prompt, rule=Said(decision.rule))
    if decision.answered:
        given = table.match.find_sealed(replace(decision, required=True, answered=False))
        labels = [Said(shown.label) for shown in options if given is not None and shown.id in given.picks]
        return said.say("prompt-answered", prompt=prompt, labels=labels)
    return said.say("prompt" if decision.required else "prompt-optional", prompt=prompt)


def _buttons(decision: Decision, key: Question, options: Sequence[Shown], said: Words) -> list[Part]:
    hints = [said.say("option-hint", label=Said(o.label), hint=Said(o.hint)) for o in options if o.hint]
    style = "main" if decision.required else "plain"
    buttons = [button(_pick(key, o.number).button, o.label, style) for o in options]
    return [text("\n".join(clip_lines(hints, MOST_HINTS))), row(*buttons)]


def _leafed(
    decision: Decision, key: Question, options: Sequence[Shown], said: Words, opened: Opened | None
) -> list[Part]:
    """A menu of pages, and of the page that is opened."""
    leaves = list(make_leaves(options))
    here = opened is not None and (opened.seat, opened.step, opened.place) == (key.seat, key.step, key.place)
    number = opened.page if opened is not None and here and opened.page < len(leaves) else None
    titles = [(str(n), leaf.title, said.say("page-count", count=len(leaf.options))) for n, leaf in enumerate(leaves)]
    chosen = None if number is None else str(number)
    page = Page(key.table, key.stamp, key.seat, key.step, key.place)
    parts = [menu(page.menu, said.say("menu-page"), titles[:PER_MENU], chosen=chosen)]
    if number is not None:
        parts.append(_menu(decision, key, leaves[number].options, leaves[number].title, said))
    return parts


def _pick(key: Question, option: int | None = None) -> Pick:
    return Pick(key.table, key.stamp, key.seat, key.step, key.place, option)


def _menu(decision: Decision, key: Question, options: Sequence[Shown], title: str, said: Words) -> Part:
    """A menu; nothing at all is chosen by a button, since Discord tells of no menu in which nothing was."""
    least = max(decision.least, 1)
    if decision.most > 1:
        title = said.say("menu-several", title=Said(title), least=least, most=decision.most)
    listed = [(str(o.number), o.label, o.hint) for o in options]
    return menu(_pick(key).menu, title, listed, least, decision.most)


def make_leaves(options: Iterable[Shown]) -> Iterator[Leaf]:
    """Options in groups, those of a group together, in menus of at most 25; without a group by the alphabet."""
    groups: dict[str, list[Shown]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    for title, members in groups.items():
        members.sort(key=lambda o: o.label.casefold() if not title else "")
        for start in range(0, len(members), PER_MENU):
            leaf = members[start : start + PER_MENU]
            if not title or len(members) > PER_MENU:
                span = f"{clip(leaf[0].label, 40)} – {clip(leaf[-1].label, 40)}"
                yield Leaf(f"{title}: {span}" if title else span, leaf)
            else:
                yield Leaf(title, leaf)


# --- around it ---


def choices_shown(table: Playing, seat: Seat) -> str | None:
    """The picture of what a seat may choose on the board; None where it is asked nothing of that kind."""
    game, view = table.record.game, table.view(seat)
    asked = sorted((one.decision for one in table.asked[seat]), key=lambda d: not d.required)
    return next((shown for d in asked if (shown := images.targets_of(game, view, d.options))), None)


def _tools(table: Playing, user: int, said: Words, acting: Sequence[Seat]) -> list[Part]:
    """Undo, where it may be; the board, and what else can be drawn for the seats that act, or for all of the user's."""
    mine, shown = table.seats_of(user), list(acting) or table.seats_of(user)
    buttons: list[dict[str, Any]] = []
    if any(table.match.can_undo(seat) for seat in mine):
        buttons.append(button(UndoLast(table.id, table.undo_stamp(user)).button, said.say("button-undo")))
    buttons.append(button(LookAtBoard(table.id).button, said.say("button-board")))
    for seat in shown:
        buttons += _looks(table, seat, said, is_asked=seat in acting, is_one_of=len(shown))
    return rows(buttons[: 2 * PER_ROW])


def _looks(table: Playing, seat: Seat, said: Words, *, is_asked: bool, is_one_of: int) -> Iterator[dict[str, Any]]:
    game, number = table.record.game, table.seats.index(seat)
    looks = (
        (LookAtChoices(table.id, number), is_asked and choices_shown(table, seat) is not None),
        (LookAtReach(table.id, number), images.has_view(game, f"reach:{seat}")),
        (LookAtHand(table.id, number), images.has_view(game, f"hand:{seat}")),
    )
    for look, drawn in looks:
        if drawn:
            yield button(
                look.button, said.say(f"button-{look.name}", seat=Name("seat", seat), several=int(is_one_of > 1))
            )
