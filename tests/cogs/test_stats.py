"""/stats: what people see of their games, and what nobody sees who was not asked."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import text

from fronde.core.errors import EngineError
from tests.cogs.story import Place, labels_of, reply_text
from tests.cogs.test_servers import add_administrator
from tests.cogs.test_whole_game import play_on


def alt_of(result: Any) -> str:
    """The alt text of the one picture of a reply."""
    [picture] = result.response.attachments
    assert picture.filename.endswith(".png") and picture.description
    return str(picture.description)


async def test_a_game_is_counted_as_soon_as_it_is_over(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    assert "no game has ended" in reply_text(await ann.slash(place.channel, "stats"))
    await place.open(2)
    await play_on(place, random.Random(3))
    [victor] = await place.bot.store._run(
        lambda c: c.execute(text("select person from standings where is_winner")).scalars().all()
    )
    winner, loser = (ann, bob) if victor == ann.id else (bob, ann)
    reply = await winner.slash(place.channel, "stats")
    alt = alt_of(reply)
    assert reply.ephemeral and alt.startswith(
        f"{'Ann' if winner is ann else 'Bob'}. Overview · all games, with two or more people."
    )
    assert "games 1; wins 1; won 100%" in alt and "First: games 1" in alt and "2 players: games 1, wins 1" in alt
    assert labels_of(reply.response) == ["Overview", "Roles", "People", "Titles and long games"]
    assert "games 1; wins 0" in alt_of(await loser.slash(place.channel, "stats", player=loser.user))
    people = alt_of(await winner.click(reply.response, label="People"))
    assert f"{'Bob' if winner is ann else 'Ann'}: games 1, ahead 1, behind 0" in people
    records = await winner.click(reply.response, label="Titles and long games")
    assert "Titles on this server" in alt_of(records) and "since" in alt_of(records)
    assert "the last player who won with that role" in reply_text(records)
    assert "games 1; alone or against bots 0" in alt_of(await cy.slash(place.channel, "stats", server=True))
    title = await cy.slash(place.channel, "stats", game="toy")
    assert "games 1; alone or against bots 0" in alt_of(title)
    assert "Nothing yet" in alt_of(await cy.click(title.response, label="People")), "nobody has allowed it"
    assert "No game on this server" not in reply_text(title)
    assert "Nobody has played" in reply_text(await cy.slash(place.channel, "stats", game="richelieu"))
    assert "no game has ended" in reply_text(await ann.slash(place.channel, "stats", player=ann.user, game="richelieu"))
    changes = ("update results set game = 'jeanne'", "update standings set dice = 60, pips = 225")
    for change in changes:
        await place.bot.store._run(lambda c, change=change: c.execute(text(change)))  # type: ignore[misc]
    dice = "Dice: Jeanne d’Arc 1429 (points · luckier runs: 12%): rolled 60, total 225, expected 210."
    assert dice in alt_of(await winner.slash(place.channel, "stats"))
    for part in ("standings", "results"):
        await place.bot.store._run(lambda c, part=part: c.execute(text(f"delete from {part}")))  # type: ignore[misc]
    assert "no game has ended" in reply_text(await ann.slash(place.channel, "stats"))
    with simcord_env._bot_scope():
        await place.bot.housekeeping.fill_results()
    assert "games 1; wins 1; won 100%" in alt_of(await winner.slash(place.channel, "stats")), "an older game"


async def test_others_and_servers_see_only_what_was_allowed(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    eve = add_administrator(place)
    await place.open(2)
    await play_on(place, random.Random(3))
    assert "keeps their statistics" in reply_text(await bob.slash(place.channel, "stats", player=ann.user))
    assert "anyone can see yours" in reply_text(await ann.slash(place.channel, "settings mine", stats="shown"))
    hers = await bob.slash(place.channel, "stats", player=ann.user)
    assert alt_of(hers).startswith("Ann. Overview")
    await ann.slash(place.channel, "settings mine", stats="mine")
    assert "keeps their statistics" in reply_text(await bob.click(hers.response, label="Roles")), "an old button, too"

    assert "those of this server" in reply_text(await eve.slash(place.channel, "fronde setup"))
    assert "Statistics: off" in reply_text(await eve.slash(place.channel, "fronde setup", stats=False))
    for options in ({"server": True}, {"game": "toy"}, {"player": ann.user}):
        assert "turned statistics off" in reply_text(await bob.slash(place.channel, "stats", **options)), options
    own = await bob.slash(place.channel, "stats")
    assert "games 1" in alt_of(own), "one's own, always"
    assert "Titles on this server: Nothing yet" in alt_of(await bob.click(own.response, label="Titles and long games"))

    assert "No game result names you" in reply_text(await bob.slash(place.channel, "settings mine", stats="never"))
    assert "turned your statistics off" in reply_text(await bob.slash(place.channel, "stats"))
    assert str(bob.id) not in repr(
        await place.bot.store._run(lambda c: c.execute(text("select * from standings")).all())
    )
    assert "games 1" in alt_of(await ann.slash(place.channel, "stats"))


@pytest.mark.allow_discord_log_errors
async def test_a_page_that_cannot_be_drawn_is_told_in_words(simcord_env: Any, monkeypatch: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await place.open(2)
    await ann.slash(place.channel, "table end")
    await bob.click(place.find_post("A vote"), label="End the game")

    def fail(page: object, width: int) -> None:
        raise EngineError("no ink")

    monkeypatch.setattr("images.pages.draw", fail)
    reply = await ann.slash(place.channel, "stats")
    assert (
        not reply.response.attachments
        and "games 0; wins 0; won –" in reply_text(reply)
        and "not played to the end 1" in reply_text(reply)
    )
