"""Finds the place of a fault in the files of a game."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from traceback import extract_tb

from fronde.core.game import AnyGame
from fronde.core.plugins import list_messages

Place = tuple[Path, int]
"""A file and a line."""
WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
PREFIX = re.compile(r"^(event|ask|option|seat|verb|score|tie-break|rule|order|guide)-")


class Places:
    """The files of a game; `folder` is the folder of its package."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def _messages(self) -> dict[str, Place]:
        """The place of each English message."""
        files = sorted(self.folder.glob("texts/en/*.ftl"))
        return {id_: (file, line) for file in files for id_, line in list_messages(file).items()}

    @cached_property
    def _literals(self) -> dict[str, Place]:
        """The first place of each string in the game's code."""
        places: dict[str, Place] = {}
        for file in sorted(self.folder.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    places.setdefault(node.value, (file, node.lineno))
        return places

    def of_error(self, error: BaseException) -> Place | None:
        """The last line of the game's code in the traceback of an error, or of its cause."""
        cause = error.__cause__ or error.__context__
        frames = [(Path(one.filename), one.lineno or 1) for one in extract_tb(error.__traceback__)]
        own = [place for place in frames if place[0].is_relative_to(self.folder)]
        if isinstance(error, SyntaxError) and error.filename:
            return Path(error.filename), error.lineno or 1
        return own[-1] if own else self.of_error(cause) if cause else None

    def of_text(self, message: str) -> Place | None:
        """The place of the first message id in a problem, or of the string that a missing text is about."""
        for word in WORD.findall(message):
            literal = self._literals.get(word) or self._literals.get(PREFIX.sub("", word)) if "-" in word else None
            if place := self._messages.get(word) or literal:
                return place
        return None

    def of_texts(self) -> Place:
        """The beginning of the English texts."""
        return min(self._messages.values(), default=(self.folder / "texts" / "en", 1))

    def of_subject(self, game: AnyGame, message: str) -> Place | None:
        """The place of the step or the part of the rules that the problem names before its colon."""
        subject = message.partition(":")[0]
        step = getattr(game.rules, "steps", {}).get(subject)
        return self._of_code(type(step).ask if step else getattr(type(game.rules), subject, None))

    def of_part(self, game: AnyGame, part: str) -> Place:
        """The place where a game declares `rules.<name>` or `speech.<name>`, else the class of its rules or its speech;
        for any other part, its file."""
        whole, _, name = part.partition(".")
        if not name:
            file = self.folder / f"{part}.py"
            return (file if file.exists() else self.folder / "__init__.py"), 1
        kind = type(getattr(game, whole))
        return self._of_code(getattr(kind, name, None)) or self._of_line(kind, name) or (self.folder / "__init__.py", 1)

    def _of_code(self, thing: object) -> Place | None:
        """The beginning of a function or class, if it is in the game's code."""
        code = inspect.unwrap(thing) if callable(thing) else getattr(thing, "fget", None)
        if not (inspect.isfunction(code) or inspect.isclass(code)):
            return None
        file = Path(inspect.getsourcefile(code) or "")
        return (file, inspect.getsourcelines(code)[1]) if file.is_relative_to(self.folder) else None

    def _of_line(self, kind: type, name: str) -> Place | None:
        """The place where a class of the game assigns a name, else the beginning of the class."""
        place = self._of_code(kind)
        return next(self._find_lines(kind, name), place) if place else None

    def _find_lines(self, kind: type, name: str) -> Iterator[Place]:
        lines, first = inspect.getsourcelines(kind)
        for number, line in enumerate(lines, first):
            if re.match(rf"\s+{re.escape(name)}\b\s*[:=]", line):
                yield Path(inspect.getsourcefile(kind) or ""), number

    def of_field(self, kind: type, name: str) -> Place | None:
        """The place where a class of the game declares a field."""
        return self._of_line(kind, name)
