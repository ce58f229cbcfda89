"""The public door: what an author of a game imports. Pictures have a door of their own, `images.api`, since the engine
knows none.

- What a game is: `Game`, `Title`, `Speech`, `TableOptions`, `StepRules`, `StepState`, `first_of`.
- Steps, a class for each question: `Step`, `Frame`; `call`, `queue`, `frame`, `find_steps`.
- The words of questions, answers and events: `Seat`, `Json`, `Setup`, `Context`, `Dice`, `Turn`, `View`; `Decision`,
  `Action`, `Event`, `Result`; `Text`, `Name`, `OptionText`, `PlayerRefusal`, `Sentences`.
- What stands under each key of a position: `Keys`; the module `fields` has a type for each value; `require`.
- Ready parts: `OrderKind`, standing orders; `Headlines`, what summaries tell; `rank`, the result where every seat plays
  for itself. `FileRefusal`, raised for a file that should set an option and has faults.
- Opponents: `Opponents`, `Worth`, `Search`, `Explanation`; `FeatureText`, `name_features`, `Change`.

`API_VERSION` rises with every change of this door, and CHANGELOG.md says what changed. What else the engine has may
change with any release.
"""

from __future__ import annotations

from fronde.api import fields
from fronde.core.codec import Keys, require
from fronde.core.components import TableOptions
from fronde.core.errors import FileRefusal
from fronde.core.flow import Frame, Step, call, find_steps, frame, queue
from fronde.core.game import Game, Headlines, OrderKind, Speech, Title, View
from fronde.core.opponents import Change, Explanation, FeatureText, Opponents, Search, Worth, name_features
from fronde.core.ranking import rank
from fronde.core.rng import Dice
from fronde.core.sentences import Sentences
from fronde.core.step_rules import StepRules, StepState, first_of
from fronde.core.types import (
    Action,
    Context,
    Decision,
    Event,
    Json,
    Name,
    OptionText,
    PlayerRefusal,
    Result,
    Seat,
    Setup,
    Text,
    Turn,
)

API_VERSION = 1

__all__ = [
    "API_VERSION", "Action", "Change", "Context", "Decision", "Dice", "Event", "Explanation", "FeatureText",
    "FileRefusal", "Frame", "Game", "Headlines", "Json", "Keys", "Name", "Opponents", "OptionText", "OrderKind",
    "PlayerRefusal", "Result", "Search", "Seat", "Sentences", "Setup", "Speech", "Step", "StepRules", "StepState",
    "TableOptions", "Text", "Title", "Turn", "View", "Worth", "call", "fields", "find_steps", "first_of", "frame",
    "name_features", "queue", "rank", "require",
]  # fmt: skip
