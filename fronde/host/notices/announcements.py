"""The notices about a change, as `fronde.host.notices.kinds`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from fronde.core.scene import Scene
from fronde.core.types import Event, Json, Seat, Text
from fronde.host.archive.past import public
from fronde.host.deals import find_public_questions, is_waited_openly
from fronde.host.notices import kinds
from fronde.host.notices.kinds import Notice, Occupant
from fronde.host.people.actors import Actor
from fronde.host.store import Change, DirectMessages, Patch, Player, Status
from fronde.host.table import GameTable, Lobby, OpenQuestion, Playing, Table

Hand = dict[Seat, list[Text]]


class Facts(NamedTuple):
    """The facts of a position from which the next notices follow: the seats that owe an answer and those that have not
    answered, each player's hands by seat, whether the set-up is in progress, and whose turn it is."""

    debtors: list[Seat]
    pending: list[Seat]
    hands: dict[str, Hand]
    opening: bool = False
    turn: Seat | None = None


def find_facts(table: GameTable) -> Facts:
    """The facts of the current position."""
    hands = {player.token: _hand_of(table, player) for player in table.record.players}
    return Facts(
        table.match.waiting_for(), table.match.pending_seats(), hands, _is_opening(table), table.match.turn.seat
    )


def _is_opening(table: GameTable) -> bool:
    return table.game.rules.is_opening(table.match.state)


def _hand_of(table: GameTable, player: Player) -> Hand:
    return {seat: table.private_texts(seat) for seat in table.find_seats(player)}


NOTHING_YET = Facts([], [], {})


def add_notices(
    table: Playing, before: Facts, change: Change, actor: Actor, events: Sequence[Event] = (), *, anew: bool = False
) -> None:
    """Add to a change the notices about it and its `events`. `anew`: it is unknown who knew what before, so the board
    is posted and everyone is asked again; a turn that was already called pings nobody again.

    The actor sees the next question in the reply and gets no message. The actions of machines are reported in the next
    post for people: their turns and questions need no post.
    """
    now = find_facts(table)
    change.notices += _tell_hands(table, before, now, actor)
    change.notices += _whisper(table, events, actor)
    if before.opening and not now.opening:
        change.notices.append(_opening(table))
    change.notices += _tell_apart(table, events)
    if table.match.over:
        change.notices += [_make_final_post(table), Notice(kinds.GameReplay())]
        change.values |= {"status": Status.OVER, "votes": {}, "handovers": {}, **_make_report(table, None)}
        return
    change.notices += _sum_up(table, change)
    seats = [seat for seat in now.pending if anew or seat not in before.pending]
    if _plays_alone(table):
        _tell_alone(table, change, now.debtors, anew=anew)
    elif (seat := _find_turn(table, now.debtors, seats)) is not None:
        mark = _mark(table, seat)
        if table.player_of(seat).bot is not None:
            change.values |= {"turn": mark} if mark != table.record.report.turn else {}
        elif anew or mark != table.record.report.turn:
            turn_length, scores = _count_first_choices(before, change, seat), change.values.get("score")
            is_call = mark != table.record.report.turn
            _tell_turn(table, change, mark, is_call=is_call, anew=anew, turn_length=turn_length, scores=scores)
        elif seats or before.debtors != now.debtors:
            is_call = bool(seats) and (actor.user_id is None or mark[1] != actor.user_id)
            change.notices += _go_on(table, seat, events, is_call=is_call)
    elif people := [
        p for p in table.people(seats) if p.bot is None and (actor.user_id is None or p.user != actor.user_id)
    ]:
        change.notices += (asking := _question(table, now.debtors, people, events))
        if asking and isinstance(asking[0].body, kinds.TurnPost):
            change.values |= _make_report(table, table.record.report.turn)


def _find_turn(table: Playing, debtors: Sequence[Seat], new: Sequence[Seat]) -> Seat | None:
    """The seat whose turn post is due: the only one that owes an answer, if it is its own turn; or if no seat has the
    turn, it is among the `new` ones, and everyone may know that it is asked. Else None."""
    turn = table.match.turn.seat
    if len(debtors) != 1 or not (turn == debtors[0] or (turn is None and new == debtors and is_waited_openly(table))):
        return None
    return debtors[0]


def _tell_alone(table: Playing, change: Change, debtors: Sequence[Seat], *, anew: bool) -> None:
    """Call a player who plays every seat, once in each turn, whichever seats are asked during it."""
    old_mark, mark = table.record.report.turn or [], _mark(table, debtors[0])
    is_call = mark[1:] != old_mark[1:]
    if anew or is_call:
        _tell_turn(table, change, mark, is_call=is_call, anew=anew)
    elif old_mark[0] not in debtors:  # a turn's clock runs only while its own seat is asked
        change.values["turn"] = mark


def _tell_turn(
    table: Playing,
    change: Change,
    mark: list[Json],
    *,
    is_call: bool,
    anew: bool,
    turn_length: int = 0,
    scores: Mapping[Seat, int] | None = None,
) -> None:
    """Add the post of a turn, and a direct message to a newly called player who wants one. The last `turn_length`
    choices belong to this turn, and its next post reports them."""
    until, seat = len(table.untold) - turn_length, mark[0]
    later, table.untold = table.untold[until:], table.untold[:until]
    change.notices += _turn(table, seat, ping=is_call, anew=anew, turn_length=turn_length, scores=scores)
    change.notices += _call_directly(table, seat) if is_call else []
    change.values |= _make_report(table, mark, turn_length)
    table.untold += later


def _mark(table: Playing, seat: Seat) -> list[Json]:
    """The mark that distinguishes the turn of a called seat from the next: seat, user, number."""
    return [seat, table.player_of(seat).user, table.match.turn.number]


def _plays_alone(table: GameTable) -> bool:
    """Whether one person plays every seat of a game that counts its turns. Each turn is then called once, whichever
    seat acts."""
    players = table.record.players
    has_turns = table.match.turn.number is not None and not _is_opening(table)
    return len(players) == 1 and players[0].bot is None and has_turns


def _count_first_choices(before: Facts, change: Change, seat: Seat) -> int:
    """The number of choices with which a seat has begun its turn, if no seat had the turn before. They are reported
    with the turn."""
    begins = before.turn is None and not before.opening and all(move.seat == seat for move in change.moves)
    return len(change.moves) if begins else 0


def _make_report(table: GameTable, turn: list[Json] | None, turn_length: int = 0) -> Patch:
    """What the next post will have reported, as values of the record: the number of actions, the public view, the
    totals, and the `turn` that it calls."""
    totals = {seat: items["total"] for seat, items in table.score.items()}
    count = len(table.match.log) - turn_length
    return {"action_count": count, "view": table.write_public_view(), "score": totals, "turn": turn}


# --- the channel ---


def scene(table: GameTable, seat: Seat | None = None) -> Scene:
    """The input of a picture: a view, the players' names, the view of the last turn post, and the public events
    since."""
    return Scene(table.view(seat), table.names, table.last_view, public(table.recent()))


def cast(table: GameTable) -> dict[Seat, Occupant]:
    """The player of each seat."""
    return {seat: Occupant(player.user, player.name) for seat in table.seats for player in [table.player_of(seat)]}


def _standing(table: GameTable) -> dict[str, Json]:
    """The fields of a `StandingBody`."""
    return {"cast": cast(table), "nobodys": table.nobodys, "score": table.score, "scored": table.record.report.score}


def _position(table: GameTable) -> dict[str, Json]:
    """The fields of a `PositionBody`."""
    return {
        **_standing(table),
        "scene": scene(table),
        "actions": (table.record.report.action_count, len(table.match.log)),
    }


def _turn(
    table: GameTable,
    seat: Seat,
    *,
    ping: bool,
    anew: bool = False,
    turn_length: int = 0,
    scores: Mapping[Seat, int] | None = None,
) -> list[Notice]:
    """The public turn post: board, story, score, and the one player to move, who has made `turn_length` choices in this
    turn. For a person who plays alone it shows all seats that are asked. During the set-up there is one board for all,
    posted `anew` or edited, and a post that calls the next player. `scores`: the totals of the summary above the
    post."""
    seats = table.match.waiting_for() if _plays_alone(table) else [seat]
    to: dict[str, Json] = {"seats": seats, "first": _is_first(table)} if _plays_alone(table) else {"seat": seat}
    to["ping"] = _users_to_ping(table.people([seat])) if ping else []
    to["questions"] = find_public_questions(table.match, seats)
    if _is_opening(table):
        call = kinds.OpeningCall(cast=cast(table), nobodys=table.nobodys, **to)
        return [_opening(table, anew=anew), Notice(call)]
    post = kinds.TurnPost(**_position(table), **to)
    post.actions = (table.record.report.action_count, len(table.match.log) - turn_length)
    post.scored = scores or post.scored
    return [Notice(post)]


def _opening(table: GameTable, *, anew: bool = False) -> Notice:
    """The board during the set-up, and once more when it is complete. The first turn post then reports the last
    events."""
    post = kinds.Opening(**_position(table), is_complete=not _is_opening(table), anew=anew)
    if post.is_complete:
        post.scene = replace(post.scene, events=())
    return Notice(post)


def _tell_apart(table: Playing, events: Sequence[Event]) -> list[Notice]:
    """The events that get posts of their own, each with the position after it."""
    happenings = [event for event in public(events) if event[0] in table.game.speech.apart]
    return [Notice(kinds.Happening(scene=replace(scene(table), before=None, events=[e]))) for e in happenings]


def _go_on(table: Playing, seat: Seat, events: Sequence[Event], *, is_call: bool) -> list[Notice]:
    """The post of a turn that continues, with the result of the answers; it replaces the question to the others. If
    `is_call`, a player who wants a direct message gets one too."""
    ping = _users_to_ping(table.people([seat])) if is_call else []
    questions, news = find_public_questions(table.match, [seat]), public(_latest_events(table, events))
    post = kinds.Continuation(seat=seat, events=news, cast=cast(table), ping=ping, questions=questions)
    return [Notice(post), *(_call_directly(table, seat) if is_call else [])]


def _latest_events(table: Playing, events: Sequence[Event]) -> Sequence[Event]:
    """The latest events: these, or if there are none, those of the last action."""
    return events or (table.untold[-1] if table.untold else [])


def _question(table: Playing, seats: Sequence[Seat], people: Sequence[Player], events: Sequence[Event]) -> list[Notice]:
    """A question to seats out of turn: in the channel without secrets, and by direct message. If no seat has the turn,
    the post shows the board and reports the events since the last such post, as a turn post would.

    All seats are named. `people`, for whom the question is new, are pinged and get a message; each is pinged in one
    place only, unless they chose otherwise. The channel gets no post if it would reveal a hand.
    """
    openly, is_secret = is_waited_openly(table), any(d.sealed for d in table.match.decisions)
    turn = table.match.turn.seat
    is_machine = turn is not None and table.player_of(turn).bot is not None  # a machine's turn has no post of its own
    last = table.recent() if is_machine else _latest_events(table, events)
    shows_board = turn is None and not _is_opening(table)  # during the set-up the board is already posted
    call: dict[str, Json] = {"seats": seats, "first": _is_first(table), "ping": _users_to_ping(people)}
    call |= {"turn": table.match.turn, "holder": None if is_secret or turn in seats else turn}
    call["questions"] = find_public_questions(table.match, seats)
    if shows_board:
        post: kinds.CallBody = kinds.TurnPost(**_position(table), **call)
    else:
        post = kinds.Question(cast=cast(table), events=public(last), **call)
    readers = [p for p in people if p.dm == DirectMessages.OPEN and p.user is not None and p.pings != "none"]
    letters = [_letter(player, silent=openly and table.record.venue.trouble is None) for player in readers]
    return [Notice(post), *letters] if openly else letters


def _is_first(table: GameTable) -> bool:
    """Whether the first answer to the open questions settles them."""
    return all(d.first_come for d in table.match.decisions if d.required)


def _letter(player: Player, *, silent: bool) -> Notice:
    """A question by direct message, `silent` if the channel pings the player."""
    is_pinged = is_called(player, "channel") and not is_called(player, "dm")
    return Notice(kinds.Question(silent=silent and is_pinged), player.user)


def list_questions(table: Table) -> dict[int, list[OpenQuestion]]:
    """The open questions of every user."""
    if not isinstance(table, Playing):
        return {}
    return {user: table.questions_of(user) for user in _users(table.record.players)}


def settle(questions: Mapping[int, list[OpenQuestion]], table: Table, change: Change, actor: Actor) -> list[Notice]:
    """Updates of direct messages whose questions have changed for any reason."""
    users = _users(table.record.players if change.players is None else change.players)
    anew = {notice.to for notice in change.notices if isinstance(notice.body, kinds.Question | kinds.Whisper)}
    now, notices = list_questions(table), []
    for user, before in questions.items():
        after = now.get(user, []) if user in users else []
        over = any(a.decision.required for a in before) and not any(a.decision.required for a in after)
        if before and before != after and user in users and user not in anew:
            acts, there = user == actor.user_id, actor.private
            click = actor.click if acts and there else None
            notices.append(Notice(kinds.QuestionUpdate(is_over=over or (acts and not there), click=click), user))
        notices += [Notice(kinds.WaitingList(), user)] if over else []
    return notices


def _sum_up(table: Playing, change: Change) -> list[Notice]:
    """The summary of a stretch of the game, once the next one begins. It compares its totals with those in the last
    post; the next post compares its totals with these."""
    number, stretch = table.game.rules.stretch(table.match.state), table.record.report.stretch
    if number is None or number == stretch.get("number"):
        return []
    view = table.view(None)
    change.values["stretch"] = {"number": number, "view": view}
    if not stretch or number < stretch["number"]:  # the game has gone back
        return []
    change.values["score"] = {seat: items["total"] for seat, items in table.score.items()}
    return [Notice(kinds.Summary(**_standing(table), views=(stretch["view"], view)))]


def _make_final_post(table: GameTable) -> Notice:
    """The final post: who won, and every score item by item. It stores these values, so later rules do not change
    them."""
    return Notice(kinds.GameEnd(**_position(table), ping=_users(table.record.players), result=table.match.result))


def repost_notices(table: Table) -> list[Notice]:
    """The notices that post the current state again, in the channel and in all direct messages."""
    if isinstance(table, Lobby):
        return [Notice(kinds.LobbyPost(anew=True))]
    if not isinstance(table, Playing):
        return []
    debtors, turn = table.match.waiting_for(), table.match.turn.seat
    if all(player.bot is not None for player in table.people(debtors)):
        posts = []
    elif (seat := _find_turn(table, debtors, debtors)) is not None:
        posts = _turn(table, seat, ping=False, anew=True)
    else:
        turn_posts = [] if turn is None else _turn(table, turn, ping=False, anew=True)
        posts = [*turn_posts, *_question(table, debtors, [], ())]
    return [*posts, *(hand(p) for p in table.record.players if p.dm == DirectMessages.OPEN and p.user is not None)]


def open_letters(table: Table) -> list[Notice]:
    """The open questions by direct message again, in case Discord has lost them."""
    if not isinstance(table, Playing):
        return []
    seats = [seat for seat in table.match.waiting_for() if seat != table.match.turn.seat]
    people = [p for p in table.people(seats) if p.dm == DirectMessages.OPEN and p.user is not None]
    return [Notice(kinds.Question(), player.user) for player in people]


# --- a team ---


def invite(table: Playing, *, rooms: bool) -> list[Notice]:
    """Invite the people of a side to confer, and say whether a private thread can be opened for it. Machines do not
    confer."""
    return [Notice(kinds.ConferNote(rooms=rooms))] if len(_users(table.team)) > 1 else []


def open_room(table: Playing, comer: int) -> Notice:
    """Open a private thread for a side. If it exists, `comer` is added to it again."""
    return Notice(kinds.TeamRoom(people=_users(table.team), comers=[comer], leavers=[], opens=True))


def change_room(table: Table, leaving: Player, coming: Player) -> list[Notice]:
    """Add a user who takes a seat of a side to its private thread, if there is one, and remove a user who gives one up.
    A user who plays for the others is not in it, whatever seat they had before."""
    team = table.team if isinstance(table, Playing) else []
    if not team:
        return []
    belongs = leaving.token in [player.token for player in team]
    leavers = _users([leaving, *([] if belongs else [coming])])
    comers = _users([coming]) if belongs else []
    return [Notice(kinds.TeamRoom(people=comers, comers=comers, leavers=leavers, opens=False))]


# --- hands ---


def hand(player: Player) -> Notice:
    """A player's private message at a table, which is edited when it changes."""
    return Notice(kinds.HandPost(), player.user)


def _tell_hands(table: Playing, before: Facts, now: Facts, actor: Actor) -> list[Notice]:
    """The hands that changed. If a player's direct messages are closed, this is tried again only when they act."""
    return [
        hand(player)
        for player in table.record.players
        if player.user is not None
        and before.hands.get(player.token) != now.hands[player.token]
        and (player.dm == DirectMessages.OPEN or (player.user == actor.user_id and player.dm != DirectMessages.UNASKED))
    ]


def _whisper(table: Playing, events: Sequence[Event], actor: Actor) -> list[Notice]:
    """Events that only some seats learn of. Nobody else learns that there were any."""
    secrets = [event for event in events if event.is_hidden]
    people = [(player, table.find_seats(player)) for player in table.record.players]
    return [
        Notice(kinds.Whisper(events=[[e.kind, dict(e.secret)] for e in own]), player.user)
        for player, seats in people
        if player.user not in (None, actor.user_id) and player.dm == DirectMessages.OPEN
        if (own := [event for event in secrets if set(event.to) & set(seats)])
    ]


def is_called(player: Player, where: str) -> bool:
    """Whether a player wants pings `where`: in the "channel" or by "dm". The channel is the default, and also serves
    players who cannot get direct messages."""
    pings = player.pings or "channel"
    if pings in ("dm", "both") and player.dm != DirectMessages.OPEN:
        pings = "channel"
    return pings in (where, "both")


def _users_to_ping(people: Sequence[Player]) -> list[int]:
    """The users among these players who want to be pinged in the channel."""
    return [player.user for player in people if player.user is not None and is_called(player, "channel")]


def _call_directly(table: Playing, seat: Seat) -> list[Notice]:
    """Tell a player by direct message that it is their turn, if they want that."""
    people = [p for p in table.people([seat]) if p.user is not None and is_called(p, "dm")]
    return [Notice(kinds.TurnLetter(seats=[seat]), player.user) for player in people]


def deadlines_of(table: Playing) -> list[Notice]:
    """Updates of the deadlines in posts, in the channel and in the messages of those who are asked."""
    users = _users([p for p in table.people(table.match.pending_seats()) if p.dm == DirectMessages.OPEN])
    bodies = (kinds.DeadlineUpdate, kinds.WaitingList)
    return [Notice(kinds.DeadlineUpdate()), *(Notice(body(), user) for body in bodies for user in users)]


def _users(people: Sequence[Player]) -> list[int]:
    """The Discord users among these players."""
    return [player.user for player in people if player.user is not None]
