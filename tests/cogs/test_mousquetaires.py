"""Mousquetaires du Roy in a channel: what people see of its duels, its team, and a whole table of it."""

from __future__ import annotations

from typing import Any

import discord
import pytest

import images
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Setup
from fronde.games import get_game
from fronde.games.mousquetaires.greedy import Bot
from fronde.host.commands import orders as commands
from fronde.host.commands.play import Act
from fronde.host.notices.tips import EVERY_GAME
from fronde.host.people.actors import User
from tests.cogs.story import Place, ids_of, is_turn, reply_text, restart, text_of, walk
from tests.cogs.test_servers import add_administrator
from tests.games.mousquetaires.table import FixedDice, at, mission, throws

pytestmark = pytest.mark.usefixtures("toy")
JUSSAC = {"place": at(athos="louvre"), "louvre": mission("chancellor", "jussac", "boisrenard")}


async def put(there: Place, dice: str = "", /, **position: Any) -> Any:
    """The table of the channel at a position, with dice that show what is wanted."""
    table = await there.table()
    setup = Setup("mousquetaires", tuple(p.token for p in table.record.players), 1, table.record.terms.options)
    table.match = Match.at(get_game("mousquetaires"), setup, position)[0]
    table.match.revision, table.match.rng = table.record.revision, FixedDice(table.match.rng, throws(dice))
    table._cache_revision = -1
    table.renew_questions()
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
    [post] = [m for m in place.posts() if "against Jussac" in text_of(m)]
    assert text_of(post) == "Athos draws first blood against Jussac.", "one sentence, no dice"
    [picture] = post.attachments
    assert picture.filename == "board.png" and (await picture.read()).startswith(b"\x89PNG")
    assert picture.description.startswith("Duel: Athos against Jussac; Jussac loses 1 life. Round 1: ")
    assert not post.components[-1].to_dict().get("components"), "there is nothing to click"
    [body] = [r.json for r in simcord_env.http_requests if r.method == "POST" and "Jussac loses 1 life" in str(r.json)]
    assert body["allowed_mentions"]["users"] == [], "it calls nobody"


@pytest.mark.allow_discord_log_errors
async def test_a_duel_whose_picture_fails_is_told_in_words(simcord_env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = images.draw

    async def fail(game: str, scene: Any, **how: Any) -> Any:
        if how["show"].startswith("duel"):
            raise ValueError("no ink")
        return await draw(game, scene, **how)

    monkeypatch.setattr(images, "draw", fail)
    post = (await fight(simcord_env)).find_post("against Jussac")
    assert "draws first blood" in text_of(post) and not post.attachments


# --- odds ---


async def test_the_odds_of_anything_on_the_table_may_be_asked_for(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann"])
    await place.open(1, game="mousquetaires")
    await put(place, active="athos", hands={"dartagnan": ["combat"]}, **JUSSAC)
    [ann] = place.people
    views = {c["name"]: c["value"] for c in await ann.autocomplete(place.channel, "board", "view", "odds")}
    assert views["Odds: Jussac at the Louvre"] == "mission:louvre:jussac"
    reply = await ann.slash(place.channel, "board", view="mission:louvre:jussac")
    [picture] = files_of(reply)
    assert "Odds: Jussac · 3 dice." in picture.description
    assert "4 dice: Combat " in picture.description, "as her own seat sees it, which knows the hand"
    for view in ("mission:paris", "mission:louvre", "quest", "siege"):
        assert len(files_of(await ann.slash(place.channel, "board", view=view))) == 1
    assert "no such picture" in reply_text(await ann.slash(place.channel, "board", view="mission:paris:jussac"))


async def test_a_panel_shows_the_odds_before_cards_are_committed(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann"])
    await place.open(1, game="mousquetaires")
    await put(place, active="athos", hands={"dartagnan": ["combat"]}, gear={"athos": ["armor"]}, **JUSSAC)
    [ann] = place.people
    reply = await ann.click((await ann.slash(place.channel, "turn")).response, label="Show choices")
    assert "What Athos can attempt" in files_of(reply)[0].description
    reply = await place.act_by_panel("athos", "act", ["duel:louvre:jussac"])
    assert "Duel: Athos against Jussac" in files_of(reply)[0].description, "wished for once, it stays for the turn"


# --- the side that confers ---


async def sit_down(place: Place) -> Any:
    """Ann plays Milady, Bob and Cy the musketeers; gives the post that tells these that they may confer."""
    ann, *others = place.people
    await ann.slash(place.channel, "table new", game="mousquetaires", seats=3)
    await ann.slash(place.channel, "table join", role="milady")
    for person in others:
        await person.click(place.find_post("At the table"), label="Join")
    await ann.click(place.find_post("At the table"), label="Start")
    return place.find_post("are on the same side")


def count_posts(place: Place) -> int:
    """How many messages stand in the channel, those apart that Discord writes itself: it tells of public threads
    alone, other than its offline stand-in."""
    return sum(message.type == discord.MessageType.default for message in place.posts())


def inside(place: Place) -> list[set[str]]:
    """Who is in each private thread below the channel, us apart."""
    ours = {person.id: person.user.global_name for person in place.people}
    members = (place.env.backend.get_thread(thread.id).thread_members for thread in place.channel.threads)
    return [{ours[user] for user in users if user in ours} for users in members]


async def test_the_musketeers_get_a_private_thread_when_one_of_them_asks(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann", "Bob", "Cy"], is_invited=True)
    ann, bob, cy = place.people
    post = await sit_down(place)
    assert "Bob" in text_of(post) and "without Ann (Milady)" in text_of(post)
    assert "Anyone who manages threads on this server can read it" in text_of(post), "said before anything is opened"
    assert "This thread is for" in reply_text(await ann.click(post, label="Confer in private"))
    assert not place.channel.threads, "nobody is put anywhere unasked"
    before = count_posts(place)
    assert "private thread of your side" in reply_text(await bob.click(post, label="Confer in private"))
    [thread] = place.channel.threads
    assert thread._channel.type == discord.ChannelType.private_thread.value and inside(place) == [{"Bob", "Cy"}]
    [welcome] = thread.history(viewer=bob)
    assert "Anyone who manages threads on this server can read this thread too" in text_of(welcome)
    with pytest.raises(Exception, match=r"(?i)access|see|view"):
        thread.history(viewer=ann)
    assert count_posts(place) == before, "nothing is said of it where she reads"
    reply = await bob.slash(thread, "board", view="quest")
    assert len(files_of(reply)) == 1 and reply.ephemeral, "what helps to confer is at hand there"
    simcord_env.backend.remove_thread_member(thread.id, cy.id)
    simcord_env.backend.remove_thread_member(thread.id, bob.id)
    await cy.click(post, label="Confer in private")
    assert inside(place) == [{"Cy"}] and len(list(thread.history())) == 1, "who has left is asked in by nobody else"


async def test_a_seat_given_away_changes_who_is_in_the_thread(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann", "Bob", "Cy", "Dee"])
    ann, bob, cy, dee = place.people
    place.people = [ann, bob, cy]
    post = await sit_down(place)
    place.people = [ann, bob, cy, dee]
    await bob.click(post, label="Confer in private")
    await cy.slash(place.channel, "seat hand-over", player=dee)
    await dee.click(place.find_post("A seat for you"), label="Take the seat")
    assert inside(place) == [{"Bob", "Dee"}]
    answer = reply_text(await ann.slash(place.channel, "seat hand-over", player=cy))
    assert "has had another seat in this game, so I ask everyone else too" in answer
    for person in (bob, dee):
        await person.click(place.find_post("might know that seat's hand"), label="I agree")
    await cy.click(place.find_post("A seat for you"), label="Take the seat")
    assert inside(place) == [{"Bob", "Dee"}], "Milady's new player is kept out"


async def test_who_lets_a_machine_play_leaves_the_thread_until_the_seat_is_taken_back(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann", "Bob", "Cy"])
    cy = place.people[2]
    await place.people[1].click(await sit_down(place), label="Confer in private")
    token = (await place.table()).record.find_player(cy.id).token
    place.bot.tables.around.note_change = lambda table: None  # no machine plays meanwhile
    await cy.slash(place.channel, "seat opponent", seat=token)
    assert inside(place) == [{"Bob"}]
    await cy.slash(place.channel, "seat take-back")
    assert inside(place) == [{"Bob", "Cy"}]


async def test_a_thread_opened_by_an_attempt_that_failed_later_is_gone_on_with(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann", "Bob", "Cy"])
    place.bot.delivery.first_pause = 0.01
    post = await sit_down(place)
    simcord_env.inject_error("PUT", "/channels/*/thread-members/*", status=500, times=1)
    await place.people[1].click(post, label="Confer in private")
    await simcord_env.settle()
    assert inside(place) == [{"Bob", "Cy"}] and len(list(place.channel.threads[0].history())) == 1


async def test_where_there_can_be_no_private_thread_they_are_told_so_plainly(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann", "Bob", "Cy"])
    place.channel = place.guild.create_text_channel(
        "strict", overwrites={place.guild.me: discord.PermissionOverwrite(create_private_threads=False)}
    )
    post = await sit_down(place)
    assert "use a place of your own" in text_of(post) and not ids_of(post)


async def test_a_right_that_is_gone_when_somebody_clicks_is_told_of_as_plainly(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann", "Bob", "Cy"])
    post = await sit_down(place)
    simcord_env.inject_error("POST", f"/channels/{place.channel.id}/threads", status=403, code=50013)
    await place.people[1].click(post, label="Confer in private")
    latest = place.find_post("are on the same side")
    assert latest.id == post.id and "use a place of your own" in text_of(latest) and not ids_of(latest)
    assert not place.channel.threads


async def test_at_a_table_in_a_thread_they_find_a_place_of_their_own(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann", "Bob", "Cy"])
    eve = add_administrator(place)
    await eve.slash(place.channel, "fronde setup", threads=True)
    await place.people[0].slash(place.channel, "table new", game="mousquetaires", seats=3)
    [place.channel] = place.channel.threads
    await place.people[0].slash(place.channel, "table join", role="milady")
    for person in place.people[1:3]:
        await person.click(place.find_post("At the table"), label="Join")
    await place.people[0].click(place.find_post("At the table"), label="Start")
    post = place.find_post("are on the same side")
    assert "use a place of your own" in text_of(post) and not ids_of(post)


async def test_nobody_confers_where_all_are_on_one_side(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann", "Bob", "Cy"])
    await place.open(3, game="mousquetaires", start=False)
    reply = await place.people[0].slash(place.channel, "table options")
    menu = next(i for i in ids_of(reply.response) if i.endswith(":milady"))
    await place.people[0].select(reply.response, ['"nobody"'], custom_id=menu)
    await place.people[0].slash(place.channel, "table start")
    assert not [post for post in place.posts() if "are on the same side" in text_of(post)]


# --- Milady's choices ---


async def test_milady_posts_several_cards_with_one_click_and_reads_why_others_do_not_fit(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann", "Bob", "Cy"])
    ann = place.people[0]
    await sit_down(place)
    await put(place, active="milady", phase="milady", paris_hand=["smugglers"])
    await place.act_by_panel("milady", "choose-destination", ["dest:richelieu"])
    await place.bot.tables.stop_coaching(await place.table(), ann.id, EVERY_GAME)
    panel = await place.act_by_panel("milady", "place-paris", ["paris:smugglers"])
    menu = next(i for i in ids_of(panel.response) if ":pick:" in i and ":post:" in i)
    why = str(list(walk((await ann.select(panel.response, ["why"], custom_id=menu)).response.components)))
    assert "Cavois, strength 3" in why and "Cavois has strength 3, and you have 2 strength left." in why
    reply = await place.act_by_panel("milady", "post", ["post:lubin", "post:courtesan"])
    state = (await place.table()).match.state
    assert (state.paris.posted, state.paris.trap) == (("lubin",), "courtesan"), "both, and nothing is left to post"
    assert "Draw a treachery card" in reply_text(reply)


# --- alone ---


async def test_opening_a_table_says_that_one_person_can_play_tonight_and_how(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann"])
    other = place.guild.create_text_channel("other")
    [ann] = place.people
    text = reply_text(await ann.slash(place.channel, "table new", game="mousquetaires"))
    assert "You can also play this game alone: `/table new game:mousquetaires seats:1`" in text
    alone = reply_text(await ann.slash(other, "table new", game="mousquetaires", seats=1))
    assert "for you alone: press Start" in alone and "You can also play this game alone" not in alone
    lobby = text_of(next(iter(other.history())))
    assert "you play alone against the deck" in lobby and "one of you" not in lobby and "any of you" not in lobby
    third = place.guild.create_text_channel("third")
    assert "play this game alone" not in reply_text(await ann.slash(third, "table new", game="frondeurs"))


async def test_who_plays_alone_is_called_once_a_turn_and_gets_no_score_line(simcord_env: Any) -> None:
    """Whichever musketeers act, and in whatever order."""
    place = Place(simcord_env, ["Ann"])
    await place.open(1, game="mousquetaires")
    [ann] = place.people
    while (turns := (await place.table()).match.state.turn) < 4:
        await play(place, Bot(Dice(turns)).decide, 10)
        assert not (await place.table()).match.over
    posts = [text_of(message) for message in place.posts()]
    assert len([text for text in posts if "A question" in text or "Your turn" in text]) == turns
    assert sum(text.startswith("**Turn ") for text in posts) == turns - 1
    assert not [text for text in posts if "**0**" in text or "is only for" in text or "continue your turn" in text]
    assert text_of(place.posts()[-1]).startswith(
        f"**A question** for {ann.mention} (d’Artagnan, Athos, Aramis and Porthos) · Mousquetaires du Roy: answer as"
    )
    assert place.posts()[-1].attachments, "with the board"


# --- a whole table ---


async def play(place: Place, machine: Any, most: int) -> int:
    """So many choices of a machine for everybody, as fast as they can be made; gives how many duels ended."""
    table, duels = await place.table(), 0
    with place.env._bot_scope():
        for _ in range(most):
            if table.match.over:
                break
            for action in machine(table.match.state, table.match.decisions):
                user = table.player_of(action.seat).user
                act = Act(action.seat, action.step, action.picks)
                result = await place.bot.tables.run(table.id, User(user, "X"), act)
                duels += sum(event.kind == "duel-ended" for event in result.events)
            table = await place.table()
    await place.env.settle()
    return duels


async def test_a_whole_table_with_milady_from_the_lobby_to_the_final_post(simcord_env: Any, settings: Any) -> None:
    """Machines choose; now and then somebody does by the panel, and in the middle the bot is started anew."""
    place, machine = Place(simcord_env, ["Ann", "Bob", "Cy"]), Bot(Dice(8)).decide
    bob = place.people[1]
    await bob.click(await sit_down(place), label="Confer in private")
    duels = await play(place, machine, 60)
    table = await place.table()
    decision = next(d for d in table.match.decisions if d.required)
    assert (await place.act_by_panel(decision.seat, decision.step, list(table.match.default(decision)))).acknowledged
    before = table.match.position()
    bot = await restart(place, settings)
    assert (await place.table()).match.position() == before
    duels += await play(place, machine, 1000)
    *posts, over, replay = place.posts()
    assert "Game over" in text_of(over) and [a.filename for a in over.attachments] == ["board.png", "picture-2.png"]
    assert [a.filename for a in replay.attachments] == ["mousquetaires-1.html"]
    strips = [m for m in posts if m.attachments and m.attachments[0].description.startswith("Duel: ")]
    assert len(strips) == duels > 0
    assert not any("⚔" in text_of(strip) or is_turn(strip) for strip in strips)
    [thread] = place.channel.threads
    assert len(list(thread.history())) == 1, "and nothing of the game was ever said there"
    check_milady_is_told_of_to_nobody_else(place)
    await bot.store.close()


def check_milady_is_told_of_to_nobody_else(place: Place) -> None:
    """What only she reads, the cards she holds, was sent to her alone."""
    hers, count = place.people[0].user.dm_channel.id, 0
    for request in place.env.http_requests:
        secrets = [words for words in ("To post: ", "Paris cards: ") if words in str(request.json)]
        count += bool(secrets)
        assert not secrets or not request.path.startswith("/channels/") or f"/channels/{hers}/" in request.path
    assert count


def files_of(result: Any) -> list[Any]:
    """The files of an answer."""
    return [file for m in (result.response, *result.followups) if m is not None for file in m.attachments]


async def test_the_sum_of_a_turn_has_the_action_it_began_with(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann", "Bob", "Cy", "Dee", "Eve"])
    await place.open(5, game="mousquetaires")
    await put(place, active="", phase="milady", pistoles=6)
    while "act" not in {one.step for one in (await place.table()).match.decisions}:
        decision = next(one for one in (await place.table()).match.decisions if one.required)
        await place.act_by_panel(decision.seat, decision.step, list((await place.table()).match.default(decision)))
    await place.act_by_panel("athos", "act", ["buy:pistol"])
    match = (await place.table()).match
    if "buy-more" in {one.step for one in match.decisions}:
        await place.act_by_panel("athos", "buy-more", ["buy:done"])
    person = place.person((await place.table()).player_of("athos").user)
    await place.act_by_panel("athos", "act", ["draw"])
    cost = 6 - (await place.table()).match.state.pistoles
    assert f"Costs: 2 of 3 actions and {cost} pistole" in reply_text(await person.slash(place.channel, "turn"))


async def test_milady_leaves_the_rest_of_her_tokens_to_chance_and_nobody_can_tell(simcord_env: Any) -> None:
    place = Place(simcord_env, ["Ann", "Bob", "Cy"])
    ann = place.people[0]
    await sit_down(place)
    before = await what_rivals_see(place)
    panel = await place.act_by_panel("milady", "lay-tokens", ["token:snare"])
    panel = await ann.click(panel.response, label="Choose the rest for me")
    chance = await stored_moves(place)
    assert len(chance) == 12 and {move.step for move in chance} == {"lay-tokens"}
    assert chance[0].picks == ["token:snare"] and not any("rest" in move.picks[0] for move in chance)
    assert not any(move.draws for move in chance), "the dice of the game are untouched"
    assert "Chosen for you, in this order: " in reply_text(panel) and "**Which Paris card" in reply_text(panel)
    after = await what_rivals_see(place)
    panel = await ann.click(panel.response, label="Undo all")
    assert await stored_moves(place) == [] and await what_rivals_see(place) == before
    for move in chance:
        panel = await place.act_by_panel("milady", "lay-tokens", move.picks)
    assert await stored_moves(place) == chance, "with the same events, draws and traces"
    assert await what_rivals_see(place) == after


async def test_one_click_leaves_only_so_many_choices_to_chance(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "MOST_IN_SERIES", 3)
    place = Place(simcord_env, ["Ann", "Bob", "Cy"])
    await sit_down(place)
    panel = await place.act_by_panel("milady", "lay-tokens", ["token:snare"])
    for expected in (4, 7):
        panel = await place.people[0].click(panel.response, label="Choose the rest for me")
        assert len(await stored_moves(place)) == expected


async def stored_moves(place: Place) -> list[Any]:
    """Every choice of the table as the database has it."""
    entry = await place.bot.store.load_table((await place.table()).id, whole=True)
    return entry[1]


async def what_rivals_see(place: Place) -> list[Any]:
    """The views of the musketeers and of a spectator, and the posts of the channel."""
    table = await place.table()
    views = [table.match.view(seat) for seat in (None, *table.seats) if seat != "milady"]
    return [views, [text_of(post) for post in place.posts()]]
