"""The panel of an analysis board."""

from __future__ import annotations

from cogs.ids import Page, Pick, Try, TryBack, TryLeaf, TryTurn
from cogs.messages.hands import hand_lines
from cogs.messages.names import Words
from cogs.messages.panel import find_option_picture
from cogs.messages.parts import MOST_PARTS, Part, button, count_parts, picture, row, text
from cogs.messages.pictures import Shot
from cogs.messages.questions import OpenPage, question
from cogs.messages.speech import game_title
from cogs.messages.stories import Score, story
from fronde.core.types import Name
from fronde.host.analysis import Analysis
from fronde.host.notices.announcements import scene
from fronde.host.reader import Reader

SUMMARY, MOST_HAND = 6, 600
"""Maximum lines for the result of a choice, and characters for the hand of the seat that has to choose."""


def analysis_parts(board: Analysis, words: Words, notice: str = "", page: OpenPage | None = None) -> list[Part]:
    """The panel of the board: the seat to choose, the result of the last choice, the options, and the way back."""
    playing, seat = board.playing, board.seat
    title = game_title(words, playing.record.game)
    seat_name, past = Name("seat", seat) if seat else "", int(board.walk is not None)
    heading = words.say("analysis-title", title=title, seat=seat_name, over=int(seat is None), past=past)
    lines = [f"-# {line.removeprefix('-# ')}" for line in story(playing.game, board.events, seat, words, SUMMARY)]
    parts = [text(notice), text(heading), picture(), text("\n".join(lines)), text(Score.of(playing).line(words))]
    tools = _tools(board, words)
    if seat is None:
        return [*parts, *tools]
    hand = hand_lines(playing, seat, words, MOST_HAND)
    parts.append(text("\n".join([words.say("panel-hand"), *hand]) if hand else ""))
    room = MOST_PARTS - sum(map(count_parts, [*parts, *tools]))
    for place, open_question in enumerate(playing.questions[seat]):
        block = [_readdress(part, board, place) for part in question(Reader(playing), open_question, words, page)]
        room -= sum(map(count_parts, block))
        parts += block if room >= 0 else []
    return [*parts, *tools]


def _tools(board: Analysis, words: Words) -> list[Part]:
    """Buttons to go back, and to the previous and the next turn."""
    back = button(TryBack(board.number, board.revision).button, words.say("button-undo"))
    buttons = [back] if board.back else []
    walk = board.walk
    for step, word in ((-1, "before"), (1, "after")) if walk is not None else ():
        assert walk is not None
        if 0 <= walk.place + step < len(walk.turns):
            turn, _ = walk.turns[walk.place + step]
            there = TryTurn(board.number, board.revision, walk.place + step).button
            buttons.append(button(there, words.say(f"button-turn-{word}", turn=turn)))
    return [row(*buttons)] if buttons else []


def analysis_shot(board: Analysis) -> Shot:
    """The picture of the options on the board, as the seat that has to choose sees them; otherwise the plain board."""
    playing, seat = board.playing, board.seat
    show = find_option_picture(playing, seat, on_board=True) if seat else None
    return Shot(playing.record.game, scene(playing, seat), show or "board")


def _readdress(part: Part, board: Analysis, place: int) -> Part:
    """A part of a table's question whose buttons and menus lead to the analysis board instead."""
    if "menu" in part:
        if part["menu"].startswith(f"s:{Page.name}:"):
            return {**part, "menu": TryLeaf(board.number, board.revision, place).menu}
        return {**part, "menu": _try(part["menu"], board, place).menu}
    if "buttons" not in part:
        return part
    return {**part, "buttons": [{**one, "id": _try(one["id"], board, place).button} for one in part["buttons"]]}


def _try(id: str, board: Analysis, place: int) -> Try:
    return Try(board.number, board.revision, place, Pick.read(id.split(":")[2:]).option)
