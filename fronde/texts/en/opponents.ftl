### Bots: programs that play at a table.

opponent-names = Ada, Bruno, Cleo, Dario, Elsa, Felix, Greta, Hugo
opponent-name = { $name } (bot)
level-quick = quick
    .strength = Easier, for a first game: looks one step ahead and plays at once
level-thoughtful = thoughtful
    .strength = Harder: looks further ahead and wins about two out of three games against quick bots
lobby-opponent = - { $player } · { $level } · { $role }
button-opponents = Add a bot

opponents-title = **Bots** play a seat and use only what that seat may know. You cannot message them, and they have no vote.
opponents-none = There are no bots here yet.
opponents-guest = -# Only the host of the table can add or remove bots.
opponents-full = -# Every seat is taken.
opponents-add = Add a bot
opponents-remove = Remove a bot
opponent-choice = { $level }, as { $role }
opponents-pace = How fast bots play
opponents-pace-soon = fast: after a second
opponents-pace-calm = slowly: after a few seconds
room-is-made = -# When every seat is taken, a person who joins gets the seat of a bot.
room-is-not-made = -# Bots keep their seats when people join.
button-room-yes = Let people take bot seats
button-room-no = Let bots keep their seats
error-no-opponent = There is no such bot here.
error-nobody = At least one person has to play; bots alone cannot have a table.

## A bot plays for someone

machine-told = **{ $name } plays for you**, { $mention } · { $title }: a bot ({ $level }) plays { LIST($seats) } until you take the seat back.
machine-asked = **{ $name } plays on** · { $title }: a bot ({ $level }) plays { LIST($seats) } instead of { $player }, who can take the seat back at any time.
machine-stays = **{ $name } plays on** · { $title }: a bot ({ $level }) plays { LIST($seats) } instead of { $player } for the rest of the game.
machine-plays = { $name } plays on from here.
machine-vote = Noted. A bot plays for { $player } when all other players agree; I ask them in the channel.
swap-opponent = **A vote**, { LIST($people) } · { $title }: { $player } proposes that a bot ({ $to }) plays for { $away } ({ LIST($seats) }), who can take the seat back at any time. All other players have to agree.
button-take-back = Take my seat back
taken-back = The seat is yours again: `/turn` shows what you can choose, `/hand` what you hold.
seat-held = { $player } ({ LIST($seats) })
error-no-seat = No person plays that seat; choose one from the list.
error-seat-theirs = { $player } is still at the table: ask them to let a bot play (`/seat opponent`). You can decide that yourself when their time is up, or when the table has waited { $days } days without a sign from them. `/table end` asks everyone to end the game.
error-which-seat = Whose seat? `/seat opponent` lists the seats under `seat`.
error-nothing-to-take-back = No bot is playing for you here.
command-seat-opponent = Give a bot a seat; or, during a game, let a bot play on for someone
    .seat = Before the game, a role; during the game, the player whose seat the bot plays
    .level = How well the bot plays: quick is easier, thoughtful is harder
command-seat-take-back = Take your seat back from a bot

## Playing at once

button-begin = { $what ->
    [people] Find people
    [table] Open a table
    [learn] Learn a game
   *[play] Play now against bots
 }
games-title = { $what ->
    [people] **Find people to play with.** Choose a game. I'll call you when enough people are waiting for it.
    [table] **Open a table.** Choose a game. Others can then join you.
    [learn] **Learn.** Choose a game. You play a first game against bots, and a guide explains each step.
   *[play] **Play now against bots.** Choose a game.
 }
play-choose = Choose a game
play-first = Start here · { $facts }
play-game = **{ $title }** · { $facts }
play-players = { $least ->
    [one] 1 to { $most } players
   *[other] { $least } to { $most } players
 }
play-minutes = { $minutes ->
    [90] an hour and a half
    [120] two hours
    [150] two and a half hours
    [180] three hours
   *[other] { $minutes } minutes
 }
weight-light = light
weight-medium = medium weight
weight-heavy = heavy
play-bots = { $count ->
    [one] A bot plays the other seat
   *[other] { $count } bots play the other seats
 }. Your role is drawn at random, unless the game fixes it.
play-level = - **{ $level }**: { $how }
play-private = -# In private: in a thread for you and me. Anyone who manages threads on this server can read it too.
button-play = { $place ->
    [private] In private, { $level } bots
   *[here] In this channel, { $level } bots
 }
play-begun = **{ $title }** begins { $here ->
    [1] in this channel
   *[0] in { $channel }
 }. Your choices open here when it is your turn to decide.
play-place-here = in this channel
play-place-private = in a private thread
error-no-private = I can't open a private thread here: that takes a text channel in which I may create private threads.
play-with-bots = bots
play-with-people = people
command-play = Start a game against bots now, or find people to play with
    .game = The game to play
    .company = Bots at once, or people on this server who are waiting for a game too
    .level = How well the bots play: quick is easier, thoughtful is harder
    .where = Where the table opens

## Advice

button-advise = What would you do?
button-advice-yes = Allow advice
button-advice-no = Stop advice
advice-is-on = -# Advice: allowed. When you have to choose, you can ask what a bot would do.
advice-is-off = -# Advice: off.
advice-allowed = Advice is allowed from now on; I'll tell the table.
advice-ended = There is no more advice; I'll tell the table.
advice-on-told = **Advice is allowed** · { $title }, as { $player } has decided. When you have to choose, you can ask in your panel what a bot would do. It uses only what your seat may know, and nobody else sees it.
advice-off-told = **No more advice** · { $title }, as { $player } has decided.
advice = A bot ({ $level }) would choose **{ LIST($labels) }**, judging only by what your seat may know.
advice-effects = -# This choice{ $further ->
    [yes] , with a good one after it,
   *[no] {""}
 } { LIST($effects) }{ $alike ->
    [yes] ; so does the next best one
   *[no] {""}
 }.
advice-effects-though = -# This choice{ $further ->
    [yes] , with a good one after it,
   *[no] {""}
 } { LIST($effects) }, but { LIST($though) }{ $alike ->
    [yes] ; so does the next best one
   *[no] {""}
 }.
advice-sure = { LIST($effects) }
advice-likely = very probably { LIST($effects) }
advice-probable = probably { LIST($effects) }
advice-possible = perhaps { LIST($effects) }
advice-more = { $n } more
advice-why = -# Compared with **{ LIST($other) }**{ $late ->
    [yes] , played on for a turn or two
   *[no] {""}
 }: { LIST($reasons) }.
advice-why-though = -# Compared with **{ LIST($other) }**{ $late ->
    [yes] , played on for a turn or two
   *[no] {""}
 }: { LIST($reasons) }; but { LIST($though) }.
advice-level = -# The bot rates **{ LIST($other) }** as about equally good.
advice-close = -# A close call: **{ LIST($other) }** might be the better choice.
advice-level-thumb = -# By rule of thumb; as far as the bot can calculate, **{ LIST($other) }** is just as good.
advice-maxim = -# By rule of thumb: { $maxim }.
advice-maxim-level = -# By rule of thumb: { $maxim }. As far as the bot can calculate, **{ LIST($other) }** is just as good.
advice-thumb = -# By rule of thumb; the bot cannot calculate that far ahead.
advice-only = -# There is no other choice.
reason-lead =
    { $way ->
        [more] { $n ->
            [one] a lead { $n } point bigger
           *[other] a lead { $n } points bigger
        }
       *[less] { $n ->
            [one] a lead { $n } point smaller
           *[other] a lead { $n } points smaller
        }
    }
error-no-advice = There is no advice at this table; its host can allow it under `/table options`.
error-nothing-now = You have nothing to decide now.
error-no-advice-found = The bot found no answer this time; try again.
hurried-told = -# Many bots are thinking now, so the bots here play at the quick level for a while.
error-full-opponents = The table is full; its host can remove a bot under *Add a bot*.
