"""What a table votes on. Each open vote has a key; all votes are counted here.

A vote is plain data: what it is `about`, `by` which user it was proposed (an id and a name), who has `agreed`, who has
not voted (`waiting`), and `since` when. Who may vote and how many must agree follows from the table as it is now.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from fronde.core.errors import TableError
from fronde.core.types import Json, Text
from fronde.host import notices as kinds
from fronde.host.actors import User
from fronde.host.commands.base import Verdict
from fronde.host.hours import DAY
from fronde.host.notices import Notice
from fronde.host.presence import find_moment
from fronde.host.store import Change, TableRecord, Vote
from fronde.host.table import Table
from fronde.host.timing import Times

T = TypeVar("T")
LAPSE = 7 * DAY
"""Seconds of a table's time after which a vote lapses."""


class Poll(NamedTuple):
    """Who may vote, and how many of them have to agree."""

    electors: list[int]
    quorum: int


@dataclass(frozen=True, slots=True)
class Motion:
    """Something to which a table may agree. `key`: its kind, and whom or what it concerns; `about`: its exact subject,
    as plain data: a vote for another subject is no vote for this one. `question` asks the others, with what `count`
    adds to it, and pings nobody if the motion is `quiet`; `carry_out` gives the verdict once it is carried, from the id
    and name of the user who proposed it; `poll` who decides, from the users who have voted, and so are there, and the
    user who proposed it."""

    key: str
    about: dict[str, Json]
    question: kinds.Vote
    carry_out: Callable[[Sequence[Json]], Verdict]
    poll: Callable[[Collection[int], int | None], Poll]
    quiet: bool = False


def majority(electors: list[int]) -> Poll:
    """More than half of them decide."""
    return Poll(electors, len(electors) // 2 + 1)


def people_of(record: TableRecord) -> list[int]:
    """The ids of the people who play."""
    return [player.user for player in record.players if player.user is not None]


def count(table: Table, motion: Motion, user: User | None = None) -> Change | None:
    """Count a vote, with one more user who agrees; None once it is carried, else the change that stores it and asks the
    others. Raises TableError for a user who has agreed already, or has no vote."""
    record = table.record
    before = record.consent.votes.get(motion.key, {})
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
    vote: Vote = {**before, "about": motion.about, "by": by, "agreed": agreed, "waiting": waiting}
    question, votes = motion.question, {**record.consent.votes, motion.key: vote}
    question.vote, question.player = motion.key, by[1]
    question.waiting, question.missing = waiting, quorum - len(agreed)
    question.ping = [] if before or motion.quiet else waiting
    users = [] if user is None else [user.id]
    return replace(table.change({"votes": votes}, [Notice(question)]), visitors=users)


def vote(table: Table, motion: Motion, user: User) -> Verdict:
    """Agree to a motion, and carry it out where that is enough. Raises TableError."""
    change, before = count(table, motion, user), table.record.consent.votes.get(motion.key, {})
    by = before.get("by", [user.id, user.name])
    return carry(table, motion, by) if change is None else Verdict(change, table)


def carry(table: Table, motion: Motion, by: Sequence[Json]) -> Verdict:
    """Carry out a motion, with the id and name of the user who proposed it; its vote and its post end."""
    verdict = motion.carry_out(by)
    votes = verdict.change.values.get("votes", table.record.consent.votes)
    verdict.change.values["votes"] = without(votes, motion.key)
    if motion.key in table.record.consent.votes and ":" in motion.key:
        verdict.change.notices.insert(0, Notice(kinds.VoteEnd(key=motion.key, how="carried")))
    return verdict


def close(table: Table, key: str, how: str) -> Change:
    """A vote ends that was not carried: it has "lapsed", or its subject is "gone"."""
    return table.change({"votes": without(table.record.consent.votes, key)}, [Notice(kinds.VoteEnd(key=key, how=how))])


def without(mapping: Mapping[str, T], key: str) -> dict[str, T]:
    """A mapping without one key."""
    return {name: value for name, value in mapping.items() if name != key}


def stamp(table: Table, change: Change, times: Times) -> None:
    """Note since and until when the votes of a change are open, in its notices too."""
    votes = change.values.get("votes", {})
    for one in votes.values():
        if one:
            one.setdefault("since", times.now())
    for notice in change.notices:
        body = notice.body
        if isinstance(body, kinds.Vote) and (vote := votes.get(body.vote)) is not None:
            body.lapses = vote["lapses"] = find_lapse(table, vote, times)


def find_lapse(table: Table, vote: Vote, times: Times) -> int:
    """When a vote lapses, by the pauses and outages so far."""
    return find_moment(table, times, min(vote["since"], times.now()), LAPSE)


def has_lapsed(table: Table, vote: Vote, times: Times) -> bool:
    """Whether a vote has been open for too long."""
    return find_lapse(table, vote, times) <= times.now()


def find_due(table: Table, change: Change, times: Times) -> list[int]:
    """When votes are counted again without a command: now, where the players or the rules change; otherwise within a
    day, since somebody may be away by then."""
    votes, now = change.values.get("votes", table.record.consent.votes).values(), times.now()
    latest = now if change.players is not None or "epochs" in change.values else now + DAY
    return [min(latest, find_lapse(table, vote, times)) for vote in votes if vote]
