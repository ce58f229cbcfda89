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
pace-named = **Pace** · how much time each has; days where you play by post
pace-name-none = no clocks
pace-name-relaxed = relaxed
pace-name-daily = daily
pace-name-brisk = brisk
pace-name-own = own times
pace-none = -# Pace: no clocks; everybody takes the time they need.
pace-line = -# Pace: { $name } · { $bank } to begin with, { $turn } more with every turn up to { $most }; { $answer } for an answer out of turn. Too late: { $late }.
pace-help = { $bank }, { $turn } more a turn, { $answer } an answer
late-name = Too late
late-named = **Too late** · what becomes of a turn whose time has run out
late-wait = the table waits
late-pass = after { $grace } more, the cheapest the rules allow is chosen
late-stand-in = after { $grace } more, a bot plays instead
late-open = after { $grace } more, the seat is free for anybody
late-label-wait = the table waits
late-label-pass = the cheapest answer is given
late-label-stand-in = a bot plays the turn
late-label-open = the seat is free for a substitute

## Turns and questions

deadline-turn = -# Time until <t:{ $at }:f> (<t:{ $at }:R>)
deadline-each = -# { $player }: time until <t:{ $at }:f> (<t:{ $at }:R>)
deadline-paused = -# The clocks stand: the table pauses.
note-clock = -# Your time: until <t:{ $at }:f> (<t:{ $at }:R>)
note-clock-late = -# Your time is gone; until <t:{ $at }:f> you may still answer (<t:{ $at }:R>).
note-paused = -# The clocks stand: the table pauses.

remind-call = { $turn ->
    [0] **Your answer is still missing**
   *[other] **It is your turn**
 }, { $mention }, as **{ LIST($seats) }** · { $title }{ $timed ->
    [0] .
   *[other] : time until <t:{ $at }:f> (<t:{ $at }:R>).
 }
remind-half = **Half your time is gone**, { $mention }, as **{ LIST($seats) }** · { $title }: time until <t:{ $at }:f> (<t:{ $at }:R>).
remind-nudge = **Your time is nearly up**, { $mention }, as **{ LIST($seats) }** · { $title }: time until <t:{ $at }:f> (<t:{ $at }:R>). `/clock extend` gives a day more.
remind-channel = -# Played in { $channel }
late-told-wait = **Late**, { $mention }, as **{ LIST($seats) }** · { $title }: the time is gone; the table waits.
late-told-pass = **Late**, { $mention }, as **{ LIST($seats) }** · { $title }: unless you answer until <t:{ $at }:f> (<t:{ $at }:R>), the cheapest the rules allow is chosen for you.
late-told-stand-in = **Late**, { $mention }, as **{ LIST($seats) }** · { $title }: unless you answer until <t:{ $at }:f> (<t:{ $at }:R>), a bot plays for you until you are back.
late-told-open = **Late**, { $mention }, as **{ LIST($seats) }** · { $title }: unless you answer until <t:{ $at }:f> (<t:{ $at }:R>), your seat is free for anybody to take.
late-sealed-wait = **The time for choosing is gone** · { $title }: the table waits for whoever has not chosen.
late-sealed-pass = **The time for choosing is gone** · { $title }: from <t:{ $at }:f> on (<t:{ $at }:R>) the cheapest the rules allow is chosen for whoever has not.
late-sealed-stand-in = **The time for choosing is gone** · { $title }: from <t:{ $at }:f> on (<t:{ $at }:R>) a bot chooses for whoever has not.
late-sealed-open = **The time for choosing is gone** · { $title }: from <t:{ $at }:f> on (<t:{ $at }:R>) the seat of whoever has not chosen is free.
clock-passed = The time of **{ $player }** ({ LIST($seats) }) has run out: the cheapest the rules allow is chosen.
clock-passed-sealed = The time has run out: for whoever has not chosen, the cheapest the rules allow is chosen.
clock-stand-in = The time of **{ $player }** ({ LIST($seats) }) has run out: a bot plays for them until they are back.
clock-stand-in-sealed = The time has run out: for whoever has not chosen, a bot does.
clock-extended = **{ $player }** takes a day more for { LIST($seats) }: until <t:{ $at }:f>. { $left ->
    [0] That was the last one of this game.
    [one] There is one more in this game.
   *[other] There are { $left } more in this game.
 }
clock-away = **{ $player }** is on holiday from <t:{ $from }:D> until <t:{ $until }:D>; meanwhile that clock stands.
clock-resumed = The pause is over: the clocks run again.
clock-waited = **{ $player }** ({ LIST($seats) }) has let the time and the grace run out. The table waits; more than half of the others may let somebody else play on: `/seat replace`.
offer-all-told = **A free seat** · { $title }: { $why ->
    [away] { $player } has been away for two weeks
   *[late] the time of { $player } has run out
 }, and { LIST($seats) } may be taken by whoever wants to play on from here. Until then { $player } may still answer.

## Pauses

pause-asked = **A pause?** { LIST($people) } · { $title }: { $player } asks that the clocks stand{ $until ->
    [0] {""}, until the table votes to go on.
   *[other] {""} until <t:{ $at }:f>.
 } They do once more than half of the table agrees: { $missing ->
    [one] one more is
   *[other] { $missing } more are
 } needed.
pause-told = **The table pauses** · { $title }: the clocks stand{ $until ->
    [0] {""} until the table votes to go on (`/clock resume`).
   *[other] {""} until <t:{ $at }:f>.
 } Whoever wants to may play nevertheless.
resume-asked = **Go on?** { LIST($people) } · { $title }: { $player } would like the clocks to run again. They do once more than half of the table agrees: { $missing ->
    [one] one more is
   *[other] { $missing } more are
 } needed.
resume-told = **The table goes on** · { $title }: the clocks run again.
button-pause = Pause
button-resume = Go on
vote-noted = You agree.
extended = You have a day more.

## Refusals

error-no-clock = This table has no clocks.
error-pace = Every time of a pace has to be a minute at least and { $days } days at most.
error-duration = That is no time; write it like 36h, 1d 12h or 90m.
error-extend-nothing = Nothing is asked of you now that could take a day more.
error-extend-none = You have had your { $count } days more of this game.
error-extend-sealed = All choose unseen now: a day more for one would tell who has not chosen.
error-paused = The table pauses already.
error-not-paused = The table does not pause.
error-moment = That is no moment; write it like 2026-08-01 or 2026-08-01 18:00.
error-moment-past = That moment is past.
error-zone = There is no time zone { $zone }; begin to type and choose from the list, such as Europe/Paris.
error-quiet = Quiet hours last { $hours } hours a day at most.
error-quiet-form = Write quiet hours like 22:00-7:30.
error-holiday-notice = A holiday is told { $hours } hours beforehand, and ends after it begins.
error-holiday-long = That would be more than { $days } days of holidays in a calendar year, or within half a year.

## Commands

command-clock = How much time the table here has
command-clock-pace = Set how fast this table plays (host, before the game)
    .pace = One of these, or your own times
    .bank = Own times: to begin with, such as 24h
    .turn = Own times: what every turn adds, such as 12h
    .most = Own times: the most there may be, such as 3d
    .answer = Own times: for an answer out of turn, such as 24h
    .grace = Own times: after the time is gone, such as 6h
    .late = What becomes of a question nobody answers in time
command-clock-extend = Take a day more for what you are asked now; twice a game
command-clock-pause = Ask the table to let the clocks stand
    .until = A day, or a day and a time; leave it out to pause until the table votes to go on
command-clock-resume = Ask the table to go on after a pause

## Pings, settings, holidays

call-direct = **Your turn**, as **{ LIST($seats) }** · { $title }, at the table in { $channel }
pings-channel = in the channel
pings-dm = by direct message
pings-both = both
pings-none = not at all
pings-unset = as each server has it
settings-title = **Your settings**, for all tables:
settings-pings = - Pings: { $where }. `/settings table` changes it for one table.
settings-stats-mine = - Statistics: only you see yours.
settings-stats-shown = - Statistics: anyone can see yours with `/stats`.
settings-stats-never = - Statistics: off. No game result names you.
settings-quiet = - Quiet hours: { $begin } to { $end }, { $zone }; your clocks stand then.
settings-later = - You have changed your quiet hours: the new ones count from <t:{ $at }:f> on.
settings-no-quiet = - No quiet hours; time zone { $zone }. `/settings hours` changes both.
settings-holiday = - Holiday: <t:{ $begin }:f> to <t:{ $end }:f>; your clocks stand then.
button-settings = Change them
settings-form = Your settings
settings-form-pings = Where are you pinged?
settings-form-zone = Your time zone
    .hint = Such as Europe/Paris
settings-form-quiet = Quiet hours
    .hint = Your clocks stand then, such as 22:00-7:30; leave it empty for none
settings-form-from = A holiday from
    .hint = The first day, a day beforehand at least, such as 2026-08-01
settings-form-until = A holiday until
    .hint = Such as 2026-08-15; your clocks stand, and every table is told
table-pings-set = For this table you are pinged: { $where }.
error-holiday-form = Say from when and until when, such as 2026-08-01; or that you are back.
command-settings = Your own settings, and what I keep of you
command-settings-mine = Your settings for all tables: pings, and who sees your statistics
    .pings = Where I tell you that it is your turn
    .stats = Who sees your statistics; "no one" also removes you from all results for good
stats-choice-mine = only me
stats-choice-shown = everyone
stats-choice-never = no one; remove me from all results for good
command-settings-hours = Your time zone, and quiet hours, for all tables
    .zone = Your time zone; begin to type
    .quiet = When your clocks stand, such as 22:00-7:30; or none
command-settings-table = Where you are pinged for this table alone
    .pings = Where I tell you that it is your turn
command-settings-holiday = Go on holiday: your clocks stand, and every table is told
    .begin = The first day, a day beforehand at least, such as 2026-08-01
    .until = Until when, such as 2026-08-15
    .back = You are back, and holidays to come are given up

## Tables

list-mine = **Your tables**
list-here = **On this server**
list-seats = **Seats to take**
list-mine-none = - none
list-here-none = - none that you may see
list-seats-none = - none; `/table new` opens a table
list-more = -# … and { $count } more
list-line = - { $title } in { $channel }: { $state }
list-lobby = { $count } of { $size } have sat down
list-stands = it stands still
list-yours = **it waits for you**{ $timed ->
    [0] {""}
   *[other] {""} until <t:{ $at }:f>
 }
list-choice-mine = my tables
list-choice-here = on this server
list-choice-seats = seats to take
button-join-this = Join: { $title }
followed = You follow this game: once a day I write to you what happened. `/table follow` once more ends it.
unfollowed = You follow that game no more.
digest = **A digest** · { $title }, played in { $channel }:
digest-over = **The last digest** · { $title }, played in { $channel }, is over:
button-unfollow = Follow no more
error-follow-many = You follow { $most } games already; leave one first.
error-follow-own = You sit here: what happens reaches you anyway.
command-table-list = Your tables, those on this server, and seats to take
    .which = Only some of them
command-table-follow = Follow this game without a seat: a digest once a day; once more ends it

## Going back

rewind-asked = **Go back?** { LIST($people) } · { $title }: { $player } asks to go back to where turn { $turn } began. It is done when those named agree; what nobody had seen then is dealt anew.
rewind-gone = **Taken back would be:**
rewind-shown = **As turn { $turn } began**: what differs from now is marked. Taken back would be, turn by turn:
rewind-turn = **Turn { $turn }**
button-rewind-look = What is taken back
rewind-refused = { $player } would rather go on: nothing is taken back.
rewind-done-agreed = **{ $title } goes back** to where turn { $turn } began, as { $player } asked and the table agreed. All that was chosen since is taken back, and what nobody had seen then is dealt anew; the record keeps what was.
rewind-done-steward = **{ $title } goes back** to where turn { $turn } began: { $player }, a steward of the table's home server who does not play, has decided so. All that was chosen since is taken back, and what nobody had seen then is dealt anew; the record keeps what was.
rewind-asked-you = The table is asked. It is done when those it touches agree, and off once somebody plays on.
rewind-done-you = The game has gone back.
rewind-refused-you = Nothing is taken back.
button-rewind-yes = Go back
button-rewind-no = Play on
error-rewind-nothing = There is nothing to take back; `/undo` takes back your last step.
error-rewind-turn = Say to which turn: you have none of your own here.
error-rewind-gone = Nobody asks for that any more; the game has gone on.
error-rewind-other = You are not asked, or have agreed already.
command-table-rewind = Ask to take back your last turn; the host, to go back to any turn
    .turn = The number of the turn (host, or who runs the server); leave it out for your own last

## People's rights

privacy-exported = All that I keep of you. What you hold in games under way stands in `/hand`, and what was chosen in a game in `/review export`.
privacy-ask = **Forget me?** Your settings, notes, plans, visits and what you follow are deleted, and in every finished game your seat becomes that of a former player. The games themselves stay, without you; where you have handed over a seat, a mark without your name keeps you from taking another unasked until that game ends. What stands in Discord's channels is not mine to delete. This cannot be undone.
privacy-forgotten = You are forgotten.
former-player = a former player
button-forget = Forget me
error-forget-playing = You still play at { $count ->
    [one] 1 table
   *[other] { $count } tables
 }: hand your seat over with `/seat hand-over`, or leave the lobby, then ask again.
command-settings-privacy = What I keep of you: have it as a file, or have it deleted
    .choice = What to do
privacy-choice-export = all of it as a file
privacy-choice-forget = forget me: a former player in finished games, and nothing else

## Standing orders

orders-title = **Standing orders**: what you settle beforehand, so as not to be asked. Nobody else learns of them. What is asked of you now they let be.
order-free = - { $seat }: { $name }
order-given = - { $seat }: **{ $name }** · { $ends }
order-ends-once = for one answer
order-ends-turn = until this turn ends
order-ends-round = until every seat has had its turn
button-order = Give this order
button-order-off = Take it back
obeyed = Your standing order for { $seat } · { $title }, at the table in { $channel }: “{ $name }” has answered **{ $labels }**.
unable = Your standing order for { $seat } · { $title }, at the table in { $channel }: “{ $name }” says what the rules do not allow here. The question is yours to answer.
error-no-order = { $title } has no such standing orders.
command-order = Your standing orders in this game: what you settle beforehand

## Coming back

since-visit-panel = **Since you were here**, in the turns before:
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
remind-last = You are the last the table waits for.

## Substitutes

offer-substitute-told = **A seat to take** · { $title }: { $player } asks for somebody who plays on in { LIST($seats) }. Until then { $player } plays on.
substitute-asked = The table sees that your seat is to be had. Until somebody takes it you play on; `/seat hand-over` without a name takes the offer back.
error-substitute-asked = Your seat is on offer already.

## Trying things

analysis-title = ### { $past ->
    [0] A board of your own
   *[other] A board to try things on
 } · { $title }{ $over ->
    [0] {""} · { $seat } chooses
   *[other] {""} · over
 }
    -# Nothing here touches the game. { $past ->
    [0] You see what your seat knows; the rest is dealt anew.
   *[other] It is over, so that all hands are open.
 }
board-name = { $title } · looked at by { $player }
board-thread = The board stands in { $channel }: whoever is there may walk through the game and try other moves.
board-direct = There can be no thread here, so I have sent you the board by direct message.
board-here = -# There can be no thread here and I cannot write to you, so that only you see this board.
error-analysis-gone = That board is put away; `/review analyse` or `/review import` opens another.
error-analyse-turn = Of a game under way you may try things from where it stands, and not from an earlier turn.
command-review = Look back at a game, or try things on a board of your own
command-review-analyse = A board of your own to try things on, without touching the game
    .turn = Of a game that is over: from which turn on
button-turn-before = To turn { $turn }
button-turn-after = On to turn { $turn }
imported = { $proved ->
    [1] The record plays again as it says, and its chance is right: the lobby has to have shown `{ $commitment }`.
   *[other] The record plays again as it says. Its seed was fixed beforehand, so it proves nothing of the dice.
}
error-no-record = That is no record of a game that is played here: `/review export` gives one.
error-record-changed = That record was changed, or its chance is not what it says: `python -m fronde verify` tells where.
error-record-otherwise = By the rules there are now that game plays otherwise than its record says, from choice { $number } on: `python -m fronde recheck` tells how.
command-review-import = Open the record of a game that is over, in a thread or for you, and walk through it
    .file = The file that /review export gave
    .turn = From which turn on
