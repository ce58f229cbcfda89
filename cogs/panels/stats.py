"""Statistics: the asker's own, those of a person who shares them, of a title, and of a server."""

from __future__ import annotations

from cogs import ids
from cogs.messages.parts import button, picture, row, text
from cogs.messages.pictures import draw_page
from cogs.messages.speech import game_title
from cogs.messages.stats import PAGES, stats_page
from cogs.panels.handlers import handler
from cogs.panels.replies import Asker, Reply, sentence
from fronde.core.errors import TableError
from fronde.core.types import Text
from fronde.games import GAMES
from fronde.host.people.rights import Right
from fronde.host.store import NEVER, SHOWN, Scope, Stats
from images.kit import typeset
from images.pages import alt_of

PERSON, SERVER, TITLE = "person", "server", "title"
"""The possible subjects of statistics."""


@handler(
    Right.ANYBODY,
    clicks={ids.ShowStats: lambda id, picks: (id.page, id.whose, id.person, id.game, True)},
    slash="stats",
    slow=True,
)
async def show(asker: Asker, page: str, whose: str, person: int, game: str, edit: bool = False) -> Reply:
    """A page of statistics. Raises TableError for those that the asker may not see."""
    is_known = game in GAMES or (not game and whose != TITLE)
    if page not in PAGES or whose not in (PERSON, SERVER, TITLE) or not is_known:
        raise TableError(Text("error-old-button"))
    allows = await _is_allowed_here(asker)
    await _check(asker, whose, person, allows)
    scope = Scope(
        person=person if whose == PERSON else None,
        game=game or None,
        guild=asker.get_guild() if whose == SERVER else None,
    )
    guild = asker.guild if allows and whose != TITLE else None
    stats = await asker.tables.store.load_stats(scope, asker.user.id, guild)
    if not stats.total.games + stats.apart.games + stats.unfinished:
        return sentence(asker.words().say(f"stats-none-{whose}"), edit=edit)
    asker.tables.pictures.take(asker.user.id)
    return await _draw(asker, stats, page, whose, scope, edit)


async def _is_allowed_here(asker: Asker) -> bool:
    """Whether the server, if any, wants statistics."""
    return asker.guild is None or (await asker.tables.store.server_settings(asker.guild)).stats is not False


async def _check(asker: Asker, whose: str, person: int, allows: bool) -> None:
    """Raise TableError if the asker may not see these statistics."""
    if whose == PERSON and person == asker.user.id:
        if (await asker.tables.store.load_person(person)).stats == NEVER:
            raise TableError(Text("error-stats-never"))
        return
    if not allows:
        raise TableError(Text("error-stats-server"))
    if whose == PERSON and (await asker.tables.store.load_person(person)).stats != SHOWN:
        raise TableError(Text("error-stats-hidden"))


async def _draw(asker: Asker, stats: Stats, page: str, whose: str, scope: Scope, edit: bool) -> Reply:
    """The page as a picture; as text if it cannot be drawn."""
    words = asker.words()
    title = {PERSON: asker.user.name if scope.person == asker.user.id else stats.name, SERVER: words.say("stats-here")}
    of_game = game_title(asker.words(scope.game), scope.game) if scope.game else None
    under = words.say("stats-under", page=words.say(f"stats-page-{page}"), game=of_game or words.say("stats-all-games"))
    about = stats_page(
        stats, page, title.get(whose) or of_game or "", under,
        person=whose == PERSON, speak=asker.words,
    )  # fmt: skip
    sheet = await draw_page(about, words.locale)
    buttons = [
        button(
            ids.ShowStats(one, whose, scope.person or 0, scope.game or "").button,
            words.say(f"stats-page-{one}"),
            "good" if one == page else "plain",
        )
        for one in PAGES
    ]
    body = picture() if sheet else text(typeset(alt_of(about), words))
    note = [text(words.say("stats-titles-note"))] if page == "records" and stats.reigns else []
    return Reply([body, *note, row(*buttons)], [sheet], edit=edit)
