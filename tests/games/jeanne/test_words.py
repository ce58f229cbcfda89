"""How the game reads: every thing has its name, every refusal its sentence and rule, hidden things stay hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.rulebook import find_first
from fronde.core.types import Event
from fronde.games import jeanne
from fronde.games.jeanne import GAME
from fronde.games.jeanne.data import CITIES, EVENTS, FOREIGNERS, KINDS, POWERS, PROVINCES
from fronde.games.jeanne.refusals import _EXPLAIN
from fronde.games.jeanne.steps import STEPS
from fronde.tools.play import choose
from tests.games.jeanne.table import HOMES, WORDS, Table, run, setup_of, siege

FOLDER = Path(jeanne.__file__).parent


def test_everything_has_a_name() -> None:
    for kind, ids in {
        "city": CITIES, "province": PROVINCES, "seat": POWERS, "hero": POWERS, "counter": EVENTS, "card": KINDS,
        "foreigner": [row.id for row in FOREIGNERS], "card-use": KINDS, "hint-event": EVENTS,
    }.items():  # fmt: skip
        assert [id_ for id_ in ids if not WORDS.has(f"{kind}-{id_}")] == [], kind


def test_no_argument_is_an_id_that_reads_as_one() -> None:
    """Nothing a player reads has a slug in it: ids of two words never stand in a sentence."""
    slugs = re.compile("|".join(id_ for id_ in (*CITIES, *PROVINCES, *EVENTS, *KINDS) if "-" in id_))
    for seed in range(3):
        match, dice = Match.start(GAME, setup_of(6, seed))[0], Dice(seed)
        while not match.over:
            decision, picks = choose(match.decisions, dice)
            lines = [WORDS.text(GAME.speech.prompt(match.state, decision))]
            events = match.submit(decision.seat, picks, decision.step)
            lines += [WORDS.text(text) for text in GAME.speech.story(events, decision.seat)]
            assert not [line for line in lines if slugs.search(line)], lines


def test_every_refusal_and_event_has_words_and_none_is_left_over() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    refusals = {id_.removeprefix("refused-") for id_ in WORDS.ids if id_.startswith("refused-")}
    reasons = set(re.findall(r'(?:refuse|of_city)\(\s*"([a-z-]+)"', code)) | {"not-start", "no-road", "no-castle"}
    reasons |= {word for call in re.findall(r"of_holder\(([^)]*)\)", code) for word in re.findall(r'"([a-z-]+)"', call)}
    reasons |= {reason for _, _, why in _EXPLAIN.values() if not callable(why) for reason in why}
    assert reasons == refusals
    events = {id_.removeprefix("event-").removesuffix("-own") for id_ in WORDS.ids if id_.startswith("event-")}
    offers = {f"offer-{word}" for word in ("made", "declined", "withdrawn", "lapsed", "accepted")}
    assert events - offers == set(re.findall(r'emit\(\s*"([a-z-]+)"', code))


def labels(table: Table, step: str, *options: str) -> dict[str, tuple[str, str]]:
    """Label and hint of some options of a question that is open."""
    (decision,) = [d for d in table.match.decisions if d.step == step]
    option_texts = {option: GAME.speech.describe(table.state, decision, option) for option in options}
    return {
        option: (WORDS.text(text.label), WORDS.text(text.hint) if text.hint else "")
        for option, text in option_texts.items()
    }


def test_options_say_what_they_are() -> None:
    assert labels(Table.set_up(), "choose-start", "start:rouen", "start:caen") == {
        "start:rouen": ("Rouen", "Roumois (1 point): you would hold all of it"),
        "start:caen": ("Caen", "Normandy (1 point): you would hold 1 of its 2 cities · port"),
    }
    buying = Table(phase="buying", owner=HOMES, money={"navarre": 5})
    assert labels(buying, "buy", "cards:1", "cards:2") == {
        "cards:1": ("One card", "costs 2 Louis d’Or"), "cards:2": ("2 cards", "costs 4 Louis d’Or"),
    }  # fmt: skip
    assert labels(buying, "offer-to", "offer-to:flandres")["offer-to:flandres"] == ("Flanders", "")
    ban = run("papal-intervention")
    assert labels(ban, "papal-ban", "province:flandres", "city:bruges", "city:paris") == {
        "province:flandres": ("All of Flanders", "all 2 of its cities"),
        "city:bruges": ("Bruges", "Flanders, defence 2"),
        "city:paris": ("Paris", "free city"),
    }


def fight(table: Table) -> str:
    """What is asked where a turn's attacks are."""
    (decision,) = [d for d in table.match.decisions if d.step == "fight"]
    return WORDS.text(GAME.speech.prompt(table.state, decision))


def test_7_4_the_question_says_how_often_one_may_attack() -> None:
    hands = {"angleterre": ["cannon"] * 4, "flandres": ["ram"]}
    assert fight(siege(hands=hands)).startswith("Attack, as often as your cards allow")
    table = siege(hands=hands, war=False)
    assert fight(table).startswith("Attack once")
    table.do("attack:calais:arras")
    table.lay(dice=(6, 1))
    assert fight(table) == "You cannot attack now. End your turn."


def lines_of(events: list[Event]) -> list[str]:
    """The story of some events, as everybody reads it."""
    return [WORDS.text(text) for text in GAME.speech.story(events, None)]


def test_7_5_an_attack_is_told_when_it_is_announced_and_then_with_its_battle_alone() -> None:
    table = siege(hands={"angleterre": ["cannon"] * 4, "flandres": ["ram"]})
    announced = table.do("attack:calais:arras")
    assert lines_of(announced) == ["England attacks Arras (Flanders) from Calais."]
    events = table.lay(dice=(6, 1))
    both = lines_of([*announced, *events])
    assert both == lines_of(events) and both[0].startswith(
        "England attacks Arras (Flanders) from Calais. Attack: Cannon 6"
    )
    assert lines_of([*announced, *events, *announced])[-1] == lines_of(announced)[0]


def test_what_happens_to_one_is_told_of_one_and_what_happens_to_all_in_one_line() -> None:
    table = Table(owner={"calais": "angleterre"}, active="angleterre")
    one, other = table.do("expand:arras"), table.do("expand:bruges")
    assert lines_of(one) == ["England expands into Arras."]
    assert lines_of([*one, *other]) == ["New garrisons: England in Arras, England in Bruges."]
    events = Table(phase="cards", owner=HOMES).events
    assert [WORDS.text(text) for text in GAME.speech.story(events, "france")][:2] == [
        "Cards dealt: Navarre 4, France 4, England 4, Brittany 4, Burgundy 4, Flanders 4.",
        WORDS.text(GAME.speech.event_text(events[1], "france")),
    ]


def test_4_7_what_plunderers_have_to_beat_is_said() -> None:
    table = Table(owner=HOMES, works={"bruges": "castle"}, active="navarre", hands={"navarre": ["plunderers"]})
    (decision,) = [d for d in table.match.decisions if d.step == "play-plunderers"]
    hints = {
        city: WORDS.text(GAME.speech.describe(table.state, decision, f"plunder:{city}").hint)
        for city in ("paris", "bruges")
    }
    assert hints == {
        "paris": "free city; any die brings 1 Louis d’Or",
        "bruges": "Flanders, defence 4; a higher die brings 2 Louis d’Or",
    }


@pytest.mark.parametrize(
    ("n", "line"), [(0, "no throne points for"), (1, "a throne point (Berry)"), (2, "2 throne points")]
)
def test_8_1_throne_points_are_told_as_many_as_they_are(n: int, line: str) -> None:
    event = Event("points-scored", {"seat": "france", "n": n, "provinces": ["berry"] * n, "influence": 0})
    text = GAME.speech.event_text(event, None)
    assert text is not None and line in WORDS.text(text)


@pytest.mark.parametrize("kind", sorted(_EXPLAIN))
def test_any_id_at_any_moment_is_refused_in_a_sentence(kind: str) -> None:
    ids = (
        *CITIES[:3],
        *list(POWERS)[:2],
        "ram",
        "ram+ram",
        "calais:arras",
        "none",
        "done",
        "war",
        "3",
        "",
        "x",
        "artois",
    )
    for table in (Table(owner=HOMES), siege(), Table(phase="vote"), Table(phase="buying", money={"navarre": 2})):
        for seat in ("navarre", "angleterre"):
            for id_ in ids:
                assert table.why_not(seat, f"{kind}:{id_}")
                rule = GAME.speech.explain(table.state, seat, None, f"{kind}:{id_}").rule
                assert rule is None or WORDS.has(f"rule-{rule.replace('.', '-')}"), rule
    assert Table(owner=HOMES, over=True).why_not("france", f"{kind}:x") == "over"


@pytest.mark.parametrize(
    ("pick", "reason"),
    [
        ("vote:war", "voting"), ("landing:forbid", "not-ruler"), ("castle:calais", "moment"),
        ("expand:x", "unknown-city"), ("attack:x:arras", "unknown-city"), ("nonsense", "option"),
        ("seize:france", "moment"), ("expand:done", "moment"), ("raid:none", "moment"), ("third:none", "moment"),
    ],
)  # fmt: skip
def test_why_not_in_a_turn(pick: str, reason: str) -> None:
    assert siege().why_not("angleterre", pick) == reason


def test_what_is_no_choice_at_all_is_refused_by_the_rule_of_the_question() -> None:
    assert siege().refusal("angleterre", "nonsense", "option") == "7.4"
    assert GAME.speech.explain(siege().state, "flandres", None, "nonsense").rule is None


def test_every_option_of_a_table_names_its_rule() -> None:
    for name, schema in GAME.rules.options_schema()["properties"].items():
        rule = schema["description"].partition(":")[0]
        assert WORDS.has(f"rule-{rule.replace('.', '-')}"), name


@pytest.mark.parametrize(
    ("pick", "reason"),
    [
        ("support:hero", "hero"), ("support:engineer", "no-card"), ("sign:ram", "before-dice"),
        ("retreat:ram", "before-dice"),
        ("influence:2", "no-influence"), ("cards:cannon+ram", "no-card"), ("expand:paris", "waits"),
        ("cards:x+y", "option"),
    ],
)  # fmt: skip
def test_why_not_in_a_battle(pick: str, reason: str) -> None:
    table = siege()
    table.do("attack:calais:arras")
    assert table.why_not("angleterre", pick) == reason


def test_a_hand_is_told_card_by_card() -> None:
    table = Table(owner=HOMES, hands={"france": ["ram", "ram", "traitor"]})
    lines = [WORDS.text(text) for text in GAME.speech.private_text(table.view("france"), "france")]
    assert lines == ["2 × Ram: yellow, 4 battle points", "1 × Traitor: in attack, the works do not count"]


def test_a_round_is_told_in_few_lines() -> None:
    table = Table(phase="income", owner=HOMES)
    lines = [WORDS.text(text) for text in GAME.speech.story(table.events, None)]
    assert lines == ["Income: Navarre 1, France 1, England 1, Brittany 1, Burgundy 1, Flanders 1."]
    events = table.lay()
    lines = [WORDS.text(text) for text in GAME.speech.story(events, "france")]
    assert lines[0].startswith("Peace, for now. Votes for peace: Navarre") and lines[0].endswith("votes for war: none.")
    assert lines[1].startswith("Cards dealt: Navarre 4") and lines[2].startswith("France draws: ")


def test_every_question_names_a_rule_there_is() -> None:
    assert all(WORDS.has(f"rule-{step.rule.replace('.', '-')}") for step in STEPS.values() if step.rule)
    assert all(WORDS.has(f"rule-{rule.replace('.', '-')}") for rule, _, _ in _EXPLAIN.values())
    assert {name for name, step in STEPS.items() if step.rule is None} == {
        "begin-round", "collect-income", "deal-cards", "draw-order", "draw-events", "run-event", "intervene",
        "play-turns", "take-turn", "score-round", "end-round",
    }  # fmt: skip


def test_every_passage_of_the_rules_is_short() -> None:
    for id_ in WORDS.ids:
        if re.match("rule-[1-9]", id_):
            assert len(WORDS.say(id_)) + len(WORDS.say(f"{id_}.title")) <= 900
    assert all(WORDS.has(f"rule-{id_}") for id_ in find_first(WORDS))


def test_every_question_has_one_verb_and_every_verb_its_words() -> None:
    questions = {id_.removeprefix("ask-") for id_ in WORDS.ids if id_.startswith("ask-")}
    answered = [step for steps in GAME.title.verbs.values() for step in steps]
    offers = {f"offer-{word}" for word in ("to", "give", "ask", "send", "drop")} | {"answer-offer"}
    assert offers <= set(answered) <= questions and len(answered) == len(set(answered)) == len(questions)
    for verb in GAME.title.verbs:
        assert WORDS.has(f"verb-{verb}") and WORDS.has(f"verb-{verb}.option")


@pytest.mark.parametrize(
    ("option", "label", "hint"),
    [
        ("revolt:calais", "Calais", "England, defence 2; you need a die above 2"),
        ("revolt:lyon", "Lyon", "a foreign power, defending with 3 plus a die; you need a die above 3"),
    ],
)
def test_a_city_reads_as_itself(option: str, label: str, hint: str) -> None:
    table = run("revolt", 3, owner={**HOMES, "lyon": "foreign"})
    text = GAME.speech.describe(table.state, table.find(option), option)
    assert (WORDS.text(text.label), WORDS.text(text.hint) if text.hint else "") == (label, hint)


def hint_of(table: Table, option: str) -> str:
    """The hint of an attack in a turn."""
    return labels(table, "fight", option)[option][1]


def test_7_5_4_an_attack_tells_what_the_city_adds_and_that_a_foreign_power_has_its_strength_alone() -> None:
    owner = {"lyon": "angleterre", "calais": "angleterre", "grenoble": "flandres", "brest": "flandres"}
    own = siege(owner=owner)
    assert hint_of(own, "attack:lyon:grenoble") == "Flanders, defence 2; mountains +1"
    assert hint_of(own, "attack:calais:brest") == "Flanders, defence 2; +1 against a landing"
    foreign = siege(owner={**owner, "grenoble": "foreign", "brest": "foreign"})
    for option in ("attack:lyon:grenoble", "attack:calais:brest"):
        assert hint_of(foreign, option) == "a foreign power, defending with 3 plus a die", "ruling R38"


def test_a_free_city_reads_as_one() -> None:
    table = siege(hands={"angleterre": ["plunderers"]})
    text = GAME.speech.describe(table.state, table.find("plunder:paris"), "plunder:paris")
    assert WORDS.text(text.label) == "Plunder Paris" and text.hint is not None
    assert WORDS.text(text.hint) == "free city; any die brings 1 Louis d’Or"
    assert table.view()["game"] == "jeanne"
