### What the host says in every game.

## Between the things of a list, and before its last

list-between = { ", " }
list-and = { " and " }
list-or = { " or " }

## Punctuation and numbers where the program joins a line

mark-colon = { ": " }
mark-semicolon = { "; " }
mark-percent = { $n }%
mark-date = { $year }-{ $month }-{ $day }

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
    .you = You have nothing to decide right now.
error-stale = That question is already settled; here is the current one.
error-stale-form = That has changed since you opened the form; here is the current version.
error-already-done = That has been done already.
error-count =
    { $least ->
        [one] { $most ->
            [one] Choose one option.
           *[other] Choose up to { $most } options.
         }
       *[other] Choose at least { $least } and at most { $most } options.
    }
error-undo-nothing = You have made no choice yet that you could take back.
error-undo-revealed = You cannot undo your last choice: something has been revealed since, or the others have to answer it.
error-undo-others = Someone else has chosen since; you can undo only the last choice at the table.
error-unknown-game = There is no game called “{ $key }” here.

setup-option = The option “{ $slug }” does not fit: { $why }
setup-options = These options do not go together.
setup-unknown-option = there is no such option. The options are { LIST($options) }.
setup-wrong-value = { $given } is not { $takes }.
setup-takes-either = { LIST($kinds, style: "or") }
setup-takes-one-of = { LIST($values, style: "or") }
setup-takes-range = a whole number from { $least } to { $most }
setup-takes-boolean = true or false
setup-takes-integer = a whole number
setup-takes-number = a number
setup-takes-string = text
setup-takes-array = a list
setup-takes-list = a list of { $least } to { $most } different values from { LIST($values) }
setup-takes-object = a table of names, each with a value
setup-takes-null = null
setup-takes-other = a value of the right kind

position-impossible = That position is impossible: { $problem }
position-nowhere = That position cannot be played: the steps in its “stack” lead nowhere.
position-unfit = That position cannot be loaded: its parts do not fit together.
position-unknown-key = A position of this game has no key “{ $slug }”.
position-missing-key = “{ $slug }” is missing from this position. A complete position (one with a “stack”) has every key.
position-unknown-field = “{ $key }” of this position: a field “{ $slug }” is not allowed.
position-missing-field = “{ $key }” of this position: its field “{ $slug }” is missing.
position-unknown = “{ $key }” of this position: { $slug } is not one of { $ids }.
position-no-step = “{ $key }” of this position: this game has no step { $slug }.
position-not-number = “{ $key }” of this position: { $given } is not a whole number from { $least } to { $most }.
position-not-dice = “random” of this position: it has to be 64 hexadecimal digits, a dot and the number of draws, not { $given }.
position-not-flag = “{ $key }” of this position: { $given } is neither true nor false.
position-not-line = “{ $key }” of this position: { $given } is not text of at most { $most } characters.
position-not-list = “{ $key }” of this position: { $given } is not a list of at most { $most } entries.
position-card-twice = This position has { $card } in two places.
position-never-card-missing = a card is missing.
position-never-card-twice = this card is in more than one place: { $card }.
position-not-map = “{ $key }” of this position: { $given } is not a table of names, each with a value.

error-position-stuck = That position is impossible: the game is not over but nobody has anything to decide, or it is over but someone still has to decide.
error-position-sealed = “sealed” holds an answer that fits none of the sealed questions of this position.
error-not-on-offer = That is not one of your choices now.
error-used-up = Nothing is left for this choice: the earlier ones have used everything up.
error-two-questions = These options answer different questions; answer one question at a time.

file-toml-value = there is no valid TOML value here; text needs quotation marks.
file-toml-date = there is no such date or time.
file-toml-string = a quotation mark opens text here, and nothing closes it.
file-toml-character = there is a character here that is not allowed in this place.
file-toml-escape = a backslash in text begins an escape that TOML does not know; write two backslashes for one.
file-toml-list = a bracket opens a list here, and nothing closes it.
file-toml-inline-table = a brace opens a table here, and nothing closes it.
file-toml-twice = this key is in the file twice, or was used earlier for something else.
file-toml-equals = an “=” is missing after a key.
file-toml-header = a bracket is missing after the name of a table.
file-toml-line-end = there is something after a complete entry here; begin a new line.
file-toml-key = no TOML key begins like this.
file-toml-other = this is not valid TOML.

file-shape-characters = the file is longer than { $most } characters.
file-shape-lines = the file has more than { $most } lines.
file-shape-line-length = this line is longer than { $most } characters.
file-shape-tables = this is one table too many: the file may have at most { $most }.
file-shape-keys = this is one key too many: the file may have at most { $most }.
file-shape-key-depth = this key has more than { $most } parts with dots between them.
file-shape-key-length = this key is longer than { $most } characters.
file-shape-depth = more than { $most } brackets are nested here.
file-shape-items = a list here has more than { $most } items.

## How a recorded game plays otherwise than it was played.

difference-refused = Choice { $number } ({ $seat }, { $step }) is refused now: { $reason }
difference-damaged = What is stored of the game cannot be read.
difference-draws = The draws of choice { $number } ({ $seat }, { $step }) no longer match the record.
difference-options = After choice { $number } ({ $seat }, { $step }) there are now { $now } legal answers instead of { $then }.
difference-seen = After choice { $number } ({ $seat }, { $step }), the questions or what someone sees of the table no longer match the record.
difference-beginning = The game no longer starts: { $reason }
difference-met = Choice { $number } moved the game to its latest rules. After this choice, the questions, the draws or what someone sees of the table no longer match the record.
difference-failed = Choice { $number } can no longer be played.
difference-draws-all = Every choice is legal, but the dice do not match the record.

recheck-same = Plays back exactly.
check-finding = { $title }, table { $table }, rules { $version }, { $count ->
    [one] 1 choice
   *[other] { $count } choices
 }: { $fate }
check-untouched = continues unchanged.
check-new-rules = continues under the new rules from its last settled position, after choice { $settled }. { $difference }
check-kept = does not fit the new rules and is kept as a record. { $difference }
check-unknown = its game is not installed.
