### What the referee (`python -m fronde`) answers to requests that are no move in a game.

referee-json = This line is not a JSON object in UTF-8: { $problem }.
referee-request = The request cannot be read: { $where }: { $problem }.
referee-op = There is no request called “{ $op }”; there are: { $ops }.
referee-no-game = No game has been started here; begin with “new”, “load” or “replay”.
referee-seat = There is no seat “{ $slug }” in this game; the seats are: { $slugs }.
referee-players = { $name } is played by { $counts } players, not by { $given }.
referee-twice = “{ $key }” stands in the position and beside it, and the two differ.
referee-takes-seed = “seed” of this position: it is a whole number.
referee-takes-players = “players” of this position: it is a list of names.
referee-takes-options = “options” of this position: it is a table of options, each with its value.
referee-other-game = This position belongs to another game.
referee-version = The record was played under version { $given } of the rules here, which now are version { $version }.
referee-record = Choice { $number } of the record cannot be made: { $problem }
referee-render = The picture cannot be written to “{ $path }”: { $problem }.
referee-no-picture = There is no picture of this game.
referee-fault = This request could not be carried out, and nothing was changed; the fault is ours.
