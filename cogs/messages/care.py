"""Posts about inactive tables, absent players, and the stewards of a server's tables."""

from __future__ import annotations

from cogs.ids import AgreeToSwap, KeepTable, NameHost, ReturnAsHost, TakeBack
from cogs.messages.modes import ASIDE, SIGN, Manner, Post
from cogs.messages.names import Markup, mention
from cogs.messages.parts import button, menu, row, text
from cogs.messages.recipients import Recipient, make_posts
from fronde.host.commands.seats import ANYBODY, MACHINE_USER
from fronde.host.notices import kinds

AGEING = "ageing"
"""The slot of the warning that an inactive table will be closed or archived."""
ACTING = "acting"
"""The slot of the message that a steward acts as host."""


def moment(at: int) -> Markup:
    """A moment in the reader's own time zone, and the time until it."""
    return Markup(f"<t:{at}:F> (<t:{at}:R>)")


def _ageing(body: kinds.AgeWarning, to: Recipient) -> list[Post]:
    key = "ageing-lobby" if body.lobby else "ageing-game"
    details = text(to.say(key, **to.describe(body), end=moment(body.end)))
    keep = row(button(KeepTable(to.table.id).button, to.say("button-keep"), "main"))
    return [Post(Manner.REPLACE, AGEING, [details, keep], ping=body.ping, classic=True)]


def _ageing_off(body: kinds.AgeWarningEnd, to: Recipient) -> list[Post]:
    return [Post(Manner.AMEND, AGEING, [text(to.say("ageing-off", player=body.player))], classic=True)]


def _expiry(body: kinds.LobbyExpiry, to: Recipient) -> list[Post]:
    return [Post(Manner.DROP, AGEING), Post(Manner.NEW, None, [text(to.say("expired"))])]


def _rest(body: kinds.RestNote, to: Recipient) -> list[Post]:
    details = text(to.say("rested", title=to.title))
    past = [Post(Manner.DROP, AGEING), Post(Manner.DROP, ASIDE), Post(Manner.PAST, "turn")]
    return [*past, to.sign([details], pins=False), Post(Manner.NEW, None, [details])]


def _awakening(body: kinds.Awakening, to: Recipient) -> list[Post]:
    line = to.say("woken", **to.describe(body))
    panel = row(to.open_button("button-panel"))
    return [Post(Manner.NEW, SIGN, [text(line), panel], ping=body.ping, classic=True, pins=True)]


def _steward(body: kinds.StewardNote, to: Recipient) -> list[Post]:
    record = to.table.record
    host = next((p.name for p in record.players if p.user == record.host), to.say("host-away"))
    line = text(to.say(f"steward-{body.what}", player=body.player, host=host))
    posts = [Post(Manner.DROP, AGEING), Post(Manner.DROP, ACTING)]
    if body.what == "taken-over":
        back = row(button(ReturnAsHost(to.table.id).button, to.say("button-host-back")))
        players = [(str(p.user), p.name, "") for p in record.players if p.user not in (None, record.acting)]
        other = [menu(NameHost(to.table.id).menu, to.say("host-choose"), players[:25])] if players else []
        return [*posts, Post(Manner.NEW, ACTING, [line, back, *other], classic=True)]
    signs = [] if record.is_open else [to.sign([line], pins=False)]
    return [*posts, *signs, Post(Manner.NEW, None, [line])]


def _swap(body: kinds.SwapVote, to: Recipient) -> list[Post]:
    (away, leaving), (user, coming) = body.away, body.to
    coming, key = (to.words.name("level", coming), "swap-opponent") if user == MACHINE_USER else (coming, "swap-call")
    args = {"to": coming, "away": leaving, "why": body.why, "missing": body.missing}
    line = to.say(key, **to.describe(body), **args, anybody=int(user == ANYBODY))
    agree = row(button(AgreeToSwap(to.table.id, away, user).button, to.say("button-swap-yes"), "good"))
    manner = Manner.REPLACE if body.ping else Manner.EDIT
    return [Post(manner, f"swap:{away}", [text(line), agree], ping=body.ping, classic=True)]


def _machine(body: kinds.MachineNote, to: Recipient) -> list[Post]:
    """The post that a bot plays on for a player, and whether they may take the seat back."""
    args = {"mention": mention(body.owner or 0), "name": body.name, "level": to.words.name("level", body.level)}
    key = "machine-told" if body.ping else "machine-asked" if body.owner else "machine-stays"
    line = to.say(key, **to.describe(body), **args)
    back = [row(button(TakeBack(to.table.id).button, to.say("button-take-back")))] if body.owner else []
    return [Post(Manner.NEW, None, [text(line), *back], ping=body.ping, classic=True)]


def _advice(body: kinds.AdviceNote, to: Recipient) -> list[Post]:
    key = "advice-on-told" if body.allowed else "advice-off-told"
    return [Post(Manner.NEW, None, [text(to.say(key, **to.describe(body)))])]


def _hurry(body: kinds.HurryNote, to: Recipient) -> list[Post]:
    return [Post(Manner.NEW, None, [text(to.say("hurried-told"))])]


def _operator(body: kinds.OperatorNote, to: Recipient) -> list[Post]:
    return [Post(Manner.NEW, None, [text(to.say("operator", words=body.words))])]


for renderer in (
    _ageing, _ageing_off, _expiry, _rest, _awakening, _steward, _swap, _machine, _advice, _hurry, _operator,
):  # fmt: skip
    make_posts.register(renderer)
