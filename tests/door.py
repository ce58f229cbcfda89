"""The public doors as text, `fronde.api` and `images.api`: every name with its signature, fields, methods and defaults.

`python -m tests.door` stores it in `tests/data/door.txt`; `tests/core/test_door.py` compares.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import fronde.api
import images.api

STORED = Path(__file__).parent / "data" / "door.txt"
OURS = ("fronde", "images")
UNSTABLE = re.compile(r" at 0x[0-9a-f]+|ForwardRef\((?=')|(?<=')\)(?=[,)]| =)")
"""What reads otherwise in the next process, or in the next Python."""
HOW = (
    "raise API_VERSION in fronde/api/__init__.py, say in CHANGELOG.md under “API version N” what an author has to "
    "change, and run `python -m tests.door`"
)


def describe() -> str:
    """Both doors, a line for each name and what it holds."""
    lines = [f"API_VERSION {fronde.api.API_VERSION}"]
    for door in (fronde.api, fronde.api.fields, images.api):
        lines += ["", f"# {door.__name__}", *_lines_of(door)]
    return "\n".join(lines) + "\n"


def _lines_of(door: ModuleType) -> Iterator[str]:
    for name in sorted(door.__all__):
        value = getattr(door, name)
        if isinstance(value, type) and value.__module__.partition(".")[0] in OURS:
            yield f"class {name}{_sign(value)}"
            yield from sorted(f"    {line}" for line in _members(value))
        elif inspect.isfunction(value):
            yield f"def {name}{_sign(value)}"
        elif inspect.ismodule(value):
            yield f"module {name}"
        elif name != "API_VERSION":
            yield f"{name} = {value}"


def _members(kind: type) -> Iterator[str]:
    """The fields, class variables and methods of a class and of those of ours that it derives from."""
    lines: dict[str, str] = {}
    for base in (base for base in reversed(kind.__mro__) if base.__module__.partition(".")[0] in OURS):
        lines |= {name: f"{name}: {hint}" for name, hint in inspect.get_annotations(base).items()}
        lines |= {name: _tell(name, value) for name, value in vars(base).items() if _is_told(value)}
    return (line for name, line in lines.items() if not name.startswith("_") and name != "model_config")


def _is_told(value: object) -> bool:
    """Whether it is no slot of a dataclass, which its annotation tells."""
    return not inspect.ismemberdescriptor(value)


def _tell(name: str, value: Any) -> str:
    if isinstance(value, property):
        return f"{name}: property{_sign(value.fget)}"
    if isinstance(value, staticmethod | classmethod):
        return f"{type(value).__name__} {name}{_sign(value.__func__)}"
    if inspect.isfunction(value):
        final = "final " if getattr(value, "__final__", False) else ""
        abstract = "abstract " if getattr(value, "__isabstractmethod__", False) else ""
        return f"{final}{abstract}def {name}{_sign(value)}"
    return name if callable(value) or hasattr(type(value), "__get__") else f"{name} = {value!r}"


def _sign(thing: Any) -> str:
    try:
        return UNSTABLE.sub("", str(inspect.signature(thing)))
    except ValueError:
        return ""


def find_fault(stored: str, now: str) -> str:
    """Why the doors as they are now do not fit those stored, in a sentence; "" where they do."""
    if stored == now:
        return ""
    changed = sorted(set(stored.splitlines()) ^ set(now.splitlines()))
    return f"The public door has changed: {HOW}. Changed: " + "; ".join(line.strip() for line in changed)


def main() -> int:
    """Store the doors. Gives 1 where they have changed under the version they had."""
    stored, now = STORED.read_text(encoding="utf-8") if STORED.exists() else "", describe()
    if stored != now and stored.split("\n", 1)[0] == now.split("\n", 1)[0]:
        print(find_fault(stored, now), file=sys.stderr)
        return 1
    STORED.write_text(now, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
