"""The summary of a Season in a few lines, from the public views at its start and after its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fronde.core.game import View
from fronde.core.types import Name, Text
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.names import text


def sum_up(before: View, now: View) -> list[Text]:
    """The finished Season and the next one, then Season Cards played, Control, cubes, arrests, the King and Musketeers.
    What has not changed is omitted."""
    heading = text("summary-season", season=str(before["season"]), next=Name("season", str(now["season"])))
    parts = (tell_cards, tell_control, tell_cubes, tell_arrests, tell_king, tell_musketeers)
    return [heading, *(line for part in parts for line in part(before, now))]


def tell_cards(before: View, now: View) -> Iterator[Text]:
    """The Season Cards that were played."""
    cards = now["spent_seasons"][len(before["spent_seasons"]) :]
    if cards:
        yield text("summary-cards", card=cards)


def tell_control(before: View, now: View) -> Iterator[Text]:
    """The Spaces where each Faction gained or lost Control."""
    then, current = before["control"], now["control"]
    for seat in FACTIONS:
        gains = [space for space, owner in current.items() if owner == seat != then.get(space)]
        losses = [space for space, owner in then.items() if owner == seat != current.get(space)]
        if gains or losses:
            kind = "both" if gains and losses else "gained" if gains else "lost"
            yield text(f"summary-{kind}", seat=seat, gained=gains, lost=losses)


def tell_cubes(before: View, now: View) -> Iterator[Text]:
    """The number of cubes of each Faction on the board, if any number has changed."""
    then, count = _count_cubes(before), _count_cubes(now)
    if then != count:
        yield text("summary-cubes", counts=[_tell_count(seat, count[seat], then[seat]) for seat in FACTIONS])


def _tell_count(seat: str, n: int, before: int) -> Text:
    if n > before:
        return text("summary-count-more", seat=seat, n=n, more=n - before)
    if n < before:
        return text("summary-count-less", seat=seat, n=n, less=before - n)
    return text("summary-count", seat=seat, n=n)


def _count_cubes(view: View) -> Counter[str]:
    counts: Counter[str] = Counter()
    for owner, cubes in view["cubes"].values():
        counts[owner] += cubes
    return counts


def tell_arrests(before: View, now: View) -> Iterator[Text]:
    """The Persons put Under Arrest, and those freed."""
    then, current = ([arrest["person"] for arrest in view["arrests"]] for view in (before, now))
    if persons := [person for person in current if person not in then]:
        yield text("summary-arrested", persons=persons)
    if free := [person for person in then if person not in current]:
        yield text("summary-freed", persons=free)


def tell_king(before: View, now: View) -> Iterator[Text]:
    """The King's Space, or the holder of his Pawn, if that has changed."""
    if before["king"] == now["king"]:
        return
    if "holder" in now["king"]:
        yield text("summary-king-held", seat=now["king"]["holder"])
    else:
        yield text("summary-king-at", space=now["king"]["at"])


def tell_musketeers(before: View, now: View) -> Iterator[Text]:
    """The Musketeers that each Faction gained."""
    for seat in FACTIONS:
        got = [m for m, holder in now["musketeers"].items() if holder == seat != before["musketeers"][m]]
        if got:
            yield text("summary-musketeers", seat=seat, musketeer=got)
