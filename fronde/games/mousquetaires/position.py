"""The position as plain JSON, complete or sparse, and its invariants. RULES.md documents the keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from fronde.core.codec import (
    EachOf,
    FieldType,
    Flag,
    Keys,
    ListOf,
    Maybe,
    Number,
    Record,
    Row,
    Word,
    require,
)
from fronde.core.flow import frame
from fronde.core.offers import FIELDS
from fronde.core.types import Context, Json, Name
from fronde.games.mousquetaires.data import (
    ADVENTURE,
    ADVENTURE_DECK,
    BASTILLE,
    DESTINATIONS,
    FIGHTING,
    FOES,
    GUARDED,
    ITEMS,
    LOUVRE,
    MISSIONS,
    MUSKETEERS,
    PARIS,
    PLACE_IDS,
    POSTABLE,
    QUESTS,
    REACHABLE,
    SKILLS,
    TABLE,
    TOKENS,
    TRACKS,
    TRAPS,
    TREACHERY,
)
from fronde.games.mousquetaires.model import (
    Duel,
    Mission,
    Round,
    Siege,
    Space,
    State,
    actions_of,
    conspirators,
    find_mission,
    hand_of,
    holders,
    is_mission_done,
    items_in,
    milady_of,
    next_space,
    next_stage,
    open_challenges,
    open_foes,
    places_without_milady,
    room_for,
    sort_cards,
    strength_left,
    team,
    unused_paris,
)
from fronde.games.mousquetaires.steps import STEPS
from fronde.games.mousquetaires.steps.arsenal import can_buy
from fronde.games.mousquetaires.steps.attempts import UNDER_WAY, place_of, target_of
from fronde.games.mousquetaires.steps.musketeers import ATTEMPTS, SPIES
from fronde.games.mousquetaires.steps.setup import BLANKS, SIZES, treachery_cards
from fronde.games.mousquetaires.steps.siege import SIEGE_CARD
from fronde.games.mousquetaires.steps.trade import NOTHING
from fronde.games.mousquetaires.steps.turn import PHASES

ENDS = ("", "quest", "time", "siege", "honour", "constance", "elimination")
STAGES = ("cards", "epic", "throw", "sword", "red", "count", "over")
_INN, _BACK = QUESTS.inn_adversaries, QUESTS.inn_adversaries + QUESTS.returning
TOKENS_OF_BOARD = {1: 0, 2: _INN, 3: _INN, 4: _BACK, 5: _BACK}
"""By quest: the tokens, without blanks and challenges, that were used by the boards before it."""
MANY = 200
"""An upper limit that no game reaches."""


class SortedList(ListOf[str]):
    """A list that is always in a fixed order, whatever its order in the position."""

    def __init__(self, ids: Iterable[str], most: int = 110) -> None:
        self.order = {id_: n for n, id_ in enumerate(ids)}
        super().__init__(Word(self.order), most)

    def read(self, value: Json, key: str) -> tuple[str, ...]:
        return tuple(sorted(super().read(value, key), key=self.order.__getitem__))


def alphabetic(ids: Iterable[str], most: int = 110) -> SortedList:
    """A list in alphabetical order."""
    return SortedList(sorted(ids), most)


CARDS = SortedList(ADVENTURE)
CARD = Word(ADVENTURE)
FACES = ListOf(Word(("sword", "shield", "lys", "cross")), 20)
FOE = Word(("", *FOES, "snare"))
WHERES = Word(("paris", "louvre", "quest", BASTILLE, "rochefort"))


LOSSES = {"hurt": "own_loss", "struck": "foe_loss"}
ROUND = Record(
    Round,
    {
        "blue": FACES,
        "red": FACES,
        "extra": Row(Number(0, 3), 4, "not-four"),
        "hurt": Number(0, 9),
        "struck": Number(0, 9),
    },
    LOSSES,
)
NAMES = {
    "left": "action_points", "done": "turns_over", "held": "clock_stops", "shown": "location_is_public",
    "driven": "is_home", "gone": "out_of_play", "paris_gone": "paris_discards",
}  # fmt: skip
"""The attributes of the state for those keys of a position that differ from them."""


@cache
def keys_for(seats: tuple[str, ...], musketeers: tuple[str, ...], owners: tuple[str, ...]) -> Keys:
    """The keys of a position with these seats. The function is long because it is one table with a line for each
    key."""
    who, somebody = Word(musketeers), Word(("", *musketeers))
    some = SortedList(musketeers, 5)
    mission = Record(
        Mission,
        {
            "card": Word(MISSIONS),
            "done": alphabetic(SKILLS, 4),
            "posted": ListOf(Word(POSTABLE), 12),
            "trap": Word(("", *TRAPS)),
            "up": Flag(),
            "target": somebody,
            "token": Number(0, TRACKS.constance),
        },
        {"done": "progress"},
    )
    duel = Record(
        Duel,
        {
            "seat": who, "foe": FOE, "where": WHERES, "slot": Number(-1, 11), "cards": CARDS,
            "any": Word(("", *ADVENTURE)), "epic": Number(0, TABLE.most_dice),
            "blue": Number(0, TABLE.most_dice), "red": Number(0, max(foe.dice for foe in FOES.values())),
            "blue_dice": FACES, "red_dice": FACES,
            "sword": Flag(), "reroll": Flag(), "rounds": ListOf(ROUND, 10), "stage": Word(STAGES),
            "hurt": Number(0, 9), "struck": Number(0, 9),
        },
        LOSSES,
    )  # fmt: skip
    space = Record(Space, {"token": Word(TOKENS), "up": Flag(), "gone": Flag()}, {"gone": "is_empty"})
    throw = Record(
        Siege,
        {"blue": FACES, "red": FACES, "given": ListOf(who, 5), "start": Number(-TRACKS.siege, TRACKS.siege)},
        {"given": "payers"},
    )
    types: dict[str, FieldType[Any]] = {
        "turn": Number(1, MANY),
        "phase": Word(("setup", "over", *dict.fromkeys(phase for _, phase in PHASES))),
        "active": Word(("", *seats)),
        "left": EachOf(musketeers, Number(0, 10), 0),
        "done": some,
        "budget": Number(-1, 30),
        "acted": Flag(),
        "rode": ListOf(who, 5),
        "helped": Flag(),
        "ordered": Flag(),
        "trading": somebody,
        "place": EachOf(musketeers, Word(PLACE_IDS), "vieux-colombier"),
        "path": EachOf(musketeers, Word(("", *QUESTS.paths)), ""),
        "life": EachOf(musketeers, Number(0, max(one.life for one in MUSKETEERS.values())), 3),
        "down": some,
        "gear": EachOf(musketeers, SortedList(ITEMS, 12), ()),
        "banned": some,
        "stock": EachOf(tuple(ITEMS), Number(0, 2), 0),
        "pistoles": Number(0, TABLE.most_pistoles),
        "epic": Number(0, MANY),
        "one_for_all": Number(0, TABLE.one_for_all),
        "earned": ListOf(Word(("start", "siege", "rochefort")), 3),
        "hands": EachOf(owners, CARDS, ()),
        "deck": ListOf(CARD, 46),
        "discards": CARDS,
        "time": Number(1, len(TRACKS.time) + 1),
        "held": Flag(),
        "dead_end": Flag(),
        "honour": Number(0, TRACKS.honour),
        "siege": Number(-TRACKS.siege, TRACKS.siege),
        "siege_cards": CARDS,
        "siege_marks": alphabetic(("treachery", "epic", "one-for-all", SIEGE_CARD), 4),
        "siege_throw": Maybe(throw),
        "reinforced": Number(0, 4),
        "conscripted": Flag(),
        "isolated": Flag(),
        "louvre_at": Number(1, TRACKS.louvre),
        "destination": Word(("", *DESTINATIONS)),
        "absent": alphabetic(PLACE_IDS, 8),
        "revealed": Flag(),
        "shown": Flag(),
        "driven": Flag(),
        "rochefort": Number(0, TRACKS.rochefort),
        "cavois": Number(0, FOES["cavois"].life),
        "paris": Maybe(mission),
        "louvre": Maybe(mission),
        "louvre_deck": ListOf(Word(LOUVRE), 8),
        "paris_hand": alphabetic(PARIS, 6),
        "paris_gone": alphabetic(PARIS, 6),
        "gone": ListOf(Word(POSTABLE), 18),
        "treachery": alphabetic(TREACHERY, 15),
        "treachery_deck": ListOf(Word(TREACHERY), 15),
        "treachery_discards": alphabetic(TREACHERY, 15),
        "quest": Number(1, 5),
        "board": ListOf(space, 12),
        "reserve": SortedList(TOKENS, 19),
        "passed": alphabetic(SKILLS, 4),
        "column": Number(0, QUESTS.columns),
        "duel": Maybe(duel),
        **FIELDS,
        "end": Word(ENDS),
    }
    return Keys(STEPS, types, NAMES)


def keys(state: State) -> Keys:
    """The keys of a position."""
    return keys_for(state.seats, team(state), holders(state))


# --- reading ---


def fill_in(state: State, position: Mapping[str, Json], ctx: Context) -> None:
    """Complete a sparse position: decks, stock, board. It is at the start of Milady's phase, or in the musketeers'
    phase if `active` is a musketeer."""
    if "stack" in position:
        return
    active = state.active if "active" in position else state.seats[0]
    state.active = ""
    if "deck" not in position:
        state.deck = tuple(ctx.rng.shuffle(rest_of(ADVENTURE_DECK, cards_of(state))))
        for seat in holders(state) if "hands" not in position else ():
            count = TABLE.hands[len(holders(state))]
            state.hands[seat], state.deck = sort_cards(state.deck[:count]), state.deck[count:]
    if "treachery_deck" not in position:
        cards = (*state.treachery, *state.treachery_discards)
        state.treachery_deck = tuple(ctx.rng.shuffle(rest_of(treachery_cards(state), cards)))
        if "treachery" not in position and milady_of(state):
            state.treachery, state.treachery_deck = tuple(sorted(state.treachery_deck[:3])), state.treachery_deck[3:]
    if "stock" not in position:
        counts = Counter(item for gear in state.gear.values() for item in gear)
        state.stock = {id_: max(item.stock - counts[id_], 0) for id_, item in ITEMS.items()}
    if "louvre_deck" not in position:
        state.louvre_deck = tuple(ctx.rng.shuffle(c for c in LOUVRE if state.louvre is None or c != state.louvre.card))
    if "louvre" not in position:
        state.louvre, state.louvre_deck = Mission(state.louvre_deck[0], up=True), state.louvre_deck[1:]
    if state.paris and state.paris.card not in state.paris_discards:
        state.paris_discards = tuple(sorted((*state.paris_discards, state.paris.card)))
    if "reserve" not in position:
        state.reserve = fill_board(position, state, ctx)
    begin(position, state, active)


def fill_board(position: Mapping[str, Json], state: State, ctx: Context) -> tuple[str, ...]:
    """Fill the quest board if the position does not name its tokens. Returns the unused tokens."""
    count = len(FIGHTING) - TOKENS_OF_BOARD[state.quest]
    pool = rest_of(FIGHTING, (space.token for space in state.board))
    pool = ctx.rng.shuffle(pool)[:count] if "board" not in position else pool
    if "board" in position or state.quest not in (1, 3, 4):
        fighters = sum(space.token in FIGHTING for space in state.board)
        pool = ctx.rng.shuffle(pool)[: max(count - fighters, 0)]
    elif state.quest == 1:
        tokens = ctx.rng.shuffle([*["blank"] * BLANKS, *pool[: QUESTS.inn_adversaries]])
        state.board, pool = tuple(map(Space, tokens)), pool[QUESTS.inn_adversaries :]
    elif state.quest == 3:
        state.board, pool = tuple(map(Space, pool[:3])), pool[3:]
    else:
        pairs = zip(ctx.rng.shuffle(SKILLS), pool[::2], pool[1::2], strict=False)
        board = [Space(token) for column in pairs for token in column]
        first, last = 3 * state.column, 3 * state.column + 3
        spaces = (space._replace(up=n < last, is_empty=n < first) for n, space in enumerate(board))
        state.board, pool = tuple(spaces), []
    return tuple(sorted(pool, key=list(TOKENS).index))


def rest_of(whole: Iterable[str], part: Iterable[str]) -> list[str]:
    """The items of a whole without those of a part."""
    return list((Counter(whole) - Counter(part)).elements())


def cards_of(state: State) -> list[str]:
    """Every adventure card in the position."""
    return [*state.deck, *state.discards, *state.siege_cards, *(c for hand in state.hands.values() for c in hand)]


def begin(position: Mapping[str, Json], state: State, active: str) -> None:
    """Set the stack of a sparse position."""
    steps = [step for step, _ in PHASES]
    if active in team(state) and state.end == "":
        if "left" not in position:
            state.action_points = {seat: actions_of(state) * (seat not in state.turns_over) for seat in team(state)}
        state.phase, state.active = "musketeers", active if milady_of(state) or "active" in position else ""
        state.stack = [frame("run-turn", next=steps.index("act") + 1), frame("act")]
        if not state.destination:
            state.destination = "milady-quarters"
    elif state.end == "":
        state.phase = "milady"
        state.stack = [frame("run-turn", next=steps.index("choose-destination") + 1), frame("choose-destination")]
    else:
        state.phase = "over"


# --- what can never be ---


def check(state: State) -> None:
    """Check that every component is in exactly one place, and in a possible one. Raises InvariantError."""
    require(bool(state.end) == (not state.stack) == (state.phase == "over"), "over-or-not")
    _check_cards(state)
    _check_musketeers(state)
    _check_milady(state)
    _check_missions(state)
    _check_quest(state)
    _check_stack(state)
    if state.duel is not None:
        _check_duel(state, state.duel)


def _check_cards(state: State) -> None:
    require(Counter(cards_of(state)) == Counter(ADVENTURE_DECK), "cards", n=len(ADVENTURE_DECK))
    treachery = Counter((*state.treachery, *state.treachery_deck, *state.treachery_discards))
    require(treachery == Counter(treachery_cards(state)), "treachery", n=len(treachery_cards(state)))
    fits = len(state.siege_cards) <= TABLE.most_siege_cards
    fits = fits and all(c == "bassompierre" or ADVENTURE[c].kind == "combat" for c in state.siege_cards)
    require(fits, "siege-cards", n=TABLE.most_siege_cards)
    require(state.one_for_all <= len(set(state.earned)) == len(state.earned), "one-for-all")


def _check_musketeers(state: State) -> None:
    for seat in team(state):
        name = Name("seat", seat)
        place, down = state.place[seat], seat in state.down
        require(place in (*REACHABLE, BASTILLE), "place", seat=name)
        require(down == (state.life[seat] == 0), "life", seat=name)
        require(not down or place == "vieux-colombier", "down", seat=name)
        require(state.life[seat] <= MUSKETEERS[seat].life, "life", seat=name)
        require(not state.path[seat] or (place == "quest" and state.quest == 1), "path", seat=name)
        require(place != "quest" or seat not in state.banned, "banned", seat=name)
        gear = state.gear[seat]
        fits = all(len(items_in(state, seat, slot)) <= room_for(slot) for slot in ("equipment", "skill", "manoeuvre"))
        require(fits and len(set(gear)) == len(gear) and "balm" not in gear, "gear", seat=name)
    for item, data in ITEMS.items():
        copies = sum(item in gear for gear in state.gear.values())
        require(copies + state.stock[item] <= data.stock, "stock", item=Name("item", item))
    offer = state.offer
    is_valid = offer is None or (
        offer.seat == state.active and offer.partner in team(state) and offer.partner != offer.seat
        and all(t in ("", NOTHING) or t.partition(":")[2] in (*ADVENTURE, *ITEMS) for t in (offer.gift, offer.price))
    )  # fmt: skip
    require(is_valid and (not state.trading or bool(state.active)), "offer")
    fits = not state.active or (state.active in team(state) and state.phase == "musketeers")
    require(fits, "active")
    require(len(state.banned) < len(team(state)) or bool(state.end), "banned", seat=Name("seat", team(state)[0]))


def _check_milady(state: State) -> None:
    """Milady is where Rochefort can take her, and not where everybody knows she is not, unless she was driven home."""
    name = Name("place", state.destination)
    require(state.is_home or state.rochefort > 0 or state.destination not in GUARDED, "rochefort", place=name)
    absent = state.absent if state.revealed else places_without_milady(state)
    require(state.is_home or state.destination not in absent, "absent", place=name)


def _check_missions(state: State) -> None:
    out: list[str] = list(state.out_of_play)
    for where, deck in (("paris", PARIS), ("louvre", LOUVRE)):
        mission = find_mission(state, where)
        if mission is None:
            continue
        place = Name("place", where)
        require(mission.card in deck, "mission", place=place)
        skills = {one.skill for one in MISSIONS[mission.card].challenges}
        fits = set(mission.progress) <= skills and not set(mission.posted) & set(TRAPS)
        fits = fits and (mission.token == 0 or where == "paris") and (not mission.target or mission.trap == "nemesis")
        require(fits and (mission.token < TRACKS.constance or bool(state.end)), "mission", place=place)
        require(len(set(mission.progress)) == len(mission.progress), "mission", place=place)
        require(strength_left(mission) >= 0, "strength", place=place)
        require(bool(state.end) or not is_mission_done(state, where), "mission-done", place=place)
        out += mission.posts
    require(len(set(out)) == len(out), "posted")
    louvre = [*state.louvre_deck, *([state.louvre.card] if state.louvre else [])]
    require(len(set(louvre)) == len(louvre), "louvre")
    require(state.paris is None or state.paris.card in state.paris_discards, "paris")
    require(not set(state.paris_discards) & set(state.paris_hand), "paris")
    for cards in (state.paris_discards, state.paris_hand):
        require(len(set(cards)) == len(cards), "paris")
    require(conspirators(state) <= 3 and len(unused_paris(state)) <= len(PARIS), "paris")
    require(state.honour < TRACKS.honour or bool(state.end) or _has(state, "save-queen"), "honour")
    require(state.siege > -TRACKS.siege or bool(state.end), "siege")
    require(state.time <= len(TRACKS.time) or bool(state.end), "time")
    living = state.cavois > 0 or "cavois" in state.out_of_play or bool(state.end)
    require(living or _has(state, "attempt") or _has(state, "duel"), "cavois")
    require(milady_of(state) is not None or not (state.treachery or state.paris_hand), "treachery", n=0)


def _has(state: State, step: str) -> bool:
    return any(one["step"] == step for one in state.stack)


def _check_quest(state: State) -> None:
    size, board = SIZES[state.quest], state.board
    laying = _has(state, "lay-tokens")
    require(len(board) == size or (laying and len(board) <= size) or bool(state.end), "board", n=size)
    tokens = Counter(space.token for space in board)
    fighting = [*state.reserve, *(space.token for space in board if space.token in FIGHTING)]
    require(not Counter(fighting) - Counter(FIGHTING), "tokens")
    require(len(fighting) == len(FIGHTING) - TOKENS_OF_BOARD[state.quest] or bool(state.end), "tokens")
    require(tokens["blank"] <= (BLANKS if state.quest == 1 else 0), "tokens")
    tests = [n for n, space in enumerate(board) if space.token in SKILLS]
    require(all(n % 3 == 0 and state.quest in (4, 5) for n in tests), "tokens")
    require(all(tokens[skill] <= 1 for skill in SKILLS), "tokens")
    if state.quest in (4, 5):
        require(all(board[n].token in SKILLS for n in range(0, len(board), 3)), "tokens")
        matches = [space.up == (n < 3 * state.column + 3) for n, space in enumerate(board)]
        require(laying or bool(state.end) or (all(matches) and state.column < QUESTS.columns), "column")
        require(all(space.is_empty for space in board[: 3 * state.column]), "column")
        current = board[3 * state.column : 3 * state.column + 3]
        require(bool(state.end) or laying or sum(space.is_empty for space in current[1:]) < 2, "column")
        require(not any(space.is_empty for space in current[:1]), "column")
    else:
        require(state.column == 0, "column")
    require(all(space.up or not space.is_empty for space in board), "tokens")
    require(not any(space.up for space in board) or not laying, "board", n=size)
    require(state.quest >= 2 or not state.passed, "passed")
    require(len(set(state.passed)) == len(state.passed), "passed")
    require(state.quest != 5 or state.end == "quest", "over-or-not")
    if state.quest in (1, 3) and len(board) == size:
        lines = [board[n : n + 4] for n in range(0, size, 4)] if state.quest == 1 else [board]
        for line in lines:
            flags = [space.is_empty for space in line]
            require(flags == sorted(flags, reverse=True), "board", n=size)
            require(not all(flags) or bool(state.end), "board", n=size)


def _check_stack(state: State) -> None:
    names = [one["step"] for one in state.stack]
    require(not names or "run-turn" in names, "stack")
    if names and state.phase == "setup":
        require(names[0] == "run-turn", "stack")
    for number, one in enumerate(state.stack):
        above = names[number + 1 :]
        require(_fits(state, one) and (one["step"] != "run-turn" or number == 0), "stack")
        require(one["step"] not in above or one["step"] in ("next-louvre", "post"), "stack")
    require(("duel" in names) <= (state.duel is not None), "stack")
    for step in ("act", "obey"):
        require(step not in names or state.phase == "musketeers", "stack")
    for step in ("attempt", "buy", "scout-tokens", "pay-spies"):
        require(step not in names or "act" in names, "stack")
    for step in ("play-cards", "duel"):
        require(step not in names or names[names.index(step) - 1] == "attempt", "stack")


def _fits(state: State, one: Mapping[str, Json]) -> bool:
    """Whether a frame fits the position."""
    step, who, mission = one["step"], one.get("who", ""), find_mission(state, one.get("where", ""))
    if "who" in one and who not in team(state):
        return False
    if who in state.down and step not in ("attempt", "obey", "lose-equipment"):
        return False
    if step in ("attempt", "play-cards"):
        is_attempt = step == "attempt" or one["what"].startswith("challenge:")
        return is_attempt and fits_attempt(state, who, one["what"], one.get("stage", UNDER_WAY))
    if step == "post":
        return mission is not None
    if step == "pay-spies":
        return mission is not None and mission.trap == "spies" and len(hand_of(state, who)) >= SPIES
    if step == "name-musketeer":
        return bool(one["card"] == "nemesis") == (mission is not None and mission.trap == "nemesis")
    if step == "buy":
        return one["n"] < TABLE.most_buys and (can_buy(state, who, one["item"]) if one["item"] else one["n"] > 0)
    if step == "lay-tokens":
        return state.quest < 5
    if step == "sacrifice":
        return not one["thrown"] or state.siege_throw is not None
    return step != "take-paris" or milady_of(state) is not None


def fits_attempt(state: State, seat: str, what: str, stage: int) -> bool:
    """Whether the target of an attempt exists, or existed until it was resolved."""
    kind = what.partition(":")[0]
    if kind not in ATTEMPTS or place_of(what) not in ("paris", "louvre", "quest", BASTILLE):
        return False
    where, target = place_of(what), target_of(what)
    if stage == UNDER_WAY and not (_has(state, "duel") or _has(state, "play-cards")):
        return kind == "challenge"  # Milady posts at the mission that follows
    if state.place[seat] != where and seat not in state.down:
        return False
    if kind == "challenge":
        return what == f"challenge:{where}:{target}" and target in open_challenges(state, where)
    if kind == "inn":
        is_complete = state.quest == 1 and len(state.board) == SIZES[1]
        return what == f"inn:{target}" and target in QUESTS.paths and is_complete and next_stage(state, target) >= 0
    if kind == "return":
        return what == f"return:{next_space(state)}" and next_space(state) >= 0
    if kind == "duel":
        foes = [foe if slot < 0 else str(slot) for foe, slot in open_foes(state, where)]
        return what == f"duel:{where}:{target}" and target in foes
    return what == "escape"


def _check_duel(state: State, duel: Duel) -> None:
    attempts = [one for one in state.stack if one["step"] == "attempt"]
    require(duel.seat in team(state), "duel")
    require(duel.foe != "" or (duel.stage == "cards" and duel.slot >= 0), "duel")
    if duel.stage == "over" or not state.stack:
        require(not attempts, "duel")
        return
    require(_has(state, "duel") and bool(attempts) and attempts[0]["who"] == duel.seat, "duel")
    what, is_ambush = attempts[0]["what"], attempts[0]["stage"] != UNDER_WAY
    require(is_ambush == (duel.where == "rochefort") and (not is_ambush or attempts[0]["met"]), "duel")
    fits = (
        duel.where == ("rochefort" if is_ambush else place_of(what)) and not what.startswith("challenge:")
    ) or is_ambush
    require(fits and (is_ambush == (duel.foe == "rochefort")), "duel")
    require(duel.foe in ("", *FOES) and len(duel.blue_dice) <= TABLE.most_dice, "duel")
    require((duel.slot >= 0) == (not is_ambush and duel.where == "quest" and duel.foe != "de-wardes"), "duel")
    require(duel.slot < len(state.board), "duel")
    require(duel.slot < 0 or not duel.foe or state.board[duel.slot].token == duel.foe, "duel")
    require(duel.slot < 0 or not state.board[duel.slot].is_empty, "duel")
    require(duel.stage in ("cards", "epic", "throw") or (len(duel.blue_dice), len(duel.red_dice)) == (
        duel.blue, duel.red), "duel")  # fmt: skip
    faces = set(duel.blue_dice) <= {"sword", "shield", "lys"} and set(duel.red_dice) <= {"sword", "shield", "cross"}
    require(faces, "duel")
    require(duel.where != "quest" or duel.slot >= 0 or duel.foe == "de-wardes", "duel")
