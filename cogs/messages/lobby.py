"""The lobby's post: the game, its options, who sits where, what is missing, and the buttons."""

from __future__ import annotations

from cogs.ids import ChooseRole, JoinTable, LeaveTable, SetAdvice, ShowOpponents, ShowOptions, StartTable
from cogs.messages import options
from cogs.messages.names import Words
from cogs.messages.pace import pace_line, pace_menus
from cogs.messages.parts import PER_MENU, Part, button, menu, row, text
from cogs.messages.speech import game_title
from fronde.core.rng import commitment
from fronde.core.types import Name, Seat
from fronde.host.opponents import Manner
from fronde.host.storing import Player, Status, TableRecord
from fronde.host.table import Dealt, Lobby, Table

ANY = "any"
"""The role of whoever has no wish."""


def lobby_parts(table: Table, said: Words) -> list[Part]:
    """The post as the table stands: open to join; begun, with who plays what; or ended."""
    if isinstance(table, Lobby) and table.record.is_open:
        state = said.say("lobby-missing", count=table.missing) if table.missing else said.say("lobby-full")
        people = [text(_seated(table.record, said)), text(state), text(promise_chance(table.record, said))]
        return [*_heading(table.record, said), *people, *_controls(table, said)]
    if isinstance(table, Dealt):
        begun = [text("\n".join(_begun(table, said))), text(promise_chance(table.record, said))]
        return [*_heading(table.record, said), *begun]
    return [text(said.say("table-ended", title=game_title(said, table.record.game)))]


def _heading(record: TableRecord, said: Words) -> list[Part]:
    pitch = [said.say(message) for message in ("game-pitch", "game-players") if said.has(message)]
    return [
        text(said.say("lobby-title", title=game_title(said, record.game))),
        text("\n".join(pitch)),
        text("\n".join([*options.option_lines(record, said), pace_line(record, said), *_allowed(record, said)])),
    ]


def _allowed(record: TableRecord, said: Words) -> list[str]:
    return [said.say("advice-is-on")] if Manner.of(record).advice else []


def _seated(record: TableRecord, said: Words) -> str:
    people = record.players
    lines = [sits(p, said) for p in people]
    return "\n".join([said.say("lobby-players", count=len(people), size=record.size), *lines])


def sits(player: Player, said: Words) -> str:
    """Who sits in a lobby, and in which role."""
    role = role_name(said, player.role)
    if player.bot is None:
        return said.say("lobby-player", player=player.name, role=role)
    return said.say("lobby-opponent", player=player.name, role=role, level=said.name("level", player.bot))


def promise_chance(record: TableRecord, said: Words) -> str:
    """What the dice fall from, as far as it may be told before the end."""
    if not record.key:
        return said.say("chance-fixed")
    salts = record.salts or [player.salt for player in record.people]
    return said.say("chance-promised", commitment=commitment(record.key), salts=", ".join(salts))


def show_chance(record: TableRecord, said: Words) -> str:
    """What the dice fell from, once the game is over."""
    if not record.key:
        return said.say("chance-fixed")
    return said.say("chance-shown", key=record.key, salts=", ".join(record.salts))


def _begun(table: Dealt, said: Words) -> list[str]:
    lines = [said.say("lobby-begun")]
    for player in table.record.players:
        seats = [Name("seat", seat) for seat in table.seats_held(player) if seat not in table.nobodys]
        lines.append(said.say("lobby-runs", player=player.name, seats=seats))
    return [*lines, *(said.say("lobby-nobody", seat=Name("seat", seat)) for seat in table.nobodys)]


def settings_parts(record: TableRecord, user: int, said: Words) -> list[Part]:
    """The options, the pace, and whether advice may be asked for; for the host what changes them."""
    is_host = record.host == user
    may_change = is_host and record.status == Status.LOBBY
    allowed = Manner.of(record).advice
    parts = [*options.option_parts(record, said, may_change), *(pace_menus(record, said) if may_change else [])]
    parts.append(text(said.say("advice-is-on" if allowed else "advice-is-off")))
    if is_host and record.is_open:
        change = said.say("button-advice-no" if allowed else "button-advice-yes")
        parts.append(row(button(SetAdvice(record.id, "no" if allowed else "yes").button, change)))
    return parts


def free_roles(table: Lobby) -> list[Seat]:
    """The roles nobody has chosen."""
    taken = {player.role for player in table.record.players}
    return [role for role in table.roles if role not in taken]


def _controls(table: Lobby, said: Words) -> list[Part]:
    number = table.id
    free = [(role, said.name("seat", role), _role_hint(said, role)) for role in free_roles(table)]
    return [
        menu(ChooseRole(number).menu, said.say("lobby-role"), [*free[: PER_MENU - 1], (ANY, said.say("role-any"), "")]),
        row(
            button(JoinTable(number).button, said.say("button-join"), "good"),
            button(LeaveTable(number).button, said.say("button-leave")),
            button(StartTable(number).button, said.say("button-start"), "main"),
            button(ShowOptions(number).button, said.say("button-options")),
            button(ShowOpponents(number).button, said.say("button-opponents")),
        ),
    ]


def role_name(said: Words, role: Seat | None) -> str:
    """What a role is called; that of whoever has no wish too."""
    return said.name("seat", role) if role else said.say("role-any")


def _role_hint(said: Words, role: Seat) -> str:
    return said.say(f"seat-{role}.role") if said.has(f"seat-{role}.role") else ""
