"""docs/commands.md is what the bot declares, and no document names a command or an option that is not there."""

from __future__ import annotations

from tests.docs.commands import PAGE, declare, find_options, find_wrong, write_page
from tests.docs.test_links import PAGES, find_code, name

ADDRESSES = frozenset({"healthz", "readyz", "metrics", "tmp", "data", "drill"})
"""What begins with a slash and is no command."""
FRENCH = frozenset({"README.fr.md", "docs/jouer.md"})
"""Pages for people whose Discord speaks French."""


async def test_the_page_is_made_from_the_commands() -> None:
    tree = await declare()
    assert PAGE.read_text(encoding="utf-8") == write_page(tree), "run python -m tests.docs.commands"
    names = {one.qualified_name for one in tree.walk_commands()}
    assert {"table new", "turn", "fronde setup", "richelieu take"} <= names


async def test_every_command_named_exists() -> None:
    tree = await declare()
    commands = {locale: await find_options(tree, locale) for locale in ("en", "fr")}
    wrong = {}
    for page in PAGES:
        pieces = [f"`{code}`" for code in find_code(page)]
        faults = find_wrong("\n".join(pieces), commands["fr" if name(page) in FRENCH else "en"])
        wrong[name(page)] = [fault for fault in faults if fault not in ADDRESSES]
    assert {page: faults for page, faults in wrong.items() if faults} == {}
