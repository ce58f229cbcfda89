"""Reads a view of Liberté."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from fronde.core.types import Json, Name, Text
from fronde.games.liberte.data import FACTIONS, PROVINCES, SEATS
from fronde.games.liberte.names import with_names
from fronde.games.liberte.scoring import COLOURS, card_points
from fronde.games.liberte.words import facts
from fronde.texts import Words
from images import outcome
from images.manifest import Scene, View
from images.outcome import is_over, say_under, say_winner

StackKey = tuple[str, str]
"""The seat and faction of a stack."""


def text(id_: str, **args: object) -> Text:
    """A text, with the ids in its arguments replaced by names."""
    return Text(id_, with_names(args))


def say(words: Words, id_: str, **args: object) -> str:
    """The same text in words."""
    return words.text(text(id_, **args))


def seats_in(view: View) -> tuple[str, ...]:
    """The seats of a view in player order, otherwise in seating order; four if the view is empty."""
    seats = tuple(view.get("seats") or ()) or SEATS[:4]
    order = tuple(view.get("order") or ())
    return order if set(order) == set(seats) else seats


def stacks_of(view: View | None, province: str) -> dict[StackKey, int]:
    """The stacks of a province in the order in which they were begun: (seat, faction) -> blocks."""
    stacks = ((view or {}).get("provinces") or {}).get(province) or ()
    return {(stack["seat"], stack["faction"]): int(stack["n"]) for stack in stacks}


def changes_in(scene: Scene, province: str) -> dict[StackKey, int]:
    """The changes of a province's stacks since the older view; unchanged stacks are left out."""
    if scene.before is None or not scene.before.get("provinces"):
        return {}
    now, then = stacks_of(scene.view, province), stacks_of(scene.before, province)
    growth = {key: now.get(key, 0) - then.get(key, 0) for key in (*then, *now)}
    return {key: n for key, n in growth.items() if n}


def leader_in(view: View, province: str) -> tuple[str, list[StackKey]]:
    """The result of an election with the current stacks: "won", "tied", or "" for an empty province; and the highest
    stacks."""
    stacks = stacks_of(view, province)
    best = [key for key, n in stacks.items() if n == max(stacks.values())]
    return ("" if not best else "won" if len(best) == 1 else "tied"), best


def votes_now(view: View) -> dict[str, int]:
    """The votes of each faction if all provinces voted now and no card broke a tie; in Paris every block of the highest
    stack counts."""
    votes = dict.fromkeys(FACTIONS, 0)
    for province, data in PROVINCES.items():
        outcome, best = leader_in(view, province)
        if outcome == "won":
            votes[best[0][1]] += stacks_of(view, province)[best[0]] if data.paris else 1  # type: ignore[index]
    return {str(faction): n for faction, n in votes.items()}


def results_in(view: View) -> dict[str, Mapping[str, Json]]:
    """The result of each province in the last elections, or in the current ones so far."""
    return {one["province"]: one for one in view.get("results") or ()}


def number(view: View, key: str, of: str) -> int:
    """A seat's or faction's number under a key of the view."""
    return int((view.get(key) or {}).get(of, 0))


def hand_of(view: View, seat: str) -> tuple[Sequence[str], int]:
    """The cards of a hand that the view names, and the number of all its cards."""
    hand = (view.get("hands") or {}).get(seat, 0)
    return ((), hand) if isinstance(hand, int) else (tuple(hand), len(hand))


def display_of(view: View, seat: str) -> Sequence[str]:
    """The cards in a display."""
    return tuple((view.get("displays") or {}).get(seat) or ())


def revolts_in(view: View) -> tuple[int, int, int]:
    """The count of the counter-revolution, the lost battles in it, and the number needed."""
    revolt = view.get("revolt") or {}
    losses = int(revolt.get("lost", 0))
    return len(revolt.get("provinces") or ()) + losses, losses, int(revolt.get("needed", 7))


def winners_of(view: View) -> list[str]:
    """The winners of a finished game."""
    return outcome.winners_of(view, rank_seats(view))


def rank_seats(view: View) -> list[str]:
    """The seats: winners first, then by points, then as ties are broken (9.2), then in player order."""

    def tie_break(seat: str) -> int:
        if view.get("end") in COLOURS:
            return -outcome.points_of(view, seat, "sudden-cards")
        return -card_points((view.get("displays") or {}).get(seat) or ())

    return outcome.rank_seats(view, seats_in(view), tie_break)


def foremost(view: View) -> str | None:
    """The seat that gives a header its colour: the active one, or the only winner."""
    return outcome.foremost(view, winners_of(view))


def names_of(scene: Scene, seats: Iterable[str]) -> str:
    """The names of the players of some seats."""
    return " & ".join(scene.player_of(seat) for seat in seats)


def headline(scene: Scene, words: Words) -> tuple[str, str]:
    """The large line of a header, and the line below it."""
    view = scene.view
    if is_over(view):
        how = words.say(f"picture-end-{view.get('end') or 'turns'}")
        return say_winner(scene, words, winners_of(view)), say_under(view, words, how)
    phase = say_phase(view, words)
    if seat := view.get("active"):
        return words.say("picture-to-move", name=scene.player_of(seat)), f"{words.name('seat', seat)} · {phase}"
    tie = view.get("tie")
    if tie and tie.get("seats"):
        return words.say("picture-tied", who=names_of(scene, tie["seats"])), say_where(view, words, phase)
    return phase, words.say("picture-turn", turn=view.get("turn", 0), year=str(view.get("year") or ""))


def say_where(view: View, words: Words, phase: str) -> str:
    """The phase, and the province if a tie there is being broken."""
    province = view.get("province")
    return f"{phase} · {words.name('province', province)}" if province else phase


def say_phase(view: View, words: Words) -> str:
    """The phase, and the round of the action phase."""
    phase = view.get("phase") or "refresh"
    if phase == "action":
        key = "picture-phase-action.last" if view.get("last_round") else "picture-phase-action"
        return words.say(key, round=view.get("round", 0))
    return words.say(f"picture-phase-{phase}", year=str(view.get("year") or ""))


def say_card(words: Words, card: str) -> str:
    """A card in words: its name, colour, value, region and symbols, or its effect."""
    return words.text(Text("private-card", {"card": Name("card", card), "facts": facts(card)}))
