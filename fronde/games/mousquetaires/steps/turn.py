"""The turn (1.7 to 2, 3, 7) and its end: time, Louvre and Paris (7.5 to 7.7); saving the Queen (7.9)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Number, Word
from fronde.core.flow import Frame, Step, call, frame, queue
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.mousquetaires.data import MISSIONS, RED, TABLE, TRACKS
from fronde.games.mousquetaires.model import (
    State,
    actions_of,
    add_pistoles,
    get_mission,
    holders,
    put_mission,
    team,
)
from fronde.games.mousquetaires.steps.common import (
    draw_adventure,
    draw_treachery,
    end_game,
    has_one_hand,
    lose_honour,
    stand_up,
)
from fronde.games.mousquetaires.steps.setup import clear_mission

PHASES = (
    ("begin-turn", "milady"),
    ("choose-destination", "milady"),
    ("place-paris", "milady"),
    ("treachery", "milady"),
    ("begin-musketeers", "musketeers"),
    ("act", "musketeers"),
    ("reveal", "reveal"),
    ("sacrifice", "siege"),
    ("end-turn", "end"),
)
"""The steps of a turn in order, each with its phase."""
START = {"sacrifice": {"thrown": False, "asked": ()}}
"""The initial fields of their frames."""


class RunTurn(Step[State]):
    """Run the steps of each turn in order. Frame: `next`, the index of the next step."""

    memory = {"next": Number(0, len(PHASES) - 1)}

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        step, state.phase = PHASES[frame["next"]]
        frame["next"] = (frame["next"] + 1) % len(PHASES)
        call(state, step, **START.get(step, {}))


class BeginTurn(Step[State], once=True):
    """Reset what lasts for one turn; with one hand for all musketeers, draw a card (9.6)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.destination, state.absent, state.revealed, state.location_is_public, state.is_home = (
            "",
            (),
            False,
            False,
            False,
        )
        state.clock_stops, state.dead_end, state.acted, state.helped, state.ordered = False, False, False, False, False
        state.reinforced, state.conscripted, state.isolated, state.budget = 0, False, False, -1
        state.rode, state.turns_over, state.duel, state.siege_throw = (), (), None, None
        ctx.emit("turn-began", turn=state.turn)
        if has_one_hand(state):
            draw_adventure(state, holders(state)[0], 1, ctx)


class BeginMusketeers(Step[State], once=True):
    """Give every musketeer actions; those lying in the Vieux-Colombier stand up instead (3.1, 3.13)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        for seat in team(state):
            state.action_points[seat] = actions_of(state)
        for seat in state.down:
            stand_up(state, seat, ctx)


class EndTurn(Step[State], once=True):
    """Move the time token, then the Louvre token, then apply the Paris card (7.5 to 7.7)."""

    def finish(self, state: State, frame_: Frame, ctx: Context) -> None:
        queue(
            state, frame("move-time", why="turn"), frame("move-louvre"), frame("paris-effect"), frame("next-turn")
        )  # fmt: skip


class NextTurn(Step[State], once=True):
    """Advance the number of the turn."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.turn += 1


class MoveTime(Step[State]):
    """Move the time token one space, unless One for all stops it; before it reaches Richelieu the musketeers are asked
    (7.5, 7.9). Frame: `why`, "turn" or "dead-end"."""

    rule = "7.9"
    memory = {"why": Word(("turn", "dead-end"))}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        if state.clock_stops or not state.one_for_all or state.time < len(TRACKS.time):
            return ()
        about: dict[str, Json] = {"n": state.one_for_all, "turn": state.turn}
        return [
            self.question(seat, ("hold:yes", "hold:no"), step="hold-time", first_come=True, **about)
            for seat in team(state)
        ]

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == "hold:yes":
            spend_one_for_all(state, action.seat, "time", ctx)
            state.clock_stops = True
        self.finish(state, frame, ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        if state.clock_stops:
            ctx.emit("time-held")
            return
        state.time += 1
        state.dead_end = frame["why"] == "dead-end"
        over = state.time > len(TRACKS.time)
        ctx.emit("time-moved", n=state.time, dice=0 if over else TRACKS.time[state.time - 1])
        if over:
            end_game(state, "time", ctx)


def spend_one_for_all(state: State, seat: str, use: str, ctx: Context) -> None:
    """Remove a One for all card that is played (7.8)."""
    state.one_for_all -= 1
    ctx.emit("one-for-all-played", seat=seat, use=use)


class SaveQueen(Step[State], once=True):
    """The Queen is about to fall: One for all can still save her (7.9, 9.4)."""

    rule = "7.9"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        if not state.one_for_all or state.honour < TRACKS.honour:
            return ()
        about: dict[str, Json] = {"n": state.one_for_all, "turn": state.turn}
        return [self.question(seat, ("save:yes", "save:no"), first_come=True, **about) for seat in team(state)]

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] == "save:yes":
            spend_one_for_all(state, action.seat, "honour", ctx)
            regain_honour(state, 2, ctx)
        else:
            end_game(state, "honour", ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        if state.honour >= TRACKS.honour:
            end_game(state, "honour", ctx)


def regain_honour(state: State, n: int, ctx: Context) -> None:
    """The Queen regains honour."""
    gain = min(n, state.honour)
    state.honour -= gain
    ctx.emit("honour-regained", n=gain, total=state.honour)


class MoveLouvre(Step[State], once=True):
    """Move the Louvre token one space: first to a warning, then to failure (7.6)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        if state.louvre is None:
            return
        state.louvre_at += 1
        ctx.emit("louvre-moved", n=state.louvre_at)
        if state.louvre_at == TRACKS.louvre_warning:
            lose_honour(state, 1, ctx)
        elif state.louvre_at >= TRACKS.louvre:
            fail_louvre(state, ctx)


def fail_louvre(state: State, ctx: Context) -> None:
    """The mission fails: honour is lost, Milady draws a treachery card, and the next mission follows at once (7.6)."""
    ctx.emit("mission-failed", place="louvre", mission=get_mission(state, "louvre").card)
    clear_mission(state, "louvre", ctx)
    call(state, "next-louvre")
    draw_treachery(state, 1, ctx)
    lose_honour(state, 2, ctx)


class ParisEffect(Step[State], once=True):
    """Apply the current Paris card at the end of the turn (7.7)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        effect = MISSIONS[state.paris.card].end if state.paris else ""
        if state.paris is None or not effect:
            return
        ctx.emit("paris-struck", mission=state.paris.card)
        if effect == "draw-treachery":
            draw_treachery(state, 1, ctx)
        elif effect == "queen-honour":
            lose_honour(state, 1, ctx)
        elif effect == "lose-pistole":
            ctx.emit("pistoles-lost", n=-add_pistoles(state, -1), total=state.pistoles)
        else:
            strangle(state, ctx)


def strangle(state: State, ctx: Context) -> None:
    """Roll four red dice; each sword moves Constance's token towards her death (9.5)."""
    ctx.no_undo()
    dice = [RED[ctx.rng.below(6)] for _ in range(TABLE.strangling_dice)]
    mission = get_mission(state, "paris")
    token = min(mission.token + dice.count("sword"), TRACKS.constance)
    put_mission(state, "paris", mission._replace(token=token))
    ctx.emit("constance-strangled", red=dice, n=dice.count("sword"), total=token)
    if token == TRACKS.constance:
        end_game(state, "constance", ctx)
