"""docs/commands.md is what the bot declares, and no document names a command that is not there."""

from __future__ import annotations

import re

from tests.docs.commands import PAGE, declare, write_page
from tests.docs.test_links import PAGES, find_code, name

TYPED = re.compile(r"/([a-z][a-z-]*)( [a-z][a-z-]*)?(?: |$)")
ADDRESSES = frozenset({"healthz", "readyz", "metrics", "tmp", "data"})
"""What begins with a slash and is no command."""


async def test_the_page_is_made_from_the_commands() -> None:
    tree = await declare()
    assert PAGE.read_text(encoding="utf-8") == write_page(tree), "run python -m tests.docs.commands"
    names = {one.qualified_name for one in tree.walk_commands()}
    assert {"table new", "turn", "fronde setup", "richelieu take"} <= names


def find_command(typed: re.Match[str], commands: set[str]) -> str:
    """The command that is meant; the second word belongs to it where the first is a group."""
    is_group = any(one.startswith(f"{typed[1]} ") for one in commands)
    return f"{typed[1]}{typed[2] or ''}" if is_group else typed[1]


async def test_every_command_named_exists() -> None:
    commands = {one.qualified_name for one in (await declare()).walk_commands()}
    wrong = []
    for page in PAGES:
        for code in find_code(page):
            typed = TYPED.match(code)
            if typed and typed[1] not in ADDRESSES and find_command(typed, commands) not in commands:
                wrong.append(f"{name(page)}: {code}")
    assert wrong == []
