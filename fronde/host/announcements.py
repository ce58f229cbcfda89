"""What people are told of a change: notices as data, for whom and never how. `cogs` puts them into words and places.

To the channel: `lobby` (as it stands), `begun` (the lobby once the game is on), `closed` (a lobby), `opening` (the
board while players lay out what they begin with) and `opening-call` (who lays out next), `summary` (what a stretch of
the game has brought), `turn`, `go-on` (the turn goes on after others answered), `question` (to seats out of turn),
`happened` (what the game has told by itself, `Speech.apart`), `over`, `replay`, `rematch` (a lobby for who played it),
`vote`, `vote-off`, `vote-closed` (of any kind), `ended`, `steward` (who manages the channels has ended it, or taken it
over), `host-asked` (a vote on another), `ageing` (what becomes of a table nobody touches), `ageing-off`, `expired` (a
lobby), `rested` and `woken` (a game), `operator` (to all), `swap` (a vote on who plays for somebody away), `machine`
(one plays on for somebody), `advice` (may be asked for), `hurried` (machines think less), `offered` (a seat to
somebody), `offer-closed`, `handed-over`, `confer` (to a side of the game: it may, unheard), `room` (its private
thread), `move-asked` (a vote), `moved` (from another channel), `moved-away` (told in that), `new-rules`, `kept`; of
time `remind`, `late`, `clock` (what became of one), `pause`, `rewind`, `deadlines` (until when there is time, anew). To
a user: `hand` (as it stands), `question` (what is then still asked), `answered`, `call` (it is your turn), `calls`
(which tables wait, as it is now), `remind`, `deadlines`, `whisper` (what nobody else learns, an offer perhaps),
`obeyed` and `unable` (of a standing order), `given` (the seat is another's now), `digest` (for who follows the table),
`stranded` (the bot was removed from the server of the table). What goes to a channel is made from the spectator's view
and the public form of events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

from fronde.core.types import Event, Json, Seat, Text
from fronde.host.actors import Actor
from fronde.host.deals import is_waited_openly, write_open_questions
from fronde.host.past import public
from fronde.host.store import Change, DirectMessages, Notice, Patch, Player, Status
from fronde.host.table import GameTable, Lobby, OpenQuestion, Playing, Table

Hand = dict[Seat, list[Text]]


class Glance(NamedTuple):
    """What matters of a position for what is told next: whom it waits for, who of them still has to answer, what each
    player holds, by seat, whether the players still lay out what they begin with, and whose turn it is."""

    owed: list[Seat]
    pending: list[Seat]
    hands: dict[str, Hand]
    opening: bool = False
    turn: Seat | None = None


def glance(table: GameTable) -> Glance:
    """The position as it is."""
    hands = {player.token: _hand_of(table, player) for player in table.record.players}
    return Glance(
        table.match.waiting_for(), table.match.pending_seats(), hands, _is_opening(table), table.match.turn.seat
    )


def _is_opening(table: GameTable) -> bool:
    return table.game.rules.is_opening(table.match.state)


def _hand_of(table: GameTable, player: Player) -> Hand:
    return {seat: table.private_texts(seat) for seat in table.seats_held(player)}


NOTHING_YET = Glance([], [], {})


def tell(
    table: Playing, before: Glance, change: Change, actor: Actor, events: Sequence[Event] = (), *, anew: bool = False
) -> None:
    """Add to a change what people are told of it, and of what it `events`. `anew`: who knew what before is not known,
    so that the board is shown and everybody asked once more; nobody is pinged again for a turn that was called.

    Whoever acted sees in the answer what is asked next, and is not written to. What machines do is told with the next
    post for people: whose turn it is and what they are asked needs none.
    """
    now = glance(table)
    change.notices += _tell_hands(table, before, now, actor)
    change.notices += _whisper(table, events, actor)
    if before.opening and not now.opening:
        change.notices.append(_opening(table))
    change.notices += _tell_apart(table, events)
    if table.match.over:
        change.notices += [_over(table), Notice("replay")]
        change.values |= {"status": Status.OVER, "votes": {}, "handovers": {}, **_mark_told(table, None)}
        return
    change.notices += _sum_up(table, change)
    seats = [seat for seat in now.pending if anew or seat not in before.pending]
    if _plays_alone(table):
        _tell_alone(table, change, now.owed, anew=anew)
    elif (seat := _find_turn(table, now.owed, seats)) is not None:
        mark = _mark(table, seat)
        if table.player_of(seat).bot is not None:
            change.values |= {"turn": mark} if mark != table.record.report.turn else {}
        elif anew or mark != table.record.report.turn:
            turn_length, scored = _count_begun(before, change, seat), change.values.get("score")
            called = mark != table.record.report.turn
            _tell_turn(table, change, mark, called=called, anew=anew, turn_length=turn_length, scored=scored)
        elif seats or before.owed != now.owed:
            called = bool(seats) and (actor.user is None or mark[1] != actor.user)
            change.notices += _go_on(table, seat, events, called=called)
    elif people := [p for p in table.people(seats) if p.bot is None and (actor.user is None or p.user != actor.user)]:
        change.notices += (asking := _question(table, now.owed, people, events))
        if asking and asking[0].kind == "turn":
            change.values |= _mark_told(table, table.record.report.turn)


def _find_turn(table: Playing, owed: Sequence[Seat], new: Sequence[Seat]) -> Seat | None:
    """The seat to call to its turn: the only one that owes an answer, in its own turn, or in nobody's turn if it is
    among the `new` seats and everybody may know that. None if others are asked something."""
    turn = table.match.turn.seat
    if len(owed) != 1 or not (turn == owed[0] or (turn is None and new == owed and is_waited_openly(table))):
        return None
    return owed[0]


def _tell_alone(table: Playing, change: Change, owed: Sequence[Seat], *, anew: bool) -> None:
    """Whoever plays every seat is told of a turn once, whichever is asked in it."""
    marked, mark = table.record.report.turn or [], _mark(table, owed[0])
    called = mark[1:] != marked[1:]
    if anew or called:
        _tell_turn(table, change, mark, called=called, anew=anew)
    elif marked[0] not in owed:  # the clock of a turn runs while its seat is asked
        change.values["turn"] = mark


def _tell_turn(
    table: Playing,
    change: Change,
    mark: list[Json],
    *,
    called: bool,
    anew: bool,
    turn_length: int = 0,
    scored: Mapping[Seat, int] | None = None,
) -> None:
    """The post of a turn, and a direct message to whoever is newly called. The last `turn_length` choices belong to
    this turn, and the next post tells them."""
    until, seat = len(table.untold) - turn_length, mark[0]
    later, table.untold = table.untold[until:], table.untold[:until]
    change.notices += _turn(table, seat, ping=called, anew=anew, turn_length=turn_length, scored=scored)
    change.notices += _call_directly(table, seat) if called else []
    change.values |= _mark_told(table, mark, turn_length)
    table.untold += later


def _mark(table: Playing, seat: Seat) -> list[Json]:
    """What tells one turn from the next, of a seat that is called."""
    return [seat, table.player_of(seat).user, table.match.turn.number]


def _plays_alone(table: GameTable) -> bool:
    """Whether one person plays every seat of a game that counts its turns: each is called once, whoever acts in it."""
    players = table.record.players
    counted = table.match.turn.number is not None and not _is_opening(table)
    return len(players) == 1 and players[0].bot is None and counted


def _count_begun(before: Glance, change: Change, seat: Seat) -> int:
    """By how many choices a seat has begun its turn, where that was nobody's before: they are told with the turn."""
    begins = before.turn is None and not before.opening and all(move.seat == seat for move in change.moves)
    return len(change.moves) if begins else 0


def _mark_told(table: GameTable, turn: list[Json] | None, turn_length: int = 0) -> Patch:
    scored = {seat: items["total"] for seat, items in table.score.items()}
    count = len(table.match.log) - turn_length
    return {"action_count": count, "view": table.write_shown(), "score": scored, "turn": turn}


# --- the channel ---


def scene(table: GameTable, seat: Seat | None = None) -> dict[str, Any]:
    """What a picture is made of: a view, what the players go by, the view of the last turn post, and what happened in
    public since."""
    return {
        "view": table.view(seat),
        "names": table.names,
        "before": table.last_view,
        "told": public(table.recent()),
    }


def cast(table: GameTable) -> dict[str, Any]:
    """Who plays what: by seat the user (or None) and the name."""
    return {seat: [player.user, player.name] for seat in table.seats for player in [table.player_of(seat)]}


def ask_openly(table: GameTable, seats: Sequence[Seat]) -> list[Json]:
    """What seats are asked, for a notice: as it is now, whenever that is told."""
    return write_open_questions(table.match, seats)


def _post_data(table: GameTable) -> dict[str, Any]:
    """What every post of a position tells."""
    return {
        "scene": scene(table),
        "cast": cast(table),
        "nobodys": list(table.nobodys),
        "score": table.score,
        "scored": table.record.report.score,
        "actions": [table.record.report.action_count, len(table.match.log)],
    }


def _turn(
    table: GameTable,
    seat: Seat,
    *,
    ping: bool,
    anew: bool = False,
    turn_length: int = 0,
    scored: Mapping[Seat, int] | None = None,
) -> list[Notice]:
    """The public turn post: board, story, score, and the one player to move, who has made `turn_length` choices in this
    turn; for whoever plays alone, with all seats that are asked. During the set-up it is one board for all, posted
    `anew` or changed, and a post that calls the next. `scored`: the totals of a summary that stands
    above it."""
    seats = table.match.waiting_for() if _plays_alone(table) else [seat]
    to: dict[str, Any] = {"seats": seats, "first": _is_first(table)} if _plays_alone(table) else {"seat": seat}
    called = {**to, "ping": _called(table.people([seat])) if ping else [], "asked": ask_openly(table, seats)}
    if not _is_opening(table):
        data = _post_data(table)
        data |= {"actions": [data["actions"][0], data["actions"][1] - turn_length], "scored": scored or data["scored"]}
        return [Notice("turn", data={**data, **called})]
    call = {"cast": cast(table), "nobodys": list(table.nobodys), **called}
    return [_opening(table, anew=anew), Notice("opening-call", data=call)]


def _opening(table: GameTable, *, anew: bool = False) -> Notice:
    """The board while the players lay out what they begin with, and once more when they have done so; what happened
    last the first turn post tells then."""
    is_complete, data = not _is_opening(table), _post_data(table)
    if is_complete:
        data["scene"]["told"] = []
    return Notice("opening", data={**data, "done": is_complete, "anew": anew})


def _tell_apart(table: Playing, events: Sequence[Event]) -> list[Notice]:
    """What has just happened and is told by itself, each with the position it led to."""
    happened = [event for event in public(events) if event[0] in table.game.speech.apart]
    return [Notice("happened", data={"scene": {**scene(table), "before": None, "told": [e]}}) for e in happened]


def _go_on(table: Playing, seat: Seat, events: Sequence[Event], *, called: bool) -> list[Notice]:
    """The turn continues: a post with the result of the answers, which replaces the question to the others, and a
    direct message to the player who is `called` to it."""
    ping = _called(table.people([seat])) if called else []
    data = {"seat": seat, "told": public(_last(table, events)), "cast": cast(table), "ping": ping}
    notice = Notice("go-on", data={**data, "asked": ask_openly(table, [seat])})
    return [notice, *(_call_directly(table, seat) if called else [])]


def _last(table: Playing, events: Sequence[Event]) -> Sequence[Event]:
    """What has just happened, or did last where that is nothing."""
    return events or (table.untold[-1] if table.untold else [])


def _question(table: Playing, seats: Sequence[Seat], people: Sequence[Player], events: Sequence[Event]) -> list[Notice]:
    """A question to seats whose turn it is not: in the channel without what is secret, and by direct message. Where it
    is nobody's turn, it shows the board and tells what happened since the last post that did, as a turn would.

    All are named; those for whom it is new, `people`, are pinged and written to, each pinged in one place alone, unless
    they wish it otherwise. `first`: one of them may answer, and that settles it for all. `held`: whose turn waits for
    them. The channel hears nothing where it would learn by it what somebody holds.
    """
    openly, sealed = is_waited_openly(table), any(d.sealed for d in table.match.decisions)
    turn = table.match.turn.seat
    unseen = turn is not None and table.player_of(turn).bot is not None  # its turn had no post of its own
    last = table.recent() if unseen else _last(table, events)
    shows_board = turn is None and not _is_opening(table)  # there it stands already
    data = _post_data(table) if shows_board else {"told": public(last), "cast": cast(table)}
    data |= {"seats": list(seats), "first": _is_first(table), "ping": _called(people)}
    data |= {"held": None if sealed or turn in seats else turn, "turn": list(table.match.turn)}
    data["asked"] = ask_openly(table, seats)
    reached = [p for p in people if p.dm == DirectMessages.OPEN and p.user is not None and p.pings != "none"]
    letters = [_letter(player, silent=openly and table.record.venue.trouble is None) for player in reached]
    return [Notice("turn" if shows_board else "question", data=data), *letters] if openly else letters


def _is_first(table: GameTable) -> bool:
    """Whether the first answer to what is asked settles it."""
    return all(d.first_come for d in table.match.decisions if d.required)


def _letter(player: Player, *, silent: bool) -> Notice:
    """A question by direct message, `silent` for whom the channel pings."""
    is_pinged = is_called(player, "channel") and not is_called(player, "dm")
    return Notice("question", to=player.user, data={"silent": silent and is_pinged})


def list_questions(table: Table) -> dict[int, list[OpenQuestion]]:
    """What every user may decide now."""
    if not isinstance(table, Playing):
        return {}
    return {user: table.questions_of(user) for user in _users(table.record.players)}


def settle(questions: Mapping[int, list[OpenQuestion]], table: Table, change: Change, actor: Actor) -> list[Notice]:
    """What stands in direct messages is brought up to what is asked now, whatever came between. `gone`: the question is
    over, or its answer in the channel shows what is asked; `click`: by it whoever acted there may see it already."""
    seated = _users(table.record.players if change.players is None else change.players)
    anew = {notice.to for notice in change.notices if notice.kind in ("question", "whisper")}
    now, notices = list_questions(table), []
    for user, before in questions.items():
        after = now.get(user, []) if user in seated else []
        over = any(a.decision.required for a in before) and not any(a.decision.required for a in after)
        if before and before != after and user in seated and user not in anew:
            acts, there = user == actor.user, actor.private
            data = {"gone": over or (acts and not there), "click": actor.click if acts and there else None}
            notices.append(Notice("answered", to=user, data=data))
        notices += [Notice("calls", to=user)] if over else []
    return notices


def _sum_up(table: Playing, change: Change) -> list[Notice]:
    """What a stretch of the game has brought, once the next begins. Its totals are compared with those told last, and
    those told next with its."""
    number, stretch = table.game.rules.stretch(table.match.state), table.record.report.stretch
    if number is None or number == stretch.get("number"):
        return []
    view, score = table.view(None), table.score
    change.values["stretch"] = {"number": number, "view": view}
    if not stretch or number < stretch["number"]:  # the game has gone back
        return []
    data = {"cast": cast(table), "nobodys": list(table.nobodys), "score": score, "scored": table.record.report.score}
    change.values["score"] = {seat: items["total"] for seat, items in score.items()}
    return [Notice("summary", data={**data, "views": [stretch["view"], view]})]


def _over(table: GameTable) -> Notice:
    """The final post: who won, and every score item by item, as it was then, whatever the rules are once it is told."""
    result = table.match.result
    assert result is not None
    return Notice("over", data={**_post_data(table), "ping": _users(table.record.players), "result": asdict(result)})


def present(table: Table) -> list[Notice]:
    """What the channel and everybody's messages should show now."""
    if isinstance(table, Lobby):
        return [Notice("lobby", data={"anew": True})]
    if not isinstance(table, Playing):
        return []
    owed, turn = table.match.waiting_for(), table.match.turn.seat
    if all(player.bot is not None for player in table.people(owed)):
        posts = []
    elif (seat := _find_turn(table, owed, owed)) is not None:
        posts = _turn(table, seat, ping=False, anew=True)
    else:
        turn_posts = [] if turn is None else _turn(table, turn, ping=False, anew=True)
        posts = [*turn_posts, *_question(table, owed, [], ())]
    return [*posts, *(hand(p) for p in table.record.players if p.dm == DirectMessages.OPEN and p.user is not None)]


def letters(table: Table) -> list[Notice]:
    """The questions by direct message that are open now: for a Discord that has lost them."""
    if not isinstance(table, Playing):
        return []
    seats = [seat for seat in table.match.waiting_for() if seat != table.match.turn.seat]
    people = [p for p in table.people(seats) if p.dm == DirectMessages.OPEN and p.user is not None]
    return [Notice("question", to=player.user) for player in people]


# --- a team ---


def invite(table: Playing, *, rooms: bool) -> list[Notice]:
    """That a side may confer, and whether a private thread can be opened for it; machines do not."""
    return [Notice("confer", data={"rooms": rooms})] if len(_users(table.team)) > 1 else []


def open_room(table: Playing, comer: int) -> Notice:
    """Have a private thread opened for a side; where there is one, somebody of it comes back into it."""
    people = _users(table.team)
    return Notice("room", data={"people": people, "comers": [comer], "gone": [], "opens": True})


def change_room(table: Table, leaving: Player, coming: Player) -> list[Notice]:
    """Whoever takes a seat of a side comes into its private thread, if there is one, and whoever gives a seat up goes;
    who plays for the others is not in it, wherever they come from."""
    team = table.team if isinstance(table, Playing) else []
    if not team:
        return []
    belongs = leaving.token in [player.token for player in team]
    leavers = _users([leaving, *([] if belongs else [coming])])
    comers = _users([coming]) if belongs else []
    return [Notice("room", data={"people": comers, "comers": comers, "gone": leavers, "opens": False})]


# --- hands ---


def hand(player: Player) -> Notice:
    """The one private message of a table, edited as things change."""
    return Notice("hand", to=player.user)


def _tell_hands(table: Playing, before: Glance, now: Glance, actor: Actor) -> list[Notice]:
    """Hands that changed. A player whose messages are closed is tried again only when acting."""
    return [
        hand(player)
        for player in table.record.players
        if player.user is not None
        and before.hands.get(player.token) != now.hands[player.token]
        and (player.dm == DirectMessages.OPEN or (player.user == actor.user and player.dm != DirectMessages.UNASKED))
    ]


def _whisper(table: Playing, events: Sequence[Event], actor: Actor) -> list[Notice]:
    """What some seats are told and nobody else learns that anything was."""
    hidden = [event for event in events if event.hidden]
    people = [(player, table.seats_held(player)) for player in table.record.players]
    return [
        Notice("whisper", to=player.user, data={"told": [[e.kind, dict(e.secret)] for e in reached]})
        for player, seats in people
        if player.user not in (None, actor.user) and player.dm == DirectMessages.OPEN
        if (reached := [event for event in hidden if set(event.to) & set(seats)])
    ]


def is_called(player: Player, where: str) -> bool:
    """Whether a player wants to be pinged there, in the "channel" or by "dm": in the channel who cannot be written to,
    and whoever has not said otherwise."""
    pings = player.pings or "channel"
    if pings in ("dm", "both") and player.dm != DirectMessages.OPEN:
        pings = "channel"
    return pings in (where, "both")


def _called(people: Sequence[Player]) -> list[int]:
    """Those of them who are pinged in the channel."""
    return [player.user for player in people if player.user is not None and is_called(player, "channel")]


def _call_directly(table: Playing, seat: Seat) -> list[Notice]:
    """To whoever wants it so: that it is their turn, by direct message."""
    people = [p for p in table.people([seat]) if p.user is not None and is_called(p, "dm")]
    return [Notice("call", to=player.user, data={"seats": [seat]}) for player in people]


def calls_of(people: Sequence[Player]) -> list[Notice]:
    """To whoever was told by direct message which tables wait: which do now."""
    return [Notice("calls", to=user) for user in _users(people)]


def deadlines_of(table: Playing) -> list[Notice]:
    """That until when there is time stands elsewhere now: what says so is changed, in the channel and for whoever is
    asked."""
    people = [p for p in table.people(table.match.pending_seats()) if p.dm == DirectMessages.OPEN]
    direct = [Notice("deadlines", to=p.user) for p in people if p.user is not None]
    return [Notice("deadlines"), *direct, *calls_of(people)]


def _users(people: Sequence[Player]) -> list[int]:
    """Those of them at Discord."""
    return [player.user for player in people if player.user is not None]
