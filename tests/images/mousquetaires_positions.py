"""Positions the pictures of Mousquetaires du Roy are tried on."""

from __future__ import annotations

from typing import Any

from tests.games.mousquetaires.table import LIFE, Table, at, board, mission

PEOPLE = dict(zip(("p1", "p2", "p3", "p4", "p5", "p6"), ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay"), strict=True))
INN = (
    "-red-2", "+snare", "red-4", "blank", "red-3", "red-2", "+fixed-1s2h", "blank", "-blank", "-snare", "red-3",
    "+red-4",
)  # fmt: skip
GALLERIES = (
    "-panache", "-snare", "-red-2", "+erudition", "-fixed-2s", "+red-4", "nobility", "snare", "red-3", "gallantry",
    "red-2", "fixed-2s1h",
)  # fmt: skip
POSTS = mission("queens-message", "lubin", "boisrenard", "brisemont", trap="spies", up=False, done=["nobility"])


def middle(**other: Any) -> Table:
    """The middle of a game: somebody down, equipment, posts face down, tokens of the inn up and down."""
    position: dict[str, Any] = {
        "active": "athos", "turn": 6, "time": 7, "honour": 4, "siege": -2, "louvre_at": 3, "rochefort": 2,
        "siege_marks": ["treachery"], "destination": "richelieu", "absent": ["louvre"], "pistoles": 5, "epic": 3,
        "place": at(dartagnan="quest", aramis="quest", athos="paris", porthos="vieux-colombier"),
        "path": {"dartagnan": "cellar", "aramis": "bedrooms"}, "board": board(*INN),
        "life": {"dartagnan": 1, "athos": 3, "aramis": 2, "porthos": 0}, "down": ["porthos"],
        "gear": {"athos": ["thoroughbred", "pistol", "toledo-sword", "improved-manoeuvre", "upgrade-panache"]},
        "paris": POSTS, "treachery": ["ambush", "balm"], "reinforced": 2,
    }  # fmt: skip
    return Table(**{**position, **other})


def earlier() -> Table:
    """A turn before that: nobody down or on a path, less of everything happened."""
    return middle(time=6, honour=3, siege=-1, place=at(porthos="quest"), life=dict(LIFE), down=[], path={}, pistoles=6)


def crowd_table(**other: Any) -> Table:
    """As much as can be in one place, late: five musketeers and Milady in the galleries, posts turned up."""
    names = ("dartagnan", "athos", "aramis", "porthos", "treville")
    position: dict[str, Any] = {
        "players": 6, "active": "aramis", "turn": 11, "time": 13, "honour": 8, "siege": 5, "quest": 4, "column": 1,
        "board": board(*GALLERIES), "place": dict.fromkeys(names, "quest"), "destination": "quest", "revealed": True,
        "paris": mission("constance-kidnapped", "laffemas", trap="nemesis", target="porthos", token=5),
        "siege_marks": ["treachery", "epic"], "pistoles": 12, "epic": 14, "one_for_all": 2,
        "earned": ["siege", "rochefort"],
    }  # fmt: skip
    return Table(**{**position, **other})


def duel_table() -> Table:
    """After a duel of three rounds: all parried twice, then first blood for Athos."""
    table = Table(
        active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "jussac", "boisrenard"),
        gear={"athos": ["pistol", "armor"]},
    )  # fmt: skip
    table.do("duel:louvre:jussac", "fight:none", dice="SHL SHX SL SH S X")
    return table


def guard_table(**other: Any) -> Table:
    """A mission whose posts are turned up, before a musketeer with equipment and a hand; unless another is given, more
    of them than a mission has strength for, to see them side by side."""
    position: dict[str, Any] = {
        "paris": mission("queens-message", "lubin", "cavois", done=["nobility"]),
        "hands": {"athos": ["combat", "gallantry", "gallantry", "double-combat"], "dartagnan": ["combat", "combat"]},
    }  # fmt: skip
    table = middle(**{**position, **other})
    if "paris" not in other:
        table.state.paris = table.state.paris._replace(posted=("lubin", "la-houdiniere", "cavois"), trap="informers")
        table.match.decisions = table.match.game.rules.decisions(table.state)
    return table


def siege_table() -> Table:
    """La Rochelle with all its cards, dice from everywhere, and a life just given."""
    table = Table(
        active="athos", done=["dartagnan"], time=8, siege=-2, reinforced=2, destination="paris",
        place=at(athos="la-rochelle", aramis="la-rochelle", porthos="la-rochelle"),
        siege_cards=["combat", "double-combat", "bassompierre"], paris=mission("smugglers", "lubin"),
        louvre=mission("chancellor", "felton"),
    )  # fmt: skip
    table.rest()
    table.do("reveal:hide", "sacrifice:yes", dice="SXSSSSH SLHL")
    return table
