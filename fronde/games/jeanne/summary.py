"""The summary of a round in a few lines, from the public views at its start and after its end."""

from __future__ import annotations

from collections.abc import Iterator

from fronde.core.game import View
from fronde.core.types import Text
from fronde.games.jeanne.names import text


def sum_up(before: View, now: View) -> list[Text]:
    """The finished round and the next one, then cities won and lost, and works built and lost. What has not changed is
    omitted."""
    heading = text("summary-round", n=before["round"], next=now["round"])
    return [heading, *tell_cities(before, now), *tell_works(before, now)]


def tell_cities(before: View, now: View) -> Iterator[Text]:
    """The cities each power has won and lost, and those that foreign powers have taken."""
    then, current = before["owner"], now["owner"]
    for seat in now["seats"]:
        gains = [city for city, owner in current.items() if owner == seat != then.get(city)]
        losses = [city for city, owner in then.items() if owner == seat != current.get(city)]
        if gains or losses:
            kind = "both" if gains and losses else "won" if gains else "lost"
            yield text(f"summary-{kind}", seat=seat, won=gains, lost=losses)
    if cities := [city for city, owner in current.items() if owner == "foreign" != then.get(city)]:
        yield text("summary-foreign", cities=cities)


def tell_works(before: View, now: View) -> Iterator[Text]:
    """The cities with new castles and fortresses, and those whose works are gone."""
    then, stand = before["works"], now["works"]
    for works in dict.fromkeys(stand.values()):
        if new := [city for city, kind in stand.items() if kind == works != then.get(city)]:
            yield text(f"summary-{works}", cities=new)
    if cities := [city for city in then if city not in stand]:
        yield text("summary-no-works", cities=cities)
