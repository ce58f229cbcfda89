"""What a seat may know of the position, field by field.

The format of a view, the only input of the pictures. Seats are "milady" (if a player plays her), "dartagnan", "athos",
"aramis", "porthos", "treville"; all other ids are those in `data/`. A value that the viewer may not see is None.

- `game` "mousquetaires"; `viewer` the seat or None; `players` [player]; `seats` {seat: player}; `team` [musketeer];
  `options`; `over`; `end` "quest" (the musketeers have won), "time", "siege", "honour", "constance", "elimination",
  "";
- `turn`; `phase` "setup", "milady", "musketeers", "reveal", "siege", "end", "over"; `active` the musketeer in the
  middle of his actions, or None; `waiting` [musketeer] who may still begin; `done` [musketeer]; `left` {musketeer:
  actions}; `budget` actions left to all together after Emergency!, else None;
- `tracks`: `time` {at 1 to 14, last 14 at Richelieu, dice red dice at La Rochelle by the clock, held}; `siege` {at -6
  to 6, most 6, treachery -3, epic 3, marks [space] whose effect is spent, and "card" once the one of La Rochelle is
  in the deck of a Milady whom nobody plays}; `honour` {lost, most}; `louvre` {at 1 to 4, last, warning, quick};
  `constance` {at, most}; `rochefort` {life, most};
- `pistoles`, `epic`, `one_for_all`: numbers; `stock` {item: n} of the arsenal; `prices` {item: pistoles};
- `musketeers` {musketeer: {place, path of the inn or "", life, most, down, gear [item], skills {skill: n with
  upgrade}, combat, manoeuvres [[face, face, face]], hand (whose hand he plays from), rode, helped
  (Aramis, whose power is used), barred from the quest}};
- `hands` {holder: [card] for musketeers, n for Milady and spectators until the game is over}; `deck` n; `discards`
  [card];
- `missions` {"paris", "louvre": None or {mission, strength, challenges [{skill, level as it stands, done}], duels
  {won, needed} or None, posted [adversary], trap or None, backs [{trap: bool, strength}] of all that is posted, up
  (seen by all), target (whom Nemesis names) or None}}; posted, trap and target are None for whom they are face down;
  `louvre_deck` n; `paris_left` n Paris cards nobody has yet;
- `siege` {cards [card], blue dice, red dice as known, throw None or {blue [face], red [face], given [musketeer]}};
- `quest` {n 1 to 5, board [{token or None, up, gone}] in the order of the spaces (inn: paths bedrooms, stables,
  cellar, four stages each; return: three; galleries: a column after the other, challenge first), passed [skill],
  challenges [{skill, level, done}] of the second board, column (chambers complete), unseen {token: n} face down
  or not laid yet};
- `milady` {place: None while she hides, revealed, shown (her card, by Kitty), driven (home with Rochefort), absent
  [place] where she has been found not to be in this turn, treachery [card] or n, paris [mission] or n, adversaries
  [adversary or trap in hand] or None, reserve [token] or None, deck n, discards [treachery], cavois (life points)};
  `effects` [treachery] that last for this turn;
- `duel` None, or the duel fought now or last in this turn: {seat, foe or None while face down, place ("paris",
  "louvre", "quest", "bastille", "rochefort"), slot, cards [card], epic, committed (blue dice so far), sword, reroll
  (whether the musketeer, Milady may still throw a die again), stage, over, dice {blue [face], red [face]} of the round
  under way, rounds [{blue [face], red [face], extra [own swords, own shields, his swords, his shields],
  hurt (the musketeer's loss), struck (the foe's)}], hurt, struck};
- `attempt` None, or what is attempted now: {seat, what (id of the action)}; `offer` None, or the open trade, for the
  two it concerns: seat, partner_seat, given, asked, sent; `score` {seat: {quests, total}}.
"""

from __future__ import annotations

from fronde.core.types import Json, Seat
from fronde.games.mousquetaires.data import (
    HOME,
    ITEMS,
    MILADY,
    MISSIONS,
    MUSKETEERS,
    QUESTS,
    SKILLS,
    STRENGTH,
    TRACKS,
    TRAPS,
)
from fronde.games.mousquetaires.model import (
    Duel,
    State,
    actions_left,
    blue_siege_dice,
    find_mission,
    holder_of,
    in_hand,
    level_of,
    manoeuvres_of,
    milady_of,
    player_of,
    put_mission,
    red_siege_dice,
    skill_of,
    team,
    unseen_tokens,
    unused_paris,
    waiting,
)
from fronde.games.mousquetaires.scoring import score_all
from fronde.games.mousquetaires.steps.duels import dice_with, tell_duel
from fronde.games.mousquetaires.steps.trade import OFFERS

LASTING = {"reinforcements": "reinforced", "conscripts": "conscripted", "isolation": "isolated"}
"""The attribute of the state for each treachery card that lasts for the turn."""


def sees_hands(state: State, seat: Seat | None) -> bool:
    """Whether a seat knows the musketeers' hands: musketeers do (ruling R41)."""
    return bool(state.end) or seat in team(state)


def is_milady(state: State, seat: Seat | None) -> bool:
    """Whether a seat knows Milady's secrets."""
    return bool(state.end) or (seat == MILADY and milady_of(state) is not None)


def build_view(state: State, seat: Seat | None) -> dict[str, Json]:
    """The table as a seat sees it (None: a spectator), with the keys listed above."""
    return {
        "game": "mousquetaires",
        "viewer": seat,
        "players": list(state.players),
        "seats": {one: player_of(state, one) for one in state.seats},
        "team": list(team(state)),
        "options": dict(state.options),
        "over": bool(state.end),
        "end": state.end,
        **_see_turn(state),
        "tracks": _see_tracks(state),
        "pistoles": state.pistoles,
        "epic": state.epic,
        "one_for_all": state.one_for_all,
        "stock": dict(state.stock),
        "prices": {id_: item.price for id_, item in ITEMS.items()},
        "musketeers": {one: _see_musketeer(state, one) for one in team(state)},
        **_see_cards(state, seat),
        "missions": {where: _see_mission(state, where, seat) for where in ("paris", "louvre")},
        "siege": _see_siege(state, seat),
        "quest": _see_quest(state, seat),
        "milady": _see_milady(state, seat),
        "effects": [card for card, name in LASTING.items() if getattr(state, name)]
        + ["emergency"] * (state.budget >= 0),
        "duel": None if state.duel is None else _see_duel(state, state.duel),
        "attempt": _see_attempt(state),
        "offer": OFFERS.view(state, seat),
        "score": score_all(state),
    }


def _see_turn(state: State) -> dict[str, Json]:
    acting = state.phase == "musketeers"
    return {
        "turn": state.turn,
        "phase": state.phase,
        "active": state.active or None,
        "waiting": waiting(state) if acting and not state.active else [],
        "done": list(state.turns_over),
        "left": {
            seat: actions_left(state, seat) if acting and seat not in state.turns_over else 0 for seat in team(state)
        },
        "budget": state.budget if state.budget >= 0 else None,
    }


def _see_tracks(state: State) -> dict[str, Json]:
    last, token = len(TRACKS.time) + 1, state.paris.token if state.paris else 0
    dice = TRACKS.time[min(state.time, last - 1) - 1]
    return {
        "time": {"at": state.time, "last": last, "dice": dice, "held": state.clock_stops},
        "siege": {
            "at": state.siege,
            "most": TRACKS.siege,
            "treachery": TRACKS.siege_treachery,
            "epic": TRACKS.siege_epic,
            "marks": list(state.siege_marks),
        },
        "honour": {"lost": state.honour, "most": TRACKS.honour},
        "louvre": {
            "at": state.louvre_at,
            "last": TRACKS.louvre,
            "warning": TRACKS.louvre_warning,
            "quick": TRACKS.louvre_quick,
        },
        "constance": {"at": token, "most": TRACKS.constance},
        "rochefort": {"life": state.rochefort, "most": TRACKS.rochefort},
    }


def _see_musketeer(state: State, seat: Seat) -> dict[str, Json]:
    return {
        "place": state.place[seat],
        "path": state.path[seat],
        "life": state.life[seat],
        "most": MUSKETEERS[seat].life,
        "down": seat in state.down,
        "gear": list(state.gear[seat]),
        "skills": {skill: skill_of(state, seat, skill) for skill in SKILLS},
        "combat": MUSKETEERS[seat].combat,
        "manoeuvres": [list(one) for one in manoeuvres_of(state, seat)],
        "hand": holder_of(state, seat),
        "rode": seat in state.rode,
        "helped": seat == "aramis" and state.helped,
        "barred": seat in state.banned,
    }


def _see_cards(state: State, seat: Seat | None) -> dict[str, Json]:
    is_visible = sees_hands(state, seat)
    return {
        "hands": {holder: list(hand) if is_visible else len(hand) for holder, hand in state.hands.items()},
        "deck": len(state.deck),
        "discards": list(state.discards),
        "louvre_deck": len(state.louvre_deck),
        "paris_left": len(unused_paris(state)),
    }


def _see_mission(state: State, where: str, seat: Seat | None) -> Json:
    mission = find_mission(state, where)
    if mission is None:
        return None
    card, view, is_visible = MISSIONS[mission.card], hide_posts(state, seat), mission.up or is_milady(state, seat)
    return {
        "mission": mission.card,
        "strength": card.strength,
        "challenges": [
            {"skill": one.skill, "level": level_of(view, where, one.skill), "done": one.skill in mission.progress}
            for one in card.challenges
        ],
        "duels": {"won": mission.token, "needed": card.duels} if card.duels else None,
        "posted": list(mission.posted) if is_visible else None,
        "trap": (mission.trap or None) if is_visible else None,
        "backs": [{"trap": one in TRAPS, "strength": STRENGTH[one]} for one in mission.posts],
        "up": mission.up,
        "target": (mission.target or None) if is_visible else None,
    }


def hide_posts(state: State, seat: Seat | None) -> State:
    """The position without face-down posted cards, for a seat that cannot see them."""
    if is_milady(state, seat):
        return state
    new = state.copy()
    for where in ("paris", "louvre"):
        mission = find_mission(new, where)
        if mission is not None and not mission.up:
            put_mission(new, where, mission._replace(posted=(), trap="", target=""))
    return new


def _see_siege(state: State, seat: Seat | None) -> dict[str, Json]:
    throw = state.siege_throw
    throw_data = throw and {"blue": list(throw.blue), "red": list(throw.red), "given": list(throw.payers)}
    red = red_siege_dice(hide_posts(state, seat))
    return {"cards": list(state.siege_cards), "blue": blue_siege_dice(state), "red": red, "throw": throw_data}


def _see_quest(state: State, seat: Seat | None) -> dict[str, Json]:
    all_ = is_milady(state, seat)
    board = [{"token": s.token if s.up or all_ else None, "up": s.up, "gone": s.is_empty} for s in state.board]
    passage = [{"skill": skill, "level": level, "done": skill in state.passed} for skill, level in QUESTS.passage]
    return {
        "n": state.quest,
        "board": board,
        "passed": list(state.passed),
        "challenges": passage if state.quest == 2 else [],
        "column": state.column,
        "unseen": dict(unseen_tokens(state)),
    }


def _see_milady(state: State, seat: Seat | None) -> dict[str, Json]:
    own = is_milady(state, seat)
    is_visible = own or state.revealed or state.location_is_public or state.is_home
    return {
        "place": HOME if state.is_home else (state.destination or None) if is_visible else None,
        "absent": list(state.absent),
        "revealed": state.revealed,
        "shown": state.location_is_public,
        "driven": state.is_home,
        "treachery": list(state.treachery) if own else len(state.treachery),
        "paris": list(state.paris_hand) if own else len(state.paris_hand),
        "adversaries": in_hand(state) if own else None,
        "reserve": list(state.reserve) if own else None,
        "deck": len(state.treachery_deck),
        "discards": list(state.treachery_discards),
        "cavois": state.cavois,
    }


def _see_duel(state: State, duel: Duel) -> dict[str, Json]:
    return {
        **tell_duel(duel),
        "foe": duel.foe or None,
        "slot": duel.slot,
        "epic": duel.epic,
        "committed": dice_with(state, duel),
        "sword": duel.sword,
        "reroll": duel.reroll,
        "stage": duel.stage,
        "over": duel.stage == "over",
        "dice": {"blue": list(duel.blue_dice), "red": list(duel.red_dice)},
    }


def _see_attempt(state: State) -> Json:
    attempt = next((one for one in state.stack if one["step"] == "attempt"), None)
    return {"seat": attempt["who"], "what": attempt["what"]} if attempt else None
