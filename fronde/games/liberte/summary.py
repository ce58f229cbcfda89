"""The summary of a turn in a few lines, from the public views at its start and after its end."""

from __future__ import annotations

from collections.abc import Iterator

from fronde.core.game import View
from fronde.core.types import Text
from fronde.games.liberte.names import text


def sum_up(before: View, now: View) -> list[Text]:
    """The finished turn and the next one, then the battle, government and presence, points, provinces, and progress of
    the counter-revolution. What has not changed is omitted."""
    heading = text("summary-turn", n=before["turn"], year=str(before["year"]), next=now["turn"])
    parts = (tell_battles, tell_government, tell_points, tell_provinces, tell_revolt)
    return [heading, *(line for part in parts for line in part(before, now))]


def tell_battles(before: View, now: View) -> Iterator[Text]:
    """The battles that were fought."""
    for then, battle in zip(before["battles"], now["battles"], strict=True):
        leader = battle["leader"]
        if leader == "lost" != then["leader"]:
            yield text("summary-battle-lost", battle=battle["battle"])
        elif leader != then["leader"]:
            yield text("summary-battle-won", battle=battle["battle"], seat=leader)


def tell_government(before: View, now: View) -> Iterator[Text]:
    """The government, the opposition and the seats with presence, if one of them has changed."""
    roles = ("government", "opposition", "presence")
    if not now["government"] or all(before[name] == now[name] for name in roles):
        return
    opposition, presence = (now[name] or Text("summary-nobody") for name in roles[1:])
    yield text("summary-government", faction=now["government"], opposition=opposition, presence=presence)


def tell_points(before: View, now: View) -> Iterator[Text]:
    """The victory points that each seat has gained."""
    gains = {seat: now["score"][seat]["total"] - before["score"][seat]["total"] for seat in now["seats"]}
    if points := [text("summary-gain", seat=seat, n=n) for seat, n in gains.items() if n]:
        yield text("summary-points", gains=points)


def tell_provinces(before: View, now: View) -> Iterator[Text]:
    """The number of provinces that each seat won in the elections."""
    if before["results"] == now["results"]:
        return
    winners = [result["seat"] for result in now["results"] if result["seat"]]
    gains = {seat: winners.count(seat) for seat in now["seats"]}
    counts = [text("summary-count", seat=seat, n=n) for seat, n in gains.items() if n]
    if counts:
        yield text("summary-provinces", counts=counts)


def tell_revolt(before: View, now: View) -> Iterator[Text]:
    """The number of white provinces with a fleur-de-lis, counting lost battles, and the number that ends the game."""
    then, count = (len(view["revolt"]["provinces"]) + view["revolt"]["lost"] for view in (before, now))
    if then != count:
        yield text("summary-revolt", n=count, needed=now["revolt"]["needed"])
