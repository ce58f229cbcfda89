"""The phases of a round, a file each or nearly so, joined here."""

from __future__ import annotations

from fronde.games.jeanne.steps import battle, buying, cards, duels, events, foreign, plan, points, round, setup, turn
from fronde.games.jeanne.steps.common import JeanneStep

_ALL: tuple[JeanneStep, ...] = (
    setup.ChooseStart(), setup.PlaceThird(),
    plan.BeginRound(), round.ReturnCity(), round.CollectIncome(), round.Vote(), round.DealCards(),
    buying.Buy(), buying.DrawOrder(),
    events.DrawEvents(), events.OrderEvents(), events.RunEvent(), events.Revolt(), events.ChooseTreaty(),
    events.Confiscate(), events.PapalBan(), events.LongRangeAttack(), events.RaidSource(), duels.Duel(),
    foreign.Intervene(), battle.ForbidLanding(), battle.Battle(), battle.MoveGarrison(),
    turn.PlayTurns(), turn.TakeTurn(), turn.Expand(), turn.Fight(), cards.Rebel(), cards.CourtIntrigue(),
    points.ScoreRound(), points.EndRound(),
)  # fmt: skip

STEPS = {step.name: step for step in _ALL}
"""Every step by name."""
