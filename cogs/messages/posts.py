"""The content and place of the messages of each notice: what is posted, replaced or deleted.

Every post in a channel is made from the notice, which is public, or from the table's own public state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import images
from cogs.ids import (
    AgreeToMove,
    Confer,
    EndTable,
    FindTurning,
    GetRecord,
    JoinTable,
    LookAtBoard,
    NameHost,
    Rematch,
    TakeSeat,
    WholeTurn,
)
from cogs.messages import care, waits
from cogs.messages import leagues as leagues
from cogs.messages import queue as queue
from cogs.messages.hands import hand_message
from cogs.messages.lobby import lobby_parts, show_chance
from cogs.messages.modes import ASIDE, SIGN
from cogs.messages.modes import Manner as Manner
from cogs.messages.modes import Post as Post
from cogs.messages.modes import Room as Room
from cogs.messages.names import Markup, channel_link, link_to, mention, plain
from cogs.messages.panel import panel_letter, panel_parts, question_parts
from cogs.messages.parts import Upload, attachment, button, picture, row, text
from cogs.messages.pictures import Shot
from cogs.messages.recipients import Recipient, WaitingTable, make_posts, words_of
from cogs.messages.speech import THREAD, clip, speak
from cogs.messages.stories import BRIEF, LINE, STORY, Score, leaves_out, score_items, speak_tie_break, story
from fronde.core.errors import TableError
from fronde.core.records import canonical
from fronde.core.types import Event, Name, Result, Seat
from fronde.host.archive.past import past_of
from fronde.host.commands.seats import ANYBODY, FORFEIT
from fronde.host.notices import kinds
from fronde.host.notices.kinds import Cast, Notice, Occupant
from fronde.host.store import Message, Player
from fronde.host.table import GameTable, Lobby, Playing, Table, get_game_table
from fronde.host.timekeeping.timing import Times, find_deadlines

CALLED = "rematch"
"""The slot of the message that invites people to a rematch."""


def render(
    notice: Notice,
    table: Table,
    times: Times,
    messages: Mapping[str, Message] = {},
    waiting: Sequence[WaitingTable] = (),
) -> list[Post]:
    """The messages of a notice (`make_posts`). `messages`: the current messages, by slot; `waiting`: the tables that
    wait for its reader."""
    body, deadlines = notice.body, find_deadlines(table, times)
    to = Recipient(table, notice.to, words_of(notice, table), deadlines, messages, waiting)
    posts = make_posts(body, to)
    if isinstance(body, kinds.QuestionBody | kinds.GameEnd | kinds.TableEnd) and to.user is None:
        posts = [Post(Manner.DROP, waits.REMINDER), *posts]
    if isinstance(body, kinds.QuestionBody) and posts and posts[-1].parts:
        waits.add_questions(body, posts[-1], to)
    if isinstance(body, kinds.VoteBody) and body.lapses and posts:
        posts[-1].parts.insert(1, text(to.say("vote-lapses", at=str(body.lapses))))
    return [replace(post, silent=isinstance(body, kinds.PlayerBody) and body.silent) for post in posts]


# --- the lobby ---


def _lobby(body: kinds.LobbyPost, to: Recipient) -> list[Post]:
    """The current lobby. An invitation to a rematch says when the lobby is full, and is deleted with it."""
    post = Post(Manner.NEW if body.anew else Manner.EDIT, "lobby", lobby_parts(to.table, to.words))
    if not isinstance(to.table, Lobby) or not to.table.record.is_open:
        return [Post(Manner.DROP, CALLED), post]
    full = text(to.say("rematch-full", title=to.title))
    return [*([] if to.table.missing else [Post(Manner.AMEND, CALLED, [full], classic=True)]), post]


def _start_posts(body: kinds.GameStart, to: Recipient) -> list[Post]:
    return [Post(Manner.DROP, CALLED), Post(Manner.AMEND, "lobby", lobby_parts(to.table, to.words), pins=True)]


# --- the game ---


def _turn(body: kinds.TurnPost, to: Recipient) -> list[Post]:
    """A turn post: one mention of the player to move, or of everyone who is asked if it is no player's turn; score,
    story, board. Later it says who played instead."""
    if body.seat is None:
        names = _name_people({seat: Occupant(None, name) for seat, (_, name) in body.cast.items()}, body.seats, to)
        past, now = (to.say(line, people=names, title=to.title) for line in ("question-past", "sign-question"))
        return _on_board(body, to, _ask_people(body, to), past, now, "button-answer")
    about = {"player": body.cast[body.seat].name, "seat": Name("seat", body.seat), "title": to.title}
    past, now = to.say("turn-past", **about), to.say("sign-turn", **about)
    return _on_board(body, to, _call(body.seat, body.cast, body.nobodys, to), past, now, "button-turn")


def _on_board(body: kinds.TurnPost, to: Recipient, call: str, past: str, now: str, label: str) -> list[Post]:
    """A post with score, story and board below its `call`; the sign shows the same below the line `now`."""
    scene, game = body.scene, to.table.record.game
    story = text(to.tell(scene.events, STORY))
    board = [text(_score(body).line(to.words)), story, picture(), picture(1)]
    buttons = [to.open_button(label)]
    if body.actions is not None and leaves_out(to.table.game, scene.events, to.words, STORY):
        buttons.append(button(WholeTurn(to.table.id, 0, 0).button, to.say("button-whole-turn")))
    shots = [Shot(game, scene)]
    if scene.before is not None and images.has_view(game, images.CHANGED):
        shots.append(Shot(game, scene, images.CHANGED))
    parts = [text(call), *board, row(*buttons)]
    post = Post(Manner.NEW, "turn", parts, shots, body.ping, classic=True, past=[text(past), *board])
    sign_post = to.sign([text(now), *board, row(*buttons[:1], _look(to))], shots[:1])
    return [Post(Manner.DROP, ASIDE), sign_post, post]


def _call(seat: Seat, cast: Cast, nobodys: Sequence[Seat], to: Recipient) -> str:
    """The lines that say whose turn it is, and with which seat. The player's other seats are named, to make clear which
    one is meant."""
    others = [Name("seat", other) for other in cast if other != seat and cast[other] == cast[seat]]
    call = "turn-opponent" if cast[seat].user is None else "turn-call"
    lines = [to.say(call, mention=_mention(cast, seat), seat=Name("seat", seat), title=to.title)]
    if seat in nobodys:
        lines.append(to.say("turn-nobodys", seat=Name("seat", seat)))
    if others:
        lines.append(to.say("turn-others", player=cast[seat].name, seat=Name("seat", seat), others=others))
    return "\n".join(lines)


def _opening(body: kinds.Opening, to: Recipient) -> list[Post]:
    """The board during set-up, updated in place. The last turn post becomes past."""
    key = "opening-done" if body.is_complete else "opening"
    lines = (to.say(key, title=to.title), _score(body).line(to.words), to.tell(body.scene.events, STORY))
    parts, shots = [*map(text, lines), picture()], [Shot(to.table.record.game, body.scene)]
    return [Post(Manner.PAST, "turn"), Post(Manner.NEW if body.anew else Manner.EDIT, "opening", parts, shots)]


def _opening_call(body: kinds.OpeningCall, to: Recipient) -> list[Post]:
    """The call to the player who sets up next, in place of the previous call."""
    call = text(_call(body.seat, body.cast, body.nobodys, to))
    return [Post(Manner.REPLACE, ASIDE, [call, row(to.open_button("button-turn"))], ping=body.ping, classic=True)]


def _continuation(body: kinds.Continuation, to: Recipient) -> list[Post]:
    """A call to the player whose turn continues after others have answered. The turn post's button moves to it."""
    call = to.say("turn-on", mention=_mention(body.cast, body.seat), seat=Name("seat", body.seat), title=to.title)
    opening = row(to.open_button("button-turn"))
    parts = [text(call), text(to.tell(body.events, BRIEF)), opening]
    post = Post(Manner.REPLACE, ASIDE, parts, ping=body.ping, classic=True)
    return [Post(Manner.STRIP, "turn", [opening]), post]


def _question(body: kinds.Question, to: Recipient) -> list[Post]:
    if to.user is not None:
        return _question_letter(to.user, to)
    parts = [text(_ask_people(body, to)), text(to.tell(body.events, BRIEF)), row(to.open_button("button-answer"))]
    return [Post(Manner.REPLACE, ASIDE, parts, ping=body.ping, classic=True)]


def _ask_people(body: kinds.CallBody, to: Recipient) -> str:
    """A call to the people who have to answer a question, with the reason the game waits for it."""
    people = _name_people(body.cast, body.seats, to)
    if (seat := body.holder) is not None and not body.first:
        holder = body.cast[seat].name
        return to.say("question-held", people=people, title=to.title, player=holder, seat=Name("seat", seat))
    key = ("question-any" if len(people) == 1 else "question-first") if body.first else "question-call"
    return to.say(key, people=people, title=to.title, count=len(people))


def _name_people(cast: Cast, seats: Sequence[Seat], to: Recipient) -> list[Markup]:
    """The players of some seats, each mentioned once with the seats in question."""
    seats_by_person: dict[str, list[Name]] = {}
    for seat in seats:
        seats_by_person.setdefault(_mention(cast, seat), []).append(Name("seat", seat))
    return [to.say("player-seats", mention=person, seats=names) for person, names in seats_by_person.items()]


def _summary(body: kinds.Summary, to: Recipient) -> list[Post]:
    """A summary of a stretch of the game, for readers who look in now and then."""
    heading, *lines = [clip(speak(to.words, line), LINE) for line in to.table.game.speech.sum_up(*body.views)] or [""]
    title = to.say("summary", heading=heading, title=to.title)
    parts = [text(title), text(_score(body).line(to.words)), text("\n".join(lines))]
    return [Post(Manner.NEW, None, parts)] if heading else []


def _game_end(body: kinds.GameEnd, to: Recipient) -> list[Post]:
    """The final post: who won, and every score item by item."""
    sentence = to.tell(body.scene.events, STORY)
    call = to.say("over-title", **to.describe(body), count=len(body.ping))
    shots = [Shot(to.table.record.game, body.scene), Shot(to.table.record.game, body.scene, "score")]
    parts = [
        text(line)
        for line in (call, *_ranking(body, to), *_ratings(body, to), sentence, show_chance(to.table.record, to.words))
    ]
    rematch = button(Rematch(to.table.id).button, to.say("button-rematch"), "main")
    record = button(GetRecord(to.table.id).button, to.say("button-record"))
    turning = button(FindTurning(to.table.id).button, to.say("button-turning"))
    parts += [picture(), picture(1), row(rematch, _look(to), turning, record)]
    final = Post(Manner.NEW, "turn", parts, shots, body.ping, classic=True)
    return [Post(Manner.DROP, ASIDE), to.sign(parts, shots, pins=False), final]


def _ranking(body: kinds.GameEnd, to: Recipient) -> list[str]:
    """Who has won, and every place with its score; for a player of several seats, each seat too."""
    result = body.result or get_game_table(to.table).match.result
    assert result is not None
    lines = [_winners(result, body.cast, to)]
    for seat in result.ranking:
        partners = dict.fromkeys(body.cast[own].name for own in result.partners.get(seat, (seat,)))
        name, total = list(partners), result.scores[seat]["total"]
        items = score_items(result.scores[seat], to.words)
        place, seat_name = result.place(seat), Name("seat", seat)
        lines.append(to.say("over-line", place=place, player=name, seat=seat_name, total=total, items=items))
    if set(result.ranking) != set(body.cast):  # somebody runs several seats, or nobody runs one
        lines += [f"-# {line}" for line in [to.say("over-seats"), *_score(body).details(to.words)]]
    return lines


def _ratings(body: kinds.GameEnd, to: Recipient) -> list[str]:
    """How ratings change; whether the game is rated if none is shown yet; nothing if the table did not choose it."""
    ratings = [
        to.say(
            "over-rating", player=body.cast[seat].name, points=str(points), spread=str(spread),
            change=str(abs(change)), way="up" if change > 0 else "down" if change else "none",
        )
        for seat, (points, spread, change) in body.ratings.items()
    ]  # fmt: skip
    if ratings:
        return [to.say("over-ratings", ratings=ratings)]
    return [to.say("over-rated", how=body.rated)] if body.rated else []


def _winners(result: Result, cast: Cast, to: Recipient) -> str:
    people = list(dict.fromkeys(_mention(cast, seat) for seat in result.winning_seats()))
    line = to.say("over-winners", people=people, count=len(people))
    return f"{line} {speak_tie_break(to.words, result.tie_break)}" if result.tie_break else line


def _happening(body: kinds.Happening, to: Recipient) -> list[Post]:
    """An event that the game announces in a post of its own, with its picture."""
    events, game = body.scene.events, to.table.record.game
    show = to.table.game.speech.apart.get(events[-1][0], "")
    shots = [Shot(game, body.scene, show)] if images.has_view(game, show) else []
    return [Post(Manner.NEW, None, [text(to.tell(events, STORY)), picture()], shots)]


def _confer(body: kinds.ConferNote, to: Recipient) -> list[Post]:
    """A note to the members of a side that they may confer in private, and where."""
    if not body.rooms:
        return [Post(Manner.NEW, "confer", [text(_say_team(to, "confer-elsewhere"))])]
    offer = row(button(Confer(to.table.id).button, to.say("button-confer"), "main"))
    return [Post(Manner.NEW, "confer", [text(_say_team(to, "confer-here")), offer])]


def _room(body: kinds.TeamRoom, to: Recipient) -> list[Post]:
    """The private thread of a side, and its first message, which reveals nothing of the game."""
    name = plain(to.say("room-name", title=to.title, table=to.table.id))
    room = Room(clip(name, THREAD), body.people, body.comers, body.leavers, body.opens)
    welcome = to.say("room-welcome", channel=channel_link(to.table.record.venue.channel))
    elsewhere = Post(Manner.AMEND, "confer", [text(_say_team(to, "confer-elsewhere"))])
    parts = [text(_say_team(to, "room-team")), text(welcome), row(to.open_button("button-panel"))]
    return [Post(Manner.NEW, "room", parts, room=room, instead=elsewhere)]


def _say_team(to: Recipient, message: str) -> str:
    """A sentence about the people who confer, and those who must not hear it."""
    table = get_game_table(to.table)
    team = [to.say("player-seats", mention=p.name, seats=_seats_of(table, p)) for p in table.team]
    tokens = [player.token for player in table.team]
    others = [to.say("player-seats", mention=p.name, seats=_seats_of(table, p)) for p in table.record.players
              if p.token not in tokens]  # fmt: skip
    return to.say(message, people=team, others=others, title=to.title)


def _seats_of(table: GameTable, player: Player) -> list[Name]:
    return [Name("seat", seat) for seat in table.find_seats(player)]


def _replay(body: kinds.GameReplay, to: Recipient) -> list[Post]:
    """The game as a page, which is made at the time of sending."""
    if not isinstance(to.table, GameTable):
        return []
    try:
        past_of(to.table)
    except TableError:  # the rules have changed since, so it cannot be replayed
        return []
    return [Post(Manner.NEW, "replay", [text(to.say("over-replay")), attachment()], replay=True)]


# --- the end, and handing over ---


def _rematch(body: kinds.RematchCall, to: Recipient) -> list[Post]:
    """A lobby for the players of a finished game, who are invited to join."""
    line = to.say("rematch", **to.describe(body))
    joining = row(button(JoinTable(to.table.id).button, to.say("button-join"), "good"))
    return [Post(Manner.NEW, CALLED, [text(line), joining], ping=body.ping, classic=True)]


def _vote(body: kinds.EndVote, to: Recipient) -> list[Post]:
    agree = button(EndTable(to.table.id, "yes").button, to.say("button-end-yes"), "bad")
    refuse = button(EndTable(to.table.id, "no").button, to.say("button-end-no"))
    parts = [text(to.say("vote-call", **to.describe(body))), row(agree, refuse)]
    return [Post(Manner.NEW if body.ping else Manner.EDIT, "vote", parts, ping=body.ping, classic=True)]


def _vote_refusal(body: kinds.EndVoteRefusal, to: Recipient) -> list[Post]:
    return [Post(Manner.AMEND, "vote", [text(to.say("vote-off", player=body.player))], classic=True)]


def _vote_end(body: kinds.VoteEnd, to: Recipient) -> list[Post]:
    """The end of a vote. The result of a successful vote has a post of its own."""
    kind = body.key.partition(":")[0]
    slot = {"end": "vote", "back": "rewind"}.get(kind, body.key)
    if body.how == "carried":
        return [Post(Manner.DROP, slot)]
    line = text(to.say(f"vote-{body.how}", what=to.say(f"vote-on-{kind}"), title=to.title))
    return [Post(Manner.AMEND, slot, [line], classic=True), Post(Manner.NEW, None, [line])]


def _table_end(body: kinds.TableEnd, to: Recipient) -> list[Post]:
    closing = [text(to.say("table-ended", title=to.title))]
    past = [Post(Manner.DROP, ASIDE), Post(Manner.PAST, "turn"), Post(Manner.AMEND, "vote", closing, classic=True)]
    return [*past, to.sign(closing, pins=False), Post(Manner.NEW, None, closing)]


def _new_rules(body: kinds.NewRules, to: Recipient) -> list[Post]:
    """A post about a change of the rules and its consequences."""
    line = to.say("new-rules", title=to.title, lost=body.lost)
    return [Post(Manner.NEW, None, [text(line), text(to.tell(body.events, STORY))])]


def _retirement(body: kinds.Retirement, to: Recipient) -> list[Post]:
    part = text(to.say("kept", title=to.title))
    last = to.sign([part], pins=False)
    return [Post(Manner.DROP, ASIDE), Post(Manner.PAST, "turn"), last, Post(Manner.NEW, None, [part])]


def _seat_offer(body: kinds.SeatOffer, to: Recipient) -> list[Post]:
    """A seat on offer, which the invited user can accept or decline."""
    args = to.describe(body)
    take = button(TakeSeat(to.table.id, body.by, "yes").button, to.say("button-offer-yes"), "good")
    slot = f"offer:{body.by}"
    why = "late" if body.away in (None, "late") else "away"
    if body.to in (ANYBODY, FORFEIT):
        key = "offer-all-told" if body.to == FORFEIT else "offer-substitute-told"
        line = to.say(key, **args, why=why)
        return [Post(Manner.REPLACE, slot, [text(line), row(take)], ping=body.ping, classic=True)]
    key = "offer-away" if body.away else "offer-told"
    line = to.say(key, **args, mention=mention(body.to), why=why)
    answers = row(take, button(TakeSeat(to.table.id, body.by, "no").button, to.say("button-offer-no")))
    return [Post(Manner.REPLACE, slot, [text(line), answers], ping=body.ping, classic=True)]


def _offer_end(body: kinds.OfferEnd, to: Recipient) -> list[Post]:
    closing = to.say(f"offer-{body.how}-told", player=body.player)
    return [Post(Manner.AMEND, f"offer:{body.by}", [text(closing)], classic=True)]


def _arrival(body: kinds.Arrival, to: Recipient) -> list[Post]:
    """A note that the table continues in this channel. Temporary messages in the old channel are deleted."""
    parts = [text(to.say("move-told", **to.describe(body))), row(to.open_button("button-panel"))]
    is_game = isinstance(to.table, GameTable)
    new = Post(Manner.NEW, SIGN if is_game else None, parts, ping=body.ping, classic=True, pins=is_game or None)
    pointer = text(to.say("move-gone", title=to.title, channel=channel_link(to.table.record.venue.channel)))
    last = to.sign([pointer], pins=False)
    return [Post(Manner.DROP, ASIDE), Post(Manner.PAST, "turn", [pointer]), last, new]


def _vote_of_all(body: kinds.HostVote | kinds.MoveVote, to: Recipient) -> list[Post]:
    """A vote on a move to another server, or on another host."""
    kind, _, of = body.vote.partition(":")
    what = link_to(*body.to) if isinstance(body, kinds.MoveVote) else body.what
    line = to.say(f"{kind}-asked", **to.describe(body), what=what, missing=body.missing)
    agree = AgreeToMove if isinstance(body, kinds.MoveVote) else NameHost
    parts = [text(line), row(button(agree(to.table.id, int(of)).button, to.say("button-swap-yes"), "good"))]
    return [Post(Manner.NEW if body.ping else Manner.EDIT, body.vote, parts, ping=body.ping, classic=True)]


def _departure(body: kinds.Departure, to: Recipient) -> list[Post]:
    """A note in the old channel that the table has moved to another server."""
    details = text(to.say("move-away", **to.describe(body), link=link_to(*body.to)))
    return [Post(Manner.DROP, care.ACTING), Post(Manner.NEW, None, [details])]


def _handover(body: kinds.Handover, to: Recipient) -> list[Post]:
    args = to.describe(body) | {"player": body.leaving, "mention": mention(body.to)}
    line = to.say("hand-over-told", **args)
    return [Post(Manner.NEW, None, [text(line), row(to.open_button("button-panel"))], ping=body.ping, classic=True)]


# --- to one player ---


def _hand(body: kinds.HandPost, to: Recipient) -> list[Post]:
    user, slot = to.user or 0, f"hand:{to.user}"
    if to.table.record.find_player(user) is None or not isinstance(to.table, GameTable):
        return [Post(Manner.NOTE, slot)]
    return [Post(Manner.EDIT, slot, hand_message(to.table, user, to.words))]


def _question_letter(user: int, to: Recipient) -> list[Post]:
    """The question to a user by direct message; nothing if it is no longer open."""
    slot = f"ask:{user}"
    parts = question_parts(to.table, user, to.words) if isinstance(to.table, Playing) else None
    return [Post(Manner.REPLACE, slot, parts, classic=True) if parts else Post(Manner.NOTE, slot)]


def _whisper(body: kinds.Whisper, to: Recipient) -> list[Post]:
    """Events that only this player and one other know, with the possible answers."""
    user, slot = to.user or 0, f"ask:{to.user}"
    if to.table.record.find_player(user) is None or not isinstance(to.table, Playing):
        return [Post(Manner.NOTE, slot)]
    seats = tuple(to.table.seats_of(user))
    events = [Event(kind, {}, secret, seats, is_hidden=True) for kind, secret in body.events]
    lines: list[str] = [to.say("whisper", title=to.title, channel=channel_link(to.table.record.venue.channel))]
    lines += story(to.table.game, events, seats[0] if seats else None, to.words, STORY)
    return [Post(Manner.REPLACE, slot, panel_letter(to.table, user, to.words, "\n".join(lines)), classic=True)]


def _question_update(body: kinds.QuestionUpdate, to: Recipient) -> list[Post]:
    """A question after an answer. If nothing is open, its message is deleted. Otherwise it shows the current questions,
    as a layout."""
    user, slot = to.user or 0, f"ask:{to.user}"
    questions = to.table.questions_of(user) if isinstance(to.table, Playing) and not body.is_over else []
    if not isinstance(to.table, Playing) or all(question.decision.answered for question in questions):
        return [Post(Manner.DROP, slot)]
    return [Post(Manner.AMEND, slot, panel_parts(to.table, user, to.words))]


def _seat_loss(body: kinds.SeatLoss, to: Recipient) -> list[Post]:
    """Replace the private messages of a player who has lost the seat. They become layouts, because any existing message
    can be changed into one."""
    parts = [text(to.say("hand-given"))]
    return [Post(Manner.AMEND, f"{kind}:{to.user}", parts) for kind in ("hand", "ask")]


def _stranding(body: kinds.Stranding, to: Recipient) -> list[Post]:
    """A note that the bot was removed from the table's server, with the file of what the reader may know of the
    game."""
    record, knowledge = to.table.record, body.knowledge
    server, until = body.server or to.say("stranded-server"), care.moment(body.until)
    line = to.say("stranded", title=to.title, server=server, until=until, known=int(knowledge is not None))
    file = None if knowledge is None else Upload(f"{record.game}-{record.id}-so-far.json", canonical(knowledge), "")
    return [Post(Manner.NEW, None, [text(line), *([attachment()] if file else [])], file=file)]


# --- pieces ---


def _mention(cast: Cast, seat: Seat) -> str:
    """The player of a seat, mentioned if they are a Discord user."""
    user, name = cast[seat]
    return name if user is None else mention(user)


def _look(to: Recipient) -> dict[str, str]:
    """A button that shows the board."""
    return button(LookAtBoard(to.table.id).button, to.say("button-board"))


def _score(body: kinds.StandingBody) -> Score:
    names = {seat: name for seat, (_, name) in body.cast.items()}
    alone = len(set(body.cast.values())) == 1
    return Score(body.score, names, body.nobodys, body.scored, alone=alone)


for renderer in (
    _lobby, _start_posts, _turn, _opening, _opening_call, _continuation, _question, _summary, _game_end, _happening,
    _confer, _room, _replay, _rematch, _vote, _vote_refusal, _vote_end, _table_end, _new_rules, _retirement,
    _seat_offer, _offer_end, _arrival, _vote_of_all, _departure, _handover, _hand, _whisper, _question_update,
    _seat_loss, _stranding,
):  # fmt: skip
    make_posts.register(renderer)
