"""Links of commands: each command that a text names is looked up among those registered with Discord, and a click on it
writes it into the reader's message field. Only layouts have links: the notification of a classic message, which a
locked phone shows, might have their ids in it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from discord import AppCommandOptionType

from fronde.core.types import Json

COMMAND = re.compile(r"`/([a-z-]+(?: [a-z-]+)?)(?: ([\w-]+:[^`]*))?`")
"""A command as texts name it, and its options."""
LINK = re.compile(r"</([^:>]+):\d+>(?: `([\w-]+:[^`]*)`)?")
SUBCOMMAND = AppCommandOptionType.subcommand.value
_ids: dict[str, int] = {}
"""The ids at Discord of all commands, by path, such as "table new". Empty until the bot has registered them."""


def list_commands(commands: Sequence[Json]) -> dict[str, int]:
    """The path of every command and subcommand among those that Discord has registered, with its id."""
    ids = {}
    for command in commands:
        subcommands = [one["name"] for one in command.get("options") or () if one["type"] == SUBCOMMAND]
        for path in [f"{command['name']} {name}" for name in subcommands] or [command["name"]]:
            ids[path] = int(command["id"])
    return ids


def learn_commands(ids: Mapping[str, int]) -> None:
    """From now on link these commands, and no others."""
    _ids.clear()
    _ids.update(ids)


def link_commands(text: str) -> str:
    """The text with a link in place of each command that is registered."""
    return COMMAND.sub(_link, text)


def _link(match: re.Match[str]) -> str:
    path, options = match.groups()
    if path not in _ids:
        return match[0]
    return f"</{path}:{_ids[path]}>" + (f" `{options}`" if options else "")


def unlink_commands(text: str) -> str:
    """The text with each command as it was written."""
    return LINK.sub(lambda match: f"`/{' '.join(filter(None, match.groups()))}`", text)
