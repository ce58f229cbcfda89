"""An attack from its announcement to its result (7.4 to 7.7), foreign ones too (6.8)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any

from fronde.core.codec import Line, ListOf, Word
from fronde.core.flow import Frame, frame, queue
from fronde.core.types import Action, Context, Decision
from fronde.games.jeanne.battle import (
    WAYS,
    Laid,
    Side,
    Way,
    bonuses,
    describe_battle,
    judge,
    make_sides,
    play_signs,
    read_laid,
    saved_cards,
    tell_side,
)
from fronde.games.jeanne.data import CITIES, DEFENCE, ENGINEER, FOREIGNERS, KINDS, RETREAT, SIGN, TABLE, TRAITOR
from fronde.games.jeanne.model import (
    FOREIGN,
    NOBODY,
    Cards,
    State,
    count_retreats,
    discard,
    power,
    without,
    yellow_of,
)
from fronde.games.jeanne.steps.common import (
    ANYBODY,
    NONE,
    PLACE,
    WHO,
    JeanneStep,
    roll,
    sums_of,
    take_city,
    tell_fall,
)

ALLOW, FORBID = "landing:allow", "landing:forbid"


def announce(state: State, who: int, source: int, city: int, way: Way, ctx: Context) -> None:
    """An attack of a player: both cities are marked (7.4.3); the ruler of the sea may forbid a landing (6.6)."""
    state.attacked_from[who] |= 1 << source
    state.attacked[who] |= 1 << city
    battle = begin_battle(state, who, source, city, way)
    ctx.emit("attack-announced", **describe_battle(state, battle))
    asks_ruler = way == "landing" and state.ruler not in (NOBODY, who)
    queue(state, *([frame("forbid-landing", who=who, source=source, city=city)] * asks_ruler), battle)


def begin_battle(state: State, who: int, source: int, city: int, way: Way, foreigner: str = "") -> Frame:
    """The frame of a battle. `who` nobody: of that foreign power."""
    owner = state.owner[city]
    defender = NOBODY if owner == FOREIGN else owner
    return frame(
        "battle", attacker=who, defender=defender, source=source, city=city, way=way, foreigner=foreigner, answers=()
    )


class ForbidLanding(JeanneStep):
    """Whether the ruler of the sea lets a landing pass; one that is forbidden has been an attack all the same (6.6).
    Frame: `who` lands from `source` at `city`."""

    name, rule = "forbid-landing", "6.6"
    memory = {"who": WHO, "source": PLACE, "city": PLACE}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        about: dict[str, Any] = {"attacker_seat": power(state, frame["who"])}
        about |= {"source_city": CITIES[frame["source"]], "city": CITIES[frame["city"]]}
        return (self.question(state, state.ruler, (ALLOW, FORBID), **about),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        state.stack.pop()
        ctx.no_undo()
        about: dict[str, Any] = {
            "seat": action.seat,
            "attacker_seat": power(state, frame["who"]),
            "city": CITIES[frame["city"]],
        }
        if action.picks[0] == FORBID:
            state.stack.pop()
            ctx.emit("landing-forbidden", **about)
        else:
            ctx.emit("landing-allowed", **about)


class Battle(JeanneStep):
    """What both sides lay, unseen and at once (7.5): cards, influence, a red card or the hero, and beforehand whether a
    sign of God and retreats are to follow (7.6, rulings R15, R16). The defender is asked whatever he holds (ruling
    R50). Frame: `attacker` and `defender`, nobody for a foreign power, called `foreigner`; `source`, `city`, `way`;
    `answers` so far: seat, question, option."""

    name, rule = "battle", "7.5"
    memory = {
        "attacker": ANYBODY,
        "defender": ANYBODY,
        "source": PLACE,
        "city": PLACE,
        "way": Word(WAYS),
        "foreigner": Word(("", *(row.id for row in FOREIGNERS))),
        "answers": ListOf(ListOf(Line(), 3)),
    }

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        return [*self._ask_attacker(state, frame), *self._ask_defender(state, frame)]

    def _ask_attacker(self, state: State, frame: Frame) -> list[Decision]:
        who = frame["attacker"]
        if who == NOBODY:
            return []
        options: dict[str, list[str]] = {}
        answered = _answered_by(state, frame, who)
        if "attack-cards" not in answered:
            pairs = pairs_of(state.hands[who])
            options["attack-cards"] = [f"cards:{'+'.join(KINDS[card] for card in pair)}" for pair in pairs]
        reds = () if frame["defender"] == NOBODY else (ENGINEER, TRAITOR)
        options |= _find_rest(state, who, reds, TABLE.battle.attacker, answered)
        return self._ask(state, frame, who, options)

    def _ask_defender(self, state: State, frame: Frame) -> list[Decision]:
        who = frame["defender"]
        if who == NOBODY or not (state.hands[who] or state.used[who] or state.influence[who] or state.heroes[who]):
            return []
        answered = _answered_by(state, frame, who)
        options = {} if "defence-cards" in answered else {"defence-cards": defence_cards(state, who)}
        reds = (ENGINEER,) if frame["attacker"] != NOBODY else ()
        options |= _find_rest(state, who, reds, TABLE.battle.defender, answered)
        return self._ask(state, frame, who, options)

    def _ask(self, state: State, frame: Frame, who: int, options: Mapping[str, list[str]]) -> list[Decision]:
        """A question of each step; of cards with the sums they make."""
        if not options:
            return []
        works = {} if frame["defender"] == NOBODY else {"works": DEFENCE[state.works[frame["city"]]]}
        city = bonuses(state, frame)
        about: dict[str, Any] = {**describe_battle(state, frame), **works, **city}
        asked = []
        for step, offered in options.items():
            known = sum((*works.values(), *city.values())) if step == "defence-cards" else 0
            sums = {"sums": sums_of(offered, known)} if step in ("attack-cards", "defence-cards") else {}
            asked.append(self.question(state, who, offered, step=step, sealed=True, **about, **sums))
        return asked

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        frame["answers"] += ((action.seat, action.step, action.picks[0]),)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        fight(state, frame, ctx)


def _answered_by(state: State, frame: Frame, who: int) -> set[str]:
    """The steps a side has answered."""
    seat = power(state, who)
    return {step for answering, step, _ in frame["answers"] if answering == seat}


def _find_rest(state: State, who: int, reds: Cards, most: int, answered: Collection[str]) -> dict[str, list[str]]:
    """What goes with the cards, as far as this side has any of it and has not answered."""
    hand, influence = state.hands[who], min(state.influence[who], TABLE.battle.influence)
    found: dict[str, list[str]] = {}
    if influence and "battle-influence" not in answered:
        found["battle-influence"] = [f"influence:{n}" for n in range(influence + 1)]
    support = [KINDS[card] for card in reds if card in hand] + ["hero"] * state.heroes[who]
    if support and "battle-support" not in answered:
        found["battle-support"] = [f"support:{name}" for name in (NONE, *support)]
    if SIGN in hand and "plan-sign" not in answered:
        found["plan-sign"] = ["sign:none", "sign:city", "sign:result"]
    if "plan-retreat" not in answered and (retreats := min(count_retreats(state, who), most)):
        found["plan-retreat"] = [f"retreat:{n}" for n in range(retreats + 1)]
    return found


def pairs_of(hand: Cards) -> list[Cards]:
    """Every two yellow cards of a hand that differ from any other two (7.5.1)."""
    yellow = yellow_of(hand)
    kinds = tuple(dict.fromkeys(yellow))
    pairs = combinations_with_replacement(kinds, 2)
    return [pair for pair in pairs if pair[0] != pair[1] or yellow.count(pair[0]) > 1]


def defence_cards(state: State, who: int) -> list[str]:
    """One yellow card, from the hand or among those that have won; none only where the hand has none (7.5.2, ruling
    R45)."""
    hand = dict.fromkeys(yellow_of(state.hands[who]))
    used = dict.fromkeys(state.used[who])
    options = [*(f"card:{KINDS[card]}" for card in hand), *(f"used:{KINDS[card]}" for card in used)]
    return options if hand else [*options, "card:none"]


# --- the result ---


def fight(state: State, frame: Frame, ctx: Context) -> None:
    """Dice, sums, signs, and what becomes of city, cards, influence and heroes (7.5.3 to 7.7)."""
    laid = tuple(_laid_by(state, frame, side) for side in ("attacker", "defender"))
    attack, defence = make_sides(state, frame, (laid[0], laid[1]), (roll(ctx), roll(ctx)))
    play_signs(attack, defence)
    result = judge(attack, defence)
    saved = [() if result == won else saved_cards(side) for side, won in ((attack, "taken"), (defence, "held"))]
    ctx.emit(
        "battle-fought",
        **describe_battle(state, frame),
        attack=tell_side(state, attack, saved[0]),
        defence=tell_side(state, defence, saved[1]),
        result=result,
    )
    settle_side(state, attack, saved[0], won=result == "taken")
    settle_side(state, defence, saved[1], won=result == "held")
    if result == "taken":
        take_city(state, frame["city"], FOREIGN if attack.who == NOBODY else attack.who, robbed=True)
        tell_fall(state, defence.who, ctx)


def _laid_by(state: State, frame: Frame, side: str) -> Laid:
    if frame[side] == NOBODY:
        return Laid()
    seat = power(state, frame[side])
    return read_laid([answer[1:] for answer in frame["answers"] if answer[0] == seat])


def settle_side(state: State, side: Side, saved: Cards, *, won: bool) -> None:
    """Influence is spent and red cards go; yellow ones are kept for defence by whoever has won, else they go but for
    those saved, and so does the hero (7.7)."""
    who, laid = side.who, side.laid
    if who == NOBODY:
        return
    state.influence[who] -= laid.influence
    settle_yellow(state, who, laid, saved, won=won)
    reds = [{"engineer": ENGINEER, "traitor": TRAITOR}[laid.support]] if laid.support in ("engineer", "traitor") else []
    reds += [SIGN] * (side.sign is not None) + pay_retreats(state, who, len(saved))
    discard(state, who, reds)
    if laid.support == "hero" and not won:
        state.heroes[who] = False


def settle_yellow(state: State, who: int, laid: Laid, saved: Cards, *, won: bool) -> None:
    """Where a side's yellow cards go; one that was saved is in the hand again."""
    pile = state.used if laid.used else state.hands
    pile[who] = without(pile[who], laid.cards)
    if won:
        state.used[who] = tuple(sorted((*state.used[who], *laid.cards)))
    else:
        state.hands[who] = tuple(sorted((*state.hands[who], *saved)))
        state.discards = tuple(sorted((*state.discards, *without(laid.cards, saved))))


def pay_retreats(state: State, who: int, count: int) -> list[int]:
    """The retreat cards that go for so many cards saved; France's own one is used first (4.6, 9.5)."""
    free = min(count, count_retreats(state, who) - state.hands[who].count(RETREAT))
    if free:
        state.retreated = True
    return [RETREAT] * (count - free)
