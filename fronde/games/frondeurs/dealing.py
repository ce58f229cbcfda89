"""Deal the hidden cards and Coins again, in a way that fits what a seat knows. The same view and the same dice give the
same deal, whatever the hidden components are."""

from __future__ import annotations

from collections.abc import Collection

from fronde.core.rng import Dice
from fronde.core.types import Seat
from fronde.games.frondeurs.data import FACTIONS, SEASON_CARDS, SWAP
from fronde.games.frondeurs.model import SEATS, State, is_season
from fronde.games.frondeurs.steps.setup import PRINCES, Options, build_season_deck

TRIES = 100
"""Season Decks to try until one fits what a seat has seen. In a played game, one in a few fits."""


def deal_again(state: State, seat: Seat | None, rng: Dice) -> State:
    """The position with everything hidden from the seat dealt again: the cards of others, both decks except for their
    publicly known order, and the Coins on the board and in the box."""
    new = state.copy_anew()
    others = [s for s in SEATS if FACTIONS[s] != seat and s != state.dummy]
    piles = [(pile, s) for pile in (new.hands, new.crown_cards) for s in others]
    cards = [card for pile, s in piles for card in pile[s]]
    actions = rng.shuffle(sorted([*new.action_deck, *(card for card in cards if not is_season(card))]))
    seasons = deal_seasons(new, [card for card in cards if is_season(card)], rng)
    for pile, s in piles:
        count = sum(map(is_season, pile[s]))
        cards_back = [actions.pop() for _ in range(len(pile[s]) - count)]
        pile[s] = (*cards_back, *(seasons.pop() for _ in range(count)))
    new.action_deck = tuple(actions)
    deal_hidden_coins(new, rng)
    return new


def deal_anew(state: State, rng: Dice) -> State:
    """The position with everything that nobody has seen dealt again: both decks except for their publicly known order,
    and the Coins on the board and in the box."""
    new = state.copy_anew()
    new.action_deck = tuple(rng.shuffle(sorted(new.action_deck)))
    deal_seasons(new, [], rng)
    deal_hidden_coins(new, rng)
    return new


def deal_hidden_coins(state: State, rng: Dice) -> None:
    """Deal the Coins on the board and in the box again."""
    coins = rng.shuffle(sorted([*state.box_coins, *(v for values in state.board_coins.values() for v in values)]))
    for space, values in sorted(state.board_coins.items()):
        state.board_coins[space] = tuple(coins.pop() for _ in values)
    state.box_coins = tuple(sorted(coins))


def deal_seasons(state: State, cards: Collection[str], rng: Dice) -> list[str]:
    """Deal the Season Deck and the Season Cards in the box again. `cards`: the Season Cards that other seats hold;
    returns the same number of cards to replace them."""
    pool = {*state.season_deck, *state.box_seasons, *cards}
    deck, cards_out = arrange_seeded_cards(state, pool, len(cards), rng)
    rest = rng.shuffle(sorted(pool.difference(deck, cards_out)))
    state.season_deck = tuple(card or rest.pop() for card in deck)
    cards_out += [rest.pop() for _ in range(len(cards) - len(cards_out))]
    state.box_seasons = tuple(sorted(rest))
    return rng.shuffle(cards_out)


def arrange_seeded_cards(
    state: State, pool: Collection[str], most: int, rng: Dice
) -> tuple[list[str | None], list[str]]:
    """A possible arrangement of the Season Cards whose places were fixed at set-up (4.12 step 14, 8.5, 9.3): the Season
    Deck with None for any other card, and at most `most` of those cards drawn and not shown.

    Builds decks as at set-up until one fits what was seen. If none fits, as in a position set up by hand, no place is
    known.
    """
    size, seeds = len(state.season_deck), seeded_cards(state)
    visible = seeds.difference(pool)
    for _ in range(TRIES if seeds else 0):
        order = build_season_deck(Options.model_construct(**state.options), rng)
        top = len(order) - size
        cards_out = seeds.intersection(order[: max(top, 0)])
        if top >= 0 and visible <= cards_out and len(cards_out - visible) <= most:
            return [card if card in seeds else None for card in order[top:]], sorted(cards_out - visible)
    return [None] * size, []


def seeded_cards(state: State) -> frozenset[str]:
    """The Season Cards whose places the options fix: all of them in the order of 9.3; otherwise the Faction Swap if it
    is seeded, and the Princes' Arrest if it is just above."""
    options = state.options
    if options["card_order"] != "shuffled":
        return frozenset(SEASON_CARDS)
    if options["arrest_before_swap"]:
        return frozenset((PRINCES, SWAP))
    free = options["faction_swap"] == "unseeded" and options["short_game"] == "no"
    return frozenset(() if free else (SWAP,))
