"""Reports of events in a few lines: one for an action, one for a refreshed hand, and the elections like a newspaper,
region by region."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise

from fronde.core.sentences import join
from fronde.core.types import Event, Seat, Text
from fronde.games.liberte.data import PARIS, PROVINCE_IDS, PROVINCES
from fronde.games.liberte.names import text, with_names
from fronde.games.liberte.words import UNTOLD, event_text

PLAYED = ("card-played", "token-placed", "special-played")
REMOVED = ("blocks-removed", "card-removed")
OF_A_PLAY = (*PLAYED, *REMOVED, "blocks-placed", "supply-exhausted", "card-kept", "card-discarded")
OF_A_HAND = ("cards-discarded", "card-taken", "card-opened", "card-drawn", "deck-shuffled")
OF_THE_VOTE = ("elections-began", "province-tied", "card-advanced", "advance-declined", "province-elected",
               "province-split")  # fmt: skip
"""Events that are reported together."""
IN_ONE_LINE = {
    "action-phase-ended": "close", "battle-tied": "close", "battle-won": "close", "battle-lost": "close",
    "battle-unfought": "close",
    "provinces-voted": "result", "factions-tied": "result", "votes-tied": "result", "card-advanced": "result",
    "government-formed": "result", "opposition-formed": "result", "office-won": "result", "government-seated": "result",
    "turn-began": "turn", "blocks-came": "turn", "displays-returned": "turn", "order-set": "turn",
}  # fmt: skip
"""Events that are reported as sentences of a shared line."""
PLAYS, BATTLE, ELECTIONS, FACTIONS, OFFICES = "4.1", "6.2", "7.2", "8.1", "8.4"
HEADLINES: Mapping[str, frozenset[str]] = {
    "9.1": frozenset({
        "turn-began", "blocks-came", "order-set", "ended-by-turns", "ended-by-landslide", "ended-by-counter-revolution",
    }),
    BATTLE: frozenset({"action-phase-ended", "battle-tied", "battle-won", "battle-lost", "battle-unfought"}),
    ELECTIONS: frozenset({"elections-began", "province-elected", "province-split", "provinces-voted"}),
    FACTIONS: frozenset({"factions-tied", "government-formed", "opposition-formed", "government-seated"}),
    OFFICES: frozenset({"votes-tied", "office-won"}),
    PLAYS: frozenset({"special-played", "blocks-removed", "card-removed", "supply-exhausted"}),
}  # fmt: skip
BY_KIND = {kind: rule for rule, kinds in HEADLINES.items() for kind in kinds}
TIES = {"province": ELECTIONS, "factions": FACTIONS, "office": OFFICES, "battle": BATTLE}
"""What an advanced card breaks a tie about -> the headline that reports it."""
SENTENCES = 5
"""The most sentences in a line."""
FULL, TIE = 11, 2
"""The most provinces in a line of the newspaper, and the extra weight of a province with a tie."""


def tell(events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """The events in a few lines, as a seat or a spectator may read them."""
    lines: list[Text] = []
    has_heading = False
    for (chapter, _), group in groupby(events, key=chapter_of()):
        if chapter == "vote":
            texts = tell_vote(list(group), has_heading)
            has_heading = has_heading or bool(texts)
        else:
            texts = TELLERS[chapter](list(group), seat)
        lines += texts
    return lines


def find_headlines(events: Sequence[Event]) -> list[str]:
    """The rule of each event's headline; "" for none. A card advanced in a tie is reported with the tie, and a card
    that uses up a supply as a whole."""
    rules: list[str] = []
    play: list[int] = []
    for place, event in enumerate(events):
        rule = BY_KIND.get(event.kind, "")
        if event.kind == "card-advanced":
            rule = next((headline for key, headline in TIES.items() if key in event.data), "")
        play = [] if event.kind not in OF_A_PLAY else [place] if event.kind in PLAYED else [*play, place]
        rules.append(rule)
        if any(events[at].kind == "supply-exhausted" for at in play):
            for at in play:
                rules[at] = PLAYS
    return rules


def tell_headline(rule: str, events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """The text of the events under one headline. Elections are summed up, one after the other."""
    if rule != ELECTIONS:
        return tell(events, seat)
    starts = [place for place, event in enumerate(events) if event.kind == "elections-began"]
    parts = [events[start:stop] for start, stop in pairwise(dict.fromkeys([0, *starts, len(events)]))]
    return [line for part in parts for line in tell_election(part, seat)]


def tell_election(events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """An election: the number of provinces that each seat has won, with Paris and those that give points; the count;
    the provinces that nobody has won, and those that cards have decided."""
    began, results, splits, count = (
        [event for event in events if event.kind == kind]
        for kind in ("elections-began", "province-elected", "province-split", "provinces-voted")
    )
    if not results and not splits:
        return tell_plain([*began, *count], seat) if count else tell_vote(events, False)
    prizes: dict[Seat, list[Text]] = {}
    for event in results:
        prizes.setdefault(event.data["seat"], []).extend([tell_prize(event)] if is_prize(event) else [])
    number = Counter(event.data["seat"] for event in results)
    counts = [tell_winner(winner, n, prizes[winner]) for winner, n in number.most_common()]
    lines = tell_plain(began, seat) or [Text("told-goes-on")]
    lines += [text("summary-provinces", counts=counts)] if counts else []
    lines += [text("told-votes", **event.data) for event in count]
    if splits:
        lines.append(text("told-nobodys", results=join([tell_province(event, ()) for event in splits])))
    bids: dict[str, list[Text]] = {}
    for event in events:
        if event.kind == "card-advanced":
            bids.setdefault(event.data["province"], []).append(Text("told-bid", with_names(event.data)))
    if bids:
        lines.append(text("told-by-cards", provinces=[tell_bids(place, cards) for place, cards in bids.items()]))
    return lines


def tell_winner(seat: Seat, n: int, prizes: Sequence[Text]) -> Text:
    """How many provinces a seat has won, and those of them that are named."""
    return text("told-won", seat=seat, n=n, prizes=join(prizes)) if prizes else text("summary-count", seat=seat, n=n)


def tell_bids(province: str, bids: Sequence[Text]) -> Text:
    """The cards advanced for a province."""
    return text("told-bids-at", province=province, bids=text("told-bids", bids=bids))


def is_prize(event: Event) -> bool:
    """Whether an elected province is Paris, or gives points."""
    return bool(event.data["points"] or event.data["province"] == PROVINCE_IDS[PARIS])


def tell_prize(event: Event) -> Text:
    """A province that is named in the summary of the elections, with its points; or Paris, with its votes."""
    return text("told-prize" if event.data["points"] else "told-capital", **with_names(event.data))


def chapter_of() -> Callable[[Event], tuple[str, object]]:
    """A function that returns the group of an event: its chapter, and a number that separates one play from the
    next."""
    plays = 0

    def find(event: Event) -> tuple[str, object]:
        nonlocal plays
        if event.kind in PLAYED:
            plays += 1
        if event.kind in OF_A_PLAY:
            return "play", plays
        if event.kind in OF_A_HAND:
            return "hand", None
        if event.kind in OF_THE_VOTE and (event.kind != "card-advanced" or "province" in event.data):
            return "vote", None
        return ("line", IN_ONE_LINE[event.kind]) if event.kind in IN_ONE_LINE else ("plain", None)

    return find


def tell_plain(events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """Events with a line each."""
    return [event_text(event, seat) for event in events if event.kind not in UNTOLD]


def tell_line(events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """Events with a sentence each."""
    texts = tell_plain(events, seat)
    lines = [texts[start : start + SENTENCES] for start in range(0, len(texts), SENTENCES)]
    return [text("told-sentences", first=line[0], rest=tell_rest(line[1:])) for line in lines]


def tell_rest(sentences: Sequence[Text]) -> Text:
    """The following sentences, each after a space."""
    if not sentences:
        return Text("hint-nothing")
    return text("told-sentence", first=sentences[0], rest=tell_rest(sentences[1:]))


# --- an action ---


def tell_play(events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """The play of a card: what it placed or removed, and where the card went."""
    first = next((event for event in events if event.kind in PLAYED), None)
    removals = [Text(f"told-{event.kind}", with_names(event.data)) for event in events if event.kind in REMOVED]
    over = [event.kind for event in events if event.kind in ("card-kept", "card-discarded")]
    if first is None:
        return tell_plain(events, seat)
    if first.kind == "special-played" and removals:
        return [text("told-strike", **with_names(first.data), removed=removals)]
    placement = [Text("told-token", with_names(first.data))] if first.kind == "token-placed" else tell_placement(events)
    if not placement and not over:
        return tell_plain(events, seat)
    deed = join(placement) if placement else Text("told-placed-nothing")
    line = text("told-play", **with_names(first.data), done=deed, kept="yes" if "card-kept" in over else "no")
    return [line, *(event_text(event, seat) for event in events if event.kind == "supply-exhausted")]


def tell_placement(events: Sequence[Event]) -> list[Text]:
    """The blocks that a card has placed, by province."""
    by_place: dict[str, Event] = {}
    counts: Counter[str] = Counter()
    for event in events:
        if event.kind == "blocks-placed":
            by_place[event.data["province"]] = event
            counts[event.data["province"]] += event.data["n"]
    return [Text("told-placed", with_names(event.data) | {"n": counts[at]}) for at, event in by_place.items()]


# --- hands ---


def tell_hand(events: Sequence[Event], seat: Seat | None) -> list[Text]:
    """Cards discarded, taken and drawn, one line for each seat."""
    lines: list[Text] = []
    for owner, group in groupby((e for e in events if e.kind != "card-opened"), key=lambda e: e.data.get("seat")):
        run = list(group)
        if owner is None:
            lines += [event_text(event, seat) for event in run]
        else:
            lines.append(text("told-hand", seat=owner, done=join(list(_hand_parts(owner, run, seat)))))
    return lines


def _hand_parts(owner: Seat, events: Sequence[Event], seat: Seat | None) -> Iterator[Text]:
    discards = [card for event in events if event.kind == "cards-discarded" for card in event.data["cards"]]
    gains = [event.data["card"] for event in events if event.kind == "card-taken"]
    cards = [event.data_for(seat) for event in events if event.kind == "card-drawn"]
    visible = [data["card"] for data in cards if "card" in data]
    if discards:
        yield text("told-hand-discards", seat=owner, cards=discards)
    if gains:
        yield text("told-hand-takes", seat=owner, cards=gains)
    if visible:
        yield text("told-hand-sees", seat=owner, cards=visible)
    elif cards:
        yield text("told-hand-draws", seat=owner, n=len(cards))


# --- the newspaper ---


Result = tuple[Event, list[Mapping[str, object]]]
"""The result of a province, and the cards advanced for it."""


def tell_vote(events: Sequence[Event], has_heading: bool) -> list[Text]:
    """The results of provinces, region by region: who was elected over whom, and which cards broke ties; with a heading
    unless the report `has_heading` already."""
    results: list[Result] = []
    bids: list[Mapping[str, object]] = []
    for event in events:
        if event.kind == "card-advanced":
            bids.append(event.data)
        elif event.kind in ("province-elected", "province-split"):
            results.append((event, bids))
            bids = []
    lines = [tell_regions(line) for line in fill_lines(results)]
    lines += [Text("told-bid-open", with_names(bid)) for bid in bids]
    began = next((event for event in events if event.kind == "elections-began"), None)
    if has_heading or not (lines or began):
        return lines
    heading = Text("told-goes-on") if began is None else event_text(began, None)
    if not lines:
        return [heading]
    return [text("told-headed", heading=heading, line=lines[0]), *lines[1:]]


def fill_lines(results: Sequence[Result]) -> list[list[Result]]:
    """The results in lines of readable length."""
    lines: list[list[Result]] = []
    room = 0
    for event, bids in results:
        weight = 1 + TIE * (event.kind == "province-split" or event.data["tied"])
        if weight > room:
            lines.append([])
            room = FULL
        lines[-1].append((event, bids))
        room -= weight
    return lines


def tell_regions(results: Sequence[Result]) -> Text:
    """A line of results, with each region named once."""
    regions = [
        text("told-region", region=region, results=join([tell_province(event, bids) for event, bids in group]))
        for region, group in groupby(results, key=lambda result: PROVINCES[result[0].data["province"]].region)
    ]  # fmt: skip
    return text("told-sentences", first=regions[0], rest=tell_rest(regions[1:]))


def tell_province(event: Event, bids: Sequence[Mapping[str, object]]) -> Text:
    """The result of one province."""
    args = with_names(event.data)
    texts = [Text("told-bid", with_names(bid)) for bid in bids]
    args["bids"] = text("told-bids", bids=texts) if texts else Text("hint-nothing")
    if event.kind == "province-split":
        return Text("told-split", args)
    points = event.data["points"]
    args["gain"] = text("told-gain", n=points) if points else Text("hint-nothing")
    return Text("told-elected", args)


TELLERS: Mapping[str, Callable[[Sequence[Event], Seat | None], list[Text]]] = {
    "play": tell_play,
    "hand": tell_hand,
    "line": tell_line,
    "plain": tell_plain,
}
