"""Machines play on for people, who take their seats back; whatever is being decided meanwhile."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fronde.core.errors import StaleDecision, TableError
from fronde.core.types import Action
from fronde.host.archive.past import past_of
from fronde.host.commands.clock import Extend, StartClocks, Tick
from fronde.host.commands.life import End
from fronde.host.commands.lobby import Join, SetAdvice, Start
from fronde.host.commands.play import Act, Play
from fronde.host.commands.rewind import AnswerBack, AskBack, find_back
from fronde.host.commands.seats import AnswerOffer, AskSubstitute, GiveSeat, HandOver, Replace, TakeBack
from fronde.host.people.actors import Clock, User
from fronde.host.people.opponents import answer_by_default, find_request
from fronde.host.store import Status
from fronde.host.table import Playing
from fronde.host.tables import Opening
from fronde.host.timekeeping.clocks import EXTENSIONS, PACES
from fronde.host.timekeeping.presence import AWAY, UNKNOWN, Presence
from fronde.host.timekeeping.timing import timing_of
from tests.host.conftest import PEOPLE, Club
from tests.stored import moves_of

ANN, BOB, CY, DEE = PEOPLE
NAMES = ("Ada (bot)", "Bo (bot)")


def give(table: Playing, person: User, **more: Any) -> GiveSeat:
    """Have a machine play on for a person."""
    player = table.record.find_player(person.id)
    assert player is not None
    return GiveSeat(player.token, "quick", NAMES, **more)


async def ask(house: Club, person: User, step: str = "choose-field") -> tuple[Playing, str]:
    """The game, once that person is asked something; and the seat."""
    for _ in range(60):
        table = await house.let_opponents_play()
        assert isinstance(table, Playing)
        decision = next(d for d in table.match.decisions if d.required)
        if table.player_of(decision.seat).user == person.id and decision.step == step:
            return table, decision.seat
        await house.act(table, decision, table.match.default(decision))
    raise AssertionError("never asked")


async def test_a_player_leaves_to_a_machine_and_comes_back_in_mid_turn(house: Club) -> None:
    await house.open("toy", 3)
    table, seat = await ask(house, BOB)
    await house.tables.run(1, BOB, Act(seat, "choose-field", ("field:7",)))
    await house.tables.run(1, BOB, give(table, BOB))
    player = (await house.table()).player_of(seat)
    assert (player.user, player.bot, player.owner, player.name) == (None, "quick", BOB.id, "Ada (bot)")
    assert {("machine", None), ("given", BOB.id)} <= set(house.notices_of())
    decision = (await house.table()).match.decisions_of(seat)[0]
    with pytest.raises(TableError, match="error-not-at-table"):
        await house.tables.run(1, BOB, Act(seat, decision.step, decision.options[:1]))
    await house.let_opponents_play(most=1)
    assert house.store.tables[1].moves[-1].actor == "machine"
    await house.tables.run(1, BOB, TakeBack())
    player = (await house.table()).player_of(seat)
    assert (player.user, player.bot, player.owner, player.name) == (BOB.id, None, None, "Bob")
    assert find_request(await house.table()) is None
    with pytest.raises(TableError, match="error-nothing-to-take-back"):
        await house.tables.run(1, BOB, TakeBack())
    again = await house.again().look()
    assert again.record.players == house.store.tables[1].record.players


async def test_what_a_machine_worked_out_is_refused_once_its_player_is_back(house: Club) -> None:
    await house.open("toy", 2)
    table, seat = await ask(house, BOB)
    await house.tables.run(1, BOB, give(table, BOB))
    table = await house.table()
    request = find_request(table)
    assert request is not None and request.seat == seat
    answer = answer_by_default(table, request)
    await house.tables.run(1, BOB, TakeBack())
    with pytest.raises(StaleDecision):
        await house.tables.run(1, request.actor, Play(request, answer))


async def test_what_is_composed_unseen_is_dropped_with_who_leaves(house: Club) -> None:
    await house.open_with("toy", 2, {"trade": True})
    table, seat = await ask(house, ANN)
    to = next(d for d in table.match.decisions_of(seat) if d.step == "offer-to")
    await house.tables.run(1, ANN, Act(seat, "offer-to", to.options[:1]))
    assert (await house.table()).match.held_answers
    await house.tables.run(1, ANN, give(await house.table(), ANN))
    assert (await house.table()).match.held_answers == [] and house.store.tables[1].record.progress.sealed == []
    again = house.again()
    request = find_request(await again.look())
    assert request is not None and request.seat == seat
    await again.let_opponents_play()


async def test_an_unseen_answer_that_was_given_stays_and_others_may_be_changed_by_who_comes_back(house: Club) -> None:
    await house.open_with("toy", 3, {"bids": True})
    table = await house.table()
    bids = {table.player_of(d.seat).user: d for d in table.match.decisions if d.sealed}
    ann, bob = bids[ANN.id], bids[BOB.id]
    await house.tables.run(1, ANN, Act(ann.seat, ann.step, ann.options[:1]))
    for person in (ANN, BOB):
        await house.tables.run(1, person, give(await house.table(), person))
    table = await house.table()
    assert [action for _, action in table.match.held_answers] == [Action(ann.seat, ann.step, ann.options[:1])]
    request = find_request(table)
    assert request is not None and request.seat == bob.seat, "nobody is asked again who has answered"
    await house.let_opponents_play()
    assert len((await house.table()).match.held_answers) == 2
    await house.tables.run(1, BOB, TakeBack())
    mine = (await house.table()).match.decisions_of(bob.seat)
    assert mine[0].answered
    await house.tables.run(1, BOB, Act(bob.seat, bob.step, bob.options[-1:]))
    assert Action(bob.seat, bob.step, bob.options[-1:]) in [a for _, a in (await house.table()).match.held_answers]


async def test_others_seats_take_all_the_other_players(house: Club) -> None:
    await house.open("toy", 3)
    command = give(await house.table(), CY)
    await house.tables.run(1, ANN, command)
    assert (await house.table()).record.find_player(CY.id) is not None
    with pytest.raises(TableError, match="error-voted"):
        await house.tables.run(1, ANN, command)
    with pytest.raises(TableError, match="error-not-at-table"):
        await house.tables.run(1, DEE, command)
    [vote] = [n for n in house.store.tables[1].notices if n.kind == "swap"]
    assert vote.body.ping == [BOB.id]
    await house.tables.run(1, BOB, command)
    assert (await house.table()).record.find_player(CY.id) is None
    notice = house.store.tables[1].notices[-2]
    assert notice.kind == "machine" and notice.body.ping == [CY.id]
    await house.tables.run(1, CY, TakeBack())
    assert (await house.table()).record.find_player(CY.id) is not None


async def test_the_host_decides_for_a_seat_that_waits_for_somebody(house: Club) -> None:
    await house.open("toy", 3)
    table, seat = await ask(house, BOB)
    away = Presence(now=AWAY + 10, last=0, visits={BOB.id: 5, ANN.id: AWAY})
    with pytest.raises(TableError, match="error-voted"):
        for _ in range(2):
            await house.tables.run(1, ANN, give(table, BOB))
    await house.tables.run(1, ANN, give(table, BOB, presence=away))
    assert (await house.table()).player_of(seat).bot == "quick"
    await house.tables.run(1, CY, AskSubstitute())
    await house.tables.run(1, ANN, give(table, CY))
    record = (await house.table()).record
    assert record.find_player(CY.id) is None and record.consent.offers == {} and record.consent.votes == {}
    assert [player.name for player in record.players if player.bot] and len(record.people) == 1
    with pytest.raises(TableError, match="error-nobody"):
        await house.tables.run(1, ANN, give(table, ANN))


async def test_no_player_alone_takes_the_seat_of_one_who_is_there(house: Club) -> None:
    await house.open_with_opponents("toy", 2, 2)
    table, seat = await ask(house, ANN)
    for player, other in ((ANN, BOB), (BOB, ANN)):
        with pytest.raises(TableError, match="error-seat-theirs"):
            await house.tables.run(1, other, give(table, player))
    record = (await house.table()).record
    assert (record.host, len(record.people), record.consent.votes) == (ANN.id, 2, {})
    away = Presence(now=AWAY + 10, last=0, visits={ANN.id: 5, BOB.id: AWAY})
    await house.tables.run(1, BOB, give(table, ANN, presence=away))
    assert (await house.table()).player_of(seat).bot == "quick"


async def test_who_is_left_alone_with_one_who_is_there_decides_nothing_for_them(house: Club) -> None:
    await house.open("toy", 3)
    await house.tables.run(1, CY, give(await house.table(), ANN))
    await house.tables.run(1, BOB, give(await house.table(), BOB))
    with pytest.raises(TableError, match="error-seat-theirs"):
        await house.tables.run(1, CY, replace(give(await house.table(), ANN), level="thoughtful"))


async def open_daily(house: Club) -> tuple[list[int], Playing, str]:
    """Ann and Bob at a table with clocks, and Bob is asked: the time, which may be moved on, the game, and the seat."""
    at = [10_000_000]
    house.tables.times.now = lambda: at[0]
    await house.tables.open(ANN, Opening("toy", 1, guild=2, size=2, pace=PACES["daily"]))
    await house.tables.run(1, BOB, Join())
    await house.tables.run(1, ANN, Start())
    table, seat = await ask(house, BOB)
    return at, table, seat


async def test_one_player_decides_for_another_whose_time_has_run_out(house: Club) -> None:
    at, table, seat = await open_daily(house)
    for late in (False, True):
        with pytest.raises(TableError, match="error-seat-theirs"):
            await house.tables.run(1, ANN, give(table, BOB))
        await house.tables.run(1, Clock(), StartClocks(house.tables.times, [seat], late))
        at[0] += 3 * 24 * 60 * 60
        await house.tables.run(1, Clock(), Tick(house.tables.times, {}))
    await house.tables.run(1, ANN, give(table, BOB))
    assert (await house.table()).player_of(seat).bot == "quick"


async def test_the_next_player_does_for_the_host_meanwhile_who_is_the_host_again(house: Club) -> None:
    await house.open("toy", 2)
    with pytest.raises(TableError, match="error-host-only"):
        await house.tables.run(1, BOB, SetAdvice(True))
    await house.tables.run(1, ANN, give(await house.table(), ANN))
    for is_allowed, person in ((True, BOB), (False, ANN)):
        await house.tables.run(1, person, SetAdvice(is_allowed))
    await house.tables.run(1, ANN, TakeBack())
    assert (await house.again().table()).record.host == ANN.id
    with pytest.raises(TableError, match="error-host-only"):
        await house.tables.run(1, BOB, SetAdvice(True))


async def test_machines_are_not_asked_whether_a_table_ends(house: Club) -> None:
    await house.open("toy", 3)
    await house.tables.run(1, BOB, give(await house.table(), BOB))
    await house.tables.run(1, ANN, give(await house.table(), ANN))
    assert (await house.table()).record.is_host(CY.id)
    await house.tables.run(1, CY, End())
    assert house.store.tables[1].record.status == Status.ENDED


async def test_a_former_players_seat_and_a_machines(house: Club) -> None:
    await house.open("toy", 3)
    table = await house.table()
    player = table.record.find_player(CY.id)
    assert player is not None
    players = [replace(p, user=None, name="a former player") if p is player else p for p in table.record.players]
    table.record.players = players
    with pytest.raises(TableError, match="error-host-only"):
        await house.tables.run(1, BOB, GiveSeat(player.token, "quick", NAMES))
    await house.tables.run(1, ANN, GiveSeat(player.token, "quick", NAMES))
    with pytest.raises(TableError, match="error-no-seat"):
        await house.tables.run(1, ANN, GiveSeat(player.token, "quick", NAMES))


async def test_a_vote_for_a_machine_does_not_take_the_seat_from_who_it_was_offered_to(house: Club) -> None:
    await house.open("toy", 3)
    table, seat = await ask(house, BOB)
    await house.tables.run(1, BOB, HandOver(DEE))
    await house.tables.run(1, ANN, give(table, BOB))
    await house.tables.run(1, BOB, Act(seat, "choose-field", ("field:7",)))
    assert (await house.table()).record.consent.offers == {str(BOB.id): DEE.id}, (
        "who offers a seat plays on until it is taken"
    )
    await house.tables.run(1, ANN, give(table, BOB))
    here = Presence(now=AWAY, last=0, visits={BOB.id: AWAY})
    await house.tables.run(1, DEE, AnswerOffer(BOB.id, True, here))
    assert (await house.table()).player_of(seat).user == DEE.id


async def test_who_changes_the_level_that_is_voted_on_pings_nobody_again(house: Club) -> None:
    await house.open("toy", 4)
    command = give(await house.table(), CY)
    for level in ("quick", "strong", "quick"):
        await house.tables.run(1, ANN, replace(command, level=level))
    await house.tables.run(1, BOB, command)
    swaps = [notice.body for notice in house.store.tables[1].notices if notice.kind == "swap"]
    assert [body.ping for body in swaps] == [[BOB.id, DEE.id], [], [], []]
    assert [body.waiting for body in swaps] == [[BOB.id, DEE.id]] * 3 + [[DEE.id]]


async def test_a_vote_for_a_machine_leaves_the_tables_offer_what_it_is(house: Club) -> None:
    await house.open("toy", 3)
    table, seat = await ask(house, BOB)
    away = Presence(now=AWAY + 10, last=0, visits={BOB.id: 5, ANN.id: AWAY})
    await house.tables.run(1, ANN, Replace(BOB.id, DEE, away))
    await house.tables.run(1, CY, give(table, BOB))
    await house.tables.run(1, BOB, Act(seat, "choose-field", ("field:7",)))
    record = (await house.table()).record
    assert record.consent.offers == {} and record.consent.votes == {}, "who is back keeps the seat"


async def test_whoever_plays_now_answers_whether_to_go_back(house: Club) -> None:
    await house.open("toy", 3)
    table, seat = await ask(house, BOB)
    await house.tables.run(1, BOB, Act(seat, "choose-field", ("field:7",)))
    table = await house.table()
    back = find_back(
        past_of(table), 0, 0, table.match.rng.draw_count, table.match.revision, await moves_of(house.store, 1)
    )
    await house.tables.run(1, ANN, AskBack(back, everybody=True))

    async def waiting() -> list[int]:
        return (await house.table()).record.consent.votes["back"].waiting

    assert sorted(await waiting()) == [BOB.id, CY.id]
    await house.tables.run(1, BOB, give(table, BOB))
    assert await waiting() == [CY.id], "a machine has no vote"
    with pytest.raises(TableError, match="error-not-at-table"):
        await house.tables.run(1, BOB, AnswerBack(False, 0))
    await house.tables.run(1, BOB, TakeBack())
    await house.tables.run(1, BOB, HandOver(DEE))
    await house.tables.run(1, DEE, AnswerOffer(BOB.id, True))
    assert sorted(await waiting()) == [CY.id, DEE.id]
    await house.tables.run(1, CY, AnswerBack(True, 0))
    await house.tables.run(1, DEE, give(await house.table(), DEE))
    table = await house.table()
    assert table.match.log == [] and table.record.consent.votes == {}, "who is left has agreed: it is done"


async def test_nobody_gets_new_time_by_lending_a_seat(house: Club) -> None:
    at, table, seat = await open_daily(house)
    token = table.player_of(seat).token
    await house.tables.run(1, Clock(), StartClocks(house.tables.times, [seat]))
    await house.tables.run(1, BOB, Extend(house.tables.times))

    async def time() -> Any:
        timing = timing_of(await house.table())
        assert timing is not None
        return timing.clocks[token]

    at[0] += 30 * 60 * 60
    before, lent_at = await time(), at[0]
    await house.tables.run(1, BOB, give(table, BOB))
    loan = await time()
    assert loan.wait is None and find_request(await house.table()) is not None, "a machine has no clock"
    at[0] += 60
    await house.tables.run(1, BOB, TakeBack())
    after = await time()
    assert after.extensions == before.extensions < EXTENSIONS and after.bank == before.bank
    assert after.wait.remaining == before.wait.remaining - (lent_at - before.wait.since) and after.wait.since == at[0]
    assert (await house.again().table()).record.schedule.timing == (await house.table()).record.schedule.timing


# --- who knows a hand ---


async def hand_on(house: Club, leaving: User, coming: User) -> None:
    """One person gives another a seat."""
    await house.tables.run(1, leaving, HandOver(coming))
    await house.tables.run(1, coming, AnswerOffer(leaving.id, True))


async def test_whoever_has_seen_a_hand_takes_another_seat_if_everybody_agrees(house: Club) -> None:
    await house.open("toy", 3)
    tokens = {player.user: player.token for player in (await house.table()).record.players}
    await hand_on(house, BOB, DEE)
    await house.tables.run(1, CY, HandOver(BOB))
    record = (await house.table()).record
    assert record.consent.offers == {} and sorted(record.consent.votes[f"swap:{CY.id}"].waiting) == [
        ANN.id,
        DEE.id,
    ]
    with pytest.raises(TableError, match="error-offer-gone"):
        await house.tables.run(1, BOB, AnswerOffer(CY.id, True))
    await house.tables.run(1, ANN, Replace(CY.id, BOB, UNKNOWN))
    assert (await house.table()).record.consent.offers == {}, "not all have agreed"
    await house.tables.run(1, DEE, Replace(CY.id, BOB, UNKNOWN))
    record = (await house.again().table()).record
    assert record.consent.offers == {str(CY.id): BOB.id} and record.consent.votes == {f"agreed:{BOB.id}:{CY.id}": None}
    await house.tables.run(1, BOB, AnswerOffer(CY.id, True))
    record = (await house.table()).record
    assert record.find_player(BOB.id) is not None and record.consent.votes == {} == record.consent.offers
    assert record.consent.handovers == {str(user): [tokens[user]] for user in (BOB.id, CY.id)}


async def test_the_present_holder_of_a_seat_is_asked_too_and_a_steward_decides_nothing(house: Club) -> None:
    await house.open("toy", 3)
    await hand_on(house, BOB, DEE)
    steward = User(99, "Eve", steward=True)
    with pytest.raises(TableError, match="error-not-at-table"):
        await house.tables.run(1, steward, Replace(CY.id, BOB, UNKNOWN))
    await house.tables.run(1, ANN, Replace(CY.id, BOB, UNKNOWN))
    await house.tables.run(1, DEE, Replace(CY.id, BOB, UNKNOWN))
    assert (await house.table()).record.consent.offers == {}, "whoever has it has not agreed"
    await house.tables.run(1, CY, Replace(CY.id, BOB, UNKNOWN))
    assert (await house.table()).record.consent.offers == {str(CY.id): BOB.id}


async def test_whoever_has_seen_a_hand_comes_first_to_no_other_seat_and_may_have_their_own_again(house: Club) -> None:
    await house.open("toy", 3)
    await hand_on(house, BOB, DEE)
    await house.tables.run(1, CY, AskSubstitute())
    with pytest.raises(TableError, match="error-seat-seen"):
        await house.tables.run(1, BOB, AnswerOffer(CY.id, True))
    await hand_on(house, DEE, BOB)
    record = (await house.table()).record
    assert (
        record.find_player(BOB.id) is not None
        and record.consent.handovers[str(DEE.id)] == record.consent.handovers[str(BOB.id)]
    )


async def test_whoever_lends_a_machine_a_seat_knows_its_hand(house: Club) -> None:
    await house.open("toy", 3)
    await house.tables.run(1, BOB, give(await house.table(), BOB))
    await house.tables.run(1, CY, HandOver(BOB))
    record = (await house.table()).record
    assert record.consent.offers == {} and record.consent.votes[f"swap:{CY.id}"].waiting == [ANN.id]
    await house.tables.run(1, ANN, Replace(CY.id, BOB, UNKNOWN))
    await house.tables.run(1, BOB, AnswerOffer(CY.id, True))
    await house.tables.run(1, BOB, HandOver(CY))
    assert (await house.table()).record.consent.offers == {str(BOB.id): CY.id}, "it was theirs"
    await house.tables.run(1, CY, AnswerOffer(BOB.id, True))
    await house.tables.run(1, BOB, TakeBack())
    assert (await house.table()).record.find_player(BOB.id) is not None, "a seat one lends stays one's own"


async def test_what_all_agreed_to_of_one_person_lets_no_other_take_the_seat(house: Club) -> None:
    await house.open("toy", 4)
    eve, fay = User(50, "Eve"), User(51, "Fay")
    await hand_on(house, CY, eve)
    await hand_on(house, DEE, fay)
    await house.tables.run(1, BOB, HandOver(CY))
    for voter in (ANN, eve, fay):
        await house.tables.run(1, voter, Replace(BOB.id, CY, UNKNOWN))
    assert (await house.table()).record.consent.offers == {str(BOB.id): CY.id}
    with pytest.raises(TableError, match="error-offer-other"):
        await house.tables.run(1, DEE, AnswerOffer(BOB.id, True))
    await house.tables.run(1, BOB, AskSubstitute())
    for taker in (CY, DEE):
        with pytest.raises(TableError, match="error-seat-seen"):
            await house.tables.run(1, taker, AnswerOffer(BOB.id, True))


async def test_a_new_word_of_who_offers_a_seat_ends_the_vote_on_the_offer_before(house: Club) -> None:
    await house.open("toy", 3)
    eve = User(50, "Eve")
    await hand_on(house, BOB, DEE)
    await house.tables.run(1, CY, HandOver(BOB))
    await house.tables.run(1, CY, HandOver(None))
    assert (await house.table()).record.consent.votes == {}
    await house.tables.run(1, CY, HandOver(BOB))
    await house.tables.run(1, CY, HandOver(eve))
    record = (await house.table()).record
    assert record.consent.votes == {} and record.consent.offers == {str(CY.id): eve.id}
    outcomes = [n.body.how for n in house.store.tables[1].notices if n.kind == "vote-closed"]
    assert outcomes == ["gone", "gone"]
