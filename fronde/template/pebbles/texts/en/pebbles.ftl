### Pebbles

game-name = Pebbles
game-pitch = Take the last stone of the heap.
game-players = Two or three players, one minute.

seat-flint = Flint
seat-slate = Slate
seat-chalk = Chalk

option-name-heap = Heap
    .help = How many stones there are.
score-stones = Stones
score-total = Total
verb-take = Take stones.
    .option = number
position-never-end = The game ends when the heap is empty.
setup-players = Two or three play this game; there are { $n }.

ask-take-stones = { $n } stones are left. How many do you take?
option-take = { $n ->
    [one] One stone
   *[other] { $n } stones
}
event-stones-taken = { $seat } takes { $n ->
    [one] one stone
   *[other] { $n } stones
}.
event-heap-emptied = { $seat } has taken the last stone and wins.
picture-alt = A heap of { $n } stones.

rules-first = 1-1 1-2
rule-1-1 = There is a heap of stones in the middle. Two or three players play.
    .title = The heap
rule-1-2 = Players take turns. On your turn, take one, two or three stones. The player who takes the last stone wins.
    .title = Taking
rule-1-3 = The last stone is taken automatically; nobody has to choose it.
    .title = The last stone

reason-fours = a multiple of four left for the next player
