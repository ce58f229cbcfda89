### What the referee (`python -m fronde`) answers to requests that are no move in a game, and the tools to files.

referee-json = This line is not a JSON object in UTF-8: { $problem }.
json-fault-encoding = it is not UTF-8, or has half a character
json-fault-depth = brackets stand too deep inside each other
json-fault-place = what stands from character { $n } on is none
json-fault-number = it has a number that there is not, or too large a one
referee-request = The request cannot be read: { $where }: { $problem }.
referee-choice = a choice takes a seat and a step
shape-fault-missing = it is missing
shape-fault-text = it takes a text
shape-fault-number = it takes a whole number
shape-fault-flag = it takes true or false
shape-fault-list = it takes a list
shape-fault-table = it takes a table of names, each with a value
shape-fault-other = it does not fit
referee-op = There is no request called “{ $op }”; there are { LIST($ops) }.
referee-no-game = No game has been started here; begin with “new”, “load” or “replay”.
referee-seat = There is no seat “{ $slug }” in this game; the seats are { LIST($slugs) }.
referee-players = { $name } is played by { LIST($counts, style: "or") } players, not by { $given }.
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

file-fault-missing = there is no such file or folder
file-fault-forbidden = access to it is forbidden
file-fault-folder = it is a folder
file-fault-encoding = it is not UTF-8
file-fault-other = the system does not allow it
