"""Machines at a table: they sit, play and are told of; nobody writes to them, pings them or asks for their consent."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import pairwise

import pytest

from fronde.bots import choose
from fronde.core.errors import StaleDecision, TableError
from fronde.core.rng import Dice
from fronde.games import GAMES, get_game
from fronde.host.commands.life import End
from fronde.host.commands.lobby import AddOpponent, Configure, Join, Leave, RemoveOpponent, SetMachines, Start
from fronde.host.commands.play import Act, Play
from fronde.host.notices.kinds import TurnPost
from fronde.host.people.opponents import (
    AnswerRequest,
    answer_by_default,
    find_offer_answer,
    find_request,
    find_rest,
    imagine,
)
from fronde.host.store import Status
from fronde.host.table import FinishedTable, Lobby, Playing
from fronde.host.tables import Opening
from fronde.tools.thinker import think
from tests.host.conftest import PEOPLE, Club

ANN, BOB, CY, DEE = PEOPLE
NAMES = ("Ada (bot)", "Bo (bot)")


async def want(house: Club) -> tuple[Playing, AnswerRequest]:
    """The game, at which a machine owes an answer."""
    table = await house.table()
    request = find_request(table)
    assert request is not None
    return table, request


async def play_on(house: Club, dice: random.Random) -> Playing | FinishedTable:
    """People choose at random, machines as they do, until a machine owes an answer or the game is over."""
    for _ in range(200):
        table = await house.look()
        if isinstance(table, FinishedTable) or find_request(table) is not None:
            assert isinstance(table, Playing | FinishedTable)
            return table
        await house.play(dice, 1)
    raise AssertionError("no machine is asked")


# --- the lobby ---


async def test_the_host_has_machines_sit_down_and_get_up(house: Club) -> None:
    table = (await house.tables.open(ANN, Opening("toy", 1, size=3))).id
    await house.tables.run(table, ANN, AddOpponent("quick", NAMES, "blue"))
    await house.tables.run(table, ANN, AddOpponent("quick", NAMES))
    lobby = await house.look()
    assert [(p.name, p.role, p.bot, p.user) for p in lobby.record.players[1:]] == [
        ("Ada (bot)", "blue", "quick", None), ("Bo (bot)", None, "quick", None)
    ]  # fmt: skip
    with pytest.raises(TableError, match="error-full"):
        await house.tables.run(table, ANN, AddOpponent("quick", NAMES))
    with pytest.raises(TableError, match="error-host-only"):
        await house.tables.run(table, BOB, SetMachines(makes_room=False))
    await house.tables.run(table, ANN, SetMachines(makes_room=False))
    with pytest.raises(TableError, match="error-full-opponents"):
        await house.tables.run(table, BOB, Join("green"))
    await house.tables.run(table, ANN, RemoveOpponent("Bo (bot)"))
    with pytest.raises(TableError, match="error-no-opponent"):
        await house.tables.run(table, ANN, RemoveOpponent("Ann"))
    await house.tables.run(table, BOB, Join())
    assert [p.name for p in lobby.record.players] == ["Ann", "Ada (bot)", "Bob"]
    assert [kind for kind, _ in house.notices_of()] == ["lobby"] * 6


@pytest.mark.parametrize(
    ("role", "expected"),
    [("blue", {"Bo (bot)": None, "Cleo (bot)": "gold"}), (None, {"Ada (bot)": "blue", "Cleo (bot)": "gold"})],
)
async def test_a_newcomer_gets_the_seat_of_the_machine_with_the_role_else_of_one_without(
    house: Club, role: str | None, expected: dict[str, str | None]
) -> None:
    table = (await house.tables.open(ANN, Opening("toy", 1, size=4))).id
    names = ("Ada (bot)", "Bo (bot)", "Cleo (bot)")
    for machine_role in ("blue", None, "gold"):
        await house.tables.run(table, ANN, AddOpponent("quick", names, machine_role))
    await house.tables.run(table, BOB, Join(role))
    players = (await house.look()).record.players
    assert {p.name: p.role for p in players if p.bot} == expected and len(players) == 4
    assert next(p.role for p in players if p.user == BOB.id) == role
    await house.tables.run(table, BOB, Leave())
    assert len((await house.look()).record.players) == 3


@pytest.mark.parametrize(
    "command",
    [AddOpponent("quick", NAMES), RemoveOpponent("Ada (bot)"), SetMachines("calm")],
    ids=lambda c: type(c).__name__,
)
async def test_a_guest_does_not(house: Club, command: object) -> None:
    table = (await house.tables.open(ANN, Opening("toy", 1, size=4))).id
    await house.tables.run(table, BOB, Join())
    await house.tables.run(table, ANN, AddOpponent("quick", NAMES))
    before = (await house.look()).record.revision
    with pytest.raises(TableError, match="error-host-only"):
        await house.tables.run(table, BOB, command)  # type: ignore[arg-type]
    assert (await house.look()).record.revision == before


async def test_no_two_machines_of_a_name_and_no_role_twice(house: Club) -> None:
    table = (await house.tables.open(ANN, Opening("toy", 1, size=4))).id
    for _ in range(3):
        await house.tables.run(table, ANN, AddOpponent("quick", ("Ada (bot)",), None))
    assert len({p.name for p in (await house.look()).record.players}) == 4
    again = (await house.tables.open(ANN, Opening("toy", 2, size=4))).id
    await house.tables.run(again, ANN, AddOpponent("quick", NAMES, "red"))
    for role, refusal in (("red", "error-role-taken"), ("mauve", "error-unknown-role")):
        with pytest.raises(TableError, match=refusal):
            await house.tables.run(again, ANN, AddOpponent("quick", NAMES, role))
    with pytest.raises(TableError, match="error-role-taken"):
        await house.tables.run(again, BOB, Join("red"))


async def test_a_lobby_of_machines_alone_closes(house: Club) -> None:
    table = (await house.tables.open(ANN, Opening("toy", 1, size=2))).id
    await house.tables.run(table, ANN, AddOpponent("quick", NAMES))
    await house.tables.run(table, ANN, Leave())
    assert house.store.tables[table].record.status == Status.ENDED


# --- the game ---


@pytest.mark.parametrize(("game", "opponents"), [("toy", 1), ("toy", 3), ("richelieu", 1)])
async def test_one_person_plays_a_whole_game_against_machines(house: Club, game: str, opponents: int) -> None:
    await house.open_with_opponents(game, 1, opponents)
    dice = random.Random(3)
    while isinstance(await house.let_opponents_play(), Playing):
        await play_on(house, dice)
        house = house.again()
    entry = house.store.tables[1]
    assert entry.record.status == Status.OVER
    assert {move.actor for move in entry.moves} == {"user", "machine"}
    assert {notice.to for notice in entry.notices} <= {None, ANN.id}
    assert all(user == ANN.id for notice in entry.notices for user in getattr(notice.body, "ping", []))


@pytest.mark.parametrize("game", sorted(set(GAMES) - {"toy"}))
async def test_machines_play_every_game_by_what_their_seats_may_know(house: Club, game: str) -> None:
    """What a machine is asked is the same whatever lies hidden from its seat; restarted, it is asked the same."""
    size = max(get_game(game).title.player_counts)
    await house.open_with_opponents(game, 1, size - 1)
    count, dice = 0, Dice(4)
    for _ in range(60):
        table = await house.look()
        if not isinstance(table, Playing):
            break
        question = find_request(table)
        if question is None:
            decision = next(d for d in table.match.decisions if table.player_of(d.seat).user == ANN.id and d.required)
            await house.act(table, decision, table.match.default(decision))
            continue
        count += 1
        if count % 10 == 1:
            again = house.again()
            request = imagine(table, question.seat, "quick")
            assert imagine(await again.table(), question.seat, "quick") == request
            other = Playing(table.record, table.match.resample(question.seat, dice), [])
            other.match.log = table.match.log[:]
            assert imagine(other, question.seat, "quick") == request
            house = again
        await house.let_opponents_play(most=1)
    assert count > 10
    assert {"machine"} <= {move.actor for move in house.store.tables[1].moves}


async def test_what_machines_do_is_told_with_the_next_post_for_people(house: Club) -> None:
    await house.open_with_opponents("toy", 1, 3)
    dice = random.Random(1)
    for _ in range(40):
        table = await house.let_opponents_play()
        if not isinstance(table, Playing):
            break
        assert all(p.user == ANN.id for p in table.people(table.match.pending_seats()))
        await play_on(house, dice)
    turns = [notice for notice in house.store.tables[1].notices if notice.kind == "turn"]
    assert len(turns) >= 2
    posts = [notice.body for notice in turns if isinstance(notice.body, TurnPost)]
    for post in posts:
        assert ANN.id in post.ping if post.seat is None else post.cast[post.seat].user == ANN.id
    spans = [post.actions or (0, 0) for post in posts]
    assert all(end == begin for (_, end), (begin, _) in pairwise(spans)), "each action in one post"
    assert any(len(post.scene.events) > 4 for post in posts)


async def test_an_answer_is_refused_once_it_is_given_and_to_another_question(house: Club) -> None:
    await house.open_with_opponents("toy", 1, 1)
    await play_on(house, random.Random(2))
    table, request = await want(house)
    answer = answer_by_default(table, request)
    with pytest.raises(StaleDecision):
        await house.tables.run(1, request.actor, Play(request._replace(level="other"), answer))
    await house.tables.run(1, request.actor, Play(request, answer))
    count = len(house.store.tables[1].moves)
    with pytest.raises(StaleDecision):
        await house.tables.run(1, request.actor, Play(request, answer))
    assert len(house.store.tables[1].moves) == count


async def test_machines_have_no_vote_and_nobody_ends_a_table_for_them(house: Club) -> None:
    await house.open_with_opponents("toy", 1, 2)
    await house.tables.run(1, ANN, End())
    assert house.store.tables[1].record.status == Status.ENDED


async def test_a_table_of_machines_alone_does_not_begin(house: Club) -> None:
    table = (await house.tables.open(ANN, Opening("toy", 1, size=2))).id
    lobby = await house.look(table)
    assert isinstance(lobby, Lobby)
    await house.tables.run(table, ANN, AddOpponent("quick", NAMES))
    lobby.record.players[0].user, lobby.record.players[0].bot = None, "quick"
    with pytest.raises(TableError, match="error-nobody"):
        Start().judge(lobby, ANN)


async def test_machines_leave_to_people_what_the_first_answer_settles(house: Club) -> None:
    table = (await house.tables.open(ANN, Opening("toy", 1, size=3))).id
    await house.tables.run(table, ANN, Configure({"volunteer": True}))
    await house.seat_opponents(table, 2)
    await house.tables.run(table, ANN, Start())
    playing = await house.table()
    assert all(one.first_come for one in playing.match.decisions if one.required)
    assert len(playing.match.pending_seats()) == 3 and find_request(playing) is None
    players = [replace(p, user=None, bot="quick") if p.user == ANN.id else p for p in playing.record.players]
    playing.record.players = players
    assert find_request(playing) is not None, "unless machines alone are asked"


@pytest.mark.parametrize(("seconds", "due"), [(0.0, 0.5), (0.02, 0.5), (0.5, 0.5), (0.51, 1.0), (1.3, 1.5)])
def test_how_long_a_choice_took_tells_nothing_but_whole_steps(seconds: float, due: float) -> None:
    assert seconds + find_rest(seconds, 0.5) == pytest.approx(due)


# --- offers ---


async def offer_to_machine(house: Club) -> tuple[Playing, AnswerRequest]:
    """Ann, whose turn it is, offers a machine something; it owes nothing else."""
    table = (await house.tables.open(ANN, Opening("toy", 1, size=3))).id
    await house.tables.run(table, ANN, Configure({"trade": True}))
    await house.tables.run(table, ANN, AddOpponent("thoughtful", NAMES))
    await house.tables.run(table, BOB, Join())
    await house.tables.run(table, ANN, Start())
    for _ in range(100):
        playing = await house.let_opponents_play()
        assert isinstance(playing, Playing) and find_offer_answer(playing) is None
        seat = playing.match.waiting_for()[0]
        to = next((seat for seat in playing.seats if playing.player_of(seat).bot), None)
        if playing.find_question(seat, "offer-to", 0) is not None:
            break
        await house.play(random.Random(1), 1)
    person = next(p for p in PEOPLE if p.id == playing.player_of(seat).user)
    for pick in (f"offer-to:{to}", "offer-give:token", "offer-ask:card", "offer:send"):
        step = "offer-send" if pick == "offer:send" else pick.partition(":")[0]
        await house.tables.run(table, person, Act(seat, step, (pick,)))
    playing = await house.table()
    request = find_offer_answer(playing)
    assert request is not None and find_request(playing) is None
    return playing, request


async def test_a_machine_answers_an_offer_while_its_seat_owes_nothing(house: Club) -> None:
    table, request = await offer_to_machine(house)
    world = table.match.resample(request.seat, Dice(5))
    answers = [choose(match, request.seat, "quick", Dice(3), request.step)[0] for match in (table.match, world)]
    assert answers[0] == answers[1]
    answer = think(json.loads(json.dumps(imagine(table, request.seat, "quick", request.step))))[0]
    assert answer.step == "answer-offer"
    await house.tables.run(table.id, request.actor, Play(request, answer))
    assert find_offer_answer(await house.table()) is None
    with pytest.raises(StaleDecision):
        await house.tables.run(table.id, request.actor, Play(request, answer))


async def test_an_offer_does_not_hang_on_a_machine_that_fails_nor_outlive_its_end(house: Club) -> None:
    table, request = await offer_to_machine(house)
    assert answer_by_default(table, request).picks == ("offer:decline",)
    again = find_offer_answer(await house.again().table())
    assert again is not None and again.is_open(await house.table())
    seat = table.match.waiting_for()[0]
    person = next(p for p in PEOPLE if p.id == table.player_of(seat).user)
    await house.tables.run(table.id, person, Act(seat, "offer-drop", ("offer:drop",)))
    assert not request.is_open(await house.table()) and find_offer_answer(await house.table()) is None
