"""Standing orders: a player settles beforehand how a question is answered, and the answer is the player's own.

An order answers at once only if that reveals nothing: if all choose in secret, or if it would give the same answer
whatever the seat holds. Otherwise it answers when the time for it ends, which everybody sees. It skips questions that
were asked before it was given, and those where its answer would be illegal: then its owner is told, and answers in
person.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, NamedTuple

from fronde.core.errors import TableError
from fronde.core.game import OrderKind
from fronde.core.match import Match
from fronde.core.plain import write_text
from fronde.core.types import Decision, Seat, Text
from fronde.host.actors import Actor
from fronde.host.commands import Act, Verdict, get_user
from fronde.host.deals import deal_otherwise
from fronde.host.reader import Reader
from fronde.host.rights import Right
from fronde.host.store import Change, DirectMessages, Notice, Player
from fronde.host.table import OpenQuestion, Playing, Table, get_playing


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """An order as its owner gave it for a seat. `turn`: whose it was then and its number; `before`: the stamps of what
    was asked already."""

    seat: Seat
    key: str
    settings: Mapping[str, Any]
    turn: tuple[Seat | None, int | None]
    before: tuple[int, ...] = ()

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> StandingOrder:
        """As `write` wrote it."""
        return cls(**{**stored, "turn": tuple(stored["turn"]), "before": tuple(stored["before"])})

    def write(self) -> dict[str, Any]:
        """As JSON."""
        data = {"seat": self.seat, "key": self.key, "settings": dict(self.settings)}
        return {**data, "turn": list(self.turn), "before": list(self.before)}


class OrderAnswer(NamedTuple):
    """The answer an order gives: whose it is, the order, and the answer."""

    owner: int
    order: StandingOrder
    answer: Act


class OrderFault(NamedTuple):
    """An order that would answer a question as the rules do not allow: whose it is, the order, and the question."""

    owner: int
    order: StandingOrder
    question: OpenQuestion


def kinds_of(table: Table) -> dict[str, OrderKind]:
    """The orders a game knows, by key."""
    return {kind.key: kind for kind in table.game.rules.orders}


def orders_of(table: Playing, player: Player) -> list[StandingOrder]:
    """The orders of a player that stand."""
    orders = (StandingOrder.read(stored) for stored in player.orders)
    return [one for one in orders if one.key in kinds_of(table) and not _is_over(table, one)]


def _is_over(table: Playing, order: StandingOrder) -> bool:
    """Whether the end an order has of its own has come: with the turn, or after as many turns as there are seats."""
    seat, number = table.match.turn
    ends = kinds_of(table)[order.key].ends
    if order.turn[1] is None or number is None:
        return ends == "turn" and seat is not None and seat != order.turn[0]
    return ends != "once" and number >= order.turn[1] + (1 if ends == "turn" else len(table.seats))


def find_obeyed(table: Table) -> OrderAnswer | None:
    """The answer an order may give now without telling anybody anything; None where there is none."""
    if not isinstance(table, Playing):
        return None
    answers = (_find(table, player, at_once=True) for player in table.record.players if player.orders)
    return next((one for one in answers if one is not None), None)


def find_unable(table: Table) -> OrderFault | None:
    """An order that would answer a question as the rules do not allow; None where there is none."""
    if not isinstance(table, Playing):
        return None
    failures = (
        OrderFault(player.user or 0, order, question)
        for player in table.record.players
        if player.orders
        for order, question, picks in _answers(table, player)
        if not _is_lawful(question.decision, picks)
    )
    return next(failures, None)


def find_late(table: Playing, player: Player) -> OrderAnswer | None:
    """The answer an order gives for a player whose time is gone."""
    return _find(table, player, at_once=False)


def _answers(table: Playing, player: Player) -> Iterator[tuple[StandingOrder, OpenQuestion, tuple[str, ...]]]:
    """What a player's orders say to what is asked now, whether the rules allow it or not."""
    for order in orders_of(table, player):
        kind = kinds_of(table)[order.key]
        for question in table.questions.get(order.seat, ()):
            decision = question.decision
            if not decision.required or decision.step not in kind.steps or question.stamp in order.before:
                continue
            picks = kind.answer(table.view(order.seat), decision, order.settings)
            if picks is not None:
                yield order, question, tuple(picks)


def _find(table: Playing, player: Player, *, at_once: bool) -> OrderAnswer | None:
    for order, question, picks in _answers(table, player):
        decision, kind = question.decision, kinds_of(table)[order.key]
        if not _is_lawful(decision, picks):
            continue
        if not at_once or decision.sealed or _tells_nothing(table, kind, order, decision):
            answer = Act(order.seat, decision.step, picks, question.stamp, question.place)
            return OrderAnswer(player.user or 0, order, answer)
    return None


def _is_lawful(decision: Decision, picks: tuple[str, ...]) -> bool:
    fits = decision.least <= len(picks) <= decision.most and len(set(picks)) == len(picks)
    return fits and set(picks) <= set(decision.options)


def _tells_nothing(table: Playing, kind: OrderKind, order: StandingOrder, decision: Decision) -> bool:
    """Whether an order would answer this question whatever the seat held, as far as everybody can tell."""
    for sampled in deal_otherwise(table):
        question = _find_same(sampled, decision)
        if question is None or kind.answer(sampled.view(order.seat), question, order.settings) is None:
            return False
    return True


def _find_same(match: Match, decision: Decision) -> Decision | None:
    """The question as another deal asks it."""
    same = [one for one in match.decisions if (one.seat, one.step) == (decision.seat, decision.step)]
    return next((one for one in same if one.about == decision.about), same[0] if same else None)


# --- giving them ---


@dataclass(slots=True, frozen=True)
class GiveOrder:
    """Give an order for one of one's seats, in the place of one of its kind; `settings` None takes it back."""

    right: ClassVar[Right] = Right.PLAYER
    seat: Seat
    key: str
    settings: Mapping[str, Any] | None

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError for another's seat, and for an order this game does not know."""
        playing, user = get_playing(table), get_user(actor)
        player = playing.record.find_player(user.id)
        if player is None or self.seat not in playing.seats_held(player):
            raise TableError(Text("error-not-at-table"))
        if self.key not in kinds_of(playing):
            raise TableError(Text("error-no-order", {"title": Text("game-name")}))
        orders = [one for one in orders_of(playing, player) if (one.seat, one.key) != (self.seat, self.key)]
        if self.settings is not None:
            turn, stamps = playing.match.turn, tuple(question.stamp for question in playing.questions[self.seat])
            orders.append(StandingOrder(self.seat, self.key, self.settings, (turn.seat, turn.number), stamps))
        return Verdict(change_orders(playing, player, orders), playing)


def change_orders(table: Playing, player: Player, orders: list[StandingOrder]) -> Change:
    """The change after which a player has these orders."""
    new = replace(player, orders=[one.write() for one in orders])
    people = [new if one is player else one for one in table.record.players]
    return Change(table.id, table.record.revision, players=people)


def note_obeyed(table: Playing, change: Change, obeyed: OrderAnswer, labels: list[Any]) -> None:
    """Add to the change of an order's answer that its owner is told of it, and that one for once is done with."""
    order, player = obeyed.order, table.record.find_player(obeyed.owner)
    change.notices += tell_owner(player, "obeyed", order, labels=labels)
    if player is not None and kinds_of(table)[order.key].ends == "once":
        orders = [stored for stored in player.orders if (stored["seat"], stored["key"]) != (order.seat, order.key)]
        change.players = [replace(one, orders=orders) if one is player else one for one in table.record.players]


def tell_owner(player: Player | None, kind: str, order: StandingOrder, **data: Any) -> list[Notice]:
    """What became of an order, to whoever gave it and can be written to; who cannot reads what was answered in the
    panel, as what happened meanwhile."""
    if player is None or player.dm != DirectMessages.OPEN:
        return []
    return [Notice(kind, to=player.user, data={"seat": order.seat, "key": order.key, **data})]


@dataclass(slots=True, frozen=True)
class Obey:
    """Give the answer of an order: its owner's own, and told to its owner."""

    right: ClassVar[Right] = Right.NOBODY
    obeyed: OrderAnswer

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises IllegalAction."""
        playing = get_playing(table)
        labels = name_picks(playing, self.obeyed.answer)
        verdict = self.obeyed.answer.judge(table, actor)
        note_obeyed(playing, verdict.change, self.obeyed, labels)
        return verdict


@dataclass(slots=True, frozen=True)
class SkipQuestion:
    """An order skips a question because its answer is illegal; its owner is told to answer in person."""

    right: ClassVar[Right] = Right.NOBODY
    unable: OrderFault

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError where no game is on."""
        playing, (owner, order, question) = get_playing(table), self.unable
        player = playing.record.find_player(owner)
        assert player is not None
        skipping = replace(order, before=(*order.before, question.stamp))
        change = change_orders(
            playing, player, [skipping if one == order else one for one in orders_of(playing, player)]
        )
        change.notices += tell_owner(player, "unable", order)
        return Verdict(change, playing)


def name_picks(table: Playing, answer: Act) -> list[Any]:
    """What is answered, each choice as a Text in JSON."""
    question = table.find_question(answer.seat, answer.step, answer.place)
    if question is None:
        return []
    labels = {one.id: one.label for one in Reader(table).options(question.decision)}
    return [write_text(labels[pick]) for pick in answer.picks]
