### Opponents: machines that play at a table, and are called bots everywhere.

opponent-names = Ada, Bruno, Cleo, Dario, Elsa, Felix, Greta, Hugo
opponent-name = { $name } (bot)
level-quick = quick
    .strength = The easier one, for a first game: looks one step ahead and answers at once
level-thoughtful = thoughtful
    .strength = The harder one: looks further ahead and wins about two games of three against quick ones
lobby-opponent = - { $player } · { $level } · { $role }
button-opponents = Add a bot

opponents-title = **Bots** take a seat and play it by what that seat may know. Nobody writes to them, and they have no vote.
opponents-none = None sits here yet.
opponents-guest = -# The host of the table adds them and has them get up.
opponents-full = -# Every seat is taken.
opponents-add = Add a bot
opponents-remove = Have one get up
opponent-choice = { $level }, as { $role }
opponents-pace = How fast bots play
opponents-pace-soon = soon: after a second
opponents-pace-calm = calmly: after some seconds
room-is-made = -# Whoever joins when every seat is taken gets the seat of a bot, who gets up.
room-is-not-made = -# Bots keep their seats, whoever comes.
button-room-yes = Let them make room for people
button-room-no = Let them keep their seats
error-no-opponent = No such bot sits here.
error-nobody = Somebody has to play too: bots alone have no table here.

## A machine plays on for somebody

machine-told = **{ $name } plays on for you**, { $mention } · { $title }: a bot ({ $level }) has { LIST($seats) } until you take the seat back.
machine-asked = **{ $name } plays on** · { $title }: a bot ({ $level }) has { LIST($seats) } in the place of { $player }, who may take the seat back at any time.
machine-plays = { $name } plays on from here.
machine-vote = Noted. A bot plays on for { $player } once all other players agree; they are asked in the channel.
swap-opponent = **A vote**, { LIST($people) } · { $title }: { $player } proposes that a bot ({ $to }) plays on for { $away } ({ LIST($seats) }), who may take the seat back at any time. It does once all other players agree.
button-take-back = Take my seat back
taken-back = The seat is yours again: `/turn` shows what is asked, `/hand` what you hold.
seat-held = { $player } ({ LIST($seats) })
error-no-seat = No person plays that seat; choose one of those that are suggested.
error-seat-theirs = { $player } is here, and no other player alone decides that: ask { $player } to have a bot play on (`/seat opponent`). You may do it once their time has run out, or the table has waited { $days } days for them without a sign; `/table end` asks all.
error-which-seat = Whose seat? `/seat opponent` suggests them under `seat`.
error-nothing-to-take-back = No bot plays for you here.
command-seat-opponent = Have a bot sit down, or in a game play on for somebody
    .seat = Before the game a role; in the game the player whose seat it plays on
    .level = How well it plays
command-seat-take-back = Play your seat again yourself, in the place of the bot

## Playing at once

button-begin = { $what ->
    [table] Open a table
    [learn] Learn a game
   *[play] Play now against bots
 }
games-title = { $what ->
    [table] **Open a table.** Choose a game. Others can then join you.
    [learn] **Learn.** Choose a game. Its lessons are short, and you play them alone.
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
    [one] A bot plays
   *[other] { $count } bots play
 } the other seats. Unless the game fixes it, your role is drawn at random.
play-level = - **{ $level }**: { $how }
play-private = -# In private means a thread for you and me alone; whoever may manage threads on this server can read it too.
button-play = { $place ->
    [private] In private, { $level } bots
   *[here] In this channel, { $level } bots
 }
play-begun = **{ $title }** begins { $here ->
    [1] in this channel
   *[0] in { $channel }
 }. Your choices open here as soon as you are asked.
play-place-here = in this channel
play-place-private = in a private thread
error-no-private = There can be no private thread here: that takes a text channel in which I may create private threads.
command-play = Play a game against bots, now
    .game = What to play
    .level = How well the bots play
    .where = Where the table stands

## Advice

button-advise = What would you do?
button-advice-yes = Allow advice
button-advice-no = No more advice
advice-is-on = -# Advice: allowed. Whoever is asked something may ask what a bot would do.
advice-is-off = -# Advice: none.
advice-allowed = Advice is allowed from now on; the table is told so.
advice-ended = There is no more advice; the table is told so.
advice-on-told = **Advice is allowed** · { $title }: { $player } has decided so. Whoever is asked something may ask in the panel what a bot would do, by what their seat may know and unseen by others.
advice-off-told = **No more advice** · { $title }: { $player } has decided so.
advice = A bot ({ $level }) would choose **{ LIST($labels) }**, by what your seat may know.
advice-effects = -# { $further ->
    [yes] With what it would choose next it
   *[no] It
 }{ $alike ->
    [yes] , like the next best choice,
   *[no] {""}
 } { LIST($effects) }.
advice-effects-though = -# { $further ->
    [yes] With what it would choose next it
   *[no] It
 }{ $alike ->
    [yes] , like the next best choice,
   *[no] {""}
 } { LIST($effects) }; but it { LIST($though) }.
advice-sure = { LIST($effects) }
advice-likely = very probably { LIST($effects) }
advice-probable = probably { LIST($effects) }
advice-possible = perhaps { LIST($effects) }
advice-more = { $n } more
advice-why = -# Beside **{ LIST($other) }**{ $late ->
    [yes] , played on for a turn or two
   *[no] {""}
 }: { LIST($reasons) }.
advice-why-though = -# Beside **{ LIST($other) }**{ $late ->
    [yes] , played on for a turn or two
   *[no] {""}
 }: { LIST($reasons) }; but { LIST($though) }.
advice-level = -# It thinks **{ LIST($other) }** about as good.
advice-close = -# A close call: **{ LIST($other) }** may be the better choice.
advice-level-thumb = -# By rule of thumb; as far as it can reckon, **{ LIST($other) }** comes to the same.
advice-maxim = -# By rule of thumb: { $maxim }.
advice-maxim-level = -# By rule of thumb: { $maxim }. As far as it can reckon, **{ LIST($other) }** comes to the same.
advice-thumb = -# By rule of thumb, not by what it can reckon ahead.
advice-only = -# There is nothing else to choose.
reason-lead =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } { $way } of a lead
error-no-advice = There is no advice at this table; its host may allow it under `/table options`.
error-no-advice-now = You are asked nothing now.
error-no-advice-found = The bot knows no answer this time; try again.
hurried-told = -# Many bots are thinking now: for the time being they play quickly here.
error-full-opponents = The table is full; its host can have a bot get up under *Add a bot*.
