### What the host says in every game.

error-not-your-turn = { $seat } has nothing to decide right now.
error-stale = That question has been settled; here is what is asked now.
error-count =
    { $least ->
        [one] Choose one option.
       *[other] Choose at least { $least } options, { $most } at most.
    }
error-undo-nothing = You have made no choice yet that could be taken back.
error-undo-revealed = Your last choice stands: something has been revealed since, or the others have to answer it.
error-undo-others = Somebody else has chosen since; only the last choice at the table can be taken back.
error-unknown-game = There is no game called “{ $key }” here.

setup-option = The option “{ $slug }” does not fit: { $why }.

position-impossible = That position cannot arise: { $problem }
position-unfit = That position cannot be taken up: what stands in it does not fit together.
position-unknown-key = A position of this game has no key “{ $slug }”.
position-missing-key = A whole position has the key “{ $slug }” too, and this one has not.
position-unknown-field = Nothing is called “{ $slug }” in what stands under “{ $key }”.
position-missing-field = Under “{ $key }” something is left out: “{ $slug }”.
position-unknown = Under “{ $key }” stands “{ $slug }”, and there is no such thing.
position-no-step = Under “{ $key }” stands the step “{ $slug }”, and this game has none of that name.
position-not-number = Under “{ $key }” stands “{ $given }”: not a number from { $least } to { $most }.
position-not-flag = Under “{ $key }” stands “{ $given }”: neither true nor false.
position-not-line = Under “{ $key }” stands “{ $given }”: not a text of at most { $most } letters.
position-not-list = Under “{ $key }” stands “{ $given }”: not a list of at most { $most } entries.
position-not-map = Under “{ $key }” stands “{ $given }”: not names with a value each.
error-position-stuck = That position cannot be: nobody has anything to decide in it and the game is not over, or it is over and somebody has.
error-position-sealed = Under “sealed” stands an answer that none of the sealed questions of this position takes.
error-not-on-offer = “{ $pick }” is not among the choices now.
error-two-questions = These options answer different questions; answer one question at a time.
error-position-key = “{ $slug }” of this position: { $problem }
error-position-number = { $given } is not a whole number from { $least } to { $most }.
error-position-truth = { $given } is neither true nor false.
error-position-missing = it is missing, and a whole position, one with a “stack”, has every key.
error-position-nowhere = That position cannot be played on: what its “stack” says is under way leads nowhere.

file-shape-characters = the file is longer than { $most } characters.
file-shape-lines = the file has more than { $most } lines.
file-shape-line-length = this line is longer than { $most } characters.
file-shape-tables = here begin more than { $most } tables.
file-shape-keys = here the file has more than { $most } keys.
file-shape-key-depth = this key has more than { $most } parts with dots between them.
file-shape-key-length = this key is longer than { $most } characters.
file-shape-depth = here more than { $most } brackets stand inside each other.
file-shape-items = here a list has more than { $most } things in it.
