"""The votes of a table. Each open vote has a key. All votes are counted here.

A vote (`fronde.host.store.Vote`) holds its subject and who has agreed. The current table determines who may vote and
how many must agree."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.host.commands.base import Verdict
from fronde.host.notices import kinds
from fronde.host.notices.kinds import Notice, Occupant
from fronde.host.people.actors import User
from fronde.host.store import Change, Subject, TableRecord, Vote
from fronde.host.table import Table
from fronde.host.timekeeping.hours import DAY
from fronde.host.timekeeping.presence import find_moment
from fronde.host.timekeeping.timing import Times

T = TypeVar("T")
LAPSE = 7 * DAY
"""Seconds of a table's time after which a vote expires."""


class Poll(NamedTuple):
    """The users who may vote, and how many of them must agree."""

    electors: list[int]
    quorum: int


@dataclass(frozen=True, slots=True)
class Motion:
    """A proposal to the table. A vote on another `subject` does not count. `question`: the notice that asks the others,
    completed by `count`; a `quiet` motion pings nobody. `carry_out`: makes the verdict of a motion that passes, from
    the proposer. `poll`: who may vote and how many must agree, from the users who have voted (and so are present) and
    the proposer."""

    subject: Subject
    question: kinds.VoteBody
    carry_out: Callable[[Occupant], Verdict]
    poll: Callable[[Collection[int], int | None], Poll]
    quiet: bool = False


def majority(electors: list[int]) -> Poll:
    """A poll in which more than half must agree."""
    return Poll(electors, len(electors) // 2 + 1)


def people_of(record: TableRecord) -> list[int]:
    """The ids of the users who play."""
    return [player.user for player in record.players if player.user is not None]


def count(table: Table, motion: Motion, user: User | None = None) -> Change | None:
    """Count a vote; `user` also agrees, if given. Returns None if the motion passes, otherwise the change that stores
    the vote and asks the others. Raises TableError if the user has already agreed, or may not vote."""
    record = table.record
    before, key = record.consent.votes.get(motion.subject.key), motion.subject.key
    before = before if before is not None and before.subject == motion.subject else None
    by = before.by if before else Occupant(user.id, user.name) if user else Occupant(None, "")
    supporters = [*(before.agreed if before else ()), *([user.id] if user is not None else [])]
    electors, quorum = motion.poll(supporters, by.user)
    supporters = [one for one in dict.fromkeys(supporters) if one in electors]
    if len(supporters) >= quorum:
        return None
    if user is not None and before and supporters == before.agreed:
        raise TableError(Text("error-voted" if user.id in (*electors, by.user) else "error-not-at-table"))
    waiting = [one for one in electors if one not in supporters]
    times = (before.since, before.lapses) if before else ()
    vote = Vote(motion.subject, by, supporters, waiting, *times)
    question, votes = motion.question, {**record.consent.votes, key: vote}
    question.vote, question.player = key, by.name
    question.waiting, question.missing = waiting, quorum - len(supporters)
    question.ping = [] if before or motion.quiet else waiting
    users = [] if user is None else [user.id]
    return replace(table.change({"votes": votes}, [Notice(question)]), visitors=users)


def vote(table: Table, motion: Motion, user: User) -> Verdict:
    """Agree to a motion, and carry it out if it passes. Raises TableError."""
    change, before = count(table, motion, user), table.record.consent.votes.get(motion.subject.key)
    by = before.by if before else Occupant(user.id, user.name)
    return carry(table, motion, by) if change is None else Verdict(change, table)


def carry(table: Table, motion: Motion, by: Occupant) -> Verdict:
    """Carry out a motion proposed by this user. Its vote and its post end."""
    verdict = motion.carry_out(by)
    votes = verdict.change.values.get("votes", table.record.consent.votes)
    verdict.change.values["votes"] = without(votes, key := motion.subject.key)
    if key in table.record.consent.votes and motion.subject.of is not None:
        verdict.change.notices.insert(0, Notice(kinds.VoteEnd(key=key, how="carried")))
    return verdict


def close(table: Table, key: str, how: str) -> Change:
    """End a vote that did not pass. `how`: "lapsed" (expired), or "gone" if its subject no longer exists."""
    return table.change({"votes": without(table.record.consent.votes, key)}, [Notice(kinds.VoteEnd(key=key, how=how))])


def without(mapping: Mapping[str, T], key: str) -> dict[str, T]:
    """A mapping without one key."""
    return {name: value for name, value in mapping.items() if name != key}


def stamp(table: Table, change: Change, times: Times) -> None:
    """Set the opening time and the expiry of the votes in a change, and of the votes in its notices."""
    if "votes" not in change.values:
        return
    now, votes = times.now(), change.values["votes"]
    votes = {key: one and replace(one, since=now if one.since is None else one.since) for key, one in votes.items()}
    for notice in change.notices:
        body = notice.body
        if isinstance(body, kinds.VoteBody) and (vote := votes.get(body.vote)) is not None:
            body.lapses = find_lapse(table, vote, times)
            votes[body.vote] = replace(vote, lapses=body.lapses)
    change.values["votes"] = votes


def find_lapse(table: Table, vote: Vote, times: Times) -> int:
    """The moment when a vote expires, given the pauses and outages so far."""
    now = times.now()
    return find_moment(table, times, now if vote.since is None else min(vote.since, now), LAPSE)


def has_lapsed(table: Table, vote: Vote, times: Times) -> bool:
    """Whether a vote has been open for too long."""
    return find_lapse(table, vote, times) <= times.now()


def find_due(table: Table, change: Change, times: Times) -> list[int]:
    """When votes are recounted without a command: now if the players or the rules change; otherwise within a day, since
    a player may be absent by then."""
    votes, now = change.values.get("votes", table.record.consent.votes).values(), times.now()
    latest = now if change.players is not None or "epochs" in change.values else now + DAY
    return [min(latest, find_lapse(table, vote, times)) for vote in votes if vote]
