"""Golden pictures: small ones, compared as an eye would. `python -m tests.images.golden` draws them anew."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageFilter

from images.kit import Picture
from tests.games.liberte.table import Table as Provinces
from tests.games.richelieu.table import Table, finish_game
from tests.images import jeanne_positions as jeanne
from tests.images import mousquetaires_positions as mousquetaires
from tests.images.positions import fullest, render, view_of

FOLDER = Path(__file__).parent.parent / "golden" / "pictures"
WIDTH = 480
TOLERANCE = 12.0
"""The greatest difference of any patch, of 255, that another version of a library may make."""

_OWN = {"hands": {"condeean": 3, "cabalist": 3, "retzist": ["a01", "a30", "s01"], "mazarinist": 3}}
_MOVED = [["cubes-moved", {"seat": "retzist", "from_space": ["aix", "metz"], "to_space": "languedoc"}]]
_SIDES = [
    {"shown": "cabalist", "counted": "condeean", "factions": ["cabalist", "condeean"], "items": {"pp": 4, "total": 4}},
    {"shown": "mazarinist", "counted": "mazarinist", "factions": ["mazarinist", "retzist"],
     "items": {"pp": 9, "mp": 2, "total": 11}},
]  # fmt: skip
_NEAR = {"retz": ["retzist", 5], "hotel-de-ville": ["retzist", 1]}
_ROWS = [[35, 32, 31], [41, 42, 43], [33, 37, 38], [44, 39, 4]]
_TABLE = Table(rows=_ROWS, markers={33: "queen", 39: "richelieu"}, discs={4: "anjou", 32: "sword"})
_BEFORE = _TABLE.match.view(None)
_TABLE.do("card:31", "card:32", "place:41")
_TURN = _TABLE.match.view(None)
_COLLECTIONS = {"richelieu": list(range(1, 25)), "queen": list(range(25, 49))}
_OVER = {**finish_game(_COLLECTIONS, held_discs={"queen": ["bourgogne"]}).match.view(None), "winners": ["queen"]}
_STACKS = {
    "normandie": "amber red 2, green blue 1, violet white 3", "maine": "black white 1", "ile-de-france": "amber red 3",
    "alsace": "violet white 2, amber blue 2, green red 1", "vendee": "green white 2", "bearn": "black blue 3",
    "lyonnais": "amber white 1, violet red 2", "provence": "green blue 2", "berry": "violet red 1, black red 1",
}  # fmt: skip
_RESULTS = [
    {"province": "normandie", "faction": "red", "seat": "green", "votes": 1, "tied": False},
    {"province": "bretagne", "faction": "", "seat": "", "votes": 0, "tied": True},
    {"province": "ile-de-france", "faction": "blue", "seat": "amber", "votes": 3, "tied": True},
    {"province": "languedoc", "faction": "white", "seat": "violet", "votes": 1, "tied": False},
]
_FRANCE = {
    **Provinces(
        turn=3, active="amber", provinces=_STACKS, hands={"amber": [71, 23, 45, 105], "green": [20]},
        displays={"amber": [16, 19], "black": [32]}, government="red", opposition="blue",
        presence=["violet", "amber"], battle_box={"green": 2},
    ).match.view("amber"),
    "results": _RESULTS,
    "order": ["violet", "amber", "green", "black"],
    "open": ["c105", "c22", "c58"],
}  # fmt: skip
_FRANCE_BEFORE = {**_FRANCE, "provinces": {**_FRANCE["provinces"], "maine": [], "bearn": []}}
_REPUBLIC = {**_FRANCE, "over": True, "end": "turns", "winners": ["violet"], "tie_break": "display"}
_JEANNE = {"game": "jeanne", "view": jeanne.view_of(), "width": 800}
_SOLD = {**_JEANNE["view"], "owner": {**_JEANNE["view"]["owner"], "paris": "bourgogne"}}
_CARDS = jeanne.view_of(hands={"france": ["cannon", "cannon", "ram", "retreat", "sign-of-god", "ambassador"]})
_MIDDLE = mousquetaires.middle()
_MOUSQUETAIRES = {"game": "mousquetaires", "names": mousquetaires.PEOPLE, "view": _MIDDLE.view(), "width": 800}
_EARLIER = mousquetaires.earlier().view()
_GUARDED = mousquetaires.guard_table().view("athos")
_DUELLED = mousquetaires.duel_table().view()
PICTURES: dict[str, dict[str, Any]] = {
    "board": {},
    "board-dark": {"style": "dark"},
    "board-full": {"view": fullest()},
    "board-changed": {"before": view_of(cubes={}, control={}, turn=12)},
    "board-arrows": {"view": view_of(), "events": _MOVED, "before": view_of(turn=16, king={"at": "aix"}, arrests=[])},
    "region": {"show": "region:lower-right"},
    "region-dark": {"show": "region:upper-middle", "style": "dark"},
    "reach": {"show": "reach:retzist"},
    "reach-near": {"show": "reach:retzist", "view": view_of(cubes=_NEAR, control={})},
    "targets": {"show": "targets:lyon,louvre,aix"},
    "political": {"show": "political"},
    "military-dark": {"show": "military", "style": "dark"},
    "hand": {"show": "hand:retzist", "view": view_of(**_OWN)},
    "score-now": {"show": "score"},
    "score": {"show": "score", "view": view_of(over=True, winners=["retzist"])},
    "score-teams": {"show": "score", "view": view_of(over=True, sides=_SIDES, winners=["mazarinist"])},
    "richelieu": {"game": "richelieu", "view": _TURN, "before": _BEFORE},
    "richelieu-over": {"game": "richelieu", "view": _OVER},
    "richelieu-score": {"game": "richelieu", "view": _OVER, "show": "score"},
    "jeanne-dark": {**_JEANNE, "before": _SOLD, "style": "dark"},
    "jeanne-full": {**_JEANNE, "view": jeanne.fullest()},
    "jeanne-region-dark": {**_JEANNE, "show": "region:berry", "style": "dark"},
    "jeanne-reach": {**_JEANNE, "show": "reach:angleterre"},
    "jeanne-battle": {
        **_JEANNE,
        "view": jeanne.view_of(battle=None),
        "show": "battle",
        "events": [["battle-fought", jeanne.BATTLE]],
    },
    "jeanne-hand": {**_JEANNE, "view": _CARDS, "show": "hand:france"},
    "jeanne-score": {**_JEANNE, "view": jeanne.tied_end(), "show": "score"},
    "richelieu-score-now": {"game": "richelieu", "view": _TURN, "before": _BEFORE, "show": "score", "style": "dark"},
    "liberte": {"game": "liberte", "view": _FRANCE, "before": _FRANCE_BEFORE},
    "liberte-over": {"game": "liberte", "view": _REPUBLIC},
    "liberte-region": {"game": "liberte", "view": _FRANCE, "show": "region:ouest", "width": 960},
    "liberte-elections": {"game": "liberte", "view": _FRANCE, "show": "elections"},
    "liberte-revolt-dark": {"game": "liberte", "view": _FRANCE, "show": "revolt", "style": "dark"},
    "liberte-hand": {"game": "liberte", "view": _FRANCE, "show": "hand:amber"},
    "liberte-display": {"game": "liberte", "view": _FRANCE, "show": "display"},
    "mousquetaires": {**_MOUSQUETAIRES, "before": _EARLIER},
    "mousquetaires-full-dark": {**_MOUSQUETAIRES, "view": mousquetaires.crowd_table().view(), "style": "dark"},
    "mousquetaires-hand": {**_MOUSQUETAIRES, "view": _MIDDLE.view("milady"), "show": "hand:milady"},
    "mousquetaires-duel": {**_MOUSQUETAIRES, "view": _DUELLED, "show": "duel"},
    "mousquetaires-mission": {**_MOUSQUETAIRES, "view": _GUARDED, "show": "mission:paris"},
    "mousquetaires-odds": {**_MOUSQUETAIRES, "view": _GUARDED, "show": "mission:paris:cavois"},
    "mousquetaires-quest-dark": {**_MOUSQUETAIRES, "show": "quest", "style": "dark"},
    "mousquetaires-siege": {**_MOUSQUETAIRES, "view": mousquetaires.siege_table().view(), "show": "siege"},
    "mousquetaires-score": {**_MOUSQUETAIRES, "show": "score"},
    "liberte-score": {"game": "liberte", "view": _REPUBLIC, "show": "score"},
}


def draw(name: str) -> Image.Image:
    """A golden picture as it is drawn today, in colour, small."""
    arguments = dict(PICTURES[name])
    return small(render(arguments.pop("view", None) or view_of(), **arguments))


def small(picture: Picture) -> Image.Image:
    """A picture at the golden ones' width, in colour."""
    image = Image.open(io.BytesIO(picture.png)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.BOX)


def load(name: str) -> Image.Image:
    """A golden picture as it was."""
    return Image.open(FOLDER / f"{name}.png").convert("RGB")


def difference(a: Image.Image, b: Image.Image) -> float:
    """The greatest difference of any patch of some 12 pixels, 0 to 255: edges may shift a little, things may not."""
    blur = ImageChops.difference(*(image.filter(ImageFilter.GaussianBlur(3)) for image in (a, b)))
    return float(max(high for _, high in blur.getextrema()))


def main() -> None:
    """Draw them all anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in PICTURES:
        draw(name).save(FOLDER / f"{name}.png", "PNG", optimize=True)


if __name__ == "__main__":
    main()
