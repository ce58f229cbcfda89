"""What a turn of all has brought, in a few lines: of the public views as it began and after its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fronde.core.types import Name, Text

View = Mapping[str, Any]


def sum_up(before: View, now: View) -> list[Text]:
    """The turn that is over and the one that begins; then the tracks, the missions, the quest, the musketeers' life and
    what they own together. What is as it was is left out."""
    heading = Text("summary-turn", {"n": before["turn"], "next": now["turn"]})
    parts = (tell_tracks, tell_missions, tell_quest, tell_life, tell_goods)
    return [heading, *(line for part in parts for line in part(before, now))]


def tell_tracks(before: View, now: View) -> Iterator[Text]:
    """Time, La Rochelle, the Queen's honour, and Rochefort, as far as they have moved."""
    then, tracks = before["tracks"], now["tracks"]
    moved = []
    if then["time"]["at"] != tracks["time"]["at"]:
        moved.append(Text("summary-time", {"n": tracks["time"]["at"], "most": tracks["time"]["last"]}))
    if then["siege"]["at"] != tracks["siege"]["at"]:
        moved.append(Text("summary-siege", {"n": tracks["siege"]["at"], "before": then["siege"]["at"]}))
    if then["honour"]["lost"] != tracks["honour"]["lost"]:
        moved.append(Text("summary-honour", {"n": tracks["honour"]["lost"], "most": tracks["honour"]["most"]}))
    if then["rochefort"]["life"] != tracks["rochefort"]["life"]:
        moved.append(Text("summary-rochefort", {"n": tracks["rochefort"]["life"], "most": tracks["rochefort"]["most"]}))
    if moved:
        yield Text("summary-tracks", {"moved": moved})


def tell_missions(before: View, now: View) -> Iterator[Text]:
    """The missions that have given way to others, in Paris and at the Louvre."""
    for place, mission in now["missions"].items():
        then = before["missions"][place]
        if (then or {}).get("mission") == (mission or {}).get("mission"):
            continue
        args = {"place": Name("place", place)}
        if mission is None:
            yield Text("summary-no-mission", args)
        else:
            yield Text("summary-mission", {**args, "mission": Name("mission", mission["mission"])})


def tell_quest(before: View, now: View) -> Iterator[Text]:
    """How far the quest has come."""
    then, quest = before["quest"], now["quest"]
    if quest["n"] != then["n"]:
        yield Text("summary-board", {"quest": Name("quest", str(quest["n"]))})
    elif (count := _count_done(quest)) != _count_done(then):
        yield Text("summary-quest", {"quest": Name("quest", str(quest["n"])), "n": count - _count_done(then)})


def _count_done(quest: Mapping[str, Any]) -> int:
    """Spaces that are cleared and challenges that are overcome."""
    return sum(bool(space["gone"]) for space in quest["board"]) + len(quest["passed"])


def tell_life(before: View, now: View) -> Iterator[Text]:
    """Who has other life points than before, or is out of action."""
    lives = [
        Text("summary-life", {"seat": Name("seat", seat), "n": mine["life"], "most": mine["most"]})
        for seat, mine in now["musketeers"].items()
        if (mine["life"], mine["down"]) != tuple(before["musketeers"][seat][name] for name in ("life", "down"))
    ]
    if lives:
        yield Text("summary-lives", {"lives": lives})


def tell_goods(before: View, now: View) -> Iterator[Text]:
    """Pistoles, epic tokens and One for all cards, where one of them has changed."""
    goods = ("pistoles", "epic", "one_for_all")
    if any(before[name] != now[name] for name in goods):
        yield Text("summary-goods", {name: now[name] for name in goods})
