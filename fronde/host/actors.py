"""Who acts at a table: people, and what acts in their place. All of them enter by the same door, `Tables.run`."""

from __future__ import annotations

from dataclasses import dataclass

from fronde.core.errors import NotYourTurn, StaleDecision
from fronde.core.types import Name, Seat, Text
from fronde.host.names import clean_name
from fronde.host.table import GameTable


class Actor:
    """An actor at a table. `word` signs its moves; `user` sees the result in the reply, and needs no message;
    `private`: it acts in direct messages, where the question already shows the answer."""

    word: str = "table"
    user: int | None = None
    private: bool = False
    click: int | None = None

    def may_choose(self, table: GameTable, seat: Seat) -> bool:
        """Whether this actor may choose for that seat."""
        return False

    def check_seat(self, table: GameTable, seat: Seat) -> None:
        """Raise NotYourTurn unless the actor may choose for that seat."""
        if not self.may_choose(table, seat):
            raise NotYourTurn(Text("error-not-your-turn", {"seat": Name("seat", seat)}))


@dataclass(frozen=True)
class User(Actor):
    """Somebody at Discord, with a language, and a name that is cleaned as it comes. `click` is a number nothing else
    they ever do has, by which what is delivered twice is done once; None where nothing can be. `salt`: the number
    Discord gave what they did, mixed into the chance of a table they sit down at. `steward`: whether the home server of
    the table says that they are a steward there; None where it cannot be asked; `home`: which server that was."""

    id: int
    name: str
    locale: str | None = None
    private: bool = False
    click: int | None = None
    salt: int | None = None
    steward: bool | None = False
    home: int | None = None
    word = "user"

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name, self.id))

    @property
    def user(self) -> int:  # type: ignore[override]
        """The user who sees the reply."""
        return self.id

    def may_choose(self, table: GameTable, seat: Seat) -> bool:
        """For the seats one runs."""
        return seat in table.seats_of(self.id)

    def check_seat(self, table: GameTable, seat: Seat) -> None:
        """Raise StaleDecision for another's seat: only an old panel, or a forged one, offers it."""
        if not self.may_choose(table, seat):
            raise StaleDecision(Text("error-stale"))


@dataclass(frozen=True)
class Order(Actor):
    """A standing order somebody gave: it chooses for its owner, who is told like anybody."""

    owner: int
    word = "order"

    def may_choose(self, table: GameTable, seat: Seat) -> bool:
        """For its owner's seats."""
        return seat in table.seats_of(self.owner)


@dataclass(frozen=True)
class Machine(Actor):
    """An opponent: it plays the seats of one player of the table, by its token there."""

    token: str
    word = "machine"

    def may_choose(self, table: GameTable, seat: Seat) -> bool:
        """For the seats of that player."""
        return table.match.player_of(seat) == self.token


@dataclass(frozen=True)
class Clock(Actor):
    """Time that ran out: it chooses for any seat that owes an answer."""

    word = "clock"

    def may_choose(self, table: GameTable, seat: Seat) -> bool:
        """For a seat that owes an answer and has given none."""
        return any(decision.required for decision in table.match.decisions_of(seat))


class House(Actor):
    """The table itself: it ends what nobody plays any more, and never chooses for a seat."""
