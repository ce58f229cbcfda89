"""Typed choices: what fits the letters typed so far, and which option a text means."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from discord import app_commands

from cogs.panel import Shown, decisions_of, show_options
from cogs.speech import OPTION, clip
from fronde.core.errors import NotYourTurn, RuleViolation, TableError
from fronde.core.folding import fold
from fronde.core.types import Decision, Seat, Text
from fronde.texts import Words

if TYPE_CHECKING:
    from cogs.tables import Table

MOST_CHOICES = 25
_ID = re.compile(r"[a-z0-9][a-z0-9_-]*(:[a-z0-9_-]+)+")


def decisions_for(table: Table, user: int, steps: Collection[str] | None) -> list[Decision]:
    """The questions a user may answer, of some steps or all, those waited for first."""
    return [d for d in decisions_of(table, user) if steps is None or d.step in steps]


def suggest(
    table: Table, user: int, typed: str, said: Words, steps: Collection[str] | None = None
) -> list[app_commands.Choice[str]]:
    """Up to 25 options that fit what is typed: labels that begin with it first. The value is the option's id, after
    what was chosen before where several are asked for."""
    found: list[tuple[int, app_commands.Choice[str]]] = []
    for decision in decisions_for(table, user, steps):
        before, last = _split_typed(typed) if decision.most > 1 else ("", typed)
        chosen = {part.strip() for part in before.split(",")}
        for option in show_options(table, decision, said):
            rank, value = _rank(option, fold(last)), before + option.id
            if rank is not None and option.id not in chosen and len(value) <= OPTION:
                found.append((rank, app_commands.Choice(name=_name(before, option), value=value)))
    found.sort(key=lambda pair: pair[0])
    return [choice for _, choice in found[:MOST_CHOICES]]


def _split_typed(typed: str) -> tuple[str, str]:
    """What stands before the last comma, ready to be gone on with, and what behind."""
    before, comma, last = typed.rpartition(",")
    return (f"{before.strip()}, " if comma else ""), last.strip()


def _name(before: str, option: Shown) -> str:
    name = f"{option.label} — {option.hint}" if option.hint else option.label
    return clip(f"{before}{name}", OPTION)


def _rank(option: Shown, typed: str) -> int | None:
    label = fold(option.label)
    if label.startswith(typed) or option.id == typed:
        return 0
    if typed in label or typed in option.id:
        return 1
    return 2 if typed in fold(option.hint) else None


def find_picks(
    table: Table, user: int, typed: str, said: Words, steps: Collection[str] | None = None
) -> tuple[Seat, str, list[str]]:
    """The seat, step and options a text means: ids or labels in full, several with commas between them.

    Raises NotYourTurn where the user has nothing (of these steps) to decide, RuleViolation with the game's reason for
    an id that is not on offer, TableError for a text that means nothing.
    """
    decisions = decisions_for(table, user, steps)
    if not decisions:
        _refuse_nothing(table, user, steps)
    for decision in decisions:
        options = show_options(table, decision, said)
        picks = _match_all(options, [typed]) or _match_all(options, typed.split(","))
        if picks is not None:
            return decision.seat, decision.step, picks
    _refuse_unknown(table, decisions[0], typed.strip())
    raise AssertionError


def _match_all(options: Sequence[Shown], texts: Sequence[str]) -> list[str] | None:
    """The option of every text; None where one means none."""
    found = []
    for wanted in texts:
        folded = fold(wanted)
        hit = next((o.id for o in options if wanted.strip() == o.id), None)
        hit = hit or next((o.id for o in options if folded in (fold(o.label), fold(_name("", o)))), None)
        if hit is None:
            return None
        found.append(hit)
    return found


def _refuse_nothing(table: Table, user: int, steps: Collection[str] | None) -> None:
    if not table.seats_of(user):
        raise TableError(Text("error-not-at-table"))
    if steps is not None and decisions_for(table, user, None):
        raise NotYourTurn(Text("error-verb-not-asked"))
    raise NotYourTurn(Text("error-not-your-turn", {"seat": table.seats_of(user)[0]}))


def _refuse_unknown(table: Table, decision: Decision, typed: str) -> None:
    assert table.match is not None
    if _ID.fullmatch(typed):
        reason, rule = table.game.speech.explain(table.match.state, decision.seat, decision, typed)
        raise RuleViolation(reason, rule)
    raise TableError(Text("error-no-such-choice", {"typed": clip(typed, 60)}))
