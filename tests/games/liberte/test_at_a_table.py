"""Liberté played in a channel by clicks and words: the host has to know nothing of it."""

from __future__ import annotations

import random
from typing import Any

from fronde.games.liberte.data import CARDS
from tests.cogs.conftest import (  # noqa: F401  # fixtures
    no_swallowed_errors,
    payloads_legal,
    settings,
    simcord_bot,
    simcord_env,
    toy,
    toy_package,
)
from tests.cogs.story import Place, labels_of, text_of, walk
from tests.games.liberte.test_words import WORDS

CHOICES = 30


def check_secrets(place: Place, table: Any, since: int) -> None:
    """Nothing sent to the channel since then, and nothing sent to another, names a card that is in a hand and was never
    seen."""
    own = {p.user.dm_channel.id: p.id for p in place.people if p.user.dm_channel is not None}
    for request in place.env.http_requests[since:]:
        parts = request.path.split("/")
        if parts[1] != "channels" or not isinstance(request.json, dict):
            continue
        reader = own.get(int(parts[2]))
        text = "\n".join(str(component) for component in walk(request.json.get("components")))
        for seat, hand in table.match.state.hands.items():
            if table.player_of(seat).user != reader:
                secret = [WORDS.name("card", card) for card in hand if CARDS[card].kind == "personality"]
                assert not [name for name in secret if name in text], text


async def test_a_game_begins_in_a_channel(simcord_env: Any) -> None:  # noqa: F811
    place, dice = Place(simcord_env), random.Random(3)
    await place.open(3, game="liberte")
    assert "Your turn" in text_of(place.posts()[-1])
    for _ in range(CHOICES):
        table = await place.table()
        before = len(place.env.http_requests)
        (decision,) = table.match.decisions
        plays = [o for o in decision.options if o.startswith(("place:", "blocks:", "special:", "end", "keep"))]
        result = await place.act_by_panel(decision.seat, decision.step, [dice.choice(plays or decision.options)])
        assert result.acknowledged
        check_secrets(place, await place.table(), before)
    text = "\n".join(text_of(post) for post in place.posts())
    assert "plays" in text and "; the card is kept" in text


async def test_words_alone_do_everything_too(simcord_env: Any) -> None:  # noqa: F811
    place = Place(simcord_env)
    await place.open(3, game="liberte")
    table = await place.table()
    mover = place.person(table.player_of(table.match.waiting_for()[0]).user)
    option = next(o for o in table.match.decisions[0].options if o.startswith("place:"))
    reply = await mover.slash(place.channel, "liberte action", choice=option)
    assert "is played" in text_of(reply.response) or "Where do" in text_of(reply.response)
    refusal = await mover.slash(place.channel, "do", choice="pass")
    assert "not one of your choices" in text_of(refusal.response)
    rules = await mover.slash(place.channel, "rules", find="7.4")
    assert "A tie" in text_of(rules.response)
    await mover.slash(place.channel, "undo")
    assert (await place.table()).match.log == []


async def test_to_discard_nothing_is_a_button(simcord_env: Any) -> None:  # noqa: F811
    """Discord tells of no menu in which nothing is chosen."""
    place = Place(simcord_env)
    await place.open(3, game="liberte")
    for _ in range(3):
        await place.act_by_panel((await place.table()).match.waiting_for()[0], "choose-action", ["pass"])
    table = await place.table()
    (decision,) = table.match.decisions
    assert (decision.step, decision.least) == ("refresh-discard", 0)
    reply = await place.person(table.player_of(decision.seat).user).slash(place.channel, "turn")
    (menu,) = [c for c in walk(reply.response.components) if c.get("type") == 3]
    assert menu["min_values"] == 1 and "None of these" in labels_of(reply.response)
    await place.act_by_panel(decision.seat, "refresh-discard", [])
    assert (await place.table()).match.log[-1].picks == ()


async def test_all_blocks_of_a_card_and_the_end_of_the_turn_are_one_click(simcord_env: Any) -> None:  # noqa: F811
    place = Place(simcord_env)
    await place.open(3, game="liberte")
    table = await place.table()
    seat = table.match.waiting_for()[0]
    person = place.person(table.player_of(seat).user)
    card = next(card for card in table.match.state.hands[seat] if CARDS[card].value > 1 and CARDS[card].region)
    reply = await place.act_by_panel(seat, "choose-action", [f"place:{card}"])
    (menu,) = [c for c in walk(reply.response.components) if c.get("type") == 3]
    labels = [option["label"] for option in menu["options"]]
    assert "then: Keep it, end turn" in labels and not [label for label in labels if "×" in label], "2 are 2 at once"
    ones = [option["value"] for option in menu["options"] if ": 1 " in option["label"]]
    n = CARDS[card].value
    await person.select(reply.response, [*ones[:n], "keep-end"], custom_id=menu["custom_id"])
    table = await place.table()
    assert [action.step for action in table.match.log] == ["choose-action", *["place-blocks"] * n, "keep-card"]
    assert table.match.state.displays[seat] == (card,) and table.match.waiting_for() != [seat]
