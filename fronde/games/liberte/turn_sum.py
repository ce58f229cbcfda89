"""The cost of the current action, the results in its provinces, and what it leaves to rivals; shown before it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from fronde.core.types import Event, Name, Seat, Text
from fronde.games.liberte.data import FACTIONS, MOST_BLOCKS, MOST_STACKS, PARIS, PLACE, PROVINCE_IDS
from fronde.games.liberte.model import Stack, State, find_stack, free_tokens, highest_stacks, room_for
from fronde.games.liberte.names import text
from fronde.games.liberte.steps.elections import points_at_stake
from fronde.games.liberte.stories import PLAYED

FEW_BLOCKS = 3
"""The blocks of a colour in supply at which a warning is shown: a card of the highest value takes them all."""


def sum_up_turn(state: State, events: Sequence[Event], seat: Seat) -> list[Text]:
    """The cards and tokens the action has cost, the results in the provinces it touched and in all, and what rivals may
    do there and take next."""
    mine = [event for event in events if event.data.get("seat") == seat]
    places = sorted({PLACE[e.data["province"]] for e in mine if e.kind in ("blocks-placed", "blocks-removed")})
    return [
        *tell_costs(state, mine, seat),
        *tell_votes(state, places, seat),
        *tell_openings(state, places, seat),
        *tell_supply(state, mine),
        *tell_open_cards(state, mine),
    ]


# --- what it has cost ---


def tell_costs(state: State, mine: Sequence[Event], seat: Seat) -> Iterator[Text]:
    """The cards that have left the hand, except one that was kept, and the control tokens used."""
    display = {event.data["card"] for event in mine if event.kind == "card-kept"}
    cards = [e.data["card"] for e in mine if e.kind in PLAYED and e.data["card"] not in {*display, state.playing}]
    cards += [card for event in mine if event.kind == "cards-discarded" for card in event.data["cards"]]
    costs: list[Name | Text] = [Name("card", card) for card in cards]
    if tokens := count_tokens(state, mine, seat):
        costs.append(text("spent-tokens", n=tokens, left=free_tokens(state, seat)))
    if costs:
        yield text("sum-costs", costs=costs)


def count_tokens(state: State, mine: Sequence[Event], seat: Seat) -> int:
    """The number of control tokens used: one for each new stack, and those in the Battle Box (3.6, 3.7)."""
    blocks: Counter[int] = Counter()
    for event in mine:
        if event.kind == "blocks-placed":
            blocks[PLACE[event.data["province"]]] += event.data["n"]
    own = {place: find_stack(state, place, seat) for place in blocks}
    new_stacks = sum(stack is not None and stack.n == blocks[place] for place, stack in own.items())
    return new_stacks + sum(event.kind == "token-placed" for event in mine)


# --- what it would bring ---


def tell_votes(state: State, places: Sequence[int], seat: Seat) -> Iterator[Text]:
    """The current result in each of the provinces, and all that the seat would win on the map (7.3, 7.9)."""
    votes = [tell_vote(state, place, seat) for place in places if state.map[place]]
    if votes:
        yield text("sum-votes", votes=votes)
        leads, points, counts = find_sure_wins(state, seat)
        blocks = [text("sum-vote-blocks", n=counts[f], colour=f) for f in FACTIONS if counts[f]]
        yield Text("sum-expected", {"n": leads, "blocks": blocks, "points": points} if blocks else {"n": 0})


def tell_vote(state: State, place: int, seat: Seat) -> Text:
    """The seat that would win a province now, or the seats tied there."""
    highest, province = highest_stacks(state.map[place]), PROVINCE_IDS[place]
    if len(highest) > 1:
        others = [stack.seat for stack in highest if stack.seat != seat]
        return text("vote-level" if len(others) == len(highest) else "vote-level-own", province=province, others=others)
    leads = highest[0]
    message, points = "vote-own" if leads.seat == seat else "vote-other", points_at_stake(state, place)
    return text(message, province=province, seat=leads.seat, n=leads.n, colour=leads.faction, points=points)


def find_sure_wins(state: State, seat: Seat) -> tuple[int, int, Mapping[str, int]]:
    """The provinces a seat would win now without a tie, their points, and the votes of each colour (7.3, 7.7)."""
    leads = {place: one[0] for place, stacks in enumerate(state.map) if len(one := highest_stacks(stacks)) == 1}
    mine = {place: stack for place, stack in leads.items() if stack.seat == seat}
    votes: Counter[str] = Counter()
    for place, stack in mine.items():
        votes[stack.faction] += stack.n if place == PARIS else 1
    return len(mine), sum(points_at_stake(state, place) for place in mine), votes


# --- what it leaves to others ---


def tell_openings(state: State, places: Sequence[int], seat: Seat) -> Iterator[Text]:
    """Provinces where a rival could tie or pass the seat with one card, and those with room for another stack (3.5)."""
    texts = [one for place in places if (one := tell_rivals(state, place, seat)) is not None]
    if texts:
        yield text("sum-opens", opened=texts)
    free = [place for place in places if len(state.map[place]) < MOST_STACKS]
    if free:
        yield text("sum-room", provinces=[PROVINCE_IDS[place] for place in free])


def tell_rivals(state: State, place: int, seat: Seat) -> Text | None:
    """The rivals who may pass the seat's stack in a province with one card, and those who may tie it; None if there are
    none."""
    own = find_stack(state, place, seat)
    if own is None:
        return None
    behind = [stack for stack in state.map[place] if stack is not own and stack.n <= own.n]
    most = {stack.seat: stack.n + find_growth(state, place, stack) for stack in behind}
    passing = [rival for rival, n in most.items() if n > own.n]
    level = [stack.seat for stack in behind if stack.n < own.n == most[stack.seat]]
    if not (passing or level):
        return None
    kind = "both" if passing and level else "pass" if passing else "level"
    return text(f"opened-{kind}", province=PROVINCE_IDS[place], passing=passing, level=level)


def find_growth(state: State, place: int, stack: Stack) -> int:
    """Blocks that may be added to a stack with one card, within its room and the supply."""
    room = room_for(state, stack.seat, stack.faction, place, token=True)
    return min(room, state.supply[stack.faction], MOST_BLOCKS)


def tell_supply(state: State, mine: Sequence[Event]) -> Iterator[Text]:
    """The colours placed that will run out soon, which begins the last round (5.5)."""
    factions = dict.fromkeys(event.data["faction"] for event in mine if event.kind == "blocks-placed")
    if state.last_round:
        return
    for faction in factions:
        if state.supply[faction] <= FEW_BLOCKS:
            yield text("sum-supply", n=state.supply[faction], colour=faction)


def tell_open_cards(state: State, mine: Sequence[Event]) -> Iterator[Text]:
    """The remaining open cards, after one was taken."""
    if any(event.kind == "card-taken" for event in mine) and state.open:
        yield text("sum-open-cards", cards=list(state.open))
