"""What a turn has brought, in a few lines: of the public views as it began and after its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fronde.core.types import Name, Text

View = Mapping[str, Any]


def sum_up(before: View, now: View) -> list[Text]:
    """The turn that is over and the one that begins; then the battle, who governs, who has presence, the points each
    has won, and how near the counter-revolution is. What is as it was is left out."""
    heading = Text("summary-turn", {"n": before["turn"], "year": str(before["year"]), "next": now["turn"]})
    parts = (tell_battles, tell_government, tell_points, tell_provinces, tell_revolt)
    return [heading, *(line for part in parts for line in part(before, now))]


def tell_battles(before: View, now: View) -> Iterator[Text]:
    """The battles that were fought."""
    for then, battle in zip(before["battles"], now["battles"], strict=True):
        leader, name = battle["leader"], Name("battle", battle["battle"])
        if leader == then["leader"]:
            continue
        if leader == "lost":
            yield Text("summary-battle-lost", {"battle": name})
        else:
            yield Text("summary-battle-won", {"battle": name, "seat": Name("seat", leader)})


def tell_government(before: View, now: View) -> Iterator[Text]:
    """Who governs now, who is the opposition, and who has presence, where one of them has changed."""
    roles = ("government", "opposition", "presence")
    if not now["government"] or all(before[name] == now[name] for name in roles):
        return
    opposition = Name("faction", now["opposition"]) if now["opposition"] else Text("summary-nobody")
    presence = [Name("seat", seat) for seat in now["presence"]] or Text("summary-nobody")
    args = {"faction": Name("faction", now["government"]), "opposition": opposition, "presence": presence}
    yield Text("summary-government", args)


def tell_points(before: View, now: View) -> Iterator[Text]:
    """The victory points each has won."""
    won = {seat: now["score"][seat]["total"] - before["score"][seat]["total"] for seat in now["seats"]}
    if points := [Text("summary-gain", {"seat": Name("seat", seat), "n": n}) for seat, n in won.items() if n]:
        yield Text("summary-points", {"gains": points})


def tell_provinces(before: View, now: View) -> Iterator[Text]:
    """How many provinces each won in the elections."""
    if before["results"] == now["results"]:
        return
    winners = [result["seat"] for result in now["results"] if result["seat"]]
    won = {seat: winners.count(seat) for seat in now["seats"]}
    counts = [Text("summary-count", {"seat": Name("seat", seat), "n": n}) for seat, n in won.items() if n]
    if counts:
        yield Text("summary-provinces", {"counts": counts})


def tell_revolt(before: View, now: View) -> Iterator[Text]:
    """How many provinces with a fleur-de-lis are white, lost battles counted with them, and how many end the game."""
    then, counted = (len(view["revolt"]["provinces"]) + view["revolt"]["lost"] for view in (before, now))
    if then != counted:
        yield Text("summary-revolt", {"n": counted, "needed": now["revolt"]["needed"]})
