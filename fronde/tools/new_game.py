"""Create a small game as a package of its own, as a starting point: rules, texts, a picture, an opponent and tests.

The new game keeps the contract of all games, and can be played under its own name once it is installed.
"""

from __future__ import annotations

import argparse
import re
import sys
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from fronde.core.errors import DataError
from fronde.games import GAMES

TEMPLATE = Path(__file__).parents[1] / "template"
"""The folder of the template, a game called `pebbles`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of the tool."""
    parser.add_argument("name", metavar="NAME", help="the key of the game: small letters, digits and dashes")
    parser.add_argument("--into", type=Path, default=Path(), metavar="DIR", help="where its folder is made")


def run(args: argparse.Namespace) -> int:
    """Create the game and print the next steps. Returns 0, or 2 if the name is not possible."""
    try:
        folder = write_game(args.name, args.into)
    except DataError as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    print(f"Wrote {folder}. Next: pip install -e {folder}; python -m fronde contract --game {args.name}")
    return 0


def write_game(key: str, into: Path) -> Path:
    """Create the folder of a new game, `<into>/<key>`, and return its path. Raises DataError, and writes nothing, if
    the name is not possible."""
    package = key.replace("-", "_")
    if not re.fullmatch("[a-z][a-z0-9-]{0,31}", key):
        raise DataError(f"{key!r} is not 1 to 32 small letters, digits and dashes, a letter first")
    if key in GAMES or find_spec(package) is not None or iskeyword(package):
        raise DataError(f"there is a game or a Python module {package} already")
    folder = into / key
    if folder.exists():
        raise DataError(f"{folder} is there already")
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        file = folder / str(source.relative_to(TEMPLATE)).replace("pebbles", package)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_rename(source.read_text(encoding="utf-8"), key, package), encoding="utf-8")
    return folder


def _rename(text: str, key: str, package: str) -> str:
    """The text of a template file with the new name: the key, the package, and the name that players read."""
    for name in ('"fronde-{}"', 'find_faults("{}")'):
        text = text.replace(name.format("pebbles"), name.format(key))
    return text.replace("pebbles", package).replace("Pebbles", key.replace("-", " ").title())
