"""Shared by the steps: drawing cards, wounds, honour, arrivals, and the end of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from fronde.core.codec import Line, Word
from fronde.core.flow import Frame, Step, call
from fronde.core.types import Action, Context, Decision, Json, Seat
from fronde.games.mousquetaires.data import BASTILLE, DEN, MUSKETEERS, TABLE, TRACKS, VIEUX_COLOMBIER
from fronde.games.mousquetaires.model import (
    State,
    find_mission,
    give_cards,
    holders,
    is_at,
    milady_of,
    put_mission,
    sort_cards,
    team,
)

WHO = Word(tuple(MUSKETEERS))
"""A musketeer in a frame."""
WHERE = Word(("", "paris", "louvre"))
SLUG = Line(60)
END_TURN = "end-turn"


class MiladyStep(Step[State], ABC):
    """A choice of Milady's; if no player plays her, it is random (9.13)."""

    def choices(self, state: State, frame: Frame) -> Sequence[str]:
        """The options Milady has now; empty when the step is over."""
        return ()

    def about(self, state: State, frame: Frame) -> dict[str, Json]:
        """The facts about the question."""
        return {}

    @abstractmethod
    def choose(self, state: State, frame: Frame, option: str, ctx: Context) -> None:
        """Carry out the chosen option."""

    def leave(self, state: State, frame: Frame, ctx: Context) -> None:
        """End the step when no options are left."""
        state.stack.pop()

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        milady = milady_of(state)
        options = self.choices(state, frame) if milady else ()
        return (self.question(milady, options, **self.about(state, frame)),) if milady and options else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        self.choose(state, frame, action.picks[0], ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        options = () if milady_of(state) else self.choices(state, frame)
        if options:
            self.choose(state, frame, options[draw(ctx, len(options))], ctx)
        else:
            self.leave(state, frame, ctx)


def draw(ctx: Context, n: int) -> int:
    """A random number from 0 to n - 1; earlier choices can no longer be undone."""
    ctx.no_undo()
    return ctx.rng.below(n)


def has_one_hand(state: State) -> bool:
    """Whether one person plays every musketeer (9.6)."""
    return len(holders(state)) == 1


# --- cards ---


def draw_adventure(state: State, seat: Seat, n: int, ctx: Context) -> None:
    """Draw adventure cards; when the deck runs out, the discards are shuffled into a new one (3.3). Other musketeers
    see the cards."""
    ctx.no_undo()
    cards: list[str] = []
    for _ in range(n):
        if not state.deck:
            state.deck, state.discards = tuple(ctx.rng.shuffle(state.discards)), ()
        if state.deck:
            cards.append(state.deck[0])
            state.deck = state.deck[1:]
    give_cards(state, seat, cards)
    if cards:
        ctx.emit("cards-drawn", {"cards": list(sort_cards(cards))}, team(state), seat=seat, n=len(cards))


def take_treachery(state: State, ctx: Context) -> str:
    """Take the top treachery card; when the deck runs out, the discards are shuffled into a new one (ruling R43).
    Returns "" if there is none."""
    ctx.no_undo()
    if not state.treachery_deck:
        state.treachery_deck, state.treachery_discards = tuple(ctx.rng.shuffle(state.treachery_discards)), ()
    card = state.treachery_deck[0] if state.treachery_deck else ""
    state.treachery_deck = state.treachery_deck[1:]
    return card


def draw_treachery(state: State, n: int, ctx: Context) -> None:
    """Milady draws treachery cards, which only she sees; nothing happens if no player plays her (9.11)."""
    milady = milady_of(state)
    if milady is None:
        return
    cards = [card for _ in range(n) if (card := take_treachery(state, ctx))]
    state.treachery = tuple(sorted((*state.treachery, *cards)))
    if cards:
        ctx.emit("treachery-drawn", {"treacheries": cards}, (milady,), n=len(cards))


# --- gains and losses ---


def gain_epic(state: State, n: int, ctx: Context) -> None:
    """The musketeers gain epic tokens (4.8)."""
    if n:
        state.epic += n
        ctx.emit("epic-gained", n=n, total=state.epic)


def earn_one_for_all(state: State, way: str, ctx: Context) -> None:
    """Earn a One for all card, once in each of the three ways (6.6, 7.4)."""
    if way not in state.earned and len(state.earned) < TABLE.one_for_all:
        state.earned = (*state.earned, way)
        state.one_for_all += 1
        ctx.emit("one-for-all-earned", n=state.one_for_all)


def lose_honour(state: State, n: int, ctx: Context) -> None:
    """The Queen loses honour; at the end of the track she falls, unless One for all saves her (7.9, 9.4)."""
    state.honour = min(state.honour + n, TRACKS.honour)
    ctx.emit("honour-lost", n=n, total=state.honour)
    if state.honour == TRACKS.honour:
        call(state, "save-queen")


def wound(state: State, seat: Seat, n: int, ctx: Context) -> None:
    """A musketeer loses life points; with the last he is out of action (4.7)."""
    state.life[seat] = max(0, state.life[seat] - n)
    if state.life[seat] == 0:
        put_out(state, seat, ctx)


def put_out(state: State, seat: Seat, ctx: Context) -> None:
    """Put a musketeer out of action: to the Vieux-Colombier, lying down, with the turn over (5.3). A variant bars the
    musketeer from the quest (9.8)."""
    was_at = state.place[seat]
    state.place[seat], state.path[seat] = VIEUX_COLOMBIER, ""
    state.down = tuple(one for one in team(state) if one in (*state.down, seat))
    ctx.emit("put-out", seat=seat)
    end_turn_of(state, seat, ctx)
    if was_at == "quest" and state.options["mortal_quest"] and seat not in state.banned:
        state.banned = tuple(one for one in team(state) if one in (*state.banned, seat))
        ctx.emit("quest-barred", seat=seat)
        if len(state.banned) == len(team(state)):
            end_game(state, "elimination", ctx)


def stand_up(state: State, seat: Seat, ctx: Context) -> None:
    """A musketeer stands up, regains all life points and draws a card, which takes the whole turn (3.13)."""
    state.down = tuple(one for one in state.down if one != seat)
    state.life[seat] = MUSKETEERS[seat].life
    ctx.emit("stood-up", seat=seat)
    draw_adventure(state, seat, 1, ctx)
    end_turn_of(state, seat, ctx)


def end_turn_of(state: State, seat: Seat, ctx: Context) -> None:
    """End a musketeer's turn, if this is the musketeers' phase."""
    if state.phase != "musketeers":
        return
    state.turns_over = tuple(one for one in team(state) if one in (*state.turns_over, seat))
    if state.active == seat:
        if state.offer is not None and state.offer.sent:
            ctx.whisper("offer-lapsed", (state.offer.seat, state.offer.partner), **state.offer.about())
        state.active, state.trading, state.offer, state.offers_sent = "", "", None, 0


def jail(state: State, seat: Seat, ctx: Context) -> None:
    """Send a musketeer to the Bastille (5.4)."""
    state.place[seat], state.path[seat] = BASTILLE, ""
    ctx.emit("jailed", seat=seat)


def end_game(state: State, cause: str, ctx: Context) -> None:
    """End the game (9.1 to 9.5)."""
    if not state.end:
        state.end, state.phase, state.active, state.trading = cause, "over", "", ""
        state.offer, state.offers_sent = None, 0
        state.stack.clear()
        ctx.no_undo()
        ctx.emit(f"ended-by-{cause}")


# --- Milady ---


def reveal_milady(state: State, ctx: Context) -> None:
    """Turn Milady's location card face up and put her figure there (6.1)."""
    ctx.no_undo()
    if not state.revealed:
        state.revealed = True
        ctx.emit("milady-revealed", place=state.destination)


def rule_out(state: State, place: str) -> None:
    """Record publicly that Milady is not at a place."""
    state.absent = tuple(sorted({*state.absent, place}))


def turn_up_posts(state: State, where: str, ctx: Context) -> None:
    """Turn the cards posted at a mission face up, because a musketeer is there (ruling R42)."""
    mission = find_mission(state, where)
    if mission is not None and not mission.up and (mission.posted or mission.trap):
        put_mission(state, where, mission._replace(up=True))
        ctx.no_undo()
        traps = [mission.trap] if mission.trap else []
        ctx.emit("posts-turned-up", place=where, foes=list(mission.posted), traps=traps)
        if mission.trap == "nemesis":
            call(state, "name-musketeer", card="nemesis", where=where)


def arrive(state: State, seat: Seat, place: str, ctx: Context) -> None:
    """Move a musketeer to a place. In Richelieu's den a musketeer finds Milady, or is sent to the Bastille (5.2)."""
    state.place[seat], state.path[seat] = place, ""
    turn_up_posts(state, place, ctx)
    if place != DEN:
        return
    ctx.no_undo()
    if is_at(state, DEN):
        reveal_milady(state, ctx)
    else:
        rule_out(state, DEN)
        jail(state, seat, ctx)
        end_turn_of(state, seat, ctx)
