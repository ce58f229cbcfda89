"""The summary of a turn in a few lines, from the public views at its start and after its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fronde.core.game import View
from fronde.core.types import Json, Text
from fronde.games.mousquetaires.names import text

TRACKS = (("time", "at", "last"), ("siege", "at", ""), ("honour", "lost", "most"), ("rochefort", "life", "most"))
"""Tracks, each with the keys of the view for its current value and its limit."""


def sum_up(before: View, now: View) -> list[Text]:
    """The finished turn and the next one, then tracks, missions, the quest, life points and shared goods. What has not
    changed is omitted."""
    heading = text("summary-turn", n=before["turn"], next=now["turn"])
    parts = (tell_tracks, tell_missions, tell_quest, tell_life, tell_goods)
    return [heading, *(line for part in parts for line in part(before, now))]


def tell_tracks(before: View, now: View) -> Iterator[Text]:
    """Time, La Rochelle, the Queen's honour, and Rochefort, if they have moved."""
    then, tracks, texts = before["tracks"], now["tracks"], []
    for name, place, most in TRACKS:
        n, old = tracks[name][place], then[name][place]
        if n != old:
            texts.append(text(f"summary-{name}", n=n, **({"most": tracks[name][most]} if most else {"before": old})))
    if texts:
        yield text("summary-tracks", moved=texts)


def tell_missions(before: View, now: View) -> Iterator[Text]:
    """The places whose mission has changed, with the new one."""
    for place, mission in now["missions"].items():
        then = before["missions"][place]
        if (then or {}).get("mission") == (mission or {}).get("mission"):
            continue
        if mission is None:
            yield text("summary-no-mission", place=place)
        else:
            yield text("summary-mission", place=place, mission=mission["mission"])


def tell_quest(before: View, now: View) -> Iterator[Text]:
    """The new quest board, or the progress on the current one."""
    then, quest = before["quest"], now["quest"]
    if quest["n"] != then["n"]:
        yield text("summary-board", quest=str(quest["n"]))
    elif (count := _count_progress(quest)) != _count_progress(then):
        yield text("summary-quest", quest=str(quest["n"]), n=count - _count_progress(then))


def _count_progress(quest: Mapping[str, Json]) -> int:
    """The number of cleared spaces and overcome challenges."""
    return sum(bool(space["gone"]) for space in quest["board"]) + len(quest["passed"])


def tell_life(before: View, now: View) -> Iterator[Text]:
    """Musketeers whose life points or condition have changed."""
    lives = [
        text("summary-life", seat=seat, n=mine["life"], most=mine["most"])
        for seat, mine in now["musketeers"].items()
        if (mine["life"], mine["down"]) != tuple(before["musketeers"][seat][name] for name in ("life", "down"))
    ]
    if lives:
        yield text("summary-lives", lives=lives)


def tell_goods(before: View, now: View) -> Iterator[Text]:
    """Pistoles, epic tokens and One for all cards, if any of them has changed."""
    goods = ("pistoles", "epic", "one_for_all")
    if any(before[name] != now[name] for name in goods):
        yield Text("summary-goods", {name: now[name] for name in goods})
