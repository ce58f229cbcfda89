"""Mousquetaires du Roy in a channel: what people see of its duels, its team, and a whole table of it."""

from __future__ import annotations

from typing import Any

import pytest

import images
from fronde.core.match import Match
from fronde.core.types import Setup
from fronde.games import get_game
from tests.cogs.story import Place, said, text_of
from tests.games.mousquetaires.table import Loaded, at, mission, throws

pytestmark = pytest.mark.usefixtures("toy")
JUSSAC = {"place": at(athos="louvre"), "louvre": mission("chancellor", "jussac", "boisrenard")}


async def put(there: Place, dice: str = "", /, **position: Any) -> Any:
    """The table of the channel at a position, with dice that show what is wanted."""
    table = await there.table()
    setup = Setup("mousquetaires", tuple(p.token for p in table.record.players), 1, table.record.options)
    table.match = Match.at(get_game("mousquetaires"), setup, position)[0]
    table.match.revision, table.match.rng = table.record.revision, Loaded(table.match.rng, throws(dice))
    table._viewed = -1
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


# --- odds ---


async def test_the_odds_of_anything_on_the_table_may_be_asked_for(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann"])
    await place.open(1, game="mousquetaires")
    await put(place, active="athos", hands={"dartagnan": ["combat"]}, **JUSSAC)
    [ann] = place.people
    listed = {c["name"]: c["value"] for c in await ann.autocomplete(place.channel, "board", "view", "odds")}
    assert listed["Odds: Jussac at the Louvre"] == "mission:louvre:jussac"
    shown = await ann.slash(place.channel, "board", view="mission:louvre:jussac")
    [picture] = attached(shown)
    assert "Odds: Jussac · 3 dice." in picture.description
    assert "4 dice: Combat " in picture.description, "as her own seat sees it, which knows the hand"
    for view in ("mission:paris", "mission:louvre", "quest", "siege"):
        assert len(attached(await ann.slash(place.channel, "board", view=view))) == 1
    assert "no such picture" in said(await ann.slash(place.channel, "board", view="mission:paris:jussac"))


async def test_a_panel_shows_the_odds_before_cards_are_committed(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann"])
    await place.open(1, game="mousquetaires")
    await put(place, active="athos", hands={"dartagnan": ["combat"]}, gear={"athos": ["armor"]}, **JUSSAC)
    [ann] = place.people
    shown = await ann.click((await ann.slash(place.channel, "turn")).response, label="Show choices")
    assert "What Athos can attempt" in attached(shown)[0].description
    shown = await place.act_by_panel("athos", "act", ["duel:louvre:jussac"])
    assert "Duel: Athos against Jussac" in attached(shown)[0].description, "wished for once, it stays for the turn"


def attached(result: Any) -> list[Any]:
    """The files of an answer."""
    return [file for m in (result.response, *result.followups) if m is not None for file in m.attachments]
