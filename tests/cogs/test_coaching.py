"""A first turn comes with a tip at every step, and rules that a panel names can be read there."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.messages.names import words
from cogs.panels.replies import Reply
from fronde.core.match import Match
from fronde.core.types import Action
from fronde.games import get_game
from fronde.host.notices.tips import has_taken_turn, note_turn_for_tips
from fronde.host.store import Person
from fronde.tools.play import make_setup, play, player_dice
from tests.cogs.test_together import RETZ, Panel, note_of, placing
from tests.games.frondeurs.table import card

CARDS = {"retzist": [card("A"), card("C")]}


def reply_text(reply: Reply) -> str:
    """All the text of an answer."""
    return "\n".join(part.get("text", "") for part in reply.parts)


def find_button(reply: Reply, label: str) -> str | None:
    """The id of a button, None where there is none."""
    buttons = (b for part in reply.parts for b in part.get("buttons", ()))
    return next((b["id"] for b in buttons if b["label"] == label), None)


async def first_turn() -> Panel:
    """The Retzist, who has never played, about to choose a card."""
    return await Panel.at(active="retzist", cubes=RETZ, hands=CARDS)


async def choose_to_the_end(panel: Panel) -> None:
    """The rest of that turn."""
    label = next(label for label in panel.labels("play-card") if "Place" in label)
    await panel.choose("play-card", label)
    assert "One cube in a Space is enough to score its points." in reply_text(panel.reply), (
        "each step has a line of its own"
    )
    await panel.choose("place-cubes", "Arch. Gondi", "then: Done")
    assert "Until you end it, Undo takes back your last choice" in reply_text(panel.reply)


async def test_each_step_of_a_first_turn_has_a_tip_and_a_second_turn_none() -> None:
    panel = await first_turn()
    assert "> *You play one card a Turn." in reply_text(panel.reply)
    await choose_to_the_end(panel)
    button = find_button(panel.reply, "End turn")
    assert button is not None
    panel.reply = await panel.click(button)
    assert "That was your first turn of this game" in reply_text(panel.reply)
    user = (await panel.table()).player_of("retzist").user
    assert panel.store.people[user].learned == ["frondeurs"]
    await panel.open()
    assert "> *You play one card a Turn." in reply_text(panel.reply), "the next to move is new, too"


async def test_who_is_asked_on_keeps_the_tips_though_it_is_nobodys_turn() -> None:
    panel = await Panel.at("mousquetaires")
    await panel.press("Choose the rest for me")
    table = await panel.table()
    assert table.match.turn.seat is None and table.match.waiting_for() == ["milady"]
    milady = table.player_of("milady").user
    assert not panel.store.people.get(milady, Person()).learned, "Milady has only begun"
    assert "> *" in reply_text(panel.reply)


async def test_who_answers_in_the_turn_of_another_is_still_new() -> None:
    panel = await Panel.at(active="condeean", cubes=RETZ, hands={"condeean": [card("A", "persons")], **CARDS})
    table = await panel.table()
    retz = table.player_of("retzist").user
    assert retz is not None and table.match.turn.seat == "condeean"
    note_turn_for_tips(table, retz)
    assert not table.starters
    table.match.log.append(Action("retzist", "react", ("nothing",)))  # as after an answer
    assert not has_taken_turn(table, retz), "that was no turn"
    condeean = table.player_of("condeean").user
    note_turn_for_tips(table, condeean)
    assert table.starters == {condeean}


async def test_tips_are_switched_off_by_a_click_and_stay_off_in_every_game() -> None:
    panel = await first_turn()
    off = find_button(panel.reply, "No more tips")
    assert off is not None
    reply = await panel.click(off)
    assert note_of(reply).startswith("No more tips") and "> *" not in reply_text(reply)
    assert find_button(reply, "No more tips") is None
    table = await panel.table()
    table.novices.clear()  # as after a restart
    await panel.open()
    assert "> *" not in reply_text(panel.reply)


async def test_a_rule_the_panel_names_is_read_above_its_question() -> None:
    panel = await first_turn()
    rule = find_button(panel.reply, "Rule 5.22")
    assert rule is not None and "(rule 5.22)" in reply_text(panel.reply)
    reply = await panel.click(rule)
    assert reply.edit and note_of(reply).startswith("**5.22 ") and "(rule 5.22)" in reply_text(reply)
    unknown = await panel.click("b:rule:1:7.25")
    assert note_of(unknown).startswith("**7.25 "), "any rule of the game"


async def test_the_rule_of_a_refusal_can_be_read_too() -> None:
    panel = await placing("persons", "B")
    await panel.choose("place-cubes", "Why not …?")
    why = next(p for p in panel.reply.parts if any(label == "Lyon" for _, label, _ in p.get("options", ())))
    value = next(value for value, label, _ in why["options"] if label == "Lyon")
    reply = await panel.click(why["menu"], value)
    assert find_button(reply, "Rule 6.44") is not None


@pytest.mark.parametrize("key", ["frondeurs", "richelieu", "liberte", "jeanne", "mousquetaires"])
def test_what_is_asked_in_a_first_turn_has_a_tip(key: str) -> None:
    game, english = get_game(key), words(None, key)
    counts: dict[str, int] = {}
    for seed in range(4):
        match = Match.start(game, make_setup(game, seed))[0]
        for action, _ in play(match, player_dice(seed), 40):
            counts[action.step] = counts.get(action.step, 0) + 1
    total = sum(counts.values())
    tips = sum(count for step, count in counts.items() if english.has(f"coach-{step}"))
    assert tips > 0.6 * total, sorted(counts.items(), key=lambda pair: -pair[1])
    unknown = {step for step in tip_steps(english) if step not in steps_of(game)}
    assert not unknown, "a tip for what is never asked"


def tip_steps(english: Any) -> set[str]:
    """The questions that come with a tip."""
    return {message.removeprefix("coach-") for message in english.ids if message.startswith("coach-")}


def steps_of(game: Any) -> set[str]:
    """Every question of a game: those its verbs answer."""
    return {step for steps in game.title.verbs.values() for step in steps}
