"""The position, and the small questions asked of it. Nothing here tells a story or asks a player.

Everything is named by its id. Hands are sorted tuples of kinds of cards; "" stands for nobody, nothing, nowhere.
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
"""Of two hands for four musketeers: who shares whose (ruling R37)."""
_ORDER = {id_: place for place, id_ in enumerate(ADVENTURE)}
_ITEM_ORDER = {id_: place for place, id_ in enumerate(ITEMS)}


class Mission(NamedTuple):
    """A Paris or Louvre card in play. `progress`: skills of its challenges that are overcome; `posted`: adversaries not
    beaten; `up`: whether they and the trap are turned up (ruling R42); `target`: whom Nemesis names; `token`:
    Constance's place on the Paris track."""

    card: str
    progress: tuple[str, ...] = ()
    posted: tuple[str, ...] = ()
    trap: str = ""
    up: bool = False
    target: Seat = ""
    token: int = 0

    @property
    def posts(self) -> Cards:
        """All that is posted there, the trap last."""
        return (*self.posted, self.trap) if self.trap else self.posted


class Space(NamedTuple):
    """A space of a quest board: the token on it, whether it is turned up, and whether it is cleared."""

    token: str
    up: bool = False
    is_empty: bool = False


class Round(NamedTuple):
    """A round of a duel: the dice of both sides as they counted, what shields and extras added, who lost how much."""

    blue: tuple[str, ...]
    red: tuple[str, ...]
    extra: tuple[int, int, int, int]
    """Swords and shields beside the dice: of the musketeer, then of the foe."""
    own_loss: int = 0
    foe_loss: int = 0


class Duel(NamedTuple):
    """A duel. `where`: "paris", "louvre", "quest", "bastille", or "rochefort" where he interrupts; `slot`: the space of
    the quest board, or -1; `cards`: what was committed; `epic`: tokens that count as dice; `blue`, `red`: dice of the
    round; `blue_dice`, `red_dice`: what they show; `sword`, `reroll`: whether a die may still be thrown again;
    `stage`: what comes next; `own_loss`, `foe_loss`: life points lost by the musketeer and the foe."""

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
    """The last throw at La Rochelle: dice of both sides, life given for red swords, where the token moved from."""

    blue: tuple[str, ...]
    red: tuple[str, ...]
    payers: tuple[Seat, ...] = ()
    start: int = 0


@dataclass
class State(StepState):
    """Everything there is to know of a game, the dice apart. Hidden: see `view.py`."""

    seats: tuple[Seat, ...]

    turn: int = 1
    phase: str = "setup"
    active: Seat = ""
    """Who is in the middle of his actions."""
    action_points: dict[Seat, int] = field(default_factory=dict)
    """Actions each musketeer has left."""
    turns_over: tuple[Seat, ...] = ()
    """Musketeers whose turn has ended."""
    budget: int = -1
    """Actions left to all together after Emergency!, else -1."""
    acted: bool = False
    """Whether a musketeer has acted in this turn."""
    rode: tuple[Seat, ...] = ()
    helped: bool = False
    """Aramis has used his power in this turn."""
    ordered: bool = False
    """Tréville has given his order."""
    trading: Seat = ""
    """With whom the active musketeer has paid for a trade that is not over."""

    place: dict[Seat, str] = field(default_factory=dict)
    path: dict[Seat, str] = field(default_factory=dict)
    """Paths of the inn musketeers stand in."""
    life: dict[Seat, int] = field(default_factory=dict)
    down: tuple[Seat, ...] = ()
    gear: dict[Seat, Cards] = field(default_factory=dict)
    banned: tuple[Seat, ...] = ()
    """Who may not return to the quest (variant)."""
    stock: dict[str, int] = field(default_factory=dict)
    pistoles: int = 0
    epic: int = 0
    one_for_all: int = 0
    earned: tuple[str, ...] = ()
    """Ways a One for all card was earned: "start", "siege", "rochefort"."""

    hands: dict[Seat, Cards] = field(default_factory=dict)
    deck: Cards = ()
    discards: Cards = ()

    time: int = 1
    clock_stops: bool = False
    dead_end: bool = False
    """Dead End has just been played."""
    honour: int = 0
    """Honour the Queen has lost."""
    siege: int = 0
    siege_cards: Cards = ()
    siege_marks: tuple[str, ...] = ()
    siege_throw: Siege | None = None
    reinforced: int = 0
    """Red dice of Reinforcements in this turn."""
    conscripted: bool = False
    isolated: bool = False
    louvre_at: int = 1

    destination: str = ""
    revealed: bool = False
    """Milady has been found or has shown herself in this turn."""
    location_is_public: bool = False
    """Kitty has shown her location card."""
    absent: Cards = ()
    """Places where all know in this turn that Milady is not."""
    is_home: bool = False
    """She has gone home with a wounded Rochefort."""
    rochefort: int = TRACKS.rochefort
    cavois: int = 2
    paris: Mission | None = None
    louvre: Mission | None = None
    louvre_deck: Cards = ()
    paris_hand: Cards = ()
    paris_discards: Cards = ()
    """Paris cards that have been played."""
    out_of_play: Cards = ()
    """Adversaries and traps out of the game."""
    treachery: Cards = ()
    treachery_deck: Cards = ()
    treachery_discards: Cards = ()

    quest: int = 1
    board: tuple[Space, ...] = ()
    reserve: Cards = ()
    """Tokens Milady has not laid yet."""
    passed: tuple[str, ...] = ()
    """Challenges of the passage that are overcome."""
    column: int = 0
    """Chambers of the galleries that are complete."""

    duel: Duel | None = None
    """The last duel of this turn, or the one that is fought."""
    offer: Offer | None = None
    offers_sent: int = 0
    end: str = ""


# --- who plays ---


def has_milady(count: int, options: dict[str, Json]) -> bool:
    """Whether somebody plays Milady."""
    return count > 1 and options["milady"] == "player"


@lru_cache(maxsize=64)
def seats_for(count: int, milady: bool, absent: str) -> tuple[Seat, ...]:
    """The seats of a table: Milady, and the musketeers in play."""
    people = count - milady
    names = [name for name in MUSKETEERS if name != "treville" or people == 5]
    if people == 3:
        names.remove(absent)
    return (*([MILADY] if milady else []), *names)


@lru_cache(maxsize=64)
def roles_for(count: int, milady: bool, absent: str) -> tuple[Seat, ...]:
    """The seats people choose: Milady, and whoever holds a hand of cards."""
    people, seats = count - milady, seats_for(count, milady, absent)
    if people == 1:
        return (*seats[: milady + 1],)
    return tuple(seat for seat in seats if people != 2 or seat not in PARTNERS)


def new_state(players: tuple[str, ...], options: dict[str, Json]) -> State:
    """A table with nothing on it but the musketeers at their starting places."""
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
    """Milady's seat; None where nobody plays her."""
    return MILADY if state.seats[0] == MILADY else None


def team(state: State) -> tuple[Seat, ...]:
    """The musketeers in play."""
    return state.seats[1:] if state.seats[0] == MILADY else state.seats


def roles(state: State) -> tuple[Seat, ...]:
    """The seats of the players, in their order."""
    return roles_for(len(state.players), state.seats[0] == MILADY, state.options["absent"])


@lru_cache(maxsize=64)
def _hands(count: int, milady: bool, absent: str) -> dict[Seat, Seat]:
    """Musketeer -> whose hand he plays from."""
    owners = [seat for seat in roles_for(count, milady, absent) if seat != MILADY]
    musketeers = seats_for(count, milady, absent)[milady:]
    return {seat: seat if seat in owners else PARTNERS[seat] if len(owners) == 2 else owners[0] for seat in musketeers}


def holders(state: State) -> tuple[Seat, ...]:
    """Whoever holds a hand of adventure cards."""
    hands = _hands(len(state.players), state.seats[0] == MILADY, state.options["absent"])
    return tuple(dict.fromkeys(hands.values()))


def holder_of(state: State, seat: Seat) -> Seat:
    """Who holds the hand a musketeer plays from."""
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
    """Cards but for those that are named, each of which is among them."""
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
    """What combat cards are worth together."""
    return sum(ADVENTURE[card].value for card in cards if ADVENTURE[card].kind == "combat")


# --- musketeers ---


def healthy(state: State) -> list[Seat]:
    """Musketeers who are not out of action."""
    return [seat for seat in team(state) if seat not in state.down]


def waiting(state: State) -> list[Seat]:
    """Musketeers who have not had their turn yet."""
    return [seat for seat in healthy(state) if seat not in state.turns_over]


def actions_of(state: State) -> int:
    """Actions of each musketeer in a turn (3.1)."""
    most = TABLE.actions_with_three_musketeers if len(team(state)) == 3 else TABLE.actions
    return most - state.conscripted


def actions_left(state: State, seat: Seat) -> int:
    """Actions a musketeer may still carry out."""
    return state.action_points[seat] if state.budget < 0 else min(state.action_points[seat], state.budget)


def spend(state: State, seat: Seat) -> None:
    """One action fewer, of his and of what Emergency! leaves to all."""
    state.action_points[seat] -= 1
    if state.budget > 0:
        state.budget -= 1


def can_ride(state: State, seat: Seat) -> bool:
    """Whether his thoroughbred gives him a free move."""
    return "thoroughbred" in state.gear[seat] and seat not in state.rode


def skill_of(state: State, seat: Seat, skill: Any) -> int:
    """A musketeer's skill, with his upgrade."""
    return MUSKETEERS[seat].skills[skill] + (f"upgrade-{skill}" in state.gear[seat])


def manoeuvres_of(state: State, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """The secret manoeuvres a musketeer may roll: d'Artagnan's improved one is added to his own (3.12)."""
    own = MUSKETEERS[seat].manoeuvre
    if "improved-manoeuvre" not in state.gear[seat]:
        return (own,)
    return (own, IMPROVED) if seat == "dartagnan" else (IMPROVED,)


def can_be_helped(state: State, seat: Seat) -> bool:
    """Whether Aramis may use any card (4.11)."""
    return seat == "aramis" and not state.helped and bool(hand_of(state, seat))


def items_in(state: State, seat: Seat, slot: str) -> list[str]:
    """Items a musketeer has that take one kind of room."""
    return [item for item in state.gear[seat] if ITEMS[item].slot == slot]


def room_for(slot: str) -> int:
    """Items of one kind a musketeer has room for (ruling R35)."""
    return {"equipment": TABLE.equipment_slots, "skill": TABLE.skill_slots, "manoeuvre": 1}[slot]


def add_pistoles(state: State, n: int) -> int:
    """Add or take pistoles within the track. Gives what changed."""
    before = state.pistoles
    state.pistoles = max(0, min(TABLE.most_pistoles, before + n))
    return state.pistoles - before


# --- Milady ---


def is_at(state: State, place: str) -> bool:
    """Whether Milady's figure, or her card face down, is at a place."""
    return state.destination == place and not state.is_home


def ruled_out(state: State) -> Cards:
    """Places where all know that a Milady who is not found yet is not: at La Rochelle she shows herself (2.6)."""
    return (*state.absent, "la-rochelle") if state.phase in ("siege", "end") else state.absent


def in_hand(state: State) -> list[str]:
    """Adversaries and traps in Milady's hand."""
    out = {*state.out_of_play, *(card for one in (state.paris, state.louvre) if one for card in one.posts)}
    return [card for card in POSTABLE if card not in out]


def best_filling(strength: int, posted: Cards, hand: Iterable[str]) -> int:
    """The greatest strength not above a mission's that can be posted beside what is posted (ruling R3)."""
    trapped = any(card in TRAPS for card in posted)
    sums = {trapped: {sum(STRENGTH[card] for card in posted)}, not trapped: set[int]()}
    for card in hand:
        n = STRENGTH[card]
        if card in TRAPS:
            sums[True] |= {total + n for total in sums[False]}
        else:
            for key in sums:
                sums[key] = sums[key] | {total + n for total in sums[key]}
    return max((total for totals in sums.values() for total in totals if total <= strength), default=0)


def postable(state: State, where: str) -> list[str]:
    """Cards of Milady's hand that may be posted next so that the mission is filled as far as it can be (2.3)."""
    mission = get_mission(state, where)
    strength, hand, lying = MISSIONS[mission.card].strength, in_hand(state), mission.posts
    most, strength_missing = best_filling(strength, lying, hand), strength_left(mission)
    fits = [card for card in hand if STRENGTH[card] <= strength_missing and not (mission.trap and card in TRAPS)]
    return [card for card in fits if best_filling(strength, (*lying, card), without(hand, card)) == most]


def strength_left(mission: Mission) -> int:
    """The strength of a mission beyond what is posted."""
    return MISSIONS[mission.card].strength - sum(STRENGTH[card] for card in mission.posts)


def unused_paris(state: State) -> list[str]:
    """Paris cards nobody has yet."""
    return [card for card in PARIS if card not in state.paris_discards and card not in state.paris_hand]


# --- missions ---


def find_mission(state: State, where: str) -> Mission | None:
    """The mission of Paris or the Louvre, if there is one."""
    return state.paris if where == "paris" else state.louvre if where == "louvre" else None


def get_mission(state: State, where: str) -> Mission:
    """The mission of Paris or the Louvre."""
    mission = find_mission(state, where)
    assert mission is not None
    return mission


def put_mission(state: State, where: str, mission: Mission | None) -> None:
    """Lay a mission there, or what became of it."""
    setattr(state, where, mission)


def level_of(state: State, where: str, skill: str) -> int:
    """The level of a challenge as it stands: Laffemas, Courtesan, Informers, the Message (4.1, 4.9)."""
    mission = find_mission(state, where)
    if mission is None:
        return dict(QUESTS.passage)[skill] if state.quest == 2 else 8  # type: ignore[index]
    base = next(one.level for one in MISSIONS[mission.card].challenges if one.skill == skill)
    raised = int("laffemas" in mission.posted)
    raised += mission.trap == "informers" or (mission.trap == "courtesan" and skill == "gallantry")
    if where == "louvre" and state.paris is not None:
        raised += MISSIONS[state.paris.card].continuous == "louvre-plus-1"
    return base + raised


def open_challenges(state: State, where: str) -> list[str]:
    """Skills of the challenges to be overcome at a place."""
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
    """Conspirators to be fought for the Plot beside those posted (5.6)."""
    if state.paris is None or not MISSIONS[state.paris.card].duels:
        return 0
    return MISSIONS[state.paris.card].duels - state.paris.token - len(state.paris.posted)


def open_foes(state: State, where: str) -> list[tuple[str, int]]:
    """Whom one can fight at a place by name: the foe, and the space of the quest board or -1. Tokens face down and
    paths of the inn are not among them."""
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
    """The first space of the third board that is not cleared, or -1."""
    return next((n for n, space in enumerate(state.board) if not space.is_empty), -1) if state.quest == 3 else -1


def path_spaces(path: str) -> range:
    """The spaces of a path of the inn, from its first stage."""
    first = QUESTS.paths.index(path) * QUESTS.stages
    return range(first, first + QUESTS.stages)


def next_stage(state: State, path: str) -> int:
    """The space of the first stage of a path that is not cleared, or -1."""
    return next((n for n in path_spaces(path) if not state.board[n].is_empty), -1)


def is_mission_done(state: State, where: str) -> bool:
    """Whether everything a mission asks for is done (5.5)."""
    mission = get_mission(state, where)
    obstacle = bool(mission.trap) and TRAPS[mission.trap].kind == "obstacle"
    duels = MISSIONS[mission.card].duels
    return not (open_challenges(state, where) or mission.posted or obstacle or (duels and mission.token < duels))


def unseen_tokens(state: State) -> dict[str, int]:
    """How many of each token nobody but Milady has seen, face down on the quest board or not laid yet; all can count
    them. Blanks are those of the inn."""
    down = (space.token for space in state.board if not space.up and space.token in FIGHTING)
    counts = Counter(sorted([*down, *state.reserve]))
    if state.quest == 1:
        counts["blank"] = TOKENS["blank"].count - sum(space.token == "blank" for space in state.board if space.up)
    return {token: n for token, n in counts.items() if n}


def turn_up(state: State, slot: int, *, is_cleared: bool = False) -> None:
    """Turn a token of the quest board up; `is_cleared`: and take it off, seen by all."""
    board = list(state.board)
    board[slot] = Space(board[slot].token, True, is_cleared or board[slot].is_empty)
    state.board = tuple(board)


def foe_life(state: State, foe: str) -> int:
    """Life points a foe has now (ruling R11)."""
    return {"rochefort": state.rochefort, "cavois": state.cavois}.get(foe, FOES[foe].life)


# --- La Rochelle ---


def blue_siege_dice(state: State) -> int:
    """Dice of the musketeers at La Rochelle (7.1)."""
    return min(combat_of(state.siege_cards) + ("bassompierre" in state.siege_cards), TABLE.most_dice)


def red_siege_dice(state: State) -> int:
    """Dice of Milady at La Rochelle (7.1)."""
    posted = [one.posted for one in (state.paris, state.louvre) if one]
    smugglers = state.paris is not None and MISSIONS[state.paris.card].continuous == "siege-die"
    felton = any("felton" in cards for cards in posted)
    return TRACKS.time[min(state.time, len(TRACKS.time)) - 1] + smugglers + felton + state.reinforced
