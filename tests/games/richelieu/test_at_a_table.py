"""Richelieu played in a channel by clicks: the host has to know nothing of it."""

from __future__ import annotations

import random
from typing import Any

from fronde.games.richelieu.data import DISCS
from tests.cogs.conftest import (  # noqa: F401  # fixtures
    no_swallowed_errors,
    payloads_legal,
    settings,
    simcord_bot,
    simcord_env,
    toy,
    toy_package,
)
from tests.cogs.story import Place, restart, text_of, walk


async def play_on(place: Place, dice: random.Random, until: int = 500) -> int:
    """Random choices by panel, cards rather than markers, until the game is over or so many are made."""
    for count in range(until):
        table = await place.table()
        if table.match.over:
            return count
        required = [d for d in table.match.decisions if d.required]
        others = [d for d in table.match.decisions if not d.required]
        decision = dice.choice(others) if others and dice.random() < 0.3 else required[0]
        before = len(place.env.http_requests)
        result = await place.act_by_panel(decision.seat, decision.step, [dice.choice(decision.options)])
        assert result.acknowledged
        check_secrets(place, await place.table(), before)
    return until


def check_secrets(place: Place, table: Any, since: int) -> None:
    """Nothing sent to the channel since then, and nothing sent to another, names a disc somebody holds face down."""
    if table.match.over:
        return
    own = {p.user.dm_channel.id: p.id for p in place.people if p.user.dm_channel is not None}
    for request in place.env.http_requests[since:]:
        parts = request.path.split("/")
        if parts[1] != "channels" or not isinstance(request.json, dict):
            continue
        reader = own.get(int(parts[2]))
        text = "\n".join(str(component) for component in walk(request.json.get("components")))
        for seat, discs in table.match.state.discs_of.items():
            if table.player_of(seat).user != reader:
                assert not [d for d in discs if f"Disc of {d.title()}" in text or f"Disc with a {d}" in text], text


async def test_a_whole_game_in_a_channel(simcord_env: Any, settings: Any) -> None:  # noqa: F811
    place, dice = Place(simcord_env), random.Random(5)
    await place.open(4, game="richelieu")
    assert "Your turn" in text_of(place.posts()[-1])
    assert [a.filename for a in place.find_post("Your turn").attachments] == ["board.png"]
    await play_on(place, dice, 25)
    bot = await restart(place, settings)
    await play_on(place, dice)
    over, replay = place.posts()[-2:]
    last = text_of(over)
    assert "Game over" in last and "Normandie" in last and "The game is over" in last
    assert len(over.attachments) == 2, "the board and the score sheet"
    assert [file.filename for file in replay.attachments] == ["richelieu-1.html"]
    await bot.store.close()


async def test_words_alone_do_everything_too(simcord_env: Any) -> None:  # noqa: F811
    place = Place(simcord_env)
    await place.open(2, game="richelieu")
    table = await place.table()
    mover = place.person(table.player_of(table.match.waiting_for()[0]).user)
    card = table.match.decisions[0].options[0]
    reply = await mover.slash(place.channel, "richelieu take", card=card)
    assert "You have finished taking cards" in text_of(reply.response)
    refusal = await mover.slash(place.channel, "do", choice=card)
    assert "(rule 3.2)" in text_of(refusal.response)
    rules = await mover.slash(place.channel, "rules", find="3.3")
    assert "Two cards of one region" in text_of(rules.response)
    await mover.slash(place.channel, "undo")
    assert (await place.table()).match.log == []


async def test_discs_reach_their_owner_by_hand(simcord_env: Any) -> None:  # noqa: F811
    place, dice = Place(simcord_env), random.Random(1)
    await place.open(2, game="richelieu")
    while not any((await place.table()).match.state.discs_of.values()):
        await play_on(place, dice, 1)
    table = await place.table()
    seat, own_discs = next((seat, discs) for seat, discs in table.match.state.discs_of.items() if discs)
    owner = place.person(table.player_of(seat).user)
    hand = text_of((await owner.slash(place.channel, "hand")).response)
    kind = DISCS[own_discs[0]].kind
    uses = {"shield": "one more shield", "symbol": "one more symbol", "marker-back": "use it in your turn"}
    assert uses[kind] in hand
