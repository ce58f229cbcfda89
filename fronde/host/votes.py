"""What a table votes on: every open vote is kept under its key, and all are counted here.

A vote is plain data: what it is `about`, `by` whom it was proposed (an id and a name), who has `agreed`, who is still
`waiting` to be heard, and `since` when. Who may vote and how many it takes follows from the table as it is now.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.actors import User
from fronde.host.hours import DAY
from fronde.host.presence import find_moment
from fronde.host.store import Change, Notice, TableRecord
from fronde.host.table import Table
from fronde.host.timing import Times

LAPSE = 7 * DAY
"""Seconds of a table's time after which a vote lapses."""


class Poll(NamedTuple):
    """Who may vote, and how many of them have to agree."""

    electors: list[int]
    quorum: int


@dataclass(frozen=True, slots=True)
class Motion:
    """Something a table may agree to. `key`: its kind, and whom or what it concerns; `about`: what exactly is agreed
    to, as plain data: who agreed to something else did not agree to this. `question` is the notice that asks the
    others, without what `count` adds to its data. `carry_out` gives the verdict once it is carried, of the id and name
    of who proposed it; `poll` who decides, where some have voted, so that they are there, of what somebody proposed."""

    key: str
    about: dict[str, Any]
    question: Notice
    carry_out: Callable[[Sequence[Any]], Any]
    poll: Callable[[Collection[int], int | None], Poll]


def majority(electors: list[int]) -> Poll:
    """More than half of them decide."""
    return Poll(electors, len(electors) // 2 + 1)


def people_of(record: TableRecord) -> list[int]:
    """The people who play, by their ids."""
    return [player.user for player in record.players if player.user is not None]


def count(table: Table, motion: Motion, user: User | None = None) -> Change | None:
    """Count a vote, with one more who agrees; None once it is carried, else the change that keeps it and asks the
    others. Raises TableError for who has agreed already."""
    record = table.record
    before = record.votes.get(motion.key, {})
    before = before if before.get("about") == motion.about else {}
    by = before.get("by") or [user and user.id, user.name if user else ""]
    agreed = [*before.get("agreed", ()), *([user.id] if user is not None else [])]
    electors, quorum = motion.poll(agreed, by[0])
    agreed = [one for one in dict.fromkeys(agreed) if one in electors]
    if len(agreed) >= quorum:
        return None
    if user is not None and before and agreed == before["agreed"]:
        raise TableError(Text("error-voted" if user.id in (*electors, by[0]) else "error-not-at-table"))
    waiting = [one for one in electors if one not in agreed]
    vote = {**before, "about": motion.about, "by": by, "agreed": agreed, "waiting": waiting}
    data = {"vote": motion.key, "player": by[1], "waiting": waiting, "missing": quorum - len(agreed)}
    data |= {"ping": [] if before else waiting, **motion.question.data}
    votes, notice = {**record.votes, motion.key: vote}, Notice(motion.question.kind, data=data)
    users = [] if user is None else [user.id]
    return Change(table.id, record.revision, {"votes": votes}, visitors=users, notices=[notice])


def close(table: Table, key: str, how: str) -> Change:
    """A vote ends that was not carried: it has "lapsed", or what it was about is "gone"."""
    votes = {other: vote for other, vote in table.record.votes.items() if other != key}
    notice = Notice("vote-closed", data={"key": key, "how": how})
    return Change(table.id, table.record.revision, {"votes": votes}, notices=[notice])


def stamp(table: Table, change: Change, times: Times) -> None:
    """Note since and until when votes are open that a change brings about, and tell of those that it tells of."""
    votes = change.values.get("votes", {})
    for vote in votes.values():
        if vote:
            vote.setdefault("since", times.now())
    for notice in change.notices:
        if (vote := votes.get(notice.data.get("vote"))) is not None:
            notice.data["lapses"] = vote["lapses"] = find_lapse(table, vote, times)


def find_lapse(table: Table, vote: Mapping[str, Any], times: Times) -> int:
    """When a vote lapses, as pauses and outages are known now."""
    return find_moment(table, times, min(vote["since"], times.now()), LAPSE)


def has_lapsed(table: Table, vote: Mapping[str, Any], times: Times) -> bool:
    """Whether a vote has been open for too long."""
    return find_lapse(table, vote, times) <= times.now()


def find_due(table: Table, change: Change, times: Times) -> list[int]:
    """When votes are to be counted by themselves: now, where others play from now on, or by other rules; else within a
    day, since somebody may be away by then."""
    votes, now = [vote for vote in change.values.get("votes", table.record.votes).values() if vote], times.now()
    latest = now if change.players is not None or "epochs" in change.values else now + DAY
    return [min(latest, find_lapse(table, vote, times)) for vote in votes]
