"""What a question is about stands in data, so that nobody has to read it out of a sentence (RULES.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from fronde.core.match import Match
from fronde.core.types import Decision, Text
from fronde.games.frondeurs.data import ACTION_CARDS, BOARD, FACTIONS, MUSKETEERS, SEASON_CARDS, SPACES
from fronde.texts import words
from tests.games.frondeurs.table import GAME, Table, card, hold, moving, placing, season
from tests.games.frondeurs.test_rules_documented import RULES
from tests.games.frondeurs.walks import beginnings, whole_games

WORDS = words("en", "frondeurs")
ROW = re.compile(r"^\| `([a-z-]+)` \| (.+) \|$", re.MULTILINE)
LISTED: dict[str, set[str]] = {
    step: set(re.findall(r"`([a-z]+)`", keys)) for step, keys in ROW.findall(RULES.read_text(encoding="utf-8"))
}
"""Question -> the keys RULES.md lists for it."""
PERSONS = {s.id for s in BOARD.spaces if s.kind == "person"}
IDS: Mapping[str, set[str]] = {
    "card": {*ACTION_CARDS, *SEASON_CARDS},
    "target": set(BOARD.targets),
    "source": {"card", "coin", "free", "setup", "last-resort", "anywhere"},
    "token": {"", "crown", "coin-before", "coin-after"},
    "picked": set(SPACES),
    "space": set(SPACES),
    "start": set(SPACES),
    "to": set(SPACES),
    "person": PERSONS,
    "persons": PERSONS,
    "moved": PERSONS,
    "fortress": {SPACES[i] for i in range(len(SPACES)) if BOARD.classes["fortress"] >> i & 1},
    "seat": set(FACTIONS),
    "musketeer": set(MUSKETEERS),
    "action": {"place", "remove", "move", "hybrid"},
}
"""Key -> the ids it may hold."""
NULLS = {("card", "setup-cubes"), ("space", "at-any-time")}
"""Where null may stand for none."""
WORKED_OUT = {"battle-cubes": ("spend",)}
"""Labels that say a sum of two numbers of the question: cubes used less the hostile ones."""


def flatten(about: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every value with its key, those of lists and mappings one by one."""
    for key, value in about.items():
        if isinstance(value, dict):
            yield from flatten(value)
        else:
            yield from ((key, one) for one in (value if isinstance(value, list) else [value]))


def names_of(text: Text) -> Iterator[str]:
    """Every id a Text is made with, Texts within it looked into."""
    if match := re.fullmatch(r"(?:space|target)-(.+?)", text.id):
        yield match[1]
    for value in text.args.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, Text):
                yield from names_of(one)
            elif isinstance(one, str):
                yield one


def check_about(decision: Decision) -> None:
    """Keys as listed, plain, and ids that exist."""
    about = dict(decision.about)
    assert set(about) == LISTED[decision.step], decision
    assert json.loads(json.dumps(about)) == about, decision
    for key, value in flatten(about):
        if key in IDS and value is None:
            assert (key, decision.step) in NULLS, decision
        elif key in IDS:
            assert value in IDS[key], (key, decision)
    if decision.step == "spend-reserve":
        assert {f"space:{s}" for s in about["price"]} | {"stop"} >= set(decision.options)


def check_names(match: Match, decision: Decision) -> None:
    """What prompt and labels say by number or name stands in `about`, or in the option's own id; what a Season Card
    does (`what`), and how a battle stands, everybody sees."""
    values = {str(value) for _, value in flatten(decision.about)}
    prompt = GAME.speech.prompt(match.state, decision)
    plain = {key: value for key, value in prompt.args.items() if key != "what"}
    assert set(names_of(Text(prompt.id, plain))) <= values, prompt
    bare = Text(prompt.id, {key: plain.get(key, "") for key in prompt.args})
    assert numbers(WORDS.text(bare)) <= values, prompt
    for option in decision.options:
        label, own = GAME.speech.describe(match.state, decision, option).label, set(option.split(":"))
        assert set(names_of(label)) <= values | own, label
        if option.partition(":")[0] not in WORKED_OUT.get(decision.step, ()):
            assert numbers(WORDS.text(label)) <= values | own, label


def numbers(text: str) -> set[str]:
    """The numbers a sentence says, apart from those of a Space's name, and how often a list has it."""
    return set(re.findall(r"\b\d+\b", re.sub(r"\(?×\d+\)?", "", text)))


def test_every_question_says_in_data_what_it_is_about() -> None:
    steps = set()
    for number, match in enumerate(chain(whole_games(), beginnings(20, 30))):
        for decision in match.decisions:
            check_about(decision)
            if decision.step not in steps or number % 5 == 0:
                check_names(match, decision)
            steps.add(decision.step)
    assert steps == set(LISTED)


def test_the_table_lists_every_question() -> None:
    steps = {message.removeprefix("ask-") for message in WORDS.ids if message.startswith("ask-")}
    assert set(LISTED) == steps


# --- questions chance seldom asks, and what others mean ---

RETZ = hold("retzist", "retz", n=3)


def about(table: Table, step: str, seat: str | None = None) -> dict[str, Any]:
    """What the one question of a step is about, checked as in a game."""
    (decision,) = table.decisions(step, seat)
    check_about(decision)
    check_names(table.match, decision)
    return dict(decision.about)


def test_a_card_to_be_placed_with_a_coin() -> None:
    table = Table(
        "retzist", cubes=RETZ, hands={"retzist": [card("D", "all"), card("A", "all")]}, coins={"retzist": [3]}
    )
    assert about(table, "play-card") == {"left": 1, "token": "", "coin": 0}
    table.do("coin:3:before")
    assert about(table, "play-card") == {"left": 1, "token": "coin-before", "coin": 3}
    card_id = card("D", "all")
    table.do(f"card:{card_id}")
    assert about(table, "choose-action") == {
        "card": card_id,
        "target": "all",
        "a": {"action": "hybrid", "cubes": 2, "removed": 1, "controlled": False},
        "b": {"action": "move", "cubes": 4, "removed": 0, "controlled": False},
        "token": "coin-before",
        "coin": 3,
    }
    table.do("action:a")
    assert about(table, "place-cubes")["source"] == "coin"


def test_what_is_picked_so_far_is_told_cube_by_cube() -> None:
    table = placing("retzist", RETZ)
    table.place("retz", "retz", "gondi")
    data = about(table, "place-cubes")
    assert (data["picked"], data["left"], data["source"]) == (["retz", "retz", "gondi"], 1, "card")


def test_6_4_14_what_is_lifted() -> None:
    card_id = card("A", "all")
    cubes = hold("retzist", "retz", n=97) | hold("retzist", "lyon", "gondi", "caumartin")
    table = Table("retzist", cubes=cubes, hands={"retzist": [card_id, card("A", "all", nth=1)]})
    table.play(card_id, "a", "lyon")
    assert about(table, "lift-cubes") == {"card": card_id, "target": "all", "picked": ["lyon"], "left": 3}


def test_6_67_whoever_is_driven_out_learns_whence_and_by_whom() -> None:
    table = moving("retzist", hold("retzist", "retz", n=4) | hold("cabalist", "gondi", n=2))
    table.place("gondi", "retz")
    assert about(table, "move-cubes")["picked"] == ["retz"] * 3, "two more have to go with it"
    table.do("go")
    assert about(table, "displace-cubes") == {"start": "gondi", "seat": "retzist", "left": 2}


def test_7_44_the_king_has_a_price_for_whoever_placed_him() -> None:
    cubes = RETZ | hold("retzist", "lyon") | hold("cabalist", "duchesse-longueville", n=3)
    table = Table("cabalist", cubes=cubes, king={"at": "lyon", "placed_by": "cabalist", "turn": 0})
    assert about(table, "at-any-time", "cabalist") == {"seat": "cabalist", "space": "lyon", "price": 2}
    assert about(table, "at-any-time", "retzist") == {"seat": "cabalist", "space": "lyon", "price": 0}
    table.do("recover-king", seat="cabalist")
    if table.step == "pay-for-king":
        assert about(table, "pay-for-king") == {"space": "lyon", "price": 2, "left": 2}


def test_7_53_a_block_names_the_space_and_who_places() -> None:
    table = placing("retzist", RETZ, musketeers={"d-artagnan": "cabalist"})
    table.place("gondi")
    assert about(table, "block-placement") == {"space": "gondi", "seat": "retzist"}


def test_9_26_whom_the_card_arrests_and_who_is_imprisoned() -> None:
    card_id = season("arrest", extra=1)
    table = Table("retzist", cubes=RETZ, hands={"retzist": [card_id, card("A")]}, arrests=[])
    table.do("free-last")
    persons = list(SEASON_CARDS[card_id].arrest)
    assert about(table, "arrest-third") == {"card": card_id, "persons": persons}
    table.do("person:caumartin")
    assert about(table, "imprison") == {"card": card_id, "person": persons[0], "left": 3}
