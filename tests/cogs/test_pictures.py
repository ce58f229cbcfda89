"""The pictures people may ask for, through Discord."""

from __future__ import annotations

from typing import Any

import images
from tests.cogs.story import Place, said


def pictures(result: Any) -> list[Any]:
    """The files of the answer, whether it came at once or was put off."""
    messages = [result.response, *result.followups]
    return [file for message in messages if message is not None for file in message.attachments]


async def test_board_shows_every_picture_the_game_offers_and_refuses_others(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(4, game="frondeurs")
    watcher = place.people[0]
    offered = [c["value"] for c in await watcher.autocomplete(place.channel, "board", "view", "")]
    assert set(images.offered("frondeurs")) < set(offered)
    for view in offered:
        result = await watcher.slash(place.channel, "board", view=view)
        assert result.ephemeral
        assert "Incident" not in said(result)
        assert len(pictures(result)) == 1, view
    assert "no such picture" in said(await watcher.slash(place.channel, "board", view="nonsense"))


async def test_hand_comes_with_a_picture_for_its_owner_alone(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(4, game="frondeurs")
    result = await place.people[0].slash(place.channel, "hand")
    assert result.ephemeral
    assert len(pictures(result)) == 1
