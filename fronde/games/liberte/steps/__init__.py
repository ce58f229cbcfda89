"""The chapters of the rules, a file each, joined here."""

from __future__ import annotations

from fronde.games.liberte.steps import actions, battle, elections, government, specials, turn
from fronde.games.liberte.steps.common import STEPS, add_steps

add_steps(
    turn.BeginTurn(), turn.RefreshHands(), turn.RefreshDiscard(), turn.RefreshDraw(), turn.EndOfTurn(),
    actions.ActionRounds(), actions.ChooseAction(), actions.PlaceBlocks(), actions.KeepCard(), actions.DiscardTwo(),
    actions.TakeCard(), actions.TakeSecond(), specials.SpecialTarget(), specials.TerrorCard(),
    battle.FightBattle(), battle.BattleTie(), battle.AfterBattle(),
    elections.HoldElections(), elections.ElectProvinces(), elections.ProvinceTie(),
    government.FormGovernment(), government.FormOpposition(), government.GovernmentTie(),
    government.AwardVotes(), government.AwardOffice(), government.VotesTie(), government.SeatGovernment(),
)  # fmt: skip

__all__ = ["STEPS"]
