"""Attempts: Rochefort's interruption (6), the Assassin, challenges (4.1), and the results of duels (4.8, 5.5 to
5.7)."""

from __future__ import annotations

from collections.abc import Sequence

from fronde.core.codec import Flag, Number, Word
from fronde.core.flow import Frame, Step, call
from fronde.core.types import Action, Context, Decision, Json, Seat
from fronde.games.mousquetaires.data import (
    ADVENTURE,
    ADVERSARIES,
    BASTILLE,
    FOES,
    GUARDED,
    HOME,
    MISSIONS,
    TRACKS,
    VIEUX_COLOMBIER,
)
from fronde.games.mousquetaires.model import (
    Duel,
    State,
    add_pistoles,
    can_be_helped,
    discard,
    find_mission,
    get_mission,
    hand_of,
    is_at,
    is_mission_done,
    level_of,
    next_stage,
    put_mission,
    skill_of,
    turn_up,
)
from fronde.games.mousquetaires.steps.common import (
    SLUG,
    WHO,
    earn_one_for_all,
    gain_epic,
    reveal_milady,
    rule_out,
    stand_up,
    wound,
)
from fronde.games.mousquetaires.steps.duels import get_duel, start_duel
from fronde.games.mousquetaires.steps.quests import (
    clear_token,
    complete_board,
    enter_path,
    meets_token_at_once,
    pass_column,
    spring_snare,
)
from fronde.games.mousquetaires.steps.setup import clear_mission

DECLARED, UNDER_WAY = 0, 1


def place_of(what: str) -> str:
    """The place of an attempt."""
    kind, _, rest = what.partition(":")
    if kind in ("challenge", "duel"):
        return rest.partition(":")[0]
    return BASTILLE if kind == "escape" else "quest"


def target_of(what: str) -> str:
    """The skill, foe, space or path of an attempt."""
    return what.rpartition(":")[2]


class Attempt(Step[State]):
    """An attempt from its declaration to its end. Frame: `who`, `what` (the id of the action), `stage`: declared or
    begun; `met`: whether Rochefort has interrupted (6.2)."""

    memory = {"who": WHO, "what": SLUG, "stage": Number(DECLARED, UNDER_WAY), "met": Flag()}

    def finish(self, state: State, frame: Frame, ctx: Context) -> None:
        who, what = frame["who"], frame["what"]
        if frame["stage"] == UNDER_WAY:
            state.stack.pop()
            settle(state, who, what, ctx)
            return
        if frame["met"]:
            if not survives_rochefort(state, who, ctx):
                if not state.end:
                    state.stack.pop()
                return
        elif not declare(state, frame, ctx):
            return
        if springs_assassin(state, who, what, ctx):
            state.stack.pop()
            return
        frame["stage"] = UNDER_WAY
        begin(state, frame, ctx)


def declare(state: State, frame: Frame, ctx: Context) -> bool:
    """Enter a path whose first stages are cleared, or start Rochefort's interruption. Returns whether the attempt
    continues at once."""
    who, what = frame["who"], frame["what"]
    ctx.no_undo()
    if what.startswith("inn:") and not meets_token_at_once(state, who, target_of(what)):
        enter_path(state, who, target_of(what), ctx)
        state.stack.pop()
        return False
    where = place_of(what)
    if meets_rochefort(state, who, where):
        frame["met"] = True
        reveal_milady(state, ctx)
        start_duel(state, who, "rochefort", "rochefort", ctx)
        return False
    if where in GUARDED and not passes_rochefort(state, who):
        rule_out(state, where)
    return True


def meets_rochefort(state: State, seat: Seat, where: str) -> bool:
    """Whether Milady and an able Rochefort are at the mission or the quest that is attempted. Athos does not meet him
    except in a variant (6.1, 6.5, 9.9)."""
    return where in GUARDED and is_at(state, where) and state.rochefort > 0 and not passes_rochefort(state, seat)


def passes_rochefort(state: State, seat: Seat) -> bool:
    """Whether the musketeer and Rochefort let each other pass (6.5, 9.9)."""
    return seat == "athos" and not state.options["brave_athos"]


def survives_rochefort(state: State, seat: Seat, ctx: Context) -> bool:
    """Apply the duel with Rochefort. A wounded Rochefort goes home with Milady, who does nothing more this turn.
    Returns whether the musketeer continues (6.3, 6.4)."""
    duel = get_duel(state)
    if duel.foe_loss:
        state.rochefort = max(state.rochefort - duel.foe_loss, 0)
        ctx.emit("rochefort-wounded", n=duel.foe_loss, total=state.rochefort)
        state.is_home = True
        ctx.emit("milady-driven", place=HOME)
        if not state.rochefort:
            earn_one_for_all(state, "rochefort", ctx)
    hurt(state, duel, ctx)
    if not duel.foe_loss and seat not in state.down:
        ctx.emit("action-lost", seat=seat)
    return bool(duel.foe_loss) and seat not in state.down and not state.end


def hurt(state: State, duel: Duel, ctx: Context) -> None:
    """Deduct the life points that a duel cost the musketeer (4.7)."""
    if duel.own_loss and not state.end:
        wound(state, duel.seat, duel.own_loss, ctx)


def springs_assassin(state: State, seat: Seat, what: str, ctx: Context) -> bool:
    """The Assassin wounds the first musketeer who attempts a challenge or duel of the mission (4.9). Returns whether
    that put the musketeer out of action."""
    where = place_of(what)
    mission = find_mission(state, where)
    if mission is None or mission.trap != "assassin":
        return False
    state.out_of_play = (*state.out_of_play, mission.trap)
    put_mission(state, where, mission._replace(trap=""))
    ctx.emit("assassin-struck", seat=seat, place=where)
    wound(state, seat, 1, ctx)
    return seat in state.down


def begin(state: State, frame: Frame, ctx: Context) -> None:
    """Begin the attempt itself."""
    who, what = frame["who"], frame["what"]
    where, target = place_of(what), target_of(what)
    kind = what.partition(":")[0]
    if kind == "challenge":
        call(state, "play-cards", who=who, what=what, epic=0, any="")
        state.duel = None
    elif kind == "escape":
        start_duel(state, who, "guard", BASTILLE, ctx)
    elif kind == "return":
        space = state.board[int(target)]
        start_duel(state, who, space.token if space.up else "", "quest", ctx, int(target))
    elif kind == "inn":
        state.path[who] = target
        face_token(state, who, next_stage(state, target), ctx)
    elif target.isdigit():
        face_token(state, who, int(target), ctx)
    else:
        start_duel(state, who, target, where, ctx)


def face_token(state: State, seat: Seat, slot: int, ctx: Context) -> None:
    """Resolve a token of the inn or the galleries: a blank, a snare, or a duel (8.2, 8.6)."""
    turn_up(state, slot)
    token = state.board[slot].token
    if token in FOES:
        start_duel(state, seat, token, "quest", ctx, slot)
        return
    state.stack.pop()
    if token == "snare":
        spring_snare(state, seat, slot, ctx)
    else:
        ctx.emit("token-blank", seat=seat)
        clear_token(state, seat, slot, ctx)


# --- after a duel ---


def settle(state: State, seat: Seat, what: str, ctx: Context) -> None:
    """Apply the duel of an attempt; first to the foe, then to the musketeer (ruling R13)."""
    if what.startswith("challenge:") or state.duel is None:
        return
    duel = state.duel
    if what == "escape":
        settle_escape(state, seat, duel, ctx)
        return
    if duel.foe == "snare":
        spring_snare(state, seat, duel.slot, ctx)
        return
    if is_beaten(state, duel, ctx):
        reward(state, duel, ctx)
        if duel.slot >= 0:
            clear_token(state, seat, duel.slot, ctx)
        elif duel.foe == "de-wardes":
            complete_board(state, seat, ctx)
        else:
            drop_foe(state, duel, ctx)
    hurt(state, duel, ctx)


def is_beaten(state: State, duel: Duel, ctx: Context) -> bool:
    """Whether the foe is beaten; Cavois keeps his losses (4.8)."""
    if duel.foe == "cavois":
        state.cavois = max(state.cavois - duel.foe_loss, 0)
        if duel.foe_loss and state.cavois:
            ctx.emit("foe-wounded", foe=duel.foe, n=state.cavois)
        return state.cavois == 0
    return duel.foe_loss > 0


def reward(state: State, duel: Duel, ctx: Context) -> None:
    """Gain pistoles and epic tokens for a beaten foe (4.8)."""
    foe = FOES[duel.foe]
    ctx.emit("foe-beaten", seat=duel.seat, foe=duel.foe)
    if foe.pistoles:
        ctx.emit("pistoles-gained", n=add_pistoles(state, foe.pistoles), total=state.pistoles)
    gain_epic(state, foe.epic, ctx)


def drop_foe(state: State, duel: Duel, ctx: Context) -> None:
    """Remove a posted adversary, or a conspirator, from the mission; the Henchman returns to Milady's hand (4.10,
    ruling R40)."""
    where, mission = duel.where, get_mission(state, duel.where)
    posts = tuple(card for card in mission.posted if card != duel.foe)
    counts = bool(MISSIONS[mission.card].duels)
    put_mission(state, where, mission._replace(posted=posts, token=mission.token + counts))
    if duel.foe in ADVERSARIES and FOES[duel.foe].ability != "returns":
        state.out_of_play = (*state.out_of_play, duel.foe)
    if is_mission_done(state, where):
        finish_mission(state, where, ctx)


def settle_escape(state: State, seat: Seat, duel: Duel, ctx: Context) -> None:
    """Move the musketeer to the Vieux-Colombier, whatever the result. A musketeer put out of action stands up at once,
    and that turn is over (5.4)."""
    state.place[seat] = VIEUX_COLOMBIER
    ctx.emit("escaped", seat=seat)
    hurt(state, duel, ctx)
    if seat in state.down and not state.end:
        stand_up(state, seat, ctx)


def finish_mission(state: State, where: str, ctx: Context) -> None:
    """Complete a mission. At the Louvre it gives epic tokens if it was quick, and the next mission follows at once (5.5
    to 5.7)."""
    ctx.emit("mission-done", place=where, mission=get_mission(state, where).card)
    clear_mission(state, where, ctx)
    if where == "louvre":
        call(state, "next-louvre")
        if state.louvre_at <= TRACKS.louvre_quick:
            gain_epic(state, TRACKS.louvre_epic, ctx)


# --- challenges (4.1) ---


class PlayCards(Step[State]):
    """Choose cards for a challenge. Frame: `who`, `what`, `epic` tokens that reduce its level (8.4), `any`: Aramis's
    card."""

    rule = "4.1"
    memory = {"who": WHO, "what": SLUG, "epic": Number(0, 20), "any": Word(("", *ADVENTURE))}

    def ask(self, state: State, frame: Frame) -> Sequence[Decision]:
        seat, what = frame["who"], frame["what"]
        where, skill = place_of(what), target_of(what)
        shortfall, count = missing(state, frame), hand_of(state, seat).count(skill)
        options = [f"play:{n}" for n in range(min(count, max(shortfall, 0)) + 1)]
        if shortfall > 0 and where == "quest" and state.quest == 2 and state.epic:
            options.append("ease")
        if shortfall > 0 and can_be_helped(state, seat):
            options += [f"any:{card}" for card in dict.fromkeys(hand_of(state, seat))]
        own, level = skill_of(state, seat, skill), level_of(state, where, skill)
        about: dict[str, Json] = {"place": where, "skill": skill, "level": level, "n": max(shortfall, 0)}
        return (self.question(seat, options, own=own, held=count, **about),)

    def answer(self, state: State, frame: Frame, action: Action, ctx: Context) -> None:
        kind, _, slug = action.picks[0].partition(":")
        if kind == "ease":
            state.epic -= 1
            frame["epic"] += 1
        elif kind == "any":
            discard(state, action.seat, (slug,))
            state.helped, frame["any"] = True, slug
        else:
            state.stack.pop()
            resolve(state, frame, int(slug), ctx)


def missing(state: State, frame: Frame) -> int:
    """How far a musketeer is below the level, with help so far."""
    seat, what = frame["who"], frame["what"]
    where, skill = place_of(what), target_of(what)
    aid = int(frame["epic"]) + bool(frame["any"])
    return level_of(state, where, skill) - skill_of(state, seat, skill) - aid


def resolve(state: State, frame: Frame, n: int, ctx: Context) -> None:
    """Discard the cards, whether they are enough or not (4.1), and apply the result."""
    ctx.no_undo()
    seat, where, skill = frame["who"], place_of(frame["what"]), target_of(frame["what"])
    succeeds = n >= missing(state, frame)
    discard(state, seat, [skill] * n)
    data = {"seat": seat, "place": where, "skill": skill, "n": n + bool(frame["any"])}
    ctx.emit("challenge-won" if succeeds else "challenge-lost", **data)
    if succeeds:
        overcome_challenge(state, seat, where, skill, ctx)


def overcome_challenge(state: State, seat: Seat, where: str, skill: str, ctx: Context) -> None:
    """Mark a challenge as overcome; this may complete the mission or a chamber (4.1, 5.5, 8.4, 8.6)."""
    if where != "quest":
        mission = get_mission(state, where)
        put_mission(state, where, mission._replace(progress=tuple(sorted((*mission.progress, skill)))))
        if is_mission_done(state, where):
            finish_mission(state, where, ctx)
    elif state.quest == 2:
        state.passed = tuple(sorted((*state.passed, skill)))
    else:
        pass_column(state, seat, ctx)
