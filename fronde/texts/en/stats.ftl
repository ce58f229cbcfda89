### Statistics, mostly as words of a picture: short, and without markup.

command-stats = Statistics: yours, or those of somebody else, a game or this server
    .player = Somebody who lets others see theirs
    .game = Only this game; without a player, everybody's games of it
    .server = All games of this server

stats-page-overview = Overview
stats-page-roles = Roles
stats-page-people = People
stats-page-records = Titles and long games
stats-under = { $page } · { $game } of two people or more
stats-titles-note = A title belongs to whoever was the last to win with that role on this server.
stats-all-games = all games
stats-here = This server

stats-games = games
stats-wins = wins
stats-won = won
stats-of = { $part } of { $whole }
stats-apart = alone or against bots
stats-apart-won = won alone or against bots
stats-unfinished = not played to the end
stats-share = share
stats-places = Places
stats-place = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Place { $place }
}
stats-by-game = Games
stats-by-size = Number of players
stats-size = { $count } players
stats-pace = Usual time to answer
stats-quarter = at most, in 1 of 4 games
stats-half = at most, in 2 of 4
stats-three-quarters = at most, in 3 of 4
stats-roles = Roles
stats-people = Head to head
stats-players = Players
stats-ahead = ahead
stats-behind = behind
stats-somebody = somebody
stats-titles = Titles
stats-titles-own = Titles on this server
stats-holder = { $role }: { $name }
stats-holds = since { $since }
stats-held = { $since } – { $until }
stats-before = before: { $names }
stats-longest = Longest games
stats-choices = choices
stats-time = time
stats-nothing = Nothing yet

stats-none-person = There are no statistics yet: no game has ended.
stats-none-server = No game of this server has ended yet.
stats-none-title = Nobody has played this game to its end yet.
error-stats-never = You want no statistics, so there are none. `/settings mine` changes that; games count from then on.
error-stats-server = This server wants no statistics. You can see your own: `/stats`.
error-stats-hidden = Only they see their statistics. They can change that: `/settings mine`.
