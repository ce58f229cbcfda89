"""Attacks from their announcement to their result (7.4 to 7.7), including those of foreign powers (6.8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from fronde.core.codec import Later, Line, ListOf, Number, Word
from fronde.core.flow import Frame, Step, call, frame, name_of, queue
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.jeanne.battle import (
    WAYS,
    Side,
    Way,
    answers_of,
    bonuses,
    cards_in,
    describe_battle,
    find_first,
    find_verdict,
    is_thrown,
    make_sides,
    read_sides,
    reds_of,
    sign_would_help,
    tell_sides,
)
from fronde.games.jeanne.data import CITIES, DEFENCE, FOREIGNERS, KINDS, RETREAT, SIGN, TABLE
from fronde.games.jeanne.model import (
    FOREIGN,
    FREE,
    NOBODY,
    State,
    cities_of,
    count_retreats,
    discard,
    has_marker,
    player_index,
    without,
    yellow_of,
)
from fronde.games.jeanne.steps.common import (
    ANYBODY,
    NONE,
    PLACE,
    WHO,
    city_in,
    city_options,
    names_of,
    roll,
    sums_of,
    take_city,
    tell_fall,
)

ALLOW, FORBID = "landing:allow", "landing:forbid"


def announce(state: State, who: int, source: int, city: int, way: Way, ctx: Context) -> None:
    """Announce a player's attack: mark both cities (7.4.3), and ask the ruler of the sea about a landing (6.6)."""
    state.attacked_from[who] |= 1 << source
    state.attacked[who] |= 1 << city
    battle = begin_battle(state, who, source, city, way)
    ctx.emit("attack-announced", **describe_battle(state, battle))
    asks_ruler = way == "landing" and state.ruler not in (NOBODY, who)
    queue(state, *([frame("forbid-landing", who=who, source=source, city=city)] * asks_ruler), battle)


def begin_battle(state: State, who: int, source: int, city: int, way: Way, foreigner: str = "") -> Frame:
    """The frame of a battle. `who` NOBODY: the attacker is the foreign power."""
    owner = state.owner[city]
    defender = NOBODY if owner == FOREIGN else owner
    return frame(
        "battle", attacker=who, defender=defender, source=source, city=city, way=way, foreigner=foreigner, answers=(),
        dice=(),
    )  # fmt: skip


class ForbidLanding(Step[State], once=True):
    """The ruler of the sea allows or forbids a landing; a forbidden landing still counts as an attack (6.6). Frame:
    `who` lands from `source` at `city`."""

    rule = "6.6"
    memory = {"who": WHO, "source": PLACE, "city": PLACE}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        about: dict[str, Json] = {"attacker_seat": state.seats[frame["who"]]}
        about |= {"source_city": CITIES[frame["source"]], "city": CITIES[frame["city"]]}
        return (self.question(state.seats[state.ruler], (ALLOW, FORBID), **about),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        ctx.no_undo()
        about: dict[str, Json] = {"attacker_seat": state.seats[frame["who"]], "city": CITIES[frame["city"]]}
        if action.picks[0] == FORBID:
            state.stack.pop()
            ctx.emit("landing-forbidden", seat=action.seat, **about)
        else:
            ctx.emit("landing-allowed", seat=action.seat, **about)


class Battle(Step[State]):
    """Both sides commit cards, influence, and a red card or the hero, hidden and at once (7.5). Then the dice are
    rolled, and signs of God and retreats follow (7.6, rulings R15, R16). Every side that might have something to commit
    is asked, whatever it holds (rulings R50, R51). Frame: `attacker` and `defender` (NOBODY for the power `foreigner`);
    `source`, `city`, `way`; `answers` so far: seat, question, option; `dice` after the roll, the attacker's first."""

    rule = "7.5"
    memory = {
        "attacker": ANYBODY,
        "defender": ANYBODY,
        "source": PLACE,
        "city": PLACE,
        "way": Word(WAYS),
        "foreigner": Word(("", *(row.id for row in FOREIGNERS))),
        "answers": ListOf(ListOf(Line(), 3)),
        "dice": Later(ListOf(Number(1, 6), 2)),
    }

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        if is_thrown(frame):
            return self._ask_after(state, frame)
        return [*self._ask_side(state, frame, "attacker"), *self._ask_side(state, frame, "defender")]

    def _ask_side(self, state: State, frame: Frame, side: str) -> list[Decision]:
        """The unanswered questions of a side before the dice; those about cards have the totals of each option."""
        works = {} if frame["defender"] == NOBODY else {"works": DEFENCE[state.works[frame["city"]]]}
        city = bonuses(state, frame)
        about: dict[str, Json] = {**describe_battle(state, frame), **works, **city}
        bonus = sum((*works.values(), *city.values())) if side == "defender" else 0
        decisions, answers = [], _find_answered_steps(state, frame, frame[side])
        for step, options in find_choices(state, frame, side).items():
            if step not in answers:
                cards = step in ("attack-cards", "defence-cards")
                more = {**about, "sums": sums_of(options, bonus)} if cards else about
                decisions.append(self.question(state.seats[frame[side]], options, step=step, sealed=True, **more))
        return decisions

    def _ask_after(self, state: State, frame: Frame) -> list[Decision]:
        """The question about signs, side by side, if one may improve a side's result; then about cards to take back,
        the defender first. A side that visibly has no card left is not asked."""
        sides = read_sides(state, frame)
        plain = make_sides(state, frame, (sides[0].stake, sides[1].stake), frame["dice"])
        about: dict[str, Json] = {**describe_battle(state, frame), "result": find_verdict(*sides)}
        about |= {"attack_total": sides[0].total, "defence_total": sides[1].total}
        signs = [sides[first is plain[1]] for first in find_first(*plain)]
        questions = [("sign", "7.6.1", side, _signs(state, side)) for side in signs if sign_would_help(*sides, side)]
        questions += [
            ("retreat", "7.6.2", side, _retreats(state, side)) for side in reversed(sides) if side.stake.cards
        ]
        for kind, rule, side, options in questions:
            has_card = state.hands[side.who] or (kind == "retreat" and count_retreats(state, side.who))
            if has_card and f"play-{kind}" not in _find_answered_steps(state, frame, side.who):
                choices = (f"{kind}:{NONE}", *options)
                return [Decision(state.seats[side.who], f"play-{kind}", choices, rule, about=about)]
        return []

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        (option,) = action.picks
        frame["answers"] += ((action.seat, action.step, option),)
        if not is_thrown(frame):
            return
        ctx.no_undo()
        who, cards = player_index(state, action.seat), cards_in(option)
        if action.step == "play-sign" and cards:
            discard(state, who, (SIGN,))
        elif cards:
            pay_retreats(state, who, len(cards))
        self._tell_roll(state, frame, ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        if is_thrown(frame):
            state.stack.pop()
            conclude(state, frame, ctx)
            return
        throw(state, frame, (roll(ctx), roll(ctx)))
        self._tell_roll(state, frame, ctx)

    def _tell_roll(self, state: State, frame: Frame, ctx: Context) -> None:
        """Emit the current result if another question follows, so that its player can read it."""
        if self._ask_after(state, frame):
            ctx.emit("battle-rolled", **describe_battle(state, frame), **tell_sides(state, frame))


def _signs(state: State, side: Side) -> list[str]:
    """A sign of God on each committed card, if the side holds one (4.5)."""
    return [f"sign:{KINDS[card]}" for card in dict.fromkeys(side.stake.cards)] if SIGN in state.hands[side.who] else []


def _retreats(state: State, side: Side) -> list[str]:
    """The sets of committed yellow cards that a side's retreats may take back (4.6)."""
    most = min(count_retreats(state, side.who), len(side.stake.cards))
    choices = dict.fromkeys(cards for n in range(1, most + 1) for cards in combinations(side.stake.cards, n))
    return [f"retreat:{'+'.join(names_of(cards))}" for cards in choices]


def _find_answered_steps(state: State, frame: Frame, who: int) -> set[str]:
    """The steps a side has answered."""
    return {step for step, _ in answers_of(state, frame, who)}


def find_choices(state: State, frame: Frame, side: str) -> dict[str, list[str]]:
    """The options of the "attacker" or the "defender" before the dice, by question; questions without real options are
    omitted."""
    who = frame[side]
    if who == NOBODY or not (state.hands[who] or state.used[who] or state.influence[who] or state.heroes[who]):
        return {}
    attacks = side == "attacker"
    choices = {"attack-cards": attack_cards(state, who)} if attacks else {"defence-cards": defence_cards(state, who)}
    if influence := min(state.influence[who], TABLE.battle.influence):
        choices["battle-influence"] = [f"influence:{n}" for n in range(influence + 1)]
    reds = [KINDS[card] for card in reds_of(frame, side) if card in state.hands[who]]
    if support := [*reds, *["hero"] * state.heroes[who]]:
        choices["battle-support"] = [f"support:{name}" for name in (NONE, *support)]
    return choices


def attack_cards(state: State, who: int) -> list[str]:
    """Every different pair of yellow cards in a hand (7.5.1)."""
    yellow = yellow_of(state.hands[who])
    pairs = combinations_with_replacement(dict.fromkeys(yellow), TABLE.battle.attacker)
    return [f"cards:{KINDS[one]}+{KINDS[other]}" for one, other in pairs if one != other or yellow.count(one) > 1]


def defence_cards(state: State, who: int) -> list[str]:
    """One yellow card, from the hand or among those that have won; none only if the hand has none (7.5.2, ruling
    R45)."""
    hand = dict.fromkeys(yellow_of(state.hands[who]))
    old = dict.fromkeys(state.used[who])
    options = [*(f"card:{KINDS[card]}" for card in hand), *(f"used:{KINDS[card]}" for card in old)]
    return options if hand else [*options, "card:none"]


# --- the result ---


def conclude(state: State, frame: Frame, ctx: Context) -> None:
    """Resolve a battle for the city, the cards and the heroes (7.7)."""
    attack, defence = read_sides(state, frame)
    result = find_verdict(attack, defence)
    ctx.emit("battle-fought", **describe_battle(state, frame), **tell_sides(state, frame), result=result)
    settle_side(state, attack, wins=result == "taken")
    settle_side(state, defence, wins=result == "held")
    if result == "taken":
        if attack.who != NOBODY and not has_marker(state, attack.who):
            call(state, "move-garrison", who=attack.who, city=frame["city"])
        else:
            occupy(state, FOREIGN if attack.who == NOBODY else attack.who, frame["city"], ctx)


def occupy(state: State, who: int, city: int, ctx: Context) -> None:
    """Give a won city to its new holder (7.7.1)."""
    before = state.owner[city]
    take_city(state, city, who, is_robbery=True)
    tell_fall(state, before, ctx)


def throw(state: State, frame: Frame, dice: tuple[int, int]) -> None:
    """Set the dice of a battle, the attacker's first, and reveal both commitments."""
    frame["dice"] = dice
    for side in read_sides(state, frame):
        lay_open(state, side)


def lay_open(state: State, side: Side) -> None:
    """Take a side's commitment from its hand: yellow cards go to the table, influence is spent, a red card is discarded
    (7.5.5, 7.7)."""
    who, stake = side.who, side.stake
    if who == NOBODY:
        return
    state.influence[who] -= stake.influence
    pile = state.used if stake.used else state.hands
    pile[who] = without(pile[who], stake.cards)
    discard(state, who, stake.reds)


def settle_side(state: State, side: Side, *, wins: bool) -> None:
    """Settle a side's yellow cards: those taken back return to the hand, the others stay for defence if the side won,
    otherwise they are discarded and its hero leaves (7.7)."""
    who, stake = side.who, side.stake
    if who == NOBODY:
        return
    rest = without(stake.cards, side.saved)
    state.hands[who] = tuple(sorted((*state.hands[who], *side.saved)))
    if wins:
        state.used[who] = tuple(sorted((*state.used[who], *rest)))
    else:
        state.discards = tuple(sorted((*state.discards, *rest)))
        state.heroes[who] = state.heroes[who] and stake.support != "hero"


def pay_retreats(state: State, who: int, count: int) -> None:
    """Discard a retreat for each card taken back; France's own one is used first (4.6, 9.5)."""
    free = min(count, count_retreats(state, who) - state.hands[who].count(RETREAT))
    state.retreated = state.retreated or bool(free)
    discard(state, who, [RETREAT] * (count - free))


class MoveGarrison(Step[State], once=True):
    """A player who wins a city without a garrison marker left takes one from another city, which becomes free but keeps
    its works (7.3.3, ruling R24). Frame: `who`, the `city` that was won."""

    rule = "7.3.3"
    memory = {"who": WHO, "city": PLACE}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        who = frame["who"]
        return (
            self.question(state.seats[who], city_options("empty", cities_of(state, who)), city=CITIES[frame["city"]]),
        )

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        take_city(state, city_in(action.picks[0]), FREE)
        city = CITIES[frame["city"]]
        ctx.emit("garrison-moved", seat=action.seat, source_city=name_of(action.picks[0]), city=city)
        occupy(state, frame["who"], frame["city"], ctx)
