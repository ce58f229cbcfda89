"""What players read: every question, option and line names what it is about, in words, and its rule."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fronde.core.match import Match
from fronde.core.types import Decision, Event, Text
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import ACTION_CARDS, BOARD, FACTIONS, MUSKETEERS, SEASON_CARDS
from fronde.games.frondeurs.steps import STEPS
from fronde.games.frondeurs.stories import tell
from fronde.games.frondeurs.words import VERBS, card_line, prompt, season_text
from fronde.texts import words
from fronde.tools.play import make_setup, play, player_dice
from tests.games.frondeurs.table import Table, card, hold, moving, placing, removing, season, stack

WORDS = words("en", "frondeurs")
OPTION = 100
"""Characters Discord shows of an entry's description."""
RULE_OF = {
    "setup-cubes": "4.12", "play-card": "5.22", "choose-action": "6.21", "end-turn": "5.22", "at-any-time": "5.22",
    "place-cubes": "6.4", "lift-cubes": "6.4.14", "remove-cubes": "6.5", "move-destination": "6.61",
    "move-cubes": "6.62", "displace-cubes": "6.67", "affiliate-cube": "2.46", "king-progress": "7.41",
    "pay-for-king": "7.44", "arrest-third": "9.26", "make-room": "7.25", "imprison": "7.26", "choose-prison": "7.25",
    "liberate-prisoners": "7.25", "move-prisoners": "7.27", "use-musketeer": "7.53", "double-musketeer": "7.53",
    "block-placement": "7.53", "d-artagnan-control": "7.53", "musketeer-cubes": "7.53", "choose-colour": "7.53",
    "aramis-choice": "7.53", "release-prisoner": "7.53", "add-reserve": "7.63", "spend-reserve": "7.64",
    "season-timing": "9.21", "battle-cubes": "7.32", "season-price": "9.23", "lose-cubes": "9.23",
    "cancel-old-noll": "9.24", "old-noll": "9.24",
}  # fmt: skip
"""Every question and the rule it comes from."""
IDS = re.compile(
    r"(?<![\w’-])("
    + "|".join(map(re.escape, sorted((*BOARD.ids, *ACTION_CARDS, *SEASON_CARDS, *MUSKETEERS), key=len, reverse=True)))
    + r")(?![\w’-])"
)


def make_decision(step: str, *options: str, seat: str = "retzist", **args: Any) -> Decision:
    """A question as it is put."""
    return Decision(seat, step, options, about=args)


def read(table: Table, decision: Decision, option: str) -> tuple[str, str, str]:
    """(label, hint, group) of an option; "" for what it has not."""
    option_text = GAME.speech.describe(table.state, decision, option)
    return (
        WORDS.text(option_text.label),
        WORDS.text(option_text.hint) if option_text.hint else "",
        WORDS.text(option_text.group) if option_text.group else "",
    )


def label(option: str, step: str = "at-any-time", **args: Any) -> str:
    """What an option is called on an empty board."""
    return read(Table("retzist"), make_decision(step, option, **args), option)[0]


def hint(option: str, step: str = "at-any-time") -> str:
    """What is said of an option on an empty board."""
    return read(Table("retzist"), make_decision(step, option), option)[1]


def after_worth(text: str) -> str:
    """What a hint says beside a Space's points."""
    return text.partition(" · ")[2]


def line(kind: str, **data: Any) -> str:
    """How an event reads to everybody."""
    text = GAME.speech.event_text(Event(kind, data), None)
    assert text is not None
    return WORDS.text(text)


# --- in games ---


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (4, 2), (3, 3), (2, 4)])
def test_every_question_names_its_rule_and_nothing_a_player_reads_is_an_id(players: int, seed: int) -> None:
    match, events = Match.start(GAME, make_setup(GAME, seed, {}, players))
    everything = lines_of(events)
    for number, (_, events) in enumerate(play(match, player_dice(seed))):
        everything += lines_of(events)
        for decision in match.decisions if number % 3 == 0 else ():
            assert decision.rule == RULE_OF[decision.step], decision.step
            everything.append(WORDS.text(GAME.speech.prompt(match.state, decision)))
            for option in decision.options:
                option_text = GAME.speech.describe(match.state, decision, option)
                everything += [WORDS.text(text) for text in option_text if isinstance(text, Text)]
        if number % 20 == 0:
            for seat in GAME.rules.seats(match.setup):
                everything += [WORDS.text(text) for text in GAME.speech.private_text(match.view(seat), seat)]
    slips = {text for text in everything if IDS.search(text)}
    assert not slips, slips


def lines_of(events: list[Event]) -> list[str]:
    """What all seats and a spectator read of some events, line by line and as a story."""
    readers = (None, "condeean", "cabalist", "retzist", "mazarinist")
    texts = [GAME.speech.event_text(event, seat) for event in events for seat in readers]
    return [WORDS.text(t) for t in (*texts, *(t for seat in readers for t in GAME.speech.story(events, seat))) if t]


ASKED_BY = {"season-price": "season-losses", "lose-cubes": "season-losses"}


@pytest.mark.parametrize("question", sorted(set(RULE_OF) - {"at-any-time", "use-musketeer"}))
def test_every_step_that_asks_names_its_rule(question: str) -> None:
    assert STEPS[ASKED_BY.get(question, question)].rule == RULE_OF[question]


def test_every_question_has_a_verb_and_a_rule() -> None:
    verbs = [step for steps in VERBS.values() for step in steps]
    assert sorted(verbs) == sorted({*verbs}) and set(verbs) == set(RULE_OF)
    assert all(WORDS.has(f"verb-{verb}") and WORDS.has(f"verb-{verb}.option") for verb in VERBS)
    questions = {message.removeprefix("ask-") for message in WORDS.ids if message.startswith("ask-")}
    assert questions == set(RULE_OF)


# --- options ---


PLAIN = sorted(
    message.removeprefix("option-")
    for message in WORDS.ids
    if message.startswith("option-") and not message.startswith(("option-name-", "option-coin"))
)
ARGUED = {"discard", "place", "remove", "move", "musketeer", "cancel", "faction", "add", "spend", "crown-give"}
HOST = {"hint", "line"}
"""Messages of the host's own panel."""
AMID = {"go", "free-first", "free-last"}
"""Read in the midst of their step alone."""


@pytest.mark.parametrize("name", [name for name in PLAIN if name not in ARGUED | HOST | AMID])
def test_an_option_without_a_name_of_its_own_reads_as_its_message(name: str) -> None:
    option = name.replace("-", ":", 1) if name.startswith("reserve-") else name
    assert label(option) == WORDS.say(f"option-{name}")


HINTS = sorted(
    message.removeprefix("hint-")
    for message in WORDS.ids
    if message.startswith("hint-") and not message.startswith(("hint-season-", "hint-card", "hint-space"))
)


PLAIN_HINTS = {
    "affiliate", "king-progress", "recover-king", "move-prisoners", "liberate", "crown",
    "crown-give", "allow", "allow-turn", "keep-block", "forfeit", "pay", "let-pass", "decline",
    "help", "release", "cubes", "musketeer-athos", "musketeer-aramis", "musketeer-d-artagnan",
}  # fmt: skip
"""Said of an option whatever the position."""


@pytest.mark.parametrize("name", sorted(PLAIN_HINTS))
def test_what_there_is_to_say_of_an_option_is_said(name: str) -> None:
    option = name.replace("-", ":", 1) if name.startswith(("reserve-", "musketeer-")) else name
    assert hint(option) == WORDS.say(f"hint-{name}")


def test_laying_cubes_away_says_where_to_and_how_many() -> None:
    table = Table("retzist", reserve={"retzist": 4})
    texts = read(table, make_decision("at-any-time", "reserve:add"), "reserve:add")
    assert texts[0] == "Add cubes to Spanish Gold"
    assert texts[1].startswith("Up to 1 cube (in the box now: 4); only with")
    hint = read(table, make_decision("at-any-time", "reserve:spend"), "reserve:spend")[1]
    assert hint.startswith("In the box: 4. Any number ")
    exile = make_decision("at-any-time", "reserve:add", seat="mazarinist")
    assert read(table, exile, "reserve:add")[0] == "Add cubes to Exile"
    question = prompt(table.state, make_decision("add-reserve", "add:1", seat="mazarinist", reserve=0, left=2))
    assert WORDS.text(question) == "How many cubes do you add to Exile? In the box now: 0."


def test_every_hint_is_read_somewhere() -> None:
    depending = {
        "add", "block", "block-kept", "block-porthos", "cancel", "coin-after", "coin-before", "coin-give", "discard",
        "free-first", "free-last", "go", "left", "recover-king-paid", "reserve-add", "reserve-spend",
        "stop", "supply", "twice",
    }  # fmt: skip
    assert set(HINTS) == PLAIN_HINTS | depending


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("add:2", "From your Supply; spending from the box costs five points each time"),
        ("coin:2:before", "You spend the Coin; you can use no other token with this card"),
        ("coin:2:after", "You spend the Coin; you can use no other token with this card"),
        ("coin:2", "You spend the Coin and remove no cubes"),
        ("cancel:athos", "The Musketeer goes back to his Space; you lose nothing else"),
        ("faction:cabalist", "100 cubes left in the Supply"),
        (
            "musketeer:athos:porthos",
            "Both tokens, double effect: Place or remove one cube at each of up to five governors or provinces (green)",
        ),
    ],
)
def test_a_hint_says_what_is_given_up(option: str, text: str) -> None:
    assert hint(option) == text


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("remove-cubes", "You remove no more cubes"),
        ("lift-cubes", "You place the cubes you have picked up"),
        ("musketeer-cubes", "You give up the remaining Spaces"),
        ("aramis-choice", "You give up the second effect of Aramis"),
        ("liberate-prisoners", "The others stay in prison"),
        ("spend-reserve", "The remaining cubes stay in the box"),
        ("place-cubes", "The remaining cubes stay in your Supply"),
        ("setup-cubes", "The remaining cubes stay in your Supply"),
    ],
)
def test_enough_says_what_becomes_of_the_rest(question: str, text: str) -> None:
    assert hint("stop", question) == text


def test_7_53_a_block_is_for_the_active_player_alone_and_for_this_turn() -> None:
    table = Table("cabalist")
    table.state.active = FACTIONS.index("mazarinist")
    table.state.block_credit = FACTIONS.index("retzist")
    hints = {
        (seat, option): read(table, make_decision("block-placement", option, seat=seat), option)[1]
        for seat, option in (("condeean", "block"), ("condeean", "block-porthos"), ("retzist", "block"))
    }
    assert hints == {
        ("condeean", "block"): (
            "Mazarinist cannot place there until this Turn ends, but others can; you spend d’Artagnan"
        ),
        ("condeean", "block-porthos"): (
            "Mazarinist cannot place there until this Turn ends; you spend both tokens and can block once more"
        ),
        (
            "retzist",
            "block",
        ): "Mazarinist cannot place there until this Turn ends, but others can; you spend your kept block",
    }


@pytest.mark.parametrize(
    ("kind", "first", "last"),
    [
        ("battle", "They can help you win the battle", "You first see who wins the battle"),
        ("arrest", "They may go to Persons about to be arrested", "They cannot go to Spaces Under Arrest"),
        (
            "old-noll",
            "They can take a Frontier Zone before Old Noll strikes",
            "You first see what Old Noll leaves in the Frontier Zones",
        ),
        ("removal", "They can be among the cubes you remove", "The card cannot take them"),
    ],
)
def test_9_21_free_cubes_first_or_last_say_what_for(kind: str, first: str, last: str) -> None:
    def read_of(option: str) -> tuple[str, str]:
        return read(Table("retzist"), make_decision("season-timing", option, card=season(kind)), option)[:2]

    assert read_of("free-first") == ("Free cubes first", first)
    assert read_of("free-last") == ("Free cubes last", last)


def test_6_61_going_says_who_arrives_and_what_is_paid() -> None:
    table = moving("retzist", hold("retzist", "retz", n=4), arrests=[], board_coins={"gondi": [2, 3]})
    table.do("space:gondi", "space:retz", "space:retz")
    assert read(table, table.decisions("move-cubes")[0], "go")[:2] == ("Move them now", "2 cubes arrive")
    table.do("space:retz")
    text = read(table, table.decisions("move-cubes")[0], "go")[1]
    assert text == "3 cubes arrive · gains Control, wins 2 Coins"


def test_an_option_that_speaks_for_itself_has_no_hint() -> None:
    for option in ("move:conti:metz", "action:a", "spend:0"):
        table = Table("retzist")
        table.state.play.card = card("A")
        assert read(table, make_decision("battle-cubes", option, space="lyon"), option)[1] == ""


@pytest.mark.parametrize(
    ("option", "reads"),
    [
        ("musketeer:athos", "Athos"),
        ("musketeer:athos:porthos", "Athos and Porthos"),
        ("musketeer:d-artagnan:porthos", "d’Artagnan and Porthos"),
        ("cancel:aramis", "Cancel with Aramis"),
        ("faction:retzist", "Retzist"),
        ("coin:2:before", "A Coin: place 2 cubes before the card"),
        ("coin:3:after", "A Coin: place 3 cubes after the card"),
        ("coin:4", "Give a Coin worth 4"),
        ("add:1", "One cube"),
        ("add:3", "3 cubes"),
        ("place:lyon", "Place at Lyon"),
        ("remove:lyon", "Remove at Lyon"),
        ("person:conti", "Conti"),
        ("fortress:metz", "Metz"),
        ("move:conti:metz", "Conti to Metz"),
        ("space:lyon", "Lyon"),
    ],
)
def test_an_option_names_what_it_is_about(option: str, reads: str) -> None:
    assert label(option) == reads


def test_6_82_a_crown_played_and_a_crown_given_read_differently() -> None:
    assert label("crown", "play-card") == "A Crown: play two cards"
    assert label("crown", "season-price") == "Give a Crown"


@pytest.mark.parametrize(
    ("hostile", "cubes", "reads"),
    [
        (0, 0, "Nothing"), (0, 3, "Place 3"), (2, 0, "Nothing"), (2, 1, "Remove 1"), (2, 2, "Remove 2"),
        (2, 3, "Remove 2, place 1"), (2, 4, "Remove 2, place 2"),
    ],
)  # fmt: skip
def test_7_32_each_cube_of_a_battle_first_takes_off_a_rival_one(hostile: int, cubes: int, reads: str) -> None:
    assert label(f"spend:{cubes}", "battle-cubes", hostile=hostile, space="lyon") == reads
    if not hostile:
        assert label(f"spend:{cubes}", "battle-cubes", space="lyon") == reads


def test_7_32_cubes_of_a_battle_say_how_many_the_supply_gives_and_what_they_win() -> None:
    def read_hint(cubes: int) -> str:
        table = Table("retzist", board_coins={"lyon": [2]})
        return read(table, make_decision("battle-cubes", f"spend:{cubes}", space="lyon", hostile=2), f"spend:{cubes}")[
            1
        ]

    needed = BOARD.needed[2][BOARD.index["lyon"]]
    assert [read_hint(n) for n in (0, 2, 3)] == ["", "", "1 cube from your Supply"]
    assert read_hint(needed + 1) == f"{needed - 1} cubes from your Supply"
    assert read_hint(needed + 2) == f"{needed} cubes from your Supply · gains Control, wins a Coin"


@pytest.mark.parametrize(
    ("set_", "target", "controlled", "reads"),
    [
        (
            "A",
            "all",
            None,
            ("place 4, or move 4 · any Space", "Place up to 4 cubes: any Space", "Move up to 4 cubes: any Space"),
        ),
        (
            "B",
            "persons",
            None,
            ("place 3, or move 4 · Persons", "Place up to 3 cubes: Persons", "Move up to 4 cubes: Persons"),
        ),
        (
            "C",
            "purple",
            True,
            (
                "remove 2 (even Controlled), or move 4 · government (purple)",
                "Remove up to 2 cubes anywhere, even Controlled: government",
                "Move up to 4 cubes: government",
            ),
        ),
        (
            "C",
            "green-blue",
            False,
            (
                "remove 2, or move 4 · governors, provinces, towns (green, blue)",
                "Remove up to 2 cubes anywhere: governors, provinces, towns",
                "Move up to 4 cubes: governors, provinces, towns",
            ),
        ),
        (
            "D",
            "institutions",
            None,
            (
                "place 2 then remove 1, or move 4 · Institutions",
                "Place up to 2, then remove 1 Adjacent cube: Institutions",
                "Move up to 4 cubes: Institutions",
            ),
        ),
        (
            "E",
            "persons",
            True,
            (
                "place 4, or remove 2 (even Controlled) · Persons",
                "Place up to 4 cubes: Persons",
                "Remove up to 2 cubes anywhere, even Controlled: Persons",
            ),
        ),
    ],
)
def test_6_21_a_card_tells_what_its_two_actions_do(
    set_: str, target: str, controlled: bool | None, reads: tuple[str, str, str]
) -> None:
    played = card(set_, target, controlled=controlled)
    table = Table("retzist", cubes=stack("retzist", 3), hands={"retzist": [played, card("F", "all")]})
    name, text, _ = read(table, make_decision("play-card", f"card:{played}"), f"card:{played}")
    assert (name, text) == (WORDS.say(f"card-{played}"), reads[0])
    table.state.play.card = played
    assert read(table, make_decision("choose-action", "action:a"), "action:a")[0] == reads[1]
    assert read(table, make_decision("choose-action", "action:b"), "action:b")[0] == reads[2]


def test_5_22_viii_a_card_discarded_says_what_for() -> None:
    discarded = read(Table("retzist"), make_decision("play-card", "discard:a08"), "discard:a08")
    assert discarded == (f"Discard {WORDS.say('card-a08')}", "One cube in any empty Space", "")


@pytest.mark.parametrize("kind", sorted({c.kind for c in SEASON_CARDS.values()}))
def test_9_2_a_season_card_tells_its_kind(kind: str) -> None:
    option = f"card:{season(kind)}"
    name, text, _ = read(Table("retzist"), make_decision("play-card", option), option)
    assert name == WORDS.say(f"card-{season(kind)}") and text.startswith("Season Card: ")


def test_9_2_a_season_card_names_persons_places_and_prices_in_hand_and_story() -> None:
    arrest, battle, price = season("arrest", extra=1), season("battle", location="montrond"), season("removal")
    arrested = "P. Broussel and N. Blancmesnil go Under Arrest, as does one more Person"
    assert WORDS.text(card_line(arrest)).endswith(arrested)
    assert WORDS.text(card_line(battle)).endswith("wins 4 cubes at Montrond")
    assert "each of five government Spaces (purple)" in WORDS.text(card_line(price))
    lines = [WORDS.text(t) for t in tell([Event("card-played", {"seat": "retzist", "card": arrest})], None)]
    assert lines == [f"Retzist plays {WORDS.say(f'card-{arrest}')} ({WORDS.text(season_text(arrest))})."]


@pytest.mark.parametrize("card_id", SEASON_CARDS)
def test_9_2_channel_panel_and_hand_say_the_same_of_a_season_card(card_id: str) -> None:
    data, does, option = SEASON_CARDS[card_id], WORDS.text(season_text(card_id)), f"card:{card_id}"
    table = Table("cabalist", cubes=hold("retzist", "retz", n=3), hands={"retzist": [card_id]})
    [sentence] = tell([Event("card-played", {"seat": "retzist", "card": card_id})], None)
    hand = " ".join(WORDS.text(one) for one in GAME.speech.private_text(table.match.view("retzist"), "retzist"))
    timing = prompt(table.state, make_decision("season-timing", "free-first", card=card_id))
    for text in (
        WORDS.text(sentence),
        hand,
        WORDS.text(timing),
        read(table, make_decision("play-card", option), option)[1],
    ):
        assert does in text
    spaces = [*data.arrest, *filter(None, (data.location, data.army_commander))]
    assert all(WORDS.say(f"space-{space}") in does for space in spaces)
    assert data.token is None or f"gives a {data.token.title()} or removes {data.cubes} cubes" in does
    assert len(f"Season Card: {does}") <= OPTION, "a menu's line has room for it"


def test_9_27_the_swap_says_what_it_swaps_and_where() -> None:
    assert WORDS.text(season_text(season("faction-swap"))) == (
        "PP are scored; in teams or with 2–3 players, Condéean and Retzist change hands"
    )


def test_7_32_a_battle_tells_its_standing_before_the_free_cubes_are_asked_for() -> None:
    table = Table(cubes=hold("retzist", "metz", n=1))
    question = prompt(table.state, make_decision("season-timing", "free-first", card=season("battle")))
    assert "(MP now: Condéean 0, Cabalist 0, Retzist" in WORDS.text(question)


# --- Spaces ---


@pytest.mark.parametrize(
    ("space", "worth"),
    [
        ("anne-of-austria", "3 PP"), ("le-tellier", "1 PP, 2 MP"), ("frontier-northeast", "4 MP"),
        ("mazarin", "no points"), ("conseil-en-haut", "3/6 PP"), ("erzhog", "3/6 MP"),
    ],
)  # fmt: skip
def test_8_21_a_space_tells_what_it_is_worth_and_what_more_with_control(space: str, worth: str) -> None:
    option = f"space:{space}"
    assert read(Table("retzist"), make_decision("move-destination", option), option)[1] == f"{worth} · empty"


def test_a_space_tells_who_stands_there() -> None:
    cubes = hold("retzist", "lyon", n=2) | hold("cabalist", "aix", n=9) | stack("retzist", 3)
    table = Table("retzist", cubes=cubes)
    texts = {
        space: read(table, make_decision("remove-cubes", f"space:{space}"), f"space:{space}")[1:]
        for space in ("lyon", "aix", "retz", "marseille", "beaufort")
    }
    assert (after_worth(texts["lyon"][0]), texts["lyon"][1]) == ("Retzist 2", "Yours")
    assert "· Cabalist 9, Control" in texts["aix"][0] and texts["aix"][1] == "Held by rivals"
    assert texts["retz"] == ("no points · Retzist 3, Control · ends Control", "Yours")
    assert texts["marseille"][0].endswith("· empty") and texts["marseille"][1] == "Empty"
    assert texts["beaufort"][0].endswith("· empty, Under Arrest") and texts["beaufort"][1] == "Empty"


def test_a_place_to_place_or_remove_at_is_listed_under_what_is_done() -> None:
    table = Table("retzist", cubes=hold("retzist", "lyon", n=2))
    decision = make_decision("affiliate-cube", "place:lyon", "remove:lyon")
    assert read(table, decision, "place:lyon")[::2] == ("Place at Lyon", "Place")
    name, text, group = read(table, decision, "remove:lyon")
    assert (name, after_worth(text), group) == ("Remove at Lyon", "Retzist 2", "Remove")


def test_a_prisoner_and_a_fortress_tell_who_stands_there() -> None:
    table = Table("retzist", cubes=hold("retzist", "metz"))
    assert read(table, make_decision("release-prisoner", "person:beaufort"), "person:beaufort")[1].endswith(
        "· empty, Under Arrest"
    )
    assert read(table, make_decision("imprison", "fortress:metz"), "fortress:metz")[1].endswith("· Retzist 1")


def test_6_49_a_space_over_a_dashed_line_tells_that_it_costs_one_more() -> None:
    table = placing("retzist", stack("retzist", 3))
    (decision,) = table.decisions("place-cubes")
    hints = {o: read(table, decision, o)[1] for o in decision.options if o != "stop"}
    costly = {o for o, text in hints.items() if text.endswith("costs 1 more cube")}
    retz = BOARD.index["retz"]
    expected = {
        i
        for i in range(len(BOARD.ids))
        if BOARD.costly[table.state.commander][retz] >> i & 1 and not BOARD.free[retz] >> i & 1
    }
    assert costly == {f"space:{BOARD.ids[i]}" for i in expected - {BOARD.index["beaufort"], BOARD.index["rantzau"]}}
    assert costly and costly != set(hints)


def test_only_where_cubes_are_placed_does_a_space_cost_more() -> None:
    table = removing("retzist", stack("retzist", 3) | hold("cabalist", "lyon"), board_coins={"marseille": [2]})
    removed = read(table, table.decisions("remove-cubes")[0], "space:lyon")[1]
    placed = read(table, make_decision("place-cubes", "space:marseille"), "space:marseille")[1]
    needed = BOARD.needed[2][BOARD.index["marseille"]]
    assert after_worth(removed) == "Cabalist 1 · takes away its last cube"
    assert after_worth(placed) == f"empty · then {needed - 1} more cubes win a Coin"


def test_a_long_list_is_grouped_by_where_a_space_stands_on_the_board() -> None:
    table = Table("retzist")
    many = make_decision("king-progress", *(f"space:{i}" for i in BOARD.ids[:26]))
    just = make_decision("king-progress", *(f"space:{i}" for i in BOARD.ids[:25]))
    assert read(table, just, "space:lyon")[2] == "Empty"
    parts = {i: read(table, many, f"space:{i}")[2].partition(":")[0] for i in BOARD.ids}
    areas = {"upper", "lower"}, {"left", "middle", "right"}
    for one, text in parts.items():
        row, column = text.lower().split()
        assert row in areas[0] and column in areas[1]
        for other, other_text in parts.items():
            a, b = BOARD.spaces[BOARD.index[one]].xy, BOARD.spaces[BOARD.index[other]].xy
            if row == "upper" and other_text.startswith("Lower"):
                assert a[1] < b[1]
            if (column, other_text.split()[1]) in (("left", "middle"), ("middle", "right"), ("left", "right")):
                assert a[0] < b[0]
    assert set(parts.values()) == {f"{r} {c}" for r in ("Upper", "Lower") for c in ("left", "middle", "right")}


# --- lines ---


def test_a_seat_reads_its_own_secrets_and_others_that_there_are_some() -> None:
    draw = Event("cards-drawn", {"seat": "retzist", "actions": 1, "seasons": 0}, {"card": ["a01"]}, ("retzist",))
    own, others = (GAME.speech.event_text(draw, seat) for seat in ("retzist", "cabalist"))
    assert own and WORDS.text(own) == f"You draw {WORDS.say('card-a01')}"
    assert others and WORDS.text(others) == "Retzist draws a card."
    assert others == GAME.speech.event_text(draw, None)


def test_a_card_dealt_is_told_only_to_its_seat_and_a_turn_ended_to_nobody() -> None:
    event = Event("card-dealt", {"seat": "retzist"}, {"card": "a01"}, ("retzist",))
    assert GAME.speech.event_text(event, "cabalist") is None and GAME.speech.event_text(event, None) is None
    own = GAME.speech.event_text(event, "retzist")
    assert own and WORDS.text(own) == f"You are dealt {WORDS.say('card-a01')}"
    assert GAME.speech.event_text(Event("turn-ended", {"seat": "retzist", "turn": 3}), "retzist") is None


def test_scores_and_factions_are_told_one_by_one() -> None:
    scores = {"condeean": 3, "cabalist": 0, "retzist": 12, "mazarinist": 5}
    text = line("midgame-scored", scores=scores)
    assert text == "Political Points at mid-game: Condéean 3, Cabalist 0, Retzist 12, Mazarinist 5."
    swapped = line("factions-swapped", runs={"condeean": "Ann", "retzist": "Bob"})
    assert swapped == "The Faction Swap: Ann now runs Condéean, Bob now runs Retzist."


def test_a_space_that_sends_several_cubes_is_named_once() -> None:
    text = line("cubes-moved", seat="retzist", to_space="lyon", from_space=["retz", "retz", "gondi"], n=3, paid=0)
    assert text == "Retzist moves 3 cubes to Lyon from Retz and Arch. Gondi."


def cube(kind: str, seat: str, space: str, **data: Any) -> Event:
    """A cube placed, or removed."""
    return Event(f"cube-{kind}", {"seat": seat, "space": space, "n": 1, "now": 1, **data})


def story(*events: Event, seat: str | None = None) -> list[str]:
    """The story of some events, line by line."""
    return [WORDS.text(text) for text in GAME.speech.story(events, seat)]


def test_cubes_placed_one_after_the_other_are_told_together() -> None:
    assert story(
        Event("turn-began", {"seat": "retzist", "turn": 1, "season": "0"}),
        cube("placed", "retzist", "lyon", paid=0),
        cube("placed", "retzist", "lyon", paid=0),
        cube("placed", "retzist", "aix", paid=1),
        cube("removed", "retzist", "metz"),
        cube("removed", "cabalist", "metz"),
        cube("removed", "cabalist", "lyon", n=2),
        Event("affiliate-used", {"seat": "retzist"}),
        Event("action-declared", {"seat": "retzist", "card": "a01", "action": "place"}),
        Event("placement-forfeited", {"seat": "retzist"}),
        Event("king-recovered", {"seat": "retzist"}),
        cube("placed", "retzist", "metz", paid=0),
    ) == [
        "Retzist places 3 cubes at Lyon ×2 and Aix and pays 1 cube for a connection.",
        "Retzist loses a cube at Metz.",
        "Cabalist loses 3 cubes at Metz and Lyon ×2.",
        "Retzist takes the King’s Pawn.",
        "Retzist places a cube at Metz.",
    ]


def test_a_card_is_told_in_one_line_with_all_it_did() -> None:
    played = Event("card-played", {"seat": "retzist", "card": "a01"})
    moved = {"seat": "retzist", "to_space": "lyon", "from_space": ["retz", "retz"], "n": 2, "paid": 1}
    name = WORDS.say("card-a01")
    assert story(
        played,
        Event("action-declared", {"seat": "retzist", "card": "a01", "action": "place"}),
        cube("placed", "retzist", "aix", paid=1),
        cube("placed", "retzist", "metz", paid=0),
        cube("placed", "retzist", "metz", paid=0),
        Event("control-gained", {"seat": "retzist", "space": "metz"}),
        cube("removed", "cabalist", "aix", n=2),
        Event("crown-won", {"seat": "retzist", "n": 1}),
        Event("king-recovered", {"seat": "retzist"}),
        cube("placed", "retzist", "lyon", paid=0),
        Event("turn-ended", {"seat": "retzist", "turn": 3}),
    ) == [
        f"Retzist plays {name}: places 3 cubes at Aix and Metz ×2 (Control), pays 1 cube for a connection; "
        "Cabalist loses 2 cubes at Aix; Retzist wins a Crown.",
        "Retzist takes the King’s Pawn.",
        "Retzist places a cube at Lyon.",
    ]
    assert story(
        played, Event("cubes-moved", moved), Event("control-gained", {"seat": "retzist", "space": "lyon"})
    ) == [f"Retzist plays {name}: moves 2 cubes to Lyon (Control) from Retz, 1 more lost on the way."]
    assert story(played) == [f"Retzist plays {name}"]
    assert len(story(Event("game-began", {}), cube("placed", "retzist", "lyon", paid=0))) == 2


def test_what_is_secret_in_a_story_stays_so() -> None:
    draw = Event("cards-drawn", {"seat": "retzist", "actions": 1, "seasons": 0}, {"card": ["a01"]}, ("retzist",))
    ended = Event("turn-ended", {"seat": "retzist", "turn": 3})
    assert story(draw, ended) == [], "that a card is drawn is no news"
    assert story(draw, seat="retzist") == [f"You draw {WORDS.say('card-a01')}"]


# --- what a seat holds ---


def test_a_seat_reads_its_cards_with_what_they_do_and_its_tokens() -> None:
    table = Table(
        "cabalist",
        cubes=stack("retzist", 3),
        hands={"retzist": [card("A", "all"), season("removal")]},
        laid_aside={"retzist": [card("B", "persons")]},
        crowns={"retzist": 2, "mazarinist": 1},
        coins={"retzist": [1, 3], "condeean": [2]},
        musketeers={"athos": "retzist", "porthos": "retzist", "aramis": "cabalist"},
    )

    def read_hand(seat: str) -> list[str]:
        return [WORDS.text(text) for text in GAME.speech.private_text(table.match.view(seat), seat)]

    name = {c: WORDS.say(f"card-{c}") for c in (card("A", "all"), season("removal"), card("B", "persons"))}
    assert read_hand("retzist") == [
        f"{name[card('A', 'all')]} — place 4, or move 4 · any Space",
        f"{name[season('removal')]} — Season Card: everyone removes one of their cubes at "
        "each of five government Spaces (purple)",
        f"{name[card('B', 'persons')]} — place 3, or move 4 · Persons (set aside until your Turn is over)",
        "Musketeers: Athos and Porthos",
        "Crowns: 2 · Coins: 1, 3",
    ]
    assert read_hand("mazarinist") == ["Crowns: 1 · Coins: –"]
    assert read_hand("condeean") == ["Crowns: 0 · Coins: 2"]
