"""Packages of strangers, each broken in one way: the source of a module whose `GAME` an entry point names."""

from __future__ import annotations

from pathlib import Path

from tests.stranger.install import write_metadata

HEAD = """
from dataclasses import fields, replace
from pathlib import Path
from fronde.core.game import Chapter, Game, GuideStep, OrderKind, Rules, Speech, Title
from pebbles import GAME as WHOLE, HeapRules, TITLE

HERE = Path(__file__).parent

def titled(**changed):
    own = {"key": "broken", "texts": HERE / "texts", **changed}
    declared = {one.name: own.pop(one.name, getattr(TITLE, one.name)) for one in fields(Title)}
    title = type("Other", (Title,), own)(**declared)
    return replace(WHOLE, rules=type("Other", (HeapRules,), {"title": title})())

def ruled(**changed):
    return replace(WHOLE, rules=type("Broken", (HeapRules,), {"title": titled().title, **changed})())

def spoken(**changed):
    return replace(titled(), speech=type("Broken", (Speech,), changed)())

def fail(*args, **kwargs):
    raise RuntimeError("no such stone")

def asked_twice(rules, state):
    return [replace(d, sealed=True, about={"n": n}) for d in HeapRules.decisions(rules, state) for n in range(2)]
"""

IMPORTING = {
    "raises": "raise RuntimeError('no such stone')",
    "exits": "import sys\nsys.exit(3)",
    "raises-system-exit": "raise SystemExit",
    "raises-keyboard-interrupt": "raise KeyboardInterrupt",
    "raises-memory-error": "raise MemoryError",
    "raises-generator-exit": "raise GeneratorExit",
    "raises-cancelled": "import asyncio\nraise asyncio.CancelledError",
    "raises-base-exception": "raise BaseException('all')",
    "recurses": "def deep():\n    return deep()\ndeep()",
    "is-no-python": "def (:",
    "has-null-bytes": "x = '\0'",
    "imports-what-is-not-there": "import no_such_module_at_all",
    "raises-what-has-no-words": "class Mute(Exception):\n    def __str__(self):\n        raise ValueError\nraise Mute",
    "raises-what-cannot-be-encoded": "raise ValueError('\\ud800 ' * 500 + '\\n\\nand more')",
    "has-no-game": "",
    "is-no-game": "GAME = 'Pebbles'",
    "is-none": "GAME = None",
    "is-a-class": "GAME = Game",
    "game-raises": "def __getattr__(name):\n    fail()\ndel WHOLE\n",
}
TITLES = {
    "key-none": "key=None",
    "key-number": "key=7",
    "key-list": "key=['broken']",
    "key-empty": "key=''",
    "key-loud": "key='LOUD'",
    "key-blank": "key='bro ken'",
    "key-newline": "key='broken\\n'",
    "key-long": "key='b' * 33",
    "key-ours": "key='richelieu'",
    "key-of-another-stranger": "key='pebbles'",
    "key-of-a-command": "key='table'",
    "package-none": "package=None",
    "version-text": "version='1'",
    "version-none": "version=None",
    "counts-empty": "player_counts=()",
    "counts-none": "player_counts=None",
    "counts-text": "player_counts='23'",
    "counts-zero": "player_counts=(0,)",
    "counts-too-many": "player_counts=(7,)",
    "texts-none": "texts=None",
    "texts-text": "texts=str(HERE / 'texts')",
    "texts-missing": "texts=HERE / 'none'",
    "texts-empty": "texts=HERE / 'empty'",
    "texts-no-fluent": "texts=HERE / 'no-fluent'",
    "texts-no-unicode": "texts=HERE / 'no-unicode'",
    "texts-nameless": "texts=HERE / 'nameless'",
    "texts-blank-name": "texts=HERE / 'blank'",
    "texts-argument-name": "texts=HERE / 'argument'",
    "texts-a-name-of-ours": "texts=HERE / 'ours'",
    "texts-endless-name": "texts=HERE / 'endless'",
    "verbs-none": "verbs=None",
    "verbs-list": "verbs=['take']",
    "verbs-loud": "verbs={'Take It!': ('take-stones',)}",
    "verbs-empty": "verbs={'': ('take-stones',)}",
    "verbs-long": "verbs={'t' * 33: ('take-stones',)}",
    "verbs-number": "verbs={7: ('take-stones',)}",
    "verbs-many": "verbs={f'take-{n}': ('take-stones',) for n in range(26)}",
    "verbs-blank-text": "verbs={'hush': ('take-stones',)}",
    "verbs-argument-text": "verbs={'count': ('take-stones',)}",
    "former-none": "former=None",
    "option-files-none": "option_files=None",
    "opponents-missing": "find_part=lambda self, name: 'no.such.opponents'",
    "opponents-none-there": "find_part=lambda self, name: 'pebbles'",
    "opponents-number": "find_part=lambda self, name: 7",
}
PARTS = {
    "title-none": "ruled(title=None)",
    "title-raises": "type('Bad', (Game,), {'title': property(fail)})(WHOLE.rules, WHOLE.speech)",
    "rules-none": "replace(titled(), rules=None)",
    "rules-class": "replace(titled(), rules=HeapRules)",
    "speech-none": "replace(titled(), speech=None)",
    "speech-text": "replace(titled(), speech='Hear, hear')",
    "options-schema-raises": "ruled(options_schema=fail)",
    "options-schema-none": "ruled(options_schema=lambda self: None)",
    "fill-options-raises": "ruled(fill_options=fail)",
    "takes-nobody": "ruled(takes=lambda self, players, options: False)",
    "takes-raises": "ruled(takes=fail)",
    "seats-raise": "ruled(seats=fail)",
    "setup-raises": "ruled(setup=fail)",
    "decisions-raise": "ruled(decisions=fail)",
    "decisions-none": "ruled(decisions=lambda self, state: None)",
    "sealed-twice": "ruled(decisions=asked_twice)",
    "view-raises": "ruled(view=fail)",
    "guide-raises": "ruled(guide=property(fail))",
    "guide-none": "ruled(guide=None)",
    "guide-text": "ruled(guide=('first',))",
    "guide-nowhere": "ruled(guide=(Chapter('flint', 2, (GuideStep('a'),), {}, {'heap': 'x'}),))",
    "orders-number": "ruled(orders=7)",
    "order-wrong": "ruled(orders=(OrderKind('a', 7, None),))",
    "prompt-raises": "spoken(prompt=fail)",
    "describe-raises": "spoken(describe=fail)",
    "speech-property-raises": "spoken(names=property(fail))",
}
BROKEN = {
    **IMPORTING,
    **{name: f"GAME = titled({changed})" for name, changed in TITLES.items()},
    **{name: f"GAME = {source}" for name, source in PARTS.items()},
}
WORDS = 'game-name = Broken\ngame-pitch = It breaks.\nverb-hush = {" "}\nverb-count = Take { $n }.\n'
TEXTS: dict[str, bytes | None] = {
    "texts": WORDS.encode(),
    "empty": None,
    "no-fluent": f"{WORDS}seat-flint Flint\n".encode(),
    "no-unicode": WORDS.encode("utf-16"),
    "nameless": b"seat-flint = Flint\n",
    "blank": b'game-name = {" "}\n',
    "argument": b"game-name = Broken of { $n }\n",
    "ours": b"game-name = Richelieu\n",
    "endless": b"game-name = { game-other }\ngame-other = { game-name }\n",
}


def break_in(site: Path, case: str) -> str:
    """Install a broken package beside what is installed already; gives the name of its module."""
    module = f"broken_{case.replace('-', '_')}"
    (site / module).mkdir()
    (site / module / "__init__.py").write_text(f"{HEAD}\n{BROKEN[case]}\n", encoding="utf-8")
    for folder, content in TEXTS.items():
        (site / module / folder / "en").mkdir(parents=True)
        if content is not None:
            (site / module / folder / "en" / "words.ftl").write_bytes(content)
    write_metadata(site, module, "1", {"fronde.games": {f"z-{case}": f"{module}:GAME"}})
    return module
