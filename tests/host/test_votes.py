"""Votes are counted in one place, anew whenever something happens at their table; and they lapse."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from fronde.core.errors import StaleDecision, TableError
from fronde.core.flow import Frame
from fronde.core.types import Action, Context
from fronde.host.archive.past import past_of
from fronde.host.commands.clock import Tick, VotePause
from fronde.host.commands.life import End, MoveTo, NameHost, Resume
from fronde.host.commands.lobby import Join, Start
from fronde.host.commands.play import Act
from fronde.host.commands.rewind import AskBack, find_back
from fronde.host.commands.seats import FORFEIT, AnswerOffer, GiveSeat, HandOver, Replace, TakeBack
from fronde.host.notices.kinds import Departure, Occupant, StewardNote, VoteEnd
from fronde.host.people.actors import House, User
from fronde.host.people.votes import LAPSE
from fronde.host.store import Change, HostSubject, RewindSubject, Status, SwapSubject, Vote
from fronde.host.table import FinishedTable, Playing
from fronde.host.tables import Opening
from fronde.host.timekeeping.clocks import PACES
from fronde.host.timekeeping.hours import DAY
from fronde.host.timekeeping.timing import timing_of
from tests.host.conftest import PEOPLE, Club
from tests.host.test_ageing import at, later
from tests.host.test_epochs import SeesMore, plant
from tests.stored import moves_of
from tests.toy import ChooseField, State

ANN, BOB, CY, DEE = PEOPLE
EVE, FLO = User(7, "Eve"), User(8, "Flo")


@pytest.fixture
def house() -> Club:
    """A house whose clock goes."""
    return at(Club(), 1_000_000_000)


async def open_timed_game(house: Club, count: int = 4) -> None:
    """A game with clocks, which can be paused."""
    await house.tables.open(ANN, Opening("toy", 1, guild=2, size=count, pace=PACES["daily"]))
    for person in PEOPLE[1:count]:
        await house.tables.run(1, person, Join())
    await house.tables.run(1, ANN, Start())


async def give(house: Club, person: User, by: User | None = None) -> None:
    """Have a machine play for somebody, or agree to it."""
    player = (await house.look()).record.find_player(person.id)
    assert player is not None
    presence = await house.tables.find_presence(1)
    await house.tables.run(1, by or person, GiveSeat(player.token, "quick", ("Ada (bot)", "Bo (bot)"), presence))


async def end(house: Club, person: User) -> None:
    """Agree to end the game."""
    await house.tables.run(1, person, End(presence=await house.tables.find_presence(1)))


async def pause(house: Club, person: User, stand: bool = True) -> None:
    """Agree to a pause, or to its end."""
    await house.tables.run(1, person, VotePause(house.tables.times, stand))


async def votes(house: Club) -> Any:
    """What is voted on."""
    return house.store.tables[1].record.consent.votes


async def is_paused(house: Club) -> bool:
    """Whether the clocks stand."""
    timing = timing_of(await house.table())
    assert timing is not None
    return timing.pause.on


def notices_of(house: Club, kind: str) -> list[Any]:
    """What was told of a kind."""
    return [notice.body for notice in house.store.tables[1].notices if notice.kind == kind]


async def look_at_clock(house: Club) -> None:
    """What is due is done, as the clock comes by."""
    for table in await house.store.tables_due(house.tables.times.now()):
        await house.tables.run(table, House(), Tick(house.tables.times, {}))


# --- seats change hands ---


async def test_who_is_left_carries_the_end_of_a_pause(house: Club) -> None:
    await open_timed_game(house)
    for person in (ANN, BOB, CY):
        await pause(house, person)
    assert await is_paused(house)
    for person in (ANN, BOB):
        await pause(house, person, False)
    with pytest.raises(TableError, match="error-voted"):
        await pause(house, ANN, False)
    await give(house, CY)
    assert not await is_paused(house) and await votes(house) == {}, "two of three"
    assert [body.what for body in notices_of(house, "pause")][-1] == "resumed"


async def test_the_last_who_agreed_leave_a_vote_to_those_who_stay(house: Club) -> None:
    await open_timed_game(house)
    await pause(house, CY)
    await pause(house, DEE)
    await give(house, CY)
    assert (await votes(house))["pause"].agreed == [DEE.id], "who has no seat has no vote"
    assert notices_of(house, "pause")[-1].missing == 1 and notices_of(house, "pause")[-1].ping == []
    await give(house, DEE)
    assert await votes(house) == {} and notices_of(house, "vote-closed") == [VoteEnd(key="pause", how="gone")]


async def test_a_machine_gets_the_seat_once_all_who_are_left_agree(house: Club) -> None:
    await house.open("toy", 4)
    for person in (ANN, BOB):
        await give(house, DEE, by=person)
    assert (await house.table()).record.find_player(DEE.id) is not None
    await give(house, CY)
    record = (await house.table()).record
    assert record.find_player(DEE.id) is None and record.consent.votes == {}
    assert [body.owner for body in notices_of(house, "machine")] == [CY.id, DEE.id]


async def test_one_vote_that_is_carried_carries_another(house: Club) -> None:
    """With three seats given to machines, Ann alone is left, and wanted to end the game."""
    await house.open("toy", 4)
    await end(house, ANN)
    for person in (ANN, BOB):
        await give(house, DEE, by=person)
    await give(house, BOB)
    assert "end" in await votes(house)
    await give(house, CY)
    assert isinstance(await house.look(), Playing), "one player alone decides nothing for Dee"
    await give(house, DEE)
    assert isinstance(await house.look(), FinishedTable) and house.notices_of()[-1][0] in ("ended", "calls")


async def test_a_new_player_has_a_vote_and_the_former_ones_counts_no_more(house: Club) -> None:
    await house.open("toy", 3)
    await end(house, ANN)
    await end(house, BOB)
    await house.tables.run(1, BOB, HandOver(DEE))
    await house.tables.run(1, DEE, AnswerOffer(BOB.id, True))
    vote = (await votes(house))["end"]
    assert (vote.agreed, set(vote.waiting)) == ([ANN.id], {CY.id, DEE.id})
    await end(house, CY)
    assert isinstance(await house.look(), Playing)
    await end(house, DEE)
    assert isinstance(await house.look(), FinishedTable)


async def test_who_takes_a_seat_back_has_to_be_asked(house: Club) -> None:
    await house.open("toy", 3)
    await give(house, CY)
    await end(house, ANN)
    await house.tables.run(1, CY, TakeBack())
    await end(house, BOB)
    assert isinstance(await house.look(), Playing) and (await votes(house))["end"].waiting == [CY.id]


async def test_a_proposal_about_a_seat_closes_once_that_is_another_s(house: Club) -> None:
    await house.open("toy", 4)
    await give(house, DEE, by=ANN)
    await house.tables.run(1, DEE, HandOver(EVE))
    await house.tables.run(1, EVE, AnswerOffer(DEE.id, True))
    assert await votes(house) == {}
    await give(house, EVE, by=ANN)
    await give(house, EVE)
    assert await votes(house) == {}, "what was to be voted on has been done"
    expected = [VoteEnd(key=f"swap:{person.id}", how="gone") for person in (DEE, EVE)]
    assert notices_of(house, "vote-closed") == expected, "and the posts say so"


async def test_somebody_who_goes_away_makes_a_majority_of_the_others(house: Club) -> None:
    await house.open("toy", 4)
    table = await house.table()
    slow = table.player_of(table.match.waiting_for()[0]).user
    others = [person for person in PEOPLE if person.id != slow]
    later(house, 9)
    for person in others[:2]:
        await end(house, person)
    later(house, 5.1)
    await look_at_clock(house)
    assert isinstance(await house.look(), FinishedTable), "two of three who are there, and nobody had to click"


async def test_who_votes_is_there(house: Club) -> None:
    await house.open("toy", 3)
    table = await house.table()
    slow = next(p for p in PEOPLE if p.id == table.player_of(table.match.waiting_for()[0]).user)
    later(house, 15)
    await end(house, slow)
    assert (await votes(house))["end"].agreed == [slow.id]
    later(house, 1)
    await look_at_clock(house)
    assert (await votes(house))["end"].agreed == [slow.id]


# --- time ---


async def test_a_vote_lapses_after_a_week_and_its_table_hears_of_it(house: Club) -> None:
    await house.open("toy", 3)
    began = house.tables.times.now()
    await end(house, ANN)
    assert notices_of(house, "vote")[-1].lapses == began + LAPSE
    update = house.store.tables[1].record.schedule.updated
    for _ in range(6):
        later(house, 1)
        await look_at_clock(house)
    assert (await votes(house))["end"].agreed == [ANN.id]
    await end(house, BOB)
    assert notices_of(house, "vote")[-1].lapses == began + LAPSE, "who agrees does not prolong it"
    later(house, 1)
    again = at(house.again(), house.tables.times.now())
    await look_at_clock(again)
    assert await votes(house) == {} and notices_of(house, "vote-closed") == [VoteEnd(key="end", how="lapsed")]
    assert again.store.tables[1].record.schedule.updated == update + 6 * DAY, "the clock does not keep a table young"
    await look_at_clock(again)
    assert len(notices_of(house, "vote-closed")) == 1


async def test_a_pause_is_no_time_of_the_table(house: Club) -> None:
    await open_timed_game(house)
    await end(house, ANN)
    for person in (ANN, BOB, CY):
        await pause(house, person)
    later(house, 30)
    await look_at_clock(house)
    assert set(await votes(house)) == {"end"}
    for person in (ANN, BOB, CY):
        await pause(house, person, False)
    later(house, 6.9)
    await look_at_clock(house)
    assert set(await votes(house)) == {"end"}
    later(house, 0.2)
    await look_at_clock(house)
    assert await votes(house) == {}


async def test_until_when_a_vote_is_open_is_shown_anew_where_a_pause_changes_it(house: Club) -> None:
    await open_timed_game(house)
    await end(house, ANN)
    first = notices_of(house, "vote")[-1].lapses
    for person in (ANN, BOB, CY):
        await pause(house, person)
    assert notices_of(house, "vote")[-1].lapses > first and notices_of(house, "vote")[-1].ping == []
    later(house, 3)
    for person in (ANN, BOB, CY):
        await pause(house, person, False)
    assert notices_of(house, "vote")[-1].lapses == first + 3 * DAY
    count = len(notices_of(house, "vote"))
    later(house, 1)
    await look_at_clock(house)
    assert len(notices_of(house, "vote")) == count, "nothing new"


async def test_a_lobbys_vote_lapses_too(house: Club) -> None:
    await house.tables.open(ANN, Opening("toy", 1, guild=2, size=3))
    await house.tables.run(1, BOB, Join())
    await house.tables.run(1, ANN, MoveTo(5, 6))
    later(house, 7)
    await look_at_clock(house)
    assert await votes(house) == {} and notices_of(house, "vote-closed") == [VoteEnd(key="move:5", how="lapsed")]


async def test_a_vote_that_cannot_be_read_or_carried_holds_up_no_other(house: Club) -> None:
    await house.open("toy", 3)
    await end(house, ANN)
    await end(house, BOB)
    await house.open_at(9, "toy", 2)
    await house.tables.run(1, ANN, MoveTo(9, 6))
    record = house.store.tables[1].record
    subjects = (
        SwapSubject(5, to=(0, "")),
        SwapSubject(6, to=(1, "quick")),
        HostSubject(),
        HostSubject(5),
        RewindSubject(after=9, turn=9, mark=9, events=[], tokens=[]),
    )
    vote = partial(Vote, by=Occupant(ANN.id, "Ann"), agreed=[ANN.id], waiting=[], since=house.tables.times.now())
    bad = {subject.key: vote(subject) for subject in subjects}
    await house.store.commit(Change(1, record.revision, {"votes": {**bad, **record.consent.votes}}))
    house.tables.forget(1)
    with pytest.raises(TableError, match="channel-taken"):
        await house.tables.run(1, BOB, MoveTo(9, 6))
        await house.tables.run(1, CY, MoveTo(9, 6))
    await give(house, CY)
    assert isinstance(await house.look(), FinishedTable)


async def test_nobody_adds_to_a_vote_that_has_lapsed(house: Club) -> None:
    await house.open("toy", 2)
    await end(house, ANN)
    later(house, 7)
    await end(house, BOB)
    assert isinstance(await house.look(), Playing) and (await votes(house))["end"].agreed == [BOB.id]
    assert notices_of(house, "vote-closed") == [VoteEnd(key="end", how="lapsed")]


async def test_a_last_choice_that_keeps_an_offered_seat_leaves_no_vote_open(
    house: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    def finish(self: ChooseField, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        state.stack.clear()
        state.over = True
        ctx.emit("game-ended", seat=action.seat)

    monkeypatch.setattr(ChooseField, "answer", finish)
    await house.open("toy", 2)
    table = await house.table()
    seat = table.match.waiting_for()[0]
    mover, other = sorted((ANN, BOB), key=lambda person: seat not in table.seats_of(person.id))
    await end(house, other)
    table.record.apply(offers={str(mover.id): FORFEIT})
    await house.tables.run(1, mover, Act(seat, "choose-field", ("field:3",)))
    assert isinstance(await house.look(), FinishedTable) and await votes(house) == {}
    assert house.store.tables[1].record.consent.offers == {}


async def test_the_end_of_a_lapsed_vote_is_told_though_the_command_before_it_is_refused(house: Club) -> None:
    await house.open("toy", 2)
    await end(house, ANN)
    later(house, 7)
    house.wakes.clear()
    with pytest.raises(StaleDecision):
        await house.tables.run(1, ANN, Act("red", "choose-field", ("field:3",), stamp=1))
    assert notices_of(house, "vote-closed") == [VoteEnd(key="end", how="lapsed")] and house.wakes == [1]


# --- moves, rests, rules ---


async def test_votes_go_on_where_the_table_has_moved(house: Club) -> None:
    await house.open("toy", 3)
    await end(house, ANN)
    since = (await votes(house))["end"].since
    later(house, 1)
    await house.tables.run(1, BOB, MoveTo(5, 2))
    assert (await votes(house))["end"].agreed == [ANN.id] and (await votes(house))["end"].since == since
    assert [kind for kind, _ in house.notices_of()].index("moved") < len(house.notices_of()) - 1
    last = house.store.tables[1].notices[-1]
    assert (last.kind, last.body.ping, len(last.body.waiting)) == ("vote", [], 2), "shown there anew"


async def test_a_vote_has_lapsed_when_a_game_wakes(house: Club) -> None:
    await house.open("toy", 3)
    await end(house, ANN)
    for days in (54, 8):
        later(house, days)
        await house.tables.sweep()
    assert house.store.tables[1].record.status == Status.RESTING
    await house.tables.run(1, BOB, Resume(1, 2, house.tables.times))
    assert await votes(house) == {} and notices_of(house, "vote-closed") == [VoteEnd(key="end", how="lapsed")]


async def test_going_back_is_not_voted_on_under_other_rules(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open("toy", 3)
    table = await house.table()
    decision = table.match.decisions[0]
    await house.act(table, decision, decision.options[:1])
    table = await house.table()
    moves = await moves_of(house.store, 1)
    back = find_back(past_of(table), 0, 0, table.match.rng.draw_count, table.match.revision, moves)
    await house.tables.run(1, ANN, AskBack(back, everybody=True))
    await end(house, ANN)
    plant(monkeypatch, SeesMore)
    again = at(house.again(), house.tables.times.now())
    await again.look()
    await look_at_clock(again)
    assert set(await votes(house)) == {"end"} and notices_of(house, "vote-closed") == [VoteEnd(key="back", how="gone")]


async def test_going_back_closes_as_soon_as_somebody_plays_on(house: Club) -> None:
    await house.open("toy", 3)
    for _ in range(2):
        table = await house.table()
        await house.act(table, decision := table.match.decisions[0], decision.options[:1])
    table = await house.table()
    moves = await moves_of(house.store, 1)
    back = find_back(past_of(table), 0, 0, table.match.rng.draw_count, table.match.revision, moves)
    await house.tables.run(1, ANN, AskBack(back, everybody=True))
    decision = table.match.decisions[0]
    await house.act(table, decision, decision.options[:1])
    assert await votes(house) == {} and notices_of(house, "vote-closed") == [VoteEnd(key="back", how="gone")]


# --- another server ---


async def test_another_server_takes_more_than_half_of_the_others(house: Club) -> None:
    await house.open("toy", 4)
    await house.tables.run(1, BOB, MoveTo(5, 2))
    assert house.store.tables[1].record.venue.channel == 5, "within the server it is as it was"
    await house.tables.run(1, BOB, MoveTo(50, 6, "fr"))
    record = house.store.tables[1].record
    assert (record.venue.channel, record.venue.guild) == (5, 2) and notices_of(house, "move-asked")[-1].missing == 2
    with pytest.raises(TableError, match="error-voted"):
        await house.tables.run(1, BOB, MoveTo(50, 6, "fr"))
    await house.tables.run(1, ANN, MoveTo(50, 6, "fr"))
    with pytest.raises(TableError, match="not-at-table"):
        await house.tables.run(1, EVE, MoveTo(50, 6, "fr"))
    await house.tables.run(1, DEE, MoveTo(50, 6, "fr"))
    record = house.store.tables[1].record
    assert (record.venue.channel, record.venue.guild, record.venue.home, record.venue.locale, record.consent.votes) == (
        50,
        6,
        6,
        "fr",
        {},
    )
    assert notices_of(house, "moved-away")[-1] == Departure(player="Bob", at=(2, 5), to=(6, 50))
    await house.tables.run(1, BOB, MoveTo(5, 2))
    assert house.store.tables[1].record.venue.guild == 6, "home is another server, too"
    for person in (ANN, CY):
        await house.tables.run(1, person, MoveTo(5, 2))
    assert house.store.tables[1].record.venue.guild == 2


async def test_where_a_stranded_table_has_been_brought_it_moves_on_without_a_vote_and_its_home_stays(
    house: Club,
) -> None:
    await house.open("toy", 3)
    await house.tables.run(1, ANN, MoveTo(50, 6))
    await house.tables.run(1, BOB, MoveTo(50, 6, is_stranded=True))
    assert notices_of(house, "moved")[-1].player == "Bob", "whoever brings it, whatever was proposed"
    await house.tables.run(1, CY, MoveTo(51, 6))
    record = house.store.tables[1].record
    assert (record.venue.channel, record.venue.guild, record.venue.home, record.consent.votes) == (51, 6, 2, {})
    await house.tables.run(1, CY, MoveTo(52, 7))
    assert house.store.tables[1].record.venue.channel == 51, "a third server takes a vote"


async def test_a_steward_who_does_not_play_ends_no_game_by_the_button_that_plays_on(house: Club) -> None:
    house.stewards.add((EVE.id, 2))
    await house.open("toy", 3)
    await end(house, ANN)
    with pytest.raises(TableError, match="not-at-table"):
        await house.tables.run(1, EVE, End(agrees=False))
    assert isinstance(await house.look(), Playing) and (await votes(house))["end"].agreed == [ANN.id]


async def test_who_has_no_vote_hears_that_and_not_that_they_have_agreed(house: Club) -> None:
    house.stewards.add((EVE.id, 2))
    await house.open("toy", 3)
    await house.tables.run(1, ANN, MoveTo(50, 6))
    with pytest.raises(TableError, match="not-at-table"):
        await house.tables.run(1, EVE, MoveTo(50, 6))
    await house.tables.run(1, EVE, MoveTo(60, 6))
    with pytest.raises(TableError, match="error-voted"):
        await house.tables.run(1, EVE, MoveTo(60, 6))


async def test_a_game_that_rests_wakes_in_its_own_server(house: Club) -> None:
    await house.open("toy", 3)
    for days in (54, 8):
        later(house, days)
        await house.tables.sweep()
    with pytest.raises(TableError, match="resume-elsewhere"):
        await house.tables.run(1, BOB, Resume(50, 6, house.tables.times))
    await house.tables.run(1, BOB, Resume(50, 6, house.tables.times, is_stranded=True))
    assert house.store.tables[1].record.venue.guild == 6, "the bot is out of the other"


async def test_anybody_brings_a_table_from_a_server_that_has_put_the_bot_out(house: Club) -> None:
    await house.open("toy", 3)
    await house.tables.run(1, BOB, MoveTo(50, 6))
    await house.tables.run(1, ANN, MoveTo(50, 6, is_stranded=True))
    record = house.store.tables[1].record
    assert (record.venue.guild, record.consent.votes, notices_of(house, "moved-away")) == (6, {}, [])


async def test_the_only_person_moves_alone(house: Club) -> None:
    await house.open_with_opponents("toy", 1, 2)
    await house.tables.run(1, ANN, MoveTo(50, 6))
    assert house.store.tables[1].record.venue.guild == 6


async def test_the_one_who_proposed_a_move_alone_is_left(house: Club) -> None:
    await house.open("toy", 2)
    await house.tables.run(1, ANN, MoveTo(50, 6))
    await give(house, BOB)
    assert house.store.tables[1].record.venue.guild == 6 and [body.player for body in notices_of(house, "moved")] == [
        "Ann"
    ]


# --- another host ---


async def test_more_than_half_of_the_players_name_another_host(house: Club) -> None:
    await house.open("toy", 3)
    with pytest.raises(TableError, match="host-not-acting"):
        await house.tables.run(1, BOB, NameHost(BOB.id))
    await house.store.commit(Change(1, house.store.tables[1].record.revision, {"acting": FLO.id}))
    house.tables.forget(1)
    with pytest.raises(TableError, match="not-at-table"):
        await house.tables.run(1, FLO, NameHost(BOB.id))
    with pytest.raises(TableError, match="host-no-player"):
        await house.tables.run(1, BOB, NameHost(FLO.id))
    await house.tables.run(1, BOB, NameHost(BOB.id))
    await house.tables.run(1, ANN, NameHost(CY.id))
    assert house.store.tables[1].record.host == ANN.id and len(await votes(house)) == 2
    await house.tables.run(1, CY, NameHost(BOB.id))
    record = house.store.tables[1].record
    assert (record.host, record.acting, record.consent.votes) == (BOB.id, None, {}), "the other proposal is off, too"
    assert StewardNote(player="Bob", what="named") in notices_of(house, "steward")
    assert notices_of(house, "vote-closed") == [
        VoteEnd(key=f"host:{BOB.id}", how="carried"), VoteEnd(key=f"host:{CY.id}", how="gone"),
    ]  # fmt: skip


# --- a seat ---


async def test_a_table_offers_a_seat_once_those_who_are_left_are_enough(house: Club) -> None:
    await house.open("toy", 4)
    table = await house.table()
    slow = next(p for p in PEOPLE if p.id == table.player_of(table.match.waiting_for()[0]).user)
    house.store.tables[1].record.host = slow.id
    house.tables.forget(1)
    others = [person for person in PEOPLE if person is not slow]
    later(house, 20)
    await house.tables.run(1, others[0], Replace(slow.id, EVE, await house.tables.find_presence(1)))
    assert not house.store.tables[1].record.consent.offers
    await give(house, others[1])
    await give(house, others[2])
    record = house.store.tables[1].record
    assert record.consent.offers == {str(slow.id): EVE.id} and record.consent.votes == {f"offered:{slow.id}": None}
    decision = (await house.table()).match.decisions[0]
    await house.tables.run(1, slow, Act(decision.seat, decision.step, decision.options[:1]))
    assert house.store.tables[1].record.consent.offers == {} == await votes(house)
