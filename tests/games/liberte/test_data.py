"""The data files: what their parts add up to, and that a wrong one is noticed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from fronde.games.liberte import data
from fronde.games.liberte.data import (
    AWARDS,
    BATTLES,
    BLOCKS,
    CARDS,
    FACTIONS,
    FLEURS_DE_LIS,
    LANDSLIDE,
    OF_THE_FIRST,
    PLAYER_COUNTS,
    PRECEDENCE,
    PRINTINGS,
    PROVINCE_IDS,
    TURN,
    Components,
)

FOLDER = Path(data.__file__).parent


def read() -> dict[str, Any]:
    """The files as they are."""
    parts = {"table": "table.toml", "cards": "cards.toml", "map": "provinces.toml"}
    return {name: tomllib.loads((FOLDER / file).read_text(encoding="utf-8")) for name, file in parts.items()}


def test_blocks_awards_and_ends_are_those_of_the_rulebook() -> None:
    assert BLOCKS == (24, 28, 30) and sum(BLOCKS) == 82 and LANDSLIDE == 17
    assert AWARDS == {
        "first": 5, "second": 2, "opposition": 3, "first_shared": 3, "second_shared": 1, "opposition_shared": 2,
    }  # fmt: skip
    assert PRECEDENCE == (2, 1, 0) and PLAYER_COUNTS == (4, 3, 5, 6)


def test_the_fleurs_de_lis_lie_where_the_counter_revolution_was() -> None:
    assert [PROVINCE_IDS[place] for place in FLEURS_DE_LIS] == [
        "normandie", "bretagne", "maine", "anjou", "vendee", "flandre", "alsace", "franche-comte", "auvergne",
        "lyonnais", "guyenne", "roussillon", "languedoc", "provence",
    ]  # fmt: skip


def test_battles_are_in_turns_2_to_4() -> None:
    assert {name: (turn.number, turn.points) for name, turn in BATTLES.items()} == {
        "valmy": (2, 4), "fleurus": (3, 4), "rivoli": (4, 4),
    }  # fmt: skip
    assert [TURN[n].year for n in (1, 2, 3, 4)] == [1791, 1792, 1795, 1797] and TURN[1].battle is None


def test_the_first_printing_is_as_it_was_and_the_second_has_fewer_white_blocks() -> None:
    """An id is never given to another card: games and positions hold ids."""
    counts = {}
    for name, printing in PRINTINGS.items():
        cards = [[CARDS[id_] for id_ in ids] for ids in printing]
        counts[name] = [sum(card.value for card in one if card.faction == f) for one in cards for f in FACTIONS]
    assert counts == {"first": [31, 30, 22, 19, 23, 30], "second": [22, 36, 19, 10, 28, 33]}
    assert PRINTINGS["first"].cards == tuple(f"c{n}" for n in range(1, 111))
    assert {*PRINTINGS["first"].cards} - {*PRINTINGS["second"].cards} == OF_THE_FIRST and len(OF_THE_FIRST) == 19


def test_every_datum_names_its_source() -> None:
    files = read()
    usual = files["cards"]["usual"]
    for card in files["cards"]["card"]:
        source = {**usual[card["kind"]], **card.get("source", {})}
        fields = {"number": "id", "set": "set"} | {
            field: field for field in ("name", "faction", "value", "region", "symbols", "effect")
        }
        assert set(source) <= set(fields), card
        assert all(fields[field] in source or field not in card for field in ("faction", "value", "region", "effect"))
        assert all(text.split(":")[0].split(" ")[0] in ("rules", "source", "reconstructed") for text in source.values())


@pytest.mark.parametrize(
    ("part", "change", "why"),
    [
        ("cards", lambda f: f["card"].append(f["card"][0]), "an id stands twice"),
        ("cards", lambda f: f["card"].pop(5), "the cards are not c1, c2 and so on"),
        ("cards", lambda f: f["card"][110].pop("instead"), "a printing has not 110 cards"),
        ("cards", lambda f: f["card"][110].update(instead="c9"), "a printing has not 110 cards"),
        ("cards", lambda f: f["card"][110].update(instead="c90"), "card c111 takes no place of its set"),
        ("cards", lambda f: f["card"][0].update(region="est"), "card c1 is no club"),
        ("cards", lambda f: f["card"][0].update(value=2), "card c1 is no club"),
        ("cards", lambda f: f["card"][6].update(region="midi"), "card c7 is no personality"),
        ("cards", lambda f: f["card"][6].pop("region"), "card c7 is no personality"),
        ("cards", lambda f: f["card"][6].pop("faction"), "card c7 is no personality"),
        ("cards", lambda f: f["card"][6].pop("value"), "card c7 is no personality"),
        ("cards", lambda f: f["card"][6].update(effect="terror"), "card c7 is no personality"),
        ("cards", lambda f: f["card"][6].update(value=4), "less than or equal to 3"),
        ("cards", lambda f: f["card"][6].update(value=-1), "greater than or equal to 0"),
        ("cards", lambda f: f["card"][6].update(id="7"), "pattern"),
        ("cards", lambda f: f["card"][6].update(colour="7"), "Extra inputs"),
        ("cards", lambda f: f["card"][49].update(value=1), "card c50 is no special"),
        ("cards", lambda f: f["card"][49].update(faction="red"), "card c50 is no special"),
        ("cards", lambda f: f["card"][49].pop("effect"), "card c50 is no special"),
        ("cards", lambda f: f["card"][49].update(region="est"), "card c50 is no special"),
        ("map", lambda f: f["province"].pop(), "the provinces are not 1 to 27"),
        ("map", lambda f: f["province"][7].pop("paris"), "there is one Paris"),
        ("map", lambda f: f["province"][0].update(paris=True), "there is one Paris"),
        ("map", lambda f: f["province"][9].update(region="ouest"), "the regions are"),
        ("map", lambda f: f["province"][0].update(number=2), "the provinces are not 1 to 27"),
        ("map", lambda f: f["region"].append(f["region"][0]), "an id stands twice"),
        ("map", lambda f: f["region"].append({**f["region"][0], "id": "midi"}), "the regions are"),
        ("table", lambda f: f["seat"].append({"id": "amber"}), "an id stands twice"),
        ("table", lambda f: f["order"].update(precedence=["green"]), "Input should be"),
        ("table", lambda f: f.pop("awards"), "Field required"),
    ],
)
def test_a_wrong_file_is_noticed(part: str, change: Any, why: str) -> None:
    files = read()
    Components.model_validate(files)
    change(files[part])
    with pytest.raises(ValidationError, match=rf"\b{why}"):
        Components.model_validate(files)
