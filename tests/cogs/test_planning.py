"""Planning while others play: a note and a choice one means to make, for oneself alone."""

from __future__ import annotations

import json
from typing import Any

from tests.cogs.story import Place, ids_of, labels_of, reply_text, restart, text_of, walk
from tests.cogs.test_panel import mover
from tests.cogs.test_pings import long_game


async def waiting(place: Place) -> tuple[Any, Any]:
    """Whoever is to move, and the other."""
    person, _ = await mover(place)
    return person, next(p for p in place.people[:2] if p is not person)


def find_menu(message: Any, option: str) -> str:
    """The menu that has an option."""
    menus = [c for c in walk(message.components) if c.get("custom_id", "").startswith("s:mean:")]
    return str(next(m["custom_id"] for m in menus if option in [o["value"] for o in m["options"]]))


async def plan(place: Place, person: Any, option: str) -> Any:
    """Somebody means to choose an option."""
    reply = await person.slash(place.channel, "plan")
    return await person.select(reply.response, [option], custom_id=find_menu(reply.response, option))


async def end_turn(place: Place, field: str) -> None:
    """Whoever is to move takes a field, and the other lets it pass."""
    _, seat = await mover(place)
    await place.act_by_panel(seat, "choose-field", [field])
    card = (await place.table()).match.decisions_of(seat)[0].options[0]
    await place.act_by_panel(seat, "stake-cards", [card])
    await place.act_by_panel(seat, "take-chance", ["chance:hold"])
    responder = (await place.table()).match.waiting_for()[0]
    await place.act_by_panel(responder, "answer-claim", ["claim:allow"])


async def test_what_one_means_to_choose_is_shown_when_the_turn_comes(simcord_env: Any, settings: Any) -> None:
    place = await long_game(simcord_env)
    first, second = await waiting(place)
    posts, revision = len(place.posts()), (await place.table()).match.revision
    panel = await second.slash(place.channel, "turn")
    assert "Plan ahead" in labels_of(panel.response)
    reply = await second.click(panel.response, label="Plan ahead")
    assert "you will be asked: " in reply_text(reply) and "Choose a free field" in reply_text(reply)
    answer = await plan(place, second, "field:20")
    assert "You plan to choose** Field 21." in text_of(answer.response) and "Clear the choice" in labels_of(
        answer.response
    )
    assert len(place.posts()) == posts and (await place.table()).match.revision == revision, "nobody learns of it"
    assert "Field 21" not in reply_text(await first.slash(place.channel, "turn")).partition("Choose a free field")[0]
    bot = await restart(place, settings)
    await end_turn(place, "field:3")
    text = reply_text(await second.slash(place.channel, "turn"))
    assert "**You plan to choose** Field 21." in text.partition("Choose a free field")[0]
    await place.act_by_panel((await place.table()).match.waiting_for()[0], "choose-field", ["field:20"])
    assert "You plan to choose" not in reply_text(await second.slash(place.channel, "turn")), "it is done"
    await bot.store.close()


async def test_a_choice_that_became_impossible_is_told_with_the_reason(simcord_env: Any) -> None:
    place = await long_game(simcord_env)
    _, second = await waiting(place)
    await plan(place, second, "field:20")
    await end_turn(place, "field:20")
    text = reply_text(await second.slash(place.channel, "turn"))
    assert "**No longer possible**: you planned to choose Field 21." in text and "is taken" in text


async def test_a_note_is_written_in_a_form_and_shown_when_the_turn_comes(simcord_env: Any, settings: Any) -> None:
    place = await long_game(simcord_env)
    first, second = await waiting(place)
    form = await second.slash(place.channel, "note")
    assert form.modal is not None and form.modal["title"] == "A note for yourself"
    bot = await restart(place, settings)
    reply = await second.submit_modal(form, {"note": "watch *Ann*, <@1>"})
    assert "**Your note**: watch \\*Ann\\*, \\<\\@1\\>" in reply_text(reply)
    again = await second.click(reply.response, label="My note")
    assert "watch *Ann*" in json.dumps(again.modal), "it can be gone on with"
    await end_turn(place, "field:3")
    assert "**Your note**: watch" in reply_text(await second.slash(place.channel, "turn"))
    assert "Your note" not in reply_text(await first.slash(place.channel, "turn"))
    note = await second.slash(place.channel, "note", words="in one go")
    assert "**Your note**: in one go" in reply_text(note) and note.modal is None
    empty = await second.submit_modal(await second.slash(place.channel, "note"), {"note": "  "})
    assert "You have no note yet." in reply_text(empty)
    await bot.store.close()


async def test_a_plan_is_exported_and_forgotten(simcord_env: Any) -> None:
    place = await long_game(simcord_env)
    first, second = await waiting(place)
    await plan(place, second, "field:7")
    await second.submit_modal(await second.slash(place.channel, "note"), {"note": "my own"})
    export = await second.slash(place.channel, "settings privacy", choice="export")
    [entry] = json.loads(await export.response.attachments[0].read())["plans"]
    assert (entry["note"], entry["intent"]["picks"]) == ("my own", ["field:7"])
    other = await first.slash(place.channel, "settings privacy", choice="export")
    assert json.loads(await other.response.attachments[0].read())["plans"] == []
    drop = await second.click((await second.slash(place.channel, "plan")).response, label="Clear the choice")
    assert "my own" in text_of(drop.response) and "plan to choose**" not in text_of(drop.response)
    await first.slash(place.channel, "table end")
    await second.click(place.find_post("A vote"), label="End the game")
    forget = await second.slash(place.channel, "settings privacy", choice="forget")
    await second.click(forget.response, label="Forget me")
    export = await second.slash(place.channel, "settings privacy", choice="export")
    assert json.loads(await export.response.attachments[0].read())["plans"] == []


async def test_nobody_plans_for_another_nor_in_a_turn_of_their_own(simcord_env: Any) -> None:
    place = await long_game(simcord_env)
    first, second = await waiting(place)
    assert "It is your turn" in reply_text(await first.slash(place.channel, "plan"))
    assert "no seat at this table" in reply_text(await place.people[3].slash(place.channel, "plan"))
    reply = await second.slash(place.channel, "plan")
    menu = find_menu(reply.response, "field:20")
    assert not any(id.startswith("b:pick") for id in ids_of(reply.response))
    await end_turn(place, "field:20")
    stale = await second.select(reply.response, ["field:20"], custom_id=menu)
    assert "settled" in reply_text(stale), "it is their turn by now"


async def test_a_plan_tells_nothing_of_a_seat_that_is_anothers_by_now(simcord_env: Any) -> None:
    place = await long_game(simcord_env)
    first, second = await waiting(place)
    await plan(place, second, "field:20")
    store, [theirs] = place.bot.store, (await place.table()).seats_of(first.id)
    own_plan = await store.load_plan(1, second.id)
    await store.change_plan(1, second.id, intent={**own_plan.intent, "seat": theirs})
    text = reply_text(await second.slash(place.channel, "plan"))
    assert "Field 21" not in text.partition("you will be asked")[0] and "You have no note yet" in text, text


async def test_a_menu_of_plans_does_not_read_as_if_its_first_were_chosen(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, game="richelieu")
    _, second = await waiting(place)
    reply = await second.slash(place.channel, "plan")
    [menu] = [c for c in walk(reply.response.components) if c.get("custom_id", "").startswith("s:mean:")]
    assert menu["placeholder"] == "Choose", menu["placeholder"]
