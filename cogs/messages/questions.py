"""One question as it is asked: a prompt, and what may be chosen as buttons and menus. Knows no game and no rule.

Up to five choices are buttons, up to 25 a menu, more a menu for each group; where there are too many groups for that, a
menu of pages and one of the page chosen. A choice is mostly one option. Where the game says that questions belong
together (`Speech.leads`, `Speech.along`), it is a chain of them: a card with its Action, the same Space twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from cogs.ids import Page, Pick, WhyNot
from cogs.messages.names import Said, Words
from cogs.messages.parts import PER_MENU, PER_ROW, Part, button, menu, row, text
from cogs.messages.speech import OPTION, clip, clip_lines, speak
from fronde.core.ahead import Chain
from fronde.core.types import Decision, PlayerRefusal
from fronde.host.reader import LINK, Choice, Reader, Told
from fronde.host.table import Asked

MOST_HINTED, MOST_HINTS = 2, 900
"""Buttons with a hint, and characters of hints listed beside them; where there are more they stand in a menu."""
MOST_MENUS = 6
"""Menus shown at once of one question."""
MOST_MENUS_BESIDE = 2
"""Menus shown at once of a question nobody waits for: what is waited for is to be found on a telephone."""
NAMED, MOST_REASONS = 4, 2
"""Options named of those a choice would close, and reasons told for it."""
WHY, BACK = "why", "back"
"""The entries that lead to what is not on offer, and from there back."""


class Leaf(NamedTuple):
    """Choices listed together, a menu's length at most."""

    title: str
    options: list[Choice[str]]


class Opened(NamedTuple):
    """The page of a long question that is shown: the seat's number, the step and place, and the page's."""

    seat: int
    step: str
    place: int
    page: int
    why: bool = False
    """Not what is on offer is shown, but what is not."""


# --- what there is to choose ---


def show_options(reader: Reader, decision: Decision, said: Words) -> list[Choice[str]]:
    """The options of a decision as they read."""
    return [in_words(choice, said) for choice in reader.options(decision)]


def in_words(choice: Told, said: Words) -> Choice[str]:
    """A choice as it reads."""
    label, hint, group = (speak(said, told) for told in (choice.label, choice.hint, choice.group))
    return Choice(choice.value, choice.chain, label, hint, group, choice.final)


def compare_choices(reader: Reader, decision: Decision, said: Words) -> list[str]:
    """What each choice of a question would lead to, a line each, all of it by name and points."""
    compared = reader.compare(decision)
    lines = [said.say("compare-line", label=speak(said, label), reach=speak(said, reach)) for label, reach in compared]
    return [*lines, *([said.say("compare-points")] if lines else [])]


def tell_hint(choice: Choice[str], said: Words) -> str:
    """What is said of a choice; what cannot be taken back says so beforehand."""
    if not choice.final:
        return choice.hint
    if not choice.hint:
        return said.say("choice-final-alone")
    final = said.say("choice-final")
    return clip(choice.hint, OPTION - len(final)) + final


# --- how it is asked ---


def question(
    reader: Reader, asked: Asked, said: Words, opened: Opened | None = None, most_menus: int = MOST_MENUS
) -> list[Part]:
    """A question with its choices, in so many menus at most."""
    decision = asked.decision
    most_menus = most_menus if decision.required else min(most_menus, MOST_MENUS_BESIDE)
    choices, most = [in_words(choice, said) for choice in reader.choices(decision)], reader.most(decision)
    key = Pick(reader.table.id, asked.stamp, reader.table.seats.index(decision.seat), decision.step, asked.place)
    make = partial(_menu, reader, decision, key, said)
    prompt = text(_prompt(reader, decision, choices, said))
    here = opened if opened is not None and opened[:3] == (key.seat, key.step, key.place) else None
    if here is not None and here.why:
        return [prompt, *_menus_of_closed(reader, decision, key, said)]
    nothing = [] if decision.least else [row(button(key.button, said.say("button-nothing")))]
    closed = bool(reader.closed(decision))
    why = [Choice(WHY, (WHY,), said.say("choice-why"), said.say("choice-why.hint"), "")] if closed else []
    if most == 1 and _fit_buttons(choices) and (not why or len(choices) == 1):
        beside = [make(Leaf(choice.label, [choice])) for choice in why]
        return [prompt, *_buttons(decision, key, choices, said), *beside, *nothing]
    choices = [*choices, *why]
    if len(choices) <= PER_MENU:
        return [prompt, make(Leaf(said.say("menu-choose"), choices)), *nothing]
    leaves = _make_menus(choices, {*reader.game.speech.closing, WHY}, most_menus)
    if len(leaves) <= most_menus:
        return [prompt, *(make(leaf, number) for number, leaf in enumerate(leaves)), *nothing]
    return [prompt, *_paged(key, leaves, make, said, here), *nothing]


def _fit_buttons(choices: Sequence[Choice[str]]) -> bool:
    """Whether choices go into a row of buttons, with no more to be read above it than a phone has room for."""
    single = all(len(choice.chain) == 1 for choice in choices)
    return single and len(choices) <= PER_ROW and sum(bool(choice.hint) for choice in choices) <= MOST_HINTED


def _make_menus(choices: Sequence[Choice[str]], last: Collection[str], most_menus: int) -> list[Leaf]:
    """The choices in menus, the `last` in each; where these are too many, nothing that is chosen twice."""
    ends = [choice for choice in choices if choice.id in last]
    others, room = [choice for choice in choices if choice not in ends], PER_MENU - len(ends)
    leaves = list(make_leaves(_leave_out_doubles(others, room), room))
    if len(leaves) > most_menus:
        leaves = list(make_leaves((choice for choice in others if not choice.is_double), room))
    return [Leaf(leaf.title, [*leaf.options, *ends]) for leaf in leaves]


def _leave_out_doubles(choices: Sequence[Choice[str]], room: int) -> list[Choice[str]]:
    """The choices without the last of those that are chosen twice where else a group would need one more menu: they
    can be chosen once, and then again."""
    left_out = list[Choice[str]]()
    for group, count in Counter(choice.group for choice in choices).items():
        doubles = [choice for choice in choices if choice.is_double and choice.group == group]
        left_out += doubles[room - count :] if 0 < count - room <= len(doubles) else []
    return [choice for choice in choices if choice not in left_out]


def _menus_of_closed(reader: Reader, decision: Decision, key: Pick, said: Words) -> Iterator[Part]:
    """What is not on offer, each with the reason; the way back stands first."""
    listed = []
    for option, reads in reader.closed(decision).items():
        why = tell_refusal(reader.refusal(decision, option), said)
        listed.append(replace(in_words(Choice(option, (option,), *reads), said), hint=why))
    back = Choice(BACK, (BACK,), said.say("choice-back"), "", "")
    for number, leaf in enumerate(list(make_leaves(listed, PER_MENU - 1))[:MOST_MENUS]):
        title = said.say("menu-why", title=Said(leaf.title))
        entries = [(choice.value, choice.label, choice.hint) for choice in (back, *leaf.options)]
        yield menu(WhyNot(key.table, key.stamp, key.seat, key.step, key.place, number).menu, title, entries)


def _prompt(reader: Reader, decision: Decision, choices: Sequence[Choice[str]], said: Words) -> str:
    prompt = speak(said, reader.prompt(decision))
    if decision.rule:
        prompt = said.say("prompt-rule", prompt=prompt, rule=Said(decision.rule))
    if decision.answered:
        given = reader.table.match.find_sealed(decision)
        labels = [Said(choice.label) for choice in choices if given is not None and choice.id in given.picks]
        return said.say("prompt-answered", prompt=prompt, labels=labels)
    return said.say("prompt" if decision.required else "prompt-optional", prompt=prompt)


def _buttons(decision: Decision, key: Pick, choices: Sequence[Choice[str]], said: Words) -> list[Part]:
    final = len(choices) > 1 and all(choice.final for choice in choices)
    told = {choice.label: choice.hint if final else tell_hint(choice, said) for choice in choices}
    hints = [said.say("option-hint", label=Said(label), hint=Said(hint)) for label, hint in told.items() if hint]
    hints += [said.say("choices-final")] if final else []
    style = "main" if decision.required else "plain"
    buttons = [button(replace(key, option=int(o.value)).button, o.label, style) for o in choices]
    return [text("\n".join(clip_lines(hints, MOST_HINTS))), row(*buttons)]


def _paged(
    key: Pick, leaves: Sequence[Leaf], make: Callable[[Leaf], Part], said: Words, here: Opened | None
) -> list[Part]:
    """A menu of pages, and of the page that is opened."""
    titles = [(str(n), leaf.title, said.say("page-count", count=len(leaf.options))) for n, leaf in enumerate(leaves)]
    shown = leaves[here.page : here.page + 1] if here else ()
    page = Page(key.table, key.stamp, key.seat, key.step, key.place)
    chosen = str(here.page) if here and shown else None
    return [menu(page.menu, said.say("menu-page"), titles[:PER_MENU], chosen=chosen), *map(make, shown)]


def _menu(reader: Reader, decision: Decision, key: Pick, said: Words, leaf: Leaf, number: int | None = None) -> Part:
    """A menu; `number` tells it from others of the same question. It says how many can be chosen at once beside what
    ends them, where that is known. Nothing at all is chosen by a button, since Discord tells of no menu in which
    nothing was."""
    title, least, closing = leaf.title, max(decision.least, 1), reader.game.speech.closing
    listed = [choice for choice in leaf.options if len(choice.value) <= OPTION]
    chains = [choice.chain for choice in listed if choice.id != WHY]
    named = reader.count(decision, [chain for chain in chains if chain[-1] not in closing])
    counted = named and reader.count(decision, chains)
    most = max(counted or reader.most(decision), least)
    if named and most > 1:
        told = {"least": least, "most": named, "exactly": int(least == named), "ends": int((counted or 0) > named)}
        title = said.say("menu-several", title=Said(title), **told)
    entries = [(choice.value, choice.label, tell_hint(choice, said)) for choice in listed]
    return menu(replace(key, option=number).menu, title, entries, least, most)


def make_leaves(choices: Iterable[Choice[str]], longest: int = PER_MENU) -> Iterator[Leaf]:
    """Choices in groups, those of a group together, in menus of so many at most; without a group by the alphabet."""
    groups: dict[str, list[Choice[str]]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    for title, members in groups.items():
        members.sort(key=lambda o: o.label.casefold() if not title else "")
        for start in range(0, len(members), longest):
            leaf = members[start : start + longest]
            if not title or len(members) > longest:
                span = f"{clip(leaf[0].label, 40)} – {clip(leaf[-1].label, 40)}"
                yield Leaf(f"{span} · {title}" if title else span, leaf)  # a phone shows the beginning
            else:
                yield Leaf(title, leaf)


def tell_refusal(refused: PlayerRefusal, said: Words) -> Said:
    """Why something is refused, with its rule."""
    reason = speak(said, refused.reason)
    return said.say("refusal", reason=reason, rule=Said(refused.rule)) if refused.rule else reason


def tell_closed(reader: Reader, before: Decision, said: Words) -> str:
    """What was on offer before a choice and is not any more, where the same is asked again, and why; once."""
    asked = (one.decision for one in reader.asked)
    again = next((d for d in asked if (d.seat, d.step) == (before.seat, before.step)), None)
    gone = [] if again is None else [option for option in before.options if option not in again.options]
    if again is None or not gone:
        return ""
    closed = reader.closed(again)
    reasons: dict[str, list[Said]] = {}
    for option in (o for o in gone if o in closed):
        refused = reader.refusal(again, option)
        told = tell_refusal(refused, said)
        reasons.setdefault(refused.rule or "", [told]).append(speak(said, closed[option].label))
    lines = []
    for told, *labels in list(reasons.values())[:MOST_REASONS]:
        more = max(len(labels) - NAMED, 0)
        lines.append(said.say("closed-now", labels=labels[:NAMED], more=more, reason=told))
    return "\n".join(lines)


def read_chain(decision: Decision, chosen: int | str) -> Chain:
    """What a menu or button tells by a place among the decision's options, or by ids. Raises IndexError."""
    return (decision.options[chosen],) if isinstance(chosen, int) else tuple(chosen.split(LINK))


def name_options(reader: Reader, decision: Decision, chains: Sequence[Chain], said: Words) -> dict[str, str]:
    """What options that were chosen read as; one that is not on offer yet as the one it goes with, or as it is
    listed."""
    begun = {chain[0] for chain in chains}
    labels = {one.id: one.label for one in show_options(reader, decision, said) if one.id in begun}
    if begun - labels.keys():
        shown = (in_words(choice, said) for choice in reader.choices(decision))
        labels |= {one.id: one.label for one in shown if one.id not in labels}
    return {option: labels.get(option, labels.get(chain[0], "")) for chain in chains for option in chain}
