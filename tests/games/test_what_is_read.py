"""Everything a player reads of a game reads as a sentence of it: quick random games of every title, looked through."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cogs.messages.stories import tell
from fronde.core.game import View
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Event, Seat, Text
from fronde.games import GAMES, get_game
from fronde.testing.contract import GAMES_A_TEST
from fronde.texts import words
from fronde.tools.play import make_setup, play, player_dice
from tests.games.proofreading import find_faults, proofread

EVERY = 7
"""After how many choices what is asked and refused is read."""
TYPED = ("frobnicate", "c999", "paris:paris", "a:b:c", "card:c1", "pass")


@pytest.mark.parametrize("seed", range(GAMES_A_TEST // 2))
@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_read_reads_well(key: str, seed: int) -> None:
    game = get_game(key)
    match, events = Match.start(game, make_setup(game, seed))
    problems = {fault: line for texts in read(match, events, seed) for fault, line in proofread(game, texts)}
    assert not problems, "\n".join(f"{fault}: {line}" for fault, line in problems.items())


@pytest.mark.parametrize("key", GAMES)
def test_what_stands_in_its_files_reads_well(key: str) -> None:
    """Rules, tips, the guide and verbs: sentences that take no arguments."""
    english = words("en", key)
    own = english.ids - words("en").ids
    static = [name for name in sorted(own) if re.match("rule-|coach-|guide-|verb-|maxim-|effect-", name)]
    assert static
    problems = {fault: name for name in static for fault in find_faults(key, english.say(name))}
    assert not problems


def read(match: Match, events: list[Event], seed: int) -> Iterator[list[Text]]:
    """Whatever is read in a random game, a list for each place where texts are read one below the other."""
    speech, rules, seats = match.game.speech, match.game.rules, match.game.rules.seats(match.setup)
    dice, stretch, then = Dice(seed), rules.stretch(match.state), match.view(None)
    turn, story, options = rules.turn(match.state), list(events), list(TYPED)
    for number, (action, came) in enumerate(play(match, player_dice(seed))):
        story += came
        for seat in (None, action.seat, *seats[:1]):
            yield tell(match.game, came, seat)
            yield from ([text] for event in came if (text := speech.event_text(event, seat)) is not None)
        if rules.turn(match.state) != turn or match.over:
            yield from (tell(match.game, story, seat) for seat in (None, *seats))
            turn, story = rules.turn(match.state), []
        else:
            yield speech.sum_up_turn(match.state, story, action.seat)
        if rules.stretch(match.state) != stretch:
            yield speech.sum_up(then, match.view(None))
            stretch, then = rules.stretch(match.state), match.view(None)
        if number % EVERY == 0:
            options = dice.shuffle(options)[:60]
            for decision in match.decisions:
                yield from read_question(match, decision.seat, options)
                options += decision.options
    yield from ([text] for seat in seats for text in read_hand(match.view(seat), match, seat))


def read_hand(view: View, match: Match, seat: Seat) -> list[Text]:
    return match.game.speech.private_text(view, seat)


def read_question(match: Match, seat: Seat, typed: list[str]) -> Iterator[list[Text]]:
    """The questions to a seat, each option, what is closed, and why what somebody types is refused."""
    speech, state = match.game.speech, match.state
    yield from ([text] for text in read_hand(match.view(seat), match, seat))
    mine = match.decisions_of(seat)
    options = {option for decision in mine for option in decision.options}
    for decision in mine:
        texts = speech.find_unavailable(state, decision)
        described = [speech.describe(state, decision, option) for option in decision.options]
        yield [speech.prompt(state, decision)]
        for one in (*described, *texts.values()):
            yield from ([part] for part in (one.label, one.hint, one.group) if part is not None)
        for pick in (*texts, *(pick for pick in typed if pick not in options)):
            yield [speech.explain(state, seat, decision, pick).reason]
