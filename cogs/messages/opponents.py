"""Bots in the lobby: a list of them, and the menus with which a host adds and removes them."""

from __future__ import annotations

from cogs.ids import SeatOpponent, SetPlay, SetRoom, UnseatOpponent
from cogs.messages.lobby import player_line, role_name
from cogs.messages.names import Words, plain
from cogs.messages.parts import PER_MENU, Part, button, menu, row, text
from fronde.bots import LEVELS
from fronde.core.types import Seat
from fronde.host.matchmaking.leagues import Entrant
from fronde.host.people.opponents import PACES, Manner
from fronde.host.table import Lobby


def opponent_parts(lobby: Lobby, user: int, words: Words) -> list[Part]:
    """The list of bots, and for the host the menus that change it."""
    record = lobby.record
    bots = [player for player in record.players if player.bot is not None]
    lines = [player_line(player, words) for player in bots]
    parts = [text("\n".join([words.say("opponents-title"), *(lines or [words.say("opponents-none")])]))]
    if not record.is_host(user):
        return [*parts, text(words.say("opponents-guest"))]
    if lobby.missing:
        another = SeatOpponent(record.id, len(record.players)).menu
        parts.append(menu(another, words.say("opponents-add"), _choices(lobby, words)))
    else:
        parts.append(text(words.say("opponents-full")))
    if bots:
        names = [(player.name, player.name, "") for player in bots]
        parts.append(menu(UnseatOpponent(record.id).menu, words.say("opponents-remove"), names[:PER_MENU]))
    room = Manner.of(record).makes_room
    parts.append(text(words.say("room-is-made" if room else "room-is-not-made")))
    change = words.say("button-room-no" if room else "button-room-yes")
    parts.append(row(button(SetRoom(record.id, "no" if room else "yes").button, change)))
    paces = [(key, words.say(f"opponents-pace-{key}"), "") for key in PACES]
    current = Manner.of(record).pace
    return [*parts, menu(SetPlay(record.id).menu, words.say("opponents-pace"), paces, current=current)]


def _choices(lobby: Lobby, words: Words) -> list[tuple[str, str, str]]:
    """The choices of the menu: every level in any role, then in each free role."""
    roles: list[Seat | None] = [None, *lobby.find_free()]
    both = [(level, role) for role in roles for level in LEVELS]
    strength = {level: words.say(f"level-{level}.strength") for level in LEVELS}
    return [
        (write_choice(level, role), _choice(level, role, words), strength[level]) for level, role in both[:PER_MENU]
    ]


def _choice(level: str, role: Seat | None, words: Words) -> str:
    return plain(words.say("opponent-choice", level=words.name("level", level), role=role_name(words, role)))


def write_choice(level: str, role: Seat | None) -> str:
    """A level and a role as the value of a menu."""
    return level if role is None else f"{level}:{role}"


def names_of_opponents(words: Words) -> list[str]:
    """The names of the bots at this game, each marked as a bot."""
    key = "bot-names" if words.has("bot-names") else "opponent-names"
    names = [name.strip() for name in words.say(key).split(",")]
    return [plain(words.say("opponent-name", name=name)) for name in names]


def make_bot(words: Words) -> Entrant:
    """The bot that takes the place of somebody who leaves a league."""
    return Entrant(None, names_of_opponents(words)[0], bot=LEVELS[0])
