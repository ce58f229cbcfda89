### Statistics, mostly as words of a picture: short, and without markup.

command-stats = Statistics: yours, or those of a player, a game or this server
    .player = A player who shares their statistics
    .game = Only this game; if you name no player, everyone's results in it
    .server = All games of this server

stats-page-overview = Overview
stats-page-roles = Roles
stats-page-people = People
stats-page-records = Titles and long games
stats-under = { $page } · { $game }, with two or more people
stats-titles-note = Each role has a title on this server. Its holder is the last player who won with that role.
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
stats-ratings = Ratings
stats-rating = rating
stats-range = range
stats-points = points
stats-handicaps = What a role is worth
stats-task = The game itself
stats-time = time
stats-dice = Dice
stats-rolled = rolled
stats-total = total
stats-expected = expected
stats-luck = { $unit } · luckier runs: { $percent }
stats-nothing = Nothing yet

stats-none-person = There are no statistics yet: no game has ended.
stats-none-server = No game on this server has ended yet.
stats-none-title = Nobody has played this game to its end yet.
rated-is-on = -# Rated: yes. Your result in this game counts towards your rating, and there is no advice.
rated-is-off = -# Rated: no.
button-rated-yes = Make it rated
button-rated-no = Make it unrated
error-rated-advice = This table is rated, so there is no advice. Before the game, the host can make it unrated.
error-rated-mine = You have turned ratings off, and this table is rated. `/settings mine` turns them on again, or the host can make the table unrated.
error-rated-player = { $player } plays no rated games, so this table can't be rated. Its host can make it unrated under `/table options`.
error-rated-server = This server has turned ratings off. The host can make this table unrated under `/table options`.

error-stats-never = You have turned your statistics off. `/settings mine` turns them on again, for new games.
error-stats-server = This server has turned statistics off. `/stats` without options shows you your own.
error-stats-hidden = That player keeps their statistics private; they can share them with `/settings mine`.
