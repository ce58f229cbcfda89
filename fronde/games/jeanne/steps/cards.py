"""Red cards played in a player's own turn: plunderers and the ambassador (4.7, 4.8), and Navarre's intrigue (9.2)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.flow import Frame, Step, call, name_of
from fronde.core.types import Action, Context, Decision, Json
from fronde.games.jeanne.data import ALL, AMBASSADOR, CITIES, DEFENCE, PLUNDERERS, RED, TABLE, bits
from fronde.games.jeanne.model import (
    FOREIGN,
    FORTRESS,
    FREE,
    State,
    defence_of,
    discard,
    has_marker,
    others,
    pick_any,
    player_index,
)
from fronde.games.jeanne.steps.common import (
    NONE,
    city_in,
    city_options,
    names_of,
    roll,
    take_city,
    tell_fall,
)
from fronde.games.jeanne.steps.round import give_cards

SEND = "ambassador"
OPTIONAL_STEPS = ("play-plunderers", "play-ambassador", "navarre-intrigue")
"""Optional questions in a turn."""


def optional_questions(state: State) -> list[Decision]:
    """The cards that the active player may play now, as optional questions."""
    who, decisions = state.active, []
    seat, hand = state.seats[who], state.hands[who]
    if PLUNDERERS in hand and (cities := find_plunder(state, who)):
        decisions.append(
            Decision(seat, "play-plunderers", tuple(city_options("plunder", cities)), "4.7", required=False)
        )
    if AMBASSADOR in hand:
        decisions.append(Decision(seat, "play-ambassador", (SEND,), "4.8", required=False))
    spins = state.options["navarre_intrigue"] and seat == "navarre" and not state.intrigued
    if spins and (rivals := find_rivals(state, "intrigue", who)):
        decisions.append(Decision(seat, "navarre-intrigue", tuple(rivals), "9.2", required=False))
    return decisions


def find_rivals(state: State, kind: str, who: int) -> list[str]:
    """All other players as options, whatever they hold; empty if they visibly have no cards."""
    rivals = others(state, who)
    return [f"{kind}:{state.seats[rival]}" for rival in rivals] if any(state.hands[one] for one in rivals) else []


def answer_optional(state: State, action: Action, ctx: Context) -> None:
    """Carry out the answer to an optional question."""
    if action.step == "play-plunderers":
        plunder(state, city_in(action.picks[0]), ctx)
    elif action.step == "play-ambassador":
        send_ambassador(state, ctx)
    else:
        state.intrigued = True
        intrigue(state, player_index(state, name_of(action.picks[0])), ctx)


# --- plunderers (4.7) ---


def find_plunder(state: State, who: int) -> int:
    """Cities that may be plundered: free ones and those of other players, without fortress and plunder marker (rulings
    R26, R46)."""
    if state.plundered.bit_count() >= TABLE.pieces.plunder:
        return 0
    cities = ALL & ~state.cities[who] & ~state.cities[FOREIGN] & ~state.plundered
    return cities & ~fortresses(state)


def plunder(state: State, city: int, ctx: Context) -> None:
    """Play plunderers: a roll above the city's defence brings money and places a marker."""
    who = state.active
    discard(state, who, (PLUNDERERS,))
    die, defence = roll(ctx), defence_of(state, city)
    loot = loot_of(state, city) if die > defence else 0
    if loot:
        state.money[who] += loot
        state.plundered |= 1 << city
    data: dict[str, Json] = {"city": CITIES[city], "die": die, "defence": defence, "n": loot}
    ctx.emit("city-plundered", seat=state.seats[who], **data, success=bool(loot))


def loot_of(state: State, city: int) -> int:
    """The money that plunderers bring."""
    if state.owner[city] == FREE:
        return TABLE.plunder.free
    return TABLE.plunder.castle if state.works[city] else TABLE.plunder.garrison


def fortresses(state: State) -> int:
    """Cities with a fortress, which no die can beat."""
    return bits(city for city, works in enumerate(state.works) if works == FORTRESS)


# --- the ambassador (4.8) ---


def send_ambassador(state: State, ctx: Context) -> None:
    """Play the ambassador: two dice determine the mission."""
    who = state.active
    discard(state, who, (AMBASSADOR,))
    dice = [roll(ctx), roll(ctx)]
    result = read_mission(sum(dice))
    ctx.emit("ambassador-sent", seat=state.seats[who], dice=dice, mission=result)
    if result == "help":
        give_cards(state, who, TABLE.cards.help, ctx)
    elif result == "hero":
        state.heroes[who] = True
    else:
        call(state, "rebel" if result == "rebellion" else "court-intrigue")


def read_mission(total: int) -> str:
    """The mission for a roll, from the ambassador's table."""
    table = TABLE.ambassador
    for word, most in (("rebellion", table.rebellion), ("help", table.help), ("hero", table.hero)):
        if total <= most:
            return word
    return "intrigue"


class Rebel(Step[State], once=True):
    """Choose a rival's city without fortress; a roll above its defence brings it over with its castle (4.8.1)."""

    rule = "4.8.1"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        cities = find_rebels(state, state.active)
        return (self.question(state.seats[state.active], city_options("rebel", cities)),) if cities else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        city = city_in(action.picks[0])
        owner = state.owner[city]
        die, defence = roll(ctx), DEFENCE[state.works[city]]
        data: dict[str, Json] = {"city": CITIES[city], "owner_seat": state.seats[owner], "die": die, "defence": defence}
        ctx.emit("rebellion-tried", seat=action.seat, **data, success=die > defence)
        if die > defence:
            take_city(state, city, state.active, is_robbery=True)
            tell_fall(state, owner, ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        ctx.emit("mission-void", seat=state.seats[state.active], mission="rebellion")


def find_rebels(state: State, who: int) -> int:
    """Cities where a rebellion is possible; none without a garrison marker left (7.3.3)."""
    if not has_marker(state, who):
        return 0
    players = ALL & ~state.cities[who] & ~state.cities[FOREIGN] & ~state.cities[FREE]
    return players & ~fortresses(state)


class CourtIntrigue(Step[State], once=True):
    """Choose any other player, who loses a random red card, or a yellow one if there is no red one (4.8.4)."""

    rule = "4.8.4"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        rivals = find_rivals(state, "intrigue", state.active)
        return (self.question(state.seats[state.active], rivals),) if rivals else ()

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        intrigue(state, player_index(state, name_of(action.picks[0])), ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        ctx.emit("mission-void", seat=state.seats[state.active], mission="intrigue")


def intrigue(state: State, who: int, ctx: Context) -> None:
    """Discard a random card of that player (ruling R27), if any."""
    ctx.no_undo()
    hand = state.hands[who]
    reds = tuple(card for card in hand if card in RED)
    loss = (pick_any(reds or hand, ctx.rng),) if hand else ()
    discard(state, who, loss)
    card = names_of(loss)[0] if loss else NONE
    ctx.emit("card-lost", seat=state.seats[state.active], rival_seat=state.seats[who], card=card)
