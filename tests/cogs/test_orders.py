"""Standing orders on Discord: given in private, obeyed in the open where that tells nothing, told to their owner."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ids import SetOrder, TakeOrder
from cogs.panels.orders import name_value
from fronde.core.flow import Frame
from fronde.core.types import Action, Context
from fronde.games import get_game
from fronde.games.frondeurs.data import SPACES
from fronde.texts import words
from tests.cogs.story import Place, ids_of, labels_of, reply_text, text_of, walk
from tests.cogs.test_clocks import MINUTE, open_timed_game, pass_time, seldom  # noqa: F401
from tests.cogs.test_panel import mover
from tests.stored import moves_of
from tests.toy import AnswerClaim, State


async def claim(place: Place, cards: int) -> Any:
    """Whoever is to move claims a field with so many cards; gives the person who is asked about it."""
    person, seat = await mover(place)
    table = await place.table()
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    options = (await place.table()).match.decisions_of(seat)[0].options
    await place.act_by_panel(seat, "stake-cards", list(options[:cards]))
    await place.act_by_panel(seat, "take-chance", ["chance:hold"])
    return next(place.person(p.user) for p in table.record.players if p.user != person.id)


async def give(place: Place, person: Any, most: int = 1) -> Any:
    """That person lets claims pass on which at most so many cards lie."""
    reply = await person.slash(place.channel, "order")
    assert labels_of(reply.response) == ["Give this order"]
    answer = await person.click(reply.response, label="Give this order")
    assert "until this turn ends" in text_of(answer.response) and labels_of(answer.response) == ["Take it back"]
    table = await place.table()
    number = table.seats.index(table.seats_of(person.id)[0])
    stem = SetOrder(table.id, number, "let-pass", "most", 0).menu
    menu = next(id for id in ids_of(answer.response) if id.startswith(f"{stem}:~"))
    return await person.select(answer.response, [str(most)], custom_id=menu)


async def other_of(place: Place) -> Any:
    person, _ = await mover(place)
    return next(p for p in place.people[:2] if p is not person)


async def test_an_order_answers_for_its_owner_who_is_told(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    owner = await other_of(place)
    await give(place, owner)
    assert await claim(place, 1) is owner
    table = await place.table()
    moves = await moves_of(place.bot.store, table.id)
    assert [m.actor for m in moves if m.step == "answer-claim"] == ["order"]
    [letter] = [m for m in owner.user.dm_channel.history() if "Your standing order" in text_of(m)]
    assert "has chosen" in text_of(letter) and "Let claims with few cards pass" in text_of(letter)
    assert not any("standing order" in text_of(post) for post in place.posts())


async def test_whoever_clicks_sees_the_game_that_an_order_ended(
    simcord_env: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def end(self: AnswerClaim, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        state.stack.clear()
        state.over = True
        ctx.emit("game-ended", seat=action.seat)

    monkeypatch.setattr(AnswerClaim, "answer", end)
    place = Place(simcord_env)
    await place.open(2)
    await give(place, await other_of(place))
    _, seat = await mover(place)
    await place.act_by_panel(seat, "choose-field", ["field:3"])
    [card, *_] = (await place.table()).match.decisions_of(seat)[0].options
    await place.act_by_panel(seat, "stake-cards", [card])
    reply = await place.act_by_panel(seat, "take-chance", ["chance:hold"])
    assert "This game is over" in reply_text(reply) and not any(":pick:" in one for one in ids_of(reply.response))


async def test_an_order_that_says_nothing_leaves_the_question_to_its_owner(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    owner = await other_of(place)
    await give(place, owner, most=0)
    await claim(place, 1)
    assert [d.step for d in (await place.table()).match.decisions if d.required] == ["answer-claim"]


async def test_an_order_lets_be_what_was_asked_before_and_can_be_taken_back(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    owner = await claim(place, 1)
    await give(place, owner)
    assert [d.step for d in (await place.table()).match.decisions if d.required] == ["answer-claim"]
    reply = await owner.slash(place.channel, "order")
    await owner.click(reply.response, label="Take it back")
    table = await place.table()
    assert all(player.orders == [] for player in table.record.players)
    assert "no seat" in reply_text(await place.people[3].slash(place.channel, "order"))


async def test_an_order_goes_with_its_seat_and_its_turn(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    owner = await other_of(place)
    await give(place, owner)
    dee = place.people[3]
    await owner.slash(place.channel, "seat hand-over", player=dee)
    await dee.click(place.find_post("A seat for you"), label="Take the seat")
    await claim(place, 1)
    assert [d.step for d in (await place.table()).match.decisions if d.required] == ["answer-claim"]


async def test_a_game_without_orders_says_so(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, game="richelieu")
    assert "no such standing order" in reply_text(await place.people[0].slash(place.channel, "order"))


async def test_the_orders_of_frondeurs_name_every_space(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2, game="frondeurs")
    ann = place.people[0]
    panel = await ann.slash(place.channel, "order")
    assert labels_of(panel.response)[:2] == ["Give this order", "Give this order"]
    button = next(custom_id for custom_id in ids_of(panel.response) if "placements" in custom_id)
    reply = await ann.click(panel.response, custom_id=button)
    menus = [c for c in walk(reply.response.components) if "options" in c]
    labels = {option["label"] for menu in menus for option in menu["options"]}
    assert {"Aix", "no Space"} <= labels and len(labels) == len(SPACES) + 1
    listing = next(menu for menu in menus if any(option["label"] == "Aix" for option in menu["options"]))
    value = next(option["value"] for option in listing["options"] if option["label"] == "Aix")
    await ann.select(reply.response, [value], custom_id=listing["custom_id"])
    [order] = (await place.table()).record.find_player(ann.id).orders
    assert order["settings"] == {"except": "aix"}


def test_a_number_reads_as_the_order_names_it() -> None:
    game = get_game("mousquetaires")
    [kind] = [kind for kind in game.rules.orders if kind.key == "give-life"]
    read = [str(name_value(game, kind, "keep", value, words(None, game.key))) for value in ("never", 1, 4)]
    assert read == ["give none", "keep 1", "keep 4"]


async def test_the_rest_of_the_set_up_is_chosen_in_later_rounds_too(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(game="frondeurs")
    owner, seat = await mover(place)
    reply = await owner.slash(place.channel, "turn")
    reply = await owner.click(reply.response, label="Choose the rest for me")
    assert "Chosen for you, in this order: " in reply_text(reply) and "asks you again" in reply_text(reply)
    assert "space:" not in reply_text(reply)
    reply = await owner.click(reply.response, label="Undo all")
    assert not any(player.orders for player in (await place.table()).record.players), "Undo stops it too"
    reply = await owner.click(reply.response, label="Choose the rest for me")
    await owner.click(reply.response, label="End turn")
    while (table := await place.table()).game.rules.is_opening(table.match.state):
        decision = next(one for one in table.match.decisions if one.required)
        assert decision.seat != seat, "nobody waits for the owner"
        spaces = [option for option in decision.options if option != "stop"]
        await place.act_by_panel(decision.seat, decision.step, [*spaces, "stop"][:1])
    mine = [move for move in await moves_of(place.bot.store, table.id) if move.seat == seat and "setup" in move.step]
    assert [move.picks == ["stop"] for move in mine[:3]] == [False, False, True]
    assert [move.actor for move in mine[3:]] == ["order"] * 8, "three rounds: 2, 2 and 1 cubes, and the end of each"
    letters = [text_of(letter) for letter in owner.user.dm_channel.history()]
    assert not any("standing order" in letter for letter in letters), "the channel tells everybody"
    assert "set-up" not in reply_text(await owner.slash(place.channel, "order")), "nothing is left to answer"


async def test_the_order_of_the_set_up_is_given_by_its_question_alone_and_can_be_stopped(simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(game="frondeurs")
    owner, seat = await mover(place)
    assert "quick bot" not in reply_text(await owner.slash(place.channel, "order"))
    reply = await owner.slash(place.channel, "turn")
    await owner.click(reply.response, label="Choose the rest for me")
    reply = await owner.slash(place.channel, "order")
    assert "until the set-up is over" in reply_text(reply)
    table = await place.table()
    stop = TakeOrder(table.id, table.seats.index(seat), "opening").button
    reply = await owner.click(reply.response, custom_id=stop)
    assert "quick bot" not in text_of(reply.response)
    assert not any(player.orders for player in (await place.table()).record.players)
