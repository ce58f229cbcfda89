"""What pictures, messages and the referee read of the game: under which keys a view, a question and an event say it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fronde.core.match import Match, without_head
from fronde.core.types import Event
from fronde.games.mousquetaires import GAME
from fronde.games.mousquetaires.data import ITEMS, MUSKETEERS
from fronde.tools.fuzz import find_starts, find_tastes
from fronde.tools.play import choose, play, player_dice
from tests.games.mousquetaires.table import Table, at, mission, setup_of

VIEW = {
    "": "active attempt budget deck discards done duel effects end epic game hands left louvre_deck milady missions "
    "musketeers offer one_for_all options over paris_left phase pistoles players prices quest score seats siege stock "
    "team tracks turn viewer waiting",
    "attempt": "seat what",
    "duel": "cards committed dice epic foe hurt over place reroll rounds seat slot stage struck sword",
    "duel.dice": "blue red",
    "duel.rounds[]": "blue extra hurt red struck",
    "milady": "absent adversaries cavois deck discards driven paris place reserve revealed shown treachery",
    "missions": "louvre paris",
    "missions.louvre": "backs challenges duels mission posted strength target trap up",
    "missions.louvre.challenges[]": "done level skill",
    "missions.paris": "backs challenges duels mission posted strength target trap up",
    "missions.paris.backs[]": "strength trap",
    "missions.paris.duels": "needed won",
    "musketeers.*": "barred combat down gear hand helped life manoeuvres most path place rode skills",
    "musketeers.*.skills": "erudition gallantry nobility panache",
    "offer": "asked given partner_seat seat sent",
    "options": "absent brave_athos easier milady mortal_quest",
    "quest": "board challenges column n passed unseen",
    "quest.board[]": "gone token up",
    "quest.challenges[]": "done level skill",
    "score.*": "quests total",
    "siege": "blue cards red throw",
    "siege.throw": "blue given red",
    "tracks": "constance honour louvre rochefort siege time",
    "tracks.constance": "at most",
    "tracks.honour": "lost most",
    "tracks.louvre": "at last quick warning",
    "tracks.rochefort": "life most",
    "tracks.siege": "at epic marks most treachery",
    "tracks.time": "at dice held last",
}
"""Path in a view -> its keys, as the head of `view.py` tells them; "*" stands for a seat or an item."""

ABOUT = {
    "": "buy-more first-paris lose-equipment offer-to place-paris take-paris take-treachery treachery",
    "all n path quest stage": "lay-tokens",
    "all n quest stage": "lay-tokens",
    "asked given partner_seat seat": "answer-offer offer-drop offer-send",
    "blue foe red round": "reroll reroll-red",
    "foe": "add-epic",
    "foe place": "fight",
    "given partner_seat seat": "offer-ask",
    "held level n own place skill": "play-cards",
    "item": "pay-card replace-item",
    "life n own": "sacrifice",
    "mission n place": "post",
    "n": "one-for-all scout-tokens",
    "n place waiting": "act",
    "n turn": "save-queen hold-time",
    "partner_seat seat": "offer-give",
    "place": "fight obey pay-spies reveal",
    "trap": "name-musketeer",
    "treachery": "name-musketeer",
    "turn": "choose-destination",
}
"""Keys of what a question is about -> the questions with these."""

EVENTS = {
    "": "ended-by-constance ended-by-elimination ended-by-honour ended-by-quest ended-by-siege ended-by-time "
    "milady-hid time-held",
    "| asked given partner_seat seat": "offer-declined offer-lapsed offer-made offer-withdrawn",
    "| mission": "paris-taken",
    "| place": "destination-chosen",
    "| treachery": "treachery-taken",
    "blue n own red": "siege-thrown",
    "by n": "siege-moved",
    "card": "siege-card-lost",
    "card n seat": "reinforced",
    "card seat": "character-played",
    "cards foe hurt place rounds seat struck": "duel-ended",
    "dice n": "time-moved",
    "face foe new_face": "red-rerolled",
    "face new_face seat": "die-rerolled",
    "foe n": "foe-wounded",
    "foe place seat": "duel-begun",
    "foe seat": "foe-beaten",
    "foes place traps": "posts-turned-up",
    "item partner_seat seat": "item-traded",
    "item seat": "equipment-lost item-replaced",
    "item seat total": "item-bought",
    "mission": "paris-struck",
    "mission place": "mission-begun mission-done mission-failed",
    "n": "dead-end-undone hurried louvre-moved one-for-all-earned rochefort-healed",
    "n place seat skill": "challenge-lost challenge-won",
    "n place traps": "posted",
    "n red total": "constance-strangled",
    "n seat": "chamber-passed healed wounded",
    "n seat | cards": "cards-drawn",
    "n tokens": "chamber-opened",
    "n total": "epic-gained honour-lost honour-regained pistoles-gained pistoles-lost rochefort-wounded",
    "n | treacheries": "treachery-drawn",
    "partner_seat seat": "offer-accepted order-given",
    "partner_seat seat | card": "card-traded",
    "path seat": "path-entered",
    "place": "milady-driven milady-revealed milady-shown",
    "place seat": "assassin-struck duel-begun moved nemesis-named",
    "place seat trap": "trap-cleared",
    "quest": "board-laid",
    "quest seat tokens": "board-completed",
    "seat": "action-lost escaped guards-bribed jailed life-given order-declined passage-taken put-out quest-barred "
    "snared stood-up token-blank turn-ended turn-taken-up",
    "seat token": "token-cleared",
    "seat treachery": "musketeer-named",
    "seat use": "one-for-all-played",
    "seats": "game-began",
    "tokens": "tokens-shown",
    "treachery": "no-effect treachery-played",
    "turn": "turn-began",
}
"""Keys an event tells all, then behind a bar those it tells some -> the events with these."""

OPENINGS, OPENING = 5, 200
IDS = {"milady", *MUSKETEERS, *ITEMS}


def names_in(shapes: dict[str, str]) -> set[tuple[str, str]]:
    """(name, keys) of every line."""
    return {(name, keys) for keys, names in shapes.items() for name in names.split()}


def nodes(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """The path to every map inside, and its keys; maps by seat or item are gone through, that by token says its own."""
    counted = path == "quest.unseen"
    if isinstance(value, dict) and value and not IDS.issuperset(value) and not counted:
        yield path, " ".join(sorted(value))
    if isinstance(value, dict):
        for key, part in value.items():
            yield from nodes(part, f"{path}.{'*' if IDS.issuperset(value) else key}".lstrip("."))
    if isinstance(value, list):
        for part in value:
            yield from nodes(part, f"{path}[]")


def games() -> Iterator[tuple[Match, list[Event]]]:
    """Games of every number of people, and the beginnings of some from every start, event by event."""
    starts = [(Match.start(GAME, setup_of(people, people)), 20_000) for people in range(1, 7)]
    for position in find_starts("mousquetaires").values():
        starts += [(Match.at(GAME, setup_of(5, seed), position), OPENING) for seed in range(OPENINGS)]
    for number, ((match, events), most) in enumerate(starts):
        yield match, events
        player = (choose, *(taste.choose for taste in find_tastes("mousquetaires").values()))[number % 4]
        for _, batch in play(match, player_dice(number), most, player):
            yield match, batch


def keys_of(event: Event) -> str:
    """The keys of an event as `TOLD` has them."""
    secret = f" | {' '.join(sorted(event.secret))}" if event.secret else ""
    return f"{' '.join(sorted(event.data))}{secret}".strip()


def test_questions_and_events_say_what_they_say_under_these_keys() -> None:
    question_keys, event_keys, walked = set[tuple[str, str]](), set[tuple[str, str]](), 0
    for match, events in games():
        event_keys |= {(event.kind, keys_of(event)) for event in events}
        question_keys |= {(decision.step, " ".join(sorted(decision.about))) for decision in match.decisions}
        walked += 1
    assert event_keys <= names_in(EVENTS) and question_keys <= names_in(ABOUT)
    assert len(event_keys) > 85 and len(question_keys) > 30 and walked > 3_000


def positions() -> Iterable[Table]:
    """Tables with something under every key."""
    yield Table(active="athos", place=at(athos="quest"), quest=2, paris=mission("plot", "lubin", up=False))
    yield Table(active="athos", place=at(athos="quest"), quest=1)
    trade = Table(
        active="athos", place=at(porthos="vieux-colombier"), hands={"athos": ["kitty"], "porthos": ["combat"]}
    )
    trade.do("offer-to:porthos", "offer-give:thing:kitty", "offer-ask:thing:combat", "offer:send")
    yield trade
    duel = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "lubin"))
    duel.do("duel:louvre:lubin", "fight:none", dice="LLL SS")
    yield duel
    challenge = Table(active="athos", place=at(athos="louvre"), louvre=mission("chancellor", "lubin"))
    challenge.do("challenge:louvre:nobility")
    yield challenge
    siege = Table(active="athos", place=at(athos="la-rochelle"), time=12, driven=True, destination="milady-quarters")
    siege.rest()
    yield siege


def test_a_view_says_what_it_says_under_these_keys() -> None:
    entries = {
        node
        for table in positions()
        for seat in (None, "milady", "athos")
        for node in nodes(without_head(table.view(seat)))
    }
    assert {path: keys for path, keys in entries if path in VIEW} == VIEW
    same = {path.replace("paris", "louvre"): keys for path, keys in VIEW.items()}
    assert {path for path, keys in entries if same.get(path.replace("paris", "louvre"), "") != keys} == set()
