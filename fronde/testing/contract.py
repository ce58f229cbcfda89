"""The requirements that the host has for every game. Each check plays a game at random and examines it.

A check raises AssertionError; `CHECKS` lists them. Each check by seed plays two games, one with the usual options and
one with others; `FRONDE_CONTRACT_GAMES=50` plays fifty. A failure reports the seed and the record.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import cycle
from typing import Any, NamedTuple, TypeVar

from fronde.bots import choose as choose_as_bot
from fronde.core.ahead import MOST_TOGETHER, Course, count_along, find_order, is_plain
from fronde.core.components import Strict
from fronde.core.errors import IllegalAction, PlayerError, UndoRefusal
from fronde.core.game import AnyGame, OrderKind, View
from fronde.core.match import Match
from fronde.core.plugins import find_luck
from fronde.core.rng import Dice
from fronde.core.rulebook import find_first
from fronde.core.types import OPTION_ID, Action, Decision, Event, OptionText, PlayerRefusal, Seat, Setup, Text
from fronde.games import get_game
from fronde.host.commands.play import Act
from fronde.host.deals import find_open_questions
from fronde.host.guides import LEVEL, GuideRun, Progress, resume
from fronde.host.people.actors import User
from fronde.texts import Words, words
from fronde.tools.fuzz import (
    check_json,
    check_replay,
    check_waiting,
    find_leeway,
    find_starts,
    find_tastes,
    find_text_ids,
)
from fronde.tools.play import Chooser, choose, draw_options, make_setup, option_values, play, player_dice

GAMES_A_TEST = int(os.environ.get("FRONDE_CONTRACT_GAMES", "2"))
LABEL, HINT = 80, 100
DEFAULTS = 5_000
"""Maximum number of choices in a game played by default answers; a longer one counts as endless."""
LOOKS = max(2, GAMES_A_TEST * 2 // 3)
"""Answers to one question of a game that are compared with what all others receive."""
MOST_TOLD = 60
"""Words in a step of a guided game."""
MOST_NAMED = 15
"""Maximum number of options from other moments that are tried at a time."""
MENU = 25
"""Maximum number of options in a menu. A longer list is divided into groups of at most this size."""
MOMENTS = [number * number * (number + 3) // 4 for number in range(1, 50)]
"""Numbers of choices after which the possible worlds of a seat are checked: close together at first, for short
games."""
CLOSED = {*range(0, 400, 8)}
"""Numbers of choices after which the closed options are checked."""
REFUSED = {*range(0, 300, 15), *MOMENTS}
"""Numbers of choices after which illegal answers are tried."""
REFEREE_WORDS = {"kind", "text", "only"}

F = TypeVar("F", bound=Callable[..., None])


class Check(NamedTuple):
    """One requirement of a game. `part`: the place of a fault if nothing shows it more exactly. `by_seed`: `run` takes
    a seed beside the key of the game."""

    run: Callable[..., None]
    part: str
    by_seed: bool

    @property
    def name(self) -> str:
        """The requirement in words."""
        return self.run.__name__.removeprefix("check_").replace("_", " ")


CHECKS: list[Check] = []
"""All checks, in the order in which they run."""


def check(part: str, *, by_seed: bool = False) -> Callable[[F], F]:
    """Add a function to the checks."""

    def add(run: F) -> F:
        CHECKS.append(Check(run, part, by_seed))
        return run

    return add


class Leeway(Strict):
    """Exceptions to the contract that a game declares in the table `leeway` of its `data/fuzz.toml`.

    `rare`: questions that come up once in about a hundred random games. `aloud`: questions whose answers are public,
    although no event or view shows them before they take effect. `reveals`: events that show facts which the view no
    longer contains if the same choice ends the turn. `tastes`: the tastes of players who play the game in addition to
    the usual random one.
    """

    rare: tuple[str, ...] = ()
    aloud: tuple[str, ...] = ()
    reveals: tuple[str, ...] = ()
    tastes: tuple[str, ...] = ()


def leeway_of(key: str) -> Leeway:
    """The exceptions of a game; empty if its file declares none. Raises ValidationError."""
    return Leeway.model_validate(find_leeway(key))


def players_of(key: str, usual: Chooser) -> tuple[Chooser, ...]:
    """The players whose games are checked: the usual one, and those with the tastes of `Leeway`."""
    return (usual, *(find_tastes(key)[name].choose for name in leeway_of(key).tastes))


@contextmanager
def expect_refusal(kind: type[PlayerError], key: str, what: object) -> Iterator[None]:
    """Raise AssertionError unless the block raises a refusal of this kind with a sentence."""
    try:
        yield
    except kind as refusal:
        assert words("en", key).text(refusal.reason).strip()
    else:
        raise AssertionError(f"not refused: {what}")


@check("speech.apart")
def check_events_with_their_own_post_are_public_and_final(key: str) -> None:
    """Events with a post of their own: the post cannot be withdrawn."""
    match, kinds = begin(key, 0), set[str]()
    for _, events in play(match, player_dice(1)):
        apart = {event.kind for event in events if event.kind in match.game.speech.apart}
        assert not apart or match.is_settled
        assert all(event.reaches(None) for event in events if event.kind in apart)
        kinds |= apart
    assert kinds == match.game.speech.apart.keys()


class Failure(AssertionError):
    """A failure in a game, with the game's record; the cause is the original error."""


@contextmanager
def report_on_failure(match: Match) -> Iterator[None]:
    """Turn any error in the block into a Failure that names the seed and contains the record."""
    try:
        yield
    except Exception as error:
        record = json.dumps(match.record())
        raise Failure(f"{match.game.key}, seed {match.setup.seed}: {error!r}\nrecord: {record}") from error


def draw_setup(game: AnyGame, seed: int) -> Setup:
    """The set-up of a seed: an even seed has the usual options, an odd one random options that the game accepts
    together."""
    dice = player_dice(seed)
    for _ in range(100 * (seed % 2)):
        options = draw_options(game, dice)
        with suppress(PlayerError):
            if counts := game.player_counts(options):
                return make_setup(game, seed, options, counts[seed // 2 % len(counts)])
    return make_setup(game, seed)


def begin(key: str, seed: int) -> Match:
    game = get_game(key)
    return Match.start(game, draw_setup(game, seed))[0]


def begin_configurations(key: str) -> Iterator[Match]:
    """A match for each number of players, and one for each non-default value of an option, in turn with each number of
    players it allows."""
    game = get_game(key)
    for count in game.player_counts({}):
        yield Match.start(game, make_setup(game, 0, {}, count))[0]
    for seed, options in enumerate(option_sets(game), 1):
        counts = game.player_counts(options)
        yield Match.start(game, make_setup(game, seed, options, counts[seed % len(counts)]))[0]


def begin_at_starts(key: str) -> Iterator[tuple[Match, Chooser]]:
    """Matches from the positions that the game names for rare situations; each position is played with every taste."""
    game = get_game(key)
    for position in find_starts(key).values():
        for taste in find_tastes(key).values():
            yield Match.at(game, make_setup(game, 0, position.get("options")), position)[0], taste.choose


def choose_required_answer(decisions: Sequence[Decision], dice: Dice) -> tuple[Decision, tuple[str, ...]]:
    """A player who answers only required questions, so the game ends sooner."""
    return choose([decision for decision in decisions if decision.required], dice)


def choose_evenly(decisions: Sequence[Decision], dice: Dice) -> tuple[Decision, tuple[str, ...]]:
    """A player who chooses each question with equal probability, however many answers it has."""
    return choose([decisions[dice.below(len(decisions))]], dice)


def get_words(match: Match) -> Words:
    return words("en", match.game.key)


def position_text(match: Match) -> str:
    return json.dumps(match.position())


def everything(match: Match) -> tuple[Any, ...]:
    """All the state of a match that can be compared."""
    return position_text(match), list(match.log), tuple(match.decisions), match.revision, match.is_settled


def viewers(match: Match) -> list[Seat | None]:
    return [None, *match.game.rules.seats(match.setup)]


def say(match: Match, text: Text) -> str:
    """A text of the game as a sentence. Raises AssertionError if an argument that has a name is not a Name."""
    words = get_words(match)
    assert not (plain := list(find_unnamed_arguments(text, words))), f"{text.id}: no names: {plain}"
    return words.text(text)


def find_unnamed_arguments(text: Text, words: Words) -> Iterator[tuple[str, str]]:
    """Arguments that are plain strings although the texts have a name for them."""
    for key, value in text.args.items():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Text):
                yield from find_unnamed_arguments(part, words)
            elif isinstance(part, str) and words.has(f"{key.rpartition('_')[2]}-{part}"):
                yield key, part


def read_question(match: Match, decision: Decision) -> list[str]:
    """The prompt, labels, hints and groups of a question as its seat reads them."""
    lines = [say(match, match.game.speech.prompt(match.state, decision))]
    for option in decision.options:
        text = match.game.speech.describe(match.state, decision, option)
        lines += [option, *(say(match, part) for part in (text.label, text.hint, text.group) if part is not None)]
    return lines


def read_events(match: Match, events: list[Event], seat: Seat | None) -> list[str]:
    """The sentences about events as a seat, or a spectator, reads them."""
    texts = [match.game.speech.event_text(event, seat) for event in events]
    return [say(match, text) for text in texts if text is not None]


# --- it ends, and can be read on the way ---


@check("rules.result", by_seed=True)
def check_it_ends_and_is_sound_after_every_choice(key: str, seed: int) -> None:
    match = begin(key, seed)
    with report_on_failure(match):
        check_waiting(match)
        for _ in play(match, player_dice(seed)):
            check_waiting(match)
            match.game.rules.check(match.state)
        assert match.over
        assert match.result is not None
        _check_result(match)
        ranking, seats = match.result.ranking, match.game.rules.seats(match.setup)
        assert ranking and len(set(ranking)) == len(ranking) and set(ranking) <= set(seats)
        assert set(match.result.scores) == set(ranking) and set(match.score()) == set(seats)
        for items in match.score().values():
            total = sum(points for item, points in items.items() if item != "total")
            assert items["total"] == total, f"score: the total is not the sum of {items}"


def _check_result(match: Match) -> None:
    """The result and every view name the winners and the tie-break."""
    result = match.result
    assert result is not None
    assert set(result.winning_seats()) <= set(match.game.rules.seats(match.setup)), (
        f"result: no seats: {result.winning_seats()}"
    )
    assert len(set(result.winning_seats())) == len(result.winning_seats())
    assert sorted(map(result.place, result.ranking)) == [result.place(seat) for seat in result.ranking]
    if result.tie_break is not None:
        assert get_words(match).has(f"tie-break-{result.tie_break}"), f"no text tie-break-{result.tie_break}"
    for seat in viewers(match):
        view = match.view(seat)
        assert (view["winners"], view["tie_break"]) == (list(result.winning_seats()), result.tie_break)


@check("rules.decisions", by_seed=True)
def check_every_question_fits_the_host(key: str, seed: int) -> None:
    match = begin(key, seed)
    with report_on_failure(match):
        _check_questions(match)
        for _ in play(match, player_dice(seed)):
            _check_questions(match)


def _check_questions(match: Match) -> None:
    seats = match.game.rules.seats(match.setup)
    for seat in seats:
        ids = [option for decision in match.decisions_of(seat) for option in decision.options]
        assert len(ids) == len(set(ids)), f"{match.decisions_of(seat)[0].step}: an option twice: {ids}"
    for decision in match.decisions:
        assert decision.seat in seats, f"{decision.step}: no seat {decision.seat}"
        for option in decision.options:
            fits = re.fullmatch(f"[{OPTION_ID}]{{1,100}}", option) and not option.isdecimal()
            assert fits, f"{decision.step}: {option!r} is no id that a button can carry"
        assert re.fullmatch("[a-z0-9-]+", decision.step), f"{decision.step!r} is no name that a button can carry"
        assert 0 <= decision.least <= decision.most <= len(decision.options), decision
        assert match.player_of(decision.seat) in match.setup.players
        _check_question_texts(match, decision)


def _check_question_texts(match: Match, decision: Decision) -> None:
    groups = Counter[str]()
    assert say(match, match.game.speech.prompt(match.state, decision)).strip()
    for option in decision.options:
        text = match.game.speech.describe(match.state, decision, option)
        label, hint = say(match, text.label), say(match, text.hint) if text.hint else ""
        assert label.strip() and len(label) <= LABEL, f"{text.label.id}: a label has 1 to {LABEL} characters: {label!r}"
        assert len(hint) <= HINT, f"{decision.step}: the hint of {option} has over {HINT} characters: {hint!r}"
        group = say(match, text.group) if text.group else ""
        assert len(group) <= LABEL, f"{decision.step}: the group of {option} has over {LABEL} characters: {group!r}"
        groups[group] += 1
    if len(decision.options) > MENU:
        assert "" not in groups, f"{decision.step}: a long list without groups: {decision.options}"
        assert max(groups.values()) <= MENU and len(groups) <= MENU, f"{decision.step}: too long a list: {groups}"


@check("rules.is_asked_alone")
def check_nobody_is_asked_a_question_with_one_answer(key: str) -> None:
    """A required question leaves its seat at least two possible actions, except questions that the game declares
    (`is_asked_alone`)."""
    for seed in range(5 * GAMES_A_TEST):
        match = begin(key, seed)
        with report_on_failure(match):
            _check_choices(match)
            for _ in play(match, player_dice(seed)):
                _check_choices(match)


def _check_choices(match: Match) -> None:
    for decision in match.decisions:
        if decision.required and not match.game.rules.is_asked_alone(match.state, decision):
            can_do = [option for d in match.decisions_of(decision.seat) for option in d.options]
            assert len(can_do) > 1 or decision.least == 0, f"{decision.step}: nothing to choose but {can_do}"
            assert decision.least < len(decision.options) or len(can_do) > len(decision.options), decision


@check("texts")
def check_the_texts_have_its_name_and_the_first_rules(key: str) -> None:
    english = words("en", key)
    assert english.has("game-name")
    assert find_luck(get_game(key).title) is None or english.has("luck-unit")
    assert [rule for rule in find_first(english) if not english.has(f"rule-{rule}")] == []


@check("speech.event_text", by_seed=True)
def check_every_event_has_a_text(key: str, seed: int) -> None:
    game = get_game(key)
    match, events = Match.start(game, make_setup(game, seed))
    vocabulary = find_text_ids(game)
    with report_on_failure(match):
        _check_events(match, events, vocabulary["event"])
        for action, batch in play(match, player_dice(seed)):
            assert action.step in vocabulary["step"], f"no text ask-{action.step}"
            _check_events(match, batch, vocabulary["event"])


@check("speech.find_unavailable")
def check_every_unavailable_option_has_a_reason_that_reveals_nothing(key: str) -> None:
    match, _ = Match.start(get_game(key), make_setup(get_game(key), 2))
    dice, counts = player_dice(2), Counter[str]()
    with report_on_failure(match):
        for number, _ in enumerate(play(match, player_dice(2))):
            for decision in match.decisions if number % 5 == 0 and not match.held_answers else ():
                if counts[decision.step] < LOOKS_BACK:
                    counts[decision.step] += bool(_check_closed_options(match, decision, dice))


LOOKS_BACK = 6
"""Number of questions of each step whose closed options are checked."""


def _check_closed_options(match: Match, decision: Decision, dice: Dice) -> bool:
    """The closed options of a question: their labels fit, each is refused with a specific reason, and neither depends
    on anything the seat cannot see. Returns whether there are any."""
    speech = match.game.speech
    closed_options = speech.find_unavailable(match.state, decision)
    assert not set(closed_options) & set(decision.options), "it is on offer"
    twin = match.resample(decision.seat, Dice(dice.below(1 << 30)))
    same = next(
        d for d in twin.decisions if (d.seat, d.step, d.about) == (decision.seat, decision.step, decision.about)
    )
    assert speech.find_unavailable(twin.state, same) == closed_options, "it tells what is hidden"
    for option in dice.shuffle(closed_options)[:MOST_NAMED]:
        assert len(say(match, closed_options[option].label)) <= LABEL
        refusal = speech.explain(match.state, decision.seat, decision, option)
        assert refusal.reason.id not in GENERIC, (option, refusal)
        assert refusal.rule and say(match, refusal.reason), option
        assert speech.explain(twin.state, decision.seat, same, option) == refusal, "its reason tells what is hidden"
        with expect_refusal(IllegalAction, match.game.key, option):
            match.copy().submit(decision.seat, (option,), decision.step)
    return bool(closed_options)


GENERIC = {"error-not-on-offer", "refused-option", "refused-unknown-city", "refused-unknown-card"}
"""Refusals without a specific reason."""


@check("speech.along")
def check_options_chosen_together_have_a_legal_order(key: str) -> None:
    match, _ = Match.start(get_game(key), make_setup(get_game(key), 3))
    game, dice, counts = match.game, player_dice(3), Counter[str]()
    hits: dict[str, bool] = defaultdict(bool)
    steps = {step for steps in (*game.speech.along.values(), *game.speech.leads.values()) for step in steps}
    steps |= {step for own, others in game.speech.forms.items() for step in (own, *others)}
    assert {*steps, *game.speech.along, *game.speech.leads} <= find_text_ids(game)["step"]
    with report_on_failure(match):
        for _ in play(match, player_dice(3)):
            for decision in match.decisions:
                along = game.speech.along.get(decision.step)
                if along is None or not is_plain(decision) or match.held_answers or counts[decision.step] >= LOOKS_BACK:
                    continue
                counts[decision.step] += 1
                most = count_along(game, match.state, [decision], decision.seat, {decision.step})
                assert most >= 1
                together = frozenset({decision.step, *along})
                courses = [Course((option,), together) for option in dice.shuffle(decision.options)[:most]]
                order = find_order(game, match.state, decision.seat, courses)
                assert sorted(order) == sorted(courses)
                match.copy().submit(decision.seat, order[0].chain, decision.step)
                without, whole = game.speech.count_along(match.state, decision)
                limit = most - (whole - without)
                if most < MOST_TOGETHER and limit < len(set(decision.options) - game.speech.closing):
                    count = max(_answer_along(match.copy(), decision, along, dice) for _ in range(3))
                    assert count <= max(limit, 1), (decision, count)
                    hits[decision.step] |= count >= limit
    assert all(hits.values()), "so many could never be chosen"


def _answer_along(match: Match, decision: Decision, along: frozenset[str], dice: Dice) -> int:
    """The number of successive answers that a seat gives, without one that ends its turn, to questions that go
    together, until another player is asked or the choice cannot be undone."""
    steps, before, count, seats = {decision.step, *along}, len(match.log), 0, {decision.seat, *match.waiting_for()}
    while seats.issuperset(match.waiting_for()) and (not count or match.can_undo(decision.seat)):
        mine = [d for d in match.decisions_of(decision.seat) if d.step in steps and is_plain(d)]
        pairs = [(o, d) for d in mine for o in d.options if o not in match.game.speech.closing]
        if not pairs:
            break
        option, question = dice.shuffle(pairs)[0]
        match.submit(decision.seat, (option,), question.step)
        count += 1
    assert len(match.log) == before + count
    return count


@check("speech.sum_up")
def check_the_summary_of_a_stretch_uses_public_events_alone(key: str) -> None:
    """Stretches are numbered upwards; the summary of a finished one has a heading and lines with valid texts."""
    match, _ = Match.start(get_game(key), make_setup(get_game(key), 1))
    rules, speech = match.game.rules, match.game.speech
    views: list[tuple[int, View]] = []
    with report_on_failure(match):
        for _ in play(match, player_dice(1)):
            number = rules.stretch(match.state)
            if number is None or match.over or (views and views[-1][0] == number):
                continue
            view = json.loads(json.dumps(match.view(None)))
            if views:
                assert number > views[-1][0], "they are counted upwards"
                texts = speech.sum_up(views[-1][1], view)
                assert texts and all(say(match, line).strip() for line in texts)
                assert speech.sum_up(view, view)[1:] == [], "what is as it was is left out"
            views.append((number, view))
    assert not views or len(views) > 2


def _check_events(match: Match, events: list[Event], kinds: set[str]) -> None:
    seats, luck = set(match.game.rules.seats(match.setup)), find_luck(match.game.title)
    for event in events:
        rolls = [*luck.find(event)] if luck else []
        assert all(luck and seat in seats and value in luck.faces for seat, value in rolls), f"no such dice: {rolls}"
        assert event.kind in kinds, f"no text event-{event.kind}"
        assert set(event.to) <= seats, f"{event.kind}: no seats {event.to}"
        names = REFEREE_WORDS & {*event.data, *event.secret}
        assert not names, f"{event.kind}: the referee uses these names itself: {names}"
        assert not (event.is_hidden and event.data), f"{event.kind}: hidden, and yet for all: {event}"
        assert _is_json([dict(event.data), dict(event.secret)]), f"{event.kind}: not plain data: {event}"
    for seat in viewers(match):
        assert all(line.strip() for line in read_events(match, events, seat))


def _is_json(data: object) -> bool:
    try:
        return bool(json.loads(json.dumps(data)) == data)
    except TypeError:
        return False


# --- the same again ---


@check("rules.keys", by_seed=True)
def check_it_replays_byte_for_byte(key: str, seed: int) -> None:
    match, looks = begin(key, seed), Counter[str]()
    positions = {0: position_text(match)}
    with report_on_failure(match):
        for _ in play(match, player_dice(seed)):
            sealed_step = match.held_answers[-1][0].step if match.held_answers else ""
            if not sealed_step:
                positions[len(match.log)] = position_text(match)
            elif looks[sealed_step] < LOOKS:
                looks[sealed_step] += 1
                check_replay(match)
        check_replay(match)
        record = json.loads(json.dumps(match.record()))
        for upto in positions.keys() & {0, 1, len(match.log) // 3, len(match.log) // 2, len(match.log)}:
            assert position_text(Match.replay(match.game, record, upto)) == positions[upto]


@check("rules.begin")
def check_the_same_seed_gives_the_same_game_and_another_another(key: str) -> None:
    assert position_text(begin(key, 7)) == position_text(begin(key, 7))
    assert position_text(begin(key, 7)) != position_text(begin(key, 7 + len(get_game(key).title.player_counts)))


@check("rules.keys", by_seed=True)
def check_it_survives_json_and_plays_on_identically(key: str, seed: int) -> None:
    match = begin(key, seed)
    with report_on_failure(match):
        for number, _ in enumerate(play(match, player_dice(seed))):
            if number % 23:
                continue
            again = check_json(match)
            live = match.copy()
            for one, other in zip(play(live, Dice(number), 25), play(again, Dice(number), 25), strict=True):
                assert one == other
            assert position_text(live) == position_text(again)


@check("rules.new_state", by_seed=True)
def check_a_copy_shares_nothing(key: str, seed: int) -> None:
    match = begin(key, seed)
    with report_on_failure(match):
        for number, _ in enumerate(play(match, player_dice(seed))):
            if number % 31:
                continue
            before = everything(match)
            twin = match.copy()
            assert everything(twin) == before
            while twin.log and twin.can_undo(twin.log[-1].seat):
                twin.undo(twin.log[-1].seat)
            for _ in play(twin, Dice(number), 10):
                pass
            assert everything(match) == before


@check("rules.keys", by_seed=True)
def check_it_resumes_from_its_last_settled_position(key: str, seed: int) -> None:
    match = begin(key, seed)
    text, before = position_text(match), 0
    with report_on_failure(match):
        for number, _ in enumerate(play(match, player_dice(seed))):
            if match.is_settled:
                text, before = position_text(match), len(match.log)
            if number % 5:
                continue
            log, held_answers = match.log, [answer for _, answer in match.held_answers]
            again = Match.resume(
                match.game, match.setup, json.loads(text), log[:before], log[before:], match.revision, held_answers
            )
            assert everything(again) == everything(match)
            assert _undo_all(again) == _undo_all(match.copy())


def _undo_all(match: Match) -> list[str]:
    """The positions that undo returns to, the latest first, as far as undo is possible."""
    positions = []
    while match.log and match.can_undo(match.log[-1].seat):
        match.undo(match.log[-1].seat)
        positions.append(position_text(match))
    return positions


# --- refusals and undo ---


@check("speech.explain", by_seed=True)
def check_a_refusal_leaves_no_trace(key: str, seed: int) -> None:
    match = begin(key, seed)
    options: dict[str, None] = {}
    with report_on_failure(match):
        for number, _ in enumerate(play(match, player_dice(seed))):
            options.update(dict.fromkeys(option for decision in match.decisions for option in decision.options))
            if number % 17 == 0:
                _assert_refusals(match, _forbidden_choices(match, Dice(number).shuffle(options)[:20]))
        _assert_refusals(match, ((seat, (next(iter(options)),), None) for seat in match.game.rules.seats(match.setup)))


def _forbidden_choices(match: Match, options: list[str]) -> Iterator[tuple[Seat, tuple[str, ...], str | None]]:
    """Choices that are not allowed now: invalid ids, options of other moments, too many options, other seats, other
    questions."""
    for seat in match.game.rules.seats(match.setup):
        on_offer = {option for decision in match.decisions_of(seat) for option in decision.options}
        yield seat, ("no:such:option",), None
        yield seat, ("",), None
        yield seat, (*sorted(on_offer), "no:such:option"), None
        yield seat, tuple(option for option in options if option in on_offer)[:1] * 2 or ("x",), None
        for option in options:
            if option not in on_offer:
                yield seat, (option,), None
    for decision in match.decisions:
        yield decision.seat, (decision.options[0],), "no-such-step"
        if decision.least:
            yield decision.seat, (), decision.step
        if decision.most < len(decision.options):
            yield decision.seat, decision.options[: decision.most + 1], decision.step
    yield "nobody", ("no:such:option",), None


def _assert_refusals(match: Match, choices: Iterable[tuple[Seat, tuple[str, ...], str | None]]) -> None:
    """Each choice is refused with a sentence, and together they change nothing."""
    before = everything(match)
    for seat, picks, step in choices:
        try:
            match.submit(seat, picks, step)
        except IllegalAction as refusal:
            assert get_words(match).text(refusal.reason).strip()
        else:
            raise AssertionError(f"not refused: {seat} {picks} {step}")
    assert everything(match) == before


@check("rules.new_state", by_seed=True)
def check_undo_is_exact_or_refused(key: str, seed: int) -> None:
    match, dice = begin(key, seed), player_dice(seed)
    before = everything(match)
    with report_on_failure(match):
        while not match.over:
            decision, picks = choose(match.decisions, dice)
            events = match.submit(decision.seat, picks, decision.step)
            after = everything(match)
            seats = match.game.rules.seats(match.setup)
            for seat in seats:
                if seat != decision.seat or not match.can_undo(seat):
                    assert match.can_undo(seat) == bool(_draft_of(match, seat))
                    if not match.can_undo(seat):
                        _assert_no_undo(match, seat)
            assert everything(match) == after, "undo was refused and left a trace"
            last = _draft_of(match, decision.seat) or match.log
            if (
                match.can_undo(decision.seat)
                and after[0] != before[0]
                and last[-1] == Action(decision.seat, decision.step, picks)
            ):
                assert match.undo(decision.seat) == Action(decision.seat, decision.step, picks)
                again = everything(match)
                assert again[:3] == before[:3] and again[3] == after[3] + 1
                assert match.submit(decision.seat, picks, decision.step) == events
                assert everything(match)[:3] == after[:3]
            before = after


def _draft_of(match: Match, seat: Seat) -> list[Action]:
    """The choices of a seat's draft, which nobody else knows."""
    return [action for decision, action in match.held_answers if decision.draft and decision.seat == seat]


def _assert_no_undo(match: Match, seat: Seat) -> None:
    with expect_refusal(UndoRefusal, match.game.key, f"undo by {seat}"):
        match.undo(seat)


@check("rules.view", by_seed=True)
def check_an_answer_that_reveals_something_cannot_be_undone(key: str, seed: int) -> None:
    """A choice that rolled dice, told another seat a secret or showed its own seat something new cannot be undone."""
    match, dice = begin(key, seed), player_dice(seed)
    with report_on_failure(match):
        while not match.over:
            decision, picks = choose(match.decisions, dice)
            before, dice_state = match.copy(), match.rng.state
            events = match.submit(decision.seat, picks, decision.step)
            if match.is_settled or match.log == before.log:
                continue
            assert match.rng.state == dice_state, f"{match.log[-1]} rolled dice and can be undone"
            assert not [event for event in events if event.secret and set(event.to) != {decision.seat}]
            for number in range(DEALS):
                twin = before.resample(decision.seat, Dice(number))
                twin.submit(decision.seat, picks, decision.step)
                one, other = match.view(decision.seat), twin.view(decision.seat)
                shows = ", ".join(key for key in one | other if one.get(key) != other.get(key))
                assert not shows, f"{match.log[-1]} reveals {shows} and can be undone: ctx.no_undo() is missing"


# --- several at once ---


@check("rules.view")
def check_several_seats_can_be_asked_at_once(key: str) -> None:
    """After a sealed answer that is not the last, and after a draft, all others see the same, are asked the same, get
    the same refusals and may undo the same as before; the log and the events do not contain it. Once a first-come
    question is answered, no other seat is asked it."""
    for match in begin_configurations(key):
        with report_on_failure(match):
            for player in players_of(key, choose_evenly):
                _play_and_check(match.copy(), player)


def _play_and_check(match: Match, player: Chooser) -> None:
    dice, counts = player_dice(match.setup.seed), Counter[str]()
    while not match.over:
        decision, picks = player(match.decisions, dice)
        looks = (decision.sealed or decision.draft) and counts[decision.step] < LOOKS
        counts[decision.step] += 1
        before = match.copy() if looks else None
        group, length = [d for d in match.decisions if d.first_come and d.step == decision.step], len(match.log)
        events = match.submit(decision.seat, picks, decision.step)
        _check_hidden_events(match, events)
        if len(match.log) == length:
            assert decision.sealed or decision.draft, f"{decision.step} left no trace"
            assert not events
            if before is not None:
                _check_secrecy_of_answer(before, match, decision, picks)
                if counts[decision.step] == 1:
                    check_replay(match)
        if decision.first_come:
            assert len({d.seat for d in group}) > 1, "nobody could have been first but one"
            assert not [d for d in group if d in match.decisions], f"{decision.step} is still open"


def _check_hidden_events(match: Match, events: list[Event]) -> None:
    """A seat reads nothing about events that are hidden from it."""
    for seat in viewers(match):
        for event in (event for event in events if not event.reaches(seat)):
            assert not read_events(match, [event], seat), f"{event.kind} is told to {seat}"
            assert not match.game.speech.story([event], seat), f"{event.kind} is told to {seat}"


def _check_secrecy_of_answer(before: Match, match: Match, decision: Decision, picks: tuple[str, ...]) -> None:
    seats = match.game.rules.seats(match.setup)
    for seat in [None, *(seat for seat in seats if seat != decision.seat)]:
        assert _reading_of(before, seat) == _reading_of(match, seat), f"{seat} could tell that {decision.seat} answered"
        worlds = [json.dumps(one.resample(seat, Dice(match.revision)).record()) for one in (before, match)]
        assert worlds[0] == worlds[1], f"a world of {seat} knows that {decision.seat} answered"
        if seat is not None:
            assert _refusals(before, seat, decision) == _refusals(match, seat, decision)
            assert before.can_undo(seat) == match.can_undo(seat)
    if decision.sealed:
        (mine,) = [d for d in match.decisions_of(decision.seat) if d.options == decision.options]
        assert mine.answered and not mine.required
        answer = match.find_sealed_answer(decision)
        assert answer is not None and answer.picks == picks
    check_json(match)


def _refusals(match: Match, seat: Seat, decision: Decision) -> list[str]:
    """The refusals a seat reads when it tries another seat's answers, or undo."""
    lines = []
    for attempt in [*((option,) for option in decision.options), ("no:such:option",), None]:
        try:
            if attempt is None:
                match.copy().undo(seat)
            else:
                match.find_decision(seat, attempt)
            lines.append("")
        except PlayerError as refusal:
            lines.append(get_words(match).text(refusal.reason))
    return lines


# --- whoever does not answer ---


@check("rules.default", by_seed=True)
def check_defaults_are_legal_and_end_every_game(key: str, seed: int) -> None:
    """At any moment a clock can choose for a seat: always the same answer, which depends only on what that seat may
    know. Games in which nobody ever answers end."""
    match, dice = begin(key, seed), player_dice(seed)
    with report_on_failure(match):
        for number, _ in enumerate(play(match, dice)):
            if number % 9 == 0:
                for decision in match.decisions:
                    _check_default(match, decision, Dice(number))
            if number % 150 == 0:
                _run_down(match.copy())
        _run_down(begin(key, seed))


def _check_default(match: Match, decision: Decision, rng: Dice) -> None:
    picks = match.default(decision)
    trial = match.copy()
    assert picks == match.default(decision) == trial.default(decision), f"default: {decision.step}: not always the same"
    try:
        trial.submit(decision.seat, picks, decision.step)
    except IllegalAction as refusal:
        raise AssertionError(f"default: {decision.step}: {picks} is refused: {refusal}") from refusal
    twin = match.resample(decision.seat, rng)
    same = [
        d for d in twin.decisions if (d.seat, d.step, d.options) == (decision.seat, decision.step, decision.options)
    ]
    assert same, f"{decision.step}: asked by what its seat cannot see"
    assert twin.default(same[0]) == picks, f"default: {decision.step}: chosen by what its seat cannot see"


def _run_down(match: Match) -> None:
    """Play on by default answers only. Raises AssertionError if the game does not end."""
    for _ in range(DEFAULTS):
        if match.over:
            return
        decision = next(d for d in match.decisions if d.required and not match.find_sealed_answer(d))
        match.submit(decision.seat, match.default(decision), decision.step)
    raise AssertionError(f"default: no end by defaults alone: {match.log[-5:]}")


# --- standing orders and the guided game ---


@check("rules.orders")
def check_a_standing_order_answers_legally_or_not_at_all(key: str) -> None:
    """With every setting in its schema, from the seat's view as plain data, which the order must not change."""
    game = get_game(key)
    for order in game.rules.orders:
        assert words("en", key).has(f"order-{order.key}") and order.ends in ("once", "turn", "round", "opening")
        assert order.steps and set(order.steps) <= find_text_ids(game)["step"], order.key
        answers = sum(_follow(match, order) for match in begin_configurations(key))
        answers = answers or any(_follow(match, order, taste) for match, taste in begin_at_starts(key))
        assert answers, f"{order.key} never answers"


def _follow(match: Match, order: OrderKind, chooser: Chooser = choose) -> int:
    """The number of answers that an order gives in a random game."""
    answers, looks = 0, Counter[str]()
    with report_on_failure(match):
        for _ in play(match, player_dice(match.setup.seed), choose=chooser):
            for decision in match.decisions:
                if decision.step in order.steps and looks[decision.step] < LOOKS:
                    looks[decision.step] += 1
                    for settings in _settings(order):
                        answers += _follow_once(match, order, decision, settings)
    return answers


def _settings(order: OrderKind) -> list[dict[str, Any]]:
    """The settings of an order to try: the defaults, then every value of each setting with the defaults of the
    others."""
    properties = order.settings
    usual = {name: schema["default"] for name, schema in properties.items()}
    return [usual, *({**usual, name: v} for name, schema in properties.items() for v in option_values(schema))]


def _follow_once(match: Match, order: OrderKind, decision: Decision, settings: dict[str, Any]) -> bool:
    view = json.loads(json.dumps(match.view(decision.seat)))
    picks = order.answer(view, decision, settings)
    assert view == match.view(decision.seat), f"{order.key} changed the view it was given"
    if picks is None:
        return False
    match.copy().submit(decision.seat, picks, decision.step)
    return True


@check("rules.guide")
def check_every_chapter_of_the_guided_game_ends(key: str) -> None:
    """With the first answer to every question, and with the last one to the last question, optional ones included. Each
    step is told in few words."""
    game, english = get_game(key), words("en", key)
    for number, chapter in enumerate(game.rules.guide):
        for step in chapter.steps:
            assert english.has(f"guide-{step.key}"), f"guide-{step.key}"
            length = len(english.say(f"guide-{step.key}").split())
            assert length <= MOST_TOLD, f"guide-{step.key} has {length} words"
        for place in (0, -1):
            run = _play_guide(game, number, place)
            assert run.count <= run.most and run.count and run.step, f"chapter {number + 1} does not end"


def _play_guide(game: AnyGame, number: int, place: int) -> GuideRun:
    """A chapter at its end, with the answers at one end of each list."""
    names = [f"Bot {one}" for one in range(1, game.rules.guide[number].players)]
    run = resume(game, Progress(number), User(1, "Learner"), names)
    while not run.is_done:
        while (request := run.find_request()) is not None and not run.is_done:
            dice = Dice(len(run.playing.match.log))
            run.answer(request, choose_as_bot(run.playing.match, request.seat, LEVEL, dice, request.step))
        if run.is_page:
            run.turn_page()
        elif not run.is_done:
            _answer_guide(run, place)
    return run


def _answer_guide(run: GuideRun, place: int) -> None:
    decision = run.questions[place].decision
    options = decision.options if place == 0 else decision.options[::-1]
    picks = tuple(sorted(options[: max(decision.least, 1)], key=decision.options.index))
    try:
        run.choose(Act(decision.seat, decision.step, picks))
    except IllegalAction:  # these do not go together
        first = run.questions[0].decision
        run.choose(Act(first.seat, first.step, run.playing.match.default(first)))


# --- secrets ---


@check("rules.resample", by_seed=True)
def check_hidden_facts_change_nothing_that_a_seat_reads(key: str, seed: int) -> None:
    """Deal again what a seat cannot see: its view, questions and score stay the same. Make the same choice in both
    games: if the seat's views are equal afterwards, the events it reads must be equal too."""
    match, dice = begin(key, seed), player_dice(seed)
    comparisons = 0
    with report_on_failure(match):
        while not match.over:
            decision, picks = choose(match.decisions, dice)
            if len(match.log) % 7 == 0:
                for number, seat in enumerate(viewers(match)):
                    comparisons += _compare_with_another_deal(
                        match, seat, Dice(1000 * len(match.log) + number), decision, picks
                    )
            match.submit(decision.seat, picks, decision.step)
        assert comparisons


def _compare_with_another_deal(
    match: Match, seat: Seat | None, rng: Dice, decision: Decision, picks: tuple[str, ...]
) -> int:
    live, twin = match.copy(), match.resample(seat, rng)
    twin.rng = live.rng.copy()  # what is thrown is for all to see
    match.game.rules.check(twin.state)
    assert _reading_of(twin, seat) == _reading_of(live, seat), f"{seat} could tell the deals apart"
    try:
        other = twin.submit(decision.seat, picks, decision.step)
    except IllegalAction:
        return 0
    batch = live.submit(decision.seat, picks, decision.step)
    if live.view(seat) != twin.view(seat) or (decision.sealed and live.log != match.log):
        return 0
    if any(event.kind in leeway_of(match.game.key).reveals for event in batch):
        return 0
    assert read_events(live, batch, seat) == read_events(twin, other, seat), f"{seat} was told more than its view shows"
    public = [[(e.kind, e.data_for(seat)) for e in events if e.reaches(seat)] for events in (batch, other)]
    assert public[0] == public[1], f"{seat} was given more than its view shows"
    return 1


@check("rules.resample")
def check_the_same_view_and_dice_give_the_same_deal(key: str) -> None:
    """With every option and every number of players: from two games that a seat cannot distinguish, the same dice make
    the same imagined game, byte for byte, including dice, sealed answers and drafts, and it can be replayed from its
    record."""
    count, secrets = 0, False
    for match in (*begin_configurations(key), *(begin(key, 2 * seed + 1) for seed in range(GAMES_A_TEST))):
        with report_on_failure(match):
            for player in players_of(key, choose):
                live = match.copy()
                for number, (_, events) in enumerate(play(live, player_dice(match.setup.seed), choose=player)):
                    secrets = secrets or any(event.secret for event in events)
                    if number - match.setup.seed % 5 in MOMENTS:
                        count += _check_worlds(live, Dice(number))
    assert count or not secrets, "nothing is ever dealt again"


def _check_worlds(match: Match, dice: Dice) -> int:
    """The number of seats, of two or of a seat and a spectator, for which a possible world differs from the real
    one."""
    count, dump = 0, match.game.rules.dump
    for seat in dice.shuffle(viewers(match))[:2]:
        other, number = match.resample(seat, dice), dice.below(1 << 64)
        world, again = match.resample(seat, Dice(number)), other.resample(seat, Dice(number))
        same = json.dumps(world.record()) == json.dumps(again.record()) and world.decisions == again.decisions
        keys = (world.rng.state[:64], f"{world.setup.seed:064x}")
        assert match.rng.state[:64] not in keys, f"{seat} could foresee the dice"
        assert same and world.revision == again.revision, f"for {seat} the worlds depend on what is hidden"
        count += dump(other.state) != dump(match.state)
    check_replay(world)
    return count


@check("rules.resample")
def check_every_imagined_position_can_be_finished_and_holds_no_secret(key: str) -> None:
    """At every kind of question, for every seat and a spectator: the imagined worlds are legal, the seat receives the
    same in them, and they can be played on. If others give answers that the seat cannot distinguish, its worlds stay
    the same."""
    counts = Counter[str]()
    for number, (step, match) in enumerate(find_moments(key)):
        counts[step] += 1
        with report_on_failure(match):
            seats = viewers(match)
            for place, seat in enumerate(seats):
                reading, is_whole = _reading_of(match, seat), (number + place) % len(seats) < WHOLE
                for deal in range(DEALS):
                    world = match.resample(seat, Dice(DEALS * number + deal))
                    assert _reading_of(world, seat) == reading, f"{seat} could tell the deals apart"
                    _play_on(world, Dice(deal), to_the_end=is_whole and deal == 0 and counts[step] < MOMENTS_A_KIND)
            for decision in [d for d in match.decisions if d.step == step][:1]:
                _compare_worlds(match, decision, Dice(number))
    gaps = find_text_ids(get_game(key))["step"] - counts.keys() - {*leeway_of(key).rare}
    assert not gaps, f"never asked in the sample: {sorted(gaps)}"


MOMENTS_A_KIND = max(2, GAMES_A_TEST)
"""Number of moments, each of another game, in which worlds are dealt for each kind of question."""
DEALS, BRANCHES, A_WHILE = max(2, GAMES_A_TEST), 3, 6
"""The number of worlds for each seat, of which one is played to the end except in the last moment of a kind; the number
of answers that are compared; and the number of choices for which the other worlds are played on."""
WHOLE = GAMES_A_TEST if GAMES_A_TEST > 2 else 1
"""The number of seats, in turn, whose world is played to the end in a moment."""


def find_moments(key: str) -> Iterator[tuple[str, Match]]:
    """Each kind of question with matches in which it is open: the last time in a game, for several games. Plays as many
    games as that needs, at most forty times the number of moments."""
    steps = find_text_ids(get_game(key))["step"]
    need = Counter(dict.fromkeys(steps, MOMENTS_A_KIND))
    for number, (match, chooser) in enumerate(_begin_for_moments(key)):
        if not set(+need) - {*leeway_of(key).rare} or number == 40 * MOMENTS_A_KIND:
            return
        last = _find_last(match, need)
        for _ in play(match, player_dice(number), choose=chooser):
            last |= _find_last(match, need)
        need.subtract(last.keys())
        yield from last.items()


def _begin_for_moments(key: str) -> Iterator[tuple[Match, Chooser]]:
    for number, chooser in enumerate(cycle([choose, *(taste.choose for taste in find_tastes(key).values())])):
        yield begin(key, number), chooser
        if number % 4 == 3:
            yield from begin_at_starts(key)


def _find_last(match: Match, need: Counter[str]) -> dict[str, Match]:
    steps = [decision.step for decision in match.decisions if need[decision.step] > 0]
    return dict.fromkeys(steps, match.copy()) if steps else {}


def _play_on(world: Match, dice: Dice, *, to_the_end: bool) -> None:
    world.game.rules.check(world.state)
    check_waiting(world)
    for _ in play(world, dice, choose=choose_required_answer) if to_the_end else play(world, dice, A_WHILE):
        check_waiting(world)
    world.game.rules.check(world.state)
    assert world.over or not to_the_end


def _compare_worlds(match: Match, decision: Decision, dice: Dice) -> None:
    """If a seat cannot distinguish two answers, its worlds are the same after both."""
    branches = []
    for option in dice.shuffle(decision.options)[:BRANCHES]:
        rest = [other for other in decision.options if other != option]
        branch = match.copy()
        events = branch.submit(decision.seat, (option, *rest[: max(decision.least, 1) - 1]), decision.step)
        branches.append((branch, events))
    aloud = decision.step in leeway_of(match.game.key).aloud
    for seat in [seat for seat in viewers(match) if seat != decision.seat and not aloud]:
        worlds: dict[str, str] = {}
        for branch, events in branches:
            sight = json.dumps([[e.kind, e.data_for(seat)] for e in events if e.reaches(seat)]) + _reading_of(
                branch, seat
            )
            world = json.dumps(branch.resample(seat, Dice(7)).record())
            same = worlds.setdefault(sight, world) == world
            assert same, f"a world of {seat} knows what {decision.seat} answered to {decision.step}"


@check("speech.explain", by_seed=True)
def check_a_refusal_reveals_nothing(key: str, seed: int) -> None:
    """For any id that a player names, the reason is a sentence, and it is the same in all games that the seat cannot
    distinguish."""
    options = list(dict.fromkeys(option for number in range(3) for option in _meet_options(begin(key, seed + number))))
    match, dice = begin(key, seed), Dice(seed)
    with report_on_failure(match):
        for number, _ in enumerate(play(match, player_dice(seed))):
            if number in REFUSED:
                for seat in match.game.rules.seats(match.setup):
                    picks = [*dice.shuffle(options)[:MOST_NAMED], "", "no:such:option"]
                    assert _list_refusals(match, seat, picks) == _list_refusals(match.resample(seat, dice), seat, picks)


@check("speech.find_unavailable", by_seed=True)
def check_closed_options_reveal_nothing(key: str, seed: int) -> None:
    """The closed options, their labels and reasons are the same in all games that the seat cannot distinguish."""
    match, dice = begin(key, seed), Dice(seed)
    with report_on_failure(match):
        for number, _ in enumerate(play(match, player_dice(seed))):
            if number in CLOSED:
                for decision in () if match.held_answers else match.decisions:
                    closed_options = _list_closed_options(match.game, match.state, decision)
                    for _ in range(2):
                        world = match.imagine(decision.seat, Dice(dice.below(1 << 30)))
                        assert _list_closed_options(match.game, world, decision) == closed_options


def _list_closed_options(game: AnyGame, state: Any, decision: Decision) -> dict[str, tuple[OptionText, PlayerRefusal]]:
    """The closed options of a question in order, with their texts and refusals."""
    texts = game.speech.find_unavailable(state, decision)
    return {o: (reads, game.speech.explain(state, decision.seat, decision, o)) for o, reads in texts.items()}


def _meet_options(match: Match) -> Iterator[str]:
    """Every option on offer in a random game."""
    for _ in play(match, player_dice(match.setup.seed)):
        for decision in match.decisions:
            yield from decision.options


def _list_refusals(match: Match, seat: Seat, picks: list[str]) -> list[tuple[str, str, str | None]]:
    """The refusals of each pick that is not on offer, in words."""
    mine, explain = match.decisions_of(seat), match.game.speech.explain
    on_offer = {option for decision in mine for option in decision.options}
    refusals = []
    for pick in picks:
        for decision in () if pick in on_offer else (None, *mine):
            reason, rule = explain(match.state, seat, decision, pick)
            sentence = get_words(match).text(reason)
            assert sentence.strip()
            refusals.append((pick, sentence, rule))
    return refusals


def read_openly(match: Match, seat: Seat) -> list[Any]:
    """The public form of the questions to a seat, as the channel shows them."""
    prompts = [
        (match.game.speech.prompt(match.state, d), d, has_size) for d, has_size in find_open_questions(match, seat)
    ]
    return [(repr(prompt), len(decision.options) if has_size else None) for prompt, decision, has_size in prompts]


def _reading_of(match: Match, seat: Seat | None) -> str:
    """All that a seat is shown now, as one text."""
    mine = match.decisions_of(seat) if seat else []
    content = {
        "view": match.view(seat),
        "score": match.score(),
        "waiting": match.waiting_for(),
        "asked openly": [read_openly(match, one) for one in match.waiting_for()],
        "asked": [(d.step, d.required, d.least, d.most, d.rule, read_question(match, d)) for d in mine],
    }
    return json.dumps(content)


@check("rules.view", by_seed=True)
def check_a_view_is_plain_data_and_never_holds_the_dice(key: str, seed: int) -> None:
    match = begin(key, seed)
    with report_on_failure(match):
        for number, _ in enumerate(play(match, player_dice(seed))):
            if number % 50 == 0:  # where nothing was thrown yet, the dice are still the seed
                for seat in viewers(match):
                    text = json.dumps(match.view(seat))
                    assert json.loads(text) == match.view(seat) == match.view(seat, match.view(None))
                    assert match.rng.state[:64] not in text


# --- set-ups and positions ---


def option_sets(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Every non-default value of every option in the schema, one at a time."""
    for name, schema in game.rules.options_schema().get("properties", {}).items():
        assert "default" in schema, f"option {name} has no default"
        if name in game.title.option_files:
            continue
        values = option_values(schema)
        assert values, f"option {name}: the host cannot offer it"
        yield from ({name: value} for value in values if value != schema["default"])


@check("rules.options")
def check_every_option_plays_to_the_end(key: str) -> None:
    """Every value of an option allows some number of players, and plays to the end with one of these numbers, in
    turn."""
    game = get_game(key)
    for seed, options in enumerate(option_sets(game)):
        matches = [match for count in game.title.player_counts if (match := _find_start(game, seed, options, count))]
        assert matches, f"nobody can play with {options}"
        counts = tuple(len(match.setup.players) for match in matches)
        assert counts == game.player_counts(options), f"it says otherwise who can play with {options}"
        _play_to_the_end(matches[seed % len(matches)], seed)


def _find_start(game: AnyGame, seed: int, options: dict[str, Any], count: int) -> Match | None:
    """A match with these options, or None if they do not allow this number of players."""
    try:
        return Match.start(game, make_setup(game, seed, options, count))[0]
    except PlayerError as refusal:
        assert words("en", game.key).text(refusal.reason).strip()
        return None


def _play_to_the_end(match: Match, seed: int) -> None:
    with report_on_failure(match):
        for _ in play(match, player_dice(seed)):
            pass
        assert match.over
        _check_result(match)
        match.game.rules.check(match.state)
        check_json(match)
        check_replay(match)


@check("rules.options")
def check_unsuitable_set_ups_are_refused(key: str) -> None:
    game = get_game(key)
    fits = make_setup(game, 0)
    wrong = [Setup(key, ("Ann",) * n, 0) for n in range(8) if n not in game.title.player_counts]
    wrong += [Setup(key, fits.players, 0, {"no_such_option": 1})]
    for name, schema in game.rules.options_schema().get("properties", {}).items():
        for value in (
            *(() if "default" in schema and schema["default"] is None else (None,)),
            [],
            {},
            "no such value",
            -1,
            10**30,
            1.5,
            *(() if schema.get("type") == "boolean" else (True,)),
        ):
            wrong.append(Setup(key, fits.players, 0, {name: value}))
    for setup in wrong:
        with expect_refusal(PlayerError, key, setup):
            Match.start(game, setup)


@check("rules.fill_in")
def check_a_sparse_position_begins_a_turn(key: str) -> None:
    game = get_game(key)
    setup = make_setup(game, 3)
    match = Match.at(game, setup, {})[0]
    assert position_text(match) == position_text(Match.at(game, setup, {})[0])
    check_waiting(match)
    check_json(match)
    for seat in game.rules.seats(setup):
        active = Match.at(game, setup, {"active": seat})[0]
        assert seat in active.waiting_for()
    for _ in play(match, Dice(3), 60):
        game.rules.check(match.state)
    check_replay(match)


@check("rules.keys")
def check_impossible_positions_are_refused(key: str) -> None:
    """A damaged position is refused with a sentence, or it is a possible position."""
    game = get_game(key)
    setup = make_setup(game, 1)
    position = _position_in_the_middle(game, setup)
    refusals, faults = 0, []
    for what, damaged_position in _garble(position):
        try:
            again = Match.at(game, setup, json.loads(json.dumps(damaged_position)))[0]
            game.rules.check(again.state)
            check_waiting(again)
            for _ in play(again, Dice(1), 10):
                check_waiting(again)
            for decision in again.decisions:
                read_question(again, decision)
        except PlayerError as refusal:
            assert words("en", key).text(refusal.reason).strip()
            refusals += 1
        except Exception as fault:
            faults.append(f"{what}: {fault!r}")
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)
    assert refusals > len(position)


def _position_in_the_middle(game: AnyGame, setup: Setup) -> dict[str, Any]:
    whole = Match.start(game, setup)[0]
    choices = sum(1 for _ in play(whole, player_dice(1)))
    match = Match.start(game, setup)[0]
    for _ in play(match, player_dice(1), choices // 4):
        pass
    return match.position()


def _garble(position: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Positions with one value replaced, with one value alone (a sparse position) or without one value; each with a
    description."""
    for name in position:
        if name == "random":
            continue
        for value in (None, 7, -1, 10**30, "x", [], {}, ["x"], {"x": "y"}, [[1]], True, 0.5, {"x": [1, 2, 3]}):
            yield f"whole, {name}: {value}", {**position, name: value}
            yield f"sparse, {name}: {value}", {name: value}
        yield f"whole without {name}", {key: value for key, value in position.items() if key != name}
    yield "unknown key", {"no such key": 1}


@check("rules.keys")
def check_a_finished_game_can_be_loaded(key: str) -> None:
    match = begin(key, 4)
    for _ in play(match, player_dice(4)):
        pass
    again = check_json(match)
    assert again.over and again.score() == match.score() and not again.decisions
