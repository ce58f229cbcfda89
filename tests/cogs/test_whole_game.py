"""A whole game in a channel, by clicks, from the lobby to the final scores."""

from __future__ import annotations

import random
from typing import Any

import pytest

from images.replay import MOST_BYTES
from tests.cogs.limits import find_breaches
from tests.cogs.story import Place, ids_of, is_turn, restart, text_of, walk

HIDING = ("hands", "laid_aside")


async def play_on(place: Place, dice: random.Random, until: int = 2000) -> int:
    """Random choices by panel until the game is over, or so many; gives how many."""
    for count in range(until):
        table = await place.table()
        if table.match.over:
            return count
        decision = dice.choice(table.match.decisions)
        picks = dice.sample(decision.options, dice.randint(decision.least, decision.most))
        before = len(place.env.http_requests)
        result = await place.act_by_panel(decision.seat, decision.step, picks)
        assert result.acknowledged
        check_secrets(place, await place.table(), before)
    return until


def check_secrets(place: Place, table: Any, since: int) -> None:
    """Nothing sent to the channel since then names a card somebody holds, nor to a player one of another's."""
    by_user = hidden_words(table)
    own = {p.user.dm_channel.id: p.id for p in place.people if p.user.dm_channel is not None}
    for request in place.env.http_requests[since:]:
        parts = request.path.split("/")
        if parts[1] != "channels" or not isinstance(request.json, dict):
            continue
        reader = own.get(int(parts[2]))
        text = "\n".join(str(c) for c in walk(request.json.get("components")))
        for user, words in by_user.items():
            if user != reader:
                assert not [w for w in words if w in text], (request.path, text)


def hidden_words(table: Any) -> dict[int, set[str]]:
    """What names the cards every user holds, those of a Dummy apart, which lie open: ids and labels."""
    from fronde.texts import words

    english, position = words(None, table.record.game), table.match.position()
    by_user: dict[int, set[str]] = {}
    for key in HIDING:
        for seat, cards in position.get(key, {}).items():
            for card in cards if seat not in table.nobodys else ():
                label = f"Card {card[-2:]}" if table.record.game == "toy" else english.name("card", card)
                by_user.setdefault(table.player_of(seat).user, set()).update({f"'{card}'", card, label})
    return by_user


def check_everything_sent(place: Place, caplog: pytest.LogCaptureFixture, secrets: set[str]) -> None:
    """Limits, file names and logs of a whole game."""
    requests = place.env.http_requests
    assert [breach for r in requests for breach in find_breaches(r.method, r.path, r.json)] == []
    game = "toy-1.html", "frondeurs-1.html"
    assert {a.filename for m in place.posts() for a in m.attachments} <= {"board.png", "picture-2.png", *game}
    log = "\n".join(r.getMessage() for r in caplog.records if r.levelno >= 20)
    assert not [word for word in secrets if word in log]


def check_final_posts(over: Any, replay: Any) -> None:
    """The final board and the score sheet, told in words as well, then the whole game as one page."""
    assert [a.filename for a in over.attachments] == ["board.png", "picture-2.png"]
    [page] = replay.attachments
    assert page.filename.endswith("-1.html") and page.size <= MOST_BYTES
    assert all(file.description for file in over.attachments)


@pytest.mark.parametrize("seed", [1, 2])
async def test_four_people_play_the_toy_with_a_restart_in_the_middle(
    simcord_env: Any, settings: Any, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    place, dice = Place(simcord_env), random.Random(seed)
    await place.open()
    assert "Your turn" in text_of(place.posts()[-1])
    assert await play_on(place, dice, 15) == 15
    old_post = place.find_post("Your turn")
    before = (await place.table()).match.position()
    bot = await restart(place, settings)
    assert (await place.table()).match.position() == before
    mover = place.person((await place.table()).player_of((await place.table()).match.waiting_for()[0]).user)
    assert (await mover.click(old_post, label="Take your turn")).acknowledged
    await play_on(place, dice)
    last = text_of(place.find_post("Game over"))
    assert "Game over" in last and "Points" not in last and "fields" in last
    assert sum("Game over" in text_of(m) for m in place.posts()) == 1
    check_everything_sent(place, caplog, {"card:"})
    await bot.store.close()


@pytest.mark.usefixtures("elsewhere")
async def test_a_whole_random_game_of_frondeurs_in_a_channel(
    simcord_env: Any, settings: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """Watched on the way: nobody's cards leak. The payloads are checked against Discord's file in the fixture. The
    short game with mid-game scoring (8.53), in which nothing is wanting but length."""
    place, dice = Place(simcord_env), random.Random(5)
    await place.open(game="frondeurs", start=False)
    reply = await place.people[0].slash(place.channel, "table options")
    menu = next(i for i in ids_of(reply.response) if i.endswith(":short_game"))
    await place.people[0].select(reply.response, ['"midgame-scoring"'], custom_id=menu)
    await place.people[0].slash(place.channel, "table start")
    await play_on(place, dice, 60)
    bot = await restart(place, settings)
    await play_on(place, dice)
    *posts, over, replay = place.posts()
    assert "Game over" in text_of(over)
    check_final_posts(over, replay)
    boards = [m for m in posts if is_turn(m)]
    reply = [[a.filename for a in m.attachments] for m in boards]
    assert boards and all(files[0] == "board.png" and files[1:] in ([], ["picture-2.png"]) for files in reply), reply
    bodies = [r.json for r in simcord_env.http_requests if r.method == "POST" and "Your turn" in str(r.json)]
    assert all(len(s["allowed_mentions"]["users"]) == 1 for s in bodies if "nonce" in s)
    check_everything_sent(place, caplog, {"card-", "'a0", "'s0"})
    await bot.store.close()
