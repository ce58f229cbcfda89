"""No log holds a token, a seed or a hand, whatever level is asked for."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.admin.redaction import HIDDEN, RedactingFormatter, redact
from fronde_bot.bot import LAYOUT, Settings
from tests.cogs.story import Place

SEED = 918_273_645_546_372_819
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE." + "x" * 38


@pytest.mark.parametrize(
    "line",
    [
        "POST https://discord.com/api/v10/interactions/12345/SECRETSECRET/callback with {}",
        "PATCH /webhooks/12345/SECRETSECRET/messages/@original?thread_id=5",
        "{'token': 'SECRETSECRET', 'id': 5}",
        '{"type": 2, "token":"SECRETSECRET"}',
        "Authorization: Bot SECRETSECRET.SECRETSECRET",
        "interaction aW50ZXJhY3Rpb246SECRETSECRET arrived",
        "postgresql+asyncpg://fronde:SECRETSECRET@db/fronde",
        "password=SECRETSECRET&x=1",
    ],
)
def test_a_secret_is_hidden_wherever_it_stands(line: str) -> None:
    assert "SECRETSECRET" not in redact(line) and HIDDEN in redact(line)


@pytest.mark.parametrize(
    "line", [f"login {TOKEN}", f"Setup(seed={SEED})", f'{{"random": {SEED}}}', f"seed {SEED} drawn"]
)
def test_the_bots_own_token_and_seed_are_hidden(line: str) -> None:
    assert not re.search(f"{SEED}|{re.escape(TOKEN)}", redact(line, [TOKEN, str(SEED)]))


def test_what_is_no_secret_is_left() -> None:
    line = "2026-01-01 12:00:00,000 INFO fronde: Fronde#1 sits in 1 server and found 2 games at table 7."
    assert redact(line) == line
    assert RedactingFormatter("%(message)s", ["7", ""]).secrets == ()


def test_a_traceback_is_read_too() -> None:
    try:
        raise ValueError("token='SECRETSECRET'")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "m", (), (ValueError, error, error.__traceback__))
    assert "SECRETSECRET" not in RedactingFormatter("%(message)s").format(record)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Settings with a seed that can be told from any other number."""
    return settings.model_copy(update={"fronde_seed": SEED})


@pytest.fixture
def logged(settings: Settings) -> Iterator[io.StringIO]:
    """All that is logged, as the bot logs it when everything is asked for."""
    names = ["", *(name for name in logging.root.manager.loggerDict if name.startswith(("discord", "aiosq", "sqla")))]
    before = {name: logging.getLogger(name).level for name in names}
    for name in names:
        logging.getLogger(name).setLevel(logging.DEBUG if not name else logging.NOTSET)
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(RedactingFormatter(LAYOUT, [str(settings.fronde_seed)]))
    logging.getLogger().addHandler(handler)
    yield stream
    logging.getLogger().removeHandler(handler)
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


async def test_a_game_at_level_debug_tells_no_token_no_seed_and_no_hand(logged: io.StringIO, simcord_env: Any) -> None:
    place = Place(simcord_env)
    await place.open(2)
    hands: set[str] = set()
    for _ in range(4):
        table = await place.table()
        hands |= {card for seat in table.seats for card in table.match.view(seat)["hands"][seat]}
        decision = next(d for d in table.match.decisions if d.required)
        await place.act_by_panel(decision.seat, decision.step, [decision.options[0]])
    for person in place.people[:2]:
        await person.slash(place.channel, "hand")
    logging.getLogger("fronde").debug("setup %s", table.match.setup)
    text = logged.getvalue()
    assert "setup" in text and len(hands) > 3
    secrets = ["simcord_interaction_", str(SEED), str(table.match.position()["random"]), *hands]
    assert [word for word in secrets if re.search(rf"\b{re.escape(word)}", text)] == []
