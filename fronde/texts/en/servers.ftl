### What a server's administrators set, and what the person who runs the bot asks of it.

setup-title = **This server**
setup-where = - Tables open in <#{ $channel }>.
setup-anywhere = - Tables can open in any channel where I can write.
setup-who = - Members with the role <@&{ $role }> can open tables.
setup-anybody = - Anyone can open tables.
setup-steward = - Stewards, who look after the tables: anyone who manages all channels, and members with the role <@&{ $role }>.
setup-no-steward = - Stewards, who look after the tables: anyone who manages all channels.
setup-threads = - Each table gets its own thread wherever I can open one.
setup-no-threads = - Tables are in the channel itself.
setup-forum = - Each table is a post in <#{ $forum }> if I can open one there; the post's tag shows the table's state.
setup-lacks = **Nothing is saved yet.** I'm not allowed to { LIST($permission) } where these settings need it. Give me that permission and check again, or save the settings anyway.
button-setup-again = Check again
button-setup-anyway = Save it anyway
button-setup-tables = Change who opens tables, and where
button-setup-talk = Change pings, language and more
button-setup-more = Change leagues and the daily puzzle
setup-form = This server
setup-form-channel = The only channel for tables; empty for any
setup-form-forum = A forum, with a post for each game
setup-form-threads = A thread of its own for each game?
setup-form-role = Who can open tables; empty for anyone
setup-form-steward = Stewards, besides those who manage channels
setup-form-queue = The channel where people find each other
setup-form-pings = Where should I ping people by default?
setup-form-language = The language I speak in public
setup-form-stats = Keep statistics of this server?
setup-form-leagues = Most league tables open at once
setup-form-ratings = Rated games on this server?
setup-form-puzzles = The channel for the daily puzzle
setup-forum-tags = The forum lacks { COUNT($tags) ->
    [one] this tag
   *[other] these tags
 }: { LIST($tags) }. I can't create tags. If you create what is missing, I'll tag the posts with it.
setup-queue = - People can find others to play with in <#{ $channel }>.
setup-no-queue = - There is no channel where people can find others to play with. Choose one with `/fronde setup queue:`.
setup-puzzles = - Every day a puzzle appears in <#{ $channel }>{ $silent ->
    [0] .
   *[other] {""} once I'm allowed to { LIST($lacks) } there.
 }
setup-no-puzzles = - There is no channel for the daily puzzle. Choose one with `/fronde setup puzzles:`.
setup-pings = - Pings, for people who have chosen nothing under `/settings mine`: { $where }.
setup-stats = - Statistics: `/stats` shows those of this server, and those of members who allow it.
setup-no-stats = - Statistics: off. `/stats` shows people only their own.
setup-ratings = - Ratings: a host can have a table rated.
setup-no-ratings = - Ratings: off. No table here can be rated.
setup-leagues = - Leagues: they have at most { $count ->
    [one] one table
   *[other] { $count } tables
 } open at a time.
setup-language = - In public I speak: { $language }.
language-en = English
language-fr = Français
language-client = as in Discord
setup-own-language = the server's language

status = **Since** { $since }: { $servers ->
    [one] { $servers } server
   *[other] { $servers } servers
 }, { $tables ->
    [one] { $tables } open table
   *[other] { $tables } open tables
 }, { $games } of them with a game under way, { $loaded } in memory. { $waiting ->
    [one] { $waiting } message waits
   *[other] { $waiting } messages wait
 }, the oldest for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }; { $given_up ->
    [one] { $given_up } was given up
   *[other] { $given_up } were given up
 }.
status-process = - Process { $process }: { $count ->
    [one] shard { LIST($shards) }
   *[other] shards { LIST($shards) }
 } of { $total }, last sign { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 } ago.
status-waits = - Process { $process }: waits until another one stops.
status-copies = **Copies.** { $reason } (`docs/operating.md`)
status-results = **Results of older games.** { $missing ->
    [0] None is missing
    [one] One is still missing
   *[other] { $missing } are still missing
}; { $unreadable ->
    [0] every game can be read.
    [one] one game cannot be read.
   *[other] { $unreadable } games cannot be read.
}
status-usage = **The last 30 days.** { $opened ->
    [one] { $opened } lobby opened
   *[other] { $opened } lobbies opened
}, { $filled } of them filled, { $finished } of those games finished. So far { $first ->
    [one] { $first } person has
   *[other] { $first } people have
} begun a first game, { $second } a second, { $fifth } a fifth.
status-gaps = **Time from turn to turn**: less than a day { $days0 }×, one day { $days1 }×, two days { $days2 }×, longer { $days3 }×.
status-stuck = - Table { $table }: { $count ->
    [one] { $count } message
   *[other] { $count } messages
 } given up ({ $fault })
told-all = { $count ->
    [one] Posted at 1 table.
   *[other] Posted at { $count } tables.
 }
operator = **A message from the person who runs this bot**: { $words }

table-opened-in = The table for { $title } is open in { $channel }. Press Join there to play.

table-opened-homeless = -# This server has a forum for tables, but I can't open a post there: I lack a permission, or the forum requires a tag that I don't know.

forum-tag-open = open seat
forum-tag-playing = playing
forum-tag-over = over
forum-opened = **{ $title }**: { $player } opens a table. Press Join to play.

error-other-channel = On this server, tables open in <#{ $channel }>.
error-other-role = On this server, only members with the role <@&{ $role }> open tables.
error-no-forum = I can't see that forum; let me view it first.
error-administrators = Only those who manage this server can do that.
error-owner-only = Only the person who runs this bot can do that.

command-fronde = Settings of the bot on this server, and its state
command-fronde-setup = Where tables can open, who can open them, and how
    .channel = The one channel where tables open
    .role = The role whose members can open tables
    .steward = The role whose members are stewards, besides anyone who manages all channels
    .threads = Whether each game gets a thread of its own
    .forum = The forum in which each game gets its own post
    .pings = Where I ping people who have not chosen a place themselves
    .language = The language I speak in public here
    .stats = Whether there are statistics of this server
    .ratings = Whether tables here can be rated
    .queue = The channel where people can find others to play with
    .leagues = How many tables all leagues together can have open
    .puzzles = The channel that gets a puzzle every day
    .reset = Clear the earlier settings first
command-fronde-status = The state of the bot, for the person who runs it
command-fronde-reports = Readers' reports about texts, as a file for the person who runs the bot
reports = { $count ->
    [0] Nobody has reported a text.
    [one] One report about a text, from the last three months.
   *[other] { $count } reports about texts, from the last three months.
 }
command-fronde-tell = For the person who runs the bot: post a message at every open table
    .words = The message
