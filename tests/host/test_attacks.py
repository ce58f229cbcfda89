"""What an attack on the host once broke."""

from __future__ import annotations

import random
from zlib import crc32

import pytest

from fronde.core.errors import NotYourTurn, StaleDecision, TableError
from fronde.host.archive.past import past_of
from fronde.host.commands.life import End
from fronde.host.commands.lobby import Configure, Join, Leave, Start
from fronde.host.commands.play import Act, Undo
from fronde.host.commands.rewind import AskBack, find_back
from fronde.host.commands.seats import AnswerOffer, HandOver
from fronde.host.people.actors import Clock, User
from fronde.host.store import Chance
from fronde.host.table import BrokenTable, Playing
from fronde.host.tables import Opening
from tests.host.conftest import PEOPLE, Club
from tests.stored import moves_of

ANN, BOB, CY, DEE = PEOPLE


@pytest.mark.parametrize("names", [("Bob 3", "Bob", "Bob"), ("Bob", "Bob", "Bob 2"), ("Bob", "Bob", "Bob")])
async def test_people_of_one_name_run_a_seat_each(house: Club, names: tuple[str, ...]) -> None:
    for seed in range(6):
        people = [User(n, name) for n, name in enumerate(names, 1)]
        house.tables.draw_chance = lambda seed=seed: Chance("", seed)
        table = (await house.tables.open(people[0], Opening("toy", channel=seed, size=3))).id
        for person in people[1:]:
            await house.tables.run(table, person, Join())
        await house.tables.run(table, people[0], Start())
        playing = await house.table(table)
        assert sorted(seat for person in people for seat in playing.seats_of(person.id)) == sorted(playing.seats)
        await house.tables.run(table, people[1], HandOver(DEE))
        await house.tables.run(table, DEE, AnswerOffer(people[1].id, True))
        assert sorted(p.user or 0 for p in playing.record.players) == [1, 3, DEE.id]


async def test_a_lobby_that_is_closed_is_closed(house: Club) -> None:
    table = (await house.tables.open(ANN, Opening("toy", channel=1, size=2))).id
    await house.tables.run(table, ANN, Leave())
    assert isinstance(await house.look(table), BrokenTable)
    for person, command in (
        (BOB, Join()),
        (ANN, Start()),
        (ANN, Leave()),
        (ANN, Configure({"rounds": 3})),
        (ANN, End()),
    ):
        with pytest.raises(TableError):
            await house.tables.run(table, person, command)
    assert not house.store.tables[table].record.is_open


async def test_no_to_ending_a_lobby_does_not_end_it(house: Club) -> None:
    table = (await house.tables.open(ANN, Opening("toy", channel=1))).id
    with pytest.raises(TableError):
        await house.tables.run(table, ANN, End(agrees=False))
    assert house.store.tables[table].record.is_open


async def open_with(house: Club, count: int, option: str) -> Playing:
    table = (await house.tables.open(ANN, Opening("toy", channel=1, size=count))).id
    for person in PEOPLE[1:count]:
        await house.tables.run(table, person, Join())
    await house.tables.run(table, ANN, Configure({option: True}))
    await house.tables.run(table, ANN, Start())
    return await house.table(table)


async def test_a_panel_of_one_draft_does_not_send_another(house: Club) -> None:
    """Reloaded in between, so that nothing but the question itself and the seat's own answers can tell them apart."""
    table = await open_with(house, 3, "trade")
    seat = table.match.waiting_for()[0]
    first, second = (other for other in table.seats if other != seat)
    person = next(p for p in PEOPLE if p.id == table.player_of(seat).user)

    async def compose(house: Club, to: str) -> int:
        for step, pick in (
            ("offer-to", f"offer-to:{to}"),
            ("offer-give", "offer-give:token"),
            ("offer-ask", "offer-ask:card"),
        ):
            await house.tables.run(1, person, Act(seat, step, (pick,)))
        again = await house.again().table()
        return next(one.stamp for one in again.questions[seat] if one.decision.step == "offer-send")

    old = await compose(house, first)
    house = house.again()
    drop = next(one.decision for one in (await house.table()).questions[seat] if "offer:drop" in one.decision.options)
    await house.tables.run(1, person, Act(seat, drop.step, ("offer:drop",)))
    new = await compose(house, second)
    assert old != new
    with pytest.raises(StaleDecision):
        await house.again().tables.run(1, person, Act(seat, "offer-send", ("offer:send",), stamp=old))


async def test_undo_takes_back_a_draft_first_and_a_button_pressed_twice_no_more(house: Club) -> None:
    """Nobody else learns of it: no notice, no undo button made old, and the store keeps the draft as it is then."""
    table = await open_with(house, 3, "trade")
    seat = table.match.waiting_for()[0]
    to = next(other for other in table.seats if other != seat)
    person = next(p for p in PEOPLE if p.id == table.player_of(seat).user)
    await house.tables.run(1, person, Act(seat, "choose-field", ("field:3",)))
    notices, revision = house.notices_of(), table.record.progress.action_revision
    for step, pick in (("offer-to", f"offer-to:{to}"), ("offer-give", "offer-give:token")):
        await house.tables.run(1, person, Act(seat, step, (pick,)))
    old = (await house.table()).undo_stamp(person.id)
    await house.tables.run(1, person, Undo(old))
    with pytest.raises(StaleDecision):
        await house.tables.run(1, person, Undo(old))
    house = house.again()
    table = await house.table()
    assert [action.step for _, action in table.match.held_answers] == ["offer-to"] and len(table.match.log) == 1
    assert house.notices_of() == notices and table.record.progress.action_revision == revision
    await house.tables.run(1, person, Undo(table.undo_stamp(person.id)))
    assert (await house.table()).match.held_answers == [] and len((await house.table()).match.log) == 1
    await house.tables.run(1, person, Undo())
    assert (await house.again().table()).match.log == []


async def test_who_was_offered_something_unseen_is_not_named_where_it_is_taken_back(house: Club) -> None:
    table = await open_with(house, 3, "trade")
    first = table.match.waiting_for()[0]
    second, third = [*table.seats, *table.seats][table.seats.index(first) + 1 :][:2]
    ann, asks, other = (
        next(p for p in PEOPLE if p.id == table.player_of(seat).user) for seat in (first, second, third)
    )
    answers = [("offer-to", f"offer-to:{third}"), ("offer-give", "offer-give:token"), ("offer-ask", "offer-ask:card")]
    for step, pick in [*answers, ("offer-send", "offer:send")]:
        await house.tables.run(1, ann, Act(first, step, (pick,)))
    await house.tables.run(1, other, Act(third, "answer-offer", ("offer:decline",)))
    await house.tables.run(1, ann, Act(first, "choose-field", ("field:3",)))
    table = await house.table()
    assert {action.seat for action in table.match.log} == {first, third} and third not in table.match.waiting_for()
    moves = await moves_of(house.store, 1)
    back = find_back(past_of(table), 0, 0, table.match.rng.draw_count, table.match.revision, moves)
    await house.tables.run(1, asks, AskBack(back))
    assert (await house.table()).record.consent.votes["back"].waiting == [ann.id]


async def test_an_undo_button_does_not_tell_how_much_was_done_unseen(house: Club) -> None:
    """The revision of the last action counts sealed answers and drafts: nobody can work it out of their button."""
    table = await house.table(await house.open())
    assert table.undo_stamp(1) not in [crc32(repr((number, [])).encode()) for number in range(1000)]
    other = Playing(table.record.copy_with(seed=table.record.chance.seed + 1), table.match, [])
    assert table.undo_stamp(1) == (await house.again().table()).undo_stamp(1) != other.undo_stamp(1)


async def test_stamps_outlive_a_restart_whatever_others_do_unseen(house: Club) -> None:
    table = await open_with(house, 3, "bids")
    first, *others = table.seats
    before = {seat: [one.stamp for one in table.questions[seat]] for seat in others}
    person = next(p for p in PEOPLE if p.id == table.player_of(first).user)
    await house.tables.run(1, person, Act(first, "seal-bid", ("bid:2",)))
    for now in (await house.table(), await house.again().table()):
        assert {seat: [one.stamp for one in now.questions[seat]] for seat in others} == before


async def test_a_clock_leaves_a_sealed_answer_alone(house: Club) -> None:
    table = await open_with(house, 2, "bids")
    seat = table.seats[0]
    person = next(p for p in PEOPLE if p.id == table.player_of(seat).user)
    await house.tables.run(1, person, Act(seat, "seal-bid", ("bid:3",)))
    with pytest.raises(NotYourTurn):
        await house.tables.run(1, Clock(), Act(seat, "seal-bid", ("bid:0",)))
    assert [action.picks for _, action in table.match.held_answers] == [("bid:3",)]


async def test_an_undo_that_fails_half_way_changes_nothing(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open("toy", 2)
    table = await house.table()
    seat = table.match.waiting_for()[0]
    person = next(p for p in PEOPLE if p.id == table.player_of(seat).user)
    await house.tables.run(1, person, Act(seat, "choose-field", ("field:3",)))
    before = table.match.position()
    with monkeypatch.context() as patch:

        def fail(self: object, state: object) -> None:
            raise ZeroDivisionError

        patch.setattr(type(table.game.rules), "decisions", fail)
        with pytest.raises(ZeroDivisionError):
            await house.tables.run(1, person, Undo())
    again = await house.table()
    assert again.match.position() == before and again.match.can_undo(seat)
    assert (await house.again().table()).match.position() == before


async def test_one_game_at_fault_leaves_no_other_table_untold(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open("toy", 2)
    await house.tables.open(CY, Opening("richelieu", channel=2))
    await house.play(random.Random(1), 2)
    count = len(house.notices_of(2))
    house = house.again()

    def fail(self: object, state: object, seat: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type((await house.table()).game.rules), "view", fail)
    faults = await house.tables.post_again()
    assert [type(fault) for fault in faults] == [ZeroDivisionError] and len(house.notices_of(2)) == count + 1
