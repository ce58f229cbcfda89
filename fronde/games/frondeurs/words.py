"""How questions, options and events read: message ids and their arguments, no sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fronde.core.types import Decision, Event, OptionText, Seat, Text
from fronde.games.frondeurs.data import ACTION_CARDS, BOARD, FACTIONS, SEASON_CARDS, ActionData
from fronde.games.frondeurs.model import NOBODY, State, get_owner
from fronde.games.frondeurs.steps.common import STEPS
from fronde.games.frondeurs.steps.placing import PlaceCubes

VERBS: Mapping[str, tuple[str, ...]] = {
    "card": ("play-card",),
    "action": ("choose-action", "season-timing"),
    "place": ("place-cubes", "setup-cubes", "lift-cubes", "d-artagnan-control"),
    "remove": ("remove-cubes", "lose-cubes"),
    "move": ("move-destination", "move-cubes"),
    "displace": ("displace-cubes",),
    "affiliate": ("affiliate-cube",),
    "king": ("king-progress", "pay-for-king"),
    "musketeer": (
        "use-musketeer", "musketeer-cubes", "choose-colour", "aramis-choice", "release-prisoner", "double-musketeer",
    ),
    "block": ("block-placement",),
    "prisoner": ("arrest-third", "make-room", "imprison", "choose-prison", "liberate-prisoners", "move-prisoners"),
    "reserve": ("add-reserve", "spend-reserve"),
    "season": ("battle-cubes", "season-price", "cancel-old-noll", "old-noll"),
    "also": ("at-any-time",),
    "end": ("end-turn",),
}  # fmt: skip
"""Verb of the slash group -> the questions it answers."""

_SPACE_KEYS = {"space", "person", "fortress", "start", "to", "to_space", "from_space", "picked"}
_MANY = 25
"""Options beyond which a list is grouped by region of the board."""


def short(space: str) -> Text:
    """A Space's name as it stands on the board."""
    return Text(f"space-{space}.short")


def named(data: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments with Spaces named as on the board."""
    return {key: _named(value) if key in _SPACE_KEYS else value for key, value in data.items()}


def _named(value: Any) -> Any:
    if isinstance(value, str):
        return short(value)
    if isinstance(value, (list, tuple)):
        return [short(v) for v in value]
    return value


def prompt(state: State, decision: Decision) -> Text:
    """How the question reads."""
    return Text(f"ask-{decision.step}", named(decision.args))


# --- options ---


def describe(state: State, decision: Decision, option: str) -> OptionText:
    """Label, consequence and group of an option."""
    kind, _, rest = option.partition(":")
    if kind == "space":
        return _describe_space(state, decision, rest)
    if kind in ("place", "remove") and rest in BOARD.index:
        label = Text(f"option-{kind}", {"space": short(rest)})
        return OptionText(label, standing(state, BOARD.index[rest]), Text(f"group-{kind}"))
    if kind in ("card", "discard"):
        return _describe_card(kind, rest)
    if kind == "action":
        card = ACTION_CARDS[state.play.card]
        return OptionText(action_text(card.a if rest == "a" else card.b, card.target))
    if kind in ("person", "fortress"):
        return OptionText(short(rest), standing(state, BOARD.index[rest]))
    if kind == "move":
        person, fortress = rest.split(":")
        return OptionText(Text("option-move", {"person": short(person), "fortress": short(fortress)}))
    if kind in ("musketeer", "cancel", "faction"):
        names = rest.split(":")
        return OptionText(
            Text(f"option-{kind}", {"seat" if kind == "faction" else "musketeer": names}),
            _hint(decision, f"{kind}-{names[0]}"),
        )
    if kind in ("spend", "add"):
        return OptionText(Text(f"option-{kind}", {"n": int(rest), **_battle_split(decision, rest)}))
    if kind == "coin":
        value, _, when = rest.partition(":")
        return OptionText(Text(f"option-coin-{when or 'give'}", {"n": int(value)}))
    if kind == "crown" and decision.step == "season-price":
        return OptionText(Text("option-crown-give"))
    return OptionText(Text(f"option-{option.replace(':', '-')}"), _hint(decision, option.replace(":", "-")))


def _hint(decision: Decision, name: str) -> Text | None:
    return Text(f"hint-{name}") if name in _HINTED else None


_HINTED = {
    "affiliate", "king-progress", "recover-king", "move-prisoners", "reserve-add", "reserve-spend", "liberate",
    "musketeer-athos", "musketeer-aramis", "musketeer-d-artagnan", "free-first", "free-last", "crown", "end-turn",
    "stop", "block", "block-porthos", "allow", "allow-turn", "keep-block", "go",
}  # fmt: skip


def _battle_split(decision: Decision, rest: str) -> dict[str, int]:
    hostile = int(decision.args.get("hostile", 0))
    removed = min(hostile, int(rest))
    return {"removed": removed, "placed": int(rest) - removed}


def _describe_space(state: State, decision: Decision, slug: str) -> OptionText:
    space = BOARD.index[slug]
    return OptionText(short(slug), space_hint(state, decision, space), _group(state, decision, space))


def _group(state: State, decision: Decision, space: int) -> Text:
    """What to list a Space under: whose it is, or the part of the board where the list is long."""
    if len(decision.options) > _MANY:
        x, y = BOARD.spaces[space].xy
        column = "left" if x < 320 else "middle" if x < 670 else "right"
        return Text(f"region-{'upper' if y < 320 else 'lower'}-{column}")
    owner = get_owner(state, space)
    own = owner != NOBODY and FACTIONS[owner] == decision.seat
    return Text("group-own" if own else "group-empty" if owner == NOBODY else "group-rival")


def space_hint(state: State, decision: Decision, space: int) -> Text:
    """What a Space is worth, who stands there, and what entering costs."""
    extra = 0
    frame = state.stack[-1] if state.stack else {}
    step = STEPS.get(decision.step)
    if isinstance(step, PlaceCubes) and frame.get("step") == decision.step:
        extra = step.cost_of(state, frame, space)
    return Text("hint-space", {"worth": worth(space), "standing": standing(state, space), "extra": extra})


def worth(space: int) -> Text:
    """A Space's PP and MP, both figures where it has two."""
    data = BOARD.spaces[space]
    values = {
        kind: pair[0] if pair[0] == pair[1] else f"{pair[0]}/{pair[1]}"
        for kind, pair in (("pp", data.pp), ("mp", data.mp))
    }
    kinds = "-".join(kind for kind, pair in (("pp", data.pp), ("mp", data.mp)) if pair[1])
    return Text(f"worth-{kinds}" if kinds else "worth-none", values)


def standing(state: State, space: int) -> Text:
    """Who stands in a Space, with how many cubes, and whether Control is theirs."""
    owner = get_owner(state, space)
    if owner == NOBODY:
        return Text("standing-arrested" if state.arrested >> space & 1 else "standing-empty")
    controlled = state.control[owner] >> space & 1
    return Text(
        "standing-control" if controlled else "standing-influence", {"seat": FACTIONS[owner], "n": state.count[space]}
    )


def _describe_card(kind: str, card: str) -> OptionText:
    label = Text("card-name" if kind == "card" else "option-discard", {"card": card})
    if card in SEASON_CARDS:
        return OptionText(label, Text(f"hint-season-{SEASON_CARDS[card].kind}"))
    data = ACTION_CARDS[card]
    return (
        OptionText(label, card_text(card))
        if kind == "card"
        else OptionText(label, Text("hint-discard", {"card": data.id}))
    )


def action_text(action: ActionData, target: str) -> Text:
    """What an Action lets its player do."""
    return Text(
        f"does-{action.action}{'-controlled' if action.controlled else ''}",
        {"n": action.cubes or action.place, "removed": action.remove, "target": Text(f"target-{target}")},
    )


def card_text(card: str) -> Text:
    """Both Actions of a card in one line."""
    data = ACTION_CARDS[card]
    return Text("hint-card", {"a": _brief(data.a), "b": _brief(data.b), "target": Text(f"target-{data.target}")})


def _brief(action: ActionData) -> Text:
    return Text(
        f"brief-{action.action}{'-controlled' if action.controlled else ''}", {"n": action.cubes or action.place}
    )


# --- events ---

_SILENT = {"card-dealt", "turn-ended"}


def event_text(event: Event, seat: Seat | None) -> Text | None:
    """How an event reads to a seat; None for one not worth a line to it."""
    data = event.data_for(seat)
    if event.kind == "factions-swapped":
        data["runs"] = [Text("runs-of", {"seat": f, "player": name}) for f, name in data["runs"].items()]
    if event.kind == "cubes-moved":
        data["from_space"] = list(dict.fromkeys(data["from_space"]))
    data = named(data)
    own = seat is not None and seat in event.to
    if event.kind in _SILENT and not own:
        return None
    if "scores" in data:
        data["scores"] = [Text("score-of", {"seat": f, "n": n}) for f, n in data["scores"].items()]
    return Text(f"event-{event.kind}{'-own' if own else ''}", data)


def tell(events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """A Turn in a few lines: cubes placed, or removed, one after the other are told together."""
    lines: list[Text] = []
    run: list[Event] = []
    for event in events:
        if run and (event.kind != run[0].kind or event.data["seat"] != run[0].data["seat"]):
            lines.append(_tell_run(run))
            run = []
        if event.kind in ("cube-placed", "cube-removed"):
            run.append(event)
        elif event.kind not in _UNTOLD and (text := event_text(event, seat)) is not None:
            lines.append(text)
    return [*lines, _tell_run(run)] if run else lines


_UNTOLD = {"turn-began", "affiliate-used", "action-declared", "placement-forfeited"}


def _tell_run(run: Sequence[Event]) -> Text:
    totals: dict[str, int] = {}
    for event in run:
        totals[event.data["space"]] = totals.get(event.data["space"], 0) + event.data["n"]
    places = [Text("times", {"space": short(space), "n": n}) for space, n in totals.items()]
    paid = sum(event.data.get("paid", 0) for event in run)
    return Text(f"told-{run[0].kind}", {"seat": run[0].data["seat"], "places": places, "paid": paid})


def private_text(view: Mapping[str, Any], seat: Seat) -> list[Text]:
    """What a seat holds in private, a line each: cards with what they do, cards laid aside, tokens."""
    lines = [Text("private-card", {"card": c, "what": card_line(c)}) for c in view["hands"][seat]]
    lines += [Text("private-aside", {"card": c, "what": card_line(c)}) for c in view["laid_aside"][seat]]
    musketeers = [m for m, holder in view["musketeers"].items() if holder == seat]
    if musketeers:
        lines.append(Text("private-musketeers", {"musketeer": musketeers}))
    if view["crowns"][seat] or view["coins"][seat]:
        coins = [str(v) for v in view["coins"][seat]]
        lines.append(Text("private-tokens", {"crowns": view["crowns"][seat], "coins": coins or ["–"]}))
    return lines


def card_line(card: str) -> Text:
    """What a card does, Season Cards by kind."""
    return Text(f"hint-season-{SEASON_CARDS[card].kind}") if card in SEASON_CARDS else card_text(card)
