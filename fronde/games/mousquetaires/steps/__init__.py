"""The chapters of the rules, a file each or nearly so, joined here."""

from __future__ import annotations

from fronde.games.mousquetaires.steps import arsenal, attempts, duels, milady, musketeers, quests, setup, siege, turn
from fronde.games.mousquetaires.steps.common import MousquetairesStep

_ALL: tuple[MousquetairesStep, ...] = (
    setup.LayTokens(), setup.FirstParis(), setup.NextLouvre(), setup.Post(),
    turn.RunTurn(), turn.BeginTurn(), turn.BeginMusketeers(), turn.EndTurn(), turn.NextTurn(), turn.MoveTime(),
    turn.SaveQueen(), turn.MoveLouvre(), turn.ParisEffect(),
    milady.ChooseDestination(), milady.PlaceParis(), milady.Treachery(), milady.NameMusketeer(), milady.LoseEquipment(),
    milady.Reveal(), milady.TakeTreachery(), milady.TakeParis(),
    musketeers.Act(), musketeers.Obey(), musketeers.PaySpies(), arsenal.Buy(),
    attempts.Attempt(), attempts.PlayCards(), duels.FightDuel(), quests.ScoutTokens(), siege.FightSiege(),
)  # fmt: skip
STEPS = {step.name: step for step in _ALL}
"""Every step by name."""
