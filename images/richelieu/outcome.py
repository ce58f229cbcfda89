"""Who stands where, and who has won."""

from __future__ import annotations

from fronde.core.types import Name
from fronde.games.richelieu.names import text
from fronde.texts import Words
from images.manifest import Scene, View
from images.richelieu.reading import seats_in, total_of


def ranked(view: View) -> list[str]:
    """The seats: who has won, then by points, then by fewer cards (7.1, 7.2), else in turn order."""
    won = view.get("winners") or ()
    return sorted(seats_in(view), key=lambda seat: (seat not in won, _standing(view, seat)))


def winners_of(view: View) -> list[str]:
    """Who has won a game that is over; several share it, or nobody has."""
    return [seat for seat in ranked(view) if seat in (view.get("winners") or ())]


def _standing(view: View, seat: str) -> tuple[int, int]:
    return -total_of(view, seat), len((view.get("collections") or {}).get(seat) or ())


def say_won(scene: Scene, words: Words) -> str:
    """Who has won, in as few words as can be."""
    people = [scene.player_of(seat) for seat in winners_of(scene.view)]
    return words.say("picture-won", who=" & ".join(people), count=len(people))


def say_tie_break(view: View, words: Words) -> str:
    """What broke the tie of first place, "" where there was none."""
    decided = view.get("tie_break")
    return words.say("picture-tie-break", **{"tie-break": Name("tie-break", decided)}) if decided else ""


def say_won_by(scene: Scene, words: Words) -> str:
    """Who has won in which seat, and what broke a tie, as a sentence."""
    winners = winners_of(scene.view)
    people = [words.text(text("picture-alt-winner", player=scene.player_of(seat), seat=seat)) for seat in winners]
    won = words.say("picture-won", who=" & ".join(people), count=len(winners))
    tie_break = say_tie_break(scene.view, words)
    return words.say("picture-alt-won", won=f"{won}, {tie_break}" if tie_break else won)
