"""What a reader may choose at once."""

from __future__ import annotations

from cogs.messages.questions import question
from fronde.core.match import Match
from fronde.games import get_game
from fronde.host.reader import Reader
from fronde.texts import words
from fronde.tools.play import make_setup, play, player_dice
from tests.games.readers import lay


def test_what_ends_a_choice_of_several_at_once_is_chosen_alone() -> None:
    """Cards are drawn as they are bought: nothing may be bought along with them."""
    game, seen = get_game("jeanne"), set[tuple[bool, int]]()
    for seed in range(6):
        match, _ = Match.start(game, make_setup(game, seed))
        for _ in play(match, player_dice(seed)):
            for decision in match.decisions:
                if decision.step == "buy" and decision.required:
                    alone = all(option.startswith(("cards:", "buy:")) for option in decision.options)
                    if len([one for one in seen if one[0] == alone]) < 3:
                        seen.add((alone, Reader(lay(match)).most(decision)))
    assert {most for alone, most in seen if alone} == {1}
    assert max(most for alone, most in seen if not alone) > 1, "works, one after the other"


def test_a_menu_of_which_so_many_must_be_chosen_says_so() -> None:
    match, _ = Match.start(get_game("jeanne"), make_setup(get_game("jeanne"), 1, {}, 4))
    while (decision := match.decisions[0]).least < 2:
        match.submit(decision.seat, decision.options[: decision.least], decision.step)
    table = lay(match)
    parts = question(Reader(table), table.asked[decision.seat][0], words("en", "jeanne"))
    assert [part["placeholder"] for part in parts if "menu" in part] == ["Choose (exactly 2)"]
