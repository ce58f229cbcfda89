### What the host says in every game.

## Between the things of a list, and before its last

list-between = { ", " }
list-and = { " and " }
list-or = { " or " }

## Who has won, and who led when, as pictures say it

outcome-won =
    { $count ->
        [0] Nobody wins
        [one] { $who } wins
       *[other] { $who } win
    }
outcome-tie-break = tie-break: { $what }
outcome-side = { $people } ({ $seats })
outcome-sentence = { $parts }.
outcome-score-now = Score so far
outcome-score-final = Final score
outcome-item = { $name } { $points }
outcome-items = { $seat }: { $items }.
outcome-now = Points now: { $scores }.
outcome-turn = Turn { $turn }
outcome-end = At the end: { $scores }.

## Refusals

error-not-your-turn = { $seat } has nothing to decide right now.
error-stale = That question has been settled; here is what is asked now.
error-stale-form = That has changed since you opened the form; here is how it stands now.
error-already-done = That has been done already.
error-count =
    { $least ->
        [one] { $most ->
            [one] Choose one option.
           *[other] Choose up to { $most } options.
         }
       *[other] Choose at least { $least } options, { $most } at most.
    }
error-undo-nothing = You have made no choice yet that could be taken back.
error-undo-revealed = Your last choice stands: something has been revealed since, or the others have to answer it.
error-undo-others = Somebody else has chosen since; only the last choice at the table can be taken back.
error-unknown-game = There is no game called “{ $key }” here.

setup-option = The option “{ $slug }” does not fit: { $why }
setup-options = These options do not go together.
setup-unknown-option = there is no such option. There are { LIST($options) }.
setup-wrong-value = { $given } is not { $takes }.
setup-takes-either = { LIST($kinds, style: "or") }
setup-takes-one-of = { LIST($values, style: "or") }
setup-takes-range = a whole number from { $least } to { $most }
setup-takes-boolean = true or false
setup-takes-integer = a whole number
setup-takes-number = a number
setup-takes-string = a text
setup-takes-array = a list
setup-takes-list = a list of { $least } to { $most } different ones of { LIST($values) }
setup-takes-object = a table of names, each with a value
setup-takes-null = null
setup-takes-other = a value of its kind

position-impossible = That position cannot arise: { $problem }
position-nowhere = That position cannot be played on: what its “stack” says is under way leads nowhere.
position-unfit = That position cannot be taken up: what stands in it does not fit together.
position-unknown-key = A position of this game has no key “{ $slug }”.
position-missing-key = “{ $slug }” of this position: it is missing, and a whole position, one with a “stack”, has every key.
position-unknown-field = “{ $key }” of this position: nothing in it is called “{ $slug }”.
position-missing-field = “{ $key }” of this position: “{ $slug }” is missing in it.
position-unknown = “{ $key }” of this position: { $slug } is none of { $ids }.
position-no-step = “{ $key }” of this position: this game has no step { $slug }.
position-not-number = “{ $key }” of this position: { $given } is not a whole number from { $least } to { $most }.
position-not-dice = “random” of this position: { $given } is not 64 hexadecimal digits, a point, and how often was drawn.
position-not-flag = “{ $key }” of this position: { $given } is neither true nor false.
position-not-line = “{ $key }” of this position: { $given } is not a text of at most { $most } characters.
position-not-list = “{ $key }” of this position: { $given } is not a list of at most { $most } entries.
position-not-map = “{ $key }” of this position: { $given } is not a table of names, each with a value.

error-position-stuck = That position cannot be: nobody has anything to decide in it and the game is not over, or it is over and somebody has.
error-position-sealed = Under “sealed” stands an answer that none of the sealed questions of this position takes.
error-not-on-offer = That is none of your choices now.
error-used-up = Nothing was left for it: what was done before it is all there was to do.
error-two-questions = These options answer different questions; answer one question at a time.

file-toml-value = a value is missing here, or is none that TOML knows; a text stands in quotation marks.
file-toml-date = there is no such date or time.
file-toml-string = a quotation mark opens a text here that nothing closes.
file-toml-character = there is a sign here that may not stand in this place.
file-toml-escape = a backslash in a text begins a sign that TOML does not know; write two for one.
file-toml-list = a bracket opens a list here that nothing closes.
file-toml-inline-table = a brace opens a table here that nothing closes.
file-toml-twice = this stands in the file twice, or was something else before.
file-toml-equals = a “=” is missing after a key.
file-toml-header = a bracket is missing after the name of a table.
file-toml-line-end = something stands here behind what is complete; begin a new line.
file-toml-key = no key of TOML begins so.
file-toml-other = something here is not as TOML has it.

file-shape-characters = the file is longer than { $most } characters.
file-shape-lines = the file has more than { $most } lines.
file-shape-line-length = this line is longer than { $most } characters.
file-shape-tables = here begin more than { $most } tables.
file-shape-keys = here the file has more than { $most } keys.
file-shape-key-depth = this key has more than { $most } parts with dots between them.
file-shape-key-length = this key is longer than { $most } characters.
file-shape-depth = here more than { $most } brackets stand inside each other.
file-shape-items = here a list has more than { $most } things in it.

## How a recorded game plays otherwise than it was played.

difference-refused = Choice { $number } ({ $seat }, { $step }) is refused now: { $reason }
difference-damaged = What is kept of the game cannot be read.
difference-draws = Choice { $number } ({ $seat }, { $step }) draws otherwise.
difference-options = After choice { $number } ({ $seat }, { $step }) there are { $now } legal answers; there were { $then }.
difference-seen = After choice { $number } ({ $seat }, { $step }) the questions, or what somebody sees of the table, are others.
difference-beginning = The game does not begin any more: { $reason }
difference-met = After choice { $number }, where its last rules begin, the questions, the draws, or what somebody sees of the table, are others.
difference-failed = Choice { $number } cannot be played any more.
difference-draws-all = Every choice is lawful, but the dice fall otherwise.

recheck-same = Plays as it was played.
check-finding = { $title }, table { $table }, rules { $version }, { $count ->
    [one] 1 choice
   *[other] { $count } choices
 }: { $fate }
check-untouched = goes on untouched.
check-new-rules = goes on under the new rules from its last settled position, after choice { $settled }. { $difference }
check-kept = cannot be taken up by the new rules and is kept. { $difference }
check-unknown = its game is not installed.
