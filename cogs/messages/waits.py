"""What messages say of time: until when, reminders, who is late, pauses; and of what else a table decides together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cogs.ids import AnswerBack, LookHere, OpenPanel, Unfollow, VotePause
from cogs.messages.manner import ASIDE, SIGN, Manner, Post
from cogs.messages.names import Said, Words, channel_link, mention, words
from cogs.messages.panel import waiting_line
from cogs.messages.parts import Part, button, row, text
from cogs.messages.posts import render
from cogs.messages.speech import game_title, speak
from cogs.messages.stories import Score, public_story
from fronde.core.plain import read_text
from fronde.core.types import Name, Seat, Text
from fronde.host.clocks import Late, Stage
from fronde.host.hours import MINUTE
from fronde.host.storing import Notice
from fronde.host.table import Dealt, Playing, Table
from fronde.host.timing import Times, find_deadlines, owes, timing_of

REMINDER = "remind"
"""The slot of a channel's last reminder; it goes when somebody else is called."""
DIGEST = 12
"""Lines of a digest."""
CALLS = ("turn", "go-on", "question")


def render_timed(notice: Notice, table: Table, times: Times) -> list[Post]:
    """The messages of a notice as they are made, and until when there is time for what they ask."""
    deadlines = find_deadlines(table, times)
    if notice.kind in PRIVATE and notice.to is not None:
        return PRIVATE[notice.kind](notice, table, _words_of(notice, table), deadlines)
    if notice.kind in PUBLIC:
        return PUBLIC[notice.kind](notice.data, table, _words_of(notice, table), deadlines)
    posts = render(notice, table)
    if table.record.timing and notice.to is None and notice.kind in (*CALLS, "over", "ended"):
        posts = [Post(Manner.DROP, REMINDER), *posts]
    if notice.kind in CALLS and posts and posts[-1].parts:
        if table.record.timing:  # reminders follow where there is a clock: who is there need not be pinged
            posts[-1].ping = [user for user in posts[-1].ping if not times.is_here(user, table.id, private=False)]
        seats = [notice.data["seat"]] if "seat" in notice.data else notice.data.get("seats", list(deadlines))
        for post in [post for post in posts if post.slot == SIGN or post is posts[-1]]:
            _add(post, deadline_lines(table, seats, deadlines, _words_of(notice, table)))
    return posts


def _words_of(notice: Notice, table: Table) -> Words:
    """The words of whoever reads a notice."""
    player = table.record.find_player(notice.to or 0)
    locale = table.record.locale if notice.to is None else None if player is None else player.locale
    return words(locale, table.record.game)


def _add(post: Post, lines: Sequence[str]) -> None:
    """Have a message say something behind its first paragraph, as long as it is not past."""
    if lines:
        post.parts.insert(1, text("\n".join(lines)))


def deadline_lines(table: Table, seats: Sequence[Seat], deadlines: Mapping[Seat, int], said: Words) -> list[str]:
    """Until when these seats have time: one line where it is the same for all."""
    timing = timing_of(table)
    if timing is not None and timing.pause.on:
        return [said.say("deadline-paused")]
    if not isinstance(table, Playing):
        return []
    people = {table.player_of(seat).name: deadlines[seat] for seat in seats if seat in deadlines}
    if len({at // MINUTE for at in people.values()}) == 1:
        return [said.say("deadline-turn", at=str(max(people.values())))]
    return [said.say("deadline-each", player=name, at=str(at)) for name, at in people.items()]


def clock_note(table: Table, user: int, times: Times) -> Text | None:
    """What a player has to hear of his time."""
    timing, player = timing_of(table), table.record.find_player(user)
    if timing is None or player is None or not isinstance(table, Playing) or not owes(table, player):
        return None
    if timing.pause.on:
        return Text("note-paused")
    deadlines = find_deadlines(table, times)
    mine = [deadlines[seat] for seat in table.seats_held(player) if seat in deadlines]
    clock = timing.clocks.get(player.token)
    late = clock is not None and clock.wait is not None and clock.wait.stage == Stage.LATE
    return Text("note-clock-late" if late else "note-clock", {"at": str(min(mine))}) if mine else None


# --- the channel ---


def _remind(data: Mapping[str, Any], table: Table, said: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """A reminder; nothing is posted for who has answered meanwhile."""
    told = _reminder(data, table, said, deadlines)
    if not told:
        return [Post(Manner.NOTE, REMINDER)]
    return [Post(Manner.REPLACE, REMINDER, [text(told), _answer(table, said)], ping=data["ping"], classic=True)]


def _reminder(data: Mapping[str, Any], table: Table, said: Words, deadlines: Mapping[Seat, int]) -> str:
    """The words of a reminder; none where nothing is waited for any more, or the table pauses."""
    player = table.record.find_player(data["user"])
    owed = player is not None and isinstance(table, Playing) and owes(table, player)
    at = next((deadlines[seat] for seat in data["seats"] if seat in deadlines), None)
    if at is None or not owed:
        return ""
    told = said.say(f"remind-{'nudge' if data['nudge'] else 'half'}", **_about(data, table, said), at=str(at))
    last = not data["sealed"] and isinstance(table, Playing) and len(table.match.still_asked()) == 1
    out_of_turn = last and isinstance(table, Playing) and table.match.turn.seat not in data["seats"]
    return Said(f"{told} {said.say('remind-last')}") if out_of_turn else told


def _about(data: Mapping[str, Any], table: Table, said: Words) -> dict[str, Any]:
    seats = [Name("seat", seat) for seat in data["seats"]]
    return {"mention": mention(data["user"]), "seats": seats, "title": game_title(said, table.record.game)}


def _late(data: Mapping[str, Any], table: Table, said: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """Somebody is late, and what becomes of it. With what is chosen unseen, nobody learns who."""
    at = max((deadlines[seat] for seat in data["seats"] if seat in deadlines), default=None)
    player = table.record.find_player(data["user"])
    owed = player is not None and isinstance(table, Playing) and owes(table, player)
    if not owed or (at is None and data["late"] != Late.WAIT):
        return [Post(Manner.NOTE, REMINDER)]
    about = {"title": game_title(said, table.record.game)} if data["sealed"] else _about(data, table, said)
    told = said.say(f"late-{'sealed' if data['sealed'] else 'told'}-{data['late']}", **about, at=str(at))
    return [Post(Manner.REPLACE, REMINDER, [text(told), _answer(table, said)], ping=data["ping"], classic=True)]


def _answer(table: Table, said: Words) -> Part:
    return row(button(OpenPanel(table.id).button, said.say("button-answer"), "main"))


def _clock(data: Mapping[str, Any], table: Table, said: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """What became of a clock."""
    what = f"{data['what']}-sealed" if data.get("sealed") else data["what"]
    told: dict[str, Any] = {key: str(data[key]) for key in ("from", "until") if key in data}
    if "seats" in data:
        told["at"] = str(next((deadlines[seat] for seat in data["seats"] if seat in deadlines), 0))
        told |= {"seats": [Name("seat", seat) for seat in data["seats"]]}
    told |= {key: data[key] for key in ("player", "left") if key in data}
    return [Post(Manner.NEW, None, [text(said.say(f"clock-{what}", **told))])]


def _pause(data: Mapping[str, Any], table: Table, said: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """A vote on a pause, or what came of it."""
    asked, stands = data["what"].endswith("-asked"), data["what"].startswith("pause")
    message = data["what"] if asked else "pause-told" if stands else "resume-told"
    told = said.say(
        message,
        title=game_title(said, table.record.game),
        player=data["player"],
        people=[mention(user) for user in data["waiting"]],
        until=int(data["until"] is not None),
        at=str(data["until"]),
        missing=data.get("missing", 0),
    )
    parts = [text(told)]
    if asked:
        word = "pause" if stands else "resume"
        parts.append(row(button(VotePause(table.id, word).button, said.say(f"button-{word}"), "main")))
    manner = Manner.NEW if data["ping"] or not asked else Manner.EDIT
    return [Post(manner, "pause", parts, ping=data["ping"], classic=True, past=[text(told)])]


def _rewind(data: Mapping[str, Any], table: Table, said: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """A vote on going back, or what came of it. Once done, the posts of what is taken back are past."""
    title = game_title(said, table.record.game)
    if data["what"] == "refused":
        return [Post(Manner.AMEND, "rewind", [text(said.say("rewind-refused", player=data["player"]))], classic=True)]
    if data["what"] == "done":
        told = said.say(f"rewind-done-{data['how']}", title=title, player=data["player"], turn=data["turn"])
        return [Post(Manner.DROP, ASIDE), Post(Manner.PAST, "rewind"), Post(Manner.NEW, None, [text(told)])]
    people = [mention(user) for user in data["waiting"]]
    told = said.say("rewind-asked", title=title, people=people, player=data["player"], turn=data["turn"])
    answers = row(
        button(AnswerBack(table.id, "yes").button, said.say("button-rewind-yes"), "bad"),
        button(AnswerBack(table.id, "no").button, said.say("button-rewind-no")),
    )
    manner = Manner.NEW if data["ping"] else Manner.EDIT
    return [Post(manner, "rewind", [text(told), answers], ping=data["ping"], classic=True, past=[text(told)])]


Renderer = Callable[[Mapping[str, Any], Table, Words, Mapping[Seat, int]], list[Post]]
PUBLIC: Mapping[str, Renderer] = {"remind": _remind, "late": _late, "clock": _clock, "pause": _pause, "rewind": _rewind}


# --- to one player ---


def _remind_directly(notice: Notice, table: Table, said: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    slot = f"{REMINDER}:{notice.to}"
    told = _reminder(notice.data, table, said, deadlines)
    if not told:
        return [Post(Manner.NOTE, slot)]
    channel = said.say("remind-channel", channel=channel_link(table.record.channel))
    lines = "\n".join([told, channel, *_others(notice, said)])
    return [Post(Manner.REPLACE, slot, [text(lines), _answer(table, said)], classic=True)]


def _others(notice: Notice, said: Words) -> list[str]:
    """How many other tables wait for the same person: one message for all of them."""
    count = notice.data.get("others", 0)
    return [said.say("others-waiting", count=count)] if count else []


def _call(notice: Notice, table: Table, said: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """That it is somebody's turn; nothing is posted where it is no more."""
    slot, seats = f"call:{notice.to}", notice.data["seats"]
    if not isinstance(table, Playing) or not set(seats) <= set(table.match.waiting_for()):
        return [Post(Manner.NOTE, slot)]
    named, title = [Name("seat", seat) for seat in seats], game_title(said, table.record.game)
    told = said.say("call-direct", seats=named, title=title, channel=channel_link(table.record.channel))
    lines = [*deadline_lines(table, seats, deadlines, said), *_others(notice, said)]
    opening = row(button(OpenPanel(table.id).button, said.say("button-turn"), "main"))
    return [Post(Manner.REPLACE, slot, [text("\n".join([told, *lines])), opening], classic=True)]


def _obeyed(notice: Notice, table: Table, said: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """What a standing order has answered, or that it could not, told to its owner."""
    data, able = notice.data, notice.kind == "obeyed"
    told = said.say(
        notice.kind,
        title=game_title(said, table.record.game),
        channel=channel_link(table.record.channel),
        seat=Name("seat", data["seat"]),
        name=said.say(f"order-{data['key']}"),
        labels=[speak(said, read_text(label)) for label in data.get("labels", ())],
    )
    return [Post(Manner.NEW, None, [text(told), *([] if able else [_answer(table, said)])], classic=True)]


def _digest(notice: Notice, table: Table, said: Words, deadlines: Mapping[Seat, int]) -> list[Post]:
    """What happened at a table somebody follows, as everybody may know it."""
    if not isinstance(table, Dealt):
        return []
    said = words(notice.data["locale"], table.record.game)
    title, channel = game_title(said, table.record.game), channel_link(table.record.channel)
    told = public_story(table.game, notice.data["told"], said, DIGEST)
    heading = said.say("digest-over" if table.match.over else "digest", title=title, channel=channel)
    waiting = [] if table.match.over else [text(waiting_line(table, said))]
    parts = [text(heading), text(told), text(Score.of(table).line(said)), *waiting]
    looks = row(
        button(LookHere(table.id).button, said.say("button-board")),
        button(Unfollow(table.id).button, said.say("button-unfollow")),
    )
    return [Post(Manner.REPLACE, f"digest:{notice.to}", [*parts, looks], classic=True)]


PRIVATE: Mapping[str, Callable[[Notice, Table, Words, Mapping[Seat, int]], list[Post]]] = {
    "remind": _remind_directly, "call": _call, "digest": _digest, "obeyed": _obeyed, "unable": _obeyed,
}  # fmt: skip
