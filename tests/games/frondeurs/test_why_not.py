"""Why not this? Any id a player may name gets a reason and a rule at any moment, from what they may know alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain

import pytest

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Decision, Seat, Text
from fronde.games.frondeurs import GAME
from fronde.games.frondeurs.data import ACTION_CARDS, BOARD, FACTIONS, MUSKETEERS, SEASON_CARDS, SPACES
from fronde.games.frondeurs.space_refusals import CLOSED
from fronde.games.frondeurs.words import VERBS
from fronde.texts import words
from tests.games.frondeurs.table import Table, card, end_game, hold, moving, placing, removing, season, stack
from tests.games.frondeurs.walks import beginnings, whole_games

WORDS = words("en", "frondeurs")
EXPLAIN = GAME.speech.explain
CARDS = (*ACTION_CARDS, *SEASON_CARDS)
WORLDS = 3
FORTRESSES = [SPACES[i] for i in range(len(SPACES)) if BOARD.classes["fortress"] >> i & 1]
IDS = (
    *(f"{kind}:{space}" for space in SPACES for kind in ("space", "place", "remove", "person")),
    *(f"fortress:{fortress}" for fortress in FORTRESSES),
    *(f"{kind}:{id_}" for id_ in CARDS for kind in ("card", "discard")),
    *(f"{kind}:{name}{more}" for name in MUSKETEERS for kind, more in (("musketeer", ""), ("cancel", ""))),
    *(f"musketeer:{name}:porthos" for name in MUSKETEERS),
    *(f"faction:{faction}" for faction in FACTIONS),
    *(f"coin:{value}:{when}" for value in (1, 2, 3) for when in ("before", "after")),
    *(f"{kind}:{n}" for kind in ("coin", "add", "spend") for n in range(5)),
    "move:conti:vincennes", "action:a", "action:b", "liberate", "crown", "pay", "forfeit", "go", "stop", "end-turn",
    "affiliate", "king-progress", "recover-king", "move-prisoners", "reserve:add", "reserve:spend", "let-pass", "help",
    "decline", "allow", "allow-turn", "block", "block-porthos", "keep-block", "release", "cubes", "free-first",
    "free-last", "region:upper-left", "nonsense", "",
)  # fmt: skip
"""Every id a player may name."""


EVERY = 400
"""Choices between two moments looked at."""


@cache
def moments() -> list[Match]:
    """Copies of positions of random games, one for each question first, then every so many."""
    questions, matches = set[str](), []
    for number, match in enumerate(chain(whole_games(3), beginnings(20, 30))):
        new = {d.step for d in match.decisions} - questions
        if new or number % EVERY == 0:
            questions |= new
            matches.append(match.copy())
    assert questions == {step for steps in VERBS.values() for step in steps}
    return matches


def explain(match: Match, seat: Seat, decision: Decision | None, pick: str) -> tuple[str, str | None]:
    """What a seat is told, and the rule."""
    refusal = EXPLAIN(match.state, seat, decision, pick)
    return WORDS.text(refusal.reason), refusal.rule


def test_any_id_at_any_moment_gets_a_reason_and_a_rule() -> None:
    for number, match in enumerate(moments()):
        for seat in FACTIONS:
            for decision in (*match.decisions_of(seat), None):
                for pick in IDS[number % 3 :: 3]:
                    reason, rule = explain(match, seat, decision, pick)
                    assert reason.strip() and rule and rule[0].isdigit(), (pick, reason, rule)


def test_a_reason_is_given_from_what_the_seat_may_know() -> None:
    for number, match in enumerate(moments()):
        for seat in FACTIONS:
            worlds = [GAME.rules.resample(match.state, seat, Dice(number + n)) for n in range(WORLDS)]
            assert EXPLAIN(worlds[0], seat, None, "space:lyon") == EXPLAIN(match.state, seat, None, "space:lyon")
            for other in worlds:
                GAME.rules.decisions(other)
            for decision in (*match.decisions_of(seat), None):
                for pick in IDS[number % 3 :: 3]:
                    refusal = EXPLAIN(match.state, seat, decision, pick)
                    assert all(EXPLAIN(other, seat, decision, pick) == refusal for other in worlds), (seat, pick)


def test_no_reason_says_that_what_is_on_offer_is_closed() -> None:
    for match in moments():
        for decision in match.decisions:
            for option in decision.options:
                assert EXPLAIN(match.state, decision.seat, decision, option).reason.id == "refused-open"


def test_every_question_for_a_space_says_why_others_are_closed() -> None:
    """Never that a Space is merely not open, but for the two lists the rules leave nothing more to say about."""
    spaces = {option.partition(":")[0] for option in IDS[: 4 * len(SPACES)]} | {"fortress"}
    for match in moments():
        for decision in match.decisions:
            kinds = {o.partition(":")[0] for o in decision.options} & spaces
            assert bool(kinds) == (decision.step in CLOSED), decision
            for pick in (f"{kind}:{space}" for kind in kinds for space in SPACES):
                if pick not in decision.options:
                    refusal = EXPLAIN(match.state, decision.seat, decision, pick)
                    assert refusal.reason.id not in ("refused-space", "refused-no-space-asked"), (decision, pick)


def test_every_space_a_question_could_ask_for_is_on_offer_or_shown_as_closed() -> None:
    """And no other, each under its name and the name of its region."""
    persons = {slug for slug, space in zip(SPACES, BOARD.spaces, strict=True) if space.kind == "person"}
    could = {"person": persons, "fortress": set(FORTRESSES)}
    for match in moments():
        for decision in (d for d in match.decisions if d.step in CLOSED):
            kinds = {option.partition(":")[0] for option in decision.options} & {"space", "place", "remove", *could}
            texts = GAME.speech.find_unavailable(match.state, decision)
            slugs = {kind: {o[len(kind) + 1 :] for o in texts if o.startswith(f"{kind}:")} for kind in kinds}
            for kind in kinds:
                open_spaces = {o[len(kind) + 1 :] for o in decision.options if o.startswith(f"{kind}:")}
                assert slugs[kind] == could.get(kind, set(SPACES)) - open_spaces, (decision.step, kind)
            for option, reads in texts.items():
                kind, _, slug = option.partition(":")
                space = BOARD.spaces[SPACES.index(slug)]
                assert reads.label.id == (f"option-{kind}" if kind in ("place", "remove") else f"space-{slug}")
                assert WORDS.text(reads.label).endswith(WORDS.text(Text(f"space-{slug}")))
                assert reads.group == Text(f"region-{space.region}")


def test_cards_in_hand_that_cannot_be_played_are_shown_as_closed() -> None:
    idle = card("C", "purple", controlled=False)
    match = with_crown().match
    (decision,) = [d for d in match.decisions if d.step == "play-card"]
    texts = GAME.speech.find_unavailable(match.state, decision)
    assert f"card:{idle}" in texts and not set(texts) & set(decision.options)
    assert {*texts, *(o for o in decision.options if o.startswith("card:"))} == {
        f"card:{card_id}" for card_id in match.state.hands[FACTIONS.index(decision.seat)]
    }


# --- good answers ---

RETZ = hold("retzist", "retz", n=3)


def twice_at(space: str) -> Table:
    """Retzists placing, two cubes of the card in a Space already."""
    table = placing("retzist", RETZ | hold("retzist", space))
    table.place(space, space)
    return table


def playing(**more: object) -> Table:
    """Retzists about to play a card."""
    hands = {"retzist": [card("A", "persons"), card("C", "persons")]}
    return Table("retzist", **{"cubes": RETZ, "hands": hands, **more})  # type: ignore[arg-type]


def finished_table() -> Table:
    """Retzists with nothing left but to end the Turn."""
    table = placing("retzist", RETZ)
    table.place("gondi")
    table.do("stop")
    return table


def with_crown() -> Table:
    """Two cards to play, one of them a Season Card."""
    idle = card("C", "purple", controlled=False)
    table = playing(
        cubes=hold("retzist", "metz", n=3),
        hands={"retzist": [season("battle"), idle, card("A", "all")]},
        crowns={"retzist": 1},
    )
    table.do("crown")
    return table


def without_retz() -> Table:
    """Cabalists to leave Gondi."""
    table = moving("retzist", hold("retzist", "retz", n=4) | hold("cabalist", "gondi", n=2))
    table.place("gondi", "retz")
    table.do("go")
    return table


def arresting() -> Table:
    """Retzists to name the third Person."""
    table = Table("retzist", cubes=RETZ, hands={"retzist": [season("arrest", extra=1), card("A")]})
    table.do("free-last")
    return table


def imprisoning() -> Table:
    """Retzists to name a prison."""
    table = arresting()
    while table.step != "imprison":
        table.do(table.match.default(table.decisions(table.step)[0])[0])
    return table


def calling(musketeer: str) -> Table:
    """Retzists using Athos or Aramis."""
    table = playing(musketeers={musketeer: "retzist"})
    table.do(f"musketeer:{musketeer}")
    return table


def d_artagnan() -> Table:
    """Retzists about to have full Control by d'Artagnan, Gondi theirs already."""
    table = placing("retzist", RETZ | hold("retzist", "gondi", n=9), musketeers={"d-artagnan": "retzist"})
    table.do("musketeer:d-artagnan")
    return table


def been_at_work() -> Table:
    """Athos at work, a cube of his at Conti."""
    table = calling("athos")
    table.do("place:conti", "faction:retzist")
    return table


def shield() -> Table:
    """Retzists with their affiliate cube."""
    table = playing()
    table.do("affiliate")
    return table


def depression() -> Table:
    """Retzists paying cubes for a Depression."""
    hard = season("removal")
    cubes = RETZ | {SPACES[i]: ("retzist", 2) for i in range(30) if not BOARD.spaces[i].avatar_of}
    table = Table("cabalist", cubes=cubes | stack("cabalist", 3), hands={"cabalist": [hard, card("A")]}, arrests=[])
    table.do("free-last")
    return table


GOOD: list[tuple[Callable[[], Table], str, str, str]] = [
    (lambda: twice_at("parlement-paris"), "space:parlement-paris", "6.46", "has already placed its two cubes"),
    (lambda: placing("retzist", RETZ | hold("cabalist", "gondi")), "space:gondi", "6.43", "Cabalist cubes"),
    (lambda: placing("retzist", RETZ), "space:metz", "6.48", "not Adjacent"),
    (lambda: placing("retzist", RETZ), "person:metz", "6.4", "cannot answer this question with"),
    (lambda: placing("retzist", RETZ), f"card:{card('C', 'all', nth=1)}", "5.22", "Finish what you have begun first"),
    (lambda: placing("retzist", RETZ), "end-turn", "5.22", "cannot end your Turn yet"),
    (finished_table, f"card:{card('C', 'all', nth=1)}", "5.22", "for your next one"),
    (finished_table, f"card:{card('A', 'all')}", "6.31", "has already been played"),
    (finished_table, "space:gondi", "5.22", "cannot answer this question with"),
    (playing, "card:a90", "6.14", "You do not have The King’s Men of Law"),
    (with_crown, f"card:{card('C', 'purple', controlled=False)}", "5.22", "cannot carry out any part"),
    (lambda: removing("retzist", RETZ), "space:metz", "6.51", "no cube at Metz"),
    (lambda: moving("retzist", RETZ | hold("retzist", "beaufort")), "space:beaufort", "7.21", "Under Arrest"),
    (without_retz, "space:retz", "6.67", "Retzist cubes"),
    (without_retz, "space:metz", "6.67", "not Adjacent to Arch. Gondi"),
    (arresting, "person:rantzau", "9.26", "already Under Arrest"),
    (arresting, "person:conde", "9.26", "An Arrest card names"),
    (arresting, "person:mazarin", "9.26", "one or two Political Points"),
    (imprisoning, "fortress:lyon", "7.26", "is not a Fortress"),
    (lambda: calling("athos"), "place:retz", "7.53", "Athos has no effect"),
    (lambda: calling("aramis"), "place:lyon", "7.53", "cannot answer this question with"),
    (been_at_work, "place:conti", "7.53", "Athos has already been at Conti"),
    (d_artagnan, "space:gondi", "7.53", "You already have Control of Arch. Gondi"),
    (shield, "place:metz", "2.46", "does not have your shield"),
    (depression, "space:metz", "9.23", "no cube at Metz"),
    (playing, "musketeer:athos", "5.22", "You need his token"),
    (playing, "space:atlantis", "5.22", "no Space “atlantis”"),
]  # fmt: skip


@pytest.mark.parametrize(("make_table", "pick", "rule", "text"), GOOD, ids=[f"{r} {p}" for _, p, r, _ in GOOD])
def test_the_answer_is_to_the_point(make_table: Callable[[], Table], pick: str, rule: str, text: str) -> None:
    table = make_table()
    decision = next(d for d in table.match.decisions if d.required)
    reason, number = explain(table.match, decision.seat, decision, pick)
    assert number == rule and text in reason, (number, reason)


def test_2_46_a_space_without_the_shield_is_refused_for_that_and_no_other() -> None:
    match = shield().match
    seat, open_ = FACTIONS.index("retzist"), match.decisions[0].options
    for at, space in enumerate(SPACES):
        if f"place:{space}" not in open_:
            bears = BOARD.affiliated[seat] >> at & 1
            assert (explain(match, "retzist", None, f"place:{space}")[1] == "2.46") == (not bears), space


def test_whoever_is_not_asked_learns_who_is() -> None:
    reason = explain(playing().match, "cabalist", None, "space:lyon")
    assert reason == ("You have nothing to choose now. Retzist has to choose first.", "5.22")


def test_without_a_question_the_one_that_waits_is_meant() -> None:
    table = placing("retzist", RETZ | hold("cabalist", "gondi"))
    aside = table.decisions("at-any-time")
    for decision in (None, *aside):
        assert explain(table.match, "retzist", decision, "space:gondi")[1] == "6.43"


def test_once_the_game_is_over_nothing_is_chosen() -> None:
    assert explain(end_game(4, cubes=RETZ).match, "retzist", None, "space:lyon")[1] == "8.11"
