"""The pictures people may ask for, through Discord."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image

import images
from tests.cogs.story import Place, reply_text


def pictures(result: Any) -> list[Any]:
    """The files of the answer, whether it came at once or was put off."""
    messages = [result.response, *result.followups]
    return [file for message in messages if message is not None for file in message.attachments]


async def test_board_shows_every_picture_the_game_offers_and_refuses_others(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(4, game="frondeurs")
    watcher = place.people[0]
    options = [c["value"] for c in await watcher.autocomplete(place.channel, "board", "view", "")]
    assert set(images.offered_pictures("frondeurs")) < set(options)
    for view in options:
        result = await watcher.slash(place.channel, "board", view=view)
        assert result.ephemeral
        assert "Incident" not in reply_text(result)
        assert len(pictures(result)) == 1, view
    assert "no such picture" in reply_text(await watcher.slash(place.channel, "board", view="nonsense"))


async def test_hand_comes_with_a_picture_for_its_owner_alone(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(4, game="frondeurs")
    result = await place.people[0].slash(place.channel, "hand")
    assert result.ephemeral
    assert len(pictures(result)) == 1


async def test_a_turn_shows_the_board_and_beside_it_what_has_changed(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, game="richelieu")
    assert len(place.posts()[-1].attachments) == 1, "nothing has changed yet"
    decision = (await place.table()).match.decisions[0]
    await place.act_by_panel(decision.seat, "take-card", [decision.options[0]])
    while (step := (await place.table()).match.decisions[0]).seat == decision.seat:
        await place.act_by_panel(step.seat, step.step, ["end-turn"])
    whole, part = place.posts()[-1].attachments
    assert (whole.filename, part.filename) == ("board.png", "picture-2.png")
    assert part.description.startswith("Since then:") and whole.description != part.description
    board, cut = [Image.open(io.BytesIO(await file.read())) for file in (whole, part)]
    assert board.width == 1600 and cut.width == cut.height < 800
    assert sum(file.size for file in (whole, part)) < 25 * 2**20
