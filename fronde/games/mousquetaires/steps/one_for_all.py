"""One for all, and all for one: any musketeer may play it at any moment (7.8, 7.9)."""

from __future__ import annotations

from fronde.core.types import Action, Context, Decision
from fronde.games.mousquetaires.model import State, team
from fronde.games.mousquetaires.steps.common import gain_epic
from fronde.games.mousquetaires.steps.turn import regain_honour, spend_one_for_all

STEP = "one-for-all"
TIME, HONOUR, EPIC = "one-for-all:time", "one-for-all:honour", "one-for-all:epic"
HONOUR_BACK, EPIC_TOKENS = 2, 2


def find_uses(state: State) -> tuple[str, ...]:
    """The current uses of a card: stop the time token this turn, restore the Queen's honour, gain epic tokens."""
    time = [TIME] if not state.clock_stops and state.phase != "end" else []
    return (*time, *([HONOUR] if state.honour else []), EPIC)


def optional_questions(state: State) -> list[Decision]:
    """The optional question for every musketeer while they have a card."""
    if not state.one_for_all or state.end or state.phase == "setup":
        return []
    uses, about = find_uses(state), {"n": state.one_for_all}
    return [Decision(seat, STEP, uses, "7.8", required=False, about=about) for seat in team(state)]


def play(state: State, action: Action, ctx: Context) -> None:
    """Play a card. For the time token, it stops until the end of this turn, and a Dead End played just before is undone
    (ruling R23)."""
    option = action.picks[0]
    spend_one_for_all(state, action.seat, option.partition(":")[2], ctx)
    if option == TIME:
        state.clock_stops = True
        if state.dead_end:
            state.dead_end, state.time = False, state.time - 1
            ctx.emit("dead-end-undone", n=state.time)
    elif option == HONOUR:
        regain_honour(state, HONOUR_BACK, ctx)
    else:
        gain_epic(state, EPIC_TOKENS, ctx)
