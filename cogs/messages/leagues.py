"""A league in words: its announcements, and how a division stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.messages.modes import Manner, Post
from cogs.messages.names import Markup, Words, channel_link, link_to, mention, plain
from cogs.messages.parts import text
from cogs.messages.recipients import Recipient, make_posts
from cogs.messages.speech import MESSAGE, clip, game_title, speak
from fronde.host.matchmaking.leagues import Entrant, Final, League, Terms, finals_of, find_moves
from fronde.host.notices import kinds
from fronde.host.table import LeagueTable, Table
from images import Page
from images.pages import Block, Row

MOST_LINES = 25
"""Most rows of a picture; a larger division stands in words."""


def name_of(member: Entrant | None, words: Words) -> str:
    """Who plays for a place of a division."""
    return words.say("league-vacant") if member is None else member.name


def tell_terms(terms: Terms, words: Words) -> Markup:
    """What a league plays."""
    return words.say(
        "league-terms", title=game_title(words, terms.game), seats=terms.seats, size=terms.size, days=terms.days,
        pace=words.say(f"pace-name-{terms.pace}"), most=terms.at_once, moves=terms.moves,
    )  # fmt: skip


# --- announcements ---


def _find_season(table: Table, season: int) -> League | None:
    """The league, if it is still that season."""
    league = table.league if isinstance(table, LeagueTable) else None
    return league if league is not None and league.season == season else None


def _title(to: Recipient, league: League) -> Markup:
    return game_title(to.words, league.terms.game)


def _post(lines: Sequence[Markup]) -> list[Post]:
    return [Post(Manner.NEW, None, [text(clip("\n".join(lines), MESSAGE))])]


def _is_open(body: kinds.LeagueOpen, to: Recipient) -> list[Post]:
    if not isinstance(to.table, LeagueTable):
        return []
    league = to.table.league
    return _post([to.say("league-is-open", title=_title(to, league)), tell_terms(league.terms, to.words)])


def _begins(body: kinds.LeagueBegin, to: Recipient) -> list[Post]:
    if (league := _find_season(to.table, body.season)) is None:
        return []
    title = _title(to, league)
    head = to.say("league-begin", title=title, season=league.season, ends=str(league.ends))
    divisions = [
        to.say("league-members", division=number, people=[name_of(one, to.words) for one in members])
        for number, members in enumerate(league.divisions, 1)
    ]
    return _post([head, *divisions, to.say("league-begin-how")])


def _opens(body: kinds.LeagueGames, to: Recipient) -> list[Post]:
    if (league := _find_season(to.table, body.season)) is None:
        return []
    head = to.say("league-opened", title=_title(to, league), season=league.season)
    lines = []
    for number, channel in body.games:
        game = league.fixtures[number]
        people = [name_of(league.member_of(game, seat), to.words) for seat in range(len(game.places))]
        link = channel_link(channel)
        lines.append(to.say("league-opened-game", division=game.division + 1, people=people, channel=link))
    return _post([head, *lines])


def _ends(body: kinds.LeagueEnd, to: Recipient) -> list[Post]:
    if (league := _find_season(to.table, body.season)) is None:
        return []
    head = to.say("league-end", title=_title(to, league), season=league.season)
    return _post([head, *_final_lines(league, to.words), to.say("league-end-how")])


def _final_lines(league: League, words: Words) -> Iterator[Markup]:
    """How each division has ended, and who rises and falls."""
    moves = [([], []), *find_moves(league), ([], [])]
    for division in range(1, len(league.divisions) + 1):
        rows = [
            words.say("league-end-row", rank=one.rank, player=one.member.name, points=one.points)
            for one in finals_of(league, league.season, division)
        ]
        yield words.say("league-end-division", division=division, rows=Markup(" · ".join(rows)))
        for how, people in (("rise", moves[division - 1][1]), ("fall", moves[division][0])):
            if people:
                yield words.say(f"league-{how}", people=[one.name for one in people], count=len(people))


def _trouble(body: kinds.LeagueTrouble, to: Recipient) -> list[Post]:
    if not isinstance(to.table, LeagueTable):
        return []
    ping, title = body.ping if to.user is None else (), _title(to, to.table.league)
    message = to.say(
        "league-trouble", people=[mention(user) for user in ping], pings=len(ping), title=title,
        why=speak(to.words, body.why) if body.why else "", lost=body.lost,
    )  # fmt: skip
    return [Post(Manner.NEW, None, [text(message)], ping=ping, classic=bool(ping))]


def _loss(body: kinds.LeagueLoss, to: Recipient) -> list[Post]:
    if not isinstance(to.table, LeagueTable):
        return []
    venue = to.table.record.venue
    link = link_to(venue.guild or 0, venue.channel)
    return _post([to.say("league-loss", title=_title(to, to.table.league), link=link)])


def _is_closed(body: kinds.LeagueClosure, to: Recipient) -> list[Post]:
    return _post([to.say("league-closure", title=game_title(to.words, body.game))])


for renderer in (_is_open, _begins, _opens, _ends, _is_closed, _trouble, _loss):
    make_posts.register(renderer)


# --- standings ---


def standings_page(league: League, finals: Sequence[Final], words: Words) -> Page:
    """How a division stands, or has stood at the end of a season, as a page."""
    columns = [plain(words.say(f"league-column-{name}")) for name in ("games", "wins", "points")]
    rows = [_row(league, one, finals[0].points, words) for one in finals]
    block = Block(plain(words.say("league-table")), columns=columns, rows=rows)
    return Page(plain(game_title(words, league.terms.game)), plain(_under(finals[0], words)), [block])


def _under(final: Final, words: Words) -> Markup:
    return words.say("league-under", season=final.season, division=final.division)


def _row(league: League, one: Final, most: float, words: Words) -> Row:
    figures = [plain(words.say("league-figure", n=value)) for value in (one.games, one.wins, one.points)]
    name = plain(words.say("league-rank", rank=one.rank, player=one.member.name))
    return Row(name, figures, _note(league, one, words), one.points / most if most else 0.0)


def _note(league: League, one: Final, words: Words) -> str:
    """Whether somebody rises or falls if the season ends like this."""
    if one.season != league.season:
        return ""
    for falls, rises in find_moves(league):
        if one.member in (*falls, *rises):
            how = "falls" if one.member in falls else "rises"
            return plain(words.say(f"league-note-{how}", closed=int(league.is_closed)))
    return ""


def standings_lines(league: League, finals: Sequence[Final], words: Words) -> list[Markup]:
    """The same in words; of a large division only the points, and before the first result only who plays."""
    head = words.say("league-standings", title=game_title(words, league.terms.game), under=_under(finals[0], words))
    if is_unplayed(finals):
        people = sorted((one.member.name for one in finals), key=str.casefold)
        return [head, words.say("league-unplayed", people=people)]
    if len(finals) <= MOST_LINES:
        return [head, *(_line("league-line", one, words) for one in finals)]
    return [head, *(_line("league-end-row", one, words) for one in finals), words.say("league-brackets")]


def is_unplayed(finals: Sequence[Final]) -> bool:
    """Whether no game of a division has ended, so that nobody is ahead."""
    return not any(one.games for one in finals)


def _line(text_id: str, one: Final, words: Words) -> Markup:
    figures = {"points": one.points, "wins": one.wins, "games": one.games}
    return words.say(text_id, rank=one.rank, player=one.member.name, **figures)
