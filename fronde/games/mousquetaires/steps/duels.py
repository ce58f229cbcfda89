"""Duels (4.2 to 4.8, 4.10): committed cards, rounds of dice, first blood."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.flow import Frame, Step, call, name_of
from fronde.core.types import Action, Context, Decision, Json, Seat
from fronde.games.mousquetaires.data import BLUE, FOES, MUSKETEERS, RED, TABLE
from fronde.games.mousquetaires.fencing import Arms, extra_of, is_drawn, strike
from fronde.games.mousquetaires.model import (
    Duel as DuelState,
)
from fronde.games.mousquetaires.model import (
    Round,
    State,
    can_be_helped,
    combat_of,
    discard,
    hand_of,
    manoeuvres_of,
    milady_of,
    turn_up,
)
from fronde.games.mousquetaires.odds import best_red

COMMITS = ("combat", "combat+combat", "combat+combat+combat", "double-combat", "combat+double-combat",
           "double-combat+double-combat")  # fmt: skip
"""Sets of combat cards that may be committed together, none of which exceeds the dice limit (4.3, ruling R6)."""
FIGHT_NONE, KEEP, KEEP_RED = "fight:none", "reroll:keep", "red:keep"


def arms_of(state: State, duel: DuelState) -> Arms:
    """What the musketeer of a duel fights with."""
    gear = state.gear[duel.seat]
    return Arms(manoeuvres_of(state, duel.seat), "armor" in gear, "pistol" in gear, duel.sword)


def new_duel(state: State, seat: Seat, foe: str, where: str, slot: int = -1) -> DuelState:
    """A new duel; `foe` is "" while the token is face down (8.5)."""
    reroll = bool(foe) and FOES[foe].ability == "reroll"
    return DuelState(seat, foe, where, slot, sword="toledo-sword" in state.gear[seat], reroll=reroll)


def start_duel(state: State, seat: Seat, foe: str, where: str, ctx: Context, slot: int = -1) -> None:
    """Start a duel."""
    ctx.no_undo()
    state.duel = new_duel(state, seat, foe, where, slot)
    call(state, "duel")
    data: dict[str, Json] = {"foe": foe} if foe else {}
    ctx.emit("duel-begun", seat=seat, place=where, **data)


def dice_with(state: State, duel: DuelState, cards: Sequence[str] = ()) -> int:
    """Blue dice with some more cards committed, at most six (4.3)."""
    cards = (*duel.cards, *cards)
    return min(MUSKETEERS[duel.seat].combat + combat_of(cards) + bool(duel.any) + duel.epic, TABLE.most_dice)


def fight_options(state: State, duel: DuelState) -> list[str]:
    """The cards that may be committed, and for Aramis any card by his power (4.3, 4.10, 4.11)."""
    hand = hand_of(state, duel.seat)
    most = 1 if duel.foe and FOES[duel.foe].ability == "one-combat-card" else TABLE.most_dice
    options = [FIGHT_NONE]
    for cards in COMMITS:
        names = cards.split("+")
        if len(names) <= most and all(names.count(name) <= hand.count(name) for name in names):
            options.append(f"fight:{cards}")
    if can_be_helped(state, duel.seat) and not duel.any:
        options += [f"any:{card}" for card in dict.fromkeys(hand)]
    return options


class Duel(Step[State]):
    """A duel, with all its questions: cards, epic tokens, the sword, Milady's reroll."""

    rule = "4.2"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        duel = get_duel(state)
        about: dict[str, Json] = {"foe": duel.foe} if duel.foe else {}
        if duel.stage == "cards":
            return (self.question(duel.seat, fight_options(state, duel), step="fight", place=duel.where, **about),)
        if duel.stage == "epic" and duel.where == "quest" and state.quest == 3:
            most = min(state.epic, TABLE.most_dice - dice_with(state, duel))
            options = [f"epic:{n}" for n in range(most + 1)]
            return (self.question(duel.seat, options, step="add-epic", **about),) if most > 0 else ()
        if duel.stage == "sword" and duel.sword and duel.blue_dice:
            options = [KEEP, *(f"reroll:{face}" for face in dict.fromkeys(duel.blue_dice))]
            return (self.question(duel.seat, options, step="reroll", **about, **public_dice(duel)),)
        if duel.stage == "red" and duel.reroll and duel.red_dice and (milady := milady_of(state)):
            options = [KEEP_RED, *(f"red:{face}" for face in dict.fromkeys(duel.red_dice))]
            return (self.question(milady, options, step="reroll-red", **about, **public_dice(duel)),)
        return ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        duel, option = get_duel(state), action.picks[0]
        slug = name_of(option)
        if action.step == "fight":
            commit(state, duel, option)
        elif action.step == "add-epic":
            state.epic -= int(slug)
            state.duel = duel._replace(epic=int(slug), stage="throw")
        elif action.step == "reroll":
            state.duel = duel._replace(stage="red")
            if option != KEEP:
                throw_blue_again(state, slug, ctx)
        else:
            state.duel = duel._replace(stage="count")
            if option != KEEP_RED:
                throw_red_again(state, slug, ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        duel = get_duel(state)
        if duel.stage == "epic":
            state.duel = duel._replace(stage="throw")
        elif duel.stage == "throw":
            throw(state, duel, ctx)
        elif duel.stage == "sword":
            state.duel = duel._replace(stage="red")
        elif duel.stage == "red":
            state.duel = duel._replace(stage="count")
            if duel.reroll and duel.red_dice and not milady_of(state):
                face = best_red(duel.blue_dice, duel.red_dice, duel.foe, arms_of(state, duel), not duel.rounds)
                if face:
                    throw_red_again(state, face, ctx)
        elif duel.stage == "count":
            count_round(state, duel, ctx)
        else:
            state.stack.pop()


def get_duel(state: State) -> DuelState:
    """The current duel."""
    assert state.duel is not None
    return state.duel


def public_dice(duel: DuelState) -> dict[str, Json]:
    """Both sides' dice, as facts for a question."""
    return {"blue": list(duel.blue_dice), "red": list(duel.red_dice), "round": len(duel.rounds) + 1}


def commit(state: State, duel: DuelState, option: str) -> None:
    """Commit and discard cards; then a face-down token is turned up (8.5)."""
    kind, _, slug = option.partition(":")
    if kind == "any":
        discard(state, duel.seat, (slug,))
        state.helped, state.duel = True, duel._replace(any=slug)
        return
    cards = () if option == FIGHT_NONE else tuple(slug.split("+"))
    discard(state, duel.seat, cards)
    duel = duel._replace(cards=cards, stage="epic")
    if not duel.foe:
        token = state.board[duel.slot].token
        turn_up(state, duel.slot)
        if token == "snare":
            state.duel = duel._replace(foe=token, stage="over", own_loss=1, foe_loss=1)
            return
        duel = duel._replace(foe=token)
    state.duel = duel


def throw(state: State, duel: DuelState, ctx: Context) -> None:
    """Roll both sides' dice; one fewer each in every later round (4.2, 4.6)."""
    ctx.no_undo()
    fewer = len(duel.rounds)
    blue = max(dice_with(state, duel) - fewer, 0)
    red = max(FOES[duel.foe].dice - fewer, 0)
    own = tuple(BLUE[ctx.rng.below(6)] for _ in range(blue))
    theirs = tuple(RED[ctx.rng.below(6)] for _ in range(red))
    state.duel = duel._replace(blue=blue, red=red, blue_dice=own, red_dice=theirs, stage="sword")


def throw_blue_again(state: State, face: str, ctx: Context) -> None:
    """Reroll a blue die with the Toledo sword (3.11)."""
    ctx.no_undo()
    duel, new = get_duel(state), BLUE[ctx.rng.below(6)]
    dice = list(duel.blue_dice)
    dice[dice.index(face)] = new
    state.duel = duel._replace(blue_dice=tuple(dice), sword=False)
    ctx.emit("die-rerolled", seat=duel.seat, face=face, new_face=new)


def throw_red_again(state: State, face: str, ctx: Context) -> None:
    """Reroll a red die by a foe's ability (4.10)."""
    ctx.no_undo()
    duel, new = get_duel(state), RED[ctx.rng.below(6)]
    dice = list(duel.red_dice)
    dice[dice.index(face)] = new
    state.duel = duel._replace(red_dice=tuple(dice), reroll=False)
    ctx.emit("red-rerolled", foe=duel.foe, face=face, new_face=new)


def count_round(state: State, duel: DuelState, ctx: Context) -> None:
    """Compare manoeuvres, then swords and shields (4.4, 4.5). If nobody is hurt, another round follows with one die
    fewer (4.6). The end of a duel cannot be undone, not even the choice to keep the last die."""
    foe, arms, first = FOES[duel.foe], arms_of(state, duel), not duel.rounds
    hits, hurt = strike(duel.blue_dice, duel.red_dice, foe, arms, first=first)
    bout = Round(duel.blue_dice, duel.red_dice, extra_of(foe, arms, first=first), hurt, hits)
    duel = duel._replace(rounds=(*duel.rounds, bout), own_loss=hurt, foe_loss=hits)
    over = hits or hurt or is_drawn(max(duel.blue - 1, 0), max(duel.red - 1, 0), is_fixed=foe.result is not None)
    state.duel = duel._replace(stage="over" if over else "throw")
    if over:
        ctx.no_undo()
        ctx.emit("duel-ended", **tell_duel(duel))


def tell_duel(duel: DuelState) -> dict[str, Json]:
    """A duel as the data of an event: musketeer, foe, cards, every round, and the wounds."""
    return {
        "seat": duel.seat,
        "foe": duel.foe,
        "place": duel.where,
        "cards": [*duel.cards, *([duel.any] if duel.any else [])],
        "rounds": [tell_round(one) for one in duel.rounds],
        "hurt": duel.own_loss,
        "struck": duel.foe_loss,
    }


def tell_round(one: Round) -> dict[str, Json]:
    """A round as plain data."""
    dice = {"blue": list(one.blue), "red": list(one.red), "extra": list(one.extra)}
    return {**dice, "hurt": one.own_loss, "struck": one.foe_loss}
