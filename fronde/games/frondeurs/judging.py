"""What a position is worth to the greedy machine of `python -m fronde lab balance`, with weights set by hand. Opponents
at a table read more, and have weights from self-play (`opponents.py`).

What a seat cannot see (hands, decks, the Coins that lie on the board) it does not weigh.
"""

from __future__ import annotations

from fronde.core.types import Seat
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.model import MAZARINIST, MUSKETEER_SPACES, NOBODY, SEATS, State, count_supply, value_of
from fronde.games.frondeurs.scoring import score_seat

RIVALS = 1 / 3
"""What a rival's point costs, against one of one's own."""
CROWN, COIN, MUSKETEER = 8.0, 4.0, 8.0
"""What a reward token is worth; Coins alike, for what is on the board is not known."""
ON_THE_WAY = 0.8
"""Of a token's worth, what cubes on the way to Control of its Space are good for."""
AVATAR = 10.0
"""Control of one's own Avatar: a cube more every Turn (2.46)."""
KING_AT_HAND = 8.0
"""Standing where the King does, so that he can be had for nothing."""
KING_DENIED = 5.0
"""The King in the Mazarinist's hand, who alone gets no points for him (7.46)."""
SUPPLY = 0.15
RESERVE = 0.4
LASTING = 60.0
"""What a use of Gold or Exile costs a bot beside its five points: these are lost for good, what it gains is soon lost
again. Tried in play: a bot that counts 60 does better among others that count 20, one that counts 5 does worse."""
ORANGE = 0.25
"""An MP on an orange Space, beside what it scores: battles are won with it."""


class Judge:
    """What positions are worth; remembers what a seat makes of its Spaces, which most options leave as it is."""

    def __init__(self) -> None:
        self.cache: dict[object, tuple[int, float]] = {}

    def __call__(self, state: State, faction: Seat) -> float:
        """Points of a seat less a third of each rival's, PP twice while mid-game scoring is to come, and small terms
        for what is not points yet. Reads nothing that is hidden from the seat."""
        seat = FACTIONS.index(faction)
        points, means = self.count_points(state, seat)
        rivals = sum(self.count_points(state, other)[0] for other in SEATS if other != seat)
        return points - RIVALS * rivals + means + count_tokens(state, seat) + count_means(state, seat)

    def count_points(self, state: State, seat: int) -> tuple[int, float]:
        """(the seat's points, what its orange Spaces are good for beside them)."""
        king = seat if state.king == seat else NOBODY
        key = (seat, king, state.occupancy[seat], state.control[seat], state.arrested, state.reserve_uses[seat])
        if key not in self.cache:
            items = score_seat(state, seat)
            points = items["total"] + (items["pp"] if state.midgame is None else 0)
            self.cache[key] = points, ORANGE * value_of(state, seat, state.board.orange, "mp")
        return self.cache[key]


def count_tokens(state: State, seat: int) -> float:
    """Tokens held, and those on the board in part where the seat is on the way to Control."""
    value = CROWN * state.crowns[seat] + COIN * len(state.coins[seat]) + MUSKETEER * state.musketeers.count(seat)
    spaces, needed = state.occupancy[seat], state.board.needed[seat]
    for space in state.board_crowns:
        if spaces >> space & 1:
            value += ON_THE_WAY * CROWN * state.board_crowns[space] * state.count[space] / needed[space]
    for space in state.board_coins:
        if spaces >> space & 1:
            value += ON_THE_WAY * COIN * len(state.board_coins[space]) * state.count[space] / needed[space]
    if spaces & MUSKETEER_SPACES:
        for space in state.board.musketeers:
            if spaces >> space & 1:
                value += ON_THE_WAY * MUSKETEER * state.count[space] / needed[space]
    return value


def count_means(state: State, seat: int) -> float:
    """The Avatar, the King, cubes left, and what Gold and Exile have cost."""
    supply, reserve, uses, avatar, denied, at_hand = read_means(state, seat)
    value = SUPPLY * supply + RESERVE * reserve - LASTING * uses + AVATAR * avatar
    return value + KING_DENIED * denied + KING_AT_HAND * at_hand


def read_means(state: State, seat: int) -> tuple[float, ...]:
    """Cubes left, those in the box, uses of Gold and Exile, the Avatar, whether the King is denied, and at hand."""
    avatar, control, is_at_hand = state.board.avatars[seat], 0.0, False
    if state.occupancy[seat] >> avatar & 1:
        control = min(state.count[avatar] / state.board.needed[seat][avatar], 1)
    if seat != MAZARINIST and state.king == NOBODY and seat != state.king_by:
        is_at_hand = bool(state.occupancy[seat] >> state.king_at & 1)
    is_denied = seat == MAZARINIST == state.king
    return count_supply(state, seat), state.reserve[seat], state.reserve_uses[seat], control, is_denied, is_at_hand
