"""The position as plain JSON, complete or sparse, and its invariants. RULES.md documents the keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from fronde.core.codec import (
    CardId,
    CardPile,
    EachOf,
    FieldType,
    Flag,
    Index,
    Keys,
    ListBy,
    ListOf,
    MapOf,
    Maybe,
    Number,
    Record,
    Row,
    Word,
    bad,
    find_twice,
    require,
    require_all_cards,
)
from fronde.core.flow import call, frame, queue
from fronde.core.rng import Dice
from fronde.core.types import Context, Json, Name
from fronde.games.liberte.data import (
    BATTLES,
    BLOCKS,
    CARDS,
    DISPLAY,
    DISPLAY_SANS_CULOTTES,
    FACTIONS,
    HAND,
    MOST_BLOCKS,
    MOST_STACKS,
    OF_THE_FIRST,
    OPEN,
    PRINTINGS,
    PROVINCE_IDS,
    REVOLTS,
    TOKENS,
    TURNS,
    WAITING,
    WAITING_UNTIL,
)
from fronde.games.liberte.model import (
    ALL,
    LOST,
    NO_POINTS,
    NO_VOTES,
    SMALL,
    UNDECIDED,
    ProvinceResult,
    Stack,
    State,
    can_keep,
    count_lost_battles,
    count_waiting,
    find_stack,
    free_tokens,
    in_order,
    is_counter_revolution,
    is_faction_card,
    seats_of,
    total_points,
)
from fronde.games.liberte.steps import STEPS
from fronde.games.liberte.steps.common import FACTION
from fronde.games.liberte.steps.turn import queue_turn

PHASES = {
    "turn": "begin-turn", "refresh": "refresh-hands", "action": "action-rounds", "battle": "fight-battle",
    "elections": "hold-elections", "government": "form-government",
}  # fmt: skip
"""The first step of each phase, for sparse positions."""


class PlayingCard(FieldType[str]):
    """A card, or null for none."""

    def read(self, value: Json, key: str) -> str:
        return "" if value is None else CARD.read(value, key)

    def write(self, value: str) -> Json:
        return value or None


class WordOrNot(FieldType[str]):
    """One of some words, or "" for none."""

    def __init__(self, words: Iterable[str]) -> None:
        self.word = Word(("", *words))

    def read(self, value: Json, key: str) -> str:
        return self.word.read(value, key)


CARD = CardId(CARDS, lambda card: card if isinstance(card, str) else f"c{card}")
PILE, SORTED_PILE = CardPile(CARD), CardPile(CARD, in_order)
POINTS = Row(Number(0, 200), len(NO_POINTS), "not-three")


@cache
def keys_for(seats: tuple[str, ...]) -> Keys:
    """The keys of a position with these seats, except those that combine several values. The function is long because
    it is one table with a line for each key."""
    seat = Word(seats, "position-unknown-seat")
    stack = Record(Stack, {"seat": seat, "faction": FACTION, "n": Number(1, MOST_BLOCKS)})
    place = Index(PROVINCE_IDS, "position-unknown-province")
    outcome = Record(
        ProvinceResult,
        {
            "province": place,
            "faction": WordOrNot(FACTIONS),
            "seat": WordOrNot(seats),
            "votes": Number(0, MOST_BLOCKS),
            "tied": Flag(),
        },
    )
    return Keys(
        STEPS,
        {
            "turn": Number(1, TURNS),
            "round": Number(0, 100_000),
            "order": ListOf(seat),
            "active": seat,
            "moves": Number(0, 100_000),
            "passes": Number(0, len(seats)),
            "last_round": Flag(),
            "provinces": ListBy(PROVINCE_IDS, ListOf(stack), (), "position-unknown-province"),
            "waiting": Flag(),
            "deck": PILE,
            "pool": SORTED_PILE,
            "open": PILE,
            "playing": PlayingCard(),
            "discard": PILE,
            "gone": PILE,
            "hands": EachOf(seats, SORTED_PILE, (), "position-unknown-seat"),
            "displays": EachOf(seats, PILE, (), "position-unknown-seat"),
            "points": EachOf(seats, POINTS, NO_POINTS, "position-unknown-seat"),
            "battle_box": EachOf(seats, Number(0, TOKENS), 0, "position-unknown-seat"),
            "battles": MapOf(Word(BATTLES), Word((*seats, LOST), "position-unknown-seat")),
            "lost_blocks": Number(0, len(BATTLES)),
            "government": Maybe(FACTION),
            "opposition": Maybe(FACTION),
            "presence": ListOf(seat),
            "presence_tokens": ListOf(seat),
            "track": EachOf(FACTIONS, Number(0, len(PROVINCE_IDS) + 2), 0, "position-unknown-faction"),
            "votes": EachOf(seats, POINTS, NO_VOTES, "position-unknown-seat"),
            "results": ListOf(outcome),
            "holding": EachOf(seats, WordOrNot((SMALL, ALL)), UNDECIDED, "position-unknown-seat"),
            "end": WordOrNot(("turns", "landslide", "counter-revolution")),
        },
        {"provinces": "map", "gone": "out_of_play"},
        {"phase": None},
    )


def keys(state: State) -> Keys:
    """The keys of a position."""
    return keys_for(seats_of(state))


# --- reading ---


def fill_in(state: State, position: Mapping[str, Json], ctx: Context) -> None:
    """Compute the supply, and complete a sparse position, which is at the start of a phase or of the active seat's
    action. Without the option `printing`, the named cards decide which printing is used."""
    if "printing" not in position["options"] and not OF_THE_FIRST.isdisjoint(all_cards(state)):
        state.options["printing"] = "first"
    if "stack" in position:
        state.supply = count_supply(state)
        return
    _fill_in_seats(state, position)
    deal_rest(position, state, ctx.rng)
    state.supply = count_supply(state)
    begin(position, state)


def _fill_in_seats(state: State, position: Mapping[str, Json]) -> None:
    if state.active not in state.order or find_twice(state.order) or set(state.order) != set(seats_of(state)):
        raise bad("order", key="order")
    if "active" not in position:
        state.active = state.order[0]
    if "waiting" not in position:
        state.waiting = state.turn < WAITING_UNTIL + (position.get("phase") == "turn")
    if "presence_tokens" not in position:
        state.presence_tokens = state.presence
    if "track" not in position:
        state.track = {f: sum(votes[n] for votes in state.votes.values()) for n, f in enumerate(FACTIONS)}
    if "lost_blocks" not in position:
        state.lost_blocks = count_lost_battles(state)


def deal_rest(position: Mapping[str, Json], state: State, rng: Dice) -> None:
    """Deal the unnamed cards: shuffled below the named deck, set A above set B. From its top, deal seven to every hand
    if no hands are named, then the open cards if none are named."""
    cards = Counter(all_cards(state))
    printing = PRINTINGS[state.options["printing"]]
    rest = [card for card in rng.shuffle(in_order(printing.cards)) if card not in cards]
    state.deck = (*state.deck, *sorted(rest, key=lambda card: CARDS[card].set))
    for seat in seats_of(state) if "hands" not in position else ():
        state.hands[seat], state.deck = in_order(state.deck[:HAND]), state.deck[HAND:]
    if "open" not in position:
        state.open, state.deck = state.deck[:OPEN], state.deck[OPEN:]
    if "pool" not in position:
        state.pool = printing.set_b if is_two_sets(state.deck) else in_order(state.deck)


def is_two_sets(deck: tuple[str, ...]) -> bool:
    """Whether all cards of set A in a deck are above those of set B."""
    sets = [CARDS[card].set for card in deck]
    return sets == sorted(sets)


def begin(position: Mapping[str, Json], state: State) -> None:
    """Set the stack of a sparse position: the start of a phase, or of the action of the active seat."""
    phase = Word(PHASES, "position-unknown").read(position.get("phase", "action"), "phase")
    if phase == "turn":
        state.stack = [frame("begin-turn")]
        state.turn -= 1
    elif phase == "government":
        queue(state, frame("form-government"), frame("end-of-turn"))
    else:
        queue_turn(state, PHASES[phase])
    if phase == "refresh":
        state.stack[-1]["at"] = state.order.index(state.active)
    if phase == "action":
        state.stack[-1]["at"] = state.order.index(state.active) + 1
        state.round = max(state.round, 1)
        state.moves = max(state.moves, 1)
        state.last_round = state.last_round or not all(state.supply.values())
        call(state, "choose-action", played=0, special=False, region="")


def count_supply(state: State) -> dict[str, int]:
    """The blocks of each colour that are nowhere else."""
    supply: dict[str, int] = dict(zip(FACTIONS, BLOCKS, strict=True))
    for number, faction in enumerate(FACTIONS):
        on_map = sum(stack.n for stacks in state.map for stack in stacks if stack.faction == faction)
        vote_count = sum(votes[number] for votes in state.votes.values())
        supply[faction] -= on_map + vote_count + count_waiting(state)
    supply["white"] -= state.lost_blocks
    return supply


def all_cards(state: State) -> list[str]:
    """Every card in the position, duplicates included."""
    piles = (*state.hands.values(), *state.displays.values(), state.deck, state.open, state.discard, state.out_of_play)
    return [*(card for pile in piles for card in pile), *([state.playing] if state.playing else [])]


# --- what can never be ---


def check(state: State) -> None:
    """Check that every component is in exactly one place, and in a possible one. Raises InvariantError."""
    _check_cards(state)
    _check_map(state)
    _check_order(state)
    _check_stack(state)
    _check_turn(state)


def _check_cards(state: State) -> None:
    require_all_cards(all_cards(state), PRINTINGS[state.options["printing"]].cards)
    require(len(state.open) <= OPEN, "open", n=OPEN)
    for seat, display in state.displays.items():
        fits = len(display) <= DISPLAY_SANS_CULOTTES and all(map(is_faction_card, display))
        require(fits, "display", seat=Name("seat", seat), n=DISPLAY_SANS_CULOTTES)
        fits = len(display) <= DISPLAY or can_keep(display[1:], display[0])
        require(fits, "fifth", seat=Name("seat", seat), n=DISPLAY)
    in_pool = set(state.pool)
    below = [card in in_pool for card in state.deck]
    require(below == sorted(below), "pool")


def _check_map(state: State) -> None:
    for place, stacks in enumerate(state.map):
        seats = [stack.seat for stack in stacks]
        fits = len(stacks) <= MOST_STACKS and not find_twice(seats)
        require(fits, "province", province=Name("province", PROVINCE_IDS[place]), n=MOST_STACKS)
    require(state.supply == count_supply(state), "supply")
    for faction, n in state.supply.items():
        require(n >= 0, "blocks", colour=Name("colour", faction), n=BLOCKS[FACTIONS.index(faction)])
    for seat in seats_of(state):
        require(free_tokens(state, seat) >= 0, "tokens", seat=Name("seat", seat), n=TOKENS)
    require(state.lost_blocks <= count_lost_battles(state), "lost-blocks")


def _check_order(state: State) -> None:
    require(sorted(state.order) == sorted(seats_of(state)), "order")
    require(set(state.presence_tokens) <= set(state.presence), "presence")
    require(not find_twice(state.presence) and not find_twice(state.presence_tokens), "presence")
    require(len({outcome.province for outcome in state.results}) == len(state.results), "results")
    for seat in seats_of(state):
        require(total_points(state, seat) < WAITING * 100, "points", seat=Name("seat", seat))


UNDER: dict[str, tuple[str, ...]] = {
    "end-of-turn": (), "begin-turn": (),
    **dict.fromkeys(("hold-elections", "elect-provinces", "form-government", "form-opposition"), ("end-of-turn",)),
    **dict.fromkeys(("award-votes", "seat-government"), ("end-of-turn",)),
    **dict.fromkeys(("fight-battle", "after-battle"), ("hold-elections",)),
    "action-rounds": ("fight-battle",), "refresh-hands": ("action-rounds",),
    **dict.fromkeys(("refresh-discard", "refresh-draw"), ("refresh-hands",)),
    **dict.fromkeys(("choose-action", "discard-two", "take-card", "take-second"), ("action-rounds",)),
    **dict.fromkeys(("place-blocks", "keep-card", "special-target", "terror-card"), ("choose-action",)),
    "battle-tie": ("after-battle",), "province-tie": ("elect-provinces",),
    "government-tie": ("form-opposition", "award-votes"),
    **dict.fromkeys(("award-office", "votes-tie"), ("seat-government", "award-office")),
}  # fmt: skip
"""For each step, the steps that may be directly below it on the stack; empty if it is at the bottom."""


BEFORE_ACTIONS = ("refresh-hands", "refresh-discard", "refresh-draw")
IN_BATTLE = ("fight-battle", "battle-tie")
LOOKED_FOR = {
    *BEFORE_ACTIONS, *IN_BATTLE, "action-rounds", "choose-action", "discard-two", "take-card", "take-second",
}  # fmt: skip
"""Steps at which no counter-revolution can exist, because it was checked before and nothing has changed since (R33)."""


def _check_turn(state: State) -> None:
    """Nothing happens before its turn, and no end of the game was missed."""
    step = state.stack[-1]["step"] if state.stack else ""
    early = step in (*BEFORE_ACTIONS, *IN_BATTLE) or any(state.battle_box.values())
    require(state.turn > 1 or not early, "first-turn")
    later = [Name("battle", battle) for battle in state.battles if BATTLES[battle].number > state.turn]
    require(not later, "later-battle", battle=later)
    require(step not in LOOKED_FOR or not is_counter_revolution(state), "revolt", n=REVOLTS)


def _check_stack(state: State) -> None:
    require(bool(state.end) == (not state.stack), "over-or-not")
    for under, one in zip([None, *state.stack], state.stack, strict=False):
        fits = under["step"] in UNDER[one["step"]] if under else not UNDER[one["step"]]
        require(fits and _fits_tie(state, one), "stack")
    names = [one["step"] for one in state.stack]
    striking = bool(names) and names[-1] in ("special-target", "terror-card")
    placing = bool(names) and names[-1] in ("place-blocks", "keep-card")
    require((striking or placing) == bool(state.playing), "playing")
    require(not state.playing or is_faction_card(state.playing) == placing, "playing")


def _fits_tie(state: State, one: Mapping[str, Json]) -> bool:
    """Whether the seats of a tie's frame are in the game and can be tied there."""
    seats = one.get("seats", ())
    among = set(seats) <= set(seats_of(state)) and {bid.seat for bid in one.get("bids", ())} <= set(seats)
    level = one["step"] != "province-tie" or all(find_stack(state, one["province"], seat) for seat in seats)
    return among and level and not find_twice(seats) and one.get("at", 0) <= max(len(seats), one_round(state, one))


def one_round(state: State, one: Mapping[str, Json]) -> int:
    """The highest value of `at` in a frame that counts seats or provinces."""
    return len(PROVINCE_IDS) if one["step"] == "elect-provinces" else len(state.order)
