"""Shared by the steps: Spaces as options, and the field types of frames."""

from __future__ import annotations

from fronde.core.codec import Bits, Index, Number, Word
from fronde.core.errors import InvariantError
from fronde.core.flow import Frame, Step
from fronde.core.types import Context
from fronde.games.frondeurs.data import ACTION_CARDS, BOARD, CUBES, FACTIONS, INDEX, SEASON_CARDS, SPACES, Spaces
from fronde.games.frondeurs.model import State

SPACE_OPTIONS = tuple(f"space:{id_}" for id_ in SPACES)
STOP = "stop"

SEAT = Index(FACTIONS)
SPACE = Index(SPACES, "position-unknown-space")
SPACE_SET = Bits(SPACES, "position-unknown-space")
CARD = Word({*ACTION_CARDS, *SEASON_CARDS}, "position-unknown-card")
TARGET = Word(BOARD.targets)
"""A class of Spaces that an Action names."""
CUBE_COUNT = Number(0, CUBES)


class FrondeStep(Step[State]):
    """A step of this game. The frame's "seat" is the seat asked. `open_to_others`: whether optional actions are
    possible while the step waits."""

    open_to_others = False

    def carry_out(self, state: State, frame: Frame, space: int, ctx: Context) -> None:
        """Place a declared cube in a Space; only steps that declare cubes implement this."""
        raise InvariantError(f"{self.name} places nothing")


def space_options(spaces: Spaces, prefix: tuple[str, ...] = SPACE_OPTIONS) -> list[str]:
    """Option ids for a set of Spaces, in board order."""
    options = []
    while spaces:
        lowest = spaces & -spaces
        options.append(prefix[lowest.bit_length() - 1])
        spaces ^= lowest
    return options


def space_of(option: str) -> int:
    """The Space that an option id names at its end."""
    return INDEX[option.rpartition(":")[2]]


def seat_of(frame: Frame) -> int:
    """The seat that a frame asks."""
    seat: int = frame["seat"]
    return seat


STEPS: dict[str, FrondeStep] = {}
"""Every step by name; the package `steps` fills it."""
