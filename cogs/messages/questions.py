"""One question as it is asked: a prompt, and what may be chosen as buttons and menus. Knows no game and no rule.

Up to five choices are buttons, up to 25 a menu, more a menu for each group; where there are too many groups for that, a
menu of pages and one of the page chosen. A choice is mostly one option. Where the game says that questions belong
together (`Speech.leads`, `Speech.along`), it is a chain of them: a card with its Action, the same Space twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

from cogs.ids import Page, Pick, Question, WhyNot
from cogs.messages.names import Said, Words
from cogs.messages.parts import PER_MENU, PER_ROW, Part, button, menu, row, text
from cogs.messages.speech import OPTION, clip, clip_lines, speak
from fronde.core.ahead import Chain, Tried, count_along, is_plain, try_out
from fronde.core.types import Decision, OptionText, PlayerRefusal
from fronde.host.table import Asked, Playing

MOST_HINTED, MOST_HINTS = 2, 900
"""Buttons with a hint, and characters of hints listed beside them; where there are more they stand in a menu."""
MOST_MENUS = 6
"""Menus shown at once of one question."""
MOST_MENUS_BESIDE = 2
"""Menus shown at once of a question nobody waits for: what is waited for is to be found on a telephone."""
MOST_DOUBLED = 60
"""Options up to which each stands a second time in the list, to be chosen twice."""
NAMED, MOST_REASONS = 4, 2
"""Options named of those a choice would lead to, or would close, and reasons told for it."""
WHY, BACK = "why", "back"
"""The entries that lead to what is not on offer, and from there back."""
LINK = ">"
"""Between the options of a chain."""


@dataclass(slots=True, frozen=True)
class Shown:
    """A choice as its reader sees it. `value`: how a menu or button tells it, the place of an option among the
    decision's, or the ids of a chain. `final`: it draws or reveals something, or ends the turn."""

    value: str
    chain: Chain
    label: str
    hint: str
    group: str
    final: bool = False

    @property
    def id(self) -> str:
        """The option it ends with; of most choices the only one."""
        return self.chain[-1]

    @property
    def is_double(self) -> bool:
        """Whether it is an option chosen twice."""
        return self.chain == (self.id, self.id)


@dataclass(slots=True, frozen=True)
class Leaf:
    """Choices listed together, a menu's length at most."""

    title: str
    options: list[Shown]


class Opened(NamedTuple):
    """The page of a long question that is shown: the seat's number, the step and place, and the page's."""

    seat: int
    step: str
    place: int
    page: int
    why: bool = False
    """Not what is on offer is shown, but what is not."""


# --- what there is to choose ---


def show_options(table: Playing, decision: Decision, said: Words) -> list[Shown]:
    """The options of a decision as they read."""
    state, speech = table.match.state, table.game.speech
    listed = sorted(enumerate(decision.options), key=lambda option: option[1] not in speech.foremost)
    return [_show(str(n), (o,), speech.describe(state, decision, o), said) for n, o in listed]


def _show(value: str, chain: Chain, reads: OptionText, said: Words) -> Shown:
    return Shown(value, chain, speak(said, reads.label), speak(said, reads.hint), speak(said, reads.group))


def show_choices(table: Playing, decision: Decision, said: Words) -> list[Shown]:
    """All that may be chosen with one click: the options, and the chains they begin, as the game has them."""
    shown, speech = show_options(table, decision, said), table.game.speech
    if not is_plain(decision) or table.match.sealed:
        return shown
    open_now = table.match.decisions
    led = {option.id: try_out(table.game, table.match.state, decision, option.id, open_now) for option in shown}
    shown = [_mark_final(table, option, led[option.id]) for option in shown]
    if decision.step in speech.leads:
        shown = [choice for option in shown for choice in _lead_on(table, decision, option, led[option.id], said)]
    elif count_together(table, decision) > 1 and len(shown) <= MOST_DOUBLED:
        shown = _list_along(table, decision, shown, led, said)
    return [*shown, *_list_ends(table, decision, said)]


def count_together(table: Playing, decision: Decision) -> int:
    """How many choices of a question may be made at once."""
    if not is_plain(decision):
        return decision.most
    if decision.step not in table.game.speech.along or table.match.sealed:
        return 1
    return max(1, count_along(table.game, table.match.state, [decision], decision.seat, {decision.step}))


def _lead_on(table: Playing, decision: Decision, option: Shown, tried: Tried, said: Words) -> Iterator[Shown]:
    """An option with each answer to the question it leads to, and what that would open; itself where it leads to
    none."""
    steps = table.game.speech.leads[decision.step]
    asked = next((d for d in tried.asked if d.seat == decision.seat and d.step in steps and is_plain(d)), None)
    if asked is None or tried.ended:
        yield option
        return
    for then in asked.options:
        reads = table.game.speech.describe(tried.state, asked, then)
        label = said.say("choice-then", first=Said(option.label), then=speak(said, reads.label))
        after = try_out(table.game, tried.state, asked, then, tried.asked)
        hint = speak(said, reads.hint) or tell_reach(table, after, asked, said)
        chain = (*option.chain, then)
        yield _mark_final(table, Shown(LINK.join(chain), chain, label, hint, option.group), after)


def tell_reach(table: Playing, tried: Tried, asked: Decision, said: Words) -> str:
    """How many choices there would be, and some of them by name; nothing where that is not known before."""
    found = next((d for d in tried.asked if d.seat == asked.seat and d.required), None)
    if tried.ended or found is None:
        return ""
    speech = table.game.speech
    options = [option for option in found.options if option not in speech.closing]
    labels = [speak(said, speech.describe(tried.state, found, option).label) for option in options[:NAMED]]
    return said.say("choice-reach", count=len(options), labels=labels, more=len(options) - len(labels))


def tell_points(table: Playing, tried: Tried, asked: Decision, said: Words) -> str:
    """The choices there would be, what brings its seat the most points first, and by how many it has more or less
    then."""
    found = next((d for d in tried.asked if d.seat == asked.seat and d.required), None)
    if tried.ended or found is None:
        return ""
    rules, speech, before = table.game.rules, table.game.speech, table.score[asked.seat]["total"]
    gains = {}
    for option in (option for option in found.options if option not in speech.closing):
        after = try_out(table.game, tried.state, found, option, tried.asked)
        gains[option] = rules.score(after.state)[asked.seat]["total"] - before
    labels = []
    for option, gain in sorted(gains.items(), key=lambda gained: -gained[1])[:PER_MENU]:
        change = said.say(f"score-{'gain' if gain > 0 else 'loss'}", n=abs(gain)) if gain else ""
        labels.append(Said(f"{speak(said, speech.describe(tried.state, found, option).label)}{change}"))
    return said.say("choice-reach", count=len(gains), labels=labels, more=len(gains) - len(labels))


def compare_choices(table: Playing, decision: Decision, said: Words) -> list[str]:
    """What each choice of a question would lead to, a line each, all of it by name and points."""
    if not can_compare(table, decision):
        return []
    lines: list[str] = []
    for choice in (choice for choice in show_choices(table, decision, said) if len(choice.chain) > 1):
        first = try_out(table.game, table.match.state, decision, choice.chain[0])
        asked = next(d for d in first.asked if d.seat == decision.seat and choice.id in d.options)
        reach = tell_points(table, try_out(table.game, first.state, asked, choice.id), asked, said)
        lines.append(said.say("compare-line", label=Said(choice.label), reach=Said(reach)))
    return [*lines, *([said.say("compare-points")] if lines else [])]


def can_compare(table: Playing, decision: Decision) -> bool:
    """Whether a question somebody waits for has choices that lead to others."""
    return decision.required and decision.step in table.game.speech.leads and not table.match.sealed


def _list_along(
    table: Playing, decision: Decision, shown: list[Shown], led: Mapping[str, Tried], said: Words
) -> list[Shown]:
    """The options; each that could be chosen twice once more behind itself, unless another does the same at once; at
    last what only comes up on the way: what ends it, and answers to other questions."""
    speech, listed = table.game.speech, []
    along, offered = speech.along[decision.step], set(decision.options)
    later: dict[str, Shown] = {}
    for option in shown:
        tried = led[option.id]
        listed.append(option)
        asked = [d for d in tried.asked if d.seat == decision.seat and d.step in along and is_plain(d)]
        for question in [] if tried.ended else asked:
            if option.id in question.options and option.id not in speech.closing:
                twice = try_out(table.game, tried.state, question, option.id, tried.asked)
                if _is_more(table, twice, led):
                    listed.append(_double(table, tried, twice, question, option, said))
            for then in question.options:
                if then not in offered | later.keys() and (then in speech.closing or question.step != decision.step):
                    later[then] = _show_later(table, tried.state, question, then, said)
    return [*listed, *sorted(later.values(), key=lambda choice: choice.id in speech.closing)]


def _is_more(table: Playing, twice: Tried, led: Mapping[str, Tried]) -> bool:
    """Whether an option chosen twice comes to more than any option chosen once."""
    return not any(table.game.rules.is_same(twice.state, once.state) for once in led.values())


def _list_ends(table: Playing, decision: Decision, said: Words) -> Iterator[Shown]:
    """What answers another open question, and may be chosen along to end all."""
    speech = table.game.speech
    along = speech.along.get(decision.step, frozenset()) - {decision.step}
    for asked in table.match.decisions_of(decision.seat):
        for option in asked.options if asked.step in along else ():
            if option in speech.closing:
                yield _show_later(table, table.match.state, asked, option, said)


def _mark_final(table: Playing, choice: Shown, tried: Tried) -> Shown:
    """A choice, marked if it cannot be taken back by what it leads to: something is drawn or revealed, or the turn is
    over."""
    turn = table.match.turn
    is_over = turn.seat is not None and table.game.rules.turn(tried.state) != turn
    return replace(choice, final=tried.final or (tried.ended and (is_over or choice.id in table.game.speech.ending)))


def tell_hint(choice: Shown, said: Words) -> str:
    """What is said of a choice; what cannot be taken back says so beforehand."""
    if not choice.final:
        return choice.hint
    if not choice.hint:
        return said.say("choice-final-alone")
    final = said.say("choice-final")
    return clip(choice.hint, OPTION - len(final)) + final


def is_ending(table: Playing, decision: Decision) -> bool:
    """Whether an answer to a question ends the turn, so that nothing can be taken back after it."""
    ends = table.game.speech.ending.intersection(decision.options)
    if not (ends and decision.required and is_plain(decision)) or table.match.sealed:
        return False
    return any(try_out(table.game, table.match.state, decision, option).ended for option in ends)


def _double(table: Playing, tried: Tried, twice: Tried, asked: Decision, option: Shown, said: Words) -> Shown:
    """An option once more, after it has been `tried`, and what comes of it `twice`."""
    chain = (*option.chain, option.id)
    again = speak(said, table.game.speech.describe(tried.state, asked, option.id).hint)
    label = said.say("choice-twice", label=Said(option.label))
    doubled = Shown(LINK.join(chain), chain, label, again or option.hint, option.group)
    return _mark_final(table, doubled, twice)


def _show_later(table: Playing, state: Any, asked: Decision, then: str, said: Words) -> Shown:
    shown = _show(then, (then,), table.game.speech.describe(state, asked, then), said)
    if then in table.game.speech.closing:
        shown = _mark_final(table, shown, try_out(table.game, state, asked, then))
    return replace(shown, label=said.say("choice-later", label=Said(shown.label)))


# --- how it is asked ---


def question(
    table: Playing, asked: Asked, said: Words, opened: Opened | None = None, most_menus: int = MOST_MENUS
) -> list[Part]:
    """A question with its choices, in so many menus at most."""
    decision = asked.decision
    most_menus = most_menus if decision.required else min(most_menus, MOST_MENUS_BESIDE)
    choices, most = show_choices(table, decision, said), count_together(table, decision)
    key = Question(table.id, asked.stamp, table.seats.index(decision.seat), decision.step, asked.place)
    named = most - (decision.step in table.game.speech.ends_along)
    make = partial(_menu, key, said, decision.least, most, named, {*table.game.speech.closing, WHY})
    prompt = text(_prompt(table, decision, choices, said))
    if opened is not None and opened.why and opened[:3] == (key.seat, key.step, key.place):
        return [prompt, *_menus_of_closed(table, decision, key, said)]
    nothing = [] if decision.least else [row(button(_pick(key).button, said.say("button-nothing")))]
    closed = bool(find_closed(table, decision))
    why = [Shown(WHY, (WHY,), said.say("choice-why"), said.say("choice-why.hint"), "")] if closed else []
    if most == 1 and _fit_buttons(choices) and (not why or len(choices) == 1):
        beside = [make(Leaf(choice.label, [choice])) for choice in why]
        return [prompt, *_buttons(decision, key, choices, said), *beside, *nothing]
    choices = [*choices, *why]
    if len(choices) <= PER_MENU:
        return [prompt, make(Leaf(said.say("menu-choose"), choices)), *nothing]
    leaves = _make_menus(table, choices, most_menus)
    if len(leaves) <= most_menus:
        return [prompt, *(make(leaf, number) for number, leaf in enumerate(leaves)), *nothing]
    return [prompt, *_paged(key, leaves, make, said, opened), *nothing]


def _fit_buttons(choices: Sequence[Shown]) -> bool:
    """Whether choices go into a row of buttons, with no more to be read above it than a phone has room for."""
    single = all(len(choice.chain) == 1 for choice in choices)
    return single and len(choices) <= PER_ROW and sum(bool(choice.hint) for choice in choices) <= MOST_HINTED


def _make_menus(table: Playing, choices: Sequence[Shown], most_menus: int) -> list[Leaf]:
    """The choices in menus, what ends them in each; where these are too many, nothing that is chosen twice."""
    ends = [choice for choice in choices if choice.id in {*table.game.speech.closing, WHY}]
    others, room = [choice for choice in choices if choice not in ends], PER_MENU - len(ends)
    leaves = list(make_leaves(_leave_out_doubles(others, room), room))
    if len(leaves) > most_menus:
        leaves = list(make_leaves((choice for choice in others if not choice.is_double), room))
    return [Leaf(leaf.title, [*leaf.options, *ends]) for leaf in leaves]


def _leave_out_doubles(choices: Sequence[Shown], room: int) -> Iterator[Shown]:
    """The choices without the last of those that are chosen twice where else a group would need one more menu: they
    can be chosen once, and then again."""
    over = {group: count - room for group, count in Counter(choice.group for choice in choices).items()}
    doubles = Counter(choice.group for choice in choices if choice.is_double)
    kept = []
    for choice in reversed(choices):
        if choice.is_double and 0 < over[choice.group] <= doubles[choice.group]:
            over[choice.group] -= 1
            doubles[choice.group] -= 1
        else:
            kept.append(choice)
    return reversed(kept)


def _menus_of_closed(table: Playing, decision: Decision, key: Question, said: Words) -> Iterator[Part]:
    """What is not on offer, each with the reason; the way back stands first."""
    closed, state = table.game.speech.find_closed(table.match.state, decision), table.match.state
    listed = []
    for option, reads in closed.items():
        refused = table.game.speech.explain(state, decision.seat, decision, option)
        listed.append(replace(_show(option, (option,), reads, said), hint=tell_refusal(refused, said)))
    back = Shown(BACK, (BACK,), said.say("choice-back"), "", "")
    for number, leaf in enumerate(list(make_leaves(listed, PER_MENU - 1))[:MOST_MENUS]):
        title = said.say("menu-why", title=Said(leaf.title))
        entries = [(choice.value, choice.label, choice.hint) for choice in (back, *leaf.options)]
        yield menu(WhyNot(key.table, key.stamp, key.seat, key.step, key.place, number).menu, title, entries)


def _prompt(table: Playing, decision: Decision, choices: Sequence[Shown], said: Words) -> str:
    prompt = speak(said, table.game.speech.prompt(table.match.state, decision))
    if decision.rule:
        prompt = said.say("prompt-rule", prompt=prompt, rule=Said(decision.rule))
    if decision.answered:
        given = table.match.find_sealed(replace(decision, required=True, answered=False))
        labels = [Said(choice.label) for choice in choices if given is not None and choice.id in given.picks]
        return said.say("prompt-answered", prompt=prompt, labels=labels)
    return said.say("prompt" if decision.required else "prompt-optional", prompt=prompt)


def _buttons(decision: Decision, key: Question, choices: Sequence[Shown], said: Words) -> list[Part]:
    final = len(choices) > 1 and all(choice.final for choice in choices)
    told = {choice.label: choice.hint if final else tell_hint(choice, said) for choice in choices}
    hints = [said.say("option-hint", label=Said(label), hint=Said(hint)) for label, hint in told.items() if hint]
    hints += [said.say("choices-final")] if final else []
    style = "main" if decision.required else "plain"
    buttons = [button(_pick(key, int(o.value)).button, o.label, style) for o in choices]
    return [text("\n".join(clip_lines(hints, MOST_HINTS))), row(*buttons)]


def _paged(
    key: Question, leaves: Sequence[Leaf], make: Callable[[Leaf], Part], said: Words, opened: Opened | None
) -> list[Part]:
    """A menu of pages, and of the page that is opened."""
    here = opened is not None and opened[:3] == (key.seat, key.step, key.place)
    number = opened.page if opened is not None and here and opened.page < len(leaves) else None
    titles = [(str(n), leaf.title, said.say("page-count", count=len(leaf.options))) for n, leaf in enumerate(leaves)]
    chosen = None if number is None else str(number)
    page = Page(key.table, key.stamp, key.seat, key.step, key.place)
    parts = [menu(page.menu, said.say("menu-page"), titles[:PER_MENU], chosen=chosen)]
    if number is not None:
        parts.append(make(leaves[number]))
    return parts


def _pick(key: Question, option: int | None = None) -> Pick:
    return Pick(key.table, key.stamp, key.seat, key.step, key.place, option)


def _menu(
    key: Question,
    said: Words,
    least: int,
    most: int,
    named: int,
    ends: Collection[str],
    leaf: Leaf,
    number: int | None = None,
) -> Part:
    """A menu; `number` tells it from others of the same question. Of the `most` that may be chosen it names those that
    are no `ends`. Nothing at all is chosen by a button, since Discord tells of no menu in which nothing was."""
    title, least = leaf.title, max(least, 1)
    if most > 1:
        named = min(named, sum(choice.id not in ends for choice in leaf.options))
        closed = any(choice.id in ends and choice.id != WHY for choice in leaf.options)
        title = said.say("menu-several", title=Said(title), least=least, most=named, ends=int(closed))
    fitting = (choice for choice in leaf.options if len(choice.value) <= OPTION)
    listed = [(choice.value, choice.label, tell_hint(choice, said)) for choice in fitting]
    return menu(_pick(key, number).menu, title, listed, least, most)


def make_leaves(choices: Iterable[Shown], longest: int = PER_MENU) -> Iterator[Leaf]:
    """Choices in groups, those of a group together, in menus of so many at most; without a group by the alphabet."""
    groups: dict[str, list[Shown]] = {}
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


def find_closed(table: Playing, decision: Decision) -> Mapping[str, OptionText]:
    """What is not on offer, of a question that still offers something beside its end."""
    speech = table.game.speech
    if speech.closing.issuperset(decision.options):
        return {}
    return speech.find_closed(table.match.state, decision)


def tell_closed(table: Playing, before: Decision, said: Words) -> str:
    """What was on offer before a choice and is not any more, where the same is asked again, and why; once."""
    again = next((d for d in table.match.decisions_of(before.seat) if d.step == before.step), None)
    gone = [] if again is None else [option for option in before.options if option not in again.options]
    if again is None or not gone:
        return ""
    closed = find_closed(table, again)
    reasons: dict[str, list[Said]] = {}
    for option in (o for o in gone if o in closed):
        refused = table.game.speech.explain(table.match.state, again.seat, again, option)
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


def name_options(table: Playing, decision: Decision, chains: Sequence[Chain], said: Words) -> dict[str, str]:
    """What options that were chosen read as; one that is not on offer yet as the one it goes with, or as it is
    listed."""
    state, describe, begun = table.match.state, table.game.speech.describe, {chain[0] for chain in chains}
    labels = {o: speak(said, describe(state, decision, o).label) for o in decision.options if o in begun}
    if begun - labels.keys():
        labels |= {one.id: Said(one.label) for one in show_choices(table, decision, said) if one.id not in labels}
    return {option: labels.get(option, labels.get(chain[0], "")) for chain in chains for option in chain}
