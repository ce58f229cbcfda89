"""The names of commands before a release, which Discord may still show. They answer for that release."""

from __future__ import annotations

from collections.abc import Mapping

RELEASE = "1.0.0"
"""The release before which these names were in use. The next one has no former names, or its own."""
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
    "table take-over": ("seat take-over",),
}
"""Name of a command before the release -> the commands that replace it. All others keep their names."""


def find_new(entry: object) -> tuple[str, ...]:
    """The current names of the command in an interaction. Empty if its name is unchanged or unknown."""
    match entry:
        case {"name": str(group), "options": [{"type": 1, "name": str(name)}, *_]}:
            return FORMER.get(f"{group} {name}", ())
        case {"name": str(name)}:
            return FORMER.get(name, ())
    return ()
