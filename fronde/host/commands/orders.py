"""Standing orders: a player decides in advance how to answer a question. The answer counts as their own.

An order answers at once only if that reveals nothing: if all choose in secret, or if it would answer whatever the
seat's hand is. Otherwise it answers when the time runs out, which everyone sees. It skips questions that were open
before the order, and those where its answer would be illegal: then its owner is informed, and answers in person.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from fronde.core.errors import StaleDecision, TableError
from fronde.core.game import OrderKind
from fronde.core.match import ActionResult, Match
from fronde.core.rng import Dice
from fronde.core.types import Decision, Json, Seat, Text
from fronde.host.commands.base import Verdict, get_player
from fronde.host.commands.play import Act, check_fresh, moves_of, record_answers
from fronde.host.deals import deal_otherwise
from fronde.host.notices.announcements import find_facts
from fronde.host.notices.kinds import Notice, OrderFailure, OrderResult
from fronde.host.people.actors import Actor
from fronde.host.people.rights import Right
from fronde.host.reader import Reader, find_lasting, kinds_of, pick_rest
from fronde.host.store import DirectMessages, Move, Player
from fronde.host.table import OpenQuestion, Playing, Table, get_playing

MOST_IN_SERIES = 100
"""Maximum number of choices after one click: more than any game asks in a row."""


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
    def read(cls, data: Mapping[str, Json]) -> StandingOrder:
        """Read what `write` returns."""
        return cls(**{**data, "turn": tuple(data["turn"]), "before": tuple(data["before"])})

    def write(self) -> dict[str, Json]:
        """As JSON."""
        data = {"seat": self.seat, "key": self.key, "settings": dict(self.settings)}
        return {**data, "turn": list(self.turn), "before": list(self.before)}


def orders_of(table: Playing, player: Player) -> list[StandingOrder]:
    """The orders of a player that have not ended."""
    orders = (StandingOrder.read(all_orders) for all_orders in player.orders)
    return [one for one in orders if one.key in kinds_of(table) and not _is_over(table, one)]


def _is_over(table: Playing, order: StandingOrder) -> bool:
    """Whether an order has ended: with the turn, or after as many turns as there are seats."""
    seat, number = table.match.turn
    ends = kinds_of(table)[order.key].ends
    if ends in ("once", "opening"):
        return False
    if order.turn[1] is None or number is None:
        return ends == "turn" and seat is not None and seat != order.turn[0]
    return number >= order.turn[1] + (1 if ends == "turn" else len(table.seats))


def find_order_answer(table: Table) -> Obey | None:
    """The answer that an order may give now without revealing anything, or None."""
    if not isinstance(table, Playing):
        return None
    answers = (_find(table, player, at_once=True) for player in table.record.players if player.orders)
    return next((one for one in answers if one is not None), None)


def find_unable(table: Table) -> SkipQuestion | None:
    """A question that an order must skip because its answer would be illegal, or None."""
    if not isinstance(table, Playing):
        return None
    skips = (
        SkipQuestion(player.user or 0, order, question)
        for player in table.record.players
        if player.orders
        for order, question, picks in _answers(table, player)
        if not _is_legal(question.decision, picks)
    )
    return next(skips, None)


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
    for sample in deal_otherwise(table):
        question = _find_same(sample, decision)
        if question is None or kind.answer(sample.view(order.seat), question, order.settings) is None:
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
        order = None if self.settings is None else _make_order(playing, self.seat, self.key, self.settings)
        players = _players_with(playing, player, (self.seat, self.key), order)
        return Verdict(playing.change(players=players), playing)


def _make_order(table: Playing, seat: Seat, key: str, settings: Mapping[str, Json]) -> StandingOrder:
    """An order given now, which does not answer the questions that are open."""
    turn, stamps = table.match.turn, tuple(question.stamp for question in table.questions[seat])
    return StandingOrder(seat, key, settings, (turn.seat, turn.number), stamps)


def _players_with(
    table: Playing, player: Player, old: tuple[Seat, str], new: StandingOrder | None = None
) -> list[Player]:
    """The players, with a player's order of this seat and key replaced or ended."""
    orders = [one for one in orders_of(table, player) if (one.seat, one.key) != old]
    orders += [] if new is None else [new]
    return table.players_with(player, replace(player, orders=[one.write() for one in orders]))


@dataclass(slots=True, frozen=True)
class ChooseRest:
    """Answer a question as `pick_rest` does, and again as often as it follows. Each answer is a separate choice, as if
    its player had made it, but all are one change. `seed`: of separate dice, so that the dice of the match draw
    nothing. It stops after MOST_IN_SERIES choices; choices at random also when something is revealed. An order that
    lasts through the set-up is given too, and answers the questions of later rounds."""

    right: ClassVar[Right] = Right.PLAYER
    seat: Seat
    step: str
    stamp: int
    seed: int
    place: int = 0

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises StaleDecision if the question is no longer open, or not one of a series."""
        playing, dice = get_playing(table), Dice(self.seed)
        actor.check_seat(playing, self.seat)
        check_fresh(playing, self.seat, self.step, self.place, self.stamp)
        match, before, lasting = playing.match, find_facts(playing), find_lasting(playing, self.step)
        results, moves = list[ActionResult](), list[Move]()
        while len(moves) < MOST_IN_SERIES and (option := self._pick(playing, dice)):
            if results and match.is_settled and lasting is None:
                break
            latest = match.carry_out(self.seat, (option,), self.step)
            moves += moves_of(match, latest, actor.word, playing.view)  # one by one, as if each had been clicked
            results += latest
        if not results:
            raise StaleDecision(Text("error-stale"))
        verdict = record_answers(playing, before, results, actor, self.seat)
        verdict.change.moves = moves
        if lasting is not None and isinstance(verdict.table, Playing):
            playing.renew_questions()
            order = _make_order(playing, self.seat, lasting.key, {})
            player, old = playing.player_of(self.seat), (self.seat, lasting.key)
            verdict.change.players = _players_with(playing, player, old, order)
        return verdict

    def _pick(self, table: Playing, dice: Dice) -> str | None:
        decisions = table.match.decisions
        decision = next((d for d in decisions if (d.seat, d.step) == (self.seat, self.step)), None)
        return None if decision is None else pick_rest(table, decision, dice)


def _tell_owner(player: Player | None, body: OrderResult) -> list[Notice]:
    """A direct message about an order to its owner, if they can get one. Otherwise they read the answer in the panel,
    among the latest events."""
    if player is None or player.dm != DirectMessages.OPEN:
        return []
    return [Notice(body, player.user)]


@dataclass(slots=True, frozen=True)
class Obey:
    """Give the answer of an order as its owner's own. A one-time order ends. The owner is informed, except during the
    set-up, where everybody reads all choices in one message."""

    right: ClassVar[Right] = Right.NOBODY
    owner: int
    order: StandingOrder
    answer: Act

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises IllegalAction, and StaleDecision if the order has ended with the set-up."""
        playing, order = get_playing(table), self.order
        if order.key not in kinds_of(playing):
            raise StaleDecision(Text("error-stale"))
        labels, player = _name_picks(playing, self.answer), playing.record.find_player(self.owner)
        ends = kinds_of(playing)[order.key].ends
        verdict = self.answer.judge(table, actor)
        if ends != "opening":
            verdict.change.notices += _tell_owner(player, OrderResult(seat=order.seat, key=order.key, labels=labels))
        if player is not None and ends == "once":
            verdict.change.players = _players_with(playing, player, (order.seat, order.key))
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
        change = playing.change(players=_players_with(playing, player, (order.seat, order.key), skipping))
        change.notices += _tell_owner(player, OrderFailure(seat=order.seat, key=order.key))
        return Verdict(change, playing)


def _name_picks(table: Playing, answer: Act) -> list[Text | None]:
    """The texts of an answer's picks; none if the question is no longer open."""
    question = table.find_question(answer.seat, answer.step, answer.place)
    if question is None or question.stamp != answer.stamp:
        return []
    labels = {one.id: one.label for one in Reader(table).options(question.decision)}
    return [labels[pick] for pick in answer.picks]
