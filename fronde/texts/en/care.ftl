### Tables nobody touches, players who are away, and who looks after a server's tables.

ageing-lobby = **This table will close** { $end }, { LIST($people) } · { $title }. It stays open if someone joins, leaves or presses the button.
ageing-game = **This game will be archived** { $end }, { LIST($people) } · { $title }. It stays active if someone plays. Nothing is lost: `/table wake` resumes it.
ageing-off = { $player } keeps this table open.
expired = Nobody has used this table for a week, so it is closed; `/table new` opens another.
rested = **{ $title }** is archived, because nobody has played for a long time. Nothing is lost: any of its players can resume it with `/table wake`, here or in another channel. This channel is free for another game.
woken = **The game resumes**, { LIST($people) } · { $title }: { $player } has brought it back, and it continues in this channel.
stranded = **{ $title }**: I have been removed from { $server }, where you play this game. I keep it until { $until }. Any of its players can bring it to another server: type `/table move` in a channel there (`/table wake` if the game is archived). { $known ->
    [1] What your seats know of the game so far is attached; to get it again, type `/review export` here.
   *[0] { "" }
 }
stranded-server = the server
button-keep = Keep it open
kept-open = The table stays open.
resumed = The game resumes here.

steward-ended = { $player }, a steward of this table's home server, has ended the table.
steward-taken-over = { $player }, a steward of this table's home server, now acts as host of the table. { $host } can return as host at any time.
steward-back = { $player } is the host of this table again.
host-away = The former host
button-host-back = Return as host
host-back = You are the host again.
taken-over = You now act as the host of this table.
steward-named = { $player } is now the host of this table, by a vote of its players.
host-choose = Name a player as host
host-asked = **Another host?** { LIST($people) } · { $title }: { $player } wants { $what } to be the host. This needs more than half of the players: { $missing ->
    [one] one more is
   *[other] { $missing } more are
 } needed.
swap-call = **A vote**, { LIST($people) } · { $title }: { $player } proposes that { $anybody ->
    [1] the first person to take the seat
   *[0] { $to }
 } plays { LIST($seats) } instead of { $away }, { $why ->
    [known] although { $to } has had another seat in this game and might know that seat's hand
    [late] whose time is up
   *[away] who has been away for two weeks
 }. The seat is offered when { $why ->
    [known] everyone else agrees
   *[other] more than half of the others agree
 }: { $missing ->
    [one] one more is
   *[other] { $missing } more are
 } needed.
swap-known = You agree. { $player } has had another seat in this game, so I ask everyone else too.
swap-asked = You agree: { $anybody ->
    [1] someone else
   *[0] { $player }
 } may take over. I have asked the others.
swap-offered = The seat is offered to { $anybody ->
    [1] anyone who wants it
   *[0] { $player }
 }. Its player keeps it until someone takes it, and can still play until then.
offer-away = **A seat for you**, { $mention } · { $title }: { $why ->
    [late] { $player } is out of time
   *[away] { $player } has been away for two weeks
 }. The table offers you { LIST($seats) }, to play from here on.
offer-returned-told = { $player } is back and plays on; the seat is no longer available.
offer-returned = { $player } is back and plays on.
button-swap-yes = I agree

error-resting = This game is archived, because nobody has played for a long time; `/table wake` resumes it.
error-resume-elsewhere = This game is archived on another server. Resume it there with `/table wake`. Then `/table move` brings it here if the other players agree.
error-not-resting = This game is not archived.
error-no-resting = None of your games is archived.
error-not-due = It is not time yet.
error-steward-only = Only a steward of this table's home server can do that.
error-steward-unknown = I can't check now whether you are a steward of this table's home server. Try again later.
error-host-not-former = No steward is acting as host in your place.
error-host-not-acting = No steward is acting as host here, so the table keeps its host.
error-host-no-player = Only a player of this table can be named as host.
error-host-already = You are already the host of this table.
error-not-away = You can replace only a player whose time is up, or who has done nothing here while the table waited { $days } days for them.
error-export-resting = The record contains everyone's secrets. It is available when the game is over. This game is archived; `/table wake` resumes it.

command-table-wake = Resume one of your archived games in this channel
command-seat-take-over = Stand in as host of this table, if you are a steward of its home server
command-seat-replace = Let someone else play for a player whose time is up, or who has been away for two weeks
    .player = Who is late or away
    .by = Who takes over; leave it out to let anyone take the seat
