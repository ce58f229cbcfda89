"""Foreign interventions (6.8, 6.9)."""

from __future__ import annotations

from fronde.core.flow import Frame, Step
from fronde.core.types import Context
from fronde.games.jeanne.battle import Way
from fronde.games.jeanne.data import CITIES, CITY, FOREIGNERS, STRENGTH, Foreigner
from fronde.games.jeanne.model import FOREIGN, FREE, NOBODY, State
from fronde.games.jeanne.steps.battle import begin_battle
from fronde.games.jeanne.steps.common import roll, take_city


class Intervene(Step[State], once=True):
    """Roll a foreign power, and its city if it has several; it attacks with its strength and a die (6.8)."""

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        row, city, dice = draw_foreigner(ctx)
        ctx.emit("foreigners-came", foreigner=row.id, city=CITIES[city], dice=dice)
        if state.banned >> city & 1 or state.owner[city] == FOREIGN:
            why = "banned" if state.banned >> city & 1 else "theirs"
            ctx.emit("foreigners-turned", foreigner=row.id, city=CITIES[city], why=why)
        elif state.owner[city] == FREE:
            fight_militia(state, row, city, ctx)
        else:
            way: Way = "fleet" if row.by_sea else "foreign"
            state.stack.append(begin_battle(state, NOBODY, -1, city, way, row.id))


def draw_foreigner(ctx: Context) -> tuple[Foreigner, int, list[int]]:
    """The foreign power, its city, and the dice rolled."""
    dice = [roll(ctx)]
    row = FOREIGNERS[dice[0] - 1]
    place = 0
    if len(row.cities) > 1:
        dice.append(roll(ctx))
        place = (dice[1] - 1) * len(row.cities) // 6
    return row, CITY[row.cities[place]], dice


def fight_militia(state: State, row: Foreigner, city: int, ctx: Context) -> None:
    """Resolve an attack on a free city, which defends with a die and holds in a tie (6.8)."""
    attack, militia = STRENGTH + roll(ctx), roll(ctx)
    is_victory = attack > militia
    if is_victory:
        take_city(state, city, FOREIGN)
    result = "taken" if is_victory else "held"
    ctx.emit("militia-fought", foreigner=row.id, city=CITIES[city], total=attack, die=militia, result=result)
