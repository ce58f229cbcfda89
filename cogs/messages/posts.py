"""How notices read and where they stand: what is posted anew, what takes the place of an older message, what goes.

Everything said in a channel is made from what the notice holds, which is public, or from the table's own public state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import images
from cogs.ids import (
    AgreeToMove,
    Confer,
    EndTable,
    GetRecord,
    JoinTable,
    LookAtBoard,
    NameHost,
    OpenPanel,
    Rematch,
    TakeSeat,
    WholeTurn,
)
from cogs.messages import care
from cogs.messages.hands import hand_message
from cogs.messages.lobby import lobby_parts, show_chance
from cogs.messages.modes import ASIDE, SIGN
from cogs.messages.modes import Manner as Manner
from cogs.messages.modes import Post as Post
from cogs.messages.modes import Room as Room
from cogs.messages.names import Markup, Words, channel_link, link_to, mention, plain, words
from cogs.messages.panel import panel_letter, panel_parts, question_parts
from cogs.messages.parts import Part, Upload, attachment, button, picture, row, text
from cogs.messages.pictures import Shot
from cogs.messages.pinned import sign, sign_off
from cogs.messages.prompts import open_lines
from cogs.messages.speech import THREAD, clip, describe, game_title, speak
from cogs.messages.stories import BRIEF, LINE, STORY, Score, is_long, public_story, score_items, speak_tie_break, story
from fronde.core.errors import TableError
from fronde.core.records import canonical
from fronde.core.types import Event, Name, Result, Seat
from fronde.host.commands.seats import ANYBODY, FORFEIT
from fronde.host.past import past_of
from fronde.host.store import Notice, Player
from fronde.host.table import GameTable, Lobby, Playing, Table, get_dealt
from images import Scene

CALLED = "rematch"
"""The slot of what calls people to a rematch."""


def render(notice: Notice, table: Table) -> list[Post]:
    """The messages of a notice, that which is posted anew last, and at most one is; none where nothing is to be said
    any more."""
    reader_words = words_of(notice, table)
    if notice.to is not None:
        return PRIVATE[notice.kind](notice, table, reader_words)
    posts = PUBLIC[notice.kind](notice.data, table, reader_words)
    if posts and posts[-1].parts and notice.data.get("asked"):
        posts[-1].parts.insert(1, text("\n".join(open_lines(notice.data["asked"], reader_words))))
    return posts


def words_of(notice: Notice, table: Table) -> Words:
    """The words of whoever reads a notice."""
    player = table.record.find_player(notice.to or 0)
    locale = table.record.venue.locale if notice.to is None else None if player is None else player.locale
    return words(locale, table.record.game)


# --- the lobby ---


def _lobby(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """The lobby as it stands; what calls people to a rematch says when it is full, and goes with the lobby."""
    post = Post(Manner.NEW if data.get("anew") else Manner.EDIT, "lobby", lobby_parts(table, words))
    if not isinstance(table, Lobby) or not table.record.is_open:
        return [Post(Manner.DROP, CALLED), post]
    full = text(words.say("rematch-full", title=game_title(words, table.record.game)))
    return [*([] if table.missing else [Post(Manner.AMEND, CALLED, [full], classic=True)]), post]


def _start_posts(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    return [Post(Manner.DROP, CALLED), Post(Manner.AMEND, "lobby", lobby_parts(table, words), pins=True)]


# --- the game ---


def _turn(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """One mention of the one player to move, or of all who are asked while it is nobody's turn, score, story, board.
    Once past, it tells who played instead."""
    title = game_title(words, table.record.game)
    if "seat" not in data:
        names = _name_people({seat: [None, name] for seat, (_, name) in data["cast"].items()}, data["seats"], words)
        past, now = (words.say(line, people=names, title=title) for line in ("question-past", "sign-question"))
        return _on_board(data, table, words, _ask_people(data, title, words), past, now, "button-answer")
    seat = data["seat"]
    about = {"player": data["cast"][seat][1], "seat": Name("seat", seat), "title": title}
    past, now = words.say("turn-past", **about), words.say("sign-turn", **about)
    return _on_board(data, table, words, _call(data, title, words), past, now, "button-turn")


def _on_board(
    data: Mapping[str, Any], table: Table, words: Words, call: str, past: str, now: str, label: str
) -> list[Post]:
    """A post with score, story and board below its `call`; the sign shows the same below `now`. The story has a line
    more for every machine, whose turns have no post of their own."""
    longest = STORY + len({name for user, name in data["cast"].values() if user is None})
    body = [
        text(_score(data).line(words)),
        text(public_story(table.game, data["scene"]["told"], words, longest, data.get("seat"))),
        picture(),
        picture(1),
    ]
    buttons = [button(OpenPanel(table.id).button, words.say(label), "main")]
    if "actions" in data and is_long(table.game, data["scene"]["told"], words, longest):
        buttons.append(button(WholeTurn(table.id, 0, 0).button, words.say("button-whole-turn")))
    scene = Scene.from_json(data["scene"])
    shots = [Shot(table.record.game, scene)]
    if scene.before is not None and images.has_view(table.record.game, images.CHANGED):
        shots.append(Shot(table.record.game, scene, images.CHANGED))
    parts = [text(call), *body, row(*buttons)]
    post = Post(Manner.NEW, "turn", parts, shots, data["ping"], classic=True, past=[text(past), *body])
    sign_post = sign(table, words, [text(now), *body, row(*buttons[:1], _look(table, words))], shots[:1])
    return [Post(Manner.DROP, ASIDE), sign_post, post]


def _call(data: Mapping[str, Any], title: str, words: Words) -> str:
    """Whose turn it is, and for which seat: what else that player runs is named, so that it is plain what is meant."""
    seat, cast = data["seat"], data["cast"]
    others = [Name("seat", other) for other in cast if other != seat and cast[other] == cast[seat]]
    call = "turn-opponent" if cast[seat][0] is None else "turn-call"
    lines = [words.say(call, mention=_mention(cast, seat), seat=Name("seat", seat), title=title)]
    if seat in data["nobodys"]:
        lines.append(words.say("turn-nobodys", seat=Name("seat", seat)))
    if others:
        lines.append(words.say("turn-others", player=cast[seat][1], seat=Name("seat", seat), others=others))
    return "\n".join(lines)


def _opening(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """The board while the players lay out what they begin with, changed in place; what stood as a turn is past."""
    key = "opening-done" if data["done"] else "opening"
    parts = [
        text(words.say(key, title=game_title(words, table.record.game))),
        text(_score(data).line(words)),
        text(public_story(table.game, data["scene"]["told"], words, STORY)),
        picture(),
    ]
    shots = [Shot(table.record.game, Scene.from_json(data["scene"]))]
    return [Post(Manner.PAST, "turn"), Post(Manner.NEW if data["anew"] else Manner.EDIT, "opening", parts, shots)]


def _opening_call(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """Who lays out next, in the place of whoever did before."""
    call = text(_call(data, game_title(words, table.record.game), words))
    opening = row(button(OpenPanel(table.id).button, words.say("button-turn"), "main"))
    return [Post(Manner.REPLACE, ASIDE, [call, opening], ping=data["ping"], classic=True)]


def _go_on(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """The turn continues after others have answered; its button moves from the turn post to this one."""
    title, seat = game_title(words, table.record.game), data["seat"]
    called = words.say("turn-on", mention=_mention(data["cast"], seat), seat=Name("seat", seat), title=title)
    opening = row(button(OpenPanel(table.id).button, words.say("button-turn"), "main"))
    parts = [text(called), text(public_story(table.game, data.get("told", ()), words, BRIEF)), opening]
    post = Post(Manner.REPLACE, ASIDE, parts, ping=data["ping"], classic=True)
    return [Post(Manner.STRIP, "turn", [opening]), post]


def _question(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    parts = [
        text(_ask_people(data, game_title(words, table.record.game), words)),
        text(public_story(table.game, data["told"], words, BRIEF)),
        row(button(OpenPanel(table.id).button, words.say("button-answer"), "main")),
    ]
    return [Post(Manner.REPLACE, ASIDE, parts, ping=data["ping"], classic=True)]


def _ask_people(data: Mapping[str, Any], title: str, words: Words) -> str:
    """Whom a question is to, and what waits for the answers."""
    people = _name_people(data["cast"], data["seats"], words)
    if (seat := data.get("held")) is not None and not data["first"]:
        holder = data["cast"][seat][1]
        return words.say("question-held", people=people, title=title, player=holder, seat=Name("seat", seat))
    key = ("question-any" if len(people) == 1 else "question-first") if data["first"] else "question-call"
    return words.say(key, people=people, title=title, count=len(people))


def _name_people(cast: Mapping[Seat, Sequence[Any]], seats: Sequence[Seat], words: Words) -> list[Markup]:
    """Who runs seats, each mentioned once with the seats that are meant."""
    seats_by_person: dict[str, list[Name]] = {}
    for seat in seats:
        seats_by_person.setdefault(_mention(cast, seat), []).append(Name("seat", seat))
    return [words.say("player-seats", mention=person, seats=names) for person, names in seats_by_person.items()]


def _summary(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """What a stretch of the game has brought, for whoever looks in now and then."""
    heading, *lines = [clip(speak(words, line), LINE) for line in table.game.speech.sum_up(*data["views"])] or [""]
    title = words.say("summary", heading=heading, title=game_title(words, table.record.game))
    parts = [text(title), text(_score(data).line(words)), text("\n".join(lines))]
    return [Post(Manner.NEW, None, parts)] if heading else []


def _over(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """The final post: who won, and every score item by item."""
    scene = Scene.from_json(data["scene"])
    sentence = public_story(table.game, data["scene"]["told"], words, STORY)
    call = words.say("over-title", **describe(data, table, words), count=len(data["ping"]))
    shots = [Shot(table.record.game, scene), Shot(table.record.game, scene, "score")]
    parts = [text(line) for line in (call, *_ranking(table, data, words), sentence, show_chance(table.record, words))]
    buttons = [
        button(Rematch(table.id).button, words.say("button-rematch"), "main"),
        _look(table, words),
        button(GetRecord(table.id).button, words.say("button-record")),
    ]
    parts += [picture(), picture(1), row(*buttons)]
    final = Post(Manner.NEW, "turn", parts, shots, data["ping"], classic=True)
    return [Post(Manner.DROP, ASIDE), sign_off(table, words, parts, shots), final]


def _ranking(table: Table, data: Mapping[str, Any], words: Words) -> list[str]:
    """Who has won, and every place with its score; where somebody runs several seats, each of these too."""
    result = _result(table, data)
    lines = [_winners(result, data, words)]
    for seat in result.ranking:
        partners = dict.fromkeys(data["cast"][own][1] for own in result.partners.get(seat, (seat,)))
        name, total = list(partners), result.scores[seat]["total"]
        items = score_items(result.scores[seat], words)
        place, seat_name = result.place(seat), Name("seat", seat)
        lines.append(words.say("over-line", place=place, player=name, seat=seat_name, total=total, items=items))
    if set(result.ranking) != set(data["cast"]):  # somebody runs several, or nobody one
        lines += [f"-# {line}" for line in [words.say("over-seats"), *_score(data).details(words)]]
    return lines


def _result(table: Table, data: Mapping[str, Any]) -> Result:
    """How the game ended, by the rules it ended under; older releases left that to those of whoever tells it."""
    if "result" in data:
        fields = data["result"]
        return Result(**{**fields, "ranking": tuple(fields["ranking"])})
    result = get_dealt(table).match.result
    assert result is not None
    return result


def _winners(result: Result, data: Mapping[str, Any], words: Words) -> str:
    people = list(dict.fromkeys(_mention(data["cast"], seat) for seat in result.won_by()))
    line = words.say("over-winners", people=people, count=len(people))
    return f"{line} {speak_tie_break(words, result.tie_break)}" if result.tie_break else line


def _happened(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """What the game tells by itself, with the picture it has of it."""
    events, game = data["scene"]["told"], table.record.game
    show = table.game.speech.apart.get(events[-1][0], "")
    shots = [Shot(game, Scene.from_json(data["scene"]), show)] if images.has_view(game, show) else []
    return [Post(Manner.NEW, None, [text(public_story(table.game, events, words, STORY)), picture()], shots)]


def _confer(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """To a side of the game: that it may confer unheard, and where."""
    assert isinstance(table, GameTable)
    if not data["rooms"]:
        return [Post(Manner.NEW, "confer", [text(_say_team(table, words, "confer-elsewhere"))])]
    offer = row(button(Confer(table.id).button, words.say("button-confer"), "main"))
    return [Post(Manner.NEW, "confer", [text(_say_team(table, words, "confer-here")), offer])]


def _room(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """The private thread of a side, and what is said in it when it is opened: nothing of the game."""
    assert isinstance(table, GameTable)
    name = plain(words.say("room-name", title=game_title(words, table.record.game), table=table.id))
    room = Room(clip(name, THREAD), data["people"], data["comers"], data["gone"], data["opens"])
    welcome = words.say("room-welcome", channel=channel_link(table.record.venue.channel))
    back = row(button(OpenPanel(table.id).button, words.say("button-panel"), "main"))
    elsewhere = Post(Manner.AMEND, "confer", [text(_say_team(table, words, "confer-elsewhere"))])
    parts = [text(_say_team(table, words, "room-team")), text(welcome), back]
    return [Post(Manner.NEW, "room", parts, room=room, instead=elsewhere)]


def _say_team(table: GameTable, words: Words, message: str) -> str:
    """A sentence about those who confer, and those who are not to hear it."""
    team = [words.say("player-seats", mention=p.name, seats=_seats_of(table, p)) for p in table.team]
    tokens = [player.token for player in table.team]
    others = [words.say("player-seats", mention=p.name, seats=_seats_of(table, p)) for p in table.record.players
              if p.token not in tokens]  # fmt: skip
    return words.say(message, people=team, others=others, title=game_title(words, table.record.game))


def _seats_of(table: GameTable, player: Player) -> list[Name]:
    return [Name("seat", seat) for seat in table.seats_held(player)]


def _replay(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """The game as a moving picture, drawn when it is sent; nothing for a game that has none."""
    if not isinstance(table, GameTable) or not images.has_replay(table.record.game):
        return []
    try:
        past = past_of(table)
    except TableError:  # the rules are others meanwhile: it cannot be played again by them
        return []
    return [Post(Manner.NEW, "replay", [text(words.say("over-replay")), picture()], replay=past)]


# --- ending, and handing over ---


def _rematch(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """A lobby for who played a game that is over: they are asked to sit down."""
    line = words.say("rematch", **describe(data, table, words))
    joining = row(button(JoinTable(table.id).button, words.say("button-join"), "good"))
    return [Post(Manner.NEW, CALLED, [text(line), joining], ping=data["ping"], classic=True)]


def _vote(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    parts = [
        text(words.say("vote-call", **describe(data, table, words))),
        row(
            button(EndTable(table.id, "yes").button, words.say("button-end-yes"), "bad"),
            button(EndTable(table.id, "no").button, words.say("button-end-no")),
        ),
    ]
    return [Post(Manner.NEW if data["ping"] else Manner.EDIT, "vote", parts, ping=data["ping"], classic=True)]


def _vote_off(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    return [Post(Manner.AMEND, "vote", [text(words.say("vote-off", player=data["player"]))], classic=True)]


def _vote_closed(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """A vote is over; the result of one that was carried has a post of its own."""
    kind, title = data["key"].partition(":")[0], game_title(words, table.record.game)
    slot = {"end": "vote", "back": "rewind"}.get(kind, data["key"])
    if data["how"] == "carried":
        return [Post(Manner.DROP, slot)]
    line = text(words.say(f"vote-{data['how']}", what=words.say(f"vote-on-{kind}"), title=title))
    return [Post(Manner.AMEND, slot, [line], classic=True), Post(Manner.NEW, None, [line])]


def _ended(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    closing = [text(words.say("table-ended", title=game_title(words, table.record.game)))]
    return [
        Post(Manner.DROP, ASIDE),
        Post(Manner.PAST, "turn"),
        Post(Manner.AMEND, "vote", closing, classic=True),
        sign_off(table, words, closing),
        Post(Manner.NEW, None, closing),
    ]


def _new_rules(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """The rules have changed, and what happened because of that."""
    line = words.say("new-rules", title=game_title(words, table.record.game), lost=data["lost"])
    return [Post(Manner.NEW, None, [text(line), text(public_story(table.game, data.get("told", []), words, STORY))])]


def _keep_posts(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    part = text(words.say("kept", title=game_title(words, table.record.game)))
    last = sign_off(table, words, [part])
    return [Post(Manner.DROP, ASIDE), Post(Manner.PAST, "turn"), last, Post(Manner.NEW, None, [part])]


def _offered(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """A seat on offer: whoever is meant takes it or not."""
    args = describe(data, table, words)
    take = button(TakeSeat(table.id, data["by"], "yes").button, words.say("button-offer-yes"), "good")
    slot = f"offer:{data['by']}"
    why = "late" if data.get("away") in (None, "late") else "away"
    if data["to"] in (ANYBODY, FORFEIT):
        key = "offer-all-told" if data["to"] == FORFEIT else "offer-substitute-told"
        line = words.say(key, **args, why=why)
        return [Post(Manner.REPLACE, slot, [text(line), row(take)], ping=data["ping"], classic=True)]
    key = "offer-away" if data.get("away") else "offer-told"
    line = words.say(key, **args, mention=mention(data["to"]), why=why)
    answers = row(take, button(TakeSeat(table.id, data["by"], "no").button, words.say("button-offer-no")))
    return [Post(Manner.REPLACE, slot, [text(line), answers], ping=data["ping"], classic=True)]


def _offer_closed(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    closing = words.say(f"offer-{data['how']}-told", player=data["player"])
    return [Post(Manner.AMEND, f"offer:{data['by']}", [text(closing)], classic=True)]


def _moved(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """The table goes on in this channel; what was said aside in the old one goes."""
    parts = [text(words.say("move-told", **describe(data, table, words))), _choices(table, words)]
    played = isinstance(table, GameTable)
    moved = Post(Manner.NEW, SIGN if played else None, parts, ping=data["ping"], classic=True, pins=played or None)
    title, channel = game_title(words, table.record.game), channel_link(table.record.venue.channel)
    pointer = text(words.say("move-gone", title=title, channel=channel))
    return [Post(Manner.DROP, ASIDE), Post(Manner.PAST, "turn", [pointer]), sign_off(table, words, [pointer]), moved]


def _vote_of_all(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """A vote on going on in another server, or on another host."""
    kind, _, of = data["vote"].partition(":")
    what = link_to(*data["to"]) if kind == "move" else data["what"]
    line = words.say(f"{kind}-asked", **describe(data, table, words), what=what, missing=data["missing"])
    id = AgreeToMove(table.id, int(of)) if kind == "move" else NameHost(table.id, int(of))
    parts = [text(line), row(button(id.button, words.say("button-swap-yes"), "good"))]
    return [Post(Manner.NEW if data["ping"] else Manner.EDIT, data["vote"], parts, ping=data["ping"], classic=True)]


def _moved_away(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    """The table has gone to another server."""
    details = text(words.say("move-away", **describe(data, table, words), link=link_to(*data["to"])))
    return [Post(Manner.DROP, care.ACTING), Post(Manner.NEW, None, [details])]


def _handed_over(data: Mapping[str, Any], table: Table, words: Words) -> list[Post]:
    args = describe(data, table, words) | {"player": data["from"], "mention": mention(data["to"])}
    line = words.say("hand-over-told", **args)
    return [Post(Manner.NEW, None, [text(line), _choices(table, words)], ping=data["ping"], classic=True)]


PUBLIC: Mapping[str, Callable[[Mapping[str, Any], Table, Words], list[Post]]] = {
    "lobby": _lobby, "begun": _start_posts, "closed": _lobby, "turn": _turn, "opening": _opening,
    "opening-call": _opening_call, "go-on": _go_on, "question": _question, "happened": _happened,
    "summary": _summary, "over": _over, "replay": _replay, "rematch": _rematch, "vote": _vote,
    "vote-off": _vote_off, "vote-closed": _vote_closed, "ended": _ended,
    "move-asked": _vote_of_all, "host-asked": _vote_of_all, "moved-away": _moved_away,
    "offered": _offered, "offer-closed": _offer_closed, "handed-over": _handed_over, "moved": _moved,
    "confer": _confer, "room": _room,
    "new-rules": _new_rules, "kept": _keep_posts, **care.PUBLIC,
}  # fmt: skip


# --- to one player ---


def _hand(notice: Notice, table: Table, words: Words) -> list[Post]:
    user, slot = notice.to or 0, f"hand:{notice.to}"
    if table.record.find_player(user) is None or not isinstance(table, GameTable):
        return [Post(Manner.NOTE, slot)]
    return [Post(Manner.EDIT, slot, hand_message(table, user, words))]


def _question_posts(notice: Notice, table: Table, words: Words) -> list[Post]:
    """The question with its answers; nothing is posted where it is asked no more."""
    slot = f"ask:{notice.to}"
    parts = question_parts(table, notice.to or 0, words) if isinstance(table, Playing) else None
    return [Post(Manner.REPLACE, slot, parts, classic=True) if parts else Post(Manner.NOTE, slot)]


def _whispered(notice: Notice, table: Table, words: Words) -> list[Post]:
    """What only this player and another know of, and what may be answered to it."""
    user, slot = notice.to or 0, f"ask:{notice.to}"
    if table.record.find_player(user) is None or not isinstance(table, Playing):
        return [Post(Manner.NOTE, slot)]
    seats = tuple(table.seats_of(user))
    events = [Event(kind, {}, secret, seats, hidden=True) for kind, secret in notice.data["told"]]
    title, channel = game_title(words, table.record.game), channel_link(table.record.venue.channel)
    lines: list[str] = [words.say("whisper", title=title, channel=channel)]
    lines += story(table.game, events, seats[0] if seats else None, words, STORY)
    return [Post(Manner.REPLACE, slot, panel_letter(table, user, words, "\n".join(lines)), classic=True)]


def _answered(notice: Notice, table: Table, words: Words) -> list[Post]:
    """A question that is over goes; else it becomes what is asked now, as a layout, which it may be already."""
    user, slot = notice.to or 0, f"ask:{notice.to}"
    questions = table.questions_of(user) if isinstance(table, Playing) and not notice.data.get("gone") else []
    if not isinstance(table, Playing) or all(question.decision.answered for question in questions):
        return [Post(Manner.DROP, slot)]
    return [Post(Manner.AMEND, slot, panel_parts(table, user, words))]


def _handover_posts(notice: Notice, table: Table, _: Words) -> list[Post]:
    """As a layout, which whatever stands there may become."""
    parts = [text(words(notice.data["locale"], table.record.game).say("hand-given"))]
    return [Post(Manner.AMEND, f"{kind}:{notice.to}", parts) for kind in ("hand", "ask")]


def _stranded(notice: Notice, table: Table, words: Words) -> list[Post]:
    """That the bot was removed from the server of the table, with what the reader may have of the game."""
    record, knowledge = table.record, notice.data["known"]
    server, until = notice.data["server"] or words.say("stranded-server"), care.moment(notice.data["until"])
    title = game_title(words, record.game)
    line = words.say("stranded", title=title, server=server, until=until, known=int(knowledge is not None))
    file = None if knowledge is None else Upload(f"{record.game}-{record.id}-so-far.json", canonical(knowledge), "")
    return [Post(Manner.NEW, None, [text(line), *([attachment()] if file else [])], file=file)]


PRIVATE: Mapping[str, Callable[[Notice, Table, Words], list[Post]]] = {
    "hand": _hand, "question": _question_posts, "answered": _answered, "whisper": _whispered, "given": _handover_posts,
    "stranded": _stranded,
}  # fmt: skip


# --- pieces ---


def _mention(cast: Mapping[Seat, Sequence[Any]], seat: Seat) -> str:
    """Who plays a seat, mentioned where it is somebody at Discord."""
    user, name = cast[seat]
    return name if user is None else mention(user)


def _look(table: Table, words: Words) -> dict[str, str]:
    """A button that shows the board."""
    return button(LookAtBoard(table.id).button, words.say("button-board"))


def _choices(table: Table, words: Words) -> Part:
    """A row that opens the panel."""
    return row(button(OpenPanel(table.id).button, words.say("button-panel"), "main"))


def _score(data: Mapping[str, Any]) -> Score:
    names = {seat: name for seat, (_, name) in data["cast"].items()}
    alone = len({*map(tuple, data["cast"].values())}) == 1
    return Score(data["score"], names, data["nobodys"], data.get("scored"), alone=alone)
