### What the referee (`python -m fronde`) answers to requests that are not moves in a game, and the tools to files.

referee-json = This line is not a JSON object in UTF-8: { $problem }.
json-fault-encoding = it is not UTF-8, or contains half a character
json-fault-depth = its brackets are nested too deep
json-fault-place = it is invalid from character { $n } on
json-fault-number = it contains an invalid or too large number
referee-request = The request cannot be read ({ $where }): { $problem }.
referee-choice = a choice needs a seat and a step
shape-fault-missing = it is missing
shape-fault-text = it has to be text
shape-fault-number = it has to be a whole number
shape-fault-flag = it has to be true or false
shape-fault-list = it has to be a list
shape-fault-table = it has to be a table of names, each with a value
shape-fault-other = it does not fit
referee-op = There is no request called “{ $op }”; the requests are { LIST($ops) }.
referee-no-game = No game has been started here; begin with “new”, “load” or “replay”.
referee-seat = There is no seat “{ $slug }” in this game; the seats are { LIST($slugs) }.
referee-players = { $name } is a game for { LIST($counts, style: "or") } players, not for { $given }.
referee-twice = “{ $key }” is given both in the position and outside it, and the two differ.
referee-takes-seed = “seed” of this position: it has to be a whole number.
referee-takes-players = “players” of this position: it has to be a list of names.
referee-takes-options = “options” of this position: it has to be a table of options, each with its value.
referee-other-game = This position belongs to another game.
referee-version = The record was played under version { $given } of the rules; the rules here are now version { $version }.
referee-record = Choice { $number } of the record cannot be made: { $problem }
referee-render = The picture cannot be written to “{ $path }”: { $problem }.
referee-no-picture = There is no picture of this game.
referee-fault = This request failed, and nothing was changed; the fault is ours.

file-fault-missing = there is no such file or folder
file-fault-forbidden = access to it is forbidden
file-fault-folder = it is a folder
file-fault-encoding = it is not UTF-8
file-fault-other = the system does not allow it
