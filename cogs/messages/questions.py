"""One question: a prompt, and its choices as buttons and menus. It knows no game and no rules.

Up to five choices become buttons, up to 25 a menu, more a menu for each group. With too many groups for that, there is
a menu of pages and one of the chosen page. A choice is usually one option. If the game says that questions belong
together (`Speech.leads`, `Speech.along`), it is a chain of options: a card with its Action, or the same Space twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from cogs.ids import OpenLists, Page, Pick, PickRest, WhyNot
from cogs.messages.forms import MOST_FIELDS, Field, choose, label
from cogs.messages.names import Markup, Words
from cogs.messages.parts import PER_MENU, PER_ROW, Part, button, menu, row, text
from cogs.messages.speech import OPTION, clip, clip_lines, speak
from fronde.core.ahead import Chain, is_plain
from fronde.core.errors import PlayerError
from fronde.core.types import Decision, PlayerRefusal
from fronde.host.reader import LINK, OF, Beside, Choice, Reader, TextChoice
from fronde.host.table import OpenQuestion

MOST_HINTED, MOST_HINTS = 2, 900
"""Maximum number of buttons with a hint, and of characters in the hints listed beside them. Beyond that the choices
move to a menu."""
MOST_MENUS = 6
"""Maximum number of menus of one question at once."""
MOST_MENUS_BESIDE = 2
"""Maximum number of menus of an optional question at once. It is low, so that the required question is easy to find on
a phone."""
PAIR = 2
"""A number of choices at once that is not worth the complexity for a player new to the game."""
MOST_NAMED, MOST_REASONS = 4, 2
"""Maximum number of options named that a choice would close, and of reasons given."""
WHY, BACK = "why", "back"
"""The values of the menu entries that lead to the unavailable options, and back."""


class Leaf(NamedTuple):
    """Choices listed together in one menu."""

    title: str
    options: list[Choice[str]]
    most: int = 1
    """How many may be chosen in a form."""


class OpenPage(NamedTuple):
    """The open page of a long question: the seat's number, the step, the position of the question, and that of the
    page."""

    seat: int
    step: str
    place: int
    page: int
    why: bool = False
    """Whether to show the unavailable options instead of the available ones."""


# --- the choices ---


def show_options(reader: Reader, decision: Decision, words: Words) -> list[Choice[str]]:
    """The options of a decision with their words."""
    return [in_words(choice, words) for choice in reader.options(decision)]


def in_words(choice: TextChoice, words: Words) -> Choice[str]:
    """A choice with its texts as sentences."""
    label, hint, group = (speak(words, text) for text in (choice.label, choice.hint, choice.group))
    return Choice(choice.value, choice.chain, label, hint, group, choice.final)


def compare_choices(reader: Reader, decision: Decision, words: Words) -> list[str]:
    """The result of each choice of a question, one line each, in names and points."""
    rows = reader.compare(decision)
    lines = [words.say("compare-line", label=speak(words, label), reach=speak(words, reach)) for label, reach in rows]
    return [*lines, *([words.say("compare-points")] if lines else [])]


def tell_hint(choice: Choice[str], words: Words) -> str:
    """The hint of a choice, with a warning if the choice cannot be undone."""
    if not choice.final:
        return choice.hint
    if not choice.hint:
        return words.say("choice-final-alone")
    final = words.say("choice-final")
    return clip(choice.hint, OPTION - len(final)) + final


# --- the question ---


def question(
    reader: Reader,
    question: OpenQuestion,
    words: Words,
    page: OpenPage | None = None,
    most_menus: int = MOST_MENUS,
    *,
    form: bool = False,
) -> list[Part]:
    """A question with its choices, in at most this number of menus. `form`: with the button that opens all of them in a
    form, if that saves clicks."""
    decision = question.decision
    most_menus = most_menus if decision.required else min(most_menus, MOST_MENUS_BESIDE)
    choices, most = [in_words(choice, words) for choice in reader.choices(decision)], _most(reader, decision)
    if most < reader.most(decision):
        choices = [choice for choice in choices if choice.chain[0] in decision.options]  # without "then: End turn"
    key = Pick(reader.table.id, question.stamp, reader.table.seats.index(decision.seat), decision.step, question.place)
    make = partial(_menu, reader, decision, key, words)
    prompt = text(_prompt(reader, decision, choices, words))
    here = page if page is not None and page[:3] == (key.seat, key.step, key.place) else None
    if here is not None and here.why:
        return [prompt, *_closed_menus(reader, decision, key, words)]
    others = [] if decision.least else [button(key.button, words.say("button-nothing"))]
    if reader.may_leave_rest(decision):
        others.append(button(PickRest(*key.question).button, words.say("button-rest")))
    if form and make_lists(reader, decision, words):
        others.append(button(OpenLists(*key.question).button, words.say("button-lists")))
    nothing = [row(*others)] if others else []
    has_reasons = bool(reader.closed_options(decision))
    why = [Choice(WHY, (WHY,), words.say("choice-why"), words.say("choice-why.hint"), "")] if has_reasons else []
    if most == 1 and _fit_buttons(choices) and (not why or len(choices) == 1):
        beside = [make(Leaf(choice.label, [choice])) for choice in why]
        return [prompt, *_buttons(decision, key, choices, words), *beside, *nothing]
    choices = [*choices, *why]
    if len(choices) <= PER_MENU:
        return [prompt, make(Leaf(words.say("menu-choose"), choices)), *nothing]
    leaves = _make_menus(choices, {*reader.game.speech.closing, WHY}, most_menus)
    if len(leaves) <= most_menus:
        return [prompt, *(make(leaf, number) for number, leaf in enumerate(leaves)), *nothing]
    return [prompt, *_page_menus(key, leaves, make, words, here), *nothing]


def _most(reader: Reader, decision: Decision) -> int:
    """The number of choices of a question that its menu takes at once. A new player, who sees tips, makes two choices
    one after the other."""
    most = reader.most(decision)
    return 1 if most == PAIR and _is_coached(reader, decision) and is_plain(decision) else most


def _is_coached(reader: Reader, decision: Decision) -> bool:
    """Whether whoever is asked is new to the game and sees tips."""
    user = reader.table.player_of(decision.seat).user
    return user is not None and reader.table.novices.get(user, False)


def _fit_buttons(choices: Sequence[Choice[str]]) -> bool:
    """Whether the choices fit into a row of buttons, with no more text above it than fits on a phone."""
    single = all(len(choice.chain) == 1 for choice in choices)
    return single and len(choices) <= PER_ROW and sum(bool(choice.hint) for choice in choices) <= MOST_HINTED


def _make_menus(choices: Sequence[Choice[str]], last: Collection[str], most_menus: int) -> list[Leaf]:
    """The choices in menus, with the `last` ones in each. If there would be too many menus, choices that occur twice
    are dropped."""
    ends = [choice for choice in choices if choice.id in last]
    others, room = [choice for choice in choices if choice not in ends], PER_MENU - len(ends)
    leaves = list(make_leaves(_leave_out_doubles(others, room), room))
    if len(leaves) > most_menus:
        leaves = list(make_leaves((choice for choice in others if not choice.is_double), room))
    return [Leaf(leaf.title, [*leaf.options, *ends]) for leaf in leaves]


def _leave_out_doubles(choices: Sequence[Choice[str]], room: int) -> list[Choice[str]]:
    """The choices without the second occurrence of those listed twice, where a group would otherwise need one more
    menu. They can still be chosen once, and then again."""
    omissions = list[Choice[str]]()
    for group, count in Counter(choice.group for choice in choices).items():
        doubles = [choice for choice in choices if choice.is_double and choice.group == group]
        omissions += doubles[room - count :] if 0 < count - room <= len(doubles) else []
    return [choice for choice in choices if choice not in omissions]


def _closed_menus(reader: Reader, decision: Decision, key: Pick, words: Words) -> Iterator[Part]:
    """The unavailable options, each with the reason; the way back comes first."""
    choices = []
    for option, reads in reader.closed_options(decision).items():
        why = tell_refusal(reader.refusal(decision, option), words)
        choices.append(replace(in_words(Choice(option, (option,), *reads), words), hint=why))
    back = Choice(BACK, (BACK,), words.say("choice-back"), "", "")
    for number, leaf in enumerate(list(make_leaves(choices, PER_MENU - 1))[:MOST_MENUS]):
        title = words.say("menu-why", title=Markup(leaf.title))
        entries = [(choice.value, choice.label, choice.hint) for choice in (back, *leaf.options)]
        yield menu(WhyNot(*key.question, number).menu, title, entries)


def _prompt(reader: Reader, decision: Decision, choices: Sequence[Choice[str]], words: Words) -> str:
    prompt = speak(words, reader.prompt(decision))
    if decision.rule:
        prompt = words.say("prompt-rule", prompt=prompt, rule=Markup(decision.rule))
    if decision.answered:
        action = reader.table.match.find_sealed_answer(decision)
        labels = [Markup(choice.label) for choice in choices if action is not None and choice.id in action.picks]
        return words.say("prompt-answered", prompt=prompt, labels=labels)
    return words.say("prompt" if decision.required else "prompt-optional", prompt=prompt)


def _buttons(decision: Decision, key: Pick, choices: Sequence[Choice[str]], words: Words) -> list[Part]:
    final = len(choices) > 1 and all(choice.final for choice in choices)
    hints_by_label = {choice.label: choice.hint if final else tell_hint(choice, words) for choice in choices}
    hints = [
        words.say("option-hint", label=Markup(label), hint=Markup(hint))
        for label, hint in hints_by_label.items()
        if hint
    ]
    hints += [words.say("choices-final")] if final else []
    style = "main" if decision.required else "plain"
    buttons = [button(replace(key, option=int(o.value)).button, o.label, style) for o in choices]
    return [text("\n".join(clip_lines(hints, MOST_HINTS))), row(*buttons)]


def _page_menus(
    key: Pick, leaves: Sequence[Leaf], make: Callable[[Leaf], Part], words: Words, here: OpenPage | None
) -> list[Part]:
    """A menu of pages, and a menu of the open page."""
    titles = [(str(n), leaf.title, words.say("page-count", count=len(leaf.options))) for n, leaf in enumerate(leaves)]
    leaves_here = leaves[here.page : here.page + 1] if here else ()
    page = Page(*key.question)
    current = str(here.page) if here and leaves_here else None
    return [menu(page.menu, words.say("menu-page"), titles[:PER_MENU], current=current), *map(make, leaves_here)]


def _menu(reader: Reader, decision: Decision, key: Pick, words: Words, leaf: Leaf, number: int | None = None) -> Part:
    """A menu; `number` distinguishes it from others of the same question. Its title says how many can be chosen at once
    besides the ending choices, if that is known. Choosing nothing needs a button, since Discord does not report an
    empty menu."""
    title, least, closing = leaf.title, max(decision.least, 1), reader.game.speech.closing
    choices = [choice for choice in leaf.options if len(choice.value) <= OPTION]
    chains = [choice.chain for choice in choices if choice.id != WHY]
    limit = reader.count(decision, [chain for chain in chains if chain[-1] not in closing])
    total = limit and reader.count(decision, chains)
    most = max(total or reader.most(decision), least)
    if most == PAIR and _most(reader, decision) == 1:
        most = 1
    if limit and most > 1:
        args = {"least": least, "most": limit, "exactly": int(least == limit), "ends": int((total or 0) > limit)}
        title = words.say("menu-several", title=Markup(title), **args)
    entries = [(choice.value, choice.label, tell_hint(choice, words)) for choice in choices]
    return menu(replace(key, option=number).menu, title, entries, least, most)


def make_lists(reader: Reader, decision: Decision, words: Words) -> list[Leaf]:
    """The choices of a question, and of those its form asks too, in as few menus as a form has fields, groups whole
    where they fit. Empty if they need more fields than a form has, or if that saves nothing: one menu holds the
    question's own, and at most one what the form asks besides."""
    choices, most = [in_words(choice, words) for choice in reader.choices(decision)], reader.most(decision)
    closing, beside = reader.game.speech.closing, [] if _is_coached(reader, decision) else reader.beside(decision)
    if (most < 2 or len(choices) <= PER_MENU) and len(beside) < 2:
        return []
    later = [in_words(c, words) for one in beside if one.decision.step == decision.step for c in one.choices]
    more = [leaf for one in beside if one.decision.step != decision.step for leaf in _lists_of(reader, one, words)]
    ends = [choice for choice in choices if choice.id in closing]
    ends += [in_words(c, words) for one in beside for c in one.choices if closing.issuperset(one.decision.options)]
    once = [choice for choice in choices if not choice.is_double]
    for candidates in ([*choices, *later], [*once, *later], once):
        fits = [choice for choice in candidates if choice.id not in closing and len(choice.value) <= OPTION]
        leaves = [leaf._replace(most=most) for leaf in _join_leaves(make_leaves(fits))]
        if len(leaves) == 1 and more:
            leaves[0] = leaves[0]._replace(title=_title(reader, decision, words))
        if lists := _fit_form(leaves, more, ends, words):
            clicks = (len(leaves) + bool(later) if most > 1 else 1) + len(more)
            return lists if clicks > (1 if most > 1 and len(leaves) > 1 else 2) else []
    return []


def _fit_form(leaves: list[Leaf], more: list[Leaf], ends: list[Choice[str]], words: Words) -> list[Leaf]:
    """The lists of a form, what ends something in one of its own, or at the end of the last one. Empty if there are too
    many."""
    lists = [*leaves, *more]
    if not ends or len(lists) < MOST_FIELDS:
        then = [Leaf(words.say("lists-then"), ends, len(ends))] if ends else []
        return [*lists, *then] if len(lists) <= MOST_FIELDS else []
    last = lists[-1]
    if not more or len(lists) > MOST_FIELDS or len(last.options) + len(ends) > PER_MENU:
        return []
    return [*lists[:-1], Leaf(last.title, [*last.options, *ends], last.most + len(ends))]


def _lists_of(reader: Reader, beside: Beside, words: Words) -> list[Leaf]:
    """The choices of a question that a form asks too, without those that end it."""
    closing, title = reader.game.speech.closing, _title(reader, beside.decision, words)
    choices = [in_words(choice, words) for choice in beside.choices if choice.id not in closing]
    leaves = _join_leaves(make_leaves([choice for choice in choices if len(choice.value) <= OPTION]))
    return [Leaf(title if len(leaves) == 1 else leaf.title, leaf.options, beside.most) for leaf in leaves]


def _title(reader: Reader, decision: Decision, words: Words) -> str:
    """What a question asks, at the head of its list."""
    prompt = speak(words, reader.prompt(decision))
    return prompt[:1].upper() + prompt[1:]


def _join_leaves(leaves: Iterable[Leaf]) -> list[Leaf]:
    """Neighbouring leaves as one, as long as they fit into a menu."""
    groups: list[Leaf] = []
    for leaf in leaves:
        if groups and len(groups[-1].options) + len(leaf.options) <= PER_MENU:
            before = groups.pop()
            leaf = Leaf(f"{before.title} · {leaf.title}", [*before.options, *leaf.options])
        groups.append(leaf)
    return groups


def list_fields(reader: Reader, decision: Decision, words: Words) -> list[Field]:
    """The choices of a question as fields of a form, none of which has to be answered."""
    fields = []
    for number, leaf in enumerate(make_lists(reader, decision, words)):
        rows = [(one.value, one.label, tell_hint(one, words) or one.group) for one in leaf.options]
        fields.append(label(leaf.title, choose(str(number), rows, least=0, most=leaf.most)))
    return fields


def make_leaves(choices: Iterable[Choice[str]], longest: int = PER_MENU) -> Iterator[Leaf]:
    """Choices in groups of at most `longest`, a menu each; choices without a group are sorted by name."""
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


def tell_refusal(refusal: PlayerRefusal | PlayerError, words: Words) -> Markup:
    """The reason for a refusal, with its rule."""
    reason = speak(words, refusal.reason)
    return words.say("refusal", reason=reason, rule=Markup(refusal.rule)) if refusal.rule else reason


def tell_closed_options(reader: Reader, before: Decision, words: Words) -> str:
    """The options that a choice has closed, each once, and why, if the same question is asked again."""
    decisions = (one.decision for one in reader.questions)
    again = next((d for d in decisions if (d.seat, d.step) == (before.seat, before.step)), None)
    missing = [] if again is None else [option for option in before.options if option not in again.options]
    if again is None or not missing:
        return ""
    closed_options = reader.closed_options(again)
    reasons: dict[str, list[Markup]] = {}
    for option in (o for o in missing if o in closed_options):
        refusal = reader.refusal(again, option)
        text = tell_refusal(refusal, words)
        reasons.setdefault(refusal.rule or "", [text]).append(speak(words, closed_options[option].label))
    lines = []
    for text, *labels in list(reasons.values())[:MOST_REASONS]:
        more = max(len(labels) - MOST_NAMED, 0)
        lines.append(words.say("closed-now", labels=labels[:MOST_NAMED], more=more, reason=text))
    return "\n".join(lines)


def read_chain(decision: Decision, pick: int | str) -> Chain:
    """The options of a menu's entry or a button, given by a number among the decision's options or by ids. Raises
    IndexError."""
    return (decision.options[pick],) if isinstance(pick, int) else tuple(pick.split(LINK))


def split_picks(picks: Sequence[int | str]) -> tuple[list[int | str], tuple[tuple[str, Chain], ...]]:
    """The picks that answer the question itself, and chains for other steps of its form, each with its step."""
    own = [one for one in picks if isinstance(one, int) or OF not in one]
    split = [one.partition(OF) for one in picks if isinstance(one, str) and OF in one]
    return own, tuple((step, tuple(chain.split(LINK))) for step, _, chain in split)


def name_beside(reader: Reader, decision: Decision, words: Words) -> dict[str, str]:
    """The words of all options that the form of a question offers for others."""
    choices = [in_words(choice, words) for one in reader.beside(decision) for choice in one.choices]
    return {option: choice.label for choice in choices for option in choice.chain}


def name_options(reader: Reader, decision: Decision, chains: Sequence[Chain], words: Words) -> dict[str, str]:
    """The labels of the chosen options. An option that is not on offer yet gets the label of the one it belongs to, or
    that of its menu entry."""
    first_options = {chain[0] for chain in chains}
    labels = {one.id: one.label for one in show_options(reader, decision, words) if one.id in first_options}
    if first_options - labels.keys():
        choices = (in_words(choice, words) for choice in reader.choices(decision))
        labels |= {one.id: one.label for one in choices if one.id not in labels}
    return {option: labels.get(option, labels.get(chain[0], "")) for chain in chains for option in chain}
