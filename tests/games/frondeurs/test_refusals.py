"""Why a choice is refused: the sentence says what is in the way, and the rule is the one that says so."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from fronde.core.errors import PlayerError
from fronde.core.match import Match
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.refusals import ALIKE, NOT_NOW
from fronde.texts import words
from tests.games.frondeurs.table import Table, card, hold, moving, placing, removing, season, seat_players, stack

WORDS = words("en", "frondeurs")
RETZ = hold("retzist", "retz", n=3)


def why(table: Table, pick: str, seat: str | None = None, step: str | None = None) -> tuple[str | None, str]:
    """(rule, sentence) of a refusal."""
    with pytest.raises(PlayerError) as error:
        table.match.submit(seat or table.seat, [pick], step)
    return error.value.rule, WORDS.text(error.value.reason)


def make_table(**more: object) -> Table:
    """Retzists about to play a card."""
    hands = {"retzist": [card("A", "persons"), card("C", "persons")]}
    return Table("retzist", **{"cubes": RETZ, "hands": hands, **more})  # type: ignore[arg-type]


def last_resort() -> Table:
    """One cube to place in any empty Space, nothing else being possible."""
    table = Table(
        "retzist",
        cubes=RETZ | hold("retzist", "gondi") | hold("cabalist", "caumartin"),
        hands={"retzist": [card("C", "purple", controlled=False), card("C", "purple", controlled=True)]},
        arrests=[{"person": p} for p in ("retz", "gondi", "guise")],
    )
    table.do(f"discard:{card('C', 'purple', controlled=False)}")
    return table


def king_out(**more: object) -> Table:
    """The Mazarinist about to place the King."""
    table = Table("mazarinist", cubes=hold("mazarinist", "mazarin", n=3), **more)  # type: ignore[arg-type]
    table.do("king-progress")
    return table


def dummys_turn() -> Table:
    """The Dummy removing, its runner's cubes and its own beside it."""
    card_id = card("C", "all", controlled=False)
    cubes = hold("condeean", "conde", "conti", "tavannes", n=2) | hold("mazarinist", "seguier")
    table = seat_players(3, "condeean", cubes=cubes, hands={"condeean": [card_id, card("A", "all")]})
    table.play(card_id, "a")
    return table


def blocked_space() -> Table:
    """Retzists placing, Gondi closed to them by d'Artagnan."""
    table = placing("retzist", RETZ, musketeers={"d-artagnan": "cabalist"})
    table.place("gondi")
    table.do("block", seat="cabalist")
    return table


def twice_placed() -> Table:
    """Retzists placing, two cubes of the card in Gondi already."""
    table = placing("retzist", RETZ)
    table.place("gondi", "gondi")
    return table


def final_table() -> Table:
    """Retzists with one cube of the card left."""
    table = placing("retzist", RETZ)
    table.place("gondi", "gondi", "caumartin")
    return table


def destination(to: str, cubes: dict[str, tuple[str, int]], target: str = "all") -> Table:
    """A Move with its destination chosen."""
    table = moving("retzist", cubes, target)
    table.place(to)
    return table


def many(faction: str, *spaces: str, n: int = 4) -> dict[str, tuple[str, int]]:
    """Cubes beside the Retzists' own."""
    return RETZ | hold(faction, *spaces, n=n)


SPACES: list[tuple[Callable[[], Table], str, str, str]] = [
    # placing
    (lambda: placing("retzist", many("cabalist", "gondi")), "space:gondi", "6.43",
     "There are Cabalist cubes at Arch. Gondi. Place in an empty Space or in one of yours."),
    (lambda: placing("retzist", RETZ), "space:beaufort", "7.21",
     "Beaufort is Under Arrest. Nothing can enter it until the prisoner is freed."),
    (lambda: placing("retzist", RETZ, musketeers={"athos": "cabalist"}), "space:athos", "7.52",
     "A player holds the token of Athos, so no cube can go there."),
    (blocked_space, "space:gondi", "7.53",
     "D’Artagnan closes Arch. Gondi to you until this Turn ends. Place your cubes elsewhere."),
    (twice_placed, "space:gondi", "6.46",
     "This card has already placed its two cubes at Arch. Gondi. Choose another Space."),
    (lambda: placing("retzist", RETZ, "institutions"), "space:gondi", "6.44",
     "Arch. Gondi is not what the card names (Institutions)."),
    (lambda: placing("retzist", RETZ), "space:metz", "6.48", "Metz is not Adjacent to any Space you hold."),
    (final_table, "space:lyon", "6.49",
     "The only way to Lyon costs one more cube, and you have none left for it."),
    (last_resort, "space:retz", "7.21", "Retz is Under Arrest. Nothing can enter it until the prisoner is freed."),
    (last_resort, "space:caumartin", "6.43",
     "There are Cabalist cubes at Caumartin. Place in an empty Space or in one of yours."),
    # removing
    (lambda: removing("retzist", RETZ), "space:metz", "6.51", "There is no cube at Metz."),
    (lambda: removing("retzist", many("cabalist", "gondi", "hotel-de-ville", n=1), "institutions"), "space:gondi",
     "6.22", "Arch. Gondi is not what the card names (Institutions)."),
    (lambda: removing("retzist", hold("retzist", "retz") | hold("cabalist", "metz")), "space:retz", "6.54",
     "You cannot remove your own last cube from the board."),
    (lambda: removing("retzist", many("cabalist", "gondi")), "space:gondi", "6.54",
     "Cabalist has Control of Arch. Gondi, and this card does not reach Controlled Spaces."),
    (dummys_turn, "space:conti", "5.43", "The player who runs the Dummy cannot remove its cubes."),
    # moving
    (lambda: moving("retzist", many("cabalist", "gondi")), "space:gondi", "6.67",
     "Cabalist has Control of Arch. Gondi, so a Move cannot enter it."),
    (lambda: moving("retzist", RETZ), "space:metz", "6.62", "Metz is not Adjacent to any Space you hold."),
    (lambda: moving("retzist", RETZ, "institutions"), "space:gondi", "6.69",
     "Arch. Gondi is not what the card names (Institutions)."),
    (lambda: moving("retzist", many("cabalist", "parlement-paris", n=5)), "space:parlement-paris", "6.67",
     "You cannot bring enough cubes to outnumber the 5 cubes at Parl. de Paris."),
    (lambda: moving("retzist", hold("retzist", "retz")), "space:lyon", "6.63",
     "You cannot bring enough cubes to Lyon to pay for the connection."),
    (lambda: moving("retzist", RETZ), "space:beaufort", "7.21",
     "Beaufort is Under Arrest. Nothing can enter it until the prisoner is freed."),
    (lambda: destination("caumartin", RETZ), "space:gondi", "6.61", "You have no cube at Arch. Gondi to move."),
    (lambda: destination("caumartin", many("retzist", "metz")), "space:metz", "6.62",
     "A cube at Metz cannot get to Caumartin with this Move."),
    (lambda: destination("caumartin", many("retzist", "metz"), "persons"), "space:metz", "6.62",
     "A cube at Metz cannot get to Caumartin with this Move."),  # it names the end
    (lambda: destination("hotel-de-ville", many("retzist", "parlement-paris"), "persons"), "space:parlement-paris",
     "6.69", "Parl. de Paris is not what the card names (Persons)."),
    # the King
    (king_out, "space:mazarin", "7.43",
     "The King cannot go to Mazarin. "
         "He never goes to a Frontier Zone, an Avatar, a Musketeer or a Space Under Arrest."),
    (king_out, "space:beaufort", "7.43",
     "The King cannot go to Beaufort. "
         "He never goes to a Frontier Zone, an Avatar, a Musketeer or a Space Under Arrest."),
]  # fmt: skip


@pytest.mark.parametrize(("make_table", "pick", "rule", "sentence"), SPACES, ids=[f"{r} {p}" for _, p, r, _ in SPACES])
def test_a_space_refused_names_the_rule_and_what_is_in_the_way(
    make_table: Callable[[], Table], pick: str, rule: str, sentence: str
) -> None:
    assert why(make_table(), pick) == (rule, sentence)


def test_6_54_the_king_never_takes_a_players_last_cube() -> None:
    table = Table("mazarinist", cubes=hold("mazarinist", "anne-of-austria"))
    table.do("king-progress")
    assert why(table, "space:anne-of-austria") == ("6.54", "You cannot remove your own last cube from the board.")


def test_6_4_13_the_last_resort_takes_an_empty_space() -> None:
    table = Table(
        "retzist",
        cubes=hold("retzist", "metz", n=2),
        hands={"retzist": [card("A", "purple"), card("B", "purple")]},
    )
    table.do(f"discard:{card('A', 'purple')}")
    assert why(table, "space:metz") == ("6.4.13", "Metz is not empty. For the last resort you need an empty Space.")


def test_6_52_a_hybrid_card_removes_next_door_only() -> None:
    played = card("D", "all")
    cubes = many("cabalist", "gondi", n=2) | hold("cabalist", "metz", "dijon")
    table = Table("retzist", cubes=cubes, hands={"retzist": [played, card("A")]})
    table.play(played, "a", "caumartin", "caumartin")
    assert table.step == "remove-cubes"
    assert why(table, "space:metz") == (
        "6.52",
        "Metz is not Adjacent to any Space you hold, and this card reaches no farther.",
    )
    assert "retz" in table.spaces(), "one's own Space counts as near"


def test_7_64_what_the_box_cannot_pay_for() -> None:
    table = Table(
        "mazarinist",
        cubes=hold("mazarinist", "mazarin", n=3),
        reserve={"mazarinist": 2},
        hands={"mazarinist": [card("C"), card("A")]},
        musketeers={"athos": "retzist"},
    )
    table.play(card("C"), "a", "mazarin", "mazarin")
    table.do("reserve:spend")
    assert why(table, "space:metz") == (
        "7.64",
        "You cannot enter Metz now: the Space must be next to one that your cubes have reached, "
        "and you must pay its full price.",
    )
    assert why(table, "space:athos")[0] == "7.52"
    assert why(table, "space:beaufort")[0] == "7.21"


def test_7_28_guise_is_held_in_spain() -> None:
    arrests = [{"person": p, "fortress": "bastille"} for p in ("beaufort", "rantzau", "seguier")]
    table = Table("retzist", cubes=RETZ, arrests=[*arrests, {"person": "guise"}])
    position = json.loads(json.dumps(table.match.position()))
    position["stack"] += [{"step": "make-room", "seat": "retzist", "names": ["conde", "conti"]}]
    table.match = Match.at(GAME, table.match.setup, position)[0]
    assert table.spaces(kind="person") == {"beaufort", "rantzau", "seguier"}
    assert why(table, "person:guise") == (
        "7.28",
        "Guise is Spain’s prisoner. When Arrest Tokens run short, you can free him only if you have Influence at "
        "Don Carlos.",
    )
    assert why(table, "person:conde") == ("7.25", "Condé is not Under Arrest.")


# --- cards ---


def test_6_14_a_card_is_played_from_the_hand() -> None:
    other = card("B")
    assert why(make_table(), f"card:{other}") == (
        "6.14",
        f"You do not have {WORDS.say(f'card-{other}')}. Play a card from your hand.",
    )
    assert why(make_table(), f"discard:{other}") == why(make_table(), f"card:{other}"), (
        "nor discarded for one cube from elsewhere"
    )
    assert why(make_table(), "card:a99") == ("5.22", "There is no card “a99”.")
    assert why(make_table(), "card:" + "x" * 50) == ("5.22", f"There is no card “{'x' * 40}”.")


def test_6_32_a_season_card_goes_first() -> None:
    card_id = card("A", "persons")
    table = make_table(hands={"retzist": [season("removal"), season("battle"), card_id]})
    assert why(table, f"card:{card_id}") == (
        "6.32",
        f"You have a Season Card in hand. Play it before {WORDS.say(f'card-{card_id}')}.",
    )


def test_5_22_iv_a_card_that_can_do_nothing_is_not_played() -> None:
    idle = card("C", "purple", controlled=False)
    table = make_table(cubes=hold("retzist", "metz", n=3), hands={"retzist": [idle, card("A", "all")]})
    assert why(table, f"card:{idle}") == (
        "5.22",
        f"You cannot carry out any part of {WORDS.say(f'card-{idle}')} now. Choose another card.",
    )


# --- what may be chosen at certain moments only ---


@pytest.mark.parametrize("kind", sorted(set(NOT_NOW) - {"stop"}))
def test_what_is_out_of_place_tells_when_it_may_be_done(kind: str) -> None:
    table = Table("retzist", cubes=hold("retzist", "retz"), hands={"retzist": [card("A"), card("C")]})
    pick = {"musketeer": "musketeer:athos", "coin": "coin:1:before", "reserve": "reserve:add"}.get(kind, kind)
    pick = f"discard:{card('A')}" if kind == "discard" else pick
    assert why(table, pick) == (NOT_NOW[kind], WORDS.say(f"refused-{ALIKE.get(kind, kind)}"))


def test_5_22_iv_some_portion_of_an_action_has_to_be_done() -> None:
    for table in (placing("retzist", RETZ), removing("retzist", RETZ)):
        assert why(table, "stop") == ("5.22", "You have to do at least part of this step first.")


def test_a_space_is_no_answer_to_another_question_open_beside() -> None:
    """A free cube may go there, but that is asked apart."""
    table = Table("retzist", cubes=RETZ, hands={"retzist": [season("faction-swap"), card("A")]}, arrests=[])
    assert "space:lyon" in table.match.decisions[0].options
    reason = why(table, "space:lyon", step="at-any-time")
    assert reason == ("6.4", "You can choose that now, but as the answer to another question.")


def test_elsewhere_stop_is_no_answer() -> None:
    assert why(make_table(), "stop") == ("5.22", "That is not one of your choices now.")
    assert why(moving("retzist", RETZ), "stop")[0] == "6.61"


def test_7_66_a_token_bars_gold_and_exile() -> None:
    table = make_table(crowns={"retzist": 1})
    table.do("crown")
    barred = "You have used a token this Turn, so you cannot use Spanish Gold or Exile now."
    assert why(table, "reserve:add") == ("7.66", barred)
    usual = WORDS.say("refused-reserve")
    assert why(make_table(), "reserve:add") == ("7.62", usual)
    used = Table("mazarinist", cubes=hold("mazarinist", "mazarin", n=3))
    used.do("king-progress")
    used.place("brienne")
    assert why(used, "reserve:add") == ("7.66", barred)


def test_7_45_a_king_recovered_stays_for_this_turn() -> None:
    table = Table("retzist", cubes=RETZ | hold("retzist", "lyon"), king={"at": "lyon", "placed_by": "mazarinist"})
    assert why(table, "king-progress") == ("7.41", WORDS.say("refused-king-progress"))
    table.do("recover-king")
    assert why(table, "king-progress") == (
        "7.45",
        "The King’s Pawn was recovered this Turn. It can be placed from your next Turn on.",
    )


def test_what_is_no_choice_at_all_is_not_repeated() -> None:
    assert why(make_table(), "nonsense") == ("5.22", "That is not one of your choices now.")
    assert why(make_table(), "space:lyon") == ("5.22", "You cannot answer this question with Lyon.")
    assert why(make_table(), "space:atlantis")[1] == "There is no Space “atlantis” on the board."


def test_a_choice_without_a_question_is_refused_too() -> None:
    table = make_table()
    refusal = GAME.speech.explain(table.state, "retzist", None, "nonsense")
    assert refusal.rule == "5.22" and refusal.reason.id == "refused-option"
    assert GAME.speech.explain(table.state, "retzist", None, "crown").rule == "6.82"


def test_another_seats_moment_is_not_this_seats() -> None:
    table = Table(
        "retzist",
        cubes=RETZ | stack("mazarinist", 3),
        musketeers={"athos": "cabalist"},
        crowns={"retzist": 1},
    )
    table.do("crown")
    assert why(table, "reserve:add", seat="cabalist") == ("7.62", WORDS.say("refused-reserve"))


def test_5_43_with_a_dummy_at_the_table_others_removals_are_refused_for_their_own_reasons() -> None:
    card_id = card("C", "all", controlled=False)
    cubes = RETZ | hold("cabalist", "gondi", "caumartin", n=4) | hold("condeean", "conti") | hold("cabalist", "lenet")
    table = seat_players(3, "retzist", cubes=cubes, hands={"retzist": [card_id, card("A", "all")]})
    table.play(card_id, "a")
    assert why(table, "space:gondi")[0] == "6.54"
    assert "conti" in table.spaces(), "a seat whose player does not run the Dummy may take its cubes"
