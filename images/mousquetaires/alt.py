"""The alt text of Mousquetaires du Roy's pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from fronde.core.types import Json, Name
from fronde.games.mousquetaires.data import SKILLS
from fronde.games.mousquetaires.scoring import QUESTS_IN_ALL
from fronde.texts import Words
from images import kit
from images.manifest import Scene, View
from images.mousquetaires.header import say_under
from images.mousquetaires.missions import find_posts, say_progress, say_tasks
from images.mousquetaires.people import say_gear, say_more, say_purse, say_state, say_where
from images.mousquetaires.quests import say_title
from images.mousquetaires.reading import (
    MISSIONS_IN,
    count_boards,
    mission_of,
    part_of,
    person_of,
    player_of,
    say_end,
    say_to_move,
    team_of,
    track_of,
)


def alt_text(scene: Scene, words: Words) -> str:
    """The board in at most 1,024 characters; the last sentences are left out if there is too little room."""
    sentences = list(_sentences(scene, words))
    return kit.shortest(lambda _: sentences)


def _sentences(scene: Scene, words: Words) -> Iterator[str]:
    view = scene.view
    head = say_end(scene, words) if view.get("over") else say_to_move(scene, words)
    yield words.say("picture-alt-head", head=head, under=say_under(scene, words), turn=view.get("turn", 0))
    yield from say_changes(scene, words)
    yield say_tracks(view, words)
    yield f"{'; '.join([say_where(view, words), *say_more(view, words)])}."
    yield words.say("picture-alt-people", people="; ".join(_say_person(scene, words, seat) for seat in team_of(view)))
    for where in MISSIONS_IN:
        if text := say_mission(view, words, where):
            yield text
    yield say_quest(view, words)
    yield f"{', '.join(say_purse(view, words))}."
    siege = part_of(view, "siege")
    yield words.say("picture-alt-siege", blue=siege.get("blue", 0), red=siege.get("red", 0))
    for seat in team_of(view):
        person = person_of(view, seat)
        skills = ", ".join(f"{words.name('skill', skill)} {person['skills'][skill]}" for skill in SKILLS)
        yield f"{kit.capital(words.name('seat', seat))}: {skills}."


def say_changes(scene: Scene, words: Words) -> list[str]:
    """The moves and changes of life since the older view, in one sentence; none if there are none."""
    changes = list(_find_changes(scene, words))
    return [words.say("picture-alt-since", changes="; ".join(changes))] if changes else []


def _find_changes(scene: Scene, words: Words) -> Iterator[str]:
    """The moves and changes of life of the musketeers since the older view."""
    for seat in team_of(scene.view) if scene.before is not None else ():
        old, new = person_of(scene.before, seat), person_of(scene.view, seat)
        if new["place"] != old["place"]:
            place = words.say(f"picture-place-{new['place']}")
            yield words.say("picture-alt-went", seat=Name("seat", seat), place=place)
        if new["life"] != old["life"]:
            change = kit.with_sign(new["life"] - old["life"])
            yield words.say("picture-alt-healed", seat=Name("seat", seat), change=change)


def say_tracks(view: View, words: Words) -> str:
    """The position of every track, in one sentence."""
    time, siege, honour = track_of(view, "time"), track_of(view, "siege"), track_of(view, "honour")
    louvre, constance, rochefort = track_of(view, "louvre"), track_of(view, "constance"), track_of(view, "rochefort")
    return words.say(
        "picture-alt-tracks", time=time["at"], last=time["last"], siege=kit.minus(siege["at"]),
        honour=honour["most"] - honour["lost"], louvre=louvre["at"], stages=louvre["last"],
        constance=constance["at"], most=constance["most"], rochefort=rochefort["life"],
    )  # fmt: skip


def _say_person(scene: Scene, words: Words, seat: str) -> str:
    person = person_of(scene.view, seat)
    place = words.say(f"picture-place-{person['place']}") if person["place"] else ""
    lines = [place, words.say("picture-alt-life", life=person["life"]), say_state(scene.view, words, seat)]
    lines += say_gear(scene.view, words, seat)
    name = words.say("picture-named", seat=Name("seat", seat), player=player_of(scene, seat))
    return f"{name} {', '.join(one for one in lines if one)}"


def say_mission(view: View, words: Words, where: str) -> str:
    mission = mission_of(view, where)
    if mission is None:
        return ""
    tasks = ", ".join(say_progress(words, say_tasks(words, mission)))
    posts = ", ".join(_say_posts(mission, words)) or words.say("picture-unposted")
    place = words.say(f"picture-place-{where}")
    return words.say("picture-alt-mission", place=place, mission=Name("mission", mission["mission"]), tasks=tasks,
                     posts=posts)  # fmt: skip


def _say_posts(mission: Mapping[str, Json], words: Words) -> list[str]:
    """The posted cards: their names, or the number of face-down cards of each kind and strength."""
    if mission["posted"] is not None:
        return [post.text for post in find_posts(words, mission)]
    kinds = ("trap" if one["trap"] else "foe" for one in mission["backs"])
    backs = Counter((kind, one["strength"]) for kind, one in zip(kinds, mission["backs"], strict=True))
    texts = ((words.say("picture-alt-back", kind=kind, n=strength), n) for (kind, strength), n in backs.items())
    return [f"{text} ×{n}" if n > 1 else text for text, n in texts]


def say_quest(view: View, words: Words) -> str:
    """The current quest board: the number of spaces and challenges cleared, and the tokens face up."""
    quest, title = part_of(view, "quest"), say_title(view, words)
    if count_boards(view) == QUESTS_IN_ALL:
        return f"{title}."
    spaces = quest.get("board") or []
    challenges = quest.get("challenges") or []
    progress = sum(bool(space["gone"]) for space in spaces) + sum(bool(one["done"]) for one in challenges)
    tokens = [
        words.say("picture-alt-space", n=at + 1, token=Name("token", space["token"]))
        for at, space in enumerate(spaces)
        if space["up"] and not space["gone"]
    ]
    everything = len(spaces) + len(challenges)
    text = words.say("picture-alt-quest", title=title, gone=progress, all=everything)
    return words.say("picture-alt-tokens", quest=text, tokens=", ".join(tokens)) if tokens else text
