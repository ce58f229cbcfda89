"""Milady's phase (2.1 to 2.5) and her Reveal (2.6, 5.1, 5.2, 5.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fronde.core.codec import Number, Word
from fronde.core.flow import Frame, Step, call, name_of
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.mousquetaires.data import DEN, DESTINATIONS, GUARDED, HOME, PARIS, TABLE, TRACKS
from fronde.games.mousquetaires.model import (
    State,
    actions_of,
    add_pistoles,
    get_mission,
    is_at,
    items_in,
    milady_of,
    put_mission,
    sort_cards,
    sort_gear,
    team,
    unused_paris,
    without,
)
from fronde.games.mousquetaires.steps.common import (
    WHERE,
    WHO,
    MiladyStep,
    draw,
    draw_treachery,
    jail,
    lose_honour,
    reveal_milady,
    take_treachery,
    wound,
)
from fronde.games.mousquetaires.steps.setup import lay_paris, nameable
from fronde.games.mousquetaires.steps.siege import SIEGE_CARD, mark_siege_space

DRAW, NO_PARIS, HIDE, REVEAL = "treachery:draw", "paris:none", "reveal:hide", "reveal:show"
TAKE, REFILL = "reveal:take", "reveal:refill"
SIEGE_OPENS = 2
"""Cards at La Rochelle from which random movement may send Milady there: its location card is added permanently
(9.10)."""


def destinations(state: State) -> list[str]:
    """Where Milady may go; Paris, the Louvre and the quest only with Rochefort (2.1, 6.6)."""
    return [place for place in DESTINATIONS if state.rochefort or place not in GUARDED]


class ChooseDestination(MiladyStep):
    """Milady plays a location card face down (2.1). If no player plays her, one is drawn openly (9.10)."""

    rule = "2.1"

    def choices(self, state: State, frame: Frame) -> Sequence[str]:
        return [f"dest:{place}" for place in destinations(state)]

    def about(self, state: State, frame: Frame) -> dict[str, Json]:
        return {"turn": state.turn}

    def choose(self, state: State, frame: Frame, option: str, ctx: Context) -> None:
        state.stack.pop()
        state.destination = name_of(option)
        state.absent = () if state.rochefort else tuple(sorted(GUARDED))
        ctx.emit("destination-chosen", {"place": state.destination}, tuple(filter(None, [milady_of(state)])))

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        cards = ["paris", "louvre", "quest"]
        if len(state.siege_cards) >= SIEGE_OPENS:
            mark_siege_space(state, SIEGE_CARD)
        if SIEGE_CARD in state.siege_marks:
            cards.append("la-rochelle")
        place = "quest" if state.quest == 4 and state.rochefort else cards[draw(ctx, len(cards))]
        if place in GUARDED and not state.rochefort:
            state.is_home, place = True, HOME
        state.destination, state.revealed = place, True
        ctx.emit("milady-revealed", place=place)


class PlaceParis(MiladyStep):
    """Milady may replace the current Paris card with one from her hand (2.2); without a player it is a random one, if
    none is in play (9.12)."""

    rule = "2.2"

    def choices(self, state: State, frame: Frame) -> Sequence[str]:
        if milady_of(state):
            return [*(f"paris:{card}" for card in state.paris_hand), NO_PARIS] if state.paris_hand else ()
        return [] if state.paris else [f"paris:{card}" for card in unused_paris(state)]

    def choose(self, state: State, frame: Frame, option: str, ctx: Context) -> None:
        state.stack.pop()
        if option != NO_PARIS:
            lay_paris(state, name_of(option), ctx)
            call(state, "post", where="paris")


# --- treachery (2.4, 2.5) ---


class Treachery(MiladyStep):
    """Draw a treachery card, or play one (2.4). If no player plays Milady, the top card is played (9.11)."""

    rule = "2.4"

    def choices(self, state: State, frame: Frame) -> Sequence[str]:
        if not milady_of(state):
            return ()
        can_draw = state.treachery_deck or state.treachery_discards
        return [*([DRAW] if can_draw else []), *(f"treachery:{card}" for card in dict.fromkeys(state.treachery))]

    def choose(self, state: State, frame: Frame, option: str, ctx: Context) -> None:
        state.stack.pop()
        if option == DRAW:
            draw_treachery(state, 1, ctx)
        else:
            state.treachery = without(state.treachery, name_of(option))
            play_treachery(state, name_of(option), ctx)

    def leave(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        if milady_of(state) is None:
            card = take_treachery(state, ctx)
            while card == "balm" and state.rochefort == TRACKS.rochefort:
                discard_treachery(state, card)
                card = take_treachery(state, ctx)
            if card:
                play_treachery(state, card, ctx)


def discard_treachery(state: State, card: str) -> None:
    """Put a treachery card on the open discards."""
    state.treachery_discards = tuple(sorted((*state.treachery_discards, card)))


def play_treachery(state: State, card: str, ctx: Context) -> None:
    """Play a treachery card, which takes effect at once (2.5)."""
    discard_treachery(state, card)
    ctx.emit("treachery-played", treachery=card)
    EFFECTS[card](state, ctx)


def _name(card: str) -> Callable[[State, Context], None]:
    return lambda state, ctx: call(state, "name-musketeer", card=card, where="")


def _reinforce(state: State, ctx: Context) -> None:
    state.reinforced += TABLE.reinforcements


def _conscript(state: State, ctx: Context) -> None:
    state.conscripted = True


def _isolate(state: State, ctx: Context) -> None:
    state.isolated = True


def _hurry(state: State, ctx: Context) -> None:
    """All musketeers together get two thirds of their actions (rulings R22, R44)."""
    whole = len(team(state)) * actions_of(state)
    state.budget = (2 * whole + 2) // 3
    ctx.emit("hurried", n=state.budget)


def _heal(state: State, ctx: Context) -> None:
    state.rochefort = min(state.rochefort + TRACKS.balm, TRACKS.rochefort)
    ctx.emit("rochefort-healed", n=state.rochefort)


def _rob(state: State, ctx: Context) -> None:
    ctx.emit("pistoles-lost", n=-add_pistoles(state, -2), total=state.pistoles)


EFFECTS: dict[str, Callable[[State, Context], None]] = {
    "reinforcements": _reinforce,
    "conscripts": _conscript,
    "imprisoned": _name("imprisoned"),
    "ambush": _name("ambush"),
    "dead-end": lambda state, ctx: call(state, "move-time", why="dead-end"),
    "isolation": _isolate,
    "emergency": _hurry,
    "balm": _heal,
    "slander": lambda state, ctx: lose_honour(state, 1, ctx),
    "cutpurses": _rob,
    "sabotage": _name("sabotage"),
}


class NameMusketeer(MiladyStep):
    """Milady names a musketeer for a card (2.5), or when Nemesis is turned up (4.9). Frame: `card`, `where`: the card's
    mission."""

    rule = "2.5"
    memory = {"card": Word(("imprisoned", "ambush", "sabotage", "nemesis")), "where": WHERE}

    def choices(self, state: State, frame: Frame) -> Sequence[str]:
        return [f"name:{seat}" for seat in nameable(state, frame["card"])]

    def about(self, state: State, frame: Frame) -> dict[str, Json]:
        card = frame["card"]
        return {"trap": card} if card == "nemesis" else {"treachery": card}

    def choose(self, state: State, frame: Frame, option: str, ctx: Context) -> None:
        state.stack.pop()
        seat, card = name_of(option), frame["card"]
        if card == "nemesis":
            mission = get_mission(state, frame["where"])
            put_mission(state, frame["where"], mission._replace(target=seat))
            ctx.emit("nemesis-named", seat=seat, place=frame["where"])
            return
        ctx.emit("musketeer-named", seat=seat, treachery=card)
        if card == "imprisoned":
            jail(state, seat, ctx)
        elif card == "ambush":
            ctx.emit("wounded", seat=seat, n=1)
            wound(state, seat, 1, ctx)
        else:
            call(state, "lose-equipment", who=seat)

    def leave(self, state: State, frame: Frame, ctx: Context) -> None:
        state.stack.pop()
        ctx.emit("no-effect", treachery=frame["card"])


class LoseEquipment(Step[State], once=True):
    """The musketeer chooses one piece of equipment to lose, which leaves the game (2.5). Frame: `who`."""

    rule = "2.5"
    memory = {"who": WHO}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        items = items_in(state, frame["who"], "equipment")
        return (self.question(frame["who"], (f"lose:{item}" for item in items)),) if items else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        item = name_of(action.picks[0])
        state.gear[action.seat] = sort_gear(one for one in state.gear[action.seat] if one != item)
        ctx.emit("equipment-lost", seat=action.seat, item=item)


# --- Milady's Reveal (2.6) ---


class Reveal(MiladyStep):
    """Milady may show herself and act where she is; at La Rochelle she must (2.6). She is asked wherever she is, so
    that the question reveals nothing (ruling R46)."""

    rule = "2.6"

    def choices(self, state: State, frame: Frame) -> Sequence[str]:
        if milady_of(state) is None:
            return [f"reveal:{card}" for card in discardable(state)] if is_at(state, "la-rochelle") else ()
        if state.revealed or state.is_home:
            return ()
        if state.destination == "la-rochelle":
            return [REVEAL, *(f"reveal:{card}" for card in discardable(state))]
        if state.destination == DEN:
            hand = len(state.treachery)
            remaining = len(state.treachery_deck) + len(state.treachery_discards)
            more = [TAKE] if state.treachery_deck else []
            refill = [REFILL] if remaining and hand < TABLE.treachery else []
            return [HIDE, *more, *refill, *([] if more else [REVEAL])]
        if state.destination == HOME and unused_paris(state):
            return [HIDE, TAKE]
        return [HIDE, REVEAL]

    def about(self, state: State, frame: Frame) -> dict[str, Json]:
        return {"place": state.destination}

    def choose(self, state: State, frame: Frame, option: str, ctx: Context) -> None:
        state.stack.pop()
        if option == HIDE:
            ctx.emit("milady-hid")
            return
        reveal_milady(state, ctx)
        if option == TAKE:
            if state.destination == DEN:
                call(state, "take-treachery")
            else:
                call(state, "take-paris", left=1)
        elif option == REFILL:
            draw_treachery(state, TABLE.treachery - len(state.treachery), ctx)
        elif option != REVEAL:
            card = name_of(option)
            if milady_of(state) is None:
                mark_siege_space(state, SIEGE_CARD)
            state.siege_cards = without(state.siege_cards, card)
            state.discards = sort_cards((*state.discards, card))
            ctx.emit("siege-card-lost", card=card)


def discardable(state: State) -> list[str]:
    """Combat cards at La Rochelle that Milady may discard; M. de Bassompierre is not one (ruling R25)."""
    return [card for card in dict.fromkeys(state.siege_cards) if card != "bassompierre"]


class TakeTreachery(MiladyStep):
    """In Richelieu's den: take any card of the treachery deck, which is then shuffled (5.2)."""

    rule = "5.2"

    def choices(self, state: State, frame: Frame) -> Sequence[str]:
        return [f"take:{card}" for card in sorted(set(state.treachery_deck))]

    def choose(self, state: State, frame: Frame, option: str, ctx: Context) -> None:
        state.stack.pop()
        card = name_of(option)
        ctx.no_undo()
        state.treachery_deck = tuple(ctx.rng.shuffle(sorted(without(state.treachery_deck, card))))
        state.treachery = tuple(sorted((*state.treachery, card)))
        ctx.emit("treachery-taken", {"treachery": card}, ("milady",))


class TakeParis(MiladyStep):
    """Take Paris cards of Milady's choice into her hand: in her quarters (5.1), and at the start of a game with six
    players (9.6). Frame: `left`, the number to take."""

    rule = "5.1"
    memory = {"left": Number(0, len(PARIS))}

    def choices(self, state: State, frame: Frame) -> Sequence[str]:
        return [f"paris:{card}" for card in unused_paris(state)] if frame["left"] else ()

    def choose(self, state: State, frame: Frame, option: str, ctx: Context) -> None:
        frame["left"] -= 1
        state.paris_hand = tuple(sorted((*state.paris_hand, name_of(option))))
        ctx.emit("paris-taken", {"mission": name_of(option)}, ("milady",))
