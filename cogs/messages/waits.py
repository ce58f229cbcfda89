"""What messages say of time: until when, reminders, who is late, pauses; and of what else a table decides together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cogs.ids import AnswerBack, LookBack, LookHere, OpenPanel, Unfollow, VotePause
from cogs.messages.modes import ASIDE, CALL, Manner, Post, TimeNote
from cogs.messages.names import Markup, Words, channel_link, mention, words
from cogs.messages.panel import waiting_line
from cogs.messages.parts import Part, button, row, rows, text
from cogs.messages.posts import render, words_of
from cogs.messages.prompts import MOST_ASKED, asked_line, open_lines
from cogs.messages.speech import clip, describe, game_title, speak
from cogs.messages.stories import LINE, STORY, Score, public_story
from fronde.core.plain import read_text
from fronde.core.types import Name, Seat
from fronde.host.clocks import Late
from fronde.host.deals import write_open_questions
from fronde.host.hours import MINUTE
from fronde.host.reader import Reader
from fronde.host.store import CALLS, Message, Notice
from fronde.host.table import GameTable, Playing, Table
from fronde.host.timing import Times, find_deadlines, is_sealed, owes, timing_of

REMINDER = "remind"
"""The slot of a channel's last reminder; it goes when somebody else is called."""
DIGEST, MOST_CALLED = 12, 9
"""Lines of a digest, tables that one message names beside the one it is about, and questions of that."""
HANDED_OVER = "handed-over"


def render_timed(
    notice: Notice, table: Table, times: Times, messages: Mapping[str, Message] | None = None
) -> list[Post]:
    """The messages of a notice, with the deadline of what they ask. `messages`: those that stand now, by slot."""
    deadlines, words = find_deadlines(table, times), words_of(notice, table)
    if notice.kind == "deadlines":
        renewed = (_renew(slot, message, table, deadlines, words) for slot, message in (messages or {}).items())
        return [post for post in renewed if post is not None]
    if notice.kind in PRIVATE and notice.to is not None:
        posts = PRIVATE[notice.kind](notice, table, words, deadlines)
    elif notice.kind in PUBLIC:
        posts = PUBLIC[notice.kind](notice.data, table, words, deadlines)
    else:
        posts = _add_deadlines(notice, render(notice, table), table, words, deadlines)
    if posts and (at := notice.data.get("lapses")):
        posts[-1].parts.insert(1, text(words.say("vote-lapses", at=str(at))))
    return [replace(post, silent=bool(notice.data.get("silent"))) for post in posts]


def _add_deadlines(
    notice: Notice, posts: list[Post], table: Table, words: Words, deadlines: Mapping[Seat, int]
) -> list[Post]:
    """The posts of a notice, with until when there is time for what they ask; the reminder before them goes."""
    if notice.to is None and notice.kind in (*CALLS, HANDED_OVER, "over", "ended"):
        posts = [Post(Manner.DROP, REMINDER), *posts]
    if notice.kind in (*CALLS, HANDED_OVER) and posts and posts[-1].parts:
        if notice.kind in CALLS:
            posts[-1].ping = _still_called(notice, table, posts[-1].ping)
        seats = [notice.data["seat"]] if "seat" in notice.data else notice.data.get("seats", list(deadlines))
        lines = deadline_lines(table, seats, deadlines, words)
        if lines:
            behind = 2 if notice.to is None and notice.data.get("asked") else 1
            posts[-1].parts.insert(behind, text("\n".join(lines)))
            posts[-1].timed = TimeNote(seats, "\n".join(lines))
    return posts


def _renew(slot: str, message: Message, table: Table, deadlines: Mapping[Seat, int], words: Words) -> Post | None:
    """A message that says until when there is time, with the time there is now; None where it says so already, or
    nothing of it."""
    if message.timed is None:
        return None
    content, seats, before = message.timed
    if before.isdecimal():
        until = str(next((deadlines[seat] for seat in seats if seat in deadlines), before))
    else:
        until = "\n".join(deadline_lines(table, seats, deadlines, words)) or before
    if until == before:
        return None
    return Post(Manner.SAY, slot, [text(content.replace(before, until))], classic=True, timed=TimeNote(seats, until))


def _still_called(notice: Notice, table: Table, users: Sequence[int]) -> Sequence[int]:
    """Those for whom it waits still: who has answered meanwhile, or had it answered by an order, need not be pinged. Of
    what is chosen unseen nobody may learn who has."""
    if not isinstance(table, Playing) or is_sealed(table):
        return users
    if notice.data.get("turn", list(table.match.turn)) != list(table.match.turn):
        return []
    pending = {player.user for player in table.people(table.match.pending_seats())}
    return [user for user in users if user in pending]


def deadline_lines(table: Table, seats: Sequence[Seat], deadlines: Mapping[Seat, int], words: Words) -> list[str]:
    """Until when these seats have time: one line where it is the same for all."""
    timing = timing_of(table)
    if timing is not None and timing.pause.on:
        return [words.say("deadline-paused")]
    if not isinstance(table, Playing):
        return []
    people = {table.player_of(seat).name: deadlines[seat] for seat in seats if seat in deadlines}
    if len({at // MINUTE for at in people.values()}) == 1:
        return [words.say("deadline-turn", at=str(max(people.values())))]
    return [words.say("deadline-each", player=name, at=str(at)) for name, at in people.items()]


# --- the channel ---


def _remind(data: Mapping[str, Any], table: Table, words: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """A reminder; nothing is posted for who has answered meanwhile."""
    text = _reminder(data, table, words, deadlines)
    if not text:
        return [Post(Manner.NOTE, REMINDER)]
    return _aside(text, data, table, words, deadlines)


def _aside(line: str, data: Mapping[str, Any], table: Table, words: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """A reminder, in the place of the last. What asked before loses its button to it, which serves everybody who is
    asked, or goes if nobody else is asked."""
    answer, questions, removals = row(_answer(table, data["seats"], words)), list[str](), list[Post]()
    if isinstance(table, Playing) and not data["sealed"]:
        questions = open_lines(write_open_questions(table.match, data["seats"]), words)
    if isinstance(table, Playing):
        is_alone = table.match.waiting_for() == data["seats"]
        removals = [Post(Manner.DROP, ASIDE) if is_alone else Post(Manner.STRIP, ASIDE, [answer])]
        if table.match.turn.seat in (None, *data["seats"]):
            removals.append(Post(Manner.STRIP, "turn", [answer]))
    parts = [text("\n".join([line, *questions])), answer]
    post = Post(Manner.REPLACE, REMINDER, parts, ping=data["ping"], classic=True)
    at = _find_deadline(data, deadlines)
    post.timed = None if at is None else TimeNote(data["seats"], str(at))
    return [*removals, post]


def _reminder(data: Mapping[str, Any], table: Table, words: Words, deadlines: Mapping[Seat, int]) -> str:
    """The words of a reminder; none if no answer is missing any more, or the table pauses."""
    player = table.record.find_player(data["user"])
    owed = player is not None and isinstance(table, Playing) and owes(table, player)
    at = _find_deadline(data, deadlines)
    what = data.get("what") or ("nudge" if data["nudge"] else "half")
    if not owed or (at is None and what != "call"):
        return ""
    args = describe(data, table, words) | {"mention": mention(data["user"]), "timed": int(at is not None)}
    text = words.say(f"remind-{what}", **args, at=str(at), turn=int(_is_turn(table, data["seats"])))
    last = not data["sealed"] and isinstance(table, Playing) and len(table.match.pending_seats()) == 1
    out_of_turn = last and isinstance(table, Playing) and table.match.turn.seat not in data["seats"]
    return Markup(f"{text} {words.say('remind-last')}") if out_of_turn else text


def _find_deadline(data: Mapping[str, Any], deadlines: Mapping[Seat, int]) -> int | None:
    """Until when the seats of a notice have time."""
    return next((deadlines[seat] for seat in data.get("seats", ()) if seat in deadlines), None)


def _is_turn(table: Table, seats: Sequence[Seat]) -> bool:
    """Whether what these seats are asked is called their turn, in a reminder as in the post that called them."""
    if not isinstance(table, Playing) or len(seats) != 1 or table.match.waiting_for() != seats:
        return False
    return table.match.turn.seat in (None, *seats)


def _late(data: Mapping[str, Any], table: Table, words: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """Somebody is late, and what becomes of it. With what is chosen unseen, nobody learns who."""
    at = _find_deadline(data, deadlines)
    player = table.record.find_player(data["user"])
    owed = player is not None and isinstance(table, Playing) and owes(table, player)
    if not owed or (at is None and data["late"] != Late.WAIT):
        return [Post(Manner.NOTE, REMINDER)]
    args = describe(data, table, words) | {"mention": mention(data["user"]), "at": str(at)}
    text = words.say(f"late-{'sealed' if data['sealed'] else 'told'}-{data['late']}", **args)
    return _aside(text, data, table, words, deadlines)


def _answer(table: Table, seats: Sequence[Seat], words: Words) -> dict[str, str]:
    """The button of what these seats are asked, as the post that called them has it."""
    label = words.say("button-turn" if _is_turn(table, seats) else "button-answer")
    return button(OpenPanel(table.id).button, label, "main")


def _clock(data: Mapping[str, Any], table: Table, words: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """What became of a clock."""
    what = f"{data['what']}-sealed" if data.get("sealed") else data["what"]
    args = describe(data, table, words) | {key: str(data[key]) for key in ("from", "until") if key in data}
    at, extensions = str(_find_deadline(data, deadlines) or 0), data.get("left", 0)
    return [Post(Manner.NEW, None, [text(words.say(f"clock-{what}", **args, at=at, left=extensions))])]


def _pause(data: Mapping[str, Any], table: Table, words: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """A vote on a pause, or its result."""
    is_vote, stands = data["what"].endswith("-asked"), data["what"].startswith("pause")
    message = data["what"] if is_vote else "pause-told" if stands else "resume-told"
    timed = {"until": int(data["until"] is not None), "at": str(data["until"])}
    line = words.say(message, **describe(data, table, words), **timed, missing=data.get("missing", 0))
    parts = [text(line)]
    if is_vote:
        word = "pause" if stands else "resume"
        parts.append(row(button(VotePause(table.id, word).button, words.say(f"button-{word}"), "main")))
    manner = Manner.NEW if data["ping"] or not is_vote else Manner.EDIT
    return [Post(manner, "pause", parts, ping=data["ping"], classic=True, past=[text(line)])]


def _rewind(data: Mapping[str, Any], table: Table, words: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """A vote on going back, or its result. Once it is done, the posts of what was taken back are past."""
    args = describe(data, table, words)
    if data["what"] == "refused":
        return [Post(Manner.AMEND, "rewind", [text(words.say("rewind-refused", player=data["player"]))], classic=True)]
    if data["what"] == "done":
        line = words.say(f"rewind-done-{data['how']}", **args, turn=data["turn"])
        cleanup = [Post(Manner.DROP, ASIDE), Post(Manner.PAST, "rewind"), Post(Manner.PAST, "opening")]
        return [*cleanup, Post(Manner.NEW, None, [text(line)])]
    line = words.say("rewind-asked", **args, turn=data["turn"])
    lost = public_story(table.game, data.get("told", ()), words, STORY)
    call = [text("\n".join([line, *([words.say("rewind-gone"), lost] if lost else [])]))]
    answers = row(
        button(LookBack(table.id).button, words.say("button-rewind-look"), "main"),
        button(AnswerBack(table.id, "yes", data["after"]).button, words.say("button-rewind-yes"), "bad"),
        button(AnswerBack(table.id, "no", data["after"]).button, words.say("button-rewind-no")),
    )
    manner = Manner.NEW if data["ping"] else Manner.EDIT
    return [Post(manner, "rewind", [*call, answers], ping=data["ping"], classic=True, past=call)]


Renderer = Callable[[Mapping[str, Any], Table, Words, Mapping[Seat, int]], list[Post]]
PUBLIC: Mapping[str, Renderer] = {"remind": _remind, "late": _late, "clock": _clock, "pause": _pause, "rewind": _rewind}


# --- to one player ---


def _remind_directly(notice: Notice, table: Table, words: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    text = _reminder(notice.data, table, words, deadlines)
    if not text:
        return [Post(Manner.NOTE, CALL)]
    channel = words.say("remind-channel", channel=channel_link(table.record.venue.channel))
    opening = _answer(table, notice.data["seats"], words)
    questions = _asked_lines(table, notice.data["seats"], words) if isinstance(table, Playing) else []
    return [Post(Manner.REPLACE, CALL, _with_others(notice, [text, *questions, channel], opening, words), classic=True)]


def _asked_lines(table: Playing, seats: Sequence[Seat], words: Words) -> list[str]:
    """What these seats are asked, and how big a question it is, for whoever runs them alone."""
    decisions = [decision for seat in seats for decision in table.match.decisions_of(seat) if decision.required]
    prompt = Reader(table).prompt
    return [asked_line(prompt(one), len(one.options), words) for one in decisions[:MOST_ASKED]]


def _call(notice: Notice, table: Table, words: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """That it is somebody's turn; nothing is posted where it is no more."""
    seats = notice.data["seats"]
    if not isinstance(table, Playing) or not set(seats) <= set(table.match.waiting_for()):
        return [Post(Manner.NOTE, CALL)]
    names, title = [Name("seat", seat) for seat in seats], game_title(words, table.record.game)
    text = words.say("call-direct", seats=names, title=title, channel=channel_link(table.record.venue.channel))
    lines = [text, *_asked_lines(table, seats, words), *deadline_lines(table, seats, deadlines, words)]
    opening = button(OpenPanel(table.id).button, words.say("button-turn"), "main")
    return [Post(Manner.REPLACE, CALL, _with_others(notice, lines, opening, words), classic=True)]


def _calls(notice: Notice, table: Table, words: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """The message that tells which tables wait, as it is now; it goes where none does."""
    if not notice.data["tables"]:
        return [Post(Manner.DROP, CALL)]
    return [Post(Manner.AMEND, CALL, _with_others(notice, [], None, words), classic=True)]


def _with_others(notice: Notice, lines: Sequence[str], opening: dict[str, str] | None, words: Words) -> list[Part]:
    """What one table says, and every other table that waits for the same person, once each: one message tells all."""
    others = [waiting for waiting in notice.data["tables"] if opening is None or waiting["table"] != notice.table]
    heading = [words.say("calls-more" if opening else "calls")] if others else []
    texts = [_waiting_line(number, waiting, words) for number, waiting in enumerate(others[:MOST_CALLED], 1)]
    more = [words.say("list-more", count=len(others) - MOST_CALLED)] if len(others) > MOST_CALLED else []
    ways = [_way(number, waiting, words) for number, waiting in enumerate(others[:MOST_CALLED], 1)]
    return [text("\n".join([*lines, *heading, *texts, *more])), *rows([*([opening] if opening else []), *ways])]


def _waiting_line(number: int, waiting: Mapping[str, Any], reader_words: Words) -> str:
    own, at = words(reader_words.locale, waiting["game"]), waiting["at"]
    seats, channel = [Name("seat", seat) for seat in waiting["seats"]], channel_link(waiting["channel"])
    title = _title_of(waiting, reader_words)
    timed, until = int(at is not None), str(at)
    prompt, count = waiting["asked"]
    text = own.say("call-asked", prompt=Markup(clip(speak(own, prompt), LINE)), count=count)
    where = {"title": title, "channel": channel, "timed": timed, "at": until}
    return own.say("calls-line", number=number, seats=seats, asked=text, **where)


def _way(number: int, waiting: Mapping[str, Any], words: Words) -> dict[str, str]:
    label = words.say("button-table", number=number, title=_title_of(waiting, words))
    return button(OpenPanel(waiting["table"]).button, label)


def _title_of(waiting: Mapping[str, Any], reader_words: Words) -> Markup:
    return game_title(words(reader_words.locale, waiting["game"]), waiting["game"])


def _obeyed(notice: Notice, table: Table, words: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """What a standing order has answered, or that it could not, told to its owner."""
    data, able = notice.data, notice.kind == "obeyed"
    line = words.say(
        notice.kind,
        title=game_title(words, table.record.game),
        channel=channel_link(table.record.venue.channel),
        seat=Name("seat", data["seat"]),
        name=words.say(f"order-{data['key']}"),
        labels=[speak(words, read_text(label)) for label in data.get("labels", ())],
    )
    way = [] if able else [row(_answer(table, [data["seat"]], words))]
    return [Post(Manner.NEW, None, [text(line), *way], classic=True)]


def _digest(notice: Notice, table: Table, reader_words: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """What happened at a table somebody follows, as everybody may know it."""
    if not isinstance(table, GameTable):
        return []
    reader_words = words(notice.data["locale"], table.record.game)
    title, channel = game_title(reader_words, table.record.game), channel_link(table.record.venue.channel)
    line = public_story(table.game, notice.data["told"], reader_words, DIGEST)
    heading = reader_words.say("digest-over" if table.match.over else "digest", title=title, channel=channel)
    waiting = [] if table.match.over else [text(waiting_line(table, reader_words))]
    parts = [text(heading), text(line), text(Score.of(table).line(reader_words)), *waiting]
    looks = row(
        button(LookHere(table.id).button, reader_words.say("button-board")),
        button(Unfollow(table.id).button, reader_words.say("button-unfollow")),
    )
    return [Post(Manner.REPLACE, f"digest:{notice.to}", [*parts, looks], classic=True)]


PRIVATE: Mapping[str, Callable[[Notice, Table, Words, Mapping[Seat, int]], list[Post]]] = {
    "remind": _remind_directly, "call": _call, "calls": _calls, "digest": _digest, "obeyed": _obeyed, "unable": _obeyed,
}  # fmt: skip
