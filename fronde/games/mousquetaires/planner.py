"""The rule of thumb for this game's bots: as in `greedy.py`, with tested values (`data/opponents.toml`), and a
plan for Milady: the Paris card that hurts most, the cards to post, and the places of tokens.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fronde.core.errors import DataError
from fronde.core.rng import Dice
from fronde.core.types import Decision
from fronde.games.mousquetaires.data import FOES, MUSKETEERS, PARIS, QUESTS, STRENGTH
from fronde.games.mousquetaires.fencing import Arms
from fronde.games.mousquetaires.greedy import WORTHS, Bot
from fronde.games.mousquetaires.model import State
from fronde.games.mousquetaires.odds import chances_of

FILE = Path(__file__).parent / "data" / "opponents.toml"
PLANS = {
    **WORTHS,
    # what a Paris card is worth to Milady in play, and the one that is there beside, whole
    **{f"play:{card}": 0.0 for card in PARIS}, "kept": 0.0,
    # how much she likes hard tokens at the inn, in the first half of its paths, on the way back, in the galleries
    "inn": 0.0, "inn_front": 0.0, "return": 0.0, "galleries": 0.0,
    # posting by strength, by how hard the foe is, a trap, Informers among them
    "post_strength": 1.0, "post_hard": 0.0, "post_trap": 0.0, "informers": 0.0,
    # by how much her taste for a place differs from turn to turn
    "whim": 3.0,
}  # fmt: skip
"""The values that a plan uses, with their defaults."""
SNARE = 0.45
"""How hard a snare is, on the same scale as a foe."""
BARE = Arms((MUSKETEERS["athos"].manoeuvre,))
FINE = 1000


@cache
def read_plan(path: Path) -> Mapping[str, float]:
    """The values in the table `plan`. Raises DataError for an unknown value."""
    return read_figures(path, "plan", PLANS)


def read_figures(path: Path, table: str, defaults: Mapping[str, float]) -> Mapping[str, float]:
    """The values in a table, and defaults for those it omits. Raises DataError for an unknown value."""
    figures = tomllib.loads(path.read_text(encoding="utf-8")).get(table, {})
    if unknown := figures.keys() - defaults.keys():
        raise DataError(f"{path.name}: no figure {', '.join(sorted(unknown))}")
    return {**defaults, **figures}


@cache
def hardness(card: str) -> float:
    """How hard a foe or a token is to overcome, from 0 to about 1."""
    if card not in FOES:
        return SNARE if card == "snare" else 0.0
    chances = chances_of(4, card, BARE)
    return 1 - chances.blood + chances.wound / 2


class Planner(Bot):
    """A bot with a plan."""

    def __init__(self, dice: Dice, worths: Mapping[str, float] | None = None) -> None:
        super().__init__(dice, worths=worths if worths is not None else read_plan(FILE))

    def by_chance(self) -> float:
        """A random number from 0 to 1."""
        return self.dice.below(FINE) / FINE

    def random_preference(self) -> float:
        """Milady's random preference for a place, scaled by the plan."""
        return self.by_chance() * self.worths["whim"]

    def choose_first_paris(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The card with the highest value."""
        return self.dice.best(decision.options, [self.worths[f"play:{o.partition(':')[2]}"] for o in decision.options])

    choose_take_paris = choose_first_paris
    choose_take_treachery = Bot.choose_treachery

    def choose_place_paris(self, state: State, decision: Decision) -> tuple[str, ...]:
        """A card with a higher value than what is left of the current one."""
        return self.dice.best(decision.options, [self.play_worth(state, o.partition(":")[2]) for o in decision.options])

    def play_worth(self, state: State, card: str) -> float:
        """The value of a Paris card in play; for "none", of what is left of the current card."""
        if card != "none":
            return self.worths[f"play:{card}"]
        if state.paris is None:
            return -FINE
        remaining = len(state.paris.posted) / 2 - len(state.paris.progress) / 2
        return self.worths[f"play:{state.paris.card}"] + self.worths["kept"] + remaining

    def choose_lay_tokens(self, state: State, decision: Decision) -> tuple[str, ...]:
        """Hard tokens on important spaces, with some chance."""
        slot = len(state.board)
        front = 1 if slot % QUESTS.stages < QUESTS.stages / 2 else -1
        inn = self.worths["inn"] + front * self.worths["inn_front"]
        weight = {1: inn, 3: self.worths["return"], 4: self.worths["galleries"]}[state.quest]
        tokens = [o for o in decision.options if o != "token:rest"]
        values = [weight * (hardness(o.partition(":")[2]) - 0.5) + 0.3 * self.by_chance() for o in tokens]
        return self.dice.best(tokens, values)

    def choose_post(self, state: State, decision: Decision) -> tuple[str, ...]:
        """Cards by their strength and difficulty, with some chance."""
        values = [self.post_worth(o.partition(":")[2]) + self.by_chance() for o in decision.options]
        return self.dice.best(decision.options, values)

    def post_worth(self, card: str) -> float:
        """The value of posting an adversary or a trap."""
        worth = self.worths["post_strength"] * STRENGTH[card]
        if card in FOES:
            return worth + self.worths["post_hard"] * (hardness(card) - 0.5)
        return worth + self.worths["post_trap"] + (self.worths["informers"] if card == "informers" else 0.0)
