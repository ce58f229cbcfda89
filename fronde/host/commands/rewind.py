"""Going back in a game: to before a player's last turn if all affected players agree, to any turn if all agree, or by
decision of a steward who does not play. What nobody had seen at that point is dealt again, with new draws. The record
keeps the undone actions."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar
from zlib import crc32

from fronde.core.errors import StaleDecision, TableError
from fronde.core.match import Match, without_head
from fronde.core.rng import Draw
from fronde.core.types import Action, Json, Seat, Text
from fronde.host.archive.past import Moment, Past, public
from fronde.host.commands.base import Verdict, get_user
from fronde.host.commands.play import epoch_of
from fronde.host.notices.announcements import NOTHING_YET, add_notices
from fronde.host.notices.kinds import Notice, Occupant, RewindVote
from fronde.host.people.actors import Actor
from fronde.host.people.rights import Right, check_right, rights_at
from fronde.host.people.votes import Motion, Poll, vote, without
from fronde.host.store import Move, Patch, RewindSubject
from fronde.host.table import Playing, Table, check_seat, get_playing, read_events


@dataclass(frozen=True, slots=True)
class Back:
    """A point to return to: the start of `turn`, after action number `after`. Computed at `revision` of the table. In
    `position`, what nobody had seen is dealt again with the `draws`. `moves` are undone."""

    after: int
    turn: int
    revision: int
    position: Mapping[str, Json]
    draws: Sequence[Draw]
    moves: Sequence[Move]


def find_back(past: Past, after: int, turn: int, draw_count: int, revision: int, moves: Sequence[Move]) -> Back:
    """Replay a game up to that point. It uses nothing of the table, so a thread can run it. `draw_count`: the number of
    draws made so far. Raises TableError for a position before the current rules."""
    position, draws = past.play_to(after).deal_anew(draw_count)
    return Back(after, turn, revision, position, draws, moves[after:])


def find_own_turn(moments: Sequence[Moment], log: Sequence[Action], seats: Sequence[Seat]) -> Moment:
    """The last turn in which one of these seats chose. Raises TableError if there is none."""
    own = [number for number, action in enumerate(log) if action.seat in seats]
    turns = [moment for moment in moments if own and moment.actions <= own[-1]]
    if not turns:
        raise TableError(Text("error-rewind-nothing"))
    return turns[-1]


def find_affected_players(table: Playing, moves: Sequence[Move]) -> list[str]:
    """The tokens of the players affected if these choices are undone, from public knowledge: those who have chosen
    since, are asked now, or learned a secret. It reveals nothing hidden."""
    seats = {move.seat for move in moves if is_open(move)}
    seats |= set(table.match.waiting_for())
    seats |= {seat for event in table.recent() if event.reaches(None) for seat in event.to}
    return [player.token for player in table.people([s for s in table.seats if s in seats])]


def is_open(move: Move) -> bool:
    """Whether everyone learned of a choice; nobody learns that an offer, or another secret choice, was made."""
    return any(event.reaches(None) for event in read_events(move.events or []))


def mark_of(table: Playing) -> int:
    """A mark of the current point of a game, computed from public facts only: a secret choice does not change it."""
    match, news = table.match, public(table.recent())
    facts = (without_head(table.view(None)), match.turn, match.waiting_for(), news, table.record.report.action_count)
    return crc32(json.dumps(facts, sort_keys=True).encode())


@dataclass(slots=True, frozen=True)
class AskBack:
    """Propose that the table goes back. If nobody else must agree, it goes back at once. A steward who neither plays
    nor has lent a seat decides alone. `everybody`: all who play must agree. Otherwise the affected players must agree,
    or all if none is affected, since `Undo` handles choices that affect nobody else."""

    right: ClassVar[Right] = Right.MEMBER
    back: Back
    everybody: bool = False

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a user without the right, StaleDecision if the game has continued meanwhile."""
        playing, user = get_playing(table), get_user(actor)
        if self.back.revision != playing.match.revision:
            raise StaleDecision(Text("error-stale"))
        mine = playing.seats_of(user.id)
        if not any(is_open(move) or move.seat in mine for move in self.back.moves):
            raise TableError(Text("error-rewind-nothing"))
        if user.steward and not rights_at(playing.record, user) & (Right.PLAYER | Right.LENDER):
            return go_back(playing, self.back, user.name, "steward")
        check_seat(playing, user.id)
        if self.everybody:
            check_right(playing.record, user, Right.HOST)
        tokens = {player.token: player.user for player in playing.record.players}
        targets = [] if self.everybody else find_affected_players(playing, self.back.moves)
        if all(tokens[token] in (None, user.id) for token in targets):
            targets = list(tokens)
        own = [token for token, one in tokens.items() if one == user.id]
        events = public([event for move in self.back.moves for event in read_events(move.events or [])])
        subject = RewindSubject(
            after=self.back.after, turn=self.back.turn, mark=mark_of(playing), events=events,
            tokens=sorted({*targets, *own}),
        )  # fmt: skip
        return vote(playing, back_motion(playing, subject, self.back), user)


def back_motion(table: Table, subject: RewindSubject, back: Back | None) -> Motion:
    """All affected players must agree, in whichever seats they are now. Raises TableError if the game has continued.
    Without `back`, carrying it out raises StaleDecision."""
    playing = get_playing(table)
    if subject.mark != mark_of(playing):
        raise TableError(Text("error-rewind-gone"))
    question = RewindVote(what="asked", after=subject.after, turn=subject.turn, events=subject.events)

    def poll(voters: Collection[int], by: int | None) -> Poll:
        electors = [p.user for p in table.record.players if p.user is not None and p.token in subject.tokens]
        return Poll(electors, len(electors))

    def carry_out(by: Occupant) -> Verdict:
        if back is None or back.revision != playing.match.revision:
            raise StaleDecision(Text("error-stale"))
        return go_back(playing, back, by.name, "agreed")

    return Motion(subject, question, carry_out, poll)


def check_request(table: Playing, user: int, after: int) -> tuple[RewindSubject, list[int]]:
    """The proposed rewind, and all users who must still agree. Raises TableError if there is none, if there is now
    another vote, or if this user is not among them."""
    subject = table.record.consent.find_subject(RewindSubject)
    if subject is None or subject.after != after:
        raise TableError(Text("error-rewind-gone"))
    proposal = table.record.consent.votes[subject.key]
    assert proposal is not None
    electors = back_motion(table, subject, None).poll((), None).electors
    waiting = [one for one in electors if one not in proposal.agreed]
    if user not in waiting:
        raise TableError(Text("error-rewind-other"))
    return subject, waiting


@dataclass(slots=True, frozen=True)
class AnswerBack:
    """Agree to go back to after action number `after`, or refuse. The answer of the last one who must agree needs
    `back`."""

    right: ClassVar[Right] = Right.PLAYER
    agrees: bool
    after: int
    back: Back | None = None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for a user who is not asked, StaleDecision if the game has continued meanwhile."""
        playing, user = get_playing(table), get_user(actor)
        subject, _ = check_request(playing, user.id, self.after)
        if self.agrees:
            return vote(playing, back_motion(playing, subject, self.back), user)
        notice = Notice(RewindVote(what="refused", player=user.name))
        return Verdict(playing.change({"votes": without(playing.record.consent.votes, subject.key)}, [notice]), playing)


def go_back(table: Playing, back: Back, name: str, how: str) -> Verdict:
    """The verdict that sets the game back to that point. `how`: "agreed" by the table, or by a "steward"."""
    record, game = table.record, table.game
    before = tuple(table.match.log[: back.after])
    match, _ = Match.begin(game, table.match.setup, back.position, before)
    match.revision = record.revision
    playing = Playing(record.copy_with(turn=None), match, [])
    rewind: dict[str, Json] = {
        "after": back.after,
        "how": how,
        "actions": [[move.seat, move.step, *move.picks] for move in back.moves],
        "draws": [list(draw) for move in back.moves for draw in move.draws],
        "dealt": [list(draw) for draw in back.draws],
    }
    epochs = [one for one in record.progress.epochs if one["after"] <= back.after]
    values: Patch = {
        "rewinds": [*record.progress.rewinds, rewind], "votes": without(record.consent.votes, RewindSubject.kind),
        "epochs": [*epochs, epoch_of(match, dict(back.position))],
        "sealed": [], "turn": None, "action_count": back.after, "view": playing.write_public_view(),
        "settled": back.after, "position": match.position(), "action_revision": record.revision + 1,
        "score": {s: items["total"] for s, items in match.score().items()},
    }  # fmt: skip
    result = RewindVote(what="done", how=how, player=name, turn=back.turn)
    players = [replace(player, orders=[], since=min(player.since, back.after)) for player in record.players]
    change = table.change(values, [Notice(result)], players)
    change.keep = back.after
    add_notices(playing, NOTHING_YET, change, Actor())
    playing.record.apply(turn=change.values["turn"])
    return Verdict(change, playing)
