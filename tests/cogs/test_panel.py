"""The panel, typed choices and verbs: every decision answerable by each of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.cogs.story import Place, ids_of, labels_of, reply_text, text_of, walk


async def mover(place: Place) -> tuple[Any, str]:
    """Who is asked first, and in which seat."""
    table = await place.table()
    seat = table.match.waiting_for()[0]
    return place.person(table.player_of(seat).user), seat


async def test_the_panel_shows_prompt_rule_menus_and_what_may_be_done_any_time(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    post = place.posts()[-1]
    reply = await person.click(post, label="Take your turn")
    words = reply_text(reply)
    assert "Choose a free field. (rule 1.1)" in words and "Optional" in words
    assert labels_of(reply.response) == ["Spend your token, draw a card", "Board", "Rule 1.1", "Rule 1.6"], (
        "nothing to undo yet"
    )
    menus = [c for c in walk(reply.response.components) if c.get("type") == 3]
    assert [m["placeholder"] for m in menus] == [f"Row {n}" for n in range(1, 7)], "a menu for each group"
    fields = menus[2]
    assert next(o["label"] for o in fields["options"]) == "Field 21"
    assert fields["options"][0]["description"] == "Row 3, worth 7."
    answer = await person.select(reply.response, ["20"], custom_id=fields["custom_id"])
    assert "wants Field 21" in text_of(answer.response), "the summary of the turn"
    assert "Lay one or two cards" in text_of(answer.response) and "Undo" in labels_of(answer.response)
    assert len(place.posts()) == 2, "nothing is posted during a turn"


def menus_of(message: Any) -> list[str]:
    """The ids of a message's menus."""
    return [c["custom_id"] for c in walk(message.components) if c.get("type") == 3]


async def test_no_edit_of_a_panel_has_a_menu_of_an_id_it_had_before(simcord_env: Any) -> None:
    """Discord's client keeps the ticks in a menu whose id it knows: what was undone, or where one came back from."""
    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    reply = await person.click(place.posts()[-1], label="Take your turn")
    menus = menus_of(reply.response)
    first = {id.partition(":~")[0] for id in menus}
    for _ in range(3):
        menu = menus_of(reply.response)[2]
        reply = await person.select(reply.response, ["20"], custom_id=menu)
        menus += menus_of(reply.response)
        reply = await person.click(reply.response, label="Undo")
        menus += menus_of(reply.response)
        assert first <= {id.partition(":~")[0] for id in menus_of(reply.response)}, "the same is asked again"
    assert len(menus) > 20 and len(menus) == len(set(menus))


async def test_the_other_player_is_told_whom_the_game_waits_for(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    other = next(p for p in place.people[:2] if p is not person)
    reply = await other.slash(place.channel, "turn")
    assert "Optional" in reply_text(reply) and f"waits for {person.name.title()}" in reply_text(reply)
    assert "no seat" in reply_text(await place.people[3].click(place.posts()[-1], label="Take your turn"))


@pytest.mark.parametrize("way", ["panel", "do", "label", "verb"])
async def test_every_decision_can_be_answered_each_way(simcord_env: Any, way: str) -> None:
    place, dice = Place(simcord_env), random.Random(way)
    await place.open(2)
    steps = set()
    while not (table := await place.table()).match.over:
        decision = dice.choice(table.match.decisions)
        steps.add(decision.step)
        picks = dice.sample(decision.options, dice.randint(decision.least, decision.most))
        before = len(table.match.log)
        if way == "panel":
            await place.act_by_panel(decision.seat, decision.step, picks)
        else:
            result = await answer_in_words(place, table, decision, picks, way)
            assert result.response.ephemeral
        table = await place.table()
        assert len(table.match.log) == before + 1
        assert table.match.log[-1].picks == tuple(picks)
    assert steps >= {"choose-field", "stake-cards", "take-chance", "answer-claim", "discard-card", "spend-token"}


async def answer_in_words(place: Place, table: Any, decision: Any, picks: list[str], way: str) -> Any:
    """Answer by /do with the suggestion's value, by the label typed in full, or by the game's own verb."""
    from cogs.messages.panel import show_options
    from fronde.host.reader import Reader
    from fronde.texts import words

    person = place.person(table.player_of(decision.seat).user)
    labels = {o.id: o.label for o in show_options(Reader(table), decision, words(None, "toy"))}
    if way == "label":
        return await person.slash(place.channel, "do", choice=", ".join(labels[p] for p in picks))
    command, option = "do", "choice"
    if way == "verb":
        command = "toy " + next(v for v, steps in table.game.title.verbs.items() if decision.step in steps)
    text = ""
    for pick in picks:
        options = await person.autocomplete(place.channel, command, option, text + labels[pick])
        text = next(o["value"] for o in options if o["value"].endswith(pick)) + ", "
    return await person.slash(place.channel, command, **{option: text.removesuffix(", ")})


async def test_typing_finds_what_fits_ranked_and_at_most_25(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, _ = await mover(place)
    assert len(await person.autocomplete(place.channel, "do", "choice", "")) == 25
    options = await person.autocomplete(place.channel, "do", "choice", "field 5")
    assert options[0]["name"].startswith("Field 5") and "worth" in options[0]["name"]
    assert await person.autocomplete(place.channel, "do", "choice", "zzz") == []
    assert await place.people[3].autocomplete(place.channel, "do", "choice", "") == []
    assert await person.autocomplete(place.channel, "toy claim", "choice", "") == []
    elsewhere = place.guild.create_text_channel("elsewhere")
    assert await person.autocomplete(elsewhere, "do", "choice", "") == []


async def test_undo_takes_back_step_by_step_and_stops_where_something_was_shown(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    assert "no choice yet" in reply_text(await person.slash(place.channel, "undo"))
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    table = await place.table()
    first = await place.act_by_panel(seat, "stake-cards", [table.match.decisions_of(seat)[0].options[0]])
    undo = await person.click(first.response, label="Undo")
    assert "taken back" in text_of(undo.response) and "Lay one or two" in text_of(undo.response)
    assert "taken back" in reply_text(await person.slash(place.channel, "undo"))
    table = await place.table()
    assert not table.match.log and table.match.decisions_of(seat)[0].step == "choose-field"
    rows, moves = await place.bot.store.load_table(table.id)
    assert moves == [] and rows.revision == table.record.revision
    stale = await person.click(undo.response, label="Undo")
    assert "settled" in text_of(stale.response), "a panel that is old undoes nothing"
    await place.act_by_panel(seat, "spend-token", ["token:draw"])
    assert "revealed" in reply_text(await person.slash(place.channel, "undo"))


async def test_undo_survives_a_restart(simcord_env: Any, settings: Any) -> None:
    from tests.cogs.story import restart

    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    reply = await place.act_by_panel(seat, "choose-field", ["field:3"])
    bot = await restart(place, settings)
    undo = await person.click(reply.response, label="Undo")
    assert "taken back" in text_of(undo.response)
    assert (await place.table()).match.log == []
    await bot.store.close()


async def test_board_score_log_rules_and_hand_are_for_the_reader_alone(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    watcher = place.people[3]
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    for command in ("board", "score", "log"):
        assert reply_text(await watcher.slash(place.channel, command))
    assert "tokens 2" in reply_text(await watcher.slash(place.channel, "score"))
    assert "wants Field 4" in reply_text(await watcher.slash(place.channel, "log"))
    assert "1.1" in reply_text(await watcher.slash(place.channel, "rules", find="field"))
    assert "No rule" in reply_text(await watcher.slash(place.channel, "rules", find="cavalry"))
    assert "no seat" in reply_text(await watcher.slash(place.channel, "hand"))
    card = (await place.table()).match.view(seat)["hands"][seat][0]
    assert card.partition(":")[2] in reply_text(await person.slash(place.channel, "hand"))
    assert len(place.posts()) == 2


async def test_playing_from_direct_messages(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, _seat = await mover(place)
    dm = person.user.dm_channel
    assert reply_text(await person.user.slash("turn"))
    assert "wants Field 4" in reply_text(await person.user.slash("do", choice="field:3"))
    hand = next(m for m in dm.history() if "Your choices" in labels_of(m))
    assert "Lay one or two" in reply_text(await person.user.click(hand, label="Your choices"))
    assert "needs a channel" in reply_text(await person.user.slash("table new", game="toy"))
    assert "have no table" in reply_text(await place.people[3].user.slash("turn"))


async def test_a_question_out_of_turn_reaches_its_seat_in_the_channel_and_by_direct_message(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    other = next(p for p in place.people[:2] if p is not person)
    table = await place.table()
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    card = (await place.table()).match.decisions_of(seat)[0].options[0]
    await place.act_by_panel(seat, "stake-cards", [card])
    await place.act_by_panel(seat, "take-chance", ["chance:hold"])
    post = place.posts()[-1]
    assert "question" in text_of(post) and [m.id for m in post.mentions] == [other.id]
    assert "Your turn" not in text_of(post) and labels_of(post) == ["Answer"]
    letter = list(other.user.dm_channel.history())[-1]
    assert "Do you contest it?" in text_of(letter) and "Contest it" in labels_of(letter)
    button = next(i for i in ids_of(letter) if i.endswith(":0") and "answer-claim" in i)
    answer = await other.user.click(letter, custom_id=button)
    assert answer.acknowledged
    assert (await place.table()).match.view(None)["fields"] == {"field:3": seat}
    assert post.id not in [m.id for m in place.posts()], "the question is gone from the channel"
    assert "Your turn" in text_of(place.posts()[-1]) and table.id
    stale = await other.user.click(list(other.user.dm_channel.history())[-1], label="Board")
    assert stale.acknowledged


async def test_what_was_suggested_for_a_question_that_is_settled_answers_no_other(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    person, seat = await mover(place)
    options = await person.autocomplete(place.channel, "do", "choice", "field 5")
    late = options[0]["value"]
    assert late == "field:4", "the option's id and nothing else"
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    await person.click((await person.slash(place.channel, "turn")).response, label="Undo")
    table = await place.table()
    assert table.match.log == []
    reply = await person.slash(place.channel, "do", choice=late)
    assert "wants Field 5" in reply_text(reply), "the very question stands again"

    assert "has been taken back: Field 5." in reply_text(await person.slash(place.channel, "undo")), "it says what"
    options = await person.autocomplete(place.channel, "do", "choice", "field 5")
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    late_again = await person.slash(place.channel, "do", choice=options[0]["value"])
    assert "settled" in reply_text(late_again) and labels_of(late_again.response), "with what is asked now below"
    assert [a.picks for a in (await place.table()).match.log] == [("field:3",)]
    plain = await person.slash(place.channel, "do", choice=options[0]["value"])
    assert "not among the choices" in reply_text(plain), "typed without a list it is read as it stands"
