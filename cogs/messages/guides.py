"""A guided game as its learner sees it: what has happened, what the guide tells, and the questions as in a panel."""

from __future__ import annotations

import images
from cogs import ids
from cogs.messages.hands import hand_lines
from cogs.messages.names import Markup, Words
from cogs.messages.panel import choices_parts, list_rules
from cogs.messages.parts import MOST_PARTS, Part, button, count_parts, picture, row, rows, text
from cogs.messages.pictures import Shot
from cogs.messages.questions import OpenPage, question
from cogs.messages.speech import game_title
from cogs.messages.stories import Score, story
from fronde.core.types import Name
from fronde.host.guides import GuideRun, LearnerReader
from fronde.host.notices.announcements import scene

SUMMARY, MOST_HAND = 6, 600
"""Lines for what has happened; characters for a hand."""


def guide_parts(
    run: GuideRun,
    words: Words,
    note: str = "",
    review: str = "",
    page: OpenPage | None = None,
    *,
    look: int = 0,
    here: bool = True,
) -> list[Part]:
    """What has happened, the picture, what the guide tells, and the questions or the end. `here`: where tables can be
    opened."""
    title, own = game_title(words, run.playing.game.key), run.playing.seats_of(run.learner.id)
    seats, words = [Name("seat", seat) for seat in own], words.to(own)
    heading = words.say("guide-title", title=title, seats=seats, bots=len(run.playing.record.players) - 1)
    lines = [
        f"-# {line.removeprefix('-# ')}"
        for line in story(run.playing.game, run.events, run.chapter.seat, words, SUMMARY, more="list-more")
    ]
    idea = [text(_quote(words.say(f"guide-{run.step.key}")))] if run.step else []
    parts = [text(heading), text(review), text("\n".join(lines)), picture(), *idea, text(note)]
    if run.is_done:
        return [*parts, *_ending(run, words, here=here)]
    if run.is_page:
        on = button(ids.LearnOn(run.playing.game.key, run.stamp).button, words.say("button-guide-on"), "main")
        return [*parts, row(on), *_tools(run, words, look)]
    tools = _tools(run, words, look)
    return [*parts, *_questions(run, words, page, MOST_PARTS - sum(map(count_parts, [*parts, *tools]))), *tools]


def _quote(lines: str) -> str:
    return "\n".join(f"> {line}" for line in lines.splitlines())


def _questions(run: GuideRun, words: Words, page: OpenPage | None, room: int) -> list[Part]:
    """The hand, and the questions as in a panel, as far as there is room."""
    options = {option for one in run.questions for option in one.decision.options}
    hand = hand_lines(run.playing, run.seat, words, MOST_HAND, options)
    parts = [text("\n".join([words.say("panel-hand"), *hand]))] if hand else []
    room -= sum(map(count_parts, parts))
    seats = {one.decision.seat for one in run.questions}
    for place, one in enumerate(run.questions):
        block = [_readdress(part, run, place) for part in question(LearnerReader(run.playing), one, words, page)]
        if len(seats) > 1:
            block.insert(0, text(words.say("panel-seat", seat=Name("seat", one.decision.seat))))
        room -= sum(map(count_parts, block))
        parts += block if room >= 0 else []
    return parts


# --- around the questions ---


def list_looks(run: GuideRun) -> list[str]:
    """The pictures a learner can look at: the options on the board in readable parts, those with most options first, or
    the picture of the chapter; then the board, and the hand. After the game the score and the board."""
    game, seat = run.playing.record.game, run.seat
    if run.playing.match.over:
        return ["score", "board"]
    parts = [] if run.is_done else sorted(choices_parts(run.playing, seat), key=lambda show: -show.count(","))
    hand = [show for show in (f"hand:{seat}",) if images.has_view(game, show)]
    first = parts if parts and images.is_on_board(parts[0]) else [run.chapter.show]
    return list(dict.fromkeys([*first, "board", *parts, *hand]))


def guide_shot(run: GuideRun, look: int = 0) -> Shot:
    """The picture with that number; the first one if there is no such number."""
    looks = list_looks(run)
    show = looks[look if look < len(looks) else 0]
    return Shot(run.playing.record.game, scene(run.playing, run.seat), show)


def _readdress(part: Part, run: GuideRun, place: int) -> Part:
    """A part of a table's question, with buttons and menus that lead to the guided game instead."""
    if "menu" in part:
        return {**part, "menu": _make_id(part["menu"], run, place).menu}
    if "buttons" not in part:
        return part
    return row(*({**one, "id": _make_id(one["id"], run, place).button} for one in part["buttons"]))


def _make_id(id: str, run: GuideRun, place: int) -> ids.Id:
    _, name, *arguments = id.split(":")
    key = run.playing.game.key, run.stamp, place
    if name == ids.Page.name:
        return ids.LearnLeaf(*key)
    if name == ids.WhyNot.name:
        return ids.LearnWhy(*key, ids.WhyNot.read(arguments).number)
    return ids.Learn(*key, ids.Pick.read(arguments).option)


def _tools(run: GuideRun, words: Words, look: int) -> list[Part]:
    """Undo, the other pictures, the rules that the questions name, and a new start."""
    game, stamp, looks = run.playing.game.key, run.stamp, list_looks(run)
    is_begun = len(run.progress.groups) > 1
    buttons = [button(ids.LearnBack(game, stamp).button, words.say("button-undo"))] if is_begun else []
    for place, show in enumerate(looks):
        if place != look:
            what = show.partition(":")[0] if show == "board" or show.startswith("hand:") else "choices"
            label = words.say("button-guide-look", what=what, part=place + 1, parts=len(looks))
            buttons.append(button(ids.LearnLook(game, stamp, place).button, label))
    for rule in list_rules(words, [one.decision.rule for one in run.questions]):
        label = words.say("button-rule", rule=Markup(rule))
        buttons.append(button(ids.LearnRule(game, stamp, rule).button, label))
    again = [button(ids.LearnAgain(game, stamp).button, words.say("button-guide-again"))]
    return rows([*buttons, *(again if is_begun or run.progress.chapter else [])])


def _ending(run: GuideRun, words: Words, *, here: bool) -> list[Part]:
    """The end of a chapter: on to the next one, or to a table."""
    game, stamp = run.playing.game.key, run.stamp
    back = [button(ids.LearnBack(game, stamp).button, words.say("button-undo"))] if run.count else []
    again = button(ids.LearnAgain(game, stamp).button, words.say("button-guide-again"))
    if not run.is_last:
        on = button(ids.LearnOn(game, stamp).button, words.say("button-guide-on"), "main")
        return [row(on, *back, again)]
    scores = Score.of(run.playing).details(words) if run.playing.match.over else []
    begin = [
        button(ids.ChooseGame(what, game).button, words.say("button-guide-end", what=what), style)
        for what, style in (("play", "main"), ("table", "plain"))
        if here
    ]
    return [text("\n".join(scores)), text(words.say("guide-end")), row(*begin, *back, again)]
