"""What a player may plan: from what the seat knows alone, and without touching the table."""

from __future__ import annotations

from dataclasses import replace

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Setup
from fronde.games import get_game
from fronde.host.analysis import deal_from_view, foresee
from fronde.host.deals import deal_otherwise
from fronde.host.reader import Intent, Reader
from fronde.host.store import Chance, Plan, Player, TableRecord, Terms, Venue
from fronde.host.table import Playing
from tests.games.frondeurs.table import card, hold

MINE, THEIRS = card("A"), card("B")
SEAT = "mazarinist"


def playing(theirs: str = THEIRS) -> Playing:
    """The Retzist moves, the Mazarinist waits."""
    game, tokens = get_game("frondeurs"), ("p1", "p2", "p3", "p4")
    cubes = {**hold("retzist", "retz", n=3), **hold(SEAT, "mazarin", n=3)}
    position = {"active": "retzist", "hands": {"retzist": [theirs], SEAT: [MINE]}, "cubes": cubes}
    people = [Player(n, token, token) for n, token in enumerate(tokens, 1)]
    record = TableRecord(game.key, game.title.version, 1, Terms(4), Venue(1), Chance(seed=1), players=people, id=1)
    return Playing(record, Match.at(game, Setup(game.key, tokens, 1), position)[0], [])


def test_what_will_be_asked_is_foreseen_from_what_the_seat_knows() -> None:
    table = playing()
    before = table.match.position()
    future = foresee(table, deal_from_view(table, SEAT), [SEAT])
    assert future is not None and table.match.position() == before and table.match.log == []
    [decision] = [d for d in future.match.decisions_of(SEAT) if d.required]
    assert decision.step == "play-card" and f"card:{MINE}" in decision.options
    other = foresee(table, deal_from_view(playing(card("C")), SEAT), [SEAT])
    assert other is not None and other.match.decisions_of(SEAT) == future.match.decisions_of(SEAT)


def test_an_intent_is_hindered_by_what_is_not_on_offer_anywhere_along_it() -> None:
    table = playing()
    future = foresee(table, table.match.resample(SEAT, Dice(1)), [SEAT])
    assert future is not None
    [decision] = [d for d in future.match.decisions_of(SEAT) if d.required]
    intent = Intent(SEAT, "play-card", (f"card:{MINE}",), ("action:a",), ["a card"], 0)
    assert Reader(future).find_hindrance(decision, intent) is None
    absent = Reader(future).find_hindrance(decision, replace(intent, picks=(f"card:{THEIRS}",)))
    assert absent is not None and absent.rule
    wrong = Reader(future).find_hindrance(decision, replace(intent, then=("action:liberate",)))
    assert wrong is not None and wrong.rule
    assert Intent.of(Plan("a note", intent.write())) == intent and Intent.of(Plan("a note")) is None


def test_what_was_meant_is_told_its_reader_until_it_is_answered() -> None:
    table = playing()
    table.match.carry_out("retzist", table.match.default(table.match.decisions[0]), table.match.decisions[0].step)
    while not any(question.decision.step == "play-card" for question in table.questions[SEAT]):
        question = next(d for d in table.match.decisions if d.required)
        table.match.carry_out(question.seat, table.match.default(question), question.step)
        table.renew_questions()
    user = table.player_of(SEAT).user
    [decision] = [one.decision for one in table.questions[SEAT] if one.decision.step == "play-card"]
    intent = Reader(table, user).intend(decision, [(f"card:{MINE}",)], ["a card"])
    assert Reader(table, user).find_intent(Plan("", intent.write())) == (intent, None)
    absent = Plan("", replace(intent, picks=(f"card:{THEIRS}",)).write())
    pair = Reader(table, user).find_intent(absent)
    assert pair is not None and pair[1] is not None and pair[1].rule
    other = next(player.user for player in table.record.players if player.user != user)
    assert Reader(table, other).find_intent(absent) is None and Reader(table, user).find_intent(Plan("a note")) is None
    table.match.carry_out(SEAT, (f"card:{MINE}",), "play-card")
    table.renew_questions()
    assert Reader(table, user).find_intent(absent) is None


def test_what_is_foreseen_does_not_change_with_what_others_do_unseen() -> None:
    table, later = playing(), playing()
    later.match.log.append(Action("retzist", "offer-to", ("offer-to:condeist",)))
    position = deal_from_view(table, SEAT).position()
    assert position == deal_from_view(later, SEAT).position() == deal_from_view(playing(card("C")), SEAT).position()
    assert [deal.position() for deal in deal_otherwise(table)] == [deal.position() for deal in deal_otherwise(later)]
