"""The lobby's post: the game, its options, the seats, what is missing, and the buttons."""

from __future__ import annotations

from discord import ui

from cogs import ids
from cogs.ids import (
    ChooseRole,
    JoinTable,
    LeaveTable,
    SetAdvice,
    SetRating,
    SetSize,
    ShowOpponents,
    ShowOptions,
    StartTable,
)
from cogs.messages import options
from cogs.messages.forms import MOST_FIELDS, choose, label, make_form
from cogs.messages.names import Words
from cogs.messages.pace import list_paces, pace_line, pace_menus
from cogs.messages.parts import PER_MENU, Part, button, menu, row, text
from cogs.messages.speech import game_title
from fronde.core.rng import commitment
from fronde.core.types import Name, Seat
from fronde.host.people.opponents import Manner
from fronde.host.store import Player, Status, TableRecord
from fronde.host.table import GameTable, Lobby, Table, find_sizes, roles_of

ANY = "any"
"""The role of a player who has no preference."""


def lobby_parts(table: Table, words: Words) -> list[Part]:
    """The post for the table's state: open to join; started, with the roles; or ended."""
    if isinstance(table, Lobby) and table.record.is_open:
        people = [
            text(_player_lines(table, words)),
            text(_tell_start(table, words)),
            text(promise_chance(table.record, words)),
        ]
        return [*_heading(table.record, words), *people, *_controls(table, words)]
    if isinstance(table, GameTable):
        details = [text("\n".join(_start_lines(table, words))), text(promise_chance(table.record, words))]
        return [*_heading(table.record, words), *details]
    key = "table-ended" if table.record.progress.epochs else "lobby-closed"
    return [text(words.say(key, title=game_title(words, table.record.game)))]


def _heading(record: TableRecord, words: Words) -> list[Part]:
    pitch = [words.say(message) for message in ("game-pitch", "game-players") if words.has(message)]
    return [
        text(words.say("lobby-title", title=game_title(words, record.game))),
        text("\n".join(pitch)),
        text(
            "\n".join(
                [*options.option_lines(record, words), pace_line(record, words), *_permission_lines(record, words)]
            )
        ),
        text("\n".join(options.table_lines(record, words))),
    ]


def _permission_lines(record: TableRecord, words: Words) -> list[str]:
    manner, machines = Manner.of(record), any(player.bot is not None for player in record.players)
    room = [words.say("room-is-made" if manner.makes_room else "room-is-not-made")] if machines else []
    about = {"advice-is-on": manner.advice, "rated-is-on": manner.rated}
    return [*(words.say(message) for message, holds in about.items() if holds), *room]


def _player_lines(table: Lobby, words: Words) -> str:
    """The players who have joined, and the table's number of people."""
    record = table.record
    people = record.players
    lines = [player_line(p, words) for p in people]
    counts = [str(n) for n in find_sizes(record)]
    others = [words.say("lobby-sizes", counts=counts)] if len(counts) > 1 else []
    return "\n".join([words.say("lobby-players", count=len(people), size=record.terms.size), *lines, *others])


def _tell_start(table: Lobby, words: Words) -> str:
    """A line about what is missing, or about the start of the game."""
    record = table.record
    counts = find_sizes(record)
    if record.terms.size not in counts:
        return words.say("lobby-misfit", counts=[str(n) for n in counts])
    if table.missing:
        return words.say("lobby-missing", count=table.missing)
    count = sum(player.role is None for player in record.players)
    return words.say("lobby-full", drawn=count, people=len(record.people))


def settings_parts(record: TableRecord, user: int, words: Words, line: str = "") -> list[Part]:
    """The settings of a table: number of people, options, pace, whether advice is allowed, and whether the game is
    rated. The host also gets the controls that change them; a former host gets the way back. `line` says what a change
    has done."""
    title, is_host, manner = words.say("options-title"), record.is_host(user), Manner.of(record)
    if is_host and record.status == Status.LOBBY:
        together = row(button(ids.OpenTerms(record.id).button, words.say("button-terms"), "main"))
        parts = [together, *_size_menu(record, words), *options.option_menus(record, words), *pace_menus(record, words)]
        parts = [text(title), text(line), text("\n".join(options.table_lines(record, words))), *parts]
    else:
        lines = [*options.option_lines(record, words, is_explained=True), *options.table_lines(record, words)]
        parts = [text("\n".join([title, *lines, pace_line(record, words)]))]
    advice, rating = ("on" if holds else "off" for holds in (manner.advice, manner.rated))
    parts.append(text("\n".join([words.say(f"advice-is-{advice}"), words.say(f"rated-is-{rating}")])))
    if is_host and record.is_open and (switches := _switches(record, manner, words)):
        parts.append(row(*switches))
    if record.acting is not None and record.host == user and record.is_open:
        parts.append(row(button(ids.ReturnAsHost(record.id).button, words.say("button-host-back"))))
    return parts


def _switches(record: TableRecord, manner: Manner, words: Words) -> list[dict[str, str]]:
    """The buttons for advice, which rated games do not have, and for ratings, which a game that has begun keeps."""
    advice, answer = ("no" if holds else "yes" for holds in (manner.advice, manner.rated))
    advising = button(SetAdvice(record.id, advice).button, words.say(f"button-advice-{advice}"))
    rating = button(SetRating(record.id, answer).button, words.say(f"button-rated-{answer}"))
    return [*([] if manner.rated else [advising]), *([rating] if record.status == Status.LOBBY else [])]


def _size_menu(record: TableRecord, words: Words) -> list[Part]:
    """A menu of the numbers of people that these options allow, if there is a choice."""
    rows, current = _list_sizes(record, words), [str(record.terms.size)]
    if [value for value, _, _ in rows] == current:
        return []
    return [
        text(words.say("size-name")),
        menu(SetSize(record.id).menu, words.say("size-choose"), rows, current=current),
    ]


def _list_sizes(record: TableRecord, words: Words) -> list[tuple[str, str, str]]:
    """The numbers of people that these options allow, each with its seats or roles."""
    return [
        (str(n), words.say("size-entry", count=n), _who_plays(record.copy_with(size=n), words))
        for n in find_sizes(record)
    ]


SIZE, PACE = "size", "pace"
"""Fields of the form."""


def terms_form(record: TableRecord, words: Words) -> ui.Modal:
    """The form in which a host changes several settings at once. Settings that do not fit keep their menus."""
    sizes, (paces, pace), now = _list_sizes(record, words), list_paces(record, words), [str(record.terms.size)]
    fields = options.option_fields(record, words)[: MOST_FIELDS - 1]
    if [value for value, _, _ in sizes] != now:
        fields.append(label(words.say("size-choose"), choose(SIZE, sizes, now)))
    fields.append(label(words.say("pace-name"), choose(PACE, paces, [pace])))
    return make_form(ids.SetTerms(record.id, record.terms_stamp), words.say("button-options"), fields)


def _who_plays(record: TableRecord, words: Words) -> str:
    """The roles or seats with this number of people: the game's own text, otherwise the roles to choose from."""
    if words.has(f"players-{record.terms.size}"):
        return words.say(f"players-{record.terms.size}")
    return words.say("size-roles", seat=[Name("seat", role) for role in roles_of(record)])


def player_line(player: Player, words: Words) -> str:
    """The line of a player in a lobby, with their role."""
    role = role_name(words, player.role)
    if player.bot is None:
        return words.say("lobby-player", player=player.name, role=role)
    return words.say("lobby-opponent", player=player.name, role=role, level=words.name("level", player.bot))


def promise_chance(record: TableRecord, words: Words) -> str:
    """The commitment and the salts of the dice, which may be shown before the end of the game."""
    if not record.chance.key:
        return words.say("chance-fixed")
    salts = record.chance.salts or [player.salt for player in record.people]
    return words.say("chance-promised", commitment=commitment(record.chance.key), salts=", ".join(salts))


def show_chance(record: TableRecord, words: Words) -> str:
    """The source of the dice, revealed once the game is over."""
    if not record.chance.key:
        return words.say("chance-fixed")
    return words.say("chance-shown", key=record.chance.key, salts=", ".join(record.chance.salts))


def _start_lines(table: GameTable, words: Words) -> list[str]:
    lines = [words.say("lobby-begun")]
    for player in table.record.players:
        seats = [Name("seat", seat) for seat in table.find_seats(player) if seat not in table.nobodys]
        lines.append(words.say("lobby-runs", player=player.name, seats=seats))
    return [*lines, *(words.say("lobby-nobody", seat=Name("seat", seat)) for seat in table.nobodys)]


def _controls(table: Lobby, words: Words) -> list[Part]:
    number = table.id
    free = [(role, words.name("seat", role), _role_hint(words, role)) for role in table.find_free()]
    return [
        menu(
            ChooseRole(number).menu, words.say("lobby-role"), [*free[: PER_MENU - 1], (ANY, words.say("role-any"), "")]
        ),
        row(
            button(JoinTable(number).button, words.say("button-join"), "good"),
            button(LeaveTable(number).button, words.say("button-leave")),
            button(StartTable(number).button, words.say("button-start"), "main"),
            button(ShowOptions(number).button, words.say("button-options")),
            button(ShowOpponents(number).button, words.say("button-opponents")),
        ),
    ]


def role_name(words: Words, role: Seat | None) -> str:
    """The name of a role, including that of a player without a preference."""
    return words.name("seat", role) if role else words.say("role-any")


def _role_hint(words: Words, role: Seat) -> str:
    return words.say(f"seat-{role}.role") if words.has(f"seat-{role}.role") else ""
