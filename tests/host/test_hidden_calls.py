"""Where being asked would tell what somebody holds, nothing in the channel tells who is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from cogs.messages.names import words
from cogs.messages.panel import waiting_line
from fronde.core.types import Decision
from fronde.games import GAMES
from fronde.host.deals import is_waited_openly
from fronde.host.notices.kinds import PlayerBody
from fronde.host.notices.pings import remind
from fronde.host.store import Chance
from fronde.host.timekeeping.timing import is_sealed
from tests.host.conftest import Club
from tests.toy import TOY, State, ToyRules


class Knowing(ToyRules):
    """The toy; whoever holds a certain card is asked to discard before all others."""

    def put(self, state: State, decisions: Sequence[Decision]) -> Sequence[Decision]:
        if state.stack[-1]["step"] != "choose-field" or not any("card:b1" in hand for hand in state.hands):
            return super().put(state, decisions)
        who = next(n for n, hand in enumerate(state.hands) if "card:b1" in hand)
        return [
            replace(decisions[0], seat=("red", "blue", "green", "gold")[who], step="discard-card", options=("card:b1",))
        ]


async def test_nothing_in_the_channel_names_who_is_asked_by_what_they_hold(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", replace(TOY, rules=Knowing()))
    table: Any = None
    for number in range(1, 30):  # until somebody holds that card
        house.tables.draw_chance = lambda seed=number: Chance("", seed)  # type: ignore[misc]
        await house.open_at(number, "toy", 3)
        table = await house.table(number)
        if any(decision.step == "discard-card" for decision in table.match.decisions):
            break
    player = table.people(table.match.pending_seats())[0]
    assert not is_waited_openly(table) and is_sealed(table)
    assert player.name not in waiting_line(table, words("en", "toy"))
    assert {notice.to for notice in remind(table, player, "half")} == {player.user}
    posts = [n for n in house.store.tables[table.id].notices if n.to is None]
    assert not [n for n in posts if isinstance(n.body, PlayerBody) and n.body.asked_seats], (
        "the question went to its seat alone"
    )
