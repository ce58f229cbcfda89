"""Simple but sensible bots for `python -m fronde lab balance`. Musketeers take the most valuable action where they are,
or go where there is one. Milady goes where they are, and strikes where they are weak.

Bots know what their seat knows and evaluate one action at a time. They ask a musketeer in the same place for the one
card a challenge lacks, and give such a card unless they can use it there themselves. Their own dice break ties.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fronde.core.offers import ACCEPT, ANSWERING, DECLINE, SEND
from fronde.core.rng import Dice
from fronde.core.types import Action, Decision, Seat
from fronde.games.mousquetaires.data import ADVENTURE, FOES, GUARDED, QUESTS, STRENGTH, TRACKS
from fronde.games.mousquetaires.defaults import choose_default
from fronde.games.mousquetaires.fencing import Arms
from fronde.games.mousquetaires.model import (
    Duel,
    State,
    actions_left,
    combat_of,
    find_mission,
    hand_of,
    holder_of,
    level_of,
    manoeuvres_of,
    next_space,
    next_stage,
    open_challenges,
    open_foes,
    skill_of,
    team,
)
from fronde.games.mousquetaires.odds import best_red, best_sword, chances_of
from fronde.games.mousquetaires.steps.attempts import passes_rochefort, place_of
from fronde.games.mousquetaires.steps.duels import arms_of, dice_with, get_duel
from fronde.games.mousquetaires.steps.musketeers import find_deeds
from fronde.games.mousquetaires.steps.trade import NOTHING

WORTHS: dict[str, float] = {
    # what it is worth to hurt a foe, and costs to be hurt, with the last life point too; an epic token paid
    "blood": 5.0, "wound": 2.0, "last_life": 5.0, "paid_epic": 0.8,
    # what a card spent is worth
    "skill_card": 0.5, "combat_card": 0.55,
    # a step on the quest, each turn from the fifth on, each stage of a path that is cleared; a secret passage
    "quest": 2.5, "quest_late": 0.0, "stage": 0.4, "passage": 9.0,
    # a challenge; a duel with somebody face down; a trap
    "challenge": 5.5, "unknown": 1.6, "trap": 3.5,
    # what is left of a deed's worth where one has to go there first; what each other deed there adds
    "far": 0.7, "more_there": 0.25,
    # how likely an unseen Milady is at a place where she brings Rochefort
    "prior": 0.22,
    # drawing a card, less for each in hand, and at least
    "draw": 2.6, "draw_held": 0.14, "draw_least": 0.9,
    # progress at the Louvre, for each honour lost, and for each space of its token
    "louvre": 2.8, "louvre_honour": 0.2, "louvre_time": 1.0,
    # progress in Paris, by its card
    "paris": 1.0, "paris:plot": 1.0, "paris:constance-kidnapped": 2.0, "paris:constance-held": 1.0, "paris:watch": 1.0,
    "paris:queens-message": 0.0, "paris:smugglers": 0.0, "strangled": 0.6,
    # a card at La Rochelle, less for each that lies there, and for each space it stands well
    "siege": 3.0, "siege_held": 0.6, "siege_space": 0.25,
    # what is bought
    "armor": 3.2, "toledo-sword": 2.6, "pistol": 2.2, "improved-manoeuvre": 1.6, "thoroughbred": 2.0, "upgrade": 0.8,
    "balm": 4.0,
    # characters; La Porte for each honour lost
    "des-essarts": 4.0, "buckingham": 4.5, "bassompierre": 4.0, "kitty": 0.4, "la-porte": 1.0,
    # treachery cards, and another card, less for each that is held
    "reinforcements": 1.2, "conscripts": 2.0, "imprisoned": 2.0, "ambush": 1.2, "dead-end": 1.0, "isolation": 0.3,
    "emergency": 2.0, "cutpurses": 0.6, "sabotage": 0.6, "slander": 1.0, "treachery": 2.6, "treachery_held": 0.5,
    # being where musketeers are, and for each; where something is at stake; for each life point of Rochefort's
    "visit:paris": 0.0, "visit:louvre": 0.0, "visit:quest": 0.0, "met": 0.7, "busy": 0.6, "rochefort": 0.4,
    # being in the den, less for each treachery card held; at La Rochelle for each card; at home where no Paris card is
    "den": 2.2, "den_held": 0.9, "visit:siege": 0.7, "home": 1.5,
}  # fmt: skip
"""The values of assets and actions for a bot, relative to each other. The bots at a table have other values:
`data/opponents.toml`."""


EARLY = 5
"""The space of the time track from which the quest becomes urgent."""
NUISANCE = 0.5
"""The value of meeting a snare or a blank, in addition to the step."""
IDLE = -1.0
"""The value of Milady's quarters if there is nothing to take there."""
WHIM = 30
"""The range of Milady's random preference for a place in a turn, in tenths."""


class Bot:
    """A bot."""

    def __init__(self, dice: Dice, worths: Mapping[str, float] = WORTHS) -> None:
        self.dice = dice
        self.worths = worths

    def decide(self, state: State, decisions: Sequence[Decision]) -> tuple[Action, ...]:
        """The actions for the current questions: a trade if one helps, One for all before the Queen falls and for the
        galleries, otherwise an answer to the required question."""
        question = next((one for one in decisions if one.step == ANSWERING), None)
        if question is not None:
            return (Action(question.seat, ANSWERING, self.choose_answer(state, question)),)
        decision = next(one for one in decisions if one.required)
        if trade := self.find_trade(state, decision, decisions):
            return trade
        beside = next((one for one in decisions if one.step == "one-for-all" and one.seat == decision.seat), None)
        if beside is not None and (use := self.find_use(state)) in beside.options:
            return (Action(beside.seat, beside.step, (use,)),)
        choose = getattr(self, "choose_" + decision.step.replace("-", "_"), None)
        picks = choose(state, decision) if choose else choose_default(state, decision)
        return (Action(decision.seat, decision.step, picks),)

    # --- trades ---

    def find_trade(self, state: State, decision: Decision, decisions: Sequence[Decision]) -> tuple[Action, ...]:
        """An offer for the one card that a challenge in this place lacks, to a musketeer who has it; one offer a turn,
        and only with an action left for the challenge. Empty if there is none to make."""
        seat = decision.seat
        to = next((one for one in decisions if (one.seat, one.step) == (seat, "offer-to")), None)
        if decision.step != "act" or to is None or state.offers_sent or state.trading or actions_left(state, seat) < 2:
            return ()
        for option in decision.options:
            kind, _, rest = option.partition(":")
            where, _, skill = rest.partition(":")
            if kind != "challenge" or self.lacks(state, seat, where, skill) != 1:
                continue
            for partner in (pick.partition(":")[2] for pick in to.options):
                if holder_of(state, partner) != holder_of(state, seat) and skill in hand_of(state, partner):
                    return self.compose(state, seat, partner, skill)
        return ()

    def compose(self, state: State, seat: Seat, partner: Seat, skill: str) -> tuple[Action, ...]:
        """The actions that make the offer: another skill card, or nothing, for the card."""
        spare = [card for card in hand_of(state, seat) if ADVENTURE[card].kind == "skill" and card != skill]
        gift = f"thing:{spare[0]}" if spare else NOTHING
        picks = {"offer-to": f"offer-to:{partner}", "offer-give": f"offer-give:{gift}"}
        picks |= {"offer-ask": f"offer-ask:thing:{skill}", "offer-send": SEND}
        return tuple(Action(seat, step, (pick,)) for step, pick in picks.items())

    def lacks(self, state: State, seat: Seat, where: str, skill: str) -> int:
        """The number of cards a musketeer lacks for a challenge, beyond those in hand."""
        missing = level_of(state, where, skill) - skill_of(state, seat, skill)
        return missing - hand_of(state, seat).count(skill)

    def choose_answer(self, state: State, decision: Decision) -> tuple[str, ...]:
        """Accept, unless the musketeer can use the requested card in this place."""
        offer = state.offer
        assert offer is not None
        skill, where = offer.price.partition(":")[2], state.place[decision.seat]
        is_needed = skill in open_challenges(state, where) and self.lacks(state, decision.seat, where, skill) <= 0
        return (ACCEPT if ACCEPT in decision.options and not is_needed else DECLINE,)

    def find_use(self, state: State) -> str:
        """The use of a One for all card played without being asked; "" for none."""
        if state.honour >= TRACKS.honour - 2:
            return "one-for-all:honour"
        return "one-for-all:epic" if state.quest == 4 and state.epic < QUESTS.secret_passage else ""

    # --- what deeds are worth ---

    def worth(self, state: State, seat: Seat, what: str) -> float:
        """The value of an action for a musketeer at its place, with Rochefort's interruption taken into account as far
        as known."""
        value, where = self.plain_worth(state, seat, what), place_of(what)
        likely = self.expect_milady(state, where)
        if value <= 0 or not likely or passes_rochefort(state, seat):
            return value
        chances = chances_of(4 if combat_of(hand_of(state, seat)) else 3, "rochefort", self.arms(state, seat))
        fight = chances.blood * (value + 1.0) - chances.wound * self.cost_of_wound(state, seat)
        return (1 - likely) * value + likely * fight

    def expect_milady(self, state: State, where: str) -> float:
        """The probability that Milady is at a place with Rochefort, from public knowledge."""
        if where not in GUARDED or state.is_home or not state.rochefort or where in state.absent:
            return 0.0
        if state.revealed or state.location_is_public:
            return float(state.destination == where)
        return self.worths["prior"]

    def cost_of_wound(self, state: State, seat: Seat) -> float:
        """The cost of a wound for a musketeer."""
        return self.worths["wound"] + (self.worths["last_life"] if state.life[seat] == 1 else 0)

    def arms(self, state: State, seat: Seat) -> Arms:
        """What a musketeer fights with."""
        gear = state.gear[seat]
        return Arms(manoeuvres_of(state, seat), "armor" in gear, "pistol" in gear, "toledo-sword" in gear)

    def plain_worth(self, state: State, seat: Seat, what: str) -> float:
        """The value of an action without an interruption."""
        kind, _, rest = what.partition(":")
        if kind == "challenge":
            return self.challenge_worth(state, seat, *rest.split(":"))
        if kind == "duel":
            where, _, target = rest.partition(":")
            foe = state.board[int(target)].token if target.isdigit() else target
            return self.duel_worth(state, seat, foe) + self.mission_worth(state, where)
        if kind == "inn":
            return self.token_worth(state, seat, next_stage(state, rest)) + self.worths["stage"] * sum(
                state.board[n].is_empty
                for n in range(len(state.board))
                if n // QUESTS.stages == QUESTS.paths.index(rest)
            )
        if kind == "return":
            return self.token_worth(state, seat, next_space(state))
        return self.worths[kind] if kind in ("passage", "trap") else {"bribe": 5.0, "escape": 2.5}.get(kind, 0.0)

    def mission_worth(self, state: State, where: str) -> float:
        """The value of progress at a place; at the Louvre it grows with the honour lost and the Louvre token."""
        worths = self.worths
        if where == "quest":
            return worths["quest"] + worths["quest_late"] * (state.time - EARLY)
        mission = find_mission(state, where)
        if mission is None:
            return 0.0
        if where == "louvre":
            pressing = worths["louvre_honour"] * state.honour + worths["louvre_time"] * (state.louvre_at - 1)
            return worths["louvre"] + pressing
        extra = worths["strangled"] * mission.token if mission.card == "constance-kidnapped" else 0.0
        return worths["paris"] + worths[f"paris:{mission.card}"] + extra

    def challenge_worth(self, state: State, seat: Seat, where: str, skill: str) -> float:
        """The value of a challenge that can be overcome, less the cards it takes; 0 for any other."""
        short = max(level_of(state, where, skill) - skill_of(state, seat, skill), 0)
        count = hand_of(state, seat).count(skill)
        ease = min(state.epic, max(short - count, 0)) if where == "quest" and state.quest == 2 else 0
        aid = int(seat == "aramis" and not state.helped and len(hand_of(state, seat)) > count)
        if count + ease + aid < short:
            return 0.0
        return self.worths["challenge"] + self.mission_worth(state, where) - self.worths["skill_card"] * short - ease

    def token_worth(self, state: State, seat: Seat, slot: int) -> float:
        """The value of a token of the quest board, face up or face down."""
        space = state.board[slot]
        if not space.up:
            return (self.worths["unknown"] if state.life[seat] > 1 else 0.3) + self.mission_worth(state, "quest")
        if space.token not in FOES:
            return NUISANCE + self.mission_worth(state, "quest")
        return self.duel_worth(state, seat, space.token) + self.mission_worth(state, "quest")

    def duel_worth(self, state: State, seat: Seat, foe: str) -> float:
        """The value of a duel with the best number of combat cards."""
        if foe not in FOES:
            return 2.0 if state.life[seat] > 1 else -2.0
        most = min(3, combat_of(hand_of(state, seat)))
        arms = self.arms(state, seat)
        return max(self.fight_worth(state, seat, foe, 3 + n, arms, n) for n in range(most + 1))

    def fight_worth(self, state: State, seat: Seat, foe: str, dice: int, arms: Arms, cards: int) -> float:
        """The value of a duel with a number of dice and combat cards."""
        chances = chances_of(dice, foe, arms)
        gain = self.worths["blood"] + FOES[foe].pistoles * 0.3 + FOES[foe].epic * self.worths["paid_epic"]
        return (
            gain * chances.blood - self.cost_of_wound(state, seat) * chances.wound - self.worths["combat_card"] * cards
        )

    # --- a musketeer's questions ---

    def choose_act(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The action with the highest value."""
        values = [self.action_worth(state, decision.seat, option) for option in decision.options]
        return self.dice.best(decision.options, values)

    choose_obey = choose_act

    def action_worth(self, state: State, seat: Seat, option: str) -> float:
        """The value of any action."""
        kind, _, rest = option.partition(":")
        if kind == "draw":
            worth = self.worths["draw"] - self.worths["draw_held"] * len(hand_of(state, seat))
            return max(worth, self.worths["draw_least"])
        if kind == "move":
            return self.worths["far"] * self.place_worth(state, seat, rest) - 0.1
        if kind == "reinforce":
            return self.siege_worth(state, seat) + ADVENTURE[rest].value
        if kind == "character":
            return self.worths[rest] * (state.honour if rest == "la-porte" else 1)
        if kind == "buy":
            return self.item_worth(state, seat, rest)
        if kind == "order":
            return 1.0 + 0.2 * len(hand_of(state, rest))
        if kind in ("end-turn", "decline"):
            return 0.2
        return self.worth(state, seat, option)

    def item_worth(self, state: State, seat: Seat, item: str) -> float:
        """The value of an item: equipment for a musketeer with little of it, a balm for one with one life point."""
        if item == "balm":
            return self.worths["balm"] if state.life[seat] == 1 else 0.0
        return self.worths.get(item, self.worths["upgrade"]) - 0.5 * len(state.gear[seat])

    def siege_worth(self, state: State, seat: Seat) -> float:
        """The value of a card at La Rochelle: higher with fewer cards there, and with the token further back."""
        worths = self.worths
        return worths["siege"] - worths["siege_held"] * len(state.siege_cards) - worths["siege_space"] * state.siege

    def place_worth(self, state: State, seat: Seat, place: str) -> float:
        """The value of the best known action at a place, with a little for others there."""
        if place == "la-rochelle":
            room = 3 - len(state.siege_cards)
            strengths = [ADVENTURE[card].value for card in hand_of(state, seat) if ADVENTURE[card].kind == "combat"]
            return (self.siege_worth(state, seat) + max(strengths)) * 1.1 if room > 0 and strengths else 0.0
        if place not in ("paris", "louvre", "quest"):
            return 0.0
        mission = find_mission(state, place)
        deeds = [f"challenge:{place}:{skill}" for skill in open_challenges(state, place)]
        if place == "quest":
            deeds = self.deeds_there(state, seat)
        elif mission is not None and mission.up:
            deeds += [f"duel:{place}:{foe}" for foe, _ in open_foes(state, place)]
        values = sorted((self.worth(state, seat, what) for what in deeds), reverse=True)
        if mission is not None and not mission.up:
            values.append(self.worths["unknown"] + self.mission_worth(state, place))
        return max(values, default=0.0) + self.worths["more_there"] * sum(value > 2 for value in values[1:])

    def deeds_there(self, state: State, seat: Seat) -> list[str]:
        """The quest actions a musketeer would have at the quest."""
        there = state.copy()
        there.place[seat] = "quest"
        return find_deeds(there, seat)

    def choose_play_cards(self, state: State, decision: Decision) -> tuple[str, ...]:
        """Enough cards; if they are short, with Aramis's power or epic tokens; otherwise none."""
        short, count = decision.about["n"], decision.about["held"]
        if count >= short:
            return (f"play:{short}",)
        skill = decision.about["skill"]
        spare = [o for o in decision.options if o.startswith("any:") and o != f"any:{skill}"]
        ease = state.epic if "ease" in decision.options else 0
        if count + ease + bool(spare) < short:
            return ("play:0",)
        return (spare[0],) if spare else ("ease",)

    def choose_fight(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The combat cards that give the highest value."""
        duel = get_duel(state)
        options = [option for option in decision.options if option.startswith("fight:")]
        return self.dice.best(options, [self.commit_worth(state, duel, option) for option in options])

    def commit_worth(self, state: State, duel: Duel, option: str) -> float:
        """The value of a duel with some cards; against an unknown token one card is best."""
        cards = [] if option == "fight:none" else option.partition(":")[2].split("+")
        count = combat_of(cards)
        if not duel.foe:
            return -abs(count - 1)
        return self.fight_worth(state, duel.seat, duel.foe, dice_with(state, duel, cards), arms_of(state, duel), count)

    def choose_add_epic(self, state: State, decision: Decision) -> tuple[str, ...]:
        """Up to two epic tokens."""
        return (decision.options[min(len(decision.options) - 1, 2)],)

    def choose_reroll(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The die with the best exact probabilities."""
        duel = get_duel(state)
        arms, first = arms_of(state, duel), not duel.rounds
        face = best_sword(duel.blue_dice, duel.red_dice, duel.foe, arms, first, duel.reroll)
        return (f"reroll:{face or 'keep'}",)

    def choose_sacrifice(self, state: State, decision: Decision) -> tuple[str, ...]:
        """Give a life point if La Rochelle is in danger and the musketeer has more than one."""
        behind = decision.about["n"] - decision.about["own"]
        return ("sacrifice:yes" if decision.about["life"] > 1 and behind > 0 and state.siege < 0 else "sacrifice:no",)

    # --- Milady's questions ---

    def choose_first_paris(self, state: State, decision: Decision) -> tuple[str, ...]:
        """A random card."""
        return (decision.options[self.dice.below(len(decision.options))],)

    choose_take_paris = choose_take_treachery = choose_first_paris

    def choose_post(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The strongest cards that fit, with some chance."""
        return self.dice.best(
            decision.options, [STRENGTH[o.partition(":")[2]] + self.dice.below(2) for o in decision.options]
        )

    def choose_place_paris(self, state: State, decision: Decision) -> tuple[str, ...]:
        """A card if no mission is in play there, or its adversaries are beaten."""
        lay = state.paris is None or not state.paris.posted
        return (decision.options[0] if lay else "paris:none",)

    def choose_choose_destination(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The place with the highest value: with musketeers, the den with few treachery cards, La Rochelle with many
        cards."""
        values = [self.destination_worth(state, option.partition(":")[2]) for option in decision.options]
        return self.dice.best(decision.options, values)

    def random_preference(self) -> float:
        """Milady's random preference for a place, which differs from turn to turn."""
        return self.dice.below(WHIM) / 10

    def destination_worth(self, state: State, place: str) -> float:
        """The value of a place for Milady, with her random preference."""
        worths, taste = self.worths, self.random_preference()
        if place in ("paris", "louvre", "quest"):
            here = sum(state.place[seat] == place for seat in team(state) if seat != "athos")
            busy = place != "quest" or state.quest > 1
            worth = worths[f"visit:{place}"] + worths["met"] * here + worths["busy"] * busy
            return taste + worth + worths["rochefort"] * (state.rochefort - 2)
        if place == "richelieu":
            return taste + worths["den"] - worths["den_held"] * len(state.treachery)
        if place == "la-rochelle":
            return taste + worths["visit:siege"] * len(state.siege_cards)
        return taste + (worths["home"] if not state.paris_hand and state.paris is None else IDLE)

    def choose_treachery(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The treachery card with the highest value, or drawing one."""
        values = [self.treachery_worth(state, option.partition(":")[2]) for option in decision.options]
        return self.dice.best(decision.options, values)

    def treachery_worth(self, state: State, card: str) -> float:
        """The current value of a treachery card, or of drawing one."""
        worth = self.worths
        if card == "draw":
            return worth["treachery"] - worth["treachery_held"] * len(state.treachery)
        if card == "balm":
            return 4.0 if state.rochefort <= 2 else -1.0
        if card == "cutpurses":
            return worth[card] * min(state.pistoles, 2)
        if card == "sabotage":
            return worth[card] * max(len(gear) for gear in state.gear.values())
        more = {
            "slander": 0.4 * state.honour,
            "dead-end": 0.25 * state.time,
            "reinforcements": -0.4 * state.siege,
            "ambush": 1.5 if 1 in state.life.values() else 0.0,
        }
        return worth[card] + more.get(card, 0.0)

    def choose_name_musketeer(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The musketeer with the fewest life points for a wound, otherwise the one with the most life points and
        equipment."""
        seats = [option.partition(":")[2] for option in decision.options]
        if decision.about.get("treachery") == "ambush":
            return self.dice.best(decision.options, [-float(state.life[seat]) for seat in seats])
        return self.dice.best(decision.options, [float(len(state.gear[seat]) + state.life[seat]) for seat in seats])

    def choose_reveal(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The most useful option."""
        first = () if state.treachery else ("reveal:refill",)
        wishes = (*first, "reveal:double-combat", "reveal:combat", "reveal:take")
        return (next((option for option in wishes if option in decision.options), decision.options[0]),)

    def choose_reroll_red(self, state: State, decision: Decision) -> tuple[str, ...]:
        """The die with the best exact probabilities."""
        duel = get_duel(state)
        face = best_red(duel.blue_dice, duel.red_dice, duel.foe, arms_of(state, duel), not duel.rounds)
        return (f"red:{face or 'keep'}",)
