### Finding people to play with

## The list in the channel

queue-title = **Find people to play with**
queue-empty = Nobody is waiting yet. Be the first: the next person who comes finds you here.
queue-how = -# Press **Join the queue**, then choose a game and how you want to play. As soon as enough people are waiting for the same game at the same pace, I call them.
queue-calling = - **{ $title }** · a table is ready: { $count ->
    [one] one person has
   *[other] { $count } people have
 } to confirm.
queue-group = **{ $title }** · { $pace } · { $count } waiting
queue-line = - { $player }, for { LIST($sizes, style: "or") } players, joined <t:{ $since }:R>{ $bots ->
    [never] {""}
   *[later] {""}; with bots from <t:{ $at }:t> on
 }
button-queue-join = Join the queue
button-queue-leave = Leave the queue

## Your ticket

queue-terms = **Find people to play with.** Choose how, then press **Join the queue**. When a table is ready, I call you, and you have { $confirm } to press **I'm here**. The game starts when everyone has confirmed.
queue-pace = **Pace** · how fast you want to play
queue-pace-hint = { $live ->
    [1] In one sitting; you wait { $ticket } at most
   *[0] A turn or so a day; you wait { $ticket } at most
 }
queue-sizes = **People** · how many players the table may have; the more sizes you accept, the sooner a game starts
queue-fill = **Bots** · when they can take the empty seats
queue-fill-choose = When can bots join?
queue-fill-never = Never, only people
queue-fill-after = When I've waited { $wait }
button-queue-change = Change my terms
queue-ticket = You're in the queue for **{ $title }** · { $pace } · { LIST($sizes, style: "or") } players. I'll call you in { $channel }. If nobody comes, you leave the queue <t:{ $until }:R>.
queue-ticket-bots = -# From <t:{ $at }:t> on, bots take the empty seats.
queue-ticket-rest = -# You have quiet hours or a holiday now (`/settings mine`). I won't call you until they are over.
queue-ticket-no-pings = -# You've turned pings off (`/settings mine`): check the channel now and then.
queue-ready = **A table is ready** · { $title }. Press **I'm here**.
queue-left = You've left the queue.
queue-confirmed = { $count ->
    [0] You're in. Your table opens now.
   *[other] You're in. The table starts when { LIST($missing) } { $count ->
        [one] has
       *[other] have
    } confirmed too. If it doesn't start, you are first in the queue.
 }
queue-started = You're in. Your table has started in { $channel }.
queue-confirmed-over = You're in. My post in the channel says where your table is, or why it doesn't start.

## A call

queue-call = **A table is ready**, { LIST($people) } · { $title }, { $pace }: press **I'm here** by <t:{ $at }:t> (<t:{ $at }:R>). { $bots ->
    [0] The game starts when everyone has confirmed.
    [one] A bot takes the empty seat. The game starts when everyone has confirmed.
   *[other] { $bots } bots take the empty seats. The game starts when everyone has confirmed.
 }
queue-call-here = Here: { LIST($here) }. Missing: { LIST($missing) }.
queue-call-chance = -# Anyone can check the dice after the game. Fair dice: ||`{ $commitment }` is the SHA-256 of my secret; the clicks on **I'm here** are mixed in||
button-queue-here = I'm here
queue-letter = **A table is ready** · { $title }: press **I'm here** by <t:{ $at }:t> (<t:{ $at }:R>) in { $link }.
queue-over-starts = **{ $title }** has started in { $channel } · { LIST($people) }.
queue-over-late = This table of **{ $title }** did not start: { LIST($absent) } did not confirm.{ $others ->
    [0] {""}
    [one] {""} { LIST($here) } is first in the queue.
   *[other] {""} { LIST($here) } are first in the queue.
 }
queue-over-withdrawn = This table of **{ $title }** did not start: someone has left the queue. The others are still in it.
queue-over-failed = This table of **{ $title }** did not start. { $why } Everyone is still in the queue; I'll try again in a few minutes.

## Refusals

error-no-queue = This server has no channel where people find each other. Someone who manages the server can name one with `/fronde setup queue:`. Until then, `/table new` opens a table that others can join.
error-queue-alone = This is a game for one person: start it with `/table new`.
error-queue-called = A table of this game is ready for you. Press **I'm here** below my call. To change your terms, leave the queue first.
error-queue-full = { $most } people are in the queue already. Come back later, or open a table with `/table new`.
error-queue-no-ticket = You aren't in the queue.
error-queue-starts = Your table is starting right now. Once it has started, `/seat hand-over` offers your seat to someone else.
error-queue-call-over = This call is over. If you want to play, join the queue again.
error-queue-not-yours = This call is for others. Press **Join the queue** above, and I'll call you too.
error-queue-confirmed = You have confirmed already. The table starts when everyone has.
error-queue-no-thread = I couldn't open a table in the thread I called you in. Your place in the queue is kept.
error-queue-silent = I can't write in the channel where people find each other, so I can't call you. Someone who manages the server can let me write there, or name another channel with `/fronde setup queue:`.
