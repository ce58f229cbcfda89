"""The alt texts of Liberté's pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fronde.core.types import Name, Text
from fronde.games.liberte.data import FACTIONS, LANDSLIDE, PROVINCES, TURN
from fronde.texts import Words
from images import kit
from images.liberte.reading import (
    changes_in,
    display_of,
    hand_of,
    number,
    rank_seats,
    results_in,
    revolts_in,
    say,
    say_card,
    say_phase,
    seats_in,
    stacks_of,
    text,
    votes_now,
    winners_of,
)
from images.manifest import Scene, View
from images.outcome import is_over, say_items, say_scores, say_winners, total_of


def alt_text(scene: Scene, words: Words) -> str:
    """The board: whose turn it is, the changes, the current standing, every stack, then cards. The fuller the board,
    the less is said about the rest."""
    view = scene.view

    def say_all(longest: int) -> list[str]:
        return [
            *say_head(scene, words),
            *(say_changes(scene, words, tuple(PROVINCES), longest) if longest >= 3 else ()),
            *say_standing(scene, words, brief=longest < 2),
            say_stacks(view, words),
            *(_say_piles(view, words) if longest >= 5 and not is_over(view) else ()),
            *(_say_holdings(view, words) if longest >= 8 else ()),
            *(_say_displays(view, words) if longest >= 12 else ()),
        ]

    return kit.shortest(say_all)


def say_head(scene: Scene, words: Words) -> list[str]:
    """The turn and the active player, or the winners and how the game ended."""
    view = scene.view
    if is_over(view):
        how = words.say(f"picture-end-{view.get('end') or 'turns'}")
        return [say_winners(scene, words, winners_of(view)), words.say("picture-alt-over", how=how)]
    phase = say_phase(view, words)
    head = words.say("picture-alt-head", turn=view.get("turn", 0), year=str(view.get("year") or ""), phase=phase)
    if seat := view.get("active"):
        return [head, say(words, "picture-alt-move", name=scene.player_of(seat), seat=seat)]
    tied_seats = (view.get("tie") or {}).get("seats")
    if not tied_seats:
        return [head]
    if province := view.get("province"):
        return [head, say(words, "picture-alt-tie-in", seats=tied_seats, province=province)]
    return [head, say(words, "picture-alt-tie", seats=tied_seats)]


def say_changes(scene: Scene, words: Words, provinces: Sequence[str], longest: int) -> Iterator[str]:
    """The stacks that have grown or shrunk since the older view."""
    lines = [
        say(words, "picture-alt-change", province=province, seat=seat, faction=faction, change=kit.with_sign(n))
        for province in provinces
        for (seat, faction), n in changes_in(scene, province).items()
    ]
    if lines:
        yield words.say("picture-alt-since", changes="; ".join(lines[: 2 * longest]))


def say_standing(scene: Scene, words: Words, brief: bool = False) -> Iterator[str]:
    """Player order and points, blocks left, counter-revolution; unless `brief`, also government and battles."""
    view = scene.view
    order = rank_seats(view) if is_over(view) else seats_in(view)
    scores = say_scores(scene, words, order)
    yield words.say("picture-alt-final" if is_over(view) else "picture-alt-order", scores=scores)
    yield words.say("picture-alt-supply", **{faction: number(view, "supply", faction) for faction in FACTIONS})
    if view.get("last_round") and view.get("phase") == "action":
        yield words.say("picture-alt-last-round")
    if not brief:
        yield _say_track(view, words)
        yield _say_government(view, words)
        yield from _say_battles(view, words)
    count, _, target = revolts_in(view)
    yield words.say("picture-alt-revolt", n=count, needed=target)


def _say_track(view: View, words: Words) -> str:
    return words.say("picture-alt-track", **{faction: number(view, "track", faction) for faction in FACTIONS})


def _say_government(view: View, words: Words) -> str:
    if not view.get("government"):
        return words.say("picture-no-government") + "."
    present = [Name("seat", seat) for seat in view.get("presence") or ()] or words.say("picture-nobody")
    faction, other = (Name("faction", str(view.get(key))) for key in ("government", "opposition"))
    return words.say("picture-alt-government", faction=faction, other=other, seats=present)


def _say_battles(view: View, words: Words) -> Iterator[str]:
    now = TURN[view.get("turn") or 1]
    box = [
        text("picture-alt-boxed", seat=seat, n=number(view, "battle_box", seat))
        for seat in seats_in(view)
        if number(view, "battle_box", seat)
    ]
    if now.battle and box:
        yield words.say("picture-alt-box", battle=Name("battle", now.battle), n=now.points, seats=box)
    for one in view.get("battles") or ():
        if one.get("leader") == "lost":
            yield say(words, "picture-alt-battle-lost", battle=one["battle"])
        elif one.get("leader"):
            yield say(words, "picture-alt-fought", battle=one["battle"], seat=one["leader"])


def say_stacks(view: View, words: Words) -> str:
    """Every stack, in short: the owner's letter, a letter or two of the colour, the number of blocks."""
    lines = []
    for province in PROVINCES:
        stacks = stacks_of(view, province)
        if stacks:
            short = [_say_short(words, seat, faction, n) for (seat, faction), n in stacks.items()]
            lines.append(f"{words.name('province', province).partition(' (')[0]} {' '.join(short)}")
    return words.say("picture-alt-stacks", stacks=", ".join(lines) or "–")


def _say_short(words: Words, seat: str, faction: str, n: int) -> str:
    mark = words.say(f"seat-{seat}.mark")
    return words.say("picture-alt-short", mark=mark, colour=words.say(f"colour-{faction}.short"), n=n)


def _say_piles(view: View, words: Words) -> Iterator[str]:
    """The open cards, and the sizes of the piles."""
    if cards := view.get("open"):
        yield words.say("picture-alt-open", cards=[Name("card", card) for card in cards])
    deck = view.get("deck") or {"a": 0, "below": 0}
    yield words.say("picture-alt-piles", deck=deck["a"] + deck["below"], discard=len(view.get("discard") or ()))


def _say_holdings(view: View, words: Words) -> Iterator[str]:
    """The number of each seat's cards and tokens."""
    for seat in seats_in(view):
        numbers = {"hand": hand_of(view, seat)[1], "display": len(display_of(view, seat))}
        yield say(words, "picture-alt-holds", seat=seat, tokens=number(view, "tokens", seat), **numbers)


def _say_displays(view: View, words: Words) -> Iterator[str]:
    for seat in seats_in(view):
        if cards := display_of(view, seat):
            yield say(words, "picture-alt-display", seat=seat, cards=list(cards))


# --- other pictures ---


def region_alt(scene: Scene, words: Words, region: str) -> str:
    """A region: its changes, every stack, and its printed signs."""
    inside = [province for province, data in PROVINCES.items() if data.region == region]
    view = scene.view
    there = [_say_there(view, words, province) for province in inside if stacks_of(view, province)]
    empty = [Name("province", province) for province in inside if not stacks_of(view, province)]

    def say_all(longest: int) -> list[str]:
        return [
            *say_head(scene, words),
            *say_changes(scene, words, inside, longest),
            *([say(words, "picture-alt-region", region=region, stacks="; ".join(there))] if there else []),
            *([words.say("picture-alt-empties", provinces=empty)] if empty else []),
            *_say_print(words, inside),
        ]

    return kit.shortest(say_all)


def targets_alt(scene: Scene, words: Words, picks: Sequence[str]) -> str:
    """The provinces that may be chosen, and the stacks there."""
    there = [_say_there(scene.view, words, province) for province in picks]
    names = [Name("province", province) for province in picks]

    def say_all(longest: int) -> list[str]:
        text = words.say("picture-alt-targets", provinces="; ".join(there) if longest > 8 else names)
        return [*say_head(scene, words), text, *say_standing(scene, words, brief=True)]

    return kit.shortest(say_all)


def _say_there(view: View, words: Words, province: str) -> str:
    """The stacks of a province, or that it is empty."""
    stacks = stacks_of(view, province).items()
    texts = [say(words, "stack", seat=seat, faction=faction, n=n) for (seat, faction), n in stacks]
    return say(words, "picture-alt-there", province=province, stacks=", ".join(texts) or f"({words.say('hint-empty')})")


def _say_print(words: Words, inside: Sequence[str]) -> Iterator[str]:
    lines = []
    for province in inside:
        data = PROVINCES[province]
        signs = [words.say("picture-alt-fleur")] * data.fleur_de_lis
        signs += [words.say("picture-alt-vp", n=data.points)] if data.points else []
        if signs:
            lines.append(say(words, "picture-alt-signs", province=province, signs=" + ".join(signs)))
    if lines:
        yield words.say("picture-alt-printed", signs="; ".join(lines))


def elections_alt(scene: Scene, words: Words) -> str:
    """The provinces each faction has won, the tied ones, and the ones that have not voted."""
    view, results = scene.view, results_in(scene.view)

    def say_all(_: int) -> list[str]:
        sentences = say_head(scene, words)
        if not results:
            return [*sentences, words.say("picture-alt-none-yet")]
        sentences.append(_say_track(view, words))
        for faction in FACTIONS:
            returns = [_say_return(words, one) for one in results.values() if one["faction"] == faction]
            if returns:
                colour = Name("colour", faction)
                sentences.append(words.say("picture-alt-elected", colour=colour, provinces=", ".join(returns)))
        ties = [Name("province", province) for province, one in results.items() if not one["faction"]]
        rest = [Name("province", province) for province in PROVINCES if province not in results]
        sentences += [words.say("picture-alt-split", provinces=ties)] if ties else []
        sentences += [words.say("picture-alt-unvoted", provinces=rest)] if rest else []
        return sentences

    return kit.shortest(say_all)


def _say_return(words: Words, one: View) -> str:
    key = "picture-alt-returned" if one["votes"] == 1 else "picture-alt-returned-many"
    return say(words, key, province=one["province"], seat=one["seat"], n=one["votes"])


def revolt_alt(scene: Scene, words: Words) -> str:
    """The state of both sudden ends."""
    view = scene.view
    count, losses, target = revolts_in(view)
    holding = (view.get("revolt") or {}).get("provinces") or []
    lilies = [province for province, data in PROVINCES.items() if data.fleur_de_lis]
    names = [Name("province", province) for province in holding]
    others = [Name("province", province) for province in lilies if province not in holding]
    now = {**votes_now(view), "needed": LANDSLIDE}
    sentences = [
        *say_head(scene, words),
        words.say("picture-royalists-hold", n=count, needed=target) + ", " + words.say(
            "picture-royalists-lost", lost=losses
        ) + ".",
        *([words.say("picture-alt-held", provinces=names)] if names else []),
        *([words.say("picture-alt-not-held", provinces=others)] if others else []),
        words.say("picture-alt-votes-now", **now),
    ]  # fmt: skip
    return kit.shortest(lambda _: sentences)


def hand_alt(scene: Scene, words: Words, seat: str) -> str:
    """A hand and the display of its seat, as far as the view names the cards."""
    named_cards, count = hand_of(scene.view, seat)
    lines = [say_card(words, card) for card in named_cards]
    if count and not lines:
        lines = [words.say("picture-hidden", count=count)]
    cards = "; ".join(lines) or words.say("picture-no-cards")
    texts = [Text(f"card-{card}") for card in display_of(scene.view, seat)]
    sentences = [say(words, "picture-alt-hand", player=scene.player_of(seat), seat=seat, cards=cards)]
    if texts:
        sentences.append(words.say("picture-alt-shown", cards=texts))
    sentences.append(words.say("picture-alt-tokens", n=number(scene.view, "tokens", seat)))
    return kit.shortest(lambda _: sentences)


def open_alt(view: View, words: Words) -> str:
    """The open cards and what they do."""
    cards = "; ".join(say_card(words, card) for card in view.get("open") or ())
    return kit.shortest(lambda _: [f"{words.say('picture-open')}: {cards or words.say('picture-no-open')}."])


def displays_alt(scene: Scene, words: Words, seats: Sequence[str]) -> str:
    """Some displays, card by card, in as much detail as there is room for."""
    view = scene.view

    def say_all(longest: int) -> list[str]:
        lines = []
        for seat in seats:
            cards = [
                say_card(words, card) if longest > 5 else words.name("card", card) for card in display_of(view, seat)
            ]
            contents = "; ".join(cards) or words.say("picture-no-cards")
            lines.append(say(words, "picture-alt-display", seat=seat, cards=contents))
        return [words.say("picture-alt-displays", turn=view.get("turn", 0), displays=" ".join(lines))]

    return kit.shortest(say_all)


def score_alt(scene: Scene, words: Words) -> str:
    """The score sheet in words."""
    view = scene.view
    scores = [text("picture-alt-points", seat=seat, points=total_of(view, seat)) for seat in rank_seats(view)]
    if is_over(view):
        first = [*say_head(scene, words), words.say("picture-alt-final", scores=scores)]
    else:
        first = [words.say("picture-alt-score-now", turn=view.get("turn", 0), scores=scores)]
    return kit.shortest(lambda _: [*first, *say_items(view, words, rank_seats(view))])
