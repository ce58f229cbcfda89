"""What people are told after a change: letters for the outbox, written in the same transaction.

Everything said in a channel is made here, from the spectator's view and the public form of events alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import images
from cogs.buttons import press_id
from cogs.layout import Part, button, picture, row, text
from cogs.speech import clip, clip_lines, game_title, plain, speak
from db import ASK, DROP, EDIT, NEW, Change, DirectMessages, Letter, Player, Status
from fronde.core.types import Event, Seat, Text
from fronde.texts import Words, words

if TYPE_CHECKING:
    from cogs.tables import Table

STORY, BRIEF, HAND = 6, 3, 1800
"""Lines of story in a turn post and in a question; characters of a hand."""


ASIDE = "aside"
"""The slot of what a channel shows between two turn posts: a question, or that it is answered; one at a time."""


@dataclass(slots=True)
class Glance:
    """What matters of a position for what is told next: whom it waits for, and what each user holds."""

    owed: list[Seat]
    private: dict[int, list[tuple[Seat, list[Text]]]]


def glance(table: Table) -> Glance:
    """The position as it is."""
    match = table.match
    owed = match.waiting_for() if match else []
    held = {
        player.user: [(seat, private_texts(table, seat)) for seat in table.seats_of(player.user)]
        for player in table.record.players
    }
    return Glance(owed, held)


def tell(table: Table, before: Glance, change: Change, actor: int | None, spared: int | None = None) -> None:
    """Add to a change what people are told of it: posts in the channel, hands and questions by direct message.

    Whoever acted sees in the panel what is asked next, and is not written to. `spared` is a user who answered in
    direct messages, where the question shows the answer already.
    """
    match = table.match
    assert match is not None
    now = glance(table)
    change.letters += _tell_hands(table, before, now, actor)
    change.letters += _drop_questions(table, before.owed, now.owed, spared)
    if match.over:
        change.letters += [Letter(DROP, slot=ASIDE), _tell_end(table), *_tell_replay(table)]
        change.values |= {"status": Status.OVER, **_mark_told(table, None)}
        return
    active, asked = match.turn.seat, [seat for seat in now.owed if seat not in before.owed]
    if now.owed == [active] or (active is None and asked == now.owed and len(asked) == 1):
        turn = [now.owed[0], table.player_of(now.owed[0]).user, match.turn.number]
        if turn != table.record.turn:
            change.letters += [Letter(DROP, slot=ASIDE), turn_letter(table, now.owed[0], ping=True)]
            change.values |= _mark_told(table, turn)
        elif asked and turn[1] != actor:
            change.letters += _ask_to_go_on(table, asked[0])
    elif people := [player for player in _people(table, asked) if player.user != actor]:
        change.letters += _ask_out_of_turn(table, now.owed, people)


def _mark_told(table: Table, turn: list[Any] | None) -> dict[str, Any]:
    assert table.match is not None
    return {"told": len(table.match.log), "shown": json.dumps(table.view(None)), "turn": turn}


# --- the channel ---


def channel_words(table: Table) -> Words:
    """The words for the channel."""
    return words(table.record.locale, table.record.game)


def turn_letter(table: Table, seat: Seat, *, ping: bool) -> Letter:
    """The public turn post: board, story, score, and one mention of the one player to move."""
    said, player = channel_words(table), table.player_of(seat)
    parts = [
        picture(),
        text("\n".join(story(table, _untold(table), None, said, STORY))),
        text(score_line(table, said)),
        text(_call(table, seat, said)),
        row(button(press_id("turn", table.id), said.say("button-turn"), "main")),
    ]
    return _post(table, parts, [player] if ping else [], board=True, slot="turn")


def _call(table: Table, seat: Seat, said: Words) -> str:
    """Whose turn it is, and for which seat: what else that player runs is named, so that it is plain what is meant."""
    player = table.player_of(seat)
    others = [seat_name(said, other) for other in table.seats_of(player.user) if other != seat]
    nobodys = "yes" if seat == table.dummy else "no"
    lines = [said.say("turn-call", mention=mention(player), seat=seat, nobodys=nobodys)]
    if others:
        lines.append(said.say("turn-others", player=plain(player.name), seat=seat, others=others))
    return "\n".join(lines)


def _ask_to_go_on(table: Table, seat: Seat) -> list[Letter]:
    said, player = channel_words(table), table.player_of(seat)
    parts = [
        text(said.say("turn-on", mention=mention(player), seat=seat)),
        row(button(press_id("turn", table.id), said.say("button-turn"), "main")),
    ]
    return [Letter(DROP, slot=ASIDE), _post(table, parts, [player], slot=ASIDE)]


def _ask_out_of_turn(table: Table, seats: Sequence[Seat], people: Sequence[Player]) -> list[Letter]:
    """A question to seats whose turn it is not: in the channel without what is secret, and by direct message.

    All are named; those for whom it is new, `people`, are pinged and written to.
    """
    said = channel_words(table)
    named = [said.say("player-seat", mention=mention(table.player_of(seat)), seat=seat) for seat in seats]
    parts = [
        text("\n".join(story(table, table.untold[-1] if table.untold else [], None, said, BRIEF))),
        text(said.say("question-call", people=named, count=len(named))),
        row(button(press_id("turn", table.id), said.say("button-answer"), "main")),
    ]
    letters = [Letter(DROP, slot=ASIDE), _post(table, parts, people, slot=ASIDE)]
    for player in people:
        if player.dm == DirectMessages.OPEN:
            slot = f"ask:{player.user}"
            letters += [Letter(kind, slot=slot, user=player.user) for kind in (DROP, ASK)]
    return letters


def _drop_questions(table: Table, owed: Sequence[Seat], now: Sequence[Seat], spared: int | None) -> list[Letter]:
    """Take questions by direct message away once they are answered."""
    turn = table.record.turn
    asked = [seat for seat in owed if not turn or seat != turn[0]]
    kept = {p.user for p in _people(table, [seat for seat in asked if seat in now])} | {spared}
    gone = [p.user for p in _people(table, asked) if p.user not in kept]
    return [Letter(DROP, slot=f"ask:{user}", user=user) for user in gone]


def _tell_end(table: Table) -> Letter:
    """The final post: who won, and every score item by item."""
    match, said = table.match, channel_words(table)
    assert match is not None and match.result is not None
    lines = [said.say("over-title", title=title(table, said))]
    for number, seat in enumerate(match.result.ranking, 1):
        place = match.result.places.get(seat, number)
        items = score_items(match.result.scores[seat], said)
        players = _people(table, match.result.partners.get(seat, (seat,)))
        name = ", ".join(plain(player.name) for player in players)
        total = match.result.scores[seat]["total"]
        lines.append(said.say("over-line", place=place, player=name, seat=seat, total=total, items=items))
    if set(match.result.ranking) != set(match.game.rules.seats(match.setup)):  # somebody runs several, or nobody one
        lines += [f"-# {line}" for line in [said.say("over-seats"), *score_details(table, said)]]
    told = text("\n".join(story(table, _untold(table), None, said, STORY)))
    letter = _post(
        table,
        [picture(), told, text("\n".join(lines)), picture(1)],
        list(table.record.players),
        board=True,
        slot="turn",
    )
    letter.payload["shows"] = ["board", "score"]
    return letter


def _tell_replay(table: Table) -> list[Letter]:
    """The game as a moving picture, drawn when it is sent; nothing for a game that has none."""
    if not images.has_replay(table.record.game):
        return []
    parts = [text(channel_words(table).say("over-replay")), picture()]
    return [Letter(NEW, {"parts": parts, "replay": True}, "replay")]


def present(table: Table) -> list[Letter]:
    """What the channel should show now: the lobby, or the turn post of whoever is waited for."""
    from cogs.lobby import lobby_letter

    match = table.match
    if match is None:
        return [lobby_letter(table, kind=NEW)]
    owed = match.waiting_for()
    return [turn_letter(table, owed[0], ping=False)] if len(owed) == 1 else _ask_out_of_turn(table, owed, [])


def every_hand(table: Table) -> list[Letter]:
    """The hand of everybody who can be written to."""
    if table.match is None or table.match.over:
        return []
    return [hand_letter(table, player) for player in table.record.players if player.dm == DirectMessages.OPEN]


def shown_before(table: Table) -> dict[str, Any] | None:
    """The public view of the last turn post."""
    shown = table.record.shown
    return None if shown is None else dict(json.loads(shown))


def shown_now(table: Table, seat: Seat | None = None) -> dict[str, Any]:
    """What a seat, or everybody, sees, and under `told` what happened in public since the last turn post: [kind, data]
    of each event."""
    return {**table.view(seat), "told": [[event.kind, dict(event.data)] for event in _untold(table)]}


def _post(
    table: Table, parts: Sequence[Part], pinged: Sequence[Player], *, board: bool = False, slot: str | None = None
) -> Letter:
    payload: dict[str, Any] = {"parts": list(parts), "ping": [p.user for p in pinged]}
    if board:
        payload |= {"view": shown_now(table), "before": shown_before(table)}
    return Letter(NEW, payload, slot)


# --- hands ---


def private_texts(table: Table, seat: Seat) -> list[Text]:
    """What only this seat may know, a line each: as the game tells it, or simply the hand."""
    assert table.match is not None
    return table.game.speech.private_text(table.match.view(seat), seat)


def hand_parts(table: Table, user: int, said: Words) -> list[Part]:
    """A player's private things, for that player alone: seat by seat, each under its own name, its picture below."""
    seats = table.seats_of(user)
    parts = [text(said.say("hand-title", title=title(table, said), seats=[seat_name(said, seat) for seat in seats]))]
    for number, seat in enumerate(seats):
        lines = clip_lines([f"- {speak(said, line)}" for line in private_texts(table, seat)], HAND // len(seats))
        named = [said.say("panel-seat", seat=seat)] if len(seats) > 1 else []
        parts += [text("\n".join([*named, *(lines or [said.say("hand-empty")])])), picture(number)]
    return parts


def hand_letter(table: Table, player: Player) -> Letter:
    """The one private message of a table, edited as things change."""
    said = words(player.locale, table.record.game)
    open_panel = row(button(press_id("turn", table.id), said.say("button-panel")))
    parts = [*hand_parts(table, player.user, said), text(said.say("hand-channel", channel=channel_link(table)))]
    return Letter(EDIT, {"parts": [*parts, open_panel]}, f"hand:{player.user}", player.user)


def _tell_hands(table: Table, before: Glance, now: Glance, actor: int | None) -> list[Letter]:
    """Hands that changed. A player whose messages are closed is tried again only when acting."""
    return [
        hand_letter(table, player)
        for player in table.record.players
        if before.private.get(player.user) != now.private[player.user]
        and (player.dm == DirectMessages.OPEN or (player.user == actor and player.dm != DirectMessages.UNASKED))
    ]


# --- pieces of text ---


def story(table: Table, events: Iterable[Event], seat: Seat | None, said: Words, longest: int) -> list[str]:
    """What happened in at most so many lines, as a seat or everybody may know it; says how many came before."""
    game = table.game
    lines = game.speech.story(list(events), seat)
    kept = lines if len(lines) <= longest else lines[1 - longest :]  # words are found for these alone: they cost most
    spoken = [clip(speak(said, line), 400) for line in kept]
    return spoken if kept is lines else [said.say("story-more", count=len(lines) - len(kept)), *spoken]


def score_line(table: Table, said: Words) -> str:
    """Everybody's total."""
    assert table.match is not None
    dummy = table.dummy
    totals = [
        said.say("score-entry-nobody", seat=seat, total=items["total"])
        if seat == dummy
        else said.say("score-entry", player=plain(table.player_of(seat).name), seat=seat, total=items["total"])
        for seat, items in table.match.score().items()
    ]
    return said.say("score-line", totals=" · ".join(totals))


def score_details(table: Table, said: Words) -> list[str]:
    """Every seat's score item by item, a line each."""
    assert table.match is not None
    dummy, lines = table.dummy, []
    for seat, items in table.match.score().items():
        detail = {"seat": seat, "total": items["total"], "items": score_items(items, said)}
        player = plain(table.player_of(seat).name)
        lines.append(
            said.say("score-detail-nobody", **detail)
            if seat == dummy
            else said.say("score-detail", player=player, **detail)
        )
    return lines


def score_items(items: dict[str, int] | Any, said: Words) -> str:
    """A score item by item, those left out that came to nothing."""
    named = [(said.name("score", key), n) for key, n in items.items() if key != "total" and n]
    return " · ".join(said.say("score-item", name=name, n=n) for name, n in named)


def title(table: Table, said: Words) -> str:
    """The game's name."""
    return game_title(said, table.record.game)


def seat_name(said: Words, seat: Seat) -> str:
    """What a seat is called."""
    return said.name("seat", seat)


def mention(player: Player) -> str:
    """A player, mentioned; whom it pings is decided where it is sent."""
    return f"<@{player.user}>"


def channel_link(table: Table) -> str:
    """The table's channel."""
    return f"<#{table.record.channel}>"


def _people(table: Table, seats: Sequence[Seat]) -> list[Player]:
    """Who runs these seats, each once."""
    return list({p.user: p for p in (table.player_of(seat) for seat in seats)}.values())


def _untold(table: Table) -> list[Event]:
    return [event for events in table.untold for event in events]
