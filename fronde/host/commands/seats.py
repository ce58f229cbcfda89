"""Changes of a seat's player: its player offers it, the others offer it because the player is absent, a machine plays,
or the player takes it back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from fronde.core.errors import TableError
from fronde.core.types import Json, Text
from fronde.host.commands.base import Verdict, get_player, get_user
from fronde.host.commands.lobby import new_player
from fronde.host.commands.play import write_sealed_answers
from fronde.host.deals import find_public_questions
from fronde.host.notices import kinds
from fronde.host.notices.announcements import change_room
from fronde.host.notices.kinds import Notice, Occupant
from fronde.host.people.actors import Actor, User
from fronde.host.people.opponents import find_name
from fronde.host.people.rights import Right, rights_at
from fronde.host.people.votes import Motion, Poll, carry, close, majority, people_of, vote, without
from fronde.host.store import Change, DirectMessages, Patch, Player, Status, SwapSubject, TableRecord, Votes
from fronde.host.table import Playing, Table, get_playing
from fronde.host.timekeeping.hours import DAY
from fronde.host.timekeeping.presence import AWAY, UNKNOWN, Presence

ANYBODY, FORFEIT = 0, -1
"""In place of the user to whom a seat is offered, if the first person to come may take it: because its player asks for
a substitute, or because their time has run out. The latter offer ends when the player chooses again."""

MACHINE_USER = 1
"""In place of the new user of a seat, in a vote on a machine. No user has this id."""

LEAST_DECIDERS = 2
"""Minimum number of players who may decide for another who is present: the wish of one player alone is not consent."""


# --- a player offers a seat ---


@dataclass(slots=True, frozen=True)
class HandOver:
    """Offer the player's seat to a user, in place of any other offer; with None, withdraw the offer. The player keeps
    the seat until someone takes it (`AnswerOffer`). An offer ends with its answer, or with the table. For a user who
    knows another hand of the game, all must agree to the offer."""

    right: ClassVar[Right] = Right.PLAYER
    to: User | None
    is_bot: bool = False
    is_member: bool = True
    """Whether `to` is a member of the table's server."""

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError outside a game, or if the user cannot take the seat."""
        leaving = _get_leaving(table, get_user(actor).id)
        record, key = table.record, f"swap:{leaving.user}"
        proposal = record.consent.votes.get(key)
        is_own = proposal is not None and proposal.by.user == leaving.user
        end = close(table, key, "gone") if is_own else None  # a new decision of the player ends the vote they called
        if self.to is None:
            if end is None and str(leaving.user) not in record.consent.offers:
                raise TableError(Text("error-no-offer"))
            return Verdict(end or close_offer(table, leaving, "withdrawn"), table)
        _check_taker(record, self.to, is_bot=self.is_bot, is_member=self.is_member)
        if record.knows_another(self.to.id, leaving.token):
            assert leaving.user is not None
            return vote(table, Replace(leaving.user, self.to, UNKNOWN).motion(get_playing(table)), get_user(actor))
        change = end or table.change({"votes": record.consent.votes})
        change.values["votes"] = _without_offer(change.values["votes"], leaving.user)
        offer_seat(table, leaving, self.to.id, change, ping=[self.to.id])
        return Verdict(change, table)


@dataclass(slots=True, frozen=True)
class AskSubstitute:
    """Ask for a substitute: the first person who comes. The player plays on until then."""

    right: ClassVar[Right] = Right.PLAYER

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the player has already asked."""
        playing, player = get_playing(table), get_player(table, actor)
        if playing.record.consent.offers.get(str(player.user)) == ANYBODY:
            raise TableError(Text("error-substitute-asked"))
        change = playing.change({"votes": _without_offer(playing.record.consent.votes, player.user)})
        offer_seat(playing, player, ANYBODY, change)
        return Verdict(change, playing)


@dataclass(slots=True, frozen=True)
class AnswerOffer:
    """Take the seat of user `by`, offered by that player or, while they are absent, by the table; or decline it. If the
    player has returned, the table's offer ends."""

    right: ClassVar[Right] = Right.ANYBODY
    by: int
    accepts: bool
    presence: Presence = UNKNOWN

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the seat is not on offer, is offered to another user, or the user already has a seat."""
        record, user = table.record, get_user(actor)
        if not record.is_open or str(self.by) not in record.consent.offers:
            raise TableError(Text("error-offer-gone"))
        to_all = record.consent.offers[str(self.by)] in (ANYBODY, FORFEIT)
        if record.consent.offers[str(self.by)] != user.id and not (to_all and self.accepts):
            raise TableError(Text("error-offer-other"))
        leaving = _get_leaving(table, self.by)
        if not self.accepts:
            return Verdict(close_offer(table, leaving, "declined"), table)
        if _is_offered_by_table(record, self.by) and self.presence.find_absence(table, leaving) is None:
            return Verdict(close_offer(table, leaving, "returned"), table)
        if record.find_player(user.id) is not None:
            raise TableError(Text("error-hand-over-yours"))
        is_agreed = not to_all and _agreement_key(self.by, user.id) in record.consent.votes
        if record.knows_another(user.id, leaving.token) and not is_agreed:
            raise TableError(Text("error-seat-seen"))
        return _give_to(table, leaving, self.by, user)


def _agreement_key(away: int | None, taker: int) -> str:
    """The key in `votes` that records that all agree to a user taking a seat."""
    return f"agreed:{taker}:{away}"


def _is_offered_by_table(record: TableRecord, user: int) -> bool:
    """Whether the other players offer a user's seat, regardless of other votes about it."""
    return str(user) in record.consent.offers and f"offered:{user}" in record.consent.votes


def _get_leaving(table: Table, user: int) -> Player:
    """The player of this user in a game in progress. Raises TableError."""
    record = table.record
    if record.status != Status.PLAYING:
        raise TableError(Text("error-hand-over-lobby" if record.status == Status.LOBBY else "error-ended"))
    leaving = record.find_player(user)
    if leaving is None:
        raise TableError(Text("error-not-at-table"))
    return leaving


def _check_taker(record: TableRecord, to: User, *, is_bot: bool, is_member: bool) -> None:
    """Raise TableError for bots, users who are not on the table's server, and users who have a seat."""
    if is_bot:
        raise TableError(Text("error-hand-over-bot"))
    if not is_member:
        raise TableError(Text("error-hand-over-stranger", {"player": to.name}))
    if record.find_player(to.id) is not None:
        raise TableError(Text("error-hand-over-seated", {"player": to.name}))


def offer_seat(
    table: Table, leaving: Player, to: int, change: Change, *, ping: Sequence[int] = (), away: str | None = None
) -> None:
    """Add to a change the offer of a seat to a user, to ANYBODY, or as FORFEIT. Its player plays on until someone takes
    it."""
    change.values["offers"] = {**table.record.consent.offers, str(leaving.user): to}
    about: dict[str, Json] = {"player": leaving.name, "seats": table.find_seats(leaving)}
    change.notices.append(Notice(kinds.SeatOffer(**about, by=leaving.user or 0, to=to, ping=ping, away=away)))


def close_offer(table: Table, leaving: Player, how: str) -> Change:
    """Close an offer, if there is one. `how`: "accepted", "declined", "withdrawn", or "returned" if the player is
    back."""
    record, key = table.record, str(leaving.user)
    end = kinds.OfferEnd(player=leaving.name, by=leaving.user or 0, how=how)
    votes = _without_offer(record.consent.votes, leaving.user)
    values: Patch = {"offers": without(record.consent.offers, key), "votes": votes}
    return table.change(values, [Notice(end)] if key in record.consent.offers else [])


def _without_offer(votes: Votes, user: int | None) -> Votes:
    """The votes of a table without those that record an offer of a user's seat."""
    kinds = ("offered", "agreed")
    return {k: v for k, v in votes.items() if k.partition(":")[0] not in kinds or k.rpartition(":")[2] != str(user)}


def end_forfeit(table: Table, actor: Actor, change: Change) -> None:
    """If the change contains a choice of a player, add that they keep their seat, in case it was offered because their
    time had run out or by the others, and that a vote on it ends."""
    record, player, key = table.record, table.record.find_player(actor.user_id or 0), str(actor.user_id)
    if not change.moves or player is None:
        return
    by_table = _is_offered_by_table(record, player.user or 0)
    if record.consent.offers.get(key) == FORFEIT or by_table:
        closure = close_offer(table, player, "returned" if by_table else "withdrawn")
        change.values = closure.values | change.values  # if the game ends, it has closed every vote
        change.notices += closure.notices
    if f"swap:{key}" in record.consent.votes:
        change.values["votes"] = without(change.values.get("votes", record.consent.votes), f"swap:{key}")
        change.notices += close(table, f"swap:{key}", "gone").notices


def _give_to(table: Table, leaving: Player, former: int, user: User) -> Verdict:
    """Let a user have a player's seat for good, in place of the `former` one, who knows its hand."""
    record, change = table.record, close_offer(table, leaving, "accepted")
    change.values["handovers"] = _note_former(record, leaving, former)
    change.values["host"] = user.id if record.host == former else record.host
    return _hand_over(table, leaving, user, change, ping=[user.id])


def _note_former(record: TableRecord, leaving: Player, former: int) -> dict[str, list[str]]:
    """The hands that former users of seats know, with one more."""
    tokens = {*record.consent.handovers.get(str(former), ()), leaving.token}
    return {**record.consent.handovers, str(former): sorted(tokens)}


def _hand_over(table: Table, leaving: Player, user: User, change: Change, *, ping: Sequence[int] = ()) -> Verdict:
    """Let a user replace a player."""
    since = table.record.report.action_count
    coming = replace(new_player(user, leaving.role), token=leaving.token, dm=DirectMessages.UNASKED, since=since)
    seats = table.find_seats(leaving)
    questions = find_public_questions(table.match, seats) if isinstance(table, Playing) else []
    handover = kinds.Handover(leaving=leaving.name, to=user.id, seats=seats, ping=ping, questions=questions)
    change.notices.append(Notice(handover))
    return _change_player(table, leaving, coming, change)


def _change_player(table: Table, leaving: Player, coming: Player, change: Change) -> Verdict:
    """Replace one player by another, and update whose turn it is and who is in a private thread."""
    turn = table.record.report.turn
    if turn and turn[1] == leaving.user and (leaving.user is not None or turn[0] in table.find_seats(leaving)):
        change.values["turn"] = [turn[0], coming.user, *turn[2:]]
    if leaving.user is not None:
        change.notices.append(Notice(kinds.SeatLoss(locale=leaving.locale), leaving.user))
    change.notices += change_room(table, leaving, coming)
    change.players = table.players_with(leaving, coming)
    return Verdict(change, table)


# --- the others offer it ---


@dataclass(slots=True, frozen=True)
class Replace:
    """Offer the seat of a player who is absent, or whose time has run out, to a user, or to the first person who comes
    if `to` is None. More than half of the other players must agree, or a steward decides; if the player is absent, the
    host alone. The player keeps the seat until someone takes it, and permanently if they act before that. A user who
    knows another hand of the game may be offered any seat if all others agree, including its player."""

    right: ClassVar[Right] = Right.MEMBER
    away: int
    to: User | None
    presence: Presence
    is_bot: bool = False
    is_member: bool = True

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the user has neither a seat nor a right to decide, the player is present, or the new
        user cannot take the seat."""
        playing, user = get_playing(table), get_user(actor)
        knows = self._knows_another(playing.record)
        if self.away == user.id and not knows:
            raise TableError(Text("error-not-away", {"days": AWAY // DAY}))
        motion, is_host = self.motion(playing), Right.HOST in rights_at(playing.record, user)
        if not knows and (user.steward or (is_host and self._find_absence(playing) == "away")):
            return carry(playing, motion, Occupant(None, ""))
        if user.id not in motion.poll([user.id], None).electors:
            raise TableError(Text("error-not-at-table"))
        return vote(playing, motion, user)

    def _find_absence(self, table: Table) -> str | None:
        leaving = table.record.find_player(self.away)
        return None if leaving is None else self.presence.find_absence(table, leaving)

    def _knows_another(self, record: TableRecord) -> bool:
        leaving = record.find_player(self.away)
        return self.to is not None and leaving is not None and record.knows_another(self.to.id, leaving.token)

    def motion(self, table: Table) -> Motion:
        """More than half of the other players who are present must agree; for a user who knows another hand, all.
        Raises TableError if the player is present, or the new user cannot take the seat."""
        record, leaving, knows = table.record, table.record.find_player(self.away), self._knows_another(table.record)
        why = "known" if knows else self._find_absence(table)
        if leaving is None or why is None:
            raise TableError(Text("error-not-away", {"days": AWAY // DAY}))
        if self.to is not None:
            _check_taker(record, self.to, is_bot=self.is_bot, is_member=self.is_member)
        to = (self.to.id, self.to.name) if self.to else (ANYBODY, "")
        question = kinds.SwapVote(to=to, away=(self.away, leaving.name), seats=table.find_seats(leaving), why=why)

        def poll(voters: Collection[int], by: int | None) -> Poll:
            if knows:
                electors = [user for user in people_of(record) if user != by]
                return Poll(electors, len(electors))
            others = [p for p in record.players if p is not leaving]
            there = [p for p in others if p.user in voters or self.presence.find_absence(table, p) is None]
            return majority([p.user for p in there if p.user is not None])

        def offer(by: Occupant) -> Verdict:
            to, ping = (FORFEIT, []) if self.to is None else (self.to.id, [self.to.id])
            mark = _agreement_key(self.away, to) if knows else f"offered:{self.away}"
            change = table.change({"votes": {**_without_offer(record.consent.votes, self.away), mark: None}})
            offer_seat(table, leaving, to, change, ping=ping, away=None if knows else why)
            return Verdict(change, table)

        return Motion(SwapSubject(self.away, to=to), question, offer, poll)


# --- a machine plays on ---


@dataclass(slots=True, frozen=True)
class GiveSeat:
    """Let a machine play for the player with this token. Players may do this for themselves; the host and stewards for
    a player who is absent or has left, and for a seat on offer to anyone. In any other case all other players must
    agree, at least two if nobody is late. The player may take the seat back at any time. A host stays the host."""

    right: ClassVar[Right] = Right.MEMBER
    token: str
    level: str
    names: Sequence[str]
    presence: Presence = UNKNOWN
    user: int | None = None
    """The user whose seat it is, if the table votes on it."""

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the user has neither a seat nor a right to decide, no person has the seat, or they are
        the last person; and if one player alone would decide for another who is present."""
        playing, user = get_playing(table), get_user(actor)
        record = playing.record
        leaving = self._find_leaving(record)
        decides = Right.HOST | Right.STEWARD
        if user.id == leaving.user or (rights_at(record, user) & decides and self._needs_player(playing, leaving)):
            return self.give(playing, leaving, user.id, leaving.user)
        if leaving.user is None:
            raise TableError(Text("error-host-only"))
        motion = replace(self, user=leaving.user).motion(playing)
        electors = motion.poll((), None).electors
        if user.id not in electors:
            raise TableError(Text("error-not-at-table"))
        if len(electors) < LEAST_DECIDERS and not self._may_decide_alone(playing, leaving):
            raise TableError(Text("error-seat-theirs", {"player": leaving.name, "days": AWAY // DAY}))
        return vote(playing, motion, user)

    def _find_leaving(self, record: TableRecord) -> Player:
        """The player who has the seat now. Raises TableError if that is not a person, or no other person plays."""
        leaving = next((p for p in record.people if p.token == self.token), None)
        if leaving is None:
            raise TableError(Text("error-no-seat"))
        if not [p for p in record.people if p.user is not None and p is not leaving]:
            raise TableError(Text("error-nobody"))
        return leaving

    def _needs_player(self, table: Playing, player: Player) -> bool:
        """Whether a seat needs a player: its player is absent or has left, or it is on offer to anyone."""
        is_offered = table.record.consent.offers.get(str(player.user)) in (ANYBODY, FORFEIT)
        return player.user is None or is_offered or player in self.presence.find_away(table)

    def _may_decide_alone(self, table: Playing, player: Player) -> bool:
        """Whether a single other player may decide alone: the seat needs a player, or its player is absent or late (see
        `Replace`)."""
        return self._needs_player(table, player) or self.presence.find_absence(table, player) is not None

    def motion(self, table: Table) -> Motion:
        """All others who are present must agree, at least two if nobody is late. A vote for another level pings nobody
        again. Raises TableError if another player has the seat now, or it belongs to the last person."""
        playing, leaving = get_playing(table), self._find_leaving(table.record)
        if leaving.user is None or leaving.user != self.user:
            raise TableError(Text("error-offer-gone"))
        to, away = (MACHINE_USER, self.level), (leaving.user, leaving.name)
        subject = SwapSubject(self.user, to=to, token=self.token)
        question = kinds.SwapVote(to=to, away=away, seats=playing.find_seats(leaving))

        def poll(voters: Collection[int], by: int | None) -> Poll:
            away = [p for p in self.presence.find_away(table) if p.user not in voters]
            others = [p for p in table.record.people if p is not leaving and p not in away]
            electors = [p.user for p in others if p.user is not None]
            return Poll(electors, max(1 if self._may_decide_alone(playing, leaving) else LEAST_DECIDERS, len(electors)))

        quiet = subject.key in table.record.consent.votes
        return Motion(subject, question, lambda by: self.give(playing, leaving, None, leaving.user), poll, quiet)

    def give(self, table: Playing, leaving: Player, user: int | None, owner: int | None) -> Verdict:
        """Let the machine play for its `owner`; without one, nobody may take the seat back. A draft of the player,
        which nobody else knows, is dropped."""
        record, seats = table.record, table.find_seats(leaving)
        name = find_name(record, self.names)
        machine = Player(None, name, leaving.token, leaving.role, bot=self.level, owner=owner)
        for seat in seats:
            while any(decision.draft and action.seat == seat for decision, action in table.match.held_answers):
                table.match.undo(seat)
        about: dict[str, Json] = {"player": leaving.name, "seats": seats, "owner": owner}
        ping = [owner] if owner not in (None, user) else []
        note = kinds.MachineNote(**about, name=name, level=self.level, ping=ping)
        change = close_offer(table, leaving, "accepted")
        change.values["sealed"] = write_sealed_answers(table.match)
        change.notices.insert(0, Notice(note))
        return _change_player(table, leaving, machine, change)


@dataclass(slots=True, frozen=True)
class Substitute:
    """Let somebody play on for a `user` who has left the league of this game: user `to`, or a machine of a `level` if
    `to` is None, sits here or knows another hand. The user may have lent the seat to a machine. It may be the last
    person's seat: the machines then play alone."""

    right: ClassVar[Right] = Right.NOBODY
    user: int
    to: User | None
    level: str
    names: Sequence[str]

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError outside a game, or if the user has no seat."""
        playing, to = get_playing(table), self.to
        record = playing.record
        machine = next((player for player in record.players if player.owner == self.user), None)
        leaving = machine or _get_leaving(playing, self.user)
        if to is None or record.find_player(to.id) is not None or record.knows_another(to.id, leaving.token):
            verdict = GiveSeat(leaving.token, self.level, self.names).give(playing, leaving, None, owner=None)
            verdict.change.values["handovers"] = _note_former(record, leaving, self.user)
            return verdict
        return _give_to(playing, leaving, self.user, to)


@dataclass(slots=True, frozen=True)
class TakeBack:
    """Play again instead of the machine that has played for the user."""

    right: ClassVar[Right] = Right.LENDER

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if no machine plays for the user, or they have another seat now."""
        playing, user = get_playing(table), get_user(actor)
        machine = next((p for p in playing.record.players if p.owner == user.id), None)
        if machine is None:
            raise TableError(Text("error-nothing-to-take-back"))
        if playing.record.find_player(user.id) is not None:
            raise TableError(Text("error-hand-over-yours"))
        return _hand_over(playing, machine, user, playing.change())
