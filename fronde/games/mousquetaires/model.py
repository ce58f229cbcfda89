"""The position and its basic queries and changes. Nothing here emits events or asks a player.

Everything has an id. Hands are sorted tuples of kinds of cards; "" means nobody, nothing or nowhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from fronde.core.offers import Offer
from fronde.core.step_rules import StepState
from fronde.core.types import Json, Seat
from fronde.games.mousquetaires.data import (
    ADVENTURE,
    FIGHTING,
    FOES,
    IMPROVED,
    ITEMS,
    MILADY,
    MISSIONS,
    MUSKETEERS,
    PARIS,
    POSTABLE,
    QUESTS,
    STRENGTH,
    TABLE,
    TOKENS,
    TRACKS,
    TRAPS,
)

Cards = tuple[str, ...]
PARTNERS = {"porthos": "dartagnan", "aramis": "athos"}
"""With two hands for four musketeers: the musketeer whose hand another one uses (ruling R37)."""
_ORDER = {id_: place for place, id_ in enumerate(ADVENTURE)}
_ITEM_ORDER = {id_: place for place, id_ in enumerate(ITEMS)}


class Mission(NamedTuple):
    """A Paris or Louvre card in play. `progress`: skills of its challenges that are overcome; `posted`: adversaries not
    beaten; `up`: whether they and the trap are face up (ruling R42); `target`: the musketeer that Nemesis names;
    `token`: Constance's space on the Paris track, or duels won for the Plot."""

    card: str
    progress: tuple[str, ...] = ()
    posted: tuple[str, ...] = ()
    trap: str = ""
    up: bool = False
    target: Seat = ""
    token: int = 0

    @property
    def posts(self) -> Cards:
        """All cards posted there, the trap last."""
        return (*self.posted, self.trap) if self.trap else self.posted


class Space(NamedTuple):
    """A space of a quest board: its token, whether it is face up, and whether it is cleared."""

    token: str
    up: bool = False
    is_empty: bool = False


class Round(NamedTuple):
    """A round of a duel: the final dice of both sides, the additions to them, and the losses."""

    blue: tuple[str, ...]
    red: tuple[str, ...]
    extra: tuple[int, int, int, int]
    """Swords and shields in addition to the dice: of the musketeer, then of the foe."""
    own_loss: int = 0
    foe_loss: int = 0


class Duel(NamedTuple):
    """A duel. `where`: "paris", "louvre", "quest", "bastille", or "rochefort" for his interruption; `slot`: the space
    of the quest board, or -1; `cards`: those committed; `any`: the card used with Aramis's power; `epic`: tokens that
    count as dice; `blue`, `red`: numbers of dice in the round; `blue_dice`, `red_dice`: their faces; `sword`, `reroll`:
    whether a blue or red die may still be rerolled; `stage`: the next stage; `own_loss`, `foe_loss`: life points lost
    by the musketeer and the foe."""

    seat: Seat
    foe: str
    where: str
    slot: int
    cards: tuple[str, ...] = ()
    any: str = ""
    epic: int = 0
    blue: int = 0
    red: int = 0
    blue_dice: tuple[str, ...] = ()
    red_dice: tuple[str, ...] = ()
    sword: bool = False
    reroll: bool = False
    rounds: tuple[Round, ...] = ()
    stage: str = "cards"
    own_loss: int = 0
    foe_loss: int = 0


class Siege(NamedTuple):
    """The last roll at La Rochelle: dice of both sides, musketeers who gave life for red swords, and the token's space
    before."""

    blue: tuple[str, ...]
    red: tuple[str, ...]
    payers: tuple[Seat, ...] = ()
    start: int = 0


@dataclass
class State(StepState):
    """The complete position, without the dice. `view.py` says what is hidden."""

    seats: tuple[Seat, ...]

    turn: int = 1
    phase: str = "setup"
    active: Seat = ""
    """The musketeer who is taking a turn."""
    action_points: dict[Seat, int] = field(default_factory=dict)
    """Actions left for each musketeer."""
    turns_over: tuple[Seat, ...] = ()
    """Musketeers whose turn has ended."""
    budget: int = -1
    """Actions left for all musketeers together after Emergency!, otherwise -1."""
    acted: bool = False
    """Whether a musketeer has taken an action this turn."""
    rode: tuple[Seat, ...] = ()
    helped: bool = False
    """Whether Aramis has used his power this turn."""
    ordered: bool = False
    """Whether Tréville has given his order."""
    trading: Seat = ""
    """The partner of a trade that the active musketeer has paid for and that is still open."""

    place: dict[Seat, str] = field(default_factory=dict)
    path: dict[Seat, str] = field(default_factory=dict)
    """The path of the inn that each musketeer is on."""
    life: dict[Seat, int] = field(default_factory=dict)
    down: tuple[Seat, ...] = ()
    gear: dict[Seat, Cards] = field(default_factory=dict)
    banned: tuple[Seat, ...] = ()
    """Musketeers who may not return to the quest (variant)."""
    stock: dict[str, int] = field(default_factory=dict)
    pistoles: int = 0
    epic: int = 0
    one_for_all: int = 0
    earned: tuple[str, ...] = ()
    """How One for all cards were earned: "start", "siege", "rochefort"."""

    hands: dict[Seat, Cards] = field(default_factory=dict)
    deck: Cards = ()
    discards: Cards = ()

    time: int = 1
    clock_stops: bool = False
    dead_end: bool = False
    """Whether Dead End has just been played."""
    honour: int = 0
    """Honour that the Queen has lost."""
    siege: int = 0
    siege_cards: Cards = ()
    siege_marks: tuple[str, ...] = ()
    siege_throw: Siege | None = None
    reinforced: int = 0
    """Extra red dice from Reinforcements this turn."""
    conscripted: bool = False
    isolated: bool = False
    louvre_at: int = 1

    destination: str = ""
    revealed: bool = False
    """Whether Milady has been found or has shown herself this turn."""
    location_is_public: bool = False
    """Whether Kitty has shown Milady's location card."""
    absent: Cards = ()
    """Places where everybody knows that Milady is not this turn."""
    is_home: bool = False
    """Whether Milady has gone home with a wounded Rochefort."""
    rochefort: int = TRACKS.rochefort
    cavois: int = 2
    paris: Mission | None = None
    louvre: Mission | None = None
    louvre_deck: Cards = ()
    paris_hand: Cards = ()
    paris_discards: Cards = ()
    """Paris cards that have been played."""
    out_of_play: Cards = ()
    """Adversaries and traps removed from the game."""
    treachery: Cards = ()
    treachery_deck: Cards = ()
    treachery_discards: Cards = ()

    quest: int = 1
    board: tuple[Space, ...] = ()
    reserve: Cards = ()
    """Tokens that Milady has not placed yet."""
    passed: tuple[str, ...] = ()
    """Skills of the passage whose challenges are overcome."""
    column: int = 0
    """The number of complete chambers of the galleries."""

    duel: Duel | None = None
    """The current duel, or the last one this turn."""
    offer: Offer | None = None
    offers_sent: int = 0
    end: str = ""


# --- who plays ---


def has_milady(count: int, options: dict[str, Json]) -> bool:
    """Whether a player plays Milady."""
    return count > 1 and options["milady"] == "player"


@lru_cache(maxsize=64)
def seats_for(count: int, milady: bool, absent: str) -> tuple[Seat, ...]:
    """The seats of a table: Milady if a player plays her, and the musketeers in play."""
    people = count - milady
    names = [name for name in MUSKETEERS if name != "treville" or people == 5]
    if people == 3:
        names.remove(absent)
    return (*([MILADY] if milady else []), *names)


@lru_cache(maxsize=64)
def roles_for(count: int, milady: bool, absent: str) -> tuple[Seat, ...]:
    """The seats that players choose: Milady, and each musketeer with a hand of cards."""
    people, seats = count - milady, seats_for(count, milady, absent)
    if people == 1:
        return (*seats[: milady + 1],)
    return tuple(seat for seat in seats if people != 2 or seat not in PARTNERS)


def new_state(players: tuple[str, ...], options: dict[str, Json]) -> State:
    """A position before set-up, with the musketeers at their starting places."""
    milady = has_milady(len(players), options)
    state = State(players, options, seats_for(len(players), milady, options["absent"]))
    for seat in team(state):
        state.place[seat], state.life[seat], state.path[seat] = MUSKETEERS[seat].start, MUSKETEERS[seat].life, ""
        state.action_points[seat], state.gear[seat] = 0, ()
    state.stock = {id_: item.stock for id_, item in ITEMS.items()}
    if "treville" in state.gear:
        state.gear["treville"], state.stock["toledo-sword"] = ("toledo-sword",), ITEMS["toledo-sword"].stock - 1
    state.hands = dict.fromkeys(holders(state), ())
    state.pistoles = TABLE.pistoles
    state.time = TRACKS.time_with_six if len(team(state)) == 5 else 1
    return state


def milady_of(state: State) -> Seat | None:
    """Milady's seat; None if no player plays her."""
    return MILADY if state.seats[0] == MILADY else None


def team(state: State) -> tuple[Seat, ...]:
    """The musketeers in play."""
    return state.seats[1:] if state.seats[0] == MILADY else state.seats


def roles(state: State) -> tuple[Seat, ...]:
    """The seats of the players, in their order."""
    return roles_for(len(state.players), state.seats[0] == MILADY, state.options["absent"])


@lru_cache(maxsize=64)
def _hands(count: int, milady: bool, absent: str) -> dict[Seat, Seat]:
    """The musketeer whose hand each musketeer uses."""
    owners = [seat for seat in roles_for(count, milady, absent) if seat != MILADY]
    musketeers = seats_for(count, milady, absent)[milady:]
    return {seat: seat if seat in owners else PARTNERS[seat] if len(owners) == 2 else owners[0] for seat in musketeers}


def holders(state: State) -> tuple[Seat, ...]:
    """The musketeers with a hand of adventure cards."""
    hands = _hands(len(state.players), state.seats[0] == MILADY, state.options["absent"])
    return tuple(dict.fromkeys(hands.values()))


def holder_of(state: State, seat: Seat) -> Seat:
    """The musketeer whose hand a musketeer uses."""
    return _hands(len(state.players), state.seats[0] == MILADY, state.options["absent"])[seat]


def hand_of(state: State, seat: Seat) -> Cards:
    """The cards a musketeer may play."""
    return state.hands[holder_of(state, seat)]


def sort_cards(cards: Iterable[str]) -> Cards:
    """Adventure cards in the order of their kinds."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def sort_gear(items: Iterable[str]) -> Cards:
    """Items in the order of the arsenal."""
    return tuple(sorted(items, key=_ITEM_ORDER.__getitem__))


def without(cards: Iterable[str], *others: str) -> Cards:
    """Cards without the others, each of which must be among them."""
    remaining = list(cards)
    for card in others:
        remaining.remove(card)
    return tuple(remaining)


def give_cards(state: State, seat: Seat, cards: Iterable[str]) -> None:
    """Add cards to a hand."""
    state.hands[holder_of(state, seat)] = sort_cards((*hand_of(state, seat), *cards))


def take_cards(state: State, seat: Seat, cards: Iterable[str]) -> None:
    """Take cards out of a hand."""
    state.hands[holder_of(state, seat)] = without(hand_of(state, seat), *cards)


def discard(state: State, seat: Seat, cards: Iterable[str]) -> None:
    """Discard cards of a hand."""
    cards = tuple(cards)
    take_cards(state, seat, cards)
    state.discards = sort_cards((*state.discards, *cards))


def combat_of(cards: Iterable[str]) -> int:
    """The total value of combat cards."""
    return sum(ADVENTURE[card].value for card in cards if ADVENTURE[card].kind == "combat")


# --- musketeers ---


def healthy(state: State) -> list[Seat]:
    """Musketeers who are not out of action."""
    return [seat for seat in team(state) if seat not in state.down]


def waiting(state: State) -> list[Seat]:
    """Musketeers who are not out of action and whose turn is not over."""
    return [seat for seat in healthy(state) if seat not in state.turns_over]


def actions_of(state: State) -> int:
    """Actions of each musketeer in a turn (3.1)."""
    most = TABLE.actions_with_three_musketeers if len(team(state)) == 3 else TABLE.actions
    return most - state.conscripted


def actions_left(state: State, seat: Seat) -> int:
    """Actions a musketeer may still carry out."""
    return state.action_points[seat] if state.budget < 0 else min(state.action_points[seat], state.budget)


def spend(state: State, seat: Seat) -> None:
    """Use one action of the musketeer, and one of those that Emergency! leaves to all."""
    state.action_points[seat] -= 1
    if state.budget > 0:
        state.budget -= 1


def can_ride(state: State, seat: Seat) -> bool:
    """Whether the musketeer has a free move from the thoroughbred."""
    return "thoroughbred" in state.gear[seat] and seat not in state.rode


def skill_of(state: State, seat: Seat, skill: Any) -> int:
    """A musketeer's level of a skill, with an upgrade."""
    return MUSKETEERS[seat].skills[skill] + (f"upgrade-{skill}" in state.gear[seat])


def manoeuvres_of(state: State, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """The secret manoeuvres a musketeer may use. The improved one replaces their own, except for d'Artagnan, who has
    both (3.12)."""
    own = MUSKETEERS[seat].manoeuvre
    if "improved-manoeuvre" not in state.gear[seat]:
        return (own,)
    return (own, IMPROVED) if seat == "dartagnan" else (IMPROVED,)


def can_be_helped(state: State, seat: Seat) -> bool:
    """Whether Aramis may use any card by his power (4.11)."""
    return seat == "aramis" and not state.helped and bool(hand_of(state, seat))


def items_in(state: State, seat: Seat, slot: str) -> list[str]:
    """A musketeer's items for one kind of slot."""
    return [item for item in state.gear[seat] if ITEMS[item].slot == slot]


def room_for(slot: str) -> int:
    """The number of slots of a kind (ruling R35)."""
    return {"equipment": TABLE.equipment_slots, "skill": TABLE.skill_slots, "manoeuvre": 1}[slot]


def add_pistoles(state: State, n: int) -> int:
    """Add pistoles, negative to take them, within the track. Returns the change."""
    before = state.pistoles
    state.pistoles = max(0, min(TABLE.most_pistoles, before + n))
    return state.pistoles - before


# --- Milady ---


def is_at(state: State, place: str) -> bool:
    """Whether Milady's figure, or her face-down card, is at a place."""
    return state.destination == place and not state.is_home


def places_without_milady(state: State) -> Cards:
    """Places where everybody knows that an undiscovered Milady is not; after her Reveal, La Rochelle is one (2.6)."""
    return (*state.absent, "la-rochelle") if state.phase in ("siege", "end") else state.absent


def in_hand(state: State) -> list[str]:
    """Adversaries and traps in Milady's hand."""
    out = {*state.out_of_play, *(card for one in (state.paris, state.louvre) if one for card in one.posts)}
    return [card for card in POSTABLE if card not in out]


def best_filling(strength: int, posts: Cards, hand: Iterable[str]) -> int:
    """The highest total strength, within a mission's, that can be reached with the cards posted and those in hand
    (ruling R3)."""
    has_trap = any(card in TRAPS for card in posts)
    sums = {has_trap: {sum(STRENGTH[card] for card in posts)}, not has_trap: set[int]()}
    for card in hand:
        n = STRENGTH[card]
        if card in TRAPS:
            sums[True] |= {total + n for total in sums[False]}
        else:
            for key in sums:
                sums[key] = sums[key] | {total + n for total in sums[key]}
    return max((total for totals in sums.values() for total in totals if total <= strength), default=0)


def postable(state: State, where: str) -> list[str]:
    """Cards of Milady's hand that may be posted next, so that the mission can be filled as far as possible (2.3)."""
    mission = get_mission(state, where)
    strength, hand, lying = MISSIONS[mission.card].strength, in_hand(state), mission.posts
    most, strength_missing = best_filling(strength, lying, hand), strength_left(mission)
    fits = [card for card in hand if STRENGTH[card] <= strength_missing and not (mission.trap and card in TRAPS)]
    return [card for card in fits if best_filling(strength, (*lying, card), without(hand, card)) == most]


def strength_left(mission: Mission) -> int:
    """The strength of a mission that is not filled yet."""
    return MISSIONS[mission.card].strength - sum(STRENGTH[card] for card in mission.posts)


def unused_paris(state: State) -> list[str]:
    """Paris cards that were neither played nor taken into Milady's hand."""
    return [card for card in PARIS if card not in state.paris_discards and card not in state.paris_hand]


# --- missions ---


def find_mission(state: State, where: str) -> Mission | None:
    """The mission in Paris or at the Louvre, None if there is none."""
    return state.paris if where == "paris" else state.louvre if where == "louvre" else None


def get_mission(state: State, where: str) -> Mission:
    """The mission in Paris or at the Louvre, which must exist."""
    mission = find_mission(state, where)
    assert mission is not None
    return mission


def put_mission(state: State, where: str, mission: Mission | None) -> None:
    """Set the mission in Paris or at the Louvre."""
    setattr(state, where, mission)


def level_of(state: State, where: str, skill: str) -> int:
    """The current level of a challenge, with Laffemas, Courtesan, Informers and the Message (4.1, 4.9)."""
    mission = find_mission(state, where)
    if mission is None:
        return dict(QUESTS.passage)[skill] if state.quest == 2 else 8  # type: ignore[index]
    base = next(one.level for one in MISSIONS[mission.card].challenges if one.skill == skill)
    rise = int("laffemas" in mission.posted)
    rise += mission.trap == "informers" or (mission.trap == "courtesan" and skill == "gallantry")
    if where == "louvre" and state.paris is not None:
        rise += MISSIONS[state.paris.card].continuous == "louvre-plus-1"
    return base + rise


def open_challenges(state: State, where: str) -> list[str]:
    """Skills of the open challenges at a place."""
    mission = find_mission(state, where)
    if mission is not None:
        return [one.skill for one in MISSIONS[mission.card].challenges if one.skill not in mission.progress]
    if where != "quest":
        return []
    if state.quest == 2:
        return [skill for skill, _ in QUESTS.passage if skill not in state.passed]
    if state.quest == 4:
        return [state.board[3 * state.column].token] if state.board else []
    return []


def conspirators(state: State) -> int:
    """Conspirators to fight for the Plot, in addition to posted adversaries (5.6)."""
    if state.paris is None or not MISSIONS[state.paris.card].duels:
        return 0
    return MISSIONS[state.paris.card].duels - state.paris.token - len(state.paris.posted)


def open_foes(state: State, where: str) -> list[tuple[str, int]]:
    """The foes that can be fought by name at a place: (foe, space of the quest board or -1). Face-down tokens and paths
    of the inn are not included."""
    mission = find_mission(state, where)
    if mission is not None:
        extra = [("conspirator", -1)] if where == "paris" and conspirators(state) > 0 else []
        return [*((foe, -1) for foe in mission.posted), *extra]
    if where != "quest":
        return []
    if state.quest == 2:
        return [("de-wardes", -1)] if len(state.passed) == len(QUESTS.passage) else []
    first = 3 * state.column
    if state.quest == 4 and len(state.board) > first + 2:
        return [(state.board[n].token, n) for n in (first + 1, first + 2) if not state.board[n].is_empty]
    return []


def next_space(state: State) -> int:
    """The first space of the third board that is not cleared; -1 if none, or on another board."""
    return next((n for n, space in enumerate(state.board) if not space.is_empty), -1) if state.quest == 3 else -1


def path_spaces(path: str) -> range:
    """The spaces of a path of the inn, from the first stage."""
    first = QUESTS.paths.index(path) * QUESTS.stages
    return range(first, first + QUESTS.stages)


def next_stage(state: State, path: str) -> int:
    """The space of the first stage of a path that is not cleared; -1 if none."""
    return next((n for n in path_spaces(path) if not state.board[n].is_empty), -1)


def is_mission_done(state: State, where: str) -> bool:
    """Whether all requirements of a mission are met (5.5)."""
    mission = get_mission(state, where)
    obstacle = bool(mission.trap) and TRAPS[mission.trap].kind == "obstacle"
    duels = MISSIONS[mission.card].duels
    return not (open_challenges(state, where) or mission.posted or obstacle or (duels and mission.token < duels))


def unseen_tokens(state: State) -> dict[str, int]:
    """The number of each token that only Milady has seen, on the quest board or not placed yet; everybody can count
    them. Blanks are those of the inn."""
    down = (space.token for space in state.board if not space.up and space.token in FIGHTING)
    counts = Counter(sorted([*down, *state.reserve]))
    if state.quest == 1:
        counts["blank"] = TOKENS["blank"].count - sum(space.token == "blank" for space in state.board if space.up)
    return {token: n for token, n in counts.items() if n}


def turn_up(state: State, slot: int, *, is_cleared: bool = False) -> None:
    """Turn a token of the quest board face up; `is_cleared`: also clear its space."""
    board = list(state.board)
    board[slot] = Space(board[slot].token, True, is_cleared or board[slot].is_empty)
    state.board = tuple(board)


def foe_life(state: State, foe: str) -> int:
    """A foe's current life points (ruling R11)."""
    return {"rochefort": state.rochefort, "cavois": state.cavois}.get(foe, FOES[foe].life)


# --- La Rochelle ---


def blue_siege_dice(state: State) -> int:
    """The musketeers' dice at La Rochelle (7.1)."""
    return min(combat_of(state.siege_cards) + ("bassompierre" in state.siege_cards), TABLE.most_dice)


def red_siege_dice(state: State) -> int:
    """Milady's dice at La Rochelle (7.1)."""
    posts = [one.posted for one in (state.paris, state.louvre) if one]
    smugglers = state.paris is not None and MISSIONS[state.paris.card].continuous == "siege-die"
    felton = any("felton" in cards for cards in posts)
    return TRACKS.time[min(state.time, len(TRACKS.time)) - 1] + smugglers + felton + state.reinforced


def player_of(state: State, seat: Seat) -> str:
    """The player who runs a seat."""
    return state.players[roles(state).index(seat if seat == MILADY else holder_of(state, seat))]
