"""Decisions stay small, forced choices are taken, and hints say what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fronde.core.match import Match
from fronde.core.types import Decision, Text
from fronde.games.frondeurs import GAME as FRONDEURS
from fronde.games.frondeurs.data import BOARD
from fronde.games.frondeurs.steps import STEPS
from fronde.games.frondeurs.steps.single_answers import DELIBERATE, is_asked_alone
from fronde.games.frondeurs.words import VERBS
from fronde.texts import words
from fronde.tools.play import choose, make_setup, play, player_dice
from tests.games.frondeurs.table import GAME, Table, card, hold, moving, placing, removing, season

WORDS = words("en", "frondeurs")
ASKING = {step for steps in VERBS.values() for step in steps}
REGIONS = sorted({space.region for space in BOARD.spaces})
LENS = season("battle", location="frontier-northeast")
RETZ = hold("retzist", "retz", n=3)
PLACE, REMOVE = card("A", "all"), card("C", "all")


def free_cubes(**more: Any) -> Table:
    """The Retzist about to place the free cubes of a Season Card, anywhere on an empty board."""
    table = Table("retzist", **{"cubes": RETZ, "hands": {"retzist": [LENS, PLACE]}, "arrests": [], **more})
    table.do("free-first")
    return table


def put(table: Table, seat: str | None = None) -> Decision:
    """The question as it is put to a seat, region and all."""
    return next(d for d in table.match.decisions if d.required and seat in (None, d.seat))


def hint(table: Table, option: str, decision: Decision | None = None) -> str:
    """The hint of an option on offer."""
    question = decision or next(d for d in table.match.decisions if option in d.options)
    text = GAME.speech.describe(table.state, question, option).hint
    assert text is not None
    return WORDS.text(text)


def refusal(table: Table, pick: str) -> str:
    """What a seat is told that makes this choice."""
    seat = put(table).seat
    reason: Text = GAME.speech.explain(table.state, seat, put(table), pick).reason
    return WORDS.text(reason)


# --- long lists (ruling R180) ---


def test_every_region_fits_a_menu() -> None:
    sizes = [sum(space.region == region for space in BOARD.spaces) for region in REGIONS]
    assert len(REGIONS) == 6 and max(sizes) <= 25


def test_one_question_holds_every_space_open() -> None:
    table = free_cubes()
    assert put(table).step == "place-cubes"
    assert set(put(table).options) == {*(f"space:{s.id}" for s in BOARD.spaces), "stop"}
    table.do("space:bastille")
    assert put(table).step == "place-cubes" and table.cubes("bastille") == ("retzist", 1)


def test_a_long_list_stands_under_the_parts_of_the_board() -> None:
    table = free_cubes()
    groups: dict[str, set[str]] = {}
    for option in put(table).options:
        group = GAME.speech.describe(table.state, put(table), option).group
        assert group is not None
        groups.setdefault(group.id, set()).add(option)
    assert groups.pop("group-else") == {"stop"}
    assert groups == {
        f"region-{region}": {f"space:{s.id}" for s in BOARD.spaces if s.region == region} for region in REGIONS
    }


def test_the_king_and_a_long_move_are_asked_for_at_once_too() -> None:
    table = Table("mazarinist", cubes=hold("mazarinist", "mazarin", n=3) | RETZ, arrests=[])
    table.do("king-progress")
    assert put(table).step == "king-progress" and len(put(table).options) > 60
    spread = [s.id for s in BOARD.spaces if not s.avatar_of and s.control < 100][:70]
    table = moving("retzist", RETZ | dict.fromkeys(spread, ("retzist", 1)), arrests=[], musketeers={})
    assert put(table).step == "move-destination" and len(put(table).options) > 60


def test_a_space_that_is_closed_is_refused_by_its_rule() -> None:
    table = free_cubes(cubes=RETZ | hold("mazarinist", "lyon"))
    assert table.refusal("space:lyon") == "6.43"


def test_every_list_beyond_a_menu_comes_in_groups() -> None:
    """9.26: forty Persons, by the part of the board they stand in."""
    table = Table("retzist", cubes=RETZ, hands={"retzist": [season("arrest", extra=1), PLACE]}, arrests=[])
    table.do("free-last")
    decision = put(table)
    groups = [GAME.speech.describe(table.state, decision, option).group for option in decision.options]
    assert decision.step == "arrest-third" and len(decision.options) > 25
    assert None not in groups and len({group.id for group in groups if group}) > 3


def test_a_step_with_nothing_to_ask_gives_no_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty sequence, and never nothing at all."""
    for step in STEPS.values():
        monkeypatch.setattr(step, "ask", only_questions(step.ask))
    for players, seed in ((4, 11), (3, 12), (2, 13)):
        for _ in play(Match.start(GAME, make_setup(GAME, seed, {}, players))[0], player_dice(seed)):
            pass


def only_questions(ask: Callable[..., Any]) -> Callable[..., Any]:
    """The same, held to giving questions."""

    def ask_and_check(*args: Any) -> Any:
        questions = ask(*args)
        assert all(isinstance(question, Decision) and question.options for question in questions)
        return questions

    return ask_and_check


# --- forced choices (ruling R181) ---


def test_an_action_card_is_asked_for_even_where_one_alone_can_be_played() -> None:
    """Nobody is to learn what the other card is."""
    fits, idle = card("A", "all"), card("F", "purple")
    table = Table("retzist", cubes=hold("retzist", "joyeuse"), hands={"retzist": [fits, idle]})
    cards = {option for option in table.options("play-card") if option.startswith("card:")}
    assert table.step == "play-card" and cards <= {f"card:{fits}", f"card:{idle}"}


def test_6_32_only_the_season_card_itself_is_due() -> None:
    """Whatever else has one answer stays a question while something else may be done first."""
    table = Table("retzist", cubes=RETZ, hands={"retzist": [LENS, PLACE]}, arrests=[])
    table.state.hands[2] = (LENS,)
    due = Decision("retzist", "play-card", (f"card:{LENS}",))
    other = Decision("retzist", "remove-cubes", ("space:retz",))
    assert "affiliate" in table.options("at-any-time")
    assert not is_asked_alone(table.state, due) and is_asked_alone(table.state, other)


def test_the_one_action_is_declared_unasked_and_told() -> None:
    card_id = card("E", "purple")
    cubes = {"dijon": ("condeean", 1)} | hold("retzist", "capuchins")
    table = Table("condeean", hands={"condeean": [card_id, card("A")]}, cubes=cubes)
    events = table.do(f"card:{card_id}")
    lines = [WORDS.text(text) for e in events if (text := GAME.speech.event_text(e, None))]
    assert lines[-1] == "Condéean will remove cubes."


def test_every_choice_taken_unasked_is_told_with_the_one_that_led_to_it() -> None:
    card_id = card("E", "purple")
    cubes = {"dijon": ("condeean", 1)} | hold("retzist", "capuchins")
    hands = {"condeean": [card_id, card("A")]}
    table = Table("condeean", hands=hands, cubes=cubes, options={"gold_and_exile": False})
    (result,) = table.match.carry_out("condeean", [f"card:{card_id}"])
    assert result.action == ("condeean", "play-card", (f"card:{card_id}",))
    assert result.forced_actions == (
        ("condeean", "choose-action", ("action:b",)),
        ("condeean", "remove-cubes", ("space:capuchins",)),
    )
    assert table.match.log == [result.action], "what is no choice is not logged"


def test_a_game_that_logs_what_was_taken_tells_of_it_once() -> None:
    """Over a random game: one answer each, to questions that may be asked, and the same again in a replay."""
    match = Match.start(FRONDEURS, make_setup(FRONDEURS, 5))[0]
    again, dice, count = match.copy(), player_dice(5), 0
    while not match.over:
        decision, picks = choose(match.decisions, dice)
        results = match.carry_out(decision.seat, picks, decision.step)
        assert again.carry_out(decision.seat, picks, decision.step) == results
        for action in results[0].forced_actions:
            assert action.step in ASKING and len(action.picks) == 1 and action.step not in DELIBERATE
            count += 1
    assert count > 10


def test_the_one_cube_a_card_reaches_is_removed_unasked() -> None:
    cubes = hold("condeean", "dijon") | hold("retzist", "capuchins")
    table = removing("condeean", cubes, "purple", options={"gold_and_exile": False})
    assert table.cubes("capuchins") is None and [e["space"] for e in table.events_of("cube-removed")] == ["capuchins"]


def test_but_asked_for_where_the_seat_may_do_something_else_first() -> None:
    """The affiliate cube may open what is closed now."""
    table = removing("condeean", hold("condeean", "conde", n=3) | hold("retzist", "capuchins"), "purple")
    assert table.options("remove-cubes") == {"space:capuchins"}
    assert "affiliate" in table.options("at-any-time")


def test_cubes_that_all_have_to_move_are_not_asked_for() -> None:
    table = moving("retzist", hold("retzist", "retz", n=2) | hold("cabalist", "caumartin"))
    table.do("space:caumartin")
    assert table.events_of("cubes-moved")[0]["n"] == 2 and table.cubes("caumartin") == ("retzist", 2)


def test_undo_takes_a_forced_choice_back_with_the_one_before_it() -> None:
    table = Table("retzist", cubes=RETZ | hold("cabalist", "caumartin"), hands={"retzist": [REMOVE, PLACE]})
    before = table.match.position()
    table.do(f"card:{REMOVE}")
    table.match.undo("retzist")
    table.play(REMOVE, "b", "gondi")
    picks = table.decisions("move-cubes")[0].about["picked"]
    assert picks == ["retz"], "the one source there is"
    while table.match.can_undo("retzist"):
        table.match.undo("retzist")
    assert table.match.position() == before


# --- hints ---


def test_a_hint_tells_of_control_and_what_it_wins() -> None:
    table = placing("retzist", RETZ | hold("retzist", "gondi", n=2))
    assert hint(table, "space:gondi") == "2 PP · Retzist 2 · gains Control, wins a Coin"
    table = placing("retzist", RETZ | hold("retzist", "gondi", n=1))
    assert hint(table, "space:gondi").endswith("then 1 more cube wins a Coin")
    table = placing("retzist", RETZ | hold("retzist", "caumartin", n=2))
    assert hint(table, "space:caumartin").endswith("gains Control")


def test_a_hint_tells_what_a_connection_costs() -> None:
    table = placing("retzist", RETZ)
    costly = {o for o in table.options("place-cubes") - {"stop"} if "costs 1 more cube" in hint(table, o)}
    assert costly and costly != table.options("place-cubes") - {"stop"}
    for option in sorted(costly)[:3]:
        branch = table.match.copy()
        placed = [e for e in branch.submit("retzist", [option]) if e.kind == "cube-placed"]
        assert placed[0].data["paid"] == 1


def test_a_hint_tells_of_control_broken_and_of_the_last_cube() -> None:
    cubes = RETZ | hold("retzist", "gondi", n=3) | hold("retzist", "caumartin")
    towns = season("economic-depression", token="coin")
    table = Table("retzist", cubes=cubes, hands={"retzist": [towns, PLACE]})
    table.do("free-last")
    assert hint(table, "space:gondi").endswith("ends Control")
    assert hint(table, "space:caumartin").endswith("takes away its last cube")


def test_a_hint_tells_who_pays_for_the_king() -> None:
    cubes = RETZ | hold("retzist", "lyon") | hold("cabalist", "duchesse-longueville", n=3)
    table = Table("cabalist", cubes=cubes, king={"at": "lyon", "placed_by": "cabalist", "turn": 0})
    assert hint(table, "recover-king", table.decisions("at-any-time", "cabalist")[0]).startswith("Costs two cubes")
    assert hint(table, "recover-king", table.decisions("at-any-time", "retzist")[0]).startswith("Worth ten points")


def test_whoever_has_to_pay_for_the_king_reads_other_hints_as_usual() -> None:
    cubes = RETZ | hold("cabalist", "duchesse-longueville", n=3)
    table = Table("cabalist", cubes=cubes, king={"at": "lyon", "placed_by": "cabalist", "turn": 0})
    decision = table.decisions("at-any-time", "cabalist")[0]
    assert hint(table, "affiliate", decision) == WORDS.say("hint-affiliate")


def test_a_hint_tells_what_the_king_removes() -> None:
    table = Table(
        "mazarinist", cubes=hold("mazarinist", "mazarin", n=3) | RETZ | hold("mazarinist", "gondi"), arrests=[]
    )
    table.do("king-progress")
    assert hint(table, "space:gondi").endswith("removes 2 cubes here and nearby, 1 of them yours")


def test_a_hint_tells_whom_a_move_drives_out() -> None:
    table = moving("retzist", RETZ | hold("cabalist", "caumartin"))
    assert "the rival is driven out if 2 cubes arrive" in hint(table, "space:caumartin")
    table.do("space:caumartin")
    assert hint(table, "go") == "2 cubes arrive"


def test_a_crown_given_for_cubes_reads_otherwise_than_one_played() -> None:
    crown = season("economic-depression", token="crown")
    table = Table(
        "retzist", cubes=RETZ | hold("retzist", "gondi"), hands={"retzist": [crown, PLACE]}, crowns={"retzist": 1}
    )
    assert hint(table, "crown").startswith("You spend the Crown; your hand limit")
    table.do(f"card:{crown}", "free-last")
    assert hint(table, "crown").endswith("you remove no cubes")


def test_the_question_for_the_free_cubes_says_what_the_card_does() -> None:
    table = Table("retzist", cubes=RETZ, hands={"retzist": [LENS, PLACE]})
    text = WORDS.text(GAME.speech.prompt(table.state, put(table)))
    assert "wins 4 cubes at the Northeast Frontier (MP now: Condéean 0" in text, "and how the battle stands"
    assert hint(table, "free-first") == "They can help you win the battle"
