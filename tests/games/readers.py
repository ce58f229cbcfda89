"""All that a reader gets, compared between positions that the reader cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cogs.commands.matching import suggest
from cogs.messages.hands import hand_message
from cogs.messages.panel import panel_parts, question_parts, waiting_line
from cogs.messages.posts import render
from cogs.messages.questions import compare_choices, make_lists, question, tell_refusal
from fronde.core.match import Match
from fronde.core.rng import Dice
from fronde.core.types import Decision, PlayerRefusal, Seat
from fronde.host.deals import find_public_questions
from fronde.host.notices.announcements import repost_notices
from fronde.host.reader import Intent, Reader
from fronde.host.store import Chance, DirectMessages, Player, Status, TableRecord, Terms, Venue
from fronde.host.table import Playing
from fronde.host.timekeeping.timing import Times
from fronde.texts import Words, words

TWINS = 2
"""Positions a seat cannot tell from the real one that it is compared with."""
MOST_CLOSED = 6
"""Options that are not on offer whose refusals are compared."""


def lay(match: Match) -> Playing:
    """A table at which a match is played, everybody within reach, nothing to be taken back."""
    players = [
        Player(number, token, token, dm=DirectMessages.OPEN) for number, token in enumerate(match.setup.players, 1)
    ]
    record = TableRecord(
        match.game.key,
        1,
        1,
        Terms(len(players)),
        Venue(5, 7),
        Chance(seed=1),
        status=Status.PLAYING,
        players=players,
        id=1,
    )
    still = match.copy()
    still._past.clear()
    return Playing(record, still, [])


def redeal(match: Match, seat: Seat | None) -> Iterator[Match]:
    """Matches a seat, or a spectator, cannot tell from this one, in which as much was chosen."""
    for number in range(TWINS):
        twin = match.resample(seat, Dice(number + 1))
        twin.log = match.log[:]
        yield twin


def find_secrets(match: Match, seat: Seat) -> list[str]:
    """The parts of the position, by their keys, in which it differs from one that seat cannot tell from it."""
    real, twin = match.game.rules.dump(match.state), match.game.rules.dump(next(redeal(match, seat)).state)
    return [key for key in real if real[key] != twin.get(key)]


def read(match: Match, seat: Seat, words: Words) -> dict[str, Any]:
    """Whatever the player of a seat gets: of a player with several, what that seat is asked alone, since the others see
    what this one does not."""
    table = lay(match)
    user = table.player_of(seat).user or 0
    reader = Reader(table)
    got: dict[str, Any] = {}
    for open_question in table.questions[seat]:
        key = f"{open_question.decision.step} {open_question.place}"
        got[key] = question(reader, open_question, words)
        got[f"{key}: compared"] = compare_choices(reader, open_question.decision, words)
        got[f"{key}: form"] = make_lists(reader, open_question.decision, words)
        got[f"{key}: meant"] = [
            refusal and tell_refusal(refusal, words) for refusal in _hinder(reader, open_question.decision)
        ]
        got[f"{key}: closed"] = [
            [option, tell_refusal(reader.refusal(open_question.decision, option), words)]
            for option in list(reader.closed_options(open_question.decision))[:MOST_CLOSED]
        ]
    if table.seats_of(user) == [seat]:
        got |= {"panel": panel_parts(table, user, words), "letter": question_parts(table, user, words)}
        got |= {"hand": hand_message(table, user, words), "typed": suggest(table, user, "a", words)}
    return got


def _hinder(reader: Reader, decision: Decision) -> Iterator[PlayerRefusal | None]:
    """Why some of what a seat may have meant cannot be chosen now, each option with what another leads to among it."""
    tails = [choice.chain[1:] for choice in reader.choices(decision)][::-1][:MOST_CLOSED]
    for option in decision.options[:MOST_CLOSED] if decision.most == 1 else ():
        for then in dict.fromkeys(tails):
            yield reader.find_hindrance(decision, Intent(decision.seat, decision.step, (option,), then, [], 0))


def read_openly(match: Match, words: Words) -> dict[str, Any]:
    """Whatever everybody gets of a position: what stands in the channel, and whom the game waits for."""
    table = lay(match)
    notices, times = [n for n in repost_notices(table) if n.to is None], Times(lambda: 0)
    posts = [(n.kind, [post.parts for post in render(n, table, times)]) for n in notices]
    questions = [find_public_questions(match, [seat]) for seat in match.waiting_for()] if posts else []
    return {"posts": posts, "waiting": waiting_line(table, words), "asked": questions}


def compare_readers(match: Match, seat: Seat) -> list[str]:
    """What of all that tells positions apart which the reader must not tell apart: one line each."""
    english = words("en", match.game.key)
    problems: list[str] = []
    real = read(match, seat, english)
    for twin in redeal(match, seat):
        other = read(twin, seat, english)
        problems += [
            f"{seat}, {name}: {real[name]} or {other.get(name)}" for name in real if real[name] != other.get(name)
        ]
        problems += [f"{seat}, {name} only by what is hidden" for name in other.keys() - real.keys()]
    public = read_openly(match, english)
    for twin in redeal(match, None):
        other = read_openly(twin, english)
        problems += [
            f"everybody, {name}: {public[name]} or {other[name]}" for name in public if public[name] != other[name]
        ]
    return problems


def find_untrue(match: Match, decision: Decision) -> list[str]:
    """What is said of a question that is not so: its words and reasons are those of the real position, and what is
    marked as final is."""
    table, speech = lay(match), match.game.speech
    reader, state = Reader(table), match._drafting.get(decision.seat, match.state)
    pairs: list[tuple[Any, Any]] = [(reader.prompt(decision), speech.prompt(state, decision))]
    for one in reader.options(decision):
        pairs.append(((one.label, one.hint, one.group), speech.describe(state, decision, one.id)[:3]))
    if closed_options := reader.closed_options(decision):
        pairs.append((closed_options, speech.find_unavailable(state, decision)))
    for option in list(closed_options)[:MOST_CLOSED]:
        pairs.append((reader.refusal(decision, option), speech.explain(state, decision.seat, decision, option)))
    seeing = _Seeing(lay(match))
    final = {choice.value for choice in seeing.choices(decision) if choice.final}
    pairs += [
        (one.value, "it can be taken back") for one in reader.choices(decision) if one.final and one.value not in final
    ]
    return [f"{decision.seat}, {decision.step}: {claim} but {so}" for claim, so in pairs if claim != so]


class _Seeing(Reader):
    """A reader who sees all."""

    def imagine(self, seat: Seat, number: int = 0) -> Any:
        match = self.table.match
        return match._drafting.get(seat, match.state)
