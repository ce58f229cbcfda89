"""What a game's author may set, and how much of it real games set: `python -m tests.knobs`.

A knob is a field or method that an author may declare or override, in the classes they derive from or fill in, or a key
of a file they write; each counts once. No knobs are:

- what `StepRules` does for every game of steps: it is marked `@final`, and no game may override it;
- properties, private names, and what an author only calls (`CALLED`);
- results that an author constructs or is handed: `Decision`, `OptionText`, `Result`, `StepState`, `EndView` ...
- texts, whose ids docs/game-reference.md lists, and the types of `core/codec.py`, which are a vocabulary.

`CONTRACT` is what whoever writes a game has to know. `PARTS` are ready parts beside it, each for games that want it:
offers, standing orders, the guided game, pictures, figures for the lab.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from fronde.bots.defaults import find_balance, find_opponents
from fronde.core.flow import Step
from fronde.core.game import Balance, Figures, Game, Headlines, Luck, Measure, OrderKind, Rules, Speech, Stretch, Title
from fronde.core.guides import ChapterData, StepData
from fronde.core.offers import Offers
from fronde.core.opponents import (
    EndNames,
    Explanation,
    FeatureText,
    Opponents,
    Prospects,
    Search,
    Worth,
)
from fronde.core.step_rules import StepRules
from fronde.testing.contract import Leeway
from fronde.tools.new_game import TEMPLATE
from images.manifest import Manifest

CONTRACT: tuple[type, ...] = (
    Title, Game, Rules, StepRules, Step, Speech, Opponents, Worth, Search, Explanation,
)  # fmt: skip
PARTS: tuple[type, ...] = (
    Offers, OrderKind, Headlines, Luck, ChapterData, StepData, Manifest, Balance, Measure, Stretch, FeatureText,
    Prospects, EndNames, Figures,
)  # fmt: skip
CALLED: Mapping[type, frozenset[str]] = {
    Title: frozenset({"find_part", "options_of"}),
    Game: frozenset({"setup_of", "player_counts"}),
    Step: frozenset({"question", "name"}),
    Offers: frozenset({"ask", "answer", "end_turn", "view", "resample"}),
    ChapterData: frozenset({"freeze"}),
    StepData: frozenset({"freeze"}),
    Headlines: frozenset({"find_rules"}),
}
FUZZ = frozenset({"tastes", "likes", "shuns", "together", "starts", "leeway", *Leeway.model_fields})
"""Keys of data/fuzz.toml."""
GAMES = {"smallest": "pebbles", "typical": "fronde.games.richelieu", "largest": "fronde.games.frondeurs"}


def list_contract() -> set[str]:
    """`Class.name` of what every author meets."""
    return {f"{kind.__name__}.{name}" for kind in CONTRACT for name in _names(kind)}


def list_knobs() -> set[str]:
    """`Class.name` of everything an author may set, or the key of a file."""
    parts = {f"{kind.__name__}.{name}" for kind in PARTS for name in _names(kind)}
    return list_contract() | parts | {f"fuzz.{key}" for key in FUZZ}


def _names(kind: type) -> set[str]:
    """The knobs that a class declares."""
    if is_dataclass(kind):
        own = {one.name for one in fields(kind)} | _methods(kind)
    elif issubclass(kind, BaseModel):
        own = set(kind.model_fields) | _methods(kind)
    elif issubclass(kind, tuple):
        own = set(getattr(kind, "_fields", ()))
    else:
        plain = {name for name, value in vars(kind).items() if not callable(value)}
        own = plain | set(vars(kind).get("__annotations__", ())) | _methods(kind)
    others = _names(Rules) | _final(StepRules) if kind is StepRules else _final(StepRules) if kind is Rules else set()
    return {name for name in own - others - CALLED.get(kind, frozenset()) if not name.startswith("_")} - {
        "model_config"
    }


def _methods(kind: type) -> set[str]:
    return {name for name, value in vars(kind).items() if callable(value) and not getattr(value, "__final__", False)}


def _final(kind: type) -> set[str]:
    """What a class does once and for all."""
    functions = {name: value.fget if isinstance(value, property) else value for name, value in vars(kind).items()}
    return {name for name, value in functions.items() if getattr(value, "__final__", False)}


# --- what a game sets ---


def list_set(game: Game[Any]) -> set[str]:
    """What a game sets of that."""
    rules: Any = game.rules
    objects = [game.title, *rules.orders, find_balance(game), *_opponents_of(game), *_pictures_of(game)]
    own = [(Game, {"rules", "speech"}), *_overridden(rules), *_overridden(game.speech)]
    own += [one for step in rules.steps.values() for one in _overridden(step)]
    own += [one for offers in _offers_of(game) for one in _overridden(offers)]
    own += [(type(one), _changed_fields(one)) for whole in [*objects, game.speech.headlines] for one in _walk(whole)]
    names = {f"{kind.__name__}.{name}" for kind, own_names in own for name in own_names} | set(
        _keys_of(game.title.folder)
    )
    return names & list_knobs()


def _overridden(one: object) -> Iterator[tuple[type, set[str]]]:
    """What the classes of a game declare, for each class of ours they derive from."""
    mro = type(one).__mro__
    ours = [kind for kind in mro if kind in (Rules, StepRules, Speech, Step, Offers)]
    declared = {name for kind in mro if kind.__module__.partition(".core.")[0] != "fronde" for name in vars(kind)}
    yield from ((kind, declared) for kind in ours)


def _changed_fields(one: object) -> set[str]:
    """The fields of an object that are not as they are by default."""
    if isinstance(one, tuple):
        defaults = getattr(one, "_field_defaults", {})
        return {name for name in getattr(one, "_fields", ()) if getattr(one, name) != defaults.get(name, MISSING)}
    if not is_dataclass(one):
        return set()
    defaults_by_name = {
        f.name: f.default_factory() if f.default_factory is not MISSING else f.default for f in fields(one)
    }
    return {name for name, default in defaults_by_name.items() if getattr(one, name) != default}


def _walk(one: Any) -> Iterator[Any]:
    """An object and whatever knobs it holds."""
    if type(one) in (*CONTRACT, *PARTS):
        yield one
        names = one._fields if isinstance(one, tuple) else [f.name for f in fields(one)]
        for value in (getattr(one, name) for name in names):
            parts: Iterable[Any] = value.values() if isinstance(value, Mapping) else value
            for part in parts if isinstance(value, tuple | Mapping) and type(value) not in PARTS else [value]:
                yield from _walk(part)


def _opponents_of(game: Game[Any]) -> list[Opponents[Any]]:
    return [find_opponents(game), find_opponents(game, thoughtful=True)]


def _pictures_of(game: Game[Any]) -> list[Manifest]:
    module = game.title.find_part("pictures")
    return [import_module(module).MANIFEST] if module else []


def _offers_of(game: Game[Any]) -> list[Offers[Any]]:
    modules = [module for name, module in sys.modules.items() if name.startswith(game.title.package)]
    return [value for module in modules for value in vars(module).values() if isinstance(value, Offers)]


def _keys_of(folder: Path) -> Iterator[str]:
    """What the files of a game set."""
    for name, read in (("fuzz", _keys_of_fuzz), ("guide", _keys_of_guide)):
        path = folder / "data" / f"{name}.toml"
        yield from read(tomllib.loads(path.read_text(encoding="utf-8"))) if path.exists() else ()


def _keys_of_fuzz(data: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"fuzz.{key}" for key in data)
    parts = (*data.get("tastes", {}).values(), data.get("leeway", {}))
    yield from (f"fuzz.{key}" for part in parts for key in part)


def _keys_of_guide(data: Mapping[str, Any]) -> Iterator[str]:
    for chapter in data["chapter"]:
        yield from (f"ChapterData.{'steps' if key == 'step' else key}" for key in chapter)
        yield from (f"StepData.{key}" for step in chapter["step"] for key in step)


def main() -> None:
    """Print how many knobs there are, and how many of them a small, a typical and a large game set."""
    sys.path.insert(0, str(TEMPLATE))
    games = {size: list_set(import_module(module).GAME) for size, module in GAMES.items()}
    counts = {"contract": len(list_contract()), "all": len(list_knobs())}
    json.dump({**counts, **{size: len(names) for size, names in games.items()}}, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
