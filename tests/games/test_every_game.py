"""What every game owes the host (`fronde/testing/contract.py`), and whether that notices what is broken.

`FRONDE_CONTRACT_GAMES=50` plays fifty games a check, and `make fuzz` plays ten.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from fronde.core.game import GuideStep, OrderKind
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Action, Context, Decision, Event, PlayerRefusal, Result, Seat, Setup, Text
from fronde.games import GAMES, get_game
from fronde.testing import contract
from fronde.testing.contract import CHECKS, GAMES_A_TEST, Check, begin, report_on_failure
from fronde.tools.fuzz import check_waiting
from fronde.tools.play import play, player_dice
from fronde.tools.replay import fingerprint
from tests.games.readers import compare_readers, find_secrets, find_untrue
from tests.toy import CARDS, TOY, State, Toy, ToyRules

FIRST = 24
"""Questions of a step that are all looked at."""
GOLDEN = Path(__file__).parents[1] / "golden"

pytestmark = pytest.mark.usefixtures("toy")
every_game = pytest.mark.parametrize("key", [*GAMES, "toy"])


def list_checks(*, by_seed: bool) -> pytest.MarkDecorator:
    """Each check that takes a seed, or none."""
    checks = [check for check in CHECKS if check.by_seed == by_seed]
    return pytest.mark.parametrize("check", checks, ids=lambda check: check.name.replace(" ", "_"))


def run_check(name: str, *arguments: Any) -> None:
    getattr(contract, f"check_{name}")(*arguments)


@every_game
@list_checks(by_seed=False)
def test_every_game_keeps_its_contract(check: Check, key: str) -> None:
    check.run(key)


@every_game
@list_checks(by_seed=True)
@pytest.mark.parametrize("seed", range(GAMES_A_TEST))
def test_every_game_keeps_its_contract_whatever_the_seed(check: Check, key: str, seed: int) -> None:
    check.run(key, seed)


@every_game
def test_all_that_a_reader_gets_is_the_same_however_what_is_hidden_was_dealt(key: str) -> None:
    """Each kind of question with each kind of secret twice in `make test`, which looks for secrets at the first
    questions of a step and then at every eighth: panels, menus, marks, hints, reasons, letters, hands, what is typed;
    and what everybody reads then."""
    counts, steps, problems = Counter[tuple[str, str]](), Counter[str](), list[str]()
    for seed in range(3 * GAMES_A_TEST):
        match = begin(key, seed)
        with report_on_failure(match):
            for _ in play(match, player_dice(seed)):
                for decision in match.decisions:
                    steps[decision.step] += 1
                    if GAMES_A_TEST <= 2 and steps[decision.step] > FIRST and steps[decision.step] % 8:
                        continue
                    kinds = [(decision.step, secret) for secret in ("", *find_secrets(match, decision.seat))]
                    if GAMES_A_TEST > 2 or any(counts[kind] < 2 for kind in kinds):
                        counts.update(kinds)
                        problems += [*compare_readers(match, decision.seat), *find_untrue(match, decision)]
                assert not problems, problems[0]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("record-*.json")), ids=lambda path: path.stem)
def test_a_golden_record_replays_as_it_did(path: Path) -> None:
    """Games that once failed, and games that fix what a seed gives. A file is a record; with a "sha256" in it, the
    position it ends in is that one on every machine (`python -m fronde replay FILE` tells it)."""
    record = json.loads(path.read_text(encoding="utf-8"))
    match = Match.replay(get_game(record["game"]), record)
    with report_on_failure(match):
        match.game.rules.check(match.state)
        check_waiting(match)
        assert fingerprint(match) == record.get("sha256", fingerprint(match))


# --- and the contract notices when it is broken ---


def _leaky_view(state: State, seat: Seat | None) -> dict[str, Any]:
    return {**TOY.rules.view(state, seat), "top": state.deck[:1]}


def _leaky_event(event: Event, seat: Seat | None) -> Text | None:
    return TOY.speech.event_text(event, event.to[0] if event.to else seat)


def _leaky_prompt(state: State, decision: Decision) -> Text:
    cards = [card for hand in state.hands for card in hand]
    return Text("toy-card", {"value": cards[-1]})


def _shallow_copy(state: State) -> State:
    new = TOY.rules.copy(state)
    new.owner = state.owner
    return new


def _forgetful_dump(state: State) -> dict[str, Any]:
    return {**TOY.rules.dump(state), "tokens": {}}


def _restless_apply(state: State, action: Action, ctx: Context) -> None:
    TOY.rules.apply(state, action, ctx)
    state.deck = tuple(shuffled := list(state.deck))
    state.rounds = id(shuffled) % 50 + 3


def _late_undo(state: State, action: Action, ctx: Context) -> None:
    TOY.rules.apply(state, action, ctx)
    ctx.undoable = True


def _telling_waiting(match: Match) -> list[Seat]:
    return list(dict.fromkeys(d.seat for d in match.decisions if d.required and not match.find_sealed_answer(d)))


def _telling_view(match: Match, seat: Seat | None) -> dict[str, Any]:
    return {**match.game.rules.view(match.state, seat), "drafts": [a.seat for d, a in match.held_answers if d.draft]}


def _telling_hold(match: Match, answers: list[tuple[Decision, Action]]) -> None:
    match.held_answers = answers
    match._past.clear()
    match._ask()


def _open_ended(state: State) -> list[Decision]:
    return [replace(d, first_come=True) if d.step == "discard-card" else d for d in TOY.rules.decisions(state)]


def _hidden_default(state: State, decision: Decision) -> tuple[str, ...]:
    return (decision.options[int(state.deck[0][-1]) % len(decision.options)],)


def _unlawful_default(state: State, decision: Decision) -> tuple[str, ...]:
    return decision.options[: decision.most + 1]


def _restless_default(state: State, decision: Decision) -> tuple[str, ...]:
    return (decision.options[next(AT_TIMES)],)


AT_TIMES = cycle((0, -1))


def _endless_default(state: State, decision: Decision) -> tuple[str, ...]:
    state.rounds = state.round + 1
    return TOY.rules.default(state, decision)


def _order(answer: Callable[..., tuple[str, ...] | None], steps: tuple[str, ...] = ("answer-claim",)) -> OrderKind:
    return replace(TOY.rules.orders[0], answer=answer, steps=steps)


def _meddling_answer(view: dict[str, Any], decision: Decision, settings: dict[str, Any]) -> None:
    view.clear()


def _leaky_explain(state: State, seat: Seat, decision: Decision | None, pick: str) -> PlayerRefusal:
    return PlayerRefusal(Text("toy-card", {"value": state.deck[0] if state.deck else ""}), None)


def _biased_resample(state: State, seat: Seat | None, rng: Dice) -> State:
    """Dealt again from the cards as they lie, in no order of their own."""
    new = TOY.rules.resample(state, seat, rng)
    cut = CARDS.index(state.deck[0]) % len(state.deck) if state.deck else 0
    new.deck = new.deck[cut:] + new.deck[:cut]
    return new


def _idle_resample(state: State, seat: Seat | None, rng: Dice) -> State:
    return state.copy()


def _stuck_resample(state: State, seat: Seat | None, rng: Dice) -> State:
    """Hands dealt again without what somebody has chosen of theirs meanwhile."""
    new = TOY.rules.resample(state, seat, rng)
    new.stack = [one.copy() for one in state.stack]
    return new


def _foreseeing_resample(match: Match, seat: Seat | None, rng: Dice) -> Match:
    new = RESAMPLE(match, seat, rng)
    new.rng = match.rng.copy()
    return new


def _knowing_resample(match: Match, seat: Seat | None, rng: Dice) -> Match:
    new = RESAMPLE(match, seat, rng)
    new.held_answers = list(match.held_answers)
    return new


def _remembering_resample(match: Match, seat: Seat | None, rng: Dice) -> Match:
    new = RESAMPLE(match, seat, rng)
    new.log = list(match.log)
    return new


RESAMPLE = Match.resample


def _hopeful_takes(players: int, options: Mapping[str, Any]) -> bool:
    return True


def _strange_result(state: State) -> Result | None:
    result = TOY.rules.result(state)
    return result and replace(result, winners=("purple",))


def _unsaid_result(state: State) -> Result | None:
    result = TOY.rules.result(state)
    return result and replace(result, tie_break="a-coin")


def _loud_event(event: Event, seat: Seat | None) -> Text | None:
    return TOY.speech.event_text(event._replace(is_hidden=False, data={**event.secret, **event.data}), seat)


def _careless_load(position: Mapping[str, Any], setup: Setup, ctx: Context) -> State:
    return TOY.rules.load({**position, "hands": dict(position.get("hands", []))}, setup, ctx)


@pytest.mark.parametrize(
    ("part", "broken", "noticed_by"),
    [
        ("view", _leaky_view, "hidden_facts_change_nothing_that_a_seat_reads"),
        ("event_text", _leaky_event, "hidden_facts_change_nothing_that_a_seat_reads"),
        ("prompt", _leaky_prompt, "hidden_facts_change_nothing_that_a_seat_reads"),
        ("copy", _shallow_copy, "a_copy_shares_nothing"),
        ("copy", _shallow_copy, "undo_is_exact_or_refused"),
        ("dump", _forgetful_dump, "it_survives_json_and_plays_on_identically"),
        ("apply", _restless_apply, "it_replays_byte_for_byte"),
        ("apply", _late_undo, "an_answer_that_reveals_something_cannot_be_undone"),
        ("default", _hidden_default, "defaults_are_legal_and_end_every_game"),
        ("default", _unlawful_default, "defaults_are_legal_and_end_every_game"),
        ("default", _restless_default, "defaults_are_legal_and_end_every_game"),
        ("default", _endless_default, "defaults_are_legal_and_end_every_game"),
        ("explain", _leaky_explain, "a_refusal_reveals_nothing"),
    ],
)
def test_a_broken_game_is_noticed(
    part: str, broken: Callable[..., Any], noticed_by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", break_toy(part, broken))
    with pytest.raises(AssertionError, match="toy, seed 2"):
        run_check(noticed_by, "toy", 2)


@pytest.mark.parametrize(
    ("part", "broken", "noticed_by", "why"),
    [
        ("decisions", _open_ended, "several_seats_can_be_asked_at_once", "still open"),
        ("takes", _hopeful_takes, "every_option_plays_to_the_end", "who can play"),
        ("result", _strange_result, "every_option_plays_to_the_end", "purple"),
        ("result", _unsaid_result, "every_option_plays_to_the_end", "a-coin"),
        ("orders", (_order(lambda *_: ("to:fly",)),), "a_standing_order_answers_legally_or_not_at_all", "to:fly"),
        ("orders", (_order(lambda *_: None),), "a_standing_order_answers_legally_or_not_at_all", "never answers"),
        ("orders", (_order(_meddling_answer),), "a_standing_order_answers_legally_or_not_at_all", "the view"),
        ("guide", (replace(TOY.rules.guide[0], steps=(GuideStep("unsaid"),)),), "every_chapter_of_the_guided_game_ends",
         "guide-unsaid"),
        ("guide", (replace(TOY.rules.guide[0], until=lambda view: True),), "every_chapter_of_the_guided_game_ends",
         "chapter 1 does not end"),
        ("event_text", _loud_event, "several_seats_can_be_asked_at_once", "offer-made is told"),
        ("resample", _biased_resample, "the_same_view_and_dice_give_the_same_deal", "depend on what is hidden"),
        ("resample", _idle_resample, "the_same_view_and_dice_give_the_same_deal", "nothing is ever dealt"),
        ("resample", _idle_resample, "every_imagined_position_can_be_finished_and_holds_no_secret", "knows what"),
        ("resample", _stuck_resample, "every_imagined_position_can_be_finished_and_holds_no_secret", "toy, seed"),
    ],
)  # fmt: skip
def test_a_broken_game_of_many_options_is_noticed(
    part: str, broken: Any, noticed_by: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", break_toy(part, broken))
    with pytest.raises(AssertionError, match=why):
        run_check(noticed_by, "toy")


@pytest.mark.parametrize(
    ("part", "broken", "why"),
    [
        ("waiting_for", _telling_waiting, "could tell"),
        ("view", _telling_view, "could tell"),
        ("_hold", _telling_hold, "toy, seed"),
    ],
)
def test_a_match_that_tells_who_has_answered_is_noticed(
    part: str, broken: Callable[..., Any], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, part, broken)
    with pytest.raises(AssertionError, match=why):
        run_check("several_seats_can_be_asked_at_once", "toy")


@pytest.mark.parametrize(
    ("broken", "noticed_by", "why"),
    [
        (_foreseeing_resample, "the_same_view_and_dice_give_the_same_deal", "foresee"),
        (_remembering_resample, "the_same_view_and_dice_give_the_same_deal", "ReplayError"),
        (_knowing_resample, "several_seats_can_be_asked_at_once", "knows that"),
    ],
)
def test_a_world_that_knows_more_than_its_seat_is_noticed(
    broken: Callable[..., Match], noticed_by: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "resample", broken)
    with pytest.raises(AssertionError, match=why):
        run_check(noticed_by, "toy")


def test_a_careless_load_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", break_toy("load", _careless_load))
    with pytest.raises(AssertionError, match="faults"):
        run_check("impossible_positions_are_refused", "toy")


def break_toy(part: str, broken: Any) -> Toy:
    """The toy with one part that does not keep the contract."""
    whole = "rules" if hasattr(ToyRules, part) else "speech"
    base: Any = type(getattr(TOY, whole))
    attribute = staticmethod(broken) if callable(broken) else broken
    return replace(TOY, **{whole: type("Broken", (base,), {part: attribute})()})


def test_the_toy_is_among_them(toy: Toy) -> None:
    assert get_game("toy") is toy
