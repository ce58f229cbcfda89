"""The actors at a table: people, and what acts for them. All of them act through `Tables.run`."""

from __future__ import annotations

from dataclasses import dataclass

from fronde.core.errors import NotYourTurn, StaleDecision
from fronde.core.types import Name, Seat, Text
from fronde.host.people.names import clean_name
from fronde.host.table import GameTable


class Actor:
    """An actor at a table. `word` marks its moves in the record. The user `user_id` sees the result in the reply and
    needs no message. `private`: the user acts in direct messages or on a server without the bot, where the question
    itself shows the answer. `click`: the number of the click or command, unique among all their actions."""

    word: str = "table"
    user_id: int | None = None
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
    """A Discord user, with a language and a cleaned name. `click`: a number unique among all their actions, so that an
    action delivered twice is carried out once; None if nothing can be delivered twice. `salt`: the number Discord gave
    the action, mixed into the seed of a table that they join with it. `steward`: whether they are a steward on the
    table's home server; None if that cannot be determined. `home`: that server."""

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
    def user_id(self) -> int:  # type: ignore[override]
        """The user who sees the reply."""
        return self.id

    def may_choose(self, table: GameTable, seat: Seat) -> bool:
        """Whether the seat is one of theirs."""
        return seat in table.seats_of(self.id)

    def check_seat(self, table: GameTable, seat: Seat) -> None:
        """Raise StaleDecision if the seat is not theirs: only an old or forged panel offers it."""
        if not self.may_choose(table, seat):
            raise StaleDecision(Text("error-stale"))


@dataclass(frozen=True)
class Order(Actor):
    """A standing order. It chooses for its owner, who gets messages as usual."""

    owner: int
    word = "order"

    def may_choose(self, table: GameTable, seat: Seat) -> bool:
        """Whether the seat is one of its owner's."""
        return seat in table.seats_of(self.owner)


@dataclass(frozen=True)
class Machine(Actor):
    """An opponent. It plays the seats of one player, identified by `token`."""

    token: str
    word = "machine"

    def may_choose(self, table: GameTable, seat: Seat) -> bool:
        """Whether the seat belongs to that player."""
        return table.match.player_of(seat) == self.token


@dataclass(frozen=True)
class Clock(Actor):
    """A clock whose time is used up. It chooses for any seat that owes an answer."""

    word = "clock"

    def may_choose(self, table: GameTable, seat: Seat) -> bool:
        """Whether the seat owes an answer and has given none."""
        return any(decision.required for decision in table.match.decisions_of(seat))


class House(Actor):
    """The table itself. It ends games that nobody plays, and never chooses for a seat."""
