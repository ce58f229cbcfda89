"""The value of a position for the greedy bot of `python -m fronde lab balance`, with weights set by hand.

Hidden components (hands, decks, the Coins on the board) are not counted. The bots at a table use more features, with
weights from self-play (`opponents.py`).
"""

from __future__ import annotations

from fronde.core.types import Seat
from fronde.games.frondeurs.data import FACTIONS
from fronde.games.frondeurs.model import MAZARINIST, MUSKETEER_SPACES, NOBODY, SEATS, State, count_supply, value_of
from fronde.games.frondeurs.scoring import score_seat

RIVALS = 1 / 3
"""The weight of a rival's point, compared with an own one."""
CROWN, COIN, MUSKETEER = 8.0, 4.0, 8.0
"""The value of each reward token. All Coins count the same, because those on the board are hidden."""
ON_THE_WAY = 0.8
"""The share of a token's value that counts while the seat has some cubes towards Control of its Space."""
AVATAR = 10.0
"""The value of Control of the seat's own Avatar, which gives one more cube each Turn (2.46)."""
KING_AT_HAND = 8.0
"""The value of a cube in the King's Space, from which the King can be recovered at no cost."""
KING_DENIED = 5.0
"""The value for the Mazarinist of holding the King, who scores no points for that seat (7.46)."""
SUPPLY = 0.15
RESERVE = 0.4
LASTING = 60.0
"""The cost of using Gold or Exile, in addition to its five points. These are lost permanently, while the gain is soon
lost again. In tests a bot with 60 did better among bots with 20, and one with 5 did worse."""
ORANGE = 0.25
"""The value of an MP in an orange Space, in addition to its score, because it wins battles."""


class Judge:
    """The value of positions. Caches the points of a seat's Spaces, which most options do not change."""

    def __init__(self) -> None:
        self.cache: dict[object, tuple[int, float]] = {}

    def __call__(self, state: State, faction: Seat) -> float:
        """The seat's points less a third of each rival's, with PP counted twice until mid-game scoring, and small terms
        for assets that do not score yet. Reads nothing that is hidden from the seat."""
        seat = FACTIONS.index(faction)
        points, means = self.count_points(state, seat)
        rivals = sum(self.count_points(state, other)[0] for other in SEATS if other != seat)
        return points - RIVALS * rivals + means + count_tokens(state, seat) + count_means(state, seat)

    def count_points(self, state: State, seat: int) -> tuple[int, float]:
        """(the seat's points, the value of its orange Spaces in battles)."""
        king = seat if state.king == seat else NOBODY
        key = (seat, king, state.occupancy[seat], state.control[seat], state.arrested, state.reserve_uses[seat])
        if key not in self.cache:
            items = score_seat(state, seat)
            points = items["total"] + (items["pp"] if state.midgame is None else 0)
            self.cache[key] = points, ORANGE * value_of(state, seat, state.board.orange, "mp")
        return self.cache[key]


def count_tokens(state: State, seat: int) -> float:
    """The value of the tokens the seat holds, and a part of the value of those for which it has cubes."""
    value = CROWN * state.crowns[seat] + COIN * len(state.coins[seat]) + MUSKETEER * state.musketeers.count(seat)
    spaces, needs = state.occupancy[seat], state.board.needed[seat]
    for space in state.board_crowns:
        if spaces >> space & 1:
            value += ON_THE_WAY * CROWN * state.board_crowns[space] * state.count[space] / needs[space]
    for space in state.board_coins:
        if spaces >> space & 1:
            value += ON_THE_WAY * COIN * len(state.board_coins[space]) * state.count[space] / needs[space]
    if spaces & MUSKETEER_SPACES:
        for space in state.board.musketeers:
            if spaces >> space & 1:
                value += ON_THE_WAY * MUSKETEER * state.count[space] / needs[space]
    return value


def count_means(state: State, seat: int) -> float:
    """The value of the Avatar, the King and the cubes left, less the cost of Gold and Exile."""
    supply, reserve, uses, avatar, denial, at_hand = read_means(state, seat)
    value = SUPPLY * supply + RESERVE * reserve - LASTING * uses + AVATAR * avatar
    return value + KING_DENIED * denial + KING_AT_HAND * at_hand


def read_means(state: State, seat: int) -> tuple[float, ...]:
    """Cubes in the Supply, cubes in the box, uses of Gold or Exile, the share of Control of the Avatar (0 to 1),
    whether the Mazarinist holds the King, and whether the seat can recover the King at no cost."""
    avatar, control, is_at_hand = state.board.avatars[seat], 0.0, False
    if state.occupancy[seat] >> avatar & 1:
        control = min(state.count[avatar] / state.board.needed[seat][avatar], 1)
    if seat != MAZARINIST and state.king == NOBODY and seat != state.king_by:
        is_at_hand = bool(state.occupancy[seat] >> state.king_at & 1)
    is_denied = seat == MAZARINIST == state.king
    return count_supply(state, seat), state.reserve[seat], state.reserve_uses[seat], control, is_denied, is_at_hand
