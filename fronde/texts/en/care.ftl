### Tables nobody touches, players who are away, and who looks after a server's tables.

ageing-lobby = **This table closes** { $end } unless somebody joins or leaves, or keeps it open, { LIST($people) } · { $title }.
ageing-game = **This game is put to rest** { $end } unless somebody plays on, { LIST($people) } · { $title }: nothing of it is lost then, and `/table resume` goes on with it.
ageing-off = { $player } keeps this table open.
expired = Nobody has touched this table for a week, so it is closed; `/table new` opens another.
rested = **{ $title }** has been put to rest, since nobody has touched it for long. It is kept as it stands: whoever plays goes on with it by `/table resume`, here or in another channel. This channel is free for another.
woken = **The game goes on**, { LIST($people) } · { $title }: { $player } has woken it, and it is played in this channel.
button-keep = Keep it open
kept-open = It stays open.
resumed = The game goes on here.

steward-ended = { $player }, who looks after the channels of this server, has ended this table.
steward-taken-over = { $player }, who looks after the channels of this server, is the host of this table now.
taken-over = You are the host of this table now.
swap-call = **A vote**, { LIST($people) } · { $title }: { $player } would like { $to } to play { LIST($seats) } instead of { $away }, who has been away for two weeks. It is offered when more than half of you agree.
swap-asked = You agree that { $player } plays on instead; the others are asked.
swap-offered = The seat is offered to { $player }. It stays whose it is until it is taken, and if they come back before.
offer-away = **A seat for you**, { $mention } · { $title }: { $player } has been away for two weeks, and the table offers you { LIST($seats) }, to play on from here.
offer-returned-told = { $player } is back and plays on: the seat is not on offer any more.
offer-returned = { $player } is back and plays on.
button-swap-yes = I agree

error-resting = This game was put to rest, since nobody touched it; `/table resume` goes on with it.
error-not-resting = This game does not rest.
error-no-resting = None of your games rests.
error-not-due = It is not time yet.
error-steward-only = That is for those who may manage the channels of this server.
error-host-already = You are the host of this table already.
error-not-away = Only somebody for whom the table has been waiting { $days } days without a sign can be replaced.
error-export-resting = The record holds everybody's secrets: it can be had when the game is over. This one rests; `/table resume` goes on with it.

command-table-resume = Go on after a pause, or, in this channel, with a game that was put to rest
command-table-take-over = Become the host of the table here, as one who manages this server's channels
command-table-replace = Offer the seat of somebody who has been away for two weeks to another
    .player = Who has been away
    .by = Who is to play on
