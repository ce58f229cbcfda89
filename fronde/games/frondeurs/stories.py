"""Reports of events in a few lines: one for each card with its effects, and the headlines of a Turn."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from fronde.core.types import Event, Seat, Text
from fronde.games.frondeurs.data import SEASON_CARDS
from fronde.games.frondeurs.names import text
from fronde.games.frondeurs.words import event_text, season_text


def tell(events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """The events of a Turn in a few lines for a seat: one for each card with all its effects; consecutive cubes placed,
    or removed, are one line. Cards drawn by others are omitted."""
    lines: list[Text | _PlayedCard] = []
    chapter: _PlayedCard | None = None
    for run in _make_runs(events):
        first = run[0]
        if first.kind == "card-played":
            chapter = _PlayedCard(first)
            lines.append(chapter)
        elif chapter is not None and seat not in first.to and chapter.takes(run):
            continue
        elif first.kind not in _UNTOLD:
            chapter = None
            text = _tell_run(run) if first.kind in _RUNS else event_text(first, seat)
            if text is not None and not (first.kind == "cards-drawn" and seat not in first.to):
                lines.append(text)
    return [line.tell() if isinstance(line, _PlayedCard) else line for line in lines]


_UNTOLD = {"turn-began", "affiliate-used", "action-declared", "placement-forfeited"}
_RUNS = ("cube-placed", "cube-removed")
_LOSSES = ("cube-removed", "control-lost")
_DEEDS = ("cube-placed", "cubes-moved", "control-gained", "crown-won", "coins-won")
"""Events that belong to the line of a card if they concern its player. Cubes and Control lost by any seat belong there
too."""


def _make_runs(events: Sequence[Event]) -> list[list[Event]]:
    """The events in groups: consecutive placements, or removals, of one Faction's cubes are one group."""
    runs: list[list[Event]] = []
    for event in events:
        last = runs[-1][0] if runs else None
        if (
            last is not None
            and event.kind in _RUNS
            and (event.kind, event.data["seat"]) == (last.kind, last.data.get("seat"))
        ):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


@dataclass
class _PlayedCard:
    """A played card and its effects."""

    played: Event
    deeds: list[list[Event]] = field(default_factory=list)
    controlled: set[str] = field(default_factory=set)
    """The Spaces that received cubes and came under Control."""

    def takes(self, run: list[Event]) -> bool:
        """Add a group of events if it is an effect of the card. Returns whether it is."""
        kind, mine = run[0].kind, run[0].data.get("seat") == self.played.data["seat"]
        if kind not in _LOSSES and not (mine and kind in _DEEDS):
            return False
        if kind == "control-gained" and run[0].data["space"] in self._reached_spaces():
            self.controlled.add(run[0].data["space"])
        else:
            self.deeds.append(run)
        return True

    def _reached_spaces(self) -> set[str]:
        events = [event for run in self.deeds for event in run]
        return {event.data.get("to_space", event.data.get("space", "")) for event in events}

    def tell(self) -> Text:
        """The text of the card and its effects."""
        message = Text("deeds-none")
        seat, card = self.played.data["seat"], self.played.data["card"]
        for place, run in reversed(list(enumerate(self.deeds))):
            deed, before = self._tell_deed(run), self.deeds[place - 1][0] if place else self.played
            if run[0].kind not in _LOSSES and before.data["seat"] != seat:
                deed = text("deed-again", seat=seat, deed=deed)
            message = text("deeds-more" if place else "deeds-first", deed=deed, more=message)
        if card in SEASON_CARDS:
            return text("told-season", seat=seat, card=card, what=season_text(card), deeds=message)
        return text("told-card", seat=seat, card=card, deeds=message)

    def _tell_deed(self, run: list[Event]) -> Text:
        if run[0].kind in _RUNS:
            return _tell_run(run, "deed", self.controlled)
        data = dict(run[0].data)
        if run[0].kind == "cubes-moved":
            data["from_space"] = list(dict.fromkeys(data["from_space"]))
            data["goal"] = [_place(data["to_space"], 1, self.controlled)]
        return text(f"deed-{run[0].kind}", **data)


def _tell_run(run: Sequence[Event], line: str = "told", gains: Collection[str] = ()) -> Text:
    totals: dict[str, int] = {}
    for event in run:
        totals[event.data["space"]] = totals.get(event.data["space"], 0) + event.data["n"]
    spaces = gains if run[0].kind == "cube-placed" else ()
    places = [_place(space, n if len(totals) > 1 else 1, spaces) for space, n in totals.items()]
    payment = sum(event.data.get("paid", 0) for event in run)
    n = sum(totals.values())
    return text(f"{line}-{run[0].kind}", seat=run[0].data["seat"], places=places, paid=payment, n=n)


def _place(space: str, n: int, gains: Collection[str]) -> Text:
    """A Space with a number of cubes, and whether Control was gained."""
    return text("times-control" if space in gains else "times", space=space, n=n)


HEADLINES: Mapping[str, frozenset[str]] = {
    "8.11": frozenset({"season-advanced", "end-rolled", "game-ended"}),
    "8.21": frozenset({"midgame-scored", "factions-swapped"}),
    "7.32": frozenset({"battle-won", "battle-tied"}),
    "6.32": frozenset({"card-played", "season-cancelled", "old-noll-cancelled"}),
    "6.22": frozenset({"card-played"}),
    "6.51": frozenset({"cube-removed", "cube-lifted", "cubes-displaced", "displaced-lost"}),
    "1.63": frozenset({"control-gained", "control-lost"}),
    "7.21": frozenset({"person-arrested", "prisoner-freed", "commander-changed"}),
    "7.41": frozenset({"king-placed", "king-recovered"}),
    "7.64": frozenset({"reserve-spent", "cubes-exchanged"}),
}
_BY_KIND = {kind: rule for rule, kinds in HEADLINES.items() for kind in kinds - {"card-played"}}


def find_headlines(events: Sequence[Event]) -> list[str]:
    """The headline of each event in a summary, as the number of a rule; "" for none. A card and its effects stay
    together: a Season Card under 6.32, an Action Card under 6.22 if it removes rivals' cubes or changes Control. So do
    cubes spent from a box and their placement (7.64)."""
    rules: list[str] = []
    play: list[Event] = []
    for event in events:
        if event.kind == "card-played":
            play = [event]
        elif rules and rules[-1] == "7.64" and event.kind == "cube-placed":
            rules.append("7.64")
            continue
        elif play and (event.kind in _UNTOLD or _PlayedCard(play[0]).takes([event])):
            play.append(event)
        else:
            play = []
        rules.append("" if play else _BY_KIND.get(event.kind, ""))
        if play:
            rules[-len(play) :] = [_find_rule(play)] * len(play)
    return rules


def tell_headline(rule: str, events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """The text of the events under one headline; losses come after the other effects of a card, seat by seat."""
    cards = list(accumulate(event.kind == "card-played" for event in events))
    losses = [event.kind in _LOSSES for event in events]

    def place(at: int) -> tuple[int, bool, bool, str]:
        event = events[at]
        return cards[at], losses[at], event.kind == "control-lost", event.data["seat"] if losses[at] else ""

    return tell([events[at] for at in sorted(range(len(events)), key=place)], seat)


def _find_rule(play: Sequence[Event]) -> str:
    """The headline of a card and its effects; "" for none."""
    if play[0].data["card"] in SEASON_CARDS:
        return "6.32"
    strikes = [e for e in play if e.kind == "cube-removed" and e.data["seat"] != play[0].data["seat"]]
    return "6.22" if strikes or any(e.kind in HEADLINES["1.63"] for e in play) else ""
