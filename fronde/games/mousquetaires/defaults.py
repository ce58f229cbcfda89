"""The default answer when the time of a player is up: it costs nothing and risks nothing."""

from __future__ import annotations

from fronde.core.types import Decision
from fronde.games.mousquetaires.model import State
from fronde.games.mousquetaires.steps.arsenal import DONE
from fronde.games.mousquetaires.steps.common import END_TURN
from fronde.games.mousquetaires.steps.duels import FIGHT_NONE, KEEP, KEEP_RED
from fronde.games.mousquetaires.steps.milady import DRAW, HIDE, NO_PARIS
from fronde.games.mousquetaires.steps.musketeers import DECLINE
from fronde.games.mousquetaires.steps.setup import REST
from fronde.games.mousquetaires.steps.siege import NO

CHEAP = (END_TURN, DECLINE, DONE, REST, NO_PARIS, DRAW, HIDE, FIGHT_NONE, KEEP, KEEP_RED, NO, "hold:yes", "save:yes",
         "epic:0", "offer:decline", "offer:drop")  # fmt: skip
"""The cheapest options, chosen wherever they are available; One for all is only played if the game is lost without
it."""


def choose_default(state: State, decision: Decision) -> tuple[str, ...]:
    """The cheapest answer; for a challenge all missing cards if the hand has them; otherwise the first options."""
    cheap = next((option for option in CHEAP if option in decision.options), None)
    if cheap is not None:
        return (cheap,)
    if decision.step == "play-cards":
        plays = [option for option in decision.options if option.startswith("play:")]
        enough = decision.about["held"] >= decision.about["n"]
        return (plays[-1] if enough else plays[0],)
    return decision.options[: decision.least]
