### What a server's administrators set, and what whoever runs the bot asks of it.

setup-title = **This server**
setup-where = - Tables are opened in <#{ $channel }>.
setup-anywhere = - Tables may be opened in any channel where I may write.
setup-who = - By members with the role <@&{ $role }>.
setup-anybody = - By anybody.
setup-steward = - Stewards, who look after its tables: whoever may manage all channels, and members with the role <@&{ $role }>.
setup-no-steward = - Stewards, who look after its tables: whoever may manage all channels.
setup-threads = - Each in a thread of its own, where I may open one.
setup-no-threads = - In the channel itself.
setup-forum = - Each as a post in <#{ $forum }>, where I may open one; there it is tagged with how it stands.
setup-lacks = **Nothing is saved yet.** I cannot open tables there: I am not allowed to { LIST($permission) }. Allow me that and check again, or save it as it is.
button-setup-again = Check again
button-setup-anyway = Save it as it is
button-setup-tables = Change where and by whom
button-setup-talk = Change pings and language
setup-form = This server
setup-form-channel = The one channel for tables; empty: any
setup-form-forum = A forum with a post for each game
setup-form-threads = A thread of its own for each game?
setup-form-role = Who may open tables; empty: anybody
setup-form-steward = Stewards, besides those who manage all channels
setup-form-pings = Where are people pinged who chose nothing?
setup-form-language = The language I speak in public
setup-form-stats = Statistics of this server?
setup-forum-tags = The forum has no tag { LIST($tags) }, and I may not make any: give it these tags, and I set them.
setup-pings = - Whoever has chosen nothing by `/settings mine` is pinged: { $where }.
setup-stats = - Statistics: `/stats` shows those of this server, and of members who allow it.
setup-no-stats = - Statistics: off. `/stats` shows people only their own.
setup-language = - In public I speak: { $language }.
language-en = English
setup-own-language = the server's language

status = **Since** { $since }: { $servers } servers, { $tables } open tables, { $games } of them games, { $loaded } in memory. { $waiting } messages wait, the oldest for { $minutes } minutes; { $given_up } were given up.
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
status-stuck = - Table { $table }: { $count } given up ({ $fault })
told-all = { $count ->
    [one] Said at 1 table.
   *[other] Said at { $count } tables.
 }
operator = **A word from whoever runs this bot**: { $words }

table-opened-in = The table for { $title } is open in { $channel }. Whoever wants to play presses Join there.

table-opened-homeless = -# This server has a forum for tables, where I can open nothing: I lack a permission there, or it asks for a tag I do not know.

forum-tag-open = open seat
forum-tag-playing = playing
forum-tag-over = over
forum-opened = **{ $title }**: { $player } opens a table. Whoever wants to play presses Join.

error-other-channel = On this server tables are opened in <#{ $channel }>.
error-other-role = On this server tables are opened by members with the role <@&{ $role }>.
error-no-forum = I cannot see that forum: let me view it first.
error-administrators = That is for those who manage this server.
error-owner-only = That is for whoever runs this bot.

command-fronde = What this server wants of the bot, and how it fares
command-fronde-setup = Where tables may be opened, by whom, and how
    .channel = The one channel where tables are opened
    .role = The role whose members may open tables
    .steward = The role whose members are stewards, besides whoever may manage all channels
    .threads = Whether each game gets a thread of its own
    .forum = The forum in which each game gets a post of its own
    .pings = Where people are told that it is their turn, who have not chosen for themselves
    .language = The language I speak in public here
    .stats = Whether there are statistics of this server
    .reset = Take back what was set before
command-fronde-status = How the bot fares, for whoever runs it
command-fronde-tell = Say something at every open table, for whoever runs the bot
    .words = What to say
