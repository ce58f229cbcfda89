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
error-position-sealed = Under “sealed” stands an answer that none of the sealed questions of this position takes.
