"""The lobby's post: the game, its options, who sits where, what is missing, and the buttons."""

from __future__ import annotations

from dataclasses import replace

from cogs import ids
from cogs.ids import ChooseRole, JoinTable, LeaveTable, SetAdvice, SetSize, ShowOpponents, ShowOptions, StartTable
from cogs.messages import options
from cogs.messages.names import Words
from cogs.messages.pace import pace_line, pace_menus
from cogs.messages.parts import PER_MENU, Part, button, menu, row, text
from cogs.messages.speech import game_title
from fronde.core.rng import commitment
from fronde.core.types import Name, Seat
from fronde.host.opponents import Manner
from fronde.host.storing import Player, Status, TableRecord
from fronde.host.table import Dealt, Lobby, Table, find_sizes, roles_of

ANY = "any"
"""The role of whoever has no wish."""


def lobby_parts(table: Table, said: Words) -> list[Part]:
    """The post as the table stands: open to join; begun, with who plays what; or ended."""
    if isinstance(table, Lobby) and table.record.is_open:
        people = [text(_seated(table, said)), text(_tell_start(table, said)), text(promise_chance(table.record, said))]
        return [*_heading(table.record, said), *people, *_controls(table, said)]
    if isinstance(table, Dealt):
        begun = [text("\n".join(_begun(table, said))), text(promise_chance(table.record, said))]
        return [*_heading(table.record, said), *begun]
    key = "table-ended" if table.record.epochs else "lobby-closed"
    return [text(said.say(key, title=game_title(said, table.record.game)))]


def _heading(record: TableRecord, said: Words) -> list[Part]:
    pitch = [said.say(message) for message in ("game-pitch", "game-players") if said.has(message)]
    return [
        text(said.say("lobby-title", title=game_title(said, record.game))),
        text("\n".join(pitch)),
        text("\n".join([*options.option_lines(record, said), pace_line(record, said), *_allowed(record, said)])),
        text("\n".join(options.table_lines(record, said))),
    ]


def _allowed(record: TableRecord, said: Words) -> list[str]:
    manner, machines = Manner.of(record), any(player.bot is not None for player in record.players)
    room = [said.say("room-is-made" if manner.makes_room else "room-is-not-made")] if machines else []
    return [*([said.say("advice-is-on")] if manner.advice else []), *room]


def _seated(table: Lobby, said: Words) -> str:
    """Who sits there, and for how many people the table may be laid."""
    record = table.record
    people = record.players
    lines = [sits(p, said) for p in people]
    counts = [str(n) for n in find_sizes(record)]
    others = [said.say("lobby-sizes", counts=counts)] if len(counts) > 1 else []
    return "\n".join([said.say("lobby-players", count=len(people), size=record.size), *lines, *others])


def _tell_start(table: Lobby, said: Words) -> str:
    """What is missing, or who may begin; and what happens then."""
    record = table.record
    counts = find_sizes(record)
    if record.size not in counts:
        return said.say("lobby-misfit", counts=[str(n) for n in counts])
    if table.missing:
        return said.say("lobby-missing", count=table.missing)
    drawn = sum(player.role is None for player in record.players)
    return said.say("lobby-full", drawn=drawn, people=len(record.people))


def settings_parts(record: TableRecord, user: int, said: Words, told: str = "") -> list[Part]:
    """What a table is played with: for how many people it is laid, the options, the pace, and whether advice may be
    asked for; for the host what changes them, for the former host the way back. `told`: what a change has brought
    about."""
    title, is_host, allowed = said.say("options-title"), record.is_host(user), Manner.of(record).advice
    if is_host and record.status == Status.LOBBY:
        parts = [*_size_menu(record, said), *options.option_menus(record, said), *pace_menus(record, said)]
        parts = [text(title), text(told), text("\n".join(options.table_lines(record, said))), *parts]
    else:
        lines = [*options.option_lines(record, said, explained=True), *options.table_lines(record, said)]
        parts = [text("\n".join([title, *lines, pace_line(record, said)]))]
    parts.append(text(said.say("advice-is-on" if allowed else "advice-is-off")))
    if is_host and record.is_open:
        change = said.say("button-advice-no" if allowed else "button-advice-yes")
        parts.append(row(button(SetAdvice(record.id, "no" if allowed else "yes").button, change)))
    if record.acting is not None and record.host == user and record.is_open:
        parts.append(row(button(ids.ReturnAsHost(record.id).button, said.say("button-host-back"))))
    return parts


def _size_menu(record: TableRecord, said: Words) -> list[Part]:
    """The numbers of people that can play with these options, each with who plays what."""
    counts = find_sizes(record)
    if len(counts) < 2 and record.size in counts:
        return []
    rows = [(str(n), said.say("size-entry", count=n), _who_plays(replace(record, size=n), said)) for n in counts]
    chosen = str(record.size) if record.size in counts else None
    return [text(said.say("size-name")), menu(SetSize(record.id).menu, said.say("size-choose"), rows, chosen=chosen)]


def _who_plays(record: TableRecord, said: Words) -> str:
    """What so many people play, as the game has it, else the roles they choose from."""
    if said.has(f"players-{record.size}"):
        return said.say(f"players-{record.size}")
    return said.say("size-roles", seat=[Name("seat", role) for role in roles_of(record)])


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


def _controls(table: Lobby, said: Words) -> list[Part]:
    number = table.id
    free = [(role, said.name("seat", role), _role_hint(said, role)) for role in table.find_free()]
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
