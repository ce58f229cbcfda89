### Tables nobody touches, players who are away, and who looks after a server's tables.

ageing-lobby = **This table closes** { $end } unless somebody joins or leaves, or keeps it open, { LIST($people) } · { $title }.
ageing-game = **This game is put to rest** { $end } unless somebody plays on, { LIST($people) } · { $title }: nothing of it is lost then, and `/table wake` goes on with it.
ageing-off = { $player } keeps this table open.
expired = Nobody has touched this table for a week, so it is closed; `/table new` opens another.
rested = **{ $title }** has been put to rest, since nobody has touched it for long. It is kept as it stands: whoever plays goes on with it by `/table wake`, here or in another channel. This channel is free for another.
woken = **The game goes on**, { LIST($people) } · { $title }: { $player } has woken it, and it is played in this channel.
stranded = **{ $title }**: I have been removed from { $server }, where you play this game. I keep it until { $until }. Any of its players can bring it to another server by `/table move` (by `/table wake`, if the game rests), typed in a channel there. { $known ->
    [1] What your seats know of the game so far is attached; `/review export`, typed here, gives it again.
   *[0] { "" }
 }
stranded-server = the server
button-keep = Keep it open
kept-open = It stays open.
resumed = The game goes on here.

steward-ended = { $player }, a steward of this table's home server, has ended it.
steward-taken-over = { $player }, a steward of this table's home server, acts as its host now. { $host } can return as host at any time.
steward-back = { $player } is the host of this table again.
host-away = The former host
button-host-back = Return as host
host-back = You are the host again.
taken-over = You act as host of this table now.
steward-named = { $player } is the host of this table now, by a vote of its players.
host-choose = Name a player as host
host-asked = **Another host?** { LIST($people) } · { $title }: { $player } would like { $what } to be the host. That happens when more than half of the players agree: { $missing ->
    [one] one more is
   *[other] { $missing } more are
 } needed.
swap-call = **A vote**, { LIST($people) } · { $title }: { $player } would like { $anybody ->
    [1] somebody else, whoever comes first,
   *[0] { $to }
 } to play { LIST($seats) } instead of { $away }, { $why ->
    [known] though { $to } has had another seat of this game and may know its hand
    [late] whose time has run out
   *[away] who has been away for two weeks
 }. The seat is offered when { $why ->
    [known] everybody else agrees
   *[other] more than half of the others agree
 }: { $missing ->
    [one] one more is
   *[other] { $missing } more are
 } needed.
swap-known = You agree. { $player } has had another seat of this game, so everybody else is asked too.
swap-asked = You agree that { $anybody ->
    [1] somebody else
   *[0] { $player }
 } plays on instead; the others are asked.
swap-offered = The seat is offered to { $anybody ->
    [1] whoever comes first
   *[0] { $player }
 }. It stays whose it is until it is taken, and if they play on before.
offer-away = **A seat for you**, { $mention } · { $title }: { $why ->
    [late] the time of { $player } has run out
   *[away] { $player } has been away for two weeks
 }, and the table offers you { LIST($seats) }, to play on from here.
offer-returned-told = { $player } is back and plays on: the seat is not on offer any more.
offer-returned = { $player } is back and plays on.
button-swap-yes = I agree

error-resting = This game was put to rest, since nobody touched it; `/table wake` goes on with it.
error-resume-elsewhere = This game rests on another server. Wake it there with `/table wake`; then `/table move` brings it here if the other players agree.
error-not-resting = This game does not rest.
error-no-resting = None of your games rests.
error-not-due = It is not time yet.
error-steward-only = Only a steward of this table's home server may do that.
error-steward-unknown = I cannot check now whether you are a steward of this table's home server. Try again later.
error-host-not-former = No steward acts as host in your place.
error-host-not-acting = No steward acts as host here, so there is no host to choose.
error-host-no-player = Only a player of this table can be named as host.
error-host-already = You are the host of this table already.
error-not-away = Only somebody whose time has run out, or for whom the table has been waiting { $days } days without a sign, can be replaced.
error-export-resting = The record holds everybody's secrets: it can be had when the game is over. This one rests; `/table wake` goes on with it.

command-table-wake = Go on, in this channel, with a game of yours that was put to rest
command-table-take-over = Act as host of the table here, as a steward of its home server
command-seat-replace = Have somebody else play on for one whose time has run out, or who has been away for two weeks
    .player = Who is late, or away
    .by = Who is to play on; leave it out for whoever comes first
