"""What pings says on a locked phone whom it means, which game and what; and old turn posts are past."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cogs.messages import posts
from cogs.messages.modes import Manner
from cogs.messages.names import words
from cogs.messages.panel import letter
from cogs.messages.parts import LEAST_MARK, build, button, find_mark, join_texts, row, text
from cogs.messages.speech import CONTENT, fit
from cogs.messages.stories import Score, public_story
from fronde.core.types import Event
from fronde.games import get_game
from fronde.host.commands.lobby import Configure
from fronde.host.deals import find_public_questions
from fronde.host.notices import announcements
from fronde.host.notices.kinds import (
    Arrival,
    Continuation,
    EndVote,
    Handover,
    HostVote,
    MoveVote,
    Notice,
    Question,
    SeatOffer,
    TurnPost,
    Whisper,
)
from fronde.host.notices.pings import remind
from fronde.host.people.actors import User
from fronde.host.table import FinishedTable
from fronde.host.timekeeping.timing import Times
from fronde.tools.play import play as play_random
from fronde.tools.play import player_dice
from tests.cogs.story import Place, count_turns, ids_of, is_turn, labels_of, restart, text_of
from tests.cogs.test_delivery_kills import play_round
from tests.cogs.test_limits import make_table, play
from tests.cogs.test_panel import mover
from tests.e2e.fake_discord.world import COMPONENTS_V2, Refusal, check_form
from tests.toy import Toy

TIMES = Times(lambda: 0)
PREVIEW = 100
"""Characters a locked phone shows."""


def notices(toy: Toy) -> Any:
    """A table and every kind of notice that pings somebody."""
    table = make_table("toy", 1, 3)
    for player, name in zip(table.record.players, ("Ann", "Bob", "Cy"), strict=True):
        player.name = name
    ann, bob, cy = (player.user for player in table.record.players)
    seat, cast = table.match.waiting_for()[0], announcements.cast(table)
    own, mine = table.player_of(seat).user, next(s for s, (user, _) in cast.items() if user == ann)
    question = Question(seats=list(cast), cast=cast, ping=[ann, bob])
    yield table, Notice(TurnPost(**announcements._position(table), seat=seat, ping=[own])), "Your turn"
    yield table, Notice(Continuation(seat=seat, cast=cast, ping=[own])), "The others have answered"
    yield table, Notice(question), "A question"
    yield table, Notice(EndVote(player="Cy", waiting=[ann], ping=[ann])), "A vote"
    yield table, Notice(SeatOffer(by=cy, to=ann, player="Cy", seats=[mine], ping=[ann])), "A seat for you"
    yield table, Notice(Handover(leaving="Cy", to=ann, seats=[mine], ping=[ann])), "Your seat"
    yield table, Notice(Arrival(player="Cy", ping=[ann, bob])), "The game is here now"
    asks: dict[str, Any] = {"player": "Cy", "waiting": [ann, bob], "missing": 2, "ping": [ann, bob]}
    yield table, Notice(MoveVote(**asks, vote="move:5", to=(4, 5))), "Move to another server?"
    yield table, Notice(HostVote(**asks, vote="host:2", what="Bob")), "Another host?"
    yield table, Notice(Question(), own), "A question for you"
    yield table, Notice(Whisper(events=[]), own), "For you alone"
    for _ in play(table, random.Random(1)):
        pass
    yield FinishedTable(table.record, table.match, []), announcements._make_final_post(table), "Game over"


def test_whatever_pings_says_whom_which_game_and_what_on_a_locked_phone(toy: Toy) -> None:
    for table, notice, what in notices(toy):
        post = posts.render(notice, table, TIMES)[-1]
        assert post.classic, notice.kind
        body = build(post.parts, mark=LEAST_MARK + 5, classic=True)
        names = {player.user: player.name for player in table.record.players}
        content = body["content"].replace("**", "")
        for user, name in names.items():
            content = content.replace(f"<@{user}>", f"@{name}")
        preview = content[:PREVIEW]
        assert preview.startswith(what) and "Sixty Fields" in preview, preview
        assert all("@" + names[user] in preview for user in post.ping), preview
        assert notice.to is not None or post.ping, notice.kind
        assert body["view"] is not None, "a button, and the mark in it"


def test_a_ping_names_the_question_and_its_size_unless_that_tells_what_is_hidden(
    toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table("toy", 1, 3)
    seat, cast = table.match.waiting_for()[0], announcements.cast(table)

    def second_line() -> str:
        (notice,) = announcements._turn(table, seat, ping=True)
        parts = posts.render(notice, table, TIMES)[-1].parts
        return build(parts, classic=True)["content"].split("\n")[1]

    assert second_line() == "Choose a free field. (60 choices)"
    monkeypatch.setattr(type(table.game.speech), "secrets", {"choose-field": "size"})
    assert second_line() == "Choose a free field."
    monkeypatch.setattr(type(table.game.speech), "secrets", {"choose-field": "question"})
    assert "field" not in second_line()
    question = Question(seats=list(cast), cast=cast, questions=find_public_questions(table.match, list(cast)))
    several = posts.render(Notice(question), table, TIMES)[-1]
    assert "choices" not in build(several.parts, classic=True)["content"]


def test_a_reminder_is_worded_as_the_call_and_takes_its_place(toy: Toy) -> None:
    """One state, one sentence, one button: nobody finds two calls for the same question, each with other words."""
    table = make_table("toy", 1, 3)
    seat, cast = table.match.waiting_for()[0], announcements.cast(table)
    call = posts.render(Notice(Continuation(seat=seat, cast=cast)), table, TIMES)[-1]
    [notice] = remind(table, table.player_of(seat), "call")
    removal, bare, reminder = posts.render(notice, table, TIMES)
    assert (removal.manner, removal.slot) == (Manner.DROP, call.slot)
    assert (bare.manner, bare.slot, bare.parts) == (Manner.STRIP, "turn", reminder.parts[-1:]), (
        "its button, if it is there"
    )
    assert join_texts(reminder.parts).startswith("**It is your turn**, ") and reminder.parts[-1] == call.parts[-1]
    decision = table.match.decisions_of(seat)[0]
    while len(table.match.waiting_for()) == 1:
        table.match.submit(decision.seat, table.match.default(decision), decision.step)
        decision = next(d for d in table.match.decisions if d.required)
    player = table.player_of(table.match.waiting_for()[0])
    *bare, reminder = posts.render(remind(table, player, "call")[0], table, TIMES)
    assert join_texts(reminder.parts).startswith("**Your answer is still missing**, ")
    assert (bare[0].manner, bare[0].slot) == (Manner.STRIP, call.slot), "what asks the others stays, without its button"
    assert {post.manner for post in bare} == {Manner.STRIP}, "one question has one button, which serves all"


def test_a_post_that_comes_late_names_what_was_asked_then(toy: Toy) -> None:
    table = make_table("toy", 1, 3)
    seat = table.match.waiting_for()[0]
    (notice,) = announcements._turn(table, seat, ping=True)
    before = join_texts(posts.render(notice, table, TIMES)[-1].parts)
    decision = table.match.decisions_of(seat)[0]
    table.match.submit(seat, table.match.default(decision), decision.step)
    assert "Choose a free field. (60 choices)" in before
    assert join_texts(posts.render(notice, table, TIMES)[-1].parts) == before


async def test_a_mark_comes_back_in_either_form(simcord_env: Any) -> None:
    place, parts = Place(simcord_env), [text("words"), row(button("b:turn:5", "Go"))]
    for classic in (True, False):
        with simcord_env._bot_scope():
            channel = place.bot.get_channel(place.channel.id)
            reply = await channel.send(**build(parts, mark=LEAST_MARK + 77, classic=classic))
        message = await channel.fetch_message(reply.id)
        assert find_mark(message) == LEAST_MARK + 77 and message.flags.components_v2 != classic
    with simcord_env._bot_scope():
        bare = await channel.send(**build(parts, classic=True))
    assert find_mark(await channel.fetch_message(bare.id)) is None


@pytest.mark.parametrize("longest", [50, 400, 1990, 5000])
def test_what_is_too_long_is_cut_at_its_end_and_never_the_call(longest: int) -> None:
    call, story = "**Your turn**, @Ann", "\n".join("x" * longest for _ in range(40))
    content = build([text(call), text("Ann 5"), text(story)], classic=True)["content"]
    assert len(content) <= CONTENT and content.startswith(f"{call}\nAnn 5\nx") and content.endswith("…")
    assert fit(["short", "y" * 30], 20) == ["short", "y" * 14 + "…"]
    assert fit([], 5) == [] and fit(["a", "b"], 2) == ["a", "b"]


def test_a_panel_with_too_many_rows_is_a_letter_with_a_button(toy: Toy) -> None:
    table, english = make_table("toy", 1, 2), words(None, "toy")
    panel = [text("Which?"), *(row(button(f"b:{n}", "x")) for n in range(6))]
    assert letter(table, panel[:6], english) == panel[:6]
    body = build(letter(table, panel, english), classic=True)
    [[item]] = [row["components"] for row in body["view"].components]
    assert item["custom_id"] == f"b:turn:{table.id}"


async def long_game(env: Any, **options: Any) -> Place:
    """Two people in a long game that has just begun."""
    place = Place(env)
    await place.open(2, start=False, **options)
    await place.bot.tables.run(1, User(place.people[0].id, "Ann"), Configure({"rounds": 10}))
    await place.people[0].click(place.find_post("At the table"), label="Start")
    return place


async def test_an_old_turn_post_tells_who_played_and_has_no_button(simcord_env: Any, settings: Any) -> None:
    place = await long_game(simcord_env)
    first = place.posts()[-1]
    assert text_of(first).startswith("**Your turn**") and labels_of(first) == ["Take your turn"]
    table = await place.table()
    name = table.player_of(table.match.waiting_for()[0]).name
    for turns in (2, 3):
        before = len(simcord_env.http_requests)
        await play_round(place)
        path = f"/channels/{place.channel.id}/messages/"
        edits = [r for r in simcord_env.http_requests[before:] if r.method == "PATCH" and r.path.startswith(path)]
        assert len(edits) == 1, "one edit a turn"
        *old, last = [post for post in place.posts() if is_turn(post)]
        assert len(old) == turns - 1 and labels_of(last)[0] in ("Take your turn", "Answer")
        assert not any(labels_of(post) or text_of(post).startswith("**") for post in old)
        assert text_of(last).startswith(("**Your turn**, <@", "**A question** for <@"))
    assert f"Turn of **{name}**, as " in text_of(old[0])
    assert text_of(first).split("\n")[1] == "Choose a free field. (60 choices)"
    assert text_of(old[0]).split("\n")[1:] == text_of(first).split("\n")[2:], "the rest of it stands"
    bot = await restart(place, settings)
    await play_round(place)
    assert (
        sum(bool(labels_of(post)) for post in place.posts() if is_turn(post)) == 1 and count_turns(place.posts()) == 4
    )
    await bot.store.close()


async def test_a_turn_post_keeps_its_picture_and_its_words_when_past(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, game="richelieu")
    [picture] = place.posts()[-1].attachments
    assert picture.description and not place.posts()[-1].embeds
    table = await place.table()
    with simcord_env._bot_scope():
        await place.bot.tables.show_again(table.id)
    await simcord_env.settle()
    old, new = [post for post in place.posts() if is_turn(post)]
    assert old.attachments == [picture] and labels_of(old) == [] and labels_of(new) == ["Take your turn"]


async def test_an_old_post_that_cannot_be_changed_holds_nothing_up(simcord_env: Any) -> None:
    place = await long_game(simcord_env)
    old = place.posts()[-1]
    simcord_env.inject_error(
        "PATCH", f"/channels/{place.channel.id}/messages/{old.id}", status=400, code=50083, times=None
    )
    await play_round(place)
    assert count_turns(place.posts()) == 2 and await place.bot.store.tables_with_notices() == []


async def test_a_game_that_is_ended_asks_for_nothing_more(simcord_env: Any) -> None:
    place = await long_game(simcord_env)
    ann, bob = place.people[:2]
    await ann.slash(place.channel, "table end")
    await bob.click(place.find_post("A vote"), label="End the game")
    assert not any(labels_of(post) or "Your turn" in text_of(post) for post in place.posts())
    assert count_turns(place.posts()) == 1


async def test_a_question_in_direct_messages_is_answered_where_it_stands(simcord_env: Any) -> None:
    place = await long_game(simcord_env)
    _, seat = await mover(place)
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    table = await place.table()
    await place.act_by_panel(seat, "stake-cards", [table.match.decisions_of(seat)[0].options[0]])
    await place.act_by_panel(seat, "take-chance", ["chance:hold"])
    claim = next(d for d in (await place.table()).match.decisions if d.step == "answer-claim")
    responder = place.person((await place.table()).player_of(claim.seat).user)
    [question] = [m for m in responder.user.dm_channel.history() if m.content.startswith("**A question for you**")]
    assert find_mark(question) is not None and question.content.count("\n") >= 1
    picks = [id for id in ids_of(question) if id.startswith("b:pick")]
    await responder.user.click(question, custom_id=picks[claim.options.index("claim:allow")])
    [after] = [m for m in responder.user.dm_channel.history() if m.id == question.id]
    assert not after.content and after.flags.components_v2 and find_mark(after) == find_mark(question)
    assert "contests" in text_of(place.posts()[-1]) or "Your turn" in text_of(place.posts()[-1])


def test_the_fake_discord_knows_both_forms() -> None:
    rows = [{"type": 1, "components": [{"type": 2}]}]
    check_form({"content": "words", "components": rows})
    check_form({"components": [{"type": 10}, *rows], "flags": COMPONENTS_V2})
    for wrong in ({"content": "x", "components": rows, "flags": COMPONENTS_V2}, {"components": [{"type": 10}]}):
        with pytest.raises(Refusal):
            check_form(wrong)


def test_there_is_one_minus_sign(toy: Toy) -> None:
    english = words(None, "toy")
    assert english.say("score-entry-nobody", seat="x", total=-60, change="") == "x **−60**"
    assert english.say("score-entry-nobody", seat="a-1", total=5, change="") == "a-1 **5**"


def test_the_score_tells_what_was_gained_and_lost(toy: Toy) -> None:
    scores = {seat: {"total": n} for seat, n in (("red", 3), ("blue", -2), ("green", 4))}
    names = {"red": "Ann", "blue": "Bob", "green": "Cy"}
    english = words(None, "toy")
    line = Score(scores, names, [], {"red": 1, "blue": 0, "green": 4}).line(english)
    assert line == "Ann (Red) **3** (+2) · Bob (Blue) **−2** (−2) · Cy (Green) **4**"
    assert Score(scores, names, []).line(english) == "Ann (Red) **3** · Bob (Blue) **−2** · Cy (Green) **4**"


def test_without_headlines_a_long_turn_keeps_how_it_began_and_how_it_ended(toy: Toy) -> None:
    table = make_table("toy", 1, 2)
    events = [["round-begun", {"round": n}] for n in range(1, 10)]
    lines = public_story(table.game, events, words(None, "toy"), 6).split("\n")
    assert lines == [*(f"Round {n} begins." for n in (1, 2, 3, 8, 9)), "-# … and 4 more (`/log`)"]


@pytest.mark.parametrize("key", ["frondeurs", "jeanne"])
def test_a_reader_is_not_told_what_they_did(key: str) -> None:
    """The kind: four lines of one's own moves told, and the war vote left out between them."""
    table = make_table(key, 1, 3)
    for _ in play_random(table.match, player_dice(1)):
        if len(table.match.log) > 60:
            break
    groups = [[Event("turn-ended", {"seat": seat}) for seat in table.seats]] * len(table.match.log)
    movers = [action.seat for action in table.match.log]
    reader = movers[-1]
    remaining = table.leave_out([reader], groups, len(groups))
    count = len(groups) - movers.count(reader)
    assert 0 < count < len(groups) and remaining == [event for group in groups[:count] for event in group]
    headline = Event(
        *next((kind, {}) for kinds in table.game.speech.headlines.kinds.values() for kind in kinds - {"card-played"})
    )
    own = headline._replace(data={"seat": reader})
    assert table.leave_out([reader], [[headline, own]], len(groups)) == [headline], "what follows for all stays"
    assert table.leave_out([], [[headline, own]], len(groups)) == [headline, own]


def test_what_happens_twice_in_a_row_is_told_once(toy: Toy) -> None:
    game, english = get_game("frondeurs"), words(None, "frondeurs")
    events = [["cubes-displaced", {"seat": "condeean", "space": "villeroy", "n": 1}]] * 2
    assert public_story(game, events, english, 6) == "Condéean retreats with a cube to Villeroy. (×2)"


async def test_after_a_restart_there_stands_what_is_asked(simcord_env: Any, settings: Any) -> None:
    """A question out of turn is no turn of whoever is asked, in the channel or where Discord has lost everything."""
    place = await long_game(simcord_env)
    _, seat = await mover(place)
    table = await place.table()
    owner = table.player_of(seat).user
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    await place.act_by_panel(seat, "stake-cards", [table.match.decisions_of(seat)[0].options[0]])
    await place.act_by_panel(seat, "take-chance", ["chance:hold"])
    bot = await restart(place, settings)
    with simcord_env._bot_scope():
        await bot.repost()
    await simcord_env.settle()
    [turn] = [post for post in place.posts() if "Your turn" in text_of(post)]
    assert f"<@{owner}>" in text_of(turn) and labels_of(turn) == ["Take your turn"]
    [question] = [post for post in place.posts() if text_of(post).startswith("**A question**")]
    assert question.id > turn.id and f"<@{owner}>" not in text_of(question)
    responder = next(person for person in place.people[:2] if person.id != owner)
    letters = [m for m in responder.user.dm_channel.history() if m.content.startswith("**A question for you**")]
    assert len(letters) == 1
    await bot.store.close()
