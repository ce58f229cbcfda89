"""Texts for questions, options and events: message ids and their arguments, no sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fronde.core.types import Decision, Event, Json, OptionText, Seat, Text
from fronde.games.frondeurs.data import ACTION_CARDS, FACTIONS, INDEX, SEASON_CARDS, ActionData
from fronde.games.frondeurs.hints import battle_hint, cost, describe_result, hint_id, move_hint
from fronde.games.frondeurs.model import MAZARINIST, NOBODY, State, count_supply, get_owner
from fronde.games.frondeurs.names import text
from fronde.games.frondeurs.steps.common import STOP
from fronde.games.frondeurs.steps.moving import GO
from fronde.games.frondeurs.steps.reserve import count_addable_cubes
from fronde.games.frondeurs.steps.seasons import score_orange

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
"""The questions that each verb of the slash group answers."""

LEADS: Mapping[str, frozenset[str]] = {
    "play-card": frozenset({"choose-action"}),
    "at-any-time": frozenset({"affiliate-cube", "add-reserve", "move-prisoners"}),
}
"""Questions whose options are shown together with the answers to the next question."""
ALONG: Mapping[str, frozenset[str]] = {
    **{
        step: frozenset({step})
        for step in (
            "setup-cubes", "place-cubes", "lift-cubes", "remove-cubes", "move-cubes", "displace-cubes", "pay-for-king",
            "lose-cubes", "spend-reserve", "musketeer-cubes", "make-room",
        )
    },
    "at-any-time": frozenset({"at-any-time", *LEADS["at-any-time"], "end-turn"}),
}  # fmt: skip
"""Questions that may be answered several times at once, and the questions that may be answered with them."""
FORMS: Mapping[str, tuple[str, ...]] = {
    "place-cubes": ("place-cubes", "remove-cubes", "at-any-time", "end-turn"),
    **dict.fromkeys(("remove-cubes", "move-cubes"), ("at-any-time", "end-turn")),
}
"""Questions whose form asks for the rest of the Turn too."""
CLOSING = frozenset({STOP, GO, "end-turn"})
SECRETS: Mapping[str, str] = dict.fromkeys(("play-card", "use-musketeer", "season-price"), "size")
FOREMOST = "allow-turn"
"""D'Artagnan's holder is asked about every declared Space (7.53), so the option to allow the whole Turn comes first."""
ENDING = frozenset({STOP, "end-turn"})
"""Options that end a Turn; `stop` ends the placement of opening cubes."""

_MANY = 25
"""The most options in a list that is not grouped by region of the board."""


def prompt(state: State, decision: Decision) -> Text:
    """The text of a question."""
    args: dict[str, Json] = {key: value for key, value in decision.about.items() if isinstance(value, (str, int, list))}
    if decision.step == "season-timing":
        args["what"] = with_standing(state, args["card"])
    exile = ".exile" if decision.step in ("add-reserve", "spend-reserve") and in_exile(decision) else ""
    return text(f"ask-{decision.step}{exile}", **args)


def count_along(state: State, decision: Decision) -> tuple[int, int]:
    """The numbers of options and of answers that can be chosen at once: one for each cube, and at the opening also the
    end of the placement if several are left; optional actions once each, with the end of the Turn."""
    if decision.step == "at-any-time":
        return len(decision.options), len(decision.options) + 1
    remaining = int(decision.about["left"])
    return (remaining, remaining) if decision.step != "setup-cubes" or remaining == 1 else (remaining, remaining + 1)


# --- options ---


def describe(state: State, decision: Decision, option: str) -> OptionText:
    """The label, hint and group of an option."""
    kind, _, rest = option.partition(":")
    if kind in ("space", "place", "remove", "person", "fortress"):
        label = text(f"option-{kind}", space=rest) if kind in ("place", "remove") else Text(f"space-{rest}")
        return OptionText(label, space_hint(state, decision, option), _group(state, decision, option))
    if kind in ("card", "discard"):
        return _describe_card(decision, kind, rest)
    if kind == "action":
        card = ACTION_CARDS[state.play.card]
        return OptionText(action_text(card.a if rest == "a" else card.b, card.target))
    if kind == "move":
        person, fortress = rest.split(":")
        return OptionText(text("option-move", person=person, fortress=fortress), None, Text(f"space-{person}"))
    if kind in ("musketeer", "cancel"):
        return _describe_musketeer(kind, rest.split(":"))
    if kind == "faction":
        message = text("hint-left", n=count_supply(state, FACTIONS.index(rest)))
        return OptionText(text("option-faction", seat=rest), message)
    if kind in ("spend", "add"):
        split = _battle_split(decision, rest)
        hint = Text("hint-add") if kind == "add" else battle_hint(state, decision, split["placed"])
        return OptionText(text(f"option-{kind}", n=int(rest), **split), hint)
    if kind == "coin":
        value, _, when = rest.partition(":")
        hint = Text(f"hint-coin-{when or 'give'}")
        return OptionText(text(f"option-coin-{when or 'give'}", n=int(value)), hint, _pile(decision, "tokens"))
    name = "crown-give" if option == "crown" and decision.step == "season-price" else option.replace(":", "-")
    group = _pile(decision, "tokens" if option == "crown" else "else")
    return OptionText(_label(decision, name), _hint(state, decision, name), group, is_first=name == FOREMOST)


def _label(decision: Decision, name: str) -> Text:
    """The label of an option that names nothing on the board. At the opening, `stop` ends the Turn."""
    if name == STOP and decision.step == "setup-cubes":
        return Text("option-end-turn")
    return Text(f"option-{name}-exile" if name.startswith("reserve-") and in_exile(decision) else f"option-{name}")


def in_exile(decision: Decision) -> bool:
    """Whether the seat uses the Exile box: the Mazarinist. The others use Spanish Gold (7.6)."""
    return decision.seat == FACTIONS[MAZARINIST]


def _hint(state: State, decision: Decision, name: str) -> Text | None:
    if name == "go":
        return move_hint(state)
    if name in ("free-first", "free-last"):
        return text(f"hint-{name}", effect=SEASON_CARDS[decision.about["card"]].kind)
    if name not in _HINTED or (decision.step == "setup-cubes" and not decision.about.get("left", 1)):
        return None
    seat = FACTIONS.index(decision.seat)
    args = (
        {"n": count_addable_cubes(state, seat), "reserve": state.reserve[seat]} if name.startswith("reserve-") else {}
    )
    return text(hint_id(state, decision, name), question=decision.step, active_seat=FACTIONS[state.active], **args)


_HINTED = {
    "affiliate", "king-progress", "recover-king", "move-prisoners", "reserve-add", "reserve-spend", "liberate",
    "crown", "crown-give", "stop", "block", "block-porthos", "allow", "allow-turn",
    "keep-block", "forfeit", "pay", "let-pass", "decline", "help", "release", "cubes",
}  # fmt: skip


def _describe_musketeer(kind: str, names: Sequence[str]) -> OptionText:
    hint = Text("hint-cancel") if kind == "cancel" else Text(f"hint-musketeer-{names[0]}")
    return OptionText(
        text(f"option-{kind}", musketeer=names), text("hint-twice", what=hint) if len(names) > 1 else hint
    )


def _battle_split(decision: Decision, rest: str) -> dict[str, int]:
    hostile = int(decision.about.get("hostile", 0))
    removals = min(hostile, int(rest))
    return {"removed": removals, "placed": int(rest) - removals}


def _group(state: State, decision: Decision, option: str) -> Text:
    """The heading of a Space in a list: the action there, or in a long list the part of the board, otherwise whose
    Space it is."""
    kind, _, slug = option.partition(":")
    if kind in ("place", "remove"):
        return Text(f"group-{kind}")
    if len(decision.options) > _MANY:
        return Text(f"region-{state.board.spaces[INDEX[slug]].region}")
    owner = get_owner(state, INDEX[slug])
    own = owner != NOBODY and FACTIONS[owner] == decision.seat
    return Text("group-own" if own else "group-empty" if owner == NOBODY else "group-rival")


def space_hint(state: State, decision: Decision, option: str) -> Text:
    """A Space's points and cubes, the result of the choice, and its cost."""
    space = INDEX[option.partition(":")[2]]
    parts = {"worth": worth(state, space), "standing": describe_space(state, space)}
    return text(
        "hint-space", **parts, outcome=describe_result(state, decision, option), cost=cost(state, decision, option)
    )


def worth(state: State, space: int) -> Text:
    """A Space's PP and MP, with both values if it has two."""
    data = state.board.spaces[space]
    values = {
        kind: pair[0] if pair[0] == pair[1] else f"{pair[0]}/{pair[1]}"
        for kind, pair in (("pp", data.pp), ("mp", data.mp))
    }
    kinds = "-".join(kind for kind, pair in (("pp", data.pp), ("mp", data.mp)) if pair[1])
    return Text(f"worth-{kinds}" if kinds else "worth-none", values)


def describe_space(state: State, space: int) -> Text:
    """The Faction in a Space, the number of its cubes, and whether it has Control."""
    owner = get_owner(state, space)
    if owner == NOBODY:
        return Text("standing-arrested" if state.arrested >> space & 1 else "standing-empty")
    has_control = state.control[owner] >> space & 1
    return text("standing-control" if has_control else "standing-influence", seat=FACTIONS[owner], n=state.count[space])


def _describe_card(decision: Decision, kind: str, card: str) -> OptionText:
    if kind == "discard":
        return OptionText(text("option-discard", card=card), Text("hint-discard"), _pile(decision, "discards"))
    return OptionText(text("card-name", card=card), card_line(card), _pile(decision, "cards"))


def _pile(decision: Decision, name: str) -> Text | None:
    """The heading of cards and tokens in a long list; None in a short one."""
    return Text(f"group-{name}") if len(decision.options) > _MANY else None


def action_text(action: ActionData, target: str) -> Text:
    """The text of an Action."""
    does = f"does-{action.action}{'-controlled' if action.controlled else ''}"
    return text(does, n=action.cubes or action.place, removed=action.remove, target=target)


def card_text(card: str) -> Text:
    """Both Actions of a card in one line."""
    data = ACTION_CARDS[card]
    return text("hint-card", a=_brief(data.a), b=_brief(data.b), target=data.target)


def _brief(action: ActionData) -> Text:
    return text(f"brief-{action.action}{'-controlled' if action.controlled else ''}", n=action.cubes or action.place)


# --- events ---

_SILENT = {"card-dealt", "turn-ended"}


def event_text(event: Event, seat: Seat | None) -> Text | None:
    """The text of an event for a seat; None if it needs no line."""
    data = event.data_for(seat)
    if event.kind == "factions-swapped":
        data["runs"] = [text("runs-of", seat=f, player=name) for f, name in data["runs"].items()]
    if event.kind == "cubes-moved":
        data["from_space"] = list(dict.fromkeys(data["from_space"]))
    own = seat is not None and seat in event.to
    if event.kind in _SILENT and not own:
        return None
    if "scores" in data:
        data["scores"] = [text("score-of", seat=f, n=n) for f, n in data["scores"].items()]
    return text(f"event-{event.kind}{'-own' if own else ''}", **data)


def private_text(view: Mapping[str, Json], seat: Seat) -> list[Text]:
    """What a seat holds in private, one line each: cards with their effects, cards held aside, tokens."""
    lines = [text("private-card", card=c, what=card_line(c)) for c in view["hands"][seat]]
    lines += [text("private-aside", card=c, what=card_line(c)) for c in view["laid_aside"][seat]]
    musketeers = [m for m, holder in view["musketeers"].items() if holder == seat]
    if musketeers:
        lines.append(text("private-musketeers", musketeer=musketeers))
    if view["crowns"][seat] or view["coins"][seat]:
        coins = [str(v) for v in view["coins"][seat]]
        lines.append(text("private-tokens", crowns=view["crowns"][seat], coins=coins or ["–"]))
    return lines


def card_line(card: str) -> Text:
    """The effect of a card, for a Season Card with the Persons, places and prices it names."""
    return text("season-line", what=season_text(card)) if card in SEASON_CARDS else card_text(card)


def season_text(card: str) -> Text:
    """The effect of a Season Card, with its Persons and places."""
    data = SEASON_CARDS[card]
    args = {"persons": list(data.arrest), "space": data.location or "", "person": data.army_commander or ""}
    commands = int(data.army_commander is not None)
    more = {"n": data.cubes, "token": data.token or "", "scope": (data.scope or "").partition("+")[0]}
    return text(f"season-{data.kind}", extra=data.extra, commands=commands, **args, **more)


def with_standing(state: State, card: str) -> Text:
    """The effect of a Season Card, for a battle with the current scores."""
    if SEASON_CARDS[card].kind != "battle":
        return card_line(card)
    scores = [text("score-of", seat=f, n=n) for f, n in zip(FACTIONS, score_orange(state), strict=True)]
    return text("season-standing", what=card_line(card), scores=scores)
