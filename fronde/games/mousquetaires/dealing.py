"""Deal again what a seat cannot see, or what nobody has seen. The same view and the same dice give the same deal."""

from __future__ import annotations

from collections import Counter

from fronde.core.rng import Dice
from fronde.core.types import Seat
from fronde.games.mousquetaires.data import MILADY, POSTABLE, QUESTS, SKILLS, STRENGTH, TOKENS, TRAPS
from fronde.games.mousquetaires.model import (
    State,
    find_mission,
    holders,
    in_hand,
    places_without_milady,
    put_mission,
    sort_cards,
    unused_paris,
)
from fronde.games.mousquetaires.steps.arsenal import can_pay
from fronde.games.mousquetaires.steps.milady import destinations
from fronde.games.mousquetaires.steps.trade import OFFERS
from fronde.games.mousquetaires.view import sees_hands


def deal_again(state: State, seat: Seat | None, rng: Dice) -> State:
    """The position with everything that the seat cannot see dealt again."""
    new = state.copy_anew()
    OFFERS.resample(new, seat, state.active or None)
    if state.end:
        return new
    _deal_adventure(new, seat, rng)
    new.louvre_deck = tuple(rng.shuffle(sorted(new.louvre_deck)))
    if seat == MILADY:
        new.treachery_deck = tuple(rng.shuffle(sorted(new.treachery_deck)))
        return new
    if not (new.revealed or new.location_is_public or new.is_home) and new.destination:
        new.destination = _place_again(new, rng)
    _deal_treachery(new, rng)
    _post_again(new, rng)
    _lay_again(new, rng)
    return new


def deal_anew(state: State, rng: Dice) -> State:
    """The position with every deck shuffled again; no player has seen their order."""
    new = state.copy_anew()
    new.deck = tuple(rng.shuffle(sort_cards(new.deck)))
    new.louvre_deck = tuple(rng.shuffle(sorted(new.louvre_deck)))
    new.treachery_deck = tuple(rng.shuffle(sorted(new.treachery_deck)))
    return new


def _deal_adventure(new: State, seat: Seat | None, rng: Dice) -> None:
    """Deal unknown hands and the deck again, so that a musketeer who is buying an item has a card to pay for it."""
    owners = [] if sees_hands(new, seat) else list(holders(new))
    counts = {holder: len(new.hands[holder]) for holder in owners}
    cards = sort_cards([*new.deck, *(card for holder in owners for card in new.hands[holder])])
    while True:
        pool = rng.shuffle(cards)
        for holder, count in counts.items():
            new.hands[holder], pool = sort_cards(pool[:count]), pool[count:]
        if can_pay(new):
            break
    new.deck = tuple(pool)


def _place_again(new: State, rng: Dice) -> str:
    """A random place where Milady may be; at La Rochelle she would have shown herself (2.6)."""
    places = [place for place in destinations(new) if place not in places_without_milady(new)]
    return places[rng.below(len(places))]


def _deal_treachery(new: State, rng: Dice) -> None:
    """Deal Milady's treachery and Paris cards again from all unseen ones."""
    pool, count = rng.shuffle(sorted([*new.treachery, *new.treachery_deck])), len(new.treachery)
    new.treachery, new.treachery_deck = tuple(sorted(pool[:count])), tuple(pool[count:])
    cards = rng.shuffle(sorted([*unused_paris(new), *new.paris_hand]))
    new.paris_hand = tuple(sorted(cards[: len(new.paris_hand)]))


def _post_again(new: State, rng: Dice) -> None:
    """Replace every face-down posted card with one that has the same back and number of shields, which everybody can
    see (R42)."""
    pools: dict[tuple[bool, int], list[str]] = {}
    missions = {where: one for where in ("paris", "louvre") if (one := find_mission(new, where)) and not one.up}
    lying = [card for mission in missions.values() for card in mission.posts]
    for card in rng.shuffle(card for card in POSTABLE if card in lying or card in in_hand(new)):
        pools.setdefault((card in TRAPS, STRENGTH[card]), []).append(card)
    for where, mission in missions.items():
        posts = tuple(pools[False, STRENGTH[card]].pop() for card in mission.posted)
        trap = mission.trap and pools[True, STRENGTH[mission.trap]].pop()
        put_mission(new, where, mission._replace(posted=posts, trap=trap))


def _lay_again(new: State, rng: Dice) -> None:
    """Deal the face-down tokens on the quest board, and those not placed yet, again."""
    board, face_down = list(new.board), [n for n, space in enumerate(new.board) if not space.up]
    challenges = [n for n in face_down if new.quest == 4 and n % 3 == 0]
    lines = [space.token for space in board if space.up]
    skills = rng.shuffle(skill for skill in SKILLS if skill not in lines)
    slots = [n for n in face_down if n not in challenges]
    fighting = [token for n in slots if (token := board[n].token) != "blank"]
    pool = rng.shuffle(sorted([*fighting, *new.reserve]))
    blanks = 4 - lines.count("blank") if new.quest == 1 else 0
    room = QUESTS.inn_adversaries + 4 - len(lines) - blanks if new.quest == 1 else len(slots)
    mix = rng.shuffle([*["blank"] * blanks, *pool[:room]]) if blanks else pool[:room]
    for slot, token in (*zip(challenges, skills, strict=False), *zip(slots, mix, strict=False)):
        board[slot] = board[slot]._replace(token=token)
    tokens = [token for token in mix[: len(slots)] if token != "blank"]
    rest = Counter(pool) - Counter(tokens)
    new.board, new.reserve = tuple(board), tuple(sorted(rest.elements(), key=list(TOKENS).index))
