"""The musketeers' phase: whose turn it is, and the actions that are carried out at once (3.1 to 3.7, 4.11, 5.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from fronde.core.flow import Frame, Step, call, name_of
from fronde.core.types import Action, Context, Decision, Json, Seat
from fronde.games.mousquetaires.data import (
    ADVENTURE,
    BASTILLE,
    CHARACTERS,
    ITEMS,
    QUESTS,
    REACHABLE,
    TABLE,
    TRAPS,
)
from fronde.games.mousquetaires.model import (
    State,
    actions_left,
    add_pistoles,
    can_ride,
    discard,
    find_mission,
    get_mission,
    hand_of,
    healthy,
    is_mission_done,
    milady_of,
    next_space,
    next_stage,
    open_challenges,
    open_foes,
    put_mission,
    sort_cards,
    spend,
    take_cards,
    team,
    waiting,
)
from fronde.games.mousquetaires.steps.arsenal import can_buy
from fronde.games.mousquetaires.steps.attempts import finish_mission
from fronde.games.mousquetaires.steps.common import (
    END_TURN,
    WHERE,
    WHO,
    arrive,
    draw_adventure,
    end_turn_of,
    gain_epic,
)
from fronde.games.mousquetaires.steps.quests import pass_column
from fronde.games.mousquetaires.steps.trade import can_trade
from fronde.games.mousquetaires.steps.turn import regain_honour

BEGIN, DECLINE, SCOUT, PASSAGE, BRIBE, ESCAPE = "begin", "decline", "scout", "passage", "bribe", "escape"
ATTEMPTS = ("challenge", "duel", "inn", "return", ESCAPE)
"""Actions that may be interrupted or lead to a duel: `steps/attempts.py`."""
ESSARTS, LA_PORTE = 3, 2
"""Pistoles and honour that these characters give (3.6)."""
BEGGARS, SPIES = 2, 2
"""Pistoles to clear the Beggars, cards to clear the Spies (4.9)."""


class Act(Step[State]):
    """Take actions: the active musketeer continues; otherwise any musketeer whose turn is not over may begin (3.1,
    3.2)."""

    rule = "3.1"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        if state.active:
            return () if is_spent(state, state.active) else (self._ask(state, state.active),)
        seats = [seat for seat in waiting(state) if not is_spent(state, seat)]
        return [self._ask(state, seat, len(seats)) for seat in seats]

    def _ask(self, state: State, seat: Seat, waiting_: int = 0) -> Decision:
        options = find_actions(state, seat)
        about: dict[str, Json] = {"n": actions_left(state, seat), "place": state.place[seat], "waiting": waiting_}
        return self.question(seat, options, first_come=waiting_ > 1, **about)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] != SCOUT:  # no action, and nobody's turn begins with it
            state.active = action.seat
        carry_out(state, action.seat, action.picks[0], ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        if state.active:
            ctx.emit("turn-ended", seat=state.active)
            end_turn_of(state, state.active, ctx)
            return
        state.turns_over = team(state)
        state.stack.pop()


class Obey(Step[State], once=True):
    """Carry out the action that Tréville ordered, or decline it (4.12). Frame: `who`."""

    rule = "4.12"
    memory = {"who": WHO}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat = frame["who"]
        if seat in state.down:
            return ()
        options = (*find_actions(state, seat, by_order=True), DECLINE)
        return (self.question(seat, options, place=state.place[seat]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] != DECLINE:
            carry_out(state, action.seat, action.picks[0], ctx, by_order=True)
        else:
            ctx.emit("order-declined", seat=action.seat)


def is_spent(state: State, seat: Seat) -> bool:
    """Whether the musketeer can do nothing more this turn."""
    rides = can_ride(state, seat) and state.place[seat] != BASTILLE
    return actions_left(state, seat) <= 0 and not rides and not (state.active == seat and state.trading)


# --- the actions of a musketeer ---


def find_actions(state: State, seat: Seat, *, by_order: bool = False) -> tuple[str, ...]:
    """Ids of all actions a musketeer may take now; `by_order`: by Tréville's order, without using an action."""
    may_act = by_order or actions_left(state, seat) > 0
    options = list(find_moves(state, seat)) if may_act or can_ride(state, seat) else []
    if may_act:
        options += ["draw"] if state.deck or state.discards else []
        options += find_cards_to_play(state, seat)
        options += find_deeds(state, seat)
        options += [f"buy:{item}" for item in ITEMS if can_buy(state, seat, item)]
    if not by_order:
        options += find_orders(state, seat)
        if state.quest == 1 and state.epic and any(not space.up for space in state.board):
            options.append(SCOUT)
        if not state.active and can_trade(state, seat):
            options.append(BEGIN)
        options.append(END_TURN)
    return tuple(options)


def find_moves(state: State, seat: Seat) -> list[str]:
    """The places a musketeer may go to, none from the Bastille (3.4, ruling R1)."""
    here = state.place[seat]
    if here == BASTILLE:
        return []
    places = [place for place in REACHABLE if place != here]
    return [f"move:{place}" for place in places if place != "quest" or seat not in state.banned]


def find_cards_to_play(state: State, seat: Seat) -> list[str]:
    """Characters in hand, and at La Rochelle combat cards (3.6, 3.7, ruling R25)."""
    hand, room = sorted(set(hand_of(state, seat))), len(state.siege_cards) < TABLE.most_siege_cards
    options = [f"character:{card}" for card in hand if card in CHARACTERS and (room or card != "bassompierre")]
    if room and state.place[seat] == "la-rochelle":
        options += [f"reinforce:{card}" for card in hand if ADVENTURE[card].kind == "combat"]
    return options


def find_deeds(state: State, seat: Seat) -> list[str]:
    """Challenges, duels and traps at the musketeer's place, the next step of the quest, or the ways out of the
    Bastille."""
    here = state.place[seat]
    if here == BASTILLE:
        return [*([BRIBE] if state.pistoles else []), ESCAPE]
    deeds = [f"challenge:{here}:{skill}" for skill in open_challenges(state, here)]
    deeds += [f"duel:{here}:{foe if slot < 0 else slot}" for foe, slot in open_foes(state, here)]
    if can_clear_trap(state, seat, here):
        deeds.append(f"trap:{here}")
    return [*deeds, *find_quest_deeds(state)] if here == "quest" else deeds


def find_quest_deeds(state: State) -> list[str]:
    """The actions of the first, third and fourth board, except challenges and named duels (8.2, 8.5, 8.7)."""
    if state.quest == 1 and state.board:
        return [f"inn:{path}" for path in QUESTS.paths if next_stage(state, path) >= 0]
    if next_space(state) >= 0:
        return [f"return:{next_space(state)}"]
    return [PASSAGE] if state.quest == 4 and state.board and state.epic >= QUESTS.secret_passage else []


def can_clear_trap(state: State, seat: Seat, where: str) -> bool:
    """Whether the musketeer can clear the obstacle of the mission in this place (4.9)."""
    mission = find_mission(state, where)
    if mission is None or not mission.trap or TRAPS[mission.trap].kind != "obstacle":
        return False
    if mission.trap == "beggars":
        return state.pistoles >= BEGGARS
    return mission.target == seat if mission.trap == "nemesis" else len(hand_of(state, seat)) >= SPIES


def find_orders(state: State, seat: Seat) -> list[str]:
    """The musketeers to whom Tréville may give an order, once a turn: all who are not out of action (4.12, ruling
    R38)."""
    if seat != "treville" or state.ordered or actions_left(state, seat) <= 0:
        return []
    return [f"order:{other}" for other in healthy(state) if other != seat]


# --- doing it ---


def carry_out(state: State, seat: Seat, what: str, ctx: Context, *, by_order: bool = False) -> None:
    """Carry out an action and pay its cost."""
    kind, _, rest = what.partition(":")
    if what == END_TURN:
        ctx.emit("turn-ended", seat=seat)
        end_turn_of(state, seat, ctx)
        return
    if what == BEGIN:
        ctx.emit("turn-taken-up", seat=seat)
        return
    if what != SCOUT:
        pay(state, seat, what, by_order)
    if kind in ATTEMPTS:
        call(state, "attempt", who=seat, what=what, stage=0, met=False)
    else:
        DO[kind](state, seat, rest, ctx)


def pay(state: State, seat: Seat, what: str, by_order: bool) -> None:
    """Use an action; a thoroughbred's move and an order are free (3.11)."""
    state.acted, state.dead_end, state.trading = True, False, ""
    if by_order:
        return
    if what.startswith("move:") and can_ride(state, seat):
        state.rode = (*state.rode, seat)
        return
    spend(state, seat)


def _move(state: State, seat: Seat, place: str, ctx: Context) -> None:
    ctx.emit("moved", seat=seat, place=place)
    arrive(state, seat, place, ctx)


def _reinforce(state: State, seat: Seat, card: str, ctx: Context) -> None:
    """Place a card at La Rochelle, where three are allowed (3.7)."""
    take_cards(state, seat, (card,))
    state.siege_cards = sort_cards((*state.siege_cards, card))
    ctx.emit("reinforced", seat=seat, card=card, n=len(state.siege_cards))


def _play_character(state: State, seat: Seat, card: str, ctx: Context) -> None:
    """Apply a character's effect (3.6)."""
    ctx.emit("character-played", seat=seat, card=card)
    if card == "bassompierre":
        _reinforce(state, seat, card, ctx)
        return
    discard(state, seat, (card,))
    if card == "des-essarts":
        ctx.emit("pistoles-gained", n=add_pistoles(state, ESSARTS), total=state.pistoles)
    elif card == "buckingham":
        gain_epic(state, 1, ctx)
    elif card == "la-porte":
        regain_honour(state, LA_PORTE, ctx)
    elif milady_of(state):
        state.location_is_public = True
        ctx.no_undo()
        ctx.emit("milady-shown", place=state.destination)


def _clear_trap(state: State, seat: Seat, where: str, ctx: Context) -> None:
    """Clear an obstacle and pay its price (4.9)."""
    mission = get_mission(state, where)
    if mission.trap == "spies":
        call(state, "pay-spies", who=seat, where=where)
        return
    if mission.trap == "beggars":
        add_pistoles(state, -BEGGARS)
    drop_trap(state, seat, where, ctx)


def drop_trap(state: State, seat: Seat, where: str, ctx: Context) -> None:
    """Remove a trap from the game; this may complete the mission."""
    mission = get_mission(state, where)
    state.out_of_play = (*state.out_of_play, mission.trap)
    put_mission(state, where, mission._replace(trap="", target=""))
    ctx.emit("trap-cleared", seat=seat, place=where, trap=mission.trap)
    if is_mission_done(state, where):
        finish_mission(state, where, ctx)


class PaySpies(Step[State], once=True):
    """Choose two cards to clear the Spies (4.9). Frame: `who`, `where`."""

    rule = "4.9"
    memory = {"who": WHO, "where": WHERE}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        pairs = sorted(set(combinations(hand_of(state, frame["who"]), SPIES)))
        return (self.question(frame["who"], (f"pay:{'+'.join(cards)}" for cards in pairs), place=frame["where"]),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        discard(state, action.seat, name_of(action.picks[0]).split("+"))
        drop_trap(state, action.seat, frame["where"], ctx)


def _bribe(state: State, seat: Seat, rest: str, ctx: Context) -> None:
    """Leave the Bastille for a pistole (5.4)."""
    add_pistoles(state, -1)
    state.place[seat] = "vieux-colombier"
    ctx.emit("guards-bribed", seat=seat)


def _order(state: State, seat: Seat, other: str, ctx: Context) -> None:
    """Give Tréville's order (4.12)."""
    state.ordered = True
    ctx.emit("order-given", seat=seat, partner_seat=other)
    call(state, "obey", who=other)


def _scout(state: State, seat: Seat, rest: str, ctx: Context) -> None:
    """Turn up three tokens of the inn for an epic token (8.3)."""
    state.epic -= 1
    call(state, "scout-tokens", who=seat)


def _passage(state: State, seat: Seat, rest: str, ctx: Context) -> None:
    """Open a secret passage for three epic tokens (8.7)."""
    state.epic -= QUESTS.secret_passage
    ctx.emit("passage-taken", seat=seat)
    pass_column(state, seat, ctx)


DO: dict[str, Callable[[State, Seat, str, Context], None]] = {
    "draw": lambda state, seat, rest, ctx: draw_adventure(state, seat, 1, ctx),
    "move": _move,
    "reinforce": _reinforce,
    "character": _play_character,
    "trap": _clear_trap,
    BRIBE: _bribe,
    "order": _order,
    SCOUT: _scout,
    "buy": lambda state, seat, item, ctx: call(state, "buy", who=seat, item=item, n=0),
    PASSAGE: _passage,
}
"""The functions of actions that are carried out at once, by kind."""
