"""A game's options from its JSON schema: yes or no, one of several words, several of them, or a small number."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence

from cogs.ids import SetOption
from cogs.messages.forms import SHORT, Field, Fields, choose, label, tick
from cogs.messages.names import Words
from cogs.messages.parts import PER_MENU, Part, menu, text
from cogs.messages.speech import clip, speak
from fronde.core.errors import TableError
from fronde.core.game import Game
from fronde.core.types import Json, Text
from fronde.games import get_game
from fronde.host.store import TableRecord
from fronde.host.table import find_sizes, options_of


def _properties(game: Game[object]) -> Mapping[str, Mapping[str, Json]]:
    return dict(game.rules.options_schema().get("properties", {}))


def values_of(spec: Mapping[str, Json]) -> Sequence[Json]:
    """The possible values of an option or of its list items; empty if no menu can hold them."""
    if spec.get("type") == "boolean":
        return (True, False)
    if "enum" in spec:
        return tuple(spec["enum"])
    if "anyOf" in spec:
        return [value for kind in spec["anyOf"] for value in values_of(kind)]
    if spec.get("type") == "array":
        return values_of(spec["items"])
    if spec.get("type") == "integer" and "minimum" in spec and "maximum" in spec:
        return range(spec["minimum"], spec["maximum"] + 1)[:PER_MENU]
    return ()


def _find_list(spec: Mapping[str, Json]) -> Mapping[str, Json]:
    """The schema of the list that an option may be; empty if it may not be a list."""
    kinds = (kind for kind in spec.get("anyOf", (spec,)) if kind.get("type") == "array")
    return next(kinds, {})


def read_choice(game: Game[object], name: str, picks: Sequence[str], before: Json = None) -> Json:
    """The value of a menu's choice. For an option that may be a word or a list: the word, if one is selected that was
    not selected `before`; otherwise the list of the selected items. Raises TableError for an unknown option or
    value."""
    spec = _properties(game).get(name, {})
    values_by_json = {json.dumps(value): value for value in values_of(spec)}
    values = [values_by_json[one] for one in picks if one in values_by_json]
    if not values or len(values) < len(picks):
        raise TableError(Text("error-no-option"))
    choices = values_of(_find_list(spec))
    several = [value for value in values if value in choices]
    words = [value for value in values if value not in choices and (value != before or not several)]
    return words[0] if words else several


def option_lines(record: TableRecord, words: Words, *, is_explained: bool = False) -> list[str]:
    """Every option with its value, one per line; `is_explained` adds explanations."""
    game, tell = get_game(record.game), _explain if is_explained else _tell
    in_force = game.rules.fill_options(options_of(record))
    return [tell(record, words, name, in_force) for name in _properties(game)]


def _tell(record: TableRecord, words: Words, name: str, in_force: Mapping[str, Json]) -> str:
    return words.say("option-line", name=_name(words, name), value=_said_value(record, words, name, in_force))


def _said_value(record: TableRecord, words: Words, name: str, in_force: Mapping[str, Json]) -> str:
    """An option's value; a value read from a file is shown by the file's name."""
    if name not in get_game(record.game).title.option_files:
        return _value(record, words, name, in_force.get(name))
    if name in record.terms.files:
        return words.say("own-file", file=record.terms.files[name])
    return words.say("option-no-file")


def _explain(record: TableRecord, words: Words, name: str, in_force: Mapping[str, Json]) -> str:
    line = words.say("options-entry", name=_name(words, name), value=_said_value(record, words, name, in_force))
    about = _help(words, f"{name}.help")
    return f"{line} · {about}" if about else line


def option_menus(record: TableRecord, words: Words) -> list[Part]:
    """Every option by name with its explanation, and below it the menu that sets it. The current values are
    selected."""
    game = get_game(record.game)
    in_force, host_options = game.rules.fill_options(options_of(record)), game.rules.fill_options(record.terms.options)
    parts: list[Part] = []
    for name, spec in _properties(game).items():
        if name in game.title.option_files:
            how = words.say("own-file-how", name=_name(words, name))
            parts.append(text(f"{_explain(record, words, name, in_force)}\n{how}"))
        elif rows := _entries(record, words, name, spec):
            parts.append(text(_explain(record, words, name, in_force)))
            most, ticks = _count_most(spec), _ticks(host_options, name)
            parts.append(menu(SetOption(record.id, name).menu, _name(words, name), rows, most=most, current=ticks))
    return parts


def _entries(record: TableRecord, words: Words, name: str, spec: Mapping[str, Json]) -> list[tuple[str, str, str]]:
    """The entries of an option's menu: each value as JSON, with its name and explanation."""
    return [
        (json.dumps(v), _value(record, words, name, v), _help(words, f"{name}.{_slug(v)}-help"))
        for v in values_of(spec)
    ]


def _count_most(spec: Mapping[str, Json]) -> int:
    """How many values an option may have at once."""
    return int(_find_list(spec).get("maxItems", 1))


def _ticks(options: Mapping[str, Json], name: str) -> list[str]:
    """The current values of an option, as JSON."""
    value = options.get(name)
    return [json.dumps(one) for one in (value if isinstance(value, list) else [value])]


CHECKS = "checks"
"""The field of a form with a box for each option that is on or off."""


def option_fields(record: TableRecord, words: Words) -> list[Field]:
    """The options as fields of a form: a box for each that is on or off, and a list or menu for each of the others."""
    game = get_game(record.game)
    host_options, checks = game.rules.fill_options(record.terms.options), _list_checks(game)
    rows = [(name, _name(words, name), _help(words, f"{name}.help")) for name in checks]
    now = [name for name in checks if host_options.get(name)]
    fields = [label(words.say("options-checks"), tick(CHECKS, rows, now))] if rows else []
    for name, spec in _properties(game).items():
        if name not in checks and name not in game.title.option_files and values_of(spec):
            most, ticks = _count_most(spec), _ticks(host_options, name)
            chooser = choose(name, _entries(record, words, name, spec), ticks, most=most)
            fields.append(label(_name(words, name), chooser, _help(words, f"{name}.help")))
    return fields


def _list_checks(game: Game[object]) -> list[str]:
    """The options that are on or off, at most as many as a form has boxes for."""
    return [name for name, spec in _properties(game).items() if spec.get("type") == "boolean"][:SHORT]


def read_options(record: TableRecord, fields: Fields) -> dict[str, Json]:
    """The options that a form changes, with their new values. Raises TableError for an unknown value."""
    game = get_game(record.game)
    before = game.rules.fill_options(record.terms.options)
    values: dict[str, Json] = {}
    if CHECKS in fields:
        values |= {name: name in fields[CHECKS] for name in _list_checks(game)}
    for name in fields.keys() & _properties(game).keys():
        values[name] = read_choice(game, name, fields[name], before.get(name))
    return {name: value for name, value in values.items() if value != before.get(name)}


def table_lines(record: TableRecord, words: Words) -> list[str]:
    """The game's own lines about a table with these options."""
    game = get_game(record.game)
    if record.terms.size not in find_sizes(record):
        return []
    lines = game.speech.tell_table(record.terms.size, game.rules.fill_options(options_of(record)))
    return [f"-# {speak(words, line)}" for line in lines]


def tell_changed_options(
    record: TableRecord, before: Mapping[str, Json], options: Collection[str], words: Words
) -> str:
    """A text on options that changed because others were chosen; empty if there are none."""
    rules = get_game(record.game).rules
    old, new = rules.fill_options(before), rules.fill_options(record.terms.options)
    lines = [_tell(record, words, name, new) for name in new if name not in options and new[name] != old.get(name)]
    return "\n".join([words.say("options-changed"), *lines]) if lines else ""


def _help(words: Words, about: str) -> str:
    """The explanation of an option or a value, empty if the texts have none."""
    return words.say(f"option-name-{about}") if words.has(f"option-name-{about}") else ""


def _slug(value: Json) -> str:
    """The value as it appears in the id of its text."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _name(words: Words, name: str) -> str:
    return clip(words.name("option-name", name), 100)


def _value(record: TableRecord, words: Words, name: str, value: Json) -> str:
    """The name of an option's value, for a table of this size."""
    if isinstance(value, list):
        return words.say("values-list", values=[_value(record, words, name, one) for one in value])
    message = f"option-name-{name}.{_slug(value)}"
    if words.has(message):
        return words.say(message, size=record.terms.size)
    return words.say("yes" if value else "no") if isinstance(value, bool) else str(value)
