"""Messages about time: deadlines, reminders, lateness, pauses; and the other votes of a table."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ids import AnswerBack, LookBack, LookHere, OpenPanel, Unfollow, VotePause
from cogs.messages.modes import ASIDE, CALL, Manner, Post, TimeNote
from cogs.messages.names import Markup, Words, channel_link, mention, words
from cogs.messages.panel import waiting_line
from cogs.messages.parts import Part, button, row, rows, text
from cogs.messages.recipients import Recipient, WaitingTable, make_posts
from cogs.messages.speech import clip, game_title, speak
from cogs.messages.stories import LINE, STORY, Score
from fronde.core.types import Name, Seat, Text
from fronde.host.deals import find_public_questions
from fronde.host.notices import kinds
from fronde.host.notices.kinds import PublicQuestion
from fronde.host.reader import Reader
from fronde.host.store import Message
from fronde.host.table import GameTable, Playing, Table
from fronde.host.timekeeping.clocks import Late
from fronde.host.timekeeping.hours import MINUTE
from fronde.host.timekeeping.timing import is_sealed, owes, timing_of

REMINDER = "remind"
"""The slot of a channel's last reminder. The reminder is deleted when another player is called."""
DIGEST, MOST_CALLED, MOST_ASKED = 12, 9, 3
"""Maximum lines of a digest, other tables in one message, and questions of the message's own table."""


def add_questions(body: kinds.QuestionBody, post: Post, to: Recipient) -> None:
    """Add its questions and their deadlines to a post."""
    if isinstance(body, kinds.CallBody):
        post.ping = _pending_users(body, to.table, post.ping)
    seats = body.asked_seats or list(to.deadlines)
    lines = _deadline_lines(seats, to)
    if lines:
        post.parts.insert(1, text("\n".join(lines)))
        post.time = TimeNote(seats, "\n".join(lines))
    if body.questions:
        post.parts.insert(1, text("\n".join(_open_lines(body.questions, to.words))))


def _pending_users(call: kinds.CallBody, table: Table, users: Sequence[int]) -> Sequence[int]:
    """The users whose answer is still missing. Users who have answered meanwhile, or whose order has, need no ping.
    With sealed answers nobody may learn who has answered, so all of them stay."""
    if not isinstance(table, Playing) or is_sealed(table):
        return users
    if call.turn not in (None, table.match.turn):
        return []
    pending = {player.user for player in table.people(table.match.pending_seats())}
    return [user for user in users if user in pending]


def _deadline_lines(seats: Sequence[Seat], to: Recipient) -> list[str]:
    """The deadlines of these seats: one line if all are the same."""
    timing, table = timing_of(to.table), to.table
    if timing is not None and timing.pause.on:
        return [to.say("deadline-paused")]
    if not isinstance(table, Playing):
        return []
    people = {table.player_of(seat).name: to.deadlines[seat] for seat in seats if seat in to.deadlines}
    if len({at // MINUTE for at in people.values()}) == 1:
        return [to.say("deadline-turn", at=str(max(people.values())))]
    return [to.say("deadline-each", player=name, at=str(at)) for name, at in people.items()]


def _renew_all(body: kinds.DeadlineUpdate, to: Recipient) -> list[Post]:
    """All messages that state a deadline, updated."""
    posts = (_renew(slot, message, to) for slot, message in to.messages.items())
    return [post for post in posts if post is not None]


def _renew(slot: str, message: Message, to: Recipient) -> Post | None:
    """A message with the current deadline; None if it already states it, or states none."""
    if message.timed is None:
        return None
    content, seats, before = message.timed
    if before.isdecimal():
        until = str(next((to.deadlines[seat] for seat in seats if seat in to.deadlines), before))
    else:
        until = "\n".join(_deadline_lines(seats, to)) or before
    if until == before:
        return None
    return Post(Manner.SAY, slot, [text(content.replace(before, until))], classic=True, time=TimeNote(seats, until))


# --- questions ---


def _asked_line(prompt: Text, count: int, words: Words) -> Markup:
    """A question with the number of its choices, unless that is 0."""
    return words.say("call-asked", prompt=Markup(clip(speak(words, prompt), LINE)), count=count)


def _open_lines(questions: Sequence[PublicQuestion], words: Words) -> list[str]:
    """The questions, one per line; with names if the seats are asked different ones."""
    seats_by_line: dict[str, list[Name]] = {}
    for seat, prompt, count in questions:
        seats_by_line.setdefault(_asked_line(prompt, count, words), []).append(Name("seat", seat))
    if len({tuple(seats) for seats in seats_by_line.values()}) == 1:
        return list(seats_by_line)[:MOST_ASKED]
    lines = [words.say("call-asked-of", seats=seats, asked=Markup(line)) for line, seats in seats_by_line.items()]
    return list(lines[:MOST_ASKED])


# --- reminders ---


def _remind(body: kinds.Reminder, to: Recipient) -> list[Post]:
    """A reminder; nothing for players who have answered meanwhile."""
    line = _reminder(body, to)
    if not line:
        return [Post(Manner.NOTE, REMINDER if to.user is None else CALL)]
    if to.user is None:
        return _replace_reminder(line, body, to)
    channel = to.say("remind-channel", channel=channel_link(to.table.record.venue.channel))
    lines = [line, *_asked_lines(body.seats, to), channel]
    return [Post(Manner.REPLACE, CALL, _list_tables(lines, _answer(body.seats, to), to), classic=True)]


def _replace_reminder(line: str, body: kinds.Reminder | kinds.LateNote, to: Recipient) -> list[Post]:
    """A reminder in place of the last one. The earlier message loses its button, because the reminder has one for
    everyone who is asked; it is deleted if nobody else is asked."""
    answer, questions, removals, table = row(_answer(body.seats, to)), list[str](), list[Post](), to.table
    if isinstance(table, Playing) and not body.sealed:
        questions = _open_lines(find_public_questions(table.match, body.seats), to.words)
    if isinstance(table, Playing):
        is_alone = table.match.waiting_for() == body.seats
        removals = [Post(Manner.DROP, ASIDE) if is_alone else Post(Manner.STRIP, ASIDE, [answer])]
        if table.match.turn.seat in (None, *body.seats):
            removals.append(Post(Manner.STRIP, "turn", [answer]))
    parts = [text("\n".join([line, *questions])), answer]
    post = Post(Manner.REPLACE, REMINDER, parts, ping=body.ping, classic=True)
    at = to.find_deadline(body.seats)
    post.time = None if at is None else TimeNote(body.seats, str(at))
    return [*removals, post]


def _reminder(body: kinds.Reminder, to: Recipient) -> str:
    """The text of a reminder; empty if no answer is missing, or the table is paused."""
    at, table = to.find_deadline(body.seats), to.table
    what = body.what or ("nudge" if body.nudge else "half")
    if not _owes(body.user, table) or (at is None and what != "call"):
        return ""
    args = to.describe(body) | {"mention": mention(body.user), "timed": int(at is not None)}
    text = to.say(f"remind-{what}", **args, at=str(at), turn=int(_is_turn(table, body.seats)))
    last = not body.sealed and isinstance(table, Playing) and len(table.match.pending_seats()) == 1
    out_of_turn = last and isinstance(table, Playing) and table.match.turn.seat not in body.seats
    return Markup(f"{text} {to.say('remind-last')}") if out_of_turn else text


def _owes(user: int, table: Table) -> bool:
    """Whether the game still waits for a user."""
    player = table.record.find_player(user)
    return player is not None and isinstance(table, Playing) and owes(table, player)


def _is_turn(table: Table, seats: Sequence[Seat]) -> bool:
    """Whether the question to these seats is called their turn, in a reminder as in the post that called them."""
    if not isinstance(table, Playing) or len(seats) != 1 or table.match.waiting_for() != seats:
        return False
    return table.match.turn.seat in (None, *seats)


def _late(body: kinds.LateNote, to: Recipient) -> list[Post]:
    """A note that a player is late, and what happens next. With sealed answers it does not name the player."""
    at = to.find_deadline(body.seats)
    if not _owes(body.user, to.table) or (at is None and body.late != Late.WAIT):
        return [Post(Manner.NOTE, REMINDER)]
    args = to.describe(body) | {"mention": mention(body.user), "at": str(at)}
    return _replace_reminder(to.say(f"late-{'sealed' if body.sealed else 'told'}-{body.late}", **args), body, to)


def _answer(seats: Sequence[Seat], to: Recipient) -> dict[str, str]:
    """The button with which these seats answer, as in the post that called them."""
    return to.open_button("button-turn" if _is_turn(to.table, seats) else "button-answer")


# --- clocks and votes ---


def _clock(body: kinds.ClockNote, to: Recipient) -> list[Post]:
    """A note about a table's clocks."""
    what = f"{body.what}-sealed" if body.sealed else body.what
    args = to.describe(body) | {"from": str(body.begin), "until": str(body.until)}
    at = str(to.find_deadline(body.seats) or 0)
    return [Post(Manner.NEW, None, [text(to.say(f"clock-{what}", **args, at=at, left=body.extensions))])]


def _pause(body: kinds.PauseVote, to: Recipient) -> list[Post]:
    """A vote on a pause, or its result."""
    is_vote, stands = body.what.endswith("-asked"), body.what.startswith("pause")
    message = body.what if is_vote else "pause-told" if stands else "resume-told"
    time = {"until": int(body.until is not None), "at": str(body.until)}
    line = to.say(message, **to.describe(body), **time, missing=body.missing)
    parts = [text(line)]
    if is_vote:
        word = "pause" if stands else "resume"
        parts.append(row(button(VotePause(to.table.id, word).button, to.say(f"button-{word}"), "main")))
    manner = Manner.NEW if body.ping or not is_vote else Manner.EDIT
    return [Post(manner, "pause", parts, ping=body.ping, classic=True, past=[text(line)])]


def _rewind(body: kinds.RewindVote, to: Recipient) -> list[Post]:
    """A vote on going back, or its result. After the rewind, the posts of the undone actions are marked as past."""
    args = to.describe(body)
    if body.what == "refused":
        return [Post(Manner.AMEND, "rewind", [text(to.say("rewind-refused", player=body.player))], classic=True)]
    if body.what == "done":
        line = to.say(f"rewind-done-{body.how}", **args, turn=body.turn)
        cleanup = [Post(Manner.DROP, ASIDE), Post(Manner.PAST, "rewind"), Post(Manner.PAST, "opening")]
        return [*cleanup, Post(Manner.NEW, None, [text(line)])]
    line = to.say("rewind-asked", **args, turn=body.turn)
    loss = to.tell(body.events, STORY)
    call = [text("\n".join([line, *([to.say("rewind-gone"), loss] if loss else [])]))]
    answers = row(
        button(LookBack(to.table.id).button, to.say("button-rewind-look"), "main"),
        button(AnswerBack(to.table.id, "yes", body.after).button, to.say("button-rewind-yes"), "bad"),
        button(AnswerBack(to.table.id, "no", body.after).button, to.say("button-rewind-no")),
    )
    manner = Manner.NEW if body.ping else Manner.EDIT
    return [Post(manner, "rewind", [*call, answers], ping=body.ping, classic=True, past=call)]


# --- to one player ---


def _asked_lines(seats: Sequence[Seat], to: Recipient) -> list[str]:
    """The questions of these seats with the number of their choices, for a player's direct message."""
    if not isinstance(table := to.table, Playing):
        return []
    decisions = [decision for seat in seats for decision in table.match.decisions_of(seat) if decision.required]
    prompt = Reader(table).prompt
    return [_asked_line(prompt(one), len(one.options), to.words) for one in decisions[:MOST_ASKED]]


def _turn_letter(body: kinds.TurnLetter, to: Recipient) -> list[Post]:
    """The message to a player that it is their turn; nothing if that has passed."""
    if not isinstance(to.table, Playing) or not set(body.seats) <= set(to.table.match.waiting_for()):
        return [Post(Manner.NOTE, CALL)]
    text = to.say("call-direct", **to.describe(body), channel=channel_link(to.table.record.venue.channel))
    lines = [text, *_asked_lines(body.seats, to), *_deadline_lines(body.seats, to)]
    return [Post(Manner.REPLACE, CALL, _list_tables(lines, to.open_button("button-turn"), to), classic=True)]


def _waiting_list(body: kinds.WaitingList, to: Recipient) -> list[Post]:
    """The updated list of waiting tables; deleted if none waits."""
    if not to.waiting:
        return [Post(Manner.DROP, CALL)]
    return [Post(Manner.AMEND, CALL, _list_tables([], None, to), classic=True)]


def _list_tables(lines: Sequence[str], opening: dict[str, str] | None, to: Recipient) -> list[Part]:
    """The text about one table, with every other table that waits for the same person, once each, in one message."""
    others = [waiting for waiting in to.waiting if opening is None or waiting.table != to.table.id]
    heading = [to.say("calls-more" if opening else "calls")] if others else []
    texts = [_waiting_line(number, waiting, to.words) for number, waiting in enumerate(others[:MOST_CALLED], 1)]
    more = [to.say("list-more", count=len(others) - MOST_CALLED)] if len(others) > MOST_CALLED else []
    ways = [_way(number, waiting, to) for number, waiting in enumerate(others[:MOST_CALLED], 1)]
    return [text("\n".join([*lines, *heading, *texts, *more])), *rows([*([opening] if opening else []), *ways])]


def _waiting_line(number: int, waiting: WaitingTable, reader_words: Words) -> str:
    own = words(reader_words.locale, waiting.game)
    seats, channel = [Name("seat", seat) for seat in waiting.seats], channel_link(waiting.channel)
    text = _asked_line(waiting.prompt, waiting.option_count, own)
    time = {"timed": int(waiting.until is not None), "at": str(waiting.until)}
    where = {"title": game_title(reader_words, waiting.game), "channel": channel, **time}
    return own.say("calls-line", number=number, seats=seats, asked=text, **where)


def _way(number: int, waiting: WaitingTable, to: Recipient) -> dict[str, str]:
    label = to.say("button-table", number=number, title=game_title(to.words, waiting.game))
    return button(OpenPanel(waiting.table).button, label)


def _order_result(body: kinds.OrderResult, to: Recipient) -> list[Post]:
    """A note to the owner of a standing order: its answer, or that it could not answer."""
    labels, channel = [speak(to.words, label) for label in body.labels], channel_link(to.table.record.venue.channel)
    about = {"title": to.title, "channel": channel, "seat": Name("seat", body.seat), "labels": labels}
    line = to.say(body.kind, **about, name=to.say(f"order-{body.key}"))
    way = [row(_answer([body.seat], to))] if isinstance(body, kinds.OrderFailure) else []
    return [Post(Manner.NEW, None, [text(line), *way], classic=True)]


def _digest(body: kinds.Digest, to: Recipient) -> list[Post]:
    """A summary of what happened at a table that a person follows, as everyone may know it."""
    if not isinstance(table := to.table, GameTable):
        return []
    is_over, channel = table.match.over, channel_link(table.record.venue.channel)
    heading = to.say("digest-over" if is_over else "digest", title=to.title, channel=channel)
    waiting = [] if is_over else [text(waiting_line(table, to.words))]
    parts = [text(heading), text(to.tell(body.events, DIGEST)), text(Score.of(table).line(to.words)), *waiting]
    looks = row(
        button(LookHere(to.table.id).button, to.say("button-board")),
        button(Unfollow(to.table.id).button, to.say("button-unfollow")),
    )
    return [Post(Manner.REPLACE, f"digest:{to.user}", [*parts, looks], classic=True)]


for renderer in (
    _renew_all, _remind, _late, _clock, _pause, _rewind, _turn_letter, _waiting_list, _order_result, _digest,
):  # fmt: skip
    make_posts.register(renderer)
