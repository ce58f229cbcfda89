"""Standing orders: a player decides in advance how to answer a question. The answer counts as their own.

An order answers at once only if that reveals nothing: if all choose in secret, or if it would answer whatever the
seat's hand is. Otherwise it answers when the time runs out, which everyone sees. It skips questions that were open
before the order, and those where its answer would be illegal: then its owner is informed, and answers in person.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from fronde.core.errors import TableError
from fronde.core.game import OrderKind
from fronde.core.match import Match
from fronde.core.types import Decision, Json, Seat, Text
from fronde.host.commands.base import Verdict, get_player
from fronde.host.commands.play import Act
from fronde.host.deals import deal_otherwise
from fronde.host.notices.kinds import Notice, OrderFailure, OrderResult
from fronde.host.people.actors import Actor
from fronde.host.people.rights import Right
from fronde.host.reader import Reader
from fronde.host.store import Change, DirectMessages, Player
from fronde.host.table import OpenQuestion, Playing, Table, get_playing


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """An order of a player for a seat. `turn`: the turn in which they gave it. `before`: the stamps of the questions
    that were already open."""

    seat: Seat
    key: str
    settings: Mapping[str, Json]
    turn: tuple[Seat | None, int | None]
    before: tuple[int, ...] = ()

    @classmethod
    def read(cls, stored: Mapping[str, Json]) -> StandingOrder:
        """Read what `write` returns."""
        return cls(**{**stored, "turn": tuple(stored["turn"]), "before": tuple(stored["before"])})

    def write(self) -> dict[str, Json]:
        """As JSON."""
        data = {"seat": self.seat, "key": self.key, "settings": dict(self.settings)}
        return {**data, "turn": list(self.turn), "before": list(self.before)}


def kinds_of(table: Table) -> dict[str, OrderKind]:
    """The orders a game knows, by key."""
    return {kind.key: kind for kind in table.game.rules.orders}


def orders_of(table: Playing, player: Player) -> list[StandingOrder]:
    """The orders of a player that have not ended."""
    orders = (StandingOrder.read(stored) for stored in player.orders)
    return [one for one in orders if one.key in kinds_of(table) and not _is_over(table, one)]


def _is_over(table: Playing, order: StandingOrder) -> bool:
    """Whether an order has ended: with the turn, or after as many turns as there are seats."""
    seat, number = table.match.turn
    ends = kinds_of(table)[order.key].ends
    if order.turn[1] is None or number is None:
        return ends == "turn" and seat is not None and seat != order.turn[0]
    return ends != "once" and number >= order.turn[1] + (1 if ends == "turn" else len(table.seats))


def find_obeyed(table: Table) -> Obey | None:
    """The answer that an order may give now without revealing anything, or None."""
    if not isinstance(table, Playing):
        return None
    answers = (_find(table, player, at_once=True) for player in table.record.players if player.orders)
    return next((one for one in answers if one is not None), None)


def find_unable(table: Table) -> SkipQuestion | None:
    """A question that an order must skip because its answer would be illegal, or None."""
    if not isinstance(table, Playing):
        return None
    skipped = (
        SkipQuestion(player.user or 0, order, question)
        for player in table.record.players
        if player.orders
        for order, question, picks in _answers(table, player)
        if not _is_legal(question.decision, picks)
    )
    return next(skipped, None)


def find_late(table: Playing, player: Player) -> Obey | None:
    """The answer of an order for a player whose time is used up."""
    return _find(table, player, at_once=False)


def _answers(table: Playing, player: Player) -> Iterator[tuple[StandingOrder, OpenQuestion, tuple[str, ...]]]:
    """The answers of a player's orders to the open questions, legal or not."""
    for order in orders_of(table, player):
        kind = kinds_of(table)[order.key]
        for question in table.questions.get(order.seat, ()):
            decision = question.decision
            if not decision.required or decision.step not in kind.steps or question.stamp in order.before:
                continue
            picks = kind.answer(table.view(order.seat), decision, order.settings)
            if picks is not None:
                yield order, question, tuple(picks)


def _find(table: Playing, player: Player, *, at_once: bool) -> Obey | None:
    for order, question, picks in _answers(table, player):
        decision, kind = question.decision, kinds_of(table)[order.key]
        if not _is_legal(decision, picks):
            continue
        if not at_once or decision.sealed or _tells_nothing(table, kind, order, decision):
            answer = Act(order.seat, decision.step, picks, question.stamp, question.place)
            return Obey(player.user or 0, order, answer)
    return None


def _is_legal(decision: Decision, picks: tuple[str, ...]) -> bool:
    fits = decision.least <= len(picks) <= decision.most and len(set(picks)) == len(picks)
    return fits and set(picks) <= set(decision.options)


def _tells_nothing(table: Playing, kind: OrderKind, order: StandingOrder, decision: Decision) -> bool:
    """Whether an order would answer this question in every deal of the hidden things, so that its answer reveals
    nothing."""
    for sampled in deal_otherwise(table):
        question = _find_same(sampled, decision)
        if question is None or kind.answer(sampled.view(order.seat), question, order.settings) is None:
            return False
    return True


def _find_same(match: Match, decision: Decision) -> Decision | None:
    """The same question in another deal."""
    same = [one for one in match.decisions if (one.seat, one.step) == (decision.seat, decision.step)]
    return next((one for one in same if one.about == decision.about), same[0] if same else None)


# --- giving them ---


@dataclass(slots=True, frozen=True)
class GiveOrder:
    """Give an order for one of the player's seats, replacing one of the same kind. `settings` None: cancel it."""

    right: ClassVar[Right] = Right.PLAYER
    seat: Seat
    key: str
    settings: Mapping[str, Json] | None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if the seat is not theirs, or the game does not know the order."""
        playing, player = get_playing(table), get_player(table, actor)
        if self.seat not in playing.find_seats(player):
            raise TableError(Text("error-not-at-table"))
        if self.key not in kinds_of(playing):
            raise TableError(Text("error-no-order", {"title": Text("game-name")}))
        orders = [one for one in orders_of(playing, player) if (one.seat, one.key) != (self.seat, self.key)]
        if self.settings is not None:
            turn, stamps = playing.match.turn, tuple(question.stamp for question in playing.questions[self.seat])
            orders.append(StandingOrder(self.seat, self.key, self.settings, (turn.seat, turn.number), stamps))
        return Verdict(_change_orders(playing, player, orders), playing)


def _change_orders(table: Playing, player: Player, orders: list[StandingOrder]) -> Change:
    """The change that gives a player these orders."""
    new = replace(player, orders=[one.write() for one in orders])
    return table.change(players=table.players_with(player, new))


def _tell_owner(player: Player | None, body: OrderResult) -> list[Notice]:
    """A direct message about an order to its owner, if they can get one. Otherwise they read the answer in the panel,
    among the latest events."""
    if player is None or player.dm != DirectMessages.OPEN:
        return []
    return [Notice(body, player.user)]


@dataclass(slots=True, frozen=True)
class Obey:
    """Give the answer of an order as its owner's own. The owner is informed. A one-time order ends."""

    right: ClassVar[Right] = Right.NOBODY
    owner: int
    order: StandingOrder
    answer: Act

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises IllegalAction."""
        playing, order = get_playing(table), self.order
        labels, player = _name_picks(playing, self.answer), playing.record.find_player(self.owner)
        verdict = self.answer.judge(table, actor)
        verdict.change.notices += _tell_owner(player, OrderResult(seat=order.seat, key=order.key, labels=labels))
        if player is not None and kinds_of(playing)[order.key].ends == "once":
            orders = [stored for stored in player.orders if (stored["seat"], stored["key"]) != (order.seat, order.key)]
            verdict.change.players = playing.players_with(player, replace(player, orders=orders))
        return verdict


@dataclass(slots=True, frozen=True)
class SkipQuestion:
    """Let an order skip a question because its answer would be illegal. Its owner is asked to answer in person."""

    right: ClassVar[Right] = Right.NOBODY
    owner: int
    order: StandingOrder
    question: OpenQuestion

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError if no game is in progress."""
        playing, order = get_playing(table), self.order
        player = playing.record.find_player(self.owner)
        assert player is not None
        skipping = replace(order, before=(*order.before, self.question.stamp))
        orders = [skipping if one == order else one for one in orders_of(playing, player)]
        change = _change_orders(playing, player, orders)
        change.notices += _tell_owner(player, OrderFailure(seat=order.seat, key=order.key))
        return Verdict(change, playing)


def _name_picks(table: Playing, answer: Act) -> list[Text | None]:
    """The texts of an answer's picks."""
    question = table.find_question(answer.seat, answer.step, answer.place)
    if question is None:
        return []
    labels = {one.id: one.label for one in Reader(table).options(question.decision)}
    return [labels[pick] for pick in answer.picks]
