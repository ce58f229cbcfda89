"""Standing orders: a player settles beforehand how a question is answered, and the answer is the player's own.

An order answers at once only where that tells nobody anything: where all choose unseen, or where it would answer
whatever the seat held. Else it answers when the time for it is gone, as everybody sees. What was asked before it was
given it lets be, and so it does where the rules do not allow what it says: its owner is told, and answers himself.
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
from fronde.host.storing import Change, DirectMessages, Notice, Player
from fronde.host.table import Asked, Playing, Table, get_playing


@dataclass(frozen=True, slots=True)
class Given:
    """An order as its owner gave it for a seat. `turn`: whose it was then and its number; `before`: the stamps of what
    was asked already."""

    seat: Seat
    key: str
    settings: Mapping[str, Any]
    turn: tuple[Seat | None, int | None]
    before: tuple[int, ...] = ()

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Given:
        """As `write` wrote it."""
        return cls(**{**stored, "turn": tuple(stored["turn"]), "before": tuple(stored["before"])})

    def write(self) -> dict[str, Any]:
        """As JSON."""
        told = {"seat": self.seat, "key": self.key, "settings": dict(self.settings)}
        return {**told, "turn": list(self.turn), "before": list(self.before)}


class Obeyed(NamedTuple):
    """The answer an order gives: whose it is, the order, and the answer."""

    owner: int
    given: Given
    answer: Act


class Unable(NamedTuple):
    """An order that would answer a question as the rules do not allow: whose it is, the order, and the question."""

    owner: int
    given: Given
    asked: Asked


def kinds_of(table: Table) -> dict[str, OrderKind]:
    """The orders a game knows, by key."""
    return {kind.key: kind for kind in table.game.rules.orders}


def orders_of(table: Playing, player: Player) -> list[Given]:
    """The orders of a player that stand."""
    given = (Given.read(stored) for stored in player.orders)
    return [one for one in given if one.key in kinds_of(table) and not _is_over(table, one)]


def _is_over(table: Playing, given: Given) -> bool:
    """Whether the end an order has of its own has come: with the turn, or after as many turns as there are seats."""
    seat, number = table.match.turn
    ends = kinds_of(table)[given.key].ends
    if given.turn[1] is None or number is None:
        return ends == "turn" and seat is not None and seat != given.turn[0]
    return ends != "once" and number >= given.turn[1] + (1 if ends == "turn" else len(table.seats))


def find_obeyed(table: Table) -> Obeyed | None:
    """The answer an order may give now without telling anybody anything; None where there is none."""
    if not isinstance(table, Playing):
        return None
    found = (_find(table, player, at_once=True) for player in table.record.players if player.orders)
    return next((one for one in found if one is not None), None)


def find_unable(table: Table) -> Unable | None:
    """An order that would answer a question as the rules do not allow; None where there is none."""
    if not isinstance(table, Playing):
        return None
    found = (
        Unable(player.user or 0, given, asked)
        for player in table.record.players
        if player.orders
        for given, asked, picks in _answers(table, player)
        if not _is_lawful(asked.decision, picks)
    )
    return next(found, None)


def find_late(table: Playing, player: Player) -> Obeyed | None:
    """The answer an order gives for a player whose time is gone."""
    return _find(table, player, at_once=False)


def _answers(table: Playing, player: Player) -> Iterator[tuple[Given, Asked, tuple[str, ...]]]:
    """What a player's orders say to what is asked now, whether the rules allow it or not."""
    for given in orders_of(table, player):
        kind = kinds_of(table)[given.key]
        for asked in table.asked.get(given.seat, ()):
            decision = asked.decision
            if not decision.required or decision.step not in kind.steps or asked.stamp in given.before:
                continue
            picks = kind.answer(table.view(given.seat), decision, given.settings)
            if picks is not None:
                yield given, asked, tuple(picks)


def _find(table: Playing, player: Player, *, at_once: bool) -> Obeyed | None:
    for given, asked, picks in _answers(table, player):
        decision, kind = asked.decision, kinds_of(table)[given.key]
        if not _is_lawful(decision, picks):
            continue
        if not at_once or decision.sealed or _tells_nothing(table, kind, given, decision):
            answer = Act(given.seat, decision.step, picks, asked.stamp, asked.place)
            return Obeyed(player.user or 0, given, answer)
    return None


def _is_lawful(decision: Decision, picks: tuple[str, ...]) -> bool:
    fits = decision.least <= len(picks) <= decision.most and len(set(picks)) == len(picks)
    return fits and set(picks) <= set(decision.options)


def _tells_nothing(table: Playing, kind: OrderKind, given: Given, decision: Decision) -> bool:
    """Whether an order would answer this question whatever the seat held, as far as everybody can tell."""
    for sampled in deal_otherwise(table):
        asked = _find_same(sampled, decision)
        if asked is None or kind.answer(sampled.view(given.seat), asked, given.settings) is None:
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
        kept = [one for one in orders_of(playing, player) if (one.seat, one.key) != (self.seat, self.key)]
        if self.settings is not None:
            turn, asked = playing.match.turn, tuple(asked.stamp for asked in playing.asked[self.seat])
            kept.append(Given(self.seat, self.key, self.settings, (turn.seat, turn.number), asked))
        return Verdict(change_orders(playing, player, kept), playing)


def change_orders(table: Playing, player: Player, given: list[Given]) -> Change:
    """The change after which a player has these orders."""
    new = replace(player, orders=[one.write() for one in given])
    people = [new if one is player else one for one in table.record.players]
    return Change(table.id, table.record.revision, players=people)


def note_obeyed(table: Playing, change: Change, obeyed: Obeyed, labels: list[Any]) -> None:
    """Add to the change of an order's answer that its owner is told of it, and that one for once is done with."""
    given, player = obeyed.given, table.record.find_player(obeyed.owner)
    change.notices += tell_owner(player, "obeyed", given, labels=labels)
    if player is not None and kinds_of(table)[given.key].ends == "once":
        left = [stored for stored in player.orders if (stored["seat"], stored["key"]) != (given.seat, given.key)]
        change.players = [replace(one, orders=left) if one is player else one for one in table.record.players]


def tell_owner(player: Player | None, kind: str, given: Given, **told: Any) -> list[Notice]:
    """What became of an order, to whoever gave it and can be written to; who cannot reads what was answered in the
    panel, as what happened meanwhile."""
    if player is None or player.dm != DirectMessages.OPEN:
        return []
    return [Notice(kind, to=player.user, data={"seat": given.seat, "key": given.key, **told})]


@dataclass(slots=True, frozen=True)
class Obey:
    """Give the answer of an order: its owner's own, and told to its owner."""

    right: ClassVar[Right] = Right.NOBODY
    obeyed: Obeyed

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises IllegalAction."""
        playing = get_playing(table)
        labels = name_picks(playing, self.obeyed.answer)
        verdict = self.obeyed.answer.judge(table, actor)
        note_obeyed(playing, verdict.change, self.obeyed, labels)
        return verdict


@dataclass(slots=True, frozen=True)
class LetBe:
    """An order lets a question be that it would answer as the rules do not allow: its owner is told that it is his."""

    right: ClassVar[Right] = Right.NOBODY
    unable: Unable

    def judge(self, table: Table, actor: Actor) -> Verdict:
        """Raises TableError where no game is on."""
        playing, (owner, given, asked) = get_playing(table), self.unable
        player = playing.record.find_player(owner)
        assert player is not None
        lets = replace(given, before=(*given.before, asked.stamp))
        change = change_orders(playing, player, [lets if one == given else one for one in orders_of(playing, player)])
        change.notices += tell_owner(player, "unable", given)
        return Verdict(change, playing)


def name_picks(table: Playing, answer: Act) -> list[Any]:
    """What is answered, each choice as a Text in JSON."""
    asked = table.find_asked(answer.seat, answer.step, answer.place)
    if asked is None:
        return []
    labels = {one.id: one.label for one in Reader(table).options(asked.decision)}
    return [write_text(labels[pick]) for pick in answer.picks]
