"""A league: people join and leave, seasons begin and end, games open and have their results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from fronde.core.errors import StaleDecision, TableError
from fronde.core.types import Text
from fronde.host.commands.base import Verdict, get_user
from fronde.host.matchmaking.designs import Block
from fronde.host.matchmaking.leagues import (
    Entrant,
    League,
    Terms,
    begin,
    end,
    fill,
    finish,
    join,
    leave,
    reopen,
    start,
    write,
)
from fronde.host.notices import kinds
from fronde.host.notices.kinds import Notice
from fronde.host.people.actors import Actor
from fronde.host.people.rights import Right
from fronde.host.store import Patch, Status
from fronde.host.table import LeagueTable, Table


def get_league(table: Table) -> LeagueTable:
    """The table as a league. Raises TableError if it is none."""
    if isinstance(table, LeagueTable):
        return table
    raise TableError(Text("error-no-league"))


def _change(table: LeagueTable, league: League, *notices: Notice) -> Verdict:
    return Verdict(table.change({"league": write(league)}, list(notices)), table)


def _tell_host(table: LeagueTable, is_silent: bool, **what: Any) -> Notice:
    """Tell the organiser of trouble: in the league's channel, or if it `is_silent` by direct message."""
    host = table.record.host
    body = kinds.LeagueTrouble(ping=[host], locale=table.record.venue.locale, **what)
    return Notice(body, host if is_silent else None)


# --- what people do ---


@dataclass(slots=True, frozen=True)
class Enter:
    """Join the league: for the next season, or for whoever leaves before."""

    right: ClassVar[Right] = Right.ANYBODY

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the actor is in it, or it is full."""
        league, user = get_league(table), get_user(actor)
        return _change(league, join(league.league, Entrant(user.id, user.name, user.locale)))


@dataclass(slots=True, frozen=True)
class Depart:
    """Leave the league. Somebody who waits takes the place, or this `bot`."""

    right: ClassVar[Right] = Right.ANYBODY
    bot: Entrant

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the actor is not in the league."""
        league = get_league(table)
        return _change(league, leave(league.league, get_user(actor).id, self.bot))


@dataclass(slots=True, frozen=True)
class Exclude:
    """Take a user out of the league who has left the server, or does not play. They are told."""

    right: ClassVar[Right] = Right.HOST | Right.STEWARD
    user: int
    bot: Entrant

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the user is not in the league."""
        league = get_league(table)
        if (member := league.league.find_member(self.user)) is None:
            raise TableError(Text("error-league-not-theirs"))
        after = leave(league.league, self.user, self.bot)
        return _change(league, after, Notice(kinds.LeagueLoss(locale=member.locale), self.user))


@dataclass(slots=True, frozen=True)
class ChangeTerms:
    """Let the next season have other terms, its games a channel, and the league a host: the earlier one may be gone."""

    right: ClassVar[Right] = Right.NOBODY
    terms: Terms
    channel: int
    host: int

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if a season is played."""
        league = get_league(table)
        if league.league.is_on:
            raise TableError(Text("error-league-on"))
        after = replace(league.league, terms=self.terms)
        change = league.change({"league": write(after), "channel": self.channel, "host": self.host})
        return Verdict(change, league)


@dataclass(slots=True, frozen=True)
class BeginSeason:
    """Divide the members and begin a season. `seed` decides what is equal at its end."""

    right: ClassVar[Right] = Right.HOST | Right.STEWARD
    now: int
    seed: int

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if a season is played, or too few people have joined."""
        league = get_league(table)
        after = begin(league.league, self.now, self.seed)
        return _change(league, after, Notice(kinds.LeagueBegin(season=after.season)))


@dataclass(slots=True, frozen=True)
class EndSeason:
    """End a season, with all its games or before; or between seasons the league `for_good`, with what it remembers of
    people."""

    right: ClassVar[Right] = Right.HOST | Right.STEWARD
    for_good: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if no season is played, or `for_good` if one is."""
        league = get_league(table)
        if self.for_good:
            return self._end_league(league)
        after = end(league.league)
        return _change(league, after, Notice(kinds.LeagueEnd(season=after.season)))

    def _end_league(self, table: LeagueTable) -> Verdict:
        if table.league.is_on:
            raise TableError(Text("error-league-on"))
        terms = table.league.terms
        change: Patch = {"status": Status.ENDED, "league": write(League(terms))}
        return Verdict(table.change(change, [Notice(kinds.LeagueClosure(game=terms.game))]), table)


# --- games open and end ---


@dataclass(slots=True, frozen=True)
class StartFixture:
    """A game of the season has its table. `places`: those of the game, in the order of the table's players."""

    right: ClassVar[Right] = Right.NOBODY
    number: int
    table: int
    places: Block

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision if the game has a table, or other places."""
        league = get_league(table)
        return _change(league, start(league.league, self.number, self.table, self.places))


@dataclass(slots=True, frozen=True)
class FinishFixture:
    """A game of the season has ended. `places` and `scores`: in the order of its seats."""

    right: ClassVar[Right] = Right.NOBODY
    number: int
    places: Sequence[int | None]
    scores: Sequence[int | None]

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision if there is no such game."""
        league = get_league(table)
        return _change(league, finish(league.league, self.number, self.places, self.scores))


@dataclass(slots=True, frozen=True)
class ShareFixtures:
    """The tables of games with these `numbers` are gone, so these are shared by all. The organiser is told."""

    right: ClassVar[Right] = Right.NOBODY
    numbers: Sequence[int]
    is_silent: bool

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision if there are no such games."""
        league = get_league(table)
        after, nothing = league.league, [None] * league.league.terms.seats
        for number in self.numbers:
            after = finish(after, number, nothing, nothing)
        return _change(league, after, _tell_host(league, self.is_silent, lost=len(self.numbers)))


@dataclass(slots=True, frozen=True)
class ReopenFixture:
    """The table of a game that had ended has gone back, and plays on."""

    right: ClassVar[Right] = Right.NOBODY
    number: int

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Never refuses a league."""
        league = get_league(table)
        return _change(league, reopen(league.league, self.number))


@dataclass(slots=True, frozen=True)
class TellTrouble:
    """Tell the organiser `why` a game cannot open, once: in the league's channel, or if it `is_silent` by direct
    message. None: games open again."""

    right: ClassVar[Right] = Right.NOBODY
    why: Text | None
    is_silent: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision if the organiser knows it."""
        league = get_league(table)
        trouble = "" if self.why is None else self.why.id
        if trouble == league.league.trouble:
            raise StaleDecision(Text("error-stale"))
        after = replace(league.league, trouble=trouble)
        if self.why is None:
            return _change(league, after)
        return _change(league, after, _tell_host(league, self.is_silent, why=self.why))


@dataclass(slots=True, frozen=True)
class FillPlaces:
    """Give the places of forgotten members to those who wait, or to this `bot`."""

    right: ClassVar[Right] = Right.NOBODY
    bot: Entrant

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Never refuses a league."""
        league = get_league(table)
        return _change(league, fill(league.league, self.bot))
