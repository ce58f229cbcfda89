"""What a player may plan: from what the seat knows alone, and without touching the table."""

from __future__ import annotations

from dataclasses import replace

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Setup
from fronde.games import get_game
from fronde.host.deals import deal_otherwise
from fronde.host.planning import Intent, deal_as_known, find_hindrance, foresee, is_spent
from fronde.host.storing import Plan, Player, TableRecord
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
    record = TableRecord(1, game.key, game.title.version, 1, 4, 1, players=people, id=1)
    return Playing(record, Match.at(game, Setup(game.key, tokens, 1), position)[0], [])


def test_what_will_be_asked_is_foreseen_from_what_the_seat_knows() -> None:
    table = playing()
    before = table.match.position()
    foreseen = foresee(table, deal_as_known(table, SEAT), [SEAT])
    assert foreseen is not None and table.match.position() == before and table.match.log == []
    [asked] = [d for d in foreseen.match.decisions_of(SEAT) if d.required]
    assert asked.step == "play-card" and f"card:{MINE}" in asked.options
    other = foresee(table, deal_as_known(playing(card("C")), SEAT), [SEAT])
    assert other is not None and other.match.decisions_of(SEAT) == foreseen.match.decisions_of(SEAT)


def test_an_intent_is_hindered_by_what_is_not_on_offer_anywhere_along_it() -> None:
    table = playing()
    foreseen = foresee(table, table.match.resample(SEAT, Dice(1)), [SEAT])
    assert foreseen is not None
    [asked] = [d for d in foreseen.match.decisions_of(SEAT) if d.required]
    intent = Intent(SEAT, "play-card", (f"card:{MINE}",), ("action:a",), ["a card"], 0)
    assert find_hindrance(foreseen, asked, intent) is None
    absent = find_hindrance(foreseen, asked, replace(intent, picks=(f"card:{THEIRS}",)))
    assert absent is not None and absent.rule
    wrong = find_hindrance(foreseen, asked, replace(intent, then=("action:liberate",)))
    assert wrong is not None and wrong.rule
    assert Intent.of(Plan("a note", intent.write())) == intent and Intent.of(Plan("a note")) is None
    assert not is_spent(foreseen, intent)
    foreseen.match.submit(SEAT, (f"card:{MINE}",), "play-card")
    assert is_spent(foreseen, intent)


def test_what_is_foreseen_does_not_change_with_what_others_do_unseen() -> None:
    table, later = playing(), playing()
    later.match.log.append(Action("retzist", "offer-to", ("offer-to:condeist",)))
    known = deal_as_known(table, SEAT).position()
    assert known == deal_as_known(later, SEAT).position() == deal_as_known(playing(card("C")), SEAT).position()
    assert [deal.position() for deal in deal_otherwise(table)] == [deal.position() for deal in deal_otherwise(later)]
