"""The pictures in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from fronde.core.types import Name
from fronde.texts import Words
from images import kit
from images.jeanne.header import headline, say_battle
from images.jeanne.inks import FOREIGN
from images.jeanne.reading import (
    changes,
    cities_of,
    count_hand,
    cut,
    events_of,
    mover_of,
    number_of,
    owners,
    rank_seats,
    round_of,
    seats_of,
    status_of,
    used_cards,
    winners_of,
    works_of,
)
from images.manifest import Scene, View
from images.outcome import say_scores, say_winners


def board_alt(scene: Scene, words: Words) -> str:
    """The board in at most 1,024 characters; lists are shortened, and the last sentences are left out first."""
    return kit.shortest(lambda longest: _board(scene, words, longest))


def _board(scene: Scene, words: Words, longest: int) -> list[str]:
    view = scene.view
    sentences = [intro(scene, words), *say_points(scene, words), *say_changes(scene, words, longest)]
    sentences += [*_say_round(view, words), *_say_foreign(view, words, longest)]
    sentences += [say_holdings(view, words, seat, longest * 2) for seat in seats_of(view) if cities_of(view, seat)]
    return [*sentences, words.say("picture-alt-purses", purses="; ".join(_purses(view, words)))]


def intro(scene: Scene, words: Words) -> str:
    """The active power and the round, or the winners."""
    view = scene.view
    if view.get("over"):
        return f"{say_winners(scene, words, winners_of(view))} {words.say('picture-alt-over')}"
    seat, status = mover_of(scene), status_of(view)
    title, _ = headline(scene, words)
    who = f"{scene.player_of(seat)} ({words.name('seat', seat)})" if seat else title
    parts = [words.say("picture-title"), words.say("picture-round", round=round_of(view))]
    if status:
        parts.append(words.say(f"picture-{status}"))
    moving = words.say("picture-alt-to-move", name=who) if seat else who
    battle = say_battle(view, words)
    return f"{', '.join(parts)}: {moving}. {battle.rstrip('.') + '.' if battle else ''}".strip()


def say_points(scene: Scene, words: Words) -> Iterator[str]:
    """Throne points, the highest first."""
    view = scene.view
    yield words.say("picture-alt-points", scores=say_scores(scene, words, rank_seats(view)))
    holdings = [
        f"{words.name('seat', seat)} {', '.join(words.name('province', p) for p in provinces)}"
        for seat, provinces in (view.get("provinces") or {}).items()
        if provinces
    ]
    if holdings:
        yield words.say("picture-alt-provinces", held="; ".join(holdings))


def say_changes(scene: Scene, words: Words, longest: int, inside: Collection[str] | None = None) -> Iterator[str]:
    """The cities that have changed, in their current state."""
    cities = [city for city in changes(scene.view, scene.before) if inside is None or city in inside]
    if cities:
        lines = [f"{words.name('city', city)} ({say_holder(scene.view, words, city)})" for city in cities]
        yield words.say("picture-alt-changed", cities=cut(lines, longest, words))


def say_holder(view: View, words: Words, city: str) -> str:
    """The holder of a city, its works, and whether it is plundered or barred."""
    owner, works = owners(view).get(city), works_of(view).get(city)
    if owner == FOREIGN:
        parts = [words.say("told-foreigners")]
    else:
        parts = [words.name("seat", owner) if owner else words.say("picture-key-free")]
    if works:
        parts.append(words.say(f"picture-key-{works}").lower())
    for key in ("plundered", "banned"):
        if city in (view.get(key) or ()):
            parts.append(words.say(f"picture-key-{key}").lower())
    return ", ".join(parts)


def say_holdings(view: View, words: Words, seat: str, longest: int) -> str:
    """The cities of a power, those with works first."""
    works = works_of(view)
    lines = []
    for city in sorted(cities_of(view, seat), key=lambda city: ("fortress", "castle", "").index(works.get(city, ""))):
        note = f" ({words.say(f'picture-key-{works[city]}').lower()})" if city in works else ""
        lines.append(words.name("city", city) + note)
    return words.say("picture-alt-held", seat=Name("seat", seat), cities=cut(lines, longest, words))


def _say_round(view: View, words: Words) -> Iterator[str]:
    """The events and effects of this round."""
    if events := events_of(view):
        yield words.say("picture-alt-events", events=", ".join(words.name("counter", event) for event in events))
    if ruler := view.get("ruler"):
        yield words.say("picture-ruler", seat=Name("seat", ruler)) + "."
    for key in ("plundered", "banned"):
        if cities := view.get(key):
            yield words.say(f"picture-alt-{key}", cities=", ".join(words.name("city", city) for city in cities))
    for key in ("truce", "storm"):
        if view.get(key) and not view.get("over"):
            yield words.say(f"picture-{key}") + "."


def _say_foreign(view: View, words: Words, longest: int) -> Iterator[str]:
    cities = [words.name("city", city) for city, owner in owners(view).items() if owner == FOREIGN]
    if cities:
        yield words.say("picture-alt-foreign", cities=cut(cities, longest, words))
    free = [f"{words.name('city', c)} ({words.say(f'picture-key-{w}').lower()})" for c, w in works_of(view).items()
            if c not in owners(view)]  # fmt: skip
    if free:
        yield words.say("picture-alt-free-works", cities=cut(free, longest, words))


def _purses(view: View, words: Words) -> Iterator[str]:
    """The money, influence and cards of each power."""
    for seat in seats_of(view):
        cards = count_hand(view, seat) + len(used_cards(view, seat))
        numbers = (number_of(view, "money", seat), number_of(view, "influence", seat), cards)
        hero = ", " + words.name("hero", seat) if (view.get("heroes") or {}).get(seat) else ""
        yield f"{words.name('seat', seat)} {', '.join(map(str, numbers))}{hero}"
