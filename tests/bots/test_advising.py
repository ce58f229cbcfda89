"""Advice comes with its reason, by what its seat may know alone, and in words of the game."""

from __future__ import annotations

import json

import pytest

from cogs.messages.names import words
from cogs.panels.advice import tell_advice
from fronde.bots import LEVELS, advise, choose
from fronde.bots.advice import (
    MOST_THINGS,
    compare,
    find_changes,
    find_effects,
    find_reasons,
    group,
    is_only,
    judge,
    read_average,
    try_others,
)
from fronde.bots.defaults import find_opponents, find_opposing_seats, read_weights
from fronde.bots.quick import Quick, Transition
from fronde.bots.thoughtful import Thoughtful
from fronde.core.match import Match
from fronde.core.opponents import Change, Effect, Explanation
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Name, Setup
from fronde.games import GAMES
from fronde.tools.play import make_setup
from fronde.tools.thinker import read_answer
from tests.bots.advice import ask
from tests.bots.points import find_points
from tests.games.jeanne.table import Table, siege
from tests.toy import TOY

SLOW = frozenset({"richelieu"})
"""Games in which thoughtful opponents play on."""
KNOWN_TO_ALL = frozenset({"seat", "space", "city", "province", "category", "quest", "skill", "battle"})
"""What is printed on the board, whether or not anything stands there."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_advice_is_the_same_however_what_is_hidden_was_dealt(key: str, level: str) -> None:
    count = 0
    for number, point in enumerate(find_points(key, 6 if key in SLOW and level != "quick" else 20, seed=9, stride=13)):
        advice = advise(point.match, point.seat, level, Dice(number))
        world = point.match.resample(point.seat, Dice(1000 + number))
        assert advise(world, point.seat, level, Dice(number)) == advice
        assert advice.actions == choose(point.match, point.seat, level, Dice(number)), "what it does it advises"
        assert advice.instead != advice.actions[0] and len(advice.reasons) <= 3
        count += bool(advice.reasons or advice.effects)
    assert count >= 3


@pytest.mark.parametrize("key", sorted(GAMES))
def test_advice_reads_well_and_names_nothing_its_seat_does_not_see(key: str) -> None:
    effect_count, mute, game_words, level = 0, 0, words(None, key), "quick" if key in SLOW else "thoughtful"
    for number, point in enumerate(find_points(key, 45, seed=31, stride=11)):
        match, seat = point.match, point.seat
        view = json.dumps(match.view(seat))
        advice = advise(match, seat, level, Dice(number))
        for effect in advice.effects:
            things = (*effect.things, *(Name("seat", rival) for rival in effect.seats))
            assert all(f'"{thing.id}"' in view or thing.kind in KNOWN_TO_ALL for thing in things), effect
            assert len(effect.things) <= MOST_THINGS and seat not in effect.seats
        decisions = [decision for decision in match.decisions_of(seat) if not decision.answered]
        lines = tell_advice(match, decisions, advice, game_words)
        assert read_answer(json.loads(json.dumps(advice))) == advice, "it comes from another process"
        assert len(lines) <= 3 and not any("{" in line or "change-" in line for line in lines)
        if advice.ground == "only":
            own = next(decision for decision in decisions if decision.step == advice.actions[0].step)
            assert own.least == len(own.options) and all(decision.required for decision in decisions)
        effect_count, mute = effect_count + bool(advice.effects), mute + (len(lines) == 1)
    assert effect_count >= 6 and mute <= 2, "next to no advice is without a reason"


def test_an_answer_is_not_compared_with_itself_in_another_order() -> None:
    table = Table.set_up()
    ranking = try_others(
        Thoughtful(GAMES["jeanne"]).quick,
        [decision for decision in table.match.decisions if decision.step == "choose-start"],
        lambda dice: table.match.imagine(table.match.decisions[0].seat, dice),
        Dice(1),
        Action(table.match.decisions[0].seat, "choose-start", table.match.decisions[0].options[1::-1]),
    )
    picks = [frozenset(one.plan.actions[0].picks) for one in ranking]
    assert len(picks) == len(set(picks)) == 3


def test_a_choice_by_rule_of_thumb_is_said_to_be_one() -> None:
    match = siege(hands={"angleterre": ["ram", "sappers"], "flandres": ["ladders", "ram"]}).match
    match.submit("angleterre", ["attack:calais:arras"])
    decisions, game_words = match.decisions_of("flandres"), words(None, "jeanne")
    advice = advise(match, "flandres", "thoughtful", Dice(1))
    assert advice.ground == "thumb" and advice.reasons and advice.effects and advice.maxim == "strongest"
    advice = advice._replace(reasons=(), instead=None)
    assert tell_advice(match, decisions, advice, game_words)[2:] == [
        "-# By rule of thumb: the strongest card or cards the bot can play."
    ]
    level = advice._replace(instead=Action("flandres", "defence-cards", ("card:ladders",)))
    assert tell_advice(match, decisions, level, game_words)[2:] == [
        "-# By rule of thumb: the strongest card or cards the bot can play. "
        "As far as the bot can calculate, **Ladders** is just as good."
    ]


def test_a_rule_of_thumb_the_game_has_no_words_for_is_told_as_one() -> None:
    match = siege(hands={"angleterre": ["ram", "sappers"], "flandres": ["ladders", "ram"]}).match
    match.submit("angleterre", ["attack:calais:arras"])
    decisions, game_words = match.decisions_of("flandres"), words(None, "jeanne")
    advice = advise(match, "flandres", "thoughtful", Dice(1))._replace(reasons=(), instead=None, maxim="")
    assert len(tell_advice(match, decisions, advice, game_words)) == 2, "what comes of it is told"
    lines = tell_advice(match, decisions, advice._replace(effects=()), game_words)
    assert lines[1:] == ["-# By rule of thumb; the bot cannot calculate that far ahead."]
    level = advice._replace(instead=Action("flandres", "defence-cards", ("card:ladders",)))
    assert tell_advice(match, decisions, level, game_words)[2] == (
        "-# By rule of thumb; as far as the bot can calculate, **Ladders** is just as good."
    )


def test_where_there_is_nothing_else_to_choose_that_is_said() -> None:
    match = siege(hands={"angleterre": ["ram", "ram"], "flandres": ["ladders"]}, influence={"angleterre": 2}).match
    match.submit("angleterre", ["attack:calais:arras"])
    _, lines = ask(match, "angleterre")
    assert lines[-1] == "-# There is no other choice.", "the one pair; influence is another question"
    action = Action("red", "draw", ())
    [optional, several] = (Decision("red", "draw", tuple("ab"[:n]), "1", least=0) for n in (1, 2))
    assert not is_only([optional], action) and not is_only([several], action), "nothing may be chosen as well"


def test_what_comes_of_chance_is_told_as_such() -> None:
    def change(slug: str) -> Change:
        return Change("takes", Name("city", slug))

    likely = {change("arras"): 1.0, change("paris"): 0.6, change("calais"): 1 - 1e-12, change("rouen"): 0.3}
    sure, probable, possible = group(likely)
    assert [thing.id for thing in sure.things] == ["arras", "calais"] and sure.chance == "sure"
    assert (probable.chance, possible.chance) == ("probable", "possible")
    many = {change(str(n)): 1.0 for n in range(MOST_THINGS + 2)}
    assert group(many)[0].more == 2 and len(group(many)[0].things) == MOST_THINGS


def test_what_both_choices_bring_is_no_reason_and_else_all_is_told() -> None:
    def see(*slugs: str) -> list[Transition]:
        return [Transition((), slugs, 1.0)]

    def find(before: object, after: tuple[str, ...], seat: str) -> list[Change]:
        return [Change("gains", Name("space", slug), slug != "metz") for slug in after]

    explanation: Explanation[tuple[str, ...]] = Explanation(find_changes=find)

    def effects(own: list[Transition], other: list[Transition]) -> list[Effect]:
        return find_effects(find_changes(explanation, "red", own), find_changes(explanation, "red", other))

    [effect] = effects(see("lyon", "dijon"), see("lyon"))
    assert [thing.id for thing in effect.things] == ["dijon"] and not effect.is_shared
    [effect] = effects(see("lyon"), see("lyon", "dijon"))
    assert [thing.id for thing in effect.things] == ["lyon"] and effect.is_shared
    good, bad = effects(see("metz", "lyon"), see())
    assert good.good and not bad.good
    [rare] = effects(see("lyon") + see() * 11, see())
    assert rare.chance == "possible" and not rare.is_shared, "the other never brings it"
    [rarer] = effects(see("metz") + see() * 4, see("metz") * 4 + see())
    assert not rarer.is_shared, "the other brings it far more often, which is why it is not chosen"


def test_only_what_nothing_unknown_comes_before_is_sure() -> None:
    change = {Change("takes", Name("city", "arras")): 1.0}
    assert [find_effects(change, {}, is_certain=certain)[0].chance for certain in (True, False)] == ["sure", "likely"]
    count = 0
    for number, point in enumerate(find_points("jeanne", 500, seed=31, stride=3)):
        step = next(d.step for d in point.match.decisions_of(point.seat) if not d.answered)
        if step in ("fight", "attack-cards", "defence-cards", "choose-start") and count < 25:
            advice = advise(point.match, point.seat, "thoughtful", Dice(number))
            count += bool(advice.effects)
            assert step == "choose-start" or all(effect.chance != "sure" for effect in advice.effects)
    assert count == 25


def test_a_choice_another_turns_out_better_than_is_called_close() -> None:
    quick = Thoughtful(GAMES["liberte"]).quick
    worse, level, better = ({"turns": by, "counter-revolution": 0.0, "landslide": 0.0} for by in (-6.0, 0.1, 3.0))
    assert judge(quick, worse, is_ranked=True, alike=True) == ("close", True)
    assert judge(quick, level, is_ranked=True, alike=False) == ("weighed", True)
    assert judge(quick, better, is_ranked=True, alike=True) == ("weighed", False)
    assert judge(quick, level, is_ranked=False, alike=True) == ("thumb", True)
    assert judge(quick, level, is_ranked=False, alike=False) == ("thumb", False), "not the same comes of both"
    assert judge(quick, worse, is_ranked=False, alike=True) == ("thumb", False)


def test_level_2_is_told_by_what_it_weighs_itself() -> None:
    game = GAMES["jeanne"]
    jeanne = Thoughtful(game).quick
    assert jeanne.weights == read_weights(game, jeanne.opponents.worth, "thoughtful") != Quick(game).weights
    liberte = Thoughtful(GAMES["liberte"]).quick
    assert set(liberte.weights) == {"turns", "counter-revolution", "landslide"}
    point = next(find_points("liberte", 1, seed=3))
    sights = [Transition(point.match.state, point.match.state, 1.0)]
    assert not any(compare(liberte, point.seat, sights, sights).values())
    ways = read_average(liberte, point.seat, sights)
    assert sum(ways.values()) == pytest.approx(100 * liberte.make_value()(point.match.state, point.seat))
    (reason,) = find_reasons(liberte, point.seat, {**dict.fromkeys(ways, 0.0), "turns": 3.2})
    assert (reason.name, reason.more, reason.speaks_for) == ("turns", 3.0, True)


def test_a_choice_that_was_better_later_is_explained_by_what_is_there_then() -> None:
    count = 0
    for number, point in enumerate(find_points("richelieu", 12, seed=4, stride=5)):
        bot = Thoughtful(GAMES["richelieu"])
        decisions = [decision for decision in point.match.decisions_of(point.seat) if not decision.answered]
        match, seat = point.match, point.seat
        first, *others = bot.rank(
            decisions, lambda dice, match=match, seat=seat: match.imagine(seat, dice), Dice(number)
        )
        if first.later:
            assert others[0].later and others[0].value >= first.value and len(first.later) == len(others[0].later)
            assert advise(match, seat, "thoughtful", Dice(number)).late
            count += 1
            break
    assert count


@pytest.mark.parametrize("key", sorted(GAMES))
@pytest.mark.parametrize("way", ["more", "less"])
def test_every_reason_has_words(key: str, way: str) -> None:
    opponents, game_words = find_opponents(GAMES[key]), words(None, key)
    reasons, prospects = opponents.explanation.reasons, opponents.worth.prospects
    assert reasons
    for word, reason in reasons.items():
        assert set(reason.features) <= set(opponents.worth.names), word
    for word in (*reasons, *(prospects.ends if prospects else ())):
        one, several = (game_words.say(f"reason-{word}", n=n, way=way) for n in (1, 2.5))
        assert "1" not in several and "{" not in one + several


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_maxim_has_words_and_a_question_it_answers(key: str) -> None:
    opponents, game_words = find_opponents(GAMES[key]), words(None, key)
    for question, word in opponents.explanation.maxims.items():
        assert game_words.say(f"maxim-{word}"), word
        parts = question.split("-")
        steps = ["-".join(parts[: n + 1]) for n in range(len(parts))]
        assert any(game_words.has(f"ask-{step}") for step in steps), question
    if opponents.thoughtful:
        assert opponents.thoughtful.explanation.maxims == opponents.explanation.maxims


def test_milady_is_told_the_same_and_wants_the_contrary() -> None:
    game, quick = GAMES["mousquetaires"], Quick(GAMES["mousquetaires"])
    assert read_weights(game, find_opponents(game).worth, "quick")["time"] < 0
    nothing = dict.fromkeys(find_opponents(game).worth.names, 0.0)
    quick.opposing_seats = find_opposing_seats(game, make_setup(game, 0, count=6))
    for seat, change, more in (("athos", -2.0, -2.0), ("milady", -2.0, 2.0)):
        reason = find_reasons(quick, seat, {**nothing, "time": change})[0]
        assert (reason.name, reason.more, reason.speaks_for) == ("time", more, True)
        assert not find_reasons(quick, seat, {**nothing, "time": -change})


def test_of_a_game_that_names_nothing_to_see_the_lead_is_told() -> None:
    match, _ = Match.start(TOY, Setup("toy", ("Ann", "Bob"), 1))
    seat = match.pending_seats()[0]
    names = {reason.name for seed in range(6) for reason in advise(match, seat, "quick", Dice(seed)).reasons}
    assert names <= {"lead"}
    assert find_reasons(Quick(TOY), "red", {"lead": 1.5})[0].more == 1.5
