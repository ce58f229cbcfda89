"""Jeanne d'Arc 1429 played in a channel, from the lobby to the final post: secret votes and commitments, bargains,
hands by direct message, a restart in the middle. The host has to know nothing of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.cogs.conftest import (  # noqa: F401  # fixtures
    elsewhere,
    no_swallowed_errors,
    payloads_legal,
    settings,
    simcord_bot,
    simcord_env,
    toy,
    toy_package,
)
from tests.cogs.story import Place, ids_of, pings_of, reply_text, restart, text_of
from tests.cogs.test_looking import play, post_all
from tests.cogs.test_unseen import direct, seats_by_person
from tests.cogs.test_whole_game import check_final_posts
from tests.games.jeanne.table import WORDS

PORTS = {
    "france": ["start:montpellier"],
    "angleterre": ["start:bordeaux"],
    "bretagne": ["start:nantes"],
    "flandres": ["start:bruges", "start:gand"],
}
"""Where they begin: all by the sea, so that anybody can attack anybody."""
CHOICES = 3000


def decision_of(table: Any, seat: str, step: str) -> Any:
    """A question that is open."""
    return next(d for d in table.match.decisions if (d.seat, d.step) == (seat, step))


async def set_up(place: Place) -> dict[str, Any]:
    """Four people sit down and place their garrisons by panel, a vote for war being next. Gives who has which seat."""
    await place.open(4, game="jeanne")
    while (table := await place.table()).match.decisions[0].step != "vote":
        decision = table.match.decisions[0]
        picks = PORTS[decision.seat] if decision.step == "choose-start" else ["third:none"]
        assert (await place.act_by_panel(decision.seat, decision.step, picks)).acknowledged
    return {seat: person for person, seat in (await seats_by_person(place)).items()}


async def see(place: Place, *people: Any) -> list[Any]:
    """All that some people can look at, and what everybody was sent."""
    looked = [
        reply_text(await person.slash(place.channel, name)) for person in people for name in ("turn", "hand", "log")
    ]
    return [looked, len(place.posts()), [len(direct(person)) for person in people]]


async def vote_for_war(place: Place, people: dict[str, Any]) -> None:
    """Each chooses unseen; nothing tells who has."""
    seats = list(people)
    assert pings_of(place) == {people[seat].id for seat in seats[:-1]}, "by one post; the last sees it where he placed"
    for number, seat in enumerate(seats):
        others = [people[other] for other in seats[number + 1 :]]
        before = await see(place, *others)
        await place.act_by_panel(seat, "vote", ["vote:peace"])
        reply = await place.act_by_panel(seat, "vote", ["vote:war"]) if others else None
        if others:
            assert "You have chosen" in text_of(reply.response), "one may change one's mind"
            assert await see(place, *others) == before
            assert "vote" not in [action.step for action in (await place.table()).match.log]
    assert "War! Votes for war: France, England, Brittany; votes for peace: Flanders." in text_of(place.posts()[-1])
    assert (await place.table()).match.view(None)["war"]


async def read_hands(place: Place, people: dict[str, Any]) -> None:
    """Everybody's cards stand in a direct message, and nobody else's, and none in the channel."""
    view = (await place.table()).match.view
    for seat, person in people.items():
        text = next(text_of(message) for message in direct(person) if "×" in text_of(message))
        hand = Counter(view(seat)["hands"][seat])
        assert [line.partition(":")[0] for line in text.splitlines() if line.startswith("- ")] == [
            f"- {count} × {WORDS.name('card', card)}" for card, count in hand.items()
        ]
    assert not [post for post in place.posts() if "×" in text_of(post)]


async def go_on(place: Place, *until: str) -> Any:
    """The clock's choices, past every button, until one of these questions is open or the game is over."""
    for _ in range(CHOICES):
        table = await place.table()
        if table.match.over or any(d.step in until for d in table.match.decisions):
            break
        decision = next(d for d in table.match.decisions if d.required and not table.match.find_sealed_answer(d))
        await play(place, table, decision, table.match.default(decision))
    await post_all(place)
    return await place.table()


async def bargain(place: Place, people: dict[str, Any], words: tuple[str, ...], answer: str) -> None:
    """Whoever's turn it is offers something to another by typed words; the other answers by one click."""
    table = await place.table()
    seat = table.match.view(None)["active"]
    partner, watcher, *_ = (other for other in people if other != seat)
    await people[partner].slash(place.channel, "turn")
    before, log = await see(place, people[watcher]), len(table.match.log)
    for choice in (f"offer-to:{partner}", *words, "offer:send"):
        assert "settled" not in reply_text(await people[seat].slash(place.channel, "jeanne offer", choice=choice))
    assert await see(place, people[watcher]) == before, "the two alone know of it"
    letter = direct(people[partner])[-1]
    assert "For you alone" in text_of(letter)
    options = decision_of(await place.table(), partner, "answer-offer").options
    button = next(i for i in ids_of(letter) if "answer-offer" in i and i.endswith(f":{options.index(answer)}"))
    await people[partner].user.click(letter, custom_id=button)
    actions = (await place.table()).match.log[log:]
    assert actions[-1].picks == (answer,) and not (await place.table()).match.view(partner)["offer"]
    if answer == "offer:decline":
        assert await see(place, people[watcher]) == before, "nor of its end"


async def besiege(place: Place, people: dict[str, Any], settings: Any) -> Any:  # noqa: F811
    """An attack is announced by panel; both sides lay unseen, the bot being restarted between them; the dice and all
    that was laid are told once. Gives the bot that runs then."""
    table = await go_on(place, "fight")
    attacker = table.match.view(None)["active"]
    option = next(o for o in decision_of(table, attacker, "fight").options if o.startswith("attack:"))
    await place.act_by_panel(attacker, "fight", [option])
    table = await place.table()
    (defender,) = {d.seat for d in table.match.decisions} - {attacker}
    watcher = next(seat for seat in people if seat not in (attacker, defender))
    city = WORDS.name("city", option.rpartition(":")[2])
    assert pings_of(place) == {people[defender].id} and f"{city} (" in text_of(place.posts()[-1]), "who attacks what"
    before = await see(place, people[defender], people[watcher])
    for decision in table.match.decisions_of(attacker):
        await place.act_by_panel(attacker, decision.step, [decision.options[-1]])
    bot = await restart(place, settings)
    assert await see(place, people[defender], people[watcher]) == before, "nothing tells that the attacker has laid"
    pick, posts = decision_of(await place.table(), attacker, "attack-cards").options[-1], len(place.posts())
    for decision in (await place.table()).match.decisions_of(defender):
        await place.act_by_panel(defender, decision.step, [decision.options[0]])
    while (table := await place.table()).match.view(None)["battle"] is not None:
        decision = table.match.decisions[0]
        assert decision.step in ("play-sign", "play-retreat") and pings_of(place) <= {people[decision.seat].id}
        await place.act_by_panel(decision.seat, decision.step, [decision.options[0]])
    assert pick in [action.picks[0] for action in table.match.log] and table.match.view(None)["battle"] is None
    lines = [text_of(post) for post in place.posts()[posts - 1 :]]
    results = [line for line in lines if f"takes {city}" in line or f"attacks {city}" in line]
    assert len(results) == 1 and not any(word in results[0] for word in ("Defence", "die", "=")), "no dice"
    return bot


async def finish(place: Place) -> None:
    """To the end; the final board, the sheet with points by round, and the whole game played back."""
    table = await go_on(place)
    over, replay = place.posts()[-2:]
    assert "Game over" in text_of(over)
    check_final_posts(over, replay)
    sheet = over.attachments[1].description
    for seat, points in table.match.view(None)["rounds"].items():
        assert f"{WORDS.name('seat', seat)} {' '.join(map(str, points))}" in sheet


@pytest.mark.usefixtures("elsewhere")
async def test_a_whole_war_from_the_lobby_to_the_final_post(simcord_env: Any, settings: Any) -> None:  # noqa: F811
    place = Place(simcord_env)
    people = await set_up(place)
    await vote_for_war(place, people)
    await read_hands(place, people)
    table = await go_on(place, "expand")
    owner, seat = table.match.view(None)["owner"], table.match.view(None)["active"]
    partner = next(other for other in people if other != seat)
    own, theirs = (next(city for city, holder in owner.items() if holder == one) for one in (seat, partner))
    await bargain(place, people, (f"offer-give:city:{own}", f"offer-ask:city:{theirs}"), "offer:accept")
    view = (await place.table()).match.view(None)
    assert (view["owner"][own], view["owner"][theirs]) == (partner, seat), "both halves at once"
    log = reply_text(await people[seat].slash(place.channel, "log"))
    assert all(WORDS.name("city", city) in log for city in (own, theirs))
    await bargain(place, people, ("offer-give:promise", "offer-ask:money:1"), "offer:decline")
    assert (await place.table()).match.view(None)["money"] == view["money"]
    bot = await besiege(place, people, settings)
    await finish(place)
    await bot.store.close()
