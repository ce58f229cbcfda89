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
error-position-stuck = That position cannot be: nobody has anything to decide in it and the game is not over, or it is over and somebody has.
error-position-key = “{ $slug }” of this position: { $problem }
error-position-number = { $given } is not a whole number from { $least } to { $most }.
error-position-truth = { $given } is neither true nor false.
error-position-missing = it is missing, and a whole position, one with a “stack”, has every key.
error-position-sealed = Under “sealed” stands an answer that none of the sealed questions of this position takes.
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
