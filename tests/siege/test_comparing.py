"""A siege sees what it looks for: what is lost, what is doubled, what was refused and done nevertheless."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from cogs.ids import Pick
from cogs.messages.parts import build_layout, join_texts
from cogs.messages.posts import Post, render
from fronde.core.match import Match
from fronde.core.types import Action, Setup
from fronde.games import get_game
from fronde.host.notices.announcements import cast, repost_notices
from fronde.host.notices.kinds import (
    Arrival,
    Continuation,
    EndVote,
    HandPost,
    LobbyPost,
    Notice,
    Occupant,
    RewindVote,
    SeatOffer,
    TableEnd,
    read_body,
)
from fronde.host.store import Chance, EndSubject, Player, Status, TableRecord, Terms, Venue, Vote
from fronde.host.table import Lobby, Playing
from fronde.host.timekeeping.timing import Times
from fronde.texts import words
from tests.e2e.fake_discord import Faults, World
from tests.e2e.fake_discord.rest import RestCall, find
from tests.e2e.fake_discord.world import COMPONENTS_V2, Channel, Message, Refusal, User
from tests.siege import actions
from tests.siege.actions import Entry, Replays, compare_attempts, compare_seats, compare_votes
from tests.siege.findings import Findings
from tests.siege.journal import Remainder, Revision
from tests.siege.letters import Letters, expect
from tests.siege.players import DONE, REFUSED, UNKNOWN, Attempt, read_attempt, read_outcome
from tests.siege.refusals import apologises, refuses
from tests.toy import Toy

ANN, BEN = 11, 12
TIMES = Times(lambda: 0)


def record() -> TableRecord:
    players = [Player(ANN, "Ann", "Ann"), Player(BEN, "Ben", "Ben")]
    return TableRecord(
        "richelieu", 1, ANN, Terms(2), Venue(5, 77), Chance(seed=3), status=Status.PLAYING, players=players, id=1
    )


def playing() -> Playing:
    setup = Setup("richelieu", ("Ann", "Ben"), 3, {})
    return Playing(record(), Match.start(get_game("richelieu"), setup)[0], [])


def first_answer() -> tuple[Entry, Attempt]:
    """What a log holds of the first choice of a game, and the click it came of."""
    table = playing()
    seat = table.match.waiting_for()[0]
    question = table.questions[seat][0]
    decision, user = question.decision, table.player_of(seat).user or 0
    action = Action(seat, decision.step, (decision.options[0],))
    pick = Pick(1, question.stamp, table.seats.index(seat), decision.step, question.place, 0)
    return Entry(1, user, action, [question]), Attempt("pick", user, 5, 1, pick, outcome=DONE)


def compare(entries: list[Entry], attempts: list[Attempt]) -> dict[str, int]:
    findings = Findings()
    compare_attempts(findings, entries, attempts)
    return findings.counts


def test_an_acknowledged_action_is_in_the_log_once() -> None:
    entry, attempt = first_answer()
    assert compare([entry], [attempt]) == {}
    assert compare([], [attempt]) == {"action-lost": 1}
    assert compare([entry, entry], [attempt]) == {"action-doubled": 1}


def test_what_got_no_answer_may_be_there_or_not() -> None:
    entry, attempt = first_answer()
    unknown = replace(attempt, outcome=UNKNOWN)
    assert compare([entry], [unknown]) == compare([], [unknown]) == {}
    assert compare([entry, entry], [unknown]) == {"action-doubled": 1}


def test_what_was_refused_is_not_there() -> None:
    entry, attempt = first_answer()
    assert compare([], [replace(attempt, outcome=REFUSED)]) == {}
    assert compare([entry], [replace(attempt, outcome=REFUSED)]) == {"action-doubled": 1}


def test_another_choice_than_the_one_clicked_is_found() -> None:
    entry, attempt = first_answer()
    assert entry.questions[0].decision.options[1:] and attempt.pick is not None
    other = replace(attempt, pick=replace(attempt.pick, option=1))
    assert compare([entry], [other]) == {"action-doubled": 1, "action-lost": 1}


def test_of_what_was_chosen_together_the_same_may_come_twice_in_its_order(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = (Action("richelieu", "place", (option,)) for option in ("card:1", "card:2"))
    findings, followed = Findings(), list[list[Action]]()
    replays = Replays(findings)
    monkeypatch.setattr(replays, "_choose", lambda table, actions: followed.append(list(actions)))
    replays._step(playing(), Revision(1, [], [], [here, there, here]))
    assert followed == [[here, there, here]] and findings.counts == {}


def test_the_rest_of_a_series_may_be_any_number_of_choices_of_its_step() -> None:
    entry, pick = first_answer()
    assert entry.action is not None and pick.pick is not None
    fill = replace(pick, kind="fill", pick=replace(pick.pick, option=None))
    for more in ([], [entry.action] * 3):
        assert compare([replace(entry, more=more)], [fill]) == {}
    assert compare([], [fill]) == {"action-lost": 1}
    of_another_step = replace(entry, more=[entry.action._replace(step="stop")])
    assert compare([of_another_step], [fill]) == {"action-doubled": 1, "action-lost": 1}


def test_what_was_chosen_together_may_be_done_in_part_and_nothing_else() -> None:
    entry, attempt = first_answer()
    assert entry.action is not None and attempt.pick is not None
    first, second, third = entry.questions[0].decision.options[:3]
    together = replace(attempt, pick=replace(attempt.pick, option=None), values=("0", "1"))
    for picks, fits in (((first, second), True), ((second, first), True), ((second,), True), ((first, third), False),
                        ((first, first), False)):  # fmt: skip
        action, *more = [Action(entry.action.seat, entry.action.step, (pick,)) for pick in picks]
        log_entry = replace(entry, action=action, more=more)
        assert (compare([log_entry], [together]) == {}) is fits, picks
    assert compare([replace(entry, more=[entry.action])], [attempt]) == {"action-doubled": 1, "action-lost": 1}


def test_a_menu_may_list_what_answers_the_next_question() -> None:
    entry, attempt = first_answer()
    assert entry.action is not None and attempt.pick is not None
    own, other = (replace(attempt, pick=replace(attempt.pick, option=None), values=(it,)) for it in ("end", "stay"))
    entry = replace(entry, action=Action(entry.action.seat, "end-turn", ("end",)))
    assert compare([entry], [own]) == {}
    assert compare([entry], [other]) == {"action-doubled": 1, "action-lost": 1}


def test_an_undo_is_matched_by_an_undo() -> None:
    entry, attempt = first_answer()
    undone, undo = Entry(1, entry.user, None), Attempt("undo", entry.user, 5, outcome=DONE)
    assert compare([entry, undone], [attempt, undo]) == {}
    assert compare([entry], [attempt, undo]) == {"action-lost": 1}
    assert compare([undone, entry], [attempt, undo]) == {"action-order": 1}


def test_a_table_that_is_not_where_its_log_leads_is_found() -> None:
    entry, _ = first_answer()
    assert entry.action is not None
    findings, stored = Findings(), playing()
    replays = Replays(findings)
    replays.follow(Revision(1, [], [], [entry.action]), record())
    replays.compare(stored)
    assert findings.counts == {"replay-differs": 2}, "log and position"
    findings.first_kills.clear()
    stored.match.carry_out(entry.action.seat, entry.action.picks, entry.action.step)
    replays.compare(stored)
    assert findings.counts == {}
    for _ in range(2):
        assert replays.follow(Revision(1, [], [], [entry.action]), record()) is None
    replays.compare(stored)
    assert findings.counts == {"replay-refused": 1}, "and the table is not followed any further"


def test_undoing_everything_drops_what_is_composed_too(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    start = Match.start(toy, Setup("toy", ("Ann", "Ben"), 1, {"trade": True}))[0]
    match = Match.at(toy, start.setup, {**start.position(), "tokens": {"red": 1, "blue": 1}})[0]
    monkeypatch.setattr(actions, "_begin", lambda record: Playing(record, match, []))
    draft, choice = Action("red", "offer-to", ("offer-to:blue",)), Action("red", "choose-field", ("field:1",))
    findings = Findings()
    replays = Replays(findings)
    for revision in (
        Revision(1, [], [draft]), Revision(1, [draft], [draft], [choice]), Revision(1, [draft], [], undone=1)
    ):  # fmt: skip
        replays.follow(revision, record())
    assert findings.counts == {} and match.log == [] and match.held_answers == []


# --- messages ---


def make_world(*copies: int) -> tuple[World, Lobby, list[Notice], list[Message]]:
    """A lobby that is due, and its post so often in its channel."""
    world = World()
    channel = world.channels[5] = Channel(5, "#salon")
    table = Lobby(replace(record(), status=Status.LOBBY))
    notice = Notice(LobbyPost(), id=1, table=1)
    body: dict[str, Any] = {
        "components": build_layout(render(notice, table, TIMES)[-1].parts),
        "flags": COMPONENTS_V2,
    }
    return world, table, [notice], [world.post(channel, body, []) for _ in copies]


@pytest.mark.parametrize(
    ("copies", "expected"), [((), {"message-missing": 1}), ((1,), {}), ((1, 2), {"message-doubled": 1})]
)
def test_a_post_stands_once(copies: tuple[int, ...], expected: dict[str, int]) -> None:
    world, table, notices, _ = make_world(*copies)
    findings = Findings()
    Letters(findings, world).compare({1: table}, notices, Remainder([], set()))
    assert findings.counts == expected


def test_what_was_given_up_is_found_and_a_slot_that_is_empty() -> None:
    world, table, notices, messages = make_world(1)
    findings = Findings()
    letters = Letters(findings, world)
    letters.compare({1: table}, notices, Remainder([], {1}))
    world.delete(messages[0])
    letters.compare_slots([(1, "lobby", messages[0].id)])
    assert findings.counts == {"given-up": 1, "slot-empty": 1}


def test_what_was_given_up_may_be_so_where_the_channel_is_gone_or_the_reader_was_out_of_reach() -> None:
    world, table, notices, _ = make_world()
    world.channels[5].deleted = True
    findings, letter = Findings(), Notice(HandPost(), ANN, id=2, table=1)
    letters = Letters(findings, world, {ANN})
    letters.compare({1: table}, [*notices, letter], Remainder([], {1, 2}))
    assert findings.counts == {}
    letters.closed = set()
    letters.compare({1: table}, [*notices, letter], Remainder([], {1, 2}))
    assert findings.counts == {"given-up": 1}


def post_notices(table: Playing, notices: list[Notice], *numbers: int) -> World:
    """A channel in which the notices of these numbers stand, in this order."""
    world = World()
    channel = world.channels[5] = Channel(5, "#salon")
    for number in numbers:
        post = render(notices[number - 1], table, TIMES)[-1]
        body = {"content": join_texts(post.parts)} if post.classic else {"flags": COMPONENTS_V2, **_components(post)}
        world.post(channel, body, [])
    return world


def _components(post: Post) -> dict[str, Any]:
    return {"components": build_layout(post.parts)}


def make_table() -> tuple[Playing, list[Notice]]:
    """A vote, a seat that is offered, the move into another channel, another vote."""
    first, second = (EndVote(player=name, waiting=[BEN], ping=[BEN]) for name in ("Ann", "Ben"))
    offer = SeatOffer(player="Ann", by=ANN, to=BEN, ping=[BEN])
    bodies = [first, offer, Arrival(player="Ben", ping=[ANN]), second]
    return playing(), [Notice(body, id=number, table=1) for number, body in enumerate(bodies, 1)]


@pytest.mark.parametrize(
    ("stand", "remainder", "expected"),
    [
        ((3, 4), Remainder([], set()), {}),
        ((2, 3, 4), Remainder([], set()), {}),
        ((3,), Remainder([], set()), {"message-missing": 1}),
        ((3,), Remainder([], set(), {4}, {4}), {}),
        ((4, 3), Remainder([], set()), {"message-order": 1}),
        ((4, 3), Remainder([], set(), {3}), {}),
        ((3, 4, 4), Remainder([], set()), {"message-doubled": 1}),
    ],
    ids=["moved", "told late", "missing", "overtaken", "order", "delayed", "doubled"],
)
def test_after_a_move_only_what_came_since_has_to_stand(
    stand: tuple[int, ...], remainder: Remainder, expected: dict[str, int]
) -> None:
    table, notices = make_table()
    findings = Findings()
    Letters(findings, post_notices(table, notices, *stand)).compare({1: table}, notices, remainder)
    assert findings.counts == expected


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [(["question"], {"letter-missing": 1}), (["question", "answered"], {}), (["question", "given"], {})],
)
def test_a_question_is_asked_of_who_still_has_the_seat(kinds: list[str], expected: dict[str, int]) -> None:
    """Whoever gave a seat away and has one again is asked in the channel; the question they had went with the first."""
    table, world, findings = playing(), World(), Findings()
    mover = table.player_of(table.match.waiting_for()[0])
    world.channels[9] = Channel(9, "private", recipient=User(mover.user or 0, mover.name))
    notices = [Notice(read_body(kind, {"locale": None}), mover.user, id=n, table=1) for n, kind in enumerate(kinds)]
    Letters(findings, world).compare({1: table}, notices, Remainder([], set()))
    assert findings.counts == expected


def test_the_same_words_may_stand_before_and_after_a_move() -> None:
    table, notices = make_table()
    notices[3].body = notices[0].body
    findings = Findings()
    Letters(findings, post_notices(table, notices, 1, 3, 4)).compare({1: table}, notices, Remainder([], set()))
    assert findings.counts == {}


@pytest.mark.parametrize(("files", "expected"), [((1, 1), {}), ((0, 1), {}), ((1, 0), {"picture-missing": 1})])
def test_a_turn_may_stand_without_its_picture_once_a_later_one_shows_it(
    files: tuple[int, int], expected: dict[str, int]
) -> None:
    table, world = playing(), World()
    channel = world.channels[5] = Channel(5, "#salon")
    notices = [replace(repost_notices(table)[0], id=number, table=1) for number in (1, 2)]
    post = render(notices[0], table, TIMES)[-1]
    assert post.past is not None and len(post.shots) == 1
    for parts, count in zip((post.past, post.parts), files, strict=True):
        world.post(channel, {"content": join_texts(parts)}, [("board.png", 9)] * count)
    findings = Findings()
    Letters(findings, world).compare({1: table}, notices, Remainder([], set()))
    assert findings.counts == expected
    findings.first_kills.clear()
    Letters(findings, world).compare({1: table}, notices, Remainder([], set(), plain={1, 2}))
    assert findings.counts == {}, "who had ended the process three times goes without"


@pytest.mark.parametrize(
    ("remainder", "expected"),
    [(Remainder([], set(), set(), {1}), {}), (Remainder([], set()), {"message-missing": 1, "message-unexpected": 1})],
    ids=["given up", "delivered"],
)
def test_a_turn_that_came_though_it_was_given_up_may_be_past(remainder: Remainder, expected: dict[str, int]) -> None:
    table, world = playing(), World()
    channel = world.channels[5] = Channel(5, "#salon")
    notices = [replace(repost_notices(table)[0], id=1, table=1)]
    post = render(notices[0], table, TIMES)[-1]
    assert post.past is not None
    world.post(channel, {"content": join_texts(post.past)}, [("board.png", 9)])
    findings = Findings()
    Letters(findings, world).compare({1: table}, notices, remainder)
    assert findings.counts == expected


def test_who_took_a_seat_over_is_who_chose() -> None:
    entry, attempt = first_answer()
    assert entry.action is not None
    replays, token = Replays(Findings()), playing().player_of(entry.action.seat).token
    assert replays.follow(Revision(1, [], [], seated={token: 13}), record()) is None
    result = replays.follow(Revision(1, [], [], [entry.action]), record())
    assert result is not None and result.user == 13 != attempt.user


def test_a_button_that_bears_a_mark_is_the_same_to_whoever_clicks_it() -> None:
    pick, place = Pick(1, 2, 0, "take", 0, 3), Channel(5, "#salon")
    plain, marked = (read_attempt(User(ANN, "Ann"), place, f"{pick.button}{end}", ()) for end in ("", ":~0000000007"))
    assert plain is not None and plain == marked and plain.pick == pick


def test_answers_are_read_as_people_read_them() -> None:
    assert refuses("That question is already settled; here is the current one.\n### Richelieu")
    assert refuses("The game cannot start yet: 1 more player is needed.")
    assert not refuses("You have a seat (any).") and not refuses("### Richelieu · Queen")
    assert refuses("You sit at several tables. Which one?")
    assert refuses("Two cubes of this card are there already. (rule 6.46)\n### Richelieu")
    assert not refuses("### Frondeurs et Frondeuses · Cabalist\n**Which card do you play?** (rule 5.1)")
    assert not refuses(
        "### Frondeurs et Frondeuses · Cabalist\n**Which card do you play? (rule 5.1)**\n*Optional* (rule 5.22)"
    )
    assert not refuses("-# No longer available: Lyon. That game is over; `/table new` opens another.\n### Richelieu")
    panel = "### Richelieu · Queen\n**This turn so far**\n- Disc of Normandie (rule 6.1)"
    assert refuses(f"{panel}\nThat question is already settled; here is the current one.\n**Which card?** (rule 5.1)")
    assert refuses(f"{panel}\nTwo cubes of this card are there already. (rule 6.46)\n**Which card?** (rule 5.1)")
    assert not refuses(f"{panel}\nYou take Provence.\n**Which card?** (rule 5.1)")
    assert read_outcome("That has been done already.\n### Richelieu") == DONE
    assert read_outcome("That game is over; `/table new` opens another.") == REFUSED
    assert apologises(
        "Something went wrong on my side. Nothing is lost. The person who runs me can find the error under 1."
    )


# --- the loopback ---


def test_a_nonce_is_remembered_for_some_minutes() -> None:
    now = [1e9]
    world = World(clock=lambda: now[0])
    channel = world.add_channel("#salon")
    body = {"content": "once", "nonce": "n", "enforce_nonce": True}
    first = world.post(channel, body, [])
    now[0] += world.remember - 1
    assert world.post(channel, body, []) is first
    now[0] += 2
    assert world.post(channel, body, []) is not first
    assert [m.id for m in world.history(channel, 1, {"after": 0})] == [first.id]
    assert world.history(channel, 9, {"before": first.id}) == []


def test_discord_refuses_as_it_does() -> None:
    world = World()
    closed, forbidden = world.open_dm(world.add_user("Ann").id), world.add_channel("#closed")
    assert closed.recipient is not None
    closed.recipient.closed = forbidden.forbidden = True
    for channel, code in ((closed, 50007), (forbidden, 50013)):
        handler, params = find("POST", f"channels/{channel.id}/messages")
        with pytest.raises(Refusal) as refusal:
            handler(world, RestCall(params, body={"content": "hello"}))
        assert refusal.value.body["code"] == code


@pytest.mark.parametrize(("right", "refused"), [("silent", ["POST"]), ("fileless", ["POST", "PATCH"])])
def test_a_right_that_is_lost_refuses_what_needs_it(right: str, refused: list[str]) -> None:
    world = World()
    channel = world.add_channel("#salon")
    message = world.post(channel, {"content": "before"}, [])
    setattr(channel, right, True)
    for method, path in (("POST", "messages"), ("PATCH", f"messages/{message.id}"), ("GET", "messages")):
        handler, params = find(method, f"channels/{channel.id}/{path}")
        request = RestCall(params, body={"content": "hello"}, files=[("board.png", 9)] if method != "GET" else [])
        if method in refused:
            with pytest.raises(Refusal, match="50013"):
                handler(world, request)
        else:
            handler(world, request)


def test_direct_messages_are_opened_too_fast_so_often() -> None:
    world = World(too_fast=1)
    ann = world.add_user("Ann")
    with pytest.raises(Refusal, match="40003"):
        world.open_dm(ann.id)
    assert world.open_dm(ann.id).recipient is ann


def test_faults_come_at_their_rate_and_spare_the_start() -> None:
    faults = Faults(0.25, random.Random(1))
    faults_out = [faults.draw("channels/1/messages") for _ in range(2000)]
    assert 400 < sum(one is not None for one in faults_out) < 600
    assert set(faults.count) == set(faults.kinds)
    assert {faults.draw("users/@me") for _ in range(100)} == {None}


# --- what stands in direct messages, and votes ---


def test_what_can_be_answered_in_direct_messages_is_asked_and_what_is_said_to_wait_waits() -> None:
    table, world, findings = playing(), World(), Findings()
    mover = table.player_of(table.match.waiting_for()[0])
    idle = next(player for player in table.record.players if player is not mover)
    letters = Letters(findings, world)
    for number, player in ((8, mover), (9, idle)):
        private = world.channels[number] = Channel(number, recipient=User(player.user or 0, player.name))
        call = world.post(private, {"content": "Waiting for you", "components": [row_of("b:turn:1:~1073741824")]}, [])
        letters.calls = {**letters.calls, player.user or 0: call.id}
    letters.compare({1: table}, [], Remainder([], set()))
    assert findings.counts == {"call-open": 1}, "one of them is waited for"
    question = table.questions_of(mover.user or 0)[0]
    pick = Pick(1, question.stamp, table.seats.index(question.decision.seat), question.decision.step, question.place, 0)
    world.post(world.channels[8], {"content": "A question", "components": [row_of(pick.button)]}, [])
    letters.compare({1: table}, [], Remainder([], set()))
    assert findings.counts == {"call-open": 1}
    stale = replace(pick, stamp=pick.stamp ^ 1)
    world.post(world.channels[8], {"content": "A question", "components": [row_of(stale.button)]}, [])
    letters.compare({1: table}, [], Remainder([], set()))
    assert findings.counts["letter-open"] == 1


def row_of(custom_id: str) -> dict[str, Any]:
    return {"type": 1, "components": [{"type": 2, "style": 1, "label": "Answer", "custom_id": custom_id}]}


def test_a_vote_counts_once_and_is_carried_out_once() -> None:
    table, findings = playing(), Findings()
    notices = [Notice(RewindVote(what="done"), id=n, table=1) for n in (1, 2)]
    table.record.apply(rewinds=[{"after": 0}, {"after": 0}])
    by = Occupant(ANN, "Ann")
    table.record.apply(votes={"end": Vote(EndSubject(), by, [ANN, BEN], [])})
    compare_votes(findings, {1: table}, notices)
    assert findings.counts == {}
    table.record.progress.rewinds.pop()
    table.record.apply(votes={"end": Vote(EndSubject(), by, [ANN, ANN], [])})
    compare_votes(
        findings, {1: table}, [*notices, Notice(TableEnd(), id=3, table=1), Notice(TableEnd(), id=4, table=1)]
    )
    assert findings.counts == {"done-twice": 2, "vote-doubled": 1}


def test_what_is_composed_unseen_may_be_dropped() -> None:
    entry = Entry(1, ANN, None)
    drop = Attempt("pick", ANN, 5, 1, Pick(1, 2, 0, "offer-drop", 0, 0), outcome=DONE)
    assert entry.fits(drop) and entry.fits(Attempt("type", ANN, 5, typed="offer:drop", outcome=DONE))
    assert not entry.fits(replace(drop, pick=Pick(1, 2, 0, "offer-send", 0, 0)))


def test_what_a_machine_holds_for_a_seat_may_be_chosen_again_by_whoever_takes_it_back() -> None:
    """What they had chosen at that step long before is not what is machines now."""
    first, again = first_answer()
    assert first.action is not None
    own = replace(first, action=first.action._replace(picks=("another",)), is_sealed=True)
    machines = replace(first, user=0, is_sealed=True)
    findings = Findings()
    compare_attempts(findings, [], [again, again], [own, machines])
    assert findings.counts == {}
    compare_attempts(findings, [], [again], [machines, own])
    assert findings.counts == {"action-lost": 1}, "since then they have chosen something else"


def test_who_typed_once_more_what_a_seat_holds_sits_in_it_by_the_channel() -> None:
    first, attempt = first_answer()
    assert first.action is not None
    machines = replace(first, user=0, is_sealed=True, channel=5)
    again = replace(attempt, kind="type", pick=None, table=None, typed=first.action.picks[0])
    findings = Findings()
    compare_attempts(findings, [], [again], [machines])
    assert findings.counts == {}
    compare_attempts(findings, [], [replace(again, channel=6)], [machines])
    assert findings.counts == {"action-lost": 1}


def test_of_what_a_stop_has_cut_off_nobody_knows() -> None:
    line = words(None).say("error-stopping")
    assert read_outcome(line) == UNKNOWN and read_outcome(words(None).say("error-stale")) == REFUSED


def test_what_is_held_unseen_may_be_chosen_again_and_nothing_else() -> None:
    entry, attempt = first_answer()
    again = replace(attempt, pick=None, kind="type", typed=entry.action.picks[0])  # type: ignore[union-attr]
    assert compare([entry], [attempt, again]) == {"action-lost": 1}
    entry.is_sealed = True
    assert compare([entry], [attempt, again]) == {}
    assert compare([entry], [attempt, replace(again, typed="other")]) == {"action-lost": 1}
    assert attempt.pick is not None
    assert compare([entry], [attempt, replace(attempt, pick=replace(attempt.pick, option=99))]) == {"action-lost": 1}
    findings = Findings()
    compare_attempts(findings, [], [again], [entry])
    assert findings.counts == {}
    other = ANN + BEN - entry.user
    compare_attempts(findings, [], [replace(attempt, user=other)], [entry])
    assert findings.counts == {}, "whoever takes the seat takes over what is held"
    for lost in (replace(again, user=other), replace(attempt, user=other, pick=replace(attempt.pick, stamp=1))):
        compare_attempts(findings, [], [lost], [entry])
    assert findings.counts == {"action-lost": 2}, "an equal answer of another seat is its own"


def test_what_a_machine_held_may_be_chosen_again_by_who_takes_the_seat_back() -> None:
    entry, attempt = first_answer()
    entry.is_sealed, user = True, entry.user
    machines, later = replace(entry, user=0), replace(entry, is_sealed=False)
    again = replace(attempt, pick=None, kind="type", typed=entry.action.picks[0])  # type: ignore[union-attr]
    for entries, lost in (([machines, later], 0), ([machines], 1), ([later], 1)):
        findings = Findings()
        attempts = [again, replace(attempt, user=user)] if later in entries else [again]
        compare_attempts(findings, entries, attempts)
        assert sum(findings.counts.values()) == lost, entries


def test_a_turn_whose_button_has_moved_still_stands() -> None:
    table = playing()
    turn, go_on = repost_notices(table)[0], Notice(Continuation(seat=table.seats[0], cast=cast(table)))
    notices = [replace(notice, id=number, table=1) for number, notice in enumerate((turn, go_on))]
    texts = [one.text for one in expect(table, notices, Remainder([], set()))]
    assert len(texts) == 2 and all(texts)


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [
        (("start",), {"start-lost": 1}),
        (("start", "new"), {}),
        (("new",), {}),
        (("leave",), {"seat-lost": 1}),
        (("leave", "new"), {}),
    ],
)
def test_what_is_typed_belongs_to_the_table_that_was_the_newest_then(
    kinds: tuple[str, ...], expected: dict[str, int]
) -> None:
    table, findings = Lobby(replace(record(), status=Status.LOBBY)), Findings()
    attempts = [Attempt(f"table {kind}", ANN, table.record.venue.channel, outcome=DONE) for kind in kinds]
    compare_seats(findings, {1: table}, attempts)
    assert findings.counts == expected
    assert [finding["kind"] for finding in findings.listed()] == list(expected)
