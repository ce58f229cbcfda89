"""Golden games: one random game for every configuration of every game, its record and the whole story it tells.

`python -m tests.golden.make` writes them anew, after a change of the rules that is meant to change them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fronde.core.match import Match
from fronde.core.types import Event
from fronde.games import get_game
from fronde.texts import words
from fronde.tools.play import make_setup, play, player_dice

FOLDER = Path(__file__).parent
SEED = 1648
CONFIGURATIONS: dict[str, tuple[int, dict[str, Any]]] = {
    "four-players": (4, {}),
    "four-players-no-opening-cubes": (4, {"setup_placement": False}),
    "four-players-swap-sixth-to-tenth": (4, {"faction_swap": "sixth-to-tenth"}),
    "four-players-swap-unseeded": (4, {"faction_swap": "unseeded"}),
    "four-players-arrest-before-swap": (4, {"arrest_before_swap": True}),
    "four-players-historical": (4, {"card_order": "historical"}),
    "four-players-no-gold": (4, {"gold_and_exile": False}),
    "teams": (4, {"teams": True}),
    "four-players-short": (4, {"short_game": "end-scoring"}),
    "four-players-short-midgame": (4, {"short_game": "midgame-scoring"}),
    "three-players": (3, {}),
    "three-players-short": (3, {"short_game": "end-scoring"}),
    "two-players": (2, {}),
    "two-players-short-midgame": (2, {"short_game": "midgame-scoring"}),
}
GOLDEN: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "frondeurs": CONFIGURATIONS,
    "liberte": {
        "three-players": (3, {}),
        "four-players": (4, {"unled_battles_are_lost": False}),
        "five-players": (5, {"printing": "first"}),
        "six-players": (6, {}),
    },
    "jeanne": {
        "six-players": (6, {}),
        "three-players-every-variant": (
            3,
            {
                "powers": "north",
                "buying": "at-once",
                "navarre_intrigue": True,
                "flanders_income": True,
                "burgundy_card": True,
                "france_retreat": True,
                "england_influence": True,
            },
        ),
    },
    "mousquetaires": {
        "five-players": (5, {}),
        "three-players": (3, {"brave_athos": True}),
        "alone": (1, {"easier": True}),
        "together": (4, {"milady": "nobody", "mortal_quest": True}),
    },
    "richelieu": {
        "four-players": (4, {}),
        "three-players": (3, {}),
        "two-players": (2, {}),
        "short-ending": (2, {"three_rows": True, "first": "queen"}),
    },
}


def tell(match: Match, events: list[Event]) -> list[str]:
    """The public lines of what happened."""
    words_ = words("en", match.game.key)
    texts = (match.game.speech.event_text(event, None) for event in events)
    return [words_.text(text) for text in texts if text is not None]


def replay(record: dict[str, Any]) -> tuple[Match, list[str]]:
    """The match of a record, and its story: every choice, its events indented, and the scores."""
    match, lines = Match.replay(get_game(record["game"]), {**record, "actions": []}), []
    for seat, step, *picks in record["actions"]:
        lines.append(f"{seat} {step} {' '.join(picks)}")
        lines += [f"  {line}" for line in tell(match, match.submit(seat, tuple(picks), step))]
    for seat, items in (match.result.scores if match.result else {}).items():
        lines.append(f"{seat}: " + ", ".join(f"{name} {n}" for name, n in items.items()))
    return match, lines


def paths(name: str, key: str = "frondeurs") -> tuple[Path, Path]:
    """Where the record and the story of a game's configuration stand."""
    return FOLDER / key / f"{name}.json", FOLDER / key / f"{name}.txt"


def write(key: str, name: str, players: int, options: dict[str, Any]) -> None:
    """Play a golden game and write it down."""
    game = get_game(key)
    match = Match.start(game, make_setup(game, SEED, options, players))[0]
    for _ in play(match, player_dice(SEED)):
        pass
    record, story = paths(name, key)
    record.parent.mkdir(exist_ok=True)
    record.write_text(json.dumps(match.record(), separators=(",", ":")) + "\n", encoding="utf-8")
    story.write_text("\n".join(replay(match.record())[1]) + "\n", encoding="utf-8")


def main() -> None:
    """Write every golden game."""
    for key, configurations in GOLDEN.items():
        for name, (players, options) in configurations.items():
            write(key, name, players, options)


if __name__ == "__main__":
    main()
