"""Texts for questions, options and events: message ids and their arguments, no sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from fronde.core.game import View
from fronde.core.offers import ANSWERING, COMPOSING, name_parts
from fronde.core.sentences import join
from fronde.core.types import Decision, Event, Json, Name, OptionText, Seat, Text
from fronde.games.mousquetaires.data import (
    ADVENTURE,
    FOES,
    ITEMS,
    MILADY,
    MISSIONS,
    QUESTS,
    STRENGTH,
    TABLE,
    TRACKS,
    TRAPS,
)
from fronde.games.mousquetaires.fencing import Arms
from fronde.games.mousquetaires.model import (
    Duel,
    State,
    can_ride,
    find_mission,
    foe_life,
    hand_of,
    level_of,
    milady_of,
    next_stage,
    path_spaces,
    skill_of,
    unseen_tokens,
)
from fronde.games.mousquetaires.names import readable, text
from fronde.games.mousquetaires.odds import Chances, chances_again, chances_down, chances_of, shares_of
from fronde.games.mousquetaires.steps.duels import arms_of, dice_with, get_duel, new_duel
from fronde.games.mousquetaires.steps.quests import meets_token_at_once
from fronde.games.mousquetaires.steps.trade import NOTHING

VERBS: Mapping[str, tuple[str, ...]] = {
    "act": ("act", "obey"),
    "play": ("play-cards", "pay-spies", "pay-card"),
    "fight": ("fight", "add-epic", "reroll", "reroll-red"),
    "buy": ("buy-more", "replace-item"),
    "lay": ("lay-tokens", "post", "first-paris", "place-paris", "take-paris"),
    "scheme": ("choose-destination", "treachery", "name-musketeer", "reveal", "take-treachery"),
    "give": ("sacrifice", "lose-equipment"),
    "one-for-all": ("one-for-all", "hold-time", "save-queen"),
    "scout": ("scout-tokens",),
    "offer": COMPOSING,
    "answer": (ANSWERING,),
}
"""The questions that each verb of the slash group answers."""

ASKED_ALONE = frozenset(
    {"act", "buy-more", "pay-card", "play-cards", "fight", "pay-spies", "post", "take-treachery", "reveal"}
)
"""Questions that are asked even with one answer, because not everybody can see that there is only one."""
ALONG: Mapping[str, frozenset[str]] = {"post": frozenset({"post"})}
APART: Mapping[str, str] = {"duel-ended": "duel:told"}
SECRETS: Mapping[str, str] = {
    **dict.fromkeys(
        ("act", "obey", "pay-spies", "pay-card", "fight", "add-epic", "buy-more", "lay-tokens", "post", "treachery",
         "take-treachery", "sacrifice", "one-for-all", "hold-time", "save-queen"),
        "size",
    ),
    **dict.fromkeys(("play-cards", "reveal"), "question"),
}  # fmt: skip
"""Questions that depend on a hand: other players must not learn the number of options ("size"), or the question
itself."""

NONE = Text("told-none")


def percent(share: float) -> int:
    """A share as a whole percentage."""
    return round(100 * share)


def tell_dice(dice: Iterable[str]) -> Text:
    """The text of some dice."""
    lines = list(dice)
    third = lines.count("lys") + lines.count("cross")
    face = "cross" if "cross" in lines else "lys"
    if not lines:
        return Text("told-no-dice")
    return text("told-dice", swords=lines.count("sword"), shields=lines.count("shield"), n=third, face=face)


# --- questions ---


def count_along(state: State, decision: Decision) -> tuple[int, int]:
    """(options, answers): as many cards as the mission has strength left, because none has less than 1 (2.3)."""
    return int(decision.about["n"]), int(decision.about["n"])


def prompt(state: State, decision: Decision) -> Text:
    """The text of a question."""
    step, about = decision.step, dict(decision.about)
    if step in (*COMPOSING, ANSWERING):
        return Text(f"ask-{step}", name_parts(about, thing))
    if step == "lay-tokens":
        return Text(f"ask-lay-tokens.{'inn' if 'path' in about else 'other'}", readable(about))
    if step == "reveal":
        return Text(f"ask-reveal.{'siege' if about['place'] == 'la-rochelle' else 'other'}", readable(about))
    if step in ("reroll", "reroll-red"):
        dice = {side: tell_dice(about.pop(side)) for side in ("blue", "red")}
        return text(f"ask-{step}", **readable(about), **dice)
    if step == "fight" or step == "add-epic":
        return text(f"ask-{step}", foe=foe_name(about.get("foe", "")))
    if step == "name-musketeer":
        what = Name("trap", about["trap"]) if "trap" in about else Name("treachery", about["treachery"])
        return text("ask-name-musketeer", what=what)
    return Text(f"ask-{step}", readable(about))


def foe_name(foe: str) -> Name | Text:
    """The name of a foe, or the text for a face-down token."""
    return Name("foe", foe) if foe else Text("told-unknown")


# --- options ---


def describe(state: State, decision: Decision, option: str) -> OptionText:
    """The label, hint and group of an option."""
    kind, _, rest = option.partition(":")
    if decision.step in (*COMPOSING, ANSWERING):
        return OptionText(describe_offer(option))
    if decision.step in _BY_OPTION:
        return _BY_OPTION[decision.step](state, decision, option)
    if decision.step in _BY_STEP:
        return _BY_STEP[decision.step](state, decision, rest)
    group = Text(f"group-{_GROUPS[kind]}") if kind in _GROUPS else None
    if kind in _BY_KIND:
        return _BY_KIND[kind](state, decision, rest)._replace(group=group)
    slug = option.replace(":", "-")
    return OptionText(Text(f"option-{slug}"), Text(f"hint-{slug}"), group)


Teller = Callable[[State, Decision, str], OptionText]


def _by_name(label: str, kind: str, hint: str) -> Teller:
    """A function for options that name something of a kind, with a hint for each id."""
    return lambda state, decision, id_: OptionText(text(label, **{kind: id_}), Text(f"{hint}-{id_}"))


def _move(state: State, decision: Decision, place: str) -> OptionText:
    free = Text("told-free") if can_ride(state, decision.seat) else Text("told-nothing")
    return OptionText(text("option-move", place=place), text(f"hint-move-{place}", free=free))


def _reinforce(state: State, decision: Decision, card: str) -> OptionText:
    hint = text("hint-reinforce", n=ADVENTURE[card].value)
    return OptionText(text("option-reinforce", card=card), hint)


def _challenge(state: State, decision: Decision, rest: str) -> OptionText:
    seat = decision.seat
    where, _, skill = rest.partition(":")
    level, own, count = level_of(state, where, skill), skill_of(state, seat, skill), hand_of(state, seat).count(skill)
    hint = text("hint-challenge", own=own, n=max(level - own, 0), held=count)
    return OptionText(text("option-challenge", skill=skill, level=level), hint)


def _duel(state: State, decision: Decision, rest: str) -> OptionText:
    where, _, target = rest.partition(":")
    foe, slot = (state.board[int(target)].token, int(target)) if target.isdigit() else (target, -1)
    label = text("option-duel", foe=foe)
    if foe == "snare":
        return OptionText(label, Text("hint-snare"))
    return OptionText(label, tell_chances(state, new_duel(state, decision.seat, foe, where, slot)))


def tell_chances(state: State, duel: Duel, cards: Sequence[str] = (), more: int = 0) -> Text:
    """The exact chances of a duel with some cards and `more` dice, equipment and abilities included (4.2 to 4.6); with
    a sword, also those without its reroll. For a face-down token they are averaged over all possible tokens."""
    dice, arms = min(dice_with(state, duel, cards) + more, TABLE.most_dice), arms_of(state, duel)
    chances = _reckon(state, duel.foe, dice, arms)
    data: dict[str, object] = {"dice": dice, "blood": percent(chances.blood), "wound": percent(chances.wound)}
    if arms.sword:
        plain = _reckon(state, duel.foe, dice, arms._replace(sword=False))
        data |= {"plain": percent(plain.blood), "risk": percent(plain.wound)}
    kind = "-sword" if arms.sword else ""
    if not duel.foe:
        token = Text("told-laid-milady" if milady_of(state) else "told-laid-chance")
        return text(f"hint-down{kind}", **data, laid=token)
    again = Text("told-foe-rerolls") if FOES[duel.foe].ability == "reroll" else Text("told-nothing")
    return text(f"hint-duel{kind}", **data, life=foe_life(state, duel.foe), again=again)


def _reckon(state: State, foe: str, dice: int, arms: Arms) -> Chances:
    if foe:
        return chances_of(dice, foe, arms)
    spaces = sum(not space.up for space in state.board)
    return chances_down(dice, shares_of(unseen_tokens(state), spaces), arms)


def _inn(state: State, decision: Decision, path: str) -> OptionText:
    slot, first = next_stage(state, path), path_spaces(path).start
    label = {"path": path, "stage": slot - first + 1}
    if not meets_token_at_once(state, decision.seat, path):
        return OptionText(text("option-inn-enter", **label), Text("hint-inn-enter"))
    return OptionText(text("option-inn", **label), _tell_space(state, decision, slot))


def _return(state: State, decision: Decision, slot: str) -> OptionText:
    return OptionText(text("option-return", n=int(slot) + 1), _tell_space(state, decision, int(slot)))


def _tell_space(state: State, decision: Decision, slot: int) -> Text | None:
    """The hint for a space of the quest board, as far as it is known."""
    space = state.board[slot]
    if not space.up:
        return tell_chances(state, new_duel(state, decision.seat, "", "quest"))
    if space.token in FOES:
        return _duel(state, decision, f"quest:{slot}").hint
    return text("hint-token-up", token=space.token)


def _trap(state: State, decision: Decision, where: str) -> OptionText:
    mission = find_mission(state, where)
    return _by_name("option-trap", "trap", "hint-trap")(state, decision, mission.trap if mission else "")


def _buy(state: State, decision: Decision, item: str) -> OptionText:
    label = text("option-buy", item=item, n=ITEMS[item].price)
    return OptionText(label, Text(f"hint-item-{item}"))


def _order(state: State, decision: Decision, other: str) -> OptionText:
    return OptionText(text("option-order", seat=other), Text("hint-order"))


def _escape(state: State, decision: Decision, rest: str) -> OptionText:
    return OptionText(Text("option-escape"), tell_chances(state, new_duel(state, decision.seat, "guard", "bastille")))


_BY_KIND: dict[str, Teller] = {
    "move": _move,
    "character": _by_name("option-character", "card", "hint-character"),
    "reinforce": _reinforce,
    "challenge": _challenge,
    "duel": _duel,
    "inn": _inn,
    "return": _return,
    "trap": _trap,
    "escape": _escape,
    "order": _order,
    "buy": _buy,
}
"""The function for the text of an action, by kind, from the rest of its id. Other actions have one fixed text."""
_GROUPS = {
    "move": "move", "draw": "cards", "character": "cards", "reinforce": "cards", "challenge": "deeds", "duel": "deeds",
    "inn": "deeds", "return": "deeds", "passage": "deeds", "trap": "deeds", "bribe": "deeds", "escape": "deeds",
    "order": "deeds", "scout": "deeds", "begin": "end", "decline": "end", "end-turn": "end", "buy": "arsenal",
}  # fmt: skip
"""The group of an action, by kind."""


def _fight(state: State, decision: Decision, option: str) -> OptionText:
    """Combat cards, or Aramis's card, with the exact chances."""
    (kind, _, rest), duel = option.partition(":"), get_duel(state)
    if kind == "any":
        return OptionText(text("option-any", card=rest), tell_chances(state, duel, more=1))
    cards = () if rest == "none" else tuple(rest.split("+"))
    label = text("option-fight", cards=list(cards)) if cards else Text("option-fight-none")
    return OptionText(label, tell_chances(state, duel, cards))


def _play(state: State, decision: Decision, option: str) -> OptionText:
    kind, _, rest = option.partition(":")
    if kind == "any":
        return OptionText(text("option-any", card=rest), Text("hint-any-challenge"))
    if kind == "ease":
        return OptionText(Text("option-ease"), text("hint-ease", n=state.epic))
    short = decision.about["n"] - int(rest)
    hint = Text("hint-play-enough") if short <= 0 else text("hint-play-short", n=short)
    return OptionText(text("option-play", n=int(rest), skill=decision.about["skill"]), hint)


def _add_epic(state: State, decision: Decision, rest: str) -> OptionText:
    duel = get_duel(state)._replace(epic=int(rest))
    return OptionText(text("option-epic", n=int(rest)), tell_chances(state, duel))


def _reroll(state: State, decision: Decision, rest: str) -> OptionText:
    """A reroll, or keeping all dice, with the exact chances that follow."""
    duel = get_duel(state)
    chances = chances_again(duel.blue_dice, duel.red_dice, duel.foe, arms_of(state, duel), not duel.rounds, duel.reroll,
                          red_die=decision.step == "reroll-red", face="" if rest == "keep" else rest)  # fmt: skip
    args = {"blood": percent(chances.blood), "wound": percent(chances.wound)}
    if rest == "keep":
        return OptionText(Text("option-reroll-keep"), Text(f"hint-{decision.step}-keep", args))
    return OptionText(text("option-reroll", face=rest), Text(f"hint-{decision.step}", args))


def _post(state: State, decision: Decision, rest: str) -> OptionText:
    kind = "trap" if rest in TRAPS else "foe"
    return OptionText(
        text(f"option-post-{kind}", **{kind: rest}, n=STRENGTH[rest]),
        Text(f"hint-trap-{rest}") if kind == "trap" else tell_foe(rest),
    )


def tell_foe(foe: str) -> Text:
    """The dice, life points and ability of an adversary card."""
    data = FOES[foe]
    ability = Text(f"ability-{data.ability}") if data.ability else Text("told-nothing")
    return text("hint-foe", dice=data.dice, life=data.life, ability=ability)


def _paris(state: State, decision: Decision, rest: str) -> OptionText:
    if rest == "none":
        return OptionText(Text("option-paris-none"), Text("hint-paris-none"))
    hint = text(f"hint-mission-{rest}", n=MISSIONS[rest].strength)
    return OptionText(text("option-paris", mission=rest), hint)


def _treachery(state: State, decision: Decision, rest: str) -> OptionText:
    if rest == "draw":
        return OptionText(Text("option-treachery-draw"), text("hint-treachery-draw", n=len(state.treachery_deck)))
    return _by_name("option-treachery", "treachery", "hint-treachery")(state, decision, rest)


def _seat(state: State, decision: Decision, rest: str) -> OptionText:
    hint = text("hint-seat", place=state.place[rest], life=state.life[rest], n=len(state.gear[rest]))
    return OptionText(text("option-seat", seat=rest), hint)


def _pay(state: State, decision: Decision, rest: str) -> OptionText:
    return OptionText(text("option-pay", cards=rest.split("+")))


def _buy_more(state: State, decision: Decision, rest: str) -> OptionText:
    if rest == "done":
        return OptionText(Text("option-buy-done"), Text("hint-buy-done"))
    return _buy(state, decision, rest)


def _reveal(state: State, decision: Decision, rest: str) -> OptionText:
    if rest in ADVENTURE:
        return OptionText(text("option-reveal-discard", card=rest), Text("hint-reveal-discard"))
    if rest == "take":
        rest = f"take-{decision.about['place']}"
    return OptionText(Text(f"option-reveal-{rest}"), Text(f"hint-reveal-{rest}"))


def _token(state: State, decision: Decision, rest: str) -> OptionText:
    if rest == "rest":
        return OptionText(Text("option-token-rest"), Text("hint-token-rest"))
    remaining = state.reserve.count(rest) if rest in state.reserve else 0
    return OptionText(text("option-token", token=rest), text("hint-token", n=remaining))


def _space(state: State, decision: Decision, rest: str) -> OptionText:
    path, stage = divmod(int(rest) - 1, QUESTS.stages)
    return OptionText(text("option-space", path=QUESTS.paths[path], stage=stage + 1))


_BY_OPTION: dict[str, Teller] = {"fight": _fight, "play-cards": _play}
"""The function for the text of an option, by question, from its whole id."""
_BY_STEP: dict[str, Teller] = {
    "post": _post,
    "first-paris": _paris,
    "place-paris": _paris,
    "take-paris": _paris,
    "treachery": _treachery,
    "take-treachery": _treachery,
    "name-musketeer": _seat,
    "lose-equipment": _by_name("option-lose", "item", "hint-item"),
    "replace-item": _by_name("option-lose", "item", "hint-item"),
    "pay-card": _pay,
    "pay-spies": _pay,
    "buy-more": _buy_more,
    "choose-destination": _by_name("option-dest", "place", "hint-dest"),
    "reveal": _reveal,
    "lay-tokens": _token,
    "scout-tokens": _space,
    "reroll": _reroll,
    "reroll-red": _reroll,
    "add-epic": _add_epic,
    "one-for-all": lambda state, decision, use: OptionText(
        Text(f"option-one-for-all-{use}"), Text(f"hint-one-for-all-{use}")
    ),
}
"""The function for the text of an option, by question, from the rest of its id."""


# --- offers ---


def thing(id_: str) -> Name | Text:
    """The name of what is offered or requested."""
    slug = id_.partition(":")[2]
    return Text("thing-nothing") if id_ == NOTHING else Name("card" if slug in ADVENTURE else "item", slug)


def describe_offer(option: str) -> Text:
    """The label of an option in a trade."""
    kind, _, rest = option.partition(":")
    if kind == "offer":
        return Text(f"option-offer-{rest}")
    if kind == "offer-to":
        return text("option-offer-to", seat=rest)
    return text(f"option-{kind}", thing=thing(rest))


# --- events ---


ABOUT_MILADY = frozenset({
    "destination-chosen", "milady-revealed", "milady-shown", "milady-driven", "milady-hid", "treachery-drawn",
    "treachery-played", "treachery-taken", "paris-taken", "musketeer-named", "siege-card-lost", "ended-by-time",
    "ended-by-siege", "ended-by-honour", "ended-by-constance", "ended-by-elimination",
})  # fmt: skip
"""Events whose texts name Milady, so that they can address her player: `.you-milady`. She is no argument of the others,
because a log can be limited to the lines with her name."""


def event_text(event: Event, seat: Seat | None) -> Text | None:
    """The text of an event for a seat; None if the seat learns nothing of it."""
    if not event.reaches(seat):
        return None
    data = event.data_for(seat)
    if event.kind in _TELL:
        return _TELL[event.kind](data)
    if event.kind.startswith("offer-"):
        return Text(f"event-{event.kind}", name_parts(data, thing))
    own = bool(event.secret) and seat in event.to
    names = {"milady": Name("seat", MILADY)} if event.kind in ABOUT_MILADY else {}
    return Text(f"event-{event.kind}{'-own' if own else ''}", {**readable(data), **names})


def _tell_duel(data: Mapping[str, Json]) -> Text:
    rounds = [text("told-round", blue=tell_side(r, 0), red=tell_side(r, 2)) for r in data["rounds"]]
    side = ("nobody", "own", "foe", "both")[bool(data["hurt"]) + 2 * bool(data["struck"])]
    names = {"seat": data["seat"], "foe": data["foe"]}
    outcome = text(f"told-blood-{side}", **names, hurt=data["hurt"], struck=data["struck"])
    cards = data["cards"]
    cards_text = text("told-with-cards", cards=cards) if cards else Text("told-nothing")
    return text("event-duel-ended", **names, cards=cards_text, rounds=join(rounds), outcome=outcome)


def tell_side(one: Mapping[str, Json], first: int) -> Text:
    """The dice of one side in a round, with the additions."""
    dice = tell_dice(one["blue" if first == 0 else "red"])
    swords, shields = one["extra"][first], one["extra"][first + 1]
    if not (swords or shields):
        return dice
    return text("told-dice-and", dice=dice, swords=swords, shields=shields)


def _tell_throw(data: Mapping[str, Json]) -> Text:
    details = {"blue": len(data["blue"]), "red": len(data["red"]), "own": data["own"], "n": data["n"]}
    return Text("event-siege-thrown", details)


def _tell_posts(data: Mapping[str, Json]) -> Text:
    cards = [*(Name("foe", foe) for foe in data["foes"]), *(Name("trap", trap) for trap in data["traps"])]
    return text("event-posts-turned-up", place=data["place"], posts=cards)


_TELL: dict[str, Callable[[Mapping[str, Json]], Text]] = {
    "duel-ended": _tell_duel,
    "siege-thrown": _tell_throw,
    "constance-strangled": lambda data: text(
        "event-constance-strangled", n=data["n"], total=data["total"], most=TRACKS.constance
    ),
    "game-began": lambda data: text(
        "event-game-began", seats=[one for one in data["seats"] if one != MILADY], milady=Name("seat", MILADY)
    ),
    "board-completed": lambda data: text("event-board-completed", **data),
    "posts-turned-up": _tell_posts,
}


# --- what only one seat knows ---


def private_text(view: View, seat: Seat) -> list[Text]:
    """A musketeer's hand; for Milady her place and her cards."""
    if seat in view["musketeers"]:
        cards = view["hands"][view["musketeers"][seat]["hand"]]
        return [text("private-hand", cards=cards or NONE)]
    milady = view["milady"]
    place = milady["place"]
    return [
        text("private-place", place=place) if place else Text("private-nowhere"),
        text("private-treachery", cards=[Name("treachery", card) for card in milady["treachery"]] or NONE),
        text("private-paris", cards=[Name("mission", card) for card in milady["paris"]] or NONE),
        text("private-adversaries", cards=[
            Name("trap" if card in TRAPS else "foe", card) for card in milady["adversaries"]] or NONE),
    ]  # fmt: skip
