"""Forms: up to five labelled fields in a window, sent together. A form is answered by its id alone, as a button is, so
it survives a restart. Discord does not open a form after an answer was deferred, and a form cannot show a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import ui

from cogs.ids import Id
from cogs.messages.names import plain
from cogs.messages.parts import PER_MENU
from cogs.messages.speech import OPTION, clip

Fields = Mapping[str, list[str]]
"""The content of a submitted form: field -> the text or the selected values. A field without an answer may be
missing."""
Field = ui.Label[ui.Modal]
Rows = Sequence[tuple[str, str, str]]
"""Entries to choose from, each a value, a label and a hint."""

MOST_FIELDS, TITLE, SHORT = 5, 45, 10
"""Maximum number of fields in a form; of characters in a title or label; and of entries that are shown as a list
instead of a menu."""


def make_form(id: Id, title: str, fields: Sequence[Field]) -> ui.Modal:
    """A form of the first five of these fields."""
    form = ui.Modal(title=clip(plain(title), TITLE), custom_id=id.form, timeout=None)
    for field in fields[:MOST_FIELDS]:
        form.add_item(field)
    form.stop()
    return form


def label(name: str, field: ui.Item[ui.Modal], hint: str = "") -> Field:
    """A field with its label, and a hint below it, or a label too long for its line."""
    hint = hint or (name if len(plain(name)) > TITLE else "")
    return ui.Label(text=clip(plain(name), TITLE), component=field, description=clip(plain(hint), OPTION) or None)


def write(key: str, now: str, most: int, *, long: bool = False) -> ui.TextInput[ui.Modal]:
    """A text field, which may stay empty. `now`: its current text."""
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    return ui.TextInput(custom_id=key, style=style, default=now or None, required=False, max_length=most)


def choose(
    key: str, rows: Rows, now: Sequence[str] = (), least: int = 1, most: int = 1
) -> ui.Select[ui.Modal] | ui.RadioGroup[ui.Modal]:
    """A field with one choice: a list if there are few entries and one is selected, otherwise a menu. `now`: the
    current choice."""
    entries = [(value, _say(text), _say(hint) or None, value in now) for value, text, hint in rows[:PER_MENU]]
    if most == 1 and 1 < len(entries) <= SHORT:
        group: ui.RadioGroup[ui.Modal] = ui.RadioGroup(custom_id=key, required=least > 0)
        for value, text, hint, is_now in entries:
            group.add_option(label=text, value=value, description=hint, default=is_now)
        return group
    options = [discord.SelectOption(label=t, value=v, description=h, default=is_now) for v, t, h, is_now in entries]
    return ui.Select(
        custom_id=key, options=options, required=least > 0, min_values=least, max_values=min(most, len(options))
    )


def tick(key: str, rows: Rows, now: Sequence[str] = ()) -> ui.CheckboxGroup[ui.Modal]:
    """Up to ten boxes to tick. `now`: the values that are ticked already."""
    group: ui.CheckboxGroup[ui.Modal] = ui.CheckboxGroup(custom_id=key, required=False, min_values=0)
    for value, text, hint in rows[:SHORT]:
        group.add_option(label=_say(text), value=value, description=_say(hint) or None, default=value in now)
    return group


def choose_channel(key: str, kind: discord.ChannelType, now: int | None) -> ui.ChannelSelect[ui.Modal]:
    """A field for a channel of the server, or none."""
    default = [discord.SelectDefaultValue(id=now, type=discord.SelectDefaultValueType.channel)] if now else []
    return ui.ChannelSelect(custom_id=key, channel_types=[kind], min_values=0, required=False, default_values=default)


def choose_role(key: str, now: int | None) -> ui.RoleSelect[ui.Modal]:
    """A field for a role of the server, or none."""
    default = [discord.SelectDefaultValue(id=now, type=discord.SelectDefaultValueType.role)] if now else []
    return ui.RoleSelect(custom_id=key, min_values=0, required=False, default_values=default)


def _say(text: str) -> str:
    return clip(plain(text), OPTION)
