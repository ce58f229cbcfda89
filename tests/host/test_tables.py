"""The one door: whole games without Discord, whoever acts; nothing lost, nothing applied that is not kept."""

from __future__ import annotations

import contextlib
import json
import random
from dataclasses import replace

import pytest

from fronde.core.errors import IllegalAction, NotYourTurn, PlayerError, StaleDecision, TableError
from fronde.host.commands.life import End
from fronde.host.commands.lobby import Configure, Join, Leave, Start
from fronde.host.commands.play import Act, Undo
from fronde.host.commands.seats import AnswerOffer, HandOver
from fronde.host.people.actors import Actor, Clock, House, Machine, Order
from fronde.host.store import Status
from fronde.host.table import BrokenTable, FinishedTable, Lobby, Playing
from fronde.host.tables import Opening
from tests.host.conftest import PEOPLE, Club

ANN, BOB, CY, DEE = PEOPLE


@pytest.mark.parametrize(("game", "count"), [("toy", 2), ("toy", 4), ("richelieu", 2), ("frondeurs", 3), ("jeanne", 3)])
async def test_a_whole_game_on_a_store_in_memory(house: Club, game: str, count: int) -> None:
    await house.open(game, count)
    over = await house.play(random.Random(count))
    assert isinstance(over, FinishedTable) and over.match.over and over.record.status == Status.OVER
    kinds = [kind for kind, _ in house.notices_of()]
    assert kinds[0] == "lobby" and "begun" in kinds and "turn" in kinds
    assert kinds[-2:] == ["over", "replay"] and kinds.count("over") == 1
    again = await house.again().look()
    assert isinstance(again, FinishedTable) and again.match.position() == over.match.position()
    assert again.match.log == over.match.log


async def test_after_a_restart_at_any_moment_everything_is_as_it_was(house: Club) -> None:
    await house.open("toy", 3)
    dice = random.Random(1)
    for _ in range(40):
        table = await house.play(dice, 1)
        again = await house.again().look()
        if not isinstance(table, Playing):
            break
        assert isinstance(again, Playing)
        assert again.match.position() == table.match.position() and again.match.log == table.match.log
        assert again.match.revision == table.match.revision == again.record.revision
        assert [again.match.can_undo(seat) for seat in again.seats] == [table.match.can_undo(s) for s in table.seats]
        assert json.dumps(again.untold) == json.dumps(table.untold)
        house = house.again()


# --- who acts ---


async def sleeping(house: Club, actor_of: object, count: int) -> FinishedTable:
    """A game in which every question is answered by whoever `actor_of` gives for it, by its default."""
    await house.open("toy", count)
    for _ in range(500):
        table = await house.look()
        if isinstance(table, FinishedTable):
            return table
        assert isinstance(table, Playing)
        decision = next(d for d in table.match.decisions if d.required)
        picks = table.match.default(decision)
        await house.tables.run(table.id, actor_of(table, decision.seat), Act(decision.seat, decision.step, picks))  # type: ignore[operator]
    raise AssertionError("no end")


async def test_a_clock_plays_for_whoever_sleeps(house: Club) -> None:
    over = await sleeping(house, lambda table, seat: Clock(), 3)
    assert over.match.over and {move.actor for move in house.store.tables[1].moves} == {"clock"}
    turns = [notice for notice in house.store.tables[1].notices if notice.kind == "turn"]
    assert all(notice.body.ping for notice in turns), "a clock sees no panel: whoever comes next is told"


async def test_a_machine_plays_the_seats_it_is_given_and_no_other(house: Club) -> None:
    def machine(table: Playing, seat: str) -> Actor:
        return Machine(table.match.player_of(seat))

    over = await sleeping(house, machine, 2)
    assert over.match.over and {move.actor for move in house.store.tables[1].moves} == {"machine"}


async def test_each_actor_chooses_for_its_own_seats_alone(house: Club) -> None:
    await house.open("toy", 2)
    table = await house.table()
    seat = table.match.waiting_for()[0]
    owner = table.player_of(seat)
    other = next(person for person in (ANN, BOB) if person.id != owner.user)
    command = Act(seat, "choose-field", ("field:3",))
    for actor, refusal in (
        (other, StaleDecision),
        (Order(other.id), NotYourTurn),
        (Machine(next(p.token for p in table.record.players if p.user == other.id)), NotYourTurn),
        (House(), NotYourTurn),
        (CY, TableError),
    ):
        with pytest.raises(refusal):
            await house.tables.run(table.id, actor, command)
    waits_not = next(s for s in table.seats if s not in table.match.waiting_for())
    with pytest.raises(NotYourTurn):
        await house.tables.run(table.id, Clock(), Act(waits_not, "spend-token", ("token:draw",)))
    assert table.match.log == [] and house.store.tables[1].moves == []
    outcome = await house.tables.run(table.id, Order(owner.user or 0), command)
    assert outcome.events and house.store.tables[1].moves[0].actor == "order"


async def test_what_an_order_did_reaches_its_owner_and_what_he_did_himself_does_not(house: Club) -> None:
    await house.open("toy", 2)
    table = await house.table()
    seat = table.match.waiting_for()[0]
    user = table.player_of(seat).user or 0
    before = len(house.notices_of())
    await house.tables.run(table.id, Order(user), Act(seat, "spend-token", ("token:draw",)))
    assert ("hand", user) in house.notices_of()[before:]


# --- nothing half ---


async def test_a_commit_that_fails_leaves_nothing_behind(house: Club) -> None:
    await house.open("toy", 2)
    table = await house.table()
    before, seat = table.match.position(), table.match.waiting_for()[0]
    house.store.fails = True
    with pytest.raises(OSError, match="disk full"):
        await house.act(table, table.match.decisions_of(seat)[0], ("field:3",))
    house.store.fails = False
    again = await house.table()
    assert again is not table and again.match.position() == before and again.untold == []


async def test_a_refusal_changes_nothing(house: Club) -> None:
    await house.open("toy", 2)
    table = await house.table()
    seat = table.match.waiting_for()[0]
    before, notices = table.match.position(), house.notices_of()
    person = next(p for p in PEOPLE if p.id == table.player_of(seat).user)
    for command in (
        Act(seat, "choose-field", ("field:99",)),
        Act(seat, "stake-cards", ("card:a1",)),
        Act(seat, "choose-field", ("field:3",), stamp=99),
        Act(seat, "choose-field", ("field:3",), table.questions[seat][0].stamp, place=1),
        Undo(),
        Undo(stamp=1),
        Join(),
        Leave(),
        Start(),
        Configure({"rounds": 3}),
    ):
        with pytest.raises(PlayerError):
            await house.tables.run(table.id, person, command)
    assert (await house.table()) is table and table.match.position() == before and house.notices_of() == notices


async def test_another_process_was_faster(house: Club) -> None:
    await house.open("toy", 2)
    other = house.again()
    table, theirs = await house.table(), await other.table()
    decision = theirs.match.decisions_of(theirs.match.waiting_for()[0])[0]
    await other.act(theirs, decision, ("field:3",))
    with pytest.raises(StaleDecision):
        await house.act(table, decision, ("field:4",))
    again = await house.table()
    assert [action.picks for action in again.match.log] == [("field:3",)]
    with pytest.raises(IllegalAction):
        await house.act(again, decision, ("field:4",))


async def test_a_question_stands_since_it_was_asked_whatever_others_do(house: Club) -> None:
    """Everybody owes a discard: who answers first must not make the others' panels old."""
    await house.open("toy", 4)
    dice = random.Random(4)
    table = await house.table()
    while table.match.decisions[0].step != "discard-card":
        await house.play(dice, 1)
        table = await house.table()
    questions = {
        seat: one for seat in table.seats for one in table.questions[seat] if one.decision.step == "discard-card"
    }
    assert len(questions) == 4
    for seat, one in questions.items():
        person = next(p for p in PEOPLE if p.id == table.player_of(seat).user)
        command = Act(seat, "discard-card", one.decision.options[:1], one.stamp, one.place)
        await house.tables.run(table.id, person, command)
        with pytest.raises(PlayerError):
            await house.tables.run(table.id, person, command)


# --- a table's life ---


async def test_a_table_from_the_first_to_the_last(house: Club) -> None:
    table = (await house.tables.open(ANN, Opening("toy", channel=1))).id
    with pytest.raises(TableError):
        await house.tables.open(BOB, Opening("toy", channel=1))
    await house.tables.run(table, BOB, Join("red"))
    for who, command in ((CY, Join("red")), (BOB, Join("red")), (CY, Join("purple")), (CY, Start()), (BOB, End())):
        with pytest.raises(TableError):
            await house.tables.run(table, who, command)
    await house.tables.run(table, ANN, Configure({"rounds": 1}))
    await house.tables.run(table, ANN, Leave())
    lobby = await house.look(table)
    assert isinstance(lobby, Lobby) and lobby.record.host == BOB.id and lobby.record.terms.options == {"rounds": 1}
    await house.tables.run(table, ANN, Join())
    await house.tables.run(table, BOB, Start())
    playing = await house.table(table)
    assert playing.seats_of(BOB.id) == ["red"]
    await house.tables.run(table, BOB, HandOver(CY))
    await house.tables.run(table, CY, AnswerOffer(BOB.id, True))
    assert playing.seats_of(CY.id) == ["red"] and playing.record.host == CY.id
    assert [notice for notice in house.notices_of() if notice[0] in ("handed-over", "given")] == [
        ("handed-over", None),
        ("given", BOB.id),
    ]
    await house.tables.run(table, CY, End())
    await house.tables.run(table, ANN, End(agrees=False))
    assert playing.record.consent.votes == {}
    for person in (ANN, CY):
        await house.tables.run(table, person, End())
    over = await house.look(table)
    assert isinstance(over, FinishedTable) and over.record.status == Status.ENDED and not over.match.over
    assert (await house.tables.open(DEE, Opening("toy", channel=1))).id == table + 1


async def test_the_powers_of_a_lobby_follow_from_its_option_and_who_sits_there_alone(house: Club) -> None:
    powers, dice = ("navarre", "france", "angleterre", "bretagne", "bourgogne", "flandres"), random.Random(3)
    for channel, option in enumerate(("usual", "north", ["france", "bretagne", "flandres"]), 1):
        opening = Opening("jeanne", channel, size=3, options={"powers": option})
        table = (await house.tables.open(ANN, opening)).id
        results: dict[frozenset[str], tuple[str, ...]] = {}
        for _ in range(200):
            command = dice.choice((Leave(), *map(Join, powers), Join()))
            with contextlib.suppress(TableError):
                await house.tables.run(table, dice.choice((BOB, CY)), command)
            lobby = await house.look(table)
            assert isinstance(lobby, Lobby) and lobby.record.terms.options == {"powers": option}
            picks = frozenset(player.role for player in lobby.record.players if player.role is not None)
            assert picks <= set(lobby.roles) and len(lobby.roles) == 3
            assert results.setdefault(picks, lobby.roles) == lobby.roles
        assert len(results) == 22, "none, each of six, each two of them"


async def test_a_lobby_whose_option_was_changed_by_a_pick_before_goes_on(house: Club) -> None:
    opening = Opening("jeanne", 1, size=3, options={"powers": ["navarre", "angleterre", "flandres"]})
    table = (await house.tables.open(ANN, opening)).id
    await house.tables.run(table, BOB, Join("flandres"))
    house = house.again()
    await house.tables.run(table, CY, Join("bretagne"))
    await house.tables.run(table, ANN, Start())
    playing = await house.table(table)
    assert set(playing.seats) == {"navarre", "bretagne", "flandres"} == set(playing.record.terms.options["powers"])
    again = await house.again().look(table)
    assert isinstance(again, Playing) and again.seats == playing.seats


async def test_a_position_nobody_can_take_up_can_still_be_ended(house: Club) -> None:
    await house.open("toy", 2)
    await house.play(random.Random(1), 3)
    entry = house.store.tables[1]
    entry.record.apply(position={"hands": "nonsense"})
    entry.moves[0] = replace(entry.moves[0], step="nonsense")
    bad_house = house.again()
    assert isinstance(await bad_house.look(), BrokenTable)
    with pytest.raises(PlayerError):
        await bad_house.tables.run(1, ANN, Act("red", "choose-field", ("field:3",)))
    for person in (ANN, BOB):
        await bad_house.tables.run(1, person, End())
    assert await house.store.find_open_table(1) is None


async def test_whoever_holds_other_cards_is_told_of_a_seat_that_is_nobodys_too(house: Club) -> None:
    await house.open("frondeurs", 3)
    dice, changes = random.Random(3), 0
    for _ in range(150):
        table = await house.table()
        before = {p.user: {s: table.private_texts(s) for s in table.find_seats(p)} for p in table.record.players}
        start = len(house.store.tables[1].notices)
        await house.play(dice, 1)
        now = {p.user: {s: table.private_texts(s) for s in table.find_seats(p)} for p in table.record.players}
        hands = {notice.to for notice in house.store.tables[1].notices[start:] if notice.kind == "hand"}
        assert hands == {user for user in now if now[user] != before[user]}
        changes += any(now[user].keys() != before[user].keys() for user in now)
    assert changes, "a seat that is nobody's has passed on"


async def test_tables_nobody_touches_are_let_go_and_come_back(house: Club) -> None:
    await house.open("toy", 2)
    first = await house.table()
    house.now += 3600
    await house.tables.open(CY, Opening("toy", channel=2))
    again = await house.table()
    assert again is not first and again.match.position() == first.match.position()


# --- what it costs ---


async def test_a_view_is_built_once_a_revision_and_seat(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open("toy", 4)
    views: list[tuple[int, str | None]] = []
    table = await house.table()
    view = table.game.rules.view

    def counted(state: object, seat: str | None) -> object:
        views.append((table.match.revision, seat))
        return view(state, seat)

    monkeypatch.setattr(type(table.game.rules), "view", staticmethod(counted))
    dice = random.Random(2)
    for _ in range(6):
        await house.play(dice, 1)
        table = await house.table()
        for seat in (None, *table.seats, None):
            table.view(seat)
    assert views and len(views) == len(set(views))


async def test_a_click_is_carried_out_once_whatever_it_asks_for(house: Club) -> None:
    ann = replace(PEOPLE[0], click=1)
    table_id = (await house.tables.open(ann, Opening("toy", channel=1, guild=2, size=2))).id
    ends = replace(PEOPLE[0], click=2)
    await house.tables.run(table_id, ends, End())
    for club in (house, house.again()):
        with pytest.raises(StaleDecision, match="error-already-done"):
            await club.tables.open(ann, Opening("toy", channel=1, guild=2, size=2))
        with pytest.raises(StaleDecision, match="error-already-done"):
            await club.tables.run(table_id, ends, End())
    assert await house.store.open_tables() == []


async def test_a_click_another_process_carries_out_meanwhile_is_not_carried_out_again(house: Club) -> None:
    table = await house.open()
    other = house.again()
    decision = next(d for d in (await house.table()).match.decisions if d.required)
    user = (await house.table()).player_of(decision.seat).user
    mover = replace(next(person for person in PEOPLE if person.id == user), click=3)
    act = Act(decision.seat, decision.step, decision.options[:1])
    await other.tables.run(table, mover, act)

    with pytest.raises(StaleDecision, match="error-already-done"):
        await house.tables.run(table, mover, act)
    assert len((await house.table()).match.log) == 1


async def test_who_has_chosen_unseen_is_called_to_what_comes_next(house: Club) -> None:
    """Red bids, then blue; that it is red's turn now is told, though both were waited for until blue had bid."""
    await house.open_with("toy", 2, {"bids": True})
    for seat in ("red", "blue"):
        table = await house.table()
        decision = next(d for d in table.match.decisions if d.seat == seat)
        start = len(house.notices_of())
        await house.act(table, decision, ("bid:1",))
    pings = [notice.body.ping for notice in house.store.tables[1].notices[start:] if notice.kind == "turn"]
    assert pings == [[table.player_of("red").user]]
