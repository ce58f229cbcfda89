### What the host says in every game.

error-not-your-turn = { $seat } has nothing to decide right now.
error-stale = That question has been settled; here is what is asked now.
error-already-done = That has been done already.
error-count =
    { $least ->
        [one] Choose one option.
       *[other] Choose at least { $least } options, { $most } at most.
    }
error-undo-nothing = You have made no choice yet that could be taken back.
error-undo-revealed = Your last choice stands: something has been revealed since, or the others have to answer it.
error-undo-others = Somebody else has chosen since; only the last choice at the table can be taken back.
error-unknown-game = There is no game called “{ $key }” here.

setup-option = The option “{ $slug }” does not fit: { $why }
setup-options = These options do not go together.
setup-unknown-option = there is no such option. There are: { $options }.
setup-wrong-value = { $given } is not { $takes }.
setup-takes-either = any of these: { $kinds }
setup-takes-one-of = one of { $values }
setup-takes-range = a whole number from { $least } to { $most }
setup-takes-boolean = true or false
setup-takes-integer = a whole number
setup-takes-number = a number
setup-takes-string = a text
setup-takes-array = a list
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
position-not-flag = “{ $key }” of this position: { $given } is neither true nor false.
position-not-line = “{ $key }” of this position: { $given } is not a text of at most { $most } characters.
position-not-list = “{ $key }” of this position: { $given } is not a list of at most { $most } entries.
position-not-map = “{ $key }” of this position: { $given } is not a table of names, each with a value.

error-position-stuck = That position cannot be: nobody has anything to decide in it and the game is not over, or it is over and somebody has.
error-position-sealed = Under “sealed” stands an answer that none of the sealed questions of this position takes.
error-not-on-offer = “{ $pick }” is not among the choices now.
error-two-questions = These options answer different questions; answer one question at a time.

file-shape-characters = the file is longer than { $most } characters.
file-shape-lines = the file has more than { $most } lines.
file-shape-line-length = this line is longer than { $most } characters.
file-shape-tables = here begin more than { $most } tables.
file-shape-keys = here the file has more than { $most } keys.
file-shape-key-depth = this key has more than { $most } parts with dots between them.
file-shape-key-length = this key is longer than { $most } characters.
file-shape-depth = here more than { $most } brackets stand inside each other.
file-shape-items = here a list has more than { $most } things in it.
