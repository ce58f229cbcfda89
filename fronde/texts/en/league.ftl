### Leagues

## Commands

command-league = Seasons of games between people on this server
command-league-open = Start a league with its games in this channel, or change its terms between seasons
    .game = The game to play
    .seats = How many people play at a table
    .size = How many people a division has
    .rounds = How many games everyone plays in each seat
    .at_once = How many games a person plays at a time, at most
    .moves = How many people move up and down after a season
    .days = How many days a season lasts
    .pace = How fast you want to play
command-league-join = Join a league for its next season; during a season, take over from anyone who leaves
    .game = The game of the league
command-league-leave = Leave a league; someone from the waiting list, or a bot, takes your place
    .game = The game of the league
command-league-remove = Replace a member who doesn't play, as the organiser
    .player = Who doesn't play
    .game = The game of the league
command-league-begin = Begin a season, as the organiser
    .game = The game of the league
command-league-standings = How a division stands
    .game = The game of the league
    .division = The number of the division
    .season = The number of a past season
command-league-report = The games of a division
    .game = The game of the league
    .division = The number of the division
command-league-close = As the organiser: end the season now or, between seasons, delete the league
    .game = The game of the league
    .for_good = Between seasons, delete the league with all its standings

## Answers

league-open = The league of **{ $title }** is open. In a division of { $size }, everyone plays { $games } games, each seat equally often. { $spread } People join with `/league join`; you begin the season with `/league begin`.
league-spread = { $spread ->
    [0] Everyone meets everyone else equally often.
    [one] Some pairs of people meet more often than others: the difference is one game at most.
   *[other] Some pairs of people meet more often than others: the difference is { $spread } games at most. I found no better schedule.
 }
league-joined = You've joined. { $count ->
    [one] You're the first member.
   *[other] The league has { $count } members now.
 }
league-joined-on = You've joined. A season is being played: you take the place of the next person who leaves the league, or play in the next season.
league-terms = -# { $title } · { $seats } players at a table, { $size } people in a division · { $days } days a season, pace: { $pace } · at most { $most ->
    [one] one game
   *[other] { $most } games
 } at a time · { $moves ->
    [0] nobody rises or falls
    [one] one person rises and one falls
   *[other] { $moves } people rise and { $moves } fall
 }
league-left = You've left the league. During a season, someone from the waiting list, or a bot, takes your place and your seats.
league-removed = During a season, someone from the waiting list, or a bot, takes the removed member's place and seats.
league-begins = Season { $season } begins, with { $count ->
    [one] one division
   *[other] { $count } divisions
 }. { $spread }
league-closed = The season has ended. Each unfinished game counts as a tie between all its players. Begin the next season with `/league begin`.
league-deleted = The league and all its standings are deleted.
league-under = season { $season }, division { $division }
league-standings = **{ $title }** · { $under }
league-dates = -# Began <t:{ $began }:D>, planned until <t:{ $ends }:D>.
league-line = { $rank }. { $player } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
 } in { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
league-unplayed = No game of this division has ended. { LIST($people) } play in it.
league-brackets = -# Points are in brackets.
league-rank = { $rank }. { $player }
league-figure = { $n }
league-table = Standings
league-column-games = games
league-column-wins = wins
league-column-points = points
league-note-rises = { $closed ->
    [1] rises
   *[0] rises if the season ends like this
 }
league-note-falls = { $closed ->
    [1] falls
   *[0] falls if the season ends like this
 }
league-vacant = (a former player)
league-games = **{ $title }** · season { $season }, division { $division } · games
league-playing = - { LIST($people) } play in { $channel }
league-result = - { $rows }
league-rest = -# { $count ->
    [one] One game is
   *[other] { $count } games are
 } still to come.

## In the league's channel

league-is-open = **A league of { $title } is open.** Join it with `/league join`; its organiser begins the season.
league-begin = **{ $title }: season { $season } of the league begins.** It's planned to end <t:{ $ends }:D>.
league-members = **Division { $division }** · { LIST($people) }
league-begin-how = -# I open the games here, one after another, each in its own thread. Places 1 to 4 give 10, 6, 3 and 1 points. `/league standings` shows the standings, `/league report` the games.
league-opened = **{ $title }** · new games of season { $season }
league-opened-game = - Division { $division }: { LIST($people) } play in { $channel }
league-end = **{ $title }: season { $season } of the league has ended.**
league-end-division = **Division { $division }** · { $rows }
league-end-row = { $rank }. { $player } ({ $points })
league-rise = - { LIST($people) } { $count ->
    [one] rises
   *[other] rise
 } to the division above.
league-fall = - { LIST($people) } { $count ->
    [one] falls
   *[other] fall
 } to the division below.
league-end-how = -# Points are in brackets. All members stay for the next season, unless they leave with `/league leave`.
league-closure = **The league of { $title } has ended for good.**
league-loss = You've lost your place in the league of **{ $title }** ({ $link }): tables waited too long for you, you left the server, or the organiser removed you. Someone else has your place and your seats. `/league join` takes you back for the next season.
league-trouble = { $pings ->
    [0] { "" }
   *[other] { LIST($people) } ·{ " " }
 }{ $lost ->
    [0] I can't open a game of the league of **{ $title }**. { $why } I'll keep trying.
    [one] The thread of a game of the league of **{ $title }** is gone, so the game counts as a tie between all its players. `/league report` shows it.
   *[other] The threads of { $lost } games of the league of **{ $title }** are gone, so each of these games counts as a tie between all its players. `/league report` shows the games.
 }

## Refusals

error-league-size = A division has { $least } to { $most } people, and everyone plays 1 to 3 games in each seat.
error-league-uneven = I can't find a schedule in which { $places } people meet each other about equally often. Choose another number of people, seats or games.
error-league-joined = You're in this league already.
error-league-full = { $most } people are in this league. Come back when the next season starts.
error-league-no-member = You aren't in this league.
error-league-not-theirs = That person isn't in this league.
error-league-on = A season is being played. Close it first with `/league close`.
error-league-off = No season is being played. `/league close for_good:` deletes the whole league.
error-league-few = A season needs at least { $least } people. More can join with `/league join`.
error-league-channel = This league's channel is gone, or I can't see it. Close the season with `/league close`, then use `/league open` in another channel.
error-league-place = The games of a league open in threads of a text channel that I can see: use `/league open` in such a channel.
error-league-no-thread = Discord refuses to open a new thread in the league's channel.
error-no-league = That is not a league on this server.
error-league-seats = This game is played by { LIST($counts, style: "or") } people.
error-league-pace = A league needs clocks: choose another pace.
error-organiser-only = Only the organiser of this league or a steward can do that.
error-league-none = There is no such league here. Someone who manages the server opens one with `/league open`.
error-league-several = There are several leagues here. Name the game with the option `game:`.
error-league-division = { $count ->
    [0] There is no such season yet.
    [one] That season has one division.
   *[other] That season has { $count } divisions.
 }
