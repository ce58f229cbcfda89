"""Richelieu: the Cardinal against the Queen. This module only joins the modules of the package."""

from __future__ import annotations

from fronde.core.game import Game, Headlines, Speech, Title
from fronde.core.step_rules import StepRules, first_of
from fronde.games.richelieu import position, scoring, stories, words
from fronde.games.richelieu.data import PLAYER_COUNTS, SEATS
from fronde.games.richelieu.dealing import deal_again, deal_anew
from fronde.games.richelieu.defaults import choose_default
from fronde.games.richelieu.model import State, new_state
from fronde.games.richelieu.names import NAMES
from fronde.games.richelieu.refusals import explain
from fronde.games.richelieu.steps import STEPS
from fronde.games.richelieu.steps.setup import Options, deal
from fronde.games.richelieu.summary import count_stretch, sum_up
from fronde.games.richelieu.turn_sum import sum_up_turn
from fronde.games.richelieu.unavailable import find_unavailable
from fronde.games.richelieu.view import build_view

TITLE = Title(__name__, version=4, player_counts=PLAYER_COUNTS, minutes=30, verbs=words.VERBS)


class RichelieuSpeech(Speech[State]):
    """Every text of the game that players read."""

    names = NAMES
    along = words.ALONG
    closing = words.CLOSING
    headlines = Headlines(stories.HEADLINES)
    secrets = words.SECRETS
    count_along = staticmethod(words.count_along)
    find_unavailable = staticmethod(find_unavailable)

    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)
    event_text = staticmethod(words.event_text)
    private_text = staticmethod(words.private_text)
    story = staticmethod(stories.tell)
    sum_up = staticmethod(sum_up)
    sum_up_turn = staticmethod(sum_up_turn)
    explain = staticmethod(explain)


class RichelieuRules(StepRules[State, Options]):
    """The rules of the game, as an implementation of `fronde.core.game.Rules`."""

    title = TITLE
    steps = STEPS
    options = Options
    seats = first_of(SEATS)
    players_rule = "9.1"
    is_asked_alone = staticmethod(lambda state, decision: decision.step in words.ASKED_ALONE)

    new_state = staticmethod(new_state)
    begin = staticmethod(deal)
    keys = staticmethod(position.keys)
    fill_in = staticmethod(position.fill_in)
    view = staticmethod(build_view)
    score = staticmethod(scoring.score_all)
    result = staticmethod(scoring.final_result)
    check = staticmethod(position.check)
    default = staticmethod(choose_default)
    resample = staticmethod(deal_again)
    deal_anew = staticmethod(deal_anew)
    stretch = staticmethod(count_stretch)


GAME = Game(RichelieuRules(), RichelieuSpeech())
