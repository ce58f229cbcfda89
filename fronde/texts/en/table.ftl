### The table: lobby, panel, posts, commands. What every game has in common.

## Lobby

lobby-title = ## { $title }
lobby-players = **At the table: { $count } of { $size }**
lobby-player = - { $player } · { $role }
lobby-missing = { $count ->
    [one] **1 more** and it can start: then anybody who sits here may press **Start**.
   *[other] **{ $count } more** and it can start: then anybody who sits here may press **Start**.
 }
lobby-full = { $people ->
    [1] **Ready**: press **Start** whenever you like.
   *[other] **Everybody is here**: any of you may press **Start**.
 } Then { $drawn ->
    [0] the options stand,
   *[other] roles nobody chose are drawn by lot, the options stand,
 } each gets what only they may see, and whoever is first is called here.
lobby-misfit = With these options { LIST($counts, style: "or") } people play: the host changes an option or the number of people under **Options**.
lobby-sizes = -# For { LIST($counts, style: "or") } people; the host chooses under *Options*.
size-name = **People** · how many play, and who plays what then
size-choose = How many people play?
size-entry = { $count ->
    [one] 1 person
   *[other] { $count } people
 }
size-roles = { LIST($seat) }
lobby-begun = The game has begun.
chance-promised = -# Chance: `{ $commitment }` is the SHA-256 of a secret of mine. The number of everybody's click on Join is mixed into it ({ $salts }); after the game the secret is told, and every draw can be checked.
chance-shown = -# Chance: the secret was `{ $key }`, the clicks { $salts }. `/review export` gives the record, and `python -m fronde verify` checks every draw of it.
chance-fixed = -# Chance: this table's seed was fixed beforehand, for trying things out.
lobby-runs = { $player } plays { LIST($seats) }.
lobby-nobody = { $seat } belongs to nobody; who plays a turn of it is said each time.
lobby-role = Join in a role
role-any = any role
option-line = -# { $name }: { $value }
values-list = { LIST($values) }
own-file = one of your own ({ $file })
option-no-file = as it comes with the game
own-file-how = -# { $name }: `/table board` with a file sets it, without one takes it back.
board-set = You will play on { $file }.
board-unset = You will play on the board that comes with the game.
board-faults = { $file } cannot be played on:
board-more-faults = { $count ->
    [one] … and 1 more fault.
   *[other] … and { $count } more faults.
 }
options-title = **Options**
options-changed = **Changed with it**
options-entry = **{ $name }**: { $value }
yes = yes
no = no

button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-lists = Choose from all lists at once
button-rest = Choose the rest for me
rest-chosen = Chosen by chance, in this order: { $choices }. Undo takes back the last one, Undo all takes back everything.
lists-then = And then
button-terms = Change several at once
options-checks = In play

table-opened = The table for { $title } is open. Whoever wants to play presses Join.
table-opened-full = The table for { $title } is open again, and every seat is taken: { $alone ->
    [1] press Start whenever you like.
   *[other] any of you may press Start.
 }
table-opened-alone = The table for { $title } is open, for you alone: press Start whenever you like.
table-alone = -# One person can play this tonight: `/table new game:{ $game } seats:1`, in any channel.
joined = You have a seat: { $role }.
left = You have left the table.
started = The game begins.
table-closed = The table is closed.
lobby-closed = This table for **{ $title }** is closed.
table-ended = **{ $title }** has ended without a winner.
offer-made = You have offered your seat to { $player }. It stays yours until it is taken; `/seat hand-over` without a name takes the offer back.
offer-withdrawn = You have taken your offer back.
offer-accepted = The seat is yours: `/turn` shows what is asked, `/hand` what you hold.
offer-declined = You do not take the seat.
offer-told = **A seat for you**, { $mention } · { $title }: { $player } offers you { LIST($seats) }, to play on from here. Until you take it { $player } plays on.
offer-withdrawn-told = { $player } has taken the offer back and plays on.
offer-declined-told = Nobody takes the seat; { $player } plays on.
offer-accepted-told = The seat { $player } offered is taken.
hand-over-told = **Your seat**, { $mention } · { $title }: { $player } hands over { LIST($seats) } to you; play on from here.
move-told = **The game is here now**, { LIST($people) } · { $title }: { $player } has moved the table here, and it goes on in this channel.
move-gone = **{ $title }** goes on in { $channel }.
moved = The table is here now.
moved-there = You agree. The table is in { $link } now.
move-asked = **Move to another server?** { LIST($people) } · { $title }: { $player } would like to go on in { $what }. It moves when more than half of the other players agree: { $missing ->
    [one] one more is
   *[other] { $missing } more are
 } needed.
move-asked-you = The other players are asked. The table moves to { $link } when more than half of them agree.
move-away = **{ $title }** goes on in { $link }, as { $player } proposed and its players agreed. `/table move` can bring it back by the same vote.
shown-again = The table is shown here once more.
table-which = You sit at several tables. Which one?
table-with = { $count ->
    [0] nobody else yet
   *[other] with { $people }
 }
hand-given = You have handed over your seat; there is nothing here any more.

vote-call = **A vote**, { LIST($people) } · { $title }: { $player } would like to end this game without a winner. It ends when everybody agrees; it waits for those named.
vote-lapses = -# The vote lapses <t:{ $at }:R>.
vote-lapsed = The vote { $what } has lapsed · { $title }: not enough of you agreed in time.
vote-gone = The vote { $what } is off · { $title }: what it was about has changed.
vote-on-end = on ending the game
vote-on-pause = on the pause
vote-on-back = on going back
vote-on-swap = on who takes over a seat
vote-on-move = on moving to another server
vote-on-host = on another host
vote-off = { $player } wants to play on: the game goes on.
vote-counted = You agree to end the game. It ends when everybody does.
vote-refused = You want to play on; the vote is off.
button-offer-yes = Take the seat
button-offer-no = No, thank you
button-end-yes = End the game
button-end-no = Play on

## The channel

turn-call = **Your turn**, { $mention }, as **{ $seat }** · { $title }
turn-opponent = **{ $mention }** is to move, as **{ $seat }** · { $title }
turn-nobodys = -# { $seat } belongs to nobody: this turn is yours to play.
sign-turn = **{ $title }**: turn of **{ $player }**, as **{ $seat }**
sign-link = -# Posted here: { $link }
sign-question = **{ $title }**: waiting for { LIST($people) }
turn-past = Turn of **{ $player }**, as **{ $seat }** · { $title }
opening = **The opening** · { $title }: each in turn lays out what they begin with; this board follows.
opening-done = **The opening** · { $title }: all is laid out, and the game begins.
turn-others = -# { $player } also runs { LIST($others) }; this turn is for { $seat } alone.
turn-on = **The others have answered**, { $mention }, as **{ $seat }** · { $title }: go on with your turn.
question-call = **A question** for { LIST($people) } · { $title }: the game waits for { $count ->
    [one] your answer.
   *[other] each of you.
 }
question-past = A question for { LIST($people) } · { $title }
question-held = **A question** for { LIST($people) } · { $title }: the turn of { $player } ({ $seat }) waits for the answer.
question-first = **A question** for { LIST($people, style: "or") } · { $title }: whoever answers first settles it.
question-any = **A question** for { LIST($people) } · { $title }: answer with any of them.
confer-here = { LIST($people) } are one side and may confer where { LIST($others) } does not hear it. I can open a private thread for you.
    -# Besides you, whoever manages threads on this server can read it.
confer-elsewhere = { LIST($people) } are one side and may confer where { LIST($others) } does not hear it. I can open no private thread here: find a place of your own.
confer-opening = The private thread of your side stands below this channel, or will in a moment; you are let into it.
room-name = { $title } · among ourselves · { $table }
room-team = **{ $title }**: { LIST($people) } are among themselves here; { LIST($others) } is not in this thread.
room-welcome = The game goes on in { $channel }; I say nothing of it here.
    -# Whoever manages threads on this server can read this one too, and so can anybody who is let in.
whisper = **For you alone** · { $title }, at the table in { $channel }:
question-direct = **A question for you** as { LIST($seats) } · { $title }, at the table in { $channel }:
player-seat = { $mention } ({ $seat })
player-seats = { $mention } ({ LIST($seats) })
story-more = -# … { $count } things more (`/log`)
story-repeated = { $line } (×{ $n })
score-line = { $totals }
score-entry = { $player } ({ $seat }) **{ $total }**{ $change }
score-entry-nobody = { $seat } **{ $total }**{ $change }
score-gain = {" "}(+{ $n })
score-loss = {" "}(−{ $n })
score-item = { $name } { $n }
score-detail = **{ $player } ({ $seat }): { $total }**{ $items }
score-detail-nobody = **{ $seat }, nobody's: { $total }**{ $items }
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
over-tie-break = The scores are equal; what decides: { $reason }.
over-line = { $place }. **{ $player }** ({ $seat }): **{ $total }**{ $items }
over-seats = Each by itself:
new-rules = The rules of { $title } were mended while this game was on. It goes on under the new ones from here, as it stands. { $lost ->
    [0] Nothing that has happened is lost.
    [one] The last choice is not lawful any more and was taken back.
   *[other] The last { $lost } choices are not lawful any more and were taken back.
 } Whoever has chosen something that is not revealed yet may be asked once more.
kept = The rules of { $title } have changed, and this game cannot continue under the new ones. It is kept as it is: `/review export` gives its record. This channel is free for another.
rematch = **A rematch**, { LIST($people) } · { $title }: { $player } would like to play once more, with the same options. Whoever wants to presses Join.
rematch-full = **A rematch** · { $title }: everybody is here, and any of you may press **Start**.
button-rematch = Rematch
button-record = The record
over-replay = The whole game, turn by turn:

button-turn = Take your turn
button-answer = Answer
button-confer = Confer in private
button-panel = Your choices

## The panel

panel-title = ### { $title } · { $seat }
panel-seat = ### { $seat }
panel-hand = **Only you see this**
panel-hand-open = **Everybody may see this**
panel-idle = -# You also run { LIST($seats) }: nothing is asked there now; `/hand` shows what is held there.
panel-waiting = The game waits for { LIST($people) }.
panel-waiting-hidden = The game waits for an answer. Whose it is stays hidden for now.
panel-over = This game is over.
prompt = **{ $prompt }**
prompt-rule = { $prompt } (rule { $rule })
prompt-answered = You have chosen **{ $labels }**; until all have chosen you may change it. · { $prompt }
prompt-optional = *Optional* · { $prompt }
option-hint = -# { $label }: { $hint }
choice-then = { $first } · { $then }
choice-twice = { $label } ×2
choice-later = then: { $label }
choice-reach = { $count ->
    [0] Nothing follows
    [one] 1 choice: { $labels }
   *[other] { $count } choices: { $more ->
        [0] { $labels }
       *[other] { $labels } …
     }
 }
choice-final = {" "}· cannot be undone
choice-final-alone = Cannot be undone
choices-final = -# Whatever you choose, it cannot be undone.
compare-option = { $label }{ $change }
compare-line = - **{ $label }**: { $reach }
compare-points = -# In brackets: the points it brings you, or costs you, at once.
choice-why = Why not …?
    .hint = What is not on offer, and the reason
choice-back = Back to what is on offer
menu-why = Why not …? { $title }
why-not = **{ $label }**: { $reason }
closed-now = -# Not open any more: { $more ->
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
           *[other] {" "}(one, and the end with it)
         }
       *[other] { $title } (up to { $most } at once)
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
tips-end = -# That was your first turn of this game: from here on without tips. `/learn` has short lessons, `/rules` the rest.
tips-off = No more tips; `/learn` has short lessons, and the rules stand behind their numbers.
button-whole-turn = The whole turn
panel-points = -# So far: { $changes }
panel-tip = > *{ $tip }*
panel-sum = **Your turn, before it ends**
panel-sum-points = Points: { $changes }
score-change = { $seat }{ $change }
button-board = Board
button-choices = { $several ->
    [0] Show choices
   *[other] Choices: { $seat }
 }
button-choices-more = Show part { $part } of { $parts }
choices-part = -# What you may choose lies far apart: part { $part } of { $parts }.
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
button-plan-drop = Forget the choice
plan-title = ### { $title } · what you plan
    -# Nobody else sees this, and it binds you to nothing.
plan-none = You have noted nothing.
plan-note = **Your note**: { $note }
plan-meant = **You mean to choose** { $label }.
plan-hindered = **Not possible any more**: you meant to choose { $label }. { $reason }
plan-now = It is your turn: `/turn` shows what you may choose.
plan-unknown = What you will be asked next cannot be known from here; a note can be kept all the same.
plan-foreseen = If nothing comes between, you will be asked as { $seat }: { $prompt } What do you mean to choose? It is shown to you when your turn comes.
note-form = A note for yourself
note-label = Shown to you alone when your turn comes
note-again = That took too long to open; press it once more.
undone = Your last choice is taken back.
undone-choice = Your last choice is taken back: { $choice }.

hand-title = ### { $title } · { $seats }
hand-empty = You hold nothing in private now.
hand-channel = -# Played in { $channel }
note-dm-closed = -# I cannot write to you: your direct messages are closed. `/hand` shows the same.
note-channel-missing = -# The channel of this game is gone; here you can play on, and `/table move`, typed in another channel, brings the game there.
note-channel-forbidden = -# I may not write in the channel of this game; somebody who runs the server can let me view it, send messages and attach files, or `/table move`, typed in another channel, brings the game there.
note-channel-pictures = -# I may not attach files in the channel of this game, so it gets no pictures; somebody who runs the server can allow it.
note-channel-failed = -# The last post of this game could not be shown in its channel; whose turn it is and what happened, `/turn` and `/log` tell.
picture-withheld = -# I may not attach files here, so the picture is missing; `/board` shows it.
picture-elsewhere =
    { $n ->
        [one] One more change elsewhere on the board.
       *[other] { $n } more changes elsewhere on the board.
    }
picture-left-out = -# The picture is left out this time; `/board` shows it.

## Looking

log-title = ### What happened · { $title }{ $pages ->
    [1] {""}
   *[other] {""}
        -# Page { $page } of { $pages }
 }
log-turn = **Turn { $turn }**
log-turn-of = **Turn { $turn } · { $player } ({ $seat })**
log-turn-nobody = **Turn { $turn } · { $seat }**
log-before = **Before the rules of this game were mended**
log-about = -# Only what names { $about }.
log-nothing = Nothing that happened names { $about }.
log-player = { $player } ({ $seat })
button-log-first = The beginning
button-log-earlier = Earlier
button-log-later = Later
button-log-newest = The newest
log-empty = Nothing has happened yet.
log-seat = -# Told as { $seat } knows it.
since-visit = **Since your last visit**: what differs is marked.
since-beginning = **Your first visit**: what has happened since the beginning.
since-begun = **Since the game began**: what differs is marked.
since-turn = **Since turn { $turn } began**: what differs is marked.
since-nothing = Nothing has happened since.
past-board = **As turn { $turn } began**, and what happened in it. What the turn before had changed is marked.
explained = **What happened here**
explained-rules = **By which rules**
explained-more = -# And by { LIST($rules) }: `/rules` has them too.
menu-explain = Explain this
rule-line = **{ $number } { $title }** { $rule }
rules-none = No rule mentions “{ $find }”.
board-view-mine = as my seat sees it
board-view-all = as everybody sees it
board-view-large = large, to open in full
board-view-dark = on dark ground
board-view-visit = what has changed since my last visit
board-view-reach = where { $seat } can go
error-nothing-told = I explain my own posts that tell of a turn, and this is none, is older than I remember, or what it told of was taken back since. `/log` tells all that happened, `/rules` any rule.
error-no-picture = There is no such picture; choose one of those `/board` suggests.

## Refusals

refusal = { $reason } (rule { $rule })
text-missing = A sentence is missing here. Whoever runs this bot can find it in the log.
apology = Something went wrong on my side; nothing is lost. Whoever runs me finds it under { $incident }.
error-old-command = That command has changed since your Discord loaded it. Restart Discord (or wait a minute) and type it again.
error-renamed = That command is called { LIST($names, style: "or") } now.
error-no-table-here = There is no game in this channel; `/table new` opens one.
error-no-table-of-yours = You sit at no table; `/table new` in a channel opens one.
error-no-table = That table is gone.
error-not-started = The game has not begun; it starts when everybody has joined.
error-started = The game has begun already.
error-ended = That game is over; `/table new` opens another.
error-export-playing = The record holds everybody's secrets: it can be had when the game is over.
exported = The record of this game: its set-up, every choice and every draw. `python -m fronde replay` tells it, `python -m fronde verify` checks its chance.
exported-known = What your own seat knows of this game so far. The whole record, which can be played again, is to be had when the game is over.
error-kept = This game cannot go on: its rules were mended, and it stands where it cannot be taken up by the new ones. It is kept as it is; `/review export` gives its record.
error-damaged = What is kept of this table cannot be read, so it cannot go on. `/table end` ends it.
error-fault = a fault of the program.
error-past-rules = That was before the rules of this game were mended; it can only be shown from there on.
error-record = The rules of this game were mended after it had ended, and played again it would come to another end: only its record is left, and `/review export` gives it.
error-only-in-channel = A table needs a channel of a server: use this there.
error-channel-taken = There is a game in this channel already: one at a time, or use a thread.
error-many-lobbies = You have { $most } lobbies open already; begin one of the games or end it, then open another.
error-many-tables = This server has { $most } games open already; another can be opened as soon as one has ended.
error-too-often = That is to be had { $most ->
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
error-permissions = I may not do this here: { LIST($permission) }. Somebody who runs the server can allow it.
error-cannot-post = I may not write here, so no table was opened: somebody who runs the server can let me view this place and send messages, and I have to be a member of a private thread.
permission-view_channel = view the channel
permission-send_messages = send messages
permission-attach_files = attach files
permission-create_public_threads = open threads
permission-send_messages_in_threads = send messages in threads
error-player-count = { $title } is played by { LIST($counts, style: "or") } people.
error-unknown-role = There is no such role; the roles are { LIST($seat) }.
error-role-taken = { $seat } is taken by { $player }; choose another role.
error-joined = You sit here already.
error-full = The table is full.
error-seated = { $count } people sit here already; the table cannot be laid for fewer.
error-missing = { $count ->
    [one] It cannot start yet: 1 more player is missing.
   *[other] It cannot start yet: { $count } more players are missing.
 }
error-confer-nobody = No side at this table may confer in private.
error-confer-other = This thread is for { LIST($seats) }.
error-not-at-table = You have no seat at this table.
error-host-only = Only the host of the table may do that.
error-leave-started = The game has begun: `/seat hand-over` offers your seat to somebody, `/table end` asks everybody to end it.
error-rematch = Only who played this game can ask for another round of it; `/table new` opens a table for anybody.
error-rematch-early = That game is not over yet.
error-voted = You have agreed already; the others have not.
error-no-option = There is no such option.
error-no-files = { $title } has no board of one's own; it is played as it comes.
error-file-size = That file is too large: { $most } KiB at most.
error-file-text = That is no text file in UTF-8; save it as plain text.
error-file-limits = Reading that file takes more memory or time than a file may take; make it shorter and plainer.
error-file-gone = That file cannot be fetched from Discord; send it again.
error-log-about = Nothing that happened names “{ $about }”; begin to type a player or a place and choose from the list.
error-no-turn = There has been no such turn; there are turns { $first } to { $last }.
error-hand-over-lobby = The game has not begun: `/table leave` frees your seat.
error-hand-over-bot = A bot cannot take a seat.
error-hand-over-seated = { $player } has a seat already; choose somebody who has none.
error-hand-over-stranger = { $player } is not on this server; choose somebody who is.
error-hand-over-yours = You have a seat at this table already; nobody plays for two.
error-no-offer = You have offered your seat to nobody; `/seat hand-over` with a name does.
error-vote-gone = That vote is over.
error-move-there = I cannot write in that channel now: it is gone, or I lack the permission. The table stays where it is.
error-offer-gone = That seat is not on offer any more.
error-seat-seen = You have had another seat of this game and may know its hand. Everybody has to agree first: `/seat hand-over` by whoever has the seat asks them.
error-no-offer-yours = No seat of this game is offered to you.
error-offers-several = { LIST($players) } offer you their seats; say whose you take.
error-offer-other = That seat is offered to somebody else.
error-other-game = Another game is played here; use `/do`, or the group of that game.
error-verb-not-asked = That is not asked of you now; `/turn` shows what is.
error-no-such-choice = “{ $typed }” is none of your choices now; begin to type and choose from the list, or use `/turn`.
error-no-rules = The rules of this game cannot be searched here.
error-odd-form = I cannot read that. Open the form, menu or command again; `/turn` shows what is asked now.
error-old-button = That button is from an older version of me; `/turn` shows what is asked now.

## Commands

command-table = Open, join, start, follow and end games
command-table-new = Open a table in this channel
    .game = What to play
    .seats = How many people play; some games can be played alone (1)
    .pace = How much time there is; leave it out for no clocks
command-table-join = Sit down at the table of this channel
    .role = The role you want; leave it out for any
command-table-leave = Leave the table before the game begins
command-table-start = Begin, when everybody is here
command-table-options = Show the options; the host changes them
command-table-end = End the table: the host before the game, everybody together in it
    .steward = End it at once, as a steward of its home server
command-table-move = Bring your table into this channel, or show it here once more
    .table = Another table whose home is this server, for its stewards
command-table-board = Play on a board of your own, or without a file on the game's again
    .file = The board as a text file; leave it out to take yours back
command-review-export = The record of a game that is over, as a file
command-review-history = Show the board of a turn long past, or what has changed
    .turn = The number of the turn; leave it out for your last visit
    .changes = Show instead what has changed since that turn began
command-seat = Who plays a seat: another person, a bot, or you again
command-seat-hand-over = Offer your seat to somebody who plays on
    .player = Who plays on; leave it out to take your offer back
    .anybody = Offer it to whoever comes first; you play on until then
command-seat-take = Take a seat that is offered to you, or to anybody
    .player = Whose seat, where several are on offer
command-turn = Show what you may decide now
command-do = Answer what you are asked, in words
    .choice = One of your choices now; begin to type
command-plan = While others play: note what you mean to choose, for yourself alone
command-note = Write a note for yourself, shown when your turn comes
command-undo = Take back your last choice
command-hand = Show what only you may see
command-board = Show the board
    .view = Who looks
command-score = Show the score, item by item
command-log = Show what happened, turn by turn
    .about = A player, a place or a card: only what names it; begin to type
command-rules = Look up a rule
    .find = A number such as 6.43, or a word
    .game = The game; leave it out for the one played here
command-learn = Short lessons in a game, for you alone
    .game = The game; leave it out for the one played here
command-help = What you can do here, and how
help-page = **A table for historical board games**, in a channel, over days: { LIST($games) }.
    - **Play**: `/table new` opens a table here, `/table join` sits down, `/table start` begins. When it is your turn you are called; *Take your turn* or `/turn` opens your panel, `/do` takes the same choices in words, `/undo` takes the last one back.
    - **Alone**: `/play` begins a game against bots at once; *Add a bot* on the lobby has bots sit down; `/seat opponent` has one play on for you, `/seat take-back` ends that.
    - **Look**: `/board`, `/score`, `/log`, and `/hand` for what only you may see. Nobody else sees the answers.
    - **Learn**: `/learn` gives short lessons, `/rules` finds a rule by number or word.
    - **Leave**: `/seat hand-over` offers your seat to somebody, `/table end` ends a game when all agree.
lessons-title = ### { $title }: { $count } short lessons
    Each is a position with a goal. No table is touched, and nobody else sees it.
lessons-choose = Choose a lesson
lesson-entry = { $number }. { $lesson }
lesson-title = ### Lesson { $number } of { $count }: { $title }
    -# You play { $seat }.
lesson-reached = **Done.** { $praise }
lesson-rival = Rival
lesson-astray = -# The goal is not reached by that: *Undo* goes a step back.
lesson-other-way = You have gone another way than the solution. Undo, or begin the lesson again.
button-lesson-next = Next lesson
button-lesson-again = Begin again
button-lesson-show = Show me
button-lessons = All lessons
error-no-lesson = There is no such lesson.
error-no-lessons = There are no lessons in this game yet.
error-lesson-changed = That lesson has changed since. `/learn` opens it anew.
command-game = Everything you can decide in this game, in words
verb-choice = choice
