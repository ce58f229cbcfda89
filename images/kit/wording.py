"""What pictures say: alt texts of the length there is room for, and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

ALT_LIMIT = 1024
"""The longest description Discord takes, in characters."""


def shortest(say: Callable[[int], list[str]]) -> str:
    """Sentences with lists as long as they can be in 1,024 characters; then the last ones are left out."""
    sentences: list[str] = []
    for longest in (12, 8, 5, 3, 2, 1):
        sentences = say(longest)
        if len(" ".join(sentences)) <= ALT_LIMIT:
            return " ".join(sentences)
    while len(" ".join(sentences)) > ALT_LIMIT and len(sentences) > 1:
        sentences.pop()
    text = " ".join(sentences)
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"


def with_list(before: list[str], items: list[str], say: Callable[[str], str], after: list[str]) -> str:
    """The same, with a list between other sentences: of its items the last, as many as there is room for."""
    return shortest(lambda longest: [*before, *([say("; ".join(items[-longest:]))] if items else []), *after])


def capital(text: str) -> str:
    """The text with its first letter large, to begin a line with."""
    return text[:1].upper() + text[1:]


def signed(points: int) -> str:
    """A number with its sign, a minus as wide as a digit."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def minus(points: int) -> str:
    """A number with a minus as wide as its digits."""
    return str(points).replace("-", "−")


def find_leads(moments: Iterable[Mapping[str, int]]) -> Iterator[tuple[int, str]]:
    """Who led from which moment on, of the points at each: (number of the moment, leader), only where that changes; who
    is caught up with still leads, and nobody does while all have been equal."""
    leader = None
    for number, points in enumerate(moments):
        best = [seat for seat, total in points.items() if total == max(points.values())]
        if len(best) == 1 and best[0] != leader:
            leader = best[0]
            yield number, leader
