"""A panel fits a telephone's screen, mostly, and is never much longer."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from statistics import median
from typing import Any

import pytest

from cogs.messages.names import words
from cogs.messages.panel import panel_parts
from cogs.messages.stories import story
from fronde.tools.play import choose, player_dice
from tests.cogs.test_together import RETZ, Panel
from tests.games.frondeurs.table import card

SCREEN, LINE, SMALL, ROW, MENU = 844, 22, 16, 42, 50
"""Pixels: a telephone's screen of 390, a line of text there, a small one, a row of buttons, a menu."""
LETTERS, ROOM = 44, 350
"""Letters of a line, and pixels of a row of buttons."""


def height_of(parts: Sequence[dict[str, Any]]) -> int:
    """How high a panel is on a telephone, roughly: what the local table shows in a window of that width."""
    return sum(map(_height, parts))


def _height(part: dict[str, Any]) -> int:
    if "menu" in part:
        return MENU
    if "buttons" in part:
        rows, width = 1, 0
        for button in part["buttons"]:
            wide = 40 + 8 * len(button["label"])
            rows, width = (rows + 1, wide) if width and width + wide > ROOM else (rows, width + wide)
        return rows * ROW
    lines = part.get("text", "").strip().splitlines()
    return sum(len(textwrap.wrap(line, LETTERS)) * (SMALL if line.startswith("-#") else LINE) for line in lines)


@pytest.mark.parametrize("key", ["frondeurs", "richelieu", "liberte", "jeanne", "mousquetaires"])
async def test_a_panel_fits_a_telephone(key: str) -> None:
    panel = await Panel.at(key)
    table, dice, english = await panel.table(), player_dice(1), words(None, key)
    heights = []
    for _ in range(60):
        decision, picks = choose(table.match.decisions, dice)
        table.untold = [*table.untold[-6:], table.match.submit(decision.seat, picks, decision.step)]
        if table.match.over:
            break
        table.renew_questions()
        user = table.player_of(table.match.waiting_for()[0]).user
        heights.append(height_of(panel_parts(table, user or 0, english)))
    assert median(heights) < 0.8 * SCREEN and max(heights) < 1.25 * SCREEN, sorted(heights)


async def test_a_card_that_may_be_chosen_is_told_once() -> None:
    hand = [card("A"), card("C")]
    panel = await Panel.at(active="retzist", cubes=RETZ, hands={"retzist": hand}, crowns={"retzist": 1})
    text = "\n".join(part.get("text", "") for part in panel.reply.parts)
    assert "Crowns: 1" in text and "Vive le Roi!" not in text, "its menu has it with both Actions"
    assert "Vive le Roi! · Place up to 4 cubes: any Space" in panel.labels("play-card")


async def test_what_is_not_waited_for_takes_few_menus() -> None:
    panel = await Panel.at("jeanne")
    table, dice = await panel.table(), player_dice(1)
    for _ in range(240):
        decision, picks = choose(table.match.decisions, dice)
        table.match.submit(decision.seat, picks, decision.step)
        beside = [d for d in table.match.decisions if not d.required and len(d.options) > 25]
        if beside:
            break
    table.renew_questions()
    user = table.player_of(beside[0].seat).user
    parts = panel_parts(table, user or 0, words(None, "jeanne"))
    menus = [part for part in parts if f":{beside[0].step}:" in part.get("menu", "")]
    assert len(menus) == 1 and ":page:" in menus[0]["menu"], "a menu of pages"


async def test_the_sum_of_a_turn_tells_nothing_of_what_came_before_it() -> None:
    """Who begins a round has bought, drawn for order and seen events since the last turn post: no part of the turn."""
    panel = await Panel.at("jeanne")
    table, dice, english = await panel.table(), player_dice(1), words(None, "jeanne")
    for _ in range(60):
        decision, picks = choose(table.match.decisions, dice)
        table.untold.append(table.match.submit(decision.seat, picks, decision.step))
        table.renew_questions()
        seat, events = table.match.waiting_for()[0], table.recent()
        text = panel_parts(table, table.player_of(seat).user or 0, english)[1].get("text", "")
        starts = [place for place, event in enumerate(events) if event.kind == "turn-began"]
        if "This turn so far" in text and len(starts) == 1:
            break
    before, own = (story(table.game, some, seat, english, 20) for some in (events[: starts[0]], events[starts[0] :]))
    assert before and own and not any(line in text for line in before) and all(line in text for line in own)


async def test_what_a_click_tells_stands_where_it_is_seen() -> None:
    """Who has pressed a button at the end of a panel sees the answer, and a picture, without going back to its top."""
    hand = [card("A"), card("C")]
    panel = await Panel.at(active="retzist", cubes=RETZ, hands={"retzist": hand}, crowns={"retzist": 1})
    table = await panel.table()
    user = table.player_of("retzist").user
    parts = panel_parts(table, user or 0, words(None, "frondeurs"), "**9.23 A rule**", looking=True)
    note = next(n for n, part in enumerate(parts) if part.get("text") == "**9.23 A rule**")
    crowns = next(n for n, part in enumerate(parts) if "Crowns: 1" in part.get("text", ""))
    assert crowns + 1 == note and "picture" in parts[note + 1], "below what is held"
    assert height_of(parts[note + 2 :]) < 0.6 * SCREEN, "the questions and what else there is to press"
