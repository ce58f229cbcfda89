"""The battle of a turn (6)."""

from __future__ import annotations

from fronde.core.flow import Frame, Step, begin_step
from fronde.core.types import Context, Json
from fronde.games.liberte.data import TURN
from fronde.games.liberte.model import BATTLE, LOST, State, is_general, owed_blocks, score
from fronde.games.liberte.steps.ties import Tie, begin_tie
from fronde.games.liberte.steps.turn import end_by_revolt


class FightBattle(Step[State]):
    """Determine who leads the army: of the seats with a general and a token in the Battle Box, the one with the most
    tokens (6.1, 6.2)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        begin_step(frame, "after-battle")
        if TURN[state.turn].battle is None:
            state.stack.pop()
            return
        eligible = find_eligible(state)
        most = max((state.battle_box[seat] for seat in eligible), default=0)
        level = [seat for seat in eligible if state.battle_box[seat] == most]
        if len(level) == 1:
            win_battle(state, level[0], ctx)
        elif level:
            ctx.emit("battle-tied", battle=TURN[state.turn].battle, seats=level, n=most)
            begin_tie(state, "battle-tie", level)
        elif state.options["unled_battles_are_lost"]:
            lose_battle(state, ctx)
        else:
            ctx.emit("battle-unfought", battle=TURN[state.turn].battle)


def find_eligible(state: State) -> list[str]:
    """The seats that may lead: with a general in the display and a token in the box (6.1)."""
    return [s for s in state.order if state.battle_box[s] and any(map(is_general, state.displays[s]))]


class BattleTie(Tie):
    """Each tied seat may advance a general; the highest leads. There is only one pass (6.3, R21)."""

    rule = "6.3"

    def is_repeated(self, frame: Frame) -> bool:
        return False

    def find_fitting(self, state: State, frame: Frame, seat: str) -> list[str]:
        return [card for card in state.displays[seat] if is_general(card)]

    def about(self, state: State, frame: Frame) -> dict[str, Json]:
        return {"battle": TURN[state.turn].battle}

    def resolve(self, state: State, frame: Frame, ctx: Context) -> None:
        leaders = self.leaders(frame)
        state.stack.pop()
        if len(leaders) == 1:
            win_battle(state, leaders[0], ctx)
        else:
            lose_battle(state, ctx)


def win_battle(state: State, seat: str, ctx: Context) -> None:
    """A seat leads the army and scores the battle (6.2)."""
    battle = TURN[state.turn]
    state.battles[battle.battle or ""] = seat
    score(state, seat, BATTLE, battle.points)
    ctx.emit("battle-won", seat=seat, battle=battle.battle, n=battle.points)


def lose_battle(state: State, ctx: Context) -> None:
    """Nobody leads: a white block goes on the battle, if there is one (6.4, R20, R22)."""
    state.battles[TURN[state.turn].battle or ""] = LOST
    ctx.emit("battle-lost", battle=TURN[state.turn].battle)
    lay_lost_blocks(state)


def lay_lost_blocks(state: State) -> None:
    """Put white blocks on lost battles that have none, as far as the supply allows (6.4)."""
    blocks = min(owed_blocks(state), state.supply["white"])
    state.lost_blocks += blocks
    state.supply["white"] -= blocks


class AfterBattle(Step[State]):
    """Return the tokens from the Battle Box (6.5), and check for a counter-revolution (9.5)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        for seat in state.order:
            state.battle_box[seat] = 0
        state.stack.pop()
        end_by_revolt(state, ctx)
