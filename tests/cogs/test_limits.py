"""Every message of every game keeps Discord's limits, and every option can be reached; no Discord needed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import fronde.games
from cogs import news, panel, typed
from cogs.layout import build
from cogs.tables import Table, write_events
from db import Move, Player, Status, TableRecord
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.texts import words
from tests.cogs.limits import find_breaches
from tests.cogs.story import walk
from tests.toy import Toy

V2 = 1 << 15
LONG_NAME = "Maximilienne-Élisabeth de la Tour d'Auvergne-Lauraguais 🎲"


def make_table(key: str, seed: int, size: int) -> Table:
    """A table of people with long names, the game just begun."""
    game = fronde.games.get_game(key)
    people = [Player(10**18 + n, LONG_NAME, f"{LONG_NAME} {n}") for n in range(size)]
    match, events = Match.start(game, Setup(key, tuple(p.token for p in people), seed, {}))
    record = TableRecord(1, key, game.title.version, 1, size, seed, status=Status.PLAYING, players=people, id=10**6)
    table = Table(record)
    table.match, table.untold = match, [events]
    table.renew_asked(None)
    return table


def play(table: Table, dice: random.Random, most: int = 800) -> Iterator[int]:
    """Random choices; gives the count after each."""
    match = table.match
    assert match is not None
    for count in range(most):
        if match.over:
            return
        yield count
        decision = dice.choice(match.decisions)
        picks = dice.sample(decision.options, dice.randint(decision.least, decision.most))
        table.untold.append(match.submit(decision.seat, picks, decision.step))
        table.record.revision = 10**6 + match.revision
        table.renew_asked(decision.seat)
        if dice.random() < 0.05:
            table.untold = []


def check_message(parts: list[Any]) -> list[dict[str, Any]]:
    """The components of a message, its limits kept."""
    sent = build(parts).to_components()
    assert find_breaches("POST", "/channels/1/messages", {"components": sent, "flags": V2}) == []
    return list(walk(sent))


def reachable(table: Table, user: int, decision: Any) -> set[int]:
    """The numbers of the options a user can get at for a question, by buttons, menus and pages."""
    said = words(None, table.record.game)
    assert table.match is not None
    number = table.game.rules.seats(table.match.setup).index(decision.seat)
    key = f"{table.id}:{table.asked[decision.seat, decision.step][1]}:{number}:{decision.step}"
    every = check_message(panel.panel_parts(table, user, said))
    pages = next((c["options"] for c in every if c.get("custom_id", "") == f"s:page:{key}"), [])
    for page in pages:
        opened = panel.Opened(number, decision.step, int(page["value"]))
        every += check_message(panel.panel_parts(table, user, said, opened=opened))
    found: set[int] = set()
    for part in every:
        custom_id = part.get("custom_id", "")
        if re.fullmatch(rf".:pick:{key}(:\d+)?", custom_id):
            found |= (
                {int(o["value"]) for o in part["options"]} if "options" in part else {int(custom_id.split(":")[-1])}
            )
    return found


@pytest.mark.parametrize("key", ["toy", "frondeurs"])
@pytest.mark.parametrize("size", [2, 3, 4])
def test_every_message_of_a_game(toy: Toy, key: str, size: int) -> None:
    table, dice = make_table(key, size, size), random.Random(size)
    said = words(None, key)
    for count in play(table, dice):
        assert table.match is not None
        for player in table.record.players:
            check_message(panel.panel_parts(table, player.user, said, "Notice"))
            check_message(news.hand_letter(table, player).payload["parts"])
        decision = dice.choice(table.match.decisions)
        user = table.player_of(decision.seat).user
        assert reachable(table, user, decision) == set(range(len(decision.options)))
        if count % 10 == 0:
            check_words(table, user, said)
            owed = table.match.waiting_for()
            check_message(news.turn_letter(table, owed[0], ping=True).payload["parts"])
            for letter in news._ask_out_of_turn(table, owed, table.record.players):
                check_message(letter.payload.get("parts", []) or [{"text": "x"}])
    check_message(news._tell_end(table).payload["parts"])


def check_words(table: Table, user: int, said: Any) -> None:
    """Suggestions keep their limits, and each means the option it names."""
    for choice in typed.suggest(table, user, "", said):
        assert 1 <= len(choice.name) <= 100 and 1 <= len(choice.value) <= 100
        assert typed.find_picks(table, user, choice.value, said)[2] == [choice.value]


def test_events_survive_the_database(toy: Toy) -> None:
    table = make_table("toy", 1, 4)
    move = Move(1, 1, "red", "x", [], write_events(table.untold[0]))
    again = Table(TableRecord(1, "toy", 1, 1, 4, 1), [move])
    assert again.untold == table.untold
