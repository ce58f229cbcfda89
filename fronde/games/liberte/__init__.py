"""Liberté: factions contend for France from 1789 on. Joins the files beside this one, nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.game import Game, Speech, title_of
from fronde.core.lessons import read_lessons
from fronde.core.step_rules import StepRules
from fronde.core.types import Context, Json, Setup, Turn
from fronde.games.liberte import position, scoring, stories, words
from fronde.games.liberte.closed import find_closed
from fronde.games.liberte.data import PLAYER_COUNTS, SEATS
from fronde.games.liberte.defaults import choose_default
from fronde.games.liberte.model import State, new_state
from fronde.games.liberte.orders import ORDERS
from fronde.games.liberte.refusals import explain
from fronde.games.liberte.steps import STEPS
from fronde.games.liberte.steps.setup import Options, lay_out
from fronde.games.liberte.summary import sum_up
from fronde.games.liberte.turn_sum import sum_up_turn
from fronde.games.liberte.view import build_view, deal_again, deal_anew, phase_of

TITLE = title_of(
    __name__, __file__, name="Liberté", version=4, former={4: {"printing": "first"}}, player_counts=PLAYER_COUNTS,
    verbs=words.VERBS,
)  # fmt: skip


class LiberteSpeech(Speech[State]):
    """How the game is told."""

    first_steps = words.FIRST_STEPS
    begins = frozenset({"turn-began"})
    along = words.ALONG
    closing = words.CLOSING
    ends_along = frozenset(words.ALONG)
    ending = words.ENDING
    unsized = frozenset({"choose-action", "go-on"})

    count_along = staticmethod(words.count_along)
    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    event_text = staticmethod(words.event_text)
    private_text = staticmethod(words.private_text)
    story = staticmethod(stories.tell)
    sum_up = staticmethod(sum_up)
    sum_up_turn = staticmethod(sum_up_turn)
    explain = staticmethod(explain)
    find_closed = staticmethod(find_closed)


class LiberteRules(StepRules[State, Options]):
    """The rules, as `fronde.core.game.Rules` asks for them."""

    title = TITLE
    steps = STEPS
    options = Options
    all_seats = SEATS
    players_rule = "1.4"
    stretch_key = "turn"
    orders = ORDERS
    lessons = read_lessons(TITLE.folder / "data" / "lessons.toml")
    asked_alone = frozenset({"go-on"})

    new_state = staticmethod(new_state)
    begin = staticmethod(lay_out)
    keys = staticmethod(position.keys)
    fill_in = staticmethod(position.fill_in)
    view = staticmethod(build_view)
    score = staticmethod(scoring.score_all)
    result = staticmethod(scoring.final_result)
    check = staticmethod(position.check)
    default = staticmethod(choose_default)
    resample = staticmethod(deal_again)
    deal_anew = staticmethod(deal_anew)

    def turn(self, state: State) -> Turn:
        """Whose turn it is; nobody's in battle and elections."""
        return Turn(state.active if phase_of(state) in ("refresh", "action") else None, state.moves)

    def take_up(self, data: Mapping[str, Json], setup: Setup, options: Options, ctx: Context) -> State:
        """The state of a position. Where no option says which cards were in the box, the cards that it names do."""
        state = self.make_table(setup, options)
        self.keys(state).read(data, state)
        if "printing" not in options.model_fields_set and position.has_first_printing(state):
            state.options["printing"] = "first"
        self.fill_in(state, data, ctx)
        return state


GAME = Game(TITLE, LiberteRules(), LiberteSpeech())
