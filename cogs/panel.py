"""The panel: whatever a game asks a player, as text, buttons and menus. Knows no game and no rule.

Up to five options are buttons, up to 25 a menu, more a menu of pages and one of the page chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import images
from cogs import news
from cogs.buttons import menu_id, press_id
from cogs.layout import MOST_PARTS, PER_MENU, PER_ROW, Part, button, count_parts, menu, picture, row, rows, text
from cogs.speech import clip, clip_lines, plain, speak
from db import Status
from fronde.core.types import Decision, OptionText, Seat
from fronde.texts import Words, words

if TYPE_CHECKING:
    from cogs.tables import Table

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
class Page:
    """Options listed together."""

    title: str
    options: list[Shown]


@dataclass(slots=True, frozen=True)
class Opened:
    """The page of a long question that is shown: the seat's number, the step, and the page's."""

    seat: int
    step: str
    page: int


def panel_parts(
    table: Table, user: int, said: Words, notice: str = "", opened: Opened | None = None, *, looking: bool = False
) -> list[Part]:
    """All that a user may decide now, seat by seat: what came before, the hand, the questions; then undo and looks at
    the board. `notice` stands on top, and below it a picture where the user is `looking` at one."""
    match = table.match
    assert match is not None
    top = [text(notice), *([picture()] if looking else [])]
    if match.over or table.record.status != Status.PLAYING:
        return [*top, text(said.say("panel-over"))]
    asked = decisions_of(table, user)
    acting = list(dict.fromkeys(decision.seat for decision in asked))
    tools = _tools(table, user, said, acting)
    if not asked:
        return [*top, text(waiting_line(table, said)), *tools]
    idle = [seat for seat in table.seats_of(user) if seat not in acting]
    ending = [text(waiting_line(table, said))] if not any(decision.required for decision in asked) else []
    if idle:
        ending.append(text(said.say("panel-idle", seats=[news.seat_name(said, seat) for seat in idle])))
    parts = [*top, *_heading(table, acting[0], said)]
    room = MOST_PARTS - sum(map(count_parts, [*parts, *ending, *tools]))
    for seat in acting:
        held = _hand(table, seat, said, MOST_HELD // len(acting))
        if seat != acting[0]:
            held.insert(0, text(said.say("panel-seat", seat=seat)))
        for shown in (held, *(decision_parts(table, d, said, opened) for d in asked if d.seat == seat)):
            room -= sum(map(count_parts, shown))
            if room >= 0:
                parts += shown
    return [*parts, *ending, *tools]


def decisions_of(table: Table, user: int) -> list[Decision]:
    """What a user may decide in any of their seats, what is waited for first."""
    seats = table.seats_of(user)
    mine = [d for d in (table.match.decisions if table.match else ()) if d.seat in seats]
    return sorted(mine, key=lambda d: not d.required)


def find_acting(table: Table, user: int) -> Seat | None:
    """The seat a user acts for first: one that is asked, else any of theirs; None for somebody without a seat."""
    asked = [decision.seat for decision in decisions_of(table, user)]
    return next(iter([*asked, *table.seats_of(user)]), None)


def _heading(table: Table, seat: Seat, said: Words) -> list[Part]:
    """The game, the seat that acts, and what happened since the last turn post, as that seat knows it."""
    recent = [event for events in table.untold for event in events]
    summary = [f"-# {line.removeprefix('-# ')}" for line in news.story(table, recent, seat, said, SUMMARY)]
    heading = said.say("panel-title", title=news.title(table, said), seat=seat)
    return [text(heading), text("\n".join(clip_lines(summary, 900)))]


def question_parts(table: Table, user: int) -> list[Part] | None:
    """What a question by direct message shows, in the player's language; None where nothing is asked any more."""
    player = table.record.find_player(user)
    if player is None or table.match is None or table.record.status != Status.PLAYING:
        return None
    if not set(table.seats_of(user)) & set(table.match.waiting_for()):
        return None
    said = words(player.locale, table.record.game)
    return panel_parts(table, user, said, said.say("question-direct", channel=news.channel_link(table)))


def waiting_line(table: Table, said: Words) -> str:
    """Whom the game waits for."""
    assert table.match is not None
    people = [
        said.say("player-seat", mention=plain(table.player_of(seat).name), seat=seat)
        for seat in table.match.waiting_for()
    ]
    return said.say("panel-waiting", people=people)


# --- one decision ---


def show_options(table: Table, decision: Decision, said: Words) -> list[Shown]:
    """The options of a decision as they read."""
    assert table.match is not None
    described = [table.game.speech.describe(table.match.state, decision, option) for option in decision.options]
    return [
        _show(n, option, reads, said) for n, (option, reads) in enumerate(zip(decision.options, described, strict=True))
    ]


def _show(number: int, option: str, reads: OptionText, said: Words) -> Shown:
    return Shown(number, option, speak(said, reads.label), speak(said, reads.hint), speak(said, reads.group))


def decision_parts(table: Table, decision: Decision, said: Words, opened: Opened | None = None) -> list[Part]:
    """A question with its options."""
    assert table.match is not None
    prompt = speak(said, table.game.speech.prompt(table.match.state, decision))
    if decision.rule:
        prompt = said.say("prompt-rule", prompt=prompt, rule=decision.rule)
    asked = text(said.say("prompt" if decision.required else "prompt-optional", prompt=prompt))
    options = show_options(table, decision, said)
    key = _key(table, decision)
    if len(options) <= PER_ROW and decision.most == 1:
        hints = [said.say("option-hint", label=o.label, hint=o.hint) for o in options if o.hint]
        style = "main" if decision.required else "plain"
        buttons = [button(press_id("pick", *key, o.number), o.label, style) for o in options]
        return [asked, text("\n".join(clip_lines(hints, MOST_HINTS))), row(*buttons)]
    if len(options) <= PER_MENU:
        return [asked, _menu(decision, key, options, said.say("menu-choose"), said)]
    pages = list(make_pages(options))
    here = opened is not None and (opened.seat, opened.step) == (key[2], decision.step) and opened.page < len(pages)
    number = opened.page if opened is not None and here else None
    titles = [(str(n), page.title, said.say("page-count", count=len(page.options))) for n, page in enumerate(pages)]
    parts = [asked, menu(menu_id("page", *key), said.say("menu-page"), titles[:PER_MENU], chosen=_text_of(number))]
    if number is not None:
        parts.append(_menu(decision, key, pages[number].options, pages[number].title, said))
    return parts


def _text_of(number: int | None) -> str | None:
    return None if number is None else str(number)


def _menu(decision: Decision, key: tuple[str | int, ...], options: Sequence[Shown], title: str, said: Words) -> Part:
    if decision.most > 1:
        title = said.say("menu-several", title=title, least=decision.least, most=decision.most)
    rows = [(str(o.number), o.label, o.hint) for o in options]
    return menu(menu_id("pick", *key), title, rows, decision.least, decision.most)


def _key(table: Table, decision: Decision) -> tuple[str | int, ...]:
    """What a button carries to name its question: table, revision since which it stands, seat, step."""
    assert table.match is not None
    seats = table.game.rules.seats(table.match.setup)
    since = table.asked[decision.seat, decision.step][1]
    return table.id, since, seats.index(decision.seat), decision.step


def make_pages(options: Sequence[Shown]) -> Iterable[Page]:
    """Options by group, or by the alphabet where they have none; at most 25 a page."""
    groups: dict[str, list[Shown]] = {}
    for option in options:
        groups.setdefault(option.group, []).append(option)
    for title, members in groups.items():
        members.sort(key=lambda o: o.label.casefold() if not title else "")
        for start in range(0, len(members), PER_MENU):
            page = members[start : start + PER_MENU]
            if not title or len(members) > PER_MENU:
                span = f"{clip(page[0].label, 40)} – {clip(page[-1].label, 40)}"
                yield Page(f"{title}: {span}" if title else span, page)
            else:
                yield Page(title, page)


# --- around it ---


def _hand(table: Table, seat: Seat, said: Words, longest: int) -> list[Part]:
    lines = [f"- {speak(said, line)}" for line in news.private_texts(table, seat)]
    heading = said.say("panel-hand" if seat != table.dummy else "panel-hand-open")
    return [text("\n".join([heading, *clip_lines(lines, longest)]))] if lines else []


def choices_shown(table: Table, seat: Seat) -> str | None:
    """The picture of what a seat may choose on the board; None where it is asked nothing of that kind."""
    assert table.match is not None
    game, view = table.record.game, table.match.view(seat)
    asked = sorted(table.match.decisions_of(seat), key=lambda d: not d.required)
    return next((shown for d in asked if (shown := images.targets_of(game, view, d.options))), None)


def _tools(table: Table, user: int, said: Words, acting: Sequence[Seat]) -> list[Part]:
    """Undo, where it may be; the board, and what else can be drawn for the seats that act, or for all of the user's."""
    match, game = table.match, table.record.game
    assert match is not None
    mine, every = table.seats_of(user), table.game.rules.seats(match.setup)
    buttons = []
    if any(match.can_undo(seat) for seat in mine):
        buttons.append(button(press_id("undo", table.id, table.record.revision), said.say("button-undo")))
    buttons.append(button(press_id("board", table.id), said.say("button-board")))
    for seat in acting or mine:
        kinds = {
            "choices": seat in acting and choices_shown(table, seat) is not None,
            "reach": images.has_view(game, f"reach:{seat}"),
            "hand": images.has_view(game, f"hand:{seat}"),
        }
        for kind in (kind for kind, drawn in kinds.items() if drawn):
            label = said.say(f"button-{kind}", seat=seat, several=int(len(acting or mine) > 1))
            buttons.append(button(press_id(kind, table.id, every.index(seat)), label))
    return rows(buttons[: 2 * PER_ROW])
