"""Decides who is pinged. A user who acted in the same place in the last minutes sees the news without a ping. They are
called once those minutes are over, unless they have looked since, and only then do their clocks start
(`fronde.host.timekeeping.timing.find_call`)."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.host.matchmaking.leagues import read as read_league
from fronde.host.matchmaking.queue import Queue
from fronde.host.notices import kinds
from fronde.host.notices.announcements import is_called
from fronde.host.notices.kinds import Notice
from fronde.host.people.actors import Actor
from fronde.host.people.votes import find_due as find_due_votes
from fronde.host.store import Change, DirectMessages, Player
from fronde.host.table import LeagueTable, Playing, QueueTable, Table
from fronde.host.timekeeping.timing import HERE, Times, Timing, find_due, is_sealed, owes

MARGIN = 2
"""Seconds that storing an action may take: only a later visit counts as a new one."""


def drop_pings(table: Table, change: Change, actor: Actor, times: Times) -> None:
    """Remove users who are present from the pings of a change, and record those who get no ping at all."""
    if not isinstance(table, Playing):
        return
    omissions, recipients = set[int](), set[int]()
    for notice in change.notices:
        body, to = notice.body, notice.to
        if isinstance(body, kinds.CallBody | kinds.TurnLetter | kinds.Reminder):
            quiet = _drop_pings_of_post(table, body, times) if to is None else _silence_letter(table, body, to, times)
            recipients |= (set(body.ping) if to is None else {to}) - quiet
            omissions |= quiet if not isinstance(body, kinds.Reminder) else set()
    before = change.values.get("silences", table.record.schedule.silences)
    silences = {user: at for user, at in before.items() if int(user) not in {actor.user_id, *recipients}}
    silences |= {str(user): times.now() for user in omissions - recipients}
    if silences != before:
        change.values["silences"] = silences


def _silence_letter(table: Playing, letter: kinds.PlayerBody, user: int, times: Times) -> set[int]:
    """Make a direct message silent if its user is present. Returns the silenced users."""
    letter.silent = letter.silent or times.is_here(user, table.id, private=True)
    return {user} if times.is_here(user, table.id, private=True) else set()


def _drop_pings_of_post(table: Playing, post: kinds.PlayerBody, times: Times) -> set[int]:
    """Remove users who are present from the pings of a post. Returns them. While all choose in secret, a user without
    direct messages is still pinged: a later call in the channel would reveal who has not chosen."""
    quiet = {user for user in post.ping if times.is_here(user, table.id, private=False)}
    if is_sealed(table):
        quiet = {p.user for p in table.record.players if p.user in quiet and p.dm == DirectMessages.OPEN}
    post.ping = [user for user in post.ping if user not in quiet]
    return quiet


def call_later(table: Playing, change: Change, times: Times, visits: Mapping[int, int]) -> None:
    """Call the users who were not pinged and have not come back. `visits`: when users last looked at the table."""
    now, silences = times.now(), dict(table.record.schedule.silences)
    for user, at in table.record.schedule.silences.items():
        if not at <= now < at + HERE:  # also true if the machine's clock was ahead
            del silences[user]
            player = table.record.find_player(int(user))
            if player is not None and owes(table, player) and visits.get(int(user), 0) <= at + MARGIN:
                change.notices += remind(table, player, "call")
    if silences != table.record.schedule.silences:
        change.values["silences"] = silences


def remind(table: Playing, player: Player, what: str) -> list[Notice]:
    """A reminder in the places a player wants: half the time is used up ("half"), nearly all ("nudge"), or the game
    waits ("call"). For secret choices by direct message only."""
    if player.user is None:
        return []
    is_secret, user, seats = is_sealed(table), player.user, table.seats_owing(player)
    reminder = kinds.Reminder(player=player.name, seats=seats, user=user, ping=[user], sealed=is_secret, what=what)
    is_for_dm = is_secret and player.dm == DirectMessages.OPEN and player.pings != "none"
    public = [Notice(reminder)] if is_called(player, "channel") and not is_secret else []
    direct = [Notice(reminder.model_copy(), user)] if is_called(player, "dm") or is_for_dm else []
    return [*public, *direct]


def set_due(table: Table, change: Change, times: Times) -> None:
    """Add to a change the next moment at which something happens without a command: a clock, a vote, or a late call."""
    moments = find_due_votes(table, change, times)
    if isinstance(table, QueueTable):
        # at every look while anybody waits: a queue depends on more than the time
        queue = Queue.read(change.values.get("queue", table.record.queue))
        moments += [times.now()] if queue.tickets or queue.calls else []
    if isinstance(table, LeagueTable):  # in the same way during a season
        league = read_league(change.values.get("league", table.record.league))
        moments += [times.now()] if league.is_on else []
    if isinstance(table, Playing):
        people = table.record.players if change.players is None else change.players
        timing = Timing.read(change.values.get("timing", table.record.schedule.timing))
        moments += [at + HERE for at in change.values.get("silences", table.record.schedule.silences).values()]
        if timing is not None and (at := find_due(table, people, timing, times)) is not None:
            moments.append(at)
    due = min(moments, default=None)
    if due != table.record.schedule.due:
        change.values["due"] = due
