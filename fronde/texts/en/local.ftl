### The local table: the bot in a browser on your own computer

## The start page

local-page = Fronde: the local table
local-intro = Board games about the history of France. The bot knows the rules, deals the cards and shows you what you can do. Choose a game; the bot calls you when it is your turn.
local-start = Start here
local-board = The board of { $title }
local-play = Play against bots
local-deal = Sit at every seat
local-learn = Learn
# The name of a button for a screen reader
local-button = { $button }: { $title }
local-where = Where you play
local-starting = Starting…
local-private = Private messages
local-private-note = At a table where you sit at every seat, each player's secrets are here.
local-how = How this works
local-how-people = This is the real bot with its real database. Only Discord is not real: this computer imitates it, and nothing leaves the computer. You are { $me }. { LIST($others) } are all here, and you can be any of them: choose the name under **{ $viewing }**.
local-how-buttons = **{ $play }** starts a game in which you have one seat and bots have the others. **{ $deal }** starts a game in which you play for everyone: the yellow button at the top makes you the player whose turn it is. **{ $learn }** guides you through a first game. If **#{ $channel }** already has a game, the next one gets a thread of its own.
local-how-commands = Everything can also be typed as on Discord: `/` lists the commands, such as `/table new`.
local-tools = Tools
local-thread = Open a thread
local-thread-note = For another game, use a thread: a channel or thread holds only one game at a time.
local-thread-name = What should the thread be called?
local-thread-example = second game
local-restart = Stop and restart the bot
local-restarting = Restarting…
local-restarted = Restarted. Every old button still works.
local-lost = The bot did not come back; see the terminal.
local-stopped = The bot has stopped. Start it again in the terminal.
local-moment = One moment…
local-end = Ctrl-C in the terminal stops everything. Your games are kept, and will be here when you start again.

## The bar and an empty channel

local-viewing = Viewing as
local-all = All games
local-menu = Menu
local-other = Another player's page
local-again = Start again
local-again-sure = End this game and start it again
local-be = Play as { $name }
local-empty-direct = What the bot tells { $who } alone appears here.
local-empty = Nobody is playing here yet
local-empty-note = Play alone against bots, open a table for several people, or learn a game with a guide.
local-commands = Every command is also behind `/` in the field below.

## The places

local-messages = { $who }'s messages
local-place-table = #{ $name }
local-place-thread = Thread: { $name }
local-place-as = { $place } as { $who }
local-picture = a picture
local-nothing = nothing yet

## What is refused

local-no-game = There is no such game.
local-no-picture = There is no such picture.
local-no-button = There is no such button.
local-no-person = There is nobody of that name.
local-no-name = A thread needs a name.
local-no-table = Nothing has been played here yet.
local-old-page = That page is from an earlier start of the bot; open the first page again.
local-not-ready = The bot is starting; try again in a moment.
local-foreign = The local table is only for this computer.

## The client, as simcord imitates it: messages, forms, menus and commands

local-client-only-you = Only you can see this
local-client-used = { $a } used
local-client-app = APP
local-client-edited = (edited)
local-client-edited-at = Edited { $a }
local-client-thinking = Thinking…
local-client-reply = Reply
local-client-edit = Edit
local-client-delete = Delete
local-client-pin = Pin
local-client-unpin = Unpin
local-client-actions = Actions for { $a }
local-client-delete-sure = Delete this message? This cannot be undone.
local-client-page = Channel
local-client-dialog = Form
local-client-earlier = Earlier messages
local-client-newer = Newer messages
local-client-latest = New messages · go to the last
local-client-write = Message { $a }{ $b }
local-client-write-command = Type / for the commands
local-client-send = Send
local-client-save = Save
local-client-enter = { $a } (Enter)
local-client-edit-message = Edit the message
local-client-editing = Editing message { $a }
local-client-replying = Replying to { $a }: { $b }
local-client-cancel-edit = Stop editing
local-client-cancel-reply = Do not reply
local-client-cancel = Cancel
local-client-submit = Submit
local-client-close = Close
local-client-form-note = This form goes to { $a }. Do not put passwords or other secrets in it.
local-client-required = This field is required.
local-client-too-short = Enter at least { $a } characters.
local-client-too-long = Enter no more than { $a } characters.
local-client-choose-some = Choose at least one.
local-client-choose-one = Choose one.
local-client-choose-valid = This value is not accepted.
local-client-too-few = Choose at least { $a }.
local-client-too-many = Choose no more than { $a }.
local-client-selected = { $a } chosen; choose { $b } to { $c }.
local-client-choose-file = Choose a file
local-client-files = At most { $a } files of 10 MB each.
local-client-drop = Drop files here or
local-client-browse = choose them
local-client-file-too-large = That is too much to upload.
local-client-file-type = This kind of file is not allowed.
local-client-remove = Remove { $a }
local-client-select = Choose an option
local-client-select-several = Choose one or more options
local-client-clear = Clear the choice
local-client-search = Search the options
local-client-previous = Previous
local-client-next = Next
local-client-apply = Apply
local-client-tick = Tick, then press Apply
local-client-loading = Loading…
local-client-none = No options
local-client-failed = The options could not be loaded
local-client-more-commands = There are more commands: type on
local-client-commands = COMMANDS
local-client-members = MEMBERS
local-client-roles = ROLES
local-client-channels = CHANNELS
local-client-matching = OPTIONS { $a }
local-client-optional = +{ $a } optional
local-client-more = more
local-client-show-commands = Commands of { $a }
local-client-command = Command /{ $a }
local-client-leave-command = Leave the command
local-client-command-gone = This command no longer exists.
local-client-missing = Required options missing: { $a }
local-client-out-of-range = This is too long, too large or too small.
local-client-lost = The connection is lost; trying again…
local-client-back = The connection is back.
local-client-ended = This page has ended. Open it again from the first page.
local-client-is-required = , required
local-client-unknown = Unknown author
local-client-used-alone = Used
local-client-count = Commands: { $a }
local-client-missing-there = /{ $a }; required options missing: { $b }
local-client-dropped = The command has changed. Left out: { $a }
local-client-option-gone = An option you chose is no longer there.
local-client-wait = Wait until the last click is answered.
