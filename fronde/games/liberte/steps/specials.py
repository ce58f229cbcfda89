"""The Special cards (4): when each may be played, its possible targets, and its effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fronde.core.flow import Frame, Step, begin_step, option_ids
from fronde.core.types import Action, Context, Decision
from fronde.games.liberte.data import CARDS, PLACE, PROVINCE_IDS
from fronde.games.liberte.model import State, stacks_with_places, take_blocks, without
from fronde.games.liberte.steps.turn import end_by_revolt

SPARE = "spare"
"""Terror removes no card (R17)."""
RULES = {
    "bread-shortage": "4.2", "emigration": "4.3", "religious-problems": "4.4", "guillotine": "4.5", "purge": "4.6",
    "terror": "4.7",
}  # fmt: skip


def can_play_special(state: State, seat: str, card: str) -> bool:
    """Whether a card is a Special that may be played now: its prerequisite is met, and it has a target (R11)."""
    effect = CARDS[card].effect
    return effect is not None and meets_prerequisite(state, seat, effect) and bool(TARGETS[effect](state))


def meets_prerequisite(state: State, seat: str, effect: str) -> bool:
    """Whether a Special's prerequisite is met: presence in the government for Purge, in a red one for Terror (4.6, 4.7,
    R18)."""
    if effect not in ("purge", "terror"):
        return True
    return seat in state.presence and (effect == "purge" or state.government == "red")


# --- what may be struck ---


def find_blocks(state: State, *colours: str) -> list[str]:
    """Every stack of the colours, as options to remove a block."""
    return [
        f"block:{PROVINCE_IDS[place]}:{stack.seat}"
        for place, stack in stacks_with_places(state)
        if stack.faction in colours
    ]


def find_shortages(state: State) -> list[str]:
    """Blocks of the government's colour, or of any colour before there is one (4.2, R19)."""
    return find_blocks(state, *((state.government,) if state.government else ("white", "blue", "red")))


def find_terror(state: State) -> list[str]:
    """Every stack in a province with a red one, red ones included (4.7)."""
    return [
        f"stack:{PROVINCE_IDS[place]}:{stack.seat}"
        for place, stacks in enumerate(state.map)
        if any(stack.faction == "red" for stack in stacks)
        for stack in stacks
    ]


def find_displayed_cards(state: State, fits: Callable[[str], bool] = lambda card: True) -> list[str]:
    """Cards in any display that fit, as options."""
    return option_ids("card", (card for display in state.displays.values() for card in display if fits(card)))


def is_personality(card: str) -> bool:
    """Whether a card is a Personality."""
    return CARDS[card].kind == "personality"


def is_royalist(card: str) -> bool:
    """Whether a card is a Royalist Personality."""
    return is_personality(card) and CARDS[card].faction == "white"


TARGETS: dict[str, Callable[[State], list[str]]] = {
    "bread-shortage": find_shortages,
    "emigration": lambda state: find_displayed_cards(state, is_royalist),
    "religious-problems": lambda state: find_blocks(state, "blue", "red"),
    "guillotine": lambda state: find_displayed_cards(state, is_personality),
    "purge": find_displayed_cards,
    "terror": find_terror,
}


# --- what it does ---


class SpecialTarget(Step[State]):
    """Choose the target of a Special (4.2 to 4.7). A single target is not asked for."""

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        effect = CARDS[state.playing].effect or ""
        options = TARGETS[effect](state)
        if len(options) == 1:
            return ()
        return (self.question(state.active, options, rule=RULES[effect], card=state.playing, effect=effect),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        self.strike(state, frame, action.picks[0], ctx)

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        self.strike(state, frame, TARGETS[CARDS[state.playing].effect or ""](state)[0], ctx)

    def strike(self, state: State, frame: Frame, target: str, ctx: Context) -> None:
        """Carry out the Special; Terror then asks for a card too."""
        kind, _, rest = target.partition(":")
        effect = CARDS[state.playing].effect
        if kind == "card":
            remove_card(state, rest, ctx, permanent=effect == "guillotine")
        else:
            remove_blocks(state, rest, ctx, whole=kind == "stack")
        if effect == "terror" and find_displayed_cards(state):
            begin_step(frame, "terror-card")
        else:
            end_special(state, ctx)


class TerrorCard(Step[State]):
    """Choose the card that Terror may remove in addition to the stack, from any display (4.7, R17)."""

    rule = "4.7"

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        return (self.question(state.active, (*find_displayed_cards(state), SPARE), card=state.playing),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        if action.picks[0] != SPARE:
            remove_card(state, action.picks[0].partition(":")[2], ctx, permanent=True)
        end_special(state, ctx)


def remove_card(state: State, card: str, ctx: Context, *, permanent: bool) -> None:
    """Move a card from a display to the discards, or out of the game."""
    owner = next(seat for seat, display in state.displays.items() if card in display)
    state.displays[owner] = without(state.displays[owner], card)
    if permanent:
        state.out_of_play += (card,)
    else:
        state.discard += (card,)
    ctx.emit("card-removed", seat=state.active, owner_seat=owner, card=card, gone=permanent)


def remove_blocks(state: State, stack_id: str, ctx: Context, *, whole: bool) -> None:
    """Return a block, or a whole stack, to the supply (R10)."""
    province, _, owner = stack_id.partition(":")
    place = PLACE[province]
    n = next(stack.n for stack in state.map[place] if stack.seat == owner) if whole else 1
    faction = take_blocks(state, place, owner, n).faction
    state.supply[faction] += n
    ctx.emit("blocks-removed", seat=state.active, owner_seat=owner, province=province, faction=faction, n=n)


def end_special(state: State, ctx: Context) -> None:
    """Discard the Special, then check for a counter-revolution (9.5)."""
    card, state.playing = state.playing, ""
    state.discard += (card,)
    state.stack.pop()
    end_by_revolt(state, ctx)
