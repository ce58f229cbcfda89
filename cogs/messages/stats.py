"""Statistics as pages of figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from statistics import NormalDist, fmean, pstdev

from cogs.messages.names import Words, plain
from cogs.messages.pace import say_duration
from cogs.messages.speech import game_title
from fronde.core.game import Luck
from fronde.core.plugins import find_luck
from fronde.games import GAMES, get_game
from fronde.host.archive.ratings import read_name, show, weigh
from fronde.host.store import Reign, Stats, Tally, Throws
from fronde.host.timekeeping.hours import DAY, HOUR, MINUTE
from images import Page
from images.pages import Block, Row, Tile

PAGES = ("overview", "roles", "people", "records")
MOST_ROWS, MOST_LONG, MOST_FORMER = 14, 5, 3
"""Maximum rows of a list, so that a page stays readable; long games; and former holders beside a title."""
LEAST_DICE = 30
"""The number of dice from which the page says how lucky they were."""
Speak = Callable[[str | None], Words]
"""The words for a game, or those without a game."""


def stats_page(stats: Stats, page: str, title: str, under: str, *, person: bool, speak: Speak) -> Page:
    """One of `PAGES`. `person`: whether these are the statistics of one person. `title`, `under`: the heading, which
    says whose statistics they are."""
    if page == "overview":
        blocks = _overview(stats, person, speak)
    elif page == "roles":
        roles = [_role(one, speak) for one in stats.roles]
        blocks = [_list("roles", ("games", "wins"), roles, speak), *_handicaps(stats, speak)]
    elif page == "people":
        blocks = [_people(stats, person, speak), *([] if person else _ratings(stats, person, speak))]
    else:
        blocks = [*_titles(stats, person, speak), _longest(stats, speak)]
    return Page(plain(title), plain(under), blocks)


def _say(speak: Speak, message: str, **args: object) -> str:
    return plain(speak(None).say(f"stats-{message}", **args))


def _list(name: str, columns: Sequence[str], rows: Sequence[Row], speak: Speak) -> Block:
    """A list with its title. Without rows it says so."""
    if not rows:
        return Block(_say(speak, name), rows=[Row(_say(speak, "nothing"), [])])
    if len(rows) > MOST_ROWS:
        more = speak(None).say("list-more", count=len(rows) - MOST_ROWS + 1)
        rows = [*rows[: MOST_ROWS - 1], Row(plain(more).removeprefix("-# "), [""] * len(columns))]
    return Block(_say(speak, name), columns=[_say(speak, column) for column in columns], rows=rows)


def _title_of(game: str, speak: Speak) -> str:
    return plain(game_title(speak(game), game)) if game in GAMES else game


def _seat_of(game: str, role: str, speak: Speak) -> str:
    return plain(speak(game).name("seat", role)) if game in GAMES else role


# --- overview ---


def _overview(stats: Stats, person: bool, speak: Speak) -> list[Block]:
    total, apart = stats.total, stats.apart
    rest = Tile(f"{stats.unfinished}", _say(speak, "unfinished"))
    if person:
        wins = [
            Tile(f"{total.wins}", _say(speak, "wins")),
            Tile(_percent(total.wins, total.games, speak), _say(speak, "won")),
        ]
        figure = _say(speak, "of", part=apart.wins, whole=apart.games)
        besides = [Tile(figure, _say(speak, "apart-won")), rest]
        tiles = [Block("", [Tile(f"{total.games}", _say(speak, "games")), *wins]), Block("", besides)]
    else:
        besides = [Tile(f"{apart.games}", _say(speak, "apart")), rest]
        tiles = [Block("", [Tile(f"{total.games}", _say(speak, "games")), *besides])]
    columns = ("games", "wins") if person else ("games",)
    games = [_tally(one, _title_of(one.key[0], speak), person, total.games) for one in stats.games]
    sizes = [_tally(one, _say(speak, "size", count=int(one.key[0])), person, total.games) for one in stats.sizes]
    places = [_place(place, count, sum(stats.places.values()), speak) for place, count in stats.places.items()]
    return [
        *tiles,
        *(_ratings(stats, person, speak) if person else []),
        *([_list("places", ("games", "share"), places, speak)] if places else []),
        *([_list("by-game", columns, games, speak)] if len(games) > 1 or not person else []),
        *([_list("by-size", columns, sizes, speak)] if sizes else []),
        *_pace(stats, speak),
        *_throws(stats, speak),
    ]


def _percent(part: float, whole: int, speak: Speak) -> str:
    return plain(speak(None).say("mark-percent", n=round(100 * part / whole))) if whole else "–"


def _tally(one: Tally, name: str, person: bool, total: int) -> Row:
    """A row of games, and of a person's wins. The bar is the share of wins, or of all games."""
    if person:
        return Row(name, [f"{one.games}", f"{one.wins}"], share=one.wins / one.games)
    return Row(name, [f"{one.games}"], share=one.games / total)


def _place(place: int, count: int, total: int, speak: Speak) -> Row:
    return Row(_say(speak, "place", place=place), [f"{count}", _percent(count, total, speak)], share=count / total)


def _pace(stats: Stats, speak: Speak) -> Iterator[Block]:
    """The quartiles of the usual time to answer."""
    if stats.waits is not None:
        names = ("quarter", "half", "three-quarters")
        tiles = [Tile(_span(wait, speak), _say(speak, name)) for wait, name in zip(stats.waits, names, strict=True)]
        yield Block(_say(speak, "pace"), tiles)


def _throws(stats: Stats, speak: Speak) -> Iterator[Block]:
    """The dice of each game against what is to be expected."""
    rows = []
    for one in stats.throws:
        luck = find_luck(get_game(one.game).title) if one.game in GAMES else None
        if luck is not None:
            unit = plain(speak(one.game).name("luck", "unit"))
            figures = (one.dice, one.pips, one.dice * fmean(luck.faces))
            share = _luckier(luck, one)
            note = unit if share is None else _say(speak, "luck", unit=unit, percent=_percent(share, 1, speak))
            rows.append(Row(_title_of(one.game, speak), [f"{figure:.0f}" for figure in figures], note))
    if rows:
        yield _list("dice", ("rolled", "total", "expected"), rows, speak)


def _luckier(luck: Luck, one: Throws) -> float | None:
    """The share of runs of as many dice that bring more, by the normal distribution. None if there are too few dice
    for that."""
    spread = pstdev(luck.faces) * one.dice**0.5
    if one.dice < LEAST_DICE or not spread:
        return None
    return 1 - NormalDist(one.dice * fmean(luck.faces), spread).cdf(one.pips + 0.5)


def _ratings(stats: Stats, person: bool, speak: Speak) -> Iterator[Block]:
    """The ratings of a person in their games, or of people in one or several."""
    rows, several = [], len({one.game for one in stats.ratings}) > 1
    for one in stats.ratings:
        points, game = show(one.rating), _title_of(one.game, speak)
        figures = [f"{points[0]}", f"± {points[1]}"] if points else ["–", "–"]
        name, note = (game, "") if person else (one.name or _say(speak, "somebody"), game if several else "")
        rows.append(Row(name, [f"{one.rating.games}", *figures], note))
    if rows:
        yield _list("ratings", ("games", "rating", "range"), rows, speak)


def _span(seconds: int, speak: Speak) -> str:
    """A duration in the largest unit in which it is at least two."""
    unit = next((unit for unit in (DAY, HOUR) if seconds >= 2 * unit), MINUTE)
    return plain(say_duration(speak(None), max(1, round(seconds / unit)) * unit))


# --- roles and people ---


def _role(one: Tally, speak: Speak) -> Row:
    game, role = one.key
    values = [f"{one.games}", f"{one.wins}"]
    return Row(_seat_of(game, role, speak), values, _title_of(game, speak), one.wins / one.games)


def _handicaps(stats: Stats, speak: Speak) -> Iterator[Block]:
    """What the roles of a title are worth, and how hard its tasks are, as far as rated games tell."""
    rows = []
    for one in stats.handicaps:
        seats, size = read_name(one.name)
        name = ", ".join(_seat_of(one.game, seat, speak) for seat in seats) or _say(speak, "task")
        points, spread = weigh(one.rating)
        figures = [f"{one.rating.games}", f"{points:+d}".replace("-", "−"), f"± {spread}"]
        rows.append(Row(name, figures, _say(speak, "size", count=size)))
    if rows:
        yield _list("handicaps", ("games", "points", "range"), rows, speak)


def _people(stats: Stats, person: bool, speak: Speak) -> Block:
    """A person's fellow players, or the people of a server or title."""
    rows = []
    for one in stats.people:
        values = [f"{one.games}", f"{one.ahead}", *([f"{one.behind}"] if person else [])]
        apart = one.ahead + one.behind
        rows.append(Row(one.name or _say(speak, "somebody"), values, share=one.ahead / apart if apart else 0))
    columns = ("games", "ahead", "behind") if person else ("games", "wins")
    return _list("people" if person else "players", columns, rows, speak)


# --- titles and long games ---


def _titles(stats: Stats, person: bool, speak: Speak) -> Iterator[Block]:
    """The titles of a server: those a person holds or has held, or every title with its holders."""
    histories: dict[tuple[str, str], list[Reign]] = {}
    for reign in stats.reigns:
        histories.setdefault((reign.game, reign.role), []).append(reign)
    if person:
        reigns = [one for history in histories.values() for one in _own_reigns(history, speak)]
        yield _list("titles-own", (), [row for _, row in sorted(reigns, key=lambda one: one[0])], speak)
    elif histories:
        yield _list("titles", (), [_holder(history, speak) for history in histories.values()], speak)


def _own_reigns(history: Sequence[Reign], speak: Speak) -> Iterator[tuple[bool, Row]]:
    """The periods in which a person held a title, the last first, and whether they have lost it."""
    until: str | None = None
    for reign in history:
        if reign.is_subject:
            name, since = _seat_of(reign.game, reign.role, speak), _date(reign.since, speak)
            when = _say(speak, "held", since=since, until=until) if until else _say(speak, "holds", since=since)
            yield until is not None, Row(name, [], f"{_title_of(reign.game, speak)} · {when}")
        until = _date(reign.since, speak)


def _holder(history: Sequence[Reign], speak: Speak) -> Row:
    """A title with its holder and former holders."""
    first, *former = history
    unknown = _say(speak, "somebody")
    name = _say(speak, "holder", role=_seat_of(first.game, first.role, speak), name=first.holder or unknown)
    before = ", ".join(reign.holder or unknown for reign in former[:MOST_FORMER])
    note = _say(speak, "holds", since=_date(first.since, speak))
    note = f"{note} · {_say(speak, 'before', names=before)}" if before else note
    return Row(name, [], f"{_title_of(first.game, speak)} · {note}")


def _longest(stats: Stats, speak: Speak) -> Block:
    rows = [
        Row(_title_of(one.game, speak), [f"{one.choices}", _span(one.ended - one.began, speak)],
            f"{_date(one.began, speak)} – {_date(one.ended, speak)}")
        for one in stats.longest[:MOST_LONG]
    ]  # fmt: skip
    return _list("longest", ("choices", "time"), rows, speak)


def _date(at: int, speak: Speak) -> str:
    """A day, in universal time."""
    year, month, day = datetime.fromtimestamp(at, UTC).date().isoformat().split("-")
    return plain(speak(None).say("mark-date", year=year, month=month, day=day))
