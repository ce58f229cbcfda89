### Time: clocks, reminders, pauses, quiet hours. Moments come as seconds for Discord, which shows them in local time.

time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }

## The lobby

pace-name = Pace
pace-named = **Pace** · how much time each player has, from minutes to days
pace-name-none = no clocks
pace-name-relaxed = relaxed
pace-name-daily = daily
pace-name-brisk = brisk
pace-name-own = own times
pace-none = -# Pace: no clocks; everyone takes the time they need.
pace-line = -# Pace: { $name } · { $bank } at the start, { $turn } more each turn, at most { $most }; { $answer } for an answer outside your turn. When time is up: { $late }.
pace-help = { $bank }, { $turn } more each turn, { $answer } for an answer
late-name = When time is up
late-named = **When time is up** · what happens to the turn
late-wait = the table waits
late-pass = after { $grace } more, the cheapest legal option is chosen
late-stand-in = after { $grace } more, a bot plays instead
late-open = after { $grace } more, anyone can take the seat
late-label-wait = the table waits
late-label-pass = the cheapest legal option is chosen
late-label-stand-in = a bot plays the turn
late-label-open = anyone can take the seat

## Turns and questions

deadline-turn = -# Time until <t:{ $at }:f> (<t:{ $at }:R>)
deadline-each = -# { $player }: time until <t:{ $at }:f> (<t:{ $at }:R>)
deadline-paused = -# The table is paused, and the clocks are stopped.
note-clock = -# Your time: until <t:{ $at }:f> (<t:{ $at }:R>)
note-clock-late = -# Your time is up; you can still answer until <t:{ $at }:f> (<t:{ $at }:R>).
note-paused = -# The table is paused, and the clocks are stopped.

remind-call = { $turn ->
    [0] **Your answer is still missing**
   *[other] **It is your turn**
 }, { $mention }, as **{ LIST($seats) }** · { $title }{ $timed ->
    [0] .
   *[other] : you have until <t:{ $at }:f> (<t:{ $at }:R>).
 }
remind-half = **Half your time is up**, { $mention }, as **{ LIST($seats) }** · { $title }: you have until <t:{ $at }:f> (<t:{ $at }:R>).
remind-nudge = **Your time is nearly up**, { $mention }, as **{ LIST($seats) }** · { $title }: you have until <t:{ $at }:f> (<t:{ $at }:R>). `/clock extend` gives you one more day.
remind-channel = -# Played in { $channel }
late-told-wait = **Late**, { $mention }, as **{ LIST($seats) }** · { $title }: your time is up; the table waits.
late-told-pass = **Late**, { $mention }, as **{ LIST($seats) }** · { $title }: if you do not answer by <t:{ $at }:f> (<t:{ $at }:R>), the cheapest legal option is chosen for you.
late-told-stand-in = **Late**, { $mention }, as **{ LIST($seats) }** · { $title }: if you do not answer by <t:{ $at }:f> (<t:{ $at }:R>), a bot plays for you until you are back.
late-told-open = **Late**, { $mention }, as **{ LIST($seats) }** · { $title }: if you do not answer by <t:{ $at }:f> (<t:{ $at }:R>), anyone can take your seat.
late-sealed-wait = **The time to choose is up** · { $title }: the table waits for the players who have not chosen.
late-sealed-pass = **The time to choose is up** · { $title }: from <t:{ $at }:f> on (<t:{ $at }:R>), the cheapest legal option is chosen for players who have not chosen.
late-sealed-stand-in = **The time to choose is up** · { $title }: from <t:{ $at }:f> on (<t:{ $at }:R>), a bot chooses for players who have not chosen.
late-sealed-open = **The time to choose is up** · { $title }: from <t:{ $at }:f> on (<t:{ $at }:R>), anyone can take the seat of a player who has not chosen.
clock-passed = **{ $player }** ({ LIST($seats) }) is out of time: I have chosen the cheapest legal option.
clock-passed-sealed = Time is up: I have chosen the cheapest legal option for players who had not chosen.
clock-stand-in = **{ $player }** ({ LIST($seats) }) is out of time: a bot plays for them until they are back.
clock-stand-in-sealed = Time is up: a bot chooses for players who have not chosen.
clock-extended = **{ $player }** takes one more day for { LIST($seats) }: until <t:{ $at }:f>. { $left ->
    [0] That was the last extra day in this game.
    [one] There is 1 extra day left in this game.
   *[other] There are { $left } extra days left in this game.
 }
clock-away = **{ $player }** is on holiday from <t:{ $from }:D> until <t:{ $until }:D>. Their clock stops for that time.
clock-resumed = The pause is over; the clocks run again.
clock-waited = **{ $player }** ({ LIST($seats) }) has used up their time and the grace period. The table waits. More than half of the others can let someone else take over with `/seat replace`.
offer-all-told = **A free seat** · { $title }: { $why ->
    [away] { $player } has been away for two weeks
   *[late] { $player } is out of time
 }. Anyone can take { LIST($seats) } and play from here on. Until someone does, { $player } can still answer.

## Pauses

pause-asked = **A pause?** { LIST($people) } · { $title }: { $player } asks to stop the clocks{ $until ->
    [0] {""} until the table votes to resume.
   *[other] {""} until <t:{ $at }:f>.
 } This needs more than half of the players: { $missing ->
    [one] one more is
   *[other] { $missing } more are
 } needed.
pause-told = **The table is paused** · { $title }: the clocks are stopped{ $until ->
    [0] {""} until the table votes to resume (`/clock resume`).
   *[other] {""} until <t:{ $at }:f>.
 } You can still play if you want to.
resume-asked = **Resume?** { LIST($people) } · { $title }: { $player } wants the clocks to run again. This needs more than half of the players: { $missing ->
    [one] one more is
   *[other] { $missing } more are
 } needed.
resume-told = **The table resumes** · { $title }: the clocks run again.
button-pause = Pause
button-resume = Resume
vote-noted = You agree.
extended = You have one more day.

## Refusals

error-no-clock = This table has no clocks.
error-pace = Every duration in a pace must be at least one minute and at most { $days } days.
error-duration = I can't read that time; write it like 36h, 1d 12h or 90m.
error-extend-nothing = You have nothing to decide now, so you can't take an extra day.
error-extend-none = You have used your { $count } extra days in this game.
error-extend-sealed = Everyone is choosing in secret now: an extra day would show who has not chosen.
error-paused = The table is already paused.
error-not-paused = The table is not paused.
error-moment = I can't read that date; write it like 2026-08-01 or 2026-08-01 18:00.
error-moment-past = That date is in the past.
error-zone = There is no time zone { $zone }. Start typing and choose from the list, such as Europe/Paris.
error-quiet = Quiet hours can last at most { $hours } hours a day.
error-quiet-form = Write quiet hours like 22:00-7:30.
error-holiday-notice = A holiday has to start at least { $hours } hours from now, and end after it starts.
error-holiday-long = That would be more than { $days } days of holiday in a calendar year or within half a year.

## Commands

command-clock = How much time this table has
command-clock-pace = Set how fast this table plays (host, before the game)
    .pace = One of these, or your own times
    .bank = Own times: at the start, such as 24h
    .turn = Own times: added each turn, such as 12h
    .most = Own times: the maximum, such as 3d
    .answer = Own times: for an answer outside your turn, such as 24h
    .grace = Own times: extra time after time is up, such as 6h
    .late = What happens when nobody answers in time
command-clock-extend = Take one more day for your current choice; possible twice a game
command-clock-pause = Ask the table to stop the clocks
    .until = A day, or a day and a time; leave it out to pause until the table votes to resume
command-clock-resume = Ask the table to resume after a pause

## Pings, settings, holidays

call-direct = **Your turn**, as **{ LIST($seats) }** · { $title }, at the table in { $channel }
pings-channel = in the channel
pings-dm = by direct message
pings-both = both
pings-none = not at all
pings-unset = as each server sets it
settings-title = **Your settings**, for all tables:
settings-pings = - Pings: { $where }. `/settings table` changes this for one table.
settings-stats-mine = - Statistics: only you see yours.
settings-stats-shown = - Statistics: anyone can see yours with `/stats`.
settings-stats-never = - Statistics: off. No game result names you.
settings-ratings = - Ratings: you can play rated games.
settings-no-ratings = - Ratings: off. You play no rated games, and nobody sees a rating of yours.
settings-language = - Language: { $language }.
typed-none = none off
settings-quiet = - Quiet hours: { $begin } to { $end }, { $zone }; your clocks stop then.
settings-later = - You have changed your quiet hours: the new ones apply from <t:{ $at }:f> on.
settings-no-quiet = - No quiet hours; time zone { $zone }. `/settings hours` changes both.
settings-holiday = - Holiday: <t:{ $begin }:f> to <t:{ $end }:f>; your clocks stop then.
button-settings = Change them
settings-form = Your settings
settings-form-pings = Where should I ping you?
settings-form-zone = Your time zone
    .hint = Such as Europe/Paris
settings-form-quiet = Quiet hours
    .hint = Such as 22:00-7:30; your clocks stop then. Leave it empty for none
settings-form-from = A holiday from
    .hint = The first day, at least a day in advance, such as 2026-08-01
settings-form-until = A holiday until
    .hint = Such as 2026-08-15; your clocks stop, and I tell every table
table-language-set = From the next post on, this table's public posts will be in this language: { $language }.
error-one-setting = Choose either where I ping you or the language of the posts.
table-pings-set = Your pings for this table: { $where }.
error-holiday-form = Give the first and the last day, such as 2026-08-01, or say that you are back.
command-settings = Your own settings, and what I store about you
command-settings-mine = Your settings for all tables: pings, language, statistics and ratings
    .pings = Where I tell you that it is your turn
    .stats = Who sees your statistics; “no one” also removes you from all results for good
    .ratings = Whether you play rated games
    .language = The language I speak with you
stats-choice-mine = only me
stats-choice-shown = everyone
stats-choice-never = no one; remove me from all results for good
command-settings-hours = Your time zone, and quiet hours, for all tables
    .zone = Your time zone; start typing
    .quiet = When your clocks stop, such as 22:00-7:30; or none
command-settings-table = For this table only: where I ping you and, if you are its host, the language of its posts
    .pings = Where I tell you that it is your turn
    .language = The language of the public posts at this table; only its host can set it
command-settings-holiday = Go on holiday: your clocks stop, and I tell every table
    .begin = The first day, at least a day in advance, such as 2026-08-01
    .until = The last day, such as 2026-08-15
    .back = You are back; holidays to come are cancelled

## Tables

list-mine = **Your tables**
list-here = **On this server**
list-seats = **Seats to take**
list-mine-none = - none
list-here-none = - none that you can see
list-seats-none = - none; `/table new` opens a table
list-more = -# … and { $count } more
list-line = - { $title } in { $channel }: { $state }
list-lobby = { $count } of { $size } have joined
list-stands = inactive
list-yours = **waiting for you**{ $timed ->
    [0] {""}
   *[other] {""} until <t:{ $at }:f>
 }
list-choice-mine = my tables
list-choice-here = on this server
list-choice-seats = seats to take
button-join-this = Join: { $title }
followed = You follow this game. Once a day I'll send you what happened. To stop, use `/table follow` again.
unfollowed = You no longer follow that game.
digest = **A digest** · { $title }, played in { $channel }:
digest-over = **The last digest** · { $title }, played in { $channel }; the game is over:
button-unfollow = Stop following
error-follow-many = You already follow { $most } games; stop following one first.
error-follow-own = You play at this table, so I already tell you what happens.
command-table-list = Your tables, those on this server, and seats to take
    .which = Which tables to list
command-table-follow = Follow this game without a seat: a digest once a day; use the command again to stop

## Going back

rewind-asked = **Go back?** { LIST($people) } · { $title }: { $player } asks to go back to the start of turn { $turn }. The game goes back when everyone named here agrees. What nobody had seen at that point is dealt again.
rewind-gone = **This would be taken back:**
rewind-shown = **As turn { $turn } began** · differences from now are marked. This would be taken back, turn by turn:
rewind-turn = **Turn { $turn }**
button-rewind-look = Show what is taken back
rewind-refused = { $player } wants to play on: nothing is taken back.
rewind-done-agreed = **{ $title } goes back** to the start of turn { $turn }, as { $player } asked and the table agreed. All choices since then are taken back, and what nobody had seen at that point is dealt again. The record keeps everything.
rewind-done-steward = **{ $title } goes back** to the start of turn { $turn }: { $player } decided this as a steward of the table's home server who does not play. All choices since then are taken back, and what nobody had seen at that point is dealt again. The record keeps everything.
rewind-asked-you = I have asked the table. The game goes back when the players affected agree, unless someone plays on before that.
rewind-done-you = The game has gone back.
rewind-refused-you = Nothing is taken back.
button-rewind-yes = Go back
button-rewind-no = Play on
error-rewind-nothing = There is no turn to go back to; to take back only your last choice, use `/undo`.
error-rewind-turn = You have no turn of your own here; give the number of the turn.
error-rewind-gone = Nobody is asking to go back now; the game has moved on.
error-rewind-other = Your agreement is not needed, or you have already given it.
command-table-rewind = Ask to take back your last turn; as the host, to go back to any turn
    .turn = The number of the turn (only for the host or a steward); leave it out for your last turn

## People's rights

privacy-exported = Everything I store about you. `/hand` shows what you hold in current games, and `/review export` shows what was chosen in a game.
privacy-ask = **Forget me?** I delete your settings, notes, plans, visits and the list of games you follow. In every finished game your seat becomes that of a former player. The games themselves stay, without you. If you have handed over a seat in a game that is not over, I keep a mark without your name until that game ends: you can't take another seat there unless the others agree. I can't delete what is in Discord's channels. This cannot be undone.
privacy-forgotten = I have forgotten you.
former-player = a former player
button-forget = Forget me
error-forget-playing = You still play at { $count ->
    [one] 1 table
   *[other] { $count } tables
 }: hand over your seat with `/seat hand-over` or leave the lobby, then ask again.
command-settings-privacy = What I store about you: get it as a file, or delete it
    .choice = What to do
privacy-choice-export = all of it as a file
privacy-choice-forget = forget me; finished games will show only “a former player”

## Standing orders

orders-title = **Standing orders**: choices you make in advance, so that the game does not have to ask you. Nobody else sees them. They do not affect the questions you have now.
order-free = - { $seat }: { $name }
    .you = - { $name }
order-given = - { $seat }: **{ $name }** · { $ends }
    .you = - **{ $name }** · { $ends }
order-ends-once = for one answer
order-ends-turn = until this turn ends
order-ends-round = until every seat has had its turn
order-ends-opening = until the set-up is over
button-order = Give this order
button-order-off = Take it back
obeyed = Your standing order for { $seat } · { $title }, at the table in { $channel }: “{ $name }” has chosen **{ $labels }**.
    .you = Your standing order · { $title }, at the table in { $channel }: “{ $name }” has chosen **{ $labels }**.
unable = Your standing order for { $seat } · { $title }, at the table in { $channel }: “{ $name }” is not legal here, so the question is yours to answer.
    .you = Your standing order · { $title }, at the table in { $channel }: “{ $name }” is not legal here, so the question is yours to answer.
error-no-order = { $title } has no such standing order.
command-order = Your standing orders in this game: choices you make in advance

## Coming back

since-visit-panel = **Since you were here**, in earlier turns:
button-since = What has changed

## Several tables at once

call-asked = { $prompt }{ $count ->
    [0] {""}
    [one] {" "}(one choice)
   *[other] {" "}({ $count } choices)
 }
call-asked-of = { LIST($seats) }: { $asked }
calls = **Waiting for you:**
calls-more = **Also waiting for you:**
calls-line = { $number }. **{ LIST($seats) }** · { $title }, at the table in { $channel }{ $timed ->
    [0] {""}
   *[other] {""}, until <t:{ $at }:f> (<t:{ $at }:R>)
 }
    { $asked }
button-table = { $number } · { $title }
remind-last = The table is waiting only for you.

## Substitutes

offer-substitute-told = **A seat to take** · { $title }: { $player } is looking for someone to play { LIST($seats) } from here. Until someone takes the seat, { $player } plays on.
substitute-asked = The table sees that your seat is available. You play on until someone takes it. To take the offer back, use `/seat hand-over` without a name.
error-substitute-asked = You have already offered your seat.

## Trying things

analysis-title = ### { $past ->
    [0] A board of your own
   *[other] A board to try things on
 } · { $title }{ $over ->
    [0] {""} · { $seat } chooses
   *[other] {""} · over
 }
    -# Nothing here affects the game. { $past ->
    [0] You see what your seat knows; the rest is dealt at random.
   *[other] The game is over, so all hands are open.
 }
    .you =
        ### { $past ->
            [0] A board of your own
           *[other] A board to try things on
        } · { $title }{ $over ->
            [0] {""} · you choose
           *[other] {""} · over
        }
        -# Nothing here affects the game. { $past ->
            [0] You see what your seat knows; the rest is dealt at random.
           *[other] The game is over, so all hands are open.
        }
board-name = { $title } · opened by { $player }
board-thread = The board is in { $channel }: anyone there can step through the game and try other moves.
board-direct = I can't open a thread here, so I have sent you the board by direct message.
board-here = -# I can't open a thread here or write to you, so only you see this board.
error-analysis-gone = That board is closed; `/review analyse` or `/review import` opens another.
error-analyse-turn = While a game is under way you can try things only from its current position, not from an earlier turn.
turning-title = ### Turning points · { $title }
    -# Your chance to win fell most after these choices. I judge only by what your seat knew, in imagined games that bots continue by rule of thumb.
turning-point = **{ $place }. { $turn ->
    [0] {""}
   *[other] Turn { $turn } ·{" "}
 }{ $seat }**: you chose **{ LIST($choice) }**. In { $games } imagined games after this choice, your chance to win was { $less }% on average; after **{ LIST($better) }**, it was { $more }%.
    .you = **{ $place }{ $turn ->
        [0] {""}
       *[other] . Turn { $turn }
    }**: you chose **{ LIST($choice) }**. In { $games } imagined games after this choice, your chance to win was { $less }% on average; after **{ LIST($better) }**, it was { $more }%.
turning-none = **Nothing stood out** · { $title }: as far as I can tell, none of your choices cost you 8% or more of your chance to win.
turning-late = -# The time ran out, so there might be more turning points than I found.
turning-search = I'm going through your choices in { $title }. This takes up to ten minutes, because bots with a turn to play come first. The result appears here; if it doesn't, press **{ button-turning }** again.
turning-failed = I couldn't finish this time. Press **{ button-turning }** again.
button-try-again = Try again
error-turning-playing = Turning points are for finished games, and this one is not over.
command-review = Look back at a game, or try things on a board of your own
command-review-analyse = Try moves on a private copy of the board; the game is not affected
    .turn = In a game that is over: the turn to start from
button-turn-before = Back to turn { $turn }
button-turn-after = On to turn { $turn }
imported = { $proved ->
    [1] The record plays back exactly, and its dice are right. Fair dice: check that the lobby showed `{ $commitment }`.
   *[other] The record plays back exactly. The table used a fixed seed, so the record proves nothing about the dice.
}
error-no-record = That is not the record of a game played here; `/review export` gives you one.
error-record-changed = That record was changed, or its dice do not match it: `python -m fronde verify` shows where.
error-record-otherwise = Under the current rules that game plays differently from its record, from choice { $number } on: `python -m fronde recheck` shows how.
command-review-import = Open the record of a finished game, in a thread or for you alone, and step through it
    .file = The file that /review export gave
    .turn = The turn to start from
