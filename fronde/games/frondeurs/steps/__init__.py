"""The chapters of the rulebook, a file each, joined here."""

from __future__ import annotations

from fronde.games.frondeurs.steps import (
    affiliates,
    arrests,
    king,
    moving,
    musketeers,
    placing,
    removing,
    reserve,
    seasons,
    setup,
    turn,
)
from fronde.games.frondeurs.steps.common import STEPS, add_steps

add_steps(
    setup.PlaceAtSetup(), setup.EndSetup(),
    turn.BeginTurn(), turn.PlayCard(), turn.ChooseAction(), turn.EndPlay(), turn.EndTurn(),
    placing.PlaceCubes(), placing.LiftCubes(), removing.RemoveCubes(),
    moving.MoveDestination(), moving.MoveCubes(), moving.DisplaceCubes(),
    affiliates.AffiliateCube(), king.KingsProgress(), king.PayForKing(),
    arrests.ArrestThird(), arrests.MakeRoom(), arrests.Imprison(),
    arrests.ChoosePrison(), arrests.LiberatePrisoners(), arrests.MovePrisoners(),
    musketeers.MusketeerEffect(), musketeers.DoubleMusketeer(), musketeers.DArtagnanControl(),
    musketeers.MusketeerCubes(), musketeers.ChooseColour(), musketeers.AramisChoice(), musketeers.ReleasePrisoner(),
    musketeers.BlockPlacement(),
    reserve.AddReserve(), reserve.SpendReserve(),
    seasons.SeasonTiming(), seasons.AnnounceSwap(), seasons.ScoreBattle(), seasons.BattleCubes(),
    seasons.BeginLosses(), seasons.SeasonLosses(), seasons.CancelOldNoll(), seasons.OldNoll(),
)  # fmt: skip

__all__ = ["STEPS"]
