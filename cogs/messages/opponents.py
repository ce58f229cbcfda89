"""What is shown of opponents: who sits here, and the menus by which a host has them sit down and get up."""

from __future__ import annotations

from cogs.ids import SeatOpponent, SetPlay, SetRoom, UnseatOpponent
from cogs.messages.lobby import role_name, sits
from cogs.messages.names import Words, plain
from cogs.messages.parts import PER_MENU, Part, button, menu, row, text
from fronde.bots import LEVELS
from fronde.core.types import Seat
from fronde.host.opponents import PACES, Manner
from fronde.host.table import Lobby


def opponent_parts(lobby: Lobby, user: int, said: Words) -> list[Part]:
    """Who sits here, and for the host what to do about it."""
    record = lobby.record
    seated = [player for player in record.players if player.bot is not None]
    lines = [sits(player, said) for player in seated]
    parts = [text("\n".join([said.say("opponents-title"), *(lines or [said.say("opponents-none")])]))]
    if not record.is_host(user):
        return [*parts, text(said.say("opponents-guest"))]
    if lobby.missing:
        another = SeatOpponent(record.id, len(record.players)).menu
        parts.append(menu(another, said.say("opponents-add"), _choices(lobby, said)))
    else:
        parts.append(text(said.say("opponents-full")))
    if seated:
        names = [(player.name, player.name, "") for player in seated]
        parts.append(menu(UnseatOpponent(record.id).menu, said.say("opponents-remove"), names[:PER_MENU]))
    room = Manner.of(record).makes_room
    parts.append(text(said.say("room-is-made" if room else "room-is-not-made")))
    change = said.say("button-room-no" if room else "button-room-yes")
    parts.append(row(button(SetRoom(record.id, "no" if room else "yes").button, change)))
    paces = [(key, said.say(f"opponents-pace-{key}"), "") for key in PACES]
    chosen = Manner.of(record).pace
    return [*parts, menu(SetPlay(record.id).menu, said.say("opponents-pace"), paces, chosen=chosen)]


def _choices(lobby: Lobby, said: Words) -> list[tuple[str, str, str]]:
    """Every level in any role, then in each that is free."""
    roles: list[Seat | None] = [None, *lobby.find_free()]
    both = [(level, role) for role in roles for level in LEVELS]
    strength = {level: said.say(f"level-{level}.strength") for level in LEVELS}
    return [(write_choice(level, role), _choice(level, role, said), strength[level]) for level, role in both[:PER_MENU]]


def _choice(level: str, role: Seat | None, said: Words) -> str:
    return plain(said.say("opponent-choice", level=said.name("level", level), role=role_name(said, role)))


def write_choice(level: str, role: Seat | None) -> str:
    """A level and a role as a menu's value."""
    return level if role is None else f"{level}:{role}"


def names_of_opponents(said: Words) -> list[str]:
    """What machines go by at this game: each name with the word that it is a bot."""
    key = "bot-names" if said.has("bot-names") else "opponent-names"
    names = [name.strip() for name in said.say(key).split(",")]
    return [plain(said.say("opponent-name", name=name)) for name in names]
