"""The sea battle and the field battle (6.5 to 6.7): each player commits a card and influence, hidden and at once, and
rolls a die."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Line, ListOf, Word
from fronde.core.flow import Frame, Step, call, name_of
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.jeanne.data import KIND, KINDS, PORTS, POWERS, TABLE
from fronde.games.jeanne.model import State, cities_of, discard
from fronde.games.jeanne.steps.common import NONE, WHO, points_in, roll, sums_of

SEA, FIELD = "sea-battle", "field-battle"


def begin_sea_battle(state: State, ctx: Context) -> None:
    """Start the sea battle between the two players with the most ports; ties are broken at random (6.5)."""
    fleets = rank_fleets(state, ctx)
    if len(fleets) < 2:
        ctx.emit("event-void", seat=state.seats[state.order[0]], event=SEA)
        return
    begin_duels(state, SEA, ((fleets[0], fleets[1]),), ctx)


def rank_fleets(state: State, ctx: Context) -> list[int]:
    """Players with a port, those with the most first; ties are broken at random."""
    ctx.no_undo()
    ports = [(cities_of(state, who) & PORTS).bit_count() for who in range(len(state.seats))]
    return sorted(ctx.rng.shuffle(who for who, n in enumerate(ports) if n), key=lambda who: -ports[who])


def begin_field_battle(state: State, ctx: Context) -> None:
    """Start the field battle: two random camps and random pairs; an odd player stays out (6.7)."""
    ctx.no_undo()
    order = ctx.rng.shuffle(range(len(state.seats)))
    pairs = tuple((order[n], order[n + 1]) for n in range(0, len(order) - 1, 2))
    begin_duels(state, FIELD, pairs, ctx)


def begin_duels(state: State, kind: str, pairs: tuple[tuple[int, int], ...], ctx: Context) -> None:
    """Announce the pairs, and ask all of their players."""
    duels = [[state.seats[who] for who in pair] for pair in pairs]
    ctx.emit("duels-drawn", event=kind, duels=duels)
    call(state, "duel", event=kind, pairs=pairs, answers=())


class Duel(Step[State]):
    """Each player chooses a card and influence, hidden; then the dice are rolled. Every player is asked, whatever they
    hold (ruling R50). Frame: `event`, `pairs` (the first of each is in the first camp), and `answers` so far: seat,
    question, option."""

    rule = "6.5"
    memory = {
        "event": Word((SEA, FIELD)),
        "pairs": ListOf(ListOf(WHO, 2), len(POWERS) // 2),
        "answers": ListOf(ListOf(Line(), 3)),
    }

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        answers = {answer[:2] for answer in frame["answers"]}
        decisions = []
        for pair in frame["pairs"]:
            for who, rival in (pair, pair[::-1]):
                decisions += self._ask_one(state, frame["event"], who, rival)
        return [decision for decision in decisions if (decision.seat, decision.step) not in answers]

    def _ask_one(self, state: State, event: str, who: int, rival: int) -> list[Decision]:
        about: dict[str, Json] = {"event": event, "rival_seat": state.seats[rival]}
        decisions, most = [], min(state.influence[who], TABLE.battle.influence)
        if state.hands[who]:
            cards = [f"card:{KINDS[card]}" for card in dict.fromkeys(state.hands[who])]
            decisions.append(
                self.question(state.seats[who], cards, step="duel-card", sealed=True, **about, sums=sums_of(cards))
            )
        if most:
            options = [f"influence:{n}" for n in range(most + 1)]
            decisions.append(self.question(state.seats[who], options, step="duel-influence", sealed=True, **about))
        return decisions

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        frame["answers"] += ((action.seat, action.step, action.picks[0]),)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        answers = {answer[:2]: answer[2] for answer in frame["answers"]}
        winners = [fight_duel(state, frame["event"], pair, answers, ctx) for pair in frame["pairs"]]
        if frame["event"] == FIELD:
            reward_camp(state, frame["pairs"], winners, ctx)
        elif winners[0] is not None:
            state.ruler = winners[0]
            ctx.emit("sea-ruled", seat=state.seats[winners[0]])


def fight_duel(
    state: State, event: str, pair: Sequence[int], answers: dict[tuple[str, ...], str], ctx: Context
) -> int | None:
    """Resolve one duel: card, influence and die; the higher total wins a throne point. Returns the winner, None for a
    tie."""
    sides: list[dict[str, Json]] = []
    for who in pair:
        seat = state.seats[who]
        card = name_of(answers.get((seat, "duel-card"), f"card:{NONE}"))
        influence = int(name_of(answers.get((seat, "duel-influence"), "influence:0")))
        state.influence[who] -= influence
        die = roll(ctx)
        total = points_in(f"card:{card}") + influence + die
        sides.append({"seat": seat, "card": card, "influence": influence, "die": die, "total": total})
    first, second = (side["total"] for side in sides)
    winner = None if first == second else pair[second > first]
    for who, side in zip(pair, sides, strict=True):
        if who != winner and side["card"] != NONE:
            discard(state, who, (KIND[side["card"]],))
    ctx.emit("duel-fought", event=event, sides=sides, winner_seat=None if winner is None else state.seats[winner])
    if winner is not None:
        gain_point(state, winner)
    return winner


def reward_camp(state: State, pairs: Sequence[Sequence[int]], winners: Sequence[int | None], ctx: Context) -> None:
    """Give one more throne point to each member of the camp that won more duels (6.7)."""
    camps = [[pair[side] for pair in pairs] for side in (0, 1)]
    wins = [sum(winner in camp for winner in winners if winner is not None) for camp in camps]
    if wins[0] == wins[1]:
        ctx.emit("camps-level")
        return
    better = camps[wins[1] > wins[0]]
    for who in better:
        gain_point(state, who)
    ctx.emit("camp-won", seats=[state.seats[who] for who in sorted(better)])


def gain_point(state: State, who: int) -> None:
    """Give a throne point for a duel; it also counts for this round's influence (8.2)."""
    state.duel_points[who] += 1
    state.gained[who] += 1
