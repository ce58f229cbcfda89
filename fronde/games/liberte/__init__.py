"""Liberté: factions contend for France from 1789 on. This module only joins the modules of the package."""

from __future__ import annotations

from fronde.core.game import Game, Headlines, Speech, Title
from fronde.core.step_rules import StepRules, first_of
from fronde.core.types import Turn
from fronde.games.liberte import position, scoring, stories, words
from fronde.games.liberte.data import PLAYER_COUNTS, SEATS
from fronde.games.liberte.dealing import deal_again, deal_anew
from fronde.games.liberte.defaults import choose_default
from fronde.games.liberte.model import State, new_state
from fronde.games.liberte.orders import ORDERS
from fronde.games.liberte.refusals import explain
from fronde.games.liberte.steps import STEPS
from fronde.games.liberte.steps.setup import Options, lay_out
from fronde.games.liberte.summary import sum_up
from fronde.games.liberte.turn_sum import sum_up_turn
from fronde.games.liberte.unavailable import find_unavailable
from fronde.games.liberte.view import build_view, phase_of

TITLE = Title(__name__, version=4, former={4: {"printing": "first"}}, player_counts=PLAYER_COUNTS,
    minutes=120, verbs=words.VERBS,
)  # fmt: skip


class LiberteSpeech(Speech[State]):
    """Every text of the game that players read."""

    along = words.ALONG
    closing = words.CLOSING
    ending = words.ENDING
    headlines = Headlines(stories.HEADLINES, stories.find_headlines, stories.tell_headline)
    secrets = words.SECRETS

    count_along = staticmethod(words.count_along)
    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    event_text = staticmethod(words.event_text)
    private_text = staticmethod(words.private_text)
    story = staticmethod(stories.tell)
    sum_up = staticmethod(sum_up)
    sum_up_turn = staticmethod(sum_up_turn)
    explain = staticmethod(explain)
    find_unavailable = staticmethod(find_unavailable)


class LiberteRules(StepRules[State, Options]):
    """The rules of the game, as an implementation of `fronde.core.game.Rules`."""

    title = TITLE
    steps = STEPS
    options = Options
    seats = first_of(SEATS)
    players_rule = "1.4"
    orders = ORDERS
    is_asked_alone = staticmethod(lambda state, decision: decision.step in ("go-on", "refresh-draw"))

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
        """The seat whose turn it is (None in battle and elections), and the number of the turn of a seat."""
        return Turn(state.active if phase_of(state) in ("refresh", "action") else None, state.moves)

    def stretch(self, state: State) -> int | None:
        """The number of the turn."""
        return state.turn


GAME = Game(LiberteRules(), LiberteSpeech())
