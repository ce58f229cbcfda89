"""The new government, and the points for votes (8)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import ListOf, Word
from fronde.core.flow import Frame, Step, begin_step, call
from fronde.core.types import Context, Json
from fronde.games.liberte.data import AWARDS, CARDS, FACTIONS, PRECEDENCE
from fronde.games.liberte.model import NO_VOTES, OFFICE, State, free_tokens, score
from fronde.games.liberte.steps.battle import lay_lost_blocks
from fronde.games.liberte.steps.common import FACTION, SEAT
from fronde.games.liberte.steps.ties import TIE_MEMORY, Tie, begin_tie, repeat_tie

GOVERNMENT, OPPOSITION = "government", "opposition"
OFFICES = ("first", "second", "opposition")
"""The places for which votes are compared, in this order (8.4)."""


# --- government and opposition (8.1 to 8.3) ---


class FormGovernment(Step[State]):
    """The faction with the most votes governs, the next is the opposition; ties may be broken by cards (8.1)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        begin_step(frame, "form-opposition")
        begin_forming(state, GOVERNMENT, list(FACTIONS), ctx)


class FormOpposition(Step[State]):
    """Form the opposition from the other factions; then the votes are scored."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        begin_step(frame, "award-votes")
        begin_forming(state, OPPOSITION, [faction for faction in FACTIONS if faction != state.government], ctx)


def begin_forming(state: State, what: str, factions: Sequence[str], ctx: Context) -> None:
    """Give a place to the faction with the most votes, or start a tie. If two factions without votes tie for the
    opposition, precedence decides at once, because nothing depends on it (R28)."""
    cast = count_votes(state)
    most = max(cast[faction] for faction in factions)
    level = tuple(faction for faction in factions if cast[faction] == most)
    if len(level) == 1:
        form(state, what, level[0], ctx)
    elif what == OPPOSITION and not most:
        form(state, what, first_by_precedence(level), ctx)
    else:
        ctx.emit("factions-tied", what=what, factions=list(level), n=most)
        begin_tie(state, "government-tie", state.order, what=what, factions=level)


def count_votes(state: State) -> dict[str, int]:
    """The votes cast for each faction in these elections, whatever moves its marker has made since."""
    return {faction: sum(votes[place] for votes in state.votes.values()) for place, faction in enumerate(FACTIONS)}


def first_by_precedence(factions: Sequence[str]) -> str:
    """The first of the factions by precedence: Radicals, Moderates, Royalists (8.3)."""
    return next(FACTIONS[place] for place in PRECEDENCE if FACTIONS[place] in factions)


def form(state: State, what: str, faction: str, ctx: Context) -> None:
    """Make a faction the government, or the opposition."""
    if what == GOVERNMENT:
        state.government = faction
    else:
        state.opposition = faction
    ctx.emit("government-formed" if what == GOVERNMENT else "opposition-formed", faction=faction)


class GovernmentTie(Tie):
    """Every seat may advance a card of a tied faction; only the best card of each faction counts (8.2, R27). Additional
    fields: `what` is formed, and the `factions` still tied."""

    rule = "8.2"
    memory = {**TIE_MEMORY, "what": Word((GOVERNMENT, OPPOSITION)), "factions": ListOf(FACTION)}

    def find_fitting(self, state: State, frame: Frame, seat: str) -> list[str]:
        return [card for card in state.displays[seat] if CARDS[card].faction in frame["factions"]]

    def rival_of(self, frame: Frame, seat: str, card: str) -> str:
        return CARDS[card].faction or ""

    def about(self, state: State, frame: Frame) -> dict[str, Json]:
        return {"what": frame["what"], "factions": list(frame["factions"])}

    def resolve(self, state: State, frame: Frame, ctx: Context) -> None:
        leaders, what = self.leaders(frame), frame["what"]
        if len(leaders) > 1:
            frame["factions"] = tuple(faction for faction in FACTIONS if faction in leaders)
            repeat_tie(frame, state.order)
            return
        winner = leaders[0] if leaders else first_by_precedence(frame["factions"])
        state.stack.pop()
        move_back(state, winner, exempt=state.government if what == OPPOSITION else None)
        form(state, what, winner, ctx)


def move_back(state: State, winner: str, exempt: str | None) -> None:
    """Move the markers level with the winner's or behind it back a space, not below the first (8.2)."""
    for faction in FACTIONS:
        if faction not in (winner, exempt) and state.track[faction] <= state.track[winner]:
            state.track[faction] = max(state.track[faction] - 1, 0)


# --- points for the votes held (8.4 to 8.7) ---


class AwardVotes(Step[State]):
    """Score first place in the government, second place, and first place in the opposition (8.4)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        begin_step(frame, "seat-government")
        call(state, "award-office", office="opposition", apart=())
        call(state, "award-office", office="first", apart=())


class AwardOffice(Step[State]):
    """Score an office for the seat with the most votes of the faction, without the seats in `apart` (R29, R30). Frame:
    `office`; `apart`, the seats that have first place."""

    memory = {"office": Word(OFFICES), "apart": ListOf(SEAT)}

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        office, apart = frame["office"], frame["apart"]
        state.stack.pop()
        votes = {seat: votes_for(state, seat, office) for seat in state.order if seat not in apart}
        most = max(votes.values(), default=0)
        level = [seat for seat, n in votes.items() if n == most and most]
        if len(level) == 1:
            award(state, office, level, ctx)
        elif level:
            ctx.emit("votes-tied", office=office, faction=faction_of(state, office), seats=level, n=most)
            begin_tie(state, "votes-tie", level, office=office)


def faction_of(state: State, office: str) -> str:
    """The faction whose votes count for an office."""
    return (state.opposition if office == "opposition" else state.government) or ""


def votes_for(state: State, seat: str, office: str) -> int:
    """A seat's votes that count for an office."""
    return state.votes[seat][FACTIONS.index(faction_of(state, office))]


class VotesTie(Tie):
    """Seats tied in votes may advance a card of the faction (8.5). Additional field: `office`."""

    rule = "8.5"
    memory = {**TIE_MEMORY, "office": Word(OFFICES)}

    def find_fitting(self, state: State, frame: Frame, seat: str) -> list[str]:
        faction = faction_of(state, frame["office"])
        return [card for card in state.displays[seat] if CARDS[card].faction == faction]

    def about(self, state: State, frame: Frame) -> dict[str, Json]:
        return {"office": frame["office"], "faction": faction_of(state, frame["office"])}

    def resolve(self, state: State, frame: Frame, ctx: Context) -> None:
        leaders = self.leaders(frame)
        if len(leaders) > 1:
            repeat_tie(frame, leaders)
            return
        level = leaders or list(frame["seats"])
        state.stack.pop()
        award(state, frame["office"], level, ctx)


def award(state: State, office: str, seats: Sequence[str], ctx: Context) -> None:
    """Score an office, with fewer points each if it is shared (8.4, 8.7). After first place comes second place, for
    which a seat that lost the tie has the most votes (8.6, R29)."""
    n = AWARDS[office if len(seats) == 1 else f"{office}_shared"]
    for seat in seats:
        score(state, seat, OFFICE, n)
    ctx.emit("office-won", office=office, faction=faction_of(state, office), seats=list(seats), n=n)
    if office == "first":
        call(state, "award-office", office="second", apart=tuple(seats))


# --- presence, and the votes come back (8.8, 8.9) ---


class SeatGovernment(Step[State]):
    """Give presence to the seats with a vote of the government, shown by a token if they have a free one (8.8, R8).
    Then all votes return to the supply, and lost battles get their blocks (8.9, 6.4)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.presence = tuple(seat for seat in state.order if votes_for(state, seat, "first"))
        state.presence_tokens = tuple(seat for seat in state.presence if free_tokens(state, seat) > 0)
        ctx.emit("government-seated", faction=state.government, seats=list(state.presence))
        for seat, votes in state.votes.items():
            for faction, n in zip(FACTIONS, votes, strict=True):
                state.supply[faction] += n
            state.votes[seat] = NO_VOTES
        lay_lost_blocks(state)
        state.stack.pop()
