"""Whether the reason for a refusal is the one that really refused.

The first test knows no rule. A choice that was open to a question and is so no more is refused by what has
changed since: its reason may not be one that could have been given while it was open. What could have been given then
is asked for in that very position, with the choice taken off the question and nothing else. The second breaks one rule
for a choice that is legal, and asks which.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Context, Decision, PlayerRefusal, Seat
from fronde.games import GAMES, get_game
from fronde.games.frondeurs.changes import place
from fronde.games.frondeurs.data import ACTION_CARDS, FACTIONS, INDEX
from fronde.games.frondeurs.model import NOBODY, count_supply, get_owner, remove_cubes
from fronde.games.frondeurs.steps.placing import find_reach
from fronde.games.jeanne.data import CITY
from fronde.games.jeanne.model import CASTLE
from fronde.games.liberte.data import CARDS as LIBERTE_CARDS
from fronde.games.liberte.data import PLACE
from fronde.games.liberte.model import Stack, free_tokens
from fronde.testing.contract import GAMES_A_TEST, GENERIC
from fronde.texts import words
from fronde.tools.play import make_setup, play, player_dice

SAMPLE = 6
"""Options of a question that are remembered until it is asked again."""
WHOLE_RULES: Mapping[str, Mapping[str, str]] = {
    "frondeurs": {
        "at-any-time": "reserve affiliate king-progress recover-king",
        "spend-reserve": "price stop",
        "move-destination": "move-price outnumbered",
        "move-cubes": "go no-way",
        "remove-cubes": "stop",
        "place-cubes": "stop",
        "play-card": "coin crown discard nothing-to-do",
        "pay-for-king": "recover-king",
        "choose-action": "action-idle liberate",
        "king-progress": "last-cube",
        "displace-cubes": "refuge-far",
    },
    "jeanne": {
        "revolt": "tried",
        "buy": "hand-full",
        "expand": "no-road no-port",
        "play-plunderers": "plundered",
        "fight": "moment",
    },
    "liberte": {
        "refresh-discard": "not-in-hand",
        "go-on": "no-second no-target",
        "choose-action": "no-target no-token",
        "refresh-draw": "one-card",
        "take-second": "second-taken",
        "place-blocks": "how-many",
        "province-tie": "decline-here too-low",
        "votes-tie": "decline-here too-low",
        "government-tie": "decline-here too-low",
        "battle-tie": "decline-here too-low",
    },
    "mousquetaires": {
        "act": "no-partner no-foe no-actions no-pistole",
        "treachery": "no-treachery",
        "fight": "helped combat-cards",
        "play-cards": "helped",
        "lay-tokens": "token-here",
        "reveal": "option",
        "pay-card": "pay-combat",
        "pay-spies": "pay-two",
        "reroll": "no-such-die",
        "reroll-red": "no-such-die",
        "take-paris": "paris-not",
        "first-paris": "paris-not",
    },
    "richelieu": {"take-card": "cannot-pay"},
}
"""By step the reasons that stand last, where nothing else is in the way: they say the rule as a whole, and are true of
every choice that is refused."""


class ClosedChoice(NamedTuple):
    """A choice that was open when the question was asked the last time: what is said of it now, and what could have
    been said then."""

    decision: Decision
    option: str
    now: PlayerRefusal
    then: PlayerRefusal


def find_unavailable(key: str, seed: int) -> Iterator[ClosedChoice]:
    """Every choice of a random game that was remembered and is open no more."""
    game, dice = get_game(key), player_dice(seed + 100)
    match, _ = Match.start(game, make_setup(game, seed))
    open_before: dict[tuple[Seat, str], dict[str, PlayerRefusal]] = {}
    for _ in play(match, player_dice(seed)):
        if match.held_answers or match.over:
            open_before.clear()
            continue
        for decision in match.decisions:
            options = {o for other in match.decisions if other.seat == decision.seat for o in other.options}
            for option, then in open_before.get((decision.seat, decision.step), {}).items():
                if option not in options:
                    now = game.speech.explain(match.state, decision.seat, decision, option)
                    yield ClosedChoice(decision, option, now, then)
        for decision in match.decisions:
            sample = dice.shuffle(decision.options)[:SAMPLE]
            open_before[decision.seat, decision.step] = {o: explain_without(match, decision, o) for o in sample}


def explain_without(match: Match, decision: Decision, option: str) -> PlayerRefusal:
    """What would be said of a choice that is open, were it not."""
    rules, state = match.game.rules, match.state
    less = replace(decision, options=tuple(one for one in decision.options if one != option))
    if hasattr(state, "open_decisions"):  # a position that keeps its questions
        state = rules.copy(state)
        state.open_decisions = tuple(less if one == decision else one for one in rules.decisions(state))
    return match.game.speech.explain(state, decision.seat, less, option)


@pytest.mark.parametrize("key", GAMES)
def test_a_reason_is_not_one_that_could_have_been_given_while_the_choice_was_open(key: str) -> None:
    whole = {(step, f"refused-{name}") for step, names in WHOLE_RULES[key].items() for name in names.split()}
    reasons, english = set[tuple[str, str]](), words("en", key)
    for seed in range(1, 1 + 2 * GAMES_A_TEST):
        for decision, option, now, then in find_unavailable(key, seed):
            pair = (decision.step, now.reason.id)
            assert not RAW.search(english.text(now.reason)), (option, english.text(now.reason))
            if pair not in whole:
                assert now.reason.id not in GENERIC and now.rule, (seed, decision, option, now)
                assert now != then, (seed, decision, option, now)
                reasons.add(pair)
    assert len(reasons) >= LEAST[key], len(reasons)


RAW = re.compile(r"[a-z]:[a-z]")
"""What the id of an option looks like, and no sentence has."""
LEAST = {"frondeurs": 20, "jeanne": 7, "liberte": 20, "mousquetaires": 10, "richelieu": 7}
"""Kinds of refusals that are met at least, each a reason given to a question."""


# --- planted: a choice that is legal but for one rule ---

Violate = Callable[[Any, dict[str, Any], Seat, str], bool]
"""Breaks one rule for what a choice names, in a position, the frame of its question and for its seat; whether it can be
broken there."""


def in_space(change: Callable[[Any, dict[str, Any], int, int], bool | None]) -> Violate:
    """Of Frondeurs: what breaks a rule, of the seat's number and the Space's."""
    return lambda state, frame, seat, space: change(state, frame, FACTIONS.index(seat), INDEX[space]) is not False


def arrest(state: Any, frame: dict[str, Any], seat: int, space: int) -> None:
    """A Person is arrested."""
    state.arrested |= 1 << space


def occupy(state: Any, frame: dict[str, Any], seat: int, space: int) -> bool:
    """A rival's cube stands there."""
    rival = next((one for one in range(4) if one != seat and count_supply(state, one)), None)
    if state.count[space] or rival is None:
        return False
    place(state, rival, space, Context(Dice(0)), 1)
    return True


def block(state: Any, frame: dict[str, Any], seat: int, space: int) -> bool:
    """D'Artagnan bars the way."""
    state.blocked |= 1 << space
    return seat == state.active


def fill(state: Any, frame: dict[str, Any], seat: int, space: int) -> bool:
    """The card has placed its two cubes there."""
    state.play.twice |= 1 << space
    return frame["source"] == "card"


def rename(state: Any, frame: dict[str, Any], seat: int, space: int) -> bool:
    """The card names something else."""
    others = [name for name, spaces in state.board.targets.items() if not spaces >> space & 1]
    frame["target"] = others[0] if others else frame["target"]
    reach = find_reach(state, seat, frame.get("origins", 0))
    by_card = frame.get("source", "card") == "card" and not frame.get("anywhere", False)
    return bool(others) and by_card and not reach.special >> space & 1


def use_up(state: Any, frame: dict[str, Any], seat: int, space: int) -> None:
    """No cube is left."""
    frame["cubes"] = 0


def spend(state: Any, frame: dict[str, Any], seat: int, space: int) -> bool:
    """One cube is left, and the connection would cost it."""
    frame["cubes"] = 1
    reach = find_reach(state, seat, frame.get("origins", 0))
    costly = reach.costly & ~reach.special & ~reach.free
    return bool(costly >> space & 1) and frame["source"] == "card"


def clear(state: Any, frame: dict[str, Any], seat: int, space: int) -> None:
    """No cube stands there."""
    remove_cubes(state, space, state.count[space])


def control(state: Any, frame: dict[str, Any], seat: int, space: int) -> bool:
    """The rival who stands there has Control."""
    owner = get_owner(state, space)
    if owner in (NOBODY, seat) or frame.get("controlled"):
        return False
    state.control[owner] |= 1 << space
    return True


def lose(state: Any, frame: dict[str, Any], seat: Seat, card: str) -> bool:
    """A card of Frondeurs has been played."""
    number = FACTIONS.index(seat)
    state.hands[number] = tuple(other for other in state.hands[number] if other != card)
    state.spent_actions = (*state.spent_actions, card)
    return card in ACTION_CARDS


def stack_there(faction: Callable[[str], str], n: int) -> Violate:
    """Of Liberté: a stack of the seat's stands in a province, of a faction made of the card's, so many blocks high."""

    def violate(state: Any, frame: dict[str, Any], seat: Seat, rest: str) -> bool:
        spot, colour = PLACE[rest.partition(":")[0]], LIBERTE_CARDS[state.playing].faction
        others = tuple(stack for stack in state.map[spot] if stack.seat != seat)
        state.map[spot] = (*others, Stack(seat, faction(colour or ""), n))
        return len(others) < 3

    return violate


def recolour(faction: str) -> str:
    """Another faction."""
    return "blue" if faction == "red" else "red"


def crowd(state: Any, frame: dict[str, Any], seat: Seat, rest: str) -> bool:
    """Three others have a stack in the province."""
    others = [other for other in state.order if other != seat][:3]
    state.map[PLACE[rest.partition(":")[0]]] = tuple(Stack(other, "red", 1) for other in others)
    return len(others) == 3


def run_out(state: Any, frame: dict[str, Any], seat: Seat, rest: str) -> bool:
    """All tokens of the seat lie elsewhere."""
    state.battle_box[seat] += free_tokens(state, seat)
    return not any(stack.seat == seat for stack in state.map[PLACE[rest.partition(":")[0]]])


def hold_fewer(state: Any, frame: dict[str, Any], seat: Seat, rest: str) -> bool:
    """Fewer blocks are left."""
    frame["left"] = int(rest.partition(":")[2]) - 1
    return bool(frame["left"])


def put_away(state: Any, frame: dict[str, Any], seat: Seat, card: str) -> None:
    """A card of Liberté is not in the hand any more."""
    state.hands[seat] = tuple(other for other in state.hands[seat] if other != card)


def cover(state: Any, frame: dict[str, Any], seat: Seat, card: str) -> bool:
    """A card of Liberté does not lie open any more."""
    state.open = tuple(other for other in state.open if other != card)
    return card not in ("deck", "")


def set_to(name: str, value: Any, *, own: bool = False, of: bool = False) -> Violate:
    """Something of the position has another value; `own`: that of the seat, `of`: that of the thing."""

    def violate(state: Any, frame: dict[str, Any], seat: Seat, rest: str) -> bool:
        if own or of:
            key = rest if of else state.seats.index(seat) if isinstance(getattr(state, name), list) else seat
            getattr(state, name)[key] = value(rest) if callable(value) else value
        else:
            setattr(state, name, value)
        return True

    return violate


def mark(name: str, part: int = 0, *, own: bool = False) -> Violate:
    """Of Jeanne d'Arc: the city, or that of a pair, is among some."""

    def violate(state: Any, frame: dict[str, Any], seat: Seat, rest: str) -> bool:
        bit = 1 << CITY[rest.split(":")[part]]
        if own:
            getattr(state, name)[state.seats.index(seat)] |= bit
        else:
            setattr(state, name, getattr(state, name) | bit)
        return state.war or name == "built"  # in peace there is one attack, whatever else forbids it

    return violate


def build_there(state: Any, frame: dict[str, Any], seat: Seat, city: str) -> None:
    """A castle stands in the city."""
    state.works[CITY[city]] = CASTLE


def drop(state: Any, frame: dict[str, Any], seat: Seat, card: str) -> None:
    """Nobody holds a card of Mousquetaires any more."""
    state.hands = {who: tuple(other for other in hand if other != card) for who, hand in state.hands.items()}


def lay_marker(state: Any, frame: dict[str, Any], seat: Seat, card: str) -> None:
    """A rival's marker lies on a card of Richelieu."""
    state.marks[card] = next(other for other in state.stock if other != seat)


def take_two(state: Any, frame: dict[str, Any], seat: Seat, card: str) -> None:
    """Two cards of Richelieu have been taken in this turn."""
    state.picks = (*state.picks, *state.picks)


PLANTS: Mapping[str, Mapping[tuple[str, str, str, str], Violate]] = {
    "frondeurs": {
        ("place-cubes", "space", "arrested", "7.21"): in_space(arrest),
        ("place-cubes", "space", "occupied", "6.43"): in_space(occupy),
        ("place-cubes", "space", "blocked", "7.53"): in_space(block),
        ("place-cubes", "space", "two-cubes", "6.46"): in_space(fill),
        ("place-cubes", "space", "class", "6.44"): in_space(rename),
        ("place-cubes", "space", "connection", "6.49"): in_space(spend),
        ("setup-cubes", "space", "no-cube-left", "4.12"): in_space(use_up),
        ("setup-cubes", "space", "occupied", "6.43"): in_space(occupy),
        ("remove-cubes", "space", "no-cube", "6.51"): in_space(clear),
        ("remove-cubes", "space", "class", "6.22"): in_space(rename),
        ("remove-cubes", "space", "controlled", "6.54"): in_space(control),
        ("move-destination", "space", "arrested", "7.21"): in_space(arrest),
        ("move-destination", "space", "move-controlled", "6.67"): in_space(control),
        ("play-card", "card", "card-spent", "6.31"): lose,
    },
    "liberte": {
        ("place-blocks", "blocks", "other-colour", "3.5"): stack_there(
            lambda own: "red" if own != "red" else "blue", 1
        ),
        ("place-blocks", "blocks", "stack-full", "3.5"): stack_there(lambda own: own, 3),
        ("place-blocks", "blocks", "province-full", "3.5"): crowd,
        ("place-blocks", "blocks", "no-token-stack", "3.6"): run_out,
        ("place-blocks", "blocks", "blocks-left", "3.4"): hold_fewer,
        ("choose-action", "place", "not-in-hand", "3.2"): put_away,
        ("choose-action", "special", "not-in-hand", "4.1"): put_away,
        ("choose-action", "take", "not-open", "5.2"): cover,
        ("choose-action", "cannon", "no-battle", "3.7"): set_to("turn", 1),
    },
    "jeanne": {
        ("buy", "castle", "no-money", "5.2"): set_to("money", 0, own=True),
        ("buy", "cards", "no-money", "5.2"): set_to("money", 0, own=True),
        ("buy", "castle", "has-works", "5.4"): build_there,
        ("buy", "castle", "one-castle", "5.4"): mark("built", own=True),
        ("fight", "attack", "banned", "6.3.4"): mark("banned", 1),
        ("fight", "attack", "target-used", "7.4.3"): mark("attacked", 1, own=True),
        ("fight", "attack", "source-used", "7.4.3"): mark("attacked_from", 0, own=True),
    },
    "mousquetaires": {
        ("act", "buy", "too-dear", "3.10"): set_to("pistoles", 0),
        ("act", "buy", "sold-out", "3.10"): set_to("stock", 0, of=True),
        ("act", "buy", "two-alike", "3.10"): set_to("gear", lambda item: (item,), own=True),
        ("act", "draw", "no-actions", "3.1"): set_to("action_points", 0, own=True),
        ("act", "move", "jailed", "5.4"): set_to("place", "bastille", own=True),
        ("act", "move", "already-there", "3.4"): set_to("place", lambda place: place, own=True),
        ("act", "character", "not-in-hand", "3.6"): drop,
    },
    "richelieu": {
        ("place-marker", "place", "marked", "4.2"): lay_marker,
        ("second-card", "card", "third-card", "3.1"): take_two,
    },
}
"""By title: the step, the kind of its options, the reason and the rule, and what breaks that rule and no other."""


@pytest.mark.parametrize("key", PLANTS)
def test_a_choice_that_is_legal_but_for_one_rule_is_refused_by_that_rule(key: str) -> None:
    game, counts = get_game(key), Counter[tuple[str, str, str, str]]()
    for seed in range(20, 20 + 2 * GAMES_A_TEST):
        match, _ = Match.start(game, make_setup(game, seed))
        dice = player_dice(seed + 100)
        for _ in play(match, player_dice(seed)):
            for decision in () if match.held_answers or match.over else match.decisions:
                for planted, violate in PLANTS[key].items():
                    options = [one for one in decision.options if one.partition(":")[0] == planted[1]]
                    if decision.step == planted[0] and options and counts[planted] < MOST_PLANTED:
                        option = dice.shuffle(options)[0]
                        outcome = plant(match, decision, option, violate)
                        assert outcome in (None, planted[2:]), (seed, planted, decision, option, outcome)
                        counts[planted] += outcome is not None
    assert not PLANTS[key].keys() - counts.keys(), PLANTS[key].keys() - counts.keys()


MOST_PLANTED = 8
"""Times each is planted."""


def plant(match: Match, decision: Decision, option: str, violate: Violate) -> tuple[str, str | None] | None:
    """The reason and rule by which a choice is refused once a rule is broken for it; None where it cannot be broken, or
    the question is another then."""
    rules, seat = match.game.rules, decision.seat
    state = rules.copy(match.state)
    if hasattr(state, "open_decisions"):
        state.open_decisions = None
    if violate(state, state.stack[-1], seat, option.partition(":")[2]) is False:
        return None
    question = next((d for d in rules.decisions(state) if (d.seat, d.step) == (seat, decision.step)), None)
    if question is None:
        return None
    assert option not in question.options, f"{option} is legal still"
    refusal = match.game.speech.explain(state, seat, question, option)
    return refusal.reason.id.removeprefix("refused-"), refusal.rule
