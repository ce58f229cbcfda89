### Statistics, mostly as words of a picture: short, and without markup.

command-stats = Statistics: yours, or those of a player, a game or this server
    .player = A player who lets others see theirs
    .game = Only this game; without a player, everyone's games of it
    .server = All games of this server

stats-page-overview = Overview
stats-page-roles = Roles
stats-page-people = People
stats-page-records = Titles and long games
stats-under = { $page } · { $game }, with two or more people
stats-titles-note = The last player to win with a role on this server holds its title.
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
stats-somebody = someone
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
error-stats-never = You have turned your statistics off. `/settings mine` turns them on again, for new games.
error-stats-server = This server has turned statistics off. `/stats` alone shows you your own.
error-stats-hidden = That player keeps their statistics private; they can share them with `/settings mine`.
