"""What a reader may choose at once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence

import pytest

from cogs.messages.questions import question, read_chain
from fronde.core.ahead import Chain, find_question, is_plain
from fronde.core.match import Match
from fronde.core.types import Seat
from fronde.games import GAMES, get_game
from fronde.host.reader import Reader
from fronde.testing.contract import GAMES_A_TEST
from fronde.texts import words
from fronde.tools.play import make_setup, play, player_dice
from tests.games.readers import lay


def test_what_ends_a_choice_of_several_at_once_is_chosen_alone() -> None:
    """Cards are drawn as they are bought: nothing may be bought along with them."""
    game, limits = get_game("jeanne"), set[tuple[bool, int]]()
    for seed in range(6):
        match, _ = Match.start(game, make_setup(game, seed))
        for _ in play(match, player_dice(seed)):
            for decision in match.decisions:
                if decision.step == "buy" and decision.required:
                    alone = all(option.startswith(("cards:", "buy:")) for option in decision.options)
                    if len([one for one in limits if one[0] == alone]) < 3:
                        limits.add((alone, Reader(lay(match)).most(decision)))
    assert {most for alone, most in limits if alone} == {1}
    assert max(most for alone, most in limits if not alone) > 1, "works, one after the other"


def test_a_menu_of_which_so_many_must_be_chosen_says_so() -> None:
    match, _ = Match.start(get_game("jeanne"), make_setup(get_game("jeanne"), 1, {}, 4))
    while (decision := match.decisions[0]).least < 2:
        match.submit(decision.seat, decision.options[: decision.least], decision.step)
    table = lay(match)
    parts = question(Reader(table), table.questions[decision.seat][0], words("en", "jeanne"))
    assert [part["placeholder"] for part in parts if "menu" in part] == ["Choose (exactly 2)"]


PROMISED = re.compile(r"choose up to (\d+)|choosing one ends the step")
A_STEP, TRIES = 5, 1500
"""Questions of a step looked at in a game, and choices tried to find out what one of them can really take."""


@pytest.mark.parametrize("key", GAMES)
def test_as_many_can_be_chosen_at_once_as_a_menu_says(key: str) -> None:
    """Of every menu the number it names is that of the most of its choices which the game takes together, in whatever
    order, or that of the cubes or blocks to place where another question could follow; few menus leave it open."""
    game, game_words, tally = get_game(key), words("en", key), Counter[str]()
    for seed in range(GAMES_A_TEST):
        match, counts = Match.start(game, make_setup(game, seed))[0], Counter[str]()
        for _ in play(match, player_dice(seed)):
            table = lay(match)
            for one in [] if match.held_answers else [a for seat in match.seats for a in table.questions[seat]]:
                decision = one.decision
                if decision.step not in game.speech.along or not is_plain(decision) or counts[decision.step] >= A_STEP:
                    continue
                counts[decision.step] += 1
                reader = Reader(table)
                without, whole = game.speech.count_along(match.state, decision)
                limit = max(1, reader.most(decision) - (whole - without))
                for part in [one for one in question(reader, one, game_words) if "menu" in one]:
                    values = [value for value, _, _ in part["options"] if value != "why"]
                    chains = [read_chain(decision, int(one) if one.isdecimal() else one) for one in values]
                    beside = [chain for chain in chains if chain[-1] not in game.speech.closing]
                    promise, steps = PROMISED.search(part["placeholder"]), reader.steps(decision)
                    most, is_sure = find_most(match, decision.seat, steps, beside)
                    about = (
                        f"{key}, seed {seed}, choice {len(match.log)}: {part['placeholder']}, but {most} of {beside}"
                    )
                    if promise is None:
                        tally["open" if most > 1 else "one"] += 1
                    else:
                        number = int(promise[1] or 1)
                        assert number == min(most, limit) or (number > most and not is_sure), about
                        tally["several"] += number > 1
                        if number == 1:
                            assert find_most(match, decision.seat, steps, chains)[0] > 1, f"{about}, and no end"
    assert tally["several"] > 5 * tally["open"], "hardly a menu names a number"


def find_most(match: Match, seat: Seat, steps: Collection[str], chains: Sequence[Chain]) -> tuple[int, bool]:
    """How many of these chains the game takes together at most, in any order, and whether all orders were tried."""
    most, tries, visits = 0, TRIES, set[tuple[frozenset[Chain], str]]()
    waiting: list[tuple[Match, frozenset[Chain]]] = [(match, frozenset())]
    while waiting and tries > 0:
        here, depth = waiting.pop()
        for chain in [chain for chain in chains if chain not in depth]:
            tries -= 1
            if (after := carry_out(here, seat, steps, chain)) is None:
                continue
            both = depth | {chain}
            most = max(most, len(both))
            key = (both, repr(after.game.rules.dump(after.state)))
            if not after.is_settled and key not in visits:
                visits.add(key)
                waiting.append((after, both))
    return most, not waiting


def carry_out(match: Match, seat: Seat, steps: Collection[str], chain: Chain) -> Match | None:
    """The match after these answers; None where one of them is refused, or something is revealed on the way."""
    questions, copy = match.decisions, None
    for option in chain:
        decision = find_question(questions, seat, option, steps)
        if decision is None or (copy is not None and copy.is_settled):
            return None
        copy = copy or match.copy()
        copy.submit(seat, (option,), decision.step)
        questions = copy.decisions
    return copy
