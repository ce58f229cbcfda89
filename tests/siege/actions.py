"""Compares what people were told with what the log holds: each acknowledged action in it once, nothing else in it, and
every table where its set-up and actions lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any

from cogs.messages.questions import read_chain
from fronde.core.ahead import is_plain
from fronde.core.errors import PlayerError
from fronde.core.match import Match
from fronde.core.offers import DROP
from fronde.core.types import Action, Decision, Seat
from fronde.games import get_game
from fronde.host.notices.kinds import Notice, PauseVote, RewindVote
from fronde.host.store import Status, TableRecord
from fronde.host.table import BrokenTable, GameTable, OpenQuestion, Playing, Table, setup_of
from tests.siege.findings import Findings
from tests.siege.journal import Revision
from tests.siege.players import DONE, REFUSED, UNKNOWN, Attempt


@dataclass(slots=True)
class Entry:
    """What one revision did: an action somebody chose, with what that seat was asked, and `more` that were chosen
    together with it; None: it was taken back. `user` is 0 if nobody clicked for it, but a machine or an order acted.
    `is_sealed`: it waits unseen for others' answers. `channel`: where the game is played."""

    table: int
    user: int
    action: Action | None
    questions: list[OpenQuestion] = field(default_factory=list)
    more: list[Action] = field(default_factory=list)
    is_sealed: bool = False
    channel: int = 0

    def fits(self, attempt: Attempt) -> bool:
        """Whether this may be what was attempted."""
        if attempt.outcome == REFUSED or attempt.table not in (None, self.table):
            return False
        if self.action is None or attempt.kind == "undo":
            return self.action is None and (attempt.kind == "undo" or _drops_draft(attempt))
        if attempt.kind == "type":
            picks = [part.strip() for part in attempt.typed.split(",")]
            return tuple(picks) == self.action.picks or attempt.typed == ",".join(self.action.picks)
        return any(self._is_meant(question, attempt) for question in self.questions)

    def repeats(self, attempt: Attempt, seats: Collection[tuple[int, Seat]]) -> bool:
        """Whether it is attempted once more though it is held already, which changes nothing and is acknowledged. Who
        has taken the seat since is known by the question that they click, which names it, by the channel where they
        type, or by what else they did: `seats`, the tables and seats with which they acted."""
        if not self.is_sealed or self.action is None or attempt.table not in (None, self.table):
            return False
        stamps = {one.stamp for one in self.questions}
        is_theirs = attempt.user == self.user or (self.table, self.action.seat) in seats
        is_here = attempt.channel == self.channel if attempt.pick is None else attempt.pick.stamp in stamps
        if not is_theirs and not is_here:
            return False
        if attempt.pick is None:
            return attempt.typed == ",".join(self.action.picks)
        decisions = [one.decision for one in self.questions if one.decision.step == attempt.pick.step]
        return self.action.picks in [_read(decision, attempt) for decision in decisions]

    def _is_meant(self, question: OpenQuestion, attempt: Attempt) -> bool:
        pick, decision = attempt.pick, question.decision
        assert pick is not None and self.action is not None
        if (pick.stamp, pick.step, pick.place) != (question.stamp, decision.step, question.place):
            return False
        if attempt.kind == "fill":  # the rest of a series, however long
            return all(action.step == pick.step for action in (self.action, *self.more))
        options = _read(decision, attempt)
        if options is None:
            return False
        if not self.more and (self.action.step, self.action.picks) == (pick.step, options):
            return True
        follows = options[0] not in decision.options  # a menu may list what answers the next question
        return is_plain(decision) and (len(options) > 1 or follows) and self._comes_of(options)

    def _comes_of(self, options: tuple[str, ...]) -> bool:
        """Whether this is what was chosen together, as far as it could be carried out: each a choice of its own, in an
        order in which it could."""
        assert self.action is not None
        choices = [action.picks for action in (self.action, *self.more)]
        return all(len(picks) == 1 for picks in choices) and not Counter(p for (p,) in choices) - Counter(options)

    def __str__(self) -> str:
        return f"table {self.table}: " + ("undo" if self.action is None else " ".join(map(str, self._words())))

    def _words(self) -> Sequence[Any]:
        assert self.action is not None
        return [self.action.seat, self.action.step, *self.action.picks, *(pick for a in self.more for pick in a.picks)]


def _read(decision: Decision, attempt: Attempt) -> tuple[str, ...] | None:
    """The options a click means, if it is one on that question; None where this has not so many."""
    if any(isinstance(one, int) and one >= len(decision.options) for one in attempt.picks):
        return None
    return tuple(option for one in attempt.picks for option in read_chain(decision, one))


def _drops_draft(attempt: Attempt) -> bool:
    """Whether what was chosen is that what is being composed is dropped, which takes it back."""
    return attempt.typed == DROP or (attempt.pick is not None and attempt.pick.step == "offer-drop")


class Replays:
    """Every table played again from its set-up, command by command."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self._tables: dict[int, Playing] = {}
        self._people: dict[int, dict[str, int | None]] = {}
        self._refused: set[int] = set()
        """The tables whose replay has refused a revision, and is over."""

    def follow(self, revision: Revision, record: TableRecord) -> Entry | None:
        """Do what a revision did; what that was, None where it was no player's choice."""
        if revision.table in self._refused:
            return None
        try:
            return self._follow(revision, record)
        except PlayerError as error:
            self._refused.add(revision.table)
            table = self._tables[revision.table]
            open_now = [(one.seat, one.step, one.options) for one in table.match.decisions]
            log, sealed = table.match.log[-4:], [action for _, action in table.match.held_answers]
            text = f"table {table.id}: {error} for {revision}, asked {open_now}, held {sealed}, after {log}"
            self.findings.add("replay-refused", text)
            return None
        finally:
            self._people.setdefault(revision.table, {}).update(revision.seated)

    def _follow(self, revision: Revision, record: TableRecord) -> Entry | None:
        if revision.table not in self._tables:
            if not revision.actions and not revision.undone and not revision.actions_after:
                return None
            self._tables[revision.table] = _begin(record)
        table = self._tables[revision.table]
        entry = self._step(table, revision)
        if entry is not None:
            entry.is_sealed, entry.channel = entry.action in revision.actions_after, record.venue.channel
            if revision.by and revision.by.partition(":")[0] != "user":
                entry.user = 0
        actions = [action for _, action in table.match.held_answers]
        if actions != revision.actions_after:
            self.findings.add(
                "replay-differs", f"table {table.id}: held back {revision.actions_after}, replay {actions}"
            )
        return entry

    def _step(self, table: Playing, revision: Revision) -> Entry | None:
        if revision.undone and revision.epoch is not None:  # the table agreed to go back
            after, position = revision.epoch["after"], revision.epoch["position"]
            game, setup = table.match.game, table.match.setup
            table.match = Match.begin(game, setup, position, tuple(table.match.log[:after]))[0]
            table.renew_questions()
            return None
        if revision.undone:
            last = table.match.log[-1].seat
            user, length = self._user_of(table, last), len(table.match.log) - revision.undone
            while len(table.match.log) > length:  # undoing everything drops what is being composed first
                table.match.undo(last)
            table.renew_questions()
            return Entry(table.id, user, None)
        actions = list(revision.actions)
        if revision.actions_before or revision.actions_after:
            actions = list((Counter([*actions, *revision.actions_after]) - Counter(revision.actions_before)).elements())
        if not revision.actions and not actions:
            return self._drop_drafts(table, revision)
        together = len({action.seat for action in actions}) == 1 and actions == revision.actions
        if len(actions) != 1 and not together:
            self.findings.add("odd-revision", f"table {table.id}: one command brought {actions}")
            actions = actions[-1:]
        return self._choose(table, actions)

    def _drop_drafts(self, table: Playing, revision: Revision) -> Entry | None:
        """What was being composed unseen is taken back by who did so, or goes with the seat that a machine takes."""
        lost = Counter(revision.actions_before) - Counter(revision.actions_after)
        if not lost:
            return None
        seat = next(iter(lost)).seat
        user = self._user_of(table, seat)
        while [action for _, action in table.match.held_answers] != revision.actions_after and table.match.can_undo(
            seat
        ):
            table.match.undo(seat)
        table.renew_questions()
        return None if revision.seated else Entry(table.id, user, None)

    def _user_of(self, table: Playing, seat: str) -> int:
        """Who had a seat then: it may be another's by now."""
        player = table.player_of(seat)
        return self._people.get(table.id, {}).get(player.token, player.user) or 0

    def _choose(self, table: Playing, actions: Sequence[Action]) -> Entry:
        first, *more = actions
        user = self._user_of(table, first.seat)
        entry = Entry(table.id, user, first, list(table.questions.get(first.seat, ())), more)
        for action in actions:
            table.match.carry_out(action.seat, action.picks, action.step)
        table.renew_questions()
        return entry

    def compare(self, stored: Table) -> None:
        """Compare a table as the bot would load it with its replay."""
        if isinstance(stored, BrokenTable) and (stored.record.is_open or stored.record.progress.epochs):
            self.findings.add("broken", f"table {stored.id}: {stored.fault!r}")
        replayed = self._tables.get(stored.id)
        if not isinstance(stored, GameTable) or replayed is None or stored.id in self._refused:
            return
        mine, theirs = replayed.match.record(), stored.match.record()
        if mine["actions"] != theirs["actions"]:
            self.findings.add("replay-differs", f"table {stored.id}: log {theirs['actions']}, replay {mine['actions']}")
        if replayed.match.position() != stored.match.position():
            self.findings.add("replay-differs", f"table {stored.id}: the position is not where its log leads")


def _begin(record: TableRecord) -> Playing:
    return Playing(record, Match.start(get_game(record.game), setup_of(record))[0], [])


def compare_attempts(
    findings: Findings, entries: Sequence[Entry], attempts: Sequence[Attempt], before: Sequence[Entry] = ()
) -> int:
    """Compare the log with what people were told, person by person; gives how many acknowledged actions there were.
    `before`: what was done earlier, of which something may be held still."""
    acted = [a for a in attempts if a.kind in ("pick", "fill", "type", "undo")]
    for user in {e.user for e in entries if e.user} | {a.user for a in acted}:
        mine, own_attempts = [e for e in entries if e.user == user], [a for a in acted if a.user == user]
        if not explains(mine, own_attempts, [*before, *entries]):
            _tell_difference(findings, mine, own_attempts)
    return sum(a.outcome == DONE for a in acted)


def explains(entries: Sequence[Entry], attempts: Sequence[Attempt], everything: Sequence[Entry]) -> bool:
    """Whether the log may have come of a person's attempts, in their order: all that were acknowledged, some of those
    that got no answer, none of those that were refused; what was held already need not be in it again. `everything`:
    what all have done, now and before, in order: others, or a machine, may have had the seat."""
    seats = {(e.table, e.action.seat) for e in entries if e.action}

    def is_held(entry: int, attempt: Attempt) -> bool:
        to_come, pending = set(map(id, entries[entry:])), dict[tuple[int, Seat, str], list[Entry]]()
        for e in everything:
            if e.is_sealed and e.action and attempt.table in (None, e.table) and id(e) not in to_come:
                key = (e.table, e.action.seat, e.action.step)  # a seat may hold several
                others = pending.get(key, []) if e.user != attempt.user else []  # when others acted is not known
                pending[key] = [*others, e]
        return any(e.repeats(attempt, seats) for one in pending.values() for e in one)

    @cache
    def fits(entry: int, attempt: int) -> bool:
        if attempt == len(attempts):
            return entry == len(entries)
        now = attempts[attempt]
        if entry < len(entries) and entries[entry].fits(now) and fits(entry + 1, attempt + 1):
            return True
        return (now.outcome != DONE or is_held(entry, now)) and fits(entry, attempt + 1)

    return fits(0, 0)


def _tell_difference(findings: Findings, entries: Sequence[Entry], attempts: Sequence[Attempt]) -> None:
    """Say which acknowledged action is missing, or which action nobody asked for, or asked for once, is there."""
    remaining = list(entries)
    lost = []
    for attempt in sorted(attempts, key=lambda a: a.outcome == UNKNOWN):
        match = next((e for e in remaining if e.fits(attempt)), None)
        if match is not None:
            remaining.remove(match)
        elif attempt.outcome == DONE:
            lost.append(attempt)
    line = "; ".join(f"{a.kind} {a.outcome} {a.pick or a.typed} {a.values} {a.reply[:60]!r}" for a in attempts)
    text = f"log {[str(e) for e in entries]}, attempts {line}"
    for attempt in lost:
        findings.add("action-lost", f"{attempt.kind} {attempt.pick or attempt.typed}: {text}")
    for entry in remaining:
        findings.add("action-doubled", f"{entry}: {text}")
    if not lost and not remaining:
        findings.add("action-order", text)


def compare_seats(findings: Findings, tables: dict[int, Table], attempts: Sequence[Attempt]) -> None:
    """Whoever was told to have a seat, or to have left it, has or has not; what was told to have begun has; and what
    was moved is where it was moved to."""
    last: dict[tuple[int, int], Attempt] = {}
    starts: dict[int, Attempt] = {}
    newest = {table.record.venue.channel: table.id for table in sorted(tables.values(), key=lambda t: t.id)}
    for attempt in attempts:
        table = attempt.table or newest.get(attempt.channel)
        if table not in tables or attempt.outcome == REFUSED:
            continue
        if attempt.kind in ("table join", "table leave"):
            last[table, attempt.user] = attempt
        elif attempt.kind == "table accept":
            last.pop((table, int(attempt.typed)), None)
            last[table, attempt.user] = attempt
        elif attempt.kind in ("seat opponent", "seat take-back"):  # a machine may play on for anybody
            last = {key: latest for key, latest in last.items() if key[0] != table}
        elif attempt.kind == "table new":  # what was typed before it was of an older table
            starts.pop(table, None)
            last = {key: latest for key, latest in last.items() if key[0] != table}
        elif attempt.kind == "table start" and attempt.outcome == DONE:
            starts[table] = attempt
    for table, attempt in starts.items():
        if tables[table].record.status == Status.LOBBY:
            findings.add("start-lost", f"table {table}: {attempt.reply!r}")
    for (table, user), attempt in last.items():
        if attempt.outcome == DONE and tables[table].record.is_open:
            seated = tables[table].record.find_player(user) is not None
            if seated != (attempt.kind != "table leave"):
                findings.add("seat-lost", f"table {table}, user {user}: {attempt.reply!r}")
    moves = {
        attempt.typed: attempt for attempt in attempts if attempt.kind == "table move" and attempt.outcome != REFUSED
    }
    for attempt in moves.values():
        if attempt.outcome == DONE and all(t.record.venue.channel != attempt.channel for t in tables.values()):
            findings.add("move-lost", f"{attempt.typed} to {attempt.channel}: {attempt.reply!r}")


def compare_votes(findings: Findings, tables: dict[int, Table], notices: Sequence[Notice]) -> None:
    """Nobody's vote counts twice, nobody votes who is not there to, and what was agreed to was done once."""
    for table in tables.values():
        record, own_notices = table.record, [n for n in notices if n.table == table.id and n.to is None]
        for key, vote in record.consent.votes.items():
            agreed = vote.agreed if vote else []
            if len(set(agreed)) < len(agreed) and record.is_open:
                findings.add("vote-doubled", f"table {table.id}: {key} {agreed}")
        if sum(n.kind in ("ended", "over") for n in own_notices) > 1:
            findings.add("done-twice", f"table {table.id}: its end")
        rewind_count = sum(isinstance(n.body, RewindVote) and n.body.what == "done" for n in own_notices)
        if rewind_count != len(record.progress.rewinds):
            findings.add(
                "done-twice",
                f"table {table.id}: told {rewind_count} times that it goes back, {record.progress.rewinds}",
            )
        pauses = [n.body.what for n in own_notices if isinstance(n.body, PauseVote)]
        stands = [what for what in pauses if not what.endswith("asked")]
        if any(now == before for before, now in pairwise(stands)):
            findings.add("done-twice", f"table {table.id}: {stands}")
