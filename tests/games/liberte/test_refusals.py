"""Why not: every refusal reads as a sentence with its rule, from what the seat may know alone."""

from __future__ import annotations

import pytest

from fronde.games.liberte import GAME
from fronde.texts import words
from tests.games.liberte.table import Table

WORDS = words("en", "liberte")


def why(table: Table, pick: str, seat: str | None = None) -> str:
    """The sentence a pick is refused with."""
    decision = table.match.decisions[0]
    reason, rule = GAME.speech.explain(table.state, seat or table.seat, decision, pick)
    return WORDS.text(reason) + (f" ({rule})" if rule else "")


def test_an_action() -> None:
    table = Table(turn=2, hands={"amber": [*range(1, 9), 50, 11]}, open=[30, 40, 41], government="red")
    assert why(table, "place:c20") == "Jacques Necker is not in your hand. (3.2)"
    assert why(table, "cannon:c20") == "Jacques Necker is not in your hand. (3.7)"
    assert why(table, "cannon:c11").startswith("Comte de Botherel has no cannon")
    assert why(table, "special:c50") == "There is nothing Bread Shortage could remove now. (4.2)"
    assert why(table, "special:c11") == "Comte de Botherel is not a Special. (4.1)"
    assert why(table, "take:c42") == "Pierre-Louis de La Rochefoucauld is not an open card. (5.2)"
    assert why(table, "take:c30") == "With 10 cards in hand you must discard two before you take one. (5.1)"
    assert why(table, "keep") == "That is not one of your choices now. (3.1)"
    assert why(table, "nonsense:" + "x" * 90) == "That is not one of your choices now. (3.1)"
    assert why(table, "place:cxx") == "There is no card “cxx”; cards are c1 to c129."
    assert why(table, "blocks:lyon:1") == "There is no province “lyon”."
    assert why(table, f"blocks:{'x' * 50}:1") == f"There is no province “{'x' * 40}”."
    assert why(table, f"place:{'x' * 50}").startswith(f"There is no card “{'x' * 40}”")


def test_after_a_card() -> None:
    table = Table(turn=2, hands={"amber": [22, 23, 24]})
    table.do("place:c22", "blocks:alsace:3", "discard")
    assert why(table, "pass") == "You have played a card and can no longer pass. End your turn instead. (5.4)"
    assert why(table, "take:deck").startswith("You have played a card: play on, or end your turn.")
    assert why(table, "place:c23").startswith("You may play a second card only after a first card of value 1")
    assert why(table, "cannon:c24") == "Only your first card in a turn may place a token in the Battle Box. (3.8)"


def test_placing() -> None:
    table = Table(hands={"amber": [22]}, provinces={"alsace": "amber red 2", "lorraine": "amber blue 1"})
    table.do("place:c22")
    assert why(table, "blocks:maine:1") == "This card places blocks only in Est; Maine is in another region. (3.2)"
    assert why(table, "blocks:lorraine:1") == "Your stack in Lorraine is blue, and a stack has only one colour. (3.5)"
    assert why(table, "blocks:alsace:4") == "You have only 3 blocks of this card left to place. (3.4)"
    assert why(table, "blocks:alsace:2").startswith("That is the wrong number of blocks for Alsace. ")
    missing = "First place the remaining 3 blocks of this card. Then choose what happens to the card. (3.4)"
    for then in ("keep", "keep-end", "discard", "discard-end"):
        assert why(table, then) == missing


def test_discards_and_takes() -> None:
    table = Table(hands={"amber": list(range(1, 10))}, open=[30, 40, 41])
    table.do("take")
    assert why(table, "discard:c50") == "Bread Shortage is not in your hand. (5.1)"
    assert why(table, "discard") == "That is not one of your choices now. (5.1)"
    table.do("discard:c1 discard:c2")
    assert why(table, "take:rest") == "You may take only one card now. (5.2)"
    assert why(table, "take") == "Say which card you take: an open card, or one from the deck. (5.2)"
    table.do("take:c30")
    assert table.seat == "green"


def test_ties() -> None:
    table = Table(turn=2, phase="elections", provinces={"berry": "amber red 1, green red 1"},
                  displays={"amber": [14], "green": [15, 3, 17]})  # fmt: skip
    table.do("advance:c14")
    assert why(table, "advance:c3") == (
        "Club des Jacobins has value 1 and can no longer change anything; keep it. (7.4)"
    )
    assert why(table, "last:cxx") == "There is no card “cxx”; cards are c1 to c129."
    assert why(table, "last:c17") == "Jean-Sylvain Bailly is from a faction that is not in this tie. (7.4)"
    assert why(table, "advance:c20") == (
        "Jacques Necker is not in your display; you can advance only cards from there. (7.4)"
    )
    votes = {"amber": {"red": 2}, "green": {"red": 2}, "violet": {"blue": 1}}
    table = Table(turn=2, phase="government", votes=votes, displays={"amber": [3, 17]})
    assert why(table, "decline-all") == "Here you can decline only this tie, not later ones. (8.5)"
    assert why(table, "decline-small") == "Here you can decline only this tie, not later ones. (8.5)"
    assert why(table, "advance:c17").endswith("(8.5)")


def test_specials() -> None:
    table = Table(hands={"amber": [54]}, displays={"green": [13, 20, 15, 5]})
    table.do("special:c54")
    assert why(table, "card:c15") == "Emigration cannot remove Maximilien Robespierre. (4.3)"
    assert why(table, "card:c1") == "Société de 1789 is not in any display. (4.3)"
    table = Table(turn=2, hands={"amber": [50]}, provinces={"berry": "green red 1, violet red 1, black blue 1"},
                  government="red")  # fmt: skip
    table.do("special:c50")
    assert why(table, "block:berry:black") == "Bread Shortage cannot remove a blue block. (4.2)"
    assert why(table, "block:maine:green") == "Green has no stack in Maine. (4.2)"


@pytest.mark.parametrize("pick", ["place:c1", "pass", "take:deck", "x", "", "card:c1", "advance:c1"])
def test_whoever_is_asked_nothing_is_told_so(pick: str) -> None:
    table = Table(hands={"amber": [11]})
    reason, _ = GAME.speech.explain(table.state, "green", None, pick)
    assert WORDS.text(reason) == "You have nothing to decide now."


def test_whose_turn_it_is_not() -> None:
    table = Table()
    assert table.refusal("pass", seat="green") is None
