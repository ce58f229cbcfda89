"""Mousquetaires du Roy in a channel: what people see of its duels, its team, and a whole table of it."""

from __future__ import annotations

from typing import Any

import pytest

import images
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games import get_game
from tests.cogs.story import Place, text_of
from tests.games.mousquetaires.table import Loaded, at, mission, throws

pytestmark = pytest.mark.usefixtures("toy")
JUSSAC = {"place": at(athos="louvre"), "louvre": mission("chancellor", "jussac", "boisrenard")}


async def put(there: Place, dice: str = "", /, **position: Any) -> Any:
    """The table of the channel at a position, with dice that show what is wanted."""
    table = await there.table()
    setup = Setup("mousquetaires", tuple(p.token for p in table.record.players), 1, table.record.options)
    table.match = Match.at(get_game("mousquetaires"), setup, position)[0]
    table.match.revision, table.match.rng = table.record.revision, Loaded(table.match.rng, throws(dice))
    table.renew_asked()
    return table


async def fight(env: Any) -> Place:
    """A duel Ann has fought alone, to its end."""
    place = Place(env, ["Ann"])
    await place.open(1, game="mousquetaires")
    await put(place, "SHL SHX SL SH S X", active="athos", gear={"athos": ["pistol", "armor"]}, **JUSSAC)
    await place.act_by_panel("athos", "act", ["duel:louvre:jussac"])
    await place.act_by_panel("athos", "fight", ["fight:none"])
    return place


# --- duels ---


async def test_a_duel_that_ends_is_shown_in_the_channel_by_itself(simcord_env: Any) -> None:
    place = await fight(simcord_env)
    [shown] = [m for m in place.posts() if "against Jussac" in text_of(m)]
    assert text_of(shown).startswith("Athos against Jussac.") and "First blood for Athos!" in text_of(shown)
    [picture] = shown.attachments
    assert picture.filename == "board.png" and (await picture.read()).startswith(b"\x89PNG")
    assert picture.description.startswith("Duel: Athos against Jussac: Jussac loses 1. Round 1: ")
    assert not shown.components[-1].to_dict().get("components"), "there is nothing to click"
    [sent] = [r.json for r in simcord_env.http_requests if r.method == "POST" and "Jussac loses 1" in str(r.json)]
    assert sent["allowed_mentions"]["users"] == [], "it calls nobody"


@pytest.mark.allow_discord_log_errors
async def test_a_duel_whose_picture_fails_is_told_in_words(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = images.draw

    async def fail(game: str, scene: Any, **how: Any) -> Any:
        if how["show"].startswith("duel"):
            raise ValueError("no ink")
        return await draw(game, scene, **how)

    monkeypatch.setattr(images, "draw", fail)
    shown = (await fight(simcord_env)).find_post("against Jussac")
    assert "First blood for Athos!" in text_of(shown) and not shown.attachments
