"""What commands were called in the last release, as Discord may still show them."""

from __future__ import annotations

from collections.abc import Mapping

FORMER: Mapping[str, tuple[str, ...]] = {
    "holiday": ("settings holiday",),
    "privacy export": ("settings privacy",),
    "privacy forget": ("settings privacy",),
    "settings": ("settings mine", "settings hours"),
    "table analyse": ("review analyse",),
    "table export": ("review export",),
    "table extend": ("clock extend",),
    "table hand-over": ("seat hand-over",),
    "table history": ("review history",),
    "table import": ("review import",),
    "table opponent": ("seat opponent",),
    "table pace": ("clock pace",),
    "table pause": ("clock pause",),
    "table replace": ("seat replace",),
    "table resume": ("clock resume", "table wake"),
    "table settings": ("settings table",),
    "table take-back": ("seat take-back",),
}
"""By the name of a command in the last release, what does the same now; any other command keeps its name."""


def find_new(typed: object) -> tuple[str, ...]:
    """What the command of an interaction is called now; nothing where it keeps its name, or there never was one."""
    match typed:
        case {"name": str(group), "options": [{"type": 1, "name": str(name)}, *_]}:
            return FORMER.get(f"{group} {name}", ())
        case {"name": str(name)}:
            return FORMER.get(name, ())
    return ()
