"""How the game reads: questions, options, stories, the rules."""

from __future__ import annotations

import json

import pytest

from fronde.core.rulebook import find_passages
from fronde.core.types import Event, Name, Text
from fronde.games.liberte import GAME
from fronde.games.liberte.data import CARDS, PRINTINGS
from fronde.games.liberte.stories import OF_A_HAND, PLAYED
from fronde.lab.balance import Task, choices, seat_machines
from fronde.texts import words
from tests.games.liberte.table import Table, many

WORDS = words("en", "liberte")
PARIS = "ile-de-france"


def story(table: Table, seat: str | None = None) -> list[str]:
    """What has happened, told."""
    return [WORDS.text(line) for line in GAME.speech.story(table.events, seat)]


# --- questions and options ---


def test_the_prompts_tell_what_is_at_stake() -> None:
    table = Table(hands={"amber": [22, 23]})
    assert table.prompt() == "Round 1: play a card, take a card, or pass."
    table.do("place:c22")
    assert table.prompt() == "Where do the 3 red blocks of Georges Danton go? You may split them among provinces."
    table.do("blocks:alsace:2")
    assert table.prompt().startswith("Where does the red block of Georges Danton go?")
    table.do("blocks:lorraine:1")
    assert table.prompt() == "You have played Georges Danton. Keep it in your display for later ties, or discard it?"
    table.do("keep")
    assert table.prompt() == "Play another card, or end your turn."


def test_the_last_round_is_told() -> None:
    table = Table(last_round=True)
    assert table.prompt().startswith("A colour of blocks has run out, so this is the last round")


def test_ties_tell_what_they_are_about() -> None:
    provinces = {"bretagne": "amber white 1, green blue 1", PARIS: "amber white 1, green blue 1",
                 "vendee": "amber white 1, green blue 1"}  # fmt: skip
    table = Table(turn=3, phase="elections", provinces=provinces, displays={"amber": [13]})
    assert table.prompt() == "Bretagne: you are tied with Green, and a vote is at stake. Advance a white card?"
    table.do("decline-small")
    assert "Vendée: you are tied with Green, and a vote and 2 VP are at stake." in table.prompt()
    table.do("decline")
    assert (
        "Paris (Île-de-France): you are tied with Green, and each of the winner’s blocks is a vote." in table.prompt()
    )
    table.do("decline")
    assert table.prompt() == "Royalists, Moderates and Radicals are tied, and one of them will govern. " \
        "Advance a card for your side?"  # fmt: skip
    votes = {"amber": {"red": 2}, "green": {"red": 2}, "violet": {"blue": 1}, "black": {"white": 1}}
    table = Table(turn=2, phase="government", votes=votes, displays={"amber": [3, 1]})
    assert table.prompt() == "Royalists and Moderates are tied for the opposition. Advance a card for your side?"
    table.do("decline")
    assert table.prompt() == (
        "You are tied with Green for first place in the government. Advance a card of the Radicals?"
    )
    battle = Table(turn=2, phase="battle", battle_box={"amber": 1, "green": 1}, displays={"amber": [32]} | {
                   "green": [78]})  # fmt: skip
    assert battle.prompt().startswith("The battle of Valmy: you are tied")


def test_special_prompts_are_their_own() -> None:
    displays, provinces = {"green": [13, 15], "violet": [20]}, {"berry": "green red 1, violet blue 2"}
    beginnings = {50: "Bread is short", 54: "Which Royalist", 56: "The priests", 99: "Whose head",
             101: "Which card do you purge", 105: "The Terror: which stack"}  # fmt: skip
    for card, beginning in beginnings.items():
        table = Table(turn=2, hands={"amber": [card]}, displays=displays, government="red" if card != 50 else None,
                      presence=["amber"], provinces=provinces)  # fmt: skip
        table.do(f"special:c{card}")
        assert table.prompt().startswith(beginning)


def test_options_tell_what_they_bring() -> None:
    provinces = {"alsace": "green white 3, violet blue 1, black red 1", "vendee": "green white 2"}
    table = Table(turn=2, hands={"amber": [22, 50, 1, 14]}, provinces=provinces, open=[30, 56, 71],
                  government="white", battle_box={"amber": 1})  # fmt: skip
    assert table.label("place:c22") == ("Place blocks: Georges Danton", "red 3 · Est · cannon")
    assert table.label("place:c14")[1] == "red 2 · Bassin parisien · sans-culottes"
    assert table.label("place:c1")[1] == "blue 1 · Club, any province · cannon"
    assert table.label("cannon:c22") == ("Battle Box: Georges Danton", "Valmy · your tokens there: 1, free: 17")
    assert table.label("special:c50") == (
        "Special: Bread Shortage", "removes a block of the government’s colour (any in turn 1)",
    )  # fmt: skip
    assert table.label("take:c71") == ("Take Jean-Paul Marat", "red 3 · Bassin parisien · sans-culottes")
    assert table.label("take:deck")[0] == "Draw a card from the deck" and table.label("pass")[0] == "Pass"
    table.do("special:c50")
    assert table.label("block:vendee:green") == (
        "Vendée: Green 2 white", "Green 2 white · 2 VP from turn 3 · fleur-de-lis",
    )  # fmt: skip
    table.do("block:vendee:green", "place:c1")
    assert table.label("blocks:berry:1") == ("Berry: 1 blue", "nobody there")
    assert table.label("blocks:lyonnais:1")[1] == "nobody there · 1 VP from turn 3 · fleur-de-lis"
    table.do("blocks:berry:1")
    assert table.label("keep")[1].startswith("0 cards there now")


def test_what_there_is_no_room_for_is_told_beforehand() -> None:
    full = "green red 1, violet blue 1, black white 1"
    est = dict.fromkeys(("champagne", "lorraine", "franche-comte", "bourgogne"), full) | {"alsace": "amber red 1"}
    table = Table(hands={"amber": [22]}, provinces=est)
    assert table.label("place:c22")[1] == "red 3 · Est · cannon · room for 2 blocks"


def test_cards_to_advance_tell_what_they_have_to_beat() -> None:
    table = Table(turn=2, phase="elections", provinces={"berry": "amber red 1, green red 1"},
                  displays={"amber": [14, 3], "green": [36, 15]})  # fmt: skip
    assert table.label("advance:c14") == (
        "Advance Camille Desmoulins (2)", "value 2; you discard the card",
    )  # fmt: skip
    assert table.label("last:c14")[0] == "Camille Desmoulins (2), then skip ties over a single vote"
    assert table.label("decline") == ("Advance nothing here", "your display stays the same, with 2 cards")
    table.do("advance:c14")
    assert table.label("advance:c36")[1] == "value 2, as high as the best so far; you discard the card"
    assert table.prompt() == "Berry: you are tied with Amber, and a vote is at stake. " \
        "Amber has advanced Camille Desmoulins (2) so far. Advance a red card?"  # fmt: skip


def test_long_lists_are_grouped_and_short_ones_not() -> None:
    table = Table(hands={"amber": [1]})
    table.do("place:c1")
    describe = GAME.speech.describe
    groups = [WORDS.text(describe(table.state, table.match.decisions[0], o).group or Text("hint-nothing"))
              for o in table.match.decisions[0].options]  # fmt: skip
    assert len(groups) == 27 and groups[0] == "Ouest" and groups[-1] == "Sud-Est" and groups.count("Centre") == 5
    table = Table(hands={"amber": [11]})
    table.do("place:c11")
    assert describe(table.state, table.match.decisions[0], "blocks:maine:1").group is None


def test_actions_and_displays_are_grouped_by_kind_and_owner() -> None:
    hand = [1, 2, 3, 4, 5, 6, 10, 13, 20, 21, 22, 24, 50, 51]
    table = Table(turn=2, hands={"amber": hand}, provinces={"berry": "green red 1"})
    decision = table.match.decisions[0]
    groups = {o: WORDS.text(GAME.speech.describe(table.state, decision, o).group) for o in decision.options}
    assert groups["place:c1"] == "Place blocks" and groups["cannon:c1"] == "Battle Box"
    assert groups["special:c50"] == "Special cards" and groups["pass"] == groups["take"] == "Take or pass"
    displays = {"amber": [1, 2, 3, 4, 14], "green": [5, 6, 7, 8, 16], "violet": [9, 10, 11, 12, 29],
                "black": [13, 15, 17, 18, 44], "turquoise": [19, 20, 21, 22, 64], "copper": [23]}  # fmt: skip
    table = Table(6, turn=2, hands={"amber": [101]}, displays=displays, government="red", presence=["amber"])
    table.do("special:c101")
    decision = table.match.decisions[0]
    assert WORDS.text(GAME.speech.describe(table.state, decision, "card:c19").group) == "Turquoise’s display"


# --- stories ---


def test_an_action_is_a_line() -> None:
    table = Table(turn=2, hands={"amber": [22, 10, 56, 23]}, provinces={"berry": "green blue 2"})
    table.do("place:c22", "blocks:alsace:2", "blocks:lorraine:1", "keep", "end-turn")
    table.do("pass")
    assert story(table) == [
        "Amber plays Georges Danton: 2 red blocks in Alsace; 1 red block in Lorraine; the card is kept.",
        "Green passes.",
    ]


def test_tokens_specials_and_what_they_strike_are_told() -> None:
    table = Table(turn=2, hands={"amber": [22, 105]}, provinces={"berry": "green blue 2, black red 1"},
                  government="red", presence=["amber"], displays={"green": [15]})  # fmt: skip
    table.do("cannon:c22", "discard", "special:c105", "stack:berry:green", "card:c15", "end-turn")
    assert story(table) == [
        "Amber plays Georges Danton: a token in the Battle Box (1 in all).",
        "Amber plays Terror and removes 2 of Green’s blue blocks from Berry and Maximilien Robespierre from Green’s "
        "display, for good.",
    ]


def test_hands_are_a_line_a_seat_and_secrets_stay() -> None:
    table = Table(turn=2, phase="refresh", hands={"amber": [1, 2, 3, 4, 5, 6], "green": [7]}, open=[30, 40, 41],
                  deck=[90, 71])  # fmt: skip
    table.do("discard:c6", "take:c40", "take:deck")
    assert story(table)[0] == "Amber discards Salon français; takes Pierre Vergniaud; draws a card."
    assert story(table, "amber")[0].endswith("takes Pierre Vergniaud; draws Jean-Paul Marat.")
    assert story(table, "green") == story(table)


def test_the_elections_read_like_a_newspaper() -> None:
    provinces = {"normandie": "amber red 3, green blue 2", "bretagne": "amber white 2, green blue 2",
                 "maine": "green blue 1, violet white 1", PARIS: "violet white 2", "vendee": "black white 1",
                 "provence": "black red 1"}  # fmt: skip
    table = Table(turn=4, phase="elections", provinces=provinces, displays={"amber": [13], "green": [1]})
    table.do("advance:c13", "decline")
    lines = story(table)
    assert lines[0] == (
        "**Elections of 1797.** **Ouest** Normandie: Amber, red; Bretagne: Amber, white, over Green (Marquis de La "
        "Rouërie for Amber); Maine: nobody, with Green and Violet tied; Vendée: Black, white, 2 VP. **Bassin "
        "parisien** Paris (Île-de-France): Violet, white with 2 votes. **Sud-Est** Provence: Black, red."
    )
    assert lines[1] == (
        "The count: 4 white, 0 blue, 2 red. The Royalists form the new government. The Radicals are the opposition. "
        "Violet: first place in the government, 5 VP. "
        "Amber and Black are tied for second place in the government, with one vote each."
    )
    assert lines[-1].startswith("The game is over after four turns.") and len(lines) == 4


@pytest.mark.parametrize("seed", [1, 2])
def test_whole_elections_are_told_in_lines_that_are_not_cut(seed: int) -> None:
    """With six players, long names and many ties: every province stands in one of few lines of 400 characters."""
    match, machines = seat_machines(Task("liberte", seed, players=6))
    events: list[Event] = []
    for action in choices(match, machines):
        events += match.submit(action.seat, action.picks, action.step)
    starts = [n for n, event in enumerate(events) if event.kind == "elections-began"]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        election_events = [event for event in events[start:end] if event.kind not in OF_A_HAND]
        until = next((n for n, event in enumerate(election_events) if event.kind in PLAYED), len(election_events))
        lines = [WORDS.text(line) for line in GAME.speech.story(election_events[:until], None)]
        assert len(lines) <= 10 and all(len(line) <= 400 for line in lines), lines
        assert lines[0].startswith("**Elections of") and "**Sud-Est** " in " ".join(lines)


def test_each_election_of_a_headline_has_its_own_heading_and_all_its_cards() -> None:
    win = {"seat": "green", "faction": "red", "n": 3, "tied": True, "rivals": ["amber"], "points": 0}
    count = {"white": 1, "blue": 2, "red": 3}
    events = [
        Event("card-advanced", {"seat": "green", "card": "c36", "province": "ile-de-france"}),
        Event("province-elected", {**win, "province": "ile-de-france"}), Event("provinces-voted", count),
        Event("elections-began", {"year": "1795"}),
        Event("province-elected", {**win, "province": "vendee", "tied": False, "points": 2}),
        Event("province-split", {"province": "berry", "seats": ["amber", "green"]}),
    ]  # fmt: skip
    headlines = GAME.speech.headlines
    assert set(headlines.find_rules(events)) == {"7.2"} and headlines.tell
    votes = "Total votes: 1 white, 2 blue and 3 red."
    assert [WORDS.text(line) for line in headlines.tell("7.2", events, None)] == [
        "**The elections continue.**", "Provinces won: Green 1 (Paris with 3 red votes, over Amber).", votes,
        f"Cards advanced: Paris (Île-de-France) ({WORDS.name('card', 'c36')} for Green).",
        "**Elections of 1795.**", "Provinces won: Green 1 (2 VP for Vendée).",
        "Berry: nobody, with Amber and Green tied.",
    ]  # fmt: skip


def test_a_card_that_uses_up_a_supply_is_one_headline_and_the_actions_end_in_another() -> None:
    place = {"seat": "amber", "province": "berry", "faction": "blue", "n": 1}
    events = [
        Event("card-played", {"seat": "amber", "card": "c7"}), Event("blocks-placed", place),
        Event("supply-exhausted", {"faction": "blue"}), Event("card-discarded", {"seat": "amber", "card": "c7"}),
        Event("card-played", {"seat": "green", "card": "c8"}),
        Event("action-phase-ended", {"rounds": 5, "why": "supply"}),
    ]  # fmt: skip
    assert GAME.speech.headlines.find_rules(events) == ["4.1"] * 4 + ["", "6.2"]


def test_blocks_placed_in_one_province_are_told_as_one() -> None:
    table = Table(hands={"amber": [22]})
    table.do("place:c22", "blocks:alsace:1", "blocks:lorraine:1", "blocks:alsace:1", "discard")
    assert story(table) == ["Amber plays Georges Danton: 2 red blocks in Alsace; 1 red block in Lorraine."]


def test_where_nobody_has_voted_since_the_elections_do_not_go_on() -> None:
    table = Table(turn=2, phase="elections", provinces={"berry": "amber red 1, green red 1"},
                  displays={"amber": [14], "green": [36]})  # fmt: skip
    assert GAME.speech.story(table.do("decline"), None) == []


def test_a_bid_that_waits_for_an_answer_is_told() -> None:
    table = Table(turn=2, phase="elections", provinces={"berry": "amber red 1, green red 1"},
                  displays={"amber": [14], "green": [36]})  # fmt: skip
    texts = GAME.speech.story(table.do("advance:c14"), None)
    assert [WORDS.text(line) for line in texts] == [
        "**The elections continue.** Amber advances Camille Desmoulins in Berry."
    ]


def test_battles_are_told() -> None:
    table = Table(turn=2, phase="battle", battle_box={"amber": 2, "green": 2}, displays={"amber": [84], "green": [83]})
    table.do("advance:c84", "advance:c83")
    assert "Valmy: Green leads the revolutionary army to victory, 4 VP." in story(table)
    assert story(table)[:2] == [
        "Amber and Green are tied for command at Valmy, with 2 tokens each.",
        "Amber advances Louis Desaix. Green advances Jean-Baptiste Jourdan.",
    ]
    assert "Nobody has presence in the government." in "".join(story(table))


def test_a_sudden_end_is_told() -> None:
    table = Table(turn=3, phase="turn", provinces=many(
        "green", "white", "normandie", "bretagne", "maine", "anjou", "vendee", "flandre", "alsace"))  # fmt: skip
    assert story(table)[-1] == "The counter-revolution ends the game; white points count. Green wins on points."


def test_what_was_left_word_of_is_told_to_its_seat_alone() -> None:
    event = Event("advance-declined", {"seat": "amber"}, {"unasked": True}, ("amber",))
    assert WORDS.text(GAME.speech.event_text(event, "amber")).endswith("as decided earlier.")
    assert WORDS.text(GAME.speech.event_text(event, "green")) == "Amber advances nothing."


# --- names and rules ---


def test_things_are_named_and_never_found_by_their_key() -> None:
    """Every id in an argument is a Name, so that nothing hangs on how an argument is called."""
    table = Table(turn=2, hands={"amber": [22]}, provinces={"alsace": "green red 1"})
    events = table.do("place:c22", "blocks:alsace:3", "keep")
    for event in events:
        text = GAME.speech.event_text(event, None)
        assert all(isinstance(v, (Name, int)) for v in text.args.values()), text
    assert json.loads(json.dumps([dict(event.data) for event in events])) == [dict(e.data) for e in events]


def test_every_card_seat_and_province_has_a_name() -> None:
    assert all(WORDS.has(f"card-{card}") for card in CARDS)
    for printing in PRINTINGS.values():
        assert len({WORDS.name("card", card) for card in printing.cards if CARDS[card].kind != "special"}) == 90
    assert {
        WORDS.say(f"seat-{seat}.mark") for seat in ("amber", "green", "violet", "black", "turquoise", "copper")
    } == {*"AGVBTC"}


def test_every_question_has_a_verb_and_one_only() -> None:
    questions = {id_.removeprefix("ask-") for id_ in WORDS.ids if id_.startswith("ask-")}
    answered = [step for steps in GAME.title.verbs.values() for step in steps]
    assert sorted(answered) == sorted(questions)
    assert all(WORDS.has(f"verb-{verb}") and WORDS.has(f"verb-{verb}.option") for verb in GAME.title.verbs)


def test_the_game_says_what_it_is() -> None:
    assert (GAME.key, GAME.title.version) == ("liberte", 4)
    assert GAME.title.find_part("balance") == "fronde.games.liberte.balance" and WORDS.say("game-name") == "Liberté"


def look_up(find: str | None) -> list[str]:
    return [number for number, _, _ in find_passages(WORDS, find)]


def test_rules_by_number_by_chapter_and_by_word() -> None:
    assert look_up("7.4") == ["7.4"] and look_up("6") == ["6.1", "6.2", "6.3", "6.4", "6.5"]
    assert look_up("guillotine")[0] == "4.5" and "9.5" in look_up("counter-revolution")
    assert look_up("parliament") == [] and look_up(None) == ["2.1", "3.2", "3.5", "7.3", "7.4", "8.4"]


def test_every_rule_fits_an_answer() -> None:
    ids = [id_ for id_ in WORDS.ids if id_.startswith("rule-") and id_[5].isdigit()]
    assert len(ids) == 67 and all(len(WORDS.say(id_)) + len(WORDS.say(f"{id_}.title")) <= 900 for id_ in ids)
