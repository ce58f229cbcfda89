### The table: lobby, panel, posts, commands. What every game has in common.

## Lobby

lobby-title = ## { $title }
lobby-players = **At the table: { $count } of { $size }**
lobby-player = - { $player } · { $role }
lobby-missing = { $count ->
    [one] **1 more player** is needed. Then anyone at the table can press **Start**.
   *[other] **{ $count } more players** are needed. Then anyone at the table can press **Start**.
 }
lobby-full = { $people ->
    [1] **Ready**: press **Start** whenever you like.
   *[other] **Everyone is here**: any of you can press **Start**.
 } Then { $drawn ->
    [0] the options are fixed,
   *[other] the roles that nobody chose are drawn at random, the options are fixed,
 } each player gets their private information, and I call the first player here.
lobby-misfit = With these options { LIST($counts, style: "or") } people can play. The host can change the options or the number of people under **Options**.
lobby-sizes = -# For { LIST($counts, style: "or") } people. The host sets the number under *Options*.
size-name = **People** · how many play, and who plays what
size-choose = How many people play?
size-entry = { $count ->
    [one] 1 person
   *[other] { $count } people
 }
size-roles = { LIST($seat) }
lobby-begun = The game has begun.
chance-promised = -# Anyone can check the dice after the game. Fair dice: ||`{ $commitment }` is the SHA-256 of my secret; the clicks on Join are mixed in: { $salts }||
chance-shown = -# Anyone can check the dice: `/review export` gives the record, and `python -m fronde verify` checks every draw. Fair dice: ||secret `{ $key }`, clicks on Join: { $salts }||
chance-fixed = -# This table uses a fixed seed, for testing: its dice prove nothing.
lobby-runs = { $player } plays { LIST($seats) }.
lobby-nobody = { $seat } has no player of its own; each turn I say who plays that seat.
lobby-role = Join with a role
role-any = any role
option-line = -# { $name }: { $value }
values-list = { LIST($values) }
own-file = one of your own ({ $file })
option-no-file = as it comes with the game
own-file-how = -# { $name }: `/table board` with a file sets your own; without a file you play on the game's board.
board-set = You will play on { $file }.
board-unset = You will play on the board that comes with the game.
board-faults = You can't play on { $file }:
board-more-faults = { $count ->
    [one] … and 1 more problem.
   *[other] … and { $count } more problems.
 }
options-title = **Options**
options-changed = **Also changed**
options-entry = **{ $name }**: { $value }
yes = yes
no = no

button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-lists = Choose from all lists at once
button-rest = Choose the rest for me
rest-chosen = Chosen for you, in this order: { $choices }. **Undo** takes back the last choice; **Undo all** takes back everything that can be undone.
rest-lasts = When the set-up asks { $seat } again, I'll choose for you. **Undo** stops this, and so does `/order`.
    .you = When the set-up asks you again, I'll choose for you. **Undo** stops this, and so does `/order`.
lists-then = And then
button-terms = Change several at once
options-checks = In play

table-opened = The table for { $title } is open. Press Join to play.
table-opened-full = The table for { $title } is open again, and every seat is taken: { $alone ->
    [1] press Start whenever you like.
   *[other] any of you can press Start.
 }
table-opened-alone = The table for { $title } is open, for you alone: press Start whenever you like.
table-alone = -# You can also play this game alone: `/table new game:{ $game } seats:1`, in any channel.
joined = You have a seat ({ $role }).
left = You have left the table.
started = The game begins.
table-closed = The table is closed.
lobby-closed = This table for **{ $title }** is closed.
table-ended = **{ $title }** has ended without a winner.
offer-made = You have offered your seat to { $player }. It stays yours until they take it. To take the offer back, use `/seat hand-over` without a name.
offer-withdrawn = You have taken your offer back.
offer-accepted = The seat is yours: `/turn` shows what you can choose, `/hand` what you hold.
offer-declined = You have declined the seat.
offer-told = **A seat for you**, { $mention } · { $title }: { $player } offers you { LIST($seats) }. If you take the offer, you play from here on; until then { $player } plays on.
offer-withdrawn-told = { $player } has taken the offer back and plays on.
offer-declined-told = Nobody has taken the seat; { $player } plays on.
offer-accepted-told = Someone has taken the seat { $player } offered.
hand-over-told = **Your seat**, { $mention } · { $title }: { $player } has handed { LIST($seats) } over to you. You play from here on.
move-told = **The game is here now**, { LIST($people) } · { $title }: { $player } has moved the table here, and it continues in this channel.
move-gone = **{ $title }** continues in { $channel }.
moved = The table is here now.
moved-there = You agree. The table is now in { $link }.
move-asked = **Move to another server?** { LIST($people) } · { $title }: { $player } wants to continue in { $what }. The table moves when more than half of the other players agree: { $missing ->
    [one] one more is
   *[other] { $missing } more are
 } needed.
move-asked-you = I have asked the other players. The table moves to { $link } when more than half of them agree.
move-away = **{ $title }** continues in { $link }, as { $player } proposed and the players agreed. Another vote can bring it back (`/table move`).
shown-again = The table is shown here again.
table-which = You sit at several tables. Which one?
table-with = { $count ->
    [0] nobody else yet
   *[other] with { $people }
 }
hand-given = You have handed over your seat; there is nothing left for you here.

vote-call = **A vote**, { LIST($people) } · { $title }: { $player } wants to end this game without a winner. The game ends when everyone named here agrees.
vote-lapses = -# The vote expires <t:{ $at }:R>.
vote-lapsed = The vote { $what } has expired · { $title }: not enough of you agreed in time.
vote-gone = The vote { $what } is off · { $title }: the situation has changed.
vote-on-end = on ending the game
vote-on-pause = on the pause
vote-on-back = on going back
vote-on-swap = on who takes over a seat
vote-on-move = on moving to another server
vote-on-host = on another host
vote-off = { $player } wants to play on: the game continues.
vote-counted = You agree to end the game. The game ends when everyone agrees.
vote-refused = You want to play on; the vote is off.
button-offer-yes = Take the seat
button-offer-no = No, thank you
button-end-yes = End the game
button-end-no = Play on

## The channel

turn-call = **Your turn**, { $mention }, as **{ $seat }** · { $title }
turn-opponent = **{ $mention }** plays now, as **{ $seat }** · { $title }
turn-nobodys = -# { $seat } has no player: you play that seat this turn.
sign-turn = **{ $title }**: turn of **{ $player }**, as **{ $seat }**
sign-link = -# Posted here: { $link }
sign-question = **{ $title }**: waiting for { LIST($people) }
turn-past = Turn of **{ $player }**, as **{ $seat }** · { $title }
opening = **The opening** · { $title }: the players set up one after the other, and this board is updated each time.
opening-done = **The opening** · { $title }: the set-up is complete, and the game begins.
turn-others = -# { $player } also plays { LIST($others) }; this turn is only for { $seat }.
turn-on = **The others have answered**, { $mention }, as **{ $seat }** · { $title }: continue your turn.
question-call = **A question** for { LIST($people) } · { $title }: the game waits for { $count ->
    [one] your answer.
   *[other] each of you.
 }
question-past = A question for { LIST($people) } · { $title }
question-held = **A question** for { LIST($people) } · { $title }: the turn of { $player } ({ $seat }) waits for the answer.
question-first = **A question** for { LIST($people, style: "or") } · { $title }: the first answer counts.
question-any = **A question** for { LIST($people) } · { $title }: answer as any one of these seats.
confer-here = { LIST($people) } are on the same side and may confer in private, without { LIST($others) }. I can open a private thread for you.
    -# Anyone who manages threads on this server can read it too.
confer-elsewhere = { LIST($people) } are on the same side and may confer in private, without { LIST($others) }. I can't open a private thread here; use a place of your own.
confer-opening = The private thread of your side is below this channel, or will be in a moment. I'll add you to it.
room-name = { $title } · among ourselves · { $table }
room-team = **{ $title }**: { LIST($people) } can talk here in private, without { LIST($others) }.
room-welcome = The game continues in { $channel }; I post nothing about it here.
    -# Anyone who manages threads on this server can read this thread too, and so can anyone who is added.
whisper = **For you alone** · { $title }, at the table in { $channel }:
question-direct = **A question for you** as { LIST($seats) } · { $title }, at the table in { $channel }:
player-seat = { $mention } ({ $seat })
    .you = you
player-seats = { $mention } ({ LIST($seats) })
story-more = -# … and { $count } more (`/log`)
story-repeated = { $line } (×{ $n })
score-line = { $totals }
score-entry = { $player } ({ $seat }) **{ $total }**{ $change }
    .you = You **{ $total }**{ $change }
score-entry-nobody = { $seat } **{ $total }**{ $change }
score-gain = {" "}(+{ $n })
score-loss = {" "}(−{ $n })
score-item = { $name } { $n }
score-detail = **{ $player } ({ $seat }): { $total }**{ $items }
    .you = **You: { $total }**{ $items }
score-detail-nobody = **{ $seat } (no player): { $total }**{ $items }
summary = **{ $heading }** · { $title }
over-title = **Game over · { $title }**{ $count ->
    [0] {""}
   *[other] {""} · { LIST($people) }
 }
over-winners = { $count ->
    [0] Nobody has won.
    [one] **{ LIST($people) } wins.**
   *[other] **{ LIST($people) } win together.**
 }
over-tie-break = The scores are tied. Tie-breaker: { $reason }.
over-line = { $place }. **{ $player }** ({ $seat }): **{ $total }**{ $items }
over-seats = Each seat on its own:
over-ratings = **Ratings** · { LIST($ratings) }
over-rating = { $player } { $points } ± { $spread }{ $way ->
    [up] {" "}(+{ $change })
    [down] {" "}(−{ $change })
   *[none] {""}
 }
over-rated = { $how ->
    [on] -# This game is rated. A rating is shown after 5 rated games.
    [steward] -# This game is not rated: a steward took it back to an earlier turn.
   *[nobody] -# This game changes no rating: nobody played to the end against anyone else.
 }
new-rules = The rules of { $title } were updated during this game. It continues under the new rules from here. { $lost ->
    [0] Nothing that has happened is lost.
    [one] The last choice is no longer legal and was taken back.
   *[other] The last { $lost } choices are no longer legal and were taken back.
 } If your last choice is not revealed yet, you might be asked again.
kept = The rules of { $title } have changed, and this game cannot continue under the new ones. Its record is kept: `/review export` gives it to you. This channel is free for another game.
rematch = **A rematch**, { LIST($people) } · { $title }: { $player } wants to play again, with the same options. Press Join to play.
rematch-full = **A rematch** · { $title }: everyone is here, and any of you can press **Start**.
button-rematch = Rematch
button-record = The game as a file
button-turning = My turning points
over-replay = The whole game, turn by turn: download this page and open it in a browser. It works offline and contains the record.

button-turn = Take your turn
button-answer = Answer
button-confer = Confer in private
button-panel = Your choices

## The panel

panel-title = ### { $title } · { $seat }
panel-seat = ### { $seat }
panel-hand = **Only you see this**
panel-hand-open = **Everyone can see this**
panel-idle = -# You also play { LIST($seats) }, with nothing to decide now; `/hand` shows all your hands.
panel-waiting = The game waits for { LIST($people) }.
panel-waiting-hidden = The game waits for an answer. Who has to answer is hidden for now.
panel-over = This game is over.
prompt = **{ $prompt }**
prompt-rule = { $prompt } (rule { $rule })
prompt-answered = You have chosen **{ $labels }**. You can change it until everyone has chosen. · { $prompt }
prompt-optional = *Optional* · { $prompt }
option-hint = -# { $label }: { $hint }
choice-then = { $first } · { $then }
choice-twice = { $label } ×2
choice-later = then: { $label }
choice-reach = { $count ->
    [0] No further choice
    [one] 1 choice: { $labels }
   *[other] { $count } choices: { $more ->
        [0] { $labels }
       *[other] { $labels } …
     }
 }
choice-final = {" "}· cannot be undone
choice-final-alone = Cannot be undone
choices-final = -# You cannot undo any of these.
compare-option = { $label }{ $change }
compare-line = - **{ $label }**: { $reach }
compare-points = -# In brackets: the points you gain or lose at once.
choice-why = Why not …?
    .hint = What you cannot choose now, and why
choice-back = Back to your choices
menu-why = Why not …? { $title }
why-not = **{ $label }**: { $reason }
closed-now = -# No longer available: { $more ->
    [0] { LIST($labels) }
   *[other] { $labels } and { $more } more
 }. { $reason }
suggest-why = { $label } — not now: { $reason }
stopped-refused = Not done: { LIST($left) }. { $reason }
stopped-waiting = Not done yet: { LIST($left) }. { LIST($seats) } must answer first.
stopped-revealed = Not done yet: { LIST($left) }. Something new has come up; choose again.
menu-choose = Choose
menu-several = { $least ->
    [0] { $title } (up to { $most })
    [one] { $most ->
        [0] { $title }
        [one] { $title }{ $ends ->
            [0] {""}
           *[other] {" "}(choosing one ends the step)
         }
       *[other] { $title } (choose up to { $most })
     }
   *[other] { $title } ({ $exactly ->
        [1] exactly { $most }
       *[0] { $least } to { $most }
     })
 }
button-nothing = None of these
menu-page = Where? Choose a group first
page-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
 }
button-undo = Undo
button-undo-all = Undo all
button-compare = Compare
button-rule = Rule { $rule }
button-no-coach = No more tips
tips-end = -# That was your first turn of this game. There are no tips from here on; `/learn` guides you through a first game, `/rules` shows the rules.
tips-off = No more tips. `/learn` guides you through a first game, and the rule buttons show the rules.
button-whole-turn = The whole turn
panel-points = -# So far: { $changes }
panel-tip = > *{ $tip }*
panel-sum = **This turn so far**
panel-sum-points = Points: { $changes }
score-change = { $seat }{ $change }
    .you = you{ $change }
score-you = you
button-board = Board
button-choices = { $several ->
    [0] Show choices
   *[other] Choices: { $seat }
 }
button-choices-more = Show part { $part } of { $parts }
choices-part = -# Your choices are far apart on the board, so the picture comes in parts: this is part { $part } of { $parts }.
button-reach = { $several ->
    [0] Show reach
   *[other] Reach: { $seat }
 }
button-hand = { $several ->
    [0] Show hand
   *[other] Hand: { $seat }
 }
done = Done.
button-plan = Plan ahead
button-note = My note
button-plan-drop = Clear the choice
plan-title = ### { $title } · your plan
    -# Nobody else sees this, and you can change your mind.
plan-none = You have no note yet.
plan-note = **Your note**: { $note }
plan-meant = **You plan to choose** { $label }.
plan-hindered = **No longer possible**: you planned to choose { $label }. { $reason }
plan-now = It is your turn: `/turn` shows what you can choose.
plan-unknown = I can't tell yet what you will be asked next. You can still write a note.
plan-foreseen = If nothing changes, you will be asked as { $seat }: { $prompt } What do you plan to choose? I'll show you your plan when your turn comes.
    .you = If nothing changes, you will be asked: { $prompt } What do you plan to choose? I'll show you your plan when your turn comes.
note-form = A note for yourself
note-label = Shown to you alone on your turn
note-again = The form took too long to open; press the button again.
undone = Your last choice has been taken back.
undone-choice = Your last choice has been taken back: { $choice }.

hand-title = ### { $title } · { $seats }
hand-empty = You hold nothing private now.
hand-channel = -# Played in { $channel }
note-dm-closed = -# I can't write to you: your direct messages are closed. `/hand` shows what you would get there.
note-channel-missing = -# The channel of this game is gone. You can play on here. To move the game to another channel, type `/table move` there.
note-channel-forbidden = -# I can't write in the channel of this game. Someone who runs the server can let me view it, send messages and attach files; or type `/table move` in another channel to move the game there.
note-channel-pictures = -# I can't attach files in the channel of this game, so the channel gets no pictures. Someone who runs the server can allow me to.
note-channel-failed = -# I couldn't show the last post of this game in its channel. `/turn` shows whose turn it is, and `/log` what happened.
picture-withheld = -# I can't attach files here, so the picture is missing; `/board` shows it.
picture-elsewhere =
    { $n ->
        [one] One more change elsewhere on the board.
       *[other] { $n } more changes elsewhere on the board.
    }
picture-left-out = -# This post has no picture; `/board` shows it.

## Looking

log-title = ### What happened · { $title }{ $pages ->
    [1] {""}
   *[other] {""}
        -# Page { $page } of { $pages }
 }
log-turn = **Turn { $turn }**
log-turn-of = **Turn { $turn } · { $player } ({ $seat })**
    .you = **Turn { $turn } · you**
log-turn-nobody = **Turn { $turn } · { $seat }**
log-before = **Before the rules of this game were updated**
log-about = -# Only what mentions { $about }.
log-nothing = Nothing that happened mentions { $about }.
log-player = { $player } ({ $seat })
button-log-first = Beginning
button-log-earlier = Earlier
button-log-later = Later
button-log-newest = Latest
log-empty = Nothing has happened yet.
log-seat = -# Only what { $seat } knows.
    .you = -# Only what you know.
since-visit = **Since your last visit**: changes are marked.
since-beginning = **Your first visit**: all changes since the beginning are marked.
since-begun = **Since the game began**: changes are marked.
since-turn = **Since turn { $turn } began**: changes are marked.
since-nothing = Nothing has happened since.
past-board = **As turn { $turn } began**: the board, with the previous turn's changes marked, and what happened in turn { $turn }.
explained = **What happened here**
explained-rules = **The rules behind it**
explained-more = -# { COUNT($rules) ->
    [one] One more rule: { LIST($rules) }
   *[other] More rules: { LIST($rules) }
 }. `/rules` shows any rule.
menu-explain = Explain this
menu-report = Report this text
report-text = Which text?
report-remark = What is wrong, or how should it read?
report-send = What is sent
report-send-yes = Send the sentence too, with names and cards in it
report-again = Close the form to go back; the button opens it again.
report-kept = { $count ->
    [0] Thank you. I don't know which of my texts that is, but your remark is kept.
   *[other] Thank you. I found the text, and your remark goes to the people who look after the texts.
 }
button-report = Report a text
error-no-text = That message holds no text of mine. Choose one of my messages.
error-file-refused = Discord won't accept the file here. Try another channel, or a direct message to me.
error-stopping = I'm restarting. Try again in a moment; if your choice went through, the table shows it.
error-report-unknown = I can't find that text among mine. Copy a whole sentence of it, or use the button under `/help`.
error-report-empty = Choose the text and write what is wrong with it.
error-many-reports = You have reported ten texts today. Please send the next one tomorrow.
rule-line = **{ $number } { $title }** { $rule }
rules-none = No rule mentions “{ $find }”.
board-view-mine = as my seat sees it
board-view-all = as everyone sees it
board-view-large = large, to open in full
board-view-dark = on a dark background
board-view-visit = what has changed since my last visit
board-view-reach = where { $seat } can go
error-nothing-told = I can explain only my own posts about a turn. Either this message is not one of them, or it is too old, or its turn was taken back. `/log` shows everything that happened, `/rules` any rule.
error-no-picture = There is no such picture; choose one that `/board` suggests.

## Refusals

refusal = { $reason } (rule { $rule })
text-missing = A sentence is missing here. The person who runs this bot can find it in the log.
apology = Something went wrong on my side. Nothing is lost. The person who runs me can find the error under { $incident }.
error-old-command = That command has changed since your Discord loaded it. Restart Discord (or wait a minute) and type it again.
error-renamed = That command is now called { LIST($names, style: "or") }.
error-no-table-here = There is no game in this channel; `/table new` opens one.
error-no-table-of-yours = You have no table; `/table new` in a channel opens one.
error-no-table = That table is gone.
error-not-started = The game has not started; it can start when everyone has joined.
error-started = The game has already started.
error-ended = That game is over; `/table new` opens another.
error-export-playing = The record contains everyone's secrets. It is available when the game is over.
exported = This game as a page: open the file in a browser to step through the turns. It contains the record: the set-up, every choice and every draw. `/review import` opens it here, `python -m fronde verify` checks the dice.
exported-known = What your own seat knows of this game so far, as a page for your browser. The full record, which can be played back, is available when the game is over.
error-export-failed = I can't make this page at the moment. Nothing is lost; try again later.
error-kept = This game cannot continue: its rules were updated, and its position does not fit the new ones. Its record is kept; `/review export` gives it to you.
error-damaged = What I have stored of this table cannot be read, so the game cannot continue. `/table end` ends it.
error-fault = a fault in the program.
error-past-rules = That was before the rules of this game were updated. I can show only what came after the update.
error-record = The rules of this game were updated after it ended, and under the new rules it would end differently. Only its record is left; `/review export` gives it to you.
error-only-in-channel = A table needs a channel on a server: use this command in such a channel.
error-channel-taken = There is already a game in this channel. Open another in a thread, or when this one is over.
error-many-lobbies = You already have { $most } open lobbies. Start or end one of them, then open another.
error-many-tables = This server already has { $most } open games. You can open another when one of them has ended.
error-too-often = That is available only { $most ->
    [one] once
   *[other] { $most } times
 } { $in ->
    [hour] an hour
   *[minute] a minute
 }; try again in { $minutes ->
    [0] { $seconds ->
        [one] 1 second.
       *[other] { $seconds } seconds.
    }
   *[other] { $minutes } minutes.
 }
error-permissions = I'm not allowed to do this here: { LIST($permission) }. Someone who runs the server can allow it.
error-cannot-post = I can't write here, so I opened no table. Someone who runs the server can let me view this place and send messages; in a private thread, someone has to add me first.
permission-view_channel = view the channel
permission-send_messages = send messages
permission-attach_files = attach files
permission-create_public_threads = open threads
permission-send_messages_in_threads = send messages in threads
error-player-count = { $title } is a game for { LIST($counts, style: "or") } people.
error-unknown-role = There is no such role; the roles are { LIST($seat) }.
error-role-taken = { $seat } is taken by { $player }; choose another role.
error-joined = You are already at this table.
error-full = The table is full.
error-seated = { $count } people are already at this table, so it cannot have fewer seats.
error-missing = { $count ->
    [one] The game cannot start yet: 1 more player is needed.
   *[other] The game cannot start yet: { $count } more players are needed.
 }
error-confer-nobody = No side at this table may confer in private.
error-confer-other = This thread is for { LIST($seats) }.
error-not-at-table = You have no seat at this table.
error-host-only = Only the host of the table can do that.
error-leave-started = The game has started: `/seat hand-over` offers your seat to someone else, `/table end` asks everyone to end the game.
error-rematch = Only the players of this game can ask for a rematch; `/table new` opens a table for anyone.
error-rematch-early = That game is not over yet.
error-voted = You have already agreed; the others have not yet.
error-no-option = There is no such option.
error-no-files = { $title } always uses its own board; you cannot add one.
error-file-size = That file is too large; the limit is { $most } KiB.
error-file-text = That is not a text file in UTF-8; save it as plain text.
error-file-limits = Reading that file takes too much memory or time; make it shorter and simpler.
error-file-gone = I can't get that file from Discord; send it again.
error-log-about = Nothing that happened mentions “{ $about }”. Start typing a player or a place and choose from the list.
error-no-turn = There is no such turn; choose one from { $first } to { $last }.
error-hand-over-lobby = The game has not started: `/table leave` frees your seat.
error-hand-over-bot = A bot cannot take a seat.
error-hand-over-seated = { $player } already has a seat; choose someone who has none.
error-hand-over-stranger = { $player } is not on this server; choose someone who is.
error-hand-over-yours = You already have a seat at this table; nobody can hold two.
error-no-offer = You have not offered your seat to anyone. To offer it, use `/seat hand-over` with a name.
error-vote-gone = That vote is over.
error-move-there = I can't write in that channel now: it is gone, or I lack a permission. The table stays where it is.
error-offer-gone = That seat is no longer available.
error-seat-seen = You have had another seat in this game and might know that seat's hand, so everyone has to agree before you can take this seat. The player who has this seat now can ask everyone with `/seat hand-over`.
error-no-offer-yours = Nobody has offered you a seat of this game.
error-offers-several = { LIST($players) } offer you their seats; say whose seat you want.
error-offer-other = That seat has been offered to someone else.
error-other-game = Another game is being played here; use `/do`, or the commands of that game.
error-verb-not-asked = You cannot decide that now; `/turn` shows what you can choose.
error-no-such-choice = “{ $typed }” is not one of your choices now. Start typing and choose from the list, or use `/turn`.
error-no-rules = You cannot search the rules of this game here.
error-odd-form = I can't read that. Open the form, menu or command again; `/turn` shows what you can choose now.
error-old-button = That button is from an older version of me; `/turn` shows what you can choose now.

## The replay
replay-start = Before the first turn
replay-people = { LIST($people) }
replay-quiet = Nothing to tell.
replay-score = Score
replay-chart = Scores over time
replay-turns = Turns
replay-hands = Show hands
replay-none = Nobody has anything hidden here.
replay-zoom = Full size
replay-slider = Turn
replay-keys = Press the arrow keys to go from turn to turn, Home and End for the first and the last.
replay-first = First turn
replay-previous = Previous turn
replay-next = Next turn
replay-last = Last turn
replay-coarse = The boards are coarser than usual, to keep this file small.
replay-rounds = This file has one board for each round, to keep it small.
replay-bare = The boards of this game cannot be shown here.

## Commands

command-table = Open, join, start, follow and end games
command-table-new = Open a table in this channel
    .game = The game to play
    .seats = How many people play; some games can be played alone (1)
    .pace = How much time players have; leave it out for no clocks
command-table-join = Join the table in this channel
    .role = The role you want; leave it out for any
command-table-leave = Leave the table before the game starts
command-table-start = Start the game, when everyone is here
command-table-options = Show the options; the host changes them
command-table-end = End the table: before the game, the host decides; during the game, everyone has to agree
    .steward = End the table at once, as a steward of its home server
command-table-move = Move your table to this channel, or show it here again
    .table = For stewards: another table whose home is this server
command-table-board = Play on a board of your own; without a file, on the game's board again
    .file = The board as a text file; leave it out to remove yours
command-review-export = A game as a page for your browser, with its record once the game is over
command-review-history = Show the board of an earlier turn, or what has changed
    .turn = The number of the turn; leave it out for your last visit
    .changes = Show what has changed since that turn began
command-seat = Who plays a seat: another person, a bot, or you again
command-seat-hand-over = Offer your seat to someone who takes over
    .player = Who takes over; leave it out to take your offer back
    .anybody = Offer the seat to anyone; you play on until someone takes it
command-seat-take = Take a seat that is offered to you, or to anyone
    .player = Whose seat, if several are offered
command-options = Options
    .about = about
    .answer = answer
    .anybody = anybody
    .at_once = at_once
    .back = back
    .bank = bank
    .by = by
    .changes = changes
    .channel = channel
    .choice = choice
    .days = days
    .division = division
    .file = file
    .find = find
    .for_good = for_good
    .forum = forum
    .from = from
    .game = game
    .grace = grace
    .language = language
    .late = late
    .leagues = leagues
    .level = level
    .most = most
    .moves = moves
    .pace = pace
    .pings = pings
    .player = player
    .puzzles = puzzles
    .queue = queue
    .quiet = quiet
    .ratings = ratings
    .reset = reset
    .role = role
    .remark = remark
    .rounds = rounds
    .season = season
    .seat = seat
    .seats = seats
    .server = server
    .size = size
    .stats = stats
    .steward = steward
    .table = table
    .text = text
    .threads = threads
    .turn = turn
    .until = until
    .view = view
    .what = what
    .where = where
    .which = which
    .with = with
    .words = words
    .zone = zone
command-turn = Show what you can choose now
command-do = Answer in words what you are asked
    .choice = One of your choices now; start typing
command-plan = While others play: plan your next choice, just for yourself
command-note = Write a note for yourself, shown when your turn comes
    .words = The note; leave it out to write it in a form
command-undo = Take back your last choice
command-hand = Show what only you may see
command-board = Show the board
    .view = Which view of the board
command-score = Show the score, item by item
command-log = Show what happened, turn by turn
    .about = Only what mentions this player, place or card; start typing
command-rules = Look up a rule
    .find = A number such as 6.43, or a word
    .game = The game; leave it out for the one played here
command-learn = Learn a game on your own, with a guided first game or puzzles
    .game = The game; leave it out for the one played here
    .what = A guided first game, or a puzzle
learn-what-guide = a guided first game
learn-what-puzzle = a puzzle
command-help = What you can do here, and how
    .text = To report a text of mine that reads badly: copy it here
    .remark = What is wrong with the text, or how it should read
help-page = **Historical board games**, played in a channel over several days: { LIST($games) }.
    - **Play**: `/table new` opens a table here, `/table join` joins it, `/table start` starts the game. I call you when it is your turn. *Take your turn* or `/turn` opens your panel, `/do` makes the same choices in words, `/undo` takes the last one back.
    - **Alone**: `/play` starts a game against bots at once. *Add a bot* in the lobby gives a bot a seat. `/seat opponent` lets a bot play for you, `/seat take-back` ends that.
    - **Look**: `/board`, `/score`, `/log`, and `/hand` for what only you may see. Only you see the answers.
    - **Learn**: `/learn` guides you through a first game or gives you a puzzle, `/rules` finds a rule by number or word.
    - **Leave**: `/seat hand-over` offers your seat to someone else, `/table end` ends a game when everyone agrees.
guide-title = ### { $title }: your guided first game
    -# You play { LIST($seats) }{ $bots ->
        [0] {""}
       *[other] , bots play the others
     }. Only you see this, and it does not count anywhere.
guide-back = You are back where you left off.
guide-changed = This guided game has changed since you left, so it starts again.
guide-end = **You know enough for a table.** Play against bots, or open a table and invite others. The panel there is the one you know, and it gives a tip at every step of your first turn.
review-good = **Good choice.**
review-fair = **A fine choice.**
review-better = **{ LIST($labels) }** would be better. *Undo* lets you try it.
button-guide-look = { $what ->
    [board] Whole board
    [hand] Your cards
   *[choices] Your choices ({ $part })
 }
button-guide-again = Start again
button-guide-on = Continue
button-guide-end = { $what ->
    [table] Open a table
   *[play] Play against bots
 }
error-no-guide = This game has no guided game yet.
error-guide-changed = This guided game has changed. `/learn` opens the new one.
puzzle-title = ### { $title }: puzzle { $number } of { $count }
puzzle-daily = ### { $title }: the puzzle of the day
puzzle-about = -# { $turn ->
    [0] {""}
   *[other] Turn { $turn }.{" "}
 }You play { $seat }. Which choice gives you the best chance to win? The puzzle is by the { $level } bot, which imagined the rest of the game many times: the solution is the choice that won most often.
puzzle-rate = -# { $percent }% of { $people ->
    [one] { $people } person
   *[other] { $people } people
 } solved this puzzle on the first try.
puzzle-hint = **Hint**: the best choice is **{ LIST($first) }** or **{ LIST($other) }**.
puzzle-right = **Right: { LIST($best) }.**
puzzle-wrong = **Not quite.** You chose **{ LIST($own) }**; better is **{ LIST($best) }**.
puzzle-solution = **Solution: { LIST($best) }.**
puzzle-chances = The bot imagined { $games } games after each choice: you won { $more }% of them after **{ LIST($best) }**, and { $less }% after **{ LIST($other) }**.
button-puzzle = Solve it
button-puzzle-hint = Hint
button-puzzle-solve = Show the solution
button-puzzle-board = Try it on a board
button-puzzle-next = Next puzzle
error-no-puzzles = This game has no puzzles yet.
error-puzzle-gone = That puzzle no longer exists. `/learn` gives you another.
command-game = Everything you can decide in this game, in words
verb-choice = choice
