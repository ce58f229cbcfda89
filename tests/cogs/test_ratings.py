"""Rated games, by clicks: from the lobby's option to the final post, the statistics, and those who want none."""

from __future__ import annotations

import itertools
from typing import Any

from sqlalchemy import text

from cogs.ids import SaveSetup
from fronde.host.commands.lobby import Configure
from fronde.host.people.actors import User
from fronde.host.store import ServerSettings
from tests.cogs.story import Place, labels_of, reply_text, text_of
from tests.cogs.test_final_post import finish
from tests.cogs.test_looking import post_all
from tests.cogs.test_servers import add_administrator
from tests.cogs.test_stats import alt_of

SHORT = Configure({"rounds": 1})


async def open_rated_table(place: Place) -> None:
    """Ann opens a table, makes it rated by its option, and Bob joins."""
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "table new", game="toy", seats=2)
    options = await ann.click(place.find_post("At the table"), label="Options")
    assert "Rated: no" in text_of(options.response) and "Rated" not in text_of(place.find_post("At the table"))
    options = await ann.click(options.response, label="Make it rated")
    assert "Rated: yes" in text_of(options.response) and "Allow advice" not in labels_of(options.response)
    assert "Rated: yes" in text_of(place.find_post("At the table"))
    await place.bot.tables.run(await place.bot.tables.find_here(place.channel.id), User(ann.id, "Ann"), SHORT)
    await bob.click(place.find_post("At the table"), label="Join")


async def test_five_rated_games_from_the_lobby_to_the_rating_in_the_final_post(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    await open_rated_table(place)
    for number in range(1, 6):
        await ann.click(place.find_post("At the table"), label="Start")
        await finish(place)
        await post_all(place)
        post = place.find_post("Game over")
        assert ("A rating is shown after 5 rated games" in text_of(post)) == (number < 5)
        if number == 1:
            await ann.click(post, label="Rematch")
            assert "Rated: yes" in text_of(place.find_post("At the table")), "a rematch is rated too"
            await bob.click(place.find_post("At the table"), label="Join")
        elif number < 5:
            await open_rated_table(place)
    line = next(line for line in text_of(post).splitlines() if "**Ratings**" in line)
    assert "Ann 1" in line and "Bob 1" in line and line.count("±") == 2 and "(+" in line and "(−" in line
    mine = alt_of(await ann.slash(place.channel, "stats"))
    points = line.partition("Ann ")[2].partition(" (")[0].replace(" ±", ", range ±")
    assert f"Ratings: Sixty Fields: games 5, rating {points}" in mine
    title = await cy.slash(place.channel, "stats", game="toy")
    assert "Ratings" not in alt_of(await cy.click(title.response, label="People")), "nobody lets others see theirs"
    await ann.slash(place.channel, "settings mine", stats="shown")
    assert f"Ratings: Ann: games 5, rating {points}" in alt_of(await cy.click(title.response, label="People"))
    worth = alt_of(await cy.click(title.response, label="Roles"))
    assert "What a role is worth: Blue (2 players): games 5, points" in worth
    server = await cy.slash(place.channel, "stats", server=True)
    assert "Ann: games 5" in alt_of(await cy.click(server.response, label="People"))
    rating = await place.bot.tables.find_rating(ann.id, "toy")
    assert rating is not None and rating.games == 5

    rows = "select mu, sigma, games from ratings where person is null or person <> :ann order by 1, 2, 3"
    before = await place.bot.store._run(lambda c: c.execute(text(rows), {"ann": ann.id}).all())
    question = await ann.slash(place.channel, "settings privacy", choice="forget")
    await ann.click(question.response, label="Forget me")
    key = "select distinct person from ratings where person < 0"
    [stranger] = await place.bot.store._run(lambda c: c.execute(text(key)).scalars().all())
    assert before == await place.bot.store._run(lambda c: c.execute(text(rows), {"ann": stranger}).all())


async def test_people_and_servers_can_say_never(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, cy, _ = place.people
    eve = add_administrator(place)
    await open_rated_table(place)
    assert "you can play rated games" in reply_text(await bob.slash(place.channel, "settings mine"))
    assert "Ratings: off" in reply_text(await bob.slash(place.channel, "settings mine", ratings=False))
    refusal = await ann.click(place.find_post("At the table"), label="Start")
    assert "Bob plays no rated games" in reply_text(refusal)
    await bob.click(place.find_post("At the table"), label="Leave")
    assert "You have turned ratings off" in reply_text(await bob.click(place.find_post("At the table"), label="Join"))
    assert "a host can have a table rated" in reply_text(await eve.slash(place.channel, "fronde setup"))
    assert "Ratings: off" in reply_text(await eve.slash(place.channel, "fronde setup", ratings=False))
    await cy.click(place.find_post("At the table"), label="Join")
    refusal = await ann.click(place.find_post("At the table"), label="Start")
    assert "This server has turned ratings off" in reply_text(refusal)
    options = await ann.slash(place.channel, "table options")
    await ann.click(options.response, label="Make it unrated")
    assert "Rated" not in text_of(place.find_post("At the table"))
    await ann.click(place.find_post("At the table"), label="Start")
    table = await place.table()
    assert table.record.status == "playing"
    options = await ann.slash(place.channel, "table options")
    assert labels_of(options.response) == ["Allow advice"], "a game that has begun stays unrated"


def test_a_button_that_saves_a_servers_settings_keeps_its_answers_and_numbers() -> None:
    for ratings, threads, leagues in itertools.product((None, False), (None, True), (None, 1, 50)):
        settings = ServerSettings(ratings=ratings, threads=threads, leagues=leagues, pings="channel", language="en")
        one = SaveSetup.make(settings, 2**32 - 1, sure=True)
        assert SaveSetup.read(one.button.split(":")[2:]).read_settings() == (settings, 2**32 - 1)


async def test_a_rated_game_has_no_advice(simcord_env: Any) -> None:
    place = Place(simcord_env)
    ann, bob, *_ = place.people
    await ann.slash(place.channel, "table new", game="toy", seats=2)
    options = await ann.slash(place.channel, "table options")
    await ann.click(options.response, label="Allow advice")
    old = await ann.slash(place.channel, "table options")
    assert "Advice: allowed" in text_of(old.response)
    answer = await ann.click(old.response, label="Make it rated")
    assert "Advice: off" in text_of(answer.response)
    assert "so there is no advice" in reply_text(await ann.click(options.response, label="Allow advice"))
    await bob.click(place.find_post("At the table"), label="Join")
    await ann.click(place.find_post("At the table"), label="Start")
    assert labels_of((await ann.slash(place.channel, "table options")).response) == []
