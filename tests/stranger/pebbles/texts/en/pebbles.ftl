### Pebbles: a stranger's game.

game-name = Pebbles
game-pitch = Take the last pebble of the heap.
game-players = Two or three players, one minute.

seat-flint = Flint
seat-slate = Slate
seat-chalk = Chalk

option-name-heap = Heap
    .help = How many pebbles there are.
score-pebbles = Pebbles
score-total = Total
verb-take = Take pebbles.
    .option = number
position-never-end = The game ends with the heap.
setup-players = Two or three play this game; there are { $n }.

ask-take-pebbles = { $n } pebbles are left. How many do you take?
option-take = { $n ->
    [one] One pebble
   *[other] { $n } pebbles
}
event-pebbles-taken = { $seat } takes { $n ->
    [one] one pebble
   *[other] { $n } pebbles
}.
event-heap-emptied = { $seat } has taken the last pebble and wins.
picture-alt = A heap of { $n } pebbles.

rule-1-1 = A heap of pebbles lies in the middle. Two or three play.
    .title = The heap
rule-1-2 = In turn each takes one, two or three. Whoever takes the last wins.
    .title = Taking
rule-1-3 = The last pebble need not be asked for: it is taken.
    .title = The last

reason-fours = a multiple of four left for the next player
