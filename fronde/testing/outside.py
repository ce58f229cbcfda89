"""Requirements for parts of a game that play alone does not reach: texts of the lobby, pictures, opponents."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from fronde.bots import choose as choose_for
from fronde.core.game import AnyGame
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.rulebook import find_first
from fronde.games import get_game
from fronde.testing.contract import GAMES_A_TEST, begin, check, report_on_failure
from fronde.texts import words
from fronde.tools.play import make_setup, play, player_dice

WIDTH, ALT = 800, 1024
LOOKS_AT = (10, 40, 160, 640) if GAMES_A_TEST > 2 else (40, 640)
"""Numbers of choices after which pictures are drawn, beside the start and the end."""


def find_missing(game: AnyGame) -> Iterator[tuple[str, str]]:
    """The ids of texts that the host needs and the game lacks, each with the option it belongs to, or ""."""
    english = words("en", game.key)
    needs = [(one, "") for one in ("game-name", "game-pitch", "game-players")]
    for count in game.player_counts({}):
        match = Match.start(game, make_setup(game, 0, count=count))[0]
        needs += [(f"seat-{seat}", "") for seat in match.seats]
        needs += [(f"score-{item}", "") for items in match.score().values() for item in items if item != "total"]
    needs += [(f"verb-{verb}{part}", "") for verb in game.title.verbs for part in ("", ".option")]
    needs += [(f"rule-{rule}{part}", "") for rule in find_first(english) for part in ("", ".title")]
    for option in game.rules.options_schema().get("properties", {}):
        needs += [(f"option-name-{option}{part}", option) for part in ("", ".help")]
    return ((message, option) for message, option in dict.fromkeys(needs) if not english.has(message))


@check("pictures")
def check_every_picture_is_drawn_and_described(key: str) -> None:
    """The board, the score and one picture of each kind on offer: in light style for a spectator, and in dark style for
    a seat that is asked."""
    images = import_module("images")
    module = get_game(key).title.find_part("pictures")
    if module is None or not images.has_view(key, "board"):
        assert module is None or not import_module(module).MANIFEST, images.FAULTS.get(module)
        return
    match = begin(key, 0)
    with report_on_failure(match):
        _draw_all(match)
        for number, _ in enumerate(play(match, player_dice(0)), 1):
            if number in LOOKS_AT or match.over:
                _draw_all(match)


def _draw_all(match: Match) -> None:
    images, key = import_module("images"), match.game.key
    for style, seat in {"light": None, "dark": (*match.waiting_for(), *match.seats)[0]}.items():
        view = match.view(seat)
        one_a_kind = {
            show.partition(":")[0]: show for show in (*images.offered_pictures(key), *images.offers(key, view))
        }
        for show in ("board", "score", *one_a_kind.values()):
            picture = images.render(key, images.Scene(view), locale="en", width=WIDTH, show=show, style=style)
            assert picture.png and picture.width and picture.height, f"the picture {show} is empty"
            assert 0 < len(picture.alt) <= ALT, f"the picture {show} has no description of 1 to {ALT} characters"


@check("opponents")
def check_opponents_choose_legal_options(key: str) -> None:
    """The quick opponent chooses for each seat, in its imagined worlds, for the first choices of a game."""
    match = begin(key, 0)
    with report_on_failure(match):
        for number in range(MOST_CHOICES):
            if match.over:
                return
            seat = match.pending_seats()[0]
            actions = choose_for(match.resample(seat, Dice(number)), seat, "quick", Dice(number))
            for action in actions:
                if action.seat in match.waiting_for():
                    match.submit(action.seat, action.picks, action.step)


MOST_CHOICES = 60
"""The number of times that an opponent is asked."""
