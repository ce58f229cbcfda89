"""Texts for questions, options and events: message ids and their arguments, no sentences. Reports are in stories.py."""

from __future__ import annotations

from collections.abc import Mapping

from fronde.core.types import Decision, Event, Json, Name, OptionText, Seat, Text
from fronde.games.liberte.data import CARDS, FIRST_SCORING_TURN, PLACE, PROVINCES, REGION_OF, TURN
from fronde.games.liberte.model import Stack, State, find_rooms, find_stack, free_tokens, reach_of
from fronde.games.liberte.names import text, with_names
from fronde.games.liberte.steps.actions import DISCARD, DISCARD_AND_END, KEEP, KEEP_AND_END
from fronde.games.liberte.steps.common import END_TURN
from fronde.games.liberte.steps.elections import points_at_stake
from fronde.games.liberte.steps.ties import TIES

VERBS: Mapping[str, tuple[str, ...]] = {
    "action": ("choose-action", "go-on"),
    "place": ("place-blocks",),
    "keep": ("keep-card",),
    "take": ("take-card", "take-second", "refresh-draw"),
    "discard": ("discard-two", "refresh-discard"),
    "strike": ("special-target", "terror-card"),
    "advance": TIES,
}
"""The questions that each verb of the slash group answers."""

ALONG: Mapping[str, frozenset[str]] = {"place-blocks": frozenset({"place-blocks", "keep-card"})}
"""All blocks of a card may be placed at once, together with the answer about the card."""
CLOSING = frozenset({KEEP, KEEP_AND_END, DISCARD, DISCARD_AND_END})
ENDING = frozenset({END_TURN, KEEP_AND_END, DISCARD_AND_END})
"""Options that end an action, which is summed up before."""
SECRETS: Mapping[str, str] = dict.fromkeys(("choose-action", "go-on"), "size")
NOTHING = Text("hint-nothing")
MENU = 25
"""The most options in a list without groups."""

# --- questions ---


def count_along(state: State, decision: Decision) -> tuple[int, int]:
    """The numbers of options and of answers that can be chosen at once: each block separately, and the answer about the
    card."""
    return int(decision.about["n"]), int(decision.about["n"]) + 1


def prompt(state: State, decision: Decision) -> Text:
    """The text of a question."""
    step, args = decision.step, with_names(decision.about)
    if step == "special-target":
        return Text(f"ask-special-target.{decision.about['effect']}", args)
    if step in TIES:
        args |= see_tie(state, decision.seat)
    if step == "province-tie":
        province = decision.about["province"]
        stack = find_stack(state, PLACE[province], decision.seat)
        assert stack is not None
        args |= {"stakes": stakes(state, province), "colour": Name("colour", stack.faction)}
    if step == "government-tie":
        return Text(f"ask-government-tie.{decision.about['what']}", args)
    if step == "choose-action" and state.last_round:
        return Text("ask-choose-action.last", args)
    return Text(f"ask-{step}", args)


def see_tie(state: State, seat: Seat) -> dict[str, Json]:
    """The other seats in the current tie, and the cards advanced so far."""
    tie = state.stack[-1]
    bids = [text("tie-bid", seat=bid.seat, card=bid.card, n=CARDS[bid.card].value) for bid in tie["bids"]]
    others = [other for other in tie["seats"] if other != seat]
    return with_names({"others": others, "bids": text("tie-bids", bids=bids) if bids else NOTHING})


def stakes(state: State, province: str) -> Text:
    """What a province gives in addition to a vote."""
    place = PLACE[province]
    if PROVINCES[province].paris:
        return Text("stakes-paris")
    points = points_at_stake(state, place)
    return text("stakes-points", n=points) if points else Text("stakes-vote")


# --- options ---


def describe(state: State, decision: Decision, option: str) -> OptionText:
    """The label and hint of an option, and in a long list its group."""
    kind, _, rest = option.partition(":")
    reading = DESCRIBED.get(kind, describe_plain)(state, decision, option, rest)
    if len(decision.options) <= MENU:
        return reading
    return reading._replace(group=group_of(state, kind, rest))


def describe_plain(state: State, decision: Decision, option: str, rest: str) -> OptionText:
    """An option that names no card or place."""
    args = {"n": len(state.displays[decision.seat]), "hand": len(state.hands[decision.seat])}
    word = option.replace(":", "-")
    return OptionText(Text(f"option-{word}", args), Text(f"hint-{word}", args))


def describe_place(state: State, decision: Decision, option: str, card: str) -> OptionText:
    """A card to play for its blocks, with the number that can be placed."""
    data = CARDS[card]
    rooms = find_rooms(state, decision.seat, data.faction or "", reach_of(card))
    most = min(data.value, state.supply[data.faction or ""], sum(room for _, room in rooms))
    short = text("hint-short", n=most) if most < data.value else NOTHING
    return OptionText(text("option-place", card=card), text("hint-place", facts=facts(card), short=short))


def describe_cannon(state: State, decision: Decision, option: str, card: str) -> OptionText:
    """A card to play for a token in the Battle Box."""
    seat, battle = decision.seat, TURN[state.turn].battle or ""
    hint = text("hint-cannon", battle=battle, n=state.battle_box[seat], tokens=free_tokens(state, seat))
    return OptionText(text("option-cannon", card=card), hint)


def describe_special(state: State, decision: Decision, option: str, card: str) -> OptionText:
    """A Special to play."""
    return OptionText(text("option-special", card=card), Text(f"effect-{CARDS[card].effect}"))


def describe_take(state: State, decision: Decision, option: str, card: str) -> OptionText:
    """A card to take, open or from the deck."""
    if card not in CARDS:
        return describe_plain(state, decision, option, card)
    return OptionText(text("option-take-open", card=card), facts(card))


def describe_discard(state: State, decision: Decision, option: str, card: str) -> OptionText:
    """A card to discard from the hand, or the one just played."""
    if not card:
        return describe_plain(state, decision, option, card)
    return OptionText(text("option-discard-card", card=card), facts(card))


def describe_blocks(state: State, decision: Decision, option: str, rest: str) -> OptionText:
    """Blocks for a province: their number, and the stacks there."""
    province, _, n = rest.partition(":")
    label = text("option-blocks", province=province, n=int(n), colour=decision.about["faction"])
    return OptionText(label, Text("hint-province", see_province(state, province)))


def describe_target(state: State, decision: Decision, option: str, rest: str) -> OptionText:
    """A block or stack to remove."""
    province, _, owner = rest.partition(":")
    stack = next(one for one in state.map[PLACE[province]] if one.seat == owner)
    label = text("option-struck", province=province, stack=see_stack(stack))
    return OptionText(label, Text("hint-province", see_province(state, province)))


def describe_displayed_card(state: State, decision: Decision, option: str, card: str) -> OptionText:
    """A card in a display."""
    owner = next(seat for seat, display in state.displays.items() if card in display)
    return OptionText(text("option-displayed", card=card, seat=owner), facts(card))


def describe_advance(state: State, decision: Decision, option: str, card: str) -> OptionText:
    """A card to advance, and the value it has to beat."""
    bids = state.stack[-1].get("bids", ())
    best = max((CARDS[bid.card].value for bid in bids), default=0)
    args = {"card": card, "n": CARDS[card].value, "best": best}
    level = "level" if best == CARDS[card].value else "ahead" if bids else "first"
    kind = option.partition(":")[0]
    return OptionText(text(f"option-{kind}", **args), text(f"hint-{kind}", **args, standing=level))


DESCRIBED = {
    "place": describe_place,
    "cannon": describe_cannon,
    "special": describe_special,
    "take": describe_take,
    "discard": describe_discard,
    "blocks": describe_blocks,
    "block": describe_target,
    "stack": describe_target,
    "card": describe_displayed_card,
    "advance": describe_advance,
    "last": describe_advance,
}


def group_of(state: State, kind: str, rest: str) -> Text:
    """The group of an option in a long list: its region, the owner of its display, or its kind."""
    if kind in ("blocks", "block", "stack"):
        return text("group-region", region=REGION_OF[PLACE[rest.partition(":")[0]]])
    if kind == "card":
        owner = next(seat for seat, display in state.displays.items() if rest in display)
        return text("group-display", seat=owner)
    return text("group-kind", kind=kind if kind in ("place", "cannon", "special", "discard") else "other")


def facts(card: str) -> Text:
    """The printed facts of a card."""
    data = CARDS[card]
    if data.effect is not None:
        return Text(f"effect-{data.effect}")
    marks = text("facts-symbols", symbols=list(data.symbols)) if data.symbols else NOTHING
    where = data.region or Text("facts-club")
    return text("facts-card", colour=data.faction or "", n=data.value, where=where, marks=marks)


def see_stack(stack: Stack) -> Text:
    """The text of a stack."""
    return text("stack", seat=stack.seat, colour=stack.faction, n=stack.n)


def see_province(state: State, province: str) -> dict[str, Json]:
    """The stacks in a province, and what is printed there."""
    data, stacks = PROVINCES[province], state.map[PLACE[province]]
    return {
        "stacks": [see_stack(stack) for stack in stacks] or Text("hint-empty"),
        "points": see_points(state, province) if data.points else NOTHING,
        "paris": Text("hint-paris") if data.paris else NOTHING,
        "lily": Text("hint-lily") if data.fleur_de_lis else NOTHING,
    }


def see_points(state: State, province: str) -> Text:
    """The points of a province, or the turn from which it has them."""
    now = points_at_stake(state, PLACE[province]) > 0
    return text("hint-points" if now else "hint-points-later", n=PROVINCES[province].points, turn=FIRST_SCORING_TURN)


# --- events ---

UNTOLD = {"card-opened", "advance-declined", "displays-returned", "province-tied"}
"""Events that reports omit, because others show their results."""


def event_text(event: Event, seat: Seat | None) -> Text:
    """The text of an event for a seat."""
    data = event.data_for(seat)
    args = with_names(data)
    if event.kind.startswith("ended-by-"):
        return text(f"event-{event.kind}", **args, decided=text(f"decided-{data['why']}", winners=data["winners"]))
    if event.kind == "card-advanced":
        return text("event-card-advanced", seat=args["seat"], card=args["card"])
    own = seat is not None and seat in event.to
    return Text(f"event-{event.kind}{'-own' if own else ''}", args)


def private_text(view: Mapping[str, Json], seat: Seat) -> list[Text]:
    """The cards a seat holds in private, one line each."""
    hand = view["hands"][seat]
    return [text("private-card", card=card, facts=facts(card)) for card in hand]
